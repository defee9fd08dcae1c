"""One value for all lanes is computed as a 0-d array: it must be what every lane would have computed."""

import itertools

import numpy as np
import pytest

from vyre.ir import floats
from vyre.ir.dtypes import ALL, DType
from vyre.ops import TABLE
from vyre.ops.row import OpRow, TypeFault, apply


def specials(dtype: DType) -> np.ndarray:
    """A few values of the type, its ends among them, in carrier form."""
    if dtype.kind == "bool":
        return np.array([False, True])
    if dtype.is_integer:
        return np.array([0, 1, 5, dtype.greatest, dtype.least], dtype.carrier)
    values = np.array([0.0, -0.0, 1.5, -3.0, 1e-300, 1e300, np.inf, np.nan])
    with np.errstate(all="ignore"):
        return floats.round_to(dtype, values)


def signatures(row: OpRow) -> list[tuple[tuple[DType, ...], DType]]:
    """The operand and result types that the row takes, among operands of one type (select: a bool first)."""
    found = []
    for dtype, named in itertools.product(ALL, ALL):
        types = (dtype,) * row.arity if row.name != "select" else (ALL[0], dtype, dtype)
        try:
            found.append((types, row.rule(types, named)))
        except TypeFault:
            continue
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("row", [row for row in TABLE.values() if row.meaning], ids=lambda row: row.name)
def test_a_row_gives_the_same_for_one_value_as_for_an_array(row: OpRow) -> None:
    for types, result in signatures(row):
        for values in itertools.product(*[specials(t) for t in types]):
            single = apply(
                row, types[-1], result, *[np.array(v, t.carrier) for v, t in zip(values, types, strict=True)]
            )
            array = apply(
                row,
                types[-1],
                result,
                *[np.array([v], t.carrier) for v, t in zip(values, types, strict=True)],
            )

            assert (result.carrier, ()) == (single.dtype, single.shape)
            assert (result.carrier, (1,)) == (array.dtype, array.shape)
            assert floats.to_bits(result, array)[0] == floats.to_bits(result, single), (types, values)
