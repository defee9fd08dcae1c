"""A driver for a GPU that is not there: its memory is the host's, and streams do what they were asked as late
as they may, so that whoever does not wait for a stream sees what was there before.

What is asked of a stream or module that was destroyed fails, as the real driver's does at best.
"""

from __future__ import annotations

import ctypes
import itertools
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from vyre.targets.cuda import copies
from vyre.targets.cuda.device import LEGACY, Gpu
from vyre.targets.cuda.faults import NOT_READY

INVALID_HANDLE = 400
INVALID_VALUE = 1
Step = Callable[[], None]
_LAUNCH = _TELL_CLEAR = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p] * 4)
_GET = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
_START = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p] * 2)
_TELL = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p] * 3)


def _put(place: int, value: int, kind: Any = ctypes.c_void_p) -> int:
    kind.from_address(place).value = value
    return 0


@dataclass
class Stream:
    """What a stream was asked and has not done yet."""

    steps: list[Step] = field(default_factory=list)
    done: int = 0

    def ask(self, step: Step) -> int:
        self.steps.append(step)
        return 0

    def catch_up(self, until: int | None = None) -> None:
        """Do everything, or what was asked before a moment."""
        until = self.done + len(self.steps) if until is None else until
        while self.done < until:
            step = self.steps.pop(0)
            self.done += 1
            step()


