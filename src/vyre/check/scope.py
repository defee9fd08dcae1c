"""Names: what each refers to, which are valid, and that each is set before it is read.

The tables of arrays, scalars and places are for all rules. Definite assignment: no path through the program
reads a local before it is set, or uses an array before it is declared. One walk suffices: a name is never
unset, so a name that is set on entry to a loop is set in every later iteration. The names set so far are the
bits of an int; None stands for an unreachable place, where everything is valid.
"""

from __future__ import annotations

import keyword
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import assert_never

from vyre.analysis.effects import trip_count, uses, uses_of
from vyre.ir import limits
from vyre.ir.dtypes import DType
from vyre.ir.nodes import (
    Access,
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
    Node,
    Program,
    Region,
    Return,
    Shape,
    Space,
    Store,
    Var,
)
from vyre.ir.problem import Problem, Span
from vyre.ir.walk import assigned, placed, statements
from vyre.ops.names import RESERVED

SHOWN = 40  # characters of a name that a message quotes


@dataclass(frozen=True, slots=True)
class ScopeArray:
    """An array that a Program may use: a parameter, or a declared one, whose `access` is its space."""

    name: str
    access: Access | Space
    dtype: DType
    rank: int

    @property
    def is_writable(self) -> bool:
        return self.access != "in"

    def declared_as(self, word: str) -> str:
        """The annotation of the array with another role, as in `Out[f32, 2]`."""
        return f"{word}[{self.dtype}]" if self.rank == 1 else f"{word}[{self.dtype}, {self.rank}]"


def arrays(program: Program) -> dict[str, ScopeArray]:
    """Every array by name; the first, if a name is declared twice."""
    known = {
        p.name: ScopeArray(p.name, p.access, p.dtype, p.rank) for p in reversed(program.params) if p.is_array
    }
    for node in declarations(program):
        known.setdefault(node.name, ScopeArray(node.name, node.space, node.dtype, len(node.shape)))
    return known


def scalars(program: Program) -> dict[str, DType]:
    """The dtypes of scalar parameters by name."""
    return {p.name: p.dtype for p in reversed(program.params) if not p.is_array}


def declarations(program: Program) -> Iterator[Declare]:
    for node in statements(program.body):
        if isinstance(node, Declare):
            yield node


def setters(program: Program) -> dict[str, Node]:
    """The first statement, in source order, that assigns each local."""
    first: dict[str, Node] = {}
    for node in statements(program.body):
        name = assigned(node)
        if name is not None:
            first.setdefault(name, node)
    return first


_SITES: dict[int, list[tuple[Expr, Span | None]]] = {}  # of Programs that are being checked, by identity


@contextmanager
def walked_once(program: Program) -> Iterator[None]:
    """Let all rules share one walk over the expressions of a Program."""
    _SITES[id(program)] = [*_sites(program)]
    try:
        yield
    finally:
        _SITES.pop(id(program), None)


def sites(program: Program) -> Iterable[tuple[Expr, Span | None]]:
    """Every expression of a Program with its closest known place."""
    return _SITES.get(id(program)) or _sites(program)


def _sites(program: Program) -> Iterator[tuple[Expr, Span | None]]:
    for node in statements(program.body):
        yield from placed(node)


def quoted(name: str) -> str:
    """A name for messages: quoted, and cut if it is very long."""
    return repr(name if len(name) <= SHOWN else f"{name[:SHOWN]}...")


def example(name: str) -> str:
    """A name for a line of code in a fix; a substitute if the name is not usable there."""
    return name if name.isidentifier() and len(name) <= SHOWN else "x"


def on_line(span: Span | None) -> str:
    """` on line 3`; empty if the place is not known."""
    return "" if span is None else f" on line {span.line}"


def names_are_words(program: Program) -> Iterator[Problem]:
    """Names that are not identifiers, too long, or words of the language."""
    yield from _spelling(program.name, "kernel", None)
    for name, (thing, span) in _given(program).items():
        yield from _spelling(name, thing, span)
        if name in RESERVED and not keyword.iskeyword(name):
            what = f"the {thing} {quoted(name)} has the name of a word of the kernel language."
            fix = f"call it something else, such as {quoted(name.strip('_') + '_')}."
            yield Problem("P007", what, fix, span)


