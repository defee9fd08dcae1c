"""Graphs in rows (CSR): searches, shortest paths, components, ranks, triangles.

Vertex v has edges to columns[k] for k from starts[v] to starts[v + 1].
"""

from __future__ import annotations

from typing import Any

from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.lib.arrays import has_lanes, result_of_shape, size_of, taken, type_of
from vyre.lib.calls import eager
from vyre.lib.kernels import graphs as kernels
from vyre.lib.kernels.layout import constant
from vyre.lib.reductions import sum as fold_sum
from vyre.lib.selections import range_of, require_eager
from vyre.lib.sparse import csr_matvec, csr_transpose
from vyre.lib.transfer import float_at, number_at


@eager
def bfs(starts: Any, columns: Any, source: int) -> Any:
    """The number of edges from a vertex to each other, -1 if there is no path. Waits for each level."""
    (starts, columns), S, n = _graph(starts, columns)
    _require_vertex(source, n)
    levels = _filled(starts, n, -1)
    kernels.put(levels, at=source, value=0, T=dtypes.i32, domain=1)
    front = _filled(starts, n, source)
    if not has_lanes(starts):
        return _first(kernels.search_alone(starts, columns, levels, front, S=S, groups=1))
    after, size, depth = _filled(starts, n, 0), 1, 0
    while size:
        depth, count = depth + 1, _filled(starts, 1, 0)
        kernels.search_frontier(starts, columns, levels, front, after, count, depth=depth, S=S, domain=size)
        front, after, size = after, front, number_at(count, 0)
    return levels


@eager
def sssp(starts: Any, columns: Any, weights: Any, source: int) -> Any:
    """The length of the shortest path from a vertex to each other, infinity if there is none; weights >= 0.

    A sum is rounded edge by edge from the source. Waits for each round.
    """
    (starts, columns), S, n = _graph(starts, columns)
    weights = taken("weights", weights)
    T = type_of("weights", weights)
    if T not in (dtypes.f32, dtypes.f64) or size_of(weights) != size_of(columns):
        what = f"there are {size_of(weights)} weights of {T.name} for {size_of(columns)} edges"
        raise CallError(f"{what}. Fix: pass an f32 or f64 for each edge.")
    require_eager("a function of graphs", weights)
    if size_of(weights) and not range_of(weights)[0] >= 0:
        raise CallError("a weight is negative or NaN. Fix: pass weights from 0 on.")
    _require_vertex(source, n)
    distances = constant(starts, n=n, value=float("inf"), R=T)
    kernels.put(distances, at=source, value=0.0, T=T, domain=1)
    front, waits = _filled(starts, n, source), _filled(starts, n, 0)
    if not has_lanes(starts):
        most = (n + 1) * (size_of(columns) + 1)
        kernels.paths_alone(starts, columns, weights, distances, front, waits, most=most, S=S, T=T, groups=1)
        return distances
    after, size, turn = _filled(starts, n, 0), 1, 0
    while size:
        turn, count = turn + 1, _filled(starts, 1, 0)
        kernels.paths_frontier(
            starts, columns, weights, distances, front, after, waits, count, round=turn, S=S, T=T, domain=size
        )
        front, after, size = after, front, number_at(count, 0)
    return distances


@eager
def connected_components(starts: Any, columns: Any) -> Any:
    """The least vertex of each vertex's component; edges count in both directions. Waits for each round."""
    (starts, columns), S, n = _graph(starts, columns)
    labels = kernels.counting(like=starts, n=n, S=S, domain=n)
    if not has_lanes(starts):
        return kernels.join_alone(starts, columns, labels, S=S, groups=1) if n else labels
    is_changing = n > 0
    while is_changing:
        changed = _filled(starts, 1, 0)
        kernels.hook(starts, columns, labels, changed, S=S, domain=n)
        kernels.jump(labels)
        is_changing = number_at(changed, 0) != 0
    return labels


@eager
def pagerank(
    starts: Any, columns: Any, *, damping: float = 0.85, iterations: int = 100, tolerance: float = 1e-6,
    dtype: object = dtypes.f32,
) -> Any:  # fmt: skip
    """The ranks of vertices, which sum to 1: repeated until they change by less than `tolerance` in all.

    A vertex without edges gives its rank to all. Waits for the change of each round.
    """
    (starts, columns), S, n = _graph(starts, columns)
    T = dtype if isinstance(dtype, DType) else dtypes.of_numpy(dtype)
    if T not in (dtypes.f32, dtypes.f64) or not 0 <= damping <= 1:
        what = f"the damping is {short(damping)}, and dtype {short(dtype)}"
        raise CallError(f"{what}. Fix: pass a damping from 0 to 1, and f32 or f64.")
    if n == 0:
        return constant(starts, n=0, value=0.0, R=T)
    ones = constant(starts, n=size_of(columns), value=1.0, R=T)
    inwards = csr_transpose(starts, columns, ones, n)
    ranks = constant(starts, n=n, value=1 / n, R=T)
    for _ in range(iterations):
        shares, lost = kernels.shares(ranks, starts, S=S, T=T, domain=n)
        gained = csr_matvec(*inwards, shares)
        total = result_of_shape(fold_sum(lost), (1,))
        ranks, change = kernels.ranked(gained, total, ranks, damping=damping, T=T)
        if float_at(fold_sum(change), 0) < tolerance:
            break
    return ranks


@eager
def triangle_count(starts: Any, columns: Any) -> Any:
    """The number of triangles; each edge is there in both directions, and columns of rows ascend."""
    (starts, columns), S, n = _graph(starts, columns)
    return fold_sum(kernels.triangles(starts, columns, n=n, S=S, domain=n))


def _filled(like: Any, n: int, value: int) -> Any:
    return constant(like, n=n, value=value, R=dtypes.i32)


def _first(outputs: Any) -> Any:
    return outputs[0] if isinstance(outputs, tuple) else outputs


def _graph(starts: Any, columns: Any) -> tuple[tuple[Any, Any], DType, int]:
    starts, columns = taken("starts", starts), taken("columns", columns)
    require_eager("a function of graphs", starts, columns)
    S, K = type_of("starts", starts), type_of("columns", columns)
    if S not in (dtypes.i32, dtypes.i64) or K != S or len(starts.shape) != 1 or not size_of(starts):
        what = f"starts has shape {tuple(starts.shape)} of {S.name}, and columns are of {K.name}"
        raise CallError(f"{what}. Fix: pass vertices + 1 starts, both of i32 or i64.")
    n = size_of(starts) - 1
    if size_of(columns):
        low, high = range_of(columns)
        if low < 0 or high >= n:
            what = f"columns has vertices from {low} to {high}, and there are {n}"
            raise CallError(f"{what}. Fix: pass vertices from 0 to {n - 1}.")
    return (starts, columns), S, n


def _require_vertex(source: int, n: int) -> None:
    if not isinstance(source, int) or not 0 <= source < n:
        raise CallError(f"the source is {short(source)}, and there are {n} vertices. Fix: pass one of them.")
