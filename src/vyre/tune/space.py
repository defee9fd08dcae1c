"""The search space: parameters, their values, and the allowed combinations.

A configuration is a row of positions, one per parameter. Models see it as a point with coordinates from 0 to
1: every value by its size (on a scale of powers of two if the values span that much), and by how many factors
of two it has, because alignment and divisibility act through those.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

Value = int | float | str | bool
Floats = NDArray[np.float64]
Indices = NDArray[np.int64]

SPAN = 8  # values whose extremes are this far apart are on a scale of powers of two
FACTORS = 8  # more factors of two than this in a value are not distinguished
ALIKE = 0.98  # a coordinate that follows another this closely is left out


@dataclass(frozen=True, eq=False)
class Space:
    """The allowed configurations: `rows` has for each the positions of its parameters' values."""

    names: tuple[str, ...]
    values: tuple[tuple[Value, ...], ...]
    rows: Indices

    def __len__(self) -> int:
        return len(self.rows)

    def find(self, rows: Indices) -> Indices:
        """Return the indices of configurations, passed as rows of positions; -1 for those not allowed."""
        codes = rows @ self._places
        at = np.minimum(np.searchsorted(self._sorted_codes, codes), len(self) - 1)
        candidates = self._order[at]
        return np.where((self.rows[candidates] == rows).all(axis=1), candidates, -1)

    @cached_property
    def coordinates(self) -> Floats:
        """Every configuration by the sizes of its values alone."""
        columns = [
            sizes[self.rows[:, at]] for at, values in enumerate(self.values) for sizes in _sizes(values)
        ]
        return np.stack(columns, axis=1) if columns else np.zeros((len(self), 0))

    @cached_property
    def points(self) -> Floats:
        """Every configuration as models see it."""
        sizes = self.coordinates
        kept = list(sizes.T)
        for at, values in enumerate(self.values):
            column = _factors(values)
            if column is not None and not _follows(coordinate := column[self.rows[:, at]], kept):
                kept.append(coordinate)
        return np.ascontiguousarray(np.stack(kept, axis=1)) if kept else sizes

    @cached_property
    def _places(self) -> Indices:
        """The hash multiplier of each parameter, modulo 2^64: odd numbers without a pattern, so that
        different rows have different codes even where the space is too large to number.
        """
        drawn = np.random.default_rng(0).integers(1 << 62, size=len(self.values), dtype=np.int64)
        return 2 * drawn + 1

    @cached_property
    def _order(self) -> Indices:
        return np.argsort(self.rows @ self._places)

    @cached_property
    def _sorted_codes(self) -> Indices:
        return (self.rows @ self._places)[self._order]


def of_configurations(configurations: Sequence[Mapping[str, Any]]) -> Space:
    """Return the space of exactly these configurations; parameters that never change are left out."""
    names = tuple(
        name
        for name in (configurations[0] if configurations else ())
        if len({_key(row[name]) for row in configurations}) > 1
    )
    values = tuple(
        _ordered({_key(row[name]): row[name] for row in configurations}.values()) for name in names
    )
    at = [{_key(value): place for place, value in enumerate(column)} for column in values]
    rows = [
        [places[_key(row[name])] for name, places in zip(names, at, strict=True)] for row in configurations
    ]
    return Space(names, values, np.array(rows, np.int64).reshape(len(configurations), len(names)))


def _key(value: Value) -> tuple[str, str | float]:
    """Return the identity of a value: 1 and True differ, 1 and 1.0 do not."""
    if isinstance(value, bool | str):
        return type(value).__name__, value
    return "number", float(value)


def _ordered(values: Iterable[Value]) -> tuple[Value, ...]:
    """Sort numbers by size; words, and mixtures, by their spelling."""
    listed = list(values)
    if all(_is_number(value) for value in listed):
        return tuple(sorted(listed, key=float))
    return tuple(sorted(listed, key=str))


def _is_number(value: Value) -> bool:
    return isinstance(value, int | float)


def _sizes(values: tuple[Value, ...]) -> list[Floats]:
    """Return the coordinates of a parameter's values: one for numbers, one per value for words."""
    if len(values) == 2:
        return [np.array([0.0, 1.0])]
    if not all(_is_number(value) for value in values):
        return [row / np.sqrt(2) for row in np.eye(len(values))]
    sizes = np.array([float(value) for value in values])
    if sizes.min() > 0 and sizes.max() >= SPAN * sizes.min():
        sizes = np.log2(sizes)
    return [(sizes - sizes.min()) / (sizes.max() - sizes.min())]


def _factors(values: tuple[Value, ...]) -> Floats | None:
    """Return how many factors of two the values have, scaled to 0 .. 1; None if all have the same."""
    if len(values) <= 2 or not all(_is_number(v) and float(v).is_integer() for v in values):
        return None
    counts = np.array([_twos(int(value)) for value in values], float)
    return None if np.ptp(counts) == 0 else (counts - counts.min()) / np.ptp(counts)


def _twos(number: int) -> int:
    return min((number & -number).bit_length() - 1, FACTORS) if number else 0


def _follows(column: Floats, others: Sequence[Floats]) -> bool:
    return any(abs(float(np.corrcoef(column, other)[0, 1])) >= ALIKE for other in others)
