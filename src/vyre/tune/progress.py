"""A progress bar for tuning: time, evaluations, the best so far. Nothing if the output is not a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from vyre.run.progress import TERMINAL, is_watched
from vyre.tune.tune import Evaluation, Watch


@contextmanager
def shown(seconds: float) -> Iterator[Watch]:
    """Yield a function to call with every evaluation, while a bar on the terminal shows it."""
    if not is_watched(sys.stderr):
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
