"""Stores of neighbours with loads between them: the bytes of the reference, by the interpreter of lowered
forms and by machine code between guard zones.
"""

from random import Random
from typing import Any

import numpy as np
import pytest

from guarded import Memory, outcome
from lower.interpreter import run
from lower.test_cpu_element import lowered
from lower.verifier import verify
from running import cpu
from vyre import reference
from vyre.front import read
from vyre.ir.nodes import Program
from vyre.lower.show import show
from vyre.passes import expand
from vyre.run.device_runtime import Ready

COUNTS = [1, 15, 16, 31, 32, 33, 70]
TYPES = {"f32": np.float32, "f64": np.float64, "i32": np.int32, "u8": np.uint8, "f16": np.float16}


def kernel(seed: int) -> tuple[str, str, int]:
    """The text of a kernel that stores neighbours and loads between, its type, and their number."""
    rng = Random(seed)
    many, dtype = rng.choice([2, 2, 3, 4]), rng.choice([*TYPES])
    lines, at = [f"v, w = x[gid()], {dtype}(3)"], f"{many} * gid()"
    for place in rng.sample(range(many), many):
        loads = ["z[gid()]", "x[gid()]", f"y[{at} + {rng.randrange(many)}]", "v", "w", f"p[{at}]"]
        value = " + ".join(rng.sample(loads[: rng.choice([2, 6])], rng.choice([1, 2])))
        if rng.random() < 0.3:
            lines.append(f"{rng.choice('vw')} = {value}")
        test = rng.random() < 0.15
        lines += [f"if {rng.choice('vw')} < z[gid()]:"] if test else []
        lines.append(f"{'    ' * test}{rng.choice('yyyyp')}[{at} + {place}] = {value}")
    params = ", ".join(f"{name}: {'InOut' if name in 'yp' else 'Buf'}[{dtype}]" for name in "xzyp")
    return f"def k({params}):\n" + "".join(f"    {line}\n" for line in lines), dtype, many


def arrays(dtype: str, many: int, seed: int) -> tuple[dict[str, Any], int]:
    count = COUNTS[seed % len(COUNTS)]
    random = np.random.default_rng(seed)
    made = {name: random.integers(0, 99, count).astype(TYPES[dtype]) for name in "xz"}
    return made | {name: random.integers(0, 99, count * many).astype(TYPES[dtype]) for name in "yp"}, count


def wanted(program: Program, values: dict[str, Any], count: int) -> dict[str, bytes]:
    theirs = {name: value.copy() for name, value in values.items()}
    reference.run(expand(program), theirs, grid=(count,))
    return {name: theirs[name].tobytes() for name in "yp"}


def test_random_stores_mean_the_same_and_all_claims_hold() -> None:
    number = 0
    for seed in range(60):
        text, dtype, many = kernel(seed)
        program, (values, count) = read.program(text), arrays(dtype, many, seed)
        form = lowered(program, 1, 64 // TYPES[dtype]().itemsize, 2, masks=True)
        number += "apart from" in show(form)
        mine = {name: value.copy() for name, value in values.items()}

        verify(form)
        run(form, mine, (count,))

        assert wanted(program, values, count) == {name: mine[name].tobytes() for name in "yp"}, text
    assert number >= 15


@pytest.mark.parametrize("seed", range(40))
def test_machine_code_gives_the_bytes_of_the_reference_between_guard_zones(seed: int) -> None:
    text, dtype, many = kernel(1_000 + seed)
    program, (values, count) = read.program(text), arrays(dtype, many, seed)
    device, ready = cpu(), Ready(program)

    def call(given: dict[str, Any], memory: Memory) -> None:
        device.run(ready, given, (count,))

    assert wanted(program, values, count) == outcome(values, ["y", "p"], call, seed), text


@pytest.mark.parametrize(
    ("lines", "names"),
    [
        (["y[2 * gid()] = x[gid()]", "y[2 * gid() + 1] = x[gid()]"], ["y apart from x"]),
        (["y[2 * gid()] = x[gid()]", "y[2 * gid() + 1] = x[gid()] + z[gid()]"], ["y apart from x", "z"]),
        (["v = x[gid()]", "y[2 * gid()] = v", "y[2 * gid() + 1] = v"], []),  # nothing is loaded between
        (["y[gid()] = x[gid()]", "y[gid() + 9] = x[gid()]"], []),  # each is a vector
        (["y[2 * gid()] = x[gid()]", "y[2 * gid() + 1] = y[2 * gid()]"], []),  # what was stored
    ],
)
def test_stores_wait_for_loads_where_they_are_of_neighbours(lines: list[str], names: list[str]) -> None:
    params = "x: Buf[f32], z: Buf[f32], y: InOut[f32]"
    text = f"def k({params}):\n" + "".join(f"    {line}\n" for line in lines)

    lowered_text = show(lowered(read.program(text), 1, 16, 2, masks=True))

    assert bool(names) == ("apart from" in lowered_text)
    assert all(name in lowered_text for name in names)


def test_what_is_loaded_after_a_store_is_no_scalar_of_the_whole_kernel() -> None:
    params = "s: Buf[i32], x: Buf[i32], y: InOut[i32]"
    lines = ["v = s[0]", "y[2 * gid()] = x[gid()] + v", "w = s[1]", "y[2 * gid() + 1] = x[gid()] + w"]
    program = read.program(f"def k({params}):\n" + "".join(f"    {line}\n" for line in lines))
    values = {
        "s": np.array([5, 70], np.int32),
        "x": np.arange(9, dtype=np.int32),
        "y": np.zeros(18, np.int32),
    }

    cpu().run(Ready(program), values, (9,))

    assert [[5 + k, 70 + k] for k in range(9)] == values["y"].reshape(9, 2).tolist()
