"""Fixes that say what to write are followed to the letter: then the problem is gone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any

import pytest

import test_cases
import vyre
from test_cases import CASES
from vyre.ir.problem import Problem, Problems

# "write i64(3000000000)." and "write 1 << n.", but not "write f32(...)." or "write as many names as values."
WRITTEN = re.compile(r"(?:write|add) `?(?P<text>[^`]+?)`?(?:, if that is what is meant, or define \w+)?\.$")
FEWEST = 20  # mechanical fixes among the case files


def problems(source: str) -> list[Problem]:
    """The problems of the last kernel of a text."""
    try:
        kernel = test_cases.defined(source, "fixed.k")
        if kernel is not None:
            kernel._build({})
    except Problems as raised:
        return list(raised.problems)
    return []


def replaced(source: str, problem: Problem, text: str) -> Iterator[str]:
    """The source with the text in place of each expression, statement or parameter at the problem."""
    if text.startswith("from "):
        yield source.replace("@kernel", f"{text}\n@kernel")
        return
    lines = source.splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        place = (getattr(node, "lineno", 0), getattr(node, "col_offset", 0))
        if place == problem.where and isinstance(node, ast.expr | ast.stmt | ast.arg):
            line, rest = lines[node.lineno - 1], lines[(node.end_lineno or node.lineno) - 1]
            changed = f"{line[: node.col_offset]}{text}{rest[node.end_col_offset :]}"
            yield "".join([*lines[: node.lineno - 1], changed, *lines[node.end_lineno :]])


def names(text: str) -> set[str]:
    return {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}


def is_mechanical(text: str, source: str) -> bool:
    """Whether a fix uses the user's own names, and is not an example."""
    try:
        known = {*names(source), *dir(vyre), *re.findall(r"\w+(?=[:,)])", source)}
        return "..." not in text and " or " not in text and names(text) <= known
    except SyntaxError:
        return False


def mechanical() -> Iterator[Any]:
    for path in sorted(CASES.rglob("*.k")):
        source, _, rest = path.read_text().partition("--- problem")
        for problem in problems(source) if rest else ():
            found = WRITTEN.match(problem.fix)
            if found and problem.span is not None and is_mechanical(found["text"], source):
                number = f"{path.stem}-{problem.span.line}-{problem.span.column}"
                yield pytest.param(source, problem, found["text"], id=number)


FIXES = list(mechanical())


@pytest.mark.parametrize(("source", "problem", "text"), FIXES)
def test_a_problem_disappears_when_its_fix_is_applied(source: str, problem: Problem, text: str) -> None:
    before = problems(source)

    def is_gone(changed: str) -> bool:
        left = [(each.code, each.what) for each in problems(changed)]
        new = [each for each in left if each not in [(one.code, one.what) for one in before]]
        return (problem.code, problem.what) not in left and all(code == "P053" for code, _ in new)

    assert any(is_gone(changed) for changed in replaced(source, problem, text))


def test_many_fixes_are_followed() -> None:
    assert len(FIXES) >= FEWEST
