"""The launches of a plan on a GPU as one CUDA graph, built once and updated with each call's addresses.

Arrays that live only inside the plan share one allocation, as on the CPU. The arrays that a call returns are
allocated for each call.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import prod
from typing import TYPE_CHECKING, Any

from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.nodes import Name
from vyre.plan.arena import Room
from vyre.plan.graph import Step, fills
from vyre.plan.plan import Plan
from vyre.run import observe
from vyre.run.backends import Backend
from vyre.run.cuda import Cuda
from vyre.run.devices import Place
from vyre.run.host_memory import Lodging
from vyre.run.memory_space import Home
from vyre.run.ready import Ready
from vyre.run.remembered import DEVICE_GRAPHS, DEVICE_WORKSPACES, GRAPH
from vyre.targets.bounded import BoundedCache

if TYPE_CHECKING:
    from vyre.targets.cuda.arrays import DeviceArray
    from vyre.targets.cuda.device import Device
    from vyre.targets.cuda.graphs import Alone, Clear, Graph, Launch

MOST_DESKS = 3  # graphs of one plan for different array addresses
KEPT_BYTES = 16 << 20  # the largest workspace of a plan that is kept from call to call


def on_gpu(
    arrays: dict[Name, Any], where: Place, lodging: Lodging, *, types: Mapping[Name, DType],
    written: Collection[Name], outputs: Collection[Name], run: Callable[[dict[Name, Any], Lodging], None],
) -> observe.Copied | None:  # fmt: skip
    """Run on arrays of a GPU; those of the host are copied there and back, once for all launches.

    The outputs that `run` allocates are added to `arrays`. Returns the cost of the copies; None without
    copies.
    """
    if isinstance(lodging, Home):
        run(arrays, lodging)
        return None
    from vyre.targets.cuda import streams
    from vyre.targets.cuda.device import device
    from vyre.targets.cuda.staging import Staged

    stream = streams.current(where.index)
    began = observe.now()
    staged = Staged(device(where.index), arrays, types, unread=(), stream=stream)
    spent = observe.ms_since(began)
    there: dict[Name, Any] = dict(staged.arrays)
    run(there, Home(where.index, stream, next(iter(there.values()), None)))
    device(where.index).wait(stream)
    began = observe.now()
    staged.give_back([name for name in arrays if name in written])
    made = {name: there[name].numpy() for name in outputs if name in there and name not in arrays}
    arrays.update(made)
    spent += observe.ms_since(began)
    back = staged.bytes_out + sum(array.nbytes for array in made.values())
    copied = observe.Copied("(pipeline)", where.name, staged.bytes_in, back, spent)
    if observe.is_watched():
        observe.tell(copied)
    return copied


@dataclass(eq=False)
class _Desk:
    """A graph that one call uses at a time, with its current addresses: of the workspace (`base`), and of the
    other arrays (`addresses`).
    """

    graph: Graph | Alone
    base: int
    addresses: list[int]


def _free(desks: list[_Desk], addresses: list[int]) -> _Desk | None:
    """An unused desk, preferably one whose graph has these addresses; None to create a new one.

    Updating a graph's addresses takes some microseconds. Results of which the last is kept until the next is
    there alternate between two addresses, so several desks are kept.
    """
    with contextlib.suppress(IndexError):  # another thread was faster
        for at, desk in enumerate(desks):
            if desk.addresses == addresses:
                return desks.pop(at)
        if len(desks) >= MOST_DESKS:
            return desks.pop(0)
    return None


class DeviceSequence:
    """A plan on a GPU, for arrays of the shapes and types it was created with."""

    def __init__(
        self, backend: Backend, plan: Plan, ready: Sequence[Ready], scalars: Mapping[Name, Any],
        written: Collection[Name],
    ) -> None:  # fmt: skip
        assert isinstance(backend, Cuda), "whose GPU it is"
        self.written = written
        self._backend, self._plan, self._ready, self._scalars = backend, plan, ready, scalars
        self._made = _made(plan)
        self.outputs = [
            (n, plan.graph.arrays[n].shape, plan.graph.arrays[n].dtype) for n in self._made.outputs
        ]
        self._desks: BoundedCache[object, list[_Desk]] = DEVICE_GRAPHS.cache()
        self._workspaces: BoundedCache[_Desk, DeviceArray] = DEVICE_WORKSPACES.cache()

    def run(self, arrays: dict[Name, DeviceArray], home: Home) -> None:
        """Launch on arrays by name; the plan's outputs are allocated and added."""
        for name, shape, dtype in self.outputs:
            arrays[name] = home.made(shape, dtype)
        self.launch(arrays, list(arrays.values()), home.stream, self.desks(arrays))

    def desks(self, arrays: Mapping[Name, DeviceArray]) -> list[_Desk]:
        """The list of idle graphs for arrays like these."""
        from vyre.targets.cuda.launch import is_apart

        written = [array for name, array in arrays.items() if name in self.written]
        read = [array for name, array in arrays.items() if name not in self.written]
        key = (is_apart(written, read), *(array.key for array in arrays.values()))
        desks, size = self._desks.get(key), MOST_DESKS * GRAPH * len(self._plan.steps)
        return self._desks.add(key, [], size) if desks is None else desks

    def launch(
        self, names: Collection[Name], arrays: Sequence[DeviceArray], stream: int, desks: list[_Desk]
    ) -> None:
        """Launch on arrays, the outputs among them."""
        if not arrays:  # the launch would have no effect
            return
        addresses = [array.address for array in arrays]
        desk = _free(desks, addresses)
        memory = None if desk is None else self._workspaces.get(desk)
        is_new = memory is None
        if memory is None:
            memory = self._memory(arrays[0].gpu, stream)
        if desk is None:
            graph = self._graph(dict(zip(names, arrays, strict=True)), memory, stream)
            desk = _Desk(graph, memory.address, [])
        if is_new and memory.nbytes <= KEPT_BYTES:
            self._workspaces.put(desk, memory, memory.nbytes)
        if memory.stream != stream:
            memory.use_on(stream)
        if memory.address == desk.base and addresses == desk.addresses:
            desk.graph.again(stream)
        else:
            updates = dict(zip(names, addresses, strict=True))
            if memory.address != desk.base:
                updates |= {name: memory.address + at for name, at in self._made.at.items()}
            desk.graph.run(updates, stream)
            desk.base, desk.addresses = memory.address, addresses
        desks.append(desk)

    def _memory(self, gpu: Device, stream: int) -> DeviceArray:
        from vyre.targets.cuda import arrays

        return arrays.made(gpu, (self._made.size,), dtypes.u8, stream=stream, is_cleared=False)

    def _graph(self, arrays: Mapping[Name, DeviceArray], memory: DeviceArray, stream: int) -> Graph | Alone:
        from vyre.targets.cuda.arrays import DeviceArray
        from vyre.targets.cuda.graphs import Alone, Clear, Graph, Launch

        gpu = memory.gpu
        known = dict(arrays)
        for name, at in self._made.at.items():
            made = self._plan.graph.arrays[name]
            known[name] = DeviceArray(
                gpu, memory.address + at, made.shape, made.dtype, stream=stream, owner=memory
            )
        steps: list[Launch | Clear] = []
        for position, (step, ready) in enumerate(zip(self._plan.steps, self._ready, strict=True)):
            for name in self._made.cleared.get(position, ()):
                if known[name].nbytes:
                    steps.append(Clear(name, known[name].nbytes))
            if prod(step.piece.grid):
                steps.append(self._launch(step, ready, known, gpu.index))
        addresses = {name: array.address for name, array in known.items()}
        if len(steps) == 1 and isinstance(steps[0], Launch):
            return Alone(steps[0], addresses)
        return Graph(gpu, steps, addresses)

    def _launch(self, step: Step, ready: Ready, known: Mapping[Name, DeviceArray], index: int) -> Launch:
        from vyre.targets.cuda.graphs import Launch
        from vyre.targets.cuda.launch import bits

        named = {q.name: p.name for p, q in zip(step.program.params, ready.program.params, strict=True)}
        given = {q.name: known[named[q.name]] for q in ready.program.params if q.is_array}
        prepared = self._backend.prepared(ready, given, step.piece.grid, index)
        return Launch(
            prepared,
            [(named[name], at) for name, at in prepared.array_slots],
            [(at, bits(self._scalars[named[name]])) for name, at in prepared.scalar_slots],
        )


