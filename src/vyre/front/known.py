"""What is known of a kernel once it was read: its parameters, and the values that it took from outside.

They are apart from what reads kernels, which calls of compiled ones need not load.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from vyre.front.template import MISSING, Homes
from vyre.ir.dtypes import DType
from vyre.ir.problem import Span


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter as the user wrote it; a Const has the word for its kind instead of a dtype."""

    name: str
    role: str  # in, out, inout, scalar, const
    dtype: DType | None
    rank: int
    kind: str
    default: object
    span: Span


@dataclass(frozen=True, slots=True)
class Capture:
    """A value taken from outside a kernel, and how to look whether it is still the same."""

    look: Callable[[], object]
    value: object
    # The dicts and cells that decide what `look` finds; None where that is not known.
    homes: Homes | None = ()

    @property
    def is_stale(self) -> bool:
        if self.homes and _hold(self.homes):
            return False
        now = self.look()
        return now is not self.value and (type(now) is not type(self.value) or not _equal(now, self.value))


def _hold(homes: Homes) -> bool:
    """Do dicts and cells hold the very objects that they held."""
    for where, key, value in homes:
        if key is None:
            try:
                now = where.cell_contents  # type: ignore[union-attr]  # no key: it is a cell
            except ValueError:  # it is empty now
                return False
        else:
            now = where.get(key, MISSING)  # type: ignore[union-attr]  # a key: it is a dict
        if now is not value:
            return False
    return True


def _equal(a: object, b: object) -> bool:
    if isinstance(a, float) and isinstance(b, float):
        return a.hex() == b.hex()  # which keeps -0.0 apart from 0.0
    return isinstance(a, int) and isinstance(b, int) and a == b


@dataclass(frozen=True, slots=True)
class Consts:
    """The Const parameters with the word for their kind, None if unknown, and the values that say so."""

    kinds: Mapping[str, str | None]
    captured: tuple[Capture, ...]

    @property
    def is_stale(self) -> bool:
        """May another look find something else."""
        return None in self.kinds.values() or any(capture.is_stale for capture in self.captured)
