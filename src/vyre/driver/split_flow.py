"""Which locals and private arrays a segment needs from before, and which those after it need.

One walk forwards suffices for a segment: what a path has set stays set, so what holds where a loop is entered
holds in all its iterations. What must be handed on then follows by going around until nothing changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field

from vyre.check.trips import trip_count
from vyre.ir.nodes import (
    Atomic,
    Block,
    Break,
    Continue,
    Declare,
    For,
    GridSync,
    If,
    Load,
    Name,
    Node,
    Region,
    Return,
    Store,
    Var,
)
from vyre.ir.walk import assigned, expressions, operands, statements

State = frozenset[Name] | None  # what is set on every path to here; None where no path leads


@dataclass(frozen=True, slots=True)
class Flow:
    """What a segment's code reads before setting it, what it may change, and what is set at each barrier."""

    needed: Set[Name]
    changed: Set[Name]
    ends: Mapping[int, frozenset[Name]]  # by the number of the segment that follows the barrier

    def loaded(self, live: Sequence[Set[Name]]) -> set[Name]:
        """What it must have from the start: to compute with, or to hand on where it may have changed."""
        handed = [(live[after] & self.changed) - done for after, done in self.ends.items()]
        return set(self.needed).union(*handed)


def flow(code: Block, tracked: Set[Name], following: Mapping[int, int]) -> Flow:
    """The flow of names through a segment; `following` is the segment after each barrier, by identity."""
    walk = _Walk(tracked, following)
    walk.block(code, frozenset())
    changed = {name for node in statements(code) for name in _changes(node)}
    return Flow(frozenset(walk.needed), frozenset(changed & tracked), walk.ends)


def live(flows: Sequence[Flow]) -> list[set[Name]]:
    """What each segment, or one after it, reads of what was set before it."""
    found = [set(flow.needed) for flow in flows]
    growing = True
    while growing:
        growing = False
        for flow, names in zip(flows, found, strict=True):
            more = set().union(*(found[after] - done for after, done in flow.ends.items())) - names
            names |= more
            growing = growing or bool(more)
    return found


def mentions(node: Node) -> Iterator[Name]:
    """The locals and arrays that a statement itself reads, or changes in part."""
    if isinstance(node, Store | Atomic):
        yield node.array
    for operand in operands(node):
        for expr in expressions(operand):
            if isinstance(expr, Var):
                yield expr.name
            elif isinstance(expr, Load):
                yield expr.array


def _changes(node: Node) -> Iterator[Name]:
    if isinstance(node, Store | Atomic):
        yield node.array
    name = node.name if isinstance(node, Declare) else assigned(node)
    if name is not None:
        yield name


def _meet(a: State, b: State) -> State:
    if a is None or b is None:
        return b if a is None else a
    return a & b


@dataclass(slots=True)
class _Walk:
    """The walk: what was found, and the states in which the open loops are left: [by break, by continue]."""

    tracked: Set[Name]
    following: Mapping[int, int]
    needed: set[Name] = field(default_factory=set)
    ends: dict[int, frozenset[Name]] = field(default_factory=dict)
    exits: list[list[State]] = field(default_factory=list)

    def block(self, block: Block, state: State) -> State:
        for node in block:
            if state is None:
                return None
            self.needed.update(n for n in mentions(node) if n in self.tracked and n not in state)
            state = self.statement(node, state)
        return state

    def statement(self, node: Node, state: frozenset[Name]) -> State:
        match node:
            case If():
                return _meet(self.block(node.then, state), self.block(node.orelse, state))
            case For():
                return self.loop(node, state)
            case Region():
                return self.block(node.body, state)
            case Break() | Continue():
                at = 0 if isinstance(node, Break) else 1
                self.exits[-1][at] = _meet(self.exits[-1][at], state)
                return None
            case Return():
                return None
            case GridSync():
                after = self.following[id(node)]
                self.ends[after] = self.ends.get(after, state) & state
                return None
            case _:
                name = node.name if isinstance(node, Declare) else assigned(node)
                return state if name is None else state | {name}

    def loop(self, node: For, state: frozenset[Name]) -> State:
        self.exits.append([None, None])
        end = self.block(node.body, state | {node.var})
        broken, continued = self.exits.pop()
        done = _meet(end, continued)
        if not trip_count(node):  # unknown, or known to be none
            done = _meet(done, state)
        return _meet(done, broken)
