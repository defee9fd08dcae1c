"""A block of a pipeline's results, computed from a block of its arguments.

The arrays of a graph are cut into blocks along some axes of the domain. A load some elements away from the
invocation's own needs as many elements around the block, its halo; through a chain of calls these add up. The
programs of a block know the whole: ids count from the block's origin, extents and domains are those of the
whole arrays, and a load outside of them gives 0. So a block has the bytes that it has in the whole result.

An index modulo the extent of its axis wraps around. Then the halo does too: a block at the edge has elements
of the other edge beside it.

```
whole     0 1 2 3 4 5 6 7 8        x[i + 1] and x[i - 1]:       halo 1 before, 1 after
block           3 4 5              x[min(i + 2, n - 1)]:        halo 0 before, 2 after
window        2 3 4 5 6            x[(i + 1) % n]:              halo 0 before, 1 after, wraps
```
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

import numpy as np

from vyre.analysis.bounds import Interval, Intervals
from vyre.analysis.effects import Touch, touches, uses, waits
from vyre.analysis.index import Index, Sizes
from vyre.ir.dtypes import i32
from vyre.ir.literal import literal
from vyre.ir.nodes import Block, Cond, Expr, Extents, Id, Load, Name, Node, Op, Shape, Store, Var
from vyre.ir.problem import CallError
from vyre.ir.walk import map_expressions, rewrite_block
from vyre.ops import build
from vyre.plan.graph import Graph
from vyre.plan.index_values import index_values
from vyre.plan.merge import Piece

FAR = 1 << 20  # elements; a longer distance counts as unknown
NEAR = 256  # elements; the same, of distances that are known from all places of an axis alone
SHORT = 8  # elements of an axis that is mostly edges


@dataclass(frozen=True, slots=True)
class Halo:
    """The elements around a block, along one axis, that its results depend on."""

    before: int = 0
    after: int = 0
    wraps: bool = False

    def joined(self, other: Halo) -> Halo:
        """The least halo that has both."""
        before, after = max(self.before, other.before), max(self.after, other.after)
        return Halo(before, after, self.wraps or other.wraps)

    def beyond(self, other: Halo) -> Halo:
        """The halo of a load by an invocation that is itself in a halo."""
        return Halo(self.before + other.before, self.after + other.after, self.wraps or other.wraps)


def halos(graph: Graph, extents: Mapping[int, int], cut: frozenset[Name]) -> dict[int, Halo]:
    """The halo along each axis of `extents`, along which the inputs in `cut` are cut into blocks.

    Raises CallError if a block of the results depends on more than a block of the inputs.
    """
    written = {name for piece in graph.pieces for name, touch in touches(piece.body).items() if touch.writes}
    arrays = cut | (written & graph.arrays.keys())
    return {axis: _halo(graph, axis, extent, arrays) for axis, extent in extents.items()}


def _halo(graph: Graph, axis: int, extent: int, cut: frozenset[Name]) -> Halo:
    needed: dict[Name, Halo] = {}
    for piece in reversed(graph.pieces):
        loads = _Loads(piece, graph, axis, extent)
        own = Halo()
        for name, touch in loads.touched.items():
            if touch.writes:
                loads.require_own(name, touch)
                own = own.joined(needed.get(name, Halo()))
        for name in loads.touched.keys() & cut:
            needed[name] = needed.get(name, Halo()).joined(loads.reach(name).beyond(own))
    total = Halo()
    for halo in needed.values():
        total = total.joined(halo)
    return total


class _Loads:
    """The elements that a call touches along one axis, relative to the invocation's own."""

    def __init__(self, piece: Piece, graph: Graph, axis: int, extent: int) -> None:
        self.piece, self.graph, self.axis, self.extent = piece, graph, axis, extent
        shapes = {name: made.shape for name, made in graph.arrays.items()}
        self._index = Index(piece.body, piece.workgroup, sizes=Sizes(shapes, piece.grid))
        self._intervals = Intervals(self._index, own=Id("gid", axis))
        self.touched = {name: touch for name, touch in touches(piece.body).items() if name in graph.arrays}
        self._require_map()

    def _require_map(self) -> None:
        title, grid = self.piece.titles[-1], self.piece.grid
        if self.piece.workgroup is not None or waits(self.piece.body):
            raise _refused(f"{title} runs in workgroups, which do not follow the chunks of the array")
        if any(use.action == "atomic" for use in uses(self.piece.body)):
            raise _refused(f"{title} has atomics on elements that several chunks share")
        if len(grid) <= self.axis or grid[self.axis] != self.extent:
            over = " x ".join(map(str, grid))
            raise _refused(f"{title} runs over {over} instead of axis {self.axis} of the arrays")

    def require_own(self, name: Name, touch: Touch) -> None:
        """Raise CallError unless each invocation stores only to its own element along the axis."""
        shape = self.graph.arrays[name].shape
        is_fit = len(shape) > self.axis and shape[self.axis] == self.extent
        own = Interval(0, 0, is_own=True)
        if not is_fit or any(self._intervals.of(index[self.axis]) != own for index in touch.stores):
            title = self.piece.titles[-1]
            raise _refused(f"{title} stores to elements that are not its own along axis {self.axis}")

    def reach(self, name: Name) -> Halo:
        """The halo of a call's loads of one array."""
        total = Halo()
        for index in self.touched[name].loads:
            interval, wraps = self._distance(index[self.axis]) if len(index) > self.axis else (None, False)
            is_near = interval is not None and interval.is_own
            if interval is None or not is_near or interval.low < -FAR or interval.high > FAR:
                origin = self.graph.origins.get(name, name)
                what = f"{self.piece.titles[-1]} may load any element of {origin} along axis {self.axis}"
                raise _refused(what, "pass that array as a NumPy array, or with one chunk along the axis")
            total = total.joined(Halo(max(-interval.low, 0), max(interval.high, 0), wraps))
        return total

    def _distance(self, index: Expr) -> tuple[Interval | None, bool]:
        """The distance of an index from the invocation's element, and whether it wraps around the axis."""
        if index.dtype != i32:
            return None, False
        interval = self._intervals.of(index)
        if interval is not None and interval.is_own:
            return interval, False
        while isinstance(index, Var) and index.name in self._index.definitions:
            index = self._index.definitions[index.name]
        if isinstance(index, Op) and index.op == build.mod(literal(i32, 1), literal(i32, 1)).op:
            form = self._index.form(index.args[1])
            if form is not None and not form.terms and form.const == self.extent:
                return self._intervals.of(index.args[0]), True
        return self._evaluated(index), False

    def _evaluated(self, index: Expr) -> Interval | None:
        """The distances of an index of any form that is one constant distance away from most places, such as
        an index that mirrors at the edges.
        """
        values = index_values(index, self.axis, self.extent, self._index)
        if values is None:
            return None
        distances = (values - np.arange(self.extent))[(values >= 0) & (values < self.extent)]
        low, high = int(distances.min(initial=0)), int(distances.max(initial=0))
        usual = int(np.unique(distances, return_counts=True)[1].max(initial=0))
        is_near = max(-low, high) <= NEAR and (2 * usual >= self.extent or self.extent <= SHORT)
        return Interval(low, high, is_own=True) if is_near else None


