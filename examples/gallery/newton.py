"""Newton's method on z³ = 1, from every point of the plane.

Which of the three roots it finds, and how fast, depends on the starting point; the boundaries are fractals.
Complex numbers are pairs that a function takes and returns.
"""

import numpy as np
from pictures import show

import vyre as vy
from vyre import Out, domain, f32, gid

SMALL, LARGE = 48, 512
STEPS = 24


@vy.func
def divided(ax, ay, bx, by):
    length = bx * bx + by * by + 1e-12
    return (ax * bx + ay * by) / length, (ay * bx - ax * by) / length


@vy.kernel
def search(x_end: Out[f32, "n", "n"], y_end: Out[f32, "n", "n"], n: vy.i32):
    x = 4.0 * f32(gid(1)) / f32(domain(1)) - 2.0
    y = 4.0 * f32(gid(0)) / f32(domain(0)) - 2.0
    for _ in range(STEPS):
        xx, yy = x * x - y * y, 2 * x * y
        sx, sy = divided(x * xx - y * yy - 1.0, x * yy + y * xx, 3 * xx, 3 * yy)
        x -= sx
        y -= sy
    x_end[gid(0), gid(1)] = x
    y_end[gid(0), gid(1)] = y


def compute(size):
    return np.stack(search(n=size))


def plain(size):
    along = 4 * np.arange(size) / size - 2
    z = along[None, :] + 1j * along[:, None]
    with np.errstate(all="ignore"):
        for _ in range(STEPS):
            z = z - (z * z * z - 1) / (3 * z * z + 1e-12)
    return np.stack([z.real, z.imag]).astype(np.float32)


def close(ours, theirs):
    """Points on the edge go either way; nearly all others end at the same root."""
    return np.mean(np.abs(ours - theirs) > 1e-2) < 0.05


def inputs(size):
    return (size,)


def draw(ends, *_):
    angle = np.arctan2(ends[1], ends[0])
    shades = [0.55 + 0.45 * np.cos(angle - turn) for turn in (0, 2.094, 4.189)]
    return (np.stack(shades, axis=-1) * 255).astype(np.uint8)


if __name__ == "__main__":
    show(__name__)
