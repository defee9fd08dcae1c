"""Complex numbers in pipelines: stand-ins have their shape and type, and launches take their two parts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, InOut, Out, complex64, complex128, f32, f64, gid, lib

VALUES = (np.arange(9) + 1j * np.arange(9)[::-1]).astype(np.complex64)
GRID = (np.arange(12).reshape(3, 4) * (1 + 2j) - 3j).astype(np.complex64)


@vy.kernel
def square(x: Buf[complex64], y: Out[complex64]):
    y[gid()] = x[gid()] * x[gid()] + 1


@vy.kernel
def plus(x: Buf[complex64, "n"], y: Buf[complex64, "n"], z: Out[complex64, "n"]):
    z[gid()] = x[gid()] + y[gid()]


@vy.kernel
def turned(x: Buf[f32], y: Out[complex64]):
    y[gid()] = complex64(0, x[gid()])


@vy.kernel
def sizes(x: Buf[complex64], y: Out[f32]):
    y[gid()] = abs(x[gid()])


@vy.kernel
def doubled(x: InOut[complex64]):
    x[gid()] = x[gid()] * 2.0


@vy.kernel
def halved(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] * 0.5


@vy.kernel
def wide(x: Buf[complex128, 2], y: Out[complex128, 2]):
    y[gid(0), gid(1)] = x[gid(0), gid(1)] * complex128(0.0, 1.0)


@vy.kernel
def copied(x: Buf[complex64, 2], y: Out[complex64, 2]):
    y[gid(0), gid(1)] = x[gid(0), gid(1)]


@vy.elementwise
def scaled(z, by):
    return z * by + 1.0


@vy.pipeline
def chain(x):
    return square(plus(square(x), x))


@vy.pipeline
def parts(x):
    return halved(x.real), halved(x.imag), sizes(x), turned(halved(x.real))


@vy.pipeline
def views(x):
    return copied(x.T), copied(x[1:, ::-2]), square(x.reshape(-1)), square(x[1]), x.T.reshape(2, 6)


@vy.pipeline
def in_place(x):
    doubled(x)
    return x, square(x)


@vy.pipeline
def broadcast(x, y):
    return scaled(x, y)


DEVICES = ["cpu", "reference"]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("fuse", ["auto", "off", "max"])
def test_chains_give_what_the_calls_give(device: str, fuse: str) -> None:
    for _ in range(3):
        got = chain(VALUES, device=device, fuse=fuse)

        assert np.complex64 == got.dtype
        assert square(plus(square(VALUES), VALUES)).tobytes() == got.tobytes()


def test_chains_are_one_launch() -> None:
    assert 1 == len(chain.explain(VALUES).to_dict()["launches"])


@pytest.mark.parametrize("device", DEVICES)
def test_parts_are_views(device: str) -> None:
    real, imag, size, turn = parts(VALUES, device=device)

    assert (VALUES.real * np.float32(0.5)).tobytes() == real.tobytes()
    assert (VALUES.imag * np.float32(0.5)).tobytes() == imag.tobytes()
    assert sizes(VALUES).tobytes() == size.tobytes()
    assert (VALUES.real * np.float32(0.5) * 1j).astype(np.complex64).tobytes() == turn.tobytes()


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("grid", [GRID, GRID[::-1, ::2].repeat(2, 1), np.asfortranarray(GRID), GRID[:, ::-1]])
def test_views_are_those_of_numpy(grid: Any, device: str) -> None:
    wanted = (
        grid.T,
        grid[1:, ::-2],
        square(np.ascontiguousarray(grid).reshape(-1)),
        square(grid[1].copy()),
        grid.T.reshape(2, 6),
    )

    for left, right in zip(wanted, views(grid, device=device), strict=True):
        assert (left.shape, left.dtype) == (right.shape, right.dtype)
        assert np.ascontiguousarray(left).tobytes() == np.ascontiguousarray(right).tobytes()


def test_arrays_are_changed_in_place_and_handed_back_themselves() -> None:
    x = VALUES.copy()
    same, squared = in_place(x)

    assert same is x
    assert (VALUES * 2).tobytes() == x.tobytes()
    assert square(x).tobytes() == squared.tobytes()


def test_complex128_in_pipelines() -> None:
    x = GRID.astype(np.complex128)
    piped = vy.pipeline(lambda x: wide(wide(x)))

    assert wide(wide(x)).tobytes() == piped(x).tobytes()


def test_elementwise_functions_broadcast_complex_numbers() -> None:
    got = broadcast(GRID, np.arange(4, dtype=np.float32))

    assert scaled(GRID, np.arange(4, dtype=np.float32)).tobytes() == got.tobytes()


def test_the_function_sees_their_shape_and_type() -> None:
    seen = []

    @vy.pipeline
    def looks(x):
        y = square(x)
        seen.extend([(x.shape, x.dtype, len(x), x.ndim, x.size), (y.shape, str(y.dtype), y.ndim)])
        return y

    looks(VALUES)
    assert [((9,), np.dtype(np.complex64), 9, 1, 9), ((9,), "complex64", 1)] == seen


def test_pairs_are_another_call_than_complex_numbers() -> None:
    pairs = VALUES.view(np.float32).reshape(9, 2)

    @vy.pipeline
    def either(x):
        return square(x)

    assert either(VALUES).tobytes() == either(pairs).tobytes()
    assert either(VALUES).dtype == np.complex64


def test_kernels_and_the_library_refuse_what_they_do_not_take() -> None:
    @vy.kernel
    def rows(x: Buf[f32, 2], y: Out[f32, 2]):
        y[gid(0), gid(1)] = x[gid(0), gid(1)]

    with pytest.raises(
        vy.CallError, match="x of rows takes f32, and gets an array of complex64 inside a pipeline"
    ):
        vy.pipeline(lambda x: rows(x))(VALUES)
    for _ in range(3):
        with pytest.raises(vy.CallError, match="dtype complex64"):
            lib.sum(VALUES)
        with pytest.raises(vy.CallError, match="dtype complex64"):
            vy.pipeline(lambda x: lib.sum(x))(VALUES)
    with pytest.raises(vy.CallError, match="y of plus takes complex64, and gets an array of complex128"):
        vy.pipeline(lambda x, y: plus(x, y))(VALUES, VALUES.astype(np.complex128))


def test_bits_of_complex_numbers_are_refused_by_name() -> None:
    with pytest.raises(vy.CallError, match=r"an array of complex64 .* Fix: use \.real and \.imag"):
        vy.pipeline(lambda x: x.view(f64))(VALUES)
    with pytest.raises(vy.CallError, match="an array of f32 has no imaginary part"):
        vy.pipeline(lambda x: x.imag)(VALUES.real.copy())


@pytest.mark.parametrize("pipeline", [chain, parts, broadcast])
def test_pipelines_of_complex_numbers_are_saved_for_all_sizes(pipeline: Any, tmp_path: Path) -> None:
    def arguments(count: int) -> tuple[Any, ...]:
        more = (np.arange(count, dtype=np.float32),) if pipeline is broadcast else ()
        return ((np.arange(count) * (1 + 2j)).astype(np.complex64), *more)

    pipeline.save(tmp_path / "p.vyre", *arguments(9))
    back = vy.load(tmp_path / "p.vyre")

    assert back.signatures[0].startswith("x: complex64 of 9 or other sizes")
    for count in (9, 30):
        wanted, got = pipeline(*arguments(count)), back(*arguments(count))
        for left, right in zip(*map(_several, (wanted, got)), strict=True):
            assert (left.dtype, left.tobytes()) == (right.dtype, right.tobytes())
    with pytest.raises(vy.CallError, match="for other arguments than x: f32 of 9"):
        back(np.zeros(9, np.float32), *arguments(9)[1:])


def _several(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def test_transforms_take_complex_arrays_inside_pipelines() -> None:
    back = vy.pipeline(lambda x: lib.ifft(square(lib.fft(x))))

    wanted = np.fft.ifft(np.fft.fft(VALUES) ** 2 + 1)
    assert np.allclose(wanted, back(VALUES), rtol=1e-4)


def test_new_arrays_of_complex_numbers_in_pipelines() -> None:
    @vy.kernel
    def filled(x: Buf[complex64], y: InOut[complex64]):
        y[gid()] = y[gid()] + x[gid()]

    @vy.pipeline
    def made(x):
        y = vy.zeros(x.shape[0], complex64)
        filled(x, y)
        return y

    assert VALUES.tobytes() == made(VALUES).tobytes()
    for kind in (complex128, np.complex128, np.dtype(np.complex128)):
        assert (np.dtype(np.complex128), (3, 4)) == (
            vy.zeros((3, 4), kind).dtype,
            vy.zeros((3, 4), kind).shape,
        )


def test_arrays_that_the_function_holds_itself() -> None:
    piped = vy.pipeline(lambda x: plus(x, VALUES))

    assert plus(VALUES, VALUES).tobytes() == piped(VALUES).tobytes()


@vy.kernel
def moved(p: Buf[vy.vec(f32, 3), "n"], q: Out[vy.vec(f32, 3), "n"]):
    q[gid()] = p[gid()] * 2.0 + vy.vec(f32, 3)(1.0, 2.0, 3.0)


@vy.kernel
def heights(p: Buf[vy.vec(f32, 3), "n"], y: Out[f32, "n"]):
    y[gid()] = p[gid()].y


def test_calls_on_vectors_are_one_launch() -> None:
    piped = vy.pipeline(lambda p: heights(moved(moved(p))))
    points = np.arange(30, dtype=np.float32).reshape(10, 3)

    assert 1 == len(piped.explain(points).to_dict()["launches"])
    for device in DEVICES:
        assert heights(moved(moved(points))).tobytes() == piped(points, device=device).tobytes()


def test_vectors_that_others_need_are_kept() -> None:
    @vy.pipeline
    def both(p):
        q = moved(p)
        return q, heights(q), moved(q[::-1])

    points = np.arange(30, dtype=np.float32).reshape(10, 3)
    q = moved(points)
    for fuse in ("auto", "max"):
        for left, right in zip((q, heights(q), moved(q[::-1])), both(points, fuse=fuse), strict=True):
            assert left.tobytes() == right.tobytes()


@vy.kernel
def moved_by(x: Buf[vy.complex64], by: vy.complex64, y: Out[vy.complex64]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] + by


def test_a_file_says_which_complex_number_it_was_saved_for(tmp_path: Path) -> None:
    shift = vy.pipeline(lambda x, by: moved_by(x, by + 1))  # it computes with the number
    shift.save(tmp_path / "p.vyre", VALUES, 1j)

    with pytest.raises(vy.CallError, match=r"than x: complex64 of \d+, by: 2j. (?s:.*)by: 1j"):
        vy.load(tmp_path / "p.vyre")(VALUES, 2j)
