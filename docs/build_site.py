"""Makes the sources of the site: the pages of docs/, and those that programs write.

`make docs-site` runs it, then mkdocs. Nothing is fetched from a network.

python docs/build_site.py build/docs [--quick]
"""

from __future__ import annotations

import argparse
import doctest
import importlib
import inspect
import json
import os
import re
import sys
from pathlib import Path
from types import ModuleType

import numpy as np

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
GALLERY = ROOT / "examples" / "gallery"
TIMES = ROOT / "bench" / "gallery" / "times.json"  # by python -m bench.gallery
# Pages of the repository outside of docs/, with their places on the site.
PROJECT = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "project/architecture.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "CHANGELOG.md": "project/changelog.md",
    "bench/README.md": "project/measurements.md",
}
LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
# The programs of the gallery, by topic.
TOPICS = {
    "Pictures": ("edges", "denoise", "equalize", "kmeans", "fourier", "voronoi"),
    "Fractals and rays": ("mandelbrot", "newton", "raymarch"),
    "Simulation": ("reaction", "waves", "lattice", "smoke", "life", "ising", "nbody", "montecarlo"),
    "Data and graphs": ("pagerank", "logs", "mining", "options", "attention"),
}
PLOTS = {
    "figure-call": "One call, three arrays of 16 f32, µs",
    "figure-kernels": "Kernels, whole calls, one thread: times as fast as numba",
    "figure-pipelines": "Pipelines, one thread: times as fast as the same kernels one by one",
    "figure-cuda": "On the GPU: times as fast as torch.compile",
}
# Pages and pictures that only the site has.
GENERATED = (
    "figures.md", "gallery/index.md", "reference/environment.md", "reference/cli.md",
    *(f"gallery/{name}.md" for names in TOPICS.values() for name in names), *PROJECT.values(),
)  # fmt: skip


def programs() -> dict[str, ModuleType]:
    """The modules of the gallery by name."""
    if str(GALLERY) not in sys.path:
        sys.path.insert(0, str(GALLERY))
    return {name: importlib.import_module(name) for names in TOPICS.values() for name in names}


def relinked(text: str, source: str) -> str:
    """A page with links that hold on the site; a link to code becomes its name. `source` is in the repository."""
    place = PROJECT.get(source, source.removeprefix("docs/"))

    def change(found: re.Match[str]) -> str:
        label, link = found[1], found[2]
        path, hash_, anchor = link.partition("#")
        if "://" in link or not path.strip("."):  # "k[grid](...)" is code
            return found[0]
        target = os.path.normpath(os.path.join(os.path.dirname(source), path))
        on_site = PROJECT.get(target) or (target.removeprefix("docs/") if target.startswith("docs/") else "")
        if on_site == "README.md":
            on_site = "index.md"
        if target == "examples/gallery":
            on_site = "gallery/index.md"
        if on_site.startswith("images/"):
            return f"[{label}]({os.path.relpath(on_site, os.path.dirname(place) or '.')})"
        if not on_site.endswith(".md"):
            return f"`{target}`" if label.strip("`") in (path, target) else f"{label} (`{target}`)"
        relative = os.path.relpath(on_site, os.path.dirname(place) or ".")
        return f"[{label}]({relative}{hash_}{anchor})"

    parts = re.split(r"(```.*?```)", text, flags=re.DOTALL)
    return "".join(part if part.startswith("```") else LINK.sub(change, part) for part in parts)


def unprompted(text: str) -> str:
    """A page whose sessions are code to copy, each with its output below it."""

    def change(found: re.Match[str]) -> str:
        parts, code = [], ""
        for part in doctest.DocTestParser().parse(found[1]):
            if isinstance(part, str):
                code += "\n" * bool(code and "\n" in part and not part.strip())
                continue
            code += part.source
            if part.want:
                shown = part.want.replace("<BLANKLINE>", "").rstrip("\n")
                parts += [f"```python\n{code.strip(chr(10))}\n```\n", f"```text\n{shown}\n```\n"]
                code = ""
        if code.strip():
            parts.append(f"```python\n{code.strip(chr(10))}\n```\n")
        return "\n".join(parts)

    return re.sub(r"^```python\n(>>> .*?)^```\n", change, text, flags=re.DOTALL | re.MULTILINE)


