"""A checked Program in all its forms, with the code that targets have made of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from vyre.analysis.effects import has_grid_barrier
from vyre.check.index_axes import IndexAxes, index_axes
from vyre.ir.nodes import Program
from vyre.ir.once import once
from vyre.plan.fills import filled_outputs
from vyre.run import observe
from vyre.run.slow_calls import LoopWork, loop_work
from vyre.targets.bounded import CODE, SEGMENTS, BoundedCache
from vyre.targets.specialization import Configuration, Specialization, SpecKey, spec_key
from vyre.targets.target import Executable, LoadedProgram

if TYPE_CHECKING:
    from vyre.front.notes import Note
    from vyre.gridsync.schedule import SplitProgram
    from vyre.run.recall import Recalled


@dataclass(eq=False)  # compared by identity: it is a key of caches
class Ready:
    """A Program, and the code that targets have made of it so far."""

    face: Program  # the program, or only its name, parameters and workgroup if it is recalled
    tuned: dict[str, Configuration] = field(default_factory=dict)  # by device, if there are no records here
    recalled: Recalled | None = None
    in_axes: Program | None = None  # the program whose strided arrays keep their axes, if it has any
    in_order: bool = False  # its workgroups wait for those before them
    is_total: bool = False  # every launch is known to write all elements of its outputs
    is_once: bool = False  # each of them once, or the same again
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
        return index_axes(self.program) if self.recalled is None else self.recalled.axes

    @once
    def loop_work(self) -> LoopWork | None:
        """The work of an invocation by the bounds of its loops; None if that is never much."""
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
        observe.tell(observe.Split(self.program.name, len(parts.segments), observe.ms_since(began)))
        return parts

    @property
    def segments(self) -> tuple[Ready, ...]:
        """The segments, with the code that targets have made of them."""
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
