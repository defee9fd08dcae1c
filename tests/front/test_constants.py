"""Const parameters, and values that a kernel takes from outside itself."""

from __future__ import annotations

import enum
import math
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import pytest

import vyre
from front.making import body_of, made
from vyre import Buf, Const, Out, f32, f64, gid, i32, u8


def one(k: Any, **named: Any) -> Any:
    """The only element that a kernel over one element gives."""
    return k.over(1)(**named)[0]


def taken(value: object, expression: str = "taken", dtype: str = "f32") -> Any:
    """The value as a kernel that captures it under the name `taken` stores it."""
    return one(made(body_of(f"y[gid()] = {expression}", f"y: Out[{dtype}]"), taken=value))


def test_a_const_has_its_default() -> None:
    k = made(body_of("y[gid()] = n * 2", "y: Out[i32], n: Const[int] = 4"))

    assert [8, 10] == [one(k), one(k, n=5)]


def test_a_const_may_be_given_by_position() -> None:
    k = made(body_of("y[gid()] = n * 2", "n: Const[int], y: Out[i32]"))

    assert [14] == k.over(1)(7).tolist()


def test_a_const_may_be_keyword_only() -> None:
    k = made(body_of("y[gid()] = n * 2", "y: Out[i32], *, n: Const[int] = 3"))

    assert [6, 8] == [one(k), one(k, n=4)]
    with pytest.raises(vyre.CallError):
        k(np.zeros(1, np.int32), 4)


@pytest.mark.parametrize(
    ("kind", "value", "expression", "expected"),
    [
        ("int", 3, "f32(n)", 3.0),
        ("int", np.int64(3), "f32(n)", 3.0),
        ("float", 0.5, "n", 0.5),
        ("float", 2, "n / 4", 0.5),
        ("float", np.float32(0.5), "n", 0.5),
        ("bool", True, "1.0 if n else 2.0", 1.0),
        ("bool", False, "1.0 if n else 2.0", 2.0),
        ("dtype", i32, "f32(n(2.75))", 2.0),
        ("dtype", np.int32, "f32(n(2.75))", 2.0),
        ("dtype", bool, "1.0 if n == bool_ else 0.0", 1.0),
    ],
)
def test_a_const_is_of_its_kind(kind: str, value: object, expression: str, expected: float) -> None:
    # f32 casts of a literal that does not fit would be problems; a local makes them casts of values.
    lines = f"x = f32(2.75)\ny[gid()] = {expression.replace('2.75', 'x')}"
    k = made(body_of(lines, f"y: Out[f32], n: Const[{kind}]"))

    assert expected == one(k, n=value)


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("int", 1.5), ("int", True), ("int", "3"), ("int", np.zeros(3)), ("float", True), ("float", 1j),
        ("bool", 1), ("dtype", 3), ("dtype", str), ("dtype", int),
    ],
)  # fmt: skip
def test_a_const_of_another_kind_is_refused(kind: str, value: object) -> None:
    k = made(body_of("y[0] = 1.0", f"y: Out[f32], n: Const[{kind}]"))

    with pytest.raises(
        vyre.CallError, match=r"^n is .*, and the kernel takes .*\. Fix: pass .* as n=\.\.\.\.$"
    ):
        one(k, n=value)


def test_a_const_of_10000_digits_is_refused_in_one_line() -> None:
    k = made(body_of("y[0] = n", "y: Out[i32], n: Const[int]"))

    with pytest.raises(vyre.Problems, match="an int of 33220 bits does not fit i32"):
        one(k, n=10**10_000)


def test_a_const_without_a_value_is_missing() -> None:
    k = made(body_of("y[0] = n", "y: Out[i32], n: Const[int]"))

    with pytest.raises(vyre.CallError, match=r"^n is missing\. Fix: pass a Python int as n=\.\.\.\.$"):
        one(k)


def test_consts_that_are_equal_numbers_are_kept_apart() -> None:
    k = made(body_of("y[gid()] = 1 / n if n != 0 else copysign(f32(1), n)", "y: Out[f32], n: Const[float]"))

    assert [1.0, -1.0, 0.5] == [one(k, n=0.0), one(k, n=-0.0), one(k, n=2.0)]


