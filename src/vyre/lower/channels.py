"""Element kernels whose last axis is short, such as the channels of an image, over the other axes alone.

```
y[i, j, c] = f(i, j) * x[i, j, c]     =>     v = f(i, j)
                                             a, b = v * x[i, j, 0], v * x[i, j, 1]
                                             y[i, j, 0] = a
                                             y[i, j, 1] = b
```

Rows of three elements fill three lanes of a vector. Here the lanes are along the axis before, what is the
same for all channels is computed once, and neighbours are loaded and stored by whole vectors. All stores come
last, as no invocation may load what another one stores.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from vyre.ir.dtypes import bool_, i32
from vyre.ir.literal import literal
from vyre.ir.nodes import Assign, Expr, For, Id, If, Load, Node, Program, Region, Store, Var
from vyre.ir.walk import (
    assigned,
    evaluated,
    expressions,
    flat,
    map_expressions,
    operands,
    statements,
)
from vyre.lower.bundle import Names
from vyre.lower.form import INDEX, Block, IfAll, Let, Loop, Ref, Value, both, calc, compare, number, select
from vyre.lower.prepare import forward_ids
from vyre.lower.reshape import flattened
from vyre.passes import cse, dce
from vyre.passes.names import fresh_names, with_names

Part = Callable[[Value, Value], Block]  # the statements of the invocations from one number to before another
_MOST = 4  # channels: the stores of more neighbours are not joined
_LARGEST = 150  # expression nodes of a kernel that is worth its code twice


@dataclass(frozen=True, slots=True)
class Channels:
    """A kernel over all axes but the last, which has `count` elements."""

    program: Program
    count: int


def over_channels(program: Program, rank: int) -> Channels | None:
    """Return an element kernel over all axes but the last, if annotations say that this one is short. None
    for kernels that run over one long row anyway, and where channels may differ in their loops.
    """
    if rank < 2 or len(evaluated(program.body)) > _LARGEST:
        return None
    body = tuple(flat(forward_ids(program).body))
    start = next((at for at, node in enumerate(body) if isinstance(node, Store)), len(body))
    own = Id("gid", rank - 1)
    count = _count(program, body[start:], own)
    if not (2 <= count <= _MOST and _is_plain(body[:start], own)) or flattened(program, rank) is not None:
        return None
    names = fresh_names(program, "_k")
    shared = {node.var for node in statements(body) if isinstance(node, For)}
    own_names = sorted({name for node in statements(body) if (name := assigned(node))} - shared)
    channels = [
        _Channel(own, literal(i32, number), {name: next(names) for name in own_names})
        for number in range(count)
    ]
    before, stores = _together(body[:start], channels), list[Node]()
    for node in _together(body[start:], channels):
        assert isinstance(node, Store), "a statement after the first store"
        local = Var(next(names), node.value.dtype)
        before.append(Assign(local.name, node.value, node.span))
        stores.append(replace(node, value=local))
    return Channels(dce(cse(replace(program, body=(*before, *stores)))), count)


@dataclass(frozen=True, slots=True)
class _Channel:
    """One channel: the number in place of an id, and the names of its locals."""

    own: Id
    place: Expr
    names: Mapping[str, str]

    def of(self, node: Node) -> tuple[Node, ...]:
        return with_names(map_expressions((node,), self._put), self.names)

    def _put(self, expr: Expr) -> Expr:
        return self.place if expr == self.own else expr


def _together(body: tuple[Node, ...], channels: Sequence[_Channel]) -> list[Node]:
    """Return statements for all channels, in loops that they share."""
    out: list[Node] = []
    for node in body:
        if isinstance(node, For):
            out.append(replace(node, body=tuple(_together(node.body, channels))))
        else:
            out += [one for channel in channels for one in channel.of(node)]
    return out


def _is_plain(body: tuple[Node, ...], own: Id) -> bool:
    """True if statements only compute, in loops that are the same for all channels."""
    nodes = statements(body)
    loops = [node for node in nodes if isinstance(node, For)]
    changed = {node.name for node in nodes if isinstance(node, Assign)}
    bounds = [part for node in loops for bound in operands(node) for part in expressions(bound)]
    is_same = not any(part == own or (isinstance(part, Var) and part.name in changed) for part in bounds)
    inside = [
        inner for node in nodes if isinstance(node, If) for inner in statements(node.then + node.orelse)
    ]
    is_same = is_same and not any(isinstance(node, For) for node in inside)
    is_same = is_same and changed.isdisjoint(node.var for node in loops)
    return is_same and all(isinstance(node, Assign | If | For | Region) for node in nodes)


def _count(program: Program, ends: tuple[Node, ...], own: Id) -> int:
    """Return the elements along the last axis of what a kernel stores at its end; 0 if they are not known, or
    if it loads between.
    """
    axes = {param.name: param.axes for param in program.params}
    counts: set[str] = set()
    for place, node in enumerate(ends):
        if not isinstance(node, Store) or not axes.get(node.array) or node.index[-1] != own:
            return 0
        parts = node.index if place == 0 else operands(node)
        if any(isinstance(inner, Load) for part in parts for inner in expressions(part)):
            return 0
        counts.add(axes[node.array][-1])
    return int(*counts) if len(counts) == 1 and all(map(str.isdecimal, counts)) else 0


def by_channels(
    span: tuple[Value, Value], extent: Value, count: int, together: Part, alone: Part, fresh: Names
) -> Block:
    """Return the invocations of a span with those of all channels `together`, if the last axis has `count`,
    and the first and last ones `alone` that are not of a whole element.
    """
    (low, high), many = span, number(count)
    words = "side", "first", "last", "from", "to"
    side, first, last, begin, end = (Ref(fresh(word), INDEX) for word in words)
    whole, is_left = Ref(fresh("whole"), bool_), compare("eq", side, number(0))
    after = select(whole, calc("mul", last, many), high)
    body = (
        Let(begin.name, select(is_left, low, after)),
        Let(end.name, select(both(is_left, whole), calc("mul", first, many), high)),
        IfAll(compare("lt", begin, end), alone(begin, end)),
    )
    return (
        Let(first.name, calc("udiv", calc("add", low, number(count - 1)), many)),
        Let(last.name, calc("udiv", high, many)),
        Let(whole.name, both(compare("eq", extent, many), compare("lt", first, last))),
        IfAll(whole, together(first, last)),
        Loop(side.name, number(0), number(2), body),
    )
