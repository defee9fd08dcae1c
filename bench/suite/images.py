"""Images and lattices: neighbours that are clamped or wrap around, channels side by side, flat indices."""

from __future__ import annotations

import numpy as np
from bench.suite.program import Program, prange

import vyre as vy
from vyre import Buf, InOut, Out, f32, f64, gid, i32, u8, u32


def grey_make(random, h, w):
    return (random.integers(0, 256, (h, w, 3)).astype(np.uint8),)


def grey_numpy(x):
    return (x.astype(np.uint32) @ np.array([77, 150, 29], np.uint32) >> 8).astype(np.uint8)


def grey_loops(x):
    h, w, _ = x.shape
    y = np.empty((h, w), np.uint8)
    for i in prange(h):
        for j in range(w):
            red, green, blue = np.uint32(x[i, j, 0]), np.uint32(x[i, j, 1]), np.uint32(x[i, j, 2])
            y[i, j] = (red * np.uint32(77) + green * np.uint32(150) + blue * np.uint32(29)) >> np.uint32(8)
    return y


@vy.kernel
def grey_kernel(x: Buf[u8, "h", "w", 3], y: Out[u8, "h", "w"]):
    i, j = gid(0), gid(1)
    y[i, j] = u8((u32(x[i, j, 0]) * 77 + u32(x[i, j, 1]) * 150 + u32(x[i, j, 2]) * 29) >> 8)


def max_pool_make(random, n, h):
    return (random.random((n, h, h), dtype=np.float32),)


