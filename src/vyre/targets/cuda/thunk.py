"""The launch of a plan as a builtin function in machine code: `launch(stream, value, ...)` returns the
driver's status; the values are addresses and scalars.

ctypes takes about a microsecond to call the driver, and Python as long to write the words. The builtin copies
the words of its plan to the stack, writes the values into them and calls the driver; so any number of threads
may use it. Where the layout of Python's objects is unknown, a Python function does the same.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from vyre.ir import float_state
from vyre.targets.cpu import resident
from vyre.targets.cpu.layout import offsets
from vyre.targets.cuda.launch import ARGUMENTS, EXTRA, SIZE, STREAM, Prepared

Kind = Literal["word", "f64", "f32"]
_KINDS: tuple[Kind, ...] = ("word", "f64", "f32")
_HEAD = 7  # words of a record before the slots: functions of Python and CUDA, the kernel, and two counts
CONFIG = 7  # words of a launch's record that are copied from the plan
MOST_WORDS = 320  # of the arguments: 64 arrays of three dimensions, and the grid
_FASTCALL = 0x0080
NUMBERS = {
    "SIZE": 8 * SIZE, "EXTRA": 8 * EXTRA, "ARGUMENTS": 8 * ARGUMENTS, "CONFIG": 8 * CONFIG,
}  # fmt: skip

# The words of a launch at %words: those of the plan, at %template, with %length of arguments.
FILLED = """
  %c = call ptr @memcpy(ptr %words, ptr %template, i64 {CONFIG})
  %from = getelementptr i8, ptr %template, i64 {CONFIG}
  %arguments = getelementptr i8, ptr %words, i64 {ARGUMENTS}
  %bytes = shl i64 %length, 3
  %d = call ptr @memcpy(ptr %arguments, ptr %from, i64 %bytes)
  %extra = getelementptr i8, ptr %words, i64 {EXTRA}
  %e1 = getelementptr i64, ptr %extra, i64 1
  %e2 = getelementptr i64, ptr %extra, i64 2
  %e3 = getelementptr i64, ptr %extra, i64 3
  %e4 = getelementptr i64, ptr %extra, i64 4
  %size = getelementptr i8, ptr %words, i64 {SIZE}
  store i64 1, ptr %extra
  store ptr %arguments, ptr %e1
  store i64 2, ptr %e2
  store ptr %size, ptr %e3
  store i64 0, ptr %e4
  store i64 %bytes, ptr %size
