"""PageRank of a graph in compressed rows.

One invocation adds the ranks of the pages that link to its own: a loop whose length is in the data. The
picture shows the ranks, sorted, on logarithmic scales.
"""

import numpy as np
from pictures import show

import vyre as vy
from vyre import Buf, Out, f32, gid, i32

SMALL, LARGE = 500, 60_000
DAMPING, ROUNDS = 0.85, 20


@vy.kernel
def spread(first: Buf[i32, "m"], source: Buf[i32, "e"], share: Buf[f32, "n"], rank: Buf[f32, "n"],
           new: Out[f32, "n"]):  # fmt: skip
    i = gid()
    total = f32(0)
    for e in range(first[i], first[i + 1]):
        total += rank[source[e]] * share[source[e]]
    new[i] = (1.0 - DAMPING) / f32(len(rank)) + DAMPING * total


def compute(first, source, share):
    rank = np.full(len(share), 1 / len(share), np.float32)
    for _ in range(ROUNDS):
        rank = spread(first, source, share, rank, domain=len(rank))
    return rank


def plain(first, source, share):
    rank = np.full(len(share), 1 / len(share), np.float32)
    for _ in range(ROUNDS):
        along = np.concatenate([[0], np.cumsum((rank * share)[source], dtype=np.float64)])
        sums = along[first[1:]] - along[first[:-1]]
        rank = ((1 - DAMPING) / len(rank) + DAMPING * sums).astype(np.float32)
    return rank


def inputs(n):
    rng = np.random.default_rng(6)
    links = 8 * n
    target = np.sort((n * rng.random(links) ** 3).astype(np.int32))
    source = rng.integers(0, n, links).astype(np.int32)
    first = np.searchsorted(target, np.arange(n + 1)).astype(np.int32)
    return first, source, (1 / np.maximum(np.bincount(source, minlength=n), 1)).astype(np.float32)


def draw(rank):
    height, width = 240, 420
    ordered = np.sort(rank)[::-1]
    place = np.unique(np.geomspace(1, len(ordered), 4 * width).astype(int)) - 1
    across = (np.log(place + 1) / np.log(len(ordered)) * (width - 1)).astype(int)
    logs = np.log(ordered[place])
    down = ((logs[0] - logs) / (logs[0] - logs[-1] + 1e-9) * (height - 1)).astype(int)
    picture = np.full((height, width, 3), 250, np.uint8)
    for c, r in zip(across, down, strict=True):
        picture[r:, c] = (90, 160, 190)
        picture[max(r - 1, 0) : r + 2, c] = (8, 24, 58)
    return picture


if __name__ == "__main__":
    show(__name__)
