"""Kernels from text, as tests of the front end write them."""

from __future__ import annotations

from typing import Any

import numpy as np

import vyre
from vyre.run.kernel import Kernel


def made(text: str, **names: Any) -> Kernel:
    """The last kernel that a text defines; it sees the names of vyre and those given."""
    space: dict[str, Any] = {name: getattr(vyre, name) for name in vyre.__all__} | {"vy": vyre} | names
    exec(text, space)
    return [value for value in space.values() if isinstance(value, Kernel)][-1]


def body_of(lines: str, params: str) -> str:
    """The text of a kernel with these lines as its body."""
    return f"@kernel\ndef k({params}):\n" + "".join(f"    {line}\n" for line in lines.strip("\n").split("\n"))


def ran(lines: str, *, size: int = 4, counters: int = 1, **names: Any) -> list[int]:
    """What one invocation leaves in `y`, an i32 array; `c` holds counters that start at 0."""
    k = made(body_of(lines, "c: InOut[i32], y: InOut[i32]"), **names)
    y = np.zeros(size, np.int32)
    k.over(1)(np.zeros(counters, np.int32), y)
    return y.tolist()


def the_problems(lines: str, params: str = "x: Buf[f32], y: Out[f32]", **names: Any) -> list[tuple[str, int]]:
    """The codes and lines of everything that is wrong with a kernel of that body."""
    k = made(body_of(lines, params), **names)
    try:
        k._build({})
    except vyre.Problems as fault:
        return [(problem.code, problem.span.line if problem.span else 0) for problem in fault.problems]
    return []
