"""Functions: a call of a user's function becomes its statements, with its parameters and locals under fresh names.

A function that returns in the middle is inlined with two kinds of local: its results, and a flag that says that it has returned. Where
every path of an `if` returns, the rest of the function becomes the other branch and no flag is needed.
"""

from __future__ import annotations

import ast
from abc import abstractmethod
from collections.abc import Sequence

from vyre.front.calls import Calls
from vyre.front.scope import Frame, Func, Local, Template, TextFunc, static_value
from vyre.front.source import Source
from vyre.front.values import POISON, Array, Num, Poison, Several, Static, Value, is_expression
from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import Assign, Break, If, Op, Region, Return, Var, false, true
from vyre.ir.problem import Problems

INLINE_DEPTH = 24


class Inlining(Calls):
    """Lowering of functions that kernels call, and of `return`."""

    @abstractmethod
    def statement(self, node: ast.stmt) -> None:
        """Emit one statement."""

    def block(self, body: Sequence[ast.stmt]) -> None:
        """Emit a list of statements; in an inlined function, what follows a possible return runs only if it did not happen."""
        for at, node in enumerate(body):
            if self.frame.is_kernel or not may_return(node):
                self.statement(node)
                continue
            self._returning(node, body[at + 1 :])
            return

    def give_back(self, node: ast.Return) -> None:
        """Emit a `return`."""
        if self.frame.is_kernel:
            if node.value is not None and not (
                isinstance(node.value, ast.Constant) and node.value.value is None
            ):
                self.problem("P107", "a kernel returns nothing.", "store the value in an Out array.", node)
            self.emit(Return(self.span(node)))
            return
        self._give(node)
        if self.frame.done is not None:
            self.emit(Assign(self.frame.done, true(), self.span(node)))
            if self.frame.loops:
                self.emit(Break(self.span(node)))

    def inline(self, func: Func | TextFunc, node: ast.Call) -> Value:
        try:
            template = func.template()
        except Problems as fault:
            self.problems.extend(problem for problem in fault.problems if problem not in self.problems)
            return POISON
        tree = template.source.tree
        if any(_same_function(frame.source, template.source) for frame in self.frames):
            return self.problem(
                "P120", f"{tree.name!r} calls itself.", "write it as a loop: kernels have no recursion.", node
            )
        if len(self.frames) > INLINE_DEPTH:
            return self.problem(
                "P120", f"calls are nested more than {INLINE_DEPTH} deep.", "inline some by hand.", node
            )
        frame = Frame(template.source, template.env, assigned=assigned_names(tree.body), is_kernel=False)
        bound = self._arguments(template, node, frame)
        if bound is None:
            return POISON
        with self.collect() as inside:
            for name, value in bound.items():
                self._bind_argument(name, value, frame)
            self.frames.append(frame)
            try:
                result = self.body(tree)
            finally:
                self.frames.pop()
        if inside:
            self.emit(Region(tree.name, tuple(inside), self.span(node)))
        return result

    def _arguments(self, template: Template, node: ast.Call, frame: Frame) -> dict[str, Value] | None:
        """The call's values by parameter name; None after a mistake."""
        tree = template.source.tree
        spec = tree.args
        args = (*spec.posonlyargs, *spec.args, *spec.kwonlyargs)
        names = [arg.arg for arg in args]
        positional = len(spec.posonlyargs) + len(spec.args)
        if spec.vararg or spec.kwarg:
            self.problem(
                "P108", f"{tree.name!r} takes a variable number of arguments.", "name each parameter.", node
            )
            return None
        words = [word.arg for word in node.keywords]
        unknown = next((word for word in words if word not in names), None)
        if (
            unknown is not None
            or len(node.args) > positional
            or any(word in names[: len(node.args)] for word in words)
        ):
            what = f"no parameter {unknown!r}" if unknown else f"{positional} parameters by position"
            self.problem(
                "P113", f"{tree.name!r} has {what}.", f"call it as {tree.name}({', '.join(names)}).", node
            )
            return None
        values = self.values([*node.args, *(word.value for word in node.keywords)])
        given: dict[str, Value] = dict(zip([*names[: len(node.args)], *map(str, words)], values, strict=True))
        for name, value in self._defaults(template).items():
            given.setdefault(name, value)
        missing = next((name for name in names if name not in given), None)
        if missing is not None:
            self.problem(
                "P113",
                f"{tree.name!r} needs a value for {missing!r}.",
                f"call it as {tree.name}({', '.join(names)}).",
                node,
            )
            return None
        if any(isinstance(value, Poison) for value in given.values()):
            return None
        typed = {arg.arg: self._as_annotated(arg, given[arg.arg], frame, node) for arg in args}
        return None if any(isinstance(value, Poison) for value in typed.values()) else typed

    def _defaults(self, template: Template) -> dict[str, Value]:
        if template.defaults is not None:
            found = {name: static_value(value) for name, value in template.defaults.items()}
            return {name: value for name, value in found.items() if value is not None}
        spec = template.source.tree.args
        names = [arg.arg for arg in (*spec.posonlyargs, *spec.args)]
        pairs = [*zip(names[len(names) - len(spec.defaults) :], spec.defaults, strict=True)]
        pairs += [
            (arg.arg, value)
            for arg, value in zip(spec.kwonlyargs, spec.kw_defaults, strict=True)
            if value is not None
        ]
        return {name: self.value(value) for name, value in pairs}

    def _as_annotated(self, arg: ast.arg, value: Value, frame: Frame, node: ast.Call) -> Value:
        """The argument in the type that the parameter names, if it names a dtype."""
        if arg.annotation is None:
            return value
        self.frames.append(frame)
        try:
            wanted = self.value(arg.annotation)
        finally:
            self.frames.pop()
        dtype = wanted.value if isinstance(wanted, Static) else None
        dtype = bool_ if dtype is bool else dtype
        if not isinstance(dtype, DType) or isinstance(value, Array):
            return value
        expr = self.typed(value, node, dtype)
        if not isinstance(expr, Poison) and expr.dtype != dtype:
            return self.problem(
                "P203",
                f"{arg.arg!r} is {dtype}, and this is {expr.dtype}.",
                f"convert it, as in {dtype}(...).",
                node,
            )
        return expr

    def _bind_argument(self, name: str, value: Value, frame: Frame) -> None:
        if name in frame.assigned and not isinstance(value, Array | Static | Several):
            held = literal(value.default, value.value) if isinstance(value, Num) else value
            local = self.fresh(name)
            frame.names[name] = Local(local)
            if isinstance(held, Poison) or not is_expression(held):
                self.types[local] = None
                return
            self.types[local] = held.dtype
            self.emit(Assign(local, held))
            return
        if is_expression(value) and not isinstance(value, Lit | Var):
            value = self.keep(value, name)
        frame.names[name] = value

    def body(self, tree: ast.FunctionDef) -> Value:
        """The function's value, its statements emitted; its frame is on top."""
        frame = self.frame
        for name in sorted(frame.assigned - set(frame.names)):
            frame.names[name] = Local(self.fresh(name))
        body = tree.body
        if not any(may_return(node) for node in body[:-1]) and (
            not may_return(body[-1]) or isinstance(body[-1], ast.Return)
        ):
            self.block(body)
            return frame.returned[-1] if frame.returned else Several(())
        kinds = self._probe(body)
        if kinds is None:
            return POISON
        frame.results = tuple(self.fresh(f"{tree.name}_result") for _ in kinds)
        self.types.update(zip(frame.results, kinds, strict=True))
        if not returns_by_branches(body):
            frame.done = self.fresh(f"{tree.name}_done")
            self.types[frame.done] = bool_
            self.emit(Assign(frame.done, false()))
            for name, dtype in zip(frame.results, kinds, strict=True):
                self.emit(Assign(name, Lit(dtype, 0)))
        if kinds and not always_returns(body):
            self.problem(
                "P114", f"{tree.name!r} can end without a value.", "return a value on every path.", tree
            )
        self.block(body)
        results: tuple[Value, ...] = tuple(
            Var(name, dtype) for name, dtype in zip(frame.results, kinds, strict=True)
        )
        return results[0] if len(results) == 1 else Several(results)

    def _probe(self, body: Sequence[ast.stmt]) -> list[DType] | None:
        """The types that the function returns, found by lowering it once for nothing."""
        frame = self.frame
        saved = (
            list(self.problems),
            dict(self.types),
            dict(self.first),
            set(self.used),
            dict(frame.names),
            list(self.captured),
        )
        frame.results, frame.done, frame.returned = (), "", []
        with self.collect():
            self.block(body)
        returned, frame.returned, frame.results, frame.done = frame.returned, [], None, None
        self.problems, found = saved[0], self.problems
        self.types, self.first, self.used, frame.names, self.captured = saved[1:]
        rows = [value.items if isinstance(value, Several) else (value,) for value in returned]
        if any(isinstance(item, Poison) for row in rows for item in row) or not rows:
            self.problems = found
            return None if rows else []
        if len({len(row) for row in rows}) > 1:
            self.problem(
                "P215",
                "the returns of this function give different numbers of values.",
                "return as many everywhere.",
                body[0],
            )
            return None
        return [self._common(column, body[0]) for column in zip(*rows, strict=True)]

    def _common(self, column: tuple[Value, ...], node: ast.AST) -> DType:
        typed = {value.dtype for value in column if is_expression(value)}
        if len(typed) > 1:
            names = " and ".join(sorted(str(dtype) for dtype in typed))
            self.problem(
                "P215", f"this function returns {names}.", "convert, so that every return has one type.", node
            )
        if typed:
            return sorted(typed, key=str)[0]
        numbers = [value.default for value in column if isinstance(value, Num)]
        return next((dtype for dtype in numbers if dtype.is_float), numbers[0] if numbers else i32)

    def _give(self, node: ast.Return) -> None:
        """Hand a returned value to the place of the call."""
        frame = self.frame
        value = self.value(node.value) if node.value is not None else Several(())
        if not frame.results:
            frame.returned.append(value)
            return
        items = value.items if isinstance(value, Several) else (value,)
        for name, item in zip(frame.results, items, strict=True):
            expr = self.typed(item, node, self.types[name])
            if not isinstance(expr, Poison) and expr.dtype == self.types[name]:
                self.emit(Assign(name, expr, self.span(node)))

    def _returning(self, node: ast.stmt, rest: Sequence[ast.stmt]) -> None:
        """A statement that may return, and what follows it."""
        if isinstance(node, ast.Return):
            self.statement(node)
            return
        if isinstance(node, ast.If):
            if always_returns(node.body):
                self.statement(_replace_if(node, node.body, [*node.orelse, *rest]))
                return
            if node.orelse and always_returns(node.orelse):
                self.statement(_replace_if(node, [*node.body, *rest], node.orelse))
                return
        self.statement(node)
        done = self.frame.done
        if not done:  # probing: types only
            self.block(rest)
            return
        if self.frame.loops:
            self.emit(If(Var(done, bool_), (Break(),)))
        with self.collect() as after:
            self.block(rest)
        if after:
            self.emit(If(Op("not", (Var(done, bool_),), bool_), tuple(after)))


