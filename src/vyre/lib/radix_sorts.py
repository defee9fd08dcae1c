"""Radix sorts of rows, in the shape that is fast on a device: the launches, and the maps between elements and
keys.
"""

from __future__ import annotations

from typing import Any

from vyre.ir.dtypes import DType, i32, i64
from vyre.lib.arrays import has_lanes, size_of, type_of
from vyre.lib.kernels import radix
from vyre.lib.kernels.layout import constant
from vyre.lib.scans import scanned
from vyre.lib.selections import NARROW_SUM

SHORT = 32  # keys of a row that are sorted by counting those before each
CHUNK = 1 << 16  # keys, for which another part of a row is worth its table
PARTS = 8
EACH = 16  # keys for each lane of a tile, which must fit shared memory
MUCH = 1 << 24  # elements, for which kernels of their own for the first and the last pass are worth compiling


def sorted_rows(x: Any, T: DType, n: int, descending: bool) -> Any:
    """The elements of rows of n in order."""
    if _is_direct(x, T, n):
        return _sorted_by_lanes(x, T, n, descending, pairs=False)[0]
    return _elements(_sorted_keys(keys_of(x, T, descending), n, False)[0], T, descending)


def sorted_places(x: Any, T: DType, n: int, descending: bool) -> Any:
    """The places that the elements of rows of n have in order, as i64; equal elements stay in order."""
    if _is_direct(x, T, n):
        return _sorted_by_lanes(x, T, n, descending, pairs=True)[1]
    return radix.widened(_sorted_keys(keys_of(x, T, descending), n, True)[1])


def _is_direct(x: Any, T: DType, n: int) -> bool:
    """True if elements are converted to keys and back in the passes that sort them."""
    return n > SHORT and has_lanes(x) and (n <= _tile(T) or size_of(x) >= MUCH)


def _tile(T: DType) -> int:
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
    K, size, tile = T.unsigned, size_of(x), _tile(T)
    outer, named = size // n, as_keys(T, descending)
    sizes = {"m": 1 if pairs else size, "places_out": size if pairs else 1, "n": n, "pairs": pairs}
    if n <= tile:
        each = next(each for each in (1, 2, 4, 8, 16) if n <= radix.LANES * each)
        return tuple(
            radix.group_sort(x, each=each, width=K.bits, nan=_nan(T), groups=outer, **sizes, **named)
        )
    tiles = -(-n // tile)
    cut = {"n": n, "tiles": tiles, "each": tile // radix.LANES, "groups": outer * tiles}
    is_key, places = _are_keys(T, descending), constant(x, n=1, value=0, R=i32)
    for shift in range(0, K.bits, 8):
        ends = shift + 8 == K.bits
        counts = radix.tile_digits(x, m=outer * 256 * tiles, shift=shift, is_key=is_key, **cut, **named)
        starts = scanned(counts, NARROW_SUM, (outer, 256 * tiles, 1), i32, exclusive=True)
        gives = not (pairs and ends)
        x, places = radix.tile_scatter(
            x, places, starts, shift=shift, R=T if ends else K, P=wide if ends else i32,
            nan=_nan(T) if ends else 0, is_key=is_key, ends=ends and not _are_keys(T, descending),
            gives=gives, begins=shift == 0, pairs=pairs, m=size if gives else 1,
            places_out=size if pairs else 1, **cut, **named,
        )  # fmt: skip
        named, is_key = {**named, "T": K}, True
    return x, places


def _sorted_keys(keys: Any, n: int, pairs: bool) -> tuple[Any, Any]:
    """Rows of n unsigned keys in order, or the places that they had in their rows, as i32."""
    K, size = type_of("keys", keys), size_of(keys)
    outer = size // n
    if n <= SHORT:
        return tuple(radix.short_sort.over(outer, n)(keys, m=size, outer=outer, n=n))
    if has_lanes(keys):
        return _sorted_by_lanes(keys, K, n, False, pairs=pairs, wide=i32)
    parts = 1 if outer > 1 else max(1, min(PARTS, n // CHUNK))
    width = 8 if K.bits <= 16 or n < 4096 else 11
    table, places = outer * parts << width, constant(keys, n=1, value=0, R=i32)
    cut = {"n": n, "parts": parts, "chunk": -(-n // parts), "groups": outer * parts, "width": width, "K": K}
    for shift in range(0, K.bits, width):
        counts = radix.chunk_digits(keys, m=table, shift=shift, **cut)
        starts = radix.chunk_starts(counts, m=table, n=n, parts=parts, width=width, groups=outer)
        keys, places = radix.chunk_scatter(
            keys, places, starts, m=size, places_out=size if pairs else 1, shift=shift, pairs=pairs,
            begins=shift == 0, **cut,
        )  # fmt: skip
    return keys, places
