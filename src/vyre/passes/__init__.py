"""Program -> Program: each pass is a function, in a file with those that belong to it.

Each preserves the meaning bit for bit and keeps a valid program valid.
"""

from __future__ import annotations

from collections.abc import Callable

from vyre.ir import limits
from vyre.ir.nodes import Program
from vyre.ir.walk import size
from vyre.passes.cse import cse, licm
from vyre.passes.dce import dce, separate
from vyre.passes.expand import expand
from vyre.passes.simplify import fold, inline, join, simplify
from vyre.passes.unroll import unroll

Pass = Callable[[Program], Program]

# Unrolling and CSE turn locals into literals, so folding runs again after them.
ORDER: tuple[Pass, ...] = (
    separate,
    inline,
    fold,
    simplify,
    unroll,
    join,
    cse,
    fold,
    simplify,
    licm,
    cse,
    dce,
)


def optimize(program: Program) -> Program:
    """Optimise a program without changing its meaning; a pass that would make it too large is skipped."""
    for step in ORDER:
        changed = step(program)
        if changed.body is program.body or size(changed.body) <= limits.NODES:
            program = changed
    return program


__all__ = [
    "ORDER",
    "Pass",
    "cse",
    "dce",
    "expand",
    "fold",
    "inline",
    "join",
    "licm",
    "optimize",
    "separate",
    "simplify",
    "unroll",
]
