"""Bodies on NVIDIA GPUs: the parts of the common lowering that differ there.

A thread runs one invocation in scalars, or a few neighbours along the last axis as a vector, which LLVM
scalarizes; only loads and stores stay vectors, because memory is fastest with accesses of 16 bytes. They must
be aligned: a vector at another offset is cut out of two aligned ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from vyre.analysis.index import Form
from vyre.analysis.lockstep import Kind
from vyre.analysis.trips import trip_count
from vyre.emit.llvm import memory
from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.collective import collected
from vyre.emit.llvm.memory import Place
from vyre.emit.llvm.numbers import Numbers
from vyre.ir.dtypes import DType
from vyre.ir.limits import SUBGROUP
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Collective,
    For,
    GridSync,
    Id,
    Load,
    Node,
    Store,
)
from vyre.ir.walk import evaluated, expressions, operands, statements
from vyre.lower.layout import Layout
from vyre.lower.linear import fixed_terms, ids
from vyre.ops.row import OpRow
from vyre.ops.subgroup import Way
from vyre.targets.llvm.body import Body
from vyre.targets.llvm.nvptx_shape import ALIGNED, Facts
from vyre.targets.llvm.ravel import apart

_FOUR, _EIGHT = ", !llvm.loop !2", ", !llvm.loop !4"  # iterations in flight
UNROLLING = """
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.count", i32 4}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.count", i32 8}
"""
MOST_REGISTERS = 128
_LARGEST_TURN = 60  # expression nodes times lanes
_LARGEST_LOOP = 1000  # of a loop that LLVM may write out


class DeviceNumbers(Numbers):
    """Values on a GPU: every array has a first element that can be read, and atomics have device scope."""

    zero = None
    scope = ' syncscope("device")'
    unrolled = 256
    table_space = " addrspace(1)"
    polls = False
    native = frozenset({"minimumnum", "maximumnum", "fptosi.sat", "fptoui.sat"})

    def __init__(self, facts: Facts, registers: int) -> None:
        super().__init__(has_f16=True)
        self.facts, self.registers = facts, registers  # the register limit of a thread; 0 for none
        self.copies = 0

    def saturated(self, name: str, a: Val, elem: str) -> Val:
        """Convert a float to an integer, saturating. The GPU's own conversion of an f32 saturates and gives 0
        for NaN; that of an f64 does not.
        """
        if a.elem != "float" or elem == "i64":
            return super().saturated(name, a, elem)
        is_signed = name == "fptosi.sat"
        converted = self._lanewise(f"nvvm.f2{'i' if is_signed else 'ui'}.rz", a, "i32")
        if elem == "i32":
            return converted
        bits = int(elem[1:])
        if is_signed:
            least, most = self.like(converted, -(1 << bits - 1)), self.like(converted, (1 << bits - 1) - 1)
            held = self.call("smax", self.call("smin", converted, most), least)
        else:
            held = self.call("umin", converted, self.like(converted, (1 << bits) - 1))
        return self.resize(held, elem, signed=is_signed)

    def near_rsqrt(self, x: Val) -> Val:
        return self._lanewise("nvvm.rsqrt.approx.f", x, "float")

    def _lanewise(self, name: str, a: Val, elem: str) -> Val:
        """Call an intrinsic that has no vector form on every lane of an f32."""
        full = self.declare(f"llvm.{name}", elem, ["float"])
        result = Val(elem, a.lanes, "poison")
        for lane in range(a.lanes or 1):
            number = self.const("i64", 0, lane)
            one = self.assign(elem, 0, f"call {elem} @{full}({self.extract(a, number)})")
            result = (
                self.assign(elem, a.lanes, f"insertelement {result}, {one}, {number}") if a.lanes else one
            )
        return result

    def offset(self, total: Val) -> Val:
        if not self.facts.narrow or total.lanes:
            return total
        return self.convert("zext", self.convert("trunc", total, "i32"), "i64")

    def anew(self, value: Val) -> Val:
        """Return a copy of a 32-bit value that LLVM cannot identify with the original."""
        self.copies += 1  # in the text, or LLVM would merge two copies
        text = f'asm "mov.b32 $0, $1; // {self.copies}", "=r,r"'
        return self.assign("i32", 0, f"call i32 {text}({value})")

    def special(self, name: str) -> Val:
        """Read a special register, such as tid.x."""
        full = self.declare(f"llvm.nvvm.read.ptx.sreg.{name}", "i32", [])
        return self.assign("i32", 0, f"call i32 @{full}()")

    def barrier(self) -> None:
        """Wait for all threads of the block."""
        full = self.declare("llvm.nvvm.barrier.cta.sync.aligned.all", "void", ["i32"])
        self.line(f"call void @{full}(i32 0)")

    def meet(self) -> None:
        """Wait for all blocks of the launch, which must all be resident: one thread of each increments the
        counter at `%meet`, and the last one advances the word that the others poll.
        """
        self.barrier()
        axes = [self.special(f"tid.{axis}") for axis in "xyz"]
        mine = self.bin("or", self.bin("or", axes[0], axes[1]), axes[2])
        with self.when(self.icmp("eq", mine, self.const("i32", 0, 0))):
            self._count_in()
        self.barrier()

    def _count_in(self) -> None:
        count = Val("ptr addrspace(1)", 0, "%meet")
        page = self.gep(count, "i32", self.const("i64", 0, 1))
        one = self.const("i32", 0, 1)
        self.line(f"fence{self.scope} seq_cst")
        seen = self.assign("i32", 0, f"load atomic i32, {page}{self.scope} monotonic, align 4")
        before = self.assign("i32", 0, f"atomicrmw add {count}, {one}{self.scope} acq_rel, align 4")
        blocks = [self.special(f"nctaid.{axis}") for axis in "xyz"]
        total = self.bin("mul", self.bin("mul", blocks[0], blocks[1]), blocks[2])
        last, rest, after = self.label("last"), self.label("watch"), self.label("met")
        self.branch(self.icmp("eq", self.bin("add", before, one), total), last, rest)
        self.start_closed(last)
        zero = self.const("i32", 0, 0)
        self.line(f"store atomic {zero}, {count}{self.scope} monotonic, align 4")
        self.line(f"fence{self.scope} seq_cst")
        self.assign("i32", 0, f"atomicrmw add {page}, {one}{self.scope} acq_rel, align 4")
        self.jump(after)
        self.start_closed(rest)
        now = self.assign("i32", 0, f"load atomic i32, {page}{self.scope} acquire, align 4")
        self.branch(self.icmp("eq", now, seen), rest, after)
        self.start_closed(after)
        self.line(f"fence{self.scope} seq_cst")


def shift(facts: Facts, layout: Layout, forms: Sequence[Form], *, is_alike: bool) -> int | None:
    """Return by how many elements, modulo a vector, the indexed row begins after the invocation's own row;
    None if that is not known.
    """
    if not facts.aligned:
        return None
    if len(forms) == 1 and layout.rank == 1:
        return (
            sum(factor * (apart(atom, facts) or 0) for atom, factor in fixed_terms(layout, forms[0]))
            % layout.lanes
        )
    if facts.even:
        return 0
    if not is_alike or any(form.const for form in forms[:-2]):
        return None
    if any(replace(form, const=0) != Form(terms=((Id("gid", n), 1),)) for n, form in enumerate(forms[:-1])):
        return None
    rows = forms[-2].const
    return rows * facts.phase % layout.lanes if facts.phase or not rows else None


def may_stick_out(facts: Facts, layout: Layout, forms: Sequence[Form], *, is_alike: bool) -> bool:
    """True if vectors next to the invocation's own one, in its row or another one, may be outside the row: if
    rows are whole vectors, each is entirely inside or entirely outside, and reads as zeros there.
    """
    lanes, last = layout.lanes, forms[-1]
    is_whole = facts.even or (is_alike and facts.is_whole(lanes))
    along = ids(layout, last)
    is_near = len(last.terms) == len(along) == 1 and along[0][1] == 1 and layout.is_lane_axis(along[0][0])
    return is_whole and len(forms) > 1 and is_near


def piece(facts: Facts, layout: Layout, form: Form, shift: int = 0) -> tuple[int, int] | None:
    """Locate an index along the last axis, in a row that begins `shift` elements late, relative to whole
    vectors: return the vectors before it, in elements, and the elements after that; None if that is not
    known.
    """
    lanes = layout.lanes
    fixed = fixed_terms(layout, form)
    if form.loops or any(factor % lanes for atom, factor in fixed if apart(atom, facts) is None):
        return None
    if any(not layout.is_lane_axis(ident) or factor != 1 for ident, factor in ids(layout, form)):
        return None
    rest = (form.const + shift) % lanes
    return form.const - rest, rest


def _reads(body: Sequence[Node], arrays: Mapping[str, Place]) -> int:
    """Count the elements read from arrays that are neither private nor shared."""
    parts = (part for node in body for one in operands(node) for part in expressions(one))
    loads = {part for part in parts if isinstance(part, Load)}
    return sum(load.array in arrays and arrays[load.array].fixed is None for load in loads)


class DeviceBody(Body):
    """Emission of the statements of a thread. In a launch with grid barriers, threads without an invocation
    run along: where `active` does not hold, nothing is written.
    """

    e: DeviceNumbers
    active: Val | None = None
    clear: Callable[[], None] | None = None  # zeroes shared memory, after a grid barrier
    rows: tuple[Id, Val, int] | None = (
        None  # the id of the row, a base row, and the distance of this row from it
    )

    coordinates: Mapping[str, Val] = {}  # of locals that stand for positions along axes

    def form_first(self, form: Form) -> Val:
        """Return the value in the first lane. Rows at a constant distance are computed as one row
        plus a constant, so that LLVM recognizes equal loads.
        """
        if self.rows is None:
            return super().form_first(form)
        ident, row, further = self.rows
        factor = form.of(ident)
        rest = tuple([(term, by) for term, by in form.terms if term != ident])
        value = super().form_first(Form(form.const + factor * further, rest))
        return value if factor == 0 else self.plus(value, row, factor)

    def array(self, place: Place) -> str:
        return next(name for name, known in self.places.items() if known is place)

    def _piece(self, place: Place, forms: list[Form]) -> tuple[int, int] | None:
        if place.fixed is not None:
            return None
        facts = self.e.facts
        behind = shift(facts, self.layout, forms, is_alike=self.array(place) in facts.alike)
        return None if behind is None else piece(facts, self.layout, forms[-1], behind)

    def load_proven(self, place: Place, forms: list[Form], kind: Kind) -> Val | None:
        lanes = self.layout.lanes
        if not lanes:  # in 64 bits LLVM recognizes neighbours and merges their accesses
            test = self.due(place, None)
            return memory.load_scalar(self.e, place, self.first(place, forms), test)
        strides = [self.linear.stride(form) for form in forms]
        if kind == Kind.UNIFORM or any(strides[:-1]) or strides[-1] != 1:
            return super().load_proven(place, forms, kind)
        split = self._piece(place, forms)
        if split is None:
            return memory.load_strip(self.e, place, self.first(place, forms), lanes, None)
        whole, rest = split
        facts, is_alike = self.e.facts, self.array(place) in self.e.facts.alike
        if may_stick_out(facts, self.layout, forms, is_alike=is_alike):
            return self._cut(place, self._beside(place, forms), whole, rest)
        first = self.first(place, [*forms[:-1], replace(forms[-1], const=0)])
        return self._cut(place, partial(self._further, place, first), whole, rest)

    def _cut(self, place: Place, aligned: Callable[[int], Val], whole: int, rest: int) -> Val:
        """Return the vector that begins `rest` elements after an aligned one; `aligned` loads aligned vectors
        by their distance from the invocation's own.
        """
        e, lanes = self.e, self.layout.lanes
        low = aligned(whole)
        if rest:
            high = aligned(whole + lanes)
            order = ", ".join(f"i32 {rest + lane}" for lane in range(lanes))
            low = e.assign(place.stored, lanes, f"shufflevector {low}, {high}, <{lanes} x i32> <{order}>")
        return e.from_storage(place.dtype, low)

    def _further(self, place: Place, first: Val, by: int | Val) -> Val:
        """Load the aligned vector that begins `by` elements after `first`."""
        e, lanes = self.e, self.layout.lanes
        at = e.bin("add", first, by if isinstance(by, Val) else e.const("i64", 0, by))
        align = min(ALIGNED, lanes * place.dtype.itemsize)
        return e.load(place.stored, lanes, e.gep(place.base, place.stored, at), align)

    def _beside(self, place: Place, forms: list[Form]) -> Callable[[int], Val]:
        """Return a function that loads the vector a number of elements after the invocation's own column:
        zeros outside the row, where the own one is read instead.
        """
        e, lanes = self.e, self.layout.lanes
        own = [*forms[:-1], replace(forms[-1], const=0)]
        first, column = self.first(place, own), self.form_first(own[-1])

        def vector(by: int) -> Val:
            if by == 0:
                return self._further(place, first, 0)
            step = e.const("i64", 0, by)
            inside = e.icmp("ult", e.bin("add", column, step), place.shape[-1])
            loaded = self._further(place, first, e.select(inside, step, e.const("i64", 0, 0)))
            return e.assign(place.stored, lanes, f"select {inside}, {loaded}, {e.like(loaded, 0)}")

        return vector

    def store_strips(self, place: Place, forms: list[Form], value: Val) -> bool:
        if not self.layout.lanes:
            address = self.e.gep(place.base, place.stored, self.first(place, forms))
            self.e.store(memory.laid(self.e, place, value), address, place.align)
            return True
        split = self._piece(place, forms) if self.mask is None else None
        if split is None or split[1] or any(self.linear.stride(form) for form in forms[:-1]):
            return super().store_strips(place, forms, value)
        align = min(ALIGNED, self.layout.lanes * place.dtype.itemsize)
        address = self.e.gep(place.base, place.stored, self.first(place, forms))
        whole = self.e.splat(value, self.layout.lanes)
        self.e.store(memory.laid(self.e, place, whole), address, align)
        return True

    def unrolled(self, node: For) -> str:
        """Return metadata that keeps several iterations of a loop with loads in flight: each has a long
        latency.
        """
        inner = list(statements(node.body))
        is_plain = not any(isinstance(one, Barrier | Collective | GridSync | For | Atomic) for one in inner)
        reads = _reads(inner, self.places)
        size = sum(1 for _ in evaluated(node.body)) * max(self.layout.lanes, 1)
        if not is_plain or size > _LARGEST_TURN:
            return super().unrolled(node)
        if isinstance(node.stop, Lit):  # LLVM writes out short loops, and leaves long ones as they are
            is_long = (trip_count(node) or 0) * size > _LARGEST_LOOP
            return _FOUR if is_long else super().unrolled(node)
        return super().unrolled(node) if not reads else _EIGHT if reads == 1 else _FOUR

    def wait(self, node: Barrier | GridSync) -> None:
        if isinstance(node, Barrier):
            self.e.barrier()
            return
        self.e.meet()
        if self.clear is not None:
            self.clear()

    def statement(self, node: Node) -> None:
        if isinstance(node, Assign) and node.name in self.coordinates:
            self.write(node.name, self.coordinates[node.name])
            return
        if self.active is None or not isinstance(node, Store | Atomic):
            super().statement(node)
            return
        if isinstance(node, Atomic) and node.target is not None:
            slot = self.slots[node.target]
            self.write(node.target, self.e.const(slot.elem, 0, 0))
        with self.e.when(self.active):
            super().statement(node)

    def collective(self, node: Collective) -> None:
        args = [self.value(arg) for arg in node.args]
        self.write(node.target, collected(WarpLanes(self.e), node.op, node.args[0].dtype, args))


@dataclass(frozen=True, slots=True)
class WarpLanes:
    """The lanes of a warp, which is a subgroup."""

    e: DeviceNumbers

    def combined(self, row: OpRow, dtype: DType, a: Val, b: Val) -> Val:
        assert row.llvm is not None
        return self.e.rounded(dtype, row.llvm(self.e, dtype, dtype, a, b))

    def moved(self, way: Way, x: Val, amount: int | Val) -> Val:
        e = self.e
        if x.elem in ("float", "double"):
            bits = e.convert("bitcast", x, "i32" if x.elem == "float" else "i64")
            return e.convert("bitcast", self.moved(way, bits, amount), x.elem)
        if x.elem == "i64":
            low = self._word(way, e.convert("trunc", x, "i32"), amount)
            high = self._word(way, e.convert("trunc", e.bin("lshr", x, e.like(x, 32)), "i32"), amount)
            shifted = e.bin("shl", e.convert("zext", high, "i64"), e.like(x, 32))
            return e.bin("or", shifted, e.convert("zext", low, "i64"))
        wide = x if x.elem == "i32" else e.convert("zext", x, "i32")
        moved = self._word(way, wide, amount)
        return moved if x.elem == "i32" else e.convert("trunc", moved, x.elem)

    def first(self, x: Val) -> Val:
        return self.moved("from", x, 0)

    def at_least(self, lane: int) -> Val:
        return self.e.icmp("uge", self.e.special("laneid"), self.e.const("i32", 0, lane))

    def ballot(self, x: Val) -> Val:
        return self._vote("ballot", "i32", x)

    def match(self, x: Val) -> Val:
        wide = x if x.elem in ("i32", "i64") else self.e.convert("zext", x, "i32")
        full = self.e.declare(f"llvm.nvvm.match.any.sync.{wide.elem}", "i32", ["i32", wide.elem])
        return self.e.assign("i32", 0, f"call i32 @{full}(i32 -1, {wide})")

    def any(self, x: Val) -> Val:
        return self._vote("any", "i1", x)

    def all(self, x: Val) -> Val:
        return self._vote("all", "i1", x)

    def _vote(self, name: str, result: str, x: Val) -> Val:
        full = self.e.declare(f"llvm.nvvm.vote.{name}.sync", result, ["i32", "i1"])
        return self.e.assign(result, 0, f"call {result} @{full}(i32 -1, {x})")

    def _word(self, way: Way, x: Val, amount: int | Val) -> Val:
        mode = {"from": "idx", "xor": "bfly", "up": "up", "down": "down"}[way]
        full = self.e.declare(f"llvm.nvvm.shfl.sync.{mode}.i32", "i32", ["i32", "i32", "i32", "i32"])
        limit = 0 if way == "up" else SUBGROUP - 1
        by = self.e.const("i32", 0, amount) if isinstance(amount, int) else amount
        return self.e.assign("i32", 0, f"call i32 @{full}(i32 -1, {x}, {by}, i32 {limit})")
