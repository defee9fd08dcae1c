"""Whatever has the form of a Program gets a list of problems, and never an exception."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handmade import on
from vyre.check.rules import check, problems
from vyre.ir.dtypes import ALL, bool_, i32
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Cond,
    Continue,
    Declare,
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
from vyre.ir.problem import Problems
from vyre.ops import ATOMICS, COLLECTIVES, TABLE

NAMES = ("a", "b", "x", "y", "t", "n", "", "gid", "for", "\ud800", "a" * 200, "x.y")
NUMBERS = (-1, 0, 1, 2, 3, 31, 32, 255, 2**31, 2**64 - 1, 2**64, -(2**100))
OPS = (*TABLE, "nonsense")
ATOMIC = (*ATOMICS, "nonsense")
COLLECTED = (*COLLECTIVES, "nonsense")
PLAIN = (Assign, Store, Declare, Atomic, Collective, Return)  # the last stands for all that hold nothing
PROGRAMS = 10  # for each example of hypothesis
IDS = ("gid", "lid", "wid", "domain", "subgroup_lane", "nowhere")


class Garbler:
    """Writes Programs of the right form that mean nothing."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def program(self) -> Program:
        rng = self.rng
        params = tuple([self.parameter() for _ in range(rng.randrange(4))])
        workgroup = rng.choice((None, (64,), (8, 8), (), (0,), (48,), (2**40,), (1,) * 8))
        return Program(self.name(), params, self.block(0), workgroup)

    def parameter(self) -> Param:
        access = self.rng.choice(("in", "out", "inout", "scalar"))
        return Param(self.name(), access, self.rng.choice(ALL), self.rng.choice((0, 1, 1, 1, 2, 4, -1)))

    def name(self) -> str:
        return self.rng.choice(NAMES)

    def block(self, depth: int) -> Block:
        return tuple([self.statement(depth) for _ in range(self.rng.randrange(6 - depth))])

    def statement(self, depth: int) -> Node:
        rng, place = self.rng, self.rng.choice((None, on(3)))
        kinds = (If, For, Region) if depth < 4 and rng.random() < 0.4 else PLAIN
        kind = rng.choice(kinds)
        if kind is If:
            return If(self.expr(2), self.block(depth + 1), self.block(depth + 1), place)
        if kind is For:
            start, stop, step = self.expr(1), self.expr(1), self.expr(1)
            return For(self.name(), start, stop, step, self.block(depth + 1), rng.random() < 0.3, place)
        if kind is Region:
            return Region(self.name(), self.block(depth + 1), place)
        if kind is Assign:
            return Assign(self.name(), self.expr(3), place)
        if kind is Store:
            return Store(self.name(), self.exprs(), self.expr(2), place)
        if kind is Declare:
            shape = tuple([rng.choice(NUMBERS) for _ in range(rng.randrange(5))])
            return Declare(self.name(), rng.choice(("shared", "local")), rng.choice(ALL), shape, place)
        if kind is Atomic:
            target = rng.choice((None, self.name()))
            return Atomic(target, rng.choice(ATOMIC), self.name(), self.exprs(), self.exprs(), place)
        if kind is Collective:
            return Collective(self.name(), rng.choice(COLLECTED), self.exprs(), rng.choice(ALL), place)
        return rng.choice((Break, Continue, Return, Barrier, GridSync))(place)

    def exprs(self, depth: int = 1) -> tuple[Expr, ...]:
        return tuple([self.expr(depth) for _ in range(self.rng.randrange(4))])

    def expr(self, depth: int) -> Expr:
        rng = self.rng
        kind = rng.choice((Op, Cond, Load) if depth and rng.random() < 0.6 else (Lit, Var, Id, Shape))
        if kind is Op:
            return Op(rng.choice(OPS), self.exprs(depth - 1), rng.choice(ALL))
        if kind is Cond:
            return Cond(self.expr(depth - 1), self.expr(depth - 1), self.expr(depth - 1))
        if kind is Load:
            return Load(self.name(), self.exprs(depth - 1), rng.choice(ALL), rng.choice((None, on(4))))
        if kind is Lit:
            return Lit(rng.choice(ALL), rng.choice(NUMBERS))
        if kind is Var:
            return Var(self.name(), rng.choice((i32, bool_, rng.choice(ALL))))
        if kind is Id:
            return Id(rng.choice(IDS), rng.choice(NUMBERS))
        return Shape(self.name(), rng.choice(NUMBERS))


@given(st.integers(0, 2**40))
def test_programs_that_mean_nothing_get_problems(seed: int) -> None:
    for offset in range(PROGRAMS):
        program = Garbler(seed * PROGRAMS + offset).program()
        for problem in problems(program):
            assert str(problem).encode()
            assert problem.what.endswith(".")
            assert problem.fix.endswith(".")
        assert len(problems(program, typed=False)) <= len(problems(program))


@given(st.integers(0, 2**40))
def test_a_program_is_checked_or_its_problems_are_raised(seed: int) -> None:
    for offset in range(PROGRAMS):
        program = Garbler(seed * PROGRAMS + offset).program()
        found = problems(program)
        if not found:
            assert program == check(program).program
            continue
        with pytest.raises(Problems) as raised:
            check(program)
        assert found == list(raised.value.problems)
