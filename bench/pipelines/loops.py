"""The same stages as numba takes them, one function each; imported only where numba is installed.

As the kernels do, each makes the array that it gives.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from bench.cpu import loops
from bench.cpu.loops import parallel, set_threads
from numba import prange

__all__ = ["attention", "bright", "chain", "edges", "options", "plate", "set_threads"]
F = np.float32


@parallel
def scaled(x, by):  # type: ignore[no-untyped-def]
    y = np.empty_like(x)
    for i in prange(x.size):
        y[i] = x[i] * by
    return y


@parallel
def moved(x, by):  # type: ignore[no-untyped-def]
    y = np.empty_like(x)
    for i in prange(x.size):
        y[i] = x[i] + by
    return y


@parallel
def squared(x):  # type: ignore[no-untyped-def]
    y = np.empty_like(x)
    for i in prange(x.size):
        y[i] = x[i] * x[i]
    return y


@parallel
def folded(x):  # type: ignore[no-untyped-def]
    y = np.empty_like(x)
    for i in prange(x.size):
        y[i] = abs(x[i])
    return y


@parallel
def rooted(x):  # type: ignore[no-untyped-def]
    y = np.empty_like(x)
    for i in prange(x.size):
        y[i] = math.sqrt(x[i])
    return y


@parallel
def clipped(x, low, high):  # type: ignore[no-untyped-def]
    y = np.empty_like(x)
    for i in prange(x.size):
        v = low if x[i] < low else x[i]
        y[i] = high if v > high else v
    return y


def chain(x: Any) -> Any:
    x = moved(scaled(x, F(1.5)), F(0.25))
    x = folded(moved(squared(x), F(-1)))
    return clipped(scaled(rooted(x), F(0.5)), F(0.125), F(1))


@parallel
def smooth(x):  # type: ignore[no-untyped-def]
    y = np.empty_like(x)
    for i in prange(x.size):
        if 2 <= i < x.size - 2:
            y[i] = (x[i - 2] + x[i - 1] + x[i] + x[i + 1] + x[i + 2]) * F(0.2)
        else:
            total = F(0)
            for k in range(max(i - 2, 0), min(i + 3, x.size)):
                total += x[k]
            y[i] = total * F(0.2)
    return y


@parallel
def above(x, least):  # type: ignore[no-untyped-def]
    y = np.empty_like(x)
    for i in prange(x.size):
        y[i] = x[i] if x[i] > least else F(0)
    return y


def summed(x: Any, y: Any) -> Any:
    loops.reduce_strided(x, y)
    return y


def bright(x: Any, sums: Any, least: float) -> Any:
    return summed(above(smooth(x), F(least)), sums)


@parallel
def grey(red, green, blue):  # type: ignore[no-untyped-def]
    y = np.empty(red.shape, np.float32)
    for i in prange(y.shape[0]):
        for j in range(y.shape[1]):
            y[i, j] = F(red[i, j]) * F(0.299) + F(green[i, j]) * F(0.587) + F(blue[i, j]) * F(0.114)
    return y


@parallel
def blur(x):  # type: ignore[no-untyped-def]
    y = np.empty_like(x)
    height, width = x.shape
    for i in prange(height):
        for j in range(width):
            total = F(0)
            if 0 < i < height - 1 and 0 < j < width - 1:
                for a in range(i - 1, i + 2):
                    total += x[a, j - 1] + x[a, j] + x[a, j + 1]
            else:
                for a in range(max(i - 1, 0), min(i + 2, height)):
                    for b in range(max(j - 1, 0), min(j + 2, width)):
                        total += x[a, b]
            y[i, j] = total * F(1 / 9)
    return y


@parallel
def gradient(x):  # type: ignore[no-untyped-def]
    dx, dy = np.empty_like(x), np.empty_like(x)
    height, width = x.shape
    for i in prange(height):
        for j in range(width):
            left = x[i, j - 1] if j > 0 else F(0)
            right = x[i, j + 1] if j < width - 1 else F(0)
            up = x[i - 1, j] if i > 0 else F(0)
            down = x[i + 1, j] if i < height - 1 else F(0)
            dx[i, j] = right - left
            dy[i, j] = down - up
    return dx, dy


@parallel
def magnitude(dx, dy):  # type: ignore[no-untyped-def]
    y = np.empty_like(dx)
    for i in prange(y.shape[0]):
        for j in range(y.shape[1]):
            y[i, j] = math.sqrt(dx[i, j] * dx[i, j] + dy[i, j] * dy[i, j])
    return y


@parallel
def marked(x, least):  # type: ignore[no-untyped-def]
    y = np.empty(x.shape, np.uint8)
    for i in prange(y.shape[0]):
        for j in range(y.shape[1]):
            y[i, j] = 255 if x[i, j] > least else 0
    return y


def edges(red: Any, green: Any, blue: Any, least: float) -> Any:
    dx, dy = gradient(blur(grey(red, green, blue)))
    return marked(magnitude(dx, dy), F(least))


@parallel
def spread_of(spot, strike, years, rate, vol):  # type: ignore[no-untyped-def]
    d = np.empty_like(spot)
    for i in prange(d.size):
        drift = (rate + F(0.5) * vol * vol) * years[i]
        d[i] = (math.log(spot[i] / strike[i]) + drift) / (vol * math.sqrt(years[i]))
    return d


@parallel
def lowered(d, years, vol):  # type: ignore[no-untyped-def]
    e = np.empty_like(d)
    for i in prange(d.size):
        e[i] = d[i] - vol * math.sqrt(years[i])
    return e


@parallel
def normal(d):  # type: ignore[no-untyped-def]
    p = np.empty_like(d)
    for i in prange(d.size):
        p[i] = F(0.5) + F(0.5) * math.erf(d[i] * F(0.70710678))
    return p


@parallel
def discounted(strike, years, rate):  # type: ignore[no-untyped-def]
    paid = np.empty_like(strike)
    for i in prange(paid.size):
        paid[i] = strike[i] * math.exp(-rate * years[i])
    return paid


@parallel
def call_price(spot, p, paid, q):  # type: ignore[no-untyped-def]
    price = np.empty_like(spot)
    for i in prange(price.size):
        price[i] = spot[i] * p[i] - paid[i] * q[i]
    return price


def options(spot: Any, strike: Any, years: Any, rate: float, vol: float) -> Any:
    d = spread_of(spot, strike, years, F(rate), F(vol))
    p, q = normal(d), normal(lowered(d, years, F(vol)))
    return call_price(spot, p, discounted(strike, years, F(rate)), q)


@parallel
def warmed(x, heat):  # type: ignore[no-untyped-def]
    y = np.empty_like(x)
    for i in prange(x.shape[0]):
        for j in range(x.shape[1]):
            y[i, j] = x[i, j] * heat
    return y


def attention(x: Any, heat: float) -> Any:
    y = np.empty_like(x)
    loops.softmax(warmed(x, F(heat)), y)
    return y


@parallel
def jacobi(x):  # type: ignore[no-untyped-def]
    y = np.empty_like(x)
    height, width = x.shape
    for i in prange(height):
        for j in range(width):
            left = x[i, j - 1] if j > 0 else F(0)
            right = x[i, j + 1] if j < width - 1 else F(0)
            up = x[i - 1, j] if i > 0 else F(0)
            down = x[i + 1, j] if i < height - 1 else F(0)
            y[i, j] = F(0.25) * (up + down + left + right)
    return y


def plate(x: Any, steps: int) -> Any:
    for _ in range(steps):
        x = jacobi(x)
    return x
