"""Programs written as one loop, or for one invocation, where another form is possible too."""

from __future__ import annotations

import numpy as np
from bench.suite.program import Program, prange
from bench.suite.stencils import jacobi_2d_loops, jacobi_2d_make, jacobi_2d_numpy

import vyre as vy
from vyre import Buf, InOut, Out, atomic_add, f32, f64, gid, i32


def symm_loop_make(random, m, n):
    return random.random((m, m)), random.random((m, n)), random.random((m, n))


def symm_loop_numpy(a, b, c):
    low = np.tril(a, -1)
    return 1.5 * (low + low.T + np.diag(np.diag(a))) @ b + 1.2 * c


def symm_loop_loops(a, b, c):
    m, n = b.shape
    y, sums = 1.2 * c, np.empty(n)
    for i in range(m):
        sums[:] = 0.0
        for k in range(i):
            for j in range(n):
                y[k, j] += 1.5 * b[i, j] * a[i, k]
                sums[j] += b[k, j] * a[i, k]
        for j in range(n):
            y[i, j] += 1.5 * (b[i, j] * a[i, i] + sums[j])
    return y


@vy.kernel
def symm_loop_kernel(
    a: Buf[f64, "m", "m"], b: Buf[f64, "m", "n"], c: Buf[f64, "m", "n"], y: Out[f64, "m", "n"]
):
    i, j = gid(0), gid(1)
    total = f64(0)
    for k in range(a.shape[0]):
        if k <= i:
            total += a[i, k] * b[k, j]
        else:
            total += a[k, i] * b[k, j]
    y[i, j] = 1.5 * total + 1.2 * c[i, j]


def durbin_alone_make(random, n):
    return (random.random(n) / n,)


def durbin_alone_numpy(r):
    y, alpha, beta = np.zeros_like(r), -r[0], 1.0
    y[0] = alpha
    for k in range(1, len(r)):
        beta *= 1 - alpha * alpha
        alpha = -(r[k] + r[:k][::-1] @ y[:k]) / beta
        y[:k] += alpha * y[:k][::-1]
        y[k] = alpha
    return y


def durbin_alone_loops(r):
    n = len(r)
    y, z = np.zeros(n), np.zeros(n)
    alpha, beta = -r[0], 1.0
    y[0] = alpha
    for k in range(1, n):
        beta *= 1 - alpha * alpha
        total = 0.0
        for i in range(k):
            total += r[k - i - 1] * y[i]
        alpha = -(r[k] + total) / beta
        for i in range(k):
            z[i] = y[i] + alpha * y[k - i - 1]
        for i in range(k):
            y[i] = z[i]
        y[k] = alpha
    return y


@vy.kernel
def durbin_alone_kernel(r: Buf[f64, "n"], y: Out[f64, "n"], z: Out[f64, "n"]):
    alpha, beta = -r[0], f64(1)
    y[0] = alpha
    for k in range(1, len(r)):
        beta *= 1 - alpha * alpha
        total = f64(0)
        for i in range(k):
            total += r[k - i - 1] * y[i]
        alpha = -(r[k] + total) / beta
        for i in range(k):
            z[i] = y[i] + alpha * y[k - i - 1]
        for i in range(k):
            y[i] = z[i]
        y[k] = alpha


def durbin_alone_vyre(r):
    return durbin_alone_kernel(r, domain=1)[0]


def pool_make(random, n, h, channels):
    return (random.random((n, h, h, channels), dtype=np.float32),)


