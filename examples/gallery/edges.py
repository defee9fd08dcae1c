"""Edge detection in a photograph.

Three kernels: colours to brightness, a blur, and the length of the gradient. The pipeline fuses them, so
the gray and the blurred picture are never stored.
"""

import numpy as np
from pictures import gray, scaled, show

import vyre as vy
from vyre import Buf, Out, f32, gid, sqrt

SMALL, LARGE = 64, 1024


@vy.kernel
def brightness(rgb: Buf[f32, "h", "w", 3], y: Out[f32, "h", "w"]):
    i, j = gid(0), gid(1)
    y[i, j] = 0.299 * rgb[i, j, 0] + 0.587 * rgb[i, j, 1] + 0.114 * rgb[i, j, 2]


@vy.kernel
def blur(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    total = f32(0)
    for di in vy.unroll(range(-1, 2)):
        for dj in vy.unroll(range(-1, 2)):
            total += x[i + di, j + dj] * ((2 - abs(di)) * (2 - abs(dj)) / 16)
    y[i, j] = total


@vy.kernel
def gradient(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    down = x[i + 1, j] - x[i - 1, j]
    right = x[i, j + 1] - x[i, j - 1]
    y[i, j] = sqrt(down * down + right * right)


@vy.pipeline
def compute(rgb):
    return gradient(blur(brightness(rgb)))


def plain(rgb):
    x = rgb @ np.array([0.299, 0.587, 0.114], np.float32)
    x = np.pad(x, 1)
    x = (x[:-2] + 2 * x[1:-1] + x[2:]) / 4
    x = (x[:, :-2] + 2 * x[:, 1:-1] + x[:, 2:]) / 4
    x = np.pad(x, 1)
    return np.hypot(x[2:, 1:-1] - x[:-2, 1:-1], x[1:-1, 2:] - x[1:-1, :-2])


def inputs(size):
    i, j = np.mgrid[0:size, 0:size] / size
    waves = [np.sin(20 * i * j + k) * np.cos(9 * i - 12 * j * j + 2 * k) for k in range(3)]
    return (np.stack(waves, axis=-1).astype(np.float32),)


def draw(edges):
    return gray(1 - scaled(edges, 0, np.quantile(edges, 0.995)))


if __name__ == "__main__":
    show(__name__)
