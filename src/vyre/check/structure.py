"""Structure: statements are where they are allowed, and a kernel uses no more than a workgroup has."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import assert_never

from vyre.analysis.trips import trip_count, unrolled_growth, whole
from vyre.check.scope import declarations, quoted, sites
from vyre.ir import limits
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Continue,
    Declare,
    For,
    GridSync,
    Id,
    If,
    Node,
    Program,
    Region,
    Return,
    Store,
    Table,
)
from vyre.ir.problem import Problem
from vyre.ir.walk import blocks, placed, statements
from vyre.ops import COLLECTIVES
from vyre.ops.prefix import SLOTS

GROUP_IDS = frozenset({"lid", "wid", "group_size", "num_groups", "subgroup_lane"})
MAKE_IT_A_GROUP_KERNEL = "make it a group kernel with @vyre.kernel(workgroup=64)."


def jumps_are_in_loops(program: Program) -> Iterator[Problem]:
    """`break` and `continue` outside loops."""
    yield from _stray_jumps(program.body)


def shared_arrays_are_at_the_top(program: Program) -> Iterator[Problem]:
    """Shared arrays declared inside an `if` or a loop."""
    top = {id(node) for node in _top_level(program.body)}
    for node in declarations(program):
        if node.space == "shared" and id(node) not in top:
            what = f"the shared array {quoted(node.name)} is declared inside an if or a loop."
            yield Problem("P052", what, "declare it at the top of the kernel.", node.span)


def prefixes_are_at_the_top(program: Program) -> Iterator[Problem]:
    """Operations among all workgroups inside an `if` or a loop."""
    top = {id(node) for node in _top_level(program.body)}
    for node in statements(program.body):
        if isinstance(node, Collective) and _scope(node) == "launch" and id(node) not in top:
            word = COLLECTIVES[node.op].syntax
            what = f"{word}() is inside an if or a loop, and may only be at the top level."
            yield Problem("P074", what, "call it before, and use its result there.", node.span)


def element_kernels_stand_alone(program: Program) -> Iterator[Problem]:
    """Element kernels that use features of workgroups."""
    if program.workgroup is not None:
        return
    for node in statements(program.body):
        for word in dict.fromkeys(_group_words(node)):
            what = f"{word} needs a workgroup, and {quoted(program.name)} is an element kernel."
            yield Problem("P053", what, MAKE_IT_A_GROUP_KERNEL, node.span)


def workgroups_are_supported(program: Program) -> Iterator[Problem]:
    """Workgroups of an unsupported size."""
    sizes = program.workgroup
    if sizes is None:
        return
    if not 1 <= len(sizes) <= limits.GROUP_RANK or min(sizes) < 1:
        what = f"a workgroup has 1 to 3 sizes of at least 1, and this one has {sizes}."
        yield Problem("P054", what, "write @vyre.kernel(workgroup=64) or @vyre.kernel(workgroup=(8, 8)).")
    elif max(sizes) > limits.WORKGROUP or prod(sizes) > limits.WORKGROUP:
        what = f"the workgroup has more than {limits.WORKGROUP} invocations."
        yield Problem("P055", what, f"make the product of its sizes at most {limits.WORKGROUP}.")


def subgroups_are_whole(program: Program) -> Iterator[Problem]:
    """Subgroup operations in a workgroup whose size is not a multiple of 32."""
    if program.workgroup is None or prod(program.workgroup) % limits.SUBGROUP == 0:
        return
    for node in statements(program.body):
        lane = any(isinstance(expr, Id) and expr.kind == "subgroup_lane" for expr, _ in placed(node))
        if lane or (isinstance(node, Collective) and _scope(node) != "launch"):
            what = f"the workgroup's size is no multiple of {limits.SUBGROUP}, the size of a subgroup."
            fix = "choose a multiple of 32, as in @vyre.kernel(workgroup=64)."
            yield Problem("P056", what, fix, node.span)
            return


def memory_is_bounded(program: Program) -> Iterator[Problem]:
    """More shared memory than a workgroup has, or more private memory than an invocation has."""
    for space, code, most in (("shared", "P057", limits.SHARED_BYTES), ("local", "P058", limits.LOCAL_BYTES)):
        declared = [node for node in declarations(program) if node.space == space]
        total = sum(prod(max(size, 0) for size in node.shape) * node.dtype.itemsize for node in declared)
        extra = _exchanged(program) if space == "shared" else 0
        if total + extra > most:
            what = f"the {space} arrays take {total} bytes; {most} are allowed."
            if extra:
                what = f"the shared arrays take {total} bytes and workgroup operations {extra}; " + (
                    f"{most} are allowed."
                )
            yield Problem(code, what, "use fewer or smaller arrays.", declared[-1].span if declared else None)


def _exchanged(program: Program) -> int:
    """The bytes of shared memory that the collectives of a workgroup or the launch use."""
    slots = {"workgroup": prod(program.workgroup or ()) // limits.SUBGROUP, "launch": SLOTS}
    return sum(
        node.args[0].dtype.itemsize * slots.get(_scope(node), 0)
        for node in statements(program.body)
        if isinstance(node, Collective) and node.args
    )


def _scope(node: Collective) -> str:
    return COLLECTIVES[node.op].scope if node.op in COLLECTIVES else "subgroup"


def tables_are_bounded(program: Program) -> Iterator[Problem]:
    """More constant tables than a Program may have."""
    seen: set[bytes] = set()
    for expr, span in sites(program):
        if isinstance(expr, Table) and expr.values not in seen:
            seen.add(expr.values)
            if sum(map(len, seen)) > limits.TABLE_BYTES:
                what = f"the constant tables take more than {limits.TABLE_BYTES} bytes."
                yield Problem("P063", what, "pass the numbers as an array, in a parameter Buf[...].", span)
                return


def loops_can_be_counted(program: Program) -> Iterator[Problem]:
    """Ranges with a step of 0, and unrolled loops whose trip count is unknown or too large."""
    for node in statements(program.body):
        if not isinstance(node, For):
            continue
        if whole(node.step) == 0:
            fix = "use another step, such as 1 or -1."
            yield Problem("P061", "the step of this range is 0.", fix, node.span)
        elif node.unroll:
            yield from _unrolled(node)


def unrolled_programs_are_bounded(program: Program) -> Iterator[Problem]:
    """Unrolled loops that together would make the program too large; counted without expanding them."""
    if unrolled_growth(program.body) <= limits.UNROLLED:
        return
    loops = [node for node in _outermost(program.body) if isinstance(node, For) and node.unroll]
    total = 0
    for loop in loops:
        total += unrolled_growth((loop,))
        if total > limits.UNROLLED:
            loops_so_far = "loop" if loop is loops[0] else "loops up to the one"
            what = (
                f"unrolled, the {loops_so_far} over {quoted(loop.var)} would add {_count(total)} statements "
                f"and expressions; {limits.UNROLLED} are allowed."
            )
            fix = "use a plain range for the outer one of nested loops, or unroll fewer iterations."
            yield Problem("P060", what, fix, loop.span)
            return


def _count(number: int) -> str:
    """A number in words; 99 loops in each other make one of 240 digits."""
    return str(number) if number < 10**12 else f"more than {10**12}"


def _outermost(block: Block) -> Iterator[Node]:
    """The statements of a block and of the blocks inside it, except those in unrolled loops."""
    for node in block:
        yield node
        if not isinstance(node, For) or not node.unroll:
            for inner in blocks(node):
                yield from _outermost(inner)


def _stray_jumps(block: Block) -> Iterator[Problem]:
    for node in block:
        match node:
            case Break() | Continue():
                code, word = ("P050", "break") if isinstance(node, Break) else ("P051", "continue")
                fix = "use `return` to end the kernel."
                yield Problem(code, f"`{word}` is outside a loop.", fix, node.span)
            case For():
                pass
            case (
                Assign() | Store() | Declare() | If() | Return() | Barrier() | GridSync() | Atomic() |
                Collective() | Region()
            ):  # fmt: skip
                for inner in blocks(node):
                    yield from _stray_jumps(inner)
            case never:
                assert_never(never)


def _top_level(block: Block) -> Iterator[Node]:
    for node in block:
        yield node
        if isinstance(node, Region):
            yield from _top_level(node.body)


def _group_words(node: Node) -> Iterator[str]:
    """The words of a statement that are meaningful only in a workgroup."""
    if isinstance(node, Barrier):
        yield "barrier()"
    if isinstance(node, Declare) and node.space == "shared":
        yield "shared(...)"
    if isinstance(node, Collective):
        yield COLLECTIVES[node.op].syntax + "()" if node.op in COLLECTIVES else "a subgroup operation"
    for expr, _ in placed(node):
        if isinstance(expr, Id) and expr.kind in GROUP_IDS:
            yield f"{expr.kind}()"


def _unrolled(node: For) -> Iterator[Problem]:
    count = trip_count(node)
    if count is None:
        what = f"the loop over {quoted(node.var)} is unrolled, and its bounds are not constants."
        fix = "use Const parameters or numbers as its bounds, or a plain range."
        yield Problem("P059", what, fix, node.span)
    elif count > limits.UNROLL:
        what = f"the loop over {quoted(node.var)} is unrolled {count} times; {limits.UNROLL} are allowed."
        yield Problem("P060", what, "use a plain range, or unroll an inner part of it.", node.span)
