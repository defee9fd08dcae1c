"""Launches: a kernel's pipeline with the words of its block and its arrays bound."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.emit.wgsl.block import GRID, BlockLayout, layout
from vyre.emit.wgsl.printer import WgslCode
from vyre.ir import floats
from vyre.ir.dtypes import DType
from vyre.ir.nodes import Param
from vyre.ir.problem import CallError
from vyre.lower.form import Ref
from vyre.lower.lowered import Buffer
from vyre.targets.webgpu.arrays import AdapterArray
from vyre.targets.webgpu.device import Adapter
from vyre.targets.webgpu.faults import told

MOST_GROUPS = 65_535  # along an axis of a dispatch
_KEPT = 4  # bind groups of a launch
ALIGNED = 256  # bytes: where arrays begin in a joined buffer


def encoded(code: WgslCode) -> bytes:
    return json.dumps(asdict(code)).encode()


def decoded(stored: bytes) -> WgslCode:
    return WgslCode(**json.loads(stored))


class KernelPipeline:
    """A kernel's pipeline on a device."""

    def __init__(self, gpu: Adapter, code: WgslCode, params: Sequence[Param]) -> None:
        self.gpu, self.code, self.params = gpu, code, tuple(params)
        self.arrays = [param for param in params if param.is_array]
        self.types = {param.name: param.dtype for param in params}
        self.block: BlockLayout = layout([shape_of(param) for param in params])
        each = ["read" if param.access == "in" else "write" for param in self.arrays]
        kinds = ("uniform", "write") if code.joined else ("uniform", *each)
        self.pipeline, self.layout = gpu.pipeline(code.text, kinds if self.arrays else ("uniform",))

    @property
    def bytes(self) -> int:
        return 4 * len(self.code.text)

    def dispatch(self, grid: tuple[int, ...], *, is_group: bool) -> tuple[int, int]:
        """The workgroups of a launch, along two axes: one has room for few."""
        return dispatched(grid, self.code, is_group=is_group)


