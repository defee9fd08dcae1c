"""Sparse products and graphs, against dense NumPy and plain Python."""

from __future__ import annotations

import heapq
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import Array, everywhere, values
from vyre import lib


def elements(n: int, m: int, count: int, seed: int = 0) -> tuple[Array, Array, Array]:
    rng = np.random.default_rng(seed)
    return (
        rng.integers(0, n, count).astype("i4"),
        rng.integers(0, m, count).astype("i4"),
        rng.standard_normal(count).astype("f4"),
    )


def dense(rows: Array, columns: Array, data: Array, n: int, m: int) -> Array:
    made = np.zeros((n, m))
    np.add.at(made, (rows, columns), data)
    return made


SHAPES = [(1, 1, 0), (1, 1, 1), (2, 3, 5), (31, 33, 100), (33, 31, 1000), (4, 1000, 2000), (100, 4, 30)]


@pytest.mark.parametrize(("n", "m", "count"), SHAPES)
def test_sparse_products_on_every_device(n: int, m: int, count: int) -> None:
    rows, columns, data = elements(n, m, count)
    matrix = everywhere(lib.csr_from_coo, rows, columns, data, n)
    wanted = dense(rows, columns, data, n, m)
    x, b = values("f4", m), values("f4", (m, 3), seed=1)

    np.testing.assert_allclose(everywhere(lib.csr_matvec, *matrix, x), wanted @ x, 1e-4, 1e-4)
    np.testing.assert_allclose(everywhere(lib.csr_matmul, *matrix, b), wanted @ b, 1e-4, 1e-4)


def test_elements_of_a_row_keep_their_order() -> None:
    rows = np.array([1, 0, 1, 1, 0], "i4")
    columns, data = np.array([5, 4, 3, 2, 1], "i4"), np.arange(5, dtype="f4")
    starts, there, kept = lib.csr_from_coo(rows, columns, data, 3)

    assert ([0, 2, 5, 5], [4, 1, 5, 3, 2], [1, 4, 0, 2, 3]) == (
        starts.tolist(),
        there.tolist(),
        kept.tolist(),
    )


def test_transposes_on_every_device() -> None:
    rows, columns, data = elements(20, 30, 200)
    matrix = lib.csr_from_coo(rows, columns, data, 20)
    starts, there, kept = everywhere(lib.csr_transpose, *matrix, 30)
    back = np.repeat(np.arange(30), np.diff(starts))

    np.testing.assert_allclose(dense(back, there, kept, 30, 20), dense(rows, columns, data, 20, 30).T)
    assert all((np.diff(there[a:b]) >= 0).all() for a, b in pairwise(starts))


def test_types_of_values_and_places() -> None:
    rows, columns, data = elements(10, 10, 60)
    for dtype, bound in (("f2", 2e-2), ("f8", 1e-12)):
        x = values(dtype, 10)
        matrix = lib.csr_from_coo(rows.astype("i8"), columns.astype("i8"), data.astype(dtype), 10)

        assert np.int64 == matrix[0].dtype
        wanted = dense(rows, columns, data.astype(dtype), 10, 10) @ x
        np.testing.assert_allclose(everywhere(lib.csr_matvec, *matrix, x), wanted, bound, bound)


def graph(n: int, count: int, seed: int = 0) -> tuple[Array, Array]:
    """A random graph with each edge in both directions, as starts and columns."""
    pairs = np.random.default_rng(seed).integers(0, n, (count, 2))
    pairs = pairs[pairs[:, 0] != pairs[:, 1]]
    pairs = np.unique(np.vstack([pairs, pairs[:, ::-1]]), axis=0)
    return np.searchsorted(pairs[:, 0], np.arange(n + 1)).astype("i4"), pairs[:, 1].astype("i4")


def plain_paths(starts: Array, columns: Array, weights: Array, source: int) -> list[float]:
    """Dijkstra's algorithm, with sums in the type of the weights."""
    least = np.full(len(starts) - 1, np.inf, weights.dtype)
    least[source] = 0
    waiting = [(least[source], source)]
    while waiting:
        reached, v = heapq.heappop(waiting)
        for k in range(starts[v], starts[v + 1]) if reached == least[v] else ():
            if reached + weights[k] < least[columns[k]]:
                least[columns[k]] = reached + weights[k]
                heapq.heappush(waiting, (least[columns[k]], columns[k]))
    return least.tolist()


