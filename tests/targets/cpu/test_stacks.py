"""Kernels on stacks of our own: where they are mapped, claimed, waited for and freed."""

import ctypes
import gc
import sys
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from targets.cpu.kernels import run_python
from vyre import native as runtime
from vyre.formats.text import read
from vyre.ir.nodes import Declare, Program
from vyre.ir.problem import CallError
from vyre.targets.cpu import (
    elf,
    loader,
    machine,
    native,
    pool,
    stacks,
)
from vyre.targets.cpu.compile import compile_object
from vyre.targets.cpu.loader import load
from vyre.targets.cpu.machine import Processor, host

pytestmark = pytest.mark.skipif(
    not stacks.are_possible(host()), reason="kernels run on the caller's stack here"
)

KERNEL = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)

# Writes the address of a variable of its own to its first array.
WHERE = """
define void @kernel(ptr %args, i64 %lo, i64 %hi) nounwind alignstack(64) {
  %here = alloca i64, align 64
  %at = ptrtoint ptr %here to i64
  %out = load ptr, ptr %args
  store volatile i64 %at, ptr %out
  store volatile i64 %lo, ptr %here
  ret void
}
"""

# Says that it is there, and waits until it is told to go.
WAIT = """
define void @kernel(ptr %args, i64 %lo, i64 %hi) nounwind alignstack(64) {
entry:
  %words = load ptr, ptr %args
  %here = getelementptr i64, ptr %words, i64 %lo
  store atomic i64 1, ptr %here seq_cst, align 8
  br label %wait
wait:
  %go = load atomic i64, ptr %words seq_cst, align 8
  %over = icmp ne i64 %go, 0
  br i1 %over, label %out, label %wait
out:
  ret void
}
"""


class Entered:
    """A kernel of a text on the stacks of an arena."""

    def __init__(self, text: str, arena: stacks.Arena) -> None:
        self.code = load(compile_object(text, host()), ["kernel"])
        goal = loader.runtime()["run_on_stack"]
        self.entry = stacks.OnStack(self.code["kernel"], arena, goal, is_x86=host().is_x86)

    def __call__(self, array: np.ndarray[Any, Any], low: int = 0) -> None:
        block = (ctypes.c_uint64 * 1)(array.ctypes.data)
        watch = pool.unwatched()
        KERNEL(self.entry.address)(ctypes.addressof(block), low, low, ctypes.addressof(watch))


def flags(arena: stacks.Arena) -> list[int]:
    first = arena.address + stacks.HEAD
    return [ctypes.c_int64.from_address(first + at * stacks.FLAG).value for at in range(arena.count)]


def test_a_kernel_runs_on_a_stack_of_the_arena_and_leaves_it() -> None:
    arena, at = stacks.Arena(1 << 20, 2), np.zeros(1, np.int64)

    Entered(WHERE, arena)(at)

    first = ctypes.c_int64.from_address(arena.address + 16).value
    assert first + (1 << 20) - 4096 < at[0] < first + (1 << 20)
    assert [0, 0] == flags(arena)


def test_threads_get_stacks_of_their_own_and_wait_if_there_are_none() -> None:
    arena, words = stacks.Arena(1 << 20, 2), np.zeros(4, np.int64)
    kernel = Entered(WAIT, arena)
    threads = [threading.Thread(target=kernel, args=(words, low)) for low in (1, 2, 3)]

    for thread in threads:
        thread.start()
    while sum(words[1:]) < 2:
        pass
    assert [1, 1] == flags(arena)
    words[0] = 1
    for thread in threads:
        thread.join()

    assert [1, 1, 1, 1] == list(words)
    assert [0, 0] == flags(arena)


def test_arenas_are_shared_by_size_and_freed_with_the_last_kernel() -> None:
    arena = stacks.arena("k", 100_000, 2)

    assert stacks.arena("k", 120_000, 2) is arena
    assert stacks.arena("k", 400_000, 2) is not arena
    address = arena.address
    del arena
    gc.collect()
    assert f"\n{address:x}-" not in Path("/proc/self/maps").read_text()


