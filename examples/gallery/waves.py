"""Waves in a ripple tank behind two slits.

The wave equation in steps of time. `InOut` writes the new heights over the old ones, so two arrays suffice.
"""

import numpy as np
from pictures import SPLIT, coloured, scaled, show

import vyre as vy
from vyre import Buf, InOut, f32, gid, sin

SMALL, LARGE = (32, 16), (384, 700)


@vy.kernel
def step(height: Buf[f32, 2], before: InOut[f32, 2], open_: Buf[f32, 2], time: f32):
    i, j = gid(0), gid(1)
    sides = height[i + 1, j] + height[i - 1, j] + height[i, j + 1] + height[i, j - 1]
    moved = 2.0 * height[i, j] - before[i, j] + 0.25 * (sides - 4.0 * height[i, j])
    source = sin(0.35 * time) if i == 2 else moved
    before[i, j] = source * open_[i, j]


def compute(open_, steps):
    now, before = np.zeros_like(open_), np.zeros_like(open_)
    for t in range(steps):
        now, before = step(now, before, open_, time=float(t)), now
    return now


def plain(open_, steps):
    now, before = np.zeros_like(open_), np.zeros_like(open_)
    for t in range(steps):
        around = np.pad(now, 1)
        sides = around[2:, 1:-1] + around[:-2, 1:-1] + around[1:-1, 2:] + around[1:-1, :-2]
        moved = 2 * now - before + np.float32(0.25) * (sides - 4 * now)
        moved[2] = np.sin(np.float32(0.35) * np.float32(t))
        now, before = moved * open_, now
    return now


def inputs(size):
    extent, steps = size
    open_ = np.ones((extent, extent), np.float32)
    wall = extent // 4
    open_[wall : wall + 3] = 0
    for slit in (3 * extent // 8, 5 * extent // 8):
        open_[wall : wall + 3, slit - extent // 40 - 1 : slit + extent // 40 + 1] = 1
    return open_, steps


def draw(height, *_):
    return coloured(scaled(height, -0.8, 0.8), SPLIT)


if __name__ == "__main__":
    show(__name__)
