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

from vyre.analysis.index_axes import GID, WID, IndexAxes
from vyre.front.known import Parameter
from vyre.ir import limits
from vyre.plan.record import Unchanged
from vyre.run.bind import BoundCall, named_by
from vyre.run.compound_arrays import element_type, forms_of, has_structs, rows_of_argument, rows_of_value
from vyre.targets.batch import Source
from vyre.targets.cpu.signature import (
    ALWAYS_FILLED,
    FILLED_UNSTATED,
    NEEDS_DEVICE,
    NEVER_FILLED,
    NUMPY,
    TAKES_DOMAIN,
    TAKES_GROUPS,
    TAKES_NEITHER,
    ArgumentRow,
    Arrays,
    Captured,
    Domain,
    Equal,
    Make,
    Signature,
    SlotExtent,
    finish,
    read_again,
    read_by_machine_code,
    same_row,
    scalar_row,
    type_row,
    with_strides,
)  # fmt: skip
from vyre.targets.cpu.signature import row as row_of
from vyre.targets.host_arrays import in_row, strided
from vyre.targets.host_arrays import sizes as sizes_of

if TYPE_CHECKING:
    from vyre.run.device_runtime import DeviceRuntime
    from vyre.run.reading import Built
    from vyre.run.strided import Pattern
    from vyre.targets.cpu.entry import SignatureTable


class Inexpressible(Exception):
    """A domain or shape that is not an extent of an array that is passed."""


@dataclass(frozen=True, slots=True)
class Laid:
    """The layout of a call's arrays: the program for it, the patterns of strided arrays by parameter, and the
    types of arrays whose elements have several numbers.
    """

    ready: Any
    patterns: Mapping[str, Pattern] = field(default_factory=dict)
    storage: Mapping[str, np.dtype[Any]] = field(default_factory=dict)

    @property
    def key(self) -> Hashable:
        return tuple(self.patterns.items()), tuple((name, id(t)) for name, t in self.storage.items())


Default = tuple[object, object]  # a value, and that of calls without it, or MISSING
NO_PATTERNS: Mapping[str, Pattern] = {}
IN_ROWS = Laid(None)
NO_COMPOUNDS: Mapping[str, Default] = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Called:
    """A call that was made: the kernel, its arguments by name, and its other keywords.

    `needs_device`: without device=, such a call would run elsewhere; `needs_shapes`: with other shapes, such
    a call may run elsewhere.
    """

    built: Built
    launch: BoundCall
    positional: int
    consts: Mapping[str, object]
    inferred: frozenset[str]  # Const[dtype]s that the arrays determine
    passed: Mapping[str, Any]
    domain: object = None
    groups: object = None
    is_plain: bool = False  # it has no keyword of all calls
    needs_device: bool = False
    needs_shapes: bool = False
    exact: tuple[tuple[int, type], ...] = ()  # arguments, by place, whose types another call must have, too
    compounds: Mapping[str, Default] = field(default_factory=dict)  # vectors, structs and complex numbers

    @property
    def parameters(self) -> Sequence[Parameter]:
        return self.built.lowered.parameters

    @property
    def workgroup(self) -> tuple[int, ...] | None:
        return self.built.ready.face.workgroup

    @property
    def made(self) -> frozenset[str]:
        """The outputs that the call does not pass."""
        return frozenset(p.name for p in self.parameters if p.role == "out" and p.name not in self.passed)

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

    def captured(self) -> tuple[Captured, ...] | None:
        return captured_by(self.built)

    def laid(self) -> Laid:
        """The layout of the arrays, on the host."""
        inner = dict(zip(self.arguments(), self.values(), strict=True))
        strided_arrays = {
            name: array for name, v in self.arguments().items() if (array := strided(v)) is not None
        }
        if not strided_arrays:
            return Laid(self.source, {}, self._storage())
        from vyre.run.strided import patterns  # with all passes, which few calls need

        known = patterns(self.workgroup, strided_arrays, self.launch.grid)
        ready = self.built.in_rows(self.launch.grid, self.arguments(), strided_arrays)[0]
        return Laid(ready, {inner[name]: pattern for name, pattern in known.items()}, self._storage())

    def _storage(self) -> dict[str, np.dtype[Any]]:
        """NumPy's types of arrays whose elements have several numbers, by parameter."""
        passed = {p.name: self.passed.get(p.name) for p in self.parameters if p.element is not None}
        types = {name: v.dtype for name, v in passed.items() if isinstance(v, np.ndarray)}
        compound = {name: dtype for name, dtype in types.items() if dtype.kind in "cV"}
        made, structured = (p for p in self.parameters if p.name in self.made), has_structs(passed.values())
        whole = {p.name: element_type(p.element, structured=structured) for p in made}
        return compound | {name: dtype for name, dtype in whole.items() if dtype is not None}

    def rows(self) -> tuple[ArgumentRow, ...] | None:
        return rows_of(self.parameters, self.consts, self.made, self.inferred, compounds=self.compounds)

    @property
    def count(self) -> int:
        """The rows of arguments, which come first."""
        return max(rows_by_parameter(self.parameters), default=-1) + 1

    def slots(self) -> dict[str, int]:
        return slots_of(self.parameters)

    def results(self) -> list[int]:
        return results_of(self.parameters)

    def fixed(self) -> Shaped:
        return fixed(self)


