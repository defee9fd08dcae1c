"""Loops whose iterations wait for the element that the one before stored, which is kept in a vector.

A comparison and a choice of integers take two cycles, and LLVM makes branches of them in such loops: 420,000
cells of two strings' alignment take 1.9 ms so, and 0.41 with vectors.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from vyre.emit.llvm.text import Val
from vyre.emit.llvm.values import SINGLE, Result, Values
from vyre.lower import chains
from vyre.lower.form import Block, Fetch, Let, Ref, Set, Stmt, While, Write
from vyre.lower.lowered import refs

COPIES = 4  # of a body: the instructions that count take as long as the chain


@dataclass(frozen=True, slots=True)
class Link:
    """A chain and the slot of the vector that holds what the iteration before stored."""

    chain: chains.Chain
    slot: Val


def begun(values: Values, loop: While, load: Callable[[Fetch], Result]) -> Link | None:
    """Return the link of a loop that has a chain, before which the element is loaded that the first iteration
    waits for, if there is one.
    """
    e, chain = values.e, None
    if not values.lanes and not loop.before and e.has_avx512:
        chain = chains.chain_of(loop)
    if chain is None:
        return None
    needed = {ref.name for part in chain.load.index for ref in refs(part)}
    changed = {statement.name for statement in loop.body if isinstance(statement, Let | Set | Fetch)}
    if not needed <= values.names.keys() | values.slots.keys() or needed & changed:
        return None
    name, slot = chain.load.name, e.alloca(f"<{SINGLE} x i32>")
    with e.when(values.scalar(loop.test)):
        values.bind(name, load(chain.load))
        e.store(values.in_vector(Ref(name, chain.load.type)), slot, 16)
    return Link(chain, slot)


def body(values: Values, block: Block, link: Link, statement: Callable[[Stmt], None]) -> None:
    """Print the body of a loop with a link."""
    e, outer = values.e, values.waiting
    values.waiting, before = link.chain.names, e.load("i32", SINGLE, link.slot, 16)
    for part in block:
        if part is link.chain.load:
            values.bind(link.chain.load.name, values.out_of_vector(before))
        else:
            statement(part)
        if isinstance(part, Write):
            e.store(values.in_vector(part.value), link.slot, 16)
    values.waiting = outer
