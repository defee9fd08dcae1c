"""What a call runs over is derived from index expressions and named axes, or refused: it is never guessed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Const, InOut, Out, atomic_add, f32, gid, i32, lid, wid

F, WHOLE = np.float32, np.int32


@pytest.fixture(params=["reference", "cpu"], autouse=True)
def device(request: pytest.FixtureRequest) -> Iterator[str]:
    vy.use(request.param)
    yield request.param
    vy.use(None)


def refused(call: Any, *args: Any, **named: Any) -> str:
    with pytest.raises(vy.CallError) as raised:
        call(*args, **named)
    return str(raised.value)


def ones(*shape: int) -> Any:
    return np.ones(shape, F)


def often(call: Any, *args: Any, **named: Any) -> Any:
    """The result of a call that has been made before, so that the fast way of the device is taken, too."""
    results = [call(*args, **named) for _ in range(4)]
    assert all(np.array_equal(results[0], result) for result in results)
    return results[-1]


# What new users wrote


@vy.kernel
def matmul(a: Buf[f32, 2], b: Buf[f32, 2], c: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    total = f32(0)
    for k in range(a.shape[1]):
        total += a[i, k] * b[k, j]
    c[i, j] = total


@vy.kernel
def histogram(x: Buf[i32], bins: Out[i32]):  # type: ignore[no-untyped-def]
    atomic_add(bins, x[gid()], 1)


@vy.kernel
def gather(x: Buf[f32], idx: Buf[i32], y: Out[f32]):  # type: ignore[no-untyped-def]
    i = gid()
    y[i] = x[idx[i]]


@vy.kernel
def nbody(place: Buf[f32, 2], push: InOut[f32, 2]):  # type: ignore[no-untyped-def]
    i = gid(0)
    for j in range(len(place)):
        for d in range(3):
            push[i, d] += place[j, d] - place[i, d]


@vy.kernel
def summed(x: Buf[i32], s: InOut[i32]):  # type: ignore[no-untyped-def]
    atomic_add(s, 0, x[gid()])


@vy.kernel
def row_sums(x: Buf[f32, 2], y: InOut[f32]):  # type: ignore[no-untyped-def]
    for j in range(x.shape[1]):
        y[gid()] += x[gid(), j]


@vy.kernel
def transposed(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    y[gid(1), gid(0)] = x[gid(0), gid(1)]


@vy.kernel
def outer(row: Buf[f32], column: Buf[f32], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    y[gid(0), gid(1)] = column[gid(0)] + row[gid(1)]


@vy.kernel
def added(x: Buf[f32], y: Buf[f32], z: Out[f32]):  # type: ignore[no-untyped-def]
    i = gid()
    z[i] = x[i] + y[i]


@vy.kernel
def blurred(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    total = f32(0)
    for d in range(-1, 2):
        total += x[gid() + d]
    y[gid()] = total


def test_a_product_of_matrices_has_the_rows_of_one_and_the_columns_of_the_other() -> None:
    a = np.random.default_rng(0).integers(0, 9, (20, 30)).astype(F)
    b = np.random.default_rng(1).integers(0, 9, (30, 40)).astype(F)

    assert np.array_equal(a @ b, often(matmul, a, b))
    assert np.array_equal(a @ b, often(matmul, a, b, np.zeros((20, 40), F)))
    assert "axis 1 of b (40) and axis 1 of c (30)" in refused(matmul, a, b, np.zeros((20, 30), F))


def test_a_histogram_runs_over_its_samples() -> None:
    x = np.arange(100, dtype=WHOLE) % 7

    for _ in range(4):
        assert np.bincount(x, minlength=10).tolist() == histogram(x, np.zeros(10, WHOLE)).tolist()
    assert "bins cannot be made" in refused(histogram, x)
    assert 'bins: Out[i32, "n"]' in refused(histogram, x, domain=100)


def test_a_gather_runs_over_its_indices() -> None:
    idx = np.array([4, 0, 2], WHOLE)

    assert [4, 0, 2] == often(gather, np.arange(50, dtype=F), idx).tolist()
    assert [4, 0, 2] == often(gather, np.arange(50, dtype=F), idx, np.zeros(3, F)).tolist()
    assert "idx (3) and axis 0 of y (50)" in refused(gather, ones(50), idx, np.zeros(50, F))


def test_a_kernel_of_rows_runs_once_for_each_row() -> None:
    place = np.arange(30, dtype=F).reshape(10, 3)

    for _ in range(4):
        push = nbody(place, np.zeros((10, 3), F))
        assert np.array_equal(place.sum(0) - 10 * place, push)
        assert [3.0] * 4 == row_sums(ones(4, 3), np.zeros(4, F)).tolist()


def test_a_sum_into_one_element_runs_over_what_is_summed() -> None:
    for _ in range(4):
        assert [500] == summed(np.full(100, 5, WHOLE), np.zeros(1, WHOLE)).tolist()


def test_a_transpose_and_an_outer_sum_have_their_shapes_from_several_axes() -> None:
    assert (3, 2) == often(transposed, ones(2, 3)).shape
    assert (2, 3) == often(outer, ones(3), ones(2)).shape
    assert "gid(0) indexes axis 0 of x (2) and axis 1 of y (3)" in refused(
        transposed, ones(2, 3), np.zeros((2, 3), F)
    )


@pytest.mark.parametrize("lengths", [(5, 6, 5), (6, 5, 5), (5, 5, 6), (5, 5, 4), (1, 5, 5), (0, 5, 5)])
def test_arrays_that_disagree_are_refused_by_name(lengths: tuple[int, int, int]) -> None:
    often(added, ones(5), ones(5), np.zeros(5, F))
    arrays = [ones(size) for size in lengths]
    odd = next(at for at in (1, 2) if lengths[at] != lengths[0])

    what = f"gid(0) indexes axis 0 of x ({lengths[0]}) and axis 0 of {'xyz'[odd]} ({lengths[odd]})"
    assert (
        f"arrays of added disagree: {what}. Fix: pass arrays that fit together; or pass domain=n"
        in refused(added, *arrays)
    )


def test_a_domain_that_is_given_overrules_the_arrays() -> None:
    assert [2, 2, 2] == added(ones(5), ones(9), domain=3).tolist()
    assert [2, 2, 2] == added.over(3)(ones(5), ones(9)).tolist()
    assert [2, 2, 0, 0] == added(ones(5), ones(2), np.zeros(4, F), domain=2).tolist()


def test_a_stencil_over_the_numbers_of_a_loop_runs_over_its_array() -> None:
    assert [2, 3, 3, 2] == often(blurred, ones(4)).tolist()
    assert "disagree" in refused(blurred, ones(6), np.zeros(4, F))


def test_arrays_without_elements_run_nothing() -> None:
    assert (0,) == often(added, ones(0), ones(0)).shape
    assert (0, 4) == often(matmul, ones(0, 3), ones(3, 4)).shape
    assert (2, 4) == often(matmul, ones(2, 0), ones(0, 4)).shape


def test_a_domain_that_nothing_determines_is_refused() -> None:
    @vy.kernel
    def once(s: Out[f32]):  # type: ignore[no-untyped-def]
        s[0] = 1.0

    @vy.kernel
    def reverse(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = x[len(x) - 1 - gid()]

    @vy.kernel
    def columns(x: Buf[f32, 2], y: InOut[f32]):  # type: ignore[no-untyped-def]
        y[gid(1)] += x[0, gid(1)]

    @vy.kernel
    def moved(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid() + 1] = x[gid()]

    @vy.kernel
    def both(x: Buf[f32, 2], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid(0)] = x[gid(0), gid(1)]
        y[gid(1)] = x[gid(0), gid(1)]

    assert "once uses no gid()" in refused(once, np.zeros(1, F))
    assert [1.0] == once.over(1)(np.zeros(1, F)).tolist()
    assert "nothing says how far gid(0) of reverse runs" in refused(reverse, ones(3))
    assert [1, 1, 1] == reverse(ones(3), np.zeros(3, F)).tolist()
    assert "nothing says how far gid(0) of columns runs" in refused(columns, ones(2, 3), np.zeros(3, F))
    assert "y cannot be made: moved does not store to it at gid(...)" in refused(moved, ones(3))
    assert "stores to its axis 0 at gid(0), which runs to 2 and gid(1), which runs to 3" in refused(
        both, ones(2, 3)
    )
    assert (2,) == both(ones(2, 2)).shape


# Workgroups


@vy.kernel(workgroup=64)
def block_sums(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    tile = vy.shared(f32, 64)
    tile[lid()] = x[gid()]
    vy.barrier()
    if lid() == 0:
        total = f32(0)
        for k in range(64):
            total += tile[k]
        y[wid()] = total


def test_workgroups_cover_what_gid_indexes_and_count_what_wid_indexes() -> None:
    assert [64, 64, 22] == often(block_sums, ones(150)).tolist()
    assert [64, 64, 22] == often(block_sums, ones(150), np.zeros(3, F)).tolist()
    assert (
        "takes 3 workgroups of 64 to cover axis 0 of x (150), and wid(0) indexes axis 0 of y (4)"
        in refused(block_sums, ones(150), np.zeros(4, F))
    )
    assert [64, 0, 0, 0] == block_sums(ones(150), np.zeros(4, F), groups=1).tolist()
    assert [64, 64] == block_sums(ones(150), groups=2).tolist()


@vy.kernel(workgroup=32)
def row_means(x: Buf[f32, 2], y: Out[f32]):  # type: ignore[no-untyped-def]
    total = f32(0)
    for k in range(lid(), x.shape[1], 32):
        total += x[wid(), k]
    total = vy.subgroup_add(total)
    if lid() == 0:
        y[wid()] = total / f32(x.shape[1])


@vy.kernel(workgroup=4)
def doubled(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    i = wid() * 4 + lid()
    if i < len(x):
        y[i] = 2 * x[i]


def test_a_workgroup_for_each_row() -> None:
    assert [1.0] * 7 == often(row_means, ones(7, 100)).tolist()
    assert [2.0] * 6 == often(doubled, ones(6)).tolist()
    assert [2.0] * 4 + [0, 0] == doubled(ones(6), groups=1).tolist()
    assert "disagree" in refused(doubled, ones(6), np.zeros(5, F))


# Named axes


@vy.kernel
def product(a: Buf[f32, "m", "k"], b: Buf[f32, "k", "n"], c: Out[f32, "m", "n"]):  # type: ignore[no-untyped-def]
    total = f32(0)
    for k in range(a.shape[1]):
        total += a[gid(0), k] * b[k, gid(1)]
    c[gid(0), gid(1)] = total


@vy.kernel
def mirrored(x: Buf[f32, "n"], y: Out[f32, "n"]):  # type: ignore[no-untyped-def]
    y[len(x) - 1 - gid()] = x[gid()]


@vy.kernel
def reversed_(x: "Buf[f32, 'n']", y: "Out[f32, 'n']"):  # type: ignore[no-untyped-def]
    y[gid()] = x[len(x) - 1 - gid()]


@vy.kernel
def repeated(x: Buf[f32, "n"], y: Out[f32, "2*n"], z: Out[f32, "n + 1"], h: Out[f32, "n // 2"]):  # type: ignore[no-untyped-def]
    i = gid()
    y[2 * i] = x[i]
    z[i + 1] = x[i]
    h[i // 2] = 1.0


@vy.kernel
def norms(x: Buf[f32, "n", 3], y: Out[f32, "n"]):  # type: ignore[no-untyped-def]
    i = gid()
    y[i] = x[i, 0] + x[i, 1] + x[i, 2]


@vy.kernel
def counted(x: Buf[i32], bins: Out[i32, "n"], n: i32):  # type: ignore[no-untyped-def,valid-type]
    atomic_add(bins, x[gid()], 1)


@vy.kernel
def binned(x: Buf[i32], bins: Out[i32, "size"], size: Const[int] = 5):  # type: ignore[no-untyped-def]
    atomic_add(bins, x[gid()], 1)


def test_named_axes_are_checked_and_make_outputs() -> None:
    assert (20, 40) == often(product, ones(20, 30), ones(30, 40)).shape
    often(product, ones(20, 30), ones(30, 40), np.zeros((20, 40), F))
    assert "the axis 'k' of product is 30 by axis 1 of a, and 20 by axis 0 of b" in refused(
        product, ones(20, 30), ones(20, 30)
    )
    assert "the axis 'n' of product is 40 by axis 1 of b, and 41 by axis 1 of c" in refused(
        product, ones(20, 30), ones(30, 40), np.zeros((20, 41), F)
    )
    assert "the axis 'k'" in refused(product.over(2, 2), ones(20, 30), ones(20, 30))


def test_outputs_take_any_shape_that_names_say() -> None:
    x = np.arange(5, dtype=F)
    y, z, h = repeated(x)

    assert [4, 3, 2, 1, 0] == often(mirrored, x).tolist() == often(reversed_, x).tolist()
    assert ([0, 0, 1, 0, 2, 0, 3, 0, 4, 0], [0, 0, 1, 2, 3, 4], 2) == (y.tolist(), z.tolist(), len(h))
    assert "y has 9 elements along axis 0, and repeated takes 2 * n, which is 10 for n = 5" in refused(
        repeated, x, np.zeros(9, F)
    )
    assert [3.0] * 4 == often(norms, ones(4, 3)).tolist()
    assert "x has 4 elements along axis 1, and norms takes 3" in refused(norms, ones(4, 4))


def test_numbers_of_the_call_may_say_an_axis() -> None:
    x = np.array([1, 1, 3], WHOLE)

    assert [0, 2, 0, 1] == counted(x, n=4).tolist()
    assert [0, 2, 0, 1, 0] == binned(x).tolist()
    assert [0, 2] == binned(x, size=2).tolist()
    for _ in range(4):
        counted(x, np.zeros(4, WHOLE), n=4)
        binned(x, np.zeros(5, WHOLE))
    assert "the axis 'n' of counted is 5 by the argument n, and 4 by axis 0 of bins" in refused(
        counted, x, np.zeros(4, WHOLE), n=5
    )
    assert "is 6 by the argument size" in refused(binned, x, np.zeros(5, WHOLE), size=6)
    assert "bins cannot be made: [n] is (-1,)" in refused(counted, x, n=-1)


def test_the_domain_determines_a_named_axis_for_any_order_of_outputs() -> None:
    @vy.kernel
    def made(z: Out[f32, "2*n"], y: Out[f32, "n"]):  # type: ignore[no-untyped-def]
        y[gid()] = 1.0

    z, y = made.over(3)()

    assert ((6,), (3,)) == (z.shape, y.shape)
    assert "nothing says how far gid(0)" in refused(made)


def test_a_fixed_extent_is_checked_on_the_fast_way_too() -> None:
    @vy.kernel
    def four(x: Buf[f32, "4"], y: Out[f32, "4"]):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()]

    often(four, ones(4), np.zeros(4, F))

    assert "x has 5 elements along axis 0, and four takes 4." in refused(four, ones(5), np.zeros(5, F))


def test_an_extent_that_divides_by_zero_is_refused() -> None:
    @vy.kernel
    def parts(x: Buf[f32, "n"], y: Out[f32, "8 // n"]):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()]

    assert "y cannot be made: 8 // n divides by 0" in refused(parts, ones(0))


def test_a_computed_extent_says_its_name_if_it_can() -> None:
    @vy.kernel
    def row_sizes(starts: Buf[i32, "rows + 1"], sizes: Out[i32, "rows"]):  # type: ignore[no-untyped-def]
        sizes[gid()] = starts[gid() + 1] - starts[gid()]

    @vy.kernel
    def pairs(x: Buf[f32, "2*n"], y: Out[f32, "n"]):  # type: ignore[no-untyped-def]
        y[gid()] = x[2 * gid()] + x[2 * gid() + 1]

    starts = np.array([0, 2, 2, 5], WHOLE)

    assert [2, 0, 3] == often(row_sizes, starts).tolist()
    assert [2, 0, 3] == often(row_sizes, starts, np.zeros(3, WHOLE)).tolist()
    assert "takes rows + 1, which is 3 for rows = 2" in refused(row_sizes, starts, np.zeros(2, WHOLE))
    assert "starts has 0 elements along axis 0, and row_sizes takes rows + 1." in refused(
        row_sizes, starts[:0]
    )
    assert [2, 2] == often(pairs, ones(4)).tolist()
    assert "x has 5 elements along axis 0, and pairs takes 2 * n." in refused(pairs, ones(5))


# Pipelines


def test_pipelines_follow_the_same_rule(tmp_path: Path) -> None:
    @vy.pipeline
    def chain(x, a, b):  # type: ignore[no-untyped-def]
        y, _, _ = repeated(reversed_(x))
        return y, product(a, b)

    args = (np.arange(5, dtype=F), ones(2, 3), ones(3, 4))
    for _ in range(3):
        y, c = chain(*args)
        assert ([4, 0, 3, 0, 2, 0, 1, 0, 0, 0], (2, 4)) == (y.tolist(), c.shape)
    chain.explain(*args)
    chain.save(tmp_path / "chain.vyre", *args)
    back = vy.load(tmp_path / "chain.vyre")(*args)
    assert [y.tolist(), c.tolist()] == [each.tolist() for each in back]
    assert "the axis 'k' of product is 3 by axis 1 of a, and 2 by axis 0 of b" in refused(
        chain, args[0], args[1], ones(2, 4)
    )


def test_pipelines_refuse_arrays_that_disagree() -> None:
    @vy.pipeline
    def chain(x, y):  # type: ignore[no-untyped-def]
        return added(blurred(x), y)

    assert [3, 4, 3] == chain(ones(3), ones(3)).tolist()
    assert "arrays of added disagree" in refused(chain, ones(3), ones(4))
    assert "arrays of added disagree" in refused(chain.explain, ones(3), ones(4))


def test_a_number_that_says_an_axis_in_a_pipeline_makes_another_recording() -> None:
    @vy.pipeline
    def chain(x, n):  # type: ignore[no-untyped-def]
        return counted(x, n=n)

    x = np.array([1, 1, 3], WHOLE)

    assert [[0, 2, 0, 1], [0, 2], [0, 2, 0, 1, 0]] == [chain(x, n).tolist() for n in (4, 2, 5)]


def test_a_saved_pipeline_keeps_a_number_that_says_an_axis(tmp_path: Path) -> None:
    @vy.pipeline
    def chain(x, n):  # type: ignore[no-untyped-def]
        return counted(x, n=n)

    x = np.array([1, 1, 3], WHOLE)
    chain.save(tmp_path / "chain.vyre", x, 4)
    back = vy.load(tmp_path / "chain.vyre")

    assert [0, 2, 0, 1] == back(x, 4).tolist()
    with pytest.raises(vy.CallError):
        back(x, 5)


def test_a_float_with_the_name_of_an_axis_does_not_say_its_length() -> None:
    @vy.kernel
    def scaled(x: Buf[f32, "c", "n"], y: Out[f32, "c", "n"], c: f32):
        y[gid(0), gid(1)] = x[gid(0), gid(1)] * c

    x = np.ones((2, 3), np.float32)
    for factor in (0.5, 2.0, 0.5):
        assert (x * factor).tolist() == scaled(x, c=factor).tolist()


def test_names_of_axes_are_a_fix_only_where_they_give_an_output_its_shape() -> None:
    @vy.kernel
    def turned(x: Buf[vy.complex64], y: Out[vy.complex64]):  # type: ignore[no-untyped-def]
        y[gid()] = x[len(x) - 1 - gid()]

    @vy.kernel
    def gathered(x: Buf[f32, "n"], y: InOut[f32]):  # type: ignore[no-untyped-def]
        y[0] += x[gid() * 2]

    assert 'as in x: Buf[complex64, "n"].' in refused(turned, np.zeros(3, np.complex64))
    assert refused(gathered, ones(3), np.zeros(1, F)).endswith("call gathered.over(n)(...).")
