"""The programs of a kernel's function, lowered from its source or recalled from the cache, each for one set
of Const values: checked, and ready for the devices that accept it.

The front end is loaded by the first call that needs it: a kernel that is recalled from the cache never does,
and starts in a third of the time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, partial
from types import FunctionType
from typing import TYPE_CHECKING, Any
from warnings import warn_explicit

import numpy as np

from vyre.cache.artifacts import Cache
from vyre.front.known import Consts
from vyre.front.source import SourceText, def_line, of_function, of_known_text, source_now
from vyre.front.template import Env, Template, defaults_of
from vyre.ir.dtypes import BY_NAME, DType, bf16, of_numpy, u16
from vyre.ir.problem import CallError, Problem, Problems, SlowKernelWarning
from vyre.run import observe, route
from vyre.run.bind import BoundCall
from vyre.run.device_runtime import DeviceRuntime, Ready, overwritten
from vyre.run.domain import domain_rank
from vyre.run.recall import (
    OPAQUE,
    Dependencies,
    Recalled,
    description,
    guessed_consts,
    guessed_elements,
    kept,
    look,
    recalled,
)
from vyre.run.slow_calls import described, slow_call
from vyre.targets.bounded import KERNELS, BoundedCache, call_bytes, program_bytes
from vyre.targets.host_arrays import Strided, strided
from vyre.targets.locks import SHARED
from vyre.targets.registry import Place

if TYPE_CHECKING:
    from vyre.front.lower import LoweredKernel


@dataclass(frozen=True, slots=True)
class Built:
    """The lowered kernel, from here or another process, and the program that runs."""

    lowered: LoweredKernel | Recalled
    ready: Ready
    refusals: dict[str, tuple[route.Reason, ...]] = field(default_factory=dict)  # by device
    strided: dict[object, Ready] = field(default_factory=dict)  # programs for strided arrays

    @property
    def is_stale(self) -> bool:
        """True if a value taken from outside the kernel has changed."""
        return any(capture.is_stale for capture in self.lowered.captured)

    def arguments(self, launch: BoundCall) -> dict[str, Any]:
        """The launch's values by their names in the Program."""
        named = zip(self.ready.face.params, launch.values, strict=True)
        return {param.name: value for param, value in named}

    def run(self, launch: BoundCall, arguments: Mapping[str, Any], runtime: DeviceRuntime) -> None:
        """Run a launch on its arguments by name; for strided arrays there is another program."""
        strided_arrays = {
            name: array for name, value in arguments.items() if (array := strided(value)) is not None
        }
        if not strided_arrays or runtime.place.capabilities.has_strides:
            runtime.run(self.ready, arguments, launch.grid, launch.space)
        else:
            runtime.run(*self.in_rows(launch.grid, arguments, strided_arrays), launch.grid, launch.space)

    def in_rows(
        self, grid: tuple[int, ...], arguments: Mapping[str, Any], strided_arrays: Mapping[str, Strided]
    ) -> tuple[Ready, dict[str, Any]]:
        """The program for these strided arrays among the arguments of a launch, and its own arguments."""
        from vyre.run.strided import in_axes, numbers, patterns, with_strides  # few calls have strided arrays

        known = patterns(self.ready.face.workgroup, strided_arrays, grid)
        key = tuple(known.items())
        ready = self.strided.get(key)
        if ready is None:
            program = self.ready.program
            ready = Ready(with_strides(program, known), in_axes=in_axes(program, known))
            ready = self.strided.setdefault(key, ready)
        scalars = [param.name for param in ready.face.params[len(arguments) :]]
        values = [np.array(number, np.int32) for number in numbers(strided_arrays, known)]
        rows = {name: array.memory for name, array in strided_arrays.items()}
        return ready, {**arguments, **rows, **dict(zip(scalars, values, strict=True))}

    def overwritten(self, launch: BoundCall, arrays: Mapping[str, Any]) -> frozenset[str]:
        """Those of some arrays, by their names in the Program, that a launch writes all of."""
        return overwritten(self.ready, launch.grid, {n: value.shape for n, value in arrays.items()})

    def to_clear(self, launch: BoundCall) -> list[Any]:
        """The new arrays of a launch that must be zero before it: those that it does not write all of."""
        made = [id(launch.results[place]) for place in launch.fresh]
        arrays = {name: value for name, value in self.arguments(launch).items() if id(value) in made}
        filled = self.overwritten(launch, arrays)
        return [value for name, value in arrays.items() if name not in filled]

    def routed(self, launch: BoundCall, places: Iterable[Place]) -> Place:
        """The first of the devices that accepts the program and the launch; raises CallError if none does."""
        reasons: dict[str, tuple[route.Reason, ...]] = {}
        for place in places:
            refusals = self._refused(launch, place)
            if not refusals:
                return place
            reasons[place.name] = refusals
        raise route.refused(self.ready.face.name, reasons)

    def _refused(self, launch: BoundCall, place: Place) -> tuple[route.Reason, ...]:
        has = place.capabilities
        if has.is_complete:
            return ()
        refusals = self.refusals.get(place.name)
        if refusals is None:
            refusals = self.refusals[place.name] = route.refusals(route.needs(self.ready.expanded), has)
        if has.is_limited:
            groups = None if self.ready.face.workgroup is None else launch.grid
            size = sum(value.nbytes for value in launch.values)
            refusals += route.launch_refusals(has, groups=groups, array_bytes=size)
        return refusals


