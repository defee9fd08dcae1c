"""Private arrays, stored with the lanes of a strip side by side for every element, so that a uniform index is
one vector access.
"""

from __future__ import annotations

from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.nodes import Declare, Load, Store
from vyre.targets.llvm import memory
from vyre.targets.llvm.emit import Val
from vyre.targets.llvm.expr import Expressions, Strips, Value
from vyre.targets.llvm.memory import Place
from vyre.targets.llvm.numbers import PRIVATE, natural_align

NO_UNROLL = ", !llvm.loop !0"


class Private(Expressions):
    """Emission of private arrays."""

    def private(self, name: str) -> tuple[Strips, DType, tuple[int, ...]]:
        """Return the addresses, element type and shape of a private array."""
        place = self.places[name]
        addresses = self.slots[name].addresses
        assert not isinstance(addresses, Val)
        assert place.fixed is not None
        return addresses(), place.dtype, place.fixed

    def declare(self, node: Declare) -> None:
        """Zero a private array in the active invocations."""
        if node.space == "shared":
            return
        addresses, dtype, shape = self.private(node.name)
        elem = PRIVATE[dtype.name]
        zero = self.e.const(elem, self.layout.lanes, 0)
        size = 1
        for extent in shape:
            size *= extent
        for address, mask in zip(addresses, self.strips_of_mask(), strict=True):

            def clear(at: Val, address: Val = address, mask: Val | None = mask) -> None:
                where, align = self.e.gep(address, zero.type, at), natural_align(elem)
                cleared = zero
                if mask is not None:
                    cleared = self.e.select(mask, zero, self.e.load(elem, self.layout.lanes, where, align))
                self.e.store(cleared, where, align)

            if size <= self.e.unrolled:
                for at in range(size):
                    clear(self.e.const("i64", 0, at))
            else:
                self.e.loop(self.e.const("i64", 0, 0), self.e.const("i64", 0, size), clear, note=NO_UNROLL)

    def load_private(self, expr: Load) -> Value:
        addresses, dtype, _ = self.private(expr.array)
        place = self.places[expr.array]
        index = [self.value(part) for part in expr.index]
        signed = [part.dtype.kind == "int" for part in expr.index]
        elem, lanes = PRIVATE[dtype.name], self.layout.lanes

        def one(address: Val, mask: Val | None, parts: list[Val]) -> Val:
            found = stored(address, mask, parts)
            return self.e.icmp("ne", found, self.e.like(found, 0)) if dtype.kind == "bool" else found

        def stored(address: Val, mask: Val | None, parts: list[Val]) -> Val:
            test = memory.inside(self.e, place, parts, signed)
            at = memory.offset(self.e, place, parts, signed)
            if not at.lanes:
                safe = self.e.select(test, at, self.e.const("i64", 0, 0))
                loaded = self.e.load(
                    elem,
                    lanes,
                    self.e.gep(address, f"<{lanes} x {elem}>" if lanes else elem, safe),
                    natural_align(elem),
                )
                return self.e.select(self.e.splat(test, lanes), loaded, self.e.const(elem, lanes, 0))
            return self._private_gather(
                address, elem, at, test if mask is None else self.e.bin("and", test, mask)
            )

        columns = [self.strips(part) for part in index]
        return [
            one(address, mask, [column[strip] for column in columns])
            for strip, (address, mask) in enumerate(zip(addresses, self.strips_of_mask(), strict=True))
        ]

    def _private_place(self, address: Val, elem: str) -> Place:
        register = {
            "i1": dtypes.bool_,
            "i8": dtypes.u8,
            "i16": dtypes.u16,
            "i32": dtypes.u32,
            "i64": dtypes.u64,
        }
        register |= {"float": dtypes.f32, "double": dtypes.f64}
        return Place(address, (), register[elem], ())

    def _private_gather(self, address: Val, elem: str, at: Val, test: Val) -> Val:
        lanes = self.layout.lanes
        where = self.e.bin("add", self.e.bin("mul", at, self.e.like(at, lanes)), self.e.iota("i64", lanes))
        return memory.gather(self.e, self._private_place(address, elem), where, test)

    def store_private(self, node: Store, value: Value) -> None:
        addresses, dtype, _ = self.private(node.array)
        place = self.places[node.array]
        index = [self.strips(self.value(part)) for part in node.index]
        signed = [part.dtype.kind == "int" for part in node.index]
        elem, lanes = PRIVATE[dtype.name], self.layout.lanes
        for strip, (address, mask, one) in enumerate(
            zip(addresses, self.strips_of_mask(), self.strips(value), strict=True)
        ):
            parts = [column[strip] for column in index]
            kept = self.e.convert("zext", one, "i8") if dtype.kind == "bool" else one
            test = memory.inside(self.e, place, parts, signed)
            at = memory.offset(self.e, place, parts, signed)
            if at.lanes:
                where = self.e.bin(
                    "add", self.e.bin("mul", at, self.e.like(at, lanes)), self.e.iota("i64", lanes)
                )
                both = test if mask is None else self.e.bin("and", test, mask)
                memory.scatter(
                    self.e, self._private_place(address, elem), where, self.e.splat(kept, lanes), both
                )
                continue
            safe = self.e.select(test, at, self.e.const("i64", 0, 0))
            where = self.e.gep(address, f"<{lanes} x {elem}>" if lanes else elem, safe)
            old = self.e.load(elem, lanes, where, natural_align(elem))
            both = (
                self.e.splat(test, lanes)
                if mask is None
                else self.e.bin("and", self.e.splat(test, lanes), mask)
            )
            self.e.store(self.e.select(both, self.e.splat(kept, lanes), old), where, natural_align(elem))
