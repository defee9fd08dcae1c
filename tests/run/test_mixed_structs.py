"""Structs with fields of several types: in arrays, in shared and local memory, in pipelines."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, InOut, Out, bool_, complex64, f16, f32, f64, gid, i8, i32, i64, lid, mat, u8, u16, vec
from vyre.formats.bytes import FormatError
from vyre.formats.elements import element_of

DEVICES = ["cpu", "reference"]


@vy.struct
class Particle:
    place: vec(f32, 2)
    mass: f32
    kind: i32


@vy.struct
class Row:
    key: i64
    flag: bool
    small: i8
    half: f16
    value: f64
    where: mat(f32, 2, 2)
    turn: complex64
    inner: Particle


PARTICLE = np.dtype([("place", "f4", 2), ("mass", "f4"), ("kind", "i4")])
ROW = np.dtype(
    [
        ("key", "i8"), ("flag", "?"), ("small", "i1"), ("half", "f2"), ("value", "f8"),
        ("where", "f4", (2, 2)), ("turn", "c8"), ("inner", PARTICLE),
    ]
)  # fmt: skip


def particles(count: int) -> Any:
    made = np.zeros(count, PARTICLE)
    made["place"] = np.arange(2 * count).reshape(count, 2)
    made["mass"] = np.linspace(-1, 1, count)
    made["kind"] = np.arange(count) - 3
    return made


def rows(count: int) -> Any:
    made = np.frombuffer(np.random.default_rng(4).bytes(count * ROW.itemsize), ROW).copy()
    made["flag"] = np.arange(count) % 2 == 0
    for name in ("half", "value", "where", "turn"):
        made[name] = np.arange(count).reshape(count, *[1] * (made[name].ndim - 1))
    made["inner"] = particles(count)
    return made


@vy.kernel
def moved(p: Buf[Particle], dt: f32, q: Out[Particle]):
    a = p[gid()]
    a.place = a.place + vec(f32, 2)(dt, -dt)
    a.kind = a.kind * 2 + 1
    q[gid()] = a


@vy.kernel
def heavier(p: InOut[Particle]):
    p[gid()].mass *= 2.0
    if p[gid()].kind > 0:
        p[gid()].kind -= 1


@vy.kernel
def copied(x: Buf[Row, 2], y: Out[Row, 2]):
    y[gid(0), gid(1)] = x[gid(0), gid(1)]


@vy.kernel
def flipped(x: InOut[Row, "n"]):
    r = x[gid()]
    r.flag = not r.flag
    r.small = -r.small
    r.half = r.half + f16(0.5)
    r.value = r.value * 0.25
    r.where[1] = r.where[0]
    r.turn = r.turn * complex64(0.0, 1.0)
    r.inner.kind = i32(r.key & i64(255))
    r.key = r.key + i64(1) << i64(33)
    x[gid()] = r


@vy.kernel(workgroup=32)
def turned(p: Buf[Particle, "n"], q: Out[Particle, "n"]):
    s = vy.shared(Particle, 32)
    s[lid()] = p[gid()]
    vy.barrier()
    q[gid()] = s[31 - lid()]


@vy.kernel
def last_of(p: Buf[Particle, "n"], q: Out[Particle, "n"]):
    kept = vy.local(Particle, 3)
    for k in range(3):
        kept[k] = p[gid() + k]
    kept[1].mass = f32(kept[2].kind)
    q[gid()] = kept[1]


@pytest.mark.parametrize("device", DEVICES)
def test_elements_are_read_and_written_whole(device: str) -> None:
    given = particles(9)
    wanted = given.copy()
    wanted["place"] += np.array([0.5, -0.5], np.float32)
    wanted["kind"] = wanted["kind"] * 2 + 1

    for _ in range(3):
        got = moved(given, 0.5, device=device)
        assert PARTICLE == got.dtype
        assert wanted.tobytes() == got.tobytes()


@pytest.mark.parametrize("device", DEVICES)
def test_fields_are_changed_in_place(device: str) -> None:
    given = particles(9)
    wanted = given.copy()
    wanted["mass"] *= 2
    wanted["kind"] -= wanted["kind"] > 0

    assert heavier(given, device=device) is given
    assert wanted.tobytes() == given.tobytes()


@pytest.mark.parametrize("device", DEVICES)
def test_fields_of_all_widths(device: str) -> None:
    given = rows(12)

    assert given.tobytes() == copied(given.reshape(3, 4), device=device).tobytes()
    wanted = given.copy()
    wanted["flag"] = ~wanted["flag"]
    wanted["small"] = -wanted["small"]
    wanted["half"] += np.float16(0.5)
    wanted["value"] *= 0.25
    wanted["where"][:, 1] = wanted["where"][:, 0]
    wanted["turn"] = (-given["turn"].imag + 1j * given["turn"].real).astype(np.complex64)
    wanted["inner"]["kind"] = wanted["key"] & 255
    wanted["key"] = (wanted["key"] + 1) << 33
    flipped(given, device=device)
    for name in ROW.names or ():
        assert (wanted[name] == given[name]).all(), name


@pytest.mark.parametrize("device", DEVICES)
def test_shared_and_local_memory(device: str) -> None:
    given = particles(64)

    assert given.reshape(2, 32)[:, ::-1].tobytes() == turned(given, device=device).tobytes()
    wanted = np.concatenate([given[1:], np.zeros(1, PARTICLE)])
    wanted["mass"] = np.concatenate([given["kind"][2:], [0, 0]])
    assert wanted.tobytes() == last_of(given, device=device).tobytes()


@pytest.mark.parametrize("device", DEVICES)
def test_strided_arrays_of_structs(device: str) -> None:
    given = particles(20)

    for part in (given[::-1], given[::3], given[4:]):
        assert moved(part.copy(), 1.0).tobytes() == moved(part, 1.0, device=device).tobytes()


def test_structs_are_accepted_as_words() -> None:
    given = particles(5)
    words = given.view(np.uint32).reshape(5, 4)

    assert moved(given, 2.0).tobytes() == moved(words, 2.0).tobytes()


@pytest.mark.parametrize("fuse", ["auto", "max", "off"])
@pytest.mark.parametrize("device", DEVICES)
def test_pipelines_take_and_return_them(device: str, fuse: str) -> None:
    @vy.pipeline
    def twice(p, dt):
        return moved(moved(p, dt), dt)

    given = particles(9)
    for _ in range(3):
        got = twice(given, 0.5, device=device, fuse=fuse)
        assert (PARTICLE, (9,)) == (got.dtype, got.shape)
        assert moved(moved(given, 0.5), 0.5).tobytes() == got.tobytes()
    if fuse == "auto":
        assert 1 == len(twice.explain(given, 0.5).to_dict()["launches"])


def test_pipelines_change_them_in_place() -> None:
    @vy.pipeline
    def both(p):
        heavier(p)
        heavier(p[::2])
        return p

    given, wanted = particles(9), particles(9)
    heavier(wanted)
    heavier(wanted[::2])

    assert both(given) is given
    assert wanted.tobytes() == given.tobytes()


def test_structs_of_one_type_in_pipelines() -> None:
    @vy.struct
    class Point:
        x: f32
        y: f32

    @vy.kernel
    def swapped(p: Buf[Point], q: Out[Point]):
        q[gid()] = Point(p[gid()].y, p[gid()].x)

    given = np.array([(1, 2), (3, 4)], np.dtype([("x", "f4"), ("y", "f4")]))
    piped = vy.pipeline(lambda p: swapped(swapped(p)))

    assert given.tobytes() == piped(given).tobytes()


def test_other_fields_are_refused() -> None:
    aligned = np.zeros(4, np.dtype([("a", "f4"), ("b", "u1")], align=True))
    other = np.zeros(4, np.dtype([("place", "f4", 2), ("mass", "f4"), ("kind", "u4")]))

    for given in (aligned, other):
        with pytest.raises(vy.CallError, match=r"p has the fields .*, and the kernel takes Particle"):
            moved(given, 0.5)
        with pytest.raises(vy.CallError, match="Particle"):
            vy.pipeline(lambda p: moved(p, 0.5))(given)
    with pytest.raises(vy.CallError):
        moved(np.zeros((4, 4), np.float32), 0.5)


def test_values_of_another_type_are_refused() -> None:
    @vy.kernel
    def wrong(p: InOut[Particle]):
        p[gid()].kind = p[gid()].mass

    with pytest.raises(vy.Problems, match="this field of 'p' holds i32, and the value is f32"):
        wrong(particles(3))


def test_files_hold_pipelines_of_structs_for_all_sizes(tmp_path: Any) -> None:
    @vy.pipeline
    def piped(p, dt):
        return moved(moved(p, dt), dt)

    piped.save(tmp_path / "p.vyre", particles(3), 0.5)
    loaded = vy.load(tmp_path / "p.vyre")

    for count, dt in ((3, 0.5), (3, 0.25), (7, 2.0)):
        expected = piped(particles(count), dt)
        result = loaded(particles(count), dt)
        assert expected.tobytes() == result.tobytes()
        assert expected.dtype == result.dtype
    with pytest.raises(vy.CallError):
        loaded(np.zeros((3, particles(3).itemsize // 4), np.uint32), 0.5)


def test_files_take_other_complex_arguments_than_they_were_saved_with(tmp_path: Any) -> None:
    @vy.kernel
    def turned(x: Buf[vy.complex64], y: Out[vy.complex64], by: vy.complex64):
        y[gid()] = x[gid()] * by

    @vy.pipeline
    def piped(x, by):
        return turned(x, by=by)

    x = np.array([1, 2j], np.complex64)
    piped.save(tmp_path / "p.vyre", x, 1 - 2j)
    loaded = vy.load(tmp_path / "p.vyre")

    for by in (1 - 2j, 3j, np.complex64(2)):
        assert piped(x, by).tolist() == loaded(x, by).tolist() == (x * np.complex64(by)).tolist()


@pytest.mark.parametrize("text", ["'i3'", "[('a', 'O')]", "[('a', 'f4'), ('a', 'f4')]", "x", "'f4'", "'>c8'"])
def test_files_with_types_that_do_not_exist_are_refused(text: str) -> None:
    with pytest.raises(FormatError):
        element_of(text)


def test_bits_of_small_fields() -> None:
    @vy.struct
    class Small:
        a: u8
        b: bool_
        c: u16

    @vy.kernel
    def bumped(x: InOut[Small]):
        x[gid()].a += u8(1)
        x[gid()].c = x[gid()].c * u16(3)
        x[gid()].b = x[gid()].a > u8(5)

    kind = np.dtype([("a", "u1"), ("b", "?"), ("c", "u2")])
    given = np.array([(k, False, 1000 * k) for k in range(0, 65, 2)], kind)
    wanted = given.copy()
    wanted["a"] += 1
    wanted["c"] *= 3
    wanted["b"] = wanted["a"] > 5
    for device in DEVICES:
        copy = given.copy()
        bumped(copy, device=device)
        assert wanted.tobytes() == copy.tobytes()


@pytest.mark.parametrize("device", DEVICES)
def test_items_of_vectors_and_matrices_are_assigned_by_place(device: str) -> None:
    @vy.kernel
    def changed(x: InOut[Row]):
        v = vec(f32, 3)(1.0, 2.0, 3.0)
        v[1] = 5.0
        v[2] += v[1]
        m = mat(f32, 2, 2)(1.0, 2.0, 3.0, 4.0)
        m[0, 1] = v[2]
        m[1] = m[0] * 2.0
        for k in vy.unroll(range(2)):
            x[gid()].inner.place[k] = v[k]
        x[gid()].where = m
        x[gid()].where[0, 0] = 9.0
        x[gid()].where[1][1] -= 1.0

    given = rows(3)
    changed(given, device=device)

    assert [[[9, 8], [2, 15]]] * 3 == given["where"].tolist()
    assert [[1, 5]] * 3 == given["inner"]["place"].tolist()


def test_an_item_at_no_constant_place_is_refused() -> None:
    @vy.kernel
    def wrong(x: Buf[f32], y: Out[f32]):
        v = vec(f32, 3)(1.0, 2.0, 3.0)
        v[3] = x[gid()]
        y[gid()] = v[0]

    with pytest.raises(
        vy.Problems, match=r"P116: v\[3\] assigns to an item of vec\[f32, 3\] at a place that"
    ):
        wrong(np.zeros(3, np.float32))


def test_atomics_change_numbers() -> None:
    @vy.kernel
    def whole(p: InOut[vec(i32, 2)]):
        vy.atomic_add(p, gid(), 1)

    @vy.kernel
    def field(p: InOut[Particle]):
        vy.atomic_add(p, (gid(), 3), 1)

    @vy.kernel
    def number(p: InOut[vec(i32, 2)]):
        vy.atomic_add(p, (0, 1), 1)

    with pytest.raises(vy.Problems, match=r"this is vec\[i32, 2\], and the value is another"):
        whole(np.zeros((3, 2), np.int32))
    with pytest.raises(vy.Problems, match="'p' holds Particle, of several types"):
        field(particles(3))
    assert [[0, 5], [0, 0]] == number.over(5)(np.zeros((2, 2), np.int32)).tolist()
