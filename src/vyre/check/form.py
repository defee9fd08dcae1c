"""The first rule: a Program consists of the records of `ir.nodes`, within the size and depth of `ir.limits`.

Later rules rely on it when they recurse over blocks and compare dtypes. It walks with a stack of its own, so
no tree is too deep for it, and stops at the size limit, so a small graph that unfolds into a huge tree costs
no more than that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, get_args

from vyre.check.scope import quoted
from vyre.ir import limits
from vyre.ir.axes import normal
from vyre.ir.dtypes import ALL, DType
from vyre.ir.nodes import EXPRESSIONS, GRAMMAR, STATEMENTS, Access, Param, Program, Space
from vyre.ir.problem import Problem, Span

# Every valid number in a Program is far below this, and Python can still print one of this size.
BEYOND_ALL_TYPES = 1 << 128
MOST_SIZES = 8  # beyond `limits.RANK`, so that one axis too many is reported as such
REBUILD = "build the Program from the records of vyre.ir.nodes."


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_int(value: object) -> bool:
    return type(value) is int and abs(value) < BEYOND_ALL_TYPES


def _is_tuple(value: object) -> bool:
    return type(value) is tuple


def _is_sizes(value: object) -> bool:
    return type(value) is tuple and len(value) <= MOST_SIZES and all(_is_int(size) for size in value)


def _is_extents(value: object) -> bool:
    return type(value) is tuple and all(_is_text(extent) and normal(extent) == extent for extent in value)


def _is_span(value: object) -> bool:
    if value is None:
        return True
    return isinstance(value, Span) and _is_text(value.file) and _is_int(value.line) and _is_int(value.column)


def _one_of(words: tuple[str, ...]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and value in words


# What a field must hold, by its type in ir.nodes; expressions inside are checked later, from the stack.
TESTS: dict[str, Callable[[object], bool]] = {
    "Name": _is_text,
    "Name | None": lambda value: value is None or _is_text(value),
    "str": _is_text,
    "IdKind": _is_text,
    "Access": _one_of(get_args(Access)),
    "Space": _one_of(get_args(Space)),
    "DType": lambda value: isinstance(value, DType) and value in ALL,
    "int": _is_int,
    "Axis": _is_int,
    "bool": lambda value: type(value) is bool,
    "tuple[int, ...]": _is_sizes,
    "tuple[int, ...] | None": lambda value: value is None or _is_sizes(value),
    "tuple[Name, ...]": _is_extents,
    "Span | None": _is_span,
    "Expr": lambda value: True,
    "tuple[Expr, ...]": _is_tuple,
    "tuple[Param, ...]": _is_tuple,
    "Block": _is_tuple,
    "bytes": lambda value: type(value) is bytes and len(value) <= 8 * limits.TABLE,
}


@dataclass(slots=True)
class _Item:
    """An object to check: what should be a statement or an expression, its depth and its place."""

    thing: Any  # a hostile Program may hold anything at all
    is_statement: bool
    depth: int
    span: Span | None


def form(program: object) -> Iterator[Problem]:
    """Anything that is not a Program, and parts of one that are not nodes, too deep or too many."""
    if type(program) is not Program:
        yield Problem("P001", f"a Program was expected, and this is {_a(program)}.", REBUILD)
        return
    faults = [*_misfits(program, None)]
    yield from faults
    if not faults:
        yield from _parameters(program.params)
        yield from _body(program.body)


def _parameters(params: tuple[object, ...]) -> Iterator[Problem]:
    if len(params) > limits.PARAMETERS:
        what = f"the kernel has {len(params)} parameters, and at most {limits.PARAMETERS} are allowed."
        yield Problem("P005", what, "put scalars that belong together into one array.")
    for param in params[: limits.PARAMETERS]:
        if type(param) is Param:
            yield from _misfits(param, None)
        else:
            yield Problem("P001", f"a parameter was expected, and this is {_a(param)}.", REBUILD)


def _body(body: tuple[object, ...]) -> Iterator[Problem]:
    stack = [_Item(node, True, 1, None) for node in reversed(body)]
    seen, reported = 0, set[str]()
    # Objects on the stack count too: a few wide tuples that hold each other must not fill the memory.
    while stack and seen + len(stack) <= limits.NODES:
        item = stack.pop()
        seen += 1
        fault = _too_deep(item)
        if fault is None:
            yield from _look(item, stack)
        elif fault.code not in reported:
            reported.add(fault.code)
            yield fault
    if stack:
        fix = "split it into several kernels, or unroll less."
        yield Problem("P004", f"the kernel has more than {limits.NODES} statements and expressions.", fix)


def _too_deep(item: _Item) -> Problem | None:
    if item.is_statement and item.depth > limits.BLOCK_DEPTH:
        fix = "join conditions with `and`, or halve a chain of elifs with an if around each half."
        return Problem("P003", f"statements are nested more than {limits.BLOCK_DEPTH} deep.", fix, item.span)
    if not item.is_statement and item.depth > limits.EXPRESSION_DEPTH:
        what = f"an expression is nested more than {limits.EXPRESSION_DEPTH} deep."
        return Problem("P002", what, "give its inner part a name in a statement of its own.", item.span)
    return None


def _look(item: _Item, stack: list[_Item]) -> Iterator[Problem]:
    """The faults of one object; the contents of a valid one go on the stack."""
    if type(item.thing) not in (STATEMENTS if item.is_statement else EXPRESSIONS):
        wanted = "a statement" if item.is_statement else "an expression"
        yield Problem("P001", f"{wanted} was expected, and this is {_a(item.thing)}.", REBUILD, item.span)
        return
    span = getattr(item.thing, "span", None)
    span = span if isinstance(span, Span) and _is_span(span) else item.span
    faults = [*_misfits(item.thing, span)]
    yield from faults
    if not faults:
        stack.extend(reversed([*_inside(item, span)]))


def _inside(item: _Item, span: Span | None) -> Iterator[_Item]:
    for name, kind in GRAMMAR[type(item.thing)].items():
        value = getattr(item.thing, name)
        if kind == "Block":
            yield from [_Item(node, True, item.depth + 1, span) for node in value]
        elif kind in ("Expr", "tuple[Expr, ...]"):
            depth = 1 if item.is_statement else item.depth + 1
            parts = (value,) if kind == "Expr" else value
            yield from [_Item(part, False, depth, span) for part in parts]


def _misfits(thing: Any, span: Span | None) -> Iterator[Problem]:
    for name, kind in GRAMMAR[type(thing)].items():
        if not TESTS[kind](getattr(thing, name)):
            what = f"the {name} of {_a(thing)} is not what it must be."
            yield Problem("P001", what, REBUILD, span)


def _a(thing: object) -> str:
    word = type(thing).__name__
    article = "an" if word[:1] in "AEIOUaeiou" else "a"
    return f"{article} {quoted(word)[1:-1]}"
