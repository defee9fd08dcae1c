"""The statements of a GPU's thread: one invocation in scalars, or a few neighbours along the last axis.

Memory is fastest with accesses of 16 bytes, which must be aligned: a vector at another offset is cut out of
two aligned ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import prod

from vyre.analysis.effects import trip_count
from vyre.analysis.index import Form
from vyre.analysis.lockstep import Variation
from vyre.ir import nodes
from vyre.ir.dtypes import i32
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Barrier,
    Collective,
    Declare,
    Expr,
    For,
    GridSync,
    Id,
    Load,
    Node,
    Program,
    Var,
)
from vyre.ir.walk import evaluated, evaluated_by, expressions, statements
from vyre.lower import form
from vyre.lower.bundle import Bundle, Names, Place
from vyre.lower.form import (
    INDEX,
    Block,
    BufferExtent,
    Claim,
    CutRow,
    Extend,
    Iota,
    Ref,
    Under,
    Value,
    calc,
    number,
    select,
)
from vyre.lower.launch import ALIGNED, ALL
from vyre.lower.lowered import Facts
from vyre.lower.ravel import coordinates
from vyre.lower.statements import lower_statement
from vyre.lower.vectors import Rows, Vector

MOST_REGISTERS = 128
_FEWEST = 64  # registers
_BESIDE = 16  # registers beside those of private arrays
# A processor's registers and threads, the bytes of its shared memory, and those that each block takes beside
# its own, as of Hopper.
_REGISTERS, _MOST_THREADS, _SHARED_BYTES, _SHARED_BESIDE = 1 << 16, 2048, 228 << 10, 1 << 10
_LARGEST_TURN = 60  # expression nodes times lanes
_LARGEST_LOOP = 500  # of a loop that LLVM may write out
_MOST_WRITTEN_OUT = 1 << 13  # expression nodes of all iterations of a loop that fills registers


def registers(program: Program) -> int:
    """Return the register limit of a thread, twice what its private arrays take: with more registers a thread
    would be slightly faster, but fewer threads would fit a processor. 0 for no limit.

    Where threads mostly wait for the results of atomics, also of other workgroups, a processor needs as many
    of them as it can hold with their shared memory.
    """
    words = sum(
        prod(node.shape) * node.dtype.itemsize // 4
        for node in statements(program.body)
        if isinstance(node, Declare) and node.space == "local"
    )
    if not _FEWEST // 4 <= words <= MOST_REGISTERS // 2:
        return 0
    if not _awaits(program, words):
        return max(2 * words, _FEWEST)
    shared = sum(
        prod(node.shape) * node.dtype.itemsize
        for node in statements(program.body)
        if isinstance(node, Declare) and node.space == "shared"
    )
    threads = prod(program.workgroup or ())
    resident = max(min(_SHARED_BYTES // (shared + _SHARED_BESIDE), _MOST_THREADS // max(threads, 1)), 1)
    spare = _REGISTERS // (resident * max(threads, 1)) // 8 * 8
    return max(-(-(words + _BESIDE) // 8) * 8, min(spare, MOST_REGISTERS))


def _awaits(program: Program, words: int) -> bool:
    """True if threads wait for the results of atomics in a loop, or for one for every four private words."""

    def count(body: nodes.Block) -> int:
        atomics = [node for node in statements(body) if isinstance(node, nodes.Atomic)]
        return sum(node.target is not None for node in atomics)

    loops = [node for node in statements(program.body) if isinstance(node, For)]
    return 4 * count(program.body) >= words or any(count(loop.body) for loop in loops)


@dataclass(frozen=True, slots=True)
class RowBase:
    """A row as a distance from another one, so that LLVM sees that neighbouring rows are read twice."""

    ident: Id
    row: Value
    distance: int


def kept_early(thread: Bundle, expr: Expr, value: Value, before: int) -> Value:
    """Return the value of an expression; `before` is how many statements there were. What is computed from
    loads is computed as soon as they are made, so that few values are held at a time.
    """
    is_op = isinstance(expr, nodes.Op | nodes.Cond)
    return thread.kept("value", value) if is_op and len(thread.out) > before else value


def iterations_in_flight(thread: Bundle, node: For, *, few: bool) -> int | None:
    """Return how many iterations of a loop with loads are in flight, since each has a long latency: more if
    there are `few` threads. None for a loop whose copies are not worth it.
    """
    inner = list(statements(node.body))
    if _fills_registers(thread, node, inner):
        return ALL
    if any(
        isinstance(statement, Barrier | Collective | GridSync | For | nodes.Atomic) for statement in inner
    ):
        return None
    size = len(evaluated(node.body)) * max(thread.lanes, 1)
    if size > _LARGEST_TURN:
        return None
    if isinstance(node.stop, Lit):  # LLVM writes out short loops, and leaves long ones as they are
        return 8 if (trip_count(node) or 0) * size > _LARGEST_LOOP else None
    arrays = {param.name for param in thread.program.params if param.is_array}
    parts = (part for statement in inner for part in evaluated_by(statement))
    reads = len({part for part in parts if isinstance(part, Load) and part.array in arrays})
    if not reads:
        return None
    return 8 if reads == 1 or few else 4


def _fills_registers(thread: Bundle, node: For, inner: list[Node]) -> bool:
    """True if a short loop indexes private arrays: only written out by numbers, in registers. LLVM does so in
    a tenth of the time that a loop with `unroll` takes, which is written out here.
    """
    if not 0 < _written_out(node) <= _MOST_WRITTEN_OUT:
        return False
    private = {
        statement.name
        for statement in statements(thread.program.body)
        if isinstance(statement, Declare)
        and statement.space == "local"
        and prod(statement.shape) * statement.dtype.itemsize <= 4 * MOST_REGISTERS
    }
    moving = {node.var}

    def moves(index: tuple[Expr, ...]) -> bool:
        return any(isinstance(part, Var) and part.name in moving for at in index for part in expressions(at))

    for statement in inner if private else ():
        accesses: list[Load | nodes.Store] = [p for p in evaluated_by(statement) if isinstance(p, Load)]
        accesses += [statement] if isinstance(statement, nodes.Store) else []
        if any(access.array in private and moves(access.index) for access in accesses):
            return True
        if isinstance(statement, Assign) and moves((statement.value,)):
            moving.add(statement.name)
    return False


def _written_out(node: For) -> int:
    """Return the expression nodes of all iterations of a loop and of the loops in it; 0 if it is long."""
    trips, inner = trip_count(node) or 0, [loop for loop in statements(node.body) if isinstance(loop, For)]
    turns = [trip_count(loop) or 1 for loop in inner]  # a loop of unknown length is not written out
    return prod([trips, *turns]) * len(evaluated(node.body)) if 1 < trips <= MOST_REGISTERS else 0


def place_of_one(thread: Bundle, array: str, index: tuple[Expr, ...], *, is_load: bool) -> Place:
    """Return the reach, index, guard and proof of an access by one invocation. In 64 bits LLVM sees
    neighbours that are known to be inside, and makes one access of several.
    """
    proof = thread.proof(array, index)
    if not proof:
        return thread.guarded(array, index, is_load=is_load)
    return "one", tuple(map(thread.first_index, proof, index)), None if is_load else thread.mask, proof


class Thread(Bundle):
    """The statements of one thread. In a launch with grid barriers, threads without an invocation run along:
    where `active` does not hold, nothing is written.
    """

    has_shuffles = False
    can_stop = False
    tests_ahead = False  # neighbours would part where some of them fail the test

    def __init__(
        self, program: Program, rows: Rows, facts: Facts, fresh: Names, *, base: RowBase | None = None,
        active: Value | None = None,
    ) -> None:  # fmt: skip
        super().__init__(program, rows.layout, rows.linear, facts, fresh)
        self.rows, self.base, self.active = rows, base, active
        self.arrays = {param.name for param in program.params if param.is_array}
        self.coordinates: Mapping[str, Value] = {}  # of locals that stand for positions along axes

    def invocations(self, var: str, outer: list[Value]) -> Block:
        """Return the statements for the invocations from the position `var` on, in the row `outer`."""
        own, first = Id("gid", self.layout.rank - 1), Ref(var, INDEX)
        self.set_outer(outer)
        for axis, value in enumerate(outer):
            self.ids[Id("gid", axis)] = self.kept("row", Extend(value, i32, signed=True, exact=True))
        narrow: Value = self.kept("own", Extend(first, i32, signed=True, exact=True))
        self.firsts[own] = first
        self.ids[own] = self.kept("gid", calc("add", narrow, Iota())) if self.lanes else narrow
        self.coordinates = coordinates(self, narrow)
        self.whole(var)
        return tuple(self.out)

    def value(self, expr: Expr) -> Value:
        before = len(self.out)
        return kept_early(self, expr, super().value(expr), before)

    def statement(self, node: Node) -> None:
        if isinstance(node, Assign) and node.name in self.coordinates:
            self.write(node.name, self.coordinates[node.name])
        elif isinstance(node, GridSync):
            self.out.append(form.WaitForAll(is_grid=True))
        elif isinstance(node, nodes.Store | nodes.Atomic) and self.active is not None:
            self.mask = self.active
            lower_statement(self, node)
            self.mask = None
        else:
            lower_statement(self, node)

    def copies(self, node: For) -> int:
        return iterations_in_flight(self, node, few=self.rows.facts.few) or super().copies(node)

    # Accesses

    def first_of(self, form: Form) -> Value:
        if self.base is None:
            return super().first_of(form)
        factor = form.of(self.base.ident)
        rest = tuple([(term, by) for term, by in form.terms if term != self.base.ident])
        value = super().first_of(Form(form.const + factor * self.base.distance, rest))
        return calc("add", value, calc("mul", self.base.row, number(factor))) if factor else value

    def place(self, array: str, index: tuple[Expr, ...], *, is_load: bool) -> Place:
        if not self.lanes:
            return place_of_one(self, array, index, is_load=is_load)
        proof = self.proof(array, index)
        if not proof or not is_load:
            return super().place(array, index, is_load=is_load)
        *others, along = map(self.stride, proof, index)
        if along == 1 and all(stride == 0 for stride in others):  # no lane runs a loop without the others
            return "row", tuple(map(self.first_index, proof, index)), None, proof
        return super().place(array, index, is_load=is_load)

    def load(self, expr: Load) -> Value:
        forms = self._forms(expr.array, expr.index)
        vector = self.rows.vector(expr.array, forms) if forms else None
        if vector is None or self.kind_of(expr.index) == Variation.UNIFORM:
            return super().load(expr)
        low, *high = [self._aligned(expr, forms, vector, by) for by in vector.parts(self.lanes)]
        return CutRow(low, high[0], vector.rest) if high else low

    def store(self, node: nodes.Store) -> None:
        super().store(node)
        made, forms = self.out[-1], self._forms(node.array, node.index)
        if isinstance(made, form.Write) and made.reach == "row" and made.guard is None and forms:
            vector = self.rows.vector(node.array, forms)
            if vector is not None and not vector.rest:
                self.out[-1] = replace(made, align=self._alignment(made.type.itemsize))

    def kind_of(self, index: tuple[Expr, ...]) -> Variation:
        return max(self.kind(part) for part in index)

    def _forms(self, array: str, index: tuple[Expr, ...]) -> tuple[Form, ...]:
        """Return the forms of an access to a parameter that is known to be inside; else none."""
        if not self.lanes or not self.facts or array not in self.arrays:
            return ()
        forms = [self.linear.form(part) for part in index]
        known = tuple([form for form in forms if form is not None])
        return known if len(known) == len(forms) else ()

    def _alignment(self, itemsize: int) -> int:
        return min(ALIGNED // itemsize, self.lanes)

    def _aligned(self, load: Load, forms: tuple[Form, ...], vector: Vector, by: int) -> Value:
        """Return the aligned vector that begins `by` elements after the invocations' own column: zeros if
        that is outside of the row, where the own one is read instead.
        """
        own = forms[-1].variable
        column = self.first_of(own)
        at, inside = calc("add", column, number(by)), None
        if vector.sticks_out and by:
            inside = self.kept("inside", Under(at, BufferExtent(load.array, len(forms) - 1)))
            at = calc("add", column, select(inside, number(by), number(0)))
        claimed = (*forms[:-1], own if vector.sticks_out else replace(own, const=by))
        proof = tuple([Claim(form, load.array, axis) for axis, form in enumerate(claimed)])
        index = (*[self.first_of(form) for form in forms[:-1]], at)
        name, align = self.fresh(load.array), self._alignment(load.dtype.itemsize)
        self.out.append(form.Fetch(name, load.array, index, "row", load.dtype, None, proof, align))
        loaded = Ref(name, load.dtype, Variation.VARYING)
        return loaded if inside is None else select(inside, loaded, form.Number(load.dtype, 0))
