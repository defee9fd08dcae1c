"""The facts about a valid Program that later stages use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from vyre.analysis.divergence import Level, divergence
from vyre.check.scope import arrays, sites
from vyre.ir.nodes import Atomic, Op, Program
from vyre.ir.walk import statements
from vyre.ops import TABLE


@dataclass(frozen=True, slots=True)
class Checked:
    """A valid Program.

    `levels` holds how uniform each local is. `is_exact` is False if devices may differ in the last bits:
    float atomics, whose order is not fixed, and functions of the target, selected by `fast=True`.
    """

    program: Program
    levels: Mapping[str, Level] = field(compare=False)
    is_exact: bool


def facts(program: Program) -> Checked:
    """The facts of a Program that has no problems."""
    return Checked(program, divergence(program).locals, _is_exact(program))


def _is_exact(program: Program) -> bool:
    known = arrays(program)
    atomics = (node for node in statements(program.body) if isinstance(node, Atomic))
    if any(known[node.array].dtype.is_float for node in atomics):
        return False
    return not any(isinstance(expr, Op) and TABLE[expr.op].fast_of for expr, _ in sites(program))
