"""Cells of a notebook with a mistake each; prints where the messages say that they are.

python cell_worker.py
"""

from __future__ import annotations

import contextlib
import io
import re

from IPython.core.interactiveshell import InteractiveShell  # type: ignore[import-not-found,unused-ignore]

CELLS = (
    """import numpy as np
import vyre as vy
from vyre import Buf, InOut, Out, f32, gid
x = np.ones(3, np.float32)""",
    """@vy.kernel
def wrong(x: Buf[f32], y: Out[f32]):
    y[gid()] = missing
try:
    wrong(x)
except vy.Problems as fault:
    print(fault.problems[0])""",
    """@vy.kernel
def racing(x: InOut[f32]):
    x[0] = x[gid()]
print(vy.check(racing, x).findings[0])""",
    """@vy.kernel
def shown(x: Buf[f32], y: Out[f32]):
    vy.debug(x[0])
    y[gid()] = x[gid()]
shown(x[:1])""",
)


def main() -> None:
    shell = InteractiveShell.instance()
    for at, cell in enumerate(CELLS):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            result = shell.run_cell(cell, store_history=True)
        result.raise_error()
        place = re.match(r"[^:]*:\d+:", printed.getvalue())
        if at:
            print(printed.getvalue() if place is None else place[0])


main()
