"""Places of the least and the greatest elements."""

from __future__ import annotations

from typing import Any

from vyre.front.template import Func
from vyre.ir.dtypes import DType, i32, i64
from vyre.ir.problem import CallError
from vyre.lib.arrays import axis_of, has_lanes, result_of_shape, taken, type_of
from vyre.lib.calls import recorded
from vyre.lib.kernels.arg import arg_folds, first_places, first_places_ahead, less, more
from vyre.lib.kernels.fold import TILE, folds
from vyre.lib.kernels.layout import constant
from vyre.lib.kernels.operations import same, total_of
from vyre.lib.reductions import GREATEST, LEAST, fold, folded_tiles, form_of, ordered, together


@recorded
def argmin(x: Any, *, axis: int | None = None, keepdims: bool = False) -> Any:
    """The index of the first least element along an axis, as i64; the first NaN if there is one."""
    return _arg("argmin", x, axis, keepdims, less)


@recorded
def argmax(x: Any, *, axis: int | None = None, keepdims: bool = False) -> Any:
    """The index of the first greatest element along an axis, as i64; the first NaN if there is one."""
    return _arg("argmax", x, axis, keepdims, more)


def _arg(name: str, x: Any, axis: int | None, keepdims: bool, better: Func) -> Any:
    x = taken("x", x)
    T = type_of("x", x)
    x, sizes, final = together(x, None if axis is None else axis_of(axis, len(x.shape)), keepdims)
    outer, n, inner = sizes
    if n == 0:
        raise CallError(f"{name} of no elements has no result. Fix: pass an axis that has elements.")
    if outer * inner == 0:
        return result_of_shape(constant(x, n=0, value=0, R=i64), final)
    places = nearby_places if inner == 1 else fold_places
    return result_of_shape(places(x, sizes, T, better), final)


def nearby_places(x: Any, sizes: tuple[int, int, int], T: DType, better: Func) -> Any:
    """The places of the best elements of rows: of all of them, then of the first tile that has it, and so on
    down to the element.
    """
    outer, n, _ = sizes
    A, reduction = ordered(T), LEAST if better is less else GREATEST
    kernels, rounds = folds(same, reduction.op, total_of), [(x, n, T)]
    while n > TILE:
        named = {"neutral": reduction.neutral(A), "count": n, "T": T, "A": A, "R": A}
        tiles = -(-n // TILE)
        x = folded_tiles(kernels, x, outer * tiles, n, tiles, named | {"begins": True, "ends": True})
        n, T = tiles, A
        rounds.append((x, n, A))
    best = fold(x, reduction, (outer, n, 1), T)
    search = first_places if has_lanes(x) else first_places_ahead
    place: Any = constant(x, n=outer, value=0, R=i64)
    for elements, size, kind in reversed(rounds):
        place = search(elements, best, place, m=outer, n=size, T=kind, A=A, groups=outer)
    return place


def fold_places(x: Any, sizes: tuple[int, int, int], T: DType, better: Func) -> Any:
    """A flat array of the places along n of the best elements of (outer, n, inner)."""
    outer, n, inner = sizes
    kernels, places, begins, A = arg_folds(better), None, True, ordered(T)
    while True:
        lanes, steps = form_of(n, inner)
        tiles = -(-n // (lanes * steps))
        named: dict[str, Any] = {
            "m": outer * tiles * inner, "n": n, "inner": inner, "tiles": tiles, "T": T, "begins": begins,
            "A": A, "R": i64 if tiles == 1 else i32,
        }  # fmt: skip
        known = constant(x, n=1, value=0, R=i32) if places is None else places
        if lanes > 1:
            x, places = kernels.lanes(x, known, lanes=lanes, groups=outer * tiles, **named)
        else:
            x, places = kernels.columns(x, known, **named)
        if tiles == 1:
            return places
        n, T, begins = tiles, A, False
