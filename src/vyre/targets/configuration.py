"""Layout choices for a program on a machine: they change its speed and never its results.

Compilers have a default for each; the tuner measures others. A zero, or no sizes, leaves a choice to the
compiler.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple


class StreamCut(NamedTuple):
    """The cut of launches that stream: at most `stages` calls in one, and as few launches as that allows;
    `columns` of a block on a CPU, of a lane on a GPU; `rows` of a band. 0 leaves one to the estimates.
    """

    stages: int = 0
    columns: int = 0
    rows: int = 0


ESTIMATED = StreamCut()


@dataclass(frozen=True, slots=True)
class Configuration:
    """`lanes` neighbours that run together in vectors: of a register on a CPU, of a thread on a GPU;
    `strips` such vectors in flight together; `threads` that share a launch on a CPU, in pieces of `chunk`
    units; `block`, the threads of a GPU's block along the axes of the domain, for element kernels. If
    `is_split`, grid barriers are the ends of launches, even where one launch could wait at them. A pipeline
    fuses calls, where that is a choice, from a score of `threshold` on, and streams by the cut `stream`.
    """

    lanes: int = 0
    strips: int = 0
    threads: int = 0
    chunk: int = 0
    block: tuple[int, ...] = ()
    is_split: bool = False
    threshold: float = 0.0
    stream: StreamCut = ESTIMATED

    def key(self) -> tuple[object, ...]:
        """Return the part of the configuration that goes into the key of compiled code."""
        return self.lanes, self.strips, self.block


DEFAULT = Configuration()


def with_splits(layouts: Sequence[Configuration]) -> list[Configuration]:
    """Return the layouts of a program with grid barriers, each as one launch if possible, and as several."""
    return [*layouts, *(replace(one, is_split=True) for one in (DEFAULT, *layouts))]


class Unfit(ValueError):
    """A configuration that a program cannot be laid out by; the message gives the reason."""
