"""A worker: a part of the op table on whatever adapter VK_ICD_FILENAMES names; prints what differs."""

from __future__ import annotations

import sys
from dataclasses import replace

import op_table
from targets.webgpu import adapters
from vyre import reference
from vyre.ir.nodes import Store
from vyre.passes import expand
from vyre.run.ready import Ready
from vyre.run.route import needs


def main(part: int, parts: int) -> None:
    tried = 0
    for program in list(op_table.programs())[part::parts]:
        for store in program.body:
            assert isinstance(store, Store)
            params = tuple(p for p in program.params if p.access == "in" or p.name == store.array)
            one = replace(program, params=params, body=(store,))
            if not needs(expand(one)).ops <= needs(one).ops:
                continue  # functions with many integer fmas take this adapter's compiler minutes
            mine = op_table.arguments(one)
            theirs = {name: values.copy() for name, values in mine.items()}
            grid = (len(mine["a"]),)
            adapters.run(Ready(one), mine, grid)
            reference.run(expand(one), theirs, grid=grid)
            tried += 1
            if mine[store.array].tobytes() != theirs[store.array].tobytes():
                print("differs:", store.array, [param.dtype for param in params])
    print(adapters.runtime().place.target.describe(0))
    print("tried", tried)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
