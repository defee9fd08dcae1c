"""Whatever a kernel is like, it becomes a Program or Problems, and never another exception."""

from __future__ import annotations

import ast
import sys
from typing import Any

import numpy as np
import pytest

import vyre
from front.making import body_of, made
from vyre.formats import bytes as bytes_
from vyre.front import inlining, read
from vyre.front.lower import lower
from vyre.front.scope import Scope
from vyre.front.sizes import TreeCount
from vyre.front.source import of_text, require_parsable
from vyre.front.template import Env, Template, TextFunc
from vyre.ir import limits
from vyre.ir.problem import Problem
from vyre.ir.walk import size


def outcome(lines: str, params: str = "x: Buf[f32], y: Out[f32]", **names: Any) -> list[str]:
    """The codes of what is wrong; a kernel that is right must also run."""
    k = made(body_of(lines, params), **names)
    try:
        k.over(1)(np.ones(4, np.float32), np.zeros(4, np.float32))
    except vyre.Problems as fault:
        return [problem.code for problem in fault.problems]
    return []


def test_sums_of_many_terms() -> None:
    assert [] == outcome("y[0] = " + " + ".join(["x[0]"] * 90))
    assert ["P002"] == outcome("y[0] = " + " + ".join(["x[0]"] * 150))
    for count in (300, 500, 900):
        assert ["P121"] == outcome("y[0] = " + " + ".join(["x[0]"] * count))


def test_parentheses_without_end() -> None:
    assert [] == outcome("y[0] = " + "(" * 90 + "x[0]" + ")" * 90)
    for depth in (500, 10_000):
        with pytest.raises(vyre.Problems) as raised:
            read.program("def k(y: Out[f32]):\n    y[0] = " + "(" * depth + "1.0" + ")" * depth + "\n")
        assert ["P100"] == [problem.code for problem in raised.value.problems]


@pytest.mark.parametrize("depth", [30, 60, 90])
@pytest.mark.parametrize(
    ("opening", "closing"),
    [("-(", ")"), ("sqrt(", ")"), ("max(0.0, ", ")"), ("(x[0] if x[0] > 0 else ", ")"), ("x[i32(", ")]")],
)
def test_nested_expressions(opening: str, closing: str, depth: int) -> None:
    assert outcome("y[0] = " + opening * depth + "x[0]" + closing * depth) in ([], ["P002"], ["P121"])


@pytest.mark.parametrize("depth", [10, 33, 98])  # Python reads no more
def test_nested_ifs(depth: int) -> None:
    lines = (
        "\n".join("    " * at + f"if x[{at}] > 0:" for at in range(depth))
        + "\n"
        + "    " * depth
        + "y[0] = 1.0"
    )

    assert [] == outcome(lines)


def test_a_long_chain_of_elifs() -> None:
    lines = "if x[0] == 0:\n    y[0] = 1.0\n" + "\n".join(
        f"elif x[0] == {n}:\n    y[0] = 2.0" for n in range(1, 200)
    )

    assert outcome(lines) in (["P003"], ["P121"])


def test_a_kernel_of_many_statements() -> None:
    assert [] == outcome("\n".join(f"a{n} = x[{n}] + 1.0" for n in range(2000)) + "\ny[0] = a7")


def test_a_kernel_called_near_the_end_of_the_stack() -> None:
    deep = made(body_of("y[gid()] = " + "sqrt(" * 60 + "x[gid()]" + ")" * 60, "x: Buf[f32], y: Out[f32]"))

    def at_depth(left: int) -> Any:
        return deep(np.ones(1, np.float32)) if left == 0 else at_depth(left - 1)

    frames = len([0 for _ in _frames()])
    for left in range(sys.getrecursionlimit() - frames - 700, sys.getrecursionlimit() - frames - 100, 100):
        try:
            at_depth(left)
        except (vyre.Problems, RecursionError) as fault:
            assert isinstance(fault, RecursionError) or ["P121"] == [p.code for p in fault.problems]  # noqa: PT017
    assert [1.0] == deep(np.ones(1, np.float32)).tolist()


def _frames() -> Any:
    frame = sys._getframe()
    while frame is not None:
        yield frame
        frame = frame.f_back


