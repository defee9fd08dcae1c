# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Triangular systems, Cholesky and LU factors, in blocks of columns.

Every element goes through x = fma(-l, u, x) for k = 0, 1, 2, ... in order, whatever the size of blocks, and
then through one division or root. Matrices of a batch lie below each other.
"""

from __future__ import annotations

from vyre import (
    Buf,
    Const,
    InOut,
    Out,
    barrier,
    dtype,
    fma,
    gid,
    i32,
    kernel,
    lid,
    local,
    shared,
    sqrt,
    unroll,
    wid,
)  # fmt: skip

BLOCK = 32  # columns of a block
EACH = 8  # rows of a workgroup that is one thread: as many sums hide the latency of each


@kernel
def solve_block(
    a: Buf[T, 2], x: InOut[T, 2], n: i32, first: i32, T: Const[dtype], is_lower: Const[bool],
    is_unit: Const[bool], is_turned: Const[bool],
):  # fmt: skip
    """The rows of a block of x from the rows and the triangle of a, an invocation for each column of x."""
    q, j = gid(0), gid(1)
    last = min(first + BLOCK, n)
    for s in range(last - first):
        i = first + s if is_lower else last - 1 - s
        value = x[q * n + i, j]
        for d in range(s):
            k = first + d if is_lower else last - 1 - d
            value = fma(-(a[q * n + k, i] if is_turned else a[q * n + i, k]), x[q * n + k, j], value)
        x[q * n + i, j] = value if is_unit else value / a[q * n + i, i]


@kernel
def update_rows(
    a: Buf[T, 2], x: InOut[T, 2], n: i32, first: i32, T: Const[dtype], is_lower: Const[bool],
    is_turned: Const[bool],
):  # fmt: skip
    """The rows after a block (before it, if a is an upper triangle) less their products with the block's."""
    q, s, j = gid(0), gid(1), gid(2)
    last = min(first + BLOCK, n)
    i = last + s if is_lower else s
    value = x[q * n + i, j]
    for d in range(last - first):
        k = first + d if is_lower else last - 1 - d
        value = fma(-(a[q * n + k, i] if is_turned else a[q * n + i, k]), x[q * n + k, j], value)
    x[q * n + i, j] = value


@kernel(workgroup=(1, 1, 1))
def update_column(
    a: Buf[T, 2], x: InOut[T, 2], n: i32, first: i32, T: Const[dtype], is_lower: Const[bool],
    is_turned: Const[bool],
):  # fmt: skip
    """As `update_rows`, for devices whose workgroup is one thread and an x of so few columns that there are
    no neighbours in a row.
    """
    q, s, j = wid(0), wid(1) * EACH, wid(2)
    last = min(first + BLOCK, n)
    rest = n - last if is_lower else first
    i = last + s if is_lower else s
    own = local(T, EACH)
    for e in unroll(range(EACH)):
        own[e] = x[q * n + i + e, j]
    for d in range(last - first):
        k = first + d if is_lower else last - 1 - d
        right = x[q * n + k, j]
        for e in unroll(range(EACH)):
            own[e] = fma(-(a[q * n + k, i + e] if is_turned else a[q * n + i + e, k]), right, own[e])
    for e in unroll(range(EACH)):
        if s + e < rest:
            x[q * n + i + e, j] = own[e]


@kernel(workgroup=BLOCK)
def cholesky_block(a: InOut[T, 2], n: i32, first: i32, T: Const[dtype]):
    """The factor of a block on the diagonal; 0 above it. A number that has no root makes NaN. An invocation
    has a row of the block, so that those of a column are neighbours in workgroup memory.
    """
    columns = shared(T, (BLOCK, BLOCK))
    start, i = wid() * n + first, lid()
    size = min(BLOCK, n - first)
    for k in range(size):
        value = a[start + i, first + k]
        for d in range(k):
            value = fma(-columns[d, i], columns[d, k], value)
        columns[k, i] = value
        barrier()
        root = sqrt(columns[k, k])
        value = root if i == k else value / root
        barrier()
        columns[k, i] = value
        if i < size:
            a[start + i, first + k] = value if i >= k else T(0)
        barrier()


@kernel(workgroup=(1, BLOCK))
def cholesky_rows(a: InOut[T, 2], n: i32, first: i32, T: Const[dtype]):
    """The rows below a block, and the same as columns to the right of it, which `cholesky_rest` reads along
    rows; an invocation for each row.
    """
    row = local(T, BLOCK)
    start, i = gid(0) * n, first + BLOCK + gid(1)
    for k in range(BLOCK):
        value = a[start + i, first + k]
        for d in range(k):
            value = fma(-row[d], a[start + first + k, first + d], value)
        row[k] = value / a[start + first + k, first + k]
        if i < n:
            a[start + i, first + k] = row[k]
            a[start + first + k, i] = row[k]


@kernel
def cholesky_rest(a: InOut[T, 2], n: i32, first: i32, T: Const[dtype]):
    """The lower triangle after a block less the products of its columns; and what is right of it up to a
    multiple of 16, so that rows that run together have one length: that is set to 0 later.
    """
    q, i, j = gid(0), first + BLOCK + gid(1), first + BLOCK + gid(2)
    if gid(2) <= gid(1) | 15:
        value = a[q * n + i, j]
        for k in range(first, first + BLOCK):
            value = fma(-a[q * n + i, k], a[q * n + k, j], value)
        a[q * n + i, j] = value


