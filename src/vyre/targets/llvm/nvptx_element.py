"""Element kernels on NVIDIA GPUs: a thread handles a vector of neighbours, or one element after the other.

A vector whose accesses are all in bounds runs unchecked. In rows whose length is not a multiple of a vector,
threads still begin at aligned vectors, so that odd sizes are as fast as even ones. Divergent programs run one
element for each thread.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import reduce

from vyre.analysis.index import Access, Form
from vyre.analysis.lockstep import classify
from vyre.emit.llvm.builder import Val
from vyre.ir.nodes import Atomic, Declare, Expr, For, GridSync, Id, If, Load, Node, Program, Store
from vyre.ir.walk import blocks, evaluated, expressions, operands, statements
from vyre.lower.guards import guards
from vyre.lower.layout import Layout
from vyre.lower.linear import Linear, Proven, analyse
from vyre.targets.configuration import Configuration
from vyre.targets.llvm.body import Body
from vyre.targets.llvm.expr import Expressions
from vyre.targets.llvm.frame import Arguments, begin_bundle, end_bundle, start_body, use_arguments
from vyre.targets.llvm.nvptx_body import DeviceBody, DeviceNumbers, may_stick_out, piece, shift
from vyre.targets.llvm.nvptx_frame import LINES, NOTE, strided, thread_number
from vyre.targets.llvm.nvptx_shape import ALIGNED, Facts, Shape
from vyre.targets.llvm.proof import Bounds, extremes
from vyre.targets.llvm.ravel import coordinates

THREADS = 256
_WARP = 32
_DEEP = 4  # planes of a volume that a block has threads in
_LARGEST = 2600  # expression nodes times lanes and rows: 25 points of 3 rows need 94 registers
_ROWS = 3  # measured on an H200, even and odd: 0.97 of the speed of a copy, 0.94 with 2 or 4, 0.89 with 1
_ROWS_OF_ONE = 4  # of one element each: 0.83, with 3 of them 0.72, with 1 of them 0.58


class Element:
    """The frame of an element kernel."""

    def __init__(
        self,
        e: DeviceNumbers,
        program: Program,
        arguments: Arguments,
        rank: int,
        configuration: Configuration,
    ) -> None:
        self.e, self.program, self.arguments, self.rank = e, program, arguments, rank
        self.size = sum(1 for _ in evaluated(program.body))
        kinds = {type(node) for node in statements(program.body)}
        self.meets, self.loops = GridSync in kinds, For in kinds
        self.lanes = 0 if self.meets else self._lanes(configuration)
        self.layout = Layout(rank, self.lanes, 1)
        self.tall = self._tall(configuration)
        self.block = self._block(configuration)
        self.extent = arguments.grid[rank - 1]
        self.reach = self._reach()

    def _block(self, configuration: Configuration) -> tuple[int, int, int]:
        facts = self.e.facts
        wanted = configuration.block if len(configuration.block) == self.rank else ()
        threads = 64 if facts.few else THREADS // 2 if self.tall > 1 else THREADS
        row = threads if self.rank == 1 else min(_WARP, -(-facts.row // max(self.lanes, 1)) or _WARP)
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
        for access in analyse(self.program, self.layout).accesses():
            if len(access.forms) >= -axis:
                reads.setdefault(access.array, set()).add(access.forms[axis].const)
        return any(len(offsets) > 1 for offsets in reads.values())

    def _lanes(self, configuration: Configuration) -> int:
        """Return the neighbours that a thread handles as a vector; 0 for one element in scalars."""
        program, facts = self.program, self.e.facts
        is_short = 0 < facts.row < _WARP
        if configuration.lanes == 1 or not facts.aligned:
            return 0
        if not configuration.lanes and (facts.few or is_short):
            return 0
        sizes = [param.dtype.itemsize for param in program.params if param.is_array]
        wanted = configuration.lanes or (ALIGNED // max(sizes) if sizes else 1)
        while not configuration.lanes and wanted > 1 and wanted * self.size > _LARGEST:
            wanted //= 2
        fits = wanted > 1 and not wanted & (wanted - 1) and wanted <= ALIGNED
        return (
            wanted if fits and _is_alike(program, Layout(self.rank, wanted, 1), self.arguments, facts) else 0
        )

    def _tall(self, configuration: Configuration) -> int:
        """Return the rows that a thread handles together: several where neighbouring rows read the same
        elements.
        """
        if self.meets or self.rank == 1 or self.e.facts.few:
            return 1
        if configuration.strips or not self._neighbours(-2):
            return configuration.strips or 1
        rows = _ROWS if self.lanes else _ROWS_OF_ONE
        return max(1, min(rows, _LARGEST // (max(self.lanes, 1) * self.size)))

    def emit(self) -> Shape:
        if self.meets:
            self._all_at_once()
            return Shape(self.block, meets=True)
        self._outer(self.rank - 2, [])
        if self.reach is not None:
            return Shape(self.block, self.lanes, -self.reach[1], self.tall, ends=1)
        is_late = self.lanes and self.rank > 1 and not self.e.facts.even
        slack = self.lanes - 1 + (self.tall - 1) * (self.skew or 0) if is_late else 0
        return Shape(self.block, max(self.lanes, 1), slack, self.tall)

    def _all_at_once(self) -> None:
        """Emit one invocation for each thread, including threads beyond the domain."""
        e, program = self.e, self.program
        lines = range(min(self.rank, len(LINES)))
        along = [thread_number(e, LINES[line], self.block[line]) for line in reversed(lines)]
        extents = [self._extent(self.rank - 1 - line) for line in reversed(lines)]
        tests = [e.icmp("slt", number, extent) for number, extent in zip(along, extents, strict=True)]
        active = reduce(lambda one, two: e.bin("and", one, two), tests)
        numbers = along if self.rank <= len(LINES) else [*self._apart(along[0]), *along[1:]]
        linear, vary = analyse(program, self.layout), classify(program, self.layout)
        body = start_body(e, program, self.layout, vary, linear, set(), self.arguments, DeviceBody)
        assert isinstance(body, DeviceBody)
        body.active = active
        _outer_ids(body, numbers[:-1])
        _bundle(body, numbers[-1])

    def _outer(self, axis: int, inner: list[Val]) -> None:
        """Emit loops over the axes before the last one: each block has neighbouring rows, as many as it takes
        to cover them all with the available blocks.
        """
        if axis < 0:
            self._rows(inner) if self.tall > 1 else self._row(inner, self._first(inner))
            return
        e = self.e
        line = self.rank - 1 - axis
        tall = self.tall if axis == self.rank - 2 else 1
        step = e.const("i64", 0, self.block[line] * tall)
        blocks = e.convert("zext", e.special(f"nctaid.{LINES[line]}"), "i64")
        turn = e.bin("mul", blocks, step)
        extent = self._extent(axis)
        whole = e.bin("add", extent, e.bin("sub", turn, e.const("i64", 0, 1)))
        rows = e.convert("zext", e.bin("udiv", *(e.convert("trunc", v, "i32") for v in (whole, turn))), "i64")
        own, number = (e.convert("zext", e.special(f"{w}.{LINES[line]}"), "i64") for w in ("tid", "ctaid"))
        start = e.bin("mul", e.bin("mul", number, step), rows)
        end = e.call("smin", e.bin("add", start, e.bin("mul", rows, step)), extent)
        first = e.bin("add", start, e.bin("mul", own, e.const("i64", 0, tall)))
        if line < len(LINES) - 1 or axis == 0:
            strided(e, first, end, step, lambda at: self._outer(axis - 1, [at, *inner]))
        else:
            strided(e, first, end, step, lambda at: self._outer(-1, [*self._apart(at), *inner]))

    def _extent(self, axis: int) -> Val:
        """Return the extent along an axis; along the third from the last, with all axes before it."""
        grid = self.arguments.grid
        if self.rank - 1 - axis < len(LINES) - 1:
            return grid[axis]
        return reduce(lambda one, two: self.e.bin("mul", one, two), grid[: axis + 1])

    def _apart(self, at: Val) -> list[Val]:
        """Return the ids along the axes before the last two, from their number in order."""
        e, ids = self.e, []
        for extent in reversed(self.arguments.grid[1 : self.rank - 2]):
            above = e.bin("udiv", at, extent)
            ids.append(e.bin("sub", at, e.bin("mul", above, extent)))
            at = above
        return [at, *reversed(ids)]

    def _rows(self, outer: list[Val]) -> None:
        """Emit several rows together if all of them are in bounds, else one after the other."""
        e, extent = self.e, self.arguments.grid[self.rank - 2]
        behind = e.bin("add", outer[-1], e.const("i64", 0, self.tall))
        top = self._first(outer)

        def one_of_them(row: Val) -> tuple[list[Val], Val]:
            """Return the row at this position among them, and where the thread's vector in it begins."""
            own = [*outer[:-1], e.bin("add", outer[-1], row)]
            if self.skew is None:
                return own, self._first(own)
            return own, e.bin("sub", top, e.bin("mul", row, e.const("i64", 0, self.skew)))

        fits = e.icmp("sle", behind, extent)
        ready: list[tuple[DeviceBody, Val]] = []
        for row in range(self.tall):
            own, first = one_of_them(e.const("i64", 0, row))
            body, inside = self._fast_body(analyse(self.program, self.layout), own, first)
            fits = e.bin("and", fits, inside)
            body.rows = (Id("gid", self.rank - 2), outer[-1], row)
            ready.append((body, first))
        together, apart, after = e.label("together"), e.label("apart"), e.label("rows")
        rest = e.bin("sub", e.call("smin", behind, extent), outer[-1])
        if self.reach is not None:
            self._ends(self.reach, top, rest, lambda row: one_of_them(row)[0], after)
        e.branch(fits, together, apart)
        e.start_closed(together)
        for body, first in ready:
            _bundle(body, first)
        e.jump(after)
        e.start_closed(apart)
        e.loop(e.const("i64", 0, 0), rest, lambda row: self._row(*one_of_them(row)), note=NOTE)
        e.jump(after)
        e.start_closed(after)

    def _reach(self) -> tuple[int, int] | None:
        """Return how far a thread reads before and after its vector, where threads of their own handle the
        ends of long rows, one element each: vectors that are partly out of bounds would take as long as all
        others together.
        """
        facts, program = self.e.facts, self.program
        if self.tall == 1 or not self.lanes or facts.is_whole(self.lanes) or facts.row or not facts.phase:
            return None
        linear = analyse(program, self.layout)
        touched = [one for node in statements(program.body) for one in _touched(node)]
        found = list(linear.accesses())
        if guards(program, linear) or len(found) < len(touched):  # not every access has a form
            return None
        own = Form(terms=((Id("gid", self.rank - 1), 1),))
        columns = [forms[-1] for access in found for forms in self._pieces(access, linear)]
        is_near = all(replace(column, const=0) == own for column in columns)
        reads = [0, *(column.const for column in columns)]
        is_alike = all(access.array in facts.alike for access in found)
        return (-min(reads), max(reads)) if is_near and is_alike else None

    def _ends(
        self, reach: tuple[int, int], top: Val, rest: Val, row_of: Callable[[Val], list[Val]], after: str
    ) -> None:
        """Emit both ends of some rows, in the last block along them, which then goes to `after`; so do
        threads of other blocks whose vectors are at an end. `top` is where a thread's vector begins in the
        first row.
        """
        e, lanes = self.e, self.lanes
        assert self.skew is not None

        def number(value: int) -> Val:
            return e.const("i64", 0, value)

        before, behind = reach
        further = (self.tall - 1) * self.skew
        is_end = e.icmp("eq", e.special("ctaid.x"), e.bin("sub", e.special("nctaid.x"), e.const("i32", 0, 1)))
        ends, others, own = e.label("ends"), e.label("others"), e.label("own")
        e.branch(is_end, ends, others)
        e.start_closed(ends)
        thread = thread_number(e, "x", self.block[0])
        phase = e.bin("sub", e.bin("mul", thread, number(lanes)), top)
        # The first vector that is not at the left end, and the first that is at the right one.
        left = e.bin("and", e.bin("add", phase, number(before + further + lanes - 1)), number(-lanes))
        last = e.bin("sub", e.bin("add", self.extent, phase), number(lanes + behind))
        right = e.bin("add", e.bin("and", last, number(-lanes)), number(lanes))
        lane = e.convert("zext", e.special("tid.x"), "i64")

        def one_row(row: Val) -> None:
            late = e.bin("add", phase, e.bin("mul", row, number(self.skew or 0)))
            start, stop = e.bin("sub", left, late), e.bin("sub", right, late)
            gap = e.call("smax", e.bin("sub", stop, start), number(0))

            def element(at: Val) -> None:
                place = e.select(e.icmp("slt", at, start), at, e.bin("add", at, gap))
                self._checked(row_of(row), place)

            strided(e, lane, e.bin("sub", self.extent, gap), number(self.block[0]), element)

        e.loop(number(0), rest, one_row, note=NOTE)
        e.jump(after)
        e.start_closed(others)
        lowest = e.icmp("sge", e.bin("sub", top, number(further)), number(before))
        highest = e.icmp("slt", e.bin("add", top, number(lanes - 1 + behind)), self.extent)
        e.branch(e.bin("and", lowest, highest), own, after)
        e.start_closed(own)

    def _row(self, outer: list[Val], first: Val) -> None:
        e = self.e
        if not self.lanes and not self.loops:
            with e.when(e.icmp("slt", first, self.extent)):
                self._checked(outer, first)
            return
        behind = e.bin("add", first, e.const("i64", 0, max(self.lanes, 1)))
        linear = analyse(self.program, self.layout)
        body, fits = self._fast_body(linear, outer, first)
        fast, slow, after = e.label("fast"), e.label("slow"), e.label("row")
        e.branch(fits, fast, slow)
        e.start_closed(fast)
        _bundle(body, first)
        e.jump(after)
        e.start_closed(slow)
        begin = e.call("smax", first, e.const("i64", 0, 0))
        end = e.call("smin", behind, self.extent)
        e.loop(begin, end, lambda at: self._checked(outer, at), note=NOTE)
        e.jump(after)
        e.start_closed(after)

    @property
    def skew(self) -> int | None:
        """The elements by which the first vector begins earlier, relative to its row, than in the row above,
        where rows are handled together: then they read the same vectors. None if not known.
        """
        facts = self.e.facts
        return 0 if facts.even or not self.lanes else facts.phase % self.lanes if facts.phase else None

    def _first(self, outer: list[Val]) -> Val:
        """Return where the thread's elements of a row begin; for the first thread possibly before the row."""
        e = self.e
        thread = thread_number(e, "x", self.block[0])
        if not self.lanes:
            return thread
        start = e.bin("mul", thread, e.const("i64", 0, self.lanes))
        if not outer or e.facts.even:
            return start
        row = outer[0]
        for value, extent in zip(outer[1:], self.arguments.grid[1:], strict=False):
            row = e.bin("add", e.bin("mul", row, extent), value)
        phase = e.bin("and", e.bin("mul", row, self.extent), e.const("i64", 0, self.lanes - 1))
        return e.bin("sub", start, phase)

    def _fast_body(self, linear: Linear, outer: list[Val], first: Val) -> tuple[DeviceBody, Val]:
        """Return the body without checks, and the condition under which the vector at `first` may run it."""
        e, program, arguments = self.e, self.program, self.arguments
        found = [access for access in linear.accesses() if access.array in arguments.places]
        proven: Proven = {(access.array, access.forms) for access in found}
        probe = Expressions(e, program, self.layout, classify(program, self.layout), linear, proven)
        use_arguments(probe, arguments, self.layout)
        _outer_ids(probe, outer)
        vary = classify(program, self.layout, assumed=self.assumed(linear))
        body = start_body(e, program, self.layout, vary, linear, proven, arguments, DeviceBody)
        assert isinstance(body, DeviceBody)
        _outer_ids(body, outer)
        return body, self.fits(Bounds(probe, linear, self.layout), first)

    def assumed(self, linear: Linear) -> dict[Expr, bool]:
        """Return the conditions, by identity, whose values are known where a vector runs unchecked."""
        return {guard.test: guard.truth for guard in guards(self.program, linear)}

    def fits(self, bounds: Bounds, first: Val) -> Val:
        """Emit the test that the vector that begins at `first` may run unchecked."""
        program, linear, places = self.program, bounds.linear, self.arguments.places
        needs = [(Form(terms=((Id("gid", self.rank - 1), 1),)), self.extent)]
        for access in linear.accesses():
            for forms in self._pieces(access, linear) if access.array in places else ():
                needs += zip(forms, places[access.array].shape, strict=True)
        needs += [(guard.form, bounds.values.fixed(guard.limit)) for guard in guards(program, linear)]
        tests = [bounds.met(*every, first, max(self.lanes, 1)) for every in extremes(needs)]
        return reduce(lambda one, two: bounds.e.bin("and", one, two), tests)

    def _pieces(self, access: Access, linear: Linear) -> list[tuple[Form, ...]]:
        """Return the forms of all elements that are read: also of the whole vectors that an odd neighbour is
        cut from.
        """
        forms, facts = access.forms, self.e.facts
        if not self.lanes:
            return [forms]
        is_alike = access.array in facts.alike
        behind = shift(facts, self.layout, forms, is_alike=is_alike)
        *others, along = map(linear.stride, forms)
        is_row = behind is not None and along == 1 and not any(others)
        if is_row and access.is_load and may_stick_out(facts, self.layout, forms, is_alike=is_alike):
            return [(*forms[:-1], replace(forms[-1], const=0))]
        split = piece(facts, self.layout, forms[-1], behind or 0) if is_row else None
        if split is None or not split[1]:
            return [forms]
        whole = split[0]
        return [
            (*forms[:-1], replace(forms[-1], const=const))
            for const in (forms[-1].const, whole, whole + self.lanes)
        ]

    def _checked(self, outer: list[Val], at: Val) -> None:
        """Emit one invocation, with every access checked."""
        e, program = self.e, self.program
        scalar = replace(self.layout, lanes=0)
        linear, vary = analyse(program, scalar), classify(program, scalar)
        body = start_body(e, program, scalar, vary, linear, set(), self.arguments, DeviceBody)
        _outer_ids(body, outer)
        _bundle(body, at)


