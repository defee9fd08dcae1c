"""Arithmetic of complex numbers, vectors and matrices, which becomes arithmetic of their numbers, each
operation rounded once; sums go from the first item on.

For a + bi and c + di, the product is (a * c - b * d) + (a * d + b * c)i, and the quotient
(a * c + b * d) / s + ((b * c - a * d) / s)i with s = c * c + d * d.
"""

from __future__ import annotations

import ast
import cmath
from collections.abc import Callable, Sequence
from functools import reduce
from operator import add, mul, sub, truediv
from typing import TypeAlias

from vyre.front import tables
from vyre.front.compound_types import Complex, Mat, Vec
from vyre.front.compounds import transposed
from vyre.front.values import ComplexPick, Num, Several, Static, Value, is_expression
from vyre.ir.dtypes import f32, f64
from vyre.ir.literal import literal
from vyre.ops import build

Apply: TypeAlias = Callable[[str, Sequence[Value]], Value]
Parts: TypeAlias = tuple[Value, Value | None]  # the imaginary part of a real number is None


def met(args: Sequence[Value]) -> list[Value] | None:
    """The values with complex constants converted to the type of the others; None if no other has a type."""
    kinds = [arg.kind for arg in args if isinstance(arg, Several) and isinstance(arg.kind, Complex)]
    kinds += [Complex(arg.dtype) for arg in args if is_expression(arg) and arg.dtype in (f32, f64)]
    return [of_constant(arg, kinds[0]) for arg in args] if kinds else None


def of_constant(value: Value, kind: Complex) -> Value:
    """A complex constant as a value of this type; any other value unchanged."""
    if isinstance(value, ComplexPick):
        sides = ([item.real for item in value.numbers], [item.imag for item in value.numbers])
        rows = [[literal(kind.dtype, part) for part in side] for side in sides]
        return Several(tuple(tables.table(kind.dtype, row, value.index) for row in rows), kind)
    if not isinstance(value, Static) or not isinstance(value.value, complex):
        return value
    return Several(tuple(literal(kind.dtype, part) for part in (value.value.real, value.value.imag)), kind)


def as_complex(value: Value, kind: Complex) -> Value:
    """A constant, or a number of the type of the parts, as a complex number; any other value unchanged."""
    if isinstance(value, Num):
        return of_constant(Static(complex(value.value)), kind)
    if is_expression(value) and value.dtype == kind.dtype:
        return Several((value, literal(kind.dtype, 0)), kind)
    return of_constant(value, kind)


def folded(name: str, args: Sequence[Value], words: dict[type[ast.operator], str]) -> Value | None:
    """The result of an operation on constants; None if it has others, or no result."""
    plain = [arg.value for arg in args if isinstance(arg, Num | Static)]
    numbers = [value for value in plain if isinstance(value, bool | int | float | complex)]
    if len(numbers) != len(args):
        return None
    if name == build.NEGATION:
        return Static(-numbers[0])
    if name == build.MAGNITUDE:
        return Num(abs(numbers[0]))
    operations: dict[type[ast.operator], Callable[..., complex]] = {
        ast.Add: add,
        ast.Sub: sub,
        ast.Mult: mul,
        ast.Div: truediv,
    }
    function = next((do for kind, do in operations.items() if words[kind] == name), None)
    function = cmath.exp if name == build.EXPONENTIAL else function
    try:
        return None if function is None else Static(complex(function(*numbers)))
    except (ZeroDivisionError, OverflowError):
        return None


def conjugate_of_constant(value: Value) -> Value:
    """The conjugate of a complex constant."""
    if isinstance(value, ComplexPick):
        return ComplexPick(tuple(complex(number).conjugate() for number in value.numbers), value.index)
    assert isinstance(value, Static)
    assert isinstance(value.value, complex)
    return Static(value.value.conjugate())


