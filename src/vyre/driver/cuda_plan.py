"""The launches of a plan on a GPU as one CUDA graph, made once and told where the arrays of a call lie.

Arrays that come and go inside the plan share one piece of memory, as on the CPU. What a call gives back is
made anew for it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
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

MOST_KNOWN = 256  # calls of one pipeline
KEPT_BYTES = 16 << 20  # memory for arrays inside a plan that is kept from call to call, if it is no more


def on_gpu(
    arrays: dict[Name, Any], where: Place, lodging: Lodging, *, types: Mapping[Name, DType],
    written: Collection[Name], outputs: Collection[Name], run: Callable[[dict[Name, Any], Lodging], None],
) -> observe.Copied | None:  # fmt: skip
    """Run on arrays of a GPU; those of the host are copied there and back, once for all launches.

    What `run` makes, and a call gives back, is added to the arrays. What the copies cost is given back.
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


@dataclass
class _Desk:
    """A graph that one call uses at a time, the memory for the arrays inside the plan if that is kept, and
    the address that the graph was told of it.
    """

    graph: Graph | Alone
    memory: DeviceArray | None
    base: int


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
        self.outputs = [
            (n, plan.graph.arrays[n].shape, plan.graph.arrays[n].dtype) for n in self._made.outputs
        ]
        self._desks: dict[object, list[_Desk]] = {}

    def run(self, arrays: dict[Name, DeviceArray], home: Home) -> None:
        """Launch on arrays by name; those that the plan gives back are made and added."""
        for name, shape, dtype in self.outputs:
            arrays[name] = home.made(shape, dtype)
        self.launch(arrays, home.stream, self.desks(arrays))

    def desks(self, arrays: Mapping[Name, DeviceArray]) -> list[_Desk]:
        """Where graphs are kept for arrays like these."""
        from vyre.targets.cuda.launch import is_apart

        written = [array for name, array in arrays.items() if name in self._written]
        read = [array for name, array in arrays.items() if name not in self._written]
        key = (is_apart(written, read), *(array.key for array in arrays.values()))
        return self._desks.setdefault(key, [])

    def launch(self, arrays: Mapping[Name, DeviceArray], stream: int, desks: list[_Desk]) -> None:
        """Launch on arrays, those that are given back among them."""
        if not arrays:  # nobody could see what it did
            return
        try:
            desk = desks.pop()
        except IndexError:
            memory = self._memory(arrays, stream)
            kept = memory if memory.nbytes <= KEPT_BYTES else None
            desk = _Desk(self._graph(arrays, memory, stream), kept, memory.address)
        else:
            memory = self._memory(arrays, stream) if desk.memory is None else desk.memory
        if memory.stream != stream:
            memory.use_on(stream)
        addresses = {name: array.address for name, array in arrays.items()}
        if memory.address != desk.base:
            desk.base = memory.address
            addresses |= {name: desk.base + at for name, at in self._made.at.items()}
        desk.graph.run(addresses, stream)
        desks.append(desk)

    def _memory(self, known: Mapping[Name, DeviceArray], stream: int) -> DeviceArray:
        from vyre.targets.cuda import arrays

        gpu = next(iter(known.values())).gpu
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


class Quick:
    """A call known by what tells its arguments apart: the graph, and which argument is which array."""

    def __init__(self, graph: DeviceSequence, names: Mapping[Name, int], args: Sequence[Any]) -> None:
        from vyre.targets.cuda import arrays, streams

        self._graph, self._names = graph, tuple(names.items())
        first: DeviceArray = args[self._names[0][1]]
        self._gpu, self._make, self._current = first.gpu, arrays.made, streams.current
        self._is_written = any(name in graph._written for name in names)
        self._desks: list[_Desk] | None = None

    def run(self, args: Sequence[Any]) -> tuple[dict[Name, Any], dict[Name, Any]] | None:
        """Launch on the arrays of a call like it; all arrays and those given. None if they share memory."""
        given: dict[Name, Any] = {name: args[at] for name, at in self._names}
        if self._is_written and len(given) > 1:
            ends = sorted([(array.address, array.end) for array in given.values()])
            if any(start < end for (_, end), (start, _) in pairwise(ends)):
                return None
        stream = self._current(self._gpu.index)
        for array in given.values():
            if array.stream != stream:
                array.use_on(stream)
        arrays = dict(given)
        for name, shape, dtype in self._graph.outputs:
            arrays[name] = self._make(self._gpu, shape, dtype, stream=stream, is_cleared=False)
        if self._desks is None:
            self._desks = self._graph.desks(arrays)
        self._graph.launch(arrays, stream, self._desks)
        return arrays, given


class QuickCalls:
    """Calls of a pipeline on our own arrays, known by what tells their arguments apart."""

    def __init__(self) -> None:
        self._known: dict[object, tuple[Any, Quick]] = {}

    def run(self, args: Sequence[Any], named: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """What a call like an earlier one returned, all arrays, those given, and where they are; or None."""
        known = self._known.get(quick_key(args, named))
        if known is None or not known[0].is_current:
            return None
        ran = known[1].run(args)
        return None if ran is None else (known[0].returns, *ran, OWN)

    def learn(
        self, found: Any, args: Sequence[Any], named: Mapping[str, Any], arrays: Mapping[Name, Any]
    ) -> None:
        """Know calls like this one, of this recording, if its arrays are our own and each is given once."""
        key, known = quick_key(args, named), found.compiled.plan.graph.arrays
        own = [(place, value) for place, value in enumerate(args) if type(value).__name__ == "DeviceArray"]
        at = {id(value): place for place, value in own}
        is_plain = all(id(value) in at and value.dtype is known[name].dtype for name, value in arrays.items())
        if key is None or not arrays or not is_plain or len(at) != len(own) or found.given:
            return
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        names = {name: at[id(value)] for name, value in arrays.items()}
        self._known[key] = (found, Quick(found.graphs[0], names, args))


class Own:
    """Where our own arrays are, which are given back as they are."""

    def seen(self, name: str, value: Any) -> Any:
        return value

    def made(self, shape: tuple[int, ...], dtype: DType, *, is_cleared: bool = False) -> Any:
        raise AssertionError("all arrays that a known call gives back were made")

    def given_back(self, made: Any) -> Any:
        return made


OWN = Own()


def quick_key(args: Sequence[Any], named: Mapping[str, Any]) -> tuple[Any, ...] | None:
    """What tells calls apart whose arguments are our own arrays and plain values; None for others."""
    found: list[Any] = []
    for value in (*args, *named.values()):
        kind = type(value)
        if kind.__name__ == "DeviceArray":
            found.append(value.key)
        elif kind in _PLAIN:
            found.append((kind, value) if value else (kind, repr(value)))  # 0.0 is not -0.0
        else:
            return None
    return (*found, *named)


_PLAIN = frozenset((int, float, str, bool))


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
