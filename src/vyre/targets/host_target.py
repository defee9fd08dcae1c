"""The common part of targets on arrays of the host."""

from __future__ import annotations

from vyre.ir.keys import Field
from vyre.targets.batch import Batch, Source
from vyre.targets.memory import HOST, MemorySpace
from vyre.targets.one_by_one import OneByOne, on_host
from vyre.targets.specialization import Specialization
from vyre.targets.target import EVERYTHING, Capabilities, Executable, Runtime


class HostTarget:
    """A target on arrays of the host, whose launches are made one after the other."""

    def describe(self, index: int) -> str:
        return type(self).__name__

    def capabilities(self, index: int) -> Capabilities:
        return EVERYTHING

    def memory(self, index: int) -> MemorySpace:
        return HOST

    def code_key(self, index: int) -> Field:
        return (type(self).__module__, type(self).__qualname__)

    def relevant(self, source: Source, special: Specialization) -> Specialization:
        return special

    def prepare(self, batch: Batch, runtime: Runtime) -> Executable:
        return OneByOne(batch, on_host(runtime, waits=self.capabilities(runtime.index).waits))
