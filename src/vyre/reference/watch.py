"""What the machine tells a watcher while it runs: who touches which element, and who meets at a barrier."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from vyre.ir.nodes import Barrier, Collective, GridSync
from vyre.ir.problem import Span
from vyre.ops.row import Array
from vyre.reference.geometry import Chunk
from vyre.reference.masks import Mask
from vyre.reference.memory import Memory

How = Literal["load", "store", "atomic"]
Meeting = Barrier | Collective | GridSync


@dataclass(frozen=True, slots=True, eq=False)
class Touch:
    """One access by several lanes at once; the arrays have an entry per lane, lanes ascending."""

    how: How
    memory: Memory
    span: Span | None
    lanes: Array  # their numbers in the launch
    index: tuple[Array, ...]
    address: Array  # in `memory.data`; meaningless where not inside
    inside: Array


class Watch(Protocol):
    """Sees a run go by; it changes nothing of it."""

    def begin(self, chunk: Chunk, memories: tuple[Memory, ...]) -> None:
        """A chunk starts, with these buffers and shared arrays."""

    def touch(self, touch: Touch) -> None:
        """Lanes access an array."""

    def meet(self, node: Meeting, mask: Mask) -> None:
        """Lanes of the chunk wait for each other."""
