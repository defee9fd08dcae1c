"""Cuts group kernels at their barriers into code that runs once per workgroup and code that runs bundle by
bundle.

A workgroup that fits one bundle needs none of this: its statements run in lockstep anyway. Otherwise the body
becomes items: runs of statements that every bundle goes through before the next item starts, and uniform
control around them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from vyre.analysis.lockstep import Variation, Vary
from vyre.ir.dtypes import bool_, i32
from vyre.ir.literal import literal
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Continue,
    Declare,
    Expr,
    For,
    If,
    Load,
    Name,
    Node,
    Program,
    Return,
    Store,
    Var,
)
from vyre.ir.walk import (
    assigned,
    blocks,
    evaluated_by,
    expressions,
    flat,
    operands,
    rewrite_block,
    statements,
    with_blocks,
)
from vyre.ops.build import negated
from vyre.passes.names import names_beside, used_names


@dataclass
class Run:
    """Statements without a barrier: each bundle runs them all."""

    nodes: list[Node] = field(default_factory=list)


@dataclass(frozen=True)
class Once:
    """A uniform assignment, executed once for the workgroup."""

    node: Assign


@dataclass(frozen=True)
class Branch:
    """A uniform `if` around barriers."""

    test: Expr
    then: tuple[Item, ...]
    orelse: tuple[Item, ...]


@dataclass(frozen=True)
class Turn:
    """A uniform loop around barriers."""

    loop: For
    body: tuple[Item, ...]


@dataclass(frozen=True)
class UniformJump:
    """A uniform break, continue or return around barriers."""

    node: Break | Continue | Return


Item: TypeAlias = Run | Once | Branch | Turn | UniformJump


def continues_inside(program: Program) -> Program:
    """Return the program with the end of each loop around barriers, from where some invocations may skip it,
    as a loop of one iteration without barriers: a `continue` then leaves that.
    """
    taken = {param.name for param in program.params} | used_names(program.body)
    names, flags = names_beside(taken, "_end"), names_beside(taken, "_skipped")

    def changed(node: Node) -> Block:
        if not (isinstance(node, For) and _has_barrier(node)):
            return (node,)
        skipped = next(flags)
        body = _with_end(node.body, names, skipped, is_last=True)
        if any(assigned(inner) == skipped for inner in statements(body)):
            body = (Assign(skipped, literal(bool_, False)), *body)
        return (replace(node, body=body),)

    return replace(program, body=rewrite_block(program.body, changed))


def _with_end(block: Block, names: Iterator[str], skipped: Name, *, is_last: bool) -> Block:
    """Return a block of a loop around barriers with what follows its last barrier as a loop of one iteration,
    from the first `continue` there.

    The last barrier may be inside an `if`, whose branches then have such ends of their own. What follows the
    `if` is skipped by those that left one of these: the local `skipped` says so, where `is_last` is false.
    No barrier and no jump but `continue` follows one that only some invocations reach.
    """
    body = tuple(flat(block))
    stays = [_has_barrier(part) or not all(map(_is_continue, _escapes(part))) for part in body]
    last = max((at for at, stay in enumerate(stays) if stay), default=-1)
    before, rest = body[: last + 1], body[last + 1 :]
    if before and isinstance(before[-1], If):
        ends_here = is_last and not rest
        parts = [_with_end(part, names, skipped, is_last=ends_here) for part in blocks(before[-1])]
        before = (*before[:-1], with_blocks(before[-1], tuple(parts)))
        if rest and any(assigned(node) == skipped for node in statements(before[-1:])):
            rest = (If(negated(Var(skipped, bool_)), rest),)
    skips = [at for at, part in enumerate(rest) if any(_escapes(part))]
    if not skips:
        return (*before, *rest)
    end = rest[skips[0] :] if is_last else _noting(rest[skips[0] :], skipped)
    zero, one = literal(i32, 0), literal(i32, 1)
    return (*before, *rest[: skips[0]], For(next(names), zero, one, one, end))


def _noting(block: Block, skipped: Name) -> Block:
    """Return the block with an assignment to `skipped` before each `continue` that leaves it."""
    out: list[Node] = []
    for node in block:
        if isinstance(node, Continue):
            out.append(Assign(skipped, literal(bool_, True)))
        if not isinstance(node, For):
            node = with_blocks(node, tuple([_noting(part, skipped) for part in blocks(node)]))
        out.append(node)
    return tuple(out)


def _is_continue(jump: Node) -> bool:
    return isinstance(jump, Continue)


def cut(body: Block, vary: Vary) -> tuple[Item, ...]:
    """The items of a kernel's body."""
    return _Cutter(vary).items(body, in_loop=False)


