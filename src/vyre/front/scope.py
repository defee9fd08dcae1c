"""The state of one lowering: the function being read, its names, the emitted statements, the problems."""

from __future__ import annotations

import ast
import enum
from collections import ChainMap, Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import partial
from itertools import pairwise
from types import FunctionType, ModuleType
from typing import Any, NoReturn, TypeVar

import numpy as np

from vyre.front import tables
from vyre.front.compound_types import (
    Complex,
    CompoundValue,
    Mat,
    Struct,
    Vec,
    complex_of,
    constants,
    kind_of,
    leaves_of,
    of_record,
)
from vyre.front.compounds import item_names, of_leaves
from vyre.front.known import Capture, captured_defaults
from vyre.front.sizes import parts
from vyre.front.source import SPLIT, SourceText, too_large
from vyre.front.template import MISSING, Env, Func, Origins, Template, TextFunc
from vyre.front.values import POISON, Num, Poison, Several, Static, Untyped, Value
from vyre.front.words import DTYPES, INTRINSICS, Annotation, Intrinsic
from vyre.ir import dtypes, limits
from vyre.ir.dtypes import DType
from vyre.ir.literal import literal
from vyre.ir.nodes import Assign, Atomic, Barrier, Expr, GridSync, Node, Store, Var
from vyre.ir.problem import Problem, Span
from vyre.ir.spoken import short, with_article
from vyre.ir.walk import own_size, statements
from vyre.ops.elsewhere import MODULES, elsewhere
from vyre.ops.names import RESERVED

# Syntax nodes. The checker applies the exact limit: syntax has more nodes than the IR.
LARGEST = 4 * limits.NODES

T = TypeVar("T")
U = TypeVar("U")


@dataclass(slots=True)
class Local:
    """A local of a function by its name in the Program."""

    name: str


@dataclass(slots=True)
class Parts:
    """A local that holds a tuple, vector, matrix or struct: a local for each of its numbers."""

    items: tuple[Local | Parts, ...]
    kind: object = None
    names: tuple[str, ...] = ()  # as of `Several`

    def locals(self) -> Iterator[Local]:
        """The locals of its numbers."""
        for item in self.items:
            yield from (item,) if isinstance(item, Local) else item.locals()


@dataclass(slots=True)
class Frame:
    """One function being read: its names, and how its `return` is written when it is inlined."""

    source: SourceText
    env: Env
    owner: object = None
    names: dict[str, Value | Local | Parts] = field(default_factory=dict)
    assigned: frozenset[str] = frozenset()
    is_kernel: bool = True
    results: tuple[str, ...] | None = None  # locals that `return` assigns, if it is not the last statement
    done: str | None = None  # the flag that is true once the function has returned
    returned: list[Value] = field(default_factory=list)
    loops: int = 0
    flags: list[str | None] = field(default_factory=list)  # of loops: the local that break sets, if any
    once: frozenset[str] = frozenset()  # the names that one plain assignment sets
    call: ast.AST | None = None  # by which the function is inlined
    bound: Mapping[str, Value] = field(default_factory=dict)  # the arguments of that call
    captured: set[str] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Expansion:
    """The expansion of a call: its number of syntax nodes and of Program nodes, and a value of the same
    type.
    """

    size: int
    nodes: int
    result: Value


class Mistake(Exception):
    """An error that is already reported; code that needs the missing value is skipped."""


class KernelTooLarge(Exception):
    """Lowering went past the size limit; the problem is already reported."""


@dataclass(frozen=True, slots=True)
class Readers:
    """The functions that lower kinds of syntax, for modules that are below the one that has them."""

    subscript: Callable[[Scope, ast.Subscript], Value]
    attribute: Callable[[Scope, ast.Attribute], Value]
    call: Callable[[Scope, ast.Call], Value]
    inline: Callable[[Scope, Func | TextFunc, ast.Call], Value]
    statement: Callable[[Scope, ast.stmt], None]


