"""One run of a pipeline's function as data, and its launches on the arrays of a call."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from vyre.plan.plan import Fuse
from vyre.plan.record import Unchanged
from vyre.plan.stand_ins import Handed, Traced, number_in
from vyre.run import context, hooks
from vyre.run.bind import Place, argument_at, places, scalar
from vyre.run.compiled_plan import CompiledPlan
from vyre.run.notes import Noted, tell
from vyre.targets.host_arrays import in_row, in_whole, mark_written, require_memory
from vyre.targets.memory import HOST, MemorySpace, as_dtype, dtype_of, require_together, share_memory, viewed

if TYPE_CHECKING:
    from vyre.cache.artifacts import Choose
    from vyre.plan.fusion_cost import Rules
    from vyre.plan.graph import Graph, Recorder
    from vyre.targets.batch import Copied
    from vyre.targets.registry import Place as Device


# What may be fused, the memory budget in bytes, and the device whose tuning applies.
Options = tuple[Fuse, int | None, str]


@dataclass(frozen=True, slots=True)
class Recording:
    """One run of the function: the launches, the scalars, the arrays from outside, and the returned value."""

    compiled: CompiledPlan
    scalars: Mapping[str, Any]
    given: Mapping[str, object]  # arrays that the function brought in itself
    arguments: Mapping[str, Place]  # names of arrays, with their places among the arguments
    returns: object
    captured: Unchanged | None = field(
        default_factory=partial(Unchanged, ())
    )  # None: the function must run at every call
    copies: list[Copied] = field(default_factory=list)  # of the last call, for host arrays on a GPU
    opened: frozenset[str] = frozenset()  # arguments that may be any number, whose scalars are `Handed`
    rows: frozenset[str] = frozenset()  # strided arguments, of which launches take the memory in a row
    notes: tuple[tuple[Noted, str], ...] = ()  # of launches with `debug` or `expect`, and their records
    source: Recording | None = None  # for any numbers, where this is for those of one call

    def closed(self, given: Mapping[str, Any], *, parts_alone: bool = False) -> Recording:
        """The recording with the numbers of a call in place of those that may be any, or of complex ones."""
        types = self.compiled.plan.graph.scalars
        scalars = {
            name: scalar(v.argument, types[name], number_in(given[v.argument], v.part))
            if isinstance(v, Handed) and (v.part or not parts_alone)
            else v
            for name, v in self.scalars.items()
        }
        return replace(self, scalars=scalars, source=self, opened=frozenset(), copies=[])

    @property
    def is_current(self) -> bool:
        """True if the function would make the same calls again."""
        return self.captured is not None and bool(self.captured)


def overlap(recording: Recording, given: Mapping[str, Any]) -> bool:
    """True if a written array shares memory with another one: fusion distinguishes arrays by name alone."""
    arrays = {name: in_row(argument_at(given, place)) for name, place in recording.arguments.items()}
    arrays |= recording.given
    if len(arrays) < 2:
        return False
    written = [name for name in arrays if name in recording.compiled.written]
    return any(
        name != other and share_memory(arrays[name], arrays[other]) for name in written for other in arrays
    )


def run(
    recording: Recording, given: Mapping[str, Any], where: Device, *,
    lodging: MemorySpace = HOST, users: Mapping[str, Any] | None = None,
) -> Any:  # fmt: skip
    """Launch a recording on the arrays of this call; `users` are the arguments as the caller holds them."""
    plan, written = recording.compiled.plan, recording.compiled.written
    arrays: dict[str, Any] = {}
    results: dict[str, Any] = {}
    for name, place in recording.arguments.items():
        results[name] = argument_at(given if users is None else users, place)
        made, value = plan.graph.arrays[name], argument_at(given, place)
        if name in recording.rows:
            if isinstance(value, np.ndarray):
                require_memory(str(place[0]), value, writes=name in written, takes_strides=True)
            value = in_row(value)
        arrays[name] = as_dtype(str(place[0]), value, made.dtype, shape=made.shape, writes=name in written)
    if recording.given:
        require_together(recording.given.values(), lodging)
        arrays.update(recording.given)
    copied = recording.compiled.executable(context.runtime_of(where))(arrays, recording.scalars, lodging)
    recording.copies[:] = [] if copied is None else [copied]
    for name in results.keys() & written:
        mark_written(results[name])
    tell([(notes, arrays[name]) for notes, name in recording.notes if name in arrays])
    return returned(recording.returns, arrays, results | dict(recording.given), lodging)


def returned(returns: object, arrays: Mapping[str, Any], known: dict[str, Any], lodging: MemorySpace) -> Any:
    """The function's returned value with arrays; `known` are those that the caller has already."""
    if isinstance(returns, Traced):
        if returns.name not in known:
            made = arrays.get(returns.name)
            if made is None:  # no launch writes it
                made = lodging.made(returns.extents, returns.stored, is_cleared=True)
            known[returns.name] = lodging.given_back(_whole(made, returns, lodging), returns.stored)
        return known[returns.name]
    if isinstance(returns, tuple | list):
        return type(returns)(returned(item, arrays, known, lodging) for item in returns)
    if isinstance(returns, dict):
        return {key: returned(item, arrays, known, lodging) for key, item in returns.items()}
    return returns


