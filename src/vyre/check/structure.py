"""Structure: the form of a Program, where its statements may be, and that invocations wait for each other
equally often.

The first rule: a Program consists of the records of `ir.nodes`, within the size and depth of `ir.limits`.

Later rules rely on it when they recurse over blocks and compare dtypes. It walks with a stack of its own, so
no tree is too deep for it, and stops at the size limit, so a small graph that unfolds into a huge tree costs
no more than that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import prod
from typing import Any, assert_never, get_args

from vyre.analysis.divergence import Level, Point, Sync, SyncPoint, divergence
from vyre.analysis.effects import has_grid_barrier, trip_count, unrolled_growth, waits, whole
from vyre.check.scope import declarations, on_line, quoted, sites
from vyre.ir import limits
from vyre.ir.axes import normal
from vyre.ir.dtypes import ALL, DType
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    EXPRESSIONS,
    GRAMMAR,
    STATEMENTS,
    Access,
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Cond,
    Continue,
    Declare,
    For,
    GridSync,
    Id,
    If,
    Load,
    Node,
    Op,
    Param,
    Program,
    Region,
    Return,
    Shape,
    Space,
    Store,
    Table,
    Var,
)
from vyre.ir.problem import Problem, Span
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


# Every valid number in a Program is far below this, and Python can still print one of this size.
BEYOND_ALL_TYPES = 1 << 128
MOST_SIZES = 8  # beyond `limits.RANK`, so that one axis too many is reported as such
REBUILD = "build the Program from the records of vyre.ir.nodes."


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_int(value: object) -> bool:
    return type(value) is int and abs(value) < BEYOND_ALL_TYPES


def _is_tuple(value: object) -> bool:
    return type(value) is tuple


def _is_sizes(value: object) -> bool:
    return type(value) is tuple and len(value) <= MOST_SIZES and all(_is_int(size) for size in value)


def _is_extents(value: object) -> bool:
    return type(value) is tuple and all(_is_text(extent) and normal(extent) == extent for extent in value)


def _is_span(value: object) -> bool:
    if value is None:
        return True
    return isinstance(value, Span) and _is_text(value.file) and _is_int(value.line) and _is_int(value.column)


def _one_of(words: tuple[str, ...]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and value in words


# What a field must hold, by its type in ir.nodes; expressions inside are checked later, from the stack.
TESTS: dict[str, Callable[[object], bool]] = {
    "Name": _is_text,
    "Name | None": lambda value: value is None or _is_text(value),
    "str": _is_text,
    "IdKind": _is_text,
    "Access": _one_of(get_args(Access)),
    "Space": _one_of(get_args(Space)),
    "DType": lambda value: isinstance(value, DType) and value in ALL,
    "int": _is_int,
    "Axis": _is_int,
    "bool": lambda value: type(value) is bool,
    "tuple[int, ...]": _is_sizes,
    "tuple[int, ...] | None": lambda value: value is None or _is_sizes(value),
    "tuple[Name, ...]": _is_extents,
    "Span | None": _is_span,
    "Expr": lambda value: True,
    "tuple[Expr, ...]": _is_tuple,
    "tuple[Param, ...]": _is_tuple,
    "Block": _is_tuple,
    "bytes": lambda value: type(value) is bytes and len(value) <= 8 * limits.TABLE,
}


@dataclass(slots=True)
class _Item:
    """An object to check: what should be a statement or an expression, its depth and its place."""

    thing: Any  # a hostile Program may hold anything at all
    is_statement: bool
    depth: int
    span: Span | None


def form(program: object) -> Iterator[Problem]:
    """Anything that is not a Program, and parts of one that are not nodes, too deep or too many."""
    if type(program) is not Program:
        yield Problem("P001", f"a Program was expected, and this is {_a(program)}.", REBUILD)
        return
    faults = [*_misfits(program, None)]
    yield from faults
    if not faults:
        yield from _parameters(program.params)
        yield from _body(program.body)


def _parameters(params: tuple[object, ...]) -> Iterator[Problem]:
    if len(params) > limits.PARAMETERS:
        what = f"the kernel has {len(params)} parameters, and at most {limits.PARAMETERS} are allowed."
        yield Problem("P005", what, "put scalars that belong together into one array.")
    for param in params[: limits.PARAMETERS]:
        if type(param) is Param:
            yield from _misfits(param, None)
        else:
            yield Problem("P001", f"a parameter was expected, and this is {_a(param)}.", REBUILD)


def _body(body: tuple[object, ...]) -> Iterator[Problem]:
    stack = [_Item(node, True, 1, None) for node in reversed(body)]
    seen, reported = 0, set[str]()
    # Objects on the stack count too: a few wide tuples that hold each other must not fill the memory.
    while stack and seen + len(stack) <= limits.NODES:
        item = stack.pop()
        seen += 1
        fault = _too_deep(item)
        if fault is None:
            yield from _look(item, stack)
        elif fault.code not in reported:
            reported.add(fault.code)
            yield fault
    if stack:
        fix = "split it into several kernels, or unroll less."
        yield Problem("P004", f"the kernel has more than {limits.NODES} statements and expressions.", fix)


def _too_deep(item: _Item) -> Problem | None:
    if item.is_statement and item.depth > limits.BLOCK_DEPTH:
        fix = "join conditions with `and`, or halve a chain of elifs with an if around each half."
        return Problem("P003", f"statements are nested more than {limits.BLOCK_DEPTH} deep.", fix, item.span)
    if not item.is_statement and item.depth > limits.EXPRESSION_DEPTH:
        what = f"an expression is nested more than {limits.EXPRESSION_DEPTH} deep."
        return Problem("P002", what, "give its inner part a name in a statement of its own.", item.span)
    return None


def _look(item: _Item, stack: list[_Item]) -> Iterator[Problem]:
    """The faults of one object; the contents of a valid one go on the stack."""
    if type(item.thing) not in (STATEMENTS if item.is_statement else EXPRESSIONS):
        wanted = "a statement" if item.is_statement else "an expression"
        yield Problem("P001", f"{wanted} was expected, and this is {_a(item.thing)}.", REBUILD, item.span)
        return
    span = getattr(item.thing, "span", None)
    span = span if isinstance(span, Span) and _is_span(span) else item.span
    faults = [*_misfits(item.thing, span)]
    yield from faults
    if not faults:
        stack.extend(reversed([*_inside(item, span)]))


def _inside(item: _Item, span: Span | None) -> Iterator[_Item]:
    for name, kind in GRAMMAR[type(item.thing)].items():
        value = getattr(item.thing, name)
        if kind == "Block":
            yield from [_Item(node, True, item.depth + 1, span) for node in value]
        elif kind in ("Expr", "tuple[Expr, ...]"):
            depth = 1 if item.is_statement else item.depth + 1
            parts = (value,) if kind == "Expr" else value
            yield from [_Item(part, False, depth, span) for part in parts]


def _misfits(thing: Any, span: Span | None) -> Iterator[Problem]:
    for name, kind in GRAMMAR[type(thing)].items():
        if not TESTS[kind](getattr(thing, name)):
            what = f"the {name} of {_a(thing)} is not what it must be."
            yield Problem("P001", what, REBUILD, span)


def _a(thing: object) -> str:
    word = type(thing).__name__
    article = "an" if word[:1] in "AEIOUaeiou" else "a"
    return f"{article} {quoted(word)[1:-1]}"


MOST_LINKS = 3  # of a chain of causes, shown in one message


@dataclass(frozen=True, slots=True)
class _Need:
    """The uniformity that a waiting statement requires of control, and its wording in messages."""

    code: str
    word: str
    level: Level
    who: str
    allowed: str


def waits_are_uniform(program: Program) -> Iterator[Problem]:
    """Barriers, grid_syncs and subgroup operations that some invocations may skip or repeat."""
    for sync in divergence(program).syncs if waits(program.body) else ():
        node, need = sync.node, _need(sync.node)
        if program.workgroup is None and not isinstance(node, GridSync):
            continue  # not allowed in element kernels, which another rule reports
        if sync.level > need.level and not _is_misplaced(sync):
            shown = _visible(sync.causes)
            what = f"{need.word} may be reached by some {need.who} and not by others: {_story(shown)}."
            yield Problem(need.code, what, _fix(need, shown), node.span)


def grid_syncs_are_at_the_top(program: Program) -> Iterator[Problem]:
    """grid_sync inside an `if`."""
    for sync in divergence(program).syncs if has_grid_barrier(program.body) else ():
        if _is_misplaced(sync):
            what = "grid_sync() is inside an if, and may only be at the top level or in a loop."
            fix = "move it out of the if, and put the work before and after it under the condition."
            yield Problem("P072", what, fix, sync.node.span)


def _is_misplaced(sync: SyncPoint) -> bool:
    return sync.is_in_if and isinstance(sync.node, GridSync)


def _need(node: Sync) -> _Need:
    if isinstance(node, Barrier):
        allowed = "wid(), scalars, shapes and read-only arrays"
        return _Need("P070", "barrier()", Level.GROUP, "invocations of a workgroup", allowed)
    if isinstance(node, GridSync):
        allowed = "scalars, shapes and read-only arrays"
        return _Need("P071", "grid_sync()", Level.GRID, "invocations of the launch", allowed)
    row = COLLECTIVES.get(node.op)
    if row is not None and row.scope == "launch":
        allowed = "scalars, shapes and read-only arrays"
        return _Need("P071", f"{row.syntax}()", Level.GRID, "invocations of the launch", allowed)
    if row is not None and row.scope == "workgroup":
        allowed = "wid(), scalars, shapes and read-only arrays"
        return _Need("P070", f"{row.syntax}()", Level.GROUP, "invocations of a workgroup", allowed)
    word = f"{row.syntax}()" if row is not None else "the subgroup operation"
    allowed = "lid(0) // 32, wid(), scalars and shapes"
    return _Need("P073", word, Level.SUBGROUP, "invocations of a subgroup", allowed)


def _visible(causes: tuple[Point, ...]) -> list[Point]:
    """The causes that a message shows: of nested ifs and loops, only the one whose own condition differs."""
    shown = [point for point in causes if point.kind != "rest"]
    nests = {"if", "for"}
    return [a for a, b in pairwise([*shown, None]) if a and not (b and {a.kind, b.kind} <= nests)]


def _story(causes: list[Point]) -> str:
    """The chain of causes in words, without its middle if it is long."""
    links = causes if len(causes) <= MOST_LINKS + 1 else [*causes[:MOST_LINKS], causes[-1]]
    text = _told(links[0])
    for before, after in pairwise(links):
        lead = "" if before is links[0] else ", which"
        text += f"{lead} {_link(before, after)} {_told(after)}"
    return text


def _told(point: Point) -> str:
    return _word(point) + (on_line(point.span) if point.kind in ("if", "for", "jump") else "")


def _word(point: Point) -> str:
    """A point in words."""
    match point.cause:
        case None:
            return ""
        case str():
            return quoted(point.cause)
        case Var():
            return quoted(point.cause.name)
        case Id():
            return f"{quoted(point.cause.kind)[1:-1]}({point.cause.axis})"
        case Load():
            return f"an element of {quoted(point.cause.array)}"
        case Op():
            return "a part of the local id"
        case If():
            return "the if"
        case For():
            return "the loop"
        case Break() | Continue() | Return():
            return f"the {type(point.cause).__name__.lower()}"
        case Atomic():
            return "the old value of an atomic"
        case Collective():
            row = COLLECTIVES.get(point.cause.op)
            return (
                f"the result of {row.syntax}()" if row is not None else "the result of a subgroup operation"
            )
        case Lit() | Shape() | Cond() | Table():
            return "a value"
        case Assign() | Store() | Declare() | Barrier() | GridSync() | Region():
            return "a statement"
    assert_never(point.cause)


def _link(before: Point, after: Point) -> str:
    if after.kind == "jump":
        return "is left early by" if before.kind == "for" else "comes after"
    if after.kind in ("if", "for"):
        return "is set in" if before.kind == "local" else "is in"
    return "depends on"


def _fix(need: _Need, causes: list[Point]) -> str:
    words = [_word(point) for point in causes]
    kind, last = causes[0].kind, causes[-1].cause
    row = COLLECTIVES.get(last.op) if isinstance(last, Collective) else None
    if row is not None and row.uniform and row.scope == "launch":
        return f"make the workgroup's size a multiple of 32, or keep {need.word} away from {words[-1]}."
    if kind == "jump":
        return f"replace {words[0]} by an if around the work, and keep {need.word} outside of it."
    if kind == "for" and len(causes) > 1 and causes[1].kind == "jump":
        return f"replace {words[1]} by an if around the work, or move {need.word} out of the loop."
    if kind == "for":
        return f"move {need.word} out of the loop, or let its bounds depend only on {need.allowed}."
    return f"move {need.word} out of the if, or let its condition depend only on {need.allowed}."
