"""The Mandelbrot set in characters: a kernel with a loop that each invocation leaves when it is done.

python examples/mandelbrot.py
"""

import sys

import numpy as np

import vyre as vy
from vyre import Const, Out, domain, f32, gid, i32

SHADES = " .,:;i1tfLCG08@"


@vy.kernel
def mandelbrot(steps: Out[i32, 2], left: f32, top: f32, width: f32, height: f32, most: Const[int] = 64):
    """How many steps z = z**2 + c stays near 0, for a grid of c."""
    row, column = gid(0), gid(1)
    cx = left + width * f32(column) / f32(domain(1))
    cy = top + height * f32(row) / f32(domain(0))
    x = f32(0)
    y = f32(0)
    n = 0
    for _ in range(most):
        if x * x + y * y > 4:
            break
        x, y = x * x - y * y + cx, 2 * x * y + cy
        n += 1
    steps[row, column] = n


def plain(
    shape: tuple[int, int], left: float, top: float, width: float, height: float, most: int
) -> np.ndarray:
    """The same with NumPy, operation by operation in f32."""
    f = np.float32
    columns, rows = np.arange(shape[1], dtype=f), np.arange(shape[0], dtype=f)
    cx = np.broadcast_to(f(left) + f(width) * columns / f(shape[1]), shape)
    cy = np.broadcast_to((f(top) + f(height) * rows / f(shape[0]))[:, None], shape)
    x, y = np.zeros(shape, f), np.zeros(shape, f)
    steps, inside = np.zeros(shape, np.int32), np.ones(shape, bool)
    with np.errstate(all="ignore"):
        for n in range(most):
            inside &= ~(x * x + y * y > 4)
            steps[inside] = n + 1
            x, y = x * x - y * y + cx, f(2) * x * y + cy
    return steps


def main() -> None:
    view = {"left": -2.2, "top": -1.2, "width": 3.2, "height": 2.4}
    steps = mandelbrot.over(31, 78)(**view)
    for row in steps:
        sys.stdout.write("".join(SHADES[min(int(n) // 3, len(SHADES) - 1)] for n in row).rstrip() + "\n")
    same = np.array_equal(steps, plain(steps.shape, **view, most=64))
    sys.stdout.write(
        f"{steps.size} points, {int(steps.sum())} steps, bit for bit as NumPy computes them: {same}\n"
    )
    assert same


if __name__ == "__main__":
    main()
