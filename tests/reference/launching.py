"""Kernel text to checked Program to run, for the tests of the reference."""

from __future__ import annotations

import textwrap
from typing import Any

import numpy as np

from vyre import reference
from vyre.check.rules import check
from vyre.front import read
from vyre.ir.nodes import Program


def unchecked(text: str) -> Program:
    """The Program of a text, valid or not."""
    return read.program(textwrap.dedent(text))


def checked(text: str) -> Program:
    """The Program of a valid text."""
    program = unchecked(text)
    check(program)
    return program


def launch(text: str, grid: int | tuple[int, ...], **arguments: Any) -> dict[str, Any]:
    """Run the kernel on copies of the arguments, and give them as they are afterwards."""
    given = {name: np.array(value) for name, value in arguments.items()}
    reference.run(checked(text), given, grid=grid if isinstance(grid, tuple) else (grid,))
    return given


def zeros(count: int | tuple[int, ...], dtype: Any = np.int32) -> Any:
    return np.zeros(count, dtype)
