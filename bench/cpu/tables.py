"""Tables of what was measured: for the terminal, for bench/README.md, and as JSON."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bench.cpu.timing import Times

if TYPE_CHECKING:
    import rich.table

_UNITS = ((1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1.0, "ns"))


@dataclass
class Table:
    """Rows of text, and the numbers behind each."""

    key: str
    title: str
    heads: tuple[str, ...]
    rows: list[tuple[str, ...]] = field(default_factory=list)
    records: list[dict[str, Any]] = field(default_factory=list)

    def add(self, row: tuple[str, ...], record: dict[str, Any]) -> None:
        assert len(row) == len(self.heads), row
        self.rows.append(row)
        self.records.append(record)

    def rich(self) -> rich.table.Table:
        import rich.table

        table = rich.table.Table(*self.heads, title=self.title, title_justify="left")
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        lines = [self.heads, tuple("---" for _ in self.heads), *self.rows]
        return "\n".join(["### " + self.title, "", *("| " + " | ".join(line) + " |" for line in lines), ""])


def duration(ns: float) -> str:
    """Nanoseconds in a unit that reads well, to three digits."""
    size, unit = next((size, unit) for size, unit in _UNITS if ns >= size or unit == "ns")
    return f"{ns / size:.3g} {unit}"


def spread(times: Times) -> str:
    """The median, and the quartiles in brackets."""
    size, unit = next((size, unit) for size, unit in _UNITS if times.median >= size or unit == "ns")
    low, high = times.quartiles
    return f"{times.median / size:.3g} ({low / size:.3g}..{high / size:.3g}) {unit}"


def factor(value: float) -> str:
    return f"{value:.2f}x"