def learn(table: SignatureTable, called: Called, runtime: DeviceRuntime) -> None:
    """Let calls on arrays like those of this one enter machine code directly."""
    built, launch, made, laid = called.built, called.launch, called.made, called.laid()
    rank, ready = len(launch.grid), laid.ready
    passed = [called.passed[p.name] for p in called.parameters if p.dtype and p.rank and p.name not in made]
    arrays = read_by_machine_code({type(array) for array in passed})
    if arrays is None:
        return
    with_groups = called.takes == TAKES_GROUPS
    key: Hashable = (
        id(built), rank, made, called.needs_device, called.inferred, with_groups, arrays.kind, laid.key,
        forms_of(called.compounds),
    )  # fmt: skip
    if table.has(key):
        return
    form = None if ready.has_barriers or called.needs_shapes else _shaped(called)
    if form is None or not form.takes & called.takes:
        form = fixed(called)
        key = (key, form, called.exact)
    if table.has(key):
        return
    captured = captured_by(built)
    rows = rows_of(
        called.parameters, called.consts, made, called.inferred, arrays=arrays, laid=laid,
        compounds=called.compounds,
    )  # fmt: skip
    runs = _segments(called, runtime) if ready.has_barriers else _kernel(called, runtime)
    if runs is not None and rows is not None:
        table.add(key, Signature(
            device=runtime.device,
            rows=(*rows, *(read_again(type_row("", kind), at) for at, kind in called.exact)),
            parameters=called.count,
            positional=called.positional,
            results=results_of(called.parameters),
            takes=form.takes | (NEEDS_DEVICE if called.needs_device else 0),
            domain=form.domain,
            captured=captured or (),
            check=partial(_is_fresh, built) if captured is None else None,
            equals=form.equals,
            makes=form.makes,
            arrays=arrays,
            finish=finish(arrays, next(iter(passed), None)) if made else None,
            **runs,
        ))  # fmt: skip


def _is_fresh(built: Built) -> bool:
    """True if no captured value has changed, such as an element of an array."""
    return not built.is_stale


def _shaped(called: Called) -> Shaped | None:
    """The domain and shapes for arrays of any shapes; None if that cannot be expressed."""
    rank, axes, made = len(called.launch.grid), called.built.ready.axes, called.made
    try:
        return shaped(
            called.parameters, axes, called.workgroup, rank=rank, made=made, filled=_filled(called),
            laid=called.laid(),
        )  # fmt: skip
    except Inexpressible:
        return None


def _kernel(called: Called, runtime: DeviceRuntime) -> dict[str, Any] | None:
    """The machine code of a kernel; None if it is not loaded."""
    ready, grid = called.laid().ready, called.launch.grid
    if len(grid) not in ready.loaded_ranks(runtime.device):
        return None
    native = runtime.loaded_for(ready, grid, math.prod(grid))
    return {"code": native.address, "how": native.how, "keep": (called.built, native)}


def _segments(called: Called, runtime: DeviceRuntime) -> dict[str, Any] | None:
    """The plan of a kernel with grid barriers; None if its segments are launched separately."""
    laid, values = called.laid(), called.values()
    slots, params = slots_of(called.parameters, laid.patterns), laid.ready.face.params
    arrays = {p.name: in_row(v) for p, v in zip(params, values.values(), strict=False) if p.is_array}
    sequence = getattr(runtime.executable(laid.ready, arrays, called.launch.grid), "sequence", None)
    if sequence is None:
        return None
    taken = {param.name: slots[name] for param, name in zip(params, values, strict=False)}
    more = params[len(values) :]  # extents and strides
    taken |= {param.name: slots[""] - len(more) + at for at, param in enumerate(more)}
    return {"plan": sequence.plan(taken, {}, {}), "keep": (called.built, sequence)}


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


def slots_of(parameters: Sequence[Parameter], strided: Mapping[str, Pattern] = NO_PATTERNS) -> dict[str, int]:
    """The first slot of each parameter but Consts in the argument block, and under "" that of the grid."""
    slots, free = {}, 0
    for parameter in parameters:
        if parameter.role != "const":
            slots[parameter.name] = free
            axes = 1 if parameter.name in strided else parameter.rank
            free += 1 if parameter.role == "scalar" else 1 + axes
    slots[""] = free + sum(pattern.count for pattern in strided.values())
    return slots


