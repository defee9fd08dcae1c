# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not support.
"""The kernel of `vyre demo`: the outline of a shape in a small picture, on the default device."""

from __future__ import annotations

import time

import numpy as np

from vyre import Buf, Out, f32, gid, kernel, sqrt

HEIGHT, WIDTH = 24, 64
SHADES = " .:-=+*#%@"


@kernel
def outline(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    down = x[i + 1, j] - x[i - 1, j]
    right = x[i, j + 1] - x[i, j - 1]
    y[i, j] = sqrt(down * down + right * right)


def picture() -> np.ndarray:
    """Two overlapping discs."""
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    left = np.hypot((rows - 11.5) * 2, columns - 22) < 17
    right = np.hypot((rows - 11.5) * 2, columns - 40) < 17
    return (left | right).astype(np.float32) + (left & right).astype(np.float32)


def run() -> str:
    """The kernel's text, and its result as characters."""
    x = picture()
    start = time.perf_counter()
    y = outline(x)
    spent = (time.perf_counter() - start) * 1e3
    step = float(y.max()) / (len(SHADES) - 1)
    drawn = "\n".join("".join(SHADES[int(value / step)] for value in row) for row in y)
    return f"{outline.show()}\n{drawn}\n\n{x.size} invocations, compiled and run in {spent:.1f} ms"
