"""The least time that a call takes on the CPU, and the warning about calls that would take hours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

from vyre.analysis.loop_work import LoopWork, least_nodes
from vyre.analysis.times import NS_PER_NODE
from vyre.targets.cpu import pool

LONGEST_S = 3600.0


@dataclass(frozen=True, slots=True)
class SlowCall:
    """The seconds that a call takes at least, and the turns of the loops that take them, outermost first."""

    seconds: float
    turns: tuple[int, ...]


def slow_call(
    work: LoopWork, workgroup: tuple[int, ...] | None, arguments: Mapping[str, Any], grid: tuple[int, ...]
) -> SlowCall | None:
    """Describe why a call would take longer than an hour; None if it would not."""
    nodes, turns = least_nodes(work, arguments)
    seconds = nodes * NS_PER_NODE * 1e-9 * prod(workgroup or ()) * prod(grid)
    if seconds <= LONGEST_S:
        return None
    seconds /= min(pool.threads(), prod(grid))
    return SlowCall(seconds, turns) if seconds > LONGEST_S else None


def described(name: str, call: SlowCall, grid: tuple[int, ...]) -> str:
    """The text of the warning."""
    domain = " x ".join(f"{extent:,}" for extent in grid)
    turns = " x ".join(f"{count:,}" for count in call.turns)
    time = _time(call.seconds)
    return (
        f"{name} over {domain} with loops of {turns} turns takes about {time} on this machine. "
        "Fix: check the domain and the bounds of the loops; Ctrl-C stops the call."
    )


def _time(seconds: float) -> str:
    for unit, length in (("years", 365 * 86_400), ("days", 86_400)):
        if seconds >= 2 * length:
            return f"{seconds / length:,.0f} {unit}"
    return f"{seconds / 3600:.1f} hours"