def _is_alike(program: Program, layout: Layout, arguments: Arguments, facts: Facts) -> bool:
    """True if neighbours do not diverge, and mostly access neighbouring elements, so that a vector of them is
    efficient.
    """
    linear = analyse(program, layout)
    assumed = {guard.test: guard.truth for guard in guards(program, linear)}
    vary = classify(program, layout, assumed=assumed)
    together = apart = 0
    for node in statements(program.body):
        if isinstance(node, For) and vary.loop_splits(node):
            return False
        if isinstance(node, If) and vary.splits(node.test):
            inner = [one for part in blocks(node) for one in statements(part)]
            if any(isinstance(one, Store | For | Declare) for one in inner):  # single stores cost more
                return False
        for array, index in _touched(node):
            if array in arguments.places:
                way = _way(linear, layout, index, facts, is_alike=array in facts.alike)
                together, apart = together + (way == 1), apart + (way == -1)
    return together > apart


def _touched(node: Node) -> Iterator[tuple[str, tuple[Expr, ...]]]:
    """Yield the arrays that a statement reads and writes, with the indices."""
    if isinstance(node, Store | Atomic):
        yield node.array, node.index
    for operand in operands(node):
        for part in expressions(operand):
            if isinstance(part, Load):
                yield part.array, part.index


