# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""The functions that the library's kernels are made with.

Of elements: `first(x, A)` is what a fold in type A makes of an element. Of two values: `op(a, b)`. Of the
result: `last(total, count, A)`, with the number of elements.
"""

from vyre import bits, bool_, clamp, f32, from_bits, func, i32, sqrt, u32, u64


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


@func
def scaled_bits(v, exponent):
    """v * 2**exponent with the exponent apart: a number from 1 to 2, or what has no exponent, in the lower 32
    bits of a word, and the exponent in the upper ones.
    """
    field = bits(v) >> 23 & 255
    is_plain = v != 0 and field < 255
    number = bits(v) & 0x807FFFFF | 0x3F800000 if is_plain else bits(v)
    power = clamp(exponent + i32(field) - 127, -(1 << 30), 1 << 30) if is_plain else i32(0)
    return u64(u32(power)) << 32 | u64(number)


@func
def number_of(word):
    return from_bits(f32, u32(word))


@func
def power_of_two(exponent):
    return from_bits(f32, u32(127 + exponent) << 23)


@func
def factor(x, A):
    v = f32(x)
    is_small = abs(v) < 2.0**-126
    return scaled_bits(v * 2.0**32 if is_small else v, i32(-32) if is_small else i32(0))


@func
def joined_factors(a, b):
    return scaled_bits(number_of(a) * number_of(b), i32(u32(a >> 32)) + i32(u32(b >> 32)))


@func
def product_of(total, count, A):
    """The number, rounded once: half of the exponent never leaves the range of normal numbers."""
    power = clamp(i32(u32(total >> 32)), -252, 254)
    half = power >> 1
    return number_of(total) * power_of_two(half) * power_of_two(power - half)
