"""The policy: a smoothed argmin of costs, and its forms in 16.16."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plain_kernels import argmin_plain, softmin_plain
from vyre.tune import ONE, policy, to_fixed

DEVICES = ("cpu", "reference")
any_costs = st.lists(st.floats(width=64), min_size=1, max_size=70)
plain_costs = st.lists(st.floats(-100, 100), min_size=1, max_size=70)


def test_the_best_candidate_has_the_least_cost() -> None:
    assert 1 == policy.best([3, 1, 4, 1.5, 9])


def test_a_cold_policy_takes_the_best_candidate() -> None:
    assert 0.99 < policy.pick([5, 1, 5], 0.01)[1]


def test_a_hot_policy_takes_any_candidate() -> None:
    assert all(abs(p - 1 / 3) < 0.01 for p in policy.pick([1, 5, 9], 1000))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("weights", "expected"),
    [
        ([ONE, 2 * ONE, ONE], [16384, 32768, 16384]),
        ([ONE, ONE], [32768, 32768]),
        ([ONE, 3 * ONE], [16384, 49152]),
        ([0, 0, 0, 0], [16384] * 4),
        ([(1 << 32) - 1] * 2, [32768] * 2),
        ([1, 1, 1], [21846, 21845, 21845]),
    ],
)
def test_weights_become_parts_of_one(weights: list[int], expected: list[int], device: str) -> None:
    assert expected == policy.pick_fixed(weights, device=device).tolist()


def test_rows_of_weights_are_distributions_of_their_own() -> None:
    assert [[16384, 49152], [32768, 32768]] == policy.pick_fixed([[1, 3], [5, 5]]).tolist()


def test_zeros_after_a_row_get_nothing() -> None:
    assert [16384, 49152, 0, 0] == policy.pick_fixed([ONE, 3 * ONE, 0, 0]).tolist()


@given(costs=any_costs)
def test_the_best_is_least_under_a_total_order(costs: list[float]) -> None:
    assert argmin_plain(costs) == policy.best(costs)


def test_minus_zero_comes_before_zero_and_nan_after_infinity() -> None:
    assert 1 == policy.best([0.0, -0.0])
    assert 1 == policy.best([math.nan, math.inf])


@given(costs=plain_costs, temperature=st.floats(0.01, 1000))
def test_probabilities_are_those_of_the_formula(costs: list[float], temperature: float) -> None:
    np.testing.assert_allclose(
        policy.pick(costs, temperature), softmin_plain(costs, temperature), rtol=1e-12, atol=1e-300
    )


@given(costs=any_costs, temperature=st.floats(1e-300, 1e300))
def test_probabilities_sum_to_one_for_all_costs(costs: list[float], temperature: float) -> None:
    assert abs(policy.pick(costs, temperature).sum() - 1) < 1e-12


@given(costs=any_costs, temperature=st.floats(1e-3, 1e3))
def test_the_reference_gives_the_same_bytes(costs: list[float], temperature: float) -> None:
    here, there = (policy.pick(costs, temperature, device=device) for device in DEVICES)

    assert there.tobytes() == here.tobytes()
    assert policy.best(costs, device="reference") == policy.best(costs)


def test_a_failed_candidate_is_never_taken() -> None:
    assert [0.5, 0.0, 0.5] == policy.pick([1, math.nan, 1], 1.0).tolist()


@given(costs=st.lists(st.floats(-5, 5), min_size=1, max_size=8))
def test_the_gradient_is_that_of_the_smoothed_minimum(costs: list[float]) -> None:
    def smoothed(at: np.ndarray) -> float:
        return 2.0 * math.log(math.fsum(np.exp(-at / 2.0)))

    found = policy.gradient(costs, 2.0)

    assert abs(found.sum() + 1) < 1e-12
    for k in range(len(costs)):
        nudge = np.eye(len(costs))[k] * 1e-4
        assert abs((smoothed(costs + nudge) - smoothed(costs - nudge)) / 2e-4 - found[k]) < 1e-6


def test_logits_become_the_distribution_of_their_softmax() -> None:
    logits = np.array([[0, ONE, -ONE], [5, 0, 99 * ONE]], np.int32)

    found = policy.pick_logits_fixed(logits, np.array([3, 1], np.int32))

    expected = np.exp([0, 1, -1]) / np.exp([0, 1, -1]).sum()
    assert np.abs(found[0] / ONE - expected).max() < 2 / ONE
    assert [ONE, 0, 0] == found[1].tolist()


def test_the_result_goes_where_the_caller_says() -> None:
    out, fixed_out = np.zeros(3), np.zeros(3, np.uint32)

    assert policy.pick([1, 2, 3], 1.0, out) is out
    assert policy.pick_fixed([1, 2, 3], fixed_out) is fixed_out
    assert ONE == fixed_out.sum()


def test_numbers_become_fixed_point_by_rounding_and_are_held_at_the_ends() -> None:
    assert [0, 0, 2, ONE, (1 << 32) - 1, 0] == to_fixed([-1, 0.5 / ONE, 1.5 / ONE, 1, 1e9, math.nan]).tolist()


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: policy.pick([], 1.0), ["0 candidates", "at least one"]),
        (lambda: policy.best([]), ["0 candidates"]),
        (lambda: policy.pick_fixed([]), ["0 candidates"]),
        (lambda: policy.pick([1.0], 0.0), ["temperature is 0.0"]),
        (lambda: policy.pick([1.0], -2.5), ["temperature is -2.5"]),
        (lambda: policy.pick([1.0], math.nan), ["temperature is nan"]),
        (lambda: policy.pick([[1.0]], 1.0), ["2 axes"]),
        (lambda: policy.pick_fixed([0.5]), ["float64"]),
        (lambda: policy.pick_fixed([-3]), ["-3", "4294967295"]),
        (lambda: policy.pick_fixed([1 << 32]), ["4294967296"]),
        (lambda: policy.pick_fixed([1, 2], np.zeros(3, np.uint32)), ["(3,)", "(2,)"]),
        (
            lambda: policy.pick_logits_fixed(np.zeros((2, 3), np.int32), np.array([3, 4], np.int32)),
            ["from 3 to 4", "3 long"],
        ),
        (
            lambda: policy.pick_logits_fixed(np.zeros((2, 3), np.int32), np.array([3], np.int32)),
            ["2 rows", "(1,)"],
        ),
    ],
)
def test_an_impossible_argument_is_an_error_that_names_the_numbers(call: object, words: list[str]) -> None:
    with pytest.raises(ValueError) as caught:
        call()  # type: ignore[operator]

    assert [] == [word for word in words if word not in str(caught.value)]
