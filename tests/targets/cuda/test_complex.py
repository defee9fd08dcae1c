"""Complex tensors on a GPU are seen as their parts, along one more axis; `tests/device` asks libraries."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import vyre as vy
from targets.cuda.pretended import Driver
from vyre import lib
from vyre.ir.dtypes import f32, f64
from vyre.targets import dlpack
from vyre.targets.cuda import arrays, foreign, streams
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.device import LEGACY, Gpu
from vyre.targets.host_arrays import resolved


def tensor(word: str, shape: tuple[int, ...], steps: tuple[int, ...]) -> Any:
    """What torch's tensors tell."""
    return SimpleNamespace(
        requires_grad=False, dtype=f"torch.{word}", shape=shape, stride=lambda: steps,
        data_ptr=lambda: 4096, get_device=lambda: 0,
    )  # fmt: skip


@pytest.mark.parametrize(("word", "part"), [("complex64", f32), ("complex128", f64)])
def test_tensors_of_torch_have_their_parts_along_one_more_axis(word: str, part: Any) -> None:
    found = foreign._of_torch("x", tensor(word, (3, 4), (1, 3)), is_writable=True)

    assert (part, (3, 4, 2), (2, 6, 1)) == (found.dtype, found.shape, found.steps)
    assert not found.is_contiguous
    assert foreign._of_torch("x", tensor(word, (3, 4), (4, 1)), is_writable=True).is_contiguous


def test_real_tensors_stay_as_they_are() -> None:
    found = foreign._of_torch("x", tensor("float32", (3,), (1,)), is_writable=True)

    assert (f32, (3,), (1,)) == (found.dtype, found.shape, found.steps)


def test_arrays_of_cupy_have_their_parts_along_one_more_axis(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "of_cupy", lambda: 7)
    host = np.zeros((4, 6), np.complex64)[:, 1]
    memory = SimpleNamespace(ptr=4096, device_id=0)
    array = SimpleNamespace(data=memory, dtype=host.dtype, shape=host.shape, strides=host.strides)
    found = foreign._of_cupy(array, 7)

    assert (f32, (4, 2), (12, 1)) == (found.dtype, found.shape, found.steps)


def test_parts_that_are_not_at_multiples_of_their_size_have_no_steps() -> None:
    seen = dlpack.ForeignArray(0, (3,), None, 0, None, True, None)

    assert (None, (3, 2)) == (dlpack.in_parts(seen, f32).steps, dlpack.in_parts(seen, f32).shape)


def test_a_conjugate_is_copied_since_its_memory_holds_other_numbers() -> None:
    class Conjugate:
        """What torch answers for `z.conj()`, of which it copies nothing."""

        def is_neg(self) -> bool:
            return False

        def is_conj(self) -> bool:
            return True

        def clone(self) -> Conjugate:
            return self

        def resolve_neg(self) -> Conjugate:
            return self

        def resolve_conj(self) -> str:
            return "a copy"

    assert "a copy" == resolved(Conjugate())


class Complexes:
    """An array of complex numbers of another library, in memory of ours, which holds their parts."""

    dtype = np.dtype(np.complex64)

    def __init__(self, parts: DeviceArray) -> None:
        self.parts, self.shape = parts, parts.shape[:-1]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {**self.parts.__cuda_array_interface__, "shape": self.shape, "typestr": self.dtype.str}

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.parts.__dlpack_device__()

    def __array_namespace__(self) -> Any:
        return SimpleNamespace(from_dlpack=Parts)


class Parts:
    """The new numbers of a result, as that library takes them."""

    def __init__(self, held: DeviceArray) -> None:
        self.held = held

    def view(self, kind: Any) -> Any:
        assert kind == Complexes.dtype
        return {(..., 0): Complexes(self.held)}


def complexes(gpu: Gpu, *shape: int) -> Complexes:
    return Complexes(arrays.made(gpu, (*shape, 2), f32, stream=LEGACY, is_cleared=True))


def test_pipelines_take_and_return_complex_arrays_of_a_gpu(both: tuple[Driver, Gpu]) -> None:
    _, gpu = both
    shapes = []

    @vy.pipeline
    def spectrum(z: Any) -> Any:
        shapes.append(z.shape)
        return lib.fft(z)

    for _ in range(4):
        made = spectrum(complexes(gpu, 3, 8))
        assert (Complexes, (3, 8)) == (type(made), made.shape)
    assert {(3, 8)} == set(shapes)


def test_pairs_of_numbers_are_not_taken_for_complex_numbers(both: tuple[Driver, Gpu]) -> None:
    _, gpu = both
    streams._look()

    @vy.pipeline
    def doubled(z: Any) -> Any:
        return lib.fft(z)

    for _ in range(4):
        doubled(complexes(gpu, 4, 2))
    made = doubled(complexes(gpu, 4, 2).parts)

    assert (4, 2, 2, 2) == made.shape  # the transform along the last axis, as pairs
