"""Statements: branches, loops, barriers and calls for their effect."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from vyre.analysis.effects import trip_count
from vyre.front.assignments import (
    effect_of,
    lower_annotated,
    lower_assign,
    lower_augmented,
    not_assignable,
    report_retyped,
    value_or_poison,
)
from vyre.front.calls import intrinsic_name, lower_call
from vyre.front.elements import lower_attribute, lower_subscript
from vyre.front.expressions import alike, as_expression, brief, evaluate, evaluate_all, lower_condition
from vyre.front.inlining import inline_call, lower_block, lower_return, may_return
from vyre.front.notes import WORDS as NOTE_WORDS
from vyre.front.notes import lower_note
from vyre.front.scope import Local, Mistake, Readers, Scope
from vyre.front.unrolling import copies, in_loop, items_of, may_copy, outside_of_loops, over_items
from vyre.front.unsupported import STATEMENTS as UNSUPPORTED
from vyre.front.values import ArrayValue, Num, Static, Value
from vyre.ir import limits
from vyre.ir.dtypes import bool_, i32
from vyre.ir.literal import Lit, literal, number
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Break,
    Continue,
    Expr,
    For,
    GridSync,
    If,
    Region,
    Var,
    false,
    true,
)
from vyre.ops import build


def lower_statement(low: Scope, node: ast.stmt) -> None:
    """Emit one statement, unless it has an error."""
    low.count(node)
    with suppress(Mistake):
        _statement(low, node)


def _statement(low: Scope, node: ast.stmt) -> None:
    lower = _KINDS.get(type(node))
    if lower is not None and (not isinstance(node, ast.With) or _region_name(low, node) is not None):
        lower(low, node)
        return
    word, fix = UNSUPPORTED.get(type(node), (type(node).__name__, "write it with if, for and assignments."))
    low.problem("P110", f"kernels have no {word}.", fix, node)
    low.silence(node)


def _jump(low: Scope, node: ast.Break | ast.Continue) -> None:
    if isinstance(node, ast.Break) and low.frame.flags and low.frame.flags[-1] is not None:
        low.emit(Assign(low.frame.flags[-1], true(), low.span(node)))
    low.emit((Break if isinstance(node, ast.Break) else Continue)(low.span(node)))


def _region(low: Scope, node: ast.With) -> None:
    with low.collect() as inside:
        lower_block(low, node.body)
    low.emit(Region(str(_region_name(low, node)), tuple(inside), low.span(node)))


def _region_name(low: Scope, node: ast.With) -> str | None:
    item = node.items[0]
    call = item.context_expr
    named = (
        len(node.items) == 1
        and item.optional_vars is None
        and isinstance(call, ast.Call)
        and intrinsic_name(low, call.func) == "region"
    )
    if not named or not isinstance(call, ast.Call) or len(call.args) != 1 or call.keywords:
        return None
    origin = call.args[0]
    return origin.value if isinstance(origin, ast.Constant) and isinstance(origin.value, str) else None


# Control


def _if(low: Scope, node: ast.If) -> None:
    test: Expr | Num = true()
    with suppress(Mistake):
        test = lower_condition(low, node.test)
    if isinstance(test, Num):
        lower_block(low, node.body if test.value else node.orelse)
        return
    with low.collect() as then, low.block_scope():
        lower_block(low, node.body)
    with low.collect() as orelse, low.block_scope():
        lower_block(low, node.orelse)
    low.emit(If(test, tuple(then), tuple(orelse), low.span(node)))


def _for(low: Scope, node: ast.For) -> None:
    """A loop; its else runs if no break ended it."""
    if node.orelse and not low.frame.is_kernel and any(map(may_return, node.body)):
        fix = "set a local before break, and test it after the loop."
        raise low.problem("P105", "a loop with an else has a return in it.", fix, node)
    flag = low.fresh("_left") if node.orelse and any(map(_leaves, node.body)) else None
    if flag is not None:
        low.types[flag] = bool_
        low.emit(Assign(flag, false(), low.span(node)))
    low.frame.flags.append(flag)
    try:
        _loop_of(low, node)
    finally:
        low.frame.flags.pop()
    if flag is None:
        lower_block(low, node.orelse)
        return
    with low.collect() as after, low.block_scope():
        lower_block(low, node.orelse)
    low.emit(If(build.negated(Var(flag, bool_)), tuple(after), (), low.span(node)))


def _loop_of(low: Scope, node: ast.For) -> None:
    problems = len(low.problems)
    items: Sequence[Value] | None = None
    with suppress(Mistake):
        items = items_of(low, node.iter)
    if items is not None:
        over_items(low, node, items)
    else:
        _over_range(low, node, is_wrong=len(low.problems) > problems)


def _over_range(low: Scope, node: ast.For, *, is_wrong: bool) -> None:
    """A loop over range(...), unroll(...) or while_(...); after an error its body is still read for other
    errors.
    """
    bounds: tuple[Expr, Expr, Expr, bool] | None = None
    if not is_wrong:
        with suppress(Mistake):
            bounds = _bounds(low, node)
    if not isinstance(node.target, ast.Name) and bounds is None:
        low.silence(node)
        return
    if not isinstance(node.target, ast.Name):
        what = f"a loop over range(...) gives one number, and {brief(node.target)} is not one name."
        raise low.problem("P104", what, "write for i in range(...):.", node.target)
    bound = low.frame.names.get(node.target.id)
    if not isinstance(bound, Local):
        raise not_assignable(low, node.target.id, bound, node)
    start, stop, step, unroll = bounds or (Lit(i32, 0), Lit(i32, 1), Lit(i32, 1), False)
    known = low.types.get(bound.name)
    if bounds and known is not None and known != start.dtype:
        report_retyped(low, node.target.id, bound.name, start.dtype, node)
        low.first[bound.name] = low.span(node)
    low.types[bound.name] = start.dtype if bounds else None  # None: no further problems about it
    low.first.setdefault(bound.name, low.span(node))
    if unroll and bounds and trip_count(For(bound.name, start, stop, step, ())) is None:
        what = f"the loop over {node.target.id!r} is unrolled, and its bounds are not constants."
        fix = "use Const parameters or numbers as its bounds, or a plain range."
        low.problem("P059", what, fix, node)
        unroll = False
    values = _values((start, stop, step)) if unroll and may_copy(low, node) else None
    if values is not None and id(node) in low.copied:
        _copies(low, node, bound, values)
        return
    discard = None if values is None else low.attempt()
    before = len(low.problems)
    with low.collect() as body, in_loop(low), low.block_scope():
        _leave_unless(low, node)
        lower_block(low, node.body)
    if discard is not None and values is not None and len(low.problems) > before:
        discard()  # the body uses the variable where only a constant will do
        _copies(low, node, bound, values)
        return
    low.emit(For(bound.name, start, stop, step, tuple(body), unroll, low.span(node)))


def _leave_unless(low: Scope, node: ast.For) -> None:
    """The condition at the head of a loop over `while_(condition, most=n)`."""
    condition = _while_condition(low, node)
    if condition is None:
        return
    test = lower_condition(low, condition)
    with low.collect() as leave:
        low.emit(Break(low.span(condition)))
    go_on = as_expression(low, Num(bool(test.value)), condition) if isinstance(test, Num) else test
    low.emit(If(build.negated(go_on), tuple(leave), (), low.span(condition)))


def _while_condition(low: Scope, node: ast.For) -> ast.expr | None:
    call = node.iter
    is_while = isinstance(call, ast.Call) and intrinsic_name(low, call.func) == "while_"
    return call.args[0] if is_while and isinstance(call, ast.Call) and call.args else None


def _copies(low: Scope, node: ast.For, bound: Local, values: range) -> None:
    """Lower the body of an unrolled loop once for every value of its variable, a constant in it."""
    assert isinstance(node.target, ast.Name)
    names, name = low.frame.names, node.target.id

    def take(value: Value) -> None:
        names[name] = value

    copies(low, node, [Num(value) for value in values], take)
    names[name] = bound
    if values:
        low.emit(Assign(bound.name, literal(low.types[bound.name] or i32, values[-1]), low.span(node)))


def _bounds(low: Scope, node: ast.For) -> tuple[Expr, Expr, Expr, bool]:
    call, unroll = node.iter, False
    if isinstance(call, ast.Call) and intrinsic_name(low, call.func) == "while_":
        return _most(low, call)
    if isinstance(call, ast.Call) and intrinsic_name(low, call.func) == "unroll" and len(call.args) == 1:
        if not isinstance(call.args[0], ast.Call):
            fix = f"write unroll(range({brief(call.args[0])}))."
            raise low.problem("P104", "unroll takes a range.", fix, call)
        call, unroll = call.args[0], True
    if isinstance(call, ast.Call):
        low.require_own_word(call.func)
    is_range = (
        isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and value_or_poison(low, call.func) == Static(range)
    )
    if not is_range or not isinstance(call, ast.Call) or call.keywords or not 1 <= len(call.args) <= 3:
        raise _no_range(low, call, node)
    bounds = evaluate_all(low, call.args)
    parts = [Num(0), bounds[0], Num(1)] if len(bounds) == 1 else [*bounds, Num(1)][:3]
    start, stop, step = alike(low, parts, call)
    kinds = {start.dtype, stop.dtype, step.dtype}
    if len(kinds) > 1 or not start.dtype.is_integer:
        names = ", ".join(sorted(str(kind) for kind in kinds))
        what = f"range takes integers of one type, and these are {names}."
        raise low.problem("P203", what, "convert the bounds, as in i32(...).", call)
    return start, stop, step, unroll


def _most(low: Scope, call: ast.Call) -> tuple[Expr, Expr, Expr, bool]:
    """The bounds of a loop over `while_(condition, most=n)`."""
    named = {word.arg: word.value for word in call.keywords}
    if len(call.args) != 1 or named.keys() != {"most"}:
        what = "while_ takes a condition, and the most iterations that it may run."
        test = brief(call.args[0]) if call.args else "x > 1"
        most_word = brief(call.args[1]) if len(call.args) == 2 and not named else "100"
        raise low.problem("P104", what, f"write for _ in while_({test}, most={most_word}):.", call)
    most = as_expression(low, evaluate(low, named["most"]), named["most"], i32)
    if most.dtype != i32:
        what = f"most= is an i32, and this is {most.dtype}."
        raise low.problem("P203", what, "convert it, as in i32(...).", named["most"])
    return Lit(i32, 0), most, Lit(i32, 1), False


def _no_range(low: Scope, call: ast.expr, node: ast.For) -> Mistake:
    over, index = brief(call), node.target.id if isinstance(node.target, ast.Name) else "i"
    if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range":
        what, fix = "'range' is not Python's range here.", "call the other thing something else."
        if value_or_poison(low, call.func) == Static(range):
            what = "range takes 1 to 3 numbers by position."
            fix = "write range(stop), range(start, stop) or range(start, stop, step)."
    elif (array := _array_of(low, call)) is not None and array != over:
        what = f"a loop goes over range(...) or a tuple, and {array!r} is an array."
        fix = f"write for i in range(len({array})):, and read {array}[i] in it."
    elif array is not None:
        what = f"a loop goes over range(...), and {over!r} is an array."
        fix = (
            f"write for i in range(len({over})):, and read {over}[i] in it; or {index} = gid() in place of "
            "the loop, since the kernel runs for each element."
        )
    else:
        what = "a loop goes over range(...) or a tuple in kernels."
        fix = f"write for {index} in range(n):, with a bound n."
    return low.problem("P104", what, fix, node)


def _is_breakpoint(low: Scope, node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and low.frame.env.find(node.id) is breakpoint


def _array_of(low: Scope, node: ast.expr) -> str | None:
    """The array that a loop runs over, if it is one, or `enumerate` or `zip` of one."""
    inside = node.args if isinstance(node, ast.Call) and brief(node.func) in ("enumerate", "zip") else [node]
    names = [part.id for part in inside if isinstance(part, ast.Name)]
    return next((name for name in names if isinstance(low.frame.names.get(name), ArrayValue)), None)


def _expression(low: Scope, node: ast.Expr) -> None:
    if isinstance(node.value, ast.Constant):
        return  # a docstring, or ... for nothing
    if isinstance(node.value, ast.Call) and _is_breakpoint(low, node.value.func):
        return  # `k.step` stops there
    word = intrinsic_name(low, node.value.func) if isinstance(node.value, ast.Call) else ""
    if word in ("barrier", "grid_sync") and isinstance(node.value, ast.Call):
        if node.value.args or node.value.keywords:
            low.problem("P113", f"{word} takes no arguments.", f"write {word}().", node)
        low.emit(Barrier(low.span(node)) if word == "barrier" else GridSync(low.span(node)))
        return
    if word in NOTE_WORDS and isinstance(node.value, ast.Call):
        lower_note(low, word, node.value)
        return
    start = len(low.out)
    last = effect_of(low, evaluate(low, node.value), start)
    if isinstance(last, Atomic) and last.target is not None:  # the call is only for its effect
        low.release(last.target)
        low.out[-1] = replace(last, target=None)


def _leaves(node: ast.stmt) -> bool:
    """True if a statement of a loop's body may break out of that loop."""
    return any(isinstance(part, ast.Break) for part in outside_of_loops(node))


def _values(bounds: tuple[Expr, ...]) -> range | None:
    """The values of a loop with constant bounds; None if they are not known, or too many to unroll."""
    numbers = [int(number(bound)) for bound in bounds if isinstance(bound, Lit)]
    if len(numbers) < 3 or numbers[2] == 0:
        return None
    values = range(*numbers)
    return values if len(values) <= limits.UNROLL else None


READERS = Readers(lower_subscript, lower_attribute, lower_call, inline_call, lower_statement)


_KINDS: dict[type[ast.stmt], Callable[[Scope, Any], None]] = {
    ast.Assign: lower_assign,
    ast.AnnAssign: lower_annotated,
    ast.AugAssign: lower_augmented,
    ast.If: _if,
    ast.For: _for,
    ast.Expr: _expression,
    ast.Return: lower_return,
    ast.Break: _jump,
    ast.Continue: _jump,
    ast.With: _region,
    ast.Pass: lambda low, node: None,
}
