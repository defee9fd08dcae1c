"""Uniformity: all invocations reach a statement at which they wait for each other, and equally often."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from vyre.check.level import Level
from vyre.check.levels import Point, Sync, levels
from vyre.check.scope import on_line
from vyre.ir.nodes import Barrier, Block, GridSync, If, Program
from vyre.ir.problem import Problem
from vyre.ir.walk import blocks
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
    misplaced = {id(node) for node in _grid_syncs_in_ifs(program.body, inside=False)}
    for node, level, causes in levels(program).syncs:
        if program.workgroup is None and not isinstance(node, GridSync):
            continue  # not allowed in element kernels, which another rule reports
        need = _need(node)
        if level > need.level and id(node) not in misplaced:
            shown = _visible(causes)
            what = f"{need.word} may be reached by some {need.who} and not by others: {_story(shown)}."
            yield Problem(need.code, what, _fix(need, shown), node.span)


def grid_syncs_are_at_the_top(program: Program) -> Iterator[Problem]:
    """grid_sync inside an `if`."""
    for node in _grid_syncs_in_ifs(program.body, inside=False):
        what = "grid_sync() is inside an if, and may only be at the top level or in a loop."
        fix = "move it out of the if, and put the work before and after it under the condition."
        yield Problem("P072", what, fix, node.span)


def _grid_syncs_in_ifs(block: Block, *, inside: bool) -> Iterator[GridSync]:
    for node in block:
        if isinstance(node, GridSync) and inside:
            yield node
        for inner in blocks(node):
            yield from _grid_syncs_in_ifs(inner, inside=inside or isinstance(node, If))


def _need(node: Sync) -> _Need:
    if isinstance(node, Barrier):
        allowed = "wid(), scalars, shapes and read-only arrays"
        return _Need("P070", "barrier()", Level.GROUP, "invocations of a workgroup", allowed)
    if isinstance(node, GridSync):
        allowed = "scalars, shapes and read-only arrays"
        return _Need("P071", "grid_sync()", Level.GRID, "invocations of the launch", allowed)
    word = f"{COLLECTIVES[node.op].syntax}()" if node.op in COLLECTIVES else "the subgroup operation"
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
    return point.word + on_line(point.span) if point.kind in ("if", "for", "jump") else point.word


def _link(before: Point, after: Point) -> str:
    if after.kind == "jump":
        return "is left early by" if before.kind == "for" else "comes after"
    if after.kind in ("if", "for"):
        return "is set in" if before.kind == "local" else "is in"
    return "depends on"


def _fix(need: _Need, causes: list[Point]) -> str:
    kind = causes[0].kind
    if kind == "jump":
        return f"replace {causes[0].word} by an if around the work, and keep {need.word} outside of it."
    if kind == "for" and len(causes) > 1 and causes[1].kind == "jump":
        return f"replace {causes[1].word} by an if around the work, or move {need.word} out of the loop."
    if kind == "for":
        return f"move {need.word} out of the loop, or let its bounds depend only on {need.allowed}."
    return f"move {need.word} out of the if, or let its condition depend only on {need.allowed}."
