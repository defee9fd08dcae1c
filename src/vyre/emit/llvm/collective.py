"""Collectives: a strip is a subgroup, so its lanes are the 32 invocations that exchange values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from vyre.emit.llvm.builder import Val, whole_of
from vyre.emit.llvm.numbers import Numbers
from vyre.ir.dtypes import DType
from vyre.ir.limits import SUBGROUP
from vyre.ops import COLLECTIVES
from vyre.ops.row import OpRow
from vyre.ops.subgroup import Way


class Lanes(Protocol):
    """The means of a target to exchange values among the 32 lanes of a subgroup; rows are written with it."""

    @property
    def e(self) -> Numbers: ...

    def combined(self, row: OpRow, dtype: DType, a: Val, b: Val) -> Val:
        """The operation of a row on two values."""

    def moved(self, way: Way, x: Val, amount: int | Val) -> Val:
        """The value of another lane, by an amount from 0 to 31; a lane's own if there is no such lane."""

    def first(self, x: Val) -> Val:
        """The value of lane 0, for `moved("from", ...)`."""

    def at_least(self, lane: int) -> Val:
        """True in the lanes from `lane` on."""

    def taken(self, x: Val, lanes: Sequence[int]) -> Val:
        """The value of another lane for each one."""

    def product(self, kind: DType, words: Sequence[Val]) -> list[Val] | None:
        """The elements of a product of matrices by the device's own instruction; None if it has none."""

    def ballot(self, x: Val) -> Val:
        """A word with the truth of each lane, in each lane."""

    def match(self, x: Val) -> Val:
        """A word with the lanes whose integer is the same."""

    def any(self, x: Val) -> Val: ...

    def all(self, x: Val) -> Val: ...


def collected(lanes: Lanes, op: str, dtype: DType, args: Sequence[Val]) -> Val:
    """Emit a collective on values of this dtype, for one subgroup."""
    llvm = COLLECTIVES[op].llvm
    assert llvm is not None, "it has been expanded"
    result: Val = llvm(lanes, dtype, *args)
    return result


@dataclass(frozen=True, slots=True)
class VectorLanes:
    """The lanes of a vector. A move by a literal amount is one shuffle; others go through memory."""

    e: Numbers

    def combined(self, row: OpRow, dtype: DType, a: Val, b: Val) -> Val:
        assert row.llvm is not None
        return self.e.rounded(dtype, row.llvm(self.e, dtype, dtype, a, b))

    def moved(self, way: Way, x: Val, amount: int | Val) -> Val:
        known = amount if isinstance(amount, int) else whole_of(amount)
        if known is not None:
            return self._permuted(x, [_source(way, lane, known) for lane in range(SUBGROUP)])
        assert isinstance(amount, Val)
        e = self.e
        if not amount.lanes:
            return e.splat(e.extract(x, e.resize(amount, "i64", signed=False)), SUBGROUP)
        iota = e.iota("i32", SUBGROUP)
        match way:
            case "from":
                return self._picked(x, amount)
            case "xor":
                return self._picked(x, e.bin("xor", iota, amount))
            case "up":
                source = e.bin("sub", iota, amount)
                own = e.icmp("slt", source, e.like(source, 0))
            case "down":
                source = e.bin("add", iota, amount)
                own = e.icmp("sgt", source, e.like(source, SUBGROUP - 1))
        return e.select(own, x, self._picked(x, e.bin("and", source, e.like(source, SUBGROUP - 1))))

    def first(self, x: Val) -> Val:
        return self.e.extract(x, self.e.const("i64", 0, 0))

    def at_least(self, lane: int) -> Val:
        bits = ", ".join("i1 true" if at >= lane else "i1 false" for at in range(SUBGROUP))
        return Val("i1", SUBGROUP, f"<{bits}>")

    def taken(self, x: Val, lanes: Sequence[int]) -> Val:
        return self._permuted(self.e.splat(x, SUBGROUP), list(lanes))

    def product(self, kind: DType, words: Sequence[Val]) -> list[Val] | None:
        return None

    def ballot(self, x: Val) -> Val:
        return self.e.splat(self._word(x), SUBGROUP)

    def match(self, x: Val) -> Val:
        result = Val(f"i{SUBGROUP}", SUBGROUP, "poison")
        for lane in range(SUBGROUP):
            number = self.e.const("i64", 0, lane)
            word = self._word(self.e.icmp("eq", x, self.e.splat(self.e.extract(x, number), SUBGROUP)))
            result = self.e.assign(result.elem, SUBGROUP, f"insertelement {result}, {word}, {number}")
        return result

    def any(self, x: Val) -> Val:
        word = self._word(x)
        return self.e.splat(self.e.icmp("ne", word, self.e.like(word, 0)), SUBGROUP)

    def all(self, x: Val) -> Val:
        word = self._word(x)
        return self.e.splat(self.e.icmp("eq", word, self.e.like(word, -1)), SUBGROUP)

    def _word(self, x: Val) -> Val:
        return self.e.assign(f"i{SUBGROUP}", 0, f"bitcast {x} to i{SUBGROUP}")

    def _permuted(self, x: Val, lanes: list[int]) -> Val:
        order = "<" + ", ".join(f"i32 {lane}" for lane in lanes) + ">"
        return self.e.assign(
            x.elem, x.lanes, f"shufflevector {x}, {x.type} poison, <{x.lanes} x i32> {order}"
        )

    def _picked(self, x: Val, source: Val) -> Val:
        e = self.e
        wide = e.convert("zext", x, "i8") if x.elem == "i1" else x
        table = e.alloca(wide.type)
        e.store(wide, table, 64)
        result = Val(wide.elem, SUBGROUP, "poison")
        for lane in range(SUBGROUP):
            at = e.resize(e.extract(source, e.const("i64", 0, lane)), "i64", signed=False)
            one = e.load(wide.elem, 0, e.gep(table, wide.elem, at), 1)
            result = e.assign(wide.elem, SUBGROUP, f"insertelement {result}, {one}, i64 {lane}")
        return e.icmp("ne", result, e.like(result, 0)) if x.elem == "i1" else result


def _source(way: Way, lane: int, amount: int) -> int:
    source = {"from": amount, "xor": lane ^ amount, "up": lane - amount, "down": lane + amount}[way]
    return source if 0 <= source < SUBGROUP else lane
