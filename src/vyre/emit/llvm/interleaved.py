"""Stores of neighbours by each lane, such as the parts of complex numbers, as whole vectors.

```
store each y[2 * k] = a          a  a0 a1 a2 a3
let ...                    =>                      y  a0 b0 a1 b1 | a2 b2 a3 b3
store each y[2 * k + 1] = b      b  b0 b1 b2 b3
```

A scatter takes as long as a store for each lane. Only values are computed between such stores, so they may
all be where the last one is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from vyre.emit.llvm.builder import Emitter
from vyre.emit.llvm.memory import (
    ApartRow,
    BufferPlace,
    laid,
    part_of,
    scatter,
    store_strip,
    store_tile,
    strided,
)
from vyre.emit.llvm.text import Val
from vyre.lower.form import Block, Let, Stmt, Write

MOST = 4  # neighbours: k take k (k - 1) shuffles


def joined(body: Block) -> Iterator[Stmt]:
    """Yield the statements of a block, with one store for neighbours."""
    run: list[Write] = []
    waiting: list[Stmt] = []
    for statement in body:
        write = statement if isinstance(statement, Write) and _is_apart(statement) else None
        is_further = write is not None and run != [] and _row(write) == _row(run[0]) and len(run) < MOST
        if run and not is_further and not isinstance(statement, Let):
            yield from _in_order(run, waiting)
            run, waiting = [], []
        if write is not None:
            run.append(write)
        if run:
            waiting.append(statement)
        else:
            yield statement
    yield from _in_order(run, waiting)


def _is_apart(write: Write) -> bool:
    """True for a store by all lanes to elements that are equally far apart."""
    return write.reach == "each" and bool(write.steps and write.proof) and not write.more


def _row(write: Write) -> tuple[object, ...]:
    *outer, last = write.proof
    return write.buffer, write.steps, write.guard, *outer, replace(last, form=last.form.variable)


def _in_order(run: Sequence[Write], waiting: Sequence[Stmt]) -> Sequence[Stmt]:
    """Return statements with one store for those of a run, if these are all elements from one lane's to the
    next lane's.
    """
    if len(run) < 2:
        return waiting
    *rows, by = run[0].steps
    first, *others = sorted(run, key=lambda statement: statement.proof[-1].form.const)
    begin = first.proof[-1].form.const
    is_dense = [statement.proof[-1].form.const - begin for statement in others] == [*range(1, len(run))]
    if not is_dense or by != (0 if any(rows) else len(run)):  # how long a row is turns out at run time
        return waiting
    values = [statement for statement in waiting if isinstance(statement, Let)]
    return [*values, replace(first, more=tuple([statement.value for statement in others]))]


def store_neighbours(e: Emitter, place: BufferPlace, row: ApartRow, far: Val, columns: Sequence[Val]) -> None:
    """Store neighbours for each lane, a vector of the lanes for each; lanes are `far` elements apart."""
    count, lanes = len(columns), columns[0].lanes
    is_tile = count & (count - 1) == 0 and count <= lanes and row.mask is None
    if far.text == str(count):
        _store_together(e, place, row, columns)
        return
    if count > MOST:
        store_tile(e, place, row.first, far, columns)
        return
    is_dense, is_apart, after = e.label("dense"), e.label("apart"), e.label("stored")
    e.branch(e.icmp("eq", far, e.like(far, count)), is_dense, is_apart)
    e.start_closed(is_dense)
    _store_together(e, place, row, columns)
    e.jump(after)
    e.start_closed(is_apart)
    if is_tile:
        store_tile(e, place, row.first, far, columns)
    for number, column in enumerate(() if is_tile else columns):
        at = e.bin("add", row.first, e.like(row.first, number))
        everybody = e.const("i1", lanes, 1)
        scatter(e, *strided(e, place, at, far, lanes), column, everybody if row.mask is None else row.mask)
    e.start(after)


def _store_together(e: Emitter, place: BufferPlace, row: ApartRow, columns: Sequence[Val]) -> None:
    lanes, count = columns[0].lanes, len(columns)
    columns = [laid(e, place, column) for column in columns]
    for part in range(count):
        vector = columns[0]
        sources = [divmod(part * lanes + at, count) for at in range(lanes)]
        order = [lane for lane, _ in sources]
        for column in range(1, count):
            order = [lanes + lane if own == column else (at if column > 1 else lane)
                     for at, (lane, own) in enumerate(sources)]  # fmt: skip
            vector = e.shuffle(vector, columns[column], order)
        at, mask, some = part_of(e, row, count, part * lanes)
        store_strip(e, place, at, vector, mask, some=some)
