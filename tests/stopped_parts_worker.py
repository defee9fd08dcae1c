"""A kernel so large that it is cut into functions, stopped in the first; prints what the others wrote.

python stopped_parts_worker.py
"""

from __future__ import annotations

import linecache
import signal
import warnings

import numpy as np

import vyre as vy
from vyre import Buf, InOut, f32, gid, i32  # noqa: F401  # the generated kernel uses them

COUNT, SIZE = 60, 64
STEP = """\
    vy.barrier()
    if s > {k}.5:
        s = s * 0.5 + x[(gid() + {k}) % 7]
        for t in range(m):
            s = s + x[t]
    y[gid() * {count} + {k}] = s + 1.0
"""
STEPS = "".join(STEP.format(k=k, count=COUNT) for k in range(COUNT))
TEXT = f"""@vy.kernel(workgroup={SIZE})
def parts(x: Buf[f32], y: InOut[f32], n: i32, m: i32):
    s = x[gid()]
    for j in range(n):
        for k in range(n):
            s = s * 0.5 + x[k % 3]
{STEPS}"""


class Alarm(Exception):
    """Raised by the handler of a signal."""


def ring(*_: object) -> None:
    raise Alarm


def main() -> None:
    linecache.cache["<parts>"] = (len(TEXT), None, TEXT.splitlines(keepends=True), "<parts>")
    exec(compile(TEXT, "<parts>", "exec"), globals())
    parts = globals()["parts"]
    warnings.simplefilter("ignore", vy.SlowKernelWarning)
    x, y = np.ones(SIZE, np.float32), np.zeros(SIZE * COUNT, np.float32)
    parts(x, y, 2, 2, groups=1)
    print("functions", parts.asm("llvm").count("define internal fastcc void @") > 1)
    print("written", np.count_nonzero(y))
    y[:] = 0
    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, 0.1)
    try:
        parts(x, y, 2_000_000_000, 2, groups=1)
    except Alarm:
        print("after a stop", np.count_nonzero(y))


main()
