"""Statements: branches, loops, barriers and calls for their effect."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace

from vyre.analysis.trips import trip_count
from vyre.front.assignments import Assignments
from vyre.front.expressions import brief
from vyre.front.inlining import may_return
from vyre.front.notes import WORDS as NOTE_WORDS
from vyre.front.scope import Local, Mistake
from vyre.front.unsupported import STATEMENTS as UNSUPPORTED
from vyre.front.values import ArrayValue, Num, Static
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


class Statements(Assignments):
    """Lowering of statements."""

    def statement(self, node: ast.stmt) -> None:
        """Emit one statement, unless it has an error."""
        self.count(node)
        with suppress(Mistake):
            self._statement(node)

    def _statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Assign():
                self._assign(node)
            case ast.AnnAssign():
                self._annotated(node)
            case ast.AugAssign():
                self._augmented(node)
            case ast.If():
                self._if(node)
            case ast.For():
                self._for(node)
            case ast.Expr():
                self._expression(node)
            case ast.Return():
                self.give_back(node)
            case ast.Break() | ast.Continue():
                if isinstance(node, ast.Break) and self.frame.flags and self.frame.flags[-1] is not None:
                    self.emit(Assign(self.frame.flags[-1], true(), self.span(node)))
                self.emit((Break if isinstance(node, ast.Break) else Continue)(self.span(node)))
            case ast.Pass():
                pass
            case ast.With() if self._region_name(node) is not None:
                with self.collect() as inside:
                    self.block(node.body)
                self.emit(Region(str(self._region_name(node)), tuple(inside), self.span(node)))
            case _:  # not a match over nodes: Python has statements that kernels have not
                word, fix = UNSUPPORTED.get(
                    type(node), (type(node).__name__, "write it with if, for and assignments.")
                )
                self.problem("P110", f"kernels have no {word}.", fix, node)
                self.silence(node)

    def _region_name(self, node: ast.With) -> str | None:
        item = node.items[0]
        call = item.context_expr
        named = (
            len(node.items) == 1
            and item.optional_vars is None
            and isinstance(call, ast.Call)
            and self.word(call.func) == "region"
        )
        if not named or not isinstance(call, ast.Call) or len(call.args) != 1 or call.keywords:
            return None
        origin = call.args[0]
        return origin.value if isinstance(origin, ast.Constant) and isinstance(origin.value, str) else None

    # Control

    def _if(self, node: ast.If) -> None:
        test: Expr | Num = true()
        with suppress(Mistake):
            test = self.truth(node.test)
        if isinstance(test, Num):
            self.block(node.body if test.value else node.orelse)
            return
        with self.collect() as then, self.block_scope():
            self.block(node.body)
        with self.collect() as orelse, self.block_scope():
            self.block(node.orelse)
        self.emit(If(test, tuple(then), tuple(orelse), self.span(node)))

    def _for(self, node: ast.For) -> None:
        """A loop; its else runs if no break ended it."""
        if node.orelse and not self.frame.is_kernel and any(map(may_return, node.body)):
            fix = "set a local before break, and test it after the loop."
            raise self.problem("P105", "a loop with an else has a return in it.", fix, node)
        flag = self.fresh("_left") if node.orelse and any(map(_leaves, node.body)) else None
        if flag is not None:
            self.types[flag] = bool_
            self.emit(Assign(flag, false(), self.span(node)))
        self.frame.flags.append(flag)
        try:
            self._loop_of(node)
        finally:
            self.frame.flags.pop()
        if flag is None:
            self.block(node.orelse)
            return
        with self.collect() as after, self.block_scope():
            self.block(node.orelse)
        self.emit(If(build.negated(Var(flag, bool_)), tuple(after), (), self.span(node)))

    def _loop_of(self, node: ast.For) -> None:
        bounds: tuple[Expr, Expr, Expr, bool] | None = None
        with suppress(Mistake):
            bounds = self._bounds(node)
        if not isinstance(node.target, ast.Name) and bounds is None:
            self.silence(node)
            return
        if not isinstance(node.target, ast.Name):
            what = f"a loop over range(...) gives one number, and {brief(node.target)} is not one name."
            raise self.problem("P104", what, "write for i in range(...):.", node.target)
        bound = self.frame.names.get(node.target.id)
        if not isinstance(bound, Local):
            raise self._fixed(node.target.id, bound, node)
        start, stop, step, unroll = bounds or (Lit(i32, 0), Lit(i32, 1), Lit(i32, 1), False)
        known = self.types.get(bound.name)
        if bounds and known is not None and known != start.dtype:
            self._retyped(node.target.id, bound.name, start.dtype, node)
            self.first[bound.name] = self.span(node)
        self.types[bound.name] = start.dtype if bounds else None  # None: no further problems about it
        self.first.setdefault(bound.name, self.span(node))
        if unroll and bounds and trip_count(For(bound.name, start, stop, step, ())) is None:
            what = f"the loop over {node.target.id!r} is unrolled, and its bounds are not constants."
            fix = "use Const parameters or numbers as its bounds, or a plain range."
            self.problem("P059", what, fix, node)
            unroll = False
        values = _values((start, stop, step)) if unroll and self._may_copy(node) else None
        if values is not None and id(node) in self.copied:
            self._copies(node, bound, values)
            return
        discard = None if values is None else self.attempt()
        before = len(self.problems)
        with self.collect() as body, self._loop(), self.block_scope():
            self._leave_unless(node)
            self.block(node.body)
        if discard is not None and values is not None and len(self.problems) > before:
            discard()  # the body uses the variable where only a constant will do
            self._copies(node, bound, values)
            return
        self.emit(For(bound.name, start, stop, step, tuple(body), unroll, self.span(node)))

    def _leave_unless(self, node: ast.For) -> None:
        """The condition at the head of a loop over `while_(condition, most=n)`."""
        condition = self._condition(node)
        if condition is None:
            return
        test = self.truth(condition)
        with self.collect() as leave:
            self.emit(Break(self.span(condition)))
        go_on = self.typed(Num(bool(test.value)), condition) if isinstance(test, Num) else test
        self.emit(If(build.negated(go_on), tuple(leave), (), self.span(condition)))

    def _condition(self, node: ast.For) -> ast.expr | None:
        call = node.iter
        is_while = isinstance(call, ast.Call) and self.word(call.func) == "while_"
        return call.args[0] if is_while and isinstance(call, ast.Call) and call.args else None

    def _may_copy(self, node: ast.For) -> bool:
        """True if an unrolled loop can be lowered once for every value of its variable."""
        own = [part for statement in node.body for part in _outside_of_loops(statement)]
        leaves = any(isinstance(part, ast.Break | ast.Continue) for part in own)
        return not leaves and (self.frame.is_kernel or not any(map(may_return, node.body)))

    def _copies(self, node: ast.For, bound: Local, values: range) -> None:
        """Lower the body of an unrolled loop once for every value of its variable, a constant in it."""
        assert isinstance(node.target, ast.Name)
        problems, size = len(self.problems), self.size
        self.copied.add(id(node))
        if not self.is_counting:
            self.require_room(self._copied_size(node, values), node, copies=len(values))
        for value in values:
            self._copy(node, value)
            if self.is_counting:
                self.size += (self.size - size) * (len(values) - 1)
                break
            if len(self.problems) > problems:
                break
        self.frame.names[node.target.id] = bound
        if values:
            self.emit(Assign(bound.name, literal(self.types[bound.name] or i32, values[-1]), self.span(node)))

    def _copy(self, node: ast.For, value: int) -> None:
        """One copy of the body; the arrays that it declares are its own."""
        names = self.frame.names
        assert isinstance(node.target, ast.Name)
        names[node.target.id] = Num(value)
        before = {name for name, held in names.items() if isinstance(held, ArrayValue)}
        with self.block_scope():
            self.block(node.body)
        for name in [
            name for name, held in names.items() if isinstance(held, ArrayValue) and name not in before
        ]:
            names[name] = Local(self.fresh(name))

    def _copied_size(self, node: ast.For, values: range) -> int:
        """The number of syntax nodes that all copies have, counted in one of them."""
        if not values:
            return 0
        self.is_counting = True
        discard, before = self.attempt(), self.size
        with self.collect():
            self._copy(node, values[0])
        size = (self.size - before) * len(values)
        discard()
        self.is_counting = False
        return size

    @contextmanager
    def _loop(self) -> Iterator[None]:
        self.frame.loops += 1
        try:
            yield
        finally:
            self.frame.loops -= 1

    def _bounds(self, node: ast.For) -> tuple[Expr, Expr, Expr, bool]:
        call, unroll = node.iter, False
        if isinstance(call, ast.Call) and self.word(call.func) == "while_":
            return self._most(call)
        if isinstance(call, ast.Call) and self.word(call.func) == "unroll" and len(call.args) == 1:
            call, unroll = call.args[0], True
        is_range = (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name)
            and self._value(call.func) == Static(range)
        )
        if not is_range or not isinstance(call, ast.Call) or call.keywords or not 1 <= len(call.args) <= 3:
            raise self._no_range(call, node)
        given = self.values(call.args)
        parts = [Num(0), given[0], Num(1)] if len(given) == 1 else [*given, Num(1)][:3]
        start, stop, step = self.alike(parts, call)
        kinds = {start.dtype, stop.dtype, step.dtype}
        if len(kinds) > 1 or not start.dtype.is_integer:
            names = ", ".join(sorted(str(kind) for kind in kinds))
            what = f"range takes integers of one type, and these are {names}."
            raise self.problem("P203", what, "convert the bounds, as in i32(...).", call)
        return start, stop, step, unroll

    def _most(self, call: ast.Call) -> tuple[Expr, Expr, Expr, bool]:
        """The bounds of a loop over `while_(condition, most=n)`."""
        named = {word.arg: word.value for word in call.keywords}
        if len(call.args) != 1 or named.keys() != {"most"}:
            what = "while_ takes a condition, and the most iterations that it may run."
            raise self.problem("P104", what, "write for _ in while_(x > 1, most=100):.", call)
        most = self.typed(self.value(named["most"]), named["most"], i32)
        if most.dtype != i32:
            what = f"most= is an i32, and this is {most.dtype}."
            raise self.problem("P203", what, "convert it, as in i32(...).", named["most"])
        return Lit(i32, 0), most, Lit(i32, 1), False

    def _no_range(self, call: ast.expr, node: ast.For) -> Mistake:
        over, index = brief(call), node.target.id if isinstance(node.target, ast.Name) else "i"
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range":
            what, fix = "'range' is not Python's range here.", "call the other thing something else."
            if self._value(call.func) == Static(range):
                what = "range takes 1 to 3 numbers by position."
                fix = "write range(stop), range(start, stop) or range(start, stop, step)."
        elif isinstance(self.frame.names.get(over), ArrayValue):
            what = f"a loop goes over range(...), and {over!r} is an array."
            fix = f"write for i in range(len({over})):, and read {over}[i] in it."
        else:
            if isinstance(call, ast.Call):
                self.require_own_word(call.func)
            what = "a loop goes over range(...) in kernels."
            fix = f"write for {index} in range(n):, with a bound n."
        return self.problem("P104", what, fix, node)

    def _expression(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return  # a docstring, or ... for nothing
        word = self.word(node.value.func) if isinstance(node.value, ast.Call) else ""
        if word in ("barrier", "grid_sync") and isinstance(node.value, ast.Call):
            if node.value.args or node.value.keywords:
                self.problem("P113", f"{word} takes no arguments.", f"write {word}().", node)
            self.emit(Barrier(self.span(node)) if word == "barrier" else GridSync(self.span(node)))
            return
        if word in NOTE_WORDS and isinstance(node.value, ast.Call):
            self._note(word, node.value)
            return
        start = len(self.out)
        last = self._effect_of(self.value(node.value), start)
        if isinstance(last, Atomic) and last.target is not None:  # the call is only for its effect
            self.release(last.target)
            self.out[-1] = replace(last, target=None)


def _leaves(node: ast.stmt) -> bool:
    """True if a statement of a loop's body may break out of that loop."""
    return any(isinstance(part, ast.Break) for part in _outside_of_loops(node))


def _outside_of_loops(node: ast.AST) -> Iterator[ast.AST]:
    """A statement and what is in it, without loops."""
    if isinstance(node, ast.For):
        return
    yield node
    for part in ast.iter_child_nodes(node):
        yield from _outside_of_loops(part)


def _values(bounds: tuple[Expr, ...]) -> range | None:
    """The values of a loop with constant bounds; None if they are not known, or too many to unroll."""
    numbers = [int(number(bound)) for bound in bounds if isinstance(bound, Lit)]
    if len(numbers) < 3 or numbers[2] == 0:
        return None
    values = range(*numbers)
    return values if len(values) <= limits.UNROLL else None
