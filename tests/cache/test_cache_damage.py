"""Entries that are not what they should be: each is a miss, is dropped, and is made anew."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from cache.caching import Watched, artifact_of, file_of, filled, found, key_of
from vyre.cache.artifacts import KEY_FILE, Cache, CacheDropped, CacheMiss
from vyre.cache.disk import DIGEST_BYTES, HEAD, MAGIC, SECRET_BYTES, VERSION, _digest, seal

Change = Callable[[bytes], bytes]


def assert_heals(directory: Path, number: int, reason: str = "") -> None:
    """The entry is missed and gone; what is then put in its place is found."""
    seen = Watched()
    cache = Cache(directory, observe=seen)

    assert cache.get(key_of(number)) is None
    assert ["CacheDropped", "CacheMiss"] == seen.kinds()
    assert isinstance(seen[0], CacheDropped)
    assert reason in seen[0].reason
    assert not file_of(directory, number).exists()

    cache.put(key_of(number), artifact_of(number))
    assert artifact_of(number) == found(directory, number)


@pytest.mark.parametrize("mask", [0x01, 0x80, 0xFF])
def test_every_byte_of_an_entry_counts(tmp_path: Path, mask: int) -> None:
    filled(tmp_path, 1)
    path = file_of(tmp_path, 0)
    whole = path.read_bytes()

    for place in range(len(whole)):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ mask]) + whole[place + 1 :])
        assert_heals(tmp_path, 0)


def test_an_entry_cut_short_anywhere_is_dropped(tmp_path: Path) -> None:
    filled(tmp_path, 1)
    path = file_of(tmp_path, 0)
    whole = path.read_bytes()

    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        assert_heals(tmp_path, 0)


def resealed(
    secret: bytes, data: bytes, *, magic: bytes = MAGIC, version: int = VERSION, grown: int = 0
) -> bytes:
    """An entry with another head, and a digest that is right for it."""
    _, _, key, about, size = HEAD.unpack_from(data)
    body = HEAD.pack(magic, version, key, about, size + grown) + data[HEAD.size : -DIGEST_BYTES]
    return body + _digest(secret, body)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data, secret: b"", "cut short"),
        (lambda data, secret: data + b"\0", "bytes instead of"),
        (lambda data, secret: bytes(len(data)), "no cache entry"),
        (lambda data, secret: resealed(secret, data, magic=b"VYREOLD\0"), "no cache entry"),
        (lambda data, secret: resealed(secret, data, version=VERSION + 1), "version 2 of the format"),
        (lambda data, secret: resealed(secret, data, version=0), "version 0 of the format"),
        (lambda data, secret: resealed(secret, data, grown=1), "bytes instead of"),
        (lambda data, secret: resealed(secret, data, grown=2**63), "bytes instead of"),
        (lambda data, secret: seal(key_of(1), b"", meta={}, secret=secret), "another key"),
        (lambda data, secret: seal(key_of(0), b"", meta={}, secret=bytes(32)), "digest does not match"),
    ],
)
def test_what_was_not_made_for_this_key_by_this_version_and_this_user_is_dropped(
    tmp_path: Path, change: Callable[[bytes, bytes], bytes], reason: str
) -> None:
    filled(tmp_path, 1)
    path = file_of(tmp_path, 0)
    path.write_bytes(change(path.read_bytes(), (tmp_path / KEY_FILE).read_bytes()))

    assert_heals(tmp_path, 0, reason)


def test_an_entry_moved_to_another_key_is_dropped(tmp_path: Path) -> None:
    filled(tmp_path, 2)
    file_of(tmp_path, 1).replace(file_of(tmp_path, 0))

    assert_heals(tmp_path, 0, "another key")


def test_an_entry_that_was_resealed_without_changes_is_good(tmp_path: Path) -> None:
    """The entries above are refused for what they say, not for how this file makes them."""
    filled(tmp_path, 1)
    path = file_of(tmp_path, 0)
    path.write_bytes(resealed((tmp_path / KEY_FILE).read_bytes(), path.read_bytes()))

    assert artifact_of(0) == found(tmp_path, 0)


# The secret


def test_losing_the_secret_only_empties_the_cache(tmp_path: Path) -> None:
    filled(tmp_path, 2)
    (tmp_path / KEY_FILE).unlink()

    assert_heals(tmp_path, 0, "secret")
    assert_heals(tmp_path, 1)


def test_a_process_that_knows_the_old_secret_takes_up_the_new_one(tmp_path: Path) -> None:
    old = filled(tmp_path, 1)
    (tmp_path / KEY_FILE).unlink()
    filled(tmp_path, 3)
    seen = Watched()
    cache = Cache(tmp_path, observe=seen)
    old.put(key_of(3), artifact_of(3))

    assert [artifact_of(n) for n in range(4)] == [cache.get(key_of(n)) for n in range(4)]
    assert [artifact_of(n) for n in range(4)] == [old.get(key_of(n)) for n in range(4)]
    assert {"CacheHit"} == set(seen.kinds())


@pytest.mark.parametrize("secret", [b"", b"short", bytes(SECRET_BYTES + 1)])
def test_a_damaged_secret_is_replaced(tmp_path: Path, secret: bytes) -> None:
    filled(tmp_path, 1)
    (tmp_path / KEY_FILE).write_bytes(secret)

    assert_heals(tmp_path, 0)
    assert SECRET_BYTES == len((tmp_path / KEY_FILE).read_bytes())


@pytest.mark.skipif(os.name != "posix", reason="modes of files are those of POSIX")
def test_a_secret_that_others_could_read_is_replaced(tmp_path: Path) -> None:
    filled(tmp_path, 1)
    known = (tmp_path / KEY_FILE).read_bytes()
    (tmp_path / KEY_FILE).chmod(0o644)

    assert_heals(tmp_path, 0)
    assert known != (tmp_path / KEY_FILE).read_bytes()


def test_a_link_is_no_secret(tmp_path: Path) -> None:
    filled(tmp_path / "cache", 1)
    (tmp_path / "elsewhere").write_bytes(bytes(SECRET_BYTES))
    (tmp_path / "elsewhere").chmod(0o600)
    (tmp_path / "cache" / KEY_FILE).unlink()
    (tmp_path / "cache" / KEY_FILE).symlink_to(tmp_path / "elsewhere")

    assert_heals(tmp_path / "cache", 0)
    assert not (tmp_path / "cache" / KEY_FILE).is_symlink()


def test_the_secret_may_lie_elsewhere(tmp_path: Path) -> None:
    Cache(tmp_path / "cache", key_file=tmp_path / "secret").put(key_of(0), b"code")

    assert b"code" == Cache(tmp_path / "cache", key_file=tmp_path / "secret").get(key_of(0))
    assert not (tmp_path / "cache" / KEY_FILE).exists()


# Other things where an entry should be


def a_folder(path: Path) -> None:
    path.mkdir()


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_link_to_nothing(path: Path) -> None:
    path.symlink_to("nothing")


def a_link_to_an_entry(path: Path) -> None:
    path.rename(path.with_name("moved"))
    path.symlink_to("moved")


@pytest.mark.skipif(os.name != "posix", reason="there are pipes and links to be made")
@pytest.mark.parametrize("make", [a_folder, a_pipe, a_link_to_nothing, a_link_to_an_entry])
def test_other_things_in_the_place_of_an_entry_are_missed(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    filled(tmp_path, 1)
    path = file_of(tmp_path, 0)
    if make is not a_link_to_an_entry:
        path.unlink()
    make(path)
    seen = Watched()
    cache = Cache(tmp_path, observe=seen)

    assert cache.get(key_of(0)) is None
    assert CacheMiss(key_of(0)) == seen[-1]

    cache.put(key_of(0), artifact_of(0))
    assert artifact_of(0) == cache.get(key_of(0))
    if make is not a_folder:
        assert artifact_of(0) == found(tmp_path, 0)


@pytest.mark.parametrize("place", ["cache", "parent", "folder", "secret"])
def test_a_file_where_a_folder_should_be_leaves_the_memory(tmp_path: Path, place: str) -> None:
    directory = tmp_path / "parent" / "cache"
    in_the_way = {
        "parent": tmp_path / "parent",
        "cache": directory,
        "folder": directory / key_of(0)[:2],
        "secret": directory / KEY_FILE / "taken",
    }[place]
    in_the_way.parent.mkdir(parents=True, exist_ok=True)
    in_the_way.write_text("mine")
    seen = Watched()
    cache = Cache(directory, observe=seen)

    assert cache.get(key_of(0)) is None
    cache.put(key_of(0), b"code")
    assert b"code" == cache.get(key_of(0))
    assert "CacheFailed" in seen.kinds()
    assert "mine" == in_the_way.read_text()
    assert ([], 0, 0, 0) == (cache.ls(), cache.verify().good, cache.prune(0).entries, cache.clear().entries)
