"""Runs random cases on the GPU and on the reference, in a process of its own: a lost GPU ends with it.

    python cuda_worker.py FIRST LAST [SECONDS]

Prints the seed before each case, and `differs: SEED NAMES` for each that differs; ends after so many seconds.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from generation.features import Features
from generation.programs import Case, case
from vyre.driver.cache import Cache
from vyre.driver.cuda import Cuda
from vyre.driver.run import Ready
from vyre.passes import expand
from vyre.targets import reference


def differences(one: Case, gpu: Cuda) -> list[str]:
    """The outputs that are not the same bytes on the GPU as on the reference."""
    expected = {name: value.copy() for name, value in one.arguments.items()}
    found = {name: value.copy() for name, value in one.arguments.items()}
    reference.run(expand(one.program), expected, grid=one.grid)
    gpu.run(Ready(one.program), found, grid=one.grid, index=0)
    written = [param.name for param in one.program.params if param.access in ("out", "inout")]
    return [name for name in written if expected[name].tobytes() != found[name].tobytes()]


def main() -> None:
    cache = Cache(None)
    gpu = Cuda(lambda: cache)
    end = time.monotonic() + (float(sys.argv[3]) if len(sys.argv) > 3 else 3600)
    for seed in range(int(sys.argv[1]), int(sys.argv[2])):
        if time.monotonic() > end:
            break
        sys.stdout.write(f"seed {seed}\n")
        sys.stdout.flush()
        names = differences(case(seed, Features()), gpu)
        if names:
            sys.stdout.write(f"differs: {seed} {' '.join(names)}\n")


if __name__ == "__main__":
    main()
