"""A progress line on the terminal while work takes more than a second; none without a terminal."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING

from vyre import settings

if TYPE_CHECKING:
    from rich.progress import Progress

PATIENCE_S = 1.0  # seconds until the line is shown
TERMINAL = threading.Lock()  # held while something is shown


@contextmanager
def shown(text: str) -> Iterator[None]:
    """Show what is being done, if it takes long and the terminal is interactive."""
    stream = sys.stderr
    if not is_watched(stream):
        yield
        return
    line = _Line(f"{text} ...", stream)
    timer = threading.Timer(PATIENCE_S, line.show)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        line.hide()


def is_watched(stream: IO[str] | None) -> bool:
    """True for an interactive terminal: not a pipe, a notebook or CI, and progress is not switched off."""
    if stream is None or not stream.isatty() or "ipykernel" in sys.modules:
        return False
    return settings.read().shows_progress


class _Line:
    """The line of one piece of work; one thread shows it and another hides it."""

    def __init__(self, text: str, stream: IO[str]) -> None:
        self._text, self._stream = text, stream
        self._lock = threading.Lock()
        self._is_over = False
        self._progress: Progress | None = None

    def show(self) -> None:
        with self._lock:
            if self._is_over or not TERMINAL.acquire(blocking=False):
                return
            from rich.console import Console  # takes longer to load than most kernels to compile
            from rich.progress import Progress, TextColumn, TimeElapsedColumn

            columns = (TextColumn("{task.description}"), TimeElapsedColumn())
            self._progress = Progress(
                *columns,
                console=Console(file=self._stream),
                transient=True,
                redirect_stdout=False,  # leave other output alone
                redirect_stderr=False,
            )
            self._progress.add_task(self._text, total=None)
            self._progress.start()

    def hide(self) -> None:
        with self._lock:
            self._is_over = True
            if self._progress is not None:
                self._progress.stop()
                TERMINAL.release()
