"""Products of matrices: of the library, and as loops in kernels."""

from __future__ import annotations

import numpy as np
from bench.suite.program import Program, prange

import vyre as vy
from vyre import Buf, InOut, Out, f64, gid, lib


def gemm_make(random, n, m, k):
    return 1.5, 1.2, random.random((n, k)), random.random((k, m)), random.random((n, m))


def gemm_numpy(alpha, beta, a, b, c):
    return alpha * (a @ b) + beta * c


def gemm_loops(alpha, beta, a, b, c):
    n, m = c.shape
    out = np.empty((n, m))
    for i in prange(n):
        for j in range(m):
            out[i, j] = beta * c[i, j]
        for k in range(a.shape[1]):
            for j in range(m):
                out[i, j] += alpha * a[i, k] * b[k, j]
    return out


@vy.kernel
def combined(x: Buf[f64, 2], c: Buf[f64, 2], y: Out[f64, 2], alpha: f64, beta: f64):
    i, j = gid(0), gid(1)
    y[i, j] = alpha * x[i, j] + beta * c[i, j]


@vy.pipeline
def gemm_vyre(alpha, beta, a, b, c):
    return combined(lib.matmul(a, b), c, alpha=alpha, beta=beta)


@vy.kernel
def gemm_kernel(
    alpha: f64,
    beta: f64,
    a: Buf[f64, "n", "k"],
    b: Buf[f64, "k", "m"],
    c: Buf[f64, "n", "m"],
    y: Out[f64, "n", "m"],
):
    i, j = gid(0), gid(1)
    total = beta * c[i, j]
    for t in range(a.shape[1]):
        total += alpha * a[i, t] * b[t, j]
    y[i, j] = total


def gemm_kernel_vyre(alpha, beta, a, b, c):
    return gemm_kernel(alpha, beta, a, b, c)


def two_mm_make(random, n, m, k, p):
    return (
        1.5, 1.2, random.random((n, k)), random.random((k, m)), random.random((m, p)), random.random((n, p)),
    )  # fmt: skip


def two_mm_numpy(alpha, beta, a, b, c, d):
    return alpha * (a @ b) @ c + beta * d


def two_mm_loops(alpha, beta, a, b, c, d):
    n, p = d.shape
    m = b.shape[1]
    out = np.empty((n, p))
    for i in prange(n):
        row = np.zeros(m)
        for k in range(a.shape[1]):
            for j in range(m):
                row[j] += alpha * a[i, k] * b[k, j]
        for j in range(p):
            out[i, j] = beta * d[i, j]
        for k in range(m):
            for j in range(p):
                out[i, j] += row[k] * c[k, j]
    return out


@vy.pipeline
def two_mm_vyre(alpha, beta, a, b, c, d):
    return combined(lib.matmul(lib.matmul(a, b), c), d, alpha=alpha, beta=beta)


def three_mm_make(random, n):
    return tuple(random.random((n + 3 * k, n + 3 * k + 3)) for k in range(4))


def three_mm_numpy(a, b, c, d):
    return (a @ b) @ (c @ d)


def _three(a, b, c, d):
    return (a @ b) @ (c @ d)


@vy.pipeline
def three_mm_vyre(a, b, c, d):
    return lib.matmul(lib.matmul(a, b), lib.matmul(c, d))


def doitgen_make(random, r, q, p):
    return random.random((r, q, p)), random.random((p, p))


def doitgen_numpy(a, c4):
    return a @ c4


def doitgen_loops(a, c4):
    nr, nq, n = a.shape
    out = np.zeros((nr, nq, n))
    for r in prange(nr):
        for q in range(nq):
            for s in range(n):
                for p in range(n):
                    out[r, q, p] += a[r, q, s] * c4[s, p]
    return out


@vy.kernel
def doitgen_kernel(a: Buf[f64, "r", "q", "p"], c4: Buf[f64, "p", "p"], y: Out[f64, "r", "q", "p"]):
    r, q, p = gid(0), gid(1), gid(2)
    total = f64(0)
    for s in range(a.shape[2]):
        total += a[r, q, s] * c4[s, p]
    y[r, q, p] = total


def doitgen_vyre(a, c4):
    return doitgen_kernel(a, c4)


def syrk_make(random, n, m):
    return 1.5, 1.2, random.random((n, n)), random.random((n, m))


def syrk_numpy(alpha, beta, c, a):
    for i in range(len(c)):
        c[i, : i + 1] = beta * c[i, : i + 1] + alpha * (a[: i + 1] @ a[i])
    return c


def syrk_loops(alpha, beta, c, a):
    n, m = a.shape
    for i in prange(n):
        for j in range(i + 1):
            c[i, j] *= beta
        for k in range(m):
            for j in range(i + 1):
                c[i, j] += alpha * a[i, k] * a[j, k]
    return c


@vy.kernel
def syrk_kernel(
    alpha: f64, beta: f64, c: InOut[f64, "n", "n"], a: Buf[f64, "n", "m"], at: Buf[f64, "m", "n"]
):
    i, j = gid(0), gid(1)
    if j <= i:
        total = beta * c[i, j]
        for k in range(a.shape[1]):
            total += alpha * a[i, k] * at[k, j]
        c[i, j] = total


