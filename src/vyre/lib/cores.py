"""Products of matrices by tensor cores, or in the order of their additions on other devices."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple

import vyre
from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.lib.arrays import capabilities, reshaped
from vyre.lib.kernels import cores as kernels
from vyre.lib.kernels import double_cores as doubles
from vyre.lib.kernels import steps, wide_cores
from vyre.lib.permute import swapped
from vyre.ops import MATRIX_WORDS

BYTES = (dtypes.i8, dtypes.u8)
TILE_WORDS = kernels.WORDS
PROCESSORS = 132  # of an H200
ALIGNED = 16  # bytes, of which the rows of arrays that tiles are copied from have a multiple
FEW_PRODUCTS = 128**3  # from which tiles are faster on an H200 (3.4 us instead of 3.7 for bf16 of 128)


class CoreForm(NamedTuple):
    """Subgroups down and right, and squares of 16 by 8 elements of each; the time that each workgroup of a
    processor takes if it has many, and the time of one alone.
    """

    shape: tuple[int, int, int, int]
    each: float
    alone: float

    @property
    def rows(self) -> int:
        return 16 * self.shape[0] * self.shape[2]

    @property
    def columns(self) -> int:
        return 8 * self.shape[1] * self.shape[3]


FORMS = (  # times on an H200: ns for each step of 16 of bf16
    CoreForm((2, 2, 4, 8), 251, 367),
    CoreForm((2, 2, 4, 4), 179, 290),
    CoreForm((2, 2, 2, 4), 155, 270),
    CoreForm((2, 2, 1, 2), 140, 265),
)


class WideForm(NamedTuple):
    """A form of the kernel of wide tiles: 16 rows for each of its subgroups, and 8 columns for each square of
    one. Times of the tiles that a processor has at once: for each step of 16, for one if it has no other, and
    beside that.
    """

    shape: tuple[int, int]
    blocks: int  # of a processor
    each: float
    alone: float
    beside: float

    @property
    def rows(self) -> int:
        return 16 * self.shape[0]

    @property
    def columns(self) -> int:
        return 8 * self.shape[1]

    def time(self, tiles: int, steps: int) -> float:
        """The time of `tiles` tiles, for sums of `steps` steps of 16."""
        rounds, rest = divmod(-(-tiles // PROCESSORS), self.blocks)
        return rounds * (steps * self.each + self.beside) + bool(rest) * (steps * self.alone + self.beside)


WIDE_FORMS = (  # ns on an H200, from products of 512 to 8192; tiles of 128 x 128 are slower for all of them
    WideForm((8, 32), 1, 146, 146, 9300),
    WideForm((4, 16), 2, 105, 78, 500),
    WideForm((4, 8), 2, 88, 60, 500),
)


def doubles_by_cores(x: Any, m: int, deep: int, n: int) -> bool:
    """True if the device of a call on `x` multiplies f64 fastest by an instruction for small matrices."""
    able = capabilities(x)
    is_able = able.is_compiled and multiplies_small(x)
    return is_able and deep % 4 == 0 and deep >= 8 and m >= doubles.M // 2 and n >= doubles.N // 2


def product_of_doubles(a: Any, b: Any, batch: int, m: int, n: int, named: dict[str, Any]) -> Any:
    """The product of f64, in the order of all others."""
    groups, group = workgroups(batch, -(-m // doubles.M), -(-n // doubles.N))
    named = {name: named[name] for name in named.keys() - {"T", "A", "Y", "is_float"}}
    return doubles.by_double_cores(a, b, group=group, step=2 if n % 2 == 0 else 1, groups=groups, **named)


def multiplies_small(x: Any) -> bool:
    """True if the device of a call on `x` multiplies small matrices by an instruction, or as if it did."""
    able = capabilities(x)
    return able.has_lanes and (able.ops is None or MATRIX_WORDS <= able.ops)


def multiplies_tiles(x: Any, sizes: tuple[int, int, int, int]) -> bool:
    """True if the device of a call on `x` multiplies matrices of these sizes fastest by wide tiles."""
    return capabilities(x).has_tiles and prod(sizes) >= FEW_PRODUCTS


def product_by_cores(
    a: Any, b: Any, T: DType, R: DType, sizes: tuple[int, int, int, int], turned: tuple[bool, bool],
    shared: tuple[bool, bool],
) -> Any:  # fmt: skip
    """The products of a batch by tensor cores."""
    batch, m, deep, n = sizes
    each = 32 // T.bits
    words, wide = -(-deep // (each * TILE_WORDS)) * TILE_WORDS, -(-n // 4) * 4
    a, S, a_across = _words(a, T, 1 if shared[0] else batch, m, m, deep, words, turned[0])
    b, U, b_across = _words(b, T, 1 if shared[1] else batch, n, wide, deep, words, not turned[1])

    def time(form: CoreForm) -> float:
        tiles = -(-m // form.rows) * -(-wide // form.columns) * batch
        return max(-(-tiles // PROCESSORS) * form.each, form.alone)

    form = min(FORMS, key=time)
    groups, group = workgroups(batch, -(-m // form.rows), -(-wide // form.columns))
    A = dtypes.f32 if T.is_float else dtypes.i32
    c = kernels.core_form(getattr(vyre, f"mma_{T.name}"), A, *form.shape)(
        a, b, tall=batch * m, m=m, n=wide, words=words, S=S, T=U, Y=R, a_across=a_across, b_across=b_across,
        a_packed=S == dtypes.u32, b_packed=U == dtypes.u32, group=group, a_step=1 - shared[0],
        b_step=1 - shared[1], is_batch=batch > 1, row_step=4 if a_across else 1, column_step=4, groups=groups,
    )  # fmt: skip
    return c if wide == n else kernels.cropped(c, tall=batch * m, n=n, T=R, domain=(batch * m, n))


def product_by_wide_tiles(
    a: Any, b: Any, T: DType, R: DType, sizes: tuple[int, int, int, int], turned: tuple[bool, bool],
    shared: tuple[bool, bool], *, forms: Sequence[WideForm] = WIDE_FORMS,
) -> Any:  # fmt: skip
    """The products of a batch by tensor cores, with tiles copied and multiplied as a whole, in the form
    that should take the least time.
    """
    batch, m, deep, n = sizes
    a, a_across = _padded(a, T, 1 if shared[0] else batch, m, deep, batch, is_across=turned[0])
    b, b_across = _padded(b, T, 1 if shared[1] else batch, n, deep, batch, is_across=not turned[1])

    def time(form: WideForm) -> float:
        tiles = -(-m // form.rows) * -(-n // form.columns) * batch
        return form.time(tiles, -(-deep * T.itemsize // 32))

    pitch = ALIGNED // T.itemsize
    form, wide = min(forms, key=time), -(-n // pitch) * pitch
    groups, group = workgroups(batch, -(-m // form.rows), -(-n // form.columns))
    A = dtypes.f32 if T.is_float else dtypes.i32
    c = wide_cores.wide_form(getattr(vyre, f"mma_{T.name}"), A, *form.shape)(
        a, b, tall=batch * m, wide=wide, m=m, n=n, deep=deep, each=4 // T.itemsize, T=T, Y=R,
        a_across=a_across, b_across=b_across, group=group, a_step=1 - shared[0], b_step=1 - shared[1],
        is_batch=batch > 1, groups=groups,
    )  # fmt: skip
    return c if wide == n else kernels.cropped(c, tall=batch * m, n=n, T=R, domain=(batch * m, n))


def _padded(
    x: Any, T: DType, count: int, size: int, deep: int, batch: int, *, is_across: bool
) -> tuple[Any, bool]:
    """An operand as tiles are copied from it, of which there are `count`, and whether the sum is across its
    rows: itself, or a copy with rows of a multiple of 16 bytes along the sum.
    """
    # Beyond the sum there must be zeros, and not the next one of the batch. Tiles of bytes are along the sum.
    pitch, ends = ALIGNED // T.itemsize, batch == 1 or deep * T.itemsize % wide_cores.SPAN == 0
    if (size % pitch == 0 and ends and T not in BYTES) if is_across else deep % pitch == 0:
        return x, is_across
    tall, long = count * size, -(-deep // pitch) * pitch
    x = wide_cores.padded(
        x, tall=tall, long=long, deep=deep, size=size, T=T, is_across=is_across, domain=(tall, long)
    )
    return x, False


def product_by_steps(
    a: Any, b: Any, T: DType, R: DType, sizes: tuple[int, int, int, int], turned: tuple[bool, bool],
    shared: tuple[bool, bool],
) -> Any:  # fmt: skip
    """The products of a batch by plain arithmetic, in the order of tensor cores."""
    batch, m, deep, n = sizes
    a_batch, b_batch = (1 if is_shared else batch for is_shared in shared)
    a = swapped(a, a_batch, deep, m, 1, T) if turned[0] and m * deep > 1 else a
    b = swapped(b, b_batch, n, deep, 1, T) if turned[1] and n * deep > 1 else b
    a, b = reshaped(a, (a_batch * m, deep)), reshaped(b, (b_batch * deep, n))
    rows, wide = (8, 16) if capabilities(a).vector_bytes >= 64 else (2, 16)  # as registers hold
    long, each = -(-deep // steps.STEP) * steps.STEP, -(-n // wide)
    kind = {"deep": long, "T": T, "fraction": T.fraction, "top": (1 << T.bits - 1 - T.fraction) - 1}
    left = steps.parts(a, tall=a_batch * m, **kind, domain=(a_batch * m, long))
    right = steps.panels_of_parts(
        b, tall=b_batch * each, wide=wide, each=each, rows=deep, **kind, domain=(b_batch * each, long, wide)
    )
    tiles = -(-m // rows)
    return steps.step_form(rows, wide)(
        *left, *right, tall=batch * m, m=m, n=n, tiles=tiles, each=each, Y=R, a_step=1 - shared[0],
        b_step=1 - shared[1], groups=(batch * tiles, each),
    )  # fmt: skip


def _words(
    x: Any, T: DType, batch: int, size: int, wide: int, deep: int, words: int, is_across: bool
) -> tuple[Any, DType, bool]:
    """An operand as tiles are read from it: itself, or packed into words of neighbours along the sum, which
    is along its columns if it `is_across`.
    """
    each = 32 // T.bits
    is_whole = deep == words * each and size == wide
    if is_whole and each == 2 and (not is_across or size % 4 == 0):
        return x, T, is_across
    tall = batch * wide
    x = kernels.packed(
        x, tall=tall, words=words, deep=deep, size=size, wide=wide, T=T, each=each, is_across=is_across,
        domain=(tall, words),
    )  # fmt: skip
    return x, dtypes.u32, False


def workgroups(batch: int, down: int, right: int) -> tuple[tuple[int, int, int], int]:
    """The grid of the tiles of a product, and how many of them are below each other before the next ones."""
    group = next(size for size in (8, 4, 2, 1) if down % size == 0)
    return ((batch, down, right) if batch > 1 else (down // group, right, group)), group
