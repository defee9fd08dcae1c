"""Elementwise functions: broadcasting, types, results, pipelines, and the errors of calls that do not fit."""

from __future__ import annotations

import gc
import importlib.util
import linecache
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import mutually_broadcastable_shapes

import vyre
from vyre import Buf, Out, f32, gid

GAIN = 2


@vyre.elementwise
def affine(a, b, c=2.0):  # type: ignore[no-untyped-def]
    return a * b + c


@vyre.elementwise
def ordered(a, b):  # type: ignore[no-untyped-def]
    if a > b:
        return b, a, True
    return a, b, False


@vyre.elementwise
def gained(a):  # type: ignore[no-untyped-def]
    return a * GAIN


@vyre.elementwise
def constant(a):  # type: ignore[no-untyped-def]
    return GAIN


@vyre.elementwise
def typed(a, t: f32, *, n: vyre.i32 = 1):  # type: ignore[no-untyped-def,valid-type]
    return a * t + f32(n)


def grid(*shape: int, dtype: Any = np.float32) -> Any:
    return (np.arange(np.prod(shape)) % 23).astype(dtype).reshape(shape)


@given(mutually_broadcastable_shapes(num_shapes=3, min_dims=1, max_dims=3, max_side=4), st.data())
def test_shapes_broadcast_as_those_of_numpy(shapes: Any, data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from([np.float32, np.float64, np.int32, np.uint8]))
    a, b, c = (grid(*shape, dtype=dtype) for shape in shapes.input_shapes)

    expected = a * b + c

    for device in ("cpu", "reference"):
        result = affine(a, b, c, device=device)
        assert (expected.dtype, expected.shape) == (result.dtype, result.shape)
        assert expected.tobytes() == result.tobytes()


def test_several_results_are_several_arrays_with_their_own_types() -> None:
    a, b = np.array([1, 5, 3], np.int16), np.array([2, 4, 3], np.int16)

    low, high, swapped = ordered(a, b)

    assert (np.int16, np.int16, np.bool_) == (low.dtype, high.dtype, swapped.dtype)
    assert ([1, 4, 3], [2, 5, 3], [False, True, False]) == (low.tolist(), high.tolist(), swapped.tolist())


def test_a_number_takes_the_type_of_the_first_array_that_can_hold_it() -> None:
    counts, weights = grid(3, dtype=np.int32), grid(3, dtype=np.float64)

    assert np.int32 == affine(counts, 2, 1).dtype
    assert np.float64 == affine(weights, 2, 1).dtype
    assert [1.5, 2.0, 2.5] == affine(grid(3), 0.5, 1.5).tolist()


def test_a_parameter_with_a_type_has_it() -> None:
    assert [1.0, 3.0] == typed(grid(2), 2).tolist()
    assert [4.0, 6.0] == typed(grid(2), t=2, n=4).tolist()
    assert np.float32 == typed(grid(2), np.float32(2)).dtype


def test_what_is_constant_for_all_elements_is_repeated() -> None:
    assert [2, 2, 2] == constant(grid(3)).tolist()


def test_a_call_writes_into_out() -> None:
    out, flags = np.empty(3, np.float32), np.empty(3, bool)
    x = grid(3)

    assert affine(x, x, out=out) is out
    assert (x * x + 2).tolist() == out.tolist()
    low, _, swapped = ordered(x, x[::-1].copy(), out=(out, x.copy(), flags))
    assert low is out
    assert swapped is flags


