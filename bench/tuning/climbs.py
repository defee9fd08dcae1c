"""How well policies find the best score, which is their only job: the natural gradient beside the plain one.

A surrogate searches a space, and every score is looked at. At each step all policies look for the best score
by their own draws, each from where it was left at the step before, as the default does.

python -m bench.tuning.climbs FOLDER [SEEDS]
"""

from __future__ import annotations

import os
import sys
from collections import defaultdict
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from bench.progress import shown
from bench.tuning import contest
from bench.tuning.replay import Recording
from bench.tuning.strategies import FloatPolicy
from rich.console import Console

from vyre.tune import ascent, strategies
from vyre.tune.ascent import Policy
from vyre.tune.space import Space

STEPS = 90
NATURAL = (0.09, 0.18, 0.36)
PLAIN = (0.25, 0.5, 1.0, 2.0)

Gaps = dict[str, list[tuple[float, float]]]  # log scores missed by the draws, and with the last polish


def climbers(space: Space) -> dict[str, Policy | FloatPolicy]:
    """The policies that compete."""
    found: dict[str, Policy | FloatPolicy] = {
        f"natural gradient, rate {rate}": FloatPolicy(space, rate=rate) for rate in NATURAL
    }
    found[f"natural gradient in 16.16, rate {ascent.RATE}"] = Policy(space)
    found |= {f"plain gradient, rate {rate}": FloatPolicy(space, natural=False, rate=rate) for rate in PLAIN}
    return found | {"no gradient: all alike": FloatPolicy(space, rate=0.0)}


def watch(recording: Recording, seed: int, gaps: Gaps) -> None:
    """Add what each policy missed at each step of a search."""
    rng = np.random.default_rng(seed)
    policies = climbers(recording.space)

    def pick(space: Space, score: ascent.Score, _: np.random.Generator) -> int:
        scores = score(np.arange(len(space)))
        for title, policy in policies.items():
            policy.fade()
            best = ascent.ascended(space, policy, score, rng)
            near = None if best is None else ascent.polished(space, best, score)
            if best is not None and near is not None:
                gaps[title].append((scores.max() - scores[best], scores.max() - scores[near]))
        return int(np.argmax(scores))

    search = strategies.guided(recording.space, seed, pick)
    index = next(search)
    for _ in range(STEPS):
        index = search.send(float(recording.times[index]))


def main(folder: str, seeds: int = 2) -> None:
    """Print the table."""
    gaps: Gaps = defaultdict(list)
    for path in shown(contest.recorded_in(Path(folder), "").values(), "spaces"):
        for seed in range(seeds):
            watch(contest.read(path), seed, gaps)
    lines = [
        f"| {ascent.TURNS} steps of {ascent.DRAWS} draws | missed | found | missed after polish | found |",
        "|---|---|---|---|---|",
    ]
    for title, row in gaps.items():
        missed = np.array(row)
        (drawn, near), (found, all_found) = missed.mean(axis=0), (missed < 1e-9).mean(axis=0)
        error = missed[:, 0].std() / np.sqrt(len(missed))
        lines.append(f"| {title} | {drawn:.3f} ± {error:.3f} | {found:.0%} | {near:.3f} | {all_found:.0%} |")
    Console().print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
