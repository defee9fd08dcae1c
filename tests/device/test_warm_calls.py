"""Every form of a call, many times over, on arrays of every library on a GPU: what the reference computes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, InOut, Out, f32, gid


@vy.kernel
def scaled(x: Buf[f32], y: Out[f32], by: f32 = 2.0):
    y[gid()] = x[gid()] * by


@vy.kernel(workgroup=8)
def grouped(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] + 1.0


@vy.kernel
def grown(x: Buf[f32, "n"], y: Out[f32, "n + 1"]):
    y[gid() + 1] = x[gid()]


@vy.kernel
def swept(x: Buf[f32], y: InOut[f32]):
    y[gid()] = x[gid()]
    vy.grid_sync()
    t = y[gid() + 1]
    vy.grid_sync()
    y[gid()] = t


@vy.pipeline
def steps(x: Any, by: float) -> Any:
    inner = scaled(x, by=by)
    return inner, {"next": grouped(inner)}


def shifted(x: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return np.append(x[1:], np.float32(0))


FORMS: dict[str, tuple[Any, Any]] = {
    "made": (lambda x, y, n: scaled(x), lambda x, n: x * 2),
    "number": (lambda x, y, n: scaled(x, by=n), lambda x, n: x * n),
    "numpy number": (lambda x, y, n: scaled(x, by=np.float32(n)), lambda x, n: x * n),
    "domain": (lambda x, y, n: scaled(x, domain=64), lambda x, n: x * 2),
    "over": (lambda x, y, n: scaled.over(64)(x), lambda x, n: x * 2),
    "groups": (lambda x, y, n: grouped(x, groups=8), lambda x, n: x + 1),
    "grown": (lambda x, y, n: grown(x), lambda x, n: np.append(np.float32(0), x)),
    "output": (lambda x, y, n: scaled(x, y, n), lambda x, n: x * n),
    "barriers": (lambda x, y, n: swept(x, y), lambda x, n: shifted(x)),
    "pipeline": (lambda x, y, n: steps(x, n)[1]["next"], lambda x, n: x * n + 1),
}


def make(library: str) -> Any:
    if library == "vyre":
        return lambda values: vy.array(values, device="cuda")
    if library == "torch":
        torch = pytest.importorskip("torch")
        return lambda values: torch.tensor(values, device="cuda")
    if library == "cupy":
        return pytest.importorskip("cupy").asarray
    jax = pytest.importorskip("jax")
    return jax.numpy.asarray


def host(value: Any) -> np.ndarray[Any, Any]:
    moved = value.get() if hasattr(value, "get") else value.cpu() if hasattr(value, "cpu") else value
    return np.asarray(moved)


@pytest.mark.parametrize("library", ["vyre", "torch", "cupy", "jax"])
@pytest.mark.parametrize("form", FORMS)
def test_warm_calls_compute_what_cold_ones_do(
    library: str, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    if library == "jax" and form in ("output", "barriers"):
        pytest.skip("JAX's arrays cannot be written to")
    of, (call, expected) = make(library), FORMS[form]
    kept = []
    for turn in range(8):
        number = np.float32(turn + 1)
        values = np.arange(64, dtype=np.float32) + number
        x, y = of(values), of(np.zeros(64, np.float32))

        found = call(x, y, float(number))

        assert type(found) is type(x)
        kept.append((found, expected(values, number)))
    for found, wanted in kept:
        assert host(found).tolist() == wanted.tolist()
