"""The thread pool: every index once, whoever submits, forks or exits."""

import ctypes
import os
import threading
from collections.abc import Callable, Iterator

import numpy as np
import pytest

import vyre as vy
from targets.cpu.kernels import MARK, MEET, loaded, run_python
from vyre import Buf, Out, f32, gid, i32, native, settings
from vyre.run import context
from vyre.targets.cpu import loader, pool
from vyre.targets.cpu.machine import host

RUN = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3, *[ctypes.c_int64] * 4, ctypes.c_void_p)
SPINS, SEATS, SEAT, ASLEEP = 328, 512, 64, 12  # bytes: into the pool's memory, of a seat, and into it


def block(array: np.ndarray) -> np.ndarray:
    """The argument block of a kernel with one array."""
    return np.array([array.ctypes.data, array.size, array.size, 1, 1], np.int64)


@pytest.fixture(params=[False, True], ids=["sleeping in machine code", "sleeping in Python"])
def five(request: pytest.FixtureRequest) -> Iterator[pool.Pool]:
    """A pool of five threads, which are more than most machines have processors for this test."""
    if not request.param and not native.has_futex(host().triple):
        pytest.skip("this system has no futex to sleep on")
    made = pool.Pool(5, loader.runtime(), sleeps_in_python=request.param)
    yield made
    made.retire()
    made.join()


def asleep(made: pool.Pool, seat: int) -> ctypes.c_int32:
    """The word that says whether a thread sleeps."""
    return ctypes.c_int32.from_address(made.address + SEATS + SEAT * seat + ASLEEP)


def marks_of(run: Callable[[int, int, int, int], None], jobs: int, seed: int) -> list[str]:
    """What went wrong in many jobs of random sizes, each over indices that must all be marked once."""
    chance = np.random.default_rng(seed)
    kernel, marks = loaded(MARK)["kernel"], np.zeros(4096, np.int32)
    args, faults = block(marks), []
    for job in range(jobs):
        total, chunk = int(chance.integers(0, 4096)), int(chance.integers(1, 200))
        marks[:] = 0
        run(kernel, args.ctypes.data, total, chunk)
        if not ((marks[:total] == 1).all() and (marks[total:] == 0).all()):
            faults.append(f"job {job}: {total} in {chunk}")
    return faults


def alone(made: pool.Pool) -> Callable[[int, int, int, int], None]:
    """Jobs in which each unit is computed alone."""
    return lambda kernel, args, total, chunk: made.run(kernel, args, total, chunk, 1)


def test_every_index_runs_once(five: pool.Pool) -> None:
    run, watch = RUN(loader.runtime()["pool_spread"]), pool.unwatched()

    def exactly(kernel: int, args: int, total: int, chunk: int) -> None:
        run(five.address, kernel, args, total, chunk, chunk % 3, 1 << chunk % 5, ctypes.addressof(watch))

    assert [] == marks_of(exactly, 20_000, seed=1)

    def in_strips(kernel: int, args: int, total: int, chunk: int) -> None:
        five.run(kernel, args, total, chunk, 1 << chunk % 5)

    assert [] == marks_of(in_strips, 2_000, seed=2)


def test_several_threads_may_submit_at_once(five: pool.Pool) -> None:
    faults: list[str] = []
    submitters = [
        threading.Thread(target=lambda seed=seed: faults.extend(marks_of(alone(five), 1_000, seed)))
        for seed in range(4)
    ]
    for thread in submitters:
        thread.start()
    for thread in submitters:
        thread.join()

    assert [] == faults


def test_a_job_is_shared(five: pool.Pool) -> None:
    counts = np.zeros(2, np.int64)

    five.run(loaded(MEET)["kernel"], block(counts).ctypes.data, 2, 1, 1)

    assert [2, 2] == counts.tolist()


def test_threads_that_sleep_are_woken() -> None:
    if not native.has_futex(host().triple):
        pytest.skip("this system has no futex to sleep on")
    made = pool.Pool(3, loader.runtime(), sleeps_in_python=False)
    sleeping = [asleep(made, seat) for seat in (1, 2)]
    counts = np.zeros(2, np.int64)
    while not all(one.value for one in sleeping):
        pass

    made.run(loaded(MEET)["kernel"], block(counts).ctypes.data, 2, 1, 1)
    made.retire()
    made.join()

    assert [2, 2] == counts.tolist()
    assert [0, 0] == [one.value for one in sleeping]


