"""`vyre cache`: what the commands say and do."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cache.caching import file_of, filled, key_of
from vyre.cache.artifacts import Cache
from vyre.cli.main import main
from vyre.settings import Settings, read, size


def vyre_cache(directory: Path, *words: str, **environment: str) -> Result:
    given = {"VYRE_CACHE_DIR": str(directory), "VYRE_CACHE_BYTES": "", **environment}
    return CliRunner().invoke(main, ["cache", *words], env=given)


def test_an_empty_cache_is_listed(tmp_path: Path) -> None:
    result = vyre_cache(tmp_path / "cache", "ls")

    assert (0, f"0 entries, 0 B, in {tmp_path / 'cache'}\n") == (result.exit_code, result.output)


def test_entries_are_listed_with_what_is_known_of_them(tmp_path: Path) -> None:
    cache = Cache(tmp_path, clock=lambda: 0.0)
    cache.put(key_of(0), bytes(5000), {"kernel": "saxpy", "compile_ms": 12.4, "target": "x86-64-v3"})
    cache.put(key_of(1), bytes(10))
    os.utime(file_of(tmp_path, 1), (36000, 36000))  # the same day in every time zone
    head, first, second, total = vyre_cache(tmp_path, "ls").output.splitlines()

    assert ["key", "size", "last", "used", "kernel", "compile", "target"] == head.split()
    assert [key_of(0)[:12], "5.0", "KiB"] == first.split()[:3]
    assert ["saxpy", "12", "ms", "x86-64-v3"] == first.split()[5:]
    assert [key_of(1)[:12], "112", "B", "1970-01-01"] == second.split()[:4]
    assert f"2 entries, 5.2 KiB, in {tmp_path}" == total


def test_control_characters_of_an_entry_are_not_printed(tmp_path: Path) -> None:
    Cache(tmp_path).put(key_of(0), b"", {"kernel": "a\x1b[31mb\nc"})

    assert "a?[31mb?c" in vyre_cache(tmp_path, "ls").output


def test_a_file_may_have_any_modification_time(tmp_path: Path) -> None:
    filled(tmp_path, 1)
    os.utime(file_of(tmp_path, 0), (1e12, 1e12))

    assert 0 == vyre_cache(tmp_path, "ls").exit_code


def test_a_good_cache_is_verified(tmp_path: Path) -> None:
    filled(tmp_path, 3)
    result = vyre_cache(tmp_path, "verify")

    assert (0, "3 entries good, 0 dropped\n") == (result.exit_code, result.output)


def test_a_damaged_entry_is_reported_and_removed(tmp_path: Path) -> None:
    filled(tmp_path, 3)
    file_of(tmp_path, 1).write_bytes(b"junk")
    first, second = vyre_cache(tmp_path, "verify"), vyre_cache(tmp_path, "verify")

    said = f"dropped {key_of(1)[:12]}: it is cut short after 4 bytes\n2 entries good, 1 dropped\n"
    assert (1, said) == (first.exit_code, first.output)
    assert (0, "2 entries good, 0 dropped\n") == (second.exit_code, second.output)


def test_pruning_takes_a_size(tmp_path: Path) -> None:
    for number in range(3):
        Cache(tmp_path).put(key_of(number), bytes(1000))
    result = vyre_cache(tmp_path, "prune", "--to", "3K")

    assert (0, "removed 1 entry, 1.1 KiB\n") == (result.exit_code, result.output)
    assert 2 == len(Cache(tmp_path).ls())


def test_pruning_without_a_size_keeps_the_capacity(tmp_path: Path) -> None:
    for number in range(3):
        Cache(tmp_path).put(key_of(number), bytes(1000))

    assert "removed 0 entries, 0 B\n" == vyre_cache(tmp_path, "prune").output
    assert "removed 2 entries, 2.2 KiB\n" == vyre_cache(tmp_path, "prune", VYRE_CACHE_BYTES="2000").output
    assert "removed 1 entry, 1.1 KiB\n" == vyre_cache(tmp_path, "prune", VYRE_CACHE_BYTES="0").output


def test_a_size_without_a_number_is_an_error(tmp_path: Path) -> None:
    result = vyre_cache(tmp_path, "prune", "--to", "much")

    assert 2 == result.exit_code
    assert "'much' is no size. Fix: write bytes, or as in --to 512M." in result.output


def test_clearing_removes_everything(tmp_path: Path) -> None:
    filled(tmp_path, 3)

    assert vyre_cache(tmp_path, "clear").output.startswith("removed 3 entries, ")
    assert [] == Cache(tmp_path).ls()


def test_clearing_what_was_never_written_says_nothing_of_files(tmp_path: Path) -> None:
    assert "removed 0 entries, 0 B\n" == vyre_cache(tmp_path / "cache", "clear").output


@pytest.mark.skipif(os.name != "posix", reason="modes of files are those of POSIX")
@pytest.mark.parametrize("command", ["ls", "verify", "prune", "clear"])
def test_a_directory_that_is_not_safe_is_an_error(tmp_path: Path, command: str) -> None:
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache").chmod(0o777)
    result = vyre_cache(tmp_path / "cache", command)

    assert 1 == result.exit_code
    assert "Error: others may write to the cache" in result.output


def test_an_environment_that_makes_no_sense_is_an_error(tmp_path: Path) -> None:
    result = vyre_cache(tmp_path, "ls", VYRE_CACHE_BYTES="lots")

    assert 1 == result.exit_code
    assert "VYRE_CACHE_BYTES is 'lots', which is no size. Fix:" in result.output


def test_the_environment_is_read_into_settings() -> None:
    environment = {"VYRE_CACHE_DIR": "/c", "VYRE_CACHE_BYTES": "2G", "XDG_CACHE_HOME": "/h"}

    assert Settings(cache_dir="/c", cache_bytes=2 << 30, cache_home="/h") == read(environment)
    assert Settings() == read({"VYRE_CACHE_DIR": "", "VYRE_CACHE_BYTES": "", "XDG_CACHE_HOME": ""})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0", 0),
        ("100", 100),
        ("2k", 2048),
        ("512M", 512 << 20),
        ("1GiB", 1 << 30),
        (" 3 ", 3),
        ("4TB", 4 << 40),
    ]
    + [(text, None) for text in ("", "M", "-1", "1.5G", "1E", "٣", "9" * 16)],
)
def test_sizes_have_units(text: str, expected: int | None) -> None:
    assert expected == size(text)
