# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""The functions that the library's kernels are made with."""

from vyre import func


@func
def plus(a, b):
    return a + b


@func
def same(x):
    return x


@func
def total_of(total, count):
    return total
