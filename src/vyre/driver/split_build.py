"""Segments from the cut code of a body: what they keep for each other is put away and taken out again.

A segment's body is: the arrays it declares, the locals it makes anew, the values it takes out, and then the
code, at whose barriers it puts values away and ends.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass

from vyre.check import Level
from vyre.check.scope import arrays
from vyre.driver.split_control import Control
from vyre.driver.split_flow import Flow, flow, live, mentions
from vyre.driver.split_keep import Keep, Kept, Places, keep
from vyre.driver.split_loops import Fresh, Loop
from vyre.driver.split_remake import Remade, remade, without
from vyre.driver.split_tidy import tidied
from vyre.ir.dtypes import DType
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Block,
    Collective,
    Declare,
    For,
    GridSync,
    Name,
    Node,
    Program,
    Region,
    Return,
)
from vyre.ir.walk import assigned, rewrite_block, statements


@dataclass(frozen=True, slots=True)
class Cuts:
    """The code between barriers, and the segment that follows each barrier, by its identity."""

    codes: tuple[Block, ...]
    following: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Builder:
    """What all segments are made from.

    `things` is everything that may have to wait between segments; `live` is what does, before each segment;
    `declared` has the declared arrays.
    """

    cuts: Cuts
    flows: tuple[Flow, ...]
    live: Sequence[Set[Name]]
    remade: Remade
    keep: Keep
    things: Mapping[Name, Kept]
    declared: Mapping[Name, Declare]
    control: Control | None

    def body(self, position: int) -> Block:
        """The body of a segment."""
        loaded = self.loaded(position)
        fill = [*self.keep.load(loaded)] if position else [*self.unset(loaded)]
        code = self.ended(position)
        hoisted = {name for name in loaded if name in self.declared} | _declared_twice(code)
        code = rewrite_block(code, lambda node: self.undeclared(node, hoisted))
        start = self.control.start() if self.control else ()
        return tidied(self.with_arrays(self.made_anew((*start, *fill, *code))))

    def loaded(self, position: int) -> list[Name]:
        """What a segment takes out: all that it reads, and in any case all of what changes places."""
        needed = self.flows[position].loaded(self.live)
        swapped = {name for name in self.live[position] if self.keep.is_swapped(name)}
        return [name for name in self.things if name in needed | swapped]

    def unset(self, names: Sequence[Name]) -> Iterator[Node]:
        """Values for what the first segment sets on all paths that are taken, if not on all there are."""
        for name in names:
            if name not in self.declared:
                yield Assign(name, Lit(self.things[name].dtype, 0))

    def ended(self, position: int) -> Block:
        """The code of a segment, putting values away at its barriers and ending there."""
        changed = self.flows[position].changed

        def at(node: Node) -> Block:
            if not isinstance(node, GridSync):
                return (node,)
            after = self.cuts.following[id(node)]
            names = [name for name in self.keep.seats if name in self.live[after]]
            note = self.control.at_barrier(after) if self.control else ()
            return (*self.keep.save(names, changed=changed, note=note), Return())

        return rewrite_block(self.cuts.codes[position], at)

    def undeclared(self, node: Node, hoisted: Set[Name]) -> Block:
        """A statement without declarations that come before the code: all shared ones do."""
        match node:
            case Declare(space="shared") | Region(body=()):
                return ()
            case Declare() if node.name in hoisted:
                return (self.keep.cleared(node),)
            case _:
                return (node,)

    def made_anew(self, body: Block) -> Block:
        """The body after locals that it reads unset, or sets more than once: each is set once before it."""
        names = self.remade.values.keys()
        count = Tally(assigned(node) for node in statements(body))
        wanted = {name for name in names if count[name] > 1} | flow(body, names, {}).needed
        first = self.remade.needed_by(wanted)
        return (*first, *without(body, {node.name for node in first}))

    def with_arrays(self, body: Block) -> Block:
        """The body after declarations of the arrays that it uses and does not declare."""
        own = {node.name for node in statements(body) if isinstance(node, Declare)}
        used = {name for node in statements(body) for name in mentions(node)} - own
        return (*(node for name, node in self.declared.items() if name in used), *body)


def builder(
    program: Program, cuts: Cuts, *, around: Sequence[Loop], levels: Mapping[Name, Level],
    where: Places, control: Control | None, fresh: Fresh,
) -> Builder:  # fmt: skip
    """The builder of a program's segments: which values wait between them, and where."""
    bounds = [node for loop in around for node in loop.bounds]
    anew = remade(program, where.values, bounds)
    things = {
        thing.name: thing for thing in _things(program, around, levels) if thing.name not in anew.values
    }
    flows = tuple([flow(code, things.keys(), cuts.following) for code in cuts.codes])
    waiting = live(flows)
    names = set[Name]().union(*waiting[1:])
    kept = keep([thing for name, thing in things.items() if name in names], where, fresh)
    declared = {node.name: node for node in statements(program.body) if isinstance(node, Declare)}
    return Builder(cuts, flows, waiting, anew, kept, things, declared, control)


def _things(program: Program, around: Sequence[Loop], levels: Mapping[Name, Level]) -> Iterator[Kept]:
    """The locals and private arrays in the order of the text, then those that loops around barriers need."""
    elements = {name: array.dtype for name, array in arrays(program).items()}
    for node in statements(program.body):
        name = assigned(node)
        if name is not None:
            yield Kept(name, _dtype(node, elements), levels[name])
        if isinstance(node, Declare) and node.space == "local":
            yield Kept(node.name, node.dtype, Level.LANE, node)
    for loop in around:
        yield Kept(loop.turn.name, loop.turn.dtype, Level.GRID)
        for bound in loop.bounds:
            yield Kept(bound.name, bound.value.dtype, Level.GRID)


def _dtype(node: Node, elements: Mapping[Name, DType]) -> DType:
    """The dtype of the local that a statement sets."""
    match node:
        case Assign():
            return node.value.dtype
        case For():
            return node.start.dtype
        case Collective():
            return node.dtype
        case _:
            assert isinstance(node, Atomic), "nothing else sets a local"
            return elements[node.array]


def _declared_twice(code: Block) -> set[Name]:
    count = Tally(node.name for node in statements(code) if isinstance(node, Declare))
    return {name for name in count if count[name] > 1}
