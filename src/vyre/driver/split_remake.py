"""Locals that a segment makes anew instead of having them handed on.

Such a local is set by one statement, to whole numbers or truths computed from literals, ids, shapes, scalar
parameters and other such locals. Its value is the same wherever it is computed, and computing it costs less
than memory. The checker also knows an id by the local that holds it, which a load would hide.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass

from vyre.ir.literal import Lit
from vyre.ir.nodes import Assign, Block, Cond, Expr, Id, Load, Name, Op, Program, Region, Shape, Var
from vyre.ir.walk import assigned, children, expressions, rewrite_block, statements
from vyre.ops import TABLE

MOST_PARTS = 16  # expressions in one value: a few instructions, to compare with a load from memory


@dataclass(frozen=True, slots=True)
class Remade:
    """The values of such locals by name; each uses only names before it."""

    values: Mapping[Name, Expr]

    def needed_by(self, names: Set[Name]) -> list[Assign]:
        """Assignments that set those of the names that are remade, and what these need, in order."""
        wanted = set(names)
        for name in reversed([*self.values]):
            if name in wanted:
                wanted |= {part.name for part in expressions(self.values[name]) if isinstance(part, Var)}
        return [Assign(name, value) for name, value in self.values.items() if name in wanted]


def remade(program: Program, given: Mapping[Name, Expr], more: Iterable[Assign]) -> Remade:
    """What is `given`, and what can be remade of a program's locals and of those that `more` sets once."""
    setters: dict[Name, list[Expr | None]] = {}
    for node in statements(program.body):
        name = assigned(node)
        if name is not None:
            setters.setdefault(name, []).append(node.value if isinstance(node, Assign) else None)
    for node in more:
        setters.setdefault(node.name, []).append(node.value)
    once = {name: values[0] for name, values in setters.items() if len(values) == 1}
    finder = _Finder(once, {param.name for param in program.params}, {})
    for name in once:
        finder.find(name)
    return Remade({**given, **{name: value for name, value in finder.found.items() if value is not None}})


def without(block: Block, names: Set[Name]) -> Block:
    """The block without assignments to these names, and without the regions that this empties."""

    def kept(node: object) -> bool:
        if isinstance(node, Region):
            return bool(node.body)
        return not (isinstance(node, Assign) and node.name in names)

    return rewrite_block(block, lambda node: (node,) if kept(node) else ())


@dataclass(frozen=True, slots=True)
class _Finder:
    """Locals with one setter, the parameters, and the verdict on each local looked at: its value, or None."""

    once: Mapping[Name, Expr | None]
    params: Set[Name]
    found: dict[Name, Expr | None]

    def find(self, name: Name) -> bool:
        if name not in self.found:
            self.found[name] = None  # until shown otherwise: nobody could compute a local from itself
            value = self.once.get(name)
            if value is not None and self.is_cheap(value):
                del self.found[name]  # what it uses was found meanwhile, and comes before it
                self.found[name] = value
        return self.found[name] is not None

    def is_cheap(self, value: Expr) -> bool:
        parts = [*expressions(value)]
        return len(parts) <= MOST_PARTS and all(self.is_steady(part) for part in parts)

    def is_steady(self, part: Expr) -> bool:
        match part:
            case Lit() | Id() | Shape():
                return not part.dtype.is_float
            case Var():
                return not part.dtype.is_float and (part.name in self.params or self.find(part.name))
            case Op():
                exact = not TABLE[part.op].fast_of
                return exact and not any(piece.dtype.is_float for piece in (part, *children(part)))
            case Cond():
                return not part.dtype.is_float
            case Load():
                return False
