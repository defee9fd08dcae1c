"""Loops: uniform ones, and divergent ones with a mask of the invocations still in the loop."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.private import NO_UNROLL
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import Block, Expr, For
from vyre.ir.walk import operands, statements
from vyre.targets.llvm.expr import Strips, Value
from vyre.targets.llvm.masks import Loop, Masks


class Loops(Masks):
    """Emission of loops."""

    @abstractmethod
    def block(self, nodes: Block) -> None:
        """Emit statements under the current mask."""

    def _for(self, node: For) -> None:
        if self.mask is None or not self.work.counts(node):
            self._loop(node)
            return
        # All may have jumped away: the turns of a long loop would then be taken by nobody.
        with self.e.when(self.anybody(self.mask)):
            self._loop(node)

    def _loop(self, node: For) -> None:
        if self.vary.loop_splits(node):
            self._split_loop(node)
        else:
            self._plain_loop(node)

    def counts(self, node: For, start: Value, stop: Value, step: Value) -> Value:
        """Return the trip count: Python's len(range(...)), unsigned, 0 for a step of 0."""
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
        """Emit a loop with the same trip count for all active invocations."""
        e = self.e
        start, stop, step = (self.only_one(self.value(bound)) for bound in operands(node))
        count = self.counts(node, start, stop, step)
        assert isinstance(count, Val)
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
        self.loop_firsts[node.var] = lambda: (
            [e.resize(e.load(count.elem, 0, current, 8), "i64", signed=signed)] * self.layout.strips
        )
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

    def only_one(self, value: Value) -> Val:
        """Return a value that all invocations share, even if each lane holds its own copy."""
        one = value[0] if isinstance(value, list) else value
        return self.e.extract(one, self.e.const("i64", 0, 0))

    def _split_loop(self, node: For) -> None:
        """Emit a loop whose trip count may differ between invocations."""
        e = self.e
        start, stop, step = (self.value(bound) for bound in operands(node))
        counts = self.vectors(self.counts(node, start, stop, step))
        elem, lanes = counts[0].elem, self.layout.lanes
        turn = e.alloca(elem, 8)
        e.store(e.const(elem, 0, 0), turn, 8)
        currents = self._currents(start, elem)
        self._track_first(node, start, step, turn, elem)

        def advance() -> None:
            for address, part in zip(currents, self.strips(step), strict=True):
                old = e.load(elem, lanes, address, 64)
                e.store(e.bin("add", old, e.splat(part, lanes)), address, 64)
            following = e.bin("add", e.load(elem, 0, turn, 8), e.const(elem, 0, 1))
            e.store(following, turn, 8)

        # Lanes that have left never read it again, and for addresses its stride between lanes must persist.
        to_all = self.linear.index.loop(node.var) is not None

        def body() -> None:
            values = [e.load(elem, lanes, address, 64) for address in currents]
            self.write(node.var, values, to_all=to_all)
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

    def _currents(self, start: Value, elem: str) -> Strips:
        addresses = [self.e.alloca(f"<{self.layout.lanes} x {elem}>") for _ in range(self.layout.strips)]
        for address, part in zip(addresses, self.vectors(start), strict=True):
            self.e.store(part, address, 64)
        return addresses

    def _track_first(self, node: For, start: Value, step: Value, turn: Val, elem: str) -> None:
        """Make the loop variable of each strip's first lane available to addresses."""
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

    def _least(self, node: For, counts: Strips) -> Val:
        """Return the smallest trip count of any invocation."""
        e, ends = self.e, self.linear.loops[node.var]
        starts, stride = self.linear.intervals.of(ends.start), self.linear.stride(ends.start)
        least_start = -(2**30) if node.start.dtype.kind == "int" else 0
        if starts and least_start <= starts.low and starts.high < 2**30 and stride is not None:
            # The later a lane starts, the fewer iterations it has, and nothing wraps: the last or first lane.
            lane = e.const("i64", 0, self.layout.lanes - 1 if stride * ends.step > 0 else 0)
            counts = [e.extract(part, lane) for part in counts]
        least = counts[0]
        for part in counts[1:]:
            least = e.call("umin", least, part)
        return e.reduce("umin", least)

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
        self, node: For, counts: Strips, turn: Val, body: Callable[[], None], advance: Callable[[], None]
    ) -> None:
        """Emit the iterations that only some invocations run, under a mask of those still in the loop."""
        e, lanes = self.e, self.layout.lanes
        broken, skipped = ([e.alloca(f"<{lanes} x i1>") for _ in counts] for _ in range(2))
        for address in broken:
            e.store(e.const("i1", lanes, 0), address, 64)
        head, inside, after = e.label("while"), e.label("do"), e.label("done")
        outer_mask, outer_loop = self.mask, self.loop
        e.start(head)
        at = e.splat(e.load(counts[0].elem, 0, turn, 8), lanes)
        self.loop = None
        still = self.remaining(outer_mask)
        still = self.without(still, broken)
        active = self.both(still, [e.icmp("ult", at, count) for count in counts])
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


def _is(expr: Expr, value: int) -> bool:
    return isinstance(expr, Lit) and number(expr) == value
