"""Atomic operations on array elements. A row defines the new element; every atomic returns the old one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from vyre.ir.dtypes import DType
from vyre.ops import arith, bits
from vyre.ops.row import INTEGERS, NUMBERS, Array, OpRow, TypeFault

_ROW = {row.name: row for row in (*arith.ROWS, *bits.ROWS)}


@dataclass(frozen=True, slots=True)
class AtomicRow:
    """One atomic: `meaning(dtype, old, *values)` is the new element.

    `llvm(cell, *values)` emits it on one element, a `Cell` of emit/llvm, and returns the old value.
    `wgsl(dtype)` is the function of WGSL for it; where there is none, the element becomes
    `by(element, value)` in a loop of compare-and-swap, or without `by`, the second value if it is the first.
    `halves` are statements for an element of 64 bits in two words, {0} and {1}, where nothing needs the old
    one and no other operation is applied to the array: they may be seen one by one.
    `fold(dtype, states)` applies many of them to one element, one after the other: `states` is the element
    followed by the values, and the result is every state of the element, rounded at each step.
    """

    name: str
    kinds: tuple[str, ...]  # of the elements
    doc: str
    meaning: Callable[..., Array]
    llvm: Callable[..., Any]
    values: int = 1
    fold: Callable[[DType, Array], Array] | None = None
    word: str = ""  # its name in kernels, where that is not atomic_ and the row's name
    statement: str = ""  # another word for it, which gives no value
    wgsl: Callable[[DType], str] = lambda dtype: ""
    by: OpRow | None = None
    halves: str = ""

    @property
    def syntax(self) -> str:
        return self.word or f"atomic_{self.name}"


def check(row: AtomicRow, dtype: DType) -> None:
    """Raise a TypeFault unless the row supports elements of `dtype`."""
    if dtype.kind == "bool" or dtype.bits < 32:
        fix = "use a u32 or i32 array."
        raise TypeFault(f"{row.syntax} works on 32- and 64-bit elements, and these are {dtype}.", fix)
    if dtype.kind not in row.kinds:
        fix = "use a u32 array and bits(x)."
        raise TypeFault(f"{row.syntax} works on integers, and these are {dtype}.", fix)


def updating(
    row: OpRow,
    kinds: tuple[str, ...],
    doc: str,
    *,
    instruction: str = "",
    signed: str = "",
    fold: Callable[[DType, Array], Array] | None = None,
    halves: str = "",
) -> AtomicRow:
    """The atomic by which an element becomes `row(element, value)`.

    `instruction` is LLVM's atomicrmw for it on integers, `signed` the one for signed integers where that is
    another; without one, and on floats, it is a loop of compare-and-swap.
    """
    assert row.meaning is not None
    assert row.llvm is not None
    meaning, llvm = row.meaning, row.llvm

    def spell(cell: Any, value: Any) -> Any:
        t: DType = cell.dtype
        name = signed if signed and t.kind == "int" else instruction
        if name and not t.is_float:
            return cell.update(name, value)
        return cell.retry(lambda old: cell.e.rounded(t, llvm(cell.e, t, t, old, value)))

    def wgsl(t: DType) -> str:
        has_one = instruction and not t.is_float and not (signed and t.kind == "int")
        return f"atomic{row.name.title()}" if has_one else ""

    return AtomicRow(
        row.name, kinds, doc, lambda t, old, value: meaning(t, t, old, value), spell,
        fold=fold, wgsl=wgsl, by=row, halves=halves,
    )  # fmt: skip


def _spell_exchange(cell: Any, value: Any) -> Any:
    if not cell.is_wanted:
        return cell.write(value)
    return cell.retry(lambda old: value) if cell.dtype.is_float else cell.update("xchg", value)


def _running(row: OpRow) -> Callable[[DType, Array], Array]:
    """The fold of an associative row: each state covers twice as many values at every step."""
    meaning = row.meaning
    assert meaning is not None

    def fold(t: DType, states: Array) -> Array:
        step = 1
        while step < states.size:
            states = np.concatenate([states[:step], meaning(t, t, states[:-step], states[step:])])
            step *= 2
        return states

    return fold


def _by_ufunc(ufunc: np.ufunc) -> Callable[[DType, Array], Array]:
    return lambda t, states: ufunc.accumulate(states, dtype=states.dtype)


ROWS = (
    updating(
        _ROW["add"], NUMBERS, "element + value", instruction="add", fold=_by_ufunc(np.add),
        halves="let e = atomicAdd({0}, v.x); atomicAdd({1}, v.y + select(0u, 1u, e + v.x < e));",
    ),
    updating(
        _ROW["sub"], NUMBERS, "element - value", instruction="sub", fold=_by_ufunc(np.subtract),
        halves="let e = atomicSub({0}, v.x); atomicSub({1}, v.y + select(0u, 1u, e < v.x));",
    ),
    updating(
        _ROW["min"], NUMBERS, "min(element, value)", instruction="umin", signed="min",
        fold=_running(_ROW["min"]),
    ),
    updating(
        _ROW["max"], NUMBERS, "max(element, value)", instruction="umax", signed="max",
        fold=_running(_ROW["max"]),
    ),
    updating(
        _ROW["and"], INTEGERS, "element & value", instruction="and", fold=_by_ufunc(np.bitwise_and),
        halves="atomicAnd({0}, v.x); atomicAnd({1}, v.y);",
    ),
    updating(
        _ROW["or"], INTEGERS, "the bitwise or of both", instruction="or", fold=_by_ufunc(np.bitwise_or),
        halves="atomicOr({0}, v.x); atomicOr({1}, v.y);",
    ),
    updating(
        _ROW["xor"], INTEGERS, "element ^ value", instruction="xor", fold=_by_ufunc(np.bitwise_xor),
        halves="atomicXor({0}, v.x); atomicXor({1}, v.y);",
    ),
    AtomicRow(
        "fetch", NUMBERS, "unchanged", lambda t, old: old, lambda cell: cell.read(),
        values=0, word="atomic_load", wgsl=lambda t: "atomicLoad",
    ),
    AtomicRow(
        "exchange", NUMBERS, "value", lambda t, old, value: value, _spell_exchange,
        fold=lambda t, states: states, statement="atomic_store", wgsl=lambda t: "atomicExchange",
    ),
    AtomicRow(
        "compare_exchange", INTEGERS, "value if the element equals expected",
        lambda t, old, expected, value: np.asarray(np.where(old == expected, value, old)),
        lambda cell, expected, value: cell.compare_exchange(expected, value), values=2,
    ),
)  # fmt: skip
