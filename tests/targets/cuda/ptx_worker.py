"""Compiles random cases to PTX, in a process of its own: LLVM ends the process over what it cannot lower.

    python ptx_worker.py FIRST LAST ARCH FOLDER

Writes FOLDER/SEED.ptx for each, and prints the seed before it.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from strategies import Case, Features, case
from vyre.gridsync.segments import contains_grid_sync, split
from vyre.ir.nodes import Program
from vyre.lower.launch import Facts
from vyre.passes import expand, optimize
from vyre.targets.cuda import ptx


def facts(one: Case, seed: int) -> Facts:
    """Facts that hold of a case, or fewer of them, by its seed."""
    alike = frozenset(p.name for p in one.program.params if p.is_array and p.rank == len(one.grid))
    phase = 0 if seed & 4 else seed % 16
    every = Facts(
        aligned=True, distinct=True, narrow=True, even=bool(seed & 4), alike=alike, phase=phase,
        flat=len(one.grid) > 1 and bool(seed & 8), row=(0, 4, 64)[seed % 5 % 3], few=bool(seed & 16),
    )  # fmt: skip
    return (every, Facts(), Facts(aligned=True))[seed % 3]


def parts(program: Program) -> list[Program]:
    """The program, or its segments between grid barriers."""
    return (
        [segment.program for segment in split(program).segments] if contains_grid_sync(program) else [program]
    )


def main() -> None:
    first, last, arch, folder = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], Path(sys.argv[4])
    for seed in range(first, last):
        sys.stdout.write(f"seed {seed}\n")
        sys.stdout.flush()
        one = case(seed, features=Features(matrices=arch == "sm_90"))
        for number, part in enumerate(parts(one.program)):
            lowered = expand(optimize(part))
            kernel = ptx.compile(lowered, len(one.grid), arch, facts=facts(one, seed))
            (folder / f"{seed}_{number}.ptx").write_text(kernel.ptx)


if __name__ == "__main__":
    main()
