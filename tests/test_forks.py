"""A process may fork at any time, also while another of its threads makes the first call."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HANGS = 60  # seconds after which a process is taken to hang

# The first thread is held up for a moment in the middle of an import, and the main one forks meanwhile.
SCRIPT = """
import os, signal, sys, threading
import numpy as np
import kernel_in_a_file

inside, forked = threading.Event(), threading.Event()

class Slow:
    def find_spec(self, name, path=None, target=None):
        if name == sys.argv[1] and threading.current_thread() is not threading.main_thread():
            inside.set()
            forked.wait(0.5)

sys.meta_path.insert(0, Slow())
call = lambda: kernel_in_a_file.twice(np.ones(3, np.float32)).tolist()
thread = threading.Thread(target=call)
thread.start()
assert inside.wait(30)
pid = os.fork()
if pid == 0:
    signal.alarm(20)
    os._exit(0 if call() == [2.0, 2.0, 2.0] else 1)
forked.set()
_, status = os.waitpid(pid, 0)
thread.join()
print(status, call())
"""
# Large outputs lie in blocks that are used again; those of the child must not become the parent's.
BLOCKS = """
import os, signal
import numpy as np
import kernel_in_a_file

call = lambda: kernel_in_a_file.twice(x)
x = np.arange(2 << 20, dtype=np.float32)
for _ in range(4):
    call()
pid = os.fork()
if pid == 0:
    signal.alarm(20)
    held = [call() for _ in range(6)]
    del held
    os._exit(0 if np.array_equal(call(), x * 2) else 1)
_, status = os.waitpid(pid, 0)
held = [call() for _ in range(8)]
print(status, all(np.array_equal(each, x * 2) for each in held))
"""
KERNEL = """
import vyre
from vyre import Buf, Out, f32, gid

@vyre.kernel
def twice(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] * 2.0
"""


pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")


def ran(script: str, folder: Path, *arguments: str) -> tuple[str, str, int]:
    """What a process of its own prints, and how it ends."""
    (folder / "kernel_in_a_file.py").write_text(KERNEL)
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(folder), *filter(None, sys.path)]),
        "VYRE_CACHE_DIR": str(folder / "cache"),
        "VYRE_DEVICE": "cpu",
    }
    finished = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", script, *arguments],
        capture_output=True, text=True, env=environment, timeout=HANGS, check=False,
    )  # fmt: skip
    return finished.stdout, finished.stderr, finished.returncode


@pytest.mark.parametrize("module", ["vyre.front.read", "vyre.check.rules", "vyre.passes", "llvmlite.binding"])
def test_a_child_forked_in_the_middle_of_a_first_call_calls_too(module: str, tmp_path: Path) -> None:
    assert ("0 [2.0, 2.0, 2.0]\n", "", 0) == ran(SCRIPT, tmp_path, module)


def test_a_parent_and_its_child_have_large_outputs_of_their_own(tmp_path: Path) -> None:
    assert ("0 True\n", "", 0) == ran(BLOCKS, tmp_path)
