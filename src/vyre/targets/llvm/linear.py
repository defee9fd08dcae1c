"""Index expressions as linear forms: a constant, lane ids and loop variables with integer coefficients, and
uniform parts.

A form gives the address of a strip's first lane, the stride from lane to lane, and the bounds within which a
whole range of invocations stays inside an array, so that no access need be checked. A form is exact in 64
bits where the language's 32-bit arithmetic wraps; both agree whenever the exact value is inside an array, and
the form is used only there.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import count

from vyre.ir.dtypes import DType
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Block,
    Collective,
    Expr,
    For,
    Id,
    Node,
    Op,
    Program,
    Region,
    Shape,
    Var,
)
from vyre.ir.walk import assigned, blocks, expressions, operands, statements
from vyre.ops import TABLE
from vyre.targets.llvm.layout import Kind, Layout
from vyre.targets.llvm.vary import Vary

_LARGE = 2**20  # larger coefficients and constants have no form
_LARGEST_DEFINITION = 1_000  # expressions, with the definitions of other locals in it
_MOST = 2**60  # nor have forms whose bounds may be larger: 64 bits suffice for the others


@dataclass(frozen=True, slots=True)
class Form:
    """const + sum of coefficient * id + coefficient * loop variable + coefficient * uniform expression."""

    const: int = 0
    ids: tuple[tuple[Id, int], ...] = ()
    loops: tuple[tuple[str, int], ...] = ()
    atoms: tuple[tuple[Expr, int], ...] = ()

    def plus(self, other: Form, sign: int = 1) -> Form:
        return Form(
            self.const + sign * other.const,
            _merge(self.ids, other.ids, sign),
            _merge(self.loops, other.loops, sign),
            (*self.atoms, *((atom, sign * factor) for atom, factor in other.atoms)),
        )

    def times(self, factor: int) -> Form:
        return Form(
            self.const * factor,
            tuple((key, value * factor) for key, value in self.ids),
            tuple((key, value * factor) for key, value in self.loops),
            tuple((key, value * factor) for key, value in self.atoms),
        )

    @property
    def is_small(self) -> bool:
        factors = [
            self.const,
            *(f for _, f in self.ids),
            *(f for _, f in self.loops),
            *(f for _, f in self.atoms),
        ]
        return all(abs(factor) <= _LARGE for factor in factors) and len(factors) <= 12


def _merge(a: tuple, b: tuple, sign: int) -> tuple:  # type: ignore[type-arg]  # keys are ids or names
    total = dict(a)
    for key, factor in b:
        total[key] = total.get(key, 0) + sign * factor
    return tuple((key, factor) for key, factor in total.items() if factor)


@dataclass(frozen=True, slots=True)
class Range:
    """The range of a loop variable: its first value as a form, its bound as a uniform expression, its literal
    step; and its type, of 32 bits.
    """

    start: Form
    stop: Expr
    step: int
    dtype: DType


@dataclass
class Linear:
    """The linear forms of a program's index expressions."""

    layout: Layout
    definitions: dict[str, Expr]
    loops: dict[str, Range | None]
    scalars: frozenset[str]
    _forms: dict[str, Form | None] = field(default_factory=dict)

    def form(self, expr: Expr) -> Form | None:
        """Return the form of an integer expression; None if it is not linear."""
        linear_form = self._form(expr)
        is_small = linear_form is not None and linear_form.is_small and self._most(linear_form) < _MOST
        return linear_form if is_small else None

    def _most(self, form: Form) -> int:
        """Return an upper bound of the magnitude of a form."""
        loops = [self.loops[name] for name, _ in form.loops]
        starts = [max(2**33, 2 * self._most(loop.start)) for loop in loops if loop is not None]
        own = abs(form.const) + 2**32 * sum(abs(factor) for _, factor in (*form.ids, *form.atoms))
        return own + sum(abs(factor) * most for (_, factor), most in zip(form.loops, starts, strict=True))

    def loops_of(self, form: Form) -> list[str]:
        """Return the loop variables of a form, and those that their loops start from, each once."""
        names = [name for name, _ in form.loops]
        for name in names:
            loop = self.loops[name]
            assert loop is not None
            names += [inner for inner, _ in loop.start.loops if inner not in names]
        return names

    def _form(self, expr: Expr) -> Form | None:
        match expr:
            case Lit() if expr.dtype.is_integer:
                return Form(int(number(expr)))
            case Id():
                return self._id(expr)
            case Var() if expr.name in self.definitions:
                if expr.name not in self._forms:
                    self._forms[expr.name] = None  # a definition in terms of itself has no form
                    self._forms[expr.name] = self._form(self.definitions[expr.name])
                return self._forms[expr.name]
            case Var() if self.loops.get(expr.name) is not None:
                return Form(loops=((expr.name, 1),))
            case Op():
                form = self._op(expr)
                if form is not None:
                    return form
        return Form(atoms=((expr, 1),)) if self.is_fixed(expr) and expr.dtype.bits == 32 else None

    def _id(self, ident: Id) -> Form | None:
        if ident.axis >= self.layout.rank:
            return Form(0 if ident.kind in ("gid", "lid", "wid") else 1)
        if self.layout.group is not None:
            if ident.kind == "group_size":
                return Form(self.layout.group[ident.axis])
            if ident.kind == "gid":
                size = self.layout.group[ident.axis]
                return Form(ids=((Id("lid", ident.axis), 1),), atoms=((Id("wid", ident.axis), size),))
        if ident.kind in ("gid", "lid") and not self._is_fixed_id(ident):
            return Form(ids=((ident, 1),))
        return None if ident.kind == "subgroup_lane" else Form(atoms=((ident, 1),))

    def _op(self, op: Op) -> Form | None:
        symbol = TABLE[op.op].symbol
        if not op.dtype.is_integer or op.dtype.bits != 32:  # others wrap at another width
            return None
        if op.op == "cast":
            inner = op.args[0]
            return self._form(inner) if inner.dtype.is_integer and inner.dtype.bits == 32 else None
        parts = [self._form(arg) for arg in op.args]
        if symbol in ("+", "-") and parts[0] is not None and parts[1] is not None:
            return parts[0].plus(parts[1], 1 if symbol == "+" else -1)
        if symbol == "-x" and parts[0] is not None:
            return parts[0].times(-1)
        if symbol == "*":
            for literal, other in ((op.args[0], parts[1]), (op.args[1], parts[0])):
                if isinstance(literal, Lit) and other is not None and abs(int(number(literal))) <= _LARGE:
                    return other.times(int(number(literal)))
        if (
            symbol == "<<"
            and isinstance(op.args[1], Lit)
            and parts[0] is not None
            and number(op.args[1]) in range(20)
        ):
            return parts[0].times(1 << int(number(op.args[1])))
        return None

    def is_fixed(self, expr: Expr) -> bool:
        """True if the value is the same for a whole row or workgroup, and known before its body runs."""
        for part in expressions(expr):
            match part:
                case Lit() | Shape() | Op():
                    continue
                case Var() if part.name in self.scalars:
                    continue
                case Var() if part.name in self.definitions and self.is_fixed(self.definitions[part.name]):
                    continue
                case Id() if self._is_fixed_id(part):
                    continue
            return False
        return True

    def _is_fixed_id(self, ident: Id) -> bool:
        if ident.kind in ("gid", "lid", "subgroup_lane") and ident.axis < self.layout.rank:
            return ident.kind == "gid" and self.layout.group is None and ident.axis < self.layout.rank - 1
        return True

    def lane_stride(self, expr: Expr, vary: Vary) -> int | None:
        """Return the stride of an index from lane to lane, if it is the same everywhere, whatever the first
        value.
        """
        if vary.of(expr) < Kind.VARYING:
            return 0
        match expr:
            case Id() if self.layout.is_lane_axis(expr):
                return 1
            case Var() if (
                expr.name in self.definitions and vary.of(self.definitions[expr.name]) == Kind.VARYING
            ):
                return self.lane_stride(self.definitions[expr.name], vary)
            case Var() if (loop := self.loops.get(expr.name)) is not None:
                return self.stride(loop.start)
            case Op() if expr.dtype.is_integer and expr.dtype.bits == 32:
                return self._op_stride(expr, vary)
        return None

    def _op_stride(self, op: Op, vary: Vary) -> int | None:
        symbol = TABLE[op.op].symbol
        parts = [self.lane_stride(arg, vary) for arg in op.args]
        if symbol in ("+", "-") and parts[0] is not None and parts[1] is not None:
            return parts[0] + parts[1] if symbol == "+" else parts[0] - parts[1]
        if op.op == "cast" and op.args[0].dtype.is_integer and op.args[0].dtype.bits == 32:
            return parts[0]
        return None

    def stride(self, form: Form) -> int | None:
        """Return the stride of the form from lane to lane; None if it differs."""
        total = sum(factor for ident, factor in form.ids if self.layout.is_lane_axis(ident))
        if not self.layout.rows and form.ids:
            return None
        for name, factor in form.loops:
            loop = self.loops[name]
            assert loop is not None
            step = self.stride(loop.start)
            if step is None:
                return None
            total += factor * step
        return total


