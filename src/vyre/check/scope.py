"""The meaning of a Program's names and the places of its expressions: the tables that rules use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from vyre.ir.dtypes import DType
from vyre.ir.nodes import Access, Declare, Expr, Node, Program, Space
from vyre.ir.problem import Span
from vyre.ir.walk import assigned, placed, statements

SHOWN = 40  # characters of a name that a message quotes


@dataclass(frozen=True, slots=True)
class ScopeArray:
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


def arrays(program: Program) -> dict[str, ScopeArray]:
    """Every array by name; the first, if a name is declared twice."""
    found = {
        p.name: ScopeArray(p.name, p.access, p.dtype, p.rank) for p in reversed(program.params) if p.is_array
    }
    for node in declarations(program):
        found.setdefault(node.name, ScopeArray(node.name, node.space, node.dtype, len(node.shape)))
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


_SITES: dict[int, list[tuple[Expr, Span | None]]] = {}  # of Programs that are being checked, by identity


@contextmanager
def walked_once(program: Program) -> Iterator[None]:
    """Let all rules share one walk over the expressions of a Program."""
    _SITES[id(program)] = [*_sites(program)]
    try:
        yield
    finally:
        _SITES.pop(id(program), None)


def sites(program: Program) -> Iterable[tuple[Expr, Span | None]]:
    """Every expression of a Program with its closest known place."""
    return _SITES.get(id(program)) or _sites(program)


def _sites(program: Program) -> Iterator[tuple[Expr, Span | None]]:
    for node in statements(program.body):
        yield from placed(node)


def quoted(name: str) -> str:
    """A name for messages: quoted, and cut if it is very long."""
    return repr(name if len(name) <= SHOWN else f"{name[:SHOWN]}...")


def example(name: str) -> str:
    """A name for a line of code in a fix; a substitute if the name is not usable there."""
    return name if name.isidentifier() and len(name) <= SHOWN else "x"


def on_line(span: Span | None) -> str:
    """` on line 3`; empty if the place is not known."""
    return "" if span is None else f" on line {span.line}"
