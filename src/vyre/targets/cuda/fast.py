"""Fast calls of kernels on arrays of a GPU: what they need to repeat a launch that was made before."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import prod
from types import FunctionType
from typing import Any, Protocol

from vyre.front.known import Parameter
from vyre.targets.batch import Source
from vyre.targets.cpu.entry import SignatureTable
from vyre.targets.cpu.signature import ArgumentRow, Captured, Domain, Equal, Make, Signature, SlotExtent
from vyre.targets.cuda import signature
from vyre.targets.cuda.arrays import ALIGNED, DeviceArray
from vyre.targets.cuda.device import LEGACY
from vyre.targets.cuda.launch import Prepared, is_apart
from vyre.targets.cuda.signature import Fresh
from vyre.targets.cuda.viewed import ViewedCalls, views_of

__all__ = ["GpuCalls", "ViewedCalls", "calls_of", "views_of"]

_ARRAYS = ("in", "out", "inout")
_MOST_SHAPES = 256  # signatures of a kernel: each is for arrays of fixed shapes


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
    def passed(self) -> Mapping[str, Any]: ...
    @property
    def made(self) -> frozenset[str]: ...
    def values(self) -> dict[str, Any]: ...
    def arguments(self) -> dict[str, Any]: ...
    def overwritten(self, arrays: Mapping[str, Any], /) -> Collection[str]: ...
    def unchanged(self) -> object: ...
    def captured(self) -> tuple[Captured, ...] | None: ...
    def rows(self) -> tuple[ArgumentRow, ...]: ...
    def slots(self) -> dict[str, int]: ...
    def results(self) -> list[int]: ...
    def fixed(self) -> FormOfCall: ...


class GpuCalls:
    """The calls of a kernel on arrays of a GPU that have a signature, on any stream and of any library."""

    def __init__(self, table: SignatureTable, slow: Callable[..., Any], function: FunctionType, over: object):
        self._table, self._slow, self._function, self._over = table, slow, function, over
        self._viewed: ViewedCalls | None = None

    @property
    def call(self) -> Callable[..., Any]:
        """Calls that no signature foresees."""
        return self._slow if self._viewed is None else self._viewed.call

    def learn(self, called: CallMade, runtime: Any) -> None:
        """Add a call to those that are known."""
        known_call = self._seen(called)
        arrays = [value for value in known_call.launch.values if isinstance(value, DeviceArray)]
        keys = tuple([(array.key, array.address % ALIGNED) for array in arrays])
        key = (
            id(known_call.built),
            type(known_call.launch.example),
            known_call.made,
            known_call.fixed(),
            keys,
            _shares(known_call),
        )
        if not self._table.has(key):
            new_signature = _signature(known_call, runtime)
            if new_signature is not None:
                self._table.add(key, new_signature, most=_MOST_SHAPES)

    def _seen(self, called: CallMade) -> CallMade:
        """The call with arrays that machine code cannot inspect as views, if all of them can be viewed."""
        names = [p.name for p in called.parameters if p.role not in ("scalar", "const")]
        views = views_of({name: called.passed[name] for name in names if name in called.passed})
        if not views:
            return called
        if self._viewed is None:
            self._viewed = ViewedCalls(self._table, self._slow, self._function, self._over)
        self._viewed.kinds |= {type(called.passed[name]) for name in views}
        launch = replace(called.launch, example=next(iter(views.values())))
        return replace(called, passed={**called.passed, **views}, launch=launch)  # type: ignore[type-var]


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


def _shares(called: CallMade) -> bool:
    """True if an array that is written shares memory with another one."""
    values, made = called.values(), called.made
    passed = [(a, b) for a, b in _pairs(called.parameters) if not {a, b} & made]
    return not all(is_apart([values[one]], [values[other]]) for one, other in passed)


def _numbers(called: CallMade) -> list[Equal]:
    """The numbers that name axes of arrays, which must be those of this call."""
    slots = called.slots().values()
    return [equal for equal in called.fixed().equals if equal.slot in slots]


def _signature(called: CallMade, runtime: Any) -> Signature | None:
    """The signature of calls that repeat this launch; None unless machine code can inspect its arrays, all of
    one type.
    """
    made, parameters, index = called.made, called.parameters, runtime.index
    names = [p.name for p in parameters if p.role not in ("scalar", "const")]
    kinds = {type(called.passed[name]) for name in names if name not in made}
    arrays = signature.asked(kinds.pop()) if len(kinds) == 1 else None
    prepared = None if arrays is None else _one_launch(called, runtime)
    if arrays is None or prepared is None:
        return None
    values, form = called.values(), called.fixed()
    inner = dict(zip(values, called.source.program.params, strict=True))
    filled = called.overwritten({inner[name].name: values[name] for name in made})
    rows, slots, makes = [], called.slots(), []
    equals = _numbers(called)
    for at, row in enumerate(called.rows()):
        if row.name in names:
            array, is_made = values[row.name], row.name in made
            if arrays is signature.OWN and not is_made:
                array = called.passed[row.name]  # which has another key than its view as another type
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
    passed = [(a, b) for a, b in _pairs(parameters) if not {a, b} & made]
    captured = called.captured()
    return Signature(
        device=runtime.device,
        rows=rows,
        parameters=len(rows),
        positional=called.positional,
        results=called.results(),
        takes=form.takes,
        domain=form.domain,
        captured=captured or (),
        check=partial(bool, called.unchanged()) if captured is None else None,
        equals=equals,
        aparts=[(slots[a], slots[b], values[a].nbytes, values[b].nbytes) for a, b in passed],
        shares=_shares(called),
        makes=makes,
        arrays=arrays,
        plan=signature.plan_of(prepared, words, prepared.own_words(counter)),
        launch=signature.launch_of(prepared, index, is_bound=counter is not None),
        keep=(called.built, prepared, counter),
    )


def _pairs(parameters: Sequence[Parameter]) -> list[tuple[str, str]]:
    """Return all pairs of a written array and another one, by name."""
    names = [p for p in parameters if p.role in _ARRAYS]
    return [
        (first.name, other.name)
        for at, first in enumerate(names)
        for other in names[at + 1 :]
        if first.role != "in" or other.role != "in"
    ]
