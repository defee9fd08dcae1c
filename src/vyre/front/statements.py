"""Statements: assignments, branches, loops and arrays."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from vyre.front.inlining import Inlining
from vyre.front.scope import Local, has_effects
from vyre.front.unsupported import STATEMENTS as UNSUPPORTED
from vyre.front.values import POISON, Array, Num, Poison, Several, Static, Value, is_expression
from vyre.ir import limits
from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Break,
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
)
from vyre.ir.walk import expressions


class Statements(Inlining):
    """Lowering of statements."""

    def statement(self, node: ast.stmt) -> None:
        """Emit one statement."""
        self.count(node)
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
        value = self.value(node.value)
        names = {
            part.id for target in node.targets for part in ast.walk(target) if isinstance(part, ast.Name)
        }
        plain = all(
            isinstance(part, ast.Name | ast.Tuple | ast.expr_context)
            for t in node.targets
            for part in ast.walk(t)
        )
        changed = (
            {bound.name for name in names if isinstance(bound := self.frame.names.get(name), Local)}
            if plain
            else None
        )
        several = len(node.targets) > 1 or isinstance(node.targets[0], ast.Tuple | ast.List)
        kept = self._kept(value, changed) if several else value
        for target in node.targets:
            self._bind(target, kept, node)

    def _assign_name(self, target: ast.Name, value: ast.expr, node: ast.stmt) -> None:
        word = self.word(value.func) if isinstance(value, ast.Call) else ""
        if word in ("shared", "local") and isinstance(value, ast.Call):
            self._declare(target, word, value)
            return
        direct = self._target_for(target, value)
        lowered = self.effect(value, direct) if direct is not None else None
        if lowered is not None:
            if isinstance(lowered, Poison):
                self.types.setdefault(str(direct), None)
                self.emit(Assign(str(direct), Lit(i32, 0)))
            self.first.setdefault(str(direct), self.span(target))
            return
        self._bind(target, self.value(value), node)

    def _target_for(self, target: ast.Name, value: ast.expr) -> str | None:
        """The local that an effect may write straight to: one that is new, or has the type already (checked by the checker)."""
        bound = self.frame.names.get(target.id)
        if not isinstance(bound, Local) or not isinstance(value, ast.Call):
            return None
        return bound.name if bound.name not in self.types else None

    def _kept(self, value: Value, changed: set[str] | None) -> Value:
        """The value evaluated now if it reads a local that is about to change, or (None) if anything may change."""
        if isinstance(value, Several):
            return Several(tuple(self._kept(item, changed) for item in value.items))
        if not is_expression(value) or isinstance(value, Lit):
            return value
        read = {part.name for part in expressions(value) if isinstance(part, Var)}
        return self.keep(value) if changed is None or read & changed else value

    def _bind(self, target: ast.expr, value: Value, node: ast.stmt) -> None:
        match target:
            case ast.Name():
                self.assign(target, value, node)
            case ast.Subscript():
                self._store(target, value, node)
            case ast.Tuple() | ast.List():
                self._unpack(target, value, node)
            case _:
                self.problem("P116", "this cannot be assigned to.", "assign to a name or to x[i].", target)

    def _unpack(self, target: ast.Tuple | ast.List, value: Value, node: ast.stmt) -> None:
        if isinstance(value, Poison):
            for name in ast.walk(target):
                if isinstance(name, ast.Name):
                    self.assign(name, POISON, node)
            return
        if not isinstance(value, Several) or len(value.items) != len(target.elts):
            given = len(value.items) if isinstance(value, Several) else 1
            self.problem(
                "P116",
                f"{len(target.elts)} names take as many values, and {given} are given.",
                "match them.",
                node,
            )
            return
        for part, item in zip(target.elts, value.items, strict=True):
            self._bind(part, item, node)

    def assign(self, target: ast.Name, value: Value, node: ast.AST) -> None:
        """Give a local a value; its type is that of its first value."""
        bound = self.frame.names.get(target.id)
        if isinstance(bound, Array):
            self.problem(
                "P216",
                f"{target.id!r} is an array and cannot be assigned to.",
                "store elements: x[i] = value.",
                node,
            )
            return
        if not isinstance(bound, Local):
            return
        if isinstance(value, Static):
            self.problem(
                "P216",
                f"{target.id!r} cannot hold a {type(value.value).__name__}.",
                "use the object itself.",
                node,
            )
            value = POISON
        known = self.types.get(bound.name)
        expr = self.typed(value, node, known)
        if isinstance(expr, Poison):
            self.types.setdefault(bound.name, None)
            self.emit(Assign(bound.name, Lit(i32, 0), self.span(node)))
            return
        if known is not None and known != expr.dtype:
            self._retyped(target.id, bound.name, expr.dtype, node)
            return
        self.types[bound.name] = expr.dtype if self.types.get(bound.name, expr.dtype) is not None else None
        self.first.setdefault(bound.name, self.span(node))
        self.emit(Assign(bound.name, expr, self.span(node)))

    def _retyped(self, shown: str, name: str, dtype: DType, node: ast.AST) -> None:
        line = self.first[name].line if name in self.first else "above"
        self.problem(
            "P204", f"{shown!r} is {self.types[name]} since line {line}, and here it would become {dtype}.",
            f"convert the value, as in {self.types[name]}(...), or use another name.", node,
        )  # fmt: skip

    def _annotated(self, node: ast.AnnAssign) -> None:
        if not isinstance(node.target, ast.Name):
            self.problem("P116", "only a name can have a type here.", "remove the type.", node)
            return
        dtype = self.value(node.annotation)
        wanted = dtype.value if isinstance(dtype, Static) else None
        wanted = bool_ if wanted is bool else wanted
        if not isinstance(wanted, DType):
            self.problem("P206", "the type of a local is a dtype.", "write f32, i32, ...", node)
            return
        if node.value is None:
            self.problem(
                "P116",
                f"{node.target.id!r} has a type but no value.",
                f"write {node.target.id}: {wanted} = 0.",
                node,
            )
            return
        bound = self.frame.names.get(node.target.id)
        if isinstance(bound, Local):
            new = bound.name not in self.types
            lowered = self.effect(node.value, bound.name) if new else None
            value = self.value(node.value) if lowered is None else lowered
            expr = self.typed(value, node, wanted)
            if not isinstance(expr, Poison) and expr.dtype != wanted:
                self.problem(
                    "P203",
                    f"{node.target.id!r} is declared {wanted}, and its value is {expr.dtype}.",
                    f"write {wanted}(...).",
                    node,
                )
                expr = POISON
            if lowered is None or isinstance(expr, Poison):
                self.assign(node.target, expr, node)
            self.first.setdefault(bound.name, self.span(node))

    def _augmented(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name):
            left, right = self.values(
                [ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target), node.value]
            )
            self.assign(node.target, self.binary(node.op, left, right, node), node)
            return
        if not isinstance(node.target, ast.Subscript):
            self.problem("P116", "this cannot be assigned to.", "assign to a name or to x[i].", node)
            return
        array = self.value(node.target.value)
        index = self.index(node.target.slice) if isinstance(array, Array) else None
        if not isinstance(array, Array) or index is None:
            if not isinstance(array, Array | Poison):
                self.problem("P116", "only elements of arrays can be assigned to.", "store to x[i].", node)
            return
        held: tuple[Expr, ...] = tuple(self.simple(part) for part in index)  # type: ignore[misc]  # expressions stay expressions
        old: Value = Load(array.name, held, array.dtype, self.span(node.target))
        with self.collect() as before:
            right = self.value(node.value)
        if has_effects(before):
            old = self.keep(Load(array.name, held, array.dtype, self.span(node.target)))
        self.out.extend(before)
        self._put(array, held, self.binary(node.op, old, right, node), node)

    def _store(self, target: ast.Subscript, value: Value, node: ast.stmt) -> None:
        array = self.value(target.value)
        if not isinstance(array, Array):
            if not isinstance(array, Poison):
                self.problem("P116", "only elements of arrays can be assigned to.", "store to x[i].", target)
            return
        with self.collect() as inside:
            index = self.index(target.slice)
        if has_effects(inside) and is_expression(value):
            value = self.keep(value)
        self.out.extend(inside)
        if index is not None:
            self._put(array, index, value, node)

    def _put(self, array: Array, index: tuple[Expr, ...], value: Value, node: ast.stmt) -> None:
        expr = self.typed(value, node, array.dtype)
        if isinstance(expr, Poison):
            return
        if expr.dtype != array.dtype:
            self.problem(
                "P209", f"{array.name!r} holds {array.dtype}, and this value is {expr.dtype}.",
                f"convert it, as in {array.dtype}(...).", node,
            )  # fmt: skip
            return
        self.emit(Store(array.name, index, expr, self.span(node)))

    def _declare(self, target: ast.Name, space: str, node: ast.Call) -> None:
        bound = self.frame.names.get(target.id)
        shape, dtype = self._declared_shape(node), self._declared_dtype(node)
        if not isinstance(bound, Local) or shape is None or dtype is None:
            if shape is None or dtype is None:
                self.problem(
                    "P119",
                    f"{space} takes a dtype and a constant size.",
                    f"write {target.id} = {space}(f32, 64).",
                    node,
                )
            self.frame.names[target.id] = POISON
            return
        self.frame.names[target.id] = Array(bound.name, dtype, len(shape), shape)
        self.emit(Declare(bound.name, space, dtype, shape, self.span(node)))  # type: ignore[arg-type]  # "shared" or "local"

    def _declared_dtype(self, node: ast.Call) -> DType | None:
        value = self.value(node.args[0]) if len(node.args) == 2 and not node.keywords else POISON
        found = value.value if isinstance(value, Static) else None
        found = bool_ if found is bool else found
        return found if isinstance(found, DType) else None

    def _declared_shape(self, node: ast.Call) -> tuple[int, ...] | None:
        if len(node.args) != 2 or node.keywords:
            return None
        value = self.value(node.args[1])
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
        test = self.truth(node.test)
        if isinstance(test, Num):
            self.block(node.body if test.value else node.orelse)
            return
        with self.collect() as then:
            self.block(node.body)
        with self.collect() as orelse:
            self.block(node.orelse)
        held = Lit(bool_, 1) if isinstance(test, Poison) else test
        self.emit(If(held, tuple(then), tuple(orelse), self.span(node)))

    def _for(self, node: ast.For) -> None:
        if node.orelse:
            self.problem(
                "P105",
                "a for loop has no else here.",
                "set a flag before break and test it after the loop.",
                node,
            )
        bounds = self._bounds(node)
        if not isinstance(node.target, ast.Name):
            self.problem("P104", "a loop has one name.", "write for i in range(...).", node.target)
            return
        bound = self.frame.names.get(node.target.id)
        if not isinstance(bound, Local):
            self.problem(
                "P216",
                f"{node.target.id!r} is an array and cannot be a loop variable.",
                "use another name.",
                node,
            )
            return
        start, stop, step, unroll = bounds or (Lit(i32, 0), Lit(i32, 1), Lit(i32, 1), False)
        known = self.types.get(bound.name)
        if known is not None and known != start.dtype:
            self._retyped(node.target.id, bound.name, start.dtype, node)
        self.types[bound.name] = start.dtype
        self.first.setdefault(bound.name, self.span(node))
        with self.collect() as body, self._loop():
            self.block(node.body)
        self.emit(For(bound.name, start, stop, step, tuple(body), unroll, self.span(node)))

    @contextmanager
    def _loop(self) -> Iterator[None]:
        self.frame.loops += 1
        try:
            yield
        finally:
            self.frame.loops -= 1

    def _bounds(self, node: ast.For) -> tuple[Expr, Expr, Expr, bool] | None:
        call, unroll = node.iter, False
        if isinstance(call, ast.Call) and self.word(call.func) == "unroll" and len(call.args) == 1:
            call, unroll = call.args[0], True
        is_range = (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name)
            and self.value(call.func) == Static(range)
        )
        if not is_range or not isinstance(call, ast.Call) or call.keywords or not 1 <= len(call.args) <= 3:
            self.problem(
                "P104",
                "a for loop goes over range(...) here.",
                "write for i in range(n), and index arrays with i.",
                node,
            )
            return None
        given = self.values(call.args)
        parts = [Num(0), given[0], Num(1)] if len(given) == 1 else [*given, Num(1)][:3]
        exprs = self.alike(parts, call)
        if any(isinstance(expr, Poison) for expr in exprs):
            return None
        start, stop, step = exprs
        return self._range(start, stop, step, unroll, call)  # type: ignore[arg-type]  # no Poison among them

    def _range(
        self, start: Expr, stop: Expr, step: Expr, unroll: bool, node: ast.Call
    ) -> tuple[Expr, Expr, Expr, bool] | None:
        kinds = {start.dtype, stop.dtype, step.dtype}
        if len(kinds) > 1 or not start.dtype.is_integer:
            names = ", ".join(sorted(str(kind) for kind in kinds))
            self.problem(
                "P203",
                f"range takes integers of one type, and these are {names}.",
                "convert them, as in i32(...).",
                node,
            )
            return None
        return start, stop, step, unroll

    def _expression(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            return  # a docstring
        word = self.word(node.value.func) if isinstance(node.value, ast.Call) else ""
        if word in ("barrier", "grid_sync") and isinstance(node.value, ast.Call):
            if node.value.args or node.value.keywords:
                self.problem("P113", f"{word} takes no arguments.", f"write vyre.{word}().", node)
            self.emit(Barrier(self.span(node)) if word == "barrier" else GridSync(self.span(node)))
            return
        start = len(self.out)
        lowered = self.effect(node.value, None)
        if lowered is None:
            self.value(node.value)
        elif word.startswith("atomic_") and len(self.out) > start:
            self._drop_target()

    def _drop_target(self) -> None:
        """The atomic just emitted is used for its effect alone."""
        last = self.out[-1]
        if isinstance(last, Atomic) and last.target is not None:
            del self.types[last.target]
            self.used.discard(last.target)
            self.out[-1] = replace(last, target=None)