def max_pool_numpy(x):
    n, h, w = x.shape
    return x.reshape(n, h // 2, 2, w // 2, 2).max(axis=(2, 4))


def max_pool_loops(x):
    n, h, w = x.shape
    y = np.empty((n, h // 2, w // 2), np.float32)
    for b in prange(n):
        for i in range(h // 2):
            for j in range(w // 2):
                above = max(x[b, 2 * i, 2 * j], x[b, 2 * i, 2 * j + 1])
                y[b, i, j] = max(above, max(x[b, 2 * i + 1, 2 * j], x[b, 2 * i + 1, 2 * j + 1]))
    return y


@vy.kernel
def max_pool_kernel(x: Buf[f32, "n", "h", "w"], y: Out[f32, "n", "h//2", "w//2"]):
    b, i, j = gid(0), gid(1), gid(2)
    most = x[b, 2 * i, 2 * j]
    for p in range(2):
        for q in range(2):
            most = max(most, x[b, 2 * i + p, 2 * j + q])
    y[b, i, j] = most


def sobel_make(random, h, w):
    return (random.random((h, w)),)


def sobel_numpy(x):
    p = np.pad(x, 1, mode="edge")
    gx = p[:-2, 2:] + 2 * p[1:-1, 2:] + p[2:, 2:] - p[:-2, :-2] - 2 * p[1:-1, :-2] - p[2:, :-2]
    gy = p[2:, :-2] + 2 * p[2:, 1:-1] + p[2:, 2:] - p[:-2, :-2] - 2 * p[:-2, 1:-1] - p[:-2, 2:]
    return np.sqrt(gx * gx + gy * gy)


def sobel_loops(x):
    h, w = x.shape
    y = np.empty_like(x)
    for i in prange(h):
        up, down = max(i - 1, 0), min(i + 1, h - 1)
        for j in range(w):
            left, right = max(j - 1, 0), min(j + 1, w - 1)
            gx = (
                x[up, right] + 2 * x[i, right] + x[down, right] - x[up, left] - 2 * x[i, left] - x[down, left]
            )
            gy = x[down, left] + 2 * x[down, j] + x[down, right] - x[up, left] - 2 * x[up, j] - x[up, right]
            y[i, j] = np.sqrt(gx * gx + gy * gy)
    return y


@vy.kernel
def sobel_kernel(x: Buf[f64, "h", "w"], y: Out[f64, "h", "w"]):
    i, j = gid(0), gid(1)
    up, down = max(i - 1, 0), min(i + 1, x.shape[0] - 1)
    left, right = max(j - 1, 0), min(j + 1, x.shape[1] - 1)
    gx = x[up, right] + 2 * x[i, right] + x[down, right] - x[up, left] - 2 * x[i, left] - x[down, left]
    gy = x[down, left] + 2 * x[down, j] + x[down, right] - x[up, left] - 2 * x[up, j] - x[up, right]
    y[i, j] = vy.sqrt(gx * gx + gy * gy)


def life_make(random, n, steps):
    return random.integers(0, 2, (n, n), dtype=np.int32), steps


def life_numpy(cells, steps):
    for _ in range(steps):
        around = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]
        total = sum(np.roll(cells, shift, axis=(0, 1)) for shift in around)
        cells = ((total == 3) | ((total == 2) & (cells == 1))).astype(np.int32)
    return cells


def life_loops(cells, steps):
    h, w = cells.shape
    for _ in range(steps):
        following = np.empty_like(cells)
        for i in prange(h):
            for j in range(w):
                total = 0
                for a in range(-1, 2):
                    for b in range(-1, 2):
                        if a != 0 or b != 0:
                            total += cells[(i + a) % h, (j + b) % w]
                following[i, j] = 1 if total == 3 or (total == 2 and cells[i, j] == 1) else 0
        cells = following
    return cells


@vy.kernel
def life_kernel(cells: Buf[i32, "h", "w"], following: Out[i32, "h", "w"]):
    i, j = gid(0), gid(1)
    h, w = cells.shape[0], cells.shape[1]
    total = 0
    for a in range(-1, 2):
        for b in range(-1, 2):
            if a != 0 or b != 0:
                total += cells[(i + a) % h, (j + b) % w]
    following[i, j] = 1 if total == 3 or (total == 2 and cells[i, j] == 1) else 0


def life_vyre(cells, steps):
    for _ in range(steps):
        cells = life_kernel(cells)
    return cells


CX, CY = (0, 1, 0, -1, 0, 1, -1, -1, 1), (0, 0, 1, 0, -1, 1, 1, -1, -1)
SHARES = (4 / 9, 1 / 9, 1 / 9, 1 / 9, 1 / 9, 1 / 36, 1 / 36, 1 / 36, 1 / 36)


def lattice_make(random, n, steps):
    return random.random((n, n, 9)) + 1, steps


def lattice_numpy(f, steps):
    """Lattice Boltzmann with nine velocities: streaming, and relaxation to the equilibrium."""
    cx, cy, shares = np.array(CX, float), np.array(CY, float), np.array(SHARES)
    for _ in range(steps):
        f = np.stack([np.roll(f[..., q], (CX[q], CY[q]), axis=(0, 1)) for q in range(9)], axis=-1)
        density = f.sum(axis=-1)
        ux, uy = (f @ cx) / density, (f @ cy) / density
        along = 3.0 * (cx * ux[..., None] + cy * uy[..., None])
        still = 1.0 + along + 0.5 * along * along - 1.5 * (ux * ux + uy * uy)[..., None]
        f = f + 0.6 * (density[..., None] * shares * still - f)
    return f


def lattice_loops(f, steps):
    n, m, _ = f.shape
    cx, cy, shares = np.array(CX), np.array(CY), np.array(SHARES)
    g = np.empty_like(f)
    for _ in range(steps):
        for i in prange(n):
            for j in range(m):
                density, ux, uy = 0.0, 0.0, 0.0
                for q in range(9):
                    v = f[(i - cx[q]) % n, (j - cy[q]) % m, q]
                    g[i, j, q] = v
                    density += v
                    ux += v * cx[q]
                    uy += v * cy[q]
                ux /= density
                uy /= density
                for q in range(9):
                    along = 3.0 * (cx[q] * ux + cy[q] * uy)
                    still = 1.0 + along + 0.5 * along * along - 1.5 * (ux * ux + uy * uy)
                    g[i, j, q] += 0.6 * (density * shares[q] * still - g[i, j, q])
        f, g = g, f
    return f


@vy.kernel
def lattice_kernel(f: Buf[f64, "n", "m", 9], g: Out[f64, "n", "m", 9]):
    i, j = gid(0), gid(1)
    n, m = f.shape[0], f.shape[1]
    v = vy.local(f64, 9)
    density = f64(0)
    ux = f64(0)
    uy = f64(0)
    for q in vy.unroll(range(9)):
        v[q] = f[(i - CX[q] + n) % n, (j - CY[q] + m) % m, q]
        density += v[q]
        ux += v[q] * CX[q]
        uy += v[q] * CY[q]
    ux /= density
    uy /= density
    for q in vy.unroll(range(9)):
        along = 3.0 * (CX[q] * ux + CY[q] * uy)
        still = 1.0 + along + 0.5 * along * along - 1.5 * (ux * ux + uy * uy)
        g[i, j, q] = v[q] + 0.6 * (density * SHARES[q] * still - v[q])


def lattice_vyre(f, steps):
    g = np.empty_like(f)
    for _ in range(steps):
        lattice_kernel(f, g)
        f, g = g, f
    return f


def flat_make(random, steps, n):
    return steps, random.random((n, n)), random.random((n, n))


def jacobi_flat_numpy(steps, a, b):
    c = slice(1, -1)
    for _ in range(steps):
        for x, y in ((a, b), (b, a)):
            y[c, c] = 0.2 * (x[c, c] + x[c, :-2] + x[c, 2:] + x[2:, c] + x[:-2, c])
    return a


def jacobi_flat_loops(steps, a, b):
    n = len(a)
    for _ in range(steps):
        for i in prange(1, n - 1):
            for j in range(1, n - 1):
                b[i, j] = 0.2 * (a[i, j] + a[i, j - 1] + a[i, j + 1] + a[i + 1, j] + a[i - 1, j])
        for i in prange(1, n - 1):
            for j in range(1, n - 1):
                a[i, j] = 0.2 * (b[i, j] + b[i, j - 1] + b[i, j + 1] + b[i + 1, j] + b[i - 1, j])
    return a


@vy.kernel
def jacobi_flat_kernel(x: Buf[f64], y: InOut[f64], n: i32):
    """As it is written for CUDA: one index, of which the row and column are made."""
    t = gid()
    i, j = t // n, t % n
    if i > 0 and i < n - 1 and j > 0 and j < n - 1:
        y[t] = 0.2 * (x[t] + x[t - 1] + x[t + 1] + x[t + n] + x[t - n])


def jacobi_flat_vyre(steps, a, b):
    x, y, n = a.reshape(-1), b.reshape(-1), len(a)
    for _ in range(steps):
        jacobi_flat_kernel(x, y, n, domain=n * n)
        jacobi_flat_kernel(y, x, n, domain=n * n)
    return a


def conv_flat_make(random, n, h, inner, outer, k):
    return (
        random.random((n, h, h, inner), dtype=np.float32),
        random.random((k, k, inner, outer), dtype=np.float32),
        random.random(outer, dtype=np.float32),
    )


def conv_flat_numpy(x, w, bias):
    k, _, inner, outer = w.shape
    windows = np.lib.stride_tricks.sliding_window_view(x, (k, k), axis=(1, 2))
    n, rows, columns = windows.shape[:3]
    flat = windows.transpose(0, 1, 2, 4, 5, 3).reshape(-1, k * k * inner)
    return (flat @ w.reshape(-1, outer)).reshape(n, rows, columns, outer) + bias


def conv_flat_loops(x, w, bias):
    n, h, _, inner = x.shape
    k, outer = w.shape[0], w.shape[3]
    m = h - k + 1
    y = np.empty((n, m, m, outer), np.float32)
    for b in prange(n):
        for i in range(m):
            for j in range(m):
                for c in range(outer):
                    y[b, i, j, c] = bias[c]
                for p in range(k):
                    for q in range(k):
                        for d in range(inner):
                            v = x[b, i + p, j + q, d]
                            for c in range(outer):
                                y[b, i, j, c] += v * w[p, q, d, c]
    return y


@vy.kernel
def conv_flat_kernel(
    x: Buf[f32, "n", "h", "h", "inner"], w: Buf[f32, "k", "k", "inner", "outer"], bias: Buf[f32, "outer"],
    y: Out[f32, "n", "h-k+1", "h-k+1", "outer"],
):  # fmt: skip
    t = gid()
    outer, m = y.shape[3], y.shape[2]
    c = t % outer
    j = t // outer % m
    i = t // (outer * m) % m
    b = t // (outer * m * m)
    total = bias[c]
    for p in range(w.shape[0]):
        for q in range(w.shape[1]):
            for d in range(w.shape[2]):
                total += x[b, i + p, j + q, d] * w[p, q, d, c]
    y[b, i, j, c] = total


def conv_flat_vyre(x, w, bias):
    m = x.shape[1] - w.shape[0] + 1
    return conv_flat_kernel(x, w, bias, domain=x.shape[0] * m * m * w.shape[3])


PROGRAMS = (
    Program("grey", grey_make, grey_numpy, (grey_loops,), grey_kernel, (5, 7), (100, 120), (480, 640)),
    Program("max_pool", max_pool_make, max_pool_numpy, (max_pool_loops,), max_pool_kernel,
            (2, 6), (48, 24), (64, 56)),
    Program("sobel", sobel_make, sobel_numpy, (sobel_loops,), sobel_kernel, (5, 7), (100, 120), (480, 640)),
    Program("life", life_make, life_numpy, (life_loops,), life_vyre, (7, 2), (64, 10), (256, 10)),
    Program("lattice", lattice_make, lattice_numpy, (lattice_loops,), lattice_vyre,
            (6, 2), (40, 10), (120, 10), changes=True),
    Program("jacobi_flat", flat_make, jacobi_flat_numpy, (jacobi_flat_loops,), jacobi_flat_vyre,
            (2, 9), (50, 150), (50, 350), changes=True),
    Program("conv_flat", conv_flat_make, conv_flat_numpy, (conv_flat_loops,), conv_flat_vyre,
            (2, 6, 2, 5, 3), (8, 16, 3, 16, 3), (8, 32, 3, 16, 5), tolerance=1e-4),
)  # fmt: skip
