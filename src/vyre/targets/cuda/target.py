"""NVIDIA GPUs as a target: programs are compiled to PTX, loaded by the driver, and launched.

Arrays on a GPU are used in place, and a call returns before the work is done, as CUDA's calls do. NumPy
arrays are copied there and back, and the call returns when they are written.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from itertools import product
from math import prod
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from vyre.ir.dtypes import DType, u8
from vyre.ir.keys import Field
from vyre.ir.nodes import Extents
from vyre.lower.launch import MapShape
from vyre.ops import MATRIX_WORDS
from vyre.targets.batch import Arguments, Batch, Source
from vyre.targets.bounded import DEVICE_LAUNCHES, LAUNCH, BoundedCache
from vyre.targets.cpu.target import keep_resident
from vyre.targets.cuda import arrays, certify, ptx, streams
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.device import Gpu, NoGpu, count, device
from vyre.targets.cuda.executable import CudaExecutable
from vyre.targets.cuda.faults import driver_version, version_text
from vyre.targets.cuda.graphs import GraphLaunch, LaunchGraph
from vyre.targets.cuda.launch import LoadedKernel, Prepared, bits, facts_of
from vyre.targets.cuda.memory import CudaMemory, memory
from vyre.targets.specialization import Configuration, Specialization, compiled_form, with_splits
from vyre.targets.target import (
    Availability,
    Capabilities,
    CopyCost,
    DeviceCalls,
    Executable,
    Keep,
    Runtime,
    notify_launched,
    run_segments,
)

_MOST_THREADS = 2048  # per multiprocessor
_MEASURED_BYTES, _MEASURED_TIMES = 8 << 20, 3  # of copies, of which the best counts
# Of the candidate configurations of element kernels.
_LANES = (1, 2, 4, 8, 16)
_ROWS = (1, 2, 3, 4)
_SIZES = tuple(1 << power for power in range(11))
_DEEP = (1, 2, 4, 8)  # threads along the first of three axes
_LEAST, _MOST = 64, 1024  # threads of a block


class Cuda:
    """NVIDIA GPUs, used through the installed driver."""

    def __init__(self, keep: Keep | None = None) -> None:
        if keep is not None:
            keep_resident(keep)
        self._keep, self._certified = keep, set[int]()
        self._copy_costs: dict[int, CopyCost] = {}
        self._prepared: WeakKeyDictionary[Source, BoundedCache[object, Prepared]] = WeakKeyDictionary()

    def probe(self) -> Availability:
        devices = count()
        if isinstance(devices, NoGpu):
            return Availability(0, devices.why, devices.fix)
        return Availability(devices)

    def describe(self, index: int) -> str:
        gpu = self.gpu(index)
        memory = f"{gpu.memory_bytes / (1 << 30):.1f} GiB memory"
        driver = f"driver for CUDA {version_text(driver_version())}"
        return f"{gpu.description}, {gpu.arch}, {gpu.multiprocessors} multiprocessors, {memory}, {driver}"

    def copy_cost(self, index: int) -> CopyCost:
        """The cost of copies between the host and a GPU, measured on first use."""
        known = self._copy_costs.get(index)
        if known is None:
            large, small = (np.zeros(size, np.uint8) for size in (_MEASURED_BYTES, 64))
            there_s, back_s = _best_copies(large, index)
            call_s = sum(_best_copies(small, index))
            rates = (large.nbytes / max(took - call_s / 2, 1e-9) for took in (there_s, back_s))
            known = self._copy_costs[index] = CopyCost(call_s, *rates)
        return known

    def capabilities(self, index: int) -> Capabilities:
        gpu = self.gpu(index)
        shared = min(gpu.shared_bytes, Capabilities().shared_bytes)
        able = Capabilities(
            memory_bytes=gpu.memory_bytes, shared_bytes=shared, is_compiled=True, has_walks=True,
            has_lanes=True, has_tiles=gpu.code_arch == ptx.WITH_TILES, architecture=gpu.arch,
        )  # fmt: skip
        # Others cut sums elsewhere (before Hopper), or were not compared with the model (after it).
        return able if gpu.arch == "sm_90" else able.without(MATRIX_WORDS)

    def memory(self, index: int) -> CudaMemory:
        return memory(index)

    def gpu(self, index: int) -> Gpu:
        """The GPU with this index; raises an error if it was lost."""
        gpu = device(index)
        gpu.require()
        return gpu

    # Code

    def code_key(self, index: int) -> Field:
        return ptx.fingerprint(self.gpu(index).code_arch)

    def relevant(self, source: Source, special: Specialization) -> Specialization:
        facts = ptx.relevant(source.program, special.rank, special.arrays)
        return special if facts == special.arrays else replace(special, arrays=facts)

    def compile(self, source: Source, special: Specialization, index: int) -> bytes:
        program, arch = compiled_form(source, special), self.gpu(index).code_arch
        if arch == ptx.WITH_TILES and certify.needs_certificate(program):
            self._certify(index)
        return encoded(ptx.compile(program, special.rank, arch, special.configuration, special.arrays))

    def _certify(self, index: int) -> None:
        """Raise CallError if a GPU's matrix units give other bits than the language has."""
        if index not in self._certified:
            certify.require(self.gpu(index), self._keep)
            self._certified.add(index)

    def load(self, code: bytes, source: Source, special: Specialization, index: int) -> LoadedKernel:
        kernel = decoded(code)
        return LoadedKernel(self.gpu(index).loaded(kernel.ptx, kernel.shared), kernel)

    # Launches

    def prepare(self, batch: Batch, runtime: Runtime) -> Executable:
        return CudaExecutable(self, batch, runtime)

    def launch(
        self, source: Source, arguments: Arguments, grid: Extents, runtime: Runtime, stream: int
    ) -> None:
        """Launch on arrays of this GPU; returns before the launch has finished."""
        if prod(grid) == 0:
            return
        prepared = self.resident_launch(source, arguments, grid, runtime) if source.has_barriers else None
        if source.has_barriers and prepared is None:
            self._run_segments(source, arguments, grid, runtime, stream)
            return
        began = time.perf_counter_ns()
        (prepared or self.prepared(source, arguments, grid, runtime)).run(arguments, stream)
        if runtime.is_watched():
            device(runtime.index).wait(stream)
            notify_launched(runtime, source, grid, began)

    def prepared(self, source: Source, arguments: Arguments, grid: Extents, runtime: Runtime) -> Prepared:
        """The prepared launch over a grid for arrays of these shapes, cached."""
        params = source.program.params
        arrays = {param.name: arguments[param.name] for param in params if param.is_array}
        facts = facts_of(params, arrays, grid if source.program.workgroup is None else None)
        how = runtime.chosen(source, prod(grid))
        key = (runtime.index, grid, how, facts, *(array.shape for array in arrays.values()))
        known = self._prepared.get(source) or self._prepared.setdefault(source, DEVICE_LAUNCHES.cache())
        launch = known.get(key)
        if launch is None:
            special = Specialization(rank=len(grid), arrays=facts, configuration=how)
            code = runtime.loaded(source, special)
            shapes = {name: array.shape for name, array in arrays.items()}
            launch = Prepared(code, params, shapes, grid)
            known.put(key, launch, LAUNCH)
        return launch

    def resident_launch(
        self, source: Source, arguments: Arguments, grid: Extents, runtime: Runtime
    ) -> Prepared | None:
        """The launch that waits at its grid barriers; None unless all of its blocks are resident at once."""
        if runtime.chosen(source, prod(grid)).is_split:
            return None
        gpu = self.gpu(runtime.index)
        invocations = prod(grid) * prod(source.program.workgroup or ())
        if invocations > gpu.multiprocessors * _MOST_THREADS or not ptx.can_wait_for_grid(source.program):
            return None
        launch = self.prepared(source, arguments, grid, runtime)
        return launch if launch.is_resident else None

    def _run_segments(
        self, source: Source, arguments: Arguments, grid: Extents, runtime: Runtime, stream: int
    ) -> None:
        """Run the segments between grid barriers in order; their hidden buffers stay on the GPU."""
        gpu = self.gpu(runtime.index)

        def launch(segment: Source, arguments: Arguments, grid: Extents) -> None:
            self.launch(segment, arguments, grid, runtime, stream)

        def allocate(shape: Extents, dtype: DType) -> DeviceArray:
            return arrays.made(gpu, shape, dtype, stream=stream, is_cleared=True)

        run_segments(source, launch, arguments, grid, allocate=allocate, read=DeviceArray.numpy)

    @property
    def fast(self) -> DeviceCalls:
        """The maker of fast calls of kernels."""
        from vyre.targets.cuda import fast  # machine code for calls, which the first calls do not need

        return fast

    # Tuning

    def fingerprint(self, index: int) -> str:
        gpu = self.gpu(index)
        return f"{gpu.description}, {gpu.arch}, {gpu.multiprocessors} multiprocessors"

    def choices(
        self, source: Source, *, grid: Extents, index: int, is_alone: bool = True
    ) -> Sequence[Configuration]:
        """The layouts to try, for element kernels only: other kernels have fixed workgroups.

        A launch that waits at grid barriers has a thread for each element, so only its block size varies.
        """
        all_layouts = [] if source.program.workgroup is not None else layouts(len(grid))
        if not source.has_barriers:
            return all_layouts
        blocks = dict.fromkeys(Configuration(block=layout.block) for layout in all_layouts)
        return [*blocks, *(layout for layout in with_splits(all_layouts) if layout.is_split)]

    def misfit(self, source: Source, configuration: Configuration, grid: Extents) -> str:
        """Why a configuration does not fit; lanes are left to the compiler, and blocks are within limits."""
        is_split = configuration.is_split and not ptx.can_wait_for_grid(source.program)
        return "no launch could wait at its barriers, so it is always split" if is_split else ""

    def repeated(
        self, source: Source, arguments: Arguments, runs: int, grid: Extents, runtime: Runtime
    ) -> Callable[[], None] | None:
        """A function that launches `runs` times by one CUDA graph; None for programs with grid barriers."""
        if source.has_barriers or prod(grid) == 0:
            return None
        prepared = self.prepared(source, arguments, grid, runtime)
        words = {name: bits(arguments[name]) for name, _ in prepared.scalar_slots}
        words |= {name: arguments[name].address for name, _ in prepared.array_slots}
        step = GraphLaunch(prepared, (*prepared.array_slots, *prepared.scalar_slots))
        graph, stream = LaunchGraph(prepared.gpu, [step] * runs, words), streams.current(runtime.index)
        return lambda: graph.run({}, stream)

    def finish(self, index: int) -> None:
        """Wait until a GPU has finished all submitted work."""
        self.gpu(index).wait(streams.current(index))