def test_threads_are_awake_for_a_while_once_they_were_often_asked_for() -> None:
    if not native.has_futex(host().triple):
        pytest.skip("this system has no futex to sleep on")
    made = pool.Pool(4, loader.runtime(), sleeps_in_python=False)
    sleepers = [asleep(made, seat) for seat in (1, 2, 3)]
    spins = ctypes.c_int64.from_address(made.address + SPINS)
    while not all(one.value for one in sleepers):
        pass
    spins.value = 1 << 40  # until it is told to end

    declared = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)
    is_awake = declared(loader.runtime()["pool_is_awake"])
    asked = [is_awake(made.address, 12, 4) for _ in range(16)]  # work for three
    while sleepers[0].value:
        pass
    first = [one.value for one in sleepers]
    asked += [is_awake(made.address, 12, 4) for _ in range(16)]
    while sleepers[1].value:
        pass

    assert [False] * 16 + [True] * 16 == asked
    assert [0, 1, 1] == first
    assert 1 == sleepers[2].value
    made.retire()
    made.join()


def test_a_retired_pool_still_does_its_work(five: pool.Pool) -> None:
    five.retire()
    five.join()

    assert [] == marks_of(alone(five), 100, seed=3)


def test_an_unreasonable_number_of_chunks_is_made_smaller() -> None:
    run = RUN(loader.runtime()["pool_spread"])
    made = pool.Pool(2, loader.runtime(), sleeps_in_python=False)
    nothing = "define void @kernel(ptr %args, i64 %lo, i64 %hi) nounwind {\n  ret void\n}"

    watch = pool.unwatched()
    run(made.address, loaded(nothing)["kernel"], 0, 1 << 44, 1 << 24, 0, 1, ctypes.addressof(watch))
    run(made.address, loaded(nothing)["kernel"], 0, 1 << 50, 1 << 41, 0, 16, ctypes.addressof(watch))
    made.retire()


def test_work_of_every_size_is_done() -> None:
    before = pool.threads()
    pool.threads(3)
    kernel, marks = loaded(MARK)["kernel"], np.zeros(300_000, np.int32)
    args = block(marks)
    for cost in (0.0, 0.5, 30.0, 1e9):
        pool.run(kernel, args.ctypes.data, marks.size, cost)
    pool.threads(before)

    assert {4} == set(marks.tolist())


@pytest.mark.parametrize(
    ("total", "least", "row", "strip", "seats", "chunk"),
    [
        (10, 4, 0, 1, 2, 1),
        (64, 4, 0, 1, 16, 1),
        (4_000, 4, 0, 1, 16, 32),
        (5, 1, 0, 1, 5, 1),
        (100_000, 1, 0, 1, 16, 196),
        (1 << 14, 4, 128, 1, 16, 4 * 128),
        (1 << 14, 4, 8, 1, 16, 128),
        (1 << 14, 4, 60, 1, 16, 60 * 8),
        (1 << 14, 4, 1 << 9, 1, 16, 128),
        (1_000, 2, 0, 16, 16, 32),  # vectors are not cut
        (60, 1, 0, 16, 4, 16),
        (4_000, 100, 0, 16, 16, 32),
        (1 << 14, 1, 128, 8, 16, 4 * 128),
    ],
)
def test_as_many_threads_share_a_job_as_it_is_worth(
    total: int, least: int, row: int, strip: int, seats: int, chunk: int
) -> None:
    made = pool.Pool(16, loader.runtime(), sleeps_in_python=True)

    assert seats == made._seats(made.address, total, least, strip)
    assert chunk == made._chunk(seats, total, least, row, strip)
    made.retire()
    made.join()


def test_a_thread_that_sleeps_is_woken_for_more_work_than_one_that_is_awake() -> None:
    made = pool.Pool(16, loader.runtime(), sleeps_in_python=True)
    for seat in range(3, 16):
        asleep(made, seat).value = 1

    assert [2, 3, 3, 4, 5] == [made._seats(made.address, total, 4, 1) for total in (8, 12, 23, 24, 40)]
    assert 16 == made._seats(made.address, 16, 1, 1)  # a unit is more work than that
    made.retire()
    made.join()


