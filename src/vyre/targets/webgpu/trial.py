"""One run of a text on an adapter, outside of all that kernels have: for certificates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from numpy.typing import NDArray

from vyre.targets.webgpu.commands import Commands
from vyre.targets.webgpu.device import Adapter


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
