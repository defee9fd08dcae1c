"""CUDA graphs: several launches that the driver makes at once, one after the other.

A graph is built for one set of addresses. When arrays have moved, the nodes that use them are updated, which
takes about as long as a launch; all others stay unchanged.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from vyre.ir.nodes import Name
from vyre.targets.cuda.api import FORK
from vyre.targets.cuda.device import LEGACY, Gpu
from vyre.targets.cuda.launch import ARGUMENTS, Prepared
from vyre.targets.cuda.signature import address_of


@dataclass(frozen=True, slots=True)
class GraphLaunch:
    """A launch in a graph: the names of the addresses and scalars that its words hold, by word."""

    prepared: Prepared
    slots: Sequence[tuple[Name, int]]


@dataclass(frozen=True, slots=True)
class GraphClear:
    """The zeroing of an array, by its bytes."""

    array: Name
    size: int


class _KernelParams(ctypes.Structure):
    _fields_ = (
        ("function", ctypes.c_void_p), ("blocks", ctypes.c_uint * 3), ("block", ctypes.c_uint * 3),
        ("shared", ctypes.c_uint), ("params", ctypes.c_void_p), ("extra", ctypes.c_void_p),
        ("kernel", ctypes.c_void_p), ("context", ctypes.c_void_p),
    )  # fmt: skip


class _MemsetParams(ctypes.Structure):
    _fields_ = (
        ("address", ctypes.c_uint64), ("pitch", ctypes.c_size_t), ("value", ctypes.c_uint),
        ("element", ctypes.c_uint), ("width", ctypes.c_size_t), ("height", ctypes.c_size_t),
    )  # fmt: skip


class _LaunchNode:
    """A launch's words as the driver reads them when the node is created or updated."""

    def __init__(self, launch: GraphLaunch) -> None:
        prepared = launch.prepared
        self._code = prepared.code  # which stays loaded as long as the node
        count = prepared.words  # each of which is a parameter, and then each map
        self._slots = [(name, at - ARGUMENTS) for name, at in launch.slots]
        self._words = (ctypes.c_uint64 * len(prepared.block))(*prepared.block)
        first = ctypes.addressof(self._words)
        places = [*range(count), *(at - ARGUMENTS for _, at in prepared.map_slots)]
        self._pointers = (ctypes.c_void_p * len(places))(*(first + 8 * at for at in places))
        self.params = _KernelParams(
            prepared.handle, prepared.blocks, prepared.code.kernel.block, prepared.code.kernel.shared,
            ctypes.addressof(self._pointers), None, None, None,
        )  # fmt: skip

    def place(self, words: Mapping[Name, int]) -> None:
        for name, at in self._slots:
            self._words[at] = words[name]

    def changes(self, slots: Mapping[Name, tuple[int, int]]) -> list[int]:
        """The words that calls change: their addresses, and the slots and offsets of their values."""
        first = ctypes.addressof(self._words)
        return [n for name, at in self._slots if name in slots for n in (first + 8 * at, *slots[name])]


