"""The errors of the library are documented: each function has its own, and no error is left out."""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import vyre

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = ROOT / "src" / "vyre" / "lib"


def load_generator() -> ModuleType:
    path = ROOT / "docs" / "generate_lib_errors.py"
    spec = importlib.util.spec_from_file_location("docs_lib_errors", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


GENERATE = load_generator()


def lines_that_raise() -> dict[tuple[str, int], str]:
    """Where the library raises CallError: the file and each line of the statement, with its text."""
    found = {}
    for path in sorted(LIBRARY.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = ast.unparse(node) if isinstance(node, ast.Raise | ast.Expr) else ""
            if text.startswith(("raise CallError", "_refuse(")):
                found |= {(path.name, n): text for n in range(node.lineno, (node.end_lineno or 0) + 1)}
    return found


def test_every_error_of_the_library_is_on_its_page() -> None:
    reached = set()

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        if not frame.f_code.co_filename.startswith(str(LIBRARY)):
            return None
        frame.f_trace_lines = False
        if event == "exception":
            reached.add((Path(frame.f_code.co_filename).name, frame.f_lineno))
        return trace

    space, before = GENERATE.arrays(), sys.gettrace()
    sys.settrace(trace)
    try:
        for call in (call for calls in GENERATE.calls().values() for call in calls):
            GENERATE.raised(call, space)
    finally:
        sys.settrace(before)
    lines = lines_that_raise()
    left = {text for place, text in lines.items()} - {
        text for place, text in lines.items() if place in reached
    }

    # an array of 2**31 elements takes at least 2 GiB
    assert ["split it, and combine"] == [text.partition("Fix: ")[2][:21] for text in sorted(left)]


def test_every_function_of_the_library_has_errors_of_its_own() -> None:
    page = (ROOT / "docs" / "lib-errors.md").read_text(encoding="utf-8")

    assert sorted(vyre.lib.__all__) == sorted(GENERATE.calls())
    assert [] == [name for name in vyre.lib.__all__ if f"\n## {name}\n\n| call | error |\n" not in page]
    assert [] == [line for line in page.splitlines() if line.startswith("| `") and "Fix: " not in line]
