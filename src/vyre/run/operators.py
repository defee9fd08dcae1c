"""Operators and NumPy's functions of arrays of a pipeline.

Those of elements are calls of elementwise functions, which fuse like others. Types are those that NumPy's
function computes in, so a pipeline's function means the same on arrays of NumPy. The elementwise function is
written for these types: it converts its operands, and spells what the kernel language does not have, such as
a quotient of floats that is rounded down. Sums, products of matrices and the like are calls of the library.
"""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from vyre.front.compound_types import complex64, complex128
from vyre.front.words import INTRINSICS
from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.ir.spoken import short, with_article
from vyre.ops.elsewhere import FUNCTIONS_IN_LIBRARY
from vyre.plan.stand_ins import SIGNS_OF, Traced, TrackedNumber
from vyre.run import hooks
from vyre.run.arrays import empty, zeros
from vyre.run.elementwise import Elementwise
from vyre.run.reading import dtype_of

_SIDES = ("left", "right", "last")
_COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
_OF_COMPLEX = ("+", "-", "*", "/", "==", "!=", "abs()", "** 2")
_MOST = 64  # the largest exponent for which the kernel language multiplies integers
_CLASSES = {"float": float, "int": int, "complex": complex}  # whose numbers take the types of arrays
_CONVERT = "Fix: convert the operands in a kernel, or outside of the pipeline."


def operate(word: str, operands: tuple[Any, ...], **named: Any) -> Any:
    """The result of NumPy's function `word`, of which an operator may be the sign, recorded; NotImplemented
    if it is not one of those that pipelines have.
    """
    if word in _COMPOSED:
        return _composed(word, operands, named)
    if word in FUNCTIONS_IN_LIBRARY:
        return _by_library(word, *operands, **named)
    if named or not (word in SIGNS_OF or word in _FUNCTIONS):
        return _elsewhere(word)
    return _mapped(word, operands)


def _elsewhere(word: str) -> Any:
    """Raise CallError if the library has a function of this name."""
    name = word.rpartition(".")[2]
    if name in hooks.HOOKS.functions():
        raise CallError(f"np.{word} is not recorded inside a pipeline. Fix: call vyre.lib.{name}.")
    return NotImplemented


def _composed(word: str, operands: tuple[Any, ...], named: dict[str, Any]) -> Any:
    function = _COMPOSED[word]
    try:
        inspect.signature(function).bind(*operands, **named)
    except TypeError as fault:
        what = f"{word} cannot be called so inside a pipeline: {fault}"
        raise CallError(f"{what}. Fix: leave the other arguments out, or use a kernel.") from None
    return function(*operands, **named)


def _mapped(word: str, operands: tuple[Any, ...], wanted: str | None = None, out: Any = None) -> Any:
    """The result of an elementwise function, in `out` if that is given; `wanted` is the type that the
    operands are converted to.
    """
    sign = SIGNS_OF.get(word, f"np.{word}")
    values = tuple([_taken(sign, operand) for operand in operands])
    own = tuple([_type_name(sign, value) for value in values])
    sign, values = _power(values, own) if sign == "**" else (sign, values)
    own = own[: len(values)]
    computed = (wanted,) if wanted else _computed_in(word, sign, own)
    values = tuple([_in_type(value, *types) for value, *types in zip(values, own, computed, strict=True)])
    is_number = tuple(map(_is_number, values))
    return _function(word, sign, own, computed, is_number)(*values, **({} if out is None else {"out": out}))


def _by_library(word: str, x: Any, *args: Any, **named: Any) -> Any:
    """The result of a function of the library, which is called as NumPy's."""
    if word in _PRODUCTS:
        return _product(word, x, *args, **named)
    if args:
        named["axis"], *more = args
        if more:
            raise CallError(f"np.{word} takes an array and an axis inside a pipeline. Fix: name the others.")
    if "ddof" in named:
        named["correction"] = named.pop("ddof")
    unknown = sorted(named.keys() - {"axis", "keepdims", "correction"})
    if unknown:
        what = f"np.{word} does not take {unknown[0]}= inside a pipeline"
        raise CallError(f"{what}. Fix: leave it out; x.astype(...) converts an array.")
    if word == "cumsum" and named.get("axis") is None:
        return _library(word, x.ravel())
    return _library(word, x, **named)


