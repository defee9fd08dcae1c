"""Loops: uniform ones, divergent ones with a mask of the invocations that are still in them, and those whose
accesses are tested once before them, where memory says how far the loop goes.

`for k in range(starts[row], starts[row + 1])` with `values[k]`: nothing known before the kernel runs says
that k is inside. But where the loop begins, its first and last k are known, and so whether all of its
accesses are inside their arrays. This is for one invocation in scalars: in vectors, every lane has a loop of
its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from vyre.analysis.index import Form, LoopVar, linear
from vyre.analysis.lockstep import Variation
from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.literal import Lit
from vyre.ir.literal import number as literal_number
from vyre.ir.nodes import Break, Continue, Expr, For, Load, Op, Return, Shape, Store, Var
from vyre.ir.walk import assigned, evaluated, loads, operands, statements
from vyre.lower.bundle import Bundle
from vyre.lower.form import (
    INDEX,
    TRUE,
    Any,
    Apart,
    Block,
    BufferExtent,
    Charge,
    Extend,
    Fact,
    Fetch,
    IfAll,
    Jump,
    Lane,
    Least,
    Not,
    Number,
    Ref,
    Set,
    Value,
    Variable,
    While,
    Write,
    as_index,
    both,
    calc,
    compare,
    is_signed,
    number,
    select,
)
from vyre.lower.layout import DEEP, Walks, steps, walked
from vyre.lower.lowered import Facts
from vyre.lower.work import LoopUnits, has_plain_loops, turns_of_piece
from vyre.ops import TABLE

_LARGEST = 400  # expression nodes of a loop that is worth its code twice
_LARGE, _MOST_TERMS = 1 << 24, 4  # so that no sum of 64 bits overflows
Terms = tuple[tuple[Expr, int], ...]


@dataclass(frozen=True, slots=True)
class Ahead:
    """A test before a loop, the facts that hold inside of it where the test does, and how its indices are
    computed there.
    """

    test: Value
    facts: Facts
    exact: Mapping[Expr, Callable[[], Value]]


def tested_ahead(body: Bundle, node: For, start: Value, count: Value) -> Ahead | None:
    """Return the test of an innermost loop whose accesses move with its variable; None if there are none."""
    step = int(literal_number(node.step)) if isinstance(node.step, Lit) else 0
    is_linear = node.var in body.linear.loops  # and tested for a whole row or workgroup
    if body.lanes or not body.tests_ahead or is_linear or step <= 0 or node.start.dtype != i32:
        return None
    if node.var not in body.linear.index.steady:
        return None
    inner = [*statements(node.body)]
    if any(isinstance(other, For) for other in inner) or len([*evaluated(node.body)]) > _LARGEST:
        return None
    var = LoopVar(node.var)
    walk = _LoopIndices(body.linear.definitions, node.var, frozenset(filter(None, map(assigned, inner))))
    facts: dict[tuple[Form, str, int], Fact] = {}
    exact: dict[Expr, Callable[[], Value]] = {}
    needs: dict[tuple[str, int, int, Terms], tuple[int, int]] = {}  # the least and greatest constants
    for array, index in _accesses(body, node):
        forms = [form for part in index if (form := walk.of(part)) is not None and form.of(var) >= 0]
        if body.proof(array, index) or len(forms) < len(index) or not any(form.of(var) for form in forms):
            continue
        for axis, (part, form) in enumerate(zip(index, forms, strict=True)):
            key = array, axis, form.of(var), _terms(form)
            least, greatest = needs.get(key, (form.const, form.const))
            needs[key] = min(least, form.const), max(greatest, form.const)
            exact[part] = partial(_moved, body, var, form)
            known = body.linear.form(part) or Form(0, ((part, 1),))
            fact = facts.get((known.variable, array, axis))
            low = known if fact is None or known.const < fact.low.const else fact.low
            high = known if fact is None or known.const > fact.high.const else fact.high
            facts[known.variable, array, axis] = Fact(low, high, BufferExtent(array, axis))
    return Ahead(_test(body, needs, start, count, step), facts, exact) if needs else None


def _moved(body: Bundle, var: LoopVar, form: Form) -> Value:
    """Return an index in an iteration."""
    total = calc("add", _rest(body, _terms(form)), number(form.const))
    return calc("add", calc("mul", body.loop_firsts[var.name], number(form.of(var))), total)


def _rest(body: Bundle, terms: Terms) -> Value:
    rest: Value = number(0)
    for term, times in terms:
        rest = calc("add", rest, calc("mul", as_index(body.value(term)), number(times)))
    return rest


def _test(
    body: Bundle, needs: Mapping[tuple[str, int, int, Terms], tuple[int, int]], start: Value, count: Value,
    step: int,
) -> Value:  # fmt: skip
    """Return the test that indices are inside in the first and the last iteration, exactly."""
    first = as_index(start)
    turns = calc("sub", Extend(count, INDEX, signed=False), number(1))
    last = body.kept("last", calc("add", first, calc("mul", turns, number(step))))
    test: Value | None = None
    for (array, axis, factor, terms), (least, greatest) in needs.items():
        rest = _rest(body, terms)
        low = calc("add", calc("add", calc("mul", first, number(factor)), rest), number(least))
        high = calc("add", calc("add", calc("mul", last, number(factor)), rest), number(greatest))
        test = both(test, compare("le", number(0), low))
        test = both(test, compare("lt", high, BufferExtent(array, axis)))
    assert test is not None
    return body.kept("ahead", test)


def _accesses(body: Bundle, node: For) -> Iterator[tuple[str, tuple[Expr, ...]]]:
    """Yield the accesses to parameters in a loop."""
    params = {param.name for param in body.program.params if param.is_array}
    accesses: list[Load | Store] = [*loads(node.body)]
    accesses += [inner for inner in statements(node.body) if isinstance(inner, Store)]
    yield from ((access.array, access.index) for access in accesses if access.array in params)


@dataclass(frozen=True, slots=True)
class _LoopIndices:
    """The forms of indices in a loop of this variable that changes these locals. Terms are the variable, and
    what is the same in all iterations.
    """

    definitions: Mapping[str, Expr]
    var: str
    changed: frozenset[str]

    def of(self, expr: Expr) -> Form | None:
        """Return the form of an index; None if it has none, or its numbers are large."""
        if expr.dtype != i32:
            return None
        match expr:
            case Lit():
                return Form(int(literal_number(expr)))
            case Var(name=self.var):
                return Form(terms=((LoopVar(self.var), 1),))
            case Var(name=name) if name in self.changed:
                return self.of(self.definitions[name]) if name in self.definitions else None
            case Var() | Shape():
                return Form(terms=((expr, 1),))
            case Op():
                return self._op(expr)
        return None

    def _op(self, op: Op) -> Form | None:
        parts = [form for arg in op.args if (form := self.of(arg)) is not None]
        form = linear(TABLE[op.op], parts) if len(parts) == len(op.args) else None
        if form is None or len(_terms(form)) > _MOST_TERMS:
            return None
        return form if abs(form.const) + abs(form.of(LoopVar(self.var))) < _LARGE else None


def _terms(form: Form) -> Terms:
    """Return the terms of an index that are the same in all iterations."""
    return tuple([(term, times) for term, times in form.terms if not isinstance(term, LoopVar)])


def walks(body: Bundle, node: For) -> Walks:
    """Return the loads and stores of a loop that are made for several iterations at a time."""
    if body.lanes < 4 or body.tiled or body.unstored or not body.has_shuffles or body.row is not None:
        return Walks()  # a part of a strip is the last of a row: less code for it
    walks_of_loop = walked(node, body.linear, body.vary.private)
    known = (body.proof(access.array, access.index) for access in walks_of_loop.accesses)
    return walks_of_loop if all(known) else Walks()


def _load_tile(body: Bundle, expr: Load, var: str, deep: int) -> list[Value]:
    """Return what a load gives in several iterations of the loop over `var`."""
    proof, names = body.proof(expr.array, expr.index), [body.fresh(expr.array) for _ in range(deep)]
    index = tuple(map(body.first_index, proof, expr.index))
    by, more = steps(expr, var, body.linear), tuple(names[1:])
    body.out.append(Fetch(names[0], expr.array, index, "each", expr.dtype, None, proof, 1, more, by))
    return [Ref(name, expr.dtype, Variation.VARYING) for name in names]


def _store_tile(body: Bundle, node: Store, var: str, values: Sequence[Value]) -> None:
    """Store the values of a store in several iterations of the loop over `var`."""
    proof, by = body.proof(node.array, node.index), steps(node, var, body.linear)
    index, dtype = tuple(map(body.first_index, proof, node.index)), body.types[node.array]
    first, *more = values
    body.out.append(Write(node.array, index, "each", first, dtype, None, proof, 1, tuple(more), by))


def lower_loop(body: Bundle, node: For) -> None:
    """Lower a loop."""
    if body.lanes and body.vary.loop_splits(node):
        _divergent(body, node)
    else:
        _uniform(body, node)


def trip_count(node: For, start: Value, stop: Value, step: Value) -> Value:
    """Return Python's len(range(...)), unsigned, 0 for a step of 0."""
    dtype = node.start.dtype
    whole = dtype.unsigned
    none, one = Number(whole, 0), Number(whole, 1)

    def turns(low: Value, high: Value, by: Value) -> Value:
        gap = _resized(calc("sub", high, low), whole)
        if by != one:
            gap = calc("add", calc("udiv", calc("sub", gap, one), by), one)
        return select(compare("lt", low, high), gap, none)

    if isinstance(node.step, Lit):
        by = int(literal_number(node.step))
        ends = (start, stop) if by > 0 else (stop, start)
        return none if by == 0 else turns(*ends, Number(whole, abs(by)))
    zero = Number(dtype, 0)
    forward = compare("lt", zero, step)  # of unsigned steps: not 0
    up = turns(start, stop, select(forward, _resized(step, whole), one))
    if not is_signed(dtype):
        return select(forward, up, none)
    behind = compare("lt", step, zero)
    back = select(behind, _resized(calc("sub", zero, step), whole), one)
    return select(forward, up, select(behind, turns(stop, start, back), none))


