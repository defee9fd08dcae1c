"""Group kernels on the CPU: one workgroup after the other, each on one thread.

If every linear access of a workgroup is in bounds, its fast form runs; else the checked form, one invocation
at a time between barriers. Barriers cost nothing: the statements before a barrier run for the whole workgroup
before any statement after it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import assert_never

from vyre.analysis.index import Access
from vyre.analysis.lockstep import Kind, Vary, classify
from vyre.emit.llvm import polling
from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.module import Function, inner_function, kernel_function
from vyre.emit.llvm.numbers import STORED, Numbers, natural_align
from vyre.emit.llvm.private import NO_UNROLL
from vyre.ir.limits import SUBGROUP
from vyre.ir.nodes import (
    Block,
    Break,
    Continue,
    Declare,
    Expr,
    Id,
    If,
    Load,
    Program,
    Return,
)
from vyre.ir.walk import expressions, operands, statements
from vyre.lower import fission
from vyre.lower.layout import Layout
from vyre.lower.linear import Linear, Proven, analyse
from vyre.lower.work import measured
from vyre.targets.llvm.body import Body, limit_of
from vyre.targets.llvm.expr import Expressions, Slot
from vyre.targets.llvm.frame import (
    Arguments,
    begin_bundle,
    end_bundle,
    fixed_place,
    load_arguments,
    local_types,
    start_body,
    use_arguments,
)
from vyre.targets.llvm.masks import Loop
from vyre.targets.llvm.proof import Bounds, extremes

# Workgroups. Products of 2048 x 2048 by tiles of 16 are 2.7 times as fast in bands, those of 1024 4 % slower.
BAND_ROWS = 16
LONG_ROW = 64


def functions(program: Program, layout: Layout, *, has_f16: bool) -> list[Function]:
    """Return the functions of a group kernel: `kernel`, and one workgroup in its fast and its checked
    form.
    """
    fast = _group("fast", program, layout, has_f16, proves=True)
    checked = _group("checked", program, replace(layout, strips=1), has_f16, proves=False)
    return [fast, checked, _kernel(program, layout, has_f16)]


def _kernel(program: Program, layout: Layout, has_f16: bool) -> Function:
    e = Numbers(has_f16=has_f16)
    arguments = load_arguments(e, program)
    linear = analyse(program, layout)
    in_bands = _reads_again(program, linear)
    units = e.const("i64", 0, measured(program).whole * layout.bundles * layout.strips)

    def group(number: Val) -> None:
        ids = _in_band(e, arguments, number) if in_bands else _group_ids(e, arguments, layout, number)
        probe = Expressions(e, program, layout, classify(program, layout), linear, set())
        use_arguments(probe, arguments, layout)
        for axis in range(layout.rank):
            probe.ids["wid", axis] = e.convert("trunc", ids[axis], "i32")
        test = all_inside(Bounds(probe, linear, layout), program, linear, arguments)
        words = ", ".join(str(one) for one in ids)
        if test is None:
            e.line(f"call void @fast(ptr %args, {polling.PASSED}, {words})")
            polling.charge(e, units)
            return
        yes, no, after = e.label("fast"), e.label("checked"), e.label("ran")
        e.branch(test, yes, no)
        for label, name in ((yes, "fast"), (no, "checked")):
            e.start_closed(label)
            e.line(f"call void @{name}(ptr %args, {polling.PASSED}, {words})")
            e.jump(after)
        e.start_closed(after)
        polling.charge(e, units)

    e.loop(Val("i64", 0, "%lo"), Val("i64", 0, "%hi"), group, note=NO_UNROLL)
    return kernel_function(e)


def _group_ids(e: Numbers, arguments: Arguments, layout: Layout, number: Val) -> list[Val]:
    """Return the workgroup's ids along its axes from its linear number."""
    if layout.rank == 1:
        return [number]
    if layout.rank == 2:
        return [e.bin("udiv", number, arguments.grid[1]), e.bin("urem", number, arguments.grid[1])]
    plane = e.bin("mul", arguments.grid[1], arguments.grid[2])
    rest = e.bin("urem", number, plane)
    return [
        e.bin("udiv", number, plane),
        e.bin("udiv", rest, arguments.grid[2]),
        e.bin("urem", rest, arguments.grid[2]),
    ]


def _reads_again(program: Program, linear: Linear) -> bool:
    """True if loops read the same elements repeatedly along either axis of a grid, as a matrix
    product does.
    """
    along = [
        {
            atom.axis
            for form in access.forms
            for atom, _ in form.terms
            if isinstance(atom, Id) and atom.kind == "wid"
        }
        for access in linear.accesses()
        if any(form.loops for form in access.forms)
    ]
    return linear.layout.rank == 2 and {0} in along and {1} in along


