"""Matrix products, outer products and einsum, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import Array, everywhere, values
from ops.test_matrix import HOW, bits_of
from vyre import lib
from vyre.ir import dtypes
from vyre.lib import products
from vyre.lib.products import product
from vyre.ops import matrix

SHAPES = [(1, 1, 1), (2, 1, 3), (5, 7, 3), (7, 8, 1), (1, 9, 33), (31, 33, 17), (33, 31, 65), (70, 5, 66)]


def by_fma(a: Array, b: Array) -> Array:
    """One multiplication and addition after the other; exact products, rounded sums: what fma does."""
    total = np.zeros((a.shape[0], b.shape[1]), np.longdouble)
    for k in range(a.shape[1]):
        product = a[:, k : k + 1].astype(np.longdouble) * b[k].astype(np.longdouble)
        total = (total + product).astype(a.dtype).astype(np.longdouble)
    return total.astype(a.dtype)


@pytest.mark.parametrize(("m", "deep", "n"), SHAPES)
def test_products_are_summed_in_order_on_every_device(m: int, deep: int, n: int) -> None:
    a, b = values("f4", (m, deep)), values("f4", (deep, n), seed=1)
    got = everywhere(lib.matmul, a, b)

    np.testing.assert_allclose(got, a.astype("f8") @ b.astype("f8"), 1e-5, 1e-5)
    if n > 1:
        assert by_fma(a, b).tobytes() == got.tobytes()


@pytest.mark.parametrize("dtype", ["f4", "f8"])
def test_rows_that_are_pages_apart_are_summed_in_order(dtype: str) -> None:
    """They are copied apart on CPUs, which must add nothing."""
    a, b = values(dtype, (2, 28, 1024)), values(dtype, (1024, 70), seed=1)
    few = [lib.matmul(rows, b) for rows in a.reshape(8, 7, 1024)]

    assert np.concatenate(few).tobytes() == lib.matmul(a, b).tobytes()


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8", "i1", "u2", "i4", "u8"])
def test_products_of_every_type(dtype: str) -> None:
    a, b = values(dtype, (9, 20)), values(dtype, (20, 10), seed=1)
    got = everywhere(lib.matmul, a, b)

    assert a.dtype == got.dtype
    if a.dtype.kind == "f":
        np.testing.assert_allclose(
            got, a.astype("f8") @ b.astype("f8"), 2e-2 if dtype == "f2" else 1e-4, 2e-2
        )
    else:
        assert (a @ b).tolist() == got.tolist()


@pytest.mark.parametrize(("m", "deep", "n"), [(5, 47, 7), (66, 48, 3), (3, 64, 66), (4, 97, 5), (2, 16, 2)])
def test_sums_longer_than_a_few_tiles_are_in_order_too(m: int, deep: int, n: int) -> None:
    """A kernel of tiles has two of them at a time, one more if their number is even, and what is left."""
    a, b = values("f4", (m, deep)), values("f4", (deep, n), seed=1)

    assert by_fma(a, b).tobytes() == everywhere(lib.matmul, a, b).tobytes()


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("dtype", ["f4", "f8"])
def test_a_row_times_a_large_matrix_is_summed_in_order(dtype: str, threads: int) -> None:
    before = vy.threads()
    vy.threads(threads)
    for deep, n in ((350, 450), (203, 1700), (350, 450), (9, 9000), (70_000, 3), (1, 70_000), (203, 1700)):
        a, b = values(dtype, (deep,)), values(dtype, (deep, n), seed=1)

        assert lib.matmul(np.stack([a, a, a]), b)[1].tobytes() == lib.matmul(a, b).tobytes(), (deep, n)
    vy.threads(before)


@pytest.mark.parametrize("shape", [(1, 40), (3, 70), (4, 32), (9, 450), (350, 33)])
def test_rows_times_a_vector_are_summed_alike_however_many_there_are(shape: tuple[int, int]) -> None:
    a, x = values("f8", shape), values("f8", shape[1:], seed=1)

    one_by_one = [lib.matmul(row[None], x)[0] for row in a]
    assert np.array(one_by_one).tobytes() == everywhere(lib.matmul, a, x).tobytes()


def test_doubles_are_summed_in_order_by_every_instruction() -> None:
    """These are large enough for the instructions that multiply matrices; the reference has them."""
    everywhere(lib.matmul, values("f8", (65, 12)), values("f8", (12, 33), seed=1))


def test_nothing_is_added_beyond_the_end_of_a_sum() -> None:
    """The product is -0, which adding 0 * 0 would make +0."""
    a, b = np.full((3, 5), 1e-30, np.float32), np.full((5, 4), -1e-30, np.float32)

    assert np.full((3, 4), -0.0, np.float32).tobytes() == everywhere(lib.matmul, a, b).tobytes()


@pytest.mark.parametrize("tile", products.TILES)
def test_every_tile_takes_transposed_operands(tile: products.Tile, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reference runs the tiles that GPUs run."""
    m, n = tile.rows + 3, tile.columns + 5
    a, b = values("f4", (m, 33)), values("f4", (33, n), seed=1)
    plain = lib.matmul(a, b).tobytes()
    monkeypatch.setattr(products, "TILES", (tile,))

    assert plain == everywhere(lib.matmul, a, b).tobytes()
    assert plain == everywhere(lib.matmul, a.T.copy(), b, transpose_a=True).tobytes()
    assert plain == everywhere(lib.matmul, a, b.T.copy(), transpose_b=True).tobytes()


