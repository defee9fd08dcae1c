"""Program -> LLVM IR text for NVIDIA GPUs: the frames around bodies.

The words of a launch are the parameters of the kernel: the address and extents of arrays, scalars, and the
extents of the domain or grid of groups. CUDA's x is our last axis.

Element kernels: a thread handles a vector of neighbours where all of them are inside every array, and one
element after the other, checked, where that is not so. Rows whose length is no multiple of a vector are
entered at a vector's beginning all the same, so that odd sizes are as fast as even ones. Programs whose
invocations go different ways run one element for each thread.

Group kernels: a workgroup is a block and an invocation is a thread. If all linear accesses of the block are
inside, its unchecked form runs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import prod

from vyre.ir.limits import AXIS
from vyre.ir.nodes import Atomic, Declare, For, If, Load, Program, Store
from vyre.ir.walk import blocks, expressions, operands, statements
from vyre.targets.configuration import DEFAULT, Configuration
from vyre.targets.llvm.body import Body
from vyre.targets.llvm.emit import Val
from vyre.targets.llvm.expr import Expressions
from vyre.targets.llvm.frame import (
    METADATA,
    Arguments,
    Function,
    begin_bundle,
    end_bundle,
    fixed_place,
    start_body,
    use_arguments,
)
from vyre.targets.llvm.guards import Guard, guards
from vyre.targets.llvm.layout import Layout
from vyre.targets.llvm.linear import Form, Linear, analyse
from vyre.targets.llvm.memory import Place
from vyre.targets.llvm.numbers import STORED
from vyre.targets.llvm.nvptx_body import ALIGNED, DeviceBody, DeviceNumbers, Facts, piece
from vyre.targets.llvm.prepare import forward_ids, own_loop_variables
from vyre.targets.llvm.proof import Access, Bounds, accesses, always_inside
from vyre.targets.llvm.vary import classify

THREADS = 256
NOTE = ", !llvm.loop !0"
_MOST_ROWS = 65535  # blocks along CUDA's y and z
_LARGEST = 600  # expression nodes times lanes: beyond, a thread's registers run out
_LINES = "xyz"


@dataclass(frozen=True, slots=True)
class Shape:
    """How a kernel is launched: threads of a block as CUDA counts them, neighbours for each thread, and
    elements that a row may begin late.
    """

    block: tuple[int, int, int]
    items: int = 1
    slack: int = 0
    is_group: bool = False

    def blocks(self, grid: tuple[int, ...]) -> tuple[int, int, int]:
        """The blocks of a launch over a domain, or over workgroups, along CUDA's axes."""
        if self.is_group:
            return (prod(grid), 1, 1)
        last, *outer = reversed(grid)
        width = self.block[0] * self.items
        rows = [min(-(-size // step), _MOST_ROWS) for size, step in zip(outer, self.block[1:], strict=False)]
        y, z = (*rows, 1, 1)[:2]
        return (-(-(last + self.slack) // width), y, z)


def module_text(
    program: Program, *, rank: int, facts: Facts, configuration: Configuration = DEFAULT
) -> tuple[str, Shape]:
    """The module of a checked, expanded Program, and how it is launched."""
    program = own_loop_variables(program)
    e = DeviceNumbers(facts)
    given = _arguments(e, program)
    if program.workgroup is None:
        shape = _Element(e, program, given, rank, configuration).emit()
    else:
        program = forward_ids(program)
        shape = _group(e, program, given)
    threads = prod(shape.block)
    head = f"define ptx_kernel void @kernel({_parameters(program, facts)})"
    function = Function(f'{head} nounwind "nvvm.maxntid"="{threads}"', e)
    text = function.text()
    declared = (e.declared[name] for name in sorted(e.declared))
    return "\n".join([*e.globals, *declared, "", text, METADATA]), shape


# Arguments


def _parameters(program: Program, facts: Facts) -> str:
    words: list[str] = []
    for number, param in enumerate(program.params):
        if not param.is_array:
            words.append(f"i64 %s{number}")
            continue
        apart = " noalias" if facts.distinct else ""
        apart += " readonly" if param.access == "in" and facts.distinct else ""
        align = f" align {ALIGNED if facts.aligned else param.dtype.itemsize}"
        words.append(f"ptr addrspace(1){apart}{align} %p{number}")
        words += [f"i64 %n{number}_{axis}" for axis in range(param.rank)]
    return ", ".join([*words, *(f"i64 %grid{axis}" for axis in range(3))])


def _arguments(e: DeviceNumbers, program: Program) -> Arguments:
    places: dict[str, Place] = {}
    scalars: dict[str, Val] = {}
    for number, param in enumerate(program.params):
        if param.is_array:
            base = e.assign("ptr", 0, f"addrspacecast ptr addrspace(1) %p{number} to ptr")
            extents = tuple(Val("i64", 0, f"%n{number}_{axis}") for axis in range(param.rank))
            places[param.name] = Place(base, extents, param.dtype)
        else:
            scalars[param.name] = _scalar(e, STORED[param.dtype.name], Val("i64", 0, f"%s{number}"))
            scalars[param.name] = e.from_storage(param.dtype, scalars[param.name])
    return Arguments(places, scalars, [Val("i64", 0, f"%grid{axis}") for axis in range(3)])


def _scalar(e: DeviceNumbers, elem: str, word: Val) -> Val:
    """The low bits of a word as a value of this type."""
    if elem in ("float", "double"):
        return e.convert("bitcast", _scalar(e, "i32" if elem == "float" else "i64", word), elem)
    return e.resize(word, elem, signed=False)


def _thread(e: DeviceNumbers, line: str, block: int) -> tuple[Val, Val, Val]:
    """A thread's number along one of CUDA's axes in the whole launch, that in its block, and the block's."""
    own, number = e.special(f"tid.{line}"), e.special(f"ctaid.{line}")
    wide, threads = e.convert("zext", number, "i64"), e.const("i64", 0, block)
    return e.bin("add", e.bin("mul", wide, threads), e.convert("zext", own, "i64")), own, number


# Element kernels


class _Element:
    """The frame of an element kernel."""

    def __init__(
        self,
        e: DeviceNumbers,
        program: Program,
        given: Arguments,
        rank: int,
        configuration: Configuration,
    ) -> None:
        self.e, self.program, self.given, self.rank = e, program, given, rank
        self.lanes = self._lanes(configuration)
        self.block = self._block(configuration)
        self.layout = Layout(rank, self.lanes, 1)
        self.extent = given.grid[rank - 1]

    def _block(self, configuration: Configuration) -> tuple[int, int, int]:
        wanted = configuration.block if len(configuration.block) == self.rank else ()
        sizes = wanted or ((THREADS,) if self.rank == 1 else (1, 8, 32)[-self.rank :])
        x, y, z = (*reversed(sizes), 1, 1)[:3]
        return (x, y, z)

    def _lanes(self, configuration: Configuration) -> int:
        """Neighbours that a thread handles as a vector; 0 for one element in scalars."""
        program, facts = self.program, self.e.facts
        if configuration.lanes == 1 or not facts.aligned:
            return 0
        sizes = [param.dtype.itemsize for param in program.params if param.is_array]
        wanted = configuration.lanes or (ALIGNED // max(sizes) if sizes else 1)
        size = sum(
            1 for node in statements(program.body) for part in operands(node) for _ in expressions(part)
        )
        while not configuration.lanes and wanted > 1 and wanted * size > _LARGEST:
            wanted //= 2
        fits = wanted > 1 and not wanted & (wanted - 1) and wanted <= ALIGNED
        return wanted if fits and _is_alike(program, Layout(self.rank, wanted, 1), self.given, facts) else 0

    def emit(self) -> Shape:
        self._outer(self.rank - 2, [])
        slack = self.lanes - 1 if self.lanes and self.rank > 1 and not self.e.facts.even else 0
        return Shape(self.block, max(self.lanes, 1), slack)

    def _outer(self, axis: int, inner: list[Val]) -> None:
        """Loops over the axes before the last one: a launch may have fewer blocks than there are rows."""
        if axis < 0:
            self._row(inner)
            return
        e = self.e
        line = self.rank - 1 - axis
        first, _, _ = _thread(e, _LINES[line], self.block[line])
        step = e.bin(
            "mul",
            e.convert("zext", e.special(f"nctaid.{_LINES[line]}"), "i64"),
            e.const("i64", 0, self.block[line]),
        )
        _strided(e, first, self.given.grid[axis], step, lambda at: self._outer(axis - 1, [at, *inner]))

    def _row(self, outer: list[Val]) -> None:
        e = self.e
        thread, _, _ = _thread(e, "x", self.block[0])
        if not self.lanes:
            with e.when(e.icmp("slt", thread, self.extent)):
                self._checked(outer, thread)
            return
        first = e.bin("sub", e.bin("mul", thread, e.const("i64", 0, self.lanes)), self._phase(outer))
        behind = e.bin("add", first, e.const("i64", 0, self.lanes))
        linear = analyse(self.program, self.layout)
        body, low, high = self._fast_body(linear, outer)
        fits = e.bin("and", e.icmp("sge", first, low), e.icmp("sle", behind, high))
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

    def _phase(self, outer: list[Val]) -> Val:
        """How many elements before the row its first vector begins."""
        e = self.e
        if not outer or e.facts.even:
            return e.const("i64", 0, 0)
        row = outer[0]
        for value, extent in zip(outer[1:], self.given.grid[1:], strict=False):
            row = e.bin("add", e.bin("mul", row, extent), value)
        return e.bin("and", e.bin("mul", row, self.extent), e.const("i64", 0, self.lanes - 1))

    def _fast_body(self, linear: Linear, outer: list[Val]) -> tuple[Body, Val, Val]:
        """The body without checks, and the part of the row in which it may run."""
        e, program, given = self.e, self.program, self.given
        found = [access for access in accesses(program, linear) if access.array in given.places]
        proven = {(access.array, id(access.index)) for access in found}
        probe = Expressions(e, program, self.layout, classify(program, self.layout), linear, proven)
        use_arguments(probe, given, self.layout)
        _outer_ids(probe, outer)
        bounds = Bounds(probe, linear, self.layout)
        low, high = e.const("i64", 0, 0), self.extent
        seen: set[tuple[object, ...]] = set()
        for access in found:
            for forms in self._pieces(access, linear):
                for form, extent in zip(forms, given.places[access.array].shape, strict=True):
                    atoms = tuple((id(atom), factor) for atom, factor in form.atoms)
                    key = (form.const, form.ids, form.loops, atoms, extent.text)
                    if key not in seen:
                        seen.add(key)
                        low, high = bounds.narrow(form, extent, low, high)
        inside: list[Guard] = guards(program, linear)
        for guard in inside:
            low, high = bounds.narrow(guard.form, probe.fixed(guard.limit), low, high)
        vary = classify(program, self.layout, assumed={id(guard.test): guard.truth for guard in inside})
        body = start_body(e, program, self.layout, vary, linear, proven, given, DeviceBody)
        _outer_ids(body, outer)
        return body, low, high

    def _pieces(self, access: Access, linear: Linear) -> list[tuple[Form, ...]]:
        """The forms of what is really read: also the whole vectors that an odd neighbour is cut out of."""
        forms = access.forms
        found = piece(forms[-1], self.layout) if linear.stride(forms[-1]) == 1 else None
        if found is None or not found[1]:
            return [forms]
        whole = found[0]
        return [
            (*forms[:-1], replace(forms[-1], const=const))
            for const in (forms[-1].const, whole, whole + self.lanes)
        ]

    def _checked(self, outer: list[Val], at: Val) -> None:
        """One invocation, with every access checked."""
        e, program = self.e, self.program
        scalar = replace(self.layout, lanes=0)
        linear, vary = analyse(program, scalar), classify(program, scalar)
        body = start_body(e, program, scalar, vary, linear, set(), self.given, DeviceBody)
        _outer_ids(body, outer)
        _bundle(body, at)


def _is_alike(program: Program, layout: Layout, given: Arguments, facts: Facts) -> bool:
    """Do neighbours do the same to neighbouring elements, so that a vector of them runs well together."""
    linear = analyse(program, layout)
    assumed = {id(guard.test): guard.truth for guard in guards(program, linear)}
    vary = classify(program, layout, assumed=assumed)
    known = {(access.array, id(access.index)) for access in accesses(program, linear)}
    tight = loose = 0
    for node in statements(program.body):
        if isinstance(node, Atomic):
            return False
        if isinstance(node, For) and vary.loop_splits(node):
            return False
        if isinstance(node, If) and vary.splits(node.test):
            inner = [one for part in blocks(node) for one in statements(part)]
            if any(isinstance(one, Store | For | Atomic | Declare) for one in inner):
                return False
        touched = [(node.array, node.index)] if isinstance(node, Store) else []
        touched += [
            (part.array, part.index)
            for operand in operands(node)
            for part in expressions(operand)
            if isinstance(part, Load)
        ]
        for array, index in touched:
            if array not in given.places:
                continue
            if (array, id(index)) not in known:
                return False
            forms = [linear.form(part) for part in index]
            last = forms[-1]
            assert last is not None
            strides = [linear.stride(form) for form in forms if form is not None]
            if any(strides[:-1]) or strides[-1] not in (0, 1):
                return False
            if strides[-1]:
                known_place = piece(last, layout) is not None
                tight, loose = tight + known_place, loose + (not known_place)
    return tight > loose


def _outer_ids(body: Expressions, outer: list[Val]) -> None:
    for axis, value in enumerate(outer):
        body.ids["gid", axis] = body.e.convert("trunc", value, "i32")


def _bundle(body: Body, first: Val) -> None:
    """Emit the body for the invocations from `first` on along the last axis."""
    e, layout = body.e, body.layout
    narrow = e.convert("trunc", first, "i32")
    axis = layout.rank - 1
    body.ids["gid", axis] = [
        e.bin("add", e.splat(narrow, layout.lanes), e.iota("i32", layout.lanes)) if layout.lanes else narrow
    ]
    body.firsts["gid", axis] = [first]
    begin_bundle(body)
    body.block(body.program.body)
    end_bundle(body)


def _strided(e: DeviceNumbers, first: Val, limit: Val, step: Val, body: Callable[[Val], None]) -> None:
    """`body(i)` for i from `first` below `limit` in steps."""
    head, inside, after = e.label("rows"), e.label("row"), e.label("done")
    counter = e.alloca("i64", 8)
    e.store(first, counter, 8)
    e.start(head)
    at = e.load("i64", 0, counter, 8)
    e.branch(e.icmp("slt", at, limit), inside, after)
    e.start_closed(inside)
    body(at)
    e.store(e.bin("add nsw", at, step), counter, 8)
    e.line(f"br label %{head}{NOTE}")
    e.closed = True
    e.start_closed(after)


# Group kernels


def _group(e: DeviceNumbers, program: Program, given: Arguments) -> Shape:
    assert program.workgroup is not None
    layout = Layout(len(program.workgroup), 0, 1, program.workgroup)
    linear = analyse(program, layout)
    wids = _group_ids(e, given, layout)
    shared = _shared(e, program, layout)
    probe = Expressions(e, program, layout, classify(program, layout), linear, set())
    use_arguments(probe, given, layout)
    for axis, wid in enumerate(wids):
        probe.ids["wid", axis] = wid
    test = _all_inside(Bounds(probe, linear, layout), program, linear, given)
    if test is None:
        _group_body(e, program, given, layout, wids, shared, proves=True)
    else:
        fast, slow, after = e.label("fast"), e.label("checked"), e.label("ran")
        e.branch(test, fast, slow)
        for label, proves in ((fast, True), (slow, False)):
            e.start_closed(label)
            _group_body(e, program, given, layout, wids, shared, proves=proves)
            e.jump(after)
        e.start_closed(after)
    x, y, z = (*reversed(program.workgroup), 1, 1)[:3]
    return Shape((x, y, z), is_group=True)


def _group_ids(e: DeviceNumbers, given: Arguments, layout: Layout) -> list[Val]:
    """The workgroup's ids from the number of its block."""
    number = e.special("ctaid.x")
    ids: list[Val] = []
    for axis in range(layout.rank - 1, 0, -1):
        extent = e.convert("trunc", given.grid[axis], "i32")
        ids.insert(0, e.bin("urem", number, extent))
        number = e.bin("udiv", number, extent)
    return [number, *ids]


def _shared(e: DeviceNumbers, program: Program, layout: Layout) -> dict[str, Place]:
    """The workgroup's shared arrays, zeroed by all of its threads."""
    places: dict[str, Place] = {}
    sizes: list[tuple[Val, str, int]] = []
    for node in statements(program.body):
        if isinstance(node, Declare) and node.space == "shared" and node.name not in places:
            stored, size = STORED[node.dtype.name], prod(node.shape)
            name = f"@shared{len(places)}"
            e.globals.append(f"{name} = internal addrspace(3) global [{size} x {stored}] undef, align 16")
            base = e.assign("ptr", 0, f"addrspacecast ptr addrspace(3) {name} to ptr")
            places[node.name] = fixed_place(e, base, node)
            sizes.append((base, stored, size))
    if not sizes:
        return places
    step = e.const("i64", 0, layout.group_size)
    own = e.convert("zext", _linear_id(e, layout), "i64")
    for base, stored, size in sizes:
        zero = Val(stored, 0, "zeroinitializer")

        def clear(at: Val, base: Val = base, stored: str = stored, zero: Val = zero) -> None:
            e.store(zero, e.gep(base, stored, at), 1 if stored == "i8" else 2 if stored == "i16" else 4)

        _strided(e, own, e.const("i64", 0, size), step, clear)
    e.barrier()
    return places


def _linear_id(e: DeviceNumbers, layout: Layout) -> Val:
    assert layout.group is not None
    total = e.special(f"tid.{_LINES[layout.rank - 1]}")
    for axis in range(1, layout.rank):
        size = e.const("i32", 0, layout.group[axis])
        total = e.bin("add", e.bin("mul", total, size), e.special(f"tid.{_LINES[layout.rank - 1 - axis]}"))
    return total


def _all_inside(bounds: Bounds, program: Program, linear: Linear, given: Arguments) -> Val | None:
    """Is every linear access to a parameter inside, for a whole workgroup; None when there is none."""
    test: Val | None = None
    for access in accesses(program, linear):
        if access.array in given.places:
            for form, extent in zip(access.forms, given.places[access.array].shape, strict=True):
                one = bounds.holds(form, extent)
                test = one if test is None else bounds.e.bin("and", test, one)
    return test


def _group_body(
    e: DeviceNumbers,
    program: Program,
    given: Arguments,
    layout: Layout,
    wids: list[Val],
    shared: dict[str, Place],
    *,
    proves: bool,
) -> None:
    linear = analyse(program, layout)
    shapes = {node.name: node.shape for node in statements(program.body) if isinstance(node, Declare)}

    def sure(access: Access) -> bool:
        if access.array in given.places:
            return proves
        return all(
            always_inside(linear, form, extent)
            for form, extent in zip(access.forms, shapes[access.array], strict=True)
        )

    proven = {(access.array, id(access.index)) for access in accesses(program, linear) if sure(access)}
    body = start_body(e, program, layout, classify(program, layout), linear, proven, given, DeviceBody)
    body.places.update(shared)
    assert layout.group is not None
    for axis, (wid, extent) in enumerate(zip(wids, layout.group, strict=True)):
        local = e.special(f"tid.{_LINES[layout.rank - 1 - axis]}")
        body.ids["wid", axis] = wid
        body.ids["lid", axis] = [local]
        body.firsts["lid", axis] = [e.resize(local, "i64", signed=False)]
        body.ids["gid", axis] = [e.bin("add", e.bin("mul", wid, e.const("i32", 0, extent)), local)]
    body.ids["subgroup_lane", 0] = [e.special("laneid")]
    begin_bundle(body)
    body.block(program.body)
    end_bundle(body)


assert AXIS < 2**31  # the numbers of blocks and elements along an axis fit CUDA's x
