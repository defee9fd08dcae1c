"""The Ising model: magnets that align with their neighbours, or not, near the critical temperature.

Metropolis steps on the two colours of a checkerboard. Random numbers come from a hash of place and step, so
every device has the same ones and the result is the same bit for bit.
"""

import numpy as np
from pictures import SPLIT, coloured, show

import vyre as vy
from vyre import Buf, Out, exp, f32, gid, i32, u32

SMALL, LARGE = (32, 4), (384, 300)
COLD = 0.44  # 1 / temperature; order begins at 0.4407


@vy.func
def mixed(h):
    h = (h ^ (h >> 16)) * u32(0x7FEB352D)
    h = (h ^ (h >> 15)) * u32(0x846CA68B)
    return h ^ (h >> 16)


@vy.kernel
def sweep(spins: Buf[i32, 2], new: Out[i32, 2], colour: i32, step: u32):
    i, j = gid(0), gid(1)
    h, w = spins.shape[0], spins.shape[1]
    sides = spins[(i + 1) % h, j] + spins[(i - 1) % h, j] + spins[i, (j + 1) % w] + spins[i, (j - 1) % w]
    energy = f32(2 * spins[i, j] * sides)
    chance = f32(mixed(u32(i * w + j) ^ mixed(step)) >> 8) / 16777216.0
    flips = (i + j) % 2 == colour and chance < exp(-COLD * energy)
    new[i, j] = -spins[i, j] if flips else spins[i, j]


def compute(spins, steps):
    for step in range(2 * steps):
        spins = sweep(spins, colour=step % 2, step=step)
    return spins


def plain(spins, steps):
    def hashed(h):
        h = (h ^ (h >> np.uint32(16))) * np.uint32(0x7FEB352D)
        h = (h ^ (h >> np.uint32(15))) * np.uint32(0x846CA68B)
        return h ^ (h >> np.uint32(16))

    i, j = np.indices(spins.shape)
    place = (i * spins.shape[1] + j).astype(np.uint32)
    for step in range(2 * steps):
        sides = sum(np.roll(spins, by, axis) for axis in (0, 1) for by in (1, -1))
        chance = (hashed(place ^ hashed(np.array([step], np.uint32))) >> np.uint32(8)) / 16777216
        flips = ((i + j) % 2 == step % 2) & (chance < np.exp(-COLD * 2 * spins * sides))
        spins = np.where(flips, -spins, spins).astype(np.int32)
    return spins


def inputs(size):
    extent, steps = size
    return np.random.default_rng(2).choice(np.array([-1, 1], np.int32), (extent, extent)), steps


def draw(spins, *_):
    return coloured((spins + 1) * 0.4 + 0.1, SPLIT)


if __name__ == "__main__":
    show(__name__)
