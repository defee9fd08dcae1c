"""Rows of an element kernel's arrays that stay in registers from strip to strip, and the ends of rows where a
kernel clamps or wraps an index: bytes, claims, and where.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from guarded import Memory, outcome
from lower.interpreter import run
from lower.test_cpu_element import lowered, statements
from lower.verifier import verify
from running import cpu
from vyre import reference
from vyre.front import read
from vyre.ir.nodes import Program
from vyre.lower.form import Loop
from vyre.lower.lowered import LoweredForm
from vyre.passes import expand
from vyre.run.device_runtime import Ready

TYPES = {"f32": np.float32, "f64": np.float64, "i32": np.int32, "u16": np.uint16}


def stencil(seed: int) -> tuple[str, str, int, tuple[int, ...]]:
    """The text of a kernel that loads neighbours, its type, its rank, and the extents of the arrays."""
    rng = Random(seed)
    dtype, rank = rng.choice([*TYPES]), rng.choice([1, 2, 2, 3])
    shape = (*(rng.randint(1, 5) for _ in range(rank - 1)), rng.choice([1, 7, 16, 17, 33, 40, 61, 75, 100]))
    ids = [f"gid({axis})" if rank > 1 else "gid()" for axis in range(rank)]

    def place(spread: int) -> str:
        parts = [f"{ident} + {rng.randint(-1, 1)}" if rng.random() < 0.3 else ident for ident in ids[:-1]]
        along, size = f"{ids[-1]} + {rng.randint(-spread, spread)}", f"x.shape[{rank - 1}]"
        along += rng.choice(["", " + s", " - 2 * s"]) if shifts else ""
        if bends and rng.random() < 0.5:
            along = rng.choice([f"min(max({along}, 0), {size} - 1)", f"({along} + {size}) % {size}"])
        return ", ".join([*parts, along])

    spread, bends = rng.choice([1, 1, 2, 3, 9, 20]), rng.random() < 0.4
    shifts = rank < 3 and seed % 3 == 0  # places that a number of the call moves
    loads = [f"{rng.choice('xz')}[{place(spread)}]" for _ in range(rng.randint(2, 6))]
    own = ", ".join(ids)
    lines = [f"y[{own}] = {' + '.join(loads)}"]
    if rng.random() < 0.3:
        moving = ", ".join([*ids[:-1], f"{ids[-1]} + d"])
        lines = [f"v = {dtype}(0)", f"for d in range({rng.randint(-3, 0)}, 4):", f"    v += x[{moving}]"]
        lines.append(f"y[{own}] = v + {' + '.join(loads)}")
    if rng.random() < 0.4:
        low, high = rng.randint(0, 3), rng.randint(-3, 3)
        lines = [f"if {low} <= {ids[-1]} < x.shape[{rank - 1}] + {high}:", *(f"    {line}" for line in lines)]
    if rng.random() < 0.3:
        lines.append(f"y[{own}] = y[{own}] + x[{place(spread)}] + x[{own}]")
    params = f"x: Buf[{dtype}, {rank}], z: Buf[{dtype}, {rank}], y: InOut[{dtype}, {rank}], s: i32"
    return f"def k({params}):\n" + "".join(f"    {line}\n" for line in lines), dtype, rank, shape


def arrays(dtype: str, shape: tuple[int, ...], seed: int) -> dict[str, Any]:
    random = np.random.default_rng(seed)
    made: dict[str, Any] = {name: (random.random(shape) * 100).astype(TYPES[dtype]) for name in "xzy"}
    return made | {"s": np.int32(seed % 5 - 1)}


def carried(form: LoweredForm) -> list[Loop]:
    found = statements(form.functions[-1].body)
    return [one for one in found if isinstance(one, Loop) and one.carried]


def wanted(program: Program, values: dict[str, Any], shape: tuple[int, ...]) -> bytes:
    theirs = {name: value.copy() for name, value in values.items()}
    reference.run(expand(program), theirs, grid=shape)
    return theirs["y"].tobytes()


def test_random_neighbours_mean_the_same_and_all_claims_hold() -> None:
    number = 0
    for seed in range(60):
        text, dtype, rank, shape = stencil(seed)
        program, values = read.program(text), arrays(dtype, shape, seed)
        form = lowered(program, rank, 64 // TYPES[dtype]().itemsize, 2, masks=True)
        number += bool(carried(form))
        mine = {name: value.copy() for name, value in values.items()}

        verify(form)
        run(form, mine, shape)

        assert wanted(program, values, shape) == mine["y"].tobytes(), text
    assert number >= 15


@pytest.mark.parametrize("seed", range(40))
def test_machine_code_gives_the_bytes_of_the_reference_between_guard_zones(seed: int) -> None:
    text, dtype, _, shape = stencil(1_000 + seed)
    program, values = read.program(text), arrays(dtype, shape, seed)
    device, ready = cpu(), Ready(program)

    def call(given: dict[str, Any], memory: Memory) -> None:
        device.run(ready, given, shape)

    assert wanted(program, values, shape) == outcome(values, ["y"], call, seed)["y"], text


def test_a_load_that_moves_with_a_loop_is_not_the_one_that_is_held() -> None:
    text = (
        "def k(x: Buf[f64], y: InOut[f64]):\n    s = x[gid() - 2] + x[gid() + 1]\n"
        "    for d in range(-2, 3):\n        s += x[gid() + d] * f64(d)\n    y[gid()] = s\n"
    )
    program, values = read.program(text), arrays("f64", (61,), 0)
    form, mine = lowered(program, 1, 8, 2, masks=True), {name: values[name].copy() for name in "xy"}

    verify(form)
    run(form, mine, (61,))

    assert 1 == len(carried(form))
    assert wanted(program, {name: values[name] for name in "xy"}, (61,)) == mine["y"].tobytes()


def test_a_load_of_shared_memory_that_moves_with_a_loop_is_not_the_one_that_is_held() -> None:
    text = (
        "@kernel(workgroup=64)\ndef k(x: Buf[f32], y: InOut[f32]):\n    t = shared(f32, 128)\n"
        "    t[lid()] = x[gid()]\n    t[lid() + 64] = x[gid() + 64]\n    barrier()\n"
        "    s = t[lid() + 1] + t[lid() + 17]\n    for d in range(9):\n        s += t[lid() + d] * f32(d)\n"
        "    y[gid()] = s\n"
    )
    program, values = read.program(text), {"x": arrays("f32", (640,), 0)["x"], "y": np.zeros(640, np.float32)}
    mine = {name: value.copy() for name, value in values.items()}

    cpu().run(Ready(program), mine, (10,))

    assert wanted(program, values, (10,)) == mine["y"].tobytes()


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("y[gid()] = x[gid()] + x[gid() + 1]", 1),
        ("y[gid()] = x[gid() - 1] + x[gid() + 1] + x[gid() + 9]", 2),
        ("y[gid()] = x[gid()] + z[gid() + 1]", 0),  # one place of each array
        ("y[gid()] = x[gid()] + x[gid() + 100]", 0),  # too far apart
        ("y[gid()] = x[2 * gid()] + x[2 * gid() + 1]", 0),  # no neighbours of the lanes
        ("y[gid()] = sin(x[gid()]) * exp(x[gid() + 1])", 0),  # arithmetic takes longer than loads
    ],
)
def test_a_row_is_carried_where_several_neighbours_are_loaded(line: str, number: int) -> None:
    text = f"def k(x: Buf[f64], z: Buf[f64], y: Out[f64]):\n    {line}\n"

    loops = carried(lowered(read.program(text), 1, 8, 2, masks=True))

    assert number == sum(len(loop.carried) for loop in loops)


@pytest.mark.parametrize(
    ("index", "is_in_line"),
    [
        ("gid(0), min(gid(1) + 1, x.shape[1] - 1)", True),
        ("gid(0), (gid(1) + 1) % x.shape[1]", True),
        ("gid(0), gid(1) - 1", True),
        ("gid(0), gid(1)", False),
        ("gid(0) - 1, gid(1) + 1", True),
        ("gid(0) - 1, gid(1) - 1", True),
    ],
)
def test_the_ends_of_rows_run_in_line_where_every_row_has_some(index: str, is_in_line: bool) -> None:
    text = f"def k(x: Buf[f64, 2], y: Out[f64, 2]):\n    y[gid(0), gid(1)] = x[{index}]\n"

    form = lowered(read.program(text), 2, 8, 2, masks=True)

    assert is_in_line == ("checked" not in "".join(function.name for function in form.functions))


def test_what_an_invocation_stored_is_loaded_afterwards_where_arrays_overlap() -> None:
    text = (
        "def k(x: Buf[f64], y: InOut[f64], z: Out[f64]):\n"
        "    i = gid()\n"
        "    y[i] = y[i] + 1.0\n"
        "    z[i] = x[i] + x[i + 64]\n"
    )
    form = lowered(read.program(text), 1, 8, 2, masks=True)

    assert [] == carried(form)
