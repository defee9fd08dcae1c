"""Element kernels on GPUs: a thread handles a vector of neighbours, or one element after the other.

A vector whose accesses are all in bounds runs unchecked. In rows whose length is not a multiple of a vector,
threads still begin at aligned vectors, so that odd sizes are as fast as even ones. Divergent programs run one
element for each thread.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from math import prod

from vyre.analysis.index import Form
from vyre.analysis.lockstep import classify
from vyre.ir.dtypes import i32, u32
from vyre.ir.nodes import Atomic, Declare, Expr, For, GridSync, Id, If, Load, Node, Program, Store
from vyre.ir.walk import blocks, evaluated, evaluated_by, statements
from vyre.lower import form
from vyre.lower.bounds import Bounds, facts_of
from vyre.lower.bundle import Bundle, Names
from vyre.lower.cuts import assume, guards
from vyre.lower.form import (
    INDEX,
    Block,
    BufferExtent,
    Extend,
    Fact,
    Let,
    Loop,
    Number,
    Ref,
    Stmt,
    Value,
    both,
    calc,
    compare,
    domain,
    number,
    select,
)
from vyre.lower.launch import ALIGNED, Facts, LaunchShape
from vyre.lower.layout import Layout, Linear, analyse
from vyre.lower.lowered import Buffer, Function, LoweredForm, parameters
from vyre.lower.ravel import extents, raveled, ravels
from vyre.lower.reshape import flattened, long_rows, touched
from vyre.lower.thread import MOST_REGISTERS, RowBase, Thread, registers
from vyre.lower.vectors import Rows

THREADS = 256
LINES = "xyz"
_WARP = 32
_DEEP = 4  # planes of a volume that a block has threads in
_LARGEST = 2600  # expression nodes times lanes and rows: 25 points of 3 rows need 94 registers
_ROWS = 3  # measured on an H200, even and odd: 0.97 of the speed of a copy, 0.94 with 2 or 4, 0.89 with 1
_ROWS_IN_PLANES = 5  # of three axes: 7 points of 384^3 take 145 us, 164 with 3, 157 with 4 and 151 with 6
_ROWS_OF_ONE = 4  # of one element each: 0.83, with 3 of them 0.72, with 1 of them 0.58


@dataclass(frozen=True, slots=True)
class ThreadShape:
    """The tuner's choice; 0, or no sizes, leaves it to the schedule: neighbours and rows of a thread, and
    the threads of a block along the axes of the domain.
    """

    lanes: int = 0
    tall: int = 0
    block: tuple[int, ...] = ()


def lower(program: Program, rank: int, facts: Facts, choice: ThreadShape) -> LoweredForm:
    """Return the lowered form of an element kernel."""
    if registers(program) == MOST_REGISTERS:  # with narrow offsets ptxas needs a few more than there are
        facts = replace(facts, narrow=False)
    flat = flattened(program, rank) if facts.flat else None
    if flat is not None and len(touched(flat)) < sum(param.is_array for param in program.params):
        flat = None  # an array that the invocations share has axes of its own
    scalars: Block = ()
    if flat is None and not choice.tall and ravels(program, rank, facts):
        flat, scalars = raveled(program, rank), extents(rank)
    params = parameters(program, facts)
    if flat is None:
        made = _Element(program, rank, facts, choice, [domain(axis) for axis in range(rank)])
        return LoweredForm(program.name, params, (made.function(),), rank=rank, launch=made.shape())
    total = Ref("domain.all", INDEX)
    flat, views = long_rows(flat, total, [param.name for param in params if isinstance(param, Buffer)])
    choice = replace(choice, block=(prod(choice.block),) if choice.block else ())
    made = _Element(flat, 1, replace(facts, row=0), choice, [total])
    size = _product([domain(axis) for axis in range(rank)])
    function = made.function((Let(total.name, size), *views, *scalars))
    shape = replace(made.shape(), is_flat=True)
    return LoweredForm(program.name, params, (function,), rank=rank, launch=shape)


class _Element:
    """The schedule of one kernel over a domain of these extents."""

    def __init__(
        self, program: Program, rank: int, facts: Facts, choice: ThreadShape, grid: Sequence[Value]
    ) -> None:
        self.program, self.rank, self.facts, self.grid, self.fresh = program, rank, facts, grid, Names()
        self.size = len(evaluated(program.body))
        kinds = {type(node) for node in statements(program.body)}
        self.meets, self.loops = GridSync in kinds, For in kinds
        self.lanes = 0 if self.meets else self._lanes(choice)
        self.layout = Layout(rank, self.lanes, 1)
        self.linear = analyse(program, self.layout)
        self.rows = Rows(facts, self.linear)
        self.guards = guards(program, self.linear)
        self.fast = assume(program, {guard.test: guard.truth for guard in self.guards})
        self.fast_rows = Rows(facts, analyse(self.fast, self.layout))
        self.arrays = {param.name for param in program.params if param.is_array}
        self.own = {p.name for p in program.params if p.name in facts.alike and p.rank == rank}
        self.known = facts_of(
            replace(access, forms=forms)
            for access in self.linear.accesses()
            if access.array in self.arrays
            for forms in self.rows.touched(access.array, access.forms, is_load=access.is_load)
        )
        self.tall = self._tall(choice)
        self.block = self._block(choice)
        self.extent = grid[rank - 1]
        self.reach = self._reach()
        self.specials: dict[str, None] = {}
        self.out: list[Stmt] = []

    # The shape of a launch

    def shape(self) -> LaunchShape:
        if self.meets:
            return LaunchShape(self.block, meets=True)
        if self.reach is not None:
            return LaunchShape(self.block, self.lanes, -self.reach[1], self.tall, ends=1)
        is_late = self.lanes and self.rank > 1 and not self.facts.even
        slack = self.lanes - 1 + (self.tall - 1) * (self.skew or 0) if is_late else 0
        return LaunchShape(self.block, max(self.lanes, 1), slack, self.tall)

    def _block(self, choice: ThreadShape) -> tuple[int, int, int]:
        facts = self.facts
        wanted = choice.block if len(choice.block) == self.rank else ()
        threads = 64 if facts.few else THREADS // 2 if self.tall > 1 else THREADS
        is_row = self.rank == 1 or facts.lone
        row = threads if is_row else min(_WARP, -(-facts.row // max(self.lanes, 1)) or _WARP)
        rows = threads // row
        deep = min(rows, _DEEP) if self.rank == 3 and self._neighbours(-3) else 1
        sizes = (deep, rows // deep, row)[-self.rank :]
        x, y, z = (*reversed(wanted or sizes), 1, 1)[:3]
        return (x, y, z)

    def _neighbours(self, axis: int) -> bool:
        """True if the program reads several neighbours of one array along an axis, counted from the
        last one.
        """
        reads: dict[str, set[int]] = {}
        for access in self.linear.accesses():
            if len(access.forms) >= -axis:
                reads.setdefault(access.array, set()).add(access.forms[axis].const)
        return any(len(offsets) > 1 for offsets in reads.values())

    def _lanes(self, choice: ThreadShape) -> int:
        """Return the neighbours that a thread handles as a vector; 0 for one element in scalars."""
        program, facts = self.program, self.facts
        is_short = 0 < facts.row < _WARP
        if choice.lanes == 1 or not facts.aligned:
            return 0
        if not choice.lanes and (facts.few or is_short):
            return 0
        sizes = [param.dtype.itemsize for param in program.params if param.is_array]
        wanted = choice.lanes or (ALIGNED // max(sizes) if sizes else 1)
        while not choice.lanes and wanted > 1 and wanted * self.size > _LARGEST:
            wanted //= 2
        fits = wanted > 1 and not wanted & (wanted - 1) and wanted <= ALIGNED
        return wanted if fits and _are_alike(program, Layout(self.rank, wanted, 1), facts) else 0

    def _tall(self, choice: ThreadShape) -> int:
        """Return the rows that a thread handles together: several where neighbouring rows read the same
        elements.
        """
        if self.meets or self.rank == 1 or self.facts.few:
            return 1
        if choice.tall or not self._neighbours(-2):
            return choice.tall or 1
        rows = _ROWS_OF_ONE if not self.lanes else _ROWS if self.rank == 2 else _ROWS_IN_PLANES
        return max(1, min(rows, _LARGEST // (max(self.lanes, 1) * self.size)))

    @property
    def skew(self) -> int | None:
        """The number of elements, modulo a vector, by which each row's vectors begin before those of the row
        above; None if that is not known.
        """
        facts = self.facts
        return 0 if facts.even or not self.lanes else facts.phase % self.lanes if facts.phase else None

    def _reach(self) -> tuple[int, int] | None:
        """Return how far a thread reads before and after its vector, where threads of their own handle the
        ends of long rows, one element each: vectors that are partly out of bounds would take as long as all
        others together.
        """
        facts, program = self.facts, self.program
        if self.tall == 1 or not self.lanes or facts.is_whole(self.lanes) or facts.row or not facts.phase:
            return None
        touched = [access for node in statements(program.body) for access in _touched(node)]
        accesses = list(self.linear.accesses())
        if self.guards or len(accesses) < len(touched):  # not every access has a form
            return None
        own = Form(terms=((Id("gid", self.rank - 1), 1),))
        columns = [
            forms[-1]
            for access in accesses
            for forms in self.rows.touched(access.array, access.forms, is_load=access.is_load)
        ]
        is_near = all(column.variable == own for column in columns)
        reads = [0, *(column.const for column in columns)]
        is_alike = all(access.array in facts.alike for access in accesses)
        return (-min(reads), max(reads)) if is_near and is_alike else None

    # The thread

    def function(self, before: Block = ()) -> Function:
        """Return the function that a thread runs, after these statements."""
        body = self._all_at_once() if self.meets else self._outer(self.rank - 2, [])
        bound = registers(self.program)
        return Function("kernel", tuple(self.specials), (*before, *body), registers=bound)

    def _special(self, name: str) -> Ref:
        self.specials[name] = None
        return Ref(name, INDEX)

    def _thread_number(self, line: str, block: int) -> Value:
        """Return a thread's number along one of CUDA's axes in the whole launch."""
        own, number_ = self._special(f"tid.{line}"), self._special(f"ctaid.{line}")
        return calc("add", calc("mul", number_, number(block)), own)

    def _named(self, prefix: str, value: Value, out: list[Stmt]) -> Ref:
        name = self.fresh(prefix)
        out.append(Let(name, value))
        return Ref(name, INDEX)

    def _all_at_once(self) -> Block:
        """Return one invocation for each thread, including threads beyond the domain."""
        out: list[Stmt] = []
        lines = range(min(self.rank, len(LINES)))
        along: list[Value] = [
            self._named("along", self._thread_number(LINES[line], self.block[line]), out)
            for line in reversed(lines)
        ]
        sizes = [self._extent(self.rank - 1 - line) for line in reversed(lines)]
        tests = [compare("lt", place, size) for place, size in zip(along, sizes, strict=True)]
        active: Value = tests[0]
        for test in tests[1:]:
            active = both(active, test)
        is_active = Ref(self.fresh("active"), active.type)
        out.append(Let(is_active.name, active))
        numbers = along if self.rank <= len(LINES) else [*self._apart(along[0], out), *along[1:]]
        var, (*outer, first) = self.fresh("one"), numbers
        thread = Thread(self.program, self.rows, {}, self.fresh, active=is_active)
        return (*out, Loop(var, first, calc("add", first, number(1)), thread.invocations(var, outer)))

    def _outer(self, axis: int, inner: list[Value]) -> Block:
        """Return loops over the axes before the last one: each block has neighbouring rows, as many as it
        takes to cover them all with the available blocks.
        """
        if axis < 0:
            return self._rows(inner) if self.tall > 1 else self._row(inner, self._first(inner))
        line = self.rank - 1 - axis
        tall = self.tall if axis == self.rank - 2 else 1
        step = number(self.block[line] * tall)
        out: list[Stmt] = []
        extent = self._extent(axis)
        turn = self._named("turn", calc("mul", self._special(f"nctaid.{LINES[line]}"), step), out)
        whole = calc("add", extent, calc("sub", turn, number(1)))
        narrow = [Extend(value, u32, signed=False) for value in (whole, turn)]
        rows = self._named("rows", Extend(calc("udiv", *narrow), INDEX, signed=False), out)
        start = calc("mul", calc("mul", self._special(f"ctaid.{LINES[line]}"), step), rows)
        start = self._named("start", start, out)
        end = self._named("end", calc("min", calc("add", start, calc("mul", rows, step)), extent), out)
        own = calc("mul", self._special(f"tid.{LINES[line]}"), number(tall))
        first = self._named("first", calc("add", start, own), out)
        at = Ref(self.fresh("row"), INDEX)
        inside: list[Stmt] = []
        if line < len(LINES) - 1 or axis == 0:
            inside += self._outer(axis - 1, [at, *inner])
        else:
            ids = self._apart(at, inside)
            inside += self._outer(-1, [*ids, *inner])
        return (*out, Loop(at.name, first, end, tuple(inside), step=step))

    def _extent(self, axis: int) -> Value:
        """Return the extent along an axis; along the third from the last, with all axes before it."""
        if self.rank - 1 - axis < len(LINES) - 1:
            return self.grid[axis]
        return _product(self.grid[: axis + 1])

    def _apart(self, at: Value, out: list[Stmt]) -> list[Value]:
        """Return the ids along the axes before the last two, from their number in order."""
        ids: list[Value] = []
        for extent in reversed(self.grid[1 : self.rank - 2]):
            above = self._named("above", calc("udiv", at, extent), out)
            ids.append(self._named("id", calc("sub", at, calc("mul", above, extent)), out))
            at = above
        return [at, *reversed(ids)]

    # Rows

    def _first(self, outer: list[Value]) -> Value:
        """Return where the thread's elements of a row begin; for the first thread possibly before the row."""
        thread = self._thread_number("x", self.block[0])
        if not self.lanes:
            return thread
        start = calc("mul", thread, number(self.lanes))
        if not outer or self.facts.even:
            return start
        row = outer[0]
        for value, extent in zip(outer[1:], self.grid[1:], strict=False):
            row = calc("add", calc("mul", row, extent), value)
        phase = calc("and", calc("mul", row, self.extent), number(self.lanes - 1))
        return calc("sub", start, phase)

    def _fast_part(
        self, outer: list[Value], first: Ref, out: list[Stmt], base: RowBase | None = None
    ) -> tuple[Loop, Value]:
        """Return the invocations from `first` on without checks, and the condition under which they may
        run.
        """
        places = Bundle(self.program, self.layout, self.linear, {}, self.fresh)
        places.set_outer(outer)
        for axis, value in enumerate(outer):
            places.ids[Id("gid", axis)] = Extend(value, i32, signed=True, exact=True)
        own = Form(terms=((Id("gid", self.rank - 1), 1),))
        facts = [Fact(own, own, self.extent), *self.known.values()]
        facts += [Fact(guard.form, guard.form, places.fixed(guard.limit)) for guard in self.guards]
        width = max(self.lanes, 1)
        fits = Bounds(places).met_from(first, width, [self._tested(fact) for fact in facts])
        fits = places.kept("fits", fits)
        out += places.out
        var = self.fresh("bundle")
        body = Thread(self.fast, self.fast_rows, self.known, self.fresh, base=base).invocations(var, outer)
        end = calc("add", first, number(width))
        return Loop(var, first, end, body, self.lanes, given=tuple(facts), outer=tuple(outer)), fits

    def _tested(self, fact: Fact) -> Fact:
        """Return a fact with the extent of the domain for that of an array of its shape, to test it once."""
        limit = fact.limit
        if not isinstance(limit, BufferExtent) or limit.buffer not in self.own:
            return fact
        return replace(fact, limit=self.grid[limit.axis])

    def _checked(self, outer: list[Value], low: Value, high: Value | None = None) -> Loop:
        """Return invocations of a row one after the other, with every access checked; one without an end."""
        layout, var = replace(self.layout, lanes=0), self.fresh("one")
        rows = Rows(self.facts, analyse(self.program, layout))
        body = Thread(self.program, rows, {}, self.fresh).invocations(var, outer)
        return Loop(var, low, calc("add", low, number(1)) if high is None else high, body)

    def _row(self, outer: list[Value], at: Value) -> Block:
        out: list[Stmt] = []
        first = self._named("first", at, out)
        if not self.lanes and not self.loops:
            return (*out, form.IfAll(compare("lt", first, self.extent), (self._checked(outer, first),)))
        fast, fits = self._fast_part(outer, first, out)
        begin, behind = calc("max", first, number(0)), calc("add", first, number(max(self.lanes, 1)))
        slow = self._checked(outer, begin, calc("min", behind, self.extent))
        return (*out, form.IfAll(fits, (fast,), (slow,)))

    def _rows(self, outer: list[Value]) -> Block:
        """Return several rows together if all of them are in bounds, else one after the other."""
        out: list[Stmt] = []
        extent = self.grid[self.rank - 2]
        behind = self._named("behind", calc("add", outer[-1], number(self.tall)), out)
        top = self._named("top", self._first(outer), out)

        def row_of(row: Value, out: list[Stmt]) -> list[Value]:
            return [*outer[:-1], self._named("row", calc("add", outer[-1], row), out)]

        def first_of(own: list[Value], row: Value) -> Value:
            """Return where the thread's vector begins in the row at this position among them."""
            return (
                self._first(own)
                if self.skew is None
                else calc("sub", top, calc("mul", row, number(self.skew)))
            )

        fits: Value = compare("le", behind, extent)
        together: list[Stmt] = []
        for row in range(self.tall):
            own = row_of(number(row), out)
            first = self._named("first", first_of(own, number(row)), out)
            base = RowBase(Id("gid", self.rank - 2), outer[-1], row)
            fast, inside = self._fast_part(own, first, out, base)
            fits = both(fits, inside)
            together.append(fast)
        rest = self._named("rest", calc("sub", calc("min", behind, extent), outer[-1]), out)
        each = Ref(self.fresh("each"), INDEX)
        apart: list[Stmt] = []
        own = row_of(each, apart)
        apart += self._row(own, first_of(own, each))
        choice = form.IfAll(fits, tuple(together), (Loop(each.name, number(0), rest, tuple(apart)),))
        return (*out, choice if self.reach is None else self._ends(self.reach, top, rest, row_of, choice))

    def _ends(
        self, reach: tuple[int, int], top: Value, rest: Value,
        row_of: Callable[[Value, list[Stmt]], list[Value]], others: Stmt,
    ) -> Stmt:  # fmt: skip
        """Return both ends of some rows, in the last block along them; threads of other blocks run `others`
        if their vectors are not at an end. `top` is where a thread's vector begins in the first row.
        """
        assert self.skew is not None
        lanes, skew, (before, behind) = self.lanes, self.skew, reach
        further = (self.tall - 1) * skew
        out: list[Stmt] = []
        last_block = calc("sub", Extend(self._special("nctaid.x"), i32, signed=False), Number(i32, 1))
        is_end = compare("eq", Extend(self._special("ctaid.x"), i32, signed=False), last_block)
        thread = self._thread_number("x", self.block[0])
        phase = self._named("phase", calc("sub", calc("mul", thread, number(lanes)), top), out)
        # The first vector that is not at the left end, and the first that is at the right one.
        left = calc("and", calc("add", phase, number(before + further + lanes - 1)), number(-lanes))
        left = self._named("left", left, out)
        last = calc("sub", calc("add", self.extent, phase), number(lanes + behind))
        right = self._named("right", calc("add", calc("and", last, number(-lanes)), number(lanes)), out)
        row, at = Ref(self.fresh("each"), INDEX), Ref(self.fresh("at"), INDEX)
        one_row: list[Stmt] = []
        late = self._named("late", calc("add", phase, calc("mul", row, number(skew))), one_row)
        start = self._named("start", calc("sub", left, late), one_row)
        stop = calc("sub", right, late)
        gap = self._named("gap", calc("max", calc("sub", stop, start), number(0)), one_row)
        element: list[Stmt] = []
        skipped = select(compare("lt", at, start), at, calc("add", at, gap))
        place = self._named("place", skipped, element)
        element.append(self._checked(row_of(row, element), place))
        end, step = calc("sub", self.extent, gap), number(self.block[0])
        one_row.append(Loop(at.name, self._special("tid.x"), end, tuple(element), step=step))
        out.append(Loop(row.name, number(0), rest, tuple(one_row)))
        is_inside = both(
            compare("le", number(before), calc("sub", top, number(further))),
            compare("lt", calc("add", top, number(lanes - 1 + behind)), self.extent),
        )
        return form.IfAll(is_end, tuple(out), (form.IfAll(is_inside, (others,)),))


