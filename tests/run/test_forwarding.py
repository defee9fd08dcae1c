"""Calls of kernels and pipelines are forwarded in C; `over` is answered there once it was asked before."""

from __future__ import annotations

import functools
import inspect
import threading
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, f32, gid


def fresh() -> vy.Kernel:
    @vy.kernel
    def doubled(x: Buf[f32], y: Out[f32], a: f32 = 2.0):  # type: ignore[no-untyped-def,assignment]
        y[gid()] = x[gid()] * a

    x = np.ones(4, np.float32)
    for _ in range(4):
        doubled(x)
    return doubled


def test_a_warm_kernel_keeps_its_attributes_and_its_parameters() -> None:
    kernel = fresh()

    assert "<kernel doubled>" == repr(kernel)
    assert ["x", "y", "a"] == list(inspect.signature(kernel).parameters)


def test_a_partial_of_a_kernel_calls_it() -> None:
    kernel = fresh()

    twice = functools.partial(kernel, a=3.0)

    assert [3.0, 3.0] == twice(np.ones(2, np.float32)).tolist()


def test_over_returns_the_same_kernel_for_the_same_sizes() -> None:
    kernel = fresh()

    first = kernel.over(3)

    for sizes in ((3,), ((3,),)):
        found = [kernel.over(*sizes) for _ in range(5)]
        assert 1 == len({id(each) for each in found})
        assert [2.0, 2.0, 2.0] == found[-1](np.ones(5, np.float32)).tolist()
    assert first is kernel.over(3)


def test_over_distinguishes_sizes() -> None:
    kernel = fresh()
    x = np.ones(40, np.float32)

    for _ in range(3):
        for size in range(1, 40):
            assert size == len(kernel.over(size)(x))


@pytest.mark.parametrize("size", [4.0, "4"])
def test_over_refuses_what_is_no_whole_number(size: Any) -> None:
    kernel = fresh()
    for _ in range(4):
        kernel.over(4)(np.ones(4, np.float32))

    with pytest.raises(vy.CallError):
        kernel.over(size)(np.ones(4, np.float32))


def test_over_takes_several_sizes_by_position_alone() -> None:
    @vy.kernel
    def filled(y: Out[f32, 2]):  # type: ignore[no-untyped-def]
        y[gid(0), gid(1)] = 1.0

    for _ in range(4):
        assert (2, 3) == filled.over(2, 3)().shape
        assert (3, 2) == filled.over((3, 2))().shape
    with pytest.raises(TypeError):
        filled.over(sizes=(2, 3))  # type: ignore[call-arg]


def test_a_kernel_whose_entry_is_exchanged_meanwhile_goes_on() -> None:
    x, results = np.ones(1000, np.float32), []

    for _ in range(20):

        @vy.kernel
        def doubled(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
            y[gid()] = x[gid()] * 2.0

        def call(kernel: vy.Kernel = doubled) -> None:
            for _ in range(8):
                results.append(float(kernel(x).sum()))
                results.append(float(kernel.over(1000)(x).sum()))

        threads = [threading.Thread(target=call) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    assert {2000.0} == set(results)
    assert 20 * 4 * 16 == len(results)


def test_a_kernel_in_a_class_is_no_method() -> None:
    class Solver:
        step = fresh()

    assert Solver.step is Solver().step
    assert hasattr(type(Solver.step), "__get__")  # from Python 3.14 on, that of a partial binds
    assert [2.0] == Solver().step(np.ones(1, np.float32)).tolist()


def test_only_the_first_thread_exchanges_what_calls_go_to() -> None:
    kernel, exchanged = vy.kernel(fresh().function), []

    def make(name: str) -> Any:
        exchanged.append(name)
        return fresh()._call

    def make_first() -> Any:
        second.start()
        second.join(0.05)
        return make("first")

    second = threading.Thread(target=lambda: kernel._forward_once(lambda: make("second")))
    kernel._forward_once(make_first)
    second.join()

    assert ["first"] == exchanged
