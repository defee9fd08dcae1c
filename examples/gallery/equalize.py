"""Histogram equalization: more contrast for a dull picture, on the right.

An atomic addition counts the 256 shades, a running total of the counts becomes a table, and a second kernel
looks every pixel up in it.
"""

import numpy as np
from pictures import gray, halves, show

import vyre as vy
from vyre import Buf, InOut, Out, atomic_add, gid, u8, u32

SMALL, LARGE = 64, 1024


@vy.kernel
def count(x: Buf[u8, 2], counts: InOut[u32]):
    atomic_add(counts, u32(x[gid(0), gid(1)]), 1)


@vy.kernel
def look_up(x: Buf[u8, 2], table: Buf[u8], y: Out[u8, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = table[u32(x[i, j])]


def table_of(counts, size):
    share = np.cumsum(counts) / size
    return np.round(share * 255).astype(np.uint8)


def compute(x):
    counts = count(x, np.zeros(256, np.uint32))
    return look_up(x, table_of(counts, x.size))


def plain(x):
    return table_of(np.bincount(x.ravel(), minlength=256), x.size)[x]


def inputs(size):
    i, j = np.mgrid[0:size, 0:size] / size
    x = np.sin(12 * i + 3 * np.sin(9 * j)) * np.cos(7 * j - 5 * i * i)
    return ((118 + 20 * x).astype(np.uint8),)


def draw(y, x):
    return halves(gray(x / 255), gray(y / 255))


if __name__ == "__main__":
    show(__name__)
