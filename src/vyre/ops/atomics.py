"""Atomic operations on array elements: what the element becomes. Each gives back the old value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from vyre.ir.dtypes import DType
from vyre.ops import arith
from vyre.ops.row import Array, TypeFault

_MEANING = {row.name: row.meaning for row in arith.ROWS}


@dataclass(frozen=True, slots=True)
class AtomicRow:
    """One atomic: `combine(dtype, old, *values)` is the new element; `associative` ones may be combined in any order."""

    name: str
    values: int
    floats: bool
    doc: str
    combine: Callable[..., Array]
    associative: bool = False

    @property
    def syntax(self) -> str:
        return f"atomic_{self.name}"


def check(row: AtomicRow, dtype: DType) -> None:
    """A TypeFault unless the row works on elements of `dtype`."""
    if dtype.kind == "bool" or dtype.bits < 32:
        raise TypeFault(f"{row.syntax} works on 32- and 64-bit elements, and these are {dtype}.", "use a u32 or i32 array.")
    if dtype.is_float and not row.floats:
        raise TypeFault(f"{row.syntax} works on integers, and these are {dtype}.", "use a u32 array and bits(x).")


def _by(name: str) -> Callable[..., Array]:
    meaning = _MEANING[name]
    assert meaning is not None
    return lambda t, old, value: meaning(t, t, old, value)


def _swap(t: DType, old: Array, expected: Array, value: Array) -> Array:
    return np.where(old == expected, value, old)


ROWS = (
    AtomicRow("add", 1, True, "element + value", _by("add"), associative=True),
    AtomicRow("sub", 1, True, "element - value", _by("sub"), associative=True),
    AtomicRow("min", 1, True, "the smaller", _by("min"), associative=True),
    AtomicRow("max", 1, True, "the larger", _by("max"), associative=True),
    AtomicRow("and", 1, False, "bitwise and", lambda t, old, value: old & value, associative=True),
    AtomicRow("or", 1, False, "bitwise or", lambda t, old, value: old | value, associative=True),
    AtomicRow("xor", 1, False, "bitwise exclusive or", lambda t, old, value: old ^ value, associative=True),
    AtomicRow("exchange", 1, True, "the value", lambda t, old, value: value),
    AtomicRow(
        "compare_exchange", 2, False, "the second value if the element equals the first",
        _swap,
    ),
)  # fmt: skip

ATOMICS = {row.name: row for row in ROWS}
