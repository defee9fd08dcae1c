"""Exchange of values between invocations: by atomics, emitted lane by lane, each as one indivisible step, and
by collectives. Of these a strip is a subgroup, so its lanes are the 32 invocations that exchange values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from vyre.emit.llvm.builder import Emitter
from vyre.emit.llvm.memory import BufferPlace
from vyre.emit.llvm.text import ELEMENT, Val, whole_of
from vyre.ir.dtypes import DType
from vyre.ir.limits import SUBGROUP
from vyre.lower.group_start import ASK
from vyre.ops import ATOMICS, COLLECTIVES
from vyre.ops.row import OpRow
from vyre.ops.subgroup import Way

Step = Callable[
    [Val, list[Val], bool], Val
]  # an atomic at an address, by a thread that is alone; the old value


def emit_strip(
    e: Emitter,
    op: str,
    place: BufferPlace,
    at: Val,
    args: list[Val],
    test: Val,
    lanes: int,
    is_wanted: bool = True,
    test_alone: Val | None = None,
) -> Val:
    """Emit the atomic `op` for a strip; return the old values, if wanted: 0 where the test fails. A thread
    that is alone with the array, as `test_alone` finds out, needs no locks; a workgroup on a CPU is a thread.
    """
    is_own = place.fixed is not None and e.zero is not None
    alone = is_own if test_alone is None else test_alone

    def step(where: Val, values: list[Val], is_alone: bool) -> Val:
        if op == ASK:
            e.line(f'call void asm sideeffect "prefetch.global.L2 [$0];", "l"({where})')
            return e.const(ELEMENT[place.dtype.name], 0, 0)
        cell = Cell(e, place.dtype, where, place.align, is_wanted, is_alone, place.fixed is not None)
        old: Val = ATOMICS[op].llvm(cell, *values)
        return old

    if not lanes:
        return _scalar(e, step, place, at, args, test, alone)
    at, test = e.splat(at, lanes), e.splat(test, lanes)
    if e.zero is None:
        return _unrolled(e, step, place, at, args, test)
    return _lanes(e, step, place, at, args, test, alone)


def _either(e: Emitter, alone: bool | Val, emit: Callable[[bool], None]) -> None:
    """Emit what a thread does that is alone, or is not, or both and a branch."""
    if isinstance(alone, bool):
        emit(alone)
        return
    without, within, after = e.label("alone"), e.label("shared"), e.label("updated")
    e.branch(alone, without, within)
    e.start_closed(without)
    emit(True)
    e.jump(after)
    e.start_closed(within)
    emit(False)
    e.start(after)


def _scalar(
    e: Emitter,
    step: Step,
    place: BufferPlace,
    at: Val,
    args: list[Val],
    test: Val,
    alone: bool | Val = False,
) -> Val:
    elem = ELEMENT[place.dtype.name]
    out = e.alloca(elem, 8)
    e.store(e.const(elem, 0, 0), out, 8)
    with e.when(test):
        where = e.gep(place.base, place.stored, at)
        _either(e, alone, lambda is_alone: e.store(step(where, args, is_alone), out, 8))
    return e.load(elem, 0, out, 8)


def _lanes(
    e: Emitter, step: Step, place: BufferPlace, at: Val, args: list[Val], test: Val, alone: bool | Val
) -> Val:
    """Loop over the lanes; their offsets and operands are written to memory first. A thread that is alone
    takes all lanes in turn without tests if none is left out.
    """
    elem, lanes = ELEMENT[place.dtype.name], at.lanes
    word = e.assign(f"i{lanes}", 0, f"bitcast {test} to i{lanes}")
    olds = _laid_down(e, e.const(elem, lanes, 0))
    offsets = _laid_down(e, at)
    operands = [_laid_down(e, e.splat(arg, lanes)) if arg.lanes else None for arg in args]

    def update(number: Val) -> None:
        where = e.gep(place.base, place.stored, e.load("i64", 0, e.gep(offsets, "i64", number), 8))
        scalars = [
            arg if operand is None else e.load(elem, 0, e.gep(operand, elem, number), place.align)
            for arg, operand in zip(args, operands, strict=True)
        ]
        old = e.gep(olds, elem, number)
        _either(e, alone, lambda is_alone: e.store(step(where, scalars, is_alone), old, place.align))

    def lane(number: Val) -> None:
        shifted = e.bin("lshr", word, e.resize(number, word.elem, signed=False))
        with e.when(e.convert("trunc", shifted, "i1")):
            update(number)

    def one_by_one() -> None:
        e.loop(e.const("i64", 0, 0), e.const("i64", 0, lanes), lane, note=", !llvm.loop !0")

    if alone is not True:
        one_by_one()
        return e.load(elem, lanes, olds, 64)
    every, some, after = e.label("every"), e.label("some"), e.label("updated")
    e.branch(e.icmp("eq", word, e.const(word.elem, 0, -1)), every, some)
    e.start_closed(every)
    # One instruction for all lanes: processors learn for each whether its loads must wait for stores.
    e.loop(e.const("i64", 0, 0), e.const("i64", 0, lanes), update, note=", !llvm.loop !0")
    e.jump(after)
    e.start_closed(some)
    one_by_one()
    e.start(after)
    return e.load(elem, lanes, olds, 64)


def _unrolled(e: Emitter, step: Step, place: BufferPlace, at: Val, args: list[Val], test: Val) -> Val:
    """Emit the atomic for each lane in turn."""
    olds = Val(ELEMENT[place.dtype.name], at.lanes, "poison")
    for lane in range(at.lanes):
        number = e.const("i64", 0, lane)
        scalars = [e.extract(arg, number) for arg in args]
        old = _scalar(e, step, place, e.extract(at, number), scalars, e.extract(test, number))
        olds = e.assign(olds.elem, at.lanes, f"insertelement {olds}, {old}, {number}")
    return olds


def _laid_down(e: Emitter, value: Val) -> Val:
    address = e.alloca(value.type)
    e.store(value, address, 64)
    return address


@dataclass(frozen=True, slots=True)
class Cell:
    """One element in memory, on which the row of an atomic emits it; every method returns the old value."""

    e: Emitter
    dtype: DType
    where: Val
    align: int
    is_wanted: bool = True  # the old value is used
    is_alone: bool = False  # no other thread has the array
    is_own: bool = False  # nothing outside of the kernel sees the array

    def read(self) -> Val:
        """Load the element in one step."""
        # Without volatile, LLVM 22 combines such a load with others for PTX, and aborts.
        return self.e.from_bits(self.dtype, self._bits("atomic volatile"))

    def _bits(self, how: str = "atomic") -> Val:
        bits = f"i{self.dtype.bits}"
        text = f"load {how} {bits}, {self.where}{self.e.scope} monotonic, align {self.align}"
        return self.e.assign(bits, 0, text)

    def write(self, value: Val) -> Val:
        """Store the element in one step; the result is not used."""
        bits = self.e.to_bits(self.dtype, value)
        if self.is_alone:
            self.e.store(bits, self.where, self.align)
            return value
        self.e.line(f"store atomic {bits}, {self.where}{self.e.scope} monotonic, align {self.align}")
        return value

    def update(self, instruction: str, value: Val) -> Val:
        """LLVM's atomicrmw."""
        if self.is_alone:
            e, old = self.e, self.e.load(value.elem, 0, self.where, self.align)
            words = {"xchg": "", "min": "smin", "max": "smax", "umin": "umin", "umax": "umax"}
            if instruction in words:
                new = e.call(words[instruction], old, value) if words[instruction] else value
            else:
                new = e.bin(instruction, old, value)
            e.store(new, self.where, self.align)
            return old
        text = f"atomicrmw {instruction} {self.where}, {value}{self.e.scope} monotonic, align {self.align}"
        return self.e.assign(value.elem, 0, text)

    def compare_exchange(self, expected: Val, value: Val) -> Val:
        """Store `value` if the element is `expected`."""
        if self.is_alone:
            old = self.e.load(value.elem, 0, self.where, self.align)
            self.e.store(self.e.select(self.e.icmp("eq", old, expected), value, old), self.where, self.align)
            return old
        return self._swap(expected, value)[0]

    def retry(self, new: Callable[[Val], Val]) -> Val:
        """Store `new(old)`: read, compute, swap, and retry if the element has changed in between."""
        e, bits = self.e, f"i{self.dtype.bits}"
        if self.is_alone:
            was = e.load(bits, 0, self.where, self.align)
            value = new(e.from_bits(self.dtype, was))
            # In an array that only the kernel sees, which NaN it holds does not show in values.
            e.store(e.to_bits(self.dtype, value, any_nan=self.is_own), self.where, self.align)
            return e.from_bits(self.dtype, was)
        seen = e.alloca(bits, 8)
        e.store(self._bits(), seen, 8)
        again, after = e.label("again"), e.label("swapped")
        e.start(again)
        old = e.load(bits, 0, seen, 8)
        current, is_done = self._swap(old, e.to_bits(self.dtype, new(e.from_bits(self.dtype, old))))
        e.store(current, seen, 8)
        e.branch(is_done, after, again)
        e.start_closed(after)
        return e.from_bits(self.dtype, e.load(bits, 0, seen, 8))

    def _swap(self, expected: Val, value: Val) -> tuple[Val, Val]:
        """Return the old bits, and whether they were the expected ones."""
        e, pair = self.e, self.e.fresh()
        exchange = f"{self.where}, {expected}, {value}{e.scope}"
        e.line(f"{pair} = cmpxchg {exchange} monotonic monotonic, align {self.align}")
        parts = [f"extractvalue {{ i{self.dtype.bits}, i1 }} {pair}, {part}" for part in (0, 1)]
        return e.assign(expected.elem, 0, parts[0]), e.assign("i1", 0, parts[1])