class _ClearNode:
    def __init__(self, clear: GraphClear) -> None:
        width = 4 if clear.size % 4 == 0 else 1
        self._array = clear.array
        self.params = _MemsetParams(0, 0, 0, width, clear.size // width, 1)

    def place(self, words: Mapping[Name, int]) -> None:
        self.params.address = words[self._array]

    def changes(self, slots: Mapping[Name, tuple[int, int]]) -> list[int]:
        """The same: the address that is cleared comes first in the record."""
        return [ctypes.addressof(self.params), *slots[self._array]] if self._array in slots else []


class Alone:
    """A single launch, which needs no graph."""

    def __init__(self, launch: GraphLaunch, words: Mapping[Name, int]) -> None:
        self._launch = launch
        self._known = dict(words)

    def run(self, words: Mapping[Name, int], stream: int) -> None:
        """Launch on a stream, with these addresses and scalars; others are unchanged."""
        self._known.update(words)
        self.again(stream)

    def again(self, stream: int) -> None:
        """Launch again on the same arrays."""
        self._launch.prepared.launch([(at, self._known[name]) for name, at in self._launch.slots], stream)


class LaunchGraph:
    """Launches in order as one graph, with the last addresses and scalars that were passed."""

    def __init__(
        self, gpu: Gpu, steps: Sequence[GraphLaunch | GraphClear], words: Mapping[Name, int]
    ) -> None:
        self._gpu, self._known = gpu, dict(words)
        self._nodes = [_LaunchNode(s) if isinstance(s, GraphLaunch) else _ClearNode(s) for s in steps]
        self._users: dict[Name, list[int]] = {}
        for at, step in enumerate(steps):
            names = [name for name, _ in step.slots] if isinstance(step, GraphLaunch) else [step.array]
            for name in names:
                self._users.setdefault(name, []).append(at)
        self._handles: list[int] = []
        self._graph = self._exec = 0
        with gpu.current():
            self._make()

    def __del__(self, is_ending: Callable[[], bool] = sys.is_finalizing) -> None:
        if is_ending() or FORK.is_lost or self._gpu.lost is not None:
            return
        if self._exec:
            self._gpu.cuda.cuGraphExecDestroy(self._exec)
        if self._graph:
            self._gpu.cuda.cuGraphDestroy(self._graph)

    def run(self, words: Mapping[Name, int], stream: int) -> None:
        """Launch on a stream, with these addresses and scalars; others are unchanged."""
        known, changed = self._known, set[int]()
        for name, word in words.items():
            if known[name] != word:
                known[name] = word
                changed.update(self._users.get(name, ()))
        if changed:
            self._update(changed)
        self.again(stream)

    def _update(self, changed: Iterable[int]) -> None:
        """Update nodes; with the context current, without which the driver crashes."""
        self._gpu.adopt()  # so that later calls of this thread find it
        with self._gpu.current():
            for at in changed:
                self._gpu.check(self._updated(at), "updating the addresses in a graph")

    def again(self, stream: int) -> None:
        """Launch again on the same arrays."""
        status = self._gpu.cuda.cuGraphLaunch(self._exec, stream)
        if status:
            status = self._gpu.again(status, lambda: self._gpu.cuda.cuGraphLaunch(self._exec, stream))
            self._gpu.check(status, "launching a graph")

    def record(self, slots: Mapping[Name, tuple[int, int]]) -> list[int]:
        """The words by which `native/call.c` launches the graph on the default stream, with the slots of a
        call, and an offset, for each name whose word it changes.
        """
        gpu, changes = self._gpu, [node.changes(slots) for node in self._nodes]
        nodes = [
            (handle, ctypes.addressof(node.params), int(isinstance(node, _ClearNode)), len(words) // 3)
            for handle, node, words in zip(self._handles, self._nodes, changes, strict=True)
        ]
        functions = (
            "cuCtxGetCurrent", "cuGraphLaunch", "cuGraphExecKernelNodeSetParams_v2",
            "cuGraphExecMemsetNodeSetParams",
        )  # fmt: skip
        return [
            self._exec, LEGACY, gpu.context, *(address_of(getattr(gpu.cuda, name)) for name in functions),
            0, len(nodes), *chain(*nodes), *chain(*changes),
        ]  # fmt: skip

    def _make(self) -> None:
        cuda, gpu = self._gpu.cuda, self._gpu
        cell = ctypes.c_void_p()
        place = ctypes.addressof(cell)
        gpu.check(cuda.cuGraphCreate(place, 0), "making a graph")
        self._graph = cell.value or 0
        for node in self._nodes:
            node.place(self._known)
            before = (ctypes.c_void_p * 1)(self._handles[-1] if self._handles else None)
            after = (ctypes.addressof(before), 1) if self._handles else (None, 0)
            params = ctypes.addressof(node.params)
            if isinstance(node, _LaunchNode):
                status = cuda.cuGraphAddKernelNode_v2(place, self._graph, *after, params)
            else:
                status = cuda.cuGraphAddMemsetNode(place, self._graph, *after, params, gpu.context)
            gpu.check(status, "making a graph")
            self._handles.append(cell.value or 0)
        gpu.check(cuda.cuGraphInstantiateWithFlags(place, self._graph, 0), "making a graph")
        self._exec = cell.value or 0

    def _updated(self, at: int) -> int:
        node, cuda = self._nodes[at], self._gpu.cuda
        node.place(self._known)
        known = (self._exec, self._handles[at], ctypes.addressof(node.params))
        if isinstance(node, _LaunchNode):
            return cuda.cuGraphExecKernelNodeSetParams_v2(*known)
        return cuda.cuGraphExecMemsetNodeSetParams(*known, self._gpu.context)
