"""Pages for browsers: what they hold, and that a browser runs them with the bytes of Python."""

from __future__ import annotations

import base64
import importlib.util
import json
import re
from io import BytesIO
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import vyre
from targets.webgpu import browser
from vyre import Buf, InOut, Out, f32, f64, gid, i64, u8

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


def test_fast_functions_of_a_page_give_the_bytes_of_python(tmp_path: Path) -> None:
    @vyre.kernel
    def quick(x: Buf[f32, "n"], y: Out[f32, "n"]):
        y[gid()] = vyre.exp(x[gid()], fast=True) + vyre.rsqrt(x[gid()], fast=True)

    @vyre.pipeline
    def quickly(x):  # type: ignore[no-untyped-def]
        return quick(x)

    quickly.export_web(tmp_path / "page.html", np.ones(10, np.float32))
    (module,) = job(tmp_path / "page.html")["modules"]

    assert "c_rsqrt_f32_f32(" in module["text"]
    assert not re.search(r"\b(exp|inverseSqrt)\(", module["text"])


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


@vyre.kernel
def tried(x: Buf[f32, "n"], y: Out[f32, "n"], z: Out[f64, "n"], big: i64, is_on: vyre.bool_):
    i = gid()
    y[i] = vyre.exp(x[i]) + vyre.pow(x[i], 1.7) + vyre.tanh(x[i])
    z[i] = vyre.pow(f64(x[i]), 1.5) + (f64(big % 1000) if is_on else 0.0)


@vyre.pipeline
def labelled(x, big, is_on):  # type: ignore[no-untyped-def]
    single, double = tried(x, big=big, is_on=is_on)
    return {"single": single, "double": double}


def test_results_have_the_words_of_a_dict_and_large_integers_all_their_digits(tmp_path: Path) -> None:
    labelled.export_web(tmp_path / "page.html", np.ones(9, np.float32), (1 << 60) + 7, True)
    found = job(tmp_path / "page.html")

    assert ["single", "double"] == [found["labels"][name] for name in found["outputs"]]
    assert [None, str((1 << 60) + 7), True] == [slot.get("value") for slot in found["slots"]]


@needs_browser
def test_functions_of_both_widths_give_the_bytes_of_python(tmp_path: Path) -> None:
    labelled.export_web(tmp_path / "page.html", np.linspace(0, 4, 99, dtype=np.float32), (1 << 60) + 7, True)

    assert "same" == (browser.opened(tmp_path / "page.html", tmp_path) or {}).get("state")


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


@vyre.kernel
def mixed_numbers(x: Buf[f32, 2], y: Out[f32, 2], t: f32, n: vyre.i32, h: vyre.f16):
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] * t + f32(n) + f32(h)


@vyre.pipeline
def with_numbers(x, t, n, h):  # type: ignore[no-untyped-def]
    return mixed_numbers(x, t=t, n=n, h=h)


FILES = """<script type="module">
const said = [], wait = (test) => new Promise((done) => {
  const timer = setInterval(() => { if (test()) { clearInterval(timer); done(); } }, 10); });
const status = document.getElementById("status");
await wait(() => document.documentElement.dataset.vyre);
async function tried(change) {
  status.textContent = "";
  change();
  await wait(() => status.textContent);
  said.push([status.className, status.textContent]);
}
const give = (name, bytes, type) => tried(() => {
  const input = document.querySelector("input[type=file]"), list = new DataTransfer();
  list.items.add(new File([bytes], name, { type }));
  input.files = list.files;
  input.dispatchEvent(new Event("change"));
});
const number = (at, text) => tried(() => {
  const box = document.querySelectorAll("input[type=number]")[at];
  box.value = text;
  box.dispatchEvent(new Event("input"));
});
const npy = (descr, data) => {
  const head = `{'descr': '${descr}', 'fortran_order': False, 'shape': (2, 3), }`.padEnd(117) + "\\n";
  return new Blob([new Uint8Array([0x93, 78, 85, 77, 80, 89, 1, 0, head.length, 0]), head, data]);
};
const canvas = Object.assign(document.createElement("canvas"), { width: 3000, height: 2000 });
canvas.getContext("2d").fillRect(0, 0, 100, 100);
await give("short.bin", new Uint8Array(10), "");
await give("bad.png", new Uint8Array(100), "image/png");
await give("wide.npy", npy("<f8", new Float64Array(6)), "");
await give("right.npy", npy("<f4", new Float32Array([1, 2, 3, 4, 5, 6])), "");
await give("big.png", await new Promise((done) => canvas.toBlob(done)), "image/png");
await number(1, "1.5");
await number(1, "7");
fetch("http://127.0.0.1:PORT/", { method: "POST", mode: "no-cors", body: JSON.stringify({ said }) });
</script>"""


