"""The builder of LLVM IR computes what literals decide: fewer lines are fewer for LLVM to read."""

from __future__ import annotations

import pytest

from vyre.emit.llvm.builder import Emitter
from vyre.emit.llvm.text import Val


def number(value: int, elem: str = "i32") -> Val:
    return Emitter().const(elem, 0, value)


@pytest.mark.parametrize(
    ("test", "a", "b", "holds"),
    [("ult", 3, -1, "true"), ("slt", 3, -1, "false"), ("uge", -1, 3, "true"), ("eq", -1, -1, "true"),
     ("ne", 2, 2, "false"), ("ule", 4, 4, "true"), ("sgt", -1, -2, "true"), ("ugt", -2, -1, "false")],
)  # fmt: skip
def test_literals_are_compared_as_the_instruction_would(test: str, a: int, b: int, holds: str) -> None:
    e = Emitter()

    assert holds == e.icmp(test, number(a), number(b)).text
    assert [] == e.lines


@pytest.mark.parametrize(
    ("op", "value", "elem", "to", "wanted"),
    [("sext", -1, "i32", "i64", "-1"), ("zext", -1, "i32", "i64", "4294967295"),
     ("trunc", 65535, "i64", "i16", "-1"), ("zext", -128, "i8", "i16", "128"), ("sext", 7, "i8", "i64", "7")],
)  # fmt: skip
def test_literals_change_their_width(op: str, value: int, elem: str, to: str, wanted: str) -> None:
    e = Emitter()

    assert Val(to, 0, wanted) == e.convert(op, number(value, elem), to)
    assert [] == e.lines


def test_what_is_known_to_hold_is_not_tested() -> None:
    e, x = Emitter(), Val("i1", 0, "%x")
    true, false = e.const("i1", 0, 1), e.const("i1", 0, 0)

    assert x == e.bin("and", true, x) == e.bin("or", x, false)
    assert false == e.bin("and", x, false)
    assert true == e.bin("or", true, x)
    assert Val("i1", 4, "%y") == e.bin("and", e.const("i1", 4, 1), Val("i1", 4, "%y"))
