"""The size of a kernel with its calls inlined and its loops unrolled, counted before it is lowered.

Lowering takes ten times as long as this count, which is rough: it counts the statements and expressions that
syntax usually becomes. What it lets pass, lowering counts exactly.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from operator import attrgetter

from vyre.front.template import Env, Func, Template, TextFunc
from vyre.ir import limits
from vyre.ir.problem import Problems

# A piece of Python counts as one node of the Program. The name of an array, a function or a target stands for
# the load, the call or the assignment around it.
_NODES: dict[type[ast.AST], int] = {
    ast.Name: 1, ast.Constant: 1, ast.BinOp: 1, ast.UnaryOp: 1, ast.BoolOp: 1, ast.Compare: 1, ast.IfExp: 1,
    ast.AugAssign: 2, ast.If: 1, ast.For: 1, ast.Return: 1,
}  # fmt: skip
_DEEPEST = limits.EXPRESSION_DEPTH + 2 * limits.BLOCK_DEPTH + 1


class TooOften(Exception):
    """An unrolled loop with more iterations than are allowed."""

    def __init__(self, node: ast.For, copies: int) -> None:
        super().__init__(node, copies)
        self.node, self.copies = node, copies


class TooDeep(Exception):
    """Syntax nested more deeply than a Program can be, at a node if its place is known."""

    def __init__(self, node: ast.AST | None) -> None:
        super().__init__(node)
        self.node = node


@dataclass(slots=True)
class TreeCount:
    """The nodes that syntax becomes, of which unrolled loops add `grown`, and the names that it assigns.

    `known` are the numbers of Const parameters by name, `inlined` the counts of functions by identity. Beyond
    `most` nodes it need not be complete.
    """

    env: Env
    known: Mapping[str, object]
    most: float = inf
    nodes: int = 0
    grown: int = 0
    names: set[str] = field(default_factory=set)
    inlined: dict[int, tuple[int, int]] = field(default_factory=dict)

    def add(self, roots: Iterable[ast.AST], depth: int = _DEEPEST) -> None:
        """Count syntax with its calls inlined and its loops unrolled; TooDeep if it is nested too deep."""
        level = list(roots)
        for left in range(depth, 0, -1):
            inner: list[ast.AST] = []
            for node in level:
                self.nodes += _NODES.get(type(node), 0)
                if isinstance(node, ast.Name):
                    if isinstance(node.ctx, ast.Store):
                        self.names.add(node.id)
                elif isinstance(node, ast.Call):
                    self._call(node, inner)
                elif isinstance(node, ast.For):
                    self._loop(node, inner, left - 1)
                elif isinstance(node, ast.AnnAssign):
                    inner += [part for part in (node.target, node.value) if part is not None]
                elif not isinstance(node, ast.Constant):
                    inner += parts(node)
            if not inner or self.nodes > self.most:
                return
            level = inner
        raise TooDeep(next((node for node in level if hasattr(node, "lineno")), None))

    def _call(self, node: ast.Call, inner: list[ast.AST]) -> None:
        word = _word(node.func)
        func = self.env.find(word) if isinstance(node.func, ast.Name) else None
        if isinstance(func, Func | TextFunc):
            nodes, grown = self._function(func)
            self.nodes += nodes + sum(not isinstance(arg, ast.Name | ast.Constant) for arg in node.args)
            self.grown += grown
        elif len(node.args) == 1 and isinstance(node.args[0], ast.Constant) and not node.keywords:
            inner.append(node.func)  # f32(1.5) and gid(0) are one node
            return
        if word == "range":  # a loop has three bounds, and they are counted with a range of one
            self.nodes -= len(node.args) - 1
        inner += parts(node)

    def _loop(self, node: ast.For, inner: list[ast.AST], left: int) -> None:
        inner += [node.target, node.iter, *node.orelse]
        copies = self._copies(node)
        if copies == 1:
            inner += node.body
            return
        most = min(self.most, limits.UNROLLED / max(copies - 1, 1)) if self.most < inf else inf
        body = TreeCount(self.env, self.known, most, names=self.names, inlined=self.inlined)
        body.add(node.body, left)
        self.nodes += copies * body.nodes
        self.grown += copies * body.nodes - (body.nodes - body.grown)

    def _copies(self, node: ast.For) -> int:
        """The number of copies of a loop's body; 1 unless the loop has `unroll`, and known bounds."""
        call = node.iter
        if not (isinstance(call, ast.Call) and _word(call.func) == "unroll" and len(call.args) == 1):
            return 1
        bounds = call.args[0]
        if (
            not isinstance(bounds, ast.Call)
            or _word(bounds.func) != "range"
            or not 1 <= len(bounds.args) <= 3
        ):
            return 1
        numbers = [number for arg in bounds.args if (number := self._number(arg)) is not None]
        if len(numbers) < len(bounds.args) or numbers[2:] == [0]:
            return 1
        copies = len(range(*numbers))
        if copies > limits.UNROLL:
            raise TooOften(node, copies)
        return 1 if any(map(_jumps, node.body)) else copies

    def _number(self, node: ast.expr) -> int | None:
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            number = self._number(node.operand)
            return None if number is None else -number
        value: object = node.value if isinstance(node, ast.Constant) else None
        if isinstance(node, ast.Name) and node.id not in self.names:
            value = self.known.get(node.id, self.env.find(node.id))
        return value if type(value) is int and abs(value) <= limits.AXIS else None

    def _function(self, func: Func | TextFunc) -> tuple[int, int]:
        """Return the nodes of a function once inlined, and those that its unrolled loops add."""
        if id(func) not in self.inlined:
            self.inlined[id(func)] = 0, 0  # of one that calls itself, which is refused later
            with suppress(Problems, TooDeep, TooOften):
                template = func.template()
                body = TreeCount(template.env, {}, inlined=self.inlined)
                body.add(template.source.tree.body)
                self.inlined[id(func)] = body.nodes + 1, body.grown
        return self.inlined[id(func)]


def tree_count(template: Template, consts: Mapping[str, object], most: float = inf) -> TreeCount:
    """Return an empty count for the statements of a kernel, which need not go beyond `most` nodes."""
    return TreeCount(template.env, {**(template.defaults or {}), **consts}, most)


_PARTS: dict[type[ast.AST], Callable[..., Sequence[ast.AST]]] = {  # of the most frequent, for speed
    ast.BinOp: attrgetter("left", "right"),
    ast.Subscript: attrgetter("value", "slice"),
    ast.Assign: lambda node: [*node.targets, node.value],
}


def parts(node: ast.AST) -> Sequence[ast.AST]:
    """The nodes inside a node, in the order of the source."""
    known = _PARTS.get(type(node))
    if known is not None:
        return known(node)
    inner: list[ast.AST] = []
    # Not vars(node): all of Python's trees share one `Lt()`, on which other tools leave a `parent`.
    for name in node._fields:
        value = getattr(node, name, None)
        if isinstance(value, list):
            inner += [child for child in value if isinstance(child, ast.AST)]
        elif isinstance(value, ast.AST) and value._fields:
            inner.append(value)
    return inner


def _word(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _jumps(node: ast.AST) -> bool:
    """True if a statement of a loop's body may leave that loop or its iteration."""
    if isinstance(node, ast.Break | ast.Continue):
        return True
    inner = node.orelse if isinstance(node, ast.For) else () if isinstance(node, ast.expr) else parts(node)
    return any(map(_jumps, inner))
