"""There is one object for each element type."""

import copy
import pickle

import pytest

from vyre.ir.dtypes import ALL, DType


@pytest.mark.parametrize("dtype", ALL, ids=str)
def test_a_copied_or_unpickled_type_is_the_same_object(dtype: DType) -> None:
    assert dtype is copy.copy(dtype)
    assert dtype is copy.deepcopy(dtype)
    assert dtype is pickle.loads(pickle.dumps(dtype))
