"""A plan as a drawing: stages as nodes, launches as boxes around them, arrays as edges with their bytes.

This module is independent of the format; svg.py draws its records.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from vyre.analysis.effects import touches
from vyre.ir.nodes import Name
from vyre.plan.graph import Graph
from vyre.plan.merge import Piece, bytes_of
from vyre.plan.plan import Plan


@dataclass(frozen=True, slots=True)
class DrawnCall:
    """A kernel call: its row, its number from 1 in the order of the function's calls, the kernel's name, the
    function of the library that called it, its domain, and its launch; None if it is not launched because its
    results are not used.
    """

    row: int
    number: int
    title: str
    caller: str
    over: str
    launch: int | None


@dataclass(frozen=True, slots=True)
class ArrayEdge:
    """An array between two calls; `first` is None if it comes from outside, `second` if it is returned."""

    first: int | None
    second: int | None
    origin: str
    bytes: int
    is_stored: bool


@dataclass(frozen=True, slots=True)
class Drawing:
    """The stages in order, and the arrays between them."""

    stages: tuple[DrawnCall, ...]
    edges: tuple[ArrayEdge, ...]


def drawing(plan: Plan) -> Drawing:
    """The drawing of a plan."""
    return Drawing(tuple(stages(plan)), tuple(_edges(plan)))


def stages(plan: Plan) -> Iterator[DrawnCall]:
    """The kernel calls of a plan in order."""
    launches: dict[int, int] = {}
    for number, step in enumerate(plan.steps, 1):
        launches |= dict.fromkeys(range(step.first, step.first + len(step.piece.titles)), number)
    for at, piece in enumerate(plan.graph.pieces):
        number, caller = plan.graph.numbers[at], plan.graph.caller(at)
        yield DrawnCall(at, number, piece.titles[0], caller, over(piece), launches.get(at))


def over(piece: Piece) -> str:
    """A description of a launch's domain."""
    shape = " x ".join(f"{extent:,}" for extent in piece.grid)
    if piece.workgroup is None:
        return shape
    return f"{shape} group{'s' * (shape != '1')} of {' x '.join(str(size) for size in piece.workgroup)}"


def _edges(plan: Plan) -> Iterator[ArrayEdge]:
    """From the last call that wrote an array to each that loads it, and to the caller if it is returned."""
    graph = plan.graph
    stored = {name for step in plan.steps for name in touches(step.piece.body)}
    writer: dict[Name, int] = {}
    for at, piece in enumerate(graph.pieces):
        touched = touches(piece.body)
        for name, touch in touched.items():
            known = writer.get(name)
            comes = known is not None or name in graph.inputs
            if name in graph.arrays and comes and (touch.loads or touch.atomic):
                yield _edge(graph, name, known, at, name in stored)
        writer.update({name: at for name, touch in touched.items() if touch.writes})
    changed = [name for name in graph.inputs if name in writer and name not in graph.outputs]
    for name in dict.fromkeys((*graph.outputs, *changed)):
        if name in writer:
            yield _edge(graph, name, writer[name], None, True)


def _edge(graph: Graph, name: Name, first: int | None, second: int | None, is_stored: bool) -> ArrayEdge:
    made = graph.arrays[name]
    origin = graph.origins.get(name, name)
    return ArrayEdge(first, second, origin, bytes_of(made), is_stored)
