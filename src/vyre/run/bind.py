"""Checks of a call's arguments: arrays and scalars by parameter, and the grid to run over. For pipelines, the
positions of arrays among the arguments, and the keys by which calls are distinguished.

Everything is checked before anything is allocated or written; the first fault is reported in one line that
names the parameter, the argument that was passed, and the fix.
"""

from __future__ import annotations

import numbers
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import chain
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.analysis.index_axes import IndexAxes
from vyre.front.compound_types import Complex, Mat, Struct, constants, is_compound, leaf_types
from vyre.front.known import Parameter, Part
from vyre.front.template import MISSING
from vyre.front.words import CALL_WORDS
from vyre.ir import axes as extents
from vyre.ir import dtypes, limits
from vyre.ir.dtypes import DType, of_numpy
from vyre.ir.literal import literal, misfit, number
from vyre.ir.problem import CallError
from vyre.ir.spoken import with_article
from vyre.ops.elsewhere import IN_CALL
from vyre.plan.stand_ins import Size, Traced, TrackedNumber
from vyre.plan.value_keys import value_key
from vyre.run.compound_arrays import element_type, has_structs, in_elements, in_matrices, in_numbers, in_rows
from vyre.run.domain import derive
from vyre.run.notes import Noted
from vyre.targets.host_arrays import (
    element_of,
    has_strides,
    host_view,
    is_foreign,
    like,
    require_memory,
    require_unmasked,
    strided,
)
from vyre.targets.host_arrays import fresh as fresh_array
from vyre.targets.memory import MemorySpace, dtype_of, is_on_device

Place = tuple[Any, ...]  # of an array among the arguments: a parameter, then keys of lists and dicts


def argument_key(value: Any) -> Hashable:
    """The part of an argument that a recording depends on: an array's shape and type, else the value."""
    if dtype_of(value) is not None:
        row = strided(value)
        layout = None if row is None else (row.strides, row.offset)
        return type(value), value.shape, value.dtype, layout, element_of(value)
    if type(value) in (tuple, list):
        return type(value), tuple(argument_key(item) for item in value)
    if type(value) is dict:
        return dict, tuple((value_key(key), argument_key(item)) for key, item in value.items())
    return value_key(value)


