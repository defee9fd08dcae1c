"""Reorders calls so that those that may be fused are neighbours.

Two calls may be swapped unless one writes an array that the other touches. So a call can move up past others,
next to one whose output it loads, or that runs over the same domain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from vyre.analysis.effects import Touch, touches
from vyre.ir.nodes import Name
from vyre.plan.graph import Graph
from vyre.plan.merge import Piece

Touched = Mapping[Name, Touch]


def gathered(graph: Graph) -> Graph:
    """The graph with calls moved up to those they may fuse with; itself if none is, or some were before."""
    if graph.numbers != tuple(sorted(graph.numbers)):
        return graph
    touched = [touches(piece.body) for piece in graph.pieces]
    order: list[int] = []
    for number in range(len(graph.pieces)):
        order.insert(_place(order, number, graph.pieces, touched), number)
    if order == sorted(order):
        return graph
    numbers = tuple(graph.numbers[number] for number in order)
    return replace(graph, pieces=tuple(graph.pieces[number] for number in order), numbers=numbers)


def _place(order: list[int], number: int, pieces: Sequence[Piece], touched: Sequence[Touched]) -> int:
    """The position of a call: after the last it may fuse with, if it can get there and parts no two."""
    for place in range(len(order), 0, -1):
        before = order[place - 1]
        if _go_together(before, number, pieces, touched):
            parts = place < len(order) and _depends(touched[order[place]], touched[before])
            return len(order) if parts else place
        if _depends(touched[number], touched[before]):
            break
    return len(order)


def _go_together(first: int, second: int, pieces: Sequence[Piece], touched: Sequence[Touched]) -> bool:
    one, two = pieces[first], pieces[second]
    if (one.grid, one.workgroup) == (two.grid, two.workgroup):
        return True
    loaded = (name for name, touch in touched[second].items() if touch.loads)
    return any(name in touched[first] and touched[first][name].writes for name in loaded)


def _depends(one: Touched, other: Touched) -> bool:
    return any(name in other and (touch.writes or other[name].writes) for name, touch in one.items())
