"""Smoke that rises and curls, after Stam's stable fluids.

Velocity and smoke are advected by tracing the flow backwards, and the pressure that keeps the flow
free of divergence comes from Jacobi steps, which a pipeline fuses in pairs.
"""

import numpy as np
from pictures import HEAT, coloured, show

import vyre as vy
from vyre import Buf, Out, f32, floor, gid, i32

SMALL, LARGE = (24, 4), (256, 200)
JACOBI = 12


@vy.func
def between(x, i, j):
    """The value at a place between elements."""
    top, left = floor(i), floor(j)
    a, b = i - top, j - left
    r, c = i32(top), i32(left)
    above = x[r, c] * (1.0 - b) + x[r, c + 1] * b
    below = x[r + 1, c] * (1.0 - b) + x[r + 1, c + 1] * b
    return above * (1.0 - a) + below * a


@vy.kernel
def carry(x: Buf[f32, 2], u: Buf[f32, 2], v: Buf[f32, 2], y: Out[f32, 2], keep: f32):
    i, j = gid(0), gid(1)
    y[i, j] = between(x, f32(i) - v[i, j], f32(j) - u[i, j]) * keep


@vy.kernel
def rise(v: Buf[f32, 2], smoke: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = v[i, j] - 0.06 * smoke[i, j]


@vy.kernel
def divergence(u: Buf[f32, 2], v: Buf[f32, 2], d: Out[f32, 2]):
    i, j = gid(0), gid(1)
    d[i, j] = 0.5 * (u[i, j + 1] - u[i, j - 1] + v[i + 1, j] - v[i - 1, j])


@vy.kernel
def jacobi(p: Buf[f32, 2], d: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = 0.25 * (p[i + 1, j] + p[i - 1, j] + p[i, j + 1] + p[i, j - 1] - d[i, j])


@vy.kernel
def free(u: Buf[f32, 2], v: Buf[f32, 2], p: Buf[f32, 2], x: Out[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    x[i, j] = u[i, j] - 0.5 * (p[i, j + 1] - p[i, j - 1])
    y[i, j] = v[i, j] - 0.5 * (p[i + 1, j] - p[i - 1, j])


@vy.pipeline
def step(u, v, smoke, zero):
    v = rise(v, smoke)
    d = divergence(u, v)
    p = zero
    for _ in range(JACOBI):
        p = jacobi(p, d)
    u, v = free(u, v, p)
    return carry(u, u, v, keep=1.0), carry(v, u, v, keep=1.0), carry(smoke, u, v, keep=0.998)


def compute(source, steps):
    u, v, smoke = np.zeros_like(source), np.zeros_like(source), source.copy()
    zero = np.zeros_like(source)
    for _ in range(steps):
        u, v, smoke = step(u, v, smoke, zero)
        smoke = np.maximum(smoke, source)
    return smoke


def plain(source, steps):
    def padded(x):
        return np.pad(x, 1)

    def moved(x, u, v):
        i, j = np.indices(x.shape, dtype=np.float32)
        i, j = i - v, j - u
        top, left = np.floor(i), np.floor(j)
        a, b = i - top, j - left

        def at(r, c):
            inside = (r >= 0) & (r < x.shape[0]) & (c >= 0) & (c < x.shape[1])
            return np.where(inside, x[np.clip(r, 0, x.shape[0] - 1), np.clip(c, 0, x.shape[1] - 1)], 0)

        r, c = top.astype(int), left.astype(int)
        above = at(r, c) * (1 - b) + at(r, c + 1) * b
        below = at(r + 1, c) * (1 - b) + at(r + 1, c + 1) * b
        return above * (1 - a) + below * a

    u, v, smoke = np.zeros_like(source), np.zeros_like(source), source.copy()
    for _ in range(steps):
        v = v - np.float32(0.06) * smoke
        a, b = padded(u), padded(v)
        d = 0.5 * (a[1:-1, 2:] - a[1:-1, :-2] + b[2:, 1:-1] - b[:-2, 1:-1])
        p = np.zeros_like(d)
        for _ in range(JACOBI):
            q = padded(p)
            p = 0.25 * (q[2:, 1:-1] + q[:-2, 1:-1] + q[1:-1, 2:] + q[1:-1, :-2] - d)
        q = padded(p)
        u, v = u - 0.5 * (q[1:-1, 2:] - q[1:-1, :-2]), v - 0.5 * (q[2:, 1:-1] - q[:-2, 1:-1])
        u, v, smoke = moved(u, u, v), moved(v, u, v), moved(smoke, u, v) * np.float32(0.998)
        smoke = np.maximum(smoke, source).astype(np.float32)
    return smoke


def inputs(size):
    extent, steps = size
    i, j = np.mgrid[0:extent, 0:extent] / extent
    source = (np.hypot(i - 0.88, j - 0.45) < 0.05) | (np.hypot(i - 0.8, j - 0.58) < 0.03)
    return source.astype(np.float32), steps


def draw(smoke, *_):
    return coloured(np.clip(smoke, 0, 1) ** 0.6, HEAT)


if __name__ == "__main__":
    show(__name__)
