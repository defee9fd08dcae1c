"""When a kernel need not be read again, and when it has to be: whatever its code depends on has changed."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest

import vyre
from vyre.driver import observe
from vyre.driver.cache import Cache

Text = Callable[[str], dict[str, Any]]

HEAD = """
import enum, math
import numpy as np
import vyre as vy
from vyre import Buf, Const, InOut, Out, f32, gid, i32
"""


@pytest.fixture
def run_text(tmp_path: Path) -> Text:
    """Runs a text as a file of its own, as a module is imported, and gives its names."""

    def run(text: str) -> dict[str, Any]:
        path = tmp_path / f"text{len(list(tmp_path.iterdir()))}.py"
        path.write_text(HEAD + text)
        return runpy.run_path(str(path))

    return run


def is_read(kernel: vyre.Kernel, expected: float, **consts: object) -> bool:
    """Was a kernel read by the front end when it was called on 1.0 and gave what is expected."""
    events: list[observe.Event] = []
    with vyre.observe(events.append):
        assert [expected] == kernel(np.ones(1, np.float32), **consts).tolist()
    return any(isinstance(event, observe.Lowered) for event in events)


PLAIN = """
@vy.kernel
def k(x: Buf[f32], y: Out[f32], times: Const[int] = 3):
    y[gid()] = x[gid()] * times + 0.125
