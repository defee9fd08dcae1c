"""Masks: the active invocations, those that have jumped away, and writes to the slots of locals.

A jump by some of the invocations takes them out of the mask of everything that follows: until the next
iteration (continue), until the loop ends (break), or for good (return).
"""

from __future__ import annotations

from dataclasses import dataclass

from vyre.emit.llvm.builder import Val
from vyre.ir.nodes import Assign
from vyre.lower.work import Work
from vyre.targets.llvm.expr import Slot, Strips, Value
from vyre.targets.llvm.private import Private


@dataclass
class Loop:
    """The loop being emitted: the targets of jumps, or the masks of the invocations that jumped."""

    leave: str
    next: str
    broken: Strips | None = None  # addresses
    skipped: Strips | None = None


class Masks(Private):
    """Masks of the bundle that is being emitted."""

    end: str = ""  # the label after the bundle
    returned: Strips | None = None  # addresses of the masks of returned invocations
    loop: Loop | None = None
    mask_jumps: int = 0
    work: Work = Work({}, frozenset(), frozenset(), 0)
    scratch: frozenset[Assign] = frozenset()  # the assignments that may write every lane

    def write(self, name: str, value: Value, *, to_all: bool = False) -> None:
        """Assign a local in the active invocations, or in all lanes."""
        slot = self.slots[name]
        if isinstance(slot.addresses, Val):
            scalar = value[0] if isinstance(value, list) else value
            self.e.store(self._narrowed(scalar, slot), slot.addresses, slot.align)
            return
        masks = self.strips_of_mask() if slot.lanes and not to_all else [None] * self.layout.strips
        for part, address, mask in zip(self.strips(value), slot.addresses(), masks, strict=True):
            new = self._narrowed(self.e.splat(part, slot.lanes), slot)
            if mask is not None:
                new = self.e.select(mask, new, self.e.load(slot.elem, slot.lanes, address, slot.align))
            self.e.store(new, address, slot.align)

    def _narrowed(self, value: Val, slot: Slot) -> Val:
        """Convert a value to its slot's width: one lane of a vector, where all lanes are known to agree."""
        return value if slot.lanes else self.e.extract(value, self.e.const("i64", 0, 0))

    def anybody(self, mask: Strips) -> Val:
        """Return an i1 scalar that is true if any lane of any strip is in the mask."""
        total = mask[0]
        for part in mask[1:]:
            total = self.e.bin("or", total, part)
        return self.e.any_lane(total)

    def both(self, mask: Strips | None, test: Strips) -> Strips:
        return test if mask is None else [self.e.bin("and", a, b) for a, b in zip(mask, test, strict=True)]

    def without(self, mask: Strips | None, gone: Strips | None) -> Strips | None:
        """Return the mask without the lanes whose bits are set at the addresses."""
        if gone is None:
            return mask
        start = mask or [self.all_lanes()] * self.layout.strips
        left = []
        for part, address in zip(start, gone, strict=True):
            out = self.e.load("i1", self.layout.lanes, address, 1)
            left.append(self.e.bin("and", part, self.e.bin("xor", out, self.e.like(out, 1))))
        return left

    def remaining(self, mask: Strips | None) -> Strips | None:
        """Return the lanes of the mask that have not jumped away."""
        mask = self.without(mask, self.returned)
        if self.loop is not None:
            mask = self.without(self.without(mask, self.loop.broken), self.loop.skipped)
        return mask

    def mark(self, addresses: Strips) -> None:
        """Add the active lanes to the masks at the addresses."""
        for address, mask in zip(
            addresses, self.mask or [self.all_lanes()] * self.layout.strips, strict=True
        ):
            old = self.e.load("i1", self.layout.lanes, address, 1)
            self.e.store(self.e.bin("or", old, mask), address, 1)
        self.mask_jumps += 1
