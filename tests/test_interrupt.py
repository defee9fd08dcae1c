"""Signals arrive while kernels run, and what they raise ends the call; every call then works as before."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

WORKER = Path(__file__).with_name("interrupt_worker.py")
WAYS = re.findall(r'^        "([\w ,]+)": lambda n', WORKER.read_text(), re.MULTILINE)

pytestmark = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there are no timers that signal")


@cache
def outcomes(folder: Path) -> dict[str, str]:
    """What became of each call, by its name; a call that does not end fails all of them."""
    done = subprocess.run(
        [sys.executable, str(WORKER), str(folder)], capture_output=True, text=True, timeout=300, check=False
    )
    assert 0 == done.returncode, done.stdout + done.stderr
    return dict(line.split(": ", 1) for line in done.stdout.splitlines())


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return outcomes(tmp_path_factory.mktemp("saved"))


@pytest.mark.parametrize("way", WAYS)
def test_a_call_without_end_is_interrupted_cold_and_warm(way: str, results: dict[str, str]) -> None:
    assert "KeyboardInterrupt, KeyboardInterrupt, True" == results[way]


@pytest.mark.parametrize("way", WAYS[:3])
def test_a_handler_that_does_not_raise_lets_the_call_go_on(way: str, results: dict[str, str]) -> None:
    assert "Alarm, 4, True" == results[f"{way}, patient handler"]


def test_the_main_thread_goes_on_while_another_is_in_a_kernel(results: dict[str, str]) -> None:
    assert "KeyboardInterrupt" == results["another thread"]


def test_nothing_runs_on_after_a_stop_in_a_part_of_a_large_kernel() -> None:
    done = subprocess.run(
        [sys.executable, str(WORKER.with_name("stopped_parts_worker.py"))],
        capture_output=True, text=True, timeout=300, check=True,
    )  # fmt: skip

    assert ["functions True", "written 3840", "after a stop 0"] == done.stdout.splitlines()
