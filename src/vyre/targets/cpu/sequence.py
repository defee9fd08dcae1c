"""The launches of a batch back to back in machine code, from one block of words.

The block is laid out once: instructions, which `native/sequence.c` documents, the launches with their
extents, and the offsets of the batch's inner arrays in one workspace. A call writes its scalars and the
addresses of its own arrays into the block, and enters machine code once. For programs with grid barriers the
launches are those of the split's segments, with loops and choices where its schedule has them. A segment has
its arguments twice: with the buffers that are swapped after every launch in either order.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.gridsync.schedule import (
    Counter,
    Follow,
    Hidden,
    Repeat,
    RunSegment,
    SplitProgram,
    Steps,
    require_memory,
    require_numbers,
)
from vyre.ir.dtypes import DType
from vyre.ir.nodes import Extents, Name, Param
from vyre.ir.once import once
from vyre.targets.batch import (
    Batch,
    BatchArray,
    Copied,
    Launch,
    RowBands,
    grid_words,
    layout,
    with_extent,
    worker_window,
)
from vyre.targets.bounded import WORKSPACES, BoundedCache
from vyre.targets.cpu import pool
from vyre.targets.cpu.layout import address
from vyre.targets.cpu.native import NativeKernel
from vyre.targets.cpu.signature import (
    ALWAYS_FILLED,
    NEVER_FILLED,
    SPARE,
    ArgumentRow,
    Arrays,
    Equal,
    Make,
    Output,
    PlanWords,
    SlotExtent,
    finish,
    of_complex,
    read_by_machine_code,
    with_strides,
)  # fmt: skip
from vyre.targets.cpu.signature import row as row_of
from vyre.targets.host_arrays import SMALL, element_of, empty, fresh, strided, zeros
from vyre.targets.memory import MemorySpace
from vyre.targets.specialization import Specialization
from vyre.targets.target import OneByOne, Runtime

_NONE: Mapping[Name, Extents] = {}

# Instructions, as native/sequence.c reads them: eight words each, what to do and its operands.
RECORD = 8
LAUNCH, ZERO, READ, SET, NEXT, JUMP, PICK = range(7)
# What a band's launches are: words of the head, of each thing to do, and which things there are.
BAND_HEAD, BAND_RECORD = 7, 9
BAND = 1  # the strip of a launch of bands: each runs by itself
ROWS, CLEAR, GROUPS, FETCH = range(4)


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
        flips = int(swapped is not None) | how.strip << 1  # as native/sequence.c reads them
        self._instruction(LAUNCH, launched.native.address, first, second, total, how.wide, how.chunk, flips)

    def bands(self, bands: RowBands, launched: Sequence[KernelWords], workers: int) -> None:
        """Run launches band by band, with `workers` bands in flight; each worker has its own windows."""
        start = len(self._arguments)
        clears = {
            name: window.writer
            for name, window in bands.windows.items()
            if window.is_blank or any(bands.margins[window.writer])
        }
        count = len(bands.fetched) + len(launched) + len(clears)
        self._arguments += [0] * (BAND_HEAD + BAND_RECORD * count)
        first = len(self._arguments)
        code: list[int] = []
        for worker in range(workers):
            code = self._worker_words(bands, launched, clears, worker)
        size = (len(self._arguments) - first) // workers
        head = [workers, 8 * (first - start), 8 * size, count, 8 * BAND_HEAD, bands.rows, bands.height]
        self._arguments[start:first] = [*head, *code]
        self.is_wide = self.is_wide or workers > 1
        wide = 2 if workers > 1 else pool.NEVER
        self._instruction(LAUNCH, pool.bands(), At(start), At(start), bands.count, wide, 1, BAND << 1)

    def _worker_words(
        self, bands: RowBands, launched: Sequence[KernelWords], clears: Mapping[Name, int], worker: int
    ) -> list[int]:
        """Write the arguments of a worker; returns its instructions, which are the same for each worker."""
        start, code = self._word(0).word, []
        shapes = {worker_window(name, worker): window.shape for name, window in bands.windows.items()}
        windows = {name: worker_window(name, worker) for name in bands.windows}
        for name, (row_bytes, before, after) in bands.fetched.items():
            at = 8 * (self._slot(name).word - start)
            code += [FETCH, 0, at, row_bytes, 0, 0, 0, before, after]
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
            tiles = bands.tiles_at(position)
            if tiles is not None:
                before, after = tiles.row, tiles.each
            code += [
                ROWS if tiles is None else GROUPS,
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


Array = NDArray[Any]

KEPT_BYTES = 1 << 20  # the largest workspace of a batch that is kept from call to call
# The largest workspace whose memory is that of an earlier call, KEPT_MOST of native/memory.c: what must be
# zero in it is cleared. A new page takes 1.4 us, clearing its bytes 0.4.
CLEARED_BYTES = 256 << 20


@dataclass(eq=False)
class Together:
    """A batch on the CPU: in one go by machine code, or one by one where an observer wants every launch."""

    batch: Batch
    runtime: Runtime
    one_by_one: OneByOne

    @once
    def sequence(self) -> LaunchSequence | None:
        """All launches as one sequence; None where they must be made one by one."""
        run = pool.sequence()
        if run is None:
            return None
        sequence = LaunchSequence(self.batch, self.runtime, run)
        budget = self.batch.budget_bytes
        return sequence if budget is None or sequence.peak_bytes <= budget else None

    def direct(self, kinds: set[type]) -> HostEntry | None:
        """The way in which machine code runs the batch on arrays of these classes; None where it cannot."""
        arrays = read_by_machine_code(kinds)
        return None if self.sequence is None or arrays is None else HostEntry(self.sequence, arrays)

    @property
    def bytes(self) -> int:
        """The bytes that are kept between calls, without the workspace."""
        return 0 if self.sequence is None else self.sequence.bytes

    def __call__(
        self, arrays: dict[Name, Any], scalars: Mapping[Name, Any], memory: MemorySpace
    ) -> Copied | None:
        if self.runtime.is_watched() or self.sequence is None:
            return self.one_by_one(arrays, scalars, memory)
        self.sequence.run(arrays, scalars)
        return None


class HostEntry:
    """A batch as machine code runs it on arrays of one class in the host's memory."""

    def __init__(self, sequence: LaunchSequence, arrays: Arrays) -> None:
        self.outputs, self.arrays, self._sequence = sequence.outputs, arrays, sequence

    def row(
        self, name: str, slot: int, array: Any, dtype: DType, *, writes: bool
    ) -> tuple[ArgumentRow, list[Equal]] | None:
        """The row of an array like this one, and its extents."""
        view, element = strided(array), element_of(array)
        if element is not None:
            self.arrays = of_complex(self.arrays)
        row = row_of(
            self.arrays, name, dtype, array.ndim - (element is not None), slot, writes=writes, is_made=False,
            storage=element, is_strided=view is not None,
        )  # fmt: skip
        if row is None or view is None:
            equals = [Equal(slot + 1 + axis, number=size) for axis, size in enumerate(array.shape)]
            return None if row is None else (row, equals)
        steps = [0 if n == 1 else step for n, step in zip(view.shape, view.strides, strict=True)]
        kinds = [step if step in (0, 1) else None for step in steps]
        row = with_strides(row, kinds, is_first=view.offset == 0, numbers=slot + 2, within=0)
        numbers = (*view.shape, *(view.offset,) * (view.offset != 0), *(s for s in steps if s not in (0, 1)))
        return row, [Equal(slot + 2 + at, number=n & 0xFFFFFFFF) for at, n in enumerate(numbers)]

    def make(self, at: int, slot: int, made: Output) -> tuple[Make, ArgumentRow] | None:
        """An array to make, and its row."""
        if made.element is not None:
            self.arrays = of_complex(self.arrays)
        shape = made.shape if made.element is None else made.shape[:-1]
        row = row_of(
            self.arrays, "", made.dtype, len(shape), slot, writes=True, is_made=True, storage=made.element
        )
        filled = ALWAYS_FILLED if made.is_filled else NEVER_FILLED
        make = Make(at, made.dtype, tuple(map(SlotExtent, shape)), filled, storage=made.element)
        return None if row is None else (make, row)

    def finish(self, example: Any) -> Callable[[Any], object] | None:
        """The function that makes returned arrays those of the library of `example`; None if they are."""
        return finish(self.arrays, example)

    def runs(
        self, arrays: Mapping[Name, Any], slots: Mapping[Name, int], scalars: Mapping[Name, Any]
    ) -> dict[str, Any] | None:
        """The fields of a signature that say what runs."""
        return {"plan": self._sequence.plan(slots, arrays, scalars), "keep": self._sequence}


