"""From a graph to launches: which calls run as one, what is kept in memory meanwhile, and why.

Calls join in order. The joined program is taken where it is worth it: an array that never reaches memory
saves its bytes twice, a map that is computed over costs its operations again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import prod
from typing import Literal

from vyre.check import problems
from vyre.driver.epilogue import epilogue
from vyre.driver.fuse import Stage, StageOverBudget, StagePlan, plan_stages
from vyre.driver.graph import Graph, program_of
from vyre.driver.merge import Made, Merged, Piece, Refused, merge, returns_in_loops, touches, trips
from vyre.ir import dtypes, limits
from vyre.ir.nodes import Atomic, Block, Cond, Expr, For, Load, Name, Op, Program, Store
from vyre.ir.problem import CallError
from vyre.ir.walk import blocks, children, expressions, operands, rewrite_block
from vyre.passes import expand
from vyre.passes.names import names_beside, used_names

Fuse = Literal["auto", "off", "max"]

# What decides whether work is done over, in nanoseconds on one core. Measured as the difference between
# fuse="off" and fuse="max" for maps and stencils (a product, a cubic polynomial, exp, 3 to 9 points) before
# stencils of 2 to 9 points and before softmax, on 4,096 to 16 M elements of f32, and for 16 Jacobi steps on
# 1 to 16 M, best of many calls, with vectors of 16 lanes and caches of 1 and 32 MB. Threads share the memory
# and not the arithmetic: with several, fusing pays sooner.
NS_PER_BYTE = ((32 << 20, 0.13), (8 << 20, 0.06), (0, 0.02))  # of an array so large, written and read again
NS_PER_NODE = 0.02  # a load, or an operation once those that expand are expanded; indices are nearly free
NS_PER_NODE_IN_GROUPS = 0.06  # the same in a workgroup, whose loads are seldom known to be inside the array
NS_PER_LAUNCH = 20.0  # between launches of one plan
UNLIMITED = (1 << 64) - 1
_NOTHING = Made((), dtypes.bool_)


@dataclass(frozen=True, slots=True)
class Pair:
    """Two neighbouring calls: fused by a rule, or the reason why not."""

    first: str
    second: str
    rule: str | None
    why: str


@dataclass(frozen=True, slots=True)
class Step:
    """One launch of a plan, and the arrays that nobody needs after it."""

    program: Program
    piece: Piece
    dead: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """The launches of a graph, and what became of each pair of neighbouring calls."""

    graph: Graph
    steps: tuple[Step, ...]
    pairs: tuple[Pair, ...]
    budget_bytes: int | None = None

    @property
    def bytes_before(self) -> int:
        return sum(_bytes_moved(piece, self.graph) for piece in self.graph.pieces)

    @property
    def bytes_after(self) -> int:
        return sum(_bytes_moved(step.piece, self.graph) for step in self.steps)

    @property
    def peak_bytes(self) -> int:
        """The most that arrays made by the plan take at one time."""
        return _peak([step.piece for step in self.steps], self.graph)

    @property
    def peak_before(self) -> int:
        return _peak(list(self.graph.pieces), self.graph)


def make_plan(graph: Graph, fuse: Fuse = "auto", *, budget: int | None = None) -> Plan:
    """The plan of a graph; with a budget in bytes, for the arrays that it makes, one that keeps to it."""
    plan = _made(_uses(graph), fuse, budget)
    if any(problems(step.program) for step in plan.steps if len(step.piece.titles) > 1):
        plan = _made(replace(_uses(graph), is_careful=True), fuse, budget)
    if budget is not None and plan.peak_bytes > budget:
        raise CallError(
            f"this pipeline needs {plan.peak_bytes:,} bytes for the arrays it makes, and memory_budget is "
            f"{budget:,}. Fix: raise memory_budget, or return fewer arrays."
        )
    return plan


def _made(uses: _Uses, fuse: Fuse, budget: int | None) -> Plan:
    graph, names = uses.graph, _fresh(uses.graph)
    groups, pairs = _joined(uses, fuse, names)
    planned = _planned(graph, groups, budget)
    if [group.stage_ids for group in planned.groups] != [tuple(calls) for calls, _ in groups]:
        groups = [one for group in planned.groups for one in _remerged(uses, group.stage_ids, names, fuse)]
    return _finished(graph, [piece for _, piece in groups], pairs, budget)


Group = tuple[list[int], Piece]  # the calls by position, and the launch that they became


@dataclass(frozen=True, slots=True)
class _Uses:
    """When the calls of a graph touch its arrays, by position; what is returned is touched after the last."""

    graph: Graph
    first: Mapping[Name, int]
    written: Mapping[Name, int]  # for the first time
    last: Mapping[Name, int]
    peak: int  # the most bytes that made arrays take at a time, unfused
    is_careful: bool = False  # check every joined program: slow, so done only when a plan was found wrong

    def arrays(self, start: int) -> dict[Name, Made]:
        """The arrays as the call at `start` finds them: what was written before is no longer zero."""
        return {
            name: replace(made, starts_at_zero=False) if self.written.get(name, start) < start else made
            for name, made in self.graph.arrays.items()
        }

    def vanishing(self, position: int) -> frozenset[Name]:
        """The made arrays that nobody sees after the call at a position."""
        made = (name for name, array in self.graph.arrays.items() if array.starts_at_zero)
        return frozenset(name for name in made if self.last.get(name, -1) <= position)

    def level(self, joined: Piece, start: int, position: int) -> int:
        """The bytes of made arrays while a launch runs that does the calls from `start` to `position`."""
        across = {name for name in self.first if self.first[name] < start and self.last[name] > position}
        made = self.graph.arrays
        held = {name for name in across | _arrays(joined) if name in made and made[name].starts_at_zero}
        return sum(_size(made[name]) for name in held)


def _uses(graph: Graph) -> _Uses:
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
    return _Uses(graph, first, written, last, _peak(list(graph.pieces), graph))


def _joined(uses: _Uses, fuse: Fuse, names: Iterator[str]) -> tuple[list[Group], list[Pair]]:
    """Calls joined in order wherever that is legal and worth it, and what became of each pair."""
    graph = uses.graph
    pairs: list[Pair] = []
    groups: list[Group] = []
    for position, piece in enumerate(graph.pieces):
        if groups:
            calls, before = groups[-1]
            title = (before.titles[-1], piece.titles[0])
            joined = _join(uses, before, piece, (calls[0], position), names, fuse)
            if isinstance(joined, Merged):
                pairs.append(Pair(*title, joined.rule, _RULES[joined.rule]))
                groups[-1] = ([*calls, position], joined.piece)
                continue
            pairs.append(Pair(*title, None, in_words(joined.why, graph)))
        groups.append(([position], piece))
    return groups, pairs


def _planned(graph: Graph, groups: list[Group], budget: int | None) -> StagePlan:
    """The groups by the founding planner: calls that may be one launch have one layout, and bytes are what
    stays.
    """
    stages: list[Stage] = []
    for layout, (calls, piece) in enumerate(groups):
        kept = {name for name in touches(piece.body) if graph.arrays.get(name, _NOTHING).starts_at_zero}
        for position in calls:
            made = [
                name
                for name, touch in touches(graph.pieces[position].body).items()
                if name in kept and touch.writes
            ]
            size = sum(_size(graph.arrays[name]) for name in made)
            stages.append(Stage(position, layout, 0, size, 0))
    try:
        return plan_stages(stages, budget or UNLIMITED)
    except StageOverBudget as fault:
        title = graph.pieces[fault.id].titles[0]
        raise CallError(
            f"{title} alone makes {fault.required_bytes:,} bytes, and memory_budget is {budget:,}. "
            "Fix: raise memory_budget, or work on parts of the arrays."
        ) from None


def _remerged(uses: _Uses, calls: tuple[int, ...], names: Iterator[str], fuse: Fuse) -> list[Group]:
    """The launches of some of the calls that joined: one, unless they join only after others."""
    groups: list[Group] = []
    for position in calls:
        piece = uses.graph.pieces[position]
        if groups:
            members, before = groups[-1]
            joined = _join(uses, before, piece, (members[0], position), names, fuse)
            if isinstance(joined, Merged):
                groups[-1] = ([*members, position], joined.piece)
                continue
        groups.append(([position], piece))
    return groups


_RULES = {
    "forward": "each element goes on in a register",
    "inline": "the first is computed where the second loads",
    "epilogue": "the invocation that stores an element goes on with the second",
    "beside": "they run over one domain and share nothing that is written",
}


def in_words(why: str, graph: Graph) -> str:
    """The reason with arrays called by where they come from; a kernel may be called a1 too, and stays so."""
    titles = {title for piece in graph.pieces for title in piece.titles}
    named = {name: origin for name, origin in graph.origins.items() if name not in titles}
    return re.sub(r"\ba\d+\b", lambda word: named.get(word[0], word[0]), why)


def _fresh(graph: Graph) -> Iterator[str]:
    return names_beside({name for piece in graph.pieces for name in used_names(piece.body)}, "_f")


def _join(
    uses: _Uses, first: Piece, second: Piece, calls: tuple[int, int], names: Iterator[str], fuse: Fuse
) -> Merged | Refused:
    """The first piece, which does the calls from the first of `calls` on, with the last; or why not."""
    if fuse == "off":
        return Refused('fusion is switched off (fuse="off")')
    graph, (start, position) = uses.graph, calls
    vanish, arrays = uses.vanishing(position), uses.arrays(start)
    if returns_in_loops(first.body):
        return Refused(f"{first.titles[-1]} returns from inside a loop")
    joined = merge(first, second, arrays, vanish=vanish, names=names)
    if isinstance(joined, Refused) and first.workgroup is not None and second.workgroup is None:
        touched = (touches(first.body), touches(second.body))
        found = epilogue(first, second, arrays, touched, vanish=vanish, names=names)
        joined = Refused(found) if isinstance(found, str) else found
    if isinstance(joined, Refused):
        return joined
    if fuse == "auto":
        why = _not_worth(graph, first, second, joined)
        if why is not None:
            return Refused(why)
        if uses.level(joined.piece, start, position) > uses.peak:
            return Refused("together they keep more arrays in memory at a time than one by one")
    program = program_of(joined.piece, graph)
    if _is_too_large(program) or (uses.is_careful and problems(program)):
        return Refused("together they pass the limits of one program")
    return joined


def _is_too_large(program: Program) -> bool:
    """Does a program made of valid ones pass the limits: its parameters, its nodes, how deep blocks lie."""
    if len(program.params) > limits.PARAMETERS:
        return True
    nodes = 0
    level: list[Block] = [program.body]
    for _ in range(limits.BLOCK_DEPTH):
        inner: list[Block] = []
        for block in level:
            for node in block:
                nodes += 1 + sum(1 for operand in operands(node) for _ in expressions(operand))
                inner += [part for part in blocks(node) if part]
        level = inner
    return bool(level) or nodes > limits.NODES


def _arrays(piece: Piece) -> set[Name]:
    return set(touches(piece.body))


def _not_worth(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
    """Why running the two as one would take longer; None when it would not."""
    if joined.rule != "inline":
        return None
    elements = prod(first.grid)
    ratio = prod(second.grid) * prod(second.workgroup or (1,)) * joined.repeated / max(elements, 1)
    vanished = _arrays(first) & _arrays(second) - _arrays(joined.piece)
    saved = sum(_trip(_size(graph.arrays[name])) for name in vanished) + NS_PER_LAUNCH
    each = NS_PER_NODE if second.workgroup is None else NS_PER_NODE_IN_GROUPS
    over = max(ratio - 1, 0) * elements * each
    if over == 0 or over * _work(expand(program_of(first, graph)).body) <= saved:
        return None
    return (
        f"{first.titles[-1]} would be computed {ratio:.1f} times for each element, "
        f"which costs more than its {sum(_size(graph.arrays[n]) for n in vanished):,} bytes"
    )


def _trip(size: int) -> float:
    """The nanoseconds of writing an array and reading it again."""
    return size * next(ns for least, ns in NS_PER_BYTE if size >= least)


def _work(body: Block) -> float:
    """The loads and operations of an invocation, without those for indices."""
    total = 0.0
    for node in body:
        values = operands(node)[len(node.index) :] if isinstance(node, Store | Atomic) else operands(node)
        total += sum(_work_of(value) for value in values)
        inner = sum(_work(part) for part in blocks(node))
        total += inner * (trips(node) if isinstance(node, For) else 1)
    return total


def _work_of(expr: Expr) -> float:
    if isinstance(expr, Load):
        return 1
    return isinstance(expr, Op | Cond) + sum(_work_of(part) for part in children(expr))


def _size(made: Made) -> int:
    return prod(made.shape) * made.dtype.itemsize


def _bytes_moved(piece: Piece, graph: Graph) -> int:
    """The bytes of the arrays that a launch reads and writes, each counted once a way."""
    total = 0
    for name, touch in touches(piece.body).items():
        if name in graph.arrays:
            total += _size(graph.arrays[name]) * (bool(touch.loads) + bool(touch.writes))
    return total


def _finished(graph: Graph, groups: list[Piece], pairs: list[Pair], budget: int | None) -> Plan:
    """The launches with stores that nobody reads dropped, and what may be freed after each."""
    needed = set(graph.outputs) | set(graph.inputs)
    steps: list[Step] = []
    alive = set(needed)
    for piece in reversed(groups):
        kept = _without_dead_stores(piece, alive, graph)
        if not any(touch.writes for name, touch in touches(kept.body).items() if name in graph.arrays):
            continue  # nobody would see that it ran
        program = program_of(kept, graph)
        used = {param.name for param in program.params if param.is_array}
        dead = tuple(sorted(used - alive))
        steps.append(Step(program, kept, dead))
        alive |= used
    return Plan(graph, tuple(reversed(steps)), tuple(pairs), budget)


def _without_dead_stores(piece: Piece, alive: set[Name], graph: Graph) -> Piece:
    """The piece without stores to arrays that neither it nor anybody later reads."""
    touched = touches(piece.body)
    dead = {
        n for n, t in touched.items() if n in graph.arrays and n not in alive and not t.loads and not t.atomic
    }
    body = rewrite_block(
        piece.body, lambda node: () if isinstance(node, Store) and node.array in dead else (node,)
    )
    return replace(piece, body=body)


def _peak(pieces: list[Piece], graph: Graph) -> int:
    last: dict[Name, int] = {}
    first: dict[Name, int] = {}
    for position, piece in enumerate(pieces):
        for name in _arrays(piece):
            if name in graph.arrays and graph.arrays[name].starts_at_zero:
                first.setdefault(name, position)
                last[name] = len(pieces) if name in graph.outputs else position
    levels = [
        sum(_size(graph.arrays[name]) for name in first if first[name] <= at <= last[name])
        for at in range(len(pieces))
    ]
    return max(levels, default=0)
