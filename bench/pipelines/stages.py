"""The kernels and pipelines that are measured, as a user writes them.

A pipeline's function also runs without the decorator: that is the eager run, kernel by kernel.
"""

from __future__ import annotations

from typing import Any

from bench.cpu.kernels import reduce_strided, softmax

import vyre as vy
from vyre import Buf, Out, f32, gid, u8

# A chain of eight


@vy.kernel
def scaled(x: Buf[f32], y: Out[f32], by: f32):
    y[gid()] = x[gid()] * by


@vy.kernel
def moved(x: Buf[f32], y: Out[f32], by: f32):
    y[gid()] = x[gid()] + by


@vy.kernel
def squared(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] * x[gid()]


@vy.kernel
def folded(x: Buf[f32], y: Out[f32]):
    y[gid()] = abs(x[gid()])


@vy.kernel
def rooted(x: Buf[f32], y: Out[f32]):
    y[gid()] = vy.sqrt(x[gid()])


@vy.kernel
def clipped(x: Buf[f32], y: Out[f32], low: f32, high: f32):
    v = x[gid()]
    v = low if v < low else v  # as C has it; clamp also sorts -0 below 0, and keeps NaN
    y[gid()] = high if v > high else v


def chain(x: Any) -> Any:
    x = moved(scaled(x, by=1.5), by=0.25)
    x = folded(moved(squared(x), by=-1.0))
    return clipped(scaled(rooted(x), by=0.5), low=0.125, high=1.0)


# Blur, threshold, sum


@vy.kernel
def smooth(x: Buf[f32], y: Out[f32]):
    i = gid()
    y[i] = (x[i - 2] + x[i - 1] + x[i] + x[i + 1] + x[i + 2]) * 0.2


@vy.kernel
def above(x: Buf[f32], y: Out[f32], least: f32):
    i = gid()
    y[i] = x[i] if x[i] > least else 0.0


def bright(x: Any, sums: Any, least: float) -> Any:
    return reduce_strided(above(smooth(x), least=least), sums, groups=sums.shape[0])


# Edges of an image


@vy.kernel
def grey(red: Buf[u8, 2], green: Buf[u8, 2], blue: Buf[u8, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = f32(red[i, j]) * 0.299 + f32(green[i, j]) * 0.587 + f32(blue[i, j]) * 0.114


@vy.kernel
def blur(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    total = f32(0)
    for di in vy.unroll(range(-1, 2)):
        for dj in vy.unroll(range(-1, 2)):
            total += x[i + di, j + dj]
    y[i, j] = total * (1 / 9)


@vy.kernel
def gradient(x: Buf[f32, 2], dx: Out[f32, 2], dy: Out[f32, 2]):
    i, j = gid(0), gid(1)
    dx[i, j] = x[i, j + 1] - x[i, j - 1]
    dy[i, j] = x[i + 1, j] - x[i - 1, j]


@vy.kernel
def magnitude(dx: Buf[f32, 2], dy: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = vy.sqrt(dx[i, j] * dx[i, j] + dy[i, j] * dy[i, j])


@vy.kernel
def marked(x: Buf[f32, 2], y: Out[u8, 2], least: f32):
    i, j = gid(0), gid(1)
    y[i, j] = u8(255) if x[i, j] > least else u8(0)


def edges(red: Any, green: Any, blue: Any, least: float) -> Any:
    dx, dy = gradient(blur(grey(red, green, blue)))
    return marked(magnitude(dx, dy), least=least)


# Prices of options


@vy.kernel
def spread_of(spot: Buf[f32], strike: Buf[f32], years: Buf[f32], d: Out[f32], rate: f32, vol: f32):
    i = gid()
    drift = (rate + 0.5 * vol * vol) * years[i]
    d[i] = (vy.log(spot[i] / strike[i]) + drift) / (vol * vy.sqrt(years[i]))


@vy.kernel
def lowered(d: Buf[f32], years: Buf[f32], e: Out[f32], vol: f32):
    i = gid()
    e[i] = d[i] - vol * vy.sqrt(years[i])


@vy.kernel
def normal(d: Buf[f32], p: Out[f32]):
    i = gid()
    p[i] = 0.5 + 0.5 * vy.erf(d[i] * 0.70710678)


@vy.kernel
def discounted(strike: Buf[f32], years: Buf[f32], paid: Out[f32], rate: f32):
    i = gid()
    paid[i] = strike[i] * vy.exp(-rate * years[i])


@vy.kernel
def call_price(spot: Buf[f32], p: Buf[f32], paid: Buf[f32], q: Buf[f32], price: Out[f32]):
    i = gid()
    price[i] = spot[i] * p[i] - paid[i] * q[i]


def options(spot: Any, strike: Any, years: Any, rate: float, vol: float) -> Any:
    d = spread_of(spot, strike, years, rate=rate, vol=vol)
    p, q = normal(d), normal(lowered(d, years, vol=vol))
    return call_price(spot, p, discounted(strike, years, rate=rate), q)


# A map into softmax


@vy.kernel
def warmed(x: Buf[f32, 2], y: Out[f32, 2], heat: f32):
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] * heat


def attention(x: Any, heat: float) -> Any:
    return softmax(warmed(x, heat=heat), groups=x.shape[0])


# Heat in a plate


@vy.kernel
def jacobi(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = 0.25 * (x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])


def plate(x: Any, steps: int) -> Any:
    for _ in range(steps):
        x = jacobi(x)
    return x


# Two hundred stages


@vy.kernel
def drifted(x: Buf[f32], y: Out[f32]):
    i = gid()
    y[i] = (x[i - 1] + x[i] + x[i + 1]) * 0.3


TURNS = 40


def turn(number: int) -> tuple[tuple[vy.Kernel, dict[str, float]], ...]:
    """Five of the 200 calls: four elementwise, one with its neighbours."""
    shift = 0.1 * (number % 3)
    return (scaled, {"by": 1.01}), (moved, {"by": shift}), (folded, {}), (rooted, {}), (drifted, {})


def long(x: Any) -> Any:
    for number in range(TURNS):
        for kernel, named in turn(number):
            x = kernel(x, **named)
    return x
