"""Properties that are computed once: kept, and free of locks that a forked child would wait for."""

from __future__ import annotations

import subprocess
import sys

import pytest

from vyre.ir.once import once


class Count:
    def __init__(self) -> None:
        self.times = 0

    @once
    def number(self) -> int:
        """How often it was computed."""
        self.times += 1
        return self.times


def test_a_once_property_is_computed_once_for_each_instance() -> None:
    one, other = Count(), Count()

    assert [1, 1, 1] == [one.number, one.number, other.number]


FORKS = """
import os, signal, threading, warnings
from vyre.ir.once import once

warnings.simplefilter("ignore")

def fork():
    child = os.fork()
    if child == 0:
        signal.alarm(20)
        os._exit(Record().number)
    print(os.waitpid(child, 0)[1])

class Record:
    is_forking = True

    @once
    def number(self):
        if Record.is_forking:
            Record.is_forking = False
            thread = threading.Thread(target=fork)
            thread.start()
            thread.join()
        return 0

Record().number
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes do not fork on Windows")
def test_a_child_forked_while_a_thread_computes_need_not_wait() -> None:
    done = subprocess.run([sys.executable, "-c", FORKS], check=True, capture_output=True, text=True)

    assert "0" == done.stdout.strip()
