"""The thread pool: Python threads that wait in machine code, outside the interpreter, for work to share.

The pool starts with the first job that is worth sharing, ends with the process, and is made again in a forked
child. Where the system has no futex the threads wait in Python instead, which wakes them more slowly.
"""

from __future__ import annotations

import atexit
import ctypes
import math
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass

from vyre import native, settings
from vyre.analysis.times import CHUNK_NS, SHARED_NS, UNLOCKED_NS, WIDE_NS
from vyre.ir.host_limits import available_processors
from vyre.ir.once import once
from vyre.ir.problem import CallError
from vyre.targets.cpu import loader
from vyre.targets.cpu.loader import LoadedCode, private_memory
from vyre.targets.cpu.machine import host
from vyre.targets.locks import SHARED

_TIMED_NS = 2_000.0  # of estimated work, from which on looking at the clock twice does not count

NEVER = (1 << 62) - 1  # no work is as much


_SPINS = 500  # pauses before a thread sleeps, about 20 µs: longer costs what runs beside more than it gains

# Of `Pool` in native/pool.c: its bytes, those of a seat, and where the number of threads and the pauses are.
_POOL_BYTES, _SEAT_BYTES, _WIDTH_AT, _SPINS_AT, _CROWDED_AT = 512, 64, 320, 328, 336
# Of `Watch` in native/watch.c: its words, and the one with the thread of the call.
_WATCH_WORDS, _WATCH_THREAD, _HAS_COMPANY = 9, 2, 8
_MAIN, _CALLER = 2, 3  # of the cell that calls share, the words with the main thread and the only caller
_JOIN_SECONDS = 2.0

# PYFUNCTYPE: machine code gives the interpreter away itself, and may come back with an exception.
_CALL = ctypes.PYFUNCTYPE(None, *[ctypes.c_void_p] * 4, *[ctypes.c_int64] * 3)
_SEQUENCE = ctypes.PYFUNCTYPE(None, *[ctypes.c_void_p] * 3, ctypes.c_int64)
_WATCH = ctypes.PYFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
_OPEN = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 3, *[ctypes.c_int64] * 3, ctypes.c_void_p)
_CHUNK = ctypes.CFUNCTYPE(*[ctypes.c_int64] * 6)
_SEATS = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, *[ctypes.c_int64] * 3)
_WITH_POOL = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_HELP = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_uint32)


IN_ORDER = -1  # as a least chunk: units one by one, started in order by whichever thread is free


@dataclass(frozen=True)
class Spread:
    """The least totals that run without the interpreter, with threads that are awake, and with threads that
    must be woken; and the least chunk of them. The `estimate` is the nanoseconds of a unit that they follow
    from; 0 if they were chosen. Chunks are of whole strips, units that are computed together.
    """

    unlocked: int
    shared: int
    wide: int
    chunk: int
    estimate: float = 0.0
    strip: int = 1

    @once
    def record(self) -> ctypes.Array[ctypes.c_int64]:
        """The thresholds as native/call.c reads them, and changes them where calls take far longer."""
        words = (ctypes.c_int64 * 11)(*[self.unlocked, self.shared, self.wide, self.chunk] * 2)
        ctypes.c_double.from_buffer(words, 64).value = self.estimate
        words[9] = math.ceil(_TIMED_NS / self.estimate) if self.estimate else NEVER
        words[10] = self.strip
        return words


def spread(cost: float, *, threads: int = 0, chunk: int = 0, strip: int = 1) -> Spread:
    """Decide how to share the work of a kernel that takes `cost` nanoseconds per unit and computes `strip`
    units together: on one of the `threads`, or on all of them at any cost, and in pieces of at least
    `chunk`; 0 leaves that to the cost.
    """
    each = max(cost, 1e-3)
    steps = (UNLOCKED_NS, SHARED_NS, WIDE_NS, CHUNK_NS)
    unlocked, shared, wide, least = (max(math.ceil(ns / each), 1) for ns in steps)
    wide = (wide, NEVER, 2)[min(threads, 2)]
    shared = min(shared, wide) if threads != 1 and native.has_futex(host().triple) else wide
    return Spread(unlocked, shared, wide, chunk or least, 0.0 if threads or chunk else each, strip)


