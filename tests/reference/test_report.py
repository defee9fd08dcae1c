"""How a report reads."""

import json
import linecache

from vyre.ir.problem import Problem, Span
from vyre.reference import Finding, Report

RACE = Finding(
    "race", "two meet at y[0].", Span("k.py", 2, 4), Span("k.py", 1, 0), 1200, (0,), "keep them apart."
)


def test_a_clean_report_says_so() -> None:
    report = Report("blur", 1_000_000)

    assert report.clean
    assert "blur: 1,000,000 invocations, nothing found." == str(report)


def test_a_report_prints_both_lines_and_the_fix() -> None:
    source = ["y[0] = 1\n", "    a = y[0]\n"]
    linecache.cache["k.py"] = (len("".join(source)), None, source, "k.py")
    try:
        text = str(Report("k", 1, (RACE,)))
    finally:
        del linecache.cache["k.py"]

    assert text.splitlines() == [
        "k: 1 invocation, 1 finding",
        "",
        "k.py:2: race: two meet at y[0]. (1,200 times)",
        "    a = y[0]",
        "  and k.py:1",
        "    y[0] = 1",
        "  Fix: keep them apart.",
    ]


def test_a_finding_without_a_place_prints() -> None:
    finding = Finding(
        "out of range", "y[9] is outside y of 3 elements; the load gives 0.", None, None, 1, (9,), "guard it."
    )

    assert "out of range: y[9] is outside y of 3 elements; the load gives 0.\n  Fix: guard it." == str(
        finding
    )


def test_a_report_of_problems_is_not_clean() -> None:
    report = Report("k", 0, problems=(Problem("P014", "y is read-only.", "declare it Out[f32]."),))

    assert not report.clean
    assert "k: 0 invocations, 1 finding\n\nP014: y is read-only.\n  Fix: declare it Out[f32]." == str(report)


def test_a_report_converts_to_plain_data() -> None:
    report = Report("k", 5, (RACE,), (Problem("P014", "what.", "fix."),))
    plain = json.loads(json.dumps(report.to_dict()))

    assert ("k", 5, False) == (plain["kernel"], plain["invocations"], plain["clean"])
    assert "P014" == plain["problems"][0]["code"]
    assert {
        "kind": "race",
        "what": "two meet at y[0].",
        "fix": "keep them apart.",
        "where": {"file": "k.py", "line": 2, "column": 4},
        "other": {"file": "k.py", "line": 1, "column": 0},
        "count": 1200,
        "index": [0],
    } == plain["findings"][0]
