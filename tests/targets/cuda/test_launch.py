"""What the driver is told of a launch, where no GPU is needed to see it."""

from __future__ import annotations

import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, f32, gid
from vyre.ir import dtypes
from vyre.ir.nodes import Param
from vyre.targets.cuda import faults, streams
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.launch import arguments, bits, facts_of, is_apart, slots
from vyre.targets.cuda.ptx import PtxKernel
from vyre.targets.cuda.staging import HostRange, host_ranges
from vyre.targets.cuda.target import decoded, encoded

PARAMS = (
    Param("x", "in", dtypes.f32, 2),
    Param("a", "scalar", dtypes.f32, 0),
    Param("y", "out", dtypes.f32, 1),
)


def at(address: int, *shape: int, dtype: Any = dtypes.f32) -> Any:
    """An array that lies at an address of a GPU that is not there."""
    gpu: Any = SimpleNamespace(index=0, zeros=16, name="cuda:0")
    return DeviceArray(gpu, address, shape, dtype, stream=1, owner=object())


def test_words_are_addresses_extents_scalars_and_the_grid() -> None:
    assert [0, 3, 5, 0, 0, 7, 9, 1, 1] == arguments(PARAMS, {"x": (3, 5), "y": (7,)}, (9,))
    assert {"x": 0, "a": 3, "y": 4, "": 6} == slots(PARAMS)


@pytest.mark.parametrize(
    ("value", "word"),
    [(np.float32(1.0), 0x3F800000), (np.int8(-1), 0xFF), (np.uint64(1 << 63), 1 << 63), (np.bool_(True), 1)],
)
def test_a_scalar_is_its_bits(value: Any, word: int) -> None:
    assert word == bits(value)


def test_facts_are_what_the_arrays_have_in_common() -> None:
    x, y = at(4096, 32, 64), at(65536, 64)
    known = facts_of(PARAMS, {"x": x, "y": y}, (64,))

    assert (True, True, True, True) == (known.aligned, known.distinct, known.narrow, known.even)
    assert frozenset({"y"}) == known.alike


@pytest.mark.parametrize(
    ("x", "y", "fact"),
    [
        (at(4100, 32, 64), at(65536, 64), "aligned"),
        (at(4096, 32, 64), at(4096, 64), "distinct"),
        (at(4096, 1 << 20, 1 << 10), at(1 << 40, 64), "narrow"),
        (at(4096, 32, 65), at(65536, 64), "even"),
    ],
)
def test_a_fact_does_not_hold(x: Any, y: Any, fact: str) -> None:
    assert not getattr(facts_of(PARAMS, {"x": x, "y": y}, (64,)), fact)


def test_arrays_without_elements_share_nothing() -> None:
    assert is_apart([at(64, 0)], [at(64, 0), at(64, 4)])


def test_arrays_that_overlap_on_the_host_are_one_stretch() -> None:
    spans = [(100, 200, "a"), (150, 160, "b"), (190, 300, "c"), (300, 310, "d")]

    assert [HostRange(100, 300, ("a", "b", "c")), HostRange(300, 310, ("d",))] == host_ranges(spans)


def test_a_stored_kernel_is_read_as_it_was() -> None:
    kernel = PtxKernel((32, 8, 1), items=4, slack=3, ptx=".version 7.8\n")

    assert kernel == decoded(encoded(kernel))


@pytest.mark.parametrize(
    ("status", "kind", "words"),
    [
        (2, vy.OutOfMemory, "cuda:0 has not enough memory for 8 bytes"),
        (700, vy.DeviceLost, "cuda:0 was lost while 8 bytes: a kernel touched memory that is not there"),
        (222, vy.DeviceError, "the NVIDIA driver here is too old"),
        (218, vy.DeviceError, "The driver's compiler says: line 3."),
        (1, vy.DeviceError, "8 bytes failed on cuda:0"),
    ],
)
def test_what_the_driver_says_becomes_an_error_with_a_fix(status: int, kind: type, words: str) -> None:
    error = faults.fault(status, "8 bytes", device="cuda:0", log="line 3")

    assert kind is type(error)
    assert isinstance(error, vy.CallError)
    assert words in str(error)
    assert "Fix: " in str(error)


