"""Finds assignments that may write every lane regardless of the mask: those of locals dead outside a block.

An inactive lane keeps its local because it may read it again. If a block assigns a local before anything in
the block uses it, and nothing outside of the block does, an inactive lane never reads it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from vyre.ir.nodes import Assign, Block, For, Node, Program, Region, Var
from vyre.ir.walk import assigned, blocks, expressions, operands

Path = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Use:
    """A read of a local, or its assignment by a node, in the block of this path."""

    name: str
    path: Path
    node: Node | None = None


def scratch_writes(program: Program) -> frozenset[int]:
    """Return the identities of the assignments that may ignore the mask."""
    uses: dict[str, list[_Use]] = {}
    for use in _Walk().block(program.body, ()):
        uses.setdefault(use.name, []).append(use)
    return frozenset(number for found in uses.values() for number in _writes(found))


def _writes(uses: list[_Use]) -> Iterator[int]:
    """Yield the assignments of one local in the block that holds all its uses, if the block begins
    with one.
    """
    scope = _common([use.path for use in uses])
    if uses[0].path != scope or not isinstance(uses[0].node, Assign):
        return
    deeper = {id(use.node) for use in uses if use.path != scope}  # one node may occur in several places
    for use in uses:
        if isinstance(use.node, Assign) and id(use.node) not in deeper:
            yield id(use.node)


def _common(paths: list[Path]) -> Path:
    first, last = min(paths), max(paths)  # in the order of tuples all others lie between
    length = 0
    while length < min(len(first), len(last)) and first[length] == last[length]:
        length += 1
    return first[:length]


class _Walk:
    """Uses in program order; regions are not blocks of their own."""

    def __init__(self) -> None:
        self._count = 0

    def block(self, nodes: Block, path: Path) -> Iterator[_Use]:
        for node in nodes:
            for operand in operands(node):
                for part in expressions(operand):
                    if isinstance(part, Var):
                        yield _Use(part.name, path)
            name = assigned(node)
            if name is not None and not isinstance(node, For):
                yield _Use(name, path, node)
            if isinstance(node, Region):
                yield from self.block(node.body, path)
                continue
            for inner in blocks(node):
                self._count += 1
                within = (*path, self._count)
                if isinstance(node, For):
                    yield _Use(node.var, within, node)
                yield from self.block(inner, within)
