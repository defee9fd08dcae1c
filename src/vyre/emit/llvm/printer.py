"""Lowered -> LLVM IR text. Every statement has one spelling; nothing is decided here."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import prod
from typing import assert_never

from vyre.analysis.lockstep import Variation
from vyre.emit.llvm import linked, memory, module
from vyre.emit.llvm.builder import Emitter
from vyre.emit.llvm.exchange import Lanes, VectorLanes, collected, emit_strip
from vyre.emit.llvm.interleaved import joined, store_neighbours
from vyre.emit.llvm.memory import BufferPlace
from vyre.emit.llvm.text import PRIVATE, RARELY, STORED, Val, type_text
from vyre.emit.llvm.values import Arguments, Result, Slot, Strips, Values, argument_block, set_once
from vyre.lower.form import (
    TRUE,
    Block,
    Both,
    Call,
    Charge,
    Clear,
    EachStrip,
    Fetch,
    IfAll,
    Jump,
    Let,
    Loop,
    Private,
    Ref,
    Set,
    Shared,
    Stmt,
    SubgroupStep,
    Under,
    Update,
    Value,
    Variable,
    View,
    WaitForAll,
    While,
    Write,
    calc,
    number,
)
from vyre.lower.launch import ALL
from vyre.lower.lowered import Function, LoweredForm, all_statements, refs
from vyre.lower.ring import RingStep
from vyre.ops import COLLECTIVES

NO_UNROLL = ", !llvm.loop !0"
# By the copies of a body.
_COPIES = {0: "", 1: NO_UNROLL, 4: ", !llvm.loop !2", 8: ", !llvm.loop !4", ALL: ", !llvm.loop !7"}


def module_text(lowered: LoweredForm, *, has_f16: bool, has_avx512: bool) -> str:
    """Return the module of a lowered kernel."""
    return module.module_of([
        _function(lowered, function, Emitter(has_f16=has_f16, has_avx512=has_avx512))
        for function in lowered.functions
    ])  # fmt: skip


def _function(lowered: LoweredForm, function: Function, e: Emitter) -> module.FunctionText:
    printer = Printer(e, argument_block(e, lowered), VectorLanes(e))
    printer.has_chains = not function.is_rare
    is_entry = function is lowered.functions[-1]
    for name, word in zip(function.params, ("lo", "hi") if is_entry else function.params, strict=True):
        printer.bind(name, Val("i64", 0, f"%{word}"))
    printer.block(function.body)
    if is_entry:
        return module.kernel_function(e, only_calls=lowered.group is not None)
    parameters = ", ".join(f"i64 %{name}" for name in function.params)
    return module.inner_function(function, parameters, e)


class Printer(Values):
    """One function being printed, for a target that exchanges values among the `subgroup`."""

    def __init__(self, e: Emitter, arguments: Arguments, subgroup: Lanes) -> None:
        super().__init__(e, arguments)
        self.subgroup = subgroup
        self.has_chains = False  # an invocation that runs alone may wait for what it stored

    # Statements

    def block(self, body: Block) -> None:
        begin, bases = self.e.here(), self.bases
        own = {s.name for s in body if isinstance(s, Variable)}
        if own:
            self.once = (self.once - own) | set_once(body, own)
        for statement in joined(body):
            if self.e.closed:
                break
            self.statement(statement)
            # What is bound is read soon: better a part of twice the length than a slot for it.
            times = 2 if isinstance(statement, Let | Fetch | Update | SubgroupStep) else 1
            begin = self.e.cut(begin, times)
        self.bases = bases

    def statement(self, s: Stmt) -> None:
        e = self.e
        match s:
            case Let():
                value = self.value(s.value)
                self.bind(s.name, self.each(e.opaque_copy, value) if s.is_opaque else value)
            case Set():
                self.change(s)
            case Fetch():
                if s.more:
                    self._load_tile(s) if s.steps else self._load_vector(s)
                else:
                    self.bind(s.name, self._load(s))
            case Write():
                self._store(s)
            case Variable():
                self.local(s)
            case IfAll():
                self._if(s)
            case Loop():
                self._loop(s)
            case While():
                self._while(s)
            case Jump():
                e.jump(self.targets[s.to, s.how])
            case EachStrip():
                outer = self.strips
                for strip in outer[s.first : s.last]:
                    self.strips = range(strip, strip + 1)
                    self.block(s.body)
                self.strips = outer
            case Private():
                self._private(s)
            case Shared():
                self._shared(s)
            case SubgroupStep():
                self._collective(s)
            case WaitForAll():
                e.barrier(is_grid=s.is_grid)
            case Clear() if s.first is not None:
                place, size = self.places[s.name], prod(self.places[s.name].fixed or ())
                memory.clear(e, place, self.scalar(s.first), size, s.step)
            case Clear():
                slot = self.private[s.name]
                size = prod(self.places[s.name].fixed or ())
                for address, mask in zip(self.here(slot), self.masks(s.mask), strict=True):
                    memory.clear_private(e, address, slot.elem, size, self.lanes, mask)
            case View():
                extents = tuple([self.scalar(extent) for extent in s.extents])
                self.places[s.name] = replace(self.places[s.buffer], shape=extents)
            case Update():
                self._atomic(s)
            case Charge():
                units = e.const("i64", 0, s.units * len(self.strips))
                module.charge(e, e.bin("mul", self.scalar(s.times), units))
            case Call():
                words = "".join(f", {self.scalar(arg)}" for arg in s.args)
                e.line(f"call void @{s.function}(ptr %args, {module.PASSED}{words})")
            case RingStep():
                assert self.ring is not None, "a ring for another machine"
                self.ring(s)
            case never:
                assert_never(never)

    def _if(self, s: IfAll) -> None:
        e = self.e
        yes, after = e.label("then"), e.label("fi")
        no = e.label("else") if s.orelse else after
        e.branch(self.scalar(s.test), yes, no)
        e.start_closed(yes)
        self.block(s.then)
        if s.orelse:
            e.jump(after)
            e.start_closed(no)
            self.block(s.orelse)
        e.start(after)

    # Loops

    def _loop(self, s: Loop) -> None:
        """Print a loop in any order: for each number of strips, bundles while they fit below the end."""
        e = self.e
        outer = self.lanes, self.strips, self.bundle, self.along
        low, high = self.scalar(s.low), self.scalar(s.high)
        if s.lanes:
            self.bundle = s.var
        whole = number(max(s.lanes, 1) * s.strips[0] // s.rows)
        if s.high == calc("add", s.low, whole):  # there is one iteration
            self.lanes, self.strips, self.along = s.lanes, range(s.strips[0]), s.strips[0] // s.rows
            self.bind(s.var, low)
            for row in s.carried:
                self.statement(row.start)
            after = e.label("done")
            self.targets[s.var, "next"] = self.targets[s.var, "leave"] = after
            self.block(s.body)
            e.start(after)
            self.lanes, self.strips, self.bundle, self.along = outer
            return
        self._find_bases(s)
        at = e.alloca("i64", 8)
        e.store(low, at, 8)
        for strips in s.strips:
            self.lanes, self.strips, self.along = s.lanes, range(strips), strips // s.rows
            step = self.scalar(number(max(s.lanes, 1) * self.along) if s.step is None else s.step)
            head, inside, following, after = (e.label(word) for word in ("head", "body", "next", "done"))
            slots: list[Val] = []
            if s.carried:  # whose first strips are loaded if there is a bundle
                ready = e.label("ready")
                e.branch(e.icmp("sle", e.bin("add nsw", low, step), high), ready, after)
                e.start_closed(ready)
                slots = self._first_rows(s)
            e.start(head)
            first = e.load("i64", 0, at, 8)
            then = e.bin("add nsw", first, step) if s.lanes else None
            if then is None or s.mask:
                test = e.icmp("slt", first, high)
            else:
                test = e.icmp("sle", then, high)
            e.branch(test, inside, after)
            e.start_closed(inside)
            self.bind(s.var, first)
            for row, slot in zip(s.carried, slots, strict=True):
                (loaded,) = self.parts(self.read(row.start.name))
                self.bind(row.start.name, [e.load(loaded.elem, loaded.lanes, slot, 64)])
            if s.mask:
                self._mask(s.mask, e.bin("sub", high, first))
            self.targets[s.var, "next"], self.targets[s.var, "leave"] = following, after
            self.block(s.body)
            e.start(following)
            for row, slot in zip(s.carried, slots, strict=True):
                (moved,) = self.parts(self.read(row.following))
                e.store(moved, slot, 64)
            e.store(e.bin("add nsw", first, step) if then is None else then, at, 8)
            e.line(f"br label %{head}{NO_UNROLL}")
            e.closed = True
            e.start_closed(after)
        self.lanes, self.strips, self.bundle, self.along = outer
        if s.rest:
            self.bind(s.rest, e.load("i64", 0, at, 8))

    def _first_rows(self, s: Loop) -> list[Val]:
        """Return slots with the carried rows of the first bundle."""
        slots: list[Val] = []
        for row in s.carried:
            self.statement(row.start)
            (loaded,) = self.parts(self.read(row.start.name))
            slots.append(self.e.alloca(loaded.type))
            self.e.store(loaded, slots[-1], 64)
        return slots

    def _mask(self, name: str, left: Val) -> None:
        """Bind the mask of the lanes that are left in a row, of which there is at least one."""
        e = self.e
        most = e.call("umin", left, e.const("i64", 0, self.lanes))
        count = e.convert("trunc", most, "i32")
        mask = e.icmp("ult", e.iota("i32", self.lanes), e.splat(count, self.lanes))
        self.bind(name, [mask] * len(self.strips))
        self.row, self.left = name, count

    def _while(self, s: While) -> None:
        e = self.e
        head, inside, following, after = (e.label(word) for word in ("while", "do", "next", "done"))
        self.targets[s.name, "next"], self.targets[s.name, "leave"] = following, after
        link = linked.begun(self, s, self._load) if self.has_chains else None
        e.start(head)
        for statement in s.before:
            self.statement(statement)
        if s.test == TRUE:
            e.jump(inside)
        else:
            e.branch(self.scalar(s.test), inside, after)
        e.start_closed(inside)
        if link is None:
            self.block(s.body)
        else:
            linked.body(self, s.body, link, self.statement)
        e.start(following)
        for statement in s.following:
            self.statement(statement)
        e.line(f"br label %{head}{_COPIES[s.copies if link is None else linked.COPIES]}")
        e.closed = True
        e.start_closed(after)

    # Memory

    def _offset(self, s: Fetch | Write | Update) -> tuple[BufferPlace, Result]:
        """Return an array, from a row on if that is known, and the row-major offset of an element in it. The
        number in a sum is added last: neighbours share the rest.
        """
        e, place = self.e, self.places[s.buffer]
        *outer, last = s.index
        proof = () if isinstance(s, Update) else s.proof
        is_proven = bool(proof)
        is_near = is_proven and e.near and bool(outer) and place.fixed is None
        last, *further = self.without_number(last, is_near=is_near)
        base = self.bases.get((place.base.text, place.shape, tuple(outer)))
        parts = (*outer, last) if base is None else (last,)
        values, added = [self.value(part) for part in parts], [self.value(part) for part in further]
        extents = place.shape[1:]
        is_wide = is_proven != is_near or any(
            value.lanes for part in (*values, *added) for value in self.parts(part)
        )
        if base is None and not is_wide:
            values = [self.each(e.short, part) for part in values]
            added = added if is_near else [self.each(e.short, part) for part in added]
            extents = tuple(e.short(extent) for extent in extents)
        if base is not None:
            total = values[-1]
            if base.elem == "ptr":
                place = replace(place, base=base)
            else:
                total = self.each(lambda a: e.bin("add", base, a), total)
        elif place.strides is not None:
            total = values[-1]
            for part, stride in zip(values[:-1], place.strides[:-1], strict=True):
                scaled = self.each(lambda a, stride=stride: e.bin("mul", a, stride), part)
                total = self.each(lambda a, b: e.bin("add", a, b), scaled, total)
        else:
            total, *others = values
            for part, extent in zip(others, extents, strict=True):
                scaled = self.each(lambda a, extent=extent: e.bin("mul", a, extent), total)
                total = self.each(lambda a, b: e.bin("add", a, b), scaled, part)
        if is_proven:
            total = self.each(partial(e.offset, signed=True), total)
        for part in added:
            total = self.each(lambda a, b: e.bin("add", a, b), total, part)
        return (self.aligned(place, proof), total) if is_proven else (place, self.each(e.offset, total))

    def _find_bases(self, s: Loop) -> None:
        """Find where the rows of arrays begin that a loop accesses: the addresses of parameters' rows, the
        offsets of those of the workgroup's own memory, in which LLVM follows what is stored. It would hoist
        the products, and sink them again: they are hidden from it.
        """
        e, inside = self.e, list(all_statements(s.body))
        if e.zero is None:  # a GPU
            return
        changed = {inner.name for inner in inside if isinstance(inner, Let | Set | Variable | Fetch | Update)}
        changed |= {loop.var for loop in (s, *inside) if isinstance(loop, Loop)}
        bases = dict(self.bases)
        for access in inside:
            if (
                not isinstance(access, Fetch | Write)
                or len(access.index) < 2
                or access.buffer in self.private
            ):
                continue
            place, rows = self.places.get(access.buffer), access.index[:-1]
            if place is None or (place.base.text, place.shape, rows) in bases:
                continue
            names = {part.name for row in rows for part in refs(row)}
            is_bound = names <= self.names.keys() | self.slots.keys() and names.isdisjoint(changed)
            if max(row.kind for row in rows) > Variation.UNIFORM or not is_bound:
                continue
            begin = self._row_begin(place, [self.scalar(row) for row in rows])
            if place.fixed is None:
                begin = e.gep(place.base, place.stored, begin)
            hidden = e.assign(begin.elem, 0, f'call {begin.elem} asm "", "=r,0"({begin})')
            bases[place.base.text, place.shape, rows] = hidden
        self.bases = bases

    def _row_begin(self, place: BufferPlace, rows: list[Val]) -> Val:
        """Return the offset of the first element of a row."""
        e = self.e
        total, *others = rows
        if place.strides is not None:
            total = e.bin("mul", total, place.strides[0])
            for part, stride in zip(others, place.strides[1:-1], strict=True):
                total = e.bin("add", total, e.bin("mul", part, stride))
            return total
        for part, extent in zip(others, place.shape[1:-1], strict=True):
            total = e.bin("add", e.bin("mul", total, extent), part)
        return e.bin("mul", total, place.shape[-1])

    def _load(self, s: Fetch) -> Result:
        e, guard = self.e, s.guard
        if s.buffer in self.private:
            return self._load_private(s)
        place, at = self._offset(s)
        if s.reach == "one":
            test = () if guard is None else (self.value(guard),)
            return self.each(lambda at, test=None: memory.load_scalar(e, place, at, test), at, *test)
        if s.reach == "row" and isinstance(guard, Under) and len(s.index) == 1 and e.has_avx512:
            strips = zip(self.strips, self.parts(at), strict=True)
            return [self._load_row(place, guard, strip, part) for strip, part in strips]
        pairs = zip(self.parts(at), self.masks(guard), strict=True)
        if s.steps:
            far, within = self._apart(place, s), s.place if s.until else None
            return [memory.load_apart(e, place, row, far, within) for row in self._apart_rows(at, guard)]
        if s.reach == "row":
            some, lanes, by = self._is_row(guard), self.lanes, s.align
            return [memory.load_strip(e, place, first, lanes, mask, by, some=some) for first, mask in pairs]
        return [memory.gather(e, place, e.splat(where, self.lanes), mask) for where, mask in pairs]

    def _load_row(self, place: BufferPlace, guard: Value, strip: int, first: Val) -> Val:
        """Print a load of neighbours that are mostly inside of a vector."""

        def mask() -> Val:
            strips, self.strips = self.strips, range(strip, strip + 1)
            masks, self.strips = self.vectors(self.value(guard)), strips
            return masks[0]

        return memory.load_row(self.e, place, first, self.lanes, mask)

    def _apart(self, place: BufferPlace, s: Fetch | Write) -> memory.LaneStep:
        *rows, last = [self.e.const("i64", 0, step) for step in s.steps]
        far = self.e.bin("add", self._row_begin(place, rows), last) if any(s.steps[:-1]) else last
        return memory.LaneStep(far, s.apart if isinstance(s, Fetch) else 0)

    def _apart_rows(self, at: Result, guard: Value | None) -> list[memory.ApartRow]:
        left = self.left if self._is_row(guard) else None
        rows = zip(self.parts(at), self.masks(guard), strict=True)
        return [memory.ApartRow(first, self.lanes, mask, left) for first, mask in rows]

    def _load_tile(self, s: Fetch) -> None:
        e, (place, at) = self.e, self._offset(s)
        apart, many = self._apart(place, s).elements, 1 + len(s.more)
        tiles = [memory.load_tile(e, place, first, apart, self.lanes, many) for first in self.parts(at)]
        for name, strips in zip((s.name, *s.more), zip(*tiles, strict=True), strict=True):
            self.bind(name, list(strips))

    def _load_vector(self, s: Fetch) -> None:
        e, (place, at) = self.e, self._offset(s)
        assert isinstance(at, Val)
        if s.until:
            names = (s.name, *s.more)
            for name, part in zip(names, memory.load_run(e, place, at, len(names)), strict=True):
                self.bind(name, part)
            return
        if s.guard is None:
            vector = e.load(place.stored, s.align, e.gep(place.base, place.stored, at), place.align * s.align)
        else:
            vector = memory.load_if(e, place, at, self.scalar(s.guard), s.align, place.align * s.align)
        for lane, name in enumerate((s.name, *s.more)):
            part = self.e.extract(vector, self.e.const("i64", 0, lane))
            self.bind(name, self.e.from_storage(s.type, part))

    def _store_vector(self, s: Write, place: BufferPlace, at: Result, value: Result) -> None:
        e = self.e
        assert s.guard is not None
        assert isinstance(at, Val)
        assert isinstance(value, Val)
        parts = [memory.laid(e, place, part) for part in (value, *map(self.scalar, s.more))]
        with e.when(self.scalar(s.guard)):
            vector = Val(place.stored, s.align, "poison")
            for number, part in enumerate(parts):
                vector = e.assign(place.stored, s.align, f"insertelement {vector}, {part}, i64 {number}")
            e.store(vector, e.gep(place.base, place.stored, at), place.align * s.align)

    def _store(self, s: Write) -> None:
        e = self.e
        if s.buffer in self.private:
            self._store_private(s)
            return
        (place, at), value = self._offset(s), self.value(s.value)
        if s.more and s.steps:
            columns = map(self.vectors, (value, *map(self.value, s.more)))
            for row, *strip in zip(self._apart_rows(at, s.guard), *columns, strict=True):
                store_neighbours(e, place, row, self._apart(place, s).elements, strip)
            return
        if s.more:
            self._store_vector(s, place, at, value)
            return
        if s.reach == "one":
            self._store_one(place, at, value, s.guard)
            return
        everybody = e.const("i1", self.lanes, 1)
        if s.flags is not None and e.has_avx512:
            self._store_counted(s, place, at, value)
            return
        for where, part, mask in zip(self.parts(at), self.vectors(value), self.masks(s.guard), strict=True):
            if s.reach == "row":
                some = self._is_row(s.guard)
                memory.store_strip(e, place, where, memory.laid(e, place, part), mask, s.align, some=some)
                continue
            far = self._apart(place, s).elements if s.steps else None
            own = memory.strided(e, place, where, far, self.lanes) if far is not None else (place, where)
            memory.scatter(e, *own, part, everybody if mask is None else mask)

    def _store_counted(self, s: Write, place: BufferPlace, at: Result, value: Result) -> None:
        """Print a store of the lanes whose flag is set, one after the other. Where others store, or the array
        ends, each lane stores for itself.
        """
        assert s.first is not None
        assert s.flags is not None
        e, strips = self.e, self.strips
        mask = s.guard.b if isinstance(s.guard, Both) else s.guard if s.proof else None
        flags, storing = (self.vectors(self.value(one)) for one in (s.flags, mask or TRUE))
        firsts = self.parts(self.value(s.first))
        rows = zip(strips, self.parts(at), firsts, self.vectors(value), flags, storing, strict=True)
        for strip, where, first, part, own, some in rows:
            first = e.resize(first, "i64", signed=True)
            is_plain = memory.are_same(e, own, some)
            if not s.proof:
                is_plain = e.bin("and", is_plain, memory.is_whole(e, place, first, self.lanes))
            with e.when(is_plain):
                memory.store_together(e, place, first, part, own)
            self.strips = range(strip, strip + 1)
            with e.when(e.bin("xor", is_plain, e.like(is_plain, 1)), note=RARELY):
                (guard,) = self.masks(s.guard)
                memory.scatter(
                    e, place, where, part, e.const("i1", self.lanes, 1) if guard is None else guard
                )
            self.strips = strips

    def _is_row(self, guard: Value | None) -> bool:
        """True for the mask of a row, which is never empty."""
        return isinstance(guard, Ref) and guard.name == self.row

    def _store_one(self, place: BufferPlace, at: Result, value: Result, guard: Value | None) -> None:
        """Print a store to one element from all lanes of a strip: the last active lane's value remains."""
        e = self.e
        tests, masks = self._guard(guard)
        if isinstance(at, Val) and isinstance(value, Val) and masks is None and not isinstance(tests, list):
            with e.when(tests):
                memory.store_scalar(e, place, at, value, is_awaited=self.has_chains and not self.lanes)
            return
        for strip, (where, part) in enumerate(zip(self.parts(at), self.parts(value), strict=True)):
            mask = None if masks is None else masks[strip]
            test = tests[strip] if isinstance(tests, list) else tests
            if mask is not None:
                anybody = e.any_lane(mask)
                test = anybody if test is None else e.bin("and", test, anybody)
            with e.when(test):
                memory.store_scalar(e, place, where, memory.last_active(e, part, mask))

    def _guard(self, guard: Value | None) -> tuple[Result | None, Strips | None]:
        """Return the part of a guard that is one for all lanes of a strip, and that of the lanes."""
        if guard is None:
            return None, None
        if guard.kind < Variation.VARYING:
            return self.value(guard), None
        if isinstance(guard, Both) and guard.a.kind < Variation.VARYING:
            return self.value(guard.a), self.vectors(self.value(guard.b))
        return None, self.vectors(self.value(guard))

    def _private(self, s: Private) -> None:
        e, elem, lanes, size = self.e, PRIVATE[s.type.name], s.lanes or self.lanes, prod(s.shape)
        extents = tuple(e.const("i64", 0, extent) for extent in s.shape)
        self.places[s.name] = BufferPlace(Val("ptr", 0, "null"), extents, s.type, s.shape)
        one = type_text(elem, lanes)
        if s.strips:
            array = e.alloca(f"[{s.strips * size} x {one}]")
            self.private[s.name] = Slot(elem, Variation.STRIP, [array], (), lanes, size)
            return
        addresses = [e.alloca(f"[{size} x {one}]") for _ in self.strips]
        self.private[s.name] = Slot(elem, Variation.STRIP, addresses, self.strips, lanes)

    def _shared(self, s: Shared) -> None:
        e, size = self.e, prod(s.shape)
        base = e.shared(f"[{size} x {STORED[s.type.name]}]", size * s.type.itemsize)
        extents = tuple(e.const("i64", 0, extent) for extent in s.shape)
        self.places[s.name] = BufferPlace(base, extents, s.type, s.shape)
        if not s.cleared:
            return
        e.declare("llvm.memset.p0.i64", "void", ["ptr", "i8", "i64", "i1 immarg"])
        what = f"ptr align 64 {base.text}, i8 0, i64 {size * s.type.itemsize}, i1 false"
        e.line(f"call void @llvm.memset.p0.i64({what})")

    def _collective(self, s: SubgroupStep) -> None:
        dtype = s.args[0].type
        assert not isinstance(dtype, str)
        args = [self.vectors(self.value(arg)) for arg in s.args]
        results = [collected(self.subgroup, s.op, dtype, operands) for operands in zip(*args, strict=True)]
        if self.lanes and COLLECTIVES[s.op].uniform:
            results = [self.e.extract(part, self.e.const("i64", 0, 0)) for part in results]
        self.bind(s.name, results if self.lanes else results[0])

    def _load_private(self, s: Fetch) -> Result:
        assert s.guard is not None
        (place, at), tests = self._offset(s), self.parts(self.value(s.guard))
        addresses = self.here(self.private[s.buffer])
        found = [
            memory.load_private(self.e, address, place, where, test, self.lanes)
            for address, where, test in zip(addresses, self.parts(at), tests, strict=True)
        ]
        return found if self.lanes else found[0]

    def _store_private(self, s: Write) -> None:
        e, (place, at) = self.e, self._offset(s)
        tests, masks = self._guard(s.guard)
        values, addresses = self.parts(self.value(s.value)), self.here(self.private[s.buffer])
        for strip, (address, where, value) in enumerate(zip(addresses, self.parts(at), values, strict=True)):
            mask = None if masks is None else masks[strip]
            test, inside = (mask, None) if tests is None else (self.parts(tests)[strip], mask)
            assert test is not None
            memory.store_private(e, address, place, where, test, inside, value, self.lanes)

    def _atomic(self, s: Update) -> None:
        (place, at), tests = self._offset(s), self.parts(self.value(s.guard))
        args = [self.parts(self.value(arg)) for arg in s.args]
        alone = None if s.alone is None else self.scalar(s.alone)
        olds = [
            emit_strip(self.e, s.op, place, where, list(operands), test, self.lanes, bool(s.name), alone)
            for where, test, *operands in zip(self.parts(at), tests, *args, strict=True)
        ]
        if s.name:
            self.bind(s.name, olds if self.lanes else olds[0])