@given(mutually_broadcastable_shapes(num_shapes=2, min_dims=1, max_dims=2, max_side=3), st.data())
def test_calls_that_are_known_take_no_others(shapes: Any, data: st.DataObject) -> None:
    """Calls that machine code makes: arrays that broadcast otherwise, other types and outputs beside them."""
    kinds = st.sampled_from([np.float32, np.float64, np.int32])
    for _ in range(3):
        a, b = (grid(*shape, dtype=data.draw(kinds)) for shape in shapes.input_shapes)
        if a.dtype != b.dtype:
            with pytest.raises(vyre.Problems):
                ordered(a, b)
            b = b.astype(a.dtype)
        expected = np.minimum(a, b)
        for _ in range(4):
            low, _, _ = ordered(a, b)
            assert (low.dtype, low.shape, low.tolist()) == (a.dtype, expected.shape, expected.tolist())
        out = np.full(expected.shape, 9, a.dtype), np.empty_like(expected), np.empty(expected.shape, bool)
        assert ordered(a, b, out=out)[0] is out[0]
        assert expected.tolist() == out[0].tolist()


def test_known_calls_are_refused_as_unknown_ones_are(monkeypatch: pytest.MonkeyPatch) -> None:
    x = grid(5)
    for _ in range(5):
        assert (x * x + 2).tolist() == affine(x, x).tolist()
        assert (x * 3 + 1).tolist() == typed(x, 3).tolist() == typed(x, t=np.float64(3)).tolist()
        assert (x * GAIN).tolist() == gained(x).tolist()
    with pytest.raises(vyre.CallError, match="cannot be called so"):
        gained(x, np.empty_like(x))
    with pytest.raises(vyre.CallError, match="cannot be called so"):
        gained(x, domain=3)
    assert (x * x + 7).tolist() == affine(x, x, 7.0).tolist() == affine(x, x, c=7).tolist()
    assert (x[:1] * x + 2).tolist() == affine(x[:1], x).tolist() == affine(x, x[:1]).tolist()
    monkeypatch.setitem(globals(), "GAIN", 0.5)
    assert (x * 0.5).tolist() == gained(x).tolist()


def _outcome(call: Any, *args: Any) -> object:
    try:
        result = call(*args)
    except (vyre.CallError, vyre.Problems) as fault:
        return type(fault)
    return result.dtype, result.tolist()


def test_the_type_of_a_number_counts_in_known_calls() -> None:
    """Every call has the outcome that it has as the first one."""
    numbers = (
        2,
        2.5,
        True,
        -3,
        np.float32(2),
        np.float64(2.5),
        np.int64(2),
        np.bool_(True),
        np.array(2.5),
        2**40,
    )
    xs = [grid(5, dtype=dtype) for dtype in (np.float32, np.float64, np.int32)]
    wanted = {
        (at, n): _outcome(vyre.elementwise(product.function), x, number)
        for at, x in enumerate(xs)
        for n, number in enumerate(numbers)
    }
    for _ in range(4):
        for (at, n), outcome in wanted.items():
            assert outcome == _outcome(product, xs[at], numbers[n]), (xs[at].dtype, numbers[n])


def test_numbers_alone_are_computed_by_the_function() -> None:
    assert 8.0 == affine(2.0, 3.0)


