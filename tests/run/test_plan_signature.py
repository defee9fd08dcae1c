"""Warm calls of pipelines: they give what the first ones gave, whatever changes from call to call."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vyre
from vyre import Buf, Const, InOut, Out, f32, gid, i32
from vyre.plan import tracked
from vyre.targets.cpu.layout import is_as_declared

Array = np.ndarray[Any, Any]
X = np.arange(1, 9, dtype=np.float32)
OFFSET = 1.0


@vyre.kernel
def scaled(x: Buf[f32], y: Out[f32], a: f32):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * a


@vyre.kernel
def shifted(x: Buf[f32, "k"], y: Out[f32, "k"], n: i32):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid() + n]


@vyre.kernel
def summed(x: Buf[f32], z: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] + z[gid()]


@vyre.kernel
def evens(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    if gid() % 2 == 0:
        y[gid()] = x[gid()]


@vyre.kernel
def grown(x: InOut[f32], by: Const[int] = 1):  # type: ignore[no-untyped-def]
    x[gid()] += by


@vyre.kernel
def swept(x: Buf[f32], y: InOut[f32], a: f32):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * a
    vyre.grid_sync()
    t = y[gid() + 1]
    vyre.grid_sync()
    y[gid()] = t


def looked_up() -> tuple[int, int]:
    """How often pipelines looked for a recording."""
    usage = vyre.counters()["caches"]["recordings"]
    return usage["hits"], usage["misses"]


def is_entered(call: Callable[[], Any]) -> bool:
    """True if no recording is looked up for a call."""
    before = looked_up()
    call()
    return before == looked_up()


def line(x, a, n=1):  # type: ignore[no-untyped-def]
    return summed(scaled(x, a=a), shifted(x, n=n))


def chosen(x, a):  # type: ignore[no-untyped-def]
    return scaled(x, a=a) if a > 2 else shifted(x, n=int(a))


def typed(x, a):  # type: ignore[no-untyped-def]
    return scaled(x, a=2.0) if type(a) is int else scaled(x, a=a)


def asked(x, a):  # type: ignore[no-untyped-def]
    return scaled(x, a=2.0) if isinstance(a, int) else scaled(x, a=a)


def structured(x, a):  # type: ignore[no-untyped-def]
    y = scaled(x, a=a)
    return {"y": y, "twice": [y, x], "a": a, "none": None}


def in_place(x, y, a):  # type: ignore[no-untyped-def]
    grown(y)
    summed(scaled(x, a=a), y, y)
    return y


def unwritten(x, a):  # type: ignore[no-untyped-def]
    return evens(x), scaled(x, a=a), x


def started(x, a):  # type: ignore[no-untyped-def]
    y = vyre.zeros(x.shape, x.dtype)
    grown(y)
    return scaled(y, a=a), vyre.zeros(4, f32)


def looped(x, n):  # type: ignore[no-untyped-def]
    for _ in range(n):
        x = scaled(x, a=2.0)
    return x


def with_barriers(x, y, a):  # type: ignore[no-untyped-def]
    return swept(x, y, a), scaled(y, a=a)


def offset(x, a):  # type: ignore[no-untyped-def]
    return scaled(x, a=a + OFFSET)


def values(result: Any) -> Any:
    """A result as plain values that can be compared."""
    if isinstance(result, np.ndarray):
        return result.tobytes(), result.dtype, result.shape
    if isinstance(result, tuple | list):
        return [values(item) for item in result]
    if isinstance(result, dict):
        return {key: values(item) for key, item in result.items()}
    return repr(result)


NUMBERS = (
    2.0,
    3.0,
    -0.0,
    0.0,
    float("nan"),
    float("inf"),
    5,
    True,
    np.float32(4),
    np.int64(6),
    np.float64(7),
    2.0,
)


@pytest.mark.parametrize("function", [line, chosen, typed, asked, structured, unwritten, offset, started])
def test_every_number_gives_what_the_function_gives(function: Callable[..., Any]) -> None:
    pipeline = vyre.pipeline(function)
    for number in NUMBERS * 2:
        results = []
        for call in (pipeline, function):
            try:
                results.append(values(call(X, number)))
            except (vyre.CallError, ValueError, OverflowError) as fault:
                results.append(type(fault))
        assert results[0] == results[1], number


@pytest.mark.skipif(not is_as_declared(), reason="this Python keeps its objects in another way")
@pytest.mark.parametrize("function", [line, structured, unwritten])
def test_numbers_that_are_only_passed_on_do_not_matter(function: Callable[..., Any]) -> None:
    pipeline = vyre.pipeline(function)
    for number in range(4):
        pipeline(X, float(number))

    if function is structured:  # which returns the number
        assert not is_entered(lambda: pipeline(X, 99.0))
    else:
        assert is_entered(lambda: [pipeline(X, float(number)) for number in range(50)])


@pytest.mark.skipif(not is_as_declared(), reason="this Python keeps its objects in another way")
def test_numbers_that_the_function_reads_do() -> None:
    pipeline = vyre.pipeline(looped)
    for n in (1, 2, 3, 1, 2, 3, 1, 2, 3):
        assert (X * 2**n).tobytes() == pipeline(X, n).tobytes()

    assert is_entered(lambda: [pipeline(X, n) for n in (1, 3, 2)])


@pytest.mark.skipif(not is_as_declared(), reason="this Python keeps its objects in another way")
@pytest.mark.parametrize("kind", [np.int64, np.uint8, np.uint64])
def test_numbers_of_numpy_that_the_function_reads_are_compared_by_value(kind: Any) -> None:
    pipeline = vyre.pipeline(looped)
    for n in (1, 2, 3, 1, 2, 3, 1, 2, 3):
        assert (X * 2**n).tobytes() == pipeline(X, kind(n)).tobytes()

    assert is_entered(lambda: [pipeline(X, kind(n)) for n in (1, 3, 2)])
    assert (X * 2**4).tobytes() == pipeline(X, kind(4)).tobytes()


@pytest.mark.skipif(not is_as_declared(), reason="this Python keeps its objects in another way")
@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_zeros_of_numpy_that_the_function_reads_differ_by_their_sign(kind: Any) -> None:
    def signed(x, a):  # type: ignore[no-untyped-def]
        return scaled(x, a=-1.0 if np.signbit(a) else 2.0)

    pipeline = vyre.pipeline(signed)
    for number, factor in ((0.0, 2), (-0.0, -1), (-3.0, -1), (np.nan, 2)) * 3:
        assert (X * np.float32(factor)).tobytes() == pipeline(X, kind(number)).tobytes()

    assert is_entered(lambda: [pipeline(X, kind(number)) for number in (-3.0, 0.0, -0.0)])


FORMS: dict[str, Callable[[Any], Any]] = {
    "by name": lambda p: p(x=X, a=3.0, n=2),
    "with a default": lambda p: p(X, 3.0),
    "with numbers of NumPy's": lambda p: p(X, np.float32(3.0), np.int64(1)),
    "on the device": lambda p: p(X, 3.0, device="cpu"),
    "unfused": lambda p: p(X, 3.0, fuse="off"),
    "with a budget": lambda p: p(X, 3.0, memory_budget=1 << 20),
}  # fmt: skip


@pytest.mark.skipif(not is_as_declared(), reason="this Python keeps its objects in another way")
@pytest.mark.parametrize("form", FORMS)
def test_every_form_of_a_call_is_known(form: str) -> None:
    pipeline = vyre.pipeline(line)
    results = [values(FORMS[form](pipeline)) for _ in range(5)]

    assert [values(line(X, 3.0, 2 if form == "by name" else 1))] * 5 == results
    assert is_entered(lambda: FORMS[form](pipeline))


LAST: Any = None
HISTORY: list[Any] = []


def noting(x, a):  # type: ignore[no-untyped-def]
    global LAST
    LAST = a
    return scaled(x, a=a)


def appending(x, a):  # type: ignore[no-untyped-def]
    HISTORY.append(a)
    return scaled(x, a=a)


@pytest.mark.parametrize("function", [line, chosen, typed, asked, structured, offset])
def test_arrays_without_axes_are_the_numbers_that_they_hold(function: Callable[..., Any]) -> None:
    pipeline = vyre.pipeline(function)
    kinds = (np.float32, np.float64, np.int32)
    numbers = [kind(value) for value in (2, 3, 1, 2) for kind in kinds]
    expected = [values(pipeline(X, number)) for number in numbers]
    for number in numbers * 2:
        pipeline(X, np.array(number))

    assert expected == [values(pipeline(X, np.array(number))) for number in numbers]
    assert all(is_entered(lambda number=number: pipeline(X, np.array(number))) for number in numbers)


@pytest.mark.parametrize("function", [noting, appending])
def test_a_function_that_keeps_its_numbers_keeps_plain_ones(function: Callable[..., Any]) -> None:
    pipeline = vyre.pipeline(function)
    HISTORY.clear()
    for number in range(5):
        assert (X * number).tobytes() == pipeline(X, float(number)).tobytes()
        assert type(HISTORY[-1] if function is appending else LAST) is float


def test_outputs_that_are_passed_are_written_and_returned() -> None:
    pipeline, y = vyre.pipeline(in_place), np.zeros(8, np.float32)
    for number in range(1, 6):
        expected = y + 1 + X * number

        assert pipeline(X, y, float(number)) is y
        assert expected.tobytes() == y.tobytes()


def test_arrays_that_share_memory_are_used_in_order() -> None:
    pipeline, apart = vyre.pipeline(in_place), np.zeros(8, np.float32)
    for _ in range(4):
        pipeline(X, apart, 2.0)
    memory = np.arange(12, dtype=np.float32)
    for view in (memory[:8], memory[2:10], memory[4:12]):
        mine, theirs = memory.copy(), memory
        at = (view.ctypes.data - memory.ctypes.data) // 4
        in_place(mine[:8], mine[at : at + 8], 2.0)
        pipeline(theirs[:8], view, 2.0)

        assert mine.tobytes() == theirs.tobytes()


def test_what_kernels_do_not_take_is_refused_by_warm_calls_too() -> None:
    pipeline, y = vyre.pipeline(in_place), np.zeros(8, np.float32)
    for _ in range(4):
        pipeline(X, y, 2.0)
    frozen = np.zeros(8, np.float32)
    frozen.flags.writeable = False
    for x, out in ((X, frozen), (X[::2], y), (np.ma.masked_array(X), y), (X.reshape(2, 4), y), (X, None)):
        with pytest.raises((vyre.CallError, ValueError)):
            pipeline(x, out, 2.0)
    with pytest.raises(vyre.CallError):
        pipeline(X, y, 1e60)


def test_arrays_without_elements_are_taken() -> None:
    pipeline, none = vyre.pipeline(unwritten), np.zeros(0, np.float32)
    for number in range(5):
        results = pipeline(none, float(number))

        assert [(0,)] * 3 == [result.shape for result in results]
        assert results[2] is none


def test_what_functions_of_vyre_read_is_not_compared_by_warm_calls() -> None:
    labels = {key for _, key, _ in tracked.track([(started, "started")]).origins() or ()}

    assert {"vyre", "zeros"} <= labels
    assert not labels & {"HOST", "record", "_new"}


def test_grid_barriers_in_a_warm_pipeline_hold() -> None:
    pipeline = vyre.pipeline(with_barriers)
    for number in range(1, 6):
        y = np.zeros(8, np.float32)
        expected = np.append(X[1:] * number, 0).astype(np.float32)
        result = pipeline(X, y, float(number))

        assert result[0] is y
        assert expected.tobytes() == y.tobytes()
        assert (expected * number).tobytes() == result[1].tobytes()


def test_a_changed_default_and_a_changed_global_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def defaulted(x, a=2.0):  # type: ignore[no-untyped-def]
        return scaled(x, a=a + OFFSET)

    pipeline = vyre.pipeline(defaulted)
    for _ in range(4):
        assert (X * 3).tobytes() == pipeline(X).tobytes()
    defaulted.__defaults__ = (4.0,)
    assert (X * 5).tobytes() == pipeline(X).tobytes()
    monkeypatch.setitem(globals(), "OFFSET", 2.0)
    for _ in range(4):
        assert (X * 6).tobytes() == pipeline(X).tobytes()
    defaulted.__defaults__ = None
    with pytest.raises(vyre.CallError):
        pipeline(X)


def test_references_stay_as_they_are() -> None:
    pipeline, y = vyre.pipeline(in_place), np.zeros(8, np.float32)
    made, number = vyre.pipeline(unwritten), 2.5
    for _ in range(4):
        pipeline(X, y, number)
        made(X, number)
    gc.collect()
    things = [X, y, number, pipeline, made, np.dtype(np.float32)]
    before = [sys.getrefcount(thing) for thing in things]
    for _ in range(1000):
        pipeline(X, y, number)
        made(X, number)

    assert before == [sys.getrefcount(thing) for thing in things]


def test_threads_may_call_at_once() -> None:
    pipeline, wrong = vyre.pipeline(line), []
    for number in range(4):
        pipeline(X, float(number))

    def work(seed: int) -> None:
        x = np.arange(seed, seed + 8, dtype=np.float32)
        for turn in range(500):
            if (
                pipeline(x, float(turn)).tobytes()
                != (x * turn + np.append(x[1:], 0)).astype(np.float32).tobytes()
            ):
                wrong.append((seed, turn))

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [] == wrong
