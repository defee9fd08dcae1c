"""Builtins that launch: what they give to the driver, and what they leave to the function behind them."""

from __future__ import annotations

import ctypes
import struct
import sys
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from vyre.front.known import Parameter
from vyre.front.template import MISSING
from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.problem import Span
from vyre.targets.cpu import entry
from vyre.targets.cpu.entry import Called, Watch
from vyre.targets.cpu.layout import offsets
from vyre.targets.cuda import streams
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.builtin import OWN, Asked, Known, fast_call
from vyre.targets.cuda.device import LEGACY
from vyre.targets.cuda.launch import ARGUMENTS, EXTRA, STREAM

pytestmark = pytest.mark.skipif(offsets() is None, reason="this Python keeps its objects in another way")

Launch = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint64)
GPU: Any = SimpleNamespace(index=0, zeros=0, name="cuda:0")
HEAD = [5, 6, 7, 8, 0, 0, 0]
BLOCK = [0, 4, 0, 4, 0, 4, 1, 1]  # three words for x, y, z with their extents, s, and one more


class Driver:
    """Takes launches, and remembers the words of each."""

    def __init__(self) -> None:
        self.seen: list[list[int]] = []
        self.status = 0
        self.kernel = 0
        self.function = Launch(self._launch)

    def _launch(self, words: int, kernel: int, arguments: int, extra: int) -> int:
        self.kernel = kernel
        given = (ctypes.c_uint64 * (ARGUMENTS + len(BLOCK))).from_address(words)
        begin, size = given[EXTRA + 1], ctypes.c_uint64.from_address(given[EXTRA + 3]).value
        assert (extra, begin, size, arguments) == (
            words + 8 * EXTRA,
            words + 8 * ARGUMENTS,
            8 * len(BLOCK),
            0,
        )
        self.seen.append(list(given))
        return self.status


