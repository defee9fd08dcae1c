"""Folds over the workgroups before one, in a fixed order, as look-back in one launch.

Groups are the leaves of a tree of 16 children. The value of a node is the fold of its children from the
left; the result of a group is the fold, from the left, of the complete nodes before it, the largest first.
So no order of execution affects a rounding, and a group waits for at most 15 nodes of each of 8 levels.

    group 37 = 0x25:  2 nodes of 16 groups, 5 groups

A group stores its own value, and then those of the nodes that it completes, in words of 64 bits which also
say that there is a value: one relaxed atomic moves both. A node is known two trips to memory after its last
child, so the last of n groups waits for log(n) trips and not for n.

A group waits for groups before it only; where groups start in order, and go on while others wait, this ends.
GPUs start blocks in the order of their numbers, and keep a block until it ends. With tickets instead of
numbers no order would be needed, but loads would not be linear in ids, and a scan without vectors takes twice
as long.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import prod
from typing import Any

import numpy as np

from vyre.ir.dtypes import DType
from vyre.ir.limits import SUBGROUP
from vyre.ops import arith, bits
from vyre.ops.row import INTEGERS, NUMBERS, Array, OpRow, apply
from vyre.ops.subgroup import CollectiveRow

BITS, LEVELS = 4, 8  # of a group's number for a level, and levels: 2**31 groups
CHILDREN = 1 << BITS
SLOTS = CHILDREN * LEVELS
_ROW = {row.name: row for row in (*arith.ROWS, *bits.ROWS)}

# Row 0 of `state` has the values of groups, row 1 those of nodes, level by level; of values of 64 bits these
# are the low halves, and rows 2 and 3 have the high ones.
#
# A group that is the last of a node publishes it as soon as the other children are there, and before it waits
# for anything else: otherwise each node would wait for those to its left.
_TEXT = """\
def published(state, row, place, word):
    atomic_store(state, (row, place), u64(1) << 32 | word & u64(0xffffffff))
    if {is_wide}:
        atomic_store(state, (row + 2, place), u64(1) << 32 | word >> 32)

def awaited(state, row, place):
    low = u64(0)
    for _ in range(2147483647):
        low = atomic_load(state, (row, place))
        if low != 0:
            break
    word = low & u64(0xffffffff)
    if {is_wide}:
        high = u64(0)
        for _ in range(2147483647):
            high = atomic_load(state, (row + 2, place))
            if high != 0:
                break
        word = word | high << 32
    return word

