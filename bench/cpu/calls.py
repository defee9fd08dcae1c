"""What a call costs beside the work: three arrays of 16 elements."""

from __future__ import annotations

import ctypes
import importlib.util
from typing import Any

import numpy as np
from bench.cpu import kernels
from bench.cpu.code import RANGED, C, Slots, compiled, unwatched
from bench.cpu.tables import Table, spread
from bench.cpu.timing import Times, Work, in_turns

SIZE = 16
INSIDE = 1000  # calls from machine code per call of the driver


def works(c: C) -> dict[str, Work]:
    """The ways to add two arrays of 16 elements into a third."""
    a, b = (np.random.default_rng().random(SIZE, np.float32) for _ in range(2))
    out = np.zeros(SIZE, np.float32)
    add = kernels.add
    slots = Slots(a, b, out, grid=(SIZE,))
    code = compiled(add.program, slots, (SIZE,))
    found: dict[str, Work] = {
        "nothing: an empty Python function": lambda: None,
        "the kernel itself, called from machine code": code.repeated(INSIDE),
        "k(a, b, c)": lambda: add(a, b, out),
        "k(a, b, out=c)": lambda: add(a, b, out=out),
        "np.add(a, b, c)": lambda: np.add(a, b, out),
        "np.add(a, b, out=c)": lambda: np.add(a, b, out=out),
        "ctypes, slots known": code.once(),
    }
    if c.is_here:
        found["the same in C, called from machine code"] = c.call("add", slots, SIZE).repeated(INSIDE)
    if importlib.util.find_spec("numba"):
        from bench.cpu import loops

        found["numba, k(a, b, c)"] = lambda: loops.add(a, b, out)
    found["ctypes, addresses by .ctypes.data"] = _by_ctypes(code.address, a, b, out)
    for name, work in found.items():
        out[:] = 0
        work()
        if not name.startswith("nothing"):
            assert np.array_equal(a + b, out), name
    return found


def _by_ctypes(address: int, *arrays: np.ndarray[Any, Any]) -> Work:
    function, watch = RANGED(address), ctypes.addressof(unwatched())
    block = (ctypes.c_int64 * 9)(*[0, SIZE] * 3, SIZE, 1, 1)

    def call() -> None:
        for slot, array in enumerate(arrays):
            block[2 * slot] = array.ctypes.data
        function(ctypes.addressof(block), 0, SIZE, watch)

    return call


def calls(c: C, rounds: int) -> Table:
    """Nanoseconds of each way, the cost of the loop that calls it taken off."""
    table = Table(
        "calls",
        f"One call, three arrays of {SIZE} f32, wall time",
        ("way", "time", "best", "beyond the kernel itself"),
    )
    measured = in_turns(works(c), rounds=rounds, batch_ns=1e6)
    empty = measured.pop("nothing: an empty Python function")
    times = {
        name: Times(tuple(ns / INSIDE for ns in found.rounds))
        if "from machine code" in name
        else _less(found, empty)
        for name, found in measured.items()
    }
    floor = times["the kernel itself, called from machine code"]
    for name, found in times.items():
        beyond = f"{found.median - floor.median:.0f} ns"
        record = {"way": name, "median": found.median, "best": found.best, "quartiles": found.quartiles}
        table.add((name, spread(found), f"{found.best:.0f} ns", beyond), record)
    return table


def _less(times: Times, empty: Times) -> Times:
    return Times(tuple(max(ns - empty.best, 0.0) for ns in times.rounds))
