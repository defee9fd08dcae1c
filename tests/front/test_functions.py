"""A call of a @vyre.func means what the call means in Python, for plain Python functions of numbers."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pytest

import vyre
from front.making import body_of, made
from vyre import Buf, InOut, Out, atomic_add, f32, f64, gid, i32, local  # noqa: F401

XS = np.array([-3, -1, 0, 1, 2, 5, 8], np.int32)


@vyre.func
def clipped(x, low=0, *, high=3):  # type: ignore[no-untyped-def]
    if x < low:
        return low
    if x > high:
        return high
    return x


@vyre.func
def steps(n):  # type: ignore[no-untyped-def]
    """How many halvings until 1, at most 8: returns inside a loop."""
    count = 0
    for k in range(8):
        if n <= 1:
            return count
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
            if n > 20:
                return -k - 1
        count += 1  # noqa: SIM113  # kernels have no enumerate
    return 100


@vyre.func
def nested(n):  # type: ignore[no-untyped-def]
    """Returns from inside two loops, with break and continue about."""
    total = 0
    for i in range(4):
        if i == n:
            continue
        for j in range(4):
            if j > i:
                break
            if i * j == n:
                return total * 10 + 1
            total += i + j
        if total > 9:
            return total * 10 + 2
    total += 100
    return total


@vyre.func
def ordered(a, b):  # type: ignore[no-untyped-def]
    if a > b:
        return b, a
    return a, b


@vyre.func
def distance(a, b):  # type: ignore[no-untyped-def]
    low, high = ordered(a, b)
    return high - low


@vyre.func
def sign(x):  # type: ignore[no-untyped-def]
    if x > 0:
        result = 1
    elif x < 0:
        result = -1
    else:
        return 0
    return result


@vyre.func
def early(x):  # type: ignore[no-untyped-def]
    if x < 0:
        if x < -2:
            return 7
        x = x + 1
    else:
        x = x * 2
        if x > 9:
            return x
    return x - 100


@vyre.func
def assigned(x, n=2):  # type: ignore[no-untyped-def]
    n += 1
    x *= n
    return x


@pytest.mark.parametrize(
    "call",
    [
        "clipped(x)", "clipped(x, 1)", "clipped(x, high=1)", "clipped(x, low=-2, high=2)",
        "clipped(high=1, x=x)",
        "steps(x)", "steps(x + 20)", "nested(x)", "distance(x, 2)", "distance(2, x) * distance(x, x + 1)",
        "sign(x)", "sign(sign(x) + 1)", "early(x)", "early(early(x))",
        "assigned(x)", "assigned(x, x)", "assigned(x, n=x + 1)",
        "ordered(x, 2)[0] * 10 + ordered(x, 2)[1]", "clipped(steps(clipped(x, high=9)), high=5)",
        "steps(x) if sign(x) > 0 else nested(x)", "sign(x) > 0 and early(x) > 0 or steps(x) == 0",
    ],
)  # fmt: skip
def test_a_call_means_what_it_means_in_python(call: str) -> None:
    functions = [clipped, steps, nested, ordered, distance, sign, early, assigned]
    expected = [eval(call, {f.__name__: f for f in functions}, {"x": int(x)}) for x in XS]
    dtype = "bool" if " and " in call else "i32"
    k = made(
        body_of(f"x = xs[gid()]\ny[gid()] = {call}", f"xs: Buf[i32], y: Out[{dtype}]"),
        **{f.__name__: f for f in functions},
    )

    assert expected == k(XS).tolist()


def test_a_function_takes_the_types_of_its_arguments() -> None:
    k = made(
        body_of("y[gid()] = f64(clipped(f32(7.5))) + f64(clipped(-1)) + clipped(f64(2.25))", "y: Out[f64]"),
        clipped=clipped,
    )

    assert [3 + 0 + 2.25] == k.over(1)().tolist()


def test_a_declared_parameter_gives_literals_its_type() -> None:
    @vyre.func
    def third(x: f64) -> f64:  # type: ignore[valid-type]
        return x / 3

    k = made(body_of("y[gid()] = third(1)", "y: Out[f64]"), third=third)

    assert [1 / 3] == k.over(1)().tolist()


def test_a_declared_result_gives_literals_its_type() -> None:
    @vyre.func
    def one(x) -> f64:  # type: ignore[no-untyped-def,valid-type]
        if x > 0:
            return 1
        return 0

    k = made(body_of("y[0] = one(1) / 3", "y: Out[f64]"), one=one)

    with pytest.raises(vyre.Problems, match="'one' is declared to return f64, and returns i32"):
        k.over(1)()


def test_arrays_are_passed_by_name() -> None:
    @vyre.func
    def moved(src: Buf[f32], dst: Out[f32], i):  # type: ignore[no-untyped-def]
        dst[i] = src[len(src) - 1 - i]

    k = made(body_of("moved(x, y, gid())", "x: Buf[f32], y: Out[f32]"), moved=moved)

    assert [3.0, 2.0, 1.0] == k.over(3)(np.array([1, 2, 3], np.float32)).tolist()


def test_private_arrays_of_a_function_are_its_own() -> None:
    @vyre.func
    def summed(x, n):  # type: ignore[no-untyped-def]
        a = local(i32, 4)
        for i in range(4):
            a[i] += x * i
        total = 0
        for i in range(n):
            total += a[i]
        return total

    k = made(body_of("y[gid()] = summed(1, 4) * 100 + summed(2, 3)", "y: Out[i32]"), summed=summed)

    assert [606] == k.over(1)().tolist()


def test_a_function_may_take_a_function_and_a_dtype() -> None:
    @vyre.func
    def square(x):  # type: ignore[no-untyped-def]
        return x * x

    @vyre.func
    def twice(f, T, x):  # type: ignore[no-untyped-def]
        return T(f(f(x)))

    k = made(body_of("y[gid()] = twice(square, f64, f32(3))", "y: Out[f64]"), square=square, twice=twice)

    assert [81.0] == k.over(1)().tolist()


def test_functions_of_one_text_with_different_captures_are_different() -> None:
    def adding(n: int, inner: Any) -> Any:
        @vyre.func
        def outer(x):  # type: ignore[no-untyped-def]
            return inner(x) + n if n else x

        return outer

    chain = adding(100, adding(10, adding(1, adding(0, None))))
    k = made(body_of("y[gid()] = chain(5)", "y: Out[i32]"), chain=chain)

    assert [116] == k.over(1)().tolist()


def test_calls_within_calls_with_early_returns_do_not_double_the_work() -> None:
    text = "@func\ndef f0(x):\n    if x > 0:\n        return x\n    return -x\n"
    for n in range(1, 14):
        text += f"@func\ndef f{n}(x):\n    if x > {n}:\n        return f{n - 1}(x) + 1\n    return x\n"
    k = made(text + "@kernel\ndef k(y: Out[i32]):\n    y[gid()] = f13(i32(50))\n")

    assert [50 + 13] == k.over(1)().tolist()


def test_a_value_may_be_ignored() -> None:
    @vyre.func
    def counted(c):  # type: ignore[no-untyped-def]
        return atomic_add(c, 0, 1)

    k = made(body_of("counted(c)\ncounted(c)", "c: InOut[i32]"), counted=counted)

    assert [2] == k.over(1)(np.zeros(1, np.int32)).tolist()


def test_a_plain_return_ends_a_function_and_not_the_kernel() -> None:
    @vyre.func
    def maybe(y, go):  # type: ignore[no-untyped-def]
        if not go:
            return
        y[0] = 1

    k = made(body_of("maybe(y, False)\nmaybe(y, len(y) > 9)\ny[1] = 2", "y: InOut[i32]"), maybe=maybe)

    assert [0, 2] == k.over(1)(np.zeros(2, np.int32)).tolist()


def test_a_func_is_a_plain_function_in_python() -> None:
    assert (3, 2, "clipped") == (clipped(9), clipped(2), clipped.__name__)


def test_a_func_may_be_called_before_it_is_defined_later_in_the_file() -> None:
    k = made(
        "@kernel\ndef k(y: Out[i32]):\n    y[gid()] = later(3)\n\n@func\ndef later(x):\n    return x + 1\n"
    )

    assert [4] == k.over(1)().tolist()


@pytest.mark.parametrize("found", [print, 3, functools.partial(max, 1), type("C", (), {})])
@pytest.mark.parametrize("decorator", [vyre.func, vyre.kernel, vyre.kernel(workgroup=32)])
def test_only_functions_are_decorated(decorator: Any, found: object) -> None:
    with pytest.raises(vyre.Problems) as raised:
        decorator(found)

    assert ["P102"] == [problem.code for problem in raised.value.problems]


@pytest.mark.parametrize("workgroup", [64.0, "64", (8, 8.0), True, (None,), {}])
def test_the_sizes_of_a_workgroup_are_whole_numbers(workgroup: Any) -> None:
    with pytest.raises(vyre.Problems) as raised:
        vyre.kernel(workgroup=workgroup)

    assert ["P109"] == [problem.code for problem in raised.value.problems]
