"""The library on a GPU: the same bytes as on the CPU, for arrays of the host and of the device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import DTYPES, LARGE, SIZES, assert_same, on, values
from vyre import lib
from vyre.lib import radix_sorts
from vyre.lib.arrays import type_of

SHAPES = ((5, 7), (3, 1000), (2000, 3), (4, 50, 6), (2, 5, 300), (70, 3000), (0, 4), (4, 0))


def on_both(function: Callable[..., Any], *args: Any, **named: Any) -> None:
    """Compare a call on the CPU with one on the GPU, on copies of the arrays there."""
    with on("cpu"):
        wanted = function(*args, **named)
    there = [vy.array(a, device="cuda") if isinstance(a, np.ndarray) and a.ndim else a for a in args]
    for _ in range(3):  # kernel by kernel, then from a tape, then by machine code
        got = function(*there, **named)
    shaped = lambda w, g: g.numpy().reshape(np.shape(w))  # noqa: E731  # a number has one element there
    if isinstance(wanted, tuple):
        assert_same(wanted, tuple(map(shaped, wanted, got)))
    else:
        assert_same(wanted, shaped(wanted, got))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("n", [*SIZES, LARGE])
def test_sum(dtype: str, n: int) -> None:
    on_both(lib.sum, values(dtype, n, special=True))


@pytest.mark.parametrize("shape", SHAPES)
def test_sum_along_axes(shape: tuple[int, ...]) -> None:
    for axis in range(len(shape)):
        on_both(lib.sum, values("f4", shape), axis=axis)


@pytest.mark.parametrize("name", ["prod", "min", "max", "mean", "any", "count_nonzero", "var", "argmin"])
@pytest.mark.parametrize("dtype", ["f4", "f2", "i2", "bool"])
def test_folds(name: str, dtype: str) -> None:
    function = getattr(lib, name)
    for n in (1, 33, 1000, LARGE):
        on_both(function, values(dtype, n, special=n != 1000))
    for shape in ((5, 7), (3, 2000), (2000, 3), (70, 3000)):
        for axis in (0, 1):
            on_both(function, values(dtype, shape, special=True), axis=axis)


def test_norm_dot_and_logsumexp() -> None:
    x = values("f4", LARGE)
    on_both(lib.norm, x)
    on_both(lib.dot, x, x)
    on_both(lib.logsumexp, x)


@pytest.mark.parametrize("dtype", DTYPES)
def test_cumulative_sum(dtype: str) -> None:
    for n in (*SIZES, 70_000, LARGE):
        on_both(lib.cumulative_sum, values(dtype, n))


def test_scans() -> None:
    x = values("f4", (3, 5000), special=True)
    for axis in (0, 1):
        for op in ("sum", "max"):
            on_both(lib.scan, x, op, axis=axis, exclusive=True, reverse=True)
    on_both(lib.scan, values("f4", 4096 * 5000 + 77), "sum")  # three levels of nodes of 16 tiles
    on_both(lib.scan, values("f8", 4096 * 300 + 7), "prod", exclusive=True, reverse=True)
    offsets = np.array([0, 0, 3, 500, 1000], np.int32)
    on_both(lib.segmented_scan, x[0, :1000], offsets)
    on_both(lib.segmented_reduce, x[0, :1000], offsets)


@pytest.mark.parametrize("n", [*SIZES, LARGE])
def test_selections(n: int) -> None:
    x, keep = values("f4", n, special=True), values("bool", n, seed=1)
    on_both(lib.select, x, keep)
    on_both(lib.partition, x, keep)
    on_both(lib.nonzero, keep)
    on_both(lib.run_lengths, keep)
    on_both(lib.select, x.astype("f8"), values("i4", n) % 50 == 0)
    on_both(lib.compact, x, keep)
    on_both(lib.bincount, values("u1", n))
    on_both(lib.bincount, values("i4", n) % 1500, length=1024)
    on_both(lib.histogram, values("f4", n), 10, range=(-1.0, 1.0))
    on_both(lib.histogram, np.round(values("f8", n), 1), 100, range=(-3.0, 3.0))
    on_both(lib.searchsorted, np.sort(x), x)


def test_gathers() -> None:
    x, at = values("f4", (40, 50, 3)), values("i8", 1000) % 40
    on_both(lib.take, x, at, axis=0)
    on_both(lib.take, x, at.astype("i4") % 3, axis=2)
    on_both(lib.put, x[:, 0, 0].copy(), at, values("f4", 1000))
    on_both(lib.bincount, at * 1000, length=40_000)


@pytest.mark.parametrize("dtype", DTYPES)
def test_sorts(dtype: str) -> None:
    for n in (*SIZES, 5000, LARGE):
        x = values(dtype, n, special=True)
        on_both(lib.sort, x)
        on_both(lib.argsort, x, descending=True)
    for axis in (0, 1):
        on_both(lib.sort, values(dtype, (70, 5000)), axis=axis)


@pytest.mark.parametrize("dtype", DTYPES)
def test_sorts_that_convert_while_they_sort(dtype: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(radix_sorts, "MUCH", 0)
    x = values(dtype, 70_000, special=True)
    for n in (5000, 70_000):
        on_both(radix_sorts.sorted_rows, x, type_of("x", x), n, True)
        on_both(radix_sorts.sorted_places, x, type_of("x", x), n, False)


def test_functions_based_on_sorts() -> None:
    x = values("i4", 100_000) % 1000
    on_both(lib.topk, x, 100)
    on_both(lib.topk, values("f4", 5_000_000, special=True), 1000)
    on_both(lib.topk, values("i8", 5_000_000), 10, largest=False)
    on_both(lib.unique_all, x)
    on_both(lib.unique_counts, x)
    on_both(lib.run_lengths, np.sort(x))
    on_both(lib.reduce_by_key, np.sort(x), x)
    on_both(lib.merge, np.sort(x), np.sort(x[:999]))
    on_both(lib.sort_by_key, x, x)
    on_both(lib.segmented_sort, x, np.array([0, 10, 10, 300, 100_000]))
    on_both(lib.quantile, values("f4", (5, 4001)), [0.1, 0.5], axis=1)


def test_calls_on_tensors_again_and_again() -> None:
    torch = pytest.importorskip("torch")
    for n in (64, 1000, 70_000, 1 << 20):
        x = values("f4", n)
        there = torch.from_numpy(x).cuda()
        for name in ("sum", "max", "argmax", "var", "cumulative_sum", "sort"):
            function = getattr(lib, name)
            for _ in range(4):
                got = function(there)
            with on("cpu"):
                wanted = function(x)
            assert tuple(got.shape) == wanted.shape
            assert_same(wanted, got.cpu().numpy())
            assert_same(wanted, function(x))  # copied there, as nothing says otherwise


def test_an_output_has_the_length_of_its_own_call() -> None:
    @vy.kernel
    def filled(x: vy.Buf[vy.f32], y: vy.Out[vy.f32, "n"], n: vy.i32):
        y[vy.gid()] = x[0]

    x = vy.array(np.ones(3, np.float32), device="cuda")
    for n in (1, 1, 1, 1, 5, 5, 5, 2):
        assert filled(x, n=n).numpy().tolist() == [1.0] * n


def test_results_of_unknown_size_on_tensors() -> None:
    torch = pytest.importorskip("torch")
    x = values("f4", 5_000_000)
    few = (values("i4", x.size) % 1000).astype(np.int32)
    there, keep, counted = (torch.from_numpy(each).cuda() for each in (x, x > 0, few))
    calls = {
        "select": lambda: lib.select(there, keep), "partition": lambda: lib.partition(there, keep)[1],
        "nonzero": lambda: lib.nonzero(keep)[0], "run_lengths": lambda: lib.run_lengths(counted)[1],
        "unique_values": lambda: lib.unique_values(counted), "topk": lambda: lib.topk(there, 1000)[1],
        "bincount": lambda: lib.bincount(counted), "take": lambda: lib.take(there, counted),
        "histogram": lambda: lib.histogram(there, 100)[0],
    }  # fmt: skip
    starts = np.flatnonzero(np.append(True, few[1:] != few[:-1]))
    wanted = {
        "select": x[x > 0], "partition": x[~(x > 0)], "nonzero": np.flatnonzero(x > 0),
        "run_lengths": np.diff(np.append(starts, x.size)), "unique_values": np.unique(few),
        "topk": np.argsort(-x, kind="stable")[:1000], "bincount": np.bincount(few), "take": x[few],
        "histogram": np.histogram(x.astype(np.float64), 100)[0],
    }  # fmt: skip
    for name, call in calls.items():
        for _ in range(3):
            got = call()
        np.testing.assert_array_equal(wanted[name], got.cpu().numpy(), err_msg=name)
