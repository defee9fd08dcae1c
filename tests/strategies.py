"""Random valid programs with launches: what every pass, format and backend is judged by.

`case(seed)` is a program, arguments and a grid, the same for a seed everywhere; `cases()` is the strategy of
them. Programs are made as IR, so that nothing is out of reach that the front end never writes. They do not
race, and their atomics commute, so that every exact backend gives the same bytes. `shrink` makes a failing
case small.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from hypothesis import strategies as st

from generation import programs
from generation.features import Features
from generation.programs import Case
from generation.shrinking import shrink
from vyre.ir.nodes import Program

__all__ = ["Case", "Features", "case", "cases", "fresh", "outputs", "shrink", "written"]

EVERYTHING = Features()


def case(seed: int, *, features: Features = EVERYTHING) -> Case:
    """The case of a seed."""
    return programs.case(seed, features)


def cases(features: Features = EVERYTHING) -> st.SearchStrategy[Case]:
    """Cases by seed. Hypothesis cannot make them smaller: `shrink` does."""
    return st.integers(0, 2**48 - 1).map(lambda seed: case(seed, features=features))


def fresh(case: Case) -> dict[str, Any]:
    """A copy of the arguments, to be written to."""
    return {name: np.array(value) for name, value in case.arguments.items()}


def written(program: Program) -> tuple[str, ...]:
    """The names of the arrays that a program may write."""
    return tuple(p.name for p in program.params if p.access in ("out", "inout"))


def outputs(program: Program, arguments: Mapping[str, Any]) -> dict[str, bytes]:
    """The bytes of the arrays that a program may have written."""
    return {name: arguments[name].tobytes() for name in written(program)}
