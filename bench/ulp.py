"""How far the functions of `vyre.ops.math` are from the truth, in units in the last place.

    python bench/ulp.py                               every f32 bit pattern of every one-argument function
    python bench/ulp.py --stride 1009 --xp numpy      one pattern in 1009
    python bench/ulp.py --xp cupy                     every pattern, on a GPU (CuPy flushes subnormals: exp)
    python bench/ulp.py --xp cpu --function exp       every pattern, by the kernel that Vyre compiles
    python bench/ulp.py --function sin --samples 2000

f32 is measured against the f64 function of the array module. pow, atan2 and all of f64 are sampled, f64
against mpmath. The exit status says whether a bound is broken.
"""

from __future__ import annotations

import importlib
import math
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from types import ModuleType
from typing import Any

import click
import mpmath
import numpy as np
from evaluate import function
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Column, Table

from vyre.cache.artifacts import Cache
from vyre.front import read
from vyre.ir.dtypes import BY_NAME
from vyre.ops.math import ROWS
from vyre.run.device_runtime import DeviceRuntime, Ready
from vyre.targets.cpu.target import Cpu
from vyre.targets.registry import Place

ROW = {row.name: row for row in ROWS}
TWO_ARGUMENTS = tuple(row.name for row in ROWS if row.arity == 2)
CHUNK = {
    "numpy": 1 << 18,
    "cpu": 1 << 18,
    "cupy": 1 << 25,
}  # lanes at a time: what fits the cache, what fills the device
WRONG = math.inf  # a NaN, or a sign, that should not be there
MP_BITS = 160

_NUMPY_NAMES = {"asin": "arcsin", "acos": "arccos", "atan": "arctan", "atan2": "arctan2", "pow": "power"}


@dataclass(frozen=True, slots=True)
class Worst:
    """The largest error found for a function, and where."""

    name: str
    type: str
    error: float
    at: tuple[float, ...]
    got: float
    count: int

    @property
    def bound(self) -> float:
        bound = ROW[self.name].ulp
        assert bound is not None
        return bound

    @property
    def holds(self) -> bool:
        return self.error <= self.bound


def texts(dtype: str) -> dict[str, str]:
    """The expansion of every function that has one for a dtype."""
    return {row.name: row.expansion[dtype] for row in ROWS if row.meaning is None}


@cache
def compiled(xp: ModuleType, dtype: str, name: str) -> Callable[..., Any]:
    """The function of `vyre.ops.math` on arrays."""
    row = ROW[name]
    if row.meaning is not None:
        return partial(row.meaning, BY_NAME[dtype], BY_NAME[dtype])
    return function(xp, texts(dtype), name)


@cache
def native(name: str) -> Callable[..., Any]:
    """The f32 function as the machine code that Vyre makes of it."""
    text = f"@kernel\ndef k(x: Buf[f32], y: Out[f32]):\n    y[gid()] = {name}(x[gid()])\n"
    ready, runtime = Ready(read.program(text)), DeviceRuntime(Place("cpu", Cpu(), 0), Cache(None))

    def call(x: Any) -> Any:
        y = np.empty_like(x)
        runtime.run(ready, {"x": x, "y": y}, x.shape)
        return y

    return call


def reference(xp: ModuleType, name: str) -> Callable[..., Any]:
    """The function on f64 arrays, by the array module."""
    if name == "rsqrt":
        return lambda x: 1.0 / xp.sqrt(x)
    if name in ("erf", "erfc", "remainder"):
        if xp is np or name == "remainder":
            return np.vectorize(partial(_or_nan, getattr(math, name)), otypes=[np.float64])
        return getattr(importlib.import_module("cupyx.scipy.special"), name)
    return getattr(xp, _NUMPY_NAMES.get(name, name))


def _or_nan(function: Callable[..., float], *args: float) -> float:
    """NaN where Python's function raises."""
    try:
        return function(*args)
    except ValueError:
        return math.nan


def errors_f32(xp: ModuleType, got: Any, want: Any) -> Any:
    """The distance of f32 results from f64 values in units in the last place; 2**128 stands for infinity."""
    top = 2.0**128
    value, truth = xp.clip(got.astype("float64"), -top, top), xp.clip(want, -top, top)
    size = xp.clip(xp.abs(truth), 2.0**-126, 2.0**127)
    unit = (xp.ascontiguousarray(size).view("int64") & 0x7FF0000000000000).view("float64") * 2.0**-23
    error = xp.abs(value - truth) / unit
    no_number = xp.isnan(got) | xp.isnan(want)
    wrong = (xp.isnan(got) != xp.isnan(want)) | (~no_number & (xp.signbit(got) != xp.signbit(want)))
    return xp.where(wrong, WRONG, xp.where(no_number, 0.0, error))


