"""The interface of watchers: the machine reports every access and every barrier while it runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from vyre.ir.nodes import Barrier, Collective, GridSync
from vyre.ir.problem import Span
from vyre.ops.row import Array
from vyre.reference.geometry import Chunk
from vyre.reference.masks import Mask
from vyre.reference.memory import MachineArray

How = Literal["load", "store", "atomic"]
Meeting = Barrier | Collective | GridSync


@dataclass(frozen=True, slots=True, eq=False)
class ArrayAccess:
    """One access by several lanes at once; the arrays have an entry per lane, lanes ascending."""

    how: How
    memory: MachineArray
    span: Span | None
    lanes: Array  # their numbers in the launch
    index: tuple[Array, ...]
    address: Array  # in `memory.data`; meaningless where not inside
    inside: Array


class RunWatch(Protocol):
    """Observes a run without changing it."""

    def begin(self, chunk: Chunk, memories: tuple[MachineArray, ...]) -> None:
        """Called when a chunk starts, with these buffers and shared arrays."""

    def touch(self, touch: ArrayAccess) -> None:
        """Called when lanes access an array."""

    def meet(self, node: Meeting, mask: Mask) -> None:
        """Called when lanes of the chunk wait for each other."""
