"""Arrays in the host's memory: views of other libraries' arrays without a copy, and new NumPy arrays.

Arrays on the CPU are viewed by `__dlpack__` or `__array_interface__`. A producer of the old DLPack protocol
cannot state whether its memory may be written, and NumPy then treats it as read-only. Such a producer is
asked again by NumPy's own protocol, and trusted if that gives the same address: torch's tensors may be
written, JAX's arrays may not.

The first element of a new array is at the start of a cache line: where vectors are as long as a line, every
access to an array with another alignment touches two lines.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from math import gcd, prod
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from vyre.ir import dtypes, floats, limits
from vyre.ir.dtypes import ALL, DType, bits_of, of_numpy
from vyre.ir.problem import CallError, OutOfMemory
from vyre.ir.spoken import short, with_article

Array = NDArray[Any]

# Raised by arrays that DLPack or NumPy's interface does not pass on, and by those that lie about them.
_UNSEEN = (AttributeError, BufferError, RuntimeError, TypeError, ValueError)
# Kinds of device in DLPack whose memory the CPU reads and writes: its own, and memory shared by GPU drivers.
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


def host_view(name: str, value: Any, *, writes: bool) -> Array:
    """Return the memory of a foreign array as a NumPy array; a CallError about the parameter if that
    fails.
    """
    if not hasattr(type(value), "__dlpack__"):
        try:
            return np.asarray(value)
        except _UNSEEN as fault:
            raise _unseen(name, value, fault, "pass a NumPy array of its values") from None
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
        if getattr(value, "requires_grad", False) is True:
            fix = f"pass {name}.detach()"
        if own is not None:
            fix = f"pass its bits, as in {name}.view(torch.{own.storage})"
        raise _unseen(name, value, fault, fix) from None
    if value is not theirs:
        array.flags.writeable = False
        return array
    return _writable(value, array) if writes and not array.flags.writeable else array


def _unseen(name: str, value: object, fault: Exception, fix: str) -> CallError:
    what = f"{name} is {with_article(type(value).__name__)} that cannot be seen as a NumPy array: {fault}"
    return CallError(f"{what.rstrip('. ')}. Fix: {fix}.")


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
    return value.clone().resolve_neg().resolve_conj() if is_unresolved(value) else value


def is_unresolved(value: Any) -> bool:
    """True for a tensor of torch whose memory holds other numbers."""
    flags = [getattr(value, flag, None) for flag in ("is_neg", "is_conj", "_is_zerotensor")]
    return any(flag is not None and flag() is True for flag in flags)


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


LINE = 64  # bytes
SMALL = 4096  # bytes, below which allocation takes longer than alignment saves
LARGEST = 1 << 46  # bytes of an array: more than the memory of any machine


def zeros(shape: tuple[int, ...], storage: np.dtype[Any]) -> Array:
    """Return aligned zeros; for a large array the system allocates pages when they are first accessed."""
    return _aligned(np.zeros, shape, storage)


def fresh(shape: tuple[int, ...], storage: np.dtype[Any]) -> Array:
    """Return zeros for a call to write to, aligned if that pays."""
    small = prod(shape) * storage.itemsize < SMALL
    return np.zeros(shape, storage) if small else zeros(shape, storage)


def empty(shape: tuple[int, ...], storage: np.dtype[Any]) -> Array:
    """Return an aligned, uninitialized array."""
    return _aligned(np.empty, shape, storage)


def unbacked(shape: tuple[int, ...], storage: np.dtype[Any]) -> Array:
    """Return a contiguous array for checks of shape and type; it has no memory, so no element is accessed."""
    strides = [storage.itemsize * prod(shape[axis + 1 :]) for axis in range(len(shape))]
    return as_strided(np.empty(1, storage), shape, strides)


def copied(values: Any, dtype: DType | None, *, own: DType | None = None) -> Array:
    """Return an aligned copy of an array, or of anything that NumPy converts to one, optionally in another
    type.

    `own` is the type that it has, where NumPy has none for it.
    """
    require_unmasked("a", values)
    source = host_view("a", values, writes=False) if is_foreign(values) else _read(values)
    if not source.dtype.isnative:
        source = source.astype(source.dtype.newbyteorder("="))
    own = own or dtypes.of_numpy(source.dtype)
    if own is None:
        what = f"a has dtype {source.dtype}, and kernels take {', '.join(t.name for t in dtypes.ALL)}."
        raise CallError(f"{what} Fix: convert it to one of these first.")
    require_rank(source.shape)
    wanted = dtype or own
    made = empty(source.shape, wanted.storage)
    np.copyto(made, _converted(source, own, wanted), casting="unsafe")
    return made


def storage_of(dtype: object) -> DType:
    """Return the type that a user names: one of Vyre's, or NumPy's name of one."""
    known = dtype if isinstance(dtype, DType) else dtypes.of_numpy(dtype)
    if known is None or dtype is None:
        raise CallError(f"{short(dtype)} names no type. Fix: pass one such as vyre.f32 or np.float32.")
    return known


def sizes(word: str, extents: object) -> tuple[int, ...]:
    """Validate the extents that a user passes: an integer, or several of them; `word` names them in
    the error.
    """
    items = tuple(extents) if isinstance(extents, tuple | list) else (extents,)
    whole = all(isinstance(size, int | np.integer) and not isinstance(size, bool) for size in items)
    is_rank = 1 <= len(items) <= limits.RANK
    if not whole or not is_rank or any(not 0 <= int(size) <= limits.AXIS for size in items):
        what = f"{word} is {short(extents)}."
        wanted = f"a whole number from 0 to {limits.AXIS}, or 1 to {limits.RANK} of them"
        raise CallError(f"{what} Fix: pass {wanted}.")
    return tuple(int(size) for size in items)


def require_rank(shape: tuple[Any, ...]) -> None:
    """Raise a CallError unless kernels take arrays of this rank."""
    if not 1 <= len(shape) <= limits.RANK:
        what = f"the array has {len(shape)} dimensions, and kernels take 1 to {limits.RANK}."
        raise CallError(f"{what} Fix: reshape it.")


def require_size(shape: tuple[int, ...], dtype: DType) -> None:
    """Raise a CallError for an array larger than any machine's memory."""
    if prod(shape) * dtype.itemsize > LARGEST:
        raise CallError(f"{shape} elements do not fit memory. Fix: make it smaller.")