class _Cutter:
    def __init__(self, vary: Vary) -> None:
        self.vary = vary

    def items(self, body: Block, *, in_loop: bool) -> tuple[Item, ...]:
        out: list[Item] = []
        for node in flat(body):
            self._add(out, node, in_loop=in_loop)
        return tuple(out)

    def _add(self, out: list[Item], node: Node, *, in_loop: bool) -> None:
        if isinstance(node, Barrier):
            out.append(Run())
        elif isinstance(node, Break | Continue | Return):
            out.append(UniformJump(node))
        elif isinstance(node, If) and self._is_outside(node, in_loop=in_loop):
            out.append(
                Branch(
                    node.test,
                    self.items(node.then, in_loop=in_loop),
                    self.items(node.orelse, in_loop=in_loop),
                )
            )
        elif isinstance(node, For) and _has_barrier(node):
            out.append(Turn(node, self.items(node.body, in_loop=True)))
        elif isinstance(node, Assign) and self._is_once(node):
            self._add_once(out, node)
        elif out and isinstance(out[-1], Run):
            out[-1].nodes.append(node)
        else:
            out.append(Run([node]))

    def _is_outside(self, node: If, *, in_loop: bool) -> bool:
        """True if this `if` must be control around runs: it contains a barrier, or a jump that is uniform.

        Jumps that leave a loop around barriers are, or else its barriers would not be reached by all.
        """
        if _has_barrier(node) or (in_loop and any(not isinstance(jump, Continue) for jump in _escapes(node))):
            return True
        if self.vary.of(node.test) != Variation.UNIFORM:
            return False
        return any(isinstance(jump, Return) or in_loop for jump in _escapes(node))

    def _is_once(self, node: Assign) -> bool:
        uniform = self.vary.of(node.value) == Variation.UNIFORM
        return uniform and self.vary.locals.get(node.name, Variation.UNIFORM) == Variation.UNIFORM

    def _add_once(self, out: list[Item], node: Assign) -> None:
        """Insert the assignment before the run being collected if that is equivalent, so that the run stays
        whole.
        """
        if out and isinstance(out[-1], Run) and _may_precede(node, out[-1].nodes):
            out.insert(len(out) - 1, Once(node))
        else:
            out.append(Once(node))


def _has_barrier(node: Node) -> bool:
    return any(isinstance(inner, Barrier) for inner in statements((node,)))


def _escapes(node: Node) -> Iterator[Node]:
    """Yield the jumps in a statement that leave it."""
    if isinstance(node, Break | Continue | Return):
        yield node
    elif isinstance(node, For):
        yield from (
            jump
            for part in blocks(node)
            for inner in part
            for jump in _escapes(inner)
            if isinstance(jump, Return)
        )
    else:
        yield from (jump for part in blocks(node) for inner in part for jump in _escapes(inner))


def _may_precede(node: Assign, run: list[Node]) -> bool:
    """True if the assignment can move before the run: nothing there uses its local or changes what it
    reads.
    """
    inner = statements(tuple(run))
    reads = {part.name for part in expressions(node.value) if isinstance(part, Var)}
    if any(assigned(other) in {node.name, *reads} for other in inner):
        return False
    used = {part.name for other in inner for part in evaluated_by(other) if isinstance(part, Var)}
    if node.name in used:
        return False
    loads = any(isinstance(part, Load) for part in expressions(node.value))
    return not (loads and any(isinstance(other, Store | Atomic) for other in inner))


@dataclass(frozen=True)
class LocalStorage:
    """The storage of locals: `shared` ones are one scalar for the workgroup, `brief` ones live within one
    run; all others are arrays over the strips.
    """

    shared: frozenset[str]
    brief: frozenset[str]


def storage(items: tuple[Item, ...], names: set[str]) -> LocalStorage:
    """Choose the storage of each local by where it is assigned and used."""
    outside: set[str] = set()  # assigned by uniform control
    inside: set[str] = set()  # assigned in runs
    seen: dict[str, set[int]] = {}  # the runs (or 0 for outside) that use it
    for number, item in enumerate(all_items(items), start=1):
        match item:
            case Run():
                _note_run(item, number, inside, seen)
            case Once():
                outside.add(item.node.name)
                _note(seen, 0, [item.node.name, *_reads(item.node.value)])
            case Turn():
                outside.add(item.loop.var)
                _note(seen, 0, [item.loop.var, *(n for o in operands(item.loop) for n in _reads(o))])
            case Branch():
                _note(seen, 0, list(_reads(item.test)))
            case UniformJump():
                pass
    shared = frozenset(name for name in names if name in outside and name not in inside)
    brief = frozenset(
        name
        for name in names
        if name not in shared and len(seen.get(name, set())) <= 1 and 0 not in seen.get(name, {0})
    )
    return LocalStorage(shared, brief)


def all_items(items: tuple[Item, ...]) -> Iterator[Item]:
    """Yield items, those inside of others too."""
    for item in items:
        yield item
        if isinstance(item, Branch):
            yield from all_items(item.then)
            yield from all_items(item.orelse)
        elif isinstance(item, Turn):
            yield from all_items(item.body)


def _note_run(run: Run, number: int, inside: set[str], seen: dict[str, set[int]]) -> None:
    for node in statements(tuple(run.nodes)):
        name = assigned(node)
        if name is not None:
            inside.add(name)
            _note(seen, number, [name])
        if isinstance(node, Declare):
            _note(seen, number, [node.name])
        if isinstance(node, Store):
            _note(seen, number, [node.array])
        for operand in operands(node):
            _note(seen, number, list(_reads(operand)))


def _reads(expr: Expr) -> Iterator[str]:
    for part in expressions(expr):
        if isinstance(part, Var):
            yield part.name
        elif isinstance(part, Load):
            yield part.array


def _note(seen: dict[str, set[int]], number: int, names: list[str]) -> None:
    for name in names:
        seen.setdefault(name, set()).add(number)


def returns_in_runs(items: tuple[Item, ...]) -> bool:
    """True if some invocations may return while the others continue to the next run."""
    runs = [item for item in all_items(items) if isinstance(item, Run)]
    return any(isinstance(node, Return) for run in runs for node in statements(tuple(run.nodes)))
