"""Which rows of the op table give a value of a dtype, found by asking the rows' own type rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from generation.features import Features
from vyre.ir.dtypes import DType
from vyre.ops import TABLE
from vyre.ops.row import OpRow, TypeFault

Signature = tuple[DType, ...]
Choice = tuple[tuple[tuple[OpRow, tuple[Signature, ...]], ...], tuple[int, ...]]  # rows and weights

# Rows whose results are exact on every hardware, whatever it does about rounding and fma.
EXACT = frozenset({
    "neg", "abs", "sign", "min", "max", "clamp", "floor", "ceil", "trunc", "round", "copysign",
    "bits", "from_bits", "eq", "ne", "lt", "le", "gt", "ge", "select", "isnan", "isinf", "isfinite",
})  # fmt: skip
USUAL, FUNCTION, FAST = 8, 2, 1  # weights


@lru_cache(maxsize=64)
def makers(
    features: Features,
) -> dict[DType, tuple[tuple[tuple[OpRow, tuple[Signature, ...]], ...], tuple[int, ...]]]:
    """For every dtype the rows that give it, each with the operand types it takes, and their weights."""
    found: dict[DType, dict[str, list[Signature]]] = {dtype: {} for dtype in features.dtypes}
    for row in TABLE.values():
        if is_allowed(row, features):
            for types, result in signatures(row, features.dtypes):
                if features.rounding or _is_exact(row, types, result):
                    found[result].setdefault(row.name, []).append(types)
    return {
        dtype: (
            tuple((TABLE[name], tuple(types)) for name, types in rows.items()),
            tuple(_weight(TABLE[name]) for name in rows),
        )
        for dtype, rows in found.items()
    }


def is_allowed(row: OpRow, features: Features) -> bool:
    if row.name in features.without or (row.fast_of and not features.fast):
        return False
    return row.meaning is not None or features.functions


def signatures(row: OpRow, dtypes: tuple[DType, ...]) -> Iterator[tuple[Signature, DType]]:
    """Operand types that the row takes, with the result's."""
    for free in product(dtypes, repeat=row.free):
        for dtype in dtypes:
            types = (*free, *(dtype,) * (row.arity - row.free))
            yield from ((types, result) for result in _results(row, types, dtypes))


def _results(row: OpRow, types: Signature, dtypes: tuple[DType, ...]) -> list[DType]:
    found: set[DType] = set()
    for named in dtypes:
        try:
            found.add(row.rule(types, named))
        except TypeFault:
            continue
    return [dtype for dtype in dtypes if dtype in found]


def _is_exact(row: OpRow, types: Signature, result: DType) -> bool:
    """No float in it, or one that is not rounded."""
    if not any(dtype.is_float for dtype in (*types, result)) or row.name in EXACT:
        return True
    return row.name == "cast" and (not result.is_float or types[0].kind == "bool" or types[0].bits == 8)


def _weight(row: OpRow) -> int:
    if row.fast_of:
        return FAST
    return USUAL if row.meaning is not None else FUNCTION
