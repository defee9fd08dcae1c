"""Fuses a map into the group kernel before it: the invocations that store an element also map it.

The group kernel must store every element of the array once, by a known invocation: then that invocation can
apply the map to the element. Three ways of storing are recognised: each invocation its own element; one
invocation of each workgroup the element of the workgroup; and the invocations of a workgroup a row, each
every n-th element.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import prod

from vyre.ir.dtypes import i32
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import (
    Assign,
    Barrier,
    Block,
    Break,
    Collective,
    Continue,
    Expr,
    For,
    GridSync,
    Id,
    If,
    Load,
    Name,
    Node,
    Op,
    Region,
    Return,
    Shape,
    Store,
    Var,
)
from vyre.ir.walk import assigned, blocks, map_expressions, rewrite_block, statements
from vyre.ops import build
from vyre.passes.names import used_names, with_names
from vyre.plan.merge import (
    Made,
    Merged,
    Neighbours,
    Piece,
    Refused,
    Touch,
    at_index,
    closed,
    definitions,
    is_own,
    resolved,
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
    known = definitions(second.body)
    if second.workgroup is not None or second.grid != made.shape:
        return f"{title} does not run once for each element of {name}"
    if touch.writes or not all(is_own(index, known) for index in touch.loads):
        return f"{title} touches {name} at other elements than its own"
    if any(isinstance(node, Barrier | Collective | GridSync) for node in statements(second.body)):
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
    index = [resolved(part, definitions(first.body)) for part in touch.stores[0]]
    around = _around(first.body, name, ())
    domain = tuple(count * size for count, size in zip(first.grid, first.workgroup, strict=True))
    if not around and index == [Id("gid", axis) for axis in range(len(index))] and domain == made.shape:
        return None
    if len(around) == 1 and _one_of_each_group(around[0], index, first, made):
        return None
    if len(around) == 1 and _row_by_row(around[0], index, first, made, arrays):
        return None
    return f"it is not known that {title} stores every element of {name} once"


def _around(body: Block, name: Name, outer: tuple[Node, ...]) -> tuple[Node, ...]:
    """The conditions and loops around the one store to an array."""
    for node in body:
        if isinstance(node, Store) and node.array == name:
            return outer
        for part in blocks(node):
            if any(isinstance(inner, Store) and inner.array == name for inner in statements(part)):
                return _around(part, name, outer if isinstance(node, Region) else (*outer, node))
    return outer


def _one_of_each_group(node: Node, index: list[Expr], first: Piece, made: Made) -> bool:
    """True for `if lid == c: x[wid] = ...`."""
    if not isinstance(node, If) or node.orelse or first.workgroup is None or len(first.workgroup) != 1:
        return False
    test = node.test
    known = definitions(first.body)
    sides = [resolved(side, known) for side in test.args] if isinstance(test, Op) and test.op == "eq" else []
    chosen = next((number(side) for side in sides if isinstance(side, Lit)), -1)
    is_one = Id("lid", 0) in sides and 0 <= chosen < first.workgroup[0]
    return is_one and index == [Id("wid", 0)] and first.grid == made.shape


def _row_by_row(node: Node, index: list[Expr], first: Piece, made: Made, arrays: Mapping[Name, Made]) -> bool:
    """True for `for c in range(lid, n, size): x[wid, c] = ...`."""
    if not isinstance(node, For) or first.workgroup is None or len(first.workgroup) != 1 or len(index) != 2:
        return False
    known = definitions(first.body)
    stop = resolved(node.stop, known)
    if isinstance(stop, Shape) and stop.array in arrays:
        stop = Lit(i32, arrays[stop.array].shape[stop.axis])
    whole = stop == Lit(i32, made.shape[1]) and node.step == Lit(i32, first.workgroup[0])
    starts = resolved(node.start, known) == Id("lid", 0)
    once = sum(1 for other in statements(first.body) if assigned(other) == node.var) == 1
    is_row = index[0] == Id("wid", 0) and index[1] == Var(node.var, i32) and prod(first.grid) == made.shape[0]
    return whole and starts and once and is_row


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
