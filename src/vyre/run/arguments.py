"""Positions of arrays among the arguments of a call, and the keys by which calls are distinguished."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from itertools import chain
from typing import Any

import numpy as np

from vyre.ir.dtypes import of_numpy
from vyre.plan.stand_ins import Traced
from vyre.plan.value_keys import value_key
from vyre.targets.host_arrays import element_of, strided
from vyre.targets.memory import dtype_of

Place = tuple[Any, ...]  # of an array among the arguments: a parameter, then keys of lists and dicts


def argument_key(value: Any) -> Hashable:
    """The part of an argument that a recording depends on: an array's shape and type, else the value."""
    if dtype_of(value) is not None:
        row = strided(value)
        layout = None if row is None else (row.strides, row.offset)
        return type(value), value.shape, value.dtype, layout, element_of(value)
    if type(value) in (tuple, list):
        return type(value), tuple(argument_key(item) for item in value)
    if type(value) is dict:
        return dict, tuple((value_key(key), argument_key(item)) for key, item in value.items())
    return value_key(value)


def as_numbers(given: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments with NumPy arrays without axes as the numbers that they hold."""
    return {name: value[()] if is_number(value) else value for name, value in given.items()}


def is_number(value: Any) -> bool:
    """True for a NumPy array without axes, of a type that kernels have."""
    return type(value) is np.ndarray and not value.ndim and of_numpy(value.dtype) is not None


def places(value: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Yield (path, value) for each value inside nested lists and dicts; a path is a tuple of keys."""
    if type(value) in (tuple, list):
        for at, item in enumerate(value):
            yield from places(item, (*place, at))
    elif type(value) is dict:
        for key, item in value.items():
            yield from places(item, (*place, key))
    else:
        yield place, value


def argument_at(given: Mapping[str, Any], place: Place) -> Any:
    value: Any = given
    for key in place:
        value = value[key]
    return value


def alike(given: Mapping[str, Any]) -> tuple[int, ...]:
    """For each array, the position of its first occurrence; () if no array is passed twice."""
    inside = [value for value in given.values() if type(value) in (tuple, list, dict)]
    among = chain(given.values(), (value for _, value in places(inside))) if inside else given.values()
    arrays = [id(value) for value in among if dtype_of(value) is not None]
    return () if len(set(arrays)) == len(arrays) else tuple(arrays.index(array) for array in arrays)


def is_reusable(returned: object) -> bool:
    """True if no returned object is mutable, so a cached result can be handed out again."""
    return all(
        isinstance(value, Traced | bool | int | float | str | bytes | np.generic | None)
        for _, value in places(returned)
    )


def by_name(returned: object) -> object:
    """The returned values with their paths, traced arrays replaced by their names."""
    return [(place, v.name if isinstance(v, Traced) else v) for place, v in places(returned)]
