"""Stores of neighbours, made after what is loaded between them.

```
y[2 * k] = a * c[k] - b * s[k]              v = a * c[k] - b * s[k]
y[2 * k + 1] = a * s[k] + b * c[k]    =>    w = a * s[k] + b * c[k]
                                            y[2 * k] = v
                                            y[2 * k + 1] = w
```

Side by side they are whole vectors, where each alone is a store for every lane, and c[k] and s[k] are loaded
once. This is another program where arrays overlap, which is tested before it runs.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from vyre.ir.literal import Lit
from vyre.ir.nodes import Assign, Block, Expr, Load, Node, Program, Store, Var
from vyre.ir.walk import blocks, evaluated_by, expressions, statements, with_blocks
from vyre.lower.layout import Linear
from vyre.passes import cse
from vyre.passes.names import fresh_names


@dataclass(frozen=True, slots=True)
class LateStores:
    """A program with late stores, and the arrays that may not overlap: one stored, one loaded."""

    program: Program
    apart: tuple[tuple[str, str], ...]


def late_stores(program: Program, linear: Linear) -> LateStores | None:
    """Return a program with stores of neighbours side by side; None if no others are to be had."""
    if max(_scattered(program.body, linear).values(), default=0) < 2:
        return None
    order = _StoreOrder(program, linear)
    body = order.block(program.body)
    return LateStores(cse(replace(program, body=body)), tuple(sorted(order.apart))) if order.apart else None


def _scattered(body: Block, linear: Linear) -> Counter[str]:
    """Count the stores to each array that are not of neighbours along the lanes."""

    def is_scattered(node: Store) -> bool:
        steps = [0 if form is None else form.of(linear.lane) for form in map(linear.form, node.index)]
        return any(steps[:-1]) or steps[-1] > 1

    return Counter(node.array for node in statements(body) if isinstance(node, Store) and is_scattered(node))


@dataclass
class _StoreRun:
    """Statements without control: as they are, and with the stores last."""

    nodes: list[Node] = field(default_factory=list)
    before: list[Node] = field(default_factory=list)
    stores: list[Store] = field(default_factory=list)
    read: set[str] = field(default_factory=set)  # by the indices of the stores
    apart: set[tuple[str, str]] = field(default_factory=set)


class _StoreOrder:
    """The order of the stores of one program."""

    def __init__(self, program: Program, linear: Linear) -> None:
        self.linear = linear
        self.arrays = {param.name for param in program.params if param.is_array}
        self.names = fresh_names(program, "_s")
        self.apart: set[tuple[str, str]] = set()

    def block(self, body: Block) -> Block:
        out: list[Node] = []
        run = _StoreRun()
        for node in body:
            if not self._joins(run, node):
                out += self._ended(run)
                run = _StoreRun()
            if self._joins(run, node):
                self._add(run, node)
            else:
                out.append(with_blocks(node, tuple(map(self.block, blocks(node)))))
        return (*out, *self._ended(run))

    def _joins(self, run: _StoreRun, node: Node) -> bool:
        """True if a statement means the same before the stores of a run."""
        if not isinstance(node, Assign | Store):
            return False
        stored = {store.array for store in run.stores}
        if any(isinstance(part, Load) and part.array in stored for part in evaluated_by(node)):
            return False
        if isinstance(node, Assign):
            return node.name not in run.read
        parts = [part for index in node.index for part in expressions(index)]
        return node.array in self.arrays and not any(isinstance(part, Load) for part in parts)

    def _add(self, run: _StoreRun, node: Node) -> None:
        loaded = {part.array for part in evaluated_by(node) if isinstance(part, Load)} & self.arrays
        run.apart |= {(store.array, name) for store in run.stores for name in loaded}
        run.nodes.append(node)
        if not isinstance(node, Store):
            run.before.append(node)
            return
        value: Expr = node.value
        if not isinstance(value, Lit):
            value = Var(next(self.names), value.dtype)
            run.before.append(Assign(value.name, node.value, node.span))
        run.stores.append(replace(node, value=value))
        parts = [part for index in node.index for part in expressions(index)]
        run.read |= {part.name for part in parts if isinstance(part, Var)}

    def _ended(self, run: _StoreRun) -> list[Node]:
        several = max(_scattered(tuple(run.stores), self.linear).values(), default=0) > 1
        if not (several and run.apart):
            return run.nodes
        self.apart |= run.apart
        return [*run.before, *run.stores]
