# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""The functions that the library's kernels are made with.

Of elements: `first(x, A)` is what a fold in type A makes of an element. Of two values: `op(a, b)`. Of the
result: `last(total, count, A)`, with the number of elements.
"""

from vyre import bool_, func, sqrt


@func
def plus(a, b):
    return a + b


@func
def times(a, b):
    return a * b


@func
def lesser(a, b):
    """The smaller one; NaN if one of them is."""
    return a if a <= b or a != a else b


@func
def greater(a, b):
    """The larger one; NaN if one of them is."""
    return a if a >= b or a != a else b


@func
def either(a, b):
    return a | b


@func
def both(a, b):
    return a & b


@func
def same(x, A):
    return A(x)


@func
def truth(x, A):
    return A(bool_(x))


@func
def square(x, A):
    return A(x) * A(x)


@func
def magnitude(x, A):
    return abs(A(x))


@func
def total_of(total, count, A):
    return total


@func
def mean_of(total, count, A):
    return total / A(count)


@func
def root_of(total, count, A):
    return sqrt(total)
