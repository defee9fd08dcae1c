"""The natural gradient: the policy's own Fisher matrix, its inverse root, and the step in 16.16."""

import tracemalloc

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plain_kernels import product_plain, shares_plain
from vyre.tune import HALF, ONE, natural, policy, to_fixed

DEVICES = ("cpu", "reference")
costs = st.lists(st.floats(-5, 5), min_size=1, max_size=12)


@pytest.mark.parametrize("device", DEVICES)
def test_the_composed_step_picks_and_preconditions(device: str) -> None:
    assert [HALF, 16384] == natural.step([ONE, ONE], [[ONE, 0], [0, HALF]], device=device).tolist()


@given(data=st.data(), n=st.integers(1, 12))
def test_the_composed_step_is_exact(data: st.DataObject, n: int) -> None:
    words = st.lists(st.integers(0, (1 << 32) - 1), min_size=n, max_size=n)
    weights, matrix = data.draw(words), [data.draw(words) for _ in range(n)]
    expected = product_plain(matrix, shares_plain(weights))
    probabilities = np.zeros(n, np.uint32)

    assert expected == natural.step(weights, matrix, probabilities).tolist()
    assert shares_plain(weights) == probabilities.tolist()
    assert expected == natural.precondition_fixed(matrix, probabilities).tolist()


def test_a_product_that_does_not_fit_is_held_at_the_end() -> None:
    most = (1 << 32) - 1

    assert [most] * 3 == natural.precondition_fixed([[most] * 3] * 3, [most] * 3).tolist()


def test_a_warm_step_takes_memory_for_its_workspace_alone() -> None:
    n = 512
    weights, matrix = np.full(n, ONE, np.uint32), np.full((n, n), HALF, np.uint32)
    probabilities, out = np.zeros(n, np.uint32), np.zeros(n, np.uint32)
    for _ in range(20):  # so that calls like this are known
        natural.step(weights, matrix, probabilities, out)
    tracemalloc.start()
    try:
        natural.step(weights, matrix, probabilities, out)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert [HALF] * n == out.tolist()
    assert peak < weights.nbytes * 3  # two arrays of the plan, which are given back


@given(values=costs)
def test_the_fisher_matrix_is_symmetric_and_positive_semidefinite_with_rows_that_sum_to_zero(
    values: list[float],
) -> None:
    p = policy.pick(values, 1.0)

    matrix = natural.fisher(p)

    np.testing.assert_array_equal(matrix, matrix.T)
    np.testing.assert_allclose(matrix, np.diag(p) - np.outer(p, p), atol=1e-16)
    assert np.abs(matrix.sum(axis=1)).max() < 1e-15
    assert np.linalg.eigvalsh(matrix).min() > -1e-15


@given(values=costs, damping=st.sampled_from([1e-6, 1e-3, 0.1, 10.0]))
def test_the_inverse_root_undoes_the_damped_matrix_and_has_no_negative_element(
    values: list[float], damping: float
) -> None:
    matrix = natural.fisher(policy.pick(values, 1.0))
    wanted = matrix + damping * np.eye(len(values))

    root = natural.inverse_root(matrix, damping)

    np.testing.assert_allclose(root @ wanted @ root, np.eye(len(values)), atol=1e-9)
    np.testing.assert_allclose(root, root.T, rtol=1e-9, atol=1e-9)
    assert root.min() > -1e-9


def test_the_inverse_root_of_any_semidefinite_matrix_is_that_of_its_eigenvalues() -> None:
    factor = np.random.default_rng(5).normal(size=(9, 4))
    values, vectors = np.linalg.eigh(factor @ factor.T + 0.01 * np.eye(9))

    found = natural.inverse_root(factor @ factor.T, 0.01)

    np.testing.assert_allclose(found, vectors @ np.diag(values**-0.5) @ vectors.T, rtol=1e-9, atol=1e-9)


def test_both_devices_give_the_same_bytes() -> None:
    p = policy.pick(np.linspace(0, 2, 9), 0.7)
    one, two = (natural.inverse_root(natural.fisher(p, device=d), 1e-3, device=d) for d in DEVICES)

    assert two.tobytes() == one.tobytes()


