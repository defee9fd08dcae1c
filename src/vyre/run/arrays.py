"""The public functions that make arrays, and copies from any memory to any other."""

from __future__ import annotations

from typing import Any

import numpy as np

from vyre.front.compound_types import Complex, complex_of
from vyre.ir import dtypes, limits
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.plan import record
from vyre.plan.stand_ins import Traced, plain_sizes
from vyre.run import context
from vyre.run.user_frame import public
from vyre.targets import host_arrays
from vyre.targets.memory import HOST, MemorySpace, is_on_device, space_of


def copied(values: Any, dtype: object, to: MemorySpace | None) -> Any:
    """A copy of an array or of anything NumPy converts to one; None for `to` keeps them where they are."""
    wanted = None if dtype is None else host_arrays.storage_of(dtype)
    space = space_of({"a": values}) if is_on_device(values) else None
    if space is None:
        if to is None or to.device is None:
            return host_arrays.copied(values, wanted)
        host = values if _is_plain(values, wanted) else host_arrays.copied(values, wanted)
        return to.copied(host, wanted or host_arrays.storage_of(host.dtype))
    there = space if to is None else to
    source = space.view("a", values)
    if there.device == space.device and wanted in (None, source.dtype):
        return space.duplicate(source)
    host = host_arrays.copied(source.numpy(), wanted, own=source.dtype)
    return host if there.device is None else there.copied(host, wanted or source.dtype)


def _is_plain(values: Any, dtype: DType | None) -> bool:
    """True if a NumPy array can be copied to a device without a conversion."""
    if type(values) is not np.ndarray or not values.flags.c_contiguous or not values.dtype.isnative:
        return False
    own = dtypes.of_numpy(values.dtype)
    return own is not None and dtype in (None, own) and 1 <= values.ndim <= limits.RANK


@public
def array(values: Any, dtype: object = None, *, device: str | None = None) -> Any:
    """A copy of an array, or of nested sequences of numbers; `dtype` is by default their own.

    It is a NumPy array, or a DeviceArray where `device` names a GPU, or the values are on one. bf16 is stored
    as uint16 bits, and uint16 values passed for bf16 are its bits.
    """
    return copied(values, dtype, None if device is None else _memory(device))


@public
def zeros(shape: int | tuple[int, ...], dtype: object = dtypes.f32, *, device: str | None = None) -> Any:
    """An aligned array of zeros: a NumPy array, or a DeviceArray where `device` names a GPU. In a pipeline an
    array of the pipeline, which is allocated with its others.
    """
    return _new(shape, dtype, device, is_cleared=True)


@public
def empty(shape: int | tuple[int, ...], dtype: object = dtypes.f32, *, device: str | None = None) -> Any:
    """An aligned array of uninitialized elements; else as `zeros`."""
    return _new(shape, dtype, device, is_cleared=False)


def _new(shape: object, dtype: object, device: str | None, *, is_cleared: bool) -> Any:
    if isinstance(element := complex_of(getattr(dtype, "type", dtype)), Complex):
        return _new_complex(shape, element, device, is_cleared=is_cleared)
    recorder = record.current()
    plain = shape if recorder is None else plain_sizes(shape)
    sizes, kind = host_arrays.sizes("the shape", plain), host_arrays.storage_of(dtype)
    host_arrays.require_size(sizes, kind)
    if recorder is not None and device is None:
        return recorder.new(shape, kind, sizes)
    space = HOST if device is None else _memory(device)
    return space.new(sizes, kind, is_cleared=is_cleared)


def _new_complex(shape: object, element: Complex, device: str | None, *, is_cleared: bool) -> Any:
    """A new array of complex numbers, of pairs of floats."""
    if device is not None:
        what = f"arrays of {element} are on the host"
        raise CallError(f"{what}. Fix: make one of {element.dtype} with a last axis of 2, its parts.")
    sizes = tuple(shape) if isinstance(shape, tuple | list) else (shape,)
    pairs = _new((*sizes, 2), element.dtype, None, is_cleared=is_cleared)
    if isinstance(pairs, Traced):
        return pairs.as_complex()
    return host_arrays.in_whole(pairs, np.dtype(f"c{2 * element.dtype.itemsize}"))


def _memory(device: str) -> MemorySpace:
    place = context.registry().named(device)
    return place.target.memory(place.index)
