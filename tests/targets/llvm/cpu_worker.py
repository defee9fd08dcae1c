"""Runs random cases on the CPU and on the reference, in a process of its own: a crash is then a failed test.

    python cpu_worker.py FIRST LAST [PROCESSOR]

Prints the seed before each case, and `differs: SEED NAMES` for each that differs. With a processor, the cases
are only compiled for it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from strategies import Case, Features, case, fresh, outputs
from vyre.driver.split import contains_grid_sync, split
from vyre.driver.split_run import run_split
from vyre.ir.nodes import Program
from vyre.passes import expand, optimize
from vyre.targets import reference
from vyre.targets.cpu import native
from vyre.targets.cpu.machine import BASELINES, Target, baseline, host

# LLVM's time for a program grows with its length, so most are short ones and there can be many.
SHORT = Features(statements=6, lanes=260)
LONG_EVERY = 39  # prime to the number of targets


def sized(seed: int) -> Case:
    """The case of a seed: mostly a short one."""
    return case(seed, features=SHORT) if seed % LONG_EVERY else case(seed)


def targets() -> list[Target]:
    """This processor, and the lesser ones that it can stand in for."""
    here = host()
    known = [baseline(name) for name in BASELINES]
    return [here, *(t for t in known if t.triple == here.triple and t.vector_bytes <= here.vector_bytes)]


def run_on(target: Target, program: Program, arguments: dict[str, np.ndarray], grid: tuple[int, ...]) -> None:
    """Compile for the target, uncached, and run."""
    if contains_grid_sync(program):
        parts = split(program)
        run_split(
            parts,
            lambda part, given, *, grid: run_on(target, part, dict(given), grid),
            arguments,
            grid=grid,
            allocate=lambda shape, dtype: np.zeros(shape, dtype.storage),
        )
        return
    lowered = expand(optimize(program))
    code = native.object_code(lowered, len(grid), target)
    native.run(native.loaded(code, lowered), lowered, arguments, grid)


def differences(one: Case, target: Target) -> list[str]:
    """The outputs that are not the same bytes on the target as on the reference."""
    expected, found = fresh(one), fresh(one)
    reference.run(expand(one.program), expected, grid=one.grid)
    run_on(target, one.program, found, one.grid)
    wanted, given = outputs(one.program, expected), outputs(one.program, found)
    return [name for name in wanted if wanted[name] != given[name]]


def compile_for(target: Target, program: Program) -> None:
    """Compile for a target that need not be this one."""
    if not contains_grid_sync(program):
        native.object_code(expand(optimize(program)), len(program.workgroup or (1,)), target)


def main() -> None:
    known = targets()
    only = baseline(sys.argv[3]) if len(sys.argv) > 3 else None
    for seed in range(int(sys.argv[1]), int(sys.argv[2])):
        sys.stdout.write(f"seed {seed}\n")
        sys.stdout.flush()
        if only is not None:
            compile_for(only, sized(seed).program)
            continue
        names = differences(sized(seed), known[seed % len(known)])
        if names:
            sys.stdout.write(f"differs: {seed} {' '.join(names)}\n")


if __name__ == "__main__":
    main()