class Lanes(Protocol):
    """The means of a target to exchange values among the 32 lanes of a subgroup; rows are written with it."""

    @property
    def e(self) -> Emitter: ...

    def combined(self, row: OpRow, dtype: DType, a: Val, b: Val) -> Val:
        """The operation of a row on two values."""

    def moved(self, way: Way, x: Val, amount: int | Val) -> Val:
        """The value of another lane, by an amount from 0 to 31; a lane's own if there is no such lane."""

    def first(self, x: Val) -> Val:
        """The value of lane 0, for `moved("from", ...)`."""

    def at_least(self, lane: int) -> Val:
        """True in the lanes from `lane` on."""

    def taken(self, x: Val, lanes: Sequence[int]) -> Val:
        """The value of another lane for each one."""

    def product(self, kind: DType, words: Sequence[Val]) -> list[Val] | None:
        """The elements of a product of matrices by the device's own instruction; None if it has none."""

    def ballot(self, x: Val) -> Val:
        """A word with the truth of each lane, in each lane."""

    def match(self, x: Val) -> Val:
        """A word with the lanes whose integer is the same."""

    def any(self, x: Val) -> Val: ...

    def all(self, x: Val) -> Val: ...


def collected(lanes: Lanes, op: str, dtype: DType, args: Sequence[Val]) -> Val:
    """Emit a collective on values of this dtype, for one subgroup."""
    llvm = COLLECTIVES[op].llvm
    assert llvm is not None, "it has been expanded"
    result: Val = llvm(lanes, dtype, *args)
    return result


