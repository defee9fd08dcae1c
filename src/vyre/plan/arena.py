"""First-fit allocation of offsets in one arena; each allocation begins at a cache line."""

from __future__ import annotations

from vyre.ir.nodes import Name
from vyre.targets.host_arrays import LINE


class Room:
    """Allocations in one arena, which grows to `size`; freed memory is reused."""

    def __init__(self) -> None:
        self.size = 0
        self._held: dict[Name, tuple[int, int]] = {}

    def taken(self, name: Name, size: int) -> tuple[int, bool]:
        """The offset of a new allocation, and whether any of it was used before."""
        wanted = -(-size // LINE) * LINE
        start = 0
        for low, high in sorted(self._held.values()):
            if low - start >= wanted:
                break
            start = max(start, high)
        self._held[name] = (start, start + wanted)
        is_used = start < self.size
        self.size = max(self.size, start + wanted)
        return start, is_used

    def free(self, name: Name) -> None:
        self._held.pop(name, None)
