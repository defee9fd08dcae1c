"""The work of compiling grows linearly with the program: calls of functions are counted, not seconds.

LLVM's part is not counted here: `tests/targets/llvm/test_outline.py` shows that no function that it gets
grows with the program.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from cProfile import Profile
from typing import Any

import pytest
from bench import compile as bench

from vyre.check.rules import check
from vyre.front.read import lowered_text
from vyre.gridsync.segments import split
from vyre.ir.nodes import Program
from vyre.lower.launch import Facts
from vyre.passes import ORDER, expand, optimize
from vyre.targets.cpu import native
from vyre.targets.cuda import ptx
from vyre.targets.specialization import DEFAULT, spec_key


def repeated(head: str, line: Callable[[int], str]) -> Callable[[int], str]:
    return lambda count: head + "".join(map(line, range(count))) + bench.TAIL


LOOP = bench.HEAD + "    for q in range(n):\n"
GROUP = bench.HEAD.replace("@kernel", "@kernel(workgroup=64)")
FUNC = (
    "@func\ndef f(a):\n    for q in range(3):\n        if a > f32(q):\n            return a\n"
    "        a = a * 0.5\n    return a + 1.0\n\n"
)
KINDS: dict[str, Callable[[int], str]] = {
    **bench.KINDS,
    "continues": repeated(
        LOOP, lambda k: f"        if x[q + {k}] > v:\n            continue\n        v = v * 0.5\n"
    ),
    "breaks": repeated(
        LOOP, lambda k: f"        if x[q + {k}] > v:\n            break\n        v = v * 0.5\n"
    ),
    "returns": repeated(bench.HEAD, lambda k: f"    if x[i + {k}] > v:\n        return\n    v = v * 0.5\n"),
    "unrolled loops": repeated(
        bench.HEAD, lambda k: f"    for q{k} in unroll(range(3)):\n        v = v + x[q{k}]\n"
    ),
    "constants": repeated(bench.HEAD, lambda k: f"    c{k} = {k}.5\n    if v > c{k}:\n        v = v + 1.0\n"),
    "functions that return early": repeated(FUNC + bench.HEAD, lambda k: "    v = f(v)\n"),
    "loops of different length": repeated(
        bench.HEAD, lambda k: f"    for q in range(i + {k}):\n        v = v + x[q]\n"
    ),
    "local arrays": repeated(
        bench.HEAD, lambda k: f"    a{k} = local(f32, 4)\n    a{k}[i % 4] = v\n    v = v + a{k}[1]\n"
    ),
    "copies of ids": repeated(bench.HEAD, lambda k: f"    j{k} = i + {k}\n    v = v + x[j{k}]\n"),
    "conditional expressions": repeated(
        bench.HEAD, lambda k: f"    v = v + 1.0 if v > {k}.0 else x[i + {k}]\n"
    ),
    "subgroups": repeated(GROUP, lambda k: f"    v = subgroup_add(v) * {k}.5\n"),
    "atomics": repeated(bench.HEAD.replace("Out", "InOut"), lambda k: f"    atomic_add(y, i + {k}, v)\n"),
}
SIZES = 20, 40, 80
EVERY = 1 if os.environ.get("HYPOTHESIS_PROFILE") == "long" else 3  # kinds take four seconds each


def calls(work: Callable[[], Any]) -> tuple[int, Any]:
    """How many functions a piece of work calls, and its result."""
    profile = Profile()
    result = profile.runcall(work)
    return sum(entry.callcount for entry in profile.getstats()), result


def stages(text: str) -> Iterator[tuple[str, int]]:
    """The stages of compiling a kernel, and how many functions each calls."""
    count, lowered = calls(lambda: lowered_text(text))
    assert not lowered.problems
    yield "front", count
    program: Program = lowered.program
    yield "check", calls(lambda: check(program))[0]
    yield "digest", calls(lambda: spec_key(program).digest())[0]
    for number, step in enumerate((*ORDER, expand)):
        count, program = calls(lambda step=step, program=program: step(program))
        yield f"{step.__name__} ({number})", count
    yield "LLVM IR", calls(lambda: native.text(program, 1))[0]
    yield "LLVM IR for GPUs", calls(lambda: ptx.text(program, 1, DEFAULT, Facts()))[0]


def superlinear(counts: tuple[dict[str, int], ...]) -> dict[str, float]:
    """The stages whose work for a piece grows: from the smallest program to the largest, and from the first
    half of the largest to the second.

    Larger programs run in fewer strips, and their functions are cut into parts, so the work for a piece
    changes a little either way. A square would make it four times as much, and twice in the second half.
    """
    small, middle, large = counts
    found: dict[str, float] = {}
    for stage in large:
        added = (large[stage] - middle[stage]) / max(2 * (middle[stage] - small[stage]), 10 * SIZES[0])
        whole = large[stage] * SIZES[0] / (SIZES[2] * max(small[stage], 10 * SIZES[0]))
        if added > 1.6 and whole > 1.25:
            found[stage] = round(added, 2)
    return found


@pytest.mark.parametrize("kind", list(KINDS)[::EVERY])
def test_every_stage_takes_work_that_is_linear_in_the_program(kind: str) -> None:
    dict(stages(KINDS[kind](2)))  # fills the caches of rules
    counts = tuple(dict(stages(KINDS[kind](size))) for size in SIZES)

    assert {} == superlinear(counts)


def test_a_program_is_split_at_grid_barriers_in_linear_work() -> None:
    def work(size: int) -> dict[str, int]:
        program = optimize(lowered_text(bench.grid_barriers(size)).program)
        return {"split": calls(lambda: split(program))[0]}

    assert {} == superlinear(tuple(map(work, SIZES)))


def test_a_square_is_noticed() -> None:
    def work(size: int) -> dict[str, int]:
        return {"square": calls(lambda: [len(range(k)) for _ in range(size) for k in range(size)])[0]}

    assert {"square"} == superlinear(tuple(map(work, SIZES))).keys()
