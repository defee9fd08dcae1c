"""Conversion between all dtypes, written as a call of the dtype: f32(x)."""

from __future__ import annotations

from typing import Any

import numpy as np

from vyre.ir.dtypes import DType
from vyre.ops.row import Array, OpRow, Written, wgsl_form


def _any(types: tuple[DType, ...], named: DType | None) -> DType:
    assert named is not None
    return named


def _cast(source: DType, result: DType, x: Array) -> Array:
    if result.kind == "bool":
        return np.not_equal(x, 0)
    if result.is_float:
        return x if source.is_float else _int_to_float(source, result, x)
    return _saturate(result, x) if source.is_float else x.astype(result.carrier)


def _int_to_float(source: DType, result: DType, x: Array) -> Array:
    if not result.is_narrow or source.bits <= 32:
        wide = np.float64 if result.is_narrow else result.carrier
        return x.astype(wide)
    # 64 bits to a narrow type: at most 11 bits survive, so the low bits may be combined into one sticky bit
    # that fits in f64.
    low = np.array(0x7FFF, source.carrier)
    sticky = np.where((x & low) != 0, np.array(0x4000, source.carrier), np.array(0, source.carrier))
    large = np.abs(x.astype(np.float64)) > 2.0**40
    return np.where(large, (x & ~low) | sticky, x).astype(np.float64)


def _saturate(result: DType, x: Array) -> Array:
    whole = np.trunc(x).astype(np.float64)
    above, below = whole >= float(result.greatest) + (result.bits < 64), whole <= float(result.least) - 1
    inside = np.where(above | below | np.isnan(whole), 0.0, whole).astype(result.carrier)
    ends = np.where(below, np.array(result.least, result.carrier), inside)
    return np.where(above, np.array(result.greatest, result.carrier), ends)


def _spell_cast(e: Any, source: DType, result: DType, x: Any) -> Any:
    if result.kind == "bool":
        return e.fcmp("une", x, e.like(x, 0)) if source.is_float else e.icmp("ne", x, e.like(x, 0))
    if result.is_float:
        return _spell_to_float(e, source, result, x)
    if source.is_float:
        return _spell_saturate(e, result, x)
    return e.resize(x, f"i{result.bits}", signed=source.kind == "int")


def _spell_to_float(e: Any, source: DType, result: DType, x: Any) -> Any:
    if source.is_float:
        if result.bits == 64:
            return x if source.bits == 64 else e.convert("fpext", x, "double")
        if source.bits == 64:
            return e.odd_single(x) if result.is_narrow else e.convert("fptrunc", x, "float")
        return x
    to_float = "sitofp" if source.kind == "int" else "uitofp"
    if not result.is_narrow:
        return e.convert(to_float, x, "float" if result.bits == 32 else "double")
    if source.bits == 64:  # as in _int_to_float
        sticky = e.select(
            e.icmp("ne", e.bin("and", x, e.like(x, 0x7FFF)), e.like(x, 0)), e.like(x, 0x4000), e.like(x, 0)
        )
        gathered = e.bin("or", e.bin("and", x, e.like(x, ~0x7FFF)), sticky)
        large = e.fcmp(
            "ogt", e.call("fabs", e.convert(to_float, x, "double")), e.const("double", x.lanes, 2.0**40)
        )
        x = e.select(large, gathered, x)
    return e.odd_single(e.convert(to_float, x, "double"))


def _spell_saturate(e: Any, result: DType, x: Any) -> Any:
    """Emit a saturating conversion without llvm.fptosi.sat where it is slow: x86 does it lane by lane."""
    name = "fptosi.sat" if result.kind == "int" else "fptoui.sat"
    if name in e.native:
        return e.saturated(name, x, f"i{result.bits}")
    low, high = e.like(x, float(result.least - 1)), e.like(x, float(result.greatest + 1))
    below, above = e.fcmp("ole", x, low), e.fcmp("oge", x, high)
    inside = e.bin("and", e.fcmp("ogt", x, low), e.fcmp("olt", x, high))  # false for NaN
    safe = e.select(inside, x, e.like(x, 0))
    value = e.convert("fptosi" if result.kind == "int" else "fptoui", safe, f"i{result.bits}")
    value = e.select(below, e.like(value, result.least), value)
    return e.select(above, e.like(value, result.greatest), value)


