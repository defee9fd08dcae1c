"""Random loops touch nothing beside their arrays on the CPU, and mean the same as on the reference, on every
vector width this machine has.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from targets.llvm.watched import watched

WORKER = Path(__file__).with_name("watched.py")
BATCH = 40
PROGRAMS = {"quick": 40, "ci": 200, "long": 10_000}  # by profile


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "first" in metafunc.fixturenames:
        count = PROGRAMS.get(settings.get_current_profile_name(), BATCH)
        metafunc.parametrize("first", range(0, count, BATCH))


def test_random_loops_touch_nothing_outside_their_arrays(first: int) -> None:
    worker = subprocess.run(
        [sys.executable, str(WORKER), str(first), str(first + BATCH)],
        capture_output=True,
        text=True,
        check=False,
    )
    lines = worker.stdout.splitlines()

    assert 0 == worker.returncode, f"{lines[-1:]}: {worker.stderr[-2000:]}"
    assert [] == [line for line in lines if not line.startswith("seed")]


@pytest.mark.parametrize(
    ("line", "calls"),
    [
        ("%a = load i32, ptr %b, align 4", 1),
        ("store <8 x float> %a, ptr %b, align 4", 1),
        ("store <4 x i32> splat (i32 9), ptr %b, align 4", 1),
        ("%a = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %b, i32 4, <4 x i1> %m, <4 x i32> %z)", 4),
        ("call void @llvm.masked.store.v4f32.p0(<4 x float> %a, ptr %b, i32 4, <4 x i1> %m)", 4),
        (
            "call void @llvm.masked.scatter.v8i32.v8p0(<8 x i32> splat (i32 9), <8 x ptr> %b, i32 4, "
            "<8 x i1> splat (i1 true))",
            8,
        ),
        ("%a = add i32 %b, 1", 0),
    ],
)
def test_every_lane_of_an_access_is_watched(line: str, calls: int) -> None:
    assert calls == watched(line, [], (0, 1), 0).count("call void @watch(")
