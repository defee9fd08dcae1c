"""From a graph to launches: which calls are fused, which arrays are in memory meanwhile, and why.

Calls are fused in order, as they were made or gathered, where it saves time: an array that never reaches
memory saves its bytes twice, a map that is computed again costs its operations again. Launches that stay
apart may run in bands; under a budget, plans with more or less fusion are tried until one meets it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from typing import Any, Literal

from vyre.analysis.effects import Touch, touches, unrolled_growth
from vyre.check.rules import problems
from vyre.formats import show
from vyre.ir import limits
from vyre.ir.nodes import Block, Name, Program, Store
from vyre.ir.problem import CallError
from vyre.ir.spoken import preformatted
from vyre.ir.walk import blocks, own_size, rewrite_block
from vyre.passes.names import names_beside, used_names
from vyre.plan.bands import Banding, BandRows, Bands, is_beyond_cache, levels
from vyre.plan.epilogue import epilogue
from vyre.plan.fusion_cost import COUNTED, Rules, Worth
from vyre.plan.graph import Graph, Step, program_of
from vyre.plan.line_choice import Lining
from vyre.plan.merge import Made, Merged, Neighbours, Piece, Refused, bytes_of
from vyre.plan.parts import merge_by_parts
from vyre.plan.stages import Stage, StageOverBudget, StagePlan, plan_stages
from vyre.plan.stream_choice import LENGTHS, Search, Streamed, with_streams
from vyre.plan.walk_choice import Walking
from vyre.targets.specialization import StreamCut

Fuse = Literal["auto", "off", "max"]

UNLIMITED = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Pair:
    """Two neighbouring calls, with the rule by which they were fused or the reason why they were not."""

    first: str
    second: str
    rule: str | None
    why: str


@dataclass(frozen=True, slots=True)
class Plan:
    """The launches of a graph, and the fusion decision for each pair of neighbouring calls."""

    graph: Graph
    steps: tuple[Step, ...]
    pairs: tuple[Pair, ...]
    budget_bytes: int | None = None
    bands: tuple[Bands, ...] = ()  # of steps that run some rows at a time
    streams: tuple[Streamed, ...] = ()  # calls that are one launch along the rows

    def __repr__(self) -> str:
        return f"<plan of {len(self.graph.pieces)} calls in {len(self.steps)} launches>"

    def _repr_html_(self) -> str:
        return preformatted("\n".join([f"{self!r}", *(show(step.program) for step in self.steps)]))

    @property
    def bytes_before(self) -> int:
        return sum(_bytes_moved(piece, self.graph) for piece in self.graph.pieces)

    @property
    def bytes_after(self) -> int:
        """The bytes that launches read and write; windows that bands pass on in the cache are not counted."""
        windows = {name for band in self.bands for name in band.run.windows}
        return sum(_bytes_moved(step.piece, self.graph, windows) for step in self.steps)

    @property
    def peak_bytes(self) -> int:
        """The most bytes of arrays allocated by the plan at one time."""
        return max(levels(self.steps, self.graph, self.bands), default=0)

    @property
    def peak_before(self) -> int:
        return _peak(self.graph)


def make_plan(
    graph: Graph, fuse: Fuse = "auto", *, budget: int | None = None, rules: Rules = COUNTED
) -> Plan:
    """The plan of a graph; with a budget in bytes for the arrays that it allocates, one that meets it.

    `rules` decide which of the legal fusions are made. If that plan exceeds the budget, others are tried:
    with more or less fusion, and with launches in bands.
    """
    tries: tuple[Fuse, ...] = (fuse,) if fuse == "off" or budget is None else (fuse, "auto", "max", "off")
    faults: list[CallError] = []
    for attempt in dict.fromkeys(tries):
        try:
            plan = _planned(graph, attempt, budget, rules)
        except CallError as fault:
            faults.append(fault)
            continue
        if budget is None or plan.peak_bytes <= budget:
            return plan
        faults.append(_over_budget(plan, fuse))
    raise faults[0]


def _over_budget(plan: Plan, fuse: Fuse) -> CallError:
    what = f"this pipeline needs {plan.peak_bytes:,} bytes for the arrays it makes"
    fix = "let its calls fuse" if fuse == "off" else "return fewer arrays"
    return CallError(
        f"{what}, and memory_budget is {plan.budget_bytes:,}. Fix: raise memory_budget, or {fix}."
    )


def _planned(graph: Graph, fuse: Fuse, budget: int | None, rules: Rules) -> Plan:
    """The plan for the calls in their order, or in another order if that takes fewer launches."""
    plan = _in_order(graph, fuse, budget, rules)
    other = graph if fuse == "off" else gathered(graph, parts_groups=rules.has_bands)
    if other is graph:
        return plan
    moved = _in_order(other, fuse, budget, rules)
    least, most = sorted((plan, moved), key=lambda each: each.peak_bytes)
    if budget is not None and least.peak_bytes <= budget < most.peak_bytes:
        return least
    is_small = fuse == "max" or moved.peak_bytes <= plan.peak_before
    return moved if is_small and len(moved.steps) < len(plan.steps) else plan


def _in_order(graph: Graph, fuse: Fuse, budget: int | None, rules: Rules) -> Plan:
    if rules.has_walks and fuse != "off":
        walked = _in_streams(graph, fuse, budget, rules, Walking)
        if walked is not None:
            return walked[1]
    plan, banding = _in_bands(graph, fuse, budget, rules.worth, has_bands=rules.has_bands)
    if not rules.has_bands or fuse == "off" or not is_beyond_cache(graph):
        return plan
    cost = banding.cost(plan.bands)
    if fuse == "auto" and any(pair.rule == "inline" for pair in plan.pairs):

        def in_bands(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
            pair = (graph, first, second, joined)
            return rules.worth(*pair) or rules.in_bands(*pair)

        other, others = _in_bands(graph, fuse, budget, in_bands, has_bands=True)
        if others.cost(other.bands) < cost:
            plan, cost = other, others.cost(other.bands)
    lined = _in_streams(graph, fuse, budget, rules, Lining)
    is_better = lined is not None and (lined[0] < cost or rules.cut().stages > 1)
    return lined[1] if lined is not None and is_better else plan


def _in_bands(
    graph: Graph, fuse: Fuse, budget: int | None, worth: Worth, *, has_bands: bool
) -> tuple[Plan, Banding]:
    """A plan with the bands that save time, if the device has bands, or that the budget requires."""
    plan = _valid(graph, fuse, budget, worth)
    banding = Banding(plan.steps, graph)
    fast = replace(plan, bands=banding.for_cache()) if has_bands and fuse != "off" else plan
    if budget is None or fast.peak_bytes <= budget:
        return fast, banding
    if plan.peak_bytes > budget:
        plan = replace(plan, bands=banding.for_budget(budget))
    return plan, banding


def _valid(graph: Graph, fuse: Fuse, budget: int | None, worth: Worth) -> Plan:
    """A plan whose programs keep the limits of the language."""
    plan = _made(_uses(graph), fuse, budget, worth)
    if any(problems(step.program) for step in plan.steps if len(step.piece.titles) > 1):
        plan = _made(replace(_uses(graph), is_careful=True), fuse, budget, worth)
    return plan


def _in_streams(
    graph: Graph, fuse: Fuse, budget: int | None, rules: Rules,
    search: Callable[[Sequence[Step], Graph, StreamCut, int], Search[Any]],
) -> tuple[float, Plan] | None:  # fmt: skip
    """A plan with the streams that are worth it, and its estimated nanoseconds; None if none is, or the plan
    would exceed the budget.

    Nothing is computed more than once for a stream: a call that others load from may be a stage of it
    instead.
    """

    def once(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
        if (
            joined.rule == "inline"
            and joined.repeated > 1
            and len(first.grid) > 1
            and second.workgroup is None
        ):
            times = f"{first.titles[-1]} would be computed {joined.repeated:.0f} times for each element"
            return f"{times}, and a longer launch along the rows is not estimated to be faster"
        return rules.worth(graph, first, second, joined)

    maps = [piece for piece in graph.pieces if piece.workgroup is None and len(piece.grid) > 1]
    if len(maps) < 2:
        return None
    plan = _valid(graph, fuse, budget, once)
    cuts = (rules.cut(),) if budget is None else (rules.cut(), StreamCut(stages=LENGTHS[-1]))
    for cut in cuts:  # fewer launches have fewer arrays between them
        search_of_plan = search(plan.steps, graph, cut, rules.shared_bytes)
        ns, launches, streams = with_streams(search_of_plan, plan.steps, graph)
        if not streams:
            continue
        inner = {call for calls, _ in launches for call in calls[1:]}
        pairs = [
            Pair(pair.first, pair.second, "stream", _RULES["stream"]) if at + 1 in inner else pair
            for at, pair in enumerate(plan.pairs)
        ]
        streamed = replace(_finished(graph, launches, pairs, budget), streams=tuple(streams))
        if search is Lining:
            streamed = replace(streamed, bands=Banding(streamed.steps, graph).for_cache())
        if budget is None or streamed.peak_bytes <= budget:
            return ns, streamed
    return None


def _made(uses: _ArrayUses, fuse: Fuse, budget: int | None, worth: Worth) -> Plan:
    groups, pairs = _joined(uses, fuse, worth)
    planned = _grouped(uses.graph, groups, budget)
    if [group.stage_ids for group in planned.groups] != [tuple(calls) for calls, _ in groups]:
        walls = frozenset(group.stage_ids[0] for group in planned.groups)
        groups, pairs = _joined(uses, fuse, worth, walls)
    return _finished(uses.graph, groups, pairs, budget)


Group = tuple[list[int], Piece]  # the calls by position, and their fused launch


@dataclass(frozen=True, slots=True)
class _ArrayUses:
    """When the calls of a graph touch its arrays, by position; outputs are touched after the last call."""

    graph: Graph
    first: Mapping[Name, int]
    written: Mapping[Name, int]  # for the first time
    last: Mapping[Name, int]
    peak: int  # the most bytes of the plan's own arrays at a time, unfused
    is_careful: bool = False  # check every fused program: slow, so done only after a plan was invalid

    def arrays(self, start: int) -> dict[Name, Made]:
        """The arrays before the call at `start`: those written earlier are no longer zero."""
        return {
            name: replace(made, starts_at_zero=False) if self.written.get(name, start) < start else made
            for name, made in self.graph.arrays.items()
        }

    def last_used(self, position: int) -> frozenset[Name]:
        """The plan's own arrays that are not used after the call at a position."""
        made = (name for name, array in self.graph.arrays.items() if array.starts_at_zero)
        return frozenset(name for name in made if self.last.get(name, -1) <= position)

    def level(self, joined: Piece, start: int, position: int) -> int:
        """The bytes of the plan's own arrays during a launch of the calls from `start` to `position`."""
        across = {name for name in self.first if self.first[name] < start and self.last[name] > position}
        made = self.graph.arrays
        held = {
            name
            for name in across | touches(joined.body).keys()
            if name in made and made[name].starts_at_zero
        }
        return sum(bytes_of(made[name]) for name in held)