def gallery(out: Path, *, quick: bool) -> None:
    """The pages and pictures of the gallery, with the stored time of each program beside its peers'."""
    from pictures import png  # in the folder of the programs

    out.mkdir(parents=True, exist_ok=True)
    stored = json.loads(TIMES.read_text(encoding="utf-8"))
    measured = f"`{stored['command']}`, {stored['machine']}"
    modules, cards, rows = programs(), {}, {}
    for name, module in modules.items():
        size = module.SMALL if quick else module.LARGE
        arguments = module.inputs(size)
        (out / f"{name}.png").write_bytes(png(module.draw(module.compute(*arguments), *arguments)))
        title, _, text = (module.__doc__ or "").partition("\n\n")
        title = title.rstrip(".")
        speed, rows[name] = times(stored["programs"][name], title, name)
        page = f"# {title}\n\n{text.strip()}\n\n![{title}]({name}.png)\n\n{speed}\n\n"
        if hasattr(module, "export"):
            module.export(out / f"{name}-page.html")
            page += (
                f"In the browser, by WebGPU ([the page alone]({name}-page.html)):\n\n"
                f'<iframe src="{name}-page.html" title="{title}" width="100%" height="620" style="border: 0"></iframe>\n\n'
            )
        code = (GALLERY / f"{name}.py").read_text(encoding="utf-8")
        run = f"`python examples/gallery/{name}.py` runs it, prints its time beside NumPy's, and writes the picture."
        write(out / f"{name}.md", f"{page}{run}\n\n```python\n{code}```\n\nTimes: {measured}.\n")
        cards[name] = f"| [![{title}]({name}.png){{ width=220 }}]({name}.md) | **[{title}]({name}.md)** " \
            f"<br> {' '.join(text.split())} <br> {speed} |\n"  # fmt: skip
    lines = [
        f"# Gallery\n\n{len(cards)} programs to read, run and change. Each has the same computation in NumPy beside it; the "
        "tests compare the two, and the build of this site drew the pictures.\n"
    ]
    for topic, names in TOPICS.items():
        lines.append(f"\n## {topic}\n\n| | |\n|---|---|\n" + "".join(cards[name] for name in names))
    table = "".join(rows[name] for names in TOPICS.values() for name in names)
    lines.append(
        "\n## Times\n\nOne whole call on the size of the picture: the median of the rounds, with the least and the greatest in "
        "brackets. Ratios, and the times beside the pictures, are of the least. Every contender may use all threads. The peer is numba with `parallel=True`, or torch where a program is made of its "
        f"operations; its code is in `bench/gallery/peers.py`. {measured}.\n\n"
        f"| program | Vyre, ms | peer, ms | NumPy, ms | times as fast as the peer | as NumPy |\n|---|---|---|---|---|---|\n{table}"
        "\nMore programs that check themselves: `examples/mandelbrot.py`, `life.py`, `scan.py`, `sha256.py`, `nbody.py`.\n"
    )
    write(out / "index.md", "".join(lines))


def times(spans: dict[str, list[float]], title: str, name: str) -> tuple[str, str]:
    """The times of a program as a sentence, and as a row of the table."""
    (peer, theirs), numpy = list(spans.items())[1], spans["NumPy"]
    ours, least, plain = (span[1] for span in (spans["Vyre"], theirs, numpy))
    sentence = (
        f"Vyre {digits(ours)} ms, {peer} {digits(least)} ms ({least / ours:.2g} times), "
        f"NumPy {digits(plain)} ms ({digits(plain / ours)} times)."
    )
    cells = ["{} ({}..{})".format(*map(digits, span)) for span in (spans["Vyre"], theirs, numpy)]
    cells[1] = f"{peer} {cells[1]}"
    ratios = f"{least / ours:.2f} | {plain / ours:.1f}"
    return sentence, f"| [{title.partition(':')[0]}]({name}.md) | {' | '.join(cells)} | {ratios} |\n"


