"""The reference interpreter as a target."""

from __future__ import annotations

from dataclasses import dataclass

from vyre.ir.nodes import Extents, Program
from vyre.targets.batch import Arguments, Source
from vyre.targets.locks import SHARED
from vyre.targets.specialization import Specialization, specialize
from vyre.targets.target import Availability, Capabilities, HostTarget


@dataclass(frozen=True, slots=True)
class Interpreted:
    """A program for the interpreter."""

    program: Program

    @property
    def bytes(self) -> int:
        return 0

    def launch(self, arguments: Arguments, grid: Extents) -> None:
        with SHARED:  # a fork waits until no import is in progress
            from vyre import reference  # not needed where programs are compiled

        reference.run(self.program, arguments, grid=grid)


class Reference(HostTarget):
    """The interpreter that defines the meaning of programs."""

    def probe(self) -> Availability:
        return Availability(1)

    def describe(self, index: int) -> str:
        return "the interpreter that defines the language; for getting kernels right, not for speed"

    def capabilities(self, index: int) -> Capabilities:
        return _WAITS

    def compile(self, source: Source, special: Specialization, index: int) -> bytes:
        return b""

    def load(self, code: bytes, source: Source, special: Specialization, index: int) -> Interpreted:
        if not special.changes_program:
            return Interpreted(source.expanded)
        return Interpreted(specialize(source.expanded, special.values, special.extents))


_WAITS = Capabilities(waits=True, has_lanes=True, has_strides=True)
