"""The op table on a WebGPU adapter: every row on every combination of types gives the reference's bytes."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import settings

import op_table
from targets.webgpu import adapters
from vyre import reference
from vyre.ir.dtypes import f64
from vyre.ir.nodes import Program, Store
from vyre.passes import expand
from vyre.run.ready import Ready
from vyre.run.route import needs


def _is_heavy(program: Program) -> bool:
    """True if it has functions of f64, which are thousands of integer operations each."""
    return _is_wide(program) and not needs(expand(program)).ops <= needs(program).ops


def _is_wide(program: Program) -> bool:
    return any(param.dtype == f64 for param in program.params)


def _programs() -> list[Program]:
    """The op table; of f64, a third of the operations by default, one at a time."""
    found: list[Program] = []
    for program in op_table.programs():
        if all(param.dtype != f64 for param in program.params):
            found.append(program)
            continue
        for store in program.body:
            assert isinstance(store, Store)
            params = tuple(p for p in program.params if p.access == "in" or p.name == store.array)
            found.append(replace(program, params=params, body=(store,)))
    light = [program for program in found if not _is_heavy(program)]
    is_quick = settings.get_current_profile_name() != "long"
    wide = [program for program in light if _is_wide(program)]
    return [program for program in light if not _is_wide(program)] + (wide[::3] if is_quick else wide)


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
