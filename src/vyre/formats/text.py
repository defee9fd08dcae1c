"""A Program as kernel language with its types written out, and back: `read(show(p)) == p`.

A literal is written with its type, `f32(0.5)`, or bare if the other operand or the target determines the
type. Every other expression determines its own type, so the printer needs no further information.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import assert_never

from vyre.check.scope import ScopeArray, arrays
from vyre.front.read import program as program_of
from vyre.front.words import ROLES
from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.literal import Lit, literal, number
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
    Param,
    Program,
    Region,
    Return,
    Shape,
    Store,
    Table,
    Var,
    false,
    true,
)
from vyre.ir.walk import children
from vyre.ops import ATOMICS, COLLECTIVES, TABLE

# The precedence of Python's operators, weakest first.
SIGN, OR, AND, NOT, COMPARISON = range(5)
INFIX = (("==", "!=", "<", "<=", ">", ">="), "|", "^", "&", ("<<", ">>"), "+-", ("*", "/", "//", "%"))
STRENGTH = {symbol: at for at, symbols in enumerate(INFIX, COMPARISON) for symbol in symbols}
UNARY, ATOM = 11, 12


def show(program: Program) -> str:
    """The program as kernel language, every type written out."""
    types = _Types(arrays(program), {p.name for p in program.params})
    size = f"(workgroup={program.workgroup})" if program.workgroup is not None else ""
    head = f"def {program.name}({', '.join(_param(p) for p in program.params)}):"
    return "\n".join([f"@kernel{size}", head, *_block(program.body, types), ""])


def read(text: str) -> Program:
    """Parse a printed program; raises Problems if it is not kernel language."""
    return program_of(text)


@dataclass(frozen=True, slots=True)
class _Types:
    """The arrays by name, and the names whose type has been written so far."""

    arrays: Mapping[str, ScopeArray]
    written: set[str]

    def annotate(self, name: str, dtype: DType) -> str:
        """`name` as the target of an assignment, with its type the first time."""
        if name in self.written:
            return name
        self.written.add(name)
        return f"{name}: {dtype}"


@dataclass(frozen=True, slots=True)
class _Shown:
    """An expression's text and its precedence."""

    text: str
    strength: int = ATOM

    def under(self, least: int) -> str:
        """The text as an operand, in parentheses if its precedence is lower."""
        return self.text if self.strength >= least else f"({self.text})"


def _param(param: Param) -> str:
    if not param.is_array:
        return f"{param.name}: {param.dtype}"
    return f"{param.name}: {ROLES[param.access]}[{param.dtype}{_axes(param)}]"


def _axes(param: Param) -> str:
    """The axes of an array as in its annotation, where a number alone would be the number of axes."""
    if not param.axes:
        return "" if param.rank == 1 else f", {param.rank}"
    is_alone = len(param.axes) == 1
    shown = [extent if extent.isdecimal() and not is_alone else f'"{extent}"' for extent in param.axes]
    return f", {', '.join(shown)}"


# Statements


def _block(block: Block, types: _Types) -> Iterator[str]:
    """The lines of a block, indented once."""
    if not block:
        yield "    pass"
    for node in block:
        for line in _statement(node, types):
            yield f"    {line}"


def _statement(node: Node, types: _Types) -> Iterator[str]:
    match node:
        case Assign():
            yield f"{types.annotate(node.name, node.value.dtype)} = {expression(node.value)}"
        case Store():
            yield f"{node.array}[{_index(node.index)}] = {expression(node.value)}"
        case Declare():
            shape = str(node.shape[0]) if len(node.shape) == 1 else str(node.shape)
            yield f"{node.name} = {node.space}({node.dtype}, {shape})"
        case If():
            yield from _if(node, types)
        case For():
            yield from _for(node, types)
        case Break() | Continue() | Return():
            yield type(node).__name__.lower()
        case Barrier():
            yield "barrier()"
        case GridSync():
            yield "grid_sync()"
        case Atomic():
            yield _atomic(node, types)
        case Collective():
            call = f"{COLLECTIVES[node.op].syntax}({_collected(node.args)})"
            yield f"{types.annotate(node.target, node.dtype)} = {call}"
        case Region():
            yield f"with region({_quoted(node.origin)}):"
            yield from _block(node.body, types)
        case never:
            assert_never(never)


def _if(node: If, types: _Types) -> Iterator[str]:
    yield f"if {_expr(node.test).text}:"
    yield from _block(node.then, types)
    match node.orelse:
        case ():
            return
        case (If() as inner,):
            first, *rest = _if(inner, types)
            yield f"el{first}"
            yield from rest
        case orelse:
            yield "else:"
            yield from _block(orelse, types)


def _for(node: For, types: _Types) -> Iterator[str]:
    bounds = (node.start, node.stop, node.step)
    known = node.start.dtype == dtypes.i32 or not all(isinstance(bound, Lit) for bound in bounds)
    span = f"range({', '.join(expression(b) if known else _expr(b).text for b in bounds)})"
    types.written.add(node.var)
    yield f"for {node.var} in {f'unroll({span})' if node.unroll else span}:"
    yield from _block(node.body, types)


def _atomic(node: Atomic, types: _Types) -> str:
    index = _index(node.index) if len(node.index) == 1 else f"({_index(node.index)})"
    values = ", ".join(expression(arg) for arg in node.args)
    call = f"{ATOMICS[node.op].syntax}({node.array}, {index}, {values})"
    if node.target is None:
        return call
    return f"{types.annotate(node.target, types.arrays[node.array].dtype)} = {call}"


def _collected(args: Sequence[Expr]) -> str:
    """The operands of a collective; the types of all but the first are known."""
    value, *beside = args
    return ", ".join([_expr(value).text, *(expression(arg) for arg in beside)])


