"""Tuning the launches of a call, each once."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from math import prod
from typing import Any, cast

import numpy as np

from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.plan.graph import Graph
from vyre.run import context
from vyre.run.device_runtime import Arguments, Grid, Ready
from vyre.run.observe import TERMINAL, is_interactive
from vyre.settings import read
from vyre.targets.batch import Batch, Source
from vyre.targets.cpu.pool import threads
from vyre.targets.memory import HOST
from vyre.targets.registry import Place
from vyre.targets.target import OneByOne
from vyre.tune.fusion import units
from vyre.tune.jobs import Job, PlanJob, Task
from vyre.tune.measure import Workers
from vyre.tune.store import RecordStore, open_store, size_class
from vyre.tune.tune import Evaluation, Tuning, Watch, tune

SECONDS = 10.0  # unless the call passes another number
PARTS = 3  # of the time for launches, at most, beside one for how calls are fused


class Session:
    """Launches of a device, each tuned for a share of the time; `tuning` is the result."""

    def __init__(self, place: Place, known: RecordStore, *, seconds: float, watch: Watch) -> None:
        if not hasattr(place.target, "choices"):
            what = f"the device {place.name!r} has nothing to tune"
            raise CallError(f"{what}. Fix: tune on device='cpu' or another that compiles.")
        self._place, self._known, self._watch = place, known, watch
        self._each = self._left = seconds
        self._workers, self._plans = Workers(), Tuning(())
        self._done: dict[tuple[str, int], Tuning] = {}
        self._wanted: set[str] | None = None  # the launches to tune, by their digests; None for all
        self._was_stopped = False

    @property
    def tuning(self) -> Tuning:
        tunings = list(self._done.values())
        return Tuning(
            tuple(record for tuned in tunings for record in tuned.records),
            tuple(evaluation for tuned in (self._plans, *tunings) for evaluation in tuned.evaluations),
            tuple(record for tuned in tunings for record in tuned.parts),
            self._plans.records,
            self._was_stopped,
        )

    def expect(self, launches: Sequence[Ready]) -> None:
        """Tune only these launches, each for a part of the remaining time."""
        self._wanted = {ready.digest for ready in launches}
        self._each = self._left / max(len(self._wanted), 1)

    def tune_plan(
        self, name: str, graph: Graph, arrays: Mapping[str, Any], scalars: Mapping[str, Any]
    ) -> None:
        """Tune how calls are fused, for a part of the time, if there is a choice and there is work."""
        if not units(graph):
            return
        job = PlanJob(name, graph, arrays, scalars, self._place.name, threads())
        seconds = self._left / (1 + min(len(graph.pieces), PARTS))
        tuning = self._tuned(job, seconds)
        self._plans, self._was_stopped = tuning, tuning.was_stopped
        self._left -= seconds * bool(tuning.evaluations)

    def tune(self, ready: Ready, arguments: Arguments, grid: Grid) -> None:
        """Tune a launch, unless a similar one has been tuned, or the user has stopped the session."""
        key = (ready.digest, size_class(prod(grid)))
        is_wanted = self._wanted is None or ready.digest in self._wanted
        if key in self._done or prod(grid) == 0 or self._was_stopped or not is_wanted:
            return
        is_alone, device = self._wanted is None, self._place.name
        job = Job(ready.program, _on_host(arguments), grid, device, threads(), is_alone)
        tuning = self._done[key] = self._tuned(job, self._each)
        self._was_stopped = tuning.was_stopped

    def _tuned(self, job: Task, seconds: float) -> Tuning:
        return tune(job, self._place, self._known, seconds=seconds, watch=self._watch, workers=self._workers)

    def close(self) -> None:
        """End the measuring processes."""
        self._workers.close()

    def tune_launches(self, batch: Batch, arrays: dict[str, Any], scalars: Mapping[str, Any]) -> None:
        """Tune each launch of a batch, then run it: the next one may depend on its results. Launches that run
        in bands are other code, and are not tuned.
        """
        is_banded = self._place.capabilities.has_bands
        launches = [launch for _, launch in batch.whole] if is_banded else list(batch.launches)
        self.expect([cast(Ready, launch.source) for launch in launches])
        OneByOne(batch, self._tune_and_run)(arrays, scalars, HOST)

    def _tune_and_run(self, source: Source, arguments: Arguments, grid: Grid) -> None:
        ready = cast(Ready, source)  # all sources of a plan are
        self.tune(ready, arguments, grid)
        context.runtime_of(self._place).run(ready, arguments, grid)


@contextmanager
def session(place: Place, *, seconds: object = None) -> Iterator[Session]:
    """Yield a session that tunes launches on a device, while a bar shows the progress."""
    budget: Any = SECONDS if seconds is None else seconds
    is_number = isinstance(budget, int | float | np.integer | np.floating) and not isinstance(budget, bool)
    if not is_number or not 0 < budget < math.inf:
        raise CallError(f"seconds is {short(budget)}. Fix: pass a number above 0, such as seconds=10.")
    with (
        _shown(float(budget)) as watch,
        closing(Session(place, open_store(read()), seconds=float(budget), watch=watch)) as opened,
    ):
        yield opened


def _on_host(arguments: Arguments) -> dict[str, Any]:
    return {
        name: np.asarray(value.numpy() if hasattr(value, "numpy") else value)
        for name, value in arguments.items()
    }


@contextmanager
def _shown(seconds: float) -> Iterator[Watch]:
    """Yield a function to call with every evaluation; if there is a terminal, a bar shows them there."""
    if not is_interactive(sys.stderr):
        yield lambda evaluation: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    columns = (TextColumn("tuning {task.description}"), BarColumn(), TimeElapsedColumn())
    best_so_far = TextColumn("{task.fields[best_so_far]}")
    with TERMINAL, Progress(*columns, best_so_far, console=console, transient=True) as progress:
        bar = progress.add_task("...", total=seconds, best_so_far="")
        began, count = time.monotonic(), 0

        def watch(evaluation: Evaluation) -> None:
            nonlocal count
            count += 1
            best = f"{count} tried, best {1 / evaluation.best:.2f} times as fast"
            done = min(time.monotonic() - began, seconds)
            progress.update(bar, description=evaluation.kernel, completed=done, best_so_far=best)

        yield watch
