"""A Program as text and as bytes, both ways, and the digest that names it."""

from vyre.formats.bytes import decode, digest, encode
from vyre.formats.text import read, show
from vyre.formats.wire import FormatError

__all__ = ["FormatError", "decode", "digest", "encode", "read", "show"]
