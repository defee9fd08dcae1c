"""Views of other libraries' arrays as NumPy arrays without a copy: arrays on the CPU with `__dlpack__`, or
with `__array_interface__`.

A producer of the old DLPack protocol cannot state whether its memory may be written, and NumPy then treats it
as read-only. Such a producer is asked again by NumPy's own protocol, and trusted if that gives the same
address: torch's tensors may be written, JAX's arrays may not.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.ir import limits
from vyre.ir.dtypes import ALL, DType, bits_of, of_numpy
from vyre.ir.problem import CallError
from vyre.ir.spoken import with_article

Array = NDArray[Any]

# Kinds of device in DLPack whose memory the CPU reads and writes: its own, and memory shared by GPU drivers.
_UNSEEN = (BufferError, RuntimeError, TypeError, ValueError)  # raised by arrays that DLPack does not pass on
_CPU_KINDS = frozenset({1, 3, 11, 13})
_KINDS = {2: "cuda", 4: "opencl", 7: "vulkan", 8: "metal", 10: "rocm", 14: "oneapi", 15: "webgpu"}


def is_foreign(value: object) -> bool:
    """True if this is an array of another library."""
    if isinstance(value, np.ndarray | np.generic):
        return False
    return hasattr(type(value), "__dlpack__") or hasattr(value, "__array_interface__")


def dlpack_device(value: Any) -> int | None:
    """Return DLPack's number of the kind of device that an array is on; None if the array does not say."""
    try:
        return int(value.__dlpack_device__()[0])
    except _UNSEEN:
        return None


def require_unmasked(name: str, value: object) -> None:
    """Raise a CallError for a masked array of NumPy: kernels would use its masked elements like any
    others.
    """
    masked = getattr(sys.modules.get("numpy.ma"), "MaskedArray", None)
    if masked is not None and isinstance(value, masked):
        fix = f"pass {name}.filled(0), with a value for what is masked, or {name}.data to ignore the mask"
        raise CallError(f"{name} is a masked array, and kernels know no masks. Fix: {fix}.")


def has_strides(value: Array) -> bool:
    """True if the elements of an array are at multiples of their size, and not too far apart for an index."""
    axes = list(zip(value.shape, value.strides, strict=True))
    ends = sum((extent - 1) * abs(stride) for extent, stride in axes)
    is_dense = all(stride % value.itemsize == 0 for extent, stride in axes if extent > 1)
    return is_dense and ends // value.itemsize < limits.AXIS


def require_memory(name: str, value: Array, *, writes: bool, takes_strides: bool = False) -> None:
    """Raise CallError unless kernels can use the bytes of an array without a copy."""
    if writes and not value.flags.writeable:
        raise CallError(f"{name} is read-only, and the kernel writes to it. Fix: pass {name}.copy().")
    steps = zip(value.shape, value.strides, strict=True)
    if writes and value.size and any(extent > 1 and not step for extent, step in steps):
        what = f"{name} repeats its elements along an axis (a stride of 0), and the kernel writes to it"
        raise CallError(f"{what}. Fix: pass an array with memory for every element, such as {name}.copy().")
    copied = f", and copy the result back to {name}" if writes else ""
    if not value.flags.c_contiguous and not (takes_strides and has_strides(value)):
        fix = f"pass np.ascontiguousarray({name}){copied}"
        raise CallError(f"{name} is not contiguous in memory. Fix: {fix}.")
    if not value.flags.aligned:
        raise CallError(f"{name} is not aligned in memory. Fix: pass {name}.copy(){copied}.")


