"""Stencils that stream give the bytes of their calls one by one on a GPU."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest

import vyre as vy
from generation.stencils import Pipeline, compare, random_walk
from vyre import Buf, Out, f32, gid
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


@vy.kernel
def near(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] + x[i - 1, j] * x[i, j + 1]


def summed(x: Any) -> Any:
    marks = near(near(x))
    return marks, vy.lib.sum(marks), vy.lib.max(marks)


@pytest.mark.parametrize("shape", [(1081, 3843), (1080, 3840), (300, 700)])
def test_stencils_before_a_sum_give_the_bytes_of_their_calls(shape: tuple[int, int]) -> None:
    image = np.random.default_rng(1).random(shape, np.float32)
    pipeline = vy.pipeline(summed)
    expected = pipeline(image, fuse="off", device="cuda")

    found = pipeline(image, device="cuda")

    assert [np.asarray(one).tobytes() for one in expected] == [np.asarray(one).tobytes() for one in found]
    assert 1 == len(pipeline.explain(image, device="cuda").plan.streams)
