"""Scans: running folds along axes and of segments, and folds of segments."""

from __future__ import annotations

from typing import Any

from vyre.front.template import Func
from vyre.ir.dtypes import DType, u64
from vyre.ir.problem import CallError
from vyre.lib.arrays import (
    around,
    axis_of,
    capabilities,
    flat,
    has_lanes,
    require_ascending,
    reshaped,
    result_of_shape,
    taken,
    type_of,
)
from vyre.lib.calls import FEW, recorded, recorded_after
from vyre.lib.kernels.layout import constant
from vyre.lib.kernels.operations import plus
from vyre.lib.kernels.scan import LINE, TILE, scans
from vyre.lib.reductions import PROD, SUM, Number, Reduction, reduction_of
from vyre.run.context import threads

LEAST_CHUNK = 1 << 14  # elements that are worth a thread


@recorded
def scan(
    x: Any, op: str | Func = "sum", neutral: Number | None = None, *, axis: int = -1,
    exclusive: bool = False, reverse: bool = False,
) -> Any:  # fmt: skip
    """Running folds along an axis: "sum", "prod", "min", "max", or an associative `@vyre.func` of two
    elements with its neutral element; `exclusive`: of the elements before, `reverse`: from the end.
    """
    return _scanned(x, operation(op, neutral), axis, exclusive, reverse)


@recorded
def cumulative_sum(x: Any, *, axis: int | None = None, include_initial: bool = False) -> Any:
    """Running sums along an axis; `include_initial`: with a zero in front. Integers are added in 64 bits."""
    return _scanned(x, SUM, axis, False, False, include_initial)


@recorded
def cumulative_prod(x: Any, *, axis: int | None = None, include_initial: bool = False) -> Any:
    """Running products along an axis; `include_initial`: with a one in front."""
    return _scanned(x, PROD, axis, False, False, include_initial)


@recorded_after(require_ascending)
def segmented_scan(
    x: Any, offsets: Any, op: str | Func = "sum", neutral: Number | None = None, *, exclusive: bool = False,
    reverse: bool = False,
) -> Any:  # fmt: skip
    """Running folds of the segments of a vector: segment k is x[offsets[k]:offsets[k + 1]]."""
    reduction, x, offsets, T, named = _segments(x, offsets, op, neutral)
    if x.shape[0] == 0 or offsets.shape[0] < 2:
        return constant(x, n=x.shape[0], value=0, R=named["R"])
    kernel = scans(reduction.op).segment_scans.over(offsets.shape[0] - 1)
    return kernel(x, offsets, exclusive=exclusive, backwards=reverse, T=T, **named)


@recorded_after(require_ascending)
def segmented_reduce(x: Any, offsets: Any, op: str | Func = "sum", neutral: Number | None = None) -> Any:
    """The folds of the segments of a vector, one element after the other: segment k is
    x[offsets[k]:offsets[k + 1]].
    """
    reduction, x, offsets, T, named = _segments(x, offsets, op, neutral)
    count = max(offsets.shape[0] - 1, 0)
    if x.shape[0] == 0 or count == 0:
        return constant(x, n=count, value=named["initial"], R=named["R"])
    return scans(reduction.op).segment_folds.over(count)(x, offsets, m=count, T=T, **named)


def operation(op: str | Func, neutral: Number | None) -> Reduction:
    """The reduction by which a user scans."""
    if isinstance(op, str) and op in ("any", "all", "mean"):
        raise CallError(f"op is {op!r}. Fix: pass sum, prod, min, max, or a @vyre.func of two elements.")
    return reduction_of(op, neutral)


def _segments(
    x: Any, offsets: Any, op: str | Func, neutral: Number | None
) -> tuple[Reduction, Any, Any, DType, dict[str, Any]]:
    reduction = operation(op, neutral)
    x, offsets = taken("x", x), taken("offsets", offsets)
    if len(x.shape) != 1 or len(offsets.shape) != 1:
        raise CallError("x and offsets must have one axis. Fix: reshape them.")
    T, K = type_of("x", x), type_of("offsets", offsets)
    if not K.is_integer:
        raise CallError(f"offsets has dtype {K}, and must be of integers. Fix: convert it to i32.")
    A, R = reduction.folded(T), reduction.result(T)
    named = {"neutral": reduction.neutral(A), "initial": initial_of(reduction, R), "K": K, "A": A, "R": R}
    return reduction, x, offsets, T, named


