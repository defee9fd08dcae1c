"""Arithmetic: + - * / // %, saturating forms, min and max, fma, roundings, sqrt."""

from __future__ import annotations

import math
import operator
from typing import Any

import numpy as np

from vyre.ir.dtypes import DType
from vyre.ops import exact
from vyre.ops.fused import fused
from vyre.ops.row import (
    INTEGERS,
    NUMBERS,
    Array,
    OpRow,
    Rule,
    Spelling,
    TypeFault,
    Written,
    by_kind,
    certified,
    intrinsic,
    one_type,
    paired,
    require,
    same,
    written,
)


def _divide(types: tuple[DType, ...], named: DType | None) -> DType:
    dtype = one_type("/", types)
    if not dtype.is_float:
        fix = "use // for whole numbers, or convert first, as in f32(...)."
        raise TypeFault(f"/ takes floats, and this is {dtype}.", fix)
    return dtype


def _whole(symbol: str, instead: str) -> Rule:
    def rule(types: tuple[DType, ...], named: DType | None) -> DType:
        dtype = one_type(symbol, types)
        if dtype.is_float:
            raise TypeFault(f"{symbol} takes integers, and this is {dtype}.", f"write {instead}.")
        require(symbol, dtype, INTEGERS)
        return dtype

    return rule


def _floordiv(source: DType, result: DType, a: Array, b: Array) -> Array:
    ones = np.array(-1 if source.kind == "int" else source.greatest, source.carrier)
    safe = np.where(b == 0, np.array(1, source.carrier), b)
    quotient = np.floor_divide(a, safe)
    if source.kind == "int":  # NumPy gives 0 for MIN // -1 on some builds
        quotient = np.where((a == source.least) & (b == -1), a, quotient)
    return np.where(b == 0, ones, quotient)


def _mod(source: DType, result: DType, a: Array, b: Array) -> Array:
    safe = np.where((b == 0) | (b == -1 if source.kind == "int" else False), np.array(1, source.carrier), b)
    return np.where(b == 0, a, np.mod(a, safe))


def _add_sat(source: DType, result: DType, a: Array, b: Array) -> Array:
    total = a + b
    least, greatest = np.array(source.least, source.carrier), np.array(source.greatest, source.carrier)
    if source.kind == "uint":
        return np.where(total < a, greatest, total)
    overflow = ((a ^ total) & (b ^ total)) < 0
    return np.where(overflow, np.where(a < 0, least, greatest), total)


def _sub_sat(source: DType, result: DType, a: Array, b: Array) -> Array:
    total = a - b
    least, greatest = np.array(source.least, source.carrier), np.array(source.greatest, source.carrier)
    if source.kind == "uint":
        return np.where(a < b, least, total)
    overflow = ((a ^ b) & (a ^ total)) < 0
    return np.where(overflow, np.where(a < 0, least, greatest), total)


def _minimum(source: DType, result: DType, a: Array, b: Array) -> Array:
    if not source.is_float:
        return np.minimum(a, b)
    # Not np.fmin: whether a signalling NaN loses there depends on how many values are compared at once.
    first = np.where(a == b, np.signbit(a), a < b)
    return np.where(first | np.isnan(b), a, b)


def _maximum(source: DType, result: DType, a: Array, b: Array) -> Array:
    if not source.is_float:
        return np.maximum(a, b)
    first = np.where(a == b, ~np.signbit(a), a > b)
    return np.where(first | np.isnan(b), a, b)


def _sign(source: DType, result: DType, x: Array) -> Array:
    one = np.array(1, source.carrier)
    above = np.where(x > 0, one, x)
    return above if source.kind == "uint" else np.where(x < 0, -one, above)


def _mulhi(source: DType, result: DType, a: Array, b: Array) -> Array:
    if source.bits < 64:
        wide = np.int64 if source.kind == "int" else np.uint64
        return np.right_shift(a.astype(wide) * b.astype(wide), np.array(source.bits, wide))
    low, half = np.uint64(0xFFFFFFFF), np.uint64(32)
    ua, ub = a.astype(np.uint64), b.astype(np.uint64)
    a0, a1, b0, b1 = ua & low, ua >> half, ub & low, ub >> half
    middle = a1 * b0 + ((a0 * b0) >> half)
    high = a1 * b1 + (middle >> half) + (((middle & low) + a0 * b1) >> half)
    if source.kind == "int":  # the unsigned high word counts a negative operand 2^64 too large
        high = high - np.where(a < 0, ub, np.uint64(0)) - np.where(b < 0, ua, np.uint64(0))
    return np.asarray(high).astype(source.carrier)


