"""Random graphs of kernel calls: what pipelines are judged by.

`graph(seed)` is a few calls over shared arrays, the same for a seed everywhere. Kernels are written as text
and made race-free: an array that a kernel writes is touched by each invocation at one element of its own,
given by a map that no two invocations share. What is read and not written may be read anywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np

from generation.kernels import ElementKernel, GroupKernel, Known, Written
from generation.values import contents
from vyre.formats import show
from vyre.ir.dtypes import ALL, DType, f32, i32
from vyre.ir.nodes import Extents, Program

SIZES = (0, 1, 2, 3, 5, 7, 8, 9, 16, 17, 31, 33, 40, 64, 65)
WRITES = ("out", "inout")
MOST = 130  # elements of an array, about
TYPES = (*ALL, f32, f32, f32, i32)


@dataclass(frozen=True, slots=True, eq=False)
class Call:
    """A program on arrays of the graph, which are numbered, and on numbers."""

    program: Program
    arrays: dict[str, int]
    scalars: dict[str, Any]
    grid: Extents


@dataclass(frozen=True, slots=True, eq=False)
class Calls:
    """Calls in order, and the arrays to give back. The first arrays are given, the others start at zero."""

    given: tuple[Any, ...]
    arrays: tuple[tuple[Extents, DType], ...]
    calls: tuple[Call, ...]
    outputs: tuple[int, ...]

    def __str__(self) -> str:
        lines = [f"a{n}: {dtype} {shape}" for n, (shape, dtype) in enumerate(self.arrays)]
        lines += [f"a{n} = {value!r}" for n, value in enumerate(self.given)]
        for call in self.calls:
            names = {name: f"a{n}" for name, n in call.arrays.items()} | call.scalars
            lines.append(f"\n{show(call.program)}# over {call.grid} with {names}")
        return "\n".join([*lines, f"returns {', '.join(f'a{n}' for n in self.outputs)}"])


def graph(seed: int, *, most: int = 12) -> Calls:
    """The graph of a seed."""
    return _Graph(Random(seed), seed).made(most)


class _Graph:
    def __init__(self, rng: Random, seed: int) -> None:
        self.rng, self.numbers = rng, np.random.default_rng(seed)
        self.wild = rng.choice((0.0, 0.1, 0.3, 1.0))  # how far a graph strays from a chain of maps
        self.roams = seed % 2 == 1  # whether loops go from anywhere to anywhere
        rank = rng.choice((1, 1, 1, 1, 2, 2, 2, 3, 4, 6))
        self.base = _shape(rng, rank)
        self.types = tuple(rng.choice(TYPES) for _ in range(rng.choice((1, 1, 2, 3))))
        self.arrays: list[Known] = []
        self.calls: list[Call] = []

    def made(self, most: int) -> Calls:
        for _ in range(self.rng.choice((1, 1, 2, 3, 4))):
            self.array(self.shape(), self.dtype())
        if self.rng.random() < 0.6:
            self.array(self.base, self.rng.choice([t for t in ALL if t.is_integer]))
        self.inputs = len(self.arrays)
        given = tuple(contents(self.numbers, known.dtype, known.shape) for known in self.arrays)
        for _ in range(self.rng.randint(2, self.rng.choice((3, 5, most)))):
            self.call()
        return Calls(
            given,
            tuple((known.shape, known.dtype) for known in self.arrays),
            tuple(self.calls),
            self.outputs(),
        )

    def outputs(self) -> tuple[int, ...]:
        """Mostly what came last; now and then also others, or the same twice, or nothing."""
        last = [known.number for known in self.last_written()]
        chosen = [] if self.strays(0.1) else last
        few = self.rng.choice((0, 1, 2)) if self.strays(0.5) else 0
        return tuple(chosen + self.rng.choices(range(len(self.arrays)), k=few))

    def strays(self, probability: float) -> bool:
        return self.rng.random() < probability * self.wild

    def array(self, shape: Extents, dtype: DType) -> Known:
        known = Known(len(self.arrays), shape, dtype)
        self.arrays.append(known)
        return known

    def dtype(self) -> DType:
        return self.rng.choice(self.types) if self.rng.random() < 0.85 else self.rng.choice(ALL)

    def shape(self) -> Extents:
        """Mostly the shape that all have."""
        if not self.strays(0.4):
            return self.base
        if self.rng.random() < 0.4:
            return self.base[::-1]
        return _shape(self.rng, self.rng.choice((1, 2, 3)))

    # Calls

    def call(self) -> None:
        kind = self.rng.random()
        if self.calls and kind < 0.15:
            self.again(self.rng.choice(self.calls))
        elif kind < 0.9 or (self.wild == 0 and kind < 0.97):
            self.element()
        else:
            self.group()

    def last_written(self) -> list[Known]:
        """What the last call wrote."""
        last = self.calls[-1:]
        return [self.arrays[c.arrays[p.name]] for c in last for p in c.program.params if p.access in WRITES]

    def readable(self) -> list[Known]:
        """Arrays for a kernel to read: the newest most of all."""
        newest = self.arrays[-3:] if self.strays(0.5) else self.last_written() or self.arrays[-1:]
        given = self.arrays[: self.inputs]
        others = [
            self.rng.choice(self.arrays if self.strays(0.5) else given if self.rng.random() < 0.7 else newest)
            for _ in range(2)
        ]
        found = [self.rng.choice(newest), *others]
        return found if self.rng.random() < 0.8 else found[::-1]

    def element(self) -> None:
        after_group = bool(self.calls) and self.calls[-1].program.workgroup is not None
        domain = self.arrays[-1].shape if after_group and self.rng.random() < 0.6 else self.shape()
        writer = ElementKernel(
            self.rng, domain, self.dtype(), self.readable(), wild=self.wild, roams=self.roams
        )
        for number in range(self.rng.choice((1, 2, 3)) if self.strays(0.6) else 1):
            writer.writes(self.written(domain, writer, f"y{number}"))
        self.add(writer.program(f"k{len(self.calls)}"), writer, domain)

    def written(self, domain: Extents, writer: ElementKernel, name: str) -> Written:
        """An array to write to: mostly a new one of the shape of the domain."""
        kind = self.rng.random()
        taken = {known.number for known in writer.read} | {w.known.number for w in writer.written}
        free = [known for known in self.arrays if known.number not in taken]
        if kind < 0.2 + 0.15 * self.wild and free:
            return Written(name, self.rng.choice(free[-3:]), self.rng.choice(("inout", "inout", "out")))
        shape = _shape(self.rng, len(domain)) if self.strays(0.15) else domain
        return Written(name, self.array(shape, self.dtype()), "inout" if self.strays(0.1) else "out")

    def group(self) -> None:
        writer = GroupKernel(self.rng, self.dtype(), self.readable())
        text, shape, grid = writer.kernel(f"g{len(self.calls)}")
        writer.writes(Written("y", self.array(shape, writer.dtype), "out"))
        self.add(text(), writer, grid)

    def add(self, program: Program, writer: ElementKernel | GroupKernel, grid: Extents) -> None:
        arrays = {name: known.number for name, known in writer.numbers().items()}
        scalars = {p.name: contents(self.numbers, p.dtype, ()) for p in program.params if not p.is_array}
        self.calls.append(Call(program, arrays, scalars, grid))

    def again(self, call: Call) -> None:
        """The same program on other arrays."""
        taken: set[int] = set()
        arrays: dict[str, int] = {}
        for param in sorted(call.program.params, key=lambda p: p.access != "inout"):
            if not param.is_array:
                continue
            shape, dtype = self.arrays[call.arrays[param.name]].shape, param.dtype
            if param.access == "out":
                arrays[param.name] = self.array(shape, dtype).number
                continue
            able = [
                k.number
                for k in self.arrays
                if k.dtype == dtype and len(k.shape) == len(shape) and k.number not in taken
            ]
            if not able:
                return
            arrays[param.name] = self.rng.choice(able[-3:])
            if param.access == "inout":
                taken.add(arrays[param.name])
        scalars = {p.name: contents(self.numbers, p.dtype, ()) for p in call.program.params if not p.is_array}
        self.calls.append(Call(call.program, arrays, scalars, call.grid))


def _shape(rng: Random, rank: int) -> Extents:
    shape: list[int] = []
    left = MOST
    for _ in range(rank):
        fitting = [size for size in SIZES if size <= left and (size or rng.random() < 0.3)]
        shape.append(rng.choice(fitting))
        left //= max(shape[-1], 1)
    return tuple(shape)


# Making a failing graph small


def shrink(calls: Calls, fails: Callable[[Calls], bool], smaller: Callable[[Program], Any]) -> Calls:
    """A smaller graph that fails too; `smaller` gives valid programs with less in them."""
    for _ in range(300):
        found = next((one for one in _changes(calls, smaller) if fails(one)), None)
        if found is None:
            return calls
        calls = found
    return calls


def _changes(calls: Calls, smaller: Callable[[Program], Any]) -> Any:
    for at in reversed(range(len(calls.calls))):
        yield replace(calls, calls=(*calls.calls[:at], *calls.calls[at + 1 :]))
    for at in range(len(calls.outputs)):
        yield replace(calls, outputs=(*calls.outputs[:at], *calls.outputs[at + 1 :]))
    for at, call in enumerate(calls.calls):
        for program in smaller(call.program):
            names = {param.name for param in program.params}
            less = Call(
                program,
                {name: n for name, n in call.arrays.items() if name in names},
                {name: value for name, value in call.scalars.items() if name in names},
                call.grid,
            )
            yield replace(calls, calls=(*calls.calls[:at], less, *calls.calls[at + 1 :]))
    for at, value in enumerate(calls.given):
        for plain in (np.zeros_like(value), np.ones_like(value)):
            if value.tobytes() not in (plain.tobytes(), np.zeros_like(value).tobytes()):
                yield replace(calls, given=(*calls.given[:at], plain, *calls.given[at + 1 :]))
