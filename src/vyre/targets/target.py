"""The protocol between Vyre and a device.

A package adds a target with an entry point of the group `vyre.backends`: the entry point's name is the
device's, its object is a Target, or a class or function that returns one when called without arguments.

    [project.entry-points."vyre.backends"]
    mine = "my_package:MyTarget"

A target whose programs run on arrays of the host can derive from `host_target.HostTarget`: then `probe`,
`compile` and `load` are all that it must have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, runtime_checkable

from vyre.ir import dtypes, limits
from vyre.ir.dtypes import DType
from vyre.ir.keys import Field
from vyre.ir.nodes import Extents, Name
from vyre.ir.once import once
from vyre.ops import ATOMICS, COLLECTIVES, TABLE
from vyre.targets.batch import Batch, Copied, Launched, Source
from vyre.targets.memory import MemorySpace
from vyre.targets.specialization import Configuration, Specialization


@dataclass(frozen=True, slots=True)
class Availability:
    """The number of devices that a target has on this machine; if 0, the reason and a fix."""

    count: int
    why: str = ""
    fix: str = ""


class DeviceCalls(Protocol):
    """The module `fast` of a target with arrays of its own, which repeats calls on them."""

    def calls_of(self, table: Any, slow: Callable[..., Any], function: Any, over: object) -> Any:
        """The calls of a kernel that can be repeated: `learn` adds one, `call` makes one."""

    def views_of(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        """The device's own views of arrays of other libraries."""


@dataclass(frozen=True)
class Capabilities:
    """The capabilities of a device; by default everything that the language has.

    `ops` are the operations left once those that have expansions are expanded, by their names in docs/ops.md
    ("add", "sqrt", "atomic_add", "subgroup_min"); None means all. `workgroup` and `axes` are the most
    invocations of a workgroup, in all and along each axis; `groups` the most workgroups along an axis;
    `memory_bytes` the most bytes of all arrays of a launch.

    `in_order` if workgroups start in order, and go on while others wait for them, as `group_prefix` needs.
    `waits` if a launch can wait at grid barriers; else programs are split there. `is_compiled` if code is
    worth keeping in the cache. `is_general` if code depends on nothing but the rank of the domain and the
    tuner's choice, so that a later process can run it without the kernel's source. `has_bands` if it runs
    launches of a batch band by band, `has_walks` if stencils of a pipeline are fastest as walks of subgroups
    along the rows. `has_lanes` if the invocations of a workgroup run side by side, as on
    GPUs; else a workgroup is a loop, and `vyre.lib` has other shapes of its algorithms for it, whose tiles
    are for vector registers of `vector_bytes`. `has_strides` if launches take strided arrays; else they take
    all memory of such an array, and its strides as scalars. `has_tiles` if it copies and multiplies tiles of
    matrices as a whole, where it recognises a kernel that does so.
    """

    dtypes: frozenset[DType] = frozenset(dtypes.ALL)
    ops: frozenset[str] | None = None
    grid_sync: bool = True
    in_order: bool = field(default=True, kw_only=True)
    workgroup: int = limits.WORKGROUP
    axes: tuple[int, int, int] = (limits.WORKGROUP,) * 3
    groups: int = limits.AXIS
    shared_bytes: int = limits.SHARED_BYTES
    local_bytes: int = limits.LOCAL_BYTES
    memory_bytes: int | None = None
    waits: bool = field(default=False, kw_only=True)
    is_compiled: bool = field(default=False, kw_only=True)
    is_general: bool = field(default=False, kw_only=True)
    has_bands: bool = field(default=False, kw_only=True)
    has_walks: bool = field(default=False, kw_only=True)
    has_lanes: bool = field(default=False, kw_only=True)
    has_strides: bool = field(default=False, kw_only=True)
    has_tiles: bool = field(default=False, kw_only=True)
    vector_bytes: int = field(default=32, kw_only=True)
    architecture: str = field(default="", kw_only=True)  # that code is made for, as people call it

    def without(self, words: frozenset[str]) -> Capabilities:
        """The same without some operations."""
        effects = {row.syntax for row in ATOMICS.values()} | {row.syntax for row in COLLECTIVES.values()}
        able = {*TABLE, *effects} if self.ops is None else self.ops
        return replace(self, ops=frozenset(able) - words)

    @once
    def is_complete(self) -> bool:
        """True if it accepts every program and every launch."""
        return (
            replace(
                self, waits=False, is_compiled=False, is_general=False, has_bands=False, has_walks=False,
                has_lanes=False, has_strides=False, has_tiles=False, vector_bytes=EVERYTHING.vector_bytes,
                architecture="",
            )
            == EVERYTHING
        )  # fmt: skip

    @property
    def is_limited(self) -> bool:
        """True if some launches of programs that it accepts are too large for it."""
        return self.memory_bytes is not None or self.groups < limits.AXIS


