"""Statements of a bundle. A condition that may diverge becomes a mask; every other condition is a choice.

A jump by some of the invocations takes them out of the mask of everything that follows: until the next
iteration (continue), until the loop ends (break), or for good (return).
"""

from __future__ import annotations

from typing import assert_never

from vyre.analysis.lockstep import scratch_writes
from vyre.ir import nodes
from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.literal import Lit
from vyre.ir.nodes import Assign, Break, Continue, Declare, For, Id, Node, Program, Region, Return
from vyre.ir.walk import assigned, operands, statements
from vyre.lower import form
from vyre.lower.control import has_split_return, is_heavy
from vyre.lower.form import (
    INDEX,
    Any,
    Base,
    Block,
    Clear,
    Const,
    EachStrip,
    Extend,
    If,
    Iota,
    Jump,
    Local,
    Not,
    Private,
    Ref,
    Set,
    Value,
    both,
    calc,
)
from vyre.lower.layout import Layout
from vyre.lower.linear import Linear
from vyre.lower.loops import lower_loop
from vyre.lower.places import Facts, Names, Places


class Body(Places):
    """The statements of one bundle of invocations along a row."""

    def __init__(self, program: Program, layout: Layout, linear: Linear, facts: Facts, fresh: Names) -> None:
        super().__init__(program, layout, linear, facts, fresh)
        self.scratch = scratch_writes(program)
        self.jumps = 0  # that some lanes have taken so far

    def lower(self, bundle: str, outer: list[Value]) -> Block:
        """Return the statements for the invocations from the position `bundle` on, in the row `outer`."""
        axis, first = self.layout.rank - 1, Ref(bundle, INDEX)
        self.set_outer(outer)
        own: Value = Extend(first, i32, signed=True)
        if self.lanes:
            firsts = self.kept("first", calc("add", first, Base(), exact=True))
            self.firsts[Id("gid", axis)] = firsts
            narrow = Extend(firsts, i32, signed=True)
            own = calc("add", narrow, Iota())
        self.ids[Id("gid", axis)] = self.kept("gid", own)
        self.bundle = bundle
        self._declare()
        if self.lanes and has_split_return(self.program.body, self.vary.splits, self.vary.loop_splits):
            self.returned = self.new_mask("returned")
        self.block(self.program.body)
        return tuple(self.out)

    def _declare(self) -> None:
        for node in statements(self.program.body):
            name = assigned(node)
            if isinstance(node, Declare):
                self.types[node.name] = node.dtype
                self.out.append(Private(node.name, node.dtype, node.shape))
            if name is not None and name not in self.types:
                self.types[name] = self._given(node)
                self.out.append(Local(name, self.types[name], self.local_kind(name)))

    def _given(self, node: Node) -> DType:
        return self.types[node.array] if isinstance(node, nodes.Atomic) else operands(node)[0].dtype

    # Statements

    def block(self, body: nodes.Block) -> None:
        """Lower statements under the current mask."""
        entry = self.mask
        for node in body:
            before = self.jumps
            self.statement(node)
            if self.out and isinstance(self.out[-1], Jump):
                break
            if self.jumps != before:
                self.mask = self.remaining(entry)
        self.mask = entry

    def statement(self, node: Node) -> None:
        match node:
            case Assign():
                self.write(node.name, self.value(node.value), to_all=node in self.scratch)
            case nodes.Store():
                self.store(node)
            case nodes.If():
                self._if(node)
            case For():
                if self.mask is None or not self.work.counts(node):
                    lower_loop(self, node, self.block)
                    return
                # All may have jumped away: the iterations of a long loop would then be run by nobody.
                with self.into() as inside:
                    lower_loop(self, node, self.block)
                self.out.append(If(Any(self.mask), tuple(inside)))
            case Region():
                self.block(node.body)
            case Declare():
                self.out.append(Clear(node.name, self.mask))
            case Break() | Continue():
                assert self.loop is not None
                is_break = isinstance(node, Break)
                gone = self.loop.broken if is_break else self.loop.skipped
                to = self.loop.leave or self.loop.name if is_break else self.loop.name
                self._leave(gone, Jump(to, "leave" if is_break else "next"))
            case Return():
                self._leave(self.returned, Jump(self.bundle, "next"))
            case nodes.Atomic():
                self._atomic(node)
            case nodes.Collective() | nodes.Barrier() | nodes.GridSync():
                raise AssertionError(f"{type(node).__name__} in an element kernel")
            case _:
                assert_never(node)

    def _leave(self, gone: str | None, jump: Jump) -> None:
        if gone is None:
            self.out.append(jump)
            return
        self.out.append(Set(gone, Const(bool_, 1), self.mask))
        self.jumps += 1

    def _atomic(self, node: nodes.Atomic) -> None:
        args = tuple([self.named("value", self.value(arg)) for arg in node.args])
        places = [self.named("at", self.value(part)) for part in node.index]
        guard: Value | None = None
        for axis, place in enumerate(places):
            guard = both(guard, form.Under(place, form.Extent(node.array, axis)))
        assert guard is not None
        if self.mask is not None:
            guard = both(guard, self.mask)
        name, dtype = self.fresh("old"), self.types[node.array]
        index = tuple(map(form.as_index, places))
        self.out.append(form.Atomic(name, node.op, node.array, index, args, dtype, guard))
        if node.target is not None:
            self.write(node.target, Ref(name, dtype, self.of_kind(self.vary.lane)))

    # Conditions

    def _if(self, node: nodes.If) -> None:
        if isinstance(node.test, Lit):
            self.block(node.then if node.test.bits else node.orelse)
            return
        test = self.value(node.test)
        if not self.lanes or not self.vary.splits(node.test):
            with self.into() as then:
                self.block(node.then)
            with self.into() as orelse:
                self.block(node.orelse)
            self.out.append(If(test, tuple(then), tuple(orelse)))
            return
        test = self.kept("test", test)
        then_mask = self.named("mask", both(self.mask, test))
        rest = self.mask if not node.orelse else self.remaining(self.mask)
        if self.in_strip or self.layout.strips == 1 or not is_heavy(node.then + node.orelse):
            self._branches(node, then_mask, rest, test)
            return
        with self.into() as inside:
            self.in_strip = True
            self._branches(node, then_mask, rest, test)
            self.in_strip = False
        self.out.append(EachStrip(tuple(inside)))

    def _branches(self, node: nodes.If, then: Value, rest: Value | None, test: Value) -> None:
        self._masked(node.then, then)
        if node.orelse:
            self._masked(node.orelse, self.named("mask", both(self.remaining(rest), Not(test))))

    def _masked(self, body: nodes.Block, mask: Value) -> None:
        """Lower a block under a mask; where that is worth a branch, jump over it if the mask is empty."""
        if not body:
            return
        outer, self.mask = self.mask, mask
        if is_heavy(body):
            with self.into() as inside:
                self.block(body)
            self.out.append(If(Any(mask), tuple(inside)))
        else:
            self.block(body)
        self.mask = outer
