"""The surrogate: what it says where it knows, between, and far away."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from mpmath import mp

from vyre.tune import surrogate


def smooth(points: np.ndarray) -> np.ndarray:
    return np.sin(3 * points[:, 0]) + points[:, 1] ** 2


def test_the_gradient_of_the_loss_is_its_slope() -> None:
    rng = np.random.default_rng(0)
    points, targets = rng.random((12, 3)), rng.standard_normal(12)
    squares = (points[:, None] - points[None]) ** 2
    basis = rng.standard_normal((12, 2))
    logs = rng.standard_normal(5) * 0.3

    found = surrogate._loss(squares, basis @ basis.T, targets, logs)
    assert found is not None
    for at in range(5):
        step = np.eye(5)[at] * 1e-6
        above = surrogate._loss(squares, basis @ basis.T, targets, logs + step)
        below = surrogate._loss(squares, basis @ basis.T, targets, logs - step)
        assert above is not None
        assert below is not None
        assert (above[0] - below[0]) / 2e-6 == pytest.approx(found[1][at], rel=1e-4, abs=1e-6)


def test_a_gaussian_process_is_exact_at_its_data_and_unsure_elsewhere() -> None:
    rng = np.random.default_rng(1)
    points = rng.random((40, 2))
    centre = surrogate.usual(2)
    scales = surrogate.fit(points, smooth(points), centre, centre=centre)
    belief = surrogate.conditioned(points, smooth(points), scales)

    mean, near = belief.at(points)
    _, far = belief.at(points + 10)
    assert np.abs(mean - smooth(points)).max() < 0.1
    assert near.max() < 0.3 * far.min()
    between = rng.random((20, 2))
    assert np.abs(belief.at(between)[0] - smooth(between)).max() < 0.3


def test_fitting_never_ends_worse_than_it_began() -> None:
    rng = np.random.default_rng(2)
    points, targets = rng.random((25, 4)), rng.standard_normal(25)
    squares, centre = (points[:, None] - points[None]) ** 2, surrogate.usual(4)

    def loss(scales: surrogate.Scales) -> float:
        found = surrogate._loss(squares, 0.0, targets, scales.logs)
        assert found is not None
        spread = np.array([surrogate.LENGTH_SPREAD] * 4 + [surrogate.VARIANCE_SPREAD, surrogate.NOISE_SPREAD])
        return found[0] + 0.5 * float((((scales.logs - centre.logs) / spread) ** 2).sum())

    assert loss(surrogate.fit(points, targets, centre, centre=centre)) <= loss(centre)


@given(z=st.floats(-25, 7))
def test_the_log_of_expected_improvement_is_that_of_the_formula(z: float) -> None:
    mp.dps = 40
    exact = mp.log(mp.mpf(z) * mp.ncdf(z) + mp.npdf(z))

    found = surrogate.log_improvement(np.array([-z]), np.array([1.0]), 0.0)[0]
    assert float(exact) == pytest.approx(float(found), abs=2e-5)


def test_hopeless_configurations_still_have_an_order() -> None:
    found = surrogate.log_improvement(np.array([100.0, 200.0, 300.0]), np.ones(3), 0.0)

    assert found[0] > found[1] > found[2] > -math.inf


def test_slow_times_are_drawn_halfway_to_the_median() -> None:
    found = surrogate.standardised(np.exp([0.0, 1.0, 2.0, 3.0, 10.0]))

    steps = np.diff(found)
    assert 1 == pytest.approx(steps[0] / steps[1])
    assert 0.5 == pytest.approx(steps[2] / steps[0])
    assert 3.5 == pytest.approx(steps[3] / steps[0])


def test_a_failure_makes_its_neighbours_less_likely_to_be_valid() -> None:
    points = np.array([[0.0], [0.1], [1.0]])

    near, less, far = np.exp(surrogate.validity(np.zeros((0, 1)), np.array([[0.0]]))(points))
    assert near < less < far


def test_a_limit_of_two_parameters_together_is_learned_from_few_configurations() -> None:
    rng = np.random.default_rng(0)
    told, asked = rng.random((30, 2)), rng.random((200, 2))
    fails = told.sum(axis=1) > 1.2

    found = np.exp(surrogate.validity(told[~fails], told[fails])(asked))
    expected = asked.sum(axis=1) <= 1.2
    assert ((found > 0.5) == expected).mean() > 0.85
