"""A batch on a GPU: as one CUDA graph, built once and updated with each call's addresses and scalars, or
launch by launch.

Arrays that live only inside the batch share one allocation, as on the CPU. The arrays that a call returns are
allocated for each call.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from vyre.ir import dtypes
from vyre.ir.nodes import Extents, Name
from vyre.ir.once import once
from vyre.targets.batch import Arguments, Batch, Copied, Launch, Source, layout
from vyre.targets.bounded import DEVICE_GRAPHS, DEVICE_WORKSPACES, GRAPH, BoundedCache
from vyre.targets.cuda import arrays as device_arrays
from vyre.targets.cuda import signature, streams
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.batch_signature import GraphEntry
from vyre.targets.cuda.device import Gpu, device
from vyre.targets.cuda.graphs import Alone, GraphClear, GraphLaunch, LaunchGraph
from vyre.targets.cuda.launch import Prepared, bits, is_apart
from vyre.targets.cuda.memory import CudaMemory
from vyre.targets.cuda.staging import Staged
from vyre.targets.memory import MemorySpace
from vyre.targets.target import OneByOne, Runtime

MOST_GRAPHS = 3  # graphs of one batch for different array addresses
KEPT_BYTES = 16 << 20  # the largest workspace of a batch that is kept from call to call


class Launcher(Protocol):
    """A maker of single launches; `Cuda` is one."""

    def launch(
        self, source: Source, arguments: Arguments, grid: Extents, runtime: Runtime, stream: int
    ) -> None: ...

    def prepared(self, source: Source, arguments: Arguments, grid: Extents, runtime: Runtime) -> Prepared: ...


class CudaExecutable:
    """A batch on a GPU, on arrays that are there or on arrays of the host."""

    def __init__(self, target: Launcher, batch: Batch, runtime: Runtime) -> None:
        self.target, self.batch, self.runtime = target, batch, runtime

    @once
    def graph(self) -> DeviceSequence | None:
        """All launches as one graph; None if which launches run depends on computed data, or on a budget."""
        is_plain = not self.batch.has_barriers and self.batch.budget_bytes is None
        return DeviceSequence(self) if is_plain and self.batch.arrays else None

    def __call__(
        self, arrays: dict[Name, Any], scalars: Mapping[Name, Any], memory: MemorySpace
    ) -> Copied | None:
        if not isinstance(memory, CudaMemory):
            return self._staged(arrays, scalars)
        self._run(arrays, scalars, memory)
        return None

    def _run(self, arrays: dict[Name, Any], scalars: Mapping[Name, Any], memory: CudaMemory) -> None:
        """Run as one graph, unless it is one launch, or there is an observer, who wants every launch."""
        if not self.batch.is_call and not self.runtime.is_watched() and self.graph is not None:
            self.graph.run(arrays, scalars, memory)
            return

        def launch(source: Source, arguments: Arguments, grid: Extents) -> None:
            self.target.launch(source, arguments, grid, self.runtime, memory.stream)

        OneByOne(self.batch, launch)(arrays, scalars, memory)

    def _staged(self, arrays: dict[Name, Any], scalars: Mapping[Name, Any]) -> Copied:
        """Run on copies of arrays of the host, made once for all launches; written ones are copied back."""
        batch, gpu = self.batch, device(self.runtime.index)
        stream = streams.current(gpu.index)
        types = {name: batch.arrays[name].dtype for name in arrays}
        began = time.perf_counter_ns()
        staged = Staged(gpu, arrays, types, unread=batch.unread(), stream=stream)
        spent = time.perf_counter_ns() - began
        there: dict[Name, Any] = dict(staged.arrays)
        self._run(there, scalars, CudaMemory(gpu.index, stream, next(iter(there.values()), None)))
        if self.runtime.is_watched():
            gpu.wait(stream)
        began = time.perf_counter_ns()
        staged.give_back([name for name in arrays if name in batch.written])
        made = {name: there[name].numpy() for name in batch.outputs if name in there and name not in arrays}
        arrays.update(made)
        spent += time.perf_counter_ns() - began
        back = staged.bytes_out + sum(array.nbytes for array in made.values())
        copied = Copied(batch.name, self.runtime.device, staged.bytes_in, back, spent / 1e6)
        if self.runtime.is_watched():
            self.runtime.notify(copied)
        return copied

    def direct(self, kinds: set[type]) -> GraphEntry | None:
        """The way in which machine code runs the batch on arrays of this class; None where it cannot."""
        arrays = signature.asked(*kinds) if len(kinds) == 1 else None
        return None if arrays is None or self.graph is None else GraphEntry(self.graph, arrays)


@dataclass(eq=False)
class _GraphInstance:
    """A graph that one call uses at a time, with the address of its workspace (`base`), and its current
    words: the addresses of the other arrays, and the scalars.
    """

    graph: LaunchGraph | Alone
    base: int
    words: list[int]


def _free(instances: list[_GraphInstance], words: list[int]) -> _GraphInstance | None:
    """An idle graph, preferably one that has these words; None to create a new one.

    Updating a graph's words takes some microseconds. Results of which the last is kept until the next is
    there alternate between two addresses, so several graphs are kept.
    """
    with contextlib.suppress(IndexError):  # another thread was faster
        for at, instance in enumerate(instances):
            if instance.words == words:
                return instances.pop(at)
        if len(instances) >= MOST_GRAPHS:
            return instances.pop(0)
    return None


class DeviceSequence:
    """A batch on a GPU as one graph, for arrays of the shapes and types it was prepared for."""

    def __init__(self, executable: CudaExecutable) -> None:
        self.executable, self.batch = executable, executable.batch
        self.written = executable.batch.written
        self.layout = layout(executable.batch, in_bands=False)
        held = executable.batch.arrays
        self.outputs = [(name, held[name].shape, held[name].dtype) for name in self.layout.outputs]
        self._idle_graphs: BoundedCache[object, list[_GraphInstance]] = DEVICE_GRAPHS.cache()
        self._workspaces: BoundedCache[_GraphInstance, DeviceArray] = DEVICE_WORKSPACES.cache()

    def run(self, arrays: dict[Name, DeviceArray], scalars: Mapping[Name, Any], memory: CudaMemory) -> None:
        """Launch on arrays by name; the batch's outputs are allocated and added."""
        for name, shape, dtype in self.outputs:
            arrays[name] = memory.made(shape, dtype)
        names, words = self.words(arrays, scalars)
        self.launch(names, list(arrays.values()), words, memory.stream, self.instances(arrays))

    def words(
        self, arrays: Iterable[Name], scalars: Mapping[Name, Any]
    ) -> tuple[tuple[Name, ...], list[int]]:
        """The names of arrays and scalars in order, and the words of the scalars."""
        return (*arrays, *scalars), [bits(value) for value in scalars.values()]

    def instances(self, arrays: Mapping[Name, DeviceArray]) -> list[_GraphInstance]:
        """The list of idle graphs for arrays like these, in this order."""
        written = [array for name, array in arrays.items() if name in self.written]
        read = [array for name, array in arrays.items() if name not in self.written]
        key = (is_apart(written, read), *arrays, *(array.key for array in arrays.values()))
        instances, size = self._idle_graphs.get(key), MOST_GRAPHS * GRAPH * len(self.batch.launches)
        return self._idle_graphs.add(key, [], size) if instances is None else instances

    def launch(
        self, names: Sequence[Name], arrays: Sequence[DeviceArray], scalars: Sequence[int], stream: int,
        instances: list[_GraphInstance],
    ) -> None:  # fmt: skip
        """Launch on arrays, the outputs among them, and the words of scalars; in the order of the names."""
        if not arrays:  # the launch would have no effect
            return
        words = [*(array.address for array in arrays), *scalars]
        instance = _free(instances, words)
        memory = None if instance is None else self._workspaces.get(instance)
        is_new = memory is None
        if memory is None:
            memory = self.memory(arrays[0].gpu, stream)
        if instance is None:
            known = dict(zip(names, arrays, strict=False))
            numbers = dict(zip(names[len(arrays) :], scalars, strict=True))
            instance = _GraphInstance(self._graph(known, numbers, memory, stream), memory.address, [])
        if is_new and memory.nbytes <= KEPT_BYTES:
            self._workspaces.put(instance, memory, memory.nbytes)
        if memory.stream != stream:
            memory.use_on(stream)
        if memory.address == instance.base and words == instance.words:
            instance.graph.again(stream)
        else:
            updates = dict(zip(names, words, strict=True))
            if memory.address != instance.base:
                updates |= {name: memory.address + at for name, at in self.layout.at.items()}
            instance.graph.run(updates, stream)
            instance.base, instance.words = memory.address, words
        instances.append(instance)

    def memory(self, gpu: Gpu, stream: int) -> DeviceArray:
        return device_arrays.made(gpu, (self.layout.size,), dtypes.u8, stream=stream, is_cleared=False)

    def _graph(
        self,
        arrays: Mapping[Name, DeviceArray],
        scalars: Mapping[Name, int],
        memory: DeviceArray,
        stream: int,
    ) -> LaunchGraph | Alone:
        known = self.known(arrays, memory, stream)
        steps = self.steps(known)
        words = {**{name: array.address for name, array in known.items()}, **scalars}
        if len(steps) == 1 and isinstance(steps[0], GraphLaunch):
            return Alone(steps[0], words)
        return LaunchGraph(memory.gpu, steps, words)

    def known(
        self, arrays: Mapping[Name, DeviceArray], memory: DeviceArray, stream: int
    ) -> dict[Name, DeviceArray]:
        """All arrays of the batch: those of a call, and those in the workspace."""
        known = dict(arrays)
        for name, at in self.layout.at.items():
            held = self.batch.arrays[name]
            known[name] = DeviceArray(
                memory.gpu, memory.address + at, held.shape, held.dtype, stream=stream, owner=memory
            )
        return known

    def steps(self, known: Mapping[Name, DeviceArray]) -> list[GraphLaunch | GraphClear]:
        """The launches on these arrays, and before each the arrays that must be zero."""
        steps: list[GraphLaunch | GraphClear] = []
        for position, launch in enumerate(self.batch.launches):
            cleared = [name for name, _ in self.layout.unfilled.get(position, ())]
            cleared += [
                n for n, (at, is_filled) in self.layout.outputs.items() if at == position and not is_filled
            ]
            steps += [GraphClear(name, known[name].nbytes) for name in cleared if known[name].nbytes]
            if launch.units:
                steps.append(self._launch(launch, known))
        return steps

    def _launch(self, launch: Launch, known: Mapping[Name, DeviceArray]) -> GraphLaunch:
        executable, params = self.executable, launch.source.face.params
        named = dict(zip((param.name for param in params), launch.names, strict=True))
        passed = {param.name: known[named[param.name]] for param in params if param.is_array}
        for name, array in passed.items():
            if named[name] in launch.shapes:
                passed[name] = array.viewed(array.dtype, launch.shapes[named[name]])
        prepared = executable.target.prepared(launch.source, passed, launch.grid, executable.runtime)
        slots = (*prepared.array_slots, *prepared.scalar_slots)
        return GraphLaunch(prepared, [(named[name], at) for name, at in slots])
