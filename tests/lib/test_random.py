"""philox4x32 against its published vectors and a plain Python reference, and what is drawn from it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import lib

SIZES = [0, 1, 2, 31, 33, 1000]
MASK = (1 << 32) - 1
PUBLISHED = [  # kat_vectors of Random123
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((MASK,) * 4, (MASK,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]


def philox_by_hand(counter: tuple[int, ...], key: tuple[int, ...]) -> list[int]:
    c, (k0, k1) = list(counter), key
    for _ in range(10):
        left, right = c[0] * 0xD2511F53, c[2] * 0xCD9E8D57
        c = [right >> 32 ^ c[1] ^ k0, right & MASK, left >> 32 ^ c[3] ^ k1, left & MASK]
        k0, k1 = k0 + 0x9E3779B9 & MASK, k1 + 0xBB67AE85 & MASK
    return c


def words_by_hand(n: int, seed: int, stream: int = 0, attempt: int = 0) -> np.ndarray:
    blocks = [philox_by_hand((b, 0, attempt, stream), (seed & MASK, seed >> 32)) for b in range(-(-n // 4))]
    return np.array(blocks, np.uint32).reshape(-1)[:n]


def long_words_by_hand(n: int, seed: int, stream: int = 0, attempt: int = 0) -> np.ndarray:
    return words_by_hand(-(-n // 2) * 4, seed, stream, attempt).view(np.uint64)[:n]


def on(device: str, draw: Any, *args: Any, **named: Any) -> Any:
    return draw(*args, device=device, **named)


def test_philox_gives_the_published_vectors() -> None:
    counters, keys, expected = (np.array(column, np.uint32) for column in zip(*PUBLISHED, strict=True))

    assert expected.tolist() == lib.philox(counters, keys).tolist()
    assert expected.tolist() == [
        philox_by_hand(counter, key) for counter, key in zip(counters.tolist(), keys.tolist(), strict=True)
    ]


@pytest.mark.parametrize("n", SIZES)
def test_random_bits_are_the_words_of_blocks_in_order(n: int) -> None:
    seed, stream = 0x0123456789ABCDEF, 7

    assert words_by_hand(n, seed, stream).tolist() == lib.random_bits(n, seed, stream=stream).tolist()
    assert (
        long_words_by_hand(n, seed, stream).tolist()
        == lib.random_bits(n, seed, stream=stream, dtype=vy.u64).tolist()
    )


@pytest.mark.parametrize("n", SIZES)
def test_uniform_is_a_word_scaled(n: int) -> None:
    single = (words_by_hand(n, 5) >> 8).astype(np.float32) * np.float32(2**-24)
    double = (long_words_by_hand(n, 5) >> np.uint64(11)).astype(np.float64) * 2.0**-53

    assert single.tolist() == lib.uniform(n, 5).tolist()
    assert double.tolist() == lib.uniform(n, 5, dtype=np.float64).tolist()
    assert (np.float32(-1) + single * np.float32(3)).tolist() == lib.uniform(n, 5, low=-1, high=2).tolist()


@pytest.mark.parametrize("n", SIZES)
def test_normal_is_box_and_mullers_transform(n: int) -> None:
    w = words_by_hand(-(-n // 4) * 4, 9).astype(np.float64)
    v = long_words_by_hand(-(-n // 2) * 2, 9)
    angle, radius = (
        w[1::2].astype(np.uint32).astype(np.int32) * (math.pi * 2.0**-31),
        np.sqrt(-2 * np.log(w[::2] * 2.0**-32 + 2.0**-33)),
    )
    long_angle = v[1::2].astype(np.int64) * (math.pi * 2.0**-63)
    long_radius = np.sqrt(-2 * np.log((v[::2] >> np.uint64(11)).astype(np.float64) * 2.0**-53 + 2.0**-54))

    single, double = lib.normal(n, 9), lib.normal(n, 9, dtype=vy.f64)

    np.testing.assert_allclose(
        single, np.stack([radius * np.cos(angle), radius * np.sin(angle)], 1).reshape(-1)[:n], 2e-6, 2e-6
    )
    np.testing.assert_allclose(
        double,
        np.stack([long_radius * np.cos(long_angle), long_radius * np.sin(long_angle)], 1).reshape(-1)[:n],
        1e-14,
        1e-14,
    )


@pytest.mark.parametrize(
    "draw", [lib.random_bits, lib.uniform, lib.normal, lambda *a, **k: lib.integers(-3, 9, *a, **k)]
)
def test_numbers_are_drawn_into_an_array(draw: Any) -> None:
    expected = draw((3, 41), 7, stream=2)
    out = np.zeros_like(expected)

    assert out is draw((3, 41), 7, stream=2, out=out)
    assert expected.tobytes() == out.tobytes()
    with pytest.raises(vy.CallError, match="contiguous array of"):
        draw((3, 40), 7, out=out)
    with pytest.raises(vy.CallError, match="contiguous array of"):
        draw((41, 3), 7, out=out.T)


def test_normal_has_the_moments_of_the_distribution() -> None:
    x = lib.normal(1 << 20, 3, mean=2.0, deviation=3.0).astype(np.float64)
    z = (x - 2) / 3

    assert abs(z.mean()) < 5 / 1024
    assert abs((z**2).mean() - 1) < 5 * math.sqrt(2) / 1024
    assert abs((z**4).mean() - 3) < 5 * math.sqrt(96) / 1024


def integers_by_hand(low: int, high: int, n: int, seed: int) -> list[int]:
    width = high - low
    bits = 32 if width <= 1 << 32 else 64
    draw = words_by_hand if bits == 32 else long_words_by_hand
    each = 4 if bits == 32 else 2
    attempts = [draw(-(-n // each) * each, seed, attempt=a).tolist() for a in range(40)]
    return [
        next(
            low + (words[i] * width >> bits)
            for words in attempts
            if words[i] * width % (1 << bits) >= (1 << bits) % width
        )
        for i in range(n)
    ]


@pytest.mark.parametrize(
    ("low", "high"),
    [
        (0, 1), (-3, 7), (0, 1 << 32), (0, (1 << 31) + 1), (-5, (1 << 32) + 1),
        (-(1 << 63), 1 << 63), (-(1 << 62), (1 << 62) + 1),
    ],
)  # fmt: skip
def test_integers_are_drawn_again_rather_than_biased(low: int, high: int) -> None:
    assert integers_by_hand(low, high, 203, 11) == lib.integers(low, high, 203, 11).tolist()


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"])
def test_integers_fill_their_type(dtype: str) -> None:
    limits = np.iinfo(dtype)
    drawn = lib.integers(int(limits.min), int(limits.max) + 1, 1000, 2, dtype=dtype)

    assert dtype == drawn.dtype.name
    assert drawn.min() < limits.min + limits.max // 50 + 4
    assert drawn.max() > limits.max - limits.max // 50 - 4


@pytest.mark.parametrize("draw", [lib.random_bits, lib.uniform, lib.normal], ids=lambda f: f.__name__)
def test_the_reference_and_the_cpu_draw_the_same_bytes(draw: Any) -> None:
    wide = vy.u64 if draw is lib.random_bits else vy.f64
    for named in ({}, {"dtype": wide}):
        expected = on("reference", draw, (5, 41), 123456789012345, stream=3, **named)

        assert expected.tobytes() == on("cpu", draw, (5, 41), 123456789012345, stream=3, **named).tobytes()


def test_the_reference_and_the_cpu_draw_the_same_integers() -> None:
    for high in (10, (1 << 31) + 1, (1 << 62) + 1):
        expected = on("reference", lib.integers, 0, high, 77, 5)

        assert expected.tobytes() == on("cpu", lib.integers, 0, high, 77, 5).tobytes()


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: lib.uniform(4, -1), "seed"),
        (lambda: lib.uniform(4, 1 << 64), "seed"),
        (lambda: lib.uniform(4, 1.5), "seed"),
        (lambda: lib.uniform(4, 1, stream=1 << 32), "stream"),
        (lambda: lib.uniform(-4, 1), "shape"),
        (lambda: lib.uniform(4, 1, dtype=vy.i32), "uniform"),
        (lambda: lib.random_bits(4, 1, dtype=vy.f32), "random_bits"),
        (lambda: lib.integers(3, 3, 4, 1), "integers"),
        (lambda: lib.integers(0, 300, 4, 1, dtype=vy.u8), "u8"),
        (lambda: lib.integers(-1, 3, 4, 1, dtype=vy.u8), "u8"),
    ],
)
def test_a_wrong_argument_is_named_with_a_fix(call: Any, says: str) -> None:
    with pytest.raises(vy.CallError, match=says) as caught:
        call()

    assert "Fix: " in str(caught.value)


@pytest.mark.parametrize("n", [0, 1, 2, 31, 1000])
def test_a_permutation_has_every_number_once(n: int) -> None:
    order = lib.permutation(n, 4)

    assert [*range(n)] == sorted(order.tolist())
    assert np.argsort(long_words_by_hand(n, 4), kind="stable").tolist() == order.tolist()


def test_rows_are_permuted_and_every_permutation_occurs() -> None:
    x = np.arange(12).reshape(4, 3)

    assert x[lib.permutation(4, 5)].tolist() == lib.permutation(x, 5).tolist()
    assert 6 == len({tuple(lib.permutation(3, seed).tolist()) for seed in range(60)})


def test_choices_are_integers_permutations_or_by_weight() -> None:
    x = np.arange(10, 20)

    assert x[lib.integers(0, 10, 50, 3)].tolist() == lib.choice(x, 50, 3).tolist()
    assert lib.integers(0, 7, 6, 3).reshape(2, 3).tolist() == lib.choice(7, (2, 3), 3).tolist()
    assert lib.permutation(10, 3)[:4].tolist() == lib.choice(10, 4, 3, replace=False).tolist()
    weights = np.array([0.0, 1.0, 0.0, 3.0])
    drawn = lib.choice(4, 4000, 1, weights=weights)
    assert {1, 3} == {*drawn.tolist()}
    assert abs((drawn == 3).mean() - 0.75) < 0.03


def test_the_reference_and_the_cpu_choose_the_same() -> None:
    for named in ({}, {"replace": False}, {"weights": np.arange(1.0, 41.0)}):
        expected = on("reference", lib.choice, 40, 20, 3, **named)

        assert expected.tolist() == on("cpu", lib.choice, 40, 20, 3, **named).tolist()


@pytest.mark.parametrize(
    ("named", "says"),
    [
        ({"replace": False}, "3 elements"),
        ({"weights": np.ones(2)}, "2 weights"),
        ({"weights": np.zeros(3)}, "sum to"),
        ({"weights": np.ones(3, np.int32)}, "i32"),
    ],
)
def test_a_choice_that_is_not_possible_is_named_with_a_fix(named: Any, says: str) -> None:
    with pytest.raises(vy.CallError, match=says) as caught:
        lib.choice(3, 5, 1, **named)

    assert "Fix: " in str(caught.value)
