# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Kernels that fold each row of a matrix twice and then write it: softmax, layernorm and the like.

A row of at most 32 elements is folded in order. A longer one is folded in 256 lanes: lane l takes elements l,
l + 256, l + 512, ... in order, and then the lanes are folded by halves, lane l with lane l + 128, then with
l + 64, and so on. Every form below keeps to that order.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

from vyre import (
    Buf,
    Const,
    Out,
    barrier,
    dtype,
    exp,
    func,
    gid,
    kernel,
    lid,
    local,
    log,
    rsqrt,
    shared,
    subgroup_add,
    subgroup_lane,
    subgroup_max,
    unroll,
    wid,
)  # fmt: skip
from vyre.run.kernel import total

LANES = 256
STRIPS = LANES // 32  # a lane is one of 32 in one of 8 strips
HELD = 32  # elements of each lane that a workgroup holds in registers
SHORT = 32  # elements of a row that one lane folds
NEGATIVE = float("-inf")


@func
def greatest(parts):
    """The maximum over 8 strips of 32 lanes."""
    even = max(max(parts[0], parts[4]), max(parts[2], parts[6]))
    odd = max(max(parts[1], parts[5]), max(parts[3], parts[7]))
    return subgroup_max(max(even, odd))


@func
def whole_sum(parts):
    """The sum over 8 strips of 32 lanes, by halves."""
    even = (parts[0] + parts[4]) + (parts[2] + parts[6])
    odd = (parts[1] + parts[5]) + (parts[3] + parts[7])
    return subgroup_add(even + odd)


def forms(moved, measure, last, *, by_sum):
    """The kernels of an operation.

    It folds x by sum (divided by the number of elements) or maximum; then, by sum, `measure` of what `moved`
    makes of x and that; and writes what `last` makes of all.
    """

    @func
    def folded(value, parts, is_sum):
        """The fold over the lanes, the same for all of them."""
        barrier()
        parts[lid()] = value
        barrier()
        own = local(parts.dtype, STRIPS)
        for g in unroll(range(STRIPS)):
            own[g] = parts[32 * g + subgroup_lane()]
        return whole_sum(own) if is_sum else greatest(own)

    @func
    def halved(value, parts, is_sum):
        """The same fold by way of shared memory alone: less code where a workgroup is one thread."""
        barrier()
        parts[lid()] = value
        width = LANES
        for _ in range(8):
            width = width // 2
            barrier()
            if lid() < width:
                other = parts[lid() + width]
                parts[lid()] = parts[lid()] + other if is_sum else max(parts[lid()], other)
        barrier()
        return parts[0]

    @total
    @kernel
    def short(
        x: Buf[T, "m", "n"], weight: Buf[T, 2], bias: Buf[T, 2], y: Out[T, "m", "n"], eps: A, T: Const[dtype],
        A: Const[dtype], has_weight: Const[bool], has_bias: Const[bool],
    ):  # fmt: skip
        """An invocation for each row, in order: rows of at most SHORT elements."""
        row, n = gid(), x.shape[1]
        one = A(0) if by_sum else A(NEGATIVE)
        for j in range(n):
            one = one + A(x[row, j]) if by_sum else max(one, A(x[row, j]))
        start = one / A(n) if by_sum else one
        two = A(0)
        for j in range(n):
            two += measure(moved(A(x[row, j]), start))
        for j in range(n):
            v = moved(A(x[row, j]), start)
            y[row, j] = T(
                last(
                    v,
                    two / A(n),
                    two,
                    eps,
                    A(weight[0, j] if has_weight else T(1)),
                    A(bias[0, j] if has_bias else T(0)),
                    has_bias,
                )
            )

    @total
    @kernel(workgroup=LANES)
    def held(
        x: Buf[T, "m", "n"], weight: Buf[T, 2], bias: Buf[T, 2], y: Out[T, "m", "n"], eps: A, T: Const[dtype],
        A: Const[dtype], has_weight: Const[bool], has_bias: Const[bool], each: Const[int],
    ):  # fmt: skip
        """Rows of at most 256 * each elements, read once."""
        parts = shared(A, LANES)
        row, n = wid(), x.shape[1]
        v = local(A, each)
        one = A(0) if by_sum else A(NEGATIVE)
        for k in unroll(range(each)):
            j = lid() + k * LANES
            v[k] = A(x[row, j])
            if j < n:
                one = one + v[k] if by_sum else max(one, v[k])
        one = folded(one, parts, by_sum)
        start = one / A(n) if by_sum else one
        two = A(0)
        for k in unroll(range(each)):
            v[k] = moved(v[k], start)
            two += measure(v[k]) if lid() + k * LANES < n else A(0)
        spread = folded(two, parts, True)
        for k in unroll(range(each)):
            j = lid() + k * LANES
            y[row, j] = T(
                last(
                    v[k],
                    spread / A(n),
                    spread,
                    eps,
                    A(weight[0, j] if has_weight else T(1)),
                    A(bias[0, j] if has_bias else T(0)),
                    has_bias,
                )
            )

    @total
    @kernel(workgroup=LANES)
    def passed(
        x: Buf[T, "m", "n"], weight: Buf[T, 2], bias: Buf[T, 2], y: Out[T, "m", "n"], eps: A, T: Const[dtype],
        A: Const[dtype], has_weight: Const[bool], has_bias: Const[bool], kept: Const[bool],
    ):  # fmt: skip
        """Rows of any length, read three times; `kept`: what was moved waits in y for the last time."""
        parts = shared(A, LANES)
        row, n = wid(), x.shape[1]
        one = A(0) if by_sum else A(NEGATIVE)
        for j in range(lid(), n, LANES):
            one = one + A(x[row, j]) if by_sum else max(one, A(x[row, j]))
        one = halved(one, parts, by_sum)
        start = one / A(n) if by_sum else one
        two = A(0)
        for j in range(lid(), n, LANES):
            v = moved(A(x[row, j]), start)
            two += measure(v)
            if kept:
                y[row, j] = T(v)
        spread = halved(two, parts, True)
        for j in range(lid(), n, LANES):
            v = A(y[row, j]) if kept else moved(A(x[row, j]), start)
            y[row, j] = T(
                last(
                    v,
                    spread / A(n),
                    spread,
                    eps,
                    A(weight[0, j] if has_weight else T(1)),
                    A(bias[0, j] if has_bias else T(0)),
                    has_bias,
                )
            )

    return SimpleNamespace(short=short, held=held, passed=passed, is_costly=moved is grown)


@func
def less(v, start):
    return v - start


@func
def itself(v):
    return v


@func
def unmoved(v, start):
    return v


@func
def square(v):
    return v * v


@func
def grown(v, start):
    return exp(v - start)


@func
def exponential(v):
    return exp(v)


@func
def share(v, mean, total, eps, weight, bias, has_bias):
    return v * (1 / total)


@func
def log_share(v, mean, total, eps, weight, bias, has_bias):
    return v - log(total)


@func
def normalized(v, mean, total, eps, weight, bias, has_bias):
    scaled = v * rsqrt(mean + eps) * weight
    return scaled + bias if has_bias else scaled


@cache
def softmax_forms():
    return forms(grown, itself, share, by_sum=False)


@cache
def log_softmax_forms():
    return forms(less, exponential, log_share, by_sum=False)


@cache
def layernorm_forms():
    return forms(less, square, normalized, by_sum=True)


@cache
def rmsnorm_forms():
    return forms(unmoved, square, normalized, by_sum=True)
