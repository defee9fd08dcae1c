"""WebGPU on this machine's first adapter: `python -m bench.webgpu`.

A plan of 100 launches in one submission against wgpu-native through cffi, warm calls on arrays
of the device, the first result of a fresh process, and a Mandelbrot set against the same WGSL without fences.
Times are the least of several runs, of contenders in turns; bytes are compared with the reference before.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from bench.progress import shown

import vyre as vy
from vyre import Buf, InOut, Out, f32, gid, i32, u8
from vyre.emit.wgsl.block import GRID, layout
from vyre.emit.wgsl.printer import wgsl
from vyre.ir.nodes import Program
from vyre.lower import gpu as schedule
from vyre.run.ready import Ready
from vyre.targets.webgpu.launch import dispatched, shape_of

FIRST = """
import numpy as np, vyre as vy
from vyre import Buf, Out, f32, gid
@vy.kernel
def k(x: Buf[f32, "n"], y: Out[f32, "n"]):
    y[gid()] = x[gid()] * 2.0
assert k(np.ones(1000, np.float32), device="webgpu").sum() == 2000
"""
SIDE = (800, 1000)


@vy.kernel
def step(x: Buf[f32, "n"], y: Out[f32, "n"]):
    y[gid()] = x[gid()] * 0.5 + x[gid() - 1]


@vy.kernel
def bump(x: InOut[f32]):
    x[gid()] = x[gid()] + 1.0


@vy.kernel
def mandelbrot(y: InOut[u8, 2]):
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


CLOCKS = (time.perf_counter, time.thread_time, time.process_time)


def in_turns(runs: int, **contenders: Callable[[], Any]) -> dict[str, list[float]]:
    """The least seconds of several runs of each, by the clock, of this thread, and of all threads."""
    best = {name: [float("inf")] * len(CLOCKS) for name in contenders}
    for _ in range(runs):
        for name, call in contenders.items():
            began = [clock() for clock in CLOCKS]
            call()
            took = [clock() - start for clock, start in zip(CLOCKS, began, strict=True)]
            best[name] = [min(pair) for pair in zip(best[name], took, strict=True)]
    return best


def main() -> None:
    from vyre.targets.webgpu.device import device

    gpu = device(0)
    print(f"{gpu.info['device']}, {gpu.info['backend_type']}\n")
    parts = (lambda: plan(gpu), lambda: calls(gpu), first, lambda: picture(gpu))
    for measure in shown(parts, "the measurements"):
        measure()


def first() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    seconds, own = [], []
    for _ in range(8):
        began, before = time.perf_counter(), os.times()
        subprocess.run([sys.executable, "-c", FIRST], check=True, env=environment)
        seconds.append(time.perf_counter() - began)
        own.append(sum(os.times()[2:4]) - sum(before[2:4]))
    print(
        f"first result of a fresh process, its start included: {min(seconds):.2f} s (at most 1.5), "
        f"processor time {min(own):.2f} s"
    )


def plan(gpu: Any) -> None:
    values = np.random.default_rng(1).random(1024, np.float32)
    x = vy.array(values, device="webgpu:0")
    theirs = Raw(gpu, step.program, (1024,), ((1024,), (1024,)))
    raw_out = np.empty(1024, np.float32)
    first, second = gpu.take(4096), gpu.take(4096)

    def raw() -> None:
        gpu.upload(first, values)
        theirs.run([(first, second), (second, first)], 100, first, raw_out)

    def ours() -> Any:
        return hundred(values, device="webgpu", fuse="off")

    def there() -> Any:
        return hundred(x, fuse="off").numpy()

    for _ in range(6):
        raw()
        if {ours().tobytes(), there().tobytes(), raw_out.tobytes()} != {
            hundred(values, device="cpu").tobytes()
        }:
            raise AssertionError("100 launches give other bytes")
    best = in_turns(100, raw=raw, ours=ours, there=there)
    (clock, own, _), (raw_clock, raw_own, _) = best["ours"], best["raw"]
    print(
        f"100 launches in one submission, with 4 KiB up and down: {clock * 1e3:.2f} ms; "
        f"wgpu-native through cffi {raw_clock * 1e3:.2f} ms; ratio {clock / raw_clock:.2f} (at most 1.1)\n"
        f"  of which this thread: {own * 1e3:.2f} ms and {raw_own * 1e3:.2f} ms; "
        f"on an array of the device, and its result read: {best['there'][0] * 1e3:.2f} ms"
    )


def calls(gpu: Any) -> None:
    x = vy.array(np.ones(1024, np.float32), device="webgpu:0")
    theirs = Raw(gpu, bump.program, (1024,), ((1024,),))
    wait = gpu.handle._poll_wait

    def some(call: Callable[[], Any]) -> Callable[[], None]:
        def run() -> None:
            for _ in range(20):
                call()

        return run

    many = {
        "arrays passed": some(lambda: bump(x)),
        "an output made": some(lambda: step(x)),
        "raw": some(lambda: theirs.run([(x.buffer,)], 1)),
    }
    for call in many.values():
        call(), wait()
    best = in_turns(60, **many, **{"(finished)": wait})
    for name in many:
        clock, own, _ = best[name]
        said = "wgpu-native through cffi" if name == "raw" else f"warm call on kept device arrays, {name}"
        print(f"{said}: {clock / 20 * 1e6:.0f} us, of this thread {own / 20 * 1e6:.0f} us (at most 120)")


def picture(gpu: Any) -> None:
    y = vy.empty(SIDE, u8, device="webgpu:0")
    theirs = Raw(gpu, Ready(mandelbrot.program).lowered, SIDE, (SIDE,), is_fenced=False)
    buffer = gpu.take(SIDE[0] * SIDE[1])
    out = np.empty(SIDE, np.uint8)

    def ours() -> None:
        mandelbrot(y)
        y.numpy()

    best = in_turns(60, fenced=ours, unfenced=lambda: theirs.run([(buffer,)], 1, buffer, out))
    if y.numpy().tobytes() != mandelbrot(np.zeros(SIDE, np.uint8), device="cpu").tobytes():
        raise AssertionError("mandelbrot gives other bytes")
    (fenced, _, work), (unfenced, _, their_work) = best["fenced"], best["unfenced"]
    print(
        f"mandelbrot of {SIDE[0]} x {SIDE[1]}: {fenced * 1e3:.1f} ms; the same WGSL without fences "
        f"{unfenced * 1e3:.1f} ms; ratio {fenced / unfenced:.2f} (at most 1.2), "
        f"of processor time {work * 1e3:.1f} ms and {their_work * 1e3:.1f} ms, {work / their_work:.2f}; "
        f"bytes that differ without: {int((out != y.numpy()).sum())}"
    )


class Raw:
    """A kernel by wgpu-native's functions alone; without fences its operations are WGSL's on f32."""

    def __init__(
        self, gpu: Any, program: Program, grid: tuple[int, ...], shapes: tuple[tuple[int, ...], ...], *,
        is_fenced: bool = True,
    ) -> None:  # fmt: skip
        self.gpu = gpu
        code = wgsl(schedule.lower(program, len(grid), frozenset({"y"}) if len(grid) > 1 else frozenset()))
        text = code.text if is_fenced else unfenced(code.text)
        kinds = ["read" if param.access == "in" else "write" for param in program.params]
        self.pipeline, self.layout = gpu.pipeline(text, ("uniform", *kinds))
        block = layout([shape_of(param) for param in program.params])
        words = np.zeros(block.words, np.uint32)
        words[GRID : GRID + len(grid)] = grid
        for param, shape in zip(program.params, shapes, strict=True):
            at = block.extents[param.name]
            words[at : at + len(shape)] = shape
        self.uniform = gpu.handle.create_buffer(size=words.nbytes, usage=gpu.uniform)
        gpu.native.write(self.uniform, 0, words, words.nbytes)
        self.groups = dispatched(grid, code, is_group=False)
        self.bound: dict[tuple[int, ...], Any] = {}

    def run(self, buffers: list[tuple[Any, ...]], count: int, result: Any = None, out: Any = None) -> None:
        native, none = self.gpu.native, self.gpu.native.none
        lib = native.lib
        groups = []
        for some in buffers:
            key = tuple(map(id, some))
            if key not in self.bound:
                self.bound[key] = self.gpu.bound(self.layout, (self.uniform, *some))
            groups.append(self.bound[key]._internal)
        encoder = lib.wgpuDeviceCreateCommandEncoder(native.device, none)
        commands = lib.wgpuCommandEncoderBeginComputePass(encoder, none)
        lib.wgpuComputePassEncoderSetPipeline(commands, self.pipeline._internal)
        for at in range(count):
            lib.wgpuComputePassEncoderSetBindGroup(commands, 0, groups[at % len(groups)], 0, none)
            lib.wgpuComputePassEncoderDispatchWorkgroups(commands, *self.groups, 1)
        lib.wgpuComputePassEncoderEnd(commands)
        lib.wgpuComputePassEncoderRelease(commands)
        if result is not None:
            reader = self.gpu.reader(out.nbytes)
            lib.wgpuCommandEncoderCopyBufferToBuffer(
                encoder, result._internal, 0, reader._internal, 0, out.nbytes
            )
        finished = lib.wgpuCommandEncoderFinish(encoder, none)
        lib.wgpuCommandEncoderRelease(encoder)
        lib.wgpuQueueSubmit(native.queue, 1, native.ffi.new("WGPUCommandBuffer []", [finished]))
        lib.wgpuCommandBufferRelease(finished)
        if result is not None:
            out.reshape(-1).view(np.uint8)[:] = np.frombuffer(native.mapped(reader, out.nbytes), np.uint8)
            lib.wgpuBufferUnmap(reader._internal)


def unfenced(text: str) -> str:
    """WGSL without the zeros of fences."""
    return re.sub(r" \^ P\[0\]\.[xy]", "", text)


if __name__ == "__main__":
    main()
