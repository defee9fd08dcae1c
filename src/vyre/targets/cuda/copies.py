"""Copies between the memory of the host and of a GPU, through pinned memory.

Pinned memory is allocated once: two pieces, one of which is filled or emptied while the GPU has the other.
All streams use the same two, so each use of a piece waits for the event of the previous use, on any stream
and in either direction.
"""

from __future__ import annotations

import ctypes
from typing import Any

from numpy.typing import NDArray

from vyre.targets.bounded import Usage, gauge
from vyre.targets.cuda.device import Gpu
from vyre.targets.locks import ForkLock

STAGE_BYTES = 8 << 20
DIRECT_BYTES = 64 << 10  # up to here the driver's own staging is faster
_PORTABLE = 1


class _Stage:
    """Two pieces of pinned memory, each with an event that is recorded when the GPU is done with it."""

    def __init__(self, gpu: Gpu) -> None:
        self.lock = ForkLock()
        self.pieces: list[tuple[int, int]] = []
        for _ in range(2):
            place, event = ctypes.c_void_p(), ctypes.c_void_p()
            status = gpu.cuda.cuMemHostAlloc(ctypes.addressof(place), STAGE_BYTES, _PORTABLE)
            gpu.check(status, "staging memory of the host")
            gpu.check(gpu.cuda.cuEventCreate(ctypes.addressof(event), 2), "making an event")
            self.pieces.append((place.value or 0, event.value or 0))


_STAGES: dict[int, _Stage] = {}
_MAKING = ForkLock()
gauge("device staging", lambda: Usage(2 * len(_STAGES), 2 * STAGE_BYTES * len(_STAGES), 0, 0))


def _stage(gpu: Gpu) -> _Stage:
    stage = _STAGES.get(gpu.index)
    if stage is None:
        with _MAKING:
            stage = _STAGES.get(gpu.index) or _Stage(gpu)
            _STAGES[gpu.index] = stage
    return stage


def copy_in(gpu: Gpu, address: int, values: NDArray[Any], stream: int) -> None:
    """Copy a contiguous array to the GPU; it may be changed as soon as this returns."""
    size, host = values.nbytes, values.ctypes.data
    if not size:
        return
    doing, cuda = "copying to it", gpu.cuda
    with gpu.current():
        if size <= DIRECT_BYTES:
            gpu.check(cuda.cuMemcpyHtoDAsync_v2(address, host, size, stream), doing)
            return
        stage = _stage(gpu)
        with stage.lock:
            for number, start in enumerate(range(0, size, STAGE_BYTES)):
                piece, event = stage.pieces[number % 2]
                part = min(STAGE_BYTES, size - start)
                gpu.until_done(cuda.cuEventQuery, event, doing)
                ctypes.memmove(piece, host + start, part)
                try:
                    gpu.check(cuda.cuMemcpyHtoDAsync_v2(address + start, piece, part, stream), doing)
                finally:  # also if Ctrl-C interrupts
                    gpu.check(cuda.cuEventRecord(event, stream), doing)


def copy_out(gpu: Gpu, values: NDArray[Any], address: int, stream: int) -> None:
    """Copy from the GPU to a contiguous array, after all work on the stream."""
    size, host = values.nbytes, values.ctypes.data
    doing, cuda = "copying from it", gpu.cuda
    with gpu.current():
        if size <= DIRECT_BYTES:
            gpu.until_done(
                cuda.cuStreamQuery, stream, doing
            )  # the driver would wait while holding the interpreter's lock
            if size:
                gpu.check(cuda.cuMemcpyDtoHAsync_v2(host, address, size, stream), doing)
                gpu.check(cuda.cuStreamSynchronize(stream), doing)
            return
        stage = _stage(gpu)
        with stage.lock:
            starts = range(0, size, STAGE_BYTES)
            for number in range(len(starts) + 1):
                if number < len(starts):
                    piece, event = stage.pieces[number % 2]
                    start = starts[number]
                    part = min(STAGE_BYTES, size - start)
                    gpu.check(cuda.cuStreamWaitEvent(stream, event, 0), doing)
                    try:
                        gpu.check(cuda.cuMemcpyDtoHAsync_v2(piece, address + start, part, stream), doing)
                    finally:
                        gpu.check(cuda.cuEventRecord(event, stream), doing)
                if number:
                    piece, event = stage.pieces[(number - 1) % 2]
                    start = starts[number - 1]
                    gpu.until_done(cuda.cuEventQuery, event, doing)
                    ctypes.memmove(host + start, piece, min(STAGE_BYTES, size - start))