"""


@dataclass(frozen=True, slots=True)
class Slot:
    """The word of a desk that a value goes to, and the kind of the value."""

    at: int
    kind: Kind


def launcher(prepared: Prepared, slots: Sequence[Slot]) -> Callable[..., int]:
    """Return the function that launches, with the stream and a value for each slot."""
    if offsets() is None or len(prepared.block) > MOST_WORDS:
        return _in_python(prepared, slots)
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype, make.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.py_object, ctypes.py_object]
    # Its module field holds the plan, so that the kernel stays loaded as long as the builtin.
    builtin: Callable[..., int] = make(ctypes.addressof(_method()), _record(prepared, slots), prepared)
    return builtin


def _in_python(prepared: Prepared, slots: Sequence[Slot]) -> Callable[..., int]:
    def launch(stream: int, *values: Any) -> int:
        desk = prepared.desk()
        desk.words[STREAM] = stream
        with float_state.default():
            for slot, value in zip(slots, values, strict=True):
                if slot.kind == "word":
                    desk.words[slot.at] = value & 0xFFFFFFFFFFFFFFFF
                else:
                    struct.pack_into("<d" if slot.kind == "f64" else "<f", desk.bytes, 8 * slot.at, value)
        status = prepared.call(desk)
        prepared.desks.append(desk)
        return status

    return launch


class _MethodDef(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


@cache
def _method() -> _MethodDef:
    """Return the method definition that all such builtins share."""
    fields = offsets()
    assert fields is not None, "asked where objects are laid out as known"
    code = resident.piece(_text(fields.bytes_data), ("gpu_launch",))
    return _MethodDef(b"launch", code["gpu_launch"], _FASTCALL, None)


def _record(prepared: Prepared, slots: Sequence[Slot]) -> bytes:
    """Return what the machine code reads: functions, the kernel, counts, slots, and the words of the plan."""
    python, launch = ctypes.pythonapi, prepared.gpu.cuda.cuLaunchKernelEx
    called: list[Any] = [python.PyLong_AsVoidPtr, python.PyFloat_AsDouble, launch, python.PyLong_FromLong]
    functions = [ctypes.cast(function, ctypes.c_void_p).value or 0 for function in called]
    places = [slot.at - ARGUMENTS | _KINDS.index(slot.kind) << 32 for slot in slots]
    words = [*functions, prepared.handle, len(prepared.block), len(slots), *places]
    words += [*prepared.head[:CONFIG], *prepared.block]
    return b"".join(word.to_bytes(8, "little") for word in words)


def _text(data: int) -> str:
    """Return the function's text; the contents of a bytes object are `data` bytes after its start."""
    return f"""
declare ptr @memcpy(ptr, ptr, i64)
declare i64 @float_begin()
declare void @float_end(i64)

define ptr @gpu_launch(ptr %self, ptr %args, i64 %count) nounwind {{
entry:
  %words = alloca [{ARGUMENTS + MOST_WORDS} x i64], align 16
  %record = getelementptr i8, ptr %self, i64 {data}
  %p1 = getelementptr i64, ptr %record, i64 1
  %p2 = getelementptr i64, ptr %record, i64 2
  %p3 = getelementptr i64, ptr %record, i64 3
  %p4 = getelementptr i64, ptr %record, i64 4
  %p5 = getelementptr i64, ptr %record, i64 5
  %p6 = getelementptr i64, ptr %record, i64 6
  %whole = load ptr, ptr %record
  %real = load ptr, ptr %p1
  %launch = load ptr, ptr %p2
  %number = load ptr, ptr %p3
  %kernel = load ptr, ptr %p4
  %length = load i64, ptr %p5
  %given = load i64, ptr %p6
  %slots = getelementptr i64, ptr %record, i64 {_HEAD}
  %template = getelementptr i64, ptr %slots, i64 %given
{FILLED.format(**NUMBERS)}
  %floats = call i64 @float_begin()
  %s = load ptr, ptr %args
  %stream = call ptr %whole(ptr %s)
  %place = getelementptr i64, ptr %words, i64 {STREAM}
  store ptr %stream, ptr %place
  br label %test
test:
  %k = phi i64 [ 0, %entry ], [ %next, %store ]
  %more = icmp ult i64 %k, %given
  br i1 %more, label %value, label %done
value:
  %slot.at = getelementptr i64, ptr %slots, i64 %k
  %slot = load i64, ptr %slot.at
  %index = and i64 %slot, 4294967295
  %kind = lshr i64 %slot, 32
  %next = add i64 %k, 1
  %object.at = getelementptr ptr, ptr %args, i64 %next
  %object = load ptr, ptr %object.at
  %is.word = icmp eq i64 %kind, 0
  br i1 %is.word, label %word, label %float
word:
  %w = call ptr %whole(ptr %object)
  %w.bits = ptrtoint ptr %w to i64
  br label %store
float:
  %f = call double %real(ptr %object)
  %is.double = icmp eq i64 %kind, 1
  %f.bits = bitcast double %f to i64
  %narrow = fptrunc double %f to float
  %n.bits = bitcast float %narrow to i32
  %n.wide = zext i32 %n.bits to i64
  %chosen = select i1 %is.double, i64 %f.bits, i64 %n.wide
  br label %store
store:
  %bits = phi i64 [ %w.bits, %word ], [ %chosen, %float ]
  %to = getelementptr i64, ptr %arguments, i64 %index
  store i64 %bits, ptr %to
  br label %test
done:
  call void @float_end(i64 %floats)
  %status = call i32 %launch(ptr %words, ptr %kernel, ptr null, ptr %extra)
  %long = sext i32 %status to i64
  %result = call ptr %number(i64 %long)
  ret ptr %result
}}
"""
