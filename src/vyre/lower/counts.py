"""Atomics whose old values nobody reads, on the first elements of an array: a histogram of few bins.

A thread gathers them in an array of its own, without locks, and adds that to the other at its end. So threads
do not wait for each other's cache lines, and one thread alone does not wait for its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from vyre.ir.dtypes import DType
from vyre.ir.nodes import Atomic, Load, Program, Store
from vyre.ir.walk import expressions, operands, statements
from vyre.lower import form
from vyre.lower.form import (
    INDEX,
    Block,
    BufferExtent,
    IfAll,
    Let,
    Loop,
    Not,
    Number,
    Ref,
    Shared,
    Under,
    Value,
)
from vyre.lower.places import Names
from vyre.ops import ATOMICS

MOST = 1024  # elements of such an array, on the stack
_WORTH = 4  # invocations for each element that is added at the end


@dataclass(frozen=True, slots=True)
class Own:
    """An array of the thread's own for the elements of another that are below a limit."""

    name: str
    limit: Ref


def gathered(program: Program) -> dict[str, tuple[str, DType]]:
    """Return the arrays of one axis that a program accesses by one kind of atomic alone, of which the order
    does not matter, with that and their type.
    """
    params = {param.name: param for param in program.params if param.is_array and param.rank == 1}
    found: dict[str, set[str]] = {}
    for node in statements(program.body):
        parts = [part for operand in operands(node) for part in expressions(operand)]
        for access in (node, *parts):
            if isinstance(access, Load | Store):
                params.pop(access.array, None)
        if isinstance(node, Atomic):
            if node.target is not None:
                params.pop(node.array, None)
            found.setdefault(node.array, set()).add(node.op)
    return {
        name: (op, params[name].dtype)
        for name, (op, *others) in ((name, sorted(ops)) for name, ops in found.items())
        if name in params and not others and _starts_at_zero(op, params[name].dtype)
    }


@cache
def _starts_at_zero(op: str, dtype: DType) -> bool:
    """True for an atomic on integers whose order does not matter, and which does nothing for 0."""
    row = ATOMICS[op]
    if row.by is None or not row.by.commutes or not dtype.is_integer:
        return False
    some = np.array([dtype.least, 0, 1, 7, dtype.greatest], dtype.carrier)
    zero = np.zeros_like(some)
    return bool((row.meaning(dtype, zero, some) == some).all())


def begun(array: str, dtype: DType, count: Value, fresh: Names) -> tuple[Block, Own]:
    """Return the statements that begin to gather for an array, in a function of so many invocations."""
    own = Own(fresh(f"{array}.own"), Ref(fresh("limit"), INDEX))
    few = form.calc("min", BufferExtent(array, 0), form.number(MOST))
    is_worth = form.compare("le", form.calc("mul", few, form.number(_WORTH)), count)
    limit = form.select(is_worth, few, form.number(0))
    return (Shared(own.name, dtype, (MOST,)), Let(own.limit.name, limit)), own


def ended(array: str, op: str, dtype: DType, own: Own, fresh: Names) -> Loop:
    """Return the loop that adds to an array what was gathered for it."""
    at, value = Ref(fresh("at"), INDEX), Ref(fresh("gathered"), dtype)
    load = form.Fetch(value.name, own.name, (at,), "one", dtype, Under(at, BufferExtent(own.name, 0)))
    add = form.Update("", op, array, (at,), (value,), dtype, Under(at, BufferExtent(array, 0)))
    is_none = form.compare("eq", value, Number(dtype, 0))
    return Loop(at.name, form.number(0), own.limit, (load, IfAll(Not(is_none), (add,))))
