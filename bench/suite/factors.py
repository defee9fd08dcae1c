"""Factors of matrices and systems of equations."""

from __future__ import annotations

import numpy as np
from bench.suite.program import Program, prange

import vyre as vy
from vyre import Buf, InOut, Out, f64, gid, lib, lid, workgroup_sum


def cholesky_make(random, n):
    a = random.random((n, n))
    return (a @ a.T + n * np.eye(n),)


def cholesky_numpy(a):
    return np.linalg.cholesky(a)


def cholesky_loops(a):
    n = len(a)
    x = np.zeros((n, n))
    for i in range(n):
        for j in range(i):
            total = a[i, j]
            for k in range(j):
                total -= x[i, k] * x[j, k]
            x[i, j] = total / x[j, j]
        total = a[i, i]
        for k in range(i):
            total -= x[i, k] * x[i, k]
        x[i, i] = np.sqrt(total)
    return x


def cholesky_vyre(a):
    return lib.cholesky(a)


@vy.kernel
def cholesky_steps(a: InOut[f64, "n", "n"]):
    i, j = gid(0), gid(1)
    n = a.shape[0]
    for k in range(n):
        if i == k and j == k:
            a[k, k] = vy.sqrt(a[k, k])
        if i < j and i == k:
            a[i, j] = f64(0)
        vy.grid_sync()
        if j == k and i > k:
            a[i, k] /= a[k, k]
        vy.grid_sync()
        if i > k and k < j and j <= i:
            a[i, j] -= a[i, k] * a[j, k]
        vy.grid_sync()


def cholesky_steps_vyre(a):
    return cholesky_steps(a)


def lu_make(random, n):
    return (random.random((n, n)) + n * np.eye(n),)


def lu_numpy(a):
    for k in range(len(a) - 1):
        a[k + 1 :, k] /= a[k, k]
        a[k + 1 :, k + 1 :] -= np.outer(a[k + 1 :, k], a[k, k + 1 :])
    return a


def lu_loops(a):
    n = len(a)
    for k in range(n - 1):
        for i in prange(k + 1, n):
            a[i, k] /= a[k, k]
            for j in range(k + 1, n):
                a[i, j] -= a[i, k] * a[k, j]
    return a


@vy.kernel
def lu_kernel(a: InOut[f64, "n", "n"]):
    i, j = gid(0), gid(1)
    for k in range(a.shape[0] - 1):
        if j == k and i > k:
            a[i, j] /= a[k, k]
        vy.grid_sync()
        if i > k and j > k:
            a[i, j] -= a[i, k] * a[k, j]
        vy.grid_sync()


def lu_vyre(a):
    return lu_kernel(a)


def trisolv_make(random, n):
    return np.tril(random.random((n, n))) + n * np.eye(n), random.random(n)


def trisolv_numpy(a, b):
    x = np.zeros_like(b)
    for i in range(len(b)):
        x[i] = (b[i] - a[i, :i] @ x[:i]) / a[i, i]
    return x


def trisolv_loops(a, b):
    n = len(b)
    x = np.empty(n)
    for i in range(n):
        total = b[i]
        for j in range(i):
            total -= a[i, j] * x[j]
        x[i] = total / a[i, i]
    return x


@vy.kernel(workgroup=64)
def trisolv_kernel(a: Buf[f64, "n", "n"], b: Buf[f64, "n"], x: Out[f64, "n"]):
    for i in range(len(b)):
        part = f64(0)
        for j in range(lid(), i, 64):
            part += a[i, j] * x[j]
        total = workgroup_sum(part)
        if lid() == 0:
            x[i] = (b[i] - total) / a[i, i]
        vy.barrier()


def trisolv_vyre(a, b):
    return trisolv_kernel(a, b, groups=1)


def durbin_make(random, n):
    return (random.random(n) / n,)


def durbin_numpy(r):
    y = np.empty_like(r)
    alpha, beta = -r[0], 1.0
    y[0] = -r[0]
    for k in range(1, len(r)):
        beta *= 1.0 - alpha * alpha
        alpha = -(r[k] + np.dot(r[k - 1 :: -1], y[:k])) / beta
        y[:k] += alpha * y[k - 1 :: -1]
        y[k] = alpha
    return y


