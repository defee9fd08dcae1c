"""Calls of the library by name, on arrays of few hundred elements: for adapters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import vyre
from vyre import lib

RNG = np.random.default_rng(3)
F = RNG.standard_normal(300).astype(np.float32)
I = RNG.integers(-50, 50, 300).astype(np.int32)  # noqa: E741  # integers
U8 = RNG.integers(0, 256, 300).astype(np.uint8)
M = RNG.standard_normal((17, 19)).astype(np.float32)
TEXT = np.frombuffer(b"abc de f gh abc i jk abcabc" * 9, np.uint8).copy()

CALLS: dict[str, Callable[[], Any]] = {
    "sum": lambda: lib.sum(F),
    "prod": lambda: lib.prod(I[:9]),
    "mean": lambda: lib.mean(M, axis=1),
    "max": lambda: lib.max(M, axis=0),
    "min": lambda: lib.min(U8),
    "argmax": lambda: lib.argmax(F),
    "any": lambda: lib.any(F > 2),
    "count_nonzero": lambda: lib.count_nonzero(I),
    "cumulative_sum": lambda: lib.cumulative_sum(I),
    "sort": lambda: lib.sort(I),
    "argsort": lambda: lib.argsort(I),
    "topk": lambda: lib.topk(I, 5),
    "searchsorted": lambda: lib.searchsorted(np.sort(I), I[:20]),
    "unique_values": lambda: lib.unique_values(I),
    "nonzero": lambda: lib.nonzero(I > 0),
    "select": lambda: lib.select(I, I > 0),
    "histogram": lambda: lib.histogram(F, bins=8),
    "bincount": lambda: lib.bincount(np.abs(I)),
    "matmul": lambda: lib.matmul(M, M.T.copy()),
    "softmax": lambda: lib.softmax(M),
    "take": lambda: lib.take(F, np.abs(I)),
    "find_all": lambda: lib.find_all(TEXT, b"abc"),
    "random_bits": lambda: lib.random_bits(100, seed=7),
    "median": lambda: lib.median(F),
    "run_lengths": lambda: lib.run_lengths(np.sort(I)),
    "reduce": lambda: lib.reduce(I, "max"),
}


def parts(value: Any) -> Iterator[bytes]:
    """The bytes of a result, part by part."""
    if isinstance(value, tuple | list):
        for part in value:
            yield from parts(part)
    else:
        array = np.asarray(value)
        yield f"{array.dtype} {array.shape} ".encode() + array.tobytes()


def outcome(name: str, device: str) -> list[bytes] | str:
    """The bytes that a call gives on a device, or why it is refused."""
    vyre.use(device)
    try:
        return list(parts(CALLS[name]()))
    except vyre.CallError as refusal:
        return str(refusal)
    finally:
        vyre.use(None)