def _in_band(e: Numbers, arguments: Arguments, number: Val) -> list[Val]:
    """Return the ids of a workgroup of a grid whose long rows are traversed in bands, column by column in
    each: the data that a band reads stay in the cache, and a column's data are read once for all of its rows.
    """
    rows, columns = arguments.grid[:2]
    is_long = e.icmp("sgt", columns, e.const("i64", 0, LONG_ROW))
    most = e.select(is_long, e.const("i64", 0, BAND_ROWS), e.const("i64", 0, 1))
    whole = e.bin("mul", columns, most)
    first = e.bin("mul", e.bin("udiv", number, whole), most)
    height = e.call("smin", e.bin("sub", rows, first), most)
    within = e.bin("urem", number, whole)
    return [e.bin("add", first, e.bin("urem", within, height)), e.bin("udiv", within, height)]


def all_inside(bounds: Bounds, program: Program, linear: Linear, arguments: Arguments) -> Val | None:
    """Emit the test that every linear access to a parameter is in bounds, for a whole workgroup; None if
    there is no such access.
    """
    needs = (
        need
        for access in linear.accesses()
        if access.array in arguments.places
        for need in zip(access.forms, arguments.places[access.array].shape, strict=True)
    )
    e, slot = bounds.e, None
    test: Val | None = None
    cut = e.here()
    for low, high, extent in extremes(needs):
        one = bounds.met(low, high, extent)
        test = one if test is None else e.bin("and", test, one)
        if e.is_long(cut):  # a part reads nothing that another has computed
            slot = slot or e.alloca("i1", 8)
            e.store(test, slot, 8)
            cut = e.cut(cut)
            bounds = Bounds(bounds.values, bounds.linear, bounds.layout)
            test = e.load("i1", 0, slot, 8)
    return test


def _group(name: str, program: Program, layout: Layout, has_f16: bool, *, proves: bool) -> Function:
    e = Numbers(has_f16=has_f16)
    arguments = load_arguments(e, program)
    linear = analyse(program, layout)
    proven = proven_accesses(program, linear, arguments, proves=proves)
    if layout.bundles == 1 and layout.whole:
        body = start_body(e, program, layout, classify(program, layout), linear, proven, arguments)
        _share(body, program)
        _set_ids(body, e.const("i64", 0, 0))
        begin_bundle(body)
        body.block(program.body)
        end_bundle(body)
    else:
        _Group(e, program, layout, linear, proven, arguments).emit()
    parameters = ", ".join(f"i64 %wid{axis}" for axis in range(layout.rank))
    return inner_function(name, parameters, e, is_rare=not proves)


def proven_accesses(program: Program, linear: Linear, arguments: Arguments, *, proves: bool) -> Proven:
    """Return the accesses that need no check: to parameters if the frame has checked them, to declared arrays
    by their literal extents.
    """
    shapes = {node.name: node.shape for node in statements(program.body) if isinstance(node, Declare)}

    def sure(access: Access) -> bool:
        if access.array in arguments.places:
            return proves
        spans = [linear.intervals.of(form) for form in access.forms]
        return all(
            span is not None and span.low >= 0 and span.high < extent
            for span, extent in zip(spans, shapes[access.array], strict=True)
        )

    return {(access.array, access.forms) for access in linear.accesses() if sure(access)}


def _share(body: Body, program: Program) -> None:
    """Allocate the workgroup's shared arrays, zeroed."""
    e = body.e
    for node in statements(program.body):
        if isinstance(node, Declare) and node.space == "shared":
            size = 1
            for extent in node.shape:
                size *= extent
            base = e.alloca(f"[{size} x {STORED[node.dtype.name]}]")
            body.places[node.name] = fixed_place(e, base, node)
            e.declare("llvm.memset.p0.i64", "void", ["ptr", "i8", "i64", "i1 immarg"])
            e.line(
                f"call void @llvm.memset.p0.i64(ptr align 64 {base.text}, i8 0, "
                f"i64 {size * node.dtype.itemsize}, i1 false)"
            )