def build(
    name: str,
    template: Template,
    *,
    consts: Mapping[str, object],
    workgroup: tuple[int, ...] | None,
    is_inside: bool = False,
    is_checked: Callable[[LoweredKernel, Ready], bool] = lambda lowered, ready: False,
) -> Built:
    """The checked program for these Const values; raises all Problems if it has any.

    `is_checked` recognizes programs that were checked before, so that checking is skipped.
    """
    from vyre.front.lower import lower  # a large import, unused by recalled kernels

    began = observe.now()
    lowered = lower(template, consts=consts, workgroup=workgroup)
    ready = Ready(lowered.program, notes=lowered.notes, is_inside=is_inside)
    faults: list[Problem] = []
    if lowered.problems or not is_checked(lowered, ready):
        with SHARED:  # a fork waits until no import is in progress
            faults = all_problems(lowered)
    observe.notify(observe.Lowered(name, observe.ms_since(began)))
    if faults:
        raise Problems(_with_text(faults, template.source))
    return Built(lowered, ready)


def all_problems(lowered: LoweredKernel) -> list[Problem]:
    """All problems: the front end's and the checker's."""
    from vyre.check.rules import problems  # a kernel whose code is cached was checked

    reported = {problem.code for problem in lowered.problems}
    checked = problems(lowered.program, typed=not lowered.problems)
    if "P108" in reported:  # which reports the same with its line
        checked = [problem for problem in checked if problem.code != "P005"]
    return [*lowered.problems, *(_in_users_words(problem, lowered.renamed) for problem in checked)]


def _in_users_words(problem: Problem, renamed: Mapping[str, str]) -> Problem:
    """The problem with the user's names; a local of a function called twice has two internal names."""
    if not renamed:
        return problem

    def restored(text: str) -> str:
        return re.sub(r"\w+", lambda word: renamed.get(word[0], word[0]), text)

    return replace(problem, what=restored(problem.what), fix=restored(problem.fix))


def _with_text(faults: list[Problem], source: SourceText) -> list[Problem]:
    """The problems with the user's source lines, by position; those of the whole kernel are at its def."""
    placed = [replace(p, span=p.span or source.span(source.tree)) for p in faults]
    ordered = sorted(placed, key=lambda p: p.where or (0, 0))
    return [replace(p, text=p.text or source.text(p.span)) if p.span else p for p in ordered]


def consts_key(consts: Mapping[str, object]) -> object:
    """The cache key of a set of Const values."""
    return tuple(sorted((name, _const_key(value)) for name, value in consts.items()))


def _const_key(value: object) -> tuple[str, str]:
    """The key of a Const value: 1, 1.0 and True differ, as do 0.0 and -0.0."""
    words = description(value, {})
    return type(value).__name__, repr(value) if words == OPAQUE else words


@cache
def load_front_end() -> None:
    """Load the front end under the fork lock: a child forked during the import would wait for it forever."""
    with SHARED:
        import vyre.formats  # here alone, under the lock
        import vyre.front.lower  # noqa: F401