EVERYTHING = Capabilities()


@dataclass(frozen=True, slots=True)
class CopyCost:
    """The cost of copies between the host and a device, as measured: of a call on small arrays, and bytes in
    a second, there and back.
    """

    call_s: float
    in_per_s: float
    out_per_s: float


class Rejected(Exception):
    """Code that a target cannot load, such as that of another format: it is compiled again."""


class LoadedProgram(Protocol):
    """Code of a program that is ready to run."""

    @property
    def bytes(self) -> int:
        """The memory that it takes."""


class Runtime(Protocol):
    """The services of Vyre for a target on one of its devices."""

    @property
    def device(self) -> str:
        """The device's name."""

    @property
    def index(self) -> int: ...

    def chosen(self, source: Source, units: int) -> Configuration:
        """The tuner's choice for a launch of `units` invocations or workgroups."""

    def loaded(self, source: Source, special: Specialization) -> Any:
        """Loaded code of a program: known, from the cache, or compiled now."""

    def is_watched(self) -> bool:
        """True if every launch is to be reported."""

    def notify(self, event: Launched | Copied) -> None:
        """Report a launch, or copies."""


class Executable(Protocol):
    """A batch that is ready to run, for arrays of the shapes that it was prepared for."""

    def __call__(
        self, arrays: dict[Name, Any], scalars: Mapping[Name, Any], memory: MemorySpace
    ) -> Copied | None:
        """Run on arrays and scalars by name; the arrays that the batch makes for its caller are added.

        Returns what was copied to the device and back for arrays of another memory space.
        """


@runtime_checkable
class Target(Protocol):
    """A kind of device, with one or several devices that are numbered from 0.

    It may also have `details(index)`, lines that `vyre doctor` shows about a device.
    """

    def probe(self) -> Availability:
        """The available devices; called once, before any other method."""

    def describe(self, index: int) -> str:
        """A short description of a device, such as its name and memory."""

    def capabilities(self, index: int) -> Capabilities:
        """The programs that a device accepts."""

    def memory(self, index: int) -> MemorySpace:
        """The memory in which arrays for a device are made."""

    def code_key(self, index: int) -> Field:
        """All that compiled code depends on outside of Vyre, such as the version of a compiler."""

    def relevant(self, source: Source, special: Specialization) -> Specialization:
        """The part of a specialization that the code of a program depends on."""

    def compile(self, source: Source, special: Specialization, index: int) -> bytes:
        """Code that `load` takes, now or in another process; Unfit if the configuration does not fit."""

    def load(self, code: bytes, source: Source, special: Specialization, index: int) -> LoadedProgram:
        """The code ready to run; Rejected if it is in another format."""

    def prepare(self, batch: Batch, runtime: Runtime) -> Executable:
        """A callable that runs the batch."""


class Tunable(Protocol):
    """The additional methods of a target whose configurations can be tuned.

    It may also have `finish(index)`, which waits until the device has finished all submitted work, and
    `repeated(source, arguments, runs, grid, runtime)`, which returns a function that makes `runs` launches at
    once, so that timings exclude the host; None where that is not possible.
    """

    def fingerprint(self, index: int) -> str:
        """Everything that times on a device depend on: devices with equal fingerprints take the same time."""

    def choices(
        self, source: Source, *, grid: Extents, index: int, is_alone: bool = True
    ) -> Sequence[Configuration]:
        """The configurations to try, alone or in a batch of several launches; some may not fit."""

    def misfit(self, source: Source, configuration: Configuration, grid: Extents) -> str:
        """Why a configuration does not fit a program; empty if it does."""


Keep = Callable[[Field, Callable[[], bytes], Mapping[str, str]], bytes]  # key, how to make it, a description