def _set_ids(body: Body, bundle: Val) -> None:
    """Set the ids of the invocations of a bundle."""
    e, layout = body.e, body.layout
    assert layout.group is not None
    for axis in range(layout.rank):
        body.ids["wid", axis] = e.convert("trunc", Val("i64", 0, f"%wid{axis}"), "i32")
    starts = [
        e.bin(
            "mul",
            e.bin("add", e.bin("mul", bundle, e.const("i64", 0, layout.strips)), e.const("i64", 0, strip)),
            e.const("i64", 0, layout.width),
        )
        for strip in range(layout.strips)
    ]
    narrow = [e.convert("trunc", start, "i32") for start in starts]
    numbers = [e.bin("add", e.splat(one, layout.lanes), e.iota("i32", layout.lanes)) for one in narrow]
    body.ids["subgroup_lane", 0] = [e.bin("and", one, e.like(one, SUBGROUP - 1)) for one in numbers]
    pitch = layout.group_size
    for axis, extent in enumerate(layout.group):
        pitch //= extent
        _set_axis(body, axis, extent, pitch, narrow)


def _set_axis(body: Body, axis: int, extent: int, pitch: int, starts: list[Val]) -> None:
    e, layout = body.e, body.layout

    def along(linear: Val) -> Val:
        quotient = linear if pitch == 1 else e.bin("udiv", linear, e.like(linear, pitch))
        return quotient if axis == 0 else e.bin("urem", quotient, e.like(quotient, extent))

    firsts = [along(start) for start in starts]
    if layout.rows:
        iota = e.iota("i32", layout.lanes)
        last = axis == layout.rank - 1 and layout.lanes
        local = [e.bin("add", e.splat(one, layout.lanes), iota) if last else one for one in firsts]
    else:
        local = [
            along(e.bin("add", e.splat(start, layout.lanes), e.iota("i32", layout.lanes))) for start in starts
        ]
    body.ids["lid", axis] = list(local)
    body.firsts["lid", axis] = [e.resize(one, "i64", signed=False) for one in firsts]
    wid = body.ids["wid", axis]
    assert isinstance(wid, Val)
    base = e.bin("mul", wid, e.const("i32", 0, extent))
    body.ids["gid", axis] = [e.bin("add", *e.match(one, base)) for one in local]


