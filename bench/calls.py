"""`python -m bench.calls`: the overhead of one call, for each form of a call and each kind of array.

Arrays have 64 elements, so that the call itself is what is timed. Those of the host are worked on by the CPU,
also where there is a GPU. Each figure is the median of the rounds, and the spread is half of what lies
between the first and the third quartile. Kinds of arrays and other libraries are those that are installed.
Beside Vyre are the nearest calls of NumPy, Numba, torch, JAX and CuPy.
"""

from __future__ import annotations

import argparse
import itertools
import statistics
import sys
import timeit
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
from bench.progress import shown

import vyre as vy
from vyre import Buf, Const, InOut, Out, f32, gid

SIZE = 64


@vy.kernel
def add(x: Buf[f32], z: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] + z[gid()]


@vy.kernel
def scale(x: Buf[f32], y: Out[f32], a: f32 = 2.0):  # type: ignore[no-untyped-def,assignment]
    y[gid()] = x[gid()] * a


@vy.kernel
def shift(x: Buf[f32], y: Out[f32], r: Const[int] = 1):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid() + r]


@vy.kernel
def both(x: Buf[f32], y: Out[f32], z: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] + 1.0
    z[gid()] = x[gid()] - 1.0


@vy.kernel
def grown(x: Buf[f32, "n"], y: Out[f32, "n + 1"]):  # type: ignore[no-untyped-def]
    y[gid() + 1] = x[gid()]


