"""Signatures of kernel calls on the CPU, from a call that was just made.

Mostly a signature holds for arrays of any shapes: the domain and the shapes of outputs to allocate are then
expressed by extents of the arrays that are passed. What cannot be expressed so, such as an axis of `n + 1`
elements, gives a signature for the shapes of this call alone. Both must agree with `run/domain.py`.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from vyre.check.index_axes import GID, WID, IndexAxes
from vyre.front.known import Capture, Parameter
from vyre.plan.record import Unchanged
from vyre.run.bind import BoundCall, named_by
from vyre.targets.batch import Source
from vyre.targets.cpu.signature import (
    ALWAYS_FILLED,
    FILLED_UNSTATED,
    NEEDS_DEVICE,
    NEVER_FILLED,
    TAKES_DOMAIN,
    TAKES_GROUPS,
    TAKES_NEITHER,
    Captured,
    Domain,
    Equal,
    Make,
    Row,
    Signature,
    SlotExtent,
    array_row,
    same_row,
    scalar_row,
)  # fmt: skip
from vyre.targets.host_arrays import sizes as sizes_of

if TYPE_CHECKING:
    from vyre.run.device_runtime import DeviceRuntime
    from vyre.run.variant import Built
    from vyre.targets.cpu.entry import SignatureTable


class Inexpressible(Exception):
    """A domain or shape that is not an extent of an array that is passed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Called:
    """A call that was made: the kernel, its arguments by name, and what it says beside them.

    `needs_device`: without device=, such a call would run elsewhere.
    """

    built: Built
    launch: BoundCall
    positional: int
    consts: Mapping[str, object]
    inferred: frozenset[str]  # Const[dtype]s that the arrays determine
    given: Mapping[str, Any]
    domain: object = None
    groups: object = None
    needs_device: bool = False

    @property
    def parameters(self) -> Sequence[Parameter]:
        return self.built.lowered.parameters

    @property
    def workgroup(self) -> tuple[int, ...] | None:
        return self.built.ready.face.workgroup

    @property
    def made(self) -> frozenset[str]:
        """The outputs that the call does not pass."""
        return frozenset(p.name for p in self.parameters if p.role == "out" and p.name not in self.given)

    @property
    def takes(self) -> int:
        """The way in which the call states its domain."""
        if self.groups is not None:
            return TAKES_GROUPS
        return TAKES_DOMAIN if self.domain is not None else TAKES_NEITHER

    def values(self) -> dict[str, Any]:
        """The checked arguments by the names of their parameters, without Consts."""
        names = [p.name for p in self.parameters if p.role != "const"]
        return dict(zip(names, self.launch.values, strict=True))

    # For targets that make signatures of their own.

    @property
    def source(self) -> Source:
        return self.built.ready

    def arguments(self) -> dict[str, Any]:
        """The checked arguments by their names in the Program."""
        return self.built.arguments(self.launch)

    def overwritten(self, arrays: Mapping[str, Any]) -> frozenset[str]:
        """Those of some arrays, by their names in the Program, that the launch writes all of."""
        return self.built.overwritten(self.launch, arrays)

    def unchanged(self) -> object:
        """True as long as the values that the kernel captured are the same."""
        return Unchanged(self.built.lowered.captured)

    def captures(self) -> Sequence[Capture]:
        return self.built.lowered.captured

    def captured(self) -> tuple[Captured, ...] | None:
        return captured_by(self.built)

    def rows(self) -> tuple[Row, ...]:
        return rows_of(self.parameters, self.consts, self.made, self.inferred)

    def slots(self) -> dict[str, int]:
        return slots_of(self.parameters)

    def results(self) -> list[int]:
        return results_of(self.parameters)

    def fixed(self) -> Shaped:
        return fixed(self)


