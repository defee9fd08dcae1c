"""The result of tuning, as text and as a page: each trial a dot, the best so far a line."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from vyre.targets.configuration import DEFAULT, Configuration
from vyre.tune.store import TuningRecord

Points = Sequence[tuple[float | None, float]]  # share of the untuned time, None if it failed; best so far

ROWS, COLUMNS = 10, 60  # of the plot in letters
WIDTH, HEIGHT, MARGIN = 640, 260, 44  # of the drawing, in pixels
TOP = 1.5  # shares above are drawn here


def text(records: Sequence[TuningRecord], points: Points) -> str:
    """Return the records in words, and the plot in letters."""
    if not records:
        return "there was nothing to choose"
    lines = [line for record in records for line in _lines(record)]
    return "\n".join([*lines, *_letters(points)])


def _lines(record: TuningRecord) -> list[str]:
    failed = sum(trial.share is None for trial in record.trials)
    tried = f"{len(record.trials)} tried" + (f", {failed} of them unfit" if failed else "")
    gain = "no gain" if record.best == DEFAULT else f"{1 / record.share:.2f} times as fast"
    took = f"{record.seconds * 1e6:.1f} µs untuned"
    return [
        f"{record.kernel} on {record.device}: {gain} ({took}, {tried})",
        f"  {described(record.best)}",
    ]


def described(configuration: Configuration) -> str:
    """Describe a configuration in words."""
    if configuration == DEFAULT:
        return "as the compiler has it"
    words = [
        f"{value} {name if value > 1 else name[:-1]}"
        for name in ("lanes", "strips", "threads")
        if (value := getattr(configuration, name))
    ]
    if configuration.chunk:
        words.append(f"pieces of {configuration.chunk}")
    if configuration.block:
        words.append(f"blocks of {'x'.join(str(size) for size in configuration.block)}")
    if configuration.is_split:
        words.append("a launch for each part between grid barriers")
    if configuration.threshold:
        words.append(f"calls fused from a score of {configuration.threshold:+.2f} on")
    cut = configuration.stream
    words += [f"at most {cut.stages} calls in a launch along the rows"] * bool(cut.stages)
    words += [f"{cut.columns} columns of it at a time"] * bool(cut.columns)
    words += [f"bands of {cut.rows} rows"] * bool(cut.rows)
    return ", ".join(words)


def _letters(points: Points) -> list[str]:
    if not points:
        return []
    bottom = min(best for _, best in points)
    cells = [[" "] * min(len(points), COLUMNS) for _ in range(ROWS)]
    for at, (share, best) in enumerate(points):
        column = at * len(cells[0]) // len(points)
        if share is not None:
            cells[_row(share, bottom)][column] = "."
        cells[_row(best, bottom)][column] = "_"
    edge = {0: f"{TOP:.2f}", ROWS - 1: f"{bottom:.2f}"}
    rows = [f"{edge.get(at, ''):>6} |{''.join(row)}" for at, row in enumerate(cells)]
    return [
        "",
        "share of the untuned time, by evaluations",
        *rows,
        f"       +{'-' * len(cells[0])} {len(points)}",
    ]


def _row(share: float, bottom: float) -> int:
    height = (min(share, TOP) - bottom) / max(TOP - bottom, 1e-9)
    return round((ROWS - 1) * (1 - height))


def page(records: Sequence[TuningRecord], points: Points) -> str:
    """Return a self-contained HTML page."""
    description = escape("\n".join(line for record in records for line in _lines(record)))
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Tuning</title><style>'
        "body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}"
        ".trial{fill:currentColor;opacity:.45}.best{fill:none;stroke:#2a78d6;stroke-width:2}"
        ".axis{stroke:currentColor;opacity:.4}text{fill:currentColor;font-size:12px}</style>"
        f"<pre>{description}</pre>{svg(points)}</html>"
    )


def svg(points: Points, labels: Sequence[str] = ()) -> str:
    """Return the plot as one svg element; `labels` are shown beside the pointer."""
    if not points:
        return ""
    bottom = min(best for _, best in points)
    right, low = WIDTH - MARGIN, HEIGHT - MARGIN

    def x(at: int) -> float:
        return MARGIN + (right - MARGIN) * at / max(len(points) - 1, 1)

    def y(share: float) -> float:
        return MARGIN + (low - MARGIN) * (1 - (min(share, TOP) - bottom) / max(TOP - bottom, 1e-9))

    dots = [
        f'<circle class="trial" cx="{x(at):.1f}" cy="{y(share):.1f}" r="2.5">'
        f"<title>{escape(labels[at] if labels else str(at))}: {share:.2f}</title></circle>"
        for at, (share, _) in enumerate(points)
        if share is not None
    ]
    line = " ".join(f"{x(at):.1f},{y(best):.1f}" for at, (_, best) in enumerate(points))
    words = [
        f'<text x="6" y="{y(TOP) + 4:.1f}">{TOP:.2f}</text>',
        f'<text x="6" y="{y(1.0) + 4:.1f}">1.00</text>',
        f'<text x="6" y="{y(bottom) + 16:.1f}">{bottom:.2f}</text>',
        f'<text x="{MARGIN}" y="20">share of the untuned time; best so far as a line</text>',
        f'<text x="{right - 90}" y="{HEIGHT - 10}">{len(points)} evaluations</text>',
    ]
    axes = (
        f'<line class="axis" x1="{MARGIN}" y1="{y(1.0):.1f}" x2="{right}" y2="{y(1.0):.1f}"/>'
        f'<line class="axis" x1="{MARGIN}" y1="{low}" x2="{right}" y2="{low}"/>'
    )
    head = '<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="time against evaluations" '
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
    return f'{head}{size}{axes}{"".join(dots)}<polyline class="best" points="{line}"/>{"".join(words)}</svg>'
