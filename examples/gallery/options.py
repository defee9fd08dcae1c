"""Black-Scholes option pricing: a surface of prices over spot and volatility.

One long expression of `exp`, `log`, `sqrt` and `erf`, which Vyre computes with its own code: the last bit
is the same on every device.
"""

import math

import numpy as np
from pictures import SEA, coloured, scaled, show

import vyre as vy
from vyre import Buf, Out, erf, exp, f32, gid, log, sqrt

SMALL, LARGE = 32, 512
STRIKE, RATE, YEARS = 100.0, 0.03, 0.5


@vy.func
def normal(x):
    return 0.5 * (1.0 + erf(x * 0.7071067811865476))


@vy.kernel
def compute(spot: Buf[f32, "n"], volatility: Buf[f32, "m"], price: Out[f32, "m", "n"]):
    i, j = gid(0), gid(1)
    s, v = spot[j], volatility[i]
    spread = v * sqrt(f32(YEARS))
    d1 = (log(s / STRIKE) + (RATE + 0.5 * v * v) * YEARS) / spread
    price[i, j] = s * normal(d1) - STRIKE * exp(f32(-RATE * YEARS)) * normal(d1 - spread)


def plain(spot, volatility):
    s, v = spot[None, :].astype(float), volatility[:, None].astype(float)
    spread = v * YEARS**0.5
    d1 = (np.log(s / STRIKE) + (RATE + 0.5 * v * v) * YEARS) / spread
    below = np.vectorize(lambda x: 0.5 * math.erfc(-x / 2**0.5))
    return s * below(d1) - STRIKE * math.exp(-RATE * YEARS) * below(d1 - spread)


def inputs(size):
    return np.linspace(50, 150, size, dtype=np.float32), np.linspace(0.05, 0.9, size, dtype=np.float32)


def draw(price, *_):
    lines = np.abs((price / 5) % 1 - 0.5) > 0.46
    return np.where(lines[..., None], 255, coloured(scaled(price), SEA)).astype(np.uint8)


if __name__ == "__main__":
    show(__name__)