def learn(table: SignatureTable, called: Called, runtime: DeviceRuntime) -> None:
    """Let calls on NumPy arrays like this one enter machine code directly."""
    built, launch, made = called.built, called.launch, called.made
    rank, ready = len(launch.grid), built.ready
    arrays = [called.given[p.name] for p in called.parameters if p.dtype and p.rank and p.name not in made]
    if any(type(array) is not np.ndarray for array in arrays):
        return
    with_groups = called.takes == TAKES_GROUPS
    key: Hashable = (id(built), rank, made, called.needs_device, called.inferred, with_groups)
    if table.has(key):
        return
    form = None if ready.has_barriers else _shaped(called)
    if form is None or not form.takes & called.takes:
        form = fixed(called)
        key = (key, form)
    if table.has(key):
        return
    captured = captured_by(built)
    runs = _segments(called, runtime) if ready.has_barriers else _kernel(called, runtime)
    if runs is not None:
        table.add(key, Signature(
            device=runtime.device,
            rows=rows_of(called.parameters, called.consts, made, called.inferred),
            parameters=len(called.parameters),
            positional=called.positional,
            results=results_of(called.parameters),
            takes=form.takes | (NEEDS_DEVICE if called.needs_device else 0),
            domain=form.domain,
            captured=captured or (),
            check=partial(_is_fresh, built) if captured is None else None,
            equals=form.equals,
            makes=form.makes,
            **runs,
        ))  # fmt: skip


def _is_fresh(built: Built) -> bool:
    """True if no captured value has changed, such as an element of an array."""
    return not built.is_stale


def _shaped(called: Called) -> Shaped | None:
    """The domain and shapes for arrays of any shapes; None if that cannot be expressed."""
    rank, axes, made = len(called.launch.grid), called.built.ready.axes, called.made
    try:
        return shaped(called.parameters, axes, called.workgroup, rank=rank, made=made, filled=_filled(called))
    except Inexpressible:
        return None


def _kernel(called: Called, runtime: DeviceRuntime) -> dict[str, Any] | None:
    """The machine code of a kernel; None if it is not loaded."""
    ready, grid = called.built.ready, called.launch.grid
    if len(grid) not in ready.loaded_ranks(runtime.device):
        return None
    native = runtime.loaded_for(ready, grid, math.prod(grid))
    return {"code": native.address, "how": native.how, "keep": (called.built, native)}


def _segments(called: Called, runtime: DeviceRuntime) -> dict[str, Any] | None:
    """The plan of a kernel with grid barriers; None if its segments are launched separately."""
    ready, slots, values = called.built.ready, slots_of(called.parameters), called.values()
    inner = dict(zip(values, ready.face.params, strict=True))
    arrays = {inner[name].name: value for name, value in values.items() if inner[name].is_array}
    sequence = getattr(runtime.executable(ready, arrays, called.launch.grid), "sequence", None)
    if sequence is None:
        return None
    plan = sequence.plan({inner[name].name: slots[name] for name in values}, {})
    return {"plan": plan, "keep": (called.built, sequence)}


def _filled(called: Called) -> frozenset[str]:
    """The outputs to allocate that a launch overwrites if they have the shape of its domain."""
    if not called.made:
        return frozenset()
    runtime = [parameter for parameter in called.parameters if parameter.role != "const"]
    inner, filled = called.built.ready.face.params, called.built.ready.filled
    return frozenset(p.name for p, q in zip(runtime, inner, strict=True) if q.name in filled)


@dataclass(frozen=True, slots=True)
class Shaped:
    """The part of a signature that depends on shapes: the domain, what must agree, the arrays to make."""

    takes: int
    domain: Domain
    equals: tuple[Equal, ...]
    makes: tuple[Make, ...]


def slots_of(parameters: Sequence[Parameter]) -> dict[str, int]:
    """The first slot of each parameter but Consts in the argument block, and under "" that of the grid."""
    slots, free = {}, 0
    for parameter in parameters:
        if parameter.role != "const":
            slots[parameter.name] = free
            free += 1 if parameter.role == "scalar" else 1 + parameter.rank
    slots[""] = free
    return slots


