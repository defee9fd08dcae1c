"""Whatever way a loop runs, and wherever it starts, nothing outside of an array is touched.

Each array lies between zones that nobody may write, and what is read there would change the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import numpy as np
import pytest

from vyre import reference
from vyre.front import read
from vyre.ir.nodes import Program
from vyre.passes import expand
from vyre.targets.cpu import native
from vyre.targets.cpu.machine import BASELINES, baseline, host

HERE = [
    name
    for name in BASELINES
    if baseline(name).triple == host().triple and baseline(name).vector_bytes <= host().vector_bytes
]
SIZE, ZONE = 64, 1024

# Bodies over x: Buf[i32], y: InOut[i32], and numbers, with i the invocation.
BODIES = {
    "starts before the lane and runs up": "for q in range(5 - i, 3):\n    y[q] = 9",
    "starts behind the lane and runs down": "s = 0\nfor q in range(i + 5, 0, -1):\n    s += x[q]\ny[i] = s",
    "grows with the lane, and runs up": "s = 0\nfor q in range(i, 64):\n    s += x[q]\ny[i] = s",
    "grows twice as fast as the lane": "s = 0\nfor q in range(2 * i - 40, 70, 3):\n    s += x[q]\ny[i] = s",
    "shrinks, and runs down": "s = 0\nfor q in range(40 - i, -3, -2):\n    s += x[q]\ny[i] = s",
    "taken negatively": "s = 0\nfor q in range(5 - i, 3):\n    s += x[2 - q]\ny[i] = s",
    "beside the lane": "s = 0\nfor q in range(3 - i, 3):\n    s += x[q + i]\ny[i] = s",
    "twice the lane": "s = 0\nfor q in range(i - 3, 70):\n    s += x[q - 2 * i]\ny[i] = s",
    "from an outer loop": """
s = 0
for o in range(9 - i, 5, 2):
    for q in range(o - 2, 4):
        s += x[q] + x[q - o]
y[i] = s""",
    "down from an outer loop": """
s = 0
for o in range(2, -3, -1):
    for q in range(3 * o + i, o, -1):
        s += x[q - 4]
y[i] = s""",
    "until an outer loop": """
for o in range(0, 70):
    for q in range(o - i, o):
        if q % 7 == i % 7:
            y[q] = q""",
    "from a number until a shape": "s = 0\nfor q in range(n - i, x.shape[0]):\n    s += x[q]\ny[i] = s",
    "no turn at all": "s = 0\nfor q in range(i + 64, 0):\n    s += x[q]\ny[i] = s",
    "no turn but for some": "for q in range(3 - i, -58):\n    y[q] = 9",
    "where the start wraps": "for q in range(w + w, 2147483647, 1048576):\n    y[q - m] = 9",
    "where the start of some wraps": """
for q in range(w + w + i - 40, 2147483647, 1048576):
    y[q - m] = 9""",
    "where an unsigned start wraps": """
s = 0
for q in range(u32(i) - u32(3), u32(70)):
    s += x[q]
y[i] = s""",
    "unsigned, from a number": "for q in range(u, u32(8)):\n    y[i32(q) - 4] = 9",
    "after the loop": "s = 0\nfor q in range(0, 64):\n    s += x[q]\ny[i] = s + x[q]",
    "after a loop that some leave": """
for q in range(0, 64):
    if x[i] < q:
        break
y[i] = x[q + i]""",
    "a local of a loop that some leave": """
for q in range(0, 8):
    a = x[q] + i
    if x[i] < q:
        break
y[i] = x[a]""",
    "a local of those who stay": """
v = x[1]
if x[i] > 3:
    a = i + v
else:
    return
y[a] = 9""",
    "a loop that the first lanes leave first": """
v = x[1]
s = 0
for q in range(i, 0, -1):
    s += x[q + v]
y[i] = s""",
    "in eight bits": "a = i8(30)\ny[a + a + a + a + a + a] = 9\ny[i] = x[u8(n) + u8(250)]",
}


# What stands before the parameters, which id the invocation is, and the grid.
FRAMES = {
    "elements": ("", "gid()", (SIZE,)),
    "rows": ("", "gid(1)", (3, SIZE)),
    "workgroups": ("@kernel(workgroup=32)\n", "gid()", (2,)),
    "one workgroup": ("@kernel(workgroup=64)\n", "gid()", (1,)),
    "workgroups of rows": ("@kernel(workgroup=(4, 16))\n", "gid(1)", (1, 4)),
    "odd workgroups": ("@kernel(workgroup=(3, 5))\n", "gid(1)", (1, 13)),
}
NUMBERS = {
    "n": np.int32(7),
    "m": np.int32(2**31 - 10),
    "w": np.int32(2**30 + 2),
    "u": np.uint32(2**32 - 6),
}


def _program(frame: str, body: str) -> Program:
    head, own, _ = FRAMES[frame]
    lines = [f"i = {own}", *BODIES[body].strip().splitlines()]
    text = "".join(f"    {line}\n" for line in lines)
    scalars = ", ".join(f"{name}: {'u32' if name == 'u' else 'i32'}" for name in NUMBERS)
    return expand(read.program(f"{head}def k(x: Buf[i32], y: InOut[i32], {scalars}):\n{text}"))


def _left(run: Callable[[dict[str, Any]], None], filled: int) -> list[list[int]]:
    """What is left of the arrays with their zones, which are filled with a number."""
    whole = {name: np.full(2 * ZONE + SIZE, filled, np.int32) for name in "xy"}
    inner = {name: array[ZONE : ZONE + SIZE] for name, array in whole.items()}
    for array in inner.values():
        array[:] = np.arange(SIZE) % 10
    run({**inner, **NUMBERS})
    return [array.tolist() for array in whole.values()]


def _cases() -> Iterator[tuple[str, str, str]]:
    """Each body as an element kernel and in two more frames, and all processors in turn."""
    others = [frame for frame in FRAMES if frame != "elements"]
    turn = count()
    for number, body in enumerate(BODIES):
        for frame in ("elements", *(others[(2 * number + at) % len(others)] for at in range(2))):
            yield body, frame, HERE[next(turn) % len(HERE)]


@pytest.mark.parametrize(("body", "frame", "name"), list(_cases()))
def test_nothing_outside_of_an_array_is_touched(body: str, frame: str, name: str) -> None:
    target = baseline(name)
    program, grid = _program(frame, body), FRAMES[frame][2]
    code = native.loaded(native.object_code(program, len(grid), target), program)

    expected = _left(lambda given: reference.run(program, given, grid=grid), -7)
    found = _left(lambda given: native.run(code, program, given, grid), -7)

    assert expected == found
