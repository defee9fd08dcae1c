"""Triangular systems, and Cholesky and LU factors, against what they are to satisfy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import Array, everywhere, values
from vyre import lib
from vyre.lib.kernels import factors

SIZES = (0, 1, 2, 31, 32, 33, 70)
TOLERANCE = {"f4": 1e-4, "f8": 1e-12}


def triangle(dtype: str, n: int, *, lower: bool) -> Array:
    a = values(dtype, (n, n)) / np.sqrt(max(n, 1)).astype(dtype) + 2 * np.eye(n, dtype=dtype)
    return np.tril(a) if lower else np.triu(a)


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("lower", [True, False])
def test_triangular_systems_are_solved_on_every_device(n: int, lower: bool) -> None:
    for dtype in ("f4", "f8"):
        a, b = triangle(dtype, n, lower=lower), values(dtype, (n, 5), seed=1)
        bound = TOLERANCE[dtype]

        np.testing.assert_allclose(a @ everywhere(lib.solve_triangular, a, b, lower=lower), b, bound, bound)
        turned = everywhere(lib.solve_triangular, a, b[:, 0].copy(), lower=lower, transpose=True)
        np.testing.assert_allclose(a.T @ turned, b[:, 0], bound, bound)


@pytest.mark.parametrize("columns", [1, 2, 3])
def test_systems_of_few_columns_are_solved_like_those_of_many(columns: int) -> None:
    for lower in (True, False):
        for transpose in (True, False):
            a, b = triangle("f4", 71, lower=lower), values("f4", (71, 6), seed=1)
            named = {"lower": lower, "transpose": transpose}
            few = everywhere(lib.solve_triangular, a, b[:, :columns].copy(), **named)

            assert lib.solve_triangular(a, b, **named)[:, :columns].tobytes() == few.tobytes()


def test_the_other_triangle_and_a_unit_diagonal_are_not_read() -> None:
    a, b = triangle("f8", 40, lower=True), values("f8", (40, 3))
    spoiled = a + np.triu(np.full((40, 40), np.nan), 1)
    unit = np.tril(a, -1) + np.eye(40)
    nothing = np.tril(a, -1) + np.triu(np.full((40, 40), np.nan))

    assert lib.solve_triangular(a, b).tobytes() == lib.solve_triangular(spoiled, b).tobytes()
    x = lib.solve_triangular(nothing, b, unit_diagonal=True)
    np.testing.assert_allclose(unit @ x, b, 1e-10, 1e-10)


@pytest.mark.parametrize("n", SIZES)
def test_cholesky_factors_on_every_device(n: int) -> None:
    for dtype in ("f4", "f8"):
        half = values(dtype, (n, n + 3))
        a = half @ half.T + np.eye(n, dtype=dtype)
        factor = everywhere(lib.cholesky, a)

        assert np.tril(factor).tobytes() == factor.tobytes()
        np.testing.assert_allclose(factor @ factor.T, a, 10 * TOLERANCE[dtype], 10 * TOLERANCE[dtype])


def test_a_matrix_that_is_not_positive_has_nan_in_its_factor() -> None:
    a = np.diag([1.0, -1.0, 1.0])

    assert [True, False] == np.isfinite(np.diag(lib.cholesky(a)))[:2].tolist()


def reassembled(factors: Array, pivots: Array) -> Array:
    n = len(factors)
    made = (np.tril(factors, -1) + np.eye(n, dtype=factors.dtype)) @ np.triu(factors)
    for k in reversed(range(n)):
        made[[k, pivots[k]]] = made[[pivots[k], k]]
    return made


@pytest.mark.parametrize("n", SIZES)
def test_lu_factors_on_every_device(n: int) -> None:
    for dtype in ("f4", "f8"):
        a = values(dtype, (n, n))
        factors, pivots = everywhere(lib.lu, a)

        assert np.abs(np.tril(factors, -1)).max(initial=0) <= 1
        np.testing.assert_allclose(reassembled(factors, pivots), a, TOLERANCE[dtype], TOLERANCE[dtype])


def test_lu_takes_the_uppermost_of_equal_pivots_and_zeros_as_they_are() -> None:
    factors, pivots = lib.lu(np.array([[1.0, 2.0], [-1.0, 4.0]]))
    assert ([[1, 2], [-1, 6]], [0, 1]) == (factors.tolist(), pivots.tolist())

    factors, _ = lib.lu(np.zeros((3, 3)))
    assert np.zeros((3, 3)).tolist() == factors.tolist()


def test_batches_are_factors_of_each() -> None:
    a = values("f8", (2, 3, 40, 40)) + 8 * np.eye(40)
    symmetric = a @ a.transpose(0, 1, 3, 2)

    assert lib.cholesky(symmetric[1, 2]).tobytes() == lib.cholesky(symmetric)[1, 2].tobytes()
    assert lib.lu(a[1, 2])[0].tobytes() == lib.lu(a)[0][1, 2].tobytes()
    assert lib.solve_triangular(a[1, 2], a[1, 2]).tobytes() == lib.solve_triangular(a, a)[1, 2].tobytes()


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: lib.cholesky(np.ones((2, 3))), "square"),
        (lambda: lib.lu(np.ones((2, 2), np.int32)), "i32"),
        (lambda: lib.solve_triangular(np.ones((2, 2)), np.ones(3)), "b has shape"),
        (lambda: lib.solve_triangular(np.ones((2, 2)), np.ones(2, np.float32)), "f32"),
    ],
)
def test_a_wrong_argument_is_named_with_a_fix(call: Any, says: str) -> None:
    with pytest.raises(vy.CallError, match=says) as caught:
        call()

    assert "Fix: " in str(caught.value)


@pytest.mark.parametrize("kind", ["plain", "ties", "zeros", "nan"])
def test_both_forms_of_a_block_of_columns_give_the_same_bytes(kind: str) -> None:
    n = 70
    a = values("f8", (n, n))
    if kind == "ties":
        a = np.sign(a)
    elif kind == "zeros":
        a[:, 3] = a[:, 40] = 0
    elif kind == "nan":
        a[5, 2], a[60, 35], a[9, :] = np.nan, np.inf, np.nan
    results = []
    for is_held in (False, True):
        x, pivots, rows = a.copy(), np.zeros((1, n), np.int32), np.zeros((n, factors.BLOCK))
        for first in range(0, n, factors.BLOCK):
            if is_held:
                factors.lu_columns(x, pivots, rows, n=n, first=first, T=vy.f64, groups=1)
            else:
                factors.lu_block(x, pivots, n=n, first=first, T=vy.f64, groups=1)
            others, rest = n - min(factors.BLOCK, n - first), n - first - factors.BLOCK
            factors.exchange(x, pivots, n=n, first=first, T=vy.f64, is_held=is_held, domain=(1, others))
            if rest > 0:
                factors.lu_rest(x, n=n, first=first, T=vy.f64, domain=(1, rest, rest))
        results.append((x.tobytes(), pivots.tolist()))

    assert results[0] == results[1]
