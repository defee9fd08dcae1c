"""Signatures of pipeline calls: a recorded plan whose words each call fills with its own addresses and
numbers.

Shapes are part of a plan, so a signature holds for these shapes alone. Numbers that the function only passes
on may be any; those that it reads, and all other arguments, must be the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from vyre.front.template import MISSING, Func
from vyre.ir.dtypes import DType, f64, of_numpy
from vyre.ir.literal import literal
from vyre.ir.nodes import Name
from vyre.plan.stand_ins import Traced, TrackedNumber, number_in, numeric
from vyre.run.bind import is_number, places
from vyre.run.compound_arrays import rows_of_value
from vyre.targets.cpu import signature as native
from vyre.targets.cpu.signature import (
    NEEDS_DEVICE,
    TAKES_NEITHER,
    TAKES_NONE,
    ArgumentRow,
    Arrays,
    Captured,
    Equal,
    Make,
    Output,
    dtype_row,
    same_row,
    scalar_row,
    type_row,
    words_of,
)  # fmt: skip
from vyre.targets.host_arrays import in_row
from vyre.targets.memory import as_dtype, viewed

if TYPE_CHECKING:
    from vyre.run.device_runtime import DeviceRuntime
    from vyre.run.recording import Recording
    from vyre.targets.cpu.entry import SignatureTable

_PLAIN = (int, float, bool, str, type(None), Func, DType)
_KINDS = (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)


class PlanEntry(Protocol):
    """The way in which machine code runs a batch, on one class of arrays; a target's executable makes it."""

    @property
    def arrays(self) -> Arrays: ...
    @property
    def outputs(self) -> Mapping[Name, Output]: ...
    def row(
        self, name: str, slot: int, array: Any, dtype: DType, *, writes: bool
    ) -> tuple[ArgumentRow, list[Equal]] | None: ...
    def make(self, at: int, slot: int, made: Output) -> tuple[Make, ArgumentRow] | None: ...
    def finish(self, example: Any) -> Callable[[Any], object] | None: ...
    def runs(
        self, arrays: Mapping[Name, Any], slots: Mapping[Name, int], scalars: Mapping[Name, Any]
    ) -> dict[str, Any] | None: ...


def learn(
    table: SignatureTable, signature: Signature, recording: Recording, arguments: Mapping[str, Any],
    views: Mapping[str, Any], words: Mapping[str, tuple[object, object]], runtime: DeviceRuntime, *,
    needs_device: bool,
) -> None:  # fmt: skip
    """Let calls like this one enter machine code directly.

    `views` are the arguments with the views that the target has of arrays; `words` are the options of the
    call, each with its value and its default.
    """
    direct = getattr(recording.compiled.executable(runtime), "direct", None)
    if direct is None:  # no call on this device is made by machine code
        return
    source = recording.source or recording
    kinds = {type(arguments[str(place[0])]) for place in recording.arguments.values()}
    layouts = tuple([getattr(value, "key", None) for value in views.values()])  # of arrays on a GPU
    alone = tuple([is_number(value) for value in arguments.values()])
    key = (id(source), needs_device, frozenset(kinds), layouts, alone, *words.values())
    if table.has(key):
        return
    way = direct(kinds)
    if way is None or any(p.kind not in _KINDS for p in signature.parameters.values()):
        return
    rows = _Rows(recording, source.scalars, source.opened, way)
    for name, parameter in signature.parameters.items():
        default = MISSING if parameter.default is Parameter.empty else parameter.default
        if not rows.take(name, arguments[name], views[name], default):
            return
    for word, (value, default) in words.items():
        rows.rows.append(same_row(word, value, default))
    parameters = len(rows.rows)
    rows.take_numbers()
    results = rows.take_results()
    held = recording.compiled.plan.graph.arrays
    passed = {**recording.outside, **rows.passed}
    arrays = {name: viewed(value, held[name].dtype, held[name].shape) for name, value in passed.items()}
    runs = None if results is None else way.runs(arrays, rows.slots, recording.scalars)
    if results is None or runs is None:
        return
    example = next((arguments[str(place[0])] for place in recording.arguments.values()), None)
    convert = way.finish(example)
    if convert is not None and (min(results, default=0) < parameters or len({*results}) < len(results)):
        return  # an array of the caller's is returned as it is, and one that is returned twice as one
    origins = None if recording.captured is None else recording.captured.origins()
    if not recording.is_current:  # asked after what it depends on was looked up
        return
    by_position = [p for p in signature.parameters.values() if p.kind is Parameter.POSITIONAL_OR_KEYWORD]
    table.add(key, native.Signature(
        device=runtime.device,
        rows=rows.rows,
        parameters=parameters,
        positional=len(by_position),
        results=results,
        takes=TAKES_NEITHER | TAKES_NONE | (NEEDS_DEVICE if needs_device else 0),
        captured=[] if origins is None else [Captured(*origin) for origin in origins],
        check=partial(bool, recording.captured) if origins is None else None,
        equals=rows.equals,
        aparts=rows.aparts(recording.compiled.written),
        makes=rows.makes,
        finish=_finish(recording.returns, convert),
        arrays=way.arrays,
        **runs | {"keep": (source, recording, runs["keep"])},
    ))  # fmt: skip


