"""Small tables for kernels, and numbers that functions of the library wait for."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.plan.stand_ins import Traced
from vyre.run.arrays import copied
from vyre.targets.memory import memory_of, space_of


def beside(x: Any, values: NDArray[Any]) -> Any:
    """An array of the host in the memory of x."""
    space = None if isinstance(x, Traced) else space_of({"x": x})
    return values if space is None else copied(values, None, space)


def number_at(x: Any, place: int) -> int:
    """An integer of a vector, once it is computed."""
    memory = memory_of("x", x)
    return int((np.asarray(x) if memory is None else memory.numpy()).reshape(-1)[place])


def float_at(x: Any, place: int) -> float:
    """A float of a vector, once it is computed."""
    memory = memory_of("x", x)
    return float((np.asarray(x) if memory is None else memory.numpy()).reshape(-1)[place])
