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
from vyre.ir.dtypes import f64
from vyre.ir.nodes import Op, Store
from vyre.ir.walk import evaluated
from vyre.passes import expand
from vyre.run.ready import Ready
from vyre.run.route import needs

SLOW = frozenset({"fma", "div", "sqrt"})  # by integers, each of which this adapter compiles for 0.1 s
MOST = 10  # of those in a random program
FEATURES = Features(statements=5, lanes=40, matrices=False)


def main(part: int, parts: int, programs: int) -> None:
    tried = 0
    for program in list(op_table.programs())[part::parts]:
        for store in program.body:
            assert isinstance(store, Store)
            params = tuple(p for p in program.params if p.access == "in" or p.name == store.array)
            one = replace(program, params=params, body=(store,))
            is_function = not needs(expand(one)).ops <= needs(one).ops
            if is_function and any(param.dtype == f64 for param in params):
                continue  # tens of its fmas: the compiler takes minutes
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
    """Try random programs, of those with few operations that take the compiler long."""
    tried = 0
    for seed in count():
        one = walk(seed, FEATURES) if seed > 8 else case(seed, features=FEATURES)
        program = expand(one.program)
        slow = sum(isinstance(node, Op) and node.op in SLOW for node in evaluated(program.body))
        if slow > MOST or (slow and f64 in needs(program).dtypes):
            continue
        mine, theirs = fresh(one), fresh(one)
        try:
            adapters.run(Ready(one.program), mine, one.grid)
        except CallError:
            continue
        reference.run(program, theirs, grid=one.grid)
        tried += 1
        if any(mine[name].tobytes() != theirs[name].tobytes() for name in written(one.program)):
            print("differs: random program", seed)
        if tried == most:
            break
    return tried


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
