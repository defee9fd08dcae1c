"""Counts at computed places, elements of several channels, walks of trees, and recurrences of pairs."""

from __future__ import annotations

import math

import numpy as np
from bench.suite.program import Program, prange

import vyre as vy
from vyre import Buf, Const, Out, f32, f64, gid, i32, u8, vec3


def kmers_make(random, n, k):
    return random.integers(0, 4, n, dtype=np.uint8), k


def kmers_numpy(letters, k):
    words = np.zeros(len(letters) - k + 1, np.int64)
    for j in range(k):
        words = words * 4 + letters[j : len(words) + j]
    return np.bincount(words, minlength=4**k).astype(np.int32)


def kmers_loops(letters, k):
    counts = np.zeros(4**k, np.int32)
    word, mask = 0, 4**k - 1
    for i in range(len(letters)):
        word = (word * 4 + letters[i]) & mask
        if i >= k - 1:
            counts[word] += 1
    return counts


@vy.kernel
def kmers_kernel(letters: Buf[u8, "n"], k: i32, words: i32, counts: Out[i32, "words"]):
    i = gid()
    word = 0
    for j in range(k):
        word = word * 4 + i32(letters[i + j])
    vy.atomic_add(counts, word, 1)


def kmers_vyre(letters, k):
    return kmers_kernel(letters, k, 4**k, domain=len(letters) - k + 1)


def hough_make(random, n, angles):
    i, j = np.nonzero(random.random((n, n)) < 0.02)
    turns = np.arange(angles) * np.pi / angles
    points = i.astype(np.float32), j.astype(np.float32)
    return *points, np.cos(turns).astype(np.float32), np.sin(turns).astype(np.float32), 2 * n


def hough_numpy(x, y, cos, sin, size):
    votes = np.zeros((len(cos), 2 * size), np.int32)
    for a in range(len(cos)):
        far = np.rint(x * cos[a] + y * sin[a]).astype(np.int32) + size
        votes[a] = np.bincount(far, minlength=2 * size)
    return votes


def hough_loops(x, y, cos, sin, size):
    votes = np.zeros((len(cos), 2 * size), np.int32)
    for a in prange(len(cos)):
        for k in range(len(x)):
            votes[a, np.int32(np.rint(x[k] * cos[a] + y[k] * sin[a])) + size] += 1
    return votes


@vy.kernel
def hough_kernel(
    x: Buf[f32, "k"], y: Buf[f32, "k"], cos: Buf[f32, "a"], sin: Buf[f32, "a"], size: i32,
    votes: Out[i32, "a", "2*size"],
):  # fmt: skip
    a, k = gid(0), gid(1)
    far = vy.round(x[k] * cos[a] + y[k] * sin[a])
    vy.atomic_add(votes, (a, i32(far) + size), 1)


def hough_vyre(x, y, cos, sin, size):
    return hough_kernel(x, y, cos, sin, size, domain=(len(cos), len(x)))


def hue_make(random, n):
    return (random.random((n, 3)).astype(np.float32),)


def hue_numpy(x):
    r, g, b = x.T
    most = x.max(1)
    range_ = most - x.min(1)
    with np.errstate(all="ignore"):
        reddish, greenish, bluish = (g - b) / range_, 2 + (b - r) / range_, 4 + (r - g) / range_
        hue = np.where(most == r, reddish, np.where(most == g, greenish, bluish)) / np.float32(6)
        hue = np.where(range_ == 0, np.float32(0), hue)
        return np.stack([hue - np.floor(hue), np.where(most > 0, range_ / most, np.float32(0)), most], 1)


def hue_loops(x):
    y, zero = np.empty_like(x), np.float32(0)
    for i in prange(len(x)):
        r, g, b = x[i, 0], x[i, 1], x[i, 2]
        most = max(r, g, b)
        span = most - min(r, g, b)
        if span == 0:
            hue = zero
        elif most == r:
            hue = (g - b) / span
        elif most == g:
            hue = np.float32(2) + (b - r) / span
        else:
            hue = np.float32(4) + (r - g) / span
        hue /= np.float32(6)
        y[i, 0] = hue - np.floor(hue)
        y[i, 1] = span / most if most > 0 else zero
        y[i, 2] = most
    return y


@vy.kernel
def hue_kernel(x: Buf[vec3, "n"], y: Out[vec3, "n"]):
    i = gid()
    c = x[i]
    most = max(c.r, c.g, c.b)
    span = most - min(c.r, c.g, c.b)
    hue = f32(0)
    if span != 0:
        if most == c.r:
            hue = (c.g - c.b) / span
        elif most == c.g:
            hue = 2 + (c.b - c.r) / span
        else:
            hue = 4 + (c.r - c.g) / span
    hue = hue / 6
    y[i] = vec3(hue - vy.floor(hue), span / most if most > 0 else 0.0, most)


def hue_vyre(x):
    return hue_kernel(x)


def depthwise_make(random, n, channels):
    return random.random((n, n, channels)).astype(np.float32), random.random((3, 3, channels), np.float32)


def depthwise_numpy(x, w):
    n, m, _ = x.shape
    padded = np.pad(x, ((1, 1), (1, 1), (0, 0)))
    return sum(padded[a : a + n, b : b + m] * w[a, b] for a in range(3) for b in range(3))