class Scope:
    """The state of a lowering: the frame stack, the statements emitted so far, names, types and problems."""

    def __init__(self, frame: Frame, readers: Readers) -> None:
        self.readers = readers
        self.frames = [frame]
        self.out: list[Node] = []
        self.types: MutableMapping[str, DType | None] = {}
        self.first: MutableMapping[str, Span] = {}
        self.used: set[str] = set(RESERVED)
        self.numbers: dict[str, int] = {}  # by base, the last number used in a fresh name
        self.made: list[tuple[str, str, int]] = []  # fresh names: each with its base and the previous number
        self.renamed: dict[str, str] = {}  # name in the Program -> the user's name, where they differ
        self.problems: list[Problem] = []
        self.captured: MutableMapping[tuple[int, str, int], Capture] = {}  # by function, name and owner
        self.probed: dict[
            tuple[object, ...], tuple[Value, list[DType]]
        ] = {}  # what functions return, by arguments
        self.once: dict[
            int, frozenset[str]
        ] = {}  # `assigned_once` of functions by the identity of their tree
        self.expansions: dict[tuple[object, ...], Expansion] = {}  # of calls, by arguments
        self.copied: set[int] = set()  # unrolled loops, by node, that are lowered once for every iteration
        self.constants: dict[str, Untyped] = {}  # the numbers that locals hold in the block that is lowered
        self.notes: list[Any] = []  # `debug` and `expect` so far: Note of front/notes.py
        self.noted = ""  # the array that they write to
        self.is_counting = False
        self.size = 0  # pieces of syntax
        self.nodes = 0  # statements and expressions of the Program

    @property
    def frame(self) -> Frame:
        return self.frames[-1]

    def span(self, node: ast.AST) -> Span:
        return self.frame.source.span(node)

    def problem(self, code: str, what: str, fix: str, node: ast.AST) -> Mistake:
        """Report an error; the result is raised where a value is needed."""
        span = self.span(node)
        problem = Problem(code, what, fix, span, self.frame.source.text(span), tuple(self._calls()))
        if problem not in self.problems:
            self.problems.append(problem)
        return Mistake()

    def _calls(self) -> Iterator[str]:
        """The calls that led to the function being read, with the types of their arguments."""
        for caller, frame in reversed([*pairwise(self.frames)]):
            if frame.call is not None:
                types = ", ".join(f"{name}: {type_word(value)}" for name, value in frame.bound.items())
                place = caller.source.span(frame.call)
                called = f"called on line {place.line} of {place.file}"
                if place.file.startswith("<elementwise "):
                    called = "with the types of the arguments"
                yield f"In {frame.source.tree.name}({types}), {called}."

    def count(self, node: ast.AST) -> None:
        """Count one more syntax node; stop a program that would grow without limit."""
        self.size += 1
        self.require_size(node)
        self.require_room(0, node)

    def require_size(self, node: ast.AST) -> None:
        """Refuse the program if it is too large already."""
        if not self.is_counting and self.nodes > limits.NODES:
            self.refuse_size(node)
            raise KernelTooLarge

    def refuse_size(self, node: ast.AST) -> None:
        """Report that the program is too large up to a node."""
        self.problem("P121", too_large(), SPLIT, node)

    def require_room(self, size: int, node: ast.AST, *, nodes: int = 0, copies: int = 0) -> None:
        """Refuse the program if `size` more syntax nodes, of a call or of copies, or `nodes` more nodes of
        the Program make it too large.
        """
        fits = self.size + size <= LARGEST and self.nodes + nodes <= limits.NODES
        if self.is_counting or fits:
            return
        what = f"this kernel grows beyond {limits.NODES} nodes when its calls are inlined."
        fix = "use loops instead of calls within calls, or split it into several kernels."
        if copies:
            what = f"{copies} copies of this unrolled loop make the kernel larger than {limits.NODES} nodes."
            fix = "unroll fewer iterations: use a plain range for one of the loops."
        self.problem("P121", what, fix, node)
        raise KernelTooLarge

    @contextmanager
    def for_nothing(self) -> Iterator[None]:
        """Discard the results of the lowering inside: names, types and problems."""
        saved = self.types, self.first, self.captured, self.size, self.nodes, self.problems, self.constants
        self.types, self.first = ChainMap({}, self.types), ChainMap({}, self.first)
        self.captured = ChainMap({}, self.captured)
        self.problems, self.constants = list(self.problems), dict(self.constants)
        start = len(self.made)
        try:
            yield
        finally:
            self.types, self.first, self.captured, self.size, self.nodes, self.problems, self.constants = (
                saved
            )
            self._forget_names(start)

    def each(self, parts: Iterable[T], lower: Callable[[T], U]) -> list[U]:
        """Lower every part; an error in one is raised only after all have been lowered."""
        out: list[U] = []
        is_wrong = False  # not the exception: its traceback and this frame would keep one another alive
        for part in parts:
            try:
                out.append(lower(part))
            except Mistake:
                is_wrong = True
        if is_wrong:
            raise Mistake
        return out

    def set_once(self, tree: ast.FunctionDef) -> frozenset[str]:
        """The locals of a function that one statement sets."""
        names = self.once.get(id(tree))
        if names is None:
            names = self.once[id(tree)] = assigned_once(tree)
        return names

    @contextmanager
    def block_scope(self) -> Iterator[None]:
        """A block that may not run, or not first: after it the locals set in it are no constants."""
        before = self.constants
        self.constants = dict(before)
        try:
            yield
        finally:
            self.constants = before

    def attempt(self) -> Callable[[], None]:
        """Save the state; the returned function discards everything lowered since, with its problems."""
        state: tuple[MutableMapping[Any, Any], ...] = (
            self.types, self.first, self.captured, self.renamed, self.frame.names, self.constants,
        )  # fmt: skip
        copies = [dict(part) for part in state]
        problems, size, nodes, start = list(self.problems), self.size, self.nodes, len(self.made)

        def discard() -> None:
            for part, copy in zip(state, copies, strict=True):
                part.clear()
                part.update(copy)
            self.problems, self.size, self.nodes = problems, size, nodes
            self._forget_names(start)

        return discard

    def _forget_names(self, start: int) -> None:
        for name, base, number in reversed(self.made[start:]):
            self.used.discard(name)
            self.numbers[base] = number
        del self.made[start:]

    def emit(self, node: Node) -> None:
        self.out.append(node)
        self.nodes += own_size(node)

    @contextmanager
    def collect(self) -> Iterator[list[Node]]:
        """Collect the statements emitted inside in a list of their own."""
        outer, self.out = self.out, []
        try:
            yield self.out
        finally:
            self.out = outer

    def fresh(self, base: str) -> str:
        """A name not used in the Program."""
        number = self.numbers.get(base, 0)
        joint = "" if base.endswith("_") else "_"
        while (name := f"{base}{joint}{number}" if number else base) in self.used:
            number += 1
        self.used.add(name)
        if number:
            self.renamed[name] = base
        self.made.append((name, base, self.numbers.get(base, 0)))
        self.numbers[base] = number  # otherwise many calls of one function would count from 0 every time
        return name

    def parts_of(self, name: str, value: Several) -> Parts:
        """New locals for the numbers of a tuple, vector, matrix or struct."""
        items: list[Local | Parts] = []
        for part, item in zip(item_names(value), value.items, strict=True):
            inner = f"{name}_{part}"
            items.append(
                self.parts_of(inner, item) if isinstance(item, Several) else Local(self.fresh(inner))
            )
        return Parts(tuple(items), value.kind, value.names)

    def release(self, name: str) -> None:
        """Release the last fresh temporary, which is never read."""
        self.types.pop(name)
        self.used.discard(name)
        self.numbers["_t"] = max(self.numbers["_t"] - 1, 0)

    def keep(self, value: Expr, base: str = "_t") -> Expr:
        """Store the value in a fresh local, so that it is evaluated here and once."""
        name = self.fresh(base)
        self.types[name] = value.dtype
        self.emit(Assign(name, value))
        return Var(name, value.dtype)

    def look_up(self, node: ast.Name) -> Value:
        """The value of a name where it is read."""
        bound = self.frame.names.get(node.id)
        if isinstance(bound, Local):
            return self._read_local(bound, node)
        if isinstance(bound, Parts):
            return self._read_parts(bound, node)
        if isinstance(bound, Poison):
            raise Mistake
        if bound is not None:
            return bound
        if node.id in self.frame.assigned:
            return self._unset(node)
        value = self.frame.env.find(node.id)
        if value is MISSING:
            return self._unknown(node)
        env = self.frame.env
        return self.static(value, node.id, node, partial(env.find, node.id), env.origins(node.id, value))

    def _read_local(self, bound: Local, node: ast.Name) -> Value:
        if bound.name not in self.types:
            return self._unset(node)
        dtype = self.types[bound.name]
        if dtype is None:
            raise Mistake
        return self.constants.get(bound.name) or Var(bound.name, dtype)

    def _read_parts(self, bound: Parts, node: ast.Name) -> Several:
        items = [
            self._read_local(item, node) if isinstance(item, Local) else self._read_parts(item, node)
            for item in bound.items
        ]
        return Several(tuple(items), bound.kind, bound.names)

    def _unset(self, node: ast.Name) -> NoReturn:
        what = f"{node.id!r} is read here before anything is assigned to it."
        if self.frame.env.find(node.id) is MISSING:
            raise self.problem("P208", what, f"assign to {node.id} above this line, on every path.", node)
        other = f"the {node.id!r} outside is another name, since this function assigns to its own."
        fix = f"call the local something else than {node.id}."
        raise self.problem("P208", f"{what[:-1]}; {other}", fix, node)

    def silence(self, node: ast.AST) -> None:
        """Report no further problems about the names that a refused statement would have bound."""
        aliases = [part for part in getattr(node, "names", []) if isinstance(part, ast.alias)]
        names = [alias.asname or alias.name.split(".")[0] for alias in aliases]
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.append(node.name)
        stored = [part for part in ast.walk(node) if isinstance(part, ast.Name)]
        names += [part.id for part in stored if isinstance(part.ctx, ast.Store)]
        for name in names:
            bound = self.frame.names.get(name)
            if bound is None:
                self.frame.names[name] = POISON
            for local in locals_in(bound):
                self.types.setdefault(local.name, None)

    def _unknown(self, node: ast.Name) -> NoReturn:
        names = {*self.frame.names, *self.frame.assigned}
        near = get_close_matches(node.id, sorted(names), n=1)
        word = get_close_matches(node.id, sorted({*INTRINSICS, *DTYPES}), n=1, cutoff=0.7)
        fix = "define it outside the kernel, or make it a parameter."
        if node.id in INTRINSICS or node.id in DTYPES:
            fix = f"add `from vyre import {node.id}`."
        elif near:
            fix = f"write {near[0]}, if that is what is meant, or define {node.id}."
        elif word:
            prefix = "vyre." if self.frame.env.find(word[0]) is MISSING else ""
            fix = f"write {prefix}{word[0]}, if that is what is meant, or define {node.id}."
        raise self.problem("P201", f"the name {node.id!r} is not defined.", fix, node)

    def require_own_word(self, node: ast.expr) -> None:
        """Report a word of another GPU language, unless it is a name of the user's own."""
        dotted = dotted_name(node)
        root = dotted.partition(".")[0]
        if not dotted or root in self.frame.names or root in self.frame.assigned:
            return
        value = self.frame.env.find(root)
        if value is not MISSING and not _is_another_language(value):
            return
        instead = elsewhere(dotted)
        if instead is None:
            return
        what = f"{dotted} is not a word of Vyre's kernels."
        raise self.problem("P201", what, f"write {instead}.", node)

    def static(
        self, outside: object, name: str, node: ast.AST, look: Callable[[], object],
        origins: Origins | None = (), *, owner: object = None,
    ) -> Value:  # fmt: skip
        """A captured object, possibly of `owner`, as a compile-time value; `look` looks it up again."""
        value = static_value(outside)
        if value is None:
            raise self.problem("P202", *_not_captured(outside, name), node)
        if isinstance(outside, np.ndarray):  # its elements may change in place
            outside, origins = outside.copy(), None
        self.captured.setdefault((id(self.frame.owner), name, id(owner)), Capture(look, outside, origins))
        return value

    def capture_defaults(self, template: Template) -> None:
        """Record the defaults of a function whose parameters took their values from them."""
        if isinstance(template.owner, FunctionType):
            for name, capture in captured_defaults(template.owner).items():
                self.captured.setdefault((id(template.owner), name, 0), capture)


