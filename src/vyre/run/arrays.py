"""The public functions that make arrays."""

from __future__ import annotations

from typing import Any

from vyre.ir import dtypes
from vyre.run.context import registry
from vyre.run.user_frame import public


@public
def array(values: Any, dtype: object = None, *, device: str | None = None) -> Any:
    """A copy of an array, or of nested sequences of numbers; `dtype` is by default their own.

    It is a NumPy array, or a DeviceArray where `device` names a GPU, or the values are on one. bf16 is stored
    as uint16 bits, and uint16 values passed for bf16 are its bits.
    """
    from vyre.run import memory_space  # not needed by `import vyre`, and takes a part of its time

    return memory_space.copied(values, dtype, memory_space.STAY if device is None else _gpu(device))


@public
def zeros(shape: int | tuple[int, ...], dtype: object = dtypes.f32, *, device: str | None = None) -> Any:
    """An aligned array of zeros: a NumPy array, or a DeviceArray where `device` names a GPU."""
    from vyre.run import memory_space  # not needed by `import vyre`, and takes a part of its time

    return memory_space.made(shape, dtype, _gpu(device), is_cleared=True)


@public
def empty(shape: int | tuple[int, ...], dtype: object = dtypes.f32, *, device: str | None = None) -> Any:
    """An aligned array of uninitialized elements; else as `zeros`."""
    from vyre.run import memory_space  # not needed by `import vyre`, and takes a part of its time

    return memory_space.made(shape, dtype, _gpu(device), is_cleared=False)


def _gpu(device: str | None) -> int | None:
    """The index of the named GPU, or None: all other devices use NumPy arrays."""
    place = None if device is None else registry().named(device)
    return None if place is None or place.name.partition(":")[0] != "cuda" else place.index