@pytest.mark.parametrize(
    "expression",
    [
        "10**5000", "9**9**9", "1 << 100000", "1 << -1", "2**64 * 2**64", "2**2000 * 2**2000 * 2**2000",
        "10**400 * 1.0", "-(10**300)", "~(2**200)",
    ],
)  # fmt: skip
def test_huge_constants(expression: str) -> None:
    assert outcome(f"y[0] = {expression}") in (["P205"], ["P213"])


@pytest.mark.parametrize(
    "use", ["y[0] = BIG", "y[0] = x[BIG]", "n = BIG", "for i in range(BIG):\n    pass", "y[0] = x[0] * BIG"]
)
def test_huge_captured_numbers(use: str) -> None:
    assert ["P205"] == outcome(use, BIG=10**5000)


def test_a_number_of_more_digits_than_python_reads() -> None:
    with pytest.raises(vyre.Problems) as raised:
        read.program("def k(y: Out[f32]):\n    y[0] = " + "9" * 5000 + "\n")

    assert ["P100"] == [problem.code for problem in raised.value.problems]


@pytest.mark.parametrize(
    "text",
    [
        "", "x = 3", "def k(:", "\0", "def k():\n  \tpass\n pass", "class A: pass", "async def k(): pass",
        "é" * 300, "def k(): return 1\n",
    ],
)  # fmt: skip
def test_texts_of_all_kinds(text: str) -> None:
    with pytest.raises(vyre.Problems):
        read.program(text)


DOUBLING = {
    "plain": "    return f{0}(v) + f{0}(v + 1.0)\n",
    "early": "    if v > {0}.0:\n        return f{0}(v)\n    return f{0}(v) + f{0}(v + 1.0)\n",
    "branches": "    w = v\n    if v > {0}.0:\n        w = f{0}(v)\n    else:\n"
    "        w = f{0}(v * 2.0)\n    return w\n",
    "loops": "    w = v\n    for k in range(2):\n        w = f{0}(f{0}(w))\n    return w\n",
}


def doubled(depth: int, kind: str) -> str:
    """Functions that call the one before them twice, and a kernel that calls the last one on its line 4."""
    bodies = (f"def f{at}(v):\n{DOUBLING[kind].format(at - 1)}\n" for at in range(1, depth + 1))
    kernel = f"def k(x: Buf[f32], y: Out[f32]):\n    i = gid()\n    v = x[i]\n    y[i] = f{depth}(v)\n"
    return "def f0(v):\n    return v * 2.0\n\n" + "".join(bodies) + kernel