def test_a_const_dtype_may_stand_in_other_annotations() -> None:
    @vyre.kernel
    def k(x: Buf[T], y: Out[T, rank], T: Const[vyre.dtype] = f32, rank: Const[int] = 1):  # type: ignore[no-untyped-def,name-defined]
        t: T = 2  # type: ignore[valid-type]
        y[gid()] = x[gid()] * t

    assert np.float32 == k(np.ones(3, np.float32)).dtype
    assert np.uint8 == k(np.ones(3, np.uint8), T=u8).dtype


def test_numbers_of_a_closure_are_constants() -> None:
    def scaled(by: float) -> Any:
        @vyre.kernel
        def k(x: Buf[f64], y: Out[f64]):  # type: ignore[no-untyped-def]
            y[gid()] = x[gid()] * by

        return k

    assert [[6.0], [10.0]] == [scaled(by)(np.array([2.0])).tolist() for by in (3.0, 5.0)]


class Side(enum.Enum):
    LEFT = 1
    RIGHT = 2


class Flag(enum.IntFlag):
    A = 4
    B = 8


class Config:
    scale = 2.5
    kind = f32


@pytest.mark.parametrize(
    ("value", "expression", "expected"),
    [
        (3, "taken", 3.0),
        (True, "1.0 if taken else 0.0", 1.0),
        (np.float32(0.5), "taken", 0.5),
        (np.int32(7), "f32(taken)", 7.0),
        (Side, "f32(taken.RIGHT)", 2.0),
        (Side, "taken.RIGHT.value", 2.0),
        (Side.LEFT, "taken.value + 1", 2.0),
        (Flag.A | Flag.B, "taken", 12.0),
        (Config, "taken.scale", 2.5),
        (Config, "taken.kind(3)", 3.0),
        (math, "taken.pi", np.float32(math.pi)),
        (np, "taken.float32(3)", 3.0),
        (f32, "taken(3)", 3.0),
        (np.float32, "taken(3)", 3.0),
        (vyre.sqrt, "taken(f32(9))", 3.0),
        (vyre, "taken.sqrt(taken.f32(9))", 3.0),
    ],
)  # fmt: skip
def test_numbers_enums_dtypes_and_functions_are_taken_from_outside(
    value: object, expression: str, expected: float
) -> None:
    assert expected == taken(value, expression)


@pytest.mark.parametrize("value", [[1], (1, "a"), (np.zeros(2),), {1: 2}, "text", None, object()])
def test_other_objects_are_not_taken_from_outside(value: object) -> None:
    with pytest.raises(vyre.Problems) as raised:
        taken(value)

    assert ["P202"] == [problem.code for problem in raised.value.problems]


SCALE = 2.0
KIND: object = np.float32


@vyre.func
def scaled(value):  # type: ignore[no-untyped-def]
    return value * SCALE


