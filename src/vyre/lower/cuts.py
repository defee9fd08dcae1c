"""Conditions on the place in a row, which become its ends.

Guards hold for all but the edges of a row: `if i < n:` around a kernel, `if i >= n: return` at its start, and
bounds in fused kernels. The fast part of a row is narrowed to where they hold, and emitted without them.

Where all of a kernel is under `if 0 < j < n - 1 and i < m:`, conditions on the whole row decide whether it
runs at all. So a triangle costs half of the square, and the border of a stencil nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from vyre.analysis.effects import trips_between, whole
from vyre.analysis.index import Form, LoopVar, Range, Term
from vyre.ir.dtypes import bool_, i32
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import (
    Assign,
    Block,
    Cond,
    Declare,
    Expr,
    For,
    Id,
    If,
    Load,
    Node,
    Op,
    Param,
    Program,
    Region,
    Return,
    Shape,
    Var,
)
from vyre.ir.walk import (
    assigned,
    children,
    evaluated,
    evaluated_by,
    expressions,
    flat,
    map_expressions,
    rewrite,
    statements,
)
from vyre.lower.layout import Layout, Linear, analyse
from vyre.ops import TABLE, build

BELOW, AT_LEAST = (-1,), (0, 1)  # the signs of the difference for which `<` and `>=` hold


@dataclass(frozen=True, slots=True)
class Guard:
    """A comparison that evaluates to `truth` wherever 0 <= form < limit."""

    test: Expr
    truth: bool
    form: Form
    limit: Expr


def guards(program: Program, linear: Linear, *, of_rows: bool = False) -> list[Guard]:
    """The guards of an element kernel; if `of_rows`, also those of views that hold for whole rows."""
    strides = (0, 1) if of_rows else (1,)
    return [*_of_fused(program, linear), *_of_views(program, linear, strides), *_at_the_top(program, linear)]


def implied(program: Program, linear: Linear) -> dict[Expr, bool]:
    """Return comparisons that are known where every linear access to a parameter is in bounds: `i - 1 >= 0`,
    `i != 1` and `j < x.shape[1]` beside `x[i - 2, j]`.
    """
    params = {param.name for param in program.params}
    least: dict[Form, int] = {}  # of the known parts of indices, by their other part
    most: dict[Form, int] = {}
    greatest: dict[tuple[Form, Term], int] = {}  # by that and the extent
    for access in linear.accesses():
        for axis, form in enumerate(access.forms if access.array in params else ()):
            (part, first, last), extent = _span(form, linear), Shape(access.array, axis)
            least[part] = min(first, least.get(part, first))
            most[part] = max(last, most.get(part, last))
            greatest[part, extent] = max(last, greatest.get((part, extent), last))

    def signs(test: Op) -> tuple[int, ...]:
        """The signs that the difference of the operands may have."""
        form, limit = (linear.form(arg) for arg in test.args)
        part, first, last = _span(form or Form(), linear)
        if form is None or limit is None or part not in least or last > most[part]:
            return (-1, 0, 1)  # it may even wrap around
        if not limit.terms:
            low = first - least[part] - limit.const
            return (1,) if low > 0 else (0, 1) if low == 0 else (-1, 0, 1)
        end, factor = limit.terms[0]
        if factor != 1 or len(limit.terms) > 1 or limit.const > 0 or (part, end) not in greatest:
            return (-1, 0, 1)
        high = last - greatest[part, end] - 1 - limit.const
        return (-1,) if high < 0 else (-1, 0) if high == 0 else (-1, 0, 1)

    known: dict[Expr, bool] = {}
    for test in {test for test in evaluated(program.body) if isinstance(test, Op) and TABLE[test.op].signs}:
        if all(arg.dtype.name in ("i32", "u32") for arg in test.args):
            holds = {sign in TABLE[test.op].signs for sign in signs(test)}
            if len(holds) == 1:
                known[test] = holds.pop()
    return known


def _span(form: Form, linear: Linear) -> tuple[Form, int, int]:
    """Return the part of a form that is not known, and the least and the greatest value of the rest: its
    constant, and variables of loops between numbers, of which all values occur.
    """
    terms, low, high = [], form.const, form.const
    for term, factor in form.terms:
        loop = linear.loops.get(term.name) if isinstance(term, LoopVar) else None
        ends = None if loop is None else _first_and_last(loop)
        if ends is None:
            terms.append((term, factor))
        else:
            low, high = low + min(factor * end for end in ends), high + max(factor * end for end in ends)
    return Form(0, tuple(terms)), low, high


def _first_and_last(loop: Range) -> tuple[int, int] | None:
    """Return the first and the last value of a loop between numbers; None for others, and for no value."""
    stop = whole(loop.stop)
    turns = 0 if stop is None or loop.start.terms else trips_between(loop.start.const, stop, loop.step)
    return (loop.start.const, loop.start.const + (turns - 1) * loop.step) if turns else None


def assume(program: Program, known: Mapping[Expr, bool]) -> Program:
    """Return the program with the outcome of conditions put in."""
    if not known:
        return program

    def put(expr: Expr) -> Expr:
        if isinstance(expr, Op) and expr.dtype == bool_ and expr in known:
            return Lit(bool_, int(known[expr]))
        if isinstance(expr, Cond) and isinstance(expr.test, Lit):
            return expr.then if expr.test.bits else expr.other
        return expr

    return replace(program, body=map_expressions(program.body, put))


def _of_fused(program: Program, linear: Linear) -> Iterator[Guard]:
    """Yield the guards `0 <= e < n` around a computation that replaces a load."""
    for node in statements(program.body):
        if (
            isinstance(node, If)
            and not node.orelse
            and len(node.then) == 1
            and isinstance(node.then[0], Region)
        ):
            yield from _inside(node.test, linear)


def _of_views(program: Program, linear: Linear, strides: tuple[int, ...]) -> Iterator[Guard]:
    """Yield the guards `0 <= e < n` of loads from a view, which are 0 outside of it."""
    for expr in evaluated(program.body):
        if isinstance(expr, Cond) and isinstance(expr.then, Load) and expr.other == Lit(expr.dtype, 0):
            yield from _inside(expr.test, linear, strides)


def _inside(test: Expr, linear: Linear, strides: tuple[int, ...] = (1,)) -> Iterator[Guard]:
    for low, high in _pairs(test):
        bound = _limit(high, BELOW, linear, strides)
        if bound is not None and low.args[0] == high.args[0]:
            yield Guard(high, True, *bound)
            yield Guard(low, True, *bound)


def _pairs(test: Expr) -> Iterator[tuple[Op, Op]]:
    """Yield the parts `e >= 0` and `e < n` of a condition."""
    if not isinstance(test, Cond) or test.other != Lit(test.dtype, 0):
        return
    match test.test, test.then:
        case (Op(args=(_, Lit() as least)) as low, Op() as high) if _holds(low, AT_LEAST) and _holds(
            high, BELOW
        ):
            if number(least) == 0:
                yield low, high
        case low, high:
            yield from _pairs(low)
            yield from _pairs(high)


def _at_the_top(program: Program, linear: Linear) -> Iterator[Guard]:
    """Yield the guards `if i < n:` as the last statement, and `if i >= n: return` before others."""
    body = list(flat(program.body))
    for position, node in enumerate(body):
        if not isinstance(node, If) or node.orelse or not isinstance(node.test, Op):
            continue
        if len(node.then) == 1 and isinstance(node.then[0], Return):
            bound, truth = _limit(node.test, AT_LEAST, linear), False
        elif position == len(body) - 1:
            bound, truth = _limit(node.test, BELOW, linear), True
        else:
            continue
        if bound is not None:
            yield Guard(node.test, truth, *bound)


def _limit(
    test: Op, signs: tuple[int, ...], linear: Linear, strides: tuple[int, ...] = (1,)
) -> tuple[Form, Expr] | None:
    """Return the form and the limit of `form < limit` or `form >= limit`, if the limit is fixed for a row and
    the form grows along it by one of these strides.
    """
    if not _holds(test, signs) or test.args[0].dtype.name not in ("i32", "u32"):
        return None
    form = linear.form(test.args[0])
    grows = form is not None and not form.loops and linear.stride(form) in strides
    return (form, test.args[1]) if form is not None and grows and linear.is_fixed(test.args[1]) else None


def _holds(test: Op, signs: tuple[int, ...]) -> bool:
    """True for a comparison that holds for these signs of the difference of its operands."""
    return TABLE[test.op].signs == signs


_LEAST = -(2**20)
_MOST_PARTS = 8
_MOST_LOADS = 4
_MOST_STATEMENTS = 100  # of a kernel with parts
_LARGEST = 32  # expressions of a condition


@dataclass(frozen=True, slots=True)
class RowEnd:
    """The place in the row is at least `limit + plus` if `is_floor`, else below it."""

    limit: Expr
    plus: int
    is_floor: bool


@dataclass(frozen=True, slots=True)
class DomainCut:
    """The part of the domain that a program works on: ends of its rows, ends of the axis before, and tests of
    a row, each with the outcome that lets the row run. `program` is the rest.
    """

    program: Program
    ends: tuple[RowEnd, ...] = ()
    rows: tuple[RowEnd, ...] = ()
    tests: tuple[tuple[Expr, bool], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.ends or self.rows or self.tests)

    @property
    def is_narrow(self) -> bool:
        """True if it is less than the whole domain, whatever its tests."""
        return bool(self.ends or self.rows)

    @property
    def is_one(self) -> bool:
        """True if there is at most one invocation in each row."""
        return _is_one(self.ends)

    @property
    def is_one_row(self) -> bool:
        """True if there is at most one row."""
        return _is_one(self.rows)


def _is_one(ends: tuple[RowEnd, ...]) -> bool:
    floors = {(end.limit, end.plus) for end in ends if end.is_floor}
    return any(not end.is_floor and (end.limit, end.plus - 1) in floors for end in ends)


def cuts(program: Program, layout: Layout) -> list[DomainCut]:
    """Return the parts of a kernel that run one after the other: statements under conditions of their own."""
    whole = cut(program, analyse(program, layout))
    is_small = len(statements(program.body)) < _MOST_STATEMENTS
    program = replace(program, body=_one_sided(program.body)) if is_small else program
    leaves = _leaves(program) if is_small and not whole.is_narrow else []
    if not 2 <= len(leaves) <= _MOST_PARTS:
        return [whole]

    def part(kept: set[int]) -> DomainCut:
        some = replace(program, body=_only(program.body, kept))
        return cut(some, analyse(some, layout))

    apart: list[tuple[set[int], DomainCut]] = []
    for leaf in map(id, leaves):
        alone = part({leaf})
        if alone.is_narrow or not apart or apart[-1][1].is_narrow:
            apart.append(({leaf}, alone))
        else:
            apart[-1][0].add(leaf)
    if not any(alone.is_narrow for _, alone in apart):
        return [whole]
    return [alone if len(kept) == 1 else part(kept) for kept, alone in apart]


def cut(program: Program, linear: Linear) -> DomainCut:
    """Return what part of the domain an element kernel works on."""
    rank = linear.layout.rank
    ends: list[RowEnd] = []
    rows: list[RowEnd] = []
    tests: list[tuple[Expr, bool]] = []
    known: dict[Expr, bool] = {}
    for test, truth in _conditions(program.body):
        along = _ends(test, truth, Id("gid", rank - 1), linear)
        above = _ends(test, truth, Id("gid", 0), linear) if rank == 2 else None
        if along is not None:
            ends += along
        elif above is not None and all(_is_free(end.limit, linear) for end in above):
            rows += above
        elif _is_known(test, linear):
            tests.append((test, truth))
        else:
            continue
        known[test] = truth
    return DomainCut(assume(program, known), tuple(ends), tuple(rows), tuple(tests))


def ends_along(part: DomainCut, axis: int, linear: Linear) -> list[RowEnd] | None:
    """Return ends between which all invocations of a part are along an axis; None if rows differ in them."""
    ends = part.ends if axis == linear.layout.rank - 1 else part.rows if linear.layout.rank == 2 else ()
    if not all(_is_free(end.limit, linear) for end in ends):
        return None
    tested = (_ends(test, truth, Id("gid", axis), linear) or () for test, truth in part.tests)
    return [*ends, *(end for some in tested for end in some if _is_free(end.limit, linear))]


def settled(program: Program) -> tuple[Program, list[tuple[Param, Load]]]:
    """Return the program with integers that it loads at its start from fixed places of arrays that it only
    reads as scalars, and those: rows can then be cut by them.
    """
    arrays = {param.name for param in program.params if param.access == "in"}
    fixed: dict[Load, Param] = {}

    def put(expr: Expr) -> Expr:
        if not isinstance(expr, Load) or expr.array not in arrays:
            return expr
        if not expr.dtype.is_integer or not all(isinstance(part, Lit) for part in expr.index):
            return expr
        if expr not in fixed and len(fixed) == _MOST_LOADS:
            return expr
        if expr not in fixed:
            fixed[expr] = Param(f"{expr.array}.fixed{len(fixed)}", "scalar", expr.dtype, 0)
        return Var(fixed[expr].name, expr.dtype)

    nodes = list(flat(program.body))
    start = next((at for at, node in enumerate(nodes) if not isinstance(node, Assign)), len(nodes))
    before = map_expressions(tuple(nodes[:start]), put)
    body = _with_conditions((*before, *nodes[start:]))
    if not fixed and body == tuple(nodes):
        return program, []
    params = *program.params, *fixed.values()
    return replace(program, params=params, body=body), [(param, load) for load, param in fixed.items()]


def _with_conditions(body: Block) -> Block:
    """Return a body with the conditions that its locals hold where they are tested."""
    names = Counter(assigned(node) for node in statements(body))
    names.update(node.var for node in statements(body) if isinstance(node, For))  # changes in its loop

    def within(block: Block, meant: dict[str, Expr]) -> Block:
        def put(expr: Expr) -> Expr:
            return meant.get(expr.name, expr) if isinstance(expr, Var) else expr

        out: list[Node] = []
        for node in flat(block):
            if isinstance(node, If):
                test = rewrite(node.test, put)
                node = If(test, within(node.then, dict(meant)), within(node.orelse, dict(meant)))
            elif meant:
                (node,) = map_expressions((node,), put)
            out.append(node)
            if isinstance(node, Assign) and node.value.dtype == bool_ and names[node.name] == 1:
                parts = expressions(node.value)
                is_steady = all(names[part.name] <= 1 for part in parts if isinstance(part, Var))
                if is_steady and len(parts) <= _LARGEST and not any(isinstance(p, Load) for p in parts):
                    meant[node.name] = node.value
        return tuple(out)

    return within(body, {})


def _one_sided(body: Block) -> Block:
    """Return a body in which an `if` with an `else` is two, if the first does not change what is tested."""
    out: list[Node] = []
    for node in flat(body):
        if not isinstance(node, If):
            out.append(node)
            continue
        sides = [(node.test, node.then), (build.negated(node.test), node.orelse)]
        parts = expressions(node.test)
        changed = {assigned(inner) for inner in statements(node.then)}
        is_fixed = not any(isinstance(p, Load) or (isinstance(p, Var) and p.name in changed) for p in parts)
        if node.orelse and is_fixed:
            out += [If(test, _one_sided(side)) for test, side in sides]
        else:
            out.append(node if node.orelse else replace(node, then=_one_sided(node.then)))
    return tuple(out)


def _leaves(program: Program) -> list[Node]:
    """Return statements that need nothing of each other, in order; none if there are others."""
    leaves: list[Node] = []
    shared: list[Node] = []
    kept: list[tuple[If, set[str]]] = []  # what is assigned between the leaves under an `if`

    def walk(block: Block) -> None:
        for node in flat(block):
            if isinstance(node, Assign):
                shared.append(node)
            elif isinstance(node, If) and not node.orelse and any(isinstance(n, If) for n in flat(node.then)):
                shared.append(node)
                kept.append((node, {n.name for n in flat(node.then) if isinstance(n, Assign)}))
                walk(node.then)
            else:
                leaves.append(node)

    walk(program.body)
    tests = [part for node in shared for part in evaluated_by(node)]
    everything = statements(program.body)
    reads = _reads(program.body)
    if any(reads[name] > _reads((node,))[name] for node, names in kept for name in names):
        return []
    own: list[set[str]] = [{name for n in statements((leaf,)) if (name := assigned(n))} for leaf in leaves]
    if any(isinstance(node, Return | Declare) for node in everything):
        return []
    if any(isinstance(part, Load) for part in tests):
        return []
    read = [_reads((leaf,)).keys() for leaf in leaves]
    outside = {part.name for part in tests if isinstance(part, Var)}
    for at, names in enumerate(own):
        others = outside.union(*(other for to, other in enumerate(read) if to != at))
        if names & others:
            return []
    return leaves


def _reads(body: Block) -> Counter[str]:
    """Count the reads of each local."""
    return Counter(part.name for part in evaluated(body) if isinstance(part, Var))


def _only(block: Block, kept: set[int]) -> Block:
    """Return a block with these leaves alone, by identity."""
    out: list[Node] = []
    for node in flat(block):
        if isinstance(node, Assign) or id(node) in kept:
            out.append(node)
        elif isinstance(node, If) and not node.orelse:
            inside = _only(node.then, kept)
            if any(not isinstance(inner, Assign) for inner in inside):
                out.append(replace(node, then=inside))
    return tuple(out)


def _conditions(body: Block) -> Iterator[tuple[Expr, bool]]:
    """Yield tests that have a certain outcome in every invocation that does anything."""
    nodes = list(flat(body))
    for position, node in enumerate(nodes):
        if isinstance(node, Assign):
            continue
        if not isinstance(node, If) or node.orelse:
            return
        if len(node.then) == 1 and isinstance(node.then[0], Return):
            yield from _parts(node.test, truth=False)
        else:
            if position == len(nodes) - 1:
                yield from _parts(node.test, truth=True)
                yield from _conditions(node.then)
            return


def _parts(test: Expr, *, truth: bool) -> Iterator[tuple[Expr, bool]]:
    """Yield tests that all have an outcome if a condition has this one: the parts of `a and b` that holds, or
    of `a or b` that does not.
    """
    if isinstance(test, Cond) and truth and test.other == Lit(bool_, 0):
        yield from _parts(test.test, truth=True)
        yield from _parts(test.then, truth=True)
    elif isinstance(test, Cond) and not truth and test.then == Lit(bool_, 1):
        yield from _parts(test.test, truth=False)
        yield from _parts(test.other, truth=False)
    elif isinstance(test, Op):
        yield test, truth


def _ends(test: Expr, truth: bool, own: Id, linear: Linear) -> list[RowEnd] | None:
    """Return the ends between which a comparison of an id with a fixed number has an outcome."""
    if not isinstance(test, Op) or not TABLE[test.op].signs or test.args[0].dtype != i32:
        return None
    signs = TABLE[test.op].signs
    holds = signs if truth else tuple(sign for sign in (-1, 0, 1) if sign not in signs)
    mine, limit = test.args
    offset = _offset(mine, own, linear)
    if offset is None:
        limit, mine = test.args
        offset, holds = _offset(mine, own, linear), tuple(sorted(-sign for sign in holds))
    if offset is None or not linear.is_fixed(limit) or holds not in ((-1,), (-1, 0), (0,), (0, 1), (1,)):
        return None
    ends: list[RowEnd] = []
    if -1 not in holds:
        ends.append(RowEnd(limit, (0 if 0 in holds else 1) - offset, is_floor=True))
    if 1 not in holds:
        ends.append(RowEnd(limit, (1 if 0 in holds else 0) - offset, is_floor=False))
    return ends


def _offset(expr: Expr, own: Id, linear: Linear) -> int | None:
    """Return c of an index `own + c` that cannot wrap: an axis has at most 2**31 - 1 places."""
    form = linear.index.form(expr)
    is_plain = form is not None and form.terms == ((own, 1),) and _LEAST <= form.const <= 1
    return form.const if form is not None and is_plain else None


def _is_known(expr: Expr, linear: Linear) -> bool:
    """True if a value is the same for a whole row, and known before its body runs."""
    if isinstance(expr, Var) and expr.name in linear.definitions:
        return _is_known(linear.definitions[expr.name], linear)
    if isinstance(expr, Cond | Op):
        return all(_is_known(part, linear) for part in children(expr))
    return linear.is_fixed(expr)


def _is_free(limit: Expr, linear: Linear) -> bool:
    """True for a number that is the same in the whole launch."""
    return linear.index.fixed(limit, {Id("gid", axis) for axis in range(linear.layout.rank)})
