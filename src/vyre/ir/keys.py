"""Cache keys: structured fields packed with their types and lengths, and the digest of the packed bytes.

The one idea: `pack` can be inverted, so two different fields never have the same bytes, and two keys are
equal by accident only where blake2b itself collides. ("ab", "cd") and ("abc", "d") differ, and so do 1, True
and 1.0.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

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
    kind = type(field)
    form = _FORMS.get(kind) or next((form for base, form in _FORMS.items() if issubclass(kind, base)), None)
    if form is None:
        raise TypeError(f"{kind.__name__} is not a field of a key. Fix: pass its parts as a tuple.")
    return form[0], form[1](field)


# By type, a bool before an int, its base class.
_FORMS: dict[type, tuple[bytes, Callable[[Any], bytes]]] = {
    type(None): (b"n", lambda field: b""),
    bool: (b"?", lambda field: bytes([field])),
    int: (b"i", lambda field: field.to_bytes(field.bit_length() // 8 + 1, "little", signed=True)),
    float: (b"f", lambda field: struct.pack("<d", field)),
    str: (b"s", lambda field: field.encode("utf-8", "surrogatepass")),  # encodes any str uniquely
    bytes: (b"b", lambda field: field),
    tuple: (b"t", lambda field: b"".join([pack(part) for part in field])),
    Mapping: (b"m", lambda field: b"".join([pack(name) + pack(field[name]) for name in sorted(field)])),
}
