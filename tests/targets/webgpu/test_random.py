"""Random programs on a WebGPU adapter give the reference's bytes."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import settings

from strategies import Features, case
from targets.webgpu import adapters
from vyre import CallError, reference
from vyre.ir.dtypes import f64
from vyre.passes import expand
from vyre.run.ready import Ready
from vyre.run.route import needs

FEATURES = Features(statements=6, lanes=60, prefixes=False, matrices=False)
COUNTS = {"quick": 12, "ci": 24, "long": 500}  # by profile, of each kind


@pytest.mark.parametrize("first", [0, 10_000])
def test_random_programs_mean_the_same(first: int) -> None:
    adapters.required()
    wrong: list[int] = []
    tried, seed = 0, first
    while tried < COUNTS.get(settings.get_current_profile_name(), 12):
        seed += 1
        one = case(seed, features=FEATURES)
        program = expand(one.program)
        if f64 in needs(program).dtypes or "fma" in needs(program).ops:
            continue  # a software adapter compiles many of them for minutes
        mine, theirs = ({name: np.array(value) for name, value in one.arguments.items()} for _ in range(2))
        try:
            adapters.run(Ready(one.program), mine, one.grid)
        except CallError as refusal:
            assert "WGSL" in str(refusal), seed  # noqa: PT017  # the only reason to refuse
            continue
        tried += 1
        reference.run(program, theirs, grid=one.grid)
        if any(mine[name].tobytes() != theirs[name].tobytes() for name in theirs):
            wrong.append(seed)

    assert [] == wrong
