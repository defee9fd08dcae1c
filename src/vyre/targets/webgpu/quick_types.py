"""C types for wgpu without parsing: a first result would wait for it for two seconds.

wgpu names a C type for every structure that it fills, and cffi parses each name after a declaration of every
other name of the header. The names are those of types that cffi has read already, of pointers to them and of
arrays of them, so they are looked up here.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

_SIMPLE = re.compile(r"((?:struct )?\w+)\s*(\*|\[\])?")


def look_up_types(ffi: Any) -> None:
    """Let an FFI of cffi look up known types by name; no effect if this cffi is built differently."""
    with suppress(AttributeError, ImportError):
        from cffi import model

        parser, plain = ffi._parser, model.PrimitiveType
        parse, pointer, known = parser.parse_type, parser._get_type_pointer, parser._declarations
        simple = {name: (plain(name), 0) for name in plain.ALL_PRIMITIVE_TYPES}
        simple["void"] = (model.void_type, 0)

        def parse_type(text: str) -> Any:
            match = _SIMPLE.fullmatch(text)
            name = match[1] if match else ""
            known_type = known.get(name) or known.get(f"typedef {name}") or simple.get(name)
            if match is None or known_type is None:
                return parse(text)
            if match[2] == "*":
                return pointer(*known_type)
            return model.ArrayType(known_type[0], None) if match[2] else known_type[0]

        parser.parse_type = parse_type