def origins_are_printable(program: Program) -> Iterator[Problem]:
    """Regions whose origin cannot be shown on one line."""
    for node in statements(program.body):
        if isinstance(node, Region) and (
            len(node.origin) > limits.NAME_LENGTH or not node.origin.isprintable()
        ):
            most = f"of at most {limits.NAME_LENGTH} characters"
            what = f"the region's origin {quoted(node.origin)} is not a printable name {most}."
            yield Problem("P049", what, "name the function that the statements came from.", node.span)


def parameters_differ(program: Program) -> Iterator[Problem]:
    """Parameters that have the same name."""
    seen: set[str] = set()
    for param in program.params:
        if param.name in seen:
            fix = "give each a name of its own."
            yield Problem("P008", f"two parameters are called {quoted(param.name)}.", fix)
        seen.add(param.name)


def declarations_are_new(program: Program) -> Iterator[Problem]:
    """Arrays declared with a name that is already in use."""
    taken = dict.fromkeys((p.name for p in program.params), "a parameter")
    taken |= {name: "a local" for name in setters(program) if name not in taken}
    for node in declarations(program):
        if node.name in taken:
            what = f"the {node.space} array {quoted(node.name)} has the name of {taken[node.name]}."
            yield Problem("P009", what, "give the array a name of its own.", node.span)
        else:
            taken[node.name] = "another array"


def parameters_keep_their_values(program: Program) -> Iterator[Problem]:
    """Assignments to parameters."""
    known, names = arrays(program), scalars(program)
    for node in statements(program.body):
        name = assigned(node)
        if name is None:
            continue
        if name in names:
            what = f"{quoted(name)} is a scalar parameter, which is only read, and is assigned here."
            fix = f"copy it to a local first and assign to that, as in {example(name)}_ = {example(name)}."
            yield Problem("P046", what, fix, node.span)
        elif name in known and known[name].access not in ("shared", "local"):
            what = f"{quoted(name)} is an array, and is assigned here as a whole."
            fix = f"store to its elements, as in {example(name)}[i] = ..., or use another name."
            yield Problem("P010", what, fix, node.span)


def arrays_are_known(program: Program) -> Iterator[Problem]:
    """Loads, stores, atomics and shapes of something that is not an array."""
    known, names = arrays(program), scalars(program)
    named = [(use.array, use.span) for use in uses(program.body)]
    named += [(expr.array, span) for expr, span in sites(program) if isinstance(expr, Shape)]
    for name, span in named:
        if name not in known:
            thing = "a scalar" if name in names else "no array of this kernel"
            fix = "index an array parameter, or declare one with shared(dtype, n) or local(dtype, n)."
            yield Problem("P011", f"{quoted(name)} is {thing}, and is used as an array.", fix, span)


def values_are_known(program: Program) -> Iterator[Problem]:
    """Reads of a name that is never set, and of an array as if it were a value."""
    known, parameters, locals_ = arrays(program), scalars(program), setters(program)
    reported: set[str] = set()
    for expr, span in sites(program):
        if (
            not isinstance(expr, Var)
            or expr.name in parameters
            or expr.name in locals_
            or expr.name in reported
        ):
            continue
        reported.add(expr.name)
        if expr.name in known:
            what = f"{quoted(expr.name)} is an array, and is used as a value."
            yield Problem("P045", what, f"read one element, as in {example(expr.name)}[i].", span)
        else:
            what = f"{quoted(expr.name)} is read, and nothing gives it a value."
            yield Problem("P012", what, "assign to it first, or make it a parameter.", span)


def _given(program: Program) -> dict[str, tuple[str, Span | None]]:
    """Every name that the program binds: what it is, and where it is first bound."""
    names: dict[str, tuple[str, Span | None]] = {p.name: ("parameter", None) for p in program.params}
    for name, node in setters(program).items():
        names.setdefault(name, ("local", node.span))
    for node in declarations(program):
        names.setdefault(node.name, ("array", node.span))
    return names


def _spelling(name: str, thing: str, span: Span | None) -> Iterator[Problem]:
    if len(name) > limits.NAME_LENGTH:
        most = f"at most {limits.NAME_LENGTH} are allowed"
        what = f"the {thing} {quoted(name)} has a name of {len(name)} characters; {most}."
        yield Problem("P048", what, "shorten it.", span)
    # Python normalises identifiers, so another form would be parsed back as another name.
    elif not name.isidentifier() or keyword.iskeyword(name) or unicodedata.normalize("NFKC", name) != name:
        what = f"{quoted(name)}, the name of the {thing}, is not a Python identifier."
        yield Problem("P006", what, "use letters, digits and underscores, and no Python keyword.", span)


