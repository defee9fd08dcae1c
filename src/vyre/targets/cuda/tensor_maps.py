"""Tensor maps: 128 bytes that describe to a GPU how to copy tiles of an array to shared memory.

Their encoding is the driver's own. That of an array at another address differs in the first word alone, which
is the address: `can_be_passed` makes sure of it. So a launch is prepared with maps, and changes their
addresses as it changes those of all arrays. Maps are aligned to 64 bytes in the memory where a GPU finds its
parameters, which begins anywhere: only the driver knows how far they are from the first parameter.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence

from vyre.ir.nodes import Name, Param
from vyre.lower.launch import MapShape
from vyre.targets.cuda.api import Api

WORDS = 16
_ALIGNED_WORDS = 8  # the driver writes maps to multiples of 64 bytes
_TYPES = {1: 0, 2: 1}  # of elements without a sign, by their bytes
_TILED, _SWIZZLED, _PROMOTED, _ZEROS = 0, 3, 2, 0  # by 128 bytes; lines of 128 bytes in the cache; outside 0
_FURTHER = (5 << 35) + 4096  # bytes


def encoded(
    cuda: Api, address: int, shape: Sequence[int], itemsize: int, box: tuple[int, int]
) -> list[int] | None:
    """Return the words of a map of a matrix, whose boxes have these columns and rows; None if the driver
    refuses it.
    """
    memory = (ctypes.c_uint64 * (WORDS + _ALIGNED_WORDS))()
    first = -(-ctypes.addressof(memory) // 64) * 64
    rows, columns = shape
    sizes, pitch = (ctypes.c_uint64 * 2)(columns, rows), (ctypes.c_uint64 * 1)(columns * itemsize)
    boxes, steps = (ctypes.c_uint32 * 2)(*box), (ctypes.c_uint32 * 2)(1, 1)
    places = [ctypes.addressof(array) for array in (sizes, pitch, boxes, steps)]
    ways = (_TILED, _SWIZZLED, _PROMOTED, _ZEROS)
    status = cuda.cuTensorMapEncodeTiled(first, _TYPES[itemsize], 2, address, *places, *ways)
    return None if status else list((ctypes.c_uint64 * WORDS).from_address(first))


def can_be_passed(cuda: Api, address: int) -> bool:
    """True if maps of arrays at different addresses differ in the first word alone, which is the address, and
    the driver says where parameters are. `address`: one of the GPU, for the driver may refuse others.
    """
    addresses = address, address + _FURTHER
    try:
        _ = cuda.cuFuncGetParamInfo  # since CUDA 12.4
        first, second = (encoded(cuda, address, (256, 256), 2, (64, 128)) for address in addresses)
    except AttributeError:  # a driver that has none
        return False
    return (
        first is not None
        and second is not None
        and (first[0], second[0]) == addresses
        and first[1:] == second[1:]
    )


def words(
    cuda: Api, address: int, maps: Sequence[MapShape], params: Sequence[Param],
    shapes: Mapping[Name, tuple[int, ...]],
) -> list[int]:  # fmt: skip
    """Return the words of the maps of a launch, at some address of the GPU."""
    sizes, described = {param.name: param.dtype.itemsize for param in params}, list[int]()
    for map_shape in maps:
        box = map_shape.columns, map_shape.rows
        map_ = encoded(cuda, address, shapes[map_shape.array], sizes[map_shape.array], box)
        assert map_ is not None, "the facts of a launch have what a map needs"
        described += map_
    return described
