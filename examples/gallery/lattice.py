"""Vortices behind a cylinder in a channel, by the lattice Boltzmann method (D2Q9).

Nine densities in each cell move to the neighbours and relax. One kernel gathers from the neighbours,
bounces at the obstacle and relaxes, with the nine values in registers.
"""

import numpy as np
from pictures import SPLIT, coloured, scaled, show

import vyre as vy
from vyre import Buf, Out, f32, gid

SMALL, LARGE = (24, 6), (128, 3200)
X = (0, 1, 0, -1, 0, 1, -1, -1, 1)
Y = (0, 0, 1, 0, -1, 1, 1, -1, -1)
BACK = (0, 3, 4, 1, 2, 7, 8, 5, 6)
WEIGHT = (4 / 9, *(1 / 9,) * 4, *(1 / 36,) * 4)
SPEED, RELAX = 0.1, 1.85


@vy.kernel
def flow(f: Buf[f32, 9, "h", "w"], wall: Buf[f32, "h", "w"], new: Out[f32, 9, "h", "w"]):
    i, j = gid(0), gid(1)
    h, w = wall.shape[0], wall.shape[1]
    g = vy.local(f32, 9)
    density = f32(0)
    ux = f32(0)
    uy = f32(0)
    for k in vy.unroll(range(9)):
        above, left = (i - Y[k]) % h, (j - X[k]) % w
        g[k] = f[BACK[k], i, j] if wall[above, left] > 0 else f[k, above, left]
        density += g[k]
        ux += X[k] * g[k]
        uy += Y[k] * g[k]
    ux = SPEED if j == 0 else ux / density
    uy = 0.0 if j == 0 else uy / density
    for k in vy.unroll(range(9)):
        along = 3.0 * (X[k] * ux + Y[k] * uy)
        rest = WEIGHT[k] * density * (1.0 + along + 0.5 * along * along - 1.5 * (ux * ux + uy * uy))
        new[k, i, j] = rest if j == 0 else g[k] + RELAX * (rest - g[k])


@vy.pipeline
def two(f, wall):
    over = flow.over(wall.shape)
    return over(over(f, wall), wall)


def compute(f, wall, steps):
    for _ in range(steps // 2):
        f = two(f, wall)
    return f


def plain(f, wall, steps):
    solid = wall > 0
    for _ in range(steps):
        g = np.empty_like(f)
        for k in range(9):
            moved = np.roll(f[k], (Y[k], X[k]), (0, 1))
            g[k] = np.where(np.roll(solid, (Y[k], X[k]), (0, 1)), f[BACK[k]], moved)
        density = g.sum(axis=0)
        ux = sum(X[k] * g[k] for k in range(9)) / density
        uy = sum(Y[k] * g[k] for k in range(9)) / density
        ux[:, 0], uy[:, 0] = SPEED, 0
        f = np.empty_like(g)
        for k in range(9):
            along = 3 * (X[k] * ux + Y[k] * uy)
            rest = WEIGHT[k] * density * (1 + along + 0.5 * along**2 - 1.5 * (ux**2 + uy**2))
            f[k] = g[k] + RELAX * (rest - g[k])
            f[k][:, 0] = rest[:, 0]
    return f


def inputs(size):
    height, steps = size
    i, j = np.mgrid[0:height, 0 : 3 * height]
    wall = (np.hypot(i - height / 2 - 1, j - height * 0.6) < height / 9).astype(np.float32)
    wall[0], wall[-1] = 1, 1
    along = 3 * SPEED * np.array(X)
    start = np.array(WEIGHT) * (1 + along + 0.5 * along**2 - 1.5 * SPEED**2)
    f = np.broadcast_to(start[:, None, None], (9, *wall.shape)).copy()
    kick = 0.2 * SPEED * np.sin(j / height * 6) * np.sin(np.pi * i / height)  # so that vortices soon begin
    f += 3 * np.array(WEIGHT)[:, None, None] * np.array(Y)[:, None, None] * kick
    return f.astype(np.float32), wall, steps


def draw(f, start, wall, steps):
    density = f.sum(axis=0)
    ux, uy = (sum(c[k] * f[k] for k in range(9)) / density for c in (X, Y))
    curl = np.gradient(uy, axis=1) - np.gradient(ux, axis=0)
    picture = coloured(scaled(curl[1:-1], -0.02, 0.02), SPLIT)
    picture[wall[1:-1] > 0] = 40
    return picture


if __name__ == "__main__":
    show(__name__)
