"""Calls and pipelines on WebGPU: arrays of the host and of the device, shared memory, limits, refusals."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre
from targets.webgpu import adapters
from vyre import Buf, InOut, Out, f32, f64, gid, i32, i64, lid, reference, shared, u8, u32, u64
from vyre.run.device_runtime import Ready
from vyre.targets.webgpu import faults

X = np.random.default_rng(1).random(1000, np.float32)


@pytest.fixture(autouse=True)
def _adapter() -> None:
    adapters.required()


@vyre.kernel
def blur(x: Buf[f32, "n"], y: Out[f32, "n"], t: f32):
    i = gid()
    y[i] = (x[i - 1] + x[i] + x[i + 1]) / t


@vyre.kernel
def added(x: Buf[f32], y: InOut[f32]):
    y[gid()] = y[gid()] + x[gid()]


@vyre.kernel
def tripled(x: InOut[u8]):
    x[gid()] = x[gid()] * 3 + u8(gid())


@vyre.kernel(workgroup=64)
def turned(x: InOut[i32]):
    tile = shared(i32, 64)
    tile[lid()] = x[gid()]
    vyre.barrier()
    x[gid()] = tile[63 - lid()]


def both(call: Any) -> tuple[Any, Any]:
    return call("webgpu"), call("reference")


def test_arrays_of_the_host_are_copied_there_and_back() -> None:
    mine, theirs = both(lambda device: blur(X, t=3.0, device=device))

    assert mine.tobytes() == theirs.tobytes()


def test_arrays_of_the_device_stay_there() -> None:
    there = vyre.array(X, device="webgpu:0")
    result = blur(blur(there, t=3.0), t=0.5)

    assert "webgpu:0" == result.device
    wanted = blur(blur(X, t=3.0, device="reference"), t=0.5, device="reference")
    assert wanted.tobytes() == result.numpy().tobytes()


def test_bytes_are_stored_contiguously() -> None:
    mine, theirs = (np.arange(37, dtype=np.uint8) for _ in range(2))
    tripled(mine, device="webgpu")
    tripled(theirs, device="reference")

    assert theirs.tolist() == mine.tolist()


@pytest.mark.parametrize("parts", [(slice(None), slice(None)), (slice(0, 50), slice(25, 75))])
def test_arrays_may_share_memory(parts: tuple[slice, slice]) -> None:
    results = []
    for device in ("webgpu", "reference"):
        memory = np.arange(100, dtype=np.float32)
        first, second = (memory[part] for part in parts)
        if first is not second and parts[0] != parts[1]:
            first, second = memory[:25], memory[25:50]
        added(first, second, device=device)
        results.append(memory.tobytes())

    assert results[0] == results[1]


def test_one_array_of_the_device_may_be_two_arguments() -> None:
    there = vyre.array(X, device="webgpu")
    added(there, there)

    assert (X + X).tobytes() == there.numpy().tobytes()


def test_more_arrays_than_an_adapter_binds_are_joined() -> None:
    @vyre.kernel
    def many(
        a: Buf[f32], b: Buf[f32], c: Buf[f32], d: Buf[f32], e: Buf[f32], f: Buf[f32], g: Buf[f32],
        h: Buf[f32], y: InOut[f32], z: InOut[u8],
    ):  # fmt: skip
        i = gid()
        y[i] = a[i] + b[i] + c[i] + d[i] + e[i] + f[i] + g[i] + h[i]
        z[i] = z[i] + u8(i)

    gpu = adapters.runtime().place.target.gpu(0)  # type: ignore[attr-defined]
    limit = gpu.limits["max-storage-buffers-per-shader-stage"]
    given = [np.full(100, at, np.float32) for at in range(8)]
    results = []
    try:
        gpu.limits["max-storage-buffers-per-shader-stage"] = 4
        registry = vyre.run.context.registry().named("webgpu").target.gpu(0)  # type: ignore[attr-defined]
        registry.limits["max-storage-buffers-per-shader-stage"] = 4
        for device in ("webgpu", "reference"):
            y, z = np.zeros(100, np.float32), np.arange(100, dtype=np.uint8)
            many(*given, y, z, device=device)
            results.append((y.tobytes(), z.tobytes()))
    finally:
        gpu.limits["max-storage-buffers-per-shader-stage"] = limit

    assert results[0] == results[1]


def test_workgroups_share_memory_and_wait() -> None:
    mine, theirs = (np.arange(256, dtype=np.int32) for _ in range(2))
    turned(mine, device="webgpu")
    turned(theirs, device="reference")

    assert theirs.tolist() == mine.tolist()


def test_a_pipeline_gives_the_same_bytes_and_leaves_its_arrays_there() -> None:
    @vyre.pipeline
    def twice(x):  # type: ignore[no-untyped-def]
        return blur(blur(x, t=3.0), t=2.0)

    wanted = twice(X, device="reference")
    assert wanted.tobytes() == twice(X, device="webgpu").tobytes()
    there = twice(vyre.array(X, device="webgpu"))
    assert wanted.tobytes() == there.numpy().tobytes()


@vyre.kernel
def marked(x: Buf[f32, "n"], y: Out[f32, "n"]):
    if gid() % 3 == 0:
        y[gid()] = x[gid()] + 1.0


def test_arrays_inside_of_a_pipeline_use_each_other_s_memory_and_begin_at_zero() -> None:
    @vyre.pipeline
    def long(x, t):  # type: ignore[no-untyped-def]
        first = marked(x)
        for at in range(6):
            first = marked(blur(first, t=t + at))
        return first, blur(first, t=t), marked(blur(x, t=2.0))

    there = vyre.array(X, device="webgpu")
    for t in (3.0, 0.25):
        wanted = long(X, t, device="reference")
        for fuse in ("off", "auto"):
            for _ in range(3):
                there_too = [one.numpy() for one in long(there, t, fuse=fuse)]
                mine = long(X, t, device="webgpu", fuse=fuse)
                assert [one.tobytes() for one in wanted] == [one.tobytes() for one in mine]
                assert [one.tobytes() for one in wanted] == [one.tobytes() for one in there_too]


def test_a_pipeline_takes_one_array_twice_and_arrays_that_share_memory() -> None:
    @vyre.pipeline
    def both_of(x, y):  # type: ignore[no-untyped-def]
        added(x, y)
        added(blur(y, t=2.0), x)
        return blur(x, t=3.0)

    results = []
    for device in ("reference", "webgpu"):
        memory = X.copy()
        apart = both_of(memory[:500], memory[500:], device=device).tobytes()
        same = both_of(memory, memory, device=device).tobytes()
        results.append((apart, same, memory.tobytes()))
    assert results[0] == results[1]
    there = vyre.array(X, device="webgpu")
    mine, wanted = X.copy(), both_of(there, there).numpy()
    assert both_of(mine, mine, device="reference").tobytes() == wanted.tobytes()
    assert mine.tobytes() == there.numpy().tobytes()


def test_a_pipeline_takes_arrays_of_the_device_in_lists() -> None:
    @vyre.pipeline
    def last_of(some):  # type: ignore[no-untyped-def]
        return [blur(one, t=2.0) for one in some]

    there = [vyre.array(X, device="webgpu"), vyre.array(X[::-1].copy(), device="webgpu")]
    wanted = [blur(one, t=2.0, device="reference").tobytes() for one in (X, X[::-1].copy())]
    for _ in range(3):
        assert wanted == [one.numpy().tobytes() for one in last_of(there)]


def test_fast_functions_are_the_adapter_s_own_and_near() -> None:
    @vyre.kernel
    def quick(x: Buf[f32, "n"], y: Out[f32, "n"], z: Out[f32, "n"], n: Out[i32, "n"]):
        i = gid()
        y[i] = vyre.exp(x[i], fast=True) + vyre.tanh(x[i], fast=True) if x[i] > 0.5 else x[i]
        z[i] = vyre.pow(x[i], 2.5, fast=True) + vyre.rsqrt(x[i], fast=True) + vyre.cbrt(x[i], fast=True)
        n[i] = i32(x[i] * 1000.0, fast=True)

    mine, theirs = both(lambda device: quick(X + 0.01, device=device))
    np.testing.assert_allclose(mine[0], theirs[0], rtol=1e-4)
    np.testing.assert_allclose(mine[1], theirs[1], rtol=1e-4)
    assert theirs[2].tobytes() == mine[2].tobytes()


def test_empty_arrays_and_domains_are_nothing() -> None:
    none = np.zeros(0, np.float32)

    assert 0 == blur(none, t=1.0, device="webgpu").size


@vyre.kernel
def totals(x: Buf[i64], y: InOut[i64], z: InOut[i64], mask: InOut[u64]):
    vyre.atomic_add(y, gid() % 2, x[gid()])
    vyre.atomic_sub(z, gid() % 2, x[gid()])
    vyre.atomic_xor(mask, 0, u64(x[gid()]))


@vyre.kernel
def ends(x: Buf[i64], y: InOut[i64], z: InOut[f64], old: Out[i64]):
    vyre.atomic_max(y, 0, x[gid()])
    vyre.atomic_min(y, 1, x[gid()])
    vyre.atomic_max(z, 0, f64(x[gid()]))
    old[gid()] = vyre.atomic_or(y, 2 + gid(), x[gid()])


@pytest.mark.parametrize("plain", [False, True])
def test_sums_of_64_bits_are_atomic_on_every_adapter(plain: bool) -> None:
    x = np.random.default_rng(2).integers(-(2**63), 2**63, 1000)
    given = {"x": x, "y": np.arange(2), "z": np.arange(2), "mask": np.arange(3, dtype=np.uint64)}
    found = adapters.guarded(Ready(totals.program), given, (1000,), plain=plain)

    reference.run(totals.program, given, grid=(1000,))
    assert {name: values.tobytes() for name, values in given.items()} == found


def test_other_atomics_of_64_bits_are_the_adapter_s_own_or_refused_with_the_reason() -> None:
    x = np.random.default_rng(2).integers(-(2**63), 2**63, 1000)
    given = {"x": x, "y": np.arange(2000), "z": np.zeros(1), "old": np.zeros(1000, np.int64)}
    with pytest.raises(
        vyre.CallError, match=r"atomic_max on i64, with its result or .* Fix: use a u32 or i32"
    ):
        adapters.guarded(Ready(ends.program), given, (1000,), plain=True)
    if "atomics of 64 bits" not in adapters.runtime().place.target.gpu(0).features:  # type: ignore[attr-defined]
        pytest.skip("the adapter has no atomics of 64 bits")
    found = adapters.guarded(Ready(ends.program), given, (1000,))

    reference.run(ends.program, given, grid=(1000,))
    assert {name: values.tobytes() for name, values in given.items()} == found


def test_arrays_of_two_places_are_refused() -> None:
    there = vyre.array(X, device="webgpu")
    with pytest.raises(vyre.CallError, match="x is on webgpu:0, and y is an array of the host"):
        added(there, X.copy())


def test_errors_of_wgpu_are_reported_in_words() -> None:
    lost = faults.fault(RuntimeError("Parent device is lost"), "webgpu:0", "running a kernel")
    full = faults.fault(type("GPUOutOfMemoryError", (Exception,), {})("Not enough"), "webgpu:0", "an array")
    other = faults.fault(ValueError("Validation Error\n\nCaused by:\n  In x\n  a reason"), "webgpu:0", "this")

    assert isinstance(lost, vyre.DeviceLost)
    assert isinstance(full, vyre.OutOfMemory)
    assert "this failed on webgpu:0 (a reason). Fix: see `vyre doctor`, or use device='cpu'." == str(other)


def test_u32_of_more_than_half_its_range_index_nothing() -> None:
    @vyre.kernel
    def far(x: Buf[u32, "n"], y: Out[u32, "n"]):
        y[gid()] = x[u32(gid()) + u32(4294967290)]

    given = np.arange(20, dtype=np.uint32)
    mine, theirs = both(lambda device: far(given, device=device))
    assert mine.tolist() == theirs.tolist()


def test_domains_have_up_to_six_axes() -> None:
    @vyre.kernel
    def sixfold(x: Buf[i32, 6], y: Out[i32, 6]):
        a, b, c, d, e, f = gid(0), gid(1), gid(2), gid(3), gid(4), gid(5)
        y[a, b, c, d, e, f] = x[a, b, c, d, e, f] * 2 + a + 10 * f + vyre.domain(4)

    given = np.arange(2 * 3 * 1 * 2 * 4 * 3, dtype=np.int32).reshape(2, 3, 1, 2, 4, 3)
    mine, theirs = both(lambda device: sixfold(given, device=device))
    assert mine.tolist() == theirs.tolist()


def test_branches_and_indices_may_depend_on_functions_of_scalars() -> None:
    """Mesa's compiler never ended on them: it follows every path of a condition on uniforms."""

    @vyre.kernel
    def chosen(x: Buf[f32, "n"], y: Out[f32, "n"], t: f32, u: vyre.f16):
        i = gid()
        a = vyre.sin(vyre.exp(t) * t) * vyre.cos(t)
        if a > 0.5:
            y[i] = x[i]
        elif f32(vyre.exp(u) * u * u) > 2.0:
            y[i] = x[i32(vyre.exp(t + 1.0))] * 2.0
        else:
            y[i] = x[i] + a

    for t in (0.1, 0.9, 2.0):
        mine, theirs = both(lambda device, t=t: chosen(X, t=t, u=1.5, device=device))
        assert theirs.tobytes() == mine.tobytes()


def test_an_element_outside_a_local_array_is_zero_in_every_iteration() -> None:
    """naga sets a variable of a loop's body to zero only once."""

    @vyre.kernel
    def gathered(y: InOut[f32]):
        w = vyre.local(f32, 4)
        total = f32(0.0)
        for k in range(8):
            w[k] = 1.0
            total += w[k]
        y[gid()] = total

    mine = np.zeros(5, np.float32)
    gathered(mine, device="webgpu")

    assert [4.0] * 5 == mine.tolist()
