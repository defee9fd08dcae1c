"""The report of a pipeline: one page about a real run, that a browser shows without a network."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import vyre as vy
from vyre import Buf, Out, f32, gid, lib
from vyre.cli.main import main
from vyre.report import report
from vyre.report.charts import LaunchWork, amount, roofline, timeline
from vyre.report.drawing import drawing, stages
from vyre.report.measured import LaunchSpan, Measured
from vyre.report.svg import svg

X = np.linspace(0, 1, 64, dtype=np.float32).reshape(8, 8)
FILE = """
import vyre as vy
from vyre import Buf, Out, f32, gid, lib

@vy.kernel
def twice(x: Buf[f32], y: Out[f32], a: f32):
    y[gid()] = x[gid()] * a

@vy.pipeline
def scaled(x, a):
    return twice(twice(x, a=a), a=a)
"""


@vy.kernel
def smoothed(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    y[i, j] = (x[i - 1, j] + x[i + 1, j]) / 2.0


@vy.kernel
def squared(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] * x[i, j]


@vy.pipeline
def chain(x: Any) -> Any:
    y = smoothed(x)
    return y, squared(smoothed(y))


@pytest.fixture(scope="module")
def page() -> str:
    return str(report(chain, X).html())


def test_the_page_has_all_parts(page: str) -> None:
    headings = re.findall(r"<h2>(.*?)</h2>", page)

    assert [
        "The calls and their launches", "Neighbouring calls", "The launches of a call",
        "Timeline of one call", "Roofline", "The launches as kernels and as code",
    ] == headings  # fmt: skip
    assert 3 == page.count('<svg xmlns="http://www.w3.org/2000/svg"')
    assert "define" in page  # LLVM IR, behind a click
    assert page.count("<details>") == 3 * len(chain.explain(X).steps)


def test_the_page_fetches_nothing(page: str) -> None:
    outside = re.findall(r"(?:src|href)\s*=|url\((?!#)|https?://(?!www\.w3\.org/2000/svg)", page)

    assert [] == outside


def test_every_launch_is_measured(page: str) -> None:
    explained = report(chain, X)
    assert explained.measured is not None
    times = explained.measured.by_step(explained.steps)

    assert len(explained.steps) == len(times)
    assert all(time > 0 for time in times)
    assert page.count('class="dot"') == len(explained.steps)


def test_a_notebook_shows_what_the_page_has() -> None:
    shown = report(chain, X)._repr_html_()
    headings = re.findall(r"<h2>(.*?)</h2>", shown)

    assert {"Timeline of one call", "Roofline"} < set(headings)
    assert "define" in shown
    assert "<html" not in shown


def test_an_explanation_without_a_run_has_no_times() -> None:
    text = chain.explain(X).html()

    assert "Timeline" not in str(text)
    assert "define" in str(text)


def test_the_page_is_written_where_it_is_asked_for(tmp_path: Path) -> None:
    path = chain.explain(X).html(tmp_path / "chain.html")

    assert tmp_path / "chain.html" == path
    assert "<!doctype html>" in path.read_text(encoding="utf-8")


def test_tuning_is_part_of_the_page() -> None:
    @vy.pipeline
    def tuned(x: Any) -> Any:
        return squared(x)

    tuning = tuned.tune(X, seconds=0.3)

    assert len(tuning.records) == str(tuned.explain(X).html()).count("<h2>Tuning of ")


def test_the_command_writes_a_page(tmp_path: Path) -> None:
    file = tmp_path / "pipelines.py"
    file.write_text(FILE, encoding="utf-8")
    out = tmp_path / "page.html"
    ran = CliRunner().invoke(main, ["report", f"{file}:scaled", "--size", "50", "--out", str(out)])

    assert 0 == ran.exit_code, ran.output
    assert "2 kernel calls in 1 launch" in ran.output
    assert "Roofline" in out.read_text(encoding="utf-8")


def test_a_launch_of_several_parts_has_their_sum() -> None:
    measured = Measured(
        "cpu", (LaunchSpan("k", 0, 1), LaunchSpan("k", 1, 2), LaunchSpan("j", 3, 4)), 7, 1e9, 1e10, ()
    )
    steps = chain.explain(X).steps

    assert all(time >= 0 for time in measured.by_step(steps))


def test_charts_take_launches_without_operations() -> None:
    measured = Measured("cpu", (LaunchSpan("k", 0.0, 0.0),), 0.0, 1e9, 1e10, (5e9,))

    drawn = roofline([LaunchWork("k", 0.0, 0.0, 0.0, 5e9)], measured)

    assert "<circle" in drawn
    assert "5.0 GB/s in a cache" in drawn
    assert "<rect" in timeline(measured.spans, measured.ms)


def test_only_pipelines_have_reports() -> None:
    with pytest.raises(vy.CallError, match="report takes a pipeline"):
        report(smoothed, X)  # type: ignore[arg-type]


def test_calls_of_the_library_name_its_function() -> None:
    @vy.pipeline
    def ranked(x: Any) -> Any:
        return lib.sort(lib.softmax(squared(x)))

    for _ in range(3):  # a function of the library is recorded in another way after its second call
        lib.sort(X)
    plan = ranked.explain(X).plan
    callers = {stage.caller for stage in stages(plan)}
    drawn = svg(drawing(plan))

    assert {"", "softmax", "sort"} == callers
    assert "lib.sort, over" in drawn
    assert "of lib.softmax, over" in str(ranked.explain(X))


def test_amounts_have_the_letter_of_their_power() -> None:
    assert ["0", "1", "999", "1 k", "11.3 M", "100 G", "2.5 T"] == [
        amount(count) for count in (0, 1, 999, 1e3, 1.13e7, 1e11, 2.5e12)
    ]
