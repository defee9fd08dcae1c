"""Measure Vyre on an NVIDIA GPU beside its peers and print the tables.

python -m bench.cuda                                  all tables
python -m bench.cuda --quick                          with fewer repeats
python -m bench.cuda --only softmax                   topics, or jobs, whose name contains this
python -m bench.cuda --only stencil --size 3001x5000  of another size; several may be given
python -m bench.cuda --json out.json                  the tables, and the numbers behind them
python -m bench.cuda --from out.json --readme         those of an earlier run, into bench/README.md as well

It needs torch. Triton, CuPy, JAX and a C compiler are measured where they are; what fails is said at the end.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from importlib import metadata
from pathlib import Path

from bench.cpu.tables import Table
from bench.progress import shown

README = Path(__file__).parents[1] / "README.md"
START, END = "<!-- tables of python -m bench.cuda -->", "<!-- end of tables of cuda -->"
ROUNDS, QUICK_ROUNDS = 25, 5


def machine() -> str:
    """The GPU, the day and the versions that the figures belong to."""
    import torch

    found = torch.cuda.get_device_properties(0)
    known = {str(each.metadata["Name"]): each.version for each in metadata.distributions()}
    names = ["numpy", "llvmlite", "torch", "triton", "jax", *sorted(n for n in known if n.startswith("cupy"))]
    versions = ", ".join(f"{name} {known[name]}" for name in names if name in known)
    return (
        f"{datetime.date.today().isoformat()}, {found.name}, {found.multi_processor_count} multiprocessors, "
        f"driver {_driver()}, {platform.system()} {platform.release()}, "
        f"Python {platform.python_version()}, {versions}"
    )


def _driver() -> str:
    path = Path("/proc/driver/nvidia/version")
    words = path.read_text().split() if path.exists() else []
    return next((word for word in words if word.count(".") == 2 and word[0].isdigit()), "unknown")


def measured(only: str, rounds: int, sizes: Sequence[tuple[int, ...]]) -> tuple[str, list[Table], list[str]]:
    """The machine, the tables, and what failed."""
    import torch
    from bench.cuda.calls import graphs, launches
    from bench.cuda.contest import HEADS, Contest
    from bench.cuda.jobs import TOPICS, jobs
    from bench.cuda.start import starts

    torch.set_float32_matmul_precision("highest")
    torch.manual_seed(time.time_ns())
    torch.zeros(1, device="cuda")
    contest = Contest(rounds, lambda text: print(text, flush=True))
    tables = []
    for key, title in shown(TOPICS.items(), "topics"):
        table = Table(key, title, HEADS)
        for make in jobs(key, sizes):
            job = contest.attempt(key, make)
            if job is not None and only in f"{key} {job.title}":
                contest.run(job, table)
            del job
            torch.cuda.empty_cache()
        tables.append(table)
    for key, measure in (("launch", launches), ("graph", graphs), ("start", starts)):
        if only in key and not sizes:
            made = contest.attempt(key, lambda measure=measure: measure(contest))
            tables += [] if made is None else [made]
    return machine(), [table for table in tables if table.rows], contest.failures


def main() -> None:
    """Measure, or read what was measured, and show it."""
    parser = argparse.ArgumentParser(prog="python -m bench.cuda", description="Measure Vyre on a GPU.")
    parser.add_argument("--only", default="", help="topics, or jobs, whose name contains this")
    parser.add_argument("--quick", action="store_true", help="fewer repeats")
    parser.add_argument(
        "--size", type=size, action="append", default=[], help="of other sizes, such as 3001x5000 or 1000003"
    )
    add_options(parser)
    options = parser.parse_args()
    rounds = QUICK_ROUNDS if options.quick else ROUNDS
    show(options, lambda: measured(options.only, rounds, options.size), START, END)


def size(text: str) -> tuple[int, ...]:
    """What 3001x5000 says."""
    return tuple(int(part) for part in text.split("x"))


def add_options(parser: argparse.ArgumentParser) -> None:
    """What becomes of a run, or of an earlier one."""
    parser.add_argument("--json", help="write the tables and the numbers here")
    parser.add_argument("--from", dest="source", help="show what an earlier run wrote with --json")
    parser.add_argument("--readme", action="store_true", help="write the tables into bench/README.md")


def show(
    options: argparse.Namespace,
    measure: Callable[[], tuple[str, list[Table], list[str]]],
    start: str,
    end: str,
) -> None:
    """Print what is measured, or was, and keep it as the options say; in the README between two marks."""
    if options.source is not None:
        kept = json.loads(Path(options.source).read_text())
        about, failures = kept["machine"], kept["failures"]
        tables = [Table(**each) for each in kept["tables"]]
    else:
        os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # or JAX takes most of the memory
        with tempfile.TemporaryDirectory() as folder:
            os.environ["VYRE_CACHE_DIR"] = folder  # before vyre reads it
            about, tables, failures = measure()
    if options.json is not None:
        kept = {"machine": about, "tables": [asdict(table) for table in tables], "failures": failures}
        Path(options.json).write_text(json.dumps(kept, indent=1))
    text = "\n".join(table.markdown() for table in tables)
    print(f"\n{text}\n{about}.", *(f"Failed: {each}" for each in failures), sep="\n", flush=True)
    if options.readme:
        before, _, rest = README.read_text().partition(start)
        README.write_text(
            "\n".join([f"{before}{start}", "", f"{about}.", "", text, end]) + rest.partition(end)[2]
        )


if __name__ == "__main__":
    main()