def _spell_fast_cast(e: Any, source: DType, result: DType, x: Any) -> Any:
    if not source.is_float or not result.is_integer:
        return _spell_cast(e, source, result, x)
    name = "fptosi" if result.kind == "int" else "fptoui"
    if f"{name}.sat" in e.native:
        return e.saturated(f"{name}.sat", x, f"i{result.bits}")
    value = e.convert(name, x, f"i{result.bits}")
    return e.assign(value.elem, value.lanes, f"freeze {value}")


def _written_cast(source: DType, result: DType) -> Written:
    if source == result:
        return Written("{0}")
    have, want = wgsl_form(source), wgsl_form(result)
    if source.kind == "bool":
        pairs = {  # floats with a fence, as literals
            "f32": ("Z0", "0x3f800000u ^ Z0"),
            "f64": ("vec2<u32>(Z0, Z0)", "vec2<u32>(Z0, 0x3ff00000u ^ Z0)"),
            "i64": ("vec2<u32>(0u, 0u)", "vec2<u32>(1u, 0u)"),
            "u64": ("vec2<u32>(0u, 0u)", "vec2<u32>(1u, 0u)"),
        }
        zero, one = pairs.get(want, (f"{want}()", f"{want}(1)"))
        return Written(f"select({zero}, {one}, {{0}})")
    if result.kind == "bool":
        tests = {"f32": "(({0} & 0x7fffffffu) != 0u)", "f64": "d_is_some({0})", "i32": "({0} != 0i)"}
        return Written(tests.get(have, "({0} != 0u)" if have == "u32" else "any({0} != vec2<u32>(0u, 0u))"))
    if result.is_narrow and (
        source.bits == 64 or source.is_integer
    ):  # rounded to odd first, then to `result`
        return Written(_fenced(f"{have}_odd({{0}})", source, "f32"))
    if have == want == "f32":
        return Written("{0}")
    if source.is_float and result.is_integer and result.bits < 32:
        return Written(f"clamp({have}_{want}({{0}}), {{least}}, {{greatest}})")
    if {have, want} <= {"i32", "u32"}:
        return Written(f"{want}({{0}})")
    if {have, want} <= {"i64", "u64"}:
        return Written("{0}")
    name = f"{have}_{want}({{0}})"
    is_certified = max(source.bits, result.bits) <= 32 or want == "f64" or (have, want) == ("f64", "f32")
    return Written(_fenced(name, source, want), native=f"n_{name}" if is_certified else "")


def _fenced(text: str, source: DType, form: str) -> str:
    """A conversion by integers. If its operand is one, a compiler may know it, and so the float."""
    fence = "vec2<u32>(Z0, Z0)" if form == "f64" else "Z0"
    return f"({text} ^ {fence})" if source.is_integer and form in ("f32", "f64") else text


# The fast variant of `cast`: on a CPU, saturating takes eight instructions.
UNLIMITED = OpRow(
    "fast_cast", 1, _any, "The value in another type; a float outside of an integer type gives any number.",
    _cast, fast_of="cast", names_dtype="call", wgsl=_written_cast, llvm=_spell_fast_cast,
)  # fmt: skip

ROWS = (
    OpRow(
        "cast", 1, _any,
        "The value converted to a type: integers wrap, float to integer saturates, others round once.",
        _cast, wgsl=_written_cast,
        llvm=_spell_cast,
        names_dtype="call", number=int, weights=(1,),
        laws="""
            (y := cast(x)) => x                 if same_type(x, y)
            cast(y := cast(x)) => cast(x)     if widens(x, y)    # u32 to f64 to u8 saturates, u32 to u8 wraps
            (z := cast(y := cast(x))) => cast(x)    if narrows(x, y, z)
        """,
    ),
)  # fmt: skip
