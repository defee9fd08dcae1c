"""Fast calls on our own arrays of a GPU, as builtin functions: from Python objects to the driver at once.

Each knows one plan: a kernel over one grid on arrays of fixed kinds, none of which shares memory with one
that is written, all of them ready on the default stream, where the caller works too. Whatever else comes goes
to the Python function behind it, with the same arguments; so does a launch that the driver refuses.
"""

from __future__ import annotations

import ctypes
import functools
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vyre.front.known import Parameter
from vyre.ir import limits
from vyre.targets.cpu import entry, entry_code, resident
from vyre.targets.cpu.layout import offset_of, offsets
from vyre.targets.cpu.loader import KERNEL_SYMBOLS
from vyre.targets.cuda import streams, thunk
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.device import LEGACY
from vyre.targets.cuda.launch import ARGUMENTS, STREAM, Prepared

# Words of the record's head beside those that all fast calls have.
_WORDS = ("LAUNCH", "LENGTH", "PAIRS", "STREAMS", "MODULES", "INDEX", "STREAM", "ZERO")
_AT = {word: entry_code.COMMON + number for number, word in enumerate(_WORDS)}
_HEAD = entry_code.COMMON + len(_WORDS)
_SPARE = ARGUMENTS + thunk.MOST_WORDS  # a word for what is not passed on
_SYMBOLS = (
    *KERNEL_SYMBOLS, *entry_code.SYMBOLS, "PyDict_Size", "PyLong_AsVoidPtr", "PyObject_CallNoArgs",
    "PyObject_CallOneArg",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Known:
    """A launch that is known: where values go among its words, the keys that its arrays must have, and which
    of them, by number, must share no memory; the GPU by its number.
    """

    prepared: Prepared
    slots: Mapping[str, int]
    keys: Mapping[str, int]
    apart: Sequence[tuple[int, int]]
    index: int


def fast_call(called: entry.Called, known: Known, slow: Any) -> Any | None:
    """A builtin that launches, or calls `slow` with the same arguments; None where there is none."""
    address = _code()
    length = len(known.prepared.block)
    if address is None or called.count > limits.PARAMETERS or length > thunk.MOST_WORDS:
        return None
    numbers = {name: number for number, name in enumerate(known.keys)}

    def array(parameter: Parameter, objects: list[object]) -> tuple[int, int, int]:
        objects.append(known.keys[parameter.name])
        return id(known.keys[parameter.name]), numbers[parameter.name], 0

    pairs = [one | other << 32 for one, other in known.apart]
    config = known.prepared.head[: thunk.CONFIG]
    config[STREAM] = LEGACY
    template = [*config, *known.prepared.block]
    driver: Any = known.prepared.gpu.cuda.cuLaunchKernelEx
    words = (
        ctypes.cast(driver, ctypes.c_void_p).value or 0, length, len(pairs), streams.cell(),
        id(sys.modules), id(known.index), id(LEGACY), id(0),
    )  # fmt: skip
    own = {entry_code.KERNEL: known.prepared.handle, **dict(zip(_AT.values(), words, strict=True))}
    slots = {parameter.name: _SPARE for parameter in called.parameters} | {"": _SPARE, **known.slots}
    found = entry.record(called, DeviceArray, own, slots, array, [*pairs, *template])
    return entry.made(address, called, found, slow)


@functools.cache
def _code() -> int | None:
    """The address of the machine code; None where Python's objects are not laid out as known."""
    python, ours = offsets(), _offsets()
    if python is None or ours is None:
        return None
    text = entry_code.defined(
        "gpu_entry", python, head=_HEAD, block=_SPARE + 1, begin=_BEGIN, array=_ARRAY,
        launch=_LAUNCH, own=_AT | ours | thunk.NUMBERS,
    )  # fmt: skip
    return resident.piece(_DECLARED + text, ("gpu_entry",), symbols=_SYMBOLS)["gpu_entry"]


def _offsets() -> dict[str, int] | None:
    """Where an array has what is asked of it, by name."""
    names = {"KEY": "key", "STREAM_OF": "stream", "ADDRESS": "address", "END": "end"}
    found = {word: offset_of(DeviceArray, name) for word, name in names.items()}
    return {word: at for word, at in found.items() if at is not None} if all(found.values()) else None


_DECLARED = """
declare ptr @memcpy(ptr, ptr, i64)
declare ptr @PyLong_AsVoidPtr(ptr)
declare i64 @PyDict_Size(ptr)
declare ptr @PyObject_CallOneArg(ptr, ptr)
declare ptr @PyObject_CallNoArgs(ptr)
"""

_BEGIN = (
    """
begin:
  %starts = alloca [{MOST} x i64], align 16
  %ends = alloca [{MOST} x i64], align 16
  %words = getelementptr i8, ptr %block, i64 0
  %pairs = call i64 @word(ptr %record, i64 {PAIRS})
  %pairs.at = call i64 @word(ptr %record, i64 {MORE_AT})
  %template.at = add i64 %pairs.at, %pairs
  %template = getelementptr i64, ptr %record, i64 %template.at
  %length = call i64 @word(ptr %record, i64 {LENGTH})
  %default.stream = call i64 @word(ptr %record, i64 {STREAM})
"""
    + thunk.FILLED
    + """
  br label %reading
"""
)

_ARRAY = """
array:
  %a.type = icmp eq i64 %type, %type.array
  br i1 %a.type, label %array.look, label %slow
array.look:
  %a.key = call i64 @field(ptr %object, i64 {KEY})
  %a.stream = call i64 @field(ptr %object, i64 {STREAM_OF})
  %a.c1 = icmp eq i64 %a.key, %first
  %a.c2 = icmp eq i64 %a.stream, %default.stream
  %a.ok = and i1 %a.c1, %a.c2
  br i1 %a.ok, label %array.store, label %slow
array.store:
  %a.address.i = call i64 @field(ptr %object, i64 {ADDRESS})
  %a.end.i = call i64 @field(ptr %object, i64 {END})
  %a.address.o = inttoptr i64 %a.address.i to ptr
  %a.end.o = inttoptr i64 %a.end.i to ptr
  %a.address = call ptr @PyLong_AsVoidPtr(ptr %a.address.o)
  %a.end = call ptr @PyLong_AsVoidPtr(ptr %a.end.o)
  %a.start.to = getelementptr ptr, ptr %starts, i64 %second
  %a.end.to = getelementptr ptr, ptr %ends, i64 %second
  store ptr %a.address, ptr %to, align 8
  store ptr %a.address, ptr %a.start.to, align 8
  store ptr %a.end, ptr %a.end.to, align 8
  br label %read.next
"""

# Whether arrays share memory, whether all libraries that are here work on the default stream, the driver.
_LAUNCH = """
launch:
  br label %pair
pair:
  %q = phi i64 [ 0, %launch ], [ %q1, %pair.one ]
  %q.more = icmp ult i64 %q, %pairs
  br i1 %q.more, label %pair.look, label %ask
pair.look:
  %q.word = add i64 %pairs.at, %q
  %q.both = call i64 @word(ptr %record, i64 %q.word)
  %q.one = and i64 %q.both, 4294967295
  %q.other = lshr i64 %q.both, 32
  %q.start1 = call i64 @word(ptr %starts, i64 %q.one)
  %q.end1 = call i64 @word(ptr %ends, i64 %q.one)
  %q.start2 = call i64 @word(ptr %starts, i64 %q.other)
  %q.end2 = call i64 @word(ptr %ends, i64 %q.other)
  %q.c1 = icmp uge i64 %q.start1, %q.end2
  %q.c2 = icmp uge i64 %q.start2, %q.end1
  %q.apart = or i1 %q.c1, %q.c2
  br i1 %q.apart, label %pair.one, label %slow
pair.one:
  %q1 = add i64 %q, 1
  br label %pair
ask:
  %modules.i = call i64 @word(ptr %record, i64 {MODULES})
  %modules = inttoptr i64 %modules.i to ptr
  %modules.now = call i64 @PyDict_Size(ptr %modules)
  %known.i = call i64 @word(ptr %record, i64 {STREAMS})
  %known = inttoptr i64 %known.i to ptr
  %modules.seen = call i64 @word(ptr %known, i64 0)
  %torch.i = call i64 @word(ptr %known, i64 1)
  %cupy.i = call i64 @word(ptr %known, i64 2)
  %null.i = call i64 @word(ptr %known, i64 3)
  %looked = icmp eq i64 %modules.now, %modules.seen
  br i1 %looked, label %ask.torch, label %slow
ask.torch:
  %torch.none = icmp eq i64 %torch.i, 0
  br i1 %torch.none, label %ask.cupy, label %torch
torch:
  %torch.f = inttoptr i64 %torch.i to ptr
  %index.i = call i64 @word(ptr %record, i64 {INDEX})
  %index.o = inttoptr i64 %index.i to ptr
  %zero = call i64 @word(ptr %record, i64 {ZERO})
  %torch.s = call ptr @PyObject_CallOneArg(ptr %torch.f, ptr %index.o)
  %torch.failed = icmp eq ptr %torch.s, null
  br i1 %torch.failed, label %failed, label %torch.said
torch.said:
  call void @Py_DecRef(ptr %torch.s)
  %torch.v = ptrtoint ptr %torch.s to i64
  %torch.same = icmp eq i64 %torch.v, %zero
  br i1 %torch.same, label %ask.cupy, label %slow
ask.cupy:
  %cupy.none = icmp eq i64 %cupy.i, 0
  br i1 %cupy.none, label %go, label %cupy
cupy:
  %cupy.f = inttoptr i64 %cupy.i to ptr
  %cupy.s = call ptr @PyObject_CallNoArgs(ptr %cupy.f)
  %cupy.failed = icmp eq ptr %cupy.s, null
  br i1 %cupy.failed, label %failed, label %cupy.said
cupy.said:
  call void @Py_DecRef(ptr %cupy.s)
  %cupy.v = ptrtoint ptr %cupy.s to i64
  %cupy.same = icmp eq i64 %cupy.v, %null.i
  br i1 %cupy.same, label %go, label %slow
failed:
  call void @PyErr_Clear()
  br label %slow
go:
  %launch.i = call i64 @word(ptr %record, i64 {LAUNCH})
  %launch.f = inttoptr i64 %launch.i to ptr
  %kernel.i = call i64 @word(ptr %record, i64 {KERNEL})
  %kernel = inttoptr i64 %kernel.i to ptr
  %status = call i32 %launch.f(ptr %words, ptr %kernel, ptr null, ptr %extra)
  %launched = icmp eq i32 %status, 0
  br i1 %launched, label %give, label %slow
"""
