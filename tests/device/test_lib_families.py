"""Matrices, rows, transforms, sparse matrices, bytes, random numbers: the same bytes on a GPU and the CPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import assert_same, on, values
from vyre import lib

BYTES = np.random.default_rng(0).integers(97, 123, 300_001).astype(np.uint8)
CUTS = np.arange(0, 300_001, 1000).astype(np.int32)
ROWS, COLUMNS = (np.random.default_rng(k).integers(0, 1000, 20_000).astype(np.int32) for k in (1, 2))
SPARSE = ROWS, COLUMNS, values("f4", 20_000), 1000


def csr() -> Any:
    with on("cpu"):
        return lib.csr_from_coo(*SPARSE)


def complexes(n: int) -> Any:
    return (values("f8", n) + 1j * values("f8", n, seed=1)).astype(np.complex64)


CASES: dict[str, Callable[[], Any]] = {
    **{f"matmul {m} {k} {n} {t}":
           lambda m=m, k=k, n=n, t=t: lib.matmul(values(t, (m, k)), values(t, (k, n), seed=1))
       for m, k, n in ((1, 1, 1), (33, 65, 17), (129, 300, 257), (200, 5, 1), (1, 1000, 300))
       for t in ("f4", "f8", "f2", "i4")},
    "matmul batch": lambda: lib.matmul(values("f4", (5, 70, 33)), values("f4", (5, 33, 90), seed=1)),
    "matmul batch shared": lambda: lib.matmul(values("f4", (5, 70, 33)), values("f4", (33, 90), seed=1)),
    "matmul a.T": lambda: lib.matmul(values("f4", (33, 70)), values("f4", (33, 90)), transpose_a=True),
    "matmul b.T": lambda: lib.matmul(values("f4", (3, 70, 33)), values("f4", (3, 90, 33)), transpose_b=True),
    "einsum": lambda: lib.einsum("bij,bkj->bik", values("f4", (3, 20, 30)), values("f4", (3, 40, 30))),
    "cholesky": lambda: lib.cholesky(values("f8", (99, 99)) @ values("f8", (99, 99)).T + 9 * np.eye(99)),
    "lu": lambda: lib.lu(values("f4", (100, 100))),
    "solve": lambda: lib.solve_triangular(values("f8", (99, 99)) + 30 * np.eye(99), values("f8", (99, 7))),
    **{f"{f.__name__} {n}": lambda f=f, n=n: f(values("f4", (7, n), special=n % 2 == 0))
       for f in (lib.softmax, lib.log_softmax, lib.layernorm, lib.rmsnorm)
       for n in (1, 5, 32, 33, 256, 1000, 8191, 8193, 40_000)},
    **{f"softmax {t}": lambda t=t: lib.softmax(values(t, (9, 700))) for t in ("f2", "f8")},
    **{f"attention {n} {m} {d} {c}": lambda n=n, m=m, d=d, c=c: lib.attention(
           *(values("f4", (2, size, d), seed=k) for k, size in enumerate((n, m, m))), causal=c)
       for n, m, d in ((1, 1, 1), (70, 100, 64), (65, 33, 100), (9, 50, 200)) for c in (False, True)},
    "conv": lambda: lib.conv(values("f4", (3, 5, 20, 21)), values("f4", (7, 5, 3, 3)), padding=1, stride=2),
    "max_pool": lambda: lib.max_pool(values("f4", (3, 5, 20, 21), special=True), 3, padding=1),
    "avg_pool": lambda: lib.avg_pool(values("f4", (3, 5, 20)), 3, padding=1),
    **{f"fft {n}": lambda n=n: lib.fft(complexes(n)) for n in (1, 8, 60, 1001, 4096, 10_007, 1 << 16)},
    "irfft": lambda: lib.irfft(lib.rfft(values("f4", (5, 1000)))),
    "permute": lambda: lib.permute_dims(values("f4", (30, 40, 50)), (2, 0, 1)),
    "csr_from_coo": lambda: lib.csr_from_coo(*SPARSE),
    "csr_matvec": lambda: lib.csr_matvec(*csr(), values("f4", 1000)),
    "csr_matmul": lambda: lib.csr_matmul(*csr(), values("f4", (1000, 9))),
    "csr_transpose": lambda: lib.csr_transpose(*csr(), 1000),
    "bfs": lambda: lib.bfs(*csr()[:2], 0),
    "sssp": lambda: lib.sssp(*csr()[:2], np.abs(values("f4", 20_000)), 0),
    "components": lambda: lib.connected_components(*csr()[:2]),
    "pagerank": lambda: lib.pagerank(*csr()[:2], iterations=20, tolerance=0.0),
    "crc32": lambda: lib.crc32(BYTES),
    "crc32 many": lambda: lib.crc32(BYTES, CUTS),
    "sha256": lambda: lib.sha256(BYTES, CUTS),
    "xxhash64": lambda: lib.xxhash64(BYTES, CUTS),
    "fnv1a": lambda: lib.fnv1a(BYTES, CUTS),
    "find_all": lambda: lib.find_all(BYTES, b"ab"),
    "find_all many": lambda: lib.find_all(BYTES, [b"ab", b"xyz", b"b"]),
    "regex_ends": lambda: lib.regex_ends(BYTES, "(a|b)[c-e]+z"),
    "utf8": lambda: lib.utf8_error(np.append(BYTES, np.uint8(255))),
    "base64": lambda: lib.base64_decode(lib.base64_encode(BYTES)),
    **{f"{f.__name__} {t}": lambda f=f, t=t: f(1001, 5, dtype=t)
       for f in (lib.uniform, lib.normal) for t in ("f4", "f8")},
    **{f"integers {high}": lambda high=high: lib.integers(0, high, 10_001, 7)
       for high in (10, 2**31 + 1, 2**62 + 1)},
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_gpu_gives_the_bytes_of_the_cpu(name: str) -> None:
    with on("cpu"):
        wanted = CASES[name]()
    with on("cuda"):
        got = CASES[name]()

    assert_same(wanted, got)


def test_arrays_on_a_gpu_stay_there() -> None:
    x = values("f4", (50, 60))
    there = vy.array(x, device="cuda")

    for function in (
        lib.softmax,
        lib.layernorm,
        lib.matrix_transpose,
        lambda a: lib.matmul(a, a, transpose_b=True),
    ):
        got = function(there)
        assert not isinstance(got, np.ndarray)
        assert_same(function(x), got.numpy())
    assert_same(lib.find_all(BYTES, [b"ab", b"q"]), tuple(
        part.numpy() for part in lib.find_all(vy.array(BYTES, device="cuda"), [b"ab", b"q"])
    ))  # fmt: skip
