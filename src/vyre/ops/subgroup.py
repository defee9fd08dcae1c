"""Operations among the 32 invocations of a subgroup. Meanings take carrier arrays of shape (subgroups, 32).

Sums and other reductions use a butterfly (each invocation with the one whose lane differs in bit 4, then 3,
2, 1, 0), so that float sums are the same everywhere; the exclusive sum uses doubling steps of 1, 2, 4, 8, 16.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import numpy as np

from vyre.ir.dtypes import DType, bool_, i32, u32
from vyre.ir.limits import SUBGROUP
from vyre.ops import arith, bits
from vyre.ops.row import ANY, INTEGERS, NUMBERS, Array, OpRow, TypeFault, apply, require

_LANES = np.arange(SUBGROUP)
_ROW = {row.name: row for row in (*arith.ROWS, *bits.ROWS)}


@dataclass(frozen=True, slots=True)
class CollectiveRow:
    """One collective: kinds of its value, its i32 operand if any, its meaning on (subgroups, 32) arrays."""

    name: str
    kinds: tuple[str, ...]
    doc: str
    meaning: Callable[..., Array]
    result: Literal["same", "bool", "u32"] = "same"
    beside: str = ""  # what the second, i32 operand is called
    uniform: bool = False  # all 32 invocations get the same value

    @property
    def syntax(self) -> str:
        return f"subgroup_{self.name}"

    @property
    def arity(self) -> int:
        return 2 if self.beside else 1


def result_type(row: CollectiveRow, types: tuple[DType, ...]) -> DType:
    """The dtype of the result for operands of these types; raises TypeFault."""
    require(row.syntax, types[0], row.kinds)
    if row.beside and types[1] != i32:
        fix = "convert it, as in i32(...)."
        raise TypeFault(f"the {row.beside} of {row.syntax} is an i32, and this is {types[1]}.", fix)
    return {"same": types[0], "bool": bool_, "u32": u32}[row.result]


def _butterfly(row: OpRow) -> Callable[..., Array]:
    def meaning(t: DType, x: Array) -> Array:
        for step in (16, 8, 4, 2, 1):
            x = apply(row, t, t, x, x[:, _LANES ^ step])
        return x

    return meaning


def _exclusive_add(t: DType, x: Array) -> Array:
    total = x
    for step in (1, 2, 4, 8, 16):
        moved = apply(_ROW["add"], t, t, total[:, np.maximum(_LANES - step, 0)], total)
        total = np.where(_LANES >= step, moved, total)
    return np.where(_LANES >= 1, total[:, np.maximum(_LANES - 1, 0)], np.array(0, x.dtype))


def _take(x: Array, source: Array) -> Array:
    """The value of lane `source` (taken modulo 32) for every invocation."""
    return np.take_along_axis(x, source.astype(np.int64) % SUBGROUP, axis=1)


def _up(t: DType, x: Array, step: Array) -> Array:
    source = _LANES - step.astype(np.int64) % SUBGROUP
    return np.where(source >= 0, _take(x, source), x)


def _down(t: DType, x: Array, step: Array) -> Array:
    source = _LANES + step.astype(np.int64) % SUBGROUP
    return np.where(source < SUBGROUP, _take(x, source), x)


def _ballot(t: DType, x: Array) -> Array:
    word = (x.astype(np.uint64) << _LANES.astype(np.uint64)).sum(axis=1, dtype=np.uint64).astype(np.uint32)
    return np.broadcast_to(word[:, None], x.shape)


def _every(reduce: Callable[..., Array]) -> Callable[..., Array]:
    return lambda t, x: np.broadcast_to(reduce(x, axis=1)[:, None], x.shape)


ROWS = (
    CollectiveRow("add", NUMBERS, "The sum over the subgroup.", _butterfly(_ROW["add"]), uniform=True),
    CollectiveRow("min", NUMBERS, "The least over the subgroup.", _butterfly(_ROW["min"]), uniform=True),
    CollectiveRow("max", NUMBERS, "The greatest over the subgroup.", _butterfly(_ROW["max"]), uniform=True),
    CollectiveRow("and", INTEGERS, "Bitwise and over the subgroup.", _butterfly(_ROW["and"]), uniform=True),
    CollectiveRow("or", INTEGERS, "Bitwise or over the subgroup.", _butterfly(_ROW["or"]), uniform=True),
    CollectiveRow(
        "xor", INTEGERS, "Bitwise exclusive or over the subgroup.", _butterfly(_ROW["xor"]), uniform=True,
    ),
    CollectiveRow("exclusive_add", NUMBERS, "The sum over the lanes below; 0 for lane 0.", _exclusive_add),
    CollectiveRow(
        "broadcast", ANY, "The value of one lane, the same for all: that of the lane which lane 0 names.",
        lambda t, x, lane: _take(x, np.broadcast_to(lane[:, :1], x.shape)), beside="lane", uniform=True,
    ),
    CollectiveRow(
        "shuffle", ANY, "The value of the lane named, modulo 32.", lambda t, x, lane: _take(x, lane),
        beside="lane",
    ),
    CollectiveRow(
        "shuffle_up", ANY, "The value `step` lanes below; one's own where there is none.", _up, beside="step",
    ),
    CollectiveRow(
        "shuffle_down", ANY, "The value `step` lanes above; one's own where there is none.", _down,
        beside="step",
    ),
    CollectiveRow(
        "shuffle_xor", ANY, "The value of the lane whose number differs in the bits of the mask.",
        lambda t, x, mask: _take(x, _LANES ^ (mask.astype(np.int64) % SUBGROUP)), beside="mask",
    ),
    CollectiveRow("ballot", ("bool",), "Bit k is lane k's truth.", _ballot, result="u32", uniform=True),
    CollectiveRow(
        "any", ("bool",), "Does it hold for any of the 32.", _every(np.any), result="bool", uniform=True,
    ),
    CollectiveRow("all", ("bool",), "Does it hold for all 32.", _every(np.all), result="bool", uniform=True),
)  # fmt: skip

COLLECTIVES = {row.name: row for row in ROWS}
