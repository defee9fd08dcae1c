"""The times of a case under every choice: thread CPU time on one thread, the choices in turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Any

from bench.cpu.timing import THREAD, in_turns
from bench.fusion_choice.cases import Case

from vyre.plan.fusion_cost import Rules, Worth
from vyre.plan.graph import Graph
from vyre.plan.merge import Merged, Piece
from vyre.plan.plan import Plan, make_plan
from vyre.run import pipeline

BATCH_NS = 1e6
CASE_NS = 0.7e9  # for the rounds of one case
ROUNDS = (5, 25)  # at least, at most

Choice = tuple[bool, ...]  # for each two neighbours: one launch?


@dataclass(frozen=True, slots=True)
class Measured:
    """The nanoseconds of a case by what was fused, the best of the rounds, and its graph."""

    name: str
    graph: Graph
    ns: dict[Choice, float]


def graph_of(case: Case) -> Graph:
    """What the case records, without its numbers."""
    pipeline = case.pipeline()
    traced: Graph = pipeline._trace(pipeline._bound(case.call(), {})).graph
    return traced


def choice_of(made: Plan) -> Choice:
    return tuple(pair.rule is not None for pair in made.pairs)


def position(second: Piece) -> int:
    """The pair that a kernel is the second of; kernels of a case end in the number of their place."""
    return int(second.titles[0].rsplit("_", 1)[1]) - 1


def forced(choice: Choice) -> Worth:
    """What fuses as the choice says."""

    def worth(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
        return None if choice[position(second)] else "not chosen"

    return worth


def measure(case: Case) -> Measured:
    """Each different plan compiled, its result compared with the unfused one, and timed in turns."""
    graph, arguments = graph_of(case), case.call()
    works: dict[Choice, Callable[[], Any]] = {}
    expected: bytes | None = None
    for wanted in product((False, True), repeat=len(case.kernels) - 1):
        pipeline = case.pipeline()
        choice = choice_of(make_plan(graph, rules=alone(forced(wanted))))
        if choice in works:
            continue
        with planning(alone(forced(wanted))):
            found = pipeline(*arguments).tobytes()
        expected = found if expected is None else expected
        if found != expected:
            raise AssertionError(f"{case.name}: {choice} gives other bytes than unfused")
        works[choice] = partial(pipeline, *arguments)
    once = in_turns({str(c): work for c, work in works.items()}, rounds=1, batch_ns=0, clock=THREAD)
    slowest = max(max(times.best for times in once.values()), BATCH_NS)
    rounds = int(CASE_NS / (2 * len(works) * slowest))
    times = in_turns(
        {str(c): work for c, work in works.items()},
        rounds=min(max(rounds, ROUNDS[0]), ROUNDS[1]), batch_ns=BATCH_NS, clock=THREAD,
    )  # fmt: skip
    return Measured(case.name, graph, {choice: times[str(choice)].best for choice in works})


def alone(worth: Worth) -> Rules:
    """This rule alone, whatever bands would save."""
    return Rules(worth, lambda *_: None)


@contextmanager
def planning(rules: Rules) -> Iterator[None]:
    """Pipelines that are first called in here are planned by these rules."""
    kept, pipeline.rules_of = pipeline.rules_of, lambda *_: rules
    try:
        yield
    finally:
        pipeline.rules_of = kept
