"""Random graphs of kernel calls: fused or not, on every device, they give what the calls give one by one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from generation.graphs import graph
from graph_runs import check, no_race, recorded, shrunk
from vyre.plan.plan import make_plan

HERE = Path(__file__).parent
BATCH = 50  # graphs of one process
PER_EXAMPLE = 1  # graph for each example that hypothesis is asked for
COMPILED = 10  # of so many graphs one is compiled, which takes far longer than to interpret it


def graphs() -> int:
    """How many graphs are tried: a few dozen, hundreds in ci, thousands in long."""
    return PER_EXAMPLE * int(settings().max_examples) if settings().max_examples < 1000 else 10_000


def failures(first: int, count: int, device: str) -> list[str]:
    """What a process of its own says of the graphs of seeds; a crash is one more failure."""
    found: list[str] = []
    for start in range(first, first + count, BATCH):
        size = min(BATCH, first + count - start)
        ran = subprocess.run(
            [sys.executable, str(HERE / "graph_runs.py"), str(start), str(size), device],
            capture_output=True,
            text=True,
            check=False,
            cwd=HERE,
        )
        found += ran.stdout.splitlines()
        if ran.returncode:
            found.append(f"the process ended with {ran.returncode}: {ran.stderr[-2000:]}")
    return found


def test_every_plan_gives_on_the_reference_what_the_calls_give_one_by_one() -> None:
    failed = [seed for seed in range(graphs()) if check(seed, ["reference"]) is not None]
    if failed:
        small = shrunk(graph(failed[0]), ["reference"])
        pytest.fail(f"seeds {failed}; the first made small:\n{small}")


def test_every_plan_gives_as_machine_code_what_the_calls_give_one_by_one() -> None:
    assert [] == failures(1_000_000, max(graphs() // COMPILED, 4), "cpu")


@pytest.mark.parametrize("seed", [8000038])  # arrays in bands that began where others were not done with
def test_graphs_that_once_went_wrong_do_not(seed: int) -> None:
    assert [] == failures(seed, 1, "cpu")


def test_graphs_do_not_race() -> None:
    assert [] == [seed for seed in range(graphs() // 5) if not no_race(graph(seed))]


def test_every_rule_occurs() -> None:
    missing = {"forward", "inline", "epilogue", "beside"}
    for seed in range(150):
        if missing:
            missing -= {pair.rule for pair in make_plan(recorded(graph(seed))[0], "max").pairs}

    assert set() == missing
