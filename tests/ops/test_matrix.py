"""Products of small matrices by a subgroup: the model against fractions, and every device against it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import on
from vyre import Buf, Const, Out, f64, i32, lid, mma_f64, subgroup_lane, u32, wid
from vyre.ir.dtypes import DType
from vyre.ops import matrix

KINDS = {"f16": (5, 10), "bf16": (8, 7)}


def bits_of(rng: np.random.Generator, kind: str, shape: tuple[int, ...], how: str) -> Any:
    """Bits of numbers: of all patterns, of exponents far apart, tiny ones and zeros, or near overflow."""
    exponent, fraction = KINDS[kind]
    top, sign = (1 << exponent) - 1, rng.integers(0, 2, shape) << exponent + fraction
    low = rng.integers(0, 1 << fraction, shape)
    if how == "all":
        return rng.integers(0, 65536, shape)
    if how == "near":
        return sign | (rng.integers(-4, 4, shape) + (top >> 1)) << fraction | low
    if how == "far":
        return sign | rng.integers(0, top, shape) << fraction | low
    if how == "tiny":
        field = rng.integers(0, 3, shape) * rng.integers(0, 2, shape)
        return sign | field << fraction | np.where(rng.integers(0, 3, shape) == 0, 0, low)
    field = top - 1 - rng.integers(0, 3, shape)
    return sign | np.where(rng.integers(0, 4, shape) == 0, 0, field << fraction) | low


HOW = ("all", "near", "far", "tiny", "huge")


def sums_of(rng: np.random.Generator, shape: tuple[int, ...], how: str) -> Any:
    """f32 to add to, as bits."""
    sign, low = rng.integers(0, 2, shape) << 31, rng.integers(0, 1 << 23, shape)
    field = {
        "all": rng.integers(0, 256, shape), "near": 127 + rng.integers(-8, 12, shape),
        "far": rng.integers(0, 255, shape), "tiny": rng.integers(0, 2, shape),
        "huge": 254 - rng.integers(0, 3, shape),
    }[how]  # fmt: skip
    zero = rng.integers(0, 4, shape) == 0
    return np.where(zero, sign, sign | field << 23 | low).astype(np.uint32)


def number(bits: int, exponent: int, fraction: int) -> Fraction | float:
    """The value, exactly; a float where it is inf or NaN."""
    top, low = (1 << exponent) - 1, bits & (1 << fraction) - 1
    field, sign = bits >> fraction & top, -1 if bits >> exponent + fraction else 1
    if field == top:
        return float("nan") if low else sign * float("inf")
    scale = Fraction(2) ** (max(field, 1) - (top >> 1) - fraction)
    return sign * scale * (low + (1 << fraction if field else 0))


def exponent_of(bits: int, exponent: int, fraction: int) -> int:
    top = (1 << exponent) - 1
    return max(bits >> fraction & top, 1) - (top >> 1)


def cut(value: Fraction, unit: Fraction) -> Fraction:
    return Fraction(int(value / unit)) * unit  # int() cuts towards zero


def by_fractions(kind: str, a: Any, b: Any, c: int) -> int:
    """One element of a product, as the bits of an f32."""
    layout = KINDS[kind]
    x, y = [number(int(v), *layout) for v in a], [number(int(v), *layout) for v in b]
    z = number(c, 8, 23)
    if any(isinstance(v, float) for v in (*x, *y, z)):
        with np.errstate(all="ignore"):
            total = np.float64(z) + sum(np.float64(p) * np.float64(q) for p, q in zip(x, y, strict=True))
            odd = [np.float64(p) * np.float64(q) for p, q in zip(x, y, strict=True)] + [np.float64(z)]
        if any(np.isnan(v) for v in odd) or (np.inf in odd and -np.inf in odd):
            return 0x7FC00000
        return 0x7F800000 if np.inf in odd else 0xFF800000 if -np.inf in odd else int(total)
    products = [p * q for p, q in zip(x, y, strict=True)]  # type: ignore[operator]  # no floats
    exponents = [
        exponent_of(int(p), *layout) + exponent_of(int(q), *layout) for p, q in zip(a, b, strict=True)
    ]
    able = [e for e, p in zip(exponents, products, strict=True) if p] + [-133]
    able += [exponent_of(c, 8, 23)] if z else []
    unit = Fraction(2) ** (max(able) - 25)
    total_cut = sum((cut(p, unit) for p in products), cut(z, unit))  # type: ignore[arg-type]  # no floats
    return as_f32(total_cut)


def as_f32(value: Fraction) -> int:
    magnitude = abs(value)
    if magnitude >= Fraction(2) ** 128:
        return 0x7F800000 | (value < 0) << 31
    top = -126
    while magnitude >= Fraction(2) ** (top + 1):
        top += 1
    kept = int(magnitude / Fraction(2) ** (top - 23))
    bits = (top + 127 << 23) + (kept & 0x7FFFFF) if kept >> 23 else kept
    return bits | (value < 0) << 31 if bits else 0


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("how", HOW)
def test_a_step_is_what_exact_numbers_say(kind: str, how: str) -> None:
    rng = np.random.default_rng(HOW.index(how))
    a, b = bits_of(rng, kind, (60, 16), how), bits_of(rng, kind, (60, 16), how)
    c = sums_of(rng, (60,), how)
    got = matrix.step(getattr(vy.ir.dtypes, kind), a, b, c.view(np.float32)).view(np.uint32)

    assert [by_fractions(kind, x, y, int(z)) for x, y, z in zip(a, b, c, strict=True)] == got.tolist()


def test_known_steps() -> None:
    """The largest exponent counts without its carry; a unit below it is lost; zeros do not count."""
    one, c = 0x3F80, np.zeros(1, np.float32)
    a = np.zeros((1, 16), np.int64)
    a[0, 0] = one
    step = lambda a, b, c: matrix.step(vy.ir.dtypes.bf16, a, b, c)[0]  # noqa: E731

    assert np.float32(1.0) == step(a, a, c)
    assert np.float32(1.0) == step(a, a, c + np.float32(2.0**-26))
    assert np.float32(1.0 + 2.0**-23) == step(a, a, c + np.float32(2.0**-23))
    assert 0 == np.float32(step(a * 0, a, -c)).view(np.uint32)


@pytest.fixture
def kernel_of() -> Any:
    return {kind: _kernel(getattr(vy, f"mma_{kind}")) for kind in ("f16", "bf16", "i8", "u8")}


def _kernel(mma: Any) -> Any:
    @vy.kernel(workgroup=64)
    def tiles(
        a: Buf[u32, 3], b: Buf[u32, 3], c: Buf[C, 3], d: Out[C, "t", 4, 32], t: i32, C: Const[vy.dtype]
    ):  # type: ignore[no-untyped-def]  # the kernel language
        p, n = wid() * 2 + lid() // 32, subgroup_lane()
        for part in vy.unroll(range(4)):
            d[p, part, n] = mma(
                c[p, 0, n], c[p, 1, n], c[p, 2, n], c[p, 3, n], a[p, 0, n], a[p, 1, n], a[p, 2, n],
                a[p, 3, n], b[p, 0, n], b[p, 1, n], part,
            )  # fmt: skip

    return tiles


def fragments(matrices: Any, lanes: tuple[int, ...]) -> Any:
    """Words of matrices (tiles, rows, words) by number and lane."""
    g, t = np.arange(32) // 4, np.arange(32) % 4
    parts = [matrices[:, g + rows, t + words] for words in (0, 4) for rows in lanes]
    return np.ascontiguousarray(np.stack(parts, 1).astype(np.uint32))


def packed(values: Any, bits: int) -> Any:
    each = 32 // bits
    shaped = values.reshape(*values.shape[:-1], -1, each).astype(np.uint32)
    return sum(shaped[..., at] << np.uint32(bits * at) for at in range(each))


def results(d: Any) -> Any:
    """(tiles, 16, 8) of fragments (tiles, 4, 32)."""
    g, t, made = np.arange(32) // 4, np.arange(32) % 4, np.zeros((len(d), 16, 8), d.dtype)
    for part in range(4):
        made[:, g + part // 2 * 8, 2 * t + part % 2] = d[:, part]
    return made


@pytest.mark.parametrize("device", ["reference", "cpu"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_subgroup_multiplies_floats(kind: str, device: str, kernel_of: Any) -> None:
    for how in HOW:
        rng = np.random.default_rng(HOW.index(how))
        a, b = bits_of(rng, kind, (6, 16, 16), how), bits_of(rng, kind, (6, 8, 16), how)
        c = sums_of(rng, (6, 4, 32), how).view(np.float32)
        with on(device):
            made = kernel_of[kind](
                fragments(packed(a, 16), (0, 8)), fragments(packed(b, 16), (0,)), c, t=6, C=vy.f32, groups=3
            )
        with np.errstate(all="ignore"):
            wanted = matrix.step(_type(kind), a[:, :, None], b[:, None], results(c))

        assert wanted.view(np.uint32).tolist() == results(made).view(np.uint32).tolist(), how


@pytest.mark.parametrize("device", ["reference", "cpu"])
@pytest.mark.parametrize("kind", ["i8", "u8"])
def test_a_subgroup_multiplies_integers(kind: str, device: str, kernel_of: Any) -> None:
    rng = np.random.default_rng(0)
    a, b = rng.integers(0, 256, (4, 16, 32)), rng.integers(0, 256, (4, 8, 32))
    c = rng.integers(-(2**31), 2**31, (4, 4, 32)).astype(np.int32)
    with on(device):
        made = kernel_of[kind](
            fragments(packed(a, 8), (0, 8)), fragments(packed(b, 8), (0,)), c, t=4, C=vy.i32, groups=2
        )
    x, y = (side.astype(np.uint8).view(f"{kind[0]}1").astype(np.int64) for side in (a, b))

    assert (results(c) + x @ y.swapaxes(1, 2)).astype(np.int32).tolist() == results(made).tolist()


@vy.kernel(workgroup=64)
def doubles(a: Buf[f64, 3], b: Buf[f64, 2], c: Buf[f64, 3], d: Out[f64, "t", 4, 32], t: i32):  # type: ignore[no-untyped-def]
    p, n = wid() * 2 + lid() // 32, subgroup_lane()
    for part in vy.unroll(range(4)):
        d[p, part, n] = mma_f64(
            c[p, 0, n], c[p, 1, n], c[p, 2, n], c[p, 3, n], a[p, 0, n], a[p, 1, n], b[p, n], part
        )


@pytest.mark.parametrize("device", ["reference", "cpu"])
def test_a_subgroup_multiplies_doubles_in_order(device: str) -> None:
    rng = np.random.default_rng(0)
    a, b, c = (rng.standard_normal((4, rows, 4)) for rows in (16, 8, 32))
    g, t = np.arange(32) // 4, np.arange(32) % 4
    c = np.ascontiguousarray(c.swapaxes(1, 2))
    with on(device):
        made = doubles(np.stack([a[:, g, t], a[:, g + 8, t]], 1), b[:, g, t].copy(), c, t=4, groups=2)
    wanted = results(c).astype(np.longdouble)
    for k in range(4):  # an exact product and a sum of 64 bits, rounded again: nearly always that of an fma
        wanted = (wanted + a[:, :, None, k].astype(np.longdouble) * b[:, None, :, k]).astype(float)
        wanted = wanted.astype(np.longdouble)

    np.testing.assert_allclose(results(made), wanted.astype(float), 1e-15, 1e-15)


def _type(kind: str) -> DType:
    found: DType = getattr(vy.ir.dtypes, kind)
    return found
