"""Vectors, structs and complex numbers as arguments of warm calls: machine code reads them as Python does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, complex64, complex128, f32, f64, gid, i32

v3 = vy.vec(f32, 3)
m2 = vy.mat(f64, 2, 2)


@vy.struct
class Body:
    place: v3  # type: ignore[valid-type]
    mass: f64
    kind: i32


@vy.kernel
def turned(x: Buf[f32], y: Out[f32], c: complex64 = 1 + 2j):  # type: ignore[no-untyped-def,assignment]
    y[gid()] = x[gid()] * c.real + c.imag


@vy.kernel
def wide(x: Buf[f64], c: complex128, y: Out[f64]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * c.real + c.imag


@vy.kernel
def moved(x: Buf[f32], y: Out[f32], v: v3 = (1, 2, 3)):  # type: ignore[no-untyped-def,valid-type,assignment]
    y[gid()] = x[gid()] * v.x + v.y - v.z


@vy.kernel
def mixed(m: m2, x: Buf[f64], y: Out[f64]):  # type: ignore[no-untyped-def,valid-type]
    y[gid()] = x[gid()] * m[0, 0] + m[0, 1] * m[1, 0] - m[1, 1]


@vy.kernel
def pulled(x: Buf[f32], b: Body, y: Out[f32]):  # type: ignore[no-untyped-def,valid-type]
    y[gid()] = x[gid()] * b.place.x + b.place.z - f32(b.mass) * f32(b.kind)


X = np.arange(8, dtype=np.float32)
D = np.arange(8, dtype=np.float64)
NAN, INF = float("nan"), float("inf")


class Own(tuple[float, ...]):
    """A tuple that is a class of its own."""


COMPLEX = [
    2 + 3j, complex(-0.0, 1e-45), complex(NAN, INF), 5, -7, 2.5, True, 1 << 60, np.complex64(2 - 3j),
    np.complex128(1e-320j), np.float32(2.5), np.float64(0.1), np.int8(-3), np.uint64(1 << 63),
    np.bool_(True), np.float16(1.5), (1.5, 2), [1, -0.0], np.array(2 - 1j), np.array(3),
]  # fmt: skip
VECTORS = [
    (4, 5, 6), [4, 5.0, 6], (1 << 60, 0.1, -0.0), v3(4, 5, 6), vy.vec(f32, 3)(NAN, INF, -0.0), Own((1, 2, 3)),
    (np.float32(1), np.int64(2), 3.5), np.array([4, 5, 6], np.float32), np.array([4, 5, 6])[::-1],
    np.array([0.1, 1e30, 3], ">f8"), np.arange(6.0)[::2], (np.array(1.0), 2, 3),
]  # fmt: skip
MATRICES = [
    ((1, 2), (3, 4)), [[1, 0.5], (3, -4)], m2(1, 2, 3, 4), np.arange(4.0).reshape(2, 2),
    np.arange(4).reshape(2, 2).T,
    (np.array([1.0, 2]), [3, 4]), ((vy.vec(f64, 2)(1, 2)), (3, 4)),
]  # fmt: skip
BODIES = [
    ((1, 2, 3), 4, 5), [v3(1, 2, 3), 4.5, -5], Body(v3(1, 2, 3), 4, 5), Body((1, 2, 3), -4, 5),
    (np.array([1, 2, 3]), np.float64(0.5), np.int32(7)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("kernel", "x", "name", "values"),
    [
        (turned, X, "c", COMPLEX), (wide, D, "c", COMPLEX), (moved, X, "v", VECTORS),
        (mixed, D, "m", MATRICES), (pulled, X, "b", BODIES),
    ],
    ids=["complex64", "complex128", "vectors", "matrices", "structs"],
)  # fmt: skip
def test_warm_calls_read_what_the_first_call_reads(
    kernel: vy.Kernel, x: Any, name: str, values: list[Any]
) -> None:
    first = [kernel._slow(x=x, **{name: value}).tobytes() for value in values]

    for _ in range(3):
        for value, wanted in zip(values, first, strict=True):
            for _ in range(3):
                assert wanted == kernel(x=x, **{name: value}).tobytes(), value


def test_an_argument_that_is_left_out_is_its_default() -> None:
    for _ in range(4):
        assert (X * 1 + 2 - 3).tolist() == moved(X).tolist()
        assert (X * 4 + 5 - 6).tolist() == moved(X, v=(4, 5, 6)).tolist()
        assert (X * 1 + 2).tolist() == turned(X).tolist()
        assert (X * 1 + 2).tolist() == turned(X, c=None).tolist()


def test_outputs_that_are_passed_are_returned() -> None:
    y = np.empty_like(X)

    for _ in range(4):
        assert y is turned(X, y, 3 + 1j)
        assert (X * 3 + 1).tolist() == y.tolist()


@pytest.mark.parametrize(
    ("kernel", "name", "wrong"),
    [
        (moved, "v", np.array(1.0)),
        (turned, "c", "2"), (turned, "c", 1e300j), (turned, "c", (1, 2, 3)), (moved, "v", (1, 2)),
        (moved, "v", (1, 2, 1e300)), (moved, "v", (1, 2, "3")), (moved, "v", np.ones(4)),
        (moved, "v", vy.vec(f32, 2)(1, 2)),
        (moved, "v", np.ones((3, 1))), (moved, "v", []), (moved, "v", np.empty(0)),
        (pulled, "b", ((1, 2, 3), 4, 5.5)), (pulled, "b", ((1, 2, 3), 4, 1 << 40)), (pulled, "b", (1, 4, 5)),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_by_warm_kernels_too(kernel: vy.Kernel, name: str, wrong: Any) -> None:
    right = {"c": 1j, "v": (1, 2, 3), "b": ((1, 2, 3), 4, 5)}[name]
    for _ in range(4):
        kernel(x=X, **{name: right})

    with pytest.raises(vy.CallError):
        kernel(x=X, **{name: wrong})


@vy.pipeline
def twice(x, c):  # type: ignore[no-untyped-def]
    return turned(turned(x, c=c), c=c)


@vy.pipeline
def shifted(x, v, scale=(1.5, 2)):  # type: ignore[no-untyped-def]
    return moved(moved(x, v=v), v=(scale[0], scale[1], 0.0))


def test_a_pipeline_that_passes_a_complex_number_on_is_recorded_once_for_all_numbers() -> None:
    for number in (2 + 3j, 1 - 1j, complex(-0.0, INF), np.complex64(4j), 2, 2.5, 2 + 3j):
        once = turned._slow(turned._slow(X, c=number), c=number)

        for _ in range(3):
            assert once.tobytes() == twice(X, number).tobytes()


def test_a_pipeline_that_reads_a_complex_number_follows_it() -> None:
    @vy.pipeline
    def chosen(x, c):  # type: ignore[no-untyped-def]
        return turned(x, c=c) if c.real > 0 else turned(x, c=abs(c))

    for number in (3 + 4j, -3 + 4j, 1 + 4j, -6 + 8j) * 3:
        used = number if number.real > 0 else abs(number)
        assert turned._slow(X, c=used).tobytes() == chosen(X, number).tobytes()


def test_vectors_and_tuples_of_a_pipeline_are_compared_by_their_parts() -> None:
    values = ((1.0, 2.0, 3.0), (1, 2, 3), v3(1, 2, 3), v3(4, 5, 6), (4.0, 5.0, -0.0), (4.0, 5.0, 0.0))

    for _ in range(4):
        for value in values:
            for scale in ((1.5, 2), (1.5, 3)):
                once = moved._slow(moved._slow(X, v=value), v=(*scale, 0.0))
                assert once.tobytes() == shifted(X, value, scale=scale).tobytes()


def test_a_saved_pipeline_takes_any_complex_number(tmp_path: Path) -> None:
    twice.save(tmp_path / "p.vyre", X, 2 + 3j)

    loaded = vy.load(tmp_path / "p.vyre")

    assert ("x: f32 of 8 or other sizes, c: any complex",) == loaded.signatures
    for x in (X, X[:5]):
        for number in (2 + 3j, 1 - 1j, np.complex64(4j)):
            once = turned._slow(turned._slow(x, c=number), c=number)
            assert once.tobytes() == loaded(x, number).tobytes()
    with pytest.raises(vy.CallError, match="saved for"):
        loaded(X, "2")


def test_an_operator_of_a_pipeline_takes_any_complex_number(tmp_path: Path) -> None:
    @vy.pipeline
    def scaled(z, c=1 + 2j):  # type: ignore[no-untyped-def]
        return z * c

    z = (X + 1j * X).astype(np.complex64)
    scaled.save(tmp_path / "p.vyre", z, 2 + 3j)
    loaded = vy.load(tmp_path / "p.vyre")

    for number in (1 + 2j, 3 - 1j, 0.5j, 1 + 2j):
        wanted = (z * np.complex64(number)).tobytes()
        assert [wanted] * 4 == [scaled(z, number).tobytes() for _ in range(3)] + [loaded(z, number).tobytes()]
    assert (z * np.complex64(1 + 2j)).tobytes() == scaled(z).tobytes()


def test_a_pipeline_takes_tuples_of_numbers_of_numpy() -> None:
    shifted = vy.pipeline(lambda x, v=(1.0, 2.0, 3.0): moved(x, v=v))

    for _ in range(4):
        assert (X * 1 + 2.5 - 3).tolist() == shifted(X, (np.float32(1), 2.5, np.int8(3))).tolist()
