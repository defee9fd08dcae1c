"""Measures how stages of a dispatch graph fit together: a cellular sheaf, and diffusion along its Laplacian.

Every stage has a vector space of its own, its stalk, and every edge (u, v) maps F_u and F_v from both stalks
into a space that they share. The coboundary is (δx)_e = F_v x_v - F_u x_u, the Laplacian L = δᵀδ. Diffusion
pulls neighbours together where the maps make them comparable; an edge that still disagrees joins stages that
are poor partners (Hansen and Ghrist, Toward a spectral theory of cellular sheaves, 2019).

Without edges and with 0 as the anchor, diffusion is the founding step: s' = s - damping r s.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from vyre.ir.problem import CallError
from vyre.tune.checks import Fixed, Floats, fixed, numbers, output
from vyre.tune.features import SheafEdge
from vyre.tune.kernels import diffusion

TURNS = 64  # of the power iteration: its quotient is then seldom 5 % below the greatest eigenvalue
EPSILON = 1e-12  # added to the size of what an edge compares, so that 0 against 0 agrees

Flags = NDArray[np.uint32]
Indices = NDArray[np.int32]


@dataclass(frozen=True, slots=True, eq=False)
class Sparse:
    """A sparse matrix by rows: elements of row i are values[starts[i]:starts[i + 1]], in columns `places`."""

    starts: Indices
    places: Indices
    values: Floats

    @property
    def parts(self) -> tuple[NDArray[Any], ...]:
        return self.starts, self.places, self.values


@dataclass(frozen=True, slots=True, eq=False)
class Sheaf:
    """The stalks' sizes, the edges, and the matrices that the kernels read; built by `sheaf_of`."""

    sizes: tuple[int, ...]
    edges: tuple[SheafEdge, ...]
    coboundary: Sparse
    transpose: Sparse
    middles: Indices  # in each row of the coboundary, where the part of the edge's second node begins
    coordinates: Indices  # the first row of each edge, and the end
    incidence: Sparse  # for each node its edges, as a mean

    @property
    def size(self) -> int:
        """The size of all stalks together."""
        return sum(self.sizes)


def sheaf_of(sizes: Sequence[int], edges: Iterable[tuple[int, int, ArrayLike, ArrayLike]]) -> Sheaf:
    """Return the sheaf over nodes with stalks of these sizes; an edge is u, v, F_u and F_v."""
    if any(size < 1 for size in sizes) or not sizes:
        raise CallError(f"the stalks' sizes are {list(sizes)}. Fix: pass at least one, none below 1.")
    made = tuple(_edge(sizes, at, edge) for at, edge in enumerate(edges))
    offsets = np.concatenate([[0], np.cumsum(sizes)])
    rows: list[tuple[int, Floats, Floats]] = [
        (at, map_u, map_v)
        for at, e in enumerate(made)
        for map_u, map_v in zip(e.from_u, e.from_v, strict=True)
    ]
    widths = [len(map_u) + len(map_v) for _, map_u, map_v in rows]
    starts = np.concatenate([[0], np.cumsum(widths)]).astype(np.int32)
    middles = np.array([s + len(map_u) for s, (_, map_u, _) in zip(starts, rows, strict=False)], np.int32)
    places = [
        np.concatenate(
            [
                np.arange(len(part)) + offsets[node]
                for node, part in ((made[at].u, map_u), (made[at].v, map_v))
            ]
        )
        for at, map_u, map_v in rows
    ]
    values = [np.concatenate([-map_u, map_v]) for _, map_u, map_v in rows]
    down = Sparse(starts, _joined(places, np.int32), _joined(values, np.float64))
    coordinates = np.concatenate([[0], np.cumsum([len(e.from_u) for e in made])]).astype(np.int32)
    return Sheaf(
        tuple(sizes), made, down, _transposed(down, int(offsets[-1])), middles, coordinates,
        _incidence(len(sizes), made),
    )  # fmt: skip


def coboundary(sheaf: Sheaf, x: ArrayLike, *, device: str | None = None) -> Floats:
    """Return δx: for each edge in order F_v x_v - F_u x_u."""
    stalks = _stalks(sheaf, x)
    if not sheaf.edges:
        return np.zeros(0)
    result: Floats = diffusion.apply(*sheaf.coboundary.parts, stalks, device=device)
    return result


def laplacian(sheaf: Sheaf, x: ArrayLike, out: Floats | None = None, *, device: str | None = None) -> Floats:
    """Return L x = δᵀ δ x."""
    stalks = _stalks(sheaf, x)
    result = output(out, stalks.shape, np.float64)
    if not sheaf.edges:
        result[:] = 0
        return result
    diffusion.laplacian(sheaf.coboundary.parts, sheaf.transpose.parts, stalks, result, device=device)
    return result


