"""Statements of a bundle. A condition that may diverge becomes a mask; every other condition is a choice.

A jump by some of the invocations takes them out of the mask of everything that follows: until the next
iteration (continue), until the loop ends (break), or for good (return).

Atomics whose old values nobody reads, on the first elements of an array, such as a histogram of few bins, are
gathered by a thread in an array of its own, without locks, and added to the other at its end. So threads do
not wait for each other's cache lines, and one thread alone does not wait for its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import assert_never

import numpy as np

from vyre.analysis.lockstep import Variation, of_collective
from vyre.ir import nodes
from vyre.ir.dtypes import DType, bool_, i32, u32
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
from vyre.ir.walk import evaluated_by, statements
from vyre.lower import form
from vyre.lower.bundle import Bundle, Counted, Names, Own
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
    Ref,
    Set,
    Shared,
    Under,
    Value,
    both,
    calc,
)
from vyre.lower.loops import lower_loop
from vyre.lower.work import first_lanes, is_heavy
from vyre.ops import ATOMICS, COLLECTIVES, TABLE, build

MOST = 1024  # elements of such an array, on the stack
_WORTH = 4  # invocations for each element that is added at the end


def gathered(program: Program) -> dict[str, tuple[str, DType, int]]:
    """Return the arrays that a program accesses by one kind of atomic alone, of which the order does not
    matter, with that, their type and their rank.
    """
    params = {param.name: param for param in program.params if param.is_array}
    ops_by_array: dict[str, set[str]] = {}
    for node in statements(program.body):
        parts = evaluated_by(node)
        for access in (node, *parts):
            if isinstance(access, Load | Store):
                params.pop(access.array, None)
        if isinstance(node, Atomic):
            if node.target is not None:
                params.pop(node.array, None)
            ops_by_array.setdefault(node.array, set()).add(node.op)
    return {
        name: (op, params[name].dtype, params[name].rank)
        for name, (op, *others) in ((name, sorted(ops)) for name, ops in ops_by_array.items())
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


def has_atomics(program: Program) -> bool:
    """True if invocations update elements of arrays."""
    return any(isinstance(node, Atomic) for node in statements(program.body))


def begun(array: str, dtype: DType, rank: int, count: Value, alone: Value, fresh: Names) -> tuple[Block, Own]:
    """Return the statements that begin to gather for an array, in a function of so many invocations. A thread
    that is alone gathers for the whole array or not at all: it needs no locks for the other elements.
    """
    own = Own(fresh(f"{array}.own"), Ref(fresh("limit"), INDEX))
    elements: Value = BufferExtent(array, 0)
    for axis in range(1, rank):
        elements = form.calc("mul", elements, BufferExtent(array, axis))
    few = form.calc("min", elements, form.number(MOST))
    is_worth = form.compare("le", form.calc("mul", few, form.number(_WORTH)), count)
    is_part = Not(form.compare("eq", few, elements))
    limit = form.select(both(is_worth, Not(both(alone, is_part))), few, form.number(0))
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


class CpuBundle(Bundle):
    """A bundle of neighbours along a row, or in a workgroup, on a CPU."""

    def statement(self, node: Node) -> None:
        lower_statement(self, node)

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


def lower_statement(bundle: Bundle, node: Node) -> None:
    match node:
        case Assign():
            counted = bundle.counted(node.value)
            bundle.write(node.name, bundle.value(node.value), to_all=node in bundle.scratch)
            _note(bundle, node.name, counted)
        case nodes.Store():
            bundle.store(node)
        case nodes.If():
            _if(bundle, node)
        case For():
            if bundle.mask is None or bundle.mask is bundle.row or not bundle.work(node).counts:
                lower_loop(bundle, node)
                return
            # All may have jumped away: the iterations of a long loop would then be run by nobody.
            with bundle.into() as inside:
                lower_loop(bundle, node)
            bundle.out.append(IfAll(Any(bundle.mask), tuple(inside)))
        case Region():
            bundle.block(node.body)
        case Declare():
            if node.space == "local":
                bundle.out.append(Clear(node.name, bundle.mask))
        case Break() | Continue():
            assert bundle.loop is not None
            is_break = isinstance(node, Break)
            gone = bundle.loop.broken if is_break else bundle.loop.skipped
            to = bundle.loop.leave or bundle.loop.name if is_break else bundle.loop.name
            _leave(bundle, gone, Jump(to, "leave" if is_break else "next"))
        case Return():
            _leave(bundle, bundle.returned, Jump(bundle.bundle, "next"))
        case nodes.Atomic():
            _atomic(bundle, node)
        case nodes.Collective():
            _collective(bundle, node)
        case nodes.Barrier():
            bundle.out.append(form.WaitForAll())
        case nodes.GridSync():
            raise AssertionError("a grid barrier inside a launch")
        case never:
            assert_never(never)


def _collective(bundle: Bundle, node: nodes.Collective) -> None:
    """Lower a collective; lanes count flags before them by the bits of a word."""
    kind = bundle.of_kind(min(of_collective(node), bundle.vary.lane))
    counted = _flags(node) if bundle.lanes else None
    if counted is None:
        args = tuple([bundle.named("value", bundle.value(arg)) for arg in node.args])
        bundle.write(node.target, _step(bundle, node.op, args, node.dtype, kind))
        return
    flags = bundle.kept("flags", bundle.value(counted))
    word = _step(bundle, "ballot", (flags,), u32, Variation.STRIP)
    lane = _applied("cast", u32, bundle.id(Id("subgroup_lane")))
    below = _applied("sub", u32, _applied("shl", u32, Number(u32, 1), lane), Number(u32, 1))
    count = _applied("popcount", u32, _applied("and", u32, word, below))
    bundle.write(node.target, _applied("cast", node.dtype, count))
    if node.dtype.is_integer and node.dtype.bits >= 32:  # others wrap around
        _note(bundle, node.target, Counted(Number(node.dtype, 0), flags))


def _flags(node: nodes.Collective) -> nodes.Expr | None:
    """Return the bools whose number in the lanes before a collective gives each lane; None if it does not."""
    value = node.args[0]
    if not COLLECTIVES[node.op].sums_below or not isinstance(value, nodes.Op):
        return None
    is_cast = TABLE[value.op].names_dtype == "call"
    return value.args[0] if is_cast and value.args[0].dtype == bool_ else None


def _step(bundle: Bundle, op: str, args: tuple[Value, ...], dtype: DType, kind: Variation) -> Ref:
    name = bundle.fresh("got")
    bundle.out.append(form.SubgroupStep(name, op, args, dtype))
    return Ref(name, dtype, kind)


def _applied(op: str, dtype: DType, *args: Value) -> Value:
    return Apply(op, args, dtype, max(arg.kind for arg in args))


def _note(bundle: Bundle, name: str, counted: Counted | None) -> None:
    """Note what a local counts, if it is assigned once, and here in all lanes."""
    if counted is not None and bundle.mask is None and name in bundle.linear.index.steady:
        bundle.counts[name] = replace(counted, first=bundle.named("first", counted.first))


def _leave(bundle: Bundle, gone: str | None, jump: Jump) -> None:
    if gone is None:
        bundle.out.append(jump)
        return
    bundle.out.append(Set(gone, Number(bool_, 1), bundle.mask))
    bundle.jumps += 1


def _atomic(bundle: Bundle, node: nodes.Atomic) -> None:
    args = tuple([bundle.named("value", bundle.value(arg)) for arg in node.args])
    places = [bundle.named("at", bundle.value(part)) for part in node.index]
    own = bundle.owns.get(node.array)
    if own is not None:
        _gather(bundle, node, own, places, args)
        return
    guard = inside(node.array, places)
    if bundle.mask is not None:
        guard = both(guard, bundle.mask)
    name, dtype = "" if node.target is None else bundle.fresh("old"), bundle.types[node.array]
    index = tuple(map(form.as_index, places))
    bundle.out.append(form.Update(name, node.op, node.array, index, args, dtype, guard, bundle.alone))
    if node.target is not None:
        bundle.write(node.target, Ref(name, dtype, bundle.of_kind(bundle.vary.lane)))


def _gather(
    bundle: Bundle, node: nodes.Atomic, own: Own, places: list[Value], args: tuple[Value, ...]
) -> None:
    """Lower an atomic on an array of which the thread has the first elements to itbundle."""
    position = places[0] if len(places) == 1 else bundle.named("flat", flat(node.array, places))
    is_own = bundle.kept("own", form.Under(position, own.limit))
    own_inside: Value = form.Under(position, form.BufferExtent(own.name, 0))
    exists = inside(node.array, places)
    if len(places) > 1:  # the position of an element that does not exist may be that of another
        own_inside = both(exists, own_inside)
    dtype, guards, updates = bundle.types[node.array], list[Ref](), list[form.Update]()
    for array, at, test in (
        (own.name, [position], both(own_inside, is_own)), (node.array, places, both(exists, Not(is_own))),
    ):  # fmt: skip
        guards.append(bundle.kept("mask", both(test, bundle.mask or form.TRUE)))
        index = tuple(map(form.as_index, at))
        alone = bundle.alone if array == node.array else None
        updates.append(form.Update("", node.op, array, index, args, dtype, guards[-1], alone))
    if bundle.lanes:
        bundle.out += [IfAll(Any(guard), (update,)) for guard, update in zip(guards, updates, strict=True)]
    else:  # the element is in the one or in the other
        bundle.out.append(IfAll(guards[0], (updates[0],), (IfAll(guards[1], (updates[1],)),)))


def _if(bundle: Bundle, node: nodes.If) -> None:
    if isinstance(node.test, Lit):
        bundle.block(node.then if node.test.bits else node.orelse)
        return
    if not bundle.lanes or not bundle.vary.splits(node.test):
        test = bundle.shared_value(node.test)
        with bundle.into() as then:
            bundle.block(node.then)
        with bundle.into() as orelse:
            bundle.block(node.orelse)
        bundle.out.append(IfAll(test, tuple(then), tuple(orelse)))
        return
    test = bundle.kept("test", bundle.value(node.test))
    then_mask = bundle.named("mask", both(bundle.mask, test))
    rest = bundle.mask if not node.orelse else bundle.remaining(bundle.mask)
    if bundle.layout.strips == 1 or not is_heavy(node.then + node.orelse):
        _branches(bundle, node, then_mask, rest, test)
        return
    first = first_lanes(node) if bundle.layout.is_one_row else None
    if first is None:
        with each_strip(bundle):
            _branches(bundle, node, then_mask, rest, test)
        return
    # Strips that have all of their lanes in it, and one that has some.
    full = min(max(first, 0) // bundle.lanes, bundle.layout.strips)
    if full:
        with each_strip(bundle, 0, full):
            if bundle.mask is None:
                bundle.block(node.then)
            else:
                _masked(bundle, node.then, bundle.mask)
    if full < bundle.layout.strips and first > full * bundle.lanes:
        with each_strip(bundle, full, full + 1):
            _masked(bundle, node.then, then_mask)


@contextmanager
def each_strip(bundle: Bundle, first: int = 0, last: int | None = None) -> Iterator[None]:
    """Lower what is inside for one strip after the other."""
    with bundle.into() as inside, bundle.one_strip():
        yield
    bundle.out.append(EachStrip(tuple(inside), first, last))


def _branches(bundle: Bundle, node: nodes.If, then: Value, rest: Value | None, test: Value) -> None:
    _masked(bundle, node.then, then)
    if node.orelse:
        _masked(bundle, node.orelse, bundle.named("mask", both(bundle.remaining(rest), Not(test))))


def _masked(bundle: Bundle, body: nodes.Block, mask: Value) -> None:
    """Lower a block under a mask; where that is worth a branch, jump over it if the mask is empty."""
    if not body:
        return
    outer, bundle.mask = bundle.mask, mask
    if is_heavy(body):
        with bundle.into() as inside:
            bundle.block(body)
        is_counted = any(isinstance(last, form.Write) and last.flags for last in inside[-1:])
        if is_counted and len(body) == 1:  # a store of few instructions
            bundle.out += inside
        else:
            bundle.out.append(IfAll(Any(mask), tuple(inside)))
    else:
        bundle.block(body)
    bundle.mask = outer
