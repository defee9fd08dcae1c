"""The kernels for 16.16 against whole numbers of any size."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plain_kernels import advance_plain, exponentials_plain, product_plain, shares_plain
from vyre.tune.kernels.ascent import FARTHEST, advance
from vyre.tune.kernels.matrices import precondition
from vyre.tune.kernels.shares import ONE, exponentials, pick

DEVICES = ("cpu", "reference")
words = st.integers(0, (1 << 32) - 1)
logits = st.integers(-(1 << 31), (1 << 31) - 1)
rows = st.lists(st.one_of(words, st.integers(0, 3), st.just(ONE)), min_size=1, max_size=80)


def picked(weights: list[list[int]], device: str) -> list[list[int]]:
    array = np.array(weights, np.uint32)
    return pick(array, np.zeros_like(array), device=device).tolist()


@pytest.mark.parametrize("device", DEVICES)
@given(row=rows)
def test_shares_are_those_of_whole_numbers_of_any_size(device: str, row: list[int]) -> None:
    assert [shares_plain(row)] == picked([row], device)


@given(row=rows)
def test_shares_sum_to_one_and_none_is_off_by_more_than_one_unit(row: list[int]) -> None:
    parts = shares_plain(row)

    assert ONE == sum(parts)
    exact = [w / sum(row) if sum(row) else 1 / len(row) for w in row]
    assert all(abs(part / ONE - value) < 1 / ONE for part, value in zip(parts, exact, strict=True))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("count", [63, 64, 65, 129, 1000])
def test_of_equal_fractions_the_first_ones_win_across_all_lanes(device: str, count: int) -> None:
    first = ONE % count

    assert [[ONE // count + 1] * first + [ONE // count] * (count - first)] == picked([[7] * count], device)


def test_more_candidates_than_units_still_sum_to_one() -> None:
    parts = picked([[1] * 100_000], "cpu")[0]

    assert ONE == sum(parts)
    assert {0, 1} == set(parts)


@pytest.mark.parametrize("device", DEVICES)
@given(row=st.lists(logits, min_size=1, max_size=70), padding=st.integers(0, 5))
def test_exponentials_are_those_of_whole_numbers_and_nothing_follows_a_row(
    device: str, row: list[int], padding: int
) -> None:
    given_row = np.array([row + [9] * padding], np.int32)
    sizes, weights = np.array([len(row)], np.int32), np.ones(given_row.shape, np.uint32)

    exponentials(given_row, sizes, weights=weights, groups=1, device=device)

    assert [exponentials_plain(row) + [0] * padding] == weights.tolist()


def test_exponentials_are_within_six_tenths_of_the_last_place() -> None:
    given_row = [*range(-12 * ONE, 0, 97), 0]
    exact = [ONE * math.exp(logit / ONE) for logit in given_row]

    off = [abs(a - b) for a, b in zip(exponentials_plain(given_row), exact, strict=True)]

    assert 0.6 > max(off)
    assert ONE == exponentials_plain(given_row)[-1]


@pytest.mark.parametrize("device", DEVICES)
@given(data=st.data(), n=st.integers(1, 70))
def test_products_are_exact_and_shifted_once(device: str, data: st.DataObject, n: int) -> None:
    row = st.lists(words, min_size=n, max_size=n)
    matrix = data.draw(st.lists(row, min_size=1, max_size=3))
    vector = data.draw(st.one_of(row, st.just([(1 << 32) - 1] * n)))
    out = np.zeros(len(matrix), np.uint32)

    precondition(np.array(matrix, np.uint32), np.array([vector], np.uint32), out, device=device)

    assert product_plain(matrix, vector) == out.tolist()


@pytest.mark.parametrize("device", DEVICES)
@given(data=st.data(), n=st.integers(1, 70), samples=st.integers(1, 20), natural=st.booleans())
def test_a_policy_advances_as_whole_numbers_of_any_size_do(
    device: str, data: st.DataObject, n: int, samples: int, natural: bool
) -> None:
    theta = data.draw(st.lists(st.integers(-FARTHEST, FARTHEST), min_size=n, max_size=n))
    chosen = data.draw(st.lists(st.integers(0, n - 1), min_size=samples, max_size=samples))
    utilities = data.draw(st.lists(st.integers(-(1 << 24), 1 << 24), min_size=samples, max_size=samples))
    rate, p = data.draw(st.integers(0, ONE)), shares_plain(exponentials_plain(theta))
    moved = np.array([theta], np.int32)

    advance(
        moved, np.array([n], np.int32), np.array([chosen], np.int32).T.copy(), np.array(utilities, np.int32),
        np.array([p], np.uint32), rate=rate, natural=natural, groups=1, device=device,
    )  # fmt: skip

    assert [advance_plain(theta, chosen, utilities, p, rate, natural=natural)] == moved.tolist()
