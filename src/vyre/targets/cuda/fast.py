"""Fast calls of kernels on arrays of a GPU: what they need to repeat a launch that was made before."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from math import prod
from operator import itemgetter
from types import FunctionType
from typing import Any, Protocol

import numpy as np

from vyre.front.known import Capture, Parameter
from vyre.ir.dtypes import DType
from vyre.targets.batch import Source
from vyre.targets.cpu.entry import SignatureTable
from vyre.targets.cpu.signature import ArgumentRow, Captured, Domain, Equal, Make, Signature, SlotExtent
from vyre.targets.cuda import signature
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.device import LEGACY
from vyre.targets.cuda.entry import FastCall, FastPlan, Fresh, captures_nothing, pairs
from vyre.targets.cuda.launch import Prepared, is_apart
from vyre.targets.cuda.signature import Kind, WordSlot, launcher
from vyre.targets.cuda.viewed import ViewedCalls, views_of

__all__ = ["GpuCalls", "ViewedCalls", "calls_of", "views_of"]

_KINDS: dict[str, Kind] = {"f32": "f32", "f64": "f64"}


class FormOfCall(Protocol):
    """The domain and shapes of one call."""

    @property
    def takes(self) -> int: ...
    @property
    def domain(self) -> Domain: ...
    @property
    def equals(self) -> tuple[Equal, ...]: ...


class CallMade(Protocol):
    """A call that was made; `run.signatures.Called` documents it."""

    @property
    def source(self) -> Source: ...
    @property
    def built(self) -> object: ...
    @property
    def launch(self) -> Any: ...
    @property
    def parameters(self) -> Sequence[Parameter]: ...
    @property
    def positional(self) -> int: ...
    @property
    def given(self) -> Mapping[str, Any]: ...
    @property
    def made(self) -> frozenset[str]: ...
    def values(self) -> dict[str, Any]: ...
    def arguments(self) -> dict[str, Any]: ...
    def overwritten(self, arrays: Mapping[str, Any], /) -> Collection[str]: ...
    def unchanged(self) -> object: ...
    def captures(self) -> Sequence[Capture]: ...
    def captured(self) -> tuple[Captured, ...] | None: ...
    def rows(self) -> tuple[ArgumentRow, ...]: ...
    def slots(self) -> dict[str, int]: ...
    def results(self) -> list[int]: ...
    def fixed(self) -> FormOfCall: ...


class GpuCalls:
    """The calls of a kernel on arrays of a GPU that have a signature, on any stream and of any library."""

    def __init__(self, table: SignatureTable, slow: Callable[..., Any], function: FunctionType, over: object):
        self._table, self._slow, self._function, self._over = table, slow, function, over
        self._plain: FastCall | None = None
        self._viewed: ViewedCalls | None = None

    @property
    def call(self) -> Callable[..., Any]:
        """Calls that no signature foresees."""
        slow = self._slow if self._viewed is None else self._viewed.call
        if self._plain is None:
            return slow
        self._plain.slow = slow
        call: Callable[..., Any] = self._plain.call
        return call

    def learn(self, called: CallMade, runtime: Any, *, is_plain: bool) -> None:
        """Add a call to those that are known; `is_plain`: it has no keyword of all calls."""
        known_call = self._seen(called)
        keys = tuple([getattr(value, "key", None) for value in known_call.launch.values])
        key = (
            id(known_call.built),
            type(known_call.launch.example),
            known_call.made,
            known_call.fixed(),
            keys,
        )
        if not self._table.has(key):
            new_signature = _signature(known_call, runtime)
            if new_signature is not None:
                self._table.add(key, new_signature)
        plan = _plan(called, runtime) if is_plain else None
        if plan is None:
            return
        if self._plain is None:
            self._plain = FastCall(called.parameters, self._slow, self._function)
        self._plain.learn(called.given, plan)

    def _seen(self, called: CallMade) -> CallMade:
        """The call with arrays that machine code cannot inspect as views, if all of them can be viewed."""
        names = [p.name for p in called.parameters if p.role not in ("scalar", "const")]
        views = views_of({name: called.given[name] for name in names if name in called.given})
        if not views:
            return called
        if self._viewed is None:
            self._viewed = ViewedCalls(self._table, self._slow, self._function, self._over)
        self._viewed.kinds |= {type(called.given[name]) for name in views}
        launch = replace(called.launch, example=next(iter(views.values())))
        return replace(called, given={**called.given, **views}, launch=launch)  # type: ignore[type-var]


def calls_of(
    table: SignatureTable, slow: Callable[..., Any], function: FunctionType, over: object
) -> GpuCalls:
    """The calls of a kernel that have a signature: none yet."""
    return GpuCalls(table, slow, function, over)


def _one_launch(called: CallMade, runtime: Any) -> Prepared | None:
    """The only launch of a call; None if it has none, or several between grid barriers."""
    if not prod(called.launch.grid):
        return None
    target = runtime.place.target  # of GPUs: the arrays are there alone
    prepare = target.resident_launch if called.source.has_barriers else target.prepared
    prepared: Prepared | None = prepare(called.source, called.arguments(), called.launch.grid, runtime)
    return prepared


def _numbers(called: CallMade) -> list[Equal]:
    """The numbers that name axes of arrays, which must be those of this call."""
    slots = called.slots().values()
    return [equal for equal in called.fixed().equals if equal.slot in slots]


def _plan(called: CallMade, runtime: Any) -> FastPlan | None:
    """The data that a fast call needs to repeat this launch; None where it cannot."""
    params, arguments = called.source.program.params, called.arguments()
    if called.source.has_barriers or not any(param.is_array for param in params) or _numbers(called):
        return None
    written = [arguments[p.name] for p in params if p.is_array and p.access != "in"]
    read = [arguments[p.name] for p in params if p.is_array and p.access == "in"]
    if called.launch.example.__class__ is not DeviceArray and not is_apart(written, read):
        return None  # fast calls on arrays of other libraries require that no memory is shared
    prepared = _one_launch(called, runtime)
    if prepared is None or prepared.map_slots:  # then a word goes to two places
        return None
    named = {inner.name: outer for outer, inner in zip(called.values(), params, strict=True)}
    made = {
        param.name: arguments[param.name]
        for param in params
        if param.access == "out" and named[param.name] not in called.given
    }
    filled = called.overwritten(made)
    types = {param.name: param.dtype for param in params}
    fresh = {named[name]: Fresh(value.shape, types[name], name not in filled) for name, value in made.items()}
    at = dict([*prepared.array_slots, *prepared.scalar_slots])
    slots = [WordSlot(at[p.name], "word" if p.is_array else _KINDS.get(p.dtype.name, "word")) for p in params]
    sizes = tuple(arguments[param.name].nbytes for param in params if param.is_array)
    watched = _watched(called.captures(), called.unchanged())
    return FastPlan(prepared.gpu, runtime.index, launcher(prepared, slots), fresh, sizes, *watched)


def _signature(called: CallMade, runtime: Any) -> Signature | None:
    """The signature of calls that repeat this launch.

    None unless all arrays are of one type that machine code can inspect, and share no memory.
    """
    made, parameters, index = called.made, called.parameters, runtime.index
    names = [p.name for p in parameters if p.role not in ("scalar", "const")]
    kinds = {type(called.given[name]) for name in names if name not in made}
    arrays = signature.asked(kinds.pop()) if len(kinds) == 1 else None
    captured = called.captured()
    prepared = None if arrays is None or captured is None else _one_launch(called, runtime)
    if arrays is None or captured is None or prepared is None:
        return None
    values, form = called.values(), called.fixed()
    apart = pairs(parameters)
    if not all(is_apart([values[one]], [values[other]]) for one, other in apart):
        return None
    inner = dict(zip(values, called.source.program.params, strict=True))
    filled = called.overwritten({inner[name].name: values[name] for name in made})
    rows, slots, makes = [], called.slots(), []
    equals = _numbers(called)
    for at, row in enumerate(called.rows()):
        if row.name in names:
            array, is_made = values[row.name], row.name in made
            if arrays is signature.OWN and not is_made:
                array = called.given[row.name]  # which has another key than its view as another type
            writes = inner[row.name].access != "in"
            array_row = signature.array_row(
                arrays, row.name, row.slot, array, index, is_made=is_made, writes=writes
            )
            if array_row is None:
                return None
            equals += [] if is_made else signature.extents(array_row, array)
            if is_made:
                new = Fresh(array.shape, array.dtype, inner[row.name].name not in filled)
                shape = tuple(map(SlotExtent, array.shape))
                makes.append(Make(at, array.dtype, shape, maker=new.maker(arrays.kind, array.gpu)))
            row = array_row
        rows.append(row)
    outer, counter = {inner[name].name: slots[name] for name in values}, prepared.counter(LEGACY)
    words = {at: outer[name] for name, at in (*prepared.array_slots, *prepared.scalar_slots)}
    passed = [(a, b) for a, b in apart if not {a, b} & made]
    return Signature(
        device=runtime.device,
        rows=rows,
        parameters=len(rows),
        positional=called.positional,
        results=called.results(),
        takes=form.takes,
        domain=form.domain,
        captured=captured,
        equals=equals,
        aparts=[(slots[a], slots[b], values[a].nbytes, values[b].nbytes) for a, b in passed],
        makes=makes,
        arrays=arrays,
        plan=signature.plan_of(prepared, words, prepared.own_words(counter)),
        launch=signature.launch_of(prepared, index),
        keep=(called.built, prepared, counter),
    )


def _watched(captured: Sequence[Capture], unchanged: object) -> tuple[Any, ...]:
    """A fast call's check that captured values are unchanged: by one lookup in one dict, if possible.

    Objects of one dict that are equal only to themselves are looked up and compared together, in C.
    """
    origins = {(id(home[0]), home[1]): home for capture in captured for home in capture.origins or ()}
    is_plain = all(capture.origins for capture in captured) and len({where for where, _ in origins}) == 1
    plain = all(isinstance(where, dict) and _is_itself(value) for where, _, value in origins.values())
    if not captured:
        return ()
    if not is_plain or not plain:
        return (captures_nothing, None, None, unchanged)
    names = [key for _, key in origins]
    values = tuple(value for _, _, value in origins.values())
    home = next(iter(origins.values()))[0]
    return (itemgetter(*names), home, values if len(values) > 1 else values[0])


def _is_itself(value: object) -> bool:
    """True if the value equals no other value with a different meaning in a kernel."""
    return isinstance(value, DType) or (callable(value) and not isinstance(value, np.generic))
