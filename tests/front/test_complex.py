"""Complex numbers give what their two parts give, and arrays of them and of structs are NumPy's own."""

from __future__ import annotations

import cmath
import linecache
import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import vyre as vy
from vyre import Buf, InOut, Out, complex64, complex128, conj, exp, f32, f64, gid, i32, mat, vec


def numbers(seed: int, dtype: Any = np.complex64) -> Any:
    rng = np.random.default_rng(seed)
    return (rng.normal(size=17) + 1j * rng.normal(size=17)).astype(dtype)


@vy.kernel
def arithmetic(z: Buf[complex64], w: Buf[complex64], t: f32, y: Out[complex64, "n", 12]):  # type: ignore[no-untyped-def]
    i = gid()
    a, b = z[i], w[i]
    y[i, 0] = a + b
    y[i, 1] = a - t
    y[i, 2] = t - a
    y[i, 3] = a * b
    y[i, 4] = a * t
    y[i, 5] = a / b
    y[i, 6] = t / a
    y[i, 7] = a / 2
    y[i, 8] = -conj(a) + 1
    y[i, 9] = a**5
    y[i, 10] = exp(a)
    y[i, 11] = complex64(abs(a), a.imag) if a != b else complex64(3)


def expected(z: Any, w: Any, t: Any) -> Any:
    """The parts as the language defines them: each operation in f32."""
    a, b, c, d = z.real, z.imag, w.real, w.imag

    def pair(real: Any, imaginary: Any) -> Any:
        return np.stack([np.broadcast_to(real, a.shape), np.broadcast_to(imaginary, a.shape)], axis=-1)

    def times(one: Any, two: Any) -> Any:
        (p, q), (r, s) = one, two
        return p * r - q * s, p * s + q * r

    size, own = c * c + d * d, a * a + b * b
    square = times((a, b), (a, b))
    parts = [
        pair(a + c, b + d), pair(a - t, b), pair(t - a, -b), pair(*times((a, b), (c, d))),
        pair(a * t, b * t), pair((a * c + b * d) / size, (b * c - a * d) / size),
        pair(t * a / own, -(t * b) / own), pair(a / 2, b / 2), pair(-a + 1, b),
        pair(*times((a, b), times(square, square))),
    ]  # fmt: skip
    return np.stack(parts, axis=1)


def test_arithmetic_is_that_of_the_parts() -> None:
    z, w, t = numbers(1), numbers(2), np.float32(0.7)
    w[3] = z[3]

    y = arithmetic(z, w, t)

    assert (np.complex64, (17, 12)) == (y.dtype, y.shape)
    assert y.tobytes() == arithmetic(z, w, t, device="reference").tobytes()
    assert np.array_equal(expected(z, w, t), y[:, :10].copy().view(np.float32).reshape(17, 10, 2))
    np.testing.assert_allclose(y[:, 10], np.exp(z), rtol=1e-5)
    np.testing.assert_allclose(y[:, 11], np.where(z == w, 3, abs(z) + 1j * z.imag), rtol=1e-5)


@vy.kernel
def squared(z: InOut[complex128, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    z[i, j] *= z[i, j]
    z[i, j].real += 1


@pytest.mark.parametrize("device", ["cpu", "reference"])
def test_complex_arrays_are_changed_in_place_also_strided_ones(device: str) -> None:
    z = numbers(3, np.complex128)[:16].reshape(4, 4)
    for turn in (lambda x: x, lambda x: x.T, lambda x: x[::-1, 1:]):
        own, other = z.copy(), z.copy()
        part = turn(other)
        part[...] = (part.real * part.real - part.imag * part.imag) + 1 + 1j * (2 * (part.real * part.imag))

        assert squared(turn(own), device=device).dtype == np.complex128
        np.testing.assert_allclose(own, other, rtol=1e-12)


def test_the_types_of_numpy_name_complex_numbers() -> None:
    @vy.kernel
    def k(z: Buf[np.complex64, "n"], y: Out[np.complex64, "n"]):  # type: ignore[no-untyped-def]
        y[gid()] = z[gid()] * complex64(0, 1)

    z = numbers(4)
    assert np.array_equal(z * np.complex64(1j), k(z))


@given(st.integers(0, 2**32 - 1))
def test_elementwise_functions_take_complex_arrays(seed: int) -> None:
    z, w = numbers(seed), numbers(seed + 1)

    total, size = turned(z, w)

    assert (np.complex64, np.float32) == (total.dtype, size.dtype)
    assert np.array_equal(z + w, total)
    np.testing.assert_allclose(abs(z), size, rtol=1e-6)


@vy.elementwise
def turned(a, b):  # type: ignore[no-untyped-def]
    return a + b, abs(a)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("y[gid()] = vy.sqrt(z[gid()])", "complex numbers have no sqrt"),
        ("y[gid()] = z[gid()] if z[gid()] < z[0] else z[0]", "complex numbers have no order"),
        ("y[gid()] = conj(z[gid()].real)", "conj takes a complex number"),
        ("y[gid()] = z[gid()] + vec(f32, 2)(1, 2)", "this mixes complex64 and vec[f32, 2]"),
        ("y[gid()] = complex64(z[gid()].phase, 0)", "has no 'phase'"),
        ("y[gid()] = z[gid()] % 2", "complex numbers have no"),
    ],
)
def test_what_complex_numbers_do_not_have_is_a_problem(text: str, words: str) -> None:
    space = {
        "vy": vy,
        "conj": conj,
        "vec": vec,
        "f32": f32,
        "gid": gid,
        "complex64": complex64,
        "Buf": Buf,
        "Out": Out,
    }
    source = f"@vy.kernel\ndef k(z: Buf[complex64], y: Out[complex64]):\n    {text}\n"
    exec(source, space)

    with pytest.raises(vy.Problems) as fault:
        space["k"].program  # type: ignore[attr-defined]  # noqa: B018

    assert words in str(fault.value)