def _index(index: Sequence[Expr]) -> str:
    return _indices(index, [_expr(at) for at in index])


def _indices(index: Sequence[Expr], parts: Sequence[_Shown]) -> str:
    """An index: integers in it are i32 unless written with a type."""
    shown = [
        _known(at, part) if at.dtype == dtypes.i32 else part for at, part in zip(index, parts, strict=True)
    ]
    return ", ".join(part.text for part in shown)


def _quoted(text: str) -> str:
    """A Python string literal in double quotes."""
    single = repr(text + '"')[1:-2]  # a double quote inside makes repr choose single ones around
    return '"' + single.replace('"', '\\"') + '"'


# Expressions


def _expr(expr: Expr) -> _Shown:
    """The expression where the context does not determine its type."""
    return _render(expr, [_expr(part) for part in children(expr)])


def expression(expr: Expr) -> str:
    """The expression where the context determines its type: a literal is written without it."""
    return _known(expr, _expr(expr)).text


def _known(expr: Expr, shown: _Shown) -> _Shown:
    """The text of `expr` where its type is known; `shown` is its text elsewhere."""
    return _bare_literal(expr) if isinstance(expr, Lit) else shown


def _render(expr: Expr, parts: list[_Shown]) -> _Shown:
    """The text of an expression; `parts` are the texts of its children."""
    match expr:
        case Lit():
            return _Shown(_typed_literal(expr))
        case Var():
            return _Shown(expr.name)
        case Id("subgroup_lane"):
            return _Shown("subgroup_lane()")
        case Id():
            return _Shown(f"{expr.kind}({expr.axis})")
        case Shape():
            return _Shown(f"{expr.array}.shape[{expr.axis}]")
        case Load():
            return _Shown(f"{expr.array}[{_indices(expr.index, parts)}]")
        case Op():
            return _op(expr, parts)
        case Cond():
            return _cond(expr, parts)
        case Table():
            return _Shown(f"table({expr.dtype}, {_constants(expr)})[{parts[0].text}]")
    assert_never(expr)


def _op(expr: Op, parts: list[_Shown]) -> _Shown:
    row = TABLE[expr.op]
    fast = ", fast=True" if row.fast_of else ""
    if row.names_dtype:
        call = f"{expr.dtype}(" if row.names_dtype == "call" else f"{row.name}({expr.dtype}, "
        return _Shown(f"{call}{parts[0].text}{fast})")
    parts = [*parts[: row.free], *_alike(expr.args[row.free :], parts[row.free :])]
    if row.symbol.endswith("x"):
        return _unary(row.symbol.removesuffix("x"), parts[0])
    if row.symbol in STRENGTH:
        return _infix(row.symbol, STRENGTH[row.symbol], parts)
    return _Shown(f"{row.fast_of or row.name}({', '.join(p.text for p in parts)}{fast})")


def _unary(symbol: str, operand: _Shown) -> _Shown:
    if symbol == "-":
        return _Shown(f"-{operand.under(UNARY)}", SIGN)
    strength = NOT if symbol == "not " else UNARY
    return _Shown(f"{symbol}{operand.under(strength)}", strength)


def _infix(symbol: str, strength: int, parts: Sequence[_Shown]) -> _Shown:
    """Two operands and their operator: chains group to the left, and comparisons do not chain at all."""
    left, right = parts
    before = left.under(strength + 1 if strength == COMPARISON else strength)
    return _Shown(f"{before} {symbol} {right.under(strength + 1)}", strength)


def _cond(expr: Cond, parts: list[_Shown]) -> _Shown:
    test, then, other = parts
    if expr.other == false():
        return _infix("and", AND, (test, _known(expr.then, then)))
    if expr.then == true():
        return _infix("or", OR, (test, _known(expr.other, other)))
    then, other = _alike((expr.then, expr.other), (then, other))
    return _Shown(f"({then.text} if {test.text} else {other.text})")


def _alike(exprs: Sequence[Expr], parts: Sequence[_Shown]) -> list[_Shown]:
    """Values of one type: literals are written bare if one of the values is not a literal."""
    if all(isinstance(expr, Lit) for expr in exprs):
        return list(parts)
    return [_known(expr, part) for expr, part in zip(exprs, parts, strict=True)]


# Literals


def _constants(table: Table) -> str:
    size = table.dtype.itemsize
    bits = [table.values[at : at + size] for at in range(0, len(table.values), size)]
    lits = [Lit(table.dtype, int.from_bytes(word, "little")) for word in bits]
    return f"({', '.join(_bare_literal(lit).text for lit in lits)}{',' * (len(lits) == 1)})"


def _typed_literal(lit: Lit) -> str:
    """The literal with its type, as in `f32(0.5)`."""
    return f"{lit.dtype}({_digits(lit)})"


def _bare_literal(lit: Lit) -> _Shown:
    """The literal without its type; infinities and NaN have no literal in Python and keep theirs."""
    digits = _digits(lit)
    if digits.lstrip("-") in ("inf", "nan"):
        return _Shown(_typed_literal(lit))
    return _Shown(digits, SIGN if digits.startswith("-") else ATOM)


@lru_cache(maxsize=4096)
def _digits(lit: Lit) -> str:
    """The literal's value as Python writes it, in the fewest digits that read back to the same bits."""
    value = number(lit)
    if not isinstance(value, float) or not math.isfinite(value):
        return str(value)
    for digits in range(1, 17):
        short = float(f"{value:.{digits}g}")
        if math.isfinite(short) and _reads_back(short, lit):
            return repr(short)
    return repr(value)


def _reads_back(value: float, lit: Lit) -> bool:
    try:
        return literal(lit.dtype, value) == lit
    except ValueError:  # a digit less rounds the largest finite value up past the type's range
        return False
