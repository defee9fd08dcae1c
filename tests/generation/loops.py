"""Random kernels of loops that start anywhere and run either way, and touch arrays by what they count.

`loops(seed)` is a program with arguments and a grid. Bounds are sums of ids, variables of outer loops,
numbers of the launch, shapes and literals, signed and unsigned; steps go up and down, and some loops take no
turn. Everybody stores what it read to its own element of `y`, and one number to any of `z`, so that the
result does not depend on any order.

A kernel is run once to see what it touches. Its arrays are then made to fit that, or to miss it by one, so
that a bound which is wrong by one is wrong of some access.
"""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

import numpy as np

from generation.programs import Case
from vyre import reference
from vyre.front import read
from vyre.ir.nodes import Extents
from vyre.passes import expand
from vyre.reference import ArrayAccess
from vyre.reference.geometry import Chunk
from vyre.reference.masks import Mask
from vyre.reference.memory import MachineArray
from vyre.reference.watch import Meeting

GROUPS: tuple[Extents, ...] = ((32,), (64,), (12,), (8, 8), (4, 16), (3, 5), (2, 4, 8), (1, 32))
SIZES = (1, 2, 5, 16, 17, 33, 40, 64, 70)
SMALL = (-40, -3, -1, 0, 1, 2, 5, 9, 17, 64)
LARGE = (2**31 - 1, 2**31 - 10, -(2**31), 2**30 + 2, -(2**30), 2**30 - 2, 70_000)
FACTORS = (1,) * 8 + (-1,) * 6 + (2, -2, 3, -3, 16, 1024, -1024)
STEPS = (1,) * 6 + (-1,) * 6 + (2, -2, 3, -3, 7, -7, 2**20, -(2**20))
LONG = {"n": (2**30, 2**30 + 2, 2**30 - 3), "m": (2**31 - 10, 2**31 - 1)}  # where loops start beyond 32 bits
SCALARS = {"n": "i32", "m": "i32", "h": "i32", "u": "u32"}
MISSES = (0, 0, 0, 0, 1, 7, -1, -1, -4, -20)  # elements between what is touched and what there is
DEEPEST = 3
TOUCHES = 150  # of a first run
WIDEST = 2000  # elements of an array


def loops(seed: int) -> Case:
    """The case of a seed: always the same one."""
    return _Writer(Random(seed)).case(seed)


class _Enough(Exception):
    """A first run that has shown enough."""


class _Seen:
    """The least and greatest index along each axis of each array."""

    def __init__(self, most: int) -> None:
        self.ends: dict[tuple[str, int], tuple[int, int]] = {}
        self.touches, self.most = 0, most

    def begin(self, chunk: Chunk, memories: tuple[MachineArray, ...]) -> None:
        pass

    def meet(self, node: Meeting, mask: Mask) -> None:
        pass

    def touch(self, touch: ArrayAccess) -> None:
        for axis, index in enumerate(touch.index):
            key, low, high = (touch.memory.name, axis), int(index.min()), int(index.max())
            known = self.ends.get(key, (low, high))
            self.ends[key] = min(known[0], low), max(known[1], high)
        self.touches += 1
        if self.touches > self.most:
            raise _Enough


def turns(case: Case, most: int) -> int | None:
    """How often a statement of a case touches an array, by all invocations together; None if more often."""
    seen = _Seen(most)
    _watch(case, seen)
    return seen.touches if seen.touches <= most else None


def _watch(case: Case, seen: _Seen) -> None:
    given = {name: np.array(value) for name, value in case.arguments.items()}
    with suppress(_Enough):
        reference.run(expand(case.program), given, grid=case.grid, watch=seen)


