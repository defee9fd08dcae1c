"""The launches of a plan back to back in machine code: as if one by one, in memory that is used again."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Const, InOut, Out, f32, gid
from vyre.ir import dtypes
from vyre.plan.bands import Banding, Bands
from vyre.plan.batches import batch_of
from vyre.plan.fills import fills
from vyre.plan.graph import Recorder
from vyre.plan.merge import Piece
from vyre.plan.plan import Plan, make_plan
from vyre.plan.record import recording
from vyre.run.recording import readies
from vyre.targets.batch import Batch, WorkspaceLayout, layout
from vyre.targets.cpu import sequence
from vyre.targets.cpu.sequence import KEPT_BYTES

Array = np.ndarray[Any, Any]


@vy.kernel
def scaled(x: Buf[f32], y: Out[f32], by: f32):
    y[gid()] = x[gid()] * by


@vy.kernel
def evens(x: Buf[f32], y: Out[f32]):
    i = gid()
    if i % 2 == 0:
        y[i] = x[i]


@vy.kernel
def until(x: Buf[f32], y: Out[f32], stop: Const[int] = 3):
    i = gid()
    if i >= stop:
        return
    y[i] = x[i]


@vy.kernel
def shifted(x: Buf[f32, "n"], y: Out[f32, "n"]):
    y[gid() + 1] = x[gid()]


@vy.kernel
def turned(a: Buf[f32, "n"], b: Buf[f32, "n"], c: Buf[f32, "n"], d: Buf[f32, "n"], y: Out[f32, "n"]):
    y[len(y) - 1 - gid()] = a[gid()] + b[gid()] + c[gid()] + d[gid()]


@vy.kernel
def counted(x: Buf[f32], y: InOut[f32]):
    y[gid()] += x[gid()]


@vy.kernel
def added_twice(x: Buf[f32], y: Out[f32]):
    i = gid()
    y[i] = y[i] + x[i]
    y[i] = y[i] + x[i]


def test_arrays_of_launches_in_bands_have_places_of_their_own_until_the_last_band() -> None:
    """A band begins again with the first launch when the last one of another has run."""
    recorder = Recorder()
    x: Any = recorder.outside(np.zeros(64, np.float32), dtypes.f32)
    with recording(recorder):
        made = [x := evens(x) for _ in range(4)]
        graph = recorder.graph([turned(*made)])  # which is in no band, so that none of them is a window
    plan = make_plan(graph, "off")
    band = Banding(plan.steps, graph).bands(0, 4, 8, in_budget=True)
    assert isinstance(band, Bands)
    places = layout(batch(replace(plan, bands=(band,))))

    assert [0, 256, 512, 768] == sorted(places.at.values())
    assert {0: [("a1", False), ("a2", False), ("a3", False), ("a4", False)]} == unfilled(places)
    assert 5 * 256 == replace(plan, bands=(band,)).peak_bytes


@vy.pipeline
def there_and_back(x: Any) -> Any:
    for by in (2.0, 0.5, 3.0):
        x = scaled(x, by=by)
        x = evens(x)
        x = shifted(x)
        x = until(x)
    return x


def eager(x: Array) -> Array:
    for by in (2.0, 0.5, 3.0):
        x = until(shifted(evens(scaled(x, by=by))))
    return x


@vy.pipeline
def running_sum(x: Any, total: Any) -> Any:
    for by in (1.0, 2.0):
        counted(scaled(x, by=by), total)
    return total


def numbers(count: int) -> Array:
    return np.random.default_rng(count).standard_normal(count).astype(np.float32)


@pytest.mark.parametrize("count", [0, 1, 5, 1000, KEPT_BYTES // 4 + 3, KEPT_BYTES + 5])
def test_launches_in_shared_memory_give_what_they_give_alone(count: int) -> None:
    x = numbers(count)
    for _ in range(3):  # the memory is as the call before left it
        assert eager(x).tobytes() == there_and_back(x, fuse="off").tobytes()


def test_memory_that_is_too_large_to_clear_is_new_in_each_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sequence, "CLEARED_BYTES", KEPT_BYTES)
    x = numbers(2 * KEPT_BYTES // 4)
    for _ in range(3):
        assert eager(x).tobytes() == there_and_back(x, fuse="off").tobytes()


def test_each_call_gives_an_array_of_its_own() -> None:
    x = numbers(100)
    first = there_and_back(x, fuse="off")
    before = first.tobytes()
    there_and_back(-x, fuse="off")

    assert before == first.tobytes()


def test_arrays_of_the_caller_are_changed_in_place() -> None:
    x, total = numbers(64), np.ones(64, np.float32)
    for _ in range(2):
        given = running_sum(x, total, fuse="off")
        assert given is total

    assert ((((np.ones(64, np.float32) + x) + x * 2) + x) + x * 2).tobytes() == total.tobytes()


def test_calls_at_the_same_time_do_not_meet() -> None:
    inputs = [numbers(3000 + k) for k in range(6)] + [-numbers(3000)] * 2
    expected = [eager(x).tobytes() for x in inputs]
    wrong: list[int] = []

    def work(k: int) -> None:
        for _ in range(40):
            if there_and_back(inputs[k], fuse="off").tobytes() != expected[k]:
                wrong.append(k)

    threads = [threading.Thread(target=work, args=(k,)) for k in range(len(inputs))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [] == wrong


def batch(plan: Plan) -> Batch:
    return batch_of(plan, readies(step.program for step in plan.steps), readies)


def unfilled(found: WorkspaceLayout) -> dict[int, list[tuple[str, bool]]]:
    return {at: list(names) for at, names in found.unfilled.items()}


def plan_of(count: int, *kernels: Any) -> Plan:
    recorder = Recorder()
    x: Any = recorder.outside(np.zeros(count, np.float32), dtypes.f32)
    with recording(recorder):
        for kernel in kernels:
            x = kernel(x, by=2.0) if kernel is scaled else kernel(x)
    return make_plan(recorder.graph([x]), "off")


def test_arrays_that_are_not_there_at_the_same_time_share_a_place() -> None:
    found = layout(batch(plan_of(16, *[scaled] * 9)))

    assert {0, 64} == set(found.at.values())
    assert (8, 128) == (len(found.at), found.size)


def test_only_what_is_not_filled_is_cleared() -> None:
    found = layout(batch(plan_of(16, scaled, evens, scaled, shifted, scaled)))

    assert {1: [("a2", False)], 3: [("a4", True)]} == unfilled(found)


def test_memory_that_is_used_again_is_known() -> None:
    found = layout(batch(plan_of(16, evens, evens, evens, scaled)))

    assert {0: [("a1", False)], 1: [("a2", False)], 2: [("a3", True)]} == unfilled(found)


@pytest.mark.parametrize(
    ("kernel", "is_filled"),
    [(scaled, True), (evens, False), (until, False), (shifted, False), (added_twice, False)],
)
def test_a_launch_fills_an_array_when_every_element_is_surely_stored_first(
    kernel: Any, is_filled: bool
) -> None:
    piece = plan_of(16, kernel).steps[0].piece

    assert is_filled is fills(piece, "a1", (16,))
    assert not fills(Piece(piece.body, (8,), None, piece.titles), "a1", (16,))
