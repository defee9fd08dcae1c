"""Calls of atomics: one on a number, or one for each number of a vector or matrix."""

from __future__ import annotations

import ast
from contextlib import suppress
from dataclasses import replace

from vyre.front import tables
from vyre.front.compound_types import Mat, Struct, Vec, is_compound
from vyre.front.compounds import is_packed, of_leaves
from vyre.front.elements import lower_index
from vyre.front.expressions import as_expression, as_kind, brief, evaluate, evaluate_all, evaluated_once, hold
from vyre.front.scope import Mistake, Scope
from vyre.front.unsupported import are_given, of_element
from vyre.front.values import ArrayValue, Several, Value
from vyre.ir.dtypes import i32
from vyre.ir.literal import Lit
from vyre.ir.nodes import Atomic, Expr, Var
from vyre.ops.atomics import AtomicRow
from vyre.ops.atomics import check as check_atomic
from vyre.ops.row import TypeFault


def lower_atomic(low: Scope, row: AtomicRow, node: ast.Call, word: str) -> Value:
    """Emit an atomic, or one for each number of a vector or matrix; the old value."""
    if any(keyword.arg == "ordered" for keyword in node.keywords):
        what = f"{word} has no order: invocations come in the order in which a device schedules them."
        fix = "leave ordered= out, or sum with workgroup_sum, which has a fixed order, and store the sums."
        raise low.problem("P113", what, fix, node)
    if len(node.args) != 2 + row.values or node.keywords:
        given = are_given(len(node.args) + len(node.keywords))
        what = f"{word} takes {2 + row.values} arguments by position, and {given}."
        fix = of_element(node, word, 1 + row.values) or f"write it as {_spelled(row, word)}."
        raise low.problem("P113", what, fix, node)
    array = evaluate(low, node.args[0])
    if not isinstance(array, ArrayValue):
        what = f"{word} takes an array first, and {brief(node.args[0])} is not one."
        raise low.problem("P113", what, f"write it as {_spelled(row, word)}.", node)
    index: tuple[Expr, ...] | None = None
    with suppress(Mistake):
        index = lower_index(low, node.args[1])
    values = evaluate_all(low, node.args[2:])
    if index is None:
        raise Mistake
    if is_compound(array.element) and len(index) == array.axes:
        return _atomics(low, row, array, index, values, node, word)
    return _atomic_number(low, row, array, index, values, node, word)


def _atomics(
    low: Scope, row: AtomicRow, array: ArrayValue, index: tuple[Expr, ...], values: list[Value],
    node: ast.Call, word: str,
) -> Value:  # fmt: skip
    """Emit an atomic for each number of an element."""
    kind = array.element
    if not isinstance(kind, Vec | Mat) or row.by is None:
        what = f"{word} changes a number, and {array.shown!r} holds {kind!r}."
        fix = "add the place of the number to the index, as in (i, 0)."
        if isinstance(kind, Struct) and is_packed(kind):
            fix = "keep what atomics change in an array of its own."
        raise low.problem("P113", what, fix, node)
    leaves = tables.leaves(hold(low, as_kind(low, kind, values[0], node)))
    index = tuple([evaluated_once(low, part) for part in index])
    numbers = [
        _atomic_number(low, row, array, (*index, Lit(i32, at)), [leaf], node, word)
        for at, leaf in enumerate(leaves)
    ]
    return of_leaves(kind, numbers)


def _atomic_number(
    low: Scope, row: AtomicRow, array: ArrayValue, index: tuple[Expr, ...], values: list[Value],
    node: ast.Call, word: str,
) -> Value:  # fmt: skip
    if isinstance(array.element, Struct) and is_packed(array.element):
        what = f"{word} changes a number, and {array.shown!r} holds {array.element!r}, of several types."
        raise low.problem("P113", what, "keep what atomics change in an array of its own.", node)
    exprs = low.each(values, lambda value: as_expression(low, value, node, array.dtype))
    try:
        check_atomic(row, array.dtype)
    except TypeFault as fault:
        raise low.problem("P203", fault.what, fault.fix, node) from None
    wrong = next((expr for expr in exprs if expr.dtype != array.dtype), None)
    if wrong is not None:
        what = f"{word} on {array.shown!r} takes {array.dtype}, and this is {wrong.dtype}."
        raise low.problem("P203", what, f"convert the value, as in {array.dtype}(...).", node)
    effect = Atomic(None, row.name, array.name, index, tuple(exprs), low.span(node))
    if word == row.statement:
        low.emit(effect)
        return Several(())
    name = low.fresh("_t")
    low.types[name] = array.dtype
    low.emit(replace(effect, target=name))
    return Var(name, array.dtype)


def _spelled(row: AtomicRow, word: str) -> str:
    return f"{word}(x, i{('', ', value', ', expected, value')[row.values]})"
