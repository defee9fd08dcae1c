"""A low-pass filter by the fast Fourier transform: noise removed, on the right.

`vyre.lib` transforms rows and columns. A kernel sees a complex array as pairs of floats, and keeps the
frequencies inside a circle.
"""

import numpy as np
from pictures import gray, halves, scaled, show

import vyre as vy
from vyre import Buf, Out, f32, gid, lib

SMALL, LARGE = 16, 512
CUT = 0.03  # of the sampling frequency


@vy.kernel
def low(f: Buf[f32, "h", "w"], kept: Out[f32, "h", "w"], width: f32):
    i, j = gid(0), gid(1)
    h = f.shape[0]
    down, right = f32(min(i, h - i)) / f32(h), f32(j // 2) / width
    kept[i, j] = f[i, j] if down * down + right * right < CUT * CUT else 0.0


def compute(x):
    spectrum = lib.fft(lib.rfft(x, axis=1), axis=0)
    kept = low(spectrum.view(np.float32), width=x.shape[1]).view(np.complex64)
    return lib.irfft(lib.ifft(kept, axis=0), n=x.shape[1], axis=1)


def plain(x):
    f = np.fft.rfft2(x)
    i, j = np.fft.fftfreq(x.shape[0]), np.fft.rfftfreq(x.shape[1])
    return np.fft.irfft2(f * (np.hypot(i[:, None], j[None]) < CUT), x.shape)


def inputs(size):
    rng = np.random.default_rng(9)
    i, j = np.mgrid[0:size, 0:size] / size
    x = np.sin(14 * np.hypot(i - 0.5, j - 0.5)) + 1.2 * rng.normal(size=(size, size))
    return (x.astype(np.float32),)


def draw(y, x):
    return halves(gray(scaled(x, -2, 2)), gray(scaled(y, -1.5, 1.5)))


if __name__ == "__main__":
    show(__name__)