def _spell_div(e: Any, source: DType, result: DType, a: Any, b: Any) -> Any:
    """Emit a / b; 1 / b by a step of Newton from an estimate, where the target has one for this b."""
    near = e.near_reciprocal(b) if a.is_number and a.least == 1 else None
    if near is None:
        return e.bin("fdiv", a, b)
    return e.call("fma", near, e.call("fma", e.neg(b), near, e.like(b, 1.0)), near)


def _spell_floordiv(e: Any, source: DType, result: DType, a: Any, b: Any) -> Any:
    none = e.icmp("eq", b, e.like(b, 0))
    if source.kind == "uint":
        return e.select(none, e.like(b, -1), e.quotient("udiv", a, e.select(none, e.like(b, 1), b), b))
    minus = e.icmp("eq", b, e.like(b, -1))  # MIN / -1 traps on x86
    safe = e.select(e.bin("or", none, minus), e.like(b, 1), b)
    quotient = e.quotient("sdiv", a, safe, b)
    rest = e.bin("sub", a, e.bin("mul", quotient, safe))
    below = _rounds_up(e, rest, safe)
    quotient = e.bin("add", quotient, e.convert("sext", below, quotient.elem))
    return e.select(none, e.like(b, -1), e.select(minus, e.bin("sub", e.like(a, 0), a), quotient))


def _spell_mod(e: Any, source: DType, result: DType, a: Any, b: Any) -> Any:
    none = e.icmp("eq", b, e.like(b, 0))
    if source.kind == "uint":
        safe = e.select(none, e.like(b, 1), b)
        return e.select(none, a, e.bin("sub", a, e.bin("mul", e.quotient("udiv", a, safe, b), safe)))
    safe = e.select(e.bin("or", none, e.icmp("eq", b, e.like(b, -1))), e.like(b, 1), b)
    rest = e.bin("sub", a, e.bin("mul", e.quotient("sdiv", a, safe, b), safe))
    floored = e.select(_rounds_up(e, rest, safe), e.bin("add", rest, safe), rest)
    return e.select(none, a, floored)


def _rounds_up(e: Any, rest: Any, divisor: Any) -> Any:
    """True if division towards zero gives one more than division downwards."""
    differs = e.icmp("slt", e.bin("xor", rest, divisor), e.like(rest, 0))
    return e.bin("and", e.icmp("ne", rest, e.like(rest, 0)), differs)


def _spell_neg(e: Any, source: DType, result: DType, x: Any) -> Any:
    return e.neg(x) if source.is_float else e.bin("sub", e.like(x, 0), x)


def _spell_abs(e: Any, source: DType, result: DType, x: Any) -> Any:
    if source.is_float:
        return e.call("fabs", x)
    return x if source.kind == "uint" else e.call("abs", x, extra=", i1 false")


def _spell_sign(e: Any, source: DType, result: DType, x: Any) -> Any:
    zero, one = e.like(x, 0), e.like(x, 1)
    if source.is_float:
        return e.select(e.fcmp("ogt", x, zero), one, e.select(e.fcmp("olt", x, zero), e.like(x, -1), x))
    above = e.select(e.icmp("ne" if source.kind == "uint" else "sgt", x, zero), one, x)
    return above if source.kind == "uint" else e.select(e.icmp("slt", x, zero), e.like(x, -1), above)


def _spell_extreme(unsigned: str, signed: str, wins: str, zeros: str) -> Spelling:
    """Emit min or max without llvm.minimumnum, which on x86 returns a signalling NaN and not the number."""

    def spell(e: Any, source: DType, result: DType, a: Any, b: Any) -> Any:
        if not source.is_float:
            return e.call(signed if source.kind == "int" else unsigned, a, b)
        if f"{signed[1:]}imumnum" in e.native:
            return e.call(f"{signed[1:]}imumnum", a, b)
        if a.is_number:
            a, b = b, a
        if b.is_number:  # it wins over NaN, and whether it wins over a zero is known
            loses_to_zero = b.least == 0 and (math.copysign(1, b.least) < 0) != (zeros == "or")
            return e.select(e.fcmp(wins[:2] + "e" if loses_to_zero else wins, a, b), a, b)
        best = e.extreme(a, b, is_least=zeros == "or")
        if best is not None:
            return best
        # One instruction of x86, which gives b where one is NaN; the fence keeps LLVM from taking it apart.
        first = e.call("arithmetic.fence", e.select(e.fcmp(wins, a, b), a, b))
        word = "i64" if a.elem == "double" else "i32"
        # -0 and +0 are equal
        equal = e.bin(zeros, e.convert("bitcast", a, word), e.convert("bitcast", b, word))
        first = e.select(e.fcmp("uno", b, b), a, first)
        return e.select(e.fcmp("oeq", a, b), e.convert("bitcast", equal, a.elem), first)

    return spell