def dispatched(grid: tuple[int, ...], code: WgslCode, *, is_group: bool) -> tuple[int, int]:
    """The workgroups of a launch, along two axes."""
    each = code.threads * code.items
    count = prod(grid) if is_group else -(-prod(grid) // each)
    if count * each >= 1 << 32:
        what = f"a launch of {count * each} invocations is more than WebGPU numbers"
        raise CallError(f"{what}. Fix: launch parts of the domain.")
    across = min(count, MOST_GROUPS)
    return across, -(-count // across)


def shape_of(param: Param) -> Buffer | Ref:
    if param.is_array:
        return Buffer(param.name, param.dtype, param.rank, param.access != "in")
    return Ref(param.name, param.dtype)


def scalar_words(dtype: DType, value: Any) -> list[int]:
    """The words of a scalar, as values of its type are held."""
    raw = np.asarray(value)
    if dtype.is_narrow:
        raw = np.asarray(floats.from_storage(dtype, raw.astype(dtype.storage)), np.float32)
    elif dtype.kind == "bool":
        raw = raw.astype(np.uint32)
    elif dtype.bits < 32:
        raw = raw.astype(dtype.storage).astype(np.int32 if dtype.kind == "int" else np.uint32)
    else:
        raw = raw.astype(dtype.storage)
    return [int(word) for word in np.frombuffer(raw.tobytes(), np.uint32)]


@dataclass
class Dispatch:
    """A launch over a grid, for arrays of certain shapes: its block, kept, and bind groups by buffers."""

    loaded: KernelPipeline
    grid: tuple[int, ...]
    is_group: bool
    _words: NDArray[np.uint32] = field(init=False)
    _written: bytes = b""
    _uniform: Any = None
    _bound: dict[tuple[int, ...], tuple[Any, tuple[Any, ...]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._words = np.zeros(self.loaded.block.words, np.uint32)
        self._words[GRID : GRID + len(self.grid)] = self.grid
        self.groups = self.loaded.dispatch(self.grid, is_group=self.is_group)

    def encode(self, made: Commands, arguments: Mapping[str, Any]) -> None:
        """Add the launch to a pass."""
        loaded, block, words = self.loaded, self.loaded.block, self._words
        gpu = loaded.gpu
        arrays: list[AdapterArray] = [arguments[param.name] for param in loaded.arrays]
        joined = Joined(gpu, loaded, arrays) if loaded.code.joined and arrays else None
        if joined is not None or self._uniform is None:
            for param, array in zip(loaded.arrays, arrays, strict=True):
                at = block.extents[param.name]
                words[at : at + param.rank] = array.shape
                words[at + param.rank] = 0 if joined is None else joined.base(array)
        for name, at in block.scalars.items():
            given = scalar_words(loaded.types[name], arguments[name])
            words[at : at + len(given)] = given
        raw = words.tobytes()
        if self._uniform is None:
            self._uniform = gpu.handle.create_buffer(size=len(raw), usage=gpu.uniform)
        if raw != self._written:
            gpu.handle.queue.write_buffer(self._uniform, 0, raw)
            self._written = raw
        buffers = (joined.buffer,) if joined is not None else tuple(array.buffer for array in arrays)
        if joined is not None:
            joined.copy_in(made.outside())
        key = tuple(map(id, buffers))
        found = self._bound.get(key)
        if found is None:
            if len(self._bound) >= _KEPT:
                self._bound.pop(next(iter(self._bound)))
            found = self._bound[key] = gpu.bound(loaded.layout, (self._uniform, *buffers)), buffers
        made.dispatch(self, found[0])
        if joined is not None:
            joined.copy_out(made.outside())
            made.keep(joined)


class Joined:
    """One buffer with copies of all arrays of a launch: for arrays that share memory, of which some are
    written, and for more arrays than can be bound.
    """

    def __init__(self, gpu: Adapter, loaded: KernelPipeline, arrays: Sequence[AdapterArray]) -> None:
        self._gpu = gpu
        self._places: dict[int, tuple[AdapterArray, int, int]] = {}  # by buffer: an array, place and bytes
        self._written: set[int] = set()
        total = 0
        for param, array in zip(loaded.arrays, arrays, strict=True):
            if id(array.buffer) not in self._places:
                size = int(array.buffer.size)
                self._places[id(array.buffer)] = array, total, size
                total += -(-size // ALIGNED) * ALIGNED
            if param.access != "in":
                self._written.add(id(array.buffer))
        self.buffer = gpu.take(total)

    def base(self, array: AdapterArray) -> int:
        """The byte where an array begins."""
        return self._places[id(array.buffer)][1] + array.offset

    def copy_in(self, encoder: Any) -> None:
        for array, at, size in self._places.values():
            encoder.copy_buffer_to_buffer(array.buffer, 0, self.buffer, at, size)

    def copy_out(self, encoder: Any) -> None:
        for key, (array, at, size) in self._places.items():
            if key in self._written:
                encoder.copy_buffer_to_buffer(self.buffer, at, array.buffer, 0, size)

    def release(self) -> None:
        self._gpu.give(self.buffer)


class Commands:
    """Commands in the making: passes with dispatches, and copies between them."""

    def __init__(self, gpu: Adapter) -> None:
        self._gpu = gpu
        self.encoder = gpu.handle.create_command_encoder()
        self._open: Any = None
        self._pipeline: Any = None
        self._uses: dict[object, int] = {}
        self._kept: list[Joined] = []

    def outside(self) -> Any:
        """The encoder, for commands that are in no pass."""
        if self._open is not None:
            self._open.end()
            self._open = None
        return self.encoder

    def uses(self, key: object) -> int:
        """The number of times that a launch is in these commands already: each needs words of its own."""
        count = self._uses.get(key, 0)
        self._uses[key] = count + 1
        return count

    def dispatch(self, step: Dispatch, group: Any) -> None:
        if self._open is None:
            self._open, self._pipeline = self.encoder.begin_compute_pass(), None
        if self._pipeline is not step.loaded.pipeline:
            self._pipeline = step.loaded.pipeline
            self._open.set_pipeline(self._pipeline)
        self._open.set_bind_group(0, group)
        self._open.dispatch_workgroups(*step.groups)

    def keep(self, joined: Joined) -> None:
        self._kept.append(joined)

    def clear(self, buffers: Sequence[Any]) -> None:
        encoder = self.outside()
        for buffer in buffers:
            encoder.clear_buffer(buffer)

    def finished(self) -> Any:
        """The encoder with all commands; buffers made for them may be used again by later ones."""
        self.outside()
        for joined in self._kept:
            joined.release()
        return self.encoder

    def submit(self) -> None:
        with told(self._gpu.name, "running a kernel"):
            self._gpu.handle.queue.submit([self.finished().finish()])