def _product(word: str, *operands: Any, **named: Any) -> Any:
    if named or len(operands) != 2:
        raise CallError(f"np.{word} takes two arrays inside a pipeline. Fix: use the array that it returns.")
    axes = [np.ndim(each) if not isinstance(each, Traced) else each.ndim for each in operands]
    if min(axes) == 0:
        raise CallError(f"np.{word} has a number on one side. Fix: write *, which multiplies elements.")
    if word == "dot" and max(axes) > 2:
        return NotImplemented
    return _library(word, *_of_one_type(operands))


def _library(word: str, *args: Any, **named: Any) -> Any:
    return hooks.HOOKS.library(FUNCTIONS_IN_LIBRARY[word], *args, **named)


def _of_one_type(operands: tuple[Any, ...]) -> tuple[Any, ...]:
    """The operands of a product in the type that NumPy multiplies in."""
    own = tuple([_type_name("@", operand) for operand in operands])
    if len(set(own)) == 1:
        return operands
    computed = _computed_in(np.matmul.__name__, "@", own)
    return tuple([x.astype(dtypes.BY_NAME[kind].storage) if kind != has else x
                  for x, has, kind in zip(operands, own, computed, strict=True)])  # fmt: skip


def _clip(x: Any, a_min: Any = None, a_max: Any = None, *, min: Any = None, max: Any = None) -> Any:
    least, most = a_min if min is None else min, a_max if max is None else max
    dtype = dtype_of(x)
    if (
        dtype is not None and dtype.is_integer and not dtype.foreign
    ):  # as in NumPy, a bound may be beyond the type
        ends = np.iinfo(dtype.storage.name)
        least = None if type(least) is int and least <= ends.min else least
        most = None if type(most) is int and most >= ends.max else most
    raised = x if least is None else _mapped(np.maximum.__name__, (x, least))
    return raised if most is None else _mapped(np.minimum.__name__, (raised, most))


def _astype(x: Any, dtype: Any, **named: Any) -> Any:
    wanted = dtype.name if isinstance(dtype, dtypes.DType) else _type_name("astype", _empty(dtype))
    if wanted.startswith("complex") or x.element is not None:
        raise CallError(f"astype does not take complex numbers inside a pipeline. {_CONVERT}")
    return NotImplemented if named.keys() - {"copy"} else _mapped("astype", (x,), wanted)


def _empty(dtype: Any) -> Any:
    try:
        return np.empty(0, dtype)
    except TypeError:
        what = f"{short(dtype)} names no type"
        raise CallError(f"{what}. Fix: pass one such as np.float32.") from None


def _round(x: Any, decimals: int = 0) -> Any:
    if decimals != 0:
        return NotImplemented
    dtype = dtype_of(x)
    return _mapped("positive" if dtype is not None and dtype.is_integer else "rint", (x,))


def _take(x: Any, indices: Any, axis: int | None = None) -> Any:
    if not (isinstance(indices, Traced) or np.ndim(indices)):
        return NotImplemented
    return _library("take", x.ravel() if axis is None else x, indices, axis=0 if axis is None else axis)


def _where(test: Any, *sides: Any) -> Any:
    return _mapped("where", (test, *sides)) if len(sides) == 2 else NotImplemented


# Views, which have NumPy's arguments


def _transpose(a: Any, axes: Any = None) -> Any:
    return a.transpose(*(() if axes is None else axes))


def _reshape(a: Any, shape: Any, order: str = "C") -> Any:
    return a.reshape(shape, order=order)


