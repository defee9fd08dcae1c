"""Arrays as functions of the library take and return them.

A function of the library is a plain Python function that calls kernels. Called on arrays, each kernel runs on
the device of its arrays and makes its outputs in their library: an output whose shape is not that of an input
has named axes (`y: Out[f32, "m"]` with `m: i32`), and so has a workspace. Called inside a pipeline, the same
calls are recorded, and arrays that only the kernels see need not exist.

Kernels of the library take flat arrays and the sizes that matter: an axis of any rank is (outer, n, inner).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from vyre.ir import dtypes, limits
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.ir.spoken import short, with_article
from vyre.plan import record
from vyre.plan.stand_ins import Traced
from vyre.run import context
from vyre.targets.host_arrays import host_view, is_foreign, require_unmasked, resolved
from vyre.targets.memory import is_on_device, space_of
from vyre.targets.target import Capabilities

_TYPES: dict[object, DType] = {}  # by the dtypes of libraries


def taken(name: str, x: Any) -> Any:
    """The argument as an array with its elements in order in memory; numbers and lists become NumPy's."""
    if type(x) is np.ndarray:
        return x if x.flags.c_contiguous and x.flags.aligned else np.require(x, requirements=("C", "A"))
    if isinstance(x, Traced):
        return x.closed() if x.sizes else x
    if isinstance(x, bool | int | float | complex | list | tuple | np.generic | np.ndarray):
        require_unmasked(name, x)
        try:
            return np.ascontiguousarray(x) if np.ndim(x) else np.asarray(x)
        except ValueError:
            raise CallError(f"{name} has rows of several lengths. Fix: pass an array.") from None
    if not is_foreign(x) and not is_on_device(x):
        what = f"{name} is {with_article(type(x).__name__)}, and the library takes arrays"
        arrays = "an array of NumPy, torch, CuPy, JAX or Vyre"
        raise CallError(f"{what}. Fix: pass {'text.encode()' if isinstance(x, str) else arrays}.")
    if not hasattr(x, "shape"):  # memory and no more, as an image of PIL
        return taken(name, host_view(name, x, writes=False))
    if hasattr(type(x), "contiguous"):
        return resolved(x).contiguous()
    home = type(x).__module__.partition(".")[0]
    library = None if home == "vyre" else sys.modules.get(home)  # ours are in order
    ordered = getattr(library, "ascontiguousarray", None)
    return x if ordered is None else ordered(x)


def type_of(name: str, x: Any) -> DType:
    """The element type of an array of any library."""
    if not hasattr(x, "dtype"):
        raise CallError(f"{name} is {with_article(type(x).__name__)}. Fix: pass an array for {name}.")
    known = x.dtype if isinstance(x.dtype, DType) else _TYPES.get(x.dtype)
    if known is None:
        found = dtypes.of_numpy(x.dtype if isinstance(x.dtype, np.dtype) else _plain_name(x.dtype))
        if found is None:
            names = ", ".join(t.name for t in dtypes.ALL)
            raise CallError(
                f"{name} has dtype {x.dtype}, and the library takes {names}. Fix: convert {name}."
            )
        known = _TYPES[x.dtype] = found
    return known


def _plain_name(dtype: object) -> str:
    return str(dtype).rpartition(".")[2]


def require_float(name: str, dtype: DType) -> None:
    """Raise CallError for an array of integers or bools."""
    if not dtype.is_float:
        raise CallError(f"{name} has dtype {dtype}, and must be of floats. Fix: convert it, as to f32.")


def require_numbers(dtype: DType) -> None:
    """Raise CallError for operands that are bools."""
    if not dtype.is_float and not dtype.is_integer:
        raise CallError(f"the operands have dtype {dtype}, and products are of numbers. Fix: convert them.")


def reshaped(x: Any, shape: tuple[int, ...]) -> Any:
    """The same elements in another shape: a view, also in a pipeline."""
    if tuple(x.shape) == shape:
        return x
    return x.reshape(shape)


def flat(x: Any) -> Any:
    """The elements as one axis."""
    size = prod(x.shape)
    if size > limits.AXIS:
        what = f"the array has {size} elements, and the library takes at most {limits.AXIS}"
        raise CallError(f"{what}. Fix: split it, and combine the results.")
    return x if len(x.shape) == 1 else x.reshape((size,))


