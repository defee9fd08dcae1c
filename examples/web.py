"""Pages for browsers: the edges of a picture, the game of life, and the Mandelbrot set.

    python examples/web.py folder

writes `edges.html`, `life.html` and `mandelbrot.html`. They open from a file, need no server and no Python,
and say whether they gave the bytes that Python gave.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import vyre as vy
from vyre import Buf, Out, f32, gid, i32, sqrt, u8


@vy.kernel
def slopes(picture: Buf[f32, "h", "w"], y: Out[f32, "h", "w"]):
    i, j = gid(0), gid(1)
    down = picture[i + 1, j] - picture[i - 1, j]
    right = picture[i, j + 1] - picture[i, j - 1]
    y[i, j] = sqrt(down * down + right * right)


@vy.kernel
def inked(x: Buf[f32, "h", "w"], y: Out[u8, "h", "w"], strength: f32):
    i, j = gid(0), gid(1)
    y[i, j] = 255 - u8(x[i, j] * strength * 255)


@vy.pipeline
def edges(picture, strength):
    return inked(slopes(picture), strength=strength)


@vy.kernel
def generation(cells: Buf[u8, "h", "w"], y: Out[u8, "h", "w"]):
    i, j = gid(0), gid(1)
    h, w = cells.shape
    near = i32(0)
    for di in range(-1, 2):
        for dj in range(-1, 2):
            near += i32(cells[(i + di) % h, (j + dj) % w]) // 255
    is_alive = cells[i, j] != 0
    y[i, j] = u8(255) if near == 3 or (is_alive and near == 4) else u8(0)


@vy.pipeline
def life(cells):
    for _ in range(8):
        cells = generation(cells)
    return cells


@vy.kernel
def escapes(y: Out[u8, "h", "w"], left: f32, top: f32, width: f32):
    i, j = gid(0), gid(1)
    step = width / f32(y.shape[1])
    re, im = left + f32(j) * step, top + f32(i) * step
    a, b = f32(0.0), f32(0.0)
    count = i32(0)
    for _ in range(255):
        if a * a + b * b > 4.0:
            break
        t = a * a - b * b + re
        b = 2.0 * a * b + im
        a = t
        count += 1
    y[i, j] = u8(255 - count)


@vy.pipeline
def mandelbrot(left, top, width):
    y = vy.empty((240, 320), u8)
    escapes(y, left=left, top=top, width=width)
    return y


def write(folder: Path) -> list[Path]:
    """Write the three pages."""
    folder.mkdir(parents=True, exist_ok=True)
    i, j = np.mgrid[0:240, 0:320].astype(np.float32)
    disc = ((i - 120) ** 2 + (j - 160) ** 2 < 80**2).astype(np.float32)
    picture = disc * 0.7 + np.sin(j / 11).astype(np.float32) * 0.15 + np.float32(0.15)
    cells = np.where(np.random.default_rng(4).random((128, 192)) < 0.3, 255, 0).astype(np.uint8)
    edges.export_web(folder / "edges.html", picture, 2.0)
    life.export_web(folder / "life.html", cells)
    mandelbrot.export_web(folder / "mandelbrot.html", -2.2, -1.2, 3.2)
    return [folder / f"{name}.html" for name in ("edges", "life", "mandelbrot")]


if __name__ == "__main__":
    for page in write(Path(sys.argv[1] if len(sys.argv) > 1 else ".")):
        print(page)
