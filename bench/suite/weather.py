"""Parts of weather models, and a recursive filter of images."""

from __future__ import annotations

import math

import numpy as np
from bench.suite.program import Program, prange

import vyre as vy
from vyre import Buf, Out, f32, f64, gid


def hdiff_make(random, i, j, k):
    return random.random((i + 4, j + 4, k)), random.random((i, j, k))


def hdiff_numpy(x, weight):
    lap = 4.0 * x[1:-1, 1:-1] - (x[2:, 1:-1] + x[:-2, 1:-1] + x[1:-1, 2:] + x[1:-1, :-2])
    flux = lap[1:, 1:-1] - lap[:-1, 1:-1]
    fx = np.where(flux * (x[2:-1, 2:-2] - x[1:-2, 2:-2]) > 0, 0, flux)
    flux = lap[1:-1, 1:] - lap[1:-1, :-1]
    fy = np.where(flux * (x[2:-2, 2:-1] - x[2:-2, 1:-2]) > 0, 0, flux)
    return x[2:-2, 2:-2] - weight * (fx[1:] - fx[:-1] + fy[:, 1:] - fy[:, :-1])


def hdiff_loops(x, weight):
    ni, nj, nk = weight.shape
    lap = np.empty((ni + 2, nj + 2, nk))
    fx = np.empty((ni + 1, nj, nk))
    fy = np.empty((ni, nj + 1, nk))
    out = np.empty((ni, nj, nk))
    for i in prange(ni + 2):
        for j in range(nj + 2):
            for k in range(nk):
                lap[i, j, k] = 4.0 * x[i + 1, j + 1, k] - (
                    x[i + 2, j + 1, k] + x[i, j + 1, k] + x[i + 1, j + 2, k] + x[i + 1, j, k]
                )
    for i in prange(ni + 1):
        for j in range(nj):
            for k in range(nk):
                flux = lap[i + 1, j + 1, k] - lap[i, j + 1, k]
                fx[i, j, k] = 0.0 if flux * (x[i + 2, j + 2, k] - x[i + 1, j + 2, k]) > 0 else flux
    for i in prange(ni):
        for j in range(nj + 1):
            for k in range(nk):
                flux = lap[i + 1, j + 1, k] - lap[i + 1, j, k]
                fy[i, j, k] = 0.0 if flux * (x[i + 2, j + 2, k] - x[i + 2, j + 1, k]) > 0 else flux
    for i in prange(ni):
        for j in range(nj):
            for k in range(nk):
                out[i, j, k] = x[i + 2, j + 2, k] - weight[i, j, k] * (
                    fx[i + 1, j, k] - fx[i, j, k] + fy[i, j + 1, k] - fy[i, j, k]
                )
    return out


@vy.func
def laplacian(x, i, j, k):
    return 4 * x[i, j, k] - (x[i + 1, j, k] + x[i - 1, j, k] + x[i, j + 1, k] + x[i, j - 1, k])


@vy.func
def limited(flux, slope):
    return select_zero(flux * slope > 0, flux)


@vy.func
def select_zero(test, value):
    return vy.select(test, f64(0), value)


@vy.kernel
def hdiff_kernel(x: Buf[f64, "i+4", "j+4", "k"], weight: Buf[f64, "i", "j", "k"], y: Out[f64, "i", "j", "k"]):
    i, j, k = gid(0) + 2, gid(1) + 2, gid(2)
    here = laplacian(x, i, j, k)
    east = limited(laplacian(x, i + 1, j, k) - here, x[i + 1, j, k] - x[i, j, k])
    west = limited(here - laplacian(x, i - 1, j, k), x[i, j, k] - x[i - 1, j, k])
    north = limited(laplacian(x, i, j + 1, k) - here, x[i, j + 1, k] - x[i, j, k])
    south = limited(here - laplacian(x, i, j - 1, k), x[i, j, k] - x[i, j - 1, k])
    y[i - 2, j - 2, k] = x[i, j, k] - weight[i - 2, j - 2, k] * (east - west + north - south)


def hdiff_vyre(x, weight):
    return hdiff_kernel(x, weight)


def vadv_make(random, i, j, k):
    return tuple(random.random((i, j, k)) + (3.0 if n == 1 else 0.0) for n in range(4))


def vadv_numpy(a, b, c, d):
    """Tridiagonal systems along the last axis."""
    n = a.shape[2]
    cc, dd, x = np.empty_like(a), np.empty_like(a), np.empty_like(a)
    cc[:, :, 0] = c[:, :, 0] / b[:, :, 0]
    dd[:, :, 0] = d[:, :, 0] / b[:, :, 0]
    for k in range(1, n):
        m = 1.0 / (b[:, :, k] - a[:, :, k] * cc[:, :, k - 1])
        cc[:, :, k] = c[:, :, k] * m
        dd[:, :, k] = (d[:, :, k] - a[:, :, k] * dd[:, :, k - 1]) * m
    x[:, :, n - 1] = dd[:, :, n - 1]
    for k in range(n - 2, -1, -1):
        x[:, :, k] = dd[:, :, k] - cc[:, :, k] * x[:, :, k + 1]
    return x


