"""The generated pages are what the tables say; `make docs` or `make bless` rewrites them."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest
from docs.problem_codes import CODES

from vyre.ops import TABLE

DOCS = Path(__file__).resolve().parents[2] / "docs"


def load_generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("docs_generate", DOCS / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


GENERATE = load_generator()
CASE = """\
@kernel
def k(x: Buf[f32]):
    x[0] = 1.0
--- problem
case.k:3:5: P014: 'x' is read-only, but line 3 stores to it.
    x[0] = 1.0
    ^
  Fix: declare it Out[f32].
"""


@pytest.mark.parametrize("name", GENERATE.PAGES)
def test_a_generated_page_is_up_to_date(name: str, bless: bool) -> None:
    page = GENERATE.PAGES[name]()
    if bless:
        (DOCS / name).write_text(page, encoding="utf-8")

    assert page == (DOCS / name).read_text(encoding="utf-8")


def test_every_operation_called_by_name_is_on_the_page() -> None:
    page = GENERATE.ops_page()
    named = [
        row.name for row in TABLE.values() if not (row.symbol or row.fast_of or row.names_dtype == "call")
    ]

    assert [] == [name for name in named if f"| `{name}(" not in page]


def test_every_operator_is_on_the_page() -> None:
    page = GENERATE.ops_page()
    symbols = [row.symbol.replace("|", "\\|") for row in TABLE.values() if row.symbol]

    assert [] == [s for s in symbols if f"| `a {s} b`" not in page and f"| `{s}`" not in page]


def test_every_code_has_one_entry() -> None:
    assert list(CODES) == re.findall(r"^## (P\d{3})$", GENERATE.problems_page(), flags=re.MULTILINE)


def test_a_case_file_becomes_the_example_of_its_code(tmp_path: Path) -> None:
    (tmp_path / "a.k").write_text(CASE, encoding="utf-8")
    entry = GENERATE.problems_page(tmp_path).partition("## P014\n")[2].partition("## P015\n")[0]

    assert "```python\n@kernel\ndef k(x: Buf[f32]):\n    x[0] = 1.0\n```" in entry
    assert "  Fix: declare it Out[f32].\n```" in entry


def test_the_shortest_of_several_case_files_is_shown(tmp_path: Path) -> None:
    (tmp_path / "a.k").write_text(CASE.replace("x[0]", "x[123456]"), encoding="utf-8")
    (tmp_path / "b.k").write_text(CASE, encoding="utf-8")

    assert "x[123456]" not in GENERATE.problems_page(tmp_path)


def test_a_long_case_file_is_cut(tmp_path: Path) -> None:
    stores = "".join(f"    x[{n}] = 1.0\n" for n in range(50))
    text = CASE.replace("    x[0] = 1.0\n---", f"    x[0] = {'-' * 200}1.0\n{stores}---", 1)
    (tmp_path / "a.k").write_text(text, encoding="utf-8")
    shown = GENERATE.problems_page(tmp_path).partition("```python\n")[2].partition("\n```")[0].split("\n")

    assert "    x[0] = " + "-" * 89 + " ..." == shown[2]
    assert ["    x[6] = 1.0", "    ...", "    x[48] = 1.0", "    x[49] = 1.0"] == shown[9:]


def test_without_case_files_there_are_no_examples(tmp_path: Path) -> None:
    assert "```" not in GENERATE.problems_page(tmp_path)