@pytest.mark.parametrize(
    ("argument", "words"),
    [
        (
            numbers(1).real.copy(),
            "z has dtype float32, and the kernel takes complex128. Fix: pass z.astype(np.c",
        ),
        (
            numbers(1),
            "z has dtype complex64, and the kernel takes complex128. Fix: pass z.astype(np.complex128).",
        ),
    ],
)
def test_other_numbers_than_complex_ones_are_refused(argument: Any, words: str) -> None:
    with pytest.raises(vy.CallError) as fault:
        squared(argument.reshape(17, 1))

    assert str(fault.value).startswith(words)


# Structs and vectors


@vy.struct
class Body:
    place: vec(f32, 3)  # type: ignore[valid-type]
    turn: mat(f32, 2, 2)  # type: ignore[valid-type]
    mass: f32


BODY = np.dtype([("place", "f4", (3,)), ("turn", "f4", (2, 2)), ("mass", "f4")])


@vy.kernel
def moved(bodies: InOut[Body], dt: f32):  # type: ignore[no-untyped-def]
    i = gid()
    body = bodies[i]
    body.place += body.place * dt
    body.turn = body.turn @ body.turn
    bodies[i] = body
    bodies[i].mass = body.mass + 1


@pytest.mark.parametrize("device", ["cpu", "reference"])
def test_a_structured_array_is_an_array_of_structs(device: str) -> None:
    for cut in (np.s_[:], np.s_[::-2]):
        bodies = np.zeros(5, BODY)
        bodies["place"] = np.arange(15).reshape(5, 3)
        bodies["turn"] = [[1, 1], [0, 1]]

        assert moved(bodies[cut], 0.5, device=device).dtype == BODY

        assert (np.arange(15).reshape(5, 3)[cut] * 1.5).tolist() == bodies["place"][cut].tolist()
        assert [[1, 2], [0, 1]] == bodies["turn"][cut][0].tolist()
        assert 1 == bodies["mass"][cut][0]


def test_a_structured_array_of_other_fields_is_refused() -> None:
    for wrong in (
        [("place", "f4", (3,)), ("mass", "f4"), ("turn", "f4", (2, 2))], [("place", "f4", (3,))],
        [("place", "f8", (3,)), ("turn", "f8", (2, 2)), ("mass", "f8")],
        {"names": ["place", "turn", "mass"], "formats": [("f4", 3), ("f4", (2, 2)), "f4"], "itemsize": 64},
    ):  # fmt: skip
        with pytest.raises(vy.CallError, match="give it the fields place: vec"):
            moved(np.zeros(3, np.dtype(wrong)), 0.5)  # type: ignore[call-overload]


def test_axes_of_vectors_need_no_names() -> None:
    @vy.kernel
    def doubled(x: Buf[vec(f64, 3)], y: Out[vec(f64, 3)]):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()] * 2

    @vy.kernel
    def summed(x: Buf[vec(i32, 2), 2], y: Out[i32, 2]):  # type: ignore[no-untyped-def]
        y[gid(0), gid(1)] = x[gid(0), gid(1)].x + x[gid(0), gid(1)].y

    x = np.arange(12, dtype=np.float64).reshape(4, 3)
    pairs = np.arange(12, dtype=np.int32).reshape(2, 3, 2)

    assert (x * 2).tolist() == doubled(x).tolist()
    assert pairs.sum(axis=-1).tolist() == summed(pairs).tolist()
    with pytest.raises(vy.CallError, match="x has 2 elements along axis 1, and doubled takes 3"):
        doubled(x[:, :2].copy())


