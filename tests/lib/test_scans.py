"""Scans: the same bytes on every device, in the documented order."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import DTYPES, LARGE, SIZES, Array, everywhere, values
from vyre import lib


def before_groups(totals: Array) -> Array:
    """The sums of the values before each one in the order of `group_prefix`: nodes of 16 children."""
    levels = [totals]
    while len(levels[-1]) >= 16:
        children = levels[-1][: len(levels[-1]) // 16 * 16].reshape(-1, 16)
        node = children[:, 0]
        for k in range(1, 16):
            node = node + children[:, k]
        levels.append(node)
    out = np.zeros_like(totals)
    for at in range(len(totals)):
        for level in reversed(range(len(levels))):
            place = at >> (4 * level)
            for node in levels[level][place - place % 16 : place]:
                out[at] = out[at] + node
    return out


def ordered_scan(x: Array, *, exclusive: bool = False) -> Array:
    """The running sums of a vector in the documented order, by NumPy."""
    tiles = max(1, -(-len(x) // 4096))
    padded = np.full(tiles * 4096, -0.0, x.dtype)
    padded[: len(x)] = x
    parts = padded.reshape(tiles, 16, 16, 16)

    def before(sums: Array) -> tuple[Array, Array]:
        """What comes before each part along the last axis, and the fold of all."""
        out, run = np.empty_like(sums), np.full(sums.shape[:-1], -0.0, x.dtype)
        for k in range(sums.shape[-1]):
            out[..., k] = run
            run = run + sums[..., k]
        return out, run

    _, blocks = before(parts)
    before_block, lines = before(blocks)
    before_line, totals = before(lines)
    carry = np.full(tiles, -0.0, x.dtype) if tiles == 1 else before_groups(totals)
    run = carry[:, None, None] + (before_line[:, :, None] + before_block)
    out = np.empty_like(parts)
    for k in range(16):
        out[..., k] = run if exclusive else run + parts[..., k]
        run = run + parts[..., k]
    return out.reshape(-1)[: len(x)]


@pytest.mark.parametrize("dtype", DTYPES)
def test_cumulative_sum(dtype: str) -> None:
    for n in (*SIZES, 5000):
        x = values(dtype, n)
        got = everywhere(lib.cumulative_sum, x)
        wanted = np.cumsum(x, dtype="f8" if x.dtype.kind == "f" else None)
        if x.dtype.kind == "f":
            np.testing.assert_allclose(got, wanted, rtol=1e-2 if dtype == "f2" else 1e-5, atol=1e-4)
            assert x.dtype == got.dtype
        else:
            np.testing.assert_array_equal(got, wanted)
            assert wanted.dtype == got.dtype


@pytest.mark.parametrize("n", [1, 17, 5000, 70_000])
def test_scans_have_the_documented_order(n: int) -> None:
    x = values("f4", n)

    assert ordered_scan(x).tobytes() == everywhere(lib.cumulative_sum, x).tobytes()


@pytest.mark.parametrize("n", [LARGE, 4096 * 700 + 5])
def test_scan_of_many(n: int) -> None:
    x = values("f4", n)

    assert ordered_scan(x).tobytes() == lib.cumulative_sum(x).tobytes()


@pytest.mark.parametrize("shape", [(4, 5), (3, 700), (2, 3, 40), (0, 3), (3, 0)])
def test_scans_along_axes(shape: tuple[int, ...]) -> None:
    x = values("i4", shape)
    for axis in range(-1, len(shape)):
        np.testing.assert_array_equal(
            np.cumsum(x, axis=axis, dtype="i8"), everywhere(lib.cumulative_sum, x, axis=axis)
        )


def test_exclusive_and_reversed_scans() -> None:
    x = values("i4", (3, 5000)).astype("i8")
    for axis in (0, 1):
        sums = np.cumsum(x, axis=axis)
        back = np.flip(np.cumsum(np.flip(x, axis), axis=axis), axis)
        np.testing.assert_array_equal(sums - x, everywhere(lib.scan, x, axis=axis, exclusive=True))
        np.testing.assert_array_equal(back, everywhere(lib.scan, x, axis=axis, reverse=True))
        np.testing.assert_array_equal(
            back - x, everywhere(lib.scan, x, axis=axis, exclusive=True, reverse=True)
        )


def test_scans_with_an_initial_element() -> None:
    x = values("i4", (3, 4))
    for axis in (0, 1):
        got = everywhere(lib.cumulative_sum, x, axis=axis, include_initial=True)
        zero = np.zeros_like(np.take(x, [0], axis), "i8")
        np.testing.assert_array_equal(np.concatenate([zero, np.cumsum(x, axis, "i8")], axis), got)
    assert not np.signbit(lib.scan(np.ones(3, np.float32), exclusive=True)[0])
    assert [1, 2, 6] == list(lib.cumulative_prod(np.array([2, 3]), include_initial=True))
    assert [1] == list(lib.cumulative_prod(np.array([], int), include_initial=True))


def test_scans_by_other_operations() -> None:
    x = values("f4", 9000, special=True)
    for name, known in (("min", np.minimum), ("max", np.maximum)):
        np.testing.assert_array_equal(known.accumulate(x), everywhere(lib.scan, x, name))
    y = values("u1", 300)
    np.testing.assert_array_equal(np.cumprod(y, dtype="u8"), everywhere(lib.scan, y, "prod"))


@pytest.mark.parametrize("dtype", ["u1", "i2", "i8"])
def test_integers_of_several_tiles_are_scanned_by_other_operations(dtype: str) -> None:
    x = values(dtype, 9000)
    back = np.minimum.accumulate(x[::-1])[::-1]
    least = everywhere(lib.scan, x, "min", reverse=True)
    others = everywhere(lib.scan, x, "min", reverse=True, exclusive=True)

    np.testing.assert_array_equal(back, least)
    np.testing.assert_array_equal([*back[1:], np.iinfo(dtype).max], others)


@vy.func
def composed(f: Any, g: Any) -> Any:
    """g after f, for maps of four states in the bits of a u32: associative, and not commutative."""
    made = vy.u32(0)
    for k in vy.unroll(range(4)):
        made |= (g >> ((f >> vy.u32(2 * k) & 3) * 2) & 3) << vy.u32(2 * k)
    return made


def test_a_scan_by_a_function_that_is_not_commutative() -> None:
    maps = values("u4", 5000) % 256
    wanted, run = [], 0b11100100
    for g in maps.tolist():
        run = sum((g >> ((run >> 2 * k & 3) * 2) & 3) << 2 * k for k in range(4))
        wanted.append(run)

    np.testing.assert_array_equal(wanted, everywhere(lib.scan, maps, composed, 0b11100100))


def test_segments() -> None:
    x = values("i4", 1000).astype("i8")
    offsets = np.array([0, 0, 3, 500, 1000], np.int32)
    parts = [x[a:b] for a, b in pairwise(offsets)]
    scanned = np.concatenate([np.cumsum(part) for part in parts])
    np.testing.assert_array_equal(scanned, everywhere(lib.segmented_scan, x, offsets))
    np.testing.assert_array_equal(scanned - x, everywhere(lib.segmented_scan, x, offsets, exclusive=True))
    np.testing.assert_array_equal(
        np.concatenate([np.cumsum(part[::-1])[::-1] for part in parts]),
        everywhere(lib.segmented_scan, x, offsets, reverse=True),
    )
    np.testing.assert_array_equal(
        [part.sum() for part in parts], everywhere(lib.segmented_reduce, x, offsets)
    )
    top = lib.segmented_reduce(x, offsets, "max")
    assert np.iinfo("i8").min == top[0]
    assert x[3:500].max() == top[2]


def test_what_cannot_be_scanned_is_refused() -> None:
    with pytest.raises(vy.CallError, match="axis is missing"):
        lib.cumulative_sum(np.zeros((2, 2)))
    with pytest.raises(vy.CallError, match="op is 'mean'"):
        lib.scan(np.zeros(2), "mean")
    with pytest.raises(vy.CallError, match="must be of integers"):
        lib.segmented_scan(np.zeros(2), np.zeros(2))
