"""The rules of the house that no linter knows; they read the source as syntax trees."""

import ast
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

import vyre
from vyre.ir.nodes import EXPRESSIONS, STATEMENTS
from vyre.ops import ATOMICS, COLLECTIVES, TABLE, WORDS

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "vyre"
PUBLIC_NAMES = Path(__file__).with_name("public_names.txt")
PROBLEMS_PAGE = ROOT / "docs" / "problems.md"

LONGEST_FILE = 600  # lines
FAULTS = ("Exception", "Error")  # the ends of the names of Python's own
NAMES_THAT_SAY_NOTHING = {"common", "helper", "helpers", "misc", "util", "utils"}
MAY_PRINT = {"cli", "report"}
LOADED_ON_FIRST_USE = ["cuda", "llvmlite", "wgpu"]

# Files outside `ops` in which the name of an operation means something else.
NOT_OPERATIONS = {
    "interop/dask/folds.py": "names of reductions",
    "formats/saved.py": "fuse='max'",
    "formats/text.py": "Python's `and` and `or`, which are conditional expressions",
    "lib/__init__.py": "functions of the library",
    "lib/array.py": "operators of Python",
    "lib/products.py": "accumulate='fma'",
    "lib/reductions.py": "functions of the library",
    "lib/scans.py": "functions of the library",
    "plan/plan.py": "fuse='max'",
    "plan/stand_ins.py": "Python's special methods",
    "plan/code_facts.py": "Python's builtins and methods",
    "run/pipeline.py": "fuse='max'",
    "targets/cpu/loader.py": "functions of the C library",
    "targets/cpu/machine.py": "instruction sets of processors",
    "targets/dlpack.py": "fields of DLPack",
    "targets/cuda/ptx.py": "directives of PTX",
}
# Rooms that write instructions, many of which have the name of an operation: only what reads or builds a node
# counts there.
INSTRUCTIONS = ("emit", "lower")


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


def test_classes_are_at_most_two_levels_deep() -> None:
    """Faults aside, which callers catch by kind."""
    bases = {
        node.name: [base.id for base in node.bases if isinstance(base, ast.Name)]
        for path in source_files()
        for node in syntax_nodes(path)
        if isinstance(node, ast.ClassDef)
    }

    def levels(name: str) -> int:
        return 1 + max(map(levels, bases[name]), default=0) if name in bases else 0

    def is_fault(name: str) -> bool:
        return any(is_fault(base) for base in bases[name]) if name in bases else name.endswith(FAULTS)

    assert [] == [name for name in bases if levels(name) > 2 and not is_fault(name)]


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
        "vyre.targets.registry",
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
    try:
        importlib.import_module(module.name)
    except ModuleNotFoundError as missing:  # of an extra that is not installed
        if missing.name not in ("dask", "distributed", "wgpu"):
            raise
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


OPERATIONS = {*TABLE, *ATOMICS, *COLLECTIVES, *WORDS}
SYMBOLS = {row.symbol for row in TABLE.values() if row.symbol}


def names_a_row(node: ast.AST) -> bool:
    """True if an expression reads the operation of a node, or a name or symbol of a row."""
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name in ("op", "symbol", "fast_of")


def constants(*nodes: ast.AST | None) -> Iterator[object]:
    return (part.value for node in nodes if node for part in ast.walk(node) if isinstance(part, ast.Constant))


def named_operations(path: Path) -> Iterator[str]:
    """The names of operations in a file, where they stand for operations."""
    is_instructions = path.relative_to(SOURCE).as_posix().startswith(INSTRUCTIONS)
    for node in syntax_nodes(path):
        found: Iterator[object] = iter(())
        words = OPERATIONS
        match node:
            case ast.Constant() if not is_instructions:
                found = iter([node.value])
            case ast.Call(func=ast.Name(id="Op" | "Atomic" | "Collective")):
                found = constants(*node.args[:2])
            case ast.MatchClass(cls=ast.Name(id="Op" | "Atomic" | "Collective")):
                at = [
                    pattern
                    for name, pattern in zip(node.kwd_attrs, node.kwd_patterns, strict=True)
                    if name == "op"
                ]
                found = constants(*at, *node.patterns)
            case ast.Subscript(value=ast.Name(id="TABLE" | "ATOMICS" | "COLLECTIVES" | "WORDS")):
                found = constants(node.slice)
            case ast.Compare() if names_a_row(node.left) or any(map(names_a_row, node.comparators)):
                words = OPERATIONS | SYMBOLS
                found = constants(node)
            case ast.Match() if names_a_row(node.subject):
                words = OPERATIONS | SYMBOLS
                found = constants(*(case.pattern for case in node.cases))
        yield from (str(value) for value in found if isinstance(value, str) and value in words)


def test_no_file_outside_ops_names_an_operation() -> None:
    files = {path.relative_to(SOURCE).as_posix(): path for path in source_files() if room_of(path) != "ops"}
    named = {name: sorted(set(named_operations(path))) for name, path in files.items()}

    assert {} == {name: words for name, words in named.items() if words and name not in NOT_OPERATIONS}
    assert set() == {name for name in NOT_OPERATIONS if name not in files or not named[name]}