def _ravel(a: Any, order: str = "C") -> Any:
    return a.ravel(order)


def _swapaxes(a: Any, axis1: int, axis2: int) -> Any:
    return a.swapaxes(axis1, axis2)


def _moveaxis(a: Any, source: Any, destination: Any) -> Any:
    moved, places = _axes("moveaxis", source, a.ndim), _axes("moveaxis", destination, a.ndim)
    if len(moved) != len(places):
        what = f"np.moveaxis gets {len(moved)} axes and {len(places)} places"
        raise CallError(f"{what}. Fix: pass as many of one as of the other.")
    order = [axis for axis in range(a.ndim) if axis not in moved]
    for place, axis in sorted(zip(places, moved, strict=True)):
        order.insert(place, axis)
    return a.transpose(*order)


def _flip(m: Any, axis: Any = None) -> Any:
    flipped = range(m.ndim) if axis is None else _axes("flip", axis, m.ndim)
    return m[tuple([slice(None, None, -1 if k in flipped else 1) for k in range(m.ndim)])]


def _expand_dims(a: Any, axis: Any) -> Any:
    count = a.ndim + (len(axis) if isinstance(axis, tuple | list) else 1)
    added = _axes("expand_dims", axis, count)
    return a[tuple([None if k in added else slice(None) for k in range(count)])]


def _squeeze(a: Any, axis: Any = None) -> Any:
    ones = [k for k, extent in enumerate(a.shape) if extent == 1]
    left_out = ones if axis is None else _axes("squeeze", axis, a.ndim)
    if not set(left_out) <= set(ones) or len(left_out) == a.ndim:
        what = f"np.squeeze cannot leave out the axes {tuple(left_out)} of an array of the shape {a.shape}"
        raise CallError(f"{what}. Fix: pass axes of one element, and keep one axis.")
    return a[tuple([0 if k in left_out else slice(None) for k in range(a.ndim)])] if left_out else a


def _diff(a: Any, n: int = 1, axis: int = -1) -> Any:
    (along,) = _axes("diff", axis, a.ndim)
    if type(n) is not int or n < 0:
        raise CallError(f"np.diff gets n={short(n)}. Fix: pass a whole number from 0 on.")
    for _ in range(n):
        rows = (slice(None),) * along
        later, earlier = a[(*rows, slice(1, None))], a[(*rows, slice(None, -1))]
        a = later != earlier if dtype_of(a) is dtypes.bool_ else later - earlier
    return a


def _zeros_like(a: Any, dtype: Any = None) -> Any:
    return zeros(a.shape, a.dtype if dtype is None else dtype)


# Arrays of parts, each of which is stored to its place


def _concatenate(arrays: Any, axis: int | None = 0) -> Any:
    word, parts = "np.concatenate", [_part(array) for array in arrays]
    if axis is None:
        return _concatenate([part.ravel() for part in parts])
    (along,) = _axes("concatenate", axis, parts[0].ndim)
    shapes = [tuple(map(int, part.shape)) for part in parts]
    others = {(*shape[:along], *shape[along + 1 :]) for shape in shapes}
    if len({len(shape) for shape in shapes}) > 1 or len(others) > 1:
        what = f"{word} gets arrays of the shapes {', '.join(map(str, shapes))}"
        raise CallError(f"{what}. Fix: pass arrays whose other axes are alike.")
    wanted = _common_type(word, {_type_name(word, part) for part in parts})
    total = sum(shape[along] for shape in shapes)
    kind = dtypes.BY_NAME[wanted] if wanted in dtypes.BY_NAME else np.dtype(wanted)
    joined, at = empty((*shapes[0][:along], total, *shapes[0][along + 1 :]), kind), 0
    for part, shape in zip(parts, shapes, strict=True):
        place = (*(slice(None),) * along, slice(at, at + shape[along]))
        if 0 not in shape:
            _mapped("astype", (part,), wanted, joined[place])
        at += shape[along]
    return joined


