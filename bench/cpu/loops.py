"""The same work as numba takes it; imported only where numba is installed."""

from __future__ import annotations

import math
from typing import Any

import numba
import numpy as np
from numba import njit, prange

set_threads = numba.set_num_threads
parallel: Any = njit(parallel=True)


@njit
def add(a, b, out):  # type: ignore[no-untyped-def]
    for i in range(out.size):
        out[i] = a[i] + b[i]


@parallel
def saxpy(x, y, out, a):  # type: ignore[no-untyped-def]
    for i in prange(out.size):
        out[i] = a * x[i] + y[i]


@parallel
def chain(x, y, out):  # type: ignore[no-untyped-def]
    for i in prange(out.size):
        v = x[i] * np.float32(1.5) + np.float32(0.25)
        out[i] = abs((v * v - y[i]) * np.float32(0.5) + x[i]) - np.float32(1.0)


@parallel
def stencil(x, out):  # type: ignore[no-untyped-def]
    n = out.size
    out[0] = (x[0] + x[1]) * np.float32(0.25)
    out[n - 1] = (x[n - 2] + x[n - 1]) * np.float32(0.25)
    for i in prange(1, n - 1):
        out[i] = (x[i - 1] + x[i] + x[i + 1]) * np.float32(0.25)


@parallel
def reduce_tree(x, out):  # type: ignore[no-untyped-def]
    for group in prange(out.size):
        part = x[group * 256 : group * 256 + 256].copy()
        stride = 128
        while stride > 0:
            for i in range(stride):
                part[i] += part[i + stride]
            stride //= 2
        out[group] = part[0]


@parallel
def reduce_strided(x, out):  # type: ignore[no-untyped-def]
    for group in prange(out.size):
        part = np.zeros(256, np.float32)
        for k in range(16):
            for i in range(256):
                part[i] += x[group * 4096 + k * 256 + i]
        stride = 128
        while stride > 0:
            for i in range(stride):
                part[i] += part[i + stride]
            stride //= 2
        out[group] = part[0]


@parallel
def softmax(x, out):  # type: ignore[no-untyped-def]
    width = x.shape[1]
    for row in prange(x.shape[0]):
        most = x[row, 0]
        for i in range(1, width):
            most = max(most, x[row, i])
        total = np.float32(0)
        for i in range(width):
            weight = math.exp(x[row, i] - most)
            out[row, i] = weight
            total += weight
        scale = np.float32(1) / total
        for i in range(width):
            out[row, i] *= scale


@parallel
def column_sum(x, out):  # type: ignore[no-untyped-def]
    for j in prange(out.size):
        total = np.float32(0)
        for i in range(x.shape[0]):
            total += x[i, j]
        out[j] = total


@parallel
def mandelbrot(steps, left, top, size):  # type: ignore[no-untyped-def]
    for row in prange(steps.shape[0]):
        for column in range(steps.shape[1]):
            cx = left + size * np.float32(column)
            cy = top + size * np.float32(row)
            x = y = np.float32(0)
            n = 0
            while n < 256 and x * x + y * y <= np.float32(4):
                x, y = x * x - y * y + cx, np.float32(2) * x * y + cy
                n += 1
            steps[row, column] = n


@parallel
def gather(x, index, out):  # type: ignore[no-untyped-def]
    for i in prange(out.size):
        out[i] = x[index[i]]
