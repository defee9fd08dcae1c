"""The kernels that are measured on GPUs, written as users would."""

from __future__ import annotations

import vyre as vy
from vyre import Buf, Const, Out, f32, fma, gid, lid, u8, wid


@vy.kernel
def copy(x: Buf[f32], y: Out[f32]):
    i = gid()
    y[i] = x[i]


@vy.kernel
def saxpy(x: Buf[f32], y: Buf[f32], z: Out[f32], a: f32):
    i = gid()
    z[i] = a * x[i] + y[i]


@vy.kernel
def add(x: Buf[f32], y: Buf[f32], z: Out[f32]):
    i = gid()
    z[i] = x[i] + y[i]


@vy.kernel
def scale(x: Buf[f32], y: Out[f32], a: f32):
    i = gid()
    y[i] = a * x[i]


@vy.kernel
def shift(x: Buf[f32], y: Out[f32], a: f32):
    i = gid()
    y[i] = x[i] + a


@vy.kernel
def root(x: Buf[f32], y: Out[f32]):
    i = gid()
    y[i] = vy.sqrt(vy.abs(x[i]))


@vy.kernel
def bound(x: Buf[f32], y: Out[f32], low: f32, high: f32):
    i = gid()
    y[i] = vy.min(vy.max(x[i], low), high)


@vy.pipeline
def chain(x):
    """Eight kernels over one array."""
    y = shift(scale(x, a=1.5), a=0.25)
    y = root(bound(y, low=-4.0, high=4.0))
    y = scale(shift(y, a=-0.5), a=3.0)
    return shift(bound(y, low=-1.0, high=2.0), a=1.0)


@vy.kernel
def five_point(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = 0.2 * (x[i, j] + x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])


@vy.pipeline
def sixteen_steps(x):
    """Sixteen steps of the stencil."""
    for _ in range(16):
        x = five_point(x)
    return x


@vy.pipeline
def sixteen_shifts(x):
    """Sixteen kernels that do next to nothing."""
    for _ in range(16):
        x = shift(x, a=0.5)
    return x