def _part(array: Any) -> Any:
    element = getattr(array, "element", None)
    if not getattr(array, "ndim", 0) or str(element) not in ("None", "complex64", "complex128"):
        shown = with_article(type(array).__name__) if element is None else f"an array of {element!r}"
        what = f"{shown} cannot be a part of another array inside a pipeline"
        raise CallError(f"{what}. Fix: pass arrays of numbers, with axes, or use a kernel.")
    return array


def _common_type(word: str, own: set[str]) -> str:
    """The type that NumPy converts arrays to that become one."""
    if len(own) == 1 or dtypes.bf16.name in own:
        return own.pop() if len(own) == 1 else _computed_in_bf16(word, tuple(own))[0]
    common = np.result_type(*map(_numpy_type, own))
    return str(common) if common.kind == "c" else str(dtypes.of_numpy(common))


def _stack(arrays: Any, axis: int = 0) -> Any:
    return _concatenate([_expand_dims(_part(array), axis) for array in arrays], axis)


def _roll(a: Any, shift: Any, axis: Any = None) -> Any:
    if axis is None:
        return _roll(a.ravel(), shift, 0).reshape(a.shape)
    shifts = shift if isinstance(shift, tuple | list) else [shift] * len(_axes("roll", axis, a.ndim))
    for along, by in zip(_axes("roll", axis, a.ndim), shifts, strict=True):
        if not isinstance(by, int | np.integer):
            raise CallError(f"np.roll gets the shift {short(by)}. Fix: pass a whole number for each axis.")
        rows, cut = (slice(None),) * along, -int(by) % max(int(a.shape[along]), 1)
        a = _concatenate([a[(*rows, slice(cut, None))], a[(*rows, slice(0, cut))]], along)
    return a


def _tile(A: Any, reps: Any) -> Any:
    counts = [*(reps if isinstance(reps, tuple | list) else [reps])]
    if not all(isinstance(count, int | np.integer) and 1 <= count <= _MOST for count in counts):
        what = f"np.tile repeats an array {short(reps)} times inside a pipeline"
        raise CallError(f"{what}. Fix: pass numbers from 1 to {_MOST}, or use a kernel with x[gid() % n].")
    added = max(len(counts) - A.ndim, 0)
    A = _expand_dims(A, tuple(range(added))) if added else A
    for axis, count in enumerate([1] * (A.ndim - len(counts)) + counts):
        A = _concatenate([A] * int(count), axis) if count > 1 or axis == 0 else A
    return A


def _axes(word: str, axes: Any, count: int) -> list[int]:
    """Axes, of `count`, as numbers from 0 on, each once."""
    items = axes if isinstance(axes, tuple | list) else (axes,)
    if not all(isinstance(item, int | np.integer) and -count <= item < count for item in items):
        what = f"np.{word} gets the axis {short(axes)}, and there are {count}"
        raise CallError(f"{what}. Fix: pass whole numbers from {-count} to {count - 1}.")
    numbers = [int(item) % count for item in items]
    if len(set(numbers)) < len(numbers):
        raise CallError(f"np.{word} gets an axis twice: {short(axes)}. Fix: pass each once.")
    return numbers


def _shape(a: Any) -> Any:
    return a.shape


def _ndim(a: Any) -> int:
    return int(a.ndim)


def _size(a: Any) -> Any:
    return a.size


_NAMED: tuple[tuple[Any, Callable[..., Any]], ...] = (
    (np.clip, _clip), (np.round, _round), (np.take, _take), (np.where, _where), (np.diff, _diff),
    (np.transpose, _transpose), (np.reshape, _reshape), (np.ravel, _ravel), (np.swapaxes, _swapaxes),
    (np.moveaxis, _moveaxis), (np.flip, _flip), (np.expand_dims, _expand_dims), (np.squeeze, _squeeze),
    (np.zeros_like, _zeros_like), (np.empty_like, _zeros_like), (np.shape, _shape), (np.ndim, _ndim),
    (np.size, _size), (np.concatenate, _concatenate), (np.stack, _stack), (np.roll, _roll), (np.tile, _tile),
)  # fmt: skip
_COMPOSED = {"astype": _astype, "flatten": _ravel} | {each.__name__: made for each, made in _NAMED}
_PRODUCTS = ("matmul", "dot")