@kernel
def cleared(a: InOut[T, 2], n: i32, T: Const[dtype]):
    """Zeros above the diagonal."""
    i, j = gid(1), gid(2)
    if j > i:
        a[gid(0) * n + i, j] = T(0)


@kernel(workgroup=256)
def lu_block(a: InOut[T, 2], pivots: InOut[i32, 2], n: i32, first: i32, T: Const[dtype]):
    """The factors of a block of columns, with rows exchanged: the largest of a column comes first.

    Of equal ones the uppermost is taken. Rows are exchanged in the block alone; `exchange` does the rest.
    """
    best = shared(T, 256)
    places = shared(i32, 256)
    q, last = wid(), min(first + BLOCK, n)
    for k in range(first, last):
        most = T(-1)
        place = k
        for i in range(k + lid(), n, 256):
            size = abs(a[q * n + i, k])
            if size > most:
                most = size
                place = i
        best[lid()] = most
        places[lid()] = place
        width = 256
        for _ in range(8):
            width = width // 2
            barrier()
            if lid() < width:
                more, at = best[lid() + width], places[lid() + width]
                if more > best[lid()] or (more == best[lid()] and at < places[lid()]):
                    best[lid()] = more
                    places[lid()] = at
        barrier()
        to = places[0]
        if lid() == 0:
            pivots[q, k] = to
        for j in range(first + lid(), last, 256):
            held = a[q * n + k, j]
            a[q * n + k, j] = a[q * n + to, j]
            a[q * n + to, j] = held
        barrier()
        for i in range(k + 1 + lid(), n, 256):
            factor = a[q * n + i, k] / a[q * n + k, k] if a[q * n + k, k] != 0 else a[q * n + i, k]
            a[q * n + i, k] = factor
            for j in range(k + 1, last):
                a[q * n + i, j] = fma(-factor, a[q * n + k, j], a[q * n + i, j])
        barrier()


@kernel(workgroup=BLOCK)
def lu_columns(
    a: InOut[T, 2], pivots: InOut[i32, 2], x: InOut[T, 2], n: i32, first: i32, T: Const[dtype]
):  # fmt: skip
    """As `lu_block`, for devices whose invocations do not run side by side: each has a column, so that a row
    of the block is one vector, and finds the largest element of its column while it goes through the rows.
    They lie in x meanwhile: rows of `a` are often a power of two apart, and would share a set of the cache.
    """
    places = shared(i32, BLOCK)
    q, c, j, last = wid(), lid(), first + lid(), min(first + BLOCK, n)
    most = T(-1)
    place = first
    for i in range(first, n):
        value = a[q * n + i, j]
        x[q * n + i, c] = value
        if abs(value) > most:
            most = abs(value)
            place = i
    for k in range(first, last):
        places[c] = place
        barrier()
        to = places[k - first]
        if c == 0:
            pivots[q, k] = to
        held = x[q * n + k, c]
        x[q * n + k, c] = x[q * n + to, c]
        x[q * n + to, c] = held
        barrier()
        top = x[q * n + k, k - first]
        if top != 0:
            for i in range(k + 1 + c, n, BLOCK):
                x[q * n + i, k - first] = x[q * n + i, k - first] / top
        barrier()
        above = x[q * n + k, c]
        most = T(-1)
        place = k + 1
        for i in range(k + 1, n):
            factor = x[q * n + i, k - first]
            if j > k:
                value = fma(-factor, above, x[q * n + i, c])
                x[q * n + i, c] = value
                if abs(value) > most:
                    most = abs(value)
                    place = i
        barrier()
    if j < last:
        for i in range(first, n):
            a[q * n + i, j] = x[q * n + i, c]


@kernel
def exchange(
    a: InOut[T, 2], pivots: Buf[i32, 2], n: i32, first: i32, T: Const[dtype], is_held: Const[bool]
):  # fmt: skip
    """The exchanges of a block in the other columns, and the block's rows of u to the right of it, which an
    invocation holds or reads again from `a`.
    """
    q, column, last = gid(0), gid(1), min(first + BLOCK, n)
    j = column if column < first else column + (last - first)
    for k in range(first, last):
        to = pivots[q, k]
        held = a[q * n + k, j]
        a[q * n + k, j] = a[q * n + to, j]
        a[q * n + to, j] = held
    if is_held:
        if j >= last:
            own = local(T, BLOCK)
            for k in range(BLOCK):
                own[k] = a[q * n + first + k, j]
            for k in range(BLOCK):
                value = own[k]
                for d in range(k):
                    value = fma(-a[q * n + first + k, first + d], own[d], value)
                own[k] = value
                a[q * n + first + k, j] = value
    elif j >= last:
        for k in range(first, last):
            value = a[q * n + k, j]
            for d in range(first, k):
                value = fma(-a[q * n + k, d], a[q * n + d, j], value)
            a[q * n + k, j] = value


@kernel
def lu_rest(a: InOut[T, 2], n: i32, first: i32, T: Const[dtype]):
    """Subtract the products of a block's columns and rows from what is below and to the right of it."""
    q, i, j = gid(0), first + BLOCK + gid(1), first + BLOCK + gid(2)
    value = a[q * n + i, j]
    for k in range(first, first + BLOCK):
        value = fma(-a[q * n + i, k], a[q * n + k, j], value)
    a[q * n + i, j] = value


@kernel
def copied(x: Buf[T, 2], y: Out[T, 2], T: Const[dtype]):
    y[gid(0), gid(1)] = x[gid(0), gid(1)]
