"""The one way from a checked Program and its arguments to results, on any device.

Program -> (split at grid barriers) -> key -> cached code, or: optimised -> expanded -> compiled -> launched.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import prod
from typing import TYPE_CHECKING, Any

from vyre.analysis.effects import has_grid_barrier
from vyre.check.index_axes import IndexAxes, index_axes
from vyre.ir.nodes import Program
from vyre.ir.once import once
from vyre.run import observe, progress
from vyre.run.remembered import CODE, SEGMENTS
from vyre.run.slow_calls import Work, loop_work
from vyre.targets.bounded import BoundedCache
from vyre.targets.configuration import DEFAULT, Configuration, Unfit
from vyre.targets.cpu.locks import SHARED

if TYPE_CHECKING:
    from vyre.cache.artifacts import Cache
    from vyre.gridsync.schedule import SplitProgram
    from vyre.run.recall import Recalled
    from vyre.run.segment_block import SegmentBlock
    from vyre.run.specialize import SpecKey

Arguments = Mapping[str, Any]
Grid = tuple[int, ...]
Natives = tuple[Any, ...]  # loaded machine code of a program: one, or one for each segment


@dataclass(eq=False)  # compared by identity: devices may use it as a dict key
class Ready:
    """A Program and the code that devices have compiled from it so far."""

    face: Program  # the program, or only its name, parameters and workgroup if it is recalled
    tuned: dict[str, Configuration] = field(default_factory=dict)  # by device, if there are no records here
    _expanded: Program | None = None
    _parts: SplitProgram | None = None
    _pieces: dict[int, Ready] = field(default_factory=dict)
    _blocks: BoundedCache[object, SegmentBlock] = field(default_factory=SEGMENTS.cache)  # by shapes
    _native: BoundedCache[tuple[int, Configuration], Any] = field(default_factory=CODE.cache)  # by rank too
    _stored: dict[int, tuple[str, bytes | None]] = field(default_factory=dict)  # key and code, not yet loaded
    recalled: Recalled | None = None

    @once
    def program(self) -> Program:
        """The checked program."""
        return self.face if self.recalled is None else self.recalled.program

    @once
    def axes(self) -> IndexAxes:
        """The axes of arrays that ids index, from which a launch's domain is derived."""
        return index_axes(self.program) if self.recalled is None else self.recalled.axes

    @once
    def loop_work(self) -> Work | None:
        """The work of an invocation by the bounds of its loops; None if that is never much."""
        return loop_work(self.program) if self.recalled is None else self.recalled.loop_work

    @once
    def filled(self) -> frozenset[str]:
        """The outputs that a launch overwrites, before it reads them, if they have the domain's shape."""
        if self.recalled is not None:
            return self.recalled.filled
        with SHARED:
            from vyre.plan.graph import filled_outputs

        return filled_outputs(self.program)

    @property
    def expanded(self) -> Program:
        """The program with all expandable ops expanded, not optimised: what the reference runs."""
        if self._expanded is None:
            from vyre.passes import expand

            self._expanded = expand(self.program)
        return self._expanded

    @property
    def lowered(self) -> Program:
        """The program as compilers get it: optimised and expanded."""
        from vyre.passes import expand, optimize

        return expand(optimize(self.program))

    def on_reference(self, arguments: Arguments, grid: Grid) -> None:
        """Run by the reference interpreter."""
        with SHARED:
            from vyre import reference

            program = self.expanded
        began = observe.now()
        reference.run(program, arguments, grid=grid)
        self._launched("reference", grid, began)

    def on_cpu(self, arguments: Arguments, grid: Grid, cache: Cache) -> None:
        """Run as machine code of this processor."""
        if self.has_barriers:
            self._segments_on_cpu(arguments, grid, cache)
            return
        from vyre.targets.cpu import native

        code = self.native(len(grid), cache, prod(grid))
        began = observe.now()
        native.run(code, self.face, arguments, grid)
        self._launched("cpu", grid, began)

    @once
    def has_barriers(self) -> bool:
        """True if the program contains a grid barrier."""
        return self.recalled is None and has_grid_barrier(self.program.body)

    @property
    def loaded_ranks(self) -> frozenset[int]:
        """The ranks of domains that machine code is loaded for."""
        return frozenset(rank for rank, _ in self._native)

    def native(self, rank: int, cache: Cache, units: int = 0) -> Any:
        """The loaded machine code for a domain of this rank, as configured for `units` units of work."""
        how = self.chosen("cpu", cache, units)
        code = self._native.get((rank, how))
        if code is None:
            try:
                code = self._load(rank, cache, how)
            except Unfit:  # the tuning record is of another version
                code = self._load(rank, cache, DEFAULT)
            code = self._native.add((rank, how), code, code.bytes)
        return code

    def chosen(self, device: str, cache: Cache, units: int) -> Configuration:
        """The configuration for `units` units of work: from the records here, else as tuned elsewhere."""
        how = DEFAULT if cache.choose is None else cache.choose(self.digest, device, units)
        return how if how != DEFAULT or not self.tuned else self.tuned.get(device, DEFAULT)

    @property
    def digest(self) -> str:
        """The digest of the program."""
        return self._spec.program

    def is_stored(self, rank: int, cache: Cache) -> bool:
        """True if the cache has machine code for this rank; then the program has been checked once."""
        key = self._key(rank)
        self._stored[rank] = key, cache.get(key)
        return self._stored[rank][1] is not None

    @once
    def _spec(self) -> SpecKey:
        from vyre.run.specialize import SpecKey, spec_key

        if self.recalled is None:
            return spec_key(self.program)
        return SpecKey(self.recalled.digest, self.face.params, self.face.workgroup)

    def _key(self, rank: int, how: Configuration = DEFAULT) -> str:
        from vyre.run.specialize import artifact_key
        from vyre.targets.cpu import native
        from vyre.targets.cpu.machine import host

        layout = () if how == DEFAULT else (how.lanes, how.strips)
        return artifact_key(self._spec, native.fingerprint(host()), options=("rank", rank, *layout))

    def _load(self, rank: int, cache: Cache, how: Configuration) -> Any:
        from vyre.targets.cpu import native
        from vyre.targets.cpu.elf import LoadError
        from vyre.targets.cpu.machine import host

        stored = self._stored.pop(rank, None) if how == DEFAULT else None  # pop is atomic among threads
        if stored is not None:
            key, code = stored
        else:
            key = self._key(rank, how)
            code = cache.get(key)
        if code is not None:
            try:
                return self._loaded(code, how)
            except LoadError:  # an object in another format: recompile it
                pass
        began = observe.now()
        # A fork waits until no compilation or import is in progress.
        with SHARED, progress.compiling(self.face.name, "cpu"):
            code = native.object_code(self.lowered, rank, configuration=how)
        took = observe.ms_since(began)
        observe.tell(observe.Compiled(self.face.name, "cpu", took, len(code)))
        cache.put(key, code, {"kernel": self.face.name, "target": host().cpu, "compile_ms": round(took, 1)})
        return self._loaded(code, how)

    def _loaded(self, code: bytes, how: Configuration) -> Any:
        from vyre.targets.cpu import native

        began = observe.now()
        cost = None if self.recalled is None else self.recalled.cost_ns
        loaded_code = native.loaded(code, self.face, how, cost=cost)
        observe.tell(observe.Loaded(self.face.name, "cpu", observe.ms_since(began), len(code)))
        return loaded_code

    def _launched(self, device: str, grid: Grid, began: int) -> None:
        if observe.is_watched():
            invocations = prod(grid) * prod(self.face.workgroup or ())
            took = observe.ms_since(began)
            observe.tell(observe.Launched(self.face.name, device, invocations, took))

    @property
    def parts(self) -> SplitProgram:
        """The program as segments between its grid barriers."""
        if self._parts is None:
            from vyre.gridsync.segments import split

            began = observe.now()
            self._parts = split(self.program)
            took = observe.ms_since(began)
            observe.tell(observe.Split(self.program.name, len(self._parts.segments), took))
        return self._parts

    def natives(self, rank: int, cache: Cache, units: int = 0) -> Natives:
        """The loaded machine code for a domain of this rank, of each segment between grid barriers."""
        if not self.has_barriers:
            return (self.native(rank, cache, units),)
        pieces = [self.piece(segment.program) for segment in self.parts.segments]
        return tuple([piece.native(rank, cache, units) for piece in pieces])

    def piece(self, program: Program) -> Ready:
        """A segment of the program, with the code that devices have compiled from it."""
        return self._pieces.setdefault(id(program), Ready(program, self.tuned))

    def segment_block(
        self, shapes: Mapping[str, tuple[int, ...]], grid: Grid, cache: Cache
    ) -> SegmentBlock | None:
        """All segments between grid barriers as one block, for arrays of these shapes; None if launching them
        separately is faster, or they have to be.
        """
        from vyre.gridsync.schedule import require_memory, require_numbers
        from vyre.run.segment_block import SegmentBlock
        from vyre.targets.cpu import pool

        require_numbers(self.parts, grid)
        require_memory(self.parts, grid)
        how = self.chosen("cpu", cache, prod(grid))
        if how.is_split or pool.sequence() is None:
            return None
        key = (grid, how, *shapes.values())
        block = self._blocks.get(key)
        if block is None:
            block = SegmentBlock(self.parts, self.natives(len(grid), cache, prod(grid)), grid, shapes)
            self._blocks.put(key, block, block.bytes)
        return block

    def _segments_on_cpu(self, arguments: Arguments, grid: Grid, cache: Cache) -> None:
        """Run the segments between grid barriers one after the other; the launch boundary is the barrier.

        Machine code runs them all at once, unless an observer wants every launch.
        """
        from vyre.gridsync.schedule import kept_zeros, run_split
        from vyre.targets.cpu import pool

        arrays = [param.name for param in self.program.params if param.is_array]
        block = self.segment_block({name: arguments[name].shape for name in arrays}, grid, cache)
        run = None if block is None or observe.is_watched() else pool.sequence()
        if block is not None and run is not None:
            block.run(run, arguments)
            return

        def launch(program: Program, given: Arguments, *, grid: Grid) -> None:
            self.piece(program).on_cpu(given, grid, cache)

        run_split(
            self.parts,
            launch,
            arguments,
            grid=grid,
            allocate=lambda shape, dtype: kept_zeros(shape, dtype.storage),
        )