def _uses(graph: Graph) -> _ArrayUses:
    first: dict[Name, int] = {}
    written: dict[Name, int] = {}
    last: dict[Name, int] = {}
    for position, piece in enumerate(graph.pieces):
        for name, touch in touches(piece.body).items():
            first.setdefault(name, position)
            last[name] = position
            if touch.writes:
                written.setdefault(name, position)
    last.update((name, len(graph.pieces)) for name in graph.outputs)
    return _ArrayUses(graph, first, written, last, _peak(graph))


def _joined(
    uses: _ArrayUses, fuse: Fuse, worth: Worth, walls: frozenset[int] = frozenset()
) -> tuple[list[Group], list[Pair]]:
    """Fuse calls in order wherever that is legal and worth it; also returns the decision for each pair.

    No group continues across `walls`, calls at which a new group begins to meet the budget.
    """
    graph, names = uses.graph, _fresh(uses.graph)
    pairs: list[Pair] = []
    groups: list[Group] = []
    for position, piece in enumerate(graph.pieces):
        if groups:
            calls, before = groups[-1]
            title = (before.titles[-1], piece.titles[0])
            joined = (
                Refused("together they need more than memory_budget")
                if position in walls and fuse != "off"
                else _join(uses, before, piece, (calls[0], position), names, fuse, worth)
            )
            if isinstance(joined, Merged):
                pairs.append(Pair(*title, joined.rule, _RULES[joined.rule]))
                groups[-1] = ([*calls, position], joined.piece)
                continue
            pairs.append(Pair(*title, None, in_words(joined.why, graph)))
        groups.append(([position], piece))
    return groups, pairs


