"""Matrix products, outer products, and einsum of two operands."""

from __future__ import annotations

from math import prod
from typing import Any, NamedTuple

from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.lib.arrays import (
    capabilities,
    flat,
    has_lanes,
    require_numbers,
    reshaped,
    result_of_shape,
    taken,
    type_of,
)
from vyre.lib.calls import recorded
from vyre.lib.cores import (
    BYTES,
    doubles_by_cores,
    multiplies_small,
    multiplies_tiles,
    product_by_cores,
    product_by_steps,
    product_by_wide_tiles,
    product_of_doubles,
    workgroups,
)
from vyre.lib.kernels import products as kernels
from vyre.lib.kernels import thin_tiles
from vyre.lib.kernels.layout import constant
from vyre.lib.kernels.tiles import tile_form
from vyre.lib.kernels.wide_cores import padded
from vyre.lib.permute import permute_dims, swapped
from vyre.lib.reductions import sum as fold_sum
from vyre.run.context import threads

LONG_ROWS = 1024  # elements
LEAST_COLUMNS, MOST_COLUMNS = 512, 2048  # of a product of one row, for a workgroup
ROW_BY_ROW = 1 << 16  # elements of a matrix that is read row by row
VECTOR_ROWS = 4  # that share a vector: their sums are half of 32 registers of 64 bytes
FEW_ROWS = 24  # below which panels of b do not pay
# Of a tile on the CPU: with two vectors of columns, 12 of 16 registers hold sums, or 28 of 32.
ROWS, MOST_ROWS = 6, 14
WAYS, PAGE = 8, 4096  # lines of a set of the L1 cache, or a few more, and bytes between lines of one set
LEAST_WIDE = 4  # columns of a tile: lanes without a column are slower than columns made twice
THIN_ROWS, MANY_COLUMNS, LEAST_DEEP = 64, 256, 2 * thin_tiles.DEEP
PROCESSORS = 132  # of an H200; of other GPUs it is near enough, and tiles do not change the result


class Tile(NamedTuple):
    """A form of the kernel of tiles: the time that each workgroup of a processor takes if it has many, what
    all of them take beside, the time of one alone, and the widest type that it is for.
    """

    form: tuple[int, int, int, int, int]
    each: float
    beside: float
    alone: float
    bits: int

    @property
    def rows(self) -> int:
        return 4 * self.form[0] * self.form[2]

    @property
    def columns(self) -> int:
        return 4 * self.form[1] * self.form[3]


TILES = (  # times on an H200: ns for each of the products of a sum
    Tile((8, 16, 4, 2, 1), 92.6, 10, 103, 32),
    Tile((8, 16, 2, 2, 0), 51, 13, 64, 32),
    Tile((8, 8, 2, 2, 0), 25, 9, 60, 32),
    Tile((8, 16, 2, 1, 0), 29, 15, 63, 64),
    Tile((8, 16, 1, 1, 0), 17.8, 3, 32, 64),
    Tile((8, 8, 1, 1, 0), 9.9, 4, 35, 64),
)


