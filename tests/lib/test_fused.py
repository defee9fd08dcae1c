"""Library functions among a user's kernels in pipelines: fused, and with the bytes of calls one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import assert_same, on, values
from vyre import Buf, Out, f32, gid, lib


@vy.kernel
def scaled(x: Buf[f32, "n"], y: Out[f32, "n"], s: f32):
    y[gid()] = x[gid()] * s + 1.0


@vy.kernel
def scaled_rows(x: Buf[f32, "m", "n"], y: Out[f32, "m", "n"], s: f32):
    y[gid(0), gid(1)] = x[gid(0), gid(1)] * s + f32(gid(1))


@vy.kernel
def scaled_planes(x: Buf[f32, "l", "m", "n"], y: Out[f32, "l", "m", "n"], s: f32):
    y[gid(0), gid(1), gid(2)] = x[gid(0), gid(1), gid(2)] * s + f32(gid(0) + 2 * gid(2))


@vy.kernel
def kept_and_scaled(x: Buf[f32, "m", "n"], y: Out[f32, "m", "n"], z: Out[f32, "m", "n"]):
    y[gid(0), gid(1)] = x[gid(0), gid(1)]
    z[gid(0), gid(1)] = x[gid(0), gid(1)] * 2.0


@vy.kernel
def counted(x: Buf[f32, "n"], counts: vy.InOut[vy.i32]):
    vy.atomic_add(counts, 0, vy.i32(x[gid()] > 0.0))


@vy.kernel
def shifted(x: Buf[f32, "n"], y: Out[f32, "n"]):
    y[(gid() + 1) % len(x)] = x[gid()]


def both(x: Any) -> Any:
    """A pipeline's own arrays of two shapes."""
    y, z = kept_and_scaled(lib.layernorm(x))
    return lib.sum(y, axis=1), scaled_rows(z, s=0.5)


Chain = Callable[..., Any]

VECTORS: dict[str, Chain] = {
    "map, sum": lambda x: lib.sum(scaled(x, s=2.0)),
    "sum, map": lambda x: scaled(lib.sum(x, axis=0, keepdims=True), s=2.0),
    "map, variance": lambda x: lib.var(scaled(x, s=2.0)),
    "map, scan, map": lambda x: scaled(lib.cumulative_sum(scaled(x, s=0.5)), s=2.0),
    "exclusive scan, map": lambda x: scaled(lib.scan(x, exclusive=True, reverse=True), s=2.0),
    "scan with a zero, map": lambda x: scaled(lib.cumulative_sum(x, include_initial=True), s=2.0),
    "map, sort, map": lambda x: scaled(lib.sort(scaled(x, s=-1.0)), s=2.0),
    "scan, elements moved": lambda x: shifted(lib.cumulative_sum(x)),
    "scan, two maps": lambda x: scaled(scaled(lib.cumulative_sum(x), s=3.0), s=0.25),
}
MATRICES: dict[str, Chain] = {
    "map, sum of rows, map": lambda x: scaled(lib.sum(scaled_rows(x, s=2.0), axis=1), s=3.0),
    "map, sum of columns, map": lambda x: scaled(lib.sum(scaled_rows(x, s=2.0), axis=0), s=3.0),
    "two maps, sum of all": lambda x: lib.sum(scaled_rows(scaled_rows(x, s=2.0), s=0.5)),
    "map, mean of rows": lambda x: lib.mean(scaled_rows(x, s=2.0), axis=1),
    "map, softmax, map": lambda x: scaled_rows(lib.softmax(scaled_rows(x, s=2.0)), s=3.0),
    "log_softmax, map": lambda x: scaled_rows(lib.log_softmax(x), s=3.0),
    "layernorm, map": lambda x: scaled_rows(lib.layernorm(x), s=3.0),
    "rmsnorm, two maps": lambda x: scaled_rows(scaled_rows(lib.rmsnorm(x), s=3.0), s=0.5),
    "product, map": lambda x: scaled_rows(lib.matmul(x, lib.matrix_transpose(x)), s=3.0),
    "map, product": lambda x: lib.matmul(lib.matrix_transpose(scaled_rows(x, s=2.0)), x),
    "transpose, map": lambda x: scaled_rows(lib.matrix_transpose(x), s=3.0),
    "map, transpose": lambda x: lib.matrix_transpose(scaled_rows(x, s=3.0)),
    "scan of rows, map": lambda x: scaled_rows(lib.cumulative_sum(x, axis=1), s=3.0),
    "map, scan of columns": lambda x: lib.cumulative_sum(scaled_rows(x, s=2.0), axis=0),
    "two results": both,
}  # fmt: skip
PLANES: dict[str, Chain] = {
    "map, sum of the middle axis": lambda x: lib.sum(scaled_planes(x, s=2.0), axis=1),
    "softmax, map": lambda x: scaled_planes(lib.softmax(x), s=3.0),
    "scan, map": lambda x: scaled_planes(lib.cumulative_sum(x, axis=1), s=3.0),
    "permutation, map": lambda x: scaled_planes(lib.permute_dims(x, (2, 0, 1)), s=3.0),
}  # fmt: skip


