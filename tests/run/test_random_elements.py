"""Random kernels over vectors, matrices, structs, complex numbers and strided arrays: the CPU gives the bytes
of the reference, and touches nothing else.
"""

from __future__ import annotations

import re
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

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
    cases = [case(seed) for seed in range(100)]
    texts = "\n".join(one.text for one in cases)

    for word in ("vec(", "mat(", "complex64", "S0", "debug", "expect", "unroll", "@", "dot", ".real", "[0]"):
        assert word in texts
    arrays = [array for one in cases for array in one.arrays]
    assert any(-1 in array.steps for array in arrays)
    assert any(array.order != tuple(sorted(array.order)) for array in arrays)
