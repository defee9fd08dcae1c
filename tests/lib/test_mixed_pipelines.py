"""Random pipelines of maps and functions of the library: the bytes of calls one by one, on every device.

Arrays are kept in a pool by their rank. A step takes one or two of them and adds its results; what the last
steps made is returned. A seed gives the same pipeline for stand-ins and for arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import assert_same, on, values
from vyre import Buf, Out, f32, gid, i32, lib

Step = Callable[[Any, Any], Any]  # of an array and another one of its shape


@vy.kernel
def scaled(x: Buf[f32, "n"], y: Out[f32, "n"], s: f32):
    y[gid()] = x[gid()] * s + 1.0


@vy.kernel
def mixed(a: Buf[f32, "n"], b: Buf[f32, "n"], y: Out[f32, "n"]):
    y[gid()] = a[gid()] * 0.5 - b[gid()]


@vy.kernel
def split(x: Buf[f32, "n"], y: Out[f32, "n"], z: Out[f32, "n"]):
    y[gid()] = max(x[gid()], 0.0)
    z[gid()] = min(x[gid()], 0.0)


@vy.kernel
def turned(x: Buf[f32, "n"], y: Out[f32, "n"]):
    y[(gid() + 3) % len(x)] = x[gid()]


@vy.kernel
def blurred(x: Buf[f32, "n"], y: Out[f32, "n"]):
    i = gid()
    y[i] = (x[max(i - 1, 0)] + x[i] + x[min(i + 1, len(x) - 1)]) * 0.25


@vy.kernel
def is_positive(x: Buf[f32, "n"], y: Out[vy.bool_, "n"]):
    y[gid()] = x[gid()] > 0.0


@vy.kernel
def binned(x: Buf[f32, "n"], y: Out[i32, "n"]):
    y[gid()] = i32(max(min(x[gid()] * 4.0, 7.0), -8.0)) + 8


@vy.kernel
def placed(x: Buf[f32, "n"], y: Out[i32, "n"]):
    y[gid()] = (i32(max(min(x[gid()] * 4.0, 7.0), -8.0)) + 8) % len(x)


@vy.kernel
def narrowed(x: Buf[vy.i64, "n"], y: Out[f32, "n"]):
    y[gid()] = f32(x[gid()]) * 0.01


@vy.kernel
def plane(x: Buf[f32, "m", "n"], y: Out[f32, "m", "n"], s: f32):
    y[gid(0), gid(1)] = x[gid(0), gid(1)] * s + f32(gid(1))


@vy.kernel
def crossed(a: Buf[f32, "m", "n"], b: Buf[f32, "m", "n"], y: Out[f32, "m", "n"]):
    y[gid(0), gid(1)] = a[gid(0), gid(1)] - b[gid(0), gid(1)] * 0.5


@vy.kernel
def spread(x: Buf[f32, "m", "n"], v: Buf[f32, "m"], y: Out[f32, "m", "n"]):
    y[gid(0), gid(1)] = x[gid(0), gid(1)] - v[gid(0)]


@vy.kernel
def first(x: Buf[f32, "n"], y: Out[i32, "n"]):
    """The index of the first element, for each element."""
    y[gid()] = 0


VECTORS: dict[str, Step] = {
    "scaled": lambda x, _: scaled(x, s=0.75),
    "mixed": mixed,
    "split": lambda x, _: split(x),
    "turned": lambda x, _: turned(x),
    "blurred": lambda x, _: blurred(x),
    "scan": lambda x, _: scaled(lib.cumulative_sum(x), s=0.01),
    "scan of most": lambda x, _: lib.scan(x, "max", exclusive=False),
    "reverse scan": lambda x, _: lib.scan(x, exclusive=True, reverse=True),
    "sort": lambda x, _: lib.sort(x),
    "sort down": lambda x, _: lib.sort(x, descending=True),
    "argsort": lambda x, _: narrowed(lib.argsort(x)),
    "softmax": lambda x, _: lib.softmax(x),
    "compact": lambda x, y: lib.compact(x, is_positive(y))[0],
    "gather": lambda x, y: lib.gather(x, lib.argsort(y)),
    "scatter": lambda x, y: lib.scatter(x, placed(y), y, op="sum"),
    "counts": lambda x, _: lib.gather(narrowed(lib.bincount(binned(x), length=16)), binned(x)),
    "search": lambda x, y: narrowed(lib.searchsorted(lib.sort(x), y)),
    "sum": lambda x, _: mixed(x, lib.gather(lib.sum(x, axis=0, keepdims=True), first(x))),
    "spread": lambda x, _: mixed(x, lib.gather(lib.var(x, axis=0, keepdims=True), first(x))),
    "operators": lambda x, y: (x - y) * 0.5 + abs(y),
    "masked": lambda x, y: x * (y > 0) - (x <= y) / 4,
    "centred": lambda x, _: x - lib.mean(x, axis=0, keepdims=True),
    "squares": lambda x, y: x - lib.sum((x - y) ** 2, axis=0, keepdims=True) * 1e-3,
    "clipped": lambda x, y: lib.cumulative_sum((x > y) * x) % 3 + -x,
    "logsumexp": lambda x, _: mixed(x, lib.gather(lib.logsumexp(x, axis=0, keepdims=True), first(x))),
}
WEIGHT = values("f4", (1, 1, 3, 3))
MATRICES: dict[str, Step] = {
    "plane": lambda x, _: plane(x, s=0.5),
    "crossed": crossed,
    "softmax": lambda x, _: lib.softmax(x),
    "log_softmax": lambda x, _: lib.log_softmax(x, axis=0),
    "layernorm": lambda x, _: lib.layernorm(x),
    "rmsnorm": lambda x, _: lib.rmsnorm(x),
    "sort": lambda x, _: lib.sort(x, axis=0),
    "scan": lambda x, _: lib.cumulative_sum(x, axis=1),
    "scan of columns": lambda x, _: plane(lib.cumulative_sum(x, axis=0), s=0.1),
    "product": lambda x, y: lib.layernorm(lib.matmul(lib.matmul(x, lib.matrix_transpose(y)), x)),
    "transpose": lambda x, _: lib.matrix_transpose(plane(lib.matrix_transpose(x), s=0.3)),
    "less its mean": lambda x, _: spread(x, lib.mean(x, axis=1)),
    "less its most": lambda x, _: spread(x, lib.max(plane(x, s=2.0), axis=1)),
    "operators": lambda x, y: (1 - x) * y - x[:1] / 2,
    "scores": lambda x, y: lib.softmax(x * 0.125 + y) * 2 - 1,
    "centred": lambda x, _: x - lib.mean(x, axis=1)[:, None],
    "deviations": lambda x, y: x + lib.sum((x - y[0]) ** 2, axis=1, keepdims=True) * 1e-3,
    "of columns": lambda x, y: x - lib.max(abs(x - y), axis=0),
    "less a norm": lambda x, y: spread(x, lib.norm(y, axis=1)),
    "convolved": lambda x, _: lib.conv(plane(x, s=0.5).reshape((1, 1, *x.shape)), WEIGHT, padding=1).reshape(
        x.shape
    ),
    "pooled": lambda x, _: lib.max_pool(x.reshape((1, 1, *x.shape)), 3, stride=1, padding=1).reshape(x.shape),
    "averaged": lambda x, _: lib.avg_pool(abs(x).reshape((1, 1, *x.shape)), 3, stride=1, padding=1).reshape(
        x.shape
    ),
    "less a product": lambda x, y: spread(x, lib.matmul(x, y[0])),
    "of products": lambda x, y: crossed(x, lib.einsum("ij,ij->ij", x, y)),
}  # fmt: skip
ENDS: dict[str, Callable[[Any], Any]] = {
    "sum": lambda x: lib.sum(x, axis=0, keepdims=True),
    "variance": lambda x: lib.var(x, axis=0, keepdims=True),
    "argmax": lambda x: lib.argmax(x, axis=0, keepdims=True),
    "any": lambda x: lib.any(is_positive(x), axis=0, keepdims=True),
    "itself": lambda x: x,
}


def made(seed: int, shape: tuple[int, int]) -> Callable[[Any, Any], tuple[Any, ...]]:
    """The pipeline of a seed, of a vector and of another one, whose elements form a matrix."""

    draws = tuple(np.random.default_rng(seed).random(60).tolist())

    def chain(x: Any, y: Any) -> tuple[Any, ...]:
        drawn = iter(draws)
        vectors, matrices = [x, y], [y.reshape(shape)]
        for _ in range(2 + int(5 * next(drawn))):
            is_vector = next(drawn) < 0.6
            pool, steps = (vectors, VECTORS) if is_vector else (matrices, MATRICES)
            step = chosen(list(steps.values()), next(drawn))
            results = step(chosen(pool[-3:], next(drawn)), chosen(pool[-3:], next(drawn)))
            for result in results if isinstance(results, tuple) else (results,):
                pool.append(result)
                if next(drawn) < 0.3:
                    other_pool, form = (matrices, shape) if is_vector else (vectors, (-1,))
                    other_pool.append(result.reshape(form))
        end = chosen(list(ENDS.values()), next(drawn))
        return scaled(vectors[-1], s=2.0), end(vectors[-1]), plane(matrices[-1], s=2.0)

    return chain


def chosen(from_these: list[Any], draw: float) -> Any:
    return from_these[int(draw * len(from_these))]


def compare(seed: int, shape: tuple[int, int], devices: tuple[str, ...] = ("cpu", "reference")) -> None:
    """Compare a pipeline with its calls one by one on each device, and the devices with each other."""
    n = shape[0] * shape[1]
    x, y = values("f4", n, seed=seed, special=seed % 4 == 0), values("f4", n, seed=seed + 1)
    results = []
    for device in devices:
        with on(device), np.errstate(all="ignore"):
            results.append(tuple(map(np.asarray, made(seed, shape)(x, y))))
            results.append(tuple(map(np.asarray, vy.pipeline(made(seed, shape))(x, y))))
    for result in results[1:]:
        assert_same(results[0], result)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("shape", [(1, 1), (5, 40)])
def test_a_random_pipeline(seed: int, shape: tuple[int, int]) -> None:
    compare(1000 * shape[1] + seed, shape)


@pytest.mark.parametrize("seed", range(2))
def test_a_random_pipeline_of_many_elements(seed: int) -> None:
    compare(seed, (33, 301), devices=("cpu",))