@vyre.kernel
def by_scale(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = scaled(x[gid()])


@vyre.kernel
def by_kind(x: Buf[f32], y: Out[i32]):  # type: ignore[no-untyped-def]
    y[gid()] = 1 if KIND == np.float32 else 2


def test_a_kernel_follows_a_captured_number_that_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    x = np.ones(1, np.float32)
    results = [by_scale(x)[0]]
    for value in (3.0, -0.0, 0.0):
        monkeypatch.setitem(globals(), "SCALE", value)
        results.append(by_scale(x)[0])

    assert ["2.0", "3.0", "-0.0", "0.0"] == [str(float(result)) for result in results]


def test_a_kernel_follows_a_tuple_that_changes() -> None:
    weights: tuple[object, ...] = (1, 2.0)

    @vyre.kernel
    def k(x: Buf[i32], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = weights[x[gid()]]

    x, found = np.ones(1, np.int32), []
    for weights in (  # noqa: B007  # the kernel reads it
        (1, 2.0),
        (1, -0.0),
        (1, 0.0),
        (1, 0),
        ((1, 2), (3, 4))[1],
    ):
        found += [str(k(x)[0]) for _ in range(4)]

    assert [text for text in ("2.0", "-0.0", "0.0", "0.0", "4.0") for _ in range(4)] == found


def test_a_kernel_follows_an_array_whose_elements_change() -> None:
    weights = np.array([[1, 2], [3, 4]], np.float32)

    @vyre.kernel
    def k(x: Buf[i32], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = weights[x[gid()], 1] + weights[0, 0]

    x, found = np.ones(1, np.int32), []
    for value in (1.0, 5.0, 7.0):
        weights[0, 0] = value
        found += [k(x)[0] for _ in range(4)]
    weights = np.zeros((2, 2), np.float32)
    found.append(k(x)[0])

    assert [5.0] * 4 + [9.0] * 4 + [11.0] * 4 + [0.0] == found


@pytest.mark.parametrize("at", ["x[gid()]", "u8(x[gid()])", "i64(x[gid()])", "u64(i64(x[gid()]))"])
def test_outside_of_a_table_there_are_zeros(at: str) -> None:
    k = made(body_of(f"y[gid()] = T[{at}, {at}]", "x: Buf[i32], y: Out[i32]"), T=((1, 2), (3, 4)))
    x = np.array([-(2**31), -1, 0, 1, 2, 2**31 - 1], np.int32)
    inside = {"u8": x & 255}.get(at[:2], x)

    for device in ("reference", "cpu"):
        assert [{0: 1, 1: 4}.get(int(n), 0) for n in inside] == k(x, device=device).tolist()


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("x[i] - -T[i]", [2.1, 3.5, 1.0]),
        ("x[i] + -(-T[i])", [2.1, 3.5, 1.0]),
        ("x[i] * f64(-T[i])", [-1.1, -2.5, -0.0]),
        ("x[i] * -(T[i] if n > 0 else 0.1)", [-1.1, -2.5, -0.0]),
        ("f64(x[i] > -T[i])", [1.0, 1.0, 1.0]),
    ],
)
def test_the_opposite_of_an_element_of_a_table_takes_the_type_that_it_meets(
    expression: str, expected: list[float]
) -> None:
    body = body_of(f"i = gid()\ny[i] = {expression}", "x: Buf[f64], y: Out[f64], n: i32")
    k = made(body, T=(1.1, 2.5))

    for device in ("reference", "cpu"):
        found = k(np.ones(3), n=1, device=device)
        assert np.array(expected).tobytes() == found.tobytes()
    for at in range(3):
        y = np.zeros(3)
        k.step(np.ones(3), y, n=1, at=at)
        assert str(expected[at]) == str(y[at])


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("2.0 * T[i] * x[i]", [0.2, 5.0, 0.0]),
        ("x[i] + 0.1 * T[i]", [1 + 0.1 * 0.1, 1 + 0.1 * 2.5, 1.0]),
        ("x[i] * (T[i] - 1)", [0.1 - 1, 1.5, -1.0]),
        ("x[i] / T[i] + 1 / T[i]", [20.0, 0.8, np.inf]),
        ("x[i] * T[i] ** 2", [0.1**2, 6.25, 0.0]),
        ("x[i] if T[i] > 0.1 else 2", [2.0, 1.0, 2.0]),
        ("x[i] * ((0.1 if n > 0 else 0.2) * 3)", [0.1 * 3] * 3),
    ],
)
def test_arithmetic_with_an_element_of_a_table_is_that_of_constants(
    expression: str, expected: list[float]
) -> None:
    k = made(body_of(f"i = gid()\ny[i] = {expression}", "x: Buf[f64], y: Out[f64], n: i32"), T=(0.1, 2.5))

    for device in ("reference", "cpu"):
        assert np.array(expected).tobytes() == k(np.ones(3), n=1, device=device).tobytes()
    for at in range(2):  # in Python nothing is divided by 0
        y = np.zeros(3)
        k.step(np.ones(3), y, n=1, at=at)
        assert expected[at] == y[at]