def _same_function(a: Source, b: Source) -> bool:
    return (a.file, a.first_line, a.tree.name, a.tree.lineno) == (
        b.file,
        b.first_line,
        b.tree.name,
        b.tree.lineno,
    )


def _replace_if(node: ast.If, body: list[ast.stmt], orelse: list[ast.stmt]) -> ast.If:
    return ast.copy_location(ast.If(node.test, body, orelse), node)


def may_return(node: ast.stmt) -> bool:
    """Is there a `return` in this statement."""
    return any(isinstance(part, ast.Return) for part in ast.walk(node))


def always_returns(body: Sequence[ast.stmt]) -> bool:
    """Does every path through these statements end in a `return`."""
    for node in body:
        if isinstance(node, ast.Return):
            return True
        if (
            isinstance(node, ast.If)
            and node.orelse
            and always_returns(node.body)
            and always_returns(node.orelse)
        ):
            return True
    return False


def returns_by_branches(body: Sequence[ast.stmt]) -> bool:
    """Can the function be written as nested ifs in which every branch ends in its one `return`: no flag is needed then."""
    for at, node in enumerate(body):
        if isinstance(node, ast.Return):
            return True
        if not may_return(node):
            continue
        if not isinstance(node, ast.If):
            return False
        rest = list(body[at + 1 :])
        if always_returns(node.body):
            return returns_by_branches(node.body) and returns_by_branches([*node.orelse, *rest])
        if node.orelse and always_returns(node.orelse):
            return returns_by_branches([*node.body, *rest]) and returns_by_branches(node.orelse)
        return False
    return False


def assigned_names(body: Sequence[ast.stmt]) -> frozenset[str]:
    """The names that statements assign to: the function's locals."""
    parts = [part for node in body for part in ast.walk(node)]
    return frozenset(
        part.id for part in parts if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
    )
