"""Conway's game of life on a torus.

A pipeline of several generations: the fields between them stay in the caches.
"""

import numpy as np
from pictures import gray, show

import vyre as vy
from vyre import Buf, Out, gid, u8

SMALL, LARGE = (32, 8), (512, 400)


@vy.kernel
def generation(cells: Buf[u8, 2], new: Out[u8, 2]):
    i, j = gid(0), gid(1)
    h, w = cells.shape[0], cells.shape[1]
    near = u8(0)
    for di in vy.unroll(range(-1, 2)):
        for dj in vy.unroll(range(-1, 2)):
            if di != 0 or dj != 0:
                near += cells[(i + di) % h, (j + dj) % w]
    new[i, j] = u8(near == 3 or (near == 2 and cells[i, j] == 1))


def compute(cells, generations):
    for _ in range(generations):
        cells = generation(cells)
    return cells


def plain(cells, generations):
    for _ in range(generations):
        moves = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]
        near = sum(np.roll(cells, move, axis=(0, 1)) for move in moves)
        cells = ((near == 3) | ((near == 2) & (cells == 1))).astype(np.uint8)
    return cells


def inputs(size):
    extent, generations = size
    return (np.random.default_rng(5).random((extent, extent)) < 0.3).astype(np.uint8), generations


def draw(cells):
    return gray(1 - cells.astype(float))


if __name__ == "__main__":
    show(__name__)
