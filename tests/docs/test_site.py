"""The site: its programs compute what NumPy computes, and its pages are complete."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import click
import numpy as np
import pytest

import vyre
from vyre.cli.main import main

ROOT = Path(__file__).resolve().parents[2]


def load_builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("docs_build_site", ROOT / "docs" / "build_site.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BUILDER = load_builder()
NAMES = [name for names in BUILDER.TOPICS.values() for name in names]


@pytest.mark.parametrize("name", NAMES)
def test_a_program_of_the_gallery_agrees_with_numpy(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BUILDER.GALLERY))
    spec = importlib.util.spec_from_file_location(f"gallery_{name}", BUILDER.GALLERY / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    program = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, program)
    spec.loader.exec_module(program)

    result, expected = (
        program.compute(*program.inputs(program.SMALL)),
        program.plain(*program.inputs(program.SMALL)),
    )
    close = getattr(program, "close", lambda a, b: np.allclose(a, b, rtol=1e-3, atol=1e-4))
    picture = program.draw(result, *program.inputs(program.SMALL))

    assert close(result, expected)
    assert (3, np.uint8) == (picture.shape[2], picture.dtype)
    assert len(np.unique(picture)) > 1


def test_every_program_of_the_gallery_is_on_the_site() -> None:
    files = {path.stem for path in BUILDER.GALLERY.glob("*.py")} - {"pictures"}

    assert files == set(NAMES)
    assert len(files) >= 20


def test_every_program_of_the_gallery_has_a_stored_time_next_to_its_peers() -> None:
    stored = json.loads(BUILDER.TIMES.read_text(encoding="utf-8"))

    assert set(NAMES) == set(stored["programs"])
    assert [] == [
        name
        for name, spans in stored["programs"].items()
        if list(spans) not in (["Vyre", "numba", "NumPy"], ["Vyre", "torch", "NumPy"])
    ]
    assert "processors" in stored["machine"]
    assert stored["command"].startswith("python -m bench.gallery")


def test_the_game_of_life_is_a_page_that_needs_no_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(BUILDER.GALLERY))
    BUILDER.programs()["life"].export(tmp_path / "life-page.html")
    page = (tmp_path / "life-page.html").read_text(encoding="utf-8")

    assert "Repeat" in page
    assert [] == re.findall(r"(?:https?:|src=|import\()[^\s]*//[^\s]*", page)


def test_a_picture_is_a_png() -> None:
    sys.path.insert(0, str(BUILDER.GALLERY))
    from pictures import coloured, png

    data = png(coloured(np.linspace(0, 1, 6).reshape(2, 3)))

    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert b"IDAT" in data


def test_every_public_name_has_a_section_with_its_meaning() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    sections = set(re.findall(r"^### (\w+)$", page, flags=re.MULTILINE))
    words = set(vyre._WORDS)

    assert set() == set(vyre.__all__) - words - sections
    assert set() == sections - set(vyre.__all__)
    assert "Allocated and returned" in BUILDER.with_signatures(page)
    assert "unknown" not in BUILDER.signature_of("kernel") + BUILDER.signature_of("pipeline")


def test_every_function_of_the_library_shows_its_errors_on_the_site() -> None:
    page = BUILDER.with_errors((ROOT / "docs" / "lib.md").read_text(encoding="utf-8"))
    sections = re.findall(r"^### (\w+)\n(.*?)(?=^##|\Z)", page, flags=re.M | re.S)

    assert len(sections) > 50
    assert [] == [
        name for name, text in sections if "| call | error |" not in text or f"lib.{name}(" not in text
    ]


def test_every_function_on_dask_arrays_has_its_signature_and_meaning() -> None:
    page = BUILDER.dask_page()
    names = BUILDER.public_of(ROOT / "src" / "vyre" / "interop" / "dask" / "__init__.py")

    assert {"map_overlap", "reduce", "from_npy"} < set(names)
    assert [] == [name for name in names if not re.search(rf"## {name}\n\n`{name}\(.+\)`\n\n\w", page)]


def test_links_to_other_folders_hold_on_the_site() -> None:
    text = "[a](../CHANGELOG.md#unreleased), [b](guide/types.md), [c](tour.py), [d](https://x.org)"

    assert (
        "[a](project/changelog.md#unreleased), [b](guide/types.md), c (`docs/tour.py`), [d](https://x.org)"
        == BUILDER.relinked(text, "docs/start.md")
    )
    assert "[a](../project/changelog.md)" == BUILDER.relinked(
        "[a](../../CHANGELOG.md)", "docs/guide/types.md"
    )


def test_sessions_become_code_to_copy_with_its_output() -> None:
    text = "```python\n>>> x = 1\n>>> x + 1\n2\n\n>>> def f():\n...     return 3\n\n```\n"

    assert (
        "```python\nx = 1\nx + 1\n```\n\n```text\n2\n```\n\n```python\ndef f():\n    return 3\n```\n"
        == BUILDER.unprompted(text)
    )


def every_command() -> Iterator[tuple[str, click.Command]]:
    left: list[tuple[str, click.Command]] = [("vyre", main)]
    while left:
        words, command = left.pop()
        yield words, command
        left += [(f"{words} {name}", inner) for name, inner in getattr(command, "commands", {}).items()]


def test_every_page_for_newcomers_has_a_table_and_two_programs_side_by_side() -> None:
    pages = sorted((ROOT / "docs" / "coming-from").glob("*.md"))
    texts = {page.stem: BUILDER.side_by_side(BUILDER.unprompted(page.read_text("utf-8"))) for page in pages}

    assert {"cuda", "cupy", "jax", "numba", "opencl", "taichi", "triton", "warp"} == set(texts)
    assert [] == [name for name, text in texts.items() if text.count('<div markdown="1">') != 2]
    assert [] == [name for name, text in texts.items() if "\n|---|---|\n" not in text.partition("<div")[0]]


def test_every_variable_and_command_is_on_its_page() -> None:
    settings = (ROOT / "src" / "vyre" / "settings.py").read_text(encoding="utf-8")
    variables = set(re.findall(r'(?:get\(|_\w+\()"([A-Z_]{2,})"', settings))
    commands = BUILDER.cli_page()

    assert {"VYRE_DEVICE", "OMP_NUM_THREADS", "CI"} < variables
    assert [] == [name for name in variables if f"| `{name}` |" not in BUILDER.environment_page()]
    assert [] == [words for words, _ in every_command() if f"## {words}\n" not in commands]
    assert [] == [
        (words, option)
        for words, command in every_command()
        for parameter in command.params
        for option in parameter.opts
        if option.startswith("--")
        and option not in commands.partition(f"## {words}\n")[2].partition("## ")[0]
    ]


def test_plots_are_made_of_the_measured_tables(bless: bool) -> None:
    plots, page = BUILDER.plots(), BUILDER.figures_page()

    least = {
        "figure-call": 5, "figure-kernels": 8, "figure-pipelines": 5, "figure-cuda": 8, "figure-suite": 40,
        "figure-library": 20, "figure-tuning": 8, "figure-gallery": 20,
    }  # fmt: skip
    assert {} == {
        name: plots[name].count("<rect")
        for name, count in least.items()
        if plots[name].count("<rect") < count
    }
    assert [] == [name for name in plots if f"images/{name}.svg" not in page]
    stored = ROOT / "docs" / "images" / "figure-pipelines.svg"  # on the page of the repository
    if bless:
        stored.write_text(plots[stored.stem], encoding="utf-8")
    assert plots[stored.stem] == stored.read_text(encoding="utf-8")


def test_every_figure_has_its_command_machine_and_date() -> None:
    sections = BUILDER.figures_page().split("\n## ")[1:]

    assert len(sections) >= 7
    assert [] == [
        part[:20]
        for part in sections
        if not re.search(r"^`(?:python|make) [^`]+`, \d{4}-\d\d-\d\d, ", part, re.M)
    ]
    assert [] == [part[:20] for part in sections if "images/figure-" not in part]


def test_every_page_of_the_guide_is_in_the_navigation() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]

    assert [] == [
        page for page in pages if "/" in page and not page.startswith("design/") and page not in navigation
    ]
    assert [] == [
        page
        for page in re.findall(r": (\S+\.md)$", navigation, flags=re.M)
        if page not in {*pages, *BUILDER.GENERATED}
    ]
