"""What is told of a call: events, counters, and the trace made of them."""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre
from running import on_cpu, on_reference
from vyre import Buf, InOut, Out, f32, gid
from vyre.cache.artifacts import (
    Cache,
    CacheDropped,
    CacheEvent,
    CacheFailed,
    CacheHit,
    CacheMiss,
    CacheRefused,
    CacheStored,
)
from vyre.formats.text import read
from vyre.run import observe
from vyre.run.device_runtime import Ready
from vyre.run.observe import Compiled, Event, Launched, Loaded, Lowered, Split
from vyre.targets.cpu.layout import is_as_declared

TEXT = """
@kernel
def twice(x: Buf[f32], y: Out[f32]):
    y[gid(0)] = x[gid(0)] * 2.0
"""

KEY = "0" * 64


def test_only_what_can_be_called_may_listen() -> None:
    with pytest.raises(vyre.CallError, match="observe takes a function of an event, and this is 3"):
        vyre.observe(3)  # type: ignore[arg-type]
    assert not observe.is_watched()


ONE_OF_EACH: list[CacheEvent] = [
    CacheHit(KEY, "memory", 1), CacheHit(KEY, "disk", 1), CacheMiss(KEY), CacheStored(KEY, 1),
    CacheDropped(KEY, "damaged"), CacheFailed(KEY, "full"), CacheRefused(Path("/x"), "unsafe"),
]  # fmt: skip


def run_twice(cache: Cache) -> np.ndarray[Any, Any]:
    y = np.zeros(8, np.float32)
    on_cpu(Ready(read(TEXT)), {"x": np.ones(8, np.float32), "y": y}, (8,), cache)
    return y


def told(work: Callable[[], object]) -> list[Event]:
    events: list[Event] = []
    with vyre.observe(events.append):
        work()
    return events


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def fresh_cache(directory: Path) -> Cache:
    return Cache(directory, observe=observe.notify)


def test_the_trace_of_a_first_run_has_the_compilation(tmp_path: Path) -> None:
    events = told(lambda: run_twice(fresh_cache(tmp_path)))

    assert ["CacheMiss", "Compiled", "CacheStored", "Loaded", "Launched"] == kinds(events)


def test_a_run_with_the_code_on_disk_compiles_nothing(tmp_path: Path) -> None:
    run_twice(fresh_cache(tmp_path))
    events = told(lambda: run_twice(fresh_cache(tmp_path)))

    assert ["CacheHit", "Loaded", "Launched"] == kinds(events)


def test_events_say_of_which_kernel_on_which_device_and_how_much(tmp_path: Path) -> None:
    events = told(lambda: run_twice(fresh_cache(tmp_path)))
    compiled = next(event for event in events if isinstance(event, Compiled))
    launched = next(event for event in events if isinstance(event, Launched))

    assert ("twice", "cpu", True, True) == (
        compiled.kernel,
        compiled.device,
        compiled.ms > 0,
        compiled.bytes > 0,
    )
    assert ("twice", "cpu", 8) == (launched.kernel, launched.device, launched.invocations)


def test_the_invocations_of_a_group_kernel_are_those_of_all_its_workgroups() -> None:
    program = read("@kernel(workgroup=(4, 8))\ndef k(x: Out[f32, 2]):\n    x[gid(0), gid(1)] = 1.0\n")
    events = told(lambda: on_reference(Ready(program), {"x": np.zeros((8, 8), np.float32)}, (2, 3)))

    assert [192] == [event.invocations for event in events if isinstance(event, Launched)]


def test_cache_entries_name_their_kernel_and_target(tmp_path: Path) -> None:
    cache = fresh_cache(tmp_path)
    run_twice(cache)
    meta = cache.ls()[0].meta

    assert ("twice", True, True) == (meta["kernel"], "compile_ms" in meta, "target" in meta)


@vyre.kernel
def spread(x: InOut[f32]):
    x[gid()] = x[gid()] * 2
    vyre.grid_sync()
    x[gid()] = x[gid()] + x[0]


def test_a_kernel_with_a_grid_barrier_is_split_once_and_launched_by_segments() -> None:
    def calls() -> None:
        for _ in range(2):
            spread(np.ones(4, np.float32), device="cpu")

    events = told(calls)

    assert [2] == [event.segments for event in events if isinstance(event, Split)]
    assert 4 == kinds(events).count("Launched")


