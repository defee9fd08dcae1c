"""Fast calls on arrays of a GPU, as builtin functions: from Python objects straight to the driver.

Each handles one plan: a kernel over one grid on arrays of fixed kinds, none of which shares memory with one
that is written, all of them ready on the default stream, where the caller works too. The arrays are our own,
or torch's, which reports the address of its tensors by a function of DLPack's. All other calls, and launches
that the driver refuses, go to the Python function behind it, with the same arguments.
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
from vyre.targets.cuda import dlpack, streams, thunk
from vyre.targets.cuda.arrays import ALIGNED, DeviceArray
from vyre.targets.cuda.device import LEGACY
from vyre.targets.cuda.launch import ARGUMENTS, STREAM, Prepared

# Words of the record's head beside those that all fast calls have.
_WORDS = ("LAUNCH", "LENGTH", "PAIRS", "STREAMS", "MODULES", "INDEX", "STREAM", "ZERO", "TELL", "GRADIENT")
_AT = {word: entry_code.COMMON + number for number, word in enumerate(_WORDS)}
_HEAD = entry_code.COMMON + len(_WORDS)
_GRADIENT = sys.intern("requires_grad")
_SPARE = ARGUMENTS + thunk.MOST_WORDS  # a word for values that are not passed to the kernel
_SYMBOLS = (
    *KERNEL_SYMBOLS, *entry_code.SYMBOLS, "PyDict_Size", "PyLong_AsVoidPtr", "PyObject_CallNoArgs",
    "PyObject_CallOneArg", "PyObject_GetAttr",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Asked:
    """The way machine code inspects arrays of a class: our own by their keys, others by the function at
    `tell`.
    """

    kind: type
    tell: int = 0

    def key(self, array: DeviceArray, index: int) -> int | tuple[int, ...] | None:
        """Return the value that machine code compares for an array, viewed as one of ours; None if it
        cannot.
        """
        if not self.tell:
            return array.key
        is_plain = array.address % ALIGNED == 0 and array.nbytes > 0
        return dlpack.told(array.shape, array.dtype, index) if is_plain else None


OWN = Asked(DeviceArray)


def asked(kind: type) -> Asked | None:
    """Return how machine code inspects arrays of a class; None if it cannot."""
    if kind is DeviceArray:
        return OWN
    torch: Any = sys.modules.get("torch")
    tell = dlpack.teller(kind) if torch is not None and kind is torch.Tensor else None
    return None if tell is None else Asked(kind, tell)


@dataclass(frozen=True, slots=True)
class Known:
    """A known launch: where values go among its words, the keys that its arrays must have, and which of them,
    by number, must share no memory; the GPU by its number, and how arrays are asked for their keys.
    """

    prepared: Prepared
    slots: Mapping[str, int]
    keys: Mapping[str, int | tuple[int, ...]]
    apart: Sequence[tuple[int, int]]
    index: int
    how: Asked = OWN


def fast_call(called: entry.Called, known: Known, slow: Any) -> Any | None:
    """Return a builtin that launches, or calls `slow` with the same arguments; None if not supported."""
    address = _code(is_own=known.how == OWN)
    length = len(known.prepared.block)
    if address is None or called.count > limits.PARAMETERS or length > thunk.MOST_WORDS:
        return None
    numbers = {name: number for number, name in enumerate(known.keys)}
    pairs = [one | other << 32 for one, other in known.apart]
    config = known.prepared.head[: thunk.CONFIG]
    config[STREAM] = LEGACY
    more = [*pairs, *config, *known.prepared.block]

    def array(parameter: Parameter, objects: list[object]) -> tuple[int, int, int]:
        key, number = known.keys[parameter.name], numbers[parameter.name]
        objects += [key, _GRADIENT]
        if isinstance(key, int):
            return id(key), number, 0
        more.extend(key)
        return len(more) - len(key), number, len(key)

    driver: Any = known.prepared.gpu.cuda.cuLaunchKernelEx
    words = (
        ctypes.cast(driver, ctypes.c_void_p).value or 0, length, len(pairs), streams.cell(),
        id(sys.modules), id(known.index), id(LEGACY), id(0), known.how.tell, id(_GRADIENT),
    )  # fmt: skip
    own = {entry_code.KERNEL: known.prepared.handle, **dict(zip(_AT.values(), words, strict=True))}
    slots = {parameter.name: _SPARE for parameter in called.parameters} | {"": _SPARE, **known.slots}
    found = entry.record(called, known.how.kind, own, slots, array, more)
    return entry.made(address, called, found, slow)


@functools.cache
def _code(*, is_own: bool) -> int | None:
    """Return the address of the machine code; None if the layout of Python's objects is unknown."""
    python, ours = offsets(), _offsets()
    if python is None or ours is None:
        return None
    name, array, others = ("gpu_entry", _ARRAY, _CUPY) if is_own else ("tensor_entry", _TENSOR, _NO_OTHERS)
    text = entry_code.defined(
        name, python, head=_HEAD, block=_SPARE + 1, begin=_BEGIN, array=array,
        launch=_LAUNCH + others + _GO, own=_AT | ours | thunk.NUMBERS,
    )  # fmt: skip
    return resident.piece(_DECLARED + text, (name,), symbols=_SYMBOLS)[name]


def _offsets() -> dict[str, int] | None:
    """Return the offsets of the fields of an array that machine code reads, by name."""
    names = {"KEY": "key", "STREAM_OF": "stream", "ADDRESS": "address", "END": "end"}
    found = {word: offset_of(DeviceArray, name) for word, name in names.items()}
    return {word: at for word, at in found.items() if at is not None} if all(found.values()) else None


