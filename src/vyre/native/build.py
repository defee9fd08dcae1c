"""`make native`: the runtime's C to LLVM IR for each platform, by the compiler in the `ziglang` package.

Development only. What pins a processor or names the machine is taken out of the text, so that the same C and
the same version of the compiler give the same bytes everywhere.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from vyre.native import PLATFORMS

HERE = Path(__file__).parent
FLAGS = (
    "-Os", "-g0", "-fPIC", "-std=c2x", "-S", "-emit-llvm", "-Wall", "-Wextra", "-Werror",
    "-Wno-unused-command-line-argument", "-fomit-frame-pointer", "-fno-stack-protector",
    "-fno-unwind-tables", "-fno-asynchronous-unwind-tables", "-fno-sanitize=all", "-fno-strict-aliasing",
    "-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops",
)  # fmt: skip
_ATTRIBUTES = re.compile(
    r' "(target-cpu|target-features|tune-cpu|stack-protector-buffer-size|min-legal-vector-width'
    r'|frame-pointer|no-trapping-math)"="[^"]*"'
)
_FILE = re.compile(r'!DIFile\(filename: "[^"]*", directory: "[^"]*"\)')
_LINES = re.compile(r"^(target (triple|datalayout) = |source_filename = |; ModuleID|!llvm\.ident).*\n", re.M)


def made(platform: str) -> str:
    """The text for a platform, compiled now."""
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "runtime.ll"
        command = [sys.executable, "-m", "ziglang", "cc", "-target", platform, *FLAGS, "-o", str(output)]
        subprocess.run([*command, str(HERE / "runtime.c")], check=True)
        text = _LINES.sub("", _ATTRIBUTES.sub("", output.read_text(encoding="utf-8")))
        return _FILE.sub('!DIFile(filename: "runtime.c", directory: "")', text)


def path(platform: str) -> Path:
    """Return the file that holds the text of a platform."""
    return HERE / f"runtime-{platform}.ll"


if __name__ == "__main__":
    for platform in dict.fromkeys(PLATFORMS.values()):
        path(platform).write_text(made(platform), encoding="utf-8")