def syrk_vyre(alpha, beta, c, a):
    return syrk_kernel(alpha, beta, c, a, lib.matrix_transpose(a))


def syr2k_make(random, n, m):
    return 1.5, 1.2, random.random((n, n)), random.random((n, m)), random.random((n, m))


def syr2k_numpy(alpha, beta, c, a, b):
    for i in range(len(c)):
        c[i, : i + 1] = beta * c[i, : i + 1] + alpha * (a[: i + 1] @ b[i]) + alpha * (b[: i + 1] @ a[i])
    return c


def syr2k_loops(alpha, beta, c, a, b):
    n, m = a.shape
    for i in prange(n):
        for j in range(i + 1):
            c[i, j] *= beta
        for k in range(m):
            for j in range(i + 1):
                c[i, j] += a[j, k] * alpha * b[i, k] + b[j, k] * alpha * a[i, k]
    return c


@vy.kernel
def lower_part(c: InOut[f64, 2], x: Buf[f64, 2], y: Buf[f64, 2], alpha: f64, beta: f64):
    i, j = gid(0), gid(1)
    if j <= i:
        c[i, j] = beta * c[i, j] + alpha * (x[i, j] + y[i, j])


@vy.pipeline
def syr2k_vyre(alpha, beta, c, a, b):
    return lower_part(
        c, lib.matmul(a, b, transpose_b=True), lib.matmul(b, a, transpose_b=True), alpha=alpha, beta=beta
    )


def trmm_make(random, m, n):
    return 1.5, random.random((m, m)), random.random((m, n))


def trmm_numpy(alpha, a, b):
    for i in range(len(a)):
        b[i] = alpha * (b[i] + a[i + 1 :, i] @ b[i + 1 :])
    return b


def trmm_loops(alpha, a, b):
    m, n = b.shape
    for i in range(m):
        for k in range(i + 1, m):
            for j in range(n):
                b[i, j] += a[k, i] * b[k, j]
        for j in range(n):
            b[i, j] *= alpha
    return b


@vy.kernel
def trmm_kernel(alpha: f64, a: Buf[f64, "m", "m"], b: Buf[f64, "m", "n"], y: Out[f64, "m", "n"]):
    i, j = gid(0), gid(1)
    total = b[i, j]
    for k in range(i + 1, a.shape[0]):
        total += a[k, i] * b[k, j]
    y[i, j] = alpha * total


def trmm_vyre(alpha, a, b):
    return trmm_kernel(alpha, a, b)


def symm_make(random, m, n):
    return 1.5, 1.2, random.random((m, n)), random.random((m, m)), random.random((m, n))


def symm_numpy(alpha, beta, c, a, b):
    """Of a, only the lower half is read."""
    whole = np.tril(a) + np.tril(a, -1).T
    return alpha * (whole @ b) + beta * c


def symm_loops(alpha, beta, c, a, b):
    m, n = c.shape
    out = np.empty((m, n))
    for i in range(m):
        sums = np.zeros(n)
        for k in range(i):
            for j in range(n):
                out[k, j] += alpha * b[i, j] * a[i, k]
                sums[j] += b[k, j] * a[i, k]
        for j in range(n):
            out[i, j] = beta * c[i, j] + alpha * b[i, j] * a[i, i] + alpha * sums[j]
    return out


@vy.kernel
def mirrored(a: Buf[f64, "m", "m"], y: Out[f64, "m", "m"]):
    i, j = gid(0), gid(1)
    y[i, j] = a[max(i, j), min(i, j)]


@vy.pipeline
def symm_vyre(alpha, beta, c, a, b):
    return combined(lib.matmul(mirrored(a), b), c, alpha=alpha, beta=beta)


PROGRAMS = (
    Program("gemm", gemm_make, gemm_numpy, (gemm_loops, gemm_numpy), gemm_vyre,
            (9, 11, 10), (200, 220, 240), (500, 550, 600)),
    Program("gemm_kernel", gemm_make, gemm_numpy, (gemm_loops,), gemm_kernel_vyre,
            (9, 11, 10), (200, 220, 240), (500, 550, 600)),
    Program("2mm", two_mm_make, two_mm_numpy, (two_mm_loops, two_mm_numpy), two_mm_vyre,
            (7, 9, 8, 6), (160, 180, 210, 220), (400, 450, 500, 550)),
    Program("3mm", three_mm_make, three_mm_numpy, (_three,), three_mm_vyre, (7,), (180,), (400,)),
    Program("doitgen", doitgen_make, doitgen_numpy, (doitgen_loops,), doitgen_vyre,
            (4, 5, 6), (40, 40, 48), (80, 80, 128)),
    Program("syrk", syrk_make, syrk_numpy, (syrk_loops,), syrk_vyre,
            (9, 7), (150, 180), (350, 400), changes=True),
    Program("syr2k", syr2k_make, syr2k_numpy, (syr2k_loops,), syr2k_vyre,
            (9, 7), (150, 180), (350, 400), changes=True),
    Program("symm", symm_make, symm_numpy, (symm_loops,), symm_vyre, (8, 9), (120, 150), (350, 550)),
    Program("trmm", trmm_make, trmm_numpy, (trmm_loops,), trmm_vyre,
            (8, 9), (150, 180), (350, 400), changes=True),
)  # fmt: skip
