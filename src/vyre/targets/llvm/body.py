"""Statements of a bundle. Conditions on which its invocations may disagree become masks; all others are branches.

A mask says who takes part. A jump by some of the invocations takes them out of the mask of everything that follows: until the next
iteration (continue), until the loop ends (break), or for good (return).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, replace

from vyre.ir.dtypes import DType
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
    Load,
    Node,
    Region,
    Return,
    Store,
)
from vyre.ir.walk import expressions, operands, statements
from vyre.targets.llvm import memory
from vyre.targets.llvm.atomic import emit_atomic
from vyre.targets.llvm.collective import emit_collective
from vyre.targets.llvm.emit import Val
from vyre.targets.llvm.expr import Expressions, Slot, Strips, Value
from vyre.targets.llvm.layout import Kind
from vyre.targets.llvm.linear import Form
from vyre.targets.llvm.memory import Place
from vyre.targets.llvm.numbers import PRIVATE

HEAVY = 12  # expression nodes from which a masked block is worth a test whether anybody is in it
NO_UNROLL = ", !llvm.loop !0"


@dataclass
class Loop:
    """The loop being emitted: where jumps go, or the masks that collect who jumped."""

    leave: str
    next: str
    broken: Strips | None = None  # addresses
    skipped: Strips | None = None


class Body(Expressions):
    """Emission of statements."""

    end: str = ""  # the label behind the bundle
    returned: Strips | None = None  # addresses of masks of those who have returned
    loop: Loop | None = None
    mask_jumps: int = 0

    def block(self, nodes: Block) -> None:
        """Emit statements under the current mask."""
        entry = self.mask
        for node in nodes:
            if self.e.closed:
                break
            before = self.mask_jumps
            self.statement(node)
            if self.mask_jumps != before and not self.e.closed:
                self.mask = self._remaining(entry)
        self.mask = entry

    def statement(self, node: Node) -> None:
        """Emit one statement."""
        match node:
            case Assign():
                self.write(node.name, self.value(node.value))
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
                emit_atomic(self, node)
            case Collective():
                emit_collective(self, node)
            case Barrier() | GridSync():
                pass  # the frame has put everything before it in front of everything behind it

    # Locals

    def write(self, name: str, value: Value) -> None:
        """Give a local a value in the invocations that take part."""
        slot = self.slots[name]
        if isinstance(slot.addresses, Val):
            scalar = value[0] if isinstance(value, list) else value
            self.e.store(scalar, slot.addresses, self.align(slot))
            return
        masks = self.strips_of_mask() if slot.lanes else [None] * self.layout.strips
        for part, address, mask in zip(self.strips(value), slot.addresses(), masks, strict=True):
            new = self.e.splat(part, slot.lanes)
            if mask is not None:
                new = self.e.select(mask, new, self.e.load(slot.elem, slot.lanes, address, self.align(slot)))
            self.e.store(new, address, self.align(slot))

    # Stores

    def store(self, node: Store) -> None:
        """Write elements of an array."""
        value = self.value(node.value)
        if node.array in self.vary.private:
            self.store_private(node, value)
            return
        place = self.places[node.array]
        forms = [self.linear.form(part) for part in node.index]
        proven = (node.array, id(node.index)) in self.proven
        if proven and all(form is not None for form in forms) and self.layout.lanes:
            if self._store_strips(place, [form for form in forms if form is not None], value):
                return
        index = [self.value(part) for part in node.index]
        signed = [part.dtype.kind == "int" for part in node.index]
        if self.are_neighbours(node.index):
            found = self.neighbours(place, index, signed, proven=proven)
            for (first, test), part in zip(found, self.vectors(value), strict=True):
                memory.store_strip(self.e, place, first, part, test)
            return
        self._store_checked(place, index, signed, value, proven=proven)

    def _store_strips(self, place: Place, forms: list[Form], value: Value) -> bool:
        strides = [self.linear.stride(form) for form in forms]
        if any(stride != 0 for stride in strides[:-1]) or strides[-1] != 1:
            return False
        firsts = self.first(place, forms)
        for first, part, mask in zip(firsts, self.vectors(value), self.strips_of_mask(), strict=True):
            memory.store_strip(self.e, place, first, part, mask)
        return True

    def _store_checked(
        self, place: Place, index: list[Value], signed: list[bool], value: Value, *, proven: bool
    ) -> None:
        parts = [self.strips(part) for part in index]
        for strip, (one, mask) in enumerate(zip(self.strips(value), self.strips_of_mask(), strict=True)):
            at = [part[strip] for part in parts]
            test = None if proven else memory.inside(self.e, place, at, signed)
            where = memory.offset(self.e, place, at, signed)
            if where.lanes:
                tests = [t for t in (mask, test) if t is not None] or [self.all_lanes()]
                memory.scatter(
                    self.e, place, where, one, self.e.bin("and", *tests) if len(tests) == 2 else tests[0]
                )
            else:
                self._store_scalar(place, where, one, test, mask)

    def _store_scalar(self, place: Place, where: Val, value: Val, test: Val | None, mask: Val | None) -> None:
        """All lanes of a strip write one element: the last that takes part is the one that stays."""
        if mask is not None:
            anybody = self.e.any_lane(mask)
            test = anybody if test is None else self.e.bin("and", test, anybody)
        with self.only_if(test):
            chosen = self.last_active(value, mask)
            self.e.store(
                self.e.to_storage(place.dtype, chosen),
                self.e.gep(place.base, place.stored, where),
                place.align,
            )

    @contextmanager
    def only_if(self, test: Val | None) -> Iterator[None]:
        if test is None:
            yield
            return
        with self.e.when(test):
            yield

    def last_active(self, value: Val, mask: Val | None) -> Val:
        """The value of the last lane that takes part."""
        if not value.lanes:
            return value
        if mask is None:
            return self.e.extract(value, self.e.const("i64", 0, value.lanes - 1))
        word = self.e.assign(f"i{mask.lanes}", 0, f"bitcast {mask} to i{mask.lanes}")
        zeros = self.e.call("ctlz", word, extra=", i1 false")
        lane = self.e.bin("sub", self.e.const(word.elem, 0, mask.lanes - 1), zeros)
        return self.e.extract(value, self.e.resize(lane, "i64", signed=False))

    # Private arrays: the lanes of a strip side by side for every element

    def private(self, name: str) -> tuple[Strips, DType, tuple[int, ...]]:
        """Addresses, element type and shape of a private array."""
        place = self.places[name]
        addresses = self.slots[name].addresses
        assert not isinstance(addresses, Val) and place.fixed is not None
        return addresses(), place.dtype, place.fixed

    def declare(self, node: Declare) -> None:
        """Zero a private array in the invocations that take part."""
        if node.space == "shared":
            return
        addresses, dtype, shape = self.private(node.name)
        elem = PRIVATE[dtype.name]
        zero = self.e.const(elem, self.layout.lanes, 0)
        size = 1
        for extent in shape:
            size *= extent
        for address, mask in zip(addresses, self.strips_of_mask(), strict=True):

            def clear(at: Val, address: Val = address, mask: Val | None = mask) -> None:
                where = self.e.gep(address, zero.type, at)
                old = None if mask is None else self.e.load(elem, self.layout.lanes, where, 4)
                self.e.store(
                    zero if mask is None or old is None else self.e.select(mask, zero, old), where, 4
                )

            if size <= 16:
                for at in range(size):
                    clear(self.e.const("i64", 0, at))
            else:
                self.e.loop(self.e.const("i64", 0, 0), self.e.const("i64", 0, size), clear, note=NO_UNROLL)

    def load_private(self, expr: Load) -> Value:
        addresses, dtype, _ = self.private(expr.array)
        place = self.places[expr.array]
        index = [self.value(part) for part in expr.index]
        signed = [part.dtype.kind == "int" for part in expr.index]
        elem, lanes = PRIVATE[dtype.name], self.layout.lanes

        def one(address: Val, mask: Val | None, parts: list[Val]) -> Val:
            found = stored(address, mask, parts)
            return self.e.icmp("ne", found, self.e.like(found, 0)) if dtype.kind == "bool" else found

        def stored(address: Val, mask: Val | None, parts: list[Val]) -> Val:
            test = memory.inside(self.e, place, parts, signed)
            at = memory.offset(self.e, place, parts, signed)
            if not at.lanes:
                safe = self.e.select(test, at, self.e.const("i64", 0, 0))
                loaded = self.e.load(
                    elem, lanes, self.e.gep(address, f"<{lanes} x {elem}>" if lanes else elem, safe), 4
                )
                return self.e.select(self.e.splat(test, lanes), loaded, self.e.const(elem, lanes, 0))
            return self._private_gather(
                address, elem, at, test if mask is None else self.e.bin("and", test, mask)
            )

        columns = [self.strips(part) for part in index]
        return [
            one(address, mask, [column[strip] for column in columns])
            for strip, (address, mask) in enumerate(zip(addresses, self.strips_of_mask(), strict=True))
        ]

    def _private_place(self, address: Val, elem: str) -> Place:
        from vyre.ir import dtypes

        register = {
            "i1": dtypes.bool_,
            "i8": dtypes.u8,
            "i16": dtypes.u16,
            "i32": dtypes.u32,
            "i64": dtypes.u64,
        }
        register |= {"float": dtypes.f32, "double": dtypes.f64}
        return Place(address, (), register[elem])

    def _private_gather(self, address: Val, elem: str, at: Val, test: Val) -> Val:
        lanes = self.layout.lanes
        where = self.e.bin("add", self.e.bin("mul", at, self.e.like(at, lanes)), self.e.iota("i64", lanes))
        return memory.gather(self.e, self._private_place(address, elem), where, test)

    def store_private(self, node: Store, value: Value) -> None:
        addresses, dtype, _ = self.private(node.array)
        place = self.places[node.array]
        index = [self.strips(self.value(part)) for part in node.index]
        signed = [part.dtype.kind == "int" for part in node.index]
        elem, lanes = PRIVATE[dtype.name], self.layout.lanes
        for strip, (address, mask, one) in enumerate(
            zip(addresses, self.strips_of_mask(), self.strips(value), strict=True)
        ):
            parts = [column[strip] for column in index]
            canonical = self.e.canonical(dtype, one) if dtype.is_float else one
            if dtype.kind == "bool":
                canonical = self.e.convert("zext", one, "i8")
            test = memory.inside(self.e, place, parts, signed)
            at = memory.offset(self.e, place, parts, signed)
            if at.lanes:
                where = self.e.bin(
                    "add", self.e.bin("mul", at, self.e.like(at, lanes)), self.e.iota("i64", lanes)
                )
                both = test if mask is None else self.e.bin("and", test, mask)
                memory.scatter(
                    self.e, self._private_place(address, elem), where, self.e.splat(canonical, lanes), both
                )
                continue
            safe = self.e.select(test, at, self.e.const("i64", 0, 0))
            where = self.e.gep(address, f"<{lanes} x {elem}>" if lanes else elem, safe)
            old = self.e.load(elem, lanes, where, 4)
            both = (
                self.e.splat(test, lanes)
                if mask is None
                else self.e.bin("and", self.e.splat(test, lanes), mask)
            )
            self.e.store(self.e.select(both, self.e.splat(canonical, lanes), old), where, 4)

    # Conditions

    def _if(self, node: If) -> None:
        if not self.vary.splits(node.test):
            self._branch(node)
            return
        test = self.vectors(self.value(node.test))
        then = self._and(self.mask, test)
        if self.layout.strips > 1 and is_heavy(node.then + node.orelse):
            self._strip_by_strip(node, then, test)
            return
        self._masked(node.then, then)
        if node.orelse:
            flipped = [self.e.bin("xor", part, self.e.like(part, 1)) for part in test]
            self._masked(node.orelse, self._and(self._remaining(self.mask), flipped))

    def _strip_by_strip(self, node: If, then: Strips, test: Strips) -> None:
        """Each strip decides for itself: one in which nobody takes a branch jumps over it."""
        rest = self._remaining(self.mask)
        for strip in range(self.layout.strips):
            part = self.only(strip)
            part._masked(node.then, [then[strip]])
            if node.orelse:
                flipped = self.e.bin("xor", test[strip], self.e.like(test[strip], 1))
                part._masked(
                    node.orelse,
                    part._and(part._remaining(None if rest is None else [rest[strip]]), [flipped]),
                )
            self.mask_jumps = part.mask_jumps

    def only(self, strip: int) -> Body:
        """The body of one strip of the bundle."""
        part = copy(self)
        part.layout = replace(self.layout, strips=1)
        part.vary = replace(self.vary, layout=part.layout)
        part.linear = replace(self.linear, layout=part.layout)
        part.ids = {
            key: [value[strip]] if isinstance(value, list) else value for key, value in self.ids.items()
        }
        part.firsts = {key: [value[strip]] for key, value in self.firsts.items()}
        part.slots = {name: _one_of(slot, strip) for name, slot in self.slots.items()}
        part.loop_firsts = {name: _first_of(make, strip) for name, make in self.loop_firsts.items()}
        part.mask = None if self.mask is None else [self.mask[strip]]
        part.returned = None if self.returned is None else [self.returned[strip]]
        if self.loop is not None and self.loop.broken is not None and self.loop.skipped is not None:
            part.loop = replace(
                self.loop, broken=[self.loop.broken[strip]], skipped=[self.loop.skipped[strip]]
            )
        return part

    def _branch(self, node: If) -> None:
        value = self.value(node.test)
        test = value[0] if isinstance(value, list) else value
        yes, no, after = self.e.label("then"), self.e.label("else"), self.e.label("fi")
        self.e.branch(test, yes, no)
        self.e.start_closed(yes)
        self.block(node.then)
        self.e.jump(after)
        self.e.start_closed(no)
        self.block(node.orelse)
        self.e.start(after)

    def _masked(self, nodes: Block, mask: Strips) -> None:
        """Emit a block for those in the mask; nobody in it: jump over it, where that is worth a branch."""
        if not nodes:
            return
        outer, self.mask = self.mask, mask
        if is_heavy(nodes):
            with self.e.when(self.anybody(mask)):
                self.block(nodes)
        else:
            self.block(nodes)
        self.mask = outer

    def anybody(self, mask: Strips) -> Val:
        """Is anybody in the mask."""
        total = mask[0]
        for part in mask[1:]:
            total = self.e.bin("or", total, part)
        return self.e.any_lane(total)

    def _and(self, mask: Strips | None, test: Strips) -> Strips:
        return test if mask is None else [self.e.bin("and", a, b) for a, b in zip(mask, test, strict=True)]

    def _without(self, mask: Strips | None, gone: Strips | None) -> Strips | None:
        """The mask less those whose bits are set at the addresses."""
        if gone is None:
            return mask
        start = mask or [self.all_lanes()] * self.layout.strips
        left = []
        for part, address in zip(start, gone, strict=True):
            out = self.e.load("i1", self.layout.lanes, address, 64)
            left.append(self.e.bin("and", part, self.e.bin("xor", out, self.e.like(out, 1))))
        return left

    def _remaining(self, mask: Strips | None) -> Strips | None:
        """Those of the mask who have not jumped away."""
        mask = self._without(mask, self.returned)
        if self.loop is not None:
            mask = self._without(self._without(mask, self.loop.broken), self.loop.skipped)
        return mask

    # Jumps

    def _mark(self, addresses: Strips) -> None:
        """Add those who take part to the masks at the addresses."""
        for address, mask in zip(
            addresses, self.mask or [self.all_lanes()] * self.layout.strips, strict=True
        ):
            old = self.e.load("i1", self.layout.lanes, address, 64)
            self.e.store(self.e.bin("or", old, mask), address, 64)
        self.mask_jumps += 1

    def _jump(self, node: Break | Continue) -> None:
        assert self.loop is not None
        addresses = self.loop.broken if isinstance(node, Break) else self.loop.skipped
        if addresses is None:
            self.e.jump(self.loop.leave if isinstance(node, Break) else self.loop.next)
        else:
            self._mark(addresses)

    def _return(self) -> None:
        if self.returned is None:
            self.e.jump(self.end)
        elif self.layout.lanes:
            self._mark(self.returned)
        else:
            self.e.store(self.e.const("i1", 0, 1), self.returned[0], 1)
            self.e.jump(self.end)

    # Loops

    def _for(self, node: For) -> None:
        if self.vary.loop_splits(node):
            self._split_loop(node)
        else:
            self._plain_loop(node)

    def _counts(self, node: For, start: Value, stop: Value, step: Value) -> Value:
        """How many iterations: Python's len(range(...)), unsigned, 0 for a step of 0."""
        e, signed = self.e, node.start.dtype.kind == "int"
        less = "slt" if signed else "ult"

        def one(start: Val, stop: Val, step: Val) -> Val:
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

        return self.each(one, start, stop, step)

    def _plain_loop(self, node: For) -> None:
        """A loop that all who take part run equally often."""
        e = self.e
        start, stop, step = (self._one(self.value(bound)) for bound in operands(node))
        count = self._counts(node, start, stop, step)
        assert isinstance(count, Val)
        turn, current = e.alloca(count.elem, 8), e.alloca(count.elem, 8)
        e.store(e.like(count, 0), turn, 8)
        e.store(start, current, 8)
        head, inside, following, after = (e.label(word) for word in ("for", "do", "next", "done"))
        e.start(head)
        at = e.load(count.elem, 0, turn, 8)
        e.branch(e.icmp("ult", at, count), inside, after)
        e.start_closed(inside)
        value = e.load(count.elem, 0, current, 8)
        self.write(node.var, value)
        signed = node.start.dtype.kind == "int"
        self.loop_firsts[node.var] = lambda: (
            [e.resize(e.load(count.elem, 0, current, 8), "i64", signed=signed)] * self.layout.strips
        )
        outer, self.loop = self.loop, Loop(after, following)
        self.block(node.body)
        self.loop = outer
        e.start(following)
        e.store(e.bin("add", e.load(count.elem, 0, current, 8), step), current, 8)
        e.store(e.bin("add", e.load(count.elem, 0, turn, 8), e.like(at, 1)), turn, 8)
        e.line(f"br label %{head}{NO_UNROLL if not isinstance(node.stop, Lit) else ''}")
        e.closed = True
        e.start_closed(after)

    def _one(self, value: Value) -> Val:
        return value[0] if isinstance(value, list) else value

    def _split_loop(self, node: For) -> None:
        """A loop in which invocations may run different numbers of iterations."""
        e = self.e
        start, stop, step = (self.value(bound) for bound in operands(node))
        counts = self.vectors(self._counts(node, start, stop, step))
        elem, lanes = counts[0].elem, self.layout.lanes
        turn = e.alloca(elem, 8)
        e.store(e.const(elem, 0, 0), turn, 8)
        currents = self._currents(start, elem)
        self._track_first(node, start, step, turn, elem)

        def advance() -> None:
            for address, part in zip(currents, self.strips(step), strict=True):
                old = e.load(elem, lanes, address, 64)
                e.store(e.bin("add", old, e.splat(part, lanes)), address, 64)
            e.store(e.bin("add", e.load(elem, 0, turn, 8), e.const(elem, 0, 1)), turn, 8)

        def body() -> None:
            self.write(node.var, [e.load(elem, lanes, address, 64) for address in currents])
            self.block(node.body)

        if not self.vary.leaves_early(node) and self.linear.loops.get(node.var) is not None:
            self._together(counts, turn, body, advance)
        self._apart(node, counts, turn, body, advance)

    def _currents(self, start: Value, elem: str) -> Strips:
        addresses = [self.e.alloca(f"<{self.layout.lanes} x {elem}>") for _ in range(self.layout.strips)]
        for address, part in zip(addresses, self.vectors(start), strict=True):
            self.e.store(part, address, 64)
        return addresses

    def _track_first(self, node: For, start: Value, step: Value, turn: Val, elem: str) -> None:
        """Make the loop variable of each strip's first lane known to addresses."""
        e = self.e
        signed = node.start.dtype.kind == "int"
        first_lane = [e.extract(part, e.const("i64", 0, 0)) for part in self.strips(start)]
        wide = [e.resize(part, "i64", signed=signed) for part in first_lane]
        if isinstance(step, Val):
            grows = e.resize(step, "i64", signed=signed)
            self.loop_firsts[node.var] = lambda: [
                e.bin(
                    "add", part, e.bin("mul", grows, e.resize(e.load(elem, 0, turn, 8), "i64", signed=False))
                )
                for part in wide
            ]

    def _together(
        self, counts: Strips, turn: Val, body: Callable[[], None], advance: Callable[[], None]
    ) -> None:
        """The iterations that everybody runs, with nobody masked out by the loop."""
        e = self.e
        least = counts[0]
        for part in counts[1:]:
            least = e.call("umin", least, part)
        shared = e.reduce("umin", least)
        head, inside, after = e.label("for"), e.label("do"), e.label("apart")
        e.start(head)
        e.branch(e.icmp("ult", e.load(shared.elem, 0, turn, 8), shared), inside, after)
        e.start_closed(inside)
        following = e.label("next")
        outer, self.loop = self.loop, Loop(after, following)
        body()
        self.loop = outer
        e.start(following)
        advance()
        e.line(f"br label %{head}{NO_UNROLL}")
        e.closed = True
        e.start_closed(after)

    def _apart(
        self, node: For, counts: Strips, turn: Val, body: Callable[[], None], advance: Callable[[], None]
    ) -> None:
        """The iterations that only some run: who is still in is a mask."""
        e, lanes = self.e, self.layout.lanes
        broken, skipped = ([e.alloca(f"<{lanes} x i1>") for _ in counts] for _ in range(2))
        for address in broken:
            e.store(e.const("i1", lanes, 0), address, 64)
        head, inside, after = e.label("while"), e.label("do"), e.label("done")
        outer_mask, outer_loop = self.mask, self.loop
        e.start(head)
        at = e.splat(e.load(counts[0].elem, 0, turn, 8), lanes)
        self.loop = None
        still = self._remaining(outer_mask)
        still = self._without(still, broken)
        active = self._and(still, [e.icmp("ult", at, count) for count in counts])
        e.branch(self.anybody(active), inside, after)
        e.start_closed(inside)
        for address in skipped:
            e.store(e.const("i1", lanes, 0), address, 64)
        self.loop, self.mask = Loop(after, after, broken, skipped), active
        before = self.mask_jumps
        body()
        self.mask_jumps = max(self.mask_jumps, before)
        self.loop, self.mask = outer_loop, outer_mask
        advance()
        e.line(f"br label %{head}{NO_UNROLL}")
        e.closed = True
        e.start_closed(after)


