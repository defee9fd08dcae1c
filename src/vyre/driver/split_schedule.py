"""In which order segments are launched: as the program's barriers stand, or as the segments themselves say.

Every barrier that is reached is followed by its segment once. So the order is known from the barriers and the
counts of the loops around them, unless a jump skips a barrier, or a count inside a loop is not known before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count

from vyre.driver.split_loops import Loop, has_sync
from vyre.driver.split_plan import Counter, Follow, Repeat, Run, Step, Steps
from vyre.ir.literal import Lit
from vyre.ir.nodes import Block, Break, Continue, For, GridSync, Node, Region, Return
from vyre.ir.walk import blocks, statements


def is_followed(body: Block, loops: Mapping[int, Loop]) -> bool:
    """Whether the next segment is known only when one has run."""
    return _skips(body, later=False, in_body=None) or _counts_inside(body, loops, inside=False)


def schedule(body: Block, loops: Mapping[int, Loop], slots: Mapping[int, int]) -> Steps:
    """The order as the barriers stand; `slots` says where the counts of loops are, by identity."""
    numbers = count(1)

    def steps(block: Block) -> Iterator[Step]:
        for node in block:
            match node:
                case GridSync():
                    yield Run(next(numbers))
                case Region():
                    yield from steps(node.body)
                case For() if has_sync(node):
                    trips = loops[id(node)].trips
                    times = trips.bits if isinstance(trips, Lit) else Counter(slots[id(node)])
                    yield Repeat(times, tuple(steps(node.body)))

    return (Run(0), *steps(body))


def followed() -> Steps:
    """The order that the segments say."""
    return (Run(0), Follow())


def _skips(block: Block, *, later: bool, in_body: bool | None) -> bool:
    """Whether a jump may skip a barrier.

    `later`: a barrier may come after the block; `in_body`: one comes after it in the body of the loop around
    it, None where that loop, if any, has no barrier.
    """
    for position, node in enumerate(block):
        ahead = any(has_sync(after) for after in block[position + 1 :])
        body = None if in_body is None else in_body or ahead
        match node:
            case For() if has_sync(node):
                found = _skips(node.body, later=True, in_body=False)
            case Region() if has_sync(node):
                found = _skips(node.body, later=later or ahead, in_body=body)
            case _:
                returns = any(isinstance(inner, Return) for inner in statements((node,)))
                found = (returns and (later or ahead)) or _jumps_over(node, body)
        if found:
            return True
    return False


def _jumps_over(node: Node, in_body: bool | None) -> bool:
    """Whether a break or continue of the loop around a statement skips a barrier of that loop."""
    if in_body is None:
        return False
    jumps = {type(jump) for jump in _own_jumps(node)}
    return Break in jumps or (in_body and Continue in jumps)


def _own_jumps(node: Node) -> Iterator[Node]:
    """The breaks and continues in a statement that belong to a loop around it."""
    if isinstance(node, Break | Continue):
        yield node
    if not isinstance(node, For):
        for block in blocks(node):
            for inner in block:
                yield from _own_jumps(inner)


def _counts_inside(block: Block, loops: Mapping[int, Loop], *, inside: bool) -> bool:
    """Whether a loop with a count that is not a literal lies inside another; barriers are in both."""
    for node in block:
        if not has_sync(node):
            continue
        if isinstance(node, For) and inside and not isinstance(loops[id(node)].trips, Lit):
            return True
        deeper = inside or isinstance(node, For)
        if any(_counts_inside(inner, loops, inside=deeper) for inner in blocks(node)):
            return True
    return False