def durbin_loops(r):
    n = len(r)
    y, z = np.empty(n), np.empty(n)
    alpha, beta = -r[0], 1.0
    y[0] = -r[0]
    for k in range(1, n):
        beta *= 1.0 - alpha * alpha
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


@vy.kernel(workgroup=64)
def durbin_kernel(r: Buf[f64, "n"], y: Out[f64, "n"], z: Out[f64, "n"]):
    alpha, beta = -r[0], f64(1)
    if lid() == 0:
        y[0] = -r[0]
    vy.barrier()
    for k in range(1, len(r)):
        beta *= 1 - alpha * alpha
        part = f64(0)
        for i in range(lid(), k, 64):
            part += r[k - i - 1] * y[i]
        alpha = -(r[k] + workgroup_sum(part)) / beta
        for i in range(lid(), k, 64):
            z[i] = y[i] + alpha * y[k - i - 1]
        vy.barrier()
        for i in range(lid(), k, 64):
            y[i] = z[i]
        if lid() == 0:
            y[k] = alpha
        vy.barrier()


def durbin_vyre(r):
    return durbin_kernel(r, groups=1)[0]


def gramschmidt_make(random, m, n):
    return (random.random((m, n)) + np.eye(m, n),)


def gramschmidt_numpy(a):
    n = a.shape[1]
    q, r = np.zeros_like(a), np.zeros((n, n))
    for k in range(n):
        r[k, k] = np.sqrt(np.dot(a[:, k], a[:, k]))
        q[:, k] = a[:, k] / r[k, k]
        r[k, k + 1 :] = q[:, k] @ a[:, k + 1 :]
        a[:, k + 1 :] -= np.outer(q[:, k], r[k, k + 1 :])
    return q, r


def gramschmidt_loops(a):
    m, n = a.shape
    q, r = np.zeros((m, n)), np.zeros((n, n))
    for k in range(n):
        total = 0.0
        for i in range(m):
            total += a[i, k] * a[i, k]
        r[k, k] = np.sqrt(total)
        for i in range(m):
            q[i, k] = a[i, k] / r[k, k]
        for i in range(m):
            for j in range(k + 1, n):
                r[k, j] += q[i, k] * a[i, j]
        for i in range(m):
            for j in range(k + 1, n):
                a[i, j] -= q[i, k] * r[k, j]
    return q, r


@vy.kernel
def gramschmidt_kernel(a: InOut[f64, "m", "n"], q: Out[f64, "m", "n"], r: Out[f64, "n", "n"]):
    j = gid()
    m, n = a.shape[0], a.shape[1]
    for k in range(n):
        if j == k:
            total = f64(0)
            for i in range(m):
                total += a[i, k] * a[i, k]
            length = vy.sqrt(total)
            r[k, k] = length
            for i in range(m):
                q[i, k] = a[i, k] / length
        vy.grid_sync()
        if j > k:
            part = f64(0)
            for i in range(m):
                part += q[i, k] * a[i, j]
            r[k, j] = part
            for i in range(m):
                a[i, j] -= q[i, k] * part
        vy.grid_sync()


def gramschmidt_vyre(a):
    return gramschmidt_kernel(a, domain=a.shape[1])


PROGRAMS = (
    Program("cholesky", cholesky_make, cholesky_numpy, (cholesky_loops, cholesky_numpy), cholesky_vyre,
            (9,), (150,), (400,)),
    Program("cholesky_steps", cholesky_make, cholesky_numpy, (cholesky_loops,), cholesky_steps_vyre,
            (9,), (150,), (400,), changes=True),
    Program("lu", lu_make, lu_numpy, (lu_loops,), lu_vyre, (9,), (150,), (400,), changes=True),
    Program("trisolv", trisolv_make, trisolv_numpy, (trisolv_loops,), trisolv_vyre, (12,), (400,), (1500,)),
    Program("durbin", durbin_make, durbin_numpy, (durbin_loops,), durbin_vyre, (12,), (600,), (2000,)),
    Program("gramschmidt", gramschmidt_make, gramschmidt_numpy, (gramschmidt_loops,), gramschmidt_vyre,
            (9, 7), (120, 100), (300, 240), changes=True, tolerance=1e-6),
)  # fmt: skip
