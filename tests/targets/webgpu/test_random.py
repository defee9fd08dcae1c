"""Random programs on a WebGPU adapter give the reference's bytes, and write nothing but their arrays.

Each runs on arrays of the host, on arrays of the device in guard zones, and as on an adapter that has nothing
beyond WGSL; some run on arrays that begin inside of their buffers.
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
from vyre.ir.dtypes import f64
from vyre.ir.nodes import Program
from vyre.passes import expand
from vyre.run.ready import Ready
from vyre.run.route import needs

FEATURES = Features(statements=6, lanes=60, matrices=False)
COUNTS = {"quick": 10, "ci": 16, "long": 300}  # by profile, of each kind
REFUSALS = ("WGSL", "group_prefix")


def _takes_long(program: Program, seed: int) -> bool:
    """True for most programs with functions of f64, which a software adapter compiles for seconds."""
    is_some = seed % 8 == 0 and settings.get_current_profile_name() == "long"
    return f64 in needs(program).dtypes and "fma" in needs(program).ops and not is_some


@pytest.mark.parametrize("first", [0, 10_000])
@pytest.mark.parametrize("make", [partial(case, features=FEATURES), partial(walk, features=FEATURES)])
def test_random_programs_mean_the_same(make: Callable[[int], Case], first: int) -> None:
    adapters.required()
    wrong: list[str] = []
    tried, seed = 0, first
    while tried < COUNTS.get(settings.get_current_profile_name(), 10):
        seed += 1
        one = make(seed)
        program = expand(one.program)
        if _takes_long(program, seed):
            continue
        ready, mine, theirs = Ready(one.program), fresh(one), fresh(one)
        try:
            adapters.run(ready, mine, one.grid)
            there = adapters.guarded(ready, one.arguments, one.grid, ahead=16 if seed % 3 == 0 else 0)
        except CallError as refusal:
            assert any(word in str(refusal) for word in REFUSALS), seed  # noqa: PT017  # the only reasons
            continue
        tried += 1
        reference.run(program, theirs, grid=one.grid)
        arrays = [param.name for param in one.program.params if param.is_array]
        wrong += [f"{seed}: {name}" for name in arrays if mine[name].tobytes() != theirs[name].tobytes()]
        wrong += [f"{seed}: {name} there" for name in arrays if there[name] != theirs[name].tobytes()]
        if "fma" in needs(program).ops or f64 in needs(program).dtypes:
            continue  # by integers they take seconds too
        try:
            plain = adapters.guarded(Ready(one.program), one.arguments, one.grid, plain=True)
        except CallError as refusal:
            assert "with its result or beside another atomic" in str(refusal), seed  # noqa: PT017
            continue
        wrong += [f"{seed}: {name} plain" for name in arrays if plain[name] != theirs[name].tobytes()]

    assert [] == wrong
