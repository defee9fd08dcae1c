"""A browser draws the page of a report as the stored picture, and runs its plots; without a network."""

from __future__ import annotations

import shutil
import struct
import subprocess
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, f32, gid
from vyre.report.measured import LaunchSpan, Measured
from vyre.targets.specialization import Configuration
from vyre.tune import plot
from vyre.tune.store import Trial, TuningRecord

X = np.linspace(0, 1, 64, dtype=np.float32).reshape(8, 8)
STORED = Path(__file__).with_name("screenshot.npy")  # gray, each number the mean of 20 x 20 pixels
BLOCK, SHAPE = 20, (1500, 900)
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed")


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


def page() -> str:
    """A report with times of its own, so that it is the same on every machine."""
    explained = chain.explain(X)
    names = [step.program.name for step in explained.steps]
    spans = tuple(LaunchSpan(name, 0.1 + 0.4 * at, 0.3) for at, name in enumerate(names))
    measured = Measured("cpu", spans, 1.0, 1e7, 1e8, tuple(3e7 for _ in names))
    return str(replace(explained, measured=measured).html())


def browse(text: str, folder: Path, *options: str) -> str:
    """Open a page; return what the browser prints."""
    (folder / "page.html").write_text(text, encoding="utf-8")
    assert CHROMIUM is not None
    ran = subprocess.run(
        [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
         f"--window-size={SHAPE[1]},{SHAPE[0]}", f"--user-data-dir={folder / 'profile'}",
         "--host-resolver-rules=MAP * ~NOTFOUND", *options, (folder / "page.html").as_uri()],
        capture_output=True, check=True, timeout=120, text=True,
    )  # fmt: skip
    return ran.stdout


def blocks(text: str, folder: Path) -> np.ndarray:
    """The screenshot of a page, coarse enough that fonts and smoothing do not matter."""
    shot = folder / "shot.png"
    browse(text, folder, f"--screenshot={shot}")
    gray = pixels(shot).mean(axis=2)
    rows, columns = SHAPE[0] // BLOCK, SHAPE[1] // BLOCK
    return gray[: rows * BLOCK, : columns * BLOCK].reshape(rows, BLOCK, columns, BLOCK).mean(axis=(1, 3))


def difference(a: np.ndarray, b: np.ndarray) -> float:
    """The part of the blocks that are clearly lighter or darker."""
    return float((np.abs(a - b) > 12).mean())


def pixels(path: Path) -> np.ndarray:
    """The pixels of a PNG as browsers write it: 8 bits, 3 or 4 channels."""
    data, place, packed, width, channels = path.read_bytes(), 8, b"", 0, 3
    while place < len(data):
        size, kind = struct.unpack(">I4s", data[place : place + 8])
        body = data[place + 8 : place + 8 + size]
        if kind == b"IHDR":
            width, channels = struct.unpack(">I", body[:4])[0], 4 if body[9] == 6 else 3
        packed += body if kind == b"IDAT" else b""
        place += 12 + size
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(-1, width * channels + 1)
    out = np.zeros((len(rows), width * channels), np.uint8)
    for at, row in enumerate(rows):  # undo the filter of each row
        line, above = row[1:].astype(int), out[at - 1].astype(int) if at else np.zeros(width * channels, int)
        if row[0] == 2:
            line = line + above
        elif row[0] != 0:
            for k in range(len(line)):
                left = line[k - channels] if k >= channels else 0
                corner = above[k - channels] if k >= channels else 0
                guess = left + above[k] - corner
                near = min((left, above[k], corner), key=lambda v, g=guess: abs(g - v))  # type: ignore[misc]
                line[k] = (line[k] + {1: left, 3: (left + above[k]) // 2, 4: near}[int(row[0])]) & 255
        out[at] = line & 255
    return out.reshape(len(rows), width, channels)[..., :3]


@needs_browser
def test_a_browser_draws_the_report_as_it_is_stored(tmp_path: Path, bless: bool) -> None:
    text = page()
    seen = blocks(text, tmp_path)
    if bless:
        np.save(STORED, seen.round().astype(np.uint8))
    stored = np.load(STORED).astype(float)

    assert difference(seen, stored) < 0.04
    assert difference(seen, np.full_like(seen, 255)) > 0.1  # an empty page would be noticed
    without = blocks(text.replace("<svg", "<svg hidden style='display:none'"), tmp_path)
    assert difference(without, stored) > 0.08  # so would missing drawings


def record() -> TuningRecord:
    trials = tuple(
        Trial(Configuration(lanes=lanes), share, "", 0.0) for lanes, share in ((8, 1.2), (16, 0.7))
    )
    return TuningRecord("0" * 64, "a CPU", 9, "blur", 1e-4, Configuration(lanes=16), 0.7, trials)


@needs_browser
def test_the_tuning_plot_reacts(tmp_path: Path) -> None:
    text = plot.page([record()], [(1.2, 1.0), (0.7, 0.7)])
    script = (
        "<script>const slider = document.querySelector('input'), out = document.querySelector('output');"
        "const said = [out.textContent]; slider.value = 1; slider.oninput(); said.push(out.textContent);"
        "document.querySelector('.trial').onpointerenter(); said.push(out.textContent);"
        "document.title = said.join(' | ');</script>"
    )
    shown = browse(text.replace("</html>", f"{script}</html>"), tmp_path, "--dump-dom")

    said = "2 of 2 trials, best 0.70 | 1 of 2 trials, best 1.00 | 8 lanes: 1.20 of the untuned time"
    assert f"<title>{said}</title>" in shown
