"""The four levels of uniformity, within which a value or control is the same for all invocations."""

from __future__ import annotations

from enum import IntEnum


class Level(IntEnum):
    """The widest scope within which something is uniform; the greater the level, the more it differs."""

    GRID = 0  # the whole launch
    GROUP = 1  # a workgroup
    SUBGROUP = 2  # a subgroup
    LANE = 3  # one invocation