@vy.kernel(workgroup=16)
def grouped(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * 2.0


@vy.kernel
def swept(x: Buf[f32], y: InOut[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()]
    vy.grid_sync()
    t = y[gid() + 1]
    vy.grid_sync()
    y[gid()] = t


@vy.pipeline
def line(x, a):  # type: ignore[no-untyped-def]
    return add(scale(x, a=a), shift(x))


@vy.pipeline
def given(x, y, a):  # type: ignore[no-untyped-def]
    add(scale(x, a=a), x, y)
    return y


@vy.pipeline
def inside(x, a):  # type: ignore[no-untyped-def]
    t = shift(scale(x, a=a), r=2)
    return add(t, shift(t)), t


@dataclass(frozen=True, slots=True)
class Form:
    """A form of a call: its text, and the call on arrays x, y, z with changing numbers."""

    text: str
    call: Callable[[Any, Any, Any, Iterator[float]], Any]
    on_gpu: bool = True


FORMS = (
    Form("add(x, z, y)", lambda x, y, z, n: add(x, z, y)),
    Form("add(x, z, y=y)", lambda x, y, z, n: add(x, z, y=y)),
    Form("add(x, z)", lambda x, y, z, n: add(x, z)),
    Form("both(x)", lambda x, y, z, n: both(x)),
    Form("scale(x, y, 2.0)", lambda x, y, z, n: scale(x, y, 2.0)),
    Form("scale(x, y, changing)", lambda x, y, z, n: scale(x, y, next(n))),
    Form("scale(x, y, np.float32)", lambda x, y, z, n: scale(x, y, TWO)),
    Form("scale(x, a=2)", lambda x, y, z, n: scale(x, a=2)),
    Form("shift(x, y, r=5)", lambda x, y, z, n: shift(x, y, r=5)),
    Form("shift(x, y, r=by turns)", lambda x, y, z, n: shift(x, y, r=next(TURNS))),
    Form("add(x, z, domain=64)", lambda x, y, z, n: add(x, z, domain=SIZE)),
    Form("add(x, z, y, device='cpu')", lambda x, y, z, n: add(x, z, y, device="cpu"), on_gpu=False),
    Form("scale.over(64)(x, y)", lambda x, y, z, n: scale.over(SIZE)(x, y)),
    Form("scale.over(x.shape)(x)", lambda x, y, z, n: scale.over(x.shape)(x)),
    Form("grouped(x, y, groups=4)", lambda x, y, z, n: grouped(x, y, groups=4)),
    Form("grouped(x)", lambda x, y, z, n: grouped(x)),
    Form("grown(x), n + 1 elements", lambda x, y, z, n: grown(x)),
    Form("swept(x, y), grid barriers", lambda x, y, z, n: swept(x, y)),
    Form("pipeline, 3 kernels", lambda x, y, z, n: line(x, 2.0)),
    Form("pipeline, changing number", lambda x, y, z, n: line(x, next(n))),
    Form("pipeline, number in an array", lambda x, y, z, n: line(x, ALONE)),
    Form("pipeline, output passed", lambda x, y, z, n: given(x, y, next(n))),
    Form("pipeline, arrays inside", lambda x, y, z, n: inside(x, next(n))),
)
TWO = np.float32(2)
ALONE = np.array(2, np.float32)
TURNS = itertools.cycle(range(1, 6))


def library(name: str) -> Any:
    """A library, or None if it is not installed."""
    try:
        return import_module(name)
    except ImportError:
        return None


def has_gpu() -> bool:
    return any(device.name.startswith("cuda") and device.available for device in vy.devices())


def kinds() -> dict[str, Callable[[], Any]]:
    """How arrays are made, by kind."""
    torch, cupy, jax = library("torch"), library("cupy"), library("jax.numpy")
    found: dict[str, Callable[[], Any]] = {"numpy": lambda: np.arange(SIZE, dtype=np.float32)}
    found["numpy, strided"] = lambda: np.arange(2 * SIZE, dtype=np.float32)[::2]
    if torch is not None:
        found["torch"] = lambda: torch.arange(SIZE, dtype=torch.float32)
    if jax is not None:
        found["jax"] = partial(_of_jax, "cpu")
    if has_gpu():
        found["vyre, cuda"] = lambda: vy.array(np.arange(SIZE, dtype=np.float32), device="cuda")
        if torch is not None and torch.cuda.is_available():
            found["torch, cuda"] = lambda: torch.arange(SIZE, dtype=torch.float32, device="cuda")
        if cupy is not None:
            found["cupy, cuda"] = lambda: cupy.arange(SIZE, dtype=cupy.float32)
        if jax is not None and library("jax").default_backend() == "gpu":
            found["jax, cuda"] = partial(_of_jax, "gpu")
    return found


def _of_jax(backend: str) -> Any:
    jax = library("jax")
    return jax.device_put(np.arange(SIZE, dtype=np.float32), jax.devices(backend)[0])


def beside() -> dict[str, dict[str, Callable[[Any, Any, Any], Any]]]:
    """What other libraries offer, by kind of array and of call."""
    torch, cupy, numba, jax = library("torch"), library("cupy"), library("numba"), library("jax.numpy")
    found: dict[str, dict[str, Callable[[Any, Any, Any], Any]]] = {
        "numpy": {
            "out": lambda x, y, z: np.add(x, z, y),
            "made": lambda x, y, z: np.add(x, z),
            "line": lambda x, y, z: x * TWO + x,
        }
    }
    if numba is not None:
        plus = numba.njit(_filled)
        found["numpy"]["out, numba"] = lambda x, y, z: plus(x, z, y)
    for name, each in (("torch", torch), ("torch, cuda", torch)):
        if each is not None:
            found[name] = {
                "out": lambda x, y, z: torch.add(x, z, out=y),
                "made": lambda x, y, z: torch.add(x, z),
                "line": lambda x, y, z: x * 2.0 + x,
            }
    for name in ("jax", "jax, cuda") if jax is not None else ():
        found[name] = {"made": lambda x, y, z: jax.add(x, z), "line": lambda x, y, z: x * 2.0 + x}
    if cupy is not None:
        found["cupy, cuda"] = {
            "out": lambda x, y, z: cupy.add(x, z, y),
            "made": lambda x, y, z: cupy.add(x, z),
            "line": lambda x, y, z: x * TWO + x,
        }
    return found


def _filled(x: Any, z: Any, y: Any) -> None:
    for i in range(len(x)):
        y[i] = x[i] + z[i]


def timed(call: Callable[[], Any], rounds: int, seconds: float) -> tuple[float, float]:
    """The median of the microseconds of a call, and half of the distance of its quartiles."""
    for _ in range(12):
        call()
    timer = timeit.Timer(call)
    count = max(int(seconds / rounds / max(timer.timeit(20) / 20, 1e-8)), 1)
    each = sorted(time / count * 1e6 for time in timer.repeat(rounds, count))
    low, _, high = statistics.quantiles(each, n=4)
    return statistics.median(each), (high - low) / 2


def cell(call: Callable[[], Any], rounds: int, seconds: float) -> str:
    """A figure of the table; a dash for a call that such arrays do not take."""
    try:
        median, spread = timed(call, rounds, seconds)
    except (vy.CallError, TypeError, ValueError):
        return "-"
    return f"{median:.2f} ± {spread:.2f}"


def table(rounds: int, seconds: float) -> Iterator[str]:
    """The lines of the table: microseconds of a call."""
    columns = {name: [make() for _ in range(3)] for name, make in kinds().items()}
    yield f"| µs, {SIZE} elements | {' | '.join(columns)} |"
    yield f"| --- |{' --- |' * len(columns)}"
    empty = [cell(lambda: None, rounds, seconds) for _ in columns]
    yield f"| an empty call of this bench | {' | '.join(empty)} |"
    others = beside()
    for form in shown(FORMS, "forms of calls"):
        cells = []
        for name, arrays in columns.items():
            numbers = itertools.cycle([float(number) for number in range(1, 98)])
            call = partial(form.call, *arrays, numbers)
            cells.append("-" if "cuda" in name and not form.on_gpu else cell(call, rounds, seconds))
        yield f"| `{form.text}` | {' | '.join(cells)} |"
    for kind in ("out", "out, numba", "made", "line"):
        cells = [
            cell(partial(others[name][kind], *arrays), rounds, seconds)
            if kind in others.get(name, {})
            else "-"
            for name, arrays in columns.items()
        ]
        if set(cells) != {"-"}:
            yield f"| beside: {BESIDE[kind]} | {' | '.join(cells)} |"


BESIDE = {
    "out": "`add(x, z, out=y)` of the library",
    "out, numba": "Numba, `y[i] = x[i] + z[i]`",
    "made": "`add(x, z)` of the library",
    "line": "`x * 2 + x` of the library",
}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.3, help="for each figure")
    chosen = parser.parse_args(arguments)
    vy.use("cpu")
    for line_of_table in table(chosen.rounds, chosen.seconds):
        print(line_of_table, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
