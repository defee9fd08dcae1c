"""Trials on adapters, for their certificates: one run of a text, and of features beyond WGSL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

import numpy as np
from numpy.typing import NDArray

from vyre.emit.wgsl.profile import Feature
from vyre.ir.problem import DeviceError
from vyre.targets.webgpu.commands import Commands
from vyre.targets.webgpu.device import Adapter

_HEAD = """
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 1>;
@group(0) @binding(1) var<storage, read_write> y: array<KIND>;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>, @builtin(local_invocation_index) local: u32) {
  let i = id.x ^ P[0].x;
"""
_ATOMICS = """
  let x = (u64(i) + 1lu) * 0x123456789abcdeflu;
  atomicAdd(&y[0], x); atomicXor(&y[1], x); atomicMax(&y[2], x); atomicOr(&y[3], 1lu << (i & 63u));
  var old = atomicLoad(&y[4]);
  loop {
    let r = atomicCompareExchangeWeak(&y[4], old, old * 3lu + 1lu);
    if (r.exchanged) { break; }
    old = r.old_value;
  }
  atomicStore(&y[5u + i], x);
}
"""
_SUBGROUPS = """
  let lane = local & 31u; let x = i * 2654435761u;
  let a = subgroupShuffle(x, (lane * 7u + 3u) & 31u); let b = subgroupShuffleXor(x, 5u);
  y[i] = a ^ (b << 1u) ^ (subgroupBallot((x & 64u) != 0u).x << 2u);
}
"""
_COUNT = 256


def run_once(gpu: Adapter, text: str, inputs: Sequence[Any], out: NDArray[Any], threads: int = 64) -> None:
    """Fill `out` by a text, run once for each element of its last axis, on buffers that it reads."""
    kinds = ("uniform", *["read"] * len(inputs), "write")
    pipeline, layout = gpu.pipeline(text, kinds)
    made = gpu.take(out.nbytes)
    uniform = gpu.handle.create_buffer(size=16, usage=gpu.uniform)  # zero, as new buffers are
    group = gpu.bound(layout, (uniform, *inputs, made))
    with gpu.lock, Commands(gpu, "trying operations") as commands:
        commands.clear(made)
        count = -(-out.shape[-1] // threads)
        commands.dispatch_all([(pipeline._internal, group._internal, count, 1)])
        commands.read([(made, 0, out)])
    gpu.give(made)


def feature_works(gpu: Adapter, feature: Feature) -> bool:
    """True if a feature that the adapter claims works; i64 and f64 are tried as operations."""
    match feature:
        case "i64" | "f64":
            return True
        case "atomics of 64 bits":
            kind, body, wanted = "atomic<u64>", _ATOMICS, _wanted_atomics()
        case "subgroups of 32":
            kind, body, wanted = "u32", _SUBGROUPS, _wanted_subgroups()
        case never:
            assert_never(never)
    results = np.empty_like(wanted)
    try:
        run_once(gpu, _HEAD.replace("KIND", kind) + body, [], results)
    except DeviceError:
        return False
    return bool((results == wanted).all())


def _wanted_atomics() -> NDArray[Any]:
    x = np.arange(1, _COUNT + 1, dtype=np.uint64) * np.uint64(0x123456789ABCDEF)
    tripled = (3**_COUNT - 1) // 2 % (1 << 64)
    heads = [int(x.sum(dtype=np.uint64)), int(np.bitwise_xor.reduce(x)), int(x.max()), (1 << 64) - 1, tripled]
    return np.concatenate([np.array(heads, np.uint64), x])[:_COUNT]


def _wanted_subgroups() -> NDArray[Any]:
    i = np.arange(_COUNT, dtype=np.uint32)
    x, base, lane = i * np.uint32(2654435761), i & ~np.uint32(31), i & np.uint32(31)
    a, b = x[base | (lane * 7 + 3) & 31], x[base | (lane ^ 5)]
    bits = ((x & 64) != 0).reshape(-1, 32)
    ballot = np.packbits(bits, axis=1, bitorder="little").view(np.uint32).repeat(32)
    return np.asarray(a ^ (b << np.uint32(1)) ^ (ballot << np.uint32(2)), np.uint32)
