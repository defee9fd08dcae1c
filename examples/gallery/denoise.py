"""A median filter against salt-and-pepper noise: before on the left, after on the right.

Each invocation sorts the nine pixels around it with a fixed network of `min` and `max`: no branches, and
the nine values stay in registers.
"""

import numpy as np
from pictures import gray, halves, show

import vyre as vy
from vyre import Buf, Out, f32, gid

SMALL, LARGE = 48, 768
# The exchanges of a network that brings the median of nine to place 4.
NETWORK = (
    (1, 2), (4, 5), (7, 8), (0, 1), (3, 4), (6, 7), (1, 2), (4, 5), (7, 8), (0, 3), (5, 8), (4, 7),
    (3, 6), (1, 4), (2, 5), (4, 7), (4, 2), (6, 4), (4, 2),
)  # fmt: skip


@vy.kernel
def compute(x: Buf[f32, "h", "w"], y: Out[f32, "h", "w"]):
    i, j = gid(0), gid(1)
    v = vy.local(f32, 9)
    for k in vy.unroll(range(9)):
        v[k] = x[i + k // 3 - 1, j + k % 3 - 1]
    for n in vy.unroll(range(19)):
        a, b = v[NETWORK[n][0]], v[NETWORK[n][1]]
        v[NETWORK[n][0]] = min(a, b)
        v[NETWORK[n][1]] = max(a, b)
    y[i, j] = v[4]


def plain(x):
    around = np.pad(x, 1)
    parts = [around[i : i + x.shape[0], j : j + x.shape[1]] for i in range(3) for j in range(3)]
    return np.median(np.stack(parts), axis=0)


def inputs(size):
    rng = np.random.default_rng(1)
    i, j = np.mgrid[0:size, 0:size] / size
    x = 0.5 + 0.5 * np.sin(30 * np.hypot(i - 0.3, j - 0.4)) * np.exp(-3 * i * j)
    noise = rng.random((size, size))
    x[noise < 0.06], x[noise > 0.94] = 0, 1
    return (x.astype(np.float32),)


def draw(y, x):
    return halves(gray(x), gray(y))


if __name__ == "__main__":
    show(__name__)