def as_numbers(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments with NumPy arrays without axes as the numbers that they hold."""
    return {name: value[()] if is_number(value) else value for name, value in arguments.items()}


def is_number(value: Any) -> bool:
    """True for a NumPy array without axes, of a type that kernels have."""
    return type(value) is np.ndarray and not value.ndim and of_numpy(value.dtype) is not None


def places(value: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Yield (path, value) for each value inside nested lists and dicts; a path is a tuple of keys."""
    if type(value) in (tuple, list):
        for at, item in enumerate(value):
            yield from places(item, (*place, at))
    elif type(value) is dict:
        for key, item in value.items():
            yield from places(item, (*place, key))
    else:
        yield place, value


def argument_at(arguments: Mapping[str, Any], place: Place) -> Any:
    value: Any = arguments
    for key in place:
        value = value[key]
    return value


def alike(arguments: Mapping[str, Any]) -> tuple[int, ...]:
    """For each array, the position of its first occurrence; () if no array is passed twice."""
    inside = [value for value in arguments.values() if type(value) in (tuple, list, dict)]
    among = (
        chain(arguments.values(), (value for _, value in places(inside))) if inside else arguments.values()
    )
    arrays = [id(value) for value in among if dtype_of(value) is not None]
    return () if len(set(arrays)) == len(arrays) else tuple(arrays.index(array) for array in arrays)


def is_reusable(returned: object) -> bool:
    """True if no returned object is mutable, so a cached result can be handed out again."""
    return all(
        isinstance(value, Traced | bool | int | float | str | bytes | np.generic | None)
        for _, value in places(returned)
    )


def by_place(returned: object) -> object:
    """The returned values with their paths, traced arrays replaced by their names."""
    return [(place, v.name if isinstance(v, Traced) else v) for place, v in places(returned)]


Array = NDArray[Any]


@dataclass(frozen=True, slots=True)
class BoundCall:
    """Checked arguments in parameter order without Consts, the grid, and the arrays to return.

    `fresh` are the positions of results that Vyre allocated, and `example` is the first array of the call:
    those results are returned as arrays of its library. `space` is the memory of the arrays, None for the
    host's.
    """

    values: tuple[Array, ...]
    grid: tuple[int, ...]
    results: tuple[Any, ...]
    fresh: frozenset[int] = frozenset()
    example: object = None
    space: MemorySpace | None = None
    noted: Noted | None = None  # whose records the last of the values takes
    elements: Mapping[int, np.dtype[Any]] = field(default_factory=dict)  # of fresh results on a device
    types: Mapping[int, DType] = field(default_factory=dict)  # of fresh results, for other libraries
    changed: tuple[Any, ...] = ()  # the caller's arrays of other libraries that the kernel writes
    is_reshaped: bool = False  # matrices of the caller were, which machine code does not do
    matrices: Mapping[int, object] = field(default_factory=dict)  # then their types, of fresh results

    def outcome(self) -> Any:
        """The return value of the call, once the launch has run: one result, a tuple of several, or None."""
        results = self.results
        if self.matrices:
            results = tuple([in_matrices(r, self.matrices.get(at)) for at, r in enumerate(results)])
        if self.fresh and (self.space is not None or is_foreign(self.example)):
            space, elements = self.space, self.elements
            converted = [
                r
                if at not in self.fresh
                else like(self.example, r, self.types.get(at))
                if space is None
                else space.returned_as(r, elements.get(at))
                for at, r in enumerate(results)
            ]
            return converted[0] if len(converted) == 1 else tuple(converted)
        return results[0] if len(results) == 1 else results or None


def by_name(
    kernel: str, names: Sequence[str], args: tuple[Any, ...], named: Mapping[str, Any], *, positional: int
) -> dict[str, Any]:
    """The call's arguments by parameter name; the first `positional` of them may be passed by position."""
    if len(args) > positional:
        takes = f"{positional} argument{'s' * (positional != 1)}{' by position' * (positional < len(names))}"
        what = f"{kernel} takes {takes}, and {len(args)} are given."
        raise CallError(f"{what} Fix: call it as {_called(kernel, names)}.")
    arguments = dict(zip(names, args, strict=False))
    for name, value in named.items():
        if name not in names:
            near = get_close_matches(name, [*names, *CALL_WORDS], n=1)
            fix = f"write {near[0]}=" if near else f"call it as {_called(kernel, names)}"
            fix = IN_CALL.get(name, fix)
            raise CallError(f"{kernel} has no parameter {name!r}. Fix: {fix}.")
        if name in arguments:
            raise CallError(f"{kernel} gets {name!r} twice. Fix: pass it once, by position or by name.")
        arguments[name] = value
    return {name: value for name, value in arguments.items() if value is not None}


def _called(kernel: str, names: Sequence[str]) -> str:
    return f"{kernel}({', '.join(names)})"


def split(parameters: Sequence[Parameter], arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments with each vector, matrix, struct and complex number as the numbers that it has."""
    parts = [(p.name, p.part) for p in parameters if p.part is not None and p.part.owner in arguments]
    if not parts:
        return dict(arguments)
    owned = {part.owner: _numbers(part, arguments[part.owner]) for _, part in parts}
    rest = {name: value for name, value in arguments.items() if name not in owned}
    return rest | {name: owned[part.owner][part.at] for name, part in parts}


def _numbers(part: Part, value: Any) -> Sequence[Any]:
    """The numbers of an argument; those of a complex number that a pipeline only passes on are not read."""
    is_handed = isinstance(value, TrackedNumber)
    if is_handed and (isinstance(value, Size) or not isinstance(part.kind, Complex)):
        value, is_handed = value.read(), False
    leaves = constants(part.kind, value.value if is_handed else value, part.owner)
    return value.parts() if is_handed else [number(leaf) for leaf in leaves]


def bind(
    kernel: str, parameters: Sequence[Parameter], arguments: Mapping[str, Any], *, axes: IndexAxes,
    workgroup: tuple[int, ...] | None, domain: object, groups: object, space: MemorySpace | None = None,
    make: Callable[[tuple[int, ...], np.dtype[Any]], Array] = fresh_array,
) -> BoundCall:  # fmt: skip
    """The launch that a call asks for; `space` is the memory of its arrays, if it is not the host's.

    `axes` are the axes of the program's arrays that ids index; `make` makes the outputs on the host.
    """
    runtime = [parameter for parameter in parameters if parameter.role != "const"]
    reshaped = in_rows(runtime, arguments)
    taken = {**arguments, **reshaped} if reshaped else arguments
    values = {parameter.name: _value(parameter, taken, space) for parameter in runtime}
    arrays = {p.name: values[p.name] for p in runtime if p.role != "scalar"}
    shapes = {name: array.shape for name, array in arrays.items() if array is not None}
    numbers = _whole_numbers(parameters, values, arguments)
    derived = derive(
        kernel, runtime, shapes, numbers, axes=axes, workgroup=workgroup, domain=domain, groups=groups
    )
    fresh = [parameter for parameter in runtime if values[parameter.name] is None]
    for parameter in fresh:
        dtype, shape = parameter.dtype, derived.shapes[parameter.name]
        assert dtype is not None
        array = make(shape, dtype.storage) if space is None else space.made(shape, dtype)
        values[parameter.name] = array
    ordered = tuple(value for value in values.values() if value is not None)
    handed_back = {
        name: arguments.get(name, value) for name, value in values.items()
    }  # the caller's own arrays
    if space is None and any(parameter.element is not None for parameter in fresh):
        structured = has_structs(arguments.values())
        handed_back |= {p.name: in_elements(values[p.name], p.element, structured=structured) for p in fresh}
    results = _results(runtime, handed_back)
    fresh_ids = {id(handed_back[parameter.name]) for parameter in fresh}
    example = next((arguments[p.name] for p in runtime if p.role != "scalar" and p.name in arguments), None)
    places = frozenset(place for place, result in enumerate(results) if id(result) in fresh_ids)
    types = (
        {id(handed_back[p.name]): element_type(p.element, structured=False) for p in fresh}
        if space is not None
        else {}
    )
    elements = {place: kind for place in places if (kind := types[id(results[place])])} if types else {}
    written = [arguments[p.name] for p in runtime if p.role in ("out", "inout") and p.name in arguments]
    changed = tuple(value for value in written if not isinstance(value, np.ndarray))
    made_of = {id(handed_back[p.name]): p.element for p in fresh} if reshaped else {}
    matrices = {place: made_of[id(results[place])] for place in places} if reshaped else {}
    kinds = {id(handed_back[p.name]): p.dtype for p in fresh if p.dtype is not None}
    return BoundCall(
        ordered, derived.grid, results, places, example, space, elements=elements, changed=changed,
        types={place: kinds[id(results[place])] for place in places if is_foreign(example)},
        is_reshaped=bool(reshaped), matrices=matrices,
    )  # fmt: skip


def _whole_numbers(
    parameters: Sequence[Parameter], values: Mapping[str, Any], arguments: Mapping[str, Any]
) -> dict[str, int]:
    """The integer arguments that axes of arrays are named by."""
    asked = named_by(parameters)
    integers: dict[str, int] = {}
    for parameter in parameters if asked else ():
        if parameter.name in asked and parameter.is_whole_number:
            default = arguments.get(parameter.name, parameter.default)
            integers[parameter.name] = int(values[parameter.name] if parameter.role == "scalar" else default)
    return integers


def named_by(parameters: Sequence[Parameter]) -> set[str]:
    """The names in the extents that annotations state."""
    stated = [extent for parameter in parameters for extent in parameter.axes]
    return {name for extent in stated for name in extents.names(extent)}


def _results(runtime: Sequence[Parameter], values: Mapping[str, Any]) -> tuple[Any, ...]:
    """The outputs in order; the arrays changed in place if there are no outputs."""
    for role in ("out", "inout"):
        arrays = [values[parameter.name] for parameter in runtime if parameter.role == role]
        if arrays:
            return tuple(value for value in arrays if value is not None)
    return ()


def _value(parameter: Parameter, arguments: Mapping[str, Any], space: MemorySpace | None) -> Any:
    """The checked value of a parameter; None for an output that is still to be allocated."""
    name = parameter.name
    assert parameter.dtype is not None
    if name not in arguments:
        if parameter.role == "out":
            return None
        if parameter.role == "scalar" and parameter.default is not MISSING:
            return scalar(name, parameter.dtype, parameter.default)
        if parameter.part is not None:
            name, thing = parameter.part.owner, repr(parameter.part.kind)
            raise CallError(f"{name} is missing. Fix: pass {thing}(...) as {name}=....")
        thing = "a number" if parameter.role == "scalar" else _described(parameter)
        raise CallError(f"{name} is missing. Fix: pass {thing} as {name}=....")
    value = arguments[name]
    if parameter.role == "scalar":
        return scalar(name, parameter.dtype, value)
    if space is not None:
        return _on_device(parameter, parameter.dtype, value, space)
    return _array(parameter, parameter.dtype, value)


def scalar(name: str, dtype: DType, value: Any) -> Array:
    """The number converted to a scalar parameter's type; raises CallError if the type cannot hold it."""
    is_one = isinstance(value, np.generic) or (isinstance(value, np.ndarray) and value.ndim == 0)
    require_unmasked(name, value)
    plain = value.item() if is_one else value
    if isinstance(plain, numbers.Real) and not isinstance(plain, bool | int | float):
        plain = float(plain)
    if not isinstance(plain, bool | int | float):
        what = f"{name} is {with_article(type(value).__name__)}, and the kernel takes {dtype.spoken} number."
        raise CallError(f"{what} Fix: pass {name} as a number.")
    reason = misfit(dtype, plain)
    if reason is not None:
        raise CallError(f"{name}: {reason}. Fix: {_fitting(name, dtype, plain)}.")
    lit = literal(dtype, plain)
    bits = np.array(lit.bits, dtype.unsigned.storage if dtype.kind != "bool" else np.uint8)
    return bits.view(dtype.storage) if dtype.kind != "bool" else np.array(bool(number(lit)))


def _fitting(name: str, dtype: DType, value: bool | int | float) -> str:
    if dtype.kind == "bool":
        return f"pass bool({name})"
    if isinstance(value, bool):
        return f"pass int({name})"
    if dtype.is_integer and isinstance(value, float):
        return f"pass int({name}), or declare it a float in the kernel"
    return f"pass a number that {dtype} can hold, or declare a wider type in the kernel"


def _array(parameter: Parameter, dtype: DType, value: Any) -> Array:
    name = parameter.name
    if not isinstance(value, np.ndarray):
        if is_foreign(value):
            return _foreign_array(parameter, dtype, value)
        kind = with_article(type(value).__name__)
        what = f"{name} is {kind}, and the kernel takes {_described(parameter)}."
        raise CallError(f"{what} Fix: {_as_array(parameter, value)}.")
    if type(value) is not np.ndarray:
        require_unmasked(name, value)
    if parameter.element is not None:
        value = in_numbers(value, parameter.element)
        _require_element(parameter, value)
    if not dtype.is_held_by(dtypes.of_numpy(value.dtype)):
        what = f"{name} has dtype {value.dtype}, and the kernel takes {_numpy_name(dtype)}."
        fix = _convert(name, dtype, value.dtype)
        if parameter.role != "in" and ".astype(" in fix:
            fix = f"make {name} of that type; a copy by {name}.astype(...) would be written in its place"
        raise CallError(f"{what} Fix: {fix}.")
    _require_shape(parameter, value.shape)
    require_memory(name, value, writes=parameter.role != "in", takes_strides=True)
    array: Array = value if value.dtype is dtype.storage else value.view(dtype.storage)
    return array


def _require_element(parameter: Parameter, value: Array) -> None:
    """Raise CallError for an array of other elements than complex numbers or the structs that are taken."""
    name, element = parameter.name, parameter.element
    is_number = value.dtype.kind != "c" and value.ndim != parameter.rank - 1
    if isinstance(element, Complex) and not is_number:
        what = f"{name} has dtype {value.dtype}, and the kernel takes {element!r}"
        raise CallError(f"{what}. Fix: pass {name}.astype(np.{element!r}).")
    if isinstance(element, Struct) and value.dtype.names is not None:
        what = f"{name} has the fields {value.dtype}, and the kernel takes {element!r}"
        fields = ", ".join(f"{field}: {part!r}" for field, part in element.fields)
        fix = f"give it the fields {fields}, in this order and without gaps"
        if value.dtype.names == tuple([field for field, _ in element.fields]) and parameter.role == "in":
            fix += f", as {name}.astype({element_type(element, structured=True)}) has them"
        raise CallError(f"{what}. Fix: {fix}.")


def _require_shape(parameter: Parameter, shape: tuple[int, ...]) -> None:
    name, element = parameter.name, parameter.element
    if isinstance(element, Mat) and len(shape) == parameter.rank + 1:
        wanted = element.rows, element.columns
        if shape[-2:] != wanted:
            fix = f"pass an array of shape {(*shape[:-2], *wanted)}"
            if shape[-2:] == wanted[::-1]:
                fix = f"pass np.ascontiguousarray({name}.swapaxes(-2, -1))"
            what = f"{name} has the shape {shape}, and the kernel takes matrices of {wanted[0]} x {wanted[1]}"
            raise CallError(f"{what}. Fix: {fix}.")
    if len(shape) != parameter.rank:
        what = f"{name} has {_dimensions(len(shape))}, and the kernel takes {parameter.rank}"
        raise CallError(f"{what}{_reshaped(parameter, shape)}.")
    if any(size > limits.AXIS for size in shape):
        what = f"{name} has an axis of more than {limits.AXIS} elements."
        raise CallError(f"{what} Fix: split {name}, and call the kernel for each part.")


def _on_device(parameter: Parameter, dtype: DType, value: Any, space: MemorySpace) -> Any:
    """The memory of an argument that must be on this device."""
    name = parameter.name
    if not is_on_device(value):
        kind = with_article(type(value).__name__)
        what = f"{name} is {kind}, and the kernel takes {_described(parameter)} on {space.device}."
        raise CallError(f"{what} Fix: pass vyre.array({name}, device={space.device!r}).")
    array = space.view(name, value)
    if not dtype.is_held_by(array.dtype):
        what = f"{name} has dtype {array.dtype.storage}, and the kernel takes {_numpy_name(dtype)}."
        raise CallError(f"{what} Fix: convert {name} first.")
    _require_shape(parameter, array.shape)
    if parameter.role != "in" and not array.writable:
        what = f"{name} cannot be written to, and the kernel writes to it."
        raise CallError(f"{what} Fix: pass vyre.array({name}), which is a copy.")
    return array.viewed(dtype)


def _foreign_array(parameter: Parameter, dtype: DType, value: Any) -> Array:
    """The memory of another library's array, as NumPy; its error messages do not mention NumPy calls."""
    name = parameter.name
    array = in_numbers(host_view(name, value, writes=parameter.role != "in"), parameter.element)
    kind = with_article(type(value).__name__)
    is_laid = array.flags.c_contiguous or has_strides(array)
    if is_laid and array.flags.aligned and (array.flags.writeable or parameter.role == "in"):
        if array.ndim == parameter.rank and dtype.is_held_by(dtypes.of_numpy(array.dtype)):
            return _array(parameter, dtype, array)
        has = f"{array.dtype} of {_dimensions(array.ndim)}"
        what = f"{name} is {kind} of {has}, and the kernel takes {_described(parameter)}."
        raise CallError(f"{what} Fix: convert {name} first.")
    if not is_laid:
        what, fix = "that is not contiguous in memory", "make it contiguous first"
    elif not array.flags.aligned:
        what, fix = "that is not aligned in memory", "pass a copy of it"
    else:
        what = "that cannot be written to, and the kernel writes to it"
        fix = f"pass a NumPy array as {name}, or leave it out if it is an output"
    raise CallError(f"{name} is {kind} {what}. Fix: {fix}.")


def _as_array(parameter: Parameter, value: Any) -> str:
    """The fix for an argument that is not an array but should be."""
    name, dtype = parameter.name, parameter.dtype
    if isinstance(value, bool | int | float | np.generic):
        return f"pass an array for {name}, and numbers by keyword"
    assert dtype is not None
    if isinstance(value, bytes | bytearray | memoryview):
        return f"pass np.frombuffer({name}, np.{dtype.storage})"
    if dtype.foreign:
        return f"pass {name} as a NumPy array of {dtype.foreign}, or of its bits as {dtype.storage}"
    if hasattr(value, "__next__"):
        return f"pass np.fromiter({name}, np.{_numpy_name(dtype)})"
    if isinstance(value, str | dict | set) or not hasattr(value, "__len__"):
        return f"pass an array of numbers, as np.array(..., np.{_numpy_name(dtype)}) makes"
    if isinstance(parameter.element, Struct):
        return f"pass np.array({name}, {element_type(parameter.element, structured=True)}), with tuples in it"
    return f"pass np.asarray({name}, np.{_numpy_name(dtype)})"


def _reshaped(parameter: Parameter, shape: tuple[int, ...]) -> str:
    """The end of a message about an array of other axes, with the fix."""
    name, element = parameter.name, parameter.element
    outer, count = parameter.rank - 1, len(leaf_types(element)) if is_compound(element) else 0
    why = f": the last one has the {count} numbers of a {element!r}" if count else ""
    if count and len(shape) == outer and shape[-1] % count == 0:
        return f"{why}. Fix: pass {name}.reshape{(*shape[:-1], shape[-1] // count, count)}"
    if count and len(shape) > outer and prod(shape[outer:]) == count:
        return f"{why}. Fix: pass {name}.reshape{(*shape[:outer], count)}"
    return f"{why}. Fix: reshape {name} to {_dimensions(parameter.rank)}"


def _described(parameter: Parameter) -> str:
    """A description of the array that a parameter takes."""
    assert parameter.dtype is not None
    if parameter.element is not None:
        return f"an array of {parameter.element!r} of {_dimensions(parameter.rank - 1)}"
    return f"{with_article(_numpy_name(parameter.dtype))} array of {_dimensions(parameter.rank)}"


def _dimensions(rank: int) -> str:
    return f"{rank} dimension{'s' * (rank != 1)}"


def _numpy_name(dtype: DType) -> str:
    return f"{dtype.foreign} (or {dtype.storage} bits)" if dtype.foreign else dtype.storage.name


def _convert(name: str, dtype: DType, own: np.dtype[Any]) -> str:
    if own.kind == "c":
        return f"pass {name}.real.astype(np.{_numpy_name(dtype)}), and {name}.imag by itself"
    if own.kind not in "biufOV":
        return f"pass an array of numbers, as np.array(..., np.{_numpy_name(dtype)}) makes"
    if own.names:
        return f"pass one of its fields, as in {name}[{own.names[0]!r}].astype(np.{_numpy_name(dtype)})"
    if dtype.foreign:
        return f"pass {name} as {dtype.foreign}, or its bits as {dtype.storage}"
    return f"pass {name}.astype(np.{_numpy_name(dtype)})"