@vy.kernel(workgroup=(16, 32))
def transpose(x: Buf[f32, 2], y: Out[f32, 2], tall: Const[int] = 128, wide: Const[int] = 64):
    """Tiles of tall x wide through shared memory, in rows one longer to spread columns over its banks.

    Each row of y is entered up to 7 elements early, so that sectors of the cache are written whole, whatever
    the length of rows; tiles have 16 more rows of x for that. Workgroups that follow each other write
    neighbours in y, so that lines of the cache are whole before they leave it.
    """
    tile = vy.shared(f32, (tall + 16, wide + 1))
    r, c = lid(0), lid(1)
    top, left = wid(1) * tall, wid(0) * wide
    for k in vy.unroll(range(tall // 16 + 1)):
        for h in vy.unroll(range(wide // 32)):
            tile[r + 16 * k, c + 32 * h] = x[top + r + 16 * k - 16, left + c + 32 * h]
    vy.barrier()
    for k in vy.unroll(range(wide // 16)):
        row = left + r + 16 * k
        early = (row * y.shape[1]) % 8
        for h in vy.unroll(range(tall // 32)):
            y[row, top + c + 32 * h - early] = tile[c + 32 * h + 16 - early, r + 16 * k]


@vy.kernel(workgroup=256)
def partial_sums(x: Buf[f32], y: Out[f32], each: Const[int] = 32):
    """Sums of 256 * each elements: one for each workgroup."""
    sums = vy.shared(f32, 8)
    base = wid() * (256 * each) + lid() * 4
    parts = vy.local(f32, 4)
    for k in vy.unroll(range(each // 4)):
        for c in vy.unroll(range(4)):
            parts[c] += x[base + 1024 * k + c]
    total = vy.subgroup_add((parts[0] + parts[1]) + (parts[2] + parts[3]))
    if vy.subgroup_lane() == 0:
        sums[lid() // 32] = total
    vy.barrier()
    if lid() == 0:
        y[wid()] = ((sums[0] + sums[1]) + (sums[2] + sums[3])) + ((sums[4] + sums[5]) + (sums[6] + sums[7]))


def softmax_by(threads):
    """The softmax of rows, each by so many threads."""
    subgroups, vectors = threads // 32, threads * 4

    @vy.kernel(workgroup=threads)
    def softmax(x: Buf[f32, 2], y: Out[f32, 2], each: Const[int] = 32, wide: Const[bool] = True):
        """Rows of at most `each` elements for each thread; `wide` for 4 neighbours at a time, where rows are
        aligned. Others are entered up to 31 elements early, so that subgroups read and write whole lines of
        the cache; those who would be before the row are at its end instead.
        """
        maxima = vy.shared(f32, subgroups)
        sums = vy.shared(f32, subgroups)
        row, n = wid(), x.shape[1]
        early = 0 if wide else (row * n) % 32
        late = threads * each if lid() < early else 0
        start = lid() * 4 if wide else lid() - early
        v = vy.local(f32, each)
        top = f32(float("-inf"))
        for k in vy.unroll(range(each)):
            j = start + ((k // 4) * vectors + k % 4 if wide else k * threads if k > 0 else late)
            v[k] = x[row, j] if j < n else f32(float("-inf"))
            top = vy.max(top, v[k])
        top = vy.subgroup_max(top)
        if vy.subgroup_lane() == 0:
            maxima[lid() // 32] = top
        vy.barrier()
        for w in vy.unroll(range(subgroups)):
            top = vy.max(top, maxima[w])
        total = f32(0)
        for k in vy.unroll(range(each)):
            v[k] = vy.exp(v[k] - top)
            total += v[k]
        total = vy.subgroup_add(total)
        if vy.subgroup_lane() == 0:
            sums[lid() // 32] = total
        vy.barrier()
        total = f32(0)
        for w in vy.unroll(range(subgroups)):
            total += sums[w]
        scaled = 1.0 / total
        for k in vy.unroll(range(each)):
            j = start + ((k // 4) * vectors + k % 4 if wide else k * threads if k > 0 else late)
            y[row, j] = v[k] * scaled

    return softmax


narrow_softmax, softmax, wide_softmax = softmax_by(64), softmax_by(256), softmax_by(1024)


@vy.kernel(workgroup=32)
def short_softmax(x: Buf[f32, 2], y: Out[f32, 2], each: Const[int] = 32):
    """Aligned rows of at most 32 * each elements: one subgroup for each, so that nobody waits."""
    row, n, start = wid(), x.shape[1], lid() * 4
    v = vy.local(f32, each)
    top = f32(float("-inf"))
    for k in vy.unroll(range(each)):
        j = start + (k // 4) * 128 + k % 4
        v[k] = x[row, j] if j < n else f32(float("-inf"))
        top = vy.max(top, v[k])
    top = vy.subgroup_max(top)
    total = f32(0)
    for k in vy.unroll(range(each)):
        v[k] = vy.exp(v[k] - top)
        total += v[k]
    scaled = 1.0 / vy.subgroup_add(total)
    for k in vy.unroll(range(each)):
        y[row, start + (k // 4) * 128 + k % 4] = v[k] * scaled


TILE, DEEP, EACH = 128, 8, 8


@vy.kernel(workgroup=(8, 16, 2))
def matmul(a: Buf[f32, 2], b: Buf[f32, 2], c: Out[f32, 2]):
    """c = a @ b: 128 x 128 of c for each workgroup, 8 x 8 of it for each invocation, 8 deep at a time."""
    left = vy.shared(f32, (DEEP, TILE))
    right = vy.shared(f32, (DEEP, TILE))
    sums = vy.local(f32, EACH * EACH)
    p, q, h = lid(0), lid(1), lid(2)
    r, s = p * 2 + h, q
    row, column = wid(0) * TILE, wid(1) * TILE
    for k in range(0, a.shape[1], DEEP):
        for w in vy.unroll(range(4)):
            left[h * 4 + w, p * 16 + q] = a[row + p * 16 + q, k + h * 4 + w]
            right[p, (q * 2 + h) * 4 + w] = b[k + p, column + (q * 2 + h) * 4 + w]
        vy.barrier()
        for d in vy.unroll(range(DEEP)):
            for i in vy.unroll(range(EACH)):
                for j in vy.unroll(range(EACH)):
                    at = i * EACH + j
                    x = left[d, (i // 4) * 64 + r * 4 + i % 4]
                    sums[at] = fma(x, right[d, (j // 4) * 64 + s * 4 + j % 4], sums[at])
        vy.barrier()
    for i in vy.unroll(range(EACH)):
        for j in vy.unroll(range(EACH)):
            c[row + (i // 4) * 64 + r * 4 + i % 4, column + (j // 4) * 64 + s * 4 + j % 4] = sums[
                i * EACH + j
            ]


@vy.kernel
def grey(image: Buf[u8, 3], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = 0.299 * f32(image[i, j, 0]) + 0.587 * f32(image[i, j, 1]) + 0.114 * f32(image[i, j, 2])


@vy.kernel
def blur_rows(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = (x[i, j - 2] + 4 * x[i, j - 1] + 6 * x[i, j] + 4 * x[i, j + 1] + x[i, j + 2]) / 16


@vy.kernel
def blur_columns(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = (x[i - 2, j] + 4 * x[i - 1, j] + 6 * x[i, j] + 4 * x[i + 1, j] + x[i + 2, j]) / 16


@vy.kernel
def sobel(x: Buf[f32, 2], y: Out[u8, 2], least: f32):
    i, j = gid(0), gid(1)
    right = x[i - 1, j + 1] + 2 * x[i, j + 1] + x[i + 1, j + 1]
    left = x[i - 1, j - 1] + 2 * x[i, j - 1] + x[i + 1, j - 1]
    below = x[i + 1, j - 1] + 2 * x[i + 1, j] + x[i + 1, j + 1]
    above = x[i - 1, j - 1] + 2 * x[i - 1, j] + x[i - 1, j + 1]
    a, b = right - left, below - above
    y[i, j] = u8(255) if a * a + b * b > least else u8(0)


@vy.pipeline
def edges(image, least):
    """The edges of an RGB image."""
    return sobel(blur_columns(blur_rows(grey(image))), least=least)


@vy.kernel
def heat(x: Buf[f32, 3], y: Out[f32, 3]):
    i, j, k = gid(0), gid(1), gid(2)
    around = (
        x[i - 1, j, k] + x[i + 1, j, k] + x[i, j - 1, k] + x[i, j + 1, k] + x[i, j, k - 1] + x[i, j, k + 1]
    )
    y[i, j, k] = x[i, j, k] + 0.1 * (around - 6.0 * x[i, j, k])


@vy.pipeline
def ten_steps_of_heat(x):
    for _ in range(10):
        x = heat(x)
    return x