def _is(expr: Expr, value: int) -> bool:
    return isinstance(expr, Lit) and literal_number(expr) == value


def _resized(value: Value, dtype: DType) -> Value:
    return value if value.type == dtype else Extend(value, dtype, signed=False)


def _uniform(body: Bundle, node: For) -> None:
    """Lower a loop with the same trip count for all active invocations; if its accesses can be tested before
    it, once with their tests and once without.
    """
    start, stop, step = (body.named("bound", body.shared_value(bound)) for bound in operands(node))
    count = body.named("count", trip_count(node, start, stop, step))
    ahead = tested_ahead(body, node, start, count)
    if ahead is None:
        _counted(body, node, (start, step, count))
        return
    with body.into() as proven, body.assuming(ahead.facts, ahead.exact):
        _counted(body, node, (start, step, count))
    with body.into() as checked:
        _counted(body, node, (start, step, count))
    body.out.append(IfAll(ahead.test, tuple(proven), tuple(checked), tuple(ahead.facts.values())))


def _counted(body: Bundle, node: For, bounds: tuple[Value, Value, Value]) -> None:
    """Lower a loop with this start, step and trip count."""
    dtype, whole = node.start.dtype, node.start.dtype.unsigned
    start, step, count = bounds
    turn = Ref(body.fresh("turn"), whole)
    body.out += [Variable(turn.name, whole), Set(turn.name, Number(whole, 0))]
    current: Value = _resized(turn, dtype)  # if the variable is the number of the iteration
    counted, following = [turn], list[Set | Charge]()
    work = body.work(node)
    name = body.fresh("for")
    has_break = any(isinstance(inner, Break) for inner in statements(node.body))
    if work.is_outer:
        following.append(Charge(number(1), work.units))
    # No value of the range overflows its type, and the one after the last is not used. LLVM infers that by
    # itself in a loop from the start, but not in a piece from its middle.
    is_literal = isinstance(node.stop, Lit)  # copies of the body then index private arrays by numbers
    if not ((body.has_many_loops or is_literal) and _is(node.start, 0) and _is(node.step, 1)):
        current = Ref(body.fresh("next"), dtype)
        body.out += [Variable(current.name, dtype), Set(current.name, start)]
        following.append(Set(current.name, calc("add", current, step, exact=work.counts)))
        counted.append(current)
    following.append(Set(turn.name, calc("add", turn, Number(whole, 1), exact=work.counts)))
    body.loop_firsts[node.var] = as_index(current)
    has_accesses = bool(loads(node.body)) or any(isinstance(inner, Store) for inner in statements(node.body))
    if body.can_stop and has_accesses and has_plain_loops(body.program):
        # LLVM steps along rows by positions that are as wide as addresses.
        place = Ref(body.fresh("place"), INDEX)
        body.out += [Variable(place.name, INDEX), Set(place.name, as_index(start))]
        following.append(Set(place.name, calc("add", place, as_index(step))))
        counted.append(place)
        body.loop_firsts[node.var] = place

    def loop(limit: Value) -> While | IfAll:
        with body.into() as inside, body.around(name):
            body.write(node.var, current)
            body.block(node.body)
        test, copies = compare("lt", turn, limit), body.copies(node)
        if work.counts or not body.has_many_loops:
            return While(name, test, tuple(inside), following=tuple(following), copies=copies)
        last = IfAll(test, (), (Jump(name, "leave"),))
        rotated = While(name, TRUE, tuple(inside), following=(*following, last), copies=copies)
        return IfAll(compare("lt", Number(whole, 0), limit), (rotated,))

    tiles, deep = walks(body, node), min(DEEP, body.lanes)

    def in_tiles(limit: Value) -> list[While]:
        """Several iterations at a time while there are as many, with the rows of lanes read in tiles."""
        if not tiles.accesses:
            return []
        together, outer = body.fresh("for"), body.loop_firsts[node.var]
        order = -1 if _is(node.step, -1) else 1
        add = partial(calc, "add")
        on = add if order == 1 else partial(calc, "sub")
        turns = [current, *(on(current, Number(dtype, k), exact=True) for k in range(1, deep))]
        lowest = outer if order == 1 else calc("sub", outer, number(deep - 1))
        with body.into() as inside, body.around(together):
            body.write(node.var, turns[::order][0])
            body.loop_firsts[node.var] = lowest
            made = {load: _load_tile(body, load, node.var, deep)[::order] for load in tiles.loads}
            body.unstored = {store: [] for store in tiles.stores}
            for further, value in enumerate(turns):
                if further or order < 0:
                    body.write(node.var, value)
                body.loop_firsts[node.var] = on(outer, number(further))
                body.tiled = {load: values[further] for load, values in made.items()}
                body.block(node.body)
            body.tiled, body.loop_firsts[node.var] = {}, lowest
            if body.unstored:
                body.write(node.var, turns[::order][0])
                for store, values in body.unstored.items():
                    _store_tile(body, store, node.var, values[::order])
                body.write(node.var, turns[-1])
            body.unstored, body.loop_firsts[node.var] = {}, outer
        advance = [
            Set(ref.name, (add if ref is turn else on)(ref, Number(ref.type, deep), exact=True))
            for ref in counted
        ]
        test: Value = compare("le", Number(whole, deep), calc("sub", limit, turn))
        for one, other in tiles.apart:
            test = both(test, Apart(one, other))
        return [While(together, test, tuple(inside), following=tuple(advance))]

    if not work.counts or work.is_outer:
        body.out += [*in_tiles(count), loop(count)]
        return
    units = max(work.units, 1)
    pieces = body.fresh("pieces")
    with body.into() as piece:
        begun = body.kept("begun", turn)
        often = any(isinstance(inner, Return) for inner in statements(node.body))
        most = turns_of_piece(units * body.layout.strips, dtype.bits, often=often)
        due = body.kept("due", calc("min", calc("sub", count, begun), Number(whole, most)))
        limit = body.kept("limit", calc("add", begun, due))
        # Counted before it runs, a piece keeps fewer values in registers; a break may leave it at once.
        if not has_break:
            piece.append(Charge(as_index(due), units))
        piece += [*in_tiles(limit), loop(limit)]
        goes_on: Value = compare("lt", limit, count)
        if has_break:
            reached = body.kept("reached", turn)
            piece.append(Charge(as_index(calc("sub", reached, begun)), units))
            goes_on = both(goes_on, compare("le", limit, reached))
        piece.append(IfAll(Not(goes_on), (Jump(pieces, "leave"),)))
    body.out.append(While(pieces, TRUE, tuple(piece), copies=0))


