"""Collectives: a strip is a subgroup, so its lanes are the 32 invocations that exchange values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.numbers import Numbers
from vyre.ir.dtypes import DType
from vyre.ir.limits import SUBGROUP
from vyre.ops import COLLECTIVES
from vyre.ops.subgroup import Way


class Lanes(Protocol):
    """The means of a target to exchange values among the 32 lanes of a subgroup; rows are written with it."""

    @property
    def e(self) -> Numbers: ...

    def moved(self, way: Way, x: Val, amount: int | Val) -> Val:
        """The value of another lane, by an amount from 0 to 31; a lane's own if there is no such lane."""

    def first(self, x: Val) -> Val:
        """The value of lane 0, for `moved("from", ...)`."""

    def at_least(self, lane: int) -> Val:
        """True in the lanes from `lane` on."""

    def ballot(self, x: Val) -> Val:
        """A word with the truth of each lane, in each lane."""

    def match(self, x: Val) -> Val:
        """A word with the lanes whose integer is the same."""

    def any(self, x: Val) -> Val: ...

    def all(self, x: Val) -> Val: ...


