"""Every rewrite rule holds, gets somewhere, and is found; the proof itself can fail."""

from __future__ import annotations

from collections import Counter

import pytest

from passes.proving import calls, disproof, holes, literal_holes
from strategies import case
from vyre.ir.walk import children, evaluated
from vyre.ops import TABLE
from vyre.ops.row import OpRow
from vyre.passes.simplify import (
    COND,
    Constant,
    Hole,
    Named,
    OpPattern,
    Pattern,
    Rule,
    candidates,
    filed_rules,
    head,
    matches,
    op_of,
    parse_rule,
    parse_rules,
    rules,
)

COSTS = {"not": 2, "eq": 3, "ne": 3, "div": 6, "floordiv": 6, "mod": 6}
COST = 4  # of any other operation; a leaf costs 1


def cost(pattern: Pattern, literals: set[str]) -> int:
    """What a side of a rule costs once operations on its literals are folded."""
    match pattern:
        case Hole() | Constant():
            return 1
        case Named():
            return cost(pattern.pattern, literals)
        case OpPattern():
            if pattern.op != COND and set(holes(pattern)) <= literals:
                return 1
            return COSTS.get(pattern.op, COST) + sum(cost(arg, literals) for arg in pattern.args)


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule.text)
def test_a_rule_holds_bit_for_bit(rule: Rule) -> None:
    assert disproof(rule) is None


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule.text)
def test_a_rule_makes_its_expression_cheaper(rule: Rule) -> None:
    literals = literal_holes(rule)

    assert cost(rule.left, literals) > cost(rule.right, literals)


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule.text)
def test_a_rule_repeats_no_operand(rule: Rule) -> None:
    assert Counter(holes(rule.right)) <= Counter(holes(rule.left))


@pytest.mark.parametrize("row", [row for row in TABLE.values() if row.commutes], ids=lambda row: row.name)
def test_a_row_that_commutes_may_be_matched_in_either_order(row: OpRow) -> None:
    written = f"{{}} {row.symbol} {{}}" if row.symbol else f"{row.name}({{}}, {{}})"

    assert disproof(parse_rule(f"{written.format('x', 'y')} => {written.format('y', 'x')}")) is None


def test_no_rule_is_written_twice() -> None:
    texts = [rule.text for rule in rules()]

    assert len(set(texts)) == len(texts)


def test_every_rule_is_filed() -> None:
    assert {rule.text for rule in rules()} == {
        rule.text for filed in filed_rules().values() for _, rule in filed
    }


@pytest.mark.parametrize(
    "text",
    [
        "x + 0 => x",  # -0.0
        "x - x => 0",  # infinities
        "x * 0 => 0",  # nan
        "0 - x => -x",
        "x == x => True",
        "not (x < y) => x >= y",
        "min(x, max(x, y)) => x",
        "abs(-x) => abs(x)",
        "(x + c) < d => x < (d - c)   if integer(x) and literal(c) and literal(d)",
        "x // c => x >> ctz(c)   if literal(c)",
        "x // x => 1",
        "fma(x, y, 0) => x * y",
        "x / c => x * (1 / c)   if literal(c)",
        "(x << c) << d => x << (c + d)   if literal(c) and literal(d)",
        "cast(cast(x)) => cast(x)",
        "bits(from_bits(x)) => x",
        "select(c, x, y) => select(c, y, x)",
        "(x + y) + z => x + (y + z)",
        "(y if c else x) => (x if c else y)",
    ],
)
def test_a_false_rule_is_disproved(text: str) -> None:
    found = disproof(parse_rule(text))

    assert found is not None
    assert "it never applied" != found


@pytest.mark.parametrize(
    "text",
    [
        "x + 0 => x   if integer(x) and floating(x)",
        "x - 0.5 => x   if integer(x)",
        "x / y => x   if boolean(x)",
    ],
)
def test_a_rule_that_never_applies_is_no_rule(text: str) -> None:
    assert "it never applied" == disproof(parse_rule(text))


@pytest.mark.parametrize(
    "text", ["x + zero => x", "f(x) => x", "x => y if loud(x)", "min(x) => x", "x ** 2 => x"]
)
def test_a_line_that_is_no_rule_is_refused(text: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        parse_rule(text)


def test_comments_and_empty_lines_are_no_rules() -> None:
    assert ["x * 1 => x"] == [
        rule.text for rule in parse_rules("\n  # products\n\n  x * 1 => x   # always\n")
    ]


def test_an_if_with_an_else_belongs_to_the_right_side() -> None:
    rule = parse_rule("x if not c else y => y if c else x   if integer(x)")

    assert OpPattern(COND, (Hole("c"), Hole("y"), Hole("x"))) == rule.right
    assert ["not"] == [call.op for call in calls(rule.left)]


def test_every_rule_that_matches_is_among_the_candidates() -> None:
    """The operands of an expression select the candidates; this compares them with all rules."""
    found = 0
    for seed in range(60):
        for expr in evaluated(case(seed).program.body):
            root = op_of(expr) or ""
            few = candidates(root, tuple(head(part) for part in children(expr))) if root else ()
            matching = [
                (pattern, rule) for pattern, rule in filed_rules().get(root, ()) if matches(pattern, expr, {})
            ]
            assert matching == [one for one in few if one in matching]
            found += len(matching)

    assert found > 100
