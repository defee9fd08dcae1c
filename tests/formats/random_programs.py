"""Random valid programs, small, for the round trips: every operation, literal and dtype meets every other."""

from __future__ import annotations

from functools import cache

from hypothesis import strategies as st

from formats.programs import every_param, signatures, specials
from vyre.ir import dtypes
from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Block,
    Cond,
    Expr,
    For,
    Id,
    If,
    Load,
    Node,
    Op,
    Program,
    Region,
    Shape,
    Store,
    Var,
)
from vyre.ir.walk import map_expressions
from vyre.ops import TABLE

DTYPES = st.sampled_from(dtypes.ALL)
COUNTABLE = st.sampled_from(dtypes.INTEGERS)


def literals(dtype: DType) -> st.SearchStrategy[Lit]:
    """Any literal of the dtype, the special ones often."""
    patterns = st.integers(0, (1 << dtype.bits) - 1).map(lambda bits: _canonical(Lit(dtype, bits)))
    return st.sampled_from(specials(dtype)) | patterns


def _canonical(lit: Lit) -> Lit:
    value = number(lit)
    return lit if value == value else Lit(lit.dtype, lit.dtype.nan_bits)


@cache
def operations(dtype: DType) -> list[tuple[str, tuple[DType, ...]]]:
    """Every operation that gives the dtype, with the types of its operands."""
    return [
        (row.name, types) for row in TABLE.values() for types, result in signatures(row) if result == dtype
    ]


@st.composite
def expressions(draw: st.DrawFn, dtype: DType, depth: int = 3) -> Expr:
    """A value of the dtype over the parameters of `every_param`."""
    if depth == 0 or draw(st.integers(0, 4)) == 0:
        return draw(_leaves(dtype))
    kind = draw(st.sampled_from(["load", "cond", "op", "op", "op"]))
    if kind == "load":
        at = draw(COUNTABLE)
        return Load(f"a_{dtype}", (draw(expressions(at, depth - 1)),), dtype)
    if kind == "cond":
        test = draw(expressions(bool_, depth - 1))
        return Cond(test, draw(expressions(dtype, depth - 1)), draw(expressions(dtype, depth - 1)))
    name, types = draw(st.sampled_from(operations(dtype)))
    return Op(name, tuple(draw(expressions(t, depth - 1)) for t in types), dtype)


def _leaves(dtype: DType) -> st.SearchStrategy[Expr]:
    leaves: st.SearchStrategy[Expr] = literals(dtype) | st.just(Var(f"s_{dtype}", dtype))
    if dtype == i32:
        ids = st.builds(Id, st.sampled_from(["gid", "domain"]), st.integers(0, 0))
        return leaves | ids | st.just(Shape("a_f32", 0))
    return leaves


@st.composite
def statements(draw: st.DrawFn, depth: int = 2) -> Node:
    """A statement over the parameters of `every_param`; it may set locals and reads none."""
    kinds = ["assign", "store", "store", "atomic"] + ["if", "for", "region"] * (depth > 0)
    match draw(st.sampled_from(kinds)):
        case "assign":
            dtype = draw(DTYPES)
            return Assign(f"v_{dtype}", draw(expressions(dtype)))
        case "store":
            dtype = draw(DTYPES)
            return Store(f"o_{dtype}", (draw(expressions(i32, 1)),), draw(expressions(dtype)))
        case "atomic":
            dtype = draw(st.sampled_from([dtypes.u32, dtypes.i64, dtypes.f32]))
            target = draw(st.sampled_from([None, f"v_{dtype}"]))
            index = (draw(expressions(draw(COUNTABLE), 1)),)
            return Atomic(target, "add", f"o_{dtype}", index, (draw(expressions(dtype, 2)),))
        case "if":
            test = draw(expressions(bool_))
            return If(test, draw(blocks(depth - 1)), draw(blocks(depth - 1)))
        case "for":
            return draw(_loops(depth))
        case _:
            return Region(draw(st.sampled_from(["blur", "a b", 'x"y'])), draw(blocks(depth - 1)))


@st.composite
def _loops(draw: st.DrawFn, depth: int) -> For:
    dtype = draw(COUNTABLE)
    start, stop = draw(expressions(dtype, 1)), draw(expressions(dtype, 1))
    step = Lit(dtype, draw(st.integers(1, 3)))
    return For(f"v_{dtype}", start, stop, step, draw(blocks(depth - 1)))


def blocks(depth: int = 2) -> st.SearchStrategy[Block]:
    return st.lists(statements(depth), max_size=3).map(tuple)


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """Element kernels of a few statements; half of them read locals where the others read parameters."""
    body = draw(blocks())
    if draw(st.booleans()):
        copies = [Assign(f"v_{t}", Var(f"s_{t}", t)) for t in dtypes.ALL]
        body = (*copies, *map_expressions(body, _local_of))
    return Program("k", every_param(), body)


def _local_of(expr: Expr) -> Expr:
    return Var(f"v_{expr.dtype}", expr.dtype) if isinstance(expr, Var) else expr