def shape_slots(parameters: Sequence[Parameter], strided: Mapping[str, Pattern]) -> dict[str, int]:
    """The first slot of each array's extents; those of strided arrays, and their strides, follow the
    parameters.
    """
    slots = slots_of(parameters, strided)
    first_slots = {name: slot + 1 for name, slot in slots.items()}
    free = slots[""]
    for name, pattern in reversed([*strided.items()]):
        free -= pattern.count
        first_slots[name] = free
    return first_slots


def rows_of(
    parameters: Sequence[Parameter], consts: Mapping[str, object], made: frozenset[str],
    inferred: frozenset[str] = frozenset(), *, arrays: Arrays = NUMPY, laid: Laid = IN_ROWS,
    compounds: Mapping[str, Default] = NO_COMPOUNDS,
) -> tuple[ArgumentRow, ...] | None:  # fmt: skip
    """The rows of a kernel's arguments, of which those in `made` must not be passed; those in `inferred`
    follow from the arrays. After them are the rows of the numbers of `compounds`. None if machine code cannot
    compare some of the arguments.
    """
    slots, rows = slots_of(parameters, laid.patterns), list[ArgumentRow]()
    shapes, numbers = shape_slots(parameters, laid.patterns), list[ArgumentRow]()
    for parameter in parameters:
        name, dtype = parameter.name, parameter.dtype
        if parameter.part is not None:
            if parameter.part.at == 0:
                owner = parameter.part.owner
                own = [p for p in parameters if p.part is not None and p.part.owner == owner]
                read = rows_of_argument(own, slots, *compounds[owner], origin=len(rows))
                if read is None:
                    return None
                rows.append(read[0])
                numbers += read[1]
        elif parameter.role == "const":
            value = consts[name]
            default = value if name in inferred else parameter.default
            compared = rows_of_value(name, value, default, len(rows)) if type(value) is tuple else None
            own_row, parts = compared or (same_row(name, value, default), [])
            rows.append(own_row)
            numbers += parts
        elif parameter.role == "scalar":
            assert dtype is not None
            rows.append(scalar_row(name, dtype, slots[name], parameter.default))
        else:
            assert dtype is not None
            storage, pattern = laid.storage.get(name), laid.patterns.get(name)
            row = row_of(
                arrays, name, dtype, parameter.rank - (storage is not None), slots[name],
                writes=parameter.role != "in", is_made=name in made, storage=storage,
                is_strided=pattern is not None,
            )  # fmt: skip
            if row is None:
                return None
            if pattern is not None:
                within = sum(
                    1 << limits.RANK * axis + k for axis, ks in enumerate(pattern.within) for k in ks
                )
                row = with_strides(
                    row, pattern.strides, is_first=pattern.is_first, numbers=shapes[name],
                    within=0 if laid.ready.face.workgroup is not None else within,
                )  # fmt: skip
            rows.append(row)
    return (*rows, *numbers)


def rows_by_parameter(parameters: Sequence[Parameter]) -> list[int]:
    """The row of each parameter: all numbers of one argument have that of the argument."""
    owners = [parameter.part.owner if parameter.part else parameter.name for parameter in parameters]
    places = {owner: place for place, owner in enumerate(dict.fromkeys(owners))}
    return [places[owner] for owner in owners]


def results_of(parameters: Sequence[Parameter]) -> list[int]:
    """The rows of the outputs in order; of the arrays changed in place if there are no outputs."""
    places = [*zip(rows_by_parameter(parameters), parameters, strict=True)]
    roles = {role: [at for at, parameter in places if parameter.role == role] for role in ("out", "inout")}
    return roles["out"] or roles["inout"]


def captured_by(built: Built) -> tuple[Captured, ...] | None:
    """The captured values that a kernel was compiled for; None if some cannot be watched."""
    captures = built.lowered.captured
    if any(capture.origins is None for capture in captures):
        return None
    return tuple(Captured(*origin) for capture in captures for origin in capture.origins or ())


def shaped(
    parameters: Sequence[Parameter], axes: IndexAxes, workgroup: tuple[int, ...] | None, *, rank: int,
    made: frozenset[str], filled: frozenset[str], laid: Laid = IN_ROWS,
) -> Shaped:  # fmt: skip
    """The domain and shapes for arrays of any shapes; raises Inexpressible.

    `filled` are the outputs that a launch overwrites if they have the shape of its domain.
    """
    return _Shapes(parameters, axes, workgroup, rank, made, filled, laid).shaped()


