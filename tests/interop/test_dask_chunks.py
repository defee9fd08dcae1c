"""Dask arrays in chunks of every size and type, mistakes, and kernels that a script defines."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, f32, gid, lib

dask = pytest.importorskip("dask", reason="Dask is not installed: pip install 'vyre[dask]'")
pytest.importorskip("distributed", reason="distributed is not installed: pip install 'vyre[dask]'")

import dask.array as da  # noqa: E402  # where Dask is installed

from vyre.interop import dask as vdask  # noqa: E402
from vyre.interop.dask import map_blocks, map_overlap  # noqa: E402

RANDOM = np.random.default_rng(0)
EMPTY = (0, 20, 0, 17, 13, 0)  # the sizes of chunks of 50 elements


@pytest.fixture(autouse=True)
def in_this_thread() -> Iterator[None]:
    with dask.config.set(scheduler="sync"):
        yield


@vy.elementwise
def mixed(a, b):  # type: ignore[no-untyped-def]
    return a * b + 1


@vy.kernel
def reached(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid() - 1] + x[gid()] * 2.0 + x[gid() + 2]


@vy.kernel
def below(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    vy.expect(x[gid()] < 40.0, "too large", x[gid()])
    y[gid()] = x[gid()]


@pytest.mark.parametrize("dtype", ["f4", "f2", "i1", "u8", "?"])
@pytest.mark.parametrize("chunks", [(3, 50), (7, 3), ((2, 0, 5), (20, 0, 30))])
def test_topk_has_the_bytes_of_the_library_in_any_chunks(dtype: str, chunks: Any) -> None:
    x = RANDOM.integers(-9, 9, (7, 50)).astype(dtype)  # with many equal elements
    if dtype[0] == "f":
        x[RANDOM.random(x.shape) < 0.1] = np.nan
        x[RANDOM.random(x.shape) < 0.1] = -0.0

    for axis, k, largest in ((0, 5, True), (1, 6, False), (-1, 1, True), (0, 0, False)):
        values, places = da.compute(*vdask.topk(da.from_array(x, chunks), k, axis=axis, largest=largest))
        expected = lib.topk(x, k, axis=axis, largest=largest)
        assert (expected[0].dtype, expected[0].tobytes()) == (values.dtype, values.tobytes())
        assert np.array_equal(expected[1], places)


@pytest.mark.parametrize("dtype", ["f4", "f2", "i1", "u8", "?"])
@pytest.mark.parametrize("chunks", [(3, 500), (70, 3), ((20, 0, 50), (200, 0, 300)), (9, 77)])
def test_a_sort_has_the_bytes_of_the_library_in_any_chunks(dtype: str, chunks: Any) -> None:
    x = RANDOM.integers(-9, 9, (70, 500)).astype(dtype)  # with many equal elements
    if dtype[0] == "f":
        x[RANDOM.random(x.shape) < 0.1] = np.nan
        x[RANDOM.random(x.shape) < 0.1] = -0.0
    chunked = da.from_array(x, chunks)

    for axis, descending in ((0, True), (1, False), (-1, True)):
        for name in ("sort", "argsort"):
            got = getattr(vdask, name)(chunked, axis=axis, descending=descending)
            expected = getattr(lib, name)(x, axis=axis, descending=descending)
            assert (expected.dtype, expected.tobytes()) == (got.compute().dtype, got.compute().tobytes())
            assert x.shape == got.shape


def test_a_long_sort_stays_in_chunks() -> None:
    x = RANDOM.standard_normal(100_003).astype(np.float32)
    got = vdask.sort(da.from_array(x, 9_001))

    assert 12 == got.numblocks[0]
    assert lib.sort(x).tobytes() == got.compute().tobytes()


def test_distinct_elements_are_those_of_the_library() -> None:
    x = RANDOM.integers(-9, 9, (7, 500)).astype(np.float32)
    x[0, :5] = np.nan, -0.0, 0.0, np.nan, 9
    got = vdask.unique_values(da.from_array(x, (3, 17)))

    assert lib.unique_values(x).tobytes() == got.compute().tobytes()


def test_chunks_without_elements_change_nothing() -> None:
    x = RANDOM.random(50).astype(np.float32)
    chunked = da.from_array(x, chunks=(EMPTY,))

    assert reached(x).tobytes() == map_overlap(reached, chunked).compute().tobytes()
    assert (50,) == map_blocks(reached, chunked).compute().shape
    assert lib.sum(x).tobytes() == np.asarray(vdask.reduce(chunked).compute()).tobytes()
    assert lib.scan(x).tobytes() == vdask.scan(chunked).compute().tobytes()
    assert lib.histogram(x, 7)[0].tobytes() == vdask.histogram(chunked, 7)[0].compute().tobytes()
    assert lib.sort(x).tobytes() == vdask.sort(chunked).compute().tobytes()
    assert lib.unique_values(x).tobytes() == vdask.unique_values(chunked).compute().tobytes()


def test_an_array_without_elements_gives_one() -> None:
    nothing = da.zeros(0, dtype=np.float32)

    assert (0,) == map_overlap(reached, nothing).compute().shape
    assert (0,) == map_blocks(reached, nothing).compute().shape
    assert 0.0 == vdask.reduce(nothing).compute()
    assert (0,) == vdask.scan(nothing).compute().shape
    assert (0,) == vdask.sort(nothing).compute().shape
    assert (0,) == vdask.argsort(nothing).compute().shape
    assert (0,) == vdask.unique_values(nothing).compute().shape
    assert 10 == len(vdask.histogram(nothing)[0].compute())
    with pytest.raises(vy.CallError, match="no elements"):
        vdask.reduce(nothing, "max")

    for function in (vdask.sort, vdask.argsort):
        for axis in (0, 1):
            assert (5, 0) == function(da.zeros((5, 0), chunks=(2, 1)), axis=axis).compute().shape


@pytest.mark.parametrize("dtype", ["f8", "f2", "i1", "u2", "i8"])
def test_elements_of_other_types_have_the_bytes_of_one_call(dtype: str) -> None:
    x = RANDOM.integers(0, 100, (33, 41)).astype(dtype)
    chunked = da.from_array(x, chunks=(10, 17))

    assert mixed(x, x).tobytes() == map_overlap(mixed, chunked, chunked).compute().tobytes()
    assert lib.sum(x).tobytes() == np.asarray(vdask.reduce(chunked).compute()).tobytes()


def test_mistakes_name_the_dask_function_and_a_fix() -> None:
    x = RANDOM.random(50).astype(np.float32)
    chunked = da.from_array(x, chunks=20)

    for call in (vdask.reduce, vdask.scan, vdask.histogram, vdask.sort, lambda x: vdask.topk(x, 3)):
        with pytest.raises(vy.CallError, match=r"gets no Dask array\. Fix: pass one"):
            call(x)
    with pytest.raises(vy.CallError, match=r"k is 51\. Fix: pass a whole number from 0 to 50"):
        vdask.topk(chunked, 51)
    with pytest.raises(vy.CallError, match=r"MaskedArray\. Fix: convert them with x\.map_blocks"):
        map_overlap(reached, da.ma.masked_array(chunked, x > 0.5))
    with pytest.raises(vy.CallError, match=r"below uses debug or expect.*Fix: use map_blocks"):
        map_overlap(below, chunked)


MAIN = """
import dask.array as da
import distributed
import numpy as np

