"""An edge of a sheaf of stages: how two stages are compared, without a launch.

It is apart from `tune.sheaf`, whose kernels are not needed to decide whether to fuse two calls.
"""

from __future__ import annotations

from dataclasses import dataclass

from vyre.tune.checks import Floats


@dataclass(frozen=True, slots=True, eq=False)
class SheafEdge:
    """An edge from node `u` to node `v`, and the maps of their stalks into its space."""

    u: int
    v: int
    from_u: Floats
    from_v: Floats

    def difference(self, x_u: Floats, x_v: Floats) -> Floats:
        """Return (δx)_e = F_v x_v - F_u x_u of this edge alone, without a launch."""
        result: Floats = self.from_v @ x_v - self.from_u @ x_u
        return result
