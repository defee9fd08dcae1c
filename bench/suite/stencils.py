"""Stencils that are applied again and again."""

from __future__ import annotations

from bench.suite.program import Program, prange

import vyre as vy
from vyre import Buf, InOut, Out, f64, gid, i32


def jacobi_1d_make(random, steps, n):
    return steps, random.random(n), random.random(n)


def jacobi_1d_numpy(steps, a, b):
    for _ in range(steps):
        b[1:-1] = (a[:-2] + a[1:-1] + a[2:]) * 0.33333
        a[1:-1] = (b[:-2] + b[1:-1] + b[2:]) * 0.33333
    return a, b


def jacobi_1d_loops(steps, a, b):
    n = len(a)
    for _ in range(steps):
        for i in prange(1, n - 1):
            b[i] = (a[i - 1] + a[i] + a[i + 1]) * 0.33333
        for i in prange(1, n - 1):
            a[i] = (b[i - 1] + b[i] + b[i + 1]) * 0.33333
    return a, b


@vy.kernel
def jacobi_1d_kernel(a: InOut[f64, "n"], b: InOut[f64, "n"], steps: i32):
    i = gid()
    for _ in range(steps):
        if 0 < i < len(a) - 1:
            b[i] = (a[i - 1] + a[i] + a[i + 1]) * 0.33333
        vy.grid_sync()
        if 0 < i < len(a) - 1:
            a[i] = (b[i - 1] + b[i] + b[i + 1]) * 0.33333
        vy.grid_sync()


def jacobi_1d_vyre(steps, a, b):
    return jacobi_1d_kernel(a, b, steps)


def jacobi_2d_make(random, steps, n):
    return steps, random.random((n, n)), random.random((n, n))


def jacobi_2d_numpy(steps, a, b):
    for _ in range(steps):
        for x, y in ((a, b), (b, a)):
            y[1:-1, 1:-1] = 0.2 * (x[1:-1, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:] + x[2:, 1:-1] + x[:-2, 1:-1])
    return a, b


def jacobi_2d_loops(steps, a, b):
    n = len(a)
    for _ in range(steps):
        for i in prange(1, n - 1):
            for j in range(1, n - 1):
                b[i, j] = 0.2 * (a[i, j] + a[i, j - 1] + a[i, j + 1] + a[i + 1, j] + a[i - 1, j])
        for i in prange(1, n - 1):
            for j in range(1, n - 1):
                a[i, j] = 0.2 * (b[i, j] + b[i, j - 1] + b[i, j + 1] + b[i + 1, j] + b[i - 1, j])
    return a, b


@vy.kernel
def jacobi_2d_step(x: Buf[f64, "n", "n"], y: Out[f64, "n", "n"]):
    i, j = gid(0), gid(1)
    n = x.shape[0]
    if 0 < i < n - 1 and 0 < j < n - 1:
        y[i, j] = 0.2 * (x[i, j] + x[i, j - 1] + x[i, j + 1] + x[i + 1, j] + x[i - 1, j])


def jacobi_2d_vyre(steps, a, b):
    for _ in range(steps):
        jacobi_2d_step(a, b)
        jacobi_2d_step(b, a)
    return a, b


def heat_3d_make(random, steps, n):
    return steps, random.random((n, n, n)), random.random((n, n, n))


def heat_3d_numpy(steps, a, b):
    for _ in range(steps):
        for x, y in ((a, b), (b, a)):
            c = x[1:-1, 1:-1, 1:-1]
            y[1:-1, 1:-1, 1:-1] = (
                0.125 * (x[2:, 1:-1, 1:-1] - 2.0 * c + x[:-2, 1:-1, 1:-1])
                + 0.125 * (x[1:-1, 2:, 1:-1] - 2.0 * c + x[1:-1, :-2, 1:-1])
                + 0.125 * (x[1:-1, 1:-1, 2:] - 2.0 * c + x[1:-1, 1:-1, :-2])
                + c
            )
    return a, b


def heat_3d_loops(steps, a, b):
    n = len(a)
    for _ in range(steps):
        for i in prange(1, n - 1):
            for j in range(1, n - 1):
                for k in range(1, n - 1):
                    b[i, j, k] = (
                        0.125 * (a[i + 1, j, k] - 2.0 * a[i, j, k] + a[i - 1, j, k])
                        + 0.125 * (a[i, j + 1, k] - 2.0 * a[i, j, k] + a[i, j - 1, k])
                        + 0.125 * (a[i, j, k + 1] - 2.0 * a[i, j, k] + a[i, j, k - 1])
                        + a[i, j, k]
                    )
        for i in prange(1, n - 1):
            for j in range(1, n - 1):
                for k in range(1, n - 1):
                    a[i, j, k] = (
                        0.125 * (b[i + 1, j, k] - 2.0 * b[i, j, k] + b[i - 1, j, k])
                        + 0.125 * (b[i, j + 1, k] - 2.0 * b[i, j, k] + b[i, j - 1, k])
                        + 0.125 * (b[i, j, k + 1] - 2.0 * b[i, j, k] + b[i, j, k - 1])
                        + b[i, j, k]
                    )
    return a, b


@vy.kernel
def heat_3d_step(x: Buf[f64, "n", "n", "n"], y: Out[f64, "n", "n", "n"]):
    i, j, k = gid(0), gid(1), gid(2)
    n = x.shape[0]
    if 0 < i < n - 1 and 0 < j < n - 1 and 0 < k < n - 1:
        c = x[i, j, k]
        y[i, j, k] = (
            0.125 * (x[i + 1, j, k] - 2 * c + x[i - 1, j, k])
            + 0.125 * (x[i, j + 1, k] - 2 * c + x[i, j - 1, k])
            + 0.125 * (x[i, j, k + 1] - 2 * c + x[i, j, k - 1])
            + c
        )


