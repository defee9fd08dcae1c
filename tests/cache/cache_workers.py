"""What the processes in the tests of the cache do. Each function is run by `caching.run_apart`.

A child process is a fork of one that has everything imported, so that many of them really run at once.
"""

from __future__ import annotations

import logging  # noqa: F401  # imported before rights are given up
import os
import random
import resource
import shutil
import signal
import stat
import sys
import tempfile
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from cache.caching import Watched, artifact_of, found, key_of, unfinished
from vyre.cache import artifacts
from vyre.cache.artifacts import Cache

ENTRIES = 50
NOBODY = 65534


def together(works: list[Callable[[], None]]) -> None:
    """Run all of these at once, each in a process; all must end well."""
    reading, writing = os.pipe()
    children = [_child(work, reading, writing) for work in works]
    os.close(writing)  # they wait for this
    codes = [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children]
    os.close(reading)
    assert [0] * len(works) == codes, codes


def _child(work: Callable[[], None], reading: int, writing: int) -> int:
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        os.close(writing)
        os.read(reading, 1)
        work()
        code = 0
    except BaseException:  # noqa: BLE001  # a fork must not go on as its parent
        sys.excepthook(*sys.exc_info())
    finally:
        sys.stderr.flush()
        os._exit(code)


def right(cache: Cache, number: int) -> bool:
    """Whether the entry is there; it must be the right one then."""
    given = cache.get(key_of(number))
    assert given is None or artifact_of(number) == given
    return given is not None


# Many processes


def sixteen(directory: str) -> None:
    """The same 50 entries asked for and made by 16 processes that start with no directory at all."""
    together([lambda seed=seed: _compile_all(Path(directory), seed) for seed in range(16)])  # type: ignore[misc]


def _compile_all(directory: Path, seed: int) -> None:
    seen = Watched()
    cache = Cache(directory, memory_bytes=0, observe=seen)
    order = list(range(ENTRIES))
    random.Random(seed).shuffle(order)
    for number in order:
        if not right(cache, number):
            cache.put(key_of(number), artifact_of(number))
        assert right(cache, number)
    assert {"CacheHit", "CacheMiss", "CacheStored"} >= set(seen.kinds()), seen


def prune_and_read(directory: str) -> None:
    """Some write and read, others evict all or some, clear, and verify."""
    path = Path(directory)
    readers = [lambda seed=seed: _read_on(path, seed) for seed in range(4)]  # type: ignore[misc]
    together([*readers, lambda: _evict_on(path, 0), lambda: _evict_on(path, 4000), lambda: _clear_on(path)])


def _read_on(directory: Path, seed: int) -> None:
    seen = Watched()
    cache = Cache(directory, memory_bytes=0, capacity_bytes=100_000, observe=seen)
    chance = random.Random(seed)
    for _ in range(600):
        number = chance.randrange(ENTRIES)
        if not right(cache, number):
            cache.put(key_of(number), artifact_of(number))
    assert "CacheDropped" not in seen.kinds(), seen


def _evict_on(directory: Path, limit: int) -> None:
    cache = Cache(directory)
    for _ in range(100):
        cache.prune(limit)
        cache.ls()
        assert () == cache.verify().dropped


def _clear_on(directory: Path) -> None:
    for _ in range(50):
        Cache(directory).clear()


def lose_the_directory(directory: str) -> None:
    """Some write and read while others remove everything, the secret too."""
    path = Path(directory)
    writers = [lambda seed=seed: _write_on(path, seed) for seed in range(4)]  # type: ignore[misc]
    together([*writers, lambda: _remove_on(path), lambda: _remove_on(path)])


def _write_on(directory: Path, seed: int) -> None:
    cache = Cache(directory, memory_bytes=0)
    chance = random.Random(seed)
    for _ in range(300):
        number = chance.randrange(ENTRIES)
        if not right(cache, number):
            cache.put(key_of(number), artifact_of(number))


def _remove_on(directory: Path) -> None:
    for _ in range(100):
        shutil.rmtree(directory, ignore_errors=True)


# Killed


