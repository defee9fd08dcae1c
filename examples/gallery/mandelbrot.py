"""The Mandelbrot set.

A loop that each invocation leaves when its point escapes. Neighbouring points run side by side in the lanes
of a vector, or the threads of a subgroup, until the last of them is done. In the browser, sliders choose the
part that is shown.
"""

import numpy as np
from pictures import coloured, show

import vyre as vy
from vyre import Const, Out, domain, f32, gid, i32

SMALL, LARGE = 48, 512
MOST = 96


@vy.kernel
def escape(steps: Out[i32, "n", "n"], left: f32, top: f32, width: f32, n: i32, most: Const[int] = MOST):
    cx = left + width * f32(gid(1)) / f32(domain(1))
    cy = top + width * f32(gid(0)) / f32(domain(0))
    x = f32(0)
    y = f32(0)
    count = 0
    for _ in range(most):
        if x * x + y * y > 4:
            break
        x, y = x * x - y * y + cx, 2 * x * y + cy
        count += 1
    steps[gid(0), gid(1)] = count


def compute(size):
    return escape(left=-2.2, top=-1.6, width=3.2, n=size)


@vy.pipeline
def mandelbrot(left, top, width):
    return escape(left=left, top=top, width=width, n=320)


def export(path):
    """Write the page for browsers."""
    mandelbrot.export_web(path, -2.2, -1.6, 3.2)


def plain(size):
    along = np.float32(3.2) * np.arange(size, dtype=np.float32) / np.float32(size)
    cx, cy = np.float32(-2.2) + along, np.float32(-1.6) + along
    cx, cy = np.broadcast_arrays(cx[None, :], cy[:, None])
    x, y = np.zeros_like(cx), np.zeros_like(cx)
    steps, inside = np.zeros(cx.shape, np.int32), np.ones(cx.shape, bool)
    with np.errstate(all="ignore"):
        for n in range(MOST):
            inside &= ~(x * x + y * y > 4)
            steps[inside] = n + 1
            x, y = x * x - y * y + cx, 2 * x * y + cy
    return steps


def inputs(size):
    return (size,)


def draw(steps, *_):
    return coloured(np.where(steps == MOST, 0, np.log1p(steps) / np.log1p(MOST)))


if __name__ == "__main__":
    show(__name__)
