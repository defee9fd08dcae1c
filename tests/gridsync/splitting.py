"""Kernels with grid barriers, run whole and split on the reference, for tests that compare the two."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from guarded import Memory, result
from strategies import written
from vyre import reference
from vyre.check.rules import problems
from vyre.front.read import program as read
from vyre.gridsync.schedule import SplitProgram, run_split
from vyre.gridsync.segments import split
from vyre.ir.dtypes import DType
from vyre.ir.nodes import Program
from vyre.passes import expand

Arrays = Mapping[str, Any]


def zeros(shape: tuple[int, ...], dtype: DType) -> Any:
    return np.zeros(shape, dtype.storage)


def launch(program: Program, arguments: Arrays, *, grid: tuple[int, ...]) -> None:
    reference.run(expand(program), arguments, grid=grid)


def whole(program: Program, arguments: Arrays, grid: tuple[int, ...]) -> dict[str, bytes]:
    """What the program writes in one launch, its barriers and all."""
    return result(arguments, written(program), lambda given, memory: launch(program, given, grid=grid))


def in_segments(program: Program, arguments: Arrays, grid: tuple[int, ...]) -> dict[str, bytes]:
    """What its segments write, launched one after the other."""

    def run(given: dict[str, Any], memory: Memory) -> None:
        run_split(split(program), launch, given, grid=grid, allocate=guarded_zeros(memory))

    return result(arguments, written(program), run)


def guarded_zeros(memory: Memory) -> Callable[[tuple[int, ...], DType], Any]:
    """What allocates what waits at a barrier, between guard zones."""
    return lambda shape, dtype: memory.array(shape, dtype.storage, "what waits at a barrier")


def launched(parts: SplitProgram, arguments: Arrays, grid: tuple[int, ...]) -> list[int]:
    """The numbers of the segments, from 1, in the order in which they are launched."""
    numbers = {segment.program.name: segment.number for segment in parts.segments}
    order: list[int] = []

    def noted(program: Program, arguments: Arrays, *, grid: tuple[int, ...]) -> None:
        order.append(numbers[program.name])
        launch(program, arguments, grid=grid)

    given = {name: np.array(value) for name, value in arguments.items()}
    run_split(parts, noted, given, grid=grid, allocate=zeros)
    return order


def races(program: Program, arguments: Arrays, grid: tuple[int, ...]) -> list[str]:
    """The races that the sanitizer finds within any segment."""
    found: list[str] = []

    def watched(program: Program, arguments: Arrays, *, grid: tuple[int, ...]) -> None:
        report = reference.sanitize(expand(program), arguments, grid=grid)
        found.extend(str(finding) for finding in report.findings if finding.kind in ("race", "divergence"))

    given = {name: np.array(value) for name, value in arguments.items()}
    run_split(split(program), watched, given, grid=grid, allocate=zeros)
    return found


def kernel(body: str, params: str = "x: Buf[f32], y: Out[f32]", *, workgroup: object = None) -> Program:
    """The kernel with this body; `i` is the number of the invocation along axis 0."""
    head = "@kernel" if workgroup is None else f"@kernel(workgroup={workgroup})"
    lines = "".join(f"    {line}\n" for line in ["i = gid()", *body.strip("\n").split("\n")])
    return read(f"{head}\ndef k({params}):\n{lines}")


def given(program: Program, size: int = 64, **values: Any) -> Arrays:
    """Arguments for a program: arrays of `size` elements along each axis, and the scalars named."""
    rng = np.random.default_rng(1)
    arguments: dict[str, Any] = {}
    for param in program.params:
        if param.name in values:
            arguments[param.name] = np.array(values[param.name], param.dtype.storage)
        elif param.access == "out":
            arguments[param.name] = np.zeros((size,) * param.rank, param.dtype.storage)
        else:
            numbers = rng.integers(0, 100, (size,) * param.rank)
            arguments[param.name] = numbers.astype(param.dtype.storage)
    return arguments


def require_same(program: Program, grid: tuple[int, ...] = (50,), size: int = 64, **values: Any) -> None:
    """The segments are valid, race nowhere, and write what the program writes."""
    arguments = given(program, size, **values)

    assert [] == [problem for segment in split(program).segments for problem in problems(segment.program)]
    assert whole(program, arguments, grid) == in_segments(program, arguments, grid)
    assert [] == races(program, arguments, grid)