@pytest.mark.parametrize(("m", "deep", "n"), [(16, 300, 256), (5, 256, 259), (20, 517, 300), (300, 384, 17)])
def test_products_of_few_rows_or_columns_are_summed_in_order(m: int, deep: int, n: int) -> None:
    """The reference runs the form for them that GPUs run."""
    assert products.is_thin(m, deep, n, dtypes.f32)
    a, b = values("f4", (m, deep)), values("f4", (deep, n), seed=1)
    wanted = everywhere(lib.matmul, a, b).tobytes()
    turned = np.ascontiguousarray(a.T), np.ascontiguousarray(b.T)

    assert wanted == everywhere(lib.matmul, *turned, transpose_a=True, transpose_b=True).tobytes()


def test_operands_may_be_transposed() -> None:
    a, b = values("f4", (40, 17)), values("f4", (17, 30), seed=1)
    plain = lib.matmul(a, b).tobytes()

    assert plain == everywhere(lib.matmul, a.T.copy(), b, transpose_a=True).tobytes()
    assert plain == everywhere(lib.matmul, a, b.T.copy(), transpose_b=True).tobytes()
    assert plain == lib.matmul(a.T.copy(), b.T.copy(), transpose_a=True, transpose_b=True).tobytes()
    assert plain == lib.matmul(a.T.copy().T, b).tobytes()


def test_a_transposed_matrix_times_a_vector_is_summed_in_order() -> None:
    a, x = values("f4", (2, 70, 41)), values("f4", (2, 70, 1), seed=1)
    got = everywhere(lib.matmul, a, x, transpose_a=True)

    assert [by_fma(m.T, v).tobytes() for m, v in zip(a, x, strict=True)] == [part.tobytes() for part in got]
    for left, right in ((a, x[0]), (a[0], x), (a[0], x[0, :, 0])):
        everywhere(lib.matmul, left, right, transpose_a=True)


@pytest.mark.parametrize("n", [1, 3, 5, 10, 16, 17, 31, 33])
def test_narrow_products_are_summed_in_order(n: int) -> None:
    for m in (1, 2, 15, 29):
        a, b = values("f4", (3, m, 20)), values("f4", (3, 20, n + 1), seed=1)
        got = everywhere(lib.matmul, a, b)

        assert [by_fma(*pair).tobytes() for pair in zip(a, b, strict=True)] == [
            part.tobytes() for part in got
        ]


def test_einsum_without_sums_never_gives_a_negative_zero() -> None:
    x, y = values("f4", (3, 50), special=True), values("f4", (3, 50), seed=1, special=True)
    with np.errstate(invalid="ignore"):
        wanted = x * y + np.float32(0)

    np.testing.assert_array_equal(wanted, everywhere(lib.einsum, "ij,ij->ij", x, y))
    assert not np.signbit(lib.einsum("i,i->i", np.zeros(1), np.full(1, -1.0)))[0]


def test_batches_are_products_of_each() -> None:
    a, b = values("f4", (2, 3, 30, 9)), values("f4", (2, 3, 9, 20), seed=1)
    each = np.stack([lib.matmul(x, y) for x, y in zip(a.reshape(6, 30, 9), b.reshape(6, 9, 20), strict=True)])

    assert each.tobytes() == everywhere(lib.matmul, a, b).tobytes()
    np.testing.assert_allclose(lib.matmul(a, b[0, 0]), a @ b[0, 0], 1e-4, 1e-5)
    np.testing.assert_allclose(lib.matmul(a[0, 0], b), a[0, 0] @ b, 1e-4, 1e-5)
    np.testing.assert_allclose(everywhere(lib.matmul, a, b[:, :, :, :1]), a @ b[:, :, :, :1], 1e-4, 1e-5)