def truth_f64(name: str, *args: float) -> Any:
    """The function of finite numbers by mpmath, NaN where it is not real."""
    with mpmath.workprec(MP_BITS):
        x = [mpmath.mpf(arg) for arg in args]
        special = {
            "exp2": lambda: mpmath.power(2, x[0]),
            "log2": lambda: mpmath.log(x[0], 2),
            "pow": lambda: mpmath.power(*x),
            "erfc": lambda: mpmath.erfc(max(-40, min(40, x[0]))),
            "cbrt": lambda: mpmath.sign(x[0]) * mpmath.cbrt(abs(x[0])),
            "fmod": lambda: mpmath.mpf(math.fmod(*args)),  # exact
            "remainder": lambda: mpmath.mpf(math.remainder(*args)),
            "rsqrt": lambda: 1 / mpmath.sqrt(x[0]),
        }
        value = special[name]() if name in special else getattr(mpmath, name)(*x)
        return mpmath.nan if isinstance(value, mpmath.mpc) else value


def error_f64(got: float, want: Any) -> float:
    """The distance of a double from the truth in units in the last place; 2**1024 stands for infinity."""
    if math.isnan(got) or mpmath.isnan(want):
        return 0.0 if math.isnan(got) and mpmath.isnan(want) else WRONG
    with mpmath.workprec(MP_BITS):
        top = mpmath.mpf(2) ** 1024
        truth = max(-top, min(top, want))
        value = max(-top, min(top, mpmath.mpf(got)))
        if truth and (math.copysign(1.0, got) < 0) != (truth < 0):
            return WRONG
        exponent = max(-1021, min(1024, mpmath.frexp(truth)[1] if truth else -1021))
        return float(abs(value - truth) / mpmath.mpf(2) ** (exponent - 53))


def worst_f32(
    name: str, xp: ModuleType, arrays: tuple[Any, ...], function: Callable[..., Any] | None = None
) -> Worst:
    """The largest error of the f32 function at these points."""
    with np.errstate(all="ignore"):
        got = (function or compiled(xp, "f32", name))(*arrays)
        error = errors_f32(xp, got, reference(xp, name)(*(array.astype("float64") for array in arrays)))
    where = int(xp.argmax(error))
    at = tuple(float(array[where]) for array in arrays)
    return Worst(name, "f32", float(error[where]), at, float(got[where]), len(got))


def worst_f64(name: str, arrays: tuple[Any, ...]) -> Worst:
    """The largest error of the f64 function at these finite points."""
    with np.errstate(all="ignore"):
        got = compiled(np, "f64", name)(*arrays).tolist()
    points = list(zip(*(array.tolist() for array in arrays), strict=True))
    error = [error_f64(value, truth_f64(name, *point)) for value, point in zip(got, points, strict=True)]
    where = int(np.argmax(error))
    return Worst(name, "f64", error[where], points[where], got[where], len(got))


