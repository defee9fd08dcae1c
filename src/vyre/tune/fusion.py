"""Decides whether two calls that can be one launch should be: a cost model, and how well the two stages fit.

The cost model counts the work of the two launches and of the fused one, at the rates of this kind of machine.
A sheaf corrects it: each stage is a node whose stalk holds its features and a 1, and the edge between the two
maps both stalks into a space of one dimension, where they are compared.

    score = log2(time unfused / time fused) - MARGIN + CORRECTION tanh(bias - |F_v x_v - F_u x_u|²)

Calls are fused at a score of 0 or more. Where the fused launch does no more of anything than the second
alone, as after a map that stores a constant, the score is the gain. So the sheaf decides where the cost model
is not sure, and cannot overrule it where it is: far from the training data, maps mean nothing. Rates, maps
and bias are learned from pairs and chains that were timed fused and unfused (bench/fusion_choice): maps made
by hand predict nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass
from functools import cache, lru_cache
from itertools import pairwise
from math import prod
from typing import TypeAlias

import numpy as np

from vyre.analysis.effects import touches
from vyre.cache.artifacts import Choose
from vyre.formats import digest as digest_of
from vyre.ir.keys import digest
from vyre.plan.fusion_cost import Rules, faster_alone, not_worth_in_bands, work
from vyre.plan.graph import Graph, program_of
from vyre.plan.line_choice import Lining
from vyre.plan.merge import Merged, Piece
from vyre.plan.plan import Plan, make_plan
from vyre.plan.walk_choice import Walking
from vyre.targets.specialization import DEFAULT, ESTIMATED, Configuration, StreamCut
from vyre.targets.target import Capabilities
from vyre.tune.features import Features, SheafEdge, features

Stalk: TypeAlias = tuple[float, ...]

OPEN = ("inline", "epilogue")  # the rules under which fusing may cost more than it saves
SMALL, LARGE = 1 << 19, 1 << 24  # bytes of a launch that the inner caches hold, and that no cache holds
MARGIN = 0.05  # the gain that the cost model must predict: 4 % in time
CORRECTION = 0.15  # the most that the sheaf changes a score by: 11 % in time
MOST_PLANS = 8  # of a graph that are worth measuring
MOST_CUTS = 10
BEYOND = 64.0  # a score that no pair has, nor its negative
FAR = 1 << 22  # bytes from which scattered loads miss the caches
SHORT = 8  # operations and loads of a map that are as fast one by one as in vectors


@dataclass(frozen=True, slots=True)
class CostRates:
    """Nanoseconds on one core. Operations count as additions of f32, steady accesses as of 4 bytes: vectors
    hold as many more of smaller ones. Bytes are of a launch that accesses few, some or many; `scattered` is
    the extra cost of an operation beside irregular loads, `parted` that under data-dependent control; `far`,
    a load that is not steady from arrays beyond the caches.
    """

    operation: float
    steady: float
    strided: float
    irregular: float
    operation_in_groups: float
    steady_in_groups: float
    parted: float
    scattered: float
    far: float
    few_bytes: float
    some_bytes: float
    many_bytes: float
    launch: float


@dataclass(frozen=True, slots=True)
class RestrictionMaps:
    """A restriction map over `stalk` for each of two stages, and the difference allowed between them."""

    first: Stalk
    second: Stalk
    bias: float


@dataclass(frozen=True, slots=True)
class StagePair:
    """Two stages that can be fused, and the fused launch."""

    first: Features
    second: Features
    both: Features


@dataclass(frozen=True, slots=True)
class FusionDecision:
    """The decision about a pair. `gain` is the log2 of time unfused over time fused by the cost model; the
    pair is fused at a score of 0 or more.
    """

    joint: StagePair
    gain: float
    disagreement: float
    score: float


def features_of(piece: Piece, graph: Graph) -> Features:
    """Return the features of a stage of a graph."""
    shapes = {name: made.shape for name, made in graph.arrays.items()}
    return features(program_of(piece, graph), piece.grid, shapes)


def joint(graph: Graph, first: Piece, second: Piece, joined: Merged) -> StagePair:
    """Return the features of two stages and of the fused one."""
    return StagePair(features_of(first, graph), features_of(second, graph), features_of(joined.piece, graph))


def amounts(stage: Features) -> tuple[float, ...]:
    """Return how much a launch does of what each of the CostRates is for."""
    irregular, strided = stage.irregular * stage.loads, stage.strided * stage.loads
    operations = stage.parallelism * stage.effort
    steady = stage.parallelism * stage.itemsize / 4 * (stage.loads + stage.stores - irregular - strided)
    alone, together = (0.0, 1.0) if stage.is_group else (1.0, 0.0)
    scattered = stage.parallelism * (irregular + strided)
    return (
        alone * operations,
        alone * steady,
        stage.parallelism * strided,
        stage.parallelism * irregular,
        together * operations,
        together * steady,
        operations * stage.divergence,
        operations * (irregular > 0),
        scattered * (stage.bytes > FAR),
        stage.bytes * float(stage.bytes < SMALL),
        stage.bytes * float(SMALL <= stage.bytes < LARGE),
        stage.bytes * float(stage.bytes >= LARGE),
        1.0,
    )


def gain(pair: StagePair, rates: CostRates) -> float:
    """Return the log2 of the speedup of one launch, by the cost model."""
    first, second, both = (_ns(stage, rates) for stage in (pair.first, pair.second, pair.both))
    return math.log2((first + second) / both)


def _ns(stage: Features, rates: CostRates) -> float:
    return math.fsum(amount * ns for amount, ns in zip(amounts(stage), astuple(rates), strict=True))


def stalk(stage: Features) -> Stalk:
    """Return the features on scales where differences count, logarithms of counts and plain shares; and 1."""
    return (
        math.log2(1 + stage.effort),
        math.log2(1 + stage.loads + stage.stores),
        stage.irregular,
        stage.strided,
        stage.divergence,
        math.log2(1 + stage.registers),
        math.log2(max(stage.parallelism, 1)),
        float(stage.is_group),
        math.log2(stage.itemsize),
        1.0,
    )


def judge(
    pair: StagePair, rates: CostRates | None = None, maps: RestrictionMaps | None = None
) -> FusionDecision:
    """Return the score of a pair, by the shipped rates and maps unless others are passed."""
    saved = gain(pair, RATES if rates is None else rates)
    used = MAPS if maps is None else maps
    apart = _disagreement(stalk(pair.first), stalk(pair.second), used)
    pairs = zip(amounts(pair.both), amounts(pair.second), strict=True)
    if all(both <= second for both, second in pairs):
        return FusionDecision(pair, saved, apart, saved)
    return FusionDecision(pair, saved, apart, saved - MARGIN + CORRECTION * math.tanh(used.bias - apart))


@lru_cache(maxsize=1024)
def _disagreement(first: Stalk, second: Stalk, maps: RestrictionMaps) -> float:
    """Return |F_v x_v - F_u x_u|² of the edge between the two stages."""
    edge = SheafEdge(0, 1, np.array([maps.first]), np.array([maps.second]))
    return float((edge.difference(np.array(first), np.array(second)) ** 2).sum())


def rules(choice: Callable[[], Configuration]) -> Rules:
    """Return the rules for `make_plan`: why running two as one would take longer, or None where it would not.
    A pair is fused at a score of the choice's threshold or more; the choice is read once there is one. A
    measured threshold is obeyed even where bands would cost less by the cost model.
    """
    known = cache(choice)

    def worth(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
        if not _is_open(first, second, joined):
            return _too_long(graph, first, second, joined)
        return _reason(judge(joint(graph, first, second, joined)), first, second, known().threshold)

    def in_bands(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
        return None if known().threshold else not_worth_in_bands(graph, first, second, joined)

    def alone(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
        return None if known().threshold else faster_alone(graph, first, second, joined)

    return Rules(worth, in_bands, cut=lambda: known().stream, alone=alone)


def _is_open(first: Piece, second: Piece, joined: Merged) -> bool:
    """True if fusing may cost more than it saves; a map after stores of a library function never does."""
    is_last = joined.rule == "epilogue" and any(name in first.once for name in touches(second.body))
    return joined.rule in OPEN and not is_last


def _too_long(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
    """Why a map should not follow a kernel of CPUs that runs element by element, or unrolls its stores."""
    is_for_cpus = len(first.workgroup or ()) in (1, 2) and (first.workgroup or (0,))[0] == 1
    if joined.rule != "epilogue" or not is_for_cpus or work(second, graph) <= SHORT:
        return None
    return f"{second.titles[0]} is long, and faster by itself than where {first.titles[-1]} stores"


not_worth = rules(Configuration).worth  # from 0 on


def rules_for(graph: Graph, choose: Choose | None, device: str) -> Rules:
    """Return the rules for fusing a graph, from the cost model and from the records for a device."""
    return rules(lambda: configuration_of(graph, choose, device))


def configuration_of(graph: Graph, choose: Choose | None, device: str) -> Configuration:
    """Return the tuned configuration of a graph on a device; the default where tuning is off."""
    return DEFAULT if choose is None else choose(graph_digest(graph), device, units(graph))


def _reason(judged: FusionDecision, first: Piece, second: Piece, threshold: float) -> str | None:
    if judged.score >= threshold:
        return None
    first_features, second_features = judged.joint.first, judged.joint.second
    arrays = second_features.loads_of.keys() - judged.joint.both.loads_of.keys()
    times = (
        max((second_features.loads_of[name] for name in arrays), default=0.0)
        * second_features.parallelism
        / max(first_features.parallelism, 1)
    )
    title, score = first.titles[-1], f"score {judged.score:+.1f}"
    if threshold:
        score += f", and from {threshold:+.1f} on it is fused, as tuned"
    if times > 1:
        return f"{title} would be computed {times:.1f} times for each element, which does not pay ({score})"
    return f"fusing would slow down the loads of {second.titles[0]}, which does not pay ({score})"


def judgements(graph: Graph, threshold: float = 0.0) -> Mapping[int, FusionDecision]:
    """Return the decisions about the pairs of a graph where there is a choice, by position of the second."""
    return judged_plan(graph, threshold)[1]


def judged_plan(graph: Graph, threshold: float) -> tuple[Plan, Mapping[int, FusionDecision]]:
    """Return the plan that fuses from a score on, and the decisions about its pairs."""
    decisions: dict[int, FusionDecision] = {}
    positions = {id(piece): at for at, piece in enumerate(graph.pieces)}

    def worth(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
        if not _is_open(first, second, joined):
            return _too_long(graph, first, second, joined)
        judged = decisions[positions[id(second)]] = judge(joint(graph, first, second, joined))
        return _reason(judged, first, second, threshold)

    judging = rules(lambda: Configuration(threshold=threshold))._replace(worth=worth)
    return make_plan(graph, rules=judging), decisions


def graph_digest(graph: Graph) -> str:
    """Return the digest of what a graph computes, independent of the sizes of its arrays."""
    programs = [digest_of(program_of(piece, graph)) for piece in graph.pieces]
    return digest(("graph", *programs, "from", *graph.inputs, "to", *graph.outputs))


def units(graph: Graph) -> int:
    """Return the work of a graph: its invocations, or workgroups."""
    return sum(prod(piece.grid) for piece in graph.pieces)


def plans(graph: Graph) -> dict[float, Plan]:
    """Return the distinct plans, up to MOST_PLANS, each by a threshold for it; the default plan at 0."""
    distinct: dict[str, tuple[float, Plan]] = {}
    scores: set[float] = set()

    def add(threshold: float) -> None:
        plan, judged = judged_plan(graph, threshold)
        scores.update(decision.score for decision in judged.values())
        distinct.setdefault(_looks(plan), (threshold, plan))

    for threshold in (0.0, -BEYOND, BEYOND):
        add(threshold)
    limits = [(low + high) / 2 for low, high in pairwise(sorted(scores))]
    for threshold in sorted(limits, key=abs)[:MOST_PLANS]:
        add(threshold)
    return dict(list(distinct.values())[:MOST_PLANS])


def cuts(graph: Graph, device: Capabilities) -> list[StreamCut]:
    """Return cuts of launches that stream, up to MOST_CUTS, which give a device different plans, none of them
    the default one.
    """

    def planned(cut: StreamCut) -> Plan:
        return make_plan(graph, rules=rules(lambda: Configuration(stream=cut)).on(device))

    if sum(piece.workgroup is None and len(piece.grid) > 1 for piece in graph.pieces) < 2:
        return []
    usual = planned(ESTIMATED)
    longest = max((len(stream.stream.stages) for stream in usual.streams), default=4)
    search = Walking if device.has_walks else Lining
    tried = [StreamCut(stages) for stages in sorted({longest, 1, max(longest // 2, 2), 2 * longest})]
    tried += [StreamCut(longest, columns=columns) for columns in search.columns]
    tried += [StreamCut(longest, rows=rows) for rows in search.rows]
    distinct: dict[str, StreamCut] = {_looks(usual): ESTIMATED}
    for cut in tried:
        distinct.setdefault(_looks(planned(cut)), cut)
    return list(distinct.values())[1 : MOST_CUTS + 1]


def _looks(plan: Plan) -> str:
    """Return a text that differs between different plans."""
    steps = [(digest_of(step.program), *step.piece.grid) for step in plan.steps]
    bands = [(band.first, band.stop, band.rows) for band in plan.bands]
    return repr((steps, bands))


# Learned by `python -m bench.fusion_choice --seed 7 --count 220 --learn` on one core of an AMD EPYC
# (x86-64-v4).
RATES = CostRates(
    operation=0.0165, steady=0.012, strided=0.23, irregular=0.643, operation_in_groups=0.0181,
    steady_in_groups=0.0176, parted=0.000753, scattered=0.0085, far=0.0932, few_bytes=0.00334,
    some_bytes=0.00847, many_bytes=0.0271, launch=57.4,
)  # fmt: skip
MAPS = RestrictionMaps(
    first=(0.0405, 0.0176, 0.6888, 0.1984, 0.1801, 0.1858, -0.0055, -0.3881, -0.0537, 3.2276),
    second=(-0.0078, -0.0697, 0.2749, -0.0061, 0.3316, -0.0696, 0.0036, 0.1252, 0.0502, 0.0),
    bias=13.4095,
)