def vadv_loops(a, b, c, d):
    ni, nj, n = a.shape
    x = np.empty((ni, nj, n))
    for i in prange(ni):
        cc, dd = np.empty(n), np.empty(n)
        for j in range(nj):
            cc[0] = c[i, j, 0] / b[i, j, 0]
            dd[0] = d[i, j, 0] / b[i, j, 0]
            for k in range(1, n):
                m = 1.0 / (b[i, j, k] - a[i, j, k] * cc[k - 1])
                cc[k] = c[i, j, k] * m
                dd[k] = (d[i, j, k] - a[i, j, k] * dd[k - 1]) * m
            x[i, j, n - 1] = dd[n - 1]
            for k in range(n - 2, -1, -1):
                x[i, j, k] = dd[k] - cc[k] * x[i, j, k + 1]
    return x


@vy.kernel
def vadv_kernel(
    a: Buf[f64, "i", "j", "k"], b: Buf[f64, "i", "j", "k"], c: Buf[f64, "i", "j", "k"],
    d: Buf[f64, "i", "j", "k"], cc: Out[f64, "i", "j", "k"], x: Out[f64, "i", "j", "k"],
):  # fmt: skip
    i, j = gid(0), gid(1)
    n = a.shape[2]
    p = c[i, j, 0] / b[i, j, 0]
    q = d[i, j, 0] / b[i, j, 0]
    cc[i, j, 0] = p
    x[i, j, 0] = q
    for k in range(1, n):
        m = 1 / (b[i, j, k] - a[i, j, k] * p)
        p = c[i, j, k] * m
        q = (d[i, j, k] - a[i, j, k] * q) * m
        cc[i, j, k] = p
        x[i, j, k] = q
    for k in range(n - 2, -1, -1):
        q = x[i, j, k] - cc[i, j, k] * q
        x[i, j, k] = q


def vadv_vyre(a, b, c, d):
    return vadv_kernel(a, b, c, d)[1]


ALPHA = 0.25
K = (1 - math.exp(-ALPHA)) ** 2 / (1 + 2 * ALPHA * math.exp(-ALPHA) - math.exp(2 * ALPHA))
A1 = K
A2 = K * math.exp(-ALPHA) * (ALPHA - 1)
A3 = K * math.exp(-ALPHA) * (ALPHA + 1)
A4 = -K * math.exp(-2 * ALPHA)
B1 = 2 ** (-ALPHA)
B2 = -math.exp(-2 * ALPHA)


def deriche_make(random, w, h):
    return (random.random((w, h)).astype(np.float32),)


def deriche_numpy(x):
    w, h = x.shape
    y1, y2 = np.zeros_like(x), np.zeros_like(x)
    zero = np.zeros(w, np.float32)
    for j in range(h):
        y1[:, j] = A1 * x[:, j] + (A2 * x[:, j - 1] if j > 0 else zero)
        y1[:, j] += (B1 * y1[:, j - 1] if j > 0 else zero) + (B2 * y1[:, j - 2] if j > 1 else zero)
    for j in range(h - 1, -1, -1):
        y2[:, j] = (A3 * x[:, j + 1] if j < h - 1 else zero) + (A4 * x[:, j + 2] if j < h - 2 else zero)
        y2[:, j] += (B1 * y2[:, j + 1] if j < h - 1 else zero) + (B2 * y2[:, j + 2] if j < h - 2 else zero)
    return y1 + y2


def deriche_loops(x):
    w, h = x.shape
    y1, out = np.empty_like(x), np.empty_like(x)
    a1, a2, a3, a4 = np.float32(A1), np.float32(A2), np.float32(A3), np.float32(A4)
    b1, b2 = np.float32(B1), np.float32(B2)
    for i in prange(w):
        x1 = p = q = np.float32(0)
        for j in range(h):
            y = a1 * x[i, j] + a2 * x1 + b1 * p + b2 * q
            x1, q, p = x[i, j], p, y
            y1[i, j] = y
        x1 = x2 = p = q = np.float32(0)
        for j in range(h - 1, -1, -1):
            y = a3 * x1 + a4 * x2 + b1 * p + b2 * q
            x2, x1, q, p = x1, x[i, j], p, y
            out[i, j] = y1[i, j] + y
    return out


@vy.kernel
def deriche_kernel(x: Buf[f32, "w", "h"], y: Out[f32, "w", "h"]):
    i = gid()
    h = x.shape[1]
    p, q = f32(0), f32(0)
    for j in range(h):
        v = A1 * x[i, j] + A2 * x[i, j - 1] + B1 * p + B2 * q
        q = p
        p = v
        y[i, j] = v
    p, q = f32(0), f32(0)
    for j in range(h - 1, -1, -1):
        v = A3 * x[i, j + 1] + A4 * x[i, j + 2] + B1 * p + B2 * q
        q = p
        p = v
        y[i, j] += v


def deriche_vyre(x):
    return deriche_kernel(x)


PROGRAMS = (
    Program("hdiff", hdiff_make, hdiff_numpy, (hdiff_loops,), hdiff_vyre,
            (5, 6, 7), (64, 64, 60), (128, 128, 80)),
    Program("vadv", vadv_make, vadv_numpy, (vadv_loops,), vadv_vyre, (4, 5, 7), (60, 60, 40), (112, 112, 80)),
    Program("deriche", deriche_make, deriche_numpy, (deriche_loops,), deriche_vyre,
            (9, 12), (400, 200), (1500, 1000), tolerance=1e-3),
)  # fmt: skip