def heat_3d_vyre(steps, a, b):
    for _ in range(steps):
        heat_3d_step(a, b)
        heat_3d_step(b, a)
    return a, b


def seidel_2d_make(random, steps, n):
    return steps, random.random((n, n))


def seidel_2d_numpy(steps, a):
    n = len(a)
    for _ in range(steps):
        for i in range(1, n - 1):
            a[i, 1:-1] += (
                a[i - 1, :-2]
                + a[i - 1, 1:-1]
                + a[i - 1, 2:]
                + a[i, 2:]
                + a[i + 1, :-2]
                + a[i + 1, 1:-1]
                + a[i + 1, 2:]
            )
            for j in range(1, n - 1):
                a[i, j] = (a[i, j] + a[i, j - 1]) / 9.0
    return a


def seidel_2d_loops(steps, a):
    n = len(a)
    for _ in range(steps):
        for i in range(1, n - 1):
            for j in range(1, n - 1):
                a[i, j] = (
                    a[i - 1, j - 1] + a[i - 1, j] + a[i - 1, j + 1]
                    + a[i, j - 1] + a[i, j] + a[i, j + 1]
                    + a[i + 1, j - 1] + a[i + 1, j] + a[i + 1, j + 1]
                ) / 9.0  # fmt: skip
    return a


@vy.kernel
def seidel_2d_kernel(a: InOut[f64, "n", "n"], steps: i32):
    n = a.shape[0]
    for _ in range(steps):
        for i in range(1, n - 1):
            for j in range(1, n - 1):
                a[i, j] = (
                    a[i - 1, j - 1] + a[i - 1, j] + a[i - 1, j + 1]
                    + a[i, j - 1] + a[i, j] + a[i, j + 1]
                    + a[i + 1, j - 1] + a[i + 1, j] + a[i + 1, j + 1]
                ) / 9  # fmt: skip


def seidel_2d_vyre(steps, a):
    return seidel_2d_kernel(a, steps, domain=1)


def fdtd_2d_make(random, steps, nx, ny):
    return (*(random.random((nx, ny)) for _ in range(3)), random.random(steps))


def fdtd_2d_numpy(ex, ey, hz, source):
    for value in source:
        ey[0, :] = value
        ey[1:, :] -= 0.5 * (hz[1:, :] - hz[:-1, :])
        ex[:, 1:] -= 0.5 * (hz[:, 1:] - hz[:, :-1])
        hz[:-1, :-1] -= 0.7 * (ex[:-1, 1:] - ex[:-1, :-1] + ey[1:, :-1] - ey[:-1, :-1])
    return ex, ey, hz


def fdtd_2d_loops(ex, ey, hz, source):
    nx, ny = ex.shape
    for t in range(len(source)):
        for j in range(ny):
            ey[0, j] = source[t]
        for i in prange(1, nx):
            for j in range(ny):
                ey[i, j] -= 0.5 * (hz[i, j] - hz[i - 1, j])
        for i in prange(nx):
            for j in range(1, ny):
                ex[i, j] -= 0.5 * (hz[i, j] - hz[i, j - 1])
        for i in prange(nx - 1):
            for j in range(ny - 1):
                hz[i, j] -= 0.7 * (ex[i, j + 1] - ex[i, j] + ey[i + 1, j] - ey[i, j])
    return ex, ey, hz


@vy.kernel
def fdtd_2d_fields(ex: InOut[f64, "x", "y"], ey: InOut[f64, "x", "y"], hz: Buf[f64, "x", "y"], source: f64):
    i, j = gid(0), gid(1)
    if i == 0:
        ey[i, j] = source
    else:
        ey[i, j] -= 0.5 * (hz[i, j] - hz[i - 1, j])
    if j > 0:
        ex[i, j] -= 0.5 * (hz[i, j] - hz[i, j - 1])


@vy.kernel
def fdtd_2d_waves(ex: Buf[f64, "x", "y"], ey: Buf[f64, "x", "y"], hz: InOut[f64, "x", "y"]):
    i, j = gid(0), gid(1)
    if i < hz.shape[0] - 1 and j < hz.shape[1] - 1:
        hz[i, j] -= 0.7 * (ex[i, j + 1] - ex[i, j] + ey[i + 1, j] - ey[i, j])


def fdtd_2d_vyre(ex, ey, hz, source):
    for value in source:
        fdtd_2d_fields(ex, ey, hz, value)
        fdtd_2d_waves(ex, ey, hz)
    return ex, ey, hz


PROGRAMS = (
    Program("jacobi_1d", jacobi_1d_make, jacobi_1d_numpy, (jacobi_1d_loops,), jacobi_1d_vyre,
            (3, 40), (100, 3200), (300, 12000), changes=True),
    Program("jacobi_2d", jacobi_2d_make, jacobi_2d_numpy, (jacobi_2d_loops,), jacobi_2d_vyre,
            (2, 21), (50, 150), (80, 350), changes=True),
    Program("heat_3d", heat_3d_make, heat_3d_numpy, (heat_3d_loops,), heat_3d_vyre,
            (2, 11), (25, 25), (30, 50), changes=True),
    Program("seidel_2d", seidel_2d_make, seidel_2d_numpy, (seidel_2d_loops,), seidel_2d_vyre,
            (2, 12), (8, 50), (15, 100), changes=True),
    Program("fdtd_2d", fdtd_2d_make, fdtd_2d_numpy, (fdtd_2d_loops,), fdtd_2d_vyre,
            (2, 12, 19), (20, 200, 220), (60, 400, 450), changes=True),
)  # fmt: skip
