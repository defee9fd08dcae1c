"""The control buffer: what segments tell the schedule. They write it and never read it, so nothing races."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vyre.driver.split_keep import Places
from vyre.driver.split_loops import Fresh, Loop
from vyre.driver.split_plan import Hidden
from vyre.driver.split_schedule import is_followed
from vyre.ir.dtypes import i32, u32, u64
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import Block, Expr, If, Op, Store


@dataclass(frozen=True, slots=True)
class Control:
    """The buffer: element 0 names the next segment, or it holds counts of loops, in slots by identity."""

    buffer: Hidden
    counts: Mapping[int, int]
    where: Places

    @property
    def names_next(self) -> bool:
        return not self.counts

    def start(self) -> Block:
        """At the start of a segment: no next one, unless a barrier is reached."""
        return (If(self.where.writes("launch"), self.at_barrier(0)),) if self.names_next else ()

    def at_barrier(self, following: int) -> Block:
        """What one invocation says at a barrier: which segment follows it."""
        return (self._put(0, literal(self.buffer.dtype, following)),) if self.names_next else ()

    def entered(self, loop: Loop) -> Block:
        """Where a loop is entered: how often it runs."""
        slot = self.counts.get(id(loop.node))
        return () if slot is None else (If(self.where.writes("launch"), (self._put(slot, loop.trips),)),)

    def _put(self, slot: int, value: Expr) -> Store:
        dtype = self.buffer.dtype
        stored = value if value.dtype == dtype else Op("cast", (value,), dtype)
        return Store(self.buffer.name, (literal(i32, slot),), stored)


def control(body: Block, around: Sequence[Loop], where: Places, fresh: Fresh) -> Control | None:
    """What the schedule of a body has to be told; None when it is known beforehand."""
    if is_followed(body, {id(loop.node): loop for loop in around}):
        return Control(_buffer(1, fresh), {}, where)
    counted = [loop for loop in around if not isinstance(loop.trips, Lit)]
    if not counted:
        return None
    wide = any(loop.turn.dtype == u64 for loop in counted)
    slots = {id(loop.node): slot for slot, loop in enumerate(counted)}
    return Control(_buffer(len(counted), fresh, wide=wide), slots, where)


def _buffer(slots: int, fresh: Fresh, *, wide: bool = False) -> Hidden:
    name = fresh("control")
    return Hidden(name, name, u64 if wide else u32, "launch", slots)