def _aligned(make: Callable[..., Array], shape: tuple[int, ...], storage: np.dtype[Any]) -> Array:
    size = prod(shape) * storage.itemsize
    try:
        room = make(size + LINE, np.uint8)
    except MemoryError:
        what = f"an array of {' x '.join(map(str, shape))} {storage} needs {size} bytes, which cannot be had"
        raise OutOfMemory(f"{what}. Fix: work on smaller arrays, or a smaller domain.") from None
    return np.ndarray(shape, storage, room, -room.ctypes.data % LINE)


def _read(values: Any) -> Array:
    try:
        return np.asarray(values)
    except (TypeError, ValueError) as fault:
        what = f"a cannot be made an array: {str(fault).rstrip('.')}."
        raise CallError(f"{what} Fix: pass numbers in a row.") from None


def _converted(source: Array, own: DType, wanted: DType) -> Array:
    """Convert values to their storage format; unsigned values for a type that NumPy lacks are its bits."""
    if not wanted.foreign:
        with np.errstate(all="ignore"):
            return floats.from_storage(own, source.view(own.storage)).astype(wanted.storage)
    if own in (wanted, wanted.unsigned):
        return source.view(wanted.storage)
    values = floats.from_storage(own, source.view(own.storage))
    wide = values if values.dtype == np.float32 else values.astype(np.float64)
    return floats.to_storage(wanted, floats.round_to(wanted, wide))


@dataclass(frozen=True, slots=True)
class Strided:
    """A non-contiguous array: the contiguous memory from its first to its last element, and
    strides in elements.
    """

    memory: Any
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int  # of the element at index 0

    @property
    def ndim(self) -> int:
        return len(self.shape)


