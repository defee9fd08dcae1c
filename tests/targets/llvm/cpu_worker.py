"""Runs random cases on the CPU and on the reference, in a process of its own: a crash is then a failed test.

    python cpu_worker.py KIND FIRST LAST [PROCESSOR | --parts]

The kind is `programs`, `walks` or `roaming` (programs with loops in every direction). Prints the seed before
each case, and `differs: SEED NAMES` for each that differs, or `outside: SEED WHAT` for each that touches
anything outside of its arrays. With a processor, the cases are only compiled for it. With --parts, functions
are cut into parts wherever that is possible.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from generation.walks import walk
from guarded import Memory, Outside, outcome, result
from strategies import Case, Features, case, written
from vyre import reference
from vyre.emit.llvm import outline
from vyre.gridsync.schedule import run_split
from vyre.gridsync.segments import contains_grid_sync, split
from vyre.ir.nodes import Program
from vyre.passes import expand, optimize
from vyre.targets.cpu import native
from vyre.targets.cpu.machine import BASELINES, Processor, baseline, host

# LLVM's time for a program grows with its length, so most are short ones and there can be many.
SHORT = Features(statements=6, lanes=260)
Run = Callable[[Mapping[str, Any], tuple[int, ...], Memory], None]
LONG_EVERY = 39  # prime to the number of targets


def made(kind: str, seed: int) -> Case:
    """The case of a seed: of the programs mostly a short one."""
    if kind == "walks":
        return walk(seed, Features())
    if kind == "roaming":
        return case(seed, features=replace(SHORT, roams=True, choices=True))
    return case(seed, features=SHORT) if seed % LONG_EVERY else case(seed)


def targets() -> list[Processor]:
    """This processor, and the lesser ones that it can stand in for."""
    here = host()
    known = [baseline(name) for name in BASELINES]
    return [here, *(t for t in known if t.triple == here.triple and t.vector_bytes <= here.vector_bytes)]


def compiled(target: Processor, program: Program, rank: int) -> Run:
    """Compile for the target, uncached; gives what runs it over a grid."""
    if not contains_grid_sync(program):
        lowered = expand(optimize(program))
        code = native.loaded(native.object_code(lowered, rank, target), lowered)
        return lambda arguments, grid, memory: native.run(code, lowered, arguments, grid)
    parts = split(program)
    codes = {id(segment.program): compiled(target, segment.program, rank) for segment in parts.segments}

    def run(arguments: Mapping[str, Any], grid: tuple[int, ...], memory: Memory) -> None:
        run_split(
            parts,
            lambda part, given, *, grid: codes[id(part)](given, grid, memory),
            arguments,
            grid=grid,
            allocate=lambda shape, dtype: memory.array(shape, dtype.storage, "what waits at a barrier"),
        )

    return run


def differences(one: Case, target: Processor, seed: int) -> list[str]:
    """The outputs that are not the same bytes on the target as on the reference."""

    def on_reference(arguments: dict[str, Any], memory: Memory) -> None:
        reference.run(expand(one.program), arguments, grid=one.grid)

    names = written(one.program)
    expected = result(one.arguments, names, on_reference)
    code = compiled(target, one.program, len(one.grid))
    found = outcome(one.arguments, names, lambda given, memory: code(given, one.grid, memory), seed)
    return [name for name in names if expected[name] != found[name]]


def compile_for(target: Processor, program: Program) -> None:
    """Compile for a target that need not be this one."""
    if not contains_grid_sync(program):
        native.object_code(expand(optimize(program)), len(program.workgroup or (1,)), target)


def main() -> None:
    known, kind = targets(), sys.argv[1]
    option = sys.argv[4] if len(sys.argv) > 4 else ""
    only = baseline(option) if option and option != "--parts" else None
    if option == "--parts":
        outline.WHOLE, outline.PART = 0, 10
    for seed in range(int(sys.argv[2]), int(sys.argv[3])):
        sys.stdout.write(f"seed {seed}\n")
        sys.stdout.flush()
        one = made(kind, seed)
        if only is not None:
            compile_for(only, one.program)
            continue
        try:
            names = differences(one, known[seed % len(known)], seed)
        except Outside as fault:
            sys.stdout.write(f"outside: {seed} {fault}\n")
            continue
        if names:
            sys.stdout.write(f"differs: {seed} {' '.join(names)}\n")


if __name__ == "__main__":
    main()
