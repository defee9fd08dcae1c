"""Arrays and ids: write access, numbers of indices, and axes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from vyre.analysis.effects import uses
from vyre.check.scope import arrays, declarations, example, quoted, sites
from vyre.ir import limits
from vyre.ir.nodes import Id, IdKind, Program, Shape
from vyre.ir.problem import Problem

ID_KINDS: tuple[str, ...] = get_args(IdKind)


def stores_go_to_writable_arrays(program: Program) -> Iterator[Problem]:
    """Stores to read-only arrays, and atomics on read-only or private ones."""
    known = arrays(program)
    loaded = {use.array for use in uses(program.body) if use.action == "load"}
    for use in uses(program.body):
        array = known.get(use.array)
        if array is None or use.action == "load":
            continue
        line = f"line {use.span.line}" if use.span else "the kernel"
        if not array.is_writable and use.action == "store":
            what = f"{quoted(array.name)} is read-only, but {line} stores to it."
            role = "InOut" if array.name in loaded else "Out"
            yield Problem("P014", what, f"declare it {array.declared_as(role)}.", use.span)
        elif not array.is_writable:
            what = f"{quoted(array.name)} is read-only, but {line} changes it by an atomic."
            yield Problem("P015", what, f"declare it {array.declared_as('InOut')}.", use.span)
        elif array.access == "local" and use.action == "atomic":
            what = f"{quoted(array.name)} is private to each invocation, and atomics work on shared memory."
            fix = "load and store its elements, or declare it with shared(dtype, n)."
            yield Problem("P016", what, fix, use.span)


def indices_match_the_rank(program: Program) -> Iterator[Problem]:
    """Loads, stores and atomics with more or fewer indices than their array has axes."""
    known = arrays(program)
    for use in uses(program.body):
        array = known.get(use.array)
        if array is not None and len(use.index) != array.rank:
            given = _count(len(use.index), "index", "indices")
            what = f"{quoted(array.name)} has {_count(array.rank, 'axis', 'axes')}, and gets {given}."
            letters = ", ".join("ijklmn"[: max(array.rank, 1)])
            yield Problem("P017", what, f"write {example(array.name)}[{letters}].", use.span)


def axes_exist(program: Program) -> Iterator[Problem]:
    """Shapes along an axis that the array does not have, and ids that do not exist."""
    known = arrays(program)
    given = {param.name for param in program.params}
    for expr, span in sites(program):
        if isinstance(expr, Shape) and expr.array in known and expr.array not in given:
            what = f"{quoted(expr.array)} is declared here, so its shape is a number, not a value to ask for."
            yield Problem("P018", what, "write the number.", span)
        elif isinstance(expr, Shape) and expr.array in known and not 0 <= expr.axis < known[expr.array].rank:
            rank = known[expr.array].rank
            axes = _count(rank, "axis", "axes")
            what = f"{quoted(expr.array)} has {axes}, and its shape is asked for along axis {expr.axis}."
            yield Problem("P018", what, f"use an axis from 0 to {rank - 1}.", span)
        if isinstance(expr, Id) and expr.kind not in ID_KINDS:
            yield Problem("P043", f"there is no id {quoted(expr.kind)}.", f"use {', '.join(ID_KINDS)}.", span)
        elif isinstance(expr, Id):
            most = limits.RANK if expr.kind in ("gid", "domain") else limits.GROUP_RANK
            last = 0 if expr.kind == "subgroup_lane" else most - 1
            if not 0 <= expr.axis <= last:
                what = f"{expr.kind} is asked for along axis {expr.axis}."
                fix = f"use an axis from 0 to {last}." if last else "ask for subgroup_lane()."
                yield Problem("P044", what, fix, span)


def ranks_are_supported(program: Program) -> Iterator[Problem]:
    """Parameters whose rank is not supported, and declared arrays of size zero."""
    for param in program.params:
        if param.is_array and not 1 <= param.rank <= limits.RANK:
            what = f"the array {quoted(param.name)} has rank {param.rank}, not 1 to {limits.RANK}."
            yield Problem("P019", what, "reshape it, and compute the index of the axes that you join.")
        if param.axes and len(param.axes) != param.rank:
            what = f"{quoted(param.name)} has rank {param.rank}, and extents for {len(param.axes)} axes."
            yield Problem("P019", what, "state one extent for each axis, or none.")
        if not param.is_array and param.rank != 0:
            what = f"the scalar {quoted(param.name)} has rank {param.rank}."
            yield Problem("P019", what, "give a scalar rank 0.")
    for node in declarations(program):
        if not 1 <= len(node.shape) <= limits.RANK or not all(
            1 <= size <= limits.AXIS for size in node.shape
        ):
            what = f"the {node.space} array {quoted(node.name)} has the shape {node.shape}."
            fix = f"give it 1 to {limits.RANK} sizes of at least 1."
            yield Problem("P020", what, fix, node.span)


def _count(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"
