"""Group kernels on GPUs: a workgroup is a block and an invocation is a thread.

If all linear accesses of the block are in bounds, its unchecked form runs. Where accesses are checked, those
to one aligned vector, in rows that are whole vectors, are in or out of bounds together: they become one
access with one check.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from math import gcd, prod
from typing import TypeAlias

from vyre.analysis.index import Form, LoopVar, Term
from vyre.ir import nodes
from vyre.ir.dtypes import DType, i32, u32
from vyre.ir.nodes import Assign, Barrier, Cond, Declare, Expr, For, GridSync, Id, Load, Node, Program
from vyre.ir.walk import evaluated, expressions, flat, size, statements
from vyre.lower import form
from vyre.lower.bounds import Bounds, declared_facts, facts_of
from vyre.lower.bundle import Bundle, Names, Place
from vyre.lower.byte_runs import joined_runs
from vyre.lower.cuts import assume, implied
from vyre.lower.form import (
    INDEX,
    BufferExtent,
    Claim,
    Clear,
    Extend,
    Let,
    Loop,
    Not,
    Number,
    Ref,
    Shared,
    Stmt,
    Under,
    Value,
    as_index,
    both,
    calc,
    domain,
    number,
    select,
    wid,
)
from vyre.lower.group_start import ASK, LINE, after_loads, ahead, is_filled_first, is_used_next, loaded_first
from vyre.lower.launch import ALIGNED, Facts, LaunchShape, MapShape
from vyre.lower.layout import Layout, analyse, ids
from vyre.lower.lowered import Buffer, Function, LoweredForm, entailed, parameters
from vyre.lower.lowered import Facts as Known
from vyre.lower.ring import RingStep
from vyre.lower.ring_steps import FillRing, MultiplyTiles, TileSource
from vyre.lower.statements import lower_statement
from vyre.lower.thread import MOST_REGISTERS, iterations_in_flight, kept_early, place_of_one, registers
from vyre.lower.tile_products import MARK, TileProduct, tile_product, without_loop

Key: TypeAlias = tuple[str, tuple[Form | Expr, ...]]
LINES = "xyz"
PROCESSORS = 132  # of an H200; if there are fewer, some blocks follow others
DECLARED_SHARED = 48 * 1024  # bytes of shared memory that a kernel can declare; more is asked for by launches
_CODE_OF_A_TEST = 128  # statements and expressions, of which a second copy is not worth one test of a bound
MOST_ALONG_Z = 64  # threads of a block


def lower(program: Program, facts: Facts, *, has_ring: bool = False) -> LoweredForm:
    """Return the lowered form of a group kernel. `has_ring`: the machine copies and multiplies tiles."""
    assert program.workgroup is not None
    layout = Layout(len(program.workgroup), 0, 1, program.workgroup)
    product = tile_product(program, analyse(program, layout), facts) if has_ring else None
    if product is not None:
        return _by_tiles(program, facts, product)
    bound = registers(program)
    if bound == MOST_REGISTERS:  # with narrow offsets ptxas needs a few more than there are
        facts = replace(facts, narrow=False)
    group = _ThreadGroup(program, facts, bound)
    lines = [f"tid.{LINES[line]}" for line in range(group.layout.rank - group.is_folded)]
    function = Function("kernel", ("ctaid.x", "laneid", *lines), group.statements(), registers=bound)
    x, y, z = (*reversed(program.workgroup), 1, 1)[:3]
    x, y, z = (x, y * z, 1) if group.is_folded else (x, y, z)
    sizes = [prod(node.shape) * node.dtype.itemsize for node in group.shared.values()]
    shared = sum(-(-size // ALIGNED) * ALIGNED for size in sizes)
    shape = LaunchShape(
        (x, y, z), meets=group.meets, is_group=True, shared=shared if shared > DECLARED_SHARED else 0
    )
    params, rank = parameters(program, facts), group.layout.rank
    return LoweredForm(program.name, params, (function,), program.workgroup, rank, shape)


def _by_tiles(program: Program, facts: Facts, product: TileProduct) -> LoweredForm:
    """Return the lowered form of a kernel that multiplies tiles: the last warp of a block copies them to
    shared memory, the others do everything else. Blocks stay for several workgroups, so that the next tiles
    are on their way while results are stored.
    """
    assert program.workgroup is not None
    group = _ThreadGroup(without_loop(program, product), facts, 0, product)
    warps, lines = program.workgroup[0], tuple(f"tid.{line}" for line in LINES)
    places = Bundle(program, group.layout, analyse(program, group.layout), {}, group.fresh)
    group.set_ids(places)
    left, right = (
        TileSource(side.array, places.first_of(side.own), places.first_of(side.first))
        for side in (product.left, product.right)
    )
    fill = FillRing(product.shape, left, right, places.first_of(product.length))
    is_last = form.compare("eq", Ref(lines[-1], INDEX), number(warps))
    body = (
        RingStep(product.shape),
        form.IfAll(
            is_last,
            group.each_workgroup(lambda: (*places.out, fill)),
            group.each_workgroup(group.body),
        ),
    )
    function = Function("kernel", ("ctaid.x", "nctaid.x", "laneid", *lines), body)
    maps = [MapShape(side.array, *product.shape.box(at)) for at, side in enumerate((left, right))]
    x, y, z = program.workgroup[::-1]
    shape = LaunchShape(
        (x, y, z + 1),
        is_group=True,
        shared=product.shape.bytes,
        maps=tuple(maps),
        resident=PROCESSORS * product.shape.blocks,
    )
    params, rank = parameters(program, facts), group.layout.rank
    return LoweredForm(program.name, params, (function,), program.workgroup, rank, shape)


class _ThreadGroup:
    """The schedule of one kernel; of one that multiplies tiles, without the loop that does so."""

    def __init__(
        self, program: Program, facts: Facts, bound: int, product: TileProduct | None = None
    ) -> None:
        assert program.workgroup is not None
        self.product = product
        self.program, self.facts, self.bound, self.fresh = program, facts, bound, Names()
        self.layout = Layout(len(program.workgroup), 0, 1, program.workgroup)
        self.is_folded = len(program.workgroup) == len(LINES) and program.workgroup[0] > MOST_ALONG_Z
        self.linear = analyse(program, self.layout)
        arrays = [array for array in parameters(program, facts) if isinstance(array, Buffer)]
        self.narrow = {  # arrays of less than words that nothing changes
            array.name: array
            for array in arrays
            if array.type.itemsize < 4 and array.is_apart and not array.writable
        }
        self.meets = any(isinstance(node, GridSync) for node in statements(program.body))
        self.shared = {
            node.name: node
            for node in statements(program.body)
            if isinstance(node, Declare) and node.space == "shared"
        }
        self.cleared = [
            name
            for name, node in self.shared.items()
            if self.meets or not is_filled_first(program, self.linear, node)
        ]
        is_alone = not self.meets and product is None  # its workgroup and its barriers
        self.clears_early = not is_alone or not after_loads(program, self.shared)

    def statements(self) -> form.Block:
        return (*self._group_ids(Ref("ctaid.x", INDEX)), *self.body())

    def each_workgroup(self, body: Callable[[], form.Block]) -> form.Block:
        """Return statements for every workgroup that a block runs."""
        name = self.fresh("group")
        total: Value = domain(0)
        for axis in range(1, self.layout.rank):
            total = calc("mul", total, domain(axis))
        own = Ref(name, INDEX)
        following = (form.Set(name, calc("add", own, Ref("nctaid.x", INDEX))),)
        inside = (*self._group_ids(own), *body())
        return (
            form.Variable(name, INDEX),
            form.Set(name, Ref("ctaid.x", INDEX)),
            form.While(self.fresh("groups"), form.compare("lt", own, total), inside, following=following),
        )

    def body(self) -> form.Block:
        """Return the statements of a workgroup, whose ids are bound."""
        program, linear, out = self.program, self.linear, list[Stmt]()
        out += [Shared(node.name, node.dtype, node.shape, cleared=False) for node in self.shared.values()]
        if self.clears_early:
            out += self.clear()
        params = {param.name for param in program.params}
        accesses = [access for access in linear.accesses() if access.array in params]
        outside = facts_of(accesses)
        declared = declared_facts(program, linear)
        places = Bundle(program, self.layout, linear, {}, self.fresh)
        self.set_ids(places)
        test = Bounds(places).met(outside.values())
        in_loop = any(isinstance(node, For) for access in accesses for node in access.around)
        if test is not None and not in_loop and _CODE_OF_A_TEST * len(accesses) < size(program.body):
            return (*out, self._body(program, declared, is_checked=False))  # each is tested where it is
        fast = assume(program, implied(program, linear))
        inside = self._body(fast, {**outside, **declared}, is_checked=False)
        if test is None:
            return (*out, *places.out, inside)
        checked = self._body(program, declared, is_checked=True)
        return (*out, *places.out, form.IfAll(test, (inside,), (checked,)))

    def _body(self, program: Program, facts: Known, *, is_checked: bool) -> Loop:
        """Return the statements of a thread under these facts, as a loop of one iteration."""
        var = self.fresh("thread")
        body = _Member(program, facts, self, is_checked=is_checked)
        self.set_ids(body)
        if body.loads == 0 and not self.clears_early:
            body.out += self.clear()
        body.whole(var)
        out = tuple(body.out) if is_checked else joined_runs(tuple(body.out), self.narrow, self.fresh)
        return Loop(var, number(0), number(1), out, given=tuple(facts.values()))

    def _group_ids(self, flat: Value) -> list[Stmt]:
        """Return the workgroup's ids from its number."""
        left: Value = Extend(flat, u32, signed=False)
        out: list[Stmt] = []
        for axis in range(self.layout.rank - 1, 0, -1):
            extent = Extend(domain(axis), u32, signed=False)
            out.append(Let(wid(axis).name, Extend(calc("urem", left, extent), INDEX, signed=False)))
            above = Ref(self.fresh("groups"), u32)
            out.append(Let(above.name, calc("udiv", left, extent)))
            left = above
        return [*out, Let(wid(0).name, Extend(left, INDEX, signed=False))]

    def set_ids(self, body: Bundle) -> None:
        """Set the ids of a thread."""
        group = self.layout.group or ()
        body.set_workgroup([wid(axis) for axis in range(self.layout.rank)])
        for axis, (extent, first) in enumerate(zip(group, self._thread_numbers(), strict=True)):
            first = body.kept("thread", first) if self.is_folded else first
            own = Extend(first, i32, signed=False)
            body.ids[Id("lid", axis)], body.firsts[Id("lid", axis)] = own, first
            base = calc("mul", body.ids[Id("wid", axis)], Number(i32, extent))
            body.ids[Id("gid", axis)] = calc("add", base, own)
        body.ids[Id("subgroup_lane")] = Extend(Ref("laneid", INDEX), i32, signed=False)

    def _thread_numbers(self) -> list[Value]:
        """Return the number of a thread along each axis; if `is_folded`, the first two are along CUDA's y."""
        lines = LINES[: self.layout.rank - self.is_folded]
        numbers: list[Value] = [Ref(f"tid.{line}", INDEX) for line in reversed(lines)]
        if not self.is_folded:
            return numbers
        both, size = numbers[0], number((self.layout.group or ())[1])
        return [calc("udiv", both, size), calc("urem", both, size), numbers[1]]

    def clear(self, *, is_used: bool = True) -> list[Stmt]:
        """Return the clearing of shared arrays by all threads, unless that is not observable; and a barrier,
        if one of them `is_used` before the next.
        """
        first, threads = self._own_number(), prod(self.layout.group or ())
        out: list[Stmt] = [Clear(name, None, first, threads) for name in self.cleared]
        return [*out, form.WaitForAll()] if out and is_used else out

    def ask(self, steps: Mapping[str, int]) -> list[Stmt]:
        """Return statements that ask for what is loaded from arrays by the workgroup that starts when half of
        those that run now have ended. All that run wait for each other, and then load and store together:
        so memory is not idle meanwhile.
        """
        threads, out = prod(self.layout.group or ()), list[Stmt]()
        later = PROCESSORS * ahead(threads, self.bound, tuple(self.shared.values()))
        dtypes = {param.name: param.dtype for param in self.program.params}
        for array, step in steps.items():
            first = calc("mul", calc("add", wid(0), number(later)), number(step))
            own = calc("add", first, calc("mul", self._own_number(), number(max(1, step // threads))))
            for k in range(max(1, step * dtypes[array].itemsize // (threads * LINE))):
                at = calc("add", own, number(k * LINE // dtypes[array].itemsize))
                inside = Under(at, BufferExtent(array, 0))
                out.append(form.Update("", ASK, array, (at,), (), dtypes[array], inside))
        return out

    def _own_number(self) -> Value:
        """Return the number of a thread in its workgroup."""
        group = self.layout.group or ()
        along = [Extend(first, u32, signed=False) for first in self._thread_numbers()]
        own: Value = along[0]
        for extent, place in zip(group[1:], along[1:], strict=True):
            own = calc("add", calc("mul", own, Number(u32, extent)), place)
        return Extend(own, INDEX, signed=False)


@dataclass
class _Stores:
    """Pending stores to one vector, by their lanes in it."""

    key: Key
    nodes: dict[int, tuple[nodes.Store, Value]] = field(default_factory=dict)


class _Member(Bundle):
    """The statements of a thread of a workgroup."""

    has_shuffles = False
    can_stop = False
    tests_ahead = False

    def __init__(self, program: Program, facts: Known, group: _ThreadGroup, *, is_checked: bool) -> None:
        super().__init__(program, group.layout, analyse(program, group.layout), facts, group.fresh)
        self.group, self.is_tight = group, is_checked and group.bound > 0
        self.shared = frozenset(group.shared)
        self.taken: Value | None = None  # whether the branch of a conditional being evaluated is taken
        self.waiting: _Stores | None = None
        # The checked form is run at the end of arrays alone, and has no registers to spare.
        self.loads = 0 if group.clears_early or is_checked else after_loads(program, group.shared)
        self.after_loads = list(flat(program.body))[self.loads] if self.loads else None
        self.bases: dict[Form, Value] = {}  # of indices, by their common part, since the last barrier
        self.known: dict[Key, list[Value]] = {}  # vectors that were read since then
        parts = evaluated(program.body)
        read = {part.array for part in parts if isinstance(part, Load)}
        access = {param.name: param.access for param in program.params if param.is_array}
        self.only_read = {name for name in access if access[name] == "in"}
        self.only_written = {name for name in access if access[name] == "out"} - read

    # Statements

    def block(self, body: nodes.Block) -> None:
        bases, known = self.bases, self.known
        self.bases, self.known = dict(bases), dict(known)
        super().block(body)
        self._store_waiting()
        self.bases, self.known = bases, known

    def statement(self, node: Node) -> None:
        if node is self.after_loads:
            program, group = self.program, self.group
            self.out += group.ask(loaded_first(program, self.linear, self.loads))
            self.out += group.clear(is_used=is_used_next(program, self.loads, group.cleared))
        if not isinstance(node, Assign | nodes.Store):
            self._store_waiting()
        if isinstance(node, Barrier | GridSync):
            self.bases.clear()
            self.known.clear()
        product = self.group.product
        if product is not None and node == MARK:
            length = self.first_of(product.length)
            self.out.append(MultiplyTiles(product.shape, product.sums, product.offsets, length))
            return
        if isinstance(node, GridSync):
            self.out += [form.WaitForAll(is_grid=True), *self.group.clear()]
        else:
            lower_statement(self, node)

    def copies(self, node: For) -> int:
        return iterations_in_flight(self, node, few=self.group.facts.few) or super().copies(node)

    # Choices

    def value(self, expr: Expr) -> Value:
        """Return the value of an expression. A conditional reads shared memory only in the branch taken:
        other threads may be writing there.
        """
        if not isinstance(expr, Cond) or not self._reads_shared(expr):
            before = len(self.out)
            return kept_early(self, expr, super().value(expr), before)
        test = self.kept("test", self.value(expr.test))
        then, other = self._where(test, expr.then), self._where(Not(test), expr.other)
        return self.kept("value", select(test, then, other))

    def _reads_shared(self, expr: Cond) -> bool:
        branches = (part for branch in (expr.then, expr.other) for part in expressions(branch))
        return bool(self.shared) and any(
            isinstance(part, Load) and part.array in self.shared for part in branches
        )

    def _where(self, test: Value, branch: Expr) -> Value:
        outer = self.taken
        self.taken = both(outer, test)
        value = self.value(branch)
        self.taken = outer
        return value

    def place(self, array: str, index: tuple[Expr, ...], *, is_load: bool) -> Place:
        reach, at, guard, proof = place_of_one(self, array, index, is_load=is_load)
        if is_load and self.taken is not None and array in self.shared:
            guard = self.taken if guard is None else both(self.taken, guard)
        return reach, at, guard, proof

    # Indices

    def at(self, index: Expr) -> Value:
        """Return the value of an index that is not known to be in bounds. Where registers are scarce, LLVM is
        kept from seeing that it is unchanged after a barrier: it would keep the value of each access in a
        register.
        """
        form_of_index = self.linear.form(index) if self.is_tight and index.dtype.bits == 32 else None
        if form_of_index is None or not ids(self.layout, form_of_index) or not form_of_index.const:
            return super().at(index)
        return self._at(form_of_index)

    def _at(self, form_of_index: Form) -> Value:
        common = form_of_index.variable
        if common not in self.bases:
            base = Ref(self.fresh("base"), i32)
            is_opaque = self.is_tight and bool(ids(self.layout, form_of_index))
            self.out.append(Let(base.name, Extend(self.first_of(common), i32, signed=True), is_opaque))
            self.bases[common] = base
        return self.kept("at", calc("add", self.bases[common], Number(i32, form_of_index.const % 2**32)))

    # Vectors

    def load(self, expr: Load) -> Value:
        in_vector = self._vector(expr.array, expr.index) if expr.array in self.only_read else None
        if in_vector is None:
            return super().load(expr)
        key, lane, lanes = in_vector
        if key not in self.known:
            claims = self._claims(key)
            guard, index = (
                (None, tuple([self.first_of(claim.form) for claim in claims]))
                if claims
                else self._first_of(key)
            )
            names = [self.fresh(expr.array) for _ in range(lanes)]
            made = form.Fetch(
                names[0], expr.array, index, "one", expr.dtype, guard, claims, lanes, tuple(names[1:])
            )
            self.out.append(made)
            self.known[key] = [Ref(name, expr.dtype) for name in names]
        return self.known[key][lane]

    def store(self, node: nodes.Store) -> None:
        in_vector = self._vector(node.array, node.index) if node.array in self.only_written else None
        if in_vector is None:
            if self.waiting is not None and self.waiting.key[0] == node.array:
                self._store_waiting()
            super().store(node)
            return
        key, lane, lanes = in_vector
        value = self.kept("value", self.value(node.value))
        if self.waiting is None or self.waiting.key != key or lane in self.waiting.nodes:
            self._store_waiting()
            self.waiting = _Stores(key)
        self.waiting.nodes[lane] = node, value
        if len(self.waiting.nodes) == lanes:
            self._store_waiting()

    def _store_waiting(self) -> None:
        stores, self.waiting = self.waiting, None
        if stores is None:
            return
        array, dtype = stores.key[0], self.types[stores.key[0]]
        lanes = self._lanes(dtype)
        if len(stores.nodes) < lanes:
            for node, value in stores.nodes.values():
                self.store_value(node, value)
            return
        guard, index = self._first_of(stores.key)
        value, *more = [stores.nodes[lane][1] for lane in range(lanes)]
        self.out.append(form.Write(array, index, "one", value, dtype, guard, (), lanes, tuple(more)))

    def _vector(self, array: str, index: tuple[Expr, ...]) -> tuple[Key, int, int] | None:
        """Return the aligned vector of an access, its lane there, and the number of lanes; None if its row
        may not be whole vectors, or its position is not known. LLVM joins accesses without a check, but not
        all of those to elements of less than a word.
        """
        facts, lanes = self.group.facts, self._lanes(self.types[array])
        # If all registers are in use, there are none for vectors.
        joins = facts.distinct and facts.aligned and self.group.bound < MOST_REGISTERS
        if len(index) == 1 or lanes == 1 or not joins:
            return None
        linear, last = self.linear, self.linear.form(index[-1])
        if last is None or any(
            part.dtype.bits != 32 or linear.index.ids_of(part) is None for part in index[:-1]
        ):
            return None
        if index[-1].dtype.bits != 32 or any(
            self._multiple(term, factor) % lanes for term, factor in last.terms
        ):
            return None
        lane = last.const % lanes
        outer = [linear.form(part) or part for part in index[:-1]]
        key = array, (*outer, replace(last, const=last.const - lane))
        if not self.proof(array, index):
            return None if last.loops else (key, lane, lanes)
        is_small = self.types[array].bits < 32 and array in self.only_read
        return (key, lane, lanes) if is_small and self._claims(key) else None

    def _lanes(self, dtype: DType) -> int:
        """Return the number of elements of the widest vectors that rows are whole numbers of."""
        return gcd(ALIGNED // dtype.itemsize, self.group.facts.divisor)

    def _multiple(self, term: Term, factor: int) -> int:
        """Return a number that a term with a factor is a multiple of."""
        if not isinstance(term, LoopVar):
            return factor
        loop = self.linear.loops[term.name]
        return factor * gcd(loop.step, loop.start.const) if not loop.start.terms else 1

    def _claims(self, key: Key) -> tuple[Claim, ...]:
        """Return the claims that the first element of a vector is inside its array; none unless all hold."""
        array, parts = key
        claims = [Claim(part, array, axis) for axis, part in enumerate(parts) if isinstance(part, Form)]
        holds = all(entailed(self.facts, claim.form, array, claim.axis) for claim in claims)
        return tuple(claims) if holds and len(claims) == len(parts) else ()

    def _first_of(self, key: Key) -> tuple[Value, tuple[Value, ...]]:
        """Return whether the first element of a vector is in bounds, and its index."""
        array, parts = key
        places = [self._at(part) if isinstance(part, Form) else self.at(part) for part in parts]
        guard: Value | None = None
        for axis, place in enumerate(places):
            guard = both(guard, Under(place, BufferExtent(array, axis)))
        assert guard is not None
        return guard, tuple(map(as_index, places))
