# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Matrix products: each element is fma(a[i, k], b[k, j], sum) for k = 0, 1, 2, ..., in every form.

Matrices of a batch lie below each other: a is (batch * m, deep), or (batch * deep, m) if it is turned.
Floats narrower than f32 are summed in f32 and rounded once; integers wrap around.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

from vyre import (
    Buf,
    Const,
    Out,
    barrier,
    dtype,
    func,
    gid,
    i32,
    kernel,
    lid,
    local,
    shared,
    subgroup_add,
    subgroup_lane,
    unroll,
    wid,
)  # fmt: skip
from vyre.lib.kernels.tiles import plus_product
from vyre.run.kernel import inside, once

DEEP = 16  # rows of b that a workgroup copies
READERS, COLUMNS = 8, 32  # invocations of a workgroup that multiplies one row by a matrix on a GPU
READ = READERS * COLUMNS  # rows of b that it reads at once
STEPS = 8  # rows of b for each time that a sum is loaded and stored


@func
def begin(number, size, most):
    """The place where a tile begins, the last one early enough to be inside: two may write the same."""
    return max(min(number * size, most - size), 0)


@cache
def panel_forms(WIDE):
    """Kernels whose workgroups have the columns of a panel: a few vectors of a CPU.

    A workgroup makes `rows` rows of one panel; `tiles` workgroups make the rows of one product. Panels are
    for matrices of more than WIDE columns, and tiles have no more rows than a matrix.
    """

    @inside
    @once
    @kernel(workgroup=(1, WIDE))
    def panels(
        b: Buf[T, 2], y: Out[T, "tall", "deep", "wide"], tall: i32, deep: i32, wide: i32, n: i32, each: i32,
        T: Const[dtype],
    ):  # fmt: skip
        """b in panels of WIDE columns, `each` of them for a matrix, that are read from start to end."""
        start = wid(1) // each * deep
        column = begin(wid(1) % each, WIDE, n) + lid(1)
        for k in range(wid(0) * DEEP, min(wid(0) * DEEP + DEEP, deep)):
            y[wid(1), k, lid(1)] = b[start + k, column]

    @inside
    @once
    @kernel(workgroup=(1, WIDE))
    def by_panels(
        a: Buf[T, 2], b: Buf[T, 3], c: Out[Y, "tall", "n"], tall: i32, m: i32, n: i32, tiles: i32, each: i32,
        T: Const[dtype], A: Const[dtype], Y: Const[dtype], is_float: Const[bool], rows: Const[int],
        a_step: Const[int], b_step: Const[int], is_batch: Const[bool],
    ):  # fmt: skip
        sums = local(A, rows)
        q = wid(0) // tiles if is_batch else 0
        row = begin(wid(0) % tiles if is_batch else wid(0), rows, m)
        column = begin(wid(1), WIDE, n) + lid(1)
        first = q * m * a_step + row if is_batch else row
        panel = q * (each * b_step) + wid(1) if is_batch else wid(1)
        for k in range(b.shape[1]):
            right = A(b[panel, k, lid(1)])
            for i in unroll(range(rows)):
                sums[i] = plus_product(A(a[first + i, k]), right, sums[i], is_float)
        for i in unroll(range(rows)):
            c[q * m + row + i, column] = Y(sums[i])

    @once
    @kernel(workgroup=(1, WIDE))
    def by_rows(
        a: Buf[T, 2], b: Buf[T, 2], c: Out[Y, "tall", "n"], tall: i32, m: i32, n: i32, tiles: i32, deep: i32,
        T: Const[dtype], A: Const[dtype], Y: Const[dtype], is_float: Const[bool], rows: Const[int],
        a_step: Const[int], b_step: Const[int], is_batch: Const[bool],
    ):  # fmt: skip
        """Without panels: b is read only a few times."""
        sums = local(A, rows)
        q = wid(0) // tiles if is_batch else 0
        row = begin(wid(0) % tiles if is_batch else wid(0), rows, m)
        column = begin(wid(1), WIDE, n) + lid(1)
        first = q * m * a_step + row if is_batch else row
        start = q * (deep * b_step) if is_batch else 0
        for k in range(a.shape[1]):
            right = A(b[start + k, column])
            for i in unroll(range(rows)):
                sums[i] = plus_product(A(a[first + i, k]), right, sums[i], is_float)
        for i in unroll(range(rows)):
            c[q * m + row + i, column] = Y(sums[i])

    return SimpleNamespace(panels=panels, by_panels=by_panels, by_rows=by_rows)


@cache
def vector_form(rows):
    """Products of matrices with vectors, a subgroup for each row and `rows` of them in a workgroup.

    Lane l of 32 sums columns l, l + 32, ... in order; then the lanes are added by halves.
    """

    @once
    @kernel(workgroup=32 * rows)
    def by_lanes(
        a: Buf[T, 2], x: Buf[T, 2], y: Out[Y, "tall"], tall: i32, m: i32, T: Const[dtype],
        A: Const[dtype], Y: Const[dtype], is_float: Const[bool], x_step: Const[int],
    ):  # fmt: skip
        row = wid() * rows + lid() // 32 if rows > 1 else wid()
        which = row // m * x_step
        total = A(0)
        for k in range(subgroup_lane(), a.shape[1], 32):
            total = plus_product(A(a[row, k]), A(x[which, k]), total, is_float)
        total = subgroup_add(total)
        if subgroup_lane() == 0:
            y[row] = Y(total)

    return by_lanes


