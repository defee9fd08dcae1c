"""What calls leave behind: no array of the caller's, and caches that are bounded."""

from __future__ import annotations

import weakref
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, InOut, Out, f32, gid


@vy.kernel
def doubled(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * 2.0


@vy.kernel
def plus(x: Buf[f32], c: f32, y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] + c


def dead(made: Any) -> bool:
    """Was the array, of which `made` is a weak reference, given back by reference counts alone."""
    return made() is None


def test_a_pipeline_keeps_none_of_its_arguments() -> None:
    @vy.pipeline
    def both(x, c):  # type: ignore[no-untyped-def]
        return plus(doubled(x), c)

    kept = []
    for size in range(1, 40):
        for _ in range(3):
            x = np.ones(size, np.float32)
            kept.append(weakref.ref(x))
            assert 3.0 == both(x, 1.0)[0]
            del x

    assert all(map(dead, kept))


def test_a_pipeline_keeps_no_array_that_it_writes_to_or_gives_back() -> None:
    @vy.kernel
    def raised(x: InOut[f32]):  # type: ignore[no-untyped-def]
        x[gid()] += 1.0

    @vy.pipeline
    def steps(x):  # type: ignore[no-untyped-def]
        raised(x)
        return x, doubled(x)

    kept = []
    for size in range(1, 20):
        x = np.ones(size, np.float32)
        given, made = steps(x)
        kept += [weakref.ref(x), weakref.ref(made)]
        assert given is x
        del x, given, made

    assert all(map(dead, kept))


def test_a_pipeline_keeps_no_array_in_a_list_or_dict() -> None:
    @vy.pipeline
    def first(xs, named):  # type: ignore[no-untyped-def]
        return plus(doubled(xs[0]), named["c"])

    kept = []
    for size in range(1, 20):
        x, unused = np.ones(size, np.float32), np.ones(size, np.float32)
        kept += [weakref.ref(x), weakref.ref(unused)]
        first([x, unused], {"c": 1.0, "also": unused})
        del x, unused

    assert all(map(dead, kept))


@pytest.mark.parametrize("how", ["explain", "save", "fails"])
def test_a_pipeline_keeps_no_array_that_it_only_looked_at(how: str, tmp_path: Any) -> None:
    held = []

    @vy.pipeline
    def both(x, c):  # type: ignore[no-untyped-def]
        held.append(x)  # stand-ins may live on; what they stand for may not
        if how == "fails":
            raise ValueError("no")
        return plus(doubled(x), c)

    x = np.ones(5, np.float32)
    kept = weakref.ref(x)
    if how == "fails":
        with pytest.raises(ValueError, match="no"):
            both(x, 1.0)
    elif how == "explain":
        str(both.explain(x, 1.0))
    else:
        both.save(tmp_path / "both.vyre", x, 1.0)
    del x

    assert dead(kept)


def test_a_saved_pipeline_keeps_none_of_its_arguments(tmp_path: Any) -> None:
    @vy.pipeline
    def both(x, c):  # type: ignore[no-untyped-def]
        return plus(doubled(x), c)

    both.save(tmp_path / "both.vyre", np.ones(5, np.float32), 1.0)
    loaded = vy.load(tmp_path / "both.vyre")
    kept = []
    for number in range(5):
        x = np.ones(5, np.float32)
        kept.append(weakref.ref(x))
        loaded(x, float(number))
        del x

    assert all(map(dead, kept))


def test_a_kernel_keeps_none_of_its_arguments() -> None:
    kept = []
    for size in range(1, 20):
        for _ in range(3):
            x = np.ones(size, np.float32)
            y = plus(x, 1.0)
            z = np.empty(size, np.float32)
            doubled(x, z)
            kept += [weakref.ref(x), weakref.ref(y), weakref.ref(z)]
            del x, y, z

    assert all(map(dead, kept))


def test_a_call_that_fails_keeps_none_of_its_arguments() -> None:
    x = np.ones((3, 3), np.float32)
    kept = weakref.ref(x)
    with pytest.raises(vy.CallError):
        doubled(x)
    del x

    assert dead(kept)
