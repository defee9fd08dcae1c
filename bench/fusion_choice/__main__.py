"""Time pairs and chains fused and unfused, and judge the rules that choose.

python -m bench.fusion_choice                     80 cases, half to learn from
python -m bench.fusion_choice --count 160 --seed 5 --json times.json
python -m bench.fusion_choice --times times.json  judge again what was timed before
python -m bench.fusion_choice --learn             rates and maps of all cases, for src/vyre/tune/fusion.py
python -m bench.fusion_choice --readme            the table into bench/README.md as well
"""

from __future__ import annotations

import json
import os
import random
import tempfile
from ast import literal_eval
from pathlib import Path
from typing import Any

import click
from bench.cpu.__main__ import README, machine
from rich.console import Console
from rich.progress import track

START, END = "<!-- tables of python -m bench.fusion_choice -->", "<!-- end of tables of fusion_choice -->"
SEED = 2026  # of the cases that are shown; the shipped maps were learned from another


@click.command()
@click.option("--count", default=80, type=click.IntRange(4), help="How many cases.")
@click.option("--seed", default=SEED, help="Of the cases.")
@click.option("--json", "json_path", type=click.Path(dir_okay=False), help="Write the times here.")
@click.option("--times", type=click.Path(exists=True), help="Read the times from here instead.")
@click.option("--learn", is_flag=True, help="Print the rates and maps that all cases give.")
@click.option("--readme", is_flag=True, help="Write the table into bench/README.md.")
def main(count: int, seed: int, json_path: str | None, times: str | None, learn: bool, readme: bool) -> None:
    """Judge rules for fusing by what fused and unfused pairs and chains take on this machine."""
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("VYRE_CACHE_DIR", str(Path(folder) / "cache"))  # before vyre reads it
        from bench.fusion_choice import judge

        kept = None if times is None else json.loads(Path(times).read_text())
        measured = _measured(*((seed, count) if kept is None else (kept["seed"], kept["count"])), kept)
        if json_path is not None:
            told = {case.name: {str(choice): ns for choice, ns in case.ns.items()} for case in measured}
            Path(json_path).write_text(json.dumps({"seed": seed, "count": count, "ns": told}, indent=1))
        if learn:
            from bench.fusion_choice import learn as learning

            pairs = judge.examples(measured)
            rates = learning.rates(pairs)
            console.print(rates, learning.maps(pairs, rates))
            return
        chosen = [case for case in measured if len(case.ns) > 1]
        random.Random(0).shuffle(chosen)  # every tenth is of one family
        table = judge.table(chosen[: len(chosen) // 2], chosen[len(chosen) // 2 :])
        console.print(table.rich())
    about = machine("").rstrip(", ")
    console.print(about)
    if readme:
        before, _, rest = README.read_text().partition(START)
        README.write_text(
            before + "\n".join([START, "", f"{about}.", "", table.markdown(), END]) + rest.partition(END)[2]
        )


def _measured(seed: int, count: int, kept: Any) -> list[Any]:
    from bench.fusion_choice.cases import draw
    from bench.fusion_choice.measure import Measured, graph_of, measure

    from vyre.targets.cpu import pool

    pool.threads(1)
    cases = draw(seed, count)
    if kept is None:
        return [measure(case) for case in track(cases, "timing")]
    times = {name: {literal_eval(key): ns for key, ns in found.items()} for name, found in kept["ns"].items()}
    return [Measured(case.name, graph_of(case), times[case.name]) for case in cases if case.name in times]


if __name__ == "__main__":
    main()
