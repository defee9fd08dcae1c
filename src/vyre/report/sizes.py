"""Bytes as people say them."""

from __future__ import annotations


def spoken(count: int) -> str:
    """A number of bytes in the unit that fits: 512 B, 16.0 MiB."""
    for unit, power in (("TiB", 40), ("GiB", 30), ("MiB", 20), ("KiB", 10)):
        if count >= 1 << power:
            return f"{count / (1 << power):.1f} {unit}"
    return f"{count} B"
