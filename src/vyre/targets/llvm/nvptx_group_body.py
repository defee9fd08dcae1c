"""Bodies of group kernels on NVIDIA GPUs whose accesses may be out of bounds.

A workgroup at the end of a row checks each access. Accesses to one aligned vector, in rows that are whole
vectors, are in or out of bounds together: they become one access with one check.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from vyre.analysis.index import Form, LoopVar
from vyre.emit.llvm import memory
from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.memory import Place
from vyre.ir.nodes import Assign, Barrier, Block, Cond, Expr, GridSync, Load, Node, Store
from vyre.ir.walk import expressions, operands, statements
from vyre.lower.launch import ALIGNED, Facts
from vyre.lower.linear import ids
from vyre.lower.thread import MOST_REGISTERS
from vyre.targets.llvm.nvptx_body import DeviceBody

Key: TypeAlias = tuple[str, tuple[Form, ...]]


@dataclass
class _Stores:
    """Pending stores to one vector, by their lanes in it."""

    key: Key
    place: Place
    test: Val
    at: Val
    values: dict[int, Val] = field(default_factory=dict)


class GroupBody(DeviceBody):
    """Emission of the statements of a thread of a workgroup."""

    shared: frozenset[str] = frozenset()
    is_checked = False  # whether accesses may be out of bounds
    facts: Facts
    registers: int = 0  # the register limit of a thread; 0 for none
    taken: Val | None = None  # whether the branch of a conditional being evaluated is the one taken
    waiting: _Stores | None = None

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.bases: dict[Form, Val] = {}  # of indices, by their common part, since the last barrier
        self.known: dict[Key, list[Val]] = {}  # vectors that were read since then
        params = {param.name: param.access for param in self.program.params if param.is_array}
        nodes = list(statements(self.program.body))
        parts = [part for node in nodes for one in operands(node) for part in expressions(one)]
        read = {part.array for part in parts if isinstance(part, Load)}
        self.only_read = {name for name in params if params[name] == "in"}
        self.only_written = {name for name in params if params[name] == "out"} - read

    @property
    def is_tight(self) -> bool:
        """True if registers are scarce for a checked body."""
        return self.is_checked and self.registers > 0

    # Statements

    def block(self, nodes: Block) -> None:
        bases, known = self.bases, self.known
        self.bases, self.known = dict(bases), dict(known)
        super().block(nodes)
        self._store_waiting()
        self.bases, self.known = bases, known

    def statement(self, node: Node) -> None:
        if not isinstance(node, Assign | Store):
            self._store_waiting()
        super().statement(node)

    def wait(self, node: Barrier | GridSync) -> None:
        self.bases.clear()
        self.known.clear()
        super().wait(node)

    # Choices

    def value(self, expr: Expr) -> Val:
        """Return the value of an expression. A conditional reads shared memory only in the branch taken:
        other threads may be writing there.
        """
        if not isinstance(expr, Cond) or self.vary.truth(expr) is not None or not self._reads_shared(expr):
            return super().value(expr)
        test = self.value(expr.test)
        then = self._where(test, expr.then)
        other = self._where(self.e.bin("xor", test, self.e.const("i1", 0, 1)), expr.other)
        return self.e.select(test, then, other)

    def _reads_shared(self, expr: Cond) -> bool:
        branches = (part for branch in (expr.then, expr.other) for part in expressions(branch))
        return bool(self.shared) and any(
            isinstance(part, Load) and part.array in self.shared for part in branches
        )

    def _where(self, test: Val, branch: Expr) -> Val:
        outer = self.taken
        self.taken = test if outer is None else self.e.bin("and", outer, test)
        value = self.value(branch)
        self.taken = outer
        return value

    def due(self, place: Place, test: Val | None) -> Val | None:
        """Return the condition under which an element is read: a shared one only in the branch taken."""
        if self.taken is None or self.array(place) not in self.shared:
            return test
        return self.taken if test is None else self.e.bin("and", self.taken, test)

    # Places

    def place_along(self, index: Expr) -> Val:
        """Return the value of an index that is not known to be in bounds. Where registers are scarce, LLVM is
        kept from seeing that it is unchanged after a barrier: it would keep the value of each access in a
        register.
        """
        form = self.linear.form(index) if self.is_tight and index.dtype.bits == 32 else None
        if form is None or not ids(self.layout, form) or not form.const:
            return super().place_along(index)
        return self._place(form)

    def _place(self, form: Form) -> Val:
        common = replace(form, const=0)
        if common not in self.bases:
            base = self.e.convert("trunc", self.form_first(common), "i32")
            self.bases[common] = self.e.anew(base) if self.is_tight and ids(self.layout, form) else base
        return self.e.bin("add", self.bases[common], self.e.const("i32", 0, form.const))

    # Vectors

    def load(self, expr: Load) -> Val:
        in_vector = self._vector(expr.array, expr.index) if expr.array in self.only_read else None
        if in_vector is None:
            return super().load(expr)
        key, lane, lanes = in_vector
        if key not in self.known:
            place = self.places[expr.array]
            test, at = self._first_of(place, key)
            vector = memory.load_if(self.e, place, at, test, lanes, ALIGNED)
            parts = [self.e.extract(vector, self.e.const("i64", 0, number)) for number in range(lanes)]
            self.known[key] = [self.e.from_storage(place.dtype, part) for part in parts]
        return self.known[key][lane]

    def store(self, node: Store) -> None:
        in_vector = self._vector(node.array, node.index) if node.array in self.only_written else None
        if in_vector is None:
            if self.waiting is not None and self.waiting.key[0] == node.array:
                self._store_waiting()
            super().store(node)
            return
        key, lane, lanes = in_vector
        value = self.value(node.value)
        if self.waiting is None or self.waiting.key != key or lane in self.waiting.values:
            self._store_waiting()
            place = self.places[node.array]
            self.waiting = _Stores(key, place, *self._first_of(place, key))
        self.waiting.values[lane] = value
        if len(self.waiting.values) == lanes:
            self._store_waiting()

    def _store_waiting(self) -> None:
        stores, self.waiting = self.waiting, None
        if stores is None:
            return
        e, place = self.e, stores.place
        lanes = ALIGNED // place.dtype.itemsize
        laid = {lane: memory.laid(e, place, value) for lane, value in stores.values.items()}
        with e.when(stores.test):
            if len(laid) == lanes:
                vector = Val(place.stored, lanes, "poison")
                for lane, value in laid.items():
                    number = e.const("i64", 0, lane)
                    text = f"insertelement {vector}, {value}, {number}"
                    vector = e.assign(place.stored, lanes, text)
                e.store(vector, e.gep(place.base, place.stored, stores.at), ALIGNED)
            else:
                for lane, value in laid.items():
                    at = e.bin("add", stores.at, e.const("i64", 0, lane))
                    e.store(value, e.gep(place.base, place.stored, at), place.align)

    def _vector(self, array: str, index: tuple[Expr, ...]) -> tuple[Key, int, int] | None:
        """Return the aligned vector of an access that needs a check, its lane there, and the number of lanes;
        None if its row may not be whole vectors, or its position is not known.
        """
        place, facts = self.places[array], self.facts
        lanes = ALIGNED // place.dtype.itemsize
        # If all registers are in use, there are none for vectors.
        joins = facts.distinct and facts.aligned and self.registers < MOST_REGISTERS
        if len(index) == 1 or not 1 < lanes <= facts.divisor or not joins:
            return None
        forms = tuple(form for part in index if (form := self.linear.form(part)) is not None)
        if (
            (array, forms) in self.proven
            or len(forms) < len(index)
            or any(part.dtype.bits != 32 for part in index)
        ):
            return None
        last = forms[-1]
        if any(isinstance(term, LoopVar) or factor % lanes for term, factor in last.terms):
            return None
        lane = last.const % lanes
        return (array, (*forms[:-1], replace(last, const=last.const - lane))), lane, lanes

    def _first_of(self, place: Place, key: Key) -> tuple[Val, Val]:
        """Return whether the first element of a vector is in bounds, and its offset."""
        index = [self._place(form) for form in key[1]]
        signed = [True] * len(index)
        return memory.inside(self.e, place, index, signed), memory.offset(self.e, place, index, signed)
