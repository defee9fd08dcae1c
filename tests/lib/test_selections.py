"""Selections, gathers, scatters, counts and searches: NumPy's results on every device."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import DTYPES, LARGE, SIZES, assert_same, everywhere, on, values
from vyre import lib
from vyre.lib import selections


@pytest.mark.parametrize("n", [*SIZES, 10_000])
def test_select_and_partition(n: int) -> None:
    x, keep = values("f4", n, special=True), values("bool", n, seed=1)
    np.testing.assert_array_equal(x[keep], everywhere(lib.select, x, keep))
    kept, others = everywhere(lib.partition, x, keep)
    np.testing.assert_array_equal(x[keep], kept)
    np.testing.assert_array_equal(x[~keep], others)


def test_select_of_many_all_and_none() -> None:
    x = values("i4", LARGE)
    np.testing.assert_array_equal(x[x > 0], lib.select(x, x > 0))
    np.testing.assert_array_equal(x, lib.select(x, np.ones(LARGE, bool)))
    assert (0,) == lib.select(x, np.zeros(LARGE, bool)).shape


@pytest.mark.parametrize("shape", [(0,), (33,), (5000,), (4, 5), (3, 40, 50)])
def test_nonzero(shape: tuple[int, ...]) -> None:
    x = values("i1", shape) % 3
    for wanted, got in zip(np.nonzero(x), everywhere(lib.nonzero, x), strict=True):
        np.testing.assert_array_equal(wanted, got)


@pytest.mark.parametrize("shape", [(7,), (4, 6), (3, 4, 5)])
def test_take(shape: tuple[int, ...]) -> None:
    x = values("f4", shape)
    for axis in range(-1, len(shape)):
        n = shape[axis]
        for at in (np.array([0, n - 1, 0, -1]), np.array([[1], [2]]), np.array([], int)):
            np.testing.assert_array_equal(np.take(x, at, axis), everywhere(lib.take, x, at, axis=axis))
        at = np.argsort(x, axis=axis)
        np.testing.assert_array_equal(
            np.take_along_axis(x, at, axis), everywhere(lib.take_along_axis, x, at, axis=axis)
        )
    with pytest.raises(vy.CallError, match="index 9 is not in an axis"):
        lib.take(x, np.array([9]), axis=0)
    with pytest.raises(vy.CallError, match="must be of integers"):
        lib.take(x, np.array([0.5]), axis=0)


def test_nothing_is_taken_of_every_type() -> None:
    for dtype in ("bool", "u1", "f2"):
        x, none = values(dtype, (3, 4)), np.zeros(0, int)
        assert ((3, 0), x.dtype) == (lib.take(x, none, axis=1).shape, lib.take(x, none, axis=1).dtype)
        assert (0,) == lib.select(x, np.zeros((3, 4), bool)).shape
        assert (0,) == lib.sort(x.ravel()[:0]).shape


def test_put_keeps_the_last_of_several_values() -> None:
    x = np.zeros(5, np.float32)
    at, v = np.array([3, 1, 3, -1]), np.array([1, 2, 3, 4], np.float32)
    wanted = x.copy()
    wanted[at] = v
    np.testing.assert_array_equal(wanted, everywhere(lib.put, x, at, v))
    assert 0 == x.sum()
    with pytest.raises(vy.CallError, match="index 5 is not in an axis"):
        lib.put(x, np.array([5]), v[:1])


@pytest.mark.parametrize("n", [*SIZES, 10_000])
@pytest.mark.parametrize("dtype", ["bool", "u1", "f2", "f8"])
def test_compact(n: int, dtype: str) -> None:
    x, keep = values(dtype, n, special=True), values("bool", n, seed=1)
    out, count = everywhere(lib.compact, x, keep)
    assert [keep.sum()] == count.tolist()
    assert x[keep].tobytes() == out[: count[0]].tobytes()
    assert (n, False) == (out.size, out[count[0] :].any())


def test_gather_takes_along_the_first_axis() -> None:
    x, at = values("f4", (5, 4)), np.array([[3, -1], [0, 2]])
    np.testing.assert_array_equal(x[at], everywhere(lib.gather, x, at))
    np.testing.assert_array_equal(x[:, at], everywhere(lib.gather, x, at, axis=1))
    with pytest.raises(vy.CallError, match="index 5 is not in an axis"):
        lib.gather(x, np.array([5]))


@vy.func
def halfway(a: Any, b: Any) -> Any:
    return (a + b) / 2.0


@pytest.mark.parametrize("dtype", DTYPES)
def test_scatter_combines_in_order(dtype: str) -> None:
    ways = {"replace": None, "sum": np.add, "prod": np.multiply, "min": np.minimum, "max": np.maximum}
    for n, m in ((0, 0), (1, 5), (31, 0), (33, 2), (40, 1000)):
        x, v = values(dtype, n, special=True), values(dtype, m, seed=1)
        at = np.random.default_rng(m).integers(-n, max(n, 1), m)
        for op, combine in ways.items():
            wanted = x.copy()
            with np.errstate(all="ignore"):
                combine.at(wanted, at, v) if combine else wanted.__setitem__(at, v)
            assert_same(wanted, everywhere(lib.scatter, x, at, v, op=op))


def test_scatter_by_a_function_and_of_many() -> None:
    x, at, v = np.zeros(3), np.array([1, 1, 0]), np.array([1.0, 2.0, 3.0])
    assert [1.5, 1.25, 0.0] == everywhere(lib.scatter, x, at, v, op=halfway).tolist()
    many, places = values("f4", LARGE), np.random.default_rng(0).integers(0, 1000, LARGE)
    wanted = np.zeros(1000, np.float32)
    np.add.at(wanted, places, many)
    assert_same(wanted, lib.scatter(np.zeros(1000, np.float32), places, many, op="sum"))
    with pytest.raises(vy.CallError, match="index 3 is not in an axis"):
        lib.scatter(x, np.array([3]), v[:1], op="sum")
    with pytest.raises(vy.CallError, match="scatter takes a vector"):
        lib.scatter(x, at, v[:1])


def test_scatter_in_a_pipeline_drops_values_without_an_element() -> None:
    x, at, v = np.ones(3), np.array([1, 7, -4, -1]), np.array([1.0, 2.0, 3.0, 4.0])
    for device in ("cpu", "reference"):
        with on(device):
            got = vy.pipeline(lambda x, at, v: lib.scatter(x, at, v, op="sum"))(x, at, v)
        assert [1.0, 2.0, 5.0] == got.tolist()


@pytest.mark.parametrize("dtype", ["u1", "i4", "u8", "bool"])
def test_bincount(dtype: str) -> None:
    for n, top in ((0, 1), (1, 5), (1000, 60), (100_000, 200)):
        x = np.random.default_rng(n).integers(0, 2 if dtype == "bool" else top, n).astype(dtype)
        np.testing.assert_array_equal(np.bincount(x), everywhere(lib.bincount, x))
    assert [0, 1] == list(lib.bincount(np.array([1, -1, 5]), length=2))


def test_bincount_of_many_bins() -> None:
    x = np.random.default_rng(0).integers(0, 100_000, 300_000).astype("i4")
    x[::100] = -1
    x[1::100] = 200_000
    wanted = np.bincount(x[(x >= 0) & (x < 100_000)], minlength=100_000)
    np.testing.assert_array_equal(wanted, everywhere(lib.bincount, x, length=100_000))
    wide = np.array([1, 1 << 32 | 1, -(1 << 63)])
    assert [0, 1] == list(everywhere(lib.bincount, wide, length=2))


def test_searchsorted_and_digitize() -> None:
    x = np.sort(values("f4", 1000))
    x[-3:] = np.nan
    v = np.concatenate([values("f4", (3, 50), seed=2).ravel(), x[::7], [np.nan, np.inf]]).astype("f4")
    for side in ("left", "right"):
        np.testing.assert_array_equal(
            np.searchsorted(x, v, side), everywhere(lib.searchsorted, x, v, side=side)
        )
    for n in SIZES:
        np.testing.assert_array_equal(np.searchsorted(x[:n], v), lib.searchsorted(x[:n], v))
    edges = np.array([-1.0, 0.0, 1.0])
    for right in (False, True):
        wide = np.array([-2.0, -1.0, 0.5, 1.0, 3.0])
        wanted = np.digitize(wide, edges, right)
        np.testing.assert_array_equal(wanted, everywhere(lib.digitize, wide, edges, right=right))


@pytest.mark.parametrize("n", [0, 1, 1000, 70_000])
def test_histogram(n: int) -> None:
    x = values("f4", n)
    for bins, limits in ((10, None), (7, (-1.0, 1.0)), (np.array([-1, 0, 0.5, 2], np.float32), None)):
        counts, edges = everywhere(lib.histogram, x, bins, range=limits)
        wide = x.astype("f8") if isinstance(bins, int) else x
        wanted, wanted_edges = np.histogram(wide, bins, limits)
        np.testing.assert_array_equal(wanted, counts)
        np.testing.assert_allclose(wanted_edges, edges)
    with pytest.raises(vy.CallError, match="pass a finite range"):
        lib.histogram(np.array([np.nan]))


@vy.pipeline
def looked_up(x: Any, at: Any) -> Any:
    return lib.take(lib.cumulative_sum(x), at)


def test_take_in_a_pipeline() -> None:
    x, at = values("i4", 100), np.array([5, 7, -1])
    np.testing.assert_array_equal(np.cumsum(x, dtype="i8")[at], looked_up(x, at))


@vy.pipeline
def kept(x: Any) -> Any:
    return lib.select(x, x)


def test_a_selection_in_a_pipeline_is_refused() -> None:
    with pytest.raises(vy.CallError, match="waits for elements"):
        kept(np.zeros(3))


@pytest.mark.parametrize("n", [0, 1, 33, 9000])
def test_selections_into_arrays_that_are_passed(n: int) -> None:
    x, runs = values("f4", n), np.sort(values("i1", n) % 5)
    for device in ("cpu", "reference"):
        for room in {0, 1, n // 3, n + 5}:
            filled = lambda dtype, room=room: np.full(room, 7, dtype)  # noqa: E731
            number = np.zeros(1, np.int64 if room % 2 else np.int32)
            with on(device):
                for made, wanted in (
                    (lib.select_into(x, x > 0, filled("f4"), number)[0], x[x > 0]),
                    (lib.nonzero_into(x > 0, filled("i8"), number)[0], np.flatnonzero(x > 0)),
                    (lib.unique_values_into(runs, filled("i1"), number)[0], np.unique(runs)),
                    (lib.run_lengths_into(runs, filled("i1"), filled("i4"), number)[0], np.unique(runs)),
                    (
                        lib.run_lengths_into(runs, filled("i1"), filled("i4"), number)[1],
                        np.unique(runs, return_counts=True)[1],
                    ),
                ):
                    kept = min(room, len(wanted))
                    np.testing.assert_array_equal(wanted[:kept], made[:kept])
                    np.testing.assert_array_equal(7, made[kept:])
        assert [len(np.unique(runs))] == list(number)


def test_selections_in_pipelines() -> None:
    @vy.kernel
    def is_large(x: vy.Buf[vy.f32, "n"], y: vy.Out[vy.bool_, "n"], least: vy.f32):
        y[vy.gid()] = x[vy.gid()] > least

    @vy.pipeline
    def large(x: Any, out: Any, count: Any) -> Any:
        return lib.select_into(x, is_large(x, least=0.5), out, count)

    x = values("f4", 10_000)
    for _ in range(3):
        out, count = np.zeros(10_000, np.float32), np.zeros(1, np.int64)
        large(x, out, count)
        np.testing.assert_array_equal(x[x > 0.5], out[: count[0]])


def test_what_a_selection_writes_to_must_fit() -> None:
    x = values("f4", 9)
    with pytest.raises(vy.CallError, match=r"out is f64 of shape .*, and must be a vector of f32"):
        lib.select_into(x, x, np.zeros(9), np.zeros(1, int))
    with pytest.raises(vy.CallError, match=r"count is f64 of shape .*, and must be one integer"):
        lib.select_into(x, x, x.copy(), np.zeros(1))


def test_bincount_with_weights_adds_them_one_after_the_other() -> None:
    for n, top in ((0, 1), (1, 5), (1000, 60), (9000, 3)):
        x, weights = np.random.default_rng(n).integers(0, top, n), values("f4", n)
        wanted = np.bincount(x, weights)
        np.testing.assert_array_equal(wanted, everywhere(lib.bincount, x, weights=weights))
        two = everywhere(lib.bincount, x, weights=weights, length=2)
        np.testing.assert_array_equal(wanted[:2], two[: len(wanted)])
    zeros = everywhere(lib.bincount, np.array([0, 2, 2]), weights=np.array([-0.0, 1.0, -1.0]))
    assert [False] * 3 == np.signbit(zeros).tolist()
    with pytest.raises(vy.CallError, match="weights has 3 elements, and x 2"):
        lib.bincount(np.array([1, 2]), weights=np.ones(3))


@pytest.mark.parametrize("dtype", ["f4", "i8", "u1", "bool", "f2"])
def test_the_range_of_an_array_of_a_device_is_read_at_once(dtype: str) -> None:
    x = values(dtype, 5000)

    found = everywhere(selections._range_beside, x)

    assert [x.min(), x.max()] == found.tolist()


@pytest.mark.parametrize("dtype", ["u1", "f4", "i8"])
def test_what_is_selected_is_copied_only_if_little_of_its_memory_is_used(dtype: str) -> None:
    x = values(dtype, 4 << 20)

    assert np.shares_memory(x, selections.front_of(x, len(x) // 2))
    assert not np.shares_memory(x, selections.front_of(x, len(x) // 5))
    assert np.shares_memory(x[:9], selections.front_of(x[:9], 1))


def test_arrays_from_outside_are_taken_and_put_in_a_pipeline() -> None:
    outside, places = np.arange(5, dtype=np.float32), np.array([0, -1, 2])

    taken = vy.pipeline(lambda x: lib.take(outside, places) + x)(outside[:3])
    put = vy.pipeline(lambda x: lib.put(outside, places, outside[:3]) + x)(outside)

    assert [0.0, 5.0, 4.0] == taken.tolist()
    assert [0.0, 2.0, 4.0, 6.0, 5.0] == put.tolist()
