"""Statements of a bundle. A condition that may diverge becomes a mask; every other condition is a choice.

A jump by some of the invocations takes them out of the mask of everything that follows: until the next
iteration (continue), until the loop ends (break), or for good (return).

Atomics whose old values nobody reads, on the first elements of an array, such as a histogram of few bins, are
gathered by a thread in an array of its own, without locks, and added to the other at its end. So threads do
not wait for each other's cache lines, and one thread alone does not wait for its own.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from typing import assert_never

import numpy as np

from vyre.analysis.lockstep import Variation, Vary, scratch_writes
from vyre.ir import nodes
from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Break,
    Continue,
    Declare,
    For,
    Id,
    Load,
    Node,
    Program,
    Region,
    Return,
    Store,
    Var,
)
from vyre.ir.walk import assigned, evaluated_by, operands, statements
from vyre.lower import form
from vyre.lower.form import (
    INDEX,
    Any,
    Apply,
    Base,
    Block,
    BufferExtent,
    Clear,
    EachStrip,
    Extend,
    IfAll,
    Iota,
    Jump,
    Let,
    Loop,
    Not,
    Number,
    Private,
    Ref,
    Set,
    Shared,
    Under,
    Value,
    Variable,
    both,
    calc,
)
from vyre.lower.layout import Layout
from vyre.lower.linear import Linear
from vyre.lower.loops import lower_loop
from vyre.lower.places import Facts, Names, Places
from vyre.lower.work import first_lanes, has_split_return, is_heavy
from vyre.ops import ATOMICS, build

MOST = 1024  # elements of such an array, on the stack
_WORTH = 4  # invocations for each element that is added at the end


@dataclass(frozen=True, slots=True)
class Own:
    """An array of the thread's own for the elements of another that are below a limit."""

    name: str
    limit: Ref


def gathered(program: Program) -> dict[str, tuple[str, DType, int]]:
    """Return the arrays that a program accesses by one kind of atomic alone, of which the order does not
    matter, with that, their type and their rank.
    """
    params = {param.name: param for param in program.params if param.is_array}
    found: dict[str, set[str]] = {}
    for node in statements(program.body):
        parts = evaluated_by(node)
        for access in (node, *parts):
            if isinstance(access, Load | Store):
                params.pop(access.array, None)
        if isinstance(node, Atomic):
            if node.target is not None:
                params.pop(node.array, None)
            found.setdefault(node.array, set()).add(node.op)
    return {
        name: (op, params[name].dtype, params[name].rank)
        for name, (op, *others) in ((name, sorted(ops)) for name, ops in found.items())
        if name in params and not others and _starts_at_zero(op, params[name].dtype)
    }


@cache
def _starts_at_zero(op: str, dtype: DType) -> bool:
    """True for an atomic whose order does not matter, and which does nothing for 0. Sums of floats depend on
    their order, which no program can choose.
    """
    row = ATOMICS[op]
    if row.by is None or not row.by.commutes:
        return False
    ends = [dtype.least, dtype.greatest] if dtype.is_integer else [-7, 0.5]
    some = np.array([*ends, 0, 1, 7], dtype.carrier)
    zero = np.zeros_like(some)
    return bool((row.meaning(dtype, zero, some) == some).all())


def begun(array: str, dtype: DType, rank: int, count: Value, fresh: Names) -> tuple[Block, Own]:
    """Return the statements that begin to gather for an array, in a function of so many invocations."""
    own = Own(fresh(f"{array}.own"), Ref(fresh("limit"), INDEX))
    elements: Value = BufferExtent(array, 0)
    for axis in range(1, rank):
        elements = form.calc("mul", elements, BufferExtent(array, axis))
    few = form.calc("min", elements, form.number(MOST))
    is_worth = form.compare("le", form.calc("mul", few, form.number(_WORTH)), count)
    limit = form.select(is_worth, few, form.number(0))
    return (Shared(own.name, dtype, (MOST,)), Let(own.limit.name, limit)), own


def inside(array: str, places: Sequence[Value]) -> Value:
    """Return the test that an element of an array exists."""
    test: Value | None = None
    for axis, place in enumerate(places):
        test = form.both(test, Under(place, BufferExtent(array, axis)))
    assert test is not None
    return test


def flat(array: str, places: Sequence[Value]) -> Value:
    """Return the row-major position of an element, which is that in the array of the thread's own."""
    position = form.as_index(places[0])
    for axis, place in enumerate(places[1:], 1):
        above = form.calc("mul", position, BufferExtent(array, axis))
        position = form.calc("add", above, form.as_index(place))
    return position


