"""What adapters have beyond WGSL: used if it does what it should, and not where it only claims to."""

from __future__ import annotations

import pytest

import vyre
from targets.webgpu import adapters
from targets.webgpu.test_certify import lying
from vyre import InOut, gid, i32, i64, u32
from vyre.emit.wgsl.printer import WgslCode, wgsl
from vyre.emit.wgsl.profile import ASSUMED, Feature, Profile, key
from vyre.ir.dtypes import f64
from vyre.lower import gpu as schedule
from vyre.run.device_runtime import Ready
from vyre.targets.webgpu.device import Adapter
from vyre.targets.webgpu.trials import feature_works


class Claiming(Adapter):
    """An adapter that claims subgroups of 32, whatever theirs have."""

    def _has(self, feature: Feature, names: tuple[str, ...]) -> bool:
        return set(names) <= set(self.adapter.features)


@vyre.kernel(workgroup=64)
def mixed(x: InOut[i32], y: InOut[i64], z: InOut[u32]):
    i = gid()
    if vyre.subgroup_any(x[i] > 3):
        x[i] = vyre.subgroup_add(x[i]) + vyre.subgroup_shuffle_xor(x[i], 5)
    y[i] = vyre.subgroup_shuffle(y[i], 31 - vyre.subgroup_lane())
    z[i] = vyre.subgroup_ballot(x[i] > 0) ^ vyre.subgroup_match(x[i])


def text(profile: Profile) -> WgslCode:
    has_subgroups = "subgroups of 32" in profile.has
    lowered = schedule.lower(Ready(mixed.program).lowered, 1, has_subgroups=has_subgroups)
    return wgsl(lowered, profile)


def test_subgroups_of_32_need_no_memory_and_no_barriers() -> None:
    code = text(Profile(ASSUMED.ways, frozenset({"subgroups of 32"})))

    assert "subgroupShuffle" in code.text
    assert "workgroupBarrier" not in code.text
    assert "var<workgroup>" not in code.text
    adapters.required()
    gpu = Claiming(0)
    if "subgroups of 32" not in gpu.features:
        pytest.skip("the adapter has no subgroups")
    gpu.pipeline(code.text, ("uniform", "write", "write", "write"))


def test_a_collective_that_some_subgroups_skip_needs_subgroups_of_32() -> None:
    with pytest.raises(vyre.CallError, match=r"reached by some subgroups and not by others.*Fix: let all"):
        text(ASSUMED)


def test_subgroups_of_another_size_than_32_are_not_used() -> None:
    adapters.required()
    gpu = Claiming(0)
    sizes = {size for name, size in gpu.adapter.info.items() if name.endswith(("_min_size", "_max_size"))}
    if "subgroups of 32" not in gpu.features or sizes == {32}:
        pytest.skip("the adapter has no subgroups, or they have 32 invocations")

    assert not feature_works(gpu, "subgroups of 32")
    assert "subgroups of 32" not in Adapter(0).features


def test_atomics_that_compute_otherwise_are_not_used() -> None:
    gpu = lying("atomicMax", "atomicMin")
    if "atomics of 64 bits" not in gpu.features:
        pytest.skip("the adapter has no atomics of 64 bits")

    assert feature_works(lying("no such text", ""), "atomics of 64 bits")
    assert not feature_works(gpu, "atomics of 64 bits")


def test_types_of_64_bits_are_used_where_they_are_exact() -> None:
    from vyre.targets.webgpu import certify

    gpu = lying("d_value(a) * d_second(b)", "f64(f32(d_value(a) * d_second(b)))")
    if "f64" not in gpu.features:
        pytest.skip("the adapter has no f64")
    found = certify.certified(gpu)

    assert "native" == found.profile.ways[key("add", f64, f64)]
    assert key("mul", f64, f64) not in found.profile.ways
    assert found.tried[key("mul", f64, f64)]["native"] > 0
    assert "* of f64" in found.summary
