"""The effects of statements: reads, writes, waits, the ways in which they leave a block, and trip counts.

Memory is divided into parts that cannot alias. Two array parameters may be the same memory, so a store to one
may change all of them; a declared array is a part of its own. Where invocations wait for each other,
everything except private arrays may have changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, assert_never

from vyre.ir import limits
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Continue,
    Declare,
    Expr,
    For,
    GridSync,
    If,
    Load,
    Name,
    Node,
    Program,
    Region,
    Return,
    Store,
    Var,
)
from vyre.ir.problem import Span
from vyre.ir.walk import (
    assigned,
    blocks,
    evaluated,
    expressions,
    kept,
    loads,
    own_size,
    placed,
    size,
    statements,
    with_blocks,
)
from vyre.ops import COLLECTIVES

# Trip counts


def whole(expr: Expr) -> int | None:
    """The value of an integer literal; None for anything else."""
    if not isinstance(expr, Lit) or not expr.dtype.is_integer:
        return None
    return expr.bits - (1 << expr.dtype.bits) if expr.bits > expr.dtype.greatest else expr.bits


def trip_count(loop: For) -> int | None:
    """The trip count of a loop with literal bounds, ignoring breaks; None if a bound is not a literal."""
    start, stop, step = whole(loop.start), whole(loop.stop), whole(loop.step)
    if start is None or stop is None or step is None:
        return None
    return trips_between(start, stop, step)


def trips_between(start: int, stop: int, step: int) -> int:
    """The length of range(start, stop, step), which may exceed the range of `len`; 0 for a step of 0."""
    if step == 0:
        return 0
    distance = stop - start if step > 0 else start - stop
    return max(0, -(-distance // abs(step)))


def may_write_out(loop: For) -> bool:
    """True if a loop can be unrolled: a known and small trip count, no jumps and no arrays of its own."""
    return _is_short(loop) and not any(isinstance(node, Declare) for node in statements(loop.body))


def _is_short(loop: For) -> bool:
    """The conditions of `may_write_out` that do not depend on inner loops."""
    trips = trip_count(loop)
    return trips is not None and trips <= limits.UNROLL and not has_jump(loop.body)


def has_jump(block: Block) -> bool:
    """True if a break or continue in a block belongs to a loop around it."""
    return any(
        isinstance(node, Break | Continue) or (not isinstance(node, For) and any(map(has_jump, blocks(node))))
        for node in block
    )


def unrolled_growth(block: Block) -> int:
    """The number of statements and expressions that unrolling the requested loops adds to a block."""
    return _unrolled(block)[0] - size(block)


def _unrolled(block: Block) -> tuple[int, bool]:
    """The size of a block with its loops written out, and whether arrays are declared in it."""
    total, declares = 0, False
    for node in block:
        inside = 0
        is_plain = not isinstance(node, Declare)
        for inner in blocks(node):
            count, has_arrays = _unrolled(inner)
            inside += count
            is_plain &= not has_arrays
        if isinstance(node, For) and node.unroll and is_plain and _is_short(node):
            total += (trip_count(node) or 0) * (inside + 2)  # every copy may set the loop's variable
        else:
            total += own_size(node) + inside
        declares |= not is_plain
    return total, declares


# Memory and control

Action = Literal["load", "store", "atomic"]
Scope = Literal["", "subgroup", "workgroup", "grid"]
Outcome = Literal["next", "break", "continue", "return"]
PARAMETERS = ""  # the part of memory for all array parameters


@dataclass(frozen=True, slots=True)
class Use:
    """A statement or load that names an array."""

    array: Name
    index: tuple[Expr, ...]
    span: Span | None
    action: Action

    @property
    def writes(self) -> bool:
        return self.action != "load"


def uses_of(node: Node) -> Iterator[Use]:
    """Every array that a statement itself accesses: what it writes, then what it loads."""
    match node:
        case Store():
            yield Use(node.array, node.index, node.span, "store")
        case Atomic():
            yield Use(node.array, node.index, node.span, "atomic")
        case Assign() | Declare() | If() | For() | Break() | Continue() | Return():
            pass
        case Barrier() | GridSync() | Collective() | Region():
            pass
        case never:
            assert_never(never)
    for expr, span in placed(node):
        if isinstance(expr, Load):
            yield Use(expr.array, expr.index, span, "load")


def uses(block: Block) -> Iterator[Use]:
    """Every load, store and atomic of a block."""
    return (use for node in statements(block) for use in uses_of(node))


def written_in(block: Block) -> set[Name]:
    """Every array that a block writes."""
    return {node.array for node in statements(block) if isinstance(node, Store | Atomic)}


@dataclass
class Touch:
    """The uses of one array by a block: the indices of its loads and stores, and whether atomics do."""

    loads: list[tuple[Expr, ...]] = field(default_factory=list)
    stores: list[tuple[Expr, ...]] = field(default_factory=list)
    atomic: bool = False

    @property
    def writes(self) -> bool:
        return bool(self.stores) or self.atomic


def touches(block: Block) -> dict[Name, Touch]:
    """Every array that a block touches."""
    by_array: dict[Name, Touch] = {}
    for node in statements(block):  # not by `uses`, whose places cost half as much again: planning asks often
        if isinstance(node, Store):
            by_array.setdefault(node.array, Touch()).stores.append(node.index)
        elif isinstance(node, Atomic):
            by_array.setdefault(node.array, Touch()).atomic = True
    for load in loads(block):
        by_array.setdefault(load.array, Touch()).loads.append(load.index)
    return by_array


def waits_for(node: Node) -> Scope:
    """The invocations that a statement itself waits for; "" if for none."""
    match node:
        case Collective():
            spans = node.op in COLLECTIVES and COLLECTIVES[node.op].scope == "launch"
            return "grid" if spans else "subgroup"
        case Barrier():
            return "workgroup"
        case GridSync():
            return "grid"
        case Assign() | Store() | Declare() | If() | For() | Break() | Continue() | Return():
            return ""
        case Atomic() | Region():
            return ""
    assert_never(node)


def waits(block: Block) -> bool:
    """True if invocations wait for each other in a block."""
    return any(waits_for(node) for node in statements(block))


def has_grid_barrier(block: Block) -> bool:
    """True if the whole launch waits for itself in a block."""
    return any(waits_for(node) == "grid" for node in statements(block))


@dataclass(frozen=True, slots=True)
class Memory:
    """The parts of a Program's memory: each declared array is one, all array parameters together are one."""

    declared: frozenset[str]
    private: frozenset[str]

    def part(self, array: str) -> str:
        """The part that contains `array`."""
        return array if array in self.declared else PARAMETERS

    def changed_by(self, node: Node) -> frozenset[str]:
        """The parts that a statement itself may change, as visible to this invocation."""
        match node:
            case Store() | Atomic():
                return frozenset({self.part(node.array)})
            case Declare():
                return frozenset({node.name})
            case Barrier() | GridSync():
                return (self.declared - self.private) | {PARAMETERS}
            case Collective() if waits_for(node) == "grid":
                return (self.declared - self.private) | {PARAMETERS}
            case Assign() | If() | For() | Break() | Continue() | Return() | Collective() | Region():
                return frozenset()
        assert_never(node)

    def changed_in(self, block: Block) -> frozenset[str]:
        """The parts that a block may change."""
        changing = [node for node in statements(block) if not isinstance(node, Assign)]
        return frozenset().union(*map(self.changed_by, changing))


