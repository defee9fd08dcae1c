"""README, docs and examples pass type checkers: words, dtypes and annotations have types."""

from __future__ import annotations

import doctest
import inspect
import pydoc
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import vyre
from vyre.front.words import INTRINSICS
from vyre.ops.word_help import help_text, parameters

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NOT_CHECKED = {"extending.md", "problems.md", "ops.md"}  # pieces of files, and kernels with mistakes
# Kernels need no return type, functions under @vyre.func no types; pages define a name several times, and a
# string in an annotation is an axis to Vyre but a name to mypy.
CODES = ("no-redef", "name-defined", "var-annotated", "valid-type")
LOOSE = (
    "--allow-untyped-defs",
    "--allow-incomplete-defs",
    "--allow-untyped-calls",
    "--no-warn-return-any",
    "--allow-redefinition",
    *(f"--disable-error-code={code}" for code in CODES),
)


def program(page: Path) -> str:
    """The examples of a page as one program."""
    examples = doctest.DocTestParser().get_examples(page.read_text())
    plain = [each.source for each in examples if each.exc_msg is None]
    return "import numpy as np\nimport vyre as vy\nimport vyre\n" + "".join(plain)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("typed")
    found = [str(path) for path in sorted((ROOT / "examples").glob("*.py"))]
    for page in PAGES:
        if page.name not in NOT_CHECKED:
            (folder / f"{page.stem.replace('-', '_')}_page.py").write_text(program(page))
    return [*found, *map(str, sorted(folder.glob("*.py")))]


def test_mypy_finds_no_error(files: list[str]) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", *LOOSE, *files]
    finished = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)

    assert "Success" in finished.stdout, finished.stdout + finished.stderr


PYRIGHT = shutil.which("pyright", path=Path(sys.executable).parent)


@pytest.mark.skipif(PYRIGHT is None, reason="pyright is not installed")
def test_pyright_finds_no_error_in_the_examples() -> None:
    files = [str(path) for path in sorted((ROOT / "examples").glob("*.py"))]
    command = [str(PYRIGHT), "--pythonpath", sys.executable, *files]
    finished = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)

    assert "0 errors" in finished.stdout, finished.stdout


@pytest.mark.parametrize("word", INTRINSICS)
def test_help_shows_the_signature_meaning_and_an_example_of_each_word(word: str) -> None:
    text = pydoc.plain(pydoc.render_doc(getattr(vyre, word)))

    assert f"{word}({parameters(word)})" in text
    assert "Example: `" in text
    assert len(re.sub(r"\s", "", help_text(word))) > 30
    assert list(inspect.signature(INTRINSICS[word]).parameters) == [
        part.partition("=")[0].lstrip("*") for part in parameters(word).split(", ") if part not in ("", "*")
    ]


def test_the_stub_has_every_public_name() -> None:
    stub = (ROOT / "src" / "vyre" / "__init__.pyi").read_text()

    assert [] == [name for name in vyre.__all__ if not re.search(rf"\b{name}\b", stub)]
