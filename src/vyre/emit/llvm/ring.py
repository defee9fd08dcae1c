"""Products by tiles on NVIDIA GPUs, as LLVM IR around the assembly of `wgmma`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vyre.emit.llvm import wgmma
from vyre.emit.llvm.device_emitter import DeviceEmitter
from vyre.emit.llvm.text import Val
from vyre.emit.llvm.values import Values
from vyre.lower.form import Value
from vyre.lower.ring import RingShape, RingStep
from vyre.lower.ring_steps import FillRing, MultiplyTiles, values

MAP = 'ptr byval([128 x i8]) align 64 "nvvm.grid_constant"'  # the parameter that is a tensor map


@dataclass(frozen=True, slots=True)
class _OpenedRing:
    """The address of a block's ring, and the slots of a thread's position in it."""

    base: Val
    stage: Val
    parity: Val


class RingCode:
    """The code of a ring in a kernel being printed."""

    def __init__(self, e: DeviceEmitter, printer: Values) -> None:
        self.e, self.printer = e, printer
        self.opened: _OpenedRing | None = None

    def emit(self, s: RingStep) -> None:
        """Emit a statement of the ring."""
        if isinstance(s, FillRing):
            self._fill(s)
        elif isinstance(s, MultiplyTiles):
            self._multiply(s)
        else:
            self._open(s.shape)

    def _open(self, shape: RingShape) -> None:
        e = self.e
        start = e.assign("i32", 0, f"ptrtoint {e.shared('', shape.bytes)} to i32")
        tid = [self._special(f"tid.{axis}") for axis in "xyz"]
        thread = e.bin("or", e.bin("or", tid[0], tid[1]), tid[2])
        (base,) = self._assembly(wgmma.begun(shape, "$0", "$2"), "r", [start], [thread])
        slots = [e.alloca("i32", 4), e.alloca("i32", 4)]
        for slot in slots:
            e.store(e.const("i32", 0, 0), slot, 4)
        self.opened = _OpenedRing(base, *slots)

    def _fill(self, s: FillRing) -> None:
        e, opened = self.e, self._opened()
        words = [self._word(value) for value in values(s)[:-1]]
        lane = self._special("laneid")
        with e.when(e.icmp("eq", lane, e.like(lane, 0))):
            position = [e.load("i32", 0, slot, 4) for slot in (opened.stage, opened.parity)]
            maps = [Val("ptr", 0, "%map0"), Val("ptr", 0, "%map1")]
            text = wgmma.fed(s.shape, ("$0", "$1"), "$4", ("$5", "$6"), ("$7", "$8", "$9", "$10", "$11"))
            given = [opened.base, *maps, *words, self._stages(s.shape, s.length)]
            self._move(self._assembly(text, "rr", position, given))

    def _multiply(self, s: MultiplyTiles) -> None:
        e, opened, size = self.e, self._opened(), len(s.offsets)
        kind = "f" if s.shape.kind.is_float else "r"
        (array,) = self.printer.here(self.printer.private[s.sums])
        elem = self.printer.private[s.sums].elem
        places = [e.gep(array, elem, e.const("i64", 0, offset)) for offset in s.offsets]
        sums = [e.load(elem, 0, place, 4) for place in places]
        position = [e.load("i32", 0, slot, 4) for slot in (opened.stage, opened.parity)]
        given = [self._special("tid.z"), self._special("laneid"), self._stages(s.shape, s.length)]
        free = 2 * (size + 2)
        text = wgmma.multiplied(
            s.shape,
            [f"${at}" for at in range(size)],
            (f"${size}", f"${size + 1}"),
            *(f"${free + at}" for at in range(4)),
        )
        results = self._assembly(text, kind * size + "rr", [*sums, *position], [opened.base, *given])
        for place, result in zip(places, results[:size], strict=True):
            e.store(result, place, 4)
        self._move(results[size:])

    def _opened(self) -> _OpenedRing:
        assert self.opened is not None
        return self.opened

    def _move(self, position: Sequence[Val]) -> None:
        opened = self._opened()
        for value, slot in zip(position, (opened.stage, opened.parity), strict=True):
            self.e.store(value, slot, 4)

    def _special(self, name: str) -> Val:
        return self.e.convert("trunc", self.e.special(name), "i32")

    def _word(self, value: Value) -> Val:
        return self.e.convert("trunc", self.printer.scalar(value), "i32")

    def _stages(self, shape: RingShape, length: Value) -> Val:
        """Return how many stages a sum takes."""
        e, total = self.e, self.printer.scalar(length)
        total = e.call("smax", total, e.like(total, 0))
        up = e.bin("add", total, e.like(total, shape.depth - 1))
        return e.convert("trunc", e.bin("udiv", up, e.like(up, shape.depth)), "i32")

    def _assembly(self, text: str, kinds: str, changed: Sequence[Val], given: Sequence[Val]) -> list[Val]:
        """Return what assembly makes of the operands that it changes, of these kinds of registers, which come
        first, then once more as they were, then those that it reads.
        """
        e = self.e
        types = [value.type for value in changed]
        result = "{ " + ", ".join(types) + " }" if len(types) > 1 else types[0]
        reads = ["l" if value.type.startswith("ptr") else "r" for value in given]
        ties = [str(at) for at in range(len(kinds))]
        constraints = ",".join([*(f"={kind}" for kind in kinds), *ties, *reads, "~{memory}"])
        lines = text.replace("\n", "\\0A\\09")
        operands = ", ".join(map(str, (*changed, *given)))
        call = f'call {result} asm sideeffect "{lines}", "{constraints}"({operands}) convergent'
        made = e.assign(result, 0, call)
        if len(types) == 1:
            return [made]
        return [e.assign(type_, 0, f"extractvalue {made}, {at}") for at, type_ in enumerate(types)]
