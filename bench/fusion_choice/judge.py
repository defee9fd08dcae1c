"""The rules that choose, each run through the planner, and what their plans cost against the best ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, geometric_mean

from bench.cpu.tables import Table, factor
from bench.fusion_choice import learn
from bench.fusion_choice.measure import Choice, Measured, alone, choice_of, position

from vyre.analysis.effects import touches
from vyre.plan import fusion_cost as cost_model
from vyre.plan.fusion_cost import COUNTED, Worth
from vyre.plan.graph import Graph
from vyre.plan.merge import Merged, Piece, bytes_of
from vyre.plan.plan import make_plan
from vyre.tune import fusion
from vyre.tune.fusion import CostRates, RestrictionMaps, StagePair

TIE = 1.02  # a plan this near to the best one is as good
HEADS = (
    "rule",
    "right",
    "regret, mean",
    "regret, worst",
    "times as fast as never fusing",
    "as the best plans",
)


@dataclass(frozen=True, slots=True)
class Rule:
    """A way to choose; `is_alone` if it is no part of the product, so nothing may correct it."""

    name: str
    worth: Worth
    is_alone: bool = True


def always(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
    return None


def never(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
    return "never"


def roofline(operations_for_byte: float) -> Worth:
    """Fuse where the bytes not moved are worth the operations done over, at the balance of a machine."""

    def worth(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
        found = fusion.joint(graph, first, second, joined)
        one, two, both = (set(touches(piece.body)) for piece in (first, second, joined.piece))
        saved = 2 * sum(bytes_of(graph.arrays[name]) for name in one & two - both if name in graph.arrays)
        before, after = (sum(s.flops * s.parallelism for s in stages) for stages in
                         ((found.first, found.second), (found.both,)))  # fmt: skip
        return None if after - before <= operations_for_byte * saved else "compute bound"

    return worth


def by_joint(is_worth: Callable[[StagePair], bool]) -> Worth:
    """A rule for what the planner leaves open."""

    def worth(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
        if joined.rule not in fusion.OPEN or is_worth(fusion.joint(graph, first, second, joined)):
            return None
        return "not worth it"

    return worth


def scored(rates: CostRates, maps: RestrictionMaps) -> Worth:
    return by_joint(lambda joint: fusion.judge(joint, rates, maps).score >= 0)


def choice(rule: Rule, case: Measured) -> Choice:
    rules = alone(rule.worth) if rule.is_alone else COUNTED._replace(worth=rule.worth)
    return choice_of(make_plan(case.graph, rules=rules))


def slowdowns(rule: Rule, cases: Sequence[Measured]) -> list[float]:
    """The time of each case under the rule over that of its best plan."""
    return [case.ns[choice(rule, case)] / min(case.ns.values()) for case in cases]


def calibrated(
    name: str, make: Callable[[float], Worth], values: Sequence[float], on: Sequence[Measured]
) -> Rule:
    """The rule with the value that has the least regret on these cases."""
    rules = [Rule(name, make(value)) for value in values]
    return min(rules, key=lambda rule: fmean(slowdowns(rule, on)))


def examples(cases: Sequence[Measured]) -> list[learn.Example]:
    """Every pair with a choice, with what came before it fused or not, and how much faster fusing it was."""
    found: list[learn.Example] = []
    for case in cases:
        for taken, ns in case.ns.items():
            last = max((at for at, is_fused in enumerate(taken) if is_fused), default=-1)
            without = (*taken[:last], False, *taken[last + 1 :]) if last >= 0 else ()
            joints = _joints(case.graph, taken) if without in case.ns else {}
            if last in joints:
                found.append(learn.Example(joints[last], case.ns[without], ns))
    return found


def _joints(graph: Graph, wanted: Choice) -> dict[int, StagePair]:
    """What is known about each pair with a choice, when earlier ones are fused as wanted."""
    found: dict[int, StagePair] = {}

    def worth(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
        if joined.rule in fusion.OPEN:
            found[position(second)] = fusion.joint(graph, first, second, joined)
        return None if wanted[position(second)] else "not wanted"

    make_plan(graph, rules=alone(worth))
    return found


def rules(known: Sequence[Measured]) -> list[Rule]:
    """The rules, with what they need learned from the known cases."""
    pairs = examples(known)
    rates = learn.rates(pairs)
    maps = learn.maps(pairs, rates)
    return [
        Rule("always fuse", always),
        Rule("never fuse", never),
        calibrated("roofline", roofline, [2.0**k for k in range(-4, 7)], known),
        Rule("the driver's cost model", cost_model.not_worth, is_alone=False),
        calibrated(
            "cost model without the score",
            lambda least: by_joint(lambda joint: fusion.gain(joint, rates) >= least),
            [k / 40 for k in range(-8, 13)],
            known,
        ),
        Rule("cost model with the score", scored(rates, maps)),
        Rule(
            "learned from 220 other cases: without the score",
            by_joint(lambda j: fusion.gain(j, fusion.RATES) >= 0),
        ),
        Rule("learned from 220 other cases: with the score, as shipped", fusion.not_worth, is_alone=False),
    ]


def table(one: Sequence[Measured], two: Sequence[Measured]) -> Table:
    """Every rule on every case, with what it needs learned from the half that the case is not in."""
    title = f"Rules on {len(one) + len(two)} cases, each judged by what was learned from the other half"
    made = Table("fusion", title, HEADS)
    cases = [*two, *one]
    apart = [case.ns[(False,) * len(next(iter(case.ns)))] / min(case.ns.values()) for case in cases]
    for from_one, from_two in zip(rules(one), rules(two), strict=True):
        over = slowdowns(from_one, two) + slowdowns(from_two, one)
        right, regret, worst = fmean(ns <= TIE for ns in over), fmean(over) - 1, max(over) - 1
        speed = geometric_mean([a / o for a, o in zip(apart, over, strict=True)])
        near = geometric_mean([1 / ns for ns in over])
        made.add(
            (from_one.name, f"{right:.0%}", f"{regret:.1%}", f"{worst:.0%}", factor(speed), factor(near)),
            {
                "rule": from_one.name,
                "right": right,
                "regret": regret,
                "worst": worst,
                "speed": speed,
                "near": near,
            },
        )
    return made
