"""What stands between a user and the first result: imports, compilation, the start of a process, memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from bench.cpu import kernels
from bench.cpu.tables import Table, duration, spread
from bench.cpu.timing import Times

from vyre.passes import expand, optimize
from vyre.targets.cpu import compile as llvm
from vyre.targets.cpu import native
from vyre.targets.cpu.machine import host

ROOT = Path(__file__).resolve().parents[2]
NAMES = (
    "saxpy", "chain", "stencil", "reduce_tree", "reduce_strided", "softmax", "softmax_trees", "column_sum",
    "mandelbrot", "matmul", "gather", "histogram", "ten_lines",
)  # fmt: skip
HEADS = ("what", "wall time", "best", "CPU time, best", "aim")

_MEASURE = "import time; w, c = time.perf_counter_ns(), time.process_time_ns()\n"
_TELL = "\nprint(time.perf_counter_ns() - w, time.process_time_ns() - c)"
_ARRAYS = """
import numpy as np
import vyre
from bench.cpu.kernels import ten_lines
x, y = (np.random.default_rng().random(1000, np.float32) for _ in range(2))
out = np.zeros_like(x)
"""
_NUMBA = """
import numpy as np
import numba
@numba.njit(cache=True)
def ten_lines(x, y, out):
    for i in range(out.size):
        total = np.float32(0)
        for d in range(-1, 2):
            if 0 <= i + d < x.size:
                total += x[i + d]
        v = total / np.float32(3) * y[i] + np.float32(1)
        out[i] = v * np.float32(0.5) if v > 1 else v + y[i]
