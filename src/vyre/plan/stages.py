"""Groups neighbouring stages into launches, so that every group fits a memory budget.

A stage joins the group before it when its layout is the group's, it does not need the host, and the group
with it still fits. A group needs the input of its first stage, and the scratch and output of all its stages;
it avoids the output of every stage but its last. Both follow from prefix sums, so the one rule of joining is,
for every stage, how far a group that starts there may reach: the greedy plan always goes that far, and the
optimal plan chooses among the ends up to there.

Laws, for either plan: the stages keep their order; every group fits the budget; the stages of a group have
one layout, and none but its first needs the host; launches and avoided launches add up to the stages; every
byte count is below 2**64. The optimal plan never avoids fewer bytes than the greedy one, and where it avoids
as many it has no more launches; where the greedy plan is best by both, it is the optimal plan.
"""

from __future__ import annotations

import operator
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import SupportsIndex

from vyre.ir.spoken import short

BYTES_END = 1 << 64  # byte counts are u64 on every device


@dataclass(frozen=True, slots=True)
class Stage:
    """One launch before fusion; equal `layout`s are compatible, and one that `needs_host` begins a group."""

    id: int
    layout: int
    input_bytes: int
    output_bytes: int
    scratch_bytes: int
    needs_host: bool = False


@dataclass(frozen=True, slots=True)
class StageGroup:
    """Stages that become one launch, the bytes it needs, and the bytes that it no longer moves."""

    stage_ids: tuple[int, ...]
    layout: int
    required_bytes: int
    avoided_bytes: int


@dataclass(frozen=True, slots=True)
class StagePlan:
    """The groups in order, and the savings over one launch for every stage."""

    groups: tuple[StageGroup, ...]
    launches: int
    avoided_launches: int
    avoided_bytes: int


class StageError(ValueError):
    """Stages or a budget that cannot be planned."""


class ZeroBudget(StageError):
    """Nothing fits a budget of 0 bytes."""

    def __str__(self) -> str:
        return "the memory budget is 0 bytes. Fix: pass the bytes that a group may use."


@dataclass(eq=False)
class DuplicateStage(StageError):
    """Two stages have the same id."""

    id: int

    def __str__(self) -> str:
        return f"two stages have the id {short(self.id)}. Fix: give every stage an id of its own."


@dataclass(eq=False)
class StageOverBudget(StageError):
    """A stage does not fit the budget even alone."""

    id: int
    required_bytes: int
    budget_bytes: int

    def __str__(self) -> str:
        needs = f"needs {self.required_bytes} bytes, but the budget is {self.budget_bytes}"
        fix = f"pass a budget of {self.required_bytes} or more, or cut the stage into smaller ones"
        return f"stage {short(self.id)} {needs}. Fix: {fix}."


@dataclass(eq=False)
class BadByteCount(StageError):
    """A byte count is negative or not an integer; `id` is the stage's, or None for the budget."""

    field: str
    count: object
    id: int | None = None

    def __str__(self) -> str:
        what = f"{_spoken(self.field, self.id)} is {short(self.count)}"
        return f"{what}. Fix: pass a whole number of bytes, 0 or more."


@dataclass(eq=False)
class ByteCountOverflow(StageError):
    """A byte count, passed or summed, is 2**64 or more; `id` is None when it is of no single stage."""

    field: str
    count: int
    id: int | None = None

    def __str__(self) -> str:
        what = f"{_spoken(self.field, self.id)} is {short(self.count)}, and byte counts end at 2**64 - 1"
        return f"{what}. Fix: pass fewer bytes, or plan fewer stages at once."


def _spoken(field: str, id: int | None) -> str:
    return field if id is None else f"{field} of stage {short(id)}"


def plan_stages(stages: Iterable[Stage], budget: int, *, optimal: bool = False) -> StagePlan:
    """The groups into which `stages` are fused, each within `budget` bytes; raises StageError if there are
    none.

    Greedy: every stage joins the group before it if it may. `optimal` finds the groups that avoid the most
    bytes, of these the fewest launches, and of these the longest groups first, in O(n log n).
    """
    limit = _checked_budget(budget)
    planned = _checked(tuple(stages), limit)
    reaches = _reaches(planned, limit)
    groups = tuple(_groups(planned, _best_ends(planned, reaches) if optimal else reaches))
    avoided = _below_end("avoided_bytes", sum(group.avoided_bytes for group in groups))
    return StagePlan(groups, len(groups), len(planned) - len(groups), avoided)


