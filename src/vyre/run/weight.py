"""Estimated bytes of programs in memory; `remembered` documents the measurement.

Separate from that module, since importing Vyre loads it and not the IR.
"""

from __future__ import annotations

from collections.abc import Iterable

from vyre.ir.nodes import Expr, Program
from vyre.ir.walk import children, operands, statements

_PROGRAM, _NODE = 16 << 10, 300


def program_bytes(program: Program) -> int:
    """The bytes of a program with its compiled forms; shared subtrees count once."""
    seen: set[int] = set()
    stack: list[Expr] = []
    for node in statements(program.body):
        seen.add(id(node))
        stack.extend(operands(node))
    while stack:
        expr = stack.pop()
        if id(expr) not in seen:
            seen.add(id(expr))
            stack.extend(children(expr))
    return _PROGRAM + _NODE * len(seen)


def programs_bytes(programs: Iterable[Program]) -> int:
    """The bytes of a plan of these programs."""
    return _PROGRAM + sum(program_bytes(program) for program in programs)
