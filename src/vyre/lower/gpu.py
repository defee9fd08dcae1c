"""Kernels on machines with a thread for each invocation: every access is guarded, every choice a branch.

The entry is a loop over all invocations in any order, or over workgroups and in each of them over its
invocations, which wait for each other at barriers: a thread runs one iteration.
"""

from __future__ import annotations

from dataclasses import replace
from math import prod

from vyre.analysis.divergence import Level, divergence
from vyre.analysis.effects import touches
from vyre.analysis.index import Index
from vyre.ir import nodes
from vyre.ir.dtypes import i32
from vyre.ir.limits import SUBGROUP
from vyre.ir.nodes import Declare, Id, Name, Program
from vyre.ir.problem import CallError
from vyre.ir.walk import statements
from vyre.lower.bundle import Bundle, Names
from vyre.lower.form import (
    INDEX,
    Block,
    Extend,
    Let,
    Loop,
    Number,
    Ref,
    Shared,
    Stmt,
    Value,
    calc,
    domain,
    number,
    wid,
)
from vyre.lower.layout import Layout, analyse
from vyre.lower.lowered import Buffer, Function, LoweredForm, parameters
from vyre.lower.statements import lower_statement
from vyre.ops import COLLECTIVES

THREAD = "thread"  # the number of an invocation in the domain or workgroup, its last axis fastest
GROUP = "workgroup"  # the number of a workgroup


def lower(
    program: Program, rank: int, alike: frozenset[Name] = frozenset(), *, has_subgroups: bool = False
) -> LoweredForm:
    """Return the lowered form of a kernel over a domain, or workgroups, of `rank` axes.

    Arrays that are `alike` have the shape of the domain. `has_subgroups`: the machine's are those of the
    language.
    """
    group = program.workgroup
    thread = _Thread(program, Layout(rank if group is None else len(group), 0, 1, group))
    body = thread.lowered()
    total: Value = domain(0)
    for axis in range(1, rank):
        total = calc("mul", total, domain(axis))
    if group is None:
        entry = Loop(THREAD, number(0), total, body)
    else:
        if not has_subgroups:
            _require_joint_collectives(program)
        inner = Loop(THREAD, number(0), number(prod(group)), body)
        memory = [
            Shared(node.name, node.dtype, node.shape)
            for node in statements(program.body)
            if isinstance(node, Declare) and node.space == "shared"
        ]
        entry = Loop(GROUP, number(0), total, (*_group_ids(rank), *memory, inner))
    own = own_arrays(program, rank) & alike
    params = [
        replace(buffer, is_own=buffer.name in own) if isinstance(buffer, Buffer) else buffer
        for buffer in parameters(program)
    ]
    return LoweredForm(program.name, tuple(params), (Function("kernel", (), (entry,)),), group, rank)


def own_arrays(program: Program, rank: int) -> frozenset[Name]:
    """Return the arrays of narrow elements that an element kernel stores to, and whose every access is at
    the invocation's own place.
    """
    if program.workgroup is not None:
        return frozenset()
    narrow = [param.name for param in program.params if param.access != "in" and param.dtype.itemsize < 4]
    known = Index.of(program, rank) if narrow else None
    used = touches(program.body) if narrow else {}
    return frozenset(
        name
        for name in narrow
        if known is not None and name in used and used[name].stores and not used[name].atomic
        if all(known.is_own(index) for index in (*used[name].loads, *used[name].stores))
    )


def _group_ids(rank: int) -> list[Stmt]:
    left: Value = Ref(GROUP, INDEX)
    lets: list[Stmt] = []
    for axis in reversed(range(rank)):
        lets.append(Let(wid(axis).name, left if axis == 0 else calc("urem", left, domain(axis))))
        if axis:
            lets.append(Let(f"groups.{axis}", calc("udiv", left, domain(axis))))
            left = Ref(f"groups.{axis}", INDEX)
    return lets


def _require_joint_collectives(program: Program) -> None:
    """Raise CallError if some subgroups may be at a collective without the others: threads exchange values
    through memory of the workgroup, and wait for all of it.
    """
    assert program.workgroup is not None
    if prod(program.workgroup) == SUBGROUP:
        return
    for sync in divergence(program).syncs:
        if isinstance(sync.node, nodes.Collective) and sync.level > Level.GROUP:
            word = COLLECTIVES[sync.node.op].syntax
            what = f"{word} is reached by some subgroups and not by others, and WGSL has none of 32"
            fix = "let all invocations of the workgroup reach it, or declare a workgroup of 32"
            raise CallError(f"{what}. Fix: {fix}.")


class _Thread(Bundle):
    """The statements of one invocation."""

    can_stop = False
    tests_ahead = False

    def __init__(self, program: Program, layout: Layout) -> None:
        super().__init__(program, layout, analyse(program, layout), {}, Names())
        self.has_many_loops = False  # WGSL is not compiled by LLVM

    def statement(self, node: nodes.Node) -> None:
        lower_statement(self, node)

    def lowered(self) -> Block:
        group, rank = self.program.workgroup, self.layout.rank
        thread = Ref(THREAD, INDEX)
        if group is None:
            sizes: list[Value] = [domain(axis) for axis in range(rank)]
            self.set_outer([])
        else:
            sizes = [number(size) for size in group]
            self.set_workgroup([wid(axis) for axis in range(rank)])
            lane = calc("and", Extend(thread, i32, signed=True), Number(i32, SUBGROUP - 1))
            self.ids[Id("subgroup_lane")] = self.kept("lane", lane)
        left: Value = thread
        for axis in reversed(range(rank)):
            own = left if axis == 0 else calc("urem", left, sizes[axis])
            place = self.kept("id", Extend(own, i32, signed=True))
            if group is not None:
                self.ids[Id("lid", axis)] = place
                base = calc("mul", self.ids[Id("wid", axis)], Number(i32, group[axis]))
                place = self.kept("gid", calc("add", base, place))
            self.ids[Id("gid", axis)] = place
            left = left if axis == 0 else self.kept("left", calc("udiv", left, sizes[axis]))
        self.whole(THREAD)
        return tuple(self.out)
