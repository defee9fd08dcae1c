"""Products of matrices with vectors."""

from __future__ import annotations

import numpy as np
from bench.suite.program import Program, prange

import vyre as vy
from vyre import Buf, InOut, f64, gid, lib, lid, wid, workgroup_sum


def atax_make(random, m, n):
    return random.random((m, n)), random.random(n)


def atax_numpy(a, x):
    return (a @ x) @ a


def atax_loops(a, x):
    m, n = a.shape
    y = np.zeros(n)
    for i in range(m):
        total = 0.0
        for j in range(n):
            total += a[i, j] * x[j]
        for j in range(n):
            y[j] += a[i, j] * total
    return y


@vy.pipeline
def atax_vyre(a, x):
    return lib.matmul(lib.matmul(a, x), a)


def bicg_make(random, n, m):
    return random.random((n, m)), random.random(m), random.random(n)


def bicg_numpy(a, p, r):
    return r @ a, a @ p


def bicg_loops(a, p, r):
    n, m = a.shape
    s, q = np.zeros(m), np.empty(n)
    for i in range(n):
        total = 0.0
        for j in range(m):
            s[j] += r[i] * a[i, j]
            total += a[i, j] * p[j]
        q[i] = total
    return s, q


@vy.pipeline
def bicg_vyre(a, p, r):
    return lib.matmul(r, a), lib.matmul(a, p)


def mvt_make(random, n):
    return (*(random.random(n) for _ in range(4)), random.random((n, n)))


def mvt_numpy(x1, x2, y1, y2, a):
    x1 += a @ y1
    x2 += y2 @ a
    return x1, x2


def mvt_loops(x1, x2, y1, y2, a):
    n = len(a)
    for i in prange(n):
        for j in range(n):
            x1[i] += a[i, j] * y1[j]
    for i in range(n):
        for j in range(n):
            x2[j] += a[i, j] * y2[i]
    return x1, x2


@vy.kernel(workgroup=64)
def mvt_along(x: InOut[f64, "n"], y: Buf[f64, "n"], a: Buf[f64, "n", "n"]):
    i = wid()
    part = f64(0)
    for j in range(lid(), len(y), 64):
        part += a[i, j] * y[j]
    total = workgroup_sum(part)
    if lid() == 0:
        x[i] += total


@vy.kernel
def mvt_down(x: InOut[f64, "n"], y: Buf[f64, "n"], a: Buf[f64, "n", "n"]):
    j = gid()
    total = x[j]
    for i in range(a.shape[0]):
        total += a[i, j] * y[i]
    x[j] = total


def mvt_vyre(x1, x2, y1, y2, a):
    mvt_along(x1, y1, a)
    mvt_down(x2, y2, a)
    return x1, x2


def gesummv_make(random, n):
    return 1.5, 1.2, random.random((n, n)), random.random((n, n)), random.random(n)


def gesummv_numpy(alpha, beta, a, b, x):
    return alpha * (a @ x) + beta * (b @ x)


def gesummv_loops(alpha, beta, a, b, x):
    n = len(a)
    y = np.empty(n)
    for i in prange(n):
        s, t = 0.0, 0.0
        for j in range(n):
            s += a[i, j] * x[j]
            t += b[i, j] * x[j]
        y[i] = alpha * s + beta * t
    return y


@vy.pipeline
def gesummv_vyre(alpha, beta, a, b, x):
    return alpha * lib.matmul(a, x) + beta * lib.matmul(b, x)


def gemver_make(random, n):
    return (1.5, 1.2, random.random((n, n)), *(random.random(n) for _ in range(6)))


def gemver_numpy(alpha, beta, a, u1, v1, u2, v2, y, z):
    a = a + np.outer(u1, v1) + np.outer(u2, v2)
    x = beta * (y @ a) + z
    return a, x, alpha * (a @ x)


def gemver_loops(alpha, beta, a, u1, v1, u2, v2, y, z):
    n = len(a)
    b, x, w = np.empty((n, n)), z.copy(), np.empty(n)
    for i in prange(n):
        for j in range(n):
            b[i, j] = a[i, j] + u1[i] * v1[j] + u2[i] * v2[j]
    for i in range(n):
        for j in range(n):
            x[j] += beta * b[i, j] * y[i]
    for i in prange(n):
        total = 0.0
        for j in range(n):
            total += b[i, j] * x[j]
        w[i] = alpha * total
    return b, x, w


@vy.elementwise
def updated(a, u1, v1, u2, v2):
    return a + u1 * v1 + u2 * v2


@vy.elementwise
def scaled_sum(x, z, beta: f64):
    return beta * x + z


@vy.elementwise
def scaled(x, alpha: f64):
    return alpha * x


def gemver_vyre(alpha, beta, a, u1, v1, u2, v2, y, z):
    b = updated(a, u1[:, None], v1, u2[:, None], v2)
    x = scaled_sum(lib.matmul(y, b), z, beta)
    return b, x, scaled(lib.matmul(b, x), alpha)


PROGRAMS = (
    Program("atax", atax_make, atax_numpy, (atax_loops, atax_numpy), atax_vyre,
            (9, 11), (350, 450), (1300, 1700)),
    Program("bicg", bicg_make, bicg_numpy, (bicg_loops, bicg_numpy), bicg_vyre,
            (9, 11), (350, 450), (1300, 1700)),
    Program("mvt", mvt_make, mvt_numpy, (mvt_loops,), mvt_vyre, (11,), (400,), (1500,), changes=True),
    Program("gesummv", gesummv_make, gesummv_numpy, (gesummv_loops, gesummv_numpy), gesummv_vyre,
            (11,), (350,), (1300,)),
    Program("gemver", gemver_make, gemver_numpy, (gemver_loops,), gemver_vyre, (11,), (350,), (1300,)),
)  # fmt: skip
