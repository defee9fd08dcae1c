"""Pipelines: functions whose kernel calls are recorded, fused and run as few launches.

A call runs the function once with stand-ins for its arrays, to record the kernels it calls and their
arguments. The recording is cached by the shapes and numbers of the call; compiled code is cached by the
kernel calls alone, so another number needs no compiling.
"""

from __future__ import annotations

import inspect
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import update_wrapper
from itertools import chain
from operator import attrgetter, is_
from os import PathLike
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any
from warnings import warn_explicit

import numpy as np

from vyre.formats.artifact import encode
from vyre.formats.saved import Artifact
from vyre.front.source import def_line
from vyre.front.template import keep_annotated_names, reduced, source_as_html
from vyre.ir.problem import CallError, UntrackedWarning
from vyre.plan import record
from vyre.plan.code_facts import assigns_outside
from vyre.plan.graph import Graph, Recorder
from vyre.plan.plan import make_plan
from vyre.plan.record import Unchanged
from vyre.plan.stand_ins import Traced, TrackedNumber, is_number_of, is_open, numeric, unread
from vyre.plan.tracked import Tracked, Untracked, may_reach, track
from vyre.plan.value_keys import Unknowable
from vyre.run import context, hooks, observe, placing, plan_signature, web
from vyre.run.bind import alike, argument_at, argument_key, as_numbers, by_place, is_reusable, places, scalar
from vyre.run.domain import require_axes, stated_axes
from vyre.run.log import Log
from vyre.run.notes import require_none
from vyre.run.operators import operate
from vyre.run.recording import (
    CompiledPlan,
    Options,
    Recording,
    argument_places,
    chooser,
    overlap,
    rules_of,
    run,
    settled,
    traced_arrays,
    with_stand_ins,
)
from vyre.run.saved import Programs, argument, parameters, signature, texts, tuned_by
from vyre.run.user_frame import Forwarding, is_own_bug, with_user_frame
from vyre.targets import bounded
from vyre.targets.bounded import BoundedCache
from vyre.targets.cpu import entry
from vyre.targets.host_arrays import element_of, in_row, marked, unbacked
from vyre.targets.memory import MemorySpace, dtype_of, view_as_memory

if TYPE_CHECKING:
    from vyre.formats.saved import SavedSignature
    from vyre.targets.registry import Place as Device

WORDS = ("fuse", "memory_budget", "device")
TEXTS = "texts"  # the keyword of `save` for kinds of listings
FUSE = ("auto", "off", "max")


@dataclass
class _Memory:
    """A pipeline's caches: recordings by the values of a call, compiled plans by the recorded calls."""

    recordings: BoundedCache[object, Recording] = field(default_factory=bounded.RECORDINGS.cache)
    compiled: BoundedCache[object, CompiledPlan] = field(default_factory=bounded.PLANS.cache)
    calls: BoundedCache[object, _Call] = field(default_factory=bounded.CALLS_TO_SAVE.cache)
    # By all but the numbers of a call: its first recording, and once there was another, the numbers that may
    # be any.
    numbers: BoundedCache[object, tuple[Recording, frozenset[str] | None]] = field(
        default_factory=bounded.NUMBERS.cache
    )

    def keep(self, key: object, recording: Recording, call: _Call) -> None:
        """Cache a call."""
        size = bounded.call_bytes(key)
        if recording.captured is not None:
            self.recordings.put(key, recording, size + recording.compiled.recording_bytes)
        self.calls.put(key, call, size)


@dataclass(frozen=True, slots=True)
class _Trace:
    """One run of the function: the recorder, arrays from outside, stand-ins for arguments, the result."""

    recorder: Recorder
    outside: Mapping[str, Any]
    stands: Mapping[str, Any]
    returned: object

    @property
    def graph(self) -> Graph:
        arrays = [array for _, array in self.recorder.notes]
        return self.recorder.graph([*traced_arrays(self.returned), *arrays])