def _made(output: Output) -> Array:
    size = math.prod(output.shape) * output.dtype.itemsize
    make = empty if output.is_filled and size >= SMALL else fresh
    return make(output.shape, output.dtype.storage)


@dataclass(eq=False, slots=True)
class CallWords:
    """The words of one call."""

    words: ctypes.Array[ctypes.c_uint64]
    scalars: object = None  # those that the words hold


class LaunchSequence:
    """A batch on the CPU, ready to be run on arrays."""

    def __init__(self, batch: Batch, runtime: Runtime, run: Callable[[int, int, bool], None]) -> None:
        self._run, self._batch, self._runtime = run, batch, runtime
        workers = {band.first: _workers(batch, band) for band in batch.bands}
        hidden = {at: _hidden(at, launch) for at, launch in batch.whole}
        sizes = {at: {name: held.nbytes for name, held in some.items()} for at, some in hidden.items()}
        self._layout = layout(batch, sizes, workers)
        self._is_kept, is_cleared = (self._layout.size <= most for most in (KEPT_BYTES, CLEARED_BYTES))
        self._needs_zeros = bool(self._layout.unfilled) and not is_cleared
        self.outputs = {
            name: Output(batch.arrays[name].shape, batch.arrays[name].dtype, is_filled)
            for name, (_, is_filled) in self._layout.outputs.items()
        }
        shapes = {name: held.shape for name, held in batch.arrays.items()}
        block = Block(shapes | {n: held.shape for some in hidden.values() for n, held in some.items()})
        self._natives: list[NativeKernel] = []  # kept alive as long as their addresses are in the words
        whole, bands = dict(batch.whole), {band.first: band for band in batch.bands}
        for position in range(len(batch.launches)):
            for name, is_used in self._layout.unfilled.get(position, ()):
                if is_used or is_cleared:
                    block.zero(name, self._layout.sizes[name])
            if position in whole:
                self._write(block, position, whole[position])
            elif position in bands:
                launched = [self._launched(launch) for launch in bands[position].launches]
                block.bands(bands[position], launched, workers[position])
        self._words, self._count, self._is_wide = block.words(), block.count, block.is_wide
        self._inside: list[tuple[int, int]] = []
        self._outside: dict[Name, list[int]] = {}
        self._scalars: dict[Name, list[int]] = {}
        for name, at in block.slots:
            if name in self._layout.at:
                self._inside.append((at, self._layout.at[name]))
            else:
                places = self._outside if name in shapes else self._scalars
                places.setdefault(name, []).append(at)
        self._idle: list[CallWords] = []
        self._workspaces: BoundedCache[CallWords, Array] = (
            WORKSPACES.cache()
        )  # for the arrays inside the batch

    @property
    def bytes(self) -> int:
        """The bytes that are kept between calls, without the workspace."""
        slots = (*self._outside.values(), *self._scalars.values())
        return 16 * len(self._words) + 100 * sum(len(places) for places in slots)

    def _native(self, source: Any, grid: Extents) -> NativeKernel:
        how = self._runtime.chosen(source, math.prod(grid))
        native: NativeKernel = self._runtime.loaded(source, Specialization(rank=len(grid), configuration=how))
        self._natives.append(native)
        return native

    def _launched(self, launch: Launch) -> KernelWords:
        params = launch.source.face.params
        named = dict(zip((param.name for param in params), launch.names, strict=True))
        return KernelWords(self._native(launch.source, launch.grid), params, named)

    def _write(self, block: Block, position: int, launch: Launch) -> None:
        """Write the instructions of a launch."""
        if not launch.source.has_barriers:
            block.launch(self._launched(launch), launch.grid, shapes=launch.shapes)
            return
        parts = launch.source.parts
        named = dict(zip((param.name for param in parts.program.params), launch.names, strict=True))
        for hidden in parts.hidden:
            named |= {name: _kept(position, name) for name in (hidden.name, hidden.written)}
        natives = [self._native(segment, launch.grid) for segment in launch.source.segments]
        block.segments(parts, named, natives, launch.grid)

    @property
    def peak_bytes(self) -> int:
        """The bytes of the arrays that a call allocates; of streamed arrays, only the rows in flight."""
        streamed = {name for band in self._batch.bands for name in band.streamed}
        made = sum(self._batch.arrays[name].nbytes for name in self.outputs if name not in streamed)
        rows = [_workers(self._batch, band) * (band.bytes - band.window_bytes) for band in self._batch.bands]
        return self._layout.size + made + max(rows, default=0)

    def plan(
        self, slots: Mapping[Name, int], arrays: Mapping[Name, Array], scalars: Mapping[Name, Any]
    ) -> PlanWords:
        """The words of the launches, with the slots that a call's arrays and numbers come from; others are
        those in `arrays` and `scalars`.
        """
        words = list(self._words)
        for name in self._outside.keys() - slots.keys():
            for at in self._outside[name]:
                words[at] = address(arrays[name])
        for name, places in self._scalars.items():
            for at in places if name not in slots else ():
                words[at] = bits(scalars[name])
        named = {**self._outside, **self._scalars}.items()
        patches = [(at, slots[name], 0) for name, places in named if name in slots for at in places]
        patches += [(at, SPARE, offset) for at, offset in self._inside]
        return PlanWords(
            words=words, patches=patches, instructions=self._count, is_wide=self._is_wide,
            work_bytes=self._layout.size, work_is_zero=self._needs_zeros,
        )  # fmt: skip

    def run(self, arrays: dict[Name, Array], scalars: Mapping[Name, Any]) -> None:
        """Run on these arrays and scalars by name; the batch's outputs are allocated and added."""
        for name, output in self.outputs.items():
            arrays[name] = _made(output)
        worker = self._taken()
        words = worker.words
        if worker.scalars is not scalars:
            for name, places in self._scalars.items():
                for place in places:
                    words[place] = bits(scalars[name])
            worker.scalars = scalars
        for name, places in self._outside.items():
            begin = address(arrays[name])
            for place in places:
                words[place] = begin
        memory = self._workspace(worker) if self._layout.size else None  # the reference keeps it alive
        self._run(ctypes.addressof(words), self._count, self._is_wide)
        del memory
        self._idle.append(worker)

    def _taken(self) -> CallWords:
        """Words that no other call uses."""
        try:
            return self._idle.pop()
        except IndexError:
            return CallWords((ctypes.c_uint64 * len(self._words))(*self._words))

    def _workspace(self, worker: CallWords) -> Array:
        """The workspace that these words point to; kept if it is small."""
        memory = self._workspaces.get(worker)
        if memory is None:
            memory = self._memory()
            self._place(worker.words, memory)
            if self._is_kept:
                self._workspaces.put(worker, memory, self._layout.size)
        return memory

    def _memory(self) -> Array:
        make = zeros if self._needs_zeros else empty
        return make((self._layout.size,), np.dtype(np.uint8))

    def _place(self, words: ctypes.Array[ctypes.c_uint64], memory: Array) -> None:
        base = address(memory)
        for place, offset in self._inside:
            words[place] = base + offset


def _workers(batch: Batch, band: RowBands) -> int:
    """The number of bands in flight: one for each thread, if that fits the budget."""
    workers = min(pool.threads(), max(band.count, 1))
    more = (workers - 1) * band.bytes
    return workers if batch.budget_bytes is None or batch.peak_bytes + more <= batch.budget_bytes else 1


def _hidden(position: int, launch: Launch) -> dict[Name, BatchArray]:
    """The hidden buffers between the segments of a launch with grid barriers, by name in the block."""
    if not launch.source.has_barriers:
        return {}
    parts = launch.source.parts
    require_numbers(parts, launch.grid)
    require_memory(parts, launch.grid)
    buffers: dict[Name, BatchArray] = {}
    for hidden in parts.hidden:
        held = BatchArray(hidden.shape(parts.program.workgroup, launch.grid), hidden.dtype, True)
        buffers |= {_kept(position, name): held for name in (hidden.name, hidden.written)}
    return buffers


def _kept(position: int, name: Name) -> Name:
    return f"{name} of {position}"
