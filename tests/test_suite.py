"""The programs of bench/suite: NumPy, the loops as plain Python, and Vyre give equal results."""

import numpy as np
import pytest
from bench.suite.measure import equal
from bench.suite.program import Program, everything

PROGRAMS = everything()


def test_the_suite_has_at_least_30_programs_with_distinct_names():
    assert len({program.name for program in PROGRAMS}) == len(PROGRAMS) >= 30


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.name)
def test_versions_agree(program: Program):
    def copies():
        made = program.make(np.random.default_rng(3), *program.tiny)
        return tuple(value.copy() if isinstance(value, np.ndarray) else value for value in made)

    wanted = program.numpy(*copies())
    assert equal(wanted, program.vyre(*copies()), program.tolerance)
    for loops in program.loops:
        assert equal(wanted, loops(*copies()), program.tolerance)
