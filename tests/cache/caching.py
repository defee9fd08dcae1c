"""What the tests of the cache share: entries by number, observers, and processes of their own."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from vyre.cache.artifacts import Cache, CacheEvent

TESTS = Path(__file__).resolve().parents[1]
HANGS = 300  # seconds after which a process is taken to hang


def key_of(number: int) -> str:
    return hashlib.blake2b(b"key %d" % number, digest_size=32).hexdigest()


def artifact_of(number: int) -> bytes:
    """What is kept under a key: only right under that one."""
    return hashlib.blake2b(b"artifact %d" % number).digest() * (number % 7 * 50 + 3)


def file_of(directory: Path, number: int) -> Path:
    key = key_of(number)
    return directory / key[:2] / key[2:]


def unfinished(directory: Path) -> list[Path]:
    return sorted(directory.rglob("*.part"))


class Watched(list[CacheEvent]):
    """An observer that remembers."""

    def __call__(self, event: CacheEvent, /) -> None:
        self.append(event)

    def kinds(self) -> list[str]:
        return [type(event).__name__ for event in self]


def filled(directory: Path, count: int, **named: int) -> Cache:
    """A cache with the entries 0 to count - 1."""
    cache = Cache(directory, **named)
    for number in range(count):
        cache.put(key_of(number), artifact_of(number))
    return cache


def found(directory: Path, number: int) -> bytes | None:
    """What a process that knows nothing yet finds on disk."""
    return Cache(directory).get(key_of(number))


def run_apart(work: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Run a function of `cache.cache_workers` in a process of its own; it must end by itself."""
    program = f"import sys; from cache import cache_workers; cache_workers.{work}(*sys.argv[1:])"
    paths = [str(TESTS), str(TESTS.parent / "src")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, timeout=HANGS
    )


def assert_went_well(finished: subprocess.CompletedProcess[str]) -> None:
    assert (0, "", "") == (finished.returncode, finished.stderr, finished.stdout)
