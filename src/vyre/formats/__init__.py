"""Conversion of a Program to text and bytes and back, and the digest that identifies it."""

from vyre.formats.bytes import FormatError, decode, digest, encode
from vyre.formats.text import read, show

__all__ = ["FormatError", "decode", "digest", "encode", "read", "show"]
