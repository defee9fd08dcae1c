"""The IR: a Program is parameters, a workgroup size and a tree of statements (Node) over pure values (Expr).

The semantics:

* Every invocation runs the body. Locals belong to the invocation; a name has one dtype throughout a Program.
* Expressions have no effects and always have a value: a load outside its array gives 0, division is total.
  `Cond` evaluates only the branch it takes, which only the sanitizer can observe.
* Everything that acts on memory or on other invocations (store, atomic, collective, barrier) is a statement,
  so the order of effects is the order of statements.
* A node's `span` is its place in the source. Equality ignores it: two programs are equal if they do the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Literal, TypeAlias, get_args

from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.literal import Lit
from vyre.ir.problem import Span
from vyre.ir.spoken import preformatted

Name: TypeAlias = str
Axis: TypeAlias = int
Extents: TypeAlias = tuple[int, ...]  # along each axis
IdKind = Literal["gid", "lid", "wid", "group_size", "domain", "num_groups", "subgroup_lane"]
Access = Literal["in", "out", "inout", "scalar"]
Space = Literal["shared", "local"]


@dataclass(frozen=True, slots=True)
class Var:
    """The value of a local or of a scalar parameter."""

    name: Name
    dtype: DType


@dataclass(frozen=True, slots=True)
class Id:
    """An id of this invocation along `axis`: an i32. `subgroup_lane` has axis 0."""

    kind: IdKind
    axis: Axis = 0

    @property
    def dtype(self) -> DType:
        return i32


@dataclass(frozen=True, slots=True)
class Shape:
    """The number of elements of `array` along `axis`: an i32."""

    array: Name
    axis: Axis

    @property
    def dtype(self) -> DType:
        return i32


@dataclass(frozen=True, slots=True)
class Load:
    """The element of `array` at `index`; 0 outside the array."""

    array: Name
    index: tuple[Expr, ...]
    dtype: DType
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Op:
    """The operation of the table row `op` on `args`, with a result of type `dtype`."""

    op: str
    args: tuple[Expr, ...]
    dtype: DType


@dataclass(frozen=True, slots=True)
class Cond:
    """`then` if `test` is true, else `other`; only the branch taken is evaluated."""

    test: Expr
    then: Expr
    other: Expr

    @property
    def dtype(self) -> DType:
        return self.then.dtype


@dataclass(frozen=True, slots=True)
class Table:
    """The constant at place `index` of `values`, which are packed as in an array of `dtype`; 0 outside."""

    dtype: DType
    values: bytes
    index: Expr


Expr: TypeAlias = Lit | Var | Id | Shape | Load | Op | Cond | Table


@dataclass(frozen=True, slots=True)
class Assign:
    """Assign `value` to the local `name`, which keeps it until the next assignment."""

    name: Name
    value: Expr
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Store:
    """Write `value` to `array[index]`; an index outside the array does nothing."""

    array: Name
    index: tuple[Expr, ...]
    value: Expr
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Declare:
    """An array of fixed shape: `shared` by the workgroup and zero at its start, or `local` and zero here."""

    name: Name
    space: Space
    dtype: DType
    shape: tuple[int, ...]
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class If:
    """Run `then` if `test` is true, else `orelse`."""

    test: Expr
    then: Block
    orelse: Block = ()
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class For:
    """Python's `for var in range(start, stop, step)`.

    The bounds and the step are evaluated once and have one integer dtype, as does `var`; with a step of 0 the
    body never runs. Assigning to `var` in the body does not change the trip count. After the loop `var` keeps
    its last value. `unroll` requests a copy of the body for every iteration.
    """

    var: Name
    start: Expr
    stop: Expr
    step: Expr
    body: Block
    unroll: bool = False
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Break:
    """Leave the innermost loop."""

    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Continue:
    """Continue with the next iteration of the innermost loop."""

    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Return:
    """End this invocation."""

    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Barrier:
    """Wait for every invocation of the workgroup; memory written before is visible after."""

    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class GridSync:
    """Wait for the whole launch; buffers written before are visible after, workgroup memory is zero again."""

    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Atomic:
    """Update `array[index]` atomically by the row `op`; `target` gets the old value, 0 outside the array."""

    target: Name | None
    op: str
    array: Name
    index: tuple[Expr, ...]
    args: tuple[Expr, ...]
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Collective:
    """Exchange values among the 32 invocations of a subgroup by the row `op`; `target` has `dtype`."""

    target: Name
    op: str
    args: tuple[Expr, ...]
    dtype: DType
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Region:
    """Statements that came from `origin` (a function or kernel); it does not affect their meaning."""

    origin: str
    body: Block
    span: Span | None = field(default=None, compare=False)


Node: TypeAlias = (
    Assign
    | Store
    | Declare
    | If
    | For
    | Break
    | Continue
    | Return
    | Barrier
    | GridSync
    | Atomic
    | Collective
    | Region
)
Block: TypeAlias = tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter: an array that is read, written or both, or a run-time scalar (rank 0).

    `axes` are the extents in its annotation, one for each axis, in the form of `ir.axes`. Calls are checked
    against them; they do not affect the meaning of the body.
    """

    name: Name
    access: Access
    dtype: DType
    rank: int = 1
    axes: tuple[Name, ...] = field(default=(), repr=False)  # most have none: the repr stays short

    @property
    def is_array(self) -> bool:
        return self.access != "scalar"

    @property
    def sizes(self) -> tuple[int, ...]:
        """The extents that the annotation states as numbers, one for each axis; 0 for any other extent."""
        stated = self.axes if len(self.axes) == self.rank else ("",) * self.rank
        return tuple([int(extent) if extent.isdecimal() else 0 for extent in stated])


@dataclass(frozen=True, slots=True)
class StridedLayout:
    """The layout of an array whose rows are apart: scalars with its extents, one with the number of its first
    element if that is not 0, and the elements between neighbours along each axis, as scalars or numbers.
    """

    extents: tuple[Name, ...]
    offset: Name | None
    strides: tuple[Name | int, ...]


@dataclass(frozen=True, slots=True)
class StridedParam(Param):
    """An array whose rows are apart; what a launch passes is all memory from its first to its last element.
    Only compilers get programs with such parameters.
    """

    layout: StridedLayout = field(default=StridedLayout((), None, ()), repr=False)


@dataclass(frozen=True, slots=True)
class Program:
    """One kernel: `workgroup` is None for an element kernel, else 1 to 3 sizes for a group kernel."""

    name: Name
    params: tuple[Param, ...]
    body: Block
    workgroup: tuple[int, ...] | None = None

    def __repr__(self) -> str:
        group = "" if self.workgroup is None else f", workgroup {self.workgroup}"
        return f"<program {self.name}({', '.join(param.name for param in self.params)}){group}>"

    def _repr_html_(self) -> str:
        return preformatted(repr(self))


EXPRESSIONS: tuple[type, ...] = get_args(Expr)
STATEMENTS: tuple[type, ...] = get_args(Node)
# The fields of every kind of record, each with its type as written in this file.
GRAMMAR: dict[type, dict[str, str]] = {
    kind: {part.name: str(part.type) for part in fields(kind)}
    for kind in (Program, Param, *EXPRESSIONS, *STATEMENTS)
}


def true() -> Lit:
    return Lit(bool_, 1)


def false() -> Lit:
    return Lit(bool_, 0)
