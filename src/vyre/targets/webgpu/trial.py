"""One run of a text on an adapter, outside of all that kernels have: for certificates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.targets.webgpu.device import Adapter


def run_once(gpu: Adapter, text: str, inputs: Sequence[Any], out: NDArray[Any], threads: int = 64) -> None:
    """Fill `out` by a text, run once for each element of its last axis, on buffers that it reads."""
    kinds = ("uniform", *["read"] * len(inputs), "write")
    pipeline, layout = gpu.pipeline(text, kinds)
    made = gpu.take(out.nbytes)
    uniform = gpu.handle.create_buffer(size=16, usage=gpu.uniform)
    gpu.handle.queue.write_buffer(uniform, 0, np.zeros(4, np.uint32))
    encoder = gpu.handle.create_command_encoder()
    encoder.clear_buffer(made)
    making = encoder.begin_compute_pass()
    making.set_pipeline(pipeline)
    making.set_bind_group(0, gpu.bound(layout, (uniform, *inputs, made)))
    making.dispatch_workgroups(-(-out.shape[-1] // threads))
    making.end()
    gpu.read([(made, 0, out)], encoder)
    gpu.give(made)
