"""Makes the sources of the site: the pages of docs/, and those that programs write.

`make docs-site` runs it, then mkdocs. Nothing is fetched from a network.

python docs/build_site.py build/docs [--quick]
"""

from __future__ import annotations

import argparse
import ast
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

sys.path.insert(0, str(Path(__file__).resolve().parent))

from figures import figures_page, plots

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
# Two programs beside each other where the window is wide enough; pictures of the gallery as cards and as a strip.
STYLE = """\
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1.2rem; }
.cards p { margin: .3rem 0; font-size: .66rem; line-height: 1.5; }
.cards img { width: 100%; height: 8rem; object-fit: cover; border-radius: .2rem; }
.strip { display: grid; grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr)); gap: .4rem; }
.strip p { display: contents; }
.strip img { width: 100%; height: 5rem; object-fit: cover; border-radius: .2rem; }
.programs { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 0 .8rem; }
.programs pre { font-size: .66rem; }
"""
# The programs whose pictures are on the first page.
STRIP = ("lattice", "raymarch", "smoke", "mandelbrot", "reaction", "voronoi")
# Pages and pictures that only the site has.
GENERATED = (
    "figures.md", "gallery/index.md", "reference/environment.md", "reference/cli.md", "reference/dask.md",
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


def side_by_side(text: str) -> str:
    """A page that compares two programs, "..., in X:" and "and in Vyre:", with the two beside each other."""
    block = r"(?:```\w*\n.*?^```\n\n?)"
    line = r"[^\n|]+"
    found = re.search(
        rf"^({line}, in {line}:)\n\n({block})(and in Vyre[^\n]*:)\n\n({block}+)",
        text,
        re.DOTALL | re.MULTILINE,
    )
    if found is None:
        return text
    theirs = found[2].replace("```text\n", "```python\n", 1)  # not run by the tests, but Python
    columns = "".join(
        f'<div markdown="1">\n{words}\n\n{code.rstrip()}\n</div>\n'
        for words, code in ((found[1], theirs), (found[3].replace("and in", "In", 1), found[4]))
    )
    grid = f'<div class="programs" markdown="1">\n{columns}</div>\n\n'
    return "---\nhide: [toc]\n---\n" + text[: found.start()] + grid + text[found.end() :]


def home(text: str) -> str:
    """The first page: README, with pictures of the gallery below its first paragraph, and the whole width."""
    pictures = "\n".join(f"[![{name}](gallery/{name}.png)](gallery/{name}.md)" for name in STRIP)
    title, first, rest = text.split("\n\n", 2)
    strip = f'<div class="strip" markdown="1">\n{pictures}\n</div>'
    return f"---\nhide: [navigation, toc]\n---\n{title}\n\n{first}\n\n{strip}\n\n{rest}"


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
                f'<iframe src="{name}-page.html" title="{title}" width="100%" height="760" style="border: 0"></iframe>\n\n'
            )
        code = (GALLERY / f"{name}.py").read_text(encoding="utf-8")
        run = f"`python examples/gallery/{name}.py` runs this program, prints its time and that of NumPy, and writes the picture."
        write(out / f"{name}.md", f"{page}{run}\n\n```python\n{code}```\n\nTimes: {measured}.\n")
        cards[name] = (
            f'<div markdown="1">\n[![{title}]({name}.png)]({name}.md)\n\n**[{title}]({name}.md)**\n\n'
            f"{' '.join(text.split())}\n\n{speed}\n</div>\n"
        )
    lines = [
        f"# Gallery\n\n{len(cards)} programs to read, run and change. Each also contains the same computation in NumPy; the "
        "tests compare the two. The pictures were drawn while this site was built.\n"
    ]
    for topic, names in TOPICS.items():
        grid = "".join(cards[name] for name in names)
        lines.append(f'\n## {topic}\n\n<div class="cards" markdown="1">\n{grid}</div>\n')
    table = "".join(rows[name] for names in TOPICS.values() for name in names)
    lines.append(
        "\n## Times\n\nThe time of one whole call on the size of the picture: the median of the rounds, with the least and the greatest in "
        "brackets. Ratios, and the times beside the pictures, are those of the least times. All programs may use all threads. The peer is numba with `parallel=True`, or torch for programs that consist of its "
        f"operations; its code is in `bench/gallery/peers.py`. For the log file it is a search for the two words, written by hand, where Vyre runs "
        f"the automaton of any regular expression. {measured}.\n\n"
        f"| program | Vyre, ms | peer, ms | NumPy, ms | times as fast as the peer | as NumPy |\n|---|---|---|---|---|---|\n{table}"
        "\nMore programs that check themselves: `examples/mandelbrot.py`, `life.py`, `scan.py`, `sha256.py`, `nbody.py`.\n"
    )
    write(out / "index.md", "".join(lines))


