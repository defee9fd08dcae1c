"""Bitwise operations, shifts, counts, and views of values as bits."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

from vyre.ir import floats
from vyre.ir.dtypes import DType
from vyre.ops.row import (
    CONSTANT_BITS,
    INTEGERS,
    NUMBERS,
    Array,
    OpRow,
    TooLarge,
    TypeFault,
    Written,
    by_kind,
    intrinsic,
    require,
    same,
    wgsl_form,
    written,
)

LOGICAL = ("bool", "uint", "int")


def _invert(types: tuple[DType, ...], named: DType | None) -> DType:
    if types[0].kind == "bool":
        raise TypeFault("~ takes integers, and this is bool.", "write not x.")
    require("~", types[0], INTEGERS)
    return types[0]


def _amount(source: DType, amount: Array) -> Array:
    """A shift amount modulo the width, for both signs."""
    return amount & np.array(source.bits - 1, source.carrier)


def _unsigned(source: DType, x: Array) -> Array:
    return np.asarray(x).view(source.unsigned.carrier)


def _shifted(x: int, n: int) -> int:
    """`x << n` of Python's integers."""
    if isinstance(x, int) and isinstance(n, int) and x.bit_length() + n > CONSTANT_BITS:
        raise TooLarge
    return x << n


def _rotated(source: DType, x: Array, n: Array) -> Array:
    width = np.array(source.bits, source.unsigned.carrier)
    u, left = _unsigned(source, x), _unsigned(source, _amount(source, n))
    rest = (width - left) % width
    return np.asarray((u << left) | (u >> rest)).view(source.carrier)


def _clz(source: DType, result: DType, x: Array) -> Array:
    u = _unsigned(source, x).copy()
    shift = 1
    while shift < source.bits:  # fill every bit below the highest one
        u |= u >> np.array(shift, u.dtype)
        shift *= 2
    return np.subtract(np.array(source.bits, source.carrier), np.bitwise_count(u).astype(source.carrier))


def _ctz(source: DType, result: DType, x: Array) -> Array:
    u = _unsigned(source, x)
    return np.asarray(np.bitwise_count(~u & (u - np.array(1, u.dtype)))).astype(source.carrier)


def _reverse(source: DType, result: DType, x: Array) -> Array:
    u = _unsigned(source, x)
    out = np.zeros_like(u)
    for bit in range(source.bits):
        out |= ((u >> np.array(bit, u.dtype)) & np.array(1, u.dtype)) << np.array(
            source.bits - 1 - bit, u.dtype
        )
    return out.view(source.carrier)


def _to_bits(types: tuple[DType, ...], named: DType | None) -> DType:
    require("bits", types[0], NUMBERS)
    return types[0].unsigned


def _of_bits(types: tuple[DType, ...], named: DType | None) -> DType:
    assert named is not None
    if named.kind == "bool" or types[0] != named.unsigned:
        wanted = "a number type" if named.kind == "bool" else f"{named.unsigned} bits"
        fix = f"convert it, as in {named.unsigned}(...)."
        raise TypeFault(f"from_bits({named}, ...) takes {wanted}, and this is {types[0]}.", fix)
    return named


def _view(source: DType, result: DType, x: Array) -> Array:
    return floats.to_bits(source, x) if source.is_float else _unsigned(source, x)


def _unview(source: DType, result: DType, x: Array) -> Array:
    return floats.from_bits(result, x) if result.is_float else np.asarray(x).view(result.carrier)


def _spell_shr(e: Any, source: DType, result: DType, x: Any, n: Any) -> Any:
    kept = e.bin("and", n, e.like(n, source.bits - 1))
    return e.bin("ashr" if source.kind == "int" else "lshr", x, kept)


def _written_bits(source: DType, result: DType) -> Written:
    if source.is_narrow:
        return Written(f"{source.name}_bits({{0}})")
    words = {"f32": "f_canonical({0})", "f64": "d_canonical({0})", "i64": "{0}", "u64": "{0}"}
    return Written(words.get(wgsl_form(source), "(u32({0}) & {mask}u)"))


def _written_from_bits(source: DType, result: DType) -> Written:
    if result.is_float:  # fenced as a literal is: the bits may be known
        value = f"{result.name}_value({{0}})" if result.is_narrow else "{0}"
        return Written(f"({value} ^ {'vec2<u32>(Z0, Z0)' if result.bits == 64 else 'Z0'})")
    return Written("i32({0})" if result.kind == "int" and result.bits < 64 else "{0}")


