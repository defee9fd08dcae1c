"""Launches on a GPU as signatures, so that `native/call.c` makes them: from Python's objects to the driver.

A known call is a kernel over one grid on arrays of fixed kinds, none of which shares memory with one that is
written, all of them ready on the default stream, where the caller works too. The arrays are our own, or
torch's, which describes its tensors by a function of DLPack's. A launcher takes addresses and scalars.
"""

from __future__ import annotations

import ctypes
import functools
import struct
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from vyre.ir import float_state
from vyre.ir.dtypes import DType, f32, f64
from vyre.targets import dlpack
from vyre.targets.cpu import loader
from vyre.targets.cpu.entry import lone_call
from vyre.targets.cpu.layout import offset_of
from vyre.targets.cpu.signature import (
    CONFIG,
    DEVICE,
    NUMBER,
    TENSOR,
    ArgumentRow,
    Arrays,
    Equal,
    GpuLaunch,
    PlanWords,
    Signature,
    scalar_row,
)  # fmt: skip
from vyre.targets.cuda import streams
from vyre.targets.cuda.arrays import ALIGNED, DeviceArray
from vyre.targets.cuda.device import LEGACY
from vyre.targets.cuda.launch import ARGUMENTS, STREAM, Prepared

Kind = Literal["word", "f64", "f32"]
OWN = Arrays(kind=DeviceArray)


def asked(kind: type) -> Arrays | None:
    """Return the way in which machine code inspects arrays of a class; None if it cannot."""
    if not _is_known():
        return None
    if kind is DeviceArray:
        return OWN
    torch: Any = sys.modules.get("torch")
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
    words = [id(sys.modules), streams.cell(), id(LEGACY), *(at or 0 for at in fields)]
    set_up = ctypes.CFUNCTYPE(None, ctypes.POINTER(ctypes.c_int64))(loader.runtime()["call_gpu"])
    set_up((ctypes.c_int64 * len(words))(*words))
    return None not in fields


def array_row(
    arrays: Arrays, name: str, slot: int, array: DeviceArray, index: int, *, is_made: bool, writes: bool
) -> ArgumentRow | None:
    """The row of an array like this one, as we see it; None if machine code cannot compare it."""
    if arrays is OWN or not arrays.describe:
        return ArgumentRow(DEVICE, name, slot, (id(array.key), 0, 0, int(is_made), 0), keep=array.key)
    if array.address % ALIGNED or not array.nbytes:
        return None
    parts = 0 if array.element is None else 2
    rank = len(array.shape) - (parts > 0)
    place, kind = dlpack.CUDA | index << 32, dlpack.type_word(rank, array.dtype, is_complex=parts > 0)
    words, is_notified = (rank, place, kind, int(is_made), ALIGNED), writes and not is_made
    each = array.dtype.itemsize
    return ArgumentRow(TENSOR, name, slot, words, each=each, parts=parts, is_notified=is_notified)


def extents(row: ArgumentRow, array: DeviceArray) -> list[Equal]:
    """The required extents of such an array; none for our own arrays, whose keys include them."""
    shape = array.shape if row.kind == TENSOR else ()
    return [Equal(row.slot + 1 + axis, number=size) for axis, size in enumerate(shape)]


def plan_of(
    prepared: Prepared, slots: Mapping[int, int], words: Mapping[int, int] | None = None
) -> PlanWords:
    """The words of a launch on the default stream, of which some, by position, come from slots, and some are
    given.
    """
    config, block = prepared.head[:CONFIG], list(prepared.block)
    config[STREAM] = LEGACY
    for at, word in (words or {}).items():
        block[at - ARGUMENTS] = word
    patches = [(CONFIG + at - ARGUMENTS, slot, 0) for at, slot in slots.items()]
    return PlanWords(words=[*config, *block], patches=patches)


def launch_of(prepared: Prepared, index: int | None) -> GpuLaunch:
    """The driver's function and the kernel; without an index, the launch is on the stream in the words."""
    function = address_of(prepared.gpu.cuda.cuLaunchKernelEx)
    return GpuLaunch(function=function, kernel=prepared.handle, index=index)


def address_of(function: Any) -> int:
    """The address of a function of the driver."""
    return ctypes.cast(function, ctypes.c_void_p).value or 0


@dataclass(frozen=True, slots=True)
class WordSlot:
    """The word of a launch that a value goes to, and the kind of the value."""

    at: int
    kind: Kind


def launcher(prepared: Prepared, slots: Sequence[WordSlot]) -> Callable[..., int]:
    """Return the function that launches, with the stream and a value for each slot; it returns the driver's
    status.
    """
    in_python = _in_python(prepared, slots)
    types: dict[Kind, DType] = {"f32": f32, "f64": f64}
    rows = [ArgumentRow(NUMBER, "", 0, (0, 0, 0, 0, 0))]
    for slot in slots:
        at, dtype = len(rows), types.get(slot.kind)
        rows.append(replace(rows[0], slot=at) if dtype is None else scalar_row("", dtype, at))
    words = plan_of(prepared, {slot.at: 1 + number for number, slot in enumerate(slots)})
    signature = Signature(
        device="cuda",
        rows=rows,
        parameters=len(rows),
        positional=len(rows),
        results=(),
        plan=PlanWords(words=words.words, patches=[(STREAM, 0, 0), *words.patches]),
        launch=launch_of(prepared, None),
        keep=prepared,  # the kernel stays loaded as long as its launcher
    )
    launch: Callable[..., int] = lone_call(signature, in_python) if signature.fits else in_python
    return launch


def _in_python(prepared: Prepared, slots: Sequence[WordSlot]) -> Callable[..., int]:
    def launch(stream: int, *values: Any) -> int:
        instance = prepared.instance()
        instance.words[STREAM] = stream
        with float_state.default():
            for slot, value in zip(slots, values, strict=True):
                if slot.kind == "word":
                    instance.words[slot.at] = value & 0xFFFFFFFFFFFFFFFF
                else:
                    struct.pack_into("<d" if slot.kind == "f64" else "<f", instance.bytes, 8 * slot.at, value)
        status = prepared.call(instance)
        prepared.instances.append(instance)
        return status

    return launch
