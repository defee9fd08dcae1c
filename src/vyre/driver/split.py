"""Grid barriers to segments: a Program with grid_sync becomes Programs that are launched one after the other.

The end of a launch is a fence for the whole grid, so any backend can run a segment per launch. Values that
live across a barrier wait in hidden buffers on the device. The split does what the program does, to the byte:
nothing is executed twice, and there are no launches but the first and one for each barrier reached.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from vyre.check import Level, check
from vyre.check.form import form
from vyre.driver.split_build import Builder, Cuts, builder
from vyre.driver.split_control import control
from vyre.driver.split_cut import Cutter, marked, paths
from vyre.driver.split_keep import places
from vyre.driver.split_loops import Fresh, loops
from vyre.driver.split_plan import Counter, Follow, Hidden, Repeat, Run, Segment, Split, Step, Steps
from vyre.driver.split_run import launches, run_split
from vyre.driver.split_schedule import followed, schedule
from vyre.ir.nodes import Access, Atomic, Block, GridSync, Name, Param, Program, Store
from vyre.ir.problem import Problems
from vyre.ir.walk import loads, statements
from vyre.passes.names import used_names

__all__ = [
    "Counter",
    "Follow",
    "Hidden",
    "Repeat",
    "Run",
    "Segment",
    "Split",
    "Step",
    "Steps",
    "contains_grid_sync",
    "launches",
    "run_split",
    "split",
]


def contains_grid_sync(program: Program) -> bool:
    """Whether a Program has a grid barrier, wherever it stands."""
    return any(isinstance(node, GridSync) for node in statements(program.body))


def split(program: Program) -> Split:
    """The Program as segments between its grid barriers: k barriers make k + 1.

    Problems when it is not valid, or when a segment would be larger than a Program may be.
    """
    levels = check(program).levels
    if not contains_grid_sync(program):
        return Split(program, (Segment(program, 1, 1),), (), (Run(0),))
    return _cut(program, levels)


def _cut(program: Program, levels: Mapping[Name, Level]) -> Split:
    body = marked(program.body)
    fresh = Fresh({program.name, *(param.name for param in program.params), *used_names(body)})
    around = loops(body, fresh)
    where = places(program.workgroup, fresh)
    told = control(body, [*around.values()], where, fresh)
    cutter = Cutter(around, fresh("once"), told.entered if told else lambda loop: ())
    ways = [*paths(body)]
    following = {id(path[-1].block[path[-1].position]): number for number, path in enumerate(ways, 1)}
    cuts = Cuts((cutter.entry(body), *(cutter.resumed(path) for path in ways)), following)
    build = builder(
        program, cuts, around=[*around.values()], levels=levels, where=where, control=told, fresh=fresh
    )
    hidden = (*build.keep.hidden, *([told.buffer] if told else ()))
    order = followed() if told and told.names_next else schedule(body, around, told.counts if told else {})
    segments = tuple(_segments(program, build, hidden, fresh))
    _require_size(segments)
    return Split(program, segments, hidden, order, told.buffer if told else None)


def _segments(program: Program, build: Builder, hidden: Sequence[Hidden], fresh: Fresh) -> Iterator[Segment]:
    bodies = [build.body(position) for position in range(len(build.cuts.codes))]
    written = [_written(body) for body in bodies]
    before = _before([build.flows[position].ends for position in range(len(bodies))])
    for position, body in enumerate(bodies):
        params = (*program.params, *_used(hidden, body))
        name = fresh(f"{program.name}_{position + 1}_of_{len(bodies)}")
        earlier = set[Name]().union(*(written[number] for number in before[position]))
        carried = tuple([p.name for p in program.params if p.access == "out" and p.name in earlier])
        yield Segment(
            replace(program, name=name, params=params, body=body), position + 1, len(bodies), carried
        )


def _before(ends: Sequence[Mapping[int, object]]) -> list[set[int]]:
    """The segments that may have run before each segment, itself among them where it is repeated."""
    found: list[set[int]] = [set() for _ in ends]
    growing = True
    while growing:
        growing = False
        for position, following in enumerate(ends):
            for after in following:
                more = (found[position] | {position}) - found[after]
                found[after] |= more
                growing = growing or bool(more)
    return found


def _written(body: Block) -> set[Name]:
    return {node.array for node in statements(body) if isinstance(node, Store | Atomic)}


def _used(hidden: Sequence[Hidden], body: Block) -> Iterator[Param]:
    """The hidden parameters of a body, each with the access that it needs."""
    written, loaded = _written(body), {load.array for load in loads(body)}
    for buffer in hidden:
        for name in dict.fromkeys((buffer.name, buffer.written)):
            if name in written or name in loaded:
                access: Access = "in" if name not in written else "inout" if name in loaded else "out"
                yield Param(name, access, buffer.dtype, buffer.rank)


def _require_size(segments: Sequence[Segment]) -> None:
    """Problems, each with its segment, unless all segments are of a size that Programs may have.

    Otherwise they are as valid as the program that they are made of.
    """
    found = [
        replace(problem, what=f"{segment.title}: {problem.what}")
        for segment in segments
        for problem in form(segment.program)
    ]
    if found:
        raise Problems(found)
