"""Comparison, logic, choice and the tests for special floats."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

from vyre.ir.dtypes import DType, bool_
from vyre.ops.row import (
    ANY,
    NUMBERS,
    Array,
    OpRow,
    Spelling,
    TypeFault,
    Written,
    certified,
    one_type,
    same,
    truth,
    written,
)

INF = float("inf")


def _select(types: tuple[DType, ...], named: DType | None) -> DType:
    if types[0] != bool_:
        raise TypeFault(f"select takes a bool first, and this is {types[0]}.", "compare it, as in x != 0.")
    return one_type("select", types[1:])


def _choose(source: DType, result: DType, test: Array, a: Array, b: Array) -> Array:
    return np.where(test, a, b)


def _test(signed: str, unsigned: str, real: str) -> Spelling:
    """An LLVM comparison by the kind of its operands."""

    def spell(e: Any, source: DType, result: DType, a: Any, b: Any) -> Any:
        if source.is_float:
            return e.fcmp(real, a, b)
        return e.icmp(signed if source.kind == "int" else unsigned, a, b)

    return spell


ROWS = (
    OpRow(
        "eq", 2, truth("==", *ANY), "a == b; NaN equals nothing.", lambda s, r, a, b: a == b, symbol="==",
        commutes=True, wgsl=written(
            bool="==", i32="==", i64="all({0} == {1})", f32=certified("eq"), f64="d_eq",
        ),
        llvm=_test("eq", "eq", "oeq"),
        number=operator.eq, signs=(0,),
        laws="""
            x == True => x
            x == False => not x
            x == x => True                      if not floating(x)    # nan != nan
            (x + c) == d => x == (d - c)        if integer(x) and literal(c) and literal(d)
            -x == -y => x == y
            ~x == ~y => x == y
        """,
    ),
    OpRow(
        "ne", 2, truth("!=", *ANY), "a != b.", lambda s, r, a, b: a != b, symbol="!=", commutes=True,
        wgsl=written(
            bool="!=", i32="!=", i64="any({0} != {1})", f32=Written("!f_eq({0}, {1})",
            native="!n_eq({0}, {1})"), f64="!d_eq({0}, {1})",
        ),
        llvm=_test("ne", "ne", "une"),
        number=operator.ne, signs=(-1, 1),
        laws="""
            x != True => not x
            x != False => x
            x != x => False                     if not floating(x)
            (x + c) != d => x != (d - c)        if integer(x) and literal(c) and literal(d)
            -x != -y => x != y
            ~x != ~y => x != y
        """,
    ),
    OpRow(
        "lt", 2, truth("<", *NUMBERS), "a < b.", lambda s, r, a, b: a < b, symbol="<",
        wgsl=written(i32="<", i64="il_lt", u64="ul_lt", f32=certified("lt"), f64="d_lt"),
        llvm=_test("slt", "ult", "olt"),
        number=operator.lt, signs=(-1,),
        laws="""
            x < x => False
            x < 0 => False                      if unsigned(x)
        """,
    ),
    OpRow(
        "le", 2, truth("<=", *NUMBERS), "a <= b.", lambda s, r, a, b: a <= b, symbol="<=",
        wgsl=written(
            i32="<=", i64="!il_lt({1}, {0})", u64="!ul_lt({1}, {0})", f32=certified("le"), f64="d_le",
        ),
        llvm=_test("sle", "ule", "ole"),
        number=operator.le, signs=(-1, 0),
        laws="""
            x <= x => True                      if integer(x)
            x <= 0 => x == 0                    if unsigned(x)
        """,
    ),
    OpRow(
        "gt", 2, truth(">", *NUMBERS), "a > b.", lambda s, r, a, b: a > b, symbol=">",
        wgsl=written(
            i32=">", i64="il_lt({1}, {0})", u64="ul_lt({1}, {0})", f32=Written("f_lt({1}, {0})",
            native="n_lt({1}, {0})"), f64="d_lt({1}, {0})",
        ),
        llvm=_test("sgt", "ugt", "ogt"),
        number=operator.gt, signs=(1,),
        laws="""
            x > x => False
            x > 0 => x != 0                     if unsigned(x)
        """,
    ),
    OpRow(
        "ge", 2, truth(">=", *NUMBERS), "a >= b.", lambda s, r, a, b: a >= b, symbol=">=",
        wgsl=written(
            i32=">=", i64="!il_lt({0}, {1})", u64="!ul_lt({0}, {1})", f32=Written("f_le({1}, {0})",
            native="n_le({1}, {0})"), f64="d_le({1}, {0})",
        ),
        llvm=_test("sge", "uge", "oge"),
        number=operator.ge, signs=(0, 1),
        laws="""
            x >= x => True                      if integer(x)
            x >= 0 => True                      if unsigned(x)
        """,
    ),
    OpRow(
        "not", 1, same("not", "bool"), "Logical negation.", lambda s, r, x: ~x, symbol="not x",
        wgsl=written(bool="!{0}"),
        llvm=lambda e, s, r, x: e.bin("xor", x, e.like(x, 1)),
        number=operator.not_,
        laws="""
            not (not x) => x
            not (x == y) => x != y
            not (x != y) => x == y
            not (x < y) => x >= y               if integer(x)    # neither holds of nan
            not (x <= y) => x > y               if integer(x)
            not (x > y) => x <= y               if integer(x)
            not (x >= y) => x < y               if integer(x)
        """,
    ),
    OpRow(
        "select", 3, _select, "a where the test holds, else b; both are evaluated.", _choose, free=1,
        wgsl=lambda source, result: Written("select({2}, {1}, {0})"),
        llvm=lambda e, s, r, t, a, b: e.select(t, a, b),
        aliases=("where",),
        laws="""
            select(c, x, x) => x
            select(True, x, y) => x
            select(False, x, y) => y
            select(not c, x, y) => select(c, y, x)
            select(c, True, False) => c
            select(c, False, True) => not c
        """,
    ),
    OpRow(
        "isnan", 1, truth("isnan", "float"), "True if x is NaN.", lambda s, r, x: np.isnan(x),
        wgsl=written(f32="f_isnan", f64="d_isnan"),
        llvm=lambda e, s, r, x: e.fcmp("uno", x, x),
        laws="""
            isnan(-x) => isnan(x)
            isnan(abs(x)) => isnan(x)
        """,
    ),
    OpRow(
        "isinf", 1, truth("isinf", "float"), "True if x is an infinity.", lambda s, r, x: np.isinf(x),
        wgsl=written(f32="(({0} & 0x7fffffffu) == 0x7f800000u)", f64="d_isinf"),
        llvm=lambda e, s, r, x: e.fcmp("oeq", e.call("fabs", x), e.like(x, INF)),
        laws="""
            isinf(-x) => isinf(x)
            isinf(abs(x)) => isinf(x)
        """,
    ),
    OpRow(
        "isfinite", 1, truth("isfinite", "float"), "True if x is neither NaN nor an infinity.",
        lambda s, r, x: np.isfinite(x),
        wgsl=written(f32="(({0} & 0x7f800000u) != 0x7f800000u)", f64="d_isfinite"),
        llvm=lambda e, s, r, x: e.fcmp("olt", e.call("fabs", x), e.like(x, INF)),
        laws="""
            isfinite(-x) => isfinite(x)
            isfinite(abs(x)) => isfinite(x)
        """,
    ),
)  # fmt: skip
