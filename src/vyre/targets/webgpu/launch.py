"""Launches: a kernel's pipeline with the words of its block and its arrays bound."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from math import prod
from typing import Any

import numpy as np

from vyre.emit.wgsl.block import GRID, BlockLayout, layout
from vyre.emit.wgsl.printer import WgslCode
from vyre.ir import floats
from vyre.ir.dtypes import DType
from vyre.ir.nodes import Extents, Param
from vyre.ir.problem import CallError
from vyre.lower.form import Ref
from vyre.lower.lowered import Buffer
from vyre.targets.webgpu.arrays import AdapterArray
from vyre.targets.webgpu.commands import Commands
from vyre.targets.webgpu.device import Adapter
from vyre.targets.webgpu.faults import translating

MOST_GROUPS = 65_535  # along an axis of a dispatch
_KEPT = 8  # bind groups of a launch
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
        """The workgroups of a launch along two axes, since one axis is limited."""
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


class Dispatch:
    """A launch over a grid, for arrays of certain shapes: its block of words, and bind groups by buffers."""

    def __init__(
        self, loaded: KernelPipeline, grid: Extents, shapes: Sequence[Extents], *, is_group: bool
    ) -> None:
        self.loaded, self.block = loaded, loaded.block
        self.code, self.pipeline = loaded.code, loaded.pipeline._internal
        self.is_open = bool(self.block.scalars) or loaded.code.joined  # its words change from call to call
        self.across, self.down = loaded.dispatch(grid, is_group=is_group)
        self.is_due = True  # for an update before the next submission
        self._words = np.zeros(self.block.words, np.uint32)
        self._words[GRID : GRID + len(grid)] = grid
        for param, shape in zip(loaded.arrays, shapes, strict=True):
            at = self.block.extents[param.name]
            self._words[at : at + param.rank] = shape
        self._written = b""
        with translating(loaded.gpu.name, "allocating the words of a launch"):
            self._uniform = loaded.gpu.handle.create_buffer(size=self._words.nbytes, usage=loaded.gpu.uniform)
        self._bound: dict[tuple[int, ...], tuple[Any, tuple[Any, ...]]] = {}

    def encode(self, commands: Commands, arguments: Mapping[str, Any]) -> None:
        """Add the launch to commands."""
        arrays = [arguments[param.name] for param in self.loaded.arrays]
        if not (self.code.joined and arrays):
            self.dispatch(commands, [array.buffer for array in arrays])
            if self.is_due:
                self.update(arguments)
            return
        joined = Joined(self.loaded, arrays, commands)
        for param, array in zip(self.loaded.arrays, arrays, strict=True):
            self._words[self.block.extents[param.name] + param.rank] = joined.base(array)
        joined.copy_in(commands)
        self.dispatch(commands, (joined.buffer,))
        self.update(arguments)
        joined.copy_out(commands)

    def dispatch(self, commands: Commands, buffers: Sequence[Any]) -> None:
        """Add the launch, on these buffers; `update` is due before the commands are submitted."""
        group = self.bound(buffers)._internal
        commands.dispatch_all([(self.pipeline, group, self.across, self.down)])

    def bound(self, buffers: Sequence[Any]) -> Any:
        """The bind group of these buffers, kept among the latest ones."""
        key = tuple([id(buffer) for buffer in buffers])
        known = self._bound.get(key)
        if known is None:
            if len(self._bound) >= _KEPT:
                self._bound.pop(next(iter(self._bound)))  # commands keep what they use
            group = self.loaded.gpu.bound(self.loaded.layout, (self._uniform, *buffers))
            known = self._bound[key] = group, tuple(buffers)  # whose identities are the key
        return known[0]

    def update(self, arguments: Mapping[str, Any]) -> None:
        """Write the words of the block, if they changed, for what is submitted from now on."""
        for name, at in self.block.scalars.items():
            words = scalar_words(self.loaded.types[name], arguments[name])
            self._words[at : at + len(words)] = words
        raw = self._words.tobytes()
        if raw != self._written:
            self.loaded.gpu.native.write(self._uniform, 0, raw, len(raw))
            self._written = raw
        self.is_due = self.is_open


class Joined:
    """One buffer with copies of all arrays of a launch: for arrays that share memory, of which some are
    written, and for more arrays than can be bound.
    """

    def __init__(self, loaded: KernelPipeline, arrays: Sequence[AdapterArray], commands: Commands) -> None:
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
        self.buffer = commands.lent(total)

    def base(self, array: AdapterArray) -> int:
        """The byte where an array begins."""
        return self._places[id(array.buffer)][1] + array.offset

    def copy_in(self, commands: Commands) -> None:
        for array, at, size in self._places.values():
            commands.copy(array.buffer, 0, self.buffer, at, size)

    def copy_out(self, commands: Commands) -> None:
        for key, (array, at, size) in self._places.items():
            if key in self._written:
                commands.copy(self.buffer, at, array.buffer, 0, size)
