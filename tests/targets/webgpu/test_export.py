"""Pages for browsers: what they hold, and that a browser runs them with the bytes of Python."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import vyre
from targets.webgpu import browser
from vyre import Buf, InOut, Out, f32, gid, u8

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "web.py"
needs_browser = pytest.mark.skipif(browser.chromium() is None, reason="no Chromium is installed")


@vyre.kernel
def scaled(x: Buf[f32, "n"], y: Out[f32, "n"], t: f32):
    y[gid()] = x[gid()] * t + 1.5


@vyre.kernel
def stepped(x: InOut[u8]):
    x[gid()] = x[gid()] + 1


@vyre.pipeline
def plain(x, t):  # type: ignore[no-untyped-def]
    return scaled(scaled(x, t=t), t=2.0)


def job(path: Path) -> dict[str, Any]:
    found = re.search(r"^const JOB = (.*);$", path.with_suffix(".js").read_text(), re.MULTILINE)
    assert found is not None
    read: dict[str, Any] = json.loads(found[1])
    return read


def examples() -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_example", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_page_is_one_file_with_everything_in_it(tmp_path: Path) -> None:
    plain.export_web(tmp_path / "page.html", np.ones(100, np.float32), 0.5)
    page = (tmp_path / "page.html").read_text()

    assert "src=" not in page
    assert "http" not in page
    assert ["x", "t"] == [slot["name"] for slot in job(tmp_path / "page.html")["slots"]]
    assert 0.5 == job(tmp_path / "page.html")["slots"][1]["value"]


def test_numbers_that_the_function_reads_are_fixed(tmp_path: Path) -> None:
    @vyre.pipeline
    def repeated(x, count):  # type: ignore[no-untyped-def]
        for _ in range(count):
            x = scaled(x, t=2.0)
        return x

    repeated.export_web(tmp_path / "page.html", np.ones(10, np.float32), 3)

    assert ["x"] == [slot["name"] for slot in job(tmp_path / "page.html")["slots"]]


def test_the_example_s_arrays_stay_as_they_are(tmp_path: Path) -> None:
    @vyre.pipeline
    def counted(x):  # type: ignore[no-untyped-def]
        stepped(x)

    given = np.arange(9, dtype=np.uint8)
    counted.export_web(tmp_path / "page.html", given)

    assert list(range(9)) == given.tolist()
    assert 1 == len(job(tmp_path / "page.html")["outputs"])


def test_what_a_page_cannot_do_is_refused(tmp_path: Path) -> None:
    @vyre.kernel
    def spread(x: InOut[f32]):
        x[gid()] = x[gid()] * 2
        vyre.grid_sync()
        x[gid()] = x[gid()] + x[0]

    @vyre.pipeline
    def waiting(x):  # type: ignore[no-untyped-def]
        spread(x)

    @vyre.pipeline
    def nothing(x):  # type: ignore[no-untyped-def]
        return 3

    with pytest.raises(vyre.CallError, match="grid barrier"):
        waiting.export_web(tmp_path / "page.html", np.ones(3, np.float32))
    with pytest.raises(vyre.CallError, match="has nothing to show"):
        nothing.export_web(tmp_path / "page.html", np.ones(3))
    with pytest.raises(vyre.CallError, match="needs a path"):
        plain.export_web()


@needs_browser
def test_the_pages_of_the_gallery_give_the_bytes_of_python(tmp_path: Path) -> None:
    for page in examples().write(tmp_path)[:2]:
        said = browser.opened(page, tmp_path)
        assert said is not None, page
        assert ("same", page.stem) == (said["state"], page.stem), said


@needs_browser
def test_integers_of_every_width_and_tables_give_the_bytes_of_python(tmp_path: Path) -> None:
    weights = (3, 1, 4, 1, 5)

    @vyre.kernel
    def mixed(x: Buf[vyre.i16, "n"], y: Out[vyre.i64, "n"], z: Out[vyre.bf16, "n"], d: Out[vyre.f64, "n"]):
        i = gid()
        y[i] = (vyre.i64(x[i]) * 1234567891011) // (vyre.i64(i) - 7) + weights[i % 5]
        z[i] = vyre.bf16(vyre.f16(x[i]) / vyre.f16(3.0))
        d[i] = vyre.f64(x[i]) / 3.0

    @vyre.pipeline
    def all_of_it(x):  # type: ignore[no-untyped-def]
        return mixed(x)

    page = tmp_path / "page.html"
    all_of_it.export_web(page, np.random.default_rng(1).integers(-9999, 9999, 500, dtype=np.int16))
    said = browser.opened(page, tmp_path)

    assert said is not None
    assert "same" == said["state"], said


REPEATED = """<script>
let pressed = false;
const waiting = setInterval(() => {
  if (document.documentElement.dataset.vyre === "same" && !pressed) {
    pressed = true;
    document.querySelector("button").click();
  }
  const runs = parseInt(document.getElementById("runs").textContent);
  if (!(runs >= 3)) return;
  clearInterval(waiting);
  const text = document.querySelector("pre").textContent;
  fetch("http://127.0.0.1:PORT/", { method: "POST", mode: "no-cors", body: JSON.stringify({ runs, text }) });
}, 5);
</script>"""


@needs_browser
def test_a_result_becomes_the_argument_of_the_next_run(tmp_path: Path) -> None:
    @vyre.kernel
    def one_more(x: Buf[vyre.i32, "n"], y: Out[vyre.i32, "n"]):
        y[gid()] = x[gid()] + 1

    @vyre.pipeline
    def counted(x):  # type: ignore[no-untyped-def]
        return one_more(x)

    page = tmp_path / "page.html"
    counted.export_web(page, np.zeros(3, np.int32))
    said = browser.opened(page, tmp_path, probe=REPEATED)

    assert said is not None
    assert ", ".join([str(said["runs"])] * 3) == said["text"]


@needs_browser
def test_more_arrays_than_a_browser_binds_give_the_bytes_of_python(tmp_path: Path) -> None:
    @vyre.kernel
    def many(
        a: Buf[f32], b: Buf[f32], c: Buf[f32], d: Buf[f32], e: Buf[f32], f: Buf[f32], g: Buf[f32],
        h: Buf[u8], i: Buf[f32], y: InOut[f32], z: InOut[u8],
    ):  # fmt: skip
        k = gid()
        y[k] = a[k] + b[k] + c[k] + d[k] + e[k] + f[k] + g[k] + i[k]
        z[k] = z[k] + h[k]

    @vyre.pipeline
    def both(a, b, c, d, e, f, g, h, i, y, z):  # type: ignore[no-untyped-def]
        many(a, b, c, d, e, f, g, h, i, y, z)
        return scaled(y, t=0.5)

    page = tmp_path / "page.html"
    *floats, y = np.random.default_rng(1).random((9, 101), np.float32)
    h, z = np.random.default_rng(2).integers(0, 256, (2, 101), dtype=np.uint8)
    both.export_web(page, *floats[:7], h, floats[7], y, z)
    said = browser.opened(page, tmp_path)

    assert any(launch["joined"] for launch in job(page)["launches"])
    assert said is not None
    assert "same" == said["state"], said
