"""The jobs that are measured, each with the same work done by Vyre and by its peers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F
from bench.cuda import kernels as K
from bench.cuda import products, streams
from bench.cuda.contest import Job, Maker, Work

Tensor = torch.Tensor

STEPS = 16
TOPICS = {
    "elementwise": "Elementwise",
    "softmax": "Softmax of rows, as a group kernel",
    "sum": "Sum",
    "stencil": "5-point stencil",
    "stream": "Stencils in one launch",
    "stream in 3-D": "Steps of 7 points in three dimensions",
    "transpose": "Transpose",
    "matmul": "Matrix product in f32, without tensor cores",
    "matmul of the library": "Matrix products of the library",
}


def jobs(topic: str, sizes: Sequence[tuple[int, ...]] = ()) -> Iterator[Callable[[], Job]]:
    """The jobs of a topic, each made when it is called, since their data fill gigabytes; of the given sizes
    that have as many numbers as its own, instead of those.
    """
    makers, own = MADE[topic]
    chosen = [size for size in sizes if len(size) == len(own[0])] if sizes else own
    for make in makers:
        for size in chosen:
            yield partial(make, *size)


def normal(*shape: int) -> Tensor:
    return torch.randn(*shape, device="cuda")


def empty(*shape: int) -> Tensor:
    return torch.empty(*shape, device="cuda")


def by_jax(function: Callable[[Any], Callable[..., Any]], *tensors: Tensor) -> Maker:
    """A function made with jax.numpy, compiled by JAX, on the memory of tensors."""

    def make() -> Work:
        import jax
        import jax.numpy as jnp

        arrays = [jnp.from_dlpack(tensor) for tensor in tensors]
        compiled = jax.jit(function(jnp))
        return lambda: compiled(*arrays)

    return make


def by_inductor(function: Callable[..., Any], *tensors: Tensor) -> Maker:
    """A function compiled by torch.compile for these shapes alone."""

    def make() -> Work:
        compiled = torch.compile(function, dynamic=False)
        return lambda: compiled(*tensors)

    return make


def by_triton(name: str, *arguments: Any) -> Maker:
    def make() -> Work:
        from bench.cuda import triton_peers

        return partial(getattr(triton_peers, name), *arguments)

    return make


@cache
def raw_kernels() -> Any:
    """The CUDA C++ of peers.cu, compiled by CuPy."""
    import cupy

    return cupy.RawModule(code=Path(__file__).with_name("peers.cu").read_text())


def by_raw_kernel(
    name: str, tensors: tuple[Tensor, ...], scalars: tuple[Any, ...], *, blocks: tuple[int, ...],
    threads: tuple[int, ...],
) -> Maker:  # fmt: skip
    """A kernel of peers.cu; the last tensor is what it writes."""

    def make() -> Work:
        import cupy

        kernel = raw_kernels().get_function(name)
        arguments = (*(cupy.asarray(tensor) for tensor in tensors), *scalars)

        def work() -> Tensor:
            kernel(blocks, threads, arguments)
            return tensors[-1]

        return work

    return make


def by_fuse(function: Callable[..., Any], *tensors: Tensor) -> Maker:
    """A function of CuPy arrays that CuPy fuses."""

    def make() -> Work:
        import cupy

        arrays = [cupy.asarray(tensor) for tensor in tensors]
        fused = cupy.fuse()(function)
        return lambda: fused(*arrays)

    return make


def tiles(size: int, each: int) -> int:
    return -(-size // each)


# Elementwise


def saxpy(n: int) -> Job:
    x, y, z = normal(n), normal(n), empty(n)

    def plain(x: Any, y: Any) -> Any:
        return x * 2.0 + y

    def fused(x: Any, y: Any) -> Any:
        return x * np.float32(2) + y

    return Job(
        f"saxpy, {named(n)}",
        {
            "vyre": lambda: lambda: K.saxpy(x, y, a=2.0, z=z),
            "torch": lambda: lambda: torch.add(y, x, alpha=2.0, out=z),
            "torch.compile": by_inductor(plain, x, y),
            "Triton": by_triton("saxpy", x, y, z, 2.0),
            "CuPy fuse": by_fuse(fused, x, y),
            "CuPy RawKernel": by_raw_kernel(
                "saxpy", (x, y, z), (np.float32(2), np.int64(n)), blocks=(tiles(n, 1024),), threads=(256,)
            ),
            "JAX": by_jax(lambda jnp: plain, x, y),
        },
        expected=lambda: 2.0 * x.double() + y.double(),
        size=n, moved=12 * n, out=(z,), copy_share=0.95, even=_even("saxpy", n),
    )  # fmt: skip


def named(n: int) -> str:
    return "2^28" if n == 1 << 28 else "2^28 - 1" if n == (1 << 28) - 1 else f"{n:,}"


def _even(title: str, n: int) -> str | None:
    return f"{title}, {named(n + 1)}" if n % 2 else None


def _torch_chain(x: Tensor) -> Tensor:
    y = (x * 1.5 + 0.25).clamp(-4.0, 4.0).abs().sqrt()
    return ((y - 0.5) * 3.0).clamp(-1.0, 2.0) + 1.0


def _cupy_chain(x: Any) -> Any:
    import cupy

    f = np.float32
    y = cupy.sqrt(cupy.abs(cupy.minimum(cupy.maximum(x * f(1.5) + f(0.25), f(-4)), f(4))))
    return cupy.minimum(cupy.maximum((y - f(0.5)) * f(3), f(-1)), f(2)) + f(1)


def _jax_chain(jnp: Any) -> Callable[[Any], Any]:
    def chain(x: Any) -> Any:
        y = jnp.sqrt(jnp.abs(jnp.clip(x * 1.5 + 0.25, -4.0, 4.0)))
        return jnp.clip((y - 0.5) * 3.0, -1.0, 2.0) + 1.0

    return chain


def chain(n: int) -> Job:
    x, y = normal(n), empty(n)
    return Job(
        f"chain of 8, {named(n)}",
        {
            "vyre": lambda: lambda: K.chain(x),
            "torch": lambda: lambda: _torch_chain(x),
            "torch.compile": by_inductor(_torch_chain, x),
            "Triton": by_triton("chain", x, y),
            "CuPy fuse": by_fuse(_cupy_chain, x),
            "JAX": by_jax(_jax_chain, x),
        },
        expected=lambda: _torch_chain(x.double()),
        size=n, moved=8 * n, out=(y,), copy_share=0.95, even=_even("chain of 8", n),
    )  # fmt: skip


# Rows and sums


def softmax(rows: int, width: int) -> Job:
    x, y = normal(rows, width), empty(rows, width)

    def ours() -> Work:
        wide = width % 4 == 0
        if wide and width <= 1024:
            return lambda: K.short_softmax(x, y=y, groups=rows)
        softmax, threads = (
            (K.narrow_softmax, 64) if width <= 1024
            else (K.softmax, 256) if width <= 8192
            else (K.wide_softmax, 1024)
        )  # fmt: skip
        each = 4 * tiles(width, 4 * threads)
        return lambda: softmax(x, y=y, each=each, wide=wide, groups=rows)

    def softmax_of(x: Any) -> Any:
        return torch.softmax(x, 1)

    def jax_softmax(jnp: Any) -> Callable[[Any], Any]:
        from jax.nn import softmax

        return partial(softmax, axis=1)

    return Job(
        f"{rows} x {width}",
        {
            "vyre": ours,
            "torch": lambda: lambda: softmax_of(x),
            "torch.compile": by_inductor(softmax_of, x),
            "Triton": by_triton("softmax", x, y),
            "JAX": by_jax(jax_softmax, x),
        },
        expected=lambda: torch.softmax(x.double(), 1),
        size=rows * width, moved=8 * rows * width, out=(y,), copy_share=0.88,
        even=f"{rows} x {width + 1}" if width % 2 else None,
    )  # fmt: skip


def total(n: int) -> Job:
    x = torch.rand(n, device="cuda")
    x[-1] = n / 4  # so large that it is missed if it is left out
    first = 8192
    parts, whole = empty(tiles(n, first)), empty(1)
    assert parts.numel() <= 256 * 128, "what the second launch adds up"

    def ours() -> Any:
        K.partial_sums(x, y=parts, groups=parts.numel())
        return K.partial_sums(parts, y=whole, each=128, groups=1)

    def by_cupy() -> Work:
        import cupy

        array = cupy.asarray(x)
        return lambda: array.sum()

    return Job(
        f"sum, {named(n)}",
        {
            "vyre": lambda: ours,
            "torch": lambda: lambda: x.sum(),
            "torch.compile": by_inductor(lambda x: x.sum(), x),
            "Triton": by_triton("total", x, parts, whole),
            "CuPy": by_cupy,
            "JAX": by_jax(lambda jnp: jnp.sum, x),
        },
        expected=lambda: x.double().sum().reshape(1),
        size=n, moved=4 * n, out=(parts, whole), copy_share=0.93, even=_even("sum", n),
    )  # fmt: skip


# Neighbours and tiles


def _torch_step(x: Tensor) -> Tensor:
    p = F.pad(x, (1, 1, 1, 1))
    return 0.2 * (x + p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:])


def _torch_steps(x: Tensor) -> Tensor:
    for _ in range(STEPS):
        x = _torch_step(x)
    return x


def _jax_steps(count: int) -> Callable[[Any], Callable[[Any], Any]]:
    def with_numpy(jnp: Any) -> Callable[[Any], Any]:
        def steps(x: Any) -> Any:
            for _ in range(count):
                p = jnp.pad(x, 1)
                x = 0.2 * (x + p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:])
            return x

        return steps

    return with_numpy


def _to_and_fro(step: Callable[[Tensor, Tensor], Any], x: Tensor, a: Tensor, b: Tensor) -> Tensor:
    """Sixteen launches, each from what the one before wrote."""
    source, target, other = x, a, b
    for _ in range(STEPS):
        step(source, target)
        source, target, other = target, other, target
    return source


def _raw_step(height: int, width: int) -> Callable[[Tensor, Tensor], Any]:
    import cupy

    kernel = raw_kernels().get_function("five_point")
    blocks, sizes = (tiles(width, 32), tiles(height, 8)), (np.int32(height), np.int32(width))

    def step(source: Tensor, target: Tensor) -> None:
        kernel(blocks, (32, 8), (cupy.asarray(source), cupy.asarray(target), *sizes))

    return step


def one_step(height: int, width: int) -> Job:
    x, y = normal(height, width), empty(height, width)

    def raw() -> Work:
        step = _raw_step(height, width)

        def work() -> Tensor:
            step(x, y)
            return y

        return work

    return Job(
        f"one step, {height} x {width}",
        {
            "vyre": lambda: lambda: K.five_point(x, y=y),
            "torch": lambda: lambda: _torch_step(x),
            "torch.compile": by_inductor(_torch_step, x),
            "Triton": by_triton("five_point", x, y),
            "CuPy RawKernel": raw,
            "JAX": by_jax(_jax_steps(1), x),
        },
        expected=lambda: _torch_step(x.double()),
        size=height * width, moved=8 * height * width, out=(y,), copy_share=0.90,
        even="one step, 8192 x 8192" if width % 2 else None,
    )  # fmt: skip


def many_steps(height: int, width: int) -> Job:
    x, a, b = normal(height, width), empty(height, width), empty(height, width)

    def by_hand() -> Work:
        from bench.cuda import triton_peers

        return partial(_to_and_fro, triton_peers.five_point, x, a, b)

    return Job(
        f"{STEPS} steps, {height} x {width}",
        {
            "vyre": lambda: lambda: K.sixteen_steps(x),
            "vyre, 16 calls": lambda: partial(_to_and_fro, lambda x, y: K.five_point(x, y=y), x, a, b),
            "torch": lambda: lambda: _torch_steps(x),
            "torch.compile": by_inductor(_torch_steps, x),
            "Triton, 16 launches": by_hand,
            "CuPy RawKernel, 16 launches": lambda: partial(_to_and_fro, _raw_step(height, width), x, a, b),
            "JAX": by_jax(_jax_steps(STEPS), x),
        },
        expected=lambda: _torch_steps(x.double()),
        size=height * width, moved=STEPS * 8 * height * width, out=(a, b),
        ahead_of=("torch.compile", "Triton, 16 launches", "CuPy RawKernel, 16 launches"),
        even=f"{STEPS} steps, 8192 x 8192" if width % 2 else None,
    )  # fmt: skip


def transpose(height: int, width: int) -> Job:
    x, y = normal(height, width), empty(width, height)
    tall, wide = (96, 96) if width % 4 or height % 4 else (128, 64)
    groups = (tiles(width, wide), tiles(height + 7, tall))

    def turned(x: Tensor) -> Tensor:
        return x.t().contiguous()

    return Job(
        f"transpose, {height} x {width}",
        {
            "vyre": lambda: lambda: K.transpose(x, y=y, tall=tall, wide=wide, groups=groups),
            "torch": lambda: lambda: y.copy_(x.t()),
            "torch.compile": by_inductor(turned, x),
            "Triton": by_triton("transpose", x, y),
            "CuPy RawKernel": by_raw_kernel(
                "transpose", (x, y), (np.int32(height), np.int32(width)),
                blocks=(tiles(width, 32), tiles(height, 32)), threads=(32, 8),
            ),
            "JAX": by_jax(lambda jnp: jnp.transpose, x),
        },
        expected=lambda: x.double().t(),
        size=height * width, moved=8 * height * width, out=(y,), copy_share=0.85,
        even="transpose, 8192 x 8192" if width % 2 else None,
    )  # fmt: skip


def matmul(size: int) -> Job:
    a, b, c = normal(size, size), normal(size, size), empty(size, size)
    groups = (tiles(size, 128), tiles(size, 128), 1)
    contenders = {
        "vyre": lambda: lambda: K.matmul(a, b, c=c, groups=groups),
        "torch (cuBLAS)": lambda: lambda: torch.mm(a, b, out=c),
        "JAX": by_jax(lambda jnp: partial(jnp.matmul, precision="highest"), a, b),
    }
    if size % 128 == 0:  # the one by hand has no masks
        contenders["Triton"] = by_triton("matmul", a, b, c)
    return Job(
        f"{size} x {size} x {size}",
        contenders,
        expected=lambda: a.double() @ b.double(),
        size=size * size, flops=2 * size**3, out=(c,), tflops=30.0,
    )  # fmt: skip


N = 1 << 28
GRIDS = ((8192, 8192), (8191, 8193))
MADE: dict[str, tuple[tuple[Callable[..., Job], ...], tuple[tuple[int, ...], ...]]] = {
    "elementwise": ((saxpy, chain), ((N,), (N - 1,))),
    "softmax": ((softmax,), ((8192, 8192), (8192, 8191), (65536, 1024), (65536, 1023))),
    "sum": ((total,), ((N,), (N - 1,))),
    "stencil": ((one_step, many_steps), GRIDS),
    "stream": ((streams.edges,), ((4321, 7681), (2160, 3840))),
    "stream in 3-D": ((streams.heat,), ((384, 384, 384), (385, 383, 387))),
    "transpose": ((transpose,), GRIDS),
    "matmul": ((matmul,), ((4096,),)),
    "matmul of the library": (products.MAKERS, products.SIZES),
}