class Reading:
    """A function as a kernel, with its programs so far."""

    def __init__(
        self, function: FunctionType, workgroup: tuple[int, ...] | None, source: SourceText | None = None
    ) -> None:
        self.is_inside = False  # promised by `inside`
        self._function = function
        self._workgroup = workgroup
        self._source = source or source_now(function)
        self._seen = ""  # the text that a recalled program belongs to: its file may be edited later
        self._consts: Consts | None = None
        self._built: BoundedCache[object, Built] = BoundedCache(KERNELS)
        self._has_warned = False  # of a slow call
        self._missed = ""  # the last key under which there was nothing to recall

    def template(self) -> Template:
        """The function's source and the names visible to it; raises Problems if it cannot be a kernel."""
        function = self._function
        return Template(self.source(), Env.of(function), defaults_of(function), owner=function)

    def source(self) -> SourceText:
        """The function's source; raises Problems if it is no longer available."""
        if self._source is None:
            function = self._function
            self._source = (
                of_known_text(self._seen, function.__code__) if self._seen else of_function(function)
            )
        return self._source

    def const_kinds(self) -> Mapping[str, str | None]:
        """The Const parameters by name, with the word for their kind; None where it is not known."""
        if self._consts is None or self._consts.is_stale:
            load_front_end()
            from vyre.front.signature import read_consts  # loaded by the line before

            self._consts = read_consts(self.template())
        return self._consts.kinds

    def inferred_dtypes(self, arguments: Mapping[str, Any]) -> dict[str, DType]:
        """The Const[dtype]s that a call leaves out, from its arrays; a CallError if these disagree."""
        self.const_kinds()
        inferred: dict[str, DType] = {}
        for name, arrays in self._consts.arrays.items() if self._consts is not None else ():
            if name in arguments:
                continue
            known = {array: dtype_of(arguments[array]) for array in arrays if array in arguments}
            kinds = {array: dtype for array, dtype in known.items() if dtype is not None}
            strange = next(
                (array for array in known if array not in kinds and hasattr(arguments[array], "dtype")), None
            )
            if strange is not None:
                kind = arguments[strange].dtype
                what = f"{strange} has elements of the type {kind}, which kernels do not have"
                fix = f"convert it to one of {', '.join(BY_NAME)}"
                raise CallError(f"{what}. Fix: {fix}.")
            if len(set(kinds.values())) > 1:
                words = ", ".join(f"{array} holds {dtype}" for array, dtype in kinds.items())
                raise CallError(
                    f"{name} is one type, and {words}. Fix: convert one of the arrays, as in astype."
                )
            if kinds and not self._is_default(name, next(iter(kinds.values()))):
                inferred[name] = next(iter(kinds.values()))
        return inferred

    def _is_default(self, name: str, dtype: DType) -> bool:
        """True if arrays of this type fit the default of a Const[dtype]: those of u16 hold bits of bf16."""
        default = defaults_of(self._function).get(name)
        return dtype is default or (dtype is u16 and default is bf16)

    def lower(self, consts: Mapping[str, object]) -> LoweredKernel:
        """The kernel as lowered by the front end, problems included."""
        load_front_end()
        from vyre.front.lower import lower  # loaded by the line before

        return lower(self.template(), consts=consts, workgroup=self._workgroup)

    def build(
        self,
        consts: Mapping[str, object],
        *,
        runtime: DeviceRuntime | None = None,
        over: object = None,
    ) -> Built:
        """The checked program for these Const values; raises Problems if it has any.

        Programs whose code is in the cache have been checked. General code for the domain `over` makes
        reading the source unnecessary.
        """
        key = consts_key(consts)
        built = self._built.get(key)
        if built is None or built.is_stale:
            built = self._recall_or_lower(consts, runtime, over)
            self._keep_built(key, built)
        return built

    def _recall_or_lower(
        self, consts: Mapping[str, object], runtime: DeviceRuntime | None, over: object
    ) -> Built:
        """Recall or lower the program that `build` returns."""
        has = None if runtime is None else runtime.place.capabilities
        cache = runtime.cache if runtime is not None and has is not None and has.is_compiled else None
        general = runtime if has is not None and has.is_general else None
        dependencies = None if cache is None else self._look(consts, cache)
        built = None if general is None else self._recalled(dependencies, consts, general, over)
        if built is not None:
            return built
        load_front_end()
        is_kept = (
            cache is not None
            and dependencies is not None
            and dependencies.key != self._missed
            and cache.get(dependencies.key) is not None
        )
        built = build(
            self._function.__name__, self.template(), consts=consts, workgroup=self._workgroup,
            is_inside=self.is_inside, is_checked=lambda lowered, ready: (
                is_kept or (general is not None and self._is_stored(ready, general, over))
            ),
        )  # fmt: skip
        if cache is not None and dependencies is not None and not is_kept:
            self._keep(built, consts, dependencies, cache)
        return built

    def warn_if_slow(self, ready: Ready, arguments: Mapping[str, Any], grid: tuple[int, ...]) -> None:
        """Warn, once for the kernel, of a call that takes more than an hour on the CPU."""
        if ready.loop_work is None or self._has_warned:
            return
        call = slow_call(ready.loop_work, self._workgroup, arguments, grid)
        if call is not None:
            self._has_warned = True
            code = self._function.__code__
            text = described(self._function.__name__, call, grid)
            warn_explicit(text, SlowKernelWarning, code.co_filename, def_line(code))

    def has_built(self, consts: Mapping[str, object]) -> bool:
        """True if there was a checked program for these Const values before."""
        return consts_key(consts) in self._built

    def recall(self, arguments: Mapping[str, Any], runtime: DeviceRuntime, over: object) -> None:
        """Recall the kernel of a call with Const values that are new here, if that is possible without
        reading its source.
        """
        if not runtime.place.capabilities.is_general:
            return
        consts = {name: arguments[name] for name in guessed_consts(self._function) if name in arguments}
        for name, array in guessed_elements(self._function).items():
            if name not in arguments and array in arguments:
                dtype = dtype_of(arguments[array])
                consts |= {} if dtype is None or self._is_default(name, dtype) else {name: dtype}
        key = consts_key(consts)
        if key in self._built:
            return
        built = self._recalled(self._look(consts, runtime.cache), consts, runtime, over)
        if built is not None:
            self._keep_built(key, built)

    def _keep_built(self, key: object, built: Built) -> None:
        self._built.put(key, built, call_bytes(key) + program_bytes(built.ready.face))

    def _recalled(
        self,
        dependencies: Dependencies | None,
        consts: Mapping[str, object],
        runtime: DeviceRuntime,
        over: object,
    ) -> Built | None:
        """The kernel for these Const values as another process lowered it, if its code is cached too."""
        if dependencies is None or dependencies.key == self._missed:
            return None
        data = runtime.cache.get(dependencies.key)
        if data is not None:
            lower = partial(self.lower, dict(consts))
            kernel = recalled(dependencies, data, workgroup=self._workgroup, lower=lower)
            ready = Ready(kernel.face, recalled=kernel, is_inside=self.is_inside)
            if self._is_stored(ready, runtime, over):
                self._consts, self._seen = kernel.consts, dependencies.views[0].text
                return Built(kernel, ready)
        self._missed = dependencies.key
        return None

    def _keep(
        self, built: Built, consts: Mapping[str, object], dependencies: Dependencies, cache: Cache
    ) -> None:
        """Let other processes recall what was built, unless its sources have changed meanwhile."""
        now = self._look(consts, cache)
        if now is None or now.key != dependencies.key:
            return
        self.const_kinds()
        assert self._consts is not None
        data = kept(dependencies, built.lowered, built.ready, source=self.source(), consts=self._consts)
        if data is not None:
            cache.put(dependencies.key, data, {"kernel": self._function.__name__, "target": "front end"})

    def _look(self, consts: Mapping[str, object], cache: Cache) -> Dependencies | None:
        if cache.directory is None:
            return None
        return look(self._function, source=self._source, consts=consts, workgroup=self._workgroup)

    def _is_stored(self, ready: Ready, runtime: DeviceRuntime, over: object) -> bool:
        """True if the cache has code of the program."""
        group = self._workgroup
        rank = domain_rank(None, over, ready.axes) if group is None else len(group)
        return runtime.is_stored(ready, rank)


def dtype_of(value: object) -> DType | None:
    """The element type of an array of any library; None if kernels do not support it."""
    dtype = getattr(value, "dtype", None)
    if isinstance(dtype, DType):
        return dtype
    known = None if dtype is None else of_numpy(dtype)
    word = str(dtype).rpartition(".")[2]  # torch.float32
    return known or (bf16 if word == "bfloat16" else of_numpy(word) if word.isidentifier() else None)
