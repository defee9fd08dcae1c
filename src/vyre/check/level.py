"""The four widths within which a value, or control, may be the same for all invocations."""

from __future__ import annotations

from enum import IntEnum


class Level(IntEnum):
    """Within what something is the same; the greater, the more it differs."""

    GRID = 0  # the whole launch
    GROUP = 1  # a workgroup
    SUBGROUP = 2  # a subgroup
    LANE = 3  # one invocation
