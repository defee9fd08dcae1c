"""Random kernels over vectors, matrices, structs, complex numbers and strided arrays: the CPU gives the bytes
of the reference, and touches nothing else.
"""

from __future__ import annotations

import re
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

import numpy as np
import pytest
from hypothesis import settings

import vyre as vy
from generation.elements import Case, case
from guarded import Memory, outcome, result
from vyre.formats import read, show
from vyre.formats.bytes import decode, encode


def seeds() -> range:
    """One for every fourth example that hypothesis is asked for."""
    return range(max(settings().max_examples // 4, 5))


def called(one: Case, device: str) -> tuple[dict[str, bytes], str]:
    """The bytes of the written arrays, between guard zones, and what was printed."""
    printed = StringIO()

    def run(copies: dict[str, Any], _: Memory) -> None:
        with redirect_stdout(printed):
            one.kernel(**one.arguments(copies), device=device)

    ran = result if device == "reference" else outcome
    written = ran(one.memory, one.written(), run)
    lines = re.sub(r"<random elements \d+>", "", printed.getvalue()).splitlines()
    return written, "\n".join(lines[: len(lines) // (1 if device == "reference" else 2)])


@pytest.mark.parametrize("start", range(4))
def test_random_elements_give_the_bytes_of_the_reference(start: int) -> None:
    for seed in seeds()[start::4]:
        one = case(seed)
        try:
            wanted = called(one, "reference")
        except vy.Problems as fault:
            pytest.fail(f"seed {seed}: {fault}\n{one.text}")
        assert wanted == called(one, "cpu"), f"seed {seed}:\n{one.text}"
        program = one.kernel.program
        assert program == read(show(program)) == decode(encode(program))


def test_the_kernels_have_what_they_are_for() -> None:
    cases = [case(seed) for seed in range(200)]
    texts = "\n".join(one.text for one in cases)

    for word in (
        "T_",
        "p_",
        "select(",
        "1j",
        "vec[",
        "mat[",
        "complex64",
        "S0",
        "debug",
        "expect",
        "unroll",
        "@",
        "dot",
        ".real",
        "[0]",
        "while_",
        "else:",
        "divmod",
        "= both(",
        "in [",
        "enumerate(",
        "zip(",
        "reversed(",
        "= t_v",
        "WEIGHTS",
        "FACTORS[",
        ".T",
        "vy.atomic_",
        "= FACTORS[",
        "Colour",
        "math.log10",
        "vy.local(",
        ".ndim",
        "vy.exp(",
        "conj(",
    ):
        assert word in texts
    assert re.search(r"\.[xyzw]{2,4} = ", texts)
    arrays = [array for one in cases for array in one.arrays]
    assert any(-1 in array.steps for array in arrays)
    assert any(array.order != tuple(sorted(array.order)) for array in arrays)


def test_stepping_through_random_elements_gives_their_bytes() -> None:
    seen = 0
    for seed in range(1000):
        one = case(seed)
        if one.domain not in ((1,), (3,), (1, 2), (2, 2)):
            continue
        seen += 1
        whole, steps = ({name: array.copy() for name, array in one.memory.items()} for _ in range(2))
        with redirect_stdout(StringIO()):
            one.kernel(**one.arguments(whole), domain=one.domain, device="reference")
            for place in np.ndindex(*one.domain):
                one.kernel.step(**one.arguments(steps), domain=one.domain, at=place)
        written = one.written()
        assert [whole[name].tobytes() for name in written] == [steps[name].tobytes() for name in written], (
            f"seed {seed}:\n{one.text}"
        )
        if seen >= len(seeds()):
            return