def _refused(why: str, fix: str = "rechunk to one chunk along that axis, or use map_blocks") -> CallError:
    return CallError(f"{why}, so map_overlap cannot compute its chunks separately. Fix: {fix}.")


def block_graph(
    graph: Graph, extents: Mapping[int, int], cut: frozenset[Name], around: Mapping[int, Halo],
    window: Mapping[int, int],
) -> tuple[Graph, dict[int, Name]]:  # fmt: skip
    """The graph for a window of these extents, and by axis the scalar that is its origin in the whole."""
    written = {name for piece in graph.pieces for name, touch in touches(piece.body).items() if touch.writes}
    rewrite = _Rewrite(graph, extents, cut | written, around)
    pieces = tuple(
        replace(piece, body=rewrite.body(piece), grid=_with(piece.grid, window)) for piece in graph.pieces
    )
    arrays = {
        name: replace(made, shape=_with(made.shape, window)) if name in rewrite.cut else made
        for name, made in graph.arrays.items()
    }
    scalars = {**graph.scalars, **dict.fromkeys(rewrite.origins.values(), i32)}
    return replace(graph, pieces=pieces, arrays=arrays, scalars=scalars), rewrite.origins


class _Rewrite:
    """Rewrites the programs of the whole for a window of it."""

    def __init__(
        self, graph: Graph, extents: Mapping[int, int], cut: Iterable[Name], around: Mapping[int, Halo]
    ) -> None:
        self.graph, self.extents, self.around = graph, extents, around
        self.cut = frozenset(cut) & graph.arrays.keys()
        self.origins = {axis: f"s{len(graph.scalars) + at}" for at, axis in enumerate(extents)}

    def body(self, piece: Piece) -> Block:
        grid = piece.grid

        def change(expr: Expr) -> Expr:
            if isinstance(expr, Id) and expr.kind == "gid" and expr.axis in self.extents:
                return self._whole(expr)
            if isinstance(expr, Id) and expr.kind == "domain":
                return literal(i32, grid[expr.axis] if expr.axis < len(grid) else 1)
            if isinstance(expr, Shape) and expr.array in self.cut:
                return literal(i32, self.graph.arrays[expr.array].shape[expr.axis])
            if isinstance(expr, Load) and expr.array in self.cut:
                return replace(expr, index=tuple(map(self._inside, range(len(expr.index)), expr.index)))
            return expr

        def store(node: Node) -> Block:
            if isinstance(node, Store) and node.array in self.cut:
                parts = enumerate(node.index)  # the own element, along axes that are cut
                own = [Id("gid", axis) if axis in self.extents else part for axis, part in parts]
                return (replace(node, index=tuple(own)),)
            return (node,)

        return rewrite_block(map_expressions(piece.body, change), store)

    def _origin(self, axis: int) -> Var:
        return Var(self.origins[axis], i32)

    def _whole(self, ident: Id) -> Expr:
        """The id in the whole array; a window that wraps may begin before the array or end after it."""
        whole = build.add(ident, self._origin(ident.axis))
        if not self.around[ident.axis].wraps:
            return whole
        return build.mod(whole, literal(i32, self.extents[ident.axis]))

    def _inside(self, axis: int, part: Expr) -> Expr:
        """An index of the whole array as an index of the window; outside of the array it stays outside."""
        if axis not in self.extents:
            return part
        own = self._whole(Id("gid", axis))
        if part == own:
            return Id("gid", axis)
        part = build.converted(part, i32)
        inside = build.sub(part, self._origin(axis))
        if not self.around[axis].wraps:
            return inside
        extent = literal(i32, self.extents[axis])
        is_inside = build.both(build.ge(part, literal(i32, 0)), build.lt(part, extent))
        return Cond(is_inside, build.mod(inside, extent), literal(i32, -1))


def _with(shape: Extents, window: Mapping[int, int]) -> Extents:
    return tuple(window.get(axis, extent) for axis, extent in enumerate(shape))
