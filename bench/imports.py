"""Measure what each import of a Vyre module inside a function saves those who do not call the function.

python -m bench.imports

The processor's milliseconds of the import after that of the module it stands in, least of three processes.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from bench.progress import shown
from rich.console import Console
from rich.table import Table

SOURCE = Path(__file__).resolve().parents[1] / "src"
RUNS = 3
SCRIPT = """
import importlib, sys, time, vyre
importlib.import_module(sys.argv[1])
began = time.process_time()
importlib.import_module(sys.argv[2])
print(time.process_time() - began)
"""


def late_imports() -> Iterator[tuple[str, int, str]]:
    """Yield the module, the line and what is imported there."""
    for path in sorted(SOURCE.rglob("*.py")):
        module = ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        inside = {
            part.lineno: part
            for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(function, ast.FunctionDef)
            for part in ast.walk(function)
            if isinstance(part, ast.ImportFrom) and (part.module or "").split(".")[0] == "vyre"
        }
        for line, part in sorted(inside.items()):
            names = [f"{part.module}.{alias.name}" for alias in part.names]
            modules = [
                name for name in names if (SOURCE / name.replace(".", "/")).with_suffix(".py").exists()
            ]
            yield module, line, (modules or [str(part.module)])[0]


def milliseconds(module: str, late: str) -> float:
    """The time of an import, where the module that makes it is loaded."""
    command = [sys.executable, "-c", SCRIPT, module, late]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(RUNS)]
    return 1e3 * min(float(run.stdout) for run in runs)


def main() -> None:
    measured = [
        (milliseconds(m, late), f"{m}:{line}", late) for m, line, late in shown(late_imports(), "imports")
    ]
    table = Table("ms", "in", "imports")
    for took, place, late in sorted(measured):
        table.add_row(f"{took:.1f}", place, late)
    Console().print(table)


if __name__ == "__main__":
    main()