def memory_of(program: Program) -> Memory:
    """The division of a Program's memory into parts."""
    declares = [node for node in statements(program.body) if isinstance(node, Declare)]
    private = frozenset(node.name for node in declares if node.space == "local")
    return Memory(frozenset(node.name for node in declares), private)


def assigned_in(block: Block) -> set[str]:
    """Every local that a block assigns."""
    return {name for node in statements(block) if (name := assigned(node)) is not None}


def read_by(expr: Expr) -> set[str]:
    """Every local and scalar parameter that an expression reads."""
    return {part.name for part in expressions(expr) if isinstance(part, Var)}


def read_in(block: Block) -> set[str]:
    """Every local and scalar parameter that a block reads."""
    return {expr.name for expr in evaluated(block) if isinstance(expr, Var)}


def outcomes(block: Block) -> set[Outcome]:
    """The ways in which control can leave a block; without "next" the following statement is unreachable."""
    outcomes: set[Outcome] = set()
    for node in block:
        ways = outcomes_of(node)
        outcomes |= ways - {"next"}
        if "next" not in ways:
            return outcomes
    return outcomes | {"next"}


def outcomes_of(node: Node) -> set[Outcome]:
    """The ways in which control can leave a statement."""
    match node:
        case Return():
            return {"return"}
        case Break():
            return {"break"}
        case Continue():
            return {"continue"}
        case If():
            return outcomes(node.then) | outcomes(node.orelse)
        case Region():
            return outcomes(node.body)
        case For():
            inside = outcomes(node.body)
            stays = not trip_count(node) or inside != {"return"}
            return (inside & {"return"}) | ({"next"} if stays else set())
        case Assign() | Store() | Declare() | Barrier() | GridSync() | Atomic() | Collective():
            return {"next"}
    assert_never(node)


def reachable(block: Block) -> Block:
    """The block up to the first statement after which control does not continue."""
    for position, node in enumerate(block, 1):
        if "next" not in outcomes_of(node):
            return block[:position]
    return block


def reached(block: Block) -> Block:
    """The block without unreachable statements, in its inner blocks too; itself if there are none."""
    out = [with_blocks(node, tuple([reached(part) for part in blocks(node)])) for node in reachable(block)]
    return kept(block, out)


def runs_nothing(loop: For) -> bool:
    """True if a loop is known to have no iterations."""
    return trip_count(loop) == 0 or whole(loop.step) == 0


def has_effect(node: Node) -> bool:
    """True if a statement, or one inside it, does more than set locals and jump within a loop."""
    match node:
        case Store() | Atomic() | Declare() | Barrier() | GridSync() | Collective() | Return():
            return True
        case Assign() | If() | For() | Region() | Break() | Continue():
            return any(has_effect(inner) for block in blocks(node) for inner in block)
    assert_never(node)