def test_a_local_that_holds_an_element_of_a_table_takes_the_type_that_it_meets() -> None:
    lines = "i = gid()", "at = i", "t = T[at]", "at += 1", "y[i] = t * x[i] + T[at]", "z[i] = t"
    body = body_of("\n".join(lines), "x: Buf[f64], y: Out[f64], z: Out[f32]")
    k = made(body, T=(0.1, 2.5))
    expected = np.array([0.1 + 2.5, 2.5, 0.0])

    for device in ("reference", "cpu"):
        wide, narrow = k(np.ones(3), device=device)
        assert expected.tobytes() == wide.tobytes()
        assert np.array([0.1, 2.5, 0.0], np.float32).tobytes() == narrow.tobytes()


@pytest.mark.parametrize("dtype", ["f32", "f64"])
@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("x[i] * sqrt(T[i])", lambda t, u: np.sqrt(t)),
        ("T[i] * T[1 - i]", lambda t, u: t * u),
        ("x[i] - 2 * (T[i] + T[1 - i])", lambda t, u: 1 - 2 * (t + u)),
        ("product", lambda t, u: t * u),
        ("-product * x[i]", lambda t, u: -(t * u)),
        ("product ** 3", lambda t, u: t * u * (t * u * (t * u))),
        ("squared(T[i] / T[1 - i]) + x[i]", lambda t, u: t / u * (t / u) + 1),
        ("min(T[i], T[1 - i], 2)", lambda t, u: np.minimum(t, u)),
        ("(T[i] if n > 0 else 1) * (2 if n > 0 else T[i])", lambda t, u: t * 2),
        ("T[i] * sqrt(0.0) + T[i]", lambda t, u: t),
        ("x[i] + sqrt(N[i])", lambda t, u: 1 + np.sqrt(np.arange(2, 4, dtype=t.dtype))),
        ("typed(T[i] * T[1 - i])", lambda t, u: t * u),
    ],
)
def test_an_operation_on_elements_of_tables_is_computed_in_the_type_that_it_meets(
    dtype: str, expression: str, expected: Any
) -> None:
    functions = f"@func\ndef squared(v):\n    return v * v\n\n@func\ndef typed(v: {dtype}):\n    return v\n\n"
    lines = f"i = gid()\nproduct = T[i] * T[1 - i]\ny[i] = {expression}"
    body = body_of(lines, f"x: Buf[{dtype}], y: Out[{dtype}], n: i32")
    k = made(functions + body, T=(0.1, 2.7), N=(2, 3), sqrt=vyre.sqrt)
    x = np.ones(2, np.dtype({"f32": "f4", "f64": "f8"}[dtype]))
    t = np.array([0.1, 2.7], x.dtype)

    for device in ("reference", "cpu"):
        assert expected(t, t[::-1]).tobytes() == k(x, n=1, domain=2, device=device).tobytes()
    y = np.zeros_like(x)
    for at in range(2):
        k.step(x, y, n=1, domain=2, at=at)
    assert expected(t, t[::-1]).tobytes() == y.tobytes()


class Tap(NamedTuple):
    weight: float
    place: int


def test_elements_of_tables_of_bools_and_named_tuples_are_chosen_at_run_time() -> None:
    lines = [
        "i = gid()",
        "t = TAPS[i]",
        "y[i] = (t.weight * TAPS[1 - i].weight if ARE[i] else 0) + f64(t.place // TAPS[1 - i].place)",
        "if not ARE[i]:",
        "    y[i] += TAPS[i].place * x[i]",
    ]
    taps = (Tap(0.1, 7), Tap(0.7, 2))
    k = made(body_of("\n".join(lines), "x: Buf[f64], y: Out[f64]"), TAPS=taps, ARE=(True, False))
    x, y = np.full(2, 0.5), np.zeros(2)

    for device in ("reference", "cpu"):
        assert [0.1 * 0.7 + 3, 1.0] == k(x, device=device).tolist()
    for at in range(2):
        k.step(x, y, at=at)
    assert [0.1 * 0.7 + 3, 1.0] == y.tolist()


def test_a_long_product_of_elements_of_tables_has_a_type_of_its_own() -> None:
    lines = ["i = gid()", "p0 = T[i] * T[i + 1]", *(f"p{n} = p{n - 1} * p{n - 1}" for n in range(1, 30))]
    k = made(body_of("\n".join([*lines, "y[i] = p29"]), "y: Out[f64]"), T=(0.1, 2.7))

    with pytest.raises(vyre.Problems, match="holds f64, and this value is f32"):
        k.over(1)()


