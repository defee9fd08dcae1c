"""The Python function that a user's call enters.

An error of the user's making must show the user's lines alone. Python adds a frame to a traceback for every
function that an exception leaves, so the one function of ours that it leaves is compiled as if it stood where
the kernel stands: file, line and name are the user's.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from vyre.ir.problem import CallError, Problems

_TEXT = """
def entry(*args, **named):
    outcome = perform(args, named)
    if outcome.__class__ is failure:
        raise outcome.error
    return outcome
"""


@dataclass(frozen=True, slots=True)
class Failure:
    """An error to be raised in the user's sight."""

    error: Exception


def disguised(
    perform: Callable[[tuple[Any, ...], Mapping[str, Any]], Any], *, name: str, file: str, line: int
) -> Any:
    """A function that calls `perform(args, named)`; user errors seem to come from `name` at `file`:`line`."""

    def guarded(args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        try:
            return perform(args, named)
        except (Problems, CallError) as fault:
            fault.__context__ = None
            return Failure(fault.with_traceback(None))

    tree = ast.parse(_TEXT)
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt | ast.expr | ast.arg):
            node.lineno = node.end_lineno = line
            node.col_offset = node.end_col_offset = 0
    space: dict[str, Any] = {"perform": guarded, "failure": Failure}
    exec(compile(tree, file, "exec"), space)
    function = space["entry"]
    # Renamed afterwards: a kernel may be called `perform`, and must not take that place.
    function.__code__ = function.__code__.replace(co_name=name, co_qualname=name)
    function.__name__ = function.__qualname__ = name
    return function