class _Group:
    """A workgroup of several bundles, cut at its barriers."""

    def __init__(
        self,
        e: Numbers,
        program: Program,
        layout: Layout,
        linear: Linear,
        proven: Proven,
        arguments: Arguments,
    ) -> None:
        self.e, self.program, self.layout = e, program, layout
        self.vary, self.items, self.homes = _settled(program, layout)
        self.body = start_body(e, program, layout, self.vary, linear, proven, arguments)
        self.bundle = e.alloca("i64", 8)
        self.end = e.label("end")

    def emit(self) -> None:
        e, body = self.e, self.body
        e.store(e.const("i64", 0, 0), self.bundle, 8)
        _share(body, self.program)
        self._house_locals()
        _set_ids(body, e.const("i64", 0, 0))
        self._items(self.items)
        e.start(self.end)

    def _house_locals(self) -> None:
        """Give locals that outlive a run storage for every strip of the workgroup."""
        e, layout = self.e, self.layout
        total = layout.bundles * layout.strips
        for name, elem in local_types(self.program).items():
            if name in self.homes.shared:
                self.body.slots[name] = Slot(elem, 0, e.alloca(elem, 8))
            elif name not in self.homes.brief:
                lanes = layout.lanes if self.vary.locals.get(name) == Kind.VARYING else 0
                self.body.slots[name] = self._array_slot(elem, lanes, 1, total)
        for node in statements(self.program.body):
            if isinstance(node, Declare) and node.space == "local" and node.name not in self.homes.brief:
                size = 1
                for extent in node.shape:
                    size *= extent
                slot = self.body.slots[node.name]
                self.body.slots[node.name] = self._array_slot(slot.elem, layout.lanes, size, total)
        if fission.returns_in_runs(self.items):
            masks = self._array_slot("i1", layout.lanes, 1, total)
            assert not isinstance(masks.addresses, Val)
            self.returned: Callable[[], list[Val]] | None = masks.addresses
            self._clear_returned(total)
        else:
            self.returned = None

    def _array_slot(self, elem: str, lanes: int, size: int, total: int) -> Slot:
        one = f"<{lanes} x {elem}>" if lanes else elem
        base = self.e.alloca(f"[{total * size} x {one}]")
        strips = self.layout.strips

        def addresses() -> list[Val]:
            first = self.e.bin(
                "mul", self.e.load("i64", 0, self.bundle, 8), self.e.const("i64", 0, strips * size)
            )
            steps = [self.e.const("i64", 0, strip * size) for strip in range(strips)]
            return [self.e.gep(base, one, self.e.bin("add", first, step)) for step in steps]

        # Strips are contiguous, so an address is aligned to a strip's own size and no more.
        return Slot(elem, lanes, addresses, natural_align(elem))

    def _clear_returned(self, total: int) -> None:
        e = self.e

        def clear(at: Val) -> None:
            e.store(at, self.bundle, 8)
            assert self.returned is not None
            for address in self.returned():
                e.store(e.const("i1", self.layout.lanes, 0), address, 1)

        e.loop(e.const("i64", 0, 0), e.const("i64", 0, self.layout.bundles), clear, note=NO_UNROLL)
        e.store(e.const("i64", 0, 0), self.bundle, 8)

    def _items(self, items: tuple[fission.Item, ...]) -> None:
        begin = self.e.here()
        for item in items:
            self._item(item)
            begin = self.e.cut(begin)

    def _item(self, item: fission.Item) -> None:
        e, body = self.e, self.body
        if e.closed:
            return
        match item:
            case fission.Run():
                if item.nodes:
                    self._run(item)
            case fission.Once():
                body.write(item.node.name, body.value(item.node.value))
            case fission.Jump():
                self._jump(item)
            case fission.Branch():
                self._branch(item)
            case fission.Turn():
                self._turn(item)

    def _run(self, run: fission.Run) -> None:
        """Emit the statements for every bundle; if only `lid < n` runs them, for those of the first n
        invocations.
        """
        e, layout = self.e, self.layout
        none, every_bundle = e.const("i64", 0, 0), e.const("i64", 0, layout.bundles)
        guard = _guard(run, self.vary) if layout.rank == 1 else None
        if guard is None:
            self._bundles(tuple(run.nodes), none, every_bundle)
            return
        per = layout.width * layout.strips
        wanted = e.resize(self.body.only_one(self.body.value(guard.limit)), "i64", signed=True)
        count = e.call("smin", e.call("smax", wanted, none), e.const("i64", 0, layout.group_size))
        full = e.bin("udiv", count, e.const("i64", 0, per))
        self._bundles(guard.inside, none, full)
        if per > 1:
            begun = e.bin("udiv", e.bin("add", count, e.const("i64", 0, per - 1)), e.const("i64", 0, per))
            self._bundles(tuple(run.nodes), full, begun)

    def _bundles(self, nodes: Block, low: Val, high: Val) -> None:
        """Emit the statements for the bundles from `low` below `high`."""
        e, body = self.e, self.body

        def bundle(at: Val) -> None:
            e.store(at, self.bundle, 8)
            outer = dict(body.ids), dict(body.firsts)
            _set_ids(body, at)
            body.mask = self._present(at)
            body.end = e.label("end")
            if self.returned is not None:
                body.returned = self.returned()
                self._leave_out_returned(body.returned)
            body.block(nodes)
            e.start(body.end)
            body.ids, body.firsts = outer
            body.mask = None

        loop, body.loop = body.loop, None
        e.loop(low, high, bundle, note=NO_UNROLL)
        body.loop = loop
        e.store(e.const("i64", 0, 0), self.bundle, 8)

    def _leave_out_returned(self, masks: list[Val]) -> None:
        """Mask off the invocations that returned in an earlier run."""
        e, body = self.e, self.body
        if self.layout.lanes:
            body.mask = body.remaining(body.mask)
            return
        go = e.label("go")
        e.branch(e.load("i1", 0, masks[0], 1), body.end, go)
        e.start_closed(go)

    def _present(self, bundle: Val) -> list[Val] | None:
        """Return the mask of lanes that are in the workgroup, when bundles do not fill it exactly."""
        if self.layout.whole:
            return None
        e, layout = self.e, self.layout
        masks = []
        for strip in range(layout.strips):
            start = e.bin(
                "add", e.bin("mul", bundle, e.const("i64", 0, layout.strips)), e.const("i64", 0, strip)
            )
            first = e.convert("trunc", e.bin("mul", start, e.const("i64", 0, layout.width)), "i32")
            lane = e.bin("add", e.splat(first, layout.lanes), e.iota("i32", layout.lanes))
            masks.append(e.icmp("ult", lane, e.like(lane, layout.group_size)))
        return masks

    def _write_everywhere(self, name: str, value: Val) -> None:
        """Set a local to a value in all invocations of the workgroup."""
        e, body = self.e, self.body
        if isinstance(body.slots[name].addresses, Val):
            body.write(name, value)
            return

        def bundle(at: Val) -> None:
            e.store(at, self.bundle, 8)
            body.write(name, value)

        e.loop(e.const("i64", 0, 0), e.const("i64", 0, self.layout.bundles), bundle, note=NO_UNROLL)
        e.store(e.const("i64", 0, 0), self.bundle, 8)

    def _jump(self, jump: fission.Jump) -> None:
        loop = self.body.loop
        match jump.node:
            case Break():
                assert loop is not None
                self.e.jump(loop.leave)
            case Continue():
                assert loop is not None
                self.e.jump(loop.next)
            case Return():
                self.e.jump(self.end)
            case _:
                assert_never(jump.node)

    def _branch(self, branch: fission.Branch) -> None:
        e = self.e
        test = self.body.only_one(self.body.value(branch.test))
        yes, no, after = e.label("then"), e.label("else"), e.label("fi")
        e.branch(test, yes, no)
        for label, items in ((yes, branch.then), (no, branch.orelse)):
            e.start_closed(label)
            self._items(items)
            e.jump(after)
        e.start_closed(after)

    def _turn(self, turn: fission.Turn) -> None:
        """Emit a uniform loop around runs: counted like any loop, with items as its body."""
        body, e = self.body, self.e
        node = turn.loop
        start, stop, step = (body.only_one(body.value(bound)) for bound in operands(node))
        count = body.counts(node, start, stop, step)
        assert isinstance(count, Val)
        turn_at, current = e.alloca(count.elem, 8), e.alloca(count.elem, 8)
        kept = e.alloca(count.elem, 8), e.alloca(count.elem, 8)
        e.store(count, kept[0], 8)
        e.store(step, kept[1], 8)
        e.store(e.like(count, 0), turn_at, 8)
        e.store(start, current, 8)
        head, inside, following, after = (e.label(word) for word in ("turn", "do", "next", "done"))
        e.start(head)
        e.branch(
            e.icmp("ult", e.load(count.elem, 0, turn_at, 8), e.load(count.elem, 0, kept[0], 8)), inside, after
        )
        e.start_closed(inside)
        self._write_everywhere(node.var, e.load(count.elem, 0, current, 8))
        signed = node.start.dtype.kind == "int"
        body.loop_firsts[node.var] = lambda: (
            [e.resize(e.load(count.elem, 0, current, 8), "i64", signed=signed)] * self.layout.strips
        )
        outer, body.loop = body.loop, Loop(after, following)
        self._items(turn.body)
        body.loop = outer
        e.start(following)
        if body.work.counts(node):
            units = body.work.loops[id(node)] * self.layout.bundles * self.layout.strips
            polling.charge(e, e.const("i64", 0, max(units, 1)))
        e.store(
            e.bin("add", e.load(count.elem, 0, current, 8), e.load(count.elem, 0, kept[1], 8)), current, 8
        )
        e.store(e.bin("add", e.load(count.elem, 0, turn_at, 8), e.like(count, 1)), turn_at, 8)
        e.line(f"br label %{head}{NO_UNROLL}")
        e.closed = True
        e.start_closed(after)


