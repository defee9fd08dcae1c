"""Every code block of the pages is run, or says which device or package it needs."""

from __future__ import annotations

import doctest
import linecache
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

import vyre

ROOT = Path(__file__).resolve().parents[2]
# Tested with their errors by test_language.py, test_generated.py and test_extending.py.
TESTED = {"docs/language.md", "docs/problems.md", "docs/extending.md"}
BLOCK = re.compile(
    r"^(?:<!-- runs where there is: (?P<needs>[\w, ]+) -->\n)?```(?P<kind>\w*)\n(?P<code>.*?)^```",
    flags=re.DOTALL | re.MULTILINE,
)
SHOWN = {"text", "sh", "cuda", "c", "js", "toml"}  # other languages, shells, and output
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PLACES = [
    (page.relative_to(ROOT).as_posix(), found)
    for page in PAGES
    if "design" not in page.parts
    for found in BLOCK.finditer(page.read_text(encoding="utf-8"))
]
NEEDING = [(page, found["needs"], found.start()) for page, found in PLACES if found["needs"]]


def missing(need: str) -> bool:
    if need in ("cuda", "webgpu"):
        return not any(device.available for device in vyre.devices() if device.name.startswith(need))
    return find_spec(need) is None


def sessions(text: str) -> str:
    """The code of the doctests of a page that raise nothing, without their output."""
    examples = doctest.DocTestParser().get_examples(text)
    return "".join(example.source for example in examples if "Traceback" not in example.want)


@pytest.mark.parametrize(
    ("page", "needs", "start"), NEEDING, ids=[f"{page}-{needs}-{at}" for page, needs, at in NEEDING]
)
def test_a_block_that_needs_a_device_or_a_package_runs(page: str, needs: str, start: int) -> None:
    lacking = [need for need in needs.split(", ") if missing(need)]
    if lacking:
        pytest.skip(f"{page} needs {' and '.join(lacking)}, which this machine does not have")
    text = (ROOT / page).read_text(encoding="utf-8")
    before = [found["code"] for _, found in PLACES if _ == page and found["needs"] and found.start() <= start]
    own = [code for code in before[:-1] if not any(map(missing, _imports(code)))]
    code = "\n".join([sessions(text[:start]), *own, before[-1]])
    name = f"<{page} at {start}>"
    linecache.cache[name] = (
        len(code),
        None,
        code.splitlines(keepends=True),
        name,
    )  # kernels read their source

    exec(compile(code, name, "exec"), {"__name__": "__main__"})


def _imports(code: str) -> list[str]:
    return [
        word
        for word in re.findall(r"^import (\w+)", code, flags=re.MULTILINE)
        if word in ("torch", "cupy", "jax")
    ]


def test_no_other_block_is_left_out() -> None:
    assert [] == [
        (page, found["code"][:60])
        for page, found in PLACES
        if page not in TESTED
        and not found["needs"]
        and found["kind"] not in SHOWN
        and not (found["kind"] == "python" and found["code"].startswith(">>> "))
    ]


def test_every_name_that_a_page_mentions_exists() -> None:
    """`vy.name`, `lib.name`, and words of families such as `workgroup_...`, in text, tables and code."""
    unknown = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        if "design" in page.parts or page.name == "CHANGELOG.md":
            continue
        words = re.findall(r"(?<![\w.\"])((?:atomic|subgroup|workgroup)_[a-z]\w*)(?![\w.])", text)
        words += re.findall(r"(?<![\w./-])vy\.(\w+)", text)
        named = [f"lib.{word}" for word in re.findall(r"(?<![\w./-])lib\.(?!md\b)(\w+)", text)]
        unknown += [f"{page.name}: {word}" for word in words if not hasattr(vyre, word)]
        unknown += [f"{page.name}: {word}" for word in named if not hasattr(vyre.lib, word[4:])]

    assert [] == sorted(set(unknown))
