"""A low-pass filter by the fast Fourier transform.

Stockham's algorithm: one kernel combines pairs, and ten calls of it transform rows of 1,024 elements.
Columns are rows of the transposed picture.
"""

import numpy as np
from pictures import gray, scaled, show

import vyre as vy
from vyre import Buf, Out, cos, f32, gid, i32, sin

SMALL, LARGE = 16, 512
CUT = 0.11  # of the highest frequency


@vy.kernel
def combine(re: Buf[f32, "h", "w"], im: Buf[f32, "h", "w"], re2: Out[f32, "h", "w"], im2: Out[f32, "h", "w"],
            span: i32, sign: f32):  # fmt: skip
    """One stage: element j of each row from two elements that lie half a row apart."""
    i, j = gid(0), gid(1)
    half = re.shape[1] // 2
    block, k = j // (2 * span), j % span
    a = block * span + k
    angle = sign * 3.14159265358979 * f32(k) / f32(span)
    c, s = cos(angle), sin(angle)
    wr, wi = re[i, a + half] * c - im[i, a + half] * s, re[i, a + half] * s + im[i, a + half] * c
    way = 1.0 if j % (2 * span) < span else -1.0
    re2[i, j] = re[i, a] + way * wr
    im2[i, j] = im[i, a] + way * wi


@vy.kernel
def turn(x: Buf[f32, "h", "w"], y: Out[f32, "w", "h"]):
    y[gid(0), gid(1)] = x[gid(1), gid(0)]


@vy.kernel
def low(re: Buf[f32, "h", "w"], im: Buf[f32, "h", "w"], re2: Out[f32, "h", "w"], im2: Out[f32, "h", "w"]):
    i, j = gid(0), gid(1)
    h, w = re.shape[0], re.shape[1]
    down, right = f32(min(i, h - i)) / f32(h), f32(min(j, w - j)) / f32(w)
    keep = 1.0 / f32(h * w) if down * down + right * right < CUT * CUT else 0.0
    re2[i, j] = re[i, j] * keep
    im2[i, j] = im[i, j] * keep


def rows(re, im, sign):
    span = 1
    while span < re.shape[1]:
        re, im = combine(re, im, span=span, sign=sign)
        span *= 2
    return re, im


@vy.pipeline
def compute(x, zero):
    re, im = rows(x, zero, -1.0)
    re, im = rows(turn(re), turn(im), -1.0)
    re, im = low(re, im)
    re, im = rows(re, im, 1.0)
    re, im = rows(turn(re), turn(im), 1.0)
    return re


def plain(x, zero):
    f = np.fft.fft2(x)
    i, j = np.fft.fftfreq(x.shape[0]), np.fft.fftfreq(x.shape[1])
    return np.fft.ifft2(f * (np.hypot(i[:, None], j[None]) < CUT)).real


def inputs(size):
    rng = np.random.default_rng(9)
    i, j = np.mgrid[0:size, 0:size] / size
    x = np.sin(14 * np.hypot(i - 0.5, j - 0.5)) + 1.2 * rng.normal(size=(size, size))
    return x.astype(np.float32), np.zeros((size, size), np.float32)


def draw(x):
    return gray(scaled(x))


if __name__ == "__main__":
    show(__name__)
