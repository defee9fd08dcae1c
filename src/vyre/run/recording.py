"""One run of a pipeline's function as data: its kernel calls, their compiled plan, and its launches on the
arrays of a call.

Kernel calls are checked like any others, and recorded instead of run. Launches that differ only in names
share compiled code: a kernel called often is compiled once.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Coroutine, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from vyre.analysis.loop_work import LoopWork, work_of
from vyre.front.known import Parameter
from vyre.ir.dtypes import u32
from vyre.ir.nodes import Name, Program
from vyre.ir.once import once
from vyre.ir.problem import CallError
from vyre.ir.spoken import with_article
from vyre.passes.names import with_plain_names
from vyre.plan.batches import batch_of
from vyre.plan.graph import Recorder
from vyre.plan.plan import Fuse, Plan
from vyre.plan.record import Unchanged
from vyre.plan.stand_ins import Size, Traced, TrackedNumber, number_in, plain_sizes
from vyre.run import context, hooks
from vyre.run.bind import Place, argument_at, bind, named_by, places, scalar
from vyre.run.compound_arrays import element_type, has_structs, is_fitting
from vyre.run.device_runtime import DeviceRuntime, Ready
from vyre.run.notes import Noted, noted, print_notes
from vyre.targets.batch import Batch
from vyre.targets.bounded import RECORDING, programs_bytes
from vyre.targets.host_arrays import in_row, in_whole, mark_written, require_memory, unbacked
from vyre.targets.memory import (
    HOST,
    MemorySpace,
    as_dtype,
    dtype_of,
    is_on_device,
    memory_of,
    require_together,
    share_memory,
    viewed,
)
from vyre.targets.specialization import Configuration
from vyre.targets.target import Executable

if TYPE_CHECKING:
    from vyre.cache.artifacts import Choose
    from vyre.plan.fusion_cost import Rules
    from vyre.plan.graph import Graph
    from vyre.targets.batch import Copied
    from vyre.targets.registry import Place as Device

# What may be fused, the memory budget in bytes, and the device whose tuning applies.
Options = tuple[Fuse, int | None, str]


def record_call(
    recorder: Recorder, kernel: str, parameters: Sequence[Parameter], ready: Ready,
    arguments: Mapping[str, Any], *, domain: Any, groups: Any,
) -> dict[Name, Any]:  # fmt: skip
    """Record a call with these arguments by parameter; returns those of the Program, with the arrays that the
    call makes.
    """
    handed = {name: value for name, value in arguments.items() if isinstance(value, TrackedNumber)}
    for name in handed.keys() & named_by(parameters):
        if not isinstance(handed[name], Size):
            handed[name].read()  # the shape of an array depends on it
    values = {**arguments, **{name: number.value for name, number in handed.items()}}
    on_device: dict[str, Any] = {n: memory_of(n, value) for n, value in values.items() if is_on_device(value)}
    stands = {
        name: value.stand_in() if isinstance(value, Traced) or name in on_device else value
        for name, value in (values | on_device).items()
    }
    _require_made_dtypes(kernel, parameters, values)
    workgroup = ready.face.workgroup
    launch = bind(
        kernel, parameters, stands, axes=ready.axes, workgroup=workgroup, domain=plain_sizes(domain),
        groups=plain_sizes(groups), make=unbacked,
    )  # fmt: skip
    runtime = [parameter for parameter in parameters if parameter.role != "const"]
    bound: dict[Name, Any] = {}
    own = ready.face.params[: len(runtime)]
    if ready.notes:
        notes = noted(kernel, ready.notes, workgroup, launch.grid)
        array = recorder.array(notes.shape, u32, made=True)
        bound[ready.face.params[-1].name] = array
        recorder.notes.append((notes, array))
    structured = has_structs(values.values())
    kept: dict[Name, Any] = {}
    made: dict[Name, Traced] = {}
    for parameter, param, value in zip(runtime, own, launch.values, strict=True):
        known = arguments.get(parameter.name)
        if known is not None or not param.is_array:
            kept[param.name] = parameter.default if known is None else known
        if not param.is_array:
            is_open = isinstance(known, TrackedNumber) and not isinstance(known, Size)
            bound[param.name] = known if is_open else value
        elif isinstance(known, Traced):
            bound[param.name] = known
        elif known is None:
            array = recorder.array(value.shape, param.dtype, made=True)
            made[param.name] = replace(array, element=element_type(parameter.element, structured=structured))
            bound[param.name] = made[param.name]
        else:
            memory = on_device.get(parameter.name, value)
            bound[param.name] = recorder.outside(known, param.dtype, memory=memory)
    recorder.launch(ready, bound, launch.grid)
    asked = named_by(parameters)
    names = {
        p.name: arguments.get(p.name, p.default) for p in parameters if p.role == "const" and p.name in asked
    }
    pairs = zip(runtime, own, strict=True)
    types = {param.name: element_type(p.element, structured=structured) for p, param in pairs}
    elements = {name: element for name, element in types.items() if element is not None}
    words = {"names": names or None, "domain": domain, "groups": groups}
    return {**bound, **recorder.called(ready, kept, made, words, elements)}


def _require_made_dtypes(kernel: str, parameters: Iterable[Parameter], arguments: Mapping[str, Any]) -> None:
    """Raise CallError for an array inside a pipeline whose type the kernel does not take."""
    for parameter in parameters:
        dtype, value = parameter.dtype, arguments.get(parameter.name)
        if not isinstance(value, Traced) or dtype is None:
            continue
        is_taken = value.element is None or is_fitting(value.element, parameter.element)
        if not is_taken or dtype.storage != value.stored.storage:
            wanted = dtype if parameter.element is None else parameter.element
            what = f"{parameter.name} of {kernel} takes {wanted}, and gets an array of {value.dtype}"
            fix = "convert it in a kernel between the two, or before the pipeline is called"
            if parameter.element is None and value.element is None and not dtype.foreign:
                fix = f"pass that array with .astype(np.{dtype.storage.name})"
            raise CallError(f"{what} inside a pipeline. Fix: {fix}.")


def readies(programs: Iterable[Program]) -> tuple[Ready, ...]:
    """The programs ready to run, with plain names: parameters are the same in the same order."""
    shared: dict[Program, Ready] = {}
    plain = [with_plain_names(program) for program in programs]
    return tuple([shared.setdefault(program, Ready(program)) for program in plain])


@dataclass
class CompiledPlan:
    """A plan with the programs of its launches ready to run."""

    plan: Plan
    ready: tuple[Ready, ...]
    _executables: dict[DeviceRuntime, Executable] = field(default_factory=dict)

    @classmethod
    def of(cls, plan: Plan) -> CompiledPlan:
        return cls(plan, readies(step.program for step in plan.steps))

    @property
    def bytes(self) -> int:
        """Estimated memory in bytes."""
        return programs_bytes(ready.face for ready in self.ready)

    @property
    def recording_bytes(self) -> int:
        """Estimated additional memory in bytes for each set of scalars."""
        return RECORDING * (1 + len(self.plan.steps))

    @once
    def batch(self) -> Batch:
        """The launches as targets prepare them."""
        return batch_of(self.plan, self.ready, readies)

    @once
    def written(self) -> frozenset[str]:
        """The arrays that some launch writes to."""
        return self.batch.written

    @once
    def works(self) -> list[tuple[LoopWork, int]]:
        """The work of an invocation of each launch, and the number of its invocations."""
        return [
            (work_of(step.program), prod(step.piece.grid) * prod(step.piece.workgroup or (1,)))
            for step in self.plan.steps
        ]

    @property
    def launched(self) -> list[tuple[Ready, int]]:
        """The program of each launch, and its number of units of work."""
        return [(ready, prod(s.piece.grid)) for s, ready in zip(self.plan.steps, self.ready, strict=True)]

    def executable(self, runtime: DeviceRuntime) -> Executable:
        """All launches as one callable on a device."""
        executable = self._executables.get(runtime)
        if executable is None:
            executable = runtime.prepared(self.batch)
            executable = self._executables.setdefault(runtime, executable)
        return executable

    def tuned(self, runtime: DeviceRuntime) -> tuple[Configuration, ...]:
        """The configuration of each launch on a device."""
        return tuple(runtime.chosen(ready, units) for ready, units in self.launched)


@dataclass(frozen=True, slots=True)
class Recording:
    """One run of the function: the launches, the scalars, the arrays from outside, and the returned value."""

    compiled: CompiledPlan
    scalars: Mapping[str, Any]
    outside: Mapping[str, object]  # arrays that the function brought in itself
    arguments: Mapping[str, Place]  # names of arrays, with their places among the arguments
    returns: object
    captured: Unchanged | None = field(
        default_factory=partial(Unchanged, ())
    )  # None: the function must run at every call
    copies: list[Copied] = field(default_factory=list)  # of the last call, for host arrays on a GPU
    opened: frozenset[str] = (
        frozenset()
    )  # arguments that may be any number, whose scalars are `TrackedNumber`
    rows: frozenset[str] = frozenset()  # strided arguments, of which launches take the memory in a row
    notes: tuple[tuple[Noted, str], ...] = ()  # of launches with `debug` or `expect`, and their records
    source: Recording | None = None  # for any numbers, where this is for those of one call

    def closed(self, arguments: Mapping[str, Any], *, parts_alone: bool = False) -> Recording:
        """The recording with the numbers of a call in place of those that may be any, or of complex ones."""
        types = self.compiled.plan.graph.scalars
        scalars = {
            name: scalar(v.argument, types[name], number_in(arguments[v.argument], v.part))
            if isinstance(v, TrackedNumber) and (v.part or not parts_alone)
            else v
            for name, v in self.scalars.items()
        }
        return replace(self, scalars=scalars, source=self, opened=frozenset(), copies=[])

    @property
    def is_current(self) -> bool:
        """True if the function would make the same calls again."""
        return self.captured is not None and bool(self.captured)


def overlap(recording: Recording, arguments: Mapping[str, Any]) -> bool:
    """True if a written array shares memory with another one: fusion distinguishes arrays by name alone."""
    arrays = {name: in_row(argument_at(arguments, place)) for name, place in recording.arguments.items()}
    arrays |= recording.outside
    if len(arrays) < 2:
        return False
    written = [name for name in arrays if name in recording.compiled.written]
    return any(
        name != other and share_memory(arrays[name], arrays[other]) for name in written for other in arrays
    )


def run(
    recording: Recording, arguments: Mapping[str, Any], where: Device, *,
    space: MemorySpace = HOST, users: Mapping[str, Any] | None = None,
) -> Any:  # fmt: skip
    """Launch a recording on the arrays of this call; `users` are the arguments as the caller holds them."""
    plan, written = recording.compiled.plan, recording.compiled.written
    arrays: dict[str, Any] = {}
    results: dict[str, Any] = {}
    for name, place in recording.arguments.items():
        results[name] = argument_at(arguments if users is None else users, place)
        made, value = plan.graph.arrays[name], argument_at(arguments, place)
        if name in recording.rows:
            if isinstance(value, np.ndarray):
                require_memory(str(place[0]), value, writes=name in written, takes_strides=True)
            value = in_row(value)
        arrays[name] = as_dtype(str(place[0]), value, made.dtype, shape=made.shape, writes=name in written)
    if recording.outside:
        require_together(recording.outside.values(), space)
        arrays.update(recording.outside)
    copied = recording.compiled.executable(context.runtime_of(where))(arrays, recording.scalars, space)
    recording.copies[:] = [] if copied is None else [copied]
    for name in results.keys() & written:
        mark_written(results[name])
    if recording.notes:
        print_notes([(notes, arrays[name]) for notes, name in recording.notes if name in arrays])
    return returned(recording.returns, arrays, results | dict(recording.outside), space)


def returned(returns: Any, arrays: Mapping[str, Any], known: dict[str, Any], space: MemorySpace) -> Any:
    """The function's returned value with arrays; `known` are those that the caller has already."""
    if isinstance(returns, Traced):
        if returns.name not in known:
            made = arrays.get(returns.name)
            if made is None:  # no launch writes it
                made = space.made(returns.extents, returns.stored, is_cleared=True)
            element = returns.element if space.device is not None else None
            known[returns.name] = space.returned_as(_whole(made, returns, space), element or returns.stored)
        return known[returns.name]
    if type(returns) in (tuple, list):
        return type(returns)(returned(item, arrays, known, space) for item in returns)
    if isinstance(returns, dict):
        return {key: returned(item, arrays, known, space) for key, item in returns.items()}
    return returns


