"""Formatting of values in messages."""

from __future__ import annotations

from vyre.ir.dtypes import DType


class Listing(str):
    """Text of many lines that shows itself, at a prompt and in a notebook."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        return preformatted(self)


def preformatted(text: str) -> str:
    """Text as HTML that keeps its lines."""
    from html import escape  # only notebooks need it

    return f"<pre>{escape(text)}</pre>"


def short(value: object) -> str:
    """A value as text on one line, cut if it is long."""
    if isinstance(value, int) and value.bit_length() > 128:
        return f"an int of {value.bit_length()} bits"
    if isinstance(value, bool | int | float | complex | str | tuple | list | DType | None) or callable(value):
        text = repr(value)
        return text if len(text) <= 40 and "\n" not in text else f"{text[:36]!s}..."
    return with_article(type(value).__name__)


def with_article(word: str) -> str:
    """The word with its article: `a str`, `an ndarray`."""
    return f"an {word}" if word[0] in "aeioAEIO" or word.startswith("nd") else f"a {word}"


def byte_size(count: int) -> str:
    """A number of bytes with a suitable unit: 512 B, 16.0 MiB."""
    for unit, power in (("TiB", 40), ("GiB", 30), ("MiB", 20), ("KiB", 10)):
        if count >= 1 << power:
            return f"{count / (1 << power):.1f} {unit}"
    return f"{count} B"