KINDS_OF_NODE = {kind.__name__ for kind in (*EXPRESSIONS, *STATEMENTS)}
KINDS_OF_STATEMENT = {kind.__name__ for kind in STATEMENTS}


def matched_kinds(pattern: ast.pattern) -> set[str]:
    """The classes that a pattern names, without those of parts of the subject."""
    match pattern:
        case ast.MatchOr():
            return set().union(*map(matched_kinds, pattern.patterns))
        case ast.MatchAs(pattern=ast.pattern() as inner):
            return matched_kinds(inner)
        case ast.MatchClass(cls=ast.Name(id=name)):
            return {name}
    return set()


def is_exhaustive(match: ast.Match, following: ast.stmt | None) -> bool:
    """True if a match ends in `assert_never`, in its last case or behind it."""
    last = match.cases[-1].body[0]
    return any("assert_never" in ast.unparse(part) for part in (last, following) if part is not None)


def open_matches(path: Path) -> Iterator[str]:
    """The matches over statements, or over nodes with a `case _`, that would pass a new kind in silence."""
    for node in syntax_nodes(path):
        for block in (getattr(node, "body", None), getattr(node, "orelse", None)):
            for at, here in enumerate(block if isinstance(block, list) else ()):
                following = block[at + 1] if at + 1 < len(block) else None
                if not isinstance(here, ast.Match) or is_exhaustive(here, following):
                    continue
                kinds = set().union(*(matched_kinds(case.pattern) for case in here.cases))
                is_wild = ast.unparse(here.cases[-1].pattern) == "_"
                if len(kinds & KINDS_OF_STATEMENT) > 1 or (is_wild and kinds & KINDS_OF_NODE):
                    yield f"{path.relative_to(SOURCE)}:{here.lineno}"


def test_matches_over_nodes_are_exhaustive() -> None:
    assert [] == [place for path in source_files() for place in open_matches(path)]


def test_no_device_is_named_outside_of_the_targets() -> None:
    devices = {"cpu", "cuda", "webgpu", "reference"}
    named = [
        f"{path}:{node.lineno}"
        for path in source_files()
        if room_of(path) not in ("targets", "cli")
        for node in syntax_nodes(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if node.value.partition(":")[0] in devices
    ]

    assert [] == named


def test_a_match_with_a_case_for_all_else_gives_its_reason() -> None:
    wild = [
        f"{path.relative_to(SOURCE)}:{node.pattern.lineno}"
        for path in source_files()
        for node in syntax_nodes(path)
        if isinstance(node, ast.match_case) and ast.unparse(node.pattern) == "_"
        if "# not a match over nodes"
        not in path.read_text(encoding="utf-8").splitlines()[node.pattern.lineno - 1]
    ]

    assert [] == wild


def unexplained_imports(path: Path) -> Iterator[str]:
    """The imports of ours inside functions without a comment on them, or on the import right before."""
    lines = path.read_text(encoding="utf-8").splitlines()
    inside = {
        part
        for node in syntax_nodes(path)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for part in ast.walk(node)
        if isinstance(part, ast.Import | ast.ImportFrom)
    }
    explained = -1
    for part in sorted(inside, key=lambda part: part.lineno):
        reason = lines[part.lineno - 1].partition("#")[2].replace("noqa: F401", "").strip()
        if reason or explained == part.lineno - 1:
            explained = part.end_lineno or part.lineno
        elif "vyre" in ast.unparse(part):
            yield f"{path.relative_to(SOURCE)}:{part.lineno}"


def test_an_import_of_ours_inside_a_function_gives_its_reason() -> None:
    assert [] == [place for path in source_files() for place in unexplained_imports(path)]


def test_no_import_against_the_order_of_rooms_is_excused() -> None:
    written_like_a_users = {"vyre.tune.kernels.* -> vyre", "vyre.lib.kernels.* -> vyre"}
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    excused = {
        line
        for contract in settings["tool"]["importlinter"]["contracts"]
        for line in contract.get("ignore_imports", [])
    }

    assert written_like_a_users == excused


def test_no_two_classes_have_one_name() -> None:
    places: dict[str, list[str]] = {}
    for path in source_files():
        for node in syntax_nodes(path):
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name, []).append(f"{path.relative_to(SOURCE)}:{node.lineno}")

    assert {} == {name: found for name, found in places.items() if len(found) > 1}


QUESTIONS = {
    "Are",
    "Can",
    "Do",
    "Does",
    "Has",
    "Have",
    "How",
    "Is",
    "May",
    "Must",
    "Was",
    "Were",
    "What",
    "Where",
    "Which",
}


def test_no_docstring_is_a_question() -> None:
    asked = [
        f"{path.relative_to(SOURCE)}: {said}"
        for path in source_files()
        for node in syntax_nodes(path)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        if (said := (ast.get_docstring(node) or "").partition("\n")[0]).partition(" ")[0] in QUESTIONS
    ]

    assert [] == asked
