"""A GPU as this process uses it: its context, its memory, its code, and whether it still works.

The context is the primary one, which torch, CuPy and JAX use too, so that memory and streams are shared with
them. It is current only during an operation: the caller's own choice of a device is kept.
"""

from __future__ import annotations

import contextlib
import ctypes
import sys
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, sleep

from vyre.ir.once import once
from vyre.ir.problem import CallError, DeviceError, DeviceLost
from vyre.targets.bounded import Usage, gauge
from vyre.targets.cuda import faults, tensor_maps
from vyre.targets.cuda.api import FORK, INSTEAD, NO_DRIVER, OLDEST, Api, api, number

LEGACY = 1  # the legacy stream: default streams of all libraries wait for it, and it for them

_ERROR_LOG, _ERROR_LOG_BYTES = 5, 6
_LOG_BYTES = 8192
_RELEASE_THRESHOLD, _USED_NOW = (
    4,
    7,
)  # attributes of a pool: the free memory that it keeps, and the memory in use
_ZEROS_BYTES = 256
_SPARE_BYTES, _MOST_SPARE = 1 << 20, 4  # the largest piece of memory that is kept, and how many of a size
_ALL_SPARE_BYTES, _MOST_SIZES = 64 << 20, 1024
_MOST_RETIRED = 16  # modules without a kernel that wait to be unloaded
_DISABLE_TIMING = 2
_MOST_SHARED = 8  # the attribute of a kernel: how much shared memory launches may ask for
_SHORT_WAIT, _LONGEST_SLEEP = 2e-3, 2e-2  # seconds
_ATTRIBUTES = {
    "threads": 1, "block_x": 2, "block_y": 3, "block_z": 4, "grid_x": 5, "grid_y": 6, "grid_z": 7,
    "multiprocessors": 16, "major": 75, "minor": 76, "shared": 97, "pools": 115,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class NoGpu:
    """Why there is no GPU to use here, and what to do."""

    why: str
    fix: str


def count() -> int | NoGpu:
    """Return the number of GPUs that the driver shows this process; starts the driver."""
    cuda = api()
    if cuda is None:
        return NoGpu(*NO_DRIVER)
    if FORK.is_lost:
        return NoGpu(_FORKED[0], f"{_FORKED[1]}, {INSTEAD}")
    version = faults.driver_version()
    if version < OLDEST:
        return NoGpu(
            f"the NVIDIA driver knows CUDA {faults.version_text(version)} only",
            f"install a driver for CUDA {faults.version_text(OLDEST)} or newer, {INSTEAD}",
        )
    status = cuda.cuInit(0)
    FORK.watch()
    if status == 0:
        status, devices = number(cuda.cuDeviceGetCount)
        if status == 0 and devices:
            return devices
    why = (
        "the NVIDIA driver shows no GPU"
        if status in (0, 100)
        else f"CUDA fails: {faults.status_name(status)}"
    )
    return NoGpu(why, f"see what nvidia-smi says, and CUDA_VISIBLE_DEVICES, {INSTEAD}")


_FORKED = (
    "this process was forked from one that used CUDA, and CUDA does not survive a fork",
    "start processes by multiprocessing's 'spawn' or 'forkserver', or use CUDA in the children only",
)


class Current:
    """A context that is current inside a `with`; the caller's own is restored after it."""

    __slots__ = ("_context", "_cuda", "_device", "_is_pushed")

    def __init__(self, cuda: Api, context: int, device: str) -> None:
        self._cuda, self._context, self._device, self._is_pushed = cuda, context, device, False

    def __enter__(self) -> None:
        cell = ctypes.c_void_p()
        status = self._cuda.cuCtxGetCurrent(ctypes.addressof(cell))
        if status == 0 and cell.value == self._context:
            return
        status = status or self._cuda.cuCtxPushCurrent_v2(self._context)
        if status:
            raise faults.fault(status, "entering its context", device=self._device)
        self._is_pushed = True

    def __exit__(self, *_: object) -> None:
        if self._is_pushed:
            cell = ctypes.c_void_p()
            self._cuda.cuCtxPopCurrent_v2(ctypes.addressof(cell))


class Gpu:
    """One GPU by number; created by `device`."""

    def __init__(self, cuda: Api, index: int) -> None:
        self.cuda, self.index, self.name = cuda, index, f"cuda:{index}"
        self.lost: str | None = None
        self._pool = 0
        self._spare: dict[tuple[int, int], list[int]] = {}  # free memory by stream and size
        self._retired: deque[int] = deque()  # modules whose kernels are dropped, but may still run
        handle = self._asked(cuda.cuDeviceGet, index)
        self._numbers = {
            word: self._asked(cuda.cuDeviceGetAttribute, at, handle) for word, at in _ATTRIBUTES.items()
        }
        self.arch = f"sm_{self._numbers['major']}{self._numbers['minor']}"
        self.memory_bytes = self._asked(cuda.cuDeviceTotalMem_v2, handle, kind=ctypes.c_size_t)
        words = ctypes.create_string_buffer(256)
        self.check(cuda.cuDeviceGetName(ctypes.addressof(words), len(words), handle), "asking for its name")
        self.description = words.value.decode(errors="replace")
        self.context = self._asked(cuda.cuDevicePrimaryCtxRetain, handle, kind=ctypes.c_void_p)
        with self.current():
            self._pool = self._made_pool(handle) if self._numbers["pools"] else 0
            self.zeros = self.allocate(_ZEROS_BYTES, LEGACY)
            self.clear(self.zeros, _ZEROS_BYTES, LEGACY)

    @once
    def code_arch(self) -> str:
        """The architecture that code is compiled for: with tiles, where tensor maps can be passed."""
        if self.arch != "sm_90":
            return self.arch
        with self.current():  # the driver encodes maps only for the GPU of the current context
            return f"{self.arch}a" if tensor_maps.can_be_passed(self.cuda, self.zeros) else self.arch

    @property
    def multiprocessors(self) -> int:
        return self._numbers["multiprocessors"]

    @property
    def shared_bytes(self) -> int:
        """The most shared memory of a workgroup."""
        return self._numbers["shared"]

    def check(self, status: int, doing: str, *, log: str = "") -> None:
        """Raise an error unless the status is success; after some errors, the device is lost."""
        if status == 0:
            return
        error = faults.fault(status, doing, device=self.name, log=log)
        if faults.is_sticky(status):
            self.lost = str(error)
        raise error

    def require(self) -> None:
        """Raise a CallError if the device was lost, or belongs to the parent process of a fork."""
        if FORK.is_lost:
            raise CallError(f"{_FORKED[0]}. Fix: {_FORKED[1]}.")
        if self.lost is not None:
            raise DeviceLost(self.lost)

    def current(self) -> Current:
        """Return the device's context, for a `with`."""
        self.require()
        return Current(self.cuda, self.context, self.name)

    def adopt(self) -> bool:
        """Make the context current for this thread if none is; False if another one is."""
        status, current = number(self.cuda.cuCtxGetCurrent, kind=ctypes.c_void_p)
        if status == 0 and current == 0 and self.index == 0:
            return self.cuda.cuCtxSetCurrent(self.context) == 0
        return False

    def again(self, status: int, call: Callable[[], int]) -> int:
        """Repeat a call with the context current if that was missing; return its status."""
        if status not in faults.NOT_CURRENT:
            return status
        self.require()
        if self.adopt():
            return call()
        with self.current():
            return call()

    def limits_of(self, block: tuple[int, ...], blocks: tuple[int, ...]) -> str | None:
        """Describe what exceeds the device's limits in a launch; None if nothing does."""
        n = self._numbers
        for axis, size in zip("xyz", block, strict=True):
            if size > n[f"block_{axis}"]:
                return (
                    f"a workgroup of {size} threads along CUDA's {axis} is more than its {n[f'block_{axis}']}"
                )
        for axis, size in zip("xyz", blocks, strict=True):
            if size > n[f"grid_{axis}"]:
                return f"{size} blocks along CUDA's {axis} are more than its {n[f'grid_{axis}']}"
        return None

    # Memory

    def take(self, size: int, stream: int) -> int:
        """Return the address of `size` bytes, available in stream order.

        Memory freed in the order of the same stream is reused without calling the driver.
        """
        try:
            return self._spare[stream, size].pop()
        except (KeyError, IndexError):
            pass
        with self.current():
            return self.allocate(size, stream)

    def give(self, address: int, size: int, stream: int) -> None:
        """Free memory, or keep it for reuse, after the work on the stream so far; never raises."""
        if size > _SPARE_BYTES or stream != LEGACY:
            self.free(address, stream)
            return
        spare = self._spare.get((stream, size))
        if spare is None:
            is_full = len(self._spare) >= _MOST_SIZES
            if is_full or self.spare_bytes + _MOST_SPARE * size > _ALL_SPARE_BYTES:
                self._drop_spare()
            spare = self._spare.setdefault((stream, size), [])
        if len(spare) < _MOST_SPARE:
            spare.append(address)
            if self._spare.get((stream, size)) is not spare:  # another thread has just cleared it
                self._free_all(spare, stream)
        else:
            self.free(address, stream)

    @property
    def spare_bytes(self) -> int:
        """Return the most memory that may be kept for reuse, in bytes."""
        return sum(_MOST_SPARE * size for _, size in list(self._spare))

    def _drop_spare(self) -> None:
        spare, self._spare = self._spare, {}
        for (stream, _), addresses in spare.items():
            self._free_all(addresses, stream)

    def _free_all(self, addresses: list[int], stream: int) -> None:
        with contextlib.suppress(IndexError):
            while True:
                self.free(addresses.pop(), stream)

    def resident_blocks(self, function: int, threads: int, shared: int) -> int:
        """Return how many blocks of a kernel run at once, by its registers, shared memory and threads."""
        with self.current():
            ask = self.cuda.cuOccupancyMaxActiveBlocksPerMultiprocessor
            each = self._asked(ask, function, threads, shared, doing="asking how many blocks fit")
        return each * self.multiprocessors

    def parameter_offset(self, function: int, number: int) -> int:
        """Return where a parameter of a kernel begins, in bytes."""
        offset, size = ctypes.c_size_t(), ctypes.c_size_t()
        places = ctypes.addressof(offset), ctypes.addressof(size)
        with self.current():
            self.check(self.cuda.cuFuncGetParamInfo(function, number, *places), "asking where a parameter is")
        return offset.value

    def allocate(self, size: int, stream: int) -> int:
        """Return the address of `size` bytes, available in stream order; the context is current."""
        if not self._pool:
            return self._asked(self.cuda.cuMemAlloc_v2, size, kind=ctypes.c_uint64, doing=_bytes(size))
        cell = ctypes.c_uint64()
        place = ctypes.addressof(cell)
        status = self.cuda.cuMemAllocFromPoolAsync(place, size, self._pool, stream)
        if status == faults.OUT_OF_MEMORY:  # freed memory may still wait for its streams, or be fragmented
            self._drop_spare()
            self._unload_retired()
            self.cuda.cuCtxSynchronize()
            self.cuda.cuMemPoolTrimTo(self._pool, 0)
            status = self.cuda.cuMemAllocFromPoolAsync(place, size, self._pool, stream)
        self.check(status, _bytes(size))
        return int(cell.value)

    def free(self, address: int, stream: int) -> None:
        """Free memory after the work on the stream so far; never raises."""
        if FORK.is_lost or self.lost is not None:
            return
        with contextlib.suppress(DeviceError), Current(self.cuda, self.context, self.name):
            if self._pool:
                self.cuda.cuMemFreeAsync(address, stream)
            else:
                self.cuda.cuStreamSynchronize(stream)
                self.cuda.cuMemFree_v2(address)

    def clear(self, address: int, size: int, stream: int) -> None:
        """Set bytes to zero, in stream order; the context is current."""
        if size:
            self.check(self.cuda.cuMemsetD8Async(address, 0, size, stream), "setting memory to zero")

    def free_bytes(self) -> int:
        """Return the free memory of the GPU."""
        free, total = ctypes.c_size_t(), ctypes.c_size_t()
        with self.current():
            status = self.cuda.cuMemGetInfo_v2(ctypes.addressof(free), ctypes.addressof(total))
            self.check(status, "asking for free memory")
        return free.value

    def used_bytes(self) -> int:
        """Return the memory that arrays of this process take."""
        if not self._pool:
            return self.memory_bytes - self.free_bytes()
        cell = ctypes.c_uint64()
        status = self.cuda.cuMemPoolGetAttribute(self._pool, _USED_NOW, ctypes.addressof(cell))
        self.check(status, "asking for used memory")
        return cell.value

    def order(self, before: int, after: int) -> None:
        """Let stream `after` wait for the work on `before` so far; the context is current."""
        if before == after:
            return
        event = self._asked(self.cuda.cuEventCreate, _DISABLE_TIMING, kind=ctypes.c_void_p)
        self.check(self.cuda.cuEventRecord(event, before), "ordering streams")
        self.check(self.cuda.cuStreamWaitEvent(after, event, 0), "ordering streams")
        self.cuda.cuEventDestroy_v2(event)

    def wait(self, stream: int) -> None:
        """Wait until a stream has completed all its work."""
        with self.current():
            self.until_done(self.cuda.cuStreamQuery, stream, "waiting for kernels")

    def until_done(self, query: Callable[[int], int], handle: int, doing: str) -> None:
        """Wait for a stream or an event by polling the driver with `query`; the context is current.

        The driver's own waiting functions let no signal handler run. A longer wait sleeps between polls, for
        a 64th of the time that it has taken; with a 16th, a sort of 9.25 ms took 9.44.
        """
        try:
            began = perf_counter()
            while (status := query(handle)) == faults.NOT_READY:
                waited = perf_counter() - began
                if waited > _SHORT_WAIT:
                    sleep(min(waited / 64, _LONGEST_SLEEP))
        except BaseException as fault:  # of a handler
            fault.add_note(f"What {self.name} was asked still runs there, and what is asked of it now waits.")
            raise
        self.check(status, doing)

    # Code

    def loaded(self, ptx: str, shared: int = 0) -> GpuFunction:
        """Load the kernel of a PTX text: by the driver's own assembler, or from its cache. `shared`: bytes of
        shared memory that launches ask for.

        The driver's linker would give machine code that could be kept, but relocatable code, with more
        registers: a stencil took 10 percent longer with it, a softmax 20.
        """
        log = ctypes.create_string_buffer(_LOG_BYTES)
        options = (ctypes.c_int * 2)(_ERROR_LOG, _ERROR_LOG_BYTES)
        values = (ctypes.c_void_p * 2)(ctypes.addressof(log), _LOG_BYTES)
        text, module, doing = ptx.encode() + b"\0", ctypes.c_void_p(), "loading a kernel"
        name = text.partition(b".entry ")[2].partition(b"(")[0]
        with self.current():
            if len(self._retired) >= _MOST_RETIRED:
                self._unload_retired()
            status = self.cuda.cuModuleLoadDataEx(
                ctypes.addressof(module), text, 2, ctypes.addressof(options), ctypes.addressof(values)
            )
            self.check(status, doing, log=log.value.decode(errors="replace"))
            handle = self._asked(
                self.cuda.cuModuleGetFunction, module, name, kind=ctypes.c_void_p, doing=doing
            )
            if shared:
                self.check(self.cuda.cuFuncSetAttribute(handle, _MOST_SHARED, shared), doing)
        return GpuFunction(self, module.value or 0, handle)

    def retire(self, module: int) -> None:
        """Unload a module later, when nothing in it can be running; never raises.

        Launches are made by machine code on streams that are not known here, so it waits until the GPU is
        idle. Kernels are dropped at any time, but the GPU is waited for only when others are loaded, which
        takes long, or when memory is short.
        """
        if not FORK.is_lost and self.lost is None:
            self._retired.append(module)

    @property
    def retired(self) -> int:
        """Return how many modules wait to be unloaded."""
        return len(self._retired)

    def _unload_retired(self) -> None:
        """Unload the modules retired so far; the context is current."""
        count = len(self._retired)
        if not count or self.cuda.cuCtxSynchronize():  # an error that the next call reports
            return
        with contextlib.suppress(IndexError):  # another thread unloads them too
            for _ in range(count):
                self.cuda.cuModuleUnload(self._retired.popleft())

    def _made_pool(self, handle: int) -> int:
        """Create this process's memory pool, which keeps freed memory."""
        props = (ctypes.c_uint32 * 22)(1, 0, 1, handle)  # pinned on the device, for this process alone
        pool = self._asked(self.cuda.cuMemPoolCreate, ctypes.addressof(props), kind=ctypes.c_void_p)
        most = ctypes.c_uint64(0xFFFFFFFFFFFFFFFF)
        status = self.cuda.cuMemPoolSetAttribute(pool, _RELEASE_THRESHOLD, ctypes.addressof(most))
        self.check(status, "making a memory pool")
        return pool

    def _asked(self, function: object, *args: object, kind: object = ctypes.c_int, doing: str = "") -> int:
        status, value = number(function, *args, kind=kind)  # type: ignore[arg-type]  # a function of the Api
        self.check(status, doing or "asking the driver about it")
        return value


class GpuFunction:
    """A loaded kernel: handles of its module and of itself. Any user that may launch it must keep it
    alive.
    """

    __slots__ = ("device", "handle", "module")

    def __init__(self, device: Gpu, module: int, handle: int) -> None:
        self.device, self.module, self.handle = device, module, handle

    def __del__(self, is_ending: Callable[[], bool] = sys.is_finalizing) -> None:
        if not is_ending():  # when the driver may be unloaded already
            self.device.retire(self.module)


def _bytes(size: int) -> str:
    return f"{size:,} bytes"


_LOCK = threading.Lock()
_DEVICES: dict[int, Gpu] = {}


def _spare_usage() -> Usage:
    gpus = list(_DEVICES.values())
    sizes = sum(len(gpu._spare) for gpu in gpus)
    bytes = sum(gpu.spare_bytes for gpu in gpus)
    return Usage(sizes, bytes, _MOST_SIZES * len(gpus), _ALL_SPARE_BYTES * len(gpus))


gauge("device spare memory", _spare_usage)
gauge("device retired code", lambda: Usage(sum(gpu.retired for gpu in list(_DEVICES.values())), 0, 0, 0))


def device(index: int) -> Gpu:
    """Return the GPU of a number; its context is created on first use."""
    gpu = _DEVICES.get(index)
    if gpu is None:
        with _LOCK:
            gpu = _DEVICES.get(index)
            if gpu is None:
                devices = count()
                if isinstance(devices, NoGpu):
                    raise CallError(
                        f"the device 'cuda:{index}' is not here: {devices.why}. Fix: {devices.fix}."
                    )
                cuda = api()
                assert cuda is not None
                gpu = _DEVICES[index] = Gpu(cuda, index)
    return gpu
