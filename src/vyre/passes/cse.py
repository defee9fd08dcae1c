"""Values that are computed once: common subexpression elimination, with propagation of literals and copies,
and loop-invariant code motion.

Every value gets a number. The first walk finds the places whose value is used again while it is still
available, the second gives each of them a local. A value is available from the statement that computes it to
the end of its block, inner blocks included.

A local that is assigned more than once is opaque: its value is known only if it is a literal. Otherwise a
value could be read from a local that differs between invocations elsewhere, and the checker, which gives each
local one level, could no longer prove that all invocations reach a barrier.

What is the same in all iterations of a loop is computed before it. Expressions always have a value, so
computing one that no iteration would have computed changes nothing. A load is different, because the
sanitizer observes it: it moves only if the first iteration is certain to evaluate it and nothing in the loop
changes its memory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import TypeGuard, assert_never

from vyre.analysis.effects import Memory, assigned_in, memory_of, outcomes_of, reachable, trip_count
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Cond,
    Continue,
    Declare,
    Expr,
    For,
    GridSync,
    Id,
    If,
    Load,
    Node,
    Op,
    Program,
    Region,
    Return,
    Shape,
    Store,
    Table,
    Var,
)
from vyre.ir.walk import (
    assigned,
    blocks,
    children,
    kept,
    operands,
    statements,
    with_blocks,
    with_children,
    with_operands,
)
from vyre.passes.names import fresh_names
from vyre.passes.simplify import decided, folded

Key = tuple[object, ...]
_CONSTANT = (Lit, Id, Shape)
_COMPUTED = (Op, Load, Cond)


class LocalValues:
    """Gives equal keys equal numbers, so that no dict is keyed by a tree; `state` gives the current
    value of a local or contents of an array.
    """

    def __init__(self, state: Callable[[Var | Load], object]) -> None:
        self._state = state
        self._numbers: dict[Key, int] = {}
        self._fresh = count()
        self._known: dict[int, int] = {}  # by the identity of an expression of the current statement

    def fresh(self) -> int:
        """A number for a value that equals no other."""
        return next(self._fresh)

    def of_key(self, key: Key) -> int:
        """The number of the value with this key."""
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = next(self._fresh)
        return number

    def next_statement(self) -> None:
        """Forget the numbers of expressions, not of values: locals and memory may have changed."""
        self._known.clear()

    def of(self, expr: Expr) -> int:
        """The number of an expression's current value."""
        number = self._known.get(id(expr))
        if number is None:
            number = self._known[id(expr)] = self._number(expr)
        return number

    def _number(self, expr: Expr) -> int:
        match expr:
            case Lit():
                return self.of_key(("lit", expr.dtype.name, expr.bits))
            case Id():
                return self.of_key(("id", expr.kind, expr.axis))
            case Shape():
                return self.of_key(("shape", expr.array, expr.axis))
            case Var():
                state = self._state(expr)
                return state if isinstance(state, int) else self.of_key(("var", expr.name))
            case Load():
                return self.of_key(("load", expr.array, self._state(expr), *map(self.of, expr.index)))
            case Op():
                return self.of_key(("op", expr.op, expr.dtype.name, *map(self.of, expr.args)))
            case Cond():
                return self.of_key(("cond", *map(self.of, children(expr))))
            case Table():
                return self.of_key(("table", expr.dtype.name, expr.values, self.of(expr.index)))
        assert_never(expr)


def cse(program: Program) -> Program:
    """The program with common subexpressions in locals.

    y[i] = a * b; z[i] = a * b + 1     becomes     _c0 = a * b; y[i] = _c0; z[i] = _c0 + 1
    """
    scout = _ValueWalk(program, frozenset())
    scout.block(program.body)
    writer = _ValueWalk(program, frozenset(scout.wanted))
    return replace(program, body=decided(writer.block(program.body)))


class _Scoped:
    """A dict of ints that drops, at the end of a scope, the entries set in it."""

    def __init__(self) -> None:
        self._now: dict[object, int] = {}
        self._undo: list[list[tuple[object, int | None]]] = [[]]

    def get(self, key: object) -> int | None:
        return self._now.get(key)

    def set(self, key: object, value: int) -> None:
        self._undo[-1].append((key, self._now.get(key)))
        self._now[key] = value

    def enter(self) -> None:
        self._undo.append([])

    def leave(self) -> None:
        for key, value in reversed(self._undo.pop()):
            if value is None:
                del self._now[key]
            else:
                self._now[key] = value


