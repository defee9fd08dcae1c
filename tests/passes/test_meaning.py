"""The law of passes: a program means the same before and after, bit for bit, and a valid one stays valid."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from guarded import result
from passes.making import make_arguments, make_program
from strategies import written
from vyre.check.rules import problems
from vyre.formats.text import show
from vyre.ir.nodes import Program
from vyre.ops.row import Array
from vyre.passes import Pass, cse, dce, expand, fold, inline, licm, optimize, separate, simplify, unroll
from vyre.reference import run

PASSES: tuple[Pass, ...] = (separate, inline, fold, simplify, unroll, cse, licm, dce, expand, optimize)


def results(program: Program, arguments: dict[str, Array]) -> dict[str, bytes]:
    """What the arrays hold after a run over 64 invocations."""
    grid = (64,) if program.workgroup is None else (2,)
    return result(arguments, written(program), lambda given, memory: run(expand(program), given, grid=grid))


@pytest.mark.parametrize("step", PASSES, ids=lambda step: step.__name__)
@given(seed=st.integers(0, 2**32 - 1))
def test_a_pass_changes_no_bit_of_what_a_program_does(step: Pass, seed: int) -> None:
    program = make_program(Random(seed))
    arguments = make_arguments(Random(seed + 1))
    assert [] == problems(program)

    changed = step(program)
    note(show(program))
    note(show(changed))

    assert [] == problems(changed)
    assert results(program, arguments) == results(changed, arguments)


@given(seed=st.integers(0, 2**32 - 1))
def test_what_is_expanded_can_be_optimized(seed: int) -> None:
    program = make_program(Random(seed))
    arguments = make_arguments(Random(seed + 1))

    changed = optimize(expand(program))
    note(show(changed))

    assert [] == problems(changed)
    assert results(program, arguments) == results(changed, arguments)


@given(seed=st.integers(0, 2**32 - 1))
def test_a_pass_is_the_same_every_time(seed: int) -> None:
    program = make_program(Random(seed))

    assert [step(program) for step in PASSES] == [step(program) for step in PASSES]
