"""Values of the language on a GPU: vectors, structs, tables, arrays of many axes, elementwise functions,
named axes and views give the bytes that they give on the CPU; torch is told what was written.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from generation.elements import case
from run.test_random_elements import called
from vyre import Buf, Const, InOut, Out, cross, dot, f32, f64, gid, i32, length, mat, normalize, u32, vec3

GPU = "cuda:0"
RNG = np.random.default_rng(15)
WEIGHTS = (1, 4, 6, 4, 1)
NESTED = ((1, 2, 3), (4, 5, 6))
LARGE = RNG.random(4096, np.float32)
SQUARE = RNG.random((64, 64))
AXES = (vec3(1, 0, 0), vec3(0, 1, 0), vec3(0, 0, 1))


@vy.struct
class Ray:
    origin: vec3
    way: vec3


@vy.func
def moved(ray: Ray, t: f32):  # type: ignore[no-untyped-def]
    return Ray(ray.origin + ray.way * t, normalize(cross(ray.way, AXES[2])))


@vy.kernel
def rays(x: Buf[Ray, "n"], y: Out[Ray, "n"], far: Out[f32, "n"], t: f32):  # type: ignore[no-untyped-def]
    ray = moved(x[gid()], t)
    far[gid()] = length(ray.origin) + dot(ray.way, AXES[gid() % 3])
    y[gid()] = ray


@vy.kernel
def powers(m: Buf[mat(f32, 3, 3)], v: Buf[vec3], y: Out[vec3]):  # type: ignore[no-untyped-def]
    i = gid()
    y[i] = (m[i] @ m[i]) @ v[i].zyx


@vy.kernel
def looked_up(at: Buf[i32], y: Out[f64]):  # type: ignore[no-untyped-def]
    i = gid()
    total = f64(LARGE[at[i]]) + SQUARE[at[i] % 64, i % 64] + NESTED[1][at[i]]
    for k in vy.unroll(range(len(WEIGHTS))):
        total += WEIGHTS[k] * SQUARE[k, k]
    y[i] = total


@vy.kernel
def shifted(x: Buf[u32, 6], y: Out[u32, 6]):  # type: ignore[no-untyped-def]
    a, b, c, d, e, f = gid(0), gid(1), gid(2), gid(3), gid(4), gid(5)
    y[a, b, c, d, e, f] = x[a, b, c, d, e, f] + 3 * x[a, b - 1, c, d + 1, e, f - 1]


@vy.kernel
def filtered(
    x: Buf[f32, "n", "c", "h", "w"], k: Buf[f32, "o", "c", "r", "s"], y: Out[f32, "n", "o", "h-r+1", "w-s+1"]
):  # type: ignore[no-untyped-def]
    n, o, i, j = gid(0), gid(1), gid(2), gid(3)
    total = f32(0)
    for c in range(x.shape[1]):
        for a in range(k.shape[2]):
            for b in range(k.shape[3]):
                total += x[n, c, i + a, j + b] * k[o, c, a, b]
    y[n, o, i, j] = total


@vy.elementwise
def polar(x, y):  # type: ignore[no-untyped-def]
    return vy.hypot(x, y), vy.atan2(y, x)


@vy.elementwise(neutral=0)
def larger(a, b):  # type: ignore[no-untyped-def]
    return a if abs(a) > abs(b) else b


@vy.pipeline
def viewed(x):  # type: ignore[no-untyped-def]
    rows = x.reshape(-1, 8)
    size, angle = polar(rows[::2].T, rows[1::2].T)
    return (
        larger.reduce(size, axis=0),
        larger.accumulate(angle[:, 0]),
        x.view(np.uint32).reshape(rows.shape)[::-1],
    )


@vy.kernel
def raised(x: InOut[f32]):  # type: ignore[no-untyped-def]
    x[gid()] += 1.0


@vy.kernel
def repeated(x: Buf[f32, "n"], y: Out[f32, "2*n"], by: Const[int] = 2):  # type: ignore[no-untyped-def]
    y[2 * gid()] = x[gid()] * by
    y[2 * gid() + 1] = x[gid()]


def same(function: Any, *arguments: Any, **named: Any) -> None:
    """Require that calls give the same bytes on the GPU, the first and those that are known."""
    expected = function(*arguments, **named, device="cpu")
    for _ in range(3):
        got = function(*arguments, **named, device=GPU)
        pairs = zip(
            *(value if isinstance(value, tuple) else (value,) for value in (expected, got)), strict=True
        )
        assert all(one.tobytes() == other.tobytes() for one, other in pairs)


@pytest.mark.parametrize("count", [1, 33, 1000])
def test_structs_and_vectors(count: int) -> None:
    same(rays, RNG.random((count, 6), np.float32), t=0.75)
    same(powers, RNG.random((count, 9), np.float32), RNG.random((count, 3), np.float32))


def test_tables() -> None:
    same(looked_up, np.array([0, 5, 63, 4095, 4096, -1, 2], np.int32))


def test_arrays_of_four_and_six_axes() -> None:
    same(shifted, RNG.integers(0, 1 << 30, (2, 3, 4, 3, 2, 37)).astype(np.uint32))
    same(filtered, RNG.random((2, 3, 9, 40), np.float32), RNG.random((4, 3, 3, 2), np.float32))


def test_elementwise_functions_and_views() -> None:
    same(polar, RNG.random((5, 1, 7)), RNG.random((3, 7)))
    same(viewed, RNG.random(96, np.float32))
    same(repeated, RNG.random(50, np.float32), by=3)


def test_torch_refuses_a_gradient_of_a_tensor_that_a_call_has_written() -> None:
    torch = pytest.importorskip("torch")
    changed = vy.pipeline(lambda x: raised(x))
    for call in (raised, changed):
        for _ in range(5):
            weights, y = torch.ones(6, device="cuda", requires_grad=True), torch.zeros(6, device="cuda")
            loss = (weights * y).sum()

            call(y)

            with pytest.raises(RuntimeError, match="modified by an inplace operation"):
                loss.backward()


@pytest.mark.parametrize("start", range(4))
def test_random_elements_give_the_bytes_of_the_reference(start: int) -> None:
    for seed in range(start, 40, 4):
        one = case(seed)
        assert called(one, "reference") == called(one, GPU), f"seed {seed}:\n{one.text}"
