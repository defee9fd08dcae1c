"""The sanitizer: the machine with a watcher that records what a correct kernel does not do.

It finds races between invocations, accesses outside an array, loads of unwritten elements (of an `Out`
parameter or of workgroup memory), outputs with elements that get no value, and barriers that some invocations
reach and others do not. Findings of one kind at one line, or at one pair of lines, are counted together. An
array that the program updates by atomics counts as written: it starts at zero, and a counter relies on it. A
load at an id plus an offset may leave the array at its border, where it gives 0 by definition, and so may a
store of the last workgroup of a group kernel, which is dropped: that is a note, unless most of such loads are
outside, or a whole workgroup is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias, assert_never

import numpy as np

from vyre.analysis.effects import uses, written_in
from vyre.analysis.index_axes import neighbour_axes
from vyre.ir import walk
from vyre.ir.limits import SUBGROUP
from vyre.ir.nodes import Barrier, Collective, Declare, GridSync, Name, Program
from vyre.ir.problem import Span
from vyre.ops import COLLECTIVES
from vyre.ops.row import Array
from vyre.reference import wording
from vyre.reference.data_dependence import decided_by_data
from vyre.reference.geometry import Chunk, Geometry, geometry
from vyre.reference.machine import Argument, run
from vyre.reference.masks import Mask
from vyre.reference.memory import MachineArray, addresses, buffer, index_at
from vyre.reference.report import Finding, Report, line_of
from vyre.reference.shadow import AccessBatch, Clash, Shadow
from vyre.reference.watch import ArrayAccess, How, Meeting

Site: TypeAlias = tuple[How, Span | None]
Near: TypeAlias = Mapping[tuple[Name, Span | None], frozenset[int]]


def sanitize(program: Program, arguments: Mapping[str, Argument], *, grid: tuple[int, ...]) -> Report:
    """Run the program on the reference, writing its outputs, and return the findings."""
    shape = geometry(program, grid)
    watcher = _Watcher(_roles(program), shape, neighbour_axes(program), _shared_memory(program, arguments))
    run(program, arguments, grid=grid, watch=watcher)
    faults, notes = watcher.findings()
    missing = list(_missing(program, watcher)) if shape.lanes else []
    decided = decided_by_data(program)
    faults += [finding for name, finding in missing if name not in decided]
    notes += [finding for name, finding in missing if name in decided]
    return Report(program.name, shape.lanes, _in_order(faults), notes=_in_order(notes))


@dataclass(frozen=True, slots=True)
class _Roles:
    """Arrays that the program writes, and arrays that must be written before they are loaded."""

    written: frozenset[Name]
    fresh: frozenset[Name]


def _roles(program: Program) -> _Roles:
    nodes = list(walk.statements(program.body))
    counters = {use.array for use in uses(program.body) if use.action == "atomic"}
    shared = {node.name for node in nodes if isinstance(node, Declare) and node.space == "shared"}
    outputs = {param.name for param in program.params if param.access == "out"}
    return _Roles(frozenset(written_in(program.body)), frozenset((shared | outputs) - counters))


def _in_order(findings: list[Finding]) -> tuple[Finding, ...]:
    """Sort findings by their place in the source."""
    return tuple(sorted(findings, key=lambda each: (line_of(each.where) or ("", 0), each.kind)))


def _missing(program: Program, watcher: _Watcher) -> Iterator[tuple[Name, Finding]]:
    """Yield outputs with elements that get no value; with atomics, one written element is enough."""
    stores = [use for use in uses(program.body) if use.writes]
    for param in program.params:
        memory = watcher.buffers.get(param.name)
        if param.access != "out" or memory is None or not memory.size:
            continue
        written = watcher.written(memory)
        places = [use for use in stores if use.array == param.name]
        is_counter = any(use.action == "atomic" for use in places)
        left = np.argwhere(~written)
        if len(left) and not (is_counter and written.any()):
            span = places[0].span if places else None
            yield param.name, wording.not_written(memory, len(left), tuple(left[0].tolist()), span)


def _shared_memory(program: Program, arguments: Mapping[str, Argument]) -> Mapping[Name, tuple[Name, int]]:
    """Return arrays that overlap another of the same element size: that one, and the offset in elements."""
    arrays = {
        param.name: buffer(param.name, param.dtype, np.asarray(arguments[param.name])).data
        for param in program.params
        if param.is_array
    }
    overlaps: dict[Name, tuple[Name, int]] = {}
    base, start, end = "", 0, 0
    for name, array in sorted(arrays.items(), key=lambda item: _address(item[1])):
        at = _address(array)
        size = array.itemsize
        is_alike = bool(base) and size == arrays[base].itemsize and (at - start) % size == 0
        if array.size and at < end and is_alike:
            overlaps[name] = base, (at - start) // size
            end = max(end, at + array.nbytes)
        elif array.size:
            base, start, end = name, at, at + array.nbytes
    return overlaps


def _address(array: Array) -> int:
    return int(array.__array_interface__["data"][0])


class _Watcher:
    """Observes a run and counts findings by kind and place.

    `near` has the axes along which loads are at an id plus an offset, `within` arrays that overlap others.
    """

    def __init__(
        self, roles: _Roles, shape: Geometry, near: Near, within: Mapping[Name, tuple[Name, int]]
    ) -> None:
        self.roles = roles
        self.shape = shape
        self.near = near
        self.within = within
        self.overlapped = {other for other, _ in within.values()}
        self.buffers: dict[Name, MachineArray] = {}
        # At neighbours: accesses inside, outside, and outside by workgroups that have some inside.
        self.touched: dict[tuple[object, ...], list[int]] = {}
        self.borders: dict[tuple[object, ...], tuple[Finding, Finding]] = {}  # as a note, and as a fault
        self.shadows: dict[Name, Shadow] = {}
        self.shared: tuple[Name, ...] = ()
        self.sites: dict[Site, int] = {}
        self.tally: dict[tuple[object, ...], Finding] = {}
        self.first_group = 0
        self.epochs: Array = np.zeros(0, np.int32)  # barriers that each group of the chunk has passed

    def findings(self) -> tuple[list[Finding], list[Finding]]:
        """Return faults and notes."""
        faults, notes = list(self.tally.values()), []
        for key, (note, fault) in self.borders.items():
            inside, outside, beside = self.touched[key]
            if outside - beside > (inside if key[1] == "load" else 0):
                faults.append(replace(fault, count=outside))
            else:
                notes.append(replace(note, count=outside))
        return faults, notes

    def written(self, memory: MachineArray) -> Array:
        """Return which elements of an array got a value in this run."""
        name, first = self.within.get(memory.name, (memory.name, 0))
        return np.asarray(self.shadows[name].written[first + addresses(memory)])

    def begin(self, chunk: Chunk, memories: tuple[MachineArray, ...]) -> None:
        self.first_group = chunk.first // self.shape.group_lanes
        self.epochs = np.zeros(chunk.groups, np.int32)
        self.shared = tuple([memory.name for memory in memories if memory.where == "shared"])
        self.buffers = {memory.name: memory for memory in memories if memory.where == "buffer"}
        for memory in memories:
            if memory.name in self.shared or memory.name not in self.shadows:
                size = memory.data.size
                for name, (other, before) in self.within.items():
                    if other == memory.name:
                        size = max(size, before + self.buffers[name].data.size)
                self.shadows[memory.name] = Shadow(size, self.shape.group_lanes)

    def touch(self, touch: ArrayAccess) -> None:
        name = touch.memory.name
        self._outside(touch)
        home, first = self.within.get(name, (name, 0))
        roles = self.roles.written | self.roles.fresh
        if touch.memory.where == "local" or (name not in roles and home not in self.overlapped):
            return
        batch = self._batch(touch)
        batch = replace(batch, address=batch.address + first) if first else batch
        shadow = self.shadows[home]
        if touch.how == "load" and name in self.roles.fresh:
            self._unwritten(touch, batch, shadow)
        for clash in shadow.record(touch.how, batch):
            self._races(touch, replace(clash, address=clash.address - first))

    def meet(self, node: Meeting, mask: Mask) -> None:
        match node:
            case Barrier():
                self._divergence(node, mask, what="the barrier", among=self.shape.group_lanes)
                self.epochs += mask.bits.reshape(-1, self.shape.group_lanes).any(axis=1)
            case Collective():
                row = COLLECTIVES[node.op]
                spans = row.scope == "launch"
                self._divergence(node, mask, what=row.syntax, among=self.shape.lanes if spans else SUBGROUP)
                self.epochs += int(spans)  # the workgroup waits there
            case GridSync():
                self._divergence(node, mask, what="the grid_sync", among=self.shape.lanes)
                for shadow in self.shadows.values():
                    shadow.forget()
                for name in self.shared:
                    self.shadows[name].written.fill(False)
            case never:
                assert_never(never)

    def _batch(self, touch: ArrayAccess) -> AccessBatch:
        """Return the accesses that are in bounds."""
        lanes = touch.lanes[touch.inside]
        epoch = self.epochs[lanes // self.shape.group_lanes - self.first_group]
        site = self.sites.setdefault((touch.how, touch.span), len(self.sites))
        return AccessBatch(touch.address[touch.inside], lanes, epoch, site)

    def _outside(self, touch: ArrayAccess) -> None:
        is_store = touch.how == "store" and self.shape.grouped  # the last workgroup may end beyond the array
        is_allowed = is_store or touch.how == "load"
        axes = self.near.get((touch.memory.name, touch.span), frozenset()) if is_allowed else None
        is_near = bool(axes) and touch.memory.where == "buffer"
        key = ("outside", touch.how, touch.memory.name, line_of(touch.span))
        if is_near:
            counts = self.touched.setdefault(key, [0, 0, 0])
            counts[0] += int(touch.inside.sum())
        if touch.inside.all():
            return
        for axis, at in enumerate(touch.index):
            if is_store or axis not in (axes or ()):
                is_over = at >= touch.memory.shape[axis]
                beyond = (at < 0) | (is_over & (axis not in (axes or ())))
                is_near = is_near and not beyond.any()
        lanes = np.flatnonzero(~touch.inside)
        index = tuple([int(axis[lanes[0]]) for axis in touch.index])
        if is_near:
            self.touched[key][1] += lanes.size
            if self.shape.grouped:
                groups = touch.lanes // self.shape.group_lanes
                self.touched[key][2] += int(np.isin(groups[lanes], groups[touch.inside]).sum())
            self.borders.setdefault(key, (wording.border(touch, index), wording.outside(touch, index)))
        else:
            self._add(key, lanes.size, lambda: wording.outside(touch, index))

    def _unwritten(self, touch: ArrayAccess, batch: AccessBatch, shadow: Shadow) -> None:
        early = np.flatnonzero(~shadow.written[batch.address])
        if early.size:
            index = index_at(touch.memory, int(touch.address[touch.inside][early[0]]))
            key = ("unwritten", touch.memory.name, line_of(touch.span))
            self._add(key, early.size, lambda: wording.unwritten(touch, index))

    def _races(self, touch: ArrayAccess, clash: Clash) -> None:
        sites = list(self.sites)
        for site in np.unique(clash.other_site).tolist():
            hits = np.flatnonzero(clash.other_site == site)
            first = hits[0]
            how, span = sites[site]
            finding = partial(
                wording.race,
                touch.memory,
                index_at(touch.memory, int(clash.address[first])),
                wording.Side(touch.how, touch.span, int(clash.lane[first])),
                wording.Side(how, span, int(clash.other_lane[first])),
                self.shape,
            )
            pair = frozenset([line_of(touch.span), line_of(span)])
            self._add(("race", touch.memory.name, pair), hits.size, finding)

    def _divergence(self, node: Meeting, mask: Mask, *, what: str, among: int) -> None:
        """Add a finding unless all or none of every `among` consecutive lanes are active."""
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
