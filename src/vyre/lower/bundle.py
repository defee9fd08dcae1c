"""Expressions of a bundle as values, and accesses with the guard or the proof that makes them safe."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import count
from typing import TypeAlias, assert_never

from vyre.analysis.index import Form
from vyre.analysis.lockstep import Variation, Vary, classify, scratch_writes
from vyre.ir import nodes
from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Collective,
    Cond,
    Declare,
    Expr,
    For,
    Id,
    Load,
    Node,
    Op,
    Program,
    Shape,
    Store,
    Table,
    Var,
)
from vyre.ir.once import once
from vyre.ir.walk import assigned, flat, operands, statements
from vyre.lower import form
from vyre.lower.form import (
    INDEX,
    BufferExtent,
    Claim,
    CutRow,
    Extend,
    First,
    Jump,
    Lane,
    Let,
    Not,
    Number,
    Private,
    Reach,
    Ref,
    Set,
    Stmt,
    Under,
    Value,
    Variable,
    as_index,
    both,
    calc,
    domain,
    number,
    select,
)
from vyre.lower.layout import Layout, Linear, fixed_terms, ids
from vyre.lower.lowered import Facts, entailed, proof_or_known
from vyre.lower.work import LoopUnits, has_many_loops, has_split_return, loop_units
from vyre.ops import TABLE

_APART = 4  # elements between lanes, up to which loading all of them is faster than to gather
_GATHERED = 4  # bytes of the smallest element that processors gather


class Names:
    """Names that no program has."""

    def __init__(self) -> None:
        self._count = count(1)

    def __call__(self, prefix: str) -> str:
        return f"{prefix}.{next(self._count)}"


# A row: its array, the index along all axes but the last, and the variable part of that.
RowKey = tuple[str, tuple[Expr, ...], Form]
HeldStrips = Mapping[RowKey, Mapping[int, Ref]]  # of rows that registers hold, by where they begin

# An access: its reach, index, guard and proof.
Place: TypeAlias = tuple[Reach, tuple[Value, ...], Value | None, tuple[Claim, ...]]


@dataclass(frozen=True, slots=True)
class Around:
    """The loop around a statement: its name, and the locals that hold who broke and who skipped the rest."""

    name: str
    broken: str | None = None
    skipped: str | None = None
    leave: str = ""  # the loop that a break leaves, if it is another


@dataclass(frozen=True, slots=True)
class Own:
    """An array of the thread's own for the elements of another that are below a limit."""

    name: str
    limit: Ref


@dataclass(frozen=True, slots=True)
class Counted:
    """A value of each lane: one that they share, and the number of the lanes before whose flag is set."""

    first: Value
    flags: Value