class DeviceQuick:
    """A warm call: the graph, and the argument position of each array."""

    def __init__(self, graph: DeviceSequence, names: Mapping[Name, int], args: Sequence[Any]) -> None:
        from vyre.targets.cuda import streams
        from vyre.targets.cuda.arrays import Mould

        self._graph, self._places = graph, tuple(names.values())
        first: DeviceArray = args[self._places[0]]
        self._index, self._current = first.gpu.index, streams.current
        self._moulds = [Mould(first.gpu, shape, dtype) for _, shape, dtype in graph.outputs]
        self._names = (*names, *(name for name, _, _ in graph.outputs))
        self._is_written = len(names) > 1 and any(name in graph.written for name in names)
        self._desks: list[_Desk] | None = None

    def run(self, args: Sequence[Any]) -> tuple[dict[Name, Any], dict[Name, Any]] | None:
        """Run a call like this one; returns all arrays and those passed in, or None if they share memory."""
        arrays = [args[at] for at in self._places]
        if self._is_written:
            ends = sorted([(array.address, array.end) for array in arrays])
            if any(start < end for (_, end), (start, _) in pairwise(ends)):
                return None
        stream = self._current(self._index)
        for array in arrays:
            if array.stream != stream:
                array.use_on(stream)
        for mould in self._moulds:
            arrays.append(mould.made(stream))
        if self._desks is None:
            self._desks = self._graph.desks(dict(zip(self._names, arrays, strict=True)))
        self._graph.launch(self._names, arrays, stream, self._desks)
        known = dict(zip(self._names, arrays, strict=True))
        return known, dict(zip(self._names, arrays[: len(self._places)], strict=False))


