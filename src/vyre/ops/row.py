"""The rows of the op table, and the type rules that rows share.

A row defines everything about one operation: its syntax, its types, its meaning. The meaning is a NumPy
function on carrier arrays, `meaning(source, result, *args)` with the dtype of the last operand and of the
result, or an expansion: the text of a function in the kernel language that uses other rows. No code outside a
row refers to its operation by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from vyre.ir import floats
from vyre.ir.dtypes import DType, bool_

INTEGERS = ("uint", "int")
NUMBERS = (*INTEGERS, "float")
ANY = ("bool", *NUMBERS)

CONSTANT_BITS = 4096  # untyped constants beyond this are refused, so that 9**9**9 terminates

Array = NDArray[Any]
Meaning = Callable[..., Array]
# `spell(e, source, result, *values)` emits the operation with the emitter `e` (emit/llvm) and returns its
# value.
Spelling = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Written:
    """The spelling of an operation in WGSL: an operator, a function, or a template of operands {0} to {2}.

    `exact` uses integers of 32 bits alone, which every adapter computes alike. `native` is the adapter's own
    operation on floats, or on integers of 64 bits; `guarded` the same where no operand or result can be
    subnormal, infinite or NaN; `wide` computes an f32 by the adapter's f64. They are used where the adapter's
    certificate says that their results are right.
    """

    exact: str
    native: str = ""
    guarded: str = ""
    wide: str = ""


# (dtype of the last operand, dtype of the result) -> how it is written; None if it cannot be
Writing = Callable[[DType, DType], Written | None]


class TypeFault(ValueError):
    """The operation does not take these operand types; `fix` says which it takes."""

    def __init__(self, what: str, fix: str) -> None:
        super().__init__(what)
        self.what = what
        self.fix = fix


# (operand dtypes, the dtype named by the user if the op takes one) -> the result's dtype, or TypeFault
Rule = Callable[[tuple[DType, ...], DType | None], DType]


class TooLarge(OverflowError):
    """A whole number beyond every type: `OpRow.number` raises it before it computes 9**9**9."""


@dataclass(frozen=True, slots=True)
class OpRow:
    """One operation on values. `symbol` is its Python operator, if it has one; else it is called by name."""

    name: str
    arity: int
    rule: Rule
    doc: str
    meaning: Meaning | None = None
    # dtype name, or "*" for any -> kernel-language function
    expansion: Mapping[str, str] = field(default_factory=dict)
    llvm: Spelling | None = None  # how it is written in LLVM IR
    wgsl: Writing | None = None  # how it is written in WGSL
    wgsl_function: str = ""  # WGSL's own function on f32, which `fast=True` selects there
    ulp: float | None = None  # stated error bound for f32 and f64, in units in the last place
    fast_of: str = ""  # the exact row of which this is the target-native variant: `exp(x, fast=True)`
    cost: float = 1.0  # in vector additions of its type on a CPU; plans are weighed with it

    # Syntax
    symbol: str = ""
    free: int = 0  # leading operands whose type is independent of that of the others
    is_variadic: bool = False  # it may be called with more operands: min(a, b, c)
    names_dtype: Literal["", "call", "first"] = (
        ""  # the result's dtype is written f32(x), or from_bits(f32, x)
    )
    builtin: Callable[..., Any] | None = None  # Python's own function for it
    aliases: tuple[str, ...] = ()  # its names in NumPy and the math module
    # Its value on Python's numbers, by which constants are folded. On whole numbers of one type it is the
    # value of `meaning`, unless it does not fit the type or a shift amount is beyond the width.
    number: Callable[..., Any] | None = None
    repeats: str = ""  # the row that it repeats for a small whole number: x ** 3 is x * x * x

    # Algebra
    commutes: bool = False
    laws: str = ""  # rewrite rules of `simplify` with this row at the root of the left side, one a line

    # What the analyses of indices need; all of it about integers, as long as nothing wraps
    weights: tuple[int, ...] = ()  # the value is the sum of the operands times these
    factor: Callable[[int], int | None] | None = None  # x op n is x times factor(n)
    signs: tuple[int, ...] = ()  # of a comparison: the signs of a - b for which it holds
    period: Callable[[int], int] | None = None  # x op n changes only where x passes a multiple of period(n)
    up_to: Callable[[int], int] | None = None  # x op n, for n > 0, is from 0 to up_to(n)
    quotient: Callable[[int], int] | None = None  # x op n is x // quotient(n), if that is above 0
    # The value is this one of the operands, or the first, moved between the two others.
    picks: Literal["", "least", "greatest", "nearest"] = ""
    cycles: bool = False  # x op n is x for 0 <= x < n

    @property
    def syntax(self) -> str:
        return self.symbol or self.name


def apply(row: OpRow, source: DType, result: DType, *args: Array) -> Array:
    """The value of the row on carrier arrays, rounded to the result's type."""
    assert row.meaning is not None, f"{row.name} is an expansion"
    with np.errstate(all="ignore"):
        value = row.meaning(source, result, *args)
    return floats.round_to(result, value) if result.is_float else value.astype(result.carrier, copy=False)


