"""Statements of a bundle. A condition that may diverge becomes a mask; every other condition is a branch."""

from __future__ import annotations

from abc import abstractmethod
from typing import assert_never

from vyre.analysis.index import Form
from vyre.emit.llvm import memory
from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.memory import Place
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Continue,
    Declare,
    For,
    GridSync,
    If,
    Node,
    Region,
    Return,
    Store,
)
from vyre.lower.control import is_heavy
from vyre.targets.llvm.atomic import emit_atomic
from vyre.targets.llvm.expr import Strips, Value
from vyre.targets.llvm.loops import Loops


class Body(Loops):
    """Emission of statements."""

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
                emit_atomic(self, node)
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
            strips = self.neighbours(place, index, signed, proven=proven)
            for (first, test), part in zip(strips, self.vectors(value), strict=True):
                memory.store_strip(self.e, place, first, part, test)
            return
        self._store_checked(place, index, signed, value, proven=proven)

    def store_strips(self, place: Place, forms: list[Form], value: Value) -> bool:
        """Store elements proven to be in bounds, if they are contiguous; True if the store was emitted."""
        strides = [self.linear.stride(form) for form in forms]
        if not self.layout.lanes or any(stride != 0 for stride in strides[:-1]) or strides[-1] != 1:
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
        test = self.vectors(self.value(node.test))
        then = self.both(self.mask, test)
        self._masked(node.then, then)
        if node.orelse:
            flipped = [self.e.bin("xor", part, self.e.like(part, 1)) for part in test]
            self._masked(node.orelse, self.both(self.remaining(self.mask), flipped))

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
        """Emit a block under a mask; where that is worth a branch, jump over it if the mask is empty."""
        if not nodes:
            return
        outer, self.mask = self.mask, mask
        if is_heavy(nodes):
            with self.e.when(self.anybody(mask)):
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
            self.e.store(self.e.const("i1", 0, 1), self.returned[0], 1)
            self.e.jump(self.end)
