"""Kernels from signals, physics, text and graphs, as one writes them, against NumPy and plain Python."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import (
    Buf,
    Const,
    InOut,
    Out,
    atomic_add,
    atomic_compare_exchange,
    atomic_min,
    barrier,
    bool_,
    f32,
    f64,
    gid,
    i32,
    lid,
    rsqrt,
    shared,
    sqrt,
    u8,
    u32,
    wid,
)

Array = np.ndarray[Any, Any]
BLOCK = 128

# mypy: disable-error-code="no-untyped-def"


@pytest.fixture(params=["cpu", "reference"])
def device(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def rng() -> np.random.Generator:
    return np.random.default_rng(11)


@vy.kernel
def fir(x: Buf[f64], taps: Buf[f64], y: Out[f64]):
    n = gid()
    acc = f64(0)
    for k in range(len(taps)):
        if n - k >= 0:
            acc += taps[k] * x[n - k]
    y[n] = acc


def test_a_filter_of_a_signal(device: str, rng: np.random.Generator) -> None:
    x, taps = rng.integers(-50, 50, 1000).astype(float), rng.integers(-9, 9, 31).astype(float)

    assert np.array_equal(np.convolve(x, taps)[:1000], fir(x, taps, y=np.zeros(1000), device=device))


@vy.kernel
def biquad(x: Buf[f64, 2], c: Buf[f64], y: Out[f64, 2]):
    """A recursive filter along each row."""
    row = gid()
    s1, s2 = f64(0), f64(0)
    for t in range(x.shape[1]):
        v = x[row, t]
        out = c[0] * v + s1
        s1 = c[1] * v - c[3] * out + s2
        s2 = c[2] * v - c[4] * out
        y[row, t] = out


def test_a_recursive_filter_of_many_signals(device: str, rng: np.random.Generator) -> None:
    x, (b0, b1, b2, a1, a2) = rng.random((37, 50)), (0.2, 0.4, 0.2, -0.5, 0.1)
    expected = np.zeros_like(x)
    s1, s2 = np.zeros(37), np.zeros(37)
    for t in range(50):
        expected[:, t] = b0 * x[:, t] + s1
        s1 = b1 * x[:, t] - a1 * expected[:, t] + s2
        s2 = b2 * x[:, t] - a2 * expected[:, t]
    found = np.zeros_like(x)
    biquad(x, np.array([b0, b1, b2, a1, a2]), y=found, domain=37, device=device)

    assert np.array_equal(expected, found)


@vy.kernel
def fft_stage(re: InOut[f64], im: InOut[f64], cos: Buf[f64], sin: Buf[f64], half: i32):
    """The butterflies of one stage, an invocation for each pair."""
    t = gid()
    k = t % half
    low = (t // half) * 2 * half + k
    high = low + half
    at = k * (len(re) // (2 * half))
    c, s = cos[at], sin[at]
    xr = re[high] * c - im[high] * s
    xi = re[high] * s + im[high] * c
    re[high], im[high] = re[low] - xr, im[low] - xi
    re[low], im[low] = re[low] + xr, im[low] + xi


def test_a_fourier_transform_by_stages(device: str, rng: np.random.Generator) -> None:
    bits = 8
    n = 1 << bits
    x = rng.random(n)
    order = [int(f"{k:0{bits}b}"[::-1], 2) for k in range(n)]
    re, im = x[order].copy(), np.zeros(n)
    angle = -2 * np.pi * np.arange(n // 2) / n
    for stage in range(bits):
        fft_stage(re, im, np.cos(angle), np.sin(angle), 1 << stage, domain=n // 2, device=device)

    assert np.allclose(np.fft.fft(x), re + 1j * im, atol=1e-10)


@vy.kernel
def forces(p: Buf[f32, 2], v: InOut[f32, 2], mass: Buf[f32], dt: f32):
    i = gid()
    ax, ay, az = 0.0, 0.0, 0.0
    for j in range(p.shape[0]):
        dx, dy, dz = p[j, 0] - p[i, 0], p[j, 1] - p[i, 1], p[j, 2] - p[i, 2]
        inverse = 1 / sqrt(dx * dx + dy * dy + dz * dz + 1e-3)
        w = mass[j] * inverse * inverse * inverse
        ax, ay, az = ax + w * dx, ay + w * dy, az + w * dz
    v[i, 0] += dt * ax
    v[i, 1] += dt * ay
    v[i, 2] += dt * az


def test_bodies_pull_each_other(device: str, rng: np.random.Generator) -> None:
    p, v, mass = rng.random((65, 3), np.float32), np.zeros((65, 3), np.float32), rng.random(65, np.float32)
    expected = np.zeros_like(v)
    for j in range(65):
        d = p[j] - p
        inverse = np.float32(1) / np.sqrt(
            d[:, 0] * d[:, 0] + d[:, 1] * d[:, 1] + d[:, 2] * d[:, 2] + np.float32(1e-3)
        )
        expected = expected + (mass[j] * inverse * inverse * inverse)[:, None] * d
    forces(p, v, mass, 0.5, domain=65, device=device)

    assert np.array_equal(np.float32(0.5) * expected, v)


@vy.kernel
def diffuse(u: Buf[f64, 3], out: Out[f64, 3], k: f64):
    x, y, z = gid(0), gid(1), gid(2)
    around = (
        u[x - 1, y, z] + u[x + 1, y, z] + u[x, y - 1, z] + u[x, y + 1, z] + u[x, y, z - 1] + u[x, y, z + 1]
    )
    out[x, y, z] = u[x, y, z] + k * (around - 6 * u[x, y, z])


def test_heat_spreads_in_a_block(device: str, rng: np.random.Generator) -> None:
    u = rng.random((9, 17, 35))
    p = np.pad(u, 1)
    mid = slice(1, -1)
    around = p[:-2, mid, mid] + p[2:, mid, mid] + p[mid, :-2, mid] + p[mid, 2:, mid]
    around = around + p[mid, mid, :-2] + p[mid, mid, 2:]

    assert np.array_equal(u + 0.1 * (around - 6 * u), diffuse(u, k=0.1, device=device))


@vy.kernel(workgroup=BLOCK)
def histogram(x: Buf[u8], counts: InOut[u32]):
    """Each workgroup counts for itself, and adds what it found at the end."""
    own = shared(u32, 256)
    for k in range(gid(), len(x), vy.domain()):
        atomic_add(own, x[k], 1)
    barrier()
    for b in range(lid(), 256, BLOCK):
        if own[b] > 0:
            atomic_add(counts, b, own[b])


def test_a_histogram_in_shared_memory(device: str, rng: np.random.Generator) -> None:
    x = rng.integers(0, 256, 5000).astype(np.uint8)
    counts = np.zeros(256, np.uint32)
    histogram(x, counts, groups=7, device=device)

    assert np.array_equal(np.bincount(x, minlength=256), counts)


@vy.kernel(workgroup=BLOCK)
def prefix_sums(x: Buf[i32], y: Out[i32], totals: Out[i32]):
    """The sums within each block, by doubling."""
    a = shared(i32, BLOCK)
    b = shared(i32, BLOCK)
    t = lid()
    a[t] = x[gid()]
    barrier()
    step = 1
    for _ in range(7):
        b[t] = a[t] + (a[t - step] if t >= step else 0)
        barrier()
        a[t] = b[t]
        barrier()
        step *= 2
    y[gid()] = a[t]
    if t == BLOCK - 1:
        totals[wid()] = a[t]


def test_prefix_sums_of_blocks(device: str, rng: np.random.Generator) -> None:
    x = rng.integers(-100, 100, 5 * BLOCK + 3).astype(np.int32)
    y, totals = prefix_sums(x, np.zeros_like(x), np.zeros(6, np.int32), groups=6, device=device)
    blocks = [x[at : at + BLOCK] for at in range(0, x.size, BLOCK)]

    assert np.array_equal(np.concatenate([np.cumsum(block) for block in blocks]), y)
    assert [block.sum() for block in blocks] == totals.tolist()


@vy.kernel(workgroup=64)
def distances(words: Buf[u8, 2], sizes: Buf[i32], query: Buf[u8], out: Out[i32]):
    """Levenshtein: a workgroup for each word goes through the diagonals of its table."""
    old = shared(i32, 65)
    now = shared(i32, 65)
    new = shared(i32, 65)
    t, w = lid(), wid()
    n, m = len(query), sizes[w]
    for d in range(n + m + 1):
        for i in range(t, 65, 64):
            j = d - i
            if 0 <= j <= m and i <= n:
                best = 0
                if i == 0:
                    best = j
                elif j == 0:
                    best = i
                else:
                    change = 0 if query[i - 1] == words[w, j - 1] else 1
                    best = min(old[i - 1] + change, min(now[i - 1], now[i]) + 1)
                new[i] = best
        barrier()
        for i in range(t, 65, 64):
            old[i] = now[i]
            now[i] = new[i]
        barrier()
    if t == 0:
        out[w] = now[n]


def plain_distance(a: str, b: str) -> int:
    row = list(range(len(b) + 1))
    for i, one in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, other in enumerate(b, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (one != other))
    return row[-1]


def test_distances_between_words(device: str) -> None:
    words = ["kitten", "sitting", "", "mitten", "saturday", "sunday", "s" * 40]
    table = np.zeros((len(words), 40), np.uint8)
    for row, word in zip(table, words, strict=True):
        row[: len(word)] = list(word.encode())
    sizes = np.array([len(word) for word in words], np.int32)
    for query in ("sitting", "sunday", "x"):
        given = np.frombuffer(query.encode(), np.uint8)
        out = np.zeros(len(words), np.int32)
        distances(table, sizes, given, out, groups=len(words), device=device)

        assert [plain_distance(query, word) for word in words] == out.tolist()


@vy.kernel
def expand(
    heads: Buf[i32],
    edges: Buf[i32],
    level: InOut[i32],
    frontier: Buf[i32],
    found: InOut[i32],
    size: InOut[u32],
    depth: i32,
):
    """The neighbours of a frontier that nobody has seen; who is first puts them into the next one."""
    at = frontier[gid()]
    for e in range(heads[at], heads[at + 1]):
        other = edges[e]
        if atomic_compare_exchange(level, other, -1, depth) == -1:
            place = atomic_add(size, 0, 1)
            found[place] = other


def plain_levels(heads: Array, edges: Array, start: int) -> list[int]:
    levels, frontier = {start: 0}, [start]
    while frontier:
        following = []
        for at in frontier:
            for other in edges[heads[at] : heads[at + 1]]:
                if int(other) not in levels:
                    levels[int(other)] = levels[at] + 1
                    following.append(int(other))
        frontier = following
    return [levels.get(n, -1) for n in range(len(heads) - 1)]


def test_breadth_first_search(device: str, rng: np.random.Generator) -> None:
    n = 300
    counts = rng.integers(0, 4, n)
    heads = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    edges = rng.integers(0, n, heads[-1]).astype(np.int32)
    level = np.full(n, -1, np.int32)
    level[0] = 0
    frontier, depth = np.array([0], np.int32), 0
    while frontier.size:
        depth += 1
        found, size = np.zeros(n, np.int32), np.zeros(1, np.uint32)
        expand(heads, edges, level, frontier, found, size, depth, domain=frontier.size, device=device)
        frontier = found[: size[0]].copy()

    assert plain_levels(heads, edges, 0) == level.tolist()


@vy.kernel
def relax(source: Buf[i32], target: Buf[i32], weight: Buf[u32], distance: InOut[u32], changed: InOut[u32]):
    """Bellman-Ford: an invocation for each edge."""
    e = gid()
    far = distance[source[e]]
    if far != 0xFFFFFFFF and atomic_min(distance, target[e], far + weight[e]) > far + weight[e]:
        changed[0] = 1


def test_shortest_ways(device: str, rng: np.random.Generator) -> None:
    source, target = rng.integers(0, 50, (2, 200)).astype(np.int32)
    weight = rng.integers(1, 100, 200).astype(np.uint32)
    plain = np.full(50, 2**32 - 1)
    plain[0] = 0
    for _ in range(50):
        np.minimum.at(plain, target, np.where(plain[source] < 2**32 - 1, plain[source] + weight, 2**32 - 1))
    distance = np.full(50, 2**32 - 1, np.uint32)
    distance[0] = 0
    changed = np.ones(1, np.uint32)
    while changed[0]:
        changed[0] = 0
        relax(source, target, weight, distance, changed, domain=200, device=device)

    assert plain.tolist() == distance.tolist()


@vy.kernel
def live(old: Buf[bool_, 2], new: Out[bool_, 2]):
    """Conway's game on a torus."""
    h, w = old.shape[0], old.shape[1]
    i, j = gid(0), gid(1)
    n = 0
    for di in vy.unroll(range(-1, 2)):
        for dj in vy.unroll(range(-1, 2)):
            if (di != 0 or dj != 0) and old[(i + di) % h, (j + dj) % w]:
                n += 1
    new[i, j] = n == 3 or (n == 2 and old[i, j])


