"""Numbers, vectors, matrices, structs and complex numbers that compute as kernels do, in plain Python."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from vyre import reference
from vyre.front import tables
from vyre.front.compound_arithmetic import ComplexArithmetic, VectorArithmetic, folded
from vyre.front.compound_types import (
    Complex,
    Compound,
    CompoundValue,
    Element,
    Mat,
    Struct,
    Vec,
    constants,
    kind_of,
    leaf_types,
    leaves_of,
    outside,
    parts,
    places,
)
from vyre.front.compounds import of_leaves, transposed
from vyre.front.expressions import BINARY, COMPARE
from vyre.front.folding import folded_result, has_type, later
from vyre.front.values import Num, Several, Static
from vyre.ir import floats
from vyre.ir.dtypes import DType, bool_, f32, f64, i32, of_numpy
from vyre.ir.literal import Lit, literal, misfit
from vyre.ir.nodes import Op, Param, Program, Store, Var
from vyre.ir.problem import CallError
from vyre.ops import TABLE, build
from vyre.ops.row import OpRow, TypeFault
from vyre.passes import expand

_BINARY = {
    "+": "__add__", "-": "__sub__", "*": "__mul__", "/": "__truediv__", "//": "__floordiv__", "%": "__mod__",
    "&": "__and__", "|": "__or__", "^": "__xor__", "<<": "__lshift__", ">>": "__rshift__",
}  # fmt: skip
_COMPARED = {"==": "__eq__", "!=": "__ne__", "<": "__lt__", "<=": "__le__", ">": "__gt__", ">=": "__ge__"}
_UNARY, _PLUS = {"-x": "__neg__", "~x": "__invert__"}, "__pos__"
_CAST = next(row for row in TABLE.values() if row.names_dtype == "call")
_MAGNITUDE = TABLE[build.MAGNITUDE]
_POWER = next(row for row in TABLE.values() if row.repeats)


class SteppedScalar:
    """A number with a type of the kernel language."""

    __slots__ = ("dtype", "stored")
    __hash__ = None  # type: ignore[assignment]  # equality gives a Scalar
    __array_ufunc__ = None  # NumPy's scalars leave operations to this class

    def __init__(self, dtype: DType, stored: Any) -> None:
        self.dtype, self.stored = dtype, np.asarray(stored, dtype.storage).reshape(())

    @property
    def value(self) -> Any:
        """The number for Python: a NumPy scalar, or a bool, or a float for types that NumPy does not have."""
        if self.dtype.foreign:
            return float(floats.from_storage(self.dtype, self.stored.reshape(1))[0])
        return bool(self.stored) if self.dtype == bool_ else self.stored[()]

    def __repr__(self) -> str:
        return f"{self.dtype}({self.value})"

    def __bool__(self) -> bool:
        return bool(self.value)

    def __index__(self) -> int:
        if not self.dtype.is_integer:
            raise TypeError(f"{self!r} is no integer")
        return int(self.stored)

    def __float__(self) -> float:
        return float(self.value)

    __int__ = __index__

    def __pow__(self, count: Any) -> Any:
        if isinstance(count, int) and 0 <= count <= 64:
            return _repeated(self, count)
        return applied(_POWER, self, count)

    def __rpow__(self, base: Any) -> Any:
        return applied(_POWER, base, self)

    def __divmod__(self, by: Any) -> tuple[Any, Any]:
        return self // by, self % by

    def __rdivmod__(self, of: Any) -> tuple[Any, Any]:
        return of // self, of % self

    def __abs__(self) -> Any:
        return applied(_MAGNITUDE, self)

    def __round__(self) -> Any:
        return applied(next(row for row in TABLE.values() if row.builtin is round), self)


def _repeated(base: Any, count: int) -> Any:
    """A power by squaring, in the order in which kernels multiply."""
    result: Any = typed(1, base.dtype) if isinstance(base, SteppedScalar) else 1
    square, is_first = base, True
    while count:
        if count & 1:
            result, is_first = (square if is_first else result * square), False
        count >>= 1
        if count:
            square = square * square
    return result


def applied(row: OpRow, *args: Any, named: DType | None = None) -> Any:
    """The operation of a row on scalars and numbers, computed by the reference; on values of several numbers
    as kernels expand it.
    """
    if any(type(arg) is complex for arg in args) and all(type(arg) in (int, float, complex) for arg in args):
        constant = folded(row.name, [Static(arg) for arg in args], BINARY)
        if isinstance(constant, Num | Static):
            return constant.value
    if any(isinstance(arg, SteppedValue | complex | np.complexfloating) for arg in args):
        return _of_values(row, args, named)
    known = [arg.dtype for arg in args[row.free :] if isinstance(arg, SteppedScalar)]
    if not known and not any(isinstance(arg, SteppedScalar) for arg in args) and named is None:
        if any(isinstance(arg, ChosenFloat | ChosenWhole) for arg in args):
            return _of_chosen(row, args)
        if row.number is not None:
            return row.number(*args)
        known = [default_type(args[-1])]
    want = known[0] if known else default_type(args[-1])
    scalars = [
        typed(arg, bool_ if at < row.free else want) if not isinstance(arg, SteppedScalar) else arg
        for at, arg in enumerate(args)
    ]
    try:
        types = tuple([scalar.dtype for scalar in scalars])
        result = row.rule(types, named)
    except TypeFault as fault:
        raise CallError(f"{fault.what} Fix: {fault.fix}") from None
    out = np.zeros(1, result.storage)
    arguments = {f"a{at}": scalar.stored[()] for at, scalar in enumerate(scalars)}
    reference.run(_program(row.name, types, result), {**arguments, "out": out}, grid=(1,))
    return SteppedScalar(result, out[0])


@lru_cache(maxsize=512)
def _program(op: str, types: tuple[DType, ...], result: DType) -> Program:
    params = tuple([Param(f"a{at}", "scalar", dtype, 0) for at, dtype in enumerate(types)])
    value = Op(op, tuple([Var(param.name, param.dtype) for param in params]), result)
    out = Param("out", "out", result)
    return expand(Program("step", (*params, out), (Store("out", (literal(i32, 0),), value),)))


def default_type(value: Any) -> DType:
    return bool_ if isinstance(value, bool) else f32 if isinstance(value, float) else i32


class ChosenFloat(float):
    """A number without a type that kernels know at run time only, such as an element of a table. Python
    computes operations on it and a constant; others are computed in the type that they meet, of `pending`.
    """

    pending: tuple[OpRow, tuple[Any, ...], DType] | None = None  # the operation, and its default type
    __hash__ = float.__hash__


class ChosenWhole(int):
    """A whole number of that kind."""

    pending: tuple[OpRow, tuple[Any, ...], DType] | None = None
    __hash__ = int.__hash__


def chosen_number(value: Any) -> Any:
    """A number that is chosen at run time; values with a type unchanged."""
    if type(value) in (int, float):
        return ChosenWhole(value) if type(value) is int else ChosenFloat(value)
    return value


def _of_chosen(row: OpRow, args: Sequence[Any]) -> Any:
    """The operation on numbers without a type, one of which is chosen at run time."""
    pending = [arg for arg in args if getattr(arg, "pending", None) is not None]
    constants = [arg for arg in args if not isinstance(arg, ChosenFloat | ChosenWhole)]
    if not pending and row.name == build.NEGATION:
        return chosen_number(-_plain_number(args[0]))
    if not pending and len(constants) == 1 and len(args) == 2 and (row.symbol or row is _POWER):
        return chosen_number(folded_result(row, *map(_plain_number, args)))
    numbers = [_plain_number(arg) for arg in args]
    left_alone = later(row, list(map(Num, numbers)))
    if left_alone is None:
        return applied(row, *map(typed, args))
    try:
        made = ChosenFloat(row.number(*numbers)) if row.number is not None else ChosenFloat(0.0)
    except (ArithmeticError, TypeError, ValueError):  # the value is that of the operation, once it has a type
        made = ChosenFloat(0.0)
    made.pending = row, tuple(args), left_alone.default
    return made


def _power_of_chosen(base: Any, count: Any) -> Any:
    is_repeated = getattr(base, "pending", None) is not None and type(count) is int and 0 <= count <= 64
    return _repeated(base, count) if is_repeated else applied(_POWER, base, count)


def _plain_number(value: Any) -> Any:
    return float(value) if isinstance(value, float) else value if type(value) is bool else int(value)


def typed(value: Any, dtype: DType | None = None) -> Any:
    """A number with a type: that of the other operand, or that of the local whose first value it is."""
    if isinstance(value, np.complexfloating | CompoundValue):
        return stepped(value)
    if getattr(value, "pending", None) is not None:
        row, args, default = value.pending
        own = dtype if dtype is not None and has_type(row, len(args), dtype) else default
        return applied(row, *[typed(arg, own) for arg in args])
    if isinstance(value, SteppedScalar) or not isinstance(value, bool | int | float | np.generic):
        return copied(value)
    value = _plain_number(value) if isinstance(value, ChosenFloat | ChosenWhole) else value
    if isinstance(value, np.generic):
        own = of_numpy(value.dtype)
        return value if own is None else SteppedScalar(own, value)
    wanted = dtype or default_type(value)
    reason = misfit(wanted, value)
    if reason is not None:
        raise CallError(f"{reason}. Fix: convert it, as in {default_type(value)}(...).")
    return _of_constant(literal(wanted, value))


def _of_constant(lit: Lit) -> SteppedScalar:
    unsigned = np.array(lit.bits, f"u{lit.dtype.storage.itemsize}")
    stored = unsigned.astype(bool) if lit.dtype == bool_ else unsigned.view(lit.dtype.storage)
    return SteppedScalar(lit.dtype, stored)


def _constant(scalar: SteppedScalar) -> Lit:
    if scalar.dtype == bool_:
        return Lit(bool_, int(scalar.stored))
    return Lit(scalar.dtype, int(scalar.stored.view(f"u{scalar.dtype.itemsize}")))


class SteppedValue:
    """A vector, matrix, struct or complex number whose parts can be assigned to. Parts of it are views of the
    same numbers; `store` writes them to the array that it is an element of.
    """

    __slots__ = ("_kind", "_leaves", "_start", "_store")
    __hash__ = None  # type: ignore[assignment]  # equality gives a Scalar
    __array_ufunc__ = None

    def __init__(
        self,
        kind: Compound,
        leaves: list[Any],
        start: int = 0,
        store: Callable[[list[Any]], None] | None = None,
    ) -> None:
        for name, value in zip(self.__slots__, (kind, leaves, start, store), strict=True):
            object.__setattr__(self, name, value)

    def __getattr__(self, name: str) -> Any:
        if name == "T" and isinstance(self._kind, Mat):
            return _value(transposed(_several(self)))
        offsets = None if name.startswith("_") else places(self._kind, name)
        if offsets is None:
            raise AttributeError(f"{self._kind!r} has no {name!r}")
        if len(offsets) == 1:
            return self._item(offsets[0])
        items = [self._item(at) for at in offsets]
        return SteppedValue(Vec(self._kind.dtype, len(items)), items)

    def __setattr__(self, name: str, value: Any) -> None:
        positions = places(self._kind, name)
        if positions is None or len({*positions}) < len(positions):
            raise AttributeError(f"{self._kind!r} has no {name!r} to assign to")
        if len(positions) == 1:
            self._set(positions[0], value)
            return
        items = leaves_as(Vec(self._kind.dtype, len(positions)), value)
        for at, item in zip(positions, items, strict=True):
            self._set(at, item)

    def __getitem__(self, index: Any) -> Any:
        first, *rest = index if isinstance(index, tuple) else (index,)
        at = int(first)
        kind = parts(self._kind)[0]
        item = self._item(at) if 0 <= at < len(self) else zero(kind)
        return item[tuple(rest)] if rest else item

    def __setitem__(self, index: Any, value: Any) -> None:
        *outer, last = index if isinstance(index, tuple) else (index,)
        owner = self[tuple(outer)] if outer else self
        at = int(last)
        if 0 <= at < len(owner):
            owner._set(at, value)

    def __len__(self) -> int:
        return len(parts(self._kind))

    def __iter__(self) -> Iterator[Any]:
        return (self._item(at) for at in range(len(self)))

    def __repr__(self) -> str:
        return repr(plain(self))

    def __abs__(self) -> Any:
        return applied(_MAGNITUDE, self)

    def __pow__(self, count: Any) -> Any:
        if isinstance(self._kind, Complex) and isinstance(count, int) and 1 <= count <= 64:
            return _value(_complex(self._kind).power(_several(self), count))
        return _value(Several(tuple(_several(item**count) for item in self), self._kind))

    def __matmul__(self, other: Any) -> Any:
        product = _VECTORS.product(_several(self), _several(other))
        if product is None:
            raise CallError(f"{self._kind!r} @ {other!r} do not fit. Fix: multiply values whose sizes fit.")
        return _value(product)

    def _item(self, at: int) -> Any:
        part, start, _ = self._place(at)
        if isinstance(part, DType):
            return self._leaves[start]
        return SteppedValue(part, self._leaves, start, self._store)

    def _place(self, at: int) -> tuple[Element, int, int]:
        kinds = parts(self._kind)
        start = self._start + sum(len(leaf_types(part)) for part in kinds[:at])
        return kinds[at], start, start + len(leaf_types(kinds[at]))

    def _set(self, at: int, value: Any) -> None:
        part, start, stop = self._place(at)
        self._leaves[start:stop] = leaves_as(part, value)
        if self._store is not None:
            self._store(self._leaves)


def leaves_as(element: Element, value: Any) -> list[Any]:
    """The numbers of a value that is stored as an element of this type."""
    if isinstance(element, DType):
        number = typed(value, element)
        if number.dtype != element:
            raise CallError(f"{number!r} is stored as {element}. Fix: convert it, as in {element}(...).")
        return [number]
    if isinstance(element, Complex) and isinstance(value, SteppedScalar):
        return [*leaves_as(element.dtype, value), typed(0.0, element.dtype)]
    if isinstance(value, SteppedValue):
        if value._kind != element:
            raise CallError(f"{value!r} is stored as {element!r}. Fix: make a value of {element!r}.")
        return own_leaves(value)
    if isinstance(value, tuple):
        return [
            leaf for part, item in zip(parts(element), value, strict=True) for leaf in leaves_as(part, item)
        ]
    return [_of_constant(lit) for lit in constants(element, value)]


def own_leaves(value: SteppedValue) -> list[Any]:
    """The numbers of a value."""
    return list(value._leaves[value._start : value._start + len(leaf_types(value._kind))])


def zero(element: Element) -> Any:
    """The value of an element outside of an array."""
    leaves: list[Any] = [SteppedScalar(leaf, np.zeros((), leaf.storage)) for leaf in leaf_types(element)]
    return leaves[0] if isinstance(element, DType) else SteppedValue(element, leaves)


def copied(value: Any) -> Any:
    """A copy, so that assigning to a part of a local changes no other value."""
    if isinstance(value, SteppedValue):
        return SteppedValue(value._kind, own_leaves(value))
    return tuple(map(copied, value)) if type(value) is tuple else value


def chosen(test: Any, body: Callable[[], Any], orelse: Callable[[], Any]) -> Any:
    """The value of a conditional expression. A number without a type takes that of the other branch."""
    branch, other = (body, orelse) if test else (orelse, body)
    value = branch()
    if not isinstance(value, bool | int | float | complex):
        return value
    try:
        beside = other()
    except (ArithmeticError, ValueError):  # `1 / x if x else 0` of Python's 0, which has no type either
        return value
    if isinstance(beside, SteppedValue) and isinstance(beside._kind, Complex):
        return stepped(value, beside._kind)
    if isinstance(beside, SteppedScalar):
        return typed(value, beside.dtype)
    return chosen_number(value) if isinstance(test, SteppedScalar) else value


def stepped(value: Any, element: Element | None = None) -> Any:
    """A constant of Python as a value that computes as in kernels."""
    if isinstance(value, CompoundValue):
        return SteppedValue(kind_of(value), [_of_constant(lit) for lit in leaves_of(value)])
    if isinstance(value, np.complexfloating):
        element = Complex(f32 if value.dtype.itemsize == 8 else f64)
    if isinstance(element, Vec | Mat | Struct | Complex):
        return SteppedValue(element, [_of_constant(lit) for lit in constants(element, value)])
    return typed(value)


def plain(value: Any) -> Any:
    """A value as a Python object: NumPy scalars, and constants of vectors, matrices and structs."""
    if isinstance(value, tuple):
        return tuple(map(plain, value))
    if isinstance(value, SteppedValue):
        return outside(value._kind, [_constant(leaf) for leaf in own_leaves(value)])
    return value.value if isinstance(value, SteppedScalar) else value


def _field(part: Element, value: Any) -> list[Any]:
    """The numbers of a field; a number that is passed for a bool is one, as in a kernel."""
    is_number = part == bool_ and isinstance(value, int | float)
    return leaves_as(part, bool(value) if is_number else value)


def made(kind: Compound, *args: Any, **named: Any) -> Any:
    """`vec[f32, 3](x, y, z)`: a value of numbers, values and tuples."""
    if isinstance(kind, Struct):
        fields = [name for name, _ in kind.fields]
        values = [*args, *(named[name] for name in fields[len(args) :])]
        return SteppedValue(
            kind, [leaf for part, v in zip(parts(kind), values, strict=True) for leaf in _field(part, v)]
        )
    if isinstance(kind, Complex) and len(args) == 1 and not isinstance(args[0], tuple):
        whole = args[0]
        if isinstance(whole, SteppedValue):
            return made(kind, *whole)
        real = converted(kind.dtype, whole) if isinstance(whole, SteppedScalar) else whole
        return SteppedValue(kind, leaves_as(kind, real))
    types = leaf_types(kind)
    numbers = [leaf for arg in args for leaf in _flat(arg)]
    numbers = numbers * len(types) if len(numbers) == 1 else numbers
    return SteppedValue(kind, [converted(t, leaf) for t, leaf in zip(types, numbers, strict=True)])


def _flat(value: Any) -> list[Any]:
    if isinstance(value, SteppedValue):
        return own_leaves(value)
    return [leaf for item in value for leaf in _flat(item)] if isinstance(value, tuple) else [value]


def converted(dtype: DType, value: Any = 0, *, fast: bool = False) -> Any:
    """`f32(x)`; of a vector or matrix, each number."""
    if isinstance(value, SteppedScalar | SteppedValue):
        return applied(_CAST, value, named=dtype)
    if getattr(value, "pending", None) is not None:
        return applied(_CAST, typed(value, dtype if dtype.is_float else None), named=dtype)
    if isinstance(value, bool) or dtype == bool_:
        return typed(bool(value) if dtype == bool_ else int(value), dtype)
    whole = dtype.is_integer and isinstance(value, float) and value.is_integer()
    return typed(int(value) if whole else value, dtype)


def vector_word(name: str, *args: Any) -> Any:
    """dot, cross, length, normalize or conj."""
    if name == "conj" and isinstance(args[0], complex) and not isinstance(args[0], np.complexfloating):
        return args[0].conjugate()
    values = [_several(stepped(arg) if isinstance(arg, np.complexfloating) else arg) for arg in args]
    if name == "conj":
        return _value(_complex(values[0].kind).conjugate(values[0]))
    if name == "dot":
        return _value(_VECTORS.dot(values[0].items, values[1].items))
    if name == "cross":
        return _value(_VECTORS.cross(*values))
    return _value(_VECTORS.length(values[0]) if name == "length" else _VECTORS.normalized(values[0]))


def _of_values(row: OpRow, args: Sequence[Any], named: DType | None) -> Any:
    """The operation on values of several numbers: number by number, or as of complex numbers."""
    kinds = [arg._kind for arg in args if isinstance(arg, SteppedValue)]
    scalars = [arg.dtype for arg in args if isinstance(arg, SteppedScalar)]
    kind = next((kind for kind in kinds if isinstance(kind, Complex)), None)
    if kind is None and not kinds:
        kind = Complex(next((dtype for dtype in scalars if dtype in (f32, f64)), f32))
    whole = [stepped(arg, kind) if isinstance(arg, complex | np.complexfloating) else arg for arg in args]
    own = kind or next((side._kind for side in whole[row.free :] if isinstance(side, SteppedValue)), None)
    if row.free and isinstance(own, Struct | Complex):
        sides = [leaves_as(own, side) for side in whole[1:]]
        return SteppedValue(own, [applied(row, whole[0], *parts) for parts in zip(*sides, strict=True)])
    if kind is not None:
        return _of_complex(kind, row, whole)
    first = next(arg for arg in whole if isinstance(arg, SteppedValue))
    if row.name == build.INVERSE and leaf_types(first._kind)[0] == bool_:
        row = TABLE[build.OPPOSITE]
    items = [
        applied(row, *[arg[at] if isinstance(arg, SteppedValue) else arg for arg in whole], named=named)
        for at in range(len(first))
    ]
    inner = items[0]
    if isinstance(inner, SteppedScalar):
        return SteppedValue(Vec(inner.dtype, len(items)), items)
    leaves = [leaf for item in items for leaf in own_leaves(item)]
    return SteppedValue(Mat(leaves[0].dtype, len(items), len(inner)), leaves)


def _of_complex(kind: Complex, row: OpRow, args: Sequence[Any]) -> Any:
    values = [_several(arg) for arg in args]
    if row.name in (COMPARE[ast.Eq], COMPARE[ast.NotEq]):
        return _complex(kind).equal(row.name, values, is_equal=row.name == COMPARE[ast.Eq])
    result = _complex(kind).operation(row.name, values)
    if result is None:
        raise CallError(f"complex numbers have no {row.syntax}. Fix: use z.real and z.imag.")
    return _value(result)


def _complex(kind: Any) -> ComplexArithmetic:
    return ComplexArithmetic(kind, _apply, BINARY)


def _apply(name: str, args: Sequence[Any]) -> Any:
    return applied(TABLE[name], *[arg.value if isinstance(arg, Num) else arg for arg in args])


_VECTORS = VectorArithmetic(_apply, lambda value: value, BINARY)


def _several(value: Any) -> Any:
    """A value as the arithmetic of kernels takes it."""
    return of_leaves(value._kind, own_leaves(value)) if isinstance(value, SteppedValue) else value


def _value(value: Any) -> Any:
    if not isinstance(value, Several):
        return value
    assert isinstance(value.kind, Vec | Mat | Struct | Complex)
    return SteppedValue(value.kind, list(tables.leaves(value)))


def _give_operators() -> None:
    rows = {row.symbol: row for row in TABLE.values() if row.symbol}
    for owner in (SteppedScalar, SteppedValue, ChosenFloat, ChosenWhole):
        for symbol, name in _BINARY.items():
            row = rows[symbol]
            setattr(owner, name, lambda a, b, row=row: applied(row, a, b))
            setattr(owner, f"__r{name[2:]}", lambda a, b, row=row: applied(row, b, a))
        setattr(owner, _PLUS, lambda a: a)
        for symbol, name in (*_COMPARED.items(), *_UNARY.items()):
            setattr(owner, name, lambda *args, row=rows[symbol]: applied(row, *args))
    powers = {"__pow__": _power_of_chosen, "__rpow__": lambda count, base: _power_of_chosen(base, count)}
    for owner in (ChosenFloat, ChosenWhole):
        for name, method in powers.items():
            setattr(owner, name, method)


_give_operators()