import vyre as vy
from vyre import Buf, Out, f32, gid
from vyre.interop.dask import map_blocks, map_overlap

FACTOR = 3.0


@vy.func
def mixed(a, b):
    return a * FACTOR + b


@vy.kernel
def k(x: Buf[f32], y: Out[f32]):
    y[gid()] = mixed(x[gid() - 1], x[gid() + 1])


@vy.pipeline
def p(x):
    return k(k(x))


if __name__ == "__main__":
    x = np.arange(50, dtype=np.float32)
    chunked = da.from_array(x, chunks=20)
    options = dict(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50)
    with distributed.LocalCluster(**options) as cluster, distributed.Client(cluster) as client:
        assert p(x).tobytes() == map_overlap(p, chunked).compute().tobytes()
        expected = np.concatenate([p(x[at : at + 20]) for at in (0, 20, 40)])
        assert expected.tobytes() == map_blocks(p, chunked).compute().tobytes()
        for what in (k, k.over(50), p, lambda x: p(k(x))):
            assert what(x).tobytes() == client.submit(what, x).result().tobytes()
    print("the same")
"""


def test_kernels_of_a_script_reach_the_workers(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(MAIN)
    finished = subprocess.run(
        [sys.executable, "script.py"], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300
    )

    assert (0, "the same\n") == (finished.returncode, finished.stdout), finished.stderr
