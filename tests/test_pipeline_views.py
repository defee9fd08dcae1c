"""Views of arrays inside pipelines: the elements that NumPy's views have, whatever is fused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vyre
from vyre import Buf, InOut, Out, atomic_add, f32, gid, i32, lid
from vyre.plan.views import ViewLayout

X = np.arange(24, dtype=np.float32).reshape(4, 6)


@vyre.elementwise
def raised(a, b):  # type: ignore[no-untyped-def]
    return a * b + a


@vyre.kernel
def neighbours(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    y[i, j] = x[i - 1, j] + 2 * x[i, j + 1] + 4 * x[i + 1, j - 1]


@vyre.kernel
def increased(x: InOut[f32]):  # type: ignore[no-untyped-def]
    x[gid()] += 1


@vyre.kernel
def shifted(x: Buf[f32], y: InOut[f32]):  # type: ignore[no-untyped-def]
    y[gid() + 1] = x[gid()]


@vyre.kernel
def counted(x: Buf[i32], counts: InOut[i32]):  # type: ignore[no-untyped-def]
    atomic_add(counts, x[gid()], 1)


@vyre.kernel(workgroup=8)
def reversed_groups(x: Buf[f32, "n"], y: Out[f32, "n"]):  # type: ignore[no-untyped-def]
    tile = vyre.shared(f32, 8)
    tile[lid()] = x[gid()]
    vyre.barrier()
    y[gid()] = tile[7 - lid()]


def neighbours_of(x: Any) -> Any:
    y = 2 * np.pad(x, ((0, 0), (0, 1)))[:, 1:]
    return (np.pad(x, ((1, 0), (0, 0)))[:-1] + y) + 4 * np.pad(x, ((0, 1), (1, 0)))[1:, :-1]


def require_equal(function: Callable[..., Any], expected: Any, *args: Any) -> None:
    """The pipeline gives the expected array with and without fusion, on the CPU and on the reference."""
    run = vyre.pipeline(function)
    expected = np.ascontiguousarray(expected)
    calls: list[dict[str, Any]] = [{"fuse": "off"}, {"device": "reference"}, {}, {}, {}]
    for words in calls:
        result = run(*(arg.copy() for arg in args), **words)
        assert (expected.shape, expected.dtype) == (result.shape, result.dtype)
        assert expected.tobytes() == result.tobytes()


@pytest.mark.parametrize(
    "view",
    [
        lambda x: x.T, lambda x: x.transpose(1, 0), lambda x: x.swapaxes(0, 1), lambda x: x[1:3],
        lambda x: x[:, ::-1], lambda x: x[::-2, 1:5:3], lambda x: x[:, 2:2], lambda x: x.reshape(3, 8),
        lambda x: x.reshape(-1, 2), lambda x: x.T.reshape(6, 4), lambda x: x.T.reshape(3, -1),
        lambda x: x[:, 1:4].T[::-1], lambda x: x.reshape(2, 2, 6)[1],
        lambda x: x.reshape(-1)[3:21].reshape(9, 2),
        lambda x: x[None, 2:, :, None].reshape(2, 6), lambda x: x[..., 1:], lambda x: x[2:3, ...],
    ],
)  # fmt: skip
def test_a_view_has_the_elements_of_numpys_view(view: Callable[[Any], Any]) -> None:
    require_equal(lambda x: view(x), view(X), X)
    require_equal(lambda x: neighbours(view(raised(x, 2.0))), neighbours_of(view(X * 3)), X)
    require_equal(lambda x: raised(view(neighbours(x)), view(x)), view(neighbours_of(X)) * (view(X) + 1), X)


@st.composite
def views(draw: st.DrawFn) -> tuple[tuple[int, ...], list[tuple[str, Any]]]:
    """A shape, and steps of a view of an array of it."""
    shape = tuple(draw(st.lists(st.integers(1, 4), min_size=1, max_size=3)))
    array = np.zeros(shape)
    steps: list[tuple[str, Any]] = []
    for _ in range(draw(st.integers(1, 4))):
        kind = draw(st.sampled_from(["slice", "transpose", "reshape"]))
        if kind == "slice":
            ends = st.one_of(st.none(), st.integers(-5, 5))
            steps_ = st.sampled_from([None, 1, 2, -1, -2])
            key: Any = tuple(draw(st.builds(slice, ends, ends, steps_)) for _ in array.shape)
        elif kind == "transpose":
            key = tuple(draw(st.permutations(range(array.ndim))))
        else:
            shapes = [s for s in _shapes(array.size) if len(s) <= 3] or [(0,)]
            key = draw(st.sampled_from(shapes))
        array = applied(array, [(kind, key)])
        steps.append((kind, key))
    return shape, steps


def _shapes(size: int) -> list[tuple[int, ...]]:
    whole = [(n,) for n in (size,)]
    pairs = [(n, size // n) for n in range(1, size + 1) if size % n == 0]
    return whole + pairs + [(a, n, b // n) for a, b in pairs for n in range(1, b + 1) if b % n == 0]


def applied(array: Any, steps: list[tuple[str, Any]]) -> Any:
    for kind, key in steps:
        array = array[key] if kind == "slice" else getattr(array, kind)(key)
    return array


@given(views(), st.booleans())
@settings(max_examples=max(settings().max_examples // 3, 5))
def test_any_chain_of_views_has_the_elements_of_numpys(
    view: tuple[tuple[int, ...], list[tuple[str, Any]]], is_made: bool
) -> None:
    shape, steps = view
    x = np.arange(np.prod(shape), dtype=np.float32).reshape(shape)
    expected = applied(x, steps)

    require_equal(
        lambda x: raised(applied(raised(x, 1.0) if is_made else x, steps), 1.0),
        expected * (4 if is_made else 2), x,
    )  # fmt: skip


@given(views())
def test_offsets_and_strides_are_numpys(view: tuple[tuple[int, ...], list[tuple[str, Any]]]) -> None:
    shape, steps = view
    array, layout = np.zeros(shape), ViewLayout.of(shape)
    for kind, key in steps:
        after = applied(array, [(kind, key)])
        viewed = layout.sliced(key) if kind == "slice" else getattr(layout, f"{kind}d")(key)
        if not isinstance(viewed, ViewLayout):  # the elements would have to be moved
            assert after.base is None or not np.shares_memory(after, array)
            return
        assert after.shape == viewed.shape
        if after.size > 1:
            assert viewed.offset - layout.offset == (after.ctypes.data - array.ctypes.data) // 8
            pairs = zip(after.shape, after.strides, viewed.strides, strict=True)
            assert all(size == 1 or own == 8 * stride for size, own, stride in pairs)
        array, layout = after, viewed


def test_a_view_is_written_where_its_array_is() -> None:
    expected = X.copy()
    expected[1, ::2] += 1

    require_equal(lambda x: (increased(x[1, ::2]), x)[1], expected, X)
    require_equal(lambda x: (increased(x.reshape(-1)), x)[1], X + 1, X)


def test_a_store_outside_a_view_is_dropped() -> None:
    expected = X.copy()
    expected[2, 1:3] = X[0, :2]

    require_equal(lambda x: (shifted(x[0, :3], x[2, :3], domain=3), x)[1], expected, X)


def test_an_atomic_outside_a_view_has_no_effect() -> None:
    places, counts = np.array([0, 1, 1, 2, -1, 5], np.int32), np.zeros(6, np.int32)

    require_equal(
        lambda x, n: (counted(x, n[1:3]), n)[1], np.array([0, 1, 2, 0, 0, 0], np.int32), places, counts
    )


def test_group_kernels_take_views() -> None:
    x = np.arange(32, dtype=np.float32)

    expected = x[::-2].reshape(2, 8)[:, ::-1].reshape(-1)

    require_equal(lambda x: reversed_groups(x[::-2]), expected, x)


@pytest.mark.parametrize(
    "dtype", [np.uint32, np.int32, np.uint8, np.int16, np.uint64, np.float64, np.float16]
)
def test_the_bits_of_elements_are_seen_as_another_type(dtype: Any) -> None:
    x = np.linspace(-3, 5, 16, dtype=np.float32).reshape(2, 8)
    expected = x.view(dtype)
    if expected.dtype.kind == "f":  # a NaN of a view is canonical
        expected = np.where(np.isnan(expected), np.array(np.nan, dtype), expected)

    require_equal(lambda x: x.view(dtype), expected, x)
    require_equal(lambda x: raised(x, 1.0).view(np.uint8).view(np.float32), x * 2, x)


@vyre.kernel
def looked_at(x: Buf[i32], below: Out[bool], half: Out[i32], wide: Out[vyre.i64]):  # type: ignore[no-untyped-def]
    i = gid()
    below[i] = x[i] < 0
    half[i] = x[i] // 2
    wide[i] = vyre.i64(x[i])


def test_an_array_has_its_sign_in_calls_that_take_it_as_signed() -> None:
    x = np.array([-1.5, 2, -0.0, 7], np.float32)

    def used(x: Any) -> Any:
        y = vyre.zeros(4, i32)
        raised(x, 1.0, out=y.view(f32))
        return looked_at(y), y.view(vyre.u32)

    got, words = vyre.pipeline(used)(x)
    for left, right in zip(looked_at((x * 2).view(np.int32)), got, strict=True):
        assert left.tolist() == right.tolist()
    assert (x * 2).view(np.uint32).tolist() == words.tolist()


@vyre.kernel
def lowered(x: Buf[i32], y: InOut[i32]):  # type: ignore[no-untyped-def]
    vyre.atomic_min(y, 0, x[gid()])


@vyre.kernel
def added(x: Buf[f32], y: InOut[f32]):  # type: ignore[no-untyped-def]
    atomic_add(y, 1, x[gid()])


@pytest.mark.parametrize("device", ["cpu", "reference"])
def test_atomics_on_an_array_that_others_take_as_another_type(device: str) -> None:
    @vyre.pipeline
    def least(x: Any) -> Any:
        y = vyre.zeros(3, f32)
        lowered(x, y.view(i32))
        return raised(y, 0.0), y.view(i32)

    floats, whole = least(np.array([3, -4, 2], np.int32), device=device)

    assert [-4, 0, 0] == whole.tolist()
    assert np.isnan(floats[0])

    @vyre.pipeline
    def both(x: Any, z: Any) -> Any:
        y = vyre.zeros(3, f32)
        lowered(x, y.view(i32))
        added(z, y)
        return y

    with pytest.raises(vyre.CallError, match="atomics take an array as f32 and as i32"):
        both(np.array([3], np.int32), np.array([3], np.float32), device=device)


def test_an_array_that_is_made_inside_has_any_shape_and_starts_at_zero() -> None:
    def made(x: Any) -> Any:
        z = vyre.zeros((3, 6))
        increased(z[1])
        increased(z.reshape(-1))
        return z, vyre.empty(5, i32)

    run = vyre.pipeline(made)
    for _ in range(3):
        z, nothing = run(X)
        assert [[1] * 6, [2] * 6, [1] * 6] == z.tolist()
        assert (np.int32, (5,)) == (nothing.dtype, nothing.shape)
    assert "copy" not in str(run.explain(X))


def test_explain_reports_a_copy() -> None:
    moved = vyre.pipeline(lambda x: raised(x.T.reshape(-1), 1.0)).explain(X)
    shown = vyre.pipeline(lambda x: raised(x.reshape(-1), 1.0)).explain(X)

    assert "1 copy" in str(moved)
    assert "over 6 x 4" in str(moved)
    assert "copy" not in str(shown)


def test_a_reshaped_array_is_returned_without_a_copy() -> None:
    plan = vyre.pipeline(lambda x: neighbours(x).reshape(2, 12)).explain(X)

    assert 1 == plan.to_dict()["launches_before"]


def test_views_are_saved(tmp_path: Path) -> None:
    def flipped(x: Any, t: float) -> Any:
        return raised(neighbours(x.T[:, ::-1]).reshape(-1), t).reshape(2, 12), raised(x.reshape(-1), t)

    run = vyre.pipeline(flipped)
    run.save(tmp_path / "flipped.vyre", X, 1.0)

    loaded = vyre.load(tmp_path / "flipped.vyre")

    for one, other in zip(run(X, 3.0), loaded(X, 3.0), strict=True):
        assert (one.shape, one.tobytes()) == (other.shape, other.tobytes())


def test_one_array_in_two_shapes_is_two_results() -> None:
    run = vyre.pipeline(lambda x: (lambda y: (y, y.reshape(-1), y.view(i32)))(raised(x, 1.0)))

    for _ in range(3):
        one, two, three = run(X)
        assert ((4, 6), (24,), np.int32) == (one.shape, two.shape, three.dtype)
        assert one.tobytes() == two.tobytes() == three.tobytes()


@pytest.mark.parametrize(
    ("use", "message"),
    [
        (lambda x: x[7], "7 is not in an axis of 4 elements"),
        (lambda x: x[0, 0], "elements are not computed yet"),
        (lambda x: x[0, 0, 0], "has more indices than the 2 axes"),
        (lambda x: x[[1, 2]], "does not index an array inside a pipeline. Fix: use slices"),
        (lambda x: x[x], "not computed yet"),
        (lambda x: x.reshape(5, 5), "has no shape (5, 5). Fix: pass 1 to"),
        (lambda x: x.reshape(()), "has no shape (). Fix: pass 1 to"),
        (lambda x: x.transpose(0, 0), "does not order the 2 axes"),
        (lambda x: x.view(bool), "the bits of a bool are no number"),
        (lambda x: x[:, :3].view(np.float64), "is not a whole number of f64"),
        (lambda x: x.view("x"), "names no type"),
    ],
)
def test_a_view_that_cannot_be_is_refused(use: Callable[[Any], Any], message: str) -> None:
    with pytest.raises(vyre.CallError) as fault:
        vyre.pipeline(lambda x: use(x))(X)

    assert message in str(fault.value)


@vyre.kernel
def numbered(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] + f32(i * 10 + j)


@vyre.kernel
def doubled(x: Buf[f32, "n"], y: Out[f32, "n"]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * 2


@vyre.kernel
def spread(x: Buf[f32, "n"], y: Out[f32, "m", "n"], z: Buf[f32, "m"]):  # type: ignore[no-untyped-def]
    y[gid(0), gid(1)] = x[gid(1)] + z[gid(0)]


def test_a_call_over_two_axes_is_computed_where_a_row_of_its_output_is_loaded() -> None:
    i, j = np.indices(X.shape).astype(np.float32)
    wanted = X + (10 * i + j)

    require_equal(lambda x: doubled(numbered(x).reshape(-1)), 2 * wanted.reshape(-1), X)
    require_equal(
        lambda x, z: spread(numbered(x).reshape(-1), z=z),
        wanted.reshape(1, -1) + X[:, :1], X, np.ascontiguousarray(X[:, 0]),
    )  # fmt: skip
    require_equal(
        lambda x, z: spread(doubled(x), z=z),
        2 * X[0] + X[:, :1], np.ascontiguousarray(X[0]), np.ascontiguousarray(X[:, 0]),
    )  # fmt: skip
