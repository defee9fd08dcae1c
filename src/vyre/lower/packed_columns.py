"""Columns that all rows of an element kernel read, such as `a[gid(1), k]`.

The lanes of a strip would gather their elements in every row. They are copied side by side once, for a panel
of the row at a time, and every row loads them as neighbours: `a[i, j] -= a[i, k] * a[j, k]` for all k, in a
triangle of 150 rows, takes 0.20 ms instead of 0.39.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from vyre.ir.dtypes import DType, i32
from vyre.ir.nodes import Expr, Id, Load, Param, Program, Var
from vyre.ir.walk import loads, map_expressions
from vyre.lower.carried_rows import first_loads
from vyre.lower.form import (
    INDEX,
    BufferExtent,
    Extend,
    Fetch,
    Let,
    Loop,
    Ref,
    Shared,
    Stmt,
    Under,
    Value,
    Write,
    as_index,
    both,
    calc,
    number,
)
from vyre.lower.linear import Linear
from vyre.lower.places import Names, Places
from vyre.ops import build

PANEL = 1024  # elements of a column that are copied at a time, to the stack
_MOST = 2  # columns


@dataclass(frozen=True, slots=True)
class PackedColumns:
    """Loads that become loads from arrays of a panel, by name; `program` does those, and has the place of the
    panel as the scalar `panel`.
    """

    program: Program
    panel: str
    loads: dict[str, Load]
    types: dict[str, DType]

    def memory(self) -> list[Stmt]:
        return [Shared(name, dtype, (PANEL,), cleared=False) for name, dtype in self.types.items()]

    def copied(self, places: Places, low: Value, high: Value, fresh: Names) -> list[Stmt]:
        """Return the statements that copy the elements low .. high of all columns."""
        own = places.linear.lane
        out: list[Stmt] = [Let(self.panel, Extend(low, i32, signed=True))]
        for name, load in self.loads.items():
            at, value = Ref(fresh("at"), INDEX), Ref(fresh(load.array), load.dtype)
            index: list[Value] = []
            guard: Value | None = None
            for axis, part in enumerate(load.index):
                found = places.linear.form(part)
                is_own = found is not None and found.of(own)
                place = calc("add", at, number(found.const)) if found and is_own else places.fixed_value(part)
                index.append(as_index(place))
                guard = both(guard, Under(place, BufferExtent(load.array, axis)))
            to = calc("sub", at, low)
            copy = (
                Fetch(value.name, load.array, tuple(index), "one", load.dtype, guard),
                Write(name, (to,), "one", value, load.dtype, Under(to, BufferExtent(name, 0))),
            )
            out.append(Loop(at.name, low, high, copy))
        return out


def packed_columns(program: Program, linear: Linear, fresh: Names) -> PackedColumns | None:
    """Return the columns that a program reads before it stores anything, if it reads any.

    What other invocations store is not what an invocation loads, for that would be a race; so it does not
    matter that the rows above have run.
    """
    arrays = {param.name for param in program.params if param.is_array}
    early = Counter(load for load in first_loads(program.body) if load.array in arrays)
    everywhere = Counter(loads(program.body))
    chosen = [load for load in early if early[load] == everywhere[load] and _is_column(load, linear)]
    if not chosen or len(chosen) > _MOST:
        return None
    panel = fresh("panel")
    names = {load: fresh(f"{load.array}.column") for load in chosen}
    place = build.sub(Id("gid", linear.layout.rank - 1), Var(panel, i32))

    def put(expr: Expr) -> Expr:
        if isinstance(expr, Load) and expr in names:
            return replace(expr, array=names[expr], index=(place,))
        return expr

    columns = [Param(name, "in", load.dtype, 1) for load, name in names.items()]
    scalar = Param(panel, "scalar", i32, 0)
    body = map_expressions(program.body, put)
    plain = replace(program, params=(*program.params, *columns, scalar), body=body)
    types = {name: load.dtype for load, name in names.items()}
    return PackedColumns(plain, panel, {name: load for load, name in names.items()}, types)


def _is_column(load: Load, linear: Linear) -> bool:
    """True if neighbours load from one row after the other, and all rows of the domain the same."""
    ids = {Id("gid", axis) for axis in range(linear.layout.rank)}
    along = 0
    for part in load.index:
        found = linear.form(part)
        if found is not None and found.terms == ((linear.lane, 1),):
            along += 1
        elif not linear.index.fixed(part, ids):
            return False
    last = linear.form(load.index[-1])
    return along == 1 and not (last is not None and last.of(linear.lane))
