"""Tuples in locals, vectors, matrices and structs give what NumPy gives, and become scalars."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import vyre as vy
from front.making import made
from vyre import (
    Buf,
    InOut,
    Out,
    cross,
    dot,
    f32,
    f64,
    gid,
    i32,
    length,
    local,
    mat,
    normalize,
    shared,
    vec,
)

v2, v3, v4 = vec(f32, 2), vec(f32, 3), vec(f32, 4)
m23, m32 = mat(f64, 2, 3), mat(f64, 3, 2)


@vy.struct
class Ball:
    place: v3
    speed: v3
    mass: f32


def agreed(kernel: Any, *args: Any, **named: Any) -> Any:
    """The result of a call, the same on the reference and the CPU."""
    one, two = (kernel(*args, device=device, **named) for device in ("reference", "cpu"))
    pairs = zip(one, two, strict=True) if isinstance(one, tuple) else [(one, two)]
    assert all(a.tobytes() == b.tobytes() for a, b in pairs)
    return two


def rows(count: int, width: int) -> Any:
    return np.random.default_rng(count).normal(size=(count, width)).astype(np.float32)


def test_arithmetic_of_vectors_is_item_by_item() -> None:
    @vy.kernel
    def k(a: Buf[v3, "n"], b: Buf[v3, "n"], t: f32, y: Out[v3, "n"]):  # type: ignore[no-untyped-def]
        i = gid()
        total = a[i] * 2 - b[i] / t
        total += v3(1, t, 0) ** 2
        total = -total + vy.abs(b[i]) + vy.max(a[i], 0.25)
        y[i] = total

    a, b, t = rows(70, 3), rows(70, 3) + 5, np.float32(1.5)
    expected = (
        -(a * 2 - b / t + np.array([1, t * t, 0], np.float32)) + abs(b) + np.maximum(a, np.float32(0.25))
    )

    assert np.array_equal(expected, agreed(k, a, b, t))


def test_dot_cross_length_and_normalize() -> None:
    @vy.kernel
    def k(a: Buf[v3, "n"], b: Buf[v3, "n"], y: Out[v3, "n"], z: Out[v2, "n"]):  # type: ignore[no-untyped-def]
        i = gid()
        y[i] = normalize(cross(a[i], b[i]))
        z[i] = v2(dot(a[i], b[i]), length(a[i].xy))

    a, b = rows(33, 3), rows(33, 3) + 1
    y, z = agreed(k, a, b)
    crossed = np.cross(a.astype(np.float64), b)

    assert np.allclose(crossed / np.linalg.norm(crossed, axis=1, keepdims=True), y, rtol=1e-5)
    assert np.allclose(np.einsum("ij,ij->i", a, b), z[:, 0], rtol=1e-4)
    assert np.allclose(np.linalg.norm(a[:, :2], axis=1), z[:, 1], rtol=1e-6)


@given(letters=st.text("xyzw", min_size=2, max_size=4))
def test_letters_choose_the_items_of_a_vector(letters: str) -> None:
    source = (
        f"@vy.kernel\ndef k(a: Buf[v4, 'n'], y: Out[vec(f32, {len(letters)}), 'n']):\n"
        f"    v = a[gid()]\n    y[gid()] = v.{letters}\n"
    )
    names: dict[str, Any] = {"vy": vy, "Buf": Buf, "Out": Out, "v4": v4, "vec": vec, "f32": f32, "gid": gid}
    exec(source, names)
    a = rows(3, 4)

    assert np.array_equal(
        a[:, ["xyzw".index(letter) for letter in letters]], names["k"](a, device="reference")
    )


def test_a_vector_is_indexed_at_run_time() -> None:
    @vy.kernel
    def k(a: Buf[v3, "n"], y: Out[f32, "n"]):  # type: ignore[no-untyped-def]
        v = a[gid()].bgr
        y[gid()] = v[gid() % 5] + v[1]

    a = rows(20, 3)
    turned = np.hstack([a[:, ::-1], np.zeros((20, 2), np.float32)])

    assert np.array_equal(turned[np.arange(20), np.arange(20) % 5] + a[:, 1], agreed(k, a))


def test_matrices_are_multiplied() -> None:
    @vy.kernel
    def k(a: Buf[m23, "n"], b: Buf[m32, "n"], y: Out[mat(f64, 2, 2), "n"], z: Out[vec(f64, 3), "n"]):  # type: ignore[no-untyped-def]
        i = gid()
        product = a[i] @ b[i] * 2
        y[i] = product
        z[i] = b[i] @ product[0]

    a, b = rows(9, 6).astype(np.float64), rows(9, 6).astype(np.float64) + 1
    y, z = agreed(k, a, b)
    product = 2 * np.einsum("nij,njk->nik", a.reshape(9, 2, 3), b.reshape(9, 3, 2))

    assert np.allclose(product.reshape(9, 4), y)
    assert np.allclose(np.einsum("nij,nj->ni", b.reshape(9, 3, 2), product[:, 0]), z)


@vy.func
def moved(ball: Ball, wall: f32):
    """A ball after a step; a function with two returns of structs."""
    if ball.place.x > wall:
        return Ball(ball.place, ball.speed * v3(-1, 1, 1), mass=ball.mass)
    after = ball
    after.speed.y -= 0.5
    after.place += after.speed * 0.25
    return after


@vy.kernel
def step(balls: InOut[Ball, "n"], wall: f32):  # type: ignore[no-untyped-def]
    i = gid()
    balls[i] = moved(balls[i], wall)
    balls[i].mass *= 2
    balls[i].place.z = balls[i].mass


def test_structs_are_elements_arguments_and_results() -> None:
    balls = rows(50, 7)
    expected = balls.copy()
    beyond = balls[:, 0] > 0
    expected[beyond, 3] *= -1
    expected[~beyond, 4] -= np.float32(0.5)
    expected[~beyond, :3] += expected[~beyond, 3:6] * np.float32(0.25)
    expected[:, 6] *= 2
    expected[:, 2] = expected[:, 6]

    assert np.array_equal(expected, step(balls.copy(), 0.0))
    assert np.array_equal(expected, step(balls.copy(), 0.0, device="reference"))


def test_the_fields_of_a_struct_name_types_of_where_it_is_defined() -> None:
    pair = vec(i32, 2)

    @vy.struct
    class Both:
        first: pair
        last: i32

    assert [("first", pair), ("last", i32)] == list(Both.fields)


def test_values_are_computed_before_the_first_part_changes() -> None:
    @vy.kernel
    def k(x: InOut[v2, "n"], y: Out[v2, "n"]):  # type: ignore[no-untyped-def]
        i = gid()
        x[i] = v2(x[i].y, x[i].x)
        v = x[i]
        v = v2(v.y, v.x + v.y)
        a, b = v, v.yx
        a, b = b, a
        pair = (a.x, b.x)
        pair = (pair[1], pair[0])
        y[i] = v2(pair[0], pair[1])

    x = rows(5, 2)
    changed = x.copy()
    y = k(changed)
    y = y[1] if isinstance(y, tuple) else y

    assert np.array_equal(x[:, ::-1], changed)
    assert np.array_equal(np.stack([x[:, 0], x[:, 0] + x[:, 1]], axis=1), y)


def test_local_and_shared_arrays_hold_vectors() -> None:
    @vy.kernel(workgroup=32)
    def k(x: Buf[v2, "n"], y: Out[v2, "n"]):  # type: ignore[no-untyped-def]
        tile = shared(v2, 32)
        mine = local(v2, 2)
        tile[vy.lid()] = x[gid()]
        vy.barrier()
        mine[1] = tile[31 - vy.lid()]
        mine[1].x += 1
        y[gid()] = mine[1] + mine[0]

    x = rows(64, 2)
    expected = x.reshape(2, 32, 2)[:, ::-1].reshape(64, 2) + np.array([1, 0], np.float32)

    assert np.array_equal(expected, agreed(k, x, groups=2))


def test_a_choice_of_two_vectors_and_tuples_in_loops() -> None:
    @vy.kernel
    def k(x: Buf[i32, "n"], y: Out[vec(i32, 2), "n"]):  # type: ignore[no-untyped-def]
        i = gid()
        state = (0, 1)
        for _ in range(x[i]):
            state = (state[1], state[0] + state[1])
        y[i] = vec(i32, 2)(state) if x[i] > 2 else vec(i32, 2)(-1)

    assert [[-1, -1], [2, 3], [8, 13]] == agreed(k, np.array([2, 3, 6], np.int32)).tolist()


MISTAKES = {
    "v.q": "P117", "v + w": "P203", "v @ w": "P112", "x[i] + t": "P212", "dot(v, 1.0)": "P203",
    "cross(w, w)": "P203", "v3(1, 2)": "P113", "Ball(v)": "P113", "Ball(v, v, wait=1)": "P113",
    "v[3]": "P214", "f32(v.x) if i else v": "P207", "v if i > 0 else w": "P211", "i32(v).x + 1.5": "P205",
    "vec(f32, i)(1)": "P113", "vec(f32, 99)(1)": "P113", "x[i, 0]": "P214",
}  # fmt: skip


@pytest.mark.parametrize("expression", MISTAKES)
def test_mistakes_are_problems(expression: str) -> None:
    source = (
        "@vy.kernel\ndef k(x: Buf[v3, 'n'], y: Out[f32, 'n']):\n"
        "    i = gid()\n    v = x[i]\n    w = v.xy\n    t = (1, 2)\n"
        f"    z = {expression}\n    y[i] = v.x\n"
    )
    names: dict[str, Any] = {**globals(), "vy": vy}
    exec(source, names)
    with pytest.raises(vy.Problems) as raised:
        names["k"](np.ones((2, 3), np.float32))

    assert MISTAKES[expression] in [problem.code for problem in raised.value.problems]


@pytest.mark.parametrize(
    ("make", "match"),
    [
        (lambda: vec(f32, 0), "0 is no length of a vector"),
        (lambda: vec(float, 3), "does not say how many bits"),
        (lambda: vy.struct(type("Empty", (), {})), "Empty has no fields"),
        (lambda: v3(1, 2), "3 numbers, and 2 are given"),
    ],
)
def test_types_that_cannot_be_made_say_why(make: Any, match: str) -> None:
    with pytest.raises(vy.CallError, match=match):
        make()


def test_an_array_of_vectors_has_stated_axes_and_the_right_extent() -> None:
    @vy.kernel
    def unnamed(x: InOut[v3, 6]):  # type: ignore[no-untyped-def]
        x[gid()] += 1

    with pytest.raises(vy.Problems, match="its axes are not stated"):
        unnamed(np.ones((2, 3), np.float32))
    with pytest.raises(vy.CallError):
        step(np.ones((2, 6), np.float32), 1.0)


def test_the_shape_of_an_array_of_values_is_that_of_its_elements() -> None:
    @vy.func
    def extents(a):  # type: ignore[no-untyped-def]
        n, m = a.shape
        return n * 100 + m * 10 + a.ndim

    @vy.kernel
    def k(  # type: ignore[no-untyped-def]
        a: Buf[v3, 2], z: Buf[vy.complex64, 2], b: Buf[Ball, "n"], x: Buf[f32, 2], y: Out[i32, "6"]
    ):
        held = local(v2, (4, 5))
        y[0], y[1], y[2], y[3] = extents(a), extents(z), extents(x), extents(held)
        y[4] = b.shape[0] * 10 + b.ndim
        y[5] = 1 if a.dtype == v3 and z.dtype == vy.complex64 and b.dtype == Ball else 0

    a, z = np.zeros((2, 3, 3), np.float32), np.zeros((3, 2), np.complex64)
    y = agreed(k, a, z, np.zeros((7, 7), np.float32), np.zeros((1, 2), np.float32), domain=1)

    assert [232, 322, 122, 452, 71, 1] == y.tolist()


def test_an_annotated_array_of_a_function_holds_such_values() -> None:
    @vy.func
    def first(a: Buf[v2]):  # type: ignore[no-untyped-def]
        return a[0]

    @vy.kernel
    def k(a: Buf[f32, 2], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = first(a).x

    words = r"'a' is an array of vec\[f32, 2\] with 1 axis, and 'a' is an array of f32 with 2 axes"
    with pytest.raises(vy.Problems, match=words):
        k(np.ones((3, 2), np.float32))


def test_items_are_assigned_at_places_known_at_run_time() -> None:
    @vy.kernel
    def k(x: Buf[i32], y: Out[v3, "n"], z: Out[mat(f32, 2, 2), "n"], n: i32):  # type: ignore[no-untyped-def]
        i = gid()
        v, m, ball = v3(1, 2, 3), mat(f32, 2, 2)(0), Ball(v3(1), v3(2), 3)
        for at in range(3):
            v[at] *= v.x + f32(at)  # reads what the first turn has changed
        v[x[i]] = v.y
        ball.place[x[i]] = 9
        m[x[i]] = v2(5, 6)
        m[1, x[i] - 1] += 7
        y[i] = v + ball.place
        z[i] = m

    x = np.array([0, 1, 2, -1, 3], np.int32)
    wanted = np.array([[1, 4, 9]] * 5) + 1
    for row, at in enumerate(x):
        if 0 <= at < 3:
            wanted[row, at] = 4 + 9
    matrices = np.zeros((5, 2, 2))
    for row, at in enumerate(x):
        matrices[row, at if 0 <= at < 2 else slice(0)] = (5, 6)
        matrices[row, 1, at - 1 if 0 <= at - 1 < 2 else slice(0)] += 7
    y, z = agreed(k, x, n=5)

    assert wanted.tolist() == y.tolist()
    assert matrices.reshape(5, 4).tolist() == z.tolist()
    stepped = np.zeros((5, 3), np.float32), np.zeros((5, 4), np.float32)
    for at in range(5):
        k.step(x, *stepped, 5, at=at)
    assert (y.tobytes(), z.tobytes()) == (stepped[0].tobytes(), stepped[1].tobytes())


def test_a_number_is_no_item_of_several() -> None:
    @vy.kernel
    def k(x: Buf[i32], y: Out[f32]):  # type: ignore[no-untyped-def]
        v = v3(0)
        v[x[gid()]] = v3(1)
        y[gid()] = v.x

    with pytest.raises(vy.Problems, match="P212"):
        k(np.ones(3, np.int32))


def test_several_components_are_assigned_at_once() -> None:
    @vy.kernel
    def k(x: InOut[v4, "n"]):  # type: ignore[no-untyped-def]
        i = gid()
        v = x[i]
        v.xy = v.yx
        v.wz += 10
        x[i].xzy = v.xyz
        x[i].w = v.w

    for device in ("reference", "cpu"):
        assert [[2, 13, 1, 14]] == k(np.array([[1, 2, 3, 4]], np.float32), device=device).tolist()
    stepped = np.array([[1, 2, 3, 4]], np.float32)
    k.step(stepped, at=0)
    assert [[2, 13, 1, 14]] == stepped.tolist()


def test_the_index_of_several_components_is_evaluated_once() -> None:
    @vy.kernel
    def k(x: InOut[v2, "n"], count: InOut[i32, "1"]):  # type: ignore[no-untyped-def]
        x[vy.atomic_add(count, 0, 1)].yx = v2(1, 2)

    for device in ("reference", "cpu"):
        x, count = k(np.zeros((2, 2), np.float32), np.zeros(1, np.int32), domain=2, device=device)
        assert ([[2, 1], [2, 1]], [2]) == (x.tolist(), count.tolist())


def test_transposed_matrices_and_products_from_the_left() -> None:
    turn = m23(1, 2, 3, 4, 5, 6)

    @vy.kernel
    def k(x: Buf[m23, "n"], v: Buf[vec(f64, 2), "n"], y: Out[m32, "n"], z: Out[vec(f64, 3), "n"]):  # type: ignore[no-untyped-def, valid-type]
        i = gid()
        y[i] = x[i].T + turn.T
        z[i] = v[i] @ x[i]

    x, v = np.arange(6.0).reshape(1, 6), np.array([[2.0, -3.0]])
    for device in ("reference", "cpu"):
        y, z = k(x, v, device=device)
        assert (x.reshape(2, 3).T + np.arange(1.0, 7).reshape(2, 3).T).tolist() == y.reshape(3, 2).tolist()
        assert (v[0] @ x.reshape(2, 3)).tolist() == z[0].tolist()
    y, z = np.zeros((1, 6)), np.zeros((1, 3))
    k.step(x, v, y, z, at=0)
    assert (v[0] @ x.reshape(2, 3)).tolist() == z[0].tolist()
    assert turn.T == m32(1, 4, 2, 5, 3, 6)


def test_atomics_update_each_number_of_a_vector() -> None:
    whole = vec(i32, 3)

    @vy.kernel
    def k(x: Buf[whole, "n"], total: InOut[whole, "m"], old: Out[whole, "n"]):  # type: ignore[valid-type, no-untyped-def]
        i = gid()
        old[i] = vy.atomic_add(total, i, x[i])
        vy.atomic_max(total, (0, 2), 100)
        vy.atomic_add(total, 7, x[i])

    x, total = np.array([[1, 2, 3]], np.int32), np.array([[10, 20, 30]], np.int32)
    for device in ("reference", "cpu"):
        after = total.copy()
        old = k(x, after, device=device)
        assert ([[11, 22, 100]], total.tolist()) == (after.tolist(), old.tolist())
    stepped, old = total.copy(), np.zeros((1, 3), np.int32)
    k.step(x, stepped, old, at=0)
    assert ([[11, 22, 100]], total.tolist()) == (stepped.tolist(), old.tolist())


@vy.func
def is_inside(p: v3, low: Any, high: Any) -> bool:  # type: ignore[valid-type]
    return all((low <= p) & (p < high))


@vy.kernel
def compared(
    a: Buf[v3, "n"], b: Buf[v3, "n"], least: Out[v3, "n"], mask: Out[vec(bool, 3), "n"], n: Out[f32, "n"]
):  # type: ignore[valid-type, no-untyped-def]
    i = gid()
    mask[i] = ~(a[i] != b[i]) ^ (a[i] > 1)
    least[i] = vy.select(a[i] < b[i], a[i], b[i])
    n[i] = sum(a[i]) + max(b[i]) - min((a[i].x, 0.5, 1))
    if is_inside(a[i], 0, v3(1)) and any(a[i] != b[i]):
        n[i] += 100
    if (a[i].x, i) == (b[i].x, 2) or all((i > 3, a[i].y > 1)):
        n[i] = -n[i]


def test_vectors_are_compared_item_by_item() -> None:
    a = (np.arange(18).reshape(6, 3) % 7 / 4).astype(np.float32)
    b = a[::-1].copy()
    b[::2, 0] = a[::2, 0]
    n = a.sum(1) + b.max(1) - np.minimum(a[:, 0], np.float32(0.5))
    n += np.where((a < 1).all(1) & (a != b).any(1), np.float32(100), np.float32(0))
    i = np.arange(6)
    n = np.where(((a[:, 0] == b[:, 0]) & (i == 2)) | ((i > 3) & (a[:, 1] > 1)), -n, n)
    expected = [np.minimum(a, b), (a == b) ^ (a > 1), n]

    for device in ("reference", "cpu"):
        assert [part.tolist() for part in expected] == [
            part.tolist() for part in compared(a, b, device=device)
        ]
    stepped = [np.zeros_like(part) for part in expected]
    for at in range(6):
        compared.step(a, b, *stepped, at=at)
    assert [part.tolist() for part in expected] == [part.tolist() for part in stepped]


CHOICE = "or select(test, a, b), which chooses item by item."


@pytest.mark.parametrize(
    ("line", "fix"),
    [
        ("y[i] = vy.distance(v, v)", "write length(a - b)."),
        ("y[i] = vy.mix(v.x, v.y, 0.5)", "write a + (b - a) * t."),
        ("y[i] = vy.outer(v, v)", "write it out with the items, as in m[0, 0]."),
        ("y[i] = v.max()", "write max(v)."),
        ("y[i] = v.sum()", "write sum(v)."),
        ("y[i] = (v3(1).x if any(v) else 0.0)", "compare it, as in v != 0."),
        ("y[i] = 1.0 if v == 0 else 2.0", f"write all(v == 0) or any(v == 0); {CHOICE}"),
        ("y[i] = 1.0 if not (v < v.zyx) else 2.0", f"write all(v < v.zyx) or any(v < v.zyx); {CHOICE}"),
        ("y[i] = 1.0 if 0 <= v < 2 else 2.0", "write (a <= v) & (v < b)."),
        ("y[i] = v != 0", "write all(v) or any(v), or use a part of it, as in v.x or v[0]."),
        ("y[i] = length(m3.identity() @ v)", "write m3(1, 0, 0, 0, 1, 0, 0, 0, 1)."),
        ("y[i] = vy.atomic_exchange(z, i, v)", "add the place of the number to the index, as in (i, 0)."),
    ],
)
def test_words_of_other_libraries_have_an_answer(line: str, fix: str) -> None:
    body = (
        f"@kernel\ndef k(x: Buf[v3], y: Out[f32], z: InOut[v3]):\n    i = gid()\n    v = x[i]\n    {line}\n"
    )
    k = made(body, v3=v3, m3=mat(f32, 3, 3))

    with pytest.raises(vy.Problems) as refused:
        _ = k.program
    assert fix == refused.value.problems[0].fix