def result_of_shape(x: Any, shape: tuple[int, ...]) -> Any:
    """A result in its shape; a number is an array of one element where kernels go on with it."""
    is_number = not shape
    if is_number and isinstance(x, Traced):
        if x.recorder.has_numbers:
            return x.as_number()
        return x if x.ndim == 1 else x.reshape(1)
    if is_number and not (isinstance(x, np.ndarray) or is_foreign(x)):
        return x
    return x if tuple(x.shape) == shape else x.reshape(shape)


def size_of(x: Any) -> int:
    """The number of elements."""
    return prod(x.shape)


def capabilities(x: Any) -> Capabilities:
    """The capabilities of the device that a call on `x` runs on."""
    recorder = record.current()
    if recorder is not None:
        return context.place_of(recorder.device).capabilities
    home = None if type(x) is np.ndarray else space_of({"x": x})
    return context.place_of(None, home).capabilities


def has_lanes(x: Any) -> bool:
    """True if the invocations of a workgroup run side by side on the device that a call on `x` runs on."""
    return capabilities(x).has_lanes


def brings_together(x: Any) -> bool:
    """True for a CPU that stores the lanes of a mask as neighbours, as AVX-512 does."""
    able = capabilities(x)
    return not able.has_lanes and able.vector_bytes >= 64


def is_planned() -> bool:
    """True if the calls are those of a pipeline, which are fused with others."""
    recorder = record.current()
    return recorder is not None and recorder.is_planned


def axis_of(axis: Any, rank: int) -> int:
    """An axis counted from the front; raises CallError if the array does not have it."""
    is_whole = isinstance(axis, int | np.integer) and not isinstance(axis, bool)
    if not is_whole or not -rank <= axis < rank:
        if rank == 0:
            raise CallError(
                "the array has no axes. Fix: pass one with at least one axis, as np.atleast_1d does."
            )
        what = f"axis is {short(axis)}, and the array has {rank} {'axis' if rank == 1 else 'axes'}"
        raise CallError(f"{what}. Fix: pass a whole number from {-rank} to {rank - 1}.")
    return int(axis) % rank


def axes_of(axis: Any, rank: int) -> tuple[int, ...]:
    """The axes that a reduction is along, in order; all of them for None."""
    if axis is None:
        return tuple(range(rank))
    if not isinstance(axis, tuple | list):
        return (axis_of(axis, rank),)
    axes = sorted(axis_of(each, rank) for each in axis)
    if len({*axes}) < len(axes):
        raise CallError(f"axis is {short(axis)}, with an axis twice. Fix: name each axis once.")
    return tuple(axes)


def around(shape: Sequence[int], first: int, last: int) -> tuple[int, int, int]:
    """The sizes before, of, and after the neighbouring axes from `first` to `last`."""
    return prod(shape[:first]), prod(shape[first : last + 1]), prod(shape[last + 1 :])


def require_ascending(x: Any, offsets: Any, *_: Any, **__: Any) -> None:
    """Raise CallError if offsets in the host's memory do not ascend from 0 to the number of elements of x."""
    if type(offsets) is not np.ndarray or offsets.ndim != 1 or offsets.dtype.kind not in "iu":
        return  # refused elsewhere, or on a device: a segment has the elements that are there
    n = size_of(x) if hasattr(x, "shape") else len(x) if hasattr(x, "__len__") else 1
    if not offsets.size:
        return
    if offsets[0] < 0 or offsets[-1] > n or (offsets[1:] < offsets[:-1]).any():
        what = f"offsets go from {offsets[0]} to {offsets[-1]}, and there are {n} elements"
        raise CallError(f"{what}. Fix: pass ascending offsets, from 0 to {n}.")


def require_rows(name: str, places: Any, count: Any) -> None:
    """Raise CallError if places in the host's memory are not from 0 to count - 1."""
    if type(places) is np.ndarray and places.size and places.dtype.kind in "iu":
        low, high = places.min(), places.max()
        if low < 0 or high >= count:
            what = f"{name} go from {low} to {high}, and there are {count}"
            raise CallError(f"{what}. Fix: pass {name} from 0 to {count - 1}, or a larger count.")
