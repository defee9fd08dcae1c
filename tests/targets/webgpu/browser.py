"""Pages opened in headless Chromium: what they report of themselves."""

from __future__ import annotations

import http.server
import json
import os
import shutil
import signal
import subprocess
import threading
from pathlib import Path
from typing import Any

FLAGS = (
    "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
    "--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader",
    "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
)  # fmt: skip
PROBE = """<script>
const waiting = setInterval(() => {
  const state = document.documentElement.dataset.vyre;
  if (!state) return;
  clearInterval(waiting);
  const text = document.getElementById("status").textContent;
  fetch("http://127.0.0.1:PORT/", { method: "POST", mode: "no-cors", body: JSON.stringify({ state, text }) });
}, 50);
</script>"""


def chromium() -> str | None:
    """The browser, if it is installed."""
    return shutil.which("chromium") or shutil.which("google-chrome")


def opened(page: Path, folder: Path, *, seconds: float = 120, probe: str = PROBE) -> dict[str, Any] | None:
    """What a page says once it has run, opened from its file; None if it says nothing.

    `probe` is a script that sends the report to PORT.
    """
    browser = chromium()
    assert browser is not None
    found: list[dict[str, Any]] = []
    said = threading.Event()

    class Listener(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # the name that the server calls
            found.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(200)
            self.end_headers()
            said.set()

        def log_message(self, *_: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Listener)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    probed = folder / f"probed-{page.name}"
    probed.write_text(page.read_text(encoding="utf-8") + probe.replace("PORT", str(server.server_port)))
    profile = f"--user-data-dir={folder / 'profile'}"
    process = subprocess.Popen(
        [browser, *FLAGS, profile, probed.as_uri()],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    try:
        said.wait(seconds)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        server.shutdown()
        server.server_close()
    return found[0] if found else None
