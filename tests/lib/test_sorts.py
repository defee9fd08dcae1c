"""Sorts and what follows from them: NumPy's results on every device."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import DTYPES, LARGE, SIZES, Array, assert_same, everywhere, on, values
from vyre import lib
from vyre.lib import radix_sorts, sorts
from vyre.lib.arrays import type_of


def in_order(x: Array, axis: int = -1) -> Array:
    """Sorted by NumPy, with -0 before +0."""
    made = np.sort(x, axis=axis, kind="stable")
    if x.dtype.kind == "f":
        keys = np.where(np.isnan(x), np.inf, x), np.isnan(x), ~np.signbit(x)
        order = np.lexsort((keys[2], keys[0], keys[1]), axis=axis)
        made = np.take_along_axis(x, order, axis)
    return made


@pytest.mark.parametrize("dtype", DTYPES)
def test_sort_and_argsort_of_every_type(dtype: str) -> None:
    for n in (*SIZES, 5000):
        x = values(dtype, n, special=True)
        got = everywhere(lib.sort, x)
        np.testing.assert_array_equal(in_order(x), got)
        order = everywhere(lib.argsort, x)
        np.testing.assert_array_equal(got, x[order])
        if x.dtype.kind != "f":
            np.testing.assert_array_equal(np.argsort(x, kind="stable"), order)


def test_zeros_and_nan_have_their_places() -> None:
    x = np.array([np.nan, 0.0, -0.0, np.inf, -np.nan, -np.inf], np.float32)
    assert [5, 2, 1, 3, 0, 4] == list(lib.argsort(x))
    assert [False, True] == list(np.signbit(lib.sort(x)[[2, 1]]))
    assert np.isnan(lib.sort(x, descending=True)[-2:]).all()


@pytest.mark.parametrize("dtype", ["i4", "f4", "u1"])
def test_descending_sorts_are_stable(dtype: str) -> None:
    x = (values(dtype, 3000) / 100).astype(dtype)
    order = everywhere(lib.argsort, x, descending=True)
    np.testing.assert_array_equal(len(x) - 1 - np.argsort(x[::-1], kind="stable")[::-1], order)
    np.testing.assert_array_equal(x[order], everywhere(lib.sort, x, descending=True))


@pytest.mark.parametrize("shape", [(3, 20), (4, 700), (50, 3), (2, 40, 5), (0, 3), (2, 5000)])
def test_sorts_along_axes(shape: tuple[int, ...]) -> None:
    x = values("i2", shape)
    for axis in range(-1, len(shape)):
        np.testing.assert_array_equal(np.sort(x, axis), everywhere(lib.sort, x, axis=axis))
        wanted = np.argsort(x, axis, kind="stable")
        np.testing.assert_array_equal(wanted, everywhere(lib.argsort, x, axis=axis))


@pytest.mark.parametrize("kind", ["random", "sorted", "constant", "few"])
def test_sort_of_many(kind: str) -> None:
    x = values("u4", LARGE)
    x = {"random": x, "sorted": np.sort(x), "constant": x * 0, "few": x % 5}[kind]
    np.testing.assert_array_equal(np.sort(x), lib.sort(x))
    np.testing.assert_array_equal(np.argsort(x, kind="stable"), lib.argsort(x))


def test_sort_by_key_and_segments() -> None:
    keys, x = values("u1", 1000), values("f4", 1000)
    order = np.argsort(keys, kind="stable")
    got = everywhere(lib.sort_by_key, keys, x)
    np.testing.assert_array_equal(keys[order], got[0])
    np.testing.assert_array_equal(x[order], got[1])
    offsets = np.array([0, 10, 10, 300, 1000])
    wanted = np.concatenate([np.sort(part) for part in np.split(x, offsets[1:-1])])
    np.testing.assert_array_equal(wanted, everywhere(lib.segmented_sort, x, offsets))


def test_topk() -> None:
    x = values("i4", (4, 300)) % 50
    for axis in (0, 1):
        for largest in (True, False):
            found, at = everywhere(lib.topk, x, 3, axis=axis, largest=largest)
            order = np.argsort(-x if largest else x, axis, kind="stable")
            wanted = np.take(order, range(3), axis)
            np.testing.assert_array_equal(wanted, at)
            np.testing.assert_array_equal(np.take_along_axis(x, wanted, axis), found)
    assert (4, 0) == lib.topk(x, 0)[0].shape
    assert (2, 0) == lib.topk(np.empty((3, 0), np.float32), 2, axis=0)[1].shape
    with pytest.raises(vy.CallError, match="k is 301"):
        lib.topk(x, 301)


@pytest.mark.parametrize("dtype", ["f4", "i2", "f8"])
def test_quantiles_of_long_vectors_are_those_of_sorted_ones(dtype: str) -> None:
    x = values(dtype, LARGE)
    wanted = [0, 0.3, 0.5, 1]
    got = everywhere(lib.quantile, x, wanted)

    np.testing.assert_allclose(got, np.quantile(x, wanted), rtol=1e-6)
    assert got[2] == everywhere(lib.median, x)


def test_the_median_of_a_long_vector_is_nan_if_one_element_is() -> None:
    x = values("f4", LARGE)
    x[5] = np.nan

    assert np.isnan(everywhere(lib.median, x))
    assert 7 == everywhere(lib.median, np.full(LARGE, 7, "i4"))


def test_median_and_quantile() -> None:
    x = values("f8", (5, 41))
    np.testing.assert_allclose(everywhere(lib.median, x), np.median(x))
    np.testing.assert_allclose(everywhere(lib.median, x[:, :40], axis=1), np.median(x[:, :40], axis=1))
    for axis in (None, 0, 1):
        wanted = np.quantile(x, [0, 0.1, 0.77, 1], axis=axis)
        np.testing.assert_allclose(everywhere(lib.quantile, x, [0, 0.1, 0.77, 1], axis=axis), wanted)
    assert (1, 41) == lib.quantile(x, 0.5, axis=0, keepdims=True).shape
    x[0, 0] = np.nan
    assert np.isnan(lib.median(x))
    assert 1.5 == lib.median(np.array([2, 1, 0, 5]))
    with pytest.raises(vy.CallError, match="q is 2"):
        lib.quantile(x, 2)


def test_a_quantile_between_elements_infinitely_far_apart() -> None:
    inf = np.inf
    rows = np.array([[-inf, 1], [1, inf], [-inf, -inf], [3e38, -3e38]], np.float32)

    np.testing.assert_array_equal([-inf, inf, -inf, 0], everywhere(lib.median, rows, axis=1))
    np.testing.assert_array_equal([-inf, inf, -inf, 0], [everywhere(lib.median, row) for row in rows])
    np.testing.assert_allclose(-1.5e38, everywhere(lib.quantile, rows[3], 0.25), rtol=1e-6)
    assert np.isnan(everywhere(lib.median, np.array([-inf, inf])))


def test_unique() -> None:
    for x in (values("i1", (30, 20)), np.array([], np.float32), np.array([1.5, np.nan, 1.5, np.nan])):
        wanted = np.unique_all(x)
        got = everywhere(lib.unique_all, x)
        for one, other in zip(wanted, got, strict=True):
            np.testing.assert_array_equal(one, other)
        np.testing.assert_array_equal(wanted.values, lib.unique_values(x))
        np.testing.assert_array_equal(wanted.counts, lib.unique_counts(x)[1])
        np.testing.assert_array_equal(wanted.inverse_indices, lib.unique_inverse(x)[1])


def test_run_lengths_and_reduce_by_key() -> None:
    x = np.repeat(values("u1", 400), values("u1", 400, seed=1) % 5)
    at = np.flatnonzero(np.r_[True, x[1:] != x[:-1]])
    found, lengths = everywhere(lib.run_lengths, x)
    np.testing.assert_array_equal(x[at], found)
    np.testing.assert_array_equal(np.diff(np.r_[at, len(x)]), lengths)
    weights = values("i4", len(x))
    keys, sums = everywhere(lib.reduce_by_key, x, weights)
    np.testing.assert_array_equal(x[at], keys)
    np.testing.assert_array_equal(np.add.reduceat(weights.astype("i8"), at), sums)


def test_a_run_of_zeros_has_the_sign_of_its_first_one() -> None:
    for n in (2, 33, 1000):
        x = np.zeros(n, np.float32)
        x[n // 2 :] = -0.0
        for zeros in (x, -x):
            found, lengths = everywhere(lib.run_lengths, zeros)
            assert [n] == list(lengths)
            assert np.signbit(zeros[0]) == np.signbit(found[0])
            everywhere(lib.unique_values, zeros)


def test_merge() -> None:
    a, b = np.sort(values("f4", 700)), np.sort(values("f4", 40, seed=1))
    np.testing.assert_array_equal(np.sort(np.r_[a, b]), everywhere(lib.merge, a, b))
    np.testing.assert_array_equal(a, lib.merge(a, b[:0]))


def test_rows_that_are_not_there_have_no_results() -> None:
    x = np.zeros((3, 0), np.float32)
    assert (0,) == lib.median(x, axis=0).shape == lib.median(x.T, axis=1).shape
    assert (2, 0) == lib.quantile(x, [0.1, 0.9], axis=0).shape
    assert [(2, 0), (2, 0)] == [each.shape for each in lib.topk(x, 2, axis=0)]
    with pytest.raises(vy.CallError, match="a quantile of no elements"):
        lib.median(x, axis=1)


def shaped(kind: str, dtype: str, n: int) -> Array:
    """n elements of a distribution that is not uniform."""
    x = values(dtype, n, special=kind == "with NaN")
    match kind:
        case "in order":
            return in_order(x)
        case "falling":
            return in_order(x)[::-1].copy()
        case "one value":
            return np.full(n, x[0])
        case "few values":
            return x[np.random.default_rng(1).integers(0, 5, n)]
        case "near each other":
            x = np.random.default_rng(2).integers(0, 100, n).astype(dtype)
            x[n // 3] = np.array(-1).astype(dtype)  # which is far away, or the greatest
        case "with NaN" if x.dtype.kind == "f":
            x[np.random.default_rng(3).random(n) < 0.5] = np.nan
    return x


@pytest.mark.parametrize("dtype", ["u1", "i2", "i4", "u8", "f4", "f8"])
@pytest.mark.parametrize(
    "kind", ["in order", "falling", "one value", "few values", "near each other", "with NaN"]
)
@pytest.mark.parametrize("threads", [1, 2])
def test_sorts_of_awkward_distributions_on_a_processor(dtype: str, kind: str, threads: int) -> None:
    before = vy.threads()
    vy.threads(threads)
    try:
        for n in (1024, 1025, 4097, (1 << 17) + 1, (1 << 18) + 5):
            x = shaped(kind, dtype, n)
            with on("cpu"):
                found, order = lib.sort(x), lib.argsort(x)
                falling = lib.sort(x, descending=True)
            np.testing.assert_array_equal(in_order(x), found)
            np.testing.assert_array_equal(found, x[order])
            assert (np.diff(order)[found[1:] == found[:-1]] > 0).all() or dtype[0] == "f"  # +0 and -0
            np.testing.assert_array_equal(falling[~np.isnan(falling)], found[~np.isnan(found)][::-1])
    finally:
        vy.threads(before)


@pytest.mark.parametrize("dtype", ["u1", "i4", "f4", "f8"])
@pytest.mark.parametrize("largest", [False, True])
def test_the_first_of_a_long_vector_are_those_of_a_sort(dtype: str, largest: bool) -> None:
    x = values(dtype, (1 << 18) + 9, special=True)
    few = np.tile(np.array([3, 1, 3, 2], dtype), 1 << 16)
    for own in (x, np.sort(x), few):
        order = lib.argsort(own, descending=largest)
        for k in (0, 1, 1000, 16_000):
            found, places = lib.topk(own, k, largest=largest)
            np.testing.assert_array_equal(order[:k], places)
            assert own[order[:k]].tobytes() == found.tobytes()


@pytest.mark.parametrize("dtype", ["f4", "f2", "i4", "u1", "i8", "u4"])
@pytest.mark.parametrize("largest", [True, False])
def test_the_first_elements_by_leading_bits_are_those_of_a_sort(dtype: str, largest: bool) -> None:
    x = values(dtype, 2500, special=True)
    with on("cpu"):
        _, wanted = lib.topk(x, 40, largest=largest)

    with on("reference"):
        found = sorts._first(x, 40, largest)

    assert found is None or (x[wanted].tobytes(), wanted.tolist()) == (found[0].tobytes(), found[1].tolist())
    assert found is not None or dtype in ("f4", "f2", "u1")  # many elements have the leading bits of the 40th


@pytest.mark.parametrize("dtype", ["f4", "i2", "u8"])
@pytest.mark.parametrize("largest", [True, False])
def test_the_first_elements_are_in_the_tiles_with_the_first_least_elements(
    dtype: str, largest: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sorts, "_most_listed", lambda k: 2 * k)
    x = values(dtype, 41_000)
    for own in (x, np.sort(x), np.zeros_like(x)):
        with on("cpu"):
            _, wanted = lib.topk(own, 2, largest=largest)

        with on("reference"):
            found = sorts._first(own, 2, largest)

        assert (found is None) == (not own.any())  # all tiles begin alike
        assert found is None or (own[wanted].tobytes(), wanted.tolist()) == (
            found[0].tobytes(),
            found[1].tolist(),
        )


@pytest.mark.parametrize("dtype", ["f4", "i8", "u1", "bool"])
@pytest.mark.parametrize("shape", [(9000,), (2, 4500), (3, 300), (2, 2100), (5, 40)])
@pytest.mark.parametrize("descending", [False, True])
def test_sorts_by_one_workgroup_and_by_tiles(dtype: str, shape: tuple[int, ...], descending: bool) -> None:
    x = values(dtype, shape, special=True)
    order = everywhere(lib.argsort, x, descending=descending)
    found = everywhere(lib.sort, x, descending=descending)
    np.testing.assert_array_equal(np.take_along_axis(x, order, -1), found)
    if not descending and dtype != "f4":  # whose -0 comes before +0
        np.testing.assert_array_equal(np.argsort(x, kind="stable"), order)


@pytest.mark.parametrize("dtype", ["f4", "i8", "u4", "u1", "bool"])
@pytest.mark.parametrize("descending", [False, True])
def test_sorts_of_many_elements_convert_them_while_they_sort(
    dtype: str, descending: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    x = values(dtype, (2, 4500), special=True)
    with on("cpu"):
        wanted, order = lib.sort(x, descending=descending), lib.argsort(x, descending=descending)
    monkeypatch.setattr(radix_sorts, "MUCH", 0)

    T = type_of("x", x)
    with on("reference"):
        found = radix_sorts.sorted_rows(x.ravel(), T, 4500, descending)
        places = radix_sorts.sorted_places(x.ravel(), T, 4500, descending)

    assert_same(wanted.ravel(), found)
    assert_same(order.ravel(), places)


def test_counts_by_tables_in_shared_memory_are_those_of_a_loop() -> None:
    counted = (("u1", 256), ("i1", 300), ("i4", 1024), ("i8", 40), ("i2", 5000), ("i4", 9000), ("bool", 2))
    for dtype, bins in counted:
        x = (values(dtype, 9000).astype(np.int64) % 7000).astype(dtype)
        everywhere(lib.bincount, x, length=bins)
    for bins, between in ((100, (-3.0, 3.0)), (7, (-1.0, 1.0)), (1000, (0.0, 0.5)), (3, (5.0, 6.0))):
        x = np.round(values("f4", 9000), 2)  # with elements on edges
        counts, edges = everywhere(lib.histogram, x, bins, range=between)
        wanted, other = np.histogram(x.astype(np.float64), bins, between)
        np.testing.assert_array_equal(wanted, counts)
        np.testing.assert_array_equal(other, edges)


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8", "i1", "u2", "i4"])
@pytest.mark.parametrize("between", [(0.1, 0.7), (-3.3, 97.7), (5.0, 5.0625), (1e5, 1e5 + 2), (-1e38, 3e38)])
def test_elements_beside_edges_are_in_the_bins_of_numpy(dtype: str, between: tuple[float, float]) -> None:
    for bins in (1, 10, 63):
        kind = np.dtype(dtype).type
        edges = np.linspace(*between, bins + 1)
        if np.dtype(dtype).kind == "f":
            with np.errstate(over="ignore"):
                near = edges.astype(kind)
            ends = [kind(np.nan), kind(np.inf), -kind(np.inf), kind(0)]
            x = np.concatenate(
                [near, np.nextafter(near, -kind(np.inf)), np.nextafter(near, kind(np.inf)), ends]
            )
        else:
            x = np.clip(np.round(edges), np.iinfo(kind).min, np.iinfo(kind).max).astype(dtype)
            x = np.concatenate([x, x - kind(1), x + kind(1)])

        counts, _ = everywhere(lib.histogram, x, bins, range=between)

        wanted, _ = np.histogram(x.astype(np.float64), edges)
        np.testing.assert_array_equal(wanted, counts)


def test_an_index_that_is_not_there_is_refused_by_a_device_with_lanes() -> None:
    x, at = values("f4", 100), np.array([5, -100, 100], np.int32)
    with on("reference"), pytest.raises(vy.CallError, match="index 100 is not in an axis of 100"):
        lib.take(x, at)


def test_the_first_of_zeros_of_both_signs_is_found() -> None:
    values, first, inverse, counts = everywhere(lib.unique_all, np.array([1.0, 0.0, -0.0, 0.0], np.float32))

    assert ([0.0, 1.0], [1, 0]) == (values.tolist(), first.tolist())
    assert ([1, 0, 0, 0], [3, 1]) == (inverse.tolist(), counts.tolist())


@pytest.mark.parametrize("name", ["topk", "median", "quantile"])
def test_long_arrays_from_outside_are_selected_from_in_a_pipeline(name: str) -> None:
    outside, x = values("f4", 1 << 17), np.zeros(3, np.float32)
    select: Any = {
        "topk": lambda: lib.topk(outside, 3)[0],
        "median": lambda: lib.median(outside),
        "quantile": lambda: lib.quantile(outside, [0.1, 0.5, 0.9]),
    }[name]

    assert np.ravel(select() + x).tobytes() == np.ravel(vy.pipeline(lambda x: select() + x)(x)).tobytes()
