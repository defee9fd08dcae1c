"""The rules that an artifact must satisfy before it may run: launches fit their programs and arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from keyword import iskeyword
from math import prod
from typing import Any, get_args

import numpy as np

from vyre.formats.bytes import FormatError
from vyre.formats.elements import element_of, kind_of
from vyre.formats.saved import (
    LOGGED_SIZE,
    TYPE_KEY,
    Artifact,
    LoggedArray,
    LoggedImaginary,
    LoggedNumber,
    LoggedReal,
    LoggedSize,
    SavedArray,
    SavedLaunch,
    SavedLog,
    SavedParameter,
    SavedScalar,
    SavedSignature,
    SavedStep,
    Taken,
    Value,
    slots,
)
from vyre.front.compounds import word_count, word_type
from vyre.ir import axes, limits
from vyre.ir.dtypes import BY_NAME, DType
from vyre.ir.nodes import Param, Program

ARRAY_BYTES = 1 << 46  # beyond what any machine holds
RESULTS = 16  # arrays that a function of the library returns, at most
INVOCATIONS = 1 << 62  # in one launch; they are counted in 64 bits


def require_sound(artifact: Artifact) -> None:
    """Raise a FormatError unless every launch of the artifact is possible."""
    _require_parameters(artifact.parameters)
    for signature in artifact.signatures:
        _require_arrays(signature)
        _require_scalars(signature)
        _require_arguments(signature, len(artifact.parameters))
        known: dict[str, SavedArray | SavedScalar] = {array.name: array for array in signature.arrays}
        known.update({scalar.name: scalar for scalar in signature.scalars})
        for call in (*signature.stages, *signature.launches):
            _require_call(call, artifact.programs, known)
        _require_order(signature)
        _require_bands(signature)
        _require_needed(signature, artifact.programs)
        for log in signature.logs:
            LogRules(signature, artifact.programs).require(log)
        _require(len(signature.logs) < 2, "a signature has two logs.")
    for text in artifact.texts:
        _require(text.program < len(artifact.programs), f"there is no program {text.program}.")


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise FormatError(f"the file is inconsistent: {otherwise}", "save the pipeline again.")


class LogRules:
    """The rules of a log: every step uses arrays that exist, and names valid programs, types and axes."""

    def __init__(self, signature: SavedSignature, programs: Sequence[Program]) -> None:
        self.arguments, self.programs = signature.arguments, programs
        ranks = {array.name: len(array.outer_shape) for array in signature.arrays}
        names = dict.fromkeys(a.array for a in signature.arguments if a.role == "array")
        self.ranks: list[int | None] = [ranks[name] for name in names]  # of the arrays; None if unknown

    def require(self, log: SavedLog) -> None:
        for step in log.steps:
            self._require_value((step.arguments, step.names, step.domain, step.groups))
            if step.word == "call":
                self._require_call(step)
                continue
            if step.word == "library":
                self._require_library(step)
                continue
            arguments = step.arguments if isinstance(step.arguments, tuple) else ()
            if step.word != "make":
                _require(step.number < len(self.ranks), "a view is of no array.")
                _require(isinstance(step.arguments, tuple), "a view has no arguments.")
            if count := {"make": 2, "view": 1}.get(step.word):
                dtype = arguments[-1] if len(arguments) == count else None
                _require(isinstance(dtype, str) and dtype in BY_NAME, "an array has no type.")
            self.ranks.append(None)
        for fact in log.facts:
            self._require_value((LoggedSize(fact.left), LoggedSize(fact.right)))
        self._require_value(log.returns)

    def _require_call(self, step: SavedStep) -> None:
        _require(step.number < len(self.programs), f"there is no program {step.number}.")
        params = {param.name: param for param in self.programs[step.number].params}
        _require(
            isinstance(step.arguments, dict) and step.arguments.keys() <= params.keys(), "a call is wrong."
        )
        passed = step.arguments if isinstance(step.arguments, dict) else {}
        for name, param in params.items():
            is_array = isinstance(passed.get(name), LoggedArray)
            is_fine = is_array == param.is_array if name in passed else param.access == "out"
            _require(is_fine, f"{name} is missing in a call, or wrong.")
            if name not in passed:
                self.ranks.append(param.rank)
        elements = step.elements if isinstance(step.elements, dict) else {}
        for key, stated in elements.items():
            is_array = isinstance(key, str) and key in params and params[key].is_array
            _require(is_array and isinstance(stated, str), "a parameter has elements that it cannot have.")
            element = element_of(str(stated))
            is_held = element is not None and _is_held(element, params[str(key)].dtype, None)
            _require(is_held, "a parameter has elements of other numbers.")
        names = step.names if isinstance(step.names, dict) else {}
        _require(all(type(v) is int for v in names.values()), "a name of an axis is no number.")

    def _require_library(self, step: SavedStep) -> None:
        """Require a well-formed call; the loader checks that the function exists."""
        called = step.arguments if isinstance(step.arguments, tuple) else ()
        _require([str, tuple, dict] == [type(part) for part in called], "a call of the library is wrong.")
        named = called[2] if isinstance(called[2], dict) else {}
        is_named = all(isinstance(key, str) and key.isidentifier() for key in named)
        _require(is_named and step.number <= RESULTS, "a call of the library is wrong.")
        self.ranks += [None] * step.number

    def _require_value(self, value: Value) -> None:
        match value:
            case LoggedArray(number):
                _require(number < len(self.ranks), "an array is used before it is made.")
            case LoggedSize(text):
                _require(axes.normal(text) == text, f"{text!r} is no size.")
                for name in axes.names(text):
                    parts = LOGGED_SIZE.fullmatch(name)
                    _require(parts is not None, f"{name} is no size.")
                    number, axis = map(int, parts.groups()) if parts else (0, 0)
                    _require(number < len(self.ranks), f"{name} is a size of no array.")
                    rank = self.ranks[number]
                    _require(axis < (limits.RANK if rank is None else rank), f"{name} is a size of no axis.")
            case LoggedNumber(argument) | LoggedReal(argument) | LoggedImaginary(argument):
                is_number = argument < len(self.arguments) and self.arguments[argument].role != "array"
                _require(is_number, "a number comes from no argument.")
            case tuple() | list():
                for item in value:
                    self._require_value(item)
            case dict() if list(value) == [TYPE_KEY]:
                stated = value[TYPE_KEY]
                _require(isinstance(stated, str) and stated in BY_NAME, "a type has no name.")
            case dict():
                for item in value.values():
                    self._require_value(item)


def _require_parameters(parameters: Sequence[SavedParameter]) -> None:
    """Require parameters that a Python function can have."""
    names = [parameter.name for parameter in parameters]
    _require(len(set(names)) == len(names), "two parameters have the same name.")
    _require(
        all(name.isidentifier() and not iskeyword(name) for name in names), "a parameter has an invalid name."
    )
    for parameter in parameters:
        _require(all(axes.normal(axis) == axis for axis in parameter.axes), "an axis has no extent.")
    order = [get_args(Taken).index(parameter.taken) for parameter in parameters]
    _require(order == sorted(order), "the parameters are not in an order that Python allows.")
    defaults = [parameter.has_default for parameter in parameters if parameter.taken != "name"]
    _require(defaults == sorted(defaults), "a parameter without a default follows one with a default.")


def _require_arrays(signature: SavedSignature) -> None:
    names = [array.name for array in signature.arrays]
    _require(len(set(names)) == len(names), "two arrays have the same name.")
    for array in signature.arrays:
        _require(1 <= len(array.shape) <= limits.RANK, f"an array has {len(array.shape)} dimensions.")
        _require(all(extent <= limits.AXIS for extent in array.shape), "an axis is too long.")
        _require(prod(array.shape) * array.dtype.itemsize <= ARRAY_BYTES, "an array is too large.")
        _require(1 <= len(array.outer_shape) <= limits.RANK, "an array has no dimensions, or too many.")
        element, last = element_of(array.element), array.outer_shape[-1] * (len(array.outer_shape) > 1)
        is_held = element is None or _is_held(element, array.outer_dtype, last)
        _require(is_held, "an array has elements of other numbers.")
        is_same = prod(array.outer_shape) == prod(array.shape)
        _require(is_same and array.outer_dtype.bits == array.dtype.bits, "an array has two sizes.")


def _is_held(element: np.dtype[Any], dtype: DType, count: int | None) -> bool:
    """True if an array of these numbers, with that extent of the last axis, holds such elements."""
    kind = kind_of(element)
    return kind is not None and word_type(kind) == dtype and count in (None, word_count(kind))


def _require_scalars(signature: SavedSignature) -> None:
    names = [scalar.name for scalar in signature.scalars]
    _require(len({*names, *(array.name for array in signature.arrays)})
             == len(names) + len(signature.arrays), "a scalar has the name of another value.")  # fmt: skip
    for scalar in signature.scalars:
        width = 1 if scalar.dtype.kind == "bool" else scalar.dtype.bits
        _require(not scalar.bits >> width, f"a scalar of {scalar.dtype} has more than {width} bits.")
        if scalar.argument is not None:
            _require(
                scalar.argument < len(signature.arguments)
                and signature.arguments[scalar.argument].role == "number",
                "a scalar comes from an argument that is not a number.",
            )
            is_complex = signature.arguments[scalar.argument].numeric == "complex"
            _require(is_complex <= scalar.part <= 2, "a scalar is a part that its argument does not have.")


def _require_arguments(signature: SavedSignature, count: int) -> None:
    _require(len(signature.arguments) == count, "a parameter has no argument.")
    outside = {array.name for array in signature.arrays if not array.is_made}
    arguments = {argument.array for argument in signature.arguments if argument.role == "array"}
    _require(outside == arguments, "an array is neither an argument nor made.")


def _require_call(
    call: SavedLaunch, programs: Sequence[Program], known: Mapping[str, SavedArray | SavedScalar]
) -> None:
    _require(call.program < len(programs), f"there is no program {call.program}.")
    program = programs[call.program]
    _require(1 <= len(call.grid) <= limits.RANK, "a launch has no axes, or too many.")
    _require(all(extent <= limits.AXIS for extent in call.grid), "a launch is over too long an axis.")
    if program.workgroup is not None:
        _require(len(call.grid) == len(program.workgroup), "the grid's rank is not the workgroup's.")
    _require(prod(call.grid) * prod(program.workgroup or ()) <= INVOCATIONS, "a launch is too large.")
    _require(bool(call.titles), "a launch has no kernel.")
    for param in program.params:
        fits = _fits(param, known.get(param.name))
        _require(fits, f"{program.name} takes {param.name}, and there is no such value.")


def _fits(param: Param, value: SavedArray | SavedScalar | None) -> bool:
    if isinstance(value, SavedArray):
        return param.is_array and value.dtype is param.dtype and len(value.shape) == param.rank
    return value is not None and not param.is_array and value.dtype is param.dtype


def _require_order(signature: SavedSignature) -> None:
    """Require that the launches are the stages, grouped."""
    stages = [call.titles for call in signature.stages]
    _require(all(len(titles) == 1 for titles in stages), "a stage has several kernels.")
    called = sorted(call.first for call in signature.stages)
    _require(called == list(range(len(stages))), "two stages have the same position.")
    stop = 0
    for call in signature.launches:
        _require(call.first >= stop, "a stage is launched twice, or too early.")
        stop = call.first + len(call.titles)
        _require(
            call.titles == tuple(t[0] for t in stages[call.first : stop]), "a launch names other stages."
        )
    _require(len(signature.pairs) == max(len(stages) - 1, 0), "a decision about a pair of stages is missing.")
    _require(all(not call.dead for call in signature.stages), "a stage releases an array.")


def _require_bands(signature: SavedSignature) -> None:
    stop = 0
    for band in signature.bands:
        _require(stop <= band.first < band.stop <= len(signature.launches), "a band has no launches.")
        ranks = [len(call.grid) for call in signature.launches[band.first : band.stop]]
        _require(1 <= band.rows <= limits.AXIS and band.axis < min(ranks), "a band has no rows.")
        stop = band.stop


def _require_needed(signature: SavedSignature, programs: Sequence[Program]) -> None:
    """Require that no array is used after its last use, and that returned arrays exist."""
    returned = set(slots(signature.returns))
    _require(returned <= {array.name for array in signature.arrays}, "a returned array does not exist.")
    made = {array.name for array in signature.arrays if array.is_made}
    released: set[str] = set()
    for call in signature.launches:
        used = {param.name for param in programs[call.program].params}
        _require(not used & released, "an array is used after its last use.")
        released.update(call.dead)
    _require(released <= made - returned, "an array is released while it is needed.")
