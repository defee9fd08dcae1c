"""What is measured: a kernel with its arguments, the result that NumPy gives, and how much work it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from bench.cpu import kernels
from bench.cpu.timing import Work

Array = np.ndarray[Any, Any]
F = np.float32


@dataclass(frozen=True, slots=True)
class Job:
    """A kernel and its arguments in the order of its parameters.

    `output` is the argument that it writes, `expected` what must stand there, bit for bit if `exact` and
    else within 1 in 10,000; `loops` is how far the outermost loop of the same work in C goes. `bytes` are
    those that must go to and from memory, `flops` the arithmetic.
    """

    name: str
    kernel: Any
    arguments: tuple[Any, ...]
    output: Array
    expected: Array
    grid: tuple[int, ...]
    loops: int
    elements: int
    bytes: int
    flops: int = 0
    exact: bool = True
    numpy: Work | None = None
    in_c: bool = True
    in_numba: bool = True
    options: dict[str, Any] = field(default_factory=dict)

    def checked(self, work: Work, *, exact: bool = False) -> Work:
        """The work, once it has given the expected result."""
        self.output[...] = 0
        work()
        if exact and self.exact:
            if self.output.tobytes() != self.expected.tobytes():
                raise AssertionError(f"{self.name}: the kernel's bytes are not NumPy's")
        else:
            wrong = ~np.isclose(self.output, self.expected, rtol=1e-4, atol=1e-6)
            # gcc fuses a * b + c, so that some points of mandelbrot leave a step sooner or later.
            if wrong.mean() > 0.01:
                raise AssertionError(f"{self.name}: {wrong.mean():.1%} of the results are wrong")
        return work


def floats(rng: np.random.Generator, *shape: int) -> Array:
    """Random f32 in 0..1."""
    return rng.random(shape, F)


def saxpy(n: int, rng: np.random.Generator) -> Job:
    x, y, out, a = floats(rng, n), floats(rng, n), np.zeros(n, F), F(rng.random())

    def by_numpy() -> None:
        np.multiply(x, a, out=out)
        np.add(out, y, out=out)

    return Job(
        "saxpy", kernels.saxpy, (x, y, out, a), out, a * x + y, (n,), n, n, 12 * n, 2 * n, numpy=by_numpy
    )


def chain(n: int, rng: np.random.Generator) -> Job:
    x, y, out = floats(rng, n), floats(rng, n), np.zeros(n, F)

    def by_numpy() -> None:
        np.multiply(x, F(1.5), out=out)
        np.add(out, F(0.25), out=out)
        np.multiply(out, out, out=out)
        np.subtract(out, y, out=out)
        np.multiply(out, F(0.5), out=out)
        np.add(out, x, out=out)
        np.abs(out, out=out)
        np.subtract(out, F(1), out=out)

    by_numpy()
    return Job(
        "chain", kernels.chain, (x, y, out), out, out.copy(), (n,), n, n, 12 * n, 8 * n, numpy=by_numpy
    )


def stencil(n: int, rng: np.random.Generator) -> Job:
    x, out = floats(rng, n), np.zeros(n, F)

    def by_numpy() -> None:
        out[:] = x
        np.add(x[:-1], out[1:], out=out[1:])
        np.add(out[:-1], x[1:], out=out[:-1])
        np.multiply(out, F(0.25), out=out)

    by_numpy()
    return Job(
        "stencil", kernels.stencil, (x, out), out, out.copy(), (n,), n, n, 8 * n, 3 * n, numpy=by_numpy
    )


def _tree(parts: Array) -> Array:
    """The sum of each row as the kernels add it up: the upper half onto the lower, and again."""
    while parts.shape[1] > 1:
        half = parts.shape[1] // 2
        parts = parts[:, :half] + parts[:, half:]
    return parts[:, 0]


def reduce_tree(n: int, rng: np.random.Generator) -> Job:
    groups = n // 256
    n = groups * 256
    x, out = floats(rng, n), np.zeros(groups, F)

    def by_numpy() -> None:
        np.sum(x.reshape(groups, 256), axis=1, out=out)

    return Job(
        "reduce_tree", kernels.reduce_tree, (x, out), out, _tree(x.reshape(groups, 256)), (groups,), groups,
        n, 4 * n, n, numpy=by_numpy, options={"groups": groups},
    )  # fmt: skip


def reduce_strided(n: int, rng: np.random.Generator) -> Job:
    groups = max(n // 4096, 1)
    n = groups * 4096
    x, out = floats(rng, n), np.zeros(groups, F)
    parts = np.zeros((groups, 256), F)
    for k in range(16):
        parts = parts + x.reshape(groups, 16, 256)[:, k]

    def by_numpy() -> None:
        np.sum(x.reshape(groups, 4096), axis=1, out=out)

    return Job(
        "reduce_strided", kernels.reduce_strided, (x, out), out, _tree(parts), (groups,), groups, n, 4 * n, n,
        numpy=by_numpy, options={"groups": groups},
    )  # fmt: skip


def softmax(rows: int, width: int, rng: np.random.Generator, *, kernel: Any = kernels.softmax) -> Job:
    x, out = floats(rng, rows, width) * F(8), np.zeros((rows, width), F)

    def by_numpy() -> None:
        np.subtract(x, x.max(axis=1, keepdims=True), out=out)
        np.exp(out, out=out)
        np.divide(out, out.sum(axis=1, keepdims=True), out=out)

    by_numpy()
    return Job(
        "softmax", kernel, (x, out), out, out.copy(), (rows,), rows, out.size, 8 * out.size,
        numpy=by_numpy, exact=False, options={"groups": rows},
    )  # fmt: skip


def column_sum(height: int, width: int, rng: np.random.Generator) -> Job:
    x, out = floats(rng, height, width), np.zeros(width, F)
    expected = np.zeros(width, F)
    for row in x:
        expected = expected + row

    def by_numpy() -> None:
        np.sum(x, axis=0, out=out)

    return Job(
        "column_sum", kernels.column_sum, (x, out), out, expected, (width,), width, x.size, x.nbytes, x.size,
        numpy=by_numpy,
    )  # fmt: skip


def mandelbrot(size: int, rng: np.random.Generator) -> Job:
    del rng  # there is nothing random in it
    steps = np.zeros((size, size), np.int32)
    left, top, step = F(-2), F(-1.25), F(2.5 / size)
    at = np.arange(size, dtype=F)
    cx, cy = (left + step * at)[None, :], (top + step * at)[:, None]
    x, y = np.zeros((size, size), F), np.zeros((size, size), F)
    expected, inside = np.zeros_like(steps), np.ones(steps.shape, bool)
    with np.errstate(all="ignore"):
        for n in range(256):
            inside &= ~(x * x + y * y > 4)
            expected[inside] = n + 1
            x, y = x * x - y * y + cx, F(2) * x * y + cy
    return Job(
        "mandelbrot", kernels.mandelbrot, (steps, left, top, step), steps, expected, steps.shape, steps.size,
        steps.size, 4 * steps.size, 10 * int(expected.sum()),
    )  # fmt: skip


def matmul(size: int, rng: np.random.Generator) -> Job:
    a, b, c = floats(rng, size, size), floats(rng, size, size), np.zeros((size, size), F)
    tiles = size // kernels.TILE
    return Job(
        "matmul", kernels.matmul, (a, b, c), c, a @ b, (tiles, tiles), 0, c.size, 12 * c.size, 2 * size**3,
        exact=False, numpy=lambda: np.matmul(a, b, out=c), in_c=False, in_numba=False,
        options={"groups": (tiles, tiles)},
    )  # fmt: skip


def gather(n: int, rng: np.random.Generator) -> Job:
    x, index, out = floats(rng, n), rng.integers(0, n, n, dtype=np.int32), np.zeros(n, F)
    return Job(
        "gather", kernels.gather, (x, index, out), out, x[index], (n,), n, n, 12 * n,
        numpy=lambda: np.take(x, index, out=out, mode="clip"),
    )  # fmt: skip


def histogram(n: int, rng: np.random.Generator) -> Job:
    x, counts = rng.integers(0, 1 << 32, n, dtype=np.uint32), np.zeros(256, np.uint32)

    def by_numpy() -> None:
        counts[:] = np.bincount(x >> 24, minlength=256)

    by_numpy()
    return Job(
        "histogram", kernels.histogram, (x, counts), counts, counts.copy(), (n,), n, n, 4 * n, n,
        numpy=by_numpy, in_numba=False, options={"domain": n},
    )  # fmt: skip


Make = Callable[[np.random.Generator], Job]

MILLION_16 = 1 << 24

# Beyond the caches: what memory lets through.
LARGE: dict[str, Make] = {
    "saxpy 16M": lambda rng: saxpy(MILLION_16, rng),
    "saxpy 16M + 3": lambda rng: saxpy(MILLION_16 + 3, rng),
    "chain of 8, 16M": lambda rng: chain(MILLION_16, rng),
    "3-point stencil 16M": lambda rng: stencil(MILLION_16, rng),
    "reduction by trees of 256, 16M": lambda rng: reduce_tree(MILLION_16, rng),
    "reduction by 4096, 16M": lambda rng: reduce_strided(MILLION_16, rng),
    "softmax 16384 x 1024": lambda rng: softmax(16384, 1024, rng),
    "softmax 16384 x 1024 by trees": lambda rng: softmax(16384, 1024, rng, kernel=kernels.softmax_trees),
    "column sum 1024 x 16384": lambda rng: column_sum(1024, 16384, rng),
    "gather of 16M from 16M": lambda rng: gather(MILLION_16, rng),
    "histogram of 16M, atomics": lambda rng: histogram(MILLION_16, rng),
    "saxpy 1 MB": lambda rng: saxpy(1_000_000 // 12, rng),
    "mandelbrot 512 x 512": lambda rng: mandelbrot(512, rng),
    "matmul 512": lambda rng: matmul(512, rng),
}

# In the caches: what the code is worth. 2,000 elements of three arrays fill 24 of 32 KB of L1.
SMALL: dict[str, Make] = {
    "saxpy 2,000": lambda rng: saxpy(2_000, rng),
    "saxpy 1,999": lambda rng: saxpy(1_999, rng),
    "saxpy 37": lambda rng: saxpy(37, rng),
    "saxpy 50,000": lambda rng: saxpy(50_000, rng),
    "chain of 8, 2,000": lambda rng: chain(2_000, rng),
    "3-point stencil 2,000": lambda rng: stencil(2_000, rng),
    "reduction by trees of 256, 4,096": lambda rng: reduce_tree(4_096, rng),
    "reduction by 4096, 4,096": lambda rng: reduce_strided(4_096, rng),
    "softmax 4 x 1024": lambda rng: softmax(4, 1024, rng),
    "softmax 4 x 1000": lambda rng: softmax(4, 1000, rng),
    "softmax 4 x 1024 by trees": lambda rng: softmax(4, 1024, rng, kernel=kernels.softmax_trees),
    "column sum 64 x 64": lambda rng: column_sum(64, 64, rng),
    "column sum 64 x 2048": lambda rng: column_sum(64, 2048, rng),
    "gather 2,000": lambda rng: gather(2_000, rng),
    "histogram of 2,000, atomics": lambda rng: histogram(2_000, rng),
    "mandelbrot 64 x 64": lambda rng: mandelbrot(64, rng),
    "matmul 64": lambda rng: matmul(64, rng),
}
