"""Every number that README states is one of a measured table, or a count of the source."""

from __future__ import annotations

import re
from pathlib import Path

from docs.problem_codes import CODES

from vyre.ops import TABLE

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
TABLES = (ROOT / "bench" / "README.md").read_text(encoding="utf-8")
UNITS = {"ns": 1e-9, "µs": 1e-6, "ms": 1e-3, "s": 1.0}


def cells(row: str) -> list[str]:
    """The cells of the first row of the tables that begins so."""
    return next(line for line in TABLES.split("\n") if line.startswith(f"| {row} |")).strip("| ").split(" | ")


def seconds(cell: str) -> float:
    number, unit = re.fullmatch(r"([\d.]+) \([^)]*\) (\w+)", cell).groups()  # type: ignore[union-attr]
    return float(number) * UNITS[unit]


def stated() -> dict[str, str]:
    """The numbers of the four lines, by what they are."""
    chain = cells("chain of 8, 16M | 1 | 8 -> 1")
    bounds = [row.ulp for row in TABLE.values() if row.ulp is not None and not row.fast_of]
    return {
        "import": f"{seconds(cells('import vyre (with numpy)')[1]):.2g} s",
        "compile": f"{1e3 * seconds(cells('first call, 10-line kernel: compile')[1]):.2g} ms",
        "cached": f"{1e3 * seconds(cells('first call, 10-line kernel: from disk, all loaded')[1]):.0f} ms",
        "call": f"{1e6 * seconds(cells('k(a, b, c)')[1]):.2g} µs",
        "kernels": chain[2].partition(" -> ")[0] + " kernels",
        "elements": "16 million",
        "eager": f"{float(re.search(r'([0-9.]+)x eager', chain[6])[1]):.2g} times",  # type: ignore[index]
        "functions": f"{len(bounds)} functions",
        "ulp": f"{min(bounds):g} to {max(bounds):g} ulp",
        "problems": f"more than {len(CODES) // 100 * 100} kinds",
    }


def test_every_number_of_readme_is_in_the_tables() -> None:
    lines = "\n".join(re.findall(r"^- \*\*.*(?:\n  .*)*", README, flags=re.MULTILINE))
    text = re.sub(r"\]\([^)]*\)|give 0", "]", lines).replace("[", "").replace("]", "")
    expected = stated()

    assert [] == [(what, number) for what, number in expected.items() if number not in text]
    assert sorted(re.findall(r"[\d.]*\d", text)) == sorted(
        number for value in expected.values() for number in re.findall(r"[\d.]*\d", value)
    )


def test_the_model_of_performance_states_what_was_measured() -> None:
    page = (ROOT / "docs" / "guide" / "performance.md").read_text(encoding="utf-8")
    numbers = stated()
    add = f"`np.add`: {1e6 * seconds(cells('np.add(a, b, c)')[1]):.2f} µs"
    first = f"{numbers['compile']}; {numbers['cached']} from the cache"
    imported = f"{1e3 * seconds(cells('import vyre (with numpy)')[1]):.0f} ms"

    assert [] == [text for text in (numbers["call"], add, first, imported) if text not in page]


def test_the_pipeline_is_no_slower_than_c_as_readme_says() -> None:
    ratio = re.search(r"([\d.]+)x gcc, fused by hand", cells("chain of 8, 16M | 1 | 8 -> 1")[6])

    assert ratio is not None
    assert float(ratio[1]) >= 1


def test_readme_is_one_screen_with_one_plot() -> None:
    assert README.count("\n") <= 56
    assert "| ---" not in README  # tables are in bench/README.md
    assert 4 == len(re.findall(r"^- \*\*", README, flags=re.MULTILINE))
    assert ["docs/images/peaks.svg", "docs/images/figure-pipelines.svg"] == re.findall(
        r"!\[[^]]*\]\(([^)]*)\)", README
    )
    assert 2 == len(re.search(r"```sh\n(.*?)```", README, flags=re.DOTALL)[1].splitlines())  # type: ignore[index]
