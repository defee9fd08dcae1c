"""Commands for a device: dispatches, copies, a submission, and reads.

They are wgpu-native's own functions, called by cffi. wgpu's classes ask for errors after each call, which
takes longer than most calls; here errors are collected over a whole submission.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from vyre.targets.webgpu.faults import fault

BoundDispatch = tuple[Any, Any, int, int]  # a pipeline, a bind group, both wgpu-native's, and the workgroups
Read = tuple[Any, int, NDArray[Any]]  # a buffer, the first byte, and the array of the host


class WgpuDevice(Protocol):
    """A device with its buffers; `Adapter` is one."""

    name: str
    native: Native

    def take(self, size: int) -> Any: ...
    def give(self, buffer: Any) -> None: ...
    def reader(self, size: int) -> Any: ...


class Native:
    """The functions of wgpu-native, and a device and its queue as they take them."""

    def __init__(self, handle: Any) -> None:
        from wgpu.backends.wgpu_native import _api

        self.api, self.lib, self.ffi = _api, _api.lib, _api.ffi
        self.none, self.errors = _api.ffi.NULL, _api.libf._error_handler
        self.device, self.queue = handle._internal, handle.queue._internal
        library = ctypes.CDLL(None) if os.name == "posix" else None
        self._on_exit, self._exit = getattr(library, "on_exit", None), getattr(library, "_exit", None)
        self._said: list[int] = []
        self._answer = _api.ffi.callback("WGPUBufferMapCallback", self._answered)
        self._asked = _api.ffi.new("WGPUBufferMapCallbackInfo *")
        self._asked.mode = _api.lib.WGPUCallbackMode_AllowProcessEvents
        self._asked.callback = self._answer

    def _answered(self, status: int, *_: Any) -> None:
        self._said.append(status)

    def write(self, buffer: Any, at: int, data: Any, size: int) -> None:
        """Copy bytes to a buffer, before everything that is submitted later."""
        self.lib.wgpuQueueWriteBuffer(self.queue, buffer._internal, at, self.ffi.from_buffer(data), size)

    def mapped(self, buffer: Any, size: int) -> Any:
        """The first bytes of a buffer in memory, once all work is done, until it is unmapped; None if the
        device is lost.
        """
        self._said.clear()
        self.lib.wgpuBufferMapAsync(buffer._internal, self.lib.WGPUMapMode_Read, 0, size, self._asked[0])
        self.lib.wgpuDevicePoll(self.device, True, self.none)
        if self._said != [self.lib.WGPUMapAsyncStatus_Success]:
            return None
        return self.ffi.buffer(self.lib.wgpuBufferGetConstMappedRange(buffer._internal, 0, size), size)

    def leave(self) -> None:
        """Release nothing from now on: for a process that was forked from the one that has the device.

        Drivers wait at exit for threads that are not there, so that the process would crash or hang.
        """
        self.api.libf = None  # wgpu's finalizers look for it
        self.end_at_once()

    def end_at_once(self) -> None:
        """Let the process end without what drivers do at its exit."""
        if self._on_exit is not None:
            self._on_exit(self._exit, None)  # the last that is registered comes first, with the exit status


class _Reported(Exception):
    """wgpu-native has reported an error."""


class Collecting:
    """Errors of wgpu-native inside a `with`, as one error of Vyre at its end."""

    def __init__(self, gpu: WgpuDevice, doing: str) -> None:
        self._gpu, self._doing, self._native, self._lib = gpu, doing, gpu.native, gpu.native.lib

    def __enter__(self) -> Any:
        self._native.errors.capture("vyre")
        return self

    def __exit__(self, kind: object, error: BaseException | None, _: object) -> None:
        reported = self._native.errors.release("vyre")
        if reported is not None and (error is None or isinstance(error, _Reported)):
            raise fault(RuntimeError(reported[1]), self._gpu.name, self._doing) from None

    def stop_at_errors(self) -> None:
        """Leave the `with` block if there is an error: wgpu-native ends a process that submits after one."""
        if self._native.errors._get_proxy_stack()[-1].message:
            raise _Reported


class Commands(Collecting):
    """Commands that one thread records: `with Commands(gpu) as commands`, and `submit` inside."""

    def __init__(self, gpu: WgpuDevice, doing: str = "running a kernel") -> None:
        super().__init__(gpu, doing)
        self._pass: Any = None
        self._pipeline: Any = None
        self._uses: dict[object, int] = {}
        self._lent: list[Any] = []

    def __enter__(self) -> Commands:
        super().__enter__()
        self._encoder = self._lib.wgpuDeviceCreateCommandEncoder(self._native.device, self._native.none)
        return self

    def __exit__(self, kind: object, error: BaseException | None, at: object) -> None:
        if self._encoder is not None:
            self._end_pass()
            self._lib.wgpuCommandEncoderRelease(self._encoder)
        for buffer in reversed(self._lent):  # so that the next commands get them in the same order
            self._gpu.give(buffer)
        super().__exit__(kind, error, at)

    def uses(self, key: object) -> int:
        """The uses of a launch in these commands so far: each use needs words of its own."""
        count = self._uses.get(key, 0)
        self._uses[key] = count + 1
        return count

    def lent(self, size: int) -> Any:
        """A buffer for these commands, which later ones may use again."""
        buffer = self._gpu.take(size)
        self._lent.append(buffer)
        return buffer

    def _end_pass(self) -> None:
        if self._pass is not None:
            self._lib.wgpuComputePassEncoderEnd(self._pass)
            self._lib.wgpuComputePassEncoderRelease(self._pass)
            self._pass = None

    def dispatch_all(self, dispatches: Sequence[BoundDispatch]) -> None:
        """Add dispatches, in order."""
        if not dispatches:
            return
        lib, none = self._lib, self._native.none
        if self._pass is None:
            self._pass, self._pipeline = lib.wgpuCommandEncoderBeginComputePass(self._encoder, none), None
        bind, run = lib.wgpuComputePassEncoderSetBindGroup, lib.wgpuComputePassEncoderDispatchWorkgroups
        current, last = self._pass, self._pipeline
        for pipeline, group, across, down in dispatches:
            if pipeline is not last:
                lib.wgpuComputePassEncoderSetPipeline(current, pipeline)
                last = pipeline
            bind(current, 0, group, 0, none)
            run(current, across, down, 1)
        self._pipeline = last

    def clear(self, buffer: Any) -> None:
        """Set a buffer to zero."""
        self._end_pass()
        self._lib.wgpuCommandEncoderClearBuffer(self._encoder, buffer._internal, 0, int(buffer.size))

    def copy(self, source: Any, at: int, target: Any, to: int, size: int) -> None:
        """Copy whole words from one buffer to another."""
        self._end_pass()
        self._lib.wgpuCommandEncoderCopyBufferToBuffer(
            self._encoder, source._internal, at, target._internal, to, size
        )

    def submit(self) -> None:
        """Run the commands, after all that were submitted before; returns before they are done."""
        lib, native = self._lib, self._native
        self._end_pass()
        encoder, self._encoder = self._encoder, None
        finished = lib.wgpuCommandEncoderFinish(encoder, native.none)
        lib.wgpuCommandEncoderRelease(encoder)
        try:
            self.stop_at_errors()
            lib.wgpuQueueSubmit(native.queue, 1, native.ffi.new("WGPUCommandBuffer []", [finished]))
        finally:
            lib.wgpuCommandBufferRelease(finished)

    def read(self, pairs: Sequence[Read]) -> None:
        """Submit, and copy from buffers to arrays of the host once everything is done."""
        total, places = 0, []
        for _, at, array in pairs:
            places.append((total, at % 4))
            total += -(-(at % 4 + array.nbytes) // 4) * 4
        if not total:
            self.submit()
            return
        reader = self._gpu.reader(total)
        for (buffer, at, array), (start, ahead) in zip(pairs, places, strict=True):
            if array.nbytes:
                self.copy(buffer, at - ahead, reader, start, -(-(ahead + array.nbytes) // 4) * 4)
        self.submit()
        bytes_ = self._native.mapped(reader, total)
        if bytes_ is None:
            raise fault(RuntimeError("it is lost"), self._gpu.name, self._doing)
        view = np.frombuffer(bytes_, np.uint8)
        for (_, _, array), (start, ahead) in zip(pairs, places, strict=True):
            first = start + ahead
            array.reshape(-1).view(np.uint8)[:] = view[first : first + array.nbytes]
        del view, bytes_
        self._lib.wgpuBufferUnmap(reader._internal)