def depthwise_loops(x, w):
    n, m, channels = x.shape
    y = np.zeros_like(x)
    for i in prange(n):
        for j in range(m):
            for a in range(max(1 - i, 0), min(n + 1 - i, 3)):
                for b in range(max(1 - j, 0), min(m + 1 - j, 3)):
                    for k in range(channels):
                        y[i, j, k] += x[i + a - 1, j + b - 1, k] * w[a, b, k]
    return y


@vy.kernel
def depthwise_kernel(x: Buf[f32, "n", "m", "c"], w: Buf[f32, 3, 3, "c"], y: Out[f32, "n", "m", "c"]):
    i, j, k = gid(0), gid(1), gid(2)
    total = f32(0)
    for a in range(3):
        for b in range(3):
            total += x[i + a - 1, j + b - 1, k] * w[a, b, k]
    y[i, j, k] = total


def depthwise_vyre(x, w):
    return depthwise_kernel(x, w)


def warping_make(random, count, n):
    return random.random((count, n)), random.random(n)


def warping_numpy(x, y):
    count, n = x.shape
    before = np.full((count, n + 1), np.inf)
    before[:, 0] = 0
    for i in range(n):
        row = np.full((count, n + 1), np.inf)
        for j in range(n):
            least = np.minimum(np.minimum(before[:, j + 1], row[:, j]), before[:, j])
            row[:, j + 1] = np.abs(x[:, i] - y[j]) + least
        before = row
    return before[:, n]


def warping_loops(x, y):
    count, n = x.shape
    out = np.empty(count)
    for k in prange(count):
        before, row = np.full(n + 1, np.inf), np.empty(n + 1)
        before[0] = 0.0
        for i in range(n):
            row[0] = np.inf
            for j in range(n):
                row[j + 1] = abs(x[k, i] - y[j]) + min(before[j + 1], row[j], before[j])
            before, row = row, before
        out[k] = before[n]
    return out


@vy.kernel
def warping_kernel(x: Buf[f64, "k", "n"], y: Buf[f64, "n"], out: Out[f64, "k"], N: Const[int]):
    k = gid()
    row = vy.local(f64, N + 1)
    for j in range(1, N + 1):
        row[j] = math.inf
    for i in range(N):
        diagonal, left = row[0], f64(math.inf)
        row[0] = math.inf
        for j in range(N):
            above = row[j + 1]
            left = abs(x[k, i] - y[j]) + min(above, left, diagonal)
            diagonal = above
            row[j + 1] = left
    out[k] = row[N]


def warping_vyre(x, y):
    return warping_kernel(x, y, N=len(y))


def forest_make(random, n, features, trees, depth):
    nodes = 2**depth - 1
    x, at = random.random((n, features)), random.integers(0, features, (trees, nodes), dtype=np.int32)
    floats = x, random.random((trees, nodes)), random.random((trees, nodes + 1))
    x, limits, leaves = (value.astype(np.float32) for value in floats)
    return x, at, limits, leaves, depth


def forest_numpy(x, at, limits, leaves, depth):
    total, rows = np.zeros(len(x), np.float32), np.arange(len(x))
    for tree in range(len(at)):
        node = np.zeros(len(x), np.int32)
        for _ in range(depth):
            node = 2 * node + 1 + (x[rows, at[tree, node]] > limits[tree, node])
        total += leaves[tree, node - at.shape[1]]
    return total


def forest_loops(x, at, limits, leaves, depth):
    total = np.zeros(len(x), np.float32)
    for i in prange(len(x)):
        for tree in range(len(at)):
            node = 0
            for _ in range(depth):
                node = 2 * node + 1 + (x[i, at[tree, node]] > limits[tree, node])
            total[i] += leaves[tree, node - at.shape[1]]
    return total


@vy.kernel
def forest_kernel(
    x: Buf[f32, "n", "f"], at: Buf[i32, "t", "m"], limits: Buf[f32, "t", "m"], leaves: Buf[f32, "t", "m+1"],
    depth: i32, out: Out[f32, "n"],
):  # fmt: skip
    i = gid()
    total = f32(0)
    for tree in range(at.shape[0]):
        node = 0
        for _ in range(depth):
            node = 2 * node + (2 if x[i, at[tree, node]] > limits[tree, node] else 1)
        total += leaves[tree, node - at.shape[1]]
    out[i] = total


def forest_vyre(x, at, limits, leaves, depth):
    return forest_kernel(x, at, limits, leaves, depth, domain=len(x))


PROGRAMS = (
    Program("kmers", kmers_make, kmers_numpy, (kmers_loops,), kmers_vyre, (30, 2), (5000, 4), (1_000_000, 8)),
    Program("hough", hough_make, hough_numpy, (hough_loops,), hough_vyre, (20, 6), (64, 90), (400, 180)),
    Program("hue", hue_make, hue_numpy, (hue_loops,), hue_vyre, (7,), (4096,), (500_000,), tolerance=1e-4),
    Program("depthwise", depthwise_make, depthwise_numpy, (depthwise_loops,), depthwise_vyre,
            (5, 3), (32, 16), (112, 64), tolerance=1e-4),
    Program("warping", warping_make, warping_numpy, (warping_loops,), warping_vyre,
            (3, 7), (20, 40), (500, 100)),
    Program("forest", forest_make, forest_numpy, (forest_loops,), forest_vyre,
            (5, 4, 3, 3), (200, 16, 10, 6), (10_000, 32, 50, 8), tolerance=1e-4),
)  # fmt: skip
