"""Atomics whose old values nobody reads, on the first elements of an array: a histogram of few bins.

A thread gathers them in an array of its own, without locks, and adds that to the other at its end. So threads
do not wait for each other's cache lines, and one thread alone does not wait for its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from vyre.analysis.lockstep import Variation
from vyre.ir.dtypes import DType
from vyre.ir.literal import Lit
from vyre.ir.nodes import Atomic, Load, Program, Store, Var
from vyre.ir.walk import evaluated_by, statements
from vyre.lower import form
from vyre.lower.form import (
    INDEX,
    Apply,
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
from vyre.ops import ATOMICS, build

MOST = 1024  # elements of such an array, on the stack
_WORTH = 4  # invocations for each element that is added at the end


@dataclass(frozen=True, slots=True)
class Own:
    """An array of the thread's own for the elements of another that are below a limit."""

    name: str
    limit: Ref


def gathered(program: Program) -> dict[str, tuple[str, DType, int]]:
    """Return the arrays that a program accesses by one kind of atomic alone, of which the order does not
    matter, with that, their type and their rank.
    """
    params = {param.name: param for param in program.params if param.is_array}
    found: dict[str, set[str]] = {}
    for node in statements(program.body):
        parts = evaluated_by(node)
        for access in (node, *parts):
            if isinstance(access, Load | Store):
                params.pop(access.array, None)
        if isinstance(node, Atomic):
            if node.target is not None:
                params.pop(node.array, None)
            found.setdefault(node.array, set()).add(node.op)
    return {
        name: (op, params[name].dtype, params[name].rank)
        for name, (op, *others) in ((name, sorted(ops)) for name, ops in found.items())
        if name in params and not others and _starts_at_zero(op, params[name].dtype)
    }


@cache
def _starts_at_zero(op: str, dtype: DType) -> bool:
    """True for an atomic whose order does not matter, and which does nothing for 0. Sums of floats depend on
    their order, which no program can choose.
    """
    row = ATOMICS[op]
    if row.by is None or not row.by.commutes:
        return False
    ends = [dtype.least, dtype.greatest] if dtype.is_integer else [-7, 0.5]
    some = np.array([*ends, 0, 1, 7], dtype.carrier)
    zero = np.zeros_like(some)
    return bool((row.meaning(dtype, zero, some) == some).all())


def begun(array: str, dtype: DType, rank: int, count: Value, fresh: Names) -> tuple[Block, Own]:
    """Return the statements that begin to gather for an array, in a function of so many invocations."""
    own = Own(fresh(f"{array}.own"), Ref(fresh("limit"), INDEX))
    elements: Value = BufferExtent(array, 0)
    for axis in range(1, rank):
        elements = form.calc("mul", elements, BufferExtent(array, axis))
    few = form.calc("min", elements, form.number(MOST))
    is_worth = form.compare("le", form.calc("mul", few, form.number(_WORTH)), count)
    limit = form.select(is_worth, few, form.number(0))
    return (Shared(own.name, dtype, (MOST,)), Let(own.limit.name, limit)), own


def inside(array: str, places: Sequence[Value]) -> Value:
    """Return the test that an element of an array exists."""
    test: Value | None = None
    for axis, place in enumerate(places):
        test = form.both(test, Under(place, BufferExtent(array, axis)))
    assert test is not None
    return test


def flat(array: str, places: Sequence[Value]) -> Value:
    """Return the row-major position of an element, which is that in the array of the thread's own."""
    position = form.as_index(places[0])
    for axis, place in enumerate(places[1:], 1):
        above = form.calc("mul", position, BufferExtent(array, axis))
        position = form.calc("add", above, form.as_index(place))
    return position


def ended(array: str, op: str, dtype: DType, rank: int, own: Own, fresh: Names) -> Loop:
    """Return the loop that adds to an array what was gathered for it."""
    at, value = Ref(fresh("at"), INDEX), Ref(fresh("gathered"), dtype)
    load = form.Fetch(value.name, own.name, (at,), "one", dtype, Under(at, BufferExtent(own.name, 0)))
    places, named = [at], list[Let]()
    for axis in range(rank - 1, 0, -1):
        row, place = Ref(fresh("row"), INDEX), Ref(fresh("place"), INDEX)
        extent = BufferExtent(array, axis)
        named.append(Let(row.name, form.calc("udiv", places[0], extent)))
        named.append(Let(place.name, form.calc("urem", places[0], extent)))
        places[:1] = [row, place]
    add = form.Update("", op, array, tuple(places), (value,), dtype, inside(array, places))
    test = build.eq(Var(value.name, dtype), Lit(dtype, 0))
    is_none = Apply(test.op, (value, Number(dtype, 0)), test.dtype, Variation.UNIFORM)
    return Loop(at.name, form.number(0), own.limit, (load, IfAll(Not(is_none), (*named, add))))
