"""Pipelines loaded from files: called as the pipeline was, for the arguments that it was saved for.

The file holds programs, which are compiled here as if they had just been recorded; no code in it is executed
directly.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from operator import attrgetter
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.formats.artifact import ENVELOPE, decode
from vyre.formats.bytes import FormatError
from vyre.formats.elements import element_of as stated_element
from vyre.formats.elements import text_of
from vyre.formats.saved import Argument, Artifact, SavedParameter, SavedScalar, SavedSignature
from vyre.ir.problem import CallError
from vyre.ir.spoken import preformatted, short
from vyre.plan import record
from vyre.plan.graph import Recorder
from vyre.plan.plan import make_plan
from vyre.plan.stand_ins import is_open, number_in, numeric
from vyre.run import context, hooks
from vyre.run.bind import alike, argument_key, scalar
from vyre.run.domain import require_axes
from vyre.run.log import NotRepeatable, Replay, require_known
from vyre.run.recording import (
    CompiledPlan,
    Recording,
    argument_places,
    overlap,
    rules_of,
    run,
    settled,
    traced_arrays,
    with_stand_ins,
)
from vyre.run.saved import TAKEN, configuration, is_plain, number_of, plain, plan_of, returned
from vyre.run.user_frame import with_user_frame
from vyre.targets.bounded import PLANS, RECORDINGS, BoundedCache
from vyre.targets.host_arrays import element_of
from vyre.targets.memory import dtype_of, view_as_memory

SHOWN = 8  # signatures that an error lists


class Saved:
    """A saved pipeline: call it like the function it was made from."""

    def __init__(self, artifact: Artifact, path: str = "<bytes>") -> None:
        require_known(artifact, hooks.HOOKS.functions())
        self.artifact = artifact
        self.__name__ = artifact.name
        self._compiled: BoundedCache[int, CompiledPlan] = BoundedCache(PLANS)  # by signature
        self._recordings: BoundedCache[object, Recording] = BoundedCache(RECORDINGS)
        self._signature = inspect.Signature([_as_python(p) for p in artifact.parameters])
        self._axes = {parameter.name: parameter.axes for parameter in artifact.parameters if parameter.axes}
        self._call = with_user_frame(self._perform, name="loaded", file=path, line=1)
        self._explain = with_user_frame(self._perform_explain, name="loaded", file=path, line=1)

    __call__ = property(attrgetter("_call"))
    explain = property(
        attrgetter("_explain"), doc="What a call with these arguments launches, and why: as of the pipeline."
    )

    def __repr__(self) -> str:
        return f"<saved pipeline {self.__name__}>"

    def _repr_html_(self) -> str:
        return preformatted("\n  ".join([repr(self), *self.signatures]))

    @property
    def signatures(self) -> tuple[str, ...]:
        """Descriptions of the arguments that the file holds the pipeline for."""
        names = [parameter.name for parameter in self.artifact.parameters]
        return tuple(described(names, signature) for signature in self.artifact.signatures)

    def _perform(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        rest = dict(named)
        device = None if "device" in self._signature.parameters else rest.pop("device", None)
        users = self._bound(args, rest)
        arguments, space = view_as_memory(users)
        where = context.place_of(device, space)
        signature, recording = self._recorded(arguments, where.name)
        is_joined = signature.fuse != "off" or recording.compiled.plan.bands
        if is_joined and overlap(recording, arguments):
            what = f"arrays that {self.__name__} gets share memory, and it writes to one of them"
            raise CallError(f'{what}. Fix: pass copies, or save it with fuse="off".')
        return run(recording, arguments, where, space=space, users=users)

    def _perform_explain(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        arguments, space = view_as_memory(self._bound(args, named))
        where = context.place_of(None, space)
        compiled = self._recorded(arguments, where.name)[1].compiled
        tuned = compiled.tuned(context.runtime_of(where))
        return hooks.HOOKS.explanation(self.__name__, compiled.plan, tuned=tuned)

    def _bound(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> dict[str, Any]:
        try:
            bound = self._signature.bind(*args, **named)
        except TypeError as fault:
            shown = f"{self.__name__}{self._signature}"
            raise CallError(
                f"{self.__name__} cannot be called so: {fault}. Fix: call it as {shown}."
            ) from None
        bound.apply_defaults()
        return dict(bound.arguments)

    def _recorded(self, arguments: Mapping[str, Any], device: str) -> tuple[SavedSignature, Recording]:
        """The signature of a call, of its own sizes or good for others, and its recording; a CallError that
        lists the signatures of the file if there is none.
        """
        for at, signature in enumerate(self.artifact.signatures):
            if _is_call_of(signature, arguments):
                return signature, self._recording(at, arguments)
        unfit: NotRepeatable | None = None
        for at, signature in enumerate(self.artifact.signatures):
            if signature.logs and _is_call_of(signature, arguments, is_sized=False):
                require_axes(self.__name__, self._axes, arguments)
                try:
                    return signature, self._replayed(at, arguments, device)
                except NotRepeatable as fault:
                    unfit = unfit or fault
        if unfit is not None:
            raise CallError(str(unfit)) from None
        self._require_apart(arguments)
        known = self.signatures
        listed = "".join(f"\n  {words}" for words in known[:SHOWN])
        more = f"\n  and {len(known) - SHOWN} more" if len(known) > SHOWN else ""
        has = ", ".join(f"{name}: {_shown(value)}" for name, value in arguments.items())
        raise CallError(
            f"the file holds {self.__name__} for other arguments than {has}. "
            f"Fix: save it for these as well; it was saved for{listed}{more}"
        )

    def _require_apart(self, arguments: Mapping[str, Any]) -> None:
        """Raise CallError if the call differs from the saved ones only by passing one array twice."""
        if not any(
            _is_call_of(signature, arguments, is_apart=False, is_sized=not signature.logs)
            for signature in self.artifact.signatures
        ):
            return
        items = [(name, value) for name, value in arguments.items() if dtype_of(value) is not None]
        first = {id(value): name for name, value in reversed(items)}
        twice = [(first[id(value)], name) for name, value in items if first[id(value)] != name]
        if twice:
            what = f"{twice[0][0]} and {twice[0][1]} are one array, and {self.__name__} was saved for two"
            raise CallError(f"{what}. Fix: pass a copy of one of them, or save it for such a call as well.")

    def _recording(self, at: int, arguments: Mapping[str, Any]) -> Recording:
        """The recording of a call, cached by its numbers, as in a pipeline."""
        signature = self.artifact.signatures[at]
        scalars = {s.name: _number(s, list(arguments.items())) for s in signature.scalars}
        key = (at, *(value.tobytes() for value in scalars.values()))
        recording = self._recordings.get(key)
        if recording is None:
            context.on_change(self)
            recording = self._prepared(at, list(arguments), scalars)
            self._recordings.put(key, recording, recording.compiled.recording_bytes)
        return recording

    def _replayed(self, at: int, arguments: Mapping[str, Any], device: str) -> Recording:
        """The recording of a call with other sizes than it was saved with: the function's steps, taken
        again and planned for them.
        """
        key = (
            at,
            device,
            *map(argument_key, _arrays(self.artifact.signatures[at], arguments)),
            alike(arguments),
        )
        recording = self._recordings.get(key)
        if recording is None:
            context.on_change(self)
            recording = self._replay(at, arguments, device)
            self._recordings.put(key, recording, recording.compiled.recording_bytes)
        return recording.closed(arguments)

    def _replay(self, at: int, arguments: Mapping[str, Any], device: str) -> Recording:
        signature, recorder = self.artifact.signatures[at], Recorder(device)
        pairs = zip(arguments.items(), signature.arguments, strict=True)
        named = {name: value for (name, value), argument in pairs if argument.role == "array"}
        stands = {name: with_stand_ins(recorder, value, name) for name, value in named.items()}
        unique = {stand.name: (name, stand) for name, stand in reversed(stands.items())}
        first = {name: stand for name, stand in stands.items() if unique[stand.name][0] == name}
        try:
            with record.recording(recorder):
                replay = Replay(self.__name__, self.artifact.programs, recorder, arguments)
                returned = settled(recorder, replay.run(signature.logs[0], first), {})
        finally:
            recorder.release_outside()
        graph = recorder.graph(list(traced_arrays(returned)))
        options = (signature.fuse, signature.budget_bytes, device)
        plan = make_plan(graph, options[0], budget=options[1], rules=rules_of(graph, options))
        scalars = {
            name: value if is_open(value) else scalar(value.argument, graph.scalars[name], value.value)
            for name, value in zip(graph.scalars, recorder.values, strict=True)
        }
        rows = frozenset(recorder.layouts)
        return Recording(CompiledPlan.of(plan), scalars, {}, argument_places(stands), returned, rows=rows)

    def _forget(self) -> None:
        """Recompile: the tuning records have changed since this code was made."""
        self._recordings.clear()
        self._compiled.clear()

    def _prepared(self, at: int, names: list[str], scalars: Mapping[str, NDArray[Any]]) -> Recording:
        signature = self.artifact.signatures[at]
        arguments = zip(names, signature.arguments, strict=True)
        held = {argument.array: (name,) for name, argument in arguments if argument.role == "array"}
        return Recording(self._compiled_for(at), scalars, {}, held, returned(signature.returns, signature))

    def _compiled_for(self, at: int) -> CompiledPlan:
        """The compiled plan of a signature, configured as it was tuned where it was saved."""
        compiled = self._compiled.get(at)
        if compiled is None:
            signature = self.artifact.signatures[at]
            compiled = CompiledPlan.of(plan_of(self.artifact, signature))
            for ready, call in zip(compiled.ready, signature.launches, strict=True):
                ready.tuned.update({tuned.device: configuration(tuned) for tuned in call.tuned})
            compiled = self._compiled.add(at, compiled, compiled.bytes)
        return compiled


def load(path: str | PathLike[str]) -> Saved:
    """The pipeline that `p.save(path)` wrote; raises FormatError if the file is not one, or damaged."""
    if not isinstance(path, str | PathLike):
        raise CallError(f"{short(path)} is no path. Fix: pass that of a file, as in vyre.load('file.vyre').")
    file = Path(path)
    with file.open("rb") as opened:
        data = opened.read(ENVELOPE.largest + 1)  # a file may grow while it is read
    if len(data) > ENVELOPE.largest:
        raise FormatError(f"{file} is larger than {ENVELOPE.largest} bytes, and no saved pipeline is.")
    return Saved(decode(data), str(file))


def _number(saved: SavedScalar, arguments: list[tuple[str, Any]]) -> NDArray[Any]:
    """The value of a scalar: from the file, or from its argument."""
    if saved.argument is None:
        return number_of(saved)
    name, value = arguments[saved.argument]
    return scalar(name, saved.dtype, number_in(value, saved.part))


def _as_python(parameter: SavedParameter) -> inspect.Parameter:
    kind = next(kind for kind, taken in TAKEN.items() if taken == parameter.taken)
    default = parameter.default if parameter.has_default else inspect.Parameter.empty
    return inspect.Parameter(parameter.name, kind, default=default)


def _arrays(signature: SavedSignature, arguments: Mapping[str, Any]) -> list[Any]:
    """The arrays among the arguments of a call."""
    pairs = zip(signature.arguments, arguments.values(), strict=True)
    return [value for argument, value in pairs if argument.role == "array"]


def _is_call_of(
    signature: SavedSignature, arguments: Mapping[str, Any], *, is_apart: bool = True, is_sized: bool = True
) -> bool:
    """True if the call has this signature; `is_apart=False` ignores arrays that are passed twice, and
    `is_sized=False` the lengths of their axes.
    """
    arrays: dict[str, int] = {}
    shapes = {array.name: array for array in signature.arrays}
    for argument, value in zip(signature.arguments, arguments.values(), strict=True):
        if argument.role != "array":
            if not _is_value_of(argument, value):
                return False
            continue
        wanted = shapes[argument.array]
        own = dtype_of(value)
        if own is None or len(value.shape) != len(wanted.outer_shape):
            return False
        if is_sized and value.shape != wanted.outer_shape:
            return False
        if text_of(element_of(value)) != wanted.element:
            return False
        if not (wanted.dtype.is_held_by(own) or own.is_held_by(wanted.dtype)):
            return False
        if arrays.setdefault(argument.array, id(value)) != id(value):
            return False
    return not is_apart or len(set(arrays.values())) == len(arrays)


def _is_value_of(argument: Argument, value: object) -> bool:
    """True if the value is the one that the pipeline was saved with, or a number where any is accepted."""
    if argument.role == "number":
        return numeric(value) == argument.numeric
    return is_plain(value) and repr(plain(value)) == repr(argument.value)  # repr distinguishes 0.0 from -0.0


def described(names: list[str], signature: SavedSignature) -> str:
    """A description of the arguments of a signature."""
    return ", ".join(
        f"{name}: {words}"
        for name, words in zip(names, _words(signature), strict=True)
    )  # fmt: skip


def _words(signature: SavedSignature) -> Iterator[str]:
    shapes = {array.name: array for array in signature.arrays}
    seen: set[str] = set()
    for argument in signature.arguments:
        if argument.role == "array" and argument.array in seen:
            yield "the same array"
        elif argument.role == "array":
            seen.add(argument.array)
            array = shapes[argument.array]
            shape = array.outer_shape[:-1] if array.element else array.outer_shape
            sizes = " x ".join(str(extent) for extent in shape)
            dtype = str(stated_element(array.element) or array.dtype)
            yield f"{dtype} of {sizes}" + (" or other sizes" if signature.logs else "")
        elif argument.role == "number":
            yield f"any {argument.numeric}"
        else:
            yield short(argument.value)


def _shown(value: Any) -> str:
    if isinstance(value, np.ndarray) or dtype_of(value) is not None:
        element = element_of(value)
        shape = value.shape if element is None else value.shape[:-1]
        dtype = element or dtype_of(value) or value.dtype
        return f"{dtype} of {' x '.join(str(extent) for extent in shape)}"
    return short(value)
