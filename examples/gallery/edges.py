"""Edge detection: the picture on the left, its edges on the right.

Three kernels: colours to brightness, a blur, and the length of the gradient. The pipeline fuses them, so
the gray and the blurred picture are never stored. In the browser, take a picture of your own, or the camera.
"""

import numpy as np
from pictures import gray, halves, scaled, show

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
def edges(rgb):
    return gradient(blur(brightness(rgb)))


compute = edges


def plain(rgb):
    x = rgb @ np.array([0.299, 0.587, 0.114], np.float32)
    x = np.pad(x, 1)
    x = (x[:-2] + 2 * x[1:-1] + x[2:]) / 4
    x = (x[:, :-2] + 2 * x[:, 1:-1] + x[:, 2:]) / 4
    x = np.pad(x, 1)
    return np.hypot(x[2:, 1:-1] - x[:-2, 1:-1], x[1:-1, 2:] - x[1:-1, :-2])


def inputs(size):
    """A synthetic photograph: discs of random colours, shaded from the upper left, some behind others."""
    rng = np.random.default_rng(0)
    i, j = np.mgrid[0:size, 0:size] / size
    picture = np.stack([0.9 - 0.3 * i, 0.85 - 0.2 * i, 0.7 + 0.2 * i], axis=-1)
    for _ in range(60):
        y, x, radius = rng.random(), rng.random(), rng.uniform(0.03, 0.13)
        apart = np.hypot(i - y, j - x)
        light = 1.1 - 0.5 * np.hypot(i - y + radius / 2, j - x + radius / 2) / radius
        colour = rng.uniform(0.2, 1.0, 3)
        picture = np.where((apart < radius)[..., None], light[..., None] * colour, picture)
    return (np.clip(picture, 0, 1).astype(np.float32),)


def export(path):
    """Write the page for browsers."""
    edges.export_web(path, *inputs(256))


def draw(found, rgb):
    return halves((rgb * 255).astype(np.uint8), gray(1 - scaled(found, 0, np.quantile(found, 0.99))))


if __name__ == "__main__":
    show(__name__)
