"""Devices that are lost, or were those of a parent process: errors in words, and no waiting."""

from __future__ import annotations

import subprocess
import sys

import pytest

from targets.webgpu import adapters

PROGRAM = """
import os, signal, sys
import numpy as np
import vyre
from vyre import Buf, InOut, Out, f32, gid

@vyre.kernel
def bump(x: InOut[f32]):
    x[gid()] = x[gid()] + 1.0

@vyre.kernel
def doubled(x: Buf[f32, "n"], y: Out[f32, "n"]):
    y[gid()] = x[gid()] * 2.0

@vyre.pipeline
def both(x):
    return doubled(doubled(x))

there = vyre.zeros(4, f32, device="webgpu")
bump(there)
both(there)
calls = [
    lambda: bump(np.zeros(4, np.float32), device="webgpu"), lambda: bump(there), lambda: both(there),
    lambda: both(np.ones(5, np.float32), device="webgpu"), lambda: there.numpy(),
    lambda: vyre.array(np.ones(3, np.float32), device="webgpu"),
    lambda: doubled(np.ones(9, np.float32), device="webgpu"),
]

def tried():
    for call in calls:
        try:
            call()
        except vyre.DeviceLost as error:
            assert ". Fix: " in str(error), error
            print("lost")
    print(bump(np.zeros(1, np.float32), device="cpu"))
"""
LOST = """
from vyre.targets.webgpu.device import device
device(0).handle.destroy()
tried()
"""
FORKED = """
child = os.fork()
if not child:
    signal.alarm(60)
    tried()
    sys.stdout.flush()
    END
assert STATUS == os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
assert [1.0] * 4 == there.numpy().tolist()
"""


def forked(end: str, status: int) -> str:
    """A child process that ends in this way."""
    return FORKED.replace("END", end).replace("STATUS", str(status))


@pytest.mark.parametrize(
    "end",
    [
        LOST,
        forked("os._exit(0)  # as multiprocessing ends a child", 0),
        forked("sys.exit(3)", 3),
        forked("del there, calls; raise SystemExit", 0),
    ],
)
def test_a_lost_device_is_reported_in_words(end: str) -> None:
    adapters.required()
    finished = subprocess.run(
        [sys.executable, "-c", PROGRAM + end], capture_output=True, text=True, check=False
    )

    assert ["lost"] * 7 + ["[1.]"] == finished.stdout.split()
    assert "" == finished.stderr
    assert 0 == finished.returncode


LISTED = """
import os, signal, sys
import numpy as np
import vyre
from vyre import InOut, f32, gid
from vyre.targets.webgpu import api

@vyre.kernel
def bump(x: InOut[f32]):
    x[gid()] = x[gid()] + 1.0

assert api.adapters()
child = os.fork()
if not child:
    signal.alarm(60)
    print(bump(np.zeros(2, np.float32), device="webgpu"), flush=True)
    sys.exit(3)
assert 3 == os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
print(bump(np.zeros(2, np.float32), device="webgpu"))
"""


def test_a_child_process_of_one_that_only_listed_adapters_has_its_own_and_ends() -> None:
    adapters.required()
    finished = subprocess.run([sys.executable, "-c", LISTED], capture_output=True, text=True, check=False)

    assert ("[1. 1.]\n" * 2, "", 0) == (finished.stdout, finished.stderr, finished.returncode)
