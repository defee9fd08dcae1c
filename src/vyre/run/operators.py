"""Operators between arrays of a pipeline: each is a call of an elementwise function, which fuses like others.

Types are those that NumPy's function of the same name computes in, so a pipeline's function means the same on
arrays of NumPy. The elementwise function is written for these types: it converts its operands, and spells
what the kernel language does not have, such as a quotient of floats that is rounded down.
"""

from __future__ import annotations

import linecache
from functools import cache
from typing import Any

import numpy as np

from vyre.front.compound_types import complex64, complex128
from vyre.front.words import INTRINSICS
from vyre.ir import dtypes
from vyre.ir.problem import CallError
from vyre.ir.spoken import short, with_article
from vyre.plan.stand_ins import SIGNS_OF, Handed, Traced
from vyre.run.elementwise import Elementwise
from vyre.run.reading import dtype_of

_SIDES = ("left", "right")
_COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
_OF_COMPLEX = ("+", "-", "*", "/", "==", "!=", "abs()", "** 2")
_MOST = 64  # the largest exponent for which the kernel language multiplies integers
_CLASSES = {"float": float, "int": int, "complex": complex}  # whose numbers take the types of arrays
_CONVERT = "Fix: convert the operands in a kernel, or outside of the pipeline."


def operate(word: str, operands: tuple[Any, ...]) -> Any:
    """The result of NumPy's function `word`, of which an operator is the sign, recorded."""
    sign = SIGNS_OF[word]
    values = tuple([_taken(sign, operand) for operand in operands])
    own = tuple([_type_name(sign, value) for value in values])
    sign, values = _power(values, own) if sign == "**" else (sign, values)
    own = own[: len(values)]
    computed = _computed_in(word, sign, own)
    values = tuple([_in_type(value, *types) for value, *types in zip(values, own, computed, strict=True)])
    is_number = tuple(map(_is_number, values))
    return _function(word, sign, own, computed, is_number)(*values)


def _is_number(value: Any) -> bool:
    return isinstance(value, Handed | bool | int | float | complex | np.generic)


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
    plain = value.value if isinstance(value, Handed) else value
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
    if own[1] not in ("int", "float") or isinstance(exponent, Handed) or own[0] == "bool":
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
    plain = value.read() if isinstance(value, Handed) else value
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
    lines = [f"{name} = {value}" for name, value in zip("ab", values, strict=False)]
    text = "".join(
        [
            f"def {word}({', '.join(params)}):\n",
            *(f"    {line}\n" for line in (*lines, *_lines(sign, computed))),
        ]
    )
    file = f"<operator {word} {' '.join(params)} {' '.join(own)} {sign}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    space: dict[str, Any] = {**INTRINSICS, **dtypes.BY_NAME, **{repr(T): T for T in (complex64, complex128)}}
    exec(compile(text, file, "exec"), space)
    return Elementwise(space[word])


def _lines(sign: str, types: tuple[str, ...]) -> list[str]:
    """The statements that compute an operation on a and b of these types."""
    dtype = dtypes.BY_NAME.get(types[0])
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


def _of_one(sign: str, type_: str) -> str:
    forms = {"abs()": "abs(a)", "** 0.5": "sqrt(a)", "** 2": "a * a", "+": "a"}
    if type_ == "bool":
        forms |= {"~": "not a", "abs()": "a"}
    return forms.get(sign) or (f"a {sign}" if sign.startswith("**") else f"{sign}a")


def _comparison(sign: str, types: tuple[str, ...]) -> str:
    """A comparison, also of bools, and of integers that no type holds together."""
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
