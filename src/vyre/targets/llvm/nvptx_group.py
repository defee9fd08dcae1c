"""Group kernels on NVIDIA GPUs: a workgroup is a block and an invocation is a thread.

If all linear accesses of the block are in bounds, its unchecked form runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import prod

import numpy as np
from numpy.typing import NDArray

from vyre.analysis.lockstep import classify
from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.memory import Place
from vyre.emit.llvm.numbers import STORED, natural_align
from vyre.emit.llvm.nvptx import DeviceNumbers
from vyre.ir.nodes import (
    Atomic,
    Barrier,
    Declare,
    Expr,
    GridSync,
    Load,
    Node,
    Program,
    Return,
    Store,
)
from vyre.ir.walk import expressions, flat, operands, statements
from vyre.lower.guards import implied
from vyre.lower.launch import Facts, Shape
from vyre.lower.layout import Layout
from vyre.lower.linear import Linear, analyse, fixed_terms, ids
from vyre.targets.llvm.expr import Expressions
from vyre.targets.llvm.frame import (
    Arguments,
    fixed_place,
    start_body,
    use_arguments,
)
from vyre.targets.llvm.nvptx_group_body import GroupBody
from vyre.targets.llvm.proof import Bounds, all_inside, proven_accesses

LINES = "xyz"
_NOTE = ", !llvm.loop !0"


def emit_group(
    e: DeviceNumbers, program: Program, arguments: Arguments, facts: Facts, registers: int
) -> Shape:
    assert program.workgroup is not None
    layout = Layout(len(program.workgroup), 0, 1, program.workgroup)
    linear = analyse(program, layout)
    wids = _group_ids(e, arguments, layout)
    meets = any(isinstance(node, GridSync) for node in statements(program.body))
    shared, clear = _shared(e, program, linear, always=meets)
    probe = Expressions(e, program, layout, classify(program, layout), linear, set())
    use_arguments(probe, arguments, layout)
    for axis, wid in enumerate(wids):
        probe.ids["wid", axis] = wid
    test = all_inside(Bounds(probe, linear, layout), linear, arguments.places)
    if test is None:
        _group_body(e, program, arguments, layout, wids, shared, clear, (facts, registers), proves=True)
    else:
        fast, slow, after = e.label("fast"), e.label("checked"), e.label("ran")
        e.branch(test, fast, slow)
        for label, proves in ((fast, True), (slow, False)):
            e.start_closed(label)
            _group_body(e, program, arguments, layout, wids, shared, clear, (facts, registers), proves=proves)
            e.jump(after)
        e.start_closed(after)
    x, y, z = (*reversed(program.workgroup), 1, 1)[:3]
    return Shape((x, y, z), meets=meets, is_group=True)


def _group_ids(e: DeviceNumbers, arguments: Arguments, layout: Layout) -> list[Val]:
    """Return the workgroup's ids from the number of its block."""
    number = e.special("ctaid.x")
    ids: list[Val] = []
    for axis in range(layout.rank - 1, 0, -1):
        extent = e.convert("trunc", arguments.grid[axis], "i32")
        ids.insert(0, e.bin("urem", number, extent))
        number = e.bin("udiv", number, extent)
    return [number, *ids]


def _shared(
    e: DeviceNumbers, program: Program, linear: Linear, *, always: bool
) -> tuple[dict[str, Place], Callable[[], None]]:
    """Return the workgroup's shared arrays, zeroed by all of its threads unless that is not observable; and a
    function that zeroes them again.
    """
    layout = linear.layout
    places: dict[str, Place] = {}
    sizes: list[tuple[Val, str, int]] = []
    for node in statements(program.body):
        if isinstance(node, Declare) and node.space == "shared" and node.name not in places:
            stored, size = STORED[node.dtype.name], prod(node.shape)
            name = f"@shared{len(places)}"
            e.globals.append(f"{name} = internal addrspace(3) global [{size} x {stored}] undef, align 16")
            base = Val("ptr addrspace(3)", 0, name)
            places[node.name] = fixed_place(e, base, node)
            if always or not is_filled_first(program, linear, node):
                sizes.append((base, stored, size))
    step = e.const("i64", 0, layout.group_size)

    def clear() -> None:
        own = e.convert("zext", _linear_id(e, layout), "i64")
        for base, stored, size in sizes:
            zero = Val(stored, 0, "zeroinitializer")

            def one(at: Val, base: Val = base, stored: str = stored, zero: Val = zero) -> None:
                e.store(zero, e.gep(base, stored, at), natural_align(stored))

            strided(e, own, e.const("i64", 0, size), step, one)
        if sizes:
            e.barrier()

    clear()
    return places, clear


