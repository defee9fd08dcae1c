"""Atomic operations on array elements. A row defines the new element; every atomic returns the old one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from vyre.ir.dtypes import DType
from vyre.ops import arith, bits
from vyre.ops.row import Array, TypeFault

_MEANING = {row.name: row.meaning for row in (*arith.ROWS, *bits.ROWS)}


@dataclass(frozen=True, slots=True)
class AtomicRow:
    """One atomic: `combine(dtype, old, *values)` is the new element.

    `fold(dtype, states)` applies many of them to one element, one after the other: `states` is the element
    followed by the values, and the result is every state of the element, rounded at each step.
    """

    name: str
    values: int
    floats: bool
    doc: str
    combine: Callable[..., Array]
    fold: Callable[[DType, Array], Array] | None = None

    @property
    def syntax(self) -> str:
        return f"atomic_{self.name}"


def check(row: AtomicRow, dtype: DType) -> None:
    """Raise a TypeFault unless the row supports elements of `dtype`."""
    if dtype.kind == "bool" or dtype.bits < 32:
        fix = "use a u32 or i32 array."
        raise TypeFault(f"{row.syntax} works on 32- and 64-bit elements, and these are {dtype}.", fix)
    if dtype.is_float and not row.floats:
        fix = "use a u32 array and bits(x)."
        raise TypeFault(f"{row.syntax} works on integers, and these are {dtype}.", fix)


def _by(name: str) -> Callable[..., Array]:
    meaning = _MEANING[name]
    assert meaning is not None
    return lambda t, old, value: meaning(t, t, old, value)


def _swap(t: DType, old: Array, expected: Array, value: Array) -> Array:
    return np.where(old == expected, value, old)


def _running(combine: Callable[..., Array]) -> Callable[[DType, Array], Array]:
    """The fold of an associative row: each state covers twice as many values at every step."""

    def fold(t: DType, states: Array) -> Array:
        step = 1
        while step < states.size:
            states = np.concatenate([states[:step], combine(t, states[:-step], states[step:])])
            step *= 2
        return states

    return fold


def _by_ufunc(ufunc: np.ufunc) -> Callable[[DType, Array], Array]:
    return lambda t, states: ufunc.accumulate(states, dtype=states.dtype)


ROWS = (
    AtomicRow("add", 1, True, "element + value", _by("add"), fold=_by_ufunc(np.add)),
    AtomicRow("sub", 1, True, "element - value", _by("sub"), fold=_by_ufunc(np.subtract)),
    AtomicRow("min", 1, True, "the smaller", _by("min"), fold=_running(_by("min"))),
    AtomicRow("max", 1, True, "the larger", _by("max"), fold=_running(_by("max"))),
    AtomicRow("and", 1, False, "bitwise and", _by("and"), fold=_by_ufunc(np.bitwise_and)),
    AtomicRow("or", 1, False, "bitwise or", _by("or"), fold=_by_ufunc(np.bitwise_or)),
    AtomicRow("xor", 1, False, "bitwise exclusive or", _by("xor"), fold=_by_ufunc(np.bitwise_xor)),
    AtomicRow("exchange", 1, True, "the value", lambda t, old, value: value, fold=lambda t, states: states),
    AtomicRow("compare_exchange", 2, False, "the second value if the element equals the first", _swap),
)  # fmt: skip

ATOMICS = {row.name: row for row in ROWS}