def rows_of(
    parameters: Sequence[Parameter], consts: Mapping[str, object], made: frozenset[str],
    inferred: frozenset[str] = frozenset(),
) -> tuple[Row, ...]:  # fmt: skip
    """The rows of a kernel's parameters, of which those in `made` must not be passed; those in `inferred`
    follow from the arrays.
    """
    slots, rows = slots_of(parameters), []
    for parameter in parameters:
        name, dtype = parameter.name, parameter.dtype
        if parameter.role == "const":
            value = consts[name]
            rows.append(same_row(name, value, value if name in inferred else parameter.default))
        elif parameter.role == "scalar":
            assert dtype is not None
            rows.append(scalar_row(name, dtype, slots[name], parameter.default))
        else:
            assert dtype is not None
            writes, rank = parameter.role != "in", parameter.rank
            rows.append(array_row(name, dtype, rank, slots[name], writes=writes, is_made=name in made))
    return tuple(rows)


def results_of(parameters: Sequence[Parameter]) -> list[int]:
    """The outputs in order; the arrays changed in place if there are no outputs."""
    for role in ("out", "inout"):
        indices = [index for index, parameter in enumerate(parameters) if parameter.role == role]
        if indices:
            return indices
    return []


def captured_by(built: Built) -> tuple[Captured, ...] | None:
    """The captured values that a kernel was compiled for; None if some cannot be watched."""
    captures = built.lowered.captured
    if any(capture.homes is None for capture in captures):
        return None
    return tuple(Captured(*home) for capture in captures for home in capture.homes or ())


def shaped(
    parameters: Sequence[Parameter], axes: IndexAxes, workgroup: tuple[int, ...] | None, *, rank: int,
    made: frozenset[str], filled: frozenset[str],
) -> Shaped:  # fmt: skip
    """The domain and shapes for arrays of any shapes; raises Inexpressible.

    `filled` are the outputs that a launch overwrites if they have the shape of its domain.
    """
    return _Shapes(parameters, axes, workgroup, rank, made, filled).shaped()


