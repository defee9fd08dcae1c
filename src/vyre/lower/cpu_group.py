"""Group kernels on a CPU: one workgroup after the other, each on one thread.

If every linear access of a workgroup is in bounds, its fast form runs; else the checked form, in single
strips. Barriers cost nothing: what comes before a barrier runs for the whole workgroup before anything after
it does. A workgroup of one bundle runs statement by statement anyway; any other is cut at its barriers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from vyre.analysis.index import Access, Form
from vyre.analysis.lockstep import Variation, Vary, classify
from vyre.ir.dtypes import bool_, i32
from vyre.ir.limits import SUBGROUP
from vyre.ir.nodes import (
    Barrier,
    Break,
    Continue,
    Declare,
    Expr,
    For,
    Id,
    If,
    Load,
    Op,
    Program,
    Return,
    Store,
)
from vyre.ir.nodes import Block as Nodes
from vyre.ir.walk import assigned, expressions, loads, operands, statements
from vyre.lower import fission, form
from vyre.lower.bounds import Bounds, declared_facts, facts_of, shared_shapes
from vyre.lower.bundle import Bundle, Names
from vyre.lower.form import (
    INDEX,
    Base,
    Block,
    Call,
    Charge,
    Extend,
    Fact,
    Iota,
    Jump,
    Loop,
    Number,
    Private,
    Ref,
    Set,
    Shared,
    Value,
    Variable,
    While,
    as_index,
    both,
    calc,
    compare,
    domain,
    number,
    select,
    wid,
)
from vyre.lower.layout import Layout, Linear, analyse, ids
from vyre.lower.loops import trip_count
from vyre.lower.lowered import Facts, Function, LoweredForm, parameters
from vyre.lower.reuse import carry_rows, shared_rows
from vyre.lower.statements import CpuBundle
from vyre.lower.work import limit_of, whole_units

# Workgroups. Products of 2048 x 2048 by tiles of 16 are 2.7 times as fast in bands, those of 1024 4 % slower.
BAND_ROWS = 16
LONG_ROW = 64
LOW, HIGH = Ref("groups.low", INDEX), Ref("groups.high", INDEX)


def lower(program: Program, layout: Layout, *, is_inside: bool = False) -> LoweredForm:
    """Return the lowered form of a group kernel: one workgroup in its fast and its checked form, and the
    kernel. If it `is_inside`, there is no checked form.
    """
    fresh = Names()
    linear = analyse(program, layout, nested=True)
    params = {param.name for param in program.params}
    accesses = [
        access
        for access in linear.accesses()
        if access.array in params and not any(_is_apart(node, layout) for node in access.around)
    ]
    outside = facts_of(access for access in accesses if not _is_rest(access, accesses, linear))
    declared = declared_facts(program, linear)
    kernel, is_checked = _kernel(program, linear, outside, fresh)
    functions = [_Group(program, layout, linear, {**outside, **declared}, fresh).function("fast")]
    if is_checked and is_inside:
        functions.append(Function("checked", functions[0].params, (), is_rare=True))
    elif is_checked:
        single = replace(layout, strips=1)
        checked = _Group(program, single, linear, declared, fresh)
        checked.body.tests_ahead = False  # it seldom runs, and is kept small
        functions.append(replace(checked.function("checked"), is_rare=True))
    return LoweredForm(program.name, parameters(program), (*functions, kernel), layout.group)


def _is_apart(node: For | If, layout: Layout) -> bool:
    """True for a condition around barriers: what is inside are runs, which test their accesses themselves."""
    inside = node.then + node.orelse if isinstance(node, If) and layout.rank == 1 else ()
    return any(isinstance(inner, Barrier) for inner in statements(inside))


def _is_rest(access: Access, accesses: Sequence[Access], linear: Linear) -> bool:
    """True for a load of what a loop over the array left, under a condition that tests its index: it is
    tested where it is, as in most rows there is none, and their workgroups would all be checked for it.
    """
    if not access.is_load or any(isinstance(node, For) for node in access.around):
        return False
    parts = {form.variable for form in access.forms}
    tests = (expr for node in access.around if isinstance(node, If) for expr in expressions(node.test))
    forms = (linear.form(arg) for test in tests if isinstance(test, Op) for arg in test.args)
    is_tested = any(form is not None and form.variable in parts for form in forms)
    return is_tested and any(
        other.array == access.array and any(isinstance(node, For) for node in other.around)
        for other in accesses
    )


# The kernel


def _kernel(program: Program, linear: Linear, facts: Facts, fresh: Names) -> tuple[Function, bool]:
    """Return the function that runs workgroups, and whether some of them may be the checked form."""
    layout = linear.layout
    places = Bundle(program, layout, linear, {}, fresh)
    at = Ref(fresh("number"), INDEX)
    if _reads_again(linear):
        ids = _in_band(places, at)
    else:
        ids = [places.named("wid", value) for value in _group_ids(layout.rank, at)]
    places.set_workgroup(ids)
    test = Bounds(places).met(facts.values())
    call = Call("fast", tuple(ids))
    if test is not None:
        places.out.append(form.IfAll(test, (call,), (replace(call, function="checked"),)))
    else:
        places.out.append(call)
    units = whole_units(program) * layout.bundles * layout.strips
    places.out.append(Charge(number(1), units))
    loop = Loop(at.name, LOW, HIGH, tuple(places.out))
    return Function("kernel", (LOW.name, HIGH.name), (loop,)), test is not None


def _group_ids(rank: int, at: Value) -> list[Value]:
    """Return the workgroup's ids along its axes from its linear number."""
    if rank == 1:
        return [at]
    if rank == 2:
        return [calc("udiv", at, domain(1)), calc("urem", at, domain(1))]
    plane = calc("mul", domain(1), domain(2))
    rest = calc("urem", at, plane)
    return [calc("udiv", at, plane), calc("udiv", rest, domain(2)), calc("urem", rest, domain(2))]


