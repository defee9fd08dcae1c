"""One cache entry as bytes: a head, metadata, the payload, and a digest over all of it under a secret.

Everything depends on the digest: bytes that were damaged, cut, moved to another key or written by somebody
who does not know the secret are `Damaged`, whatever they contain. Nothing is interpreted before it has been
checked, except by `described`, whose result is only shown to people.

The secret is a small file of the user that many processes share. Losing it empties the cache, and does
nothing else. It appears complete or not at all, since it is written beside its path and linked there; the
first of several processes wins, and the others use its secret.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from vyre.cache.files import NotPlain, read_plain, remove, write_beside

Meta: TypeAlias = Mapping[str, "str | int | float | bool | None"]

MAGIC = b"VYREKEEP"
VERSION = 1  # raised whenever the layout below changes
HEAD = struct.Struct("<8sI32sIQ")  # magic, version, key, bytes of metadata, bytes of payload
SECRET_BYTES = 32
DIGEST_BYTES = 32
META_BYTES = 1 << 16  # metadata beyond this is left out
ENTRY_BYTES = 1 << 28  # no entry is larger, and no larger file is read
LEAST_BYTES = HEAD.size + len(b"{}") + DIGEST_BYTES


class Damaged(ValueError):
    """Bytes that are not an entry for the key they are stored under; the message gives the reason."""


def seal(key: str, payload: bytes, *, meta: Meta, secret: bytes) -> bytes:
    """The entry that keeps a payload under a key (64 hex digits)."""
    about = json.dumps(dict(meta), sort_keys=True, default=str).encode()
    if len(about) > META_BYTES:
        about = b"{}"
    head = HEAD.pack(MAGIC, VERSION, bytes.fromhex(key), len(about), len(payload))
    return b"".join([head, about, payload, _digest(secret, head, about, payload)])


def unseal(data: bytes, key: str, *, secret: bytes) -> bytes:
    """The payload of an entry; raises Damaged unless every byte of it is what `seal` made for this key."""
    about, size = _opened(data, key)
    start = HEAD.size + about
    if len(data) != start + size + DIGEST_BYTES:
        raise Damaged(f"it has {len(data)} bytes instead of {start + size + DIGEST_BYTES}")
    view = memoryview(data)
    if not hmac.compare_digest(_digest(secret, view[:-DIGEST_BYTES]), view[-DIGEST_BYTES:]):
        raise Damaged("its digest does not match")
    return data[start : start + size]


def described(data: bytes, key: str) -> Meta:
    """The metadata in the first bytes of an entry, unchecked: to be shown, and never to be relied on."""
    try:
        about, _ = _opened(data, key)
        meta = json.loads(data[HEAD.size : HEAD.size + about])
    except (ValueError, RecursionError):
        return {}
    return meta if isinstance(meta, dict) else {}


def _opened(data: bytes, key: str) -> tuple[int, int]:
    """The sizes of metadata and payload in the head, in bytes."""
    if len(data) < LEAST_BYTES:
        raise Damaged(f"it is cut short after {len(data)} bytes")
    magic, version, own_key, about, size = HEAD.unpack_from(data)
    if magic != MAGIC:
        raise Damaged("it is no cache entry")
    if version != VERSION:
        raise Damaged(f"it has version {version} of the format instead of {VERSION}")
    if own_key != bytes.fromhex(key):
        raise Damaged("it was made for another key")
    return about, size


def _digest(secret: bytes, *parts: bytes | memoryview) -> bytes:
    state = hashlib.blake2b(key=secret, digest_size=DIGEST_BYTES)
    for part in parts:
        state.update(part)
    return state.digest()


def load_secret(path: Path) -> bytes | None:
    """The secret in a file; None if there is none, or if others could have read or written it."""
    try:
        secret, about = read_plain(path, most=SECRET_BYTES + 1)
    except (FileNotFoundError, NotPlain):
        return None
    return secret if len(secret) == SECRET_BYTES and _is_private(about) else None


def ensure_secret(path: Path) -> bytes:
    """The secret in a file, created if there is no trustworthy one; raises OSError where that fails."""
    secret = load_secret(path)
    if secret is not None:
        return secret
    part = write_beside(path, os.urandom(SECRET_BYTES))
    try:
        _place(part, path)
    finally:
        remove(part)
    secret = load_secret(path)
    if secret is None:
        raise OSError(f"{path} cannot be made a secret.")
    return secret


def _place(part: Path, path: Path) -> None:
    """Link a finished file to its path, unless a valid secret is there by now."""
    try:
        os.link(part, path)
    except OSError:  # it exists, or this file system has no links
        if load_secret(path) is None:
            os.replace(part, path)


def _is_private(about: os.stat_result) -> bool:
    """True if a file belongs to this user and is closed to all others."""
    return sys.platform == "win32" or (about.st_uid == os.geteuid() and not about.st_mode & 0o077)
