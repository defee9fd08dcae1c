"""Cache keys: structured fields packed with their types and lengths, and the digest of the packed bytes.

The one idea: `pack` can be inverted, so two different fields never have the same bytes, and two keys are
equal by accident only where blake2b itself collides. ("ab", "cd") and ("abc", "d") differ, and so do 1, True
and 1.0.
"""

from __future__ import annotations

import functools
import hashlib
import os
import struct
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

Field: TypeAlias = "bool | int | float | str | bytes | tuple[Field, ...] | Mapping[str, Field] | None"

DIGEST_BYTES = 32
LENGTH_BYTES = 8  # of every field's length, little-endian

# The packages whose code determines how a kernel is compiled.
COMPILER = (
    "cache", "check", "formats", "front", "gridsync", "ir", "ops", "passes", "plan", "run", "targets",
)  # fmt: skip

_LOADED = time.time()  # this module is among the first to be loaded: files changed later are not what runs


def pack(field: Field) -> bytes:
    """The field as its type, its length and its bytes; different fields have different bytes."""
    tag, body = _body(field)
    return tag + len(body).to_bytes(LENGTH_BYTES, "little") + body


def digest(field: Field) -> str:
    """The digest of a field in 64 hex digits."""
    return hashlib.blake2b(pack(field), digest_size=DIGEST_BYTES).hexdigest()


def _body(field: Field) -> tuple[bytes, bytes]:
    """A letter for the type, and the bytes of the value."""
    if field is None:
        return b"n", b""
    if isinstance(field, bool):  # before int, its base class
        return b"?", bytes([field])
    if isinstance(field, int):
        return b"i", field.to_bytes(field.bit_length() // 8 + 1, "little", signed=True)
    if isinstance(field, float):
        return b"f", struct.pack("<d", field)
    if isinstance(field, str):
        return b"s", field.encode("utf-8", "surrogatepass")  # encodes any str uniquely
    if isinstance(field, bytes):
        return b"b", field
    if isinstance(field, tuple):
        return b"t", b"".join([pack(part) for part in field])
    if isinstance(field, Mapping):
        return b"m", b"".join([pack(name) + pack(field[name]) for name in sorted(field)])
    raise TypeError(f"{type(field).__name__} is no field of a key. Fix: give its parts as a tuple.")


@functools.cache
def compiler_fingerprint() -> str:
    """The digest of the compiler's own code: an artifact of another version of the code is never used.

    A version number would not do: code changes between versions too. Reading it takes 2 ms, once a process.
    """
    return code_fingerprint(Path(__file__).resolve().parents[1], loaded=_LOADED)


def code_fingerprint(package: Path, *, loaded: float) -> str:
    """The digest of the compiler's code in a folder, as of the time it was loaded (seconds since 1970).

    Where that cannot be known, because a file is newer or none can be read, the digest is a new one every
    time: then this process uses no artifacts of others, and they use none of its.
    """
    state = hashlib.blake2b(digest_size=DIGEST_BYTES)
    is_known = False
    for part in COMPILER:
        for name, path in _sources(f"{package}/{part}", part):
            with open(path, "rb", buffering=0) as file:
                content, changed = file.read(), os.fstat(file.fileno()).st_mtime
            if changed > loaded:
                return os.urandom(DIGEST_BYTES).hex()
            state.update(pack(name) + pack(content))
            is_known = True
    return state.hexdigest() if is_known else os.urandom(DIGEST_BYTES).hex()


def _sources(folder: str, name: str) -> Iterator[tuple[str, str]]:
    """The code files in a folder, in a fixed order: names within the package, and paths."""
    with suppress(FileNotFoundError, NotADirectoryError), os.scandir(folder) as items:
        for entry in sorted(items, key=lambda entry: entry.name):
            if entry.name == "__pycache__":
                continue
            if entry.is_dir():
                yield from _sources(entry.path, f"{name}/{entry.name}")
            elif entry.name.endswith((".py", ".pyc", ".so", ".pyd")):
                yield f"{name}/{entry.name}", entry.path
