"""Loops in which every lane walks along a row of its own: `total += a[i, k] * x[k]` for each i.

Several iterations at a time, each lane loads a vector of its row, and the tile of all lanes is transposed in
registers. So a line of the cache is read once, whatever the distance of the rows, and no element is gathered.
"""

from __future__ import annotations

from vyre.analysis.effects import trip_count
from vyre.analysis.index import Form
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import Assign, For, If, Load, Program, Region, Store
from vyre.ir.walk import evaluated, loads, statements
from vyre.lower.linear import Linear

DEEP = 8  # iterations at a time, or as many as there are lanes
MOST = 4  # tiles of a loop: they are kept in registers
_LARGEST = 64  # expression nodes of a loop's body


def walked(node: For, linear: Linear, private: frozenset[str]) -> tuple[Load, ...]:
    """Return the loads of a loop by which each lane walks along its own row; none if an iteration may change
    what a later one loads, or if there are no such loads. `private` are arrays of the lanes.
    """
    is_plain = isinstance(node.step, Lit) and number(node.step) == 1 and linear.index.loop(node.var)
    if not is_plain or (trip_count(node) or DEEP) < DEEP:
        return ()
    for inner in statements(node.body):
        is_own = isinstance(inner, Store) and inner.array in private
        if not isinstance(inner, Assign | If | Region) and not is_own:
            return ()
    if sum(1 for _ in evaluated(node.body)) > _LARGEST:
        return ()
    found = {load: None for load in loads(node.body) if load.array not in private}
    tiles = tuple([load for load in found if steps(load, node.var, linear)])
    return tiles if len(tiles) <= MOST else ()


def steps(load: Load, var: str, linear: Linear) -> tuple[int, ...]:
    """Return the strides from lane to lane of a load that goes along the last axis with a loop; none if it
    does not, or if the lanes load neighbours or one element.
    """
    strides: list[int] = []
    for axis, part in enumerate(load.index):
        form = linear.form(part)
        stride = None if form is None else linear.stride(form)
        if form is None or stride is None or _factor(form, var) != int(axis == len(load.index) - 1):
            return ()
        strides.append(stride)
    return tuple(strides) if any(strides[:-1]) or strides[-1] > 1 else ()


def _factor(form: Form, var: str) -> int:
    return dict(form.loops).get(var, 0)


def walks_in_tiles(program: Program, linear: Linear) -> bool:
    """True if every row that an invocation walks along is read in tiles."""
    own = linear.lane
    tiles = {
        load
        for node in statements(program.body)
        if isinstance(node, For)
        for load in walked(node, linear, frozenset())
    }
    rows = {
        (access.array, access.index)
        for access in linear.accesses()
        if access.forms[-1].loops and any(form.of(own) for form in access.forms[:-1])
    }
    return bool(rows) and rows <= {(load.array, load.index) for load in tiles}
