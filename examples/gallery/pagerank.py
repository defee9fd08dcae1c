"""PageRank of a graph in compressed rows.

A page gets a share of the rank of each page that links to it: `lib.csr_matvec` multiplies the matrix of links
by the ranks, and a kernel adds the damping, which the pipeline fuses into the product. The picture shows the
ranks, sorted, on logarithmic scales.
"""

import numpy as np
from pictures import show

import vyre as vy
from vyre import Buf, Out, f32, gid, lib

SMALL, LARGE = 500, 60_000
DAMPING, ROUNDS = 0.85, 20


@vy.kernel
def damped(total: Buf[f32], new: Out[f32]):
    new[gid()] = (1.0 - DAMPING) / f32(len(total)) + DAMPING * total[gid()]


@vy.pipeline
def spread(first, source, weights, rank):
    return damped(lib.csr_matvec(first, source, weights, rank))


def compute(first, source, weights):
    rank = np.full(len(first) - 1, 1 / (len(first) - 1), np.float32)
    for _ in range(ROUNDS):
        rank = spread(first, source, weights, rank)
    return rank


def plain(first, source, weights):
    rank = np.full(len(first) - 1, 1 / (len(first) - 1), np.float32)
    for _ in range(ROUNDS):
        along = np.concatenate([[0], np.cumsum(rank[source] * weights, dtype=np.float64)])
        sums = along[first[1:]] - along[first[:-1]]
        rank = ((1 - DAMPING) / len(rank) + DAMPING * sums).astype(np.float32)
    return rank


def inputs(n):
    rng = np.random.default_rng(6)
    links = 8 * n
    target = np.sort((n * rng.random(links) ** 3).astype(np.int32))
    source = rng.integers(0, n, links).astype(np.int32)
    first = np.searchsorted(target, np.arange(n + 1)).astype(np.int32)
    links_of = np.bincount(source, minlength=n)
    return first, source, (1 / links_of[source]).astype(np.float32)


def draw(rank, *_):
    height, width = 240, 420
    ordered = np.sort(rank)[::-1]
    place = np.unique(np.geomspace(1, len(ordered), 4 * width).astype(int)) - 1
    across = (np.log(place + 1) / np.log(len(ordered)) * (width - 1)).astype(int)
    logs = np.log(ordered[place])
    down = ((logs[0] - logs) / (logs[0] - logs[-1] + 1e-9) * (height - 1)).astype(int)
    picture = np.full((height, width, 3), 250, np.uint8)
    for c, r in enumerate(np.interp(np.arange(width), across, down).astype(int)):
        picture[r:, c] = (90, 160, 190)
        picture[max(r - 1, 0) : r + 2, c] = (8, 24, 58)
    return picture


if __name__ == "__main__":
    show(__name__)
