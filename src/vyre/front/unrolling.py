"""Loops over the items of a tuple, and loops whose body is lowered once for every value of its names.

In such a copy of the body the names stand for the values themselves: numbers are constants, and items may
have different types. If the function uses a name elsewhere too, each copy begins with an assignment to it. A
loop that `break` or `continue` may leave cannot be copied: it runs over the places of the items, and assigns
the item at each place to its names.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from vyre.front import tables
from vyre.front.assignments import bind
from vyre.front.calls import intrinsic_name
from vyre.front.compound_types import Mat, Vec
from vyre.front.compounds import rebuilt, same_structure
from vyre.front.expressions import alike, brief, evaluate, evaluate_all
from vyre.front.inlining import lower_block, may_return
from vyre.front.scope import Local, Scope
from vyre.front.values import (
    ArrayValue,
    Num,
    Several,
    Value,
    is_expression,
    is_untyped,
    map_numbers,
)
from vyre.ir import limits
from vyre.ir.dtypes import i32
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import Cond, Expr, For, Id, Shape, Var
from vyre.ops import build

_READERS = frozenset((enumerate, reversed, zip))  # Python's own functions of sequences that loops may use


def may_copy(low: Scope, node: ast.For) -> bool:
    """True if a loop can be lowered once for every value of its names."""
    own = [part for statement in node.body for part in outside_of_loops(statement)]
    leaves = any(isinstance(part, ast.Break | ast.Continue) for part in own)
    return not leaves and (low.frame.is_kernel or not any(map(may_return, node.body)))


def copies(low: Scope, node: ast.For, values: Sequence[Value], take: Callable[[Value], None]) -> None:
    """Lower the body of a loop once for every value, which `take` gives to the names of the loop."""
    problems, size = len(low.problems), low.size
    low.copied.add(id(node))
    if not low.is_counting:
        low.require_room(_copied_size(low, node, values, take), node, copies=len(values))
    for value in values:
        _copy(low, node, value, take)
        if low.is_counting:
            low.size += (low.size - size) * (len(values) - 1)
            break
        if len(low.problems) > problems:
            break


def _copy(low: Scope, node: ast.For, value: Value, take: Callable[[Value], None]) -> None:
    """One copy of the body; the arrays that it declares are its own."""
    names = low.frame.names
    with low.block_scope():
        take(value)
        before = {name for name, held in names.items() if isinstance(held, ArrayValue)}
        lower_block(low, node.body)
    for name in [name for name, held in names.items() if isinstance(held, ArrayValue) and name not in before]:
        names[name] = Local(low.fresh(name))


def _copied_size(low: Scope, node: ast.For, values: Sequence[Value], take: Callable[[Value], None]) -> int:
    """The number of syntax nodes that all copies have, counted in one of them."""
    if not values:
        return 0
    low.is_counting = True
    discard, before = low.attempt(), low.size
    with low.collect():
        _copy(low, node, values[0], take)
    size = (low.size - before) * len(values)
    discard()
    low.is_counting = False
    return size


@contextmanager
def in_loop(low: Scope) -> Iterator[None]:
    """The lowering of the body of a loop."""
    low.frame.loops += 1
    try:
        yield
    finally:
        low.frame.loops -= 1


def outside_of_loops(node: ast.AST) -> Iterator[ast.AST]:
    """A statement and what is in it, without the bodies of loops."""
    yield node
    for part in node.orelse if isinstance(node, ast.For) else ast.iter_child_nodes(node):
        yield from outside_of_loops(part)


# Tuples


def items_of(low: Scope, node: ast.expr) -> Sequence[Value] | None:
    """The items of a tuple, vector or matrix that a loop runs over; None if it is something else."""
    match node:
        case ast.Tuple() | ast.List():
            return evaluate_all(low, node.elts)
        case ast.Call(func=ast.Name(id=name)) if low.frame.env.find(name) in _READERS:
            return _by_python(low, getattr(builtins, name), node)
        case ast.Call() if intrinsic_name(low, node.func) == "unroll":
            return items_of(low, node.args[0]) if len(node.args) == 1 else None
        case ast.Call() if intrinsic_name(low, node.func) or _is_range(low, node.func):
            return None
        case ast.Call() | ast.Name() | ast.Attribute() | ast.Subscript():
            value = evaluate(low, node)
            is_sequence = isinstance(value, Several) and isinstance(value.kind, None | Vec | Mat)
            return value.items if is_sequence and isinstance(value, Several) else None
    return None


def _by_python(low: Scope, function: Callable[..., object], node: ast.Call) -> Sequence[Value] | None:
    """The items of `enumerate(t)`, `reversed(t)` or `zip(t, u)`."""
    parts = low.each(node.args, lambda arg: items_of(low, arg))
    known = [part for part in parts if part is not None]
    if len(known) < len(parts) or (function is not zip and len(known) != 1):
        return None
    if function is reversed:
        return known[0][::-1]
    is_strict = any(word.arg == "strict" and brief(word.value) == "True" for word in node.keywords)
    lengths = sorted({len(part) for part in known})
    if is_strict and len(lengths) > 1:
        what = f"zip has strict=True, and its tuples have {' and '.join(map(str, lengths))} items."
        raise low.problem("P104", what, "give it tuples of one length.", node)
    rows = enumerate(known[0]) if function is enumerate else zip(*known, strict=False)
    return [Several(tuple(Num(part) if isinstance(part, int) else part for part in row)) for row in rows]


def _is_range(low: Scope, node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and low.frame.env.find(node.id) is range


def over_items(low: Scope, node: ast.For, items: Sequence[Value]) -> None:
    """Lower a loop over values, which are evaluated before it."""
    held = [map_numbers(item, partial(_held, low)) for item in items]
    if not may_copy(low, node) or len(held) > limits.UNROLL:
        _by_place(low, node, held)
        return
    names = low.frame.names
    own = [part.id for part in ast.walk(node.target) if isinstance(part, ast.Name)]
    is_shared = any(_is_used_elsewhere(low.frame.source.tree, node, name) for name in own)
    if is_shared or not all(_fits(node.target, item) for item in held):
        copies(low, node, held, lambda value: bind(low, node.target, value, node))
        return
    before = {name: names[name] for name in own if name in names}
    copies(low, node, held, lambda value: _stand_for(low, node.target, value))
    names.update(before)


def _held(low: Scope, expr: Expr) -> Expr:
    return expr if isinstance(expr, Lit | Id | Shape) else low.keep(expr)


def _fits(target: ast.expr, value: Value) -> bool:
    """True if a target consists of names, as many as the value has parts."""
    if isinstance(target, ast.Name):
        return True
    if not isinstance(target, ast.Tuple | ast.List) or not isinstance(value, Several):
        return False
    pairs = zip(target.elts, value.items, strict=False)
    return len(target.elts) == len(value.items) and all(_fits(*pair) for pair in pairs)


def _stand_for(low: Scope, target: ast.expr, value: Value) -> None:
    """Let the names of a target stand for a value that fits it."""
    if isinstance(target, ast.Name):
        low.frame.names[target.id] = value
    elif isinstance(target, ast.Tuple | ast.List) and isinstance(value, Several):
        for part, item in zip(target.elts, value.items, strict=True):
            _stand_for(low, part, item)


def _is_used_elsewhere(node: ast.AST, loop: ast.For, name: str) -> bool:
    """True if a function needs the local `name` of a loop: it assigns to it in the loop, or uses it outside
    of the loops whose variable it is.
    """
    if isinstance(node, ast.Name):
        return node.id == name
    if node is loop:
        stored = [part for part in ast.walk(ast.Module(loop.body, [])) if isinstance(part, ast.Name)]
        if any(part.id == name and isinstance(part.ctx, ast.Store) for part in stored):
            return True
    parts: list[ast.AST] = [*ast.iter_child_nodes(node)]
    if isinstance(node, ast.For) and (node is loop or _is_own(node, name)) and not _holds(node, loop):
        parts = [node.iter, *node.orelse]
    return any(_is_used_elsewhere(part, loop, name) for part in parts)


def _is_own(node: ast.For, name: str) -> bool:
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(node.target))


def _holds(node: ast.For, loop: ast.For) -> bool:
    """True if `loop` is inside of the loop `node`."""
    return node is not loop and any(part is loop for part in ast.walk(node))


def _by_place(low: Scope, node: ast.For, items: Sequence[Value]) -> None:
    """A loop that runs over the places of the items."""
    place = low.fresh("_k")
    low.types[place] = i32
    with low.collect() as body, in_loop(low), low.block_scope():
        bind(low, node.target, _item_at(low, items, Var(place, i32), node), node)
        lower_block(low, node.body)
    bounds = Lit(i32, 0), literal(i32, len(items)), Lit(i32, 1)
    low.emit(For(place, *bounds, tuple(body), False, low.span(node)))


def _item_at(low: Scope, items: Sequence[Value], place: Expr, node: ast.For) -> Value:
    """The item at a place that is known at run time."""
    if not items:
        return Num(0)
    leaves = [tables.leaves(item) for item in items]
    numbers = all(is_expression(leaf) or is_untyped(leaf) for row in leaves for leaf in row)
    if not numbers or not all(same_structure(items[0], item) for item in items):
        what = "this loop has break, continue or return, and its items differ in kind."
        fix = "write it without these, as in if go_on:, so that the body is repeated for each item."
        raise low.problem("P104", what, fix, node)
    columns = zip(*leaves, strict=True)
    return rebuilt(items[0], iter([_leaf_at(low, column, place, node) for column in columns]))


def _leaf_at(low: Scope, column: Sequence[Value], place: Expr, node: ast.For) -> Value:
    numbers = [leaf.value for leaf in column if isinstance(leaf, Num)]
    if len(numbers) == len(column):
        return tables.chosen(numbers, place)
    exprs = alike(low, column, node)
    types = sorted({str(expr.dtype) for expr in exprs})
    if len(types) > 1:
        what = f"the items of this loop differ in type: {' and '.join(types)}."
        raise low.problem("P203", what, f"convert them to one type, as in {types[0]}(...).", node)
    constants = [expr for expr in exprs if isinstance(expr, Lit)]
    if len(constants) == len(exprs):
        return tables.table(exprs[0].dtype, constants, place)
    chosen_leaf = exprs[-1]
    for at, expr in reversed([*enumerate(exprs[:-1])]):
        chosen_leaf = Cond(build.eq(place, literal(i32, at)), expr, chosen_leaf)
    return chosen_leaf
