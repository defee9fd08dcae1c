"""`debug` and `expect`: statements that write records to a hidden array, which is read after the launch.

The array is a parameter of the Program, and the records are ordinary stores: no pass and no target knows of
them. A record takes a place by an atomic counter; beyond the last place it is only counted.

    row 0        records, failed expectations
    row 1 + k    the number of the note, the invocation in two words, and two words for each value
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from vyre.front.compound_types import is_compound, part_names
from vyre.front.expressions import as_expression, brief, evaluate, lower_condition
from vyre.front.scope import Scope
from vyre.front.values import Num, Several, Value
from vyre.ir.dtypes import DType, u32, u64
from vyre.ir.literal import literal
from vyre.ir.nodes import Block, Expr, Id, If, Node, Param, Store, Var
from vyre.ir.problem import Span
from vyre.ir.walk import evaluated, map_expressions
from vyre.ops import build

RECORDS = 1 << 16
HEAD = 3  # words of a record before its values
WORDS = ("debug", "expect")
HERE = "#"  # no name of a local: the number of this invocation, until all ids of the body are known


@dataclass(frozen=True, slots=True)
class Shown:
    """A value of a note: its source text, and its type."""

    text: str
    dtype: DType


@dataclass(frozen=True, slots=True)
class Note:
    """A `debug` or `expect` of a kernel: its place, its condition as text, and what it shows."""

    condition: str  # "" for `debug`
    span: Span
    shown: tuple[str | Shown, ...]

    @property
    def values(self) -> tuple[Shown, ...]:
        return tuple(part for part in self.shown if isinstance(part, Shown))


def width(notes: tuple[Note, ...]) -> int:
    """The words of a record."""
    return HEAD + 2 * max(len(note.values) for note in notes)


def lower_note(low: Scope, word: str, node: ast.Call) -> None:
    if node.keywords or (word == "expect" and not node.args):
        takes = "a condition, and then values" if word == "expect" else "values"
        fix = f"write {word}({'x >= 0, ' * (word == 'expect')}x)."
        raise low.problem("P113", f"{word} takes {takes} by position.", fix, node)
    if word == "debug":
        _record(low, "", node.args, node)
        return
    test = lower_condition(low, node.args[0])
    if isinstance(test, Num):
        if not test.value:
            _record(low, brief(node.args[0]), node.args[1:], node)
        return
    with low.collect() as failed, low.block_scope():
        _record(low, brief(node.args[0]), node.args[1:], node)
    low.emit(If(build.negated(test), tuple(failed), (), low.span(node)))


def _record(low: Scope, condition: str, args: list[ast.expr], node: ast.Call) -> None:
    """Emit the statements that write a record."""
    shown: list[str | Shown] = []
    values: list[Expr] = []
    for arg in args:
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
            shown.append(arg.value)
            continue
        if isinstance(arg, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.FormattedValue) else part for part in arg.values]
            fix = f"write {brief(node.func)}({', '.join(map(ast.unparse, parts))})."
            raise low.problem("P111", "kernels have no f-strings.", fix, node)
        for text, value in _leaves(brief(arg), evaluate(low, arg)):
            expr = as_expression(low, value, arg)
            shown.append(Shown(text, expr.dtype))
            values.append(expr)
    if low.noted not in low.used:  # none yet, or the attempt that chose it was discarded
        low.noted = low.fresh("_notes")
    span, number = low.span(node), len(low.notes)
    low.notes.append(Note(condition, span, tuple(shown)))
    if condition:
        low.emit(build.counted(None, low.noted, (_index(0), _index(1))))
    place = Var(low.fresh("_t"), u32)
    low.types[place.name] = u32
    low.emit(build.counted(place.name, low.noted, (_index(0), _index(0))))
    words = [literal(u32, number), *_halves(Var(HERE, u64))]
    for value in values:
        word = value if value.dtype.kind == "bool" else build.bits(value)
        words += _halves(build.converted(word, u64))
    row = build.add(place, _index(1))
    stores: list[Node] = [Store(low.noted, (row, _index(at)), word, span) for at, word in enumerate(words)]
    low.emit(If(build.lt(place, literal(u32, RECORDS)), tuple(stores), (), span))


def with_numbers(body: Block, workgroup: tuple[int, ...] | None) -> Block:
    """The body with the invocation's number where records state it: along the axes that the body uses."""
    ids = [part.axis for part in evaluated(body) if isinstance(part, Id) and part.kind in ("gid", "domain")]
    number = _number(max((axis + 1 for axis in ids), default=1) if workgroup is None else len(workgroup))
    return map_expressions(body, lambda part: number if part == Var(HERE, u64) else part)


def param(name: str) -> Param:
    """The parameter that records are written to."""
    return Param(name, "inout", u32, 2)


def _leaves(text: str, value: Value) -> Iterator[tuple[str, Value]]:
    """The numbers of a value, with their texts."""
    if not isinstance(value, Several):
        yield text, value
        return
    kind = value.kind
    names = part_names(kind) if is_compound(kind) else [f"[{at}]" for at in range(len(value.items))]
    for name, item in zip(names, value.items, strict=True):
        yield from _leaves(text + name, item)


def _index(at: int) -> Expr:
    return literal(u32, at)


def _number(rank: int) -> Expr:
    """The row-major number of this invocation in the domain."""
    number: Expr = build.converted(Id("gid", 0), u64)
    for axis in range(1, rank):
        size = build.converted(Id("domain", axis), u64)
        number = build.add(build.mul(number, size), build.converted(Id("gid", axis), u64))
    return number


def _halves(word: Expr) -> list[Expr]:
    """The low and the high 32 bits of a word."""
    return [build.converted(word, u32), build.converted(build.shifted(word, 32), u32)]