"""


def test_a_kernel_that_was_compiled_is_not_read_again(run_text: Text) -> None:
    assert is_read(run_text(PLAIN)["k"], 3.125)
    assert not is_read(run_text(PLAIN)["k"], 3.125)


def test_where_it_stands_does_not_matter(run_text: Text) -> None:
    run_text(PLAIN)["k"](np.ones(1, np.float32))

    moved = run_text("\n\n# beside others\n" + PLAIN)["k"]
    assert not is_read(moved, 3.125)
    assert moved.program == run_text(PLAIN)["k"].program


def test_each_value_of_a_const_is_another_kernel(run_text: Text) -> None:
    is_read(run_text(PLAIN)["k"], 3.125)
    is_read(run_text(PLAIN)["k"], 5.125, times=5)

    assert not is_read(run_text(PLAIN)["k"], 5.125, times=5)
    assert not is_read(run_text(PLAIN)["k"], 3.125, times=3)
    kernel = run_text(PLAIN)["k"]
    assert not is_read(kernel, 3.125)
    assert not is_read(kernel, 5.125, times=5)
    with pytest.raises(vyre.CallError, match="a Python int"):
        kernel(np.ones(1, np.float32), times=3.0)


def test_another_default_is_another_kernel(run_text: Text) -> None:
    text = "D = {}\n@vy.kernel\ndef k(x: Buf[f32], y: Out[f32], s: f32 = D):\n    y[gid()] = x[gid()] + s\n"
    is_read(run_text(text.format(1.0))["k"], 2.0)

    is_read(run_text(text.format(2.0))["k"], 3.0)
    assert not is_read(run_text(text.format(1.0))["k"], 2.0)


# What a kernel may take from outside: the text around it, what it is called with, and two values.
OUTSIDE = {
    "an int": ("N = {}\n", "N", 2, 3),
    "a float": ("N = {}\n", "N", 2.0, 3.0),
    "a scalar of NumPy": ("N = np.float32({})\n", "N", 2, 3),
    "a member of an enum": ("class E(enum.Enum):\n    A = {}\nN = E.A\n", "N", 2, 3),
    "an attribute of a module": ("math.vyre_test = {}\n", "math.vyre_test", 2, 3),
    "a function": ("@vy.func\ndef f(a):\n    return a * {}\n", "f(1.0)", 2.0, 3.0),
    "what a function takes": ("N = {}\n@vy.func\ndef f(a):\n    return a * N\n", "f(1.0)", 2.0, 3.0),
    "a function's default": ("N = {}\n@vy.func\ndef f(a=N):\n    return a\ndel N\n", "f()", 2.0, 3.0),
    "a member of a class of enums": ("class E(enum.Enum):\n    A = {}\n", "E.A", 2, 3),
    "an attribute of a class": ("class C:\n    A = {}\n", "C.A", 2, 3),
    "a function of a function": (
        "@vy.func\ndef g(a):\n    return a * {}\n@vy.func\ndef f(a):\n    return g(a)\n", "f(1.0)", 2.0, 3.0
    ),
}  # fmt: skip


@pytest.mark.parametrize("outside", OUTSIDE)
def test_another_value_from_outside_is_another_kernel(run_text: Text, outside: str) -> None:
    around, word, one, other = OUTSIDE[outside]
    text = around + f"@vy.kernel\ndef k(x: Buf[f32], y: Out[f32]):\n    y[gid()] = x[gid()] * {word}\n"

    is_read(run_text(text.format(one))["k"], one)
    is_read(run_text(text.format(other))["k"], other)
    again = is_read(run_text(text.format(one))["k"], one)
    assert ("class of enums" in outside or "of a class" in outside) == again


@pytest.mark.parametrize("annotation", ["A", '"A"', "'A' ''", "'Al' 'ias'", "'\\x41lias'", "vy. Buf [ T ]"])
def test_another_type_from_outside_is_another_kernel(run_text: Text, annotation: str) -> None:
    text = f"@vy.kernel\ndef k(x: {annotation}, y: Out[f32]):\n    y[gid()] = f32(x[gid()]) * 2.0\n"
    for dtype, array in (("f32", np.float32), ("i32", np.int32), ("f32", np.float32)):
        kernel = run_text(f"T = {dtype}\nA = Alias = Buf[{dtype}]\n" + text)["k"]

        assert [6.0] == kernel(np.full(1, 3, array)).tolist()


def test_names_that_unicode_writes_in_several_ways_are_seen(run_text: Text) -> None:
    text = "ﬁ = {}\n@vy.kernel\ndef k(x: Buf[f32], y: Out[f32]):\n    y[gid()] = x[gid()] * ﬁ\n"
    is_read(run_text(text.format(2))["k"], 2)

    is_read(run_text(text.format(3))["k"], 3)
    is_read(run_text(text.format(2))["k"], 2)


def test_what_changes_later_is_seen(run_text: Text) -> None:
    text = "@vy.kernel\ndef k(x: Buf[f32], y: Out[f32]):\n    y[gid()] = x[gid()] * N + math.vyre_late\n"
    text = "N = 2\nmath.vyre_late = 10\n" + text
    is_read(run_text(text)["k"], 12)

    kernel = run_text(text)["k"]
    for _ in range(4):  # from disk, again, and by a fast call
        assert [12] == kernel(np.ones(1, np.float32)).tolist()
    kernel.function.__globals__["N"] = 3
    assert [13] == kernel(np.ones(1, np.float32)).tolist()
    kernel.function.__globals__["math"].vyre_late = 20
    assert [23] == kernel(np.ones(1, np.float32)).tolist()


def test_another_workgroup_is_another_kernel(run_text: Text) -> None:
    text = (
        "def k(x: Buf[f32], y: InOut[f32]):\n    vy.atomic_add(y, 0, x[0])\nk = vy.kernel(workgroup={})(k)\n"
    )
    for size in (32, 64, 32):
        y = np.zeros(1, np.float32)
        run_text(text.format(size))["k"](np.ones(1, np.float32), y, groups=1)
        assert [size] == y.tolist()


def test_an_atomic_by_another_name_is_another_kernel(run_text: Text) -> None:
    text = "import types\nM = types.ModuleType('m')\nM.op = vy.{}\n@vy.kernel\n"
    text += "def k(x: Buf[f32], y: InOut[f32]):\n    (M.  # whose\n     op)(y, 0, x[gid()])\n"
    for word, expected in (("atomic_add", 5), ("atomic_max", 2), ("atomic_add", 5)):
        y = np.ones(1, np.float32)
        run_text(text.format(word))["k"](np.full(2, 2, np.float32), y)
        assert [expected] == y.tolist()


def test_a_kernel_with_grid_barriers_is_read(run_text: Text) -> None:
    text = PLAIN + "    vy.grid_sync()\n    y[gid()] += 1.0\n"

    assert is_read(run_text(text)["k"], 4.125)
    assert is_read(run_text(text)["k"], 4.125)


PROGRAM = """
import sys, runpy
import numpy as np
import vyre
from vyre.driver import observe
k = runpy.run_path(sys.argv[1])["k"]
events = []
with vyre.observe(events.append):
    k(np.ones(1, np.float32))
