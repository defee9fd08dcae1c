"""What calls leave behind: no array of the caller's, and caches that are bounded."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Const, InOut, Out, f32, gid
from vyre.targets import bounded


@vy.kernel
def doubled(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * 2.0


@vy.kernel
def plus(x: Buf[f32], c: f32, y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] + c


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    """Arrays must be given back by reference counts alone: a collection at a lucky time hides a cycle."""
    gc.disable()
    yield
    gc.enable()


def dead(made: Any) -> bool:
    """Was the array, of which `made` is a weak reference, given back by reference counts alone."""
    return made() is None


def test_a_pipeline_keeps_no_argument_alive() -> None:
    @vy.pipeline
    def both(x, c):  # type: ignore[no-untyped-def]
        return plus(doubled(x), c)

    kept = []
    for size in range(1, 12):
        for _ in range(3):
            x = np.ones(size, np.float32)
            kept.append(weakref.ref(x))
            assert 3.0 == both(x, 1.0)[0]
            del x

    assert all(map(dead, kept))


def test_a_pipeline_keeps_no_array_that_it_writes_to_or_gives_back() -> None:
    @vy.kernel
    def raised(x: InOut[f32]):  # type: ignore[no-untyped-def]
        x[gid()] += 1.0

    @vy.pipeline
    def steps(x):  # type: ignore[no-untyped-def]
        raised(x)
        return x, doubled(x)

    kept = []
    for size in range(1, 20):
        x = np.ones(size, np.float32)
        given, made = steps(x)
        kept += [weakref.ref(x), weakref.ref(made)]
        assert given is x
        del x, given, made

    assert all(map(dead, kept))


def test_a_pipeline_keeps_no_array_in_a_list_or_dict() -> None:
    @vy.pipeline
    def first(xs, named):  # type: ignore[no-untyped-def]
        return plus(doubled(xs[0]), named["c"])

    kept = []
    for size in range(1, 20):
        x, unused = np.ones(size, np.float32), np.ones(size, np.float32)
        kept += [weakref.ref(x), weakref.ref(unused)]
        first([x, unused], {"c": 1.0, "also": unused})
        del x, unused

    assert all(map(dead, kept))


@pytest.mark.parametrize("how", ["explain", "save", "fails"])
def test_a_pipeline_keeps_no_array_that_it_only_looked_at(how: str, tmp_path: Any) -> None:
    held = []

    @vy.pipeline
    def both(x, c):  # type: ignore[no-untyped-def]
        held.append(x)  # stand-ins may live on; what they stand for may not
        if how == "fails":
            raise ValueError("no")
        return plus(doubled(x), c)

    x = np.ones(5, np.float32)
    kept = weakref.ref(x)
    if how == "fails":
        with pytest.raises(ValueError, match="no"):
            both(x, 1.0)
    elif how == "explain":
        str(both.explain(x, 1.0))
    else:
        both.save(tmp_path / "both.vyre", x, 1.0)
    del x

    assert dead(kept)


def test_a_saved_pipeline_keeps_no_argument_alive(tmp_path: Any) -> None:
    @vy.pipeline
    def both(x, c):  # type: ignore[no-untyped-def]
        return plus(doubled(x), c)

    both.save(tmp_path / "both.vyre", np.ones(5, np.float32), 1.0)
    loaded = vy.load(tmp_path / "both.vyre")
    kept = []
    for number in range(5):
        x = np.ones(5, np.float32)
        kept.append(weakref.ref(x))
        loaded(x, float(number))
        del x

    assert all(map(dead, kept))


def test_a_kernel_keeps_no_argument_alive() -> None:
    kept = []
    for size in range(1, 20):
        for _ in range(3):
            x = np.ones(size, np.float32)
            y = plus(x, 1.0)
            z = np.empty(size, np.float32)
            doubled(x, z)
            kept += [weakref.ref(x), weakref.ref(y), weakref.ref(z)]
            del x, y, z

    assert all(map(dead, kept))


class Foreign:
    """An array of another library, on the host."""

    def __init__(self, size: int) -> None:
        self._values = np.ones(size, np.float32)

    @property
    def __array_interface__(self) -> Any:
        return self._values.__array_interface__


def test_arrays_of_other_libraries_are_not_kept_either() -> None:
    @vy.pipeline
    def both(x, c):  # type: ignore[no-untyped-def]
        return plus(doubled(x), c)

    kept = []
    for size in (4, 5, 4, 4):
        x = Foreign(size)
        assert 3.0 == np.asarray(both(x, 1.0))[0]
        assert 2.0 == np.asarray(doubled(x))[0]
        kept.append(weakref.ref(x))
        del x

    assert all(map(dead, kept))


def test_views_are_not_kept_and_nor_is_what_they_are_of() -> None:
    @vy.pipeline
    def both(x, c):  # type: ignore[no-untyped-def]
        return plus(doubled(x), c)

    kept = []
    for size in (4, 5, 4, 4):
        whole = np.ones(2 * size, np.float32)
        view = whole[size:]
        both(view, 1.0)
        kept += [weakref.ref(whole), weakref.ref(view)]
        del whole, view

    assert all(map(dead, kept))


def test_a_pipeline_inside_a_pipeline_keeps_nothing() -> None:
    @vy.pipeline
    def inner(x):  # type: ignore[no-untyped-def]
        return doubled(x)

    @vy.pipeline
    def outer(x):  # type: ignore[no-untyped-def]
        return inner(inner(x))

    kept = []
    for size in (4, 5, 4, 4):
        x = np.ones(size, np.float32)
        assert 4.0 == outer(x)[0]
        kept.append(weakref.ref(x))
        del x

    assert all(map(dead, kept))


def test_an_array_from_outside_is_kept_alive_by_the_function_alone() -> None:
    held = {"x": np.ones(4, np.float32)}

    @vy.pipeline
    def both(x):  # type: ignore[no-untyped-def]
        return plus(doubled(held["x"]), 1.0)

    both(np.ones(4, np.float32))
    both(np.ones(4, np.float32))
    before = weakref.ref(held["x"])
    held["x"] = np.zeros(4, np.float32)

    assert dead(before)
    assert 1.0 == both(np.ones(4, np.float32))[0]


def test_a_thread_with_little_stack_keeps_no_array_of_a_call_that_failed() -> None:
    kept = []

    def fail() -> None:
        @vy.kernel
        def wrong(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
            y[gid()] = x[gid()] + undefined  # type: ignore[name-defined]

        x = np.ones(4, np.float32)
        kept.append(weakref.ref(x))
        with pytest.raises(vy.Problems):
            wrong(x)

    before = threading.stack_size(128 << 10)
    try:
        worker = threading.Thread(target=fail)
        worker.start()
        worker.join()
    finally:
        threading.stack_size(before)

    assert kept
    assert all(map(dead, kept))


def test_a_call_that_fails_keeps_no_argument_alive() -> None:
    x = np.ones((3, 3), np.float32)
    kept = weakref.ref(x)
    with pytest.raises(vy.CallError):
        doubled(x)
    del x

    assert dead(kept)


def caches() -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = vy.counters()["caches"]
    return found


def test_every_cache_is_listed_and_within_its_limits() -> None:
    doubled(np.ones(3, np.float32))
    wanted = {
        "artifacts", "calls to save", "kernels", "machine code", "plans", "recordings",
        "segments", "tuning choices", "workspaces",
    }  # fmt: skip

    assert wanted <= caches().keys()
    for name, usage in caches().items():
        assert {"entries", "bytes", "most_entries", "most_bytes", "hits", "misses", "evictions"} == set(usage)
        assert usage["bytes"] <= usage["most_bytes"] or not usage["most_bytes"], name
        assert usage["entries"] <= usage["most_entries"] or not usage["most_entries"], name


def test_what_is_remembered_is_counted() -> None:
    @vy.pipeline
    def both(x, c):  # type: ignore[no-untyped-def]
        return plus(doubled(x), c)

    before = caches()
    for size in (5, 6):
        for _ in range(3):
            both(np.ones(size, np.float32), 1.0)
    after = caches()

    assert 2 == after["recordings"]["entries"] - before["recordings"]["entries"]
    assert 2 == after["plans"]["entries"] - before["plans"]["entries"]
    assert 2 == after["signatures"]["entries"] - before["signatures"]["entries"]
    assert after["signatures"]["bytes"] > before["signatures"]["bytes"]
    assert after["machine code"]["bytes"] > before["machine code"]["bytes"]


def test_a_collected_pipeline_leaves_nothing_behind() -> None:
    names = ("recordings", "plans", "signatures", "calls to save", "machine code", "workspaces", "kernels")

    def use() -> None:
        @vy.kernel
        def halved(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
            y[gid()] = x[gid()] / 2.0

        @vy.pipeline
        def both(x, c):  # type: ignore[no-untyped-def]
            return halved(plus(doubled(x), c))

        for number in range(4):
            both(np.ones(9, np.float32), float(number))
            both(np.ones(9, np.float32), float(number))
            halved(np.ones(9, np.float32), np.ones(9, np.float32))

    use()
    gc.collect()
    before = caches()
    for _ in range(3):
        use()
        gc.collect()
    after = caches()

    assert [before[name]["entries"] for name in names] == [after[name]["entries"] for name in names]
    assert [before[name]["bytes"] for name in names] == [after[name]["bytes"] for name in names]


def test_the_code_of_a_collected_kernel_is_unmapped() -> None:
    from vyre.targets.cpu import loader

    loaded: list[weakref.ref[Any]] = []
    real = loader.load

    def remember(*args: Any, **named: Any) -> Any:
        found = real(*args, **named)
        loaded.append(weakref.ref(found.memory))
        return found

    def use() -> None:
        @vy.kernel
        def quartered(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
            y[gid()] = x[gid()] / 4.0

        x, y = np.ones(9, np.float32), np.ones(9, np.float32)
        for _ in range(5):
            quartered(x, y)  # the last ones by a builtin that keeps the address of the code

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("vyre.targets.cpu.native.load", remember)
        for _ in range(20):
            use()
    gc.collect()

    assert loaded
    assert all(map(dead, loaded))


@contextmanager
def limited(name: str, entries: int) -> Iterator[None]:
    """Small limits of a kind of cache."""
    kind = next(kind for kind in list(bounded._KINDS) if kind.name == name)
    before, kind.most_entries = kind.most_entries, entries
    try:
        yield
    finally:
        kind.most_entries = before


@pytest.mark.parametrize(
    "name", ["recordings", "plans", "machine code", "workspaces", "kernels", "artifacts"]
)
@pytest.mark.parametrize("entries", [0, 1, 3])
def test_results_are_right_however_little_is_remembered(name: str, entries: int) -> None:
    @vy.kernel
    def scaled(x: Buf[f32], n: Const[int], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()] * n

    @vy.pipeline
    def chain(x, c):  # type: ignore[no-untyped-def]
        return plus(scaled(doubled(x), n=3), c)

    with limited(name, entries):
        for _ in range(2):
            for size in (3, 4, 3, 5):
                for number in (1.0, 2.0):
                    x = np.arange(size, dtype=np.float32)
                    assert (x * 6 + number).tolist() == chain(x, number).tolist()
                    assert (x * 6 + number).tolist() == chain(x, number, fuse="off").tolist()
                    assert (x * size).tolist() == scaled(x, n=size).tolist()


def test_a_text_among_the_arguments_counts_with_its_length() -> None:
    @vy.pipeline
    def named(x, name):  # type: ignore[no-untyped-def]
        return doubled(x)

    before = caches()["recordings"]["bytes"]
    named(np.ones(3, np.float32), "a" * 1_000_000)

    assert caches()["recordings"]["bytes"] - before > 1_000_000


def test_workspaces_are_bounded_by_bytes() -> None:
    @vy.pipeline
    def steps(x):  # type: ignore[no-untyped-def]
        return doubled(doubled(x))

    kind = next(kind for kind in list(bounded._KINDS) if kind.name == "workspaces")
    for size in range(200_000, 200_100):  # 0.8 MB each
        x = np.ones(size, np.float32)
        assert 4.0 == steps(x, fuse="off")[-1]
        assert kind.usage.bytes <= kind.most_bytes

    assert kind.usage.entries > 1


def test_eight_threads_that_call_with_changing_shapes_get_what_is_right() -> None:
    @vy.kernel
    def scaled(x: Buf[f32], n: Const[int], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()] * n

    @vy.pipeline
    def chain(x, c):  # type: ignore[no-untyped-def]
        return plus(scaled(doubled(x), n=3), c)

    faults: list[str] = []
    start = threading.Barrier(8)

    def work(seed: int) -> None:
        rng = np.random.default_rng(seed)
        start.wait()
        for _ in range(60):
            x = np.full(int(rng.integers(1, 9)), float(rng.integers(5)), np.float32)
            number, n = float(rng.integers(3)), int(rng.integers(1, 5))
            what = int(rng.integers(3))
            got = chain(x, number) if what == 0 else scaled(x, n=n) if what == 1 else plus(x, number)
            want = x * 6 + number if what == 0 else x * n if what == 1 else x + number
            if got.tolist() != want.tolist():
                faults.append(f"{what}: {x}, {number}, {n}: {got}")

    with limited("recordings", 5), limited("plans", 4), limited("kernels", 3):
        workers = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()

    assert not faults