def run(kernel: int, args: int, total: int, cost: float) -> None:
    """Run the kernel at an address over all of 0..total, on several threads if it is worth it.

    `args` is the address of its argument block, `cost` the nanoseconds that one of `total` may take.
    """
    share(kernel, args, total, spread(cost))


def share(kernel: int, args: int, total: int, how: Spread) -> None:
    """Run the kernel at an address over all of 0..total in the given way, as earlier calls have changed it:
    what native/call.c leaves to us until there is a pool must start one.
    """
    _, shared, wide, chunk = how.record[:4]
    pool = _POOLS.current() if total >= shared else None
    if pool is None or total < wide:
        _alone(loader.runtime(), kernel, args, total)
    else:
        pool.run(kernel, args, total, chunk, how.strip)


def _alone(code: LoadedCode, kernel: int, args: int, total: int) -> None:
    """Run all of the work on the thread that calls."""
    _CALL(code["pool_call"])(0, ctypes.addressof(cell()), kernel, args, total, 0, 1)


def unwatched() -> ctypes.Array[ctypes.c_int64]:
    """Return the watch of a kernel that is called by its address, without the pool; it is not interrupted."""
    words = (ctypes.c_int64 * _WATCH_WORDS)()
    _WATCH(loader.runtime()["watch_begin"])(ctypes.addressof(words), ctypes.addressof(cell()))
    words[_WATCH_THREAD], words[_HAS_COMPANY] = 0, 1
    return words


def sequence() -> Callable[[int, int, bool], None] | None:
    """Return the function that runs the launches of a block (native/sequence.c); None without a native
    runtime.

    The function takes the address of the block, how many launches it holds, and whether any is worth sharing.
    """
    if not native.has_futex(host().triple):
        return None
    run_all = _SEQUENCE(loader.runtime()["pool_sequence"])

    def run_block(block: int, count: int, is_wide: bool) -> None:
        pool = _POOLS.current() if is_wide else None
        run_all(0 if pool is None else pool.address, ctypes.addressof(cell()), block, count)

    return run_block


def bands() -> int:
    """The address of the function that runs bands of rows, as native/sequence.c reads them."""
    return loader.runtime()["pool_bands"]


def threads(count: int | None = None) -> int:
    """Return the number of threads that share a job, after setting it to `count` if that is given."""
    if count is not None:
        whole = isinstance(count, int) and not isinstance(count, bool)
        if not whole or not 1 <= count <= settings.MOST_THREADS:
            raise CallError(
                f"threads is {count!r}. Fix: pass a whole number from 1 to {settings.MOST_THREADS}."
            )
        _POOLS.resize(count)
    return _POOLS.width


def cell() -> ctypes.Array[ctypes.c_int64]:
    """Words that machine code reads: the address of the pool to use, or 0, the number of threads, and the
    main thread.
    """
    return _POOLS.cell


