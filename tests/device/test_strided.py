"""Strided tensors of torch and arrays of CuPy on a GPU: without a copy, with the bytes of contiguous ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, InOut, Out, f32, gid


@vy.kernel
def blended(x: Buf[f32, 2], b: Buf[f32, 1], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] * 2.0 + x[i, j + 1] + x[i - 1, j] + b[i]


@vy.kernel
def raised(x: InOut[f32, 2]):
    x[gid(0), gid(1)] += 1.0


@vy.kernel(workgroup=(8, 8))
def tiled(x: Buf[f32, "m", "n"], y: Out[f32, "n", "m"]):
    s = vy.shared(f32, (8, 8))
    s[vy.lid(0), vy.lid(1)] = x[gid(0), gid(1)]
    vy.barrier()
    y[vy.wid(1) * 8 + vy.lid(0), vy.wid(0) * 8 + vy.lid(1)] = s[vy.lid(1), vy.lid(0)]


@vy.pipeline
def chain(x, b):
    return blended(blended(x, b), b)


VIEWS = {
    "transposed": lambda a: a.T,
    "columns": lambda a: a[:, ::2],
    "rows": lambda a: a[1::3],
    "part": lambda a: a[2:9, 3:20],
    "repeated": lambda a: a[:1].repeat(4, 0) if isinstance(a, np.ndarray) else a[:1].expand(4, -1),
}


def tensors(library: str) -> Any:
    return pytest.importorskip(library)


def on_gpu(library: str, values: Any) -> Any:
    module = tensors(library)
    return module.from_numpy(values).cuda() if library == "torch" else module.asarray(values)


def back(value: Any) -> Any:
    return value.cpu().numpy() if hasattr(value, "cpu") else value.get()


@pytest.mark.parametrize("library", ["torch", "cupy"])
@pytest.mark.parametrize("name", VIEWS)
def test_strided_tensors_give_the_bytes_of_contiguous_ones(library: str, name: str) -> None:
    if (library, name) == ("cupy", "repeated"):
        pytest.skip("CuPy has no expand")
    values = np.random.default_rng(1).random((24, 40), np.float32)
    host = np.ascontiguousarray(VIEWS[name](values))
    columns = np.ascontiguousarray(
        values[: host.shape[0], 3] if host.shape[0] <= 24 else values.T[: host.shape[0], 3]
    )
    x, b = VIEWS[name](on_gpu(library, values)), on_gpu(library, np.stack([columns, columns], 1))[:, 1]

    for _ in range(4):
        assert blended(host, columns, device="cpu").tobytes() == back(blended(x, b)).tobytes()
        assert chain(host, columns, device="cpu").tobytes() == back(chain(x, b)).tobytes()


@pytest.mark.parametrize("library", ["torch", "cupy"])
def test_strided_tensors_are_changed_in_place(library: str) -> None:
    values = np.random.default_rng(2).random((24, 40), np.float32)
    whole, wanted = on_gpu(library, values), values.copy()
    for count in range(1, 5):
        raised(whole.T[1::2, 3:])
        wanted.T[1::2, 3:] += 1
        assert wanted.tobytes() == back(whole).tobytes(), count


def test_workgroups_take_strided_arrays_of_torch() -> None:
    values = np.random.default_rng(3).random((32, 64), np.float32)
    x = on_gpu("torch", values)

    assert values.tobytes() == back(tiled(x.T)).tobytes()


def test_contiguous_calls_between_strided_ones() -> None:
    values = np.random.default_rng(4).random((32, 32), np.float32)
    x = on_gpu("torch", values)
    b = x[:, 0]
    column = values[:, 0].copy()
    for _ in range(5):
        for tensor, host in (
            (x, values),
            (x.T, values.T.copy()),
            (x, values),
            (x.T[::2], values.T[::2].copy()),
        ):
            wanted = blended(host, column[: len(host)], device="cpu")
            assert wanted.tobytes() == back(blended(tensor, b[: len(host)])).tobytes()


def test_copies_of_strided_tensors() -> None:
    values = np.arange(12, dtype=np.float32).reshape(3, 4)
    x = on_gpu("torch", values)

    assert values.T.tolist() == vy.array(x.T).numpy().tolist()