OUTSIDE, TYPED = 1 + 2j, np.complex64(3 - 1j)


@vy.kernel
def constants(x: Buf[complex64, "n"], r: Buf[f32, "n"], y: Out[complex64, "n", 5]):  # type: ignore[no-untyped-def]
    i = gid()
    y[i, 0] = x[i] * OUTSIDE + 1j
    y[i, 1] = r[i] * 1j - TYPED
    y[i, 2] = 2j
    y[i, 3] = complex64(1 - 2j) if x[i] == 1 + 0j else x[i] / (2 * 1j)
    q = x[i] - (-1j)
    q.imag += 1.0
    y[i, 4] = q


def test_complex_constants_take_the_type_that_they_meet() -> None:
    x, r = np.array([1, 2 + 1j], np.complex64), np.array([1, 2], np.float32)
    wanted = [x * OUTSIDE + 1j, r * 1j - TYPED, np.full(2, 2j), np.where(x == 1, 1 - 2j, x / 2j), x + 2j]

    assert np.allclose(np.stack(wanted, 1), constants(x, r))
    assert constants(x, r, device="reference").tobytes() == constants(x, r).tobytes()


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("z = 1j", r"P216: 'z' would hold a complex number.*\n(.*\n)*.*write z = complex64\(0\.0, 1\.0\)"),
        (
            "y[gid()] = complex64(vy.sqrt(2j))",
            "P212: a complex constant meets no f32, f64 or complex number",
        ),
        ("y[gid()] = x[gid()] // 1j", "P203: complex numbers have no //"),
    ],
)
def test_complex_constants_without_a_type_are_refused(line: str, message: str) -> None:
    text = f"@kernel\ndef k(x: Buf[complex64], y: Out[complex64]):\n    {line}\n"
    file = f"<{line}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    space = {"Buf": Buf, "Out": Out, "complex64": complex64, "gid": gid, "kernel": vy.kernel, "vy": vy}
    exec(compile(text, file, "exec"), space)
    kernel: Any = space["k"]

    with pytest.raises(vy.Problems, match=message):
        kernel(np.zeros(3, np.complex64))


DEFINED_INSIDE = """
def made():
    @vy.struct
    class Pair:
        a: f32
        b: i32

    number = f32

    @vy.func
    def total(pair: Pair) -> number:
        return pair.a + f32(pair.b)

    @vy.kernel
    def totals(x: Buf[f32], y: Out[f32]):
        y[gid()] = total(Pair(x[gid()], 3))

    return totals
"""


@pytest.mark.parametrize("first", ["", "from __future__ import annotations\n"])
def test_annotations_of_functions_inside_functions_are_used(first: str) -> None:
    text, file = first + DEFINED_INSIDE, f"<inside {len(first)}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    space: dict[str, Any] = {"vy": vy, "Buf": Buf, "Out": Out, "f32": f32, "i32": i32, "gid": gid}
    exec(compile(text, file, "exec", dont_inherit=True), space)

    assert [4, 5] == space["made"]()(np.array([1, 2], np.float32)).tolist()


def test_functions_of_complex_constants_are_constants() -> None:
    @vy.kernel
    def k(x: Buf[complex64], y: Out[complex64, "n", 4], n: i32, at: i32):  # type: ignore[no-untyped-def]
        i = gid()
        y[i, 0] = x[i] * vy.exp(1j * math.pi / 4)
        y[i, 1] = x[i] + abs(OUTSIDE) * conj(OUTSIDE)
        y[i, 2] = x[i] * conj(TWO[at])
        y[i, 3] = x[i] + OUTSIDE.real - 1j * OUTSIDE.imag

    x = np.array([1, 2j], np.complex64)
    turn, size = cmath.exp(1j * math.pi / 4), abs(OUTSIDE)
    wanted = np.stack([x * turn, x + size * (1 - 2j), x * (3 + 1j), x + 1 - 2j], 1)

    assert np.allclose(wanted, k(x, n=2, at=1))
    assert k(x, n=2, at=1).tobytes() == k(x, n=2, at=1, device="reference").tobytes()


TWO = (1j, 3 - 1j)