@pytest.mark.parametrize(("deep", "n"), [(5, 3), (256, 32), (300, 40), (700, 33)])
def test_a_row_times_a_matrix_on_every_device(deep: int, n: int) -> None:
    a, b = values("f4", (2, 1, deep)), values("f4", (2, deep, n))

    np.testing.assert_allclose(everywhere(lib.matmul, a, b), a.astype("f8") @ b, 1e-4, 1e-4)
    everywhere(lib.matmul, a[0, 0], b)
    everywhere(lib.matmul, a.astype("f2"), b[0].astype("f2"))


def test_vectors_are_rows_or_columns() -> None:
    a, x, y = values("f4", (50, 70)), values("f4", 70, seed=1), values("f4", 50, seed=2)

    np.testing.assert_allclose(everywhere(lib.matmul, a, x), a @ x, 1e-4, 1e-5)
    np.testing.assert_allclose(everywhere(lib.matmul, y, a), y @ a, 1e-4, 1e-5)
    assert () == lib.matmul(x, x).shape
    assert (50, 70) == lib.outer(y, x).shape
    assert np.outer(y, x).tobytes() == everywhere(lib.outer, y, x).tobytes()


def test_large_products() -> None:
    for shape in ((257, 129, 255), (1000, 31, 2), (2, 1000, 300), (3, 100_000, 3)):
        m, deep, n = shape
        a, b = values("f4", (m, deep)), values("f4", (deep, n), seed=1)

        np.testing.assert_allclose(lib.matmul(a, b), a.astype("f8") @ b.astype("f8"), 1e-3, 2e-2)


def test_empty_products_are_zeros() -> None:
    for m, deep, n in ((0, 3, 4), (3, 0, 4), (3, 4, 0), (0, 0, 0)):
        got = lib.matmul(np.ones((m, deep), np.float32), np.ones((deep, n), np.float32))

        assert np.zeros((m, n)).tolist() == got.tolist()


def test_nan_and_infinities_spread_as_in_numpy() -> None:
    a, b = values("f4", (20, 20), special=True), values("f4", (20, 20), seed=1)
    with np.errstate(invalid="ignore"):
        wanted = a.astype("f8") @ b.astype("f8")

    np.testing.assert_allclose(everywhere(lib.matmul, a, b), wanted, 1e-4, 1e-5)


@pytest.mark.parametrize(
    ("subscripts", "left", "right"),
    [
        ("ij,jk->ik", (3, 4), (4, 5)),
        ("ij,jk", (3, 4), (4, 5)),
        ("bij,bkj->bik", (2, 3, 4), (2, 5, 4)),
        ("ij,kj->ki", (3, 4), (5, 4)),
        ("i,j->ij", (3,), (4,)),
        ("ij,ij->", (3, 4), (3, 4)),
        ("ij,ij->ij", (3, 4), (3, 4)),
        ("ijk,k->ij", (2, 3, 4), (4,)),
        ("abc,cbd->da", (2, 3, 4), (4, 3, 5)),
        ("ijx,jk->ik", (3, 4, 2), (4, 5)),
        ("bhqd,bhkd->bhqk", (2, 2, 3, 4), (2, 2, 5, 4)),
    ],
)
def test_einsum_is_that_of_numpy(subscripts: str, left: tuple[int, ...], right: tuple[int, ...]) -> None:
    a, b = values("f8", left), values("f8", right, seed=1)
    wanted = np.einsum(subscripts, a, b)
    got = lib.einsum(subscripts, a, b)

    assert wanted.shape == got.shape
    np.testing.assert_allclose(got, wanted, 1e-12, 1e-12)


def test_a_product_is_recorded_in_a_pipeline() -> None:
    @vy.pipeline
    def thrice(a: Any, b: Any) -> Any:
        return lib.matmul(lib.matmul(a, b), b, transpose_b=True)

    a, b = values("f4", (40, 30)), values("f4", (30, 20), seed=1)

    assert lib.matmul(lib.matmul(a, b), b, transpose_b=True).tobytes() == thrice(a, b).tobytes()


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: lib.matmul(np.ones((2, 3)), np.ones((2, 3))), "3 columns and b has 2 rows"),
        (lambda: lib.matmul(np.ones((2, 3)), np.ones((3, 2), np.float32)), "f64 and b f32"),
        (lambda: lib.matmul(np.ones((2, 2), bool), np.ones((2, 2), bool)), "bool"),
        (lambda: lib.matmul(np.ones(()), np.ones(3)), "one axis"),
        (lambda: lib.matmul(np.ones((2, 2)), np.ones((2, 2)), accumulate="k16"), "for f16 and bf16"),
        (lambda: lib.matmul(np.ones((2, 2)), np.ones((2, 2)), accumulate="k8"), "'fma' or 'k16'"),
        (lambda: lib.matmul(np.ones((2, 2)), np.ones((2, 2)), dtype=vy.f32), "dtype is f32"),
        (lambda: lib.matmul(np.ones((2, 3, 3)), np.ones((3, 3, 3))), "leading axes"),
        (lambda: lib.einsum("ii,ij->j", np.ones((2, 2)), np.ones((2, 2))), "different letters"),
        (lambda: lib.einsum("ij,jk->im", np.ones((2, 2)), np.ones((2, 2))), "two operands"),
        (lambda: lib.einsum("ij,jk->ik", np.ones((2, 2)), np.ones((3, 2))), "'j'"),
        (lambda: lib.einsum("ij,jk->ik", np.ones(2), np.ones((3, 2))), "names 2 axes"),
    ],
)
def test_a_wrong_argument_is_named_with_a_fix(call: Any, says: str) -> None:
    with pytest.raises(vy.CallError, match=says) as caught:
        call()

    assert "Fix: " in str(caught.value)


