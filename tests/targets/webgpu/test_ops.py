"""The op table on a WebGPU adapter: every row on every combination of types gives the reference's bytes."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import op_table
from targets.webgpu import adapters
from vyre import reference
from vyre.ir.dtypes import f64
from vyre.ir.nodes import Program, Store
from vyre.passes import expand
from vyre.run.device_runtime import Ready


def _programs() -> list[Program]:
    """The op table; of f64, one operation at a time."""
    found: list[Program] = []
    for program in op_table.programs():
        if all(param.dtype != f64 for param in program.params):
            found.append(program)
            continue
        for store in program.body:
            assert isinstance(store, Store)
            params = tuple(p for p in program.params if p.access == "in" or p.name == store.array)
            found.append(replace(program, params=params, body=(store,)))
    return found


@pytest.mark.parametrize("part", range(4))
def test_every_operation_gives_the_reference_s_bytes(part: int) -> None:
    adapters.required()
    wrong: list[str] = []
    tried = 0
    for program in _programs()[part::4]:
        mine = op_table.arguments(program)
        theirs = {name: values.copy() for name, values in mine.items()}
        grid = (len(mine["a"]),)
        adapters.run(Ready(program), mine, grid)
        reference.run(expand(program), theirs, grid=grid)
        outputs = [param.name for param in program.params if param.access == "out"]
        tried += len(outputs)
        wrong += [
            f"{name} on {program.params[0].dtype}"
            for name in outputs
            if not np.array_equal(mine[name].view(np.uint8), theirs[name].view(np.uint8))
        ]

    assert [] == wrong
    assert tried > 100