@dataclass
class _Rows:
    """The rows of a call, the slots of the plan's arrays and numbers, and the arrays to make."""

    recording: Recording
    scalars: Mapping[Name, Any]  # those that may be any are `TrackedNumber`
    opened: frozenset[str]  # arguments that may be any number
    way: PlanEntry
    rows: list[native.ArgumentRow] = field(default_factory=list)
    equals: list[Equal] = field(default_factory=list)
    makes: list[Make] = field(default_factory=list)
    slots: dict[Name, int] = field(default_factory=dict)
    passed: dict[Name, Any] = field(default_factory=dict)
    _views: dict[Name, Any] = field(default_factory=dict)  # the arrays that were passed, strided or not
    _at: dict[Name, int] = field(default_factory=dict)  # the rows of arrays
    _names: dict[str, int] = field(default_factory=dict)  # the rows of parameters
    _defaults: dict[str, object] = field(default_factory=dict)
    _known: dict[str, Any] = field(default_factory=dict)  # numbers of NumPy that must be the same
    _parts: list[ArgumentRow] = field(default_factory=list)  # that compare parts of arguments
    _free: int = 0

    def _taken(self, words: int) -> int:
        self._free += words
        return self._free - words

    def take(self, name: str, value: Any, view: Any, default: object) -> bool:
        """Add the row of a parameter; False if machine code cannot compare such a value."""
        self._names[name], self._defaults[name] = len(self.rows), default
        if (name,) in self.recording.arguments.values():
            return self._take_array(name, view)
        original = next((inner for inner, array in self._views.items() if array is view), None)
        if original is not None:
            return self._add_alias(name, view, original)
        if name in self.opened:
            self.rows.append(self._number_row(name, value, default))
        elif isinstance(view, complex) or (
            isinstance(view, np.generic)
            and (of_numpy(view.dtype) is not None or isinstance(view, np.complexfloating))
        ):
            if view != view:  # the function may look at the sign of NaN, which is lost in a slot
                return False
            self._known[name] = view
            self.rows.append(self._number_row(name, value))
        elif isinstance(value, _PLAIN):
            self.rows.append(same_row(name, value, default))
        else:
            compared = rows_of_value(name, value, default, len(self.rows))
            if compared is None:
                return False
            self.rows.append(compared[0])
            self._parts += compared[1]
        return True

    def _number_row(self, name: str, value: Any, default: object = MISSING) -> ArgumentRow:
        """The row of a number, which other rows read; of an array without axes, the type of its element
        counts.
        """
        if is_number(value):
            self._parts.append(native.read_again(dtype_row(value), len(self.rows)))
        return type_row(name, type(value), default)

    def _take_array(self, name: str, array: Any) -> bool:
        inner = next(n for n, place in self.recording.arguments.items() if place == (name,))
        if any(array is other for other in self._views.values()):
            return False
        dtype = self.recording.compiled.plan.graph.arrays[inner].dtype
        writes = inner in self.recording.compiled.written
        memory = in_row(array)
        if as_dtype(name, memory, dtype, shape=memory.shape, writes=writes) is not memory:
            return False
        row_and_equals = self.way.row(name, self._taken(words_of(array)), array, dtype, writes=writes)
        if row_and_equals is None:
            return False
        self.passed[inner], self._views[inner] = memory, array
        self._add_array(inner, row_and_equals[0])
        self.equals += row_and_equals[1]
        return True

    def _add_alias(self, name: str, array: Any, original: Name) -> bool:
        """Add the row of an array that is passed for the second time: at the address of the first."""
        dtype, slot = self.recording.compiled.plan.graph.arrays[original].dtype, self._taken(words_of(array))
        row_and_equals = self.way.row(name, slot, array, dtype, writes=False)
        if row_and_equals is None:
            return False
        self.rows.append(row_and_equals[0])
        self.equals += (*row_and_equals[1], Equal(slot, other=self.slots[original]))
        return True

    def _add_array(self, name: Name, row: native.ArgumentRow) -> None:
        self._at[name], self.slots[name] = len(self.rows), row.slot
        self.rows.append(row)

    def take_numbers(self) -> None:
        """Add rows that read numbers as the types of the parameters that they are passed to."""
        types = self.recording.compiled.plan.graph.scalars
        self.rows += self._parts
        for name, number in self.scalars.items():
            if isinstance(number, TrackedNumber):
                self.slots[name] = self._taken(1)
                default, origin = self._defaults[number.argument], self._names[number.argument]
                if number.part and numeric(default) is not None:
                    default = number_in(default, number.part)
                row = scalar_row("", types[name], self.slots[name], default)
                self.rows.append(replace(native.read_again(row, origin), parts=number.part))
        for name, value in self._known.items():
            is_complex = isinstance(value, complex | np.complexfloating)
            for part in (1, 2) if is_complex else (0,):
                dtype, slot = f64 if part else of_numpy(value.dtype), self._taken(1)
                assert dtype is not None
                row = native.read_again(scalar_row("", dtype, slot), self._names[name])
                self.rows.append(replace(row, parts=part))
                bits = literal(dtype, number_in(value.item() if not part else value, part)).bits
                self.equals.append(Equal(slot, number=bits - (bits >> 63 << 64)))

    def take_results(self) -> list[int] | None:
        """Add the arrays to make; returns the rows of the arrays in the returned value, each once, or None if
        some array cannot be made.
        """
        traced = [value for _, value in places(self.recording.returns) if isinstance(value, Traced)]
        unwritten = {array.name: Output(array.extents, array.stored, False) for array in traced}
        written = {name: self._outer(name, output) for name, output in self.way.outputs.items()}
        elements = {array.name: array.element for array in traced}
        made = {n: replace(output, element=elements.get(n)) for n, output in (unwritten | written).items()}
        if not all(self._make(name, made[name]) for name in made if name not in self._at):
            return None
        names = [array.name for array in traced]
        shown = names if _is_flat(self.recording.returns) else dict.fromkeys(names)
        return [self._at[name] for name in shown]

    def _outer(self, name: Name, output: Output) -> Output:
        """An array to make, with the shape and type that the caller gets."""
        held = self.recording.compiled.plan.graph.arrays.get(name)
        return output if held is None else Output(*held.outside, output.is_filled)

    def _make(self, name: Name, output: Output) -> bool:
        make_and_row = self.way.make(len(self.rows), self._taken(1 + len(output.shape)), output)
        if make_and_row is not None:
            self.makes.append(make_and_row[0])
            self._add_array(name, make_and_row[1])
        return make_and_row is not None

    def aparts(self, written: frozenset[Name]) -> list[tuple[int, int, int, int]]:
        """The pairs of arrays that must share no memory."""
        names = list(self.passed)
        return [
            (self.slots[name], self.slots[other], self.passed[name].nbytes, self.passed[other].nbytes)
            for at, name in enumerate(names)
            for other in names[at + 1 :]
            if name in written or other in written
        ]


def _is_flat(returns: object) -> bool:
    """True for an array, and for several in a tuple."""
    if type(returns) is tuple:
        return len(returns) > 1 and all(isinstance(item, Traced) for item in returns)
    return isinstance(returns, Traced)


def _finish(returns: object, convert: Callable[[Any], object] | None) -> Any:
    """The function from the arrays of a returned value, which are converted, to that value; None if they are
    it.
    """
    if _is_flat(returns) or returns is None:
        return None if returns is None else convert
    names = list(dict.fromkeys([v.name for _, v in places(returns) if isinstance(v, Traced)]))
    rebuild = partial(_rebuilt, returns, names)
    return rebuild if convert is None or not names else lambda arrays: rebuild(convert(arrays))


def _rebuilt(returns: object, names: Sequence[Name], arrays: Any) -> Any:
    known = dict(zip(names, arrays if len(names) > 1 else (arrays,), strict=False))

    def put(value: Any) -> Any:
        if isinstance(value, Traced):
            return known[value.name]
        if isinstance(value, tuple | list):
            return type(value)([put(item) for item in value])
        return {key: put(item) for key, item in value.items()} if isinstance(value, dict) else value

    return put(returns)
