"""Runs random cases on the GPU and on the reference, in a process of its own: a lost GPU ends with it.

    python cuda_worker.py FIRST LAST [SECONDS]

Prints the seed before each case, and `differs: SEED ...` for each output that does; ends after some seconds.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from generation.features import Features
from generation.programs import Case, case
from vyre.driver.backends import Backend, Cpu
from vyre.driver.cache import Cache
from vyre.driver.cuda import Cuda
from vyre.driver.run import Ready
from vyre.passes import expand
from vyre.targets import reference


def ran(one: Case, backend: Backend) -> dict[str, Any]:
    """The written arrays after a run."""
    given = {name: value.copy() for name, value in one.arguments.items()}
    backend.run(Ready(one.program), given, grid=one.grid, index=0)
    written = [param.name for param in one.program.params if param.access in ("out", "inout")]
    return {name: given[name] for name in written}


def differences(one: Case, gpu: Backend, cpu: Backend) -> list[str]:
    """Where an output is not the same bytes on the GPU as on the reference: the first such element there,
    on the GPU, on the GPU once more, and on the CPU.
    """
    expected = {name: value.copy() for name, value in one.arguments.items()}
    reference.run(expand(one.program), expected, grid=one.grid)
    found = ran(one, gpu)
    wrong = [name for name, value in found.items() if value.tobytes() != expected[name].tobytes()]
    if not wrong:
        return []
    others = (expected, found, ran(one, gpu), ran(one, cpu))
    said = []
    for name in wrong:
        bits = [np.ascontiguousarray(one[name]).view(f"u{one[name].itemsize}").ravel() for one in others]
        at = np.flatnonzero(bits[0] != bits[1])
        values = ", ".join(f"{each[at[0]]:#x}" for each in bits)
        said.append(f"{name}: {len(at)} elements, at {at[0]}: {values}")
    return said


def main() -> None:
    cache = Cache(None)
    gpu, cpu = Cuda(lambda: cache), Cpu(lambda: cache)
    end = time.monotonic() + (float(sys.argv[3]) if len(sys.argv) > 3 else 3600)
    for seed in range(int(sys.argv[1]), int(sys.argv[2])):
        if time.monotonic() > end:
            break
        sys.stdout.write(f"seed {seed}\n")
        sys.stdout.flush()
        for text in differences(case(seed, Features()), gpu, cpu):
            sys.stdout.write(f"differs: {seed} {text}\n")


if __name__ == "__main__":
    main()
