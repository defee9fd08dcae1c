"""Calls that have no result are refused with a fix, the first one and later ones alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import lib

X = np.arange(6, dtype=np.float32)
M = X.reshape(2, 3)
DATA = np.arange(6, dtype=np.uint8)
BEYOND, DOWN, GOOD = (np.array(ends, np.int32) for ends in ((0, 3, 9), (0, 4, 3, 6), (0, 3, 6)))
ONE, AT = np.array([0]), np.array([7], np.int32)

CASES: dict[str, tuple[Callable[..., Any], tuple[Any, ...], str]] = {
    "a segment beyond the end": (lib.segmented_reduce, (X, BEYOND), "from 0 to 6"),
    "segments that go down": (lib.segmented_scan, (X, DOWN), "ascending"),
    "a sort of segments beyond the end": (lib.segmented_sort, (X, BEYOND), "from 0 to 6"),
    "a sort of segments of a matrix": (lib.segmented_sort, (M, GOOD), "two vectors"),
    "a sort of segments by floats": (lib.segmented_sort, (X, GOOD.astype("f4")), "of integers"),
    "a message beyond the end": (lib.sha256, (DATA, BEYOND), "from 0 to 6"),
    "messages of a list that go down": (lib.crc32, (b"abcdef", [3, 1]), "ascending"),
    "a message of text beyond the end": (lib.regex_match, (DATA, "a", BEYOND), "from 0 to 6"),
    "a row that is not there": (lib.csr_from_coo, (ONE + 5, ONE, X[:1], 2), "rows from 0 to 1"),
    "a column that is not there": (lib.csr_transpose, (GOOD[:2] // 3, AT, X[:1], 3), "0 to 2"),
    "a dot product of matrices": (lib.dot, (M, M), "vecdot"),
    "edges that go down": (lib.histogram, (X, X[::-1].copy()), "in ascending order"),
    "one edge": (lib.histogram, (X, X[:1]), "at least two"),
    "a count that is no array": (lib.nonzero_into, (X, np.zeros(3, np.int64), 100), "pass an array"),
    "offsets of a number": (lib.segmented_reduce, (1.0, GOOD), "."),
    "a scan by an array": (lib.scan, (X, X, 0), "."),
    "integers up to an array": (lib.integers, (0, X, 4, 1), "whole numbers"),
    "integers up to a float": (lib.integers, (0, 2.5, 4, 1), "whole numbers"),
    "a correction that is a word": (lambda x: lib.std(x, correction="max"), (X,), "a number"),
    "rows of several lengths": (lib.any, ([[1, 2], [3]],), "an array"),
    "an option that is an array": (lambda x: lib.sort(x, descending=x), (X,), "True or False"),
    "an order of norms that is a slice": (lambda x: lib.norm(x, ord=slice(1)), (X,), "a number"),
    "axes that are a number": (lib.permute_dims, (X, 0), "a tuple"),
    "subscripts behind the arrays": (lib.einsum, (X, X, X), "a string"),
    "a length that is an array": (lambda x: lib.irfft(x, n=x), (X,), "a whole number"),
    "a quantile that is a word": (lib.quantile, (X, "most"), "numbers from 0 to 1"),
    "random numbers of half a shape": (lib.uniform, (2.5, 1), "whole numbers"),
    "a permutation of a float": (lib.permutation, (2.0, 1), "with axes"),
    "no path": (vy.load, (X,), "that of a file"),
    "an endless range": (lambda x: lib.histogram(x, 3, range=(0, np.inf)), (X,), "finite range"),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_call_without_a_result_is_refused(name: str) -> None:
    function, arguments, fix = CASES[name]
    for _ in range(3):
        with pytest.raises(vy.CallError, match=f"Fix: .*{fix}"):
            function(*arguments)


def test_numbers_of_numpy_are_shapes_and_counts() -> None:
    two, three = np.int64(2), np.int32(3)

    assert lib.uniform(6, 1).reshape(2, 3).tobytes() == lib.uniform((two, three), 1).tobytes()
    assert (2,) == lib.normal(two, 1).shape
    assert lib.permutation(3, 1).tolist() == lib.permutation(three, 1).tolist()
    assert lib.choice(3, 2, 1).tolist() == lib.choice(three, two, 1).tolist()


def test_calls_with_good_offsets_are_not_refused() -> None:
    for _ in range(3):
        assert [3.0, 12.0] == lib.segmented_reduce(X, GOOD).tolist()
        assert [0, 1, 3, 3, 7, 12] == lib.segmented_scan(X, offsets=GOOD).tolist()
        assert 2 == len(lib.fnv1a(b"abcdef", [0, 3, 6]))
    with pytest.raises(vy.CallError, match="from 0 to 6"):
        lib.segmented_reduce(X, BEYOND)
