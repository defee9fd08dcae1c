"""Errors in a user's program: a record for each, and the one exception that carries them all."""

from __future__ import annotations

import linecache
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field

LONGEST_LINE = 100  # characters of a source line that a message shows


@dataclass(frozen=True, slots=True)
class Span:
    """A place in the user's source: line from 1, column from 0."""

    file: str
    line: int
    column: int

    @property
    def shown_file(self) -> str:
        """The file as messages show it: the cell of a notebook by its number, as in `Cell In[3]`."""
        shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
        named = getattr(getattr(shell, "compile", None), "format_code_name", None)  # since IPython 8
        cell = None if named is None else named(self.file)
        return self.file if cell is None else " ".join(cell)


@dataclass(frozen=True, slots=True)
class Problem:
    """One error: a stable code, what happened, how to fix it, and where; `text` is the user's source line."""

    code: str
    what: str
    fix: str
    span: Span | None = None
    text: str = ""
    calls: tuple[str, ...] = field(default=(), compare=False)  # of functions, innermost first

    @property
    def where(self) -> tuple[int, int] | None:
        """(line, column), if the problem has a place in the source."""
        return None if self.span is None else (self.span.line, self.span.column)

    def __str__(self) -> str:
        head = f"{self.code}: {self.what}"
        if self.span is None:
            return f"{head}\n  Fix: {self.fix}"
        line = self.text or linecache.getline(self.span.file, self.span.line)
        shown, caret = _pointed(line, self.span.column)
        source = f"    {shown}\n    {caret}\n" if shown else ""
        calls = "".join(f"  {call}\n" for call in self.calls)
        place = f"{self.span.shown_file}:{self.span.line}:{self.span.column + 1}"
        return f"{place}: {head}\n{source}{calls}  Fix: {self.fix}"

    def to_dict(self) -> dict[str, object]:
        """Plain data for tools."""
        span = self.span
        return {
            "code": self.code,
            "what": self.what,
            "fix": self.fix,
            "file": span.file if span else None,
            "line": span.line if span else None,
            "column": span.column if span else None,
        }


def _pointed(line: str, column: int) -> tuple[str, str]:
    """A source line without indentation, a caret below the column; a long line is cut around the column."""
    shown = line.strip()
    at = max(column - (len(line) - len(line.lstrip())), 0)
    if len(shown) > LONGEST_LINE:
        start = max(at - LONGEST_LINE // 2, 0)
        part = shown[start : start + LONGEST_LINE]
        head = "... " if start else ""
        shown, at = f"{head}{part} ...", at - start + len(head)
    return shown, " " * at + "^"


class Problems(ValueError):
    """All problems of one program, raised once."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        first, *others = self.problems
        more = f" (and {len(others)} more)" if others else ""
        return f"{first.code}: {first.what}{more}\n\n" + "\n\n".join(str(p) for p in self.problems)


class CallError(ValueError):
    """A kernel was called with arguments that it cannot take.

    `is_misfit` is true if each argument is valid by itself, but two of them do not fit together.
    """

    is_misfit = False


class ExpectError(AssertionError):
    """The condition of an `expect` did not hold in some invocations of a launch, which has run to its end."""


class DeviceError(CallError):
    """An operation of a device failed."""


class OutOfMemory(DeviceError, MemoryError):
    """A device does not have enough free memory."""


class DeviceLost(DeviceError):
    """A device can no longer be used in this process."""


class UntrackedWarning(UserWarning):
    """A pipeline runs its Python function at every call, because it reads a value that cannot be tracked."""


class SlowKernelWarning(UserWarning):
    """A call would take more than an hour, estimated from its domain and the bounds of its loops."""


# The public module name, which tracebacks show.
for _error in (
    Problem, Problems, CallError, ExpectError, DeviceError, OutOfMemory, DeviceLost, SlowKernelWarning,
    UntrackedWarning,
):  # fmt: skip
    _error.__module__ = "vyre"
