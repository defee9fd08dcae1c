"""Stencils that stream give the bytes of their calls one by one on a GPU."""

from __future__ import annotations

import os

import pytest

from generation.stencils import Pipeline, compare, random_walk
from vyre.plan.fusion_cost import COUNTED
from vyre.plan.plan import make_plan
from vyre.plan.stream import StageFacts, stream_of
from vyre.plan.stream_gpu import streamed
from vyre.run.device_runtime import DeviceRuntime

BATCH = 10
FIRST = int(os.environ.get("FIRST_SEED", "0"))
BATCHES = int(os.environ.get("BATCHES", "4"))
WALKING = COUNTED._replace(has_bands=False, has_walks=True)


@pytest.mark.parametrize("first", range(FIRST, FIRST + BATCH * BATCHES, BATCH))
def test_random_walks_give_the_bytes_of_their_calls(gpu: DeviceRuntime, first: int) -> None:
    count = 0
    for seed in range(first, first + BATCH):
        graph = Pipeline(seed).graph
        facts = [StageFacts(piece, graph) for piece in graph.pieces]
        found = stream_of(facts, graph, frozenset(), frozenset())
        if not isinstance(found, str):
            compare(graph, [streamed(found, random_walk(found, seed))], seed, gpu.run)
            count += 1

    assert count > BATCH // 2


@pytest.mark.parametrize("first", range(FIRST, FIRST + BATCH * BATCHES, BATCH))
def test_random_plans_with_walks_give_the_bytes_of_their_calls(gpu: DeviceRuntime, first: int) -> None:
    for seed in range(first, first + BATCH, 3):
        graph = Pipeline(seed).graph
        plan = make_plan(graph, rules=WALKING)
        compare(graph, [step.piece for step in plan.steps], seed, gpu.run)