def is_filled_first(program: Program, linear: Linear, array: Declare) -> bool:
    """True if every element of a shared array that is ever read is written before the first barrier, and none
    is read before it.
    """
    written = np.zeros(array.shape, bool)
    body = list(flat(program.body))
    for position, node in enumerate(body):
        if isinstance(node, Barrier):
            seen = np.zeros(array.shape, bool)
            rest = list(statements(tuple(body[position:])))
            if any(isinstance(one, Atomic) and one.array == array.name for one in rest):
                return False
            for index in (index for one in rest for index in _reads(one, array.name)):
                places = _touched(linear, array.shape, index)
                seen[tuple(slice(None) if at is None else at for at in places)] = True
            return bool(np.all(written >= seen))
        inner = list(statements((node,)))
        if any(True for one in inner for _ in _reads(one, array.name)) or any(
            isinstance(one, Atomic | Return) for one in inner
        ):
            return False
        if isinstance(node, Store) and node.array == array.name:
            touched = [at for at in _touched(linear, array.shape, node.index) if at is not None]
            if len(touched) == len(node.index):
                written[tuple(touched)] = True
    return False


def _reads(node: Node, name: str) -> Iterator[tuple[Expr, ...]]:
    for operand in operands(node):
        for part in expressions(operand):
            if isinstance(part, Load) and part.array == name:
                yield part.index


def _touched(
    linear: Linear, shape: tuple[int, ...], index: tuple[Expr, ...]
) -> list[NDArray[np.intp] | None]:
    """Return the positions inside an array that the workgroup accesses by an index, along each axis; None for
    an axis whose positions are not known.
    """
    group = linear.layout.group
    assert group is not None
    places = np.indices(group)
    inside = np.ones(group, bool)
    positions: list[NDArray[np.intp] | None] = []
    for part, extent in zip(index, shape, strict=True):
        form = linear.form(part)
        if form is None or form.loops or fixed_terms(linear.layout, form):
            positions.append(None)
            continue
        total = np.full(group, form.const)
        for ident, factor in ids(linear.layout, form):
            total = total + factor * places[ident.axis]
        inside &= (total >= 0) & (total < extent)
        positions.append(total)
    return [None if total is None else total[inside] for total in positions]


def _linear_id(e: DeviceNumbers, layout: Layout) -> Val:
    assert layout.group is not None
    total = e.special(f"tid.{LINES[layout.rank - 1]}")
    for axis in range(1, layout.rank):
        size = e.const("i32", 0, layout.group[axis])
        total = e.bin("add", e.bin("mul", total, size), e.special(f"tid.{LINES[layout.rank - 1 - axis]}"))
    return total


def _group_body(
    e: DeviceNumbers,
    program: Program,
    arguments: Arguments,
    layout: Layout,
    wids: list[Val],
    shared: dict[str, Place],
    clear: Callable[[], None],
    known: tuple[Facts, int],
    *,
    proves: bool,
) -> None:
    linear = analyse(program, layout)
    proven = proven_accesses(program, linear, arguments.places, proves=proves)
    vary = classify(program, layout, assumed=implied(program, linear) if proves else None)
    body = start_body(e, program, layout, vary, linear, proven, arguments, GroupBody)
    assert isinstance(body, GroupBody)
    body.places.update(shared)
    body.shared = frozenset(shared)
    body.is_checked = not proves
    body.facts, body.registers = known
    body.clear = clear
    assert layout.group is not None
    for axis, (wid, extent) in enumerate(zip(wids, layout.group, strict=True)):
        local = e.special(f"tid.{LINES[layout.rank - 1 - axis]}")
        body.ids["wid", axis] = wid
        body.ids["lid", axis] = local
        body.firsts["lid", axis] = e.resize(local, "i64", signed=False)
        body.ids["gid", axis] = e.bin("add", e.bin("mul", wid, e.const("i32", 0, extent)), local)
    body.ids["subgroup_lane", 0] = e.special("laneid")
    body.end = e.label("end")
    body.block(program.body)
    e.start(body.end)


def strided(e: DeviceNumbers, first: Val, limit: Val, step: Val, body: Callable[[Val], None]) -> None:
    """Emit `body(i)` for i from `first` below `limit` in steps."""
    head, inside, after = e.label("rows"), e.label("row"), e.label("done")
    counter = e.alloca("i64", 8)
    e.store(first, counter, 8)
    e.start(head)
    at = e.load("i64", 0, counter, 8)
    e.branch(e.icmp("slt", at, limit), inside, after)
    e.start_closed(inside)
    body(at)
    e.store(e.bin("add nsw", at, step), counter, 8)
    e.line(f"br label %{head}{_NOTE}")
    e.closed = True
    e.start_closed(after)
