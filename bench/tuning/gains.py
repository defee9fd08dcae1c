"""The table of what tuning gains, for whatever is tuned."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

Row = dict[str, Any]
Works = Mapping[str, Callable[[float], Row]]  # what tunes for some seconds, by name


def print_table(
    program: str, what: str, heads: Sequence[str], works: Callable[[str], Works],
    cells: Callable[[str, Row], list[str]],
) -> None:  # fmt: skip
    """Tune all works of the device that the command names, each for its seconds, and print what it gains."""
    parser = argparse.ArgumentParser(prog=program, description=f"Tune {what}, and print what it gains.")
    parser.add_argument("--only", default="", help=f"only {what} whose name contains this")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to tune each")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--json", type=Path, help="write the numbers here")
    options = parser.parse_args()
    print(f"| {' | '.join(heads)} |\n{'|---' * len(heads)}|", flush=True)
    rows: dict[str, Row] = {}
    with tempfile.TemporaryDirectory() as folder:
        os.environ["VYRE_CACHE_DIR"] = folder  # before vyre reads it
        for name, tune in works(options.device).items():
            if options.only not in name:
                continue
            rows[name] = tune(options.seconds)
            print(f"| {' | '.join(cells(name, rows[name]))} |", flush=True)
            if options.json is not None:
                about = {"device": options.device, "seconds": options.seconds}
                options.json.write_text(json.dumps({**about, "rows": rows}, indent=1))
    gains = [each["gain"] for each in rows.values()]
    print(f"\ngeometric mean {statistics.geometric_mean(gains):.2f}")