def changes_at(row: OpRow, number: int, *, is_first: bool = False) -> int:
    """`x op number`, or `number op x` if it `is_first`, changes only where x passes a multiple of the result.

    x // 32 changes at multiples of 32, x < 64 at 64 alone: a multiple of 64.
    """
    if row.signs:
        below, equal, above = (sign in row.signs for sign in ((1, 0, -1) if is_first else (-1, 0, 1)))
        return number if equal == above else number + 1 if equal == below else 1
    return 1 if row.period is None or (is_first and not row.commutes) else row.period(number)


def one_type(name: str, types: tuple[DType, ...]) -> DType:
    """The common type of all operands, or a TypeFault."""
    first = types[0]
    other = next((t for t in types if t != first), first)
    if other != first:
        fix = f"convert one side, as in {first}(...) or {other}(...)."
        raise TypeFault(f"{name} mixes {first} and {other}; there is no implicit conversion.", fix)
    return first


def same(name: str, *kinds: str) -> Rule:
    """All operands of one type of these kinds; the result has it too."""

    def rule(types: tuple[DType, ...], named: DType | None) -> DType:
        dtype = one_type(name, types)
        require(name, dtype, kinds)
        return dtype

    return rule


def truth(name: str, *kinds: str) -> Rule:
    """All operands of one type of these kinds; the result is a bool."""

    def rule(types: tuple[DType, ...], named: DType | None) -> DType:
        require(name, one_type(name, types), kinds)
        return bool_

    return rule


_KIND_WORDS = {"bool": "bool", "uint": "unsigned integers", "int": "signed integers", "float": "floats"}
_KIND_FIXES = {
    ("float",): "convert it, as in f32(...).",
    INTEGERS: "convert it, as in i32(...).",
    ("bool",): "compare it, as in x != 0.",
    NUMBERS: "convert it, as in i32(...) or f32(...).",
    ("bool", *INTEGERS): "convert it, as in i32(...).",
}


def require(name: str, dtype: DType, kinds: tuple[str, ...]) -> None:
    """Raise a TypeFault unless `dtype` is of one of the kinds."""
    if dtype.kind not in kinds:
        has_all = set(INTEGERS) <= set(kinds)
        named = ["integers" if has_all and k in INTEGERS else _KIND_WORDS[k] for k in kinds]
        words = " and ".join(dict.fromkeys(named))
        fix = _KIND_FIXES.get(kinds, "convert it first.")
        raise TypeFault(f"{name} takes {words}, and this is {dtype}.", fix)


def wgsl_form(dtype: DType) -> str:
    """The form of a value in WGSL: a word for most types, f16 and bf16 as the f32 of their value; two words
    (i64, u64, f64), the lower first; or a bool.
    """
    if dtype.kind == "bool":
        return "bool"
    return f"{'f' if dtype.is_float else dtype.kind[0]}{max(dtype.bits, 32)}"


def certified(name: str, *, guarded: bool = False, wide: bool = False) -> Written:
    """A function on f32 in the spellings that the library of WGSL has."""
    return Written(f"f_{name}", f"n_{name}", f"g_{name}" if guarded else "", f"w_{name}" if wide else "")


def paired(name: str) -> Written:
    """A function on pairs of words, and the same by the adapter's own types of 64 bits."""
    return Written(name, f"n{name}")


def written(*, narrow: str = "", **forms: str | Written) -> Writing:
    """Templates by what holds the last operand: `i32` also for u32 and `i64` also for u64 unless they have
    their own, `narrow` for integers of 8 and 16 bits.
    """

    def writing(source: DType, result: DType) -> Written | None:
        form = wgsl_form(source)
        form_text = forms.get(form) or forms.get(form.replace("u", "i"))
        if narrow and source.is_integer and source.bits < 32:
            form_text = narrow
        return Written(form_text) if isinstance(form_text, str) else form_text

    return writing


def by_kind(*, whole: str, real: str = "") -> Spelling:
    """An LLVM instruction for integers (and bools), another for floats."""
    return lambda e, source, result, *args: e.bin(real if source.is_float else whole, *args)


def intrinsic(name: str, *, signed: str = "", extra: str = "") -> Spelling:
    """An LLVM intrinsic, with another name for signed integers where they have one."""
    return lambda e, source, result, *args: e.call(
        signed if signed and source.kind == "int" else name, *args, extra=extra
    )
