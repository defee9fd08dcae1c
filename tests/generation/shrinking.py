"""Making a failing case small: a change is kept while the case still fails.

Changes are removals of statements, statements replaced by what is inside them, expressions by a literal or by
a part of themselves, smaller grids, plainer arguments, and parameters left out. A smaller program may race
where the larger one did not; such a one proves nothing, so the sanitizer has its say.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count

import numpy as np

from generation.programs import Case
from vyre import reference
from vyre.check.rules import problems
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import Atomic, Block, Expr, For, If, Load, Node, Program, Region, Shape, Store, Var
from vyre.ir.walk import (
    blocks,
    children,
    expressions,
    operands,
    statements,
    with_blocks,
    with_children,
    with_operands,
)
from vyre.passes import expand

ROUNDS = 400  # changes that are kept, at most


def shrink(case: Case, fails: Callable[[Case], bool], *, keep: Callable[[Case], bool] | None = None) -> Case:
    """A smaller case that fails too, and of which `keep` holds; without it, one that does not race."""
    keep = keep or (no_race if no_race(case) else lambda _: True)
    for _ in range(ROUNDS):
        smaller = next((c for c in changes(case) if not problems(c.program) and keep(c) and fails(c)), None)
        if smaller is None:
            return case
        case = smaller
    return case


def no_race(case: Case) -> bool:
    """Whether the sanitizer runs the case and finds neither races nor divergence."""
    arguments = {name: np.array(value) for name, value in case.arguments.items()}
    try:
        report = reference.sanitize(expand(case.program), arguments, grid=case.grid)
    except Exception:  # noqa: BLE001  # the fault that is looked for may be one of the sanitizer itself
        return False
    return not [finding for finding in report.findings if finding.kind in ("race", "divergence")]


def changes(case: Case) -> Iterator[Case]:
    """Cases a little smaller, those that save most first."""
    yield from [replace(case, program=program) for program in smaller_programs(case.program)]
    yield from _smaller_grids(case)
    yield from _plainer_arguments(case)


def smaller_programs(program: Program) -> Iterator[Program]:
    """Programs with a statement or an expression less; not all of them are valid."""
    total = sum(1 for _ in statements(program.body))
    for step in (total // 2, total // 4, 1):
        for first in range(0, total if step else 0, max(step, 1)):
            yield replace(program, body=_without(program.body, range(first, first + step), count()))
    for position, node in enumerate(statements(program.body)):
        for instead in _insides(node):
            yield replace(program, body=_replaced(program.body, position, instead, count()))
    for position, expr in enumerate(_operands(program.body)):
        for simpler in _simpler(expr):
            yield replace(program, body=_with_operand(program.body, position, simpler, count()))
    used = _used_names(program)
    for param in program.params:
        if param.name not in used and len(program.params) > 1:
            yield replace(program, params=tuple(p for p in program.params if p is not param))


def _without(block: Block, gone: range, number: count[int]) -> Block:
    out: list[Node] = []
    for node in block:
        here = next(number)
        inner = tuple([_without(part, gone, number) for part in blocks(node)])
        if here not in gone:
            out.append(with_blocks(node, inner))
    return tuple(out)


def _replaced(block: Block, position: int, instead: Block, number: count[int]) -> Block:
    out: list[Node] = []
    for node in block:
        here = next(number)
        inner = tuple([_replaced(part, position, instead, number) for part in blocks(node)])
        out.extend(instead if here == position else (with_blocks(node, inner),))
    return tuple(out)


def _insides(node: Node) -> Iterator[Block]:
    """What may stand in a statement's place."""
    match node:
        case If():
            yield node.then
            if node.orelse:
                yield node.orelse
                yield (replace(node, orelse=()),)
        case Region():
            yield node.body
        case For():
            yield node.body
            if node.unroll:
                yield (replace(node, unroll=False),)
        case _:
            return


def _operands(block: Block) -> Iterator[Expr]:
    for node in statements(block):
        yield from operands(node)


def _with_operand(block: Block, position: int, instead: Expr, number: count[int]) -> Block:
    out: list[Node] = []
    for node in block:
        parts = tuple([instead if next(number) == position else part for part in operands(node)])
        inner = tuple([_with_operand(part, position, instead, number) for part in blocks(node)])
        out.append(with_blocks(with_operands(node, parts), inner))
    return tuple(out)


def _simpler(expr: Expr) -> Iterator[Expr]:
    """Expressions of the same dtype with less in them."""
    zero, one = Lit(expr.dtype, 0), literal(expr.dtype, True if expr.dtype.kind == "bool" else 1)
    if expr != zero:
        yield from (zero, one) if expr != one else (zero,)
    for part in expressions(expr):
        if part is not expr and part.dtype == expr.dtype and not isinstance(part, Lit):
            yield part
    parts = children(expr)
    for at, part in enumerate(parts):
        for simpler in _simpler(part):
            yield with_children(expr, (*parts[:at], simpler, *parts[at + 1 :]))


def _smaller_grids(case: Case) -> Iterator[Case]:
    for axis, extent in enumerate(case.grid):
        for smaller in sorted({1, extent // 2, extent - 1} - {0, extent, -1}):
            yield replace(case, grid=(*case.grid[:axis], smaller, *case.grid[axis + 1 :]))


def _plainer_arguments(case: Case) -> Iterator[Case]:
    names = {param.name for param in case.program.params}
    if names != set(case.arguments):
        kept = {name: value for name, value in case.arguments.items() if name in names}
        yield replace(case, arguments=kept)
    for name, value in case.arguments.items():
        zeros, ones = np.zeros_like(value), np.ones_like(value)
        if value.tobytes() != zeros.tobytes():
            yield replace(case, arguments=case.arguments | {name: zeros})
            if value.tobytes() != ones.tobytes():
                yield replace(case, arguments=case.arguments | {name: ones})
        if value.ndim and math.prod(value.shape) > 1:
            short = np.ascontiguousarray(value[tuple([slice(max(extent // 2, 1)) for extent in value.shape])])
            yield replace(case, arguments=case.arguments | {name: short})


def _used_names(program: Program) -> set[str]:
    found: set[str] = set()
    for node in statements(program.body):
        if isinstance(node, Store | Atomic):
            found.add(node.array)
        for operand in operands(node):
            for expr in expressions(operand):
                if isinstance(expr, Var):
                    found.add(expr.name)
                elif isinstance(expr, Load | Shape):
                    found.add(expr.array)
    return found
