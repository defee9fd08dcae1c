"""The one way from a checked Program to code that runs on a device.

Program -> Specialization -> key -> cached code, or: specialized -> optimised -> expanded -> compiled; loaded,
prepared as a batch of launches, and run. `Ready` is a Program with the code that targets have compiled so
far.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from math import prod
from typing import TYPE_CHECKING, Any

from vyre.analysis.effects import has_grid_barrier
from vyre.analysis.index_axes import IndexAxes, index_axes
from vyre.analysis.loop_work import LoopWork, loop_work
from vyre.cache.artifacts import artifact_key
from vyre.ir.nodes import Program
from vyre.ir.once import once
from vyre.plan.fills import filled_outputs
from vyre.run import observe
from vyre.targets.batch import Batch, BatchArray, Launch, covers, with_hidden_arrays
from vyre.targets.bounded import CALL, CODE, SEGMENTS, BoundedCache
from vyre.targets.locks import SHARED
from vyre.targets.memory import HOST, MemorySpace, space_of
from vyre.targets.specialization import DEFAULT, Configuration, Specialization, SpecKey, Unfit, spec_key
from vyre.targets.target import Executable, LoadedProgram, Rejected

if TYPE_CHECKING:
    from vyre.cache.artifacts import Cache
    from vyre.cache.disk import Meta
    from vyre.front.notes import Note
    from vyre.gridsync.schedule import SplitProgram
    from vyre.ir.nodes import Name
    from vyre.run.recall import Recalled
    from vyre.targets.registry import Place


@dataclass(eq=False)  # compared by identity: it is a key of caches
class Ready:
    """A Program, and the code that targets have compiled for it so far."""

    face: Program  # the program, or only its name, parameters and workgroup if it is recalled
    tuned: dict[str, Configuration] = field(default_factory=dict)  # by device, if there are no records here
    recalled: Recalled | None = None
    in_axes: Program | None = None  # the program whose strided arrays keep their axes, if it has any
    in_order: bool = False  # its workgroups wait for those before them
    is_total: bool = False  # every launch is known to write all elements of its outputs
    is_once: bool = False  # each of them once, or the same again
    is_inside: bool = False  # no index that is linear in ids leaves its array in any launch
    notes: tuple[Note, ...] = ()  # whose records its last parameter takes
    stored: dict[tuple[str, Specialization], tuple[str, bytes | None]] = field(default_factory=dict)
    executables: BoundedCache[object, Executable] = field(default_factory=SEGMENTS.cache)  # by shapes
    _codes: dict[str, BoundedCache[Specialization, LoadedProgram]] = field(default_factory=dict)
    _pieces: dict[int, Ready] = field(default_factory=dict)

    @once
    def program(self) -> Program:
        """The checked program."""
        return self.face if self.recalled is None else self.recalled.program

    @once
    def axes(self) -> IndexAxes:
        """The axes of arrays that ids index, from which a launch's domain is derived."""
        if self.recalled is not None:
            return self.recalled.axes
        with SHARED:  # a child forked while a thread imports would wait for that import forever
            from vyre.passes import separate  # recalled programs need no passes
        return index_axes(separate(self.program))

    @once
    def loop_work(self) -> LoopWork | None:
        """The work of an invocation as a function of its loop bounds; None if it is always small."""
        return loop_work(self.program) if self.recalled is None else self.recalled.loop_work

    @once
    def filled(self) -> frozenset[str]:
        """The outputs that a launch overwrites, before it reads them, if they have the domain's shape."""
        return filled_outputs(self.program) if self.recalled is None else self.recalled.filled

    @property
    def cost_ns(self) -> float | None:
        """The estimated nanoseconds of an invocation or workgroup, if they are recalled."""
        return None if self.recalled is None else self.recalled.cost_ns

    @once
    def expanded(self) -> Program:
        """The program with all expandable ops expanded, not optimised: what the reference runs."""
        from vyre.passes import expand  # not needed to run code from the cache

        return expand(self.program)

    @property
    def lowered(self) -> Program:
        """The program as compilers get it: optimised and expanded."""
        from vyre.passes import expand, optimize  # not needed to run code from the cache

        return expand(optimize(self.program))

    @once
    def has_barriers(self) -> bool:
        """True if the program contains a grid barrier."""
        return self.recalled is None and has_grid_barrier(self.program.body)

    @once
    def parts(self) -> SplitProgram:
        """The program as segments between its grid barriers."""
        from vyre.gridsync.segments import split  # few programs have any

        began = observe.now()
        parts = split(self.program)
        observe.notify(observe.Split(self.program.name, len(parts.segments), observe.ms_since(began)))
        return parts

    @property
    def segments(self) -> tuple[Ready, ...]:
        """The segments, with the code that targets have compiled for them."""
        return tuple(
            self.piece(segment.program, in_order=segment.in_order) for segment in self.parts.segments
        )

    def piece(self, program: Program, *, in_order: bool = False) -> Ready:
        """A segment of the program."""
        return self._pieces.setdefault(id(program), Ready(program, self.tuned, in_order=in_order))

    @property
    def digest(self) -> str:
        """The digest of the program."""
        return self.spec.program

    @once
    def spec(self) -> SpecKey:
        """The key of the program before specialization."""
        if self.recalled is None:
            return spec_key(self.program)
        return SpecKey(self.recalled.digest, self.face.params, self.face.workgroup)

    def codes(self, device: str) -> BoundedCache[Specialization, LoadedProgram]:
        """The loaded code for a device."""
        return self._codes.get(device) or self._codes.setdefault(device, CODE.cache())

    def loaded_ranks(self, device: str) -> frozenset[int]:
        """The ranks of domains that code is loaded for."""
        return frozenset(special.rank for special in self.codes(device))


