"""Many processes, threads and forks with one cache; some are killed. Nothing is wrong, lost or fatal."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path

import pytest

from cache.caching import artifact_of, assert_went_well, file_of, found, key_of, run_apart, unfinished
from vyre.cache.artifacts import KEY_FILE, Cache
from vyre.cache.disk import STALE_SECONDS

pytestmark = pytest.mark.skipif(os.name != "posix", reason="processes are forked and killed as POSIX has it")
ENTRIES = 50


def test_sixteen_processes_make_the_same_fifty_entries_at_once(tmp_path: Path) -> None:
    directory = tmp_path / "cache"
    assert_went_well(run_apart("sixteen", directory))

    assert [artifact_of(number) for number in range(ENTRIES)] == [found(directory, n) for n in range(ENTRIES)]
    assert (ENTRIES, ()) == (Cache(directory).verify().good, Cache(directory).verify().dropped)
    assert [] == unfinished(directory)


def test_readers_and_writers_are_right_while_others_evict_and_clear(tmp_path: Path) -> None:
    assert_went_well(run_apart("prune_and_read", tmp_path / "cache"))

    assert () == Cache(tmp_path / "cache").verify().dropped


def test_readers_and_writers_are_right_while_others_remove_the_directory(tmp_path: Path) -> None:
    directory = tmp_path / "cache"
    assert_went_well(run_apart("lose_the_directory", directory))
    Cache(directory).put(key_of(0), artifact_of(0))

    assert artifact_of(0) == found(directory, 0)


@pytest.mark.parametrize(
    ("work", "by", "left"),
    [
        ("killed_while_writing", signal.SIGXFSZ, 5000),
        ("killed_before_renaming", signal.SIGKILL, None),
    ],
)
def test_a_process_killed_in_a_write_leaves_no_entry(
    tmp_path: Path, work: str, by: signal.Signals, left: int | None
) -> None:
    assert -by == run_apart(work, tmp_path).returncode
    parts = unfinished(tmp_path)

    assert 1 == len(parts)
    assert left in (None, parts[0].stat().st_size)
    assert (artifact_of(0), None) == (found(tmp_path, 0), found(tmp_path, 1))
    assert (1, ()) == (Cache(tmp_path).verify().good, Cache(tmp_path).verify().dropped)

    later = parts[0].stat().st_mtime + STALE_SECONDS + 1
    Cache(tmp_path, capacity_bytes=20_000, clock=lambda: later).put(key_of(1), bytes(2000))
    assert ([], bytes(2000)) == (unfinished(tmp_path), found(tmp_path, 1))


def test_a_process_killed_while_it_makes_the_secret_leaves_none(tmp_path: Path) -> None:
    assert -signal.SIGKILL == run_apart("killed_before_the_secret_has_its_name", tmp_path).returncode
    assert (1, False) == (len(unfinished(tmp_path)), (tmp_path / KEY_FILE).exists())

    Cache(tmp_path).put(key_of(0), artifact_of(0))
    assert artifact_of(0) == found(tmp_path, 0)


def test_a_process_killed_anywhere_leaves_good_entries_only(tmp_path: Path) -> None:
    assert_went_well(run_apart("killed_anywhere", tmp_path))


def test_threads_share_a_cache(tmp_path: Path) -> None:
    cache = Cache(tmp_path, memory_bytes=5000)
    faults: list[object] = []

    def work(seed: int) -> None:
        for step in range(300):
            number = (seed * 7 + step) % 20
            given = cache.get(key_of(number))
            if given not in (None, artifact_of(number)):
                faults.append(number)
            cache.put(key_of(number), artifact_of(number))

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [] == faults
    assert [artifact_of(n) for n in range(20)] == [found(tmp_path, n) for n in range(20)]


def test_forks_of_a_process_with_busy_threads_use_the_cache(tmp_path: Path) -> None:
    assert_went_well(run_apart("fork_among_threads", tmp_path))

    assert all(file_of(tmp_path, number).exists() for number in range(20))