def _product(sizes: Sequence[Value]) -> Value:
    return reduce(lambda one, two: calc("mul", one, two), sizes)


def _are_alike(program: Program, layout: Layout, facts: Facts) -> bool:
    """True if neighbours do not diverge, and mostly access neighbouring elements, so that a vector of them is
    efficient.
    """
    linear = analyse(program, layout)
    rows = Rows(facts, linear)
    arrays = {param.name for param in program.params if param.is_array}
    vary = classify(program, layout, assumed={guard.test: guard.truth for guard in guards(program, linear)})
    together = apart = 0
    for node in statements(program.body):
        if isinstance(node, For) and vary.loop_splits(node):
            return False
        if isinstance(node, If) and vary.splits(node.test):
            inner = [statement for part in blocks(node) for statement in statements(part)]
            if any(
                isinstance(statement, Store | For | Declare) for statement in inner
            ):  # single stores cost more
                return False
        for array, index in _touched(node):
            if array in arrays:
                way = _way(linear, rows, array, index)
                together, apart = together + (way == 1), apart + (way == -1)
    return together > apart


def _touched(node: Node) -> Iterator[tuple[str, tuple[Expr, ...]]]:
    """Yield the arrays that a statement reads and writes, with the indices."""
    if isinstance(node, Store | Atomic):
        yield node.array, node.index
    for part in evaluated_by(node):
        if isinstance(part, Load):
            yield part.array, part.index


def _way(linear: Linear, rows: Rows, array: str, index: tuple[Expr, ...]) -> int:
    """Return 1 where lanes access a vector, or pieces of vectors, 0 where all access one element, -1 where
    they access unrelated elements.
    """
    forms = [form for part in index if (form := linear.form(part)) is not None]
    if len(forms) < len(index):
        return -1
    if not any(linear.stride(form) for form in forms):
        return 0
    return 1 if rows.vector(array, forms) is not None else -1