class Pool:
    """A pool of `width` threads, the caller's own among them."""

    def __init__(self, width: int, code: LoadedCode, *, sleeps_in_python: bool) -> None:
        self.width = width
        self._memory = private_memory(_POOL_BYTES + _SEAT_BYTES * width)
        ctypes.pythonapi.Py_IncRef(
            ctypes.py_object(self._memory)
        )  # never unmapped: a thread may wake up in it
        self.address = ctypes.addressof(ctypes.c_char.from_buffer(self._memory))
        crowded = width > _available()
        for offset, value in ((_WIDTH_AT, width), (_SPINS_AT, _SPINS), (_CROWDED_AT, int(crowded))):
            self._memory[offset : offset + 8] = value.to_bytes(8, "little")
        self._code, self._call = code, _CALL(code["pool_call"])
        self._chunk, self._seats = _CHUNK(code["pool_chunk"]), _SEATS(code["pool_seats"])
        self._open = _OPEN(code["pool_open"])
        self._watch, self._await = _WATCH(code["watch_begin"]), _WATCH(code["pool_await"])
        self._quit = _WITH_POOL(code["pool_quit"])
        self._help = _HELP(code["pool_help"])
        self._calls = threading.Semaphore(0) if sleeps_in_python else None
        self._is_over = False
        wait = _WITH_POOL(code["pool_worker"])
        self._threads = [
            threading.Thread(
                target=self._answer_calls if sleeps_in_python else wait,
                args=(number if sleeps_in_python else self.address,),
                name=f"vyre-{number}",
                daemon=True,
            )
            for number in range(1, width)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def is_native(self) -> bool:
        """True if machine code may hand jobs to this pool itself."""
        return self._calls is None

    def run(self, kernel: int, args: int, total: int, chunk: int, strip: int) -> None:
        """Run a job in chunks of whole strips, at least `chunk`; alone, if another thread has the pool."""
        if self._calls is None:
            self._call(self.address, ctypes.addressof(cell()), kernel, args, total, chunk, strip)
            return
        words = (ctypes.c_int64 * _WATCH_WORDS)()
        watch, seats = ctypes.addressof(words), self._seats(self.address, total, chunk, strip)
        self._watch(watch, ctypes.addressof(cell()))
        piece = self._chunk(seats, total, chunk, 0, strip)
        if self._open(self.address, kernel, args, total, piece, seats, watch):
            most = len(self._threads)
            self._calls.release(min(seats - 1, most) if seats > 0 else most)
            self._await(self.address, watch)
        else:
            _alone(self._code, kernel, args, total)

    def retire(self) -> None:
        """Let the threads end once they have done what they are at."""
        self._is_over = True
        self._quit(self.address)
        if self._calls is not None:
            self._calls.release(len(self._threads))

    def join(self) -> None:
        """Wait for retired threads; not for ever: one may be in a kernel that a daemon thread called."""
        for thread in self._threads:
            thread.join(_JOIN_SECONDS)

    def _answer_calls(self, seat: int) -> None:
        assert self._calls is not None
        while self._calls.acquire() and not self._is_over:
            self._help(self.address, seat)


class _Pools:
    """The pool in use, of the width asked for."""

    def __init__(self) -> None:
        self._pool: Pool | None = None
        self._width: int | None = None
        self._is_closed = False
        self._is_registered = False
        self.cell = (ctypes.c_int64 * 5)(0, 0, threading.main_thread().ident or 0)
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._forget)

    @property
    def width(self) -> int:
        if self._width is None:
            chosen = settings.read()
            self._width = chosen.threads or min(_available(), chosen.openmp_threads or settings.MOST_THREADS)
            self.cell[1] = self._width
        return self._width

    def current(self) -> Pool | None:
        """The pool, started if need be; None when there is only one thread."""
        if self.width == 1 or self._is_closed:
            return None
        pool = self._pool
        if pool is None:
            with SHARED:
                pool = self._pool = self._pool or self._start()
        return pool

    def resize(self, width: int) -> None:
        with SHARED:
            if width == self._width:
                return
            self._retire()
            self._width = self.cell[1] = width

    def _start(self) -> Pool:
        in_python = not native.has_futex(host().triple)
        pool = Pool(self.width, loader.runtime(), sleeps_in_python=in_python)
        if pool.is_native:
            self.cell[0] = pool.address
        if not self._is_registered:
            self._is_registered = True
            atexit.register(self._close)
        return pool

    def _retire(self) -> Pool | None:
        pool, self._pool = self._pool, None
        self.cell[0] = 0
        if pool is not None:
            pool.retire()
        return pool

    def _close(self) -> None:
        """Before the interpreter ends: a thread that came back later would find none."""
        self._is_closed = True
        self.cell[1] = 1
        with SHARED:
            pool = self._retire()
        if pool is not None:
            pool.join()

    def _forget(self) -> None:
        """In a forked child: the threads are not there, and the one that forked is the main thread."""
        self._pool = None
        self.cell[0] = 0
        self.cell[_MAIN] = threading.get_ident()
        if self.cell[_CALLER] != threading.get_ident():  # else its calls go on
            self.cell[_CALLER:] = [0, 0]


def _available() -> int:
    """The processors that this process may run on, and may keep busy."""
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, math.ceil(min(count, available_processors())))


_POOLS = _Pools()