def layouts(rank: int) -> list[Configuration]:
    """Return blocks of every shape, their last axis half a warp or more, with some elements for each
    thread.
    """
    axes = (_DEEP, _SIZES, _SIZES)[3 - rank :]
    blocks = [block for block in product(*axes) if _LEAST <= prod(block) <= _MOST and block[-1] >= 16]
    rows = _ROWS if rank > 1 else (0,)
    return [
        Configuration(lanes=lanes, strips=strips, block=block)
        for block, lanes, strips in product(blocks, _LANES, rows)
    ]


def encoded(kernel: ptx.PtxKernel) -> bytes:
    """Serialize a kernel for the cache."""
    return json.dumps(asdict(kernel)).encode()


def decoded(stored: bytes) -> ptx.PtxKernel:
    """The kernel that `encoded` serialized."""
    facts = json.loads(stored)
    maps = tuple([MapShape(**fields) for fields in facts.get("maps", ())])  # none in code of earlier versions
    return ptx.PtxKernel(**{**facts, "block": tuple(facts["block"]), "maps": maps})


def _best_copies(values: NDArray[np.uint8], index: int) -> tuple[float, float]:
    """The least seconds of a copy to a GPU, and of one back."""
    there, back = [], []
    for _ in range(_MEASURED_TIMES):
        start = time.perf_counter()
        copy = arrays.copied(values, u8, index)
        device(index).wait(copy.stream)
        middle = time.perf_counter()
        copy.numpy()
        there.append(middle - start)
        back.append(time.perf_counter() - middle)
    return min(there), min(back)
