"""The arrays that a pipeline's function sees while it is recorded."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from vyre.ir.dtypes import DType
from vyre.ir.nodes import Name

if TYPE_CHECKING:
    from vyre.driver.graph import Recorder

Extents = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Traced:
    """An array inside a pipeline that is being recorded: known by name, shape and type, not by its elements."""

    name: Name
    shape: Extents
    dtype: DType
    recorder: Recorder = field(repr=False, compare=False)

    @property
    def ndim(self) -> int:
        return len(self.shape)

    def __len__(self) -> int:
        return self.shape[0]

    def stand_in(self) -> NDArray[Any]:
        """An array of this shape and type for checks; its elements mean nothing and are never touched."""
        return np.empty(self.shape, self.dtype.storage)