def _reads_again(linear: Linear) -> bool:
    """True if loops read the same elements repeatedly along either axis of a grid, as a matrix
    product does.
    """
    along = [
        {
            term.axis
            for part in access.forms
            for term, _ in part.terms
            if isinstance(term, Id) and term.kind == "wid"
        }
        for access in linear.accesses()
        if any(part.loops for part in access.forms)
    ]
    return linear.layout.rank == 2 and {0} in along and {1} in along


def _in_band(places: Bundle, at: Value) -> list[Value]:
    """Return the ids of a workgroup of a grid whose long rows are traversed in bands, column by column in
    each: the data that a band reads stay in the cache, and a column's data are read once for all of its rows.
    """
    rows, columns = domain(0), domain(1)
    is_long = compare("lt", number(LONG_ROW), columns)
    most = places.kept("most", select(is_long, number(BAND_ROWS), number(1)))
    whole = places.kept("whole", calc("mul", columns, most))
    first = places.kept("first", calc("mul", calc("udiv", at, whole), most))
    height = places.kept("height", calc("min", calc("sub", rows, first), most))
    within = places.kept("within", calc("urem", at, whole))
    return [
        places.kept("wid", calc("add", first, calc("urem", within, height))),
        places.kept("wid", calc("udiv", within, height)),
    ]


# One workgroup


