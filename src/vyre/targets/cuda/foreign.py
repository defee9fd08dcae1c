"""Arrays of torch, CuPy, JAX and others on a GPU, viewed without a copy, and new ones of their kind.

torch reports the address of its tensors; others do so by `__cuda_array_interface__` or by DLPack. JAX is
asked by DLPack, which lets our stream wait for its own. New arrays of torch and CuPy come from their own
pools, which know their streams; those of others are ours, exported by DLPack.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Any

import numpy as np

from vyre.ir import dtypes, limits
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.ir.spoken import with_article
from vyre.targets import dlpack
from vyre.targets.cuda import arrays, streams
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.device import LEGACY, Gpu, device
from vyre.targets.host_arrays import Strided, resolved

_DEVICE_ORDINAL = 9  # of the attributes of a pointer
_TORCH_NAMES = {dtype.library_name: dtype for dtype in dtypes.ALL}
NAMES = {dtype: name for name, dtype in _TORCH_NAMES.items()}


def place(value: Any) -> int | None:
    """Return the number of the GPU that an array is on; None for anything else."""
    if isinstance(value, DeviceArray):
        return value.gpu.index
    if _is_of(value, "torch"):
        return int(value.get_device()) if getattr(value, "is_cuda", False) else None
    if _is_of(value, "cupy"):
        return int(value.device.id)
    if hasattr(type(value), "__dlpack_device__"):
        kind, index = value.__dlpack_device__()
        return int(index) if int(kind) == dlpack.CUDA else None
    described = getattr(value, "__cuda_array_interface__", None)
    return None if described is None else _place_of(described)


def stream_for(value: Any, index: int) -> int:
    """Return the stream for a call whose first array is this one."""
    if _is_of(value, "torch"):
        return streams.of_torch(index)
    if _is_of(value, "cupy"):
        return streams.of_cupy()
    return streams.current(index)


def view(name: str, value: Any, *, stream: int) -> DeviceArray:
    """Return a view of an array on a GPU, ready on a stream; a CallError that names the parameter if its
    memory cannot be used directly.
    """
    if isinstance(value, DeviceArray):
        value.use_on(stream)
        return value
    if _is_of(value, "torch"):
        value = resolved(theirs := value)
        foreign = _of_torch(name, value, is_writable=value is theirs)
    elif _is_of(value, "cupy"):
        foreign = _of_cupy(value, stream)
    elif hasattr(value, "__cuda_array_interface__") and not _is_of(value, "jax", "jaxlib"):
        foreign = _described(value, stream)
    else:
        foreign = dlpack.imported(value, stream)
    kind = with_article(type(value).__name__)
    if foreign.dtype is None:
        what = f"{name} is {kind} of a type that kernels do not take"
        raise CallError(f"{what}. Fix: convert {name} first.")
    if foreign.address % foreign.dtype.itemsize:
        raise CallError(f"{name} is {kind} that is not aligned in memory. Fix: pass a copy of it.")
    writable = foreign.is_writable and not _is_of(value, "jax", "jaxlib")
    owner = (value, foreign.owner)
    gpu = device(foreign.index)
    array = DeviceArray(
        gpu, foreign.address, foreign.shape, foreign.dtype,
        stream=stream, owner=owner, writable=writable, element=foreign.element,
    )  # fmt: skip
    return array if foreign.is_contiguous else _strided(name, kind, array, foreign.steps)


def _strided(name: str, kind: str, array: DeviceArray, steps: tuple[int, ...] | None) -> DeviceArray:
    """Return the array with its layout: the memory from its first to its last element, and its strides."""
    ends = [(size - 1) * step for size, step in zip(array.shape, steps or (), strict=False)]
    low, high = sum(end for end in ends if end < 0), sum(end for end in ends if end > 0)
    if steps is None or high - low >= limits.AXIS:
        what = f"{name} is {kind} that is not contiguous in memory"
        raise CallError(f"{what}. Fix: make it contiguous first.")
    first = array.address + low * array.dtype.itemsize
    row = DeviceArray(
        array.gpu, first, (high - low + 1,), array.dtype,
        stream=array.stream, owner=array.owner, writable=array.writable,
    )  # fmt: skip
    return array.with_strides(Strided(row, array.shape, steps, -low))


def made_like(
    value: Any, gpu: Gpu, shape: tuple[int, ...], dtype: DType, *, stream: int, is_cleared: bool
) -> DeviceArray:
    """Return a new array that `returned_as` converts to the kind of `value`."""
    theirs: Any = None
    if _is_of(value, "torch"):
        torch: Any = sys.modules["torch"]
        theirs = torch.empty(shape, dtype=getattr(torch, NAMES[dtype]), device=value.device)
        address = theirs.data_ptr()
    elif _is_of(value, "cupy"):
        cupy: Any = sys.modules["cupy"]
        with cupy.cuda.Device(gpu.index):
            theirs = cupy.empty(shape, dtype.storage)
        address = theirs.data.ptr
    if theirs is None:
        return arrays.made(gpu, shape, dtype, stream=stream, is_cleared=is_cleared)
    array = DeviceArray(gpu, address, shape, dtype, stream=stream, owner=(theirs, None))
    if is_cleared:
        with gpu.current():
            gpu.clear(address, array.nbytes, stream)
    return array


def returned_as(value: Any, made: DeviceArray) -> Any:
    """Return a new array as one of the kind of `value`."""
    if isinstance(value, DeviceArray):
        return made
    if isinstance(made.owner, tuple):
        return made.owner[0]
    if _is_of(value, "cupy"):
        return _as_cupy(made)
    from_dlpack = getattr(_library(value), "from_dlpack", None)
    return made if from_dlpack is None else from_dlpack(made)


def in_whole(parts: Any, kind: np.dtype[Any]) -> Any:
    """Return a new array of another library that holds the parts of complex numbers as one of these."""
    if isinstance(parts, DeviceArray):
        return parts
    return joined(parts) if _is_of(parts, "torch") else parts.view(kind)[..., 0]


def joined(parts: Any) -> Any:
    """Return the array of torch or CuPy of complex numbers, of which this one holds the parts."""
    if _is_of(parts, "torch"):
        return sys.modules["torch"].view_as_complex(parts)
    return parts.view(np.result_type(parts.dtype, np.complex64))[..., 0]


def _as_cupy(made: DeviceArray) -> Any:
    """Return a CuPy array that views the memory of our array and keeps it alive; faster than by DLPack."""
    cupy: Any = sys.modules["cupy"]
    memory = cupy.cuda.UnownedMemory(made.address, made.nbytes, made, made.gpu.index)
    return cupy.ndarray(made.shape, made.dtype.storage, cupy.cuda.MemoryPointer(memory, 0))


def _library(value: Any) -> Any:
    named = getattr(value, "__array_namespace__", None)
    return named() if named is not None else sys.modules.get(type(value).__module__.partition(".")[0])


def _is_of(value: object, *libraries: str) -> bool:
    return type(value).__module__.partition(".")[0] in libraries


def _of_torch(name: str, value: Any, *, is_writable: bool) -> dlpack.ForeignArray:
    if value.requires_grad:
        what = f"{name} is a Tensor that requires a gradient, which kernels do not give"
        raise CallError(f"{what}. Fix: pass {name}.detach().")
    word = str(value.dtype).removeprefix("torch.")
    shape, steps = tuple(value.shape), tuple(value.stride())
    numbers = dlpack.ForeignArray(
        value.data_ptr(), shape, _TORCH_NAMES.get(word), value.get_device(), steps, is_writable, None
    )
    return dlpack.in_parts(numbers, dlpack.PARTS.get(word))


def _of_cupy(value: Any, stream: int) -> dlpack.ForeignArray:
    """Return CuPy's description of an array, after waiting for its current stream."""
    memory, dtype, shape, steps = value.data, dtypes.of_numpy(value.dtype), value.shape, value.strides
    other, width = streams.of_cupy(), value.dtype.itemsize
    if other != stream:
        gpu = device(memory.device_id)
        with gpu.current():
            gpu.order(other, stream)
    counted = None if any(step % width for step in steps) else tuple([step // width for step in steps])
    numbers = dlpack.ForeignArray(memory.ptr, shape, dtype, memory.device_id, counted, True, None)
    return dlpack.in_parts(numbers, dlpack.PARTS.get(value.dtype.name))


def _described(value: Any, stream: int) -> dlpack.ForeignArray:
    """Return the contents of `__cuda_array_interface__`; its stream is waited for."""
    interface = value.__cuda_array_interface__
    address, read_only = interface["data"]
    shape = tuple(int(size) for size in interface["shape"])
    dtype = dtypes.of_numpy(np.dtype(interface["typestr"]))
    index = _place_of(interface)
    other = interface.get("stream")
    if other is not None and (other or LEGACY) != stream:
        gpu = device(index)
        with gpu.current():
            gpu.order(other or LEGACY, stream)
    width = np.dtype(interface["typestr"]).itemsize
    steps = interface.get("strides") or [step * width for step in dlpack.strides(shape)]
    is_dense = all(step % width == 0 for step in steps)
    counted = tuple(step // width for step in steps) if is_dense else None
    numbers = dlpack.ForeignArray(int(address or 0), shape, dtype, index, counted, not read_only, None)
    return dlpack.in_parts(numbers, dlpack.PARTS.get(np.dtype(interface["typestr"]).name))


def _place_of(interface: dict[str, Any]) -> int:
    """Return the GPU of an address; arrays without elements are on the first one."""
    address = int(interface["data"][0] or 0)
    if not address:
        return 0
    gpu = device(0)
    cell = ctypes.c_int()
    with gpu.current():
        status = gpu.cuda.cuPointerGetAttribute(ctypes.addressof(cell), _DEVICE_ORDINAL, address)
        gpu.check(status, "asking whose an address is")
    return cell.value
