"""Launches on a GPU as signatures, so that `native/call.c` makes them: from Python's objects to the driver.

A known call is a kernel over one grid on arrays of fixed shapes. They are our own, and ready on the stream
that the caller has chosen, or torch's, which describes its tensors by a function of DLPack's, or CuPy's, of
which machine code reads attributes.
"""

from __future__ import annotations

import ctypes
import functools
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from vyre.ir.dtypes import DType
from vyre.targets import dlpack
from vyre.targets.cpu import loader
from vyre.targets.cpu.layout import offset_of
from vyre.targets.cpu.signature import (
    CONFIG,
    DEVICE,
    TENSOR,
    ArgumentRow,
    Arrays,
    Equal,
    GpuLaunch,
    PlanWords,
)  # fmt: skip
from vyre.targets.cuda import arrays, foreign, streams
from vyre.targets.cuda.arrays import ALIGNED, ArrayFactory, DeviceArray
from vyre.targets.cuda.device import Gpu
from vyre.targets.cuda.launch import ARGUMENTS, Prepared

_OF_CUPY = ("data", "ptr", "device_id", "dtype", "shape", "_c_contiguous")  # attributes, as `gpu` has them
_ALIGN_BITS = 8  # of native/arguments.c: above them stands the address modulo the alignment
OWN = Arrays(kind=DeviceArray)


@dataclass(frozen=True, slots=True)
class Fresh:
    """An output that each call allocates, and whether it must be zeroed."""

    shape: tuple[int, ...]
    dtype: DType
    is_cleared: bool

    def maker(self, kind: type, gpu: Gpu) -> Callable[..., Any]:
        """Return a function that makes one: an array of ours on the stream it takes, or torch's."""
        if kind.__module__.startswith("cupy"):
            cupy: Any = sys.modules["cupy"]
            return partial(cupy.zeros if self.is_cleared else cupy.ndarray, self.shape, self.dtype.storage)
        if kind is not DeviceArray:
            torch: Any = sys.modules[kind.__module__.partition(".")[0]]
            make = torch.zeros_like if self.is_cleared else torch.empty_like  # twice as fast as by shape
            dtype = getattr(torch, foreign.NAMES[self.dtype])
            example = torch.empty((), dtype=dtype, device=torch.device("cuda", gpu.index))
            return partial(make, example.expand(self.shape), memory_format=torch.contiguous_format)
        if not self.is_cleared:
            return ArrayFactory(gpu, self.shape, self.dtype).made
        return lambda stream: arrays.made(gpu, self.shape, self.dtype, stream=stream, is_cleared=True)


def asked(kind: type) -> Arrays | None:
    """Return the way in which machine code inspects arrays of a class; None if it cannot."""
    if not _is_known():
        return None
    if kind is DeviceArray:
        return OWN
    torch: Any = sys.modules.get("torch")
    cupy: Any = sys.modules.get("cupy")
    if cupy is not None and kind is cupy.ndarray and hasattr(kind, _OF_CUPY[-1]):
        return Arrays(kind=kind, describe=loader.runtime()["describe_cupy"])
    offered = dlpack.exchange(kind) if torch is not None and kind is torch.Tensor else None
    if offered is None:
        return None
    return Arrays(
        kind=kind, describe=offered.describe, gradient="requires_grad", negated=torch.Tensor.is_neg,
        changed=torch.autograd.graph.increment_version,
    )  # fmt: skip


@functools.cache
def _is_known() -> bool:
    """Pass the runtime the offsets of the fields of our own arrays; False if they cannot be determined."""
    fields = [offset_of(DeviceArray, name) for name in ("key", "stream", "address")]
    words = [
        id(sys.modules),
        streams.cell(),
        *(at or 0 for at in fields),
        *map(id, map(sys.intern, _OF_CUPY)),
    ]
    set_up = ctypes.CFUNCTYPE(None, ctypes.POINTER(ctypes.c_int64))(loader.runtime()["call_gpu"])
    set_up((ctypes.c_int64 * len(words))(*words))
    return None not in fields


def array_row(
    arrays: Arrays, name: str, slot: int, array: DeviceArray, index: int, *, is_made: bool, writes: bool
) -> ArgumentRow | None:
    """The row of an array like this one, as we see it; None if machine code cannot compare it."""
    if arrays is OWN or not arrays.describe:
        return ArgumentRow(DEVICE, name, slot, (id(array.key), 0, 0, int(is_made), 0), keep=array.key)
    if not array.nbytes:
        return None
    parts = 0 if array.element is None else 2
    rank = len(array.shape) - (parts > 0)
    place, kind = dlpack.CUDA | index << 32, dlpack.type_word(rank, array.dtype, is_complex=parts > 0)
    if arrays.gradient is None:  # CuPy's, by NumPy's type
        kind = id(array.element or array.dtype.storage) + rank
    align, is_notified = ALIGNED | array.address % ALIGNED << _ALIGN_BITS, writes and not is_made
    words = (rank, place, kind, int(is_made), align)
    each = array.dtype.itemsize
    return ArgumentRow(TENSOR, name, slot, words, each=each, parts=parts, is_notified=is_notified)


def extents(row: ArgumentRow, array: DeviceArray) -> list[Equal]:
    """The required extents of such an array; none for our own arrays, whose keys include them."""
    shape = array.shape if row.kind == TENSOR else ()
    return [Equal(row.slot + 1 + axis, number=size) for axis, size in enumerate(shape)]


def plan_of(
    prepared: Prepared, slots: Mapping[int, int], words: Mapping[int, int] | None = None
) -> PlanWords:
    """The words of a launch, of which some, by position, come from slots, and some are given."""
    block = list(prepared.block)
    for at, word in (words or {}).items():
        block[at - ARGUMENTS] = word
    patches = [(CONFIG + at - ARGUMENTS, slot, 0) for at, slot in slots.items()]
    return PlanWords(words=[*prepared.head[:CONFIG], *block], patches=patches)


def launch_of(prepared: Prepared, index: int, *, is_bound: bool) -> GpuLaunch:
    """The launch of a kernel; `is_bound` if it uses memory of its own on the default stream."""
    function = address_of(prepared.gpu.cuda.cuLaunchKernelEx)
    return GpuLaunch(function=function, kernel=prepared.handle, index=index, is_bound=is_bound)


def address_of(function: Any) -> int:
    """The address of a function of the driver."""
    return ctypes.cast(function, ctypes.c_void_p).value or 0
