"""Reaction-diffusion: spots and stripes of the Gray-Scott model.

Two substances spread, and react where they meet. A pipeline of four steps; loads outside of the arrays
would give 0, so indices wrap around with `%`.
"""

import numpy as np
from pictures import SEA, coloured, scaled, show

import vyre as vy
from vyre import Buf, Out, f32, gid

SMALL, LARGE = (24, 8), (256, 1600)
FEED, KILL = 0.037, 0.06


@vy.func
def spread(x, i, j):
    h, w = x.shape[0], x.shape[1]
    sides = x[(i + 1) % h, j] + x[(i - 1) % h, j] + x[i, (j + 1) % w] + x[i, (j - 1) % w]
    return sides - 4.0 * x[i, j]


@vy.kernel
def react(u: Buf[f32, 2], v: Buf[f32, 2], new_u: Out[f32, 2], new_v: Out[f32, 2]):
    i, j = gid(0), gid(1)
    a, b = u[i, j], v[i, j]
    new_u[i, j] = a + 0.2 * spread(u, i, j) - a * b * b + FEED * (1.0 - a)
    new_v[i, j] = b + 0.1 * spread(v, i, j) + a * b * b - (FEED + KILL) * b


@vy.pipeline
def four(u, v):
    for _ in range(4):
        u, v = react(u, v)
    return u, v


def compute(u, v, steps):
    for _ in range(steps // 4):
        u, v = four(u, v)
    return v


def plain(u, v, steps):
    def around(x):
        return sum(np.roll(x, by, axis) for axis in (0, 1) for by in (1, -1)) - 4 * x

    f = np.float32
    for _ in range(steps):
        mixed = u * v * v
        u, v = (
            u + f(0.2) * around(u) - mixed + f(FEED) * (1 - u),
            v + f(0.1) * around(v) + mixed - f(FEED + KILL) * v,
        )
    return v


def inputs(size):
    extent, steps = size
    rng = np.random.default_rng(3)
    u, v = np.ones((extent, extent), np.float32), np.zeros((extent, extent), np.float32)
    for i, j in rng.integers(0, extent - 6, (extent // 4, 2)):
        u[i : i + 6, j : j + 6], v[i : i + 6, j : j + 6] = 0.5, 0.25
    return u, v, steps


def draw(v, *_):
    return coloured(scaled(v), SEA)


if __name__ == "__main__":
    show(__name__)