@dataclass
class _Shapes:
    """Extents of a kernel's arrays, expressed by slots."""

    parameters: Sequence[Parameter]
    axes: IndexAxes
    workgroup: tuple[int, ...] | None
    rank: int
    made: frozenset[str]
    filled: frozenset[str]
    equals: list[Equal] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.slots = slots_of(self.parameters)
        self.runtime = [parameter for parameter in self.parameters if parameter.role != "const"]
        self.names: dict[str, SlotExtent] = {}
        self.shapes: dict[str, list[SlotExtent]] = {}  # of arrays that are passed, or have named axes

    def shaped(self) -> Shaped:
        self._take_names()
        domain, takes = self._domain()
        by_id = [p for p in self.runtime if p.name in self.made and p.name not in self.shapes]
        if self.workgroup is not None and not by_id:
            takes |= TAKES_GROUPS
        for parameter in by_id:
            self.shapes[parameter.name] = [self._stored(parameter, axis) for axis in range(parameter.rank)]
        makes = [
            self._make(at, parameter, domain)
            for at, parameter in enumerate(self.parameters)
            if parameter.name in self.made
        ]
        return Shaped(takes, domain, tuple(self.equals), tuple(makes))

    def _take_names(self) -> None:
        """Take named axes from the arrays that are passed, and give them to those that are made."""
        others = {p.name for p in self.parameters if p.role in ("scalar", "const")}
        arrays = [p for p in self.runtime if p.role != "scalar"]
        for parameter in arrays:
            for extent in parameter.axes:
                if not extent.isdecimal() and (not extent.isidentifier() or extent in others):
                    raise Inexpressible
        for parameter in (p for p in arrays if p.name not in self.made):
            first = self.slots[parameter.name] + 1
            self.shapes[parameter.name] = [SlotExtent(slot=first + axis) for axis in range(parameter.rank)]
            for axis, extent in enumerate(parameter.axes):
                here = SlotExtent(slot=first + axis)
                known = SlotExtent(int(extent)) if extent.isdecimal() else self.names.setdefault(extent, here)
                self._agree(here, known, always=True)
        for parameter in (p for p in arrays if p.name in self.made and p.axes):
            shape = [SlotExtent(int(e)) if e.isdecimal() else self.names.get(e) for e in parameter.axes]
            if None in shape:
                raise Inexpressible
            self.shapes[parameter.name] = [extent for extent in shape if extent is not None]

    def _agree(self, one: SlotExtent, other: SlotExtent, *, always: bool = False, width: int = 1) -> None:
        if one == other and width == 1:
            return
        if one.slot < 0 and width == 1:
            one, other = other, one
        if one.slot < 0:
            raise Inexpressible
        self.equals.append(Equal(one.slot, width, other.slot, other.number, always))

    def _domain(self) -> tuple[Domain, int]:
        """The domain of a call that does not state it, where that can be expressed."""
        group = self.workgroup
        widths = (1,) * self.axes.rank if group is None else group
        unstated = Domain((SlotExtent(),) * self.rank, group or (), slot=self.slots[""])
        if len(widths) != self.rank or not widths:
            return unstated, TAKES_DOMAIN
        extents, counted = [], 0
        for axis, width in enumerate(widths):
            covers, counts = self._lengths(GID, axis), self._lengths(WID, axis) if group is not None else []
            if not covers and not counts:
                return unstated, TAKES_DOMAIN
            for lengths in (covers, counts):
                for length in lengths[1:]:
                    self._agree(length, lengths[0])
            if covers and counts:
                self._agree(covers[0], counts[0], width=width)
            counted |= (not covers) << axis
            extents.append((covers or counts)[0])
        return Domain(tuple(extents), group or (), counted, slot=self.slots[""]), TAKES_DOMAIN | TAKES_NEITHER

    def _lengths(self, kind: str, axis: int) -> list[SlotExtent]:
        """The extents of known arrays that an id indexes."""
        return [
            self.shapes[self.runtime[use.place].name][use.axis]
            for use in self.axes.uses
            if (use.kind, use.of) == (kind, axis) and self.runtime[use.place].name in self.shapes
        ]

    def _stored(self, parameter: Parameter, axis: int) -> SlotExtent:
        """The range of the id at which the kernel stores along an axis."""
        place = self.runtime.index(parameter)
        ids = {
            (use.kind, use.of)
            for use in self.axes.uses
            if (use.place, use.axis) == (place, axis) and use.is_stored_at
        }
        kind, of = ids.pop() if len(ids) == 1 else ("", self.rank)
        if of >= self.rank or (kind == WID and self.workgroup is None):
            raise Inexpressible
        return SlotExtent(axis=of, is_groups=kind == WID)

    def _make(self, at: int, parameter: Parameter, domain: Domain) -> Make:
        assert parameter.dtype is not None
        shape, is_filled = tuple(self.shapes[parameter.name]), NEVER_FILLED
        if parameter.name in self.filled:
            if shape == tuple(SlotExtent(axis=axis) for axis in range(self.rank)):
                is_filled = ALWAYS_FILLED
            elif shape == domain.extents:
                is_filled = FILLED_UNSTATED
        return Make(at, parameter.dtype, shape, is_filled)


def fixed(called: Called) -> Shaped:
    """The domain and shapes of this call alone."""
    parameters, made, launch = called.parameters, called.made, called.launch
    slots, values, asked = slots_of(parameters), called.values(), named_by(parameters)
    equals: list[Equal] = []
    for parameter in parameters:
        name, value = parameter.name, values.get(parameter.name)
        if parameter.role == "scalar" and name in asked:
            equals.append(Equal(slots[name], number=int.from_bytes(np.asarray(value).tobytes(), "little")))
        elif parameter.role not in ("scalar", "const") and name not in made:
            sizes = enumerate(values[name].shape)
            equals += [Equal(slots[name] + 1 + axis, number=size) for axis, size in sizes]
    makes = tuple(
        Make(at, p.dtype, tuple(map(SlotExtent, values[p.name].shape)))
        for at, p in enumerate(parameters)
        if p.name in made and p.dtype is not None
    )
    takes, stated, group = called.takes, launch.grid, called.workgroup
    if takes == TAKES_DOMAIN and group is not None:
        stated = sizes_of("domain", called.domain)
    counted = (1 << len(stated)) - 1 if group is not None and takes != TAKES_DOMAIN else 0
    domain = Domain(tuple(map(SlotExtent, stated)), group or (), counted, True, slots[""])
    return Shaped(takes, domain, tuple(equals), makes)
