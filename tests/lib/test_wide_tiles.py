"""Products by wide tiles as the plain kernel says them, by the reference, against products by steps."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lib.cases import on
from ops.test_matrix import bits_of
from vyre.ir import dtypes
from vyre.lib import cores

SMALL = cores.WideForm((4, 1), 1, 1, 1, 1)


def operand(rng: np.random.Generator, kind: str, shape: tuple[int, ...], how: str) -> Any:
    found = bits_of(rng, kind, shape, how).astype(np.uint16)
    return found.view(np.float16) if kind == "f16" else found


@pytest.mark.parametrize("turned", [(False, False), (True, True)])
@pytest.mark.parametrize(
    ("sizes", "shared"),
    [
        ((1, 70, 100, 21), (False, False)),
        ((2, 17, 40, 24), (False, False)),
        ((3, 16, 64, 8), (True, False)),
        ((2, 5, 20, 9), (False, True)),
    ],
)
def test_wide_tiles_give_the_bytes_of_steps(
    sizes: tuple[int, int, int, int], shared: tuple[bool, bool], turned: tuple[bool, bool]
) -> None:
    rng, (batch, m, deep, n) = np.random.default_rng(1), sizes
    first, second = (1 if is_shared else batch for is_shared in shared)
    for how in ("all", "far", "tiny"):
        a = operand(rng, "f16", (first * deep, m) if turned[0] else (first * m, deep), how)
        b = operand(rng, "f16", (second * n, deep) if turned[1] else (second * deep, n), how)
        args = (a, b, dtypes.f16, dtypes.f32, sizes, turned, shared)
        with on("cpu"):
            wanted = cores.product_by_steps(*args)
        with on("reference"):
            got = cores.product_by_wide_tiles(*args, forms=(SMALL,))

        assert np.asarray(wanted).tobytes() == np.asarray(got).tobytes()


@pytest.mark.parametrize("turned", [(False, False), (True, True)])
def test_wide_tiles_of_bytes_give_the_sums(turned: tuple[bool, bool]) -> None:
    rng, (m, deep, n) = np.random.default_rng(1), (20, 150, 9)
    a, b = (
        rng.integers(-128, 128, (m, deep)).astype(np.int8),
        rng.integers(-128, 128, (deep, n)).astype(np.int8),
    )
    given = [
        np.ascontiguousarray(x.T) if is_turned else x for x, is_turned in zip((a, b), turned, strict=True)
    ]
    with on("reference"):
        got = cores.product_by_wide_tiles(
            *given, dtypes.i8, dtypes.i32, (1, m, deep, n), turned, (False, False), forms=(SMALL,)
        )

    assert (a.astype(np.int32) @ b.astype(np.int32)).tobytes() == np.asarray(got).tobytes()