class _ValueWalk:
    """One walk over the program; both walks visit the same values at the same places, which are numbered."""

    def __init__(self, program: Program, shared: frozenset[int]) -> None:
        counts = Counter(name for node in statements(program.body) if (name := assigned(node)) is not None)
        self.steady = {name for name, times in counts.items() if times == 1}
        self.memory = memory_of(program)
        self.dtypes = {param.name: param.dtype for param in program.params}
        self.dtypes |= {
            node.name: node.dtype for node in statements(program.body) if isinstance(node, Declare)
        }
        self.names = fresh_names(program, "_c")
        self.shared = shared  # places whose value gets a local
        self.wanted: set[int] = set()  # places whose value is used again
        self.places = count()
        self.values = LocalValues(self.state)
        self.literals: dict[int, Lit] = {}  # by value
        self.local = _Scoped()  # name -> the value it holds
        self.content = _Scoped()  # part of memory -> its state
        self.place = _Scoped()  # value -> the place that computed it
        self.holder: dict[int, Var] = {}  # place -> the local or parameter that holds its value
        for param in program.params:
            if not param.is_array:
                self.hold(Var(param.name, param.dtype), self.values.fresh())

    def state(self, expr: Var | Load) -> int | None:
        """The number of a local's current value, or of an array's current contents."""
        if isinstance(expr, Var):
            return self.local.get(expr.name)
        return self.content.get(self.memory.part(expr.array))

    def hold(self, local: Var, value: int) -> None:
        """Record that `local` now holds `value` and can be read for it."""
        self.local.set(local.name, value)
        self.holder[self.new_place(value)] = local

    def new_place(self, value: int) -> int:
        place = next(self.places)
        self.place.set(value, place)
        return place

    def block(self, block: Block) -> Block:
        out: list[Node] = []
        for node in block:
            self.values.next_statement()
            before: list[Node] = []
            if self.names_a_value(node):
                parts: tuple[Expr, ...] = (self.parts(node.value, before),)
            else:
                parts = tuple([self.use(part, before) for part in operands(node)])
            out.extend(before)
            out.append(self.statement(node, with_operands(node, parts)))
        return kept(block, out)

    def names_a_value(self, node: Node) -> TypeGuard[Assign]:
        """True if the statement is the first to compute a value, and assigns it to a local that keeps it."""
        return (
            isinstance(node, Assign)
            and node.name in self.steady
            and isinstance(node.value, _COMPUTED)
            and self.place.get(self.values.of(node.value)) is None
        )

    def use(self, expr: Expr, before: list[Node], *, lazy: bool = False) -> Expr:
        """The rewritten expression; statements that compute shared values go to `before`.

        A `lazy` expression may not be evaluated at all, so its values cannot be reused.
        """
        if isinstance(expr, _CONSTANT):
            return expr
        value = self.values.of(expr)
        known = self.literals.get(value)
        if known is not None:
            return known
        place = self.place.get(value)
        if isinstance(expr, Var):
            return expr if place is None else self.holder.get(place, expr)
        if place is not None:
            self.wanted.add(place)
            return self.holder.get(place, expr)
        written = self.parts(expr, before, lazy=lazy)
        if isinstance(written, Lit):
            self.literals[value] = written
        if lazy or isinstance(written, Lit):
            return written
        place = self.new_place(value)
        if place not in self.shared:
            return written
        local = Var(next(self.names), expr.dtype)
        before.append(Assign(local.name, written))
        self.holder[place] = local
        return local

    def parts(self, expr: Expr, before: list[Node], *, lazy: bool = False) -> Expr:
        """The expression with its parts rewritten, and folded if they are literals."""
        if isinstance(expr, Cond):
            test = self.use(expr.test, before, lazy=lazy)
            inside = [test, *(self.use(part, before, lazy=True) for part in (expr.then, expr.other))]
        else:
            inside = [self.use(part, before, lazy=lazy) for part in children(expr)]
        return folded(with_children(expr, tuple(inside)))

    def statement(self, node: Node, written: Node) -> Node:
        """Rewrite the blocks of a statement and update the known values; `node` is the original statement."""
        match node:
            case Assign():
                self.assign(node, written)
            case If():
                then, orelse = self.inner(node.then), self.inner(node.orelse)
                self.forget(node)
                return with_blocks(written, (then, orelse))
            case For():
                body = self.inner(node.body, loop=node)
                self.forget(node)
                return with_blocks(written, (body,))
            case Region():
                return with_blocks(written, (self.block(node.body),))
            case Atomic() | Collective():
                self.forget(node)
                if node.target in self.steady:
                    dtype = node.dtype if isinstance(node, Collective) else self.dtypes[node.array]
                    self.hold(Var(node.target, dtype), self.values.fresh())
            case Store() | Declare() | Break() | Continue() | Return() | Barrier() | GridSync():
                self.forget(node)
            case never:
                assert_never(never)
        return written

    def assign(self, node: Assign, written: Node) -> None:
        value = self.values.of(node.value)
        assert isinstance(written, Assign)
        if isinstance(written.value, Lit):
            self.literals[value] = written.value
        if node.name in self.steady or value in self.literals:
            self.local.set(node.name, value)
        else:
            self.local.set(node.name, self.values.fresh())
        if node.name in self.steady and self.place.get(value) is None and isinstance(node.value, _COMPUTED):
            self.holder[self.new_place(value)] = Var(node.name, node.value.dtype)

    def inner(self, block: Block, loop: For | None = None) -> Block:
        """Rewrite a block in its own scope; a loop body may run more than once."""
        scopes = (self.local, self.content, self.place)
        for scope in scopes:
            scope.enter()
        if loop is not None:
            self.forget(loop)
            if loop.var in self.steady:
                self.hold(Var(loop.var, loop.start.dtype), self.values.fresh())
        written = self.block(block)
        for scope in scopes:
            scope.leave()
        return written

    def forget(self, node: Node) -> None:
        """Forget everything that the statement, or one inside it, may set or change."""
        if blocks(node):
            names, parts = assigned_in((node,)), self.memory.changed_in((node,))
        else:
            name, parts = assigned(node), self.memory.changed_by(node)
            names = set() if name is None else {name}
        for name in sorted(names):
            self.local.set(name, self.values.fresh())
        for part in sorted(parts):
            self.content.set(part, self.values.fresh())


