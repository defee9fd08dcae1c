"""Layers of neural networks."""

from __future__ import annotations

import numpy as np
from bench.suite.program import Program, prange

import vyre as vy
from vyre import Buf, Out, f32, gid, lib


def conv2d_make(random, n, h, k, inputs, outputs):
    return (
        random.random((n, h, h, inputs), np.float32), random.random((k, k, inputs, outputs), np.float32),
        random.random(outputs, np.float32),
    )  # fmt: skip


def conv2d_numpy(x, weights, bias):
    n, h, w, _ = x.shape
    k = weights.shape[0]
    out = np.empty((n, h - k + 1, w - k + 1, weights.shape[3]), np.float32)
    for i in range(h - k + 1):
        for j in range(w - k + 1):
            out[:, i, j] = np.tensordot(x[:, i : i + k, j : j + k], weights, axes=3)
    return out + bias


def conv2d_loops(x, weights, bias):
    n, h, w, channels = x.shape
    size, outputs = weights.shape[0], weights.shape[3]
    out = np.empty((n, h - size + 1, w - size + 1, outputs), np.float32)
    for i in prange(h - size + 1):
        for b in range(n):
            for j in range(w - size + 1):
                for o in range(outputs):
                    out[b, i, j, o] = bias[o]
                for di in range(size):
                    for dj in range(size):
                        for c in range(channels):
                            for o in range(outputs):
                                out[b, i, j, o] += x[b, i + di, j + dj, c] * weights[di, dj, c, o]
    return out


@vy.kernel
def conv2d_kernel(
    x: Buf[f32, "n", "h", "w", "c"], weights: Buf[f32, "k", "k", "c", "o"], bias: Buf[f32, "o"],
    y: Out[f32, "n", "h-k+1", "w-k+1", "o"],
):  # fmt: skip
    b, i, j, o = gid(0), gid(1), gid(2), gid(3)
    total = bias[o]
    for di in range(weights.shape[0]):
        for dj in range(weights.shape[1]):
            for c in range(weights.shape[2]):
                total += x[b, i + di, j + dj, c] * weights[di, dj, c, o]
    y[b, i, j, o] = total


def conv2d_vyre(x, weights, bias):
    n, h, w, _ = x.shape
    k, _, _, o = weights.shape
    return conv2d_kernel(x, weights, bias, domain=(n, h - k + 1, w - k + 1, o))


def softmax_make(random, n, heads, size):
    return (random.random((n, heads, size, size), np.float32),)


def softmax_numpy(x):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def softmax_loops(x):
    n, heads, rows, size = x.shape
    out = np.empty_like(x)
    for row in prange(n * heads * rows):
        b, h, i = row // (heads * rows), row // rows % heads, row % rows
        top = x[b, h, i, 0]
        for j in range(size):
            top = max(top, x[b, h, i, j])
        total = np.float32(0)
        for j in range(size):
            out[b, h, i, j] = np.exp(x[b, h, i, j] - top)
            total += out[b, h, i, j]
        for j in range(size):
            out[b, h, i, j] /= total
    return out


def softmax_vyre(x):
    return lib.softmax(x)


def mlp_make(random, n, inputs, *layers):
    arrays = [random.random((n, inputs), np.float32) - 0.5]
    for outputs in layers:
        arrays += [random.random((inputs, outputs), np.float32) - 0.5, random.random(outputs, np.float32)]
        inputs = outputs
    return tuple(array.astype(np.float32) for array in arrays)


def mlp_numpy(x, w1, b1, w2, b2, w3, b3):
    x = np.maximum(x @ w1 + b1, 0)
    x = np.maximum(x @ w2 + b2, 0)
    return softmax_numpy(x @ w3 + b3)


def mlp_loops(x, w1, b1, w2, b2, w3, b3):
    x = np.maximum(x @ w1 + b1, np.float32(0))
    x = np.maximum(x @ w2 + b2, np.float32(0))
    x = x @ w3 + b3
    for i in range(len(x)):
        e = np.exp(x[i] - x[i].max())
        x[i] = e / e.sum()
    return x


@vy.kernel
def biased(x: Buf[f32, "n", "m"], bias: Buf[f32, "m"], y: Out[f32, "n", "m"]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] + bias[j]


@vy.kernel
def rectified(x: Buf[f32, "n", "m"], bias: Buf[f32, "m"], y: Out[f32, "n", "m"]):
    i, j = gid(0), gid(1)
    y[i, j] = max(x[i, j] + bias[j], 0)


@vy.pipeline
def mlp_vyre(x, w1, b1, w2, b2, w3, b3):
    x = rectified(lib.matmul(x, w1), b1)
    x = rectified(lib.matmul(x, w2), b2)
    return lib.softmax(biased(lib.matmul(x, w3), b3))


PROGRAMS = (
    Program("conv2d", conv2d_make, conv2d_numpy, (conv2d_loops,), conv2d_vyre,
            (2, 9, 3, 3, 5), (8, 32, 3, 3, 16), (8, 64, 5, 3, 8), tolerance=1e-4),
    Program("softmax", softmax_make, softmax_numpy, (softmax_loops,), softmax_vyre,
            (2, 2, 9), (8, 8, 64), (16, 16, 128), tolerance=1e-4),
    Program("mlp", mlp_make, mlp_numpy, (mlp_loops,), mlp_vyre,
            (5, 7, 9, 8, 6), (8, 300, 1000, 300, 10), (64, 1000, 2000, 1000, 100), tolerance=1e-3),
)  # fmt: skip
