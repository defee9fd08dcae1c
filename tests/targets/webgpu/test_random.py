"""Random programs on a WebGPU adapter give the reference's bytes, and write nothing but their arrays.

Each runs on arrays of the host, on arrays of the device in guard zones, of which some begin inside of their
buffers, or as on an adapter that has nothing beyond WGSL; with many examples in all three ways.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import settings

from generation.walks import walk
from strategies import Case, Features, case, fresh
from targets.webgpu import adapters
from vyre import CallError, reference
from vyre.passes import expand
from vyre.run.device_runtime import Ready

FEATURES = Features(statements=6, lanes=60, matrices=False)
CASES, WALKS = partial(case, features=FEATURES), partial(walk, features=FEATURES)
COUNTS = {"ci": {CASES: 50, WALKS: 200}, "long": {CASES: 300, WALKS: 300}}  # by profile, for each first seed
REFUSALS = ("WGSL", "group_prefix")
WAYS = ("host", "device", "plain")


def _is_long() -> bool:
    return settings.get_current_profile_name() == "long"


def _ways(seed: int) -> tuple[str, ...]:
    return WAYS if _is_long() else WAYS[seed % 3 : seed % 3 + 1]


def _outcome(one: Case, way: str, seed: int) -> dict[str, bytes]:
    """The bytes of all arrays after a run."""
    ready = Ready(one.program)
    if way != "host":
        ahead = 16 if way == "device" and seed % 2 else 0
        return adapters.guarded(ready, one.arguments, one.grid, ahead=ahead, plain=way == "plain")
    mine = fresh(one)
    adapters.run(ready, mine, one.grid)
    return {param.name: mine[param.name].tobytes() for param in one.program.params if param.is_array}


@pytest.mark.parametrize("first", [0, 10_000])
@pytest.mark.parametrize("make", [CASES, WALKS], ids=["cases", "walks"])
def test_random_programs_mean_the_same(make: Callable[[int], Case], first: int) -> None:
    adapters.required()
    wrong: list[str] = []
    tried, seed = 0, first
    while tried < COUNTS.get(settings.get_current_profile_name(), {}).get(make, 10):
        seed += 1
        one = make(seed)
        program, theirs = expand(one.program), fresh(one)
        reference.run(program, theirs, grid=one.grid)
        for way in _ways(seed):
            try:
                found = _outcome(one, way, seed)
            except CallError as refusal:
                said = "with its result or beside another atomic" in str(refusal)
                assert said or any(word in str(refusal) for word in REFUSALS), seed  # noqa: PT017
                continue
            tried += 1
            wrong += [f"{seed}: {name} {way}" for name in found if found[name] != theirs[name].tobytes()]

    assert [] == wrong