@dataclass(frozen=True, slots=True)
class VectorLanes:
    """The lanes of a vector. A move by a literal amount is one shuffle; others go through memory."""

    e: Emitter

    def combined(self, row: OpRow, dtype: DType, a: Val, b: Val) -> Val:
        assert row.llvm is not None
        return self.e.rounded(dtype, row.llvm(self.e, dtype, dtype, a, b))

    def moved(self, way: Way, x: Val, amount: int | Val) -> Val:
        known = amount if isinstance(amount, int) else whole_of(amount)
        if known is not None:
            return self._permuted(x, [_source(way, lane, known) for lane in range(SUBGROUP)])
        assert isinstance(amount, Val)
        e = self.e
        if not amount.lanes:
            return e.splat(e.extract(x, e.resize(amount, "i64", signed=False)), SUBGROUP)
        iota = e.iota("i32", SUBGROUP)
        match way:
            case "from":
                return self._picked(x, amount)
            case "xor":
                return self._picked(x, e.bin("xor", iota, amount))
            case "up":
                source = e.bin("sub", iota, amount)
                own = e.icmp("slt", source, e.like(source, 0))
            case "down":
                source = e.bin("add", iota, amount)
                own = e.icmp("sgt", source, e.like(source, SUBGROUP - 1))
        return e.select(own, x, self._picked(x, e.bin("and", source, e.like(source, SUBGROUP - 1))))

    def first(self, x: Val) -> Val:
        return self.e.extract(x, self.e.const("i64", 0, 0))

    def at_least(self, lane: int) -> Val:
        bits = ", ".join("i1 true" if at >= lane else "i1 false" for at in range(SUBGROUP))
        return Val("i1", SUBGROUP, f"<{bits}>")

    def taken(self, x: Val, lanes: Sequence[int]) -> Val:
        return self._permuted(self.e.splat(x, SUBGROUP), list(lanes))

    def product(self, kind: DType, words: Sequence[Val]) -> list[Val] | None:
        return None

    def ballot(self, x: Val) -> Val:
        return self.e.splat(self._word(x), SUBGROUP)

    def match(self, x: Val) -> Val:
        result = Val(f"i{SUBGROUP}", SUBGROUP, "poison")
        for lane in range(SUBGROUP):
            number = self.e.const("i64", 0, lane)
            word = self._word(self.e.icmp("eq", x, self.e.splat(self.e.extract(x, number), SUBGROUP)))
            result = self.e.assign(result.elem, SUBGROUP, f"insertelement {result}, {word}, {number}")
        return result

    def any(self, x: Val) -> Val:
        word = self._word(x)
        return self.e.splat(self.e.icmp("ne", word, self.e.like(word, 0)), SUBGROUP)

    def all(self, x: Val) -> Val:
        word = self._word(x)
        return self.e.splat(self.e.icmp("eq", word, self.e.like(word, -1)), SUBGROUP)

    def _word(self, x: Val) -> Val:
        return self.e.assign(f"i{SUBGROUP}", 0, f"bitcast {x} to i{SUBGROUP}")

    def _permuted(self, x: Val, lanes: list[int]) -> Val:
        order = "<" + ", ".join(f"i32 {lane}" for lane in lanes) + ">"
        return self.e.assign(
            x.elem, x.lanes, f"shufflevector {x}, {x.type} poison, <{x.lanes} x i32> {order}"
        )

    def _picked(self, x: Val, source: Val) -> Val:
        e = self.e
        wide = e.convert("zext", x, "i8") if x.elem == "i1" else x
        table = e.alloca(wide.type)
        e.store(wide, table, 64)
        result = Val(wide.elem, SUBGROUP, "poison")
        for lane in range(SUBGROUP):
            at = e.resize(e.extract(source, e.const("i64", 0, lane)), "i64", signed=False)
            element = e.load(wide.elem, 0, e.gep(table, wide.elem, at), 1)
            result = e.assign(wide.elem, SUBGROUP, f"insertelement {result}, {element}, i64 {lane}")
        return e.icmp("ne", result, e.like(result, 0)) if x.elem == "i1" else result


def _source(way: Way, lane: int, amount: int) -> int:
    source = {"from": amount, "xor": lane ^ amount, "up": lane - amount, "down": lane + amount}[way]
    return source if 0 <= source < SUBGROUP else lane
