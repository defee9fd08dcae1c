"""Fuses a map into the kernel before it: the invocations that store an element also map it.

The kernel must store every element of the array once: then the invocation that stores an element can apply
the map to it. So it is if each invocation stores its own element, one invocation of each workgroup the
element of the workgroup, the invocations of a workgroup a row, each every n-th element, or a tile, each some
neighbours; and if the kernel is known to do so, as those of the library are. The map may take a row of
elements as an array of several axes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from vyre.analysis.effects import Touch, waits
from vyre.analysis.index import Index, Sizes
from vyre.analysis.onto import not_onto
from vyre.ir.dtypes import i32
from vyre.ir.nodes import (
    Assign,
    Block,
    Break,
    Cond,
    Continue,
    Expr,
    Extents,
    If,
    Load,
    Name,
    Node,
    Region,
    Return,
    Store,
    Var,
    false,
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
    invocation_at,
    within,
)
from vyre.plan.own_elements import has_domain, is_own


def epilogue(pair: Neighbours) -> Merged | Refused:
    """The second piece executed at the stores of the first, or the reason why that is impossible."""
    first, second, arrays = pair.first, pair.second, pair.arrays
    if len(pair.shared) != 1 or not pair.written:
        return Refused(f"{pair.titles[1]} is not a map over one output of {pair.titles[0]}")
    (name,) = pair.shared
    why = _not_a_map(name, second, pair.two[name], arrays[name])
    why = why or _not_stored_once(name, pair)
    if why is not None:
        return Refused(why)
    body = rewrite_block(first.body, lambda node: _followed(node, name, pair))
    once = (first.once - {name}) | _stored_once(second, pair)
    piece = Piece(body, first.grid, first.workgroup, (*first.titles, *second.titles), once)
    return Merged(piece, "epilogue")


def _stored_once(second: Piece, pair: Neighbours) -> frozenset[Name]:
    """The arrays that a map stores each element of once."""
    if any(isinstance(node, Return | Break | Continue) for node in statements(second.body)):
        return frozenset()
    index = Index(second.body, None, sizes=Sizes({}, second.grid))
    stores = [access for access in index.accesses() if access.array in pair.arrays and not access.is_load]
    alone = [store for store in stores if len(pair.two[store.array].stores) == 1]
    return frozenset(
        store.array for store in alone if not_onto(index, store, pair.arrays[store.array].shape) is None
    )


def _not_a_map(name: Name, second: Piece, touch: Touch, made: Made) -> str | None:
    title = second.titles[0]
    known = index_of(second)
    if second.workgroup is not None or not has_domain(second.grid, made.shape):
        return f"{title} does not run once for each element of {name}"
    if touch.writes or not all(is_own(known, index, second.grid, made.shape) for index in touch.loads):
        return f"{title} touches {name} at other elements than its own"
    if waits(second.body):
        return f"{title} waits for other invocations"
    return None


def _not_stored_once(name: Name, pair: Neighbours) -> str | None:
    """Why the first may not store every element of the array exactly once."""
    first, touch, arrays = pair.first, pair.one[name], pair.arrays
    title = first.titles[-1]
    if touch.atomic or touch.loads:
        return f"{title} does more to {name} than store it once"
    if name in first.once:
        return _not_again(pair)
    if any(isinstance(node, Return | Break | Continue) for node in statements(first.body)):
        return f"{title} may leave before it stores to {name}"
    if len(touch.stores) != 1 or first.workgroup is None:
        return f"{title} does more to {name} than store it once"
    shapes = {array: other.shape for array, other in arrays.items()}
    index = Index(first.body, first.workgroup, sizes=Sizes(shapes, first.grid))
    stores = [access for access in index.accesses() if access.array == name]
    if not stores or not_onto(index, stores[0], arrays[name].shape) is not None:
        return f"it is not known that {title} stores every element of {name} once"
    return None


def _not_again(pair: Neighbours) -> str | None:
    """Why the second may not run twice for an element, or for one that is not there: kernels that are known
    to store each element may store the same again, and beyond the last.
    """
    second, known = pair.second, index_of(pair.second)
    for name, touch in pair.two.items():
        made = pair.arrays.get(name)
        if made is None or not touch.writes:
            continue
        is_map = not touch.atomic and not touch.loads and has_domain(second.grid, made.shape)
        if not is_map or not all(is_own(known, index, second.grid, made.shape) for index in touch.stores):
            return f"{second.titles[0]} does more to {name} than store its own element"
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
    shape = pair.arrays[name].shape
    written = {pair.arrays[n].shape for n, touch in pair.two.items() if touch.writes and n in pair.arrays}
    is_guarded = name in pair.first.once and written != {shape}  # else the map's stores have no effect either
    inside = _inside(index, shape) if is_guarded else None
    index = invocation_at(index, second.grid, shape)
    locals_ = sorted(used_names(second.body) & {str(assigned(n)) for n in statements(second.body)})
    own = {local: next(names) for local in locals_}

    def forwarded(expr: Expr) -> Expr:
        return held if isinstance(expr, Load) and expr.array == name else expr

    body = with_names(map_expressions(second.body, forwarded), own)
    body = map_expressions(body, at_index(index, second.grid, pair.arrays))
    follows: Node = Region(second.titles[0], closed(body, names))
    if inside is not None:
        follows = If(inside, (follows,))
    kept: Block = () if name in pair.vanish else (replace(node, value=held),)
    return (*before, *kept, follows)


def _inside(index: Sequence[Expr], shape: Extents) -> Expr:
    """A test that an index is inside the array: a store outside has no effect."""
    tests = [within(part, extent) for part, extent in zip(index, shape, strict=True)]
    return reduce(lambda first, second: Cond(first, second, false()), tests)
