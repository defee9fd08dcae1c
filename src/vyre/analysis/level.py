"""The levels of uniformity within which a value or control is the same for all invocations, and the levels of
points that depend on each other: the least that satisfy all edges.

Everything that can differ between invocations is a point: a local, or a place where control may diverge. An
edge is a monotone table, from the level of its tail to the least level of its head. Levels start at the
bottom and are raised along the edges until nothing changes, which takes time linear in the edges: there are
few levels.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum


class Level(IntEnum):
    """The widest scope within which something is uniform; the greater the level, the more it differs."""

    GRID = 0  # the whole launch
    GROUP = 1  # a workgroup
    SUBGROUP = 2  # a subgroup
    LANE = 3  # one invocation


Table = Sequence[int]


class LevelGraph:
    """Points, edges between them, the levels raised so far, and which point raised each one last."""

    def __init__(self) -> None:
        self.level: list[int] = []
        self._because: list[int | None] = []
        self._heads: list[list[tuple[int, Table]]] = []
        self._joins: set[int] = set()
        self._raised: list[int] = []

    def point(self, level: int = 0, *, is_join: bool = False) -> int:
        """Add a point; a join only passes levels on, and is no cause of its own."""
        number = len(self.level)
        self.level.append(level)
        self._because.append(None)
        self._heads.append([])
        if is_join:
            self._joins.add(number)
        if level:
            self._raised.append(number)
        return number

    def edge(self, tail: int, head: int, table: Table) -> None:
        """Let `head` be at least at `table[level of tail]`."""
        self._heads[tail].append((head, table))

    def settle(self) -> None:
        while self._raised:
            tail = self._raised.pop()
            for head, table in self._heads[tail]:
                level = table[self.level[tail]]
                if level > self.level[head]:
                    self.level[head] = level
                    self._because[head] = self._because[tail] if tail in self._joins else tail
                    self._raised.append(head)

    def causes(self, point: int, most: int) -> list[int]:
        """Return the chain of points that raised a point, from itself back to one that differs by itself."""
        chain: list[int] = []
        at: int | None = point
        while at is not None and len(chain) < most:
            chain.append(at)
            at = self._because[at]
        return chain
