"""Splits a Program at its grid barriers into segments: Programs that are launched one after the other.

The end of a launch is a fence for the whole grid, so any backend can run a segment per launch. Values that
live across a barrier are kept in hidden buffers on the device. The split computes what the program does, to
the byte: nothing is executed twice, and there are no launches but the first and one for each barrier reached.

A segment's body is: the arrays it declares, the locals it recomputes, the values it loads, and then the code,
at whose barriers it stores values and ends. Returns that cutting leaves are replaced by an `else` where
possible: a backend then compiles straight code under uniform conditions, and no invocation ends before the
others.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace

from vyre.analysis.divergence import Level
from vyre.analysis.effects import has_grid_barrier, outcomes, written_in
from vyre.check.rules import check, problems
from vyre.check.scope import arrays
from vyre.check.structure import form
from vyre.check.types import assigned_dtype
from vyre.gridsync.cut import CountedLoop, Cutter, FreshNames, followed, loops, marked, paths, schedule
from vyre.gridsync.schedule import ONE_SEGMENT, Hidden, Segment, SplitProgram
from vyre.gridsync.spill import (
    Control,
    InvocationNumbers,
    KeptValue,
    KeptValues,
    RecomputedValues,
    SegmentFlow,
    control,
    flow,
    keep,
    live,
    mentions,
    places,
    recomputed_values,
    without,
)
from vyre.ir.limits import BLOCK_DEPTH
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Access,
    Assign,
    Block,
    Declare,
    GridSync,
    If,
    Name,
    Node,
    Param,
    Program,
    Region,
    Return,
)
from vyre.ir.problem import Problems
from vyre.ir.walk import assigned, blocks, loads, rewrite_block, statements, with_blocks
from vyre.passes.expand import expand_launch_wide
from vyre.passes.names import used_names


def tidied(block: Block) -> Block:
    """The block with returns replaced by an `else` where possible; unchanged if that would nest too deep."""
    changed = _ended(block, 1)
    return changed if _depth(changed) <= BLOCK_DEPTH else block


def _ended(block: Block, depth: int) -> Block:
    """A block after which nothing follows, without its trailing returns."""
    if depth > BLOCK_DEPTH:
        return block
    for position, node in enumerate(block):
        before, rest = block[:position], block[position + 1 :]
        if isinstance(node, Return):
            return before
        if isinstance(node, If) and (not rest or _ends(node.then) or _ends(node.orelse)):
            return before + _choice(node, rest, depth)
        if isinstance(node, Region) and not rest:
            body = _ended(node.body, depth + 1)
            return (*before, with_blocks(node, (body,))) if body else before
    return block


def _choice(node: If, rest: Block, depth: int) -> Block:
    """The `if` with the statements that follow it moved into the branch that does not return."""
    then = _ended(node.then if _ends(node.then) else node.then + rest, depth + 1)
    orelse = _ended(node.orelse if _ends(node.orelse) else node.orelse + rest, depth + 1)
    return (with_blocks(node, (then, orelse)),) if then or orelse else ()


def _ends(block: Block) -> bool:
    return outcomes(block) == {"return"}


def _depth(block: Block) -> int:
    return 1 + max((_depth(inner) for node in block for inner in blocks(node)), default=0) if block else 0


@dataclass(frozen=True, slots=True)
class Cuts:
    """The code between barriers, and the segment that follows each barrier, by its identity."""

    codes: tuple[Block, ...]
    following: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Builder:
    """The data from which all segments are built.

    `things` is everything that may have to be kept between segments; `live` is what must be, before each
    segment; `declared` has the declared arrays.
    """

    cuts: Cuts
    flows: tuple[SegmentFlow, ...]
    live: Sequence[Set[Name]]
    recomputed_values: RecomputedValues
    keep: KeptValues
    things: Mapping[Name, KeptValue]
    declared: Mapping[Name, Declare]
    control: Control | None

    def body(self, position: int) -> Block:
        """The body of a segment."""
        loaded = self.loaded(position)
        fill = [*self.keep.load(loaded)] if position else [*self.unset(loaded)]
        code = self.ended(position)
        hoisted = {name for name in loaded if name in self.declared} | _declared_twice(code)
        code = rewrite_block(code, lambda node: self.undeclared(node, hoisted))
        start = self.control.start() if self.control else ()
        return tidied(self.with_arrays(self.with_recomputed((*start, *fill, *code))))

    def loaded(self, position: int) -> list[Name]:
        """The names that a segment loads: those that it reads, and all names in swapped buffers."""
        needed = self.flows[position].loaded(self.live)
        swapped = {name for name in self.live[position] if self.keep.is_swapped(name)}
        return [name for name in self.things if name in needed | swapped]

    def unset(self, names: Sequence[Name]) -> Iterator[Node]:
        """Initial values for names that the first segment sets on all paths taken, but not on all paths."""
        for name in names:
            if name not in self.declared:
                yield Assign(name, Lit(self.things[name].dtype, 0))

    def ended(self, position: int) -> Block:
        """The code of a segment, which stores values at its barriers and ends there."""
        changed = self.flows[position].changed

        def at(node: Node) -> Block:
            if not isinstance(node, GridSync):
                return (node,)
            after = self.cuts.following[id(node)]
            names = [name for name in self.keep.seats if name in self.live[after]]
            note = self.control.at_barrier(after) if self.control else ()
            return (*self.keep.save(names, changed=changed, note=note), Return())

        return rewrite_block(self.cuts.codes[position], at)

    def undeclared(self, node: Node, hoisted: Set[Name]) -> Block:
        """A statement without declarations that are moved before the code: all shared ones are."""
        if isinstance(node, Declare):
            if node.space == "shared":
                return ()
            return (self.keep.cleared(node),) if node.name in hoisted else (node,)
        return () if isinstance(node, Region) and not node.body else (node,)

    def with_recomputed(self, body: Block) -> Block:
        """The body preceded by assignments of the locals that it reads unset, or sets more than once."""
        names = self.recomputed_values.values.keys()
        count = Tally(assigned(node) for node in statements(body))
        wanted = {name for name in names if count[name] > 1} | flow(body, names, {}).needed
        first = self.recomputed_values.needed_by(wanted)
        return (*first, *without(body, {node.name for node in first}))

    def with_arrays(self, body: Block) -> Block:
        """The body preceded by declarations of the arrays that it uses and does not declare."""
        own = {node.name for node in statements(body) if isinstance(node, Declare)}
        used = {name for node in statements(body) for name in mentions(node)} - own
        return (*(node for name, node in self.declared.items() if name in used), *body)


def builder(
    program: Program, cuts: Cuts, *, around: Sequence[CountedLoop], levels: Mapping[Name, Level],
    where: InvocationNumbers, control: Control | None, fresh: FreshNames,
) -> Builder:  # fmt: skip
    """The builder of a program's segments: which values are kept between them, and where."""
    bounds = [node for loop in around for node in loop.bounds]
    recomputed = recomputed_values(program, where.values, bounds)
    things = {
        thing.name: thing for thing in _things(program, around, levels) if thing.name not in recomputed.values
    }
    flows = tuple([flow(code, things.keys(), cuts.following) for code in cuts.codes])
    waiting = live(flows)
    names = set[Name]().union(*waiting[1:])
    kept = keep([thing for name, thing in things.items() if name in names], where, fresh)
    declared = {node.name: node for node in statements(program.body) if isinstance(node, Declare)}
    return Builder(cuts, flows, waiting, recomputed, kept, things, declared, control)


