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

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from vyre.ir.dtypes import bool_, i32
from vyre.ir.literal import literal
from vyre.ir.nodes import Assign, Expr, Id, If, Load, Node, Program, Region, Store, Var
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
    for kernels that run over one long row anyway, and for those with loops, whose copies would not share what
    they load.
    """
    if rank < 2 or len(evaluated(program.body)) > _LARGEST:
        return None
    body = tuple(flat(forward_ids(program).body))
    start = next((at for at, node in enumerate(body) if isinstance(node, Store)), len(body))
    own = Id("gid", rank - 1)
    count = _count(program, body[start:], own)
    is_plain = all(isinstance(node, Assign | If | Region) for node in statements(body[:start]))
    if not (2 <= count <= _MOST and is_plain) or flattened(program, rank) is not None:
        return None
    names = fresh_names(program, "_k")
    locals_ = sorted({name for node in statements(body) if (name := assigned(node)) is not None})
    first, last = list[Node](), list[Node]()
    for channel in range(count):
        copy = map_expressions(body, partial(_put, own, literal(i32, channel)))
        copy = with_names(copy, {name: next(names) for name in locals_})
        first += copy[:start]
        for node in copy[start:]:
            assert isinstance(node, Store), "a statement after the first store"
            local = Var(next(names), node.value.dtype)
            first.append(Assign(local.name, node.value, node.span))
            last.append(replace(node, value=local))
    return Channels(dce(cse(replace(program, body=(*first, *last)))), count)


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


def _put(own: Id, channel: Expr, expr: Expr) -> Expr:
    return channel if expr == own else expr


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
