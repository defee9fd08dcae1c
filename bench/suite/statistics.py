"""Means, products of deviations, and counts."""

from __future__ import annotations

import numpy as np
from bench.suite.program import Program, prange

import vyre as vy
from vyre import Buf, InOut, Out, atomic_add, f64, gid, i32, lib


def covariance_make(random, n, m):
    return (random.random((n, m)),)


def covariance_numpy(data):
    data = data - data.mean(axis=0)
    return data.T @ data / (len(data) - 1.0)


def covariance_loops(data):
    n, m = data.shape
    mean, out, x = np.zeros(m), np.zeros((m, m)), np.empty((n, m))
    for i in range(n):
        for j in range(m):
            mean[j] += data[i, j]
    for j in range(m):
        mean[j] /= n
    for i in prange(n):
        for j in range(m):
            x[i, j] = data[i, j] - mean[j]
    for i in prange(m):
        for k in range(n):
            for j in range(i, m):
                out[i, j] += x[k, i] * x[k, j]
        for j in range(i, m):
            out[i, j] /= n - 1.0
    for i in prange(m):
        for j in range(i):
            out[i, j] = out[j, i]
    return out


@vy.kernel
def centred(x: Buf[f64, "n", "m"], mean: Buf[f64, "m"], y: Out[f64, "n", "m"]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] - mean[j]


@vy.elementwise
def divided(x, n: f64):
    return x / n


@vy.pipeline
def covariance_vyre(data):
    x = centred(data, lib.mean(data, axis=0))
    return divided(lib.matmul(x, x, transpose_a=True), n=data.shape[0] - 1.0)


def correlation_numpy(data):
    deviation = data.std(axis=0)
    data = (data - data.mean(axis=0)) / (np.sqrt(float(len(data))) * deviation)
    return data.T @ data


def correlation_loops(data):
    n, m = data.shape
    mean, deviation = np.zeros(m), np.zeros(m)
    out, x = np.zeros((m, m)), np.empty((n, m))
    for i in range(n):
        for j in range(m):
            mean[j] += data[i, j]
    for j in range(m):
        mean[j] /= n
    for i in range(n):
        for j in range(m):
            deviation[j] += (data[i, j] - mean[j]) ** 2
    for j in range(m):
        deviation[j] = np.sqrt(deviation[j] / n) * np.sqrt(float(n))
    for i in prange(n):
        for j in range(m):
            x[i, j] = (data[i, j] - mean[j]) / deviation[j]
    for i in prange(m):
        for k in range(n):
            for j in range(i, m):
                out[i, j] += x[k, i] * x[k, j]
    for i in prange(m):
        for j in range(i):
            out[i, j] = out[j, i]
    return out


@vy.kernel
def moments(x: Buf[f64, "n", "m"], mean: Out[f64, "m"], deviation: Out[f64, "m"]):
    j = gid()
    n = x.shape[0]
    total = f64(0)
    for i in range(n):
        total += x[i, j]
    total /= f64(n)
    squares = f64(0)
    for i in range(n):
        squares += (x[i, j] - total) ** 2
    mean[j] = total
    deviation[j] = vy.sqrt(squares)


@vy.kernel
def standardised(x: Buf[f64, "n", "m"], mean: Buf[f64, "m"], deviation: Buf[f64, "m"], y: Out[f64, "n", "m"]):
    i, j = gid(0), gid(1)
    y[i, j] = (x[i, j] - mean[j]) / deviation[j]


@vy.pipeline
def correlation_vyre(data):
    mean, deviation = moments(data)
    x = standardised(data, mean, deviation)
    return lib.matmul(x, x, transpose_a=True)


def histogram_make(random, n, bins):
    return random.integers(0, bins, n, dtype=np.int32), bins


def histogram_numpy(x, bins):
    return np.bincount(x, minlength=bins).astype(np.int32)


def histogram_loops(x, bins):
    counts = np.zeros(bins, np.int32)
    for i in range(len(x)):
        counts[x[i]] += 1
    return counts


@vy.kernel
def histogram_kernel(x: Buf[i32], counts: InOut[i32, "bins"]):
    atomic_add(counts, x[gid()], 1)


def histogram_vyre(x, bins):
    return histogram_kernel(x, np.zeros(bins, np.int32))


def azimint_make(random, n, bins):
    return random.random(n), random.random(n), bins


def azimint_numpy(values, radius, bins):
    limits = np.linspace(0.0, 1.0, bins + 1)
    where = np.clip(np.searchsorted(limits, radius, side="right") - 1, 0, bins - 1)
    return np.bincount(where, values, minlength=bins) / np.bincount(where, minlength=bins)


def azimint_loops(values, radius, bins):
    sums, counts = np.zeros(bins), np.zeros(bins)
    limits = np.linspace(0.0, 1.0, bins + 1)
    for i in range(len(values)):
        k = min(int(radius[i] * bins), bins - 1)
        if k > 0 and radius[i] < limits[k]:
            k -= 1
        if k < bins - 1 and radius[i] >= limits[k + 1]:
            k += 1
        sums[k] += values[i]
        counts[k] += 1.0
    return sums / counts


@vy.kernel
def azimint_kernel(
    values: Buf[f64, "n"], radius: Buf[f64, "n"], limits: Buf[f64, "m"], sums: Out[f64, "bins"],
    counts: Out[i32, "bins"], bins: i32,
):  # fmt: skip
    i = gid()
    k = min(i32(radius[i] * f64(bins)), bins - 1)
    if k > 0 and radius[i] < limits[k]:
        k -= 1
    if k < bins - 1 and radius[i] >= limits[k + 1]:
        k += 1
    atomic_add(sums, k, values[i])
    atomic_add(counts, k, 1)


def azimint_vyre(values, radius, bins):
    sums, counts = azimint_kernel(
        values, radius, np.linspace(0.0, 1.0, bins + 1), bins=bins, domain=len(values)
    )
    return sums / counts


PROGRAMS = (
    Program("covariance", covariance_make, covariance_numpy, (covariance_loops,), covariance_vyre,
            (11, 7), (400, 160), (1000, 400)),
    Program("correlation", covariance_make, correlation_numpy, (correlation_loops,), correlation_vyre,
            (11, 7), (400, 160), (1000, 400)),
    Program("histogram", histogram_make, histogram_numpy, (histogram_loops,), histogram_vyre,
            (100, 7), (100_000, 64), (2_000_000, 256)),
    Program("azimint", azimint_make, azimint_numpy, (azimint_loops,), azimint_vyre,
            (200, 5), (100_000, 100), (1_000_000, 1000)),
)  # fmt: skip
