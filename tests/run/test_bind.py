"""What a call means: arguments, outputs and the grid; and what is said of a call that means nothing."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import vyre
from vyre import Buf, Const, InOut, Out, bf16, bool_, f32, gid, i32, lid, u8, wid  # noqa: F401

X = np.arange(4, dtype=np.float32)
SIZES = "pass a whole number from 0 to 2147483647, or 1 to 6 of them."


def packed() -> Any:
    """Elements that are not at multiples of their size."""
    return np.zeros(4, np.dtype([("a", "u1"), ("x", "f4")]))["x"]


@vyre.kernel
def scale(x: Buf[f32], y: Out[f32], t: f32 = 2.0):  # type: ignore[no-untyped-def,valid-type]
    y[gid()] = x[gid()] * t


@vyre.kernel
def pair(x: Buf[f32], low: Out[f32], high: Out[i32]):  # type: ignore[no-untyped-def]
    low[gid()] = x[gid()]
    high[gid()] = gid()


@vyre.kernel
def plane(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    y[gid(0), gid(1)] = x[gid(0), gid(1)]


@vyre.kernel
def rows(x: Buf[f32, 2], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid(), 0]


@vyre.kernel
def bump(x: InOut[i32], n: i32 = 1):  # type: ignore[no-untyped-def,valid-type]
    x[gid()] += n


@vyre.kernel
def count(n: i32, y: Out[i32]):  # type: ignore[no-untyped-def,valid-type]
    y[gid()] = gid() + n


@vyre.kernel
def choose(c: bool_, y: Out[u8]):  # type: ignore[no-untyped-def,valid-type]
    y[gid()] = 1 if c else 2


@vyre.kernel
def half(x: Buf[bf16], y: Out[bf16]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * 0.5


@vyre.kernel(workgroup=4)
def grouped(y: Out[i32]):  # type: ignore[no-untyped-def]
    y[gid()] = wid() * 10 + lid()


@vyre.kernel(workgroup=(2, 2))
def tiled(y: Out[i32, 2]):  # type: ignore[no-untyped-def]
    y[gid(0), gid(1)] = wid(0) * 10 + wid(1)


def refused(call: Any, *args: Any, **named: Any) -> str:
    with pytest.raises(vyre.CallError) as raised:
        call(*args, **named)
    return str(raised.value)


def misaligned() -> np.ndarray[Any, Any]:
    return np.zeros(17, np.uint8)[1:].view(np.float32)


def frozen(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    array = array.copy()
    array.flags.writeable = False
    return array


# Outputs


def test_an_output_that_is_not_given_is_made_and_returned() -> None:
    assert [0.0, 2.0, 4.0, 6.0] == scale(X).tolist()


def test_an_output_that_is_given_is_written_and_returned_itself() -> None:
    y = np.empty(4, np.float32)

    assert scale(X, y) is y
    assert [0.0, 2.0, 4.0, 6.0] == y.tolist()


def test_several_outputs_are_a_tuple_in_order() -> None:
    high = np.zeros(4, np.int32)
    low, given = pair(X, high=high)

    assert (X.tolist(), [0, 1, 2, 3]) == (low.tolist(), given.tolist())
    assert given is high


def test_an_array_changed_in_place_is_returned_when_there_are_no_outputs() -> None:
    x = np.zeros(3, np.int32)

    assert bump(x, 5) is x
    assert [5, 5, 5] == x.tolist()


def test_none_stands_for_an_argument_that_is_not_given() -> None:
    assert [0.0, 2.0, 4.0, 6.0] == scale(X, None, None).tolist()


def test_a_raw_bfloat16_array_holds_bit_patterns() -> None:
    assert [0x3F00] == half(np.array([0x3F80], np.uint16)).tolist()


def test_an_array_may_be_of_a_subclass() -> None:
    class Labelled(np.ndarray[Any, Any]):
        pass

    y = np.zeros(4, np.float32).view(Labelled)

    assert scale(X.view(Labelled), y) is y


# The grid


def test_the_domain_is_the_shape_of_the_arrays_that_gid_indexes() -> None:
    assert (4,) == scale(X).shape
    assert (2, 3) == plane(np.zeros((2, 3), np.float32)).shape


def test_the_domain_may_be_given_with_the_call() -> None:
    assert [1, 2, 3] == count(1, domain=3).tolist()
    assert [1, 2, 3] == count(1, domain=(3,)).tolist()
    assert [1, 2, 3] == count(1, domain=np.int64(3)).tolist()


def test_the_domain_may_be_bound_to_the_kernel() -> None:
    three = count.over(3)

    assert ([1, 2, 3], [5, 6, 7]) == (three(1).tolist(), three(n=5).tolist())
    assert [1, 2] == three(1, domain=2).tolist()
    assert (2, 3) == plane.over(2, 3)(np.zeros((5, 5), np.float32)).shape
    assert (5, 5) == plane.over((5, 5))(np.zeros((2, 3), np.float32)).shape


def test_an_empty_array_runs_nothing() -> None:
    assert (0,) == scale(X[:0]).shape
    assert (0, 3) == plane(np.zeros((0, 3), np.float32)).shape
    assert [] == count(1, domain=0).tolist()


def test_workgroups_cover_the_domain() -> None:
    assert [0, 1, 2, 3, 10, 11] == grouped(np.zeros(6, np.int32)).tolist()
    assert [[0, 0, 1], [0, 0, 1], [10, 10, 11]] == tiled(np.zeros((3, 3), np.int32)).tolist()


def test_the_number_of_workgroups_may_be_given() -> None:
    assert [0, 1, 2, 3, 0, 0, 0, 0] == grouped(np.zeros(8, np.int32), groups=1).tolist()
    assert [0, 1, 2, 3, 10, 11, 12, 13] == grouped(groups=2).tolist()
    assert (2, 4) == tiled(groups=(1, 2)).shape


# Scalars


@pytest.mark.parametrize(
    "given",
    [3, 3.0, np.float32(3), np.int8(3), np.array(3.0), np.array(3), Fraction(3), np.float16(3)],
)
def test_a_number_of_any_kind_is_a_float(given: object) -> None:
    assert [0.0, 3.0] == scale(X[:2], t=given).tolist()


@pytest.mark.parametrize("given", [3, np.int64(3), np.uint8(3), np.array(3)])
def test_a_whole_number_of_any_kind_is_an_integer(given: object) -> None:
    assert [3] == count(given, domain=1).tolist()


def test_a_float_is_rounded_to_the_parameter() -> None:
    assert float(np.float32(0.1)) == scale(np.ones(1, np.float32), t=0.1)[0]


def test_infinities_and_nan_are_floats() -> None:
    one = np.ones(1, np.float32)

    assert np.isposinf(scale(one, t=float("inf"))[0])
    assert np.isnan(scale(one, t=float("nan"))[0])


@pytest.mark.parametrize(
    ("call", "what", "fix"),
    [
        (
            lambda: count(1.0, domain=1),
            "n: 1.0 is a float, not an i32.",
            "pass int(n), or declare it a float in the kernel.",
        ),
        (lambda: count(True, domain=1), "n: True is not an i32.", "pass int(n)."),
        (
            lambda: count(2**31, domain=1),
            "n: 2147483648 does not fit i32 (-2147483648 to 2147483647).",
            "pass a number that i32 can hold, or declare a wider type in the kernel.",
        ),
        (
            lambda: count(10**5000, domain=1),
            "n: an int of 16610 bits does not fit i32 (-2147483648 to 2147483647).",
            "pass a number that i32 can hold, or declare a wider type in the kernel.",
        ),
        (
            lambda: scale(X, t=1e300),
            "t: 1e+300 is too large for f32.",
            "pass a number that f32 can hold, or declare a wider type in the kernel.",
        ),
        (
            lambda: scale(X, t=10**5000),
            "t: an int of 16610 bits is too large for f32.",
            "pass a number that f32 can hold, or declare a wider type in the kernel.",
        ),
        (lambda: scale(X, t="2"), "t is a str, and the kernel takes an f32 number.", "pass t as a number."),
        (
            lambda: scale(X, t=1j),
            "t is a complex, and the kernel takes an f32 number.",
            "pass t as a number.",
        ),
        (
            lambda: scale(X, t=X),
            "t is an ndarray, and the kernel takes an f32 number.",
            "pass t as a number.",
        ),
        (lambda: scale(X, t=[1]), "t is a list, and the kernel takes an f32 number.", "pass t as a number."),
        (lambda: choose(1, domain=1), "c: 1 is not a bool.", "pass bool(c)."),
        (lambda: count(domain=1), "n is missing.", "pass a number as n=...."),
    ],
)
def test_a_scalar_that_does_not_fit_is_refused(call: Any, what: str, fix: str) -> None:
    assert f"{what} Fix: {fix}" == refused(call)


# Arrays


@pytest.mark.parametrize(
    ("call", "what", "fix"),
    [
        (lambda: scale(), "x is missing.", "pass a float32 array of 1 dimension as x=...."),
        (lambda: bump(), "x is missing.", "pass an int32 array of 1 dimension as x=...."),
        (
            lambda: scale([1.0]),
            "x is a list, and the kernel takes a float32 array of 1 dimension.",
            "pass np.asarray(x, np.float32).",
        ),
        (
            lambda: scale(3),
            "x is an int, and the kernel takes a float32 array of 1 dimension.",
            "pass an array for x, and numbers by keyword.",
        ),
        (
            lambda: scale(X, 3.0),
            "y is a float, and the kernel takes a float32 array of 1 dimension.",
            "pass an array for y, and numbers by keyword.",
        ),
        (
            lambda: scale("x"),
            "x is a str, and the kernel takes a float32 array of 1 dimension.",
            "pass an array of numbers, as np.array(..., np.float32) makes.",
        ),
        (
            lambda: half([1.0]),
            "x is a list, and the kernel takes a bfloat16 (or uint16 bits) array of 1 dimension.",
            "pass x as a NumPy array of bfloat16, or of its bits as uint16.",
        ),
        (
            lambda: half(X),
            "x has dtype float32, and the kernel takes bfloat16 (or uint16 bits).",
            "pass x as bfloat16, or its bits as uint16.",
        ),
        (
            lambda: scale(X.astype(np.float64)),
            "x has dtype float64, and the kernel takes float32.",
            "pass x.astype(np.float32).",
        ),
        (
            lambda: scale(X, X.astype(np.int32)),
            "y has dtype int32, and the kernel takes float32.",
            "make y of that type; a copy by y.astype(...) would be written in its place.",
        ),
        (
            lambda: scale(X.astype(">f4")),
            "x has dtype >f4, and the kernel takes float32.",
            "pass x.astype(np.float32).",
        ),
        (
            lambda: scale(np.array(["a"])),
            "x has dtype <U1, and the kernel takes float32.",
            "pass an array of numbers, as np.array(..., np.float32) makes.",
        ),
        (
            lambda: scale(np.array([None])),
            "x has dtype object, and the kernel takes float32.",
            "pass x.astype(np.float32).",
        ),
        (
            lambda: scale(X.reshape(2, 2)),
            "x has 2 dimensions, and the kernel takes 1.",
            "reshape x to 1 dimension.",
        ),
        (lambda: plane(X), "x has 1 dimension, and the kernel takes 2.", "reshape x to 2 dimensions."),
        (
            lambda: scale(np.array(1, np.float32)),
            "x has 0 dimensions, and the kernel takes 1.",
            "reshape x to 1 dimension.",
        ),
        (lambda: scale(packed()), "x is not contiguous in memory.", "pass np.ascontiguousarray(x)."),
        (
            lambda: scale(X, packed()),
            "y is not contiguous in memory.",
            "pass np.ascontiguousarray(y), and copy the result back to y.",
        ),
        (lambda: scale(misaligned()), "x is not aligned in memory.", "pass x.copy()."),
        (
            lambda: scale(X, misaligned()),
            "y is not aligned in memory.",
            "pass y.copy(), and copy the result back to y.",
        ),
        (lambda: scale(X, frozen(X)), "y is read-only, and the kernel writes to it.", "pass y.copy()."),
        (
            lambda: bump(frozen(np.zeros(3, np.int32))),
            "x is read-only, and the kernel writes to it.",
            "pass x.copy().",
        ),
    ],
)
def test_an_array_that_does_not_fit_is_refused(call: Any, what: str, fix: str) -> None:
    assert f"{what} Fix: {fix}" == refused(call)


def test_an_input_may_be_read_only() -> None:
    assert [0.0, 2.0, 4.0, 6.0] == scale(frozen(X)).tolist()


# The call as a whole


@pytest.mark.parametrize(
    ("call", "what", "fix"),
    [
        (
            lambda: scale(X, X, 1.0, 4),
            "scale takes 3 arguments, and 4 are given.",
            "call it as scale(x, y, t).",
        ),
        (lambda: scale(X, z=3), "scale has no parameter 'z'.", "call it as scale(x, y, t)."),
        (lambda: scale(X, x=X), "scale gets 'x' twice.", "pass it once, by position or by name."),
        (
            lambda: count(1),
            "nothing says how far gid(0) of count runs: no array that is given is indexed by gid(0) plus a "
            "constant.",
            "pass domain=n, or call count.over(n)(...); or name the axes of its arrays, as in y: Out[i32, "
            '"n"].',
        ),
        (
            lambda: grouped(),
            "nothing says how many workgroups of grouped run along axis 0: no array that is given is indexed "
            "by gid(0) or wid(0) plus a constant.",
            "pass groups= or domain=.",
        ),
        (
            lambda: scale(X, np.zeros(2, np.float32)),
            "arrays of scale disagree: gid(0) indexes axis 0 of x (4) and axis 0 of y (2).",
            "pass arrays that fit together; or pass domain=n, or call scale.over(n)(...).",
        ),
        (lambda: count(1, domain=-1), "domain is -1.", SIZES),
        (lambda: count(1, domain=2.0), "domain is 2.0.", SIZES),
        (lambda: count(1, domain=True), "domain is True.", SIZES),
        (lambda: count(1, domain="3"), "domain is '3'.", SIZES),
        (lambda: count(1, domain=2**31), "domain is 2147483648.", SIZES),
        (lambda: count(1, domain=10**5000), "domain is an int of 16610 bits.", SIZES),
        (lambda: count(1, domain=(1, 2, 3, 4, 5, 6, 7)), "domain is (1, 2, 3, 4, 5, 6, 7).", SIZES),
        (lambda: count.over()(1), "domain is ().", SIZES),
        (lambda: count.over("a", "b")(1), "domain is ('a', 'b').", SIZES),
        (
            lambda: count(1, domain=(2, 2)),
            "y cannot be made: the domain has 2 axes, and count uses gid along 1 axis alone, so several "
            "invocations would be one.",
            "call count.over(2)(...).",
        ),
        (
            lambda: plane.over(2**31 - 1, 2**31 - 1)(np.zeros((1, 1), np.float32)),
            "y cannot be made: (2147483647, 2147483647) elements do not fit memory.",
            "call plane with a smaller domain.",
        ),
        (
            lambda: count(1, groups=2),
            "count is an element kernel, and takes no groups.",
            "pass domain=, or declare it with workgroup=64.",
        ),
        (lambda: grouped(groups=2, domain=8), "grouped gets both groups and domain.", "pass one of them."),
        (
            lambda: grouped(groups=(1, 1)),
            "grouped has a workgroup of 1 axis, and groups is (1, 1).",
            "pass as many numbers, as in groups=1.",
        ),
        (
            lambda: tiled(groups=1),
            "tiled has a workgroup of 2 axes, and groups is 1.",
            "pass as many numbers, as in groups=(1, 1).",
        ),
        (
            lambda: tiled(np.zeros((2, 2), np.int32), domain=4),
            "tiled has a workgroup of 2 axes, and its domain has 1.",
            "pass groups=(1, 1), or a domain of 2 axes.",
        ),
        (lambda: grouped(groups=-1), "groups is -1.", SIZES),
    ],
)
def test_a_call_that_means_nothing_is_refused(call: Any, what: str, fix: str) -> None:
    assert f"{what} Fix: {fix}" == refused(call)


def test_an_unknown_device_is_refused_and_not_replaced() -> None:
    assert refused(scale, X, device="cuda:7").startswith("the device 'cuda:7' is not here")


@pytest.mark.parametrize(
    "bad", [{"t": "two"}, {"y": np.zeros(4)}, {"domain": -3}, {"device": "moon"}, {"z": 1}]
)
def test_nothing_is_written_before_everything_is_checked(bad: dict[str, Any]) -> None:
    y = np.full(4, 7, np.float32)
    x = np.full(4, 7, np.int32)
    refused(scale, X, **({"y": y} | bad))
    refused(bump, x, **({"n": "two"} if "t" in bad or "y" in bad else bad))

    assert ([7.0] * 4, [7] * 4) == (y.tolist(), x.tolist())


def test_every_refusal_is_one_line_and_a_value_error() -> None:
    said = refused(scale, np.zeros((3, 3, 3)).astype(object))

    assert issubclass(vyre.CallError, ValueError)
    assert "\n" not in said
