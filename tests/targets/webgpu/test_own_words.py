"""Stores of 8 and 16 bits at the invocation's own place: a thread owns the word, and no atomic is needed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre
from targets.webgpu import adapters
from vyre import Buf, InOut, Out, bf16, bool_, f16, f32, gid, i8, i16, reference, u8, u16
from vyre.emit.wgsl.printer import wgsl
from vyre.lower import gpu
from vyre.run.device_runtime import Ready

SHAPES = [(1, 1), (3, 5), (1, 4), (7, 9), (64, 33), (2, 130)]


@vyre.kernel
def mixed(x: Buf[f32, 2], a: Out[u8, 2], b: InOut[i16, 2], c: Out[f16, 2], d: InOut[bool_, 2]):
    i, j = gid(0), gid(1)
    if x[i, j] > 0.3:
        a[i, j] = u8(x[i, j] * 255.0)
    b[i, j] = b[i, j] * 3 - i16(a[i, j])
    b[i, j] = b[i, j] + 1
    if x[i, j] > 0.9:
        return
    c[i, j] = f16(x[i, j])
    d[i, j] = not d[i, j]


@vyre.kernel
def beside(x: InOut[u8]):
    x[gid()] = x[gid() + 1]


@vyre.kernel
def turned(x: Buf[u8, 2], y: Out[u8, 2]):
    y[gid(1), gid(0)] = x[gid(0), gid(1)]


@vyre.kernel
def plain(x: Buf[u8], y: Out[u8]):
    y[gid()] = x[gid()] + 1


def text(kernel: Any, rank: int, alike: set[str]) -> str:
    return wgsl(gpu.lower(Ready(kernel.program).lowered, rank, frozenset(alike))).text


def arguments(shape: tuple[int, int]) -> dict[str, Any]:
    rng = np.random.default_rng(3)
    x = rng.random(shape, np.float32)
    words = rng.integers(0, 60_000, shape)
    return {
        "x": x, "a": words.astype(np.uint8), "b": words.astype(np.int16), "c": words.astype(np.float16),
        "d": words % 2 == 0,
    }  # fmt: skip


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("ahead", [0, 4])
def test_elements_of_one_word_are_stored_together(shape: tuple[int, int], ahead: int) -> None:
    adapters.required()
    given = arguments(shape)
    found = adapters.guarded(Ready(mixed.program), given, shape, ahead=ahead)

    reference.run(mixed.program, given, grid=shape)
    assert {name: values.tobytes() for name, values in given.items()} == found


@pytest.mark.parametrize("dtype", [u8, i8, u16, i16, f16, bf16, bool_])
def test_every_narrow_type_is_stored_without_atomics(dtype: Any) -> None:
    @vyre.kernel
    def copied(x: Buf[dtype], y: Out[dtype]):
        if gid() % 3 != 1:
            y[gid()] = x[gid()]

    assert "atomic" not in text(copied, 1, {"y"})
    adapters.required()
    rng = np.random.default_rng(4)
    x, y = (rng.integers(0, 2 if dtype is bool_ else 256, 101).astype(dtype.storage) for _ in range(2))
    given = {"x": x, "y": y}
    found = adapters.guarded(Ready(copied.program), given, (101,))
    reference.run(copied.program, given, grid=(101,))
    assert given["y"].tobytes() == found["y"]


def test_words_that_several_threads_store_to_stay_atomic() -> None:
    assert "atomicCompareExchangeWeak" in text(beside, 1, {"x"})
    assert "atomicCompareExchangeWeak" in text(turned, 2, {"x", "y"})
    assert "atomicCompareExchangeWeak" in text(plain, 1, set())
    assert "atomic" not in text(plain, 1, {"x", "y"})


def test_a_domain_of_another_shape_than_the_array_stores_every_element() -> None:
    adapters.required()
    for count in (5, 100, 103):
        mine, theirs = (np.arange(100, dtype=np.uint8) for _ in range(2))
        plain.over(count)(mine.copy(), mine, device="webgpu")
        plain.over(count)(theirs.copy(), theirs, device="reference")
        assert theirs.tolist() == mine.tolist()


def test_an_array_that_is_read_as_another_argument_is_not_owned() -> None:
    adapters.required()
    there = vyre.array(np.arange(99, dtype=np.uint8), device="webgpu")
    plain(there, there)

    assert list(range(1, 100)) == there.numpy().tolist()