def stepped(kind: str, a: Array, b: Array) -> Array:
    """The product of bits of f16 or bf16 in groups of 16, each added in one step."""
    made = np.zeros((a.shape[0], b.shape[1]), np.float32)
    a, b = (np.pad(x, [(0, -size % 16) if side == axis else (0, 0) for side, size in enumerate(x.shape)])
            for x, axis in ((a, 1), (b, 0)))  # fmt: skip
    with np.errstate(all="ignore"):
        for k in range(0, a.shape[1], 16):
            group = slice(k, k + 16)
            made = matrix.step(getattr(dtypes, kind), a[:, None, group], b.T[None, :, group], made)
    return made


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize(("m", "deep", "n"), [(1, 1, 1), (5, 7, 3), (33, 40, 18), (2, 64, 33)])
def test_steps_of_16_are_those_of_the_words(m: int, deep: int, n: int, how: str) -> None:
    rng = np.random.default_rng(HOW.index(how))
    a, b = (bits_of(rng, "f16", shape, how).astype(np.uint16) for shape in ((m, deep), (deep, n)))
    got = everywhere(lib.matmul, a.view("f2"), b.view("f2"), accumulate="k16", dtype=vy.f32)

    assert stepped("f16", a, b).tobytes() == got.tobytes()


@pytest.mark.parametrize("how", [*HOW, "least"])
def test_steps_of_16_of_bf16(how: str) -> None:
    rng = np.random.default_rng(0)
    a, b = (bits_of(rng, "bf16", shape, how) for shape in ((40, 48), (48, 50)))
    if how == "least":  # products near 2^-133, where exponents end; with zeros, and sums of zeros
        a, b = (bits_of(rng, "bf16", x.shape, "near") - (66 << 7) for x in (a, b))
        a[:, 16:32] = b[32:, 5:] = 0
    sizes = 1, 40, 48, 50
    got = everywhere(
        product, a.astype(np.uint16), b.astype(np.uint16), dtypes.bf16, *sizes, False, False, R=vy.f32,
        by_steps=True,
    )  # fmt: skip

    assert stepped("bf16", a, b).tobytes() == got.tobytes()


def test_steps_of_16_of_batches_and_transposed_operands() -> None:
    a, b = values("f2", (2, 18, 20)), values("f2", (2, 20, 19), seed=1)
    each = np.stack([stepped("f16", *(x.view(np.uint16) for x in pair)) for pair in zip(a, b, strict=True)])
    named: dict[str, Any] = {"accumulate": "k16", "dtype": vy.f32}

    assert each.tobytes() == everywhere(lib.matmul, a, b, **named).tobytes()
    turned = a.swapaxes(1, 2).copy(), b.swapaxes(1, 2).copy()
    got = everywhere(lib.matmul, *turned, transpose_a=True, transpose_b=True, **named)
    assert each.tobytes() == got.tobytes()
    assert each[0].tobytes() == everywhere(lib.matmul, a, b[0], **named)[0].tobytes()
    assert (
        each[0].astype(np.float16).tobytes() == everywhere(lib.matmul, a[0], b[0], accumulate="k16").tobytes()
    )


def test_results_may_be_of_the_type_of_the_sums() -> None:
    a, b = values("f2", (20, 30)), values("f2", (30, 40), seed=1)
    assert (
        by_fma(a.astype("f4"), b.astype("f4")).tobytes()
        == everywhere(lib.matmul, a, b, dtype=vy.f32).tobytes()
    )
    for kind in ("i1", "u1"):
        x, y = values(kind, (20, 70)), values(kind, (70, 40), seed=1)
        assert (x.astype("i4") @ y.astype("i4")).tolist() == everywhere(
            lib.matmul, x, y, dtype=vy.i32
        ).tolist()