_DECLARED = """
declare ptr @memcpy(ptr, ptr, i64)
declare ptr @PyLong_AsVoidPtr(ptr)
declare i64 @PyDict_Size(ptr)
declare ptr @PyObject_CallOneArg(ptr, ptr)
declare ptr @PyObject_CallNoArgs(ptr)
declare ptr @PyObject_GetAttr(ptr, ptr)
"""

_BEGIN = (
    """
begin:
  %starts = alloca [{MOST} x i64], align 16
  %ends = alloca [{MOST} x i64], align 16
  %tensor = alloca [6 x i64], align 16
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

# An array of another library: check that it needs no gradient, and that its description is as known, at an
# address for whole vectors.
_TENSOR = """
array:
  %a.type = icmp eq i64 %type, %type.array
  br i1 %a.type, label %array.gradient, label %slow
array.gradient:
  %a.name.i = call i64 @word(ptr %record, i64 {GRADIENT})
  %a.name = inttoptr i64 %a.name.i to ptr
  %a.wants = call ptr @PyObject_GetAttr(ptr %object, ptr %a.name)
  %a.unknown = icmp eq ptr %a.wants, null
  br i1 %a.unknown, label %failed, label %array.wants
array.wants:
  call void @Py_DecRef(ptr %a.wants)
  %a.false = call i64 @word(ptr %record, i64 {FALSE})
  %a.wants.i = ptrtoint ptr %a.wants to i64
  %a.plain = icmp eq i64 %a.wants.i, %a.false
  br i1 %a.plain, label %array.ask, label %slow
array.ask:
  %a.tell.i = call i64 @word(ptr %record, i64 {TELL})
  %a.tell = inttoptr i64 %a.tell.i to ptr
  %a.status = call i32 %a.tell(ptr %object, ptr %tensor)
  %a.told = icmp eq i32 %a.status, 0
  br i1 %a.told, label %array.look, label %failed
array.look:
  %a.at = add i64 %pairs.at, %first
  %a.want = getelementptr i64, ptr %record, i64 %a.at
  %a.bytes = call i64 @word(ptr %a.want, i64 0)
  %a.want.place = call i64 @word(ptr %a.want, i64 1)
  %a.want.kind = call i64 @word(ptr %a.want, i64 2)
  %a.data = call i64 @word(ptr %tensor, i64 0)
  %a.place = call i64 @word(ptr %tensor, i64 1)
  %a.kind = call i64 @word(ptr %tensor, i64 2)
  %a.extents.i = call i64 @word(ptr %tensor, i64 3)
  %a.steps.i = call i64 @word(ptr %tensor, i64 4)
  %a.offset = call i64 @word(ptr %tensor, i64 5)
  %a.extents = inttoptr i64 %a.extents.i to ptr
  %a.steps = inttoptr i64 %a.steps.i to ptr
  %a.address = add i64 %a.data, %a.offset
  %a.low = and i64 %a.address, 15
  %a.c1 = icmp eq i64 %a.place, %a.want.place
  %a.c2 = icmp eq i64 %a.kind, %a.want.kind
  %a.c3 = icmp eq i64 %a.low, 0
  %a.c4 = icmp ne i64 %a.steps.i, 0
  %a.c12 = and i1 %a.c1, %a.c2
  %a.c34 = and i1 %a.c3, %a.c4
  %a.ok = and i1 %a.c12, %a.c34
  br i1 %a.ok, label %array.axis, label %slow
array.axis:
  %x = phi i64 [ 3, %array.look ], [ %x2, %array.next ]
  %x.axis = phi i64 [ 0, %array.look ], [ %x.axis1, %array.next ]
  %x.more = icmp ult i64 %x, %mask
  br i1 %x.more, label %array.one, label %array.store
array.one:
  %x1 = add i64 %x, 1
  %x.extent = call i64 @word(ptr %a.extents, i64 %x.axis)
  %x.step = call i64 @word(ptr %a.steps, i64 %x.axis)
  %x.want.extent = call i64 @word(ptr %a.want, i64 %x)
  %x.want.step = call i64 @word(ptr %a.want, i64 %x1)
  %x.c1 = icmp eq i64 %x.extent, %x.want.extent
  %x.c2 = icmp eq i64 %x.step, %x.want.step
  %x.any = icmp eq i64 %x.want.step, 0
  %x.c23 = or i1 %x.c2, %x.any
  %x.ok = and i1 %x.c1, %x.c23
  br i1 %x.ok, label %array.next, label %slow
array.next:
  %x2 = add i64 %x, 2
  %x.axis1 = add i64 %x.axis, 1
  br label %array.axis
array.store:
  %a.end = add i64 %a.address, %a.bytes
  %a.start.to = getelementptr i64, ptr %starts, i64 %second
  %a.end.to = getelementptr i64, ptr %ends, i64 %second
  store i64 %a.address, ptr %to, align 8
  store i64 %a.address, ptr %a.start.to, align 8
  store i64 %a.end, ptr %a.end.to, align 8
  br label %read.next
"""

# Check that no arrays share memory and that all loaded libraries use the default stream; then launch.
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
  br i1 %torch.none, label %others, label %torch
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
  br i1 %torch.same, label %others, label %slow
failed:
  call void @PyErr_Clear()
  br label %slow
"""

_CUPY = """
others:
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
"""

_NO_OTHERS = """
others:
  br label %go
"""

_GO = """
go:
  %launch.i = call i64 @word(ptr %record, i64 {LAUNCH})
  %launch.f = inttoptr i64 %launch.i to ptr
  %kernel.i = call i64 @word(ptr %record, i64 {KERNEL})
  %kernel = inttoptr i64 %kernel.i to ptr
  %status = call i32 %launch.f(ptr %words, ptr %kernel, ptr null, ptr %extra)
  %launched = icmp eq i32 %status, 0
  br i1 %launched, label %give, label %slow
"""