@given(seed=st.integers(0, 99), damping=st.sampled_from([1e-3, 0.1]))
def test_a_preconditioned_step_descends_on_quadratic_costs(seed: int, damping: float) -> None:
    """M = (F + λI)^(-1/2) is positive definite, so -M² g descends for any gradient g, if it is short."""
    rng = np.random.default_rng(seed)
    target, theta = rng.normal(size=6), rng.normal(size=6)

    def cost(at: np.ndarray) -> float:
        return float(((at - target) ** 2).sum())

    root = natural.inverse_root(natural.fisher(policy.pick(theta, 1.0)), damping)
    slope = root @ root @ (2 * (theta - target))

    assert cost(theta - 0.9 * damping * slope) < cost(theta)


def test_the_fisher_matrix_does_not_change_when_all_logits_move_alike() -> None:
    theta = np.array([0.3, -1.0, 2.0])

    one, two = (natural.fisher(policy.pick(-(theta + c), 1.0)) for c in (0.0, 4.0))

    np.testing.assert_allclose(one, two, atol=1e-15)


def test_the_natural_gradient_of_a_softmax_is_the_mean_advantage_of_each_value() -> None:
    """F⁺ (p ∘ (a - p·a)) = a - mean(a): no matrix is needed, which is what `ascend_fixed` uses."""
    p, advantage = policy.pick([0.2, 1.0, -0.5, 0.1], 1.0), np.array([1.0, -2.0, 0.5, 3.0])
    slope = p * (advantage - p @ advantage)

    found = np.linalg.pinv(natural.fisher(p)) @ slope

    np.testing.assert_allclose(found, advantage - advantage.mean(), atol=1e-12)


def test_a_policy_that_ascends_comes_to_the_best_value_of_each_parameter() -> None:
    rng, sizes = np.random.default_rng(3), np.array([3, 5], np.int32)
    logits = np.zeros((2, 5), np.int32)
    p = policy.pick_logits_fixed(logits, sizes)
    for _ in range(40):
        chosen = np.stack([rng.choice(5, 64, p=row / ONE) for row in p], 1).astype(np.int32)
        score = (chosen[:, 0] == 1) + 0.5 * (chosen[:, 1] == 4)
        utilities = ((score - score.mean()) * ONE).astype(np.int32)
        natural.ascend_fixed(logits, sizes, chosen, utilities, p, rate=ONE // 5)

    assert ([1, 4], [0, 0]) == (p.argmax(axis=1).tolist(), p[0, 3:].tolist())
    assert [ONE, ONE] == p.sum(axis=1).tolist()
    assert (p.max(axis=1) > 0.9 * ONE).all()


def test_the_root_of_a_uniform_policy_fits_16_16() -> None:
    root = natural.inverse_root(natural.fisher([0.25] * 4), 1e-3)
    moved = natural.precondition_fixed(to_fixed(root), [ONE // 4] * 4)

    np.testing.assert_allclose(moved / ONE, root @ np.full(4, 0.25), atol=4 / ONE)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: natural.fisher([]), ["0 probabilities"]),
        (lambda: natural.inverse_root(np.zeros((2, 3)), 0.1), ["(2, 3)"]),
        (lambda: natural.inverse_root(np.eye(2), 0.0), ["damping is 0.0"]),
        (lambda: natural.inverse_root([[0.0, 1.0], [0.0, 0.0]], 0.1), ["not symmetric"]),
        (lambda: natural.precondition_fixed([[ONE]], [ONE, ONE]), ["(1, 1)", "2 candidates"]),
        (lambda: natural.step([], np.zeros((0, 0), np.uint32)), ["0 candidates"]),
        (lambda: natural.step([ONE], [[ONE, 0]]), ["(1, 2)", "1 candidates"]),
        (lambda: natural.step([ONE], [[-1]]), ["-1"]),
        (
            lambda: natural.ascend_fixed(
                np.zeros((2, 3), np.int32), np.full(2, 3, np.int32), np.zeros((4, 1), np.int32),
                np.zeros(4, np.int32), np.zeros((2, 3), np.uint32), rate=1,
            ),
            ["4 utilities", "2 rows", "(4, 1)"],
        ),
    ],
)  # fmt: skip
def test_an_impossible_argument_is_an_error_that_names_the_numbers(call: object, words: list[str]) -> None:
    with pytest.raises(ValueError) as caught:
        call()  # type: ignore[operator]

    assert [] == [word for word in words if word not in str(caught.value)]
