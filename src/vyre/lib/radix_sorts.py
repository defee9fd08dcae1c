"""Sorts along an axis, and the radix sorts of rows that they are, in the shape that is fast on a device: the
launches, and the maps between elements and keys.
"""

from __future__ import annotations

from typing import Any

from vyre.ir.dtypes import DType, i32, i64, u32, u64
from vyre.lib.arrays import (
    axis_of,
    brings_together,
    flat,
    has_lanes,
    reshaped,
    result_of_shape,
    size_of,
    taken,
    type_of,
)
from vyre.lib.calls import recorded
from vyre.lib.kernels import flat_sorts as kernels
from vyre.lib.kernels import radix
from vyre.lib.kernels.layout import constant
from vyre.lib.kernels.quick_sorts import quick_sort
from vyre.lib.permute import moved_axis
from vyre.run.context import threads

SHORT = 32  # keys of a row that are sorted by counting those before each
NETWORK = 1 << 10  # words of a row up to which a network is faster than digits; four times as many of 32 bits
PART = 1 << 15  # elements of which a processor counts and moves the words at a time
LONG = 1 << 18  # elements of a row that is cut into buckets, for one thread; for several:
LONG_ENOUGH = 1 << 17
COUNTED = 1 << 16  # elements that a workgroup counts, of all digits
EACH = 16  # keys for each lane of a tile of one workgroup, which must fit shared memory; of words of 32 bits
SWEPT = 32  # the same for many elements: large tiles wait for fewer others
LARGE = 1 << 22  # elements, of which large tiles occupy a GPU
MUCH = 1 << 24  # elements, for which kernels of their own for the first and the last pass are worth compiling


