"""Every row of the op table, on every type, gives the same bytes on the CPU as on the reference."""

from __future__ import annotations

import numpy as np

from op_table import arguments, programs
from vyre import reference
from vyre.passes import expand
from vyre.targets.cpu import native


def test_every_row_means_the_same_on_the_cpu() -> None:
    differing = []
    for program in programs():
        expected, found = arguments(program), arguments(program)
        grid = (len(expected["a"]),)
        lowered = expand(program)
        reference.run(lowered, expected, grid=grid)
        native.run(native.loaded(native.object_code(lowered, 1), lowered), lowered, found, grid)
        for name, wanted in expected.items():
            if wanted.tobytes() != found[name].tobytes():
                at = np.flatnonzero(wanted.view(np.uint8) != found[name].view(np.uint8))[0] // wanted.itemsize
                given = [found[param.name][at] for param in program.params if param.access == "in"]
                differing.append((name, str(program.params[0].dtype), given, wanted[at], found[name][at]))

    assert [] == differing
