"""Trip counts against Python's range."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vyre.ir.dtypes import INTEGERS, DType
from vyre.reference.machine import trips


def length(start: int, stop: int, step: int) -> int:
    """len(range(...)), which itself stops at 2^63 - 1."""
    if step == 0:
        return 0
    distance = stop - start if step > 0 else start - stop
    return max(-(-distance // abs(step)), 0)


@pytest.mark.parametrize("dtype", INTEGERS, ids=str)
@given(data=st.data())
def test_trips_are_those_of_python(dtype: DType, data: st.DataObject) -> None:
    ends = [dtype.least, dtype.least + 1, 0, 1, dtype.greatest - 1, dtype.greatest]
    integer = st.integers(dtype.least, dtype.greatest) | st.sampled_from(ends)
    rows = data.draw(st.lists(st.tuples(integer, integer, integer), min_size=1, max_size=20))
    start, stop, step = [np.array(column, dtype.carrier) for column in zip(*rows, strict=True)]

    with np.errstate(all="ignore"):
        assert [length(*row) for row in rows] == trips(start, stop, step).tolist()
        assert length(*rows[0]) == int(trips(start[0], stop[0], step[0]))
