"""The first rule: a Program is made of the records of `ir.nodes`, and is no larger or deeper than
`ir.limits` allows.

Later rules recurse over blocks and compare dtypes without a thought because this one ran before them. It
walks with a stack of its own, so no tree is too deep for it, and it stops at the size limit, so a small
graph that unfolds into a huge tree costs no more than that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from vyre.check.scope import quoted
from vyre.ir import limits
from vyre.ir.dtypes import ALL, DType
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Break,
    Collective,
    Cond,
    Continue,
    Declare,
    For,
    GridSync,
    Id,
    If,
    Load,
    Op,
    Param,
    Program,
    Region,
    Return,
    Shape,
    Store,
    Var,
)
from vyre.ir.problem import Problem, Span

BEYOND_ALL_TYPES = (
    1 << 128
)  # any number a Program may hold is far below, and Python refuses to print one far above
MOST_SIZES = 8  # beyond `limits.RANK`, so that one axis too many is told as such
REBUILD = "build the Program from the records of vyre.ir.nodes."


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_optional_text(value: object) -> bool:
    return value is None or isinstance(value, str)


def _is_int(value: object) -> bool:
    return type(value) is int and abs(value) < BEYOND_ALL_TYPES


def _is_truth(value: object) -> bool:
    return type(value) is bool


def _is_dtype(value: object) -> bool:
    return isinstance(value, DType) and value in ALL


def _is_tuple(value: object) -> bool:
    return type(value) is tuple


def _is_sizes(value: object) -> bool:
    return type(value) is tuple and len(value) <= MOST_SIZES and all(_is_int(size) for size in value)


def _is_span(value: object) -> bool:
    if value is None:
        return True
    return isinstance(value, Span) and _is_text(value.file) and _is_int(value.line) and _is_int(value.column)


def _one_of(*words: str) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and value in words


def _anything(value: object) -> bool:
    """For fields that hold one expression, which is looked at when its turn comes."""
    return True


Tests = Mapping[str, Callable[[object], bool]]

EXPRESSIONS: Mapping[type, Tests] = {
    Lit: {"dtype": _is_dtype, "bits": _is_int},
    Var: {"name": _is_text, "dtype": _is_dtype},
    Id: {"kind": _is_text, "axis": _is_int},
    Shape: {"array": _is_text, "axis": _is_int},
    Load: {"array": _is_text, "index": _is_tuple, "dtype": _is_dtype, "span": _is_span},
    Op: {"op": _is_text, "args": _is_tuple, "dtype": _is_dtype},
    Cond: {"test": _anything, "then": _anything, "other": _anything},
}
STATEMENTS: Mapping[type, Tests] = {
    Assign: {"name": _is_text, "value": _anything, "span": _is_span},
    Store: {"array": _is_text, "index": _is_tuple, "value": _anything, "span": _is_span},
    Declare: {
        "name": _is_text, "space": _one_of("shared", "local"), "dtype": _is_dtype, "shape": _is_sizes,
        "span": _is_span,
    },
    If: {"test": _anything, "then": _is_tuple, "orelse": _is_tuple, "span": _is_span},
    For: {
        "var": _is_text, "start": _anything, "stop": _anything, "step": _anything, "body": _is_tuple,
        "unroll": _is_truth, "span": _is_span,
    },
    Break: {"span": _is_span},
    Continue: {"span": _is_span},
    Return: {"span": _is_span},
    Barrier: {"span": _is_span},
    GridSync: {"span": _is_span},
    Atomic: {
        "target": _is_optional_text, "op": _is_text, "array": _is_text, "index": _is_tuple, "args": _is_tuple,
        "span": _is_span,
    },
    Collective: {"target": _is_text, "op": _is_text, "args": _is_tuple, "dtype": _is_dtype, "span": _is_span},
    Region: {"origin": _is_text, "body": _is_tuple, "span": _is_span},
}  # fmt: skip
PARAM: Tests = {
    "name": _is_text,
    "access": _one_of("in", "out", "inout", "scalar"),
    "dtype": _is_dtype,
    "rank": _is_int,
}
PROGRAM: Tests = {
    "name": _is_text,
    "params": _is_tuple,
    "body": _is_tuple,
    "workgroup": lambda value: value is None or _is_sizes(value),
}
# The fields that hold several statements or several expressions; `_anything` marks those that hold one.
BLOCK_FIELDS = frozenset({"then", "orelse", "body"})
ROW_FIELDS = frozenset({"index", "args"})


@dataclass(slots=True)
class _Item:
    """Something to look at: what should be a statement or an expression, how deep it lies, and where."""

    thing: Any  # a hostile Program may hold anything at all
    is_statement: bool
    depth: int
    span: Span | None


def form(program: object) -> Iterator[Problem]:
    """Anything that is not a Program, and whatever in one is no node, too deep or too much."""
    if type(program) is not Program:
        yield Problem("P001", f"a Program was expected, and this is {_a(program)}.", REBUILD)
        return
    faults = [*_misfits(program, PROGRAM, None)]
    yield from faults
    if not faults:
        yield from _parameters(program.params)
        yield from _body(program.body)


def _parameters(params: tuple[object, ...]) -> Iterator[Problem]:
    if len(params) > limits.PARAMETERS:
        yield Problem(
            "P005",
            f"the kernel has {len(params)} parameters, and at most {limits.PARAMETERS} are allowed.",
            "put scalars that belong together into one array.",
        )
    for param in params[: limits.PARAMETERS]:
        if type(param) is Param:
            yield from _misfits(param, PARAM, None)
        else:
            yield Problem("P001", f"a parameter was expected, and this is {_a(param)}.", REBUILD)


def _body(body: tuple[object, ...]) -> Iterator[Problem]:
    stack = [_Item(node, True, 1, None) for node in reversed(body)]
    seen, reported = 0, set[str]()
    # What waits is counted too: a few wide tuples that hold each other must not fill the memory.
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
        yield Problem(
            "P004",
            f"the kernel has more than {limits.NODES} statements and expressions.",
            "split it into several kernels, or unroll less.",
        )


def _too_deep(item: _Item) -> Problem | None:
    if item.is_statement and item.depth > limits.BLOCK_DEPTH:
        return Problem(
            "P003",
            f"statements are nested more than {limits.BLOCK_DEPTH} deep.",
            "join conditions with `and`, or halve a chain of elifs with an if around each half.",
            item.span,
        )
    if not item.is_statement and item.depth > limits.EXPRESSION_DEPTH:
        return Problem(
            "P002",
            f"an expression is nested more than {limits.EXPRESSION_DEPTH} deep.",
            "give its inner part a name in a statement of its own.",
            item.span,
        )
    return None


def _look(item: _Item, stack: list[_Item]) -> Iterator[Problem]:
    """The faults of one thing; what is inside a good one goes on the stack."""
    kinds = STATEMENTS if item.is_statement else EXPRESSIONS
    tests = kinds.get(type(item.thing))
    if tests is None:
        wanted = "a statement" if item.is_statement else "an expression"
        yield Problem("P001", f"{wanted} was expected, and this is {_a(item.thing)}.", REBUILD, item.span)
        return
    span = getattr(item.thing, "span", None)
    span = span if isinstance(span, Span) and _is_span(span) else item.span
    faults = [*_misfits(item.thing, tests, span)]
    yield from faults
    if not faults:
        stack.extend(reversed([*_inside(item, tests, span)]))


def _inside(item: _Item, tests: Tests, span: Span | None) -> Iterator[_Item]:
    for name, test in tests.items():
        if item.is_statement and name in BLOCK_FIELDS:
            yield from [_Item(node, True, item.depth + 1, span) for node in getattr(item.thing, name)]
        elif test is _anything or name in ROW_FIELDS:
            depth = 1 if item.is_statement else item.depth + 1
            value = getattr(item.thing, name)
            parts = value if name in ROW_FIELDS else (value,)
            yield from [_Item(part, False, depth, span) for part in parts]


def _misfits(thing: Any, tests: Tests, span: Span | None) -> Iterator[Problem]:
    for name, test in tests.items():
        if not test(getattr(thing, name)):
            what = f"the {name} of {_a(thing)} is not what it must be."
            yield Problem("P001", what, REBUILD, span)


def _a(thing: object) -> str:
    word = type(thing).__name__
    article = "an" if word[:1] in "AEIOUaeiou" else "a"
    return f"{article} {quoted(word)[1:-1]}"