def test_the_opposite_of_a_whole_element_of_a_table_fits_its_type() -> None:
    k = made(body_of("y[gid()] = x[gid()] + -T[gid()]", "x: Buf[i64], y: Out[i64]"), T=(2**40, -3))

    assert [1 - 2**40, 4, 1] == k(np.ones(3, np.int64)).tolist()


def test_a_kernel_follows_a_captured_type_that_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    x = np.ones(1, np.float32)
    first = by_kind.over(1)(x)[0]
    monkeypatch.setitem(globals(), "KIND", np.float64)

    assert (1, 2) == (first, by_kind.over(1)(x)[0])


def test_a_kernel_follows_an_annotation_that_changes() -> None:
    kinds = ModuleType("kinds")
    kinds.Const = Const[int]  # type: ignore[attr-defined]
    K, N = Const[int], f32
    k = made(
        "from __future__ import annotations\n"
        "@kernel\ndef k(x: Buf[f32], y: Out[f32], a: K, b: N, c: kinds.Const):\n    y[gid()] = a + b + c\n",
        K=K, N=N, kinds=kinds,
    )  # fmt: skip
    x, space = np.zeros(1, np.float32), k.function.__globals__
    first = k(x, a=1, b=2.0, c=3, domain=1)[0]
    with pytest.raises(vyre.CallError, match=r"a is 1\.5, and the kernel takes a Python int"):
        k(x, a=1.5, b=2.0, c=3)
    space["K"], space["N"], kinds.Const = Const[float], Const[float], Const[float]  # type: ignore[attr-defined]

    assert 6.0 == first
    assert 7.0 == k(x, a=1.5, b=2.0, c=3.5, domain=1)[0]
    assert {"a": "float", "b": "float", "c": "float"} == k._const_kinds()
    with pytest.raises(vyre.CallError, match=r"b is missing\. Fix: pass a Python float"):
        k(x, a=1.5, c=3.5)


def test_a_kernel_follows_a_closure_that_changes() -> None:
    n = 1

    @vyre.kernel
    def k(y: Out[i32]):  # type: ignore[no-untyped-def]
        y[gid()] = n

    first = one(k)
    n = 2

    assert (1, 2) == (first, one(k))


def test_a_kernel_follows_a_closure_that_is_filled_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "filled", 1)

    @vyre.kernel
    def k(y: Out[i32]):  # type: ignore[no-untyped-def]
        y[gid()] = filled  # set and deleted below

    found = [one(k), one(k), one(k)]
    filled = 2

    assert [1, 1, 1, 2] == [*found, one(k)]
    del filled
    assert 1 == one(k)


def test_a_kernel_follows_the_attribute_of_a_module_that_changes() -> None:
    settings = ModuleType("settings")
    settings.n = 1  # type: ignore[attr-defined]
    k = made(body_of("y[gid()] = settings.n", "y: Out[i32]"), settings=settings)
    first = one(k)
    settings.n = 2  # type: ignore[attr-defined]

    assert (1, 2) == (first, one(k))


def test_a_captured_number_that_becomes_something_else_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    x = np.ones(1, np.float32)
    by_scale(x)
    monkeypatch.setitem(globals(), "SCALE", "two")

    with pytest.raises(vyre.Problems, match="'SCALE' is a str"):
        by_scale(x)


def test_a_captured_number_that_goes_away_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    x = np.ones(1, np.float32)
    by_scale(x)
    monkeypatch.delitem(globals(), "SCALE")

    with pytest.raises(vyre.Problems, match="the name 'SCALE' is not defined"):
        by_scale(x)


def test_a_name_defined_after_the_kernel_is_seen() -> None:
    @vyre.kernel
    def k(y: Out[i32]):  # type: ignore[no-untyped-def]
        y[gid()] = later

    with pytest.raises(vyre.Problems, match="'later' is not defined"):
        one(k)
    later = 5

    assert 5 == one(k)