class Behind:
    """The Python function behind a builtin."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []

    def __call__(self, *args: Any, **named: Any) -> str:
        self.calls.append((*args, *named.values()))
        return "behind"


def parameter(name: str, role: str, dtype: DType | None = dtypes.f32, default: object = MISSING) -> Parameter:
    return Parameter(name, role, dtype, int(role not in ("scalar", "const")), "", default, Span("", 1, 0))


def array(address: int, *, shape: tuple[int, ...] = (4,), stream: int = LEGACY) -> DeviceArray:
    return DeviceArray(GPU, address, shape, dtypes.f32, stream=stream, owner=object())


PARAMETERS = [
    parameter("x", "in"), parameter("y", "in"), parameter("z", "out"), parameter("s", "scalar", default=2.0)
]  # fmt: skip
SLOTS = {"x": ARGUMENTS, "y": ARGUMENTS + 2, "z": ARGUMENTS + 4, "s": ARGUMENTS + 6}
X, Y, Z = array(0x1000), array(0x2000), array(0x3000)


@pytest.fixture(autouse=True)
def looked() -> Iterator[None]:
    yield
    streams._look()


def made(
    keys: Mapping[str, int | tuple[int, ...]] | None = None, asked: Asked = OWN, **how: Any
) -> tuple[Any, Driver, Behind]:
    driver, behind = Driver(), Behind()
    prepared: Any = SimpleNamespace(
        head=HEAD,
        block=BLOCK,
        handle=0xABC,
        gpu=SimpleNamespace(cuda=SimpleNamespace(cuLaunchKernelEx=driver.function)),
    )
    keys = keys or {"x": X.key, "y": Y.key, "z": Z.key}
    known = Known(prepared, SLOTS, keys, [(2, 0), (2, 1)], 0, asked)
    how = {"name": "k", "parameters": PARAMETERS, "keep": (driver, known)} | how
    call = fast_call(Called(**how), known, behind)
    streams._look()  # after all modules that it takes were imported
    return call, driver, behind


def f32(value: float) -> int:
    return int(struct.unpack("<I", struct.pack("<f", value))[0])


def test_a_known_call_is_launched_with_its_addresses_and_scalars() -> None:
    call, driver, behind = made()

    assert call(X, Y, Z, 3.5) is Z
    assert [] == behind.calls
    assert [0x1000, 4, 0x2000, 4, 0x3000, 4, f32(3.5), 1] == driver.seen[0][ARGUMENTS:]
    assert [5, 6, 7, 8, LEGACY, 0, 0] == driver.seen[0][:7]
    assert (0xABC, LEGACY) == (driver.kernel, driver.seen[0][STREAM])


def test_keywords_and_defaults_are_known_too() -> None:
    call, driver, _ = made()

    assert call(y=Y, z=Z, x=X) is Z
    assert [0x1000, 0x2000, 0x3000, f32(2)] == [driver.seen[0][SLOTS[name]] for name in "xyzs"]


@pytest.mark.parametrize(
    "given",
    [
        (X, Y),
        (X, Y, array(0x1008)),
        (X, Y, array(0x3000, shape=(2, 2))),
        (X, Y, array(0x3004)),
        (X, array(0x2000, stream=99), Z),
        (X, np.zeros(4, np.float32), Z),
        (X, Y, Z, 1e39),
        (X, Y, Z, "1"),
        (X, Y, Z, 1.0, 2),
    ],
    ids=["missing", "shared", "shape", "unaligned", "stream", "numpy", "large", "text", "many"],
)
def test_other_calls_go_on_as_they_are(given: tuple[Any, ...]) -> None:
    call, driver, behind = made()

    assert "behind" == call(*given)
    assert [given] == behind.calls
    assert [] == driver.seen


def test_what_the_driver_refuses_goes_on() -> None:
    call, driver, behind = made()
    driver.status = 201

    assert "behind" == call(X, Y, Z)
    assert 1 == len(driver.seen) == len(behind.calls)


def test_a_call_goes_on_once_what_the_kernel_captured_changed() -> None:
    home = {"factor": 3}
    call, driver, behind = made(watches=[Watch(home, "factor", 3)])

    assert call(X, Y, Z) is Z
    home["factor"] = 4
    assert "behind" == call(X, Y, Z)
    assert (1, 1) == (len(driver.seen), len(behind.calls))


def test_a_call_goes_on_once_fast_calls_are_shut() -> None:
    call, driver, _ = made()
    entry.shut()

    assert "behind" == call(X, Y, Z)
    assert [] == driver.seen


def test_consts_and_groups_must_be_those_it_was_made_for() -> None:
    parameters = [*PARAMETERS, parameter("each", "const", None, default=8)]
    call, driver, behind = made(parameters=parameters, consts={"each": 8}, groups=(2, 3))

    assert call(X, Y, Z, groups=tuple(map(int, "23"))) is Z
    for other in ((2, 4), (2,), (2, 3, 1), (2.0, 3), [2, 3], (1 << 70, 3), 6):
        assert "behind" == call(X, Y, Z, groups=other)
    assert "behind" == call(X, Y, Z)
    call, driver, behind = made(parameters=parameters, consts={"each": 8}, groups=6)

    assert call(X, Y, Z, each=8, groups=6) is Z
    assert call(X, Y, Z, groups=6) is Z
    assert "behind" == call(X, Y, Z, groups=5)
    assert "behind" == call(X, Y, Z, each=9, groups=6)
    assert (2, 2) == (len(driver.seen), len(behind.calls))
    assert [5, 6, 7, 8] == driver.seen[1][:4]


def test_modules_that_came_since_are_looked_for_first() -> None:
    call, driver, _ = made()
    streams._CELL[0] = len(sys.modules) - 1

    assert "behind" == call(X, Y, Z)
    assert [] == driver.seen


def test_libraries_are_asked_for_their_streams() -> None:
    said: dict[str, Any] = {"torch": 0, "cupy": None}
    null = object()
    said["cupy"] = null

    def torch(index: int) -> int:
        assert 0 == index
        return said["torch"]

    def cupy() -> Any:
        return said["cupy"]

    call, driver, behind = made()
    streams._CELL[:] = [len(sys.modules), id(torch), id(cupy), id(null)]
    references = sys.getrefcount(null)

    for _ in range(100):
        assert call(X, Y, Z) is Z
    assert references == sys.getrefcount(null)
    said["torch"] = 1 << 40
    assert "behind" == call(X, Y, Z)
    said |= {"torch": 0, "cupy": object()}
    assert "behind" == call(X, Y, Z)
    assert (100, 2) == (len(driver.seen), len(behind.calls))


def test_a_library_that_fails_leaves_no_error() -> None:
    def failing(index: int) -> int:
        raise RuntimeError("no stream")

    call, _, _ = made()
    streams._CELL[:] = [len(sys.modules), id(failing), 0, 0]

    assert "behind" == call(X, Y, Z)


def test_a_result_is_counted_once() -> None:
    call, _, _ = made()
    before = sys.getrefcount(Z)

    results = [call(X, Y, Z) for _ in range(10)]

    assert before + 10 == sys.getrefcount(Z)
    assert all(result is Z for result in results)
