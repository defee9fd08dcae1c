"""Operations among the 32 invocations of a subgroup. Meanings take carrier arrays of shape (subgroups, 32).

Sums and other reductions use a butterfly (each invocation with the one whose lane differs in bit 4, then 3,
2, 1, 0), so that float sums are the same everywhere; scans use doubling steps of 1, 2, 4, 8, 16.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

import numpy as np

from vyre.ir.dtypes import DType, bool_, i32, u32
from vyre.ir.limits import SUBGROUP
from vyre.ops import arith, bits
from vyre.ops.row import ANY, INTEGERS, NUMBERS, Array, OpRow, TypeFault, apply, require

# From the lane whose number is the amount, differs in its bits, or is less or more by it. A lane for which
# there is none keeps its own value.
Way = Literal["from", "xor", "up", "down"]
_LANES = np.arange(SUBGROUP)
_BUTTERFLY, _DOUBLING = (16, 8, 4, 2, 1), (1, 2, 4, 8, 16)
_ROW = {row.name: row for row in (*arith.ROWS, *bits.ROWS)}


@dataclass(frozen=True, slots=True)
class CollectiveRow:
    """One collective: kinds of its value, its i32 operand if any, its meaning on (subgroups, 32) arrays.

    `llvm(lanes, dtype, *args)` emits it by the moves and votes that the target has, `Lanes` of emit/llvm.
    One of a whole workgroup has an expansion instead: `expansion(dtype, sizes)` is the text of a function in
    the kernel language, for values of `dtype` in workgroups of `sizes`. One of the whole launch has both: a
    meaning on arrays with a row for each workgroup, and an expansion whose first array is one of the launch.
    """

    name: str
    kinds: tuple[str, ...]
    doc: str
    meaning: Callable[..., Array] | None = None
    llvm: Callable[..., Any] | None = None
    result: Literal["same", "bool", "u32"] = "same"
    beside: str = ""  # what the second, i32 operand is called
    uniform: bool = False  # all invocations get the same value
    sums_below: bool = False  # the sum over the lanes below: of bools, their number
    operands: tuple[DType, ...] = ()  # the types of all operands, where each has one of its own
    names: str = ""  # of those
    expansion: Callable[[DType, tuple[int, ...]], str] | None = None
    spans: Literal["", "launch"] = ""  # all workgroups; then it has a meaning and an expansion

    @property
    def scope(self) -> Literal["subgroup", "workgroup", "launch"]:
        """The invocations that exchange values."""
        return self.spans or ("subgroup" if self.expansion is None else "workgroup")

    @property
    def syntax(self) -> str:
        return f"subgroup_{self.name}" if self.expansion is None and not self.operands else self.name

    @property
    def arity(self) -> int:
        return len(self.operands) or (2 if self.beside else 1)

    @property
    def parameters(self) -> str:
        """The names of the operands."""
        return self.names or (f"x, {self.beside}" if self.beside else "x")


def result_type(row: CollectiveRow, types: tuple[DType, ...]) -> DType:
    """The dtype of the result for operands of these types; raises TypeFault."""
    for wanted, dtype in zip(row.operands, types, strict=False):
        if wanted != dtype:
            fix = f"pass {row.parameters} of {', '.join(map(str, row.operands))}."
            raise TypeFault(f"an operand of {row.syntax} is {wanted}, and this is {dtype}.", fix)
    require(row.syntax, types[0], row.kinds)
    if row.beside and types[1] != i32:
        fix = "convert it, as in i32(...)."
        raise TypeFault(f"the {row.beside} of {row.syntax} is an i32, and this is {types[1]}.", fix)
    return {"same": types[0], "bool": bool_, "u32": u32}[row.result]


def _reducing(row: OpRow, kinds: tuple[str, ...], doc: str) -> CollectiveRow:
    """The collective that combines the 32 values by a row, in a butterfly."""

    def meaning(t: DType, x: Array) -> Array:
        for step in _BUTTERFLY:
            x = apply(row, t, t, x, x[:, _LANES ^ step])
        return x

    def spell(lanes: Any, t: DType, x: Any) -> Any:
        for step in _BUTTERFLY:
            x = lanes.combined(row, t, x, lanes.moved("xor", x, step))
        return x

    return CollectiveRow(row.name, kinds, doc, meaning, spell, uniform=True)


def _scan(row: OpRow, t: DType, x: Array) -> Array:
    """The values of the lanes up to each one, combined by a row in doubling steps."""
    for step in _DOUBLING:
        moved = apply(row, t, t, x[:, np.maximum(_LANES - step, 0)], x)
        x = np.where(_LANES >= step, moved, x)
    return x


def _spell_scan(row: OpRow, lanes: Any, t: DType, x: Any) -> Any:
    for step in _DOUBLING:
        joined = lanes.combined(row, t, lanes.moved("up", x, step), x)
        x = lanes.e.select(lanes.at_least(step), joined, x)
    return x


def _scanning(row: OpRow, kinds: tuple[str, ...], doc: str) -> CollectiveRow:
    """The collective that combines the values of the lanes up to each one."""
    return CollectiveRow(f"inclusive_{row.name}", kinds, doc, partial(_scan, row), partial(_spell_scan, row))


def _exclusive_add(t: DType, x: Array) -> Array:
    total = _scan(_ROW["add"], t, x)
    return np.where(_LANES >= 1, total[:, np.maximum(_LANES - 1, 0)], np.array(0, x.dtype))


def _spell_exclusive_add(lanes: Any, t: DType, x: Any) -> Any:
    total = _spell_scan(_ROW["add"], lanes, t, x)
    return lanes.e.select(lanes.at_least(1), lanes.moved("up", total, 1), lanes.e.like(x, 0))


def _spell_moved(way: Way) -> Callable[..., Any]:
    """The value of another lane, by an amount modulo 32."""
    return lambda lanes, t, x, amount: lanes.moved(way, x, _modulo(lanes.e, amount))


def _spell_broadcast(lanes: Any, t: DType, x: Any, lane: Any) -> Any:
    return lanes.moved("from", x, lanes.first(_modulo(lanes.e, lane)))


def _modulo(e: Any, amount: Any) -> Any:
    return e.bin("and", amount, e.like(amount, SUBGROUP - 1))


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


def _match(t: DType, x: Array) -> Array:
    equal = (x[:, :, None] == x[:, None, :]).astype(np.uint64) << _LANES.astype(np.uint64)
    return np.asarray(equal.sum(axis=2, dtype=np.uint64).astype(np.uint32))


def _every(reduce: Callable[..., Array]) -> Callable[..., Array]:
    return lambda t, x: np.broadcast_to(reduce(x, axis=1)[:, None], x.shape)


ROWS = (
    _reducing(_ROW["add"], NUMBERS, "The sum over the subgroup."),
    _reducing(_ROW["min"], NUMBERS, "The minimum over the subgroup."),
    _reducing(_ROW["max"], NUMBERS, "The maximum over the subgroup."),
    _reducing(_ROW["and"], INTEGERS, "Bitwise and over the subgroup."),
    _reducing(_ROW["or"], INTEGERS, "Bitwise or over the subgroup."),
    _reducing(_ROW["xor"], INTEGERS, "Bitwise exclusive or over the subgroup."),
    CollectiveRow(
        "exclusive_add", NUMBERS, "The sum over the lanes below; 0 for lane 0.", _exclusive_add,
        _spell_exclusive_add, sums_below=True,
    ),
    _scanning(_ROW["add"], NUMBERS, "The sum over the lanes up to this one."),
    _scanning(_ROW["min"], NUMBERS, "The minimum over the lanes up to this one."),
    _scanning(_ROW["max"], NUMBERS, "The maximum over the lanes up to this one."),
    _scanning(_ROW["and"], INTEGERS, "Bitwise and over the lanes up to this one."),
    _scanning(_ROW["or"], INTEGERS, "Bitwise or over the lanes up to this one."),
    _scanning(_ROW["xor"], INTEGERS, "Bitwise exclusive or over the lanes up to this one."),
    CollectiveRow(
        "match", ("bool", *INTEGERS), "Bit k is set if lane k has the same value.", _match,
        lambda lanes, t, x: lanes.match(x), result="u32",
    ),
    CollectiveRow(
        "broadcast", ANY, "The value of one lane, for all lanes; `lane` of lane 0 selects it.",
        lambda t, x, lane: _take(x, np.broadcast_to(lane[:, :1], x.shape)), _spell_broadcast,
        beside="lane", uniform=True,
    ),
    CollectiveRow(
        "shuffle", ANY, "The value of lane `lane` modulo 32.", lambda t, x, lane: _take(x, lane),
        _spell_moved("from"), beside="lane",
    ),
    CollectiveRow(
        "shuffle_up", ANY, "The value `step` lanes below, or its own if there is no such lane.", _up,
        _spell_moved("up"), beside="step",
    ),
    CollectiveRow(
        "shuffle_down", ANY, "The value `step` lanes above, or its own if there is no such lane.", _down,
        _spell_moved("down"), beside="step",
    ),
    CollectiveRow(
        "shuffle_xor", ANY, "The value of the lane with index `subgroup_lane() ^ mask`.",
        lambda t, x, mask: _take(x, _LANES ^ (mask.astype(np.int64) % SUBGROUP)), _spell_moved("xor"),
        beside="mask",
    ),
    CollectiveRow(
        "ballot", ("bool",), "Bit k is the x of lane k.", _ballot, lambda lanes, t, x: lanes.ballot(x),
        result="u32", uniform=True,
    ),
    CollectiveRow(
        "any", ("bool",), "True if any x is true.", _every(np.any), lambda lanes, t, x: lanes.any(x),
        result="bool", uniform=True,
    ),
    CollectiveRow(
        "all", ("bool",), "True if every x is true.", _every(np.all), lambda lanes, t, x: lanes.all(x),
        result="bool", uniform=True,
    ),
)  # fmt: skip
