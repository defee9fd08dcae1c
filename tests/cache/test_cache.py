"""The cache: what is put is got, least recently used goes first, and the environment says where."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cache.caching import Watched, artifact_of, file_of, filled, found, key_of, unfinished
from handmade import kernel, store
from vyre.cache.artifacts import (
    KEY_FILE,
    Cache,
    CacheHit,
    CacheMiss,
    CacheStored,
    Removed,
    artifact_key,
    cache_directory,
    open_cache,
)
from vyre.cache.disk import META_BYTES, STALE_SECONDS, TOUCH_SECONDS, Disk, is_same, read_plain, write_whole
from vyre.settings import Settings
from vyre.targets.specialization import Extent, Specialization, spec_key

posix = pytest.mark.skipif(os.name != "posix", reason="modes and owners of files are those of POSIX")


# Getting and putting


def test_stored_artifacts_are_found(tmp_path: Path) -> None:
    cache = filled(tmp_path, 10)

    assert [artifact_of(n) for n in range(10)] == [cache.get(key_of(n)) for n in range(10)]


def test_another_process_gets_it_from_disk(tmp_path: Path) -> None:
    filled(tmp_path, 10)

    assert [artifact_of(n) for n in range(10)] == [found(tmp_path, n) for n in range(10)]


@given(st.binary(max_size=2000))
def test_any_bytes_can_be_kept(tmp_path_factory: pytest.TempPathFactory, artifact: bytes) -> None:
    directory = tmp_path_factory.mktemp("cache")
    Cache(directory).put(key_of(0), artifact)

    assert artifact == found(directory, 0)


def test_an_unknown_key_is_a_miss(tmp_path: Path) -> None:
    assert found(tmp_path, 0) is None
    assert [] == list(tmp_path.iterdir())


def test_a_later_artifact_replaces_an_earlier_one(tmp_path: Path) -> None:
    cache = filled(tmp_path, 1)
    cache.put(key_of(0), b"later")

    assert (b"later", b"later") == (cache.get(key_of(0)), found(tmp_path, 0))


def test_every_event_is_reported(tmp_path: Path) -> None:
    seen = Watched()
    cache = Cache(tmp_path, observe=seen)
    cache.get(key_of(0))
    cache.put(key_of(0), b"code")
    cache.get(key_of(0))
    Cache(tmp_path, observe=seen).get(key_of(0))

    assert [
        CacheMiss(key_of(0)),
        CacheStored(key_of(0), 4),
        CacheHit(key_of(0), "memory", 4),
        CacheHit(key_of(0), "disk", 4),
    ] == seen


@pytest.mark.parametrize(
    "key", ["", "ab", "../" * 20 + "abcd", "G" * 64, "A" * 64, "a" * 63, "a" * 64 + "\n"]
)
def test_only_keys_are_keys(tmp_path: Path, key: str) -> None:
    with pytest.raises(ValueError, match="is not a key of the cache"):
        Cache(tmp_path).put(key, b"")
    with pytest.raises(ValueError, match="is not a key of the cache"):
        Cache(tmp_path).get(key)


def test_another_processor_another_kernel_and_other_facts_have_their_own_entries(tmp_path: Path) -> None:
    spec = spec_key(kernel(store()))
    here, there = artifact_key(spec, ("cpu", ("avx2",))), artifact_key(spec, ("cpu", ("avx2", "avx512f")))
    known = artifact_key(
        spec_key(kernel(store()), Specialization(extents=(Extent("y", 0, 16),))), ("cpu", ("avx2",))
    )
    Cache(tmp_path).put(here, b"for this one")

    assert b"for this one" == Cache(tmp_path).get(here)
    assert (None, None) == (Cache(tmp_path).get(there), Cache(tmp_path).get(known))


def test_without_a_directory_the_memory_remains() -> None:
    cache = Cache(None)
    cache.put(key_of(0), b"code")

    assert (b"code", None, []) == (cache.get(key_of(0)), cache.get(key_of(1)), cache.ls())
    assert (Removed(0, 0), 0) == (cache.prune(0), cache.verify().good)
    assert Removed(0, 0) == cache.clear()
    assert cache.get(key_of(0)) is None


def test_a_capacity_of_nothing_leaves_the_disk_alone(tmp_path: Path) -> None:
    cache = filled(tmp_path / "cache", 3, capacity_bytes=0)

    assert artifact_of(2) == cache.get(key_of(2))
    assert [] == list(tmp_path.iterdir())


# Memory


def test_the_memory_forgets_what_was_used_least_recently() -> None:
    cache = Cache(None, memory_bytes=30)
    for number in range(3):
        cache.put(key_of(number), b"0123456789")
    cache.get(key_of(0))
    cache.put(key_of(3), b"0123456789")

    assert [True, False, True, True] == [cache.get(key_of(number)) is not None for number in range(4)]


def test_what_is_larger_than_the_memory_is_kept_on_disk_alone(tmp_path: Path) -> None:
    seen = Watched()
    cache = Cache(tmp_path, memory_bytes=10, observe=seen)
    cache.put(key_of(0), b"01234567890")
    cache.get(key_of(0))

    assert CacheHit(key_of(0), "disk", 11) == seen[-1]


# Eviction


def used(directory: Path, number: int, seconds: float) -> None:
    os.utime(file_of(directory, number), (seconds, seconds))


def kept(directory: Path, count: int) -> list[int]:
    return [number for number in range(count) if file_of(directory, number).exists()]


def test_pruning_removes_what_was_used_least_recently(tmp_path: Path) -> None:
    cache = filled(tmp_path, 4)
    for number, seconds in enumerate((4000, 1000, 3000, 2000)):
        used(tmp_path, number, seconds)
    sizes = [file_of(tmp_path, number).stat().st_size for number in range(4)]

    assert Removed(2, sizes[1] + sizes[3]) == cache.prune(sizes[0] + sizes[2])
    assert [0, 2] == kept(tmp_path, 4)


def test_pruning_to_nothing_leaves_nothing_and_to_everything_all(tmp_path: Path) -> None:
    cache = filled(tmp_path, 5)

    assert (0, [0, 1, 2, 3, 4]) == (cache.prune(1 << 30).entries, kept(tmp_path, 5))
    assert (5, []) == (cache.prune(0).entries, kept(tmp_path, 5))


def test_a_hit_counts_as_use_once_in_a_while(tmp_path: Path) -> None:
    filled(tmp_path, 1)
    used(tmp_path, 0, 1_000_000)
    soon, later = 1_000_000 + TOUCH_SECONDS - 1, 1_000_000 + TOUCH_SECONDS + 1
    Cache(tmp_path, clock=lambda: soon).get(key_of(0))
    before = file_of(tmp_path, 0).stat().st_mtime
    Cache(tmp_path, clock=lambda: later).get(key_of(0))

    assert (1_000_000, later) == (before, file_of(tmp_path, 0).stat().st_mtime)


def test_what_was_used_since_the_cache_was_looked_through_is_not_evicted(tmp_path: Path) -> None:
    filled(tmp_path, 3)
    disk = Disk(tmp_path, capacity=10_000, key_file=tmp_path / KEY_FILE, clock=lambda: 0.0)
    listed = disk.entries()
    used(tmp_path, 1, 1000)
    file_of(tmp_path, 2).unlink()  # by another process

    assert {key_of(0), key_of(2)} == {entry.key for entry in disk.trim(0, listed)}
    assert [1] == kept(tmp_path, 3)


def test_a_bad_entry_that_somebody_has_replaced_meanwhile_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "entry"
    path.write_bytes(b"bad")
    _, bad = read_plain(path, most=10)
    before = is_same(path, bad)
    write_whole(path, b"new")

    assert (True, False) == (before, is_same(path, bad))


def test_the_disk_stays_within_its_capacity(tmp_path: Path) -> None:
    capacity = 50_000
    cache = Cache(tmp_path, capacity_bytes=capacity)
    for number in range(200):
        cache.put(key_of(number), bytes(1000))
        total = sum(entry.bytes for entry in cache.ls())
        assert total <= capacity * 17 // 16 + 1200  # one sweep per sixteenth, and the entry that asks for it

    assert 30 < len(cache.ls())


def test_what_was_just_used_survives_the_writing_of_many_others(tmp_path: Path) -> None:
    cache = Cache(tmp_path, capacity_bytes=50_000)
    for number in range(200):
        cache.put(key_of(number), bytes(1000))
        used(tmp_path, number, number)  # files written within one tick of the clock would be equally old
        used(tmp_path, 0, 1000 + number)

    assert 0 in kept(tmp_path, 200)
    assert 1 not in kept(tmp_path, 200)


def test_an_artifact_larger_than_the_cache_evicts_nothing(tmp_path: Path) -> None:
    seen = Watched()
    cache = Cache(tmp_path, capacity_bytes=10_000, observe=seen)
    cache.put(key_of(0), bytes(1000))
    cache.put(key_of(1), bytes(20_000))

    assert "CacheFailed" == seen.kinds()[-1]
    assert ([0], bytes(20_000)) == (kept(tmp_path, 2), cache.get(key_of(1)))


def test_what_killed_writers_left_is_cleared_away_after_an_hour(tmp_path: Path) -> None:
    filled(tmp_path, 1)
    now = file_of(tmp_path, 0).stat().st_mtime
    parts = [tmp_path / ".0123456789abcdef.part", file_of(tmp_path, 0).parent / ".fedcba9876543210.part"]
    for part in parts:
        part.write_bytes(b"half")
        os.utime(part, (now, now))
    Cache(tmp_path, capacity_bytes=5000, clock=lambda: now + 60).put(key_of(1), bytes(1000))
    soon = unfinished(tmp_path)
    Cache(tmp_path, capacity_bytes=5000, clock=lambda: now + STALE_SECONDS + 60).put(key_of(2), bytes(1000))

    assert (sorted(parts), []) == (soon, unfinished(tmp_path))


# Listing and clearing


def test_the_list_shows_the_meta_of_each_entry(tmp_path: Path) -> None:
    cache = Cache(tmp_path, clock=lambda: 1234.5)
    cache.put(key_of(0), b"code", {"kernel": "saxpy", "compile_ms": 12.5})
    cache.put(key_of(1), b"more", {})
    used(tmp_path, 0, 2000)
    used(tmp_path, 1, 1000)

    assert [(key_of(0), 2000), (key_of(1), 1000)] == [(entry.key, entry.used) for entry in cache.ls()]
    assert {"kernel": "saxpy", "compile_ms": 12.5, "created": 1234} == cache.ls()[0].meta


def test_meta_that_is_too_long_is_left_out(tmp_path: Path) -> None:
    Cache(tmp_path).put(key_of(0), b"code", {"kernel": "k" * META_BYTES})

    assert {} == Cache(tmp_path).ls()[0].meta
    assert b"code" == found(tmp_path, 0)


def test_any_meta_can_be_kept(tmp_path: Path) -> None:
    Cache(tmp_path).put(key_of(0), b"code", {"kernel": "\ud800", "target": Path("x")})  # type: ignore[dict-item]

    assert "x" == Cache(tmp_path).ls()[0].meta["target"]


def test_clearing_leaves_nothing_and_the_cache_goes_on(tmp_path: Path) -> None:
    cache = filled(tmp_path, 3)
    (file_of(tmp_path, 0).parent / ".0123456789abcdef.part").write_bytes(b"half")

    assert 3 == cache.clear().entries
    assert ([], [], None) == (cache.ls(), unfinished(tmp_path), cache.get(key_of(0)))

    cache.put(key_of(0), b"again")
    assert b"again" == found(tmp_path, 0)


def test_files_of_others_are_never_touched(tmp_path: Path) -> None:
    mine = [
        tmp_path / "thesis.txt",
        tmp_path / "ab" / "notes",
        tmp_path / "photos" / ("a" * 62),
        tmp_path / "x.part",
    ]
    for path in mine:
        path.parent.mkdir(exist_ok=True)
        path.write_text("mine")
    cache = filled(tmp_path, 20, capacity_bytes=3000)
    cache.prune(0)
    cache.clear()
    cache.verify()

    assert ["mine"] * 4 == [path.read_text() for path in mine]


def test_everything_is_verified(tmp_path: Path) -> None:
    cache = filled(tmp_path, 5)
    file_of(tmp_path, 2).write_bytes(b"junk")
    verified = cache.verify()

    assert (4, [key_of(2)]) == (verified.good, [dropped.key for dropped in verified.dropped])
    assert (4, ()) == (cache.verify().good, cache.verify().dropped)


# Where it lies


def test_the_environment_says_where_and_how_much(tmp_path: Path) -> None:
    cache = open_cache(Settings(cache_dir=str(tmp_path / "here"), cache_bytes=500))
    cache.put(key_of(0), bytes(1000))
    cache.put(key_of(1), b"")

    assert tmp_path / "here" == cache.directory
    assert [1] == kept(tmp_path / "here", 2)


def test_a_directory_may_begin_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))

    assert tmp_path / "kept" == cache_directory(Settings(cache_dir="~/kept"))


def test_a_relative_directory_stays_where_it_was_meant(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "one").mkdir()
    monkeypatch.chdir(tmp_path / "one")
    cache = open_cache(Settings(cache_dir="cache"))
    monkeypatch.chdir(tmp_path)
    cache.put(key_of(0), b"code")

    assert b"code" == found(tmp_path / "one" / "cache", 0)


@pytest.mark.parametrize("home", [None, "", "/somewhere/caches", "relative"])
def test_the_default_cache_is_in_the_platforms_cache_directory(
    monkeypatch: pytest.MonkeyPatch, home: str | None
) -> None:
    platformdirs = pytest.importorskip("platformdirs")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    if home == "/somewhere/caches":
        monkeypatch.setenv("XDG_CACHE_HOME", home)

    expected = Path(platformdirs.user_cache_dir("vyre", appauthor=False))
    assert expected == cache_directory(Settings(cache_home=home))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a home is always known")
def test_a_user_without_a_home_has_a_cache_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "not/absolute")

    assert cache_directory(Settings()) is None


@posix
def test_all_that_is_made_is_the_users_alone(tmp_path: Path) -> None:
    filled(tmp_path / "deep" / "cache", 2)
    made = [tmp_path / "deep" / "cache", *(tmp_path / "deep" / "cache").rglob("*")]

    assert 6 == len(made)
    assert [0o700 if path.is_dir() else 0o600 for path in made] == [
        stat.S_IMODE(path.stat().st_mode) for path in made
    ]