# The fast variant of `bits`: those of a NaN are the target's own. Functions use it where a NaN gives a NaN
# whatever its bits are, to which `bits` would add two instructions.
ANY_NAN = OpRow(
    "fast_bits", 1, _to_bits, "The value's bits; those of a NaN are any.", _view, fast_of="bits",
    wgsl=lambda s, r: Written("{0}") if s.is_float and not s.is_narrow else _written_bits(s, r),
    llvm=lambda e, s, r, x: (
        e.to_bits(s, x, any_nan=True) if s.is_narrow else e.convert("bitcast", x, f"i{s.bits}")
    ),
)  # fmt: skip

ROWS = (
    OpRow(
        "and", 2, same("&", *LOGICAL), "Bitwise and.", lambda s, r, a, b: a & b, symbol="&", commutes=True,
        wgsl=written(bool="&", i32="&", i64="&"),
        llvm=by_kind(whole="and"),
        number=operator.and_, period=lambda n: n & -n, up_to=lambda n: n,
        laws="""
            x & 0 => 0
            x & c => x                          if all_ones(c)
            x & x => x
            x & (x | y) => x
            (x & y) & y => x & y
            (x & c) & d => x & (c & d)          if literal(c) and literal(d)
            x & ~x => 0
            x & True => x
            x & False => False
        """,
    ),
    OpRow(
        "or", 2, same("|", *LOGICAL), "Bitwise or.", lambda s, r, a, b: a | b, symbol="|", commutes=True,
        wgsl=written(bool="|", i32="|", i64="|"),
        llvm=by_kind(whole="or"),
        number=operator.or_,
        laws="""
            x | 0 => x
            x | c => c                          if all_ones(c)
            x | x => x
            x | (x & y) => x
            (x | y) | y => x | y
            (x | c) | d => x | (c | d)          if literal(c) and literal(d)
            x | True => True
            x | False => x
        """,
    ),
    OpRow(
        "xor", 2, same("^", *LOGICAL), "Bitwise exclusive or.", lambda s, r, a, b: a ^ b, symbol="^",
        commutes=True, wgsl=written(bool="!=", i32="^", i64="^"),
        llvm=by_kind(whole="xor"),
        number=operator.xor,
        laws="""
            x ^ 0 => x
            x ^ c => ~x                         if all_ones(c)
            x ^ x => 0                          if integer(x)
            (x ^ y) ^ y => x
            (x ^ c) ^ d => x ^ (c ^ d)          if literal(c) and literal(d)
            ~x ^ ~y => x ^ y
            x ^ True => not x
            x ^ False => x
            x ^ x => False                      if boolean(x)
        """,
    ),
    OpRow(
        "invert", 1, _invert, "Bitwise not.", lambda s, r, x: ~x, symbol="~x",
        wgsl=written(i32="(~{0})", i64="(~{0})"),
        llvm=lambda e, s, r, x: e.bin("xor", x, e.like(x, -1)),
        number=operator.invert,
        laws="~(~x) => x",
    ),
    OpRow(
        "shl", 2, same("<<", *INTEGERS), "Shifted left; the amount is taken modulo the width.",
        lambda s, r, x, n: x << _amount(s, n), symbol="<<",
        wgsl=written(i32="({0} << (u32({1}) & {most}u))", i64="l_shl({0}, {1}.x & 63u)"),
        llvm=lambda e, s, r, x, n: e.bin("shl", x, e.bin("and", n, e.like(n, s.bits - 1))),
        number=_shifted, factor=lambda n: 1 << n if 0 <= n < 32 else None,
        laws="""
            x << 0 => x
            0 << x => 0
            (x << c) << d => x << (c + d)      if fit_the_width(c, d)    # an amount is taken modulo the width
        """,
    ),
    OpRow(
        "shr", 2, same(">>", *INTEGERS),
        "Shifted right, signed types keeping their sign; the amount is taken modulo the width.",
        lambda s, r, x, n: x >> _amount(s, n), symbol=">>",
        wgsl=written(
            i32="({0} >> (u32({1}) & {most}u))", i64="il_shr({0}, {1}.x & 63u)",
            u64="ul_shr({0}, {1}.x & 63u)",
        ),
        llvm=_spell_shr,
        number=operator.rshift, period=lambda n: 1 << n if 0 <= n < 32 else 1,
        quotient=lambda n: 1 << n if 0 <= n < 32 else 0,
        laws="""
            x >> 0 => x
            0 >> x => 0
            (x >> c) >> d => x >> (c + d)       if fit_the_width(c, d)
        """,
    ),
    OpRow(
        "rotl", 2, same("rotl", *INTEGERS), "x rotated left by n.", lambda s, r, x, n: _rotated(s, x, n),
        wgsl=written(
            i32="{form}(u_rotl(u32({0}), u32({1})))", i64="l_rotl({0}, {1}.x & 63u)",
            narrow="{form}(u_turn(u32({0}) & {mask}u, u32({1}) & {most}u, {bits}u))",
        ),
        llvm=lambda e, s, r, x, n: e.call("fshl", x, x, n),
        laws="""
            rotl(x, 0) => x
            rotl(rotl(x, c), d) => rotl(x, c + d)     if literal(c) and literal(d)
            rotl(rotr(x, y), y) => x
        """,
    ),
    OpRow(
        "rotr", 2, same("rotr", *INTEGERS), "x rotated right by n.", lambda s, r, x, n: _rotated(s, x, -n),
        wgsl=written(
            i32="{form}(u_rotl(u32({0}), 0u - u32({1})))", i64="l_rotl({0}, (0u - {1}.x) & 63u)",
            narrow="{form}(u_turn(u32({0}) & {mask}u, (0u - u32({1})) & {most}u, {bits}u))",
        ),
        llvm=lambda e, s, r, x, n: e.call("fshr", x, x, n),
        laws="""
            rotr(x, 0) => x
            rotr(rotl(x, y), y) => x
        """,
    ),
    OpRow(
        "popcount", 1, same("popcount", *INTEGERS), "The number of set bits.",
        lambda s, r, x: np.bitwise_count(_unsigned(s, x)),
        wgsl=written(i32="countOneBits", i64="l_popcount", narrow="countOneBits({0} & {mask})"),
        llvm=intrinsic("ctpop"),
        aliases=("bit_count",),
    ),
    OpRow(
        "clz", 1, same("clz", *INTEGERS), "The number of leading zeros; the width for 0.", _clz,
        wgsl=written(
            i32="countLeadingZeros", i64="l_clz", narrow="(countLeadingZeros({0} & {mask}) - {over})",
        ),
        llvm=intrinsic("ctlz", extra=", i1 false"),
    ),
    OpRow(
        "ctz", 1, same("ctz", *INTEGERS), "The number of trailing zeros; the width for 0.", _ctz,
        wgsl=written(i32="countTrailingZeros", i64="l_ctz", narrow="countTrailingZeros({0} | {above})"),
        llvm=intrinsic("cttz", extra=", i1 false"),
    ),
    OpRow(
        "reverse_bits", 1, same("reverse_bits", *INTEGERS), "The bits in the opposite order.", _reverse,
        wgsl=written(i32="reverseBits", i64="l_reverse", narrow="(reverseBits({0}) >> {over}u)"),
        llvm=intrinsic("bitreverse"),
        laws="reverse_bits(reverse_bits(x)) => x",
    ),
    OpRow(
        "bits", 1, _to_bits, "The value's bits as an unsigned integer; NaN gives its canonical bits.",
        _view, wgsl=_written_bits,
        llvm=lambda e, s, r, x: e.to_bits(s, x),
        laws="bits(y := from_bits(x)) => x        if integer(y)    # a nan comes back as the canonical one",
    ),
    OpRow(
        "from_bits", 1, _of_bits, "The value with these bits, as in from_bits(f32, u).",
        _unview, wgsl=_written_from_bits,
        llvm=lambda e, s, r, x: e.from_bits(r, x),
        names_dtype="first",
        laws="(z := from_bits(bits(x))) => x      if same_type(x, z)",
    ),
    OpRow(
        "copysign", 2, same("copysign", "float"),
        "The magnitude of a with the sign of b (NaN counts as positive).",
        lambda s, r, a, b: np.copysign(a, np.where(np.isnan(b), np.abs(b), b)),
        wgsl=written(f32="f_copysign", f64="d_copysign"),
        llvm=lambda e, s, r, a, b: e.call("copysign", a, e.select(e.fcmp("uno", b, b), e.like(b, 1), b)),
        laws="""
            copysign(-x, y) => copysign(x, y)
            copysign(abs(x), y) => copysign(x, y)
            copysign(copysign(x, y), z) => copysign(x, z)
        """,
    ),
)  # fmt: skip
