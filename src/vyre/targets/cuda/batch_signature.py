"""Batches on a GPU as signatures, so that `native/call.c` launches them."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

import numpy as np

from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.nodes import Extents, Name
from vyre.targets.bounded import GRAPH, Usage, gauge
from vyre.targets.cpu import signature as native
from vyre.targets.cpu.signature import ArgumentRow, Arrays, Equal, Make, Output, SlotExtent
from vyre.targets.cuda import arrays as device_arrays
from vyre.targets.cuda import foreign, signature
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.device import LEGACY, device
from vyre.targets.cuda.graphs import GraphLaunch, LaunchGraph
from vyre.targets.cuda.launch import bits

if TYPE_CHECKING:
    from vyre.targets.cuda.executable import DeviceSequence

KEPT_BYTES = 64 << 10  # the largest workspace of a signature, of which there may be thousands
_IN_TURNS = 2  # graphs of a signature: a result that is kept until the next is there has two addresses
_WORKSPACE = "(workspace)"
_APART = 48  # bits of an address
MOST_BYTES = 128 << 20  # of all signatures' graphs; beyond that, calls are launched by Python


@dataclass(eq=False)
class _Turns:
    """The graphs of a signature, and what machine code reads of them."""

    graphs: list[LaunchGraph]
    memory: DeviceArray
    bytes: int
    records: list[ctypes.Array[ctypes.c_int64]]
    table: ctypes.Array[ctypes.c_int64]


_KEPT: WeakSet[_Turns] = WeakSet()


def _usage() -> Usage:
    kept = list(_KEPT)
    return Usage(len(kept), sum(graph.bytes for graph in kept), 0, MOST_BYTES)


gauge("device graphs of signatures", _usage)


class GraphEntry:
    """A batch as machine code launches it, on arrays of one class."""

    def __init__(self, sequence: DeviceSequence, arrays: Arrays) -> None:
        self.arrays, self._sequence = arrays, sequence
        self._runtime, self._size = sequence.executable.runtime, sequence.layout.size
        self._gpu, self._has_complex = device(self._runtime.index), False
        # Launches clear what they do not fill. A large workspace is allocated for each call, as outputs are.
        self.outputs = {name: Output(shape, dtype, True) for name, shape, dtype in sequence.outputs}
        if self._size > KEPT_BYTES:
            self.outputs[_WORKSPACE] = Output((self._size,), dtypes.u8, True)

    def row(
        self, name: str, slot: int, array: Any, dtype: DType, *, writes: bool
    ) -> tuple[ArgumentRow, list[Equal]] | None:
        """The row of an array like this one, and its extents; None if machine code cannot compare it."""
        if array.element is not None:
            self.arrays = native.of_complex(self.arrays)
        row = signature.array_row(
            self.arrays, name, slot, array, self._runtime.index, is_made=False, writes=writes
        )
        return None if row is None else (row, signature.extents(row, array))

    def make(self, at: int, slot: int, made: Output) -> tuple[Make, ArgumentRow] | None:
        """An array to make, and its row; None where such an array cannot be made."""
        if made.element is not None and not self._joins(made.element):
            return None
        array, index = self._example(made.shape, made.dtype, at), self._runtime.index
        row = signature.array_row(self.arrays, "", slot, array, index, is_made=True, writes=True)
        maker = signature.Fresh(made.shape, made.dtype, not made.is_filled).maker(self.arrays.kind, self._gpu)
        shape = tuple(map(SlotExtent, made.shape))
        return None if row is None else (Make(at, made.dtype, shape, maker=maker), row)

    def _joins(self, element: np.dtype[Any]) -> bool:
        """True if made numbers are returned as a complex array; our own have none, so the numbers are."""
        is_alone = len({*self.outputs} - {_WORKSPACE}) == 1
        self._has_complex = element.kind == "c" and self.arrays is not signature.OWN
        return self.arrays is signature.OWN or (self._has_complex and is_alone)

    def finish(self, example: Any) -> Callable[[Any], object] | None:
        """The function that joins the parts of complex numbers; None where there are none, since made arrays
        are those of the class already.
        """
        return foreign.joined if self._has_complex else None

    def runs(
        self, arrays: Mapping[Name, Any], slots: Mapping[Name, int], scalars: Mapping[Name, Any]
    ) -> dict[str, Any] | None:
        """The fields of a signature that say what runs, for arrays like these: one launch, or graphs that
        take turns; None if there is nothing to launch, or no room for more graphs.
        """
        sequence, gpu = self._sequence, self._gpu
        made = {
            name: self._placed(at, name, output) for at, (name, output) in enumerate(self.outputs.items())
        }
        is_kept = self._size <= KEPT_BYTES
        memory = made.pop(_WORKSPACE, None) or sequence.memory(gpu, LEGACY)
        known = sequence.known({**arrays, **made}, memory, LEGACY)
        steps = sequence.steps(known)
        if not steps:
            return None
        words = {name: array.address for name, array in known.items()}
        words |= {name: bits(value) for name, value in scalars.items() if name not in slots}
        words |= dict.fromkeys([name for name in scalars if name in slots], 0)
        placed = {name: (slot, 0) for name, slot in slots.items()}
        if not is_kept:
            placed |= {name: (slots[_WORKSPACE], at) for name, at in sequence.layout.at.items()}
        if is_kept and len(steps) == 1 and isinstance(steps[0], GraphLaunch):
            return self._alone(steps[0], slots, words, memory)
        count = _IN_TURNS if made else 1
        size = count * len(steps) * GRAPH + KEPT_BYTES
        if _usage().bytes + size > MOST_BYTES:
            return None
        graphs = [LaunchGraph(gpu, steps, words) for _ in range(count)]
        records = [(ctypes.c_int64 * len(record))(*record) for record in (g.record(placed) for g in graphs)]
        table = (ctypes.c_int64 * (2 + len(records)))(0, len(records), *map(ctypes.addressof, records))
        kept = _Turns(graphs, memory, size, records, table)
        _KEPT.add(kept)
        launch = native.GpuLaunch(
            function=0,
            kernel=ctypes.addressof(table),
            index=self._runtime.index,
            is_graph=True,
            is_bound=True,
        )
        return {"launch": launch, "keep": kept}

    def _alone(
        self, launch: GraphLaunch, slots: Mapping[Name, int], words: Mapping[Name, int], memory: DeviceArray
    ) -> dict[str, Any]:
        own_slots = {at: slots[name] for name, at in launch.slots if name in slots}
        fixed = {at: words[name] for name, at in launch.slots if name not in slots}
        return {
            "plan": signature.plan_of(launch.prepared, own_slots, fixed),
            "launch": signature.launch_of(launch.prepared, self._runtime.index, is_bound=bool(memory.nbytes)),
            "keep": (launch.prepared, memory),
        }

    def _placed(self, at: int, name: Name, output: Output) -> DeviceArray:
        """An array like those that are made: in memory if it is cleared, since a graph checks that."""
        inside, outputs = self._sequence.layout.unfilled, self._sequence.layout.outputs
        is_cleared = bool(inside) if name == _WORKSPACE else not outputs[name][1]
        if not is_cleared:
            return self._example(output.shape, output.dtype, at)
        return device_arrays.made(self._gpu, output.shape, output.dtype, stream=LEGACY, is_cleared=False)

    def _example(self, shape: Extents, dtype: DType, number: int) -> DeviceArray:
        """An array like those that are made; nothing is at its address, which no other array has."""
        return DeviceArray(
            self._gpu, (number + 1) << _APART, shape, dtype, stream=LEGACY, owner=self._sequence
        )
