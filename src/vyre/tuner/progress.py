"""A bar that shows how tuning goes: time, evaluations, the best so far. Nothing where nobody looks."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from vyre.tuner.tune import Evaluation, Watch


@contextmanager
def shown(seconds: float) -> Iterator[Watch]:
    """What to tell of every evaluation, while a bar on the terminal shows it."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda evaluation: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    columns = (TextColumn("tuning {task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, TextColumn("{task.fields[told]}"), console=console, transient=True) as progress:
        bar = progress.add_task("...", total=seconds, told="")
        began, count = time.monotonic(), 0

        def watch(evaluation: Evaluation) -> None:
            nonlocal count
            count += 1
            told = f"{count} tried, best {1 / evaluation.best:.2f} times as fast"
            done = min(time.monotonic() - began, seconds)
            progress.update(bar, description=evaluation.kernel, completed=done, told=told)

        yield watch
