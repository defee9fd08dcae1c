"""Stores of neighbours by each lane: all bytes are those of the reference."""

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, complex64, f16, f32, f64, gid, i16, u8, vec, vec3


@vy.kernel
def turned(x: Buf[complex64, "n"], y: Out[complex64, "n"]):
    y[gid()] = x[gid()] * 1j


@vy.kernel
def crossed(x: Buf[vec3, "n"], y: Out[vec3, "n"]):
    y[gid()] = vy.cross(x[gid()], vec3(1, 2, 3))


@vy.kernel
def squared(x: Buf[vec[f64, 4], "n"], y: Out[vec[f64, 4], "n"]):
    y[gid()] = x[gid()] * x[gid()]


@vy.kernel
def backwards(x: Buf[f32, "2*n"], n: vy.i32, y: Out[f32, "2*n"]):
    k = gid()
    a, b = x[2 * k], x[2 * k + 1]
    y[2 * k + 1] = a
    c = a + b
    y[2 * k] = c


@vy.kernel
def in_part(x: Buf[u8, "n", 4], y: Out[u8, "n", 4]):
    i = gid()
    y[i, 0] = x[i, 3]
    y[i, 1] = x[i, 3] + 1
    y[i, 2] = x[i, 3] + 2


@vy.kernel
def twice(x: Buf[i16, "n", "m"], y: Out[i16, "n", "m"]):
    i = gid()
    y[i, 0] = x[i, 1]
    y[i, 1] = x[i, 0]
    y[i, 0] = x[i, 0] + y[i, 1]


@vy.kernel
def apart(x: Buf[f16, "n", "m"], y: Out[f16, "n", "m"]):
    i = gid()
    y[i, 2] = x[i, 1]
    y[i, 3] = x[i, 0]


@vy.kernel
def with_fixed_places(x: Buf[i16, "n"], a: Buf[i16], b: Buf[i16], y: Out[i16, "2*n"], z: Out[i16, "n"]):
    i = gid()
    y[2 * i] = x[i]
    y[2 * i + 1] = a[1] + x[i]
    z[i] = b[1] * a[2] + a[1]


@vy.kernel
def rotated(x: Buf[f32, "n", "2*m"], c: Buf[f32, "n", "m"], s: Buf[f32, "n", "m"], y: Out[f32, "n", "2*m"]):
    i, k = gid(0), gid(1)
    a, b = x[i, 2 * k], x[i, 2 * k + 1]
    y[i, 2 * k] = a * c[i, k] - b * s[i, k]
    y[i, 2 * k + 1] = a * s[i, k] + b * c[i, k]


def equal(kernel: vy.Kernel, count: int, *arrays: np.ndarray, **options: object) -> None:
    ours, theirs = (
        kernel(*arrays, domain=count, device=device, **options) for device in ("cpu", "reference")
    )
    assert theirs.tobytes() == ours.tobytes()


@pytest.mark.parametrize("count", [1, 7, 16, 100, 333])
def test_parts_of_elements_are_stored_as_vectors(count: int) -> None:
    random = np.random.default_rng(count)
    numbers = random.normal(size=(count, 4)).astype(np.float32)
    numbers[::5, 1] = np.nan

    equal(turned, count, numbers[:, :2].copy().view(np.complex64)[:, 0])
    equal(crossed, count, numbers[:, :3].copy())
    equal(squared, count, numbers.astype(np.float64))
    equal(backwards, count, numbers[:, :2].ravel(), n=count)


@pytest.mark.parametrize("width", [2, 3, 4, 5])
def test_rows_may_be_longer_than_what_is_stored(width: int) -> None:
    x = np.random.default_rng(width).integers(0, 200, (100, width))

    equal(twice, 100, x.astype(np.int16))
    equal(apart, 100, x.astype(np.float16))
    if width == 4:
        equal(in_part, 100, x.astype(np.uint8))


def test_rows_may_be_apart() -> None:
    x = np.random.default_rng(1).normal(size=(300, 7)).astype(np.float32)
    y = np.zeros((300, 5), np.float32)

    crossed(x[:, 2:5], y[:, 1:4])

    assert crossed(x[:, 2:5].copy()).tobytes() == y[:, 1:4].tobytes()
    assert not y[:, [0, 4]].any()


@pytest.mark.parametrize("width", [1, 7, 16, 33, 90])
def test_what_is_loaded_between_stores_may_be_what_was_stored(width: int) -> None:
    x, c, s = np.random.default_rng(width).normal(size=(3, 5, 2 * width)).astype(np.float32)

    def given(y: np.ndarray, case: str) -> tuple[np.ndarray, ...]:
        first = y[:, ::2] if "c" in case else c[:, :width].copy()
        second = y[:, ::2] if "s" in case else s[:, :width].copy()
        return y if "x" in case else x, first, second

    for case in ("", "x", "c", "s", "xcs"):
        ours, theirs = x.copy(), x.copy()
        rotated(*given(ours, case), ours, device="cpu")
        rotated(*given(theirs, case), theirs, device="reference")
        assert theirs.tobytes() == ours.tobytes(), case


def test_elements_at_fixed_places_may_be_loaded_between_stores() -> None:
    a, b, x = np.random.default_rng(1).integers(-999, 999, (3, 100), np.int16)
    (y, z), (wanted_y, wanted_z) = (with_fixed_places(x, a[:8], b, device=d) for d in ("cpu", "reference"))

    assert (wanted_y.tobytes(), wanted_z.tobytes()) == (y.tobytes(), z.tobytes())