@dataclass(frozen=True, slots=True)
class _Guard:
    """`if lid() < limit` around the statements inside; the limit is uniform."""

    limit: Expr
    inside: Block


def _guard(run: fission.Run, vary: Vary) -> _Guard | None:
    """Return the guard that a run consists of, if its limit cannot change within the run; else None."""
    if len(run.nodes) != 1 or not isinstance(run.nodes[0], If) or run.nodes[0].orelse:
        return None
    guard = run.nodes[0]
    limit = limit_of(guard.test)
    if limit is None or any(isinstance(part, Load) for part in expressions(limit)):
        return None
    return _Guard(limit, guard.then) if vary.of(limit) == Kind.UNIFORM else None


def _settled(program: Program, layout: Layout) -> tuple[Vary, tuple[fission.Item, ...], fission.Homes]:
    """Return kinds, items and storage that agree: a uniform local that a run assigns differs from strip to
    strip until every bundle has run.
    """
    floor: dict[str, Kind] = {}
    names = set(local_types(program)) | {n.name for n in statements(program.body) if isinstance(n, Declare)}
    while True:
        vary = classify(program, layout, floor)
        items = fission.cut(program.body, vary)
        homes = fission.homes(items, names)
        mixed = [
            name
            for name in names
            if name not in homes.shared
            and name not in homes.brief
            and vary.locals.get(name, Kind.UNIFORM) == Kind.UNIFORM
        ]
        if not mixed:
            return vary, items, homes
        floor.update(dict.fromkeys(mixed, Kind.STRIP))
