"""One run of a pipeline's function as data, and its launches on the arrays of a call."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from vyre.plan.record import Unchanged
from vyre.plan.stand_ins import Handed, Traced
from vyre.run import context, observe
from vyre.run.arguments import Place, argument_at
from vyre.run.bind import scalar
from vyre.run.compiled_plan import Compiled
from vyre.run.host_memory import HOST, Lodging, as_dtype, require_together, share_memory
from vyre.run.launch_list import Launches
from vyre.run.memory_space import Home
from vyre.run.sequence import Sequence

if TYPE_CHECKING:
    from vyre.run import devices
    from vyre.run.cuda_plan import DeviceSequence
    from vyre.run.events import Copied


@dataclass(frozen=True, slots=True)
class Recording:
    """One run of the function: the launches, the scalars, the arrays from outside, and the returned value."""

    compiled: Compiled
    scalars: Mapping[str, Any]
    given: Mapping[str, object]  # arrays that the function brought in itself
    arguments: Mapping[str, Place]  # names of arrays, with their places among the arguments
    returns: object
    captured: Unchanged | None = field(
        default_factory=partial(Unchanged, ())
    )  # None: the function must run at every call
    copies: list[Copied] = field(default_factory=list)  # of the last call, for host arrays on a GPU
    graphs: list[DeviceSequence] = field(default_factory=list)  # empty, or one made by the first call
    opened: frozenset[str] = frozenset()  # arguments that may be any number, whose scalars are `Handed`
    source: Recording | None = None  # for any numbers, where this is for those of one call
    _sequences: list[Sequence | None] = field(default_factory=list)  # empty, or one made by the first call

    def closed(self, given: Mapping[str, Any]) -> Recording:
        """The recording with the numbers of a call in place of those that may be any."""
        types = self.compiled.plan.graph.scalars
        scalars = {
            name: scalar(v.argument, types[name], given[v.argument]) if isinstance(v, Handed) else v
            for name, v in self.scalars.items()
        }
        return replace(
            self, scalars=scalars, source=self, opened=frozenset(), copies=[], graphs=[], _sequences=[]
        )

    def at_once(self) -> Sequence | None:
        """All launches as one sequence of machine code on the CPU; None where that is not possible."""
        if not self._sequences:
            self._sequences.append(self.compiled.at_once(self.scalars, context.code_cache()))
        return self._sequences[0]

    def launches(self, lodging: Lodging = HOST) -> Launches:
        """The launches to be made one by one, allocating in the memory space of the call's arrays."""
        return self.compiled.launches(self.scalars, lodging)

    def on_gpu(self, arrays: dict[str, Any], where: devices.Place, lodging: Lodging) -> None:
        """Run on a GPU: as one graph, unless there is an observer, or computed data decides what runs."""
        from vyre.run.cuda_plan import on_gpu

        plan = self.compiled.plan
        if not self.graphs:
            graph = self.compiled.as_graph(self.scalars, where)
            self.graphs.extend([] if graph is None else [graph])
        is_plain = plan.budget_bytes is None and not observe.is_watched()

        def run(given: dict[str, Any], lodging: Lodging) -> None:
            if is_plain and self.graphs and isinstance(lodging, Home):
                self.graphs[0].run(given, lodging)
            else:
                self.launches(lodging).run(given, where)

        types = {name: plan.graph.arrays[name].dtype for name in arrays}
        outputs = plan.graph.outputs
        written = self.compiled.written
        copied = on_gpu(arrays, where, lodging, types=types, written=written, outputs=outputs, run=run)
        self.copies[:] = [] if copied is None else [copied]

    @property
    def is_current(self) -> bool:
        """True if the function would make the same calls again."""
        return self.captured is not None and bool(self.captured)


def overlap(recording: Recording, given: Mapping[str, Any]) -> bool:
    """True if a written array shares memory with another one: fusion distinguishes arrays by name alone."""
    arrays = {name: argument_at(given, place) for name, place in recording.arguments.items()}
    arrays |= recording.given
    if len(arrays) < 2:
        return False
    written = [name for name in arrays if name in recording.compiled.written]
    return any(
        name != other and share_memory(arrays[name], arrays[other]) for name in written for other in arrays
    )


def run(
    recording: Recording, given: Mapping[str, Any], where: devices.Place, *,
    lodging: Lodging = HOST, users: Mapping[str, Any] | None = None,
) -> Any:  # fmt: skip
    """Launch a recording on the arrays of this call; `users` are the arguments as the caller holds them."""
    plan, written = recording.compiled.plan, recording.compiled.written
    arrays: dict[str, Any] = {}
    results: dict[str, Any] = {}
    for name, place in recording.arguments.items():
        results[name] = argument_at(given if users is None else users, place)
        dtype = plan.graph.arrays[name].dtype
        arrays[name] = as_dtype(str(place[0]), argument_at(given, place), dtype, writes=name in written)
    if recording.given:
        require_together(recording.given.values(), lodging)
        arrays.update(recording.given)
    at_once = None if observe.is_watched() or where.name != "cpu" else recording.at_once()
    if at_once is not None:
        at_once.run(arrays)
    elif where.name.partition(":")[0] == "cuda":
        recording.on_gpu(arrays, where, lodging)
    else:
        recording.launches(lodging).run(arrays, where)
    return returned(recording.returns, arrays, results | dict(recording.given), lodging)


def returned(returns: object, arrays: Mapping[str, Any], known: dict[str, Any], lodging: Lodging) -> Any:
    """The function's returned value with arrays; `known` are those that the caller has already."""
    if isinstance(returns, Traced):
        if returns.name not in known:
            made = arrays.get(returns.name)
            if made is None:  # no launch writes it
                made = lodging.made(returns.shape, returns.dtype, is_cleared=True)
            known[returns.name] = lodging.given_back(made)
        return known[returns.name]
    if isinstance(returns, tuple | list):
        return type(returns)(returned(item, arrays, known, lodging) for item in returns)
    if isinstance(returns, dict):
        return {key: returned(item, arrays, known, lodging) for key, item in returns.items()}
    return returns
