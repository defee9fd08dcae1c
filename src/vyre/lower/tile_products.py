"""Finds the loop of a group kernel that multiplies tiles of matrices, so that a GPU can do so by whole tiles.

What is looked for, with `S` columns of 8 and any epilogue:

    for k in range(0, n, 64):
        for s in range(0, 64, 16):
            a0 .. a3 = words of `a` from memory: rows and positions along the sum as `mma_*` has them
            b0, b1   = words of `b`, of column 8 j and those after it
            sums[j, 0 .. 3] = mma_f16(sums[j, 0 .. 3], a0 .. a3, b0, b1)    # for every j below S

The subgroups of the workgroup have 16 rows each, one below the other, and all of them the same columns. The
body is evaluated on symbols, so neither the names nor the order of its statements matter. Integers of 8 bits
have steps of 32 and a loop by 128.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import itemgetter
from typing import TypeAlias, TypeGuard

from vyre.analysis.index import Form, LoopVar
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Collective,
    Declare,
    Expr,
    For,
    GridSync,
    Id,
    Load,
    Name,
    Node,
    Program,
    Region,
    Return,
    Store,
    Var,
)
from vyre.ir.walk import assigned, evaluated, statements
from vyre.lower.launch import Facts
from vyre.lower.layout import Linear, ids
from vyre.lower.ring import ROWS, RingShape
from vyre.ops.matrix import COLUMNS_OF_B, ROWS_OF_A
from vyre.ops.packed_words import KINDS, joined

MARK = Region("a product of tiles", ())  # in the place of its loop
_LANES = (8, 4)  # of a subgroup, along the last axes of the workgroup
_MOST_SUBGROUPS = 8
_MOST_COLUMNS = 256
_SHARED_BYTES = 226 * 1024  # of a processor
_MOST_STAGES = 8


@dataclass(frozen=True, slots=True)
class TileOperand:
    """An operand: its array, and where its tile begins: along the rows or columns of the product, and along
    the sum in the first iteration.
    """

    array: Name
    is_across: bool
    own: Form
    first: Form


@dataclass(frozen=True, slots=True)
class TileProduct:
    """A loop that multiplies tiles: the length of the sum, and the elements of the private array `sums` that
    it is added to, in the order of `MultiplyTiles`.
    """

    loop: For
    shape: RingShape
    left: TileOperand
    right: TileOperand
    length: Form
    sums: Name
    offsets: tuple[int, ...]


def tile_product(program: Program, linear: Linear, facts: Facts) -> TileProduct | None:
    """Return the product by tiles that a program is, around which there may be other statements; None if it
    is none, or if what is known of the arrays does not suffice to copy tiles of them.
    """
    group = program.workgroup
    if group is None or group[1:] != _LANES or len(group) != 3 or group[0] % 4 or group[0] > _MOST_SUBGROUPS:
        return None
    nodes = statements(program.body)
    alone = (Barrier, GridSync, Return, Atomic)
    if any(isinstance(n, alone) or (isinstance(n, Declare) and n.space == "shared") for n in nodes):
        return None
    loops = [node for node in program.body if isinstance(node, For)]
    products = [product for loop in loops if (product := _product(program, loop, linear)) is not None]
    if len(products) != 1 or not _copies(program, products[0], facts):
        return None
    inside = {name for node in statements((products[0].loop,)) if (name := assigned(node)) is not None}
    return None if inside & _read_outside(program, products[0].loop) else products[0]


def without_loop(program: Program, product: TileProduct) -> Program:
    """Return a program with MARK in place of the loop."""
    body = tuple([MARK if node is product.loop else node for node in program.body])
    return replace(program, body=body)


def _copies(program: Program, product: TileProduct, facts: Facts) -> bool:
    """True if tiles of both arrays can be copied, and no store changes the arrays."""
    access = {param.name: param.access for param in program.params}
    read = {product.left.array, product.right.array}
    return facts.distinct and read <= facts.tiled and all(access[name] == "in" for name in read)


def _read_outside(program: Program, loop: For) -> set[Name]:
    rest = tuple([node for node in program.body if node is not loop])
    parts = evaluated(rest)
    return {part.name for part in parts if isinstance(part, Var)}


# Evaluation on symbols


@dataclass(frozen=True, slots=True)
class _TileElement:
    """An element of an array in memory."""

    array: Name
    forms: tuple[Form, Form]


@dataclass(frozen=True, slots=True)
class _OldSum:
    """An element of a private array as it was when the body began."""

    array: Name
    index: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Step:
    """An element of the result of an instruction."""

    op: str
    args: tuple[_Symbol, ...]
    part: int


_Word: TypeAlias = tuple[tuple[int, _TileElement], ...]  # elements by the position of their lowest bit
_Symbol: TypeAlias = _TileElement | _OldSum | _Step | _Word


class _Symbols:
    """The symbols of locals and of elements of private arrays."""

    def __init__(self, linear: Linear, arrays: set[Name]) -> None:
        self.linear, self.arrays = linear, arrays
        self.locals: dict[Name, _Symbol | None] = {}
        self.held: dict[tuple[Name, tuple[int, ...]], _Symbol | None] = {}
        self.own: set[Name] = set()  # arrays that are declared in the body

    def run(self, body: Block) -> bool:
        """Evaluate statements; False if there are others than these kinds."""
        return all(self._ran(node) for node in body)

    def _ran(self, node: Node) -> bool:
        if isinstance(node, Region):
            return self.run(node.body)
        if isinstance(node, Declare):
            self.own.add(node.name)
        elif isinstance(node, Assign):
            self.locals[node.name] = self.symbol(node.value)
        elif isinstance(node, Collective):
            self.locals[node.target] = self.step(node)
        elif isinstance(node, Store):
            at = _fixed(node.index)
            if node.array in self.arrays or at is None:
                return False
            self.held[node.array, at] = self.symbol(node.value)
        else:
            return False
        return True

    def step(self, node: Collective) -> _Step | None:
        *args, part = node.args
        symbols = [symbol for arg in args if (symbol := self.symbol(arg)) is not None]
        if node.op not in KINDS or len(symbols) < len(args) or not isinstance(part, Lit):
            return None
        return _Step(node.op, tuple(symbols), int(number(part)) % 4)

    def symbol(self, expr: Expr) -> _Symbol | None:
        if isinstance(expr, Var):
            return self.locals.get(expr.name)
        if isinstance(expr, Load):
            return self._element(expr) if expr.array in self.arrays else self._private(expr)
        return tuple(sorted(joined(expr, self._parts).items(), key=itemgetter(0))) or None

    def _parts(self, expr: Expr) -> dict[int, _TileElement]:
        symbol = self.symbol(expr) if isinstance(expr, Var | Load) else None
        return {0: symbol} if isinstance(symbol, _TileElement) else dict(symbol) if _is_word(symbol) else {}

    def _element(self, load: Load) -> _TileElement | None:
        forms = [form for part in load.index if (form := self.linear.form(part)) is not None]
        return _TileElement(load.array, (forms[0], forms[1])) if len(forms) == 2 == len(load.index) else None

    def _private(self, load: Load) -> _Symbol | None:
        at = _fixed(load.index)
        if at is None:
            return None
        is_old = (load.array, at) not in self.held and load.array not in self.own
        return _OldSum(load.array, at) if is_old else self.held.get((load.array, at))


def _is_word(symbol: _Symbol | None) -> TypeGuard[_Word]:
    return isinstance(symbol, tuple)


def _fixed(index: tuple[Expr, ...]) -> tuple[int, ...] | None:
    numbers = tuple([int(number(part)) for part in index if isinstance(part, Lit)])
    return numbers if len(numbers) == len(index) else None


# The loop


def _product(program: Program, loop: For, linear: Linear) -> TileProduct | None:
    """Return the product that a loop computes; None if it is not a product."""
    inner = loop.body[0] if len(loop.body) == 1 else None
    length = linear.form(loop.stop)
    if not isinstance(inner, For) or length is None or ids(linear.layout, length) or length.loops:
        return None
    symbols = _Symbols(linear, {param.name for param in program.params if param.is_array})
    if not symbols.run(inner.body):
        return None
    steps = {place: step for place, step in symbols.held.items() if place[0] not in symbols.own}
    squares = _squares(steps)
    if not squares:
        return None
    kind = KINDS[squares[0].op]
    depth = 128 // kind.itemsize
    if _counts(loop) != (0, depth) or _counts(inner) != (0, depth // 4) or _fixed((inner.stop,)) != (depth,):
        return None
    along = Form(0, ((LoopVar(loop.var), 1), (LoopVar(inner.var), 1), (Id("lid", 2), 4 // kind.itemsize)))
    return _assembled(program, loop, squares, along, linear)


def _counts(loop: For) -> tuple[int, ...] | None:
    return _fixed((loop.start, loop.step))


def _squares(steps: dict[tuple[Name, tuple[int, ...]], _Symbol | None]) -> list[_Step]:
    """Return an instruction for each four sums that it is added to; none if anything else is written."""
    squares: dict[tuple[_Symbol, ...], set[int]] = {}
    first: dict[tuple[_Symbol, ...], _Step] = {}
    for (array, index), step in steps.items():
        if not isinstance(step, _Step) or step.args[step.part] != _OldSum(array, index):
            return []
        squares.setdefault(step.args, set()).add(step.part)
        first[step.args] = step
    is_whole = all(parts == {0, 1, 2, 3} for parts in squares.values())
    return list(first.values()) if is_whole else []


def _operand(
    words: tuple[_Symbol, ...], bits: int, along: Form, own: Form, linear: Linear
) -> TileOperand | None:
    """Return the operand whose words, of elements of so many bits, these are; None if they are not as `mma_*`
    has them.
    """
    operands: list[TileOperand] = []
    for position, word in enumerate(words):
        below, further = (8 * (position % 2), position // 2) if len(words) == 4 else (0, position)
        size = 32 // len(word) if _is_word(word) else 0
        if not _is_word(word) or [at for at, _ in word] != list(range(0, 32, size)) or size != bits:
            return None
        for at, (_, element) in enumerate(word):
            is_across = bool(element.forms[0].loops)
            summed, mine = element.forms if is_across else element.forms[::-1]
            mine = mine.plus(own, -1).plus(Form(-below))
            summed = summed.plus(along, -1).plus(Form(-at - 4 * len(word) * further))
            operands.append(TileOperand(element.array, is_across, mine, summed))
    first = operands[0]
    is_one = all(other == first for other in operands) and (first.is_across or first.first == Form())
    forms = first.own, first.first
    is_fixed = not any(form.loops or ids(linear.layout, form) for form in forms)
    return first if is_one and is_fixed else None


def _assembled(
    program: Program, loop: For, squares: list[_Step], along: Form, linear: Linear
) -> TileProduct | None:
    kind, subgroups = KINDS[squares[0].op], (program.workgroup or (0,))[0]
    left = _operand(
        squares[0].args[4:8], kind.bits, along, Form(0, ((Id("lid", 0), 16), (Id("lid", 1), 1))), linear
    )
    rights = [
        _operand(step.args[8:10], kind.bits, along, Form(0, ((Id("lid", 1), 1),)), linear) for step in squares
    ]
    columns = {right.own.const: at for at, right in enumerate(rights) if right is not None}
    if (
        left is None
        or len(columns) < len(squares)
        or any(s.args[4:8] != squares[0].args[4:8] for s in squares)
    ):
        return None
    right = rights[columns[min(columns)]]
    assert right is not None
    expected = [replace(right, own=right.own.plus(Form(COLUMNS_OF_B * at))) for at in range(len(columns))]
    ordered = [squares[columns[at]] for at in sorted(columns)]
    sums = [arg for step in ordered for arg in step.args[:4] if isinstance(arg, _OldSum)]
    length, across = linear.form(loop.stop), (left.is_across, right.is_across)
    size = COLUMNS_OF_B * len(columns)
    if [rights[columns[at]] for at in sorted(columns)] != expected or len({load.array for load in sums}) != 1:
        return None
    if size > _MOST_COLUMNS or size % ROWS or length is None or (kind.itemsize != 2 and any(across)):
        return None
    shape = RingShape(kind, ROWS_OF_A * subgroups, size, 1, across)
    room = (_SHARED_BYTES // shape.blocks - shape.bytes) // shape.stage_bytes + 1
    shape = replace(shape, stages=min(room, _MOST_STAGES))
    held = next(n for n in statements(program.body) if isinstance(n, Declare) and n.name == sums[0].array)
    offsets = tuple([_offset(held.shape, load.index) for load in sums])
    return TileProduct(loop, shape, left, right, length, held.name, offsets)


def _offset(shape: tuple[int, ...], index: tuple[int, ...]) -> int:
    offset = 0
    for extent, at in zip(shape, index, strict=True):
        offset = offset * extent + at
    return offset
