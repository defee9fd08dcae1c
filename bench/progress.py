"""The progress bar of benches, on standard error; tables go to standard output."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import track

Item = TypeVar("Item")


def shown(items: Iterable[Item], text: str) -> Iterator[Item]:
    """The items, while a bar shows how many are done, if the terminal is interactive."""
    yield from track(list(items), text, console=Console(stderr=True), transient=True)
