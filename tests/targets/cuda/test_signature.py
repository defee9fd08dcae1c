"""Known calls on arrays of a GPU: what they give to the driver, and what they leave to the function behind
them.
"""

from __future__ import annotations

import ctypes
import struct
import sys
from collections.abc import Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from vyre.front.known import Parameter
from vyre.front.template import MISSING
from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.problem import Span
from vyre.run.signatures import results_of, rows_of, slots_of
from vyre.targets.cpu import entry
from vyre.targets.cpu.entry import SignatureTable
from vyre.targets.cpu.layout import is_as_declared
from vyre.targets.cpu.signature import (
    TAKES_GROUPS,
    ArgumentRow,
    Arrays,
    Captured,
    Domain,
    Equal,
    Make,
    Signature,
    SlotExtent,
)  # fmt: skip
from vyre.targets.cuda import signature, streams
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.device import LEGACY
from vyre.targets.cuda.launch import ARGUMENTS, STREAM
from vyre.targets.cuda.signature import OWN

pytestmark = pytest.mark.skipif(not is_as_declared(), reason="this Python keeps its objects in another way")

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
        config, marks = (ctypes.c_uint64 * 7).from_address(words), (ctypes.c_uint64 * 5).from_address(extra)
        size = ctypes.c_uint64.from_address(marks[3]).value
        assert (1, 2, 0, 8 * len(BLOCK), 0) == (marks[0], marks[2], marks[4], size, arguments)
        block = (ctypes.c_uint64 * len(BLOCK)).from_address(marks[1])
        self.seen.append([*config, *[0] * (ARGUMENTS - len(config)), *block])
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
    seen: Mapping[str, DeviceArray] | None = None, arrays: Arrays = OWN, *,
    parameters: Sequence[Parameter] = PARAMETERS, consts: Mapping[str, object] | None = None,
    absent: frozenset[str] = frozenset(), maker: Any = None, is_bound: bool = False, **more: Any,
) -> tuple[Any, Driver, Behind]:  # fmt: skip
    """A known call on arrays like those seen, of which the ones in `absent` are made."""
    driver, behind = Driver(), Behind()
    prepared: Any = SimpleNamespace(
        head=HEAD,
        block=BLOCK,
        handle=0xABC,
        gpu=SimpleNamespace(cuda=SimpleNamespace(cuLaunchKernelEx=driver.function)),
    )
    seen, slots = seen or {"x": X, "y": Y, "z": Z}, slots_of(parameters)
    assert signature.asked(DeviceArray) is OWN
    rows: list[ArgumentRow] = []
    equals: list[Equal] = []
    for row in rows_of(parameters, consts or {}, absent):
        if row.name in seen:
            array, is_made = seen[row.name], row.name in absent
            writes = row.name == "z"
            told = signature.array_row(arrays, row.name, row.slot, array, 0, is_made=is_made, writes=writes)
            assert told is not None
            equals += [] if is_made else signature.extents(told, array)
            rows.append(told)
        else:
            rows.append(row)
    size = 16
    known = Signature(
        device="cuda",
        rows=rows,
        parameters=len(rows),
        positional=len(rows),
        results=results_of(parameters),
        equals=equals,
        aparts=[(slots["z"], slots[name], size, size) for name in "xy" if "z" not in absent],
        makes=[Make(2, dtypes.f32, (SlotExtent(4),), maker=maker) for _ in absent],
        arrays=arrays,
        plan=signature.plan_of(prepared, {at: slots[name] for name, at in SLOTS.items()}),
        launch=signature.launch_of(prepared, 0, is_bound=is_bound),
        keep=(driver, prepared),
        **more,
    )
    table = SignatureTable()
    table.add("k", known)
    call = table.call(behind)
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


def test_a_launch_that_the_driver_refuses_goes_to_python() -> None:
    call, driver, behind = made()
    driver.status = 201

    assert "behind" == call(X, Y, Z)
    assert 1 == len(driver.seen) == len(behind.calls)


def test_a_call_goes_to_python_once_a_captured_value_changed() -> None:
    home = {"factor": 3}
    call, driver, behind = made(captured=[Captured(home, "factor", 3)])

    assert call(X, Y, Z) is Z
    home["factor"] = 4
    assert "behind" == call(X, Y, Z)
    assert (1, 1) == (len(driver.seen), len(behind.calls))


def test_a_call_goes_to_python_once_fast_calls_are_invalidated() -> None:
    call, driver, _ = made()
    entry.invalidate()

    assert "behind" == call(X, Y, Z)
    assert [] == driver.seen


def test_consts_and_groups_must_be_those_it_was_made_for() -> None:
    parameters = [*PARAMETERS, parameter("each", "const", None, default=8)]
    domain = Domain((SlotExtent(2), SlotExtent(3)), (8, 1), 3, is_fixed=True)
    call, driver, behind = made(parameters=parameters, consts={"each": 8}, takes=TAKES_GROUPS, domain=domain)

    assert call(X, Y, Z, groups=tuple(map(int, "23"))) is Z
    assert call(X, Y, Z, each=8, groups=(2, 3)) is Z
    assert call(X, Y, Z, groups=[2, 3]) is Z
    for other in ((2, 4), (2,), (2, 3, 1), (2.0, 3), [3, 2], (1 << 70, 3), 6):
        assert "behind" == call(X, Y, Z, groups=other)
    assert "behind" == call(X, Y, Z)
    assert "behind" == call(X, Y, Z, each=9, groups=(2, 3))
    assert (3, 9) == (len(driver.seen), len(behind.calls))
    assert [5, 6, 7, 8] == driver.seen[1][:4]


