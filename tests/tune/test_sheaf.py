"""The sheaf: its founding step, the true Laplacian against a dense one, and its laws."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from plain_kernels import damp_fixed_plain
from vyre.tune import HALF, ONE, sheaf
from vyre.tune.sheaf import Sheaf, sheaf_of

DEVICES = ("cpu", "reference")


def random_sheaf(seed: int) -> Sheaf:
    """Up to 7 nodes with stalks of up to 4 numbers, up to 10 edges with spaces of up to 3."""
    rng = np.random.default_rng(seed)
    sizes = rng.integers(1, 5, rng.integers(2, 8)).tolist()
    edges = []
    for _ in range(rng.integers(1, 11)):
        u, v = rng.choice(len(sizes), 2, replace=False)
        wide = rng.integers(1, 4)
        edges.append((int(u), int(v), rng.normal(size=(wide, sizes[u])), rng.normal(size=(wide, sizes[v]))))
    return sheaf_of(sizes, edges)


def dense_coboundary(of: Sheaf) -> np.ndarray:
    offsets = np.concatenate([[0], np.cumsum(of.sizes)])
    blocks = []
    for edge in of.edges:
        block = np.zeros((len(edge.from_u), of.size))
        block[:, offsets[edge.v] : offsets[edge.v + 1]] += edge.from_v
        block[:, offsets[edge.u] : offsets[edge.u + 1]] -= edge.from_u
        blocks.append(block)
    return np.concatenate(blocks)


def stalks_of(of: Sheaf, seed: int) -> np.ndarray:
    return np.random.default_rng(seed + 1000).normal(size=of.size)


sheaves = st.integers(0, 10_000).map(random_sheaf)


# The founding form


def test_without_damping_stalks_stay() -> None:
    assert [1.5, -2.0] == sheaf.step([1.5, -2.0], [1.0, 3.0], 0.0).tolist()


def test_the_founding_step_comes_to_equilibrium() -> None:
    stalks, iterations = sheaf.to_equilibrium([1, 1, 1], [1, 1, 1], 0.9, tol=1e-6, max_iters=100)

    assert iterations < 100
    assert (stalks < 1).all()


def test_no_iterations_give_the_initial_stalks() -> None:
    stalks, iterations = sheaf.to_equilibrium([1, 2], [1, 1], 0.9, tol=1e-6, max_iters=0)

    assert ([1, 2], 0) == (stalks.tolist(), iterations)


def test_equilibrium_is_not_claimed_before_every_number_rests() -> None:
    restrictions = np.ones(200)
    restrictions[150] = 0.01

    _, iterations = sheaf.to_equilibrium(np.ones(200), restrictions, 0.9, tol=1e-6, max_iters=5000)

    assert 1000 < iterations < 1020  # 0.009 * 0.991^k falls below 1e-6 at k = 1007


def test_stalks_that_moved_are_flagged() -> None:
    assert [1, 0, 1] == sheaf.flag_incompatible([1, 2, 3], [0.5, 2, 2.5], 0).tolist()
    assert [0, 0] == sheaf.flag_incompatible([1, 2], [1.5, 2.5], 100).tolist()


@pytest.mark.parametrize("device", DEVICES)
def test_the_fixed_step_halves(device: str) -> None:
    found = sheaf.step_fixed([10 * ONE, 20 * ONE], [ONE, ONE], HALF, 1, 2, device=device)

    assert [5 * ONE, 10 * ONE] == found.tolist()


words = st.integers(0, (1 << 32) - 1)


@pytest.mark.parametrize("device", DEVICES)
@given(pairs=st.lists(st.tuples(words, words), min_size=1, max_size=40), damping=words)
def test_the_fixed_step_is_that_of_whole_numbers_of_any_size(
    device: str, pairs: list[tuple[int, int]], damping: int
) -> None:
    stalks, restrictions = [s for s, _ in pairs], [r for _, r in pairs]
    out = np.zeros(len(pairs), np.uint32)

    found = sheaf.step_fixed(stalks, restrictions, damping, len(pairs), 1, out=out, device=device)

    assert found is out
    assert damp_fixed_plain(stalks, restrictions, damping) == out.tolist()


# The true form


@given(of=sheaves, seed=st.integers(0, 99))
def test_coboundary_and_laplacian_are_those_of_a_dense_construction(of: Sheaf, seed: int) -> None:
    delta, x = dense_coboundary(of), stalks_of(of, seed)

    np.testing.assert_allclose(sheaf.coboundary(of, x), delta @ x, atol=1e-12)
    np.testing.assert_allclose(sheaf.laplacian(of, x), delta.T @ delta @ x, atol=1e-11)
    stalks = np.split(x, np.cumsum(of.sizes)[:-1])
    differences = [edge.difference(stalks[edge.u], stalks[edge.v]) for edge in of.edges]
    np.testing.assert_allclose(np.concatenate([[], *differences]), delta @ x, atol=1e-12)


@given(of=sheaves)
def test_the_laplacian_is_symmetric_and_positive_semidefinite(of: Sheaf) -> None:
    matrix = np.stack([sheaf.laplacian(of, basis) for basis in np.eye(of.size)])

    np.testing.assert_allclose(matrix, matrix.T, atol=1e-12)
    assert np.linalg.eigvalsh(matrix).min() > -1e-10


@given(of=sheaves)
def test_the_estimate_allows_a_stable_step(of: Sheaf) -> None:
    greatest = np.linalg.eigvalsh(dense_coboundary(of).T @ dense_coboundary(of)).max()

    estimate = sheaf.greatest_eigenvalue(of)

    assert 0.8 * greatest < estimate < greatest * (1 + 1e-12)
    assert sheaf.step_size(of) < 2 / greatest


@given(of=sheaves, seed=st.integers(0, 99))
def test_diffusion_never_raises_the_energy(of: Sheaf, seed: int) -> None:
    x, step = stalks_of(of, seed), sheaf.step_size(of)
    energies = [sheaf.energy(of, x)]
    for _ in range(8):
        x = sheaf.diffuse(of, x, step=step)
        energies.append(sheaf.energy(of, x))

    assert all(after <= before * (1 + 1e-12) + 1e-24 for before, after in pairwise(energies))


@given(of=sheaves, seed=st.integers(0, 99))
def test_global_sections_are_fixed_points(of: Sheaf, seed: int) -> None:
    delta = dense_coboundary(of)
    _, sizes, rows = np.linalg.svd(delta)
    rank = int((sizes > 1e-9).sum())
    section = rows[rank:].T @ (rows[rank:] @ stalks_of(of, seed))

    np.testing.assert_allclose(sheaf.diffuse(of, section, steps=5), section, atol=1e-11)


@given(seed=st.integers(0, 99))
def test_diffusion_ends_at_the_projection_onto_global_sections(seed: int) -> None:
    of = sheaf_of([2, 2, 2], [(0, 1, np.eye(2), np.eye(2)), (1, 2, np.eye(2), np.eye(2))])
    x = stalks_of(of, seed)

    found = sheaf.diffuse(of, x, steps=200).reshape(3, 2)

    np.testing.assert_allclose(found, np.tile(x.reshape(3, 2).mean(axis=0), (3, 1)), atol=1e-9)


@settings(max_examples=max(settings().max_examples // 8, 5))  # of thousands of steps each
@given(of=sheaves, seed=st.integers(0, 99))
def test_anchored_diffusion_is_that_of_the_formula_and_ends_where_both_pulls_balance(
    of: Sheaf, seed: int
) -> None:
    matrix, anchor = dense_coboundary(of).T @ dense_coboundary(of), stalks_of(of, seed)
    x, weights = stalks_of(of, seed + 1), np.full(of.size, 0.5)

    once = sheaf.diffuse(of, x, step=0.01, weights=weights, anchors=anchor)
    end = sheaf.diffuse(of, x, steps=3000, weights=weights, anchors=anchor)

    np.testing.assert_allclose(once, x - 0.01 * (matrix @ x + 0.5 * (x - anchor)), atol=1e-11)
    balanced = np.linalg.solve(matrix + 0.5 * np.eye(of.size), 0.5 * anchor)
    np.testing.assert_allclose(end, balanced, atol=1e-4)


def test_without_edges_and_with_zero_as_the_anchor_it_is_the_founding_step() -> None:
    rng = np.random.default_rng(4)
    stalks, restrictions = rng.normal(size=7), rng.random(7)
    alone = sheaf_of([3, 4], [])

    found = sheaf.diffuse(alone, stalks, step=0.3, weights=restrictions, anchors=np.zeros(7))

    assert sheaf.step(stalks, restrictions, 0.3).tobytes() == found.tobytes()


@given(of=sheaves, seed=st.integers(0, 99))
def test_disagreement_is_per_edge_and_the_mean_of_its_edges_per_node(of: Sheaf, seed: int) -> None:
    x, offsets = stalks_of(of, seed), np.concatenate([[0], np.cumsum(of.sizes)])
    expected, relative = [], []
    for edge in of.edges:
        one = edge.from_u @ x[offsets[edge.u] : offsets[edge.u + 1]]
        two = edge.from_v @ x[offsets[edge.v] : offsets[edge.v + 1]]
        expected.append(np.linalg.norm(two - one))
        relative.append(expected[-1] ** 2 / ((one**2).sum() + (two**2).sum()))
    by_node = [
        np.mean([d for d, e in zip(expected, of.edges, strict=True) if node in (e.u, e.v)] or [0])
        for node in range(len(of.sizes))
    ]

    np.testing.assert_allclose(sheaf.edge_disagreement(of, x), expected, rtol=1e-9, atol=1e-12)
    np.testing.assert_allclose(sheaf.edge_disagreement(of, x, relative=True), relative, rtol=1e-6, atol=1e-9)
    np.testing.assert_allclose(sheaf.node_disagreement(of, x), by_node, rtol=1e-9, atol=1e-12)


def test_a_sheaf_without_edges_agrees() -> None:
    alone = sheaf_of([2, 1], [])

    assert 0.0 == sheaf.energy(alone, [1, 2, 3])
    assert [0, 0] == sheaf.node_disagreement(alone, [1, 2, 3]).tolist()
    assert [1, 2, 3] == sheaf.diffuse(alone, [1, 2, 3], steps=3).tolist()
    assert [0, 0, 0] == sheaf.laplacian(alone, [1, 2, 3]).tolist()


@given(of=sheaves)
def test_both_devices_give_the_same_bytes(of: Sheaf) -> None:
    x = stalks_of(of, 3)
    one, two = (
        [
            sheaf.laplacian(of, x, device=device),
            sheaf.diffuse(of, x, steps=2, step=0.01, weights=np.ones(of.size), device=device),
            sheaf.node_disagreement(of, x, relative=True, device=device),
            np.float64(sheaf.greatest_eigenvalue(of, turns=3, device=device)),
        ]
        for device in DEVICES
    )

    assert [part.tobytes() for part in two] == [part.tobytes() for part in one]


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (
            lambda: sheaf.step_fixed([1, 2, 3], [1, 2], HALF, 2, 2),
            ["3 stalks", "2 restrictions", "2 x 2 = 4"],
        ),
        (lambda: sheaf.step_fixed([], [], HALF, 0, 2), ["0 nodes", "2 numbers"]),
        (lambda: sheaf.step_fixed([], [], HALF, 2, 0), ["2 nodes", "0 numbers"]),
        (lambda: sheaf.step_fixed([1], [1], HALF, 1 << 20, 1 << 12), ["4294967296"]),
        (lambda: sheaf.step_fixed([1], [1], -1, 1, 1), ["damping is -1"]),
        (lambda: sheaf.step([1, 2], [1], 0.5), ["2 stalks", "1 restrictions"]),
        (lambda: sheaf.to_equilibrium([], [], 0.5, tol=1e-6, max_iters=3), ["0 stalks"]),
        (lambda: sheaf.flag_incompatible([1, 2], [1], 0), ["2 stalks before", "1 after"]),
        (lambda: sheaf_of([], []), ["[]"]),
        (lambda: sheaf_of([2, 0], []), ["[2, 0]"]),
        (lambda: sheaf_of([2, 3], [(0, 2, np.eye(2), np.eye(2))]), ["edge 0", "from 0 to 2", "2 nodes"]),
        (lambda: sheaf_of([2, 3], [(0, 1, np.eye(2), np.eye(2))]), ["edge 0", "(2, 2)", "k x 3"]),
        (lambda: sheaf.laplacian(sheaf_of([2, 3], []), [1, 2]), ["2 numbers", "5"]),
    ],
)
def test_an_impossible_argument_is_an_error_that_names_the_numbers(call: object, words: list[str]) -> None:
    with pytest.raises(ValueError) as caught:
        call()  # type: ignore[operator]

    assert [] == [word for word in words if word not in str(caught.value)]