def energy(sheaf: Sheaf, x: ArrayLike, *, device: str | None = None) -> float:
    """Return xᵀ L x, the sum over the edges of |(δx)_e|²; diffusion never raises it."""
    return float(_squares(sheaf, x, device)[0].sum())


def greatest_eigenvalue(
    sheaf: Sheaf, *, turns: int = TURNS, seed: int = 0, device: str | None = None
) -> float:
    """Estimate λmax(L) from below, by power iteration from a random start.

    Its relative error after k turns is below ln(n) / k on average (Kuczyński and Woźniakowski, 1992),
    whatever the spectrum, so a step of one over it is far inside 2 / λmax.
    """
    if not sheaf.edges:
        return 0.0
    v = np.random.default_rng(seed).standard_normal(sheaf.size)
    v, spare, quotient = v / np.linalg.norm(v), np.zeros(sheaf.size), np.zeros(1)
    for _ in range(turns):
        diffusion.power_step(sheaf.coboundary.parts, sheaf.transpose.parts, v, spare, quotient, device=device)
        v, spare = spare, v
    return float(quotient[0])


def step_size(sheaf: Sheaf, weight: float = 0.0, *, device: str | None = None) -> float:
    """Return a stable step of diffusion with anchors of at most this weight: one over λmax."""
    greatest = greatest_eigenvalue(sheaf, device=device) + weight
    return 1 / greatest if greatest > 0 else 1.0


def diffuse(
    sheaf: Sheaf, x: ArrayLike, *, steps: int = 1, step: float | None = None, weights: ArrayLike | None =
    None, anchors: ArrayLike | None = None, device: str | None = None,
) -> Floats:  # fmt: skip
    """Apply `steps` times x' = x - step (L x + weights (x - anchors)); anchors default to x itself, and
    without weights nothing is held to them.
    """
    now = _stalks(sheaf, x).copy()
    held = np.zeros(sheaf.size) if weights is None else _stalks(sheaf, weights)
    fixed_at = now.copy() if anchors is None else _stalks(sheaf, anchors)
    size = step_size(sheaf, float(held.max()), device=device) if step is None else step
    spare = np.zeros_like(now)
    for _ in range(steps):
        if sheaf.edges:
            diffusion.diffuse(
                sheaf.coboundary.parts, sheaf.transpose.parts, now, held, fixed_at, spare, size, device=device
            )
        else:
            diffusion.move(now, np.zeros_like(now), held, fixed_at, out=spare, step=size, device=device)
        now, spare = spare, now
    return now


def edge_disagreement(
    sheaf: Sheaf, x: ArrayLike, *, relative: bool = False, device: str | None = None
) -> Floats:
    """Return |(δx)_e| of each edge; relative, |(δx)_e|² / (|F_u x_u|² + |F_v x_v|² + ε), at most 2."""
    square, scale = _squares(sheaf, x, device)
    return square / (scale + EPSILON) if relative else np.sqrt(square)


def node_disagreement(
    sheaf: Sheaf, x: ArrayLike, *, relative: bool = False, device: str | None = None
) -> Floats:
    """Return the mean of `edge_disagreement` over the edges of each node; 0 without any."""
    edges = edge_disagreement(sheaf, x, relative=relative, device=device)
    result: Floats = diffusion.apply(*sheaf.incidence.parts, edges, device=device)
    return result


def step(
    stalks: ArrayLike, restrictions: ArrayLike, damping: float, out: Floats | None = None, *, device: str |
    None = None,
) -> Floats:  # fmt: skip
    """Return the founding step, a sheaf without edges: s - damping r s."""
    s, r = _pair(stalks, restrictions)
    result = output(out, s.shape, np.float64)
    diffusion.damp(s, r, out=result, damping=float(damping), device=device)
    return result


def step_fixed(
    stalks: ArrayLike, restrictions: ArrayLike, damping: int, n_nodes: int, d: int, *, out: Fixed | None =
    None, device: str | None = None,
) -> Fixed:  # fmt: skip
    """Return the founding step in 16.16 for n_nodes stalks of d numbers, exact and clamped at 0."""
    s, r = fixed(stalks, "stalks"), fixed(restrictions, "restrictions")
    if n_nodes < 1 or d < 1 or n_nodes * d >= 1 << 32:
        what = f"{n_nodes} nodes of {d} numbers are {n_nodes * d} in all"
        raise CallError(f"{what}. Fix: pass sizes whose product is from 1 to {(1 << 32) - 1}.")
    if not s.size == r.size == n_nodes * d:
        what = (
            f"there are {s.size} stalks and {r.size} restrictions for {n_nodes} x {d} = {n_nodes * d} numbers"
        )
        raise CallError(f"{what}. Fix: pass {n_nodes * d} of each.")
    if not 0 <= damping < 1 << 32:
        raise CallError(f"damping is {damping}, and u32 ends at {(1 << 32) - 1}. Fix: pass 16.16 in u32.")
    result = output(out, s.shape, np.uint32)
    diffusion.damp_fixed(s, r, out=result, damping=damping, device=device)
    return result