def _spell_mulhi(e: Any, source: DType, result: DType, a: Any, b: Any) -> Any:
    wide = f"i{source.bits * 2}"
    widen = "sext" if source.kind == "int" else "zext"
    product = e.bin("mul", e.convert(widen, a, wide), e.convert(widen, b, wide))
    return e.convert("trunc", e.bin("lshr", product, e.like(product, source.bits)), a.elem)


def _spell_sqrt(e: Any, source: DType, result: DType, x: Any) -> Any:
    """Emit sqrt and a fence, which costs no instruction.

    Without the fence LLVM turns `nan if x < 0 else sqrt(x)` into sqrt(x), which on x86 gives a NaN whose sign
    differs from that of the canonical one.
    """
    root = e.quick_sqrt(x)
    return e.call("arithmetic.fence", e.call("sqrt", x)) if root is None else root


def _spell_within(e: Any, source: DType, result: DType, x: Any, low: Any, high: Any) -> Any:
    return x._replace(least=low.least, most=high.most) if source.is_float else x


# The fast variant of `clamp`, a promise that takes no instruction. Functions state bounds by it that follow
# from more than the emitter knows, so that GPUs may use a shorter way to an inverse.
WITHIN = OpRow(
    "fast_clamp", 3, same("clamp", *NUMBERS), "x, which is NaN or from low to high; otherwise any value.",
    lambda s, r, x, low, high: x, fast_of="clamp",
    wgsl=lambda s, r: Written("{0}"), llvm=_spell_within, cost=0.0,
)  # fmt: skip

