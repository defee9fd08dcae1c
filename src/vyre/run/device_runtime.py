"""The one way from a checked Program to code that runs on a device.

Program -> Specialization -> key -> cached code, or: specialized -> optimised -> expanded -> compiled; loaded,
prepared as a batch of launches, and run.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from math import prod
from typing import TYPE_CHECKING, Any

from vyre.cache.keys import artifact_key
from vyre.run import observe, progress
from vyre.run.ready import Ready
from vyre.targets.batch import Batch, Held, Launch, covers, with_hidden_arrays
from vyre.targets.bounded import CALL
from vyre.targets.memory import HOST, MemorySpace, space_of
from vyre.targets.specialization import DEFAULT, Configuration, Specialization, Unfit
from vyre.targets.target import Executable, Rejected

if TYPE_CHECKING:
    from vyre.cache.artifacts import Cache
    from vyre.cache.disk import Meta
    from vyre.ir.nodes import Name
    from vyre.targets.registry import Place

Arguments = Mapping[str, Any]
Grid = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class DeviceRuntime:
    """A device, and the cache that its code comes from: what a target gets from Vyre."""

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

    def tell(self, event: observe.Launched | observe.Copied) -> None:
        observe.tell(event)

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
        return artifact_key(replace(source.spec, special=special), self.place.target.code_key(self.index))

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
        with progress.shown(f"compiling {name} for {self.device}"):
            code = target.compile(source, special, self.index)
        took = observe.ms_since(began)
        observe.tell(observe.Compiled(name, self.device, took, len(code)))
        about: Meta = {"kernel": name, "target": has.architecture, "compile_ms": round(took, 1)}
        self.cache.put(key, code, about)
        return self._ready(code, source, special)

    def _ready(self, code: bytes, source: Ready, special: Specialization) -> Any:
        began = observe.now()
        loaded = self.place.target.load(code, source, special, self.index)
        observe.tell(observe.Loaded(source.face.name, self.device, observe.ms_since(began), len(code)))
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
    held = {name: Held(value.shape, types[name]) for name, value in arrays.items()}
    unread = partial(overwritten, source, grid, {name: each.shape for name, each in held.items()})
    return Batch(face.name, (Launch(source, grid, names),), held, unread=unread, is_call=True)


def overwritten(source: Ready, grid: Grid, shapes: Mapping[Name, Grid]) -> frozenset[Name]:
    """The arrays whose contents before a launch have no effect on its result."""
    outputs = [p.name for p in source.face.params if p.name in shapes and p.access == "out"]
    if source.is_total or not outputs:
        return frozenset(outputs)
    group = source.face.workgroup
    return frozenset(name for name in outputs if name in source.filled and covers(grid, group, shapes[name]))
