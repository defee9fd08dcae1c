"""The launches of a plan on a GPU as one CUDA graph, made once and told where the arrays of a call lie.

Arrays that come and go inside the plan share one piece of memory, as on the CPU. What a call gives back is
made anew for it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

from vyre.driver import observe
from vyre.driver.backends import Backend
from vyre.driver.cuda import Cuda
from vyre.driver.graph import Step, fills
from vyre.driver.home import Home
from vyre.driver.hosted import Lodging
from vyre.driver.plan import Plan
from vyre.driver.registry import Place
from vyre.driver.room import Room
from vyre.driver.run import Ready
from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.nodes import Name

if TYPE_CHECKING:
    from vyre.targets.cuda.arrays import DeviceArray
    from vyre.targets.cuda.graphs import Alone, Clear, Graph, Launch

KEPT_BYTES = 64 << 20  # memory for arrays inside a plan that is kept from call to call, if it is no more


def on_gpu(
    arrays: dict[Name, Any], where: Place, lodging: Lodging, *, types: Mapping[Name, DType],
    written: Collection[Name], outputs: Collection[Name], run: Callable[[dict[Name, Any], Lodging], None],
) -> None:  # fmt: skip
    """Run on arrays of a GPU; those of the host are copied there and back, once for all launches.

    What `run` makes, and a call gives back, is added to the arrays.
    """
    if isinstance(lodging, Home):
        run(arrays, lodging)
        return
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
    if observe.is_watched():
        spent += observe.ms_since(began)
        back = staged.bytes_out + sum(array.nbytes for array in made.values())
        observe.tell(observe.Copied("(pipeline)", where.name, staged.bytes_in, back, spent))


@dataclass
class _Desk:
    """A graph that one call uses at a time, and the memory for the arrays inside the plan if that is kept."""

    graph: Graph | Alone
    memory: DeviceArray | None


class DeviceSequence:
    """A plan on a GPU, for arrays like those it is made with."""

    def __init__(
        self, backend: Backend, plan: Plan, ready: Sequence[Ready], scalars: Mapping[Name, Any],
        written: Collection[Name],
    ) -> None:  # fmt: skip
        assert isinstance(backend, Cuda), "whose GPU it is"
        self._written = written
        self._backend, self._plan, self._ready, self._scalars = backend, plan, ready, scalars
        self._made = _made(plan)
        self._desks: dict[object, list[_Desk]] = {}

    def run(self, arrays: dict[Name, DeviceArray], home: Home) -> None:
        """Launch on arrays by name; those that the plan gives back are made and added."""
        from vyre.targets.cuda.launch import is_apart

        written = [array for name, array in arrays.items() if name in self._written]
        read = [array for name, array in arrays.items() if name not in self._written]
        apart = is_apart(written, read)
        for name in self._made.outputs:
            made = self._plan.graph.arrays[name]
            arrays[name] = home.made(made.shape, made.dtype)
        key = (home.index, apart, *(array.key for array in arrays.values()))
        known = self._desks.setdefault(key, [])
        try:
            desk = known.pop()
        except IndexError:
            desk = None
        memory = self._memory(home) if desk is None or desk.memory is None else desk.memory
        memory.use_on(home.stream)
        inside = {name: memory.address + at for name, at in self._made.at.items()}
        if desk is None:
            desk = _Desk(self._graph(arrays, memory, home), memory if memory.nbytes <= KEPT_BYTES else None)
        desk.graph.run({**inside, **{name: array.address for name, array in arrays.items()}}, home.stream)
        known.append(desk)

    def _memory(self, home: Home) -> DeviceArray:
        from vyre.targets.cuda import arrays
        from vyre.targets.cuda.device import device

        gpu = device(home.index)
        return arrays.made(gpu, (self._made.size,), dtypes.u8, stream=home.stream, is_cleared=False)

    def _graph(self, arrays: Mapping[Name, DeviceArray], memory: DeviceArray, home: Home) -> Graph | Alone:
        from vyre.targets.cuda.arrays import DeviceArray
        from vyre.targets.cuda.device import device
        from vyre.targets.cuda.graphs import Alone, Clear, Graph, Launch

        gpu = device(home.index)
        known = dict(arrays)
        for name, at in self._made.at.items():
            made = self._plan.graph.arrays[name]
            known[name] = DeviceArray(
                gpu, memory.address + at, made.shape, made.dtype, stream=home.stream, owner=memory
            )
        steps: list[Launch | Clear] = []
        for position, (step, ready) in enumerate(zip(self._plan.steps, self._ready, strict=True)):
            for name in self._made.cleared.get(position, ()):
                if known[name].nbytes:
                    steps.append(Clear(name, known[name].nbytes))
            if prod(step.piece.grid):
                steps.append(self._launch(step, ready, known, home.index))
        if len(steps) == 1 and isinstance(steps[0], Launch):
            return Alone(steps[0])
        return Graph(gpu, steps, {name: array.address for name, array in known.items()})

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


@dataclass(frozen=True, slots=True)
class _Made:
    """The arrays that a plan makes: those it gives back, those inside it by their offset in one piece of
    memory of `size` bytes, and those to be cleared before a step, by its position.
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