class Bundle:
    """The values of expressions in one bundle, and its statements, which are appended to `out`."""

    has_shuffles = True  # lanes are exchanged within a vector at the cost of an addition
    can_stop = True  # loops count their work, and poll for a stop request
    tests_ahead = True  # loops are there twice where their accesses can be tested before them
    knows_axes = False  # an access is tested along those axes alone that no fact is about

    def __init__(
        self, program: Program, layout: Layout, linear: Linear, facts: Facts, fresh: Names,
        vary: Vary | None = None,
    ) -> None:  # fmt: skip
        self.program, self.layout, self.linear, self.facts, self.fresh = program, layout, linear, facts, fresh
        self.exact: Mapping[Expr, Callable[[], Value]] = {}
        self.lanes = layout.lanes
        self.vary = vary or classify(program, layout)
        self.scalars = {param.name: param.dtype for param in program.params if not param.is_array}
        self.out: list[Stmt] = []
        self.has_many_loops = has_many_loops(program)
        self.mask: Value | None = None
        self.row: Value | None = None  # the mask of the lanes that are in the row, if not all are
        self.returned: str | None = None  # the local that holds who has returned
        self.loop: Around | None = None
        self.shared: frozenset[str] = frozenset()  # arrays of the workgroup
        self.held: HeldStrips = {}
        self.ids: dict[Id, Value] = {}
        self.firsts: dict[Id, Value] = {}  # of ids: the position of each strip's first lane
        self.loop_firsts: dict[str, Value] = {}  # of loop variables likewise
        self.tiled: dict[Load, Value] = {}  # loads of the iteration at hand that are made
        self.unstored: dict[Store, list[Value]] = {}  # by stores: the values of the iterations so far
        self.bundle = ""  # the loop over the bundles of a row
        self.jumps = 0  # that some lanes have taken so far
        self.owns: Mapping[str, Own] = {}  # by array: that of the thread for its first elements
        self.alone: Value | None = None  # the test that the thread runs the whole launch
        self.counts: dict[str, Counted] = {}  # by locals that have such values

    @once
    def types(self) -> dict[str, DType]:
        """The types of parameters, locals and declared arrays by name."""
        types = {param.name: param.dtype for param in self.program.params}
        for node in statements(self.program.body):
            name = assigned(node)
            if isinstance(node, Declare):
                types[node.name] = node.dtype
            elif name is not None and name not in types:
                types[name] = types[node.array] if isinstance(node, Atomic) else _assigned_type(node)
        return types

    @once
    def scratch(self) -> frozenset[Assign]:
        """The assignments of locals that no other invocation of a bundle misses."""
        return scratch_writes(self.program)

    def set_outer(self, outer: Sequence[Value]) -> None:
        """Set the ids that all invocations of a row share."""
        for axis, value in enumerate(outer):
            self.ids[Id("gid", axis)] = Extend(value, i32, signed=True)
        for axis in range(self.layout.rank):
            self.ids[Id("domain", axis)] = Extend(domain(axis), i32, signed=True)

    def set_workgroup(self, wid: Sequence[Value]) -> None:
        """Set the ids that all invocations of a workgroup share."""
        for axis, size in enumerate(self.layout.group or ()):
            count = Extend(domain(axis), i32, signed=True)
            self.ids[Id("wid", axis)] = Extend(wid[axis], i32, signed=True)
            self.ids[Id("num_groups", axis)] = count
            self.ids[Id("group_size", axis)] = Number(i32, size)
            self.ids[Id("domain", axis)] = calc("mul", count, Number(i32, size))

    # Values

    def kind(self, expr: Expr) -> Variation:
        return self.of_kind(self.vary.of(expr))

    def of_kind(self, kind: Variation) -> Variation:
        return kind if self.lanes else Variation.UNIFORM

    def work(self, loop: For) -> LoopUnits:
        """Return the units of a loop; none counts them where the code cannot be stopped."""
        units = loop_units(loop)
        return units if self.can_stop else replace(units, counts=False, is_outer=False)

    def copies(self, node: For) -> int:
        """Return how many copies of its body a loop has; 0 if LLVM decides. A sum by one invocation, whose
        additions wait for each other, overlaps with the next sum if each takes few instructions.
        """
        is_alone = self.can_stop and not self.lanes and self.facts  # on a CPU, and not one of the rare ones
        is_sum = is_alone and all(isinstance(inner, Assign) for inner in flat(node.body))
        return 0 if is_sum or isinstance(node.stop, Lit) else 1

    def shared_value(self, expr: Expr) -> Value:
        """Return the value of an expression that all invocations share."""
        value = self.value(expr)
        return value if value.kind == Variation.UNIFORM else First(value)

    def named(self, prefix: str, value: Value) -> Value:
        """Return a name for a value; numbers and names of fixed values need none."""
        return value if isinstance(value, Number) else self.kept(prefix, value)

    def kept(self, prefix: str, value: Value) -> Ref:
        """Return a name for a value as it is now: a local may change."""
        name = self.fresh(prefix)
        self.out.append(Let(name, value))
        return Ref(name, value.type, value.kind)

    def value(self, expr: Expr) -> Value:
        """Return the value of an expression in every invocation of the bundle."""
        match expr:
            case Op():
                args = tuple([self.value(arg) for arg in expr.args])
                return form.Apply(expr.op, args, expr.dtype, max(arg.kind for arg in args))
            case Var():
                kind = Variation.UNIFORM if expr.name in self.scalars else self.kind(expr)
                return Ref(expr.name, expr.dtype, kind)
            case Lit():
                return Number(expr.dtype, expr.bits)
            case Load():
                return self.load(expr)
            case Id():
                return self.id(expr)
            case Shape():
                return Extend(BufferExtent(expr.array, expr.axis), i32, signed=True)
            case Cond():
                if isinstance(expr.test, Lit):
                    return self.value(expr.then if expr.test.bits else expr.other)
                return select(self.value(expr.test), self.value(expr.then), self.value(expr.other))
            case Table():
                return form.TableEntry(expr.dtype, expr.values, self.value(expr.index))
        assert_never(expr)

    def id(self, ident: Id) -> Value:
        if ident.axis >= self.layout.rank:
            return Number(i32, 0 if ident.kind in ("gid", "lid", "wid") else 1)
        return self.ids[ident]

    def fixed(self, expr: Expr) -> Value:
        """Return an expression that is fixed for a row as a position; locals become their definitions."""
        return as_index(self.fixed_value(expr))

    def fixed_value(self, expr: Expr) -> Value:
        """Return an expression that is fixed for a row, before its body runs."""
        match expr:
            case Var() if expr.name in self.linear.definitions:
                return self.fixed_value(self.linear.definitions[expr.name])
            case Op():
                args = tuple([self.fixed_value(arg) for arg in expr.args])
                kind = max(arg.kind for arg in args)  # of rows that run together, each has a value of its own
                return form.Apply(expr.op, args, expr.dtype, kind)
            case Cond():
                return select(
                    self.fixed_value(expr.test), self.fixed_value(expr.then), self.fixed_value(expr.other)
                )
            case Lit() | Var() | Id() | Shape() | Load() | Table():
                return self.value(expr)
        assert_never(expr)

    # Accesses

    def load(self, expr: Load) -> Value:
        if expr in self.tiled:
            return self.tiled[expr]
        reach, index, guard, proof = self.place(expr.array, expr.index, is_load=True)
        is_held = self.held and proof and reach == "row" and guard is None
        row = (expr.array, expr.index[:-1], proof[-1].form.variable) if is_held else None
        strips = self.held.get(row) if row is not None else None
        if strips is not None:
            rest = (proof[-1].form.const - min(strips)) % self.lanes
            start = proof[-1].form.const - rest
            low, high = strips.get(start), strips.get(start + self.lanes)
            if low is not None and not rest:
                return low
            if low is not None and high is not None:
                return CutRow(low, high, rest)
        name, by, apart, within, until = self.fresh(expr.array), tuple[int, ...](), 0, 0, tuple[Claim, ...]()
        if self.has_shuffles and reach == "each" and proof and expr.array not in self.vary.private:
            # What lies between two lanes is inside, so that a mask is only needed where a row ends.
            runs_over = any(claim.form.loops for claim in proof)
            mask = self.mask if runs_over or self.row is not None else None
            apart = self.apart(expr, proof, mask)
        if apart:
            guard = guard if apart < 0 else mask
            by = tuple([stride or 0 for stride in map(self.stride, proof, expr.index)])
            proof, until, within = self.between(proof, apart)
            index = tuple(map(self.first_index, proof, expr.index))
        elif reach == "each":
            index, by = self.strided(expr, index, proof)
        proof, known = proof_or_known(proof, index)
        self.out.append(
            form.Fetch(
                name, expr.array, index, reach, expr.dtype, guard, proof, steps=by, until=until, apart=apart,
                place=within, known=known,
            )
        )  # fmt: skip
        own = Variation.VARYING if reach != "one" else max(part.kind for part in index)
        own = self.of_kind(self.vary.lane) if expr.array in self.vary.private else own
        return Ref(name, expr.dtype, own)

    def apart(self, expr: Load, proof: tuple[Claim, ...], mask: Value | None) -> int:
        """Return how many elements a lane of a load is probably after the one before, if it is -1 or a few; 0
        for any other.
        """
        *outer, last = map(self.stride, proof, expr.index)
        found = 0
        if not any(stride != 0 for stride in outer):
            found = last or 0
        elif outer[-1] == 1 and last == 0 and not any(stride != 0 for stride in outer[:-1]):
            part = proof[-1].form  # rows are probably as long as their constant indices say
            fact = self.facts.get((part.variable, expr.array, len(outer)))
            found = fact.high.const + 1 if fact is not None and not part.terms else 0
        most = _APART if expr.dtype.itemsize >= _GATHERED else 2 * _APART
        is_some = 2 <= found <= most and (mask is None or self.layout.has_masks)
        return found if found == -1 or is_some else 0

    def strided(
        self, access: Load | Store, index: tuple[Value, ...], proof: tuple[Claim, ...]
    ) -> tuple[tuple[Value, ...], tuple[int, ...]]:
        """Return the index of the first lane and the strides from lane to lane, if an access is known to be
        inside and has such; else the index of each lane and none.
        """
        strides = [stride for stride in map(self.stride, proof, access.index) if stride is not None]
        if not self.has_shuffles or access.array in self.vary.private or len(strides) < len(index):
            return index, ()
        return tuple(map(self.first_index, proof, access.index)), tuple(strides)

    def between(
        self, proof: tuple[Claim, ...], apart: int
    ) -> tuple[tuple[Claim, ...], tuple[Claim, ...], int]:
        """Return the claims of the first and of the last of `apart` neighbours that are known to be inside,
        and the place among them of the one claimed: they then load the same vectors. Without such, return the
        claims unchanged.
        """
        *outer, last = proof
        fact = self.facts.get((last.form.variable, last.buffer, last.axis))
        if apart < 2 or fact is None or not self.linear.suits(last.form):
            return proof, (), 0
        within = (last.form.const - fact.low.const) % apart
        first = last.form.const - within
        if first + apart - 1 > fact.high.const:
            return proof, (), 0
        low, high = (
            Claim(replace(last.form, const=c), last.buffer, last.axis) for c in (first, first + apart - 1)
        )
        return (*outer, low), (*outer, high), within

    def store(self, node: Store) -> None:
        value = self.value(node.value)
        if node in self.unstored:
            self.unstored[node].append(self.kept("value", value))
            return
        if not isinstance(value, Number | Ref):
            value = self.kept("value", value)
        self.store_value(node, value)

    def store_value(self, node: Store, value: Value) -> None:
        """Store a value where a statement does."""
        reach, index, guard, proof = self.place(node.array, node.index, is_load=False)
        is_inside = reach == "row" and proof and not any(claim.form.loops for claim in proof)
        if guard is not None and is_inside and node.array in self.shared:
            # Masked stores cannot be read back before they are in the cache. No other thread writes here.
            name, dtype = self.fresh(node.array), self.types[node.array]
            self.out.append(form.Fetch(name, node.array, index, reach, dtype, None, proof))
            value, guard = select(guard, value, Ref(name, dtype, Variation.VARYING)), None
        counted = self.counted(node.index[0]) if reach == "each" and len(index) == 1 else None
        dtype = self.types[node.array]
        proof, known = proof_or_known(proof, index)
        if counted is not None:
            made = form.Write(node.array, index, reach, value, dtype, guard, proof)
            self.out.append(replace(made, first=counted.first, flags=counted.flags))
            return
        index, by = self.strided(node, index, proof) if reach == "each" else (index, ())
        self.out.append(
            form.Write(node.array, index, reach, value, dtype, guard, proof, steps=by, known=known)
        )

    def counted(self, expr: Expr) -> Counted | None:
        """Return what an expression counts, if it is the sum of such a value and one that lanes share."""
        if isinstance(expr, Var):
            return self.counts.get(expr.name)
        if not self.counts or not isinstance(expr, Op) or TABLE[expr.op].weights != (1, 1):
            return None
        one, other = expr.args
        if self.kind(one) < Variation.VARYING:
            one, other = other, one
        found = self.counted(one) if self.kind(other) < Variation.VARYING else None
        if found is None:
            return None
        args = found.first, self.value(other)
        return replace(found, first=form.Apply(expr.op, args, expr.dtype, max(arg.kind for arg in args)))

    def place(self, array: str, index: tuple[Expr, ...], *, is_load: bool) -> Place:
        """Return the reach, index, guard and proof of an access."""
        proof = self.proof(array, index)
        if proof:
            strides = list(map(self.stride, proof, index))
            is_along = strides[-1] == 1 and all(stride == 0 for stride in strides[:-1])
            if self.lanes and is_along:
                runs_over = any(claim.form.loops for claim in proof)
                mask = self.mask if runs_over or not is_load or self.row is not None else None
                return "row", tuple(map(self.first_index, proof, index)), mask, proof
            is_uniform = all(self.kind(part) == Variation.UNIFORM for part in index)
            if is_load and (is_uniform or all(stride == 0 for stride in strides)):
                return "one", tuple(map(self.first_index, proof, index)), None, proof
        return self.guarded(array, index, proof, is_load=is_load)

    def at(self, index: Expr) -> Value:
        """Return the value of an index that is not known to be in bounds."""
        return self.named("at", self.value(index))

    def guarded(
        self, array: str, index: tuple[Expr, ...], proof: tuple[Claim, ...] = (), *, is_load: bool = False
    ) -> Place:
        """Return an access at the values of its index, with a test for each axis that has no claim."""
        claims = self.proof(array, index[:-1]) if self.knows_axes and not proof else ()
        if claims and array not in self.vary.private and self.are_neighbours(index):
            last = self.at(index[-1])
            within: Value = Under(last, BufferExtent(array, len(index) - 1))
            outer = map(self.first_index, claims, index[:-1])
            within = within if self.mask is None else both(within, self.mask)
            return "row", (*outer, *self.first_lanes([last])), within, claims
        places = [self.at(part) for part in index]
        inside: Value | None = None
        for axis, place in enumerate([] if proof else places):
            inside = both(inside, Under(place, BufferExtent(array, axis)))
        is_wide = any(place.kind == Variation.VARYING for place in places)
        guard = inside
        if self.mask is not None and (is_wide or not is_load):
            guard = self.mask if inside is None else both(inside, self.mask)
        if is_wide and array not in self.vary.private and self.are_neighbours(index):
            return "row", self.first_lanes(places), guard, proof
        return "each" if is_wide else "one", tuple(map(as_index, places)), guard, proof

    def are_neighbours(self, index: Sequence[Expr]) -> bool:
        """True if the lanes of a strip access contiguous elements, wherever the first one is."""
        strides = [self.linear.lane_stride(part, self.vary) for part in index]
        return strides[-1] == 1 and all(stride == 0 for stride in strides[:-1])

    def first_lanes(self, places: Sequence[Value]) -> tuple[Value, ...]:
        """Return the index of each strip's first lane. A lane in bounds determines that of lane 0, even if
        lane 0 is before the array: so the last axis is extended by its sign.
        """
        firsts = [place if place.kind < Variation.VARYING else Lane(place, 0) for place in places]
        return (*map(as_index, firsts[:-1]), Extend(firsts[-1], INDEX, signed=True))

    def proof(self, array: str, index: tuple[Expr, ...]) -> tuple[Claim, ...]:
        """Return the claims that the facts entail, one for each axis; else none."""
        if not self.facts:
            return ()
        claims: list[Claim] = []
        for axis, part in enumerate(index):
            form = self.linear.form(part) or Form(0, ((part, 1),))
            if not entailed(self.facts, form, array, axis):
                return ()
            claims.append(Claim(form, array, axis))
        return tuple(claims)

    @contextmanager
    def assuming(self, facts: Facts, exact: Mapping[Expr, Callable[[], Value]]) -> Iterator[None]:
        """Know more facts meanwhile, and how to compute their indices in 64 bits, without wrapping."""
        outer = self.facts, self.exact
        self.facts, self.exact = {**self.facts, **facts}, exact
        try:
            yield
        finally:
            self.facts, self.exact = outer

    def stride(self, claim: Claim, part: Expr) -> int | None:
        """Return the stride of an index that is proven to be inside."""
        linear = self.linear.suits(claim.form)
        return self.linear.stride(claim.form) if linear else self.linear.lane_stride(part, self.vary)

    def first_index(self, claim: Claim, part: Expr) -> Value:
        """Return an index that is proven to be inside, in each strip's first lane."""
        if self.linear.suits(claim.form):
            return self.first_of(claim.form)
        if part in self.exact:
            return self.exact[part]()
        value = self.value(part)
        return as_index(value if value.kind < Variation.VARYING else Lane(self.named("at", value), 0))

    def first_of(self, form: Form) -> Value:
        """Return the value of a form in each strip's first lane."""
        total: Value = number(form.const)
        for term, factor in fixed_terms(self.layout, form):
            total = calc("add", total, calc("mul", self.fixed(term), number(factor)))
        for ident, factor in ids(self.layout, form):
            total = calc("add", total, calc("mul", self.firsts[ident], number(factor)))
        for name, factor in form.loops:
            total = calc("add", total, calc("mul", self.loop_firsts[name], number(factor)))
        return total

    # Masks, and locals

    def local_kind(self, name: str) -> Variation:
        return self.of_kind(self.vary.locals.get(name, Variation.UNIFORM))

    def new_mask(self, prefix: str) -> str:
        """Return a new local with no lane in it."""
        name = self.fresh(prefix)
        self.out += [Variable(name, bool_, Variation.VARYING), Set(name, Number(bool_, 0))]
        return name

    @contextmanager
    def into(self) -> Iterator[list[Stmt]]:
        """Collect the statements lowered inside."""
        outer, self.out = self.out, []
        yield self.out
        self.out = outer

    @contextmanager
    def around(
        self, name: str, broken: str | None = None, skipped: str | None = None, leave: str = ""
    ) -> Iterator[None]:
        """Make a loop the one that jumps inside refer to."""
        outer, self.loop = self.loop, Around(name, broken, skipped, leave)
        yield
        self.loop = outer

    def write(self, name: str, value: Value, *, to_all: bool = False) -> None:
        """Assign a local in the active invocations, or in all lanes."""
        is_masked = not to_all and self.local_kind(name) == Variation.VARYING and self.mask is not self.row
        self.out.append(Set(name, value, self.mask if is_masked else None))

    def remaining(self, mask: Value | None) -> Value | None:
        """Return the lanes of the mask that have not jumped away."""
        around = () if self.loop is None else (self.loop.broken, self.loop.skipped)
        return self.without(mask, self.returned, *around)

    def without(self, mask: Value | None, *gone: str | None) -> Value | None:
        left = mask
        for name in gone:
            if name is not None:
                left = both(left, Not(Ref(name, bool_, Variation.VARYING)))
        return left if left is mask or left is None else self.kept("mask", left)

    # Statements

    def statement(self, node: Node) -> None:
        """Lower a statement: each class of bundles that runs programs does so in its own way."""
        raise NotImplementedError(type(node).__name__)

    def whole(self, bundle: str) -> None:
        """Lower the whole program for the bundle of this name."""
        self.bundle = bundle
        self.declare(self.program.body)
        if self.lanes and has_split_return(self.program.body, self.vary.splits, self.vary.loop_splits):
            self.returned = self.new_mask("returned")
        self.block(self.program.body)

    def declare(self, body: nodes.Block, kept: Container[str] = ()) -> None:
        """Declare the locals and private arrays of statements, but for those that are declared elsewhere."""
        done: set[str] = set()
        for node in statements(body):
            if isinstance(node, Declare) and node.space == "local" and node.name not in kept:
                self.out.append(Private(node.name, node.dtype, node.shape))
            name = assigned(node)
            if name is not None and name not in done and name not in kept:
                done.add(name)
                self.out.append(Variable(name, self.types[name], self.local_kind(name)))

    def block(self, body: nodes.Block) -> None:
        """Lower statements under the current mask."""
        entry, counts = self.mask, dict(self.counts)
        for node in body:
            before = self.jumps
            self.statement(node)
            if self.out and isinstance(self.out[-1], Jump):
                break
            if self.jumps != before:
                self.mask = self.remaining(entry)
        self.mask, self.counts = entry, counts

    @contextmanager
    def one_strip(self) -> Iterator[None]:
        """Lower what is inside for a single strip."""
        layout, vary = self.layout, self.vary
        self.layout = replace(layout, strips=1)
        self.vary = replace(vary, layout=self.layout)
        yield
        self.layout, self.vary = layout, vary


def _assigned_type(node: Node) -> DType:
    """Return the type of the local that a statement assigns."""
    return node.dtype if isinstance(node, Collective) else operands(node)[0].dtype
