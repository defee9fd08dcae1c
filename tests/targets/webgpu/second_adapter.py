"""A worker: a part of the op table, of random programs and of the library on the adapter of VK_ICD_FILENAMES;
prints what differs.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from itertools import count

import op_table
from generation.walks import walk
from strategies import Features, case, fresh, written
from targets.webgpu import adapters, library
from vyre import CallError, reference
from vyre.ir.nodes import Store
from vyre.passes import expand
from vyre.run.device_runtime import Ready

FEATURES = Features(statements=5, lanes=40, matrices=False)
# Random programs for which the compiler of SwiftShader takes more than 20 GB of memory.
TOO_LARGE = frozenset({190, 275})


def main(part: int, parts: int, programs: int) -> None:
    tried = 0
    for program in list(op_table.programs())[part::parts]:
        for store in program.body:
            assert isinstance(store, Store)
            params = tuple(p for p in program.params if p.access == "in" or p.name == store.array)
            one = replace(program, params=params, body=(store,))
            mine = op_table.arguments(one)
            theirs = {name: values.copy() for name, values in mine.items()}
            grid = (len(mine["a"]),)
            adapters.run(Ready(one), mine, grid)
            reference.run(expand(one), theirs, grid=grid)
            tried += 1
            if mine[store.array].tobytes() != theirs[store.array].tobytes():
                print("differs:", store.array, [param.dtype for param in params])
    tried += _random(programs)
    for name in list(library.CALLS)[part::parts]:
        there = library.outcome(name, "webgpu")
        tried += 1
        if there != library.outcome(name, "cpu"):
            print("differs:", name, there if isinstance(there, str) else "")
    print(adapters.runtime().place.target.describe(0))
    print("tried", tried)


def _random(most: int) -> int:
    """Try random programs, half of them on arrays of the device in guard zones."""
    tried = 0
    for seed in count():
        if tried == most:
            break
        if seed in TOO_LARGE:
            continue
        one = walk(seed, FEATURES) if seed % 5 else case(seed, features=FEATURES)
        mine, theirs = fresh(one), fresh(one)
        try:
            if seed % 2:
                found = adapters.guarded(Ready(one.program), mine, one.grid, ahead=16 * (seed % 4 == 1))
            else:
                adapters.run(Ready(one.program), mine, one.grid)
                found = {name: mine[name].tobytes() for name in written(one.program)}
        except CallError:
            continue
        reference.run(expand(one.program), theirs, grid=one.grid)
        tried += 1
        if any(found[name] != theirs[name].tobytes() for name in written(one.program)):
            print("differs: random program", seed)
    return tried


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
