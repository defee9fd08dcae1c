"""Rows of matrices: distances, norms, whole solvers and tables that one invocation fills."""

from __future__ import annotations

import numpy as np
from bench.suite.program import Program, prange

import vyre as vy
from vyre import Buf, InOut, Out, f64, gid, i32, u8


def pairwise_make(random, n, d):
    return random.random((n, d)), random.random((n, d))


def pairwise_numpy(x, y):
    return np.sqrt(((x[:, None] - y[None]) ** 2).sum(axis=-1))


def pairwise_loops(x, y):
    n, d = x.shape
    out = np.empty((n, len(y)))
    for i in prange(n):
        for j in range(len(y)):
            total = 0.0
            for k in range(d):
                total += (x[i, k] - y[j, k]) ** 2
            out[i, j] = np.sqrt(total)
    return out


@vy.kernel
def pairwise_kernel(x: Buf[f64, "n", "d"], y: Buf[f64, "m", "d"], out: Out[f64, "n", "m"]):
    i, j = gid(0), gid(1)
    total = f64(0)
    for k in range(x.shape[1]):
        total += (x[i, k] - y[j, k]) ** 2
    out[i, j] = vy.sqrt(total)


def nearest_make(random, n, k, d):
    return random.random((n, d)), random.random((k, d))


def nearest_numpy(x, centres):
    return ((x[:, None] - centres[None]) ** 2).sum(axis=-1).argmin(axis=1).astype(np.int32)


def nearest_loops(x, centres):
    n, d = x.shape
    out = np.empty(n, np.int32)
    for i in prange(n):
        least, which = np.inf, 0
        for c in range(len(centres)):
            total = 0.0
            for k in range(d):
                total += (x[i, k] - centres[c, k]) ** 2
            if total < least:
                least, which = total, c
        out[i] = which
    return out


@vy.kernel
def nearest_kernel(x: Buf[f64, "n", "d"], centres: Buf[f64, "k", "d"], out: Out[i32, "n"]):
    i = gid()
    least = f64(1e300)
    which = 0
    for c in range(centres.shape[0]):
        total = f64(0)
        for k in range(x.shape[1]):
            total += (x[i, k] - centres[c, k]) ** 2
        if total < least:
            least = total
            which = c
    out[i] = which


def layer_norm_make(random, n, m):
    return (random.random((n, m)),)


def layer_norm_numpy(x):
    mean = x.mean(axis=1, keepdims=True)
    return (x - mean) / np.sqrt(((x - mean) ** 2).mean(axis=1, keepdims=True) + 1e-5)


def layer_norm_loops(x):
    n, m = x.shape
    y = np.empty_like(x)
    for i in prange(n):
        total = 0.0
        for j in range(m):
            total += x[i, j]
        mean, squares = total / m, 0.0
        for j in range(m):
            squares += (x[i, j] - mean) ** 2
        scale = 1.0 / np.sqrt(squares / m + 1e-5)
        for j in range(m):
            y[i, j] = (x[i, j] - mean) * scale
    return y


@vy.kernel
def layer_norm_kernel(x: Buf[f64, "n", "m"], y: Out[f64, "n", "m"]):
    i = gid()
    m = x.shape[1]
    total = f64(0)
    for j in range(m):
        total += x[i, j]
    mean = total / f64(m)
    squares = f64(0)
    for j in range(m):
        squares += (x[i, j] - mean) ** 2
    scale = 1.0 / vy.sqrt(squares / f64(m) + 1e-5)
    for j in range(m):
        y[i, j] = (x[i, j] - mean) * scale


def layer_norm_vyre(x):
    return layer_norm_kernel(x, domain=len(x))


def solve_make(random, n):
    return random.random((n, n)) + n * np.eye(n), random.random(n)


def solve_numpy(a, b):
    return np.linalg.solve(a, b)


def solve_loops(a, b):
    """Factors of a matrix, and two triangular systems."""
    n = len(a)
    for k in range(n - 1):
        for i in prange(k + 1, n):
            a[i, k] /= a[k, k]
            for j in range(k + 1, n):
                a[i, j] -= a[i, k] * a[k, j]
            b[i] -= a[i, k] * b[k]
    for k in range(n - 1, -1, -1):
        b[k] /= a[k, k]
        for i in range(k):
            b[i] -= a[i, k] * b[k]
    return b


