"""Known calls on tensors of torch: what they ask of them, and what they leave to others.

A class stands for torch's, and offers its function by a capsule as torch does. `tests/device` asks the real
one.
"""

from __future__ import annotations

import ctypes
import sys
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from targets.cuda.test_signature import (  # noqa: F401
    GPU,
    PARAMETERS,
    Behind,
    Driver,
    f32,
    looked,
    made,
)  # one is a fixture
from vyre.ir import dtypes
from vyre.targets import dlpack
from vyre.targets.cpu import loader
from vyre.targets.cpu.layout import is_as_declared
from vyre.targets.cpu.signature import Arrays
from vyre.targets.cuda import streams
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.device import LEGACY
from vyre.targets.cuda.launch import ARGUMENTS, STREAM
from vyre.targets.cuda.signature import OWN, array_row, asked, extents

pytestmark = pytest.mark.skipif(not is_as_declared(), reason="this Python keeps its objects in another way")

Tell = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(dlpack._Tensor))


class Tensor:
    """What torch's tensors tell."""

    def __init__(
        self, address: int, shape: tuple[int, ...] = (4, 1), *, steps: tuple[int, ...] = (1, 77),
        code: int = 2, bits: int = 32, place: tuple[int, int] = (2, 0), offset: int = 0,
        requires_grad: Any = False, fails: bool = False,
    ) -> None:  # fmt: skip
        rank = len(shape)
        self.requires_grad, self.fails = requires_grad, fails
        self.shape, self.steps = (ctypes.c_int64 * rank)(*shape), (ctypes.c_int64 * rank)(*steps)
        pointer = ctypes.POINTER(ctypes.c_int64)
        self.told = dlpack._Tensor(
            address - offset, *place, rank, code, bits, 1,
            ctypes.cast(self.shape, pointer), ctypes.cast(self.steps, pointer), offset,
        )  # fmt: skip

    def is_neg(self) -> bool:
        return False


@Tell
def tell(tensor: Any, to: Any) -> int:
    if tensor.fails:
        return -1
    ctypes.memmove(to, ctypes.addressof(tensor.told), ctypes.sizeof(dlpack._Tensor))
    return 0


EXCHANGE = dlpack.Exchange(1, 3, None, 1, 1, 1, ctypes.cast(tell, ctypes.c_void_p), 1)
MATRICES = [replace(p, rank=2) if p.rank else p for p in PARAMETERS]
X, Y, Z = Tensor(0x1000), Tensor(0x2000), Tensor(0x3000, offset=16)


CHANGED: list[Tensor] = []


def increment_version(tensor: Tensor) -> None:
    CHANGED.append(tensor)


AUTOGRAD = SimpleNamespace(graph=SimpleNamespace(increment_version=increment_version))
TENSORS = Arrays(
    kind=Tensor,
    describe=ctypes.cast(tell, ctypes.c_void_p).value or 0,
    gradient="requires_grad",
    negated=Tensor.is_neg,
    changed=increment_version,
)


def seen_as(address: int, shape: tuple[int, ...]) -> DeviceArray:
    return DeviceArray(GPU, address, shape, dtypes.f32, stream=1, owner=object())


def known() -> tuple[Any, Driver, Behind]:
    return made({name: seen_as(4096, (4, 1)) for name in "xyz"}, TENSORS, parameters=MATRICES)


def test_a_known_call_is_launched_with_the_addresses_of_its_tensors() -> None:
    call, driver, behind = known()

    assert call(X, Y, Z, 3.5) is Z
    assert [] == behind.calls
    assert [0x1000, 4, 0x2000, 4, 0x3000, 4, f32(3.5), 1] == driver.seen[0][ARGUMENTS:]


def test_code_for_unaligned_tensors_is_used_for_those_alone() -> None:
    seen = {"x": seen_as(4104, (4, 1)), "y": seen_as(4096, (4, 1)), "z": seen_as(4096, (4, 1))}
    call, driver, behind = made(seen, TENSORS, parameters=MATRICES)

    assert call(Tensor(0x1008), Y, Z) is Z
    assert "behind" == call(X, Y, Z) == call(Tensor(0x1004), Y, Z)
    assert (1, 2) == (len(driver.seen), len(behind.calls))


def test_the_library_is_notified_of_written_tensors() -> None:
    call, _, _ = known()
    CHANGED.clear()

    assert call(X, Y, Z) is Z
    assert [Z] == CHANGED


def test_a_library_may_refuse_the_notification() -> None:
    def refuse(tensor: Tensor) -> None:
        raise RuntimeError("this tensor has no version")

    arrays = replace(TENSORS, changed=refuse)
    call, _, _ = made({name: seen_as(4096, (4, 1)) for name in "xyz"}, arrays, parameters=MATRICES)

    assert call(X, Y, Z) is Z


@pytest.mark.parametrize(
    "other",
    [
        Tensor(0x3008),
        Tensor(0x1000),
        Tensor(0x3000, (4,), steps=(1,)),
        Tensor(0x3000, (5, 1)),
        Tensor(0x3000, (4, 1), steps=(2, 1)),
        Tensor(0x3000, bits=16),
        Tensor(0x3000, code=0),
        Tensor(0x3000, place=(1, 0)),
        Tensor(0x3000, place=(2, 1)),
        Tensor(0x3000, requires_grad=True),
        Tensor(0x3000, fails=True),
        object(),
    ],
    ids=[
        "unaligned", "same", "rank", "extent", "strided", "bits", "type", "host", "other GPU",
        "gradient", "failing", "other class",
    ],
)  # fmt: skip
def test_other_tensors_go_on_as_they_are(other: Any) -> None:
    call, driver, behind = known()

    assert "behind" == call(X, Y, other)
    assert [(X, Y, other)] == behind.calls
    assert [] == driver.seen