x, y = (np.random.default_rng().random(1000, np.float32) for _ in range(2))
ten_lines(x, y, np.zeros_like(x))
"""


def _python(program: str, cache: str) -> tuple[float, float]:
    """The wall and CPU nanoseconds that a program prints, in a process of its own."""
    environment = {
        **os.environ,
        "VYRE_CACHE_DIR": cache,
        "PYTHONPATH": f"{ROOT}:{ROOT / 'src'}",
        "NUMBA_CACHE_DIR": cache,
    }
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, check=True, capture_output=True, text=True
    )
    wall, spent = done.stdout.split()[-2:]
    return float(wall), float(spent)


def _whole(program: str, cache: str) -> tuple[float, float]:
    """The wall nanoseconds of a whole process, and the CPU nanoseconds it says that it spent."""
    start = time.perf_counter_ns()
    _, spent = _python(f"import time\n{program}\nprint(0, time.process_time_ns())", cache)
    return float(time.perf_counter_ns() - start), spent


def _in_turns(
    measures: dict[str, Callable[[], tuple[float, float]]], rounds: int, tick: Callable[[str], None]
) -> dict[str, tuple[Times, Times]]:
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            tick(name)
            found[name].append(measure())
    return {
        name: (Times(tuple(wall for wall, _ in pairs)), Times(tuple(spent for _, spent in pairs)))
        for name, pairs in found.items()
    }


def starts(rounds: int, tick: Callable[[str], None]) -> Table:
    """Imports, first calls and whole processes, each in fresh processes that take turns."""
    table = Table("start", "The way to a first result, each in a fresh process", HEADS)
    call = "\nten_lines(x, y, out=out, r=1)"
    with tempfile.TemporaryDirectory() as folder:
        warm = str(Path(folder) / "warm")
        _python(_MEASURE + _ARRAYS + call + _TELL, warm)
        _warmed(warm)

        def cold(program: str, run: Callable[[str, str], tuple[float, float]]) -> tuple[float, float]:
            with tempfile.TemporaryDirectory() as empty:
                return run(program, empty)

        # Twice each: the second call of a process builds what fast calls need, once for all kernels.
        other = "\nfor r in (9, 9, 8, 8):\n    ten_lines(x, y, out=out, r=r)"
        first = _ARRAYS + _MEASURE + call + _TELL
        second = _ARRAYS + other + "\n" + _MEASURE + call + _TELL
        measures: dict[str, Callable[[], tuple[float, float]]] = {
            "import numpy": lambda: _python(_MEASURE + "import numpy" + _TELL, warm),
            "import vyre (with numpy)": lambda: _python(_MEASURE + "import vyre" + _TELL, warm),
            "import llvmlite": lambda: _python(_MEASURE + "import llvmlite.binding" + _TELL, warm),
            "first call, 10-line kernel: compile, LLVM loaded too": lambda: cold(first, _python),
            "first call, 10-line kernel: compile": lambda: cold(second, _python),
            "first call, 10-line kernel: from disk, all loaded": lambda: _warmed(warm),
            "first call, 10-line kernel: from disk, fresh process": lambda: _python(first, warm),
            "process: nothing": lambda: _whole("pass", warm),
            "process: import numpy": lambda: _whole("import numpy", warm),
            "process: vyre, kernel compiled": lambda: cold(_ARRAYS + call, _whole),
            "process: vyre, kernel from disk": lambda: _whole(_ARRAYS + call, warm),
        }
        if _has("numba"):
            script = Path(folder) / "with_numba.py"
            script.write_text(_NUMBA)
            run = f"import runpy; runpy.run_path({str(script)!r})"
            measures["process: numba, function compiled"] = lambda: cold(run, _whole)
            measures["process: numba, function from disk"] = lambda: _whole(run, warm)
            _whole(run, warm)
        for name, (wall, spent) in _in_turns(measures, rounds, tick).items():
            aim = _aim(name)
            met = (
                "-"
                if aim is None
                else f"< {duration(aim * 1e9)}: {'met' if wall.median < aim * 1e9 else 'missed'}"
            )
            record = {
                "what": name,
                "wall": wall.median,
                "best": wall.best,
                "quartiles": wall.quartiles,
                "cpu": spent.best,
            }
            table.add((name, spread(wall), duration(wall.best), duration(spent.best), met), record)
    return table


def _warmed(cache: str) -> tuple[float, float]:
    """A second kernel from disk, in a process that has run one from disk before."""
    before = "\nfrom bench.cpu.kernels import add\nfor _ in range(3):\n    add(x, y, out=out)\n"
    program = _ARRAYS + before + _MEASURE
    return _python(program + "\nten_lines(x, y, out=out, r=1)" + _TELL, cache)


def _aim(name: str) -> float | None:
    if name.startswith("import vyre"):
        return 0.15
    if name.endswith("kernel: compile"):
        return 0.04
    return 0.002 if "from disk, all" in name else None


def _has(module: str) -> bool:
    import importlib.util

    return importlib.util.find_spec(module) is not None


def compiles(rounds: int, tick: Callable[[str], None]) -> Table:
    """What compiling each kernel of the bench takes, stage by stage, LLVM loaded, by CPU time."""
    heads = (
        "kernel",
        "front end and check",
        "optimise, expand",
        "to LLVM IR",
        "LLVM",
        "in all",
        "IR lines",
        "object bytes",
    )
    table = Table("compile", "Compiling, best of the rounds, CPU time", heads)
    llvm.compile_object("define void @nothing() {\n  ret void\n}\n", host())
    for name in NAMES:
        tick(name)
        stages = [_stages(name) for _ in range(rounds)]
        best = [min(times) for times in zip(*(found[0] for found in stages), strict=True)]
        total = min(sum(found[0]) for found in stages)
        lines, size = stages[0][1:]
        texts = [duration(ns) for ns in (*best, total)]
        record = {
            "kernel": name,
            "front": best[0],
            "optimise": best[1],
            "text": best[2],
            "llvm": best[3],
            "total": total,
        }
        table.add((name, *texts, str(lines), str(size)), record)
    return table


def _stages(name: str) -> tuple[list[int], int, int]:
    from vyre.run.kernel import Kernel

    known = getattr(kernels, name)
    kernel = Kernel(known.function, workgroup=known.workgroup)
    rank = 2 if name in ("mandelbrot", "matmul") else 1
    clock = time.process_time_ns
    stamps = [clock()]
    program = kernel.program
    stamps.append(clock())
    lowered = expand(optimize(program))
    stamps.append(clock())
    text = native.text(lowered, rank)
    stamps.append(clock())
    code = llvm.compile_object(text, host(), passes=native.passes(lowered, text))
    stamps.append(clock())
    return [b - a for a, b in pairwise(stamps)], text.count("\n"), len(code)


_THOUSAND = """
import json, resource, sys
def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize()
from bench.cpu.kernels import ten_lines
import numpy as np
x = np.ones(1000, np.float32)
sizes = {0: resident()}
count = int(sys.argv[1])
for r in range(1, count + 1):
    ten_lines(x, x, r=r)
    if r in (1, 100, count):
        sizes[r] = resident()
print(json.dumps(sizes))
"""


def memory(count: int, tick: Callable[[str], None]) -> Table:
    """The memory of a process after many compiled kernels, and again with all of them from disk."""
    table = Table(
        "memory",
        f"Resident memory of a process with up to {count} kernels, MB",
        ("kernels", "0", "1", "100", str(count)),
    )
    if not Path("/proc/self/statm").exists():
        return table
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "VYRE_CACHE_DIR": cache, "PYTHONPATH": f"{ROOT}:{ROOT / 'src'}"}
        for how in ("compiled", "from disk"):
            tick(how)
            done = subprocess.run(
                [sys.executable, "-c", _THOUSAND, str(count)],
                env=environment,
                check=True,
                capture_output=True,
                text=True,
            )
            sizes = json.loads(done.stdout)
            table.add((how, *(f"{size / 1e6:.0f}" for size in sizes.values())), {"how": how, **sizes})
    return table
