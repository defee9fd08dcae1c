"""Two galaxies that meet: every body attracts every other.

A group kernel: 64 invocations load 64 bodies into shared memory, wait, and use them together.
"""

import numpy as np
from pictures import HEAT, coloured, show

import vyre as vy
from vyre import Buf, Out, f32, gid, lid, rsqrt

SMALL, LARGE = (100, 3), (2048, 180)
GROUP = 64


@vy.kernel(workgroup=GROUP)
def pull(x: Buf[f32, "n"], y: Buf[f32, "n"], ax: Out[f32, "n"], ay: Out[f32, "n"]):
    tile_x = vy.shared(f32, GROUP)
    tile_y = vy.shared(f32, GROUP)
    own_x, own_y = x[gid()], y[gid()]
    sum_x = f32(0)
    sum_y = f32(0)
    for first in range(0, len(x), GROUP):
        tile_x[lid()] = x[first + lid()]
        tile_y[lid()] = y[first + lid()]
        vy.barrier()
        for k in range(GROUP):
            dx, dy = tile_x[k] - own_x, tile_y[k] - own_y
            near = rsqrt(dx * dx + dy * dy + 0.01)
            strength = near * near * near if first + k < len(x) else 0.0
            sum_x += dx * strength
            sum_y += dy * strength
        vy.barrier()
    ax[gid()] = sum_x
    ay[gid()] = sum_y


def moved(x, y, u, v, steps, attraction):
    n, dt = len(x), np.float32(0.01)
    for _ in range(steps):
        ax, ay = attraction(x, y)
        u, v = u + ax * (dt / n), v + ay * (dt / n)
        x, y = x + u * dt, y + v * dt
    return np.stack([x, y])


def compute(x, y, u, v, steps):
    return moved(x, y, u, v, steps, lambda x, y: pull(x, y, groups=-(-len(x) // GROUP)))


def plain(x, y, u, v, steps):
    def attraction(x, y):
        dx, dy = x[None] - x[:, None], y[None] - y[:, None]
        strength = (dx * dx + dy * dy + np.float32(0.01)) ** np.float32(-1.5)
        return (dx * strength).sum(axis=1), (dy * strength).sum(axis=1)

    return moved(x, y, u, v, steps, attraction)


def inputs(size):
    n, steps = size
    rng = np.random.default_rng(4)
    r, angle = rng.random(n) ** 2 * 0.5, rng.random(n) * 2 * np.pi
    side = np.where(np.arange(n) < n // 2, -0.6, 0.6)
    inside = (r[None] < r[:, None]).sum(axis=1) / (2 * n)  # the mass nearer to the centre of its galaxy
    turn = r * np.sqrt(inside) / (r * r + 0.01) ** 0.75  # the speed of a circular orbit
    state = (
        r * np.cos(angle) + side, r * np.sin(angle) + side / 2,
        -turn * np.sin(angle) - side * 0.5, turn * np.cos(angle),
    )  # fmt: skip
    return *(part.astype(np.float32) for part in state), steps


def draw(places, *_):
    extent = 360
    seen = ((places + 1.2) / 2.4 * extent).astype(int)
    inside = ((seen >= 0) & (seen < extent)).all(axis=0)
    field = np.zeros((extent, extent))
    np.add.at(field, (seen[1, inside], seen[0, inside]), 1.0)
    glow = field + 0.5 * sum(np.roll(field, by, axis) for axis in (0, 1) for by in (1, -1))
    return coloured((glow / 3) ** 0.6, HEAT)


if __name__ == "__main__":
    show(__name__)