State = int | None  # the names set on every path to here; None if unreachable


def locals_are_set(program: Program) -> Iterator[Problem]:
    """Reads of a local before it is set on some path, and uses of an array before it is declared."""
    paths = _Problems(program)
    paths.block(program.body, 0)
    yield from paths.found.values()


def _meet(a: State, b: State) -> State:
    if a is None or b is None:
        return b if a is None else a
    return a & b


class Paths:
    """A walk over all paths: `bits` has the bit of each local and array that is followed."""

    def __init__(self, locals_: Iterable[str], arrays: Iterable[str]) -> None:
        keys = [("local", name) for name in locals_] + [("array", name) for name in arrays]
        self.bits = {key: 1 << position for position, key in enumerate(keys)}
        self.exits: list[list[State]] = []  # per open loop: [state at its breaks, state at its continues]

    def reads(self, node: Node, state: int) -> None:
        """Called before each statement that is reached."""

    def synced(self, node: GridSync, state: State) -> State:
        """The state after a grid barrier."""
        return state

    def block(self, block: Block, state: State) -> State:
        for node in block:
            if state is not None:
                self.reads(node, state)
            state = self.statement(node, state)
        return state

    def statement(self, node: Node, state: State) -> State:
        match node:
            case If():
                return _meet(self.block(node.then, state), self.block(node.orelse, state))
            case For():
                return self.loop(node, state)
            case Region():
                return self.block(node.body, state)
            case Break() | Continue():
                if self.exits:
                    at = 0 if isinstance(node, Break) else 1
                    self.exits[-1][at] = _meet(self.exits[-1][at], state)
                return None
            case Return():
                return None
            case Declare():
                return self.having(state, ("array", node.name))
            case GridSync():
                return self.synced(node, state)
            case Assign() | Store() | Barrier() | Atomic() | Collective():
                name = assigned(node)
                return state if name is None else self.having(state, ("local", name))
        assert_never(node)

    def loop(self, node: For, state: State) -> State:
        self.exits.append([None, None])
        end = self.block(node.body, self.having(state, ("local", node.var)))
        broken, continued = self.exits.pop()
        done = _meet(end, continued)
        if not trip_count(node):  # unknown, or known to be none
            done = _meet(done, state)
        return _meet(done, broken)

    def having(self, state: State, key: tuple[str, str]) -> State:
        return None if state is None else state | self.bits.get(key, 0)


class _Problems(Paths):
    """The problems of a program that the walk finds, one for each name."""

    def __init__(self, program: Program) -> None:
        self.setters: dict[str, Node] = setters(program)
        self.declared = {node.name: node for node in reversed([*declarations(program)])}
        super().__init__(self.setters, self.declared)
        self.found: dict[tuple[str, str], Problem] = {}

    def reads(self, node: Node, state: int) -> None:
        for use in uses_of(node):
            self.use(("array", use.array), state, use.span)
        for expr, span in placed(node):
            if isinstance(expr, Var):
                self.use(("local", expr.name), state, span)
            elif isinstance(expr, Shape):
                self.use(("array", expr.array), state, span)

    def use(self, key: tuple[str, str], state: int, span: Span | None) -> None:
        bit = self.bits.get(key)
        if bit is None or state & bit or key in self.found:
            return
        kind, name = key
        self.found[key] = self.unset(name, span) if kind == "local" else self.undeclared(name, span)

    def unset(self, name: str, span: Span | None) -> Problem:
        setter = self.setters[name]
        if isinstance(setter, For) and setter.var == name:
            reason = f"the loop{on_line(setter.span)} that sets it may run no times, or comes later"
        else:
            reason = f"the assignment{on_line(setter.span)} is not on every path to here"
        what = f"{quoted(name)} can be read before it has a value: {reason}."
        return Problem("P013", what, f"give {quoted(name)} a value before the if or loop that sets it.", span)

    def undeclared(self, name: str, span: Span | None) -> Problem:
        node = self.declared[name]
        reason = f"{node.space}(...){on_line(node.span)} is not on every path to here"
        what = f"{quoted(name)} can be used before it is declared: {reason}."
        return Problem("P062", what, "declare the array at the top of the kernel.", span)
