"""What holds for every program: formats, passes, the reference and the checker against random ones.

A failure is made small before it is shown, and comes with the seed's launch. Hypothesis only picks seeds.
"""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, get_args

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import guarded
from reference import oracle
from strategies import Case, Features, case, cases, fresh, outputs, shrink, written
from vyre import passes, reference
from vyre.check.rules import problems
from vyre.formats import decode, digest, encode, read, show
from vyre.ir import dtypes
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import (
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Continue,
    Declare,
    Expr,
    For,
    GridSync,
    Id,
    IdKind,
    If,
    Node,
    Op,
    Program,
    Return,
    Store,
)  # fmt: skip
from vyre.ir.walk import blocks, expressions, operands, statements
from vyre.ops import ATOMICS, COLLECTIVES, TABLE
from vyre.passes import Pass, expand

EVERYTHING = Features(fast=True)
SMALL = Features(lanes=40, statements=24, turns=16, functions=False)  # the slow interpreter takes its time
PASSES: tuple[Pass, ...] = (*dict.fromkeys(passes.ORDER), passes.optimize)
MANY = 500  # seeds among which everything has to occur

# Seeds have no smaller seeds: `shrink` works on the case instead.
by_seed = settings(phases=(Phase.explicit, Phase.reuse, Phase.generate))
# Where a law is asked of every pass, or an example takes long.
by_few_seeds = settings(by_seed, max_examples=max(settings().max_examples // 3, 5))


def require(case: Case, holds: Callable[[Case], bool]) -> None:
    """Fail with the smallest case found for which the law fails in the same way."""
    way = failure(case, holds)
    if way is not None:
        small = shrink(case, lambda smaller: failure(smaller, holds) == way)
        arguments = "\n".join(f"{name} = {value!r}" for name, value in small.arguments.items())
        pytest.fail(f"{way}, over {small.grid}:\n{show(small.program)}\n{arguments}")


def failure(case: Case, holds: Callable[[Case], bool]) -> str | None:
    """How a law fails: by not holding, or with an exception of this type."""
    try:
        return None if holds(case) else "it does not hold"
    except Exception as error:  # noqa: BLE001  # whatever it is, it is told with the smallest program that causes it
        return type(error).__name__


def result(case: Case, program: Program | None = None) -> dict[str, bytes]:
    """What the reference makes of the case, or of another program in its place."""
    return guarded.result(case.arguments, written(case.program), on_reference(case, program))


def twice(case: Case) -> dict[str, bytes]:
    """What the reference makes of the case, whatever lies around its arrays."""
    return guarded.outcome(case.arguments, written(case.program), on_reference(case))


def on_reference(
    case: Case, program: Program | None = None
) -> Callable[[dict[str, Any], guarded.Memory], None]:
    runnable = expand(case.program if program is None else program)
    return lambda arguments, memory: reference.run(runnable, arguments, grid=case.grid)


@by_seed
@given(cases(EVERYTHING))
def test_what_is_generated_is_valid(case: Case) -> None:
    assert [] == problems(case.program)


@by_seed
@given(cases(EVERYTHING))
def test_a_printed_program_reads_back(case: Case) -> None:
    require(case, lambda case: read(show(case.program)) == case.program)


@by_seed
@given(cases(EVERYTHING))
def test_an_encoded_program_decodes(case: Case) -> None:
    require(case, lambda case: decode(encode(case.program)) == case.program)


@by_seed
@given(st.integers(0, 2**48 - 1))
def test_a_seed_gives_one_program_and_a_program_one_encoding(seed: int) -> None:
    one, two = case(seed, features=EVERYTHING), case(seed, features=EVERYTHING)

    assert one.program == two.program
    assert encode(one.program) == encode(two.program)
    assert digest(one.program) == digest(two.program)
    assert {name: (v.shape, v.tobytes()) for name, v in one.arguments.items()} == {
        name: (v.shape, v.tobytes()) for name, v in two.arguments.items()
    }


@by_seed
@given(cases(EVERYTHING))
def test_the_reference_runs_without_warnings_and_always_the_same(case: Case) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")

        require(case, lambda case: twice(case) == result(case))


@by_seed
@given(cases(EVERYTHING))
def test_the_sanitizer_finds_no_race_and_changes_nothing(case: Case) -> None:
    def is_clean(case: Case) -> bool:
        arguments = fresh(case)
        report = reference.sanitize(expand(case.program), arguments, grid=case.grid)
        kinds = {finding.kind for finding in report.findings}
        return not kinds & {"race", "divergence"} and outputs(case.program, arguments) == result(case)

    require(case, is_clean)


@by_few_seeds
@given(cases(SMALL))
def test_lanes_in_lockstep_do_what_lanes_one_by_one_do(case: Case) -> None:
    def agrees(case: Case) -> bool:
        arguments = fresh(case)
        oracle.run(expand(case.program), arguments, grid=case.grid)
        return outputs(case.program, arguments) == result(case)

    require(case, agrees)


@pytest.mark.parametrize("step", [*PASSES, expand], ids=lambda step: step.__name__)
@by_few_seeds
@given(cases(EVERYTHING))
def test_a_pass_keeps_every_byte_and_the_program_valid(step: Pass, case: Case) -> None:
    def keeps(case: Case) -> bool:
        changed = step(case.program)
        return not problems(changed) and result(case, changed) == result(case)

    require(case, keeps)


@by_seed
@given(cases(EVERYTHING), st.lists(st.sampled_from(PASSES), min_size=2, max_size=4))
def test_passes_may_run_in_any_order(case: Case, steps: list[Pass]) -> None:
    def keeps(case: Case) -> bool:
        program = case.program
        for step in steps:
            program = step(program)
        return not problems(program) and result(case, program) == result(case)

    require(case, keeps)


@by_seed
@given(cases(EVERYTHING), st.sampled_from(PASSES))
def test_a_pass_makes_a_program_that_prints_and_encodes(case: Case, step: Pass) -> None:
    def survives(case: Case) -> bool:
        changed = step(case.program)
        return read(show(changed)) == changed == decode(encode(changed))

    require(case, survives)


@by_seed
@given(cases(EVERYTHING), st.sampled_from(PASSES))
def test_a_pass_makes_no_race(case: Case, step: Pass) -> None:
    def is_clean(case: Case) -> bool:
        report = reference.sanitize(expand(step(case.program)), fresh(case), grid=case.grid)
        return not {finding.kind for finding in report.findings} & {"race", "divergence"}

    require(case, is_clean)


# What the generator makes


def seeds(features: Features = EVERYTHING) -> list[Case]:
    return [case(seed, features=features) for seed in range(MANY)]


@pytest.fixture(scope="module")
def many() -> list[Case]:
    return seeds()


def nodes(many: list[Case]) -> Iterator[Node]:
    return (node for case in many for node in statements(case.program.body))


def values(many: list[Case]) -> Iterator[Expr]:
    return (expr for node in nodes(many) for operand in operands(node) for expr in expressions(operand))


def test_every_kind_of_statement_and_expression_is_generated(many: list[Case]) -> None:
    assert set(get_args(Node)) == {type(node) for node in nodes(many)}
    assert set(get_args(Expr)) == {type(expr) for expr in values(many)}


def test_every_dtype_is_computed_with_stored_and_passed(many: list[Case]) -> None:
    params = [param for case in many for param in case.program.params]

    assert set(dtypes.ALL) == {expr.dtype for expr in values(many) if isinstance(expr, Op)}
    assert set(dtypes.ALL) == {node.value.dtype for node in nodes(many) if isinstance(node, Store)}
    assert set(dtypes.ALL) == {param.dtype for param in params if param.access == "scalar"}
    assert {(space, dtype) for space in ("shared", "local") for dtype in dtypes.ALL} == {
        (node.space, node.dtype) for node in nodes(many) if isinstance(node, Declare)
    }


def test_every_row_and_every_id_is_generated(many: list[Case]) -> None:
    assert set(TABLE) == {expr.op for expr in values(many) if isinstance(expr, Op)}
    assert set(ATOMICS) == {node.op for node in nodes(many) if isinstance(node, Atomic)}
    assert set(COLLECTIVES) == {node.op for node in nodes(many) if isinstance(node, Collective)}
    assert set(get_args(IdKind)) == {expr.kind for expr in values(many) if isinstance(expr, Id)}


def test_every_cast_is_generated(many: list[Case]) -> None:
    casts = {
        (expr.args[0].dtype, expr.dtype)
        for expr in values(many)
        if isinstance(expr, Op) and expr.op == "cast"
    }

    assert {(a, b) for a in dtypes.ALL for b in dtypes.ALL} == casts


def test_launches_are_of_every_shape(many: list[Case]) -> None:
    assert {1, 2, 3, 4, 5, 6} == {len(case.grid) for case in many if case.program.workgroup is None}
    assert {1, 2, 3} == {len(case.program.workgroup) for case in many if case.program.workgroup}
    assert {True, False} == {0 in case.grid for case in many}
    assert {1, 2, 3, 4, 5, 6} == {
        param.rank for case in many for param in case.program.params if param.is_array
    }
    assert {True, False} == {0 in value.shape for case in many for value in case.arguments.values()}


def test_loops_are_of_every_kind(many: list[Case]) -> None:
    loops = [node for node in nodes(many) if isinstance(node, For)]
    inside = Counter(type(node) for loop in loops for node in statements(loop.body))

    assert {dtypes.i32, dtypes.u32, dtypes.i64, dtypes.u8} <= {loop.start.dtype for loop in loops}
    assert {True, False} == {loop.unroll for loop in loops}
    assert {True, False} == {isinstance(loop.step, Lit) for loop in loops}
    assert any(isinstance(loop.step, Lit) and number(loop.step) < 0 for loop in loops)
    assert 3 <= max(depth(case.program.body, For) for case in many)
    assert all(
        inside[kind] for kind in (Break, Continue, Return, Barrier, GridSync, Collective, Atomic, Declare)
    )


def test_ifs_are_nested_and_have_other_branches(many: list[Case]) -> None:
    ifs = [node for node in nodes(many) if isinstance(node, If)]
    inside = Counter(type(node) for branch in ifs for node in statements(branch.then))

    assert 3 <= max(depth(case.program.body, If) for case in many)
    assert any(len(node.orelse) == 1 and isinstance(node.orelse[0], If) for node in ifs)
    assert {True, False} == {node.then == () for node in ifs}
    assert all(inside[kind] for kind in (Barrier, Collective, Return, For, Atomic))


def depth(block: Block, kind: type[For] | type[If]) -> int:
    """How deep statements of a kind are nested in each other."""
    deepest = 0
    for node in block:
        inner = max((depth(part, kind) for part in blocks(node)), default=0)
        deepest = max(deepest, inner + isinstance(node, kind))
    return deepest


def test_what_is_computed_is_seen(many: list[Case]) -> None:
    written = [
        result(case) != outputs(case.program, case.arguments) for case in many[:100] if 0 not in case.grid
    ]

    assert 0.8 < np.mean(written)


def test_what_is_switched_off_is_not_generated() -> None:
    plain = Features(
        dtypes=(dtypes.bool_, dtypes.i32, dtypes.u32, dtypes.f32), functions=False, rounding=False,
        grid_sync=False, barriers=False, collectives=False, atomics=False, without=frozenset({"popcount"}),
    )  # fmt: skip
    many = [case(seed, features=plain) for seed in range(100)]
    kinds = {type(node) for node in nodes(many)}
    float_ops = {expr.op for expr in values(many) if isinstance(expr, Op) and expr.dtype.is_float}

    assert [] == [problem for case in many for problem in problems(case.program)]
    assert set() == kinds & {GridSync, Barrier, Collective, Atomic}
    assert set() == float_ops & {"add", "sub", "mul", "div", "fma", "sqrt", "exp"}
    assert set() == {expr.op for expr in values(many) if isinstance(expr, Op) and TABLE[expr.op].fast_of}
    assert "popcount" not in {expr.op for expr in values(many) if isinstance(expr, Op)}
    assert {param.dtype for case in many for param in case.program.params} <= set(plain.dtypes)


def test_a_failing_case_becomes_small() -> None:
    def multiplies(case: Case) -> bool:
        return any(
            isinstance(expr, Op) and expr.op == "mul" and expr.dtype == dtypes.f32 for expr in values([case])
        )

    large = next(case for case in seeds() if multiplies(case) and len(list(nodes([case]))) > 20)
    small = shrink(large, multiplies)

    assert multiplies(small)
    assert [] == problems(small.program)
    assert 1 == len(list(nodes([small])))
