"""Elements that several strips or rows load, loaded once: rows that stay in registers from one strip to the
next, and columns that are copied for all rows.

A strip that begins in the middle of a cache line lies in two lines, and its load takes twice the time. The
neighbours of an invocation are loaded by several such strips. All of them lie in two strips, of which the
second is the first one of the next bundle, so each is loaded once, and the neighbours are cut out of those at
hand:

    bundle 0    [ row 0 ] [ row 1 ]              x[i + 1] is cut out of rows 0 and 1
    bundle 1              [ row 1 ] [ row 2 ]    only row 2 is loaded

Of workgroup memory the rows are aligned: 16 Jacobi steps of 2048 x 2048 take 7.7 ms so, and 12.2 with loads
across two lines (one thread, AVX-512). Those of an element kernel's arrays begin where the first neighbour
is, aligned or not: a 5-point stencil of 350 x 350 takes 28 us instead of 38.

Of a column that all rows of an element kernel read, such as `a[gid(1), k]`, the lanes of a strip would gather
their elements in every row. They are copied side by side once, for a panel of the row at a time, and every
row loads them as neighbours: `a[i, j] -= a[i, k] * a[j, k]` for all k, in a triangle of 150 rows, takes 0.20
ms instead of 0.39.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from vyre.analysis.lockstep import Variation
from vyre.ir.dtypes import DType, i32
from vyre.ir.nodes import Atomic, Block, Expr, For, Id, Load, Op, Param, Program, Store, Var
from vyre.ir.walk import (
    assigned,
    blocks,
    evaluated,
    evaluated_by,
    expressions,
    flat,
    loads,
    map_expressions,
    statements,
)
from vyre.lower.bundle import Bundle, Names, RowKey
from vyre.lower.form import (
    INDEX,
    BufferExtent,
    CarriedRow,
    Claim,
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
from vyre.lower.layout import LINE, Linear, aligned_start
from vyre.lower.lowered import Facts
from vyre.lower.statements import CpuBundle
from vyre.ops import build

_MOST_ROWS = 20  # of 32 registers; the others hold what is computed
_MOST_APART = 2  # strips from the first neighbour to the last
_WORK = 7  # operations on floats for each neighbour that is cut out: more have no time for that


@dataclass(frozen=True, slots=True)
class _CarriedRows:
    """The proof of one of the loads from a row, and where the strips of all of them begin, at multiples of
    `align` elements.
    """

    proof: tuple[Claim, ...]
    align: int
    starts: set[int] = field(default_factory=set)


CarriedRows = Mapping[RowKey, _CarriedRows]


def carry_rows(body: CpuBundle, rows: CarriedRows, own: Id, low: Value) -> tuple[CarriedRow, ...]:
    """Load, in each bundle, the last of the strips of each row, and return the ones before it, which are
    carried; `low` is the place of the first lane along `own`.
    """
    lanes, here = body.lanes, body.firsts[own]
    carried: list[CarriedRow] = []
    held: dict[RowKey, dict[int, Ref]] = {}
    for (array, outer, part), row in rows.items():
        strips = held.setdefault((array, outer, part), {})
        for start in range(max(row.starts), min(row.starts) - 1, -lanes):
            last = replace(row.proof[-1], form=replace(row.proof[-1].form, const=start))
            body.firsts[own] = low if strips else here
            index = (*map(body.first_index, row.proof[:-1], outer), body.first_of(last.form))
            name, dtype, proof = body.fresh(array), body.types[array], (*row.proof[:-1], last)
            fetch = Fetch(name, array, index, "row", dtype, proof=proof, align=row.align)
            if strips:
                carried.append(CarriedRow(fetch, strips[start + lanes].name))
            else:
                body.out.append(fetch)
            strips[start] = Ref(name, dtype, Variation.VARYING)
        body.firsts[own] = here
    body.held = held
    return tuple(carried)


def shared_rows(body: CpuBundle, nodes: Block, shapes: Mapping[str, tuple[int, ...]]) -> CarriedRows:
    """Return the rows of the workgroup's arrays, of these shapes, that the statements load unaligned strips
    from, and that neither they nor the index change in; none if registers do not hold them all.
    """
    layout = body.layout
    if layout.rank != 1 or layout.strips != 1 or body.mask is not None:
        return {}
    changed = {name for node in statements(nodes) if (name := assigned(node)) is not None}
    changed |= {node.array for node in statements(nodes) if isinstance(node, Store | Atomic)}
    rows: dict[RowKey, _CarriedRows] = {}
    for load in loads(nodes):
        outer, proof = load.index[:-1], body.proof(load.array, load.index)
        if load.array not in shapes or load.array in changed or not proof:
            continue
        start = aligned_start(layout, proof[-1].form, shapes[load.array][-1], load.dtype.itemsize)
        if start is not None and all(_is_fixed(body, part, changed) for part in outer):
            key = load.array, outer, proof[-1].form.variable
            row = rows.setdefault(key, _CarriedRows(proof, layout.lanes))
            row.starts.update((start, start + layout.lanes))
    return _if_few(rows, layout.lanes)


def own_rows(body: CpuBundle) -> CarriedRows:
    """Return the rows of an element kernel's arrays that each invocation loads several neighbours from before
    it stores anything. What it would store before might be what it loads, if arrays overlap; what other
    invocations store is not what it loads, for that would be a race.
    """
    layout, lane = body.layout, body.linear.lane
    rows_of: dict[RowKey, tuple[tuple[Claim, ...], set[int]]] = {}
    for load in first_loads(body.program.body):
        proof = body.proof(load.array, load.index)
        if not proof or layout.lanes * load.dtype.itemsize != LINE or load.array in body.vary.private:
            continue
        forms = [claim.form for claim in proof]
        is_row = forms[-1].of(lane) == 1 and not any(form.of(lane) for form in forms[:-1])
        if is_row and not any(form.loops for form in forms) and None not in map(body.linear.form, load.index):
            key = load.array, load.index[:-1], forms[-1].variable
            rows_of.setdefault(key, (proof, set()))[1].add(forms[-1].const)
    rows: dict[RowKey, _CarriedRows] = {}
    cuts = 0
    for key, (proof, places) in rows_of.items():
        first, apart = min(places), max(places) - min(places)
        if 0 < apart <= _MOST_APART * layout.lanes:
            starts = range(first, max(places) + layout.lanes, layout.lanes)
            rows[key] = _CarriedRows(proof, 1, set(starts))
            cuts += len(places.difference(starts))
    work = sum(
        part.dtype.is_float and body.kind(part) == Variation.VARYING
        for part in evaluated(body.program.body)
        if isinstance(part, Op)
    )
    return _if_few(rows, layout.lanes) if work <= _WORK * cuts else {}


def wider(facts: Facts, rows: CarriedRows) -> Facts:
    """Return the facts of all strips of some rows."""
    out = dict(facts)
    for (array, outer, part), row in rows.items():
        key = part, array, len(outer)
        high = replace(row.proof[-1].form, const=max(out[key].high.const, *row.starts))
        out[key] = replace(out[key], high=high)
    return out


def first_loads(block: Block) -> Iterator[Load]:
    """Yield the loads outside of loops that are made before anything is stored."""
    for node in flat(block):
        if not isinstance(node, For):
            parts = evaluated_by(node)
            yield from (part for part in parts if isinstance(part, Load))
            for inner in blocks(node):
                yield from first_loads(inner)
        if any(isinstance(inner, Store | Atomic) for inner in statements((node,))):
            return


def _if_few(rows: CarriedRows, lanes: int) -> CarriedRows:
    """Return rows if registers hold them all, else none."""
    count = sum((max(row.starts) - min(row.starts)) // lanes + 1 for row in rows.values())
    return rows if count <= _MOST_ROWS else {}


def _is_fixed(body: CpuBundle, index: Expr, changed: set[str]) -> bool:
    """True if all bundles have the same index."""
    return body.kind(index) == Variation.UNIFORM and not any(
        isinstance(part, Load) or (isinstance(part, Var) and part.name in changed)
        for part in expressions(index)
    )


COLUMN = 1024  # elements of a column that are copied at a time, to the stack
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
        return [Shared(name, dtype, (COLUMN,), cleared=False) for name, dtype in self.types.items()]

    def copied(self, places: Bundle, low: Value, high: Value, fresh: Names) -> list[Stmt]:
        """Return the statements that copy the elements low .. high of all columns."""
        own = places.linear.lane
        out: list[Stmt] = [Let(self.panel, Extend(low, i32, signed=True))]
        for name, load in self.loads.items():
            at, value = Ref(fresh("at"), INDEX), Ref(fresh(load.array), load.dtype)
            index: list[Value] = []
            guard: Value | None = None
            for axis, part in enumerate(load.index):
                form = places.linear.form(part)
                is_own = form is not None and form.of(own)
                place = calc("add", at, number(form.const)) if form and is_own else places.fixed_value(part)
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
        form = linear.form(part)
        if form is not None and form.terms == ((linear.lane, 1),):
            along += 1
        elif not linear.index.fixed(part, ids):
            return False
    last = linear.form(load.index[-1])
    return along == 1 and not (last is not None and last.of(linear.lane))
