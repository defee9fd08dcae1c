"""Products of small matrices by a subgroup, with one arithmetic for all devices: that of Hopper's cores.

A subgroup multiplies A, 16 rows, by B, 8 columns, and adds C. The lanes hold them as NVIDIA's
mma.sync.m16n8k16 (of 8-bit integers m16n8k32) has them: with g = lane // 4 and t = lane % 4, a word is
neighbours along the sum.

    a0, a1   rows g and g + 8, word t             b0   column g, word t
    a2, a3   the same rows, word t + 4            b1   column g, word t + 4
    c0, c1   row g, columns 2 t and 2 t + 1       c2, c3   row g + 8, the same columns

Integers wrap at 32 bits. f64 are as in m16n8k4: a0 and a1 have rows g and g + 8 at t, b0 has column g at t,
and an element is fma(a, b, sum) for the four in order (measured on an H200: no difference in 3.8e6 results).

Other floats are added in one step (no difference in 3.9e10 results). Products are exact. All 16 and c are cut
towards zero to a multiple of 2^(E - 25), where E is the largest of -133, the exponents of the products that
are not 0 (the sum of those of the factors, so 1.5 * 1.5 has 0), and that of c if it is not 0. Their exact sum
is cut towards zero to f32, and is inf from 2^128 on. A sum of 0 is +0. inf * 0, infinities of both signs and
NaN give NaN.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from vyre.ir.dtypes import DType, bf16, f16, f32, f64, i8, i32, u8, u32
from vyre.ir.limits import SUBGROUP
from vyre.ops import arith
from vyre.ops.row import Array, apply
from vyre.ops.subgroup import CollectiveRow

ROWS_OF_A, COLUMNS_OF_B = 16, 8
LEAST_EXPONENT = -133
BITS = 25  # below the largest exponent
_LANES = np.arange(SUBGROUP)
_G, _T = _LANES // 4, _LANES % 4
_NEVER = -100_000  # an exponent below all
_FMA = next(row for row in arith.ROWS if row.name == "fma")


@dataclass(frozen=True, slots=True)
class MatrixParts:
    """Floats as significand * 2^(exponent - fraction bits); `odd` if inf or NaN."""

    significand: Array
    exponent: Array
    is_negative: Array
    is_nan: Array
    is_infinite: Array


def _parts(bits: Array, exponent_bits: int, fraction: int) -> MatrixParts:
    top = (1 << exponent_bits) - 1
    low = bits & ((1 << fraction) - 1)
    field = bits >> fraction & top
    significand = np.where(field > 0, low | 1 << fraction, low)
    special = field == top
    return MatrixParts(
        significand, np.maximum(field, 1) - (top >> 1), bits >> (fraction + exponent_bits) & 1 > 0,
        special & (low != 0), special & (low == 0),
    )  # fmt: skip


def _cut(magnitude: Array, shift: Array) -> Array:
    return np.asarray(magnitude >> np.clip(shift, 0, 63))


def step(dtype: DType, a: Array, b: Array, c: Array) -> Array:
    """c plus the products along the last axis of a and b, bits of f16 or bf16, as one step: see above."""
    layout = dtype.bits - 1 - dtype.fraction, dtype.fraction
    x, y = _parts(a.astype(np.int64), *layout), _parts(b.astype(np.int64), *layout)
    z = _parts(np.ascontiguousarray(c, np.float32).view(np.uint32).astype(np.int64), 8, 23)
    product, exponent = x.significand * y.significand, x.exponent + y.exponent
    negative = x.is_negative ^ y.is_negative
    greatest = np.where(product == 0, _NEVER, exponent).max(-1)
    own = np.where(z.significand == 0, _NEVER, z.exponent)
    greatest = np.maximum(np.maximum(greatest, own), LEAST_EXPONENT)
    terms = _cut(product << BITS - 2 * dtype.fraction, greatest[..., None] - exponent)
    added = _cut(z.significand << BITS - 23, greatest - z.exponent)
    total = np.where(negative, -terms, terms).sum(-1) + np.where(z.is_negative, -added, added)
    result = _rounded(np.abs(total), greatest - BITS) | np.where(total < 0, 1 << 31, 0)
    result = np.where(result == 1 << 31, 0, result)
    infinite = x.is_infinite | y.is_infinite
    nan = (x.is_nan | y.is_nan | (infinite & (product == 0))).any(-1) | z.is_nan
    above = (infinite & ~negative).any(-1) | (z.is_infinite & ~z.is_negative)
    below = (infinite & negative).any(-1) | (z.is_infinite & z.is_negative)
    result = np.where(above, f32.infinite_bits, np.where(below, f32.infinite_bits | 1 << 31, result))
    result = np.where(nan | (above & below), f32.nan_bits, result)
    return result.astype(np.uint32).view(np.float32)


def _rounded(magnitude: Array, exponent: Array) -> Array:
    """The bits of magnitude * 2^exponent, of fewer than 53 bits, cut to f32."""
    top = np.frexp(magnitude.astype(np.float64))[1].astype(np.int64) - 1 + exponent
    top = np.maximum(top, -126)
    drop = top - 23 - exponent
    kept = np.where(drop >= 0, _cut(magnitude, drop), magnitude << np.clip(-drop, 0, 40))
    bits = np.where(kept >> 23 > 0, (top + 127 << 23) + (kept & 0x7FFFFF), kept)
    return np.where((top > 127) & (kept > 0), f32.infinite_bits, bits)


def _elements(word: Array, bits: int) -> list[Array]:
    return [word >> np.uint32(bits * at) & np.uint32((1 << bits) - 1) for at in range(32 // bits)]


def _meaning(kind: DType, t: DType, *args: Array) -> Array:
    """The element of the result that an invocation asks for by the last operand, modulo 4."""
    c, a, b, part = args[:4], args[4:8], args[8:10], args[10]
    each = 32 // kind.bits  # elements of a word
    count = args[0].shape[0]
    left = np.zeros((count, ROWS_OF_A, 8 * each), np.uint32)
    right = np.zeros((count, COLUMNS_OF_B, 8 * each), np.uint32)
    for number, word in enumerate(a):
        for at, value in enumerate(_elements(word, kind.bits)):
            left[:, _G + number % 2 * 8, (_T + number // 2 * 4) * each + at] = value
    for number, word in enumerate(b):
        for at, value in enumerate(_elements(word, kind.bits)):
            right[:, _G, (_T + number * 4) * each + at] = value
    results = []
    for number, value in enumerate(c):
        rows, columns = left[:, _G + number // 2 * 8], right[:, 2 * _T + number % 2]
        if kind.is_float:
            results.append(step(kind, rows, columns, value))
        else:
            x, y = (side.astype(np.uint8).view(kind.carrier).astype(np.int64) for side in (rows, columns))
            results.append(((x * y).sum(-1) + value).astype(np.int32))
    return np.choose(part.astype(np.int64) % 4, results)


def _spell(kind: DType, lanes: Any, t: DType, *args: Any) -> Any:
    e, part = lanes.e, args[10]
    results = lanes.product(kind, args[:10])
    return _chosen(e, _emulated(kind, lanes, args) if results is None else results, part)


def _chosen(e: Any, results: Sequence[Any], part: Any) -> Any:
    chosen, at = results[0], e.bin("and", part, e.like(part, 3))
    for number in (1, 2, 3):
        chosen = e.select(e.icmp("eq", at, e.like(at, number)), results[number], chosen)
    return chosen


def _emulated(kind: DType, lanes: Any, args: Sequence[Any]) -> list[Any]:
    """The four elements of each lane, from words that are moved between lanes."""
    each, results = 32 // kind.bits, []
    for number in range(4):
        a, b = [], []
        for half in (0, 1):
            for word in range(4):
                left = lanes.taken(args[4 + number // 2 + 2 * half], [g * 4 + word for g in _G])
                right = lanes.taken(args[8 + half], [(2 * t + number % 2) * 4 + word for t in _T])
                a += [_element(lanes.e, kind, left, at) for at in range(each)]
                b += [_element(lanes.e, kind, right, at) for at in range(each)]
        add = _spell_step if kind.is_float else _spell_sum
        results.append(add(lanes.e, kind, a, b, args[number]))
    return results


def _element(e: Any, kind: DType, word: Any, at: int) -> Any:
    shift = 32 - kind.bits
    raised = e.bin("shl", word, e.like(word, shift - kind.bits * at))
    return e.bin("ashr" if kind.kind == "int" else "lshr", raised, e.like(word, shift))


def _spell_sum(e: Any, kind: DType, a: list[Any], b: list[Any], c: Any) -> Any:
    for x, y in zip(a, b, strict=True):
        c = e.bin("add", c, e.bin("mul", x, y))
    return c


@dataclass(frozen=True, slots=True)
class _Spelled:
    significand: Any
    exponent: Any
    is_nan: Any
    is_infinite: Any
    is_zero: Any


def _spell_parts(e: Any, bits: Any, exponent_bits: int, fraction: int) -> _Spelled:
    top = (1 << exponent_bits) - 1
    low = e.bin("and", bits, e.like(bits, (1 << fraction) - 1))
    field = e.bin("and", e.bin("lshr", bits, e.like(bits, fraction)), e.like(bits, top))
    zero = e.like(bits, 0)
    significand = e.select(e.icmp("ne", field, zero), e.bin("or", low, e.like(low, 1 << fraction)), low)
    special, is_plain = e.icmp("eq", field, e.like(field, top)), e.icmp("eq", low, zero)
    exponent = e.bin("sub", e.call("smax", field, e.like(field, 1)), e.like(field, top >> 1))
    nan = e.bin("and", special, e.bin("xor", is_plain, e.const("i1", bits.lanes, 1)))
    infinite = e.bin("and", special, is_plain)
    return _Spelled(significand, exponent, nan, infinite, e.icmp("eq", significand, zero))


def _spell_step(e: Any, kind: DType, a: list[Any], b: list[Any], c: Any) -> Any:
    """`step` in the instructions of LLVM. A term has at most 27 bits, and all together 32 and a sign."""
    layout = kind.bits - 1 - kind.fraction, kind.fraction
    word = e.convert("bitcast", c, "i32")
    false = e.const("i1", word.lanes, 0)
    own, never = _spell_parts(e, word, 8, 23), e.like(word, _NEVER)
    nan, above, below = own.is_nan, false, false
    greatest = e.call("smax", e.select(own.is_zero, never, own.exponent), e.like(word, LEAST_EXPONENT))
    is_negative = e.icmp("slt", word, e.like(word, 0))
    signs = [is_negative]
    terms = [(e.bin("shl", own.significand, e.like(word, BITS - 23)), own.exponent)]
    infinite = [own.is_infinite]
    for one, other in zip(a, b, strict=True):
        x, y = _spell_parts(e, one, *layout), _spell_parts(e, other, *layout)
        product, exponent = e.bin("mul", x.significand, y.significand), e.bin("add", x.exponent, y.exponent)
        is_zero = e.icmp("eq", product, e.like(product, 0))
        greatest = e.call("smax", greatest, e.select(is_zero, never, exponent))
        sign = e.bin("lshr", e.bin("xor", one, other), e.like(one, kind.bits - 1))
        signs.append(e.icmp("ne", sign, e.like(sign, 0)))
        terms.append((e.bin("shl", product, e.like(product, BITS - 2 * kind.fraction)), exponent))
        infinite.append(e.bin("or", x.is_infinite, y.is_infinite))
        wrong = e.bin("and", infinite[-1], is_zero)
        nan = e.bin("or", nan, e.bin("or", wrong, e.bin("or", x.is_nan, y.is_nan)))
    true = e.const("i1", word.lanes, 1)
    total = None
    for sign, (magnitude, exponent), is_infinite in zip(signs, terms, infinite, strict=True):
        shift = e.call("smin", e.bin("sub", greatest, exponent), e.like(word, 31))
        shift = e.call("smax", shift, e.like(word, 0))  # of a zero
        kept = e.convert("zext", e.bin("lshr", magnitude, shift), "i64")
        kept = e.select(sign, e.bin("sub", e.like(kept, 0), kept), kept)
        total = kept if total is None else e.bin("add", total, kept)
        below = e.bin("or", below, e.bin("and", is_infinite, sign))
        above = e.bin("or", above, e.bin("and", is_infinite, e.bin("xor", sign, true)))
    bits = _spell_rounded(e, total, e.bin("sub", greatest, e.like(greatest, BITS)))
    least = e.like(word, -(1 << 31))
    bits = e.select(above, e.like(word, f32.infinite_bits), bits)
    bits = e.select(below, e.bin("or", least, e.like(word, f32.infinite_bits)), bits)
    bits = e.select(e.bin("or", nan, e.bin("and", above, below)), e.like(word, f32.nan_bits), bits)
    return e.convert("bitcast", bits, "float")


def _spell_rounded(e: Any, total: Any, exponent: Any) -> Any:
    """The bits of total * 2^exponent, cut to f32; +0 for 0."""
    zero = e.like(total, 0)
    is_negative = e.icmp("slt", total, zero)
    magnitude = e.select(is_negative, e.bin("sub", zero, total), total)
    zeros = e.convert("trunc", e.call("ctlz", magnitude, extra=", i1 false"), "i32")
    top = e.bin("add", e.bin("sub", e.like(zeros, 63), zeros), exponent)
    top = e.call("smax", top, e.like(top, -126))
    drop = e.bin("sub", e.bin("sub", top, e.like(top, 23)), exponent)
    none, most = e.like(drop, 0), e.like(drop, 63)
    down = e.convert("zext", e.call("smin", e.call("smax", drop, none), most), "i64")
    up = e.convert("zext", e.call("smin", e.call("smax", e.bin("sub", none, drop), none), most), "i64")
    kept = e.convert("trunc", e.bin("shl", e.bin("lshr", magnitude, down), up), "i32")
    fraction = e.bin("and", kept, e.like(kept, 0x7FFFFF))
    normal = e.bin("or", e.bin("shl", e.bin("add", top, e.like(top, 127)), e.like(top, 23)), fraction)
    bits = e.select(e.icmp("ugt", kept, e.like(kept, 0x7FFFFF)), normal, kept)
    is_huge = e.bin("and", e.icmp("sgt", top, e.like(top, 127)), e.icmp("ne", kept, none))
    bits = e.select(is_huge, e.like(bits, f32.infinite_bits), bits)
    signed = e.bin("or", bits, e.like(bits, -(1 << 31)))
    return e.select(e.bin("and", is_negative, e.icmp("ne", bits, none)), signed, bits)


def _chain(t: DType, *args: Array) -> Array:
    """The meaning for f64: four steps in order."""
    c, a, b, part = args[:4], args[4:6], args[6], args[7]
    results = []
    for number, value in enumerate(c):
        for k in range(4):
            left = a[number // 2][:, _G * 4 + k]
            value = apply(_FMA, t, t, left, b[:, (2 * _T + number % 2) * 4 + k], value)
        results.append(value)
    return np.choose(part.astype(np.int64) % 4, results)


def _spell_chain(lanes: Any, t: DType, *args: Any) -> Any:
    e, part = lanes.e, args[7]
    results = lanes.product(t, args[:7])
    if results is None:
        results = []
        for number in range(4):
            value = args[number]
            for k in range(4):
                left = lanes.taken(args[4 + number // 2], [g * 4 + k for g in _G])
                right = lanes.taken(args[6], [(2 * t + number % 2) * 4 + k for t in _T])
                value = e.call("fma", left, right, value)
            results.append(value)
    return _chosen(e, results, part)


def _row(kind: DType) -> CollectiveRow:
    added = f32 if kind.is_float else i32
    doc = f"One of the lane's 4 elements of the 16 x 8 matrix C + A B: A and B of {kind}, C of {added}."
    return CollectiveRow(
        f"mma_{kind}", (added.kind,), doc, partial(_meaning, kind), partial(_spell, kind),
        operands=(*(added,) * 4, *(u32,) * 6, i32),
        names="c0, c1, c2, c3, a0, a1, a2, a3, b0, b1, part",
    )  # fmt: skip


ROWS = (
    *(_row(kind) for kind in (f16, bf16, i8, u8)),
    CollectiveRow(
        "mma_f64", ("float",), "One of the lane's 4 elements of the 16 x 8 matrix C + A B: 4 steps of fma.",
        _chain, _spell_chain, operands=(*(f64,) * 7, i32), names="c0, c1, c2, c3, a0, a1, b0, part",
    ),
)  # fmt: skip
