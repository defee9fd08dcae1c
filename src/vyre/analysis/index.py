"""Index expressions as linear forms: a number, and terms with integer factors.

A form knows no machine. Its terms are ids, loop variables, and expressions of ids, shapes and scalars that
are known before the body runs. A reader decides which ids differ among the invocations that it looks at, and
what it knows of sizes. A form is exact, while the language wraps at 32 bits; both agree whenever the exact
value is inside an array, as no axis is longer than 2**31 - 1, and wherever else nothing is shown to wrap.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import TypeAlias, assert_never

from vyre.ir.dtypes import DType
from vyre.ir.limits import SUBGROUP
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import (
    Assign,
    Block,
    Cond,
    Expr,
    For,
    Id,
    If,
    Load,
    Name,
    Op,
    Program,
    Region,
    Shape,
    Store,
    Table,
    Var,
)
from vyre.ir.walk import assigned, blocks, evaluated_by, expressions, statements
from vyre.ops import TABLE
from vyre.ops.row import OpRow

_MOST_TERMS = 11
_LARGEST_FIXED = 64  # expressions in a term: terms are compared and hashed by their structure
_LARGEST_DEFINITION = 1_000  # expressions, with the definitions of other locals in it
_LARGEST_FACTOR = 2**20
_MOST = 2**60  # a form whose value may be larger is not used: 64 bits suffice for all others


@dataclass(frozen=True, slots=True)
class LoopVar:
    """The variable of a loop, as a term."""

    name: Name


Term: TypeAlias = LoopVar | Expr


@dataclass(frozen=True, slots=True, eq=False)
class Form:
    """const + the sum of factor * term. Each term occurs once, and no factor is 0; their order is of no
    account.
    """

    const: int = 0
    terms: tuple[tuple[Term, int], ...] = ()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Form):
            return NotImplemented
        return self.const == other.const and dict(self.terms) == dict(other.terms)

    def __hash__(self) -> int:
        return hash((self.const, frozenset(self.terms)))

    def plus(self, other: Form, sign: int = 1) -> Form:
        const = self.const + sign * other.const
        if not other.terms:
            return Form(const, self.terms)
        if not self.terms and sign == 1:
            return Form(const, other.terms)
        total = dict(self.terms)
        for term, factor in other.terms:
            total[term] = total.get(term, 0) + sign * factor
        return Form(const, tuple([(term, factor) for term, factor in total.items() if factor]))

    def times(self, by: int) -> Form:
        return Form(self.const * by, tuple([(term, factor * by) for term, factor in self.terms if by]))

    def of(self, term: Term) -> int:
        """The factor of a term; 0 if the form is without it."""
        return next((factor for other, factor in self.terms if other == term), 0)

    @property
    def variable(self) -> Form:
        """The form without its constant."""
        return Form(0, self.terms)

    @property
    def loops(self) -> tuple[tuple[Name, int], ...]:
        """The loop variables of the form, with their factors."""
        return tuple([(term.name, factor) for term, factor in self.terms if isinstance(term, LoopVar)])


def linear(row: OpRow, parts: Sequence[Form]) -> Form | None:
    """The form of an operation on operands of these forms; None if it is not linear."""
    if row.weights:
        total = Form()
        for weight, part in zip(row.weights, parts, strict=True):
            total = total.plus(part if weight == 1 else part.times(weight))
        return total
    if row.factor is None:
        return None
    form, factor = reversed(parts) if row.commutes and parts[1].terms else parts
    by = None if factor.terms else row.factor(factor.const)
    return None if by is None or abs(by) > _LARGEST_FACTOR else form.times(by)


@dataclass(frozen=True, slots=True)
class Range:
    """The values of a loop variable: from `start` in steps of `step`, and before `stop`, which is known
    before the body runs, or has a form in which there are variables of loops around it.

    The loop counts in `dtype`, of 32 bits: it starts at the form only where that is inside the dtype.
    """

    start: Form
    stop: Expr
    step: int
    dtype: DType


@dataclass(frozen=True, slots=True)
class Sizes:
    """The known sizes of a launch: extents of arrays, and the grid (of workgroups, for a group kernel)."""

    extents: Mapping[Name, tuple[int, ...]] = field(default_factory=dict)
    grid: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Access:
    """A load or store with a linear index, its forms, and the loops and conditions around it."""

    array: Name
    index: tuple[Expr, ...]
    forms: tuple[Form, ...]
    is_load: bool
    around: tuple[For | If, ...]


class Index:
    """The forms of a body's expressions. `rank` is that of an element kernel's domain, if it is known.

    Locals are replaced by their definitions if they are assigned by one statement and read only in its block,
    after it: so every reader was active at the assignment, and no invocation has a value from an earlier
    iteration than its neighbours. Loop variables read only in their loops have ranges, for the same reason.
    """

    def __init__(
        self,
        body: Block,
        workgroup: tuple[int, ...] | None = None,
        rank: int | None = None,
        sizes: Sizes | None = None,
    ) -> None:
        self.body, self.workgroup, self.sizes = body, workgroup, sizes or Sizes()
        grid = self.sizes.grid
        self.rank = len(workgroup) if workgroup is not None else rank if grid is None else len(grid)
        self.definitions: dict[Name, Expr] = {}
        self._forms: dict[Name, Form | None] = {}
        self._ids: dict[Name, frozenset[Id] | None] = {}
        self._ranges: dict[Name, Range | None] = {}
        self._largest: dict[Name, int] = {}  # magnitudes of loop variables
        self._strides: dict[tuple[Name, Id], int | None] = {}  # of the starts of loops
        self.steady: Collection[Name] = ()  # locals of one statement that are read in its block alone
        self._locals: Collection[Name] = ()
        self._analyse(body)

    @classmethod
    def of(cls, program: Program, rank: int | None = None, sizes: Sizes | None = None) -> Index:
        return cls(program.body, program.workgroup, rank, sizes)

    def _analyse(self, body: Block) -> None:
        """Fill the tables in the order of the program: what an expression reads is known before it."""
        self.steady, self._locals = _steady(body)
        lengths: dict[Name, int] = {}
        for node in statements(body):
            if isinstance(node, For) and node.var in self.steady:
                self._ranges[node.var] = self._range(node)
            elif isinstance(node, Assign) and node.name in self.steady and node.value.dtype.is_integer:
                parts = expressions(node.value)
                # `b = a + a; c = b + b` and so on doubles with every line.
                length = sum(lengths.get(part.name, 1) if isinstance(part, Var) else 1 for part in parts)
                if length <= _LARGEST_DEFINITION:
                    lengths[node.name] = length
                    self._ids[node.name] = self.ids_of(node.value)
                    self._forms[node.name] = self._form(node.value)
                    self.definitions[node.name] = node.value

    # Forms

    def form(self, expr: Expr) -> Form | None:
        """Return the form of an integer expression; None if it is not linear."""
        form = self._form(expr)
        if form is None or len(form.terms) > _MOST_TERMS or self._most(form) >= _MOST:
            return None
        return form

    def _most(self, form: Form) -> int:
        """Return an upper bound of the magnitude of a form."""
        total = abs(form.const)
        for term, factor in form.terms:
            most = 2**32
            if isinstance(term, LoopVar):
                most = self._largest[term.name]
            total += abs(factor) * most
        return total

    def _form(self, expr: Expr) -> Form | None:
        if not expr.dtype.is_integer:
            return None
        match expr:
            case Lit():
                return Form(int(number(expr)))
            case Id():
                return self.id_form(expr)
            case Shape():
                extent = self._extent(expr)
                return Form(terms=((expr, 1),)) if extent is None else Form(extent)
            case Var():
                if expr.name in self.definitions:
                    return self._forms[expr.name]
                if self._ranges.get(expr.name) is not None:
                    return Form(terms=((LoopVar(expr.name), 1),))
                return self._as_term(expr)
            case Op():
                return self._op(expr) or self._as_term(expr)
            case Load() | Cond() | Table():
                return None
        assert_never(expr)

    def _as_term(self, expr: Expr) -> Form | None:
        """An expression of 32 bits that is known before the body runs, as a term of its own."""
        if expr.dtype.bits != 32 or self.ids_of(expr) is None:
            return None
        is_small = len(expressions(expr)) <= _LARGEST_FIXED
        return Form(terms=((expr, 1),)) if is_small else None

    def id_form(self, ident: Id) -> Form:
        """Return the form of an id: in a group kernel, gid is lid and the workgroup's first."""
        value = self._id_value(ident)
        if value is not None:
            return Form(value)
        if ident.kind == "gid" and self.workgroup is not None:
            size = self.workgroup[ident.axis]
            return Form(terms=((Id("lid", ident.axis), 1), (Id("wid", ident.axis), size)))
        return Form(terms=((ident, 1),))

    def _id_value(self, ident: Id) -> int | None:
        """Return the value of an id that is the same for every invocation of the launch, if it is known."""
        axis, grid, group = ident.axis, self.sizes.grid, self.workgroup
        if self.rank is not None and not 0 <= axis < self.rank:
            return 0 if ident.kind in ("gid", "lid", "wid") else 1
        match ident.kind:
            case "group_size":
                return None if group is None else group[axis]
            case "num_groups":
                return None if group is None or grid is None else grid[axis]
            case "domain":
                return (
                    None if grid is None or axis >= len(grid) else grid[axis] * (group[axis] if group else 1)
                )
            case "gid" | "lid" | "wid" | "subgroup_lane":
                return None
        assert_never(ident.kind)

    def _extent(self, shape: Shape) -> int | None:
        extents = self.sizes.extents.get(shape.array, ())
        return extents[shape.axis] if 0 <= shape.axis < len(extents) else None

    def _op(self, op: Op) -> Form | None:
        row = TABLE.get(op.op)
        if row is None or len(op.args) != row.arity or op.dtype.bits != 32:  # others wrap at another width
            return None
        if (not row.weights and row.factor is None) or any(arg.dtype.bits != 32 for arg in op.args):
            return None
        parts = [form for arg in op.args if (form := self._form(arg)) is not None]
        if len(parts) < len(op.args):
            return None
        return linear(row, parts)

    def range(self, name: Name) -> Range:
        """Return the range of a loop variable that is a term of a form."""
        loop = self._ranges[name]
        assert loop is not None
        return loop

    def _range(self, loop: For) -> Range | None:
        start, step = self.form(loop.start), self.form(loop.step)
        if start is None or step is None or step.terms or loop.start.dtype.bits != 32:
            return None
        if not 0 < abs(step.const) <= _LARGEST_FACTOR:
            return None
        if self.ids_of(loop.stop) is None and self.form(loop.stop) is None:
            return None
        self._largest[loop.var] = max(2**33, 2 * self._most(start))
        return Range(start, loop.stop, step.const, loop.start.dtype)

    def loop(self, name: Name) -> Range | None:
        """Return the range of a loop variable; None if it has none, and is then no term of any form."""
        return self._ranges.get(name)

    def id_count(self, ident: Id) -> int | None:
        """Return the number of values of an id, if it is known: it takes those from 0 on."""
        grid, group = self.sizes.grid, self.workgroup
        match ident.kind:
            case "lid":
                return None if group is None else group[ident.axis]
            case "wid":
                return None if group is None or grid is None else grid[ident.axis]
            case "gid":
                return None if grid is None or ident.axis >= len(grid) else grid[ident.axis]
            case "subgroup_lane":
                return SUBGROUP
            case "group_size" | "domain" | "num_groups":
                return None
        assert_never(ident.kind)

    # What an expression depends on

    def ids_of(self, expr: Expr) -> frozenset[Id] | None:
        """Return the ids that a value depends on; None if it depends on memory, a loop or a local that is
        assigned again, so that it is not known before the body runs.
        """
        ids: set[Id] = set()
        for part in expressions(expr):
            match part:
                case Lit() | Shape() | Op():
                    continue
                case Id():
                    ids |= {term for term, _ in self.id_form(part).terms if isinstance(term, Id)}
                case Var() if part.name in self._ids:
                    inner = self._ids[part.name]
                    if inner is None:
                        return None
                    ids |= inner
                case Var():
                    if part.name in self._locals:
                        return None
                case Load() | Cond() | Table():
                    return None
                case never:
                    assert_never(never)
        return frozenset(ids)

    def fixed(self, expr: Expr, varying: Collection[Id]) -> bool:
        """True if a value is known before the body runs, and is the same where only these ids differ."""
        ids = self.ids_of(expr)
        return ids is not None and ids.isdisjoint(varying)

    # Strides

    def stride(self, form: Form, lane: Id) -> int | None:
        """Return by how much a form grows from an invocation to its neighbour along an id, both in the same
        iteration of every loop; None if that is not the same everywhere.
        """
        total = 0
        for term, factor in form.terms:
            match term:
                case LoopVar():
                    if (term.name, lane) not in self._strides:
                        start = self.range(term.name).start
                        self._strides[term.name, lane] = self.stride(start, lane)
                    inner = self._strides[term.name, lane]
                case Id():
                    inner = int(term == lane)
                case Lit() | Var() | Shape() | Load() | Op() | Cond() | Table():
                    inner = 0 if self.fixed(term, {lane}) else None
                case never:
                    assert_never(never)
            if inner is None:
                return None
            total += factor * inner
        return total

    # Accesses

    def is_own(self, index: tuple[Expr, ...]) -> bool:
        """True if the index is the invocation's own: gid(0), gid(1), ..."""
        return all(self.form(part) == self.id_form(Id("gid", axis)) for axis, part in enumerate(index))

    def accesses(self) -> Iterator[Access]:
        """Yield the loads and stores whose whole index is linear, in the order of the program."""
        yield from self._accesses(self.body, ())

    def _accesses(self, body: Block, around: tuple[For | If, ...]) -> Iterator[Access]:
        for node in body:
            touched: list[Load | Store] = [node] if isinstance(node, Store) else []
            parts = evaluated_by(node)
            touched += [part for part in parts if isinstance(part, Load)]
            for access in touched:
                forms = tuple([form for part in access.index if (form := self.form(part)) is not None])
                if len(forms) == len(access.index):
                    yield Access(access.array, access.index, forms, isinstance(access, Load), around)
            inside = (*around, node) if isinstance(node, For | If) else around
            for inner in blocks(node):
                yield from self._accesses(inner, inside)