@needs_browser
def test_files_and_numbers_that_do_not_fit_are_reported_and_change_nothing(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    with_numbers.export_web(page, np.ones((2, 3), np.float32), 0.5, 3, 1.5)
    said = browser.opened(page, tmp_path, probe=FILES)

    assert said is not None
    (short, picture, wide, right, big, part, whole) = said["said"]
    assert [
        "bad",
        "short.bin has 10 bytes, and x takes 24 (f32 of 2 x 3), or a picture; nothing was changed",
    ] == short
    assert ["bad", "bad.png is no picture that this browser can read; nothing was changed"] == picture
    assert ["bad", "wide.npy holds <f8 of 2 x 3, and x is f32 of 2 x 3"] == wide
    assert "n is 1.5, and this pipeline takes whole numbers" in part[1]
    assert ["", "", ""] == [right[0], big[0], whole[0]]
    assert all("ms" in one[1] for one in (right, big, whole))


CALLS = """<script type="module">
MODULE
const said = [], calls = [{ x: new Float32Array([1, 2, 3, 4, 5, 6]), t: 2, n: 1, h: 0.1 }, {},
  { x: new Float32Array(5) }, { x: new Float64Array(6) }, { x: [1, 2] }, null,
  { z: 1 }, { t: "2" }, { n: NaN }, { n: 3e9 }];
for (const inputs of calls) {
  try { said.push([...Object.values((await run(inputs)).outputs)[0]]); }
  catch (error) { said.push(error.message); }
}
fetch("http://127.0.0.1:PORT/", { method: "POST", mode: "no-cors", body: JSON.stringify({ said }) });
</script>"""


@needs_browser
def test_an_exported_module_runs_valid_calls_and_reports_others(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    with_numbers.export_web(page, np.ones((2, 3), np.float32), 0.5, 3, 1.5)
    module = re.sub("^export ", "", page.with_suffix(".js").read_text(), flags=re.MULTILINE)
    (tmp_path / "own.html").write_text("<!doctype html>")
    said = browser.opened(tmp_path / "own.html", tmp_path, probe=CALLS.replace("MODULE", module))

    assert said is not None
    first, example, *wrong = said["said"]
    x = np.arange(1, 7, dtype=np.float32).reshape(2, 3)
    assert with_numbers(x, 2.0, 1, 0.1, device="reference").reshape(-1).tolist() == first
    assert [5.0] * 6 == example
    for told, words in zip(
        wrong,
        (
            "x has 5 elements, and this pipeline takes Float32Array of 6", "x is Float64Array", "x is Array",
            "run takes an object with inputs by name: run({ x, t, n, h })", "there is no input z",
            "t is string, and this pipeline takes a number", "n is NaN", "n is 3000000000, and",
        ),
        strict=True,
    ):  # fmt: skip
        assert words in told


FILMED = """<script type="module">
const wait = (test) => new Promise((done) => {
  const timer = setInterval(() => { if (test()) { clearInterval(timer); done(); } }, 10); });
await wait(() => document.documentElement.dataset.vyre);
const preview = () => document.querySelector(".input canvas").toDataURL(), example = preview();
const camera = [...document.querySelectorAll("button")].find((one) => one.textContent === "Camera");
const said = { example: document.querySelector("pre").textContent };
camera.click();
await wait(() => camera.textContent === "Stop the camera" && preview() !== example);
camera.click();
await wait(() => camera.textContent === "Camera");
do {  // the last frame may still be computed
  said.filmed = document.querySelector("pre").textContent;
  const link = document.querySelector("figcaption a");
  link.onclick();
  const saved = new Uint8Array(await (await fetch(link.href)).arrayBuffer());
  said.saved = btoa(String.fromCharCode(...saved));
} while (said.filmed !== document.querySelector("pre").textContent || said.filmed === said.example);
fetch("http://127.0.0.1:PORT/", { method: "POST", mode: "no-cors", body: JSON.stringify(said) });
</script>"""


@needs_browser
def test_pictures_come_from_a_camera_and_results_are_saved_for_numpy(tmp_path: Path) -> None:
    @vyre.kernel
    def halves(x: Buf[vyre.f16, "h", "w"], y: Out[vyre.f16, "h"]):
        y[gid()] = x[gid(), 0] + x[gid(), 1] / 3.0

    @vyre.pipeline
    def rows(x):  # type: ignore[no-untyped-def]
        return halves(x)

    page, given = tmp_path / "page.html", np.array([[0, 1], [0.5, -2], [1, 6e-5]], np.float16)
    rows.export_web(page, given)
    said = browser.opened(page, tmp_path, probe=FILMED)

    assert said is not None
    example = [float(text) for text in said["example"].split(", ")]
    assert rows(given, device="reference").tolist() == example
    saved = np.load(BytesIO(base64.b64decode(said["saved"])))
    assert (np.dtype(np.float16), (3,)) == (saved.dtype, saved.shape)
    assert saved.astype(float).tolist() == [float(text) for text in said["filmed"].split(", ")]
    assert all(0 < value <= 1.34 for value in saved)  # a frame from 0 to 1, of which none is black


LIED = """<script>
const made = GPUDevice.prototype.createShaderModule;
GPUDevice.prototype.createShaderModule = function ({ code }) {
  return made.call(this, { code: code.replaceAll(OLD, NEW) });
};
</script>"""


@needs_browser
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("bitcast<f32>(a) + bitcast", "1.0000001f * bitcast<f32>(a) + bitcast", ("same", "")),
        (
            "countOneBits(", "countLeadingZeros(",
            ("error", "this GPU does not compute exactly: popcount on i32 gives wrong results."),
        ),
    ],
)  # fmt: skip
def test_a_page_certifies_the_gpu_of_a_browser(
    tmp_path: Path, old: str, new: str, said: tuple[str, str]
) -> None:
    page = tmp_path / "page.html"
    plain.export_web(page, np.linspace(0, 1, 100, dtype=np.float32), 0.7)
    layout = LIED.replace("OLD", json.dumps(old)).replace("NEW", json.dumps(new))
    page.write_text(page.read_text().replace("<body>", f"<body>{layout}"))
    found = browser.opened(page, tmp_path)

    assert found is not None
    assert said[0] == found["state"], found
    assert said[1] in found["text"]


@needs_browser
def test_a_browser_without_webgpu_shows_what_to_do(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    plain.export_web(page, np.ones(10, np.float32), 0.5)
    without = '<script>Object.defineProperty(navigator, "gpu", { value: undefined });</script>'
    page.write_text(page.read_text().replace("<body>", f"<body>{without}"))
    said = browser.opened(page, tmp_path)

    assert said is not None
    assert ("error", "this browser has no WebGPU: use a recent") == (said["state"], said["text"][:40])


def test_paths_that_are_no_pages_are_refused(tmp_path: Path) -> None:
    with pytest.raises(vyre.CallError, match=r"page\.js is no name for a page\. Fix: name it page\.html"):
        plain.export_web(tmp_path / "page.js", np.ones(10, np.float32), 0.5)
    with pytest.raises(vyre.CallError, match="there is no folder"):
        plain.export_web(tmp_path / "none" / "page.html", np.ones(10, np.float32), 0.5)
