"""Bodies that attract each other: a group kernel that loads tiles of bodies into shared memory.

python examples/nbody.py
"""

import sys

import numpy as np

import vyre as vy
from vyre import Buf, Out, f32, gid, lid, rsqrt

GROUP = 64
SOFTENING = 0.05


@vy.kernel(workgroup=GROUP)
def pull(place: Buf[f32, 2], mass: Buf[f32], acceleration: Out[f32, 2]):
    """The acceleration of every body; where the last tile ends outside the arrays, masses are 0."""
    tile = vy.shared(f32, (GROUP, 3))
    weight = vy.shared(f32, GROUP)
    i, mine = gid(), lid()
    x, y, z = place[i, 0], place[i, 1], place[i, 2]
    ax = f32(0)
    ay = f32(0)
    az = f32(0)
    for first in range(0, len(mass), GROUP):
        for axis in vy.unroll(range(3)):
            tile[mine, axis] = place[first + mine, axis]
        weight[mine] = mass[first + mine]
        vy.barrier()
        for k in range(GROUP):
            dx, dy, dz = tile[k, 0] - x, tile[k, 1] - y, tile[k, 2] - z
            nearness = rsqrt(dx * dx + dy * dy + dz * dz + SOFTENING**2)
            strength = weight[k] * nearness**3
            ax += dx * strength
            ay += dy * strength
            az += dz * strength
        vy.barrier()
    acceleration[i, 0] = ax
    acceleration[i, 1] = ay
    acceleration[i, 2] = az


def accelerations(place: np.ndarray, mass: np.ndarray) -> np.ndarray:
    return pull(place, mass, acceleration=np.zeros_like(place), groups=-(-len(mass) // GROUP))


def plain(place: np.ndarray, mass: np.ndarray) -> np.ndarray:
    """The same in double precision with NumPy."""
    apart = place[None].astype(np.float64) - place[:, None]
    strength = mass * ((apart**2).sum(axis=2) + SOFTENING**2) ** -1.5
    return (apart * strength[:, :, None]).sum(axis=1)


def drawn(place: np.ndarray, *, rows: int = 20, columns: int = 60) -> str:
    picture = np.full((rows, columns), " ")
    across = ((place[:, 0] + 2.5) / 5 * columns).astype(int)
    down = ((place[:, 1] + 2.5) / 5 * rows).astype(int)
    seen = (across >= 0) & (across < columns) & (down >= 0) & (down < rows)
    picture[down[seen], across[seen]] = "*"
    return "\n".join("".join(row).rstrip() for row in picture)


def main() -> None:
    rng = np.random.default_rng(3)
    place = rng.normal(size=(150, 3)).astype(np.float32)
    mass = rng.uniform(0.5, 1.5, 150).astype(np.float32) / 150
    speed = (np.cross(place, [0, 0, 1]) * 0.5).astype(np.float32)
    error = np.abs(accelerations(place, mass) - plain(place, mass)).max()
    momentum = mass @ speed
    for _ in range(40):
        speed += accelerations(place, mass) * np.float32(0.02)
        place += speed * np.float32(0.02)
    drift = np.abs(mass @ speed - momentum).max()
    sys.stdout.write(drawn(place) + "\n")
    sys.stdout.write(
        f"largest difference from NumPy in f64: {error:.1e}; momentum changed by {drift:.1e} in 40 steps\n"
    )
    assert error < 1e-5
    assert drift < 1e-5


if __name__ == "__main__":
    main()
