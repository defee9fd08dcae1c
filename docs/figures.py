"""The page of figures: plots and tables of bench/README.md, each with its command, machine and date."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
TIMES = ROOT / "bench" / "gallery" / "times.json"  # by python -m bench.gallery
HEAD = """# Figures

All measurements as plots and tables, each with its command, machine and date. A ratio above 1 means that
Vyre is faster. [Measurements](project/measurements.md) explains the methods and has further tables.
"""


class Section(NamedTuple):
    """A part of the page; `block` is the block of the tables that has its date and machine."""

    title: str
    command: str
    block: str
    text: str
    plots: tuple[str, ...]
    tables: tuple[str, ...]


PLOTS = {
    "figure-kernels": "Kernels, whole calls, one thread: times as fast as numba",
    "figure-suite": "Classic programs, size M, one thread: times as fast as numba",
    "figure-pipelines": "Pipelines, one thread: times as fast as the same kernels one by one",
    "figure-library": "The library, 4 million elements, one thread: times as fast as NumPy",
    "figure-cuda": "On the GPU: times as fast as torch.compile",
    "figure-call": "One call, three arrays of 16 f32, µs",
    "figure-tuning": "Part of the best speed that a strategy finds with 50 evaluations",
    "figure-gallery": "The gallery, all threads: times as fast as numba or torch",
}
GPU_TABLES = (
    "Elementwise", "Softmax of rows, as a group kernel", "Sum", "5-point stencil", "Transpose",
    "Matrix product in f32, without tensor cores",
)  # fmt: skip
SECTIONS = (
    Section("CPU", "python -m bench.cpu", "tables of python -m bench.cpu",
            "gcc and numba run the same loops; NumPy its own functions.", ("figure-kernels",),
            ("Whole calls, wall time",)),
    Section("Classic programs", "python -m bench.suite", "tables of python -m bench.suite",
            "Programs like those of PolyBench and NPBench, against the fastest of several numba versions.",
            ("figure-suite",), ("tables of python -m bench.suite",)),
    Section("Pipelines", "python -m bench.pipelines", "tables of python -m bench.pipelines",
            "One by one: each kernel is called separately and stores its result.",
            ("figure-pipelines",), ("Pipelines, whole calls, wall time",)),
    Section("Library", "python -m bench.lib", "tables of python -m bench.lib",
            "CPU time beside NumPy's functions of the same name.", ("figure-library",),
            ("tables of python -m bench.lib",)),
    Section("NVIDIA GPUs", "python -m bench.cuda", "tables of python -m bench.cuda",
            "Times on the GPU, beside torch, Triton, CuPy and JAX.", ("figure-cuda",),
            GPU_TABLES),
    Section("Calls", "python -m bench.cpu", "tables of python -m bench.cpu",
            "The overhead of a call beyond the work of the kernel.", ("figure-call",),
            ("The way to a first result, each in a fresh process",
             "One call, three arrays of 16 f32, wall time",
             "Launching from Python, three arrays of 16 f32")),
    Section("Tuning", "python -m bench.tuning FOLDER", "tables of python -m bench.tuning",
            "Strategies on recorded tuning spaces: 1 is the best configuration there is. Times are replayed "
            "from recordings, so the figures do not depend on the machine.",
            ("figure-tuning",), ("tables of python -m bench.tuning",)),
)  # fmt: skip


def figures_page() -> str:
    """Every section with its plots and tables."""
    parts = [HEAD]
    for section in SECTIONS:
        parts.append(
            f"\n## {section.title}\n\n`{section.command}`, {stamp(section.block)}\n\n{section.text}\n\n"
        )
        parts += [f"![{PLOTS[name]}](images/{name}.svg)\n\n" for name in section.plots]
        for heading in section.tables:
            title = section.title if heading.startswith("tables of") else heading
            parts.append(
                f'<details markdown="1"><summary>Table: {title}</summary>\n\n{table(heading)}\n</details>\n\n'
            )
    stored = json.loads(TIMES.read_text(encoding="utf-8"))
    parts.append(
        f"\n## Gallery\n\n`{stored['command']}`, {stored['machine']}.\n\n"
        f"![{PLOTS['figure-gallery']}](images/figure-gallery.svg)\n\n"
        "The [gallery](gallery/index.md#times) has the table.\n"
    )
    return "".join(parts)


def measured() -> str:
    return (ROOT / "bench" / "README.md").read_text(encoding="utf-8")


def part(heading: str) -> str:
    """What follows a heading, or a mark of generated tables, up to the next heading or mark."""
    found = re.search(rf"^(?:### {re.escape(heading)}|<!-- {re.escape(heading)} -->)\n(.*?)(?=^#|^<!--)",
                      measured(), flags=re.MULTILINE | re.DOTALL)  # fmt: skip
    if found is None:
        raise ValueError(f"bench/README.md has no part {heading!r}. Fix: name one of its headings.")
    return found[1]


def table(heading: str) -> str:
    """The first table of a part."""
    found = re.search(r"^\|.*\n(?:\|.*\n)+", part(heading), flags=re.MULTILINE)
    assert found is not None, heading
    return found[0]


def rows(heading: str) -> list[list[str]]:
    """The cells of the rows of a table, without its head."""
    return [line.strip("| ").split(" | ") for line in table(heading).splitlines()[2:]]


def stamp(block: str) -> str:
    """The line with the date and the machine of a block of tables."""
    found = re.search(r"^(\d{4}-\d\d-\d\d, [^\n]*?)[.;]?(?: Median[^\n]*)?$", part(block), flags=re.MULTILINE)
    assert found is not None, block
    return f"{found[1]}."


def bars(title: str, values: Sequence[tuple[str, float]], unit: str) -> str:
    """A bar chart as SVG; a line marks 1 where bars are ratios."""
    most, height = max(value for _, value in values), 26 * len(values) + 46
    left = max(310, 7 * max(len(label) for label, _ in values))  # the right end of the labels
    longest = 650 - left  # the longest bar, which leaves room for its number
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="760" height="{height}" '
        f'viewBox="0 0 760 {height}" font-family="system-ui, sans-serif" font-size="13">'
        f'<rect width="760" height="{height}" fill="#fff"/>'
        f'<text x="10" y="22" font-weight="600">{title}</text>'
    ]
    for at, (label, value) in enumerate(values):
        y, width = 36 + 26 * at, max(2, longest * value / most)
        is_behind = value < 1 if unit == "x" else "vyre" not in label.lower()
        colour = "#9fb0c6" if is_behind else "#3b6fd4"
        parts.append(
            f'<text x="{left}" y="{y + 14}" text-anchor="end" fill="#1c2430">{label}</text>'
            f'<rect x="{left + 10}" y="{y}" width="{width:.0f}" height="18" rx="3" fill="{colour}"/>'
            f'<text x="{left + 18 + width:.0f}" y="{y + 14}" fill="#526070">{value:.3g} {unit}</text>'
        )
    if unit == "x":
        x = left + 10 + longest / most
        parts.append(f'<path d="M{x:.0f} 32V{height - 6}" stroke="#c2410c" stroke-dasharray="3 3"/>')
    return "".join(parts) + "</svg>\n"


def ratio(cell: str, peer: str) -> float | None:
    """How many times as fast as a peer, of a cell such as "1.02x gcc; 7.2x eager" or "torch 3 ms (1.02x)"."""
    found = re.search(rf"([\d.]+)x {re.escape(peer)}(?:;|$)", cell)
    found = found or re.search(rf"{re.escape(peer)} [\d.,]+(?: \S+)? \( *([\d.]+)x\)", cell)
    return None if found is None else float(found[1])


def plots() -> dict[str, str]:
    """The plots, drawn from the tables."""
    ratios: dict[str, list[tuple[str, float | None]]] = {
        "figure-kernels": [
            (row[0], ratio(row[7], "numba")) for row in rows("Whole calls, wall time") if row[1] == "1"
        ],
        "figure-suite": [(row[0], float(row[6])) for row in rows("tables of python -m bench.suite")],
        "figure-pipelines": [
            (row[0], ratio(row[6], "eager"))
            for row in rows("Pipelines, whole calls, wall time")
            if row[1] == "1"
        ],
        "figure-library": [
            (row[0], float(row[3].partition("(")[2].rstrip("x)")))
            for row in rows("tables of python -m bench.lib")
        ],
        "figure-cuda": [
            (
                f"{heading}: {row[0]}" if re.fullmatch(r"[\d x]+", row[0]) else row[0],
                ratio(row[-1], "torch.compile"),
            )
            for heading in (*GPU_TABLES, "Kernels of other kinds")
            for row in rows(heading)
            if not re.search(r"- 1|8191|8193|1023", row[0])  # odd sizes have nearly the same speed
        ],
    }
    charts = {
        name: bars(PLOTS[name], [(label, value) for label, value in values if value is not None], "x")
        for name, values in ratios.items()
    }
    return {**charts, "figure-call": _calls(), "figure-tuning": _tuning(), "figure-gallery": _gallery()}


def _calls() -> str:
    """The calls of the kernel and of its peers."""
    values = []
    for row in rows("One call, three arrays of 16 f32, wall time"):
        way, (number, unit) = row[0], re.fullmatch(r"([\d.]+) \([^)]*\) (ns|µs)", row[1]).groups()  # type: ignore[union-attr]
        if way.startswith(("k(a", "np.add", "numba", "ctypes, slots")):
            label = f"Vyre: {way}" if way.startswith("k(a") else way
            values.append((label, float(number) / 1e3 if unit == "ns" else float(number)))
    return bars(PLOTS["figure-call"], values, "µs")


def _tuning() -> str:
    """The default strategy, random search and the best of Kernel Tuner's after 50 evaluations."""
    found = [(row[0], float(row[3].split()[0])) for row in rows("tables of python -m bench.tuning")]
    others = sorted((row for row in found if row[0].startswith("Kernel Tuner")), key=lambda row: -row[1])
    random = [row for row in found if row[0] == "random search"]
    return bars(PLOTS["figure-tuning"], [("Vyre, the default", found[0][1]), *others[:8], *random], " ")


def _gallery() -> str:
    programs = json.loads(TIMES.read_text(encoding="utf-8"))["programs"]
    values = [(name, list(spans.values())[1][1] / spans["Vyre"][1]) for name, spans in programs.items()]
    return bars(PLOTS["figure-gallery"], values, "x")
