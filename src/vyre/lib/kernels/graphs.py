# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Graphs in rows: vertex v has edges to columns[k] for k from starts[v] to starts[v + 1].

For each search there is a form for one thread, with a queue, and one by frontiers, whose vertices are handled
side by side. Both have the same result: it does not depend on the order of visits.
"""

from __future__ import annotations

from vyre import (
    Buf,
    Const,
    InOut,
    Out,
    atomic_add,
    atomic_compare_exchange,
    atomic_exchange,
    atomic_min,
    dtype,
    gid,
    i32,
    i64,
    kernel,
)  # fmt: skip


@kernel(workgroup=1)
def search_alone(starts: Buf[S], columns: Buf[S], levels: InOut[i32], queue: InOut[i32], S: Const[dtype]):
    """The number of edges from the vertex of level 0 to each other."""
    tail = 1
    for head in range(len(levels)):
        if head < tail:
            v = queue[head]
            for k in range(i32(starts[v]), i32(starts[v + 1])):
                u = columns[k]
                if levels[u] < 0:
                    levels[u] = levels[v] + 1
                    queue[tail] = i32(u)
                    tail += 1


@kernel
def search_frontier(
    starts: Buf[S], columns: Buf[S], levels: InOut[i32], front: Buf[i32], after: InOut[i32],
    count: InOut[i32], depth: i32, S: Const[dtype],
):  # fmt: skip
    """The next frontier: vertices without a level, each once."""
    v = front[gid()]
    for k in range(i32(starts[v]), i32(starts[v + 1])):
        u = columns[k]
        if levels[u] < 0 and atomic_compare_exchange(levels, u, -1, depth) == -1:
            after[atomic_add(count, 0, 1)] = i32(u)


@kernel(workgroup=1)
def paths_alone(
    starts: Buf[S], columns: Buf[S], weights: Buf[T], distances: InOut[T], queue: InOut[i32],
    waits: InOut[i32], most: i64, S: Const[dtype], T: Const[dtype],
):  # fmt: skip
    """Distances by a queue of vertices whose distance has become less; `waits` marks those in it."""
    n = len(distances)
    head, count = 0, 1
    for _ in range(most):
        if count == 0:
            break
        v = queue[head]
        head = head + 1 if head + 1 < n else 0
        count -= 1
        waits[v] = 0
        for k in range(i32(starts[v]), i32(starts[v + 1])):
            u = columns[k]
            reached = distances[v] + weights[k]
            if reached < distances[u]:
                distances[u] = reached
                if waits[u] == 0:
                    waits[u] = 1
                    tail = head + count
                    queue[tail if tail < n else tail - n] = i32(u)
                    count += 1


@kernel
def paths_frontier(
    starts: Buf[S], columns: Buf[S], weights: Buf[T], distances: InOut[T], front: Buf[i32], after: InOut[i32],
    waits: InOut[i32], count: InOut[i32], round: i32, S: Const[dtype], T: Const[dtype],
):  # fmt: skip
    """Relax the edges of the vertices of a frontier; those that become less are the next one."""
    v = front[gid()]
    near = atomic_min(distances, v, T(float("inf")))
    for k in range(i32(starts[v]), i32(starts[v + 1])):
        u = columns[k]
        reached = near + weights[k]
        if reached < atomic_min(distances, u, reached) and atomic_exchange(waits, u, round) != round:
            after[atomic_add(count, 0, 1)] = i32(u)


@kernel(workgroup=1)
def join_alone(starts: Buf[S], columns: Buf[S], labels: InOut[i32], S: Const[dtype]):
    """The least vertex of each component: roots are joined, the greater to the lesser."""
    for v in range(len(labels)):
        for k in range(i32(starts[v]), i32(starts[v + 1])):
            a = v
            for _ in range(len(labels)):
                if labels[a] == a:
                    break
                labels[a] = labels[labels[a]]
                a = labels[a]
            b = i32(columns[k])
            for _ in range(len(labels)):
                if labels[b] == b:
                    break
                labels[b] = labels[labels[b]]
                b = labels[b]
            if a < b:
                labels[b] = a
            elif b < a:
                labels[a] = b
    for v in range(len(labels)):
        labels[v] = labels[labels[v]]


@kernel
def hook(starts: Buf[S], columns: Buf[S], labels: InOut[i32], changed: InOut[i32], S: Const[dtype]):
    """Give the roots of neighbours the lesser label."""
    v = gid()
    for k in range(i32(starts[v]), i32(starts[v + 1])):
        a, b = labels[v], labels[columns[k]]
        if a != b and atomic_min(labels, max(a, b), min(a, b)) > min(a, b):
            changed[0] = 1


@kernel
def jump(labels: InOut[i32]):
    """Follow labels to their roots."""
    v = gid()
    label = labels[v]
    for _ in range(len(labels)):
        above = labels[label]
        if above == label:
            break
        label = above
    labels[v] = label


@kernel
def counting(y: Out[i32, "n"], like: Buf[S], n: i32, S: Const[dtype]):
    y[gid()] = gid()


@kernel
def shares(
    ranks: Buf[T, "n"], starts: Buf[S], y: Out[T, "n"], lost: Out[T, "n"], S: Const[dtype], T: Const[dtype]
):
    """The share of a vertex for each neighbour, or for all vertices if it has none."""
    degree = i32(starts[gid() + 1]) - i32(starts[gid()])
    y[gid()] = ranks[gid()] / T(degree) if degree > 0 else T(0)
    lost[gid()] = ranks[gid()] if degree == 0 else T(0)


@kernel
def ranked(
    gained: Buf[T, "n"], lost: Buf[T], ranks: Buf[T, "n"], y: Out[T, "n"], change: Out[T, "n"], damping: T,
    T: Const[dtype],
):  # fmt: skip
    n = T(len(gained))
    rank = (1 - damping) / n + damping * (gained[gid()] + lost[0] / n)
    y[gid()] = rank
    change[gid()] = abs(rank - ranks[gid()])


@kernel
def triangles(starts: Buf[S], columns: Buf[S], y: Out[i64, "n"], n: i32, S: Const[dtype]):
    """The triangles whose least vertex this is: common neighbours of it and of each greater neighbour."""
    v = gid()
    end = i32(starts[v + 1])
    found = i64(0)
    for k in range(i32(starts[v]), end):
        u = columns[k]
        if i32(u) > v:
            a, b = k + 1, i32(starts[u])
            last = i32(starts[u + 1])
            for _ in range(end - a + last - b):
                if a >= end or b >= last:
                    break
                one, other = columns[a], columns[b]
                if one == other and one > u:
                    found += 1
                a += i32(one <= other)
                b += i32(other <= one)
    y[v] = found


@kernel
def put(x: InOut[T], at: i32, value: T, T: Const[dtype]):
    x[at] = value
