"""Operands on which an adapter's operations are tried, always the same: special values with each other,
random ones, and those that random ones hardly ever are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

SETS = 1 << 16  # of operands, for each of three ranges of exponents
WIDE_SETS = 1 << 13  # of 64 bits, for which the reference takes long
Words = NDArray[Any]  # of uint32, or of uint64 for types of 64 bits
Columns = tuple[Words, Words, Words]


@dataclass(frozen=True, slots=True)
class FloatFormat:
    """A float format: its words, bits of the fraction, and greatest exponent."""

    word: Any
    real: Any
    fraction: int
    top: int

    @property
    def ranges(self) -> tuple[tuple[int, int], ...]:
        """Ranges of biased exponents: all, near those of 1, and of subnormals and small numbers."""
        middle = self.top // 2
        return (0, self.top + 1), (middle - 10, middle + 11), (0, self.fraction + 7)

    @property
    def special(self) -> Words:
        """Zeros, the ends of subnormals and normals, halves, numbers whose unit is 1, infinity, NaNs; and the
        first integers beyond i32, u32 and i64.
        """
        one, fraction, unit = self.top // 2, self.fraction, 1 << self.fraction
        powers = [0, 1, one - fraction - 1, one - fraction, one - 1, one, one + 1, one + fraction - 1]
        powers += [one + fraction, one + fraction + 1, one + 31, one + 32, one + 63]
        powers += [self.top - 2, self.top - 1]
        numbers = [power * unit + step for power in powers for step in (-1, 0, 1) if power * unit + step >= 0]
        numbers += [2, 3, unit // 2, one * unit + unit // 2, (one + 1) * unit + unit // 4]
        numbers += [self.top * unit - 1, self.top * unit, self.top * unit + 1, self.top * unit + unit // 2]
        words = np.array(numbers, self.word)
        return np.concatenate([words, words | self.word(self.sign)])

    @property
    def sign(self) -> int:
        return (self.top + 1) << self.fraction


SINGLE = FloatFormat(np.uint32, np.float32, 23, 255)
DOUBLE = FloatFormat(np.uint64, np.float64, 52, 2047)


@cache
def special_sets() -> Columns:
    """Three columns of special words of 32 bits, each with each: those of the certificates of pages."""
    words = SINGLE.special
    first, second = np.arange(words.size).repeat(words.size), np.tile(np.arange(words.size), words.size)
    return words[first], words[second], words[(7 * first + 13 * second) % words.size]


@cache
def operands(format_: FloatFormat) -> Columns:
    """Three columns of operands; for words of 64 bits also integers of every size."""
    count = SETS if format_ is SINGLE else WIDE_SETS
    parts = list(_floats(format_, count))
    if format_ is DOUBLE:
        parts.append(_integers(count))
    first, second, third = (np.concatenate(column) for column in zip(*parts, strict=True))
    return first, second, third


def _floats(form: FloatFormat, count: int) -> Iterator[Columns]:
    rng = np.random.default_rng(20)
    word, real = form.word, form.real
    pairs = np.array(np.meshgrid(form.special, form.special)).reshape(2, -1)
    pairs = rng.permutation(pairs, axis=1)
    quarter = count // 4
    for at, (low, high) in enumerate(form.ranges):
        a, b, c = (_random(rng, form, count, low, high) for _ in range(3))
        some = pairs[:, at * quarter : (at + 1) * quarter]
        a[: some.shape[1]], b[: some.shape[1]] = some
        c[:quarter] = rng.choice(form.special, quarter)
        with np.errstate(all="ignore"):
            near = slice(quarter, 2 * quarter)  # sums that cancel
            c[near] = (-(a.view(real) * b.view(real)))[near].view(word) ^ rng.integers(0, 4, quarter, word)
            few = slice(2 * quarter, 3 * quarter)  # products of few bits, and ties
            half = form.fraction // 2
            a[few] &= ~word((1 << half) - 1)
            b[few] &= ~word((1 << (half + 1)) - 1)
            exponent = sum(
                ((x[few] >> word(form.fraction)) & word(form.top)).astype(np.int64) for x in (a, b)
            )
            exponent = exponent - form.top // 2 - rng.integers(0, 2 * form.fraction + 14, quarter)
            fitting = exponent.clip(0, form.top - 1).astype(word) << word(form.fraction)
            c[few] = (c[few] & ~word(form.top << form.fraction)) | fitting
            ratio = slice(3 * quarter, count)  # quotients next to whole numbers
            times = b.view(real)[ratio] * rng.integers(1, 1 << 12, count - 3 * quarter).astype(real)
            a[ratio] = times.view(word) + rng.integers(0, 3, times.size, word) - word(1)
        yield a, b, c


def _random(rng: np.random.Generator, form: FloatFormat, count: int, low: int, high: int) -> Words:
    bits = rng.integers(0, np.iinfo(form.word).max, count, form.word, endpoint=True)
    exponent = rng.integers(low, high, count, form.word) << form.word(form.fraction)
    return np.asarray((bits & ~form.word(form.top << form.fraction)) | exponent)


def _integers(count: int) -> Columns:
    """Whole numbers of 64 bits of every size, of both signs."""
    rng = np.random.default_rng(21)

    def column() -> Words:
        sizes = rng.integers(0, 64, count, np.uint64)
        sizes[: count // 8] = 62
        words = rng.integers(0, 1 << 64, count, np.uint64) >> sizes
        return np.asarray(np.where(rng.random(count) < 0.5, words, ~words + np.uint64(1)))

    return column(), column(), column()
