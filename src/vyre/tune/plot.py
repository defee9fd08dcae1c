"""The result of tuning, as text and as a page: each trial a dot, the best so far a line."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from html import escape

from vyre.targets.specialization import DEFAULT, Configuration
from vyre.tune.store import TuningRecord

Points = Sequence[tuple[float | None, float]]  # share of the untuned time, None if it failed; best so far

ROWS, COLUMNS = 10, 60  # of the plot in letters
WIDTH, HEIGHT, MARGIN = 640, 260, 44  # of the drawing, in pixels
TOP = 1.5  # shares above are drawn here
# Shows the trials up to the slider's, and the configuration of the trial under the pointer or clicked on.
SCRIPT = """<script>(() => {
const plot = document.currentScript.previousElementSibling, find = (what) => plot.querySelector(what);
const note = find("output"), slider = find("input"), clip = find("clipPath rect");
const dots = [...plot.querySelectorAll(".trial")];
let pinned = null;
const show = (dot) => { note.textContent = dot ? dot.dataset.label : note.dataset.rest; };
for (const dot of dots) {
  dot.onpointerenter = () => show(dot);
  dot.onpointerleave = () => show(pinned);
  dot.onclick = () => {
    pinned = pinned === dot ? null : dot;
    for (const other of dots) other.classList.toggle("pinned", other === pinned);
    show(pinned || dot);
  };
}
slider.oninput = () => {
  const most = +slider.value;
  for (const dot of dots) dot.style.display = +dot.dataset.at < most ? "" : "none";
  clip.setAttribute("width", slider.dataset.ends.split(" ")[most - 1]);
  note.dataset.rest = `${most} of ${slider.max} trials, best ${slider.dataset.best.split(" ")[most - 1]}`;
  show(pinned);
};
slider.oninput();
})()</script>"""


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
        return "the default configuration"
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
    labels = [described(trial.configuration) for record in records for trial in record.trials]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Tuning</title><style>'
        "body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}"
        ".trial{fill:currentColor;opacity:.45}.best{fill:none;stroke:#2a78d6;stroke-width:2}"
        ".trial:hover,.pinned{fill:#c2410c;opacity:1}figure{margin:0}output{margin-left:1em}"
        ".axis{stroke:currentColor;opacity:.4}text{fill:currentColor;font-size:12px}</style>"
        f"<pre>{description}</pre>{interactive(points, labels if len(labels) == len(points) else ())}</html>"
    )


def interactive(points: Points, labels: Sequence[str] = ()) -> str:
    """Return the plot with a slider over the evaluations; `labels` describe the trials."""
    if not points:
        return ""
    ends = " ".join(f"{_x(at, len(points)):.1f}" for at in range(len(points)))
    best = " ".join(f"{best:.2f}" for _, best in points)
    slider = (
        f'<input type="range" min="1" max="{len(points)}" value="{len(points)}" aria-label="trials" '
        f'data-ends="{ends}" data-best="{best}">'
    )
    return f'<figure class="tuning">{svg(points, labels)}<br>{slider}<output></output></figure>{SCRIPT}'


def _x(at: int, count: int) -> float:
    """The place of a trial."""
    return MARGIN + (WIDTH - 2 * MARGIN) * at / max(count - 1, 1)


def svg(points: Points, labels: Sequence[str] = ()) -> str:
    """Return the plot as one svg element."""
    if not points:
        return ""
    bottom = min(best for _, best in points)
    right, low = WIDTH - MARGIN, HEIGHT - MARGIN

    def y(share: float) -> float:
        return MARGIN + (low - MARGIN) * (1 - (min(share, TOP) - bottom) / max(TOP - bottom, 1e-9))

    dots = []
    for at, (share, _) in enumerate(points):
        if share is not None:
            label = escape(f"{labels[at] if labels else f'trial {at + 1}'}: {share:.2f} of the untuned time")
            dots.append(
                f'<circle class="trial" cx="{_x(at, len(points)):.1f}" cy="{y(share):.1f}" r="3.5" '
                f'data-at="{at}" data-label="{label}"><title>{label}</title></circle>'
            )
    line = " ".join(f"{_x(at, len(points)):.1f},{y(best):.1f}" for at, (_, best) in enumerate(points))
    words = [
        f'<text x="6" y="{y(TOP) + 4:.1f}">{TOP:.2f}</text>',
        f'<text x="6" y="{y(1.0) + 4:.1f}">1.00</text>',
        f'<text x="6" y="{y(bottom) + 16:.1f}">{bottom:.2f}</text>' if bottom < 0.97 else "",
        f'<text x="{MARGIN}" y="20">share of the untuned time; best so far as a line</text>',
        f'<text x="{right - 90}" y="{HEIGHT - 10}">{len(points)} evaluation{"s" * (len(points) != 1)}</text>',
    ]
    axes = (
        f'<line class="axis" x1="{MARGIN}" y1="{y(1.0):.1f}" x2="{right}" y2="{y(1.0):.1f}"/>'
        f'<line class="axis" x1="{MARGIN}" y1="{low}" x2="{right}" y2="{low}"/>'
    )
    name = f"reached{zlib.crc32(line.encode())}"  # two plots of a page share nothing
    clip = f'<clipPath id="{name}"><rect width="{right}" height="{HEIGHT}"/></clipPath>'
    best = f'<polyline class="best" clip-path="url(#{name})" points="{line}"/>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="time against evaluations" '
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
    return f"{head}{size}{clip}{axes}{best}{''.join(dots)}{''.join(words)}</svg>"