def compare(chain: Chain, x: Any) -> None:
    """Compare a pipeline with its calls one by one, on the CPU and in the shapes for GPUs."""
    for device in ("cpu", "reference"):
        with on(device):
            wanted = chain(x)
            got = vy.pipeline(chain)(x)
        flat = lambda y: y if isinstance(y, tuple) else (y,)  # noqa: E731
        assert_same(tuple(map(np.ravel, flat(wanted))), tuple(map(np.ravel, flat(got))))


@pytest.mark.parametrize("name", VECTORS)
@pytest.mark.parametrize("n", [1, 9000])
def test_vectors(name: str, n: int) -> None:
    compare(VECTORS[name], values("f4", n))


@pytest.mark.parametrize("name", MATRICES)
@pytest.mark.parametrize("shape", [(33, 7), (1, 300)])
def test_matrices(name: str, shape: tuple[int, int]) -> None:
    compare(MATRICES[name], values("f4", shape))


@pytest.mark.parametrize("name", PLANES)
@pytest.mark.parametrize("shape", [(5, 1, 40)])
def test_pipelines_over_planes(name: str, shape: tuple[int, int, int]) -> None:
    compare(PLANES[name], values("f4", shape))


def test_an_atomic_map_runs_once_for_each_element() -> None:
    def pipeline(x: Any, counts: Any) -> Any:
        y = lib.softmax(x)
        counted(y.reshape(-1), counts=counts)
        return y

    x = values("f4", (33, 70))
    for device in ("cpu", "reference"):
        counts = np.zeros(1, np.int32)
        with on(device):
            vy.pipeline(pipeline)(x, counts)
        assert [x.size] == counts.tolist()


@vy.kernel
def doubled_rows(x: Buf[f32, "m", "n"], y: Out[f32, "m", "n"]):
    y[gid(0), gid(1)] = x[gid(0), gid(1)] * 2.0


@pytest.mark.parametrize(
    "chain",
    [
        lambda x: scaled(lib.sum(doubled_rows(x), axis=1), s=3.0),
        lambda x: doubled_rows(doubled_rows(lib.layernorm(x))),
        lambda x: doubled_rows(lib.log_softmax(x)),
        lambda x: doubled_rows(lib.matrix_transpose(x)),
        lambda x: doubled_rows(lib.cumulative_sum(x, axis=1)),
    ],
)
def test_maps_around_a_function_of_rows_need_no_launch(chain: Chain) -> None:
    assert 1 == vy.pipeline(chain).explain(values("f4", (256, 512))).launches_after


def test_a_map_after_a_product_or_scan_needs_no_launch() -> None:
    x, v = values("f4", (256, 256)), values("f4", 1 << 17)
    for after, alone, given in (
        (lambda x: scaled_rows(lib.matmul(x, x), s=3.0), lambda x: lib.matmul(x, x), x),
        (lambda v: scaled(lib.cumulative_sum(v), s=3.0), lambda v: lib.cumulative_sum(v), v),
    ):
        launches = [vy.pipeline(each).explain(given).launches_after for each in (after, alone)]
        assert launches[0] == launches[1]


