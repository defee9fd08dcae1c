"""Bitwise operations, shifts, counts, and views of values as bits."""

from __future__ import annotations

from typing import Any

import numpy as np

from vyre.ir import floats
from vyre.ir.dtypes import DType
from vyre.ops.row import INTEGERS, NUMBERS, Array, OpRow, TypeFault, by_kind, intrinsic, require, same

LOGICAL = ("bool", "uint", "int")


def _invert(types: tuple[DType, ...], named: DType | None) -> DType:
    if types[0].kind == "bool":
        raise TypeFault("~ takes integers, and this is bool.", "write not x.")
    require("~", types[0], INTEGERS)
    return types[0]


def _amount(source: DType, amount: Array) -> Array:
    """A shift amount modulo the width, whatever its sign."""
    return amount & np.array(source.bits - 1, source.carrier)


def _unsigned(source: DType, x: Array) -> Array:
    return np.asarray(x).view(source.unsigned.carrier)


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


ROWS = (
    OpRow(
        "and", 2, same("&", *LOGICAL), "Bitwise and.", lambda s, r, a, b: a & b, symbol="&", commutes=True,
        llvm=by_kind(whole="and"),
    ),
    OpRow(
        "or", 2, same("|", *LOGICAL), "Bitwise or.", lambda s, r, a, b: a | b, symbol="|", commutes=True,
        llvm=by_kind(whole="or"),
    ),
    OpRow(
        "xor", 2, same("^", *LOGICAL), "Bitwise exclusive or.", lambda s, r, a, b: a ^ b, symbol="^",
        commutes=True, llvm=by_kind(whole="xor"),
    ),
    OpRow(
        "invert", 1, _invert, "Every bit flipped.", lambda s, r, x: ~x, symbol="~x",
        llvm=lambda e, s, r, x: e.bin("xor", x, e.like(x, -1)),
    ),
    OpRow(
        "shl", 2, same("<<", *INTEGERS), "Shifted left; the amount is taken modulo the width.",
        lambda s, r, x, n: x << _amount(s, n), symbol="<<",
        llvm=lambda e, s, r, x, n: e.bin("shl", x, e.bin("and", n, e.like(n, s.bits - 1))),
    ),
    OpRow(
        "shr", 2, same(">>", *INTEGERS),
        "Shifted right, signed types keeping their sign; the amount is taken modulo the width.",
        lambda s, r, x, n: x >> _amount(s, n), symbol=">>",
        llvm=_spell_shr,
    ),
    OpRow(
        "rotl", 2, same("rotl", *INTEGERS), "Rotated left.", lambda s, r, x, n: _rotated(s, x, n),
        llvm=lambda e, s, r, x, n: e.call("fshl", x, x, n),
    ),
    OpRow(
        "rotr", 2, same("rotr", *INTEGERS), "Rotated right.", lambda s, r, x, n: _rotated(s, x, -n),
        llvm=lambda e, s, r, x, n: e.call("fshr", x, x, n),
    ),
    OpRow(
        "popcount", 1, same("popcount", *INTEGERS), "How many bits are set.",
        lambda s, r, x: np.bitwise_count(_unsigned(s, x)),
        llvm=intrinsic("ctpop"),
    ),
    OpRow(
        "clz", 1, same("clz", *INTEGERS), "Zeros above the highest set bit; the width for 0.", _clz,
        llvm=intrinsic("ctlz", extra=", i1 false"),
    ),
    OpRow(
        "ctz", 1, same("ctz", *INTEGERS), "Zeros below the lowest set bit; the width for 0.", _ctz,
        llvm=intrinsic("cttz", extra=", i1 false"),
    ),
    OpRow(
        "reverse_bits", 1, same("reverse_bits", *INTEGERS), "The bits in the opposite order.", _reverse,
        llvm=intrinsic("bitreverse"),
    ),
    OpRow(
        "bits", 1, _to_bits, "The value's bits as an unsigned integer; NaN gives its canonical bits.",
        _view, llvm=lambda e, s, r, x: e.to_bits(s, x),
    ),
    OpRow(
        "from_bits", 1, _of_bits, "The value with these bits, as in from_bits(f32, u).",
        _unview, llvm=lambda e, s, r, x: e.from_bits(r, x),
    ),
    OpRow(
        "copysign", 2, same("copysign", "float"),
        "The magnitude of a with the sign of b (a NaN has no sign: it counts as +).",
        lambda s, r, a, b: np.copysign(a, np.where(np.isnan(b), np.abs(b), b)),
        llvm=lambda e, s, r, a, b: e.call("copysign", a, e.select(e.fcmp("uno", b, b), e.like(b, 1), b)),
    ),
)  # fmt: skip
