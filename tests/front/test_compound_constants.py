"""Vectors, matrices, structs and complex numbers as constants, parameters and annotated locals."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from front.making import body_of, made
from vyre import Buf, Out, complex64, complex128, dot, f32, f64, gid, i32, mat, select, vec

v2, v3, m2 = vec(f32, 2), vec(f32, 3), mat(f32, 2, 2)
RECORD = [("pos", "f4", (2,)), ("mass", "f4"), ("kind", "i4")]
Z = np.array([1 + 2j, 3 - 1j, -2j], np.complex64)


@vy.struct
class Particle:
    pos: v2
    mass: f32
    kind: i32


MATRIX = m2(1, 2, 3, 4)
TURNS = (1j, -1, 2 + 1j)
ROOTS = np.array([1, 1j, -1], np.complex64)
RECORDS = np.array([((1, 2), 3, 4), ((5, 6), 7, 8)], RECORD)
DIRECTIONS = (v3(1, 0, 0), v3(0, 2, 0))
PARTICLES = (Particle((1, 2), 3, 4), Particle(v2(5), mass=6, kind=7))


def same(kernel: Any, *args: Any, **named: Any) -> Any:
    """The result of a call, the same bytes on the CPU and the reference."""
    here, there = kernel(*args, **named), kernel(*args, **named, device="reference")
    assert here.tobytes() == there.tobytes()
    return here


def test_a_tuple_of_complex_numbers_is_a_table_of_the_type_that_it_meets() -> None:
    @vy.kernel
    def single(x: Buf[complex64], y: Out[complex64]):
        y[gid()] = x[gid()] * TURNS[gid()]

    @vy.kernel
    def double(x: Buf[complex128], y: Out[complex128]):
        y[gid()] = x[gid()] * TURNS[gid()] + TURNS[0]

    assert [(-2 + 1j), (-3 + 1j), (2 - 4j)] == same(single, Z).tolist()
    assert [(-2 + 2j), (-3 + 2j), (2 - 3j)] == same(double, Z.astype(np.complex128)).tolist()


def test_an_array_of_complex_numbers_is_a_table() -> None:
    @vy.kernel
    def turned(x: Buf[complex64], y: Out[complex64]):
        y[gid()] = x[gid()] * ROOTS[gid()] + ROOTS[1]

    assert (Z * ROOTS + 1j).tolist() == same(turned, Z).tolist()


def test_a_complex_table_is_zero_outside() -> None:
    @vy.kernel
    def beyond(y: Out[complex64]):
        y[gid()] = complex64(1) + ROOTS[gid() + 2]

    assert [0, 1] == same(beyond.over(2)).tolist()


def test_an_array_with_fields_is_a_table_of_structs() -> None:
    @vy.kernel
    def fields(y: Out[f32], whole: Out[Particle]):
        i = gid()
        record = RECORDS[i]
        y[i] = record.pos.y + record.mass + f32(record.kind) + RECORDS[1].pos.x
        whole[i] = record

    y, whole = fields.over(3)()

    assert [14, 26, 5] == y.tolist()
    assert RECORDS.tobytes() == whole[:2].tobytes()


def test_values_made_in_python_are_constants_of_kernels() -> None:
    @vy.kernel
    def captured(y: Out[f32]):
        i = gid()
        y[i] = dot(DIRECTIONS[i], v3(1, 10, 100)) + PARTICLES[i].pos.y + PARTICLES[0].mass

    assert [6, 28] == same(captured.over(2)).tolist()


def test_a_changed_value_from_outside_is_seen() -> None:
    offset = v2(1, 2)

    @vy.kernel
    def moved(y: Out[f32]):
        y[gid()] = offset.x + offset.y

    before = moved.over(1)()
    offset = v2(3, 4)
    assert ([3], [7]) == (before.tolist(), moved.over(1)().tolist())


def test_tables_take_types_of_several_numbers() -> None:
    @vy.kernel
    def stated(y: Out[f32]):
        i = gid()
        v = vy.table(v3, ((1, 2, 3), (4, 5, 6)))[i]
        z = vy.table(complex64, (1j, 2))[i]
        p = vy.table(Particle, (((1, 2), 3, 4), ((5, 6), 7, 8)))[i]
        y[i] = dot(v, v) + z.real * 100 + z.imag * 1000 + p.pos.y + f32(p.kind)

    assert [1020, 291] == same(stated.over(2)).tolist()


def test_rows_of_matrices_are_chosen_at_run_time() -> None:
    @vy.kernel
    def rows(y: Out[f32, "3", "2"]):
        i, j = gid(0), gid(1)
        m = m2(1, 2, 3, 4)
        y[i, j] = m[i, j] + m[i].x * 10

    assert [[11, 12], [33, 34], [0, 0]] == same(rows.over(3, 2)).tolist()


def test_values_in_python_have_parts_and_are_compared() -> None:
    v, m, p = v3(1, 2, 3), m2(1, 2, 3, 4), PARTICLES[1]

    assert (1, v3(3, 2, 1), 4, 5) == (v.x, v.zyx, m[1, 1], p.pos.x)
    assert v2(5) == p.pos != v2(1)
    assert np.complex64(1 + 2j) == complex64(1, 2)
    assert [1, 2, 3] == np.asarray(v, np.float32).tolist() == list(v)
    assert "vec[f32, 3](1.0, 2.0, 3.0)" == repr(v)
    assert "Particle(pos=(5.0, 5.0), mass=6.0, kind=7)" == repr(p)


@pytest.mark.parametrize(
    ("make", "match"),
    [
        (lambda: v3(1, 2), "has 3 numbers, and 2 are given"),
        (lambda: v3("a"), "'a' is no number"),
        (lambda: v3(1e300), "too large for f32"),
        (lambda: Particle(1, 2), "has the fields pos, mass, kind"),
        (lambda: Particle(1, 2, 3), r"vec\[f32, 2\] is expected"),
        (lambda: Particle((1, 2), 3, 4.5), "4.5 is a float, not an i32"),
        (lambda: v3(x=1), "by position"),
    ],
)
def test_values_that_cannot_be_made_say_why(make: Any, match: str) -> None:
    with pytest.raises(vy.CallError, match=match):
        make()


def test_parameters_are_complex_numbers_vectors_matrices_and_structs() -> None:
    @vy.kernel
    def taken(y: Out[f32], z: complex64, v: v3, m: m2 = MATRIX, p: Particle = PARTICLES[0], n: i32 = 1):
        v[0] += z.real
        p.pos.y *= 2
        y[gid()] = v.x + v.z + z.imag + (m @ p.pos).y + f32(p.kind + n)

    run = taken.over(1)
    assert [35] == same(run, z=2 + 1j, v=(3, 4, 5)).tolist()
    assert [35] == same(run, z=np.complex64(2 + 1j), v=v3(3, 4, 5), p=RECORDS[0], n=1).tolist()
    assert [27] == same(run, z=0, v=np.array([1, 1, 1], np.float32), n=2).tolist()


@pytest.mark.parametrize(
    ("argument", "message"),
    [
        ("x", "z is 'x', and complex64 is expected. Fix: pass a complex number."),
        (1e300j, "z: 1e+300 is too large for f32. Fix: pass a number that f32 can hold."),
        (None, "z is missing. Fix: pass complex64(...) as z=...."),
    ],
)
def test_arguments_that_do_not_fit_say_why(argument: Any, message: str) -> None:
    @vy.kernel
    def taken(x: Buf[f32], y: Out[f32], z: complex64):
        y[gid()] = x[gid()] + z.real

    with pytest.raises(vy.CallError) as caught:
        taken(np.ones(1, np.float32), z=argument)
    assert message == str(caught.value)


def test_pipelines_pass_such_arguments_on() -> None:
    @vy.kernel
    def turned(x: Buf[complex64], y: Out[complex64], by: complex64):
        y[gid()] = x[gid()] * by

    @vy.pipeline
    def twice(x, by):
        return turned(turned(x, by=by), by=2j)

    for by in (1j, 2, np.complex64(1 - 1j), 0.5):
        assert turned(turned(Z, by=by), by=2j).tolist() == twice(Z, by).tolist()


def test_functions_change_their_own_copy_of_an_argument() -> None:
    @vy.func
    def heavier(p):
        p.mass += 1
        p.pos[0] = 9.0
        return p

    @vy.kernel
    def copied(x: Buf[Particle], y: Out[f32]):
        p = x[gid()]
        q = heavier(p)
        y[gid()] = q.mass * 100 + q.pos.x * 10 + p.mass + p.pos.x

    assert [494, 902] == same(copied, RECORDS).tolist()


def test_locals_and_results_state_such_types() -> None:
    @vy.func
    def power(z: complex64, n: i32) -> complex64:
        total: complex64 = 1
        for _ in range(n):
            total *= z
            if abs(total) > 4:
                return total
        return total

    @vy.kernel
    def powers(x: Buf[complex64], y: Out[complex64]):
        y[gid()] = power(x[gid()], 2) + power(1j, 3)

    assert (Z * Z - 1j).tolist() == same(powers, Z).tolist()


def test_conditionals_and_select_take_complex_numbers_and_structs() -> None:
    @vy.kernel
    def chosen(x: Buf[complex64], y: Out[complex64], p: Buf[Particle], q: Out[Particle]):
        i = gid()
        z = x[i]
        y[i] = select(z.imag > 0, z, z * 2) + (z if z.real > 2 else 1j) + (1 if z.real > 2 else z)
        q[i] = select(p[i].kind > 4, p[i], PARTICLES[0])

    y, q = chosen(Z[:2], p=RECORDS)

    assert [(2 + 5j), (10 - 3j)] == y.tolist()
    assert [((1, 2), 3, 4), ((5, 6), 7, 8)] == [(tuple(r[0]), r[1], r[2]) for r in q]


def test_f64_vectors_take_numbers_that_have_no_type() -> None:
    d2 = vec(f64, 2)

    @vy.kernel
    def halves(y: Out[f64], by: d2 = (0.1, 0.2)):
        y[gid()] = (by * d2(1, 2)).y

    assert [0.4] == same(halves.over(1)).tolist()


def test_a_field_may_have_any_name() -> None:
    assert (3, 4) == (PARTICLES[0].mass, PARTICLES[0].kind)


@pytest.mark.parametrize(
    "assigned", ["a, n = x[gid()], 5", "t = (x[gid()], 5)\na, n = t", "a = x[gid()]\nn = m = 5"]
)
def test_numbers_that_are_unpacked_are_constants(assigned: str) -> None:
    k = made(body_of(f"{assigned}\ny[gid()] = a * n", "x: Buf[f32], y: Out[f32]"))

    assert [7.5] == k(np.array([1.5], np.float32)).tolist()


@vy.struct
class Flagged:
    place: v2
    is_new: vy.bool_


@vy.kernel
def flags(y: Out[f32]):  # type: ignore[no-untyped-def]
    flag = Flagged(v2(gid(), 2), 1)
    y[gid()] = flag.place.y if flag.is_new else 0.0


def test_a_number_for_a_bool_of_a_struct_steps_as_it_runs() -> None:
    y = np.zeros(1, np.float32)

    assert flags.over(1)().tolist() == flags.step(y, at=0).tolist()