def test_a_kernel_is_lowered_when_it_is_first_called() -> None:
    @vyre.kernel
    def halve(x: Buf[f32], y: Out[f32]):
        y[gid()] = x[gid()] / 2

    def calls() -> None:
        for _ in range(2):
            halve(np.ones(4, np.float32), device="reference")

    events = told(calls)

    assert ["Lowered", "Launched", "Launched"] == kinds(events)
    assert ["halve"] == [event.kernel for event in events if isinstance(event, Lowered)]


def test_warm_calls_with_their_output_passed_are_reported_too() -> None:
    @vyre.kernel
    def triple(x: Buf[f32], y: Out[f32]):
        y[gid()] = x[gid()] * 3

    x, y = np.ones(4, np.float32), np.zeros(4, np.float32)
    for _ in range(5):
        triple(x, y=y, device="cpu")
        triple(x, y)

    assert ["Launched"] * 3 == kinds(told(lambda: [triple(x, y) for _ in range(3)]))


def test_nothing_is_reported_before_or_after() -> None:
    events: list[Event] = []
    observe.notify(CacheMiss(KEY))
    with vyre.observe(events.append):
        observe.notify(CacheStored(KEY, 5))
    observe.notify(CacheMiss(KEY))

    assert [CacheStored(KEY, 5)] == events


def test_an_observer_may_stay_until_it_is_closed() -> None:
    events: list[Event] = []
    watching = vyre.observe(events.append)
    observe.notify(CacheMiss(KEY))
    watching.close()
    watching.close()
    observe.notify(CacheMiss(KEY))

    assert [CacheMiss(KEY)] == events
    assert not observe.is_watched()


def test_the_same_observer_twice_gets_every_event_twice() -> None:
    events: list[Event] = []
    with vyre.observe(events.append), vyre.observe(events.append):
        observe.notify(CacheMiss(KEY))

    assert 2 == len(events)


def test_observers_leave_when_their_block_raises() -> None:
    with pytest.raises(ZeroDivisionError), vyre.observe(print):
        _ = 1 // 0

    assert not observe.is_watched()


