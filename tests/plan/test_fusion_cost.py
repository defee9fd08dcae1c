"""What is computed over: cheap maps before neighbours that load them, if the array is dear to keep."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, f32, gid

FEW, MANY = 1 << 16, 1 << 22  # elements: in the caches, and beyond them


@vy.kernel
def scaled(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] * 1.5


@vy.kernel
def cubic(x: Buf[f32], y: Out[f32]):
    v = x[gid()]
    y[gid()] = ((v * 1.5 + 0.5) * v + 0.25) * v + 0.75


@vy.kernel
def grown(x: Buf[f32], y: Out[f32]):
    y[gid()] = vy.exp(x[gid()])


@vy.kernel
def slope(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] - x[gid() - 1]


@vy.kernel
def five(x: Buf[f32], y: Out[f32]):
    i = gid()
    y[i] = x[i - 2] + x[i - 1] + x[i] + x[i + 1] + x[i + 2]


@pytest.mark.parametrize(
    ("first", "second", "count", "launches"),
    [
        (scaled, slope, FEW, 1),
        (scaled, five, FEW, 1),
        (scaled, five, MANY, 1),
        (cubic, five, FEW, 2),
        (cubic, slope, MANY, 1),
        (grown, slope, FEW, 2),
        (grown, slope, MANY, 2),
        (grown, five, MANY, 2),
    ],
)
def test_work_is_done_over_only_where_that_is_cheaper(
    first: Any, second: Any, count: int, launches: int
) -> None:
    def both(x: Any) -> Any:
        return second(first(x))

    pipeline = vy.pipeline(both)
    x = np.zeros(count, np.float32)

    assert launches == len(pipeline.explain(x).plan.steps)
    assert 1 == len(pipeline.explain(x, fuse="max").plan.steps)


@vy.kernel
def crossed(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1]


@vy.kernel
def halved(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] * 0.5


@pytest.mark.parametrize(
    ("first", "axis", "launches"), [(halved, 1, 1), (crossed, 1, 2), (halved, 0, 2), (crossed, 0, 2)]
)
def test_only_little_work_moves_into_the_loops_of_a_reduction_on_a_cpu(
    first: Any, axis: int, launches: int
) -> None:
    def both(x: Any) -> Any:
        return vy.lib.sum(first(x), axis=axis)

    plan = vy.pipeline(both).explain(np.zeros((600, 700), np.float32)).plan

    assert launches == len(plan.steps)


@pytest.mark.parametrize(("first", "launches"), [(halved, 3), (crossed, 4)])
def test_a_map_of_rows_moves_into_the_loops_of_a_whole_sum(first: Any, launches: int) -> None:
    def both(x: Any) -> Any:
        return vy.lib.sum(first(x))

    plan = vy.pipeline(both).explain(np.zeros((3000, 2001), np.float32)).plan

    assert launches == len(plan.steps)


@vy.kernel
def weighted(x: Buf[f32, 2], w: Buf[f32], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] * w[i]


@vy.kernel
def ramped(x: Buf[f32, 2], w: Buf[f32], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] * f32(i)


@vy.kernel
def turned(x: Buf[f32, 2], w: Buf[f32], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = x[j, i] * w[i]


@pytest.mark.parametrize(
    ("first", "axis", "launches"), [(weighted, None, 3), (weighted, 1, 1), (ramped, None, 3), (turned, 1, 2)]
)
def test_what_a_sum_would_gather_is_loaded_before_it(first: Any, axis: int | None, launches: int) -> None:
    def both(x: Any, w: Any) -> Any:
        return vy.lib.sum(first(x, w), axis=axis)

    x = np.zeros((700, 700), np.float32)

    assert launches == len(vy.pipeline(both).explain(x, x[0].copy()).plan.steps)


@vy.kernel
def decays(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = vy.exp(-x[i, j])


@vy.kernel
def columns(x: Buf[f32, 2], y: Out[f32]):
    j, total = gid(), f32(0)
    for i in range(x.shape[0]):
        total += x[i, j]
    y[j] = total


@pytest.mark.parametrize(
    ("first", "shape", "launches"),
    [
        (decays, (3000, 24), 2),
        (decays, (200, 2400), 1),
        (decays, (3000, 2400), 2),
        (halved, (3000, 2400), 1),
        (crossed, (300, 2400), 2),
    ],
)
def test_work_moves_into_the_loops_of_columns_if_these_are_many_and_near(
    first: Any, shape: tuple[int, int], launches: int
) -> None:
    def both(x: Any) -> Any:
        return columns(first(x))

    assert launches == len(vy.pipeline(both).explain(np.zeros(shape, np.float32)).plan.steps)


@vy.kernel
def squares(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] * x[i, j]


@vy.kernel
def sums(x: Buf[f32, 2], y: Out[f32]):
    i, total = gid(), f32(0)
    for j in range(x.shape[1]):
        total += x[i, j]
    y[i] = total


@pytest.mark.parametrize(("shape", "bands"), [((100, 100_000), 0), ((3000, 3001), 1), ((300_000, 16), 0)])
def test_bands_of_fewer_rows_than_lanes_or_of_short_rows_do_not_pay(
    shape: tuple[int, int], bands: int
) -> None:
    def both(x: Any) -> Any:
        return sums(squares(x))

    assert bands == len(vy.pipeline(both).explain(np.zeros(shape, np.float32)).plan.bands)


@pytest.mark.parametrize(("side", "launches"), [(100, 1), (1000, 2)])
def test_large_calls_without_common_arrays_are_separate_launches(side: int, launches: int) -> None:
    def both(x: Any, y: Any) -> Any:
        return crossed(x), crossed(y)

    def shared(x: Any, y: Any) -> Any:
        return crossed(x), halved(x)

    x = np.zeros((side, side), np.float32)

    assert launches == len(vy.pipeline(both).explain(x, x + 1).plan.steps)
    assert 1 == len(vy.pipeline(shared).explain(x, x + 1).plan.steps)


def test_a_pair_that_is_faster_unfused_states_the_reason() -> None:
    def both(x: Any) -> Any:
        return five(grown(x))

    pair = vy.pipeline(both).explain(np.zeros(FEW, np.float32)).plan.pairs[0]

    assert "grown would be computed 5.0 times for each element" in pair.why


def test_what_is_too_dear_to_compute_over_stays_in_the_cache_in_bands() -> None:
    def both(x: Any) -> Any:
        return five(grown(x))

    pipeline = vy.pipeline(both)
    x = np.linspace(-3, 3, MANY, dtype=np.float32)
    plan = pipeline.explain(x).plan

    assert [(0, 2)] == [(band.first, band.stop) for band in plan.bands]
    assert () == pipeline.explain(x[:FEW]).plan.bands
    assert five(grown(x)).tobytes() == pipeline(x).tobytes()