def _is_number(value: Any) -> bool:
    return isinstance(value, TrackedNumber | bool | int | float | complex | np.generic)


def _taken(sign: str, value: Any) -> Any:
    """An operand as elementwise functions take it."""
    if isinstance(value, Traced):
        return value if value.ndim else value.reshape(1)
    if isinstance(value, np.ndarray) and not value.ndim:
        return value[()]
    if _is_number(value) or (hasattr(value, "shape") and hasattr(value, "dtype")):
        return value
    what = f"{sign} has {with_article(type(value).__name__)} on one side"
    raise CallError(f"{what}. Fix: use an array or a number, as np.asarray({short(value)}, np.float32).")


def _type_name(sign: str, value: Any) -> str:
    """The name of an operand's type; of a number of Python, whose type follows the arrays', of its class."""
    plain = value.value if isinstance(value, TrackedNumber) else value
    if type(plain) in _CLASSES.values():
        return type(plain).__name__
    if type(plain) is bool:
        return "bool"
    if str(plain.dtype).rpartition(".")[2] in ("complex64", "complex128"):
        return str(plain.dtype).rpartition(".")[2]
    dtype = dtype_of(plain)
    if dtype is None:
        what = f"{sign} does not take elements of the type {plain.dtype}"
        raise CallError(f"{what}. Fix: convert them to one of {', '.join(dtypes.BY_NAME)}, or use a kernel.")
    return dtype.name


def _power(values: tuple[Any, ...], own: tuple[str, ...]) -> tuple[str, tuple[Any, ...]]:
    """The form of a power, and its operands. As in NumPy, an exponent of 2 or 0.5 has a function of its own,
    whose result may differ in the last bit, or for infinities.
    """
    base, exponent = values
    if own[1] not in ("int", "float") or isinstance(exponent, TrackedNumber) or own[0] == "bool":
        return "**", values
    if exponent == 2:
        return "** 2", (base,)
    is_float = own[0].startswith(("f", "bf"))
    if exponent == 0.5 and is_float:
        return "** 0.5", (base,)
    if own[0][0] in "iu" and own[1] == "int" and 0 <= exponent <= _MOST:
        return f"** {exponent}", (base,)
    return "**", values


