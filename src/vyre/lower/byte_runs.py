"""Neighbours of less than a word in memory, wherever they begin, as whole words.

```
load a: u8 = image[i, j, 0]
load b: u8 = image[i, j, 1]           =>    load a, b, ..., l: u8 = image[i, j, 0]
...
load l: u8 = image[i, j + 3, 2]
```

A memory access of a GPU takes as long for a byte of each thread as for a word. The words that hold a run are
aligned, each has an element of it, and what is beside these is shifted out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import TypeAlias

from vyre.analysis.index import Form
from vyre.lower.bundle import Names
from vyre.lower.form import (
    Block,
    Claim,
    EachStrip,
    Fetch,
    IfAll,
    Let,
    Loop,
    Ref,
    Set,
    Stmt,
    Update,
    Value,
    Variable,
    While,
)
from vyre.lower.lowered import Buffer

WORD = 4  # bytes
LONGEST = 32  # bytes of a run
GAP = 3  # bytes between neighbours of a run

Row: TypeAlias = tuple[str, tuple[Form, ...]]  # a buffer, and the forms of an index without its last number


@dataclass(frozen=True, slots=True)
class _RunMember:
    """A load: its position in its block, and its distance from the start of its row."""

    position: int
    distance: int
    fetch: Fetch


def joined_runs(block: Block, buffers: Mapping[str, Buffer], fresh: Names) -> Block:
    """Return statements with one load for each run of neighbours in these buffers, which are only read."""
    inner: list[Stmt | None] = [_with_blocks(part, buffers, fresh) for part in block]
    rows: dict[Row, list[_RunMember]] = {}
    for position, statement in enumerate(inner):
        row_and_place = _place(statement, buffers) if isinstance(statement, Fetch) else None
        if row_and_place is not None and isinstance(statement, Fetch):
            rows.setdefault(row_and_place[0], []).append(_RunMember(position, row_and_place[1], statement))
    bound: dict[str, list[int]] = {}
    for at, statement in enumerate(inner):
        for name in _bound(statement):
            bound.setdefault(name, []).append(at)
    for members in rows.values():
        size = buffers[members[0].fetch.buffer].type.itemsize
        for run in _runs(members, size):
            _join(run, inner, bound, fresh)
    return tuple(statement for statement in inner if statement is not None)


def _with_blocks(statement: Stmt, buffers: Mapping[str, Buffer], fresh: Names) -> Stmt:
    match statement:
        case IfAll():
            then, orelse = (joined_runs(part, buffers, fresh) for part in (statement.then, statement.orelse))
            return replace(statement, then=then, orelse=orelse)
        case EachStrip() | Loop():
            return replace(statement, body=joined_runs(statement.body, buffers, fresh))
        case While():
            before, body, following = (
                joined_runs(part, buffers, fresh)
                for part in (statement.before, statement.body, statement.following)
            )
            return replace(statement, before=before, body=body, following=following)
    return statement


def _place(fetch: Fetch, buffers: Mapping[str, Buffer]) -> tuple[Row, int] | None:
    """Return the row of a load that is known to be inside, and its distance from the start of the row."""
    buffer = buffers.get(fetch.buffer)
    is_plain = fetch.reach == "one" and fetch.guard is None and not fetch.more and bool(fetch.proof)
    if buffer is None or not is_plain:
        return None
    *outer, last = [claim.form for claim in fetch.proof]
    size = buffer.sizes[-1] if buffer.sizes else 0
    if not size or last.terms or not outer:
        return (fetch.buffer, (*outer, last.variable)), last.const
    row = (*outer[:-1], outer[-1].variable)
    return (fetch.buffer, row), outer[-1].const * size + last.const


def _runs(members: Sequence[_RunMember], size: int) -> Iterator[list[_RunMember]]:
    """Yield the loads that take fewer words than elements."""
    run: list[_RunMember] = []
    for member in sorted(members, key=lambda load: (load.distance, load.position)):
        length = (member.distance - run[0].distance + 1) * size if run else 0
        if run and ((member.distance - run[-1].distance - 1) * size > GAP or length > LONGEST):
            yield from [run] * _pays(run, size)
            run = []
        run.append(member)
    yield from [run] * _pays(run, size)


def _pays(run: Sequence[_RunMember], size: int) -> bool:
    length = (run[-1].distance - run[0].distance + 1) * size
    return len({member.distance for member in run}) > -(-length // WORD) + 1


def _join(
    run: list[_RunMember], inner: list[Stmt | None], bound: Mapping[str, list[int]], fresh: Names
) -> None:
    """Put one load where the first of a run is, if its place is known there."""
    first, last = run[0].fetch, run[-1].fetch
    position = min(member.position for member in run)
    later = range(position, run[0].position)
    if any(at in later for part in first.index for name in _names(part) for at in bound.get(name, ())):
        return
    names: dict[int, str] = {}
    for member in run:
        if member.distance in names:
            inner[member.position] = Let(member.fetch.name, Ref(names[member.distance], first.type))
        else:
            names[member.distance] = member.fetch.name
            inner[member.position] = None
    every = range(run[0].distance, run[-1].distance + 1)
    more = tuple(names[at] if at in names else fresh("beside") for at in every[1:])
    inner[position] = replace(first, more=more, until=last.proof)


def _bound(statement: Stmt | None) -> Iterator[str]:
    """Yield the names that a statement binds or changes."""
    match statement:
        case Let() | Variable() | Set() | Update():
            yield statement.name
        case Fetch():
            yield from (statement.name, *statement.more)
        case IfAll():
            yield from (name for part in (*statement.then, *statement.orelse) for name in _bound(part))
        case EachStrip() | Loop():
            yield from (name for part in statement.body for name in _bound(part))
        case While():
            parts = (*statement.before, *statement.body, *statement.following)
            yield from (name for part in parts for name in _bound(part))


def _names(value: Value) -> Iterator[str]:
    """Yield the names that a value refers to."""
    if isinstance(value, Ref):
        yield value.name
    for part in fields(value):
        inside = getattr(value, part.name)
        for inner in inside if isinstance(inside, tuple) else (inside,):
            if is_dataclass(inner) and not isinstance(inner, Claim | Form | type):
                yield from _names(inner)  # type: ignore[arg-type]  # the parts of a value are values