def test_the_estimate_decides_what_is_shared() -> None:
    assert pool.Spread(unlocked=4_000, shared=5_000, wide=20_000, chunk=1_500, estimate=1.0) == pool.spread(
        1.0
    )
    assert pool.Spread(unlocked=1, shared=1, wide=1, chunk=1, estimate=1e9) == pool.spread(1e9)
    assert pool.spread(0.0) == pool.spread(-1.0)


@pytest.mark.parametrize("count", [0, -1, 1025, True, 2.0, "2"])
def test_a_number_of_threads_that_makes_no_sense_is_refused(count: object) -> None:
    with pytest.raises(ValueError, match=r"threads is .* Fix: "):
        pool.threads(count)  # type: ignore[arg-type]  # that is the point


@pytest.mark.parametrize("text", ["0", "-1", "1025", "two", "1.5", "٣"])
def test_a_bad_number_of_threads_in_the_environment_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"VYRE_THREADS is .* Fix: "):
        settings.read({"VYRE_THREADS": text})


def test_the_number_of_threads_can_be_changed_while_jobs_run() -> None:
    before, stop = pool.threads(), threading.Event()
    kernel, marks = loaded(MARK)["kernel"], np.zeros(50_000, np.int32)
    args, jobs = block(marks), 0

    def resize() -> None:
        while not stop.is_set():
            for count in (1, 4, 2):
                pool.threads(count)

    thread = threading.Thread(target=resize)
    thread.start()
    for _ in range(300):
        pool.run(kernel, args.ctypes.data, marks.size, 10.0)
        jobs += 1
    stop.set()
    thread.join()
    pool.threads(before)

    assert {jobs} == set(marks.tolist())


SCRIPT = """
import os, sys, threading, time
import numpy as np
import vyre as vy
from targets.cpu.kernels import MARK, loaded
from vyre.targets.cpu import pool
kernel, marks = loaded(MARK)["kernel"], np.zeros(100_000, np.int32)
args = np.array([marks.ctypes.data, marks.size, marks.size, 1, 1], np.int64)
def job(cost=100.0):
    pool.run(kernel, args.ctypes.data, marks.size, cost)
"""


def said(script: str, **environment: str) -> tuple[str, str, int]:
    done = run_python(SCRIPT + script, **environment)
    return done.stdout, done.stderr, done.returncode


def test_small_work_starts_no_thread() -> None:
    script = "job(1e-3)\nprint(threading.active_count())\njob()\nprint(threading.active_count())"

    assert ("1\n3\n", "", 0) == said(script, VYRE_THREADS="3")


def test_the_environment_sets_the_number_of_threads() -> None:
    assert ("7\n", "", 0) == said("print(pool.threads())", VYRE_THREADS="7")
    assert ("1\n1\n", "", 0) == said(
        "job(); print(pool.threads(), threading.active_count(), sep='\\n')", VYRE_THREADS="1"
    )


def test_without_the_environment_there_is_a_thread_for_each_processor_allowed() -> None:
    script = "os.sched_setaffinity(0, list(os.sched_getaffinity(0))[:1]); print(pool.threads())"

    assert ("1\n", "", 0) == said(script, VYRE_THREADS="")


@pytest.mark.skipif(
    not hasattr(os, "sched_setaffinity"), reason="this system cannot keep threads to processors"
)
def test_threads_stay_on_the_processors_that_the_process_was_moved_to() -> None:
    script = """
for _ in range(50):
    job()
    time.sleep(0.001)
one = {min(os.sched_getaffinity(0))}
threads = [int(name) for name in os.listdir("/proc/self/task")]
for thread in threads:
    os.sched_setaffinity(thread, one)
for _ in range(50):
    job()
    time.sleep(0.001)
print([thread for thread in threads if os.sched_getaffinity(thread) != one])
"""

    assert ("[]\n", "", 0) == said(script, VYRE_THREADS="3")