@recorded
def sort(x: Any, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Any:
    """The elements in order along an axis: -0 before +0, NaN last, also in descending order."""
    x = taken("x", x)
    shape, at = tuple(x.shape), axis_of(axis, len(x.shape))
    rows = moved_axis(x, at, -1)
    n, T = shape[at], type_of("x", x)
    if size_of(x) == 0 or n == 1:
        return x
    made = reshaped(sorted_rows(flat(rows), T, n, descending), tuple(rows.shape))
    return moved_axis(made, -1, at)


@recorded
def argsort(x: Any, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Any:
    """The indices that sort an array along an axis, as i64; equal elements stay in order."""
    x = taken("x", x)
    at = axis_of(axis, len(x.shape))
    rows = moved_axis(x, at, -1)
    shape = tuple(rows.shape)
    if size_of(x) == 0:
        return result_of_shape(constant(flat(x), n=0, value=0, R=i64), tuple(x.shape))
    places = sorted_places(flat(rows), type_of("x", x), shape[-1], descending)
    return moved_axis(reshaped(places, shape), -1, at)


def sorted_rows(x: Any, T: DType, n: int, descending: bool) -> Any:
    """The elements of rows of n in order."""
    if _is_direct(x, T, n):
        return _sorted_by_lanes(x, T, n, descending, pairs=False)[0]
    if n > SHORT and not has_lanes(x):
        return _sorted_words(x, T, n, descending, pairs=False)
    return _elements(_sorted_keys(keys_of(x, T, descending), n, False)[0], T, descending)


def sorted_places(x: Any, T: DType, n: int, descending: bool) -> Any:
    """The places that the elements of rows of n have in order, as i64; equal elements stay in order."""
    if _is_direct(x, T, n):
        return _sorted_by_lanes(x, T, n, descending, pairs=True)[1]
    if n > SHORT and not has_lanes(x):
        pairs = _places_of_halves if T.bits == 64 else _sorted_words
        return pairs(x, T, n, descending, pairs=True)
    return radix.widened(_sorted_keys(keys_of(x, T, descending), n, True)[1])


def _is_direct(x: Any, T: DType, n: int) -> bool:
    """True if elements are converted to keys and back in the passes that sort them."""
    return n > SHORT and has_lanes(x) and (n <= tile_of(T) or size_of(x) >= MUCH)


def tile_of(T: DType) -> int:
    """The elements that a workgroup sorts at a time."""
    return radix.LANES * (EACH if T.bits <= 32 else EACH // 2)


def as_keys(T: DType, descending: bool) -> dict[str, Any]:
    """The arguments by which kernels take the keys of elements."""
    K = T.unsigned
    sign = 1 << (T.bits - 1) if T.kind == "int" else 0
    turned = 1 if T.kind == "bool" else (1 << T.bits) - 1
    return {
        "top": 1 << (K.bits - 1), "flip": 0 if T.is_float else sign ^ (turned if descending else 0), "T": T,
        "K": K, "is_float": T.is_float, "descending": descending,
    }  # fmt: skip


def keys_of(x: Any, T: DType, descending: bool) -> Any:
    """Unsigned keys in the order of the elements."""
    return x if _are_keys(T, descending) else radix.keys_as(x, **as_keys(T, descending))


def _elements(keys: Any, T: DType, descending: bool) -> Any:
    if _are_keys(T, descending):
        return keys
    return radix.elements_as(keys, nan=_nan(T), **as_keys(T, descending))


def _are_keys(T: DType, descending: bool) -> bool:
    return T == T.unsigned and not descending


def _nan(T: DType) -> float:
    """The value for keys that are not numbers; unused for other types."""
    return float("nan") if T.is_float else False if T.kind == "bool" else 0


def _sorted_by_lanes(
    x: Any, T: DType, n: int, descending: bool, *, pairs: bool, wide: DType = i64
) -> tuple[Any, Any]:
    """The elements of rows, or their places as integers of type `wide`, on a device with lanes.

    Elements become keys in the first pass, and keys elements in the last one.
    """
    from vyre.lib.scans import scanned  # many modules, and devices without lanes need none
    from vyre.lib.selections import NARROW_SUM, is_packed

    K, size, tile = T.unsigned, size_of(x), tile_of(T)
    outer, named = size // n, as_keys(T, descending)
    sizes = {"m": 1 if pairs else size, "places_out": size if pairs else 1, "n": n, "pairs": pairs}
    if n <= tile:
        each = next(each for each in (1, 2, 4, 8, 16) if n <= radix.LANES * each)
        return tuple(
            radix.group_sort(x, each=each, width=K.bits, nan=_nan(T), groups=outer, **sizes, **named)
        )
    places, sweeps = constant(x, n=1, value=0, R=i32), is_packed(x)
    each = EACH if size < LARGE or not sweeps else SWEPT
    each = each if K.bits <= 32 else each // 2
    tiles = -(-n // (radix.LANES * each))
    cut = {"n": n, "tiles": tiles, "each": each, "groups": outer * tiles}
    W = i32 if n < 1 << 29 else i64  # of a number of elements and two bits
    starts, states, passes = places, [constant(x, n=1, value=0, R=W)] * 8, K.bits // 8
    if sweeps:
        starts = _digit_counts(x, K, outer, n, named)
        states = [constant(x, n=outer * tiles * radix.LANES, value=0, R=W) for _ in range(passes)]
    made, M = x, K if T.is_float else T
    between = {**named, "T": M, "is_float": False}
    for shift in range(0, K.bits, 8):
        begins, ends = shift == 0, shift + 8 == K.bits
        own = named if begins else between
        if not sweeps:
            counts = radix.tile_digits(x, m=outer * 256 * tiles, shift=shift, **cut, **own)
            starts = scanned(counts, NARROW_SUM, (outer, 256 * tiles, 1), i32, exclusive=True)
        x, places, made, last = radix.tile_scatter(
            x, places, starts, states[shift // 8], shift=shift, begins=int(begins), ends=int(ends),
            nan=_nan(T), M=M, R=T, P=wide, W=W, gives_floats=T.is_float,
            m=1 if ends else size, moved=size if pairs and not ends else 1,
            made_size=size if ends and not pairs else 1, last_size=size if ends and pairs else 1, pairs=pairs,
            width=K.bits, sweeps=sweeps, room=1 << (radix.LANES * each - 1).bit_length(), **cut, **own,
        )  # fmt: skip
    return made, last


def _digit_counts(x: Any, K: DType, outer: int, n: int, named: dict[str, Any]) -> Any:
    """The numbers of elements of rows of n by each digit of their keys."""
    passes, parts = K.bits // 8, -(-n // COUNTED)
    counts = constant(x, n=outer * passes * 256, value=0, R=i32)
    cut = {"n": n, "part": COUNTED, "parts": parts, "passes": passes, "each": 8, "groups": outer * parts}
    radix.digit_counts(x, counts, **cut, **named)
    return counts


def _sorted_keys(keys: Any, n: int, pairs: bool) -> tuple[Any, Any]:
    """Rows of n unsigned keys in order, or the places that they had in their rows, as i32."""
    K, size = type_of("keys", keys), size_of(keys)
    if n <= SHORT:
        return tuple(radix.short_sort.over(size // n, n)(keys, m=size, outer=size // n, n=n))
    return _sorted_by_lanes(keys, K, n, False, pairs=pairs, wide=i32)


def _sorted_words(x: Any, T: DType, n: int, descending: bool, *, pairs: bool) -> Any:
    """The elements of rows, or their places as i64, on a device without lanes."""
    named = as_keys(T, descending)
    size, outer, R = size_of(x), size_of(x) // n, i64 if pairs else T
    W = u64 if pairs else named["K"]
    ends = {"m": size, "n": n, "R": R, "nan": 0 if pairs else _nan(T), "W": W, "pairs": pairs}
    if n <= (NETWORK if W == u64 else 4 * NETWORK):
        rows = 1 << (-(-n // kernels.LANES) - 1).bit_length()
        words = outer * rows * kernels.LANES
        return kernels.network_sort(x, words=words, rows=rows, groups=outer, **ends, **named)[1]
    begins = {"n": n, "W": W, "pairs": pairs, **named}
    ends |= {name: named[name] for name in ("top", "flip", "K", "is_float", "descending")}
    is_quick = W.bits >= 32 and brings_together(x)
    if outer == 1 and (n >= LONG_ENOUGH if threads() > 1 else n >= LONG and not is_quick):
        words, facts, starts = _in_buckets(x, begins, W)
        groups, is_row = kernels.BUCKETS, False
    else:
        whole = {"parts": 1, "part": n, "stores": True, "groups": outer}
        words, facts = kernels.survey(x, words=2 * size, m=kernels.FACTS * outer, **whole, **begins)
        starts, groups, is_row = constant(x, n=1, value=0, R=i32), outer, True
    if is_quick:
        return quick_sort(words, facts, starts, is_row=is_row, groups=groups, **ends)
    return kernels.digit_sort(words, facts, starts, bits=W.bits, is_row=is_row, groups=groups, **ends)


def _in_buckets(x: Any, begins: dict[str, Any], W: DType) -> tuple[Any, Any, Any]:
    """The words of a row in buckets, which are in order, the facts of the buckets, and where they start."""
    n = size_of(x)
    parts = -(-n // PART)
    cut = {"part": PART, "groups": parts, **begins}
    _, facts = kernels.survey(x, words=1, m=kernels.FACTS * parts, parts=parts, stores=False, **cut)
    bucket_of, _, facts, scale = kernels.plan_buckets(
        x, facts, bins=1 << kernels.BINS, m=kernels.FACTS * kernels.BUCKETS, two=2, parts=parts,
        step=max(1, n // kernels.SAMPLES), bits=W.bits, groups=1, **begins,
    )  # fmt: skip
    table = kernels.BUCKETS * parts
    counts = kernels.count_buckets(x, bucket_of, facts, scale, m=table, **cut)
    starts = kernels.start_buckets(counts, m=table, parts=parts, groups=1)
    words = kernels.fill_buckets(x, bucket_of, facts, scale, counts, starts, words=2 * n, **cut)
    return words, facts, starts


def _places_of_halves(x: Any, T: DType, n: int, descending: bool, *, pairs: bool) -> Any:
    """The places of rows of keys of 64 bits: by the lower halves, and then by the upper ones."""
    keys = keys_of(x, T, descending)
    low = _sorted_words(kernels.lower_halves(keys), u32, n, False, pairs=pairs)
    order = _sorted_words(kernels.upper_halves(keys, low, size=n), u32, n, False, pairs=pairs)
    return kernels.places_of(low, order, size=n)