Arguments = Mapping[str, Any]
Grid = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class DeviceRuntime:
    """The services of Vyre for a target: a device, and the cache that its code comes from."""

    place: Place
    cache: Cache

    @property
    def device(self) -> str:
        return self.place.name

    @property
    def index(self) -> int:
        return self.place.index

    def chosen(self, source: Any, units: int) -> Configuration:
        """The configuration for `units` units of work: from the records here, else as tuned elsewhere."""
        how = DEFAULT if self.cache.choose is None else self.cache.choose(source.digest, self.device, units)
        return how if how != DEFAULT or not source.tuned else source.tuned.get(self.device, DEFAULT)

    def is_watched(self) -> bool:
        return observe.is_watched()

    def notify(self, event: observe.Launched | observe.Copied) -> None:
        observe.notify(event)

    # Code

    def loaded(self, source: Any, special: Specialization) -> Any:
        """Loaded code of a program: known, from the cache, or compiled now."""
        known = source.codes(self.device)
        code = known.get(special)
        if code is None:
            relevant = self.place.target.relevant(source, special)
            code = None if relevant == special else known.get(relevant)
            if code is None:
                code = self._load(source, relevant)
                code = known.add(relevant, code, code.bytes)
            if relevant != special:
                known.put(special, code, CALL)
        return code

    def loaded_for(self, source: Ready, grid: Grid, units: int) -> Any:
        """Loaded code for a grid of this rank, as configured for `units` units of work."""
        return self.loaded(source, Specialization(rank=len(grid), configuration=self.chosen(source, units)))

    def is_stored(self, source: Ready, rank: int) -> bool:
        """True if the cache has code for this rank; then the program has been checked once."""
        special = Specialization(rank=rank)
        key = self._key(source, special)
        stored = source.stored[self.device, special] = key, self.cache.get(key)
        return stored[1] is not None

    def _key(self, source: Ready, special: Specialization) -> str:
        backend = self.place.target.code_key(self.index), source.is_inside
        return artifact_key(replace(source.spec, special=special), backend)

    def _load(self, source: Ready, special: Specialization) -> Any:
        try:
            return self._cached(source, special)
        except Unfit:  # the tuning record is of another version
            return self._cached(source, replace(special, configuration=DEFAULT))

    def _cached(self, source: Ready, special: Specialization) -> Any:
        target, name, has = self.place.target, source.face.name, self.place.capabilities
        if not has.is_compiled:
            return target.load(target.compile(source, special, self.index), source, special, self.index)
        stored = source.stored.pop((self.device, special), None)  # pop is atomic among threads
        key, code = stored or (self._key(source, special), None)
        code = self.cache.get(key) if stored is None else code
        if code is not None:
            try:
                return self._ready(code, source, special)
            except Rejected:  # it is compiled again
                pass
        began = observe.now()
        with observe.progress_shown(f"compiling {name} for {self.device}"):
            code = target.compile(source, special, self.index)
        took = observe.ms_since(began)
        observe.notify(observe.Compiled(name, self.device, took, len(code)))
        about: Meta = {"kernel": name, "target": has.architecture, "compile_ms": round(took, 1)}
        self.cache.put(key, code, about)
        return self._ready(code, source, special)

    def _ready(self, code: bytes, source: Ready, special: Specialization) -> Any:
        began = observe.now()
        loaded = self.place.target.load(code, source, special, self.index)
        observe.notify(observe.Loaded(source.face.name, self.device, observe.ms_since(began), len(code)))
        return loaded

    # Calls of one program

    def run(self, source: Ready, arguments: Arguments, grid: Grid, memory: MemorySpace | None = None) -> None:
        """Run a program over a grid on arrays and scalars by parameter name."""
        params = source.face.params
        arrays = {param.name: arguments[param.name] for param in params if param.is_array}
        scalars = {param.name: arguments[param.name] for param in params if not param.is_array}
        if memory is None:
            memory = space_of(arrays) or HOST
        executable = self.executable(source, arrays, grid)
        executable(arrays, scalars, memory)

    def executable(self, source: Ready, arrays: Arguments, grid: Grid) -> Executable:
        """The executable of a call; that of segments is kept for calls on arrays of the same shapes."""
        if not source.has_barriers:
            return self.place.target.prepare(_batch_of(source, arrays, grid), self)
        key = (self, grid, self.chosen(source, prod(grid)), *(array.shape for array in arrays.values()))
        executable = source.executables.get(key)
        if executable is None:
            executable = self.prepared(_batch_of(source, arrays, grid))
            executable = source.executables.add(key, executable, getattr(executable, "bytes", CALL))
        return executable

    def prepared(self, batch: Batch) -> Executable:
        """The executable of a batch; hidden buffers are among its arrays, unless the device needs none."""
        if batch.has_barriers and not self.place.capabilities.waits:
            batch = with_hidden_arrays(batch)
        return self.place.target.prepare(batch, self)


def _batch_of(source: Ready, arrays: Arguments, grid: Grid) -> Batch:
    """A kernel call as a batch of one launch."""
    face = source.face
    names = tuple(param.name for param in face.params)
    types = {param.name: param.dtype for param in face.params}
    held = {name: BatchArray(value.shape, types[name]) for name, value in arrays.items()}
    unread = partial(overwritten, source, grid, {name: each.shape for name, each in held.items()})
    return Batch(face.name, (Launch(source, grid, names),), held, unread=unread, is_call=True)


def overwritten(source: Ready, grid: Grid, shapes: Mapping[Name, Grid]) -> frozenset[Name]:
    """The arrays whose contents before a launch have no effect on its result."""
    outputs = [p.name for p in source.face.params if p.name in shapes and p.access == "out"]
    if source.is_total or not outputs:
        return frozenset(outputs)
    group = source.face.workgroup
    return frozenset(name for name in outputs if name in source.filled and covers(grid, group, shapes[name]))
