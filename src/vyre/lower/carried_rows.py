"""Aligned rows of workgroup memory that stay in registers from one strip of a workgroup to the next.

A strip that begins in the middle of a cache line lies in two aligned strips. The second of them is the first
one of the next bundle, so each is loaded once, and the neighbours of an invocation are cut out of those at
hand:

    bundle 0    [ row 0 ] [ row 1 ]              x[lid() + 1] is cut out of rows 0 and 1
    bundle 1              [ row 1 ] [ row 2 ]    only row 2 is loaded

16 Jacobi steps of 2048 x 2048 take 7.7 ms so, and 12.2 with loads across two lines (one thread, AVX-512).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from vyre.analysis.lockstep import Variation
from vyre.ir.nodes import Atomic, Block, Expr, Id, Load, Store, Var
from vyre.ir.walk import assigned, expressions, loads, statements
from vyre.lower.body import Body
from vyre.lower.form import CarriedRow, Claim, Fetch, Ref, Value
from vyre.lower.layout import aligned_start

_MOST_ROWS = 20  # of 32 registers; the others hold what is computed


@dataclass(frozen=True, slots=True)
class _CarriedRows:
    """The proof of one of the loads from a row, and where the aligned strips of all of them begin."""

    proof: tuple[Claim, ...]
    starts: set[int] = field(default_factory=set)


_Rows = dict[tuple[str, tuple[Expr, ...]], _CarriedRows]  # by array and index along all axes but the last


def carry_rows(
    body: Body, nodes: Block, shapes: Mapping[str, tuple[int, ...]], low: Value
) -> tuple[CarriedRow, ...]:
    """Load, in each bundle, the last aligned strip that loads of the statements lie in, and return the ones
    before it, which are carried; `low` is the first invocation, `shapes` are those of the workgroup's arrays.
    """
    lanes, own = body.lanes, Id("lid", 0)
    carried: list[CarriedRow] = []
    held: dict[tuple[str, tuple[Expr, ...]], dict[int, Ref]] = {}
    for (array, outer), row in _rows(body, nodes, shapes).items():
        strips = held.setdefault((array, outer), {})
        here = body.firsts[own]
        for start in range(max(row.starts), min(row.starts) - 1, -lanes):
            last = replace(row.proof[-1], form=replace(row.proof[-1].form, const=start))
            body.firsts[own] = low if strips else here
            index = (*map(body.first_index, row.proof[:-1], outer), body.first_of(last.form))
            name, dtype, proof = body.fresh(array), body.types[array], (*row.proof[:-1], last)
            fetch = Fetch(name, array, index, "row", dtype, proof=proof, align=lanes)
            if strips:
                carried.append(CarriedRow(fetch, strips[start + lanes].name))
            else:
                body.out.append(fetch)
            strips[start] = Ref(name, dtype, Variation.VARYING)
        body.firsts[own] = here
    body.held = held
    return tuple(carried)


def _rows(body: Body, nodes: Block, shapes: Mapping[str, tuple[int, ...]]) -> _Rows:
    """Return the rows that the statements load unaligned strips from, and that neither they nor the index
    change in; none if registers do not hold them all.
    """
    layout = body.layout
    if layout.rank != 1 or layout.strips != 1 or body.mask is not None:
        return {}
    changed = {name for node in statements(nodes) if (name := assigned(node)) is not None}
    changed |= {node.array for node in statements(nodes) if isinstance(node, Store | Atomic)}
    rows: _Rows = {}
    for load in loads(nodes):
        outer, proof = load.index[:-1], body.proof(load.array, load.index)
        if load.array not in shapes or load.array in changed or not proof:
            continue
        start = aligned_start(layout, proof[-1].form, shapes[load.array][-1], load.dtype.itemsize)
        if start is not None and all(_is_fixed(body, part, changed) for part in outer):
            rows.setdefault((load.array, outer), _CarriedRows(proof)).starts.update(
                (start, start + layout.lanes)
            )
    count = sum((max(row.starts) - min(row.starts)) // layout.lanes + 1 for row in rows.values())
    return rows if count <= _MOST_ROWS else {}


def _is_fixed(body: Body, index: Expr, changed: set[str]) -> bool:
    """True if all bundles have the same index."""
    return body.kind(index) == Variation.UNIFORM and not any(
        isinstance(part, Load) or (isinstance(part, Var) and part.name in changed)
        for part in expressions(index)
    )