class _Group:
    """The statements of a workgroup."""

    def __init__(self, program: Program, layout: Layout, linear: Linear, facts: Facts, fresh: Names) -> None:
        self.program, self.layout = program, layout
        self.is_whole = layout.bundles == 1 and layout.whole
        if self.is_whole:
            vary = classify(program, layout)
        else:
            vary, self.items, self.storage = _settled(program, layout)
        self.body = CpuBundle(program, layout, linear, facts, fresh, vary)
        self.fresh, self.returned = fresh, ""
        self.branches = 0  # around the statements at hand
        self.shapes = shared_shapes(program)
        self.end = ""  # the name of what a return of all leaves
        self.all = number(layout.bundles * layout.strips * layout.width)
        self.kept: set[str] = set()  # locals and private arrays that are declared for the workgroup

    def function(self, name: str) -> Function:
        """Return the function of a workgroup."""
        body = self.body
        shared = [
            node for node in statements(self.program.body)
            if isinstance(node, Declare) and node.space == "shared"
        ]  # fmt: skip
        body.out += [Shared(node.name, node.dtype, node.shape) for node in shared]
        body.shared = frozenset(node.name for node in shared)
        body.set_workgroup([wid(axis) for axis in range(self.layout.rank)])
        if self.is_whole:
            bundle = self.fresh("bundle")
            with body.into() as inside:
                self._set_ids(bundle)
                body.whole(bundle)
            body.out.append(self._loop(bundle, number(0), self.all, tuple(inside)))
        else:
            self._house_locals()
            self._in_items()
        params = tuple(wid(axis).name for axis in range(self.layout.rank))
        return Function(name, params, tuple(body.out), given=tuple(body.facts.values()))

    def _loop(self, bundle: str, low: Value, high: Value, inside: Block) -> Loop:
        return Loop(bundle, low, high, inside, self.layout.lanes, (self.layout.strips,))

    def _set_ids(self, bundle: str) -> None:
        """Set the ids of the invocations of a bundle."""
        body, layout = self.body, self.layout
        first_lane: Value = Ref(bundle, INDEX)
        first_lane = calc("add", first_lane, Base()) if layout.lanes else first_lane
        start = body.kept("start", Extend(first_lane, i32, signed=False))
        lanes = calc("add", start, Iota()) if layout.lanes else start
        body.ids[Id("subgroup_lane")] = calc("and", lanes, Number(i32, SUBGROUP - 1))
        pitch = layout.group_size
        for axis, extent in enumerate(layout.group or ()):
            pitch //= extent
            first = _along(start, axis, extent, pitch)
            is_last = axis == layout.rank - 1
            if layout.rows:
                first = body.named("first", first)
                local = calc("add", first, Iota()) if is_last and layout.lanes else first
            else:
                local = _along(lanes, axis, extent, pitch)
            body.ids[Id("lid", axis)] = own = body.kept("lid", local)
            body.firsts[Id("lid", axis)] = Extend(first, INDEX, signed=False)
            base = calc("mul", body.ids[Id("wid", axis)], Number(i32, extent))
            body.ids[Id("gid", axis)] = calc("add", own, base)

    # Workgroups of several bundles

    def _house_locals(self) -> None:
        """Declare the locals that outlive a run, for every strip of the workgroup."""
        body, layout = self.body, self.layout
        strips, lanes = layout.bundles * layout.strips, layout.lanes
        for node in statements(self.program.body):
            name = assigned(node)
            if name is not None and name not in self.storage.brief and name not in self.kept:
                self.kept.add(name)
                kind = body.local_kind(name)
                if name in self.storage.shared:
                    body.out.append(Variable(name, body.types[name]))
                else:
                    body.out.append(Variable(name, body.types[name], kind, strips, lanes))
            if isinstance(node, Declare) and node.space == "local" and node.name not in self.storage.brief:
                self.kept.add(node.name)
                body.out.append(Private(node.name, node.dtype, node.shape, strips, lanes))
        if fission.returns_in_runs(self.items):
            self.returned = self.fresh("returned")
            body.out.append(Variable(self.returned, bool_, Variation.VARYING, strips, lanes))
            self._everywhere(self.returned, Number(bool_, 0))

    def _everywhere(self, name: str, value: Value) -> None:
        """Set a local to a value in all invocations of the workgroup."""
        change = Set(name, value)
        is_one = name in self.storage.shared
        self.body.out.append(
            change if is_one else self._loop(self.fresh("bundle"), number(0), self.all, (change,))
        )

    def _in_items(self) -> None:
        body = self.body
        self.end = self.fresh("group")
        with body.into() as inside:
            self._items(self.items)
        if any(
            isinstance(item, fission.UniformJump) and isinstance(item.node, Return) for item in self._all()
        ):
            body.out.append(Loop(self.end, number(0), number(1), tuple(inside)))
        else:
            body.out += inside

    def _all(self) -> list[fission.Item]:
        return list(fission.all_items(self.items))

    def _items(self, items: tuple[fission.Item, ...]) -> None:
        for item in items:
            self._item(item)
            if isinstance(item, fission.UniformJump):
                break

    def _item(self, item: fission.Item) -> None:
        body = self.body
        match item:
            case fission.Run():
                if item.nodes:
                    self._run(item)
            case fission.Once():
                body.write(item.node.name, body.value(item.node.value))
            case fission.UniformJump():
                self._jump(item)
            case fission.Branch():
                (test,) = self._shared_values(item.test)
                self.branches += 1
                with body.into() as then:
                    self._items(item.then)
                with body.into() as orelse:
                    self._items(item.orelse)
                self.branches -= 1
                body.out.append(form.IfAll(test, tuple(then), tuple(orelse)))
            case fission.Turn():
                self._turn(item)
            case never:
                assert_never(never)

    def _shared_values(self, *exprs: Expr) -> list[Value]:
        """Return the values of expressions that all invocations of the workgroup share. What each strip has a
        copy of is read in the first one.
        """
        body = self.body
        if all(body.kind(expr) == Variation.UNIFORM for expr in exprs):
            return [body.named("all", body.value(expr)) for expr in exprs]
        shared = [Ref(self.fresh("all"), expr.dtype) for expr in exprs]
        body.out += [Variable(ref.name, ref.type) for ref in shared]
        bundle = self.fresh("bundle")
        outer = dict(body.ids), dict(body.firsts)
        with body.into() as inside, body.one_strip():
            self._set_ids(bundle)
            for ref, expr in zip(shared, exprs, strict=True):
                inside.append(Set(ref.name, body.shared_value(expr)))
        body.ids, body.firsts = outer
        lanes = self.layout.lanes
        body.out.append(Loop(bundle, number(0), number(lanes), tuple(inside), lanes))
        return [*shared]

    def _run(self, run: fission.Run) -> None:
        """Lower the statements for every bundle; if only `lid < n` runs them, for those of the first n
        invocations.
        """
        layout, body, none = self.layout, self.body, number(0)
        guard = _guard(run, body.vary) if layout.rank == 1 else None
        if guard is None:
            self._bundles(tuple(run.nodes), none, self.all)
            return
        per = number(layout.width * layout.strips)
        wanted = as_index(body.value(guard.limit))
        count = body.named("count", calc("min", calc("max", wanted, none), number(layout.group_size)))
        full = body.named("full", calc("mul", calc("udiv", count, per), per))
        self._bundles(guard.inside, none, full)
        above = calc("add", count, calc("sub", per, number(1)))
        begun = body.named("begun", calc("mul", calc("udiv", above, per), per))
        self._bundles(tuple(run.nodes), full, begun)

    def _bundles(self, nodes: Nodes, low: Value, high: Value) -> None:
        """Lower the statements for the invocations from `low` to before `high`, of whole bundles; in a branch
        twice, if some accesses are in bounds under a condition that can be tested for all of them.
        """
        facts = self._testable(nodes) if self.branches and self.layout.rank == 1 else {}
        test = self._met(facts.values(), low, high)
        if test is None:
            self._checked(nodes, low, high, {})
            return
        with self.body.into() as proven:
            self._checked(nodes, low, high, facts)
        with self.body.into() as tested:
            self._checked(nodes, low, high, {})
        self.body.out.append(form.IfAll(test, tuple(proven), tuple(tested)))

    def _testable(self, nodes: Nodes) -> Facts:
        """Return facts of accesses that are not known to be in bounds, and depend on nothing inside."""
        body = self.body
        inner = {name for node in statements(nodes) if (name := assigned(node)) is not None}
        touched: list[Load | Store] = [*loads(nodes)]
        touched += [node for node in statements(nodes) if isinstance(node, Store)]
        accesses: list[Access] = []
        unknown: list[Access] = []
        for access in touched:
            forms = [known for axis in range(len(access.index)) if (known := self._form(access, axis, inner))]
            if len(forms) == len(access.index) and access.array not in body.vary.private:
                accesses.append(
                    Access(access.array, access.index, tuple(forms), isinstance(access, Load), ())
                )
                unknown += [] if body.proof(access.array, access.index) else accesses[-1:]
        wanted = facts_of(unknown)
        return {key: fact for key, fact in facts_of(accesses).items() if key in wanted}

    def _form(self, access: Load | Store, axis: int, inner: set[str]) -> Form | None:
        """Return the form of an index if it can be tested before a run that assigns the locals `inner`, or is
        inside whatever happens.
        """
        linear, part = self.body.linear, access.index[axis]
        if access.array in self.shapes:
            inside = linear.inside(part, self.shapes[access.array][axis])
            if inside is not None:
                return inside
        form_of_part = linear.form(part)
        if (
            form_of_part is None
            or not set(linear.loops_of(form_of_part)) <= self.body.loop_firsts.keys() - inner
        ):
            return None
        return form_of_part

    def _met(self, facts: Iterable[Fact], low: Value, high: Value) -> Value | None:
        """Return the test that facts hold for the invocations from `low` to before `high`."""
        test: Value | None = None
        for fact in facts:
            if not self.body.linear.suits(fact.low):  # it is inside whatever happens
                continue
            ends = [self._end(fact.low, low, high, -1), self._end(fact.high, low, high, 1)]
            least, most = compare("le", number(0), ends[0]), compare("lt", ends[1], fact.limit)
            test = self.body.kept("met", both(test, both(least, most)))
        return test

    def _end(self, bound: Form, low: Value, high: Value, sign: int) -> Value:
        """Return the least (-1) or greatest (1) value of a form."""
        body, factor = self.body, sum(by for _, by in ids(self.layout, bound))
        body.firsts[Id("lid", 0)] = number(0)
        first = body.first_of(bound)
        del body.firsts[Id("lid", 0)]
        place = calc("sub", high, number(1)) if factor * sign > 0 else low
        return calc("add", first, calc("mul", place, number(factor)))

    def _checked(self, nodes: Nodes, low: Value, high: Value, facts: Facts) -> None:
        """Lower the statements with these facts of their accesses, too."""
        body, bundle = self.body, self.fresh("bundle")
        known, body.facts = body.facts, {**body.facts, **facts}
        outer = dict(body.ids), dict(body.firsts), body.loop
        with body.into() as inside:
            self._set_ids(bundle)
            body.declare(nodes, self.kept)
            body.loop, body.bundle = None, bundle
            if not self.layout.whole:
                lanes = Extend(calc("add", Ref(bundle, INDEX), Base()), i32, signed=False)
                is_there = compare("lt", calc("add", lanes, Iota()), Number(i32, self.layout.group_size))
                body.mask = body.kept("mask", is_there)
            if self.returned:
                body.returned = self.returned
                body.mask = body.remaining(body.mask)
            rows = shared_rows(body, nodes, self.shapes)
            carried = carry_rows(body, rows, Id("lid", 0), low)
            body.block(nodes)
        body.ids, body.firsts, body.loop, body.held = *outer, {}
        body.mask, body.returned, body.facts = None, None, known
        loop = self._loop(bundle, low, high, tuple(inside))
        body.out.append(replace(loop, given=tuple(facts.values()), carried=carried))

    def _jump(self, jump: fission.UniformJump) -> None:
        loop = self.body.loop
        match jump.node:
            case Break():
                assert loop is not None
                self.body.out.append(Jump(loop.name, "leave"))
            case Continue():
                assert loop is not None
                self.body.out.append(Jump(loop.name, "next"))
            case Return():
                self.body.out.append(Jump(self.end, "next"))
            case never:
                assert_never(never)

    def _turn(self, turn: fission.Turn) -> None:
        """Lower a uniform loop around runs: counted like any loop, with items as its body."""
        body, node = self.body, turn.loop
        dtype, whole = node.start.dtype, node.start.dtype.unsigned
        start, stop, step = self._shared_values(*operands(node))
        count = body.named("count", trip_count(node, start, stop, step))
        taken, current = Ref(self.fresh("turn"), whole), Ref(self.fresh("next"), dtype)
        body.out += [Variable(taken.name, whole), Set(taken.name, Number(whole, 0))]
        body.out += [Variable(current.name, dtype), Set(current.name, start)]
        name = self.fresh("for")
        with body.into() as inside, body.around(name):
            self._everywhere(node.var, current)
            body.loop_firsts[node.var] = as_index(current)
            self._items(turn.body)
        following: list[Set | Charge] = [
            Set(current.name, calc("add", current, step)),
            Set(taken.name, calc("add", taken, Number(whole, 1))),
        ]
        work = body.work(node)
        if work.counts:
            units = work.units * self.layout.bundles * self.layout.strips
            following.insert(0, Charge(number(1), max(units, 1)))
        test = compare("lt", taken, count)
        body.out.append(While(name, test, tuple(inside), following=tuple(following)))


