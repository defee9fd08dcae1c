"""The rules of the house that no linter knows; they read the source as syntax trees."""

import ast
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import vyre

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "vyre"
PUBLIC_NAMES = Path(__file__).with_name("public_names.txt")
PROBLEMS_PAGE = ROOT / "docs" / "problems.md"

LONGEST_FILE = 600  # lines
NAMES_THAT_SAY_NOTHING = {"common", "helper", "helpers", "misc", "util", "utils"}
MAY_PRINT = {"cli", "report"}
LOADED_ON_FIRST_USE = ["cuda", "llvmlite", "wgpu"]


def source_files() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def syntax_nodes(path: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path)))


def room_of(path: Path) -> str:
    """The room a file lives in; a file directly under `vyre`, such as `cli.py`, is a room of its own."""
    return path.relative_to(SOURCE).with_suffix("").parts[0]


def problem_codes_in_source() -> set[str]:
    return {
        node.value
        for path in source_files()
        for node in syntax_nodes(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if re.fullmatch(r"P\d{3}", node.value)
    }


def documented_problem_codes() -> set[str]:
    return set(re.findall(r"\bP\d{3}\b", PROBLEMS_PAGE.read_text(encoding="utf-8")))


def test_there_is_source_to_look_at() -> None:
    assert SOURCE / "__init__.py" in source_files()


def test_no_source_file_is_longer_than_600_lines() -> None:
    lengths = {str(path): len(path.read_text(encoding="utf-8").splitlines()) for path in source_files()}

    assert {} == {path: length for path, length in lengths.items() if length > LONGEST_FILE}


def test_every_module_is_named_for_an_idea() -> None:
    modules = [path.relative_to(SOURCE).with_suffix("") for path in source_files()]

    assert [] == [str(module) for module in modules if NAMES_THAT_SAY_NOTHING.intersection(module.parts)]


def test_only_the_command_line_and_the_report_print() -> None:
    prints = [
        f"{path}:{node.lineno}"
        for path in source_files()
        if room_of(path) not in MAY_PRINT
        for node in syntax_nodes(path)
        if isinstance(node, ast.Name) and node.id == "print"
    ]

    assert [] == prints


def test_the_public_names_are_the_pinned_ones(bless: bool) -> None:
    names = "".join(f"{name}\n" for name in sorted(vyre.__all__))
    if bless:
        PUBLIC_NAMES.write_text(names, encoding="utf-8")

    assert PUBLIC_NAMES.read_text(encoding="utf-8") == names


def test_every_public_name_exists() -> None:
    assert [] == [name for name in vyre.__all__ if not hasattr(vyre, name)]


def test_importing_vyre_loads_no_backend() -> None:
    program = f"import sys, vyre; print([name for name in {LOADED_ON_FIRST_USE} if name in sys.modules])"
    finished = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert ("[]\n", "") == (finished.stdout, finished.stderr)


def test_importing_vyre_loads_neither_the_front_end_nor_the_checker_nor_the_cache() -> None:
    later = [
        "vyre.check.rules",
        "vyre.cache.artifacts",
        "vyre.run.devices",
        "vyre.front.lower",
        "vyre.ir.nodes",
    ]
    program = f"import sys, vyre; print([name for name in {later} if name in sys.modules])"
    finished = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert ("[]\n", "") == (finished.stdout, finished.stderr)


def test_what_is_loaded_later_takes_no_public_name() -> None:
    program = """
import importlib, pkgutil, types, vyre
for module in pkgutil.walk_packages(vyre.__path__, "vyre."):
    importlib.import_module(module.name)
print([name for name in vyre.__all__ if isinstance(getattr(vyre, name), types.ModuleType)])
"""
    finished = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert ("[]\n", "") == (finished.stdout, finished.stderr)


def test_tests_leave_the_cache_of_the_user_alone() -> None:
    found = {name: value for name, value in os.environ.items() if name.startswith("VYRE_")}

    assert ["VYRE_CACHE_DIR"] == list(found)
    assert Path(tempfile.gettempdir()) in Path(found["VYRE_CACHE_DIR"]).parents


def test_every_problem_code_is_documented() -> None:
    assert set() == problem_codes_in_source() - documented_problem_codes()


def test_every_documented_problem_code_exists() -> None:
    assert set() == documented_problem_codes() - problem_codes_in_source()