"""
_TREE = """\
def {name}(x):
    state = shared(u64, ({rows}, 1))
    before = shared({dtype}, {slots} + 1)
    own = {own}
    at = (wid(0) * num_groups(1) + wid(1)) * num_groups(2) + wid(2)
    groups = num_groups(0) * num_groups(1) * num_groups(2)
    if own == 0:
        published(state, 0, at, u64(bits(x)))
    total = x
    first = 0
    above = 0
    for level in range({last}):
        above = 0 if level == 0 else first + (groups >> (level * {by}))
        if (at + 1) % (1 << ((level + 1) * {by})) == 0:
            for child in range(own, {children} - 1, {size}):
                place = first + (at >> (level * {by})) - ({children} - 1) + child
                before[child] = from_bits({dtype}, {bits}(awaited(state, min(level, 1), place)))
            barrier()
            if own == 0:
                left = before[0]
                for child in unroll(range(1, {children} - 1)):
                    left = {fold_left}
                total = {fold_total}
                published(state, 1, above + (at >> ((level + 1) * {by})), u64(bits(total)))
            barrier()
        first = above
    for slot in range(own, {slots}, {size}):
        node = at >> ((slot // {children}) * {by})
        value = {neutral}
        if slot % {children} < node % {children}:
            start = 0
            for below in range(1, slot // {children}):
                start += groups >> (below * {by})
            place = start + node - node % {children} + slot % {children}
            value = from_bits({dtype}, {bits}(awaited(state, min(slot // {children}, 1), place)))
        before[slot] = value
    barrier()
    if own == {size} - 1:
        result = {neutral}
        for turn in range({levels}):
            high = {last} - turn
            if (at >> (high * {by})) % {children} != 0:
                for child in unroll(range({children} - 1)):
                    result = {fold_result}
        before[{slots}] = result
    barrier()
    return before[{slots}]
"""

# Where the order is of no account, the first subgroup folds 32 groups at a time, going back to one that knows
# what comes before it: row 1 has what is before a group, with its own value.
_BACK = """\
def {name}(x):
    state = shared(u64, ({rows}, 1))
    before = shared({dtype}, 1)
    own = {own}
    at = (wid(0) * num_groups(1) + wid(1)) * num_groups(2) + wid(2)
    if own == 0:
        published(state, 0, at, u64(bits(x)))
    if own < 32:
        result = {neutral}
        first = at
        for _ in range(2147483647):
            place = first - 1 - own
            ends = u64(1)
            value = {neutral}
            if place >= 0:
                word = u64(0)
                for _ in range(2147483647):
                    ends = atomic_load(state, (1, place))
                    word = ends if ends != 0 else atomic_load(state, (0, place))
                    if word != 0:
                        break
                word = word & u64(0xffffffff)
                if {is_wide}:
                    high = u64(0)
                    for _ in range(2147483647):
                        high = atomic_load(state, (3 if ends != 0 else 2, place))
                        if high != 0:
                            break
                    word = word | high << 32
                value = from_bits({dtype}, {bits}(word))
            ending = subgroup_ballot(ends != 0)
            if ending & ((u32(1) << u32(own)) - 1) != 0:
                value = {neutral}
            for by in unroll(range(5)):
                other = subgroup_shuffle_xor(value, 16 >> by)
                value = {fold_value}
            result = {fold_window}
            if ending != 0:
                break
            first -= 32
        if own == 0:
            published(state, 1, at, u64(bits({fold_own})))
            before[0] = result
    barrier()
    return before[0]
"""


# An invocation publishes its own value with state 1, so that later workgroups may add it, and then the sum up
# to it with state 2, at which they stop; the first workgroup does both at once, so that nobody waits for what
# is published after the loop. To ask several workgroups at a time takes longer: for a sort of 2^28
# u32 on an H200 8.0 ms with four, and 7.7 with one.
_EACH_TEXT = """\
def published(state, place, how, word):
    atomic_store(state, (0, place), u64(how) << 32 | word & u64(0xffffffff))
    if {is_wide}:
        atomic_store(state, (1, place), u64(how) << 32 | word >> 32)

def {name}(x):
    state = shared(u64, ({rows}, {size}))
    own = {own}
    at = (wid(0) * num_groups(1) + wid(1)) * num_groups(2) + wid(2)
    before = {dtype}(0)
    near = at - 1
    published(state, at * {size} + own, 1 if at > 0 else 2, u64(bits(x)))
    for _ in range(2147483647):
        if near < 0:
            break
        place = near * {size} + own
        low = atomic_load(state, (0, place))
        high = {high}
        how = low >> 32
        if how != 0 and high >> 32 == how:
            word = low & u64(0xffffffff)
            if {is_wide}:
                word = word | high << 32
            before += from_bits({dtype}, {bits}(word))
            near = near - 1 if how == 1 else -1
    published(state, at * {size} + own, 2, u64(bits(before + x)))
    return before
"""


@dataclass(frozen=True, slots=True)
class _Fold:
    """An operation, its spelling, and the value that changes nothing, by the kind of type."""

    join: str
    neutral: Callable[[DType], str]

    def text(self, dtype: DType, sizes: tuple[int, ...], name: str) -> str:
        """The function for values of `dtype` in workgroups of `sizes`."""
        is_wide = dtype.bits == 64
        is_back = dtype.is_integer and len(sizes) == 1 and sizes[0] % SUBGROUP == 0
        terms = [f"lid({axis}) * {prod(sizes[axis + 1 :])}" for axis in range(len(sizes))]
        return (_TEXT + (_BACK if is_back else _TREE)).format(
            name=name, dtype=dtype, bits=f"u{dtype.bits}", is_wide=is_wide, rows=4 if is_wide else 2,
            slots=SLOTS, children=CHILDREN, by=BITS, levels=LEVELS, last=LEVELS - 1, size=prod(sizes),
            own=" + ".join(terms), neutral=self.neutral(dtype),
            fold_left=self.join.format("left", "before[child]"),
            fold_total=self.join.format("left", "total"),
            fold_result=self.join.format("result", f"before[high * {CHILDREN} + child]"),
            fold_value=self.join.format("value", "other"), fold_own=self.join.format("result", "x"),
            fold_window=self.join.format("result", "value"),
        )  # fmt: skip


def _meaning(row: OpRow, fold: _Fold, t: DType, x: Array) -> Array:
    """The results for values of shape (groups, invocations): of those of invocation 0."""
    values = x[:, 0]
    nodes = [values]
    while len(nodes[-1]) >= CHILDREN:
        whole = nodes[-1][: len(nodes[-1]) // CHILDREN * CHILDREN].reshape(-1, CHILDREN)
        left = whole[:, 0]
        for child in range(1, CHILDREN):
            left = apply(row, t, t, left, whole[:, child])
        nodes.append(left)
    at = np.arange(len(values))
    result = np.full(len(values), _number(fold.neutral(t), t), values.dtype)
    for level in reversed(range(len(nodes))):
        node = at >> (BITS * level)
        for child in range(CHILDREN - 1):
            is_before = node % CHILDREN > child
            place = np.where(is_before, node - node % CHILDREN + child, 0)
            result = np.where(is_before, apply(row, t, t, result, nodes[level][place]), result)
    return np.broadcast_to(result[:, None], x.shape)


def _number(text: str, t: DType) -> Any:
    inside = text.removeprefix(f"{t}(").removesuffix(")")
    return float(inside) if t.is_float else int(inside)


def _of(value: float) -> Callable[[DType], str]:
    return lambda t: f"{t}({value})"


def _least(t: DType) -> str:
    return f"{t}(-inf)" if t.is_float else f"{t}({t.least})"


def _greatest(t: DType) -> str:
    return f"{t}(inf)" if t.is_float else f"{t}({t.greatest})"


def _ones(t: DType) -> str:
    return f"{t}({-1 if t.kind == 'int' else t.greatest})"


def _prefix(op: str, join: str, neutral: Callable[[DType], str], kinds: tuple[str, ...], doc: str) -> Any:
    name, fold = f"group_prefix_{op}", _Fold(join, neutral)
    doc = f"{doc} over the first invocations of all workgroups before this one."
    return CollectiveRow(
        name, kinds, doc, partial(_meaning, _ROW[op], fold), uniform=True,
        expansion=partial(fold.text, name=name), spans="launch",
    )  # fmt: skip


def _each_text(dtype: DType, sizes: tuple[int, ...]) -> str:
    """The function that adds values of `dtype` of the same invocation of workgroups of `sizes`."""
    is_wide = dtype.bits == 64
    terms = [f"lid({axis}) * {prod(sizes[axis + 1 :])}" for axis in range(len(sizes))]
    return _EACH_TEXT.format(
        name=EACH, dtype=dtype, bits=f"u{dtype.bits}", is_wide=is_wide, rows=2 if is_wide else 1,
        size=prod(sizes), own=" + ".join(terms),
        high="atomic_load(state, (1, place))" if is_wide else "low",
    )  # fmt: skip


def _each_meaning(t: DType, x: Array) -> Array:
    return np.cumsum(x, axis=0, dtype=x.dtype) - x


EACH = "lid_prefix_add"
ROWS: tuple[CollectiveRow, ...] = (
    CollectiveRow(
        EACH,
        INTEGERS,
        "The sum over the invocations with the same lid in all workgroups before this one.",
        _each_meaning,
        expansion=_each_text,
        spans="launch",
    ),
    _prefix("add", "{} + {}", _of(0), NUMBERS, "The sum"),
    _prefix("mul", "{} * {}", _of(1), NUMBERS, "The product"),
    _prefix("min", "min({}, {})", _greatest, NUMBERS, "The minimum"),
    _prefix("max", "max({}, {})", _least, NUMBERS, "The maximum"),
    _prefix("and", "{} & {}", _ones, INTEGERS, "Bitwise and"),
    _prefix("or", "{} | {}", _of(0), INTEGERS, "Bitwise or"),
    _prefix("xor", "{} ^ {}", _of(0), INTEGERS, "Bitwise exclusive or"),
)
