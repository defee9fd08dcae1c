"""Stencils over short, odd rows, run as over one long row.

A vector of such a row has any alignment, and many are at the end of a row. Where all arrays have the shape of
the domain, the elements of a vector may lie in two rows: a neighbour is at the same distance in both, and
bounds are checked element by element.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from vyre.ir.dtypes import i32, u32
from vyre.ir.literal import literal
from vyre.ir.nodes import Assign, Cond, Expr, Id, Load, Node, Param, Program, Shape, Store, Var
from vyre.ir.walk import children, evaluated_by, statements, with_children
from vyre.lower.bundle import Bundle
from vyre.lower.form import Block, Extend, Iota, Let, Ref, Value, calc, compare, domain, number, select
from vyre.lower.launch import ALIGNED, Facts
from vyre.lower.layout import Layout, Linear, analyse
from vyre.lower.prepare import forward_ids
from vyre.ops import build

_AT, _SIZE, _STEP = ".at", ".size", ".step"
_OWN = Id("gid", 0)
# Elements of a row, by rank: measured on an H200. In a plane, 5 points run raveled at 0.95 of a copy's speed
# with rows of 257, row by row at 0.89; with rows of 1001 at 0.85 and 0.90, 9 points at 0.73 and 0.78. In a
# volume of rows of 1001, 7 points run at 0.73 and 0.58.
_LONGEST = {2: 256, 3: 1024}


def ravels(program: Program, rank: int, facts: Facts) -> bool:
    """True if the rows of a launch are short and odd enough for this to pay."""
    if not facts.flat or not ALIGNED < facts.row <= _LONGEST.get(rank, 0):
        return False
    widest = max(param.dtype.itemsize for param in program.params if param.is_array)
    return not facts.is_whole(ALIGNED // widest)


def raveled(program: Program, rank: int) -> Program | None:
    """Return the program over one axis instead of `rank`, with scalars for the extents of the domain and for
    the elements between neighbours along an axis; None if it is not a stencil.
    """
    plain = forward_ids(program)
    linear = analyse(plain, Layout(rank, 1, 1))
    own = tuple(Id("gid", axis) for axis in range(rank))
    reads = False
    for node in statements(plain.body):
        if not isinstance(node, Assign | Store) or (isinstance(node, Store) and node.index != own):
            return None
        for expr in evaluated_by(node):
            if isinstance(expr, Load):
                away = _away(linear, expr, rank)
                reads = reads or bool(away and any(away))
                if away is None:
                    return None
    if not reads:
        return None
    axes = range(rank)
    sizes = [Param(_var(_SIZE, axis).name, "scalar", i32, 0) for axis in axes]
    steps = [Param(_step(axis, rank).name, "scalar", i32, 0) for axis in axes]
    places = [Assign(f"{_AT}{axis}", _place(axis, rank)) for axis in axes]
    body = [_along_one(linear, node, rank) for node in plain.body]
    return replace(plain, params=(*plain.params, *sizes, *steps), body=(*places, *body))


def _away(linear: Linear, load: Load, rank: int) -> tuple[int, ...] | None:
    """Return the distance of a load from the invocation's own element along each axis."""
    forms = [linear.form(part) for part in load.index]
    away = [0 if form is None else form.const for form in forms]
    own = [linear.form(Id("gid", axis)) for axis in range(rank)]
    is_near = len(forms) == rank and all(
        form is not None and mine is not None and form.variable == mine
        for form, mine in zip(forms, own, strict=True)
    )
    return tuple(away) if is_near else None


def _place(axis: int, rank: int) -> Expr:
    """Return the position along an axis of the domain, from the number of the element."""
    whole: Expr = _OWN if axis == rank - 1 else build.floordiv(_OWN, _step(axis, rank))
    return whole if axis == 0 else build.mod(whole, _var(_SIZE, axis))


def _along_one(linear: Linear, node: Node, rank: int) -> Node:
    def turned(expr: Expr) -> Expr:
        match expr:
            case Load():
                away = _away(linear, expr, rank)
                assert away is not None
                return _read(expr, away)
            case Id() if expr.axis >= rank:
                return literal(i32, 0 if expr.kind == "gid" else 1)
            case Id(kind="gid"):
                return _var(_AT, expr.axis)
            case Id() | Shape():
                return _var(_SIZE, expr.axis)
        return with_children(expr, tuple(turned(part) for part in children(expr)))

    assert isinstance(node, Assign | Store)
    if isinstance(node, Store):
        return replace(node, index=(_OWN,), value=turned(node.value))
    return replace(node, value=turned(node.value))


def _read(load: Load, away: tuple[int, ...]) -> Expr:
    at: Expr = _OWN
    tests: list[Expr] = []
    for axis, far in enumerate(away):
        step = literal(i32, far)
        if far:
            further = step if axis == len(away) - 1 else build.mul(_step(axis, len(away)), step)
            at = build.add(at, further)
            size, own = _var(_SIZE, axis), _var(_AT, axis)
            behind = build.lt(own, build.sub(size, step))
            tests.append(behind if far > 0 else build.ge(own, literal(i32, -far)))
    element = replace(load, index=(at,))
    if not tests:
        return element
    test = reduce(lambda one, two: build.both(one, two), tests)
    return Cond(test, element, literal(load.dtype, 0))


def apart(expr: Expr, facts: Facts) -> int | None:
    """Return the elements between neighbours along an axis, modulo 16, if the expression stands for them."""
    if not isinstance(expr, Var):
        return None
    return {f"{_STEP}2": facts.phase, f"{_STEP}3": facts.plane}.get(expr.name)


def _step(axis: int, rank: int) -> Var:
    """Return the elements between neighbours along an axis, named by how many axes are left."""
    return _var(_STEP, rank - axis)


def _var(name: str, axis: int) -> Var:
    return Var(f"{name}{axis}", i32)


def extents(rank: int) -> Block:
    """Return the scalars that the raveled program needs."""
    steps: list[Value] = [number(1)]
    for axis in range(rank - 1, 0, -1):
        steps.insert(0, calc("mul", steps[0], domain(axis)))
    named: dict[str, Value] = {f"{_SIZE}{axis}": domain(axis) for axis in range(rank)}
    named |= {_step(axis, rank).name: step for axis, step in enumerate(steps)}
    return tuple(Let(name, Extend(value, i32, signed=True)) for name, value in named.items())


def coordinates(body: Bundle, first: Value) -> dict[str, Value]:
    """Return the positions of neighbours from `first` on along the axes of the domain, if the program was
    raveled, with one division for each axis: rows are longer than vectors.
    """
    rank = sum(name.startswith(_SIZE) for name in body.scalars)
    positions: dict[str, Value] = {}
    rest: Value = Extend(first, u32, signed=False)
    over: Value | None = Extend(Iota(), u32, signed=False) if body.lanes else None
    for axis in reversed(range(rank)):
        part, size = rest, Extend(Ref(f"{_SIZE}{axis}", i32), u32, signed=False)
        if axis:
            rest = body.kept("above", calc("udiv", rest, size))
            part = calc("sub", part, calc("mul", rest, size))
        if over is not None:
            part = body.kept("part", calc("add", part, over))
            is_over = body.kept("over", compare("le", size, part))
            over = Extend(is_over, u32, signed=False)
            part = select(is_over, calc("sub", part, size), part) if axis else part
        positions[f"{_AT}{axis}"] = Extend(part, i32, signed=False)
    return positions
