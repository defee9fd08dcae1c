"""Fuses a map into the group kernel before it: the invocations that store an element also map it.

The group kernel must store every element of the array once, by a known invocation: then that invocation can
apply the map to the element. So it is if each invocation stores its own element, one invocation of each
workgroup the element of the workgroup, the invocations of a workgroup a row, each every n-th element, or a
tile, each some neighbours.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from vyre.analysis.effects import Touch, waits
from vyre.analysis.index import Index, Sizes
from vyre.analysis.onto import not_onto
from vyre.ir.dtypes import i32
from vyre.ir.nodes import (
    Assign,
    Block,
    Break,
    Continue,
    Expr,
    Load,
    Name,
    Node,
    Region,
    Return,
    Store,
    Var,
)
from vyre.ir.walk import assigned, map_expressions, rewrite_block, statements
from vyre.ops import build
from vyre.passes.names import used_names, with_names
from vyre.plan.merge import (
    Made,
    Merged,
    Neighbours,
    Piece,
    Refused,
    at_index,
    closed,
    index_of,
)


def epilogue(pair: Neighbours) -> Merged | Refused:
    """The second piece executed where the first stores, or the reason why not."""
    first, second, arrays = pair.first, pair.second, pair.arrays
    if len(pair.shared) != 1 or not pair.written:
        return Refused(f"{pair.titles[1]} is no map of one output of {pair.titles[0]}")
    (name,) = pair.shared
    why = _not_a_map(name, second, pair.two[name], arrays[name])
    why = why or _not_stored_once(name, first, pair.one[name], arrays)
    if why is not None:
        return Refused(why)
    body = rewrite_block(first.body, lambda node: _followed(node, name, pair))
    piece = Piece(body, first.grid, first.workgroup, (*first.titles, *second.titles))
    return Merged(piece, "epilogue")


def _not_a_map(name: Name, second: Piece, touch: Touch, made: Made) -> str | None:
    title = second.titles[0]
    known = index_of(second)
    if second.workgroup is not None or second.grid != made.shape:
        return f"{title} does not run once for each element of {name}"
    if touch.writes or not all(known.is_own(index) for index in touch.loads):
        return f"{title} touches {name} at other elements than its own"
    if waits(second.body):
        return f"{title} waits for other invocations"
    return None


def _not_stored_once(name: Name, first: Piece, touch: Touch, arrays: Mapping[Name, Made]) -> str | None:
    """Why the first may not store every element of the array exactly once."""
    title = first.titles[-1]
    made = arrays[name]
    if any(isinstance(node, Return | Break | Continue) for node in statements(first.body)):
        return f"{title} may leave before it stores to {name}"
    if touch.atomic or touch.loads or len(touch.stores) != 1 or first.workgroup is None:
        return f"{title} does more to {name} than store it once"
    shapes = {array: other.shape for array, other in arrays.items()}
    index = Index(first.body, first.workgroup, sizes=Sizes(shapes, first.grid))
    stores = [access for access in index.accesses() if access.array == name]
    if not stores or not_onto(index, stores[0], made.shape) is not None:
        return f"it is not known that {title} stores every element of {name} once"
    return None


def _followed(node: Node, name: Name, pair: Neighbours) -> Block:
    """A store to the array, followed by the second piece's work on it; other statements unchanged."""
    if not isinstance(node, Store) or node.array != name:
        return (node,)
    second, names = pair.second, pair.names
    held = Var(next(names), pair.arrays[name].dtype)
    index: list[Expr] = []
    before: list[Node] = [Assign(held.name, node.value, node.span)]
    for part in node.index:
        before.append(Assign(place := next(names), build.converted(part, i32)))
        index.append(Var(place, i32))
    locals_ = sorted(used_names(second.body) & {str(assigned(n)) for n in statements(second.body)})
    own = {local: next(names) for local in locals_}

    def forwarded(expr: Expr) -> Expr:
        return held if isinstance(expr, Load) and expr.array == name else expr

    body = with_names(map_expressions(second.body, forwarded), own)
    body = map_expressions(body, at_index(index, second.grid, pair.arrays))
    follows = Region(second.titles[0], closed(body, names))
    kept: Block = () if name in pair.vanish else (replace(node, value=held),)
    return (*before, *kept, follows)
