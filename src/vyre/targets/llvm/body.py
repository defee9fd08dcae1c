"""Statements of a thread. A condition that may diverge becomes a mask; every other condition is a branch.

A jump by some of the invocations takes them out of the mask of everything that follows: until the next
iteration (continue), until the loop ends (break), or for good (return).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import assert_never

from vyre.analysis.index import Form
from vyre.emit.llvm import memory
from vyre.emit.llvm.atomic import emit_strip
from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.memory import Place
from vyre.emit.llvm.private import NO_UNROLL
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Continue,
    Declare,
    Expr,
    For,
    GridSync,
    If,
    Node,
    Region,
    Return,
    Store,
)
from vyre.ir.walk import operands, statements
from vyre.lower.control import is_heavy
from vyre.lower.work import Work
from vyre.targets.llvm.expr import Expressions


@dataclass
class Loop:
    """The loop being emitted: the targets of jumps, or the masks of the invocations that jumped."""

    leave: str
    next: str
    broken: Val | None = None  # its address
    skipped: Val | None = None


class Body(Expressions):
    """Emission of statements."""

    end: str = ""  # the label after the bundle
    returned: Val | None = None  # the address of the mask of returned invocations
    loop: Loop | None = None
    mask_jumps: int = 0
    work: Work = Work({}, frozenset(), frozenset(), 0)
    scratch: frozenset[Assign] = frozenset()  # the assignments that may write every lane

    def block(self, nodes: Block) -> None:
        """Emit statements under the current mask."""
        entry = self.mask
        for node in nodes:
            if self.e.closed:
                break
            before = self.mask_jumps
            self.statement(node)
            if self.mask_jumps != before and not self.e.closed:
                self.mask = self.remaining(entry)
        self.mask = entry

    def statement(self, node: Node) -> None:
        """Emit one statement."""
        match node:
            case Assign():
                self.write(node.name, self.value(node.value), to_all=node in self.scratch)
            case Store():
                self.store(node)
            case If():
                self._if(node)
            case For():
                self._for(node)
            case Region():
                self.block(node.body)
            case Declare():
                self.declare(node)
            case Break() | Continue():
                self._jump(node)
            case Return():
                self._return()
            case Atomic():
                self._atomic(node)
            case Collective():
                self.collective(node)
            case Barrier() | GridSync():
                self.wait(node)
            case _:
                assert_never(node)

    @abstractmethod
    def collective(self, node: Collective) -> None:
        """Emit a collective; all 32 invocations of a subgroup reach it together."""

    @abstractmethod
    def wait(self, node: Barrier | GridSync) -> None:
        """Emit a barrier."""

    # Stores

    def store(self, node: Store) -> None:
        """Write elements of an array."""
        value = self.value(node.value)
        if node.array in self.vary.private:
            self.store_private(node, value)
            return
        place = self.places[node.array]
        forms = [self.linear.form(part) for part in node.index]
        proven = (node.array, tuple(forms)) in self.proven
        linear = [form for form in forms if form is not None]
        if proven and len(linear) == len(forms) and self.store_strips(place, linear, value):
            return
        index = [self.place_along(part) for part in node.index]
        signed = [part.dtype.kind == "int" for part in node.index]
        if self.are_neighbours(node.index):
            first, test = self.neighbours(place, index, signed, proven=proven)
            memory.store_strip(self.e, place, first, self.e.splat(value, self.layout.lanes), test)
            return
        self._store_checked(place, index, signed, value, proven=proven)

    def store_strips(self, place: Place, forms: list[Form], value: Val) -> bool:
        """Store elements proven to be in bounds, if they are contiguous; True if the store was emitted."""
        strides = [self.linear.stride(form) for form in forms]
        if not self.layout.lanes or any(stride != 0 for stride in strides[:-1]) or strides[-1] != 1:
            return False
        first = self.first(place, forms)
        memory.store_strip(self.e, place, first, self.e.splat(value, self.layout.lanes), self.mask)
        return True

    def _store_checked(
        self, place: Place, index: list[Val], signed: list[bool], value: Val, *, proven: bool
    ) -> None:
        test = None if proven else memory.inside(self.e, place, index, signed)
        where = memory.offset(self.e, place, index, signed)
        if where.lanes:
            tests = [t for t in (self.mask, test) if t is not None] or [self.all_lanes()]
            memory.scatter(
                self.e, place, where, value, self.e.bin("and", *tests) if len(tests) == 2 else tests[0]
            )
        else:
            self._store_scalar(place, where, value, test, self.mask)

    def _store_scalar(self, place: Place, where: Val, value: Val, test: Val | None, mask: Val | None) -> None:
        """Store to one element from all lanes of a strip: the value of the last active lane remains."""
        if mask is not None:
            anybody = self.e.any_lane(mask)
            test = anybody if test is None else self.e.bin("and", test, anybody)
        with self.e.when(test):
            memory.store_scalar(self.e, place, where, memory.last_active(self.e, value, mask))

    # Conditions

    def _if(self, node: If) -> None:
        if not self.vary.splits(node.test):
            self._branch(node)
            return
        test = self.e.splat(self.value(node.test), self.layout.lanes)
        then = self.both(self.mask, test)
        self._masked(node.then, then)
        if node.orelse:
            flipped = self.e.bin("xor", test, self.e.like(test, 1))
            self._masked(node.orelse, self.both(self.remaining(self.mask), flipped))

    def _branch(self, node: If) -> None:
        test = self.value(node.test)
        yes, no, after = self.e.label("then"), self.e.label("else"), self.e.label("fi")
        self.e.branch(test, yes, no)
        self.e.start_closed(yes)
        self.block(node.then)
        self.e.jump(after)
        self.e.start_closed(no)
        self.block(node.orelse)
        self.e.start(after)

    def _masked(self, nodes: Block, mask: Val) -> None:
        """Emit a block under a mask; where that is worth a branch, jump over it if the mask is empty."""
        if not nodes:
            return
        outer, self.mask = self.mask, mask
        if is_heavy(nodes):
            with self.e.when(self.e.any_lane(mask)):
                self.block(nodes)
        else:
            self.block(nodes)
        self.mask = outer

    def _jump(self, node: Break | Continue) -> None:
        assert self.loop is not None
        addresses = self.loop.broken if isinstance(node, Break) else self.loop.skipped
        if addresses is None:
            self.e.jump(self.loop.leave if isinstance(node, Break) else self.loop.next)
        else:
            self.mark(addresses)

    def _return(self) -> None:
        if self.returned is None:
            self.e.jump(self.end)
        elif self.layout.lanes:
            self.mark(self.returned)
        else:
            self.e.store(self.e.const("i1", 0, 1), self.returned, 1)
            self.e.jump(self.end)

    def _atomic(self, node: Atomic) -> None:
        """Emit an atomic for all active invocations; the old values go to its target."""
        e, lanes, place = self.e, self.layout.lanes, self.places[node.array]
        index = [self.value(part) for part in node.index]
        signed = [part.dtype.kind == "int" for part in node.index]
        values = [self.value(arg) for arg in node.args]
        test = memory.inside(e, place, index, signed)
        at = memory.offset(e, place, index, signed)
        if self.mask is not None:
            test = e.bin("and", e.splat(test, lanes), self.mask)
        wanted = node.target is not None
        old = emit_strip(e, node.op, place, at, values, test, lanes, is_wanted=wanted)
        if node.target is not None:
            self.write(node.target, old)

    # Masks, and locals

    def write(self, name: str, value: Val, *, to_all: bool = False) -> None:
        """Assign a local in the active invocations, or in all lanes."""
        slot = self.slots[name]
        if not slot.lanes:  # all lanes are known to agree
            self.e.store(self.only_one(value), slot.address, slot.align)
            return
        new = self.e.splat(value, slot.lanes)
        if self.mask is not None and not to_all:
            new = self.e.select(self.mask, new, self.e.load(slot.elem, slot.lanes, slot.address, slot.align))
        self.e.store(new, slot.address, slot.align)

    def both(self, mask: Val | None, test: Val) -> Val:
        return test if mask is None else self.e.bin("and", mask, test)

    def without(self, mask: Val | None, gone: Val | None) -> Val | None:
        """Return the mask without the lanes whose bits are set at the address."""
        if gone is None:
            return mask
        out = self.e.load("i1", self.layout.lanes, gone, 1)
        return self.e.bin("and", mask or self.all_lanes(), self.e.bin("xor", out, self.e.like(out, 1)))

    def remaining(self, mask: Val | None) -> Val | None:
        """Return the lanes of the mask that have not jumped away."""
        mask = self.without(mask, self.returned)
        if self.loop is not None:
            mask = self.without(self.without(mask, self.loop.broken), self.loop.skipped)
        return mask

    def mark(self, address: Val) -> None:
        """Add the active lanes to the mask at the address."""
        old = self.e.load("i1", self.layout.lanes, address, 1)
        self.e.store(self.e.bin("or", old, self.mask or self.all_lanes()), address, 1)
        self.mask_jumps += 1

    # Loops

    def _for(self, node: For) -> None:
        if self.mask is None or not self.work.counts(node):
            self._loop(node)
            return
        # All may have jumped away: the turns of a long loop would then be taken by nobody.
        with self.e.when(self.e.any_lane(self.mask)):
            self._loop(node)

    def _loop(self, node: For) -> None:
        if self.vary.loop_splits(node):
            self._split_loop(node)
        else:
            self._plain_loop(node)

    def counts(self, node: For, start: Val, stop: Val, step: Val) -> Val:
        """Return the trip count: Python's len(range(...)), unsigned, 0 for a step of 0."""
        e, signed = self.e, node.start.dtype.kind == "int"
        less = "slt" if signed else "ult"
        start, stop, step = e.match(start, stop, step)
        zero, unit = e.like(start, 0), e.like(start, 1)

        def up() -> Val:
            gap = e.bin("sub", e.bin("sub", stop, start), unit)
            count = e.bin("add", e.bin("udiv", gap, positive), unit)
            return e.select(e.icmp(less, start, stop), count, zero)

        def down() -> Val:
            gap = e.bin("sub", e.bin("sub", start, stop), unit)
            count = e.bin("add", e.bin("udiv", gap, negative), unit)
            return e.select(e.icmp(less, stop, start), count, zero)

        literal = number(node.step) if isinstance(node.step, Lit) else None
        if literal == 1:
            return e.select(e.icmp(less, start, stop), e.bin("sub", stop, start), zero)
        ahead = e.icmp("sgt" if signed else "ne", step, zero)
        positive = e.select(ahead, step, unit)
        back = e.bin("sub", zero, step)
        behind = e.icmp("slt", step, zero) if signed else e.like(ahead, 0)
        negative = e.select(behind, back, unit)
        if literal is not None:
            return zero if literal == 0 else up() if literal > 0 else down()
        if not signed:
            return e.select(ahead, up(), zero)
        return e.select(ahead, up(), e.select(behind, down(), zero))

    def _plain_loop(self, node: For) -> None:
        """Emit a loop with the same trip count for all active invocations."""
        e = self.e
        start, stop, step = (self.only_one(self.value(bound)) for bound in operands(node))
        count = self.counts(node, start, stop, step)
        turn = current = e.alloca(count.elem, 8)
        e.store(e.like(count, 0), turn, 8)
        has_many = self.work.has_many_loops
        is_counter = has_many and _is(node.start, 0) and _is(node.step, 1)
        if not is_counter:
            current = e.alloca(count.elem, 8)
            e.store(start, current, 8)
        head, inside, following, after = (e.label(word) for word in ("for", "do", "next", "done"))
        if has_many:
            e.branch(e.icmp("ne", count, e.like(count, 0)), inside, after)
            e.start_closed(inside)
            at = e.load(count.elem, 0, turn, 8)
        else:
            e.start(head)
            at = e.load(count.elem, 0, turn, 8)
            e.branch(e.icmp("ult", at, count), inside, after)
            e.start_closed(inside)
        self.write(node.var, at if is_counter else e.load(count.elem, 0, current, 8))
        signed = node.start.dtype.kind == "int"
        self.loop_firsts[node.var] = lambda: e.resize(e.load(count.elem, 0, current, 8), "i64", signed=signed)
        outer, self.loop = self.loop, Loop(after, following)
        self.block(node.body)
        self.loop = outer
        e.start(following)
        if not is_counter:
            e.store(e.bin("add", e.load(count.elem, 0, current, 8), step), current, 8)
        reached = e.bin("add", e.load(count.elem, 0, turn, 8), e.like(at, 1))
        e.store(reached, turn, 8)
        if has_many:
            e.branch(e.icmp("ult", reached, count), inside, after, note=self.unrolled(node))
        else:
            e.line(f"br label %{head}{self.unrolled(node)}")
            e.closed = True
        e.start_closed(after)

    def unrolled(self, node: For) -> str:
        """Return the unrolling metadata of a loop with a uniform trip count."""
        return "" if isinstance(node.stop, Lit) else NO_UNROLL

    def only_one(self, value: Val) -> Val:
        """Return a value that all invocations share, even if each lane holds its own copy."""
        return self.e.extract(value, self.e.const("i64", 0, 0))

    def _split_loop(self, node: For) -> None:
        """Emit a loop whose trip count may differ between invocations."""
        e = self.e
        start, stop, step = (self.value(bound) for bound in operands(node))
        lanes = self.layout.lanes
        counts = e.splat(self.counts(node, start, stop, step), lanes)
        elem = counts.elem
        turn = e.alloca(elem, 8)
        e.store(e.const(elem, 0, 0), turn, 8)
        current = e.alloca(counts.type)
        e.store(e.splat(start, lanes), current, 64)
        self._track_first(node, start, step, turn, elem)

        def advance() -> None:
            old = e.load(elem, lanes, current, 64)
            e.store(e.bin("add", old, e.splat(step, lanes)), current, 64)
            following = e.bin("add", e.load(elem, 0, turn, 8), e.const(elem, 0, 1))
            e.store(following, turn, 8)

        # Lanes that have left never read it again, and for addresses its stride between lanes must persist.
        to_all = self.linear.index.loop(node.var) is not None

        def body() -> None:
            self.write(node.var, e.load(elem, lanes, current, 64), to_all=to_all)
            self.block(node.body)

        nested = any(
            isinstance(inner, For) and self.vary.loop_splits(inner) for inner in statements(node.body)
        )
        over = e.label("over")
        # Not around nested divergent loops: their bodies would be emitted twice at every level.
        if not nested and not self.vary.leaves_early(node) and node.var in self.linear.loops:
            self._together(self._least(node, counts), turn, body, advance, over)
        self._apart(node, counts, turn, body, advance)
        e.start(over)

    def _track_first(self, node: For, start: Val, step: Val, turn: Val, elem: str) -> None:
        """Make the loop variable of the first lane available to addresses."""
        e, signed = self.e, node.start.dtype.kind == "int"
        first = e.resize(self.only_one(start), "i64", signed=signed)
        if not step.lanes:
            grows = e.resize(step, "i64", signed=signed)
            self.loop_firsts[node.var] = lambda: e.bin(
                "add", first, e.bin("mul", grows, e.resize(e.load(elem, 0, turn, 8), "i64", signed=False))
            )

    def _least(self, node: For, counts: Val) -> Val:
        """Return the smallest trip count of any invocation."""
        e, ends = self.e, self.linear.loops[node.var]
        starts, stride = self.linear.intervals.of(ends.start), self.linear.stride(ends.start)
        least_start = -(2**30) if node.start.dtype.kind == "int" else 0
        if starts and least_start <= starts.low and starts.high < 2**30 and stride is not None:
            # The later a lane starts, the fewer iterations it has, and nothing wraps: the last or first lane.
            lane = e.const("i64", 0, self.layout.lanes - 1 if stride * ends.step > 0 else 0)
            return e.extract(counts, lane)
        return e.reduce("umin", counts)

    def _together(
        self, shared: Val, turn: Val, body: Callable[[], None], advance: Callable[[], None], over: str
    ) -> None:
        """Emit the iterations that all invocations run, with none masked off by the loop; if they break, all
        do, and leave to `over`.
        """
        e = self.e
        head, inside, after = e.label("for"), e.label("do"), e.label("apart")
        e.start(head)
        e.branch(e.icmp("ult", e.load(shared.elem, 0, turn, 8), shared), inside, after)
        e.start_closed(inside)
        following = e.label("next")
        outer, self.loop = self.loop, Loop(over, following)
        body()
        self.loop = outer
        e.start(following)
        advance()
        e.line(f"br label %{head}{NO_UNROLL}")
        e.closed = True
        e.start_closed(after)

    def _apart(
        self, node: For, counts: Val, turn: Val, body: Callable[[], None], advance: Callable[[], None]
    ) -> None:
        """Emit the iterations that only some invocations run, under a mask of those still in the loop."""
        e, lanes = self.e, self.layout.lanes
        broken, skipped = (e.alloca(f"<{lanes} x i1>") for _ in range(2))
        e.store(e.const("i1", lanes, 0), broken, 64)
        head, inside, after = e.label("while"), e.label("do"), e.label("done")
        outer_mask, outer_loop = self.mask, self.loop
        e.start(head)
        at = e.splat(e.load(counts.elem, 0, turn, 8), lanes)
        self.loop = None
        still = self.remaining(outer_mask)
        still = self.without(still, broken)
        active = self.both(still, e.icmp("ult", at, counts))
        e.branch(e.any_lane(active), inside, after)
        e.start_closed(inside)
        e.store(e.const("i1", lanes, 0), skipped, 64)
        self.loop, self.mask = Loop(after, after, broken, skipped), active
        before = self.mask_jumps
        body()
        self.mask_jumps = max(self.mask_jumps, before)
        self.loop, self.mask = outer_loop, outer_mask
        advance()
        e.line(f"br label %{head}{NO_UNROLL}")
        e.closed = True
        e.start_closed(after)


def _is(expr: Expr, value: int) -> bool:
    return isinstance(expr, Lit) and number(expr) == value
