"""Elementwise functions: arrays of any rank that broadcast, with the types of the arguments.

A call becomes a call of a kernel that is made for the types and for the axes along which arguments broadcast,
so it runs, records and fuses like any other map.
"""

from __future__ import annotations

import inspect
import linecache
import weakref
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial, reduce, update_wrapper
from itertools import count
from operator import attrgetter
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from vyre.front.compound_types import Complex, complex64, complex128, complex_of, is_compound
from vyre.front.source import SourceText, def_line
from vyre.front.template import Env, Func, annotations_of, keep_annotated_names, not_a_function, reduced
from vyre.front.words import INTRINSICS, Buf, Out
from vyre.ir import dtypes, limits
from vyre.ir.dtypes import DType
from vyre.ir.literal import misfit
from vyre.ir.problem import CallError, Problems
from vyre.ir.spoken import short, with_article
from vyre.plan.stand_ins import Traced, TrackedNumber
from vyre.run import hooks, signatures
from vyre.run.kernel import Kernel
from vyre.run.reading import dtype_of, load_front_end
from vyre.run.user_frame import public, with_user_frame
from vyre.targets.bounded import ELEMENTWISE, BoundedCache, call_bytes
from vyre.targets.cpu import entry
from vyre.targets.host_arrays import host_view

if TYPE_CHECKING:
    from vyre.front.known import Capture
    from vyre.run.device_runtime import DeviceRuntime
    from vyre.run.signatures import Called

Shape = tuple[int, ...]
_FILES = count(1)
_COMPLEX = {repr(kind): kind for kind in (complex64, complex128)}
Number: TypeAlias = DType | Complex


@dataclass(frozen=True, slots=True)
class _Argument:
    """The part of an argument that a kernel depends on: the type, and for an array the axes of the result
    that it has, by which of them it varies; None for a number.
    """

    name: str
    dtype: Number
    varies: tuple[bool, ...] | None


@dataclass(frozen=True, slots=True)
class _Variant:
    """A kernel for some types, the names of its outputs, and the outside values that its types depend on."""

    kernel: Kernel
    outputs: tuple[str, ...]
    captured: tuple[Capture, ...]

    @property
    def is_current(self) -> bool:
        return not any(capture.is_stale for capture in self.captured)


