"""WebGPU on this machine's first adapter: `python -m bench.webgpu`.

A plan of 100 launches in one submission against wgpu's own calls, a warm call on arrays of the device, the
first result of a fresh process, and a Mandelbrot set. Times are the least of several runs.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import vyre as vy
from vyre import Buf, InOut, Out, f32, gid, i32, u8

FIRST = """
import time; began = time.perf_counter()
import numpy as np, vyre as vy
from vyre import Buf, Out, f32, gid
@vy.kernel
def k(x: Buf[f32, "n"], y: Out[f32, "n"]):
    y[gid()] = x[gid()] * 2.0
k(np.ones(1000, np.float32), device="webgpu")
print(time.perf_counter() - began)
"""


@vy.kernel
def step(x: Buf[f32, "n"], y: Out[f32, "n"]):
    y[gid()] = x[gid()] * 0.5 + x[gid() - 1]


@vy.kernel
def bump(x: InOut[f32]):
    x[gid()] = x[gid()] + 1.0


@vy.kernel
def mandelbrot(y: Out[u8, 2]):
    i, j = gid(0), gid(1)
    a, b, count = f32(0.0), f32(0.0), i32(0)
    re, im = -2.2 + f32(j) * 0.003, -1.2 + f32(i) * 0.003
    for _ in range(200):
        if a * a + b * b > 4.0:
            break
        t = a * a - b * b + re
        b = 2.0 * a * b + im
        a = t
        count += 1
    y[i, j] = u8(count)


@vy.pipeline
def hundred(x):  # type: ignore[no-untyped-def]
    for _ in range(100):
        x = step(x)
    return x


def least(function: Callable[[], Any], runs: int = 20) -> float:
    """The least seconds of several runs."""
    times = []
    for _ in range(runs):
        began = time.perf_counter()
        function()
        times.append(time.perf_counter() - began)
    return min(times)


def main() -> None:
    from vyre.targets.webgpu.device import device

    gpu = device(0)
    print(gpu.info["device"], gpu.info["backend_type"])
    x = vy.array(np.ones(1024, np.float32), device="webgpu:0")
    hundred(x, fuse="off").numpy()
    ours = least(lambda: hundred(x, fuse="off").numpy())
    print(f"100 launches in one submission, with the result read: {ours * 1e3:.2f} ms")
    print(f"the same by wgpu's own calls: {least(raw(gpu)) * 1e3:.2f} ms")
    bump(x)
    print(f"a warm call on an array of the device: {least(lambda: bump(x), 200) * 1e6:.0f} us")
    x.numpy()
    took = [
        float(
            subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True, check=True).stdout
        )
    ]
    print(f"the first result of a fresh process: {took[0]:.2f} s")
    y = vy.empty((800, 1000), u8, device="webgpu:0")

    def picture() -> None:
        mandelbrot(y)
        y.numpy()

    print(f"mandelbrot, fenced: {least(picture, 5) * 1e3:.1f} ms")


def raw(gpu: Any) -> Callable[[], None]:
    """100 dispatches of the same kernel in one pass, by wgpu."""
    from vyre.emit.wgsl.block import GRID
    from vyre.emit.wgsl.printer import wgsl
    from vyre.lower import gpu as schedule

    source = step.program
    code = wgsl(schedule.lower(source, 1))
    pipeline, layout = gpu.pipeline(code.text, ("uniform", "read", "write"))
    words = np.zeros(32, np.uint32)
    words[GRID] = words[GRID + 6] = words[GRID + 8] = 1024
    uniform = gpu.handle.create_buffer(size=words.nbytes, usage=gpu.uniform)
    gpu.handle.queue.write_buffer(uniform, 0, words)
    one, other = gpu.take(4096), gpu.take(4096)
    groups = [gpu.bound(layout, (uniform, *pair)) for pair in ((one, other), (other, one))]
    out = np.empty(1024, np.float32)

    def run() -> None:
        encoder = gpu.handle.create_command_encoder()
        making = encoder.begin_compute_pass()
        making.set_pipeline(pipeline)
        for at in range(100):
            making.set_bind_group(0, groups[at % 2])
            making.dispatch_workgroups(16)
        making.end()
        gpu.read([(one, 0, out)], encoder)

    return run


if __name__ == "__main__":
    main()