class _Writer:
    def __init__(self, rng: Random) -> None:
        self.rng, self.lines, self.names = rng, list[str](), count()
        self.workgroup = rng.choice(GROUPS) if rng.random() < 0.4 else None
        rank = len(self.workgroup) if self.workgroup else rng.choice((1, 1, 1, 1, 2, 2, 2, 3, 4, 5))
        if self.workgroup is None:
            self.grid: Extents = (*(rng.randint(1, 3) for _ in range(rank - 1)), rng.choice(SIZES))
        else:
            self.grid = tuple([rng.randint(1, 2) for _ in range(rank)])
        sizes = self.workgroup or (1,) * rank
        self.domain = tuple([a * b for a, b in zip(self.grid, sizes, strict=True)])
        self.wraps = rng.random() < 0.12  # do loops start beyond 32 bits
        self.shapes = {"x": self.shape(), "y": self.domain, "z": self.shape()}
        self.ids = [f"gid({axis})" for axis in range(rank)]
        self.known = ["i", *self.ids, "n", "h", f"y.shape[{rank - 1}]"]  # whole numbers of the invocation
        if self.workgroup is not None:
            self.known += [f"{kind}({axis})" for kind in ("lid", "wid") for axis in range(rank)]
        self.counted: list[str] = []  # the variables of the loops around
        self.shared: Extents = ()

    def shape(self) -> Extents:
        """A shape near the domain's, of any rank."""
        rank = self.rng.choice((1, 1, 1, 2))
        sizes = [self.rng.choice((self.domain[-1], self.rng.choice(SIZES))) for _ in range(rank)]
        return tuple([max(size + self.rng.choice((0, 0, 0, 1, -1, 5)), 1) for size in sizes])

    def chance(self, of: float) -> bool:
        return self.rng.random() < of

    def case(self, seed: int) -> Case:
        self.add(0, f"i = {self.ids[-1]}")
        self.add(0, "s = 0")
        self.fill()
        self.guard()
        self.block(0)
        self.add(0, f"y[{', '.join(self.ids)}] = s")
        numbers = self.numbers()
        first = self.made(seed, numbers, {})
        return self.made(seed, numbers, self.fitted(first)) if self.chance(0.85) else first

    def made(self, seed: int, numbers: dict[str, Any], offsets: dict[str, int]) -> Case:
        """The case with something added to the indices along each axis of each array."""
        head = f"@kernel(workgroup={self.workgroup})\n" if self.workgroup else ""
        roles = {"x": "Buf", "y": "InOut", "z": "InOut"}
        params = [f"{name}: {roles[name]}[i32, {len(shape)}]" for name, shape in self.shapes.items()]
        params += [f"{name}: {dtype}" for name, dtype in SCALARS.items()]
        body = "".join(f"    {line}\n" for line in self.lines).replace("@shape@", str(self.shared))
        text = re.sub(r" @(\w+)@", lambda at: f" + {offsets[at[1]]}" if at[1] in offsets else "", body)
        program = read.program(f"{head}def k({', '.join(params)}):\n{text}")
        rng = np.random.default_rng(seed)
        arrays = {name: rng.integers(0, 40, shape, np.int32) for name, shape in self.shapes.items()}
        return Case(program, arrays | numbers, self.grid)

    def fitted(self, case: Case) -> dict[str, int]:
        """What to add to indices so that they begin near 0; arrays end near where they end."""
        seen = _Seen(TOUCHES)
        _watch(case, seen)
        offsets: dict[str, int] = {}
        for name in ("x", "z", "w"):
            shape = list(self.shapes.get(name, self.shared))
            for axis in range(len(shape)):
                low, high = seen.ends.get((name, axis), (0, shape[axis]))
                if high - low < (WIDEST if len(shape) == 1 else 100) and abs(low) < 2**20:
                    offsets[f"{name}{axis}"] = self.rng.choice(MISSES) - low
                    shape[axis] = max(high - low + 1 + self.rng.choice(MISSES), 1)
            if name == "w":
                self.shared = tuple(shape)
            else:
                self.shapes[name] = tuple(shape)
        return offsets

    def numbers(self) -> dict[str, Any]:
        """The scalars."""
        given: dict[str, Any] = {}
        for name, dtype in SCALARS.items():
            number = self.rng.choice(SMALL if self.chance(0.8) else LARGE)
            if self.wraps and name in LONG:
                number = self.rng.choice(LONG[name])
            given[name] = np.array(number & 0xFFFFFFFF, np.uint32).view(np.dtype(f"{dtype[0]}4"))
        return given

    def add(self, depth: int, line: str) -> None:
        self.lines.append("    " * depth + line)

    # Before the loops

    def fill(self) -> None:
        """A shared array that is written, and read from the next barrier on."""
        if self.workgroup is None or self.chance(0.5):
            return
        self.shared = tuple([self.rng.choice(SIZES) for _ in range(self.rng.choice((1, 2)))])
        self.add(0, "w = shared(i32, @shape@)")
        for _ in range(self.rng.choice((1, 2))):
            self.loop(0, [lambda depth: self.add(depth, f"w[{self.index('w')}] = 9")])
        self.add(0, "barrier()")

    def guard(self) -> None:
        """A condition on everything that follows."""
        if self.chance(0.8):
            return
        test = self.rng.choice(("i >= n", "i + 3 >= y.shape[0]", "i - 2 >= m", "u32(i) >= u"))
        self.add(0, f"if {test}:")
        self.add(1, "return")

    # Statements

    def block(self, depth: int) -> None:
        """A few statements, with what they made forgotten after them."""
        known = len(self.known)
        if depth == 0 and self.chance(0.3):
            self.local(depth)
        for _ in range(self.rng.choice((0, 0, 0, 1, 2) if depth else (1, 1, 1, 2))):
            kinds = [self.load, self.store, self.choice, self.local, *[self.loop] * (DEEPEST - depth)]
            self.rng.choice(kinds if depth else [self.loop, self.loop, self.choice])(depth)
        del self.known[known:]

    def load(self, depth: int) -> None:
        array = "w" if self.shared and self.chance(0.4) else "x"
        self.add(depth, f"s += {array}[{self.index(array)}]")

    def store(self, depth: int) -> None:
        self.add(depth, f"z[{self.index('z')}] = 9")

    def local(self, depth: int) -> None:
        """A local that indices are made of."""
        name = f"a{next(self.names)}"
        uniform = "x[1]" if len(self.shapes["x"]) == 1 else "x[0, 1]"
        value = self.sum() if self.chance(0.7) else f"{self.sum()} + {uniform}"
        self.add(depth, f"{name} = {value}")
        self.known.append(name)

    def choice(self, depth: int) -> None:
        """Something that only some do, or a jump of some."""
        if depth > DEEPEST:
            return
        self.add(depth, f"if {self.truth()}:")
        if self.counted and self.chance(0.4):
            self.add(depth + 1, self.rng.choice(("break", "continue")))
            return
        self.rng.choice((self.load, self.store))(depth + 1)

    def truth(self) -> str:
        name = self.rng.choice([*self.known, *self.counted])
        return self.rng.choice((f"{name} % 3 == 1", f"{name} > {self.rng.choice(SMALL)}", f"i < {name}"))

    def loop(self, depth: int, body: list[Any] | None = None) -> None:
        """A loop, its variable sometimes read after it."""
        name = f"q{next(self.names)}"
        step = self.rng.choice((2**20, 2**20, -(2**20), 1) if self.wraps else STEPS)
        is_literal = self.chance(0.15)
        if is_literal:
            step = self.rng.choice((1, -1, 2, -3))
            start = self.rng.choice((0, 1, -3, 9))
            bounds = f"{start}, {start + step * self.rng.randint(1, 6)}, {step}"
        elif self.chance(0.12):
            ends = [f"u32(i - i + {end})" for end in (self.start(1), self.stop(1))]
            bounds = f"{', '.join(ends)}, u32({self.rng.choice((1, 1, 2, 5))})"
        else:
            way = 1 if step > 0 else -1
            by = "h" if self.chance(0.06) else step
            bounds = f"{self.start(way)}, {self.stop(way)}, {by}"
        self.add(depth, f"for {name} in range({bounds}):")
        var = f"i32({name})" if bounds.startswith("u32") else name
        self.counted.append(var)
        kept = len(self.known)
        if is_literal and self.chance(0.3):
            self.local(depth + 1)  # which those who leave early keep
            kept += 1
        if body is None:
            self.rng.choice((self.load, self.store))(depth + 1)
            self.block(depth + 1)
        else:
            for make in body:
                make(depth + 1)
        self.counted.pop()
        del self.known[kept:]
        if is_literal and self.chance(0.6):
            self.known.append(var)
            self.add(
                depth, f"s += x[{', '.join([f'{var} @x{axis}@' for axis in range(len(self.shapes['x']))])}]"
            )

    # Numbers

    def start(self, way: int) -> str:
        """Where a loop starts: at the invocation's own place, at an outer loop's, or near an end."""
        own = self.rng.choice(["i", "i", *self.counted, *self.counted])
        if self.wraps and self.chance(0.6):
            return f"n + n + {self.rng.choice(SMALL)} {self.rng.choice('+-')} {own}"
        kinds = (
            *[lambda: f"{self.rng.choice(SMALL)} - {own}"] * 2,
            *[lambda: f"{own} + {self.rng.choice(SMALL)}"] * 2,
            lambda: f"{self.rng.choice(FACTORS[:-2])} * {own} + {self.rng.choice(SMALL)}",
            lambda: str(self.rng.choice((-2, 0, 0, 3)) if way > 0 else self.rng.choice((5, 20, 66))),
            self.sum,
        )
        return self.rng.choice(kinds)()

    def stop(self, way: int) -> str:
        if self.wraps and self.chance(0.6):
            return str(2**31 - 1) if way > 0 else str(-(2**31) + 1)
        near = self.rng.choice((-60, -3, 0, 3, 8)) if way < 0 else self.rng.choice((-50, 0, 3, 20, 64, 70))
        kinds = (
            *[lambda: str(near)] * 4,
            lambda: "h" if way < 0 else "y.shape[0]",
            lambda: f"h + {near}",
            lambda: f"{self.rng.choice(['i', *self.counted])} + {near}",
            self.sum,
        )
        return self.rng.choice(kinds)()

    def sum(self) -> str:
        """A sum of numbers that are known here, each by a factor."""
        terms = [self.term() for _ in range(self.rng.choice((1, 1, 1, 2, 3)))]
        return " + ".join([*terms, str(self.rng.choice(SMALL))] if self.chance(0.6) else terms)

    def term(self) -> str:
        name = self.rng.choice([*self.known, *self.counted * 4])
        factor = self.rng.choice(FACTORS)
        return name if factor == 1 else f"{factor} * {name}"

    def index(self, array: str) -> str:
        shape = self.shapes.get(array, self.shared)
        return ", ".join([f"{self.along()} @{array}{axis}@" for axis in range(len(shape))])

    def along(self) -> str:
        """An index along one axis: mostly by the innermost loop."""
        kind = self.rng.random()
        if self.counted and kind < 0.8:
            inner = self.counted[-1]
            if self.wraps and kind < 0.5:
                return f"{inner} - m"
            near = self.rng.choice(("", "", "", " + 1", " - 2", " + 9", " + i", " - i", " + h", " - n"))
            return f"{self.rng.choice(('', '', '', '-', '2 * '))}{inner}{near}"
        if kind < 0.85:
            return f"i32(u32({self.sum()}))"
        return self.sum() if kind < 0.9 else f"i + {self.rng.choice((0, 0, 1, -1, 4))}"