def _along(linear: Value, axis: int, extent: int, pitch: int) -> Value:
    """Return the position along an axis of the workgroup of invocations by their number in it."""
    quotient = linear if pitch == 1 else calc("udiv", linear, Number(i32, pitch))
    return quotient if axis == 0 else calc("urem", quotient, Number(i32, extent))


@dataclass(frozen=True, slots=True)
class _Guard:
    """`if lid() < limit` around the statements inside; the limit is uniform."""

    limit: Expr
    inside: Nodes


def _guard(run: fission.Run, vary: Vary) -> _Guard | None:
    """Return the guard that a run consists of, if its limit cannot change within the run; else None."""
    if len(run.nodes) != 1 or not isinstance(run.nodes[0], If) or run.nodes[0].orelse:
        return None
    guard = run.nodes[0]
    limit = limit_of(guard.test)
    if limit is None or any(isinstance(part, Load) for part in expressions(limit)):
        return None
    return _Guard(limit, guard.then) if vary.of(limit) == Variation.UNIFORM else None


def _settled(program: Program, layout: Layout) -> tuple[Vary, tuple[fission.Item, ...], fission.LocalStorage]:
    """Return kinds, items and storage that agree: a uniform local that a run assigns differs from strip to
    strip until every bundle has run.
    """
    floor: dict[str, Variation] = {}
    named = (assigned(node) for node in statements(program.body))
    names = {name for name in named if name is not None}
    names |= {node.name for node in statements(program.body) if isinstance(node, Declare)}
    while True:
        vary = classify(program, layout, floor)
        items = fission.cut(program.body, vary)
        storage = fission.storage(items, names)
        mixed = [
            name
            for name in names
            if name not in storage.shared
            and name not in storage.brief
            and vary.locals.get(name, Variation.UNIFORM) == Variation.UNIFORM
        ]
        if not mixed:
            return vary, items, storage
        floor.update(dict.fromkeys(mixed, Variation.STRIP))
