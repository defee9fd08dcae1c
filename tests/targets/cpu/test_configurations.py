"""Configurations change how fast code is, and never what it gives."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from running import on_cpu
from vyre import reference
from vyre.cache.artifacts import Cache, artifact_key
from vyre.formats import read
from vyre.run.device_runtime import Ready
from vyre.targets.cpu import choices, native, pool
from vyre.targets.specialization import DEFAULT, Configuration, Specialization, Unfit, spec_key

PROGRAMS = {
    "stencil": """
def k(x: Buf[f32], y: Out[f32]):
    total: f32 = f32(0.0)
    for d in range(i32(-2), i32(3), i32(1)):
        total: f32 = total + x[gid(0) + d]
    y[gid(0)] = total
""",
    "divergent loop": """
def k(x: Buf[f32], y: Out[f32]):
    n: i32 = gid(0) % i32(7)
    total: f32 = f32(0.0)
    for d in range(i32(0), n, i32(1)):
        total: f32 = total * x[gid(0)] + f32(1.5)
    y[gid(0)] = total
""",
    "workgroups": """
@kernel(workgroup=64)
def k(x: Buf[f32], y: Out[f32]):
    part = shared(f32, 64)
    part[lid(0)] = x[gid(0)]
    barrier()
    y[gid(0)] = part[i32(63) - lid(0)] + f32(1.0)
""",
}
CHOICES = [Configuration(lanes, strips) for lanes, strips in product(choices.LANES, choices.STRIPS)]


def chosen(configuration: Configuration) -> Cache:
    return Cache(None, choose=lambda program, device, units: configuration)


def given(count: int) -> dict[str, Any]:
    x = np.random.default_rng(0).standard_normal(count).astype(np.float32)
    return {"x": x, "y": np.zeros(count, np.float32)}


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_configuration_gives_the_bytes_of_the_reference(name: str) -> None:
    program = read(PROGRAMS[name].lstrip())
    grid, expected = (16,) if program.workgroup else (1003,), given(1024 if program.workgroup else 1003)
    reference.run(Ready(program).expanded, expected, grid=grid)
    ready, fitting = Ready(program), 0
    for configuration in CHOICES:
        try:
            native.text(ready.lowered, 1, configuration=configuration)
        except Unfit:
            continue
        fitting += 1
        found = given(len(expected["x"]))
        on_cpu(ready, found, grid, chosen(configuration))
        assert expected["y"].tobytes() == found["y"].tobytes(), configuration

    assert fitting >= 8


@pytest.mark.parametrize("sharing", [(1, 0), (2, 0), (2, 100), (2, 10_000)])
def test_threads_and_pieces_change_no_byte(sharing: tuple[int, int]) -> None:
    before = pool.threads()
    pool.threads(2)
    try:
        expected, found = given(50_000), given(50_000)
        program = read(PROGRAMS["stencil"].lstrip())
        on_cpu(Ready(program), expected, (50_000,), Cache(None))
        on_cpu(Ready(program), found, (50_000,), chosen(Configuration(threads=sharing[0], chunk=sharing[1])))
    finally:
        pool.threads(before)

    assert expected["y"].tobytes() == found["y"].tobytes()


@pytest.mark.parametrize("misfit", [Configuration(lanes=5), Configuration(lanes=64), Configuration(strips=3)])
def test_a_configuration_that_does_not_fit_is_not_used(misfit: Configuration) -> None:
    program = read(PROGRAMS["stencil"].lstrip())
    found, expected = given(100), given(100)
    on_cpu(Ready(program), expected, (100,), Cache(None))
    on_cpu(Ready(program), found, (100,), chosen(misfit))

    with pytest.raises(Unfit):
        native.text(Ready(program).lowered, 1, configuration=misfit)
    assert expected["y"].tobytes() == found["y"].tobytes()


def test_code_of_one_configuration_is_not_taken_for_that_of_another() -> None:
    program = read(PROGRAMS["stencil"].lstrip())
    specials = [Specialization(rank=1, configuration=how) for how in (DEFAULT, *CHOICES)]
    keys = {artifact_key(spec_key(program, special), "cpu") for special in specials}

    assert 1 + len(CHOICES) == len(keys)


def test_the_work_of_a_kernel_is_shared_as_the_configuration_says() -> None:
    by_cost = pool.spread(1.0)

    assert by_cost == pool.spread(1.0, threads=0, chunk=0)
    assert pool.NEVER == pool.spread(1.0, threads=1).wide
    assert 2 == pool.spread(1.0, threads=8).wide
    assert 77 == pool.spread(1.0, chunk=77).chunk