def _things(
    program: Program, around: Sequence[CountedLoop], levels: Mapping[Name, Level]
) -> Iterator[KeptValue]:
    """The locals and private arrays in the order of the text, then those that loops around barriers need."""
    known = arrays(program)
    for node in statements(program.body):
        name = assigned(node)
        dtype = assigned_dtype(node, known)
        if name is not None and dtype is not None:
            yield KeptValue(name, dtype, levels[name])
        if isinstance(node, Declare) and node.space == "local":
            yield KeptValue(node.name, node.dtype, Level.LANE, node)
    for loop in around:
        yield KeptValue(loop.turn.name, loop.turn.dtype, Level.GRID)
        for bound in loop.bounds:
            yield KeptValue(bound.name, bound.value.dtype, Level.GRID)


def _declared_twice(code: Block) -> set[Name]:
    count = Tally(node.name for node in statements(code) if isinstance(node, Declare))
    return {name for name in count if count[name] > 1}


def contains_grid_sync(program: Program) -> bool:
    """True if a Program contains a grid barrier."""
    return has_grid_barrier(program.body)


def split(program: Program) -> SplitProgram:
    """Split a Program at its grid barriers: k barriers make k + 1 segments. Operations among all workgroups
    become statements on a hidden buffer.

    Raises Problems when it is not valid, or when a segment would be larger than a Program may be.
    """
    levels = check(program).levels
    alone, arrays = expand_launch_wide(program)
    if not arrays:
        return _cut(program, levels)
    if problems(alone):  # a barrier depends on such an operation
        alone, arrays = expand_launch_wide(program, is_uniform=True)
    parts = _cut(alone, check(alone).levels)
    hidden = [
        Hidden(
            array.name,
            array.name,
            array.dtype,
            "group" if array.shape[1] == 1 else "invocation",
            array.shape[0],
        )
        for array in arrays
    ]
    segments = tuple([replace(segment, in_order=True) for segment in parts.segments])
    return replace(parts, program=program, segments=segments, hidden=(*parts.hidden, *hidden))


