"""Floating-point states of a thread other than the default one, to call things in."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest

from vyre.targets.cpu.compile import compile_object
from vyre.targets.cpu.loader import LoadedCode, load
from vyre.targets.cpu.machine import host

DEFAULT = 0x1F80
FLUSH, ZEROS = 0x8000, 0x0040  # results that are subnormal become 0; operands that are
DIVISIONS = 0x0200  # masked: a division by zero does not trap
STATES = {
    "flushes results": DEFAULT | FLUSH,
    "flushes operands": DEFAULT | ZEROS,
    "rounds down": DEFAULT | 0x2000,
    "rounds up": DEFAULT | 0x4000,
    "rounds to zero and flushes": DEFAULT | 0x6000 | FLUSH | ZEROS,
}

needs_x86 = pytest.mark.skipif(not host().is_x86, reason="sets the control register of x86-64")

_TEXT = """
declare void @llvm.x86.sse.stmxcsr(ptr)
declare void @llvm.x86.sse.ldmxcsr(ptr)
define void @get(ptr %at) { call void @llvm.x86.sse.stmxcsr(ptr %at) ret void }
define void @set(ptr %at) { call void @llvm.x86.sse.ldmxcsr(ptr %at) ret void }
"""


@cache
def _code() -> LoadedCode:
    also = ("x86.sse.stmxcsr", "x86.sse.ldmxcsr")
    return load(compile_object(_TEXT, host(), also=also), ["get", "set"])


def _call(name: str, word: ctypes.c_uint32) -> None:
    ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(_code()[name])(ctypes.byref(word))


def current() -> int:
    """The control register of this thread, without the flags of what has occurred."""
    word = ctypes.c_uint32()
    _call("get", word)
    return word.value & ~0x3F


def put(state: int) -> None:
    _call("set", ctypes.c_uint32(state))


@contextmanager
def within(state: int) -> Iterator[None]:
    """Run in a state, which must be the same at the end."""
    put(state)
    try:
        yield
        after = current()
    finally:
        put(DEFAULT)
    assert state == after, "the caller's floating-point state is as it was"
