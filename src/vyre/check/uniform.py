"""Uniformity: all invocations reach a statement at which they wait for each other, and equally often."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import assert_never

from vyre.analysis.divergence import Point, Sync, SyncPoint, divergence
from vyre.analysis.effects import has_grid_barrier
from vyre.analysis.level import Level
from vyre.check.scope import on_line, quoted
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Break,
    Collective,
    Cond,
    Continue,
    Declare,
    For,
    GridSync,
    Id,
    If,
    Load,
    Op,
    Program,
    Region,
    Return,
    Shape,
    Store,
    Table,
    Var,
)
from vyre.ir.problem import Problem
from vyre.ops import COLLECTIVES

MOST_LINKS = 3  # of a chain of causes, shown in one message


@dataclass(frozen=True, slots=True)
class _Need:
    """The uniformity that a waiting statement requires of control, and its wording in messages."""

    code: str
    word: str
    level: Level
    who: str
    allowed: str


def waits_are_uniform(program: Program) -> Iterator[Problem]:
    """Barriers, grid_syncs and subgroup operations that some invocations may skip or repeat."""
    for sync in divergence(program).syncs:
        node, need = sync.node, _need(sync.node)
        if program.workgroup is None and not isinstance(node, GridSync):
            continue  # not allowed in element kernels, which another rule reports
        if sync.level > need.level and not _is_misplaced(sync):
            shown = _visible(sync.causes)
            what = f"{need.word} may be reached by some {need.who} and not by others: {_story(shown)}."
            yield Problem(need.code, what, _fix(need, shown), node.span)


def grid_syncs_are_at_the_top(program: Program) -> Iterator[Problem]:
    """grid_sync inside an `if`."""
    for sync in divergence(program).syncs if has_grid_barrier(program.body) else ():
        if _is_misplaced(sync):
            what = "grid_sync() is inside an if, and may only be at the top level or in a loop."
            fix = "move it out of the if, and put the work before and after it under the condition."
            yield Problem("P072", what, fix, sync.node.span)


def _is_misplaced(sync: SyncPoint) -> bool:
    return sync.is_in_if and isinstance(sync.node, GridSync)


def _need(node: Sync) -> _Need:
    if isinstance(node, Barrier):
        allowed = "wid(), scalars, shapes and read-only arrays"
        return _Need("P070", "barrier()", Level.GROUP, "invocations of a workgroup", allowed)
    if isinstance(node, GridSync):
        allowed = "scalars, shapes and read-only arrays"
        return _Need("P071", "grid_sync()", Level.GRID, "invocations of the launch", allowed)
    row = COLLECTIVES.get(node.op)
    if row is not None and row.scope == "launch":
        allowed = "scalars, shapes and read-only arrays"
        return _Need("P071", f"{row.syntax}()", Level.GRID, "invocations of the launch", allowed)
    if row is not None and row.scope == "workgroup":
        allowed = "wid(), scalars, shapes and read-only arrays"
        return _Need("P070", f"{row.syntax}()", Level.GROUP, "invocations of a workgroup", allowed)
    word = f"{row.syntax}()" if row is not None else "the subgroup operation"
    allowed = "lid(0) // 32, wid(), scalars and shapes"
    return _Need("P073", word, Level.SUBGROUP, "invocations of a subgroup", allowed)


def _visible(causes: tuple[Point, ...]) -> list[Point]:
    """The causes that a message shows: of nested ifs and loops, only the one whose own condition differs."""
    shown = [point for point in causes if point.kind != "rest"]
    nests = {"if", "for"}
    return [a for a, b in pairwise([*shown, None]) if a and not (b and {a.kind, b.kind} <= nests)]


def _story(causes: list[Point]) -> str:
    """The chain of causes in words, without its middle if it is long."""
    links = causes if len(causes) <= MOST_LINKS + 1 else [*causes[:MOST_LINKS], causes[-1]]
    text = _told(links[0])
    for before, after in pairwise(links):
        lead = "" if before is links[0] else ", which"
        text += f"{lead} {_link(before, after)} {_told(after)}"
    return text


def _told(point: Point) -> str:
    return _word(point) + (on_line(point.span) if point.kind in ("if", "for", "jump") else "")


def _word(point: Point) -> str:
    """A point in words."""
    match point.cause:
        case None:
            return ""
        case str():
            return quoted(point.cause)
        case Var():
            return quoted(point.cause.name)
        case Id():
            return f"{quoted(point.cause.kind)[1:-1]}({point.cause.axis})"
        case Load():
            return f"an element of {quoted(point.cause.array)}"
        case Op():
            return "a part of the local id"
        case If():
            return "the if"
        case For():
            return "the loop"
        case Break() | Continue() | Return():
            return f"the {type(point.cause).__name__.lower()}"
        case Atomic():
            return "the old value of an atomic"
        case Collective():
            return "the result of a subgroup or workgroup operation"
        case Lit() | Shape() | Cond() | Table():
            return "a value"
        case Assign() | Store() | Declare() | Barrier() | GridSync() | Region():
            return "a statement"
    assert_never(point.cause)


def _link(before: Point, after: Point) -> str:
    if after.kind == "jump":
        return "is left early by" if before.kind == "for" else "comes after"
    if after.kind in ("if", "for"):
        return "is set in" if before.kind == "local" else "is in"
    return "depends on"


def _fix(need: _Need, causes: list[Point]) -> str:
    words = [_word(point) for point in causes]
    kind = causes[0].kind
    if kind == "jump":
        return f"replace {words[0]} by an if around the work, and keep {need.word} outside of it."
    if kind == "for" and len(causes) > 1 and causes[1].kind == "jump":
        return f"replace {words[1]} by an if around the work, or move {need.word} out of the loop."
    if kind == "for":
        return f"move {need.word} out of the loop, or let its bounds depend only on {need.allowed}."
    return f"move {need.word} out of the if, or let its condition depend only on {need.allowed}."