def to_equilibrium(
    stalks: ArrayLike, restrictions: ArrayLike, damping: float, *, tol: float, max_iters: int, device: str |
    None = None,
) -> tuple[Floats, int]:  # fmt: skip
    """Repeat founding steps until none changes a number by `tol` or more; return the stalks and the count."""
    now, r = _pair(stalks, restrictions)
    now, spare, largest = now.copy(), np.zeros_like(now), np.zeros(1, np.uint64)
    for turn in range(max_iters):
        largest[0] = 0
        diffusion.damp_until(now, r, spare, largest, float(damping), device=device)
        now, spare = spare, now
        if largest.view(np.float64)[0] < tol:
            return now, turn + 1
    return now, max_iters


def flag_incompatible(
    before: ArrayLike, after: ArrayLike, threshold: float, *, device: str | None = None
) -> Flags:
    """Return 1 where |before - after| > threshold, else 0."""
    old, new = numbers(before, "stalks before"), numbers(after, "stalks after")
    if old.shape != new.shape:
        raise CallError(
            f"there are {old.size} stalks before and {new.size} after. Fix: pass as many of each."
        )
    flags: Flags = diffusion.flag(old, new, threshold=float(threshold), device=device)
    return flags


def _pair(stalks: ArrayLike, restrictions: ArrayLike) -> tuple[Floats, Floats]:
    s, r = numbers(stalks, "stalks"), numbers(restrictions, "restrictions")
    if s.size != r.size or s.size == 0:
        what = f"there are {s.size} stalks and {r.size} restrictions"
        raise CallError(f"{what}. Fix: pass as many of each, at least one.")
    return s, r


def _stalks(sheaf: Sheaf, x: ArrayLike) -> Floats:
    array = numbers(x, "stalks")
    if array.size != sheaf.size:
        what = f"there are {array.size} numbers for {len(sheaf.sizes)} stalks of {sheaf.size} in all"
        raise CallError(f"{what}. Fix: pass the stalks one after the other, {sheaf.size} numbers.")
    return array


def _squares(sheaf: Sheaf, x: ArrayLike, device: str | None) -> tuple[Floats, Floats]:
    stalks = _stalks(sheaf, x)
    count = len(sheaf.edges)
    if not count:
        return np.zeros(0), np.zeros(0)
    starts, places, values = sheaf.coboundary.parts
    square, scale = diffusion.disagree(
        sheaf.coordinates, starts, sheaf.middles, places, values, stalks, device=device
    )
    return square, scale


def _edge(sizes: Sequence[int], at: int, edge: tuple[int, int, ArrayLike, ArrayLike]) -> SheafEdge:
    u, v, from_u, from_v = edge
    map_u, map_v = np.atleast_2d(np.asarray(from_u, float)), np.atleast_2d(np.asarray(from_v, float))
    if not (0 <= u < len(sizes) and 0 <= v < len(sizes)):
        raise CallError(f"edge {at} goes from {u} to {v} of {len(sizes)} nodes. Fix: count nodes from 0.")
    if map_u.shape[1] != sizes[u] or map_v.shape[1] != sizes[v] or len(map_u) != len(map_v):
        wanted = f"k x {sizes[u]} and k x {sizes[v]}"
        raise CallError(f"edge {at} has maps of {map_u.shape} and {map_v.shape}. Fix: pass maps of {wanted}.")
    return SheafEdge(u, v, map_u, map_v)


def _transposed(matrix: Sparse, columns: int) -> Sparse:
    order = np.argsort(matrix.places, kind="stable")
    rows = np.repeat(np.arange(len(matrix.starts) - 1), np.diff(matrix.starts))
    counts = np.bincount(matrix.places, minlength=columns)
    starts = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    return Sparse(starts, rows[order].astype(np.int32), matrix.values[order])


def _incidence(nodes: int, edges: Sequence[SheafEdge]) -> Sparse:
    touching = [[at for at, edge in enumerate(edges) if node in (edge.u, edge.v)] for node in range(nodes)]
    starts = np.concatenate([[0], np.cumsum([len(edges_of) for edges_of in touching])]).astype(np.int32)
    values = [np.full(len(edges_of), 1 / max(len(edges_of), 1)) for edges_of in touching]
    return Sparse(
        starts, _joined([np.array(edges_of) for edges_of in touching], np.int32), _joined(values, np.float64)
    )


def _joined(parts: Sequence[NDArray[Any]], dtype: type) -> NDArray[Any]:
    return np.concatenate([np.zeros(0), *parts]).astype(dtype)
