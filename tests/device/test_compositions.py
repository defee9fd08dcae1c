"""Trees of operations with literals mean on a GPU what they mean on the CPU; ptxas may fold them wrongly."""

from __future__ import annotations

import os

import pytest

from generation.compositions import COUNT, arguments, composition
from running import on_cpu
from vyre.run.device_runtime import DeviceRuntime, Ready

BATCH, BATCHES = 25, 8
FIRST = int(os.environ.get("FIRST_SEED", "0"))


@pytest.mark.parametrize("start", [FIRST + BATCH * number for number in range(BATCHES)])
def test_operations_on_operations_and_literals_mean_the_same(gpu: DeviceRuntime, start: int) -> None:
    wrong = []
    for seed in range(start, start + BATCH):
        ready = Ready(composition(seed))
        expected, found = arguments(ready.program, seed), arguments(ready.program, seed)
        on_cpu(ready, expected, (COUNT,))
        gpu.run(ready, found, (COUNT,))
        wrong += [(seed, name) for name, one in expected.items() if one.tobytes() != found[name].tobytes()]

    assert [] == wrong
