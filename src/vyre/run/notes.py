"""The records of `debug` and `expect` after a launch: printed in the order of invocations, or raised.

`front/notes.py` has their layout.
"""

from __future__ import annotations

import os.path
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from vyre.ir import floats
from vyre.ir.dtypes import DType, u32
from vyre.ir.problem import CallError, ExpectError, Span
from vyre.targets.memory import MemorySpace

if TYPE_CHECKING:
    from vyre.front.notes import Note

LINES = 100  # printed at most, for each launch
EXAMPLES = 5  # failures that an error shows


@dataclass(frozen=True, slots=True)
class Noted:
    """A launch with notes: its kernel's name, its notes, and its invocations along each axis."""

    name: str
    notes: tuple[Note, ...]
    domain: tuple[int, ...]

    @property
    def shape(self) -> tuple[int, int]:
        """The shape of the array that takes the records."""
        from vyre.front.notes import RECORDS, width  # few kernels have notes, and others need no front end

        return RECORDS + 1, width(self.notes)

    def made(self, space: MemorySpace | None) -> Any:
        """An array for the records, where the launch's arrays are."""
        return (
            np.zeros(self.shape, u32.storage)
            if space is None
            else space.made(self.shape, u32, is_cleared=True)
        )


def noted(
    name: str, notes: Sequence[Note], workgroup: tuple[int, ...] | None, grid: tuple[int, ...]
) -> Noted:
    """The notes of a launch over a grid."""
    sizes = workgroup or (1,) * len(grid)
    return Noted(name, tuple(notes), tuple(a * b for a, b in zip(grid, sizes, strict=False)))


def require_none(launches: Sequence[tuple[Noted, Any]]) -> None:
    """Raise CallError if there are launches with notes, whose source text a saved file does not have."""
    for launch, _ in launches:
        what = f"{launch.name} uses debug or expect, whose records a file cannot show"
        raise CallError(f"{what}. Fix: take them out of the kernel before saving.")


def print_notes(launches: Sequence[tuple[Noted, Any]]) -> None:
    """Print the records of launches in order; then raise ExpectError if an expectation failed in one."""
    failed: list[str] = []
    for launch, array in launches:
        rows = np.asarray(array if isinstance(array, np.ndarray) else array.numpy())
        if rows[0, 0]:
            failed += _failures(launch, rows)
    if failed:
        raise ExpectError("\n".join(failed))


def _failures(launch: Noted, rows: Any) -> list[str]:
    """Print the records of one launch; the text of its failures."""
    total, failures = int(rows[0, 0]), int(rows[0, 1])
    known = rows[1 : 1 + total].astype(np.uint64)
    invocation = known[:, 1] | known[:, 2] << np.uint64(32)
    order = np.argsort(invocation, kind="stable")  # an invocation's own records have places in their order
    lines: list[str] = []
    shown: list[str] = []
    for at in order:
        if len(lines) >= LINES and len(shown) >= min(failures, EXAMPLES):
            break
        note = launch.notes[int(known[at, 0])]
        values = f"{_where(launch, int(invocation[at]))}: {_values(note, known[at, 3:])}"
        if not note.condition and len(lines) < LINES:
            lines.append(f"{_line(note.span)}: {values}\n")
        elif note.condition and len(shown) < EXAMPLES:
            shown.append(f"  {_line(note.span)}: expect({note.condition}) in {values}")
    if total - failures > len(lines):
        lines.append(f"... and {total - failures - len(lines):,} more lines of {launch.name}\n")
    sys.stdout.write("".join(lines))
    if not failures:
        return []
    times = "once" if failures == 1 else f"{failures:,} times"
    what = f"an expectation of {launch.name} failed {times}:"
    more = [f"  ... and {failures - len(shown):,} more"] if failures > len(shown) else []
    fix = (
        "Fix: change the kernel or what it gets; k.step(*args, at=...) runs one invocation under a debugger."
    )
    return [what, *shown, *more, fix]


def show_now(*values: Any) -> None:
    """`debug` of an invocation that is stepped through."""
    sys.stdout.write(", ".join(map(_plain, values)) + "\n")


def expect_now(condition: Any, *values: Any) -> None:
    """`expect` of an invocation that is stepped through."""
    if not condition:
        shown = f": {', '.join(map(_plain, values))}" if values else ""
        raise ExpectError(f"an expectation failed{shown}. Fix: change the kernel or what it gets.")


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else repr(value)


def _line(span: Span) -> str:
    return f"{os.path.basename(span.shown_file)}:{span.line}"


def _where(launch: Noted, number: int) -> str:
    index: list[int] = []
    for size in reversed(launch.domain):
        number, at = divmod(number, size)
        index.insert(0, at)
    return f"invocation {index[0] if len(index) == 1 else tuple(index)}"


def _values(note: Note, words: Any) -> str:
    """The items that a note shows, with values from the words of a record."""
    parts: list[str] = []
    at = 0
    for part in note.shown:
        if isinstance(part, str):
            parts.append(part)
            continue
        bits = int(words[at]) | int(words[at + 1]) << 32
        parts.append(f"{part.text} = {_number(part.dtype, bits)}")
        at += 2
    return ", ".join(parts) if parts else "here"


def _number(dtype: DType, bits: int) -> str:
    value = floats.from_bits(dtype, np.array(bits, dtype.unsigned.storage))
    return str(bool(value)) if dtype.kind == "bool" else str(value[()])