print("vyre.front.lower" in sys.modules and any(isinstance(e, observe.Lowered) for e in events))
"""


def in_a_process(file: str, cache: str, package: Path | None = None) -> str:
    """Was a kernel of a file read in a new process, with this cache and, it may be, this copy of Vyre."""
    path = str(package or Path(vyre.__file__).resolve().parents[1])
    environment = {**os.environ, "VYRE_CACHE_DIR": cache, "PYTHONPATH": path}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, file],
        env=environment, check=True, capture_output=True, text=True, timeout=300,
    ).stdout.strip()  # fmt: skip


def test_another_process_loads_no_front_end_unless_the_compiler_is_another(tmp_path: Path) -> None:
    package, cache, file = tmp_path / "src", str(tmp_path / "cache"), tmp_path / "k.py"
    shutil.copytree(Path(vyre.__file__).parent, package / "vyre")
    file.write_text(HEAD + PLAIN)

    assert "True" == in_a_process(str(file), cache, package)
    assert "False" == in_a_process(str(file), cache, package)
    with open(package / "vyre" / "front" / "lower.py", "a") as source:
        source.write("# another one\n")
    assert "True" == in_a_process(str(file), cache, package)
    assert "False" == in_a_process(str(file), cache, package)


def test_a_kernel_whose_code_is_gone_is_read_again(tmp_path: Path) -> None:
    cache, file = tmp_path / "cache", tmp_path / "k.py"
    file.write_text(HEAD + PLAIN)
    in_a_process(str(file), str(cache))
    for entry in Cache(cache).ls():
        if entry.meta["target"] != "front end":
            (cache / entry.key[:2] / entry.key[2:]).unlink()

    assert "True" == in_a_process(str(file), str(cache))
    assert "False" == in_a_process(str(file), str(cache))


def test_damaged_entries_are_made_anew(tmp_path: Path) -> None:
    cache, file = tmp_path / "cache", tmp_path / "k.py"
    file.write_text(HEAD + PLAIN)
    in_a_process(str(file), str(cache))
    for entry in cache.glob("??/*"):
        data = bytearray(entry.read_bytes())
        data[len(data) // 2] ^= 1
        entry.write_bytes(data)

    assert "True" == in_a_process(str(file), str(cache))
    assert "False" == in_a_process(str(file), str(cache))


class Turns(dict[str, Any]):
    """The names that a kernel sees, one of which is another number each time that it is looked at."""

    def __contains__(self, name: object) -> bool:
        if name == "N":
            self["N"] = self["N"] + 1
        return super().__contains__(name)


def test_a_value_that_changes_while_a_kernel_is_read_is_kept_under_no_other(run_text: Text) -> None:
    text = "N = 0\n@vy.kernel\ndef k(x: Buf[f32], y: Out[f32]):\n    y[gid()] = x[gid()] * N\n"
    plain = run_text(text)["k"].function
    turning = FunctionType(plain.__code__, Turns(plain.__globals__), "k")
    turning.__annotations__ = plain.__annotations__
    vyre.Kernel(turning)(np.ones(1, np.float32))

    for number in range(12):
        plain.__globals__["N"] = number
        assert [number] == vyre.Kernel(plain)(np.ones(1, np.float32)).tolist()


CHECKS = """
import runpy, sys
from pathlib import Path
from vyre.driver.cache import Cache
from vyre.driver.reading import Reading
function = runpy.run_path(sys.argv[1])["k"].function
built = Reading(function, None).build({}, cache=Cache(Path(sys.argv[2])))
print("vyre.check.rules" in sys.modules, len(built.ready.program.body))
"""


def test_for_another_device_it_is_read_and_not_checked_again(tmp_path: Path) -> None:
    file = tmp_path / "k.py"
    file.write_text(HEAD + PLAIN)

    def checked() -> str:
        path = {**os.environ, "PYTHONPATH": str(Path(vyre.__file__).resolve().parents[1])}
        command = [sys.executable, "-c", CHECKS, str(file), str(tmp_path / "cache")]
        return subprocess.run(command, env=path, check=True, capture_output=True, text=True).stdout.strip()

    assert "True 1" == checked()
    assert "False 1" == checked()
