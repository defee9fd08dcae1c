"""Emission of private arrays for the lowering of workgroups and for GPUs."""

from __future__ import annotations

from math import prod

from vyre.emit.llvm import memory, private
from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.numbers import PRIVATE
from vyre.ir.nodes import Declare, Load, Store
from vyre.targets.llvm.expr import Expressions, Strips, Value


class Private(Expressions):
    """Emission of private arrays."""

    def private(self, name: str) -> Strips:
        """Return the addresses of a private array, one for each strip."""
        addresses = self.slots[name].addresses
        assert not isinstance(addresses, Val)
        return addresses()

    def declare(self, node: Declare) -> None:
        """Zero a private array in the active invocations."""
        if node.space == "shared":
            return
        elem, size = PRIVATE[node.dtype.name], prod(node.shape)
        for address, mask in zip(self.private(node.name), self.strips_of_mask(), strict=True):
            private.clear(self.e, address, elem, size, self.layout.lanes, mask)

    def load_private(self, expr: Load) -> Value:
        place, found = self.places[expr.array], []
        index = [self.strips(self.value(part)) for part in expr.index]
        signed = [part.dtype.kind == "int" for part in expr.index]
        addresses = self.private(expr.array)
        for strip, (address, mask) in enumerate(zip(addresses, self.strips_of_mask(), strict=True)):
            parts = [column[strip] for column in index]
            test, at = (
                memory.inside(self.e, place, parts, signed),
                memory.offset(self.e, place, parts, signed),
            )
            if at.lanes and mask is not None:
                test = self.e.bin("and", test, mask)
            found.append(private.load(self.e, address, place, at, test, self.layout.lanes))
        return found

    def store_private(self, node: Store, value: Value) -> None:
        place, addresses = self.places[node.array], self.private(node.array)
        index = [self.strips(self.value(part)) for part in node.index]
        signed = [part.dtype.kind == "int" for part in node.index]
        masks, values = self.strips_of_mask(), self.strips(value)
        for strip, (address, mask, one) in enumerate(zip(addresses, masks, values, strict=True)):
            parts = [column[strip] for column in index]
            test, at = (
                memory.inside(self.e, place, parts, signed),
                memory.offset(self.e, place, parts, signed),
            )
            private.store(self.e, address, place, at, test, mask, one, self.layout.lanes)
