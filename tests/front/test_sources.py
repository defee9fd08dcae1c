"""The source of a function is found wherever Python lets it be written."""

from __future__ import annotations

import code
import importlib.util
import linecache
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre
from vyre import Buf, Out, f32, gid

ONE = np.ones(1, np.float32)
TEXT = """
from vyre import *

@kernel
def k(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] + 1.0
"""


def test_a_function_inside_a_function() -> None:
    @vyre.kernel
    def k(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        """A docstring
        with a line that stands further out."""
        text = 3  # noqa: F841
        y[gid()] = x[gid()] + 1.0

    assert [2.0] == k(ONE).tolist()


def test_lines_that_begin_further_left_than_the_function() -> None:
    @vyre.kernel(
        workgroup=1,
    )
    def k(  # type: ignore[no-untyped-def]
        x: Buf[f32],
        y: Out[f32],
    ):
        """A docstring with a line
        that stands at the edge, and
            # what is no comment.
        """
        # fmt: off
        y[gid()] = (x[gid()]
+ 1.0)
        # fmt: on
        y[gid()] = y[gid()] * 2.0

    assert [4.0] == k(ONE).tolist()


def test_a_static_method() -> None:
    class Filters:
        @staticmethod
        @vyre.kernel
        def k(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
            y[gid()] = x[gid()] + 1.0

    assert [2.0] == Filters.k(ONE).tolist()


def test_a_function_on_one_line() -> None:
    @vyre.kernel
    def k(x: Buf[f32], y: Out[f32]): y[gid()] = x[gid()] + 1.0  # type: ignore[no-untyped-def]  # fmt: skip

    assert [2.0] == k(ONE).tolist()


def test_a_text_in_a_variable() -> None:
    space: dict[str, Any] = {}
    text = TEXT
    exec(text, space)
    del text

    assert [2.0] == space["k"](ONE).tolist()


def test_a_kernel_whose_source_text_was_removed_before_the_call() -> None:
    def define(text: str) -> Any:
        space: dict[str, Any] = {}
        exec(text, space)
        return space["k"]

    assert [3.5] == define(TEXT.replace("1.0", "2.5"))(ONE).tolist()


def test_a_literal_text() -> None:
    space: dict[str, Any] = {}
    exec(
        "from vyre import *\n@kernel\ndef k(x: Buf[f32], y: Out[f32]):\n    y[gid()] = x[gid()] + 7.0\n",
        space,
    )

    assert [8.0] == space["k"](ONE).tolist()


def test_a_dedented_text() -> None:
    space: dict[str, Any] = {}
    exec(
        textwrap.dedent(
            """
            from vyre import *

            @kernel
            def k(x: Buf[f32], y: Out[f32]):
                y[gid()] = x[gid()] + 9.0
            """
        ),
        space,
    )

    assert [10.0] == space["k"](ONE).tolist()


def test_texts_that_differ_in_a_number_only() -> None:
    texts = [TEXT.replace("1.0", number) for number in ("3.0", "4.0", "4", "True")]
    kernels = []
    for text in texts:
        space: dict[str, Any] = {}
        exec(text, space)
        kernels.append(space["k"])

    assert [[4.0], [5.0], [5.0]] == [k(ONE).tolist() for k in kernels[:3]]
    with pytest.raises(vyre.Problems, match="True is not an f32"):
        kernels[3](ONE)


def test_a_function_of_a_text_with_its_helpers() -> None:
    space: dict[str, Any] = {}
    text = TEXT.replace("@kernel", "@func\ndef twice(v):\n    return v + v\n\n@kernel").replace(
        "+ 1.0", "+ twice(2.0)"
    )
    exec(text, space)

    assert [5.0] == space["k"](ONE).tolist()


def test_a_kernel_made_inside_a_function_of_a_text() -> None:
    space: dict[str, Any] = {}
    body = textwrap.indent(TEXT.partition("@kernel")[2], "    ")
    text = f"from vyre import *\ndef make(n):\n    @kernel{body}    return k\nk = make(3)\n".replace(
        "1.0", "n"
    )
    exec(text, space)

    assert [4.0] == space["k"](ONE).tolist()


def test_an_interactive_prompt() -> None:
    prompt = code.InteractiveInterpreter({"ONE": ONE})
    for line in ("from vyre import *", *TEXT.split("\n\n")[1:], "result = k(ONE)"):
        assert not prompt.runsource(line + "\n")

    assert [2.0] == prompt.locals["result"].tolist()


def test_a_command_line() -> None:
    text = TEXT + "\nimport numpy\nprint(k(numpy.ones(1, numpy.float32)))"
    run = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)

    assert ("[2.]\n", "") == (run.stdout, run.stderr)


def test_a_notebook_cell() -> None:
    cell = "<ipython-input-1-0123456789ab>"
    linecache.cache[cell] = (len(TEXT), None, TEXT.splitlines(keepends=True), cell)
    space: dict[str, Any] = {}
    exec(compile("".join(TEXT), cell, "exec"), space)

    assert [2.0] == space["k"](ONE).tolist()


def test_a_text_compiled_under_the_name_of_a_file() -> None:
    space: dict[str, Any] = {}
    text = TEXT.replace("1.0", "5.0")
    exec(compile(text, __file__, "exec"), space)

    assert [6.0] == space["k"](ONE).tolist()


def test_a_file(tmp_path: Path) -> None:
    path = tmp_path / "kernels.py"
    path.write_text(TEXT, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("kernels", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    assert [2.0] == module.k(ONE).tolist()


def test_a_file_with_windows_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "windows_kernels.py"
    path.write_bytes(TEXT.replace("\n", "\r\n").encode())
    spec = importlib.util.spec_from_file_location("windows_kernels", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    assert [2.0] == module.k(ONE).tolist()


def test_a_source_text_that_is_not_kept_is_a_problem() -> None:
    space: dict[str, Any] = {}
    exec(TEXT.replace("1.0", "6.0"), space)
    with pytest.raises(vyre.Problems) as raised:
        space["k"](ONE)

    assert [("P101", (4, 0))] == [(problem.code, problem.where) for problem in raised.value.problems]


def test_a_lambda_in_the_middle_of_a_line_is_refused() -> None:
    kernels = [vyre.kernel(lambda x: x), vyre.kernel(
        lambda x,
        y: x
    )]  # fmt: skip
    for k in kernels:
        with pytest.raises(vyre.Problems) as raised:
            k(ONE)
        assert ["P102"] == [problem.code for problem in raised.value.problems]


def test_a_method_is_refused_when_it_is_called() -> None:
    class Filter:
        @vyre.kernel
        def k(self, x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
            y[gid()] = x[gid()]

    with pytest.raises(vyre.Problems) as raised:
        Filter().k(ONE)

    assert ["P103"] == [problem.code for problem in raised.value.problems]


def test_a_problem_in_an_indented_function_is_where_the_user_sees_it() -> None:
    @vyre.kernel
    def k(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = missing  # type: ignore[name-defined]

    with pytest.raises(vyre.Problems) as raised:
        k(ONE)
    (problem,) = raised.value.problems
    line = Path(__file__).read_text(encoding="utf-8").splitlines()[problem.span.line - 1]

    assert ("y[gid()] = missing", 19) == (line.strip()[:18], problem.span.column)
    assert "        y[gid()] = missing" == problem.text[:26]