ROWS = (
    OpRow(
        "add", 2, same("+", *NUMBERS), "a + b; integers wrap.", lambda s, r, a, b: a + b, symbol="+",
        commutes=True,
        wgsl=written(i32="+", i64="l_add", f32=certified("add", guarded=True), f64=paired("d_add")),
        llvm=by_kind(whole="add", real="fadd"),
        number=operator.add, weights=(1, 1),
        laws="""
            x + 0 => x                          if integer(x)    # -0.0 + 0.0 is 0.0
            x + -0.0 => x                       if floating(x)
            x + -y => x - y
            ~x + 1 => -x
            (x - y) + y => x                    if integer(x)
            (x + c) + d => x + (c + d)          if integer(x) and literal(c) and literal(d)
            (x - c) + d => x + (d - c)          if integer(x) and literal(c) and literal(d)
            (c - x) + d => (c + d) - x          if integer(x) and literal(c) and literal(d)
        """,
    ),
    OpRow(
        "sub", 2, same("-", *NUMBERS), "a - b; integers wrap.", lambda s, r, a, b: a - b, symbol="-",
        wgsl=written(i32="-", i64="l_sub", f32=certified("sub", guarded=True), f64=paired("d_sub")),
        llvm=by_kind(whole="sub", real="fsub"),
        number=operator.sub, weights=(1, -1),
        laws="""
            x - 0 => x
            0 - x => -x                         if integer(x)    # 0.0 - 0.0 is 0.0, and -(0.0) is -0.0
            -0.0 - x => -x                      if floating(x)
            x - x => 0                          if integer(x)    # inf - inf is nan
            x - -y => x + y
            (x + y) - y => x                    if integer(x)    # floats round
            x - (x - y) => y                    if integer(x)
            x - (x + y) => -y                   if integer(x)
            (x + c) - d => x + (c - d)          if integer(x) and literal(c) and literal(d)
            (x - c) - d => x - (c + d)          if integer(x) and literal(c) and literal(d)
            d - (x + c) => (d - c) - x          if integer(x) and literal(c) and literal(d)
        """,
    ),
    OpRow(
        "mul", 2, same("*", *NUMBERS), "a * b; integers wrap.", lambda s, r, a, b: a * b, symbol="*",
        commutes=True,
        wgsl=written(
            i32="*", i64=paired("l_mul"), f32=certified("mul", guarded=True), f64=paired("d_mul"),
        ),
        llvm=by_kind(whole="mul", real="fmul"),
        number=operator.mul, factor=lambda n: n,
        laws="""
            x * 0 => 0                          if integer(x)    # nan * 0 is nan
            x * 1 => x
            x * -1 => -x
            -x * -y => x * y
            (x * c) * d => x * (c * d)          if integer(x) and literal(c) and literal(d)
            abs(x) * abs(x) => x * x
        """,
    ),
    OpRow(
        "div", 2, _divide, "a / b, floats only.", lambda s, r, a, b: a / b, symbol="/",
        wgsl=written(f32=certified("div"), f64=paired("d_div")),
        llvm=_spell_div, cost=5.0,
        number=operator.truediv,
        laws="""
            x / 1 => x
            x / -1 => -x
            -x / -y => x / y
            x / c => x * (1 / c)               if exact_inverse(c)    # both are the same number, rounded once
        """,
    ),
    OpRow(
        "floordiv", 2, _whole("//", "floor(a / b)"),
        "a // b, rounded down; x // 0 is all ones, MIN // -1 is MIN.",
        _floordiv, symbol="//", cost=80.0,
        wgsl=written(i32="i_div", u32="u_div", i64=paired("il_div"), u64=paired("ul_div")),
        llvm=_spell_floordiv,
        number=operator.floordiv, period=lambda n: n if n > 0 else 1, quotient=lambda n: n,
        laws="""
            x // 1 => x
            x // c => x >> ctz(c)               if power_of_two(c)    # both round down
        """,
    ),
    OpRow(
        "mod", 2, _whole("%", "a - floor(a / b) * b"), "a % b with the sign of b; x % 0 is x.", _mod,
        symbol="%", cost=80.0,
        wgsl=written(i32="i_mod", u32="u_mod", i64=paired("il_mod"), u64=paired("ul_mod")),
        llvm=_spell_mod,
        number=operator.mod, up_to=lambda n: n - 1, cycles=True,
        laws="""
            x % 1 => 0
            x % x => 0                          # 0 % 0 is 0 too
            x % c => x & (c - 1)                if power_of_two(c)    # the result has the sign of c
        """,
    ),
    OpRow(
        "neg", 1, same("-", *NUMBERS), "-x; integers wrap.", lambda s, r, x: -x, symbol="-x", wgsl=written(
            i32="(-{0})", u32="(0u - {0})", i64="l_neg", f32="({0} ^ (0x80000000u ^ Z0))", f64="d_neg",
        ),
        llvm=_spell_neg,
        number=operator.neg, weights=(-1,),
        laws="""
            -(x - y) => y - x                   if integer(x)    # 0.0 - 0.0 is 0.0 either way round
            -(-x) => x
        """,
    ),
    OpRow(
        "abs", 1, same("abs", *NUMBERS), "The magnitude; abs(MIN) is MIN.", lambda s, r, x: np.abs(x),
        wgsl=written(i32="abs", u32="{0}", i64="il_abs", u64="{0}", f32="({0} & 0x7fffffffu)", f64="d_abs"),
        llvm=_spell_abs,
        number=abs, builtin=abs, aliases=("fabs", "absolute"),
        laws="""
            abs(x) => x                         if unsigned(x)
            abs(-x) => abs(x)                  if not unsigned(x)    # -1 of u8 is 255, whose magnitude is 255
            abs(abs(x)) => abs(x)
            abs(copysign(x, y)) => abs(x)
        """,
    ),
    OpRow(
        "sign", 1, same("sign", *NUMBERS), "1, -1, or x itself when it is a zero or NaN.", _sign,
        wgsl=written(
            i32="sign", u32="min({0}, 1u)", i64="il_sign", u64="ul_sign", f32="f_sign", f64="d_sign",
        ),
        llvm=_spell_sign,
        laws="sign(sign(x)) => sign(x)",
    ),
    OpRow(
        "add_sat", 2, same("add_sat", *INTEGERS), "a + b, saturated to the range of the type.", _add_sat,
        commutes=True,
        wgsl=written(
            i32="i_add_sat", u32="u_add_sat", i64="il_add_sat", u64="ul_add_sat",
            narrow="clamp({0} + {1}, {least}, {greatest})",
        ),
        llvm=intrinsic("uadd.sat", signed="sadd.sat"),
        laws="add_sat(x, 0) => x",
    ),
    OpRow(
        "sub_sat", 2, same("sub_sat", *INTEGERS), "a - b, saturated to the range of the type.", _sub_sat,
        wgsl=written(
            i32="i_sub_sat", u32="u_sub_sat", i64="il_sub_sat", u64="ul_sub_sat",
            narrow="{form}(clamp(i32({0}) - i32({1}), {least_i}, {greatest_i}))",
        ),
        llvm=intrinsic("usub.sat", signed="ssub.sat"),
        laws="""
            sub_sat(x, 0) => x
            sub_sat(x, x) => 0
        """,
    ),
    OpRow(
        "mulhi", 2, same("mulhi", *INTEGERS), "The upper half of the double-width product.", _mulhi,
        commutes=True, wgsl=written(
            i32="i_mulhi", u32="u_mulhi", i64="il_mulhi", u64="ul_mulhi",
            narrow="(({0} * {1}) >> {bits}u)",
        ),
        llvm=_spell_mulhi,
        laws="mulhi(x, 0) => 0",
    ),
    OpRow(
        "min", 2, same("min", *NUMBERS), "The smaller operand; if one is NaN, the other; -0 < +0.", _minimum,
        commutes=True, wgsl=written(i32="min", i64="il_min", u64="ul_min", f32="f_min", f64="d_min"),
        llvm=_spell_extreme("umin", "smin", "olt", "or"), cost=4.0,
        number=min, builtin=min, aliases=("fmin", "minimum"), is_variadic=True, picks="least",
        laws="""
            min(x, x) => x
            min(x, 0) => 0                      if unsigned(x)
            min(min(x, y), y) => min(x, y)
            min(x, max(x, y)) => x              if integer(x)    # min(nan, max(nan, 1.0)) is 1.0
            min(min(x, c), d) => min(x, min(c, d))    if literal(c) and literal(d)
        """,
    ),
    OpRow(
        "max", 2, same("max", *NUMBERS), "The larger operand; if one is NaN, the other; -0 < +0.", _maximum,
        commutes=True, wgsl=written(i32="max", i64="il_max", u64="ul_max", f32="f_max", f64="d_max"),
        llvm=_spell_extreme("umax", "smax", "ogt", "and"), cost=4.0,
        number=max, builtin=max, aliases=("fmax", "maximum"), is_variadic=True, picks="greatest",
        laws="""
            max(x, x) => x
            max(x, 0) => x                      if unsigned(x)
            max(max(x, y), y) => max(x, y)
            max(x, min(x, y)) => x              if integer(x)
            max(max(x, c), d) => max(x, max(c, d))    if literal(c) and literal(d)
        """,
    ),
    OpRow(
        "clamp", 3, same("clamp", *NUMBERS), "min(max(x, low), high).",
        expansion={"*": "def clamp(x, low, high):\n    return min(max(x, low), high)\n"},
        aliases=("clip",), picks="nearest",
    ),
    OpRow(
        "fma", 3, same("fma", "float"), "a * b + c, rounded once.", lambda s, r, a, b, c: fused(a, b, c),
        wgsl=written(f32=certified("fma", wide=True), f64=paired("d_fma")),
        llvm=intrinsic("fma"),
        laws="""
            fma(x, 1, y) => x + y
            fma(x, y, -0.0) => x * y            # fma(x, y, 0.0) turns -0.0 into 0.0
            fma(-x, -y, z) => fma(x, y, z)
        """,
    ),
    OpRow(
        "floor", 1, same("floor", "float"), "Rounded down.", lambda s, r, x: np.floor(x),
        wgsl=written(f32=certified("floor"), f64="d_floor"),
        llvm=intrinsic("floor"),
        laws="floor(floor(x)) => floor(x)",
    ),
    OpRow(
        "ceil", 1, same("ceil", "float"), "Rounded up.", lambda s, r, x: np.ceil(x), wgsl=written(
            f32=certified("ceil"), f64="d_ceil",
        ),
        llvm=intrinsic("ceil"),
        laws="ceil(ceil(x)) => ceil(x)",
    ),
    OpRow(
        "trunc", 1, same("trunc", "float"), "Rounded towards zero.", lambda s, r, x: np.trunc(x),
        wgsl=written(f32=certified("trunc"), f64="d_trunc"),
        llvm=intrinsic("trunc"),
        laws="trunc(trunc(x)) => trunc(x)",
    ),
    OpRow(
        "round", 1, same("round", "float"), "Rounded to the nearest whole number, half to even.",
        lambda s, r, x: np.rint(x), wgsl=written(f32=certified("round"), f64="d_round"),
        llvm=intrinsic("roundeven"),
        number=round, builtin=round, aliases=("rint",),
        laws="round(round(x)) => round(x)",
    ),
    OpRow(
        "sqrt", 1, same("sqrt", "float"), "The square root, rounded once; NaN below zero.",
        lambda s, r, x: np.sqrt(x), ulp=0.5, wgsl=written(f32=certified("sqrt"), f64=paired("d_sqrt")),
        llvm=_spell_sqrt, cost=8.0, number=exact.number("sqrt"),
    ),
)  # fmt: skip
