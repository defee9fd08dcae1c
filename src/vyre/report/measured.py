"""A pipeline measured on its device: the time of each launch of a real call, and what the device can do."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from vyre.plan.graph import Step
from vyre.run import observe
from vyre.run.pipeline import Pipeline
from vyre.targets.events import Launched

CALLS = 5  # of which the fastest counts
COPIED = 1 << 24  # elements of the copy that bandwidth is measured by
BUSY, TURNS = 1 << 16, 2048  # invocations and iterations of the loop that arithmetic is measured by


@dataclass(frozen=True, slots=True)
class LaunchSpan:
    """A launch of a call, in milliseconds since the call's start."""

    kernel: str
    start: float
    ms: float


@dataclass(frozen=True, slots=True)
class Measured:
    """One call, launch by launch; the time of a warm call; and the device's roofs.

    `bandwidth` is in bytes a second, read and written; `throughput` in f32 operations a second.
    """

    device: str
    spans: tuple[LaunchSpan, ...]
    ms: float
    bandwidth: float
    throughput: float

    def by_step(self, steps: Sequence[Step]) -> list[float]:
        """The milliseconds of each launch of a plan; one in bands or segments is the sum of its parts."""
        if len(self.spans) == len(steps):
            return [span.ms for span in self.spans]
        names = [step.program.name for step in steps]
        totals = {name: sum(span.ms for span in self.spans if span.kernel == name) for name in names}
        return [totals[name] / names.count(name) for name in names]


def measure(pipeline: Pipeline, args: tuple[Any, ...], named: Mapping[str, Any]) -> Measured:
    """Call a pipeline some times, and keep the launches of the fastest call."""

    def call() -> object:
        return pipeline(*args, **named)

    call()
    call()  # warm
    took = min(_timed(call) for _ in range(CALLS))
    spans, device = min((_spans(call) for _ in range(CALLS)), key=lambda found: sum(s.ms for s in found[0]))
    bandwidth, throughput = roofs(device)
    return Measured(device, spans, took * 1e3, bandwidth, throughput)


def _timed(call: Callable[[], object]) -> float:
    began = time.perf_counter()
    call()
    return time.perf_counter() - began


def _spans(call: Callable[[], object]) -> tuple[tuple[LaunchSpan, ...], str]:
    """The launches of a call, and the device of the last one."""
    events: list[tuple[float, Launched]] = []
    began = time.perf_counter()

    def record(event: observe.Event) -> None:
        if isinstance(event, Launched):
            events.append(((time.perf_counter() - began) * 1e3, event))

    with observe.observe(record):
        call()
    device = events[-1][1].device if events else ""
    return tuple(LaunchSpan(event.kernel, at - event.ms, event.ms) for at, event in events), device


@lru_cache(maxsize=8)
def roofs(device: str) -> tuple[float, float]:
    """The bytes and the f32 operations a second that simple kernels reach on a device."""
    from vyre.tune.kernels.roofs import CHAINS, busy, copied

    x, small = np.ones(COPIED, np.float32), np.ones(BUSY, np.float32)
    copy = _fastest(lambda: copied(x, device=device or None))
    work = _fastest(lambda: busy(small, turns=TURNS, device=device or None))
    return 2 * x.nbytes / copy, 2.0 * CHAINS * TURNS * BUSY / work


def _fastest(call: Callable[[], object]) -> float:
    """The shortest launch of some calls, in seconds."""
    call()
    return min(max(span.ms for span in _spans(call)[0]) for _ in range(CALLS)) / 1e3