def digits(value: float) -> str:
    """Three digits, and none after the point of large numbers."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def signature_of(name: str) -> str:
    import vyre

    thing = getattr(vyre, name)
    try:
        shown = re.sub(r"'|, \*\*unknown: object", "", str(inspect.signature(thing)))
    except (TypeError, ValueError):
        shown = ""
    if shown == "()" or isinstance(thing, type):  # classes that users do not create themselves
        shown = ""
    text = inspect.getdoc(thing) or ""
    members = []
    for member, value in vars(thing).items() if isinstance(thing, type) else ():
        doc = inspect.getdoc(value) if not isinstance(value, str | tuple | int) else None
        if not member.startswith("_") and doc and (callable(value) or isinstance(value, property)):
            members.append(f"- `{member}`: {' '.join(doc.split())}")
    listing = "\n\n" + "\n".join(members) if members else ""
    return f"`vyre.{name}{shown}`\n\n{' '.join(text.split())}{listing}\n"


def with_signatures(text: str) -> str:
    """The API page with the signature and docstring of each name under its heading."""
    return re.sub(r"^### (\w+)\n", lambda found: f"{found[0]}\n{signature_of(found[1])}", text, flags=re.M)


def environment_page() -> str:
    from vyre.settings import Settings

    doc = " ".join((Settings.__doc__ or "").split())
    rows = re.findall(r"`(\w+)` is ([A-Z_]+): ([^.]*(?:\([^)]*\))?[^.]*)\.", doc)
    table = "".join(f"| `{variable}` | {meaning} |\n" for _, variable, meaning in rows)
    progress = "| `VYRE_PROGRESS` | `off` shows no progress of slow operations; neither does `CI` |\n"
    return f"# Environment variables\n\nRead once, on first use.\n\n| variable | meaning |\n|---|---|\n{table}{progress}"


def cli_page() -> str:
    import click

    from vyre.cli.main import main

    def described(command: click.Command, words: str) -> str:
        context = click.Context(command, info_name=words)
        text = f"\n## {words}\n\n```text\n{command.get_help(context)}\n```\n"
        for name, inner in getattr(command, "commands", {}).items():
            text += described(inner, f"{words} {name}")
        return text

    return "# Command line\n" + described(main, "vyre")


def figures_page() -> str:
    """Plots of the measured tables, and where each table is."""
    text = (ROOT / "bench" / "README.md").read_text(encoding="utf-8")
    stamps = [line for line in text.split("\n") if re.match(r"\d{4}-\d\d-\d\d, ", line)]
    gpu = next(stamp for stamp in stamps if "NVIDIA" in stamp)
    drawn = "".join(
        f"![{title}](images/{name}.svg)\n\n" for name, title in PLOTS.items() if "cuda" not in name
    )
    headings = re.findall(r"^###? (.+)$", text, flags=re.MULTILINE)
    tables = "".join(f"- [{title}](project/measurements.md#{anchor(title)})\n" for title in headings)
    return (
        "# Figures\n\nEvery figure comes from a table with its command, machine, date and spread: [measurements](project/measurements.md). "
        "A ratio above 1 means that Vyre is faster.\n\n"
        f"## CPU\n\n`make bench`, {stamps[0]}\n\n{drawn}"
        f"## NVIDIA GPUs\n\n`python -m bench.cuda`, {gpu}\n\n![{PLOTS['figure-cuda']}](images/figure-cuda.svg)\n\n"
        f"## All tables\n\n{tables}\n"
        "`python -m bench.calls` measures calls, `python -m bench.compile` compile times, `python bench/dask_scale.py` clusters of processes.\n"
    )


def anchor(heading: str) -> str:
    """The anchor of a heading, as mkdocs makes it."""
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", heading.lower())).strip("-")


def bars(title: str, rows: list[tuple[str, float]], unit: str) -> str:
    """A bar chart as SVG."""
    most, height = max(value for _, value in rows), 26 * len(rows) + 46
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="760" height="{height}" viewBox="0 0 760 {height}" '
        f'font-family="system-ui, sans-serif" font-size="13"><rect width="760" height="{height}" fill="#fff"/>'
        f'<text x="10" y="22" font-weight="600">{title}</text>'
    ]
    for at, (label, value) in enumerate(rows):
        y, width = 36 + 26 * at, max(2, 340 * value / most)
        colour = "#3b6fd4" if "vyre" in label.lower() or unit == "x" else "#9fb0c6"
        parts.append(
            f'<text x="310" y="{y + 14}" text-anchor="end" fill="#1c2430">{label}</text>'
            f'<rect x="320" y="{y}" width="{width:.0f}" height="18" rx="3" fill="{colour}"/>'
            f'<text x="{328 + width:.0f}" y="{y + 14}" fill="#526070">{value:.3g} {unit}</text>'
        )
    return "".join(parts) + "</svg>\n"


def plots() -> dict[str, str]:
    """The plots of the figures, from the tables of bench/README.md."""
    text = (ROOT / "bench" / "README.md").read_text(encoding="utf-8")
    cpu, _, cuda = text.partition("## NVIDIA GPUs")
    call = []
    for way, value, unit in re.findall(r"^\| ([^|]+) \| ([\d.]+) \([^)]*\) (ns|µs) \|", cpu, flags=re.M):
        if way.startswith(("k(a", "np.add", "numba", "ctypes, slots")):
            label = f"Vyre: {way}" if way.startswith("k(a") else way
            call.append((label, float(value) / 1e3 if unit == "ns" else float(value)))
    rows = {
        "figure-kernels": ratios(cpu, r"^\| ([^|]+) \| 1 \|(?:[^|]*\|){5} ([^|]*x numba[^|]*) \|", "x numba"),
        "figure-pipelines": ratios(
            cpu, r"^\| ([^|]+) \| 1 \| [^|]*->[^|]*\|(?:[^|]*\|){3} ([^|]*) \|", "x eager"
        ),
        "figure-cuda": [
            (f"{heading}: {name}" if re.fullmatch(r"[\d x]+", name) else name, ratio)
            for heading, part in re.findall(
                r"^### ([^\n,]+)[^\n]*\n(.*?)(?=^###|\Z)", cuda, flags=re.M | re.S
            )
            for name, ratio in ratios(
                part, r"^\| ([^|]+) \|(?:[^|]*\|){5} ([^|]*torch\.compile[^|]*) \|", "torch.compile"
            )
            if not re.search(r"- 1|8191|8193|1023", name)  # odd sizes have nearly the same speed
        ],
    }
    charts = {name: bars(PLOTS[name], found, "x") for name, found in rows.items()}
    return {"figure-call": bars(PLOTS["figure-call"], call[:6], "µs"), **charts}


def ratios(text: str, row: str, peer: str) -> list[tuple[str, float]]:
    """The names of rows, and how many times as fast as a peer Vyre is in each."""
    found = []
    for name, cell in re.findall(row, text, flags=re.MULTILINE):
        before = re.search(rf"([\d.]+){re.escape(peer)}", cell)
        after = re.search(rf"{re.escape(peer)} [\d.]+ \S+ \(([\d.]+)x\)", cell)
        ratio = before or after
        if ratio:
            found.append((name, float(ratio[1])))
    return found


def drawings() -> dict[str, str]:
    """The dispatch graphs of the pipelines on the pages, drawn from the blocks that the pages show."""
    from vyre.report.drawing import drawing
    from vyre.report.html import STYLE
    from vyre.report.svg import svg

    drawn = {}
    for page, name in (("start.md", "peaks"), ("guide/pipelines.md", "chain")):
        text = (DOCS / page).read_text(encoding="utf-8")
        space: dict[str, object] = {}
        for example in doctest.DocTestParser().get_examples(text):
            if "Traceback" not in example.want and "print" not in example.source:
                source = example.source
                exec(compile(source, f"<{page}>", "exec"), space)
                if "explain(" in source:
                    break
        style = STYLE.replace(".vyre svg ", "").replace(".vyre ", "")
        plan = space["plan"]
        graph = svg(drawing(plan.plan)).replace("<defs>", f"<style>{style}</style><defs>", 1)
        drawn[name] = graph
    return drawn


def build(out: Path, *, quick: bool = False) -> None:
    """Write the sources of the whole site into a folder."""
    for path in sorted(DOCS.rglob("*.md")):
        place = path.relative_to(DOCS)
        if place.as_posix() == "README.md":
            continue
        text = relinked(path.read_text(encoding="utf-8"), f"docs/{place.as_posix()}")
        text = with_signatures(text) if place.name == "api.md" else text
        write(out / place, unprompted(text))
    for source, place in PROJECT.items():
        write(out / place, unprompted(relinked((ROOT / source).read_text(encoding="utf-8"), source)))
    write(out / "figures.md", figures_page())
    write(out / "reference" / "environment.md", environment_page())
    write(out / "reference" / "cli.md", cli_page())
    for name, picture in {**drawings(), **plots()}.items():
        write(out / "images" / f"{name}.svg", picture)
    programs()
    gallery(out / "gallery", quick=quick)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--quick", action="store_true", help="small arrays in the gallery")
    given = parser.parse_args()
    np.seterr(all="ignore")
    build(given.out, quick=given.quick)


if __name__ == "__main__":
    main()
