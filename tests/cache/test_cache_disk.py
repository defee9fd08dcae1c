"""Disks that are full, read-only, gone, or somebody else's: the work goes on, if need be with the memory."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cache.caching import (
    TESTS,
    Watched,
    artifact_of,
    assert_went_well,
    file_of,
    filled,
    found,
    key_of,
    run_apart,
)
from vyre.cache.artifacts import KEY_FILE, Cache, CacheRefused

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes, owners and limits are those of POSIX")
needs_root = pytest.mark.skipif(
    os.name != "posix" or os.geteuid() != 0, reason="only root can give a file to another user"
)
SOMEBODY = 12345


# Full


@pytest.mark.parametrize("work", ["no_room", "no_room_at_all", "no_files_left"])
def test_an_entry_without_space_on_the_disk_is_not_kept(tmp_path: Path, work: str) -> None:
    assert_went_well(run_apart(work, tmp_path))


def mounted(tmp_path: Path, commands: str, work: str) -> subprocess.CompletedProcess[str]:
    """Run work with a file system of 64 KiB at `$at`, which no other process sees; else skip."""
    at = tmp_path / "mount"
    at.mkdir()
    mount = f"at={at}; mount -t tmpfs -o size=64k,mode=0700 vyre-test $at"
    if (
        shutil.which("unshare") is None
        or subprocess.run(["unshare", "-m", "sh", "-c", mount], capture_output=True, check=False).returncode
    ):
        pytest.skip("a file system can be mounted by root alone, and not in every container")
    paths = os.pathsep.join([str(TESTS), str(TESTS.parent / "src")])
    python = f"PYTHONPATH={paths} OPENBLAS_NUM_THREADS=1 {sys.executable} -c"
    script = (
        f"{mount} && {commands} {python} 'from cache import cache_workers; cache_workers.{work}(\"{at}\")'"
    )
    fill = f"{python} 'from cache import caching; caching.filled(caching.Path(\"{at}\"), 1)'"
    return subprocess.run(
        ["unshare", "-m", "sh", "-c", script.replace("FILL", fill)],
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_full_file_system_is_survived(tmp_path: Path) -> None:
    assert_went_well(mounted(tmp_path, "", "full_mount"))


# Read-only


def test_a_read_only_file_system_still_hits(tmp_path: Path) -> None:
    assert_went_well(mounted(tmp_path, "FILL && mount -o remount,ro $at &&", "read_only_mount"))


def test_a_read_only_folder_still_hits() -> None:
    assert_went_well(run_apart("read_only_folder"))


# Gone


def test_a_directory_that_vanishes_is_made_again(tmp_path: Path) -> None:
    directory = tmp_path / "cache"
    cache = filled(directory, 2)
    shutil.rmtree(directory)

    assert artifact_of(0) == cache.get(key_of(0))  # in memory
    assert ([], 0, 0) == (cache.ls(), cache.verify().good, cache.prune(0).entries)
    assert cache.get(key_of(2)) is None

    cache.put(key_of(2), artifact_of(2))
    assert (None, artifact_of(2)) == (found(directory, 0), found(directory, 2))


def test_kernels_run_where_the_file_system_refuses_to_look_for_the_directory(tmp_path: Path) -> None:
    """As for a user without access to the home directory, which would not stop root."""
    text = "import numpy, vyre; print(vyre.lib.sum(numpy.ones(3, numpy.float32))[()])"
    environment = {**os.environ, "VYRE_CACHE_DIR": str(tmp_path / ("x" * 300) / "y")}
    ran = subprocess.run(
        [sys.executable, "-c", text], env=environment, capture_output=True, text=True, check=False
    )

    assert ("3.0\n", "") == (ran.stdout, ran.stderr)


def test_a_link_to_a_directory_is_followed_to_where_it_is_safe(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir(mode=0o700)
    (tmp_path / "cache").symlink_to("real")
    filled(tmp_path / "cache", 1)

    assert artifact_of(0) == found(tmp_path / "real", 0)


def test_a_link_to_nothing_leaves_the_memory(tmp_path: Path) -> None:
    (tmp_path / "cache").symlink_to("nothing")
    cache = filled(tmp_path / "cache", 1)

    assert artifact_of(0) == cache.get(key_of(0))
    assert found(tmp_path / "cache", 0) is None


# Somebody else's


def assert_refused(directory: Path, reason: str, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing there is used or changed; it is said once; the memory works."""
    before = sorted(directory.rglob("*"))
    seen = Watched()
    cache = Cache(directory, observe=seen)
    caplog.clear()
    with caplog.at_level(logging.WARNING, logger="vyre"):
        assert cache.get(key_of(0)) is None
        cache.put(key_of(1), artifact_of(1))
        assert artifact_of(1) == cache.get(key_of(1))
        assert ([], 0, 0) == (cache.ls(), cache.verify().good, cache.prune(0).entries)
        assert 0 == cache.clear().entries

    assert ["CacheRefused", "CacheMiss", "CacheHit"] == seen.kinds()
    assert isinstance(seen[0], CacheRefused)
    assert reason in seen[0].reason
    assert [seen[0].reason] == caplog.messages
    assert before == sorted(directory.rglob("*"))


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o720, 0o702, 0o1777])
def test_a_directory_that_others_can_write_is_refused(
    tmp_path: Path, mode: int, caplog: pytest.LogCaptureFixture
) -> None:
    filled(tmp_path / "cache", 1)
    (tmp_path / "cache").chmod(mode)

    assert_refused(tmp_path / "cache", f"Fix: chmod go-w {tmp_path / 'cache'}", caplog)

    (tmp_path / "cache").chmod(0o755)
    assert artifact_of(0) == found(tmp_path / "cache", 0)


@needs_root
def test_a_directory_of_another_user_is_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    filled(tmp_path / "cache", 1)
    os.chown(tmp_path / "cache", SOMEBODY, SOMEBODY)

    assert_refused(tmp_path / "cache", "belongs to another user (id 12345)", caplog)


@needs_root
def test_a_secret_of_another_user_is_replaced(tmp_path: Path) -> None:
    filled(tmp_path, 1)
    known = (tmp_path / KEY_FILE).read_bytes()
    os.chown(tmp_path / KEY_FILE, SOMEBODY, SOMEBODY)

    assert found(tmp_path, 0) is None
    filled(tmp_path, 1)
    assert artifact_of(0) == found(tmp_path, 0)
    assert known != (tmp_path / KEY_FILE).read_bytes()


@needs_root
def test_an_entry_of_another_user_who_does_not_know_the_secret_is_dropped(tmp_path: Path) -> None:
    filled(tmp_path / "mine", 1)
    filled(tmp_path / "theirs", 1)
    file_of(tmp_path / "theirs", 0).replace(file_of(tmp_path / "mine", 0))
    os.chown(file_of(tmp_path / "mine", 0), SOMEBODY, SOMEBODY)

    assert found(tmp_path / "mine", 0) is None
    assert not file_of(tmp_path / "mine", 0).exists()
