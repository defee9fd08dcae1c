"""A pipeline that runs block by block, in any process: the calls of the whole, and the programs of a block.

The function of the pipeline runs once, where the blocks are planned, on stand-ins with the shapes of the
whole arrays. Other processes get the recorded graph, so they need neither its source nor its module.
"""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import blake2b
from threading import Lock
from typing import Any

import numpy as np

from vyre.cache.compile_lock import alone
from vyre.ir.dtypes import i32
from vyre.ir.problem import CallError
from vyre.plan.blocks import Halo, block_graph, halos
from vyre.plan.graph import Graph
from vyre.plan.plan import make_plan
from vyre.plan.stand_ins import Traced
from vyre.run import context, placing
from vyre.run.bind import argument_at, scalar
from vyre.run.elementwise import Elementwise
from vyre.run.kernel import Kernel
from vyre.run.pipeline import Pipeline
from vyre.run.pipeline import pipeline as pipeline_of
from vyre.run.recording import CompiledPlan, Recording, rules_of, run
from vyre.targets.host_arrays import unbacked
from vyre.targets.registry import Place

MOST = 64  # of blocked calls that a process keeps


@dataclass(frozen=True, slots=True)
class BlockedArray:
    """An array of the whole that is cut into blocks along some axes: its shape and dtype."""

    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    cut: tuple[int, ...]

    @property
    def ndim(self) -> int:
        return len(self.shape)


@dataclass(frozen=True)
class BlockedCall:
    """A call of a pipeline or kernel that can be run for one block of its results.

    `inputs` are the arrays of the graph that come from outside; `cut` those that are cut into blocks;
    `extents` the whole extents of the axes that are cut, and `around` the halos along them. `device` is the
    one that the call names: the process that runs a block must have it, the one that plans it need not.
    """

    graph: Graph
    scalars: Mapping[str, Any]
    inputs: tuple[str, ...]
    cut: frozenset[str]
    extents: Mapping[int, int]
    around: Mapping[int, Halo]
    is_single: bool
    device: str | None = None
    _plans: dict[object, tuple[Recording, Mapping[int, str]]] = field(default_factory=dict, compare=False)
    _known: set[object] = field(default_factory=set, compare=False)  # plans that have run here
    _lock: Any = field(default_factory=Lock, compare=False)

    @property
    def outputs(self) -> list[tuple[tuple[int, ...], np.dtype[Any]]]:
        """The shapes and dtypes of the whole results."""
        made = [self.graph.arrays[name] for name in self.graph.outputs]
        return [(each.shape, each.dtype.storage) for each in made]

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (self.data,)

    @property
    def data(self) -> bytes:
        """The call as bytes, for other processes."""
        parts = (self.graph, dict(self.scalars), self.inputs, self.cut)
        more = (dict(self.extents), dict(self.around), self.is_single, self.device)
        return zlib.compress(pickle.dumps((*parts, *more)))

    @property
    def digest(self) -> str:
        return blake2b(self.data, digest_size=16).hexdigest()

    def run(self, arrays: Mapping[str, Any], origin: Mapping[int, int]) -> tuple[Any, ...]:
        """The results over a window of the arguments, by name, that begins at `origin` in the whole."""
        window = {
            axis: extent
            for name in self.cut
            for axis, extent in enumerate(arrays[name].shape)
            if axis in self.extents
        }
        where, (recording, names) = self._placed(window)
        scalars = {name: scalar(name, i32, origin[axis]) for axis, name in names.items()}
        recording = Recording(
            recording.compiled, {**recording.scalars, **scalars}, {}, recording.arguments, recording.returns
        )
        written = recording.compiled.written
        arguments = {
            name: np.array(a, order="C") if name in written else settled(a) for name, a in arrays.items()
        }
        key = (id(recording.compiled), where.name)
        if key in self._known:
            results: tuple[Any, ...] = run(recording, arguments, where)
            return results
        with alone(context.code_cache().directory, self.digest):  # another process may be compiling it
            results = run(recording, arguments, where)
        self._known.add(key)
        return results

    def _placed(self, window: Mapping[int, int]) -> tuple[Place, tuple[Recording, Mapping[int, str]]]:
        """The device of this process that runs the block, as for a call on arrays of the host."""
        where = context.place_of(self.device)
        made = self._recording(window, where.name)
        if context.is_open(self.device):
            estimate = placing.of_plan(made[0].compiled, self.scalars, self.inputs)
            if estimate is not None and estimate.moves:
                return estimate.there, self._recording(window, estimate.there.name)
        return where, made

    def _recording(self, window: Mapping[int, int], device: str) -> tuple[Recording, Mapping[int, str]]:
        key = (tuple(sorted(window.items())), device)
        with self._lock:
            if key not in self._plans:
                graph, names = block_graph(self.graph, self.extents, self.cut, self.around, window)
                plan = make_plan(graph, "auto", rules=rules_of(graph, ("auto", None, device)))
                returns = tuple(
                    Traced(name, graph.arrays[name].shape, graph.arrays[name].dtype, None)
                    for name in graph.outputs
                )
                arguments = {name: (name,) for name in self.inputs}
                made = Recording(CompiledPlan.of(plan), self.scalars, {}, arguments, returns)
                self._plans[key] = made, names
            return self._plans[key]