def type_word(value: Value) -> str:
    """The type of an argument in few words."""
    match value:
        case Num():
            return repr(value.value)
        case Several():
            return "a tuple" if value.kind is None else str(value.kind)
        case Static():
            return str(getattr(value.value, "__name__", value.value))
    dtype = getattr(value, "dtype", None)
    is_array = getattr(value, "rank", 0)
    element = getattr(value, "element", None) or dtype
    return "?" if dtype is None else f"array of {element}" if is_array else str(dtype)


def dotted_name(node: ast.expr) -> str:
    """A name with its attributes, as in `cuda.atomic.add`; '' for any other expression."""
    if isinstance(node, ast.Attribute):
        base = dotted_name(node.value)
        return f"{base}.{node.attr}" if base else ""
    return node.id if isinstance(node, ast.Name) else ""


def _is_another_language(value: object) -> bool:
    return isinstance(value, ModuleType) and value.__name__.partition(".")[0] in MODULES


def _not_captured(value: object, name: str) -> tuple[str, str]:
    kind = "None" if value is None else with_article(type(value).__name__)
    last = name.split(".")[-1]
    what = (
        f"{name!r} is {kind} from outside the kernel; "
        "only numbers, tuples, small arrays, dtypes, enums and @vyre.func functions are taken from there."
    )
    if isinstance(value, np.ndarray):
        dtype = dtypes.of_numpy(value.dtype)
        if dtype is not None and value.size > limits.TABLE:
            what = f"the array {name!r} from outside has {value.size} elements; {limits.TABLE} are allowed."
        rank = f", {value.ndim}" * (value.ndim > 1)
        return what, f"add a parameter for it, as in {last}: Buf[{dtype or 'f32'}{rank}], and pass the array."
    if isinstance(value, list):
        return (
            what,
            f"make it a tuple, as in {last} = ({', '.join(map(short, value[:2]))}, ...), or pass an array.",
        )
    if isinstance(value, enum.Enum):
        what = f"the enum member {name!r} has the value {short(value.value)}, which is not a number."
        return what, "give the enum numbers as values."
    if isinstance(value, str):
        return what, f"make {last} a number, or a member of an enum: class Mode(enum.IntEnum)."
    if isinstance(value, dict):
        return what, f"write {last} = types.SimpleNamespace(**{last}), and use {last}.name in the kernel."
    if hasattr(value, "__dict__"):
        return what, f"use the numbers that it holds, as in {last}.a."
    return what, f"make {last} a parameter, or capture the numbers in it one by one."