def analyse(program: Program, layout: Layout) -> Linear:
    """Collect the definitions, loops and scalars that the forms of a program's indices need."""
    nodes = list(statements(program.body))
    once = _steady(program)
    definitions = _definitions(nodes, once)
    scalars = frozenset(param.name for param in program.params if not param.is_array)
    linear = Linear(layout, definitions, {}, scalars)
    for node in nodes:
        if isinstance(node, For) and node.var in once:
            linear.loops[node.var] = _range(linear, node)
    assert all(not isinstance(n, Atomic | Collective) or n.target not in definitions for n in nodes)
    return replace(linear, _forms={})


def _definitions(nodes: list[Node], once: set[str]) -> dict[str, Expr]:
    """Return the definitions of integer locals, except those too large with the definitions of others
    substituted: `b = a + a; c = b + b` and so on doubles with every line.
    """
    sizes: dict[str, int] = {}
    definitions: dict[str, Expr] = {}
    for node in nodes:
        if isinstance(node, Assign) and node.name in once and node.value.dtype.is_integer:
            parts = expressions(node.value)
            size = sum(sizes.get(part.name, 1) if isinstance(part, Var) else 1 for part in parts)
            if size <= _LARGEST_DEFINITION:
                sizes[node.name], definitions[node.name] = size, node.value
    return definitions