class Pipeline(Forwarding):
    """A pipeline: call it like the function it was made from. `perform` makes the calls of a function of the
    library, which have no options, where machine code does not.
    """

    _is_pipeline = True

    def __init__(self, function: FunctionType, *, perform: Callable[..., Any] | None = None) -> None:
        self.function = function
        update_wrapper(self, function)
        self.__name__ = function.__name__
        self._memory, self._is_warned, self._has_options = _Memory(), False, perform is None
        self._read_signature()
        name, file, line = function.__name__, function.__code__.co_filename, def_line(function.__code__)

        def way(does: Callable[..., Any]) -> Any:
            return with_user_frame(does, name=name, file=file, line=line, runs_users_code=True)

        self._call = self._slow = way(perform or self._perform)
        self._table: entry.SignatureTable | None = None
        self._viewed: Any = None  # for calls on arrays of a GPU that machine code cannot inspect
        self._explain, self._tune = way(self._perform_explain), way(self._perform_tune)
        self._save, self._export = way(self._perform_save), way(self._perform_export)

    explain = property(
        attrgetter("_explain"),
        doc="What a call with these arguments would fuse, and why: print it, or `.html(path)`.",
    )

    export_web = property(
        attrgetter("_export"),
        doc="Write a page that runs the pipeline in a browser, for arguments like these, "
        "`p.export_web('page.html', *args)`, and next to it a JavaScript module with `run({...})`.",
    )

    tune = property(
        attrgetter("_tune"),
        doc="Try configurations of each launch of such calls, `p.tune(*args, seconds=10)`; the best are used "
        "from then on.",
    )

    save = property(
        attrgetter("_save"),
        doc="Write the pipeline to a file for calls with these arguments, `p.save('p.vyre', *args)`, or for "
        "those that it was called with so far, `p.save('p.vyre')`; `vyre.load` reads it. `texts=('llvm',)` "
        "adds what the launches become.",
    )

    def __repr__(self) -> str:
        return f"<pipeline {self.__name__}>"

    _repr_html_ = source_as_html

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, self.function, lambda: None)

    def _perform(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        arguments, words = self._given(args, named)
        recorder = record.current()
        if recorder is not None:
            recorder.enter()
            return self._run_function(arguments)
        if any(isinstance(value, Traced) for value in arguments.values()):
            what = f"{self.__name__} gets an array of another pipeline"
            raise CallError(f"{what}. Fix: use such arrays inside the function of their pipeline only.")
        passed, arguments = arguments, as_numbers(arguments)
        memory, space = view_as_memory(arguments)
        gate = entry.gate()
        where, options, recording, _ = self._placed(memory, words, space)
        first = recording
        if (options[0] != "off" or recording.compiled.plan.bands) and overlap(recording, memory):
            recording = self._recorded(memory, ("off", *options[1:]))
            if recording.compiled.plan.bands:
                what = f"arrays that {self.__name__} gets share memory, so it cannot run in chunks"
                raise CallError(f"{what}. Fix: pass copies, or raise memory_budget.")
        outcome = run(recording, memory, where, space=space, users=arguments)
        is_plain = recording is first and recording.captured is not None
        is_plain = is_plain and not recording.outside and not recording.notes
        is_plain = is_plain and (space.device is None or not recording.rows)
        is_seen = observe.is_watched() or record.is_going_on()
        if is_plain and not is_seen and gate == entry.gate():  # else the device may have changed meanwhile
            self._learn(recording, passed, words, memory, where, space)
        return outcome

    def _learn(
        self, recording: Recording, arguments: Mapping[str, Any], words: Mapping[str, Any],
        memory: Mapping[str, Any], where: Device, space: MemorySpace,
    ) -> None:  # fmt: skip
        """Let calls like this one be made by machine code; other calls are unchanged."""
        self._forward_once(self._with_table)
        assert self._table is not None
        fast = None if space.device is None else getattr(where.target, "fast", None)
        moved = {name: v for name, v in as_numbers(arguments).items() if v is not memory[name]}
        views = {} if fast is None else fast.views_of(moved)
        if fast is not None and views:
            if self._viewed is None:
                self._viewed = fast.ViewedCalls(self._table, self._slow, self.function)
                self._call.slow = self._viewed.call
            self._viewed.kinds |= {type(arguments[name]) for name in views}
            arguments, memory = {**arguments, **views}, {**memory, **views}
        defaults = {"fuse": "auto", "memory_budget": None}
        options = {w: (words.get(w, d), d) for w, d in defaults.items() if w in self._words}
        needs_device = words.get("device") is not None and context.place_of(None, space) is not where
        plan_signature.learn(
            self._table, self._signature, recording, arguments, memory, options, context.runtime_of(where),
            needs_device=needs_device,
        )  # fmt: skip

    def _with_table(self) -> Callable[..., Any]:
        self._table = self._table or entry.SignatureTable()
        return self._table.call(self._slow)  # type: ignore[no-any-return]  # an object of machine code

    def _placed(
        self, memory: Mapping[str, Any], words: Mapping[str, Any], space: MemorySpace
    ) -> tuple[Device, Options, Recording, placing.Estimate | None]:
        """The device of a call, its options, its recording, and why this device was chosen."""
        where = context.place_of(words.get("device"), space)
        options = _options(words, where)
        recording = self._recorded(memory, options)
        estimate = None
        if space.device is None and context.is_open(words.get("device")):
            inputs = {*recording.arguments, *recording.outside}
            estimate = placing.of_plan(recording.compiled, recording.scalars, inputs)
        if estimate is not None and estimate.moves:
            where = estimate.there
            options = _options(words, where)
            recording = self._recorded(memory, options)
        return where, options, recording, estimate

    def _perform_explain(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        arguments, words = self._given(args, named)
        memory, space = view_as_memory(as_numbers(arguments))
        where, options, recording, estimate = self._placed(memory, words, space)
        return hooks.HOOKS.explanation(
            self.__name__,
            recording.compiled.plan,
            placed="" if estimate is None else f"{where.name}: {estimate}",
            copies=next(iter(recording.copies), None),
            choose=chooser(options),
            device=where.name,
            tuned=recording.compiled.tuned(context.runtime_of(where)),
        )

    def _perform_tune(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        arguments, words = self._given(args, {name: v for name, v in named.items() if name != "seconds"})
        memory, space = view_as_memory(as_numbers(arguments))
        place = context.place_of(words.get("device"), space)
        options = _options(words, place)
        with hooks.HOOKS.session(place, seconds=named.get("seconds")) as tuner:
            recording = self._recorded(memory, options)
            if options[:2] == ("auto", None):
                tuner.tune_plan(
                    self.__name__,
                    recording.compiled.plan.graph,
                    _on_host(recording, memory),
                    recording.scalars,
                )
                recording = self._recorded(memory, options)
            tuner.tune_launches(recording.compiled.batch, _on_host(recording, memory), recording.scalars)
        return tuner.tuning

    def _record_call(
        self, args: tuple[Any, ...], named: Mapping[str, Any]
    ) -> tuple[Recording, Mapping[str, Any]]:
        """The recording of a call, without fusion, and its arguments by parameter."""
        arguments, words = self._given(args, named)
        memory, space = view_as_memory(as_numbers(arguments))
        _, budget, device = _options(words, context.place_of(words.get("device"), space))
        return self._recorded(memory, ("off", budget, device)), arguments

    def _forget(self) -> None:
        """Re-plan and recompile: the tuning records have changed since these plans were made."""
        self._memory = _Memory(calls=self._memory.calls)
        if self._table is not None:
            self._table.clear()

    def _given(
        self, args: tuple[Any, ...], named: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """The arguments by parameter, and the options of the call."""
        words = {word: named[word] for word in self._words if word in named}
        return self._bound(args, {name: v for name, v in named.items() if name not in words}), words

    def _run_function(self, arguments: Mapping[str, Any]) -> Any:
        bound = inspect.BoundArguments(self._signature, OrderedDict(arguments))
        return self.function(*bound.args, **bound.kwargs)

    def _read_signature(self) -> None:
        """Read the function's parameters and their current defaults."""
        self._signature = inspect.signature(self.function)
        words = WORDS if self._has_options else ()
        self._words = tuple(word for word in words if word not in self._signature.parameters)
        self._plain = _by_position(self._signature)
        self._axes = stated_axes(self.function)
        self._defaults = _defaults(self.function)

    def _bound(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> dict[str, Any]:
        if not named and len(args) == len(self._plain):
            return dict(zip(self._plain, args, strict=True))
        now = _defaults(self.function)
        if len(now) != len(self._defaults) or not all(map(is_, now, self._defaults)):
            self._read_signature()
        try:
            bound = self._signature.bind(*args, **named)
        except TypeError as fault:
            shown = f"{self.__name__}{self._signature}"
            what = f"{self.__name__} cannot be called so: {fault}"
            raise CallError(f"{what}. Fix: call it as {shown}.") from None
        bound.apply_defaults()
        return bound.arguments

    def _recorded(self, arguments: Mapping[str, Any], options: Options) -> Recording:
        try:
            key = _key(arguments, options)
        except Unknowable:  # an argument whose changes cannot be detected: nothing of this call is reused
            require_axes(self.__name__, self._axes, arguments)
            return self._record(options, self._trace(arguments, options), None)
        recording = self._memory.recordings.get(key)
        if recording is not None and recording.is_current:
            return recording
        context.on_change(self)
        require_axes(self.__name__, self._axes, arguments)
        made = self._record_again(arguments, options)
        self._memory.keep(key, made, (options, _without_memory(arguments)))
        return made

    def _record_again(self, arguments: Mapping[str, Any], options: Options) -> Recording:
        """A recording of this call: of the function now, or of an earlier call with other numbers.

        A function that was called with other numbers before runs on stand-ins for them; those that it only
        passes on may be any from then on.
        """
        numbers = frozenset([name for name, value in arguments.items() if numeric(value) is not None])
        loose = _key(arguments, options, numbers)
        first, opened = self._memory.numbers.get(loose) or (None, None)
        known = self._memory.recordings.get(_key(arguments, options, opened)) if opened else None
        if known is not None and known.is_current:
            return known.closed(arguments)
        tracked = self._tracked(arguments)  # before the function runs: it may change what it reads
        is_second = first is not None and (opened is None or bool(opened))
        if not numbers or not is_second or not self._may_stand_in(first):
            made = self._record(options, self._trace(arguments, options), tracked)
            is_first = first is None or not first.is_current
            if numbers and is_first and made.captured is not None:
                self._memory.numbers.put(loose, (made, None), bounded.CALL)
            return made
        trace, handed = self._traced_openly(arguments, options)
        made = self._record(options, trace, tracked)
        opened = frozenset(name for name in handed if is_open(handed[name]))
        made = replace(made, opened=opened)
        if made.captured is not None:
            self._memory.numbers.put(loose, (made, opened), bounded.CALL)
        if opened and made.captured is not None:
            size = bounded.call_bytes(loose) + made.compiled.recording_bytes
            self._memory.recordings.put(_key(arguments, options, opened), made, size)
        return made.closed(arguments) if handed else made

    def _may_stand_in(self, first: Recording | None) -> bool:
        """True if the function can be called with stand-ins for numbers: it changes nothing that it reads,
        and assigns to no global or outer variable, where a stand-in would stay.
        """
        is_pure = first is not None and first.is_current
        return is_pure and not assigns_outside(self.function.__code__)

    def _record(self, options: Options, trace: _Trace, tracked: Tracked | None) -> Recording:
        recorder, graph, returned = trace.recorder, trace.graph, unread(trace.returned)
        held = argument_places(trace.stands)
        compiled = self._compiled(recorder, graph, options)
        brought = {name: value for name, value in trace.outside.items() if name not in held}
        scalars = {
            name: value if is_open(value) else scalar(value.argument, graph.scalars[name], value.value)
            for name, value in zip(graph.scalars, recorder.values, strict=True)
        }
        captured: Unchanged | None = None
        if tracked is not None and not brought and is_reusable(returned):
            captured = Unchanged(chain.from_iterable(recorder.captured.values()), tracked)
        rows, notes = frozenset(recorder.layouts), tuple((each, a.name) for each, a in recorder.notes)
        return Recording(compiled, scalars, brought, held, returned, captured, rows=rows, notes=notes)

    def _tracked(self, arguments: Mapping[str, Any]) -> Tracked | None:
        """Track what the function can read besides plain arguments; None, with a warning, if impossible."""
        inside = ((place, value) for place, value in places(dict(arguments)) if dtype_of(value) is None)
        roots = [(self.function, self.__name__), *((value, str(place[0])) for place, value in inside)]
        try:
            return track(roots)
        except Untracked as untracked:
            if not untracked.is_array and not self._is_warned:
                self._is_warned = True
                code = self.function.__code__
                warn_explicit(
                    _untracked(self.__name__, untracked.what),
                    UntrackedWarning,
                    code.co_filename,
                    def_line(code),
                )
            return None

    def _traced(self, args: tuple[Any, ...], named: Mapping[str, Any], recorder: Recorder) -> _Trace:
        """The calls of the function with these arguments, recorded and not run."""
        arguments, words = self._given(args, named)
        memory, space = view_as_memory(as_numbers(arguments))
        options = _options(words, context.place_of(words.get("device"), space))
        return self._trace(memory, options, recorder)

    def _trace(self, arguments: Mapping[str, Any], options: Options, own: Recorder | None = None) -> _Trace:
        """Run the function on stand-ins for its arrays, and record it with a recorder of its own if any."""
        recorder = own or Recorder(options[2])
        recorder.operators = operate
        stands = {name: with_stand_ins(recorder, value, name) for name, value in arguments.items()}
        try:
            with record.recording(recorder):
                raw = self._run_function(stands)
                if isinstance(recorder, Log):
                    recorder.returned = raw
                returned = settled(recorder, raw, {})
        finally:
            outside = recorder.release_outside()
        return _Trace(recorder, outside, stands, returned)

    def _compiled(self, recorder: Recorder, graph: Graph, options: Options) -> CompiledPlan:
        """The compiled plan of a recording, cached by its calls."""
        key = (
            options, tuple(recorder.calls), tuple(graph.arrays.values()), tuple(graph.origins.values()),
            graph.outputs, graph.inputs,
        )  # fmt: skip
        compiled = self._memory.compiled.get(key)
        if compiled is None:
            plan = make_plan(graph, options[0], budget=options[1], rules=rules_of(graph, options))
            compiled = CompiledPlan.of(plan)
            self._memory.compiled.put(key, compiled, compiled.bytes)
        return compiled

    def _perform_save(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> None:
        if not args or not isinstance(args[0], str | PathLike):
            example = f"{self.__name__}.save('file.vyre', ...)"
            raise CallError(f"{self.__name__}.save needs a path. Fix: {example}.")
        calls = self._memory.calls.values()
        kinds = {} if TEXTS in self._signature.parameters else {TEXTS: named.get(TEXTS, ())}
        named = {name: value for name, value in named.items() if name not in kinds}
        if len(args) > 1 or named:
            arguments, words = self._given(args[1:], named)
            memory, space = view_as_memory(as_numbers(arguments))
            options = _options(words, context.place_of(words.get("device"), space))
            calls = [(options, _without_memory(memory))]
        if not calls:
            what = f"{self.__name__} was not called yet, so there is nothing to save"
            raise CallError(f"{what}. Fix: call it first, or pass the arguments after the path.")
        takes = parameters(self.__name__, self._signature, self._axes)
        programs = Programs()
        signatures = [self._saved(arguments, options, programs) for options, arguments in calls]
        unique = [each for at, each in enumerate(signatures) if each not in signatures[:at]]
        shown = texts(programs, unique, kinds.get(TEXTS, ()))
        artifact = Artifact(self.__name__, takes, tuple(programs.programs), tuple(unique), shown)
        Path(args[0]).write_bytes(encode(artifact))

    def _perform_export(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> None:
        if not args or not isinstance(args[0], str | PathLike):
            example = f"{self.__name__}.export_web('page.html', ...)"
            raise CallError(f"{self.__name__}.export_web needs a path. Fix: {example}.")
        arguments, words = self._given(args[1:], named)
        memory, space = view_as_memory({name: web.apart(value) for name, value in arguments.items()})
        where = context.place_of(words.get("device"), space)
        options = _options(words, where)
        trace, _ = self._traced_openly(memory, options)
        require_none(trace.recorder.notes)
        recording = self._record(options, trace, None)
        web.write(self.__name__, Path(args[0]), recording, memory, where, space)

    def _saved(self, arguments: Mapping[str, Any], options: Options, programs: Programs) -> SavedSignature:
        """A call with these arguments, in the form of the file."""
        require_axes(self.__name__, self._axes, arguments)
        log = Log(options[2], programs=programs, places={name: at for at, name in enumerate(arguments)})
        trace, handed = self._traced_openly(arguments, options, log)
        recorder, graph = trace.recorder, trace.graph
        require_none(recorder.notes)
        if any(name not in recorder.argued for name in trace.outside):
            what = f"{self.__name__} uses an array that is not one of its arguments, which a file cannot hold"
            raise CallError(f"{what}. Fix: pass the array as an argument.")
        returned = unread(trace.returned)
        scalars = zip(graph.scalars.values(), recorder.values, strict=True)
        values = [v if is_open(v) else scalar(v.argument, dtype, v.value) for dtype, v in scalars]
        own = {
            name: argument(name, value, trace.stands[name], is_open=name in handed and is_open(handed[name]))
            for name, value in arguments.items()
        }
        compiled = self._compiled(recorder, graph, options)
        choose = context.code_cache().choose
        devices = [context.place_of(device.name).name for device in context.devices() if device.available]
        tuned = [tuned_by(ready, units, choose, devices) for ready, units in compiled.launched]
        return signature(
            compiled.plan, options[0], programs, arguments=own, values=values, tuned=tuned,
            returned=returned, outer=[*traced_arrays(returned), *traced_arrays(dict(trace.stands))],
            log=log.log() if trace.recorder is log else None,
        )  # fmt: skip

    def _traced_openly(
        self, arguments: Mapping[str, Any], options: Options, log: Log | None = None
    ) -> tuple[_Trace, dict[str, TrackedNumber]]:
        """Run the function on stand-ins for numbers that record reads, and for sizes if there is a log.

        It runs once, unless that fails, or the function may ask for types, which differ for these numbers:
        then a run on the plain numbers decides, and raises the function's own errors.
        """
        numbers = {name: TrackedNumber(name, v) for name, v in arguments.items() if numeric(v) is not None}
        try:
            handed = self._trace({**arguments, **numbers}, options, log)
        except Exception as fault:  # the function may raise anything for a stand-in
            if is_own_bug(fault):
                raise
            return self._trace(arguments, options), {}
        if not (numbers or log) or not may_reach(self.function, (type, isinstance)):
            return handed, numbers
        if log is not None:
            log.is_whole = False
        plain = self._trace(arguments, options)
        is_same = handed.recorder.calls == plain.recorder.calls
        is_same = is_same and by_place(unread(handed.returned)) == by_place(plain.returned)
        is_same = is_same and all(map(is_number_of, handed.recorder.values, plain.recorder.values))
        return (handed, numbers) if is_same else (plain, {})


_Call = tuple[Options, dict[str, Any]]


def _key(arguments: Mapping[str, Any], options: Options, numbers: frozenset[str] = frozenset()) -> object:
    """The key of a call; of `numbers` only their types count. Raises Unknowable."""
    keys = (type(v) if name in numbers else argument_key(v) for name, v in arguments.items())
    return options, tuple(keys), alike(arguments)


def _options(words: Mapping[str, Any], where: Device) -> Options:
    fuse, budget = words.get("fuse", "auto"), words.get("memory_budget")
    if fuse not in FUSE:
        raise CallError(f"fuse is {fuse!r}. Fix: pass fuse='auto', 'off' or 'max'.")
    if budget is not None and (type(budget) is not int or not 0 < budget < 1 << 64):
        raise CallError(f"memory_budget is {budget!r}. Fix: pass a whole number of bytes.")
    return fuse, budget, where.name


def _on_host(recording: Recording, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Copies of a call's arrays in the host's memory, with the dtypes that its launches take."""
    brought = {
        **recording.outside,
        **{name: in_row(argument_at(arguments, place)) for name, place in recording.arguments.items()},
    }
    types = recording.compiled.plan.graph.arrays
    arrays = {name: np.array(value, order="C") for name, value in brought.items()}
    return {name: array.view(types[name].dtype.storage) for name, array in arrays.items()}


def _defaults(function: FunctionType) -> tuple[object, ...]:
    """The objects that define a function's parameters and their defaults."""
    named = function.__kwdefaults__ or {}
    return (function.__code__, function.__defaults__, *named, *named.values())


def _by_position(signature: inspect.Signature) -> tuple[str, ...]:
    """The names of the parameters in order, if all may be passed by position; else empty."""
    parameters = signature.parameters.values()
    return tuple(signature.parameters) * all(each.kind is each.POSITIONAL_OR_KEYWORD for each in parameters)


def _untracked(name: str, what: str) -> str:
    why = f"{what} can change without being noticed"
    fix = f"pass what depends on it to {name} as arguments"
    return f"{name} runs its Python function at every call: {why}. Fix: {fix}."


def _without_memory(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments with each array replaced by one that has no memory."""
    shapes: dict[int, Any] = {}

    def without_arrays(value: Any) -> Any:
        dtype = dtype_of(value)
        if dtype is not None:
            storage = value.dtype if isinstance(value, np.ndarray) else dtype.storage
            made = marked(unbacked(value.shape, storage), element_of(value))
            return shapes.setdefault(id(value), made)
        if type(value) in (tuple, list):
            return type(value)(without_arrays(item) for item in value)
        return {key: without_arrays(item) for key, item in value.items()} if type(value) is dict else value

    return {name: without_arrays(value) for name, value in arguments.items()}


def pipeline(function: Callable[..., Any]) -> Pipeline:
    """`@vyre.pipeline`: a function whose kernel calls run as few launches."""
    if not isinstance(function, FunctionType):
        raise CallError(f"{function!r} is not a Python function. Fix: put @vyre.pipeline on a def.")
    keep_annotated_names(function)
    return Pipeline(function)
