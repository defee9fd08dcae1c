"""WebGPU on this machine's first adapter: `python -m bench.webgpu`.

`--readme` writes the table into bench/README.md.

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
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from bench.machine import machine
from bench.progress import shown

import vyre as vy
from vyre import Buf, InOut, Out, f32, gid, i32, u8
from vyre.emit.wgsl.block import GRID, layout
from vyre.emit.wgsl.printer import wgsl
from vyre.ir.nodes import Program
from vyre.lower import gpu as schedule
from vyre.run.device_runtime import Ready
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
README = Path(__file__).with_name("README.md")
START, END = "<!-- table of python -m bench.webgpu -->", "<!-- end of table of webgpu -->"


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


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure in the unit of its text, with what it is compared with, and its bound."""

    what: str
    ours: str
    peer: str
    ratio: float | None
    bound: str


def main() -> None:
    from vyre.targets.webgpu.device import device

    gpu = device(0)
    about = f"{machine(2)}, {gpu.info['device']}, {gpu.info['backend_type']}, {gpu.info['description']}"
    lines = ["| | Vyre | peer | ratio | bound |", "|---|---|---|---|---|"]
    print(about)
    for measure in shown((plan, calls, first, picture), "the measurements"):
        for one in measure(gpu):
            ratio = "" if one.ratio is None else f"{one.ratio:.2f}"
            print(f"{one.what}: {one.ours}; {one.peer or 'no peer'}; ratio {ratio or 'none'} ({one.bound})")
            lines.append(f"| {one.what} | {one.ours} | {one.peer} | {ratio} | {one.bound} |")
    if "--readme" in sys.argv:
        before, _, rest = README.read_text().partition(START)
        text = "\n".join([START, "", f"{about}.", "", *lines, "", END])
        README.write_text(before + text + rest.partition(END)[2])


def first(_: Any) -> Iterator[Figure]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    seconds, own = [], []
    for _ in range(8):
        began, before = time.perf_counter(), os.times()
        subprocess.run([sys.executable, "-c", FIRST], check=True, env=environment)
        seconds.append(time.perf_counter() - began)
        own.append(sum(os.times()[2:4]) - sum(before[2:4]))
    what = "first result of a small kernel in a fresh process, its start included"
    yield Figure(what, f"{min(seconds):.2f} s ({min(own):.2f} s of processor time)", "", None, "1.5 s")


def plan(gpu: Any) -> Iterator[Figure]:
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
    best = in_turns(400, raw=raw, ours=ours, there=there)
    raw_clock = best["raw"][0]
    for said, name in (("4 KiB up and down", "ours"), ("an array of the device, 4 KiB down", "there")):
        clock = best[name][0]
        yield Figure(
            f"100 launches in one submission, {said}", f"{clock * 1e3:.2f} ms",
            f"{raw_clock * 1e3:.2f} ms, wgpu-native through cffi, with 4 KiB up", clock / raw_clock,
            "1.1 times",
        )  # fmt: skip


def calls(gpu: Any) -> Iterator[Figure]:
    x = vy.array(np.ones(1024, np.float32), device="webgpu:0")
    theirs = Raw(gpu, bump.program, (1024,), ((1024,),))
    wait = gpu.handle._poll_wait

    def some(call: Callable[[], Any]) -> Callable[[], None]:
        def run() -> None:
            for _ in range(20):
                call()

        return run

    many = {
        "warm call on kept arrays of the device": some(lambda: bump(x)),
        "the same, with an output that it makes": some(lambda: step(x)),
        "raw": some(lambda: theirs.run([(x.buffer,)], 1)),
    }
    for call in many.values():
        call(), wait()
    best = in_turns(100, **many, **{"(finished)": wait})
    raw = best.pop("raw")[0] / 20
    for name in list(best)[:2]:
        clock = best[name][0] / 20
        peer = f"{raw * 1e6:.0f} us, wgpu-native through cffi"
        yield Figure(name, f"{clock * 1e6:.0f} us", peer, clock / raw, "120 us")


def picture(gpu: Any) -> Iterator[Figure]:
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
    wrong = int((out != y.numpy()).sum())
    for at, said in ((0, "by the clock"), (2, "of processor time")):
        fenced, unfenced = best["fenced"][at], best["unfenced"][at]
        yield Figure(
            f"a Mandelbrot set of {SIDE[0]} x {SIDE[1]}, {said}", f"{fenced * 1e3:.1f} ms",
            f"{unfenced * 1e3:.1f} ms, the same WGSL without fences ({wrong} bytes differ)",
            fenced / unfenced, "1.2 times",
        )  # fmt: skip


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
