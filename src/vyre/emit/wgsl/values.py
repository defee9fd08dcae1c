"""The text of values in WGSL, and the statements by which their parts get names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import assert_never

from vyre.emit.wgsl.block import GRID, BlockLayout, word
from vyre.emit.wgsl.call_turns import LONG_FUNCTIONS, CallTurns
from vyre.emit.wgsl.forms import (
    compared,
    filled,
    form,
    kept,
    literal,
    pair,
    single_bits,
    wgsl_type,
    whole,
    width,
    zero,
)
from vyre.emit.wgsl.profile import Profile
from vyre.ir import floats
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.lower.form import (
    Any,
    Apart,
    Apply,
    Base,
    Both,
    BufferExtent,
    Calc,
    Compare,
    CutRow,
    Extend,
    First,
    Iota,
    Lane,
    Least,
    Not,
    Number,
    Private,
    Ref,
    Row,
    Select,
    Shared,
    TableEntry,
    Under,
    Value,
    is_signed,
)
from vyre.ops import TABLE
from vyre.ops.row import OpRow

_NAMES = re.compile(r"\b(?:local|[vte]_\w+)\b(?!\()")
_HEAVY = 400  # characters of a condition, with all that it is computed of: few operations
_LONG = 160  # characters of an expression, from which on it gets a name: compilers limit its depth
_ORDERS = {"lt": "<", "le": "<=", "eq": "=="}
_SIGNS = {"add": "+", "sub": "-", "mul": "*", "and": "&", "udiv": "/", "urem": "%", "quotient": "/"}
_PAIRS = {"add": "l_add", "sub": "l_sub", "mul": "l_mul", "udiv": "ul_quotient", "urem": "ul_mod"}


class ValuePrinter:
    """The text of values, and the lines that were written so far."""

    def __init__(self, profile: Profile, block_layout: BlockLayout, shared: dict[str, Shared]) -> None:
        self.profile, self.block_layout, self.shared = profile, block_layout, shared
        self.private: dict[str, Private] = {}
        self.out: list[str] = []
        self.depth = 1
        self.names = 0
        self.differing = {"local"}  # names whose values depend on more than the block of words
        self.weights: dict[str, int] = {}  # of the others, the characters by which they are computed
        self.tables: list[str] = []
        self.turns: CallTurns | None = None  # if long functions are called by turns

    def put(self, text: str) -> None:
        self.out.append("  " * self.depth + text)

    @contextmanager
    def braces(self, head: str) -> Iterator[None]:
        self.put(f"{head} {{")
        self.depth += 1
        yield
        self.depth -= 1
        self.put("}")

    def let(self, name: str, type_: str, text: str) -> None:
        """Name a value, of this type of WGSL."""
        if self.turns is not None:
            self.turns.types[name] = type_
        self.put(f"let {name} = {text};")

    def own_name(self) -> str:
        self.names += 1
        return f"e_{self.names}"

    def bound(self, text: str, type_: str = "") -> str:
        """A name for a text."""
        name = self.own_name()
        self._weigh(name, text)
        if self._differs(text):
            self.differing.add(name)
        self.let(name, type_, text)
        return name

    def noted(self, name: str, text: str) -> str:
        """The text of a value that a name gets from now on."""
        self._weigh(self.name(name), text)
        if self._differs(text):
            self.differing.add(self.name(name))
        elif self.depth == 1:
            self.differing.discard(self.name(name))
        return text

    def _differs(self, text: str) -> bool:
        return not self.differing.isdisjoint(_NAMES.findall(text))

    def _weigh(self, name: str, text: str) -> None:
        parts = (self.weights.get(part, 0) for part in _NAMES.findall(text))
        self.weights[name] = min(len(text) + sum(parts), _HEAVY)

    def condition(self, test: Value) -> str:
        """The condition of a branch. A long one that depends on the block of words alone is joined with one
        that is always true: Mesa's compiler walks all paths of the former, and their number is exponential.
        """
        text = self.value(test)
        weight = len(text) + sum(self.weights.get(name, 0) for name in _NAMES.findall(text))
        is_light = weight < _HEAVY and not re.search(r"[a-z]\w*_\w*\(", text)
        return text if is_light or self._differs(text) else f"(always & {text})"

    # Values

    def name(self, name: str) -> str:
        """A name in WGSL; those with a dot are the schedule's, and no program has them."""
        return f"t_{name.replace('.', '_')}" if "." in name else f"v_{name}"

    def value(self, v: Value) -> str:
        """The text of a value; long ones get a name."""
        text = self._value(v)
        return text if len(text) <= _LONG else self.bound(text, wgsl_type(v.type))

    def values(self, *values: Value) -> list[str]:
        """The operands of an operation; not all are constants, which compilers evaluate, and refuse
        where that overflows.
        """
        texts = [self.value(v) for v in values]
        if all(isinstance(v, Number) for v in values):
            kind = wgsl_type(values[0].type)
            texts[0] = f"own_{'pair' if kind.startswith('vec') else kind}({texts[0]})"
        return texts

    def _value(self, v: Value) -> str:
        match v:
            case Number():
                return literal(v)
            case Ref():
                return self._ref(v)
            case BufferExtent():
                own = self.private.get(v.buffer) or self.shared.get(v.buffer)
                if own is not None:
                    return whole(own.shape[v.axis])
                return f"i32({word(self.block_layout.extents[v.buffer] + v.axis)})"
            case Apply():
                source = v.args[-1].type
                assert not isinstance(source, str)
                assert not isinstance(v.type, str)
                return self.operation(TABLE[v.op], self.values(*v.args), source, v.type)
            case Calc():
                return self._calc(v)
            case Extend():
                return self._extend(v)
            case Compare():
                return self._compare(v)
            case Under():
                limit, held = self.value(v.limit), self.value(v.value)
                if form(v.value.type).endswith("64"):
                    return f"(({held}.y == 0u) & ({held}.x < u32({limit})))"
                return f"(u32({held}) < u32({limit}))"
            case Both():
                return f"({self.condition(v.a)} && {self.value(v.b)})"  # which branches on the first
            case Not():
                return f"!({self.value(v.value)})"
            case Select():
                return f"select({self.value(v.other)}, {self.value(v.then)}, {self.value(v.test)})"
            case TableEntry():
                return self._table(v)
            case Iota() | Base() | Row() | Any() | Lane() | CutRow() | First() | Least() | Apart():
                raise AssertionError(f"{type(v).__name__} in a thread")
        assert_never(v)

    def _ref(self, v: Ref) -> str:
        if v.name.startswith("domain."):
            return f"i32({word(GRID + int(v.name[-1]))})"
        at = self.block_layout.scalars.get(v.name)
        if at is None:
            return self.name(v.name)
        held = form(v.type)
        if held.endswith("64"):
            return f"vec2<u32>({word(at)}, {word(at + 1)})"
        return {"bool": f"({word(at)} != 0u)", "i32": f"bitcast<i32>({word(at)})"}.get(held, word(at))

    def operation(self, row: OpRow, args: list[str], source: DType, result: DType) -> str:
        """The text of an operation of the table."""
        written = row.wgsl(source, result) if row.wgsl is not None else None
        if written is None:
            what = f"{row.syntax} on {source} has no exact spelling in WGSL"
            raise CallError(f"{what}. Fix: write the kernel without, or use another device.")
        spelled = self.profile.spelling(row.name, written, source, result)
        if self.turns is not None and spelled in LONG_FUNCTIONS | self.profile.long:
            text, self.out = self.turns.call(spelled, args, self.out)
            return kept(result, text)
        return filled(spelled, compared(spelled, args), source, result)

    def _calc(self, v: Calc) -> str:
        a, b = self.values(v.a, v.b)
        held, signed = form(v.type), is_signed(v.type)
        if held.endswith("64"):
            function = _PAIRS.get(v.word) or f"{'il' if signed else 'ul'}_{v.word}"
            return f"({a} & {b})" if v.word == "and" else f"{function}({a}, {b})"
        if v.word in ("min", "max"):
            return f"{v.word}({a}, {b})"
        if v.word == "floor":
            return f"i_div({a}, {b})"
        if v.word in ("udiv", "urem") and held == "i32":
            return f"i32(u32({a}) {_SIGNS[v.word]} u32({b}))"
        text = f"({a} {_SIGNS[v.word]} {b})"
        return text if isinstance(v.type, str) else kept(v.type, text)

    def _compare(self, v: Compare) -> str:
        a, b = self.values(v.a, v.b)
        if not form(v.a.type).endswith("64"):
            return f"({a} {_ORDERS[v.order]} {b})"
        less = "il_lt" if is_signed(v.a.type) else "ul_lt"
        return {"lt": f"{less}({a}, {b})", "le": f"!{less}({b}, {a})", "eq": f"all({a} == {b})"}[v.order]

    def _extend(self, v: Extend) -> str:
        text, have, want = self.value(v.value), v.value.type, v.type
        from_pair, to_pair = form(have).endswith("64"), form(want).endswith("64")
        if from_pair and to_pair:
            return text
        if from_pair:
            text = f"{text}.x"
        elif v.signed != is_signed(have) and width(have) < min(width(want), 64):
            over = 32 - width(have)
            text = f"(u32({text}) & {(1 << width(have)) - 1:#x}u)" if not v.signed else text
            text = f"((i32({text}) << {over}u) >> {over}u)" if v.signed and over else text
        if to_pair:
            return f"i32_i64(i32({text}))" if v.signed else f"vec2<u32>(u32({text}), 0u)"
        text = f"{wgsl_type(want)}({text})"
        return text if isinstance(want, str) else kept(want, text)

    def _table(self, v: TableEntry) -> str:
        """A function that gives the elements of a constant array."""
        kind = wgsl_type(v.type)
        if v.type.kind == "bool":
            return self._table_of(v, ["true" if byte else "false" for byte in v.values])
        bits = floats.to_bits(v.type, floats.table_values(v.type, v.values))
        if kind == "vec2<u32>":
            texts = [pair(int(word)) for word in bits]
        elif v.type.is_float:
            texts = [f"{single_bits(v.type, int(word)):#x}u" for word in bits]
        else:
            texts = [literal(Number(v.type, int(word))) for word in bits]
        return self._table_of(v, texts)

    def _table_of(self, v: TableEntry, texts: list[str]) -> str:
        kind, count = wgsl_type(v.type), len(texts)
        index = self.value(v.index)
        name = f"table_{len(self.tables)}"
        if form(v.index.type).endswith("64"):
            index = f"select(0xffffffffu, {index}.x, {index}.y == 0u)"
        fence = f" ^ {zero(v.type)}" if v.type.is_float else ""  # an unrolled loop knows which it reads
        held = f"var t = array<{kind}, {count}>({', '.join(texts)}); return t[k]{fence};"
        self.tables.append(
            f"fn {name}(k: u32) -> {kind} {{ if (k >= {count}u) {{ return {zero(v.type)}; }} {held} }}"
        )
        return f"{name}(u32({index}))"