# Where a function has something to get wrong: intervals to draw from evenly, and points to look around.
_SPANS: dict[str, tuple[tuple[float, float], ...]] = {
    "rsqrt": ((0, 4),),
    "exp": ((-746, 711), (-104, 89), (-1, 1)),
    "exp2": ((-1076, 1025), (-151, 129), (-1, 1)),
    "expm1": ((-60, 711), (-20, 90), (-1, 1)),
    "sinh": ((-712, 712), (-90, 90), (-3, 3)),
    "cosh": ((-712, 712), (-90, 90), (-3, 3)),
    "tanh": ((-20, 20), (-2, 2)),
    "log": ((0, 10), (0.5, 2)),
    "log2": ((0, 10), (0.5, 2)),
    "log10": ((0, 10), (0.5, 2)),
    "log1p": ((-1, 10), (-0.5, 1)),
    "sin": ((-10, 10), (-1e5, 1e5)),
    "cos": ((-10, 10), (-1e5, 1e5)),
    "tan": ((-10, 10), (-1e5, 1e5)),
    "asin": ((-1, 1), (-0.6, 0.6)),
    "acos": ((-1, 1), (-0.6, 0.6)),
    "atan": ((-10, 10), (-1, 1)),
    "erf": ((-6.5, 6.5), (-1.5, 1.5)),
    "erfc": ((-6.5, 28), (-3, 11), (-1.5, 1.5)),
    "cbrt": ((-10, 10), (-1, 1)),
}
_LN2, _ROOT2 = math.log(2), math.sqrt(2)
_KNEES: dict[str, tuple[float, ...]] = {
    "rsqrt": (1, 2, 4),
    "exp": (128 * _LN2, -126 * _LN2, -150 * _LN2, 1024 * _LN2, -1022 * _LN2, -1075 * _LN2, _LN2 / 2),
    "exp2": (128, -126, -149, -150, 1024, -1022, -1074, -1075, 0.5, -0.5),
    "expm1": (128 * _LN2, 1024 * _LN2, -17.4, -37.5, _LN2 / 2, -_LN2 / 2),
    "sinh": (1, 129 * _LN2, 1025 * _LN2),
    "cosh": (1, 129 * _LN2, 1025 * _LN2),
    "tanh": (0.625, 9.01, 19.06),
    "log": (1, 1 / _ROOT2, _ROOT2),
    "log2": (1, 1 / _ROOT2, _ROOT2, 2, 4),
    "log10": (1, 1 / _ROOT2, _ROOT2, 10, 100, 1000),
    "log1p": (-1, 1 / _ROOT2 - 1, _ROOT2 - 1),
    "sin": (math.pi / 4, 2.0**15),
    "cos": (math.pi / 4, 2.0**15),
    "tan": (math.pi / 4,),
    "asin": (0.5, 1),
    "acos": (0.5, -0.5, 1, -1),
    "atan": (1, -1),
    "erf": (1, 3.92, 4, 5.92, 6),
    "erfc": (0, 1, 2, 4, 9.19, 10.06, 26.54, 27.22),
    "cbrt": (1, 8, 2.0**-70, 2.0**60, 2.0**-126),
}
SPECIALS = (
    0.0,
    1.0,
    2.0,
    3.0,
    0.5,
    1.5,
    math.inf,
    math.nan,
    2.0**-149,
    2.0**-126,
    2.0**24 - 1,
    2.0**24,
    2.0**127,
    5e-324,
    1e308,
)


def patterns(dtype: str, rng: np.random.Generator, count: int) -> Any:
    """Numbers of random bits: every exponent alike, NaN and infinity now and then."""
    width = int(dtype[1:])
    return rng.integers(0, 1 << width, count, dtype=f"uint{width}").view(f"float{width}")


def specials(dtype: str, arity: int) -> tuple[Any, ...]:
    """Zeros, infinities, NaN, whole and extreme numbers, with every sign and in every combination."""
    with np.errstate(over="ignore"):
        values = np.array([*SPECIALS, *(-value for value in SPECIALS)]).astype(f"float{dtype[1:]}")
    return tuple(grid.ravel().copy() for grid in np.meshgrid(*[values] * arity))