def _checked_budget(budget: int) -> int:
    limit = _count("budget", budget)
    if limit == 0:
        raise ZeroBudget
    return limit


def _checked(stages: Sequence[Stage], budget: int) -> list[Stage]:
    """The stages with plain counts; raises StageError unless ids are unique and each stage fits."""
    seen: set[int] = set()
    for stage in stages:
        if stage.id in seen:
            raise DuplicateStage(stage.id)
        seen.add(stage.id)
    return [_fitting(stage, budget) for stage in stages]


def _fitting(stage: Stage, budget: int) -> Stage:
    inputs = _count("input_bytes", stage.input_bytes, stage.id)
    outputs = _count("output_bytes", stage.output_bytes, stage.id)
    scratch = _count("scratch_bytes", stage.scratch_bytes, stage.id)
    required = _below_end("input_bytes + output_bytes + scratch_bytes", inputs + outputs + scratch, stage.id)
    if required > budget:
        raise StageOverBudget(stage.id, required, budget)
    return Stage(stage.id, stage.layout, inputs, outputs, scratch, stage.needs_host)


def _count(field: str, stated: object, id: int | None = None) -> int:
    count = stated if type(stated) is int else _plain(stated)
    if count is None or count < 0:
        raise BadByteCount(field, stated if count is None else count, id)
    return _below_end(field, count, id)


def _plain(stated: object) -> int | None:
    """The integer as an int, since a NumPy integer would wrap around in sums."""
    if isinstance(stated, bool) or not isinstance(stated, SupportsIndex):
        return None
    return operator.index(stated)


def _below_end(field: str, count: int, id: int | None = None) -> int:
    if count >= BYTES_END:
        raise ByteCountOverflow(field, count, id)
    return count


def _reaches(stages: Sequence[Stage], budget: int) -> list[int]:
    """For every stage, the end of the longest group that starts with it."""
    held = [0, *accumulate(stage.scratch_bytes + stage.output_bytes for stage in stages)]
    reaches = [0] * len(stages)
    wall = len(stages)  # the next stage that joins no group
    for start in reversed(range(len(stages))):
        limit = held[start] + budget - stages[start].input_bytes
        reaches[start] = bisect_right(held, limit, start + 1, wall + 1) - 1
        if start and not _may_join(stages[start], stages[start - 1]):
            wall = start
    return reaches


def _may_join(stage: Stage, previous: Stage) -> bool:
    return stage.layout == previous.layout and not stage.needs_host


def _best_ends(stages: Sequence[Stage], reaches: Sequence[int]) -> list[int]:
    """For every stage, the end of the group that starts with it in the best plan from there on.

    Ending a group costs the output of its last stage and a launch, and then what the stages after it cost;
    where the group starts makes no difference. So an end that costs more than a nearer one is never chosen
    again, and the ends worth choosing are in order of cost, the farthest cheapest: of those within reach the
    farthest is best.
    """
    ends = [0] * len(stages)
    costs = [(0, 0)] * (len(stages) + 1)  # of the plan from a group's end on, and that end: bytes, launches
    worth: list[int] = []  # negated, since bisect needs them ascending
    rest = (0, 0)
    for start in reversed(range(len(stages))):
        end = start + 1
        costs[end] = (rest[0] + stages[start].output_bytes, rest[1] + 1)
        while worth and costs[-worth[-1]] > costs[end]:
            worth.pop()
        worth.append(-end)
        ends[start] = -worth[bisect_left(worth, -reaches[start])]
        rest = costs[ends[start]]
    return ends


def _groups(stages: Sequence[Stage], ends: Sequence[int]) -> Iterator[StageGroup]:
    """The groups from the first stage on, when a group that starts at `i` ends at `ends[i]`."""
    start = 0
    while start < len(stages):
        yield _group(stages[start : ends[start]])
        start = ends[start]


def _group(members: Sequence[Stage]) -> StageGroup:
    outputs = sum(stage.output_bytes for stage in members)
    return StageGroup(
        tuple(stage.id for stage in members),
        members[0].layout,
        members[0].input_bytes + outputs + sum(stage.scratch_bytes for stage in members),
        outputs - members[-1].output_bytes,
    )