def seen(name: str, value: Any, *, writes: bool) -> Array:
    """Return the memory of a foreign array as a NumPy array; a CallError about the parameter if that
    fails.
    """
    if not hasattr(type(value), "__dlpack__"):
        return np.asarray(value)
    theirs, kind = value, dlpack_device(value)
    if kind is not None and kind not in _CPU_KINDS:
        place = f"{_KINDS.get(kind, f'device {kind} of DLPack')}:{value.__dlpack_device__()[1]}"
        what = f"{name} is {with_article(type(value).__name__)} on {place}, and the kernel runs on the CPU."
        raise CallError(f"{what} Fix: move it there first, as in {name}.cpu().")
    try:
        value = resolved(value)
        array: Array = _bits(value) if is_tensor(type(value)) else np.from_dlpack(value)
        if array.size and array.flags.owndata:  # NumPy allocates memory where the address is null
            raise BufferError("it has no memory")
    except _UNSEEN as fault:
        written = str(getattr(value, "dtype", ""))
        own = next((t for t in ALL if t.foreign and written.endswith(t.foreign)), None)
        if own is not None and not writes and getattr(value.dtype, "name", "") == own.foreign:
            return np.asarray(
                value
            )  # a dtype of NumPy: its own protocol supports it, although DLPack does not
        fix = "pass a NumPy array of its values"
        if own is not None:
            fix = f"pass its bits, as in {name}.view(torch.{own.storage})"
        what = f"{name} is {with_article(type(value).__name__)} that cannot be seen as a NumPy array: {fault}"
        raise CallError(f"{what.rstrip('.')}. Fix: {fix}.") from None
    if value is not theirs:
        array.flags.writeable = False
        return array
    return _writable(value, array) if writes and not array.flags.writeable else array


def _bits(value: Any) -> Array:
    """A tensor of torch as an array; of a type that NumPy lacks, as bits that state the type."""
    own = of_numpy(str(value.dtype).rpartition(".")[2])
    if own is None or not own.foreign:
        array: Array = np.from_dlpack(value)
        return array
    torch = sys.modules["torch"]
    bits: Array = np.from_dlpack(value.view(getattr(torch, own.storage.name)))
    return bits.view(bits_of(own))


def resolved(value: Any) -> Any:
    """Return a copy of a tensor of torch whose memory holds other numbers, which DLPack does not say: a
    negative or a conjugate, as `z.conj().imag` and `z.conj()` are, or zeros without memory. Any other array
    is returned as it is. Nothing must be written to a copy.
    """
    flags = [getattr(value, flag, None) for flag in ("is_neg", "is_conj", "_is_zerotensor")]
    is_copied = any(flag is not None and flag() is True for flag in flags)
    return value.clone().resolve_neg().resolve_conj() if is_copied else value


def like(value: object, made: Array, dtype: DType | None = None) -> Any:
    """Convert a new array to the library of `value`, without a copy; return it unchanged if that is not
    possible. `dtype` is the type of the elements, of which NumPy may have only the bits.

    The library is the namespace that the value names, or the package of its class or of a base class; it
    must have `from_dlpack`.
    """
    named = getattr(value, "__array_namespace__", None)
    packages = (sys.modules.get(kind.__module__.partition(".")[0]) for kind in type(value).__mro__)
    libraries = packages if named is None else iter((named(),))
    library: Any = next((each for each in libraries if hasattr(each, "from_dlpack")), None)
    if library is None:
        return made
    kind = getattr(library, dtype.foreign, None) if dtype is not None and dtype.foreign else None
    return library.from_dlpack(made) if kind is None else library.from_dlpack(made).view(kind)


def is_tensor(kind: type) -> bool:
    """True for torch's class of tensors and its subclasses."""
    torch = sys.modules.get("torch")
    return torch is not None and issubclass(kind, getattr(torch, "Tensor", ()))


def mark_written(value: object) -> None:
    """Tell torch that a kernel wrote to a tensor: it raises the tensor's version, so that a gradient that
    needs the elements before is refused, and not computed from others. Torch does not follow tensors of its
    inference mode.
    """
    if is_tensor(type(value)) and not value.is_inference():  # type: ignore[attr-defined]  # of torch
        sys.modules["torch"].autograd.graph.increment_version(value)


def _writable(value: Any, array: Array) -> Array:
    """Return a writable view of the same memory, if its owner allows that."""
    if not hasattr(value, "__array__") and not hasattr(value, "__array_interface__"):
        return array
    again: Array = np.asarray(value)
    is_same = (
        again.ctypes.data == array.ctypes.data
        and (again.dtype, again.shape, again.strides) == (array.dtype, array.shape, array.strides)
    )  # fmt: skip
    return again if is_same else array
