"""The meaning of a Program's names and the places of its expressions: the tables that rules use."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from vyre.ir.dtypes import DType
from vyre.ir.nodes import Access, Atomic, Declare, Expr, Load, Node, Program, Space, Store
from vyre.ir.problem import Span
from vyre.ir.walk import assigned, children, operands, statements

SHOWN = 40  # characters of a name that a message quotes


@dataclass(frozen=True, slots=True)
class Array:
    """An array that a Program may use: a parameter, or a declared one, whose `access` is its space."""

    name: str
    access: Access | Space
    dtype: DType
    rank: int

    @property
    def is_writable(self) -> bool:
        return self.access != "in"

    def declared_as(self, word: str) -> str:
        """The annotation of the array with another role, as in `Out[f32, 2]`."""
        return f"{word}[{self.dtype}]" if self.rank == 1 else f"{word}[{self.dtype}, {self.rank}]"


@dataclass(frozen=True, slots=True)
class Use:
    """A statement or load that names an array."""

    array: str
    index: tuple[Expr, ...]
    span: Span | None
    action: Literal["store", "load", "atomic"]


def arrays(program: Program) -> dict[str, Array]:
    """Every array by name; the first, if a name is declared twice."""
    found = {p.name: Array(p.name, p.access, p.dtype, p.rank) for p in reversed(program.params) if p.is_array}
    for node in declarations(program):
        found.setdefault(node.name, Array(node.name, node.space, node.dtype, len(node.shape)))
    return found


def scalars(program: Program) -> dict[str, DType]:
    """The dtypes of scalar parameters by name."""
    return {p.name: p.dtype for p in reversed(program.params) if not p.is_array}


def declarations(program: Program) -> Iterator[Declare]:
    for node in statements(program.body):
        if isinstance(node, Declare):
            yield node


def setters(program: Program) -> dict[str, Node]:
    """The first statement, in source order, that assigns each local."""
    found: dict[str, Node] = {}
    for node in statements(program.body):
        name = assigned(node)
        if name is not None:
            found.setdefault(name, node)
    return found


def placed(node: Node) -> Iterator[tuple[Expr, Span | None]]:
    """Every expression that a statement itself evaluates, with its closest known place."""
    stack = [(expr, node.span) for expr in reversed(operands(node))]
    while stack:
        expr, span = stack.pop()
        if isinstance(expr, Load) and expr.span is not None:
            span = expr.span
        yield expr, span
        parts = children(expr)
        if parts:
            stack.extend([(part, span) for part in reversed(parts)])


def sites(program: Program) -> Iterator[tuple[Expr, Span | None]]:
    """Every expression of a Program with its closest known place."""
    for node in statements(program.body):
        yield from placed(node)


def uses(program: Program) -> Iterator[Use]:
    """Every store, load and atomic of a Program."""
    for node in statements(program.body):
        if isinstance(node, Store):
            yield Use(node.array, node.index, node.span, "store")
        if isinstance(node, Atomic):
            yield Use(node.array, node.index, node.span, "atomic")
        for expr, span in placed(node):
            if isinstance(expr, Load):
                yield Use(expr.array, expr.index, span, "load")


def quoted(name: str) -> str:
    """A name for messages: quoted, and cut if it is very long."""
    return repr(name if len(name) <= SHOWN else f"{name[:SHOWN]}...")


def example(name: str) -> str:
    """A name for a line of code in a fix; a substitute if the name is not usable there."""
    return name if name.isidentifier() and len(name) <= SHOWN else "x"


def on_line(span: Span | None) -> str:
    """` on line 3`; empty if the place is not known."""
    return "" if span is None else f" on line {span.line}"
