# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Sparse matrices in rows (CSR): row i has columns[k] and values[k] for k from starts[i] to starts[i + 1].

A row is summed in `lanes` lanes: lane l takes elements l, l + lanes, ... by fma, in order; then lanes are
added by halves.
"""

from __future__ import annotations

from vyre import (
    Buf,
    Const,
    InOut,
    Out,
    atomic_add,
    dtype,
    fma,
    func,
    gid,
    i32,
    i64,
    kernel,
    lid,
    local,
    subgroup_shuffle_xor,
    unroll,
    while_,
    wid,
)  # fmt: skip
from vyre.run.kernel import once

GROUP = 256
CHUNK = 1024  # rows of a thread


@once
@kernel(workgroup=GROUP)
def row_sums(
    starts: Buf[S], columns: Buf[S], values: Buf[T], x: Buf[T], y: Out[T, "n"], n: i32, lanes: Const[int],
    S: Const[dtype], T: Const[dtype], A: Const[dtype],
):  # fmt: skip
    """Lanes side by side."""
    row = wid() * (GROUP // lanes) + lid() // lanes
    lane = lid() % lanes
    total = A(0)
    for k in range(i32(starts[row]) + lane, i32(starts[row + 1]), lanes):
        total = fma(A(values[k]), A(x[columns[k]]), total)
    for s in unroll(range(5)):
        if lanes >> (s + 1) > 0:
            total += subgroup_shuffle_xor(total, lanes >> (s + 1))
    if lane == 0:
        y[row] = T(total)


@once
@kernel(workgroup=1)
def chunk_sums(
    starts: Buf[S], columns: Buf[S], values: Buf[T], x: Buf[T], y: Out[T, "n"], n: i32, lanes: Const[int],
    S: Const[dtype], T: Const[dtype], A: Const[dtype],
):  # fmt: skip
    """Lanes as sums of one thread: up to 8 in registers."""
    for row in range(wid() * CHUNK, min(wid() * CHUNK + CHUNK, n)):
        sums = local(A, lanes)
        start = max(i32(starts[row]), 0)
        end = min(i32(starts[row + 1]), len(values), len(columns))  # so that no element of them is checked
        if lanes <= 8:
            whole = start + (end - start) // lanes * lanes
            for k in range(start, whole, lanes):
                for j in unroll(range(lanes)):
                    sums[j] = fma(A(values[k + j]), A(x[columns[k + j]]), sums[j])
            for j in unroll(range(lanes)):
                if whole + j < end:
                    sums[j] = fma(A(values[whole + j]), A(x[columns[whole + j]]), sums[j])
        else:
            for k in range(start, end):
                j = (k - start) % lanes
                sums[j] = fma(A(values[k]), A(x[columns[k]]), sums[j])
        if lanes > 8:
            for j in range(16):
                sums[j] += sums[j + 16]
            for j in range(8):
                sums[j] += sums[j + 8]
        if lanes > 1:
            for j in unroll(range(4)):
                sums[j] += sums[j + 4]
            sums[0] = (sums[0] + sums[2]) + (sums[1] + sums[3])
        y[row] = T(sums[0])


@once
@kernel
def row_products(
    starts: Buf[S], columns: Buf[S], values: Buf[T], b: Buf[T, 2], y: Out[T, "m", "n"], m: i32, n: i32,
    S: Const[dtype], T: Const[dtype], A: Const[dtype],
):  # fmt: skip
    """A sparse matrix times a dense one: each element in the order of its row."""
    row, j = gid(0), gid(1)
    total = A(0)
    for k in range(i32(starts[row]), i32(starts[row + 1])):
        total = fma(A(values[k]), A(b[columns[k], j]), total)
    y[row, j] = T(total)


@kernel
def rows_of(starts: Buf[S], y: Out[S, "n"], n: i32, rows: i32, S: Const[dtype]):
    """The row of each element: the last that starts at or before it."""
    low, high = 0, rows
    for _ in while_(high - low > 1, most=32):
        middle = (low + high) // 2
        if i32(starts[middle]) <= gid():
            low = middle
        else:
            high = middle
    y[gid()] = S(low)


@kernel
def counted(rows: Buf[S], counts: InOut[i32], S: Const[dtype]):
    atomic_add(counts, rows[gid()], 1)


@kernel
def scattered(
    rows: Buf[S], starts: Buf[i32], used: InOut[i32], order: Out[i32, "n"], n: i32, S: Const[dtype]
):
    """The places of elements by row, in any order; `settled` brings each row in order."""
    row = rows[gid()]
    order[starts[row] + atomic_add(used, row, 1)] = gid()


@func
def sift_down(order, start, size, root):
    """Let a place sink to where it belongs in a heap."""
    held = order[start + root]
    for _ in while_(2 * root + 1 < size, most=32):
        child = 2 * root + 1
        if child + 1 < size and order[start + child + 1] > order[start + child]:
            child += 1
        if order[start + child] <= held:
            break
        order[start + root] = order[start + child]
        root = child
    order[start + root] = held


@kernel
def settled(order: InOut[i32], starts: Buf[i32], rows: i32):
    """The places of each row in order: a heap sort, since a row may be long."""
    if gid() < rows:
        start = starts[gid()]
        size = starts[gid() + 1] - start
        for k in range(size // 2):
            sift_down(order, start, size, size // 2 - 1 - k)
        for k in range(1, size):
            last = size - k
            top = order[start]
            order[start] = order[start + last]
            order[start + last] = top
            sift_down(order, start, last, 0)


@kernel(workgroup=1)
def placed(rows: Buf[S], starts: Buf[i32], used: InOut[i32], order: Out[i32, "n"], n: i32, S: Const[dtype]):
    """The places of elements by row, one after the other."""
    for k in range(n):
        row = rows[k]
        order[starts[row] + used[row]] = k
        used[row] += 1


@kernel
def gathered(x: Buf[T], order: Buf[i32, "n"], y: Out[T, "n"], T: Const[dtype]):
    y[gid()] = x[order[gid()]]


@kernel
def narrowed(x: Buf[i64, "n"], y: Out[i32, "n"]):
    y[gid()] = i32(x[gid()])
