"""GPUs of any maker as a target: programs become WGSL, which wgpu compiles and runs.

Which spelling of each operation is exact differs from adapter to adapter: its certificate says so, and is
made on first use.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from math import prod
from weakref import WeakKeyDictionary

from vyre.emit.wgsl.printer import wgsl
from vyre.emit.wgsl.profile import is_own
from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.keys import Field
from vyre.ir.nodes import Extents
from vyre.lower import gpu as schedule
from vyre.lower.launch import Facts
from vyre.ops import MATRIX_WORDS
from vyre.targets.batch import Arguments, Batch, Source
from vyre.targets.bounded import DEVICE_LAUNCHES, LAUNCH, BoundedCache
from vyre.targets.specialization import Specialization, compiled_form
from vyre.targets.target import (
    Availability,
    Capabilities,
    DeviceCalls,
    Executable,
    Keep,
    Rejected,
    Runtime,
    notify_launched,
    run_segments,
)
from vyre.targets.webgpu import api, arrays, certify
from vyre.targets.webgpu.arrays import AdapterArray
from vyre.targets.webgpu.commands import Commands
from vyre.targets.webgpu.device import Adapter, device
from vyre.targets.webgpu.executable import WebGpuExecutable
from vyre.targets.webgpu.launch import Dispatch, KernelPipeline, decoded, encoded
from vyre.targets.webgpu.memory import WebGpuMemory

JOINED = Facts()


class WebGpu:
    """The adapters that wgpu finds."""

    def __init__(self, keep: Keep | None = None) -> None:
        self._keep = keep
        self._certificates: dict[int, certify.Certificate] = {}
        self._capabilities: dict[int, Capabilities] = {}
        self._steps: WeakKeyDictionary[Source, BoundedCache[object, Dispatch]] = WeakKeyDictionary()

    def probe(self) -> Availability:
        adapters = api.adapters()
        if isinstance(adapters, api.NoAdapter):
            return Availability(0, adapters.why, adapters.fix)
        return Availability(len(adapters))

    def describe(self, index: int) -> str:
        info = self.gpu(index).info
        named = ", ".join(
            text for text in (info["device"], info["backend_type"], info["description"]) if text
        )
        kind = " (software)" if info["adapter_type"] == "CPU" else ""
        return f"{named}{kind}: {self.certificate(index).summary}"

    def details(self, index: int) -> list[str]:
        """The certificate: how each operation is computed, and how many results of other ways were wrong."""
        return self.certificate(index).lines

    def capabilities(self, index: int) -> Capabilities:
        gpu = self.gpu(index)
        known = self._capabilities.get(index)
        if known is None:
            known = self._capabilities[index] = _capabilities(gpu.limits)
        return known

    def memory(self, index: int) -> WebGpuMemory:
        return WebGpuMemory(index)

    def gpu(self, index: int) -> Adapter:
        """The adapter with this index, opened; raises an error if it was lost."""
        gpu = device(index)
        gpu.require()
        return gpu

    def certificate(self, index: int) -> certify.Certificate:
        """The spellings that are exact on an adapter: already known, from the cache, or tried now."""
        known = self._certificates.get(index)
        if known is None:
            known = self._certificates[index] = certify.certificate(self.gpu(index), self._keep)
        return known

    @property
    def fast(self) -> DeviceCalls:
        """The maker of warm calls of kernels."""
        from vyre.targets.webgpu import fast  # only for kernels that are called often

        return fast

    # Code

    def code_key(self, index: int) -> Field:
        profile = self.certificate(index).profile
        return ("wgsl", tuple(sorted(profile.ways.items())), tuple(sorted(profile.has)))

    def relevant(self, source: Source, special: Specialization) -> Specialization:
        alike = special.arrays.alike
        if not alike:
            return special
        own = schedule.own_arrays(compiled_form(source, special, is_own), special.rank)
        return replace(special, arrays=replace(special.arrays, alike=alike & own))

    def compile(self, source: Source, special: Specialization, index: int) -> bytes:
        program, profile = compiled_form(source, special, is_own), self.certificate(index).profile
        has_subgroups = "subgroups of 32" in profile.has
        lowered = schedule.lower(program, special.rank, special.arrays.alike, has_subgroups=has_subgroups)
        return encoded(wgsl(lowered, profile, joined=not special.arrays.distinct))

    def load(self, code: bytes, source: Source, special: Specialization, index: int) -> KernelPipeline:
        try:
            kernel = decoded(code)
        except (ValueError, TypeError) as other:
            raise Rejected from other
        known = set(special.values)
        params = [param for param in source.face.params if param.name not in known]
        return KernelPipeline(self.gpu(index), kernel, params)

    # Launches

    def prepare(self, batch: Batch, runtime: Runtime) -> Executable:
        return WebGpuExecutable(self, batch, runtime)

    def launch(self, source: Source, arguments: Arguments, grid: Extents, runtime: Runtime) -> None:
        """Launch on arrays of this device; returns before the launch has finished."""
        if prod(grid) == 0:
            return
        if source.has_barriers:
            self._run_segments(source, arguments, grid, runtime)
            return
        gpu = self.gpu(runtime.index)
        began = time.perf_counter_ns()
        with gpu.lock, Commands(gpu) as commands:
            self.encode(source, arguments, grid, runtime, commands)
            commands.submit()
        if runtime.is_watched():
            self.finish(runtime.index)
            notify_launched(runtime, source, grid, began)

    def encode(
        self, source: Source, arguments: Arguments, grid: Extents, runtime: Runtime, commands: Commands
    ) -> None:
        """Add a launch to commands."""
        if prod(grid) == 0:
            return
        passed = [arguments[param.name] for param in source.face.params if param.is_array]
        writes = [param.access != "in" for param in source.face.params if param.is_array]
        is_apart = self._is_apart(passed, writes, runtime.index)
        shapes = tuple([array.shape for array in passed])
        step = self.step(source, shapes, grid, runtime, is_apart=is_apart)
        if step.is_open:
            step = self.step(source, shapes, grid, runtime, is_apart=is_apart, use=commands.uses(step))
        step.encode(commands, arguments)

    def step(
        self, source: Source, shapes: tuple[Extents, ...], grid: Extents, runtime: Runtime, *,
        is_apart: bool = True, use: int = 0,
    ) -> Dispatch:  # fmt: skip
        """A launch on arrays of these shapes, each bound by itself if they are apart.

        If its words change from call to call, each use of it in one submission is another one.
        """
        known = self._steps.get(source) or self._steps.setdefault(source, DEVICE_LAUNCHES.cache())
        key = (runtime.index, grid, is_apart, shapes, use)
        step = known.get(key)
        if step is None:
            facts = _facts(source, grid, shapes) if is_apart else JOINED
            loaded = runtime.loaded(source, Specialization(rank=len(grid), arrays=facts))
            step = Dispatch(loaded, grid, shapes, is_group=source.face.workgroup is not None)
            known.put(key, step, LAUNCH)
        return step

    def _is_apart(self, arrays: list[AdapterArray], writes: list[bool], index: int) -> bool:
        """True if each array can be bound by itself."""
        most = self.gpu(index).limits["max-storage-buffers-per-shader-stage"]
        if len(arrays) > most or any(array.offset for array in arrays):
            return False
        seen: dict[int, bool] = {}
        for array, is_written in zip(arrays, writes, strict=True):
            before = seen.get(id(array.buffer))
            if before is not None and (before or is_written):
                return False
            seen[id(array.buffer)] = is_written
        return True

    def _run_segments(self, source: Source, arguments: Arguments, grid: Extents, runtime: Runtime) -> None:
        """Run the segments between grid barriers in order; their hidden buffers stay on the device."""
        gpu = self.gpu(runtime.index)

        def launch(segment: Source, arguments: Arguments, grid: Extents) -> None:
            self.launch(segment, arguments, grid, runtime)

        def allocate(shape: Extents, dtype: DType) -> AdapterArray:
            return arrays.made(gpu, shape, dtype, is_cleared=True)

        run_segments(source, launch, arguments, grid, allocate=allocate, read=AdapterArray.numpy)

    def finish(self, index: int) -> None:
        """Wait until all submitted work is done."""
        gpu = self.gpu(index)
        made = arrays.made(gpu, (4,), dtypes.u32, is_cleared=False)
        made.numpy()


def _facts(source: Source, grid: Extents, shapes: tuple[Extents, ...]) -> Facts:
    """Facts about arrays of which each is bound by itself: which narrow ones have the domain's shape."""
    params = [param for param in source.face.params if param.is_array]
    pairs = zip(params, shapes, strict=True)
    alike = [param.name for param, shape in pairs if shape == grid and param.dtype.itemsize < 4]
    return Facts(distinct=True, alike=frozenset(alike if source.face.workgroup is None else ()))


def _capabilities(limits: Mapping[str, int]) -> Capabilities:
    most = min(limits["max-compute-invocations-per-workgroup"], limits["max-compute-workgroup-size-x"], 1024)
    return Capabilities(
        workgroup=most,
        axes=(most,) * 3,
        shared_bytes=min(limits["max-compute-workgroup-storage-size"], Capabilities().shared_bytes),
        in_order=False,
        is_compiled=True,
        architecture="wgsl",
    ).without(MATRIX_WORDS)