class Own:
    """The memory space of Vyre's own arrays, which are returned without conversion."""

    def seen(self, name: str, value: Any) -> Any:
        return value

    def made(self, shape: tuple[int, ...], dtype: DType, *, is_cleared: bool = False) -> Any:
        raise AssertionError("all arrays that a known call gives back were made")

    def given_back(self, made: Any) -> Any:
        return made


OWN = Own()


@dataclass(frozen=True, slots=True)
class _Made:
    """The arrays that a plan allocates: its outputs, the inner arrays by their offset in one workspace of
    `size` bytes, and the arrays to be cleared before a step, by its position.
    """

    outputs: tuple[Name, ...]
    at: Mapping[Name, int]
    size: int
    cleared: Mapping[int, Sequence[Name]]


def _made(plan: Plan) -> _Made:
    room = Room()
    outputs: list[Name] = []
    at: dict[Name, int] = {}
    cleared: dict[int, list[Name]] = {}
    for position, step in enumerate(plan.steps):
        for param in step.program.params:
            array = plan.graph.arrays.get(param.name)
            if array is None or not array.starts_at_zero or param.name in at or param.name in outputs:
                continue
            if param.name in plan.graph.outputs:
                outputs.append(param.name)
            else:
                at[param.name], _ = room.taken(param.name, prod(array.shape) * array.dtype.itemsize)
            if not fills(step.piece, param.name, array.shape):
                cleared.setdefault(position, []).append(param.name)
        for name in step.dead:
            room.free(name)
    return _Made(tuple(outputs), at, room.size, cleared)