V, X, W = values("f4", 1 << 17), values("f4", (256, 512)), values("f4", 512, seed=1)
OPERATED: dict[str, tuple[Chain, Chain, tuple[Any, ...]]] = {  # with operators, without them, on these
    "sum": (lambda x, m: lib.sum((x - m) ** 2), lambda x, m: lib.sum(x), (V, np.float32(0.5))),
    "two arrays, sum": (lambda x, y: lib.sum((x - y) ** 2), lambda x, y: lib.sum(x), (V, V[::-1].copy())),
    "sum of rows": (lambda x, w: lib.sum((x - w) ** 2, axis=1), lambda x, w: lib.sum(x, axis=1), (X, W)),
    "sum of columns": (lambda x, w: lib.sum((x - w) ** 2, axis=0), lambda x, w: lib.sum(x, axis=0), (X, W)),
    "maximum": (lambda x: lib.max(abs(x * 2 - 1)), lambda x: lib.max(x), (V,)),
    "count": (lambda x: lib.count_nonzero(x >= 0.5), lambda x: lib.count_nonzero(x), (V,)),
    "variance": (lambda x: lib.var(x * 2), lambda x: lib.var(x), (V,)),
    "after a scan": (lambda x: lib.cumulative_sum(x) * 2 + 1, lambda x: lib.cumulative_sum(x), (V,)),
    "after a scan of rows": (
        lambda x: -lib.cumulative_sum(x, axis=1), lambda x: lib.cumulative_sum(x, axis=1), (X,)
    ),
    "after softmax": (lambda x, w: 1 - lib.softmax(x) * w, lambda x, w: lib.softmax(x), (X, W)),
    "after log_softmax": (lambda x: -lib.log_softmax(x), lambda x: lib.log_softmax(x), (X,)),
    "after layernorm": (lambda x, w: lib.layernorm(x) * w + w, lambda x, w: lib.layernorm(x), (X, W)),
    "after rmsnorm": (lambda x, w: lib.rmsnorm(x) ** 2 > w, lambda x, w: lib.rmsnorm(x), (X, W)),
    "after a product": (
        lambda x, w: lib.matmul(x, x) * 0.5 + w, lambda x, w: lib.matmul(x, x), (X[:, :256].copy(), W[:256])
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", OPERATED)
def test_operators_need_no_launch(name: str) -> None:
    operated, alone, arrays = OPERATED[name]
    launches = [vy.pipeline(chain).explain(*arrays).launches_after for chain in (operated, alone)]

    assert launches[0] == launches[1]
    assert_same((np.ravel(operated(*arrays)),), (np.ravel(vy.pipeline(operated)(*arrays)),))


def test_conditions_before_any_are_one_launch() -> None:
    """They may have one of their own: writing bools costs no more than computing them in the fold."""
    chain = vy.pipeline(lambda x: lib.any((x > 0.5) & (x < 0.6)))

    assert chain.explain(V).launches_after <= vy.pipeline(lambda x: lib.any(x)).explain(V).launches_after + 1
    assert bool(chain(V)) == bool(((V > 0.5) & (V < 0.6)).any())


def test_a_map_after_a_long_sort_is_a_launch_more() -> None:
    """The last kernel of a long sort stores where the elements decide, which no map can follow."""
    operated = vy.pipeline(lambda x: lib.sort(x) * 2)
    launches = [chain.explain(V).launches_after for chain in (operated, vy.pipeline(lambda x: lib.sort(x)))]

    assert 1 >= launches[0] - launches[1]
    assert_same((lib.sort(V) * 2,), (operated(V),))


def test_a_sum_of_squares_reads_its_array_once() -> None:
    plan = vy.pipeline(lambda x, m: lib.sum((x - m) ** 2)).explain(V, 0.5)

    assert V.nbytes <= plan.bytes_after < 1.01 * V.nbytes