def strided(value: Any) -> Strided | None:
    """An array as memory and strides; None if it is contiguous."""
    if not isinstance(value, np.ndarray):
        on_gpu: Strided | None = value.strided if hasattr(type(value), "strided") else None
        return on_gpu
    if value.flags.c_contiguous:
        return None
    size = value.itemsize
    ends = [(extent - 1) * stride for extent, stride in zip(value.shape, value.strides, strict=True)]
    low, high = sum(end for end in ends if end < 0), sum(end for end in ends if end > 0)
    steps = tuple(stride // size for stride in value.strides)
    corner = value[tuple(slice(None, None, -1 if stride < 0 else 1) for stride in value.strides)]
    row = np.lib.stride_tricks.as_strided(
        corner, ((high - low) // size + 1,), (size,), writeable=bool(value.flags.writeable)
    )
    return Strided(row, value.shape, steps, -low // size)


def in_row(value: Any) -> Any:
    """The memory of an array from its first to its last element; the array itself if it is contiguous."""
    array = strided(value)
    return value if array is None else array.memory


class HostElements(np.ndarray[Any, Any]):
    """The numbers of an array of complex numbers or structs, those of each element along one more axis."""

    element: np.dtype[Any] | None = None  # the type of those elements


def element_of(value: object) -> np.dtype[Any] | None:
    """The type of the complex numbers or structs whose numbers an array holds."""
    element = getattr(value, "element", None)  # also of an array on a device
    return element if isinstance(element, np.dtype) else None


def marked(numbers: Array, element: np.dtype[Any] | None) -> Array:
    """An array of numbers that says what their elements are."""
    if element is None:
        return numbers
    made = numbers.view(HostElements)
    made.element = element
    return made


def number_type(element: np.dtype[Any]) -> np.dtype[Any] | None:
    """The type of the numbers of complex numbers or structs: that of all fields, else unsigned words of which
    each field is a whole number. None if there are gaps between fields, or other things than numbers.
    """
    leaves = _leaves(element)
    if not leaves or sum(leaf.itemsize for leaf in leaves) != element.itemsize:
        return None
    if any(dtypes.of_numpy(leaf) is None or not leaf.isnative for leaf in leaves):
        return None
    width = gcd(*(leaf.itemsize for leaf in leaves))
    return leaves[0] if len(set(leaves)) == 1 else np.dtype(f"u{width}")


def _leaves(element: np.dtype[Any]) -> list[np.dtype[Any]]:
    if element.names is not None:
        return [leaf for name in element.names for leaf in _leaves(element[name])]
    if element.subdtype is not None:
        return _leaves(element.base) * prod(element.shape)
    if element.kind == "c":
        return [np.dtype(f"f{element.itemsize // 2}")] * 2
    return [element]


@dataclass(frozen=True, slots=True)
class _HostMemory:
    """The memory of an array, as NumPy asks for it."""

    owner: Array
    __array_interface__: dict[str, Any]


def in_parts(value: Any) -> Any:
    """An array of complex numbers or structs as its numbers, without a copy; any other value unchanged."""
    if not isinstance(value, np.ndarray) or value.dtype.kind not in "cV" or not value.ndim:
        return value
    kind = number_type(value.dtype)
    if kind is None or (value.dtype.kind == "c" and not value.dtype.isnative):
        return value
    described = {
        "shape": (*value.shape, value.itemsize // kind.itemsize),
        "strides": (*value.strides, kind.itemsize),
        "typestr": kind.str,
        "data": (value.ctypes.data, not value.flags.writeable),
        "version": 3,
    }
    return marked(np.asarray(_HostMemory(value, described)), value.dtype)


def in_whole(numbers: Array, element: np.dtype[Any]) -> Array:
    """Complex numbers or structs from new numbers, whose last axis holds the parts."""
    return numbers.view(np.ndarray).view(element)[..., 0]