class Driver:
    """The functions of libcuda that Vyre calls; those without a method do nothing and succeed."""

    def __init__(self) -> None:
        self.numbers = itertools.count(1000)
        self.streams = {LEGACY: Stream(), 2: Stream()}
        self.events: dict[int, tuple[Stream, int] | None] = {}
        self.memory: dict[int, Any] = {}
        self.pinned: list[range] = []
        self.modules: set[int] = set()
        self.unloaded: list[int] = []
        self.current = 0
        self.asked: Callable[[], None] = lambda: None  # called when something asked about is not ready
        self.cuLaunchKernelEx = _LAUNCH(lambda words, kernel, params, extra: 0)
        self.graph_status = 0
        self.told: list[tuple[int, list[int]]] = []  # nodes of graphs, and the words that they were told
        self.started: list[tuple[int, int]] = []  # graphs, and their streams
        self.cuCtxGetCurrent = _GET(self._get_current)
        self.cuGraphLaunch = _START(self._start)
        self.cuGraphExecKernelNodeSetParams_v2 = _TELL(self._tell)
        self.cuGraphExecMemsetNodeSetParams = _TELL_CLEAR(
            lambda exec, node, params, context: self._look_at_clear(params)
        )

    def __getattr__(self, name: str) -> Callable[..., int]:
        if not name.startswith("cu"):
            raise AttributeError(name)
        return lambda *args: 0

    def stream(self) -> int:
        """A new stream, by its handle."""
        handle = next(self.numbers)
        self.streams[handle] = Stream()
        return handle

    def destroy(self, handle: int) -> None:
        """End a stream: what it was asked is done some time."""
        self.streams.pop(handle)

    # Graphs

    def _made_handle(self, place: int, *_: object) -> int:
        return _put(place, next(self.numbers))

    cuGraphCreate = cuGraphAddKernelNode_v2 = cuGraphInstantiateWithFlags = _made_handle

    def cuGraphAddMemsetNode(
        self, place: int, graph: int, after: int, count: int, params: int, context: int
    ) -> int:
        return self._look_at_clear(params) or self._made_handle(place)

    def _look_at_clear(self, params: int) -> int:
        """Refuse what is not memory of the device, as the driver does for these nodes alone."""
        address, _, _, width, count, _ = struct.unpack("<QQIIQQ", ctypes.string_at(params, 40))
        last = address + width * count
        known = ((first, first + len(buffer)) for first, buffer in self.memory.items())
        return 0 if any(first <= address and last <= end for first, end in known) else INVALID_VALUE

    def _start(self, graph: int, stream: int) -> int:
        self.started.append((graph, stream))
        return self.graph_status

    def _tell(self, graph: int, node: int, params: int) -> int:
        pointers = ctypes.c_uint64.from_address(params + 40).value  # after the function, two grids, shared
        first = ctypes.c_uint64.from_address(pointers).value
        self.told.append((node, list((ctypes.c_uint64 * 3).from_address(first))))
        return self.graph_status

    # What is asked about a device

    def cuDeviceGetAttribute(self, place: int, attribute: int, device: int) -> int:
        # Blocks along x, version 9.0, shared memory of a block, memory pools.
        numbers = {5: 1 << 30, 75: 9, 76: 0, 97: 227 << 10, 115: 1}
        return _put(place, numbers.get(attribute, 1024), ctypes.c_int)

    def cuOccupancyMaxActiveBlocksPerMultiprocessor(
        self, place: int, function: int, threads: int, shared: int
    ) -> int:
        return _put(place, 1, ctypes.c_int)

    def cuDeviceTotalMem_v2(self, place: int, device: int) -> int:
        return _put(place, 1 << 34, ctypes.c_size_t)

    def cuDevicePrimaryCtxRetain(self, place: int, device: int) -> int:
        return _put(place, 77)

    def _get_current(self, place: int) -> int:
        return _put(place, self.current)

    def cuCtxSetCurrent(self, context: int) -> int:
        self.current = context
        return 0

    def cuCtxPushCurrent_v2(self, context: int) -> int:
        self.current = context
        return 0

    def cuCtxPopCurrent_v2(self, place: int) -> int:
        self.current = 0
        return 0

    # Memory

    def _made(self, size: int) -> int:
        buffer = (ctypes.c_uint8 * max(size, 1))()
        address = ctypes.addressof(buffer)
        self.memory[address] = buffer
        return address

    def cuMemPoolCreate(self, place: int, props: int) -> int:
        return _put(place, 55)

    def cuMemAllocFromPoolAsync(self, place: int, size: int, pool: int, stream: int) -> int:
        if stream not in self.streams:
            return INVALID_HANDLE
        return _put(place, self._made(size), ctypes.c_uint64)

    def cuMemFreeAsync(self, address: int, stream: int) -> int:
        if stream not in self.streams:
            return INVALID_HANDLE
        return self.streams[stream].ask(lambda: self.memory.pop(address, None) and None)

    def cuMemHostAlloc(self, place: int, size: int, flags: int) -> int:
        address = self._made(size)
        self.pinned.append(range(address, address + size))
        return _put(place, address)

    def cuMemsetD8Async(self, address: int, value: int, size: int, stream: int) -> int:
        return self.streams[stream].ask(lambda: ctypes.memset(address, value, size) and None)

    def cuMemcpyHtoDAsync_v2(self, to: int, host: int, size: int, stream: int) -> int:
        if stream not in self.streams:
            return INVALID_HANDLE
        if any(host in piece for piece in self.pinned):
            return self._copy(to, host, size, stream)
        taken = ctypes.string_at(host, size)  # of memory that may move, the driver takes a copy at once
        return self.streams[stream].ask(lambda: ctypes.memmove(to, taken, size) and None)

    def cuMemcpyDtoHAsync_v2(self, host: int, address: int, size: int, stream: int) -> int:
        return self._copy(host, address, size, stream)

    def cuMemcpyDtoDAsync_v2(self, to: int, address: int, size: int, stream: int) -> int:
        return self._copy(to, address, size, stream)

    def _copy(self, to: int, address: int, size: int, stream: int) -> int:
        if stream not in self.streams:
            return INVALID_HANDLE
        return self.streams[stream].ask(lambda: ctypes.memmove(to, address, size) and None)

    # Order

    def cuEventCreate(self, place: int, flags: int) -> int:
        event = next(self.numbers)
        self.events[event] = None
        return _put(place, event)

    def cuEventRecord(self, event: int, stream: int) -> int:
        if stream not in self.streams:
            return INVALID_HANDLE
        found = self.streams[stream]
        self.events[event] = (found, found.done + len(found.steps))
        return 0

    def cuEventSynchronize(self, event: int) -> int:
        moment = self.events[event]
        if moment is not None:
            moment[0].catch_up(moment[1])
        return 0

    def cuEventQuery(self, event: int) -> int:
        moment = self.events[event]
        return 0 if moment is None else self._asked_about(*moment)

    def cuStreamQuery(self, stream: int) -> int:
        if stream not in self.streams:
            return INVALID_HANDLE
        found = self.streams[stream]
        return self._asked_about(found, found.done + len(found.steps))

    def _asked_about(self, stream: Stream, until: int) -> int:
        """Not ready while there is something to do, of which one step is done between two questions."""
        if stream.done >= until:
            return 0
        stream.catch_up(stream.done + 1)
        self.asked()
        return NOT_READY

    def cuStreamWaitEvent(self, stream: int, event: int, flags: int) -> int:
        if stream not in self.streams:
            return INVALID_HANDLE
        moment = self.events[event]
        return 0 if moment is None else self.streams[stream].ask(lambda: moment[0].catch_up(moment[1]))

    def cuStreamSynchronize(self, stream: int) -> int:
        if stream not in self.streams:
            return INVALID_HANDLE
        self.streams[stream].catch_up()
        return 0

    def cuCtxSynchronize(self) -> int:
        for stream in list(self.streams.values()):
            stream.catch_up()
        return 0

    # Code

    def cuModuleLoadDataEx(self, place: int, text: bytes, count: int, options: int, values: int) -> int:
        module = next(self.numbers)
        self.modules.add(module)
        return _put(place, module)

    def cuModuleGetFunction(self, place: int, module: Any, name: bytes) -> int:
        return _put(place, getattr(module, "value", module) + 500_000)

    def cuModuleUnload(self, module: int) -> int:
        if module not in self.modules:
            return INVALID_HANDLE
        self.modules.remove(module)
        self.unloaded.append(module)
        return 0


@contextmanager
def pretended() -> Iterator[tuple[Driver, Gpu]]:
    """A driver, and a GPU of it."""
    driver: Any = Driver()
    gpu = Gpu(driver, 0)
    before = copies._STAGES.pop(0, None)
    try:
        yield driver, gpu
    finally:
        copies._STAGES.pop(0, None)
        if before is not None:
            copies._STAGES[0] = before
