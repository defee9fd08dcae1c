"""The sanitizer: the machine with a watcher that notes what a correct kernel does not do.

Found are races between invocations, accesses outside an array, loads of what nobody has written (elements of
an `Out` parameter or of workgroup memory), and barriers that some invocations reach and others do not.
Findings of one kind at one line, or at one pair of lines, are counted together. An array that the program
updates by atomics counts as written: it starts at zero, and a counter relies on it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

import numpy as np

from vyre.ir import walk
from vyre.ir.limits import SUBGROUP
from vyre.ir.nodes import Atomic, Barrier, Collective, Declare, GridSync, Name, Program, Store
from vyre.ir.problem import Span
from vyre.ops.row import Array
from vyre.ops.subgroup import COLLECTIVES
from vyre.targets.reference import wording
from vyre.targets.reference.geometry import Chunk, Geometry, geometry
from vyre.targets.reference.machine import Argument, run
from vyre.targets.reference.masks import Mask
from vyre.targets.reference.memory import Memory
from vyre.targets.reference.report import Finding, Report, line_of
from vyre.targets.reference.shadow import Batch, Clash, Shadow
from vyre.targets.reference.watch import How, Meeting, Touch

Site: TypeAlias = tuple[How, Span | None]


def sanitize(program: Program, arguments: Mapping[str, Argument], *, grid: tuple[int, ...]) -> Report:
    """Run the program on the reference, writing its outputs, and give what was found on the way."""
    shape = geometry(program, grid)
    watcher = _Watcher(_roles(program), shape)
    run(program, arguments, grid=grid, watch=watcher)
    return Report(program.name, shape.lanes, watcher.findings())


@dataclass(frozen=True, slots=True)
class _Roles:
    """Arrays that the program writes, and arrays that are to be written before they are loaded."""

    written: frozenset[Name]
    fresh: frozenset[Name]


def _roles(program: Program) -> _Roles:
    nodes = list(walk.statements(program.body))
    counters = {node.array for node in nodes if isinstance(node, Atomic)}
    stored = {node.array for node in nodes if isinstance(node, Store)}
    shared = {node.name for node in nodes if isinstance(node, Declare) and node.space == "shared"}
    outputs = {param.name for param in program.params if param.access == "out"}
    return _Roles(frozenset(stored | counters), frozenset((shared | outputs) - counters))


class _Watcher:
    """Follows a run and tallies findings by what they are and where."""

    def __init__(self, roles: _Roles, shape: Geometry) -> None:
        self.roles = roles
        self.shape = shape
        self.shadows: dict[Name, Shadow] = {}
        self.shared: tuple[Name, ...] = ()
        self.sites: dict[Site, int] = {}
        self.tally: dict[tuple[object, ...], Finding] = {}
        self.first_group = 0
        self.epochs: Array = np.zeros(0, np.int32)  # barriers that each group of the chunk has passed

    def findings(self) -> tuple[Finding, ...]:
        """What was found, in source order."""
        return tuple(
            sorted(self.tally.values(), key=lambda found: (line_of(found.where) or ("", 0), found.kind))
        )

    def begin(self, chunk: Chunk, memories: tuple[Memory, ...]) -> None:
        self.first_group = chunk.first // self.shape.group_lanes
        self.epochs = np.zeros(chunk.groups, np.int32)
        self.shared = tuple([memory.name for memory in memories if memory.where == "shared"])
        for memory in memories:
            if memory.name in self.shared or memory.name not in self.shadows:
                self.shadows[memory.name] = Shadow(memory.data.size, self.shape.group_lanes)

    def touch(self, touch: Touch) -> None:
        name = touch.memory.name
        if not touch.inside.all():
            self._outside(touch)
        if touch.memory.where == "local" or name not in self.roles.written | self.roles.fresh:
            return
        batch = self._batch(touch)
        shadow = self.shadows[name]
        if touch.how == "load" and name in self.roles.fresh:
            self._unwritten(touch, batch, shadow)
        for clash in shadow.record(touch.how, batch):
            self._races(touch, clash)

    def meet(self, node: Meeting, mask: Mask) -> None:
        match node:
            case Barrier():
                self._divergence(node, mask, what="the barrier", among=self.shape.group_lanes)
                self.epochs += mask.bits.reshape(-1, self.shape.group_lanes).any(axis=1)
            case Collective():
                self._divergence(node, mask, what=COLLECTIVES[node.op].syntax, among=SUBGROUP)
            case GridSync():
                self._divergence(node, mask, what="the grid_sync", among=self.shape.lanes)
                for shadow in self.shadows.values():
                    shadow.forget()
                for name in self.shared:
                    self.shadows[name].written.fill(False)

    def _batch(self, touch: Touch) -> Batch:
        """The accesses inside the array."""
        lanes = touch.lanes[touch.inside]
        epoch = self.epochs[lanes // self.shape.group_lanes - self.first_group]
        site = self.sites.setdefault((touch.how, touch.span), len(self.sites))
        return Batch(touch.address[touch.inside], lanes, epoch, site)

    def _outside(self, touch: Touch) -> None:
        lanes = np.flatnonzero(~touch.inside)
        index = tuple([int(axis[lanes[0]]) for axis in touch.index])
        self._add(
            ("outside", touch.how, touch.memory.name, line_of(touch.span)),
            lanes.size,
            lambda: wording.outside(touch, index),
        )

    def _unwritten(self, touch: Touch, batch: Batch, shadow: Shadow) -> None:
        early = np.flatnonzero(~shadow.written[batch.address])
        if early.size:
            index = _index(touch.memory, int(batch.address[early[0]]))
            key = ("unwritten", touch.memory.name, line_of(touch.span))
            self._add(key, early.size, lambda: wording.unwritten(touch, index))

    def _races(self, touch: Touch, clash: Clash) -> None:
        sites = list(self.sites)
        for site in np.unique(clash.other_site).tolist():
            hits = np.flatnonzero(clash.other_site == site)
            first = hits[0]
            how, span = sites[site]
            found = partial(
                wording.race,
                touch.memory,
                _index(touch.memory, int(clash.address[first])),
                wording.Side(touch.how, touch.span, int(clash.lane[first])),
                wording.Side(how, span, int(clash.other_lane[first])),
                self.shape,
            )
            pair = frozenset([line_of(touch.span), line_of(span)])
            self._add(("race", touch.memory.name, pair), hits.size, found)

    def _divergence(self, node: Meeting, mask: Mask, *, what: str, among: int) -> None:
        """A finding unless all or none of every `among` consecutive lanes are here."""
        here = mask.bits.reshape(-1, among).sum(axis=1)
        torn = np.flatnonzero((here != 0) & (here != among))
        if torn.size:
            lane = int(torn[0]) * among + self.first_group * self.shape.group_lanes
            group, reached = self.shape.wid(lane)[: self.shape.rank], f"{here[torn[0]]} of {among}"
            key = ("divergence", what, line_of(node.span))
            self._add(key, torn.size, lambda: wording.divergence(what, node.span, group, reached))

    def _add(self, key: tuple[object, ...], count: int, make: Callable[[], Finding]) -> None:
        known = self.tally.get(key)
        self.tally[key] = replace(known or make(), count=count + (known.count if known else 0))


def _index(memory: Memory, address: int) -> tuple[int, ...]:
    """The index of an element within its row."""
    return tuple([int(axis) for axis in np.unravel_index(address % memory.size, memory.shape)])