@pytest.mark.parametrize("kind", DOUBLING)
def test_functions_that_double_are_counted_and_not_expanded(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """2**23 calls: the kernel is refused at its own call, with no more lowering than each function once."""
    visits = 0
    count = Scope.count

    def counted(scope: Scope, node: ast.AST) -> None:
        nonlocal visits
        visits += 1
        count(scope, node)

    monkeypatch.setattr(Scope, "count", counted)
    lowered = read.lowered_text(doubled(23, kind))

    assert ["P121"] == [problem.code for problem in lowered.problems]
    assert "y[i] = f23(v)" == lowered.problems[0].text.strip()
    assert visits < 23 * 100


@pytest.mark.parametrize("kind", DOUBLING)
def test_functions_that_double_a_little_are_expanded(kind: str) -> None:
    assert not read.lowered_text(doubled(6, kind)).problems


def test_counting_calls_does_not_change_the_program() -> None:
    """Names, and so the Program, are those of a kernel whose calls nobody counts."""
    text = (
        "def f(v):\n    t = v + 1.0\n    return t * t\n\n"
        "def g(v):\n    t = f(v)\n    if t > 2.0:\n        return t\n    return f(t)\n\n"
        "def k(x: Buf[f32], y: Out[f32]):\n    t = x[0]\n    y[0] = g(t) + g(t * 2.0)\n"
    )
    counted = read.program(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(inlining, "calls_functions", lambda template: False)
        assert read.program(text) == counted


def lines_of(nodes: int) -> str:
    """A kernel of so many statements and expressions, an even number: every line but the first has 2."""
    lines = "    v = 1\n" * (nodes // 2)
    return f"@kernel\ndef k(y: Out[i32]):\n{lines}"


def test_the_limit_is_that_of_the_checker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "NODES", 1000)
    right, wrong = read.lowered_text(lines_of(1000)), read.lowered_text(lines_of(1002))

    assert not right.problems
    assert 1000 == size(right.program.body)
    assert ["P121"] == [problem.code for problem in wrong.problems]
    assert 502 + 1 == wrong.problems[0].span.line  # the first line too many


@pytest.mark.parametrize(
    "line",
    [
        "v = x[0] if f(v) > 1.0 else g(v)",
        "v = f(f(v))",
        "v = v + 1.0 if v > 2.0 and g(v) < 3.0 < f(v) else 2.0",
        "for a in range(3):\n        v += g(v)\n        if v > 5.0:\n            break",
        "x[i] += f(v)\n    v = atomic_add(x, i, v)",
        "while_ = h(v)\n    v = while_ * 2.0",
    ],
)
def test_what_the_front_end_counts_is_what_the_program_has(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kernel at the limit is taken, and with one node less allowed it is not."""
    text = (
        "def g(v):\n    if v > 2.0:\n        return v\n    return v * 2.0\n\n"
        "def f(v):\n    w = v\n    for k in range(3):\n        if w > 9.0:\n            return w\n"
        "        w = g(w)\n    return w\n\n"
        "def h(v):\n    if v > 1.0:\n        w = 2.0\n        if v > 3.0:\n            return w\n"
        "    else:\n        w = 1.0\n    return w + v\n\n"
        f"@kernel\ndef k(x: InOut[f32]):\n    i = gid()\n    v = x[i]\n    {line}\n    x[i] = v\n"
    )
    nodes = size(read.program(text).body)
    monkeypatch.setattr(limits, "NODES", nodes)
    assert not read.lowered_text(text).problems
    monkeypatch.setattr(limits, "NODES", nodes - 1)

    assert ["P121"] == [problem.code for problem in read.lowered_text(text).problems]


def test_a_kernel_beyond_the_limit_is_refused_before_it_is_written_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The cache is asked for a kernel by its bytes, and there are none of one that is too large."""
    monkeypatch.setattr(limits, "NODES", 2000)
    monkeypatch.setattr(bytes_, "RECORDS", 2000 + limits.PARAMETERS + 1)
    k = made(body_of("\n".join([f"y[{at}] = x[{at}]" for at in range(600)]), "x: Buf[f32], y: Out[f32]"))
    with pytest.raises(vyre.Problems) as raised:
        k.over(1)(np.ones(4, np.float32), np.zeros(4, np.float32), device="cpu")
    (problem,) = raised.value.problems

    assert "P121" == problem.code
    assert "more than 2000 statements and expressions" in problem.what
    assert "y[500] = x[500]" == problem.text.strip()


def refused(text: str, monkeypatch: pytest.MonkeyPatch, *, nodes: int = 1000) -> Problem:
    """The problem of a kernel named k that is too large; the test fails if a piece of syntax is lowered."""
    monkeypatch.setattr(limits, "NODES", nodes)
    monkeypatch.setattr(limits, "UNROLLED", nodes // 2)
    monkeypatch.setattr(Scope, "count", lambda scope, node: pytest.fail("lowered"))
    (source, *funcs) = reversed(of_text(text))
    names: dict[str, object] = {"unroll": vyre.unroll, "range": range, "TWENTY": 20}
    env = Env(names)
    names |= {func.tree.name: TextFunc(Template(func, env)) for func in funcs}
    (problem,) = lower(Template(source, env), consts={"c": 30}, workgroup=None).problems
    return problem


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("    v = v + x[0]\n", 1 + 201),  # of 5 nodes
        ("    if v > 0:\n        v = x[0]\n", 1 + 2 * 143 - 1),  # of 7
        ("    v: f32 = x[i] if v > 1.5e-3 else f32(3)  # and so on, and on\n", 1 + 126),  # of 8
        ("    v += x.shape[0]\n", 1 + 201),  # of 5, here, and of 4 lowered
    ],
)
def test_a_kernel_that_is_too_large_is_refused_before_it_is_lowered(
    line: str, place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    problem = refused("def k(x: Buf[f32], v: f32):\n" + line * 300, monkeypatch)

    assert ("P121", place) == (problem.code, problem.span.line)
    assert "more than 1000 statements and expressions" in problem.what


def test_calls_of_a_long_function_are_refused_before_they_are_lowered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    long = "@func\ndef f(v):\n" + "    v = v * 2.0\n" * 100 + "    return v\n\n"
    short = "@func\ndef g(v):\n    return f(v)\n\n"
    kernel = "@kernel\ndef k(x: InOut[f32]):\n    x[0] = f(x[0])\n    x[1] = g(x[1])\n    x[2] = f(x[2])\n"
    problem = refused(long + short + kernel, monkeypatch)

    assert ("P121", "    x[2] = f(x[2])") == (problem.code, problem.text)


@pytest.mark.parametrize("bounds", ["20", "TWENTY", "10, c", "40, 0, -2"])
@pytest.mark.parametrize("word", ["unroll", "vy.unroll"])
def test_unrolled_loops_are_counted_before_they_are_lowered(
    bounds: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    loops = f"    for a in {word}(range({bounds})):\n        for b in {word}(range({bounds})):\n"
    text = "def k(x: InOut[f32], c: Const[int]):\n    v = x[0]\n" + loops + "            v = v * 2.0\n"
    problem = refused(text, monkeypatch)

    assert ("P060", 3) == (problem.code, problem.span.line)
    assert "unrolled, the loops up to here would add more than 500 statements" in problem.what
    assert "use a plain range" in problem.fix


@pytest.mark.parametrize("end", ["", "        if v > 3.0:\n            break\n"])
def test_a_loop_unrolled_too_often_is_refused_before_it_is_lowered(
    end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = "    for a in unroll(range(4096)):\n        v = v * 2.0\n" + end
    problem = refused("def k(x: InOut[f32]):\n    v = x[0]\n" + loop, monkeypatch)

    assert ("P060", 3) == (problem.code, problem.span.line)
    assert "the loop over 'a' is unrolled 4096 times; 256 are allowed" in problem.what


def test_unrolled_loops_of_functions_are_counted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    func = "def f(v):\n    for a in unroll(range(20)):\n        v = v * 2.0\n    return v\n\n"
    problem = refused(func + "def k(x: InOut[f32]):\n" + "    x[0] = f(x[0])\n" * 20, monkeypatch)

    assert ("P060", 6 + 7) == (problem.code, problem.span.line)  # each call adds 76 nodes


@pytest.mark.parametrize(
    "line",
    [
        "    v = v + x[0]\n",
        "    v: f32 = 2.0 * -v ** 2 <= v // 3\n",
        "    if v > f32(3) and not v: v = gid(0)\n",
    ],
)
def test_a_text_that_is_too_long_is_refused_before_it_is_parsed(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With as many lines as the limit allows it is parsed; with a few hundred more it is not."""
    head = "def k(v):\n    '''not a word # of this \"counts\"'''\n"
    tree = ast.parse(head + line).body[0]
    assert isinstance(tree, ast.FunctionDef)
    count = TreeCount(Env(), {})
    count.add(tree.body[1:])
    monkeypatch.setattr(limits, "NODES", 10_000)
    fitting = 10_000 // count.nodes
    monkeypatch.setattr(ast, "parse", lambda text: pytest.fail("parsed"))
    text = head + line * (fitting + 1_100)
    with pytest.raises(vyre.Problems) as raised:
        require_parsable(text, "a.py", 7, most=limits.NODES)
    (problem,) = raised.value.problems

    require_parsable(head + line * fitting, "a.py", 7, most=limits.NODES)
    assert ("P121", line.rstrip("\n")) == (problem.code, problem.text)
    assert 7 + fitting < problem.span.line < 7 + fitting + 1_100
    assert "more than 10000 statements and expressions" in problem.what


def test_words_that_are_no_code_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Comments, documentation and names of attributes, 20 words for every one that counts."""
    line = "    v = x.some.attribute  # " + "word " * 20 + "\n"
    text = f"def k(v):\n    '''{'word ' * 20_000}'''\n" + line * 400
    require_parsable(text, "a.py", 1, most=1_000)


def test_attributes_that_other_tools_leave_on_shared_syntax_are_not_counted() -> None:
    """IPython's tracebacks set `parent` on nodes, and the trees of a process share nodes without fields."""
    less = ast.parse("a < b", mode="eval").body.ops[0]  # type: ignore[attr-defined]  # an ast.Compare
    less.parent = ast.parse("\n".join(["x = a + b * c"] * 60_000))
    try:
        assert [] == outcome("if x[0] < 1.0:\n    y[0] = 1.0")
    finally:
        del less.parent
