"""The access history of each element of an array, as far as races need it: vectorised shadow memory.

Two accesses of one element by different lanes race unless both read, both are atomic, or a barrier lies
between: one of their workgroup, counted by `epoch`, or a `grid_sync`, after which the shadow is cleared. For
each element these are kept:

* the last plain write: an earlier write that a new access races with has already raced with the last one;
* two readers, and two atomics: of different workgroups if there were such, so that any lane's workgroup
  differs from one of them; else two lanes of the workgroup's latest epoch, so that any lane differs from one
  of them.

So a race is always found at some pair of accesses, though not at every pair.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np

from vyre.ops.row import Array
from vyre.reference.watch import How

NOBODY = -1


@dataclass(frozen=True, slots=True, eq=False)
class AccessBatch:
    """Accesses of one statement: an address and a lane each, with the epoch of the lane's group."""

    address: Array
    lane: Array
    epoch: Array
    site: int

    def at(self, which: Array) -> AccessBatch:
        """Return some of the accesses."""
        return replace(self, address=self.address[which], lane=self.lane[which], epoch=self.epoch[which])


@dataclass(frozen=True, slots=True, eq=False)
class Clash:
    """An access that races with an earlier one: address, lanes and sites of both, per clash."""

    address: Array
    lane: Array
    other_lane: Array
    other_site: Array


class Cells:
    """One recorded access per element."""

    def __init__(self, size: int) -> None:
        self.lane = np.full(size, NOBODY, np.int64)
        self.epoch = np.zeros(size, np.int32)
        self.site = np.zeros(size, np.int32)

    def remember(self, batch: AccessBatch) -> None:
        """Record these accesses; of several to one element the last."""
        self.lane[batch.address] = batch.lane
        self.epoch[batch.address] = batch.epoch
        self.site[batch.address] = batch.site

    def clashes(self, batch: AccessBatch, group_lanes: int) -> Clash:
        """Return the accesses of the batch that no barrier separates from the recorded ones."""
        lane = self.lane[batch.address]
        unordered = (lane // group_lanes != batch.lane // group_lanes) | (
            self.epoch[batch.address] == batch.epoch
        )
        hit = np.flatnonzero((lane != NOBODY) & (lane != batch.lane) & unordered)
        address = batch.address[hit]
        return Clash(address, batch.lane[hit], lane[hit], self.site[address])


Pair: TypeAlias = tuple[Cells, Cells]


class Shadow:
    """The history of one array's elements since the last `grid_sync`; cells are allocated on first use."""

    def __init__(self, size: int, group_lanes: int) -> None:
        self.size = size
        self.group_lanes = group_lanes
        self.forget()
        self.written = np.zeros(size, np.bool_)

    def forget(self) -> None:
        """Clear the history after a grid barrier: nothing before it can race with anything after."""
        self.writes: Cells | None = None
        self.readers: Pair | None = None
        self.atomics: Pair | None = None

    def record(self, how: How, batch: AccessBatch) -> list[Clash]:
        """Record these accesses; return those that race with earlier ones or with each other."""
        return {"load": self._load, "store": self._store, "atomic": self._atomic}[how](batch)

    def _load(self, batch: AccessBatch) -> list[Clash]:
        clashes = self._against(batch, self.writes, *(self.atomics or ()))
        self.readers = self.readers or self._pair()
        self._note(self.readers, batch)
        return clashes

    def _store(self, batch: AccessBatch) -> list[Clash]:
        clashes = self._against(batch, self.writes, *(self.atomics or ()), *(self.readers or ()))
        clashes.append(_among_themselves(batch))
        self.writes = self.writes or Cells(self.size)
        self.writes.remember(batch)
        self.written[batch.address] = True
        return clashes

    def _atomic(self, batch: AccessBatch) -> list[Clash]:
        clashes = self._against(batch, self.writes, *(self.readers or ()))
        self.atomics = self.atomics or self._pair()
        self._note(self.atomics, batch)
        self.written[batch.address] = True
        return clashes

    def _pair(self) -> Pair:
        return Cells(self.size), Cells(self.size)

    def _against(self, batch: AccessBatch, *remembered: Cells | None) -> list[Clash]:
        return [cells.clashes(batch, self.group_lanes) for cells in remembered if cells is not None]

    def _note(self, pair: Pair, batch: AccessBatch) -> None:
        """Record two of the accesses to each element, of different groups where there are such."""
        first, last = _ends(batch)
        self._note_unique(pair, batch.at(first))
        self._note_unique(pair, batch.at(last))

    def _note_unique(self, pair: Pair, batch: AccessBatch) -> None:
        a, b = pair
        group = batch.lane // self.group_lanes
        a_lane, b_lane = a.lane[batch.address], b.lane[batch.address]
        empty, b_empty = a_lane == NOBODY, b_lane == NOBODY
        a_group = a_lane // self.group_lanes
        two_groups = ~empty & ~b_empty & (b_lane // self.group_lanes != a_group)
        same_group = ~empty & ~two_groups & (a_group == group)
        newer = same_group & (a.epoch[batch.address] < batch.epoch)
        beside = same_group & ~newer & b_empty & (a_lane != batch.lane)
        other_group = ~empty & ~two_groups & (a_group != group)
        b.lane[batch.address[newer]] = NOBODY
        a.remember(batch.at(empty | newer))
        b.remember(batch.at(beside | other_group))


def _by_address(batch: AccessBatch) -> tuple[Array, Array]:
    """Return an order of the batch by address, then lane, and where each new address begins."""
    order = np.argsort(batch.address, kind="stable")
    address = batch.address[order]
    return order, np.concatenate([[True], address[1:] != address[:-1]])


def _ends(batch: AccessBatch) -> tuple[Array, Array]:
    """Return the accesses of each address by its lowest and highest lane: if any differ in group, they do."""
    if batch.address.size == 0:
        return np.arange(0), np.arange(0)
    order, begins = _by_address(batch)
    ends = np.concatenate([begins[1:], [True]])
    return order[begins], order[ends]


def _among_themselves(batch: AccessBatch) -> Clash:
    """Return the races among stores of one statement to one element: each with the one before it."""
    nothing = np.arange(0)
    if batch.address.size == 0 or (np.diff(batch.address) > 0).all():
        return Clash(nothing, nothing, nothing, nothing)
    order, begins = _by_address(batch)
    again = np.flatnonzero(~begins)
    here, before = order[again], order[again - 1]
    site = np.full(here.shape, batch.site)
    return Clash(batch.address[here], batch.lane[here], batch.lane[before], site)