def _steady(body: Block) -> tuple[set[Name], set[Name]]:
    """Return the locals assigned by one statement and read only in its block, after it, and loop variables
    read only in their loops; and all locals.
    """
    homes: dict[Name, tuple[int, ...]] = {}
    counts: dict[Name, int] = {}
    strays: set[Name] = set()
    scopes = count()

    def walk(block: Block, path: tuple[int, ...]) -> None:
        for node in block:
            for part in evaluated_by(node):
                if isinstance(part, Var):
                    home = homes.get(part.name)
                    if home is None or path[: len(home)] != home:
                        strays.add(part.name)
            name = assigned(node)
            inner = [path if isinstance(node, Region) else (*path, next(scopes)) for _ in blocks(node)]
            if name is not None:
                counts[name] = counts.get(name, 0) + 1
                homes[name] = inner[0] if isinstance(node, For) else path
            for part_of, within in zip(blocks(node), inner, strict=True):
                walk(part_of, within)

    walk(body, ())
    return {name for name, number in counts.items() if number == 1} - strays, set(counts)


class Strides:
    """Strides along the id `lane`; what the reader finds uniform does not grow.

    They hold modulo 2**32, and so for integers of 32 bits. An estimate may take other integers as if they
    never wrapped: `is_estimate`.
    """

    def __init__(
        self, index: Index, lane: Id, is_uniform: Callable[[Expr], bool], *, is_estimate: bool = False
    ) -> None:
        self._index, self._lane, self._is_uniform, self._is_estimate = index, lane, is_uniform, is_estimate
        self._locals: dict[Name, int | None] = {}

    def of(self, expr: Expr) -> int | None:
        """Return the stride of an index; None if it is not the same everywhere."""
        if self._is_uniform(expr):
            return 0
        match expr:
            case Id():
                return self._index.id_form(expr).of(self._lane) or None
            case Var():
                if expr.name not in self._locals:
                    self._locals[expr.name] = self._local(expr.name)
                return self._locals[expr.name]
            case Op():
                return self._op(expr) if self._counts(expr.dtype) else None
            case Lit() | Shape() | Load() | Cond() | Table():
                return None
        assert_never(expr)

    def _counts(self, dtype: DType) -> bool:
        return dtype.is_integer and (dtype.bits == 32 or self._is_estimate)

    def _local(self, name: Name) -> int | None:
        if name in self._index.definitions:
            value = self._index.definitions[name]
            # A uniform value in a local that is not: some invocations may hold an older one.
            return None if self._is_uniform(value) else self.of(value)
        loop = self._index.loop(name)
        return None if loop is None else self._index.stride(loop.start, self._lane)

    def _op(self, op: Op) -> int | None:
        row = TABLE[op.op]
        parts = [part for arg in op.args if self._counts(arg.dtype) and (part := self.of(arg)) is not None]
        if len(parts) < len(op.args):
            return None
        if row.weights:
            return sum(weight * part for weight, part in zip(row.weights, parts, strict=True))
        if row.factor is None or 0 not in (parts if row.commutes else parts[1:]):
            return None
        grows, factor = (parts[0], op.args[1]) if parts[1] == 0 else (parts[1], op.args[0])
        form = self._index.form(factor)
        by = None if form is None or form.terms else row.factor(form.const)
        return None if by is None else grows * by
