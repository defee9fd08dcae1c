"""The values of lowering: typed expressions, numbers without a type, arrays, placeholders for errors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeGuard, assert_never

from vyre.front.compound_types import Complex
from vyre.ir.dtypes import DType, bool_, f32, i32
from vyre.ir.literal import Number
from vyre.ir.nodes import EXPRESSIONS, Expr, Var
from vyre.ops import build


@dataclass(frozen=True, slots=True)
class Num:
    """A Python number known at compile time; it takes the type of the other operand."""

    value: Number

    @property
    def default(self) -> DType:
        """The type without another operand: bool, i32 or f32."""
        if isinstance(self.value, bool):
            return bool_
        return i32 if isinstance(self.value, int) else f32


@dataclass(frozen=True, slots=True)
class Choice:
    """One of two numbers, chosen at run time; like a Num, it takes the type of the other operand."""

    test: Expr
    then: Untyped
    other: Untyped

    @property
    def default(self) -> DType:
        """The type without another operand: f32 if one of the numbers is a float."""
        kinds = (self.then.default, self.other.default)
        return next((kind for kind in kinds if kind.is_float), kinds[0])


@dataclass(frozen=True, slots=True)
class Pick:
    """One of several numbers, chosen by its place at run time; like a Num, it takes the type of the other
    operand. It is `outside` where there is no such place.
    """

    numbers: tuple[Number, ...]
    index: Expr
    outside: Number = 0

    @property
    def default(self) -> DType:
        """The type without another operand: f32 if one of the numbers is a float."""
        kinds = [Num(number).default for number in self.numbers]
        return next((kind for kind in kinds if kind.is_float), kinds[0])


@dataclass(frozen=True, slots=True)
class Later:
    """An operation on numbers without a type, computed in the type that it takes; `default` is the first of
    their own types in which it exists.
    """

    name: str
    args: tuple[Untyped, ...]
    default: DType


@dataclass(frozen=True, slots=True)
class HeldNumber:
    """A local that holds a number without a type: the local where its type is wanted, else the number."""

    number: Pick | Later
    local: Var

    @property
    def default(self) -> DType:
        """The type of the local."""
        return self.local.dtype


@dataclass(frozen=True, slots=True)
class ComplexPick:
    """One of several complex numbers, chosen by its place at run time; it takes the type that it meets."""

    numbers: tuple[complex, ...]
    index: Expr


@dataclass(frozen=True, slots=True)
class ArrayValue:
    """An array by its name in the Program; `shape` is known for shared and local ones."""

    name: str
    dtype: DType
    rank: int
    shown: str  # the user's name for it
    shape: tuple[int, ...] | None = None
    element: object = None  # the vector, matrix or struct that the last axis holds the numbers of

    @property
    def axes(self) -> int:
        """The number of indices of an element; `rank` counts the axis of its numbers, too."""
        return self.rank if self.element in (None, self.dtype) else self.rank - 1


@dataclass(frozen=True, slots=True)
class Static:
    """Any other Python object: a dtype, an intrinsic, a module, a function."""

    value: object


@dataclass(frozen=True, slots=True)
class Several:
    """A tuple of values, or the parts of a vector, matrix or struct, which is its `kind`."""

    items: tuple[Value, ...]
    kind: object = None
    names: tuple[str, ...] = ()  # of the items of a named tuple from outside


@dataclass(frozen=True, slots=True)
class Poison:
    """A placeholder for an error in a name or a tuple; it causes no further problems."""


Untyped: TypeAlias = Num | Choice | Pick | Later | HeldNumber
Value: TypeAlias = Expr | Untyped | ComplexPick | ArrayValue | Static | Several | Poison
POISON = Poison()


def is_untyped(value: Value) -> TypeGuard[Untyped]:
    """True if the value takes the type of the other operand."""
    return isinstance(value, Num | Choice | Pick | Later | HeldNumber)


def negated(value: Untyped) -> Untyped:
    """The number with the other sign, which still takes the type of the other operand."""
    match value:
        case Later():
            return Later(build.NEGATION, (value,), value.default)
        case Num():
            return Num(-value.value)
        case Choice():
            return Choice(value.test, negated(value.then), negated(value.other))
        case Pick():
            return Pick(tuple([-number for number in value.numbers]), value.index, -value.outside)
        case HeldNumber():
            return negated(value.number)
    assert_never(value)


def is_expression(value: Value) -> TypeGuard[Expr]:
    """True if the value already has a type."""
    return isinstance(value, EXPRESSIONS)


def is_complex(value: Value) -> bool:
    """True for a complex number."""
    return isinstance(value, Several) and isinstance(value.kind, Complex)


def is_complex_constant(value: Value) -> bool:
    """True for a complex number of Python, such as 1j: it takes the type that it meets."""
    return isinstance(value, ComplexPick) or (isinstance(value, Static) and isinstance(value.value, complex))


def map_numbers(value: Value, change: Callable[[Expr], Expr]) -> Value:
    """Apply `change` to a value's expressions: itself, those of a tuple, or the tests of a choice."""
    if isinstance(value, Several):
        return Several(tuple(map_numbers(item, change) for item in value.items), value.kind, value.names)
    if isinstance(value, Choice):
        return _with_tests(value, change)
    if isinstance(value, Pick):
        return replace(value, index=change(value.index))
    if isinstance(value, Later):
        return replace(value, args=tuple([_of_untyped(arg, change) for arg in value.args]))
    if isinstance(value, ComplexPick):
        return ComplexPick(value.numbers, change(value.index))
    return change(value) if is_expression(value) else value


def _with_tests(choice: Choice, change: Callable[[Expr], Expr]) -> Choice:
    then, other = (_of_untyped(side, change) for side in (choice.then, choice.other))
    return Choice(change(choice.test), then, other)


def _of_untyped(value: Untyped, change: Callable[[Expr], Expr]) -> Untyped:
    changed = map_numbers(value, change)
    assert is_untyped(changed)
    return changed
