"""When a kernel need not be read again, and when it has to be: whatever its code depends on has changed."""

from __future__ import annotations

import linecache
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
from vyre.cache.artifacts import Cache
from vyre.run import observe

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
        assert [expected] == kernel(np.ones(1, np.float32), domain=1, **consts).tolist()
    return any(isinstance(event, observe.Lowered) for event in events)


PLAIN = """
@vy.kernel
def k(x: Buf[f32], y: Out[f32], times: Const[int] = 3):
    y[gid()] = x[gid()] * times + 0.125
"""


def test_a_kernel_on_complex_numbers_takes_them_when_it_is_not_read_again(run_text: Text) -> None:
    text = """
@vy.kernel
def squared(x: Buf[np.complex64], y: Out[np.complex64]):
    y[gid()] = x[gid()] * x[gid()]
"""
    x = np.array([1 + 2j, -3j], np.complex64)
    for _ in range(2):
        y = run_text(text)["squared"](x)

        assert np.complex64 == y.dtype
        assert (x * x).tolist() == y.tolist()


def test_a_kernel_that_was_compiled_is_not_read_again(run_text: Text) -> None:
    assert is_read(run_text(PLAIN)["k"], 3.125)
    assert not is_read(run_text(PLAIN)["k"], 3.125)


def test_the_line_of_a_kernel_in_its_file_does_not_matter(run_text: Text) -> None:
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


GENERIC = """
@vy.kernel
def k(x: 'Buf[T]', y: 'Out[T]', T: 'Const[vy.dtype]', times: 'Const[int]' = 3):
    y[gid()] = x[gid()] * T(times) + T(0.125)
"""


def test_a_type_that_a_call_leaves_out_is_recalled_too(run_text: Text) -> None:
    assert is_read(run_text(GENERIC)["k"], 3.125)
    assert is_read(run_text(GENERIC)["k"], 5.125, times=5)

    kernel = run_text(GENERIC)["k"]
    assert not is_read(kernel, 3.125)
    assert not is_read(kernel, 5.125, times=5)
    assert [3.125] == kernel(np.ones(1), domain=1).tolist()
    assert not is_read(run_text(GENERIC)["k"], 3.125, T=vyre.f32)


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


MODULES = "import types\nA = types.ModuleType('m')\nB = types.ModuleType('m')\nA.B = B\nA.N = 1\n"

