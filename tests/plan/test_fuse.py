"""Fusing neighbouring stages under a budget: the founding vectors, the laws, and the best plan there is."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vyre.plan.stages import (
    BadByteCount,
    ByteCountOverflow,
    DuplicateStage,
    Stage,
    StageError,
    StageGroup,
    StageOverBudget,
    StagePlan,
    ZeroBudget,
    plan_stages,
)

LARGEST = 2**64 - 1
CHAIN = (Stage(1, 7, 64, 32, 8), Stage(2, 7, 32, 48, 8), Stage(3, 7, 48, 16, 8))
BOTH = pytest.mark.parametrize("optimal", [False, True], ids=["greedy", "optimal"])


def ids(plan: StagePlan) -> list[tuple[int, ...]]:
    return [group.stage_ids for group in plan.groups]


def need(stages: Sequence[Stage]) -> int:
    """What a group of these stages needs, by the definition: the first alone, then each that joins."""
    required = stages[0].input_bytes + stages[0].output_bytes + stages[0].scratch_bytes
    for stage in stages[1:]:
        required += stage.scratch_bytes + stage.output_bytes
    return required


def saved(stages: Sequence[Stage]) -> int:
    return sum(previous.output_bytes for previous, _ in pairwise(stages))


def is_group(stages: Sequence[Stage], budget: int) -> bool:
    joined = stages[1:]
    compatible = all(stage.layout == stages[0].layout and not stage.needs_host for stage in joined)
    return compatible and need(stages) <= budget


def joined_in_order(stages: Sequence[Stage], budget: int) -> list[list[Stage]]:
    """The greedy groups, found one stage after the other."""
    groups: list[list[Stage]] = []
    for stage in stages:
        if groups and is_group([*groups[-1], stage], budget):
            groups[-1].append(stage)
        else:
            groups.append([stage])
    return groups


def segmentations(stages: Sequence[Stage], budget: int) -> Iterator[list[Sequence[Stage]]]:
    """Every way to cut the stages into groups that are allowed."""
    inner = range(1, len(stages))
    for count in range(len(stages)):
        for cuts in combinations(inner, count):
            groups = [stages[start:end] for start, end in pairwise((0, *cuts, len(stages)))]
            if all(is_group(group, budget) for group in groups):
                yield groups


def worth(groups: Sequence[Sequence[Stage]]) -> tuple[int, int, list[int]]:
    """What makes one plan better than another: bytes avoided, then few launches, then long groups first."""
    return sum(map(saved, groups)), -len(groups), [len(group) for group in groups]


def ids_of(groups: Sequence[Sequence[Stage]]) -> list[tuple[int, ...]]:
    return [tuple(stage.id for stage in group) for group in groups]


@st.composite
def budgeted_stages(draw: st.DrawFn, most: int = 10) -> tuple[list[Stage], int]:
    """Stages with many ties and a budget that each of them fits, but hardly all of them together."""
    size = st.integers(0, draw(st.sampled_from([2, 9, 60])))
    host = st.sampled_from([False, False, False, False, True])
    rows = draw(st.lists(st.tuples(st.sampled_from([7, 7, 7, 8]), size, size, size, host), max_size=most))
    stages = [Stage(id, *row) for id, row in enumerate(rows)]
    least = max([1, *(need([stage]) for stage in stages)])
    return stages, least + draw(st.integers(0, 3 * least))


@BOTH
def test_compatible_stages_share_one_launch(optimal: bool) -> None:
    plan = plan_stages(CHAIN, 256, optimal=optimal)

    assert StagePlan((StageGroup((1, 2, 3), 7, 184, 80),), 1, 2, 80) == plan


@BOTH
def test_another_layout_or_a_need_for_the_host_begins_a_group(optimal: bool) -> None:
    stages = (
        Stage(1, 7, 64, 32, 8),
        Stage(2, 8, 32, 48, 8),
        Stage(3, 8, 48, 16, 8, True),
        Stage(4, 9, 16, 16, 8),
    )

    plan = plan_stages(stages, 128, optimal=optimal)

    assert [(1,), (2,), (3,), (4,)] == ids(plan)
    assert (4, 0, 0) == (plan.launches, plan.avoided_launches, plan.avoided_bytes)
    assert [104, 88, 72, 40] == [group.required_bytes for group in plan.groups]


@BOTH
def test_sixty_four_stages_become_one_launch(optimal: bool) -> None:
    plan = plan_stages([Stage(id, 7, 16, 16, 4) for id in range(64)], 8192, optimal=optimal)

    assert [tuple(range(64))] == ids(plan)
    assert (1, 63, 63 * 16) == (plan.launches, plan.avoided_launches, plan.avoided_bytes)


@BOTH
def test_a_stage_over_the_budget_is_named_with_its_need(optimal: bool) -> None:
    with pytest.raises(StageOverBudget) as caught:
        plan_stages([Stage(9, 7, 64, 32, 64)], 128, optimal=optimal)

    assert (9, 160, 128) == (caught.value.id, caught.value.required_bytes, caught.value.budget_bytes)
    assert str(caught.value) == (
        "stage 9 needs 160 bytes, but the budget is 128. "
        "Fix: pass a budget of 160 or more, or cut the stage into smaller ones."
    )


@BOTH
def test_two_stages_with_one_id_are_refused(optimal: bool) -> None:
    with pytest.raises(DuplicateStage) as caught:
        plan_stages([Stage(1, 7, 1, 1, 1), Stage(1, 7, 1, 1, 1)], 128, optimal=optimal)

    assert 1 == caught.value.id


@BOTH
@pytest.mark.parametrize("budget", [1, 128, LARGEST])
def test_no_stages_are_an_empty_plan(optimal: bool, budget: int) -> None:
    assert StagePlan((), 0, 0, 0) == plan_stages((), budget, optimal=optimal)


@pytest.mark.parametrize("stages", [(), CHAIN], ids=["no stages", "stages"])
def test_a_budget_of_zero_is_refused(stages: tuple[Stage, ...]) -> None:
    with pytest.raises(ZeroBudget):
        plan_stages(stages, 0)


def test_a_stage_that_needs_the_host_may_be_joined_but_joins_none() -> None:
    stages = [Stage(1, 7, 4, 4, 0), Stage(2, 7, 4, 4, 0, needs_host=True), Stage(3, 7, 4, 4, 0)]

    assert [(1,), (2, 3)] == ids(plan_stages(stages, 100))


def test_a_group_may_fill_the_budget_to_the_last_byte() -> None:
    assert [(1, 2, 3)] == ids(plan_stages(CHAIN, 184))
    assert [(1, 2), (3,)] == ids(plan_stages(CHAIN, 183))


def test_a_group_counts_the_input_of_its_first_stage_alone() -> None:
    stages = [Stage(1, 7, 1, 1, 0), Stage(2, 7, 90, 1, 0)]

    assert [StageGroup((1, 2), 7, 3, 1)] == list(plan_stages(stages, 91).groups)


def test_the_optimal_plan_keeps_the_larger_intermediate_out_of_memory() -> None:
    stages = [Stage(1, 7, 1, 1, 0), Stage(2, 7, 1, 50, 0), Stage(3, 7, 50, 20, 0)]

    assert ([(1, 2), (3,)], 1) == (ids(plan := plan_stages(stages, 71)), plan.avoided_bytes)
    assert ([(1,), (2, 3)], 50) == (ids(plan := plan_stages(stages, 71, optimal=True)), plan.avoided_bytes)


def test_of_plans_that_avoid_as_many_bytes_the_optimal_one_has_the_fewest_launches() -> None:
    stages = [Stage(1, 7, 5, 2, 1), Stage(2, 7, 0, 0, 1), Stage(3, 7, 5, 2, 1), Stage(4, 7, 5, 2, 1)]

    greedy, optimal = plan_stages(stages, 9), plan_stages(stages, 9, optimal=True)

    assert ([(1, 2), (3,), (4,)], 2) == (ids(greedy), greedy.avoided_bytes)
    assert ([(1,), (2, 3, 4)], 2) == (ids(optimal), optimal.avoided_bytes)


def test_the_stages_may_come_from_an_iterator() -> None:
    assert plan_stages(CHAIN, 256) == plan_stages(iter(CHAIN), 256)


def test_counts_of_numpy_are_added_without_wrapping_around() -> None:
    half: Any = np.uint64(2**63 - 1)
    budget: Any = np.uint64(LARGEST)

    plan = plan_stages([Stage(1, 7, half, half, 0), Stage(2, 7, half, half, 0)], budget)

    assert [StageGroup((1,), 7, 2**64 - 2, 0), StageGroup((2,), 7, 2**64 - 2, 0)] == list(plan.groups)
    assert {int} == {type(group.required_bytes) for group in plan.groups}


@pytest.mark.parametrize("field", ["input_bytes", "output_bytes", "scratch_bytes"])
@pytest.mark.parametrize("count", [-1, 1.0, True, None, "8", float("inf"), np.int64(-1)])
def test_a_count_that_is_no_whole_number_of_bytes_is_refused(field: str, count: Any) -> None:
    counts = {"input_bytes": 1, "output_bytes": 1, "scratch_bytes": 1, field: count}

    with pytest.raises(BadByteCount) as caught:
        plan_stages([Stage(5, 7, **counts)], 128)

    assert (field, count, 5) == (caught.value.field, caught.value.count, caught.value.id)
    assert str(caught.value).startswith(f"{field} of stage 5 is ")


@pytest.mark.parametrize("budget", [-1, 1.5, False, None, "8"])
def test_a_budget_that_is_no_whole_number_of_bytes_is_refused(budget: Any) -> None:
    with pytest.raises(BadByteCount) as caught:
        plan_stages(CHAIN, budget)

    assert ("budget", None) == (caught.value.field, caught.value.id)


@pytest.mark.parametrize(
    ("stage", "budget"),
    [
        (Stage(1, 7, 2**64, 0, 0), LARGEST),
        (Stage(1, 7, 0, 2**64, 0), 128),
        (Stage(1, 7, 0, 0, 2**70), 128),
        (Stage(1, 7, LARGEST, 1, 0), LARGEST),
        (Stage(1, 7, 2**63, 2**62, 2**62), 128),
        (Stage(1, 7, 1, 1, 1), 2**64),
    ],
)
def test_a_byte_count_of_two_to_the_64_is_refused(stage: Stage, budget: int) -> None:
    with pytest.raises(ByteCountOverflow):
        plan_stages([stage], budget)


@pytest.mark.parametrize("sign", [1, -1])
def test_a_count_too_long_to_print_is_shown_by_its_bits(sign: int) -> None:
    with pytest.raises(StageError) as caught:
        plan_stages([Stage(1, 7, 0, 0, sign * 10**5000)], 128)

    assert str(caught.value).startswith("scratch_bytes of stage 1 is an int of 16610 bits")


def test_the_largest_byte_count_is_taken() -> None:
    assert LARGEST == plan_stages([Stage(1, 7, LARGEST, 0, 0)], LARGEST).groups[0].required_bytes


def test_a_join_beyond_the_largest_byte_count_is_over_every_budget() -> None:
    stages = [Stage(1, 7, 0, 2**63, 0), Stage(2, 7, 0, 2**63, 0)]

    assert [(1,), (2,)] == ids(plan_stages(stages, LARGEST))


@BOTH
def test_bytes_avoided_beyond_the_largest_byte_count_are_refused(optimal: bool) -> None:
    large, small = (7, 0, 2**63, 0), (7, 0, 0, 0)
    stages = [Stage(1, *large), Stage(2, *small), Stage(3, *large), Stage(4, *small)]

    with pytest.raises(ByteCountOverflow) as caught:
        plan_stages(stages, 2**63, optimal=optimal)

    assert ("avoided_bytes", 2**64, None) == (caught.value.field, caught.value.count, caught.value.id)


def test_a_doubled_id_is_reported_before_the_needs_of_the_stages() -> None:
    with pytest.raises(DuplicateStage):
        plan_stages([Stage(1, 7, 999, 0, 0), Stage(1, 7, 0, 0, 0)], 128)


@pytest.mark.parametrize(
    "error",
    [
        ZeroBudget(),
        DuplicateStage(1),
        StageOverBudget(9, 160, 128),
        BadByteCount("budget", None),
        BadByteCount("input_bytes", -1, 5),
        ByteCountOverflow("output_bytes", 2**64, 5),
    ],
    ids=lambda error: type(error).__name__,
)
def test_every_error_is_a_value_error_of_two_sentences_that_can_be_copied(error: StageError) -> None:
    what, fix = str(error).split(". Fix: ")

    assert isinstance(error, ValueError)
    assert (0, 1) == (what.count("."), fix.count("."))
    assert str(error) == str(copy.copy(error))


@given(budgeted_stages(most=40), st.booleans())
def test_the_laws_hold_for_every_plan(case: tuple[list[Stage], int], optimal: bool) -> None:
    stages, budget = case
    at = {stage.id: stage for stage in stages}

    plan = plan_stages(stages, budget, optimal=optimal)
    members = [[at[id] for id in group.stage_ids] for group in plan.groups]

    assert stages == [stage for group in members for stage in group]
    assert all(is_group(group, budget) for group in members)
    assert [(group[0].layout, need(group), saved(group)) for group in members] == [
        (group.layout, group.required_bytes, group.avoided_bytes) for group in plan.groups
    ]
    assert len(plan.groups) == plan.launches
    assert len(stages) == plan.launches + plan.avoided_launches
    assert sum(map(saved, members)) == plan.avoided_bytes


@given(budgeted_stages(most=40))
def test_the_greedy_plan_joins_one_stage_after_the_other(case: tuple[list[Stage], int]) -> None:
    stages, budget = case

    assert ids_of(joined_in_order(stages, budget)) == ids(plan_stages(stages, budget))


@given(budgeted_stages())
def test_the_optimal_plan_is_the_best_of_all_segmentations(case: tuple[list[Stage], int]) -> None:
    stages, budget = case
    best = max(segmentations(stages, budget), key=worth, default=[])

    assert ids_of(best) == ids(plan_stages(stages, budget, optimal=True))


@given(budgeted_stages(most=40))
def test_the_optimal_plan_is_never_worse_than_the_greedy_one(case: tuple[list[Stage], int]) -> None:
    greedy, optimal = plan_stages(*case), plan_stages(*case, optimal=True)

    assert (greedy.avoided_bytes, -greedy.launches) <= (optimal.avoided_bytes, -optimal.launches)
    if (greedy.avoided_bytes, greedy.launches) == (optimal.avoided_bytes, optimal.launches):
        assert greedy == optimal


@BOTH
def test_ten_thousand_stages_are_planned(optimal: bool) -> None:
    plan = plan_stages([Stage(id, 7, 16, 16, 4) for id in range(10_000)], 16 + 100 * 20, optimal=optimal)

    assert [tuple(range(start, start + 100)) for start in range(0, 10_000, 100)] == ids(plan)