def _grouped(graph: Graph, groups: list[Group], budget: int | None) -> StagePlan:
    """The groups as planned by `plan_stages`: calls of one group have one layout, and bytes are those that
    stay; for a map that can run in bands, those of its smallest band.
    """
    stages: list[Stage] = []
    for layout, (calls, piece) in enumerate(groups):
        rows = BandRows(piece, graph)
        for position in calls:
            written = (n for n, touch in touches(graph.pieces[position].body).items() if touch.writes)
            made = [graph.arrays[n] for n in written if n in rows.touched and graph.arrays[n].starts_at_zero]
            size = sum(_row(array) if rows.why is None else bytes_of(array) for array in made)
            stages.append(Stage(position, layout, 0, size, 0))
    try:
        return plan_stages(stages, budget or UNLIMITED, optimal=True)
    except StageOverBudget as fault:
        title = graph.pieces[fault.id].titles[0]
        what = f"{title} alone makes {fault.required_bytes:,} bytes, and memory_budget is {budget:,}"
        why = _whole(graph.pieces[fault.id], graph)
        fix = "raise memory_budget, or work on parts of the arrays"
        raise CallError(f"{what}; {why}. Fix: {fix}.") from None


def _row(made: Made) -> int:
    """The bytes of an array's smallest rows: those along its longest axis."""
    return bytes_of(made) // max(made.shape) if bytes_of(made) else 0


