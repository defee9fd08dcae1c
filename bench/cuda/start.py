"""From the start of a Python process to the first result of a small kernel on the GPU."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bench.cpu.tables import Table, duration, spread
from bench.cpu.timing import Times
from bench.cuda.contest import Contest

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("imports", "CUDA", "result")
HEADS = ("process", "whole", "imports", "CUDA's own start-up", "to the first result", "aim")

# Each prints the seconds of its parts; starting CUDA by hand first shows its share, and costs nothing more.
_BEGIN = """
import ctypes, json, time
stamps = [time.perf_counter()]
def stamp():
    stamps.append(time.perf_counter())
def start_cuda():
    cuda = ctypes.CDLL("libcuda.so.1")
    device, context, cell = ctypes.c_int(), ctypes.c_void_p(), ctypes.c_uint64()
    assert not cuda.cuInit(0)
    assert not cuda.cuDeviceGet(ctypes.byref(device), 0)
    assert not cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), device)
    assert not cuda.cuCtxSetCurrent(context)
    assert not cuda.cuMemAlloc_v2(ctypes.byref(cell), ctypes.c_size_t(1 << 20))
"""
_END = "\nstamp()\nprint(json.dumps([b - a for a, b in zip(stamps, stamps[1:])]))"
_CUDA = "stamp()\nstart_cuda()\nstamp()"
_VYRE = """
import numpy as np
import vyre
from bench.cuda.small import saxpy
stamp()
start_cuda()
stamp()
x, y = np.random.default_rng().random((2, 1000), np.float32)
found = saxpy(vyre.array(x, device="cuda:0"), vyre.array(y, device="cuda:0"), a=2.0).numpy()
assert np.allclose(2 * x + y, found)
"""
_TORCH = """
import torch
stamp()
start_cuda()
stamp()
x, y = torch.rand(2, 1000)
found = torch.add(y.cuda(), x.cuda(), alpha=2.0).cpu()
assert torch.allclose(2 * x + y, found)
"""
_CUPY = """
import cupy, numpy as np
stamp()
start_cuda()
stamp()
x, y = np.random.default_rng().random((2, 1000), np.float32)
text = 'extern "C" __global__ void f(const float *x, const float *y, float *z)'
text += ' { z[threadIdx.x] = 2 * x[threadIdx.x] + y[threadIdx.x]; }'
z = cupy.empty(1000, np.float32)
cupy.RawKernel(text, "f")((1,), (1000,), (cupy.asarray(x), cupy.asarray(y), z))
assert np.allclose(2 * x + y, z.get())
"""
Reading = tuple[float, list[float]]  # the whole process, and its parts, in ns


def _process(program: str, cache: str) -> Reading:
    """A program in a process of its own, with all caches of compiled kernels in one folder.

    Python's own bytecode is there already, as it is for installed packages.
    """
    environment = {
        **os.environ, "VYRE_CACHE_DIR": f"{cache}/vyre", "CUPY_CACHE_DIR": f"{cache}/cupy",
        "CUDA_CACHE_PATH": f"{cache}/driver", "PYTHONPATH": f"{ROOT}:{ROOT / 'src'}",
        "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / f"vyre-bench-bytecode-{os.getuid()}"),
    }  # fmt: skip
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    began = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", _BEGIN + program + _END], env=environment, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    took = time.perf_counter() - began
    if done.returncode:
        raise OSError(f"the process ends with {done.returncode}: {done.stderr.strip()[-200:]}")
    return took * 1e9, [1e9 * part for part in json.loads(done.stdout.splitlines()[-1])]


def _cold(program: str) -> Reading:
    with tempfile.TemporaryDirectory() as empty:
        return _process(program, empty)


def starts(contest: Contest) -> Table:
    """A row for each process; they take turns."""
    table = Table("start", "From the start of a process to the first result of a small kernel", HEADS)
    with tempfile.TemporaryDirectory() as warm:
        measures: dict[str, Callable[[], Reading]] = {
            "vyre, nothing in the cache": partial(_cold, _VYRE),
            "vyre, kernel in the cache": partial(_process, _VYRE, warm),
            "CUDA's start-up alone": partial(_process, _CUDA, warm),
            "torch": partial(_process, _TORCH, warm),
            "CuPy RawKernel, nothing in the cache": partial(_cold, _CUPY),
            "CuPy RawKernel, kernel in the cache": partial(_process, _CUPY, warm),
        }
        found: dict[str, list[Reading]] = {
            name: [] for name, measure in measures.items() if contest.attempt(name, measure) is not None
        }
        for _ in range(max(3, contest.rounds // 3)):
            for name, readings in found.items():
                reading = contest.attempt(name, measures[name])
                readings += [] if reading is None else [reading]
    for name, readings in found.items():
        if not readings:
            continue
        whole = Times(tuple(taken for taken, _ in readings))
        parts = [Times(each) for each in zip(*(parts for _, parts in readings), strict=True)]
        alone = found.get("CUDA's start-up alone") or [(0.0, [])]
        beyond = Times(tuple(taken - bare for (taken, _), (bare, _) in zip(readings, alone, strict=False)))
        aim = _aim(name, whole, beyond)
        record = {
            "process": name, "ns": [whole.median, *whole.quartiles], "beyond_cuda_ns": beyond.median,
            **{part: each.median for part, each in zip(PARTS, parts, strict=True)}, "aim": aim,
        }  # fmt: skip
        table.add((name, spread(whole), *(duration(each.median) for each in parts), aim), record)
    return table


def _aim(name: str, whole: Times, beyond: Times) -> str:
    if name == "vyre, nothing in the cache":
        return f"under 1 s: {'met' if whole.median < 1e9 else 'missed'}"
    if name == "vyre, kernel in the cache":
        met = "met" if beyond.median < 4e8 else "missed"
        return f"under 400 ms beyond the process that starts CUDA alone, {duration(beyond.median)}: {met}"
    return "-"
