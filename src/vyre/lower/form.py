"""Lowered: typed statements and values, in which every decision about a class of machine is made.

A value is pure. Its `kind` says where it differs: UNIFORM is one for the whole bundle, STRIP one for each
strip, VARYING one for each lane. INDEX is the type of positions, exact where the language's 32-bit integers
wrap. What touches memory is a statement: the order of effects is that of statements. Masks are values. A load
or store carries its guard, or the claims that make it unnecessary; they follow from the facts of a loop.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from vyre.analysis.index import Form
from vyre.analysis.lockstep import Variation
from vyre.ir.dtypes import DType, bool_, i32
from vyre.lower.ring import RingStep

INDEX: Literal["index"] = "index"
Type: TypeAlias = DType | Literal["index"]
Arithmetic = Literal["add", "sub", "mul", "and", "min", "max", "floor", "quotient", "udiv", "urem"]
Order = Literal["lt", "le", "eq"]


@dataclass(frozen=True, slots=True)
class Claim:
    """`form` lies inside the extent of `buffer` along `axis`, for every invocation that gets here."""

    form: Form
    buffer: str
    axis: int


@dataclass(frozen=True, slots=True)
class Fact:
    """All forms from `low` to `high`, which differ by a number alone, lie inside 0 .. limit."""

    low: Form
    high: Form
    limit: Value


@dataclass(frozen=True, slots=True)
class Number:
    """A number of the language by its bits, or an INDEX."""

    type: Type
    bits: int
    kind = Variation.UNIFORM


@dataclass(frozen=True, slots=True)
class Ref:
    """The value that a name has when the statement runs."""

    name: str
    type: Type
    kind: Variation = Variation.UNIFORM


@dataclass(frozen=True, slots=True)
class BufferExtent:
    """The number of elements of a buffer along an axis."""

    buffer: str
    axis: int
    type = INDEX
    kind = Variation.UNIFORM


@dataclass(frozen=True, slots=True)
class Iota:
    """The number of a lane in its strip."""

    type = i32
    kind = Variation.VARYING


@dataclass(frozen=True, slots=True)
class Base:
    """The number of a strip's first lane in its row of the bundle."""

    type = INDEX
    kind = Variation.STRIP


@dataclass(frozen=True, slots=True)
class Row:
    """The number of a strip's row in the bundle."""

    type = INDEX
    kind = Variation.STRIP


@dataclass(frozen=True, slots=True)
class Apply:
    """The row `op` of the op table."""

    op: str
    args: tuple[Value, ...]
    type: Type
    kind: Variation


@dataclass(frozen=True, slots=True)
class Calc:
    """Integer arithmetic on two values of one type, modulo 2**bits.

    `exact` if a result that does not fit is never used. Of positions: `floor` and `quotient` divide by a
    positive constant, downwards and towards zero; `udiv` and `urem` divide positions that are not negative.
    """

    word: Arithmetic
    a: Value
    b: Value
    kind: Variation
    exact: bool = False

    @property
    def type(self) -> Type:
        return self.a.type


@dataclass(frozen=True, slots=True)
class Extend:
    """An integer or INDEX as another such type: its low bits, or extended by its sign or by zeros.

    `exact` if the low bits are the whole value, which is not negative.
    """

    value: Value
    type: Type
    signed: bool
    exact: bool = False

    @property
    def kind(self) -> Variation:
        return self.value.kind


@dataclass(frozen=True, slots=True)
class Compare:
    """The order of two integers of one type; an INDEX is signed."""

    order: Order
    a: Value
    b: Value
    kind: Variation
    type = bool_


@dataclass(frozen=True, slots=True)
class Under:
    """The guard of one axis: 0 <= value < limit."""

    value: Value
    limit: Value
    type = bool_

    @property
    def kind(self) -> Variation:
        return self.value.kind


@dataclass(frozen=True, slots=True)
class Apart:
    """True if no byte of one buffer is one of the other."""

    one: str
    other: str
    type = bool_
    kind = Variation.UNIFORM


@dataclass(frozen=True, slots=True)
class Both:
    """Two conditions at once."""

    a: Value
    b: Value
    kind: Variation
    type = bool_


@dataclass(frozen=True, slots=True)
class Not:
    """The opposite of a condition."""

    value: Value
    type = bool_

    @property
    def kind(self) -> Variation:
        return self.value.kind


@dataclass(frozen=True, slots=True)
class Select:
    """`then` where the test holds, else `other`; both are evaluated."""

    test: Value
    then: Value
    other: Value
    kind: Variation

    @property
    def type(self) -> Type:
        return self.then.type


@dataclass(frozen=True, slots=True)
class Any:
    """Whether a mask holds in any lane."""

    mask: Value
    type = bool_
    kind = Variation.UNIFORM


@dataclass(frozen=True, slots=True)
class Lane:
    """The value in one lane of each strip; -1 is the last."""

    value: Value
    lane: int
    kind = Variation.STRIP

    @property
    def type(self) -> Type:
        return self.value.type