def _cut(program: Program, levels: Mapping[Name, Level]) -> SplitProgram:
    if not contains_grid_sync(program):
        return SplitProgram(program, (Segment(program, 1, 1),), (), ONE_SEGMENT)
    body = marked(program.body)
    fresh = FreshNames({program.name, *(param.name for param in program.params), *used_names(body)})
    around = loops(body, fresh)
    where = places(program.workgroup, fresh)
    feedback = control(body, [*around.values()], where, fresh)
    cutter = Cutter(around, fresh("once"), feedback.entered if feedback else lambda loop: ())
    ways = [*paths(body)]
    following = {id(path[-1].block[path[-1].position]): number for number, path in enumerate(ways, 1)}
    cuts = Cuts((cutter.entry(body), *(cutter.resumed(path) for path in ways)), following)
    build = builder(
        program, cuts, around=[*around.values()], levels=levels, where=where, control=feedback, fresh=fresh
    )
    hidden = (*build.keep.hidden, *([feedback.buffer] if feedback else ()))
    order = (
        followed()
        if feedback and feedback.names_next
        else schedule(body, around, feedback.counts if feedback else {})
    )
    segments = tuple(_segments(program, build, hidden, fresh))
    _require_size(segments)
    return SplitProgram(program, segments, hidden, order, feedback.buffer if feedback else None)


def _segments(
    program: Program, build: Builder, hidden: Sequence[Hidden], fresh: FreshNames
) -> Iterator[Segment]:
    bodies = [build.body(position) for position in range(len(build.cuts.codes))]
    written = [written_in(body) for body in bodies]
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
    """The segments that may have run before each segment, itself included where it is repeated."""
    earlier: list[set[int]] = [set() for _ in ends]
    growing = True
    while growing:
        growing = False
        for position, following in enumerate(ends):
            for after in following:
                more = (earlier[position] | {position}) - earlier[after]
                earlier[after] |= more
                growing = growing or bool(more)
    return earlier


def _used(hidden: Sequence[Hidden], body: Block) -> Iterator[Param]:
    """The hidden parameters that a body uses, each with its access."""
    written, loaded = written_in(body), {load.array for load in loads(body)}
    for buffer in hidden:
        for name in dict.fromkeys((buffer.name, buffer.written)):
            if name in written or name in loaded:
                access: Access = "in" if name not in written else "inout" if name in loaded else "out"
                yield Param(name, access, buffer.dtype, buffer.rank)


def _require_size(segments: Sequence[Segment]) -> None:
    """Raise Problems, each with its segment, unless all segments have a size that Programs may have.

    Otherwise they are as valid as the program that they are made from.
    """
    faults = [
        replace(problem, what=f"{segment.title}: {problem.what}")
        for segment in segments
        for problem in form(segment.program)
    ]
    if faults:
        raise Problems(faults)
