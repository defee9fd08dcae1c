"""What tuning adds to a warm call: two equal kernels and pipelines, of which one is then tuned, in turns.

python -m bench.tuning.calls                       the table; seconds to tune by --seconds

Arrays are small, so that a call is all that takes time, and what was found is set back to what the compiler
has: the code is the same before and after, and the way to it is what is measured.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from bench.progress import shown

ROUNDS = 60
BATCH_NS = 2e6
TEXT = """
import vyre as vy
from vyre import Buf, Out, f32, gid, lid

@vy.kernel
def {name}(x: Buf[f32], y: Out[f32]):
    i = gid()
    y[i] = (x[i - 1] + x[i] + x[i + 1]) * {factor}

@vy.kernel(workgroup=32)
def {name}_in_groups(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] * {factor}

@vy.pipeline
def {name}_twice(x):
    return {name}({name}(x))
"""
KINDS = {
    "kernel": ("", {}),
    "kernel, groups= in the call": ("_in_groups", {"groups": 2}),
    "pipeline": ("_twice", {}),
}


def main() -> None:
    """Print what a warm call takes before and after."""
    parser = argparse.ArgumentParser(prog="python -m bench.tuning.calls", description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to tune each")
    options = parser.parse_args()
    heads = ("warm call", "before", "after it was tuned", "equal one before", "after the other was tuned")
    print(f"| {' | '.join(heads)} |\n{'|---' * len(heads)}|", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["VYRE_CACHE_DIR"] = folder  # before vyre reads it
        one, other = _module(folder, "one", 0.25), _module(folder, "other", 0.125)
        for kind, (word, named) in shown(KINDS.items(), "calls"):
            print(f"| {' | '.join([kind, *_row(one, other, word, named, options.seconds)])} |", flush=True)


def _row(one: Any, other: Any, word: str, named: dict[str, Any], seconds: float) -> list[str]:
    from bench.cpu.timing import in_turns

    x, y = np.ones(64, np.float32), np.zeros(64, np.float32)
    given = (x,) if word == "_twice" else (x, y)
    tuned, plain = getattr(one, f"one{word}"), getattr(other, f"other{word}")
    works = {"tuned": lambda: tuned(*given, **named), "plain": lambda: plain(*given, **named)}
    before = in_turns(works, rounds=ROUNDS, batch_ns=BATCH_NS)
    _set_back(tuned.tune(*given, seconds=seconds, **named))
    after = in_turns(works, rounds=ROUNDS, batch_ns=BATCH_NS)
    return [_spread(times[name]) for name in works for times in (before, after)]


def _set_back(found: Any) -> None:
    """Keep the records, and let the best be what the compiler has."""
    from vyre.settings import read
    from vyre.targets.specialization import DEFAULT
    from vyre.tune.store import RecordStore, Trial, open_store

    known: RecordStore = open_store(read())
    for record in (*found.plans, *found.records, *found.parts):
        lost = tuple(Trial(trial.configuration, 1.5) for trial in record.trials)
        known.add([replace(record, best=DEFAULT, share=1.0, trials=lost)])


def _spread(times: Any) -> str:
    """The least, the median, and what half of the rounds lie between."""
    low, high = times.quartiles
    return f"{times.best:.0f}, {times.median:.0f} ({low:.0f} to {high:.0f}) ns"


def _module(folder: str, name: str, factor: float) -> Any:
    """A module with kernels of this name, from a file as users have them."""
    (Path(folder) / f"{name}.py").write_text(TEXT.format(name=name, factor=factor))
    sys.path.insert(0, folder)
    return importlib.import_module(name)


if __name__ == "__main__":
    main()