def test_a_game_of_life(device: str, rng: np.random.Generator) -> None:
    plain = found = rng.random((33, 70)) < 0.4
    for _ in range(5):
        around = sum(
            np.roll(plain, (a, b), (0, 1)).astype(int) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b
        )
        plain = (around == 3) | (plain & (around == 2))
        found = live(found, device=device)

    assert np.array_equal(plain, found)


@vy.kernel
def times_sparse(heads: Buf[i32], columns: Buf[i32], values: Buf[f64], x: Buf[f64], y: Out[f64]):
    row = gid()
    total = f64(0)
    for k in range(heads[row], heads[row + 1]):
        total += values[k] * x[columns[k]]
    y[row] = total


def test_a_sparse_matrix_times_a_vector(device: str, rng: np.random.Generator) -> None:
    matrix = np.where(rng.random((90, 70)) < 0.1, rng.integers(-9, 9, (90, 70)), 0).astype(float)
    x = rng.integers(-9, 9, 70).astype(float)
    rows, columns = np.nonzero(matrix)
    heads = np.searchsorted(rows, np.arange(91)).astype(np.int32)
    found = times_sparse.over(90)(heads, columns.astype(np.int32), matrix[rows, columns], x, device=device)

    assert np.array_equal(matrix @ x, found)