def test_a_kernel_calls_it_as_a_function() -> None:
    @vyre.kernel
    def halved(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = affine(x[gid()], 0.5, 0)

    assert [0.0, 0.5, 1.0] == halved(grid(3)).tolist()


def test_calls_in_a_pipeline_fuse_and_take_any_number() -> None:
    @vyre.pipeline
    def chain(x, y, t):  # type: ignore[no-untyped-def]
        return affine(affine(x, y, t), y)

    x, y = grid(5, 4), grid(4)

    for t in (1.0, 2.0, 3.5, 4.5):
        assert ((x * y + np.float32(t)) * y + 2).tobytes() == chain(x, y, t).tobytes()
    plan = chain.explain(x, y, 1.0)
    assert (2, 1) == (plan.to_dict()["launches_before"], plan.to_dict()["launches_after"])


def test_a_pipeline_that_calls_it_is_saved(tmp_path: Path) -> None:
    @vyre.pipeline
    def chain(x, y, t):  # type: ignore[no-untyped-def]
        return affine(x, y, t)

    x, y = grid(3, 4), grid(3, 1)
    chain.save(tmp_path / "chain.vyre", x, y, 1.0)

    assert (x * y + 7).tobytes() == vyre.load(tmp_path / "chain.vyre")(x, y, 7.0).tobytes()


def test_a_changed_constant_changes_the_type_of_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    x = grid(3)
    assert [0.0, 2.0, 4.0] == gained(x).tolist() == gained(x).tolist()
    assert np.int32 == constant(x).dtype

    monkeypatch.setitem(globals(), "GAIN", 0.5)

    assert [0.0, 0.5, 1.0] == gained(x).tolist()
    assert np.float32 == constant(x).dtype


def test_arrays_without_elements_give_arrays_without_elements() -> None:
    assert (0, 3) == affine(grid(0, 3), grid(1, 3)).shape
    assert (0,) == affine(grid(0), grid(1)).shape


def test_it_is_pickled_by_name() -> None:
    assert pickle.loads(pickle.dumps(affine)) is affine


def test_the_kernel_of_a_call_can_be_shown() -> None:
    shown = affine.kernel(grid(2, 3), grid(3)).show()

    assert "a: Buf[f32, 2], b: Buf[f32], out: Out[f32, 2]" in shown


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="torch is not installed")
def test_tensors_of_torch_give_tensors() -> None:
    import torch

    result = affine(torch.ones(2, 3), torch.arange(3.0))

    assert isinstance(result, torch.Tensor)
    assert [[2.0, 3.0, 4.0]] * 2 == result.tolist()


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: affine(grid(2, 3), grid(2)), "a and b do not broadcast: (2, 3) and (2,). Fix: pass arrays"),
        (lambda: affine(grid(2)), "affine cannot be called so: missing a required argument: 'b'"),
        (lambda: affine(grid(2), "x"), "b is a str, and affine takes arrays and numbers. Fix: pass np."),
        (lambda: affine(grid(2), grid(2).astype("U")), "b has elements of the type <U32, which kernels do"),
        (lambda: affine(grid(2), 2, 1, 3), "affine cannot be called so: too many positional arguments"),
        (lambda: affine(grid(2, dtype=np.uint8), 300, 1), "b: 300 does not fit u8"),
        (lambda: ordered(grid(2), grid(2), out=grid(2)), "ordered returns 3 arrays, and out is"),
        (lambda: affine(grid(2), 1, 1, out=grid(3)), "arrays of affine disagree"),
    ],
)
def test_a_call_that_does_not_fit_is_refused(call: Any, message: str) -> None:
    with pytest.raises(vyre.CallError) as fault:
        call()

    assert str(fault.value).startswith(message)


def test_a_mix_of_types_is_a_problem_in_the_functions_own_line() -> None:
    with pytest.raises(vyre.Problems) as fault:
        affine(grid(2), grid(2, dtype=np.float64))

    (problem,) = fault.value.problems
    assert ("P203", __file__) == (problem.code, problem.span.file if problem.span else "")


def test_a_function_that_returns_nothing_is_refused() -> None:
    @vyre.elementwise
    def nothing(a):  # type: ignore[no-untyped-def]
        b = a  # noqa: F841

    with pytest.raises(vyre.CallError, match="returns no number"):
        nothing(grid(2))


def test_a_variable_number_of_arguments_is_refused() -> None:
    with pytest.raises(vyre.CallError, match="variable number"):

        @vyre.elementwise
        def many(*a):  # type: ignore[no-untyped-def]
            return a


@vyre.elementwise(neutral=1)
def product(a, b):  # type: ignore[no-untyped-def]
    return a * b


def test_an_associative_function_reduces_and_accumulates() -> None:
    x = grid(3, 4, dtype=np.int32) + 1

    assert x.prod(axis=0).tolist() == product.reduce(x, axis=0).tolist()
    assert x.prod(axis=1, keepdims=True).tolist() == product.reduce(x, axis=1, keepdims=True).tolist()
    assert x[0].cumprod().tolist() == product.accumulate(x[0]).tolist()
    assert x.prod(axis=1).tolist() == vyre.pipeline(lambda x: product.reduce(x, axis=1))(x).tolist()


