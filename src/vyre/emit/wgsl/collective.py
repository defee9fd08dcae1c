"""Collectives: the 32 threads of a subgroup exchange words through memory of the workgroup, or where the
adapter's subgroups are of 32, by its own functions (`s_`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from vyre.emit.wgsl.forms import form, literal, wgsl_type, zero
from vyre.ir.dtypes import DType, bool_, i32, u32
from vyre.lower.form import Number
from vyre.ops.row import OpRow
from vyre.ops.subgroup import Way

WORDS = "exchanged"  # a word for each thread of the workgroup


@dataclass(frozen=True, slots=True)
class WgslVal:
    """A value of the language in WGSL."""

    text: str
    dtype: DType


class Threads:
    """The lanes of a subgroup as rows see them: `named` binds a text, `operation` writes a row, and `own` is
    what the names of functions begin with.
    """

    def __init__(
        self,
        named: Callable[[str], str],
        operation: Callable[[OpRow, list[str], DType, DType], str],
        own: str = "",
    ) -> None:
        self._named, self._operation, self._own = named, operation, own

    @property
    def e(self) -> Threads:
        return self

    def combined(self, row: OpRow, dtype: DType, a: WgslVal, b: WgslVal) -> WgslVal:
        return WgslVal(self._named(self._operation(row, [a.text, b.text], dtype, dtype)), dtype)

    def moved(self, way: Way, x: WgslVal, amount: int | WgslVal) -> WgslVal:
        by = f"{amount}u" if isinstance(amount, int) else f"u32({amount.text})"
        own = "(local & 31u)"
        lane = {
            "from": by,
            "xor": f"({own} ^ {by})",
            "up": f"select({own}, {own} - {by}, {own} >= {by})",
            "down": f"select({own}, {own} + {by}, {own} + {by} < 32u)",
        }[way]
        held = form(x.dtype)
        if held.endswith("64"):
            text = f"{self._own}lane_pair({x.text}, local, {lane})"
        elif held == "bool":
            text = f"{self._own}lane_word(select(0u, 1u, {x.text}), local, {lane}) != 0u"
        elif held == "i32":
            text = f"bitcast<i32>({self._own}lane_word(bitcast<u32>({x.text}), local, {lane}))"
        else:  # u32 and f32 are one word
            text = f"{self._own}lane_word({x.text}, local, {lane})"
        return WgslVal(self._named(text), x.dtype)

    def first(self, x: WgslVal) -> WgslVal:
        return self.moved("from", x, 0)

    def at_least(self, lane: int) -> WgslVal:
        return WgslVal(f"((local & 31u) >= {lane}u)", bool_)

    def ballot(self, x: WgslVal) -> WgslVal:
        return WgslVal(self._named(f"{self._own}lanes_true({x.text}, local)"), u32)

    def match(self, x: WgslVal) -> WgslVal:
        kind = wgsl_type(x.dtype)
        if kind == "vec2<u32>":
            low, high = (self._named(f"{self._own}lanes_like({x.text}.{part}, local)") for part in "xy")
            return WgslVal(f"({low} & {high})", u32)
        held = f"select(0u, 1u, {x.text})" if kind == "bool" else f"u32({x.text})"
        return WgslVal(self._named(f"{self._own}lanes_like({held}, local)"), u32)

    def any(self, x: WgslVal) -> WgslVal:
        return WgslVal(f"({self.ballot(x).text} != 0u)", bool_)

    def all(self, x: WgslVal) -> WgslVal:
        return WgslVal(f"({self.ballot(x).text} == 0xffffffffu)", bool_)

    # What rows say about values

    def select(self, test: WgslVal, a: WgslVal, b: WgslVal) -> WgslVal:
        return WgslVal(self._named(f"select({b.text}, {a.text}, {test.text})"), a.dtype)

    def like(self, x: WgslVal, value: int) -> WgslVal:
        if value == 0:
            return WgslVal(zero(x.dtype), x.dtype)
        return WgslVal(literal(Number(x.dtype, value)), x.dtype)

    def bin(self, word: str, a: WgslVal, b: WgslVal) -> WgslVal:
        assert (word, a.dtype) == ("and", i32), "only lanes are computed with"
        return WgslVal(f"({a.text} & {b.text})", i32)
