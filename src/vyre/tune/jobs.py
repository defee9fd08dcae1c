"""Tuning jobs: a launch, by how it is laid out, or all calls of a pipeline, by how they are fused.

A job is written to a folder and read by the process that measures it. There it becomes a `JobRunner`, which
can be run with any configuration on arrays of its own, and returns the bytes that it wrote.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from vyre.cache.artifacts import Cache
from vyre.formats import decode, encode
from vyre.ir.dtypes import BY_NAME, DType
from vyre.ir.nodes import Name, Program
from vyre.plan.graph import Graph, program_of
from vyre.plan.merge import Made, Piece
from vyre.plan.plan import Plan, make_plan
from vyre.run.device_runtime import DeviceRuntime, Grid, Ready
from vyre.run.recording import CompiledPlan
from vyre.targets.registry import Place
from vyre.targets.specialization import DEFAULT, Configuration
from vyre.targets.target import Executable, Tunable
from vyre.tune import fusion

ABOUT = "job.json"


class JobRunner(ABC):
    """A job on a device; `is_changing` if it changes its inputs, so that each run needs new arrays."""

    is_changing: bool

    def __init__(self, place: Place) -> None:
        self.place = place

    @abstractmethod
    def renew(self) -> None:
        """Restore the initial arrays."""

    @abstractmethod
    def run(self, configuration: Configuration) -> None:
        """Run once; it may return before the device is done."""

    @abstractmethod
    def written(self) -> Sequence[NDArray[np.uint8]]:
        """Return the bytes that the last run wrote, without a copy."""

    def misfit(self, configuration: Configuration) -> str:
        """Return why it cannot be run with a configuration; empty if it can."""
        return ""

    def repeated(self, configuration: Configuration, runs: int) -> Callable[[], None] | None:
        """Return a function that runs it `runs` times, if the device can repeat it by itself."""
        return None

    def finish(self) -> None:
        """Wait until the device is done."""
        finish = getattr(self.place.target, "finish", None)
        if finish is not None:
            finish(self.place.index)

    def staged(self, value: NDArray[Any], dtype: DType, known: Any) -> Any:
        """Copy an array to the device: into `known`, if that is an array of the host."""
        if isinstance(known, np.ndarray):
            np.copyto(known, value)
            return known
        return self.place.target.memory(self.place.index).copied(np.ascontiguousarray(value), dtype)


@dataclass(frozen=True, eq=False)
class Job:
    """A launch to be tuned. One that is not `is_alone` belongs to a pipeline, whose launches are made all
    together by machine code of a CPU, also those between grid barriers.
    """

    program: Program
    arguments: Mapping[str, Any]
    grid: Grid
    device: str
    threads: int
    is_alone: bool = True

    @property
    def name(self) -> str:
        return self.program.name

    @property
    def units(self) -> int:
        return prod(self.grid)

    @property
    def digests(self) -> list[str]:
        """The digests of the program and of its segments between grid barriers, which share a layout."""
        ready = Ready(self.program)
        parts = [ready.piece(part.program) for part in ready.parts.segments] if ready.has_barriers else []
        return [program.digest for program in (ready, *parts)]

    def choices(self, place: Place) -> Sequence[Configuration]:
        target, ready = cast(Tunable, place.target), Ready(self.program)  # the caller has checked
        return target.choices(ready, grid=self.grid, index=place.index, is_alone=self.is_alone)

    def write(self, folder: Path) -> None:
        (folder / "program").write_bytes(encode(self.program))
        _save(folder, {param.name: self.arguments[param.name] for param in self.program.params})
        about = {"grid": self.grid, "device": self.device, "threads": self.threads}
        (folder / ABOUT).write_text(json.dumps(about), encoding="utf-8")

    @classmethod
    def read(cls, folder: Path, about: Mapping[str, Any]) -> Job:
        program = decode((folder / "program").read_bytes())
        arguments = _load(folder, [param.name for param in program.params])
        return cls(program, arguments, tuple(about["grid"]), about["device"], about["threads"])

    def on(self, place: Place, cache: Cache) -> JobRunner:
        """Return the job on a device whose code comes from a cache."""
        return _LaunchRuns(self, place, cache)


@dataclass(frozen=True, eq=False)
class PlanJob:
    """All calls of a pipeline, on arrays of the host by name."""

    name: str
    graph: Graph
    arrays: Mapping[Name, Any]
    scalars: Mapping[Name, Any]
    device: str
    threads: int

    @property
    def units(self) -> int:
        return fusion.units(self.graph)

    @property
    def digests(self) -> list[str]:
        return [fusion.graph_digest(self.graph)]

    def choices(self, place: Place) -> Sequence[Configuration]:
        """Return a threshold, or a cut of launches that stream, for each plan that is not the default one."""
        thresholds = fusion.plans(self.graph)
        fused = [Configuration(threshold=choice) for choice in thresholds if choice != DEFAULT.threshold]
        return [
            *fused,
            *(Configuration(stream=choice) for choice in fusion.cuts(self.graph, place.capabilities)),
        ]

    def write(self, folder: Path) -> None:
        graph = self.graph
        for at, piece in enumerate(graph.pieces):
            (folder / f"stage {at}").write_bytes(encode(program_of(piece, graph)))
        _save(folder, {**self.arrays, **self.scalars})
        arrays = {
            name: (made.shape, made.dtype.name, made.starts_at_zero) for name, made in graph.arrays.items()
        }
        about = {
            "stages": [(piece.grid, piece.titles) for piece in graph.pieces],
            "arrays": arrays,
            "scalars": {name: dtype.name for name, dtype in graph.scalars.items()},
            "inputs": graph.inputs, "outputs": graph.outputs, "given": list(self.arrays),
            "name": self.name, "device": self.device, "threads": self.threads,
        }  # fmt: skip
        (folder / ABOUT).write_text(json.dumps(about), encoding="utf-8")

    @classmethod
    def read(cls, folder: Path, about: Mapping[str, Any]) -> PlanJob:
        programs = [decode((folder / f"stage {at}").read_bytes()) for at in range(len(about["stages"]))]
        stages = zip(programs, about["stages"], strict=True)
        known = about["arrays"].items()
        graph = Graph(
            tuple(Piece(p.body, tuple(grid), p.workgroup, tuple(titles)) for p, (grid, titles) in stages),
            {name: Made(tuple(shape), BY_NAME[dtype], made) for name, (shape, dtype, made) in known},
            {name: BY_NAME[dtype] for name, dtype in about["scalars"].items()},
            tuple(about["inputs"]), tuple(about["outputs"]), {}, tuple(range(1, len(programs) + 1)),
        )  # fmt: skip
        arrays, scalars = _load(folder, about["given"]), _load(folder, about["scalars"])
        return cls(about["name"], graph, arrays, scalars, about["device"], about["threads"])

    def on(self, place: Place, cache: Cache) -> JobRunner:
        return _PlanRuns(self, place, cache)


Task: TypeAlias = Job | PlanJob


def read(folder: Path) -> Task:
    """Read the job that was written to a folder."""
    about = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
    return PlanJob.read(folder, about) if "stages" in about else Job.read(folder, about)


def _save(folder: Path, values: Mapping[Name, Any]) -> None:
    for name, value in values.items():
        np.save(folder / f"{name}.npy", np.asarray(value))


def _load(folder: Path, names: Sequence[Name]) -> dict[Name, NDArray[Any]]:
    return {name: np.load(folder / f"{name}.npy", mmap_mode="r") for name in names}


class _LaunchRuns(JobRunner):
    def __init__(self, job: Job, place: Place, cache: Cache) -> None:
        super().__init__(place)
        self._job, self._ready, self._current = job, Ready(job.program), DEFAULT
        cache.choose = lambda program, device, units: self._current
        self._runtime = DeviceRuntime(place, cache)
        params = job.program.params
        self._written = [param.name for param in params if param.access in ("out", "inout")]
        self.is_changing = any(param.access == "inout" for param in params)
        self._given: dict[Name, Any] = {}

    def misfit(self, configuration: Configuration) -> str:
        target = cast(Tunable, self.place.target)  # or there were no candidates
        return target.misfit(self._ready, configuration, self._job.grid)

    def renew(self) -> None:
        for param in self._job.program.params:
            value = self._job.arguments[param.name]
            if not param.is_array:
                self._given[param.name] = np.array(value)
            elif param.name not in self._given or param.name in self._written:
                known = self._given.get(param.name)
                self._given[param.name] = self.staged(value, param.dtype, known)

    def run(self, configuration: Configuration) -> None:
        self._current = configuration
        self._runtime.run(self._ready, self._given, self._job.grid)

    def repeated(self, configuration: Configuration, runs: int) -> Callable[[], None] | None:
        repeat = getattr(self.place.target, "repeated", None)
        if repeat is None:
            return None
        self._current = configuration
        repeated_run: Callable[[], None] | None = repeat(
            self._ready, self._given, runs, self._job.grid, self._runtime
        )
        return repeated_run

    def written(self) -> Sequence[NDArray[np.uint8]]:
        return [_bytes(self._given[name]) for name in self._written]


class _PlanRuns(JobRunner):
    def __init__(self, job: PlanJob, place: Place, cache: Cache) -> None:
        super().__init__(place)
        self._job, self._runtime = job, DeviceRuntime(place, cache)
        self._works: dict[Configuration, Executable] = {}
        self._changed = CompiledPlan.of(self._plan(DEFAULT)).written & set(job.graph.inputs)
        self.is_changing = bool(self._changed)
        self._given: dict[Name, Any] = {}
        self._made: dict[Name, Any] = {}

    def renew(self) -> None:
        for name, value in self._job.arrays.items():
            if name not in self._given or name in self._changed:
                dtype = self._job.graph.arrays[name].dtype
                self._given[name] = self.staged(value, dtype, self._given.get(name))

    def run(self, configuration: Configuration) -> None:
        work = self._works.get(configuration)
        if work is None:
            kept = self._works.get(DEFAULT)
            self._works = {} if kept is None else {DEFAULT: kept}  # the others are not needed any more
            compiled = CompiledPlan.of(self._plan(configuration))
            work = self._works[configuration] = compiled.executable(self._runtime)
        self._made = dict(self._given)
        work(self._made, self._job.scalars, self.place.target.memory(self.place.index))

    def written(self) -> Sequence[NDArray[np.uint8]]:
        return [_bytes(self._made[name]) for name in (*self._job.graph.outputs, *sorted(self._changed))]

    def _plan(self, configuration: Configuration) -> Plan:
        rules = fusion.rules(lambda: configuration)
        return make_plan(self._job.graph, rules=rules.on(self.place.capabilities))


def _bytes(value: Any) -> NDArray[np.uint8]:
    array = value if isinstance(value, np.ndarray) else value.numpy()
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8)
