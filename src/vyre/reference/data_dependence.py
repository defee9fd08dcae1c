"""Finds the arrays that a Program writes at data-dependent places: one run shows little of what it never
writes.
"""

from __future__ import annotations

from typing import assert_never

from vyre.analysis.cost import reads_data
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Continue,
    Declare,
    Expr,
    For,
    GridSync,
    If,
    Name,
    Program,
    Region,
    Return,
    Store,
)


def decided_by_data(program: Program) -> frozenset[Name]:
    """Return the arrays stored to at an index or under a condition that depends on loaded elements."""
    finder = _DataDependence()
    before = -1
    while before != finder.known:  # until nothing new depends on data
        before = finder.known
        finder.block(program.body, is_decided=False)
    return frozenset(finder.arrays)


class _DataDependence:
    """The locals that depend on data, and the arrays with data-dependent stores."""

    def __init__(self) -> None:
        self.locals: set[Name] = set()
        self.arrays: set[Name] = set()
        self.leaves = False  # whether data decides which invocations continue

    @property
    def known(self) -> int:
        return len(self.locals) + len(self.arrays) + self.leaves

    def depends(self, *values: Expr) -> bool:
        return any(reads_data(value, self.locals) for value in values)

    def block(self, block: Block, *, is_decided: bool) -> None:
        for node in block:
            match node:
                case Assign():
                    if is_decided or self.depends(node.value):
                        self.locals.add(node.name)
                case Store() | Atomic():
                    if is_decided or self.leaves or self.depends(*node.index):
                        self.arrays.add(node.array)
                    if isinstance(node, Atomic) and node.target is not None:
                        self.locals.add(node.target)
                case Collective():
                    self.locals.add(node.target)
                case If():
                    inner = is_decided or self.depends(node.test)
                    self.block(node.then, is_decided=inner)
                    self.block(node.orelse, is_decided=inner)
                case For():
                    inner = is_decided or self.depends(node.start, node.stop, node.step)
                    if inner:
                        self.locals.add(node.var)
                    self.block(node.body, is_decided=inner)
                case Region():
                    self.block(node.body, is_decided=is_decided)
                case Return() | Break() | Continue():
                    self.leaves = self.leaves or is_decided
                case Declare() | Barrier() | GridSync():
                    pass
                case never:
                    assert_never(never)