@dataclass
class _Shapes:
    """Extents of a kernel's arrays, expressed by slots."""

    parameters: Sequence[Parameter]
    axes: IndexAxes
    workgroup: tuple[int, ...] | None
    rank: int
    made: frozenset[str]
    filled: frozenset[str]
    laid: Laid
    equals: list[Equal] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.slots = slots_of(self.parameters, self.laid.patterns)
        self.extents = shape_slots(self.parameters, self.laid.patterns)
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
            for at, parameter in zip(rows_by_parameter(self.parameters), self.parameters, strict=True)
            if parameter.name in self.made
        ]
        return Shaped(takes, domain, tuple(self.equals), tuple(makes))

    def _take_names(self) -> None:
        """Take named axes from the arrays that are passed, and give them to those that are made."""
        others = {p.name for p in self.parameters if p.is_whole_number}
        arrays = [p for p in self.runtime if p.role != "scalar"]
        for parameter in arrays:
            for extent in parameter.axes:
                if not extent.isdecimal() and (not extent.isidentifier() or extent in others):
                    raise Inexpressible
        for parameter in (p for p in arrays if p.name not in self.made):
            first = self.extents[parameter.name]
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

    def _agree(self, extent: SlotExtent, other: SlotExtent, *, always: bool = False, width: int = 1) -> None:
        if extent == other and width == 1:
            return
        if extent.slot < 0 and width == 1:
            extent, other = other, extent
        if extent.slot < 0:
            raise Inexpressible
        self.equals.append(Equal(extent.slot, width, other.slot, other.number, always))

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

    def _are_equal(self, shape: Sequence[SlotExtent], other: Sequence[SlotExtent]) -> bool:
        """True if two shapes are the same in a call that does not state its domain."""
        same: dict[SlotExtent, frozenset[SlotExtent]] = {}
        for equal in (equal for equal in self.equals if equal.width == 1):
            known = SlotExtent(slot=equal.other) if equal.other >= 0 else SlotExtent(equal.number)
            pair = SlotExtent(slot=equal.slot), known
            joined = frozenset[SlotExtent]().union(*(same.get(extent, {extent}) for extent in pair))
            same |= dict.fromkeys(joined, joined)
        return len(shape) == len(other) and all(
            a == b or b in same.get(a, ()) for a, b in zip(shape, other, strict=True)
        )

    def _make(self, at: int, parameter: Parameter, domain: Domain) -> Make:
        assert parameter.dtype is not None
        shape, is_filled = tuple(self.shapes[parameter.name]), NEVER_FILLED
        if parameter.name in self.filled:
            if shape == tuple(SlotExtent(axis=axis) for axis in range(self.rank)):
                is_filled = ALWAYS_FILLED
            elif self._are_equal(shape, domain.extents):
                is_filled = FILLED_UNSTATED
        storage = self.laid.storage.get(parameter.name)
        own = shape if storage is None else shape[:-1]
        return Make(at, parameter.dtype, own, is_filled, storage=storage)


def _made_shape(shape: tuple[int, ...], storage: np.dtype[Any] | None) -> tuple[SlotExtent, ...]:
    return tuple(map(SlotExtent, shape if storage is None else shape[:-1]))


def fixed(called: Called) -> Shaped:
    """The domain and shapes of this call alone."""
    parameters, made, launch = called.parameters, called.made, called.launch
    laid, values, asked = called.laid(), called.values(), named_by(parameters)
    slots, shapes = slots_of(parameters, laid.patterns), shape_slots(parameters, laid.patterns)
    equals: list[Equal] = []
    for parameter in parameters:
        name, value = parameter.name, values.get(parameter.name)
        if parameter.role == "scalar" and name in asked:
            equals.append(Equal(slots[name], number=int.from_bytes(np.asarray(value).tobytes(), "little")))
        elif parameter.role not in ("scalar", "const") and name not in made:
            sizes = enumerate(values[name].shape)
            equals += [Equal(shapes[name] + axis, number=size) for axis, size in sizes]
            if laid.ready.has_barriers and name in laid.patterns:  # the words of segments have its length
                equals.append(Equal(slots[name] + 1, number=len(in_row(values[name]))))
    makes = tuple(
        Make(at, p.dtype, _made_shape(values[p.name].shape, storage), storage=storage)
        for at, p in zip(rows_by_parameter(parameters), parameters, strict=True)
        if p.name in made and p.dtype is not None
        for storage in [laid.storage.get(p.name)]
    )
    takes, stated, group = called.takes, launch.grid, called.workgroup
    if takes == TAKES_DOMAIN and group is not None:
        stated = sizes_of("domain", called.domain)
    counted = (1 << len(stated)) - 1 if group is not None and takes != TAKES_DOMAIN else 0
    domain = Domain(tuple(map(SlotExtent, stated)), group or (), counted, True, slots[""])
    return Shaped(takes, domain, tuple(equals), makes)
