"""The tables by name, and what they share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from bench.cpu.calls import calls
from bench.cpu.code import C
from bench.cpu.speed import Effort, large, small
from bench.cpu.start import compiles, memory, starts
from bench.cpu.tables import Table


@dataclass
class Session:
    """One run of the bench: a folder to build in, and how much to measure."""

    folder: Path
    rounds: int
    kernels: int
    only: str
    seed: int
    c: C = field(init=False)

    def __post_init__(self) -> None:
        self.c = C(self.folder)

    def table(self, key: str, tick: Callable[[str], None]) -> Table:
        """Measure one table; `tick` is told what is being measured."""
        effort = Effort(self.rounds, 4e6)
        match key:
            case "start":
                return starts(max(self.rounds // 3, 3), tick)
            case "compile":
                return compiles(max(self.rounds // 4, 2), tick)
            case "memory":
                return memory(self.kernels, tick)
            case "calls":
                return calls(self.c, self.rounds)
            case "small":
                return small(self.c, effort, self.only, self.seed, tick)
            case _:
                return large(self.c, effort, self.only, self.seed, tick)