@dataclass(frozen=True, slots=True)
class CutRow:
    """The lanes from `by` on of a row, followed by the first lanes of the row after it."""

    low: Value
    high: Value
    by: int
    kind = Variation.VARYING

    @property
    def type(self) -> Type:
        return self.low.type


@dataclass(frozen=True, slots=True)
class First:
    """The value in the first lane of the first strip at hand, where all lanes have the same."""

    value: Value
    kind = Variation.UNIFORM

    @property
    def type(self) -> Type:
        return self.value.type


@dataclass(frozen=True, slots=True)
class Least:
    """The least of an unsigned value over all lanes and strips."""

    value: Value
    kind = Variation.UNIFORM

    @property
    def type(self) -> Type:
        return self.value.type


@dataclass(frozen=True, slots=True)
class TableEntry:
    """The constant at place `index` of `values`, which are packed as in an array of `type`; 0 outside."""

    type: DType
    values: bytes
    index: Value

    @property
    def kind(self) -> Variation:
        return self.index.kind


Value: TypeAlias = (
    Number | Ref | BufferExtent | Iota | Base | Row | Apply | Calc | Extend | Compare | Under | Apart | Both
    | Not | Select | Any | Lane | CutRow | First | Least | TableEntry
)  # fmt: skip

# `one` element for all lanes of a strip; a `row` of neighbours, from the index of a strip's first lane on; or
# one element for `each` lane at an index of its own.
Reach = Literal["one", "row", "each"]


@dataclass(frozen=True, slots=True)
class Let:
    """Name a value; if it `is_opaque`, LLVM does not see what it is, and computes it here."""

    name: str
    value: Value
    is_opaque: bool = False


@dataclass(frozen=True, slots=True)
class Variable:
    """A name whose value changes; it has none yet.

    One of the workgroup outlives a bundle: each of its `strips` of `lanes` has its own.
    """

    name: str
    type: Type
    kind: Variation = Variation.UNIFORM
    strips: int = 0
    lanes: int = 0


@dataclass(frozen=True, slots=True)
class Set:
    """Change a Local in the lanes of the mask, or in all."""

    name: str
    value: Value
    mask: Value | None = None


@dataclass(frozen=True, slots=True)
class Private:
    """An array of which each lane has its own, undefined until it is cleared; with `strips` as a Variable."""

    name: str
    type: DType
    shape: tuple[int, ...]
    strips: int = 0
    lanes: int = 0


@dataclass(frozen=True, slots=True)
class Shared:
    """An array of the workgroup: of zeros if it is `cleared`, else undefined."""

    name: str
    type: DType
    shape: tuple[int, ...]
    cleared: bool = True


@dataclass(frozen=True, slots=True)
class Clear:
    """Set a private array to 0 in the lanes of the mask, or in all; of a shared one, every `step`-th element
    from `first` on."""

    name: str
    mask: Value | None
    first: Value | None = None
    step: int = 1


@dataclass(frozen=True, slots=True)
class View:
    """A buffer under another name and with other extents."""

    name: str
    buffer: str
    extents: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Fetch:
    """Bind `name` to elements of a buffer; where the guard fails it is 0, and nothing is read.

    Without a guard on every axis, `proof` has a claim for each, or `known` for the others. The last index may
    be a choice: of an index that `Under` tests, or else of the one that is claimed. The offset of a row is a
    multiple of `align` elements, and so is the array's address. `more` are names of the elements after one
    that is aligned so, which are inside with it; or of those up to what `until` claims. With `steps` the
    index is that of a strip's first lane, each lane is so much further, probably `apart` elements, `more` are
    further along the last axis, and a guard masks a row. The element is `place` after the index.
    """

    name: str
    buffer: str
    index: tuple[Value, ...]
    reach: Reach
    type: DType
    guard: Value | None = None
    proof: tuple[Claim, ...] = ()
    align: int = 1
    more: tuple[str, ...] = ()
    steps: tuple[int, ...] = ()
    until: tuple[Claim, ...] = ()
    apart: int = 0
    place: int = 0
    known: tuple[Claim, ...] = ()


@dataclass(frozen=True, slots=True)
class Write:
    """Write elements of a buffer in lanes where the guard holds; the last lane wins an element. As for a
    Fetch, `align` divides a row's offset, `more` are elements after one, and lanes are `steps` apart.
    """

    buffer: str
    index: tuple[Value, ...]
    reach: Reach
    value: Value
    type: DType
    guard: Value | None = None
    proof: tuple[Claim, ...] = ()
    align: int = 1
    more: tuple[Value, ...] = ()
    steps: tuple[int, ...] = ()
    first: Value | None = None  # of a strip: the index is this, and the number of lanes before with a flag
    flags: Value | None = None
    known: tuple[Claim, ...] = ()


@dataclass(frozen=True, slots=True)
class Update:
    """Update elements lane after lane; `name`, if any, is bound to the old ones, 0 where the guard fails."""

    name: str
    op: str
    buffer: str
    index: tuple[Value, ...]
    args: tuple[Value, ...]
    type: DType
    guard: Value
    alone: Value | None = None  # true where one thread runs the whole launch: it needs no locks


