"""Classes of arrays in the host's memory that machine code reads: NumPy's, torch's and JAX's.

Torch describes its tensors by DLPack's exchange interface, and makes new ones itself. JAX's arrays are read
by Python's protocol of buffers; new ones are NumPy arrays that JAX then takes, since nobody may write to its
own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from functools import cache
from typing import Any

import numpy as np

from vyre.ir.dtypes import DType
from vyre.targets import dlpack
from vyre.targets.cpu.signature import BUFFER, NUMPY, TENSOR, ArgumentRow, Arrays, array_row


def read_by_machine_code(kinds: Collection[type]) -> Arrays | None:
    """Return how machine code reads arrays of these classes; None if it cannot."""
    if len(kinds) != 1:
        return NUMPY if not kinds else None
    (kind,) = kinds
    return NUMPY if kind is np.ndarray else _foreign(kind)


@cache
def _foreign(kind: Any) -> Arrays | None:
    torch: Any = sys.modules.get("torch")
    jax: Any = sys.modules.get("jax")
    if torch is not None and kind is torch.Tensor:
        offered = dlpack.exchange(kind)
        if offered is None:
            return None
        return Arrays(
            kind=kind, describe=offered.tell, take=offered.take, gradient="requires_grad",
            negated=torch.Tensor.is_neg, changed=torch.autograd.graph.increment_version,
        )  # fmt: skip
    if jax is not None and kind.__module__.startswith("jax") and issubclass(kind, jax.Array):
        return Arrays(kind=kind)
    return None


def row(
    arrays: Arrays, name: str, dtype: DType, rank: int, slot: int, *, writes: bool, is_made: bool,
    storage: np.dtype[Any] | None = None, is_strided: bool = False,
) -> ArgumentRow | None:  # fmt: skip
    """The row of an array of a class; None if machine code does not compare such a type."""
    if arrays is NUMPY or (is_made and not arrays.describe):
        return array_row(
            name, dtype, rank, slot, writes=writes, is_made=is_made, storage=storage, is_strided=is_strided
        )
    if storage is not None:
        return None
    if dtype.foreign and not arrays.describe:  # NumPy does not have it, so that Python decides what it is
        return None
    each = dtype.itemsize
    if arrays.describe:
        words = (rank, dlpack.CPU, dlpack.type_word(rank, dtype), int(is_made), each)
        return ArgumentRow(TENSOR, name, slot, words, each=each, is_notified=writes and not is_made)
    letters = np.typecodes["AllInteger"] + "?efd"
    same = [letter for letter in letters if np.dtype(letter) == dtype.storage]
    word = int.from_bytes("".join(same).encode()[:8], "little")
    return ArgumentRow(BUFFER, name, slot, (rank, word, 0, 0, each), each=each)


def finish(arrays: Arrays, example: Any) -> Callable[[Any], object] | None:
    """The function that turns made NumPy arrays into arrays of the library; None if they are that already.

    A compiled function of JAX's that returns its argument takes a fifth of the time of `from_dlpack`.
    """
    if arrays is NUMPY or arrays.describe:
        return None
    return _taken_by_jax(example.sharding)


@cache
def _taken_by_jax(sharding: Any) -> Callable[[Any], object]:
    jax: Any = sys.modules["jax"]
    taken: Callable[[Any], object] = jax.jit(lambda arrays: arrays, out_shardings=sharding)
    return taken
