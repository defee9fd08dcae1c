"""Operations on numbers that have no type yet: Python computes them, exactly, when a kernel is compiled."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from functools import partial, reduce
from math import copysign, inf, nan
from operator import truediv

from vyre.front.scope import Mistake, Scope
from vyre.front.values import Choice, HeldNumber, Later, Num, Pick, Untyped, Value, is_untyped
from vyre.ir.dtypes import DType, bool_, f32
from vyre.ir.literal import Number
from vyre.ir.nodes import Expr
from vyre.ops import build
from vyre.ops.row import CONSTANT_BITS, OpRow, TooLarge, TypeFault


def folded_number(low: Scope, row: OpRow, left: Value, right: Value, node: ast.AST) -> Untyped | None:
    """The result of an operation on numbers without a type; None if it needs one."""
    if not is_untyped(left) or not is_untyped(right):
        return None
    if not isinstance(left, Num) or not isinstance(right, Num):
        return _combined(row, left, right)
    assert row.number is not None
    try:
        result = row.number(left.value, right.value)
    except TooLarge:
        raise _beyond(low, node) from None
    except (ArithmeticError, TypeError, ValueError) as fault:
        what = f"this constant cannot be computed: {fault}."
        fix = "change the numbers, or compute it outside the kernel."
        raise low.problem("P213", what, fix, node) from None
    if isinstance(result, complex):
        what = "this constant is a complex number, and kernels have real ones only."
        raise low.problem("P213", what, "take the root or power of a positive number.", node)
    if isinstance(result, int) and result.bit_length() > CONSTANT_BITS:
        raise _beyond(low, node)
    return Num(result)


LARGEST_LATER = 64  # operations: they are computed for every type in which they are used


def later(row: OpRow, args: Sequence[Value]) -> Later | None:
    """The operation on numbers without a type, one of which is chosen at run time, in a form that takes the
    type of the other operand; None if it has a type, or none in which it exists.
    """
    untyped = [arg for arg in args if is_untyped(arg)]
    if len(untyped) < len(args) or row.free or sum(map(_size, untyped)) > LARGEST_LATER:
        return None
    default = next((arg.default for arg in untyped if arg.default.is_float), untyped[0].default)
    known = next((dtype for dtype in (default, f32) if has_type(row, len(args), dtype)), None)
    return None if known is None or known == bool_ else Later(row.name, tuple(untyped), known)


def has_type(row: OpRow, count: int, dtype: DType) -> bool:
    """True if the operation on values of this type gives one of the same type."""
    try:
        return row.rule((dtype,) * count, None) == dtype
    except TypeFault:
        return False


def _size(value: Untyped) -> int:
    match value:
        case Later():
            return 1 + sum(map(_size, value.args))
        case HeldNumber():
            return _size(value.number)
        case Choice():
            return _size(value.then) + _size(value.other)
    return 0


def all_or_any(tests: Sequence[Expr | Num], *, is_all: bool) -> Expr | Num:
    """True if all, or any, of the conditions are."""
    known = [bool(test.value) for test in tests if isinstance(test, Num)]
    rest = [test for test in tests if not isinstance(test, Num)]
    if not rest or (not is_all) in known:
        return Num(not is_all if (not is_all) in known else is_all)
    return reduce(partial(build.operation, build.BOTH if is_all else build.EITHER), rest)


def _beyond(low: Scope, node: ast.AST) -> Mistake:
    what = f"this constant has more than {CONSTANT_BITS} bits."
    fix = "use a smaller exponent or shift: no type holds more than 64 bits."
    return low.problem("P213", what, fix, node)


def _combined(row: OpRow, left: Untyped, right: Untyped) -> Untyped | None:
    """The result of an operation on two numbers, one of which is chosen at run time: that of each number it
    may be. None if both are chosen, or if there is none for some of them: then they are computed in a type.
    """
    match left, right:
        case HeldNumber(), _:
            return _combined(row, left.number, right)
        case _, HeldNumber():
            return _combined(row, left, right.number)
        case Num(), Num():
            result = folded_result(row, left.value, right.value)
            return None if result is None else Num(result)
        case Choice(), Num():
            return _of_choice(left.test, _combined(row, left.then, right), _combined(row, left.other, right))
        case Num(), Choice():
            return _of_choice(right.test, _combined(row, left, right.then), _combined(row, left, right.other))
        case Pick(), Num():
            pairs = [(number, right.value) for number in (*left.numbers, left.outside)]
            return _of_pick(row, left.index, pairs)
        case Num(), Pick():
            pairs = [(left.value, number) for number in (*right.numbers, right.outside)]
            return _of_pick(row, right.index, pairs)
    return None


def _of_choice(test: Expr, then: Untyped | None, other: Untyped | None) -> Choice | None:
    return None if then is None or other is None else Choice(test, then, other)


def _of_pick(row: OpRow, index: Expr, pairs: Sequence[tuple[Number, Number]]) -> Pick | None:
    results = [folded_result(row, one, other) for one, other in pairs]
    known = [result for result in results if result is not None]
    return Pick(tuple(known[:-1]), index, known[-1]) if len(known) == len(results) else None


def folded_result(row: OpRow, one: Number, other: Number) -> Number | None:
    """Python's own result, or that of IEEE if a number is divided by 0; None if there is none."""
    if row.number is truediv and other == 0:
        return nan if one == 0 or one != one else copysign(inf, one) * copysign(1.0, other)
    try:
        result = row.number(one, other) if row.number is not None else None
    except (ArithmeticError, TypeError, ValueError):
        return None
    is_large = isinstance(result, int) and result.bit_length() > CONSTANT_BITS
    return result if isinstance(result, bool | int | float) and not is_large else None
