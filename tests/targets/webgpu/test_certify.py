"""Certificates: what an adapter computes exactly, found out; also of one that lies."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings

from targets.webgpu import adapters
from vyre import DeviceError
from vyre.emit.wgsl.profile import ASSUMED, candidates, key
from vyre.ir.dtypes import f32

ADD, FMA = key("add", f32, f32), key("fma", f32, f32)


class Lying:
    """A device whose compiler replaces text."""

    def __init__(self, gpu: Any, old: str, new: str, more: str = "") -> None:
        self._gpu, self._old, self._new, self._more = gpu, old, new, more
        self.lies = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._gpu, name)

    def pipeline(self, text: str, kinds: tuple[str, ...]) -> Any:
        self.lies += text.count(self._old)
        return self._gpu.pipeline(self._more + text.replace(self._old, self._new), kinds)


def lying(old: str, new: str, more: str = "") -> Any:
    from vyre.targets.webgpu.device import device

    adapters.required()
    return Lying(device(0), old, new, more)


def test_every_operation_of_floats_has_integers_to_fall_back_on() -> None:
    for op, source, result, written in candidates():
        assert written.exact, (op, source, result)
    assert {ADD, FMA} <= ASSUMED.ways.keys()


def test_what_an_adapter_rounds_otherwise_is_computed_by_integers() -> None:
    from vyre.targets.webgpu import certify

    sum_ = "bitcast<f32>(a) + bitcast<f32>(b)"
    found = certify.certified(lying(sum_, f"({sum_}) * 1.0000001f"))

    assert ADD not in found.profile.ways
    assert found.tried[ADD]["native"] > 0
    assert 0 == found.tried[ADD]["exact"]
    assert "+" in found.summary.partition("by integers: ")[2]


def test_an_adapter_that_flushes_is_guarded() -> None:
    from vyre.targets.webgpu import certify

    product = "bitcast<u32>(bitcast<f32>(a) * bitcast<f32>(b)) ^ P[0].x"
    flushed = (
        f"select({product}, 0u, ((bitcast<u32>(bitcast<f32>(a) * bitcast<f32>(b)) >> 23u) & 255u) == 0u)"
    )
    found = certify.certified(lying(product, flushed))

    assert "guarded" == found.profile.ways[key("mul", f32, f32)]


RARELY = (
    "fn rarely(x: f32) -> f32 { return select(x, bitcast<f32>(bitcast<u32>(x) + 1u), "
    "(bitcast<u32>(x) & 0xfffu) == 0x155u); }\n"
)
LIES = {
    "mul f32 f32": ("(bitcast<f32>(a) * bitcast<f32>(b))", "(rarely(bitcast<f32>(a) * bitcast<f32>(b)))"),
    "div f32 f32": (
        "bitcast<f32>(a) / bitcast<f32>(b ^ P[0].y)", "bitcast<f32>(a) * (1.0 / bitcast<f32>(b ^ P[0].y))",
    ),
    "sqrt f32 f32": (
        "sqrt(bitcast<f32>(a ^ P[0].y))", "bitcast<f32>(a ^ P[0].y) * inverseSqrt(bitcast<f32>(a ^ P[0].y))",
    ),
    "fma f32 f32": ("select(sum, sum + step, odd)", "sum"),
    "lt f32 bool": ("bitcast<f32>(a) < bitcast<f32>(b)", "!(bitcast<f32>(a) >= bitcast<f32>(b))"),
    "round f32 f32": (
        "(round(bitcast<f32>(a ^ P[0].y)))", "(floor(bitcast<f32>(a ^ P[0].y) + 0.5))"
    ),
    "cast u32 f32": ("fn n_u32_f32(x: u32) -> u32 { return bitcast<u32>(f32(x)) ^",
        "fn n_u32_f32(x: u32) -> u32 { return bitcast<u32>(f32(x & 0xffffff00u)) ^"),
    "sub f32 f32": ("n_sub(n_add(a, b), a)", "b"),
    "le f32 bool": ("n_le(r_add(a, (0x3fc00000u ^ P[0].x)), (0x3fc00000u ^ P[0].y))", "n_le(a, 0x80000000u)"),
}  # fmt: skip


@pytest.mark.parametrize("name", LIES if settings.get_current_profile_name() == "long" else [*LIES][:3])
def test_an_operation_with_wrong_results_is_replaced(name: str) -> None:
    from vyre.targets.webgpu import certify

    old, new = LIES[name]
    gpu = lying(old, new, RARELY)
    found = certify.certified(gpu)

    assert gpu.lies > 0
    assert found.profile.ways.get(name, "exact") == "exact"


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("countOneBits", "countLeadingZeros", "popcount on i32 gives"),
        ("<< (u32(", "<< (1u + u32(", "<< on i32 gives"),
        ("let s = a + b;", "let s = a + b + 1;", "add_sat on i32 gives"),
        ("fn f_floor(", "fn f_trunc(", "cannot be compiled"),
    ],
)
def test_an_adapter_with_wrong_integers_is_refused(old: str, new: str, what: str) -> None:
    from vyre.targets.webgpu import certify

    if "floor" in old:
        gpu = lying("floor(bitcast<f32>(a ^ P[0].y))", "trunc(bitcast<f32>(a ^ P[0].y))")
        gpu = Lying(gpu, old, new)
    else:
        gpu = lying(old, new)
    with pytest.raises(
        DeviceError, match=r"does not compute exactly: .*\. Fix: update its driver"
    ) as refusal:
        certify.certified(gpu)
    assert what in str(refusal.value)


def test_a_certificate_is_what_it_was_when_it_is_read_again() -> None:
    from vyre.targets.webgpu import certify

    adapters.required()
    found = certify.certified(lying("no such text", ""))
    again = certify.Certificate.decoded(found.encoded())

    assert found == again
    assert again.summary.startswith("exact")
