"""What a generated program may use, and the launches it may run in."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

from vyre.ir.dtypes import ALL, DType
from vyre.ir.limits import SUBGROUP
from vyre.ir.nodes import Extents

# Around the widths at which devices and vectors change their ways.
SIZES = (0, 1, 2, 3, 5, 7, 8, 15, 31, 32, 33, 47, 63, 64, 65, 100, 127, 129, 255, 256, 257, 511, 513, 1000)
GROUPS: tuple[Extents, ...] = (
    (32,), (64,), (48,), (5,), (128,),
    (8, 8), (16, 2), (2, 32), (32, 1), (1, 64), (3, 5),
    (4, 4, 4), (2, 1, 32), (2, 3, 4),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Features:
    """The parts of the language that programs are made of; everything that is exact, unless switched off.

    `dtypes` always holds bool and i32, the types of conditions and ids. `rounding` is for devices whose
    floats are not exact: without it a float is moved, compared and taken apart, but never rounded. `fast`
    lets in the functions that a target may replace by its own, which makes a program inexact.
    """

    dtypes: tuple[DType, ...] = ALL
    rounding: bool = True
    functions: bool = True
    fast: bool = False
    special_values: bool = True
    roams: bool = False  # loops from anywhere to anywhere, and indices that they move, mostly to the outside
    element_kernels: bool = True
    group_kernels: bool = True
    barriers: bool = True
    collectives: bool = True
    grid_sync: bool = True
    tables: bool = True  # constant tables; off where seeds stand for programs that were once wrong
    prefixes: bool = True  # folds over workgroups; off there too
    matrices: bool = True  # products of small matrices, which few devices have; off there too
    choices: bool = False  # `a if a < b else b`, with zeros: other programs have them by chance alone
    atomics: bool = True
    without: frozenset[str] = frozenset()  # rows of the op table
    lanes: int = 520  # invocations of a launch
    statements: int = 36  # about as many, those inside others included
    turns: int = 64  # how often a statement may run, by the loops around it


@dataclass(frozen=True, slots=True)
class Launch:
    """Workgroup and grid of a launch."""

    workgroup: Extents | None
    grid: Extents

    @property
    def domain(self) -> Extents:
        """The invocations along each axis."""
        sizes = self.workgroup or (1,) * len(self.grid)
        return tuple(count * size for count, size in zip(self.grid, sizes, strict=True))

    @property
    def has_subgroups(self) -> bool:
        return self.workgroup is not None and math.prod(self.workgroup) % SUBGROUP == 0


def launch(rng: Random, features: Features) -> Launch:
    """A launch of no more lanes than the features allow, where a workgroup can be so small."""
    if features.group_kernels and (not features.element_kernels or rng.random() < 0.5):
        return _groups(rng, features)
    rank = rng.choice((1, 1, 1, 1, 2, 2, 2, 3, 4, 5, 6))
    return Launch(None, tuple(_extents(rng, rank, features.lanes)))


def _groups(rng: Random, features: Features) -> Launch:
    fitting = [size for size in GROUPS if math.prod(size) <= max(features.lanes, SUBGROUP)]
    workgroup = rng.choice(fitting)
    most = max(features.lanes // math.prod(workgroup), 1)
    grid = [1] * len(workgroup)
    for axis in rng.sample(range(len(grid)), len(grid)):
        grid[axis] = rng.randint(1, min(5, most // math.prod(grid)))
    if rng.random() < 0.03:
        grid[rng.randrange(len(grid))] = 0
    return Launch(workgroup, tuple(grid))


def _extents(rng: Random, rank: int, lanes: int) -> list[int]:
    """Sizes of a domain: in one dimension any, in more those whose product fits."""
    left, extents = lanes, []
    for _ in range(rank):
        fitting = [size for size in SIZES if size <= left and (size or rng.random() < 0.3)]
        weights = [1 if size < 3 else 4 for size in fitting]
        extents.append(rng.choices(fitting, weights)[0])
        left //= max(extents[-1], 1)
    rng.shuffle(extents)
    return extents