class Elementwise(Func):
    """A function of elements: call it with arrays and numbers, inside pipelines too, or in a kernel."""

    def __init__(
        self, function: Callable[..., Any], *, source: SourceText | None = None,
        neutral: bool | int | float | None = None,
    ) -> None:  # fmt: skip
        super().__init__(function, source=source)
        self.neutral = neutral  # the element that changes no other, of an associative function
        update_wrapper(self, function)
        self._signature = inspect.signature(function)
        refuse_variadic(self._signature, self.__name__)
        self._kernels: BoundedCache[object, _Variant] = ELEMENTWISE.cache()  # by types and varying axes
        self._calls: BoundedCache[object, _Variant] = ELEMENTWISE.cache()  # by types and shapes
        code = self.function.__code__
        name, file, line = self.__name__, code.co_filename, def_line(code)
        self._table, self._gate, self._learned = entry.SignatureTable(), entry.gate(), set[object]()
        self._call: Any = with_user_frame(
            self._perform, name=name, file=file, line=line, runs_users_code=True
        )
        self._kernel = with_user_frame(self._perform_kernel, name=name, file=file, line=line)
        self._reduce = with_user_frame(partial(self._perform_fold, "reduce"), name=name, file=file, line=line)
        self._accumulate = with_user_frame(
            partial(self._perform_fold, "scan"), name=name, file=file, line=line
        )

    __call__: Callable[..., Any] = property(attrgetter("_call"))  # type: ignore[assignment]  # the result of it
    kernel = property(
        attrgetter("_kernel"),
        doc="The kernel that a call with these arguments runs: `f.kernel(x, y).show()`.",
    )

    reduce = property(
        attrgetter("_reduce"),
        doc="Combine the elements of an array, `f.reduce(x, axis=0, keepdims=True)`, in the order of "
        "`vyre.lib.reduce`, if the function was declared with its neutral element.",
    )
    accumulate = property(
        attrgetter("_accumulate"),
        doc="The array of all steps of `reduce` along an axis: `f.accumulate(x, axis=0)`.",
    )

    def __repr__(self) -> str:
        return f"<elementwise {self.__name__}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, self.function, lambda: self.template().source, neutral=self.neutral)

    def _perform(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        if any(isinstance(value, Traced) and value.sizes for value in (*args, *named.values())):
            return self._perform_first(args, named, None)  # a key would read sizes that a log leaves open
        words = {word: named[word] for word in _WORDS.intersection(named)}
        arguments = {name: value for name, value in named.items() if name not in words} if words else named
        key = (*map(_key, args), *arguments, *map(_key, arguments.values()))
        known = self._calls.get(key)
        if known is None or not known.is_current:
            return self._perform_first(args, named, key)
        if words:
            arguments = {
                **arguments,
                **_outputs(self.__name__, known.outputs, words.pop("out", None)),
                **words,
            }
        if self._gate != entry.gate():
            self._gate = entry.gate()
            self._learned.clear()
        asked = (key, *arguments)
        if (
            known.kernel._learns is None
            or asked in self._learned
            or len(self._learned) >= entry.MOST_SIGNATURES
        ):
            return known.kernel(*args, **arguments)
        self._learned.add(asked)
        return known.kernel._slow(*args, **arguments)

    def _learn(self, count: int, called: Called, runtime: DeviceRuntime) -> None:
        """Let calls on arrays of these shapes be made by machine code; others may broadcast otherwise."""
        arguments = enumerate(called.passed[parameter.name] for parameter in called.parameters[:count])
        # The type of a number decides that of its parameter.
        exact = tuple([(at, type(value)) for at, value in arguments if not _shape(value)])
        called = replace(called, needs_shapes=True, positional=count, exact=exact)
        signatures.learn(self._table, called, runtime)
        if isinstance(self._call, FunctionType):
            self._call = self._table.call(self._call)

    def _perform_first(self, args: tuple[Any, ...], named: Mapping[str, Any], key: object) -> Any:
        """Make a call for which no kernel is known yet; keep its kernel under the key, if there is one."""
        if any(_is_bare(value) for value in (*args, *named.values())):
            args = tuple(_with_shape(value) for value in args)
            named, key = {name: _with_shape(value) for name, value in named.items()}, None
        words = {word: named[word] for word in _WORDS if word in named}
        arguments = self._given(args, {name: value for name, value in named.items() if name not in words})
        if not words and not any(_shape(value) for value in arguments.values()):
            load_front_end()
            from vyre.run.stepping import call  # loads the interpreter, which calls with arrays do not need

            return call(self, args, named)
        variant = self._variant(arguments)
        if key is not None:
            self._calls.put(key, variant, call_bytes(key))
        passed = _outputs(self.__name__, variant.outputs, words.pop("out", None))
        return variant.kernel(**arguments, **passed, **words)

    def _perform_kernel(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Kernel:
        return self._variant(self._given(args, named)).kernel

    def _perform_fold(self, how: str, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        if self.neutral is None or len(self._signature.parameters) != 2:
            what = f"{self.__name__} is not declared associative"
            fix = f"write @vyre.elementwise(neutral=...) on {self.__name__}, with two parameters"
            raise CallError(f"{what}. Fix: {fix}, where f(x, neutral) is x.")
        known = ("axis", "keepdims") if how == "reduce" else ("axis",)
        unknown = next((word for word in named if word not in known), None)
        if len(args) != 1 or unknown is not None:
            word = "reduce" if how == "reduce" else "accumulate"
            what = f"{word} takes an array and {' and '.join(known)}"
            fix = f"call {self.__name__}.{word}(x, axis=0)"
            if unknown == "device":
                fix += ", and choose the device of host arrays by vyre.use(...)"
            raise CallError(f"{what}{f', and gets {unknown}' if unknown else ''}. Fix: {fix}.")
        return getattr(hooks.HOOKS, how)(args[0], self, self.neutral, **named)

    def _given(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> dict[str, Any]:
        try:
            return self._signature.bind(*args, **named).arguments
        except TypeError as fault:
            shown = f"{self.__name__}({', '.join(self._signature.parameters)})"
            raise CallError(
                f"{self.__name__} cannot be called so: {fault}. Fix: call it as {shown}."
            ) from None

    def _variant(self, arguments: Mapping[str, Any]) -> _Variant:
        """The kernel for the types and shapes of a call."""
        arrays = {name: shape for name, value in arguments.items() if (shape := _shape(value))}
        if not arrays:
            what = f"{self.__name__} gets no array here, and numbers alone need no kernel"
            raise CallError(f"{what}. Fix: pass an array of one axis or more, or numbers alone.")
        for name in arrays:
            self._require_number(name)
        types = {name: _element_type(name, arguments[name]) for name in arrays}
        shape = _broadcast(self.__name__, arrays)
        operands = tuple(
            _Argument(name, types[name], _varies(arrays[name], shape))
            if name in arrays
            else _Argument(name, self._number_type(name, value, list(types.values())), None)
            for name, value in arguments.items()
        )
        key = (len(shape), operands)
        variant = self._kernels.get(key)
        if variant is None or not variant.is_current:
            variant = self._made(operands, len(shape))
            self._kernels.put(key, variant, call_bytes(self.text))
        return variant

    def _stated(self, name: str) -> object:
        """The type that a parameter is annotated with; None without one."""
        stated = annotations_of(self.function).get(name)
        if isinstance(stated, str):
            first, *attributes = stated.split(".")
            stated = reduce(_attribute, attributes, Env.of(self.function).find(first))
        return stated

    def _require_number(self, name: str) -> None:
        """Raise CallError for an array whose elements would be vectors, matrices or structs."""
        stated = self._stated(name)
        if is_compound(stated) and not isinstance(stated, Complex):
            what = (
                f"{name} of {self.__name__} is {stated!r}, and elementwise functions take arrays of numbers"
            )
            fix = f'write a kernel with {name}: Buf[{stated!r}, "n"]'
            raise CallError(f"{what}. Fix: {fix}, or make it a @vyre.func that a kernel calls.")

    def _number_type(self, name: str, value: Any, arrays: Sequence[Number]) -> Number:
        """The type of a number: its parameter's, else its own, else that of the first array that holds it."""
        stated = self._stated(name)
        own = dtypes.bool_ if stated is bool else stated
        plain = value.value if isinstance(value, TrackedNumber) else value
        own = complex_of(own)
        own = own if isinstance(own, DType | Complex) else _complex_type(plain, arrays) or dtype_of(plain)
        if own is not None:
            return own
        if not isinstance(plain, bool | int | float):
            what = f"{name} is {with_article(type(value).__name__)}, and {self.__name__} takes"
            raise CallError(
                f"{what} arrays and numbers. Fix: pass np.asarray({name}, np.float32), or another type."
            )
        kind = (
            dtypes.bool_ if isinstance(plain, bool) else dtypes.i32 if isinstance(plain, int) else dtypes.f32
        )
        kinds = [array.dtype if isinstance(array, Complex) else array for array in arrays]
        fitting = (dtype for dtype in kinds if misfit(dtype, type(plain)(0)) is None)
        return next(fitting, kind)

    def _made(self, arguments: tuple[_Argument, ...], rank: int) -> _Variant:
        """Generate the kernel; the types of its outputs are those that the function returns."""
        load_front_end()
        from vyre.front.lower import local_types  # under the fork lock, which `load_front_end` holds

        taken = {argument.name for argument in arguments}
        index = [_free(f"i{axis}", taken) for axis in range(rank)]
        called = self._call_text(arguments, index)
        ids = f"{', '.join(index)} = {', '.join(f'_gid({axis})' for axis in range(rank))}"
        result = _free("result", taken)
        probe = self._kernel_of(arguments, rank, {}, [ids, f"{result} = {called}"])
        lowered, types = local_types(probe._template(), result)
        is_void = [problem.code for problem in lowered.problems] == ["P212"]
        if lowered.problems and not is_void:
            raise Problems(lowered.problems)
        if not types:
            what = f"{self.__name__} returns no number, or a vector, matrix or struct"
            raise CallError(f"{what}. Fix: return a number, or a tuple of numbers.")
        is_one = not isinstance(types, tuple)
        kinds = types if isinstance(types, tuple) else (types,)
        outputs = {_free("out" if is_one else f"out{at}", taken): dtype for at, dtype in enumerate(kinds)}
        at = ", ".join(index)
        stored = "".join(f"{name}[{at}], " for name in outputs)
        kernel = self._kernel_of(
            arguments, rank, outputs, [ids, f"{stored.removesuffix(', ') if is_one else stored} = {called}"]
        )
        if self._is_plain(arguments):
            kernel._learns = partial(self._learn, len(arguments))
        space = probe.function.__globals__  # the generated names do not change
        captured = tuple(c for c in lowered.captured if not c.origins or c.origins[0][0] is not space)
        return _Variant(kernel, tuple(outputs), captured)

    def _is_plain(self, arguments: tuple[_Argument, ...]) -> bool:
        """True if the arguments are the first parameters."""
        first = list(self._signature.parameters.values())[: len(arguments)]
        return all(
            parameter.name == argument.name and parameter.kind is parameter.POSITIONAL_OR_KEYWORD
            for parameter, argument in zip(first, arguments, strict=True)
        )

    def _call_text(self, arguments: tuple[_Argument, ...], index: Sequence[str]) -> str:
        """The call of the function at an element."""
        places: list[str] = []
        for argument in arguments:
            value = argument.name
            if argument.varies is not None:
                pairs = zip(index[len(index) - len(argument.varies) :], argument.varies, strict=True)
                value += f"[{', '.join(i if varies else '0' for i, varies in pairs)}]"
            is_named = self._signature.parameters[argument.name].kind is inspect.Parameter.KEYWORD_ONLY
            is_named = is_named or len(places) != list(self._signature.parameters).index(argument.name)
            places.append(f"{argument.name}={value}" if is_named else value)
        return f"_function({', '.join(places)})"

    def _kernel_of(
        self, arguments: Sequence[_Argument], rank: int, outputs: Mapping[str, Number], lines: Sequence[str]
    ) -> Kernel:
        params = [
            f"{argument.name}: {argument.dtype}"
            if argument.varies is None
            else f"{argument.name}: _Buf[{argument.dtype}, {len(argument.varies)}]"
            for argument in arguments
        ]
        params += [f"{name}: _Out[{dtype}, {rank}]" for name, dtype in outputs.items()]
        name = self.__name__ if self.__name__.isidentifier() else "elementwise"  # a lambda is refused later
        text = f"def {name}({', '.join(params)}):\n" + "".join(f"    {line}\n" for line in lines)
        file = f"<elementwise {self.__name__} {next(_FILES)}>"
        linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
        space: dict[str, Any] = {
            **dtypes.BY_NAME, **_COMPLEX, "_Buf": Buf, "_Out": Out, "_gid": INTRINSICS["gid"],
            "_function": self,
        }  # fmt: skip
        exec(compile(text, file, "exec"), space)
        weakref.finalize(space[name], linecache.cache.pop, file, None)
        return Kernel(space[name])


_WORDS = frozenset(("out", "device"))


def _key(value: Any) -> object:
    """The properties of an argument that the kernel of a call depends on."""
    if isinstance(value, TrackedNumber):
        return _key(value.value)
    shape, dtype = getattr(value, "shape", ()), getattr(value, "dtype", type(value))
    return (dtype, tuple(shape)) if shape else dtype


def refuse_variadic(signature: inspect.Signature, name: str) -> None:
    """Raise CallError for a function whose arguments cannot be those of a call."""
    for parameter in signature.parameters.values():
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            what = f"{name} takes a variable number of arguments"
            raise CallError(f"{what}. Fix: give {name} a fixed list of named parameters.")
        if parameter.name in _WORDS:
            what = (
                f"the parameter {parameter.name!r} of {name} has the name of a keyword that every call takes"
            )
            raise CallError(f"{what}. Fix: call it something else, such as {parameter.name}_.")


def _attribute(value: object, name: str) -> object:
    return getattr(value, name, None)


def _free(name: str, taken: set[str]) -> str:
    """A name that is not taken, which it is from then on."""
    while name in taken:
        name += "_"
    taken.add(name)
    return name


def _is_bare(value: object) -> bool:
    """True for an array that exposes memory but has no shape, such as a PIL image."""
    kind = type(value)  # a number that pipelines record may not be asked for attributes
    return (hasattr(kind, "__array_interface__") or hasattr(kind, "__dlpack__")) and not hasattr(
        value, "shape"
    )


def _with_shape(value: Any) -> Any:
    return host_view("the argument", value, writes=False) if _is_bare(value) else value


def _shape(value: Any) -> Shape:
    """The shape of an array; empty for anything else."""
    return () if isinstance(value, TrackedNumber) else tuple(getattr(value, "shape", ()))


def _element_type(name: str, value: Any) -> Number:
    if not hasattr(value, "dtype"):
        what = f"{name} is {with_article(type(value).__name__)}, and elementwise functions take arrays"
        raise CallError(f"{what}. Fix: pass np.asarray({name}).")
    dtype = _COMPLEX.get(str(value.dtype).rpartition(".")[2]) or dtype_of(value)
    fields = getattr(value.dtype, "names", None)
    if dtype is None and fields:
        what = f"{name} is an array of structs, and elementwise functions take arrays of numbers"
        raise CallError(f"{what}. Fix: pass its fields, as in {name}[{fields[0]!r}], or write a kernel.")
    if dtype is None:
        what = f"{name} has elements of the type {value.dtype}, which kernels do not have"
        raise CallError(f"{what}. Fix: convert it to one of {', '.join(dtypes.BY_NAME)}.")
    return dtype


def _complex_type(value: object, arrays: Sequence[Number]) -> Complex | None:
    """The type of a complex number: its own, else that of the first array of such parts; None for others."""
    if isinstance(value, np.complexfloating) and type(value) is not np.complex128:
        return complex64
    if not isinstance(value, complex):
        return None
    if isinstance(value, np.complexfloating):
        return complex128
    parts = [array.dtype if isinstance(array, Complex) else array for array in arrays]
    return Complex(next((part for part in parts if part in (dtypes.f32, dtypes.f64)), dtypes.f32))


def _broadcast(name: str, arrays: Mapping[str, Shape]) -> Shape:
    """The shape of the result: axes are matched from the last one, and those of one element are repeated."""
    rank = max(map(len, arrays.values()), default=0)
    if rank > limits.RANK:
        what = (
            f"{next(a for a, s in arrays.items() if len(s) == rank)} has {rank} axes, and arrays have at most"
        )
        raise CallError(f"{what} {limits.RANK}. Fix: reshape the arrays before {name} is called.")
    return tuple([_extent(name, arrays, back) for back in range(rank, 0, -1)])


def _extent(name: str, arrays: Mapping[str, Shape], back: int) -> int:
    """The extent of the result along an axis, counted from the last one.

    Extents are compared with one another before they are compared with 1: a saved pipeline keeps what is
    compared, and equal extents fit at all sizes.
    """
    source, extent = "", 1
    for array, shape in arrays.items():
        if len(shape) < back or (source and shape[-back] == extent):
            continue
        if not source or extent == 1:
            source, extent = array, shape[-back]
        elif shape[-back] != 1:
            what = f"{source} and {array} do not broadcast: {short(arrays[source])} and {short(shape)}"
            fix = f"pass arrays to {name} whose axes, from the last one, are equal or have one element"
            raise CallError(f"{what}. Fix: {fix}.")
    return extent


def _varies(own: Shape, shape: Shape) -> tuple[bool, ...]:
    """For each axis of an array, True if it is as long as the result's axis."""
    return tuple(mine == size for mine, size in zip(own, shape[len(shape) - len(own) :], strict=True))


def _outputs(name: str, outputs: Sequence[str], out: Any) -> dict[str, Any]:
    """The outputs that a call passes, by their names in the kernel."""
    arguments = (out,) if len(outputs) == 1 and not isinstance(out, tuple) else out
    if arguments is None:
        return {}
    if not isinstance(arguments, tuple) or len(arguments) != len(outputs):
        what = f"{name} returns {len(outputs)} arrays, and out is {short(out)}"
        raise CallError(f"{what}. Fix: pass a tuple of {len(outputs)} arrays as out.")
    return dict(zip(outputs, arguments, strict=True))


@public
def elementwise(
    function: Callable[..., Any] | None = None, *, neutral: bool | int | float | None = None
) -> Any:
    """`@vyre.elementwise`: a function of elements that is called with arrays of any rank, which broadcast.

    `@vyre.elementwise(neutral=0)` also says that it is associative and commutative, with this neutral
    element, for `f.reduce` and `f.accumulate`.
    """
    if function is None:
        return partial(elementwise, neutral=neutral)
    if not isinstance(function, FunctionType):
        raise Problems([not_a_function(function, "elementwise")])
    keep_annotated_names(function)
    return Elementwise(function, neutral=neutral)