@dataclass(frozen=True, slots=True)
class SubgroupStep:
    """Bind `name` to what the row `op` of the subgroup operations gives each of 32 invocations: the lanes of
    a strip, or threads, all of which get here together.
    """

    name: str
    op: str
    args: tuple[Value, ...]
    type: DType


@dataclass(frozen=True, slots=True)
class WaitForAll:
    """Go on when all invocations of the workgroup, or of the launch, are here, and see what others stored."""

    is_grid: bool = False


@dataclass(frozen=True, slots=True)
class IfAll:
    """A choice that all lanes make together; the facts `given` hold in the accesses of `then`."""

    test: Value
    then: Block
    orelse: Block = ()
    given: tuple[Fact, ...] = ()


@dataclass(frozen=True, slots=True)
class EachStrip:
    """Run the body strip by strip, from `first` to before `last`, or for all; it binds names of one strip."""

    body: Block
    first: int = 0
    last: int | None = None


@dataclass(frozen=True, slots=True)
class CarriedRow:
    """A row that moves on from bundle to bundle: in the first one the name of `start` is the row that it
    loads, in each later one what `following` was in the bundle before.
    """

    start: Fetch
    following: str


@dataclass(frozen=True, slots=True)
class Loop:
    """Iterations in any order, or with `carried` rows in order: `var` from `low` below `high`, one further
    each time, or by `step`.

    With lanes, an iteration is a bundle whose first lane is `var`: of the first number of strips while one
    fits, then of the next; `rest` is the position that is left. `given` holds inside, of forms in which the
    last id is the position of a lane, and those before it are `outer`. A `mask` holds in the lanes below
    `high`, and `given` for those. A bundle has strips of so many `rows`, the last of `outer` is the first.
    """

    var: str
    low: Value
    high: Value
    body: Block
    lanes: int = 0
    strips: tuple[int, ...] = (1,)
    given: tuple[Fact, ...] = ()
    outer: tuple[Value, ...] = ()
    rest: str = ""
    step: Value | None = None
    mask: str = ""
    rows: int = 1
    carried: tuple[CarriedRow, ...] = ()


@dataclass(frozen=True, slots=True)
class While:
    """Iterations in order: `before`, then, if the test holds, `body` and `following`, and again.

    A jump to the next iteration goes to `following`. The body has `copies`, or as many as LLVM likes (0).
    """

    name: str
    test: Value
    body: Block
    before: Block = ()
    following: Block = ()
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Jump:
    """Go to the next iteration of an enclosing loop, or leave it."""

    to: str
    how: Literal["next", "leave"]


@dataclass(frozen=True, slots=True)
class Charge:
    """Count work: `times` times `units` for every strip. The function may return here if it is to stop."""

    times: Value
    units: int


@dataclass(frozen=True, slots=True)
class Call:
    """Run another function."""

    function: str
    args: tuple[Value, ...]


Stmt: TypeAlias = (
    Let | Variable | Set | Private | Shared | Clear | View | Fetch | Write | Update | SubgroupStep
    | WaitForAll | IfAll | EachStrip | Loop | While | Jump | Charge | Call | RingStep
)  # fmt: skip
Block: TypeAlias = tuple[Stmt, ...]

TRUE = Number(bool_, 1)


def number(value: int) -> Number:
    return Number(INDEX, value)


def domain(axis: int) -> Ref:
    return Ref(f"domain.{axis}", INDEX)


def wid(axis: int) -> Ref:
    """The id of the workgroup, in functions that run one."""
    return Ref(f"wid.{axis}", INDEX)


def calc(word: Arithmetic, a: Value, b: Value, *, exact: bool = False) -> Value:
    """Return arithmetic with the trivial cases of positions folded."""
    if isinstance(b, Number) and b.type == INDEX:
        if b.bits == int(word not in ("add", "sub")) and word in ("add", "sub", "mul", "floor", "quotient"):
            return a
        if word == "add" and isinstance(a, Calc) and a.word == "sub" and a.b == b:
            return a.a
        if isinstance(a, Number) and word in ("add", "sub", "mul"):
            return number({"add": a.bits + b.bits, "sub": a.bits - b.bits, "mul": a.bits * b.bits}[word])
    if word == "add" and isinstance(a, Number) and a == number(0):
        return b
    return Calc(word, a, b, max(a.kind, b.kind), exact)


def compare(order: Order, a: Value, b: Value) -> Compare:
    return Compare(order, a, b, max(a.kind, b.kind))


def both(a: Value | None, b: Value) -> Value:
    return b if a is None else Both(a, b, max(a.kind, b.kind))


def select(test: Value, then: Value, other: Value) -> Select:
    return Select(test, then, other, max(test.kind, then.kind, other.kind))


def is_signed(type_: Type) -> bool:
    return type_ == INDEX or (not isinstance(type_, str) and type_.kind == "int")


def as_index(value: Value) -> Value:
    """Return an integer of the language as a position."""
    if isinstance(value, Number) and not isinstance(value.type, str):
        bits, width = value.bits, value.type.bits if is_signed(value.type) else 64
        return number(bits - (1 << width) if bits >> (width - 1) else bits)
    return value if value.type == INDEX else Extend(value, INDEX, is_signed(value.type))
