"""Long pipelines: joined up to the limits of a program, and checked as a whole."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, f32, gid
from vyre.check.rules import problems
from vyre.ir import dtypes, limits
from vyre.ir.nodes import Program
from vyre.ir.problem import Problem
from vyre.plan import plan as planning
from vyre.plan.graph import Graph, Recorder
from vyre.plan.record import recording


@vy.kernel
def scaled(x: Buf[f32], y: Out[f32], by: f32):
    y[gid()] = x[gid()] * by


@vy.kernel
def negated(x: Buf[f32], y: Out[f32]):
    y[gid()] = -x[gid()]


def chain(length: int, kernel: Any = scaled, **named: float) -> Graph:
    recorder = Recorder()
    x: Any = recorder.outside(np.zeros(16, np.float32), dtypes.f32)
    with recording(recorder):
        for _ in range(length):
            x = kernel(x, **named)
    return recorder.graph([x])


def test_launches_join_up_to_the_parameters_that_a_program_may_have() -> None:
    plan = planning.make_plan(chain(200, by=2.0))

    assert [limits.PARAMETERS - 2] * 3 + [14] == [len(step.piece.titles) for step in plan.steps]
    assert [] == [problem for step in plan.steps for problem in problems(step.program)]


def test_a_chain_without_scalars_is_one_launch() -> None:
    assert 1 == len(planning.make_plan(chain(150, negated)).steps)


def test_programs_are_checked_once_they_are_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[int] = []

    def counting(program: Program) -> list[Problem]:
        checked.append(len(program.body))
        return problems(program)

    monkeypatch.setattr(planning, "problems", counting)
    planning.make_plan(chain(60, by=2.0))

    assert 1 == len(checked)


def test_launches_whose_fusion_is_invalid_are_fused_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def picky(program: Program) -> list[Problem]:
        scalars = sum(not param.is_array for param in program.params)
        return [Problem("P005", "too many", "have fewer.")] * (scalars > 3)

    monkeypatch.setattr(planning, "problems", picky)
    plan = planning.make_plan(chain(8, by=2.0))

    assert [3, 3, 2] == [len(step.piece.titles) for step in plan.steps]
