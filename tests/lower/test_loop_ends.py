"""Loops of which the first or last iterations leave an array: with the bytes of the reference, and the others
known to be inside.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from guarded import Memory, twice
from lower.interpreter import run
from lower.verifier import verify
from vyre import reference
from vyre.front import read
from vyre.ir.nodes import For
from vyre.ir.walk import statements
from vyre.lower.loop_ends import apart_at_ends
from vyre.passes import expand
from vyre.targets.cpu import native
from vyre.targets.cpu.schedule import lowered

HEAD = "def k(x: Buf[f32, 2], z: Buf[f32], y: InOut[f32, 2]):\n    total = f32(0)\n"


def kernel(seed: int) -> str:
    """A loop along the rows of arrays, in either direction."""
    rng = Random(seed)
    start, less = rng.choice((0, 0, 0, 1, 3)), rng.choice((0, 0, 0, 1, 2))
    extent = rng.choice(("x.shape[1]", "x.shape[1]", "y.shape[1]", "len(z)"))
    up, down = f"{start}, {extent} - {less}", f"{extent} - {less + 1}, {start - 1}, -1"

    def place() -> str:
        return f"j + {rng.randint(-3, 3)}"

    lines = []
    for _ in range(rng.randint(1, 3)):
        load = rng.choice(
            (f"x[gid(), {place()}]", f"z[{place()}]", f"y[gid(), {place()}]", "x[gid() - 1, j]")
        )
        load = load if rng.random() < 0.7 else f"{load} if j > {rng.randint(0, 2)} else f32(9)"
        lines.append(f"total = total * f32(0.5) + ({load})")
    lines.insert(rng.randrange(len(lines) + 1), f"y[gid(), {place()}] = total")
    if rng.random() < 0.2:
        lines[-1:] = ["if total > f32(3):", "    " + lines[-1]]
    loop = f"    for j in range({rng.choice((up, down))}):\n"
    return HEAD + loop + "".join(f"        {line}\n" for line in lines)


def check(seed: int) -> bool:
    text, draw = kernel(seed), np.random.default_rng(seed)
    program = expand(read.program(text))
    loaded = native.loaded(native.object_code(program, 1), program)
    for rows, columns in ((1, 1), (5, 4), (33, 21)):
        more = int(draw.integers(0, 3))
        values: dict[str, Any] = {
            "x": draw.random((rows, columns), np.float32),
            "z": draw.random(columns + more, np.float32),
            "y": draw.random((rows, columns + int(draw.integers(0, 2))), np.float32),
        }
        wanted = {name: value.copy() for name, value in values.items()}
        reference.run(program, wanted, grid=(rows,))
        for width in (16, 64):
            form = lowered(program, 1, width)
            verify(form)
            got = {name: value.copy() for name, value in values.items()}
            run(form, got, (rows,))
            assert wanted["y"].tobytes() == got["y"].tobytes(), (seed, width, text)

        def native_bytes(memory: Memory, values: dict[str, Any] = values, rows: int = rows) -> bytes:
            guarded = {name: memory.copy(value, name) for name, value in values.items()}
            native.run(loaded, program, guarded, (rows,))
            return bytes(guarded["y"].tobytes())

        assert wanted["y"].tobytes() == twice(native_bytes), (seed, text)
    return apart_at_ends(program) is not program


@pytest.mark.parametrize("first", range(0, 18, 6))
def test_random_loops_have_the_bytes_of_the_reference(first: int) -> None:
    found = [check(seed) for seed in range(first, first + 6)]

    assert any(found)


def _loops(bounds: str, *lines: str) -> int:
    text = HEAD + f"    for j in range({bounds}):\n" + "".join(f"        {line}\n" for line in lines)
    body = apart_at_ends(expand(read.program(text))).body
    return sum(isinstance(node, For) for node in statements(body))


def test_only_the_ends_that_leave_an_array_are_apart() -> None:
    assert 1 == _loops("x.shape[1]", "total += x[gid(), j]")
    assert 2 == _loops("x.shape[1]", "total += x[gid(), j - 1]")
    assert 2 == _loops("x.shape[1] - 1, -1, -1", "total += x[gid(), j + 2]")
    assert 3 == _loops("x.shape[1]", "total += x[gid(), j - 1] + x[gid(), j + 1]")
    assert 1 == _loops("1, x.shape[1] - 1", "total += x[gid(), j - 1] + x[gid(), j + 1]")
    assert 1 == _loops("x.shape[1]", "total += x[gid(), j - 20]")
    assert 1 == _loops("x.shape[1] + 1", "total += x[gid(), j]")  # where the end may wrap around
    assert 1 == _loops("x.shape[1]", "if total > f32(9):", "    break", "total += x[gid(), j - 1]")
