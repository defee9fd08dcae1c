"""Value numbers: small ints that identify values, so that no dict is keyed by a tree."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import assert_never

from vyre.ir.literal import Lit
from vyre.ir.nodes import Cond, Expr, Id, Load, Op, Shape, Table, Var
from vyre.ir.walk import children

Key = tuple[object, ...]


class LocalValues:
    """Gives equal keys equal numbers; `state` gives the current value of a local or contents of an array."""

    def __init__(self, state: Callable[[Var | Load], object]) -> None:
        self._state = state
        self._numbers: dict[Key, int] = {}
        self._fresh = count()
        self._known: dict[int, int] = {}  # by the identity of an expression of the current statement

    def fresh(self) -> int:
        """A number for a value that equals no other."""
        return next(self._fresh)

    def of_key(self, key: Key) -> int:
        """The number of the value with this key."""
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = next(self._fresh)
        return number

    def next_statement(self) -> None:
        """Forget the numbers of expressions, not of values: locals and memory may have changed."""
        self._known.clear()

    def of(self, expr: Expr) -> int:
        """The number of an expression's current value."""
        number = self._known.get(id(expr))
        if number is None:
            number = self._known[id(expr)] = self._number(expr)
        return number

    def _number(self, expr: Expr) -> int:
        match expr:
            case Lit():
                return self.of_key(("lit", expr.dtype.name, expr.bits))
            case Id():
                return self.of_key(("id", expr.kind, expr.axis))
            case Shape():
                return self.of_key(("shape", expr.array, expr.axis))
            case Var():
                state = self._state(expr)
                return state if isinstance(state, int) else self.of_key(("var", expr.name))
            case Load():
                return self.of_key(("load", expr.array, self._state(expr), *map(self.of, expr.index)))
            case Op():
                return self.of_key(("op", expr.op, expr.dtype.name, *map(self.of, expr.args)))
            case Cond():
                return self.of_key(("cond", *map(self.of, children(expr))))
            case Table():
                return self.of_key(("table", expr.dtype.name, expr.values, self.of(expr.index)))
        assert_never(expr)