def ended(array: str, op: str, dtype: DType, rank: int, own: Own, fresh: Names) -> Loop:
    """Return the loop that adds to an array what was gathered for it."""
    at, value = Ref(fresh("at"), INDEX), Ref(fresh("gathered"), dtype)
    load = form.Fetch(value.name, own.name, (at,), "one", dtype, Under(at, BufferExtent(own.name, 0)))
    places, named = [at], list[Let]()
    for axis in range(rank - 1, 0, -1):
        row, place = Ref(fresh("row"), INDEX), Ref(fresh("place"), INDEX)
        extent = BufferExtent(array, axis)
        named.append(Let(row.name, form.calc("udiv", places[0], extent)))
        named.append(Let(place.name, form.calc("urem", places[0], extent)))
        places[:1] = [row, place]
    add = form.Update("", op, array, tuple(places), (value,), dtype, inside(array, places))
    test = build.eq(Var(value.name, dtype), Lit(dtype, 0))
    is_none = Apply(test.op, (value, Number(dtype, 0)), test.dtype, Variation.UNIFORM)
    return Loop(at.name, form.number(0), own.limit, (load, IfAll(Not(is_none), (*named, add))))


class Body(Places):
    """The statements of one bundle of invocations along a row."""

    def __init__(
        self, program: Program, layout: Layout, linear: Linear, facts: Facts, fresh: Names,
        vary: Vary | None = None,
    ) -> None:  # fmt: skip
        super().__init__(program, layout, linear, facts, fresh, vary)
        self.scratch = scratch_writes(program)
        self.jumps = 0  # that some lanes have taken so far
        self.owns: Mapping[str, Own] = {}  # by array: that of the thread for its first elements
        for node in statements(program.body):
            name = assigned(node)
            if isinstance(node, Declare):
                self.types[node.name] = node.dtype
            if name is not None and name not in self.types:
                self.types[name] = self._assigned_type(node)

    def lower(self, bundle: str, outer: list[Value], mask: str = "") -> Block:
        """Return the statements for the invocations from the position `bundle` on, in the row `outer`; if a
        mask is named, for those in it.
        """
        self.begin(bundle, outer, mask)
        self.whole(bundle)
        return tuple(self.out)

    def begin(self, bundle: str, outer: list[Value], mask: str = "") -> None:
        """Set the ids of the invocations from the position `bundle` on."""
        axis, first = self.layout.rank - 1, Ref(bundle, INDEX)
        self.row = self.mask = Ref(mask, bool_, Variation.VARYING) if mask else None
        self.set_outer(outer)
        own: Value = Extend(first, i32, signed=True)
        self.firsts[Id("gid", axis)] = first
        if self.lanes:
            firsts = self.kept("first", calc("add", first, Base(), exact=True))
            self.firsts[Id("gid", axis)] = firsts
            narrow = Extend(firsts, i32, signed=True)
            own = calc("add", narrow, Iota())
        self.ids[Id("gid", axis)] = self.kept("gid", own)

    def whole(self, bundle: str) -> None:
        """Lower the whole program for the bundle of this name."""
        self.bundle = bundle
        self.declare(self.program.body)
        if self.lanes and has_split_return(self.program.body, self.vary.splits, self.vary.loop_splits):
            self.returned = self.new_mask("returned")
        self.block(self.program.body)

    def declare(self, body: nodes.Block, kept: Container[str] = ()) -> None:
        """Declare the locals and private arrays of statements, but for those that are declared elsewhere."""
        done: set[str] = set()
        for node in statements(body):
            if isinstance(node, Declare) and node.space == "local" and node.name not in kept:
                self.out.append(Private(node.name, node.dtype, node.shape))
            name = assigned(node)
            if name is not None and name not in done and name not in kept:
                done.add(name)
                self.out.append(Variable(name, self.types[name], self.local_kind(name)))

    def _assigned_type(self, node: Node) -> DType:
        """The type of the local that a statement assigns."""
        if isinstance(node, nodes.Atomic):
            return self.types[node.array]
        return node.dtype if isinstance(node, nodes.Collective) else operands(node)[0].dtype

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
                if self.mask is None or not self.work(node).counts:
                    lower_loop(self, node, self.block)
                    return
                # All may have jumped away: the iterations of a long loop would then be run by nobody.
                with self.into() as inside:
                    lower_loop(self, node, self.block)
                self.out.append(IfAll(Any(self.mask), tuple(inside)))
            case Region():
                self.block(node.body)
            case Declare():
                if node.space == "local":
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
            case nodes.Collective():
                args = tuple([self.named("value", self.value(arg)) for arg in node.args])
                name, kind = self.fresh("got"), self.of_kind(self.vary.lane)
                self.out.append(form.SubgroupStep(name, node.op, args, node.dtype))
                self.write(node.target, Ref(name, node.dtype, kind))
            case nodes.Barrier():
                self.out.append(form.WaitForAll())
            case nodes.GridSync():
                raise AssertionError("a grid barrier inside a launch")
            case never:
                assert_never(never)

    def _leave(self, gone: str | None, jump: Jump) -> None:
        if gone is None:
            self.out.append(jump)
            return
        self.out.append(Set(gone, Number(bool_, 1), self.mask))
        self.jumps += 1

    def _atomic(self, node: nodes.Atomic) -> None:
        args = tuple([self.named("value", self.value(arg)) for arg in node.args])
        places = [self.named("at", self.value(part)) for part in node.index]
        own = self.owns.get(node.array)
        if own is not None:
            self._gather(node, own, places, args)
            return
        guard = inside(node.array, places)
        if self.mask is not None:
            guard = both(guard, self.mask)
        name, dtype = "" if node.target is None else self.fresh("old"), self.types[node.array]
        index = tuple(map(form.as_index, places))
        self.out.append(form.Update(name, node.op, node.array, index, args, dtype, guard))
        if node.target is not None:
            self.write(node.target, Ref(name, dtype, self.of_kind(self.vary.lane)))

    def _gather(self, node: nodes.Atomic, own: Own, places: list[Value], args: tuple[Value, ...]) -> None:
        """Lower an atomic on an array of which the thread has the first elements to itself."""
        position = places[0] if len(places) == 1 else self.named("flat", flat(node.array, places))
        is_own = self.kept("own", form.Under(position, own.limit))
        own_inside: Value = form.Under(position, form.BufferExtent(own.name, 0))
        exists = inside(node.array, places)
        if len(places) > 1:  # the position of an element that does not exist may be that of another
            own_inside = both(exists, own_inside)
        for array, at, test in (
            (own.name, [position], both(own_inside, is_own)), (node.array, places, both(exists, Not(is_own))),
        ):  # fmt: skip
            guard = self.kept("mask", both(test, self.mask or form.TRUE))
            dtype, index = self.types[node.array], tuple(map(form.as_index, at))
            atomic = form.Update("", node.op, array, index, args, dtype, guard)
            self.out.append(IfAll(Any(guard) if self.lanes else guard, (atomic,)))

    # Conditions

    def _if(self, node: nodes.If) -> None:
        if isinstance(node.test, Lit):
            self.block(node.then if node.test.bits else node.orelse)
            return
        if not self.lanes or not self.vary.splits(node.test):
            test = self.shared_value(node.test)
            with self.into() as then:
                self.block(node.then)
            with self.into() as orelse:
                self.block(node.orelse)
            self.out.append(IfAll(test, tuple(then), tuple(orelse)))
            return
        test = self.kept("test", self.value(node.test))
        then_mask = self.named("mask", both(self.mask, test))
        rest = self.mask if not node.orelse else self.remaining(self.mask)
        if self.layout.strips == 1 or not is_heavy(node.then + node.orelse):
            self._branches(node, then_mask, rest, test)
            return
        first = first_lanes(node) if self.layout.is_one_row else None
        if first is None:
            with self.each_strip():
                self._branches(node, then_mask, rest, test)
            return
        # Strips that have all of their lanes in it, and one that has some.
        full = min(max(first, 0) // self.lanes, self.layout.strips)
        if full:
            with self.each_strip(0, full):
                if self.mask is None:
                    self.block(node.then)
                else:
                    self._masked(node.then, self.mask)
        if full < self.layout.strips and first > full * self.lanes:
            with self.each_strip(full, full + 1):
                self._masked(node.then, then_mask)

    @contextmanager
    def each_strip(self, first: int = 0, last: int | None = None) -> Iterator[None]:
        """Lower what is inside for one strip after the other."""
        with self.into() as inside, self.one_strip():
            yield
        self.out.append(EachStrip(tuple(inside), first, last))

    @contextmanager
    def one_strip(self) -> Iterator[None]:
        """Lower what is inside for a single strip."""
        layout, vary = self.layout, self.vary
        self.layout = replace(layout, strips=1)
        self.vary = replace(vary, layout=self.layout)
        yield
        self.layout, self.vary = layout, vary

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
            self.out.append(IfAll(Any(mask), tuple(inside)))
        else:
            self.block(body)
        self.mask = outer