def _computed_in(word: str, sign: str, own: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the types in which NumPy computes an operation on operands of these types."""
    if word == "where":
        return own[0], *_computed_in(np.add.__name__, sign, own[1:])
    if dtypes.bf16.name in own:  # a type that NumPy lacks
        return _computed_in_bf16(sign, own)
    types = tuple([_CLASSES[name] if name in _CLASSES else _numpy_type(name) for name in own])
    function = getattr(np, word)
    padding = (types[0],) * (function.nin - len(own))
    try:
        computed = function.resolve_dtypes((*types, *padding, None))[: len(own)]
    except TypeError:
        raise CallError(f"{sign} does not take {' and '.join(own)}. {_CONVERT}") from None
    if computed[0].kind == "c" and sign not in _OF_COMPLEX:
        raise CallError(f"{sign} does not take complex numbers inside a pipeline. {_CONVERT}")
    names = tuple([str(dtype) if dtype.kind == "c" else str(dtypes.of_numpy(dtype)) for dtype in computed])
    if sign == "**" and computed[0].kind in "iu":
        what = f"** of integers takes a whole number from 0 to {_MOST} as the exponent"
        raise CallError(f"{what}. Fix: write such a number, or use floats.")
    return names


def _computed_in_bf16(sign: str, own: tuple[str, ...]) -> tuple[str, ...]:
    others = [name for name in own if name not in (dtypes.bf16.name, "int", "float")]
    if others:
        raise CallError(f"{sign} does not take {' and '.join(own)}. {_CONVERT}")
    return (dtypes.bf16.name,) * len(own)


def _numpy_type(name: str) -> np.dtype[Any]:
    return np.dtype(name) if name.startswith("complex") else dtypes.BY_NAME[name].storage


def _in_type(value: Any, own: str, computed: str) -> Any:
    """A number that can be passed as one of the type that it is computed in."""
    if not _is_number(value) or own == computed or own in _CLASSES:
        return value
    plain = value.read() if isinstance(value, TrackedNumber) else value
    plain = plain.item() if isinstance(plain, np.generic) else plain
    return int(plain) if own == "bool" else plain


@cache
def _function(
    word: str, sign: str, own: tuple[str, ...], computed: tuple[str, ...], is_number: tuple[bool, ...]
) -> Elementwise:
    """The elementwise function of an operation on operands of some types."""
    names = _SIDES[: len(own)]
    params = [
        f"{name}: {type_}" if number else name
        for name, type_, number in zip(names, computed, is_number, strict=True)
    ]
    values = [
        name if number or type_ == given else f"{type_}({name})"
        for name, type_, given, number in zip(names, computed, own, is_number, strict=True)
    ]
    lines = [f"{name} = {value}" for name, value in zip("abc", values, strict=False)]
    name = f"np_{word}" if word in INTRINSICS else word  # a word means the operation in its own function
    text = "".join(
        [
            f"def {name}({', '.join(params)}):\n",
            *(f"    {line}\n" for line in (*lines, *_lines(word, sign, computed))),
        ]
    )
    file = f"<operator {word} {' '.join(params)} {' '.join(own)} {sign} {' '.join(computed)}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    space: dict[str, Any] = {**INTRINSICS, **dtypes.BY_NAME, **{repr(T): T for T in (complex64, complex128)}}
    exec(compile(text, file, "exec"), space)
    return Elementwise(space[name])


def _lines(word: str, sign: str, types: tuple[str, ...]) -> list[str]:
    """The statements that compute an operation on a, b and c of these types."""
    dtype = dtypes.BY_NAME.get(types[0])
    if sign.startswith("np."):
        return [f"return {_called(word, dtype)}"]
    if len(types) == 1:
        return [f"return {_of_one(sign, types[0])}"]
    if sign in _COMPARISONS:
        return [f"return {_comparison(sign, types)}"]
    if dtype is dtypes.bool_ and sign in "+*":
        return [f"return a {'|' if sign == '+' else '&'} b"]
    if sign in ("<<", ">>") and dtype is not None:  # an amount that is not below the width leaves no bit
        rest = "0" if sign == "<<" or dtype.kind == "uint" else "(-1 if a < 0 else 0)"
        return [f"return a {sign} b if {dtype}(0) <= b and b < {dtype.bits} else {dtype}({rest})"]
    if sign in ("//", "%") and dtype is not None:
        return _DIVIDED_FLOATS[sign] if dtype.is_float else [f"return a {sign} b if b != 0 else {dtype}(0)"]
    return [f"return a {sign} b"]


def _called(word: str, dtype: DType | None) -> str:
    """The expression of a function that has no operator."""
    of_floats, of_integers, of_bools = _FUNCTIONS[word]
    if dtype is None or dtype.is_float:
        return of_floats
    return of_bools if dtype is dtypes.bool_ else of_integers


def _of_one(sign: str, type_: str) -> str:
    forms = {"abs()": "abs(a)", "** 0.5": "sqrt(a)", "** 2": "a * a", "+": "a"}
    if type_ == "bool":
        forms |= {"~": "not a", "abs()": "a"}
    return forms.get(sign) or (f"a {sign}" if sign.startswith("**") else f"{sign}a")


def _comparison(sign: str, types: tuple[str, ...]) -> str:
    """A comparison, also of bools, and of i64 with u64, which have no common type."""
    if types == ("bool", "bool"):
        return f"i32(a) {sign} i32(b)"
    if types == ("i64", "u64"):
        return f"(i32(-1) {sign} i32(0)) if a < 0 else (u64(a) {sign} b)"
    if types == ("u64", "i64"):
        return f"(i32(0) {sign} i32(-1)) if b < 0 else (a {sign} u64(b))"
    return f"a {sign} b"


# As Python and NumPy divide floats: the exact rest decides where the rounded quotient lies on a whole number.
_REST = ["rest = fmod(a, b)", "is_apart = rest != 0 and (b < 0) != (rest < 0)"]
_DIVIDED_FLOATS = {
    "%": [*_REST, "return copysign(rest, b) if rest == 0 else rest + b if is_apart else rest"],
    "//": [
        *_REST,
        "ratio = a / b",
        "quotient = (a - rest) / b - (1.0 if is_apart else 0.0)",
        "whole = floor(quotient)",
        "rounded = whole + 1.0 if quotient - whole > 0.5 else whole",
        "return ratio if b == 0 else copysign(quotient - quotient, ratio) if quotient == 0 else rounded",
    ],
}


def _same_functions() -> dict[str, tuple[str, str, str]]:
    """NumPy's elementwise functions that are words of the kernel language, by NumPy's name."""
    forms = {}
    for word in INTRINSICS:
        for name in (word, f"arc{word[1:]}"):  # NumPy's arctan is atan
            function = getattr(np, name, None)
            if isinstance(function, np.ufunc) and function.nout == 1 and function.__name__ not in SIGNS_OF:
                call = f"{word}({', '.join('ab'[: function.nin])})"
                forms[function.__name__] = (call, "a", "a")  # integers are rounded already
    return forms


_CUT = "0 if b == 0 else a % b - b if a % b != 0 and (a < 0) != (b < 0) else a % b"
# The expressions for floats, for integers and for bools.
_SPELLED: dict[Any, tuple[str, str, str]] = {
    np.maximum: ("a if a != a else b if b != b else max(a, b)", "max(a, b)", "a | b"),
    np.minimum: ("a if a != a else b if b != b else min(a, b)", "min(a, b)", "a & b"),
    np.fmax: ("max(a, b)", "max(a, b)", "a | b"),
    np.fmin: ("min(a, b)", "min(a, b)", "a & b"),
    np.rint: ("round(a)", "a", "a"),
    np.fabs: ("abs(a)", "abs(a)", "a"),
    np.square: ("a * a", "a * a", "a"),
    np.conjugate: ("a", "a", "a"),
    np.reciprocal: ("1 / a", "1 // a if a > 0 else a if a + 1 == 0 else 0", "a"),
    np.sign: ("abs(a) if a == 0 else sign(a)", "sign(a)", "a"),
    np.fmod: ("fmod(a, b)", _CUT, "a"),
    np.isnan: ("a != a", "a != a", "a != a"),
    np.isinf: ("isinf(a)", "a != a", "a != a"),
    np.isfinite: ("isfinite(a)", "a == a", "a == a"),
    np.logical_and: ("a != 0 and b != 0", "a != 0 and b != 0", "a & b"),
    np.logical_or: ("a != 0 or b != 0", "a != 0 or b != 0", "a | b"),
    np.logical_xor: ("(a != 0) ^ (b != 0)", "(a != 0) ^ (b != 0)", "a ^ b"),
    np.logical_not: ("a == 0", "a == 0", "not a"),
    np.where: ("select(a != 0, b, c)", "select(a != 0, b, c)", "select(a, b, c)"),
}
_FUNCTIONS = {
    **_same_functions(),
    **{function.__name__: forms for function, forms in _SPELLED.items()},
    "astype": ("a", "a", "a"),
}
