"""Numbers as literals: rounded once, and refused where they do not fit."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vyre.ir import dtypes, floats
from vyre.ir.dtypes import DType
from vyre.ir.literal import literal, misfit, number

WIDTHS = [dtypes.f16, dtypes.bf16, dtypes.f32, dtypes.f64]


def rounded(dtype: DType, value: float) -> int:
    """The bits of a number as NumPy rounds it."""
    with np.errstate(all="ignore"):
        return int(floats.to_bits(dtype, floats.round_to(dtype, np.array(value))))


def halfway(dtype: DType, bits: int) -> float:
    """The number between a finite one of 16 or 32 bits and the next, where rounding goes to the even one."""
    low, high = (
        float(floats.from_bits(dtype, np.array(each, dtype.unsigned.storage))) for each in (bits, bits + 1)
    )
    return low + (high - low) / 2


@pytest.mark.parametrize("dtype", WIDTHS, ids=str)
@given(value=st.floats())
def test_a_float_is_rounded_once(dtype: DType, value: float) -> None:
    overflows = math.isfinite(value) and math.isinf(
        float(floats.from_bits(dtype, np.array(rounded(dtype, value), dtype.unsigned.storage)))
    )

    assert overflows == (misfit(dtype, value) is not None)
    assert overflows or rounded(dtype, value) == literal(dtype, value).bits


@pytest.mark.parametrize("dtype", [dtypes.f16, dtypes.bf16, dtypes.f32], ids=str)
@given(fraction=st.floats(0, 1), step=st.sampled_from([-math.inf, 0.0, math.inf]), negative=st.booleans())
def test_a_float_halfway_between_two_goes_to_the_even_one(
    dtype: DType, fraction: float, step: float, negative: bool
) -> None:
    middle = halfway(dtype, int(fraction * (dtype.infinite_bits - 2)))
    value = math.nextafter(middle, step) if step else middle
    value = -value if negative else value

    assert rounded(dtype, value) == literal(dtype, value).bits


@pytest.mark.parametrize(
    ("dtype", "largest", "too_large"),
    [
        (dtypes.f16, 65519.99, 65520.0),
        (dtypes.f32, 3.4028235677973362e38, 3.4028235677973366e38),
        (dtypes.f64, 2**1024 - 2**970 - 1, 2**1024),
    ],
)
def test_what_rounds_to_infinity_does_not_fit(dtype: DType, largest: float, too_large: float) -> None:
    for sign in (1, -1):
        assert math.isfinite(number(literal(dtype, sign * largest)))
        assert f"too large for {dtype}" in str(misfit(dtype, sign * too_large))
        assert sign * math.inf == number(literal(dtype, sign * math.inf))


@pytest.mark.parametrize("dtype", WIDTHS, ids=str)
def test_every_nan_is_the_canonical_one(dtype: DType) -> None:
    assert dtype.nan_bits == literal(dtype, -math.nan).bits


def test_a_type_of_numpy_names_its_own() -> None:
    named = {np.dtype(dtype.storage): dtype for dtype in dtypes.ALL if not dtype.foreign}

    assert list(named.values()) == [dtypes.of_numpy(dtype) for dtype in named]
    assert dtypes.f32 is dtypes.of_numpy("float32")
    assert dtypes.i64 is dtypes.of_numpy(np.int64)
    foreign = [np.dtype(">f4"), np.dtype("c8"), np.dtype("S3"), np.dtype([("a", "f4")]), object(), "nothing"]
    assert [None] * 6 == [dtypes.of_numpy(dtype) for dtype in foreign]