@recorded
def matmul(
    a: Any, b: Any, *, transpose_a: bool = False, transpose_b: bool = False, accumulate: str = "fma",
    dtype: Any = None,
) -> Any:  # fmt: skip
    """The product of matrices, of vectors with them, or of batches of them along leading axes.

    `transpose_a` and `transpose_b`: the last two axes of that operand are taken as swapped.

    `accumulate`: "fma" adds one product after the other; "k16" adds those of f16 and bf16 in groups of 16,
    each in one step as `mma_f16` does, which GPUs with such units do many times faster.

    `dtype`: the type of the result, that of the operands by default; of f16 and bf16 it may be f32, which
    they are summed in, and of i8 and u8 it may be i32.
    """
    a, b = taken("a", a), taken("b", b)
    T = _one_type(a, b)
    left, right = tuple(a.shape), tuple(b.shape)
    if not left or not right:
        raise CallError("matmul takes arrays of at least one axis. Fix: multiply by a number with *.")
    if len(left) == 1:
        left, transpose_a = (1, *left), False
    if len(right) == 1:
        right, transpose_b = (*right, 1), False
    m, deep = left[-2:] if not transpose_a else left[-2:][::-1]
    other, n = right[-2:] if not transpose_b else right[-2:][::-1]
    if deep != other:
        what = (
            f"a has {deep} columns and b has {other} rows, for shapes {tuple(a.shape)} and {tuple(b.shape)}"
        )
        raise CallError(f"{what}. Fix: pass operands whose inner sizes agree, or transpose one.")
    batch, shared = _batch(left[:-2], right[:-2])
    R = _result_type(T, accumulate, dtype)
    c = product(
        a, b, T, prod(batch), m, deep, n, transpose_a, transpose_b, shared, R=R, by_steps=accumulate == "k16"
    )
    final = (*batch, *((m,) if len(a.shape) > 1 else ()), *((n,) if len(b.shape) > 1 else ()))
    return result_of_shape(c, final)


def _result_type(T: DType, accumulate: str, dtype: Any) -> DType:
    """The type of the result of a product; raises CallError if there is no such product."""
    if accumulate not in ("fma", "k16"):
        raise CallError(f"accumulate is {short(accumulate)}. Fix: pass 'fma' or 'k16'.")
    if accumulate == "k16" and not T.is_narrow:
        what = f"the operands have dtype {T.name}, and accumulate='k16' is for f16 and bf16"
        raise CallError(f"{what}. Fix: convert them, or leave it out.")
    sums = dtypes.f32 if T.is_narrow else dtypes.i32 if T in BYTES else T
    wanted = T if dtype is None else dtype if isinstance(dtype, DType) else dtypes.of_numpy(dtype)
    if wanted is None or wanted not in (T, sums):
        what = f"dtype is {short(dtype)}, and a product of {T} is of {T}" + (
            f" or {sums}" if sums != T else ""
        )
        raise CallError(f"{what}. Fix: pass one of these, or convert the result.")
    return wanted


@recorded
def outer(a: Any, b: Any) -> Any:
    """The products of all elements of a with all of b: a matrix."""
    a, b = taken("a", a), taken("b", b)
    T = _one_type(a, b)
    require_numbers(T)
    return kernels.outer_products(flat(a), flat(b), T=T)