def _scanned(
    x: Any, reduction: Reduction, axis: int | None, exclusive: bool, reverse: bool, begins: bool = False
) -> Any:
    x = taken("x", x)
    shape, T = tuple(x.shape), type_of("x", x)
    if axis is None:
        if len(shape) != 1:
            raise CallError(f"axis is missing, and the array has {len(shape)} axes. Fix: pass axis=....")
        axis = 0
    at = axis_of(axis, len(shape))
    final = (*shape[:at], shape[at] + begins, *shape[at + 1 :])
    prefixes = scanned(flat(x), reduction, around(shape, at, at), T, exclusive, reverse, begins)
    return result_of_shape(prefixes, final)


def scanned(
    x: Any, reduction: Reduction, sizes: tuple[int, int, int], T: DType, exclusive: bool = False,
    reverse: bool = False, begins: bool = False, rows: int | None = None,
) -> Any:  # fmt: skip
    """A flat array of the scans along n of (outer, n, inner), in the order of an array of `rows` rows."""
    outer, n, inner = sizes
    A, R = reduction.folded(T), reduction.result(T)
    kernels, initial, lanes = scans(reduction.op), initial_of(reduction, R), has_lanes(x)
    named = {
        "n": n, "neutral": reduction.neutral(A), "initial": initial, "T": T, "A": A, "R": R,
        "exclusive": exclusive, "backwards": reverse, "begins": begins,
    }  # fmt: skip
    size = outer * (n + begins) * inner
    if n == 0 or size == 0:
        return constant(x, n=size, value=initial, R=R)
    if inner > 1:
        made = kernels.columns.over(outer, inner)(x, outer=outer, k=n + begins, inner=inner, **named)
        return flat(made)
    if not lanes and not A.is_float:
        return _scanned_chunks(kernels, x, reduction, outer, named)
    tiles = -(-n // TILE)
    rows = outer if rows is None else rows
    if lanes and _is_prefix(reduction, rows, tiles):
        named.pop("n")
        return _by_workgroups(kernels, A).whole_scans(x, m=size, gap=_gap(A), groups=tiles, **named)
    if rows == outer == 1 < tiles and A.is_integer and lanes and capabilities(x).in_order:
        named.pop("n")
        words = 2 if A.bits == 64 else 1
        state = constant(x, n=words * tiles, value=0, R=u64)
        return _by_workgroups(kernels, A).back_scans(
            x, reshaped(state, (words, tiles)), m=size, U=A.unsigned, gap=_gap(A), groups=tiles, **named
        )  # fmt: skip
    before = None
    if tiles > 1:
        totals = tile_totals(x, reduction, (outer, n), T, reverse)
        before = before_tiles(totals, reduction, (outer, tiles), A, rows)
    return tile_scans(x, before, reduction, (outer, n), T, exclusive, reverse, begins)


def _is_prefix(reduction: Reduction, rows: int, tiles: int) -> bool:
    """True if what comes before the tiles of a row has the order of `group_prefix`."""
    return rows == 1 and tiles > 1 and scans(reduction.op).has_prefix


def tile_totals(
    x: Any, reduction: Reduction, sizes: tuple[int, int], T: DType, reverse: bool = False
) -> Any:  # fmt: skip
    """A flat array of the folds of tiles of (outer, n)."""
    (outer, n), A, kernels = sizes, reduction.folded(T), scans(reduction.op)
    tiles = -(-n // TILE)
    groups = outer * tiles
    named = {
        "m": groups, "tiles": tiles, "neutral": reduction.neutral(A), "T": T, "A": A, "R": A, "initial": 0,
        "exclusive": False, "backwards": reverse, "begins": False, "is_carried": False, "only_fold": True,
    }  # fmt: skip
    before = constant(x, n=1, value=0, R=A)
    if not has_lanes(x):
        return flat(kernels.line_scans(reshaped(x, (outer, n)), before, size=1, groups=groups, **named))
    return _by_workgroups(kernels, A).group_scans(x, before, n=n, gap=_gap(A), groups=groups, **named)


def before_tiles(totals: Any, reduction: Reduction, sizes: tuple[int, int], A: DType, rows: int) -> Any:
    """A flat array of what comes before each tile of (outer, tiles), from the tiles' folds, in the order of
    an array of `rows` rows.
    """
    outer, tiles = sizes
    if _is_prefix(reduction, rows, tiles):
        zero = 0 if reduction.op is plus else 1
        return scans(reduction.op).tree_prefixes(totals, m=tiles, zero=zero, groups=1)
    return scanned(totals, in_own_type(reduction), (outer, tiles, 1), A, exclusive=True, rows=rows)


def tile_scans(
    x: Any, before: Any, reduction: Reduction, sizes: tuple[int, int], T: DType, exclusive: bool = False,
    reverse: bool = False, begins: bool = False,
) -> Any:  # fmt: skip
    """A flat array of the scans of (outer, n) by tiles, before which comes `before`, if it is not None."""
    (outer, n), A, R, kernels = sizes, reduction.folded(T), reduction.result(T), scans(reduction.op)
    tiles, is_carried = -(-n // TILE), before is not None
    named = {
        "tiles": tiles, "neutral": reduction.neutral(A), "initial": initial_of(reduction, R), "T": T, "A": A,
        "R": R, "exclusive": exclusive, "backwards": reverse, "begins": begins, "is_carried": is_carried,
        "only_fold": False,
    }  # fmt: skip
    before = before if is_carried else constant(x, n=1, value=0, R=A)
    if has_lanes(x):
        return _by_workgroups(kernels, A).group_scans(
            x, before, m=outer * (n + begins), n=n, gap=_gap(A), groups=outer * tiles, **named
        )  # fmt: skip
    x = reshaped(x, (outer, n))
    named |= {"m": outer, "size": n + begins}
    if tiles == 1 and not is_carried and (n % LINE or outer * n <= FEW):
        own = {key: value for key, value in named.items() if key not in ("tiles", "is_carried", "only_fold")}
        return flat(kernels.row_scans(x, groups=outer, **own))
    return flat(kernels.line_scans(x, before, groups=outer * tiles, **named))


def _by_workgroups(kernels: Any, A: DType) -> Any:
    """The kernels of tiles of elements of this size."""
    return kernels.tiles[8 if A.itemsize > 4 else 4]


def _gap(A: DType) -> int:
    """The elements after each block in shared memory, so that lanes load vectors from different banks."""
    return 16 // A.itemsize


def _scanned_chunks(kernels: Any, x: Any, reduction: Reduction, outer: int, named: dict[str, Any]) -> Any:
    """Scans of rows of integers, whose order does not matter: some chunks for each thread."""
    n, begins, A = named["n"], named["begins"], named["A"]
    width, before = threads(), constant(x, n=1, value=0, R=A)
    x = reshaped(x, (outer, n))
    wanted = 1 if width == 1 else -(-4 * width // outer)
    chunks = max(1, min(wanted, n // LEAST_CHUNK))
    chunk = -(-n // chunks)
    named = {key: value for key, value in named.items() if key != "n"} | {"chunks": chunks, "chunk": chunk}
    if chunks > 1:
        kept = ("chunks", "chunk", "neutral", "T", "A", "backwards")
        parts = outer * chunks
        totals = kernels.chunk_folds(x, m=parts, groups=parts, **{key: named[key] for key in kept})
        before = scanned(totals, in_own_type(reduction), (outer, chunks, 1), A, exclusive=True)
    named |= {"is_carried": chunks > 1, "groups": outer * chunks}
    return flat(kernels.chunk_scans(x, before, outer=outer, size=n + begins, **named))


def in_own_type(reduction: Reduction) -> Reduction:
    """The reduction of what it folded before."""
    return reduction._replace(folded=_same, result=_same)


def initial_of(reduction: Reduction, R: DType) -> Number:
    """The fold of no elements."""
    made = reduction.neutral(R) if reduction.empty is None else reduction.empty(R)
    return bool(made) if R.kind == "bool" else made


def _same(dtype: DType) -> DType:
    return dtype
