"""The notebook runs from the first cell to the last, and what its cells show is short or has an HTML form."""

from __future__ import annotations

import ast
import json
import linecache
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "notebook.ipynb"


def shown(cells: list[str]) -> list[Any]:
    """The values that cells end with, run one after the other as notebooks do: each is a file of its own."""
    names: dict[str, Any] = {"__name__": "__main__"}
    values = []
    for number, source in enumerate(cells):
        file = f"<cell {number}>"
        linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
        *body, last = ast.parse(source).body
        rest = [] if isinstance(last, ast.Expr) else [last]
        exec(compile(ast.Module([*body, *rest], []), file, "exec"), names)
        if isinstance(last, ast.Expr):
            values.append(eval(compile(ast.Expression(last.value), file, "eval"), names))
    return values


def test_every_cell_runs_and_shows_something_readable() -> None:
    cells = [
        "".join(cell["source"]) for cell in json.loads(NOTEBOOK.read_text())["cells"] if "outputs" in cell
    ]
    values = shown(cells)
    rich = [value for value in values if hasattr(value, "_repr_html_")]

    assert ["Kernel", "Listing", "Report", "Explanation", "Device"] == [
        type(value).__name__ for value in rich
    ]
    assert "def blur(x: Buf[f32], y: Out[f32]):" in rich[0]._repr_html_()
    assert all(value._repr_html_().startswith("<") for value in rich)


def test_reprs_are_one_short_line() -> None:
    cells = [
        "".join(cell["source"]) for cell in json.loads(NOTEBOOK.read_text())["cells"] if "outputs" in cell
    ]
    values = [value for value in shown(cells) if type(value).__module__.startswith("vyre")]
    shorts = [value for value in values if type(value).__name__ != "Listing"]

    assert all(len(repr(value)) < 120 and "\n" not in repr(value) for value in shorts), shorts
    assert "<report on blur: 5 invocations, nothing found, 1 note>" == repr(shorts[1])
    assert len(repr(shorts[0].program)) < 60
    assert repr(vyre.devices()[0]).startswith("<device ")


def test_problems_findings_and_prints_name_the_cell() -> None:
    pytest.importorskip("IPython", reason="IPython is not installed")
    script = Path(__file__).with_name("cell_worker.py")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)

    assert ["Cell In[2]:3:", "Cell In[3]:3:", "Cell In[4]:3:"] == done.stdout.splitlines()


@vyre.func
def twice(a):
    return a + a


@vyre.elementwise
def added(a, b):
    return a + b


@vyre.pipeline
def both(x):
    return added(x, x)


def test_functions_and_pipelines_show_their_source(tmp_path: Path) -> None:
    both.save(tmp_path / "p.vyre", np.ones(3, np.float32))
    loaded = vyre.load(tmp_path / "p.vyre")

    assert "<pre>@vyre.func\ndef twice(a):\n    return a + a</pre>" == twice._repr_html_()
    assert "def added(a, b):" in added._repr_html_()
    assert "def both(x):" in both._repr_html_()
    assert "x: f32 of 3 or other sizes" in loaded._repr_html_()
    assert ["<func twice>", "<elementwise added>", "<pipeline both>", "<saved pipeline both>"] == [
        repr(each) for each in (twice, added, both, loaded)
    ]
