"""Warm calls of library functions on arrays of a GPU that launches nothing: machine code makes them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import vyre
from targets.cuda.pretended import Driver
from vyre import lib
from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.lib import selections, sorts
from vyre.targets.cpu.layout import is_as_declared
from vyre.targets.cuda import arrays, streams
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.device import LEGACY, Gpu

pytestmark = pytest.mark.skipif(not is_as_declared(), reason="this Python keeps its objects in another way")

CALLS: dict[str, tuple[Any, tuple[str, ...], dict[str, Any]]] = {
    "sum": (lib.sum, ("f32",), {}),
    "sum of integers": (lib.sum, ("i32",), {}),
    "max": (lib.max, ("f32",), {}),
    "argmax": (lib.argmax, ("f32",), {}),
    "mean": (lib.mean, ("f32",), {}),
    "var": (lib.var, ("f32",), {}),
    "count_nonzero": (lib.count_nonzero, ("f32",), {}),
    "vecdot": (lib.vecdot, ("f32", "f32"), {}),
    "sum along an axis": (lib.sum, ("matrix",), {"axis": 0}),
    "cumulative_sum": (lib.cumulative_sum, ("f32",), {}),
    "searchsorted": (lib.searchsorted, ("f32", "f32"), {}),
    "sort": (lib.sort, ("f32",), {}),
    "argsort": (lib.argsort, ("i32",), {}),
    "bincount": (sorts._counts, ("i32",), {"bins": 256}),
    "histogram": (
        selections._uniform_counts, ("f32",),
        {"count": 100, "low": -3.0, "high": 3.0, "scale": 100 / 6, "slack": 1e-12},
    ),
    "select": (selections._packed, ("f32", "i32"), {"is_place": False, "is_both": False}),
    "run_lengths": (sorts._packed_runs, ("i32",), {"has_lengths": True}),
    "take": (selections._checked_rows, ("f32", "i32"), {}),
    "rfft": (lib.rfft, ("f32",), {}),
}  # fmt: skip


def array(gpu: Gpu, shape: tuple[int, ...], dtype: DType) -> DeviceArray:
    return arrays.made(gpu, shape, dtype, stream=LEGACY, is_cleared=True)


def files_entered(call: Callable[[], Any]) -> set[str]:
    """The files of the functions that a call enters, but for those that make arrays and those of tests."""
    seen = set[str]()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            seen.add(frame.f_code.co_filename.replace("\\", "/"))

    sys.setprofile(note)
    try:
        call()
    finally:
        sys.setprofile(None)
    made = tuple(f"targets/cuda/{name}.py" for name in ("arrays", "device", "entry", "streams"))
    own = Path(vyre.__file__).parent.as_posix()
    return {file for file in seen if file.startswith(own) and not file.endswith(made)}


@pytest.mark.parametrize("name", CALLS)
def test_a_warm_call_enters_no_python_but_to_make_its_result(both: tuple[Driver, Gpu], name: str) -> None:
    _, gpu = both
    n = 1 << 16
    given = {
        "f32": array(gpu, (n,), dtypes.f32), "i32": array(gpu, (n,), dtypes.i32),
        "matrix": array(gpu, (256, 256), dtypes.f32),
    }  # fmt: skip
    function, names, named = CALLS[name]
    own = type(function)(function.function)  # which forgets the driver when it is gone
    args = [given[each] for each in names]
    streams._look()
    for _ in range(4):
        own(*args, **named)

    assert set() == files_entered(lambda: own(*args, **named))
