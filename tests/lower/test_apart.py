"""Loads whose lanes are a few elements apart load all that lies between: with the bytes of the reference, on
every vector width, and without reading outside of the array.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from guarded import Memory, twice
from lower.interpreter import run
from lower.verifier import verify
from vyre import reference
from vyre.front import read
from vyre.ir.nodes import Program
from vyre.lower.form import Fetch, Loop
from vyre.lower.show import show
from vyre.passes import expand
from vyre.targets.cpu import native
from vyre.targets.cpu.machine import BASELINES, Processor, baseline, host
from vyre.targets.cpu.schedule import lowered

TYPES = {"u8": np.uint8, "i16": np.int16, "f16": np.float16, "f32": np.float32, "f64": np.float64,
         "i64": np.int64, "bool": np.bool_, "i8": np.int8}  # fmt: skip


def kernel(seed: int) -> tuple[str, int]:
    """Return the text of a random kernel over rows, and the rank of its domain."""
    rng = random.Random(seed)
    kind = rng.choice(list(TYPES))
    by, rank = rng.randint(2, 5), rng.choice((1, 2))
    j = f"gid({rank - 1})"
    row = "gid(0), " if rank == 2 else ""
    value = "f64({})"
    loads = []
    for _ in range(rng.randint(1, 4)):
        c = rng.randrange(by)
        last = rng.choice((f"{by} * {j} + {c}", f"{j} * {by} - {c}", f"{by} * ({j} + 1) - 1"))
        loads.append(
            rng.choice((f"x[{row}{last}]", f"z[{row}{j}, {c}]", f"z[{row}{j}, {c}]", f"z[{row}{j} + 1, 0]"))
        )
    if rng.random() < 0.3:
        loads.append(f"x[{row}{by} * {j} + q]")
    body = [f"total += {value.format(load)}" for load in loads]
    if any("q]" in load for load in loads):
        body = [f"for q in range({rng.choice(('2', 'n', 'gid(0)'))}):", *("    " + line for line in body)]
    if rng.random() < 0.3:
        test = rng.choice((f"{j} % 3 != 1", f"{j} > 2", "n > 1"))
        body = [f"if {test}:", *("    " + line for line in body)]
    lines = ["total = f64(0)", *body, f"y[{row}{j}] = total"]
    rest = f", {rank + 0}" if rank > 1 else ""
    head = f"def k(x: Buf[{kind}{rest}], z: Buf[{kind}, {rank + 1}], y: Out[f64{rest}], n: i32):\n"
    return head + "".join(f"    {line}\n" for line in lines), rank


def arguments(seed: int, text: str, rank: int) -> tuple[dict[str, Any], tuple[int, ...]]:
    rng, draw = random.Random(seed), np.random.default_rng(seed)
    kind = TYPES[text.partition("Buf[")[2].split(",")[0].split("]")[0]]
    shape = (rng.choice((1, 3)), rng.choice((0, 1, 7, 33, 70)))[2 - rank :]
    by = rng.choice((2, 3, 3, 4, 5))
    outer = shape[:-1]

    def values(*extents: int) -> np.ndarray:
        return draw.integers(0, 2 if kind == np.bool_ else 100, extents).astype(kind)

    arrays = {
        "x": values(*outer, max(shape[-1] * by - rng.choice((0, 0, 1, 4)), 0)),
        "z": values(*outer, max(shape[-1] - rng.choice((0, 0, 1)), 0), by),
        "y": np.zeros(shape), "n": np.int32(rng.choice((0, 1, 2, 3))),
    }  # fmt: skip
    return arrays, shape


def targets() -> list[Processor]:
    here = host()
    known = [baseline(name) for name in BASELINES]
    return [here, *(t for t in known if t.triple == here.triple and t.vector_bytes <= here.vector_bytes)]


def check(seed: int) -> None:
    text, rank = kernel(seed)
    program = expand(read.program(text))
    values, shape = arguments(seed, text, rank)
    wanted = {name: value.copy() for name, value in values.items()}
    reference.run(program, wanted, grid=shape)
    for width in (16, 64):
        form = lowered(program, rank, width)
        verify(form)
        got = {name: value.copy() for name, value in values.items()}
        run(form, got, shape)
        assert wanted["y"].tobytes() == got["y"].tobytes(), (seed, width, text)
    for target in targets():
        loaded = native.loaded(native.object_code(program, rank, target), program)

        def native_bytes(memory: Memory, loaded: native.NativeKernel = loaded) -> bytes:
            guarded = {
                name: memory.copy(value, name) if isinstance(value, np.ndarray) else value
                for name, value in values.items()
            }
            native.run(loaded, program, guarded, shape)
            return bytes(guarded["y"].tobytes())

        assert wanted["y"].tobytes() == twice(native_bytes), (seed, target, text)


@pytest.mark.parametrize("seed", range(12))
def test_random_loads_have_the_bytes_of_the_reference(seed: int) -> None:
    check(seed)


def _apart(text: str, rank: int = 1, vector_bytes: int = 64) -> set[int]:
    """Return how far lanes are expected to be apart in the loads of whole strips."""
    program: Program = expand(read.program(text))
    form = lowered(program, rank, vector_bytes)
    assert "by (" in show(form) or "apart" not in show(form)
    found, stack = set[int](), [one for function in form.functions for one in function.body]
    while stack:
        node = stack.pop()
        if isinstance(node, Fetch):
            found.add(node.apart)
        is_last = isinstance(node, Loop) and node.mask
        stack += [] if is_last else [*getattr(node, "body", ()), *getattr(node, "then", ())]
        stack += [*getattr(node, "orelse", ())]
    return found


def test_short_distances_are_expected_and_long_ones_gathered() -> None:
    text = "def k(x: Buf[{}], y: Out[f32]):\n    y[gid()] = f32(x[{}])\n"
    assert 2 in _apart(text.format("f32", "2 * gid() + 1"))
    assert 4 in _apart(text.format("f64", "4 * gid()"))
    assert {0} == _apart(text.format("f32", "5 * gid()"))
    assert 8 in _apart(text.format("u8", "8 * gid()"))
    assert -1 in _apart(text.format("f32", "100 - gid()"))


def test_neighbours_that_are_all_loaded_come_from_the_same_vectors() -> None:
    text = "def k(x: Buf[f32], y: Out[f32]):\n    i = gid()\n    y[i] = {}\n"

    def numbers(value: str) -> set[str]:
        shown = show(lowered(expand(read.program(text.format(value))), 1, 64))
        return {part.partition("  as")[0] for part in shown.split("number ")[1:]}

    assert {"0 of 2", "1 of 2"} == numbers("x[2 * i] + x[2 * i + 1]")
    assert {"0 of 3", "1 of 3", "2 of 3"} == numbers("x[3 * i - 1] + x[3 * i] + x[3 * i + 1]")
    assert set() == numbers("x[2 * i + 1]")


def test_rows_are_expected_to_be_as_long_as_their_constant_indices_say() -> None:
    text = "def k(x: Buf[u8, 2], y: Out[u8]):\n    y[gid()] = x[gid(), 0] + x[gid(), {}]\n"
    assert 3 in _apart(text.format(2))
    assert {0} == _apart(text.format(9))


def test_ends_of_rows_whose_lanes_are_apart_load_what_lies_between() -> None:
    text = "def k(x: Buf[f32, 3], y: Out[f32, 3]):\n    i, j, k = gid(0), gid(1), gid(2)\n"
    form = lowered(
        expand(read.program(text + "    y[i, j, k] = x[i, j, 2 * k] + x[i, j, 2 * k + 1]\n")), 3, 64
    )
    masked = show(form).split("mask.")[1:]
    assert any("1 of 2" in part for part in masked)