class ComplexArithmetic:
    """Operations on complex numbers and numbers, by the operations on numbers that `apply` emits."""

    def __init__(self, kind: Complex, apply: Apply, words: dict[type[ast.operator], str]) -> None:
        self.kind, self.apply, self.words = kind, apply, words

    def operation(self, name: str, args: Sequence[Value]) -> Value | None:
        """The result of an operation of the table; None if complex numbers do not have it."""
        parts = [self._parts(arg) for arg in args]
        if len(parts) == 1:
            return self._of_one(name, *parts[0])
        (a, b), (c, d) = parts[0], parts[-1]
        if name in (self.words[ast.Add], self.words[ast.Sub]) and len(parts) == 2:
            imaginary = b if d is None else self._signed(name, d) if b is None else self.apply(name, (b, d))
            return self._made(self.apply(name, (a, c)), imaginary)
        if name == self.words[ast.Mult]:
            if b is None or d is None:
                return self._scaled(name, (c, d), a) if b is None else self._scaled(name, (a, b), c)
            real = self._minus(self._times(a, c), self._times(b, d))
            return self._made(real, self._plus(self._times(a, d), self._times(b, c)))
        if name == self.words[ast.Div]:
            return self._scaled(name, (a, b), c) if d is None else self._divided(a, b, c, d)
        return None

    def equal(self, name: str, args: Sequence[Value], *, is_equal: bool) -> Value:
        """`z == w` or `z != w`, by the comparison of numbers `name`."""
        pairs = zip(
            *([real, Num(0) if imag is None else imag] for real, imag in map(self._parts, args)), strict=True
        )
        one, two = [self.apply(name, pair) for pair in pairs]
        return self.apply(build.BOTH if is_equal else build.EITHER, (one, two))

    def conjugate(self, value: Value) -> Value:
        real, imaginary = self._parts(value)
        assert imaginary is not None
        return self._made(real, self.apply(build.NEGATION, (imaginary,)))

    def power(self, value: Value, count: int) -> Value:
        """The product of `count` factors, from 1 on: by squares, from the lowest bit of the count."""
        result: Value | None = None
        while count:
            if count & 1:
                result = value if result is None else self._product(result, value)
            count >>= 1
            value = self._product(value, value) if count else value
        assert result is not None
        return result

    def _product(self, one: Value, other: Value) -> Value:
        result = self.operation(self.words[ast.Mult], (one, other))
        assert result is not None
        return result

    def _of_one(self, name: str, real: Value, imaginary: Value | None) -> Value | None:
        assert imaginary is not None
        if name == build.MAGNITUDE:
            return self.apply(build.HYPOTENUSE, (real, imaginary))
        if name == build.NEGATION:
            return self._made(self.apply(name, (real,)), self.apply(name, (imaginary,)))
        if name == build.EXPONENTIAL:
            size = self.apply(name, (real,))
            turn = [self.apply(word, (imaginary,)) for word in (build.COSINE, build.SINE)]
            return self._made(*[self._times(size, part) for part in turn])
        return None

    def _divided(self, a: Value, b: Value | None, c: Value, d: Value) -> Value:
        size = self._plus(self._times(c, c), self._times(d, d))
        if b is None:
            real, imaginary = self._times(a, c), self.apply(build.NEGATION, (self._times(a, d),))
        else:
            real = self._plus(self._times(a, c), self._times(b, d))
            imaginary = self._minus(self._times(b, c), self._times(a, d))
        return self._made(*[self.apply(self.words[ast.Div], (part, size)) for part in (real, imaginary)])

    def _scaled(self, name: str, value: tuple[Value, Value | None], by: Value) -> Value:
        real, imaginary = value
        assert imaginary is not None
        return self._made(self.apply(name, (real, by)), self.apply(name, (imaginary, by)))

    def _signed(self, name: str, value: Value) -> Value:
        return value if name == self.words[ast.Add] else self.apply(build.NEGATION, (value,))

    def _parts(self, value: Value) -> Parts:
        if isinstance(value, Several):
            return value.items[0], value.items[1]
        return value, None

    def _made(self, real: Value, imaginary: Value | None) -> Several:
        assert imaginary is not None
        return Several((real, imaginary), self.kind)

    def _times(self, a: Value, b: Value) -> Value:
        return self.apply(self.words[ast.Mult], (a, b))

    def _plus(self, a: Value, b: Value) -> Value:
        return self.apply(self.words[ast.Add], (a, b))

    def _minus(self, a: Value, b: Value) -> Value:
        return self.apply(self.words[ast.Sub], (a, b))


def of_one_kind(sides: Sequence[Value]) -> Sequence[Value]:
    """The values with constants and real numbers as complex numbers, if one of them is complex."""
    kinds = [side.kind for side in sides if isinstance(side, Several) and isinstance(side.kind, Complex)]
    return [as_complex(side, kinds[0]) for side in sides] if kinds else sides


class VectorArithmetic:
    """Operations on vectors and matrices, by the operations on numbers that `apply` emits. `once` gives a
    value a form that can be used twice.
    """

    def __init__(
        self, apply: Apply, once: Callable[[Value], Value], words: dict[type[ast.operator], str]
    ) -> None:
        self.apply, self.once, self.words = apply, once, words

    def dot(self, left: Sequence[Value], right: Sequence[Value]) -> Value:
        """The sum of the products of the items, from the first on."""
        products = [self.apply(self.words[ast.Mult], pair) for pair in zip(left, right, strict=True)]
        return reduce(lambda total, item: self.apply(self.words[ast.Add], (total, item)), products)

    def cross(self, a: Several, b: Several) -> Several:
        """The vector that is orthogonal to two vectors of 3 numbers."""

        def item(i: int, j: int) -> Value:
            pairs = ((a.items[i], b.items[j]), (a.items[j], b.items[i]))
            return self.apply(self.words[ast.Sub], [self.apply(self.words[ast.Mult], pair) for pair in pairs])

        return Several((item(1, 2), item(2, 0), item(0, 1)), a.kind)

    def length(self, vector: Several) -> Value:
        return self.apply(build.SQUARE_ROOT, (self.dot(vector.items, vector.items),))

    def normalized(self, vector: Several) -> Several:
        size = self.once(self.length(vector))
        parts = [self.apply(self.words[ast.Div], (item, size)) for item in vector.items]
        return Several(tuple(parts), vector.kind)

    def product(self, left: Several, right: Several) -> Several | None:
        """A matrix times a vector or a matrix, or a vector times a matrix; None if their sizes do not fit."""
        if isinstance(left.kind, Vec) and isinstance(right.kind, Mat):
            left, right = transposed(right), left
        if not isinstance(left.kind, Mat) or left.kind.columns != len(right.items):
            return None
        dtype = left.kind.dtype
        rows = [row.items for row in left.items if isinstance(row, Several)]
        if isinstance(right.kind, Vec):
            return Several(tuple(self.dot(row, right.items) for row in rows), Vec(dtype, len(rows)))
        if not isinstance(right.kind, Mat):
            return None
        inner = [row.items for row in right.items if isinstance(row, Several)]
        columns, width = [*zip(*inner, strict=True)], right.kind.columns
        made = [Several(tuple(self.dot(row, one) for one in columns), Vec(dtype, width)) for row in rows]
        return Several(tuple(made), Mat(dtype, len(rows), width))