def _steady(program: Program) -> set[str]:
    """Return the locals assigned by one statement and read only in its block, after it, and loop variables
    read only in their loops. So every reader was active at the assignment, and no lane has a value from an
    earlier iteration than the others.
    """
    homes: dict[str, tuple[int, ...]] = {}
    counts: dict[str, int] = {}
    strays: set[str] = set()
    scopes = count()

    def walk(block: Block, path: tuple[int, ...]) -> None:
        for node in block:
            for part in (part for operand in operands(node) for part in expressions(operand)):
                if isinstance(part, Var):
                    home = homes.get(part.name)
                    if home is None or path[: len(home)] != home:
                        strays.add(part.name)
            name = assigned(node)
            inner = [path if isinstance(node, Region) else (*path, next(scopes)) for _ in blocks(node)]
            if name is not None:
                counts[name] = counts.get(name, 0) + 1
                homes[name] = inner[0] if isinstance(node, For) else path
            for body, within in zip(blocks(node), inner, strict=True):
                walk(body, within)

    walk(program.body, ())
    return {name for name, number in counts.items() if number == 1} - strays


def _range(linear: Linear, loop: For) -> Range | None:
    start = linear.form(loop.start)
    if start is None or not isinstance(loop.step, Lit) or loop.start.dtype.bits != 32:
        return None
    step = int(number(loop.step))
    if not 0 < abs(step) <= _LARGE or not linear.is_fixed(loop.stop):
        return None
    return Range(start, loop.stop, step, loop.start.dtype)