def _whole(piece: Piece, graph: Graph) -> str:
    """Why a launch needs that many bytes at once."""
    why = BandRows(piece, graph).why
    return "that is its smallest chunk" if why is None else f"it cannot run in chunks: {in_words(why, graph)}"


_RULES = {
    "forward": "each element stays in a register",
    "inline": "the first is computed where the second loads",
    "epilogue": "the invocation that stores an element goes on with the second",
    "beside": "they run over the same domain and share no array that is written",
    "stream": "one launch goes along the rows, and keeps those that later calls load",
}


def in_words(why: str, graph: Graph) -> str:
    """The reason with arrays replaced by their origins; a kernel that is called a1 keeps its name."""
    titles = {title for piece in graph.pieces for title in piece.titles}
    named = {name: origin for name, origin in graph.origins.items() if name not in titles}
    return re.sub(r"\ba\d+\b", lambda word: named.get(word[0], word[0]), why)


def _fresh(graph: Graph) -> Iterator[str]:
    return names_beside({name for piece in graph.pieces for name in used_names(piece.body)}, "_f")


def _join(
    uses: _ArrayUses, first: Piece, second: Piece, calls: tuple[int, int], names: Iterator[str], fuse: Fuse,
    worth: Worth,
) -> Merged | Refused:  # fmt: skip
    """The first piece, with the calls from `calls[0]` on, fused with the second; or the reason why not."""
    if fuse == "off":
        return Refused('fusion is switched off (fuse="off")')
    graph, (start, position) = uses.graph, calls
    pair = Neighbours(first, second, uses.arrays(start), uses.last_used(position), names)
    joined = merge_by_parts(pair)
    why = _not_worth(worth, graph, pair, joined, fuse)
    if why is not None and (first.workgroup is not None or first.once) and second.workgroup is None:
        following = epilogue(pair)
        if isinstance(joined, Refused) or isinstance(following, Merged):
            joined, why = following, _not_worth(worth, graph, pair, following, fuse)
    if isinstance(joined, Refused) or why is not None:
        return Refused(str(why))
    if fuse == "auto" and uses.level(joined.piece, start, position) > uses.peak:
        return Refused("together they keep more arrays in memory at a time than one by one")
    program = program_of(joined.piece, graph)
    if _is_too_large(program) or (uses.is_careful and problems(program)):
        return Refused("together they exceed the limits of one program")
    return joined


def _not_worth(
    worth: Worth, graph: Graph, pair: Neighbours, joined: Merged | Refused, fuse: Fuse
) -> str | None:
    """Why the two should not be one launch: they cannot be, or it does not pay."""
    if isinstance(joined, Refused):
        return joined.why
    return worth(graph, pair.first, pair.second, joined) if fuse == "auto" else None


