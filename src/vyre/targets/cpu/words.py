"""Encodes launches as a block of words that machine code reads: instructions, then the arguments of launches.

`native/sequence.c` documents the instructions. Launches are written in order; for programs with grid barriers
they are the launches of the split's segments, with loops and choices where its schedule has them. A segment
has its arguments twice: with the buffers that are swapped after every launch in either order.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from vyre.gridsync.schedule import Counter, Follow, Hidden, Repeat, RunSegment, SplitProgram, Steps
from vyre.ir.nodes import Name, Param
from vyre.targets.batch import Extents, RowBands, grid_words, with_extent
from vyre.targets.cpu import pool
from vyre.targets.workspace import desked

_NONE: Mapping[Name, Extents] = {}

# Instructions, as native/sequence.c reads them: eight words each, what to do and its operands.
RECORD = 8
LAUNCH, ZERO, READ, SET, NEXT, JUMP, PICK = range(7)
# What a band's launches are: words of the head, of each thing to do, and which things there are.
BAND_HEAD, BAND_RECORD = 7, 9
ROWS, CLEAR = range(2)


@dataclass(frozen=True, slots=True)
class At:
    """The byte offset of an argument in the block, by its word among the arguments."""

    word: int


@dataclass(frozen=True, slots=True)
class KernelWords:
    """Machine code of one Program, with the names of its parameters in the block."""

    native: Any
    params: Sequence[Param]
    names: Mapping[Name, Name]


@dataclass
class Block:
    """A block that is being written."""

    shapes: Mapping[Name, Extents]  # of the arrays by their names in the block
    is_wide: bool = False  # True if any launch is worth splitting among threads
    _code: list[list[int | At]] = field(default_factory=list)
    _arguments: list[int] = field(default_factory=list)
    _slots: list[tuple[Name, int]] = field(default_factory=list)

    @property
    def count(self) -> int:
        """The number of instructions."""
        return len(self._code)

    @property
    def slots(self) -> list[tuple[Name, int]]:
        """The words that hold the addresses of arrays and the scalars, by name."""
        return [(name, RECORD * self.count + at) for name, at in self._slots]

    def words(self) -> list[int]:
        start = RECORD * self.count
        code = [8 * (start + w.word) if isinstance(w, At) else w for record in self._code for w in record]
        return [*code, *self._arguments]

    def zero(self, name: Name, size: int) -> None:
        """Set the first `size` bytes of an array to zero."""
        self._instruction(ZERO, 0, self._slot(name), 0, size)

    def launch(
        self, launched: KernelWords, grid: Extents, *, swapped: Mapping[Name, Name] | None = None,
        shapes: Mapping[Name, Extents] = _NONE,
    ) -> None:  # fmt: skip
        """Launch over a grid; `swapped` maps names to those that replace them at every second launch, and
        `shapes` are those of arrays that have another one here.
        """
        extents = grid_words(grid)
        total = math.prod(extents)
        if not total:
            return
        first = self._of_launch(launched, extents, {}, shapes)
        second = first if swapped is None else self._of_launch(launched, extents, swapped)
        how = launched.native.how
        self.is_wide = self.is_wide or total >= how.wide
        flips = int(swapped is not None)
        self._instruction(LAUNCH, launched.native.address, first, second, total, how.wide, how.chunk, flips)

    def bands(self, bands: RowBands, launched: Sequence[KernelWords], desks: int) -> None:
        """Run launches band by band, with `desks` bands in flight; each desk has its own windows."""
        start = len(self._arguments)
        clears = {
            name: window.writer
            for name, window in bands.windows.items()
            if window.is_blank or any(bands.margins[window.writer])
        }
        count = len(launched) + len(clears)
        self._arguments += [0] * (BAND_HEAD + BAND_RECORD * count)
        first = len(self._arguments)
        code: list[int] = []
        for desk in range(desks):
            code = self._desk(bands, launched, clears, desk)
        size = (len(self._arguments) - first) // desks
        head = [desks, 8 * (first - start), 8 * size, count, 8 * BAND_HEAD, bands.rows, bands.height]
        self._arguments[start:first] = [*head, *code]
        self.is_wide = self.is_wide or desks > 1
        wide = 2 if desks > 1 else pool.NEVER
        self._instruction(LAUNCH, pool.bands(), At(start), At(start), bands.count, wide, 1, 0)

    def _desk(
        self, bands: RowBands, launched: Sequence[KernelWords], clears: Mapping[Name, int], desk: int
    ) -> list[int]:
        """Write the arguments of a desk; returns its instructions, which are the same for each desk."""
        start, code = self._word(0).word, []
        shapes = {desked(name, desk): window.shape for name, window in bands.windows.items()}
        windows = {name: desked(name, desk) for name in bands.windows}
        for position, each in enumerate(launched):
            (before, after), grid = bands.margins[position], bands.launches[position].grid
            for name in (name for name, at in clears.items() if at == position):
                at = 8 * (self._slot(windows[name]).word - start)
                window = bands.windows[name]
                code += [CLEAR, 0, at, window.row_bytes, int(window.is_blank), 0, 0, before, after]
            names = {own: windows.get(name, name) for own, name in each.names.items()}
            # The last two parameters are the positions of the rows; after them come the extents.
            shown = replace(each, params=each.params[:-2], names=names)
            here = self._of_launch(shown, (0, 0, *grid_words(grid)), {}, shapes).word - start
            rows = len(self._arguments) - start - len(grid_words(grid))
            code += [
                ROWS,
                each.native.address,
                8 * here,
                8 * (rows - 2),
                8 * (rows - 1),
                8 * (rows + bands.axis),
            ]
            code += [math.prod(with_extent(grid, bands.axis, 1)), before, after]
        return code

    def segments(
        self, parts: SplitProgram, named: Mapping[Name, Name], natives: Sequence[Any], grid: Extents
    ) -> None:
        """Launch the segments of a split by its schedule; `named` maps parameters and hidden buffers."""
        if math.prod(grid) == 0:
            return
        swapped = {
            named[a]: named[b]
            for hidden in parts.hidden
            if hidden.is_swapped
            for a, b in ((hidden.name, hidden.written), (hidden.written, hidden.name))
        }

        def run(position: int) -> None:
            program = parts.segments[position].program
            self.launch(KernelWords(natives[position], program.params, named), grid, swapped=swapped)

        self._schedule(parts.schedule, run, parts, named)

    def _schedule(
        self, steps: Steps, run: Callable[[int], None], parts: SplitProgram, named: Mapping[Name, Name]
    ) -> None:
        for step in steps:
            match step:
                case RunSegment():
                    run(step.segment)
                case Repeat():
                    self._repeat(step, run, parts, named)
                case Follow():
                    self._follow(run, parts, named)

    def _repeat(
        self, step: Repeat, run: Callable[[int], None], parts: SplitProgram, named: Mapping[Name, Name]
    ) -> None:
        left = self._word(0)
        if isinstance(step.times, Counter):
            control = _control(parts)
            width = control.dtype.itemsize
            self._instruction(
                READ, left, self._slot(named[control.name]), step.times.slot * width, width == 8
            )
        else:
            self._instruction(SET, left, step.times)
        head = self.count
        test = self._instruction(NEXT, left)
        self._schedule(step.body, run, parts, named)
        self._instruction(JUMP, 0, head)
        test[2] = self.count

    def _follow(self, run: Callable[[int], None], parts: SplitProgram, named: Mapping[Name, Name]) -> None:
        head = self.count
        pick = self._instruction(PICK, 0, self._slot(named[_control(parts).name]))
        pick[3] = self.count - 2  # two instructions for each segment but the first, which no jump targets
        for position in range(1, len(parts.segments)):
            run(position)
            self._instruction(JUMP, 0, head)
        pick[4] = self.count

    def _instruction(self, *words: int | At) -> list[int | At]:
        self._code.append([*words, *(0,) * (RECORD - len(words))])
        return self._code[-1]

    def _of_launch(
        self,
        launched: KernelWords,
        extents: Extents,
        swapped: Mapping[Name, Name],
        own: Mapping[Name, Extents] = _NONE,
    ) -> At:
        start = At(len(self._arguments))
        for param in launched.params:
            name = launched.names.get(param.name, param.name)
            self._slot(swapped.get(name, name))
            if param.is_array:
                self._arguments += own[name] if name in own else self.shapes[name]
        self._arguments += extents
        return start

    def _slot(self, name: Name) -> At:
        self._slots.append((name, len(self._arguments)))
        return self._word(0)

    def _word(self, value: int) -> At:
        self._arguments.append(value)
        return At(len(self._arguments) - 1)


def _control(parts: SplitProgram) -> Hidden:
    assert parts.control is not None, "a schedule that asks has a control buffer"
    return parts.control


def bits(value: Any) -> int:
    """A scalar as the word that holds it."""
    return int.from_bytes(np.asarray(value).tobytes(), "little")
