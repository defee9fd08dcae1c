"""Random walks: three drops of ink after 60, 240 and 960 steps.

Each invocation walks on its own with numbers from a hash, and counts where it ends with an atomic. Sums of
integers do not depend on their order, so every device draws the same picture. Four times as many steps
spread a drop twice as far.
"""

import numpy as np
from pictures import HEAT, coloured, scaled, show

import vyre as vy
from vyre import InOut, atomic_add, gid, u32

SMALL, LARGE = (32, 999), (192, 300_000)
STEPS = 60


@vy.func
def mixed(h):
    h = (h ^ (h >> 16)) * u32(0x7FEB352D)
    h = (h ^ (h >> 15)) * u32(0x846CA68B)
    return h ^ (h >> 16)


@vy.kernel
def walk(field: InOut[u32, "h", "w"], walkers: vy.i32):
    drop = gid() % 3
    i, j = field.shape[0] // 2, field.shape[1] * (2 * drop + 1) // 6
    state = mixed(u32(gid()) + u32(1))
    for step in range(STEPS << (2 * drop)):
        state = mixed(state + u32(step))
        way = state & u32(3)
        i += 1 if way == 0 else -1 if way == 1 else 0
        j += 1 if way == 2 else -1 if way == 3 else 0
    atomic_add(field, (i, j), 1)


def compute(extent, walkers):
    return walk(np.zeros((extent, 2 * extent), np.uint32), walkers=walkers, domain=walkers)


def plain(extent, walkers):
    def hashed(h):
        h = (h ^ (h >> np.uint32(16))) * np.uint32(0x7FEB352D)
        h = (h ^ (h >> np.uint32(15))) * np.uint32(0x846CA68B)
        return h ^ (h >> np.uint32(16))

    drop = np.arange(walkers) % 3
    i, j = np.full(walkers, extent // 2), 2 * extent * (2 * drop + 1) // 6
    state = hashed(np.arange(1, walkers + 1, dtype=np.uint32))
    for step in range(STEPS * 16):
        going = step < STEPS << (2 * drop)
        state = hashed(state + np.uint32(step))
        way = state & np.uint32(3)
        i += going * ((way == 0).astype(int) - (way == 1))
        j += going * ((way == 2).astype(int) - (way == 3))
    inside = (i >= 0) & (i < extent) & (j >= 0) & (j < 2 * extent)
    field = np.zeros((extent, 2 * extent), np.uint32)
    np.add.at(field, (i[inside], j[inside]), 1)
    return field


def inputs(size):
    return size


def draw(field, *_):
    # Walks of an even number of steps end on every other place, like the dark fields of a chessboard.
    near = field + 0.5 * sum(np.roll(field, by, axis) for axis in (0, 1) for by in (1, -1))
    return coloured(scaled(near**0.4), HEAT)


if __name__ == "__main__":
    show(__name__)
