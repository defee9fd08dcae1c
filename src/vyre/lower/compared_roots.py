"""Square roots that are only compared with a number fixed in a launch: the operand is compared instead.

A root is rounded to the nearest number, so it never falls while its operand grows: `sqrt(x) > c` holds from
some operand on. That operand is computed once, and a comparison takes the place of each root. Bounds on
distances and lengths of gradients are the usual case.

With m halfway between c and the next number, the rounded root is above c exactly if sqrt(x) > m: no f32 has a
root halfway between two, which would have 25 digits and a square of 49 or more. m * m has at most 50 digits,
so it is exact in f64, and the bound is the largest f32 not above it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from vyre.analysis.effects import assigned_in
from vyre.ir.dtypes import f32, f64
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import Assign, Block, Cond, Expr, Name, Node, Op, Program, Var
from vyre.ir.walk import assigned, children, evaluated, map_expressions, rewrite_block, statements
from vyre.ops import build
from vyre.passes.names import fresh_names

_LARGE = 2.0**100  # every finite operand has a root far below
_LEAST = 2.0**-149  # above zero
_INFINITE = float("inf")
_ZERO = Lit(f32, 0)


def compared_roots(program: Program) -> Program:
    """The program with such comparisons made without roots.

    y[i] = sqrt(x[i]) > c     becomes     _r0 = ...; y[i] = x[i] > _r0
    """
    if not any(_is_root(expr) for expr in evaluated(program.body)):
        return program
    bounds = _Bounds(program)
    body = map_expressions(rewrite_block(program.body, bounds.without_root), bounds.changed)
    return replace(program, body=(*bounds.before, *body)) if bounds.before else program


class _Bounds:
    """The comparisons of roots in a program, and of locals that have roots; `before` are the statements that
    compute their bounds.
    """

    def __init__(self, program: Program) -> None:
        self._scalars = {p.name for p in program.params if not p.is_array} - assigned_in(program.body)
        self._names = fresh_names(program, "_r")
        self._known: dict[tuple[Expr, bool], Var] = {}
        self._held = self._compared_locals(program.body)
        self.before: list[Node] = []

    def _compared_locals(self, body: Block) -> set[Name]:
        """The locals that are assigned roots, or the zero before them, and are only compared."""
        held: set[Name] = set()
        others: set[Name] = set()
        for node in statements(body):
            name = assigned(node)
            is_root = isinstance(node, Assign) and _is_root(node.value)
            if name is not None and not (isinstance(node, Assign) and (is_root or node.value == _ZERO)):
                others.add(name)
            elif name is not None and is_root:
                held.add(name)
        reads = Counter(expr.name for expr in evaluated(body) if isinstance(expr, Var))
        compared = Counter(
            root.name
            for expr in evaluated(body)
            if (found := self._comparison(expr)) is not None and isinstance(root := found[0], Var)
        )
        return {name for name in held - others if 0 < reads[name] == compared[name]}

    def _comparison(self, expr: Expr) -> tuple[Expr, str, Expr] | None:
        """A comparison with a fixed number: what is compared, which way, and the number."""
        if not isinstance(expr, Op) or expr.op not in build.MIRRORED or expr.args[0].dtype != f32:
            return None
        first, second = expr.args
        if self._is_fixed(second):
            return first, expr.op, second
        return (second, build.MIRRORED[expr.op], first) if self._is_fixed(first) else None

    def without_root(self, node: Node) -> Block:
        """An assignment to a local that is only compared: of the operand itself."""
        if isinstance(node, Assign) and node.name in self._held and _is_root(node.value):
            return (replace(node, value=_operand(node.value)),)
        return (node,)

    def changed(self, expr: Expr) -> Expr:
        """A comparison of a root as one of its operand; any other expression unchanged."""
        found = self._comparison(expr)
        if found is None:
            return expr
        root, way, number = found
        if not _is_root(root) and not (isinstance(root, Var) and root.name in self._held):
            return expr
        bound = self._bound(number, is_below=way in (build.AT_LEAST, build.BELOW))
        operand = _operand(root) if _is_root(root) else root
        if way in (build.ABOVE, build.AT_LEAST):
            return build.gt(operand, bound)
        return build.both(build.ge(bound, operand), build.ge(operand, _ZERO))

    def _is_fixed(self, number: Expr) -> bool:
        """True if an expression has the same value for all invocations: of literals and scalars alone."""
        if isinstance(number, Var):
            return number.name in self._scalars
        return isinstance(number, Lit | Op) and all(self._is_fixed(part) for part in children(number))

    def _bound(self, number: Expr, *, is_below: bool) -> Var:
        """The largest operand whose root is not above a number, or if `is_below` is below it."""
        key = (number, is_below)
        if key not in self._known:
            value = self._named(number)
            bound = _largest(self._named(_next_below(value)) if is_below else value, self._named)
            self._known[key] = self._named(bound)
        return self._known[key]

    def _named(self, value: Expr) -> Var:
        name = next(self._names)
        self.before.append(Assign(name, value))
        return Var(name, value.dtype)


def _is_root(expr: Expr) -> bool:
    return isinstance(expr, Op) and expr.op == build.SQUARE_ROOT and expr.dtype == f32


def _operand(root: Expr) -> Expr:
    assert isinstance(root, Op)
    return root.args[0]


def _moved(value: Expr, by: int) -> Expr:
    """The number so many places after a positive one."""
    bits = build.bits(value)
    step = literal(bits.dtype, abs(by))
    return build.from_bits(build.add(bits, step) if by > 0 else build.sub(bits, step), f32)


def _next_below(number: Expr) -> Expr:
    """The next number below one above zero; of others, any below zero. NaN stays."""
    is_negative = build.lt(number, literal(f32, 1.0))
    below = Cond(is_negative, literal(f32, -1.0), number)
    return Cond(build.gt(number, _ZERO), _moved(number, -1), below)


def _largest(number: Expr, named: Callable[[Expr], Var]) -> Expr:
    """The largest operand whose root is not above a number; infinity and NaN themselves."""
    large = literal(f32, _LARGE)
    bounded = Cond(build.gt(number, large), large, number)
    inside = named(Cond(build.gt(number, _ZERO), bounded, _ZERO))
    wide = [build.converted(value, f64) for value in (inside, _moved(inside, 1))]
    middle = named(build.mul(build.add(*wide), literal(f64, 0.5)))
    square = named(build.mul(middle, middle))
    near = named(build.converted(square, f32))
    bound = Cond(build.gt(build.converted(near, f64), square), _moved(near, -1), near)
    finite = Cond(build.ge(number, _ZERO), bound, literal(f32, -_LEAST))
    return Cond(build.lt(number, literal(f32, _INFINITE)), finite, number)