@pytest.mark.parametrize(
    ("text", "threads"), [("2", 2), (" 3 , 2", 3), ("0", None), ("-1", None), ("many", None), ("", None)]
)
def test_threads_of_openmp_are_a_limit(text: str, threads: int | None) -> None:
    assert threads == settings.read({"OMP_NUM_THREADS": text}).openmp_threads


def test_a_call_that_takes_far_longer_changes_how_the_next_is_shared() -> None:
    """Loops of unknown counts are estimated at 16 turns; calls teach better."""

    @vy.kernel
    def turning(x: Buf[f32], y: Out[f32], count: i32):  # type: ignore[no-untyped-def]
        total = f32(0)
        for k in range(count):
            total = total * x[gid()] + f32(k)
        y[gid()] = total

    x = np.ones(8, np.float32)
    turning(x, count=3)
    ready = turning._build({}).ready
    runtime = context.runtime_of(context.place_of("cpu"))
    how = runtime.loaded_for(ready, (8,), 8).how
    before = list(how.record)[:4]

    for _ in range(3):  # the first is not known yet, the second finds out that it is long
        turning(x, count=2_000_000)
    longer = list(how.record)[:4]
    threads = pool.threads()
    pool.threads(1)
    for _ in range(50):  # as soon as one of them is not held up
        turning(np.ones(1000, np.float32), count=1)
    pool.threads(threads)

    assert [how.unlocked, how.shared, how.wide, how.chunk] == before
    assert all(after < first / 100 for after, first in zip(longer, before, strict=True))
    assert before == list(how.record)[:4]


@pytest.mark.skipif(not native.has_futex(host().triple), reason="this system has no futex to sleep on")
def test_work_that_earlier_calls_found_to_be_long_starts_the_pool() -> None:
    before, marks, how = pool.threads(), np.zeros(4096, np.int32), pool.spread(1e-3)
    pool.threads(before + 1)  # which is not started
    how.record[1] = 100  # as native/call.c writes it after a slow call
    pool.share(loaded(MARK)["kernel"], block(marks).ctypes.data, marks.size, how)
    is_started = pool.cell()[0] != 0
    pool.threads(before)

    assert is_started
    assert {1} == set(marks.tolist())


def test_a_process_with_a_pool_ends_cleanly() -> None:
    assert ("", "", 0) == said("job()", VYRE_THREADS="4")


def test_a_process_ends_cleanly_while_a_thread_submits() -> None:
    script = """
started = threading.Event()
def endless():
    while True:
        job()
        started.set()
for _ in range(2):
    threading.Thread(target=endless, daemon=True).start()
started.wait()
"""

    assert [("", "", 0)] * 3 == [said(script, VYRE_THREADS="3") for _ in range(3)]


def test_work_after_the_pool_has_closed_is_still_done() -> None:
    script = "import atexit\natexit.register(lambda: (job(), print(set(marks.tolist()))))\njob()"

    assert ("{2}\n", "", 0) == said(script, VYRE_THREADS="3")


FORK = """
def child():
    marks[:] = 0
    job(); job()
    good = set(marks.tolist()) == {2} and threading.active_count() == 3
    os._exit(0 if good else 1)
"""


def test_a_forked_child_has_a_pool_of_its_own() -> None:
    script = (
        FORK
        + """
job()
pid = os.fork()
if pid == 0:
    child()
_, status = os.waitpid(pid, 0)
job()
print(status, set(marks.tolist()), threading.active_count())
"""
    )

    assert ("0 {2} 3\n", "", 0) == said(script, VYRE_THREADS="3")


def test_a_fork_in_the_middle_of_jobs_is_safe() -> None:
    script = (
        FORK
        + """
stop = threading.Event()
other = np.zeros(100_000, np.int32)
block = np.array([other.ctypes.data, other.size, other.size, 1, 1], np.int64)
def endless():
    while not stop.is_set():
        pool.run(kernel, block.ctypes.data, other.size, 100.0)
thread = threading.Thread(target=endless)
thread.start()
statuses = set()
for _ in range(20):
    pid = os.fork()
    if pid == 0:
        child()
    statuses.add(os.waitpid(pid, 0)[1])
stop.set()
thread.join()
print(statuses)
"""
    )

    assert ("{0}\n", "", 0) == said(script, VYRE_THREADS="3")
