"""Rewrite expressions by the rules until none applies. It terminates: each makes them smaller or cheaper."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from typing import assert_never

from vyre.ir.literal import Lit
from vyre.ir.nodes import Cond, Expr, Op, Program
from vyre.ir.walk import children, map_expressions
from vyre.ops import TABLE
from vyre.passes.fold import decided, folded
from vyre.passes.pattern import (
    Constant,
    Hole,
    Named,
    OpPattern,
    Pattern,
    Rule,
    build,
    matches,
    op_of,
    orders,
    parse_rules,
)

# Every rule makes an expression smaller or cheaper and holds bit for bit, except for the sign and payload of
# NaN, which are not observable. The tests prove each over all 8-bit operands and over special floats.
COND_LAWS = """
    x if c else x => x
    x if not c else y => y if c else x
    True if c else False => c
    False if c else True => not c
    c if c else False => c
    True if c else c => c
"""


def simplify(program: Program) -> Program:
    """The program with its expressions rewritten by the rules.

    y = (i + 1) + 2; z = u % 8     becomes     y = i + 3; z = u & 7
    """
    return replace(program, body=decided(map_expressions(program.body, simplified)))


def simplified(expr: Expr) -> Expr:
    """Simplify `expr`, whose parts are already simplified."""
    while isinstance(expr, Op | Cond):
        simpler = rewritten(folded(expr))
        if simpler is expr:
            return expr
        expr = simpler
    return expr


def rewritten(expr: Expr) -> Expr:
    """`expr` rewritten by the first rule that applies; itself if none does."""
    root = op_of(expr)
    if root is None:
        return expr
    for pattern, rule in candidates(root, tuple([head(part) for part in children(expr)])):
        changed = applied(rule, pattern, expr)
        if changed is not None:
            return changed
    return expr


def applied(rule: Rule, pattern: Pattern, expr: Expr) -> Expr | None:
    """`expr` rewritten by `rule` if `pattern`, an order of its left side, matches; else None."""
    binding: dict[str, Expr] = {}
    if not matches(pattern, expr, binding) or not rule.condition(binding):
        return None
    return build(rule.right, binding, expr.dtype, simplified)


@cache
def rules() -> tuple[Rule, ...]:
    """All rules: those of the rows, and those of conditional expressions."""
    return tuple(
        [rule for laws in (*(row.laws for row in TABLE.values()), COND_LAWS) for rule in parse_rules(laws)]
    )


@cache
def filed_rules() -> Mapping[str, tuple[tuple[Pattern, Rule], ...]]:
    """Every order of every rule's left side, by the row at its root."""
    files: defaultdict[str, list[tuple[Pattern, Rule]]] = defaultdict(list)
    for rule in rules():
        for pattern in dict.fromkeys(orders(rule.left)):
            files[_root(pattern)].append((pattern, rule))
    return {root: tuple(filed) for root, filed in files.items()}


LITERAL = "a literal"  # no row has such a name


@lru_cache(maxsize=4096)
def candidates(root: str, heads: tuple[str | None, ...]) -> tuple[tuple[Pattern, Rule], ...]:
    """Return the rules that may apply to an operation over operands with these heads: mostly none."""
    filed = filed_rules().get(root, ())
    return tuple([(pattern, rule) for pattern, rule in filed if _may_match(pattern, heads)])


def _may_match(pattern: Pattern, heads: tuple[str | None, ...]) -> bool:
    """True if the operands of a pattern may have these heads."""
    while isinstance(pattern, Named):
        pattern = pattern.pattern
    assert isinstance(pattern, OpPattern)
    wanted = map(_wanted_head, pattern.args)
    return all(want is None or want == head for want, head in zip(wanted, heads, strict=True))


def _wanted_head(pattern: Pattern) -> str | None:
    """Return the head of the expressions that a pattern matches; None if it may be any."""
    match pattern:
        case Hole():
            return None
        case Constant():
            return LITERAL
        case Named():
            return _wanted_head(pattern.pattern)
        case OpPattern():
            return pattern.op
    assert_never(pattern)


def head(expr: Expr) -> str | None:
    """Return the row of an operation, or LITERAL; None for other expressions."""
    return LITERAL if isinstance(expr, Lit) else op_of(expr)


def _root(pattern: Pattern) -> str:
    match pattern:
        case Named():
            return _root(pattern.pattern)
        case OpPattern():
            return pattern.op
    raise ValueError("a rule must begin with an operation")
