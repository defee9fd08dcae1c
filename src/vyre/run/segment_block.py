"""All segments of a kernel with grid barriers as one block of words, which machine code runs at once."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any

from vyre.gridsync.schedule import Extents, SplitProgram, kept_zeros
from vyre.ir.nodes import Name
from vyre.plan.arena import Room
from vyre.run.launch_words import Block, address, bits
from vyre.targets.cpu.signature import SPARE, Plan


class SegmentBlock:
    """A split on the CPU as one block of words for arrays of these shapes, run by one call."""

    def __init__(
        self, split: SplitProgram, natives: Sequence[Any], grid: Extents, arrays: Mapping[Name, Extents]
    ) -> None:
        self._natives = natives
        self._hidden = {
            name: (hidden.shape(split.program.workgroup, grid), hidden.dtype.storage)
            for hidden in split.hidden
            for name in (hidden.name, hidden.written)
        }
        shapes = {**arrays, **{name: shape for name, (shape, _) in self._hidden.items()}}
        block = Block(shapes)
        scalars = {param.name for param in split.program.params if not param.is_array}
        block.segments(split, {name: name for name in (*shapes, *scalars)}, natives, grid)
        self._words, self._count, self._is_wide = block.words(), block.count, block.is_wide
        self._scalars = [(name, at) for name, at in block.slots if name in scalars]
        self._arrays = [(name, at) for name, at in block.slots if name not in scalars]

    @property
    def bytes(self) -> int:
        """The bytes that are kept between calls."""
        return 16 * len(self._words) + 100 * (len(self._scalars) + len(self._arrays) + len(self._hidden))

    def plan(self, slots: Mapping[Name, int]) -> Plan:
        """The words of the launches, with the slots that a call's arguments come from, and the hidden buffers
        in one workspace.
        """
        memory = Room()
        inside = {name: memory.taken(name, prod(s) * t.itemsize)[0] for name, (s, t) in self._hidden.items()}
        patches = [
            (at, SPARE, inside[name]) if name in inside else (at, slots[name], 0)
            for name, at in (*self._scalars, *self._arrays)
        ]
        return Plan(
            words=self._words, patches=patches, instructions=self._count, is_wide=self._is_wide,
            work_bytes=memory.size, work_is_zero=True,
        )  # fmt: skip

    def run(self, run: Callable[[int, int, bool], None], arguments: Mapping[Name, Any]) -> None:
        values = {**arguments, **{name: kept_zeros(*made) for name, made in self._hidden.items()}}
        words = (ctypes.c_uint64 * len(self._words))(*self._words)
        for name, at in self._scalars:
            words[at] = bits(values[name])
        for name, at in self._arrays:
            words[at] = address(values[name])
        run(ctypes.addressof(words), self._count, self._is_wide)
