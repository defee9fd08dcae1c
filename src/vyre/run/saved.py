"""Conversion of plans to the records of a saved file, and back.

A program is stored once, however many signatures launch it. Numbers that the pipeline's function only passes
to kernels are left open: a call of the loaded pipeline passes them.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.cache.artifacts import Choose
from vyre.formats import bytes as program_bytes
from vyre.formats.bytes import FormatError
from vyre.formats.elements import element_of, text_of
from vyre.formats.saved import (
    Argument,
    ArraySlot,
    Artifact,
    Band,
    Judgement,
    SavedArray,
    SavedLaunch,
    SavedLog,
    SavedParameter,
    SavedScalar,
    SavedSignature,
    Taken,
    Text,
    Tuned,
    Value,
    slots,
)
from vyre.ir.dtypes import DType
from vyre.ir.nodes import Name, Program
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.plan.bands import Banding
from vyre.plan.graph import Graph, Recorder, Step, program_of
from vyre.plan.merge import Made, Piece
from vyre.plan.plan import Fuse, Pair, Plan
from vyre.plan.stand_ins import Traced, TrackedNumber, numeric
from vyre.run.device_runtime import Ready
from vyre.targets.listing import listing
from vyre.targets.specialization import DEFAULT, Configuration

TAKEN: dict[Any, Taken] = {
    inspect.Parameter.POSITIONAL_ONLY: "position",
    inspect.Parameter.POSITIONAL_OR_KEYWORD: "either",
    inspect.Parameter.KEYWORD_ONLY: "name",
}
NUMBER_END = 1 << 64  # limit of the integers that a file holds


@dataclass
class Programs:
    """The programs of a file, each once."""

    programs: list[Program] = field(default_factory=list)
    places: dict[str, int] = field(default_factory=dict)

    def place(self, program: Program) -> int:
        """The index of a program in the file."""
        key = program_bytes.digest(program)
        if key not in self.places:
            self.places[key] = len(self.programs)
            self.programs.append(program)
        return self.places[key]


def parameters(
    name: str, signature: inspect.Signature, axes: Mapping[str, tuple[str, ...]]
) -> tuple[SavedParameter, ...]:
    """The parameters of a pipeline as records; a CallError if it takes a variable number of arguments."""
    records: list[SavedParameter] = []
    for parameter in signature.parameters.values():
        if parameter.kind not in TAKEN:
            what = f"{name} takes a variable number of arguments"
            raise CallError(f"{what}. Fix: give it a fixed list of parameters to save it.")
        has_default = parameter.default is not parameter.empty and is_plain(parameter.default)
        default = plain(parameter.default) if has_default else None
        stated = axes.get(parameter.name, ())
        records.append(SavedParameter(parameter.name, TAKEN[parameter.kind], has_default, default, stated))
        if not has_default and parameter.kind is not parameter.KEYWORD_ONLY:  # Python requires these first
            records = [replace(record, has_default=False, default=None) for record in records]
    return tuple(records)


def is_plain(value: object) -> bool:
    """True if a file can hold the value."""
    if isinstance(value, np.generic):
        return is_plain(value.item())
    if type(value) in (tuple, list):
        return all(is_plain(item) for item in value)  # type: ignore[attr-defined]  # it is one of these
    if isinstance(value, int):
        return -NUMBER_END <= value < NUMBER_END
    return value is None or isinstance(value, float | complex | str)


def plain(value: Any) -> Value:
    """A value as a file holds it."""
    if isinstance(value, np.generic):
        return plain(value.item())
    if isinstance(value, tuple):
        return tuple(plain(item) for item in value)
    if isinstance(value, list):
        return [plain(item) for item in value]
    plain_value: Value = value
    return plain_value


def argument(name: str, value: object, stand: object, *, is_open: bool) -> Argument:
    """The record of a parameter, from the argument of a call and its stand-in; a CallError if impossible."""
    if isinstance(stand, Traced):
        return Argument("array", stand.name, "bool", None)
    kind = numeric(value)
    if is_open and kind is not None:
        return Argument("number", "", kind, None)
    if not is_plain(value):
        what = f"{name} is {short(value)}, which a file cannot hold"
        raise CallError(f"{what}. Fix: pass arrays, numbers, text or None to save the pipeline.")
    return Argument("fixed", "", "bool", plain(value))


def signature(
    plan: Plan, fuse: Fuse, programs: Programs, *, arguments: Mapping[str, Argument],
    values: Sequence[Any], returned: object, outer: Sequence[Traced], tuned: Sequence[tuple[Tuned, ...]],
    log: SavedLog | None,
) -> SavedSignature:  # fmt: skip
    """The record of a plan; `values` are those of its scalars, `tuned` the configurations of its launches."""
    graph = plan.graph
    elements = {array.name: text_of(array.element) for array in outer}
    places = {name: at for at, name in enumerate(arguments)}
    scalars = zip(graph.scalars.items(), values, strict=True)
    return SavedSignature(
        fuse, plan.budget_bytes, tuple(arguments.values()),
        tuple(
            SavedArray(
                name, made.dtype, made.shape, graph.origins.get(name, ""), made.starts_at_zero,
                made.outside[1], made.outside[0], elements.get(name, ""),
            )
            for name, made in graph.arrays.items()
        ),
        tuple(_scalar(name, dtype, value, places) for (name, dtype), value in scalars),
        tuple(
            SavedLaunch(programs.place(program_of(p, graph)), p.grid, p.titles, number - 1, ())
            for number, p in zip(graph.numbers, graph.pieces, strict=True)
        ),
        tuple(
            SavedLaunch(programs.place(s.program), s.piece.grid, s.piece.titles, s.first, s.dead, how)
            for s, how in zip(plan.steps, tuned, strict=True)
        ),
        tuple(Judgement(pair.first, pair.second, pair.rule, pair.why) for pair in plan.pairs),
        tuple(Band(band.first, band.stop, band.run.axis, band.rows) for band in plan.bands),
        tree(returned),
        () if log is None else (log,),
    )  # fmt: skip


def _scalar(name: Name, dtype: DType, value: Any, places: Mapping[str, int]) -> SavedScalar:
    if isinstance(value, TrackedNumber):
        return SavedScalar(name, dtype, 0, places[value.argument], value.part)
    return SavedScalar(name, dtype, int.from_bytes(np.asarray(value).tobytes(), "little"), None)


def tree(returned: object) -> Value:
    """A returned value with slots for its arrays; raises CallError if a file cannot hold it."""
    if isinstance(returned, Traced):
        return ArraySlot(returned.name)
    if type(returned) is tuple:
        return tuple(tree(item) for item in returned)
    if type(returned) is list:
        return [tree(item) for item in returned]
    if type(returned) is dict and all(is_plain(key) and not isinstance(key, tuple) for key in returned):
        return {plain(key): tree(item) for key, item in returned.items()}
    if is_plain(returned):
        return plain(returned)
    what = f"the pipeline returns {short(returned)}, which a file cannot hold"
    raise CallError(f"{what}. Fix: return arrays, or tuples, lists and dicts of them.")


# From records to plans


def plan_of(artifact: Artifact, saved: SavedSignature) -> Plan:
    """The plan that a signature was made from."""
    arrays = {
        array.name: Made(array.shape, array.dtype, array.is_made, _outer(array)) for array in saved.arrays
    }
    graph = Graph(
        tuple(_piece(artifact, call) for call in saved.stages),
        arrays,
        {scalar.name: scalar.dtype for scalar in saved.scalars},
        tuple(array.name for array in saved.arrays if not array.is_made),
        tuple(slots(saved.returns)),
        {array.name: array.origin for array in saved.arrays},
        tuple(call.first + 1 for call in saved.stages),
    )
    steps = tuple(
        Step(artifact.programs[c.program], _piece(artifact, c), c.dead, c.first) for c in saved.launches
    )
    pairs = tuple(Pair(pair.first, pair.second, pair.rule, pair.why) for pair in saved.pairs)
    banding, in_budget = Banding(steps, graph), saved.budget_bytes is not None
    bands = [banding.bands(b.first, b.stop, b.rows, axis=b.axis, in_budget=in_budget) for b in saved.bands]
    if any(isinstance(band, str) for band in bands):
        raise FormatError("the file has launches in bands that cannot be.", "save the pipeline again.")
    valid = tuple(band for band in bands if not isinstance(band, str))
    return Plan(graph, steps, pairs, saved.budget_bytes, valid)


def _outer(array: SavedArray) -> tuple[tuple[int, ...], DType] | None:
    outer = (array.outer_shape, array.outer_dtype)
    return None if outer == (array.shape, array.dtype) else outer


def tuned_by(ready: Ready, units: int, choose: Choose | None, devices: Iterable[str]) -> tuple[Tuned, ...]:
    """The tuned configurations of a launch on devices, where they are not the default."""
    hows = {device: choose(ready.digest, device, units) for device in devices} if choose else {}
    return tuple(
        Tuned(device, how.lanes, how.strips, how.threads, how.chunk, how.block, how.is_split)
        for device, how in hows.items()
        if how != DEFAULT
    )


def configuration(tuned: Tuned) -> Configuration:
    return Configuration(tuned.lanes, tuned.strips, tuned.threads, tuned.chunk, tuned.block, tuned.is_split)


def texts(programs: Programs, signatures: Iterable[SavedSignature], kinds: Iterable[str]) -> tuple[Text, ...]:
    """The listings of the launches of these kinds, each once."""
    launches = dict.fromkeys((c.program, len(c.grid)) for each in signatures for c in each.launches)
    return tuple(
        Text(program, kind, rank, listing(Ready(programs.programs[program]), kind, rank=rank))
        for kind in kinds
        for program, rank in launches
    )


def _piece(artifact: Artifact, call: SavedLaunch) -> Piece:
    program = artifact.programs[call.program]
    return Piece(program.body, call.grid, program.workgroup, call.titles)


def number_of(scalar: SavedScalar) -> NDArray[Any]:
    """The value of a scalar whose bits the file holds."""
    storage = scalar.dtype.storage
    return np.array(np.frombuffer(scalar.bits.to_bytes(storage.itemsize, "little"), storage)[0])


def returned(value: Value, saved: SavedSignature) -> Any:
    """The returned value, with stand-ins for its arrays."""
    arrays, recorder = {array.name: array for array in saved.arrays}, Recorder()

    def back(part: Value) -> Any:
        if isinstance(part, ArraySlot):
            array = arrays[part.array]
            return Traced(
                array.name, array.outer_shape, array.outer_dtype, recorder, element=element_of(array.element)
            )
        if isinstance(part, tuple | list):
            return type(part)([back(item) for item in part])
        if isinstance(part, dict):
            return {key: back(item) for key, item in part.items()}
        return part

    return back(value)
