"""Attention: softmax(Q Kᵀ / √d) V, as in transformers.

A matrix product, `vyre.lib.softmax` and another product in one pipeline. The picture shows the weights.
"""

import numpy as np
from pictures import HEAT, coloured, scaled, show

import vyre as vy
from vyre import Buf, Out, f32, gid, lib

SMALL, LARGE = (32, 8), (512, 64)


@vy.kernel
def scores(q: Buf[f32, "m", "d"], k: Buf[f32, "n", "d"], s: Out[f32, "m", "n"], scale: f32):
    i, j = gid(0), gid(1)
    total = f32(0)
    for c in range(q.shape[1]):
        total += q[i, c] * k[j, c]
    s[i, j] = total * scale


@vy.kernel
def mixed(p: Buf[f32, "m", "n"], v: Buf[f32, "n", "d"], y: Out[f32, "m", "d"]):
    i, j = gid(0), gid(1)
    total = f32(0)
    for c in range(p.shape[1]):
        total += p[i, c] * v[c, j]
    y[i, j] = total


@vy.pipeline
def attend(q, k, v, scale):
    weights = lib.softmax(scores(q, k, scale=scale))
    return mixed(weights, v), weights


def compute(q, k, v):
    return np.concatenate(attend(q, k, v, q.shape[1] ** -0.5), axis=1)


def plain(q, k, v):
    s = q @ k.T * np.float32(q.shape[1] ** -0.5)
    e = np.exp(s - s.max(axis=1, keepdims=True))
    weights = e / e.sum(axis=1, keepdims=True)
    return np.concatenate([weights @ v, weights], axis=1)


def inputs(size):
    n, d = size
    rng = np.random.default_rng(10)
    place = np.arange(n)[:, None] / n * np.linspace(1, 30, d)[None]
    q, k = np.cos(place) + 0.3 * rng.normal(size=(n, d)), np.cos(place + 0.4) + 0.3 * rng.normal(size=(n, d))
    return q.astype(np.float32), k.astype(np.float32), rng.normal(size=(n, d)).astype(np.float32)


def draw(result, *_):
    weights = result[:, -len(result) :]
    return coloured(scaled(weights) ** 0.4, HEAT)


if __name__ == "__main__":
    show(__name__)
