"""`python -m bench.lib.families [--device cuda] [names...]`: matrices, rows, transforms, sparse, bytes.

Each case runs Vyre and its peers on the same arrays: NumPy, SciPy and Python's own on one thread of the CPU
(CPU time), torch and CuPy on a GPU (time between two waits for the device). Above 1, Vyre is faster.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from math import prod
from typing import Any

import numpy as np
from bench.machine import limit_blas

import vyre as vy
from vyre import lib

WARM = 4  # calls
Case = tuple[str, Callable[[], Any], dict[str, Callable[[], Any]], int | str]  # bytes moved, or a remark


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("names", nargs="*", help="only cases whose name begins so")
    given = parser.parse_args()
    if given.device == "cpu":
        limit_blas(1)
        vy.threads(1)
        clock, finish, source = time.process_time, lambda: None, on_cpu()
    else:
        import torch

        torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = False
        vy.use("cuda")
        clock, finish, source = time.perf_counter, torch.cuda.synchronize, on_gpu()
    copied = 0.0  # bytes of a copy in a second
    for name, run, peers, work in source:
        if given.names and not any(name.startswith((wanted, "copy")) for wanted in given.names):
            continue
        try:
            started = time.perf_counter()
            run()
            finish()
            first = time.perf_counter() - started
            own, made = best(run, given.runs, clock, finish), run()
        except Exception as fault:  # noqa: BLE001  # the other cases are still wanted
            print(f"{name:34} FAILED {type(fault).__name__}: {str(fault)[:200]}", flush=True)
            continue
        copied = max(copied, work / own) if isinstance(work, int) and name.startswith("copy") else copied
        line = f"{name:34} {own * 1e6:11.1f} us  first {first * 1e3:7.0f} ms  {_rate(work, own, copied)}"
        for peer, call in peers.items():
            try:
                off = _difference(made, call())
                finish()
                other = best(call, given.runs, clock, finish)
                line += f"; {peer} {other * 1e6:.1f} ({other / own:.2f}x){off}"
            except Exception as fault:  # noqa: BLE001  # a peer may lack a form
                line += f"; {peer} {type(fault).__name__}"
        print(line, flush=True)


def best(run: Callable[[], Any], runs: int, clock: Callable[[], float], finish: Callable[[], None]) -> float:
    """The least time of a call; short calls are repeated.

    A library learns the form of a call in its first calls, which do not count.
    """
    for _ in range(WARM):
        run()
    finish()
    started = clock()
    run()
    finish()
    count = max(1, int(0.002 / max(clock() - started, 1e-6)))
    least = float("inf")
    for _ in range(runs):
        started = clock()
        for _ in range(count):
            run()
        finish()
        least = min(least, (clock() - started) / count)
    return least


def _rate(work: int | str, seconds: float, copied: float) -> str:
    """The bytes in a second, also as a share of those of a copy."""
    if isinstance(work, str):
        return work
    rate = work / seconds
    return f"{rate / 1e9:5.0f} GB/s, {rate / copied:.3f} of a copy" if copied else f"{rate / 1e9:5.0f} GB/s"


def _difference(own: Any, theirs: Any) -> str:
    """How far two results on a GPU are apart, as a share of the greatest element.

    Nothing if they are as good as equal, or not comparable, as random numbers are not.
    """
    is_comparable = hasattr(own, "is_cuda") and hasattr(theirs, "is_cuda") and own.shape == theirs.shape
    if not is_comparable or not own.numel():
        return ""
    scale = float(theirs.abs().max()) if theirs.is_floating_point() or theirs.is_complex() else 1.0
    apart = float((own - theirs).abs().max()) / (scale or 1.0)
    return f" off by {apart:.1e}" if apart > 1e-5 else ""


def normals(*shape: int, dtype: str = "f4", seed: int = 0) -> Any:
    return np.random.default_rng(seed).standard_normal(shape, dtype=np.dtype(dtype).type)


def text(n: int) -> Any:
    return np.random.default_rng(0).integers(97, 123, n).astype(np.uint8)


def graph(n: int, each: int) -> tuple[Any, Any, Any]:
    rng = np.random.default_rng(0)
    columns = np.sort(rng.integers(0, n, (n, each)), 1).reshape(-1).astype(np.int32)
    return (
        (np.arange(n + 1) * each).astype(np.int32),
        columns,
        rng.standard_normal(n * each).astype(np.float32),
    )


def on_cpu() -> Iterator[Case]:
    import hashlib
    import zlib

    import scipy.fft
    import scipy.linalg
    import scipy.sparse
    import scipy.special

    for dtype in ("f4", "f8"):
        for n in (128, 512, 1024, 1021):
            a, b = normals(n, n, dtype=dtype), normals(n, n, dtype=dtype, seed=1)
            yield (
                f"matmul {dtype} {n}",
                lambda a=a, b=b: lib.matmul(a, b),
                {"numpy": lambda a=a, b=b: a @ b},
                "",
            )
    a, x = normals(4096, 4096), normals(4096)
    yield "matvec f4 4096", lambda: lib.matmul(a, x), {"numpy": lambda: a @ x}, ""
    yield "vecmat f4 4096", lambda: lib.matmul(x, a), {"numpy": lambda: x @ a}, ""
    yield "transpose f4 4096", lambda: lib.matrix_transpose(a), {"numpy": lambda: a.T.copy()}, ""
    for shape in ((4096, 4096), (4095, 4097), (1 << 19, 16), (1 << 16, 100)):
        r = normals(*shape)
        name = f"{shape[0]}x{shape[1]}"
        yield (
            f"softmax {name}",
            lambda r=r: lib.softmax(r),
            {"scipy": lambda r=r: scipy.special.softmax(r, -1)},
            "",
        )
        yield f"layernorm {name}", lambda r=r: lib.layernorm(r), {"numpy": lambda r=r: plain_layernorm(r)}, ""
    m = normals(512, 512, dtype="f8")
    s = m @ m.T + 512 * np.eye(512)
    yield (
        "cholesky f8 512",
        lambda: lib.cholesky(s),
        {"scipy": lambda: scipy.linalg.cholesky(s, lower=True)},
        "",
    )
    yield "lu f8 512", lambda: lib.lu(s), {"scipy": lambda: scipy.linalg.lu_factor(s)}, ""
    q = normals(8, 512, 64)
    yield "attention 8x512x64", lambda: lib.attention(q, q, q), {"numpy": lambda: plain_attention(q)}, ""
    image, kernel = normals(4, 16, 64, 64), normals(32, 16, 3, 3, seed=1)
    yield "conv 4x16x64x64, 3x3", lambda: lib.conv(image, kernel, padding=1), {}, ""
    for n in (1 << 10, 1 << 16, 1 << 20, 3**10, 100_003):
        z = (normals(n) + 1j * normals(n, seed=1)).astype(np.complex64)
        peers = {"numpy": lambda z=z: np.fft.fft(z), "scipy": lambda z=z: scipy.fft.fft(z)}
        yield f"fft c8 {n}", lambda z=z: lib.fft(z), peers, ""
    starts, columns, values = graph(1 << 18, 16)
    v = normals(1 << 18)
    sparse = scipy.sparse.csr_matrix((values, columns, starts), (1 << 18, 1 << 18))
    yield (
        "csr_matvec 2^18 x 16",
        lambda: lib.csr_matvec(starts, columns, values, v),
        {"scipy": lambda: sparse @ v},
        "",
    )
    letters = text(1 << 22)
    plain = letters.tobytes()
    yield "crc32 4 MiB", lambda: lib.crc32(letters), {"zlib": lambda: zlib.crc32(plain)}, ""
    cuts = np.arange(0, (1 << 22) + 1, 256).astype(np.int32)
    many = [plain[k : k + 256] for k in range(0, 1 << 22, 256)]
    peers = {"hashlib": lambda: [hashlib.sha256(one).digest() for one in many]}
    yield "sha256 16384 x 256", lambda: lib.sha256(letters, cuts), peers, ""
    yield "find_all one", lambda: lib.find_all(letters, b"abc"), {"python": lambda: plain.count(b"abc")}, ""
    yield "is_utf8 4 MiB", lambda: lib.is_utf8(letters), {"python": lambda: plain.decode()}, ""
    rng = np.random.default_rng(0)
    n = 1 << 24
    yield "uniform f4", lambda: lib.uniform(n, 1), {"numpy": lambda: rng.random(n, dtype=np.float32)}, ""
    yield (
        "normal f4",
        lambda: lib.normal(n, 1),
        {"numpy": lambda: rng.standard_normal(n, dtype=np.float32)},
        "",
    )
    yield "integers 0 to 9", lambda: lib.integers(0, 10, n, 1), {"numpy": lambda: rng.integers(0, 10, n)}, ""


def plain_layernorm(x: Any) -> Any:
    moved = x - x.mean(-1, keepdims=True)
    return moved / np.sqrt((moved**2).mean(-1, keepdims=True) + 1e-5)


def plain_attention(q: Any) -> Any:
    scores = q @ q.transpose(0, 2, 1) / 8
    e = np.exp(scores - scores.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True) @ q


def on_gpu() -> Iterator[Case]:
    import torch

    def drawn(*shape: int) -> Any:
        return torch.randn(*shape, device="cuda")

    big, x, tall = drawn(16384, 8192), drawn(8192), drawn(16384)
    yield "copy 16384x8192", lambda: big.clone(), {}, 8 * big.numel()
    yield from _rows_on_gpu(drawn)
    for shape in ((16384, 8192), (16383, 8191), (512, 512, 512), (1024, 1024), (32, 32)):
        r = drawn(*shape)
        for axis in range(len(shape)):
            peers = {"torch": lambda r=r, axis=axis: r.sum(axis)}
            name = f"sum axis {axis} of {'x'.join(map(str, shape))}"
            yield name, lambda r=r, axis=axis: lib.sum(r, axis=axis), peers, 4 * r.numel()
    for log in (28, 20, 10):
        v = drawn(1 << log)
        for name in ("sum", "max", "argmax", "median"):
            own, theirs = getattr(lib, name), getattr(torch, name)
            yield f"{name} 2^{log}", lambda v=v, f=own: f(v), {"torch": lambda v=v, f=theirs: f(v)}, 4 << log
        peers = {"torch": lambda v=v: torch.quantile(v, 0.3)}
        yield f"quantile 0.3 of 2^{log}", lambda v=v: lib.quantile(v, 0.3), peers, 4 << log
    yield "matvec 16384x8192", lambda: lib.matmul(big, x), {"torch": lambda: big @ x}, 4 * big.numel()
    yield "vecmat 16384x8192", lambda: lib.matmul(tall, big), {"torch": lambda: tall @ big}, 4 * big.numel()
    for n in (4095, 1024, 32):
        a, b = drawn(n, n), drawn(n)
        yield f"matvec {n}", lambda a=a, b=b: lib.matmul(a, b), {"torch": lambda a=a, b=b: a @ b}, 4 * n * n
        yield f"vecmat {n}", lambda a=a, b=b: lib.matmul(b, a), {"torch": lambda a=a, b=b: b @ a}, 4 * n * n
    for shape, order in (
        ((16384, 8192), (1, 0)), ((4095, 4097), (1, 0)), ((512, 512, 512), (2, 1, 0)),
        ((512, 512, 512), (1, 0, 2)), ((512, 512, 512), (0, 2, 1)), ((64, 256, 56, 56), (0, 2, 3, 1)),
        ((1024, 1024), (1, 0)), ((32, 32), (1, 0)),
    ):  # fmt: skip
        r = drawn(*shape)
        peers = {"torch": lambda r=r, order=order: r.permute(order).contiguous()}
        name = f"permute {'x'.join(map(str, shape))} by {order}"
        yield name, lambda r=r, order=order: lib.permute_dims(r, order), peers, 8 * r.numel()
    yield from _random_on_gpu()
    yield from _transforms_on_gpu(drawn)
    yield from _sparse_on_gpu(drawn)
    yield from _attention_on_gpu(drawn)
    yield from _convolutions_on_gpu(drawn)
    yield from _matrices_on_gpu(drawn)
    yield from _bytes_on_gpu()


def _rows_on_gpu(drawn: Callable[..., Any]) -> Iterator[Case]:
    from torch.nn import functional as F

    for shape in (
        (16384, 8192), (16383, 8191), (8191, 16385), (4096, 32768), (1 << 20, 32), (1 << 20, 100),
        (1 << 19, 255), (1 << 18, 500), (64, 1 << 20), (1024, 1024), (32, 32),
    ):  # fmt: skip
        r, w = drawn(*shape), drawn(shape[1])
        name, size, moved = f"{shape[0]}x{shape[1]}", (shape[1],), 8 * r.numel()
        yield f"softmax {name}", lambda r=r: lib.softmax(r), {"torch": lambda r=r: F.softmax(r, -1)}, moved
        peers = {"torch": lambda r=r: F.log_softmax(r, -1)}
        yield f"log_softmax {name}", lambda r=r: lib.log_softmax(r), peers, moved
        peers = {"torch": lambda r=r, w=w, size=size: F.layer_norm(r, size, w, w)}
        yield f"layernorm {name}", lambda r=r, w=w: lib.layernorm(r, w, w), peers, moved
        peers = {"torch": lambda r=r, w=w, size=size: F.rms_norm(r, size, w, 1e-5)}
        yield f"rmsnorm {name}", lambda r=r, w=w: lib.rmsnorm(r, w), peers, moved


def _random_on_gpu() -> Iterator[Case]:
    import torch

    for log in (28, 20, 10):
        n = 1 << log
        random: Any = {"torch": lambda n=n: torch.rand(n, device="cuda")}
        if find_spec("cupy") is not None:
            random["cupy"] = lambda n=n: import_module("cupy").random.random(n, dtype="f4")
        y, whole = torch.empty(n, device="cuda"), torch.empty(n, device="cuda", dtype=torch.int64)
        yield f"uniform 2^{log}", lambda n=n, y=y: lib.uniform(n, 1, out=y), random, 4 * n
        peers = {"torch": lambda n=n: torch.randn(n, device="cuda")}
        yield f"normal 2^{log}", lambda n=n, y=y: lib.normal(n, 1, out=y), peers, 4 * n
        peers = {"torch": lambda n=n: torch.randint(0, 10, (n,), device="cuda")}
        yield f"integers 2^{log}", lambda n=n, y=whole: lib.integers(0, 10, n, 1, out=y), peers, 8 * n


def _transforms_on_gpu(drawn: Callable[..., Any]) -> Iterator[Case]:
    import torch

    for rows, n in (
        (1, 1 << 24), (1, 1 << 20), (1, 1 << 10), (1, 3**14), (1, 1_000_003), (4096, 4096), (1 << 16, 256),
        (1 << 14, 1000), (16, 1 << 20),
    ):  # fmt: skip
        z = torch.view_as_complex(drawn(rows, n, 2))
        peers = {"torch": lambda z=z: torch.fft.fft(z)}
        yield f"fft {rows} x {n}", lambda z=z: lib.fft(z), peers, 16 * z.numel()
    r = drawn(1 << 24)
    yield "rfft 2^24", lambda: lib.rfft(r), {"torch": lambda: torch.fft.rfft(r)}, 8 * r.numel()


def _sparse_on_gpu(drawn: Callable[..., Any]) -> Iterator[Case]:
    import torch

    for log, each in ((22, 16), (22, 4), (18, 100), (20, 16), (10, 16)):
        n = 1 << log
        columns = torch.randint(0, n, (n, each), device="cuda").sort(1)[0].reshape(-1).int()
        starts = torch.arange(0, n * each + 1, each, device="cuda", dtype=torch.int32)
        values, v = drawn(n * each), drawn(n)
        sparse = torch.sparse_csr_tensor(starts, columns, values, (n, n))
        peers: Any = {"torch": lambda sparse=sparse, v=v: sparse @ v}
        if find_spec("cupy") is not None:
            cupy, theirs = import_module("cupy"), import_module("cupyx.scipy.sparse")
            same = theirs.csr_matrix(tuple(map(cupy.asarray, (values, columns, starts))), (n, n))
            w = cupy.asarray(v)
            peers["cupy"] = lambda same=same, w=w: same @ w
        run = lambda s=starts, c=columns, w=values, v=v: lib.csr_matvec(s, c, w, v)  # noqa: E731
        yield f"csr_matvec 2^{log} x {each}", run, peers, 8 * n * each


def _attention_on_gpu(drawn: Callable[..., Any]) -> Iterator[Case]:
    from torch.nn import attention
    from torch.nn import functional as F

    def theirs(q: Any, causal: bool, backend: Any) -> Any:
        with attention.sdpa_kernel(backend):
            return F.scaled_dot_product_attention(q, q, q, is_causal=causal)

    kinds = {"torch math": attention.SDPBackend.MATH, "torch": attention.SDPBackend.EFFICIENT_ATTENTION}
    for heads, n, deep in ((16, 4096, 64), (1, 4096, 64), (16, 1024, 64), (16, 4096, 128), (64, 256, 64)):
        q = drawn(1, heads, n, deep)
        for causal in (False, True):
            peers = {
                name: lambda q=q, c=causal, kind=kind: theirs(q, c, kind) for name, kind in kinds.items()
            }
            name = f"attention {heads}x{n}x{deep}{' causal' * causal}"
            work = f"{4 * heads * n * n * deep / (2 if causal else 1) / 1e9:.0f} GFLOP"
            yield name, lambda q=q, c=causal: lib.attention(q, q, q, causal=c), peers, work


def _convolutions_on_gpu(drawn: Callable[..., Any]) -> Iterator[Case]:
    from torch.nn import functional as F

    for shape, weight in (
        ((16, 64, 56, 56), (64, 64, 3, 3)), ((32, 128, 28, 28), (128, 128, 3, 3)),
        ((16, 3, 224, 224), (64, 3, 7, 7)), ((16, 256, 28, 28), (64, 256, 1, 1)),
    ):  # fmt: skip
        image, kernel, padding = drawn(*shape), drawn(*weight), weight[2] // 2
        peers = {"torch": lambda i=image, k=kernel, p=padding: F.conv2d(i, k, padding=p)}
        own = lambda i=image, k=kernel, p=padding: lib.conv(i, k, padding=p)  # noqa: E731
        count = 2 * shape[0] * shape[2] * shape[3] * prod(weight)
        yield f"conv {shape} {weight}", own, peers, f"{count / 1e9:.1f} GFLOP"
    image = drawn(16, 64, 112, 112)
    peers = {"torch": lambda: F.max_pool2d(image, 2)}
    yield "max_pool 2", lambda: lib.max_pool(image, 2), peers, 5 * image.numel()


def _matrices_on_gpu(drawn: Callable[..., Any]) -> Iterator[Case]:
    import torch

    for n in (256, 1024, 4096, 4095):
        a, b = drawn(n, n), drawn(n, n)
        for dtype in (torch.float32, torch.float64) if n in (1024, 4096) else (torch.float32,):
            pair = a.to(dtype), b.to(dtype)
            peers, work = {"torch": lambda p=pair: p[0] @ p[1]}, f"{2 * n**3 / 1e9:.0f} GFLOP"
            yield f"matmul {str(dtype)[6:]} {n}", lambda p=pair: lib.matmul(*p), peers, work
    c = drawn(64, 512, 512)
    yield "matmul 64 x 512", lambda: lib.matmul(c, c), {"torch": lambda: c @ c}, ""
    turned = {"torch": lambda: c @ c.mT}
    yield "matmul 64 x 512, b.T", lambda: lib.matmul(c, c, transpose_b=True), turned, ""
    s = drawn(1024, 1024)
    s = s @ s.T + 1024 * torch.eye(1024, device="cuda")
    yield "cholesky f4 1024", lambda: lib.cholesky(s), {"torch": lambda: torch.linalg.cholesky(s)}, ""
    yield "lu f4 1024", lambda: lib.lu(s), {"torch": lambda: torch.linalg.lu_factor(s)}, ""


def _bytes_on_gpu() -> Iterator[Case]:
    import torch

    letters = torch.from_numpy(text(1 << 28)).cuda()
    yield "crc32 256 MiB", lambda: lib.crc32(letters), {}, ""
    cuts = torch.arange(0, (1 << 28) + 1, 256, dtype=torch.int32, device="cuda")
    yield "sha256 2^20 x 256", lambda: lib.sha256(letters, cuts), {}, ""
    yield "xxhash64 2^20 x 256", lambda: lib.xxhash64(letters, cuts), {}, ""
    yield "is_utf8 256 MiB", lambda: lib.is_utf8(letters), {}, ""
    yield "find_all one, 256 MiB", lambda: lib.find_all(letters, b"abcd"), {}, ""
    yield "find_all many, 256 MiB", lambda: lib.find_all(letters, [b"abcd", b"hello", b"zzz"]), {}, ""


if __name__ == "__main__":
    main()