@vy.kernel
def solve_kernel(a: InOut[f64, "n", "n"], b: InOut[f64, "n"]):
    i, j = gid(0), gid(1)
    n = a.shape[0]
    for k in range(n - 1):
        if i > k and j == k:
            a[i, k] /= a[k, k]
        vy.grid_sync()
        if i > k and j > k:
            a[i, j] -= a[i, k] * a[k, j]
        if i > k and j == 0:
            b[i] -= a[i, k] * b[k]
        vy.grid_sync()
    for back in range(n):
        k = n - 1 - back
        if i == 0 and j == 0:
            b[k] /= a[k, k]
        vy.grid_sync()
        if i < k and j == 0:
            b[i] -= a[i, k] * b[k]
        vy.grid_sync()


def solve_vyre(a, b):
    return solve_kernel(a, b, domain=a.shape)[1]


def levenshtein_make(random, n, m):
    return random.integers(0, 4, n).astype(np.uint8), random.integers(0, 4, m).astype(np.uint8)


def levenshtein_numpy(a, b):
    m = len(b)
    table = np.zeros((len(a) + 1, m + 1), np.int32)
    table[0], places = np.arange(m + 1), np.arange(m + 1)
    for i in range(1, len(a) + 1):
        row = np.minimum(table[i - 1, 1:] + 1, table[i - 1, :-1] + (a[i - 1] != b))
        table[i] = np.minimum.accumulate(np.concatenate([[i], row]) - places) + places
    return table


def levenshtein_loops(a, b):
    n, m = len(a), len(b)
    table = np.zeros((n + 1, m + 1), np.int32)
    for i in range(n + 1):
        table[i, 0] = i
    for j in range(m + 1):
        table[0, j] = j
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            cost = 0 if a[i - 1] == b[j - 1] else 1
            table[i, j] = min(min(table[i - 1, j] + 1, table[i, j - 1] + 1), table[i - 1, j - 1] + cost)
    return table


@vy.kernel
def levenshtein_kernel(a: Buf[u8, "n"], b: Buf[u8, "m"], table: Out[i32, "n+1", "m+1"]):
    for i in range(len(a) + 1):
        table[i, 0] = i
    for j in range(len(b) + 1):
        table[0, j] = j
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            cost = 0 if a[i - 1] == b[j - 1] else 1
            table[i, j] = min(min(table[i - 1, j] + 1, table[i, j - 1] + 1), table[i - 1, j - 1] + cost)


def levenshtein_vyre(a, b):
    return levenshtein_kernel(a, b, domain=1)


def rings_make(random, n, rings):
    return random.random(n), random.random(n), rings


def rings_numpy(values, radius, rings):
    """Azimuthal integration, ring by ring."""
    limits = np.arange(rings + 1) / rings
    inside = (limits[:-1, None] <= radius) & (radius < limits[1:, None])
    return np.where(inside, values, 0.0).sum(axis=1) / inside.sum(axis=1)


def rings_loops(values, radius, rings):
    means = np.zeros(rings)
    for i in prange(rings):
        total, count = 0.0, 0
        for j in range(len(values)):
            if i / rings <= radius[j] and radius[j] < (i + 1) / rings:
                total += values[j]
                count += 1
        means[i] = total / count
    return means


@vy.kernel
def rings_kernel(values: Buf[f64, "n"], radius: Buf[f64, "n"], means: Out[f64, "rings"], rings: i32):
    i = gid()
    low, high = f64(i) / f64(rings), f64(i + 1) / f64(rings)
    total = f64(0)
    count = 0
    for j in range(len(values)):
        if low <= radius[j] and radius[j] < high:
            total += values[j]
            count += 1
    means[i] = total / f64(count)


def rings_vyre(values, radius, rings):
    return rings_kernel(values, radius, means=np.zeros(rings), rings=rings, domain=rings)


PROGRAMS = (
    Program("pairwise", pairwise_make, pairwise_numpy, (pairwise_loops,), pairwise_kernel,
            (9, 3), (100, 3), (300, 16)),
    Program("nearest", nearest_make, nearest_numpy, (nearest_loops,), nearest_kernel,
            (11, 3, 2), (1000, 8, 3), (20_000, 16, 8)),
    Program("layer_norm", layer_norm_make, layer_norm_numpy, (layer_norm_loops,), layer_norm_vyre,
            (5, 7), (200, 64), (2000, 256)),
    Program("solve", solve_make, solve_numpy, (solve_loops,), solve_vyre, (9,), (60,), (220,), changes=True),
    Program("levenshtein", levenshtein_make, levenshtein_numpy, (levenshtein_loops,), levenshtein_vyre,
            (12, 9), (150, 170), (600, 700)),
    Program("rings", rings_make, rings_numpy, (rings_loops,), rings_vyre,
            (200, 4), (20_000, 50), (50_000, 100)),
)  # fmt: skip