def killed_while_writing(directory: str) -> None:
    """The system kills the process in the middle of an entry, when the file passes its limit."""
    cache = Cache(Path(directory))
    cache.put(key_of(0), artifact_of(0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    cache.put(key_of(1), bytes(100_000))


def killed_before_renaming(directory: str) -> None:
    cache = Cache(Path(directory))
    cache.put(key_of(0), artifact_of(0))
    os.replace = lambda *paths: os.kill(os.getpid(), signal.SIGKILL)  # type: ignore[assignment]
    cache.put(key_of(1), artifact_of(1))


def killed_before_the_secret_has_its_name(directory: str) -> None:
    os.link = lambda *paths: os.kill(os.getpid(), signal.SIGKILL)  # type: ignore[assignment]
    Cache(Path(directory)).put(key_of(0), artifact_of(0))


def killed_anywhere(directory: str) -> None:
    """Kill a writer after each of its writes has been heard of, wherever it is by then."""
    for writes in range(1, 30):
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            _write_forever(Path(directory), writing)
        os.close(writing)
        for _ in range(writes):
            assert b"." == os.read(reading, 1)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(reading)
        cache = Cache(Path(directory))
        assert () == cache.verify().dropped
        assert all(right(cache, number) for number in range(min(writes, ENTRIES)))


def _write_forever(directory: Path, writing: int) -> None:
    cache = Cache(directory)
    number = 0
    while True:
        cache.put(key_of(number % ENTRIES), artifact_of(number % ENTRIES))
        os.write(writing, b".")
        number += 1


# The code itself


def same_compiler() -> None:
    """The name of the compiler is that of the code that was loaded."""
    package = Path(artifacts.__file__).parents[1]
    assert artifacts.code_fingerprint(package, loaded=1e11) == artifacts.compiler_fingerprint()


# Threads and forks


def fork_among_threads(directory: str) -> None:
    """Children of a process whose threads are all inside the cache use it at once."""
    cache = Cache(Path(directory), memory_bytes=5000)
    done = threading.Event()

    def work(seed: int) -> None:
        chance = random.Random(seed)
        while not done.is_set():
            number = chance.randrange(ENTRIES)
            if not right(cache, number):
                cache.put(key_of(number), artifact_of(number))

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    try:
        for number in range(20):
            together([lambda number=number: _use(cache, number)])  # type: ignore[misc]
    finally:
        done.set()
        for thread in threads:
            thread.join()
    assert all(right(cache, number) for number in range(20))
    assert () == cache.verify().dropped


def _use(cache: Cache, number: int) -> None:
    cache.put(key_of(number), artifact_of(number))
    assert right(cache, number)


# A disk that will not


def no_room(directory: str) -> None:
    """Entries grow past what a file may have, as on a full disk; small ones still go in."""
    path = Path(directory)
    seen = Watched()
    cache = Cache(path, memory_bytes=0, observe=seen)
    cache.put(key_of(0), artifact_of(0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))
    cache.put(key_of(1), bytes(100_000))
    assert cache.get(key_of(1)) is None
    cache.put(key_of(0), bytes(100_000))  # the old entry stays: never half of the new one
    assert right(cache, 0)
    cache.put(key_of(2), b"small")
    assert b"small" == cache.get(key_of(2))
    assert ["CacheStored", "CacheFailed", "CacheMiss", "CacheFailed", "CacheHit"] == seen.kinds()[:5]
    assert [] == unfinished(path)


def no_room_at_all(directory: str) -> None:
    """Not a byte can be written: not even the secret."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    cache = Cache(Path(directory))
    cache.put(key_of(0), artifact_of(0))
    assert right(cache, 0)
    assert found(Path(directory), 0) is None
    assert [] == unfinished(Path(directory))


def no_files_left(directory: str) -> None:
    """The process cannot open another file: nothing is read or kept, and nothing is dropped for it."""
    path = Path(directory)
    seen = Watched()
    cache = Cache(path, memory_bytes=0, observe=seen)
    cache.put(key_of(0), artifact_of(0))
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (3, hard))
    assert cache.get(key_of(0)) is None
    cache.put(key_of(1), artifact_of(1))
    assert ([], 0, 0) == (cache.ls(), cache.prune(0).entries, cache.clear().entries)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert ["CacheStored", "CacheFailed", "CacheMiss", "CacheFailed"] == seen.kinds()
    assert right(cache, 0)


def full_mount(directory: str) -> None:
    """A file system of 64 KiB: ENOSPC, first for entries, then for folders."""
    seen = Watched()
    cache = Cache(Path(directory), memory_bytes=0, observe=seen)
    for number in range(ENTRIES):
        cache.put(key_of(number), bytes(4000))
    assert any("No space left" in str(event) for event in seen), seen
    assert any("CacheStored" == kind for kind in seen.kinds()), seen
    assert all(cache.get(key_of(number)) in (None, bytes(4000)) for number in range(ENTRIES))
    assert ([], ()) == (unfinished(Path(directory)), cache.verify().dropped)


def read_only_mount(directory: str) -> None:
    _reads_only(Path(directory), "Read-only file system")


def read_only_folder() -> None:
    """A cache whose folders the user cannot write; root, who always can, becomes nobody for it."""
    if os.geteuid() == 0:
        os.setgroups([])
        os.setresgid(NOBODY, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, NOBODY)
    directory = Path(tempfile.mkdtemp(prefix="vyre-", dir="/tmp"))
    folders = [directory]
    try:
        Cache(directory).put(key_of(0), artifact_of(0))
        folders += [path for path in directory.iterdir() if path.is_dir()]
        for folder in folders:
            folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
        _reads_only(directory, "Permission denied")
    finally:
        for folder in folders:
            folder.chmod(stat.S_IRWXU)
        shutil.rmtree(directory)


def _reads_only(directory: Path, why: str) -> None:
    """Entry 0 is there, and nothing can be changed: it hits, though its time of use is long ago."""
    seen = Watched()
    cache = Cache(directory, memory_bytes=0, observe=seen, clock=lambda: 1e10)
    assert right(cache, 0)
    cache.put(key_of(1), artifact_of(1))
    assert not right(cache, 1)
    assert (1, 0) == (cache.verify().good, cache.prune(0).entries)
    assert 0 == cache.clear().entries
    assert right(cache, 0)
    assert ["CacheHit", "CacheFailed", "CacheMiss", "CacheHit"] == seen.kinds(), seen
    assert why in str(seen[1])
    with suppress(OSError):
        os.unlink(directory / key_of(0)[:2] / key_of(0)[2:])
        raise AssertionError("the cache was not read-only")