def settled(array: Any) -> Any:
    """The array as kernels take it: one that came over a network may lie at any address."""
    return np.require(array, requirements=("C", "A"))


@lru_cache(maxsize=MOST)
def _loaded(data: bytes) -> BlockedCall:
    """The call that these bytes are: one object for equal bytes, which keeps its compiled plans."""
    return BlockedCall(*pickle.loads(zlib.decompress(data)))


def blocked_call(
    what: Kernel | Elementwise | Pipeline,
    args: Sequence[Any],
    named: Mapping[str, Any],
    extents: Mapping[int, int],
) -> tuple[BlockedCall, dict[str, Any]]:
    """The call with these arguments, and its whole arrays by name; a Stand is an array in blocks."""
    pipeline = _as_pipeline(what) if isinstance(what, Kernel | Elementwise) else what
    stands = [unbacked(a.shape, a.dtype) if isinstance(a, BlockedArray) else a for a in args]
    device = named.get("device") if "device" in pipeline._words else None
    words = {
        n: unbacked(a.shape, a.dtype) if isinstance(a, BlockedArray) else a
        for n, a in named.items()
        if device is None or n != "device"
    }
    recording, arguments = pipeline._record_call(tuple(stands), words)
    graph = recording.compiled.plan.graph
    noted = {name: launch.name for launch, name in recording.notes}
    if noted and extents:
        title = next(iter(noted.values()))
        raise CallError(
            f"{title} uses debug or expect, whose records belong to one launch over the whole array. "
            f"Fix: use map_blocks, or remove them."
        )
    graph = replace(graph, outputs=tuple(name for name in graph.outputs if name not in noted))
    own = [named[n] for n in words]
    originals = {id(s): a for s, a in zip((*stands, *words.values()), (*args, *own), strict=True)}
    arrays = {name: argument_at(arguments, place) for name, place in recording.arguments.items()}
    whole = {name: originals.get(id(value), value) for name, value in arrays.items()} | dict(
        recording.outside
    )
    cut = frozenset(name for name, value in whole.items() if isinstance(value, BlockedArray) and value.cut)
    if not isinstance(recording.returns, Traced | tuple | list):
        kind = type(recording.returns).__name__
        raise CallError(f"{what.__name__} returns a {kind}. Fix: return an array, or a tuple of arrays.")
    around = halos(graph, extents, cut)
    is_single = isinstance(recording.returns, Traced)
    call = BlockedCall(graph, recording.scalars, tuple(whole), cut, dict(extents), around, is_single, device)
    return call, whole


def _as_pipeline(called: Kernel | Elementwise) -> Pipeline:
    """A pipeline of one call."""

    def call(*args: Any, **named: Any) -> Any:
        return called(*args, **named)

    call.__name__ = called.__name__
    return pipeline_of(call)


def output_shapes(
    what: Kernel | Elementwise | Pipeline, args: Sequence[Any], named: Mapping[str, Any]
) -> tuple[list[tuple[tuple[int, ...], np.dtype[Any]]], bool]:
    """The shapes and dtypes of a call's results, without running it, and whether it returns one array."""
    call, _ = blocked_call(what, args, named, {})
    return call.outputs, call.is_single
