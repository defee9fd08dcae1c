"""Arithmetic rows at values where NumPy has more than one answer."""

from __future__ import annotations

import numpy as np
import pytest

from vyre.ir import floats
from vyre.ir.dtypes import DType, f32, f64
from vyre.ops import TABLE
from vyre.ops.fused import fused
from vyre.ops.row import apply

SIGNALLING = {f32: 0x7F800001, f64: 0x7FF0000000000001}


@pytest.mark.parametrize("dtype", [f32, f64], ids=repr)
@pytest.mark.parametrize("name", ["min", "max"])
@pytest.mark.parametrize("count", [1, 3, 64])
def test_a_number_wins_over_a_signalling_nan_however_many_are_compared(
    name: str, dtype: DType, count: int
) -> None:
    number = np.full(count, 2.5, dtype.carrier)
    nan = floats.from_bits(dtype, np.full(count, SIGNALLING[dtype], dtype.unsigned.storage))

    assert [2.5] * count == apply(TABLE[name], dtype, dtype, number, nan).tolist()
    assert [2.5] * count == apply(TABLE[name], dtype, dtype, nan, number).tolist()


def test_a_finite_product_is_absorbed_by_an_infinity() -> None:
    big, inf = np.array([1e300, -1e300, 2.0]), np.array([np.inf, np.inf, -np.inf])

    with np.errstate(all="ignore"):
        found = fused(big, np.array([-1e300, 1e300, 3.0]), inf)

    assert inf.tolist() == found.tolist()
