"""Conway's game of life on a torus, in Python and in the browser.

A pipeline of four generations is one call. `export_web` writes the same pipeline as a page that runs on the
reader's own GPU, without Python and without a server: press *Repeat* below.
"""

import numpy as np
from pictures import show

import vyre as vy
from vyre import Buf, Out, gid, u8

SMALL, LARGE = (32, 8), (512, 400)


@vy.kernel
def generation(cells: Buf[vy.bool_, 2], new: Out[vy.bool_, 2]):
    i, j = gid(0), gid(1)
    h, w = cells.shape[0], cells.shape[1]
    near = u8(0)
    for di in vy.unroll(range(-1, 2)):
        for dj in vy.unroll(range(-1, 2)):
            if di != 0 or dj != 0:
                near += u8(cells[(i + di) % h, (j + dj) % w])
    new[i, j] = near == 3 or (near == 2 and cells[i, j])


@vy.pipeline
def life(cells):
    for _ in range(4):
        cells = generation(cells)
    return cells


def compute(cells, generations):
    for _ in range(generations // 4):
        cells = life(cells)
    return cells


def plain(cells, generations):
    for _ in range(generations):
        moves = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]
        near = sum(np.roll(cells, move, axis=(0, 1)).astype(np.uint8) for move in moves)
        cells = (near == 3) | ((near == 2) & cells)
    return cells


def inputs(size):
    extent, generations = size
    return np.random.default_rng(5).random((extent, extent)) < 0.3, generations


def export(path):
    """Write the page for browsers."""
    life.export_web(path, np.random.default_rng(5).random((128, 192)) < 0.3)


def draw(cells, *_):
    """A part of the torus, each cell four pixels wide."""
    large = cells[:120, :120].repeat(4, axis=0).repeat(4, axis=1)
    large[3::4], large[:, 3::4] = False, False
    return np.where(large[..., None], (28, 88, 140), (246, 247, 249)).astype(np.uint8)


if __name__ == "__main__":
    show(__name__)