def sample(name: str, dtype: str, rng: np.random.Generator, count: int) -> tuple[Any, ...]:
    """Points to try: about `count` each of random bits, of the function's own range, around its knees."""
    real = f"float{dtype[1:]}"
    if name == "pow":
        return _powers(rng, dtype, count)
    if name in TWO_ARGUMENTS:
        near = rng.uniform(-3, 3, (2, count)).astype(real)
        return tuple(np.concatenate([patterns(dtype, rng, count), near[i]]) for i in range(2))
    spans = [rng.uniform(low, high, count // len(_SPANS[name])).astype(real) for low, high in _SPANS[name]]
    return (np.concatenate([patterns(dtype, rng, count), *spans, *_around(name, dtype, rng, count)]),)


def _around(name: str, dtype: str, rng: np.random.Generator, count: int) -> Iterator[Any]:
    width = int(dtype[1:])
    knees = np.array(_KNEES[name]).astype(f"float{width}")
    steps = rng.integers(-100, 101, (count // len(knees), 1)).astype(f"int{width}")
    yield (knees.view(f"int{width}") + steps).view(f"float{width}").ravel()
    if name in ("sin", "cos", "tan"):
        with np.errstate(over="ignore"):
            yield (np.rint(np.exp2(rng.uniform(0, width + 20, count))) * (math.pi / 2)).astype(
                f"float{width}"
            )


def _powers(rng: np.random.Generator, dtype: str, count: int) -> tuple[Any, ...]:
    """Bases of any size and near 1, with exponents that take them all over the range."""
    real, end = f"float{dtype[1:]}", 155 if dtype == "f32" else 1080
    base = np.abs(np.concatenate([patterns(dtype, rng, count), rng.uniform(0.4, 2, count).astype(real)]))
    with np.errstate(all="ignore"):
        exponent = (rng.uniform(-end, end, 2 * count) / np.log2(base.astype(np.float64))).astype(real)
    free = patterns(dtype, rng, count), patterns(dtype, rng, count)
    return np.concatenate([base, free[0]]), np.concatenate([exponent, free[1]])


def finite(arrays: tuple[Any, ...]) -> tuple[Any, ...]:
    """The points that mpmath is asked about: finite, not a pole, not a zero, whose sign it ignores."""
    keep = np.logical_and.reduce([np.isfinite(array) & (array != 0) & (array != -1) for array in arrays])
    return tuple(array[keep] for array in arrays)


def sweep(name: str, module: str, stride: int, tick: Callable[[float], None]) -> Worst:
    """The largest error of an f32 function over every bit pattern, or one in `stride`."""
    xp = np if module == "cpu" else importlib.import_module(module)
    function = native(name) if module == "cpu" else None
    total, span = 1 << 32, CHUNK[module] * stride
    worst = Worst(name, "f32", 0.0, (), 0.0, 0)
    count = 0
    for start in range(stride // 2, total, span):
        bits = xp.arange(start, min(total, start + span), stride, dtype="uint64").astype("uint32")
        found = worst_f32(name, xp, (bits.view("float32"),), function)
        count += found.count
        worst = max(worst, found, key=lambda each: each.error)
        tick(min(1.0, (start + span) / total))
    return Worst(name, "f32", worst.error, worst.at, worst.got, count)


def sampled(name: str, count: int, seed: int) -> Iterator[Worst]:
    """The largest errors on a sample: of f64, and of f32 where there are too many arguments to sweep."""
    if name in TWO_ARGUMENTS:
        yield worst_f32(name, np, sample(name, "f32", np.random.default_rng(seed), 300 * count))
    yield worst_f64(name, finite(sample(name, "f64", np.random.default_rng(seed), count)))


def _advance(progress: Progress, task: TaskID, part: float) -> None:
    progress.update(task, completed=0.95 * part)


def table(found: list[Worst]) -> Table:
    """What was found, one line each."""
    at, gives = Column("at", overflow="fold"), Column("gives", overflow="fold")
    table = Table("function", "type", "max ulp", "bound", at, gives, "points", "")
    for worst in found:
        digits = ".9g" if worst.type == "f32" else ".17g"
        place = ", ".join(format(value, digits) for value in worst.at)
        verdict = "ok" if worst.holds else "[red]BROKEN"
        sizes = f"{worst.error:.4f}", f"{worst.bound:g}"
        table.add_row(
            worst.name, worst.type, *sizes, place, format(worst.got, digits), f"{worst.count:,}", verdict
        )
    return table


@click.command()
@click.option(
    "--function", "chosen", multiple=True, type=click.Choice(list(ROW)), help="One function; may be repeated."
)
@click.option("--stride", default=1, type=click.IntRange(1), help="Measure one f32 bit pattern in this many.")
@click.option(
    "--xp", "module", default="numpy", type=click.Choice(["numpy", "cpu", "cupy"]), help="What runs f32."
)
@click.option(
    "--samples",
    default=3000,
    help="Points of each kind where a function is sampled; 0 leaves f64, pow, atan2 out.",
)
@click.option("--seed", default=1)
def main(chosen: tuple[str, ...], stride: int, module: str, samples: int, seed: int) -> None:
    """Measure the error of the transcendental functions."""
    console, found = Console(), []
    with Progress(console=console) as progress:
        for name in chosen or ROW:
            task = progress.add_task(name, total=1.0)
            if name not in TWO_ARGUMENTS:
                found.append(sweep(name, module, stride, partial(_advance, progress, task)))
            if samples:
                found.extend(sampled(name, samples, seed))
            progress.update(task, completed=1.0)
    console.print(table(found))
    sys.exit(0 if all(worst.holds for worst in found) else 1)


if __name__ == "__main__":
    main()