def pool_numpy(x):
    n, h, w, channels = x.shape
    return x.reshape(n, h // 2, 2, w // 2, 2, channels).max(axis=(2, 4))


def pool_loops(x):
    n, h, w, channels = x.shape
    y = np.empty((n, h // 2, w // 2, channels), np.float32)
    for b in prange(n):
        for i in range(h // 2):
            for j in range(w // 2):
                for c in range(channels):
                    above = max(x[b, 2 * i, 2 * j, c], x[b, 2 * i, 2 * j + 1, c])
                    below = max(x[b, 2 * i + 1, 2 * j, c], x[b, 2 * i + 1, 2 * j + 1, c])
                    y[b, i, j, c] = max(above, below)
    return y


@vy.kernel
def pool_kernel(x: Buf[f32, "n", "h", "w", "c"], y: Out[f32, "n", "h//2", "w//2", "c"]):
    b, i, j, c = gid(0), gid(1), gid(2), gid(3)
    above = max(x[b, 2 * i, 2 * j, c], x[b, 2 * i, 2 * j + 1, c])
    y[b, i, j, c] = max(above, max(x[b, 2 * i + 1, 2 * j, c], x[b, 2 * i + 1, 2 * j + 1, c]))


def integral_make(random, h, w):
    return (random.random((h, w)),)


def integral_numpy(x):
    return x.cumsum(axis=0).cumsum(axis=1)


def integral_loops(x):
    h, w = x.shape
    y = np.empty_like(x)
    for j in range(w):
        y[0, j] = x[0, j]
    for i in range(1, h):
        for j in range(w):
            y[i, j] = y[i - 1, j] + x[i, j]
    for i in prange(h):
        for j in range(1, w):
            y[i, j] += y[i, j - 1]
    return y


@vy.kernel
def integral_columns(x: Buf[f64, "h", "w"], y: Out[f64, "h", "w"]):
    j = gid()
    total = f64(0)
    for i in range(x.shape[0]):
        total += x[i, j]
        y[i, j] = total


@vy.kernel
def integral_rows(x: Buf[f64, "h", "w"], y: Out[f64, "h", "w"]):
    i = gid()
    total = f64(0)
    for j in range(x.shape[1]):
        total += x[i, j]
        y[i, j] = total


def integral_vyre(x):
    return integral_rows(integral_columns(x, domain=x.shape[1]), domain=len(x))


def bin_means_make(random, n, bins):
    return random.random(n), random.random(n), bins


def bin_means_numpy(values, radius, bins):
    most = radius.max()
    inside = [(most * k / bins <= radius) & (radius < most * (k + 1) / bins) for k in range(bins)]
    return np.array([values[mask].mean() for mask in inside])


def bin_means_loops(values, radius, bins):
    most, means = radius.max(), np.empty(bins)
    for k in prange(bins):
        low, high = most * k / bins, most * (k + 1) / bins
        total, count = 0.0, 0
        for i in range(len(values)):
            if low <= radius[i] and radius[i] < high:
                total += values[i]
                count += 1
        means[k] = total / count
    return means


@vy.kernel
def bin_means_kernel(values: Buf[f64, "n"], radius: Buf[f64, "n"], most: f64, means: Out[f64]):
    k, bins = gid(), f64(len(means))
    low, high = most * f64(k) / bins, most * f64(k + 1) / bins
    total, count = f64(0), 0
    for i in range(len(values)):
        if low <= radius[i] < high:
            total += values[i]
            count += 1
    means[k] = total / f64(count)


def bin_means_vyre(values, radius, bins):
    return bin_means_kernel(values, radius, float(radius.max()), np.empty(bins))


def weights_make(random, n, bins):
    return random.random(n), random.random(n), bins


def weights_numpy(x, weights, bins):
    return np.bincount((x * bins).astype(np.int32), weights, minlength=bins)


def weights_loops(x, weights, bins):
    sums = np.zeros(bins)
    for i in range(len(x)):
        sums[min(int(x[i] * bins), bins - 1)] += weights[i]
    return sums


@vy.kernel
def weights_kernel(x: Buf[f64, "n"], weights: Buf[f64, "n"], sums: InOut[f64]):
    i, bins = gid(), len(sums)
    atomic_add(sums, min(i32(x[i] * f64(bins)), bins - 1), weights[i])


def weights_vyre(x, weights, bins):
    return weights_kernel(x, weights, np.zeros(bins))


def diagonal_make(random, n):
    return (random.random((n, n)),)


def diagonal_numpy(a):
    return a + np.tanh(np.diag(a)).sum()


def diagonal_loops(a):
    total = 0.0
    for i in range(len(a)):
        total += np.tanh(a[i, i])
    return a + total


@vy.kernel
def diagonal_total(a: Buf[f64, "n", "n"], total: Out[f64]):
    t = f64(0)
    for i in range(a.shape[0]):
        t += vy.tanh(a[i, i])
    total[0] = t


@vy.kernel
def diagonal_added(a: Buf[f64, "n", "n"], total: Buf[f64], y: Out[f64, "n", "n"]):
    i, j = gid(0), gid(1)
    y[i, j] = a[i, j] + total[0]


@vy.pipeline
def diagonal_vyre(a):
    return diagonal_added(a, diagonal_total.over(1)(a, vy.zeros(1, f64)))


@vy.kernel
def jacobi_sync_kernel(a: InOut[f64, "n", "n"], b: InOut[f64, "n", "n"], steps: i32):
    i, j, n = gid(0), gid(1), a.shape[0]
    is_inside = 0 < i < n - 1 and 0 < j < n - 1
    for _ in range(steps):
        if is_inside:
            b[i, j] = 0.2 * (a[i, j] + a[i, j - 1] + a[i, j + 1] + a[i + 1, j] + a[i - 1, j])
        vy.grid_sync()
        if is_inside:
            a[i, j] = 0.2 * (b[i, j] + b[i, j - 1] + b[i, j + 1] + b[i + 1, j] + b[i - 1, j])
        vy.grid_sync()


def jacobi_sync_vyre(steps, a, b):
    return jacobi_sync_kernel(a, b, steps)


PROGRAMS = (
    Program("symm_loop", symm_loop_make, symm_loop_numpy, (symm_loop_loops,), symm_loop_kernel,
            (7, 9), (100, 120), (300, 350)),
    Program("durbin_alone", durbin_alone_make, durbin_alone_numpy, (durbin_alone_loops,), durbin_alone_vyre,
            (11,), (200,), (700,)),
    Program("pool", pool_make, pool_numpy, (pool_loops,), pool_kernel, (2, 4, 3), (8, 28, 6), (16, 64, 16)),
    Program("integral", integral_make, integral_numpy, (integral_loops,), integral_vyre,
            (5, 7), (200, 220), (1000, 1100)),
    Program("bin_means", bin_means_make, bin_means_numpy, (bin_means_loops,), bin_means_vyre,
            (200, 4), (20_000, 30), (60_000, 100)),
    Program("weights", weights_make, weights_numpy, (weights_loops,), weights_vyre,
            (100, 5), (100_000, 100), (1_000_000, 1000)),
    Program("diagonal", diagonal_make, diagonal_numpy, (diagonal_loops,), diagonal_vyre,
            (9,), (200,), (1250,)),
    Program("jacobi_sync", jacobi_2d_make, jacobi_2d_numpy, (jacobi_2d_loops,), jacobi_sync_vyre,
            (2, 12), (50, 150), (80, 350), changes=True),
)  # fmt: skip
