"""A pipeline measured on its device: the time of each launch of a real call, and what the device can do."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, TypeVar

import numpy as np

from vyre.plan.graph import Step
from vyre.run import observe
from vyre.run.pipeline import Pipeline
from vyre.targets.batch import Launched
from vyre.tune.kernels.roofs import CHAINS, busy, copied

CALLS, MOST, SECONDS = 5, 50, 0.25  # the fastest counts of 5 calls, and of up to 50 within SECONDS
COPIED = 1 << 24  # elements of the copy that bandwidth is measured by
BUSY = 1 << 16  # invocations of the loop that arithmetic is measured by
# Its iterations: few, so that some of the launches run undisturbed by other work, unless those end at once.
TURNS, AT_ONCE = (128, 2048), 2e-4  # seconds

Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class LaunchSpan:
    """A launch of a call, in milliseconds since the call's start."""

    kernel: str
    start: float
    ms: float


@dataclass(frozen=True, slots=True)
class Measured:
    """One call, launch by launch; the time of a warm call; and the device's roofs.

    `bandwidth` is in bytes a second, read and written, of arrays much larger than the caches; `throughput`
    in f32 operations a second. `copies` has, for each launch of the plan, the bytes a second of a copy of as
    many bytes.
    """

    device: str
    spans: tuple[LaunchSpan, ...]
    ms: float
    bandwidth: float
    throughput: float
    copies: tuple[float, ...]

    def by_step(self, steps: Sequence[Step]) -> list[float]:
        """The milliseconds of each launch of a plan; one in bands or segments is the sum of its parts."""
        if len(self.spans) == len(steps):
            return [span.ms for span in self.spans]
        names = [step.program.name for step in steps]
        totals = {name: sum(span.ms for span in self.spans if span.kernel == name) for name in names}
        return [totals[name] / names.count(name) for name in names]


def measure(
    pipeline: Pipeline, args: tuple[Any, ...], named: Mapping[str, Any], sizes: Sequence[float]
) -> Measured:
    """Call a pipeline some times, and keep the launches of the fastest call; `sizes` are their bytes."""

    def call() -> object:
        return pipeline(*args, **named)

    call()
    call()  # warm
    took = min(_repeated(partial(_timed, call)))
    spans, device = min(_repeated(partial(_spans, call)), key=lambda timed: sum(s.ms for s in timed[0]))
    bandwidth, throughput = roofs(device)
    copies = tuple(copy_rate(device, max(int(size) // 8, 256)) for size in sizes)
    return Measured(device, spans, took * 1e3, bandwidth, throughput, copies)


def _repeated(measured: Callable[[], Found]) -> Iterator[Found]:
    """The results of repeated calls; short ones are repeated more often, since they are disturbed more."""
    began = time.perf_counter()
    for count in range(MOST):
        if count >= CALLS and time.perf_counter() - began > SECONDS:
            return
        yield measured()


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
    small = np.ones(BUSY, np.float32)
    throughput = 0.0
    for turns in TURNS:
        work = _fastest(lambda turns=turns: busy(small, turns=turns, device=device or None))  # type: ignore[misc]
        throughput = 2.0 * CHAINS * turns * BUSY / work
        if work > AT_ONCE:
            break
    return copy_rate(device, COPIED), throughput


@lru_cache(maxsize=64)
def copy_rate(device: str, count: int) -> float:
    """The bytes per second, read and written, of a copy of this many f32 on a device."""
    x = np.ones(min(count, COPIED), np.float32)
    y = np.empty_like(x)
    return 2 * x.nbytes / _fastest(lambda: copied(x, y, device=device or None))


def _fastest(call: Callable[[], object]) -> float:
    """The shortest launch of some calls, in seconds."""
    call()
    return min(max(span.ms for span in spans) for spans, _ in _repeated(partial(_spans, call))) / 1e3
