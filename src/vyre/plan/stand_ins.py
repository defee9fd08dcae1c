"""The stand-ins for arrays and numbers that a pipeline's function gets while it is recorded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from math import prod
from operator import add, eq, floordiv, ge, gt, index, le, lt, mul, ne, sub
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from vyre.ir import axes
from vyre.ir.dtypes import DType, bool_
from vyre.ir.nodes import Extents, Name
from vyre.ir.problem import CallError
from vyre.ops.elsewhere import IN_LIBRARY
from vyre.plan.views import ViewLayout
from vyre.targets.host_arrays import storage_of, unbacked

if TYPE_CHECKING:  # calls whose code is cached load this module, and need neither formats nor front end
    from vyre.formats.saved import Numeric


@dataclass(frozen=True, slots=True, eq=False)
class Traced:
    """An array inside a pipeline that is being recorded, or a view of it: only its name, shape and type are
    known.

    The function gets `shape` and `dtype`, the recorder works with `extents` and `stored`: they differ where
    sizes are left open, and for complex numbers and structs, whose numbers are along one more axis.
    """

    name: Name
    extents: Extents
    stored: DType
    recorder: Any = field(repr=False, compare=False)
    layout: ViewLayout | None = None  # of a view; None for the whole array
    number: int | None = None  # in a log
    sizes: tuple[Size, ...] = ()  # in a log: the extents as the function gets them
    element: np.dtype[Any] | None = None  # of complex numbers or structs

    @property
    def shape(self) -> tuple[Any, ...]:
        sizes = self.sizes or self.extents
        return sizes if self.element is None else sizes[:-1]

    @property
    def dtype(self) -> Any:
        return self.stored if self.element is None else self.element

    # Views: no element is moved, unless a reshape must

    @property
    def T(self) -> Traced:
        return self.transpose()

    def transpose(self, *axes: Any) -> Traced:
        """The array with its axes in another order, by default reversed."""
        order = self._outer.transposed(plain_sizes(axes))
        layout = order if self.element is None else _beside(order, self._layout)
        return self._followed(self._view(layout), "transpose", axes)

    def swapaxes(self, axis1: int, axis2: int) -> Traced:
        """The array with two of its axes exchanged."""
        order = list(range(self.ndim))
        if not {axis1, axis2} <= {*range(-self.ndim, self.ndim)}:
            what = f"swapaxes gets {axis1!r} and {axis2!r}, and the array has {self.ndim} axes"
            raise CallError(f"{what}. Fix: pass two whole numbers from {-self.ndim} to {self.ndim - 1}.")
        order[axis1], order[axis2] = order[axis2], order[axis1]
        return self.transpose(*order)

    def reshape(self, *shape: Any, order: str = "C") -> Traced:
        """The elements in another shape; a copy where the axes of a view cannot be joined."""
        _require_rows(order)
        return self._followed(self.reshaped(plain_sizes(shape)), "reshape", shape)

    def reshaped(self, shape: Any) -> Traced:
        """`reshape` of a step that the recorder takes by itself."""
        if self.element is not None:
            shape = (*self._outer.shape_of(shape), self.extents[-1])
        layout = self._layout.reshaped(shape)
        if isinstance(layout, ViewLayout):
            return self._view(layout)
        copy: Traced = self.recorder.copied(self)
        return replace(copy, element=self.element)._view(ViewLayout.of(layout))

    def as_number(self) -> Traced:
        """An array of one element without axes, which no kernel takes."""
        return self._view(ViewLayout.of(()))

    def ravel(self, order: str = "C") -> Traced:
        """The elements in a row."""
        _require_rows(order)
        return self.reshape(-1)

    def __getitem__(self, key: Any) -> Traced:
        outer = self._outer.sliced(plain_sizes(key))
        if not outer.shape:
            _no_value()
        layout = outer if self.element is None else _beside(outer, self._layout)
        return self._followed(self._view(layout), "__getitem__", (key,))

    @property
    def real(self) -> Traced:
        """The real parts of complex numbers; real numbers themselves."""
        return self.part(0) if self.element is not None else self

    @property
    def imag(self) -> Traced:
        """The imaginary parts of complex numbers."""
        return self.part(1)

    def as_numbers(self) -> Traced:
        """The numbers of the elements, along one more axis."""
        return self._followed(replace(self, element=None), "as_numbers", ())

    def as_complex(self) -> Traced:
        """Floats, of which the last axis has two, as complex numbers."""
        element = np.dtype(f"c{2 * self.stored.itemsize}")
        return self._followed(replace(self, element=element), "as_complex", ())

    def part(self, number: int) -> Traced:
        """One of the two parts of complex numbers."""
        if self.element is None or self.element.kind != "c":
            what = f"an array of {self.dtype} has no imaginary part"
            raise CallError(f"{what}. Fix: use it for arrays of complex numbers.")
        shape, strides = self._layout.shape[:-1], self._layout.strides[:-1]
        layout = ViewLayout(
            shape, strides, self._layout.offset + number * self._layout.strides[-1] * (0 not in shape)
        )
        return self._followed(replace(self._view(layout), element=None), "part", (number,))

    def view(self, dtype: Any) -> Traced:
        """The bits of the elements as another type; of another width in a copy."""
        if self.element is not None:
            what = f"an array of {self.element} inside a pipeline has no bits of another type"
            raise CallError(f"{what}. Fix: use .real and .imag of complex numbers, or a kernel.")
        wanted = storage_of(dtype)
        if bool_ in (wanted, self.stored) and wanted is not self.stored:
            raise CallError("the bits of a bool are no number. Fix: convert it in a kernel.")
        is_same = wanted.itemsize == self.stored.itemsize
        view = replace(self, stored=wanted) if is_same else self.recorder.of_width(self, wanted)
        return self._followed(view, "view", (wanted.name,))

    @property
    def _layout(self) -> ViewLayout:
        return self.layout or ViewLayout.of(self.extents)

    @property
    def _outer(self) -> ViewLayout:
        """The elements, without the axis of their numbers."""
        layout = self._layout
        return (
            layout
            if self.element is None
            else ViewLayout(layout.shape[:-1], layout.strides[:-1], layout.offset)
        )

    def _view(self, layout: ViewLayout) -> Traced:
        return replace(self, extents=layout.shape, layout=layout)

    def closed(self) -> Traced:
        """The array with its sizes fixed, for code that depends on them."""
        for size in self.sizes:
            size.read()
        return replace(self, sizes=())

    def _followed(self, view: Traced, word: str, arguments: tuple[Any, ...]) -> Traced:
        """The view that a method made, for the function."""
        followed: Traced = self.recorder.followed(self, view, word, arguments)
        return followed

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> Any:
        return prod(self.shape)

    def __len__(self) -> int:
        return index(self.shape[0])

    def __format__(self, spec: str) -> str:
        return repr(self) if not spec else _no_value(self)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        what = f"an array inside a pipeline has no {name!r}, because its elements are not computed yet"
        if name == "sort":
            raise AttributeError("x.sort() would change an array inside a pipeline. Fix: use np.sort(x).")
        if name in IN_LIBRARY or name in ("astype", "clip", "flatten", "round", "squeeze"):
            return partial(self._by_name, name)
        raise AttributeError(f"{what}. Fix: {_FIX}.")

    def _by_name(self, word: str, *args: Any, **named: Any) -> Any:
        result = self.recorder.operate(word, (self, *args), **named)
        return _refuse(f"{word}()", self) if result is NotImplemented else result

    def stand_in(self) -> NDArray[Any]:
        """An array of this shape and type for checks."""
        return unbacked(self.extents, self.stored.storage)


def _beside(outer: ViewLayout, whole: ViewLayout) -> ViewLayout:
    """A view of elements with the axis of their numbers."""
    return ViewLayout((*outer.shape, whole.shape[-1]), (*outer.strides, whole.strides[-1]), outer.offset)


def _require_rows(order: str) -> None:
    if order != "C":
        what = f"order is {order!r}, and arrays inside a pipeline are read row by row"
        raise CallError(f"{what}. Fix: leave it out, and transpose the array before and after.")


_FIX = "do it in a kernel, or outside the pipeline on what the pipeline returns"


def _no_value(*_: Any, **__: Any) -> Any:
    what = "this is an array inside a pipeline, whose elements are not computed yet"
    raise CallError(f"{what}. Fix: {_FIX}.")


# By the methods of operators: NumPy's functions, with their signs.
_OPERATORS = {
    "add": ("add", "+"), "sub": ("subtract", "-"), "mul": ("multiply", "*"), "truediv": ("divide", "/"),
    "floordiv": ("floor_divide", "//"), "mod": ("remainder", "%"), "pow": ("power", "**"),
    "and": ("bitwise_and", "&"), "or": ("bitwise_or", "|"), "xor": ("bitwise_xor", "^"),
    "lshift": ("left_shift", "<<"), "rshift": ("right_shift", ">>"), "eq": ("equal", "=="),
    "ne": ("not_equal", "!="), "lt": ("less", "<"), "le": ("less_equal", "<="), "gt": ("greater", ">"),
    "ge": ("greater_equal", ">="), "neg": ("negative", "-"), "pos": ("positive", "+"),
    "abs": ("absolute", "abs()"), "invert": ("invert", "~"),
}  # fmt: skip
SIGNS_OF = dict(_OPERATORS.values())
_REFLECTED = (
    "add",
    "sub",
    "mul",
    "truediv",
    "floordiv",
    "mod",
    "pow",
    "and",
    "or",
    "xor",
    "lshift",
    "rshift",
)


def _operation(word: str, *, is_reflected: bool = False) -> Callable[..., Any]:
    """The method of an operator, which the recorder records."""

    def operate(self: Traced, *others: Any) -> Any:
        operands = (*others, self) if is_reflected else (self, *others)
        return self.recorder.operate(word, operands)

    return operate


for _method, (_word, _) in _OPERATORS.items():
    setattr(Traced, f"__{_method}__", _operation(_word))
for _method in _REFLECTED:
    setattr(Traced, f"__r{_method}__", _operation(_OPERATORS[_method][0], is_reflected=True))


def _refuse(word: str, array: Traced) -> Any:
    what = f"{word} needs the elements of an array ({array.dtype}, shape {array.extents}) inside a pipeline"
    raise CallError(f"{what}, and they are not computed yet. Fix: {_FIX}.")


def _refusal(method: str) -> Callable[..., Any]:
    """The method of a stand-in that needs elements: it raises an error that names the operation."""
    return lambda self, *args, **named: _refuse(f"{method}()", self)


# All operations that need elements, by Python or by NumPy.
for _method in (
    "bool", "int", "float", "complex", "index", "iter", "contains", "setitem", "array", "round", "divmod",
    "rdivmod",
):  # fmt: skip
    setattr(Traced, f"__{_method}__", _refusal(_method))


def _by_ufunc(self: Traced, ufunc: Any, method: str, *inputs: Any, **named: Any) -> Any:
    """A function of NumPy on elements, also an operator where NumPy's number or array is on its left side."""
    is_call = method == "__call__"
    result = self.recorder.operate(ufunc.__name__, inputs, **named) if is_call else NotImplemented
    return _refuse(f"np.{ufunc.__name__}", self) if result is NotImplemented else result


