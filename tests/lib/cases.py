"""What tests of the library share: sizes, types, awkward values, and the devices that must agree.

The reference has lanes, as GPUs have, so it runs the shapes of algorithms that GPUs run: `everywhere`
compares these with the shapes for CPUs, byte for byte.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
from numpy.typing import NDArray

import vyre as vy

Array = NDArray[Any]

SIZES = (0, 1, 2, 31, 33, 1000)
LARGE = (1 << 20) + 7  # for one test of each family, on the CPU alone where the reference takes too long
DTYPES = ("bool", "u1", "u2", "u4", "u8", "i1", "i2", "i4", "i8", "f2", "f4", "f8")
FLOATS = ("f2", "f4", "f8")


@contextmanager
def on(device: str) -> Iterator[None]:
    """Run kernels on a device."""
    vy.use(device)
    try:
        yield
    finally:
        vy.use(None)


def values(dtype: str, shape: int | tuple[int, ...], *, seed: int = 0, special: bool = False) -> Array:
    """Numbers of both signs over a part of the type's range; `special`: with NaN, infinities and zeros."""
    rng = np.random.default_rng(seed)
    kind = np.dtype(dtype).kind
    if kind == "b":
        return rng.integers(0, 2, shape).astype(bool)
    if kind in "ui":
        info = np.iinfo(dtype)
        return rng.integers(info.min, info.max, shape, dtype, endpoint=True)
    made = rng.standard_normal(shape).astype(dtype)
    if special and made.size:
        places = rng.integers(0, made.size, max(1, made.size // 8))
        made.flat[places] = rng.choice(np.array([np.nan, np.inf, -np.inf, 0.0, -0.0], dtype), len(places))
    return made


def everywhere(function: Callable[..., Any], *args: Any, **named: Any) -> Any:
    """The result of a call on the CPU, once the reference has given the same bytes."""
    with on("reference"):
        wanted = function(*args, **named)
    with on("cpu"):
        got = function(*args, **named)
    assert_same(wanted, got)
    return got


def assert_same(wanted: Any, got: Any) -> None:
    """Compare results byte for byte: arrays, or tuples of them."""
    if isinstance(wanted, tuple):
        assert isinstance(got, tuple)
        assert len(got) == len(wanted)
        for one, other in zip(wanted, got, strict=True):
            assert_same(one, other)
        return
    one, other = np.asarray(wanted), np.asarray(got)
    assert (one.dtype, one.shape) == (other.dtype, other.shape)
    assert one.tobytes() == other.tobytes()
