"""The findings of a sanitized run, for people and for tools."""

from __future__ import annotations

import linecache
from dataclasses import dataclass
from typing import Literal

from vyre.ir.problem import Problem, Span
from vyre.ir.spoken import preformatted

Kind = Literal[
    "race", "out of range", "unwritten", "divergence", "not written", "unused", "misfit", "border",
    "expectation",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault of a run: what, where, how often, and the first element or workgroup where it occurred.

    A race has two places; `other` is that of the access that came first.
    """

    kind: Kind
    what: str
    where: Span | None
    other: Span | None
    count: int
    index: tuple[int, ...]
    fix: str = ""
    array: str = ""  # that the finding is about, for tools

    def __str__(self) -> str:
        times = "" if self.count == 1 else f" ({self.count:,} times)"
        place = "" if self.where is None else f"{self.where.shown_file}:{self.where.line}: "
        lines = [f"{place}{self.kind}: {self.what}{times}", *_source(self.where)]
        if self.other is not None and line_of(self.other) != line_of(self.where):
            lines += [f"  and {self.other.shown_file}:{self.other.line}", *_source(self.other)]
        return "\n".join([*lines, f"  Fix: {self.fix}"])

    def to_dict(self) -> dict[str, object]:
        """Return plain data for tools."""
        return {
            "kind": self.kind,
            "what": self.what,
            "fix": self.fix,
            "where": _plain(self.where),
            "other": _plain(self.other),
            "count": self.count,
            "index": list(self.index),
        }


@dataclass(frozen=True, slots=True)
class Report:
    """All faults of a kernel: `problems` are known without a run, `findings` come from one.

    `notes` are worth knowing but are not faults, such as a neighbour beyond the border, which is 0.
    """

    kernel: str
    invocations: int
    findings: tuple[Finding, ...] = ()
    problems: tuple[Problem, ...] = ()
    notes: tuple[Finding, ...] = ()

    @property
    def clean(self) -> bool:
        return not self.findings and not self.problems

    def __repr__(self) -> str:
        return f"<report on {self._head()}>"

    def _repr_html_(self) -> str:
        return preformatted(str(self))

    def __str__(self) -> str:
        parts = (*self.problems, *self.findings, *self.notes)
        return "\n\n".join([self._head(), *[str(part) for part in parts]])

    def _head(self) -> str:
        ran = f"{self.kernel}: {self.invocations:,} {_plural('invocation', self.invocations)}"
        parts = [*self.problems, *self.findings]
        head = f"{ran}, {len(parts)} {_plural('finding', len(parts))}" if parts else f"{ran}, nothing found."
        if self.notes:
            head = f"{head.rstrip('.')}, {len(self.notes)} {_plural('note', len(self.notes))}"
        return head

    def to_dict(self) -> dict[str, object]:
        """Return plain data for tools."""
        return {
            "kernel": self.kernel,
            "invocations": self.invocations,
            "clean": self.clean,
            "problems": [problem.to_dict() for problem in self.problems],
            "findings": [finding.to_dict() for finding in self.findings],
            "notes": [note.to_dict() for note in self.notes],
        }


def _plural(word: str, count: int) -> str:
    return word if count == 1 else f"{word}s"


def line_of(span: Span | None) -> tuple[str, int] | None:
    return None if span is None else (span.file, span.line)


def _source(span: Span | None) -> list[str]:
    text = "" if span is None else linecache.getline(span.file, span.line).strip()
    return [f"    {text}"] if text else []


def _plain(span: Span | None) -> dict[str, object] | None:
    return None if span is None else {"file": span.file, "line": span.line, "column": span.column}
