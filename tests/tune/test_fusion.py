"""The score of a pair: what it goes by, what it decides, and that the planner takes it."""

from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, exp, f32, gid, lid, wid
from vyre.plan.fusion_cost import COUNTED
from vyre.plan.graph import Graph
from vyre.plan.merge import Merged, Piece
from vyre.plan.plan import make_plan
from vyre.run.observe import Compiled
from vyre.tune import fusion
from vyre.tune.fusion import CORRECTION, MAPS, MARGIN, RATES, RestrictionMaps, StagePair, judge


@vy.kernel
def scaled(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] * 1.5


@vy.kernel
def grown(x: Buf[f32], y: Out[f32]):
    y[gid()] = exp(exp(x[gid()]))


@vy.kernel
def wide(x: Buf[f32], y: Out[f32]):
    total = f32(0)
    for d in range(-8, 9):
        total += x[gid() + d]
    y[gid()] = total


@vy.kernel
def seldom(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[8 * gid()]


@vy.kernel(workgroup=64)
def turned(x: Buf[f32], y: Out[f32]):
    held = vy.shared(f32, 64)
    held[lid()] = x[gid()]
    vy.barrier()
    y[gid()] = held[63 - lid()]


def graph_of(first: Any, second: Any, count: int, domain: int | None = None) -> Graph:
    def both(x: Any) -> Any:
        return second(first(x), domain=domain or count)

    options = ("auto", None, "cpu")
    traced: Graph = vy.pipeline(both)._trace({"x": np.zeros(count, np.float32)}, options).graph
    return traced


def joint_of(graph: Graph) -> StagePair:
    found: list[StagePair] = []

    def worth(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
        found.append(fusion.joint(graph, first, second, joined))
        return None

    make_plan(graph, rules=COUNTED._replace(worth=worth))
    return found[0]


def test_work_that_is_done_over_costs_more_than_the_bytes_of_small_arrays() -> None:
    assert judge(joint_of(graph_of(grown, wide, 1 << 16))).score < 0
    assert fusion.gain(joint_of(graph_of(grown, wide, 1 << 16)), RATES) < 0


def test_work_that_is_seldom_needed_is_done_where_it_is() -> None:
    assert judge(joint_of(graph_of(grown, seldom, 1 << 20, 1 << 17))).score >= 0


def test_calls_shorter_than_a_launch_are_fused() -> None:
    assert judge(joint_of(graph_of(scaled, wide, 8))).score >= 0


def test_the_score_is_the_gain_corrected_by_the_disagreement_on_the_edge_of_a_sheaf() -> None:
    found = joint_of(graph_of(scaled, wide, 1 << 20))
    one, two = np.array(fusion.stalk(found.first)), np.array(fusion.stalk(found.second))
    apart = (np.dot(MAPS.second, two) - np.dot(MAPS.first, one)) ** 2

    judged = judge(found)

    assert judged.disagreement == pytest.approx(apart)
    assert judged.score == pytest.approx(judged.gain - MARGIN + CORRECTION * np.tanh(MAPS.bias - apart))


def test_a_decision_launches_nothing() -> None:
    """A kernel of our own, for ten numbers, took 53 ms of the first plan."""
    found = joint_of(graph_of(scaled, wide, 1 << 10))
    maps = RestrictionMaps((0.25,) * 10, (0.5,) * 10, 3.0)  # not used before, so that nothing is remembered
    events: list[object] = []

    with vy.observe(events.append):
        judge(found, maps=maps)

    assert [] == events


def test_maps_correct_the_cost_model_and_cannot_overrule_it() -> None:
    found = joint_of(graph_of(grown, wide, 1 << 20))
    saved = fusion.gain(found, RATES)
    for bias, end in ((100.0, CORRECTION), (-100.0, -CORRECTION)):
        flat = RestrictionMaps((0.0,) * 10, (0.0,) * 10, bias)

        assert saved - MARGIN + end == pytest.approx(judge(found, maps=flat).score)
    assert saved < -CORRECTION


def test_a_joined_program_is_priced_as_it_would_run() -> None:
    found = joint_of(graph_of(scaled, wide, 1 << 20))

    assert 17 == found.second.loads
    assert 17 == found.both.loads
    assert found.first.flops + found.second.flops < found.both.flops


def test_the_planner_takes_the_score_and_explains_it() -> None:
    def both(x: Any) -> Any:
        return wide(grown(x))

    plan = vy.pipeline(both).explain(np.zeros(1 << 16, np.float32))
    told = plan.to_dict()

    assert (None, 2) == (plan.pairs[0].rule, plan.launches_after)
    assert "grown would be computed 17.0 times" in plan.pairs[0].why
    assert f"score {plan.judged[0].score:+.1f}" in plan.pairs[0].why
    assert plan.judged[0].score == told["pairs"][0]["score"]  # type: ignore[index]
    assert ["grown", "wide"] == [stage["kernel"] for stage in told["stages"]]  # type: ignore[attr-defined]
    assert "17 loads" in str(plan)


def test_planning_compiles_nothing() -> None:
    def both(x: Any) -> Any:
        return wide(grown(x))

    events: list[object] = []
    with vy.observe(events.append):
        plan = vy.pipeline(both).explain(np.zeros(1 << 15, np.float32))

    assert plan.judged
    assert [] == [event for event in events if isinstance(event, Compiled)]


def test_a_pair_that_is_fused_shows_its_score() -> None:
    def both(x: Any) -> Any:
        return seldom(grown(x), domain=1 << 17)

    plan = vy.pipeline(both).explain(np.zeros(1 << 20, np.float32))

    assert "inline" == plan.pairs[0].rule
    assert f"(score {plan.judged[0].score:+.1f})" in str(plan)


def test_elements_that_go_on_in_registers_are_no_choice() -> None:
    def both(x: Any) -> Any:
        return grown(scaled(x))

    plan = vy.pipeline(both).explain(np.zeros(1 << 16, np.float32))

    assert ("forward", {}) == (plan.pairs[0].rule, plan.judged)
    assert plan.to_dict()["pairs"][0]["score"] is None  # type: ignore[index]


@vy.kernel(workgroup=32)
def softmax(x: Buf[f32, "n", "m"], y: Out[f32, "n", "m"]):
    most = x[wid(), lid()]
    for k in range(lid(), x.shape[1], 32):
        most = max(most, x[wid(), k])
    most = vy.subgroup_max(most)
    total = f32(0)
    for k in range(lid(), x.shape[1], 32):
        total += exp(x[wid(), k] - most)
    scale = 1.0 / vy.subgroup_add(total)
    for k in range(lid(), x.shape[1], 32):
        y[wid(), k] = exp(x[wid(), k] - most) * scale


@vy.kernel
def warmed(x: Buf[f32, 2], y: Out[f32, 2]):
    y[gid(0), gid(1)] = x[gid(0), gid(1)] * 8.0


def test_a_map_of_many_bytes_is_computed_in_the_loops_of_a_group_kernel() -> None:
    def both(x: Any) -> Any:
        return softmax(warmed(x), groups=x.shape[0])

    assert 1 == vy.pipeline(both).explain(np.zeros((8192, 1024), np.float32)).launches_after


@vy.kernel
def ones(x: Buf[f32, "n", "m"], y: Out[f32, "n", "m"]):
    y[gid(0), gid(1)] = 1.0


def test_a_map_that_does_nothing_needs_no_launch() -> None:
    def both(x: Any) -> Any:
        return softmax(ones(x), groups=x.shape[0])

    assert 1 == vy.pipeline(both).explain(np.zeros((64, 512), np.float32)).launches_after


def test_a_map_after_a_group_kernel_is_judged_too() -> None:
    def both(x: Any) -> Any:
        return scaled(turned(x))

    plan = vy.pipeline(both).explain(np.zeros(1 << 16, np.float32))

    assert [0] == list(plan.judged)
    assert plan.judged[0].joint.first.is_group
