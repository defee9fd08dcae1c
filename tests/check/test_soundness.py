"""The checker against an oracle that runs lanes one by one: what it accepts must never go wrong."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handmade import N, gid, holds, let, lid, loop, num, on, var, when
from lanes import SAMPLE, Lane, Unset, contradiction, value
from vyre.analysis.divergence import Level, SubgroupIds
from vyre.check.rules import check, problems
from vyre.ir.dtypes import bool_, i32
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Cond,
    Continue,
    Expr,
    For,
    GridSync,
    Id,
    If,
    Load,
    Node,
    Op,
    Param,
    Program,
    Region,
    Return,
    Shape,
    Store,
    Var,
)
from vyre.ir.problem import Span
from vyre.ir.walk import rewrite_block, statements

PARAMS = (Param("x", "in", i32), Param("y", "inout", i32), N)
LOCALS = ("a", "b", "c", "d")
COPIES = ("s", "t")
WORKGROUPS = ((64,), (64,), (64,), (2, 32), (32, 2), (1, 64), (64, 1), None)
SYNCS = (Barrier, GridSync, Collective)
RUNS = 3  # with other scalars, arrays and races each
PROGRAMS = 10  # for each example of hypothesis


class Writer:
    """Writes random programs, with numbered places, in which everything that parts lanes occurs."""

    def __init__(self, seed: int, *, set_first: bool) -> None:
        self.rng = Random(seed)
        self.line = 0
        self.set_first = set_first
        self.workgroup = self.rng.choice(WORKGROUPS)

    def program(self) -> Program:
        start = [Assign(name, num(0)) for name in LOCALS] if self.set_first else []
        copies = [Assign(name, self.copied()) for name in COPIES]
        body = (*start, *copies, *self.block(depth=0, in_loop=False, least=4))
        return Program("k", PARAMS, body, self.workgroup)

    def copied(self) -> Expr:
        if self.workgroup is None:
            return gid()
        return self.rng.choice((gid(), lid(), lid(len(self.workgroup) - 1), num(3)))

    def place(self) -> Span:
        self.line += 1
        return on(self.line)

    def block(self, *, depth: int, in_loop: bool, least: int = 1) -> Block:
        count = self.rng.randrange(least, least + 4)
        return tuple([self.statement(depth, in_loop) for _ in range(count)])

    def statement(self, depth: int, in_loop: bool) -> Node:
        rng, place = self.rng, self.place()
        if rng.random() < 0.45 and depth < 3:
            return self.nested(depth, in_loop, place)
        kinds: list[Node] = [
            Assign(rng.choice(LOCALS), self.number(2), place),
            Assign(rng.choice((*LOCALS, *LOCALS, *COPIES)), self.number(2), place),
            GridSync(place),
            Atomic(rng.choice(LOCALS), "add", "y", (num(0),), (num(1),), place),
            Store("y", (gid(),), num(1), place),
        ]
        if in_loop:
            kinds += [Break(place), Continue(place)]
        if self.workgroup is not None:
            kinds += [Barrier(place), Barrier(place), self.collective(place)]
        return rng.choice(kinds)

    def nested(self, depth: int, in_loop: bool, place: Span) -> Node:
        rng = self.rng
        match rng.choice(("if", "for", "for", "jump", "region", "left", "halves")):
            case "if":
                then = self.block(depth=depth + 1, in_loop=in_loop)
                orelse = self.block(depth=depth + 1, in_loop=in_loop) if rng.random() < 0.5 else ()
                return If(self.truth(2), then, orelse, place)
            case "jump":
                jump = (
                    rng.choice((Break(place), Continue(place), Return(place))) if in_loop else Return(place)
                )
                return If(self.truth(2), (jump,), (), place)
            case "for":
                stop = (
                    num(rng.randrange(4)) if rng.random() < 0.5 else Op("mod", (self.number(1), num(4)), i32)
                )
                body = self.block(depth=depth + 1, in_loop=True)
                return For(rng.choice((*LOCALS, "k")), num(0), stop, num(1), body, span=place)
            case "left":
                jump = If(self.truth(1), (rng.choice((Break(place), Return(place))),), (), place)
                body = (self.wait(), *self.block(depth=depth + 1, in_loop=True), jump)
                return For("k", num(0), num(3), num(1), body, span=place)
            case "halves":
                return If(self.lane_dropped(rng.choice(("lt", "ge"))), (self.wait(),), (), place)
            case _:
                return Region("f", self.block(depth=depth + 1, in_loop=in_loop), place)

    def wait(self) -> Node:
        place = self.place()
        if self.workgroup is None:
            return GridSync(place)
        return self.rng.choice((Barrier(place), GridSync(place), self.collective(place)))

    def collective(self, place: Span) -> Node:
        target, op = (
            self.rng.choice(LOCALS),
            self.rng.choice(("max", "broadcast", "shuffle_xor", "exclusive_add")),
        )
        beside = (self.number(1),) if op in ("broadcast", "shuffle_xor") else ()
        return Collective(target, op, (self.number(1), *beside), i32, place)

    def number(self, depth: int) -> Expr:
        rng = self.rng
        if depth and rng.random() < 0.5:
            return self.computed(depth - 1)
        plain: list[Expr] = [num(rng.randrange(4)), Var("n", i32), Shape("x", 0), Id("domain", 0)]
        plain += [Var(rng.choice((*LOCALS, *COPIES)), i32) for _ in range(4)]
        ids = ("gid",) if self.workgroup is None else ("gid", "lid", "lid", "wid", "wid", "subgroup_lane")
        kind = rng.choice(ids)
        axis = 0 if self.workgroup is None or kind == "subgroup_lane" else rng.randrange(2)
        return rng.choice((*plain, Id(kind, axis)))

    def computed(self, depth: int) -> Expr:
        match self.rng.choice(("add", "choice", "load", "id")):
            case "add":
                return Op("add", (self.number(depth), self.number(depth)), i32)
            case "choice":
                return Cond(self.truth(depth), self.number(depth), self.number(depth))
            case "load":
                return Load(self.rng.choice("xxy"), (self.number(depth),), i32)
            case _:
                return self.lane_dropped(self.rng.choice(("floordiv", "shr", "and")))

    def truth(self, depth: int) -> Expr:
        rng = self.rng
        if rng.random() < 0.2:
            return self.lane_dropped(rng.choice(("lt", "le", "gt", "ge")))
        compare = Op(rng.choice(("lt", "ge", "eq")), (self.number(depth), self.number(depth)), bool_)
        return Op("not", (compare,), bool_) if rng.random() < 0.1 else compare

    def lane_dropped(self, op: str) -> Expr:
        """A form that may or may not be the same for a subgroup."""
        rng = self.rng
        some = rng.choice(
            (gid(), var("s"), var("t"))
            if self.workgroup is None
            else (lid(), gid(), lid(1), var("s"), var("t"))
        )
        by = num(rng.choice((0, 5, 31, 32, 33, 63, 64, -32, -1)))
        dtype = i32 if op in ("floordiv", "shr", "and") else bool_
        return Op(op, (some, by) if rng.random() < 0.7 else (by, some), dtype)


def accepted(program: Program) -> Program:
    """The program without the waiting statements, and the reads, that the checker refuses."""
    while found := problems(program):
        assert {problem.code for problem in found} <= {"P070", "P071", "P072", "P073"}, [
            str(p) for p in found
        ]
        refused = {problem.span for problem in found}

        def kept(node: Node, refused: set[Span | None] = refused) -> Block:
            return () if isinstance(node, SYNCS) and node.span in refused else (node,)

        program = replace(program, body=rewrite_block(program.body, kept))
    return program


def accepted_programs(seed: int) -> Iterator[Program]:
    for offset in range(PROGRAMS):
        yield accepted(Writer(seed * PROGRAMS + offset, set_first=True).program())


@given(st.integers(0, 2**40))
def test_lanes_of_an_accepted_program_wait_for_each_other(seed: int) -> None:
    for program in accepted_programs(seed):
        levels = check(program).levels
        for run in range(RUNS):
            assert contradiction(program, levels, seed=run) is None, program


def test_random_programs_keep_enough_to_wait_at() -> None:
    programs = [program for seed in range(20) for program in accepted_programs(seed)]
    nested = [
        inner
        for program in programs
        for node in statements(program.body)
        if isinstance(node, If | For)
        for inner in statements((node,))
        if isinstance(inner, SYNCS)
    ]

    assert {Barrier, GridSync, Collective} == {type(node) for node in nested}
    assert len(nested) > 100


BARRIER = Barrier(on(9))
PARTED = {
    "if": (when(holds("lt", lid(), num(5)), BARRIER),),
    "loop": (loop("k", lid(), BARRIER),),
    "break": (loop("k", num(9), BARRIER, when(holds("lt", lid(), var("k")), Break())),),
    "continue": (loop("k", num(9), when(holds("lt", lid(), var("k")), Continue()), BARRIER),),
    "return": (loop("k", num(9), BARRIER, when(holds("lt", lid(), var("k")), Return())),),
    "value": (
        let("a", num(0)),
        when(holds("lt", lid(), num(5)), let("a", num(1))),
        when(holds("eq", var("a"), num(1)), BARRIER),
    ),
    "last value": (
        loop("k", num(9), when(holds("lt", lid(), var("k")), Break())),
        when(holds("lt", var("k"), num(4)), BARRIER),
    ),
    "memory": (when(holds("lt", Load("y", (num(0),), i32), num(3)), BARRIER),),
}  # fmt: skip


@pytest.mark.parametrize("body", PARTED.values(), ids=PARTED)
def test_the_oracle_sees_lanes_diverge(body: Block) -> None:
    program = Program("k", PARAMS, body, (64,))

    assert "barrier" in [contradiction(program, {}, seed=seed) for seed in range(5)]


@given(st.integers(0, 2**40))
def test_no_path_of_an_accepted_program_reads_what_is_not_set(seed: int) -> None:
    for offset in range(PROGRAMS):
        program = Writer(seed * PROGRAMS + offset, set_first=False).program()
        early = [problem for problem in problems(program) if problem.code == "P013"]
        unset = set()
        for run in range(RUNS):
            try:
                contradiction(program, {}, seed=run)
            except Unset as name:
                unset.add(str(name))
        known = {assigned for node in statements(program.body) for assigned in _targets(node)}

        assert (unset & known) <= {problem.what.split("'")[1] for problem in early}, program


def _targets(node: Node) -> tuple[str, ...]:
    match node:
        case Assign():
            return (node.name,)
        case For():
            return (node.var,)
        case Atomic() | Collective():
            return (node.target,) if node.target else ()
        case _:
            return ()


FORMS = [
    Op(op, pair, i32)
    for op in ("floordiv", "shr", "and", "lt", "le", "gt", "ge", "eq", "mod")
    for some in (lid(0), lid(1), gid(0), gid(1))
    for by in (-64, -33, -32, -31, -1, 0, 1, 4, 5, 6, 31, 32, 33, 37, 63, 64, 96)
    for pair in ((some, num(by)), (num(by), some))
]


@pytest.mark.parametrize("workgroup", [(64,), (96,), (48,), (2, 32), (32, 2), (1, 64), (64, 1), (4, 16)])
def test_forms_claimed_to_be_uniform_in_a_subgroup_are(workgroup: tuple[int, ...]) -> None:
    program = Program("k", (), (), workgroup)
    ids = SubgroupIds(program)
    said = [form for form in FORMS if ids.drops_lane(form)]
    said += [id for id in (lid(0), lid(1), gid(0), gid(1)) if ids.level(id) <= Level.SUBGROUP]
    for form in said:
        for group in ((0, 0, 0), (1, 1, 0)):
            for first in (0, 32):
                lanes = [Lane(group, first + lane, workgroup, 0, Random(0)) for lane in range(32)]
                assert 1 == len({value(form, lane, program) for lane in lanes}), form


def test_the_sample_has_two_subgroups() -> None:
    assert {0, 1} == {linear // 32 for linear in SAMPLE}