def _is_too_large(program: Program) -> bool:
    """True if a fused program exceeds the limits: parameters, nodes, block depth, or growth by unrolling."""
    if len(program.params) > limits.PARAMETERS:
        return True
    nodes = 0
    level: list[Block] = [program.body]
    for _ in range(limits.BLOCK_DEPTH):
        inner: list[Block] = []
        for block in level:
            for node in block:
                nodes += own_size(node)
                inner += [part for part in blocks(node) if part]
        level = inner
    return bool(level) or nodes > limits.NODES or unrolled_growth(program.body) > limits.UNROLLED


def _bytes_moved(piece: Piece, graph: Graph, but: Set[Name] = frozenset()) -> int:
    """The bytes of the arrays that a launch reads and writes, each counted once per direction."""
    total = 0
    for name, touch in touches(piece.body).items():
        if name in graph.arrays and name not in but:
            total += bytes_of(graph.arrays[name]) * (bool(touch.loads) + bool(touch.writes))
    return total


def _finished(graph: Graph, groups: list[Group], pairs: list[Pair], budget: int | None) -> Plan:
    """The launches without dead stores, and the arrays that may be freed after each."""
    needed = set(graph.outputs) | set(graph.inputs)
    steps: list[Step] = []
    alive = set(needed)
    for calls, piece in reversed(groups):
        kept = _without_dead_stores(piece, alive, graph)
        if not any(touch.writes for name, touch in touches(kept.body).items() if name in graph.arrays):
            continue  # it has no effect
        program = program_of(kept, graph)
        used = {param.name for param in program.params if param.is_array}
        dead = tuple(sorted(used - alive))
        steps.append(Step(program, kept, dead, calls[0]))
        alive |= used
    return Plan(graph, tuple(reversed(steps)), tuple(pairs), budget)


def _without_dead_stores(piece: Piece, alive: set[Name], graph: Graph) -> Piece:
    """The piece without stores to arrays that neither it nor a later one reads."""
    touched = touches(piece.body)
    dead = {
        n for n, t in touched.items() if n in graph.arrays and n not in alive and not t.loads and not t.atomic
    }
    body = rewrite_block(
        piece.body, lambda node: () if isinstance(node, Store) and node.array in dead else (node,)
    )
    return replace(piece, body=body)


def _peak(graph: Graph) -> int:
    """The most bytes of the plan's own arrays at a time when the calls are not fused."""
    steps = [Step(Program("", (), ()), piece, ()) for piece in graph.pieces]
    return max(levels(steps, graph), default=0)


Touched = Mapping[Name, Touch]


def gathered(graph: Graph, *, parts_groups: bool = False) -> Graph:
    """The graph with calls moved up to those they may fuse with; itself if none is, or some were before.

    A call may come between two that run in workgroups, which no rule fuses, if it `parts_groups`.
    """
    if graph.numbers != tuple(sorted(graph.numbers)):
        return graph
    touched = [touches(piece.body) for piece in graph.pieces]
    order: list[int] = []
    for number in range(len(graph.pieces)):
        order.insert(_place(order, number, graph.pieces, touched, parts_groups), number)
    if order == sorted(order):
        return graph
    numbers = tuple(graph.numbers[number] for number in order)
    return replace(graph, pieces=tuple(graph.pieces[number] for number in order), numbers=numbers)


def _place(
    order: list[int], number: int, pieces: Sequence[Piece], touched: Sequence[Touched], parts_groups: bool
) -> int:  # fmt: skip
    """The position of a call: after the last it may fuse with, if it can get there and parts no two."""
    for place in range(len(order), 0, -1):
        before = order[place - 1]
        if _go_together(before, number, pieces, touched):
            after = order[place] if place < len(order) else before
            is_fixed = (
                parts_groups and pieces[before].workgroup is not None and pieces[after].workgroup is not None
            )
            parts = after != before and not is_fixed and _depends(touched[after], touched[before])
            return len(order) if parts else place
        if _depends(touched[number], touched[before]):
            break
    return len(order)


def _go_together(first: int, second: int, pieces: Sequence[Piece], touched: Sequence[Touched]) -> bool:
    a, b = pieces[first], pieces[second]
    if (a.grid, a.workgroup) == (b.grid, b.workgroup):
        return True
    loaded = (name for name, touch in touched[second].items() if touch.loads)
    return any(name in touched[first] and touched[first][name].writes for name in loaded)


def _depends(touched: Touched, other: Touched) -> bool:
    return any(name in other and (touch.writes or other[name].writes) for name, touch in touched.items())
