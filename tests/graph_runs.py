"""Graphs of calls run one by one on the reference, and by their plans: what differs, and which laws break.

Arrays lie between guard zones. Machine code runs a plan step by step too, on arrays that are all guarded, as
those are not that a pipeline makes for itself.

As a program, `python graph_runs.py FIRST COUNT DEVICE...` checks the graphs of seeds and prints a line for
each that fails; a crash of compiled code ends that process alone.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from generation.graphs import Call, Calls, graph, shrink
from generation.shrinking import smaller_programs
from guarded import Memory, once, twice
from vyre import reference
from vyre.check.rules import problems
from vyre.formats.artifact import decode, encode
from vyre.formats.saved import Argument, Artifact, SavedParameter
from vyre.ir.nodes import Program
from vyre.ir.problem import CallError
from vyre.passes import expand
from vyre.plan.bands import Banding
from vyre.plan.graph import Graph, Recorder, program_of
from vyre.plan.plan import Plan, make_plan
from vyre.plan.stand_ins import Traced
from vyre.run import context
from vyre.run.device_runtime import Ready
from vyre.run.loaded import Saved
from vyre.run.pipeline import FUSE
from vyre.run.recording import CompiledPlan, Recording, run
from vyre.run.saved import Programs, signature

Results = dict[str, bytes]
PLENTY = 1 << 60  # bytes


def one_by_one(calls: Calls) -> Results:
    """What the calls give when each program runs as it was written."""

    def run(memory: Memory) -> Results:
        arrays = _arrays(calls, memory)
        for call in calls.calls:
            reference.run(expand(call.program), _arguments(call, arrays), grid=call.grid)
        return _results(calls, arrays)

    return once(run)


def no_race(calls: Calls) -> bool:
    """Whether the sanitizer finds neither races nor divergence in any call."""
    arrays = _arrays(calls, Memory())
    for call in calls.calls:
        if problems(call.program):
            return False
        report = reference.sanitize(expand(call.program), _arguments(call, arrays), grid=call.grid)
        if any(finding.kind in ("race", "divergence") for finding in report.findings):
            return False
    return True


def _arrays(calls: Calls, memory: Memory) -> list[Any]:
    made = [memory.array(s, t.storage, f"a{n}") for n, (s, t) in enumerate(calls.arrays)]
    for array, value in zip(made, calls.given, strict=False):
        array[...] = value
    return made


def _arguments(call: Call, arrays: Sequence[Any]) -> dict[str, Any]:
    return {name: arrays[number] for name, number in call.arrays.items()} | call.scalars


def _results(calls: Calls, arrays: Sequence[Any]) -> Results:
    """The bytes of what was given and of what is returned."""
    numbers = [*range(len(calls.given)), *calls.outputs]
    return {f"a{number}": arrays[number].tobytes() for number in numbers}


def recorded(calls: Calls) -> tuple[Graph, dict[str, Any]]:
    """The graph as a pipeline records it, and its numbers."""
    recorder = Recorder()
    names = []
    for number, (shape, dtype) in enumerate(calls.arrays):
        given = number < len(calls.given)
        names.append(
            recorder.outside(np.array(calls.given[number]), dtype)
            if given
            else recorder.array(shape, dtype, made=True)
        )
    for call in calls.calls:
        recorder.call(call.program, {n: names[k] for n, k in call.arrays.items()} | call.scalars, call.grid)
    made = recorder.graph([names[number] for number in calls.outputs])
    return made, dict(zip(made.scalars, recorder.values, strict=True))


def by_plan(calls: Calls, plan: Plan, scalars: dict[str, Any], device: str) -> Results:
    """What the plan gives; an array that is dropped too early comes back as zeros, and differs."""
    place = context.place_of(device)
    readies = [Ready(step.program) for step in plan.steps]

    def run(memory: Memory) -> Results:
        arrays = _given(calls, memory)
        for step, ready in zip(plan.steps, readies, strict=True):
            arguments = {}
            for param in step.program.params:
                if param.is_array and param.name not in arrays:
                    shape = plan.graph.arrays[param.name].shape
                    arrays[param.name] = memory.array(shape, param.dtype.storage, param.name)
                arguments[param.name] = arrays[param.name] if param.is_array else scalars[param.name]
            context.runtime_of(place).run(ready, arguments, step.piece.grid)
            for name in step.dead:
                del arrays[name]
        made = [
            arrays.get(f"a{number}", np.zeros(shape, dtype.storage))
            for number, (shape, dtype) in enumerate(calls.arrays)
        ]
        return _results(calls, made)

    return once(run) if device == "reference" else twice(run, len(calls.calls))


def _given(calls: Calls, memory: Memory) -> dict[str, Any]:
    names = [f"a{number}" for number in range(len(calls.given))]
    return {name: memory.copy(value, name) for name, value in zip(names, calls.given, strict=True)}


def by_pipeline(calls: Calls, plan: Plan, scalars: dict[str, Any], device: str) -> Results:
    """What the plan gives when it is run as pipelines run theirs; twice, for what it keeps in between."""
    compiled = CompiledPlan(plan, tuple(Ready(step.program) for step in plan.steps))
    recorder, arrays = Recorder(), plan.graph.arrays
    returns = {
        name: Traced(name, arrays[name].shape, arrays[name].dtype, recorder) for name in plan.graph.outputs
    }

    def call(memory: Memory) -> Results:
        given = _given(calls, memory)
        made = run(Recording(compiled, scalars, given, {}, returns), {}, context.place_of(device))
        return {name: value.tobytes() for name, value in (given | made).items()}

    return twice(call, len(calls.calls))


def by_file(calls: Calls, plan: Plan, scalars: dict[str, Any], device: str) -> Results:
    """What the plan gives when it was saved and loaded."""
    names, arrays, programs = (
        [f"a{number}" for number in range(len(calls.given))],
        plan.graph.arrays,
        Programs(),
    )
    arguments = {name: Argument("array", name, "bool", None) for name in names}
    recorder = Recorder()
    returns = {n: Traced(n, arrays[n].shape, arrays[n].dtype, recorder) for n in plan.graph.outputs}
    one = signature(
        plan, "auto", programs, arguments=arguments, values=list(scalars.values()), returned=returns,
        outer=(), tuned=[()] * len(plan.steps), log=None,
    )  # fmt: skip
    parameters = tuple(SavedParameter(name, "position", has_default=False, default=None) for name in names)
    back = Saved(decode(encode(Artifact("graph", parameters, tuple(programs.programs), (one,)))))

    def call(memory: Memory) -> Results:
        given = _given(calls, memory)
        made = back(*given.values(), device=device)
        return {name: value.tobytes() for name, value in (given | made).items()}

    return twice(call, len(calls.calls))


def faults(calls: Calls, devices: Sequence[str]) -> Iterator[str]:
    """What is wrong with the plans of a graph."""
    wanted = one_by_one(calls)
    made, scalars = recorded(calls)
    for fuse in FUSE:
        plan = make_plan(made, fuse)
        yield from (f"{fuse}: {fault}" for fault in broken_laws(plan, fuse))
        for device in devices:
            ways = (by_plan,) if device == "reference" else (by_plan, by_pipeline)
            for runs in ways if fuse != "auto" else (*ways, by_file):
                found = runs(calls, plan, scalars, device)
                yield from (
                    f"{fuse} {runs.__name__} on {device}: {name} differs"
                    for name in wanted
                    if wanted[name] != found[name]
                )
    yield from banded_faults(calls, wanted, devices)
    yield from strided_faults(calls, wanted, devices)


def strided_faults(calls: Calls, wanted: Results, devices: Sequence[str]) -> Iterator[str]:
    """What is wrong where the given arrays are strided views."""
    rng = Random(len(calls.calls) * 37 + len(calls.arrays))
    ways = [rng.randrange(4) for _ in calls.given]
    for device in devices:
        views = {
            f"a{n}": _view(value, way) for n, (value, way) in enumerate(zip(calls.given, ways, strict=True))
        }
        recorder, names = Recorder(), []
        for number, (shape, dtype) in enumerate(calls.arrays):
            view = views.get(f"a{number}")
            made = recorder.array(shape, dtype, made=True) if view is None else recorder.outside(view, dtype)
            names.append(made)
        for call in calls.calls:
            arrays = {name: names[number] for name, number in call.arrays.items()}
            recorder.call(call.program, arrays | call.scalars, call.grid)
        outputs = [names[number] for number in calls.outputs]
        made_graph = recorder.graph(outputs)
        fuse = rng.choice(FUSE)
        scalars = dict(zip(made_graph.scalars, recorder.values, strict=True))
        compiled = CompiledPlan.of(make_plan(made_graph, fuse))
        recording = Recording(
            compiled, scalars, {}, {name: (name,) for name in views}, {one.name: one for one in outputs},
            rows=frozenset(recorder.layouts),
        )  # fmt: skip
        results = run(recording, views, context.place_of(device))
        found = {name: value.tobytes() for name, value in (views | results).items()}
        yield from (
            f"{fuse} with strides {ways} on {device}: {name} differs"
            for name in wanted
            if wanted[name] != found[name]
        )


def _view(value: Any, way: int) -> Any:
    """A copy of an array: in a row, in columns, every second element of a larger one, or backwards."""
    if way == 1:
        return np.array(value, order="F")
    if way == 2:
        spread = np.zeros((*value.shape[:-1], 2 * value.shape[-1]), value.dtype)
        spread[..., ::2] = value
        return spread[..., ::2]
    if way == 3:
        return np.array(value[::-1], order="C")[::-1]
    return np.array(value, order="C")


def banded_faults(calls: Calls, wanted: Results, devices: Sequence[str]) -> Iterator[str]:
    """What is wrong with plans in bands of few rows, and with those that keep to a budget."""
    made, scalars = recorded(calls)
    rng = Random(len(calls.calls) * 31 + len(calls.arrays))
    plan = make_plan(made, rng.choice(FUSE))
    found = Banding(plan.steps, made).for_budget(PLENTY)
    bands = tuple(replace(band, rows=rng.randint(1, 4)) for band in found)
    plans = {"bands": replace(plan, bands=bands, budget_bytes=PLENTY)} if bands else {}
    budget = max(rng.randint(0, make_plan(made, "off").peak_bytes), 1)
    within = {fuse: _within(made, fuse, budget) for fuse in FUSE}
    if (within["auto"] is None) != (within["max"] is None) or (within["off"] and not within["auto"]):
        yield f"within {budget} bytes: {', '.join(fuse for fuse in FUSE if within[fuse])} alone"
    one = rng.choice(FUSE)
    plans |= {f"{one} within {budget}": kept} if (kept := within[one]) is not None else {}
    for fuse, plan in within.items():
        if plan is not None and plan.peak_bytes > budget:
            yield f"{fuse} within {budget}: {plan.peak_bytes} bytes are needed"
    for title, plan in plans.items():
        for device in devices:
            given = by_pipeline(calls, plan, scalars, device)
            yield from (
                f"{title} on {device}: {name} differs" for name in wanted if wanted[name] != given[name]
            )


def _within(made: Graph, fuse: str, budget: int) -> Plan | None:
    try:
        return make_plan(made, fuse, budget=budget)
    except CallError:
        return None


def broken_laws(plan: Plan, fuse: str) -> Iterator[str]:
    """The laws of plans that this one breaks."""
    for step in plan.steps:
        yield from (f"{step.program.name}: {problem}" for problem in problems(step.program))
        if step.program != program_of(step.piece, plan.graph):
            yield f"{step.program.name} is not its piece"
        kept = {*plan.graph.inputs, *plan.graph.outputs} & set(step.dead)
        yield from (f"{name} is dropped" for name in sorted(kept))
    if fuse == "auto" and plan.bytes_after > plan.bytes_before:
        yield f"{plan.bytes_after} bytes are moved, and {plan.bytes_before} without the plan"
    if fuse == "auto" and plan.peak_bytes > plan.peak_before:
        yield f"{plan.peak_bytes} bytes are needed, and {plan.peak_before} without the plan"


def shrunk(calls: Calls, devices: Sequence[str]) -> Calls:
    """A small graph that does not race and whose plans are wrong too."""
    keep = no_race if no_race(calls) else lambda _: True

    def fails(smaller: Calls) -> bool:
        try:
            return keep(smaller) and any(faults(smaller, devices))
        except Exception:  # noqa: BLE001  # a fault like any other
            return True

    return shrink(calls, fails, _valid)


def _valid(program: Program) -> Iterator[Program]:
    return (smaller for smaller in smaller_programs(program) if not problems(smaller))


def check(seed: int, devices: Sequence[str]) -> str | None:
    """What is wrong with the graph of a seed, in one line."""
    try:
        return next(faults(graph(seed), devices), None)
    except Exception as fault:  # noqa: BLE001  # whatever is raised is a fault of a plan
        return f"{type(fault).__name__}: {fault}"


def main(first: int, count: int, devices: Sequence[str]) -> None:
    for seed in range(first, first + count):
        print(f"at {seed}", flush=True, file=sys.stderr)
        fault = check(seed, devices)
        if fault is not None:
            print(f"seed {seed}: {fault}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
