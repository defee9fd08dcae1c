"""The kernels that are measured, as a user writes them."""

from __future__ import annotations

import vyre as vy
from vyre import Buf, Const, InOut, Out, f32, gid, i32, lid, u32, wid

LANES = 256  # invocations of a workgroup that reduces
TILE = 16


@vy.kernel
def add(a: Buf[f32], b: Buf[f32], out: Out[f32]):
    out[gid()] = a[gid()] + b[gid()]


@vy.kernel
def saxpy(x: Buf[f32], y: Buf[f32], out: Out[f32], a: f32):
    i = gid()
    out[i] = a * x[i] + y[i]


@vy.kernel
def chain(x: Buf[f32], y: Buf[f32], out: Out[f32]):
    """Eight operations on the way from memory to memory."""
    i = gid()
    v = x[i]
    v = v * 1.5
    v = v + 0.25
    v = v * v
    v = v - y[i]
    v = v * 0.5
    v = v + x[i]
    v = abs(v)
    out[i] = v - 1.0


@vy.kernel
def stencil(x: Buf[f32], out: Out[f32]):
    """Three neighbours; outside of x they count as 0."""
    i = gid()
    out[i] = (x[i - 1] + x[i] + x[i + 1]) * 0.25


@vy.kernel(workgroup=LANES)
def reduce_tree(x: Buf[f32], out: Out[f32]):
    """The sum of each 256 elements as a tree in shared memory."""
    part = vy.shared(f32, LANES)
    i = lid()
    part[i] = x[gid()]
    for level in vy.unroll(range(8)):
        vy.barrier()
        if i < (128 >> level):
            part[i] = part[i] + part[i + (128 >> level)]
    if i == 0:
        out[wid()] = part[0]


@vy.kernel(workgroup=LANES)
def reduce_strided(x: Buf[f32], out: Out[f32]):
    """The sum of each 4096 elements: 16 in each invocation, then a tree."""
    part = vy.shared(f32, LANES)
    i = lid()
    total = f32(0)
    for k in range(16):
        total += x[wid() * 4096 + k * LANES + i]
    part[i] = total
    stride = LANES // 2
    for _ in range(8):
        vy.barrier()
        if i < stride:
            part[i] = part[i] + part[i + stride]
        stride = stride // 2
    if i == 0:
        out[wid()] = part[0]


@vy.kernel(workgroup=32)
def softmax(x: Buf[f32, "rows", "n"], out: Out[f32, "rows", "n"]):
    """Each row of x to weights that sum to 1; a subgroup for a row."""
    i, row = lid(), wid()
    width = x.shape[1]
    most = x[row, i]
    for k in range(i + 32, width, 32):
        most = max(most, x[row, k])
    most = vy.subgroup_max(most)
    total = f32(0)
    for k in range(i, width, 32):
        weight = vy.exp(x[row, k] - most)
        out[row, k] = weight
        total += weight
    scale = 1.0 / vy.subgroup_add(total)
    for k in range(i, width, 32):
        out[row, k] = out[row, k] * scale


@vy.kernel(workgroup=LANES)
def softmax_trees(x: Buf[f32, "rows", "n"], out: Out[f32, "rows", "n"]):
    """The same with 256 invocations for a row, and trees in shared memory."""
    part = vy.shared(f32, LANES)
    i, row = lid(), wid()
    width = x.shape[1]
    most = x[row, i]
    for k in range(i + LANES, width, LANES):
        most = max(most, x[row, k])
    part[i] = most
    stride = LANES // 2
    for _ in range(8):
        vy.barrier()
        if i < stride:
            part[i] = max(part[i], part[i + stride])
        stride = stride // 2
    vy.barrier()
    most = part[0]
    vy.barrier()
    total = f32(0)
    for k in range(i, width, LANES):
        weight = vy.exp(x[row, k] - most)
        out[row, k] = weight
        total += weight
    part[i] = total
    stride = LANES // 2
    for _ in range(8):
        vy.barrier()
        if i < stride:
            part[i] = part[i] + part[i + stride]
        stride = stride // 2
    vy.barrier()
    scale = 1.0 / part[0]
    for k in range(i, width, LANES):
        out[row, k] = out[row, k] * scale


@vy.kernel
def column_sum(x: Buf[f32, 2], out: Out[f32]):
    """An invocation for each column goes down its rows."""
    j = gid()
    total = f32(0)
    for i in range(x.shape[0]):
        total += x[i, j]
    out[j] = total


@vy.kernel
def mandelbrot(steps: Out[i32, 2], left: f32, top: f32, size: f32, most: Const[int] = 256):
    """How many steps z = z**2 + c stays near 0; every invocation leaves the loop when it is done."""
    row, column = gid(0), gid(1)
    cx = left + size * f32(column)
    cy = top + size * f32(row)
    x = f32(0)
    y = f32(0)
    n = 0
    for _ in range(most):
        if x * x + y * y > 4:
            break
        x, y = x * x - y * y + cx, 2 * x * y + cy
        n += 1
    steps[row, column] = n


@vy.kernel(workgroup=(TILE, TILE))
def matmul(a: Buf[f32, 2], b: Buf[f32, 2], c: Out[f32, 2]):
    """A workgroup makes a tile of c from tiles of a and b in shared memory."""
    left = vy.shared(f32, (TILE, TILE))
    right = vy.shared(f32, (TILE, TILE))
    row, column = gid(0), gid(1)
    i, j = lid(0), lid(1)
    total = f32(0)
    for tile in range(0, a.shape[1], TILE):
        left[i, j] = a[row, tile + j]
        right[i, j] = b[tile + i, column]
        vy.barrier()
        for k in range(TILE):
            total = vy.fma(left[i, k], right[k, j], total)  # as OpenBLAS does
        vy.barrier()
    c[row, column] = total


@vy.kernel
def gather(x: Buf[f32], index: Buf[i32], out: Out[f32]):
    out[gid()] = x[index[gid()]]


@vy.kernel
def histogram(x: Buf[u32], counts: InOut[u32]):
    """Every invocation counts one value into one of 256 bins."""
    vy.atomic_add(counts, x[gid()] >> 24, 1)


@vy.kernel
def ten_lines(x: Buf[f32], y: Buf[f32], out: Out[f32], r: Const[int] = 1):
    i = gid()
    total = f32(0)
    for d in vy.unroll(range(-1, 2)):
        total += x[i + d]
    mean = total / 3.0
    v = mean * y[i] + r
    if v > 1.0:
        v = v * 0.5
    else:
        v = v + y[i]
    out[i] = v
