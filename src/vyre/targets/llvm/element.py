"""Element kernels on the CPU: rows of the domain, each in three parts: checked, fast, checked.

The fast part is the range in which no linear access can leave its array. It runs in bundles of strips, then
in single strips; the remainder at both ends runs one invocation at a time with every access checked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from vyre.analysis.index import Access
from vyre.analysis.lockstep import classify
from vyre.ir.nodes import Program
from vyre.targets.llvm import polling
from vyre.targets.llvm.body import Body
from vyre.targets.llvm.emit import Val
from vyre.targets.llvm.expr import Expressions
from vyre.targets.llvm.flat import flattened, is_flat, one_axis, touched
from vyre.targets.llvm.frame import (
    Arguments,
    Function,
    begin_bundle,
    end_bundle,
    inner_function,
    kernel_function,
    load_arguments,
    start_body,
    use_arguments,
)
from vyre.targets.llvm.guards import Guard, guards
from vyre.targets.llvm.layout import Layout
from vyre.targets.llvm.linear import Proven, analyse
from vyre.targets.llvm.numbers import Numbers
from vyre.targets.llvm.proof import Bounds, extremes

NOTE = ", !llvm.loop !0"
MANY_FORMS = 64  # that narrow a row: more of them are computed in parts
Row = Callable[[list[Val], Val, Val], None]  # the outer ids, and where the row begins and ends


def functions(program: Program, layout: Layout, *, has_f16: bool) -> list[Function]:
    """Return the functions of an element kernel: `kernel`, and the checked loop for the ends of rows."""
    flat = flattened(program, layout.rank) if layout.rank > 1 else None
    parts = [_checked(program, layout, has_f16)]
    if flat is not None:
        parts.append(_checked(flat, replace(layout, rank=1), has_f16, axes=layout.rank))
    elif layout.rank > 1:
        parts.append(_short(program, layout, has_f16))
    return [*parts, _kernel(program, layout, has_f16, flat)]


def _checked(program: Program, layout: Layout, has_f16: bool, axes: int = 0) -> Function:
    """Emit the invocations low .. high of a row, one at a time; with `axes`, of a domain of that rank as one
    row.
    """
    e = Numbers(has_f16=has_f16)
    scalar = replace(layout, lanes=0, strips=1)
    linear, vary = analyse(program, scalar), classify(program, scalar)
    arguments = load_arguments(e, program)
    if axes:
        arguments = one_axis(e, arguments, axes)
    body = start_body(e, program, scalar, vary, linear, set(), arguments)
    outer = [Val("i64", 0, f"%gid{axis}") for axis in range(layout.rank - 1)]
    _outer_ids(body, outer)
    e.loop(Val("i64", 0, "%low"), Val("i64", 0, "%high"), lambda at: _bundle(body, at), note=NOTE)
    parameters = "".join(f", i64 %gid{axis}" for axis in range(layout.rank - 1))
    return inner_function("flat" if axes else "checked", f"i64 %low, i64 %high{parameters}", e, is_rare=True)


def _outer_ids(body: Expressions, outer: list[Val]) -> None:
    for axis, value in enumerate(outer):
        body.ids["gid", axis] = body.e.convert("trunc", value, "i32")


def _bundle(body: Body, first: Val) -> None:
    """Emit the body for the invocations from `first` on along the last axis."""
    e, layout = body.e, body.layout
    axis = layout.rank - 1
    firsts = [
        e.bin("add nsw", first, e.const("i64", 0, strip * layout.width)) for strip in range(layout.strips)
    ]
    narrow = [e.convert("trunc", one, "i32") for one in firsts]
    iota = e.iota("i32", layout.lanes)
    body.ids["gid", axis] = (
        [e.bin("add", e.splat(one, layout.lanes), iota) for one in narrow] if layout.lanes else narrow
    )
    body.firsts["gid", axis] = firsts
    begin_bundle(body)
    body.block(body.program.body)
    end_bundle(body)


def _kernel(program: Program, layout: Layout, has_f16: bool, flat: Program | None) -> Function:
    e = Numbers(has_f16=has_f16)
    arguments = load_arguments(e, program)
    units = -(-polling.measured(program).whole // layout.width)  # of one invocation

    def piece(low: Val, high: Val) -> None:
        _invocations(e, program, layout, arguments, low, high, flat)
        polling.charge(e, e.bin("mul", e.bin("sub", high, low), e.const("i64", 0, units)))

    polling.in_pieces(
        e, Val("i64", 0, "%lo"), Val("i64", 0, "%hi"), max(polling.UNITS // units, layout.width), piece
    )
    return kernel_function(e)


def _invocations(
    e: Numbers,
    program: Program,
    layout: Layout,
    arguments: Arguments,
    low: Val,
    high: Val,
    flat: Program | None,
) -> None:
    """Emit the invocations low .. high, as one row or row by row."""
    if layout.rank == 1:
        _row(e, program, layout, arguments, [], low, high)
        return
    other, rows, after = e.label("other"), e.label("rows"), e.label("over")
    if flat is None:
        lanes = e.const("i64", 0, layout.lanes)
        e.branch(e.icmp("slt", arguments.grid[layout.rank - 1], lanes), other, rows)
        e.start_closed(other)
        e.line(f"call void @short(ptr %args, {polling.PASSED}, {low}, {high})")
    else:
        e.branch(is_flat(e, arguments, touched(flat), layout.rank), other, rows)
        e.start_closed(other)
        one = one_axis(e, arguments, layout.rank)
        _row(e, flat, replace(layout, rank=1), one, [], low, high, rest="flat")
    e.jump(after)
    e.start_closed(rows)
    _by_rows(e, program, layout, arguments, low, high)
    e.jump(after)
    e.start_closed(after)


def _rows(e: Numbers, layout: Layout, arguments: Arguments, low: Val, high: Val, row: Row) -> None:
    """Emit the invocations low .. high, row by row."""
    inner = arguments.grid[layout.rank - 1]
    one, zero = e.const("i64", 0, 1), e.const("i64", 0, 0)
    first = e.bin("udiv", low, inner)
    last = e.bin("udiv", e.bin("sub", high, one), inner)

    outer, advance = _row_ids(e, layout, arguments, first)

    def at_row(at: Val) -> None:
        start = e.bin("mul", at, inner)
        begin = e.call("smax", e.bin("sub", low, start), zero)
        end = e.call("smin", e.bin("sub", high, start), inner)
        row(outer(at), begin, end)
        advance()

    e.loop(first, e.bin("add", last, one), at_row, note=NOTE)


def _row_ids(
    e: Numbers, layout: Layout, arguments: Arguments, first: Val
) -> tuple[Callable[[Val], list[Val]], Callable[[], None]]:
    """Return a function from a row's number to its outer ids, and one that advances to the next row.

    The ids are counted: a division for each row would take longer than a short row.
    """
    if layout.rank == 2:
        return lambda at: [at], lambda: None
    plane, along = e.alloca("i64", 8), e.alloca("i64", 8)
    e.store(e.bin("udiv", first, arguments.grid[1]), plane, 8)
    e.store(e.bin("urem", first, arguments.grid[1]), along, 8)

    def advance() -> None:
        zero, one = e.const("i64", 0, 0), e.const("i64", 0, 1)
        old, following = e.load("i64", 0, plane, 8), e.bin("add", e.load("i64", 0, along, 8), one)
        is_over = e.icmp("eq", following, arguments.grid[1])
        e.store(e.select(is_over, e.bin("add", old, one), old), plane, 8)
        e.store(e.select(is_over, zero, following), along, 8)

    return lambda at: [e.load("i64", 0, plane, 8), e.load("i64", 0, along, 8)], advance


def _by_rows(e: Numbers, program: Program, layout: Layout, arguments: Arguments, low: Val, high: Val) -> None:
    """Emit the invocations low .. high row by row; the range may be empty."""

    def row(outer: list[Val], begin: Val, end: Val) -> None:
        _row(e, program, layout, arguments, outer, begin, end)

    with e.when(e.icmp("slt", low, high)):
        _rows(e, layout, arguments, low, high, row)


def _short(program: Program, layout: Layout, has_f16: bool) -> Function:
    """Emit the invocations low .. high one at a time: for rows shorter than a strip."""
    e = Numbers(has_f16=has_f16)
    scalar = replace(layout, lanes=0, strips=1)
    arguments = load_arguments(e, program)
    linear, vary = analyse(program, scalar), classify(program, scalar)
    body = start_body(e, program, scalar, vary, linear, set(), arguments)

    def row(outer: list[Val], begin: Val, end: Val) -> None:
        _outer_ids(body, outer)
        e.loop(begin, end, lambda at: _bundle(body, at), note=NOTE)

    low, high = Val("i64", 0, "%low"), Val("i64", 0, "%high")
    with e.when(e.icmp("slt", low, high)):
        _rows(e, layout, arguments, low, high, row)
    return inner_function("short", "i64 %low, i64 %high", e, is_rare=True)


def _row(
    e: Numbers, program: Program, layout: Layout, arguments: Arguments, outer: list[Val],
    begin: Val, end: Val, *, rest: str = "checked",
) -> None:  # fmt: skip
    """Emit the invocations begin .. end of one row; `rest` is the function for those that fill no strip."""
    linear = analyse(program, layout)
    found = [access for access in linear.accesses() if access.array in arguments.places]
    proven: Proven = {(access.array, access.forms) for access in found}
    probe = Expressions(e, program, layout, classify(program, layout), linear, proven)
    use_arguments(probe, arguments, layout)
    _outer_ids(probe, outer)
    inside = guards(program, linear)
    low, high = fast_range(Bounds(probe, linear, layout), found, inside, arguments, begin, end)
    assumed = {guard.test: guard.truth for guard in inside}
    _call_checked(e, begin, low, outer, rest)
    at = e.alloca("i64", 8)
    e.store(low, at, 8)
    for strips in sorted({1, min(layout.strips, 4), layout.strips}, reverse=True):
        shape = replace(layout, strips=strips)
        vary = classify(program, shape, assumed=assumed)
        body = start_body(e, program, shape, vary, linear, proven, arguments)
        body.linear = replace(linear, layout=shape)
        _outer_ids(body, outer)
        _strip_loop(body, at, high)
    _call_checked(e, e.load("i64", 0, at, 8), end, outer, rest)


def fast_range(
    bounds: Bounds, found: list[Access], inside: list[Guard], arguments: Arguments, begin: Val, end: Val
) -> tuple[Val, Val]:
    """Return the part of a row in which every linear access is in bounds and every guard has its assumed
    value.
    """
    e = bounds.e
    low, high = _accesses_inside(bounds, found, arguments, begin, end)
    limits = ((guard.form, bounds.values.fixed(guard.limit)) for guard in inside)
    low, high = bounds.narrow(limits, low, high)
    low = e.call("smin", e.call("smax", low, begin), end)
    return low, e.call("smax", e.call("smin", high, end), low)


def _accesses_inside(
    bounds: Bounds, found: list[Access], arguments: Arguments, begin: Val, end: Val
) -> tuple[Val, Val]:
    """Return the part of a row in which every linear access is in bounds."""
    e = bounds.e
    needs = (
        need
        for access in found
        for need in zip(access.forms, arguments.places[access.array].shape, strict=True)
    )
    forms = [
        (form, extent)
        for least, greatest, extent in extremes(needs)
        for form in ((least,) if least is greatest else (least, greatest))
    ]
    if len(forms) <= MANY_FORMS:
        return bounds.narrow(forms, begin, end)
    slots = e.alloca("i64", 8), e.alloca("i64", 8)
    for slot, value in zip(slots, (begin, end), strict=True):
        e.store(value, slot, 8)
    cut = e.here()
    for some in range(0, len(forms), MANY_FORMS):
        part = Bounds(bounds.values, bounds.linear, bounds.layout)  # reads nothing that another has computed
        low, high = part.narrow(
            forms[some : some + MANY_FORMS], *(e.load("i64", 0, slot, 8) for slot in slots)
        )
        for slot, value in zip(slots, (low, high), strict=True):
            e.store(value, slot, 8)
        cut = e.cut(cut)
    low, high = (e.load("i64", 0, slot, 8) for slot in slots)
    return low, high


def _call_checked(e: Numbers, low: Val, high: Val, outer: list[Val], function: str) -> None:
    with e.when(e.icmp("slt", low, high)):
        extra = "".join(f", {value}" for value in outer)
        e.line(f"call void @{function}(ptr %args, {polling.PASSED}, {low}, {high}{extra})")


def _strip_loop(body: Body, at: Val, high: Val) -> None:
    """Emit bundles while they fit below `high`; `at` holds the current position."""
    e = body.e
    step = e.const("i64", 0, body.layout.width * body.layout.strips)
    head, inside, after = e.label("strips"), e.label("bundle"), e.label("left")
    e.start(head)
    first = e.load("i64", 0, at, 8)
    following = e.bin("add nsw", first, step)
    e.branch(e.icmp("sle", following, high), inside, after)
    e.start_closed(inside)
    _bundle(body, first)
    e.store(following, at, 8)
    e.line(f"br label %{head}{NOTE}")
    e.closed = True
    e.start_closed(after)