def static_value(value: object) -> Value | None:
    """A Python object as a compile-time value; None if it cannot be one."""
    if isinstance(value, enum.Enum):
        return Num(value.value) if isinstance(value.value, bool | int | float) else None
    if isinstance(value, complex | np.complexfloating):
        return Static(complex(value))
    if isinstance(value, np.generic) and not isinstance(value, np.void):
        dtype = dtypes.of_numpy(value.dtype)
        return None if dtype is None else literal(dtype, value.item())
    if isinstance(value, bool | int | float):
        return Num(value)
    if isinstance(value, np.ndarray):
        return tables.of_array(value)
    if isinstance(value, CompoundValue):
        return of_leaves(kind_of(value), leaves_of(value))
    if isinstance(value, np.void) and isinstance(element := of_record(value.dtype), Struct):
        return of_leaves(element, constants(element, value))
    if isinstance(value, tuple):
        return _constants(value)
    if isinstance(value, type) and issubclass(value, np.complexfloating):
        return Static(complex_of(value))
    if isinstance(value, type) and issubclass(value, np.generic):
        dtype = dtypes.of_numpy(value)
        return None if dtype is None else Static(dtype)
    known = (DType, Vec, Mat, Struct, Complex, Intrinsic, Annotation, Func, TextFunc, ModuleType, type)
    if isinstance(value, known) or callable(value):
        return Static(value)
    return None


