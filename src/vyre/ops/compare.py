"""Comparison, logic, choice and the tests for special floats."""

from __future__ import annotations

import numpy as np

from vyre.ir.dtypes import DType, bool_
from vyre.ops.row import Array, OpRow, TypeFault, one_type, same, truth

ORDERED = ("uint", "int", "float")
ANY = ("bool", "uint", "int", "float")


def _select(types: tuple[DType, ...], named: DType | None) -> DType:
    if types[0] != bool_:
        raise TypeFault(f"select takes a bool first, and this is {types[0]}.", "compare it, as in x != 0.")
    return one_type("select", types[1:])


def _choose(source: DType, result: DType, test: Array, a: Array, b: Array) -> Array:
    return np.where(test, a, b)


ROWS = (
    OpRow("eq", 2, truth("==", *ANY), "a == b; NaN equals nothing.", lambda s, r, a, b: a == b, symbol="==", commutes=True),
    OpRow("ne", 2, truth("!=", *ANY), "a != b.", lambda s, r, a, b: a != b, symbol="!=", commutes=True),
    OpRow("lt", 2, truth("<", *ORDERED), "a < b.", lambda s, r, a, b: a < b, symbol="<"),
    OpRow("le", 2, truth("<=", *ORDERED), "a <= b.", lambda s, r, a, b: a <= b, symbol="<="),
    OpRow("gt", 2, truth(">", *ORDERED), "a > b.", lambda s, r, a, b: a > b, symbol=">"),
    OpRow("ge", 2, truth(">=", *ORDERED), "a >= b.", lambda s, r, a, b: a >= b, symbol=">="),
    OpRow("not", 1, same("not", "bool"), "The opposite truth.", lambda s, r, x: ~x, symbol="not x"),
    OpRow("select", 3, _select, "a where the test holds, else b; both are evaluated.", _choose, free=1),
    OpRow("isnan", 1, truth("isnan", "float"), "Is it NaN.", lambda s, r, x: np.isnan(x)),
    OpRow("isinf", 1, truth("isinf", "float"), "Is it an infinity.", lambda s, r, x: np.isinf(x)),
    OpRow("isfinite", 1, truth("isfinite", "float"), "Is it neither NaN nor an infinity.", lambda s, r, x: np.isfinite(x)),
)  # fmt: skip
