"""Threads that use an adapter at once, from the first call of the process on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from targets.webgpu import adapters

PROGRAM = """
from threading import Barrier, Thread
import numpy as np
import vyre
from vyre import Buf, Out, f32, gid

@vyre.kernel
def scaled(x: Buf[f32, "n"], y: Out[f32, "n"], a: f32):
    y[gid()] = x[gid()] * a

@vyre.pipeline
def twice(x, a):
    return scaled(scaled(x, a=a), a=a)

start, wrong = Barrier(4), []

def work(number):
    start.wait()
    x = np.random.default_rng(number).random(100 + number, np.float32)
    there = vyre.array(x, device="webgpu")
    for a in np.arange(0.5, 10, dtype=np.float32):
        once = x * a
        found = scaled(there, a=float(a)).numpy(), scaled(x, a=float(a), device="webgpu")
        if not (once == found).all() or (twice(there, float(a)).numpy() != once * a).any():
            wrong.append(number)

threads = [Thread(target=work, args=(number,)) for number in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(wrong)
"""


def test_threads_share_an_adapter(tmp_path: Path) -> None:
    adapters.required()
    (tmp_path / "program.py").write_text(PROGRAM)
    command = [sys.executable, str(tmp_path / "program.py")]
    finished = subprocess.run(command, capture_output=True, text=True, check=False)

    assert ("[]\n", "") == (finished.stdout, finished.stderr)
    assert 0 == finished.returncode
