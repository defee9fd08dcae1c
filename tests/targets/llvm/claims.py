"""What the analysis of bounds claims, computed as the emitted code would, and held against every access that
the reference makes.

The emitter's own functions run here on an emitter that computes at once. What they claim: in this part of a
row, or in this workgroup, these accesses are inside and these conditions come out so. Beside that each form
is held against the index that it stands for, and each stride against what neighbouring invocations touch.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import numpy as np

from generation.programs import Case
from vyre.analysis.index import Form, LoopVar
from vyre.analysis.lockstep import Vary, classify
from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.memory import Place
from vyre.ir import float_state, floats
from vyre.ir.literal import Lit
from vyre.ir.nodes import Expr, Id, Op, Program, Shape, Var
from vyre.lower.copies import without_copies
from vyre.lower.guards import implied
from vyre.lower.layout import Layout
from vyre.lower.linear import Linear, Proven, analyse
from vyre.lower.prepare import forward_ids, own_locals, own_loop_variables
from vyre.ops import TABLE
from vyre.ops.row import apply
from vyre.reference import machine, memory
from vyre.reference.geometry import chunks, geometry
from vyre.targets.llvm.frame import Arguments
from vyre.targets.llvm.proof import Bounds, all_inside, proven_accesses

MOST_TOUCHES = 120  # of a case, by all invocations together: what comes after that is not looked at


class _TooLong(Exception):
    """A case whose loops take many turns."""


class Exact:
    """An emitter that computes: a value is an i64 as machines have them, and its text the number."""

    def __init__(self) -> None:
        self.slots: list[Val] = []

    def const(self, elem: str, lanes: int, value: int) -> Val:
        return Val(elem, 0, str((value + 2**63) % 2**64 - 2**63))

    def bin(self, op: str, a: Val, b: Val) -> Val:
        one, two = int(a.text), int(b.text)
        match op:
            case "add":
                return self.const(a.elem, 0, one + two)
            case "sub":
                return self.const(a.elem, 0, one - two)
            case "mul":
                return self.const(a.elem, 0, one * two)
            case "and":
                return self.const(a.elem, 0, one & two)
            case "sdiv":
                return self.const(a.elem, 0, abs(one) // abs(two) * (1 if (one < 0) == (two < 0) else -1))
        raise NotImplementedError(op)

    def icmp(self, test: str, a: Val, b: Val) -> Val:
        one, two = int(a.text), int(b.text)
        return self.const("i1", 0, {"sge": one >= two, "slt": one < two}[test])

    def select(self, test: Val, a: Val, b: Val) -> Val:
        return a if int(test.text) else b

    def call(self, name: str, *values: Val) -> Val:
        return {"smin": min, "smax": max}[name](values, key=lambda value: int(value.text))

    def alloca(self, elem: str, align: int) -> Val:
        self.slots.append(self.const(elem, 0, 0))
        return Val("ptr", 0, str(len(self.slots) - 1))

    def store(self, value: Val, slot: Val, align: int) -> None:
        self.slots[int(slot.text)] = value

    def load(self, elem: str, lanes: int, slot: Val, align: int) -> Val:
        return self.slots[int(slot.text)]

    # It has no text that could become long.

    def here(self) -> int:
        return 0

    def is_long(self, since: int) -> bool:
        return False

    def cut(self, since: int) -> int:
        return since


@dataclass
class Values:
    """Uniform expressions of one row or workgroup, by what the operations mean."""

    e: Any
    linear: Linear
    arguments: Mapping[str, Any]
    ids: Mapping[tuple[str, int], int]

    def fixed(self, expr: Expr) -> Val:
        with np.errstate(all="ignore"):
            return Val("i64", 0, str(int(self._value(expr))))

    def _value(self, expr: Expr) -> Any:
        match expr:
            case Lit():
                return floats.from_bits(expr.dtype, np.array(expr.bits, expr.dtype.unsigned.storage))
            case Var() if expr.name in self.linear.definitions:
                return self._value(self.linear.definitions[expr.name])
            case Var():
                return floats.from_storage(expr.dtype, np.asarray(self.arguments[expr.name]))
            case Id():
                default = 0 if expr.kind in ("gid", "lid", "wid") else 1
                return np.array(self.ids.get((expr.kind, expr.axis), default), np.int32)
            case Shape():
                return np.array(self.arguments[expr.array].shape[expr.axis], np.int32)
            case Op():
                args = [self._value(arg) for arg in expr.args]
                return apply(TABLE[expr.op], expr.args[-1].dtype, expr.dtype, *args)
        raise NotImplementedError(expr)


@dataclass
class Claims:
    """Of a program: which invocations run unchecked, which accesses and conditions that speaks of, and which
    accesses are inside always.
    """

    program: Program
    linear: Linear
    vary: Vary
    fast: Any  # by the number of the invocation
    given: Mapping[tuple[str, int], int]  # ids that are the same for all
    proven: Proven
    always: Proven = field(default_factory=set)
    truths: dict[Expr, bool] = field(default_factory=dict)


def claims(one: Case, lowered: Program) -> Iterator[Claims]:
    """What is claimed of the workgroups of a case."""
    plain = own_locals(own_loop_variables(lowered))
    if plain.workgroup is not None:
        forwarded = forward_ids(plain)
        yield _groups(one, without_copies(forwarded), lanes=4)
        yield _groups(one, forwarded, lanes=0)


def _arguments(program: Program, given: Mapping[str, Any], grid: tuple[int, ...]) -> Arguments:
    def numbers(shape: tuple[int, ...]) -> tuple[Val, ...]:
        return tuple([Val("i64", 0, str(extent)) for extent in shape])

    base = Val("ptr", 0, "null")
    arrays = [param for param in program.params if param.is_array]
    places = {param.name: Place(base, numbers(given[param.name].shape), param.dtype) for param in arrays}
    return Arguments(places, {}, list(numbers((*grid, 1, 1)[: max(3, len(grid))])))


def _domain(grid: tuple[int, ...]) -> dict[tuple[str, int], int]:
    return {("domain", axis): extent for axis, extent in enumerate(grid)}


def _groups(one: Case, program: Program, lanes: int) -> Claims:
    """The workgroups that run unchecked, on a CPU or, without lanes, on a GPU."""
    e: Any = Exact()
    assert program.workgroup is not None
    layout = Layout(len(program.workgroup), lanes, 1, program.workgroup)
    linear = analyse(program, layout)
    given = _arguments(program, one.arguments, one.grid)
    same = {("num_groups", axis): extent for axis, extent in enumerate(one.grid)}
    same |= {("group_size", axis): extent for axis, extent in enumerate(program.workgroup)}
    same |= {
        ("domain", axis): a * b for axis, (a, b) in enumerate(zip(one.grid, program.workgroup, strict=True))
    }
    fast = np.zeros(one.grid, bool)
    for wid in product(*map(range, one.grid)):
        ids = same | {("wid", axis): value for axis, value in enumerate(wid)}
        values: Any = Values(e, linear, one.arguments, ids)
        test = all_inside(Bounds(values, linear, layout), linear, given.places)
        fast[wid] = test is None or bool(int(test.text))
    every = proven_accesses(program, linear, given.places, proves=True)
    always = proven_accesses(program, linear, given.places, proves=False)
    truths = {} if lanes else implied(program, linear)
    vary = classify(program, layout)
    by_lane = np.repeat(fast.reshape(-1), layout.group_size)
    return Claims(program, linear, vary, by_lane, same, every, always, truths)


class Watching(machine._Run):
    """A run of the reference that holds every access against the claims."""

    claims: Claims
    found: list[str]
    strides: dict[int, list[int | None]]
    touches = 0

    def place(self, name: str, index: tuple[Expr, ...], mask: Any) -> Any:
        self.touches += 1
        if self.touches > MOST_TOUCHES:
            raise _TooLong
        place = super().place(name, index, mask)
        key = (name, tuple([self.claims.linear.form(part) for part in index]))
        chunk = slice(self.chunk.first, self.chunk.first + self.chunk.count)
        if key in self.claims.proven | self.claims.always:
            sure = mask.bits if key in self.claims.always else mask.bits & self.claims.fast[chunk]
            if (sure & ~place.inside).any():
                self.found.append(f"{name} is touched outside, at {self._at(place, sure & ~place.inside)}")
            for part, value in zip(index, place.index, strict=True):
                self._compare(name, part, value, sure)
        for stride, value in zip(self._strides(index), place.index, strict=True):
            if stride is not None:
                self._side_by_side(name, stride, value, mask.bits)
        return place

    def _strides(self, index: tuple[Expr, ...]) -> list[int | None]:
        """How much each part of an index grows from lane to lane, where the lowering goes by that."""
        linear, vary = self.claims.linear, self.claims.vary
        if id(index) not in self.strides:
            is_told = linear.layout.lanes > 0
            self.strides[id(index)] = [linear.lane_stride(p, vary) if is_told else None for p in index]
        return self.strides[id(index)]

    def value(self, expr: Expr, mask: Any) -> Any:
        value = super().value(expr, mask)
        if expr in self.claims.truths:
            chunk = slice(self.chunk.first, self.chunk.first + self.chunk.count)
            if (mask.bits & self.claims.fast[chunk] & (value != self.claims.truths[expr])).any():
                self.found.append(f"a condition is not {self.claims.truths[expr]}")
        return value

    def _at(self, place: Any, lanes: Any) -> list[Any]:
        first = np.flatnonzero(lanes)[0]
        return [np.broadcast_to(axis, lanes.shape)[first] for axis in place.index] + [int(first)]

    def _compare(self, name: str, part: Expr, value: Any, lanes: Any) -> None:
        """The exact value of a form is the index, wherever it is inside."""
        form = self.claims.linear.form(part)
        assert form is not None
        exact = np.broadcast_to(self._exact(form), lanes.shape)
        if (lanes & (exact != value.astype(np.int64))).any():
            self.found.append(f"an index of {name} is not its form {form}")

    def _exact(self, form: Form) -> Any:
        total: Any = np.int64(form.const)
        for term, factor in form.terms:
            match term:
                case LoopVar():
                    value = self.values[term.name]
                case Id():
                    value = self.chunk.id(term.kind, term.axis)
                case _:
                    value = np.asarray(super().value(term, None))
            total = total + factor * value.astype(np.int64)
        return total

    def _side_by_side(self, name: str, stride: int, value: Any, lanes: Any) -> None:
        """Invocations side by side touch what the stride between them says."""
        last = self.claims.linear.layout.rank - 1
        along = np.broadcast_to(
            self.chunk.id("lid" if self.chunk.geometry.grouped else "gid", last), lanes.shape
        )
        wide = np.broadcast_to(value, lanes.shape).astype(np.int64)
        side = lanes[1:] & lanes[:-1] & (along[1:] == along[:-1] + 1)
        if (side & ((wide[1:] - wide[:-1] - stride) % 2**32 != 0)).any():
            self.found.append(f"an index of {name} does not grow by {stride}")


def broken(one: Case, held: Claims) -> list[str]:
    """The claims that do not hold in a run."""
    program, found = held.program, list[str]()
    given = [(param, np.array(one.arguments[param.name])) for param in program.params]
    buffers = {p.name: memory.buffer(p.name, p.dtype, value) for p, value in given if p.is_array}
    scalars = {p.name: floats.from_storage(p.dtype, value) for p, value in given if not p.is_array}
    with float_state.default(), np.errstate(all="ignore"):
        for chunk in chunks(geometry(program, one.grid), machine.CHUNK_LANES):
            run = Watching(program, chunk, buffers, scalars, None)
            run.claims, run.found, run.strides = held, found, {}
            with suppress(_TooLong):
                run.go()
    return found


def unchecked(held: Claims) -> int:
    """How many accesses there are to which claims are made, by somebody."""
    if not held.fast.any():
        return len(held.always)
    return sum((access.array, access.forms) in held.proven for access in held.linear.accesses())
