"""Random walks: how a drop of ink spreads.

Each invocation walks on its own with numbers from a hash, and counts where it ends with an atomic. Sums of
integers have no order, so every device draws the same picture.
"""

import numpy as np
from pictures import SEA, coloured, scaled, show

import vyre as vy
from vyre import InOut, atomic_add, gid, u32

SMALL, LARGE = (32, 1000), (256, 200_000)
STEPS = 400


@vy.func
def mixed(h):
    h = (h ^ (h >> 16)) * u32(0x7FEB352D)
    h = (h ^ (h >> 15)) * u32(0x846CA68B)
    return h ^ (h >> 16)


@vy.kernel
def walk(field: InOut[u32, "h", "w"], walkers: vy.i32):
    i, j = field.shape[0] // 2, field.shape[1] // 2
    state = mixed(u32(gid()) + u32(1))
    for step in range(STEPS):
        state = mixed(state + u32(step))
        way = state & u32(3)
        i += 1 if way == 0 else -1 if way == 1 else 0
        j += 1 if way == 2 else -1 if way == 3 else 0
    atomic_add(field, (i, j), 1)


def compute(extent, walkers):
    return walk(np.zeros((extent, extent), np.uint32), walkers=walkers, domain=walkers)


def plain(extent, walkers):
    def hashed(h):
        h = (h ^ (h >> np.uint32(16))) * np.uint32(0x7FEB352D)
        h = (h ^ (h >> np.uint32(15))) * np.uint32(0x846CA68B)
        return h ^ (h >> np.uint32(16))

    i = np.full(walkers, extent // 2)
    j = i.copy()
    state = hashed(np.arange(1, walkers + 1, dtype=np.uint32))
    for step in range(STEPS):
        state = hashed(state + np.uint32(step))
        way = state & np.uint32(3)
        i += (way == 0).astype(int) - (way == 1)
        j += (way == 2).astype(int) - (way == 3)
    inside = (i >= 0) & (i < extent) & (j >= 0) & (j < extent)
    field = np.zeros((extent, extent), np.uint32)
    np.add.at(field, (i[inside], j[inside]), 1)
    return field


def inputs(size):
    return size


def draw(field):
    return coloured(1 - scaled(np.sqrt(field)), SEA)


if __name__ == "__main__":
    show(__name__)
