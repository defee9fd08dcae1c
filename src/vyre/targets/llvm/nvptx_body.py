"""Bodies on NVIDIA GPUs: a thread runs one invocation in scalars."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from vyre.analysis.trips import trip_count
from vyre.emit.llvm.collective import collected
from vyre.emit.llvm.memory import Place
from vyre.emit.llvm.nvptx import DeviceNumbers, WarpLanes
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Atomic,
    Barrier,
    Collective,
    For,
    GridSync,
    Load,
    Node,
)
from vyre.ir.walk import evaluated, expressions, operands, statements
from vyre.targets.llvm.body import Body

_FOUR, _EIGHT = ", !llvm.loop !2", ", !llvm.loop !4"  # iterations in flight
_LARGEST_TURN = 60  # expression nodes times lanes
_LARGEST_LOOP = 500  # of a loop that LLVM may write out


def _reads(body: Sequence[Node], arrays: Mapping[str, Place]) -> int:
    """Count the elements read from arrays that are neither private nor shared."""
    parts = (part for node in body for one in operands(node) for part in expressions(one))
    loads = {part for part in parts if isinstance(part, Load)}
    return sum(load.array in arrays and arrays[load.array].fixed is None for load in loads)


class DeviceBody(Body):
    """Emission of the statements of a thread."""

    e: DeviceNumbers
    clear: Callable[[], None] | None = None  # zeroes shared memory, after a grid barrier

    def array(self, place: Place) -> str:
        return next(name for name, known in self.places.items() if known is place)

    def unrolled(self, node: For) -> str:
        """Return metadata that keeps several iterations of a loop with loads in flight: each has a long
        latency.
        """
        inner = list(statements(node.body))
        is_plain = not any(isinstance(one, Barrier | Collective | GridSync | For | Atomic) for one in inner)
        reads = _reads(inner, self.places)
        size = sum(1 for _ in evaluated(node.body))
        if not is_plain or size > _LARGEST_TURN:
            return super().unrolled(node)
        if isinstance(node.stop, Lit):  # LLVM writes out short loops, and leaves long ones as they are
            is_long = (trip_count(node) or 0) * size > _LARGEST_LOOP
            return _EIGHT if is_long else super().unrolled(node)
        return super().unrolled(node) if not reads else _EIGHT if reads == 1 else _FOUR

    def wait(self, node: Barrier | GridSync) -> None:
        if isinstance(node, Barrier):
            self.e.barrier()
            return
        self.e.barrier(is_grid=True)
        if self.clear is not None:
            self.clear()

    def collective(self, node: Collective) -> None:
        args = [self.value(arg) for arg in node.args]
        self.write(node.target, collected(WarpLanes(self.e), node.op, node.args[0].dtype, args))
