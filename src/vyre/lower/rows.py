"""Rows of the domain of an element kernel, one after the other: where each begins and ends, and its ids. They
are counted: a division, or the products of the ids of a row, would take as long as a short row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vyre.lower.form import (
    INDEX,
    Block,
    Let,
    Loop,
    Ref,
    Set,
    Stmt,
    Value,
    Variable,
    While,
    both,
    calc,
    compare,
    number,
    select,
)

Names = Callable[[str], str]
ONE, ZERO = number(1), number(0)


def counted_ids(extents: Sequence[Value], first: Value, fresh: Names) -> tuple[list[Ref], list[Stmt]]:
    """Return variables for the ids of the axes before the last, and the statements that set them to those of
    a row.
    """
    ids, out, rest = [Ref(fresh("outer"), INDEX) for _ in extents[1:]], list[Stmt](), first
    for axis in range(len(ids) - 1, 0, -1):
        above = Ref(fresh("rest"), INDEX)
        out += [Variable(ids[axis].name, INDEX), Set(ids[axis].name, calc("urem", rest, extents[axis]))]
        out.append(Let(above.name, calc("udiv", rest, extents[axis])))
        rest = above
    return ids, [*out, Variable(ids[0].name, INDEX), Set(ids[0].name, rest)]


def next_ids(ids: Sequence[Ref], extents: Sequence[Value], axis: int, by: Value, fresh: Names) -> list[Stmt]:
    """Return the statements that add to the id of an axis, which carries to those before it."""
    out: list[Stmt] = []
    for place in range(axis, 0, -1):
        following, over = Ref(fresh("following"), INDEX), Ref(fresh("carry"), INDEX)
        is_over = compare("eq", following, extents[place])
        out += [
            Let(following.name, calc("add", ids[place], by)),
            Let(over.name, select(is_over, ONE, ZERO)),
            Set(ids[place].name, select(is_over, ZERO, following)),
        ]
        by = over
    return [*out, Set(ids[0].name, calc("add", ids[0], by))]


def one_by_one(
    extents: Sequence[Value], span: tuple[Value, Value], rows: tuple[Value, Value], at: Ref,
    ids: Sequence[Ref], ends: tuple[Ref, Ref], body: Block, fresh: Names,
) -> Block:  # fmt: skip
    """Return the rows `rows` of the invocations `span`, each as a body in which `ends` are bound to where it
    begins and ends. Of two axes `at` is the row; of more, `ids` are counted, plane by plane: what depends on
    the plane alone is then computed once for its rows.
    """
    (low, high), (bottom, top), (begin, end) = span, rows, ends
    inner, left, start = extents[-1], Ref(fresh("left"), INDEX), Ref(fresh("start"), INDEX)
    before = (
        Let(start.name, calc("mul", bottom, inner)),
        Variable(begin.name, INDEX),
        Set(begin.name, calc("max", calc("sub", low, start), ZERO)),
        Variable(left.name, INDEX),
        Set(left.name, calc("sub", high, start)),
    )
    row = Let(end.name, calc("min", left, inner)), *body
    after: tuple[Set, ...] = Set(begin.name, ZERO), Set(left.name, calc("sub", left, inner))
    if not ids:
        return (*before, Loop(at.name, bottom, top, (*row, *after)))
    *_, last = ids
    more = compare("lt", ZERO, left)
    after = *after, Set(last.name, calc("add", last, ONE))
    is_row = both(compare("lt", last, extents[-2]), more)
    plane = While(fresh("rows"), is_row, row, following=after)
    onwards = next_ids(ids, extents, len(ids) - 2, ONE, fresh)
    return (*before, While(fresh("planes"), more, (plane, Set(last.name, ZERO), *onwards)))