def test_what_cannot_be_mapped_is_a_call_error_with_bytes_and_a_fix() -> None:
    with pytest.raises(
        CallError, match=r"k needs 1,125,899,906,842,624 bytes .* Fix: use a smaller workgroup"
    ):
        stacks.arena("k", 1 << 50, 2)


def test_stacks_are_free_in_a_forked_child() -> None:
    script = """
import os, threading, numpy as np
from targets.cpu.test_stacks import WAIT, WHERE, Entered, flags
from vyre.targets.cpu import stacks
arena, words, at = stacks.arena("k", 100_000, 1), np.zeros(2, np.int64), np.zeros(1, np.int64)
kernel, other = Entered(WAIT, arena), Entered(WHERE, arena)
thread = threading.Thread(target=kernel, args=(words, 1))
thread.start()
while not words[1]:
    pass
assert 1 == sum(flags(arena))
child = os.fork()
if child == 0:
    other(at)
    os._exit(0 if sum(flags(arena)) == 0 and at[0] else 1)
assert 0 == os.waitpid(child, 0)[1]
words[0] = 1
thread.join()
print("fine")
"""
    ran = run_python(script)

    assert "fine\n" == ran.stdout, ran.stderr


MOST_FRAMES = 20 * 1024  # bytes of all frames together, which no call needs: most of it in two functions


def test_our_own_code_takes_little_of_the_callers_stack() -> None:
    text = runtime.text(host().triple)
    assert text is not None
    code = loader.compiled(text, host(), runtime.INTRINSICS)

    taken, functions = stacks.stack_bytes(code), elf.functions(code)

    assert functions
    assert taken is not None
    assert taken - len(functions) * stacks.BESIDE_FRAME <= MOST_FRAMES


LIMITED = """
import resource, numpy as np, vyre as vy
from vyre import f64
@vy.kernel(workgroup=1024)
def k(x: vy.Buf[f64], y: vy.Out[f64]):
    i = vy.gid(0)
    t = vy.local(f64, 2048)
    t[i % 2048] = x[i]
    vy.barrier()
    y[i] = t[(i + 1) % 2048] + t[i % 2048]
x = np.arange(2048.0)
y = k(x)
assert np.array_equal(x, y)
from vyre.targets.cpu import stacks
resource.setrlimit(resource.RLIMIT_AS, (1 << 20, resource.RLIM_INFINITY))
try:
    stacks.arena("k", 10 << 20, 1)
except vy.CallError as fault:
    print(fault)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits of memory are those of Linux")
def test_a_limit_of_memory_is_reported() -> None:
    ran = run_python(LIMITED)

    assert "k needs 10,485,760 bytes of memory" in ran.stdout, ran.stderr
    assert "Fix: " in ran.stdout


def test_threads_of_the_pool_use_the_stacks_too() -> None:
    arena = stacks.arena("k", 100_000, pool.threads())
    marks = np.zeros(1, np.int64)

    for _ in range(100):
        block = (ctypes.c_uint64 * 1)(marks.ctypes.data)
        kernel = Entered(WHERE, arena)
        pool.share(kernel.entry.address, ctypes.addressof(block), 64, pool.spread(1e6))

    first = ctypes.c_int64.from_address(arena.address + 16).value
    assert first < marks[0] < first + arena.count * arena.size
    assert [0] * arena.count == flags(arena)


def enlarged(size: int) -> Program:
    """A program that no check has seen, with a private array of so many numbers in 1024 invocations."""
    program = read(
        "@kernel(workgroup=1024)\ndef k(y: Out[f64]):\n    a = local(f64, 4)\n    y[gid()] = a[lid() % 4]\n"
    )
    body = tuple(replace(n, shape=(size,)) if isinstance(n, Declare) else n for n in program.body)
    return replace(program, body=body)


@pytest.mark.parametrize(
    ("target", "size"),
    [(host(), 1 << 20), (host(), 1 << 40), (machine.arm("arm64-apple-macosx", ()), 1 << 14)],
)
def test_a_workgroup_that_needs_too_much_is_refused_before_it_is_compiled(
    target: Processor, size: int
) -> None:
    with pytest.raises(
        CallError, match=r"k needs [\d,]+ bytes of memory .* [\d,]+ are possible. Fix: use a "
    ):
        native.object_code(enlarged(size), 1, target)