def licm(program: Program) -> Program:
    """The program with loop-invariant expressions computed before their loops.

    for k in range(n): y[k] = a * b     becomes     _h0 = a * b; for k in range(n): y[k] = _h0
    """
    names, memory = fresh_names(program, "_h"), memory_of(program)
    return replace(program, body=_moved(program.body, names, memory))


def _moved(block: Block, names: Iterator[str], memory: Memory) -> Block:
    """The block with invariants moved out of its loops, outer loops first: an expression moves only once."""
    out: list[Node] = []
    for node in block:
        if isinstance(node, For):
            hoist = _Hoist(node, names, memory)
            node = replace(node, body=hoist.block(node.body, sure=bool(trip_count(node))))
            out.extend(hoist.before)
        out.append(with_blocks(node, tuple([_moved(part, names, memory) for part in blocks(node)])))
    return kept(block, out)


@dataclass(frozen=True, slots=True)
class _Claim:
    """The assumption that an expression is the same in all iterations, and whether it loads."""

    invariant: bool
    loads: bool


class _Hoist:
    """Moves the invariant expressions out of one loop; `before` gets the statements that compute them."""

    def __init__(self, loop: For, names: Iterator[str], memory: Memory) -> None:
        self.loop = loop
        self.names = names
        self.memory = memory
        self.before: list[Node] = []
        self.varying = assigned_in((loop,))
        self.changed = memory.changed_in(loop.body)
        self.declared = {node.name for node in statements(loop.body) if isinstance(node, Declare)}
        self.values = LocalValues(lambda expr: None)  # invariant names and arrays have one value each
        self.locals: dict[int, Var] = {}
        self.claims: dict[int, _Claim] = {}  # by the identity of an expression of the loop

    def block(self, block: Block, *, sure: bool) -> Block:
        """The block without its invariants; `sure` if the first iteration certainly reaches its start."""
        reach = reachable(block)
        out: list[Node] = []
        for node in reach:
            parts = tuple([self.expression(part, sure=sure) for part in operands(node)])
            inner_sure = sure and isinstance(node, For) and bool(trip_count(node))
            inner = tuple([self.block(part, sure=inner_sure) for part in blocks(node)])
            out.append(with_blocks(with_operands(node, parts), inner))
            sure = sure and outcomes_of(node) == {"next"}
        return (*out, *block[len(reach) :])

    def expression(self, expr: Expr, *, sure: bool) -> Expr:
        claim = self.claim(expr)
        if isinstance(expr, _COMPUTED) and claim.invariant and (sure or not claim.loads):
            return self.computed_before(expr)
        lazy_from = 1 if isinstance(expr, Cond) else len(children(expr))
        parts = [
            self.expression(part, sure=sure and at < lazy_from) for at, part in enumerate(children(expr))
        ]
        return with_children(expr, tuple(parts))

    def computed_before(self, expr: Expr) -> Var:
        value = self.values.of(expr)
        if value not in self.locals:
            self.locals[value] = Var(next(self.names), expr.dtype)
            self.before.append(Assign(self.locals[value].name, expr, self.loop.span))
        return self.locals[value]

    def claim(self, expr: Expr) -> _Claim:
        claim = self.claims.get(id(expr))
        if claim is None:
            claim = self.claims[id(expr)] = self._claim(expr)
        return claim

    def _claim(self, expr: Expr) -> _Claim:
        inside = [self.claim(part) for part in children(expr)]
        match expr:
            case Var():
                return _Claim(expr.name not in self.varying, False)
            case Shape():
                return _Claim(expr.array not in self.declared, False)
            case Load():
                steady = self.memory.part(expr.array) not in self.changed
                return _Claim(steady and all(part.invariant for part in inside), True)
            case Lit() | Id() | Op() | Cond() | Table():
                return _Claim(all(part.invariant for part in inside), any(part.loads for part in inside))
        assert_never(expr)
