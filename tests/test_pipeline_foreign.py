"""Pipelines called with arrays of other libraries."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
import pytest

import vyre
from stages import added, blurred, increased, scaled
from vyre.targets.cuda.memory import CudaMemory
from vyre.targets.memory import HOST, require_together, view_as_memory

X = np.linspace(-2, 2, 37, dtype=np.float32)


class Tensor:
    """An array of another library, which makes its arrays of others by `from_dlpack`."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack__(self, **how: Any) -> Any:
        return self.array.__dlpack__(**how)

    def __dlpack_device__(self) -> tuple[int, int]:
        return (1, 0)

    def __array_namespace__(self) -> ModuleType:
        module = ModuleType("theirs")
        module.from_dlpack = lambda array: Tensor(np.from_dlpack(array))  # type: ignore[attr-defined]  # made here
        return module


def test_what_is_made_is_of_the_library_of_the_first_array() -> None:
    made = vyre.pipeline(lambda x: blurred(scaled(x, a=2.0)))(Tensor(X))

    assert isinstance(made, Tensor)
    assert blurred(scaled(X, a=2.0)).tobytes() == made.array.tobytes()


def test_an_array_of_another_library_is_changed_in_place_and_given_back_itself() -> None:
    @vyre.pipeline
    def grown(inside: Any) -> Any:
        increased(inside["x"], inside["by"][0])
        return inside["x"], scaled(inside["x"], a=2.0)

    x, by = Tensor(X.copy()), Tensor(X.copy())
    first, second = grown({"x": x, "by": [by]})

    assert x is first
    assert (X + X).tobytes() == x.array.tobytes()
    assert (2 * (X + X)).tobytes() == second.array.tobytes()


def test_arrays_of_other_libraries_are_recorded_once() -> None:
    summed = vyre.pipeline(lambda x, y: added(x, y))
    for one in (Tensor(X), Tensor(X + 1)):
        assert (one.array + X).tobytes() == summed(one, X).array.tobytes()
        assert (one.array + one.array).tobytes() == summed(one, one).array.tobytes()
    assert 2 == len(summed._memory.recordings)


def test_an_array_of_no_dimensions_is_a_number() -> None:
    assert (X * 3).tobytes() == vyre.pipeline(lambda x, a: scaled(x, a=a))(X, np.array(3.0)).tobytes()


def test_an_array_from_outside_must_be_on_the_device_of_the_call() -> None:
    require_together([X, Tensor(X)], HOST)

    with pytest.raises(vyre.CallError) as caught:
        require_together([X], CudaMemory(0, 1))
    what = "the function uses an array on the host, and the arrays of the call are on cuda:0"
    assert f"{what}. Fix: pass it as an argument, and all arrays on one device." == str(caught.value)


class Described:
    """An array on a GPU as Numba has them, which says where it lies and nothing else."""

    __cuda_array_interface__ = {  # noqa: RUF012  # as the standard has it
        "shape": (4,), "typestr": "<f4", "data": (0, False), "version": 3,
    }  # fmt: skip


def test_an_array_that_only_describes_itself_is_looked_for_on_a_gpu() -> None:
    with pytest.raises(vyre.CallError, match=r"cuda:0.* Fix: "):
        view_as_memory({"x": Described()})
