"""A roofline and a timeline as SVG text, without external references."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from vyre.ir.spoken import byte_size
from vyre.report.measured import LaunchSpan, Measured

WIDTH, HEIGHT, LEFT, BOTTOM = 860, 360, 70, 44  # pixels
NAMES = 320  # of them, for the names of launches beside a timeline
COLOURS = ("#3b6fd4", "#c2410c", "#0b6b3a", "#7c3aed", "#b45309", "#0e7490", "#be185d", "#4d7c0f")


class LaunchWork(NamedTuple):
    """A launch: its name, f32 operations, bytes and milliseconds, and the bytes a second that a copy of as
    many bytes reaches.
    """

    name: str
    operations: float
    bytes: float
    ms: float
    bandwidth: float

    @property
    def intensity(self) -> float:
        return max(self.operations, 1.0) / max(self.bytes, 1.0)

    @property
    def rate(self) -> float:
        return max(self.operations, 1.0) / max(self.ms, 1e-6) * 1e3

    def share(self, measured: Measured) -> float:
        """The share of the device's limit that a launch reached."""
        return self.rate / min(measured.throughput, self.intensity * self.bandwidth)


def roofline(works: Sequence[LaunchWork], measured: Measured) -> str:
    """Operations a second against operations a byte; the dashed roof is that of arrays in a cache."""
    balance = measured.throughput / measured.bandwidth
    cached = max([work.bandwidth for work in works], default=0.0)
    places = [work.intensity for work in works] + [balance]
    rates = [work.rate for work in works] + [measured.throughput]
    low, high = math.log10(min(places)) - 0.7, math.log10(max(places)) + 0.7
    top = math.log10(max(*rates, cached * 10**low)) + 0.25
    floor = min(math.log10(min(rates)), math.log10(measured.bandwidth) + low) - 0.2

    def x(value: float) -> float:
        return LEFT + (math.log10(value) - low) / (high - low) * (WIDTH - LEFT - 20)

    def y(value: float) -> float:
        return 20 + (top - math.log10(value)) / (top - floor) * (HEIGHT - BOTTOM - 20)

    start, end = 10**low, 10**high

    def roof(kind: str, bandwidth: float) -> str:
        at = measured.throughput / bandwidth
        first = f"{x(start):.1f},{y(start * bandwidth):.1f}"
        rest = (
            f"{x(max(at, start)):.1f},{y(measured.throughput):.1f} {x(end):.1f},{y(measured.throughput):.1f}"
        )
        return f'<polyline class="{kind}" points="{first} {rest}"/>'

    roofs = [roof("roof", measured.bandwidth)]
    words = [
        f'<text x="{x(balance) + 8:.0f}" y="{y(measured.throughput) - 8:.0f}">'
        f"{measured.throughput / 1e9:.0f} G operations/s</text>",
        f'<text x="{LEFT + 8}" y="{y(start * measured.bandwidth) - 26:.0f}">'
        f"{measured.bandwidth / 1e9:.1f} GB/s</text>",
        f'<text x="{WIDTH / 2 - 60:.0f}" y="{HEIGHT - 8}">operations per byte</text>',
        '<text x="6" y="14">operations per second</text>',
    ]
    if cached > 1.2 * measured.bandwidth:
        roofs.append(roof("roof cached", cached))
        near = f'x="{LEFT + 8}" y="{y(start * cached) - 26:.0f}"'
        words.append(f"<text {near}>{cached / 1e9:.1f} GB/s in a cache</text>")
    for power in range(math.ceil(low), math.floor(high) + 1):
        place = f'x="{x(10**power) - 8:.0f}" y="{HEIGHT - 26}"'
        words.append(f'<text class="tick" {place}>{10.0**power:g}</text>')
    for power in range(math.ceil(floor), math.floor(top) + 1):
        words.append(f'<text class="tick" x="8" y="{y(10**power) + 4:.0f}">{amount(10.0**power)}</text>')
    dots = [
        f'<circle class="dot" cx="{x(work.intensity):.1f}" cy="{y(work.rate):.1f}" r="6" '
        f'fill="{COLOURS[at % len(COLOURS)]}"><title>{escape(_said(work, measured))}</title></circle>'
        f'<text x="{x(work.intensity) + 10:.0f}" y="{y(work.rate) + 4:.0f}">{at + 1}</text>'
        for at, work in enumerate(works)
    ]
    axes = (
        f'<line class="axis" x1="{LEFT}" y1="20" x2="{LEFT}" y2="{HEIGHT - BOTTOM}"/>'
        f'<line class="axis" x1="{LEFT}" y1="{HEIGHT - BOTTOM}" x2="{WIDTH - 20}" y2="{HEIGHT - BOTTOM}"/>'
    )
    return _svg("roofline", HEIGHT, [axes, *roofs, *dots, *words])


def amount(count: float) -> str:
    """A count with three digits and the letter of its power of a thousand."""
    power = min(max(int(math.log10(max(count, 1.0)) / 3 + 1e-9), 0), 5)
    return f"{count / 1000**power:.3g} {' kMGTP'[power]}".rstrip()


def _said(work: LaunchWork, measured: Measured) -> str:
    moved = byte_size(int(work.bytes))
    return f"{work.name}: {work.ms:.3g} ms, {moved}, {work.share(measured):.0%} of the roof"


def timeline(spans: Sequence[LaunchSpan], whole: float, names: Sequence[str] = ()) -> str:
    """The launches of one call as bars: a row for each of the named launches if there is a span for each, as
    numbered in the roofline; else a row for each kernel.
    """
    is_each = len(names) == len(spans)
    titles = [f"{at} {name}" for at, name in enumerate(names, 1)] if is_each else [s.kernel for s in spans]
    rows = list(dict.fromkeys(titles))
    end = max([span.start + span.ms for span in spans], default=whole) or 1.0
    height = 34 + 28 * len(rows)
    scale = (WIDTH - NAMES - 20) / end
    parts = [
        f'<text x="{NAMES - 10}" y="{22 + 28 * at}" text-anchor="end">{escape(_cut(row))}</text>'
        for at, row in enumerate(rows)
    ]
    for title, span in zip(titles, spans, strict=True):
        at, start = rows.index(title), max(span.start, 0)
        parts.append(
            f'<rect class="bar" x="{NAMES + start * scale:.1f}" y="{8 + 28 * at}" '
            f'width="{max(span.ms * scale, 1.0):.1f}" height="20" rx="3" fill="{COLOURS[at % len(COLOURS)]}">'
            f"<title>{escape(title)}: {span.ms:.3g} ms, from {start:.3g} ms on</title></rect>"
        )
    parts.append(f'<text class="tick" x="{NAMES}" y="{height - 8}">0</text>')
    parts.append(f'<text class="tick" x="{WIDTH - 70}" y="{height - 8}">{end:.3g} ms</text>')
    return _svg("timeline", height, parts)


def _cut(name: str) -> str:
    return name if len(name) <= 42 else f"{name[:41]}…"


def _svg(kind: str, height: int, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{kind}" role="img" aria-label="{kind}" '
        f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">{"".join(parts)}</svg>'
    )
