"""Hashes of one message or of many: CRC-32, FNV-1a, xxHash64, SHA-256.

Many messages are one array of bytes and the places where they start: message k is
data[starts[k]:starts[k + 1]].
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.lib.arrays import flat, has_lanes, require_ascending, result_of_shape, size_of, taken, type_of
from vyre.lib.calls import recorded_after
from vyre.lib.kernels import hashes as kernels
from vyre.lib.kernels.layout import constant
from vyre.lib.transfer import beside

_FNV = {
    dtypes.u32: (0x811C9DC5, 0x01000193),
    dtypes.u64: (0xCBF29CE484222325, 0x00000100000001B3),
}


def bytes_of(name: str, x: Any) -> Any:
    """Bytes as a flat array of u8: an array, or bytes of Python."""
    x = np.frombuffer(x, np.uint8) if isinstance(x, bytes | bytearray | memoryview) else taken(name, x)
    if type_of(name, x) != dtypes.u8:
        raise CallError(f"{name} has dtype {x.dtype}. Fix: pass bytes, or an array of u8.")
    return flat(x)


def require_messages(data: Any, starts: Any = None, **_: Any) -> None:
    """Raise CallError if messages are not in the data."""
    if starts is not None:
        require_ascending(data, np.asarray(starts) if isinstance(starts, list | tuple) else starts)


@recorded_after(require_messages)
def crc32(data: Any, starts: Any = None) -> Any:
    """The CRC-32 of zlib, gzip and PNG: of one message, divided among invocations, or of many."""
    data = bytes_of("data", data)
    if starts is not None:
        starts, S, n = starts_of(starts)
        return kernels.crc_messages(data, starts, n=n, S=S, domain=n)
    # The start is not shifted out if there is nothing: the CRC of no bytes is 0.
    crc = constant(data, n=1, value=0, R=dtypes.u32)
    is_alone = not has_lanes(data)
    chunks = -(-size_of(data) // kernels.CRC_CHUNKS[is_alone])
    kernels.crc_form(is_alone)(data, crc, domain=chunks)
    return result_of_shape(kernels.inverted(crc, domain=1) if chunks else crc, ())


@recorded_after(require_messages)
def fnv1a(data: Any, starts: Any = None, *, dtype: object = dtypes.u64) -> Any:
    """FNV-1a in 64 or 32 bits (`dtype`): one multiplication for each byte, in order."""
    kind = dtype if isinstance(dtype, DType) else dtypes.of_numpy(dtype)
    if kind not in _FNV:
        raise CallError(f"fnv1a has no form of {short(dtype)}. Fix: pass a dtype of u32 or u64.")
    basis, prime = _FNV[kind]
    return _hashed(kernels.fnv_messages, data, starts, T=kind, basis=basis, prime=prime)


@recorded_after(require_messages)
def xxhash64(data: Any, starts: Any = None, *, seed: int = 0) -> Any:
    """xxHash64 with a seed of 64 bits."""
    data = bytes_of("data", data)
    return _hashed(kernels.xx_messages, data, starts, seed=seed, by_byte=not has_lanes(data))


@recorded_after(require_messages)
def sha256(data: Any, starts: Any = None) -> Any:
    """SHA-256: 32 bytes for each message."""
    return _hashed(kernels.sha_messages, data, starts)


def _hashed(run: Any, data: Any, starts: Any, **named: Any) -> Any:
    data = bytes_of("data", data)
    is_one = starts is None
    starts, S, n = starts_of([0, size_of(data)] if is_one else starts)
    y = run(data, beside(data, starts) if is_one else starts, n=n, S=S, domain=n, **named)
    return result_of_shape(y, tuple(y.shape[1:])) if is_one else y


def starts_of(starts: Any) -> tuple[Any, DType, int]:
    starts = taken("starts", np.array(starts, np.int32) if isinstance(starts, list | tuple) else starts)
    S = type_of("starts", starts)
    if not S.is_integer or len(starts.shape) != 1 or size_of(starts) == 0:
        what = f"starts has shape {tuple(starts.shape)} and dtype {S.name}"
        raise CallError(f"{what}. Fix: pass one axis of integers: where each message starts, and the end.")
    return starts, S, size_of(starts) - 1
