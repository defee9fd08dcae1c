"""Stepping through vectors, matrices, structs and complex numbers gives what the kernel gives."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import (
    Buf,
    InOut,
    Out,
    complex64,
    complex128,
    conj,
    cross,
    dot,
    f32,
    f64,
    gid,
    i32,
    length,
    mat,
    normalize,
    select,
    u8,
    vec,
)

v2, v3, m2, m23 = vec(f32, 2), vec(f32, 3), mat(f32, 2, 2), mat(f32, 2, 3)
RNG = np.random.default_rng(5)


@vy.struct
class Body:
    place: v3
    mass: f64
    kind: i32
    alive: u8


RECORD = np.dtype([("place", "f4", (3,)), ("mass", "f8"), ("kind", "i4"), ("alive", "u1")])
BODIES = np.zeros(5, RECORD)
BODIES["place"], BODIES["mass"] = RNG.normal(size=(5, 3)), RNG.normal(size=5)
BODIES["kind"], BODIES["alive"] = np.arange(5), 1
Z = (RNG.normal(size=5) + 1j * RNG.normal(size=5)).astype(np.complex64)
ROOTS = np.array([1, 1j, -1], np.complex64)
SHIFTS = (v3(1, 0, 0), v3(0, 1, 0))
TURN = 1 + 2j
HALF = np.float32(0.5)
GRAVITY = v3(0, -9.81, 0)


@vy.func
def rotated(v, m):
    w = m @ v.xy
    v.x = w.x
    v[1] = w.y
    return v, w


@vy.func
def julia(z, c=1j):
    n = 0
    for _ in vy.while_(abs(z) < 4, most=9):
        z = z * z + c
        n += 1
    return z, n


@vy.kernel
def bodies(x: Buf[Body], y: Out[Body], by: v3, t: f64 = 0.5):
    i = gid()
    body = x[i]
    other = body
    other.place.x = 0.0
    turned, part = rotated(body.place, m2(0, 1, -1, 0))
    body.place = cross(turned, by) + normalize(by) * length(turned) - other.place / 3 + SHIFTS[i]
    body.mass = body.mass * t + f64(dot(part, part)) + f64((m23(1, 2, 3, 4, 5, 6) @ by).y)
    body.kind += 1 if body.place.y > 0 else -1
    y[i] = body
    y[i].alive = u8(7)
    y[i].place.z += GRAVITY.y
    y[i].place[0] *= HALF


@vy.kernel
def complexes(x: Buf[complex64], y: Out[complex64], w: complex64):
    i = gid()
    total: complex64 = 0
    parts = vy.local(complex64, 3)
    for k in range(3):
        parts[k] = x[i] * ROOTS[k + i] + TURN
        parts[k] += conj(w)
        total += parts[k] ** 3 / (x[i] - 2j)
    end, n = julia(total)
    z = select(abs(end) > 2, end, -total) * HALF + f32(n)
    z.imag += 1
    y[i] = vy.exp(z * 0.125) if z.real < 1 else z * w.real


@vy.kernel
def doubles(x: Buf[complex128], y: InOut[complex128]):
    i = gid()
    y[i] += x[i] * x[i] - 1 / x[i] if x[i] != 1j else complex128(1)


def stepped(kernel: Any, out: Any, *args: Any, **named: Any) -> Any:
    """The output after stepping through every invocation."""
    for at in range(len(out)):
        kernel.step(*args, at=at, **named)
    return out


def test_structs_of_several_types_step_as_they_run() -> None:
    y = np.zeros_like(BODIES)

    assert bodies(BODIES, by=v3(1, 2, 3)).tobytes() == stepped(bodies, y, BODIES, y, by=(1, 2, 3)).tobytes()


def test_complex_numbers_step_as_they_run() -> None:
    y, sums = np.zeros(5, np.complex64), np.ones(5, np.complex128)

    assert complexes(Z, w=2 - 1j).tobytes() == stepped(complexes, y, Z, y, w=2 - 1j).tobytes()
    wide = Z.astype(np.complex128)
    assert doubles(wide, np.ones(5, np.complex128)).tobytes() == stepped(doubles, sums, wide, sums).tobytes()


def test_functions_take_and_return_vectors_structs_and_complex_numbers_in_python() -> None:
    turned, part = rotated(v3(1, 2, 3), m2(0, 1, -1, 0))
    end, n = julia(np.complex64(0.5))

    assert (v3(2, -1, 3), v2(2, -1)) == (turned, part)
    assert isinstance(end, np.complex64)
    assert isinstance(n, np.int32)


def test_a_function_leaves_the_arguments_of_python_alone() -> None:
    before = v3(1, 2, 3)
    rotated(before, m2(0, 1, -1, 0))

    assert v3(1, 2, 3) == before


def test_wrong_values_are_refused() -> None:
    @vy.kernel
    def wrong(x: Buf[Body], y: Out[Body]):
        y[gid()] = x[gid()]

    @vy.func
    def scaled(v, by):
        return v * by

    with pytest.raises(vy.CallError, match="f64"):
        scaled(v3(1), np.float64(2))
    with pytest.raises(vy.CallError, match="is not in it"):
        wrong.step(BODIES, np.zeros_like(BODIES), at=9)


@vy.kernel
def chosen_items(x: Buf[i32], y: Out[i32]):
    v = vec[i32, 2](x[0], x[1])
    w = vy.select(v > 0, v, 0) * 100 + vy.select(v > 0, x[2], 4) * 10 + vy.select(x[0] > 0, v, 4)
    m = vy.select(mat[i32, 2, 2](v, -v) > 0, x[2], mat[i32, 2, 2](1, 2, 3, 4))
    y[gid()] = w.x * 10_000 + w.y + m[0, 1] * m[1, 1]


def test_choices_between_numbers_by_vectors_are_those_of_kernels() -> None:
    x = np.array([3, -2, 7], np.int32)
    expected = chosen_items.over(1)(x)

    assert expected.tolist() == chosen_items.over(1).step(x, np.zeros(1, np.int32), at=0).tolist()