def test_an_output_that_is_not_passed_is_made() -> None:
    new = [array(0x4000), array(0x5000, shape=(2, 2))]
    call, driver, _ = made(absent=frozenset({"z"}), maker=lambda stream: new[stream - 1])
    before = sys.getrefcount(new[0])

    results = [call(X, Y) for _ in range(10)]
    after = sys.getrefcount(new[0])

    assert before + 10 == after
    assert all(result is new[0] for result in results)
    assert [0x1000, 0x2000, 0x4000, f32(2)] == [driver.seen[0][SLOTS[name]] for name in "xyzs"]
    assert "behind" == call(X, Y, Z)


@pytest.mark.parametrize("fault", ["raises", "another kind", "refused"])
def test_an_output_that_cannot_be_used_is_dropped(fault: str) -> None:
    other = array(0x5000, shape=(2, 2) if fault == "another kind" else (4,))

    def maker(stream: int) -> DeviceArray:
        if fault == "raises":
            raise MemoryError
        return other

    call, driver, behind = made(absent=frozenset({"z"}), maker=maker)
    driver.status = 700
    before = sys.getrefcount(other)

    assert "behind" == call(X, Y)
    assert before == sys.getrefcount(other)
    assert [(X, Y)] == behind.calls


def test_modules_that_came_since_are_looked_for_first() -> None:
    call, driver, _ = made()
    streams._CELL[0] = len(sys.modules) - 1

    assert "behind" == call(X, Y, Z)
    assert [] == driver.seen


def test_libraries_are_asked_for_their_streams() -> None:
    said: dict[str, Any] = {"torch": 0, "cupy": None}
    null = SimpleNamespace(ptr=0)
    said["cupy"] = null

    def torch(index: int) -> int:
        assert 0 == index
        return said["torch"]

    def cupy() -> Any:
        return said["cupy"]

    call, driver, behind = made()
    streams._CELL[:] = [len(sys.modules), id(torch), id(cupy)]
    references = sys.getrefcount(null)

    for _ in range(100):
        assert call(X, Y, Z) is Z
    assert references == sys.getrefcount(null)
    said["torch"] = FAR
    assert "behind" == call(X, Y, Z)
    said |= {"torch": 0, "cupy": object()}
    assert "behind" == call(X, Y, Z)
    said["cupy"] = SimpleNamespace(ptr=FAR)
    assert "behind" == call(X, Y, Z)
    assert call(*(far := [array(at, stream=FAR) for at in (0x1000, 0x2000, 0x3000)])) is far[2]
    said["cupy"] = null
    assert call(X, Y, Z) is Z
    assert (102, 3) == (len(driver.seen), len(behind.calls))


def on_torchs(stream: int) -> None:
    """Let torch have chosen a stream."""
    _KEPT[0] = lambda index: stream
    streams._CELL[:] = [len(sys.modules), id(_KEPT[0]), 0]


FAR = 1 << 40  # the handle of a stream
_KEPT: list[Any] = [None]


def test_a_launch_is_on_the_callers_stream_on_which_all_arrays_are_ready() -> None:
    call, driver, behind = made()
    x, y, z = (array(where, stream=FAR) for where in (0x1000, 0x2000, 0x3000))
    on_torchs(FAR)

    assert call(x, y, z) is z
    assert FAR == driver.seen[0][STREAM]
    assert "behind" == call(X, Y, Z)
    assert "behind" == call(x, Y, z)
    on_torchs(LEGACY)
    assert "behind" == call(x, y, z)
    assert call(X, Y, Z) is Z
    assert LEGACY == driver.seen[1][STREAM]
    assert (2, 3) == (len(driver.seen), len(behind.calls))


def test_an_output_is_made_on_that_stream() -> None:
    new = {stream: array(0x4000, stream=stream) for stream in (LEGACY, FAR)}
    call, driver, _ = made(absent=frozenset({"z"}), maker=new.get)

    assert call(X, Y) is new[LEGACY]
    on_torchs(FAR)
    assert call(array(0x1000, stream=FAR), array(0x2000, stream=FAR)) is new[FAR]
    assert [LEGACY, FAR] == [words[STREAM] for words in driver.seen]


def test_a_launch_with_memory_of_its_own_stays_on_the_default_stream() -> None:
    call, driver, _ = made(is_bound=True)
    assert call(X, Y, Z) is Z
    on_torchs(FAR)

    assert "behind" == call(*(array(where, stream=FAR) for where in (0x1000, 0x2000, 0x3000)))
    assert 1 == len(driver.seen)


def test_code_for_arrays_that_share_memory_is_used_for_such_arrays_alone() -> None:
    call, driver, behind = made(shares=True)

    assert call(X, X, X) is X
    assert call(X, Y, array(0x1000)) is not Z
    assert "behind" == call(X, Y, Z)
    assert (2, 1) == (len(driver.seen), len(behind.calls))


def test_a_library_that_fails_leaves_no_error() -> None:
    def failing(index: int) -> int:
        raise RuntimeError("no stream")

    call, _, _ = made()
    streams._CELL[:] = [len(sys.modules), id(failing), 0]

    assert "behind" == call(X, Y, Z)


def test_a_result_is_counted_once() -> None:
    call, _, _ = made()
    before = sys.getrefcount(Z)

    results = [call(X, Y, Z) for _ in range(10)]

    assert before + 10 == sys.getrefcount(Z)
    assert all(result is Z for result in results)