def _divergent(body: Bundle, node: For) -> None:
    """Lower a loop whose trip count may differ between invocations."""
    dtype, whole = node.start.dtype, node.start.dtype.unsigned
    start, stop, step = (body.named("bound", body.value(bound)) for bound in operands(node))
    counts = body.kept("count", trip_count(node, start, stop, step))
    turn, kind = Ref(body.fresh("turn"), whole), max(start.kind, step.kind)
    current = Ref(body.fresh("next"), dtype, kind)
    body.out += [Variable(turn.name, whole), Set(turn.name, Number(whole, 0))]
    body.out += [Variable(current.name, dtype, kind), Set(current.name, start)]
    is_linear = node.var in body.linear.loops
    if is_linear:
        first = start if start.kind < Variation.VARYING else Lane(start, 0)
        first = body.named("first", as_index(first))
        taken = Extend(turn, INDEX, signed=False)
        body.loop_firsts[node.var] = calc("add", first, calc("mul", as_index(step), taken))
    work = body.work(node)
    units = max(work.units, 1)
    between = _between(body, node, work) if work.counts else 0
    advance: list[Set | Charge | IfAll] = [
        Set(current.name, calc("add", current, step)),
        Set(turn.name, calc("add", turn, Number(whole, 1))),
    ]
    if between == 1:
        advance.append(Charge(number(1), units))
    elif between:
        low = calc("and", turn, Number(whole, between - 1))
        charge = Charge(number(between), units)
        advance.append(IfAll(compare("eq", low, Number(whole, 0)), (charge,)))

    def inside() -> None:
        # Lanes that have left never read it again, and for addresses its stride between lanes must persist.
        body.write(node.var, current, to_all=body.linear.index.loop(node.var) is not None)
        body.block(node.body)

    has_break = any(isinstance(inner, Break) for inner in statements(node.body))
    nested = any(isinstance(inner, For) and body.vary.loop_splits(inner) for inner in statements(node.body))
    # Not around nested divergent loops: their bodies would be lowered twice at every level.
    if nested or not is_linear or body.vary.leaves_early(node):
        _apart(body, node, counts, turn, inside, tuple(advance))
    elif not has_break:
        _together(body, node, counts, turn, inside, tuple(advance), "")
        _apart(body, node, counts, turn, inside, tuple(advance))
    else:  # a break that all take leaves both parts
        over = body.fresh("over")
        with body.into() as parts:
            _together(body, node, counts, turn, inside, tuple(advance), over)
            _apart(body, node, counts, turn, inside, tuple(advance))
            parts.append(Jump(over, "leave"))
        body.out.append(While(over, TRUE, tuple(parts)))
    if between > 1:
        rest = calc("and", turn, Number(whole, between - 1))
        body.out.append(Charge(Extend(rest, INDEX, signed=False), units))


