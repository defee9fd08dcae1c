"""The machine against the slow interpreter of one lane at a time, on random kernels."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from guarded import outcome, result
from reference import oracle
from reference.launching import checked
from reference.test_groups import TREE
from strategies import written
from vyre import reference
from vyre.ir.nodes import Program

LOCALS = ("a", "b", "c")


class Writer:
    """Random kernel text over three i32 locals, an i32 and an f32 array, a private array and an output."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.fresh = 0

    def kernel(self) -> str:
        lines = ["def k(x: Buf[i32, 2], w: Buf[f32], y: Out[i32], z: Out[f32], s: i32):"]
        lines += [
            "    i = gid(0) * domain(1) + gid(1)",
            "    a = i",
            "    b = s",
            "    c = 3",
            "    q = f32(0.5)",
        ]
        lines += ["    own = local(i32, 5)"]
        lines += self.block(1, in_loop=False)
        lines += ["    y[i] = a + b * 3 + c * 7 + own[i % 5]", "    z[i] = q"]
        return "\n".join(lines) + "\n"

    def block(self, depth: int, *, in_loop: bool) -> list[str]:
        count = self.random.randint(1, 4)
        return [line for _ in range(count) for line in self.statement(depth, in_loop=in_loop)]

    def statement(self, depth: int, *, in_loop: bool) -> list[str]:
        pad = "    " * depth
        pick = self.random.random()
        if depth < 4 and pick < 0.2:
            lines = [f"{pad}if {self.test()}:", *self.block(depth + 1, in_loop=in_loop)]
            return lines + (
                [f"{pad}else:", *self.block(depth + 1, in_loop=in_loop)] if self.random.random() < 0.5 else []
            )
        if depth < 4 and pick < 0.4:
            return self.loop(depth)
        if in_loop and pick < 0.5:
            return [f"{pad}if {self.test()}:", f"{pad}    {self.random.choice(['break', 'continue'])}"]
        if pick < 0.53:
            return [f"{pad}if {self.test()}:", f"{pad}    return"]
        if pick < 0.6:
            return [f"{pad}own[{self.value(1)} % 6] = {self.value()}"]
        if pick < 0.66:
            return [f"{pad}y[i] = {self.value()}"]
        if pick < 0.75:
            return [f"{pad}q = q * w[{self.value(1)} % 9] + f32({self.value(1)})"]
        return [f"{pad}{self.random.choice(LOCALS)} = {self.value()}"]

    def loop(self, depth: int) -> list[str]:
        pad = "    " * depth
        if self.random.random() < 0.3:
            name = self.random.choice(LOCALS)
        else:
            self.fresh += 1
            name = f"j{self.fresh}"
        start, stop = f"({self.value(1)}) % 4", f"({self.value(1)}) % 7"
        if self.random.random() < 0.5:
            start, stop = "0", str(self.random.randint(0, 4))
        step = self.random.choice(["1", "2", "-1"])
        return [f"{pad}for {name} in range({start}, {stop}, {step}):", *self.block(depth + 1, in_loop=True)]

    def test(self) -> str:
        compare = f"{self.value(1)} {self.random.choice(['<', '>=', '==', '!='])} {self.value(1)}"
        if self.random.random() < 0.3:
            return f"{compare} {self.random.choice(['and', 'or'])} not ({self.value(1)} > 2)"
        return compare

    def value(self, depth: int = 2) -> str:
        pick = self.random.random()
        if depth == 0 or pick < 0.3:
            return self.random.choice([*LOCALS, "i", "s", f"i32({self.random.randint(-3, 9)})"])
        if pick < 0.45:
            return f"x[{self.value(depth - 1)} % 5 - 1, {self.value(depth - 1)} % 5]"
        if pick < 0.55:
            return (
                f"({self.value(depth - 1)} if {self.value(0)} < {self.value(0)} else {self.value(depth - 1)})"
            )
        if pick < 0.6:
            return f"own[{self.value(depth - 1)}]"
        operator = self.random.choice(["+", "-", "*", "//", "%", "^"])
        return f"({self.value(depth - 1)} {operator} {self.value(depth - 1)})"


def compare(program: Program, arguments: dict[str, Any], grid: tuple[int, ...]) -> None:
    names = written(program)
    expected = result(arguments, names, lambda given, memory: oracle.run(program, given, grid=grid))
    actual = outcome(arguments, names, lambda given, memory: reference.run(program, given, grid=grid))

    assert expected == actual


@given(st.integers(0, 10**9))
def test_random_element_kernels_give_the_same_bytes_lane_by_lane(seed: int) -> None:
    rng = np.random.default_rng(seed)
    grid = (int(rng.integers(1, 4)), int(rng.integers(1, 8)))
    lanes = grid[0] * grid[1]
    arguments = {
        "x": rng.integers(-9, 9, (3, 4)).astype(np.int32),
        "w": rng.choice(np.array([0.5, -0.0, np.nan, np.inf, 3e38, 1e-44], np.float32), 8),
        "y": np.zeros(lanes, np.int32),
        "z": np.zeros(lanes, np.float32),
        "s": np.int32(rng.integers(-5, 5)),
    }

    compare(checked(Writer(seed).kernel()), arguments, grid)


def test_a_tree_reduction_gives_the_same_bytes_lane_by_lane() -> None:
    x = np.random.default_rng(3).integers(0, 2**60, 192)

    compare(checked(TREE), {"x": x, "y": np.zeros(3, np.int64)}, (3,))


def test_collectives_and_grid_sync_give_the_same_bytes_lane_by_lane() -> None:
    text = """
        @kernel(workgroup=(4, 16))
        def k(x: Buf[f32], y: InOut[f32], z: Out[f32]):
            a = shared(f32, 64)
            t = lid(0) * 16 + lid(1)
            g = wid(0) * 64 + t
            v = x[g]
            for turn in range(2):
                s = subgroup_add(v)
                mirrored = a[63 - t]
                barrier()
                a[t] = mirrored + s
                barrier()
                v = subgroup_shuffle_up(a[t], turn + 1) * 0.5
                barrier()
            y[g] = v
            grid_sync()
            z[g] = y[127 - g] + v + a[t] + f32(subgroup_lane())
    """
    x = np.random.default_rng(4).random(128).astype(np.float32)

    compare(checked(text), {"x": x, "y": np.zeros(128, np.float32), "z": np.zeros(128, np.float32)}, (2, 1))