def _constants(values: tuple[object, ...]) -> Several | None:
    """A tuple from outside, if all of it is known at compile time."""
    names = getattr(values, "_fields", ())
    if {*map(type, values)} <= {bool, int, float} and len(values) <= limits.TABLE:
        return Several(tuple([Num(item) for item in values]), names=names)  # type: ignore[arg-type]  # of these
    items = [None if isinstance(item, np.ndarray) else static_value(item) for item in values]
    known = Several(tuple(item for item in items if item is not None), names=names)
    return known if len(known.items) == len(items) and len(tables.leaves(known)) <= limits.TABLE else None


def has_effects(block: list[Node]) -> bool:
    """True if these statements write memory, so that loads before and after may differ."""
    return any(isinstance(node, Store | Atomic | Barrier | GridSync) for node in statements(tuple(block)))


def locals_in(held: object) -> Iterator[Local]:
    """The locals that a name stands for."""
    if isinstance(held, Local):
        yield held
    elif isinstance(held, Parts):
        yield from held.locals()


def assigned_once(tree: ast.FunctionDef) -> frozenset[str]:
    """The locals that exactly one statement sets, by `name = value` or `name, other = value, another`."""
    names: Counter[str] = Counter()
    plain: set[str] = set()
    stack: list[ast.AST] = [*tree.body]
    while stack:
        node = stack.pop()
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Store):
                names[node.id] += 1
            continue
        if isinstance(node, ast.Assign):
            plain.update(part.id for target in node.targets for part in _named(target))
        stack += parts(node)
    plain.difference_update(arg.arg for arg in arguments(tree))
    return frozenset(name for name, count in names.items() if count == 1 and name in plain)


def _named(target: ast.expr) -> Iterator[ast.Name]:
    """The names that a target assigns to."""
    if isinstance(target, ast.Name):
        yield target
    for part in target.elts if isinstance(target, ast.Tuple | ast.List) else ():
        yield from _named(part)


def arguments(tree: ast.FunctionDef) -> list[ast.arg]:
    """The parameters of a definition in order."""
    return [*tree.args.posonlyargs, *tree.args.args, *tree.args.kwonlyargs]


def default_nodes(spec: ast.arguments) -> dict[str, ast.expr]:
    """The defaults of a definition by parameter, as syntax nodes."""
    names = [arg.arg for arg in (*spec.posonlyargs, *spec.args)]
    positional = zip(reversed(names), reversed(spec.defaults), strict=False)
    named = zip([arg.arg for arg in spec.kwonlyargs], spec.kw_defaults, strict=True)
    return {name: node for name, node in (*reversed([*positional]), *named) if node is not None}
