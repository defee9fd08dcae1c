"""Runs a Lowered with NumPy, and asserts what it claims: each access is inside its array wherever it is
performed, each form is the index that it stands for, and each fact holds in its loop.

A UNIFORM value is a number, a STRIP one has the shape (strips, 1), a VARYING one (strips, lanes). Names that
have no value yet have one that no program means.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise, product
from typing import Any, assert_never

import numpy as np

from vyre.analysis.index import Form, LoopVar
from vyre.analysis.lockstep import Variation
from vyre.ir import floats, nodes
from vyre.ir.dtypes import DType
from vyre.ir.limits import SUBGROUP
from vyre.ir.literal import Lit
from vyre.ir.walk import expressions
from vyre.lower import form as f
from vyre.lower.form import INDEX, Block, Stmt, Value
from vyre.lower.group_start import ASK
from vyre.lower.lowered import Buffer, LoweredForm
from vyre.ops import ATOMICS, COLLECTIVES, TABLE
from vyre.ops.row import apply
from vyre.targets.batch import grid_words

Array = Any  # of any type
UNSET = 83


class Broken(AssertionError):
    """A claim that does not hold."""


class TooLong(Exception):
    """A run that takes longer than one has the patience for."""


class _Jumped(Exception):
    def __init__(self, to: str, how: str) -> None:
        super().__init__(to, how)
        self.to, self.how = to, how


@dataclass(eq=False)
class _Memory:
    """A buffer, or a private array with its axes after those of strips and lanes."""

    data: Array
    shape: tuple[int, ...]
    dtype: DType
    is_private: bool = False


@dataclass(eq=False)
class _Bound:
    """A value, for the strips of a bundle or of the whole workgroup."""

    value: Array
    strips: Sequence[int]
    kind: Variation
    is_whole: bool = False


@dataclass
class Run:
    """One call of a kernel."""

    lowered: LoweredForm
    memory: dict[str, _Memory] = field(default_factory=dict)
    names: dict[str, _Bound] = field(default_factory=dict)
    lanes: int = 0
    strips: Sequence[int] = (0,)
    first: Array = None  # of the bundle
    outer: Sequence[Array] = ()
    along: int = 0  # strips of the bundle along one of its rows; 0 if it has one
    proven: int = 0  # accesses that rested on a proof
    left: int = 0  # statements until the run is given up
    given: Sequence[f.Fact] = ()  # of the function
    threads: int = 0  # of a workgroup, each of which has a run of its own; 0 if this is all of it
    workgroup: dict[str, Array] = field(default_factory=dict)  # the memory of its threads
    given_to_all: Sequence[Array] = ()  # the thread's operands of a collective

    # Names

    def bind(self, name: str, value: Array, kind: Variation) -> None:
        self.names[name] = _Bound(np.asarray(value), self.strips, kind)

    def read(self, name: str) -> Array:
        bound = self.names[name]
        return bound.value if bound.kind == Variation.UNIFORM else bound.value[self.rows(bound)]

    def rows(self, bound: _Bound) -> list[int]:
        """The strips at hand among those of a name."""
        if bound.is_whole:
            return [self.first // self.lanes + strip for strip in self.strips]
        return [list(bound.strips).index(strip) for strip in self.strips]

    def shape(self, kind: Variation) -> tuple[int, ...]:
        strips = len(self.strips)
        return {Variation.UNIFORM: (), Variation.STRIP: (strips, 1), Variation.VARYING: (strips, self.lanes)}[
            kind
        ]

    def numbers(self) -> Array:
        """The number of each lane in the bundle."""
        strips = np.asarray(self.strips) % self.along if self.along else np.asarray(self.strips)
        return np.add.outer(strips * max(self.lanes, 1), np.arange(max(self.lanes, 1)))

    # Values

    def value(self, v: Value) -> Array:
        match v:
            case f.Number():
                if isinstance(v.type, str):
                    return np.int64(v.bits)
                return floats.from_bits(v.type, np.array(v.bits, v.type.unsigned.storage))
            case f.Ref():
                return self.read(v.name)
            case f.BufferExtent():
                return np.int64(self.memory[v.buffer].shape[v.axis])
            case f.Iota():
                return np.broadcast_to(np.arange(self.lanes, dtype=np.int32), self.shape(Variation.VARYING))
            case f.Base():
                strips = np.asarray(self.strips, np.int64).reshape(-1, 1)
                return (strips % self.along if self.along else strips) * self.lanes
            case f.Row():
                return np.asarray(self.strips, np.int64).reshape(-1, 1) // self.along
            case f.Apply():
                assert isinstance(v.type, DType)
                source = v.args[-1].type
                assert isinstance(source, DType)
                shape = self.shape(v.kind)
                args = [np.broadcast_to(self.value(arg), shape) for arg in v.args]
                return apply(TABLE[v.op], source, v.type, *args)
            case f.Calc():
                return self._calc(v, self.value(v.a), self.value(v.b))
            case f.Extend():
                value = np.asarray(self.value(v.value))
                if not v.signed and value.dtype.kind == "i":
                    value = value.astype(f"u{value.dtype.itemsize}")
                elif v.signed and value.dtype.kind == "u":
                    value = value.astype(f"i{value.dtype.itemsize}")
                return value.astype(_carrier(v.type))
            case f.Compare():
                a, b = self.value(v.a), self.value(v.b)
                return {"lt": a < b, "le": a <= b, "eq": a == b}[v.order]
            case f.Under():
                a, limit = self.value(v.value), self.value(v.limit)
                return (a >= 0) & (a.astype(object) < limit).astype(bool)
            case f.Apart():
                one, other = (self.memory[name].data for name in (v.one, v.other))
                return np.bool_(not np.may_share_memory(one, other))
            case f.Both():
                return self.value(v.a) & self.value(v.b)
            case f.Not():
                return ~np.asarray(self.value(v.value))
            case f.Select():
                return np.where(self.value(v.test), self.value(v.then), self.value(v.other))
            case f.Any():
                return np.any(self.value(v.mask))
            case f.Lane():
                wide = np.broadcast_to(self.value(v.value), self.shape(Variation.VARYING))
                return wide[:, [v.lane]]
            case f.CutRow():
                both = [self.value(part) for part in (v.low, v.high)]
                return np.concatenate(both, axis=-1)[..., v.by : v.by + self.lanes]
            case f.First():
                return np.broadcast_to(self.value(v.value), self._wide())[0, 0]
            case f.Least():
                least = np.min(self.value(v.value))
                if isinstance(v.value, f.Lane):  # which is said to be the least of its strip
                    assert least == np.min(self.value(v.value.value)), "another lane has less"
                return least
            case f.TableEntry():
                table = floats.from_storage(v.type, np.frombuffer(v.values, v.type.storage))
                at = np.asarray(self.value(v.index))
                inside = (at >= 0) & (at < len(table))
                return np.where(inside, table[np.where(inside, at, 0).astype(np.int64)], table.dtype.type(0))
        assert_never(v)

    def _calc(self, v: f.Calc, a: Array, b: Array) -> Array:
        with np.errstate(all="ignore"):
            match v.word:
                case "add":
                    return np.add(a, b)
                case "sub":
                    return np.subtract(a, b)
                case "mul":
                    return np.multiply(a, b)
                case "and":
                    return np.bitwise_and(a, b)
                case "min":
                    return np.minimum(a, b)
                case "max":
                    return np.maximum(a, b)
                case "floor" | "udiv":
                    return np.floor_divide(a, b)
                case "urem":
                    return np.remainder(a, b)
                case "quotient":
                    return np.sign(a) * (np.abs(a) // b)
        assert_never(v.word)

    # Statements

    def block(self, body: Block) -> Iterator[Stmt]:
        """Run statements; yields those at which a thread waits for the others."""
        for statement in body:
            yield from self.statement(statement)

    def statement(self, s: Stmt) -> Iterator[Stmt]:
        self.left -= 1
        if self.left < 0:
            raise TooLong
        match s:
            case f.Let():
                self.bind(s.name, self.value(s.value), s.value.kind)
            case f.Variable():
                wide = (s.strips, s.lanes if s.kind == Variation.VARYING else 1)
                value = np.full(wide if s.strips else self.shape(s.kind), UNSET).astype(_carrier(s.type))
                self.names[s.name] = _Bound(value, self.strips, s.kind, is_whole=s.strips > 0)
            case f.Set():
                self._set(s)
            case f.Private():
                wide = (s.strips, s.lanes) if s.strips else self._wide()
                data = np.full((*wide, *s.shape), UNSET).astype(s.type.carrier)
                self.memory[s.name] = _Memory(data, s.shape, s.type, is_private=True)
                self.names[s.name] = _Bound(data, self.strips, Variation.STRIP, is_whole=s.strips > 0)
            case f.Shared():
                size = math.prod(s.shape)
                data = np.full(size, 0 if s.cleared else UNSET).astype(s.type.storage)
                data = self.workgroup.setdefault(s.name, data) if self.threads else data
                self.memory[s.name] = _Memory(data, s.shape, s.type)
                self._hold_for_all([fact for fact in self.given if _limits(fact, s.name)])
            case f.SubgroupStep():
                if self.threads:
                    self.given_to_all = [np.asarray(self.value(arg)) for arg in s.args]
                    yield s
                else:
                    self._collective(s)
            case f.WaitForAll():
                if self.threads:
                    yield s  # else the lanes of a bundle, which is the workgroup, run together
            case f.Clear() if s.first is not None:
                self.memory[s.name].data[int(self.value(s.first)) :: s.step] = 0
            case f.Clear():
                rows = self.rows(self.names[s.name])
                mask = np.broadcast_to(True if s.mask is None else self.value(s.mask), self._wide())
                part = self.memory[s.name].data[rows]
                part[mask] = 0
                self.memory[s.name].data[rows] = part
            case f.View():
                old = self.memory[s.buffer]
                shape = tuple(int(self.value(extent)) for extent in s.extents)
                assert math.prod(shape) == math.prod(old.shape), s
                self.memory[s.name] = _Memory(old.data, shape, old.dtype)
            case f.Fetch():
                self._load(s)
            case f.Write():
                self._store(s)
            case f.Update():
                self._atomic(s)
            case f.IfAll():
                yield from self.block(s.then if self.value(s.test) else s.orelse)
            case f.EachStrip():
                outer = self.strips
                for strip in outer[s.first : s.last]:
                    self.strips = (strip,)
                    yield from self.block(s.body)
                self.strips = outer
            case f.Loop():
                yield from self._loop(s)
            case f.While():
                yield from self._while(s)
            case f.Jump():
                raise _Jumped(s.to, s.how)
            case f.Charge():
                assert self.value(s.times) >= 0, s
            case f.Call():
                yield from self._call(s.function, [self.value(arg) for arg in s.args])
            case _:
                assert_never(s)

    def _call(self, name: str, args: Sequence[Array]) -> Iterator[Stmt]:
        function = next(one for one in self.lowered.functions if one.name == name)
        inner = Run(self.lowered, dict(self.memory), dict(self.names), left=self.left, given=function.given)
        for param, value in zip(function.params, args, strict=True):
            inner.bind(param, value, Variation.UNIFORM)
        buffers = [param.name for param in self.lowered.params if isinstance(param, Buffer)]
        inner._hold_for_all([fact for fact in function.given if _limits(fact, *buffers)])
        yield from inner.block(function.body)
        self.proven, self.left = self.proven + inner.proven, inner.left

    def _set(self, s: f.Set) -> None:
        bound, value = self.names[s.name], self.value(s.value)
        if bound.kind == Variation.UNIFORM:
            bound.value = np.asarray(value)
            return
        rows = self.rows(bound)
        mask = True if s.mask is None else self.value(s.mask)
        new = bound.value.copy()
        new[rows] = np.where(mask, value, new[rows])
        bound.value = new

    def _loop(self, s: f.Loop) -> Iterator[Stmt]:
        at, high = int(self.value(s.low)), int(self.value(s.high))
        kept = self.lanes, self.strips, self.first, self.outer, self.along
        carried: list[Array] = []
        for strips in s.strips:
            step = max(s.lanes, 1) * strips // s.rows if s.step is None else int(self.value(s.step))
            while at + (step if s.lanes and not s.mask else 1) <= high:
                self.lanes, self.strips = s.lanes or self.lanes, range(strips) if s.lanes else self.strips
                self.bind(s.var, np.int64(at), Variation.UNIFORM)
                if s.lanes or (s.given and not self.threads):
                    self.first, self.outer = at, [self.value(value) for value in s.outer]
                if s.lanes:
                    self.along = strips // s.rows if s.rows > 1 else 0
                if s.mask:
                    self.bind(s.mask, at + self.numbers() < high, Variation.VARYING)
                for fact in s.given:
                    self._hold(fact, self.read(s.mask) if s.mask else True)
                for row, moved in zip(s.carried, carried, strict=False):
                    self.bind(row.start.name, moved, Variation.VARYING)
                for row in s.carried[len(carried) :]:
                    self._load(row.start)
                try:
                    yield from self.block(s.body)
                except _Jumped as jump:
                    if (jump.to, jump.how) != (s.var, "next"):
                        raise
                carried = [self.read(row.following) for row in s.carried]
                at += step
        self.lanes, self.strips, self.first, self.outer, self.along = kept
        if s.rest:
            self.bind(s.rest, np.int64(at), Variation.UNIFORM)

    def _hold_for_all(self, facts: Sequence[f.Fact]) -> None:
        """Hold facts against every invocation of the workgroup."""
        kept = self.lanes, self.strips, self.first
        self.lanes, self.strips, self.first = math.prod(self.lowered.group or ()), (0,), 0
        for fact in facts:
            self._hold(fact)
        self.lanes, self.strips, self.first = kept

    def _hold(self, fact: f.Fact, mask: Array = True) -> None:
        if fact.low.loops or not self._is_fixed(fact.low):  # it is about what accesses find: looked at there
            return
        limit = self.value(fact.limit)
        if np.any(mask & ((self.of_form(fact.low) < 0) | (self.of_form(fact.high) >= limit))):
            raise Broken(f"{fact} does not hold at {self.first}")

    def _is_fixed(self, form: Form) -> bool:
        """True if a form is known before the body runs."""
        scalars = {param.name for param in self.lowered.params if not isinstance(param, Buffer)}
        terms = (term for term, _ in form.terms if not isinstance(term, LoopVar))
        parts = [part for term in terms for part in expressions(term)]
        locals_ = (part for part in parts if isinstance(part, nodes.Var) and part.name not in scalars)
        return not any(locals_) and not any(
            isinstance(part, nodes.Load | nodes.Cond | nodes.Table) for part in parts
        )

    def _while(self, s: f.While) -> Iterator[Stmt]:
        while True:
            yield from self.block(s.before)
            if not self.value(s.test):
                return
            try:
                yield from self.block(s.body)
            except _Jumped as jump:
                if jump.to != s.name:
                    raise
                if jump.how == "leave":
                    return
            yield from self.block(s.following)

    # Forms

    def of_form(self, form: Form) -> Array:
        """The exact value of a form in every lane."""
        total: Array = np.int64(form.const)
        for term, factor in form.terms:
            total = total + factor * self._term(term)
        return np.broadcast_to(total, self._wide())

    def _term(self, term: Any) -> Array:
        if isinstance(term, LoopVar):
            return self.read(term.name).astype(np.int64)
        return np.asarray(self._fixed(term)).astype(np.int64)

    def _fixed(self, expr: nodes.Expr) -> Array:
        match expr:
            case Lit():
                return self.value(f.Number(expr.dtype, expr.bits))
            case nodes.Var():
                return self.read(expr.name)
            case nodes.Shape():
                return np.int32(self.memory[expr.array].shape[expr.axis])
            case nodes.Id():
                return np.asarray(self._id(expr)).astype(np.int32)
            case nodes.Op():
                args = [np.asarray(self._fixed(arg)) for arg in expr.args]
                return apply(TABLE[expr.op], expr.args[-1].dtype, expr.dtype, *args)
        raise NotImplementedError(expr)

    def _id(self, ident: nodes.Id) -> Array:
        group, axis = self.lowered.group, ident.axis
        if axis >= (len(group) if group else len(self.outer) + 1):
            return np.int32(0 if ident.kind in ("gid", "lid", "wid") else 1)
        match ident.kind:
            case "gid" if group is None:
                if axis == len(self.outer):
                    return self.first + self.numbers()
                is_row = self.along and axis == len(self.outer) - 1
                return self.outer[axis] + self.value(f.Row()) if is_row else self.outer[axis]
            case "gid":
                return self._id(nodes.Id("wid", axis)) * group[axis] + self._id(nodes.Id("lid", axis))
            case "lid":
                assert group is not None
                return (self.first + self.numbers()) // math.prod(group[axis + 1 :]) % group[axis]
            case "wid":
                return self.read(f.wid(axis).name)
            case "domain":
                return self.read(f.domain(axis).name) * (group[axis] if group else 1)
            case "num_groups":
                return self.read(f.domain(axis).name)
            case "group_size":
                return np.int32(group[axis] if group else 1)
            case "subgroup_lane":
                return (self.first + self.numbers()) % SUBGROUP
        assert_never(ident.kind)

    # Memory

    def _wide(self) -> tuple[int, int]:
        return len(self.strips), max(self.lanes, 1)

    def _touched(self, s: f.Fetch | f.Write | f.Update, reach: str) -> tuple[Array, tuple[Array, ...]]:
        """The lanes that access memory, and the index of each lane; asserts that they are inside."""
        memory, wide = self.memory[s.buffer], self._wide()
        due = np.broadcast_to(True if s.guard is None else self.value(s.guard), wide)
        index = [np.broadcast_to(self.value(part), wide).astype(np.int64) for part in s.index]
        if reach == "row":
            index[-1] = index[-1] + np.arange(wide[1])
        if isinstance(s, f.Fetch | f.Write) and s.steps:
            index = [place + np.arange(wide[1]) * by for place, by in zip(index, s.steps, strict=True)]
        for axis, (place, extent) in enumerate(zip(index, memory.shape, strict=True)):
            if np.any(due & ((place < 0) | (place >= extent))):
                raise Broken(f"axis {axis} of {s.buffer} is accessed outside: {s}")
        if not isinstance(s, f.Update) and s.align > 1 and np.any(due):
            flat = np.ravel_multi_index([place[..., 0] for place in index], memory.shape)
            if np.any(flat % s.align):
                raise Broken(f"a row of {s.buffer} is not aligned to {s.align}: {s}")
        touched = tuple(index)
        if not isinstance(s, f.Update) and s.proof:
            self.proven += 1
            last = s.index[-1]
            if isinstance(last, f.Calc) and isinstance(last.b, f.Select):  # that is claimed, or one it tests
                index[-1] = np.broadcast_to(self.value(last.a), wide) + np.arange(wide[1])
            for claim, place in zip(s.proof, index, strict=True):
                if self._is_fixed(claim.form) and np.any(due & (self.of_form(claim.form) != place)):
                    raise Broken(f"an index of {s.buffer} is not its form {claim.form}: {s}")
        return due, touched

    def _elements(
        self, memory: _Memory, name: str, due: Array, index: tuple[Array, ...]
    ) -> tuple[Array, ...]:
        """The index into the data of a memory for the lanes that access it."""
        if not memory.is_private:
            return tuple(place[due] for place in index)
        rows = np.asarray(self.rows(self.names[name]))
        strip = np.broadcast_to(rows.reshape(-1, 1), due.shape)[due]
        lane = np.broadcast_to(np.arange(due.shape[1]), due.shape)[due]
        return (strip, lane, *(place[due] for place in index))

    def _load(self, s: f.Fetch) -> None:
        memory = self.memory[s.buffer]
        due, index = self._touched(s, s.reach)
        out = np.zeros(due.shape, s.type.carrier)
        found = memory.data.reshape(memory.data.shape if memory.is_private else memory.shape)[
            self._elements(memory, s.buffer, due, index)
        ]
        out[due] = found if memory.is_private else floats.from_storage(s.type, found)
        if isinstance(s, f.Fetch) and s.steps:
            for further, name in enumerate((s.name, *s.more), s.place):
                at = (*index[:-1], index[-1] + further)
                most = index[-1] + s.apart - 1 if s.until else at[-1]
                if np.any(due & (most >= memory.shape[-1])):
                    raise Broken(f"a tile of {s.buffer} goes beyond its rows: {s}")
                out = np.zeros(due.shape, s.type.carrier)
                found = memory.data.reshape(memory.shape)[self._elements(memory, s.buffer, due, at)]
                out[due] = floats.from_storage(s.type, found)
                self.bind(name, out, Variation.VARYING)
            return
        if s.more:
            flat = np.ravel_multi_index([place[0, 0] for place in index], memory.shape) if due[0, 0] else 0
            values = memory.data[flat : flat + 1 + len(s.more)] if due[0, 0] else np.zeros(1 + len(s.more))
            for name, one in zip((s.name, *s.more), values.astype(memory.data.dtype), strict=True):
                self.bind(name, floats.from_storage(s.type, np.asarray(one)), Variation.UNIFORM)
            return
        if s.reach != "one" or (memory.is_private and self.lanes):
            self.bind(s.name, out, Variation.VARYING)
            return
        kind = max(part.kind for part in s.index)
        self.bind(s.name, out[:, :1] if kind == Variation.STRIP else out[0, 0], kind)

    def _store(self, s: f.Write) -> None:
        memory = self.memory[s.buffer]
        due, index = self._touched(s, s.reach)
        if s.first is not None and s.flags is not None:
            flags = np.broadcast_to(self.value(s.flags), due.shape)
            counts = self.value(s.first) + np.cumsum(flags, 1) - flags
            if np.any(due & (index[0] != counts)):
                raise Broken(f"lanes are counted wrongly: {s}")
        value = np.broadcast_to(self.value(s.value), due.shape)[due]
        data = memory.data if memory.is_private else memory.data.reshape(memory.shape)
        if s.steps:
            for further, one in enumerate((s.value, *s.more)):
                at = (*index[:-1], index[-1] + further)
                if np.any(due & (at[-1] >= memory.shape[-1])):
                    raise Broken(f"a tile of {s.buffer} goes beyond its rows: {s}")
                value = np.broadcast_to(self.value(one), due.shape)[due]
                data[self._elements(memory, s.buffer, due, at)] = floats.to_storage(s.type, value)
            return
        if s.more and due[0, 0]:
            flat = np.ravel_multi_index([place[0, 0] for place in index], memory.shape)
            for further, one in enumerate(s.more, 1):
                memory.data[flat + further] = floats.to_storage(s.type, np.asarray(self.value(one)))
        # NumPy assigns in order, so that the last lane wins an element.
        data[self._elements(memory, s.buffer, due, index)] = (
            value if memory.is_private else floats.to_storage(s.type, value)
        )

    def _collective(self, s: f.SubgroupStep) -> None:
        dtype = s.args[0].type
        assert isinstance(dtype, DType)
        args = [np.broadcast_to(self.value(arg), self._wide()) for arg in s.args]
        with np.errstate(all="ignore"):
            result = np.asarray(COLLECTIVES[s.op].meaning(dtype, *args))
        if COLLECTIVES[s.op].uniform:
            self.bind(s.name, result[:, :1], Variation.STRIP)
        else:
            self.bind(s.name, result, Variation.VARYING)

    def _atomic(self, s: f.Update) -> None:
        memory = self.memory[s.buffer]
        due, index = self._touched(s, "each")
        if s.op == ASK:
            return
        args = [np.broadcast_to(self.value(arg), due.shape) for arg in s.args]
        olds, data = np.zeros(due.shape, s.type.carrier), memory.data.reshape(memory.shape)
        for lane in zip(*np.nonzero(due), strict=True):
            at = tuple(place[lane] for place in index)
            old = floats.from_storage(s.type, data[at])
            olds[lane] = old
            with np.errstate(all="ignore"):
                new = ATOMICS[s.op].meaning(s.type, old, *(arg[lane] for arg in args))
            new = floats.round_to(s.type, np.asarray(new)) if s.type.is_float else new
            data[at] = floats.to_storage(s.type, np.asarray(new))
        if s.name:
            self.bind(
                s.name,
                olds if self.lanes else olds[0, 0],
                Variation.VARYING if self.lanes else Variation.UNIFORM,
            )


def _limits(fact: f.Fact, *buffers: str) -> bool:
    """True if a fact is about the extents of one of these buffers."""
    return isinstance(fact.limit, f.BufferExtent) and fact.limit.buffer in buffers


def _carrier(type_: f.Type) -> Any:
    return np.int64 if type_ == INDEX or isinstance(type_, str) else type_.carrier


def run(
    lowered: LoweredForm,
    arguments: Mapping[str, Any],
    grid: Sequence[int],
    most: int = 100_000,
    cuts: Sequence[int] = (),
) -> int:
    """Run a kernel in place; return how many accesses rested on a proof. The invocations of a CPU are cut
    before these numbers.

    Raises Broken if a claim does not hold, and TooLong after `most` statements.
    """
    one, launch = Run(lowered, left=most), lowered.launch
    for param in lowered.params:
        if isinstance(param, Buffer):
            array = arguments[param.name]
            one.memory[param.name] = _Memory(array.reshape(-1), array.shape, param.type)
        else:
            assert isinstance(param.type, DType)
            value = floats.from_storage(param.type, np.asarray(arguments[param.name]))
            one.bind(param.name, value, Variation.UNIFORM)
    extents = grid_words(grid)
    for axis, extent in enumerate(extents):
        one.bind(f.domain(axis).name, np.int64(extent), Variation.UNIFORM)
    entry = lowered.functions[-1]
    if launch is None:
        for low, high in pairwise([0, *cuts, math.prod(extents)]):
            list(one._call(entry.name, [np.int64(low), np.int64(high)]))
        return one.proven
    blocks = launch.blocks(tuple(grid))
    for block in product(*map(range, blocks)):
        workgroup: dict[str, Array] = {}
        runs: list[Run] = []
        for number, (z, y, x) in enumerate(product(*map(range, reversed(launch.block)))):
            each = Run(lowered, dict(one.memory), dict(one.names), first=number, left=one.left)
            each.threads, each.workgroup = math.prod(launch.block) if lowered.group else 0, workgroup
            registers = {"ctaid": block, "tid": (x, y, z), "nctaid": blocks}
            for name in entry.params:
                kind, _, axis = name.partition(".")
                value = registers[kind]["xyz".index(axis)] if axis else number % SUBGROUP
                each.bind(name, np.int64(value), Variation.UNIFORM)
            runs.append(each)
        _run_block(runs, entry.body)
        one.proven += sum(each.proven for each in runs)
        one.left -= sum(one.left - each.left for each in runs)
        if one.left < 0:
            raise TooLong
    return one.proven


def _run_block(runs: Sequence[Run], body: Block) -> None:
    """Run the threads of a block, each until it waits for others, and again when those are there."""
    left = {number: each.block(body) for number, each in enumerate(runs)}
    at: dict[int, Stmt | None] = dict.fromkeys(left)
    while left:
        for number in [number for number in left if at[number] is None]:
            at[number] = next(left[number], None)
            if at[number] is None:
                del left[number]
        met = {number: s for number, s in at.items() if number in left}
        waits = {number // SUBGROUP for number in met if isinstance(met[number], f.WaitForAll)}
        for first in {number // SUBGROUP for number in met} - waits:
            lanes = range(first * SUBGROUP, (first + 1) * SUBGROUP)
            s = met[lanes[0]]
            assert isinstance(s, f.SubgroupStep), s
            assert all(met.get(lane) is s for lane in lanes), "a collective that some of a subgroup miss"
            dtype = s.args[0].type
            assert isinstance(dtype, DType)
            given = zip(*[runs[lane].given_to_all for lane in lanes], strict=True)
            with np.errstate(all="ignore"):
                found = COLLECTIVES[s.op].meaning(dtype, *[np.array([operand]) for operand in given])
            for lane in lanes:
                runs[lane].bind(s.name, np.asarray(found)[0, lane % SUBGROUP], Variation.UNIFORM)
                at[lane] = None
        if len(waits) == len({number // SUBGROUP for number in met}):
            at = dict.fromkeys(left)