def test_a_tensor_that_cannot_say_whether_it_wants_a_gradient_leaves_no_error() -> None:
    call, _, _ = known()
    mute = Tensor(0x3000)
    del mute.requires_grad

    assert "behind" == call(X, Y, mute)


def test_tensors_are_counted_as_before() -> None:
    call, _, _ = known()
    CHANGED.clear()
    before, truths = [sys.getrefcount(one) for one in (X, Y, Z)], sys.getrefcount(False)

    for _ in range(1000):
        call(X, Y, Z)
        CHANGED.clear()

    assert before == [sys.getrefcount(one) for one in (X, Y, Z)]
    assert abs(sys.getrefcount(False) - truths) < 500  # others count it too, but not once for every call


def test_only_torchs_stream_matters_to_its_tensors() -> None:
    call, driver, behind = known()
    said = {"torch": 0}

    def torch(index: int) -> int:
        return said["torch"]

    def cupy() -> Any:
        raise AssertionError("CuPy is not asked")

    streams._CELL[:] = [len(sys.modules), id(torch), id(cupy)]

    assert call(X, Y, Z) is Z
    said["torch"] = 1 << 40
    assert call(X, Y, Z) is Z
    assert ([LEGACY, 1 << 40], []) == ([words[STREAM] for words in driver.seen], behind.calls)


class Row:
    """What CuPy's arrays say of themselves."""

    def __init__(
        self, address: int, shape: tuple[int, ...] = (4, 1), dtype: str = "float32", *, place: int = 0,
        is_row: bool = True,
    ) -> None:  # fmt: skip
        self.data = SimpleNamespace(ptr=address, device_id=place)
        self.dtype, self.shape, self._c_contiguous = np.dtype(dtype), shape, is_row


ROWS = Arrays(kind=Row, describe=loader.runtime()["describe_cupy"])


def test_arrays_of_cupy_are_described_by_their_attributes() -> None:
    call, driver, behind = made({name: seen_as(4096, (4, 1)) for name in "xyz"}, ROWS, parameters=MATRICES)
    x, y, z = Row(0x1000), Row(0x2000), Row(0x3000)

    assert call(x, y, z, 3.5) is z
    assert [0x1000, 4, 0x2000, 4, 0x3000, 4, f32(3.5), 1] == driver.seen[0][ARGUMENTS:]
    others = [
        Row(0x3000, (5, 1)), Row(0x3000, (4,)), Row(0x3000, (4,) + (1,) * 6), Row(0x3000, dtype="int32"),
        Row(0x3000, place=1), Row(0x3000, is_row=False), Row(0x3004), X,
    ]  # fmt: skip
    broken = Row(0x3000)
    del broken.data
    for other in (*others, broken):
        assert "behind" == call(x, y, other)
    assert (1, 9) == (len(driver.seen), len(behind.calls))


def test_what_they_say_is_released() -> None:
    call, _, _ = made({name: seen_as(4096, (4, 1)) for name in "xyz"}, ROWS, parameters=MATRICES)
    x, y, z = Row(0x1000), Row(0x2000), Row(0x3000)
    before = [sys.getrefcount(part) for part in (x, x.data, x.dtype, x.shape)]

    for _ in range(100):
        assert call(x, y, z) is z
    assert before == [sys.getrefcount(part) for part in (x, x.data, x.dtype, x.shape)]


def test_only_cupys_stream_matters_to_its_arrays() -> None:
    call, driver, _ = made({name: seen_as(4096, (4, 1)) for name in "xyz"}, ROWS, parameters=MATRICES)

    def torch(index: int) -> int:
        raise AssertionError("torch is not asked")

    def cupy() -> Any:
        return SimpleNamespace(ptr=1 << 40)

    streams._CELL[:] = [len(sys.modules), id(torch), id(cupy)]
    z = Row(0x3000)

    assert call(Row(0x1000), Row(0x2000), z) is z
    assert 1 << 40 == driver.seen[0][STREAM]


def test_classes_are_asked_by_the_function_that_they_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", SimpleNamespace(Tensor=Tensor, autograd=AUTOGRAD))

    assert asked(Tensor) is None
    capsule = dlpack._new(ctypes.addressof(EXCHANGE), dlpack._EXCHANGE, None)
    monkeypatch.setattr(Tensor, "__dlpack_c_exchange_api__", capsule, raising=False)
    assert TENSORS == asked(Tensor)
    assert asked(type("Parameter", (Tensor,), {})) is None
    assert OWN == asked(DeviceArray)
    monkeypatch.setattr(Tensor, "__dlpack_c_exchange_api__", 7)
    assert asked(Tensor) is None


def test_arrays_that_machine_code_cannot_compare_have_no_row() -> None:
    def row(address: int, shape: tuple[int, ...]) -> Any:
        return array_row(TENSORS, "x", 0, seen_as(address, shape), 3, is_made=False, writes=False)

    assert (2, 2 | 3 << 32, 2 | (2 | 32 << 8 | 1 << 16) << 32, 0, 16) == row(64, (3, 4)).words
    assert [(1, 3), (2, 4)] == [(e.slot, e.number) for e in extents(row(64, (3, 4)), seen_as(64, (3, 4)))]
    assert 16 | 4 << 8 == row(68, (3, 4)).words[-1]
    assert row(64, (0, 4)) is None
