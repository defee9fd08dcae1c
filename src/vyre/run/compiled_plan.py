"""A plan with its compiled programs and the ways to run them, shared by the calls of a pipeline."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

from vyre.cache.artifacts import Cache
from vyre.ir.nodes import Name
from vyre.ir.once import once
from vyre.plan.bands import Bands, program_in_bands
from vyre.plan.plan import Plan
from vyre.run.devices import Place
from vyre.run.host_memory import Lodging
from vyre.run.launch_list import Launches
from vyre.run.ready import Ready
from vyre.run.remembered import RECORDING
from vyre.run.sequence import Code, Sequence, sequence
from vyre.run.shared_code import readies
from vyre.run.weight import programs_bytes
from vyre.targets.configuration import Configuration

if TYPE_CHECKING:
    from vyre.run.cuda_plan import DeviceSequence


@dataclass
class Compiled:
    """A plan with the programs of its launches ready to run."""

    plan: Plan
    ready: tuple[Ready, ...]

    @classmethod
    def of(cls, plan: Plan) -> Compiled:
        return cls(plan, readies(step.program for step in plan.steps))

    @property
    def bytes(self) -> int:
        """Estimated memory in bytes."""
        return programs_bytes(ready.face for ready in self.ready)

    @property
    def recording_bytes(self) -> int:
        """Estimated additional memory in bytes for each set of scalars."""
        return RECORDING * (1 + len(self.plan.steps))

    @once
    def code(self) -> Code:
        """The programs of the steps as they run on the CPU: whole, or in bands."""
        inside = {at for band in self.plan.bands for at in range(band.first, band.stop)}
        runs = enumerate(zip(self.plan.steps, self.ready, strict=True))
        whole = tuple((at, step, ready) for at, (step, ready) in runs if at not in inside)
        return Code(whole, tuple((band, self._banded(band)) for band in self.plan.bands))

    def _banded(self, band: Bands) -> tuple[Ready, ...]:
        return readies(program_in_bands(band.run, position) for position in range(len(band.run.steps)))

    @property
    def launched(self) -> list[tuple[Ready, int]]:
        """The program of each launch, and its number of units of work."""
        return [(ready, prod(s.piece.grid)) for s, ready in zip(self.plan.steps, self.ready, strict=True)]

    @property
    def whole(self) -> list[Ready]:
        """The programs that run unchanged on the CPU; steps in bands have other code."""
        return [ready for _, _, ready in self.code.whole]

    def tuned(self, where: Place, cache: Cache) -> tuple[Configuration, ...]:
        """The configuration of each launch on a device."""
        return tuple(ready.chosen(where.name, cache, units) for ready, units in self.launched)

    @once
    def written(self) -> frozenset[str]:
        """The arrays that some launch writes to."""
        params = (param for step in self.plan.steps for param in step.program.params)
        return frozenset(param.name for param in params if param.access in ("out", "inout"))

    def at_once(self, scalars: Mapping[Name, Any], cache: Cache) -> Sequence | None:
        """All launches as one sequence of machine code on the CPU; None where that is not possible."""
        return sequence(self.plan, self.code, scalars, cache)

    def as_graph(self, scalars: Mapping[Name, Any], where: Place) -> DeviceSequence | None:
        """All launches as one CUDA graph; None if which launches run depends on computed data."""
        from vyre.run.cuda_plan import DeviceSequence

        if any(ready.has_barriers for ready in self.ready):
            return None
        return DeviceSequence(where.backend, self.plan, self.ready, scalars, self.written)

    def launches(self, scalars: Mapping[Name, Any], lodging: Lodging) -> Launches:
        """The launches to be made one by one, allocating in the memory space of the call's arrays."""
        return Launches(self.plan, self.ready, self.code, scalars, lodging)