def _between(body: Bundle, node: For, work: LoopUnits) -> int:
    """Return the iterations between two updates of the counter in a loop that contains others, or that tests
    a mask at every iteration anyway: a power of two.
    """
    if work.is_outer:
        return 1
    turns = turns_of_piece(max(work.units, 1) * body.layout.strips, node.start.dtype.bits, often=True)
    return 1 << (turns.bit_length() - 1)


def _least(body: Bundle, node: For, counts: Value) -> Value:
    """Return the smallest trip count of any invocation."""
    ends = body.linear.loops[node.var]
    starts, stride = body.linear.intervals.of(ends.start), body.linear.stride(ends.start)
    least_start = -(2**30) if is_signed(node.start.dtype) else 0
    is_small = starts is not None and least_start <= starts.low and starts.high < 2**30
    if is_small and stride is not None and body.row is None and not body.vary.splits(node.stop):
        # All end at one place: the later a lane starts, the fewer iterations it has, and nothing wraps.
        return Least(Lane(counts, -1 if stride * ends.step > 0 else 0))
    return Least(counts)


def _together(
    body: Bundle, node: For, counts: Value, turn: Ref, inside: Callable[[], None], advance: Block, over: str
) -> None:
    """Lower the iterations that all invocations run, with none masked off by the loop; a break leaves to
    `over`.
    """
    shared = body.kept("shared", _least(body, node, counts))
    name = body.fresh("for")
    with body.into() as statements_, body.around(name, leave=over):
        inside()
    body.out.append(While(name, compare("lt", turn, shared), tuple(statements_), following=advance))


def _apart(
    body: Bundle, node: For, counts: Value, turn: Ref, inside: Callable[[], None], advance: Block
) -> None:
    """Lower the iterations that only some invocations run, under a mask of those still in the loop."""
    kinds = {type(inner) for inner in statements(node.body)}
    broken = body.new_mask("broken") if Break in kinds else None
    skipped = body.new_mask("skipped") if Continue in kinds else None
    name, outer = body.fresh("while"), body.mask
    with body.into() as before:
        still = body.without(outer, body.returned, broken)
        active = body.kept("mask", both(still, compare("lt", turn, counts)))
    with body.into() as within, body.around(name, broken, skipped):
        if skipped is not None:
            within.append(Set(skipped, Number(bool_, 0)))
        body.mask = active
        inside()
    body.mask = outer
    body.out.append(While(name, Any(active), tuple(within), tuple(before), advance))