def test_a_function_that_does_not_say_that_it_is_associative_does_not_reduce() -> None:
    for call in (affine.reduce, ordered.accumulate):
        with pytest.raises(vyre.CallError, match="is not declared associative"):
            call(grid(3))
    with pytest.raises(vyre.CallError, match="reduce takes an array and axis and keepdims"):
        product.reduce(grid(3), where=1)


def test_the_source_of_a_kernel_goes_with_it() -> None:
    before = {file for file in linecache.cache if file.startswith("<elementwise tripled")}

    def use() -> None:
        @vyre.elementwise
        def tripled(x):  # type: ignore[no-untyped-def]
            return x * 3

        tripled(np.arange(3, dtype=np.float32))
        assert before < {file for file in linecache.cache if file.startswith("<elementwise tripled")}

    use()
    gc.collect()

    assert before == {file for file in linecache.cache if file.startswith("<elementwise tripled")}


def test_a_problem_shows_the_types_of_the_arguments() -> None:
    with pytest.raises(vyre.Problems, match=r"In affine\(a: f32, b: f64, c: 2.0\), with the types of"):
        affine(np.ones(2, np.float32), np.ones(2))


@pytest.mark.parametrize(
    ("args", "named", "message"),
    [
        ((memoryview(b"ab"), np.ones(2, np.uint8), 1), {}, "a is a memoryview"),
        ((1.0, 2.0, 3.0), {"device": "cpu"}, "affine gets no array here"),
        ((1.0, 2.0, 3.0), {"out": np.ones(2, np.float32)}, "affine gets no array here"),
    ],
)
def test_what_is_no_array_is_refused_with_a_fix(args: Any, named: Any, message: str) -> None:
    with pytest.raises(vyre.CallError, match=f"{message}.* Fix: "):
        affine(*args, **named)


class Memory:
    """An array that has memory and nothing else, as images of PIL."""

    def __init__(self, array: Any) -> None:
        self.array = array

    @property
    def __array_interface__(self) -> Any:
        return self.array.__array_interface__


def test_arrays_without_a_shape_of_their_own_are_taken() -> None:
    @vyre.elementwise(neutral=0)
    def total(a, b):  # type: ignore[no-untyped-def]
        return a + b

    for shape in ((2, 3), (4,)):
        x = np.ones(shape, np.float32)
        assert (x + x == total(Memory(x), Memory(x))).all()
        assert x.size == total.reduce(Memory(x))
        assert (np.cumsum(x, axis=-1) == total.accumulate(Memory(x), axis=-1)).all()


def test_numbers_and_values_alone_are_computed_as_in_a_kernel() -> None:
    @vyre.elementwise
    def size(v):  # type: ignore[no-untyped-def]
        return vyre.length(v)

    @vyre.elementwise
    def scrambled(x):  # type: ignore[no-untyped-def]
        return x * 31 + 7

    assert 3.0 == size(vyre.vec3(1, 2, 2))
    assert (63, np.uint8) == (scrambled(np.uint8(200)), type(scrambled(np.uint8(200))))


def test_arrays_of_values_are_refused_with_a_fix() -> None:
    @vyre.elementwise
    def size(v: vyre.vec3):  # type: ignore[no-untyped-def]
        return vyre.length(v)

    with pytest.raises(vyre.CallError, match=r'Fix: write a kernel with v: Buf\[vec\[f32, 3\], "n"\]'):
        size(np.ones((2, 3), np.float32))
    with pytest.raises(vyre.CallError, match=r"Fix: pass its fields, as in v\['a'\]"):
        vyre.elementwise(same)(np.zeros(3, [("a", "f4")]))


def same(v):  # type: ignore[no-untyped-def]
    return v
