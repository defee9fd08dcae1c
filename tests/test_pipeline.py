"""Pipelines as users hold them."""

from __future__ import annotations

import pickle
import re
import threading
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import pytest

import vyre
from stages import added, blurred, increased, scaled
from vyre import Buf, Out, bf16, f32, gid, i32, reference, u16

OURS = str(Path(vyre.__file__).parent)
X = np.linspace(-2, 2, 37, dtype=np.float32)
SCALE = 2.0
TABLE = np.arange(40, dtype=np.float32)


@vyre.kernel
def split(x: Buf[f32], low: Out[f32], high: Out[f32]):  # type: ignore[no-untyped-def]
    low[gid()] = min(x[gid()], 0.0)
    high[gid()] = max(x[gid()], 0.0)


@vyre.kernel
def captured_scale(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * SCALE


@vyre.kernel
def halved_bf16(x: Buf[bf16], y: Out[bf16]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * bf16(0.5)


@vyre.kernel
def flipped_u16(x: Buf[u16], y: Out[u16]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] ^ u16(1)


@vyre.kernel
def whole(x: Buf[i32], y: Out[i32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] + 1


@vyre.kernel
def broken(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] + missing  # type: ignore[name-defined]


def require_same(function: Callable[..., Any], *args: Any, **named: Any) -> Any:
    """What a pipeline of the function gives, which is what the function gives, its arguments included."""
    made = vyre.pipeline(function)
    eager_args = [np.array(value) if isinstance(value, np.ndarray) else value for value in args]
    wanted = function(*eager_args, **named)
    found: Any = None
    for fuse in ("auto", "off", "max"):
        given = [np.array(value) if isinstance(value, np.ndarray) else value for value in args]
        found = made(*given, **named, fuse=fuse)
        assert shown(wanted) == shown(found)
        assert shown(eager_args) == shown(given)
    return found


def shown(value: Any) -> Any:
    """The value with arrays as their bytes."""
    if isinstance(value, np.ndarray):
        return (value.shape, value.dtype, value.tobytes())
    if isinstance(value, tuple | list):
        return [type(value), *(shown(item) for item in value)]
    if isinstance(value, dict):
        return {key: shown(item) for key, item in value.items()}
    return value


# What functions return


def test_one_array_is_returned() -> None:
    require_same(lambda x: scaled(scaled(x, a=2.0), a=0.5), X)


@pytest.mark.parametrize("form", [tuple, list])
def test_several_arrays_are_returned_in_their_order(form: Callable[[Any], Any]) -> None:
    require_same(lambda x: form([scaled(x, a=2.0), blurred(x), scaled(x, a=3.0)]), X)


def test_a_dict_of_arrays_is_returned() -> None:
    found = require_same(lambda x: {"low": split(x)[0], "rest": [split(x)[1], 7]}, X)

    assert ["low", "rest"] == list(found)


def test_the_outputs_of_one_kernel_are_returned() -> None:
    require_same(lambda x: split(scaled(x, a=2.0)), X)


def test_an_intermediate_is_returned_together_with_a_result_computed_from_it() -> None:
    def both(x: Any) -> Any:
        y = scaled(x, a=2.0)
        return y, blurred(y), y

    found = require_same(both, X)

    assert found[0] is found[2]


def test_an_argument_is_returned_as_itself() -> None:
    x = X.copy()

    assert x is vyre.pipeline(lambda x: x)(x)
    assert x is vyre.pipeline(lambda x: (scaled(x, a=2.0), x))(x)[1]


def test_nothing_is_returned() -> None:
    def nothing(x: Any) -> None:
        scaled(x, a=2.0)

    assert require_same(nothing, X) is None


def test_every_call_returns_arrays_of_its_own() -> None:
    made = vyre.pipeline(lambda x: (scaled(x, a=2.0), np.arange(3)))
    first, second = made(X), made(X)
    first[0].fill(9)
    first[1].fill(9)

    assert (X * 2).tolist() == second[0].tolist()
    assert [0, 1, 2] == second[1].tolist()
    assert [0, 1, 2] == made(X)[1].tolist()


# Values between kernels


def test_a_value_is_used_many_times() -> None:
    def many(x: Any) -> Any:
        y = scaled(x, a=1.1)
        return added(added(y, y), added(blurred(y), scaled(y, a=3.0)))

    require_same(many, X)


def test_updates_in_place_happen_in_order() -> None:
    def updated(x: Any, total: Any) -> Any:
        before = scaled(total, a=1.0)
        increased(total, x)
        between = scaled(total, a=1.0)
        increased(total, between)
        return before, between, blurred(total)

    require_same(updated, X, np.ones_like(X))


def test_a_made_array_is_updated_after_a_kernel_that_does_not_fuse() -> None:
    def updated(x: Any) -> Any:
        y = blurred(x)
        z = blurred(y)
        increased(y, x)
        return z, scaled(y, a=2.0)

    require_same(updated, X)


def test_an_output_is_given_and_written_in_part() -> None:
    @vyre.kernel
    def some(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        if x[gid()] > 0.0:
            y[gid()] = x[gid()]

    def partly(x: Any, y: Any) -> Any:
        return scaled(some(x, y), a=2.0), some(scaled(x, a=3.0), y)

    require_same(partly, X, np.full_like(X, 5))


def test_constants_make_kernels_of_their_own() -> None:
    require_same(lambda x: added(blurred(x, r=2), blurred(x, r=0)), X)


def test_python_decides_what_is_recorded() -> None:
    def decided(x: Any, steps: int, wide: bool = False) -> Any:
        for step in range(steps):
            x = scaled(x, a=1.0 + step)
        return blurred(x, r=3) if wide else x

    for steps in (0, 1, 5):
        for wide in (False, True):
            require_same(decided, X, steps, wide=wide)


def test_a_pipeline_is_called_within_a_pipeline() -> None:
    inner = vyre.pipeline(lambda x, a: (scaled(x, a=a), blurred(x)))
    outer = vyre.pipeline(lambda x: added(*inner(inner(x, 2.0)[1], a=0.5)))

    assert added(scaled(blurred(X), a=0.5), blurred(blurred(X))).tobytes() == outer(X).tobytes()
    assert 4 > len(outer.explain(X).plan.steps)


def test_domains_may_be_given() -> None:
    require_same(lambda x: scaled(blurred.over(20)(x), a=2.0, domain=10), X)


def test_one_array_is_passed_twice() -> None:
    made = vyre.pipeline(lambda x, y: added(scaled(x, a=2.0), y))
    other = X + 1

    assert (X * 2 + X).tolist() == made(X, X).tolist()
    assert (X * 2 + other).tolist() == made(X, other).tolist()
    assert (other * 2 + X).tolist() == made(other, X).tolist()
    assert (X * 2 + X).tolist() == made(X, X).tolist()


def test_an_array_that_is_updated_may_be_passed_twice() -> None:
    def twice(x: Any, y: Any) -> Any:
        increased(x, X)
        return scaled(y, a=2.0)

    made = vyre.pipeline(twice)
    one, other = X.copy(), X.copy()
    wanted = (X + X) * 2

    assert wanted.tolist() == made(one, one).tolist()
    assert (X * 2).tolist() == made(X.copy(), other).tolist()


def test_arguments_that_overlap_in_memory_are_seen_to_change() -> None:
    def shifted(x: Any, y: Any, by: Any) -> Any:
        increased(x, by)
        return scaled(y, a=2.0)

    made = vyre.pipeline(shifted)
    for apart in (False, True):
        wanted, found = np.arange(40, dtype=np.float32), np.arange(40, dtype=np.float32)
        second = [room.copy() if apart else room for room in (wanted, found)]
        by = np.ones(37, np.float32)
        eager = shifted(wanted[:37], second[0][3:], by)

        assert eager.tolist() == made(found[:37], second[1][3:], by).tolist()
        assert wanted.tolist() == found.tolist()


@pytest.mark.parametrize("size", [0, 1, 2])
def test_arrays_may_have_few_elements_or_none(size: int) -> None:
    require_same(lambda x: (added(blurred(x), scaled(x, a=2.0)), *split(x)), X[:size])


def test_bfloat16_is_its_bits() -> None:
    bits = np.array([0x3F80, 0x4040, 0x7FC1, 0xFF80, 0x0001], np.uint16)
    require_same(lambda x: halved_bf16(halved_bf16(x)), bits)


def test_one_array_is_read_as_bfloat16_and_as_bits() -> None:
    bits = np.array([0x3F80, 0x4040, 0x7FC1, 0xFF80, 0x0001], np.uint16)

    require_same(lambda x: (halved_bf16(flipped_u16(x)), flipped_u16(halved_bf16(x)), halved_bf16(x)), bits)


# Arrays and numbers from elsewhere


def test_arrays_may_come_from_outside_of_the_function() -> None:
    require_same(lambda x: added(scaled(TABLE, a=2.0), blurred(x), domain=30), X[:30])


def test_another_array_from_outside_is_seen() -> None:
    table = X.copy()
    made = vyre.pipeline(lambda x: added(x, table))
    before = made(X)
    table = X * 3

    assert (X + X).tolist() == before.tolist()
    assert (X + X * 3).tolist() == made(X).tolist()


def test_kernels_on_arrays_from_outside_alone_are_run_at_every_call() -> None:
    table = X.copy()
    made = vyre.pipeline(lambda a: scaled(table, a=a))
    first = made(2.0)
    table[:] = 1
    second = made(2.0)

    assert (X * 2).tolist() == first.tolist()
    assert [2.0] * 37 == second.tolist()


def test_what_is_written_to_an_array_from_outside_is_read_later() -> None:
    for _ in range(4):  # so that the kernels have their fast entries
        scaled(X, a=1.0)
    room = np.zeros_like(X)

    def through(x: Any) -> Any:
        scaled(x, room, a=2.0)
        return scaled(room, a=3.0)

    made = vyre.pipeline(through)
    for factor in (1, 2, 3):
        assert (X * factor * 2 * 3).tolist() == made(X * np.float32(factor)).tolist()


def test_arrays_in_lists_and_dicts_are_arguments_too() -> None:
    made = vyre.pipeline(lambda xs, more: [added(xs[0], xs[1]), scaled(more["z"], a=2.0)])
    for shift in (0, 1):
        a, b, c = X + shift, X * 2, X - shift

        assert shown([a + b, c * 2]) == shown(made([a, b], {"z": c}))


def test_any_number_of_arrays_may_be_taken() -> None:
    made = vyre.pipeline(lambda *xs, a=2.0, **more: scaled(added(xs[0], xs[-1]), a=a + len(more)))

    assert ((X + X * 3) * 2).tolist() == made(X, X, X * 3).tolist()
    assert ((X + X) * 5).tolist() == made(X, X, a=4.0, more=1).tolist()


def test_a_changed_number_that_a_kernel_captured_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    made = vyre.pipeline(lambda x: blurred(captured_scale(x), r=0))
    before = made(X)
    monkeypatch.setitem(globals(), "SCALE", 3.0)

    assert (X * 2).tolist() == before.tolist()
    assert (X * 3).tolist() == made(X).tolist()


def test_a_changed_number_that_the_function_captured_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    made = vyre.pipeline(lambda x: scaled(x, a=SCALE))
    before = made(X)
    monkeypatch.setitem(globals(), "SCALE", 3.0)

    assert (X * 2).tolist() == before.tolist()
    assert (X * 3).tolist() == made(X).tolist()


def test_kernels_of_one_name_are_distinguished() -> None:
    made = vyre.pipeline(lambda x, kernel: kernel(x))
    found = []
    for factor in (2.0, 3.0):

        @vyre.kernel
        def one(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
            y[gid()] = x[gid()] * factor  # noqa: B023  # it is read at once

        found.append(made(X, one).tolist())

    assert [(X * 2).tolist(), (X * 3).tolist()] == found


# Arguments


def test_arguments_have_defaults_and_names() -> None:
    def defaulted(x: Any, a: float = 2.0, *, b: float = 3.0) -> Any:
        return scaled(scaled(x, a=a), a=b)

    require_same(defaulted, X)
    require_same(defaulted, X, b=5.0)
    require_same(defaulted, X, 7.0)
    assert (X * 4).tolist() == vyre.pipeline(defaulted)(a=2.0, b=2.0, x=X).tolist()


def test_a_pipeline_that_calls_another_is_warm_too() -> None:
    calls: list[Any] = []
    note = calls.append
    inner = vyre.pipeline(lambda x: (note(x), scaled(x, a=2.0))[1])
    outer = vyre.pipeline(lambda x: blurred(inner(x)))
    for _ in range(3):
        outer(X)

    assert 1 == len(calls)


def test_a_call_that_the_function_does_not_take_is_explained() -> None:
    @vyre.pipeline
    def defaulted(x, a=2.0):  # type: ignore[no-untyped-def]
        return scaled(x, a=a)

    with pytest.raises(vyre.CallError, match=r"Fix: call it as defaulted\(x, a=2.0\)"):
        defaulted(X, X, X)


def test_a_parameter_may_be_called_device() -> None:
    made = vyre.pipeline(lambda x, device: scaled(x, a=device))

    assert (X * 2).tolist() == made(X, device=2.0).tolist()
    assert (X * 2).tolist() == made(X, 2.0).tolist()


def test_options_are_checked() -> None:
    made = vyre.pipeline(lambda x: scaled(x, a=2.0))
    budgets = ({"memory_budget": budget} for budget in (-1, True, 1.5, 1 << 64))
    for options in ({"fuse": "some"}, {"fuse": []}, *budgets, {"device": "toaster"}):
        with pytest.raises(vyre.CallError, match="Fix: "):
            made(X, **options)


def test_devices_give_the_same() -> None:
    made = vyre.pipeline(lambda x: blurred(scaled(blurred(x), a=0.1), r=2))

    assert made(X, device="cpu").tobytes() == made(X, device="reference").tobytes()


# What is made, and when


@pytest.fixture
def events() -> Iterator[list[object]]:
    seen: list[object] = []
    with vyre.observe(seen.append):
        yield seen


def names(events: list[object]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_another_number_compiles_nothing(events: list[object]) -> None:
    made = vyre.pipeline(lambda x, a: blurred(scaled(blurred(x), a=a)))
    made(X, 2.0)
    events.clear()
    found = made(X, 3.0)

    assert {"Launched"} == set(names(events))
    assert blurred(scaled(blurred(X), a=3.0)).tobytes() == found.tobytes()


def test_numbers_that_differ_in_their_sign_alone_differ() -> None:
    made = vyre.pipeline(lambda x, a: scaled(x, a=a))

    for a in (0.0, -0.0, 1, True, 1.0):
        assert scaled(X, a=float(a)).tobytes() == made(X, float(a)).tobytes()


def test_a_warm_call_runs_the_plan_and_not_the_function(events: list[object]) -> None:
    calls: list[Any] = []
    note = calls.append

    def counted(x: Any) -> Any:
        note(x)
        return scaled(blurred(x), a=2.0)

    made = vyre.pipeline(counted)
    first = made(X)
    events.clear()
    second = made(X + 1)

    assert 1 == len(calls)
    assert ["Launched"] == names(events)
    assert first.tobytes() != second.tobytes()


def test_another_shape_gets_a_plan_of_its_own() -> None:
    made = vyre.pipeline(lambda x: blurred(blurred(x)))

    for size in (5, 37, 5, 1):
        assert blurred(blurred(X[:size])).tobytes() == made(X[:size]).tobytes()


def test_a_pipeline_may_be_called_from_several_threads() -> None:
    made = vyre.pipeline(lambda x, a: added(blurred(scaled(x, a=a)), x))
    wanted = {a: added(blurred(scaled(X, a=float(a))), X).tobytes() for a in range(8)}
    found: list[tuple[int, bytes]] = []
    barrier = threading.Barrier(8)

    def work(a: int) -> None:
        barrier.wait()
        found.extend((b % 8, made(X, float(b % 8)).tobytes()) for b in range(a, a + 20))

    threads = [threading.Thread(target=work, args=(a,)) for a in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert 160 == len(found)
    assert all(wanted[a] == got for a, got in found)


@pytest.mark.filterwarnings("ignore::vyre.UntrackedWarning")  # events change unseen
def test_kernels_called_by_other_threads_during_a_recording_are_not_recorded() -> None:
    inside, leave = threading.Event(), threading.Event()

    def slow(x: Any) -> Any:
        inside.set()
        leave.wait()
        return scaled(x, a=2.0)

    made = vyre.pipeline(slow)
    results: list[Any] = []
    thread = threading.Thread(target=lambda: results.append(made(X)))
    thread.start()
    inside.wait()
    beside = scaled(X, a=3.0)
    leave.set()
    thread.join()

    assert (X * 3).tolist() == beside.tolist()
    assert (X * 2).tolist() == results[0].tolist()


# Errors


def require_no_frame_of_ours(raised: pytest.ExceptionInfo[BaseException]) -> None:
    files = [frame.filename for frame in traceback.extract_tb(raised.value.__traceback__)]

    assert [] == [file for file in files if file.startswith(OURS)]
    assert raised.value.__context__ is None


def test_a_wrong_dtype_inside_is_reported_at_the_users_line() -> None:
    made = vyre.pipeline(lambda x: whole(scaled(x, a=2.0)))
    with pytest.raises(vyre.CallError, match="x of whole takes i32, and gets an array of f32") as raised:
        made(X)

    require_no_frame_of_ours(raised)
    assert "whole(scaled(x, a=2.0))" in "".join(traceback.format_tb(raised.value.__traceback__))


def test_a_problem_of_a_kernel_inside_is_reported_at_the_users_line() -> None:
    made = vyre.pipeline(lambda x: broken(x))
    with pytest.raises(vyre.Problems, match="P201") as raised:
        made(X)

    require_no_frame_of_ours(raised)


def test_what_the_function_raises_comes_through() -> None:
    def failing(x: Any) -> Any:
        scaled(x, a=2.0)
        raise KeyError("mine")

    made = vyre.pipeline(failing)
    for _ in range(2):
        with pytest.raises(KeyError, match="mine") as raised:
            made(X)
        require_no_frame_of_ours(raised)
    assert (X * 2).tolist() == scaled(X, a=2.0).tolist()  # and nothing is recorded any longer


def test_an_argument_that_is_no_array_is_reported() -> None:
    made = vyre.pipeline(lambda x: scaled(x, a=2.0))
    for wrong in (None, "x", 3.5, [1.0, 2.0]):
        with pytest.raises(vyre.CallError, match="Fix: "):
            made(wrong)


@pytest.mark.parametrize(
    "use",
    [
        bool, float, int, list, iter, np.asarray, np.unique, lambda x: x[0], lambda x: x.tolist(),
        lambda x: x.sort(),
        lambda x: x.flat, lambda x: f"{x:3}", lambda x: 0 in x, lambda x: x.__setitem__(0, 1), round,
        lambda x: divmod(x, 2), lambda x: np.exp(x, where=True), lambda x: np.add.reduce(x),
        lambda x: x.__iadd__(1),
        lambda x: x + [1.0] * 37, lambda x: x == None, lambda x: x & 1, lambda x: 0 < x < 1,  # noqa: E711
        lambda x: x + np.ones(36, np.float32), lambda x: x + "1",
    ],
)  # fmt: skip
def test_an_array_that_is_not_computed_yet_has_no_values(use: Callable[[Any], Any]) -> None:
    def uses(x: Any) -> Any:
        use(scaled(x, a=2.0))
        return x

    with pytest.raises((vyre.CallError, AttributeError), match="Fix: ") as raised:
        vyre.pipeline(uses)(X)

    require_no_frame_of_ours(raised)


def test_an_array_that_is_not_computed_yet_has_a_shape() -> None:
    seen = []

    def looks(x: Any) -> Any:
        y = scaled(x, a=2.0)
        seen.extend([y.shape, y.ndim, len(y), y.size])
        return y

    vyre.pipeline(looks)(X)

    assert [(37,), 1, 37, 37] == seen


def test_an_array_of_a_recording_that_is_over_is_of_no_use() -> None:
    kept = []
    vyre.pipeline(lambda x: kept.append(scaled(x, a=2.0)))(X)

    with pytest.raises(vyre.CallError, match="Fix: "):
        scaled(kept[0], a=2.0)
    with pytest.raises(vyre.CallError, match="Fix: "):
        vyre.pipeline(lambda x: added(x, kept[0]))(X)


class Pair(NamedTuple):
    low: Any
    high: Any


async def waited_for(x: Any) -> Any:
    return scaled(x, a=2.0)


@pytest.mark.parametrize(
    "function",
    [
        waited_for,
        lambda x: Pair(x, scaled(x, a=2.0)),
        lambda x: {scaled(x, a=2.0)},
        lambda x: SimpleNamespace(y=scaled(x, a=2.0)),
        lambda x: [(scaled(x, a=a) for a in (1.0, 2.0))],
        lambda x: map(scaled, [x], [2.0]),
    ],
)
def test_arrays_in_objects_that_a_pipeline_cannot_return_are_refused(function: Any) -> None:
    made = vyre.pipeline(function)

    for _ in range(2):
        with pytest.raises(vyre.CallError, match="Fix: return arrays and numbers, or tuples"):
            made(X)


def test_tuples_of_other_types_without_arrays_are_returned_as_they_are() -> None:
    made = vyre.pipeline(lambda x: (scaled(x, a=2.0), Pair(1, None)))

    assert [Pair(1, None)] * 2 == [made(X)[1] for _ in range(2)]


def test_arrays_in_any_dict_are_returned_in_a_dict() -> None:
    made = vyre.pipeline(lambda x: OrderedDict(y=scaled(x, a=2.0), part=x[::2]))

    for _ in range(2):
        returned = made(X)
        assert [(X * 2).tolist(), X[::2].tolist()] == [array.tolist() for array in returned.values()]


def test_arrays_that_kernels_cannot_work_on_are_refused_as_kernels_refuse_them() -> None:
    read_only = X.copy()
    read_only.flags.writeable = False
    made = vyre.pipeline(lambda x: (increased(x, X), scaled(x, a=2.0))[1])
    made(X.copy())
    for wrong in (read_only, X.astype(">f4"), X.astype(np.float64), X.reshape(1, -1)):
        with pytest.raises(vyre.CallError, match="Fix: "):
            made(wrong)


def test_a_pipeline_is_made_of_a_function() -> None:
    with pytest.raises(vyre.CallError, match=r"Fix: put @vyre\.pipeline on a def"):
        vyre.pipeline(3)  # type: ignore[arg-type]


def test_a_pipeline_keeps_the_name_and_the_words_of_its_function() -> None:
    @vyre.pipeline
    def documented(x):  # type: ignore[no-untyped-def]
        """Some words."""
        return scaled(x, a=2.0)

    assert ("documented", "Some words.") == (documented.__name__, documented.__doc__)
    assert "<pipeline documented>" == repr(documented)


@vyre.pipeline
def both_scaled(x, y, a):  # type: ignore[no-untyped-def]
    return blurred(scaled(x, a=a)), scaled(y, a=a)


def test_a_pipeline_is_pickled_by_its_name() -> None:
    assert both_scaled is pickle.loads(pickle.dumps(both_scaled))


def test_known_calls_do_what_new_ones_do() -> None:
    x, y = (np.arange(n, n + 40, dtype=np.float32) for n in (1, 100))
    views = np.arange(80, dtype=np.float32)[::2].copy()[3:]
    calls = [
        (x, y, 2.0),
        (y, x, 2.0),
        (x, x, 2.0),
        (views, y, 2.0),
        (x, y[5:], 2.0),
        (x, y, -0.0),
        (x, y, 0.0),
    ]
    for first, second, a in calls * 3:
        low, high = both_scaled(first, second, a)

        assert blurred(scaled(first, a=a)).tobytes() == low.tobytes()
        assert scaled(second, a=a).tobytes() == high.tobytes()


def test_a_known_call_sees_what_changes_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    made = vyre.pipeline(lambda x: scaled(x, a=SCALE))
    found = [made(X).tobytes() for _ in range(3)]
    monkeypatch.setitem(globals(), "SCALE", 3.0)

    assert [scaled(X, a=2.0).tobytes()] * 3 == found
    assert scaled(X, a=3.0).tobytes() == made(X).tobytes()


def test_a_known_call_runs_where_calls_run_now(monkeypatch: pytest.MonkeyPatch) -> None:
    y, ran = X.copy(), list[str]()
    for _ in range(3):
        both_scaled(X, y, 2.0)
    run = reference.run
    monkeypatch.setattr(reference, "run", lambda *args, **named: (ran.append("here"), run(*args, **named))[1])
    with vyre.use("reference"):
        both_scaled(X, y, 2.0)
    both_scaled(X, y, 2.0)

    assert ["here"] == ran  # inside of the block


def test_a_call_during_which_the_device_changes_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    ran, run = list[str](), reference.run
    monkeypatch.setattr(reference, "run", lambda *args, **named: (ran.append("here"), run(*args, **named))[1])

    def chooses(x: Any) -> Any:
        vyre.use("reference")
        return scaled(x, a=2.0)

    made = vyre.pipeline(chooses)
    try:
        made(X)
        made(X)
    finally:
        vyre.use(None)

    assert "here" in ran


@pytest.mark.parametrize(
    ("operation", "word"),
    [(np.unique, "np.unique"), (np.spacing, "np.spacing"), (round, "round()"), (bool, "bool()")],
)
def test_an_operation_that_needs_elements_is_named(operation: Any, word: str) -> None:
    made = vyre.pipeline(lambda x: operation(scaled(x, a=2.0)))

    with pytest.raises(vyre.CallError, match=re.escape(f"{word} needs the elements of an array (f32, shape")):
        made(X)