def times(spans: dict[str, list[float]], title: str, name: str) -> tuple[str, str]:
    """The times of a program as a sentence, and as a row of the table."""
    (peer, theirs), numpy = list(spans.items())[1], spans["NumPy"]
    ours, least, plain = (span[1] for span in (spans["Vyre"], theirs, numpy))
    sentence = (
        f"Vyre {digits(ours)} ms. {peer} {digits(least)} ms: Vyre is {least / ours:.2g} times as fast. "
        f"NumPy {digits(plain)} ms: {digits(plain / ours)} times."
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
        shown = str(inspect.signature(thing)).replace("'", "").replace(", **unknown: object", "")
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


def with_errors(text: str) -> str:
    """The page of the library with the errors of each function at the end of its section."""
    page = (DOCS / "lib-errors.md").read_text(encoding="utf-8")
    tables = dict(re.findall(r"^## (\w+)\n\n(\| call .*?\|\n)(?=\n|\Z)", page, flags=re.M | re.S))

    def extended(section: re.Match[str]) -> str:
        return f"{section[0].rstrip()}\n\nErrors, with the arrays of [this page](lib-errors.md):\n\n{tables[section[1]]}\n"

    return re.sub(r"^### (\w+)\n.*?(?=^##|\Z)", extended, text, flags=re.M | re.S)


def dask_page() -> str:
    """The functions of `vyre.interop.dask`, from their source: the site is also built where Dask is missing."""
    folder = ROOT / "src" / "vyre" / "interop" / "dask"
    functions = {
        node.name: node
        for path in sorted(folder.glob("*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    }
    page = (
        "# Dask\n\nThe functions of `vyre.interop.dask` (`pip install 'vyre[dask]'`); [the guide](../guide/dask.md) explains them, "
        "with examples.\n\nErrors: `CallError` for arguments that are not Dask arrays of NumPy chunks, for chunks of unknown size, and for "
        "calls whose chunks depend on more than their halo; errors of a task are raised by `compute()`.\n"
    )
    for name in public_of(folder / "__init__.py"):
        node = functions[name]
        text = (ast.get_docstring(node) or "").replace("\n\n", "\0").replace("\n", " ").replace("\0", "\n\n")
        page += f"\n## {name}\n\n`{name}({ast.unparse(node.args)})`\n\n{text}\n"
    return page


def public_of(path: Path) -> list[str]:
    """The names of a module's `__all__`."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            names: list[str] = ast.literal_eval(node.value)
            return names
    raise ValueError(f"{path} has no __all__. Fix: list its public names.")


def environment_page() -> str:
    from vyre.settings import Settings

    doc = inspect.getdoc(Settings) or ""
    rows = re.findall(r"^([A-Z_]+): (.*(?:\n    .*)*)", doc, flags=re.MULTILINE)
    table = "".join(f"| `{variable}` | {' '.join(meaning.split())} |\n" for variable, meaning in rows)
    text = (
        "Vyre reads these variables once, on first use. An empty variable counts as unset; an invalid value raises a "
        "`ValueError` with a fix. The CUDA driver reads `CUDA_VISIBLE_DEVICES`: `cuda:0` is the first visible GPU."
    )
    return f"# Environment variables\n\n{text}\n\n| variable | meaning |\n|---|---|\n{table}"


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
        text = with_errors(text) if place.name == "lib.md" else text
        text = unprompted(text)
        write(out / place, side_by_side(text) if place.parts[0] == "coming-from" else text)
    for source, place in PROJECT.items():
        text = unprompted(relinked((ROOT / source).read_text(encoding="utf-8"), source))
        write(out / place, home(text) if source == "README.md" else text)
    write(out / "extra.css", STYLE)
    write(out / "figures.md", figures_page())
    write(out / "reference" / "environment.md", environment_page())
    write(out / "reference" / "cli.md", cli_page())
    write(out / "reference" / "dask.md", dask_page())
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
