"""`python -m bench.lib.families [--device cuda] [names...]`: matrices, rows, transforms, sparse, bytes.

Each case runs Vyre and its peers on the same arrays: NumPy, SciPy and Python's own on one thread of the CPU
(CPU time), torch and CuPy on a GPU (time between two waits for the device). Above 1, Vyre is faster.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from bench.machine import limit_blas

import vyre as vy
from vyre import lib

Case = tuple[str, Callable[[], Any], dict[str, Callable[[], Any]], str]


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

        torch.backends.cuda.matmul.allow_tf32 = False
        vy.use("cuda")
        clock, finish, source = time.perf_counter, torch.cuda.synchronize, on_gpu()
    for name, run, peers, work in source:
        if given.names and not any(name.startswith(wanted) for wanted in given.names):
            continue
        try:
            started = time.perf_counter()
            run()
            finish()
            first = time.perf_counter() - started
            own = best(run, given.runs, clock, finish)
        except Exception as fault:  # noqa: BLE001  # the other cases are still wanted
            print(f"{name:34} FAILED {type(fault).__name__}: {str(fault)[:200]}", flush=True)
            continue
        line = f"{name:34} {own * 1e6:11.1f} us  first {first * 1e3:7.0f} ms  {work}"
        for peer, call in peers.items():
            try:
                call()
                finish()
                other = best(call, given.runs, clock, finish)
                line += f"; {peer} {other * 1e6:.1f} ({other / own:.2f}x)"
            except Exception as fault:  # noqa: BLE001  # a peer may lack a form
                line += f"; {peer} {type(fault).__name__}"
        print(line, flush=True)


def best(run: Callable[[], Any], runs: int, clock: Callable[[], float], finish: Callable[[], None]) -> float:
    """The least time of a call; short calls are repeated."""
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
    from torch.nn import functional as F

    try:
        import cupy
    except ImportError:
        cupy = None

    def gpu(x: Any) -> Any:
        return torch.from_numpy(x).cuda()

    for dtype, sizes in (("f4", (256, 1024, 4096, 4095)), ("f8", (1024, 4096))):
        for n in sizes:
            a, b = gpu(normals(n, n, dtype=dtype)), gpu(normals(n, n, dtype=dtype, seed=1))
            work = f"{2 * n**3 / 1e9:.0f} GFLOP"
            yield (
                f"matmul {dtype} {n}",
                lambda a=a, b=b: lib.matmul(a, b),
                {"torch": lambda a=a, b=b: a @ b},
                work,
            )
    a = gpu(normals(64, 512, 512))
    yield "matmul f4 64 x 512", lambda: lib.matmul(a, a), {"torch": lambda: a @ a}, ""
    yield (
        "matmul f4 64 x 512, b.T",
        lambda: lib.matmul(a, a, transpose_b=True),
        {"torch": lambda: a @ a.mT},
        "",
    )
    big, x = gpu(normals(16384, 8192)), gpu(normals(8192))
    yield "matvec 16384x8192", lambda: lib.matmul(big, x), {"torch": lambda: big @ x}, "512 MiB"
    yield (
        "transpose 16384x8192",
        lambda: lib.matrix_transpose(big),
        {"torch": lambda: big.T.contiguous()},
        "1 GiB",
    )
    yield "copy 16384x8192", lambda: big.clone(), {}, "1 GiB"
    for shape in ((16384, 8192), (16383, 8191), (1 << 20, 32), (1 << 20, 100), (64, 1 << 20)):
        r, w = gpu(normals(*shape)), gpu(normals(shape[1]))
        name, size = f"{shape[0]}x{shape[1]}", (shape[1],)
        yield f"softmax {name}", lambda r=r: lib.softmax(r), {"torch": lambda r=r: F.softmax(r, -1)}, ""
        yield (
            f"log_softmax {name}",
            lambda r=r: lib.log_softmax(r),
            {"torch": lambda r=r: F.log_softmax(r, -1)},
            "",
        )
        peers = {"torch": lambda r=r, w=w, size=size: F.layer_norm(r, size, w, w)}
        yield f"layernorm {name}", lambda r=r, w=w: lib.layernorm(r, w, w), peers, ""
    for n, deep in ((1024, 64), (4096, 64), (4096, 128)):
        q = gpu(normals(1, 16, n, deep))
        for causal in (False, True):
            peers = {"torch": lambda q=q, c=causal: F.scaled_dot_product_attention(q, q, q, is_causal=c)}
            name = f"attention 16x{n}x{deep}{' causal' * causal}"
            yield name, lambda q=q, c=causal: lib.attention(q, q, q, causal=c), peers, ""
    image, kernel = gpu(normals(16, 64, 56, 56)), gpu(normals(64, 64, 3, 3, seed=1))
    peers = {"torch": lambda: F.conv2d(image, kernel, padding=1)}
    yield "conv 16x64x56x56, 3x3", lambda: lib.conv(image, kernel, padding=1), peers, ""
    yield "max_pool 2", lambda: lib.max_pool(image, 2), {"torch": lambda: F.max_pool2d(image, 2)}, ""
    for n in (1 << 10, 1 << 20, 1 << 24, 3**14, 1_000_003):
        z = gpu((normals(n) + 1j * normals(n, seed=1)).astype(np.complex64))
        yield f"fft c8 {n}", lambda z=z: lib.fft(z), {"torch": lambda z=z: torch.fft.fft(z)}, ""
    rows = gpu((normals(4096, 4096) + 1j * normals(4096, 4096, seed=1)).astype(np.complex64))
    yield "fft c8 4096 rows of 4096", lambda: lib.fft(rows), {"torch": lambda: torch.fft.fft(rows)}, ""
    s = gpu(normals(1024, 1024))
    s = s @ s.T + 1024 * torch.eye(1024, device="cuda")
    yield "cholesky f4 1024", lambda: lib.cholesky(s), {"torch": lambda: torch.linalg.cholesky(s)}, ""
    yield "lu f4 1024", lambda: lib.lu(s), {"torch": lambda: torch.linalg.lu_factor(s)}, ""
    starts, columns, values = (gpu(part) for part in graph(1 << 22, 16))
    v = gpu(normals(1 << 22))
    sparse = torch.sparse_csr_tensor(starts, columns, values, (1 << 22, 1 << 22))
    yield (
        "csr_matvec 2^22 x 16",
        lambda: lib.csr_matvec(starts, columns, values, v),
        {"torch": lambda: sparse @ v},
        "",
    )
    letters = gpu(text(1 << 28))
    yield "crc32 256 MiB", lambda: lib.crc32(letters), {}, ""
    cuts = torch.arange(0, (1 << 28) + 1, 256, dtype=torch.int32, device="cuda")
    yield "sha256 2^20 x 256", lambda: lib.sha256(letters, cuts), {}, ""
    yield "xxhash64 2^20 x 256", lambda: lib.xxhash64(letters, cuts), {}, ""
    yield "is_utf8 256 MiB", lambda: lib.is_utf8(letters), {}, ""
    yield "find_all one, 256 MiB", lambda: lib.find_all(letters, b"abcd"), {}, ""
    yield "find_all many, 256 MiB", lambda: lib.find_all(letters, [b"abcd", b"hello", b"zzz"]), {}, ""
    n = 1 << 28
    random = {"torch": lambda: torch.rand(n, device="cuda")}
    if cupy is not None:
        random["cupy"] = lambda: cupy.random.random(n, dtype=cupy.float32)
    yield "uniform f4 2^28", lambda: lib.uniform(n, 1, device="cuda"), random, "1 GiB"
    peers = {"torch": lambda: torch.randn(n, device="cuda")}
    yield "normal f4 2^28", lambda: lib.normal(n, 1, device="cuda"), peers, "1 GiB"
    peers = {"torch": lambda: torch.randint(0, 10, (n,), device="cuda")}
    yield "integers 2^28", lambda: lib.integers(0, 10, n, 1, device="cuda"), peers, "2 GiB"


if __name__ == "__main__":
    main()