def product(
    a: Any, b: Any, T: DType, batch: int, m: int, deep: int, n: int, a_turned: bool, b_turned: bool,
    shared: tuple[bool, bool] = (False, False), *, R: DType | None = None, by_steps: bool = False,
) -> Any:  # fmt: skip
    """The products of a batch as a matrix of batch * m rows, of type R; `shared` operands are the same for
    all. `by_steps`: floats are added in groups of 16.
    """
    R = R or T
    require_numbers(T)
    if batch * m * n == 0 or deep == 0:
        return reshaped(constant(flat(a), n=batch * m * n, value=0, R=R), (batch * m, n))
    a_batch, b_batch = (1 if is_shared else batch for is_shared in shared)
    sizes, turned = (batch, m, deep, n), (a_turned, b_turned)
    if by_steps and not multiplies_small(a):
        return product_by_steps(a, b, T, R, sizes, turned, shared)
    if by_steps or (T in BYTES and min(m, n) > 1 and multiplies_small(a)):
        a = reshaped(a, (a_batch * deep, m) if a_turned else (a_batch * m, deep))
        b = reshaped(b, (b_batch * n, deep) if b_turned else (b_batch * deep, n))
        by_units = product_by_wide_tiles if multiplies_tiles(a, sizes) else product_by_cores
        return by_units(a, b, T, R, sizes, turned, shared)
    if n == 1 and a_turned:  # in the order of a row times a matrix
        a, b, m, n, a_turned, b_turned, shared = b, a, 1, m, False, False, shared[::-1]
        a_batch, b_batch = b_batch, a_batch
    A = dtypes.f32 if T.is_narrow else T if T.is_float else R
    named: dict[str, Any] = {"tall": batch * m, "m": m, "T": T, "A": A, "Y": R, "is_float": T.is_float}
    if n == 1 and not a_turned and shared != (True, False):
        a, b = reshaped(a, (batch * m, deep)), reshaped(b, (b_batch, deep))
        if not has_lanes(a) and capabilities(a).vector_bytes == 64 and (shared[1] or batch == 1):
            rows = min(VECTOR_ROWS, batch * m)
            return kernels.rows_form(rows)(a, b, groups=-(-batch * m // rows), **named)
        rows = 8 if has_lanes(a) else 1
        form = kernels.vector_form(rows)
        return form(a, b, x_step=1 - shared[1], groups=-(-batch * m // rows), **named)
    named |= {"n": n, "a_step": 1 - shared[0], "b_step": 1 - shared[1], "is_batch": batch > 1}
    if has_lanes(a) and m == 1 and not b_turned:
        a, b = reshaped(a, (a_batch, deep)), reshaped(b, (b_batch, deep, n))
        named = {name: named[name] for name in named.keys() - {"m", "is_batch"}}
        return kernels.by_strips(a, b, groups=(-(-n // kernels.COLUMNS), batch), **named)
    if has_lanes(a):
        a = reshaped(a, (a_batch * deep, m) if a_turned else (a_batch * m, deep))
        b = reshaped(b, (b_batch * n, deep) if b_turned else (b_batch * deep, n))
        named |= {"deep": deep, "a_turned": a_turned, "b_turned": b_turned}
        if dtypes.f64 == T and doubles_by_cores(a, m, deep, n):
            return product_of_doubles(a, b, batch, m, n, named)
        if batch == 1 and is_thin(m, deep, n, A) and capabilities(a).shared_bytes >= thin_tiles.MOST_SHARED:
            return product_by_thin_tiles(a, b, m, n, named)
        return _product_by_tiles(a, b, batch, m, n, A, named)
    return _product_by_panels(a, b, T, (a_batch, b_batch, m, deep, n), a_turned, b_turned, named)


def is_thin(m: int, deep: int, n: int, A: DType) -> bool:
    """True if one operand of a product has so few rows or columns that reading the other one is what takes
    time, and the sums are long.
    """
    few, many = min(m, n), max(m, n)
    return few <= THIN_ROWS and many >= MANY_COLUMNS and deep >= LEAST_DEEP and A.bits <= 32


def product_by_thin_tiles(a: Any, b: Any, m: int, n: int, named: dict[str, Any]) -> Any:
    """The product if m or n is small; if n is, as the transposed product of the transposed matrices."""
    is_swapped = n < m
    thin, other, few, many = (b, a, n, m) if is_swapped else (a, b, m, n)
    turned = (
        (not named["b_turned"], not named["a_turned"])
        if is_swapped
        else (named["a_turned"], named["b_turned"])
    )
    form, step = 4 if few <= 16 else 8, 4 if many % 4 == 0 else 1
    groups = -(-many // thin_tiles.COLUMNS), -(-few // (thin_tiles.EACH * form)), 1
    kept = {name: named[name] for name in ("deep", "T", "A", "Y", "is_float")}
    return thin_tiles.thin_form(form)(
        thin, other, tall=m, wide=n, m=few, n=many, a_turned=turned[0], b_turned=turned[1],
        is_swapped=is_swapped, step=step, groups=groups, **kept,
    )  # fmt: skip


def _product_by_tiles(a: Any, b: Any, batch: int, m: int, n: int, A: DType, named: dict[str, Any]) -> Any:
    """The product where a workgroup is many threads, by the tiles that should take the least time."""

    def time(tile: Tile) -> float:
        tiles = -(-m // tile.rows) * -(-n // tile.columns) * batch
        return max(-(-tiles // PROCESSORS) * tile.each + tile.beside, tile.alone)

    tile = min((tile for tile in TILES if tile.bits >= A.bits), key=time)
    groups, group = workgroups(batch, -(-m // tile.rows), -(-n // tile.columns))
    step = 4 if n % 4 == 0 else 1
    return tile_form(*tile.form)(a, b, group=group, step=step, groups=groups, **named)


def _is_row_by_row(named: dict[str, Any], vector_bytes: int, deep: int, n: int) -> bool:
    """True for the product of one row with a matrix so large that it should be read in order, and so wide
    that every thread has long pieces of its rows.
    """
    is_plain = named["tall"] == 1 and named["T"] == named["A"] == named["Y"]
    is_wide = n >= LEAST_COLUMNS * threads() or threads() == 1
    return is_plain and is_wide and vector_bytes == 64 and deep * n >= ROW_BY_ROW


def _product_by_panels(
    a: Any, b: Any, T: DType, sizes: tuple[int, ...], a_turned: bool, b_turned: bool, named: dict[str, Any]
) -> Any:
    """The product where a workgroup is one thread."""
    a_batch, b_batch, m, deep, n = sizes
    a = swapped(a, a_batch, deep, m, 1, T) if a_turned and m * deep > 1 else a
    b = swapped(b, b_batch, n, deep, 1, T) if b_turned and n * deep > 1 else b
    a, b = reshaped(a, (a_batch * m, deep)), reshaped(b, (b_batch * deep, n))
    vector_bytes = capabilities(a).vector_bytes
    if _is_row_by_row(named, vector_bytes, deep, n):
        columns = min(MOST_COLUMNS, -(-n // threads()))
        form = kernels.column_form(2 * vector_bytes // T.itemsize)
        named = {"T": T, "is_float": T.is_float, "groups": -(-n // columns)}
        return form(a, b, tall=1, n=n, columns=columns, **named)
    wide, rows = tile_on_cpu(m, n, vector_bytes, named["A"])
    forms, tiles, each = kernels.panel_forms(wide), -(-m // rows), -(-n // wide)
    groups = named["tall"] // m * tiles, each
    if m < FEW_ROWS or each == 1:
        return forms.by_rows(a, b, deep=deep, tiles=tiles, rows=rows, groups=groups, **named)
    b = forms.panels(
        b, tall=each * b_batch, deep=deep, wide=wide, n=n, each=each, T=T,
        groups=(-(-deep // kernels.DEEP), each * b_batch),
    )  # fmt: skip
    if rows > WAYS and deep * T.itemsize % PAGE == 0:
        long = deep + 64 // T.itemsize
        kept = {"tall": a_batch * m, "long": long, "deep": deep, "size": m, "T": T, "is_across": False}
        a = padded(a, **kept, domain=(a_batch * m, long))
    return forms.by_panels(a, b, each=each, tiles=tiles, rows=rows, groups=groups, **named)


def tile_on_cpu(m: int, n: int, vector_bytes: int, A: DType) -> tuple[int, int]:
    """The columns and rows of a tile where a workgroup is one thread."""
    vectors = 2 * max(vector_bytes, 32) // max(A.itemsize, 4)
    wide = vectors * (4 if m <= 2 else 1)
    wide *= 2 if m == 1 and n >= LONG_ROWS else 1  # fewer of the rows' pages are open at a time
    while wide > max(n, LEAST_WIDE):
        wide //= 2
    most = (ROWS if vector_bytes < 64 else MOST_ROWS) * (1 if wide >= vectors else 2)
    return wide, -(-m // -(-m // most))


@recorded
def einsum(subscripts: str, a: Any, b: Any) -> Any:
    """Einstein's summation of two operands, such as "bij,bkj->bik"; axes that the result lacks are summed."""
    a, b = taken("a", a), taken("b", b)
    T = _one_type(a, b)
    (first, second), result = _read_subscripts(subscripts, len(a.shape), len(b.shape))
    sizes: dict[str, int] = {}
    for letters, x in ((first, a), (second, b)):
        for letter, size in zip(letters, x.shape, strict=True):
            if sizes.setdefault(letter, size) != size:
                what = f"the index {letter!r} of {subscripts!r} is {sizes[letter]} and {size}"
                raise CallError(f"{what}. Fix: pass operands that agree in it.")
    a, first = _summed(a, first, {*second, *result}, T)
    b, second = _summed(b, second, {*first, *result}, T)
    batch = [letter for letter in first if letter in second and letter in result]
    inner = [letter for letter in first if letter in second and letter not in result]
    rows = [letter for letter in first if letter not in second]
    columns = [letter for letter in second if letter not in first]
    a = _arranged(a, first, [*batch, *rows, *inner])
    b = _arranged(b, second, [*batch, *inner, *columns])
    if not (rows or inner or columns):
        require_numbers(T)
        c = kernels.products_of_each(flat(a), flat(b), T=T)
        return _arranged(result_of_shape(c, tuple(a.shape)), batch, list(result))
    count, m, deep, n = (prod(sizes[letter] for letter in part) for part in (batch, rows, inner, columns))
    c = product(a, b, T, count, m, deep, n, a_turned=False, b_turned=False)
    made = [*batch, *rows, *columns]
    c = result_of_shape(c, tuple(sizes[letter] for letter in made))
    return _arranged(c, made, list(result))


def _arranged(x: Any, letters: list[str], wanted: list[str]) -> Any:
    return x if letters == wanted else permute_dims(x, tuple(letters.index(letter) for letter in wanted))


def _summed(x: Any, letters: list[str], kept: set[str], T: DType) -> tuple[Any, list[str]]:
    """The operand without the axes that occur nowhere else."""
    alone = tuple(k for k, letter in enumerate(letters) if letter not in kept)
    if not alone:
        return x, letters
    if not T.is_float:
        what = f"the index {letters[alone[0]]!r} of integers occurs once, and their sums have another type"
        raise CallError(f"{what}. Fix: sum it before.")
    return fold_sum(x, axis=alone), [letter for k, letter in enumerate(letters) if k not in alone]


def _read_subscripts(subscripts: str, *ranks: int) -> tuple[list[list[str]], list[str]]:
    operands, arrow, result = subscripts.replace(" ", "").partition("->")
    parts = [list(part) for part in operands.split(",")]
    letters = [letter for part in parts for letter in part]
    if not arrow:
        result = "".join(sorted(letter for letter in {*letters} if letters.count(letter) == 1))
    is_plain = all(letter.isalpha() for letter in (*letters, *result)) and {*result} <= {*letters}
    is_once = all(len({*part}) == len(part) for part in (*parts, list(result)))
    if len(parts) != 2 or not is_plain or not is_once:
        what = f"einsum reads {short(subscripts)}"
        raise CallError(f"{what}. Fix: write two operands of different letters each, such as 'ij,jk->ik'.")
    for part, rank in zip(parts, ranks, strict=True):
        if len(part) != rank:
            what = f"{''.join(part)!r} of {subscripts!r} names {len(part)} axes, and the operand has {rank}"
            raise CallError(f"{what}. Fix: name each axis.")
    return parts, list(result)


def _one_type(a: Any, b: Any) -> DType:
    T, other = type_of("a", a), type_of("b", b)
    if T != other:
        raise CallError(f"a has dtype {T.name} and b {other.name}. Fix: convert one of them.")
    return T


def _batch(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[bool, bool]]:
    """The leading axes of a product, and whether an operand is one matrix for all of them."""
    if a == b:
        return a, (False, False)
    if prod(b) == 1 and len(b) <= len(a):
        return a, (False, True)
    if prod(a) == 1 and len(a) <= len(b):
        return b, (True, False)
    what = f"the leading axes are {a} and {b}"
    raise CallError(f"{what}. Fix: pass equal ones, or one matrix for all.")
