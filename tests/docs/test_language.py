"""What docs/language.md shows beside its doctests: kernels that are refused, and the limits."""

import re
from pathlib import Path

import pytest

from vyre.check.rules import problems
from vyre.front.inlining import INLINE_DEPTH
from vyre.front.read import lowered_text
from vyre.ir import dtypes, limits
from vyre.ir.problem import Problems

ROOT = Path(__file__).resolve().parents[2]
PATH = ROOT / "docs" / "language.md"
PAGE = PATH.read_text(encoding="utf-8")
REFUSED = re.compile(r"```python\n(@kernel.*?)```\n\n```text\n(.*?)```", flags=re.DOTALL)
DESIGNED_ROWS = (
    "integers", "`/`", "floats", "min and max", "NaN", "round and conversion", "exp, log, sin and the like",
    "f16 and bf16", "out-of-range index", "outputs and workgroup memory", "invocations", "barrier",
    "grid_sync", "races", "float atomics",
)  # fmt: skip


def everything_said_of(kernel: str) -> str:
    lowered = lowered_text(kernel)
    found = [*lowered.problems, *problems(lowered.program, typed=not lowered.problems)]
    lines = kernel.split("\n")
    texts = [lines[problem.span.line - 1] if problem.span else "" for problem in found]
    shown = [
        str(type(problem)(problem.code, problem.what, problem.fix, problem.span, text))
        for problem, text in zip(found, texts, strict=True)
    ]
    return "".join(f"{problem}\n" for problem in shown)


def section(heading: str) -> str:
    """The text under a heading, up to the next one of any depth."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#+ |\Z)", PAGE, flags=re.DOTALL | re.MULTILINE)
    return found[1] if found else ""


def with_what_is_said(page: str) -> str:
    """The page with the problems of its refused kernels as they are told now."""
    return REFUSED.sub(lambda m: f"```python\n{m[1]}```\n\n```text\n{everything_said_of(m[1])}```", page)


def test_there_are_refused_kernels_on_the_page() -> None:
    assert len(REFUSED.findall(PAGE)) > 5


def test_every_refused_kernel_has_a_problem() -> None:
    assert [] == [kernel for kernel, _ in REFUSED.findall(PAGE) if not everything_said_of(kernel)]


def test_refused_kernels_get_the_problems_that_the_page_shows(bless: bool) -> None:
    if bless:
        PATH.write_text(with_what_is_said(PAGE), encoding="utf-8")

    assert with_what_is_said(PAGE) == PATH.read_text(encoding="utf-8")


@pytest.mark.parametrize("row", DESIGNED_ROWS)
def test_every_row_of_the_meaning_table_has_an_example(row: str) -> None:
    assert "```python\n" in section(row)


@pytest.mark.parametrize(
    ("what", "most"),
    [
        ("axes of an array, and of the domain of an element kernel", limits.RANK),
        ("axes of a workgroup", limits.GROUP_RANK),
        ("elements along an axis", limits.AXIS),
        ("parameters", limits.PARAMETERS),
        ("invocations of a workgroup", limits.WORKGROUP),
        ("shared memory of a workgroup", limits.SHARED_BYTES),
        ("local arrays of an invocation", limits.LOCAL_BYTES),
        ("iterations of an unrolled loop", limits.UNROLL),
        ("statements and expressions of a kernel, calls inlined", limits.NODES),
        ("nesting of expressions", limits.EXPRESSION_DEPTH),
        ("nesting of statements", limits.BLOCK_DEPTH),
        ("length of a name", limits.NAME_LENGTH),
        ("nesting of calls of functions", INLINE_DEPTH),
    ],
)
def test_a_stated_limit_is_the_one_that_holds(what: str, most: int) -> None:
    assert re.search(rf"^\| {re.escape(what)} \| {most}( bytes)? \|$", section("Limits"), flags=re.MULTILINE)


def test_every_type_is_on_the_page() -> None:
    assert [] == [dtype.name for dtype in dtypes.ALL if f"`{dtype.name}`" not in section("Types")]


def test_a_power_is_by_multiplication_up_to_64() -> None:
    kernel = "@kernel\ndef k(y: Out[i32]):\n    y[gid()] = y[gid()] ** {}\n"

    assert () == lowered_text(kernel.format(64)).problems
    assert ["P203"] == [problem.code for problem in lowered_text(kernel.format(65)).problems]


def test_problems_are_value_errors() -> None:
    assert issubclass(Problems, ValueError)
