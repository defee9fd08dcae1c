"""Cache keys: structured fields packed with their types and lengths, and the digest of the packed bytes.

The one idea: `pack` can be inverted, so two different fields never have the same bytes, and two keys are
equal by accident only where blake2b itself collides. ("ab", "cd") and ("abc", "d") differ, and so do 1, True
and 1.0.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping
from typing import TypeAlias

Field: TypeAlias = "bool | int | float | str | bytes | tuple[Field, ...] | Mapping[str, Field] | None"

DIGEST_BYTES = 32
LENGTH_BYTES = 8  # of every field's length, little-endian


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
    raise TypeError(f"{type(field).__name__} is not a field of a key. Fix: pass its parts as a tuple.")