@cache
def rows_form(rows):
    """Products of matrices with one vector, where a workgroup is one thread: `rows` rows at a time, which
    share what they load of the vector. The sums are those of `vector_form`.
    """

    @once
    @kernel(workgroup=32)
    def by_rows_of_lanes(
        a: Buf[T, 2], x: Buf[T, 2], y: Out[Y, "tall"], tall: i32, m: i32, T: Const[dtype],
        A: Const[dtype], Y: Const[dtype], is_float: Const[bool],
    ):  # fmt: skip
        row = begin(wid(), rows, tall)
        sums = local(A, rows)
        for k in range(lid(), a.shape[1], 32):
            right = A(x[0, k])
            for i in unroll(range(rows)):
                sums[i] = plus_product(A(a[row + i, k]), right, sums[i], is_float)
        for i in unroll(range(rows)):
            total = subgroup_add(sums[i])
            if subgroup_lane() == 0:
                y[row + i] = Y(total)

    return by_rows_of_lanes


@cache
def column_form(wide):
    """Products of one row with a matrix, where a workgroup is one thread and has a few vectors as lanes.

    A workgroup makes `columns` columns, of STEPS rows of b at a time from end to end: the rows are read as
    they lie in memory, and the sums stay in the cache. They are those of `panel_forms`.
    """

    @kernel(workgroup=wide)  # not `once`: the sums start at the zeros of a new output
    def by_columns(
        a: Buf[T, 2], b: Buf[T, 2], c: Out[T, "tall", "n"], tall: i32, n: i32, columns: i32, T: Const[dtype],
        is_float: Const[bool],
    ):  # fmt: skip
        first = wid() * columns + lid()
        end = min(wid() * columns + columns, n)
        deep = a.shape[1]
        for k in range(0, deep - (STEPS - 1), STEPS):
            for j in range(first, end, wide):
                total = c[0, j]
                for i in unroll(range(STEPS)):
                    total = plus_product(a[0, k + i], b[k + i, j], total, is_float)
                c[0, j] = total
        for k in range(deep // STEPS * STEPS, deep):
            for j in range(first, end, wide):
                c[0, j] = plus_product(a[0, k], b[k, j], c[0, j], is_float)

    return by_columns


@func
def store_ahead(left, right, ahead):
    """Replace the rows that have been added by those that were read."""
    barrier()
    for e in unroll(range(READ // READERS)):
        right[lid(0) + READERS * e, lid(1)] = ahead[e]
    left[lid(0) * COLUMNS + lid(1)] = ahead[READ // READERS]
    barrier()


@func
def added(left, right, total, count, is_float, A):
    if lid(0) == 0:
        for i in range(0, count // 16 * 16, 16):
            for e in unroll(range(16)):
                total = plus_product(A(left[i + e]), A(right[i + e, lid(1)]), total, is_float)
        for j in range(count // 16 * 16, count):
            total = plus_product(A(left[j]), A(right[j, lid(1)]), total, is_float)
    return total


@once
@kernel(workgroup=(READERS, COLUMNS))
def by_strips(
    a: Buf[T, 2], b: Buf[T, 3], c: Out[Y, "tall", "n"], tall: i32, n: i32, T: Const[dtype], A: Const[dtype],
    Y: Const[dtype], is_float: Const[bool], a_step: Const[int], b_step: Const[int],
):  # fmt: skip
    """Products of one row with a matrix, for GPUs: all invocations of a workgroup read ahead, and the first
    ones add what was read before, one row of b after the other.
    """
    right = shared(T, (READ, COLUMNS))
    left = shared(T, READ)
    row, which = wid(1) * a_step, wid(1) * b_step
    column = begin(wid(0), COLUMNS, n) + lid(1)
    deep = a.shape[1]
    whole = deep // READ * READ
    ahead = local(T, READ // READERS + 1)
    total = A(0)
    for k in range(0, whole, READ):
        for e in unroll(range(READ // READERS)):
            ahead[e] = b[which, k + lid(0) + READERS * e, column]
        ahead[READ // READERS] = a[row, k + lid(0) * COLUMNS + lid(1)]
        total = added(left, right, total, 0 if k == 0 else READ, is_float, A)
        store_ahead(left, right, ahead)
    total = added(left, right, total, min(whole, READ), is_float, A)
    if whole < deep:
        for e in unroll(range(READ // READERS)):
            ahead[e] = b[which, min(whole + lid(0) + READERS * e, deep - 1), column]
        ahead[READ // READERS] = a[row, min(whole + lid(0) * COLUMNS + lid(1), deep - 1)]
        store_ahead(left, right, ahead)
        total = added(left, right, total, deep - whole, is_float, A)
    if lid(0) == 0:
        c[wid(1), column] = Y(total)


@kernel
def outer_products(a: Buf[T, "m"], b: Buf[T, "n"], c: Out[T, "m", "n"], T: Const[dtype]):
    c[gid(0), gid(1)] = a[gid(0)] * b[gid(1)]


@kernel
def products_of_each(a: Buf[T, "n"], b: Buf[T, "n"], c: Out[T, "n"], T: Const[dtype]):
    """Each product is a sum of one, so that it is never -0."""
    c[gid()] = a[gid()] * b[gid()] + T(0)
