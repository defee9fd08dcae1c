from __future__ import annotations

import numpy as np

from passes.kernels import after, kernel, text
from vyre.check.rules import problems
from vyre.formats.text import show
from vyre.front import read
from vyre.ir import dtypes, limits
from vyre.ir.nodes import Op
from vyre.ir.walk import expressions, operands, statements
from vyre.ops import TABLE
from vyre.passes import expand, optimize
from vyre.reference import run


def test_an_operation_becomes_the_statements_of_its_expansion() -> None:
    before = """
        i = gid()
        y[i] = clamp(x[i], 0.0, s) + 1.0
    """

    assert text("""
        i: i32 = gid(0)
        with region("clamp"):
            _e0: f32 = x[i]
            _e1: f32 = min(max(_e0, 0.0), s)
        y[i] = _e1 + 1.0
    """) == after(expand, before)


def test_names_and_literals_are_put_in_place() -> None:
    before = """
        z[0] = clamp(n, 0, 9)
    """

    assert text("""
        with region("clamp"):
            _e0: i32 = min(max(n, 0), 9)
        z[0] = _e0
    """) == after(expand, before)


def test_a_local_may_be_set_from_itself() -> None:
    before = """
        t = s
        t = clamp(t, 0.0, 1.0)
        y[0] = t
    """

    assert text("""
        t: f32 = s
        with region("clamp"):
            _e0: f32 = min(max(t, 0.0), 1.0)
        t = _e0
        y[0] = t
    """) == after(expand, before)


def test_an_operation_in_a_test_or_bound_is_computed_before_the_statement() -> None:
    before = """
        for k in range(clamp(n, 0, 9)):
            if clamp(k, 1, 2) == 1:
                y[k] = 1.0
    """

    assert text("""
        with region("clamp"):
            _e0: i32 = min(max(n, 0), 9)
        for k in range(0, _e0, 1):
            with region("clamp"):
                _e1: i32 = min(max(k, 1), 2)
            if _e1 == 1:
                y[k] = 1.0
    """) == after(expand, before)


def test_a_branch_that_is_not_taken_is_not_computed() -> None:
    before = """
        y[0] = clamp(x[n], 0.0, 1.0) if n > 0 else s
    """

    assert text("""
        if n > 0:
            with region("clamp"):
                _e1: f32 = x[n]
                _e2: f32 = min(max(_e1, 0.0), 1.0)
            _e0: f32 = _e2
        else:
            _e0 = s
        y[0] = _e0
    """) == after(expand, before)


def test_a_choice_of_plain_values_stays_a_choice() -> None:
    before = """
        y[0] = clamp(x[n] if n > 0 else s, 0.0, 1.0)
    """

    assert text("""
        with region("clamp"):
            _e0 = x[n] if n > 0 else s
            _e1 = min(max(_e0, 0.0), 1.0)
        y[0] = _e1
    """) == after(expand, before)


def test_f16_goes_through_f32_and_is_rounded_once() -> None:
    before = """
        y[0] = f32(clamp(f16(s), f16(0.0), f16(1.0)))
    """

    assert text("""
        with region("clamp"):
            _e0: f32 = f32(f16(s))
            _e1: f32 = f32(f16(0.0))
            _e2: f32 = f32(f16(1.0))
            _e3: f16 = f16(min(max(_e0, _e1), _e2))
        y[0] = f32(_e3)
    """) == after(expand, before)


def test_a_program_at_the_depth_limit_stays_within_it() -> None:
    depth = limits.BLOCK_DEPTH - 1
    ifs = "".join(f"{'    ' * d}if n > {d}:\n" for d in range(depth))
    program = kernel(
        ifs + "    " * depth + "y[0] = clamp(x[0], 1.0, 2.0) if n > 99 else clamp(s, 0.0, 1.0)\n"
    )

    assert [] == problems(expand(program))


def test_a_chain_of_choices_longer_than_the_depth_limit_stays_within_it() -> None:
    depth = limits.BLOCK_DEPTH // 2
    ifs = "".join(f"{' ' * d}if n > {d}:\n" for d in range(depth))
    chain = (
        "".join(f"clamp(x[{k}], 0.0, 1.0) if n == {k} else " for k in range(limits.EXPRESSION_DEPTH - 10))
        + "s"
    )

    assert limits.BLOCK_DEPTH < depth + limits.EXPRESSION_DEPTH - 10
    assert [] == problems(expand(kernel(f"{ifs}{' ' * depth}y[0] = {chain}\n")))


def test_no_row_without_a_meaning_is_left_on_any_type() -> None:
    """Every expansion of the table is lowered for every float type and computes something."""
    for name, row in TABLE.items():
        if row.meaning is not None:
            continue
        for dtype in dtypes.FLOATS:
            args = ", ".join(["x[gid()]"] * row.arity)
            call = f"{row.fast_of}({args}, fast=True)" if row.fast_of else f"{name}({args})"
            text_ = f"@kernel\ndef k(x: Buf[{dtype}], y: Out[{dtype}]):\n    y[gid()] = {call}\n"
            program = expand(read.program(text_))
            left = [
                expr.op
                for node in statements(program.body)
                for operand in operands(node)
                for expr in expressions(operand)
                if isinstance(expr, Op) and TABLE[expr.op].meaning is None
            ]
            assert [] == left, text_
            assert [] == problems(program), show(program)


def test_what_is_expanded_computes_the_function() -> None:
    program = read.program(
        "@kernel\ndef k(x: Buf[f32], y: Out[f32]):\n    y[gid()] = clamp(clamp(x[gid()], -9, 9), 1, 4)\n"
    )
    x = np.array([-5.0, 1.0, 3.5, 100.0], np.float32)
    for changed in (expand(program), optimize(expand(program)), expand(optimize(program))):
        y = np.zeros(4, np.float32)
        run(changed, {"x": x, "y": y}, grid=(4,))

        assert [1.0, 1.0, 3.5, 4.0] == y.tolist()
