"""Random programs with grid barriers, in element and group kernels of 1 to 3 dimensions, whole and split."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from gridsync.barriers import with_barriers
from gridsync.splitting import Arrays, guarded_zeros, in_segments, races, whole
from guarded import Memory, outcome
from running import cpu
from strategies import Case, Features, case, shrink, written
from vyre.check.rules import problems
from vyre.formats import read, show
from vyre.gridsync.schedule import Follow, Repeat, run_split
from vyre.gridsync.segments import contains_grid_sync, split
from vyre.ir.nodes import For, Program
from vyre.ir.walk import statements
from vyre.run.context import code_cache
from vyre.run.device_runtime import Ready
from vyre.targets.cpu import native

AS_MADE = Features(lanes=100, turns=8)
SMALL = Features(lanes=70, turns=4, statements=14)
MANY = 120  # seeds among which every shape of a split has to occur
seeds = st.integers(0, 2**48 - 1)
by_seed = settings(phases=(Phase.explicit, Phase.reuse, Phase.generate))


def barred(seed: int) -> Case:
    """The case of a seed with more barriers than it had."""
    made = case(seed, features=SMALL)
    return replace(made, program=with_barriers(made.program, Random(seed)))


def splits_well(case: Case) -> bool:
    """Whether the segments are valid, print, and write what the program writes."""
    valid = not any(problems(segment.program) for segment in split(case.program).segments)
    return valid and whole(case.program, case.arguments, case.grid) == in_segments(
        case.program, case.arguments, case.grid
    )


def require(case: Case) -> None:
    if not splits_well(case):
        small = shrink(case, lambda smaller: not splits_well(smaller))
        pytest.fail(f"over {small.grid}:\n{show(small.program)}\n{small.arguments}")


@by_seed
@given(seeds)
def test_segments_do_what_the_program_does(seed: int) -> None:
    require(case(seed, features=AS_MADE))


@by_seed
@given(seeds)
def test_segments_do_it_in_loops_and_with_jumps_over_barriers(seed: int) -> None:
    require(barred(seed))


@by_seed
@given(seeds)
def test_segments_of_a_program_without_races_have_none(seed: int) -> None:
    made = case(seed, features=AS_MADE)

    assert [] == races(made.program, made.arguments, made.grid)


@by_seed
@given(seeds)
def test_segments_print_and_read_back(seed: int) -> None:
    for segment in split(barred(seed).program).segments:
        assert segment.program == read(show(segment.program))


@by_seed
@given(seeds)
def test_splitting_is_deterministic(seed: int) -> None:
    assert split(barred(seed).program) == split(barred(seed).program)


def compiled(made: Case, *, in_one_go: bool) -> dict[str, bytes]:
    """What the machine code of a program's segments writes."""
    ready = Ready(made.program)
    runtime = cpu(code_cache())
    natives = [runtime.loaded_for(segment, made.grid, 0) for segment in ready.segments]

    def launch(program: Program, given: Arrays, *, grid: tuple[int, ...]) -> None:
        position = [segment.program for segment in ready.parts.segments].index(program)
        native.run(natives[position], program, given, grid)

    def run(arguments: dict[str, Any], memory: Memory) -> None:
        if in_one_go:
            runtime.run(ready, arguments, made.grid)
        else:
            run_split(ready.parts, launch, arguments, grid=made.grid, allocate=guarded_zeros(memory))

    return outcome(made.arguments, written(made.program), run)


@pytest.mark.parametrize("seed", range(24))  # among which every instruction occurs; compiling takes long
def test_segments_in_one_go_do_what_they_do_one_by_one(seed: int) -> None:
    made = barred(seed)
    if contains_grid_sync(made.program):
        assert compiled(made, in_one_go=False) == compiled(made, in_one_go=True)


def shapes(program: Program) -> set[str]:
    """What there is to see in a split."""
    parts = split(program)
    loops = [n.var for s in parts.segments for n in statements(s.program.body) if isinstance(n, For)]
    found = {type(step).__name__ for step in parts.schedule if isinstance(step, Follow | Repeat)}
    found |= {buffer.per for buffer in parts.hidden}
    found |= {"once" for name in loops if name == "once"} | {
        "turns" for name in loops if name.endswith("_turn")
    }
    return found | {"element" if program.workgroup is None else f"group {len(program.workgroup)}"}


def test_every_shape_of_a_split_occurs() -> None:
    missing = {
        "Follow", "Repeat", "invocation", "group", "launch", "once", "turns",
        "element", "group 1", "group 2", "group 3",
    }  # fmt: skip
    for seed in range(MANY):
        if missing:
            missing -= shapes(barred(seed).program)

    assert set() == missing
