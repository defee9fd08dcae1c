"""Shortest paths, sparse matrices, and a Fourier transform."""

from __future__ import annotations

import numpy as np
from bench.suite.program import Program, prange

import vyre as vy
from vyre import Buf, InOut, Out, f64, gid, i32, lib


def floyd_make(random, n):
    return (random.integers(1, 1000, (n, n), dtype=np.int32),)


def floyd_numpy(paths):
    for k in range(len(paths)):
        np.minimum(paths, paths[:, k, None] + paths[k], out=paths)
    return paths


def floyd_loops(paths):
    n = len(paths)
    for k in range(n):
        for i in prange(n):
            for j in range(n):
                paths[i, j] = min(paths[i, j], paths[i, k] + paths[k, j])
    return paths


@vy.kernel
def floyd_kernel(paths: InOut[i32, "n", "n"]):
    i, j = gid(0), gid(1)
    for k in range(paths.shape[0]):
        paths[i, j] = min(paths[i, j], paths[i, k] + paths[k, j])
        vy.grid_sync()


def floyd_vyre(paths):
    return floyd_kernel(paths)


def spmv_make(random, n, each):
    counts = random.integers(0, 2 * each, n)
    starts = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    columns = random.integers(0, n, starts[-1], dtype=np.int32)
    return starts, columns, random.random(starts[-1]), random.random(n)


def spmv_numpy(starts, columns, values, x):
    sums = np.concatenate([[0.0], np.cumsum(values * x[columns])])
    return sums[starts[1:]] - sums[starts[:-1]]


def spmv_loops(starts, columns, values, x):
    n = len(starts) - 1
    y = np.empty(n)
    for i in prange(n):
        total = 0.0
        for k in range(starts[i], starts[i + 1]):
            total += values[k] * x[columns[k]]
        y[i] = total
    return y


@vy.kernel
def spmv_kernel(
    starts: Buf[i32, "n+1"], columns: Buf[i32, "k"], values: Buf[f64, "k"], x: Buf[f64, "n"], y: Out[f64, "n"]
):
    i = gid()
    total = f64(0)
    for k in range(starts[i], starts[i + 1]):
        total += values[k] * x[columns[k]]
    y[i] = total


def spmv_vyre(starts, columns, values, x):
    return spmv_kernel(starts, columns, values, x)


def spmv_lib_vyre(starts, columns, values, x):
    return lib.csr_matvec(starts, columns, values, x)


def stockham_make(random, bits):
    n = 1 << bits
    return (random.random(n) + 1j * random.random(n),)


def stockham_numpy(x):
    n, half = len(x), 1
    while half < n:
        x = x.reshape(2, n // 2)
        turn = np.exp(-1j * np.pi * np.arange(half) / half)
        a, b = x[0].reshape(-1, half), x[1].reshape(-1, half) * turn
        x = np.stack([a + b, a - b], axis=1).reshape(-1)
        half *= 2
    return x


def stockham_loops(x):
    n, half = len(x), 1
    x, y = x.copy(), np.empty_like(x)
    while half < n:
        turn = np.exp(-1j * np.pi * np.arange(half) / half)
        for q in prange(n // 2 // half):
            for k in range(half):
                a, b = x[q * half + k], x[n // 2 + q * half + k] * turn[k]
                y[2 * q * half + k] = a + b
                y[2 * q * half + half + k] = a - b
        x, y = y, x
        half *= 2
    return x


def stockham_vyre(x):
    return lib.fft(x)


PROGRAMS = (
    Program("floyd_warshall", floyd_make, floyd_numpy, (floyd_loops,), floyd_vyre,
            (9,), (150,), (350,), changes=True),
    Program("spmv", spmv_make, spmv_numpy, (spmv_loops,), spmv_vyre, (20, 3), (4000, 8), (40_000, 25)),
    Program("spmv_lib", spmv_make, spmv_numpy, (spmv_loops,), spmv_lib_vyre,
            (20, 3), (4000, 8), (40_000, 25)),
    Program("stockham_fft", stockham_make, stockham_numpy, (stockham_loops, ), stockham_vyre,
            (4,), (12,), (18,)),
)  # fmt: skip