GRAPHS = [(1, 0), (2, 3), (31, 20), (33, 60), (60, 200)]


@pytest.mark.parametrize(("n", "count"), GRAPHS)
def test_searches_and_paths_on_every_device(n: int, count: int) -> None:
    starts, columns = graph(n, count)
    weights = np.abs(values("f4", len(columns)))
    levels = plain_paths(starts, columns, np.ones(len(columns)), n // 2)

    got = everywhere(lib.bfs, starts, columns, n // 2)
    assert [-1 if level == np.inf else level for level in levels] == got.tolist()
    assert (
        plain_paths(starts, columns, weights, 0) == everywhere(lib.sssp, starts, columns, weights, 0).tolist()
    )


@pytest.mark.parametrize(("n", "count"), GRAPHS)
def test_components_ranks_and_triangles_on_every_device(n: int, count: int) -> None:
    starts, columns = graph(n, count)
    table = dense(np.repeat(np.arange(n), np.diff(starts)), columns, np.ones(len(columns)), n, n)
    reach = np.linalg.matrix_power(table + np.eye(n), n) > 0

    assert reach.argmax(0).tolist() == everywhere(lib.connected_components, starts, columns).tolist()
    assert round(np.trace(table @ table @ table) / 6) == everywhere(lib.triangle_count, starts, columns)
    ranks = everywhere(lib.pagerank, starts, columns, iterations=30, tolerance=0.0)
    degrees, wanted = table.sum(1), np.full(n, 1 / n)
    for _ in range(30):
        given = np.where(degrees > 0, wanted / np.maximum(degrees, 1), 0)
        wanted = 0.15 / n + 0.85 * (table.T @ given + wanted[degrees == 0].sum() / n)
    np.testing.assert_allclose(ranks, wanted, 1e-4)


def test_a_long_path_is_searched_to_its_end() -> None:
    n = 20_000
    starts = np.minimum(np.arange(n + 1), n - 1).astype("i4")
    columns = np.arange(1, n, dtype="i4")

    assert [*range(n)] == lib.bfs(starts, columns, 0).tolist()
    assert n - 1 == lib.sssp(starts, columns, np.ones(n - 1, "f4"), 0)[-1]
    assert 0 == lib.connected_components(starts, columns).max()


EDGES = np.array([0, 1, 2], "i4"), np.array([1, 0], "i4")


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: lib.csr_matvec(*EDGES, np.ones(2, "i4"), np.ones(2, "i4")), "i32"),
        (lambda: lib.csr_matvec(*EDGES, np.ones(3, "f4"), np.ones(2, "f4")), "shapes"),
        (lambda: lib.csr_matvec(*EDGES, np.ones(2, "f4"), np.ones(2, "f8")), "x has"),
        (lambda: lib.csr_matmul(*EDGES, np.ones(2, "f4"), np.ones(2, "f4")), "b has"),
        (lambda: lib.csr_from_coo(np.ones(2, "i4"), np.ones(3, "i4"), np.ones(3, "f4"), 2), "elements"),
        (lambda: lib.bfs(*EDGES, 2), "source"),
        (lambda: lib.bfs(EDGES[0], np.array([1, 7], "i4"), 0), "vertices from"),
        (lambda: lib.sssp(*EDGES, np.array([1, -1], "f4"), 0), "negative"),
        (lambda: lib.sssp(*EDGES, np.ones(1, "f4"), 0), "weights"),
        (lambda: lib.pagerank(*EDGES, damping=2), "damping"),
        (lambda: vy.pipeline(lambda s, c: lib.bfs(s, c, 0))(*EDGES), "waits for elements"),
        (lambda: vy.pipeline(lambda w: lib.sssp(*EDGES, w, 0))(np.ones(2, "f4")), "waits for elements"),
    ],
)
def test_a_wrong_argument_is_named_with_a_fix(call: Any, says: str) -> None:
    with pytest.raises(vy.CallError, match=says) as caught:
        call()

    assert "Fix: " in str(caught.value)
