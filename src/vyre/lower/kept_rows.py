"""Rows that several loops of a group kernel access stay in registers between these.

```
for j in range(lid(), n, 256):              v0 = x[wid(), lid()]
    total += x[wid(), j]                    v1 = x[wid(), lid() + 256]
...                                   =>    if lid() < n: total += v0
for j in range(lid(), n, 256):              if lid() + 256 < n: total += v1
    y[wid(), j] = x[wid(), j] / total       ...
```

The loops are written out as often as the longest row of the launch requires, so that all its loads are on
their way before the first is needed. Iterations that every row of the launch has need no test. What is
computed, and in which order, stays as it is. A row that is stored and loaded by the same invocations, and by
no others, stays likewise, and is stored once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from itertools import count, pairwise
from math import ceil, prod
from typing import TypeAlias

from vyre.analysis.index import Form, Index, LoopVar
from vyre.ir.dtypes import i32
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Block,
    Cond,
    Expr,
    For,
    Id,
    If,
    Load,
    Name,
    Node,
    Program,
    Region,
    Return,
    Shape,
    Store,
    Var,
    false,
)
from vyre.ir.walk import (
    assigned,
    children,
    evaluated,
    expressions,
    flat,
    map_expressions,
    operands,
    rewrite,
    rewrite_block,
    statements,
)
from vyre.ops import build

MOST_KEPT = 32  # registers of a thread: with twice as many, half as many threads fit a processor
FEW_KEPT = 16  # with what is loaded early although one loop alone loads it
LARGEST = 8_000  # expression nodes of loops written out: compiling takes a second

Key: TypeAlias = tuple[Name, tuple[Form, ...]]  # of an access: the array and the forms of its index
Turns: TypeAlias = tuple[Form, Form, int]  # of a loop: its start, less than a step from 0, its stop and step


@dataclass(frozen=True, slots=True)
class _RowLoop:
    """A loop along rows: how many iterations it skips, the most that there are with these, its loads from
    arrays that are only read, and its accesses to others.
    """

    node: For
    turns: Turns
    skipped: int
    trips: int
    loads: Mapping[Key, Load]
    others: Set[Key]


def kept_rows(program: Program, lengths: range) -> Program:
    """Return a group kernel whose rows stay in registers. No array that it writes overlaps another one. The
    last of several axes has one of these lengths, the same in all arrays; none if that is not known.
    """
    changed = _KeptRows(program, lengths).changed()
    if not changed:
        return program

    def change(node: Node) -> Block:
        return changed.get(node.var, (node,)) if isinstance(node, For) else (node,)

    return replace(program, body=rewrite_block(program.body, change))


class _KeptRows:
    """The loops of a program along rows."""

    def __init__(self, program: Program, lengths: range) -> None:
        self.program, self.lengths = program, lengths
        self.index = Index.of(program)
        self.arrays = {param.name: param for param in program.params if param.is_array}
        taken = {assigned(node) for node in statements(program.body)}
        taken |= {param.name for param in program.params}
        self.names = (name for number in count() if (name := f"row_{number}") not in taken)

    def changed(self) -> dict[Name, Block]:
        """Return the replacements of loops, by their variables."""
        together: dict[Turns, list[_RowLoop]] = {}
        for node in flat(self.program.body):
            loop = self._loop(node) if isinstance(node, For) else None
            if loop is not None:
                together.setdefault(loop.turns, []).append(loop)
        replaced: dict[Name, Block] = {}
        for loops in together.values():
            replaced |= self._written_out(loops)
        return replaced

    # Loops and their accesses

    def _loop(self, node: For) -> _RowLoop | None:
        """Return a loop that all invocations run; None if its iterations may be many."""
        is_plain = all(
            isinstance(statement, Assign | Store | If | Region) for statement in statements(node.body)
        )
        if node.var not in self.index.steady or node.start.dtype != i32 or not is_plain:
            return None
        start, stop, step = (self.index.form(part) for part in (node.start, node.stop, node.step))
        if start is None or stop is None or step is None or step.terms or step.const <= 0:
            return None
        limit = self._limit(stop)[1]
        is_inside = start.const >= 0 and all(isinstance(term, Id) and by > 0 for term, by in start.terms)
        if limit is None or not is_inside:
            return None
        skipped, const = divmod(start.const, step.const)
        loads: dict[Key, Load] = {}
        others: set[Key] = set()
        own = {name for statement in statements(node.body) if (name := assigned(statement)) is not None}
        for access in _accesses(node.body):
            key = self._key(access, node.var)
            if key is not None and self.arrays[access.array].access != "in":
                others.add(key)
            elif key is not None and isinstance(access, Load) and not own & _names(access):
                loads.setdefault(key, access)
        turns = (replace(start, const=const), stop, step.const)
        return _RowLoop(node, turns, skipped, ceil(limit / step.const), loads, others)

    def _limit(self, stop: Form) -> tuple[int, int | None]:
        """Return the least and the most that the stop of a loop may be; None if there is no bound."""
        if not stop.terms:
            return stop.const, max(stop.const, 0)
        (term, factor), *more = stop.terms
        if not self.lengths or more or factor != 1 or stop.const > 0 or not isinstance(term, Shape):
            return 0, None
        rank = self.arrays[term.array].rank if term.array in self.arrays else 0
        is_row = rank > 1 and term.axis == rank - 1
        return (self.lengths[0] + stop.const, self.lengths[-1]) if is_row else (0, None)

    def _key(self, access: Load | Store, var: Name) -> Key | None:
        """Return what a loop accesses, whatever its variable is called; None if that is not known."""
        if access.array not in self.arrays:
            return None
        forms: list[Form] = []
        for part in access.index:
            form = self.index.form(part)
            if form is None or part.dtype.bits != 32 or any(name != var for name, _ in form.loops):
                return None
            terms = ((LoopVar("") if isinstance(term, LoopVar) else term, by) for term, by in form.terms)
            forms.append(replace(form, terms=tuple(terms)))
        return access.array, tuple(forms)

    def _handed_on(self, loops: Sequence[_RowLoop]) -> Iterator[Key]:
        """Yield the rows that one of these loops stores and later ones load: each element is an invocation's
        own, and nothing else accesses the array.
        """
        group, (start, _, step) = self.program.workgroup or (), loops[0].turns
        is_own = [by for term, by in start.terms if isinstance(term, Id) and term.kind == "lid"] == [1]
        if not is_own or len(start.terms) > 1 or max(group) != prod(group) or step < prod(group):
            return
        if any(isinstance(node, Return | Atomic) for node in statements(self.program.body)):
            return
        inside = {id(access) for loop in loops for access in _accesses(loop.node.body)}
        for key in dict.fromkeys(key for loop in loops for key in loop.others):
            users = [loop for loop in loops if key in loop.others]
            accesses = [access for access in _accesses(self.program.body) if access.array == key[0]]
            moves = any(form.loops for form in key[1])
            is_alone = all(id(access) in inside and _is_signed(access) for access in accesses)
            is_whole = len({loop.skipped for loop in users}) == 1
            if not (is_alone and moves and is_whole) or len(users) < 2:
                continue
            if all(self._is_stored(key, loop, is_first=loop is users[0]) for loop in users):
                yield key

    def _is_stored(self, key: Key, loop: _RowLoop, *, is_first: bool) -> bool:
        """True if all accesses of a loop to an array are at the key, and its stores in all iterations; of the
        first loop, before any load.
        """
        known: set[Name] = set()
        for node in flat(loop.node.body):
            accesses = [access for access in _accesses((node,)) if access.array == key[0]]
            if any(self._key(access, loop.node.var) != key for access in accesses):
                return False
            if isinstance(node, If) and any(isinstance(access, Store) for access in accesses):
                return False
            if is_first and key[0] not in known and any(isinstance(access, Load) for access in accesses):
                return False
            known |= {node.array} if isinstance(node, Store) else set()
        return not is_first or key[0] in known

    def _stores(self, loop: _RowLoop, key: Key) -> bool:
        accesses = _accesses(loop.node.body)
        return any(
            isinstance(access, Store) and self._key(access, loop.node.var) == key for access in accesses
        )

    # Writing out

    def _written_out(self, loops: list[_RowLoop]) -> dict[Name, Block]:
        """Return the replacements of loops with the same iterations."""
        handed = list(self._handed_on(loops)) if len(loops) > 1 else []
        spans: dict[Key, tuple[int, int]] = {}  # the first and the last loop
        for at, loop in enumerate(loops):
            for key in (*loop.loads, *(key for key in handed if key in loop.others)):
                spans[key] = spans.get(key, (at, at))[0], at
        several = {key: span for key, span in spans.items() if span[0] < span[1]}
        used = sorted({at for span in several.values() for at in span})
        if not used or not self._fits(several, loops, MOST_KEPT):
            return {}
        early = {
            key: (used[0], at)
            for key, (at, last) in spans.items()
            if at == last and at in used and key in self._early(loops[at], loops[used[0]])
        }
        if self._fits(several | early, loops, FEW_KEPT):
            several |= early
        return self._copies(loops, several, handed)

    def _fits(self, spans: Mapping[Key, tuple[int, int]], loops: Sequence[_RowLoop], most: int) -> bool:
        """True if the loops are not too long, and what stays between two of them fits `most` registers."""
        trips = loops[0].trips
        users = {at for span in spans.values() for at in span}
        size = sum(1 for at in users for _ in evaluated(loops[at].node.body))
        words = [
            sum(
                max(1, self.arrays[key[0]].dtype.itemsize // 4)
                for key, (first, last) in spans.items()
                if first <= before and after <= last
            )
            for before, after in pairwise(range(len(loops)))
        ]
        return 0 < trips * max(words) <= most and trips * size <= LARGEST

    def _early(self, loop: _RowLoop, first: _RowLoop) -> set[Key]:
        """Return what every iteration of a loop loads, at places that are known before the first loop."""
        known = {param.name for param in self.program.params}
        for node in flat(self.program.body):
            if node is first.node:
                break
            known |= {name for statement in statements((node,)) if (name := assigned(statement)) is not None}
        always = {id(load) for node in flat(loop.node.body) for load in _always(node)}
        return {
            key
            for key, load in loop.loads.items()
            if id(load) in always and _names(load) <= known | {loop.node.var}
        }

    def _copies(
        self, loops: list[_RowLoop], spans: Mapping[Key, tuple[int, int]], handed: Sequence[Key]
    ) -> dict[Name, Block]:
        users = sorted({at for span in spans.values() for at in span})
        users = [at for at in range(len(loops)) if at in users or spans.keys() & _keys(loops[at])]
        first = loops[users[0]]
        node, step = first.node, first.turns[2]
        base, stop = Var(next(self.names), i32), Var(next(self.names), i32)
        before: list[Node] = [Assign(base.name, node.start), Assign(stop.name, node.stop)]
        places: list[Expr] = []
        for turn in range(first.trips):
            place: Expr = build.add(base, literal(i32, (turn - first.skipped) * step))
            if not self._is_inside(first.turns, turn):
                # A local of two values is no index that all invocations must have inside of an array.
                local = Var(next(self.names), i32)
                before += [
                    Assign(local.name, stop),
                    If(build.lt(place, stop), (Assign(local.name, place),)),
                ]
                place = local
            places.append(place)
        kept = [{key: Var(next(self.names), self.arrays[key[0]].dtype) for key in spans} for _ in places]
        # The last loop that stores a row: later ones may only load it.
        stored = {key: max(at for at in users if self._stores(loops[at], key)) for key in handed}
        before += [Assign(values[key].name, Lit(values[key].dtype, 0)) for values in kept for key in handed]
        replaced: dict[Name, Block] = {}
        for at in users:
            loop, copies = loops[at], before if at == users[0] else []
            for place, values in zip(places, kept, strict=True):
                for key, local in values.items():
                    if spans[key][0] == at and key not in handed:
                        source = next(loop for loop in loops if key in loop.loads)
                        load = rewrite(source.loads[key], _placing(source.node.var, place))
                        copies.append(Assign(local.name, load))
            lasts = {key for key in handed if at == stored[key]}
            for turn in range(loop.skipped, loop.trips):
                body = self._copy(loop.node, places[turn], kept[turn], lasts)
                is_always = self._is_inside(loop.turns, turn)
                copies += body if is_always else (If(build.lt(places[turn], stop), body),)
            replaced[loop.node.var] = tuple(copies)
        return replaced

    def _copy(self, node: For, place: Expr, values: Mapping[Key, Var], lasts: Set[Key]) -> Block:
        """Return the body of a loop in one iteration; it stores the rows of `lasts`."""

        def known(expr: Expr) -> Expr:
            key = self._key(expr, node.var) if isinstance(expr, Load) else None
            return expr if key is None else values.get(key, expr)

        def stored(inner: Node) -> Block:
            key = self._key(inner, node.var) if isinstance(inner, Store) else None
            if key is None or not isinstance(inner, Store) or key not in values:
                return (inner,)
            local = values[key]
            held = Assign(local.name, self._or_zero(inner, key, node))
            return (held, replace(inner, value=local)) if key in lasts else (held,)

        body = rewrite_block(map_expressions(node.body, known), stored)
        return map_expressions(body, _placing(node.var, place))

    def _or_zero(self, store: Store, key: Key, loop: For) -> Expr:
        """Return what a load after a store gives: 0 outside of the array."""
        end = self.index.form(loop.stop)
        value = store.value
        for axis, (place, form) in enumerate(zip(store.index, key[1], strict=True)):
            extent = Shape(store.array, axis)
            if form == Form(terms=((LoopVar(""), 1),)) and end == Form(terms=((extent, 1),)):
                continue
            inside = Cond(build.ge(place, literal(i32, 0)), build.lt(place, extent), false())
            value = Cond(inside, value, Lit(value.dtype, 0))
        return value

    def _is_inside(self, turns: Turns, turn: int) -> bool:
        """True if every invocation has this iteration."""
        start, stop, step = turns
        counts = [(self.index.id_count(term), by) for term, by in start.terms if isinstance(term, Id)]
        last = sum((size - 1) * by for size, by in counts if size is not None)
        is_known = all(size is not None for size, _ in counts)
        return is_known and start.const + last + turn * step < self._limit(stop)[0]


def _keys(loop: _RowLoop) -> set[Key]:
    return {*loop.loads, *loop.others}


def _accesses(body: Block) -> Iterator[Load | Store]:
    """Yield the loads and stores of a block; the loads of a statement before its store."""
    for node in statements(body):
        for operand in operands(node):
            yield from (part for part in expressions(operand) if isinstance(part, Load))
        if isinstance(node, Store):
            yield node


def _always(node: Node) -> Iterator[Load]:
    """Yield the loads that a statement makes whatever its data are."""
    parts: list[Expr] = list(operands(node)) if isinstance(node, Assign | Store) else []
    while parts:
        part = parts.pop()
        parts += [part.test] if isinstance(part, Cond) else children(part)
        if isinstance(part, Load):
            yield part


def _is_signed(access: Load | Store) -> bool:
    return all(part.dtype == i32 for part in access.index)


def _names(load: Load) -> set[Name]:
    parts = (part for index in load.index for part in expressions(index))
    return {part.name for part in parts if isinstance(part, Var)}


def _placing(var: Name, place: Expr) -> Callable[[Expr], Expr]:
    return lambda expr: place if isinstance(expr, Var) and expr.name == var else expr
