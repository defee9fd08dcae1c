"""Runs a function written in the kernel language on whole arrays, outside the compiler.

The text is executed as Python over `Lanes`: arrays that know their language type, refuse operands of another
type as the language does, and compute exactly what a row of the op table means. The array module is a
parameter, so that NumPy and CuPy share all of it. Functions are straight-line but for an `if` that replaces
one value, or have loops whose body changes nothing in lanes that are done.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import numpy as np

from vyre.ops.fused import fused

WIDTHS = {
    "u8": 8,
    "u16": 16,
    "u32": 32,
    "u64": 64,
    "i8": 8,
    "i16": 16,
    "i32": 32,
    "i64": 64,
    "f32": 32,
    "f64": 64,
}
_LONG = {"u": "uint", "i": "int", "f": "float"}


def array_type(name: str) -> str:
    """The array module's name of a language type."""
    return "bool" if name == "bool" else f"{_LONG[name[0]]}{WIDTHS[name]}"


class Lanes:
    """One value per invocation: an array and its type in the language."""

    __slots__ = ("array", "type", "xp")

    def __init__(self, xp: ModuleType, name: str, array: Any) -> None:
        assert str(array.dtype) == array_type(name), f"{array.dtype} is not {name}"
        self.xp, self.type, self.array = xp, name, array

    def like(self, other: Lanes | float) -> Lanes:
        """The other operand, a literal taking this type."""
        if isinstance(other, Lanes):
            assert other.type == self.type, f"{self.type} meets {other.type}"
            return other
        assert not isinstance(other, float) or self.type[0] == "f", f"{other} meets {self.type}"
        return Lanes(self.xp, self.type, self.xp.asarray(other, dtype=array_type(self.type)))

    def give(self, array: Any, name: str | None = None) -> Lanes:
        return Lanes(self.xp, name or self.type, self.xp.asarray(array))

    def _numbers(
        self, other: Lanes | float, function: Callable[..., Any], result: str | None = None
    ) -> Lanes:
        assert self.type != "bool", "bool is not a number"
        return self.give(function(self.array, self.like(other).array), result)

    def _whole(self, other: Lanes | float, function: Callable[..., Any]) -> Lanes:
        assert self.type[0] in "uib", f"{self.type} has no bits"
        return self.give(function(self.array, self.like(other).array))

    def _shifted(self, amount: Lanes | int, function: Callable[..., Any]) -> Lanes:
        assert self.type[0] in "ui", f"{self.type} cannot be shifted"
        count = self.like(amount).array & self.xp.asarray(WIDTHS[self.type] - 1, dtype=array_type(self.type))
        return self.give(function(self.array, count))

    def __add__(self, other: Lanes | float) -> Lanes:
        return self._numbers(other, lambda a, b: a + b)

    def __sub__(self, other: Lanes | float) -> Lanes:
        return self._numbers(other, lambda a, b: a - b)

    def __rsub__(self, other: Lanes | float) -> Lanes:
        return self._numbers(other, lambda a, b: b - a)

    def __mul__(self, other: Lanes | float) -> Lanes:
        return self._numbers(other, lambda a, b: a * b)

    def __truediv__(self, other: Lanes | float) -> Lanes:
        assert self.type[0] == "f", "/ takes floats"
        return self._numbers(other, lambda a, b: a / b)

    def __rtruediv__(self, other: Lanes | float) -> Lanes:
        assert self.type[0] == "f", "/ takes floats"
        return self._numbers(other, lambda a, b: b / a)

    def __floordiv__(self, other: Lanes | int) -> Lanes:
        assert self.type[0] == "u", "only the unsigned form is needed"
        return self._numbers(other, lambda a, b: a // b)

    def __mod__(self, other: Lanes | int) -> Lanes:
        assert self.type[0] == "u", "only the unsigned form is needed"
        return self._numbers(other, lambda a, b: a % b)

    def __neg__(self) -> Lanes:
        assert self.type != "bool", "bool is not a number"
        return self.give(-self.array)

    def __and__(self, other: Lanes | int) -> Lanes:
        return self._whole(other, lambda a, b: a & b)

    def __or__(self, other: Lanes | int) -> Lanes:
        return self._whole(other, lambda a, b: a | b)

    def __xor__(self, other: Lanes | int) -> Lanes:
        return self._whole(other, lambda a, b: a ^ b)

    def __invert__(self) -> Lanes:
        assert self.type[0] in "ui", f"~ takes integers, not {self.type}"
        return self.give(~self.array)

    def __lshift__(self, amount: Lanes | int) -> Lanes:
        return self._shifted(amount, lambda a, b: a << b)

    def __rshift__(self, amount: Lanes | int) -> Lanes:
        return self._shifted(amount, lambda a, b: a >> b)

    def __lt__(self, other: Lanes | float) -> Lanes:
        return self._numbers(other, lambda a, b: a < b, "bool")

    def __le__(self, other: Lanes | float) -> Lanes:
        return self._numbers(other, lambda a, b: a <= b, "bool")

    def __gt__(self, other: Lanes | float) -> Lanes:
        return self._numbers(other, lambda a, b: a > b, "bool")

    def __ge__(self, other: Lanes | float) -> Lanes:
        return self._numbers(other, lambda a, b: a >= b, "bool")

    def __eq__(self, other: object) -> Lanes:  # type: ignore[override]  # lane by lane
        assert isinstance(other, Lanes | int | float)
        return self._numbers(other, lambda a, b: a == b, "bool")

    def __ne__(self, other: object) -> Lanes:  # type: ignore[override]  # lane by lane
        assert isinstance(other, Lanes | int | float)
        return self._numbers(other, lambda a, b: a != b, "bool")

    __radd__, __rmul__, __rand__, __ror__, __rxor__ = __add__, __mul__, __and__, __or__, __xor__
    __hash__ = None  # type: ignore[assignment]  # equality is lane by lane

    def __bool__(self) -> bool:
        raise TypeError("a straight-line function cannot branch on a value; write select()")


class Type:
    """A language type, called to convert."""

    def __init__(self, xp: ModuleType, name: str) -> None:
        self.xp, self.name = xp, name

    def __call__(self, value: Lanes | float) -> Lanes:
        if not isinstance(value, Lanes):
            return Lanes(self.xp, self.name, self.xp.asarray(value, dtype=array_type(self.name)))
        if value.type[0] == "f" and self.name[0] in "ui":
            return Lanes(self.xp, self.name, self._saturate(value.array))
        return Lanes(self.xp, self.name, value.array.astype(array_type(self.name)))

    def _saturate(self, array: Any) -> Any:
        """Truncated and held at the type's ends; NaN is 0."""
        xp, bits = self.xp, WIDTHS[self.name]
        least, past = (-(2 ** (bits - 1)), 2 ** (bits - 1)) if self.name[0] == "i" else (0, 2**bits)
        whole = xp.trunc(array.astype("float64"))
        above, below = whole >= float(past), whole <= float(least)
        target = array_type(self.name)
        inside = xp.where(above | below | xp.isnan(whole), 0.0, whole).astype(target)
        held = xp.where(below, xp.asarray(least, dtype=target), inside)
        return xp.where(above, xp.asarray(past - 1, dtype=target), held)


def _together(*values: Lanes | float) -> tuple[Lanes, ...]:
    """The operands in their one type, which at least one of them must bring."""
    first = next(value for value in values if isinstance(value, Lanes))
    return tuple(first.like(value) for value in values)


def _two_sum(a: Any, b: Any) -> tuple[Any, Any]:
    total = a + b
    back = total - a
    return total, (a - (total - back)) + (b - back)


def fused_f32(xp: ModuleType, a: Any, b: Any, c: Any) -> Any:
    """a * b + c rounded once: in f64 all is exact but the addition, which is rounded to odd."""
    total, error = _two_sum(a.astype("float64") * b.astype("float64"), c.astype("float64"))
    bits = xp.asarray(total).view("int64")
    inexact_and_even = (error != 0) & ((bits & 1) == 0) & xp.isfinite(error)
    step = xp.where((error > 0) == (total > 0), 1, -1)
    return xp.where(inexact_and_even, bits + step, bits).view("float64").astype("float32")


def _fma(a: Lanes | float, b: Lanes | float, c: Lanes | float) -> Lanes:
    x, y, z = _together(a, b, c)
    if x.type == "f32":
        return x.give(fused_f32(x.xp, x.array, y.array, z.array))
    assert x.xp is np, "f64 is measured with NumPy"
    return x.give(fused(x.array, y.array, z.array))


def _select(test: Lanes, a: Lanes | float, b: Lanes | float) -> Lanes:
    assert test.type == "bool", f"select takes a bool first, not {test.type}"
    x, y = _together(a, b)
    return x.give(x.xp.where(test.array, x.array, y.array))


def _bits(value: Lanes, *, fast: bool = False) -> Lanes:
    """The bits; a NaN has canonical ones, or if `fast`, some that a function must not depend on."""
    assert value.type[0] == "f"
    xp, name = value.xp, f"u{WIDTHS[value.type]}"
    canonical = 0x7FC00000 if value.type == "f32" else 0x7FF8000000000000
    canonical = (1 << WIDTHS[value.type]) - 1 if fast else canonical
    array = xp.ascontiguousarray(value.array).view(array_type(name)).reshape(value.array.shape)
    return Lanes(xp, name, xp.where(xp.isnan(value.array), xp.asarray(canonical, dtype=array.dtype), array))


def _from_bits(target: Type, value: Lanes | int) -> Lanes:
    unsigned = f"u{WIDTHS[target.name]}"
    lanes = value if isinstance(value, Lanes) else Type(target.xp, unsigned)(value)
    assert lanes.type == unsigned, f"from_bits({target.name}, ...) takes {unsigned}, not {lanes.type}"
    array = target.xp.ascontiguousarray(lanes.array).view(array_type(target.name))
    return Lanes(target.xp, target.name, array.reshape(lanes.array.shape))


def _mulhi(a: Lanes | int, b: Lanes | int) -> Lanes:
    x, y = _together(a, b)
    assert x.type in ("u32", "u64"), "only the unsigned forms are needed"
    half = x.array.dtype.type(WIDTHS[x.type] // 2)
    low = x.array.dtype.type((1 << int(half)) - 1)
    a0, a1, b0, b1 = x.array & low, x.array >> half, y.array & low, y.array >> half
    middle = a1 * b0 + ((a0 * b0) >> half)
    return x.give(a1 * b1 + (middle >> half) + (((middle & low) + a0 * b1) >> half))


def _smaller(a: Lanes | float, b: Lanes | float) -> Lanes:
    x, y = _together(a, b)
    assert x.type[0] == "f"
    xp, tie = x.xp, x.array == y.array
    negative = xp.where(xp.signbit(x.array), x.array, y.array)
    return x.give(xp.where(tie, negative, xp.fmin(x.array, y.array)))


def _larger(a: Lanes | float, b: Lanes | float) -> Lanes:
    x, y = _together(a, b)
    return -_smaller(-x, -y)


def _within(value: Lanes, low: float, high: float, *, fast: bool) -> Lanes:
    """The value if it is between the bounds, else NaN: the function must not depend on it."""
    assert fast, "only the fast variant is needed"
    x, xp = value.array, value.xp
    return value.give(xp.where((x >= low) & (x <= high), x, x.dtype.type(np.nan)))


def _range(stop: Lanes) -> Iterator[Lanes]:
    """The turns of the lane that has most of them."""
    return (stop.like(turn) for turn in range(int(stop.array.max(initial=0))))


def _copysign(a: Lanes | float, b: Lanes | float) -> Lanes:
    x, y = _together(a, b)
    return x.give(x.xp.copysign(x.array, x.xp.where(x.xp.isnan(y.array), x.xp.abs(y.array), y.array)))


def _floats(function: str, result: str | None = None) -> Callable[[Lanes], Lanes]:
    def call(value: Lanes) -> Lanes:
        assert value.type[0] == "f", f"{function} takes floats, not {value.type}"
        return value.give(getattr(value.xp, function)(value.array), result)

    return call


def names(xp: ModuleType) -> dict[str, Any]:
    """What a straight-line function may call, over one array module."""
    one = {"floor": "floor", "ceil": "ceil", "trunc": "trunc", "round": "rint", "sqrt": "sqrt", "abs": "abs"}
    tests = ("isnan", "isinf", "isfinite")
    return {
        **{name: Type(xp, name) for name in WIDTHS},
        **{name: _floats(function) for name, function in one.items()},
        **{name: _floats(name, "bool") for name in tests},
        "fma": _fma, "select": _select, "bits": _bits, "from_bits": _from_bits, "mulhi": _mulhi,
        "range": _range, "min": _smaller, "max": _larger, "copysign": _copysign,
        "clamp": _within,
    }  # fmt: skip


def function(xp: ModuleType, texts: dict[str, str], name: str) -> Callable[..., Any]:
    """The function of this name on arrays; `texts` are all expansions for one dtype."""
    space = names(xp)
    for other, text in texts.items():
        own = dict(names(xp))  # helpers of one text are not seen by another
        own.update({called: _late(space, called) for called in texts})
        exec(compile(_Chosen().visit(ast.parse(text)), f"<{other}>", "exec"), own)
        space[other] = own[other]

    def call(*arrays: Any) -> Any:
        types = {"float32": "f32", "float64": "f64"}
        return space[name](*(Lanes(xp, types[str(array.dtype)], array) for array in arrays)).array

    return call


class _Chosen(ast.NodeTransformer):
    """Turns `if test: y = value` into `y = select(test, value, y)`, for lanes that differ in the test."""

    def visit_If(self, node: ast.If) -> ast.Assign:
        (assign,) = node.body
        assert isinstance(assign, ast.Assign)
        (target,) = assign.targets
        assert isinstance(target, ast.Name)
        assert not node.orelse, "only `if test: y = value` is needed"
        values = [node.test, assign.value, ast.Name(target.id, ast.Load())]
        chosen = ast.Call(ast.Name("select", ast.Load()), values, [])
        return ast.fix_missing_locations(ast.copy_location(ast.Assign([target], chosen), node))


def _late(space: dict[str, Any], name: str) -> Callable[..., Any]:
    return lambda *args: space[name](*args)
