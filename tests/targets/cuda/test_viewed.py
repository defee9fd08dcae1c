"""Warm calls on arrays of a library that machine code cannot inspect, and of kernels with grid barriers, with
a driver that launches nothing.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import vyre as vy
from targets.cuda.pretended import Driver
from vyre import Buf, InOut, Out, f32, gid
from vyre.ir import dtypes
from vyre.targets.cpu.layout import is_as_declared
from vyre.targets.cuda import arrays, streams
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.device import LEGACY, Gpu

pytestmark = pytest.mark.skipif(not is_as_declared(), reason="this Python keeps its objects in another way")


class Theirs:
    """An array of another library, in memory of ours."""

    def __init__(self, held: DeviceArray, step: int = 1) -> None:
        self.held, self.step = held, step

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        said = self.held.__cuda_array_interface__
        shape = tuple(-(-size // self.step) for size in self.held.shape)
        return {**said, "shape": shape, "strides": None if self.step == 1 else (4 * self.step,)}

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.held.__dlpack_device__()

    def __array_namespace__(self) -> Any:
        return SimpleNamespace(from_dlpack=Theirs)


def theirs(gpu: Gpu, size: int = 8, step: int = 1) -> Theirs:
    return Theirs(arrays.made(gpu, (size * step,), dtypes.f32, stream=LEGACY, is_cleared=True), step)


@vy.kernel
def scaled(x: Buf[f32], y: Out[f32], by: f32 = 2.0):  # type: ignore[no-untyped-def, assignment]
    y[gid()] = x[gid()] * by


@vy.kernel(workgroup=4)
def grouped(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()]


@vy.kernel
def bumped(x: InOut[f32], other: Buf[f32]):  # type: ignore[no-untyped-def]
    x[gid()] = x[gid()] + other[gid()]


@vy.kernel
def swept(x: Buf[f32], y: InOut[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()]
    vy.grid_sync()
    t = y[gid() + 1]
    vy.grid_sync()
    y[gid()] = t


FORMS = [
    lambda x, y: scaled(x, y),
    lambda x, y: scaled(x),
    lambda x, y: scaled(x, y, np.float32(3)),
    lambda x, y: scaled(x, y=y, by=4),
    lambda x, y: scaled(x, domain=8),
    lambda x, y: scaled.over(8)(x, y),
    lambda x, y: grouped(x, y, groups=2),
    lambda x, y: bumped(x, y),
    lambda x, y: swept(x, y),
]


def slow_calls() -> int:
    return sum(kernel._warm.calls for kernel in (scaled, grouped, bumped, swept))


@pytest.mark.parametrize("form", FORMS)
def test_a_warm_call_on_arrays_of_any_library_is_known(both: tuple[Driver, Gpu], form: Any) -> None:
    _, gpu = both
    streams._look()
    for _ in range(4):
        form(theirs(gpu), theirs(gpu))
    before, x, y = slow_calls(), theirs(gpu), theirs(gpu)

    made = form(x, y)

    assert before == slow_calls()
    assert type(made) is Theirs


@pytest.mark.parametrize("form", FORMS)
def test_arrays_that_are_passed_are_returned_themselves(both: tuple[Driver, Gpu], form: Any) -> None:
    _, gpu = both
    x, y = theirs(gpu), theirs(gpu)

    results = [form(x, y) for _ in range(5)]

    is_made = results[0] is not x and results[0] is not y
    assert (5 if is_made else 1) == len({id(result) for result in results})


def test_strided_arrays_and_other_shapes_are_not_taken_for_known_ones(both: tuple[Driver, Gpu]) -> None:
    _, gpu = both
    streams._look()
    for _ in range(4):
        scaled(theirs(gpu), domain=8)
    before = slow_calls()

    scaled(theirs(gpu, step=2), domain=8)
    scaled(theirs(gpu, size=9), domain=8)

    assert before + 2 == slow_calls()


def test_a_wrong_call_on_them_raises_the_usual_error(both: tuple[Driver, Gpu]) -> None:
    _, gpu = both
    for _ in range(4):
        scaled(theirs(gpu), domain=8)

    with pytest.raises(vy.CallError, match="by is a str"):
        scaled(theirs(gpu), by="two")


def test_a_pipeline_on_them_is_known_and_gives_theirs_back(
    both: tuple[Driver, Gpu], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, gpu = both

    @vy.pipeline
    def steps(x: Any, by: float) -> Any:
        inner = scaled(x, by=by)
        return {"made": scaled(inner), "same": x, "twice": [inner, inner]}

    streams._look()
    for number in (1.0, 2.0, 3.0, 4.0):
        steps(theirs(gpu), number)
    slow: list[Any] = []
    placed = steps._placed
    monkeypatch.setattr(steps, "_placed", lambda *args: slow.append(args) or placed(*args))
    x = theirs(gpu)

    found = steps(x, 5.0)

    assert not slow
    assert found["same"] is x
    assert found["twice"][0] is found["twice"][1]
    assert {type(found["made"]), type(found["twice"][0])} == {Theirs}


def test_a_kernel_with_grid_barriers_on_own_arrays_is_known(both: tuple[Driver, Gpu]) -> None:
    _, gpu = both
    streams._look()
    x, y = (theirs(gpu).held for _ in range(2))
    for _ in range(4):
        swept(x, y)
    before = swept._warm.calls

    assert swept(x, y) is y

    assert before == swept._warm.calls
