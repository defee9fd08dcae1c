"""NumPy's arrays of complex numbers and of structs as the arrays of numbers that kernels take, and back.

The numbers of an element are along one more axis. No element is moved.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.front.compound_types import Complex, Element, Mat, Struct, Vec, parts
from vyre.front.packed import is_packed
from vyre.ir.dtypes import DType, of_numpy
from vyre.targets.host_arrays import in_parts, in_whole

Array = NDArray[Any]


def in_numbers(value: Array, element: object) -> Array:
    """The array with the numbers of each element along one more axis; itself if they are not of this type."""
    if value.dtype.kind not in "cV" or not isinstance(element, Vec | Mat | Struct | Complex):
        return value
    is_fitting = _numbers(value.dtype, element) is not None
    return in_parts(value).view(np.ndarray) if is_fitting else value


def has_structs(values: Iterable[object]) -> bool:
    """True if one of a call's arrays is NumPy's array of structs: then new arrays of structs are, too."""
    return any(getattr(getattr(value, "dtype", None), "names", None) is not None for value in values)


def in_elements(made: Array, element: object, *, structured: bool) -> Array:
    """A new array of numbers as the caller gets it: complex numbers as such."""
    kind = element_type(element, structured=structured)
    return made if kind is None else in_whole(made, kind)


@cache
def element_type(element: object, *, structured: bool) -> np.dtype[Any] | None:
    """NumPy's type of the elements that are returned as such: complex numbers, structs of several types, and
    if `structured`, all structs.

    None for those returned as their numbers, along one more axis.
    """
    is_struct = isinstance(element, Struct) and (structured or is_packed(element))
    return np.dtype(_numpy(element)) if is_struct or isinstance(element, Complex) else None


def _numpy(element: object) -> Any:
    """The element as NumPy describes types."""
    match element:
        case Complex():
            return f"c{2 * element.dtype.itemsize}"
        case Struct():
            return [(name, *_field(part)) for name, part in element.fields]
        case DType():
            return element.storage
    raise AssertionError("vectors and matrices are fields, or numbers along one more axis")


def _field(part: Element) -> tuple[Any, ...]:
    match part:
        case Vec():
            return part.dtype.storage, (part.size,)
        case Mat():
            return part.dtype.storage, (part.rows, part.columns)
        case DType() | Struct() | Complex():
            return (_numpy(part),)


def is_fitting(element: np.dtype[Any], wanted: object) -> bool:
    """True if elements of NumPy's type are those that a kernel takes."""
    return isinstance(wanted, Vec | Mat | Struct | Complex) and _numbers(element, wanted) is not None


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
