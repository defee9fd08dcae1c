"""A plan with its programs and executables, shared by the calls of a pipeline.

Launches that differ only in names share compiled code: a kernel called often is compiled once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import prod

from vyre.analysis.loop_work import LoopWork, work_of
from vyre.ir.nodes import Program
from vyre.ir.once import once
from vyre.passes.names import with_plain_names
from vyre.plan.batches import batch_of
from vyre.plan.plan import Plan
from vyre.run.device_runtime import DeviceRuntime, Ready
from vyre.targets.batch import Batch
from vyre.targets.bounded import RECORDING, programs_bytes
from vyre.targets.specialization import Configuration
from vyre.targets.target import Executable


def readies(programs: Iterable[Program]) -> tuple[Ready, ...]:
    """The programs ready to run, with plain names: parameters are the same in the same order."""
    shared: dict[Program, Ready] = {}
    plain = [with_plain_names(program) for program in programs]
    return tuple([shared.setdefault(program, Ready(program)) for program in plain])


@dataclass
class CompiledPlan:
    """A plan with the programs of its launches ready to run."""

    plan: Plan
    ready: tuple[Ready, ...]
    _executables: dict[DeviceRuntime, Executable] = field(default_factory=dict)

    @classmethod
    def of(cls, plan: Plan) -> CompiledPlan:
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
    def batch(self) -> Batch:
        """The launches as targets prepare them."""
        return batch_of(self.plan, self.ready, readies)

    @once
    def written(self) -> frozenset[str]:
        """The arrays that some launch writes to."""
        return self.batch.written

    @once
    def works(self) -> list[tuple[LoopWork, int]]:
        """The work of an invocation of each launch, and the number of its invocations."""
        return [
            (work_of(step.program), prod(step.piece.grid) * prod(step.piece.workgroup or (1,)))
            for step in self.plan.steps
        ]

    @property
    def launched(self) -> list[tuple[Ready, int]]:
        """The program of each launch, and its number of units of work."""
        return [(ready, prod(s.piece.grid)) for s, ready in zip(self.plan.steps, self.ready, strict=True)]

    def executable(self, runtime: DeviceRuntime) -> Executable:
        """All launches as one callable on a device."""
        executable = self._executables.get(runtime)
        if executable is None:
            executable = runtime.prepared(self.batch)
            executable = self._executables.setdefault(runtime, executable)
        return executable

    def tuned(self, runtime: DeviceRuntime) -> tuple[Configuration, ...]:
        """The configuration of each launch on a device."""
        return tuple(runtime.chosen(ready, units) for ready, units in self.launched)