@vy.kernel
def sorted_by_swaps(x: InOut[i32], log: Const[int]):
    """Bitonic: the whole grid waits after every step; a power of two of elements."""
    i = gid()
    for a in range(log):
        for b in range(a + 1):
            apart = 1 << (a - b)
            other = i ^ apart
            if other > i:
                up = (i & (2 << a)) == 0
                if (x[i] > x[other]) == up:
                    x[i], x[other] = x[other], x[i]
            vy.grid_sync()


def test_a_sort_in_which_all_wait_for_all(device: str, rng: np.random.Generator) -> None:
    x = rng.integers(-1000, 1000, 256).astype(np.int32)

    assert np.array_equal(np.sort(x), sorted_by_swaps(x.copy(), log=8, device=device))


@vy.kernel
def occurrences(text: Buf[u8], pattern: Buf[u8], count: InOut[u32], first: InOut[u32]):
    i = gid()
    if i + len(pattern) > len(text):
        return
    for k in range(len(pattern)):
        if text[i + k] != pattern[k]:
            return
    atomic_add(count, 0, 1)
    atomic_min(first, 0, u32(i))


def test_occurrences_in_a_text(device: str) -> None:
    text = b"the cat sat on the mat; the hat was on that cat" * 20
    for pattern in (b"the", b"at", b"t", b"that cat", b"dog"):
        count, first = np.zeros(1, np.uint32), np.full(1, 2**32 - 1, np.uint32)
        given = (np.frombuffer(text, np.uint8), np.frombuffer(pattern, np.uint8))
        occurrences(*given, count, first, domain=len(text), device=device)
        starts = [at for at in range(len(text)) if text.startswith(pattern, at)]

        assert (len(starts), min(starts, default=2**32 - 1)) == (count[0], first[0])


@vy.kernel
def normalized(x: InOut[f32, 2]):
    row = gid()
    total = 0.0
    for k in range(x.shape[1]):
        total += x[row, k] * x[row, k]
    scale = rsqrt(total) if total > 0 else 0.0
    for k in range(x.shape[1]):
        x[row, k] *= scale


def test_rows_of_length_one(device: str, rng: np.random.Generator) -> None:
    x = rng.random((40, 30), np.float32)
    x[7] = 0
    y = normalized(x.copy(), domain=40, device=device)

    assert np.allclose(np.where(np.arange(40) == 7, 0, 1), np.linalg.norm(y, axis=1), atol=1e-6)
