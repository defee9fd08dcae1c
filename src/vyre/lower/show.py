"""Lowered as text: one line for each statement, with types where names are bound."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from vyre.analysis.index import Form, LoopVar, Term
from vyre.analysis.lockstep import Variation
from vyre.formats.text import expression
from vyre.ir.dtypes import DType
from vyre.ir.literal import Lit
from vyre.ir.literal import number as literal_number
from vyre.ir.nodes import Id
from vyre.lower.form import (
    Any,
    Apart,
    Apply,
    Base,
    Block,
    Both,
    BufferExtent,
    Calc,
    Call,
    Charge,
    Clear,
    Compare,
    CutRow,
    EachStrip,
    Extend,
    Fact,
    Fetch,
    First,
    IfAll,
    Iota,
    Jump,
    Lane,
    Least,
    Let,
    Loop,
    Not,
    Number,
    Private,
    Ref,
    Row,
    Select,
    Set,
    Shared,
    Stmt,
    SubgroupStep,
    TableEntry,
    Type,
    Under,
    Update,
    Value,
    Variable,
    View,
    WaitForAll,
    While,
    Write,
)
from vyre.lower.launch import ALL
from vyre.lower.lowered import Buffer, LoweredForm
from vyre.lower.ring import RingStep
from vyre.lower.ring_steps import values
from vyre.ops import TABLE

_COPIES = {0: "", 1: "", ALL: " in a copy for each turn"}
_SIGNS = {"add": "+", "sub": "-", "mul": "*", "and": "&", "floor": "//", "udiv": "udiv", "urem": "urem"}
_ORDERS = {"lt": "<", "le": "<=", "eq": "=="}
_WIDTHS = {Variation.UNIFORM: "", Variation.STRIP: " strips", Variation.VARYING: " lanes"}


def show(lowered: LoweredForm) -> str:
    """Return the text of a lowered kernel."""
    sizes = ", ".join(map(str, lowered.group or ()))
    group = f" in groups of {sizes}" if lowered.group else ""
    lines = [f"lowered {lowered.name}({', '.join(map(_param, lowered.params))}){group}"]
    for function in lowered.functions:
        lines.append(f"def {function.name}({', '.join(function.params)}):")
        lines += [f"  given {_fact(fact)}" for fact in function.given]
        lines += _block(function.body, "  ")
    return "\n".join(lines) + "\n"


def _param(param: Buffer | Ref) -> str:
    if isinstance(param, Ref):
        return f"{param.name}: {_type(param.type, Variation.UNIFORM)}"
    return f"{param.name}: {'inout' if param.writable else 'in'} {param.type.name}[{param.rank}]"


def _type(type_: Type, kind: Variation) -> str:
    return (type_ if isinstance(type_, str) else type_.name) + _WIDTHS[kind]


def value_text(v: Value) -> str:
    """Return the text of a value."""
    match v:
        case Number():
            if isinstance(v.type, str):
                return str(v.bits)
            return f"{literal_number(Lit(v.type, v.bits))}{v.type.name}"
        case Ref():
            return v.name
        case BufferExtent():
            return f"{v.buffer}.shape[{v.axis}]"
        case Iota():
            return "iota"
        case Base():
            return "base"
        case Row():
            return "row"
        case Apply():
            return _op(v)
        case Calc():
            a, b = value_text(v.a), value_text(v.b)
            return f"({a} {_SIGNS[v.word]} {b})" if v.word in _SIGNS else f"{v.word}({a}, {b})"
        case Extend():
            return f"{_type(v.type, Variation.UNIFORM)}({value_text(v.value)})"
        case Compare():
            return f"({value_text(v.a)} {_ORDERS[v.order]} {value_text(v.b)})"
        case Under():
            return f"0 <= {value_text(v.value)} < {value_text(v.limit)}"
        case Apart():
            return f"{v.one} apart from {v.other}"
        case Both():
            return f"{value_text(v.a)} and {value_text(v.b)}"
        case Not():
            return f"not {value_text(v.value)}"
        case Select():
            return f"({value_text(v.then)} if {value_text(v.test)} else {value_text(v.other)})"
        case Any():
            return f"any({value_text(v.mask)})"
        case Lane():
            return f"{value_text(v.value)}@{v.lane}"
        case CutRow():
            return f"cut({value_text(v.low)}, {value_text(v.high)}, {v.by})"
        case First():
            return f"first({value_text(v.value)})"
        case Least():
            return f"least({value_text(v.value)})"
        case TableEntry():
            size = len(v.values) // v.type.itemsize
            return f"table of {size} {v.type.name}[{value_text(v.index)}]"
    assert_never(v)


def _op(v: Apply) -> str:
    args = [value_text(arg) for arg in v.args]
    symbol = TABLE[v.op].symbol
    if symbol and len(args) == 2:
        return f"({args[0]} {symbol} {args[1]})"
    name = v.op if v.type == v.args[-1].type else f"{v.op}.{_type(v.type, Variation.UNIFORM)}"
    return f"{name}({', '.join(args)})"


def form_text(form: Form) -> str:
    """Return the text of a linear form."""
    terms = [(_term(term), factor) for term, factor in form.terms]
    if form.const or not terms:
        terms.append(("", form.const))
    text = ""
    for name, factor in terms:
        size = str(abs(factor)) if not name else name if abs(factor) == 1 else f"{abs(factor)}*{name}"
        sign = "-" if factor < 0 else "+"
        text += f" {sign} {size}" if text else f"-{size}" if factor < 0 else size
    return text


def _term(term: Term) -> str:
    if isinstance(term, LoopVar):
        return term.name
    return f"{term.kind}{term.axis}" if isinstance(term, Id) else expression(term)


def _fact(fact: Fact) -> str:
    high = f"{form_text(fact.high)} < {value_text(fact.limit)}"
    return f"0 <= {high}" if fact.low == fact.high else f"0 <= {form_text(fact.low)}, {high}"


def _access(s: Fetch | Write) -> str:
    why = f"  where {value_text(s.guard)}" if s.guard is not None else ""
    why += f"  aligned to {s.align}" if s.align > 1 else ""
    why += f"  by {s.steps}" if s.steps else ""
    why += f"  number {s.place} of {s.apart}" if isinstance(s, Fetch) and s.steps and s.until else ""
    if isinstance(s, Write) and s.first is not None and s.flags is not None:
        why += f"  from {value_text(s.first)} on, counting {value_text(s.flags)}"
    if s.proof:
        why += f"  as {s.buffer} has [{', '.join(form_text(claim.form) for claim in s.proof)}]"
    return f"{s.reach} {s.buffer}[{', '.join(map(value_text, s.index))}]{why}"


def _kept(s: Variable | Private) -> str:
    return f" of {s.strips} strips of {s.lanes}" if s.strips else ""


def _array(type_: DType, shape: tuple[int, ...]) -> str:
    return f"{type_.name}[{', '.join(map(str, shape))}]"


def _masked(mask: Value | None) -> str:
    return "" if mask is None else f"  where {value_text(mask)}"


def _block(body: Block, pad: str) -> Iterator[str]:
    for statement in body:
        yield from _statement(statement, pad)


def _statement(s: Stmt, pad: str) -> Iterator[str]:
    deeper = pad + "  "
    match s:
        case Let():
            word = "opaque" if s.is_opaque else "let"
            yield f"{pad}{word} {s.name}: {_type(s.value.type, s.value.kind)} = {value_text(s.value)}"
        case Variable():
            yield f"{pad}var {s.name}: {_type(s.type, s.kind)}{_kept(s)}"
        case Set():
            yield f"{pad}{s.name} = {value_text(s.value)}{_masked(s.mask)}"
        case Private():
            yield f"{pad}private {s.name}: {_array(s.type, s.shape)}{_kept(s)}"
        case Shared():
            yield f"{pad}shared {s.name}: {_array(s.type, s.shape)}{'' if s.cleared else ' undefined'}"
        case Clear():
            part = "" if s.first is None else f" from {value_text(s.first)} by {s.step}"
            yield f"{pad}clear {s.name}{part}{_masked(s.mask)}"
        case View():
            yield f"{pad}view {s.name} = {s.buffer} as [{', '.join(map(value_text, s.extents))}]"
        case Fetch():
            yield f"{pad}load {', '.join((s.name, *s.more))}: {s.type.name} = {_access(s)}"
        case Write():
            yield f"{pad}store {_access(s)} = {', '.join(map(value_text, (s.value, *s.more)))}"
        case Update():
            index, args = (", ".join(map(value_text, part)) for part in (s.index, s.args))
            what = f"{s.op} {s.buffer}[{index}]({args})"
            old = f"{s.name}: {s.type.name} = " if s.name else ""
            alone = "" if s.alone is None else f"  unless {value_text(s.alone)}"
            yield f"{pad}atomic {old}{what}{_masked(s.guard)}{alone}"
        case SubgroupStep():
            yield f"{pad}collective {s.name}: {s.type.name} = {s.op}({', '.join(map(value_text, s.args))})"
        case WaitForAll():
            yield f"{pad}barrier{' of the launch' if s.is_grid else ''}"
        case IfAll():
            yield f"{pad}if {value_text(s.test)}:"
            yield from (f"{pad}  given {_fact(fact)}" for fact in s.given)
            yield from _block(s.then, deeper)
            if s.orelse:
                yield f"{pad}else:"
                yield from _block(s.orelse, deeper)
        case EachStrip():
            which = "" if s.last is None else f" of {s.first} .. {s.last}"
            yield f"{pad}each strip{which}:"
            yield from _block(s.body, deeper)
        case Loop():
            yield from _loop(s, pad)
        case While():
            yield f"{pad}loop {s.name}{_COPIES.get(s.copies, f' in {s.copies} copies')}:"
            yield from _block(s.before, deeper)
            yield f"{deeper}while {value_text(s.test)}:"
            yield from _block(s.body, deeper + "  ")
            if s.following:
                yield f"{deeper}next:"
                yield from _block(s.following, deeper + "  ")
        case Jump():
            yield f"{pad}{s.how} {s.to}"
        case Charge():
            yield f"{pad}charge {value_text(s.times)} * {s.units}"
        case Call():
            yield f"{pad}call {s.function}({', '.join(map(value_text, s.args))})"
        case RingStep():
            tiles = f"{s.shape.stages} tiles of {s.shape.rows} by {s.shape.columns}"
            yield f"{pad}{type(s).__name__}({', '.join(map(value_text, values(s)))}) in {tiles}"
        case never:
            assert_never(never)


def _loop(s: Loop, pad: str) -> Iterator[str]:
    size = f" by {s.lanes} lanes in {', '.join(map(str, s.strips))} strips" if s.lanes else ""
    rest = "" if s.step is None else f" by {value_text(s.step)}"
    rest += f", leaving {s.rest}" if s.rest else ""
    rest += f", gid {', '.join(map(value_text, s.outer))}" if s.outer else ""
    rest += f", where {s.mask}" if s.mask else ""
    yield f"{pad}for {s.var} in {value_text(s.low)} .. {value_text(s.high)}{size}{rest}:"
    yield from (f"{pad}  given {_fact(fact)}" for fact in s.given)
    for row in s.carried:
        yield from (f"{line}, then {row.following}" for line in _statement(row.start, pad + "  carried "))
    yield from _block(s.body, pad + "  ")