def _first_of(make: Callable[[], Strips], strip: int) -> Callable[[], Strips]:
    return lambda: [make()[strip]]


def _one_of(slot: Slot, strip: int) -> Slot:
    addresses = slot.addresses
    if isinstance(addresses, Val):
        return slot
    return Slot(slot.elem, slot.lanes, lambda: [addresses()[strip]])


def is_heavy(nodes: Block) -> bool:
    """Is the block long enough to be worth jumping over."""
    total = 0
    for node in statements(nodes):
        if isinstance(node, For | Atomic | Collective | Store):
            return True
        total += sum(1 for operand in operands(node) for _ in expressions(operand))
    return total > HEAVY


def has_split_return(
    nodes: Block, splits: Callable[[Expr], bool], loops: Callable[[For], bool], *, split: bool = False
) -> bool:
    """May some invocations return while others go on."""
    for node in nodes:
        match node:
            case Return() if split:
                return True
            case If():
                inner = split or splits(node.test)
                if any(
                    has_split_return(part, splits, loops, split=inner) for part in (node.then, node.orelse)
                ):
                    return True
            case For():
                if has_split_return(node.body, splits, loops, split=split or loops(node)):
                    return True
            case Region():
                if has_split_return(node.body, splits, loops, split=split):
                    return True
    return False


__all__ = ["Body", "Kind", "has_split_return"]
