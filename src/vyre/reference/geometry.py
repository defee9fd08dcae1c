"""The geometry of a launch: its lanes, numbered row-major, and the chunks of them that run together.

A lane is one invocation. Element kernels number their lanes over the domain; group kernels group by group,
and within a group by local id, so that a group is a run of consecutive lanes and a subgroup is 32 of them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from vyre.ir.limits import RANK, SUBGROUP
from vyre.ir.nodes import Axis, Extents, IdKind, Program
from vyre.ops.row import Array


@dataclass(frozen=True, slots=True)
class Geometry:
    """The shape of a launch: groups per axis and lanes per group and axis, both of as many axes as there
    can be.
    """

    groups: Extents
    group_size: Extents
    grouped: bool  # a group kernel: its groups have barriers and shared memory
    rank: int  # axes that the user named

    @property
    def group_lanes(self) -> int:
        return math.prod(self.group_size)

    @property
    def lanes(self) -> int:
        return math.prod(self.groups) * self.group_lanes

    @property
    def domain(self) -> Extents:
        return tuple([count * size for count, size in zip(self.groups, self.group_size, strict=True)])

    def gid(self, lane: int) -> Extents:
        """Return the global id of one lane."""
        group, local = divmod(lane, self.group_lanes)
        wid, lid = _position(group, self.groups), _position(local, self.group_size)
        return tuple([w * s + i for w, s, i in zip(wid, self.group_size, lid, strict=True)])

    def wid(self, lane: int) -> Extents:
        """Return the id of one lane's workgroup."""
        return _position(lane // self.group_lanes, self.groups)


def geometry(program: Program, grid: Extents) -> Geometry:
    """Return the launch of an element kernel over a domain, or of a group kernel over groups per axis."""
    assert 1 <= len(grid) <= RANK, "a grid has 1 to 6 axes"
    assert all(extent >= 0 for extent in grid), "a grid's axes are not negative"
    size = program.workgroup or ()
    return Geometry(_padded(grid), _padded(size), program.workgroup is not None, max(len(grid), len(size)))


@dataclass(frozen=True, slots=True)
class Chunk:
    """Lanes `first` to `first + count - 1` of a launch, which run together."""

    geometry: Geometry
    first: int
    count: int
    _ids: dict[tuple[IdKind, Axis], Array] = field(default_factory=dict, compare=False)

    @property
    def groups(self) -> int:
        return self.count // self.geometry.group_lanes

    def id(self, kind: IdKind, axis: Axis) -> Array:
        """Return the ids of the lanes as i32, or one i32 if it is uniform."""
        if (kind, axis) not in self._ids:
            self._ids[kind, axis] = np.asarray(self._compute(kind, axis)).astype(np.int32)
        return self._ids[kind, axis]

    def group_of_lane(self) -> Array:
        """The group of this chunk that each lane belongs to."""
        return np.arange(self.count) // self.geometry.group_lanes

    def _compute(self, kind: IdKind, axis: Axis) -> Array | int:
        shape = self.geometry
        if kind == "domain":
            return shape.domain[axis]
        if kind == "num_groups":
            return shape.groups[axis]
        if kind == "group_size":
            return shape.group_size[axis]
        lanes = np.arange(self.first, self.first + self.count)
        if not shape.grouped:
            return _coordinate(lanes, shape.groups, axis)
        if kind == "wid":
            return _coordinate(lanes // shape.group_lanes, shape.groups, axis)
        local = lanes % shape.group_lanes
        if kind == "subgroup_lane":
            return local % SUBGROUP
        lid = _coordinate(local, shape.group_size, axis)
        return lid if kind == "lid" else self.id("wid", axis) * np.int64(shape.group_size[axis]) + lid


def chunks(shape: Geometry, lanes: int) -> Iterator[Chunk]:
    """Yield the launch in chunks of whole groups, of at most `lanes` lanes where a group allows it."""
    step = max(lanes // shape.group_lanes, 1) * shape.group_lanes
    for first in range(0, shape.lanes, step):
        yield Chunk(shape, first, min(step, shape.lanes - first))


def _padded(extents: Extents) -> Extents:
    return (*extents, *(1,) * (RANK - len(extents)))


def _coordinate(linear: Array, extents: Extents, axis: Axis) -> Array:
    """Return the coordinate along `axis` of row-major positions."""
    inner = math.prod(extents[axis + 1 :])
    outer = linear // inner if inner > 1 else linear
    return outer if math.prod(extents[:axis]) == 1 else outer % extents[axis]


def _position(linear: int, extents: Extents) -> Extents:
    return tuple([int(_coordinate(np.asarray(linear), extents, axis)) for axis in range(len(extents))])