def _way(linear: Linear, layout: Layout, index: tuple[Expr, ...], facts: Facts, *, is_alike: bool) -> int:
    """Return 1 where lanes access a vector, or pieces of vectors, 0 where all access one element, -1 where
    they access unrelated elements.
    """
    forms = [form for part in index if (form := linear.form(part)) is not None]
    if len(forms) < len(index):
        return -1
    strides = [linear.stride(form) for form in forms]
    if not any(strides):
        return 0
    is_row = not any(strides[:-1]) and strides[-1] == 1
    behind = shift(facts, layout, forms, is_alike=is_alike)
    return 1 if is_row and behind is not None and piece(facts, layout, forms[-1], behind) is not None else -1


def _outer_ids(body: Expressions, outer: list[Val]) -> None:
    for axis, value in enumerate(outer):
        body.ids["gid", axis] = body.e.convert("trunc nuw nsw", value, "i32")


def _bundle(body: Body, first: Val) -> None:
    """Emit the body for the invocations from `first` on along the last axis."""
    e, layout = body.e, body.layout
    narrow = e.convert("trunc nuw nsw", first, "i32")
    axis = layout.rank - 1
    body.ids["gid", axis] = narrow
    if layout.lanes:
        body.ids["gid", axis] = e.bin("add", narrow, e.iota("i32", layout.lanes))
    body.firsts["gid", axis] = first
    if isinstance(body, DeviceBody):
        body.coordinates = coordinates(e, body.scalars, narrow, layout.lanes)
    begin_bundle(body)
    body.block(body.program.body)
    end_bundle(body)