def _whole(made: Any, returns: Traced, lodging: MemorySpace) -> Any:
    """A new array with the shape and type that the function returns; on a device, the numbers of elements."""
    numbers = viewed(made, returns.stored, returns.extents)
    is_whole = returns.element is None or lodging.device is not None
    return numbers if is_whole or returns.element is None else in_whole(numbers, returns.element)


def traced_arrays(returned: object) -> Iterator[Traced]:
    """The arrays in a returned value."""
    if isinstance(returned, Traced):
        yield returned
    elif isinstance(returned, tuple | list | dict):
        for item in returned.values() if isinstance(returned, dict) else returned:
            yield from traced_arrays(item)


def standing(recorder: Recorder, value: Any, name: str) -> Any:
    """The value with stand-ins for the arrays in it."""
    dtype = dtype_of(value)
    if dtype is not None:
        return recorder.outside(value, dtype, argument=name)
    if type(value) in (tuple, list):
        return type(value)(standing(recorder, item, f"{name}[{at}]") for at, item in enumerate(value))
    if type(value) is dict:
        return {key: standing(recorder, item, f"{name}[{key!r}]") for key, item in value.items()}
    return value


def held_by(stands: Mapping[str, Any]) -> dict[str, Place]:
    """The names of the arrays among a call's arguments, with their first places."""
    held: dict[str, Place] = {}
    for place, stand in places(stands):
        if isinstance(stand, Traced):
            held.setdefault(stand.name, place)
    return held


def form(array: Traced) -> object:
    """The form in which an array is returned."""
    return array.extents, array.stored, array.element


def settled(recorder: Recorder, returned: Any, known: dict[str, object]) -> Any:
    """The returned value without views, except of a whole array in another shape or as another type; each
    array is returned in one form, and other forms of it are copies.
    """
    if isinstance(returned, Traced) and returned.recorder is recorder:
        whole = recorder.whole(returned)
        if whole is None or known.setdefault(whole.name, form(whole)) != form(whole):
            return recorder.copied(returned)
        return whole
    if type(returned) in (tuple, list):
        return type(returned)([settled(recorder, item, known) for item in returned])
    if type(returned) is dict:
        return {key: settled(recorder, item, known) for key, item in returned.items()}
    return returned


def rules_of(graph: Graph, options: Options) -> Rules:
    """The rules for fusing a graph, from the tuner's model and from its records for a device."""
    device = context.place_of(options[2]).capabilities
    return hooks.HOOKS.rules(graph, chooser(options), options[2]).on(device)


def chooser(options: Options) -> Choose | None:
    """The tuner's choice, if it applies: a tuned plan might exceed a memory budget."""
    fuse, budget, _ = options
    return context.code_cache().choose if fuse == "auto" and budget is None else None