def _whole(made: Any, returns: Traced, space: MemorySpace) -> Any:
    """A new array with the shape and type that the function returns; on a device, the numbers of elements,
    which its memory space joins.
    """
    numbers = viewed(made, returns.stored, returns.extents)
    is_whole = returns.element is None or space.device is not None
    return numbers if is_whole or returns.element is None else in_whole(numbers, returns.element)


def traced_arrays(returned: object) -> Iterator[Traced]:
    """The arrays in a returned value."""
    if isinstance(returned, Traced):
        yield returned
    elif isinstance(returned, tuple | list | dict):
        for item in returned.values() if isinstance(returned, dict) else returned:
            yield from traced_arrays(item)


def with_stand_ins(recorder: Recorder, value: Any, name: str) -> Any:
    """The value with stand-ins for the arrays in it."""
    dtype = dtype_of(value)
    if dtype is not None:
        return recorder.outside(value, dtype, argument=name)
    if type(value) in (tuple, list):
        return type(value)(with_stand_ins(recorder, item, f"{name}[{at}]") for at, item in enumerate(value))
    if type(value) is dict:
        return {key: with_stand_ins(recorder, item, f"{name}[{key!r}]") for key, item in value.items()}
    return value


def argument_places(stands: Mapping[str, Any]) -> dict[str, Place]:
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
    if isinstance(returned, dict):
        return {key: settled(recorder, item, known) for key, item in returned.items()}
    is_later = isinstance(returned, Iterator | Awaitable | AsyncIterator)
    if is_later or next(traced_arrays(_parts(returned)), None) is not None:
        if isinstance(returned, Coroutine):
            returned.close()  # or Python warns that nobody awaited it
        what = f"a pipeline cannot return arrays in {with_article(type(returned).__name__)}"
        raise CallError(f"{what}. Fix: return arrays and numbers, or tuples, lists and dicts of them.")
    return returned


def _parts(value: object) -> list[object]:
    """The items or attributes of an object, for a search for arrays in it."""
    if isinstance(value, tuple | list | set | frozenset):
        return [*value]
    return [*vars(value).values()] if hasattr(value, "__dict__") and not isinstance(value, Traced) else []


def rules_of(graph: Graph, options: Options) -> Rules:
    """The rules for fusing a graph, from the tuner's model and from its records for a device."""
    device = context.place_of(options[2]).capabilities
    return hooks.HOOKS.rules(graph, chooser(options), options[2]).on(device)


def chooser(options: Options) -> Choose | None:
    """The tuner's choice, if it applies: a tuned plan might exceed a memory budget."""
    fuse, budget, _ = options
    return context.code_cache().choose if fuse == "auto" and budget is None else None
