"""Networks of convolutions: pooled ones, and a block that is added to its input."""

from __future__ import annotations

import numpy as np
from bench.suite.nets import biased, conv2d_kernel, conv2d_loops, conv2d_numpy, rectified
from bench.suite.program import Program, prange

import vyre as vy
from vyre import Buf, Out, f32, gid, i32, lib


def lenet_make(random, n, size):
    def weights(*shape):
        return (random.random(shape) - 0.5).astype(np.float32)

    flat = 16 * (((size - 4) // 2 - 4) // 2) ** 2
    return (
        random.random((n, size, size, 1), np.float32), weights(5, 5, 1, 6), weights(6), weights(5, 5, 6, 16),
        weights(16), weights(flat, 120), weights(120), weights(120, 84), weights(84), weights(84, 10),
        weights(10),
    )  # fmt: skip


def pooled_numpy(x):
    n, h, w, c = x.shape
    return x[:, : h // 2 * 2, : w // 2 * 2].reshape(n, h // 2, 2, w // 2, 2, c).max(axis=(2, 4))


def lenet_numpy(x, w1, b1, w2, b2, f1, c1, f2, c2, f3, c3):
    x = pooled_numpy(np.maximum(conv2d_numpy(x, w1, b1), 0))
    x = pooled_numpy(np.maximum(conv2d_numpy(x, w2, b2), 0)).reshape(len(x), -1)
    x = np.maximum(x @ f1 + c1, 0)
    return np.maximum(x @ f2 + c2, 0) @ f3 + c3


def _pooled_loops(x):
    n, h, w, channels = x.shape
    out = np.empty((n, h // 2, w // 2, channels), np.float32)
    for b in prange(n):
        for i in range(h // 2):
            for j in range(w // 2):
                for c in range(channels):
                    top = max(x[b, 2 * i, 2 * j, c], x[b, 2 * i, 2 * j + 1, c])
                    low = max(x[b, 2 * i + 1, 2 * j, c], x[b, 2 * i + 1, 2 * j + 1, c])
                    out[b, i, j, c] = max(max(top, low), np.float32(0))
    return out


try:
    import numba

    _conv, _pooled = numba.njit(conv2d_loops), numba.njit(_pooled_loops)
except ImportError:
    _conv, _pooled = conv2d_loops, _pooled_loops


def lenet_loops(x, w1, b1, w2, b2, f1, c1, f2, c2, f3, c3):
    x = _pooled(_conv(x, w1, b1))
    y = _pooled(_conv(x, w2, b2)).reshape((x.shape[0], -1))
    y = np.maximum(y @ f1 + c1, np.float32(0))
    return np.maximum(y @ f2 + c2, np.float32(0)) @ f3 + c3


@vy.kernel
def pooled(x: Buf[f32, "n", "h", "w", "c"], y: Out[f32, "n", "h//2", "w//2", "c"]):
    """The largest of 2 x 2 elements that are positive, else 0."""
    b, i, j, c = gid(0), gid(1), gid(2), gid(3)
    top = max(x[b, 2 * i, 2 * j, c], x[b, 2 * i, 2 * j + 1, c])
    low = max(x[b, 2 * i + 1, 2 * j, c], x[b, 2 * i + 1, 2 * j + 1, c])
    y[b, i, j, c] = max(max(top, low), 0)


def lenet_vyre(x, w1, b1, w2, b2, f1, c1, f2, c2, f3, c3):
    for weights, bias in ((w1, b1), (w2, b2)):
        n, h, w, _ = x.shape
        x = conv2d_kernel(x, weights, bias, domain=(n, h - 4, w - 4, weights.shape[3]))
        x = pooled(x, domain=(n, (h - 4) // 2, (w - 4) // 2, weights.shape[3]))
    return dense_layers(x.reshape(len(x), -1), f1, c1, f2, c2, f3, c3)


@vy.pipeline
def dense_layers(x, f1, c1, f2, c2, f3, c3):
    x = rectified(lib.matmul(x, f1), c1)
    x = rectified(lib.matmul(x, f2), c2)
    return biased(lib.matmul(x, f3), c3)


def resnet_make(random, n, size, wide, narrow):
    def weights(*shape):
        return (random.random(shape) - 0.5).astype(np.float32)

    x = random.random((n, size, size, wide), np.float32)
    return x, weights(1, 1, wide, narrow), weights(3, 3, narrow, narrow), weights(1, 1, narrow, wide)


def normal_numpy(x):
    return (x - x.mean(axis=0)) / np.sqrt(x.var(axis=0) + np.float32(1e-5))


def resnet_numpy(x, w1, w2, w3):
    none1, none3 = np.zeros(w1.shape[3], np.float32), np.zeros(w3.shape[3], np.float32)
    y = np.maximum(normal_numpy(conv2d_numpy(np.pad(x, ((0, 0), (1, 1), (1, 1), (0, 0))), w1, none1)), 0)
    y = np.maximum(normal_numpy(conv2d_numpy(y, w2, none1)), 0)
    return np.maximum(normal_numpy(conv2d_numpy(y, w3, none3)) + x, 0)


def _normal_loops(x):
    n, h, w, channels = x.shape
    out = np.empty_like(x)
    for i in prange(h):
        for j in range(w):
            for c in range(channels):
                mean, var = np.float32(0), np.float32(0)
                for b in range(n):
                    mean += x[b, i, j, c]
                mean /= np.float32(n)
                for b in range(n):
                    var += (x[b, i, j, c] - mean) ** 2
                under = np.sqrt(var / np.float32(n) + np.float32(1e-5))
                for b in range(n):
                    out[b, i, j, c] = (x[b, i, j, c] - mean) / under
    return out


try:
    _normal = numba.njit(_normal_loops)
except NameError:
    _normal = _normal_loops


def resnet_loops(x, w1, w2, w3):
    n, h, w, channels = x.shape
    padded = np.zeros((n, h + 2, w + 2, channels), np.float32)
    padded[:, 1:-1, 1:-1, :] = x
    none1, none3 = np.zeros(w1.shape[3], np.float32), np.zeros(w3.shape[3], np.float32)
    y = np.maximum(_normal(_conv(padded, w1, none1)), np.float32(0))
    y = np.maximum(_normal(_conv(y, w2, none1)), np.float32(0))
    return np.maximum(_normal(_conv(y, w3, none3)) + x, np.float32(0))


@vy.kernel
def convolved(
    x: Buf[f32, "n", "h", "w", "c"],
    weights: Buf[f32, "k", "l", "c", "o"],
    y: Out[f32, "n", "p", "q", "o"],
    pad: i32,
):
    b, i, j, o = gid(0), gid(1), gid(2), gid(3)
    total = f32(0)
    for di in range(weights.shape[0]):
        for dj in range(weights.shape[1]):
            for c in range(weights.shape[2]):
                total += x[b, i + di - pad, j + dj - pad, c] * weights[di, dj, c, o]
    y[b, i, j, o] = total


@vy.kernel
def batch_moments(
    x: Buf[f32, "n", "h", "w", "c"], mean: Out[f32, "h", "w", "c"], under: Out[f32, "h", "w", "c"]
):
    i, j, c = gid(0), gid(1), gid(2)
    n = x.shape[0]
    total = f32(0)
    for b in range(n):
        total += x[b, i, j, c]
    total /= f32(n)
    squares = f32(0)
    for b in range(n):
        squares += (x[b, i, j, c] - total) ** 2
    mean[i, j, c] = total
    under[i, j, c] = vy.sqrt(squares / f32(n) + 1e-5)


@vy.kernel
def normal(
    x: Buf[f32, "n", "h", "w", "c"], mean: Buf[f32, "h", "w", "c"], under: Buf[f32, "h", "w", "c"],
    y: Out[f32, "n", "h", "w", "c"],
):  # fmt: skip
    b, i, j, c = gid(0), gid(1), gid(2), gid(3)
    y[b, i, j, c] = max((x[b, i, j, c] - mean[i, j, c]) / under[i, j, c], 0)


@vy.kernel
def normal_sum(
    x: Buf[f32, "n", "h", "w", "c"], mean: Buf[f32, "h", "w", "c"], under: Buf[f32, "h", "w", "c"],
    add: Buf[f32, "n", "h", "w", "c"], y: Out[f32, "n", "h", "w", "c"],
):  # fmt: skip
    b, i, j, c = gid(0), gid(1), gid(2), gid(3)
    y[b, i, j, c] = max((x[b, i, j, c] - mean[i, j, c]) / under[i, j, c] + add[b, i, j, c], 0)


def resnet_vyre(x, w1, w2, w3):
    n, h, w, _ = x.shape
    narrow = w1.shape[3]
    shape = (n, h + 2, w + 2, narrow)
    y = convolved(x, w1, np.empty(shape, np.float32), pad=1, domain=shape)
    y = normal(y, *batch_moments(y, domain=shape[1:]))
    shape = (n, h, w, narrow)
    y = convolved(y, w2, np.empty(shape, np.float32), pad=0, domain=shape)
    y = normal(y, *batch_moments(y, domain=shape[1:]))
    y = convolved(y, w3, np.empty(x.shape, np.float32), pad=0, domain=x.shape)
    return normal_sum(y, *batch_moments(y, domain=x.shape[1:]), x)


PROGRAMS = (
    Program("lenet", lenet_make, lenet_numpy, (lenet_loops,), lenet_vyre,
            (2, 20), (4, 28), (8, 56), tolerance=1e-3),
    Program("resnet", resnet_make, resnet_numpy, (resnet_loops,), resnet_vyre,
            (2, 5, 6, 3), (8, 14, 32, 8), (8, 28, 64, 16), tolerance=1e-3),
)  # fmt: skip