@vyre.kernel
def tripled(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * 3.0


def test_what_an_observer_raises_is_logged_once_and_does_not_reach_the_caller(
    caplog: pytest.LogCaptureFixture,
) -> None:
    seen: list[Event] = []

    def refuse(event: Event) -> None:
        raise LookupError(event)

    with vyre.observe(refuse), vyre.observe(seen.append):
        for _ in range(4):
            assert 3.0 == tripled(np.ones(1, np.float32))[0]

    assert 4 == sum(isinstance(event, Launched) for event in seen)  # others are told all the same
    (record,) = [record for record in caplog.records if record.name == "vyre"]
    assert "refuse" in record.getMessage()
    assert record.exc_info is not None
    assert LookupError is record.exc_info[0]


def test_an_observer_that_raises_does_not_stop_a_pipeline(caplog: pytest.LogCaptureFixture) -> None:
    @vyre.pipeline
    def twice(x):  # type: ignore[no-untyped-def]
        return tripled(tripled(x))

    def refuse(event: Event) -> None:
        raise vyre.CallError("not theirs")

    with vyre.observe(refuse):
        assert 9.0 == twice(np.ones(1, np.float32))[0]


@pytest.mark.parametrize("fault", [KeyboardInterrupt, SystemExit])
def test_exit_and_interrupt_pass_through_an_observer(fault: type[BaseException]) -> None:
    def stop(event: Event) -> None:
        raise fault

    with vyre.observe(stop), pytest.raises(fault):
        tripled(np.ones(1, np.float32))


def test_an_observer_is_not_called_for_what_it_launches() -> None:
    mine: list[Event] = []
    others: list[Event] = []
    x = np.ones(5, np.float32)

    def launch(event: Event) -> None:
        mine.append(event)
        tripled(x)

    tripled(x)
    with vyre.observe(launch), vyre.observe(others.append):
        tripled(x)

    assert 1 == sum(isinstance(event, Launched) for event in mine)
    assert 1 + len(mine) == sum(isinstance(event, Launched) for event in others)


def test_observers_that_all_launch_come_to_an_end() -> None:
    counts = [0, 0, 0]

    def launching(at: int) -> Callable[[Event], None]:
        def launch(event: Event) -> None:
            counts[at] += isinstance(event, Launched)
            tripled(np.ones(3, np.float32))

        return launch

    tripled(np.ones(3, np.float32))
    with vyre.observe(launching(0)), vyre.observe(launching(1)), vyre.observe(launching(2)):
        tripled(np.ones(3, np.float32))

    assert all(counts)


def test_threads_inside_an_observer_do_not_hide_launches_of_others() -> None:
    tripled(np.ones(3, np.float32))
    inside, outside = threading.Event(), threading.Event()
    seen: list[str] = []

    def wait(event: Event) -> None:
        seen.append(threading.current_thread().name)
        if threading.current_thread().name == "first":
            inside.set()
            outside.wait(10)

    with vyre.observe(wait):
        first = threading.Thread(target=tripled, args=(np.ones(3, np.float32),), name="first")
        first.start()
        inside.wait(10)
        tripled(np.ones(3, np.float32))
        outside.set()
        first.join()

    assert threading.current_thread().name in seen


def test_launches_are_not_counted_while_there_is_no_observer() -> None:
    ready = Ready(read(TEXT))
    arguments = {"x": np.ones(1, np.float32), "y": np.ones(1, np.float32)}
    before = vyre.counters()["launches_seen"]
    on_reference(ready, arguments, (1,))
    unseen = vyre.counters()["launches_seen"]
    told(lambda: on_reference(ready, arguments, (1,)))

    assert (before, before + 1) == (unseen, vyre.counters()["launches_seen"])


@pytest.mark.parametrize(
    ("event", "name"),
    [
        *zip(ONE_OF_EACH, [
            "cache_hits_memory", "cache_hits_disk", "cache_misses", "cache_stored", "cache_dropped",
            "cache_failed", "cache_refused",
        ], strict=True),
        (Lowered("k", 1.0), "lowered"), (Split("k", 2, 1.0), "split"),
        (Compiled("k", "cpu", 1.5, 10), "compiled"), (Compiled("k", "cpu", 1.5, 10), "compiled_bytes"),
        (Compiled("k", "cpu", 1.5, 10), "compile_ms"),
        (Loaded("k", "cpu", 1.0, 10), "loaded"), (Launched("k", "cpu", 1, 1.0), "launches_seen"),
    ],
)  # fmt: skip
def test_every_event_is_counted(event: Event, name: str) -> None:
    before = vyre.counters()[name]
    observe.notify(event)
    amount = {"compiled_bytes": 10, "compile_ms": 1.5}.get(name, 1)

    assert amount == pytest.approx(vyre.counters()[name] - before)


def test_counters_are_a_copy() -> None:
    vyre.counters()["compiled"] = -1

    assert vyre.counters()["compiled"] >= 0


def test_threads_count_without_losing_any() -> None:
    before = vyre.counters()["cache_misses"]
    workers = [
        threading.Thread(target=lambda: [observe.notify(CacheMiss(KEY)) for _ in range(1000)])
        for _ in range(4)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()

    assert 4000 == vyre.counters()["cache_misses"] - before


def traced(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["traceEvents"]
    return rows


def test_a_trace_has_what_was_compiled_cached_and_launched(tmp_path: Path) -> None:
    with vyre.trace(tmp_path / "trace.json"):
        run_twice(fresh_cache(tmp_path / "cache"))
    rows = [row for row in traced(tmp_path / "trace.json") if row["ph"] != "M"]

    assert ["cache", "compile", "cache", "compile", "launch"] == [row["cat"] for row in rows]
    assert ["i", "X", "i", "X", "X"] == [row["ph"] for row in rows]
    assert ["compile twice", "load twice", "launch twice"] == [
        row["name"] for row in rows if row["ph"] == "X"
    ]


def test_the_rows_of_a_trace_follow_each_other(tmp_path: Path) -> None:
    with vyre.trace(tmp_path / "trace.json"):
        run_twice(fresh_cache(tmp_path / "cache"))
    rows = [row for row in traced(tmp_path / "trace.json") if row["ph"] == "X"]
    ends = [row["ts"] + row["dur"] for row in rows]

    assert all(row["ts"] >= 0 and row["dur"] > 0 for row in rows)
    assert all(end <= after["ts"] for end, after in zip(ends, rows[1:], strict=False))


def test_a_trace_has_every_kind_of_event(tmp_path: Path) -> None:
    others: list[Event] = [Lowered("k", 1.0), Split("k", 2, 1.0), Launched("k", "cpu", 10, 0.5)]
    with vyre.trace(tmp_path / "trace.json"):
        for event in (*ONE_OF_EACH, *others):
            observe.notify(event)
    rows = [row for row in traced(tmp_path / "trace.json") if row["ph"] != "M"]

    assert len(ONE_OF_EACH) + len(others) == len(rows)
    assert {"kernel": "k", "device": "cpu", "invocations": 10} == rows[-1]["args"]


def test_a_trace_is_written_when_its_block_raises(tmp_path: Path) -> None:
    def told_and_broken() -> None:
        observe.notify(CacheMiss(KEY))
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError), vyre.trace(tmp_path / "trace.json"):
        told_and_broken()

    assert 1 == sum(row["ph"] == "i" for row in traced(tmp_path / "trace.json"))
    assert not observe.is_watched()


def test_an_empty_trace_is_a_trace(tmp_path: Path) -> None:
    with vyre.trace(str(tmp_path / "trace.json")):
        during = traced(tmp_path / "trace.json")

    assert ["process_name"] == [row["name"] for row in during]
    assert during == traced(tmp_path / "trace.json")


def test_threads_are_rows_with_names(tmp_path: Path) -> None:
    with vyre.trace(tmp_path / "trace.json"):
        observe.notify(CacheMiss(KEY))
        worker = threading.Thread(target=lambda: observe.notify(CacheMiss(KEY)), name="second")
        worker.start()
        worker.join()
    rows = traced(tmp_path / "trace.json")

    assert 2 == len({row["tid"] for row in rows if row["ph"] == "i"})
    assert {"MainThread", "second"} == {row["args"]["name"] for row in rows if row["name"] == "thread_name"}


def test_a_trace_inside_a_trace_is_refused(tmp_path: Path) -> None:
    with (
        vyre.trace(tmp_path / "outer.json"),
        pytest.raises(vyre.CallError) as caught,
        vyre.trace(tmp_path / "inner.json"),
    ):
        pass

    assert f"a trace is being written to {tmp_path / 'outer.json'} already" in str(caught.value)
    assert not (tmp_path / "inner.json").exists()


def test_a_trace_may_follow_another(tmp_path: Path) -> None:
    for name in ("one.json", "two.json"):
        with vyre.trace(tmp_path / name):
            observe.notify(CacheMiss(KEY))

    assert [1, 1] == [
        sum(row["ph"] == "i" for row in traced(tmp_path / name)) for name in ("one.json", "two.json")
    ]


def test_a_file_that_cannot_be_written_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(vyre.CallError) as caught, vyre.trace(tmp_path / "missing" / "trace.json"):
        raise AssertionError("the block ran")

    assert "No such file or directory. Fix: name a file in a folder that you may write to." in str(
        caught.value
    )
    assert not observe.is_watched()


@pytest.mark.parametrize("path", ["", None, 3])
def test_a_trace_goes_to_a_file(path: Any) -> None:
    with pytest.raises(vyre.CallError, match="trace takes the name of a file"):
        vyre.trace(path)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork")
@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
def test_a_forked_child_leaves_the_file_to_its_parent(tmp_path: Path) -> None:
    trace = vyre.trace(tmp_path / "trace.json")
    with trace:
        observe.notify(CacheMiss(KEY))
        child = os.fork()
        if child == 0:
            observe.notify(CacheMiss(KEY))
            trace.__exit__(None, None, None)
            os._exit(0)
        os.waitpid(child, 0)
        during = traced(tmp_path / "trace.json")

    assert 0 == sum(row["ph"] == "i" for row in during)
    assert 1 == sum(row["ph"] == "i" for row in traced(tmp_path / "trace.json"))


@vyre.kernel
def quintuple(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] * 5


def enters_python(x: Any, y: Any) -> bool:
    """Does a call run Python code of ours, which a profiler sees, or only machine code."""
    seen: list[str] = []
    sys.setprofile(lambda frame, event, arg: seen.append(event))
    try:
        quintuple(x, y)
    finally:
        sys.setprofile(None)
    return "call" in seen


@pytest.mark.skipif(not is_as_declared(), reason="there are no fast calls on this Python")
def test_fast_calls_stop_while_somebody_listens_and_come_back() -> None:
    x, y = np.ones(4, np.float32), np.zeros(4, np.float32)
    for _ in range(5):
        quintuple(x, y)
    before = enters_python(x, y)
    with vyre.observe(lambda event: None):
        during = [enters_python(x, y) for _ in range(5)]
    for _ in range(5):
        quintuple(x, y)

    assert (False, [True] * 5, False) == (before, during, enters_python(x, y))