# What tells two kernels apart that look alike: the text of both, what stands around each, and the results.
APART = {
    "modules of one name": (
        "y[gid()] = x[gid()] * A.N + (A.B).N",
        ((MODULES + "B.N = 1\n", 2), (MODULES + "B.N = 5\n", 6)),
    ),
    "which modules are the same": (
        "y[gid()] = x[gid()] if A == C else 3.0",
        ((MODULES + "C = A\n", 1), (MODULES + "C = B\n", 3)),
    ),
    "which functions are the same": (
        "y[gid()] = x[gid()] if A == C else 3.0",
        tuple(
            (f"@vy.func\ndef A(a):\n    return a\nC = {c}\n", result)
            for c, result in (("A", 1), ("vy.func(A.function)", 3))
        ),
    ),
    "what a function returns": (
        "t = f()\n    t = f()\n    y[gid()] = f32((vy.f64(t) - vy.f64(1.1)) * 1e9)",
        tuple(
            (f"import types\n{c}\n@vy.func\ndef f() -> C.T:\n    return 1.1\n", result)
            for c, result in (
                ("C = types.SimpleNamespace(T=vy.f32)", 23.84185791015625), ("class C:\n    T = vy.f64", 0)
            )
        ),
    ),
    "what a function returns, in quotes": (
        "t = f()\n    t = f()\n    y[gid()] = f32((vy.f64(t) - vy.f64(1.1)) * 1e9)",
        tuple(
            (f"{c}\n@vy.func\ndef f() -> '\\x54':\n    return 1.1\n", result)
            for c, result in (("", 23.84185791015625), ("T = vy.f64", 0))
        ),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", APART)
def test_kernels_that_look_alike_are_distinguished(run_text: Text, case: str) -> None:
    body, (one, other) = APART[case]
    for around, result in (one, other, one):
        text = f"{around}@vy.kernel\ndef k(x: Buf[f32], y: Out[f32]):\n    {body}\n"
        is_read(run_text(text)["k"], result)


def test_a_type_in_brackets_with_a_comma_is_another(run_text: Text) -> None:
    text = "A = {}\n@vy.kernel\ndef k(x: A, y: Out[f32]):\n    y[gid()] = x[gid()]\n"
    is_read(run_text(text.format("Buf[f32]"))["k"], 1)

    with pytest.raises(vyre.Problems, match="dimensions of 'x'"):
        is_read(run_text(text.format("Buf[f32,]"))["k"], 1)


def test_members_of_enums_that_print_alike_are_other_values(run_text: Text) -> None:
    text = "class E(enum.Enum):\n    A = 2\n    B = 3\n    def __repr__(self):\n        return 'E'\n" + PLAIN
    found = run_text(text)

    is_read(found["k"], 2.125, times=found["E"].A)
    is_read(found["k"], 3.125, times=found["E"].B)


def test_a_constant_too_large_for_a_float_is_refused(run_text: Text) -> None:
    kernel = run_text(PLAIN.replace("Const[int]", "Const[float]"))["k"]

    is_read(kernel, 2.125, times=2)
    with pytest.raises(vyre.CallError, match="a Python float"):
        kernel(np.ones(1, np.float32), times=10**400)


def test_constants_do_not_follow_what_is_done_to_builtins(
    run_text: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "@vy.kernel\ndef k(x: Buf[f32], y: Out[f32]):\n    y[gid()] = x[gid()] * vy.round(2.25)\n"
    kernel = run_text(text)["k"]
    monkeypatch.setattr("builtins.round", lambda number, digits=0: number + 1)

    is_read(kernel, 2)


UNASKED = """
import types
class Proxy:
    @property
    def __class__(self):
        raise RuntimeError("there is no request")
request = Proxy()
lazy = types.ModuleType("lazy")
def _make(name):
    raise ImportError(name)
lazy.__getattr__ = _make
"""


def test_attributes_named_in_comments_alone_are_not_evaluated(run_text: Text) -> None:
    comment = "    # of the request, as in lazy.fast, vyre.pipeline or np.object\n"
    text = UNASKED + PLAIN.replace("    y[", comment + "    y[")
    is_read(run_text(text)["k"], 3.125)

    assert not is_read(run_text(text)["k"], 3.125)


def test_words_that_a_module_makes_are_asked_for_each_time(run_text: Text) -> None:
    text = "import types\nM = types.ModuleType('m')\nM.__getattr__ = lambda name: vy.{}\n@vy.kernel\n"
    text += "def k(x: Buf[f32], y: Out[f32]):\n    t = M.array(f32, 4)\n    y[gid()] = x[gid()] + t[0]\n"
    is_read(run_text(text.format("local"))["k"], 1)

    with pytest.raises(vyre.Problems):
        is_read(run_text(text.format("min"))["k"], 1)


def test_a_recalled_kernel_stays_as_it_was_when_its_file_is_edited(run_text: Text) -> None:
    run_text(PLAIN)["k"](np.ones(1, np.float32))
    kernel = run_text(PLAIN)["k"]
    assert not is_read(kernel, 3.125)

    path = Path(kernel.function.__code__.co_filename)
    path.write_text(path.read_text().replace("0.125", "7.5"))
    linecache.checkcache()
    assert "+ 0.125" in kernel.show()


def test_a_function_that_was_edited_is_not_put_into_code_kept_for_the_old_one(run_text: Text) -> None:
    text = "@vy.func\ndef f(a):\n    return a * 2.0\n@vy.kernel\n"
    text += "def k(x: Buf[f32], y: Out[f32]):\n    y[gid()] = f(x[gid()])\n"
    is_read(run_text(text)["k"], 2)
    kernel = run_text(text)["k"]
    assert not is_read(kernel, 2)

    path = Path(kernel.function.__code__.co_filename)
    path.write_text(path.read_text().replace("2.0", "5.0"))
    linecache.checkcache()
    with pytest.raises(vyre.Problems, match="import it again"):
        kernel.show()
    assert [2] == kernel(np.ones(1, np.float32)).tolist()


PROGRAM = """
import sys, runpy
import numpy as np
import vyre
from vyre.run import observe
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


def test_a_kernel_whose_cached_code_was_removed_is_read_again(tmp_path: Path) -> None:
    cache, file = tmp_path / "cache", tmp_path / "k.py"
    file.write_text(HEAD + PLAIN)
    in_a_process(str(file), str(cache))
    for entry in Cache(cache).ls():
        if entry.meta["target"] != "front end":
            (cache / entry.key[:2] / entry.key[2:]).unlink()

    assert "True" == in_a_process(str(file), str(cache))
    assert "False" == in_a_process(str(file), str(cache))


def test_damaged_entries_are_replaced(tmp_path: Path) -> None:
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


class Changes(dict[str, Any]):
    """The names that a kernel sees, one of which changes once it was looked at."""

    def __getitem__(self, name: str) -> Any:
        value = super().__getitem__(name)
        if name == "N":
            self["N"] = 3
        return value


def test_a_value_that_changes_while_a_kernel_is_recalled_is_seen_by_the_next_call(run_text: Text) -> None:
    text = "N = 2\n@vy.kernel\ndef k(x: Buf[f32], y: Out[f32]):\n    y[gid()] = x[gid()] * N\n"
    plain = run_text(text)["k"].function
    is_read(vyre.Kernel(plain), 2)
    changing = FunctionType(plain.__code__, Changes(plain.__globals__), "k")
    changing.__annotations__ = plain.__annotations__
    kernel = vyre.Kernel(changing)
    kernel(np.ones(1, np.float32))

    assert [3] == kernel(np.ones(1, np.float32)).tolist()


CHECKS = """
import runpy, sys
from pathlib import Path
from vyre.cache.artifacts import Cache
from vyre.run.device_runtime import DeviceRuntime
from vyre.run.reading import Reading
from vyre.targets.reference import Reference
from vyre.targets.registry import Place
from vyre.targets.target import Capabilities
function = runpy.run_path(sys.argv[1])["k"].function

class Other(Reference):
    def capabilities(self, index):
        return Capabilities(is_compiled=True)

runtime = DeviceRuntime(Place("other", Other(), 0), Cache(Path(sys.argv[2])))
built = Reading(function, None).build({}, runtime=runtime)
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


FORKS = """
import os, runpy, signal, sys, threading, warnings
import numpy as np

warnings.simplefilter("ignore")
space = runpy.run_path(sys.argv[1])
x = np.ones(1, np.float32)
space["k"](x)  # recalled: what reads kernels is not loaded
assert "vyre.front.lower" not in sys.modules

def fork():
    child = os.fork()
    if child == 0:
        signal.alarm(60)
        os._exit(int(space["k"](x, times=5)[0] != 5.125))
    print(os.waitpid(child, 0)[1])

class Finder:  # a process may fork at any module that is loaded, unless it is kept from it
    threads = []

    def find_spec(self, name, *_):
        if name in ("vyre.front.lower", "vyre.front.signature", "vyre.formats"):
            self.threads.append(threading.Thread(target=fork))
            self.threads[-1].start()
            self.threads[-1].join(0.1)

sys.meta_path.insert(0, Finder())
space["k"](x, times=5)
[thread.join() for thread in Finder.threads]
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes do not fork on Windows")
def test_a_child_forked_while_a_thread_loads_the_front_end_can_read_kernels(tmp_path: Path) -> None:
    file, cache = tmp_path / "k.py", str(tmp_path / "cache")
    file.write_text(HEAD + PLAIN)
    in_a_process(str(file), cache)

    path = {"VYRE_CACHE_DIR": cache, "PYTHONPATH": str(Path(vyre.__file__).resolve().parents[1])}
    command = [sys.executable, "-c", FORKS, str(file)]
    done = subprocess.run(command, env={**os.environ, **path}, check=True, capture_output=True, text=True)
    assert ["0", "0", "0"] == done.stdout.split()


SLOW = """
import runpy, sys, warnings
import numpy as np

warnings.simplefilter("error")
x = np.ones(1, np.float32)
k = runpy.run_path(sys.argv[1])["k"]
k(x, x.copy(), 3)
try:
    k(x, x.copy(), 2_000_000_000)
except UserWarning as warning:
    print("vyre.front.lower" in sys.modules, type(warning).__name__)
"""
LOOPS = """
@vy.kernel
def k(x: Buf[f32], y: Out[f32], n: i32):
    s = x[gid()]
    for _ in range(n * x.shape[0]):
        for _ in range(n):
            s = s * f32(0.5) + f32(1)
    y[gid()] = s
"""


def test_a_recalled_kernel_warns_of_a_slow_call_without_being_read(tmp_path: Path) -> None:
    file = tmp_path / "k.py"
    file.write_text("import vyre as vy\nfrom vyre import Buf, Out, f32, gid, i32\n" + LOOPS)
    path = {
        "VYRE_CACHE_DIR": str(tmp_path / "cache"),
        "PYTHONPATH": str(Path(vyre.__file__).resolve().parents[1]),
    }

    def warned() -> str:
        command = [sys.executable, "-c", SLOW, str(file)]
        done = subprocess.run(command, env={**os.environ, **path}, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    assert "True SlowKernelWarning" == warned()
    assert "False SlowKernelWarning" == warned()
