"""A Voronoi diagram by jump flooding.

Every pixel asks pixels at distances 256, 128, 64, ... for the nearest seed that they know; nine steps
suffice for 512 x 512 pixels, however many seeds there are.
"""

import numpy as np
from pictures import show

import vyre as vy
from vyre import Buf, Out, gid, i32

SMALL, LARGE = (32, 8), (512, 60)


@vy.kernel
def jump(known: Buf[i32, "h", "w"], seed: Buf[i32, "k", 2], new: Out[i32, "h", "w"], far: i32):
    """Each pixel has the number of a seed, from 1 on, or 0."""
    i, j = gid(0), gid(1)
    best = known[i, j]
    least = 2147483647
    for n in range(9):
        other = known[i + (n // 3 - 1) * far, j + (n % 3 - 1) * far]
        if other > 0:
            down, right = seed[other - 1, 0] - i, seed[other - 1, 1] - j
            distance = down * down + right * right
            if distance < least or (distance == least and other < best):
                least = distance
                best = other
    new[i, j] = best


def compute(start, seed):
    far, known = len(start) // 2, start
    while far:
        known = jump(known, seed, far=far)
        far //= 2
    return jump(known, seed, far=1)


def plain(start, seed):
    i, j = np.indices(start.shape)
    apart = [(i - a) ** 2 + (j - b) ** 2 for a, b in seed]
    return (np.argmin(apart, axis=0) + 1).astype(np.int32)


def close(ours, theirs):
    """Jump flooding errs on a few pixels at edges."""
    return np.mean(ours != theirs) < 0.02


def inputs(size):
    extent, seeds = size
    rng = np.random.default_rng(12)
    places = rng.choice(extent * extent, seeds, replace=False)
    seed = np.stack([places // extent, places % extent], axis=1).astype(np.int32)
    start = np.zeros((extent, extent), np.int32)
    start[seed[:, 0], seed[:, 1]] = np.arange(1, seeds + 1)
    return start, seed


def draw(owner, *_):
    colours = np.random.default_rng(1).integers(70, 240, (owner.max() + 1, 3)).astype(np.uint8)
    picture = colours[owner]
    edge = (owner != np.roll(owner, 1, 0)) | (owner != np.roll(owner, 1, 1))
    picture[edge] = 30
    return picture


if __name__ == "__main__":
    show(__name__)
