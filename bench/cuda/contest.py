"""Contenders for one job on the GPU: each checked against float64, then timed in turns by CUDA events.

Before every timed call the GPU is kept busy for a while, so that the call and both events are queued before
it begins: what is measured is the time on the GPU, not that of Python. Events of torch's stream do not see
JAX's, so JAX is timed by the clock of the host, over several calls in a row.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import torch
from bench.cpu.tables import Table, duration, factor, spread
from bench.cpu.timing import Times, ratio

Work = Callable[[], Any]
Maker = Callable[[], Work]

BUSY_CYCLES = 10_000_000  # about 5 ms, longer than Python needs for 16 calls
IN_A_ROW = 10  # calls of JAX for one reading
CLOSE, NEAR = 1e-5, 1e-2  # of the norm of all elements, and of the largest one for each; f32 is far closer
AGREED = 0.999  # of the elements of a mask, whose thresholds see other roundings in torch
NS_PER_MS = 1e6
HEADS = ("what", "vyre", "rate", "copying as many bytes", "of the copy's speed", "aims", "others")


@dataclass(frozen=True)
class Job:
    """What is to be computed, and who does it; the first contender is Vyre."""

    title: str
    contenders: Mapping[str, Maker]
    expected: Callable[[], torch.Tensor]  # in float64
    size: int  # elements, by which odd and even sizes compare
    moved: int = 0  # bytes that must be read and written
    flops: int = 0
    out: tuple[torch.Tensor, ...] = ()  # poisoned before each check
    copy_share: float | None = None  # aims, from here on
    tflops: float | None = None
    ahead_of: tuple[str, ...] = ()
    even: str | None = None  # the job of an even size whose speed per element this one should nearly have


@dataclass
class Contest:
    """Runs jobs, and remembers how fast they were and what failed."""

    rounds: int
    say: Callable[[str], None]
    speeds: dict[str, float] = field(default_factory=dict)  # elements per ns of Vyre, by job
    failures: list[str] = field(default_factory=list)

    def attempt(self, name: str, action: Callable[[], Any]) -> Any:
        """What an action gives; None where it fails, which is said and goes on."""
        try:
            return action()
        except Exception as fault:  # noqa: BLE001  # one that fails, however it does, is no reason to stop
            text = " ".join(f"{type(fault).__name__}: {fault}".split())
            self.failures.append(f"{name}: {text[:300]}")
            self.say(f"FAILED {self.failures[-1]}")
            return None

    def run(self, job: Job, table: Table) -> None:
        """Add a row for a job, and print it at once: a run that is cut off has shown what it measured."""
        began = time.perf_counter()
        works = self._right_ones(job)
        if job.moved:
            works["copy"] = _copy(job.moved)
        times = self.attempt(f"{job.title}, timing", lambda: in_turns(works, self.rounds))
        if times is not None:
            self._report(job, times, table)
            self.say(f"| {' | '.join(table.rows[-1])} |")
        self.say(f"{job.title}: {time.perf_counter() - began:.1f} s")

    def _right_ones(self, job: Job) -> dict[str, Work]:
        """The contenders whose results are right."""
        expected = job.expected().double()

        def checked(make: Maker) -> Work:
            work = make()
            _check(work, job.out, expected)
            return work

        works = {
            name: self.attempt(f"{job.title}, {name}", partial(checked, make))
            for name, make in job.contenders.items()
        }
        return {name: work for name, work in works.items() if work is not None}

    def _report(self, job: Job, times: dict[str, Times], table: Table) -> None:
        ours, copy = times.get("vyre"), times.get("copy")
        record = {
            "what": job.title, "bytes": job.moved, "flops": job.flops,
            "ns": {name: [found.median, *found.quartiles] for name, found in times.items()},
        }  # fmt: skip
        others = "; ".join(
            f"{name} {duration(found.median)}" + (f" ({factor(ratio(ours, found))})" if ours else "")
            for name, found in times.items()
            if name not in ("vyre", "copy")
        )
        if ours is None:
            table.add((job.title, "failed", "-", spread(copy) if copy else "-", "-", "-", others), record)
            return
        self.speeds[job.title] = job.size / ours.median
        amount, unit = (job.flops, "TFLOP/s") if job.flops else (job.moved, "TB/s")
        share = ratio(ours, copy) if copy else None
        verdicts = self._verdicts(job, times, share)
        rate = f"{amount / ours.median / 1e3:.3g} {unit}"
        shown = f"{share:.3f}" if share else "-"
        copied = spread(copy) if copy else "-"
        table.add(
            (job.title, spread(ours), rate, copied, shown, "; ".join(verdicts) or "-", others),
            record | {"share": share, "rate": rate, "aims": verdicts},
        )

    def _verdicts(self, job: Job, times: dict[str, Times], share: float | None) -> list[str]:
        ours = times["vyre"]
        found = []
        if job.copy_share and share:
            found.append(f"{job.copy_share:.2f} of the copy: {_met(share >= job.copy_share)}")
        if job.tflops:
            rate = job.flops / ours.median / 1e3
            found.append(f"{job.tflops:.0f} TFLOP/s: {_met(rate >= job.tflops)}")
        for name in job.ahead_of:
            if name in times:
                found.append(f"ahead of {name}: {_met(ratio(ours, times[name]) > 1)}")
        if job.even in self.speeds:
            beside = self.speeds[job.title] / self.speeds[job.even]
            found.append(f"within 5 % of the even size, {beside:.3f} of its speed: {_met(beside >= 0.95)}")
        return found


def _met(is_so: bool) -> str:
    return "met" if is_so else "missed"


def as_tensor(result: Any) -> torch.Tensor:
    """What any contender gives, on the host's side finished, as a tensor."""
    if hasattr(result, "block_until_ready"):
        result.block_until_ready()
    torch.cuda.synchronize()
    return result if isinstance(result, torch.Tensor) else torch.from_dlpack(result)


