"""The tables: what the runs of a contest say."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

import numpy as np
from bench.tuning import replay
from bench.tuning.contest import DEFAULT, TRANSFER, Run
from bench.tuning.replay import Recording

BUDGETS = (10, 25, 50, 100, 200)
AIMS = {25: 0.90, 50: 0.95, 100: 0.985}
EARLY = (5, 10, 25, 50)

Found = dict[str, dict[str, list[np.ndarray]]]  # by strategy and space: times per seed


def grouped(runs: Iterable[Run]) -> Found:
    """Times by strategy and space, in the order of the seeds."""
    found: Found = defaultdict(lambda: defaultdict(list))
    for run in sorted(runs, key=lambda run: run.seed):
        found[run.strategy][run.space].append(np.array(run.times, float))
    return found


def means(
    found: dict[str, list[np.ndarray]], recordings: Sequence[Recording], budgets: Sequence[int]
) -> tuple[np.ndarray, np.ndarray]:
    """Optimum over best found: the mean over seeds per space, and the standard error of the mean of all."""
    each = [replay.fractions(one, found[one.name], budgets) for one in recordings]
    variances = [one.var(axis=0, ddof=min(1, len(one) - 1)) / len(one) for one in each]
    return np.array([one.mean(axis=0) for one in each]), np.sqrt(np.sum(variances, axis=0)) / len(each)


def contest_table(
    found: Found, runs: Iterable[Run], recordings: Sequence[Recording], budgets: Sequence[int]
) -> list[str]:
    """All strategies, the mean over the spaces."""
    took = defaultdict(list)
    for run in runs:
        took[run.strategy].append(run.ms)
    lines = [
        f"| strategy | {' | '.join(map(str, budgets))} | score | ms per step |",
        f"|---|{'---|' * (len(budgets) + 2)}",
    ]
    for title in [title for title in found if title != TRANSFER]:
        if any(one.name not in found[title] for one in recordings):
            continue
        values, errors = means(found[title], recordings, budgets)
        cells = " | ".join(
            f"{value:.3f} ± {error:.3f}" for value, error in zip(values.mean(axis=0), errors, strict=True)
        )
        scores = [replay.score(one, found[title][one.name], max(budgets)) for one in recordings]
        seeds = {len(found[title][one.name]) for one in recordings}
        few = "" if max(seeds) == min(seeds) >= 20 else f" ({min(seeds)} seeds)"
        lines.append(f"| {title}{few} | {cells} | {np.mean(scores):.2f} | {np.mean(took[title]):.1f} |")
    aims = " | ".join(f"{AIMS[budget]:.3f}" if budget in AIMS else "" for budget in budgets)
    return [*lines, f"| aim | {aims} | | < 50 |"]


def spaces_table(found: Found, recordings: Sequence[Recording], budgets: Sequence[int]) -> list[str]:
    """The default on each space."""
    lines = [
        f"| space | configurations, failed | {' | '.join(map(str, budgets))} | score |",
        f"|---|---|{'---|' * (len(budgets) + 1)}",
    ]
    values, _ = means(found[DEFAULT], recordings, budgets)
    for recording, row in zip(recordings, values, strict=True):
        failed = float(np.isnan(recording.times).mean())
        score = replay.score(recording, found[DEFAULT][recording.name], max(budgets))
        cells = " | ".join(f"{value:.3f}" for value in row)
        size = f"{len(recording.space)}, {failed:.0%}"
        lines.append(f"| {recording.name} | {size} | {cells} | {score:.2f} |")
    return lines


def transfer_table(found: Found, recordings: Sequence[Recording]) -> list[str]:
    """The default with and without what other devices have for the same kernel."""
    if TRANSFER not in found or DEFAULT not in found:
        return []
    lines = [
        f"| space | {' | '.join(map(str, EARLY))} | without: {' | '.join(map(str, EARLY))} |",
        f"|---|{'---|' * (2 * len(EARLY))}",
    ]
    there = [one for one in recordings if one.name in found[TRANSFER]]
    both = [means(found[title], there, EARLY)[0] for title in (TRANSFER, DEFAULT)]
    rows = np.concatenate(both, axis=1)
    for name, row in [*zip([one.name for one in there], rows, strict=True), ("mean", rows.mean(axis=0))]:
        lines.append(f"| {name} | {' | '.join(f'{value:.3f}' for value in row)} |")
    return lines
