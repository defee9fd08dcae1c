"""Shares compiled code among launches that differ only in names: a kernel called often is compiled once."""

from __future__ import annotations

from collections.abc import Iterable

from vyre.ir.nodes import Program
from vyre.passes.names import with_plain_names
from vyre.run.ready import Ready


def readies(programs: Iterable[Program]) -> tuple[Ready, ...]:
    """The programs ready to run, with plain names: parameters are the same in the same order."""
    shared: dict[Program, Ready] = {}
    plain = [with_plain_names(program) for program in programs]
    return tuple([shared.setdefault(program, Ready(program)) for program in plain])
