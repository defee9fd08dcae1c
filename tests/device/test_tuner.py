"""The mechanisms of the tuner give the same bytes on the GPU as on the CPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from vyre.tune import ONE, natural, policy, sheaf

RNG = np.random.default_rng(5)
COSTS = RNG.normal(size=300)
WEIGHTS = RNG.integers(0, 1 << 32, (3, 300), dtype=np.uint32)
LOGITS = RNG.integers(-8 * ONE, 8 * ONE, (4, 70)).astype(np.int32)
SIZES = np.array([70, 65, 3, 1], np.int32)
MATRIX = RNG.integers(0, 1 << 32, (70, 70), dtype=np.uint32)
TWO = sheaf.sheaf_of(
    [2, 3, 1],
    [
        (0, 1, RNG.normal(size=(2, 2)), RNG.normal(size=(2, 3))),
        (1, 2, RNG.normal(size=(1, 3)), RNG.normal(size=(1, 1))),
    ],
)
X = RNG.normal(size=6)


def ascended(device: str) -> Any:
    logits = LOGITS.copy()
    p = policy.pick_logits_fixed(logits, SIZES, device=device)
    chosen = (np.arange(128 * 4).reshape(128, 4) % SIZES).astype(np.int32)
    utilities = np.arange(-64, 64).astype(np.int32) << 10
    natural.ascend_fixed(logits, SIZES, chosen, utilities, p, rate=ONE // 5, device=device)
    return np.concatenate([logits.ravel(), p.ravel().view(np.int32)])


@pytest.mark.parametrize(
    "run",
    [
        lambda device: policy.pick(COSTS, 0.3, device=device),
        lambda device: np.array(policy.best(COSTS, device=device)),
        lambda device: policy.pick_fixed(WEIGHTS, device=device),
        lambda device: natural.step(WEIGHTS[0, :70], MATRIX, device=device),
        lambda device: natural.precondition_fixed(MATRIX, WEIGHTS[1, :70], device=device),
        lambda device: natural.inverse_root(natural.fisher([0.2, 0.8], device=device), 1e-3, device=device),
        ascended,
        lambda device: sheaf.laplacian(TWO, X, device=device),
        lambda device: sheaf.diffuse(TWO, X, steps=4, step=0.05, weights=np.ones(6), device=device),
        lambda device: sheaf.node_disagreement(TWO, X, relative=True, device=device),
        lambda device: np.array(sheaf.greatest_eigenvalue(TWO, device=device)),
        lambda device: sheaf.step_fixed(WEIGHTS[0], WEIGHTS[1], ONE // 2, 30, 10, device=device),
        lambda device: sheaf.to_equilibrium(X, np.ones(6), 0.9, tol=1e-6, max_iters=99, device=device)[0],
    ],
)  # fmt: skip
def test_a_mechanism_gives_the_same_bytes(run: Callable[[str], Any]) -> None:
    assert run("cpu").tobytes() == run("cuda").tobytes()
