"""Certificates: what an adapter computes exactly, found out; also of one that lies."""

from __future__ import annotations

from typing import Any

import pytest

from targets.webgpu import adapters
from vyre import DeviceError
from vyre.emit.wgsl.profile import ASSUMED, candidates, key
from vyre.ir.dtypes import f32

ADD, FMA = key("add", f32, f32), key("fma", f32, f32)


class Lying:
    """A device whose compiler replaces text."""

    def __init__(self, gpu: Any, old: str, new: str) -> None:
        self._gpu, self._old, self._new = gpu, old, new

    def __getattr__(self, name: str) -> Any:
        return getattr(self._gpu, name)

    def pipeline(self, text: str, kinds: tuple[str, ...]) -> Any:
        return self._gpu.pipeline(text.replace(self._old, self._new), kinds)


def lying(old: str, new: str) -> Any:
    from vyre.targets.webgpu.device import device

    adapters.required()
    return Lying(device(0), old, new)


def test_every_operation_of_floats_has_integers_to_fall_back_on() -> None:
    for op, source, result, written in candidates():
        assert written.exact, (op, source, result)
    assert {ADD, FMA} <= ASSUMED.ways.keys()


def test_what_an_adapter_rounds_otherwise_is_computed_by_integers() -> None:
    from vyre.targets.webgpu import certify

    sum_ = "bitcast<f32>(a) + bitcast<f32>(b ^ P[0].y)"
    found = certify.certified(lying(sum_, f"({sum_}) * 1.0000001f"))

    assert ADD not in found.profile.ways
    assert found.tried[ADD]["native"] > 0
    assert 0 == found.tried[ADD]["exact"]
    assert "+" in found.summary.partition("by integers: ")[2]


def test_an_adapter_that_flushes_is_guarded() -> None:
    from vyre.targets.webgpu import certify

    product = "bitcast<u32>(bitcast<f32>(a) * bitcast<f32>(b ^ P[0].y)) ^ P[0].x"
    flushed = (
        f"select({product}, 0u, ((bitcast<u32>(bitcast<f32>(a) * bitcast<f32>(b)) >> 23u) & 255u) == 0u)"
    )
    found = certify.certified(lying(product, flushed))

    assert "guarded" == found.profile.ways[key("mul", f32, f32)]


def test_an_adapter_with_wrong_integers_is_refused() -> None:
    from vyre.targets.webgpu import certify

    with pytest.raises(
        DeviceError, match=r"does not compute exactly: .* gives .* wrong results\. Fix: update"
    ):
        certify.certified(lying("countOneBits", "countLeadingZeros"))


def test_a_certificate_is_what_it_was_when_it_is_read_again() -> None:
    from vyre.targets.webgpu import certify

    adapters.required()
    found = certify.certified(lying("no such text", ""))
    again = certify.Certificate.decoded(found.encoded())

    assert found == again
    assert again.summary.startswith("exact")
