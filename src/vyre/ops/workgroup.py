"""Operations among the invocations of a workgroup, as expansions with subgroup operations and shared memory.

A reduction combines the 32 values of each subgroup as `subgroup_add` and its like do; the results of the
subgroups are then combined by neighbouring pairs, these by pairs again, and so on. A scan adds to each
subgroup's inclusive scan the exclusive sum of the totals of the subgroups below. So the order of additions is
fixed, and floats give the same bytes everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod

from vyre.ir.dtypes import DType
from vyre.ir.limits import SUBGROUP
from vyre.ops.row import NUMBERS
from vyre.ops.subgroup import CollectiveRow

_SCAN = """\
def {name}(x):
    parts = shared({dtype}, {count})
    own = {own}
    inner = subgroup_inclusive_add(x)
    if subgroup_lane() == 31:
        parts[own] = inner
    barrier()
    before = subgroup_broadcast(subgroup_exclusive_add(parts[{lane}]), own)
{result}"""
_INCLUSIVE = "    return inner if own == 0 else before + inner\n"
_EXCLUSIVE = """\
    moved = subgroup_shuffle_up(inner, 1)
    below = {dtype}(0) if subgroup_lane() == 0 else moved
    return below if own == 0 else before + below
"""
_REDUCTION = """\
def {name}(x):
    parts = shared({dtype}, {count})
    inner = {inner}(x)
    if subgroup_lane() == 0:
        parts[{own}] = inner
    barrier()
    return {result}
"""


def _subgroup(sizes: tuple[int, ...]) -> str:
    """The number of an invocation's subgroup, from its row-major local id."""
    terms = [f"lid({axis}) * {prod(sizes[axis + 1 :])}" for axis in range(len(sizes))]
    return f"({' + '.join(terms)}) // {SUBGROUP}"


def _paired(join: str, values: list[str]) -> str:
    """The values joined by neighbouring pairs until one is left."""
    while len(values) > 1:
        joined = [join.format(a, b) for a, b in zip(values[::2], values[1::2], strict=False)]
        values = joined + values[2 * len(joined) :]
    return values[0]


def _reduced(name: str, inner: str, join: str) -> Callable[[DType, tuple[int, ...]], str]:
    def text(dtype: DType, sizes: tuple[int, ...]) -> str:
        count = prod(sizes) // SUBGROUP
        result = _paired(join, [f"parts[{at}]" for at in range(count)])
        own = _subgroup(sizes)
        return _REDUCTION.format(name=name, dtype=dtype, count=count, inner=inner, own=own, result=result)

    return text


def _scanned(name: str, result: str) -> Callable[[DType, tuple[int, ...]], str]:
    def text(dtype: DType, sizes: tuple[int, ...]) -> str:
        count, own = prod(sizes) // SUBGROUP, _subgroup(sizes)
        # The sums before a subgroup do not depend on the lanes above it, which have no part.
        lane = "subgroup_lane()" if count == SUBGROUP else f"min(subgroup_lane(), {count - 1})"
        result_text = result.format(dtype=dtype)
        return _SCAN.format(name=name, dtype=dtype, count=count, own=own, lane=lane, result=result_text)

    return text


def _reduction(name: str, inner: str, join: str, kinds: tuple[str, ...], doc: str) -> CollectiveRow:
    return CollectiveRow(name, kinds, doc, uniform=True, expansion=_reduced(name, inner, join))


ROWS = (
    _reduction("workgroup_sum", "subgroup_add", "({} + {})", NUMBERS, "The sum over the workgroup."),
    _reduction("workgroup_min", "subgroup_min", "min({}, {})", NUMBERS, "The minimum over the workgroup."),
    _reduction("workgroup_max", "subgroup_max", "max({}, {})", NUMBERS, "The maximum over the workgroup."),
    _reduction("workgroup_any", "subgroup_any", "({} | {})", ("bool",), "True if any x is true."),
    _reduction("workgroup_all", "subgroup_all", "({} & {})", ("bool",), "True if every x is true."),
    CollectiveRow(
        "workgroup_scan", NUMBERS, "The sum over the invocations up to this one, by row-major local id.",
        expansion=_scanned("workgroup_scan", _INCLUSIVE),
    ),
    CollectiveRow(
        "workgroup_exclusive_scan", NUMBERS, "The sum over the invocations before this one; 0 for the first.",
        expansion=_scanned("workgroup_exclusive_scan", _EXCLUSIVE),
    ),
)  # fmt: skip

OF_EQUALS = "workgroup_max"  # the row that gives the value that all invocations have
