"""Group kernels: local ids, workgroup memory, barriers, subgroups, grid_sync."""

import numpy as np

from reference.launching import launch, zeros

TREE = """
    @kernel(workgroup=64)
    def total(x: Buf[i64], y: Out[i64]):
        part = shared(i64, 64)
        t = lid()
        part[t] = x[gid()]
        barrier()
        step = 32
        for turn in range(6):
            if t < step:
                part[t] += part[t + step]
            barrier()
            step = step // 2
        if t == 0:
            y[wid()] = part[0]
"""


def test_a_tree_adds_up_each_workgroup() -> None:
    x = np.arange(64 * 2000, dtype=np.int64)
    result = launch(TREE, 2000, x=x, y=zeros(2000, np.int64))

    assert x.reshape(2000, 64).sum(axis=1).tolist() == result["y"].tolist()


def test_workgroup_memory_starts_at_zero_for_every_group() -> None:
    text = """
        @kernel(workgroup=32)
        def k(y: Out[i32]):
            a = shared(i32, 32)
            y[gid()] = a[lid()]
            barrier()
            a[lid()] = 7
    """
    assert 0 == np.abs(launch(text, 5000, y=np.ones(160_000, np.int32))["y"]).sum()


def test_ids_of_a_two_dimensional_group_kernel() -> None:
    text = """
        @kernel(workgroup=(2, 4))
        def k(y: Out[i32, 2], z: Out[i32, 2]):
            i = gid(0)
            j = gid(1)
            y[i, j] = wid(0) * 1000 + wid(1) * 100 + lid(0) * 10 + lid(1)
            sizes = domain(0) * 1000 + domain(1) * 100 + group_size(1) * 10000
            z[i, j] = sizes + num_groups(0) * 10 + num_groups(1)
    """
    result = launch(text, (3, 2), y=zeros((6, 8)), z=zeros((6, 8)))

    i, j = np.indices((6, 8))
    assert (i // 2 * 1000 + j // 4 * 100 + i % 2 * 10 + j % 4).tolist() == result["y"].tolist()
    assert [46_832] == np.unique(result["z"]).tolist()


def test_a_tiled_transpose_in_two_dimensions() -> None:
    text = """
        @kernel(workgroup=(8, 8))
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            tile = shared(f32, (8, 8))
            tile[lid(0), lid(1)] = x[gid(0), gid(1)]
            barrier()
            y[wid(1) * 8 + lid(0), wid(0) * 8 + lid(1)] = tile[lid(1), lid(0)]
    """
    x = np.arange(13 * 30, dtype=np.float32).reshape(13, 30)
    result = launch(text, (2, 4), x=x, y=zeros((30, 13), np.float32))

    assert x.T.tolist() == result["y"].tolist()


def test_three_dimensional_groups_run_row_major() -> None:
    text = """
        @kernel(workgroup=(2, 2, 8))
        def k(y: Out[i32], z: Out[i32]):
            at = (lid(0) * 2 + lid(1)) * 8 + lid(2)
            group = (wid(0) * num_groups(1) + wid(1)) * num_groups(2) + wid(2)
            y[group * 32 + at] = subgroup_lane()
            atomic_add(z, gid(2), 1)
    """
    result = launch(text, (1, 2, 3), y=zeros(6 * 32), z=zeros(24))

    assert list(range(32)) * 6 == result["y"].tolist()
    assert [8] * 24 == result["z"].tolist()


def test_subgroups_are_32_consecutive_lanes() -> None:
    text = """
        @kernel(workgroup=64)
        def k(
            x: Buf[i32], total: Out[i32], below: Out[i32], swapped: Out[i32], votes: Out[u32], first: Out[i32]
        ):
            i = gid()
            v = x[i]
            total[i] = subgroup_add(v)
            below[i] = subgroup_exclusive_add(v)
            swapped[i] = subgroup_shuffle_xor(v, 1)
            votes[i] = subgroup_ballot(v % 2 == 0)
            first[i] = subgroup_broadcast(v, 3)
    """
    n = 192
    x = np.random.default_rng(1).integers(-1000, 1000, n).astype(np.int32)
    result = launch(
        text,
        3,
        x=x,
        total=zeros(n),
        below=zeros(n),
        swapped=zeros(n),
        votes=zeros(n, np.uint32),
        first=zeros(n),
    )

    rows = x.reshape(-1, 32)
    assert np.repeat(rows.sum(axis=1), 32).tolist() == result["total"].tolist()
    assert (np.cumsum(rows, axis=1) - rows).reshape(-1).tolist() == result["below"].tolist()
    assert x[np.arange(n) ^ 1].tolist() == result["swapped"].tolist()
    votes = [sum(1 << lane for lane in range(32) if row[lane] % 2 == 0) for row in rows]
    assert np.repeat(votes, 32).tolist() == result["votes"].tolist()
    assert np.repeat(rows[:, 3], 32).tolist() == result["first"].tolist()


def test_a_collective_in_a_uniform_branch_leaves_other_groups_alone() -> None:
    text = """
        @kernel(workgroup=32)
        def k(y: Out[i32]):
            a = 1
            if wid() == 1:
                a = subgroup_add(a)
            y[gid()] = a
    """
    assert [1] * 32 + [32] * 32 + [1] * 32 == launch(text, 3, y=zeros(96))["y"].tolist()


def test_a_collective_of_one_value_for_all() -> None:
    text = "@kernel(workgroup=32)\ndef k(y: Out[f32]):\n    y[gid()] = subgroup_add(f32(0.5))\n"

    assert [16.0] * 32 == launch(text, 1, y=zeros(32, np.float32))["y"].tolist()


def test_locals_live_across_grid_sync_and_workgroup_memory_is_zero_again() -> None:
    text = """
        @kernel(workgroup=32)
        def k(x: InOut[i32], y: Out[i32]):
            a = shared(i32, 32)
            t = lid()
            kept = gid() * 3
            a[t] = 5
            x[gid()] = gid()
            grid_sync()
            y[gid()] = a[t] * 1000000 + x[domain(0) - 1 - gid()] + kept
    """
    n = 32 * 3000
    result = launch(text, 3000, x=zeros(n), y=zeros(n))

    assert np.array_equal(n - 1 + 2 * np.arange(n), result["y"])


def test_a_histogram_by_shared_atomics() -> None:
    text = """
        @kernel(workgroup=128)
        def k(x: Buf[u8], h: InOut[u32]):
            part = shared(u32, 256)
            t = lid()
            atomic_add(part, i32(x[gid()]), 1)
            barrier()
            atomic_add(h, t, part[t])
            atomic_add(h, t + 128, part[t + 128])
    """
    x = np.random.default_rng(2).integers(0, 256, 128 * 700).astype(np.uint8)
    result = launch(text, 700, x=x, h=zeros(256, np.uint32))

    assert np.bincount(x, minlength=256).tolist() == result["h"].tolist()


def test_groups_leave_a_loop_with_a_barrier_at_their_own_time() -> None:
    text = """
        @kernel(workgroup=32)
        def k(y: Out[i32]):
            a = shared(i32, 1)
            for turn in range(wid()):
                if lid() == 0:
                    a[0] += 1
                barrier()
            y[gid()] = a[0]
    """
    assert np.repeat(np.arange(5), 32).tolist() == launch(text, 5, y=zeros(160))["y"].tolist()