def _by_function(self: Traced, function: Any, _: Any, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """Any other function of NumPy."""
    word = f"{function.__module__}.{function.__name__}".removeprefix("numpy.")
    result = self.recorder.operate(word, args, **named)
    return _refuse(f"np.{word}", self) if result is NotImplemented else result


def _in_place(sign: str) -> Callable[..., Any]:
    """The method of an in-place operator; it raises, as only kernels can change an array."""

    def refuse(self: Traced, other: Any) -> Any:
        what = f"x {sign}= y would change an array inside a pipeline"
        raise CallError(f"{what}. Fix: write x = x {sign} y, or use a kernel with an InOut.")

    return refuse


for _method, _own in (
    ("array_ufunc", _by_ufunc),
    ("array_function", _by_function),
    ("matmul", _operation("matmul")),
    ("rmatmul", _operation("matmul", is_reflected=True)),
):
    setattr(Traced, f"__{_method}__", _own)
for _method in _REFLECTED:
    setattr(Traced, f"__i{_method}__", _in_place(_OPERATORS[_method][1]))


class TrackedNumber:
    """A number inside a pipeline that is being recorded, which records whether the function read it.

    A function that only passes it to kernels does the same for every number. Any other use, by Python or by
    C, goes through one of the methods below. A kernel takes a complex number as two, of which `part` is 1 for
    the real one and 2 for the other, and `whole` the number that the function got.
    """

    def __init__(self, argument: str, value: Any, part: int = 0, whole: TrackedNumber | None = None) -> None:
        self.argument, self.value, self.part = argument, value, part
        self._whole, self._was_read = whole, False

    @property
    def was_read(self) -> bool:
        return self._was_read if self._whole is None else self._whole.was_read

    def read(self) -> Any:
        """The number; from now on the function's behaviour may depend on it."""
        if self._whole is not None:
            self._whole.read()
        self._was_read = True
        return self.value

    def parts(self) -> tuple[TrackedNumber, TrackedNumber]:
        """The two parts of a complex number, unread."""
        real, imaginary = (
            TrackedNumber(self.argument, number_in(self.value, part), part, self) for part in (1, 2)
        )
        return real, imaginary

    def __complex__(self) -> complex:
        return complex(self.read())

    def __getattr__(self, name: str) -> Any:
        return getattr(self.read(), name)


def number_in(value: Any, part: int) -> Any:
    """A number, or the real part of a complex number (1) or the other (2); a real number is complex, too."""
    whole = complex(value) if part else 0j
    return (value, whole.real, whole.imag)[part]


def numeric(value: object) -> Numeric | None:
    """The kind of a number, as saved files name it; None for anything else."""
    if isinstance(value, bool | np.bool_):
        return "bool"
    if isinstance(value, int | np.integer):
        return "int"
    if isinstance(value, complex | np.complexfloating) and not isinstance(value, np.clongdouble):
        return "complex"
    return "float" if isinstance(value, float | np.floating) else None


def _reading(method: str) -> Any:
    def read(self: TrackedNumber, *args: Any) -> Any:
        if args and isinstance(args[0], Traced):
            return NotImplemented  # the array's operator takes the number unread
        return getattr(self.read(), method)(*args)

    return read


# Python looks these up in the class, bypassing __getattr__.
_OF_ALL = ("eq", "ne", "lt", "le", "gt", "ge", "hash", "repr", "str", "format")  # `type` has these too
for _method in {name for kind in (bool, int, float) for name in dir(kind) if name.startswith("__")}:
    if _method not in dir(type) or _method.strip("_") in _OF_ALL:
        setattr(TrackedNumber, _method, _reading(_method))


@dataclass(frozen=True, slots=True)
class SizeFact:
    """A comparison of sizes that a function made while it was recorded, in the form of `ir.axes`."""

    left: str
    sign: str
    right: str
    holds: bool


SIGNS: dict[str, Callable[[Any, Any], bool]] = {"==": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}


class Size(TrackedNumber):
    """The length of an axis, or arithmetic on such lengths, which a log leaves open.

    `text` says in the form of `ir.axes` how it is computed. A function that only computes with it, and passes
    it on, does the same for every size. What it learns about the size otherwise is a fact, which must hold
    for another size as well.
    """

    def __init__(self, text: str, value: int, facts: dict[SizeFact, None]) -> None:
        super().__init__("a size", value)
        self.text, self.facts = text, facts

    def read(self) -> Any:
        self.facts[SizeFact(self.text, "==", _text(self.value), holds=True)] = None
        return self.value

    def __neg__(self) -> Any:
        size: Any = self  # it computes by methods that are set below
        return size * -1


def _text(value: object) -> str:
    if isinstance(value, Size):
        return value.text
    return str(value) if int(str(value)) >= 0 else f"0 - {-int(str(value))}"


def _is_size(value: object) -> bool:
    return isinstance(value, Size) or type(value) is int


def _computing(method: str, compute: Callable[[Any, Any], int], sign: str, *, is_reflected: bool) -> Any:
    """The method of a size for an operator whose other operand is a size or a whole number."""
    read = getattr(TrackedNumber, method)

    def computed(self: Size, other: Any) -> Any:
        if not _is_size(other):
            return read(self, other)
        left, right = (other, self) if is_reflected else (self, other)
        text = axes.normal(f"({_text(left)}) {sign} ({_text(right)})")
        if text is None or (sign == "//" and not plain_sizes(right)):  # too long, or an error
            return read(self, other)
        return Size(text, compute(plain_sizes(left), plain_sizes(right)), self.facts)

    return computed


for _sign, _word, _compute in (
    ("+", "add", add),
    ("-", "sub", sub),
    ("*", "mul", mul),
    ("//", "floordiv", floordiv),
):
    setattr(Size, f"__{_word}__", _computing(f"__{_word}__", _compute, _sign, is_reflected=False))
    setattr(Size, f"__r{_word}__", _computing(f"__r{_word}__", _compute, _sign, is_reflected=True))


def _comparing(sign: str, compare: Callable[[Any, Any], bool]) -> Any:
    read = getattr(TrackedNumber, f"__{compare.__name__}__")

    def compared(self: Size, other: Any) -> Any:
        if not _is_size(other):
            return read(self, other)
        holds = compare(self.value, plain_sizes(other))
        self.facts[SizeFact(self.text, sign, _text(other), holds)] = None
        return holds

    return compared


for _sign, _compare in SIGNS.items():
    setattr(Size, f"__{_compare.__name__}__", _comparing(_sign, _compare))


def plain_sizes(value: Any) -> Any:
    """A value with numbers for the sizes in it, which stay open."""
    if isinstance(value, Size):
        return value.value
    if type(value) in (tuple, list):
        return type(value)([plain_sizes(item) for item in value])
    if isinstance(value, slice):
        return slice(*(plain_sizes(part) for part in (value.start, value.stop, value.step)))
    return value


def unread(returned: Any) -> Any:
    """The returned value with plain numbers for the stand-ins in it, which count as read."""
    if isinstance(returned, TrackedNumber):
        return returned.read()
    if type(returned) in (tuple, list):
        return type(returned)([unread(item) for item in returned])
    return {key: unread(item) for key, item in returned.items()} if type(returned) is dict else returned


def is_open(value: Any) -> bool:
    """False for a number that the function has read, which is fixed from then on; True for anything else."""
    return not (isinstance(value, TrackedNumber) and value.was_read)


def is_number_of(handed: Any, plain: Any) -> bool:
    """True if a scalar of two recordings is the same, or was passed on unread in the first."""
    return isinstance(handed, TrackedNumber) or np.asarray(handed).tobytes() == np.asarray(plain).tobytes()
