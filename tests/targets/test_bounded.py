"""Caches that are bounded in number and in bytes."""

from __future__ import annotations

import gc
import os
import threading
import weakref
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vyre.targets.bounded import BoundedCache, CacheKind, Usage, usages


class Thing:
    """Something that can be seen to end."""


def made(*, entries: int = 3, bytes: int = 100) -> tuple[CacheKind, BoundedCache[Any, Any]]:
    kind = CacheKind("things", entries=entries, bytes=bytes)
    return kind, BoundedCache(kind)


def test_a_value_is_there_until_it_is_replaced_or_taken() -> None:
    _, cache = made()
    cache.put("a", 1, 10)
    cache.put("a", 2, 10)

    assert 2 == cache.get("a")
    assert 1 == len(cache)
    assert 2 == cache.pop("a")
    assert cache.get("a") is None
    assert cache.pop("a") is None


def test_the_first_value_that_is_added_stays() -> None:
    _, cache = made()

    assert (1, 1) == (cache.add("a", 1, 10), cache.add("a", 2, 10))


def test_beyond_the_number_the_oldest_goes() -> None:
    kind, cache = made(entries=2)
    for name in "abc":
        cache.put(name, name, 1)

    assert ["b", "c"] == list(cache)
    assert (2, 2, 1) == (kind.usage.entries, kind.usage.bytes, kind.usage.evictions)


def test_beyond_the_bytes_the_oldest_go() -> None:
    kind, cache = made(entries=100, bytes=10)
    for name in "abc":
        cache.put(name, name, 4)
    cache.put("d", "d", 7)

    assert ["d"] == list(cache)
    assert 7 == kind.usage.bytes


def test_recently_used_values_are_evicted_last() -> None:
    _, cache = made(entries=2)
    cache.put("a", 1, 1)
    cache.put("b", 2, 1)
    cache.get("a")
    cache.put("c", 3, 1)

    assert {"a", "c"} == set(cache)


def test_a_value_larger_than_the_cache_is_not_kept_and_evicts_nothing() -> None:
    _, cache = made(bytes=10)
    cache.put("a", 1, 10)
    cache.put("b", 2, 11)

    assert ["a"] == list(cache)
    assert 3 == cache.add("b", 3, 11)  # for whoever asked


def test_caches_of_a_kind_share_its_limits() -> None:
    kind, one = made(entries=2)
    other: BoundedCache[Any, Any] = BoundedCache(kind)
    one.put("a", 1, 1)
    other.put("a", 2, 1)
    other.put("b", 3, 1)

    assert (0, 2) == (len(one), len(other))


def test_the_values_of_a_cache_are_freed_with_it() -> None:
    kind, cache = made()
    thing = Thing()
    ended = weakref.ref(thing)
    cache.put("a", thing, 10)
    del thing, cache

    assert ended() is None
    assert (0, 0) == (kind.usage.entries, kind.usage.bytes)


def test_a_cache_in_a_cycle_is_collected() -> None:
    kind, cache = made()
    owner: Any = Thing()
    owner.cache = cache
    cache.put("me", owner, 10)
    del owner, cache
    gc.collect()

    assert (0, 0) == (kind.usage.entries, kind.usage.bytes)


def test_a_value_that_uses_the_cache_when_it_ends_is_no_problem() -> None:
    kind, cache = made(entries=2)

    class Again:
        def __del__(self) -> None:
            cache.put("again", 1, 1)

    cache.put("a", Again(), 1)
    cache.put("b", 2, 1)
    cache.put("c", 3, 1)

    assert 2 == len(cache) == kind.usage.entries
    assert "again" in cache


def test_look_ups_are_counted() -> None:
    kind, cache = made()
    cache.put("a", 1, 1)
    cache.get("a")
    cache.get("b")

    assert (1, 1) == (kind.usage.hits, kind.usage.misses)


def test_kinds_of_one_name_are_listed_together() -> None:
    kinds = [CacheKind("listed together", entries=3, bytes=100) for _ in range(2)]
    caches: list[BoundedCache[str, int]] = [BoundedCache(kind) for kind in kinds]
    caches[0].put("a", 1, 4)
    caches[1].put("a", 1, 5)

    assert Usage(2, 9, 6, 200) == usages()["listed together"]


@given(st.lists(st.tuples(st.sampled_from("pgxc"), st.integers(0, 9), st.integers(0, 6)), max_size=60))
def test_limits_and_sums_hold_after_any_operations(steps: list[tuple[str, int, int]]) -> None:
    kind = CacheKind("things", entries=5, bytes=17)
    caches: list[BoundedCache[int, int]] = [BoundedCache(kind), BoundedCache(kind)]
    sizes: dict[tuple[int, int], int] = {}
    for what, key, size in steps:
        at, cache = key % 2, caches[key % 2]
        if what == "p":
            cache.put(key, size, size)
            sizes[at, key] = size
            assert size == cache.get(key)
        elif what == "g":
            assert cache.get(key) in (None, sizes.get((at, key)))
        elif what == "x":
            cache.pop(key)
            assert key not in cache
        else:
            caches[at] = BoundedCache(kind)
        del cache
        held = [value for each in caches for value in each.values()]
        assert len(held) == kind.usage.entries <= 5
        assert sum(held) == kind.usage.bytes <= 17


def test_threads_leave_the_sums_right() -> None:
    kind = CacheKind("things", entries=50, bytes=500)
    shared: BoundedCache[int, int] = BoundedCache(kind)
    faults: list[AssertionError] = []

    def work(seed: int) -> None:
        own: BoundedCache[int, int] = BoundedCache(kind)
        try:
            for turn in range(2000):
                key = (turn * 7 + seed) % 97
                found = shared.get(key)
                assert found in (None, key)
                shared.put(key, key, key % 13)
                own.add(key, key, 5)
                if turn % 50 == 0:
                    own = BoundedCache(kind)
                if turn % 333 == 0:
                    shared.clear()
        except AssertionError as fault:
            faults.append(fault)

    workers = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    gc.collect()

    assert not faults
    assert len(shared) == kind.usage.entries <= 50
    assert sum(value % 13 for value in shared.values()) == kind.usage.bytes <= 500


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_child_that_is_forked_meanwhile_can_go_on() -> None:
    _, cache = made(entries=100)
    is_over = threading.Event()

    def busy() -> None:
        while not is_over.is_set():
            cache.put("a", 1, 1)

    worker = threading.Thread(target=busy)
    worker.start()
    try:
        for _ in range(20):
            child = os.fork()
            if not child:
                cache.put("b", 2, 1)
                os._exit(0 if cache.get("b") == 2 else 1)
            assert 0 == os.waitpid(child, 0)[1]
    finally:
        is_over.set()
        worker.join()


def test_a_finalizer_that_waits_for_another_thread_is_no_deadlock() -> None:
    _, cache = made(entries=5)
    inside, is_over = threading.Event(), threading.Event()
    waited: list[bool] = []

    class Waits:
        """A key that is compared while the cache is locked, and waits for a thread that uses the cache."""

        def __hash__(self) -> int:
            return 1

        def __eq__(self, other: object) -> bool:
            inside.set()
            waited.append(is_over.wait(20))
            return False

    cache.put(Waits(), 1, 1)
    worker = threading.Thread(target=lambda: cache.put(Waits(), 2, 1))
    worker.start()
    inside.wait(20)
    cache.put("a", 3, 1)
    is_over.set()
    worker.join()

    assert waited
    assert all(waited)
    assert 3 == cache.get("a")
    assert 3 == len(cache)
