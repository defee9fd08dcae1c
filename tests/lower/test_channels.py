"""Kernels whose last axis is short, over the others: the bytes of the reference, by the interpreter of
lowered forms, also in parts, and by machine code between guard zones.
"""

from random import Random
from typing import Any

import numpy as np
import pytest

from guarded import Memory, outcome
from lower.interpreter import run
from lower.verifier import verify
from running import cpu
from vyre import reference
from vyre.front import read
from vyre.ir.nodes import Program
from vyre.lower.channels import over_channels
from vyre.lower.lowered import LoweredForm
from vyre.passes import expand, optimize
from vyre.run.device_runtime import Ready
from vyre.targets.cpu import schedule

TYPES = {"f32": np.float32, "f64": np.float64, "i32": np.int32, "u8": np.uint8, "f16": np.float16}


def kernel(seed: int) -> tuple[str, str, int, int]:
    """The text of a kernel over channels, its type, the axes of its domain, and the channels."""
    rng = Random(seed)
    many, rank, dtype = rng.choice([2, 3, 3, 4]), rng.choice([2, 3]), rng.choice([*TYPES])
    ids = [f"gid({axis})" for axis in range(rank)]
    outer, own = ids[:-1], ids[-1]

    def load() -> str:
        near = [rng.choice([f"{one} + {rng.randint(-1, 1)}", one, one]) for one in outer]
        channel = rng.choice([own, own, f"({own} + 1) % {many}", "0", f"{own} + 1"])
        others = [f"w[{own}]", f"y[{', '.join(ids)}]", "v", f"{dtype}({outer[-1]} % 50)"]
        return rng.choice([*2 * [f"x[{', '.join([*near, channel])}]"], *others])

    lines = [f"v = {dtype}({outer[0]} % 7)"]
    for _ in range(rng.randint(0, 2)):
        test = rng.random() < 0.3
        lines += [f"if v < w[{own}]:"] if test else []
        lines.append(f"{'    ' * test}v = {load()} + {load()}")
    if rng.random() < 0.4:
        near = ", ".join([*outer[:-1], f"{outer[-1]} + d", own])
        lines += [f"for d in range({rng.choice(['-1, 2', '2', 'x.shape[0] % 4', own])}):"]
        test = rng.choice(["", "", f"if v < w[{own}]: ", f"if {own} < d: "])
        lines.append(f"    {test}v = v + x[{near}] + {load()}")
    lines.append(f"y[{', '.join(ids)}] = {load()} + {load()} * {load()}")
    lines += [f"z[{', '.join(ids)}] = v"] if rng.random() < 0.4 else []
    array = ", ".join([*(f'"n{axis}"' for axis in range(rank - 1)), str(many)])
    params = (
        f"x: Buf[{dtype}, {rank}], w: Buf[{dtype}], y: InOut[{dtype}, {array}], z: InOut[{dtype}, {array}]"
    )
    return f"def k({params}):\n" + "".join(f"    {line}\n" for line in lines), dtype, rank, many


def arrays(seed: int, dtype: str, rank: int, many: int) -> tuple[dict[str, Any], tuple[int, ...]]:
    """The arrays of a call, and its domain, which may have another number of channels."""
    rng, random = Random(seed), np.random.default_rng(seed)
    shape = (*(rng.choice([1, 3, 7]) for _ in range(rank - 2)), rng.choice([1, 5, 16, 17, 33, 40]), many)
    made = {name: random.integers(0, 9, shape).astype(TYPES[dtype]) for name in "xyz"}
    made["w"] = random.integers(0, 9, many).astype(TYPES[dtype])
    return made, shape if seed % 5 else (*shape[:-1], rng.randint(1, 5))


def lowered(program: Program, rank: int) -> LoweredForm:
    return schedule.lowered(optimize(expand(program)), rank, 64)


def wanted(program: Program, values: dict[str, Any], shape: tuple[int, ...]) -> dict[str, bytes]:
    theirs = {name: value.copy() for name, value in values.items()}
    reference.run(expand(program), theirs, grid=shape)
    return {name: theirs[name].tobytes() for name in "yz"}


def test_random_channels_mean_the_same_in_any_parts_and_all_claims_hold() -> None:
    number = 0
    for seed in range(50):
        text, dtype, rank, many = kernel(seed)
        program, (values, shape) = read.program(text), arrays(seed, dtype, rank, many)
        form, mine = lowered(program, rank), {name: value.copy() for name, value in values.items()}
        number += over_channels(optimize(expand(program)), rank) is not None
        count = int(np.prod(shape))

        verify(form)
        run(form, mine, shape, cuts=sorted(Random(seed).choices(range(count + 1), k=2)))

        assert wanted(program, values, shape) == {name: mine[name].tobytes() for name in "yz"}, text
    assert number >= 25


@pytest.mark.parametrize("seed", range(40))
def test_machine_code_gives_the_bytes_of_the_reference_between_guard_zones(seed: int) -> None:
    text, dtype, rank, many = kernel(1_000 + seed)
    program, (values, shape) = read.program(text), arrays(seed, dtype, rank, many)
    device, ready = cpu(), Ready(program)

    def call(given: dict[str, Any], memory: Memory) -> None:
        device.run(ready, given, shape)

    assert wanted(program, values, shape) == outcome(values, ["y", "z"], call, seed), text


@pytest.mark.parametrize(
    ("body", "count"),
    [
        ("y[i, c] = x[i, c] * w[c]", 3),
        ("y[i, c] = x[i, c]", 0),  # one long row
        ("y[i, c] = x[i, c] * w[c]\n    y[i, c] += w[c]", 0),  # what was stored
        ("y[i, 2 - c] = x[i, c] * w[c]", 0),  # another channel
        ("if i > 2: y[i, c] = x[i, c] * w[c]", 0),
        ("z[i, c] = x[i, c] * w[c]", 0),  # as many channels as there are
        ("v = w[c]\n    for k in range(9): v += x[i + k, c]\n    y[i, c] = v", 3),
        ("v = w[c]\n    for k in range(c): v += x[i + k, c]\n    y[i, c] = v", 0),
    ],
)
def test_kernels_run_over_channels_that_annotations_state(body: str, count: int) -> None:
    params = 'x: Buf[f32, 2], w: Buf[f32], y: InOut[f32, "n", 3], z: InOut[f32, "n", "m"]'
    text = f"def k({params}):\n    i, c = gid(0), gid(1)\n    {body}\n"

    channels = over_channels(optimize(read.program(text)), 2)

    assert count == (0 if channels is None else channels.count)
