"""NumPy's arrays of complex numbers and of structs as the arrays of numbers that kernels take, and back.

The numbers of an element are along one more axis. No element is moved.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.front.compound_types import Complex, Element, Mat, Struct, Vec, parts
from vyre.ir.dtypes import DType, of_numpy
from vyre.targets.host_arrays import in_complex, in_floats

Array = NDArray[Any]


def in_numbers(value: Array, element: object) -> Array:
    """The array with the numbers of each element along one more axis; itself if they are not of this type."""
    if not isinstance(element, Vec | Mat | Struct | Complex):
        return value
    if value.dtype.kind == "c" and isinstance(element, Complex):
        if not value.dtype.isnative or value.itemsize != 2 * element.dtype.itemsize:
            return value
        return in_floats(value)
    if value.dtype.names is None or not isinstance(element, Struct):
        return value
    count = _numbers(value.dtype, element)
    first = value
    while first.dtype.names:
        first = first[first.dtype.names[0]]
    is_dense = count is not None and count * first.dtype.itemsize == value.itemsize
    return _along(value, first, count) if is_dense and count is not None else value


def in_elements(made: Array, element: object) -> Array:
    """A new array of numbers as the caller gets it: complex numbers as such."""
    return in_complex(made) if isinstance(element, Complex) else made


def _along(value: Array, first: Array, count: int) -> Array:
    """The numbers from the first one of each element on."""
    shape, strides = (*value.shape, count), (*value.strides, first.dtype.itemsize)
    return np.lib.stride_tricks.as_strided(first, shape, strides, writeable=bool(value.flags.writeable))


def _numbers(dtype: np.dtype[Any], element: Element) -> int | None:
    """The count of numbers in an element, if NumPy's type has the same names, types and order."""
    if isinstance(element, DType):
        return 1 if dtype.isnative and of_numpy(dtype) is element else None
    if isinstance(element, Struct):
        if dtype.names != tuple(name for name, _ in element.fields):
            return None
        counts = [_numbers(dtype[name], part) for name, part in element.fields]
    elif isinstance(element, Complex):
        return 2 if dtype.isnative and dtype == np.dtype(f"c{2 * element.dtype.itemsize}") else None
    else:
        shape = (element.size,) if isinstance(element, Vec) else (element.rows, element.columns)
        base, own = dtype.subdtype or (dtype, ())
        counts = [_numbers(base, element.dtype)] * len(parts(element)) if own == shape else [None]
        counts *= 1 if isinstance(element, Vec) else element.columns
    return None if None in counts else sum(count for count in counts if count is not None)
