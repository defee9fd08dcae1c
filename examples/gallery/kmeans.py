"""k-means: a picture in eight colours.

One kernel finds the nearest centre of every pixel, another adds up the pixels of each cluster with atomics.
The sums are integers, so their order does not matter and every device finds the same centres. A pipeline
then paints each pixel in the colour of its centre.
"""

import numpy as np
from pictures import halves, show

import vyre as vy
from vyre import Buf, InOut, Out, atomic_add, gid, i32

SMALL, LARGE = 32, 384
CENTRES, ROUNDS = 8, 8


@vy.kernel
def nearest(pixels: Buf[i32, "n", 3], centres: Buf[i32, "k", 3], label: Out[i32, "n"]):
    best = 0
    least = 2147483647
    for c in range(centres.shape[0]):
        distance = 0
        for axis in vy.unroll(range(3)):
            apart = pixels[gid(), axis] - centres[c, axis]
            distance += apart * apart
        if distance < least:
            least = distance
            best = c
    label[gid()] = best


@vy.kernel
def add_up(pixels: Buf[i32, "n", 3], label: Buf[i32, "n"], sums: InOut[i32, "k", 4]):
    for axis in vy.unroll(range(3)):
        atomic_add(sums, (label[gid()], axis), pixels[gid(), axis])
    atomic_add(sums, (label[gid()], 3), 1)


@vy.kernel
def paint(label: Buf[i32, "n"], centres: Buf[i32, "k", 3], colour: Out[i32, "n", 3]):
    for axis in vy.unroll(range(3)):
        colour[gid(), axis] = centres[label[gid()], axis]


@vy.pipeline
def painted(pixels, centres):
    return paint(nearest(pixels, centres), centres)


def compute(pixels, centres):
    for _ in range(ROUNDS):
        label = nearest(pixels, centres)
        sums = add_up(pixels, label, np.zeros((CENTRES, 4), np.int32), domain=len(pixels))
        centres = (sums[:, :3] // np.maximum(sums[:, 3:], 1)).astype(np.int32)
    return painted(pixels, centres)


def plain(pixels, centres):
    def labels(centres):
        apart = pixels[:, None] - centres[None]
        return (apart * apart).sum(axis=2).argmin(axis=1)

    for _ in range(ROUNDS):
        label = labels(centres)
        sums = np.zeros((CENTRES, 4), np.int32)
        np.add.at(sums, label, np.concatenate([pixels, np.ones((len(pixels), 1), np.int32)], axis=1))
        centres = (sums[:, :3] // np.maximum(sums[:, 3:], 1)).astype(np.int32)
    return centres[labels(centres)]


def inputs(size):
    i, j = np.mgrid[0:size, 0:size] / size
    waves = [np.sin(7 * i + 4 * j * k) + np.cos(5 * j - 3 * i * k) for k in range(1, 4)]
    pixels = (127 + 63 * np.stack(waves, axis=-1)).astype(np.int32).reshape(-1, 3)
    return pixels, pixels[:: len(pixels) // CENTRES][:CENTRES].copy()


def draw(colours, pixels, centres):
    extent = int(len(colours) ** 0.5)
    return halves(*(part.reshape(extent, extent, 3).astype(np.uint8) for part in (pixels, colours)))


if __name__ == "__main__":
    show(__name__)
