# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Arrays of one value."""

from __future__ import annotations

from typing import Any

import numpy as np

from vyre import Buf, Const, Out, dtype, gid, i32, kernel
from vyre.plan import record


@kernel
def constants(x: Buf[T], y: Out[R, "n"], n: i32, value: R, T: Const[dtype], R: Const[dtype]):
    """An array of one value in the library and on the device of x."""
    y[gid()] = value


def constant(x: Any, *, n: int, value: Any, R: Any) -> Any:
    """An array of n times one value, in the library and on the device of x."""
    value = bool(value) if R.kind == "bool" else value
    if type(x) is np.ndarray and not R.foreign and record.current() is None:
        return np.full(n, value, R.storage)  # no kernel to compile
    return constants(x, n=n, value=value, R=R)