def _check(work: Work, out: tuple[torch.Tensor, ...], expected: torch.Tensor) -> None:
    """An error if a result is not what float64 gives, up to rounding."""
    for each in out:
        each.fill_(float("nan"))
    found = as_tensor(work()).reshape(expected.shape)
    if bool(((expected == 0) | (expected == expected.max())).all()):  # a mask
        agreed = float((found == expected).double().mean())
        if agreed < AGREED:
            raise ValueError(f"the result is wrong: {1 - agreed:.2g} of the mask differ")
        return
    away = (found.double() - expected).abs()
    whole = float(away.norm() / expected.norm())
    worst = float(away.max() / expected.abs().max())
    if not (whole <= CLOSE and worst <= NEAR):  # NaN fails too
        raise ValueError(f"the result is wrong: {whole:.2g} off by the norm, {worst:.2g} at worst")


def _copy(moved: int) -> Work:
    """A copy that reads and writes so many bytes in all."""
    source = torch.rand(moved // 8, device="cuda")
    target = torch.empty_like(source)
    return lambda: target.copy_(source)


def in_turns(works: Mapping[str, Work], rounds: int) -> dict[str, Times]:
    """Nanoseconds of single calls, the order turned from round to round."""
    for work in works.values():
        for _ in range(3):
            work()
    torch.cuda.synchronize()
    names = list(works)
    found: dict[str, list[float]] = {name: [] for name in names}
    for number in range(rounds):
        at = number % len(names)
        for name in names[at:] + names[:at]:
            reading = _by_clock if name == "JAX" else _by_events
            found[name].append(reading(works[name]))
    return {name: Times(tuple(each)) for name, each in found.items()}


def _by_events(work: Work) -> float:
    before, after = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    torch.cuda._sleep(BUSY_CYCLES)
    before.record()
    work()
    after.record()
    after.synchronize()
    return float(before.elapsed_time(after)) * NS_PER_MS


def _by_clock(work: Work) -> float:
    torch.cuda.synchronize()
    began = time.perf_counter_ns()
    for _ in range(IN_A_ROW):
        result = work()
    result.block_until_ready()
    return (time.perf_counter_ns() - began) / IN_A_ROW
