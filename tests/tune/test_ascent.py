"""The policy that looks for the best score."""

from __future__ import annotations

import numpy as np
import pytest
from bench.tuning.strategies import FloatPolicy

from vyre.tune import ascent
from vyre.tune.ascent import Policy
from vyre.tune.space import Floats, Indices, Space, of_configurations

SPACE = of_configurations(
    [{"a": a, "b": b, "c": c} for a in range(12) for b in range(7) for c in range(5) if (a + b + c) % 3]
)


def towards(target: list[int]) -> ascent.Score:
    def score(indices: Indices) -> Floats:
        found: Floats = -np.abs(SPACE.rows[indices] - np.array(target)).sum(axis=1).astype(float)
        return found

    return score


@pytest.mark.parametrize("policy", [Policy, FloatPolicy])
def test_a_policy_climbs_to_the_best_score(policy: type[Policy] | type[FloatPolicy]) -> None:
    best = ascent.climb(SPACE, policy(SPACE), towards([9, 2, 3]), np.random.default_rng(0))

    assert best is not None
    assert [9, 2, 3] == SPACE.rows[best].tolist()


@pytest.mark.parametrize("natural", [True, False])
def test_sixteen_bits_of_fraction_are_enough(natural: bool) -> None:
    rng = np.random.default_rng(3)
    fixed, float_ = Policy(SPACE, natural=natural), FloatPolicy(SPACE, natural=natural)
    for _ in range(30):
        rows = SPACE.rows[rng.integers(len(SPACE), size=128)]
        worth = ascent.utilities(rng.standard_normal(128))
        fixed.move(rows, worth)
        float_.move(rows, worth)

    assert np.abs(fixed.edges() - float_.edges()).max() < 1e-3


def test_a_policy_draws_allowed_configurations_alone() -> None:
    drawn = ascent.draw(SPACE, Policy(SPACE), np.random.default_rng(0))

    assert ascent.DRAWS == len(drawn)
    assert 0 <= drawn.min() <= drawn.max() < len(SPACE)


def test_a_policy_that_can_draw_nothing_draws_from_all() -> None:
    sparse = of_configurations([dict.fromkeys("abcdefgh", at) for at in range(20)])

    drawn = ascent.draw(sparse, FloatPolicy(sparse), np.random.default_rng(0))
    assert ascent.DRAWS == len(drawn)


def test_utilities_depend_on_the_order_of_scores_alone() -> None:
    one, two = (
        ascent.utilities(np.array([1.0, 5.0, 2.0, -9.0])),
        ascent.utilities(np.array([1.0, 1e9, 2.0, 0.9])),
    )

    assert one.tolist() == two.tolist()
    assert 0 == pytest.approx(one.sum())
    assert 1 == int(np.argmax(one))


def test_neighbours_differ_in_one_parameter() -> None:
    found = ascent.neighbours(SPACE, 0)

    assert {1} == set((SPACE.rows[found] != SPACE.rows[0]).sum(axis=1).tolist())
    everyone = [at for at in range(len(SPACE)) if (SPACE.rows[at] != SPACE.rows[0]).sum() == 1]
    assert everyone == sorted(found.tolist())


def test_rare_values_move_as_far_as_frequent_ones() -> None:
    """The natural step is the mean worth of a value's draws, however few; the plain one is their sum."""
    space: Space = of_configurations([{"v": 0}, {"v": 1}, {"v": 2}])
    rows = np.array([[0]] * 98 + [[1]] + [[2]])
    worth = np.array([0.0] * 98 + [1.0, -1.0])

    natural, plain = FloatPolicy(space, rate=1.0), FloatPolicy(space, natural=False, rate=1.0)
    natural.move(rows, worth)
    plain.move(rows, worth)
    assert [0.0, 1.0, -1.0] == pytest.approx(natural._logits[0].tolist())
    assert [0.0, 0.01, -0.01] == pytest.approx(plain._logits[0].tolist())
