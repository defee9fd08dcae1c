"""Dask arrays: the bytes of one call on the whole array, whatever the chunks and the workers."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Const, InOut, Out, f32, gid, i32, u8

da = pytest.importorskip("dask.array", reason="Dask is not installed: pip install 'vyre[dask]'")
distributed = pytest.importorskip(
    "distributed", reason="distributed is not installed: pip install 'vyre[dask]'"
)

import cloudpickle  # noqa: E402  # of Dask

from vyre import lib  # noqa: E402
from vyre.interop import dask as vdask  # noqa: E402
from vyre.interop.dask import map_blocks, map_overlap  # noqa: E402  # where Dask is installed

# Dask's own threads and sockets end after the cluster is closed.
pytestmark = pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"
)

CHUNKS = [(10, 20), (37, 7), (5, 53), (3, 3), (37, 53)]
RANDOM = np.random.default_rng(0)
X = RANDOM.random((37, 53), np.float32)
CELLS = (RANDOM.random((37, 53)) < 0.4).astype(np.uint8)


@vy.kernel
def smoothed(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    y[i, j] = (x[i - 1, j] + x[i + 2, j] + x[i, min(j + 1, x.shape[1] - 1)]) / 3.0


@vy.kernel
def placed(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    """Depends on where it is, and on the extents of the whole."""
    i, j = gid(0), gid(1)
    is_edge = i == 0 or j == 0 or i == x.shape[0] - 1 or j == vy.domain(1) - 1
    y[i, j] = -1.0 if is_edge else x[i, j] + f32(i * 1000 + j)


@vy.kernel
def weighted(x: Buf[f32, 2], w: Buf[f32], y: Out[f32, 2], a: f32):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] * w[(j * 7) % len(w)] * a


@vy.func
def around(cells, row, column):  # type: ignore[no-untyped-def]
    return cells[row % cells.shape[0], column % cells.shape[1]]


@vy.kernel
def lived(cells: Buf[u8, 2], new: Out[u8, 2]):  # type: ignore[no-untyped-def]
    row, column = gid(0), gid(1)
    near = u8(0)
    for down in vy.unroll(range(-1, 2)):
        for right in vy.unroll(range(-1, 2)):
            if down != 0 or right != 0:
                near += around(cells, row + down, column + right)
    new[row, column] = u8(near == 3 or (near == 2 and cells[row, column] == 1))


@vy.pipeline
def chain(x: Any, w: Any, a: Any) -> Any:
    return weighted(placed(smoothed(smoothed(x))), w, a=a)


@vy.pipeline
def both(x: Any) -> Any:
    y = smoothed(x)
    return y, placed(y)


@vy.pipeline
def generations(cells: Any) -> Any:
    return lived(lived(lived(cells)))


@vy.kernel
def entangled(x: Buf[f32, 3], w: Buf[f32, 3], y: Out[f32, 3], z: Out[i32, 3]):  # type: ignore[no-untyped-def]
    i, j, k = gid(0), gid(1), gid(2)
    y[i, j, k] = x[i - 1, (j + 2) % x.shape[1], k] + w[i, j, k + 1] * 2.0 + x[max(i - 2, 0), j, k] + f32(j)
    z[i, j, k] = i * 100 + j * 10 + k if x[i, j, k] > 0.5 else -vy.domain(0)


@vy.kernel
def untangled(y: Buf[f32, 3], z: Buf[i32, 3], o: Out[f32, 3]):  # type: ignore[no-untyped-def]
    i, j, k = gid(0), gid(1), gid(2)
    o[i, j, k] = y[i, (j - 1) % y.shape[1], min(k + 1, y.shape[2] - 1)] + f32(z[i + 1, j, k])


@vy.pipeline
def knots(x: Any, w: Any) -> Any:
    y, z = entangled(x, w)
    return untangled(y, z), z


@vy.func
def farther(a, b):  # type: ignore[no-untyped-def]
    return a if a * a > b * b else b


@vy.elementwise
def mixed(a, b):  # type: ignore[no-untyped-def]
    return a * b + 1


def same(expected: Any, got: Any, **how: Any) -> bool:
    found = got.compute(**how) if hasattr(got, "compute") else got
    return bool(expected.dtype == found.dtype and expected.tobytes() == found.tobytes())


def here(got: Any) -> Any:
    return got.compute(scheduler="sync")


@pytest.mark.parametrize("chunks", CHUNKS)
def test_a_pipeline_has_its_own_bytes_in_any_chunks(chunks: tuple[int, int]) -> None:
    w = RANDOM.random(53).astype(np.float32)

    assert same(chain(X, w, 2.0), here(map_overlap(chain, da.from_array(X, chunks), w, 2.0)))


@pytest.mark.parametrize("chunks", [*CHUNKS, (1, 1)])
def test_an_index_that_wraps_around_finds_the_other_edge(chunks: tuple[int, int]) -> None:
    assert same(generations(CELLS), here(map_overlap(generations, da.from_array(CELLS, chunks))))


def test_an_axis_shorter_than_its_halo_is_one_chunk() -> None:
    for shape in ((2, 9), (3, 1), (1, 1), (4, 4)):
        cells = (RANDOM.random(shape) < 0.5).astype(np.uint8)

        assert same(generations(cells), here(map_overlap(generations, da.from_array(cells, (1, 1)))))


def random_chunks(extent: int) -> tuple[int, ...]:
    cuts = np.sort(RANDOM.choice(np.arange(1, extent), RANDOM.integers(0, extent), replace=False))
    return tuple(int(size) for size in np.diff([0, *cuts, extent]))


@pytest.mark.parametrize("case", range(4))
def test_edges_of_every_kind_hold_in_random_chunks_of_random_shapes(case: int) -> None:
    shape = tuple(int(extent) for extent in RANDOM.integers(1, 14, 3))
    x, w = RANDOM.random(shape, np.float32), RANDOM.random(shape, np.float32)
    chunked = [da.from_array(each, tuple(map(random_chunks, shape))) for each in (x, w)]

    assert all(same(a, here(b)) for a, b in zip(knots(x, w), map_overlap(knots, *chunked), strict=True)), case


@vy.kernel
def mirrored(x: Buf[f32, "h", "w"], y: Out[f32, "h", "w"]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    last, w = x.shape[0] - 1, x.shape[1]
    right = j + 2 if j + 2 < w else 2 * w - 4 - j
    y[i, j] = x[abs(i - 2), j] + x[last - abs(last - i - 1), j] * x[i, right]


@pytest.mark.parametrize("chunks", CHUNKS)
def test_an_index_that_mirrors_at_an_edge_stays_near(chunks: tuple[int, int]) -> None:
    assert same(mirrored(X), here(map_overlap(mirrored, da.from_array(X, chunks=chunks))))


def test_several_results_are_several_arrays() -> None:
    results = map_overlap(both, da.from_array(X, (9, 11)))

    assert all(same(a, here(b)) for a, b in zip(both(X), results, strict=True))


def test_a_kernel_is_taken_with_its_constants_and_its_domain() -> None:
    @vy.kernel
    def shifted(x: Buf[f32], y: Out[f32, "n"], n: Const[int], by: Const[int] = 2):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid() + by]

    x = np.arange(50, dtype=np.float32)

    assert same(shifted(x, n=50, by=5), here(map_overlap(shifted, da.from_array(x, 7), n=50, by=5)))
    assert same(shifted.over(50)(x, n=50), here(map_overlap(shifted.over(50), da.from_array(x, 7), n=50)))


def test_loops_reach_as_far_as_they_run() -> None:
    @vy.kernel
    def blurred(x: Buf[f32], y: Out[f32], r: Const[int]):  # type: ignore[no-untyped-def]
        total = f32(0)
        for d in range(-r, r + 1):
            total += x[gid() + d]
        y[gid()] = total

    x = RANDOM.random(200).astype(np.float32)

    assert same(blurred(x, r=6), here(map_overlap(blurred, da.from_array(x, 13), r=6)))


def test_arrays_of_a_pipeline_that_are_changed_are_copies() -> None:
    @vy.kernel
    def increased(x: InOut[i32]):  # type: ignore[no-untyped-def]
        x[gid()] += gid()

    @vy.pipeline
    def twice(x: Any) -> Any:
        return increased(increased(x))

    x = np.arange(20, dtype=np.int32)
    got = here(map_overlap(twice, da.from_array(x, 6)))

    assert (np.arange(20) == x).all()
    assert same(twice(x.copy()), got)


def test_an_axis_in_one_chunk_may_be_loaded_anywhere() -> None:
    @vy.kernel
    def reversed_rows(x: Buf[f32, "n", "m"], y: Out[f32, "n", "m"]):  # type: ignore[no-untyped-def]
        i, j = gid(0), gid(1)
        y[i, j] = x[i, x.shape[1] - 1 - j]

    assert same(reversed_rows(X), here(map_overlap(reversed_rows, da.from_array(X, (4, 53)))))
    with pytest.raises(vy.CallError, match="may load any element"):
        map_overlap(reversed_rows, da.from_array(X, (4, 5)))


def test_what_blocks_cannot_compute_is_refused() -> None:
    @vy.kernel(workgroup=8)
    def grouped(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()]

    @vy.kernel
    def counted(x: Buf[u8], y: InOut[i32]):  # type: ignore[no-untyped-def]
        vy.atomic_add(y, i32(x[gid()]), 1)

    @vy.kernel
    def spread(x: Buf[f32, "n"], y: Out[f32, "n"]):  # type: ignore[no-untyped-def]
        y[len(x) - 1 - gid()] = x[gid()]

    @vy.kernel
    def mixed(x: Buf[f32], z: Buf[f32, "n"], y: Out[f32, "n"]):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()] + z[len(z) - 1 - gid()]

    line = da.from_array(np.zeros(1000, np.float32), 10)
    with pytest.raises(vy.CallError, match=r"any element of the argument args\[1\] along axis 0"):
        map_overlap(mixed, line, line)
    for kernel, why in ((grouped, "workgroups"), (spread, "not its own")):
        with pytest.raises(vy.CallError, match=why):
            map_overlap(kernel, line)
    with pytest.raises(vy.CallError, match="atomics"):
        map_overlap(counted, da.from_array(np.zeros(64, np.uint8), 10), np.zeros(256, np.int32))
    with pytest.raises(vy.CallError, match="no Dask array"):
        map_overlap(smoothed, X)
    with pytest.raises(vy.CallError, match="neither a kernel nor a pipeline"):
        map_overlap(np.sin, line)  # type: ignore[arg-type]


def test_map_blocks_calls_each_chunk_by_itself() -> None:
    got = here(map_blocks(smoothed, da.from_array(X, (10, 20))))

    for i in range(0, 37, 10):
        for j in range(0, 53, 20):
            assert same(smoothed(X[i : i + 10, j : j + 20].copy()), got[i : i + 10, j : j + 20].copy())


def test_map_blocks_broadcasts_and_knows_the_shapes_of_results() -> None:
    @vy.kernel
    def doubled(x: Buf[f32, "n"], y: Out[f32, "2*n"]):  # type: ignore[no-untyped-def]
        i = gid()
        y[2 * i] = x[i]
        y[2 * i + 1] = x[i]

    row = np.arange(53, dtype=np.float32)
    x = np.arange(10, dtype=np.float32)
    got = map_blocks(doubled.over(3), da.from_array(x[:9], 3))

    assert ((6, 6, 6),) == got.chunks
    assert same(np.repeat(x[:9], 2), here(got))
    assert same(mixed(X, row), here(map_blocks(mixed, da.from_array(X, (10, 20)), da.from_array(row, 20))))


@pytest.mark.parametrize(("op", "dtype"), [("sum", "f4"), ("sum", "f2"), ("mean", "i2"), ("any", "?")])
def test_a_reduction_has_the_order_of_the_library_in_any_chunks(op: str, dtype: str) -> None:
    for size in (1, 8192, 100_001):
        x = (RANDOM.random(size) * 3).astype(dtype)
        for chunks in (-(-size // 3), 10_007):
            assert same(np.asarray(getattr(lib, op)(x)), here(vdask.reduce(da.from_array(x, chunks), op)))


@pytest.mark.parametrize("axis", [0, 1, 2, (0, 1), (1, 2), (0, 2), None])
def test_a_reduction_along_axes_has_the_bytes_of_the_library(axis: Any) -> None:
    x = RANDOM.random((40, 31, 20)).astype(np.float32)
    for keepdims in (False, True):
        expected = np.asarray(lib.sum(x, axis=axis, keepdims=keepdims))
        got = here(vdask.reduce(da.from_array(x, (7, 10, 9)), axis=axis, keepdims=keepdims))

        assert expected.shape == got.shape
        assert same(expected, got)


@pytest.mark.parametrize(("op", "dtype"), [("sum", "f4"), ("max", "i2")])
def test_a_scan_has_the_order_of_the_library_in_any_chunks(op: str, dtype: str) -> None:
    for size in (1, 4097, 50_001):
        x = (RANDOM.random(size) * 3).astype(dtype)
        for chunks in (-(-size // 3), 10_007):
            assert same(lib.scan(x, op), here(vdask.scan(da.from_array(x, chunks), op)))


def test_a_scan_of_hundreds_of_tiles_has_the_order_of_one_row() -> None:
    x = RANDOM.standard_normal(2_000_000).astype(np.float32)

    assert same(lib.scan(x), here(vdask.scan(da.from_array(x, 700_000))))


@pytest.mark.parametrize("axis", [0, 1, 2])
@pytest.mark.parametrize("dtype", ["f2", "i4"])
def test_a_scan_along_an_axis_goes_on_from_chunk_to_chunk(axis: int, dtype: str) -> None:
    x = (RANDOM.standard_normal((30, 40, 9)) * 3).astype(dtype)
    for how in ({}, {"exclusive": True}, {"reverse": True}, {"exclusive": True, "reverse": True}):
        got = vdask.scan(da.from_array(x, (7, 13, 1)), "sum", axis=axis, **how)

        assert same(lib.scan(x, axis=axis, **how), here(got)), how


def test_columns_are_reduced_without_being_joined() -> None:
    x = da.random.default_rng(0).random((30_000, 12), chunks=(1_000, 3), dtype=np.float32)
    got = vdask.reduce(x, axis=0)

    assert ((3, 3, 3, 3),) == got.chunks
    assert same(lib.sum(here(x), axis=0), here(got))


def test_a_function_reduces_and_scans_with_its_neutral_element() -> None:
    x = RANDOM.standard_normal((90, 80)).astype(np.float32)
    chunked = da.from_array(x, (20, 33))

    assert same(lib.reduce(x, farther, 0, axis=0), here(vdask.reduce(chunked, farther, 0, axis=0)))
    assert same(lib.scan(x, farther, 0), here(vdask.scan(chunked, farther, 0)))
    with pytest.raises(vy.CallError, match="neutral"):
        vdask.reduce(chunked, farther)


def test_counts_of_bins_are_those_of_the_library() -> None:
    x = RANDOM.random((70, 90)).astype(np.float32)
    edges = np.array([0, 0.2, 0.25, 1], np.float32)
    for how in ({"bins": 13}, {"bins": 5, "range": (0.2, 0.7)}, {"bins": edges}):
        expected, got = lib.histogram(x, **how), vdask.histogram(da.from_array(x, (20, 30)), **how)

        assert same(expected[0], here(got[0]))
        assert same(np.asarray(expected[1]), np.asarray(got[1]))


def test_an_unknown_reduction_is_refused() -> None:
    with pytest.raises(vy.CallError, match="op is 'median'"):
        vdask.reduce(da.from_array(X, 9), "median")
    with pytest.raises(vy.CallError, match="op is 'mean'"):
        vdask.scan(da.from_array(X, 9), "mean")


# On a cluster of processes


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    with (
        distributed.LocalCluster(
            n_workers=3, threads_per_worker=2, processes=True, dashboard_address=None, silence_logs=50
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def facts_of_worker(dask_worker: Any) -> tuple[int, int]:
    return vy.threads(), dask_worker.state.nthreads


def test_workers_give_the_bytes_of_one_process(client: Any) -> None:
    w = RANDOM.random(53).astype(np.float32)
    got = map_overlap(chain, da.from_array(X, (5, 9)), w, 2.0)

    assert same(chain(X, w, 2.0), client.compute(got).result())


def test_nested_pipelines_reach_the_workers_without_their_source(client: Any) -> None:
    offset = 3.0

    @vy.kernel
    def moved(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
        i, j = gid(0), gid(1)
        y[i, j] = x[i, j] + f32(offset)

    @vy.pipeline
    def twice(x: Any) -> Any:
        return moved(moved(x))

    for function in (map_blocks, map_overlap):
        assert same(twice(X), client.compute(function(twice, da.from_array(X, (20, 20)))).result())


def test_a_worker_uses_the_threads_that_it_was_given(client: Any) -> None:
    client.compute(map_overlap(smoothed, da.from_array(X, (3, 53)))).result()
    facts = client.run(facts_of_worker).values()

    assert 3 == len(facts)
    assert any(threads == given for threads, given in facts)  # one without tasks has not been asked yet


def compiled_here() -> int:
    return int(vy.counters()["compiled"])


def test_workers_of_one_machine_compile_once(client: Any) -> None:
    @vy.kernel
    def unique(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid() + 1] * 1.0625 + x[gid()] * 3.1875

    x = np.arange(3000, dtype=np.float32)
    before = sum(client.run(compiled_here).values())
    got = client.compute(map_overlap(unique, da.from_array(x, 100))).result()
    after = sum(client.run(compiled_here).values())

    assert same(unique(x), got)
    assert 1 == after - before


def test_files_larger_than_a_chunk_are_read_by_the_workers(client: Any, tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", X)
    result = map_overlap(smoothed, vdask.from_npy(tmp_path / "x.npy", (8, 53)))

    assert X.tobytes()[:4096] not in cloudpickle.dumps(dict(result.dask))
    assert same(smoothed(X), client.compute(result).result())


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", X)
    before = vdask.from_npy(tmp_path / "x.npy", 20)
    np.save(tmp_path / "x.npy", np.stack([X, X]))
    after = vdask.from_npy(tmp_path / "x.npy", 20)

    assert ((20, 17), (20, 20, 13)) == before.chunks
    assert before.name != after.name
    assert same(np.stack([X, X]), here(after))


def test_zarr_arrays_are_read_and_written_chunk_by_chunk(client: Any, tmp_path: Path) -> None:
    pytest.importorskip("zarr", reason="zarr is not installed")
    da.from_array(X, (8, 20)).to_zarr(str(tmp_path / "x.zarr"))
    result = map_overlap(smoothed, da.from_zarr(str(tmp_path / "x.zarr")))
    result.to_zarr(str(tmp_path / "y.zarr"))

    assert same(smoothed(X), client.compute(da.from_zarr(str(tmp_path / "y.zarr"))).result())


@vy.kernel
def below(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    vy.expect(x[gid()] < 40.0, "too large", x[gid()])
    y[gid()] = x[gid()]


@vy.pipeline
def refusing(x: Any) -> Any:
    if x.shape[0] == 20:
        raise ValueError("20 is the user's unlucky number")
    return below(x)


def test_a_failed_expectation_shows_the_line_of_the_kernel(client: Any) -> None:
    x = da.from_array(np.arange(50, dtype=np.float32), chunks=20)

    with pytest.raises(vy.ExpectError, match=r"test_dask.py:\d+: expect\(x\[gid\(\)\] < 40.0\).*too large"):
        map_blocks(below, x).compute()


def test_an_error_of_the_users_function_is_raised_with_its_line(client: Any) -> None:
    x = da.from_array(np.arange(50, dtype=np.float32), chunks=20)

    with pytest.raises(ValueError, match="unlucky") as raised:
        map_blocks(refusing, x)
    with pytest.raises(ZeroDivisionError) as remote:
        map_blocks(below, x.map_blocks(divided_by_nothing, dtype=np.float32)).compute()

    assert "refusing" == raised.traceback[-1].name
    assert "divided_by_nothing" == remote.traceback[-1].name


def divided_by_nothing(chunk: Any) -> Any:
    return chunk * (1 // 0)


def end_once(chunk: Any, flag: str) -> Any:
    """Kill the worker that comes here first."""
    try:
        os.close(os.open(flag, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return chunk
    os.kill(os.getpid(), signal.SIGKILL)
    return chunk


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_a_worker_that_is_killed_is_survived(client: Any, tmp_path: Path) -> None:
    flag = str(tmp_path / "killed")
    x = da.from_array(X, (4, 53)).map_blocks(end_once, flag, dtype=np.float32, meta=X[:0])
    w = RANDOM.random(53).astype(np.float32)

    assert same(chain(X, w, 2.0), client.compute(map_overlap(chain, x, w, 2.0)).result())
    assert Path(flag).exists()
