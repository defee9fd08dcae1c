"""Runs random cases on the GPU and on the reference, in a process of its own: a lost GPU ends with it.

    python cuda_worker.py KIND FIRST LAST [SECONDS]

The kind is `programs`, `walks` or `roaming` (programs with loops in every direction). Prints the seed before
each case, `differs: SEED ...` for each output that does, and `outside: SEED ...` where anything outside of an
array was touched; ends after some seconds.

Arrays lie between guard zones: on the GPU as views of larger allocations, in one run aligned, in the other
not, and with other bytes in the zones; and once more on the host, from where the backend copies them.
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
from generation.walks import walk
from guarded import Memory, Outside, outcome, result
from running import cpu
from strategies import written
from vyre import reference
from vyre.cache.artifacts import Cache
from vyre.ir.dtypes import u8
from vyre.passes import expand
from vyre.run.device_runtime import DeviceRuntime, Ready
from vyre.targets.cuda.arrays import DeviceArray, copied
from vyre.targets.cuda.target import Cuda
from vyre.targets.registry import Place


def run_there(
    ready: Ready, given: dict[str, Any], memory: Memory, grid: tuple[int, ...], gpu: DeviceRuntime
) -> None:
    """Run on views of copies of the whole memory on the GPU, and bring all of it back."""
    rooms = {placed.name: copied(placed.buffer, u8, 0) for placed in memory.placed}
    arguments = dict(given)
    types = {param.name: param.dtype for param in ready.program.params}
    for placed in memory.placed:
        room, shape = rooms[placed.name], given[placed.name].shape
        address = room.address + placed.place.start
        arguments[placed.name] = DeviceArray(
            room.gpu, address, shape, types[placed.name], stream=room.stream, owner=room
        )
    gpu.run(ready, arguments, grid)
    for placed in memory.placed:
        placed.buffer[...] = rooms[placed.name].numpy()


def differences(one: Case, gpu: DeviceRuntime, host: DeviceRuntime, seed: int) -> list[str]:
    """Where an output is not the same bytes on the GPU as on the reference: the first such element there,
    on the GPU, on the GPU by way of the host's arrays, and on the CPU.
    """
    ready, names, program = Ready(one.program), written(one.program), expand(one.program)

    def by(device: DeviceRuntime) -> dict[str, bytes]:
        return result(one.arguments, names, lambda given, _: device.run(ready, given, one.grid))

    expected = result(one.arguments, names, lambda given, _: reference.run(program, given, grid=one.grid))
    found = outcome(
        one.arguments, names, lambda given, memory: run_there(ready, given, memory, one.grid, gpu), seed
    )
    staged = by(gpu)
    wrong = [name for name in names if not expected[name] == found[name] == staged[name]]
    if not wrong:
        return []
    others, said = (expected, found, staged, by(host)), []
    for name in wrong:
        size = one.arguments[name].itemsize
        bits = [np.frombuffer(results[name], f"u{size}") for results in others]
        at = np.flatnonzero((bits[0] != bits[1]) | (bits[0] != bits[2]))
        values = ", ".join(f"{each[at[0]]:#x}" for each in bits)
        said.append(f"{name}: {len(at)} elements, at {at[0]}: {values}")
    return said


def made(kind: str, seed: int) -> Case:
    return (
        walk(seed, Features())
        if kind == "walks"
        else case(
            seed,
            Features(
                roams=kind == "roaming",
                tables=kind == "roaming",
                prefixes=kind == "roaming",
                matrices=kind == "roaming",
                choices=kind == "roaming",
            ),
        )
    )


def main() -> None:
    cache = Cache(None)
    gpu, host = DeviceRuntime(Place("cuda", Cuda(), 0), cache), cpu(cache)
    end = time.monotonic() + (float(sys.argv[4]) if len(sys.argv) > 4 else 3600)
    for seed in range(int(sys.argv[2]), int(sys.argv[3])):
        if time.monotonic() > end:
            break
        sys.stdout.write(f"seed {seed}\n")
        sys.stdout.flush()
        try:
            lines = [
                f"differs: {seed} {text}" for text in differences(made(sys.argv[1], seed), gpu, host, seed)
            ]
        except Outside as fault:
            lines = [f"outside: {seed} {fault}"]
        for line in lines:
            sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