# Arrays


def test_an_array_is_described_by_name_shape_and_place() -> None:
    assert "<array of f32 (3, 4) on cuda:0>" == repr(at(64, 3, 4))
    assert (2, 12, 48, 3) == (at(64, 3, 4).ndim, at(64, 3, 4).size, at(64, 3, 4).nbytes, len(at(64, 3, 4)))


def test_an_array_states_its_device() -> None:
    said = at(64, 3, 4).__cuda_array_interface__

    assert ((3, 4), "<f4", (64, False), 1, 3) == (
        said["shape"], said["typestr"], said["data"], said["stream"], said["version"],
    )  # fmt: skip


@pytest.mark.parametrize("versioned", [True, False])
@pytest.mark.parametrize("dtype", dtypes.ALL)
def test_an_array_goes_through_dlpack_and_is_let_go(dtype: Any, versioned: bool) -> None:
    from vyre.targets import dlpack

    array = at(4096, 3, 4, dtype=dtype)

    class Giver:
        def __dlpack__(self, *, stream: Any, max_version: Any = None) -> Any:
            return array.__dlpack__(stream=-1, max_version=(1, 0) if versioned else None)

    before = len(dlpack._GIVEN)
    seen = dlpack.imported(Giver(), 1)
    found = (seen.address, seen.shape, seen.dtype, seen.index, seen.is_contiguous, seen.is_writable)
    assert (4096, (3, 4), dtype, 0, True, True) == found
    assert before + 1 == len(dlpack._GIVEN)
    del seen
    assert before == len(dlpack._GIVEN)


def test_a_capsule_that_is_never_consumed_is_released() -> None:
    from vyre.targets import dlpack

    before = len(dlpack._GIVEN)
    capsule = at(4096, 3).__dlpack__(stream=-1)
    assert before + 1 == len(dlpack._GIVEN)
    del capsule
    assert before == len(dlpack._GIVEN)


def test_an_explanation_says_what_copies_took() -> None:
    from vyre.run.observe import Copied

    @vy.pipeline
    def doubled(x: Any) -> Any:
        return bumped_copy(x)

    told = doubled.explain(np.zeros(1024, np.float32))
    copies = Copied("(pipeline)", "cuda", 4096, 2048, 0.25)

    assert "copies" not in str(told)
    assert "copies: 4.0 KiB to cuda, 2.0 KiB back, 0.25 ms in the last call" in str(
        type(told)(told.title, told.plan, copies)
    )


@vy.kernel
def bumped_copy(x: Buf[f32], y: Out[f32]):
    i = gid()
    y[i] = x[i] + 1.0


ENDING = """
import sys, types
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.graphs import LaunchGraph
kept = sys.modules["kept"] = types.ModuleType("kept")
kept.array, kept.graph = DeviceArray.__new__(DeviceArray), LaunchGraph.__new__(LaunchGraph)
kept.array._owns = True
"""


def test_what_is_still_there_when_python_ends_is_left_to_the_driver() -> None:
    ended = subprocess.run([sys.executable, "-c", ENDING], capture_output=True, text=True, check=False)

    assert (0, "") == (ended.returncode, ended.stderr)


@pytest.mark.parametrize(("consumer", "is_trusted"), [("jax._src.dlpack", True), ("consumer", False)])
def test_the_streams_of_jax_alone_are_remembered(
    monkeypatch: pytest.MonkeyPatch, consumer: str, is_trusted: bool
) -> None:
    monkeypatch.setattr(streams, "_TRUSTED", trusted := dict[int, object]())
    monkeypatch.setitem(sys.modules, "jax", SimpleNamespace())  # that it is loaded is not enough
    space: dict[str, Any] = {"__name__": consumer, "export": lambda stream: streams.given(stream)}
    exec("def ask(stream): return export(stream)", space)

    assert 1 << 40 == space["ask"](1 << 40)
    assert is_trusted == (1 << 40 in trusted)
