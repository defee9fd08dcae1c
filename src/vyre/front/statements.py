"""Statements: assignments, branches, loops and arrays."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace

from vyre.front.annotation import annotation
from vyre.front.expressions import brief
from vyre.front.inlining import Inlining, may_return
from vyre.front.scope import Local, Mistake, has_effects
from vyre.front.template import MISSING
from vyre.front.unsupported import STATEMENTS as UNSUPPORTED
from vyre.front.values import POISON, ArrayValue, Num, Poison, Several, Static, Value, is_expression
from vyre.ir import limits
from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.literal import Lit, literal, misfit, number
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Break,
    Collective,
    Continue,
    Declare,
    Expr,
    For,
    GridSync,
    If,
    Load,
    Region,
    Store,
    Var,
    true,
)
from vyre.ir.spoken import short
from vyre.ir.walk import expressions


class Statements(Inlining):
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
                self.emit((Break if isinstance(node, ast.Break) else Continue)(self.span(node)))
            case ast.Pass():
                pass
            case ast.With() if self._region_name(node) is not None:
                with self.collect() as inside:
                    self.block(node.body)
                self.emit(Region(str(self._region_name(node)), tuple(inside), self.span(node)))
            case _:
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

    # Assignment

    def _assign(self, node: ast.Assign) -> None:
        if len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            self._assign_name(node.targets[0], node.value, node)
            return
        value = self._value(node.value)
        parts = [part for target in node.targets for part in ast.walk(target)]
        bound = [self.frame.names.get(part.id) for part in parts if isinstance(part, ast.Name)]
        plain = all(isinstance(part, ast.Name | ast.Tuple | ast.expr_context) for part in parts)
        changed = {local.name for local in bound if isinstance(local, Local)} if plain else None
        several = len(node.targets) > 1 or isinstance(node.targets[0], ast.Tuple | ast.List)
        kept = self.changed(value, lambda expr: self._kept(expr, changed)) if several else value
        self.each(node.targets, lambda target: self._bind(target, kept, node))

    def _value(self, node: ast.expr) -> Value:
        """The value of an expression that is assigned to a target."""
        try:
            return self.value(node)
        except Mistake:
            return POISON

    def _assign_name(self, target: ast.Name, value: ast.expr, node: ast.stmt) -> None:
        word = self.word(value.func) if isinstance(value, ast.Call) else ""
        if word in ("shared", "local") and isinstance(value, ast.Call):
            self._declare(target, word, value)
            return
        start = len(self.out)
        given = self._value(value)
        if not self._adopted(target, given, start):
            self.assign(target, given, node)

    def _adopted(self, target: ast.Name, value: Value, start: int) -> bool:
        """Let an atomic or collective, emitted since `start` for a value, write directly to its local."""
        bound, last = self.frame.names.get(target.id), self._effect_of(value, start)
        if last is None or not isinstance(bound, Local) or not isinstance(value, Var):
            return False
        if self.types.get(bound.name, value.dtype) != value.dtype:
            return False
        self.out[-1] = replace(last, target=bound.name)
        self.release(value.name)
        self.types[bound.name] = value.dtype
        self.first.setdefault(bound.name, self.span(target))
        return True

    def _effect_of(self, value: Value, start: int) -> Atomic | Collective | None:
        """The last emitted statement, if it was emitted since `start` and computes the value."""
        last = self.out[-1] if len(self.out) > start else None
        if isinstance(last, Atomic | Collective) and isinstance(value, Var) and last.target == value.name:
            return last
        return None

    def _kept(self, expr: Expr, changed: set[str] | None) -> Expr:
        """Evaluate the value now if it reads a local in `changed`, or in any case if that is None."""
        if isinstance(expr, Lit):
            return expr
        read = {part.name for part in expressions(expr) if isinstance(part, Var)}
        return self.keep(expr) if changed is None or read & changed else expr

    def _bind(self, target: ast.expr, value: Value, node: ast.stmt) -> None:
        match target:
            case ast.Name():
                self.assign(target, value, node)
            case ast.Subscript():
                self._store(target, value, node)
            case ast.Tuple() | ast.List():
                self._unpack(target, value, node)
            case _:
                raise self._no_target(target)

    def _no_target(self, target: ast.expr) -> Mistake:
        what = f"{brief(target)} cannot be assigned to."
        return self.problem("P116", what, "assign to a name, or to an element such as x[i].", target)

    def _unpack(self, target: ast.Tuple | ast.List, value: Value, node: ast.stmt) -> None:
        names, items = len(target.elts), value.items if isinstance(value, Several) else (value,)
        starred = next((part for part in target.elts if isinstance(part, ast.Starred)), None)
        if starred is not None:
            self._no_target(starred)
            value = POISON
        elif not isinstance(value, Poison) and (not isinstance(value, Several) or names != len(items)):
            count = "is 1 value" if len(items) == 1 else f"are {len(items)} values"
            what = f"{names} names are assigned at once, and there {count}."
            self.problem("P115", what, "write as many names as values.", node)
            value = POISON
        given = value.items if isinstance(value, Several) else [POISON] * names
        self.each(zip(target.elts, given, strict=True), lambda pair: self._bind(*pair, node))

    def assign(self, target: ast.Name, value: Value, node: ast.AST) -> None:
        """Assign a value to a local, whose type is that of its first value."""
        bound = self.frame.names.get(target.id)
        if not isinstance(bound, Local):
            raise self._fixed(target.id, bound, node)
        known = self.types.get(bound.name)
        if (
            known is not None
            and isinstance(value, Num)
            and value.default.kind != known.kind
            and misfit(known, value.value)
        ):
            raise self._retyped(target.id, bound.name, value.default, node)
        try:
            expr = self._assigned(target.id, value, known, node)
        except Mistake:
            self.types.setdefault(bound.name, None)
            self.emit(Assign(bound.name, Lit(i32, 0), self.span(node)))
            return
        if known is not None and known != expr.dtype:
            raise self._retyped(target.id, bound.name, expr.dtype, node)
        self.types[bound.name] = expr.dtype if self.types.get(bound.name, expr.dtype) is not None else None
        self.first.setdefault(bound.name, self.span(node))
        self.emit(Assign(bound.name, expr, self.span(node)))
        if isinstance(value, Num) and target.id in self.frame.once:
            self.constants[bound.name] = value

    def _assigned(self, name: str, value: Value, known: DType | None, node: ast.AST) -> Expr:
        """The value in a form that a local can hold."""
        if isinstance(value, ArrayValue):
            what = f"{name!r} would be a second name of the array {value.shown!r}."
            raise self.problem("P216", what, f"use {value.shown} itself, or read an element of it.", node)
        if isinstance(value, Static):
            what = f"{name!r} would be a name of {short(value.value)}, and locals hold numbers."
            raise self.problem("P216", what, "give it that name outside the kernel.", node)
        return self.typed(value, node if isinstance(value, Several) else value_of(node), known)

    def _fixed(self, name: str, bound: Value | None, node: ast.AST) -> Mistake:
        """Report an assignment to a name that is bound to something other than a number."""
        if isinstance(bound, Poison):
            return Mistake()
        if isinstance(bound, ArrayValue):
            what = f"{name!r} is an array, and is assigned here as a whole."
            fix = f"store to its elements, as in {name}[i] = ..., or use another name."
            return self.problem("P216", what, fix, node)
        what = f"{name!r} stands for something known at compile time, and cannot be assigned to."
        return self.problem("P216", what, f"use another name than {name} for the local.", node)

    def _retyped(self, shown: str, name: str, dtype: DType, node: ast.AST) -> Mistake:
        line = self.first[name].line if name in self.first else "above"
        self.emit(Assign(name, Lit(self.types[name] or i32, 0), self.span(node)))
        what = f"{shown!r} is {self.types[name]} since line {line}, and would become {dtype} here."
        fix = f"convert the value, as in {self.types[name]}(...), or start with {dtype.spoken} there."
        if isinstance(node, ast.For):
            fix = f"use another name than {shown} for this loop."
        return self.problem("P204", what, fix, node)

    def _annotated(self, node: ast.AnnAssign) -> None:
        if not isinstance(node.target, ast.Name):
            what = f"{brief(node.target)} has its type already."
            raise self.problem("P116", what, "remove the annotation.", node)
        wanted = annotation(self, node.annotation)
        name = node.target.id
        if not isinstance(wanted, DType):
            if wanted is not MISSING:
                what = f"{ast.unparse(node.annotation)} is no type of a local."
                fix = f"write a dtype, as in {name}: f32 = ..., or leave the type out."
                self.problem("P206", what, fix, node)
            self.assign(node.target, POISON, node)
            return
        if node.value is None:
            what = f"{name!r} has a type but no value."
            zero = "False" if wanted is bool_ else "0"
            self.silence(node)
            raise self.problem("P116", what, f"give it one, as in {name}: {wanted} = {zero}.", node)
        self._declared_local(node.target, node.value, wanted, node)

    def _declared_local(self, target: ast.Name, value: ast.expr, wanted: DType, node: ast.AnnAssign) -> None:
        """`target: wanted = value`."""
        start = len(self.out)
        try:
            expr = self.typed(self.value(value), node, wanted)
            if expr.dtype != wanted:
                what = f"{target.id!r} is declared {wanted}, and its value is {expr.dtype}."
                raise self.problem("P203", what, f"convert the value, as in {wanted}(...).", node)
        except Mistake:
            self.assign(target, POISON, node)
            return
        if not self._adopted(target, expr, start):
            self.assign(target, expr, node)

    def _augmented(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name):
            bound = self.frame.names.get(node.target.id)
            if bound is not None and not isinstance(bound, Local):
                raise self._fixed(node.target.id, bound, node)
            self.assign(node.target, self._combined(node.target, node), node)
            return
        if not isinstance(node.target, ast.Subscript):
            raise self._no_target(node.target)
        array = self.value(node.target.value)
        if not isinstance(array, ArrayValue):
            raise self._no_element(node.target)
        index = self.index(node.target.slice)
        held = tuple(self.simple(part) for part in index)
        old: Value = Load(array.name, held, array.dtype, self.span(node.target))
        with self.collect() as before:
            right = self.value(node.value)
        if has_effects(before):
            old = self.keep(Load(array.name, held, array.dtype, self.span(node.target)))
        self.out.extend(before)
        self._put(array, held, self.binary(node.op, old, right, node), node)

    def _combined(self, target: ast.Name, node: ast.AugAssign) -> Value:
        """`target op value`; two types usually mean that the first value of the target has the wrong one."""
        own = ast.copy_location(ast.Name(target.id, ast.Load()), target)
        try:
            left, right = self.parts([own, node.value])
            if not isinstance(left, Var) or not is_expression(right) or left.dtype == right.dtype:
                return self.binary(node.op, left, right, node)
        except Mistake:
            return POISON
        line = f" since line {self.first[left.name].line}" if left.name in self.first else ""
        what = f"{target.id!r} is {left.dtype}{line}, and is combined here with {right.dtype.spoken} value."
        fix = f"start {target.id} with {right.dtype}(...) there, or convert here, as in {left.dtype}(...)."
        self.types[left.name] = None
        raise self.problem("P204", what, fix, node)

    def _store(self, target: ast.Subscript, value: Value, node: ast.stmt) -> None:
        array = self.value(target.value)
        if not isinstance(array, ArrayValue):
            raise self._no_element(target)
        with self.collect() as inside:
            index = self.index(target.slice)
        if has_effects(inside) and is_expression(value):
            value = self.keep(value)
        self.out.extend(inside)
        self._put(array, index, value, node)

    def _no_element(self, target: ast.Subscript) -> Mistake:
        if isinstance(target.value, ast.Subscript):
            return self.indexed_again("P116", target, target.value, " = ...")
        what = f"{brief(target.value)} is no array, so it has no elements to assign to."
        fix = "store to an Out or InOut array, or to a shared or local one."
        return self.problem("P116", what, fix, target)

    def _put(self, array: ArrayValue, index: tuple[Expr, ...], value: Value, node: ast.stmt) -> None:
        expr = self.typed(value, value_of(node), array.dtype)
        if expr.dtype != array.dtype:
            what = f"{array.shown!r} holds {array.dtype}, and this value is {expr.dtype}."
            raise self.problem("P209", what, f"convert the value, as in {array.dtype}(...).", node)
        self.emit(Store(array.name, index, expr, self.span(node)))

    def _declare(self, target: ast.Name, space: str, node: ast.Call) -> None:
        """`target = shared(dtype, shape)`, or local."""
        bound = self.frame.names.get(target.id)
        if isinstance(bound, ArrayValue):
            what = f"{target.id!r} is an array already, and is declared again."
            raise self.problem("P217", what, f"give the new {space} array a name of its own.", node)
        shape, dtype = self._declared_shape(node), self._declared_dtype(node)
        if shape is None or dtype is None:
            what = f"{space} takes a dtype, and 1 to 3 sizes from 1 on that are known at compile time."
            self.frame.names[target.id] = POISON
            fix = f"write {target.id} = {space}(f32, 64), or {space}(f32, (8, 8))."
            raise self.problem("P119", what, fix, node)
        if not isinstance(bound, Local):
            raise self._fixed(target.id, bound, node)
        self.frame.names[target.id] = ArrayValue(bound.name, dtype, len(shape), target.id, shape)
        self.emit(Declare(bound.name, space, dtype, shape, self.span(node)))  # type: ignore[arg-type]  # "shared" or "local"

    def _declared_dtype(self, node: ast.Call) -> DType | None:
        value = self._value(node.args[0]) if len(node.args) == 2 and not node.keywords else POISON
        found = value.value if isinstance(value, Static) else None
        found = bool_ if found is bool else found
        return found if isinstance(found, DType) else None

    def _declared_shape(self, node: ast.Call) -> tuple[int, ...] | None:
        if len(node.args) != 2 or node.keywords:
            return None
        value = self._value(node.args[1])
        items = value.items if isinstance(value, Several) else (value,)
        sizes = [
            item.value
            for item in items
            if isinstance(item, Num) and type(item.value) is int and 0 < item.value <= limits.AXIS
        ]
        whole = len(sizes) == len(items) and 1 <= len(items) <= limits.RANK
        return tuple(int(size) for size in sizes) if whole else None

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
        if node.orelse:
            fix = "set a local before break, and test it after the loop."
            self.problem("P105", "loops in kernels have no else.", fix, node)
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
        values = _values((start, stop, step)) if unroll and self._may_copy(node) else None
        if values is not None and id(node) in self.copied:
            self._copies(node, bound, values)
            return
        discard = None if values is None else self.attempt()
        before = len(self.problems)
        with self.collect() as body, self._loop(), self.block_scope():
            self.block(node.body)
        if discard is not None and values is not None and len(self.problems) > before:
            discard()  # the body uses the variable where only a constant will do
            self._copies(node, bound, values)
            return
        self.emit(For(bound.name, start, stop, step, tuple(body), unroll, self.span(node)))

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
        start = len(self.out)
        last = self._effect_of(self.value(node.value), start)
        if isinstance(last, Atomic) and last.target is not None:  # the call is only for its effect
            self.release(last.target)
            self.out[-1] = replace(last, target=None)


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


def value_of(node: ast.AST) -> ast.AST:
    """The node of an assignment's value; any other node itself."""
    value = node.value if isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign) else None
    return node if value is None else value
