"""Calls on arrays of the host run where they are faster, copies included."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, f32, gid
from vyre.run import context
from vyre.targets.reference import Reference
from vyre.targets.registry import Place, Registry, built_in
from vyre.targets.target import CopyCost


class Far(Reference):
    """The reference as a device that must be copied to, and of which it is known how long that takes."""

    asked = 0

    def copy_cost(self, index: int) -> CopyCost:
        Far.asked += 1
        return CopyCost(call_s=1e-5, in_per_s=1e11, out_per_s=1e11)


@pytest.fixture(autouse=True)
def far(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A second device, under the name that is asked after the CPU."""
    own = Registry({**built_in(), "cuda": Far}, plugins=list)
    monkeypatch.setattr(context, "registry", lambda: own)
    monkeypatch.setattr(Far, "asked", 0)
    yield
    vy.use(None)


@vy.kernel
def pairs(x: Buf[f32], y: Out[f32]):
    total = f32(0)
    for k in range(len(x)):
        total += x[gid()] * x[k]
    y[gid()] = total


@vy.kernel
def twice(x: Buf[f32], y: Out[f32]):
    y[gid()] = 2 * x[gid()]


@vy.pipeline
def chain(x: Any) -> Any:
    return pairs(twice(x))


def place(kernel: Any, size: int, **words: Any) -> str:
    found: Place = kernel._prepare((np.zeros(size, np.float32),), words)[2]
    return found.name


def test_much_work_on_few_elements_goes_where_it_is_faster() -> None:
    assert "cuda" == place(pairs, 1 << 16)
    assert 1 == Far.asked


def test_little_work_stays_and_nothing_else_is_asked() -> None:
    assert ["cpu"] * 3 == [place(pairs, 100), place(twice, 100), place(twice, 1 << 24)]
    assert 0 == Far.asked


def test_a_device_that_is_named_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ["cpu", "cuda"] == [place(pairs, 1 << 16, device="cpu"), place(twice, 8, device="cuda")]

    vy.use("reference")
    assert "reference" == place(pairs, 1 << 16)


@pytest.mark.parametrize("words", [{}, {"device": "cpu"}])
def test_a_call_of_another_size_is_placed_again(words: dict[str, str]) -> None:
    twice(np.zeros(1 << 22, np.float32))  # starts the pool, without which Python makes large calls
    small, large = np.ones(64, np.float32), np.ones(8192, np.float32)
    for _ in range(8):
        assert 64.0 == pairs(small, **words)[0]
    assert 0 == Far.asked

    assert 8192.0 == pairs(large)[0]
    assert 1 == Far.asked


def test_a_pipeline_says_where_it_runs_and_why() -> None:
    x = np.zeros(1 << 16, np.float32)

    assert "device: cuda: about " in str(chain.explain(x))
    assert "of which " in str(chain.explain(x))
    assert "device:" not in str(chain.explain(x[:64]))
    assert "device:" not in str(chain.explain(x, device="cpu"))
