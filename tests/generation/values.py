"""Numbers: literals and array contents, ordinary ones mixed with those at which types end."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from vyre.ir import floats
from vyre.ir.dtypes import DType
from vyre.ir.literal import Lit, literal, misfit

MODEST = (0, 1, 1, 2, 3, 4, 5, 7, 8, 16, 31, 32, 33, 100)
REALS = (0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -2.5, 3.0, 0.1, 1e-3, 100.0, 1.5, 65504.0)


def special_bits(dtype: DType) -> list[int]:
    """Bit patterns of a float type: zeros, infinities, ends of the normal and subnormal ranges, NaNs."""
    sign, infinity, normal = 1 << (dtype.bits - 1), dtype.infinite_bits, 1 << dtype.fraction
    one = dtype.bias << dtype.fraction
    nans = [infinity | normal >> 1, infinity | normal >> 1 | 5, infinity | 1]
    ends = [0, 1, 2, normal - 1, normal, normal + 1, infinity - 1, infinity, one, one + 1, *nans]
    return [*ends, *(bits | sign for bits in ends)]


def lit(rng: Random, dtype: DType, *, special: bool = True) -> Lit:
    """A literal; NaN only as the canonical one."""
    if dtype.kind == "bool":
        return Lit(dtype, rng.getrandbits(1))
    if dtype.is_float:
        return _float_lit(rng, dtype, special=special)
    kind = rng.random()
    if kind < 0.6:
        value = rng.choice(MODEST) * (-1 if dtype.kind == "int" and rng.random() < 0.3 else 1)
        return Lit(dtype, value & ((1 << dtype.bits) - 1))
    if kind < 0.8:
        ends = (dtype.least, dtype.least + 1, dtype.greatest, dtype.greatest - 1, dtype.greatest // 2)
        return literal(dtype, rng.choice(ends))
    return Lit(dtype, rng.getrandbits(dtype.bits))


def _float_lit(rng: Random, dtype: DType, *, special: bool) -> Lit:
    if not special or rng.random() < 0.7:
        number = rng.choice(REALS) if rng.random() < 0.6 else rng.uniform(-20, 20)
        return literal(dtype, number if misfit(dtype, number) is None else 1.0)
    bits = rng.choice(special_bits(dtype)) if rng.random() < 0.7 else rng.getrandbits(dtype.bits)
    value = floats.from_bits(dtype, np.array(bits, dtype.unsigned.storage))
    return Lit(dtype, dtype.nan_bits if np.isnan(value) else bits)


def contents(rng: np.random.Generator, dtype: DType, shape: tuple[int, ...], *, special: bool = True) -> Any:
    """An array in storage form."""
    count = int(np.prod(shape, dtype=np.int64))
    if dtype.kind == "bool":
        odd = special and rng.random() < 0.5 and shape != ()  # scalar arguments are bound as 0 or 1
        true = rng.integers(1, 256, count) if odd else 1
        return (rng.integers(0, 2, count) * true).astype(np.uint8).view(np.bool_).reshape(shape)
    flat = _reals(rng, dtype, count, special) if dtype.is_float else _integers(rng, dtype, count)
    return flat.view(dtype.storage).reshape(shape)


def _integers(rng: np.random.Generator, dtype: DType, count: int) -> Any:
    """Small numbers, which make good indices, random bits, and the ends of the type."""
    unsigned = dtype.unsigned.storage
    small = rng.integers(0, 40, count).astype(unsigned)
    random = rng.integers(0, (1 << dtype.bits) - 1, count, unsigned, endpoint=True)
    ends = np.array([dtype.least, dtype.greatest, 0, -1 if dtype.kind == "int" else 1], dtype.storage)
    kind = rng.random(count)
    return np.where(
        kind < 0.6, small, np.where(kind < 0.8, random, ends.view(unsigned)[rng.integers(0, 4, count)])
    )


def _reals(rng: np.random.Generator, dtype: DType, count: int, special: bool) -> Any:
    unsigned = dtype.unsigned.storage
    rounded = floats.round_to(dtype, np.round(rng.normal(0, 8, count), 3).astype(dtype.carrier))
    plain = floats.to_bits(dtype, np.asarray(rounded, dtype.carrier))
    if not special:
        return plain
    chosen = np.array(special_bits(dtype), unsigned)
    random = rng.integers(0, (1 << dtype.bits) - 1, count, unsigned, endpoint=True)
    kind = rng.random(count)
    return np.where(
        kind < 0.6, plain, np.where(kind < 0.8, random, chosen[rng.integers(0, chosen.size, count)])
    )
