"""Where a Python function's source is: files, notebook cells, `exec`ed strings and interactive prompts.

Files and notebook cells are in `linecache`. A string given to `exec` is not kept anywhere, but it usually still stands in a variable or a
constant of a calling frame: every string there is a candidate, and one counts only if it compiles to the very same code.
"""

from __future__ import annotations

import ast
import inspect
import linecache
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType, FrameType, FunctionType

from vyre.ir.problem import Problem, Problems, Span


@dataclass(frozen=True, slots=True)
class Source:
    """A function definition with its place: add `first_line - 1` and `indent` to positions in `tree` to get the user's."""

    file: str
    lines: tuple[str, ...]  # as the user wrote them, from `first_line` on
    first_line: int
    indent: int
    tree: ast.FunctionDef

    def span(self, node: ast.AST) -> Span:
        """The place of a node of `tree` in the user's file."""
        line = getattr(node, "lineno", 1)
        column = getattr(node, "col_offset", 0)
        return Span(self.file, line + self.first_line - 1, self._characters(line, column) + self.indent)

    def text(self, span: Span) -> str:
        """The user's line at `span`, or nothing when it is not in this function."""
        at = span.line - self.first_line
        return self.lines[at] if span.file == self.file and 0 <= at < len(self.lines) else ""

    def _characters(self, line: int, column: int) -> int:
        """`ast` counts UTF-8 bytes; people count characters."""
        text = self.lines[line - 1][self.indent :] if 0 < line <= len(self.lines) else ""
        return len(text.encode()[:column].decode(errors="replace"))


def of_text(text: str, file: str = "<text>") -> list[Source]:
    """The functions defined at the top level of a text, in order."""
    try:
        module = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as fault:
        raise Problems([_not_python(fault, file)]) from None
    lines = tuple(text.split("\n"))
    return [Source(file, lines, 1, 0, node) for node in module.body if isinstance(node, ast.FunctionDef)]


def _not_python(fault: Exception, file: str) -> Problem:
    if isinstance(fault, SyntaxError):
        span = Span(file, fault.lineno or 1, max((fault.offset or 1) - 1, 0))
        return Problem(
            "P100",
            f"this is not Python: {fault.msg}.",
            "write it as Python would accept it.",
            span,
            fault.text or "",
        )
    return Problem(
        "P100", "this text cannot be parsed as Python.", "write a plain, less deeply nested function."
    )


def of_function(function: FunctionType) -> Source:
    """The source of a Python function, or Problems when nobody has it any more."""
    try:
        lines, first = inspect.getsourcelines(function)
    except (OSError, TypeError, SyntaxError, IndentationError):
        found = _from_frames(function.__code__) or _from_history(function.__code__)
        if found is None:
            raise Problems([_missing(function)]) from None
        lines, first = found
    text = "".join(lines)
    indent = len(lines[0]) - len(lines[0].lstrip())
    try:
        module = ast.parse(textwrap.dedent(text))
    except SyntaxError as fault:
        raise Problems([_not_python(fault, function.__code__.co_filename)]) from None
    definition = module.body[0] if module.body else None
    if not isinstance(definition, ast.FunctionDef):
        raise Problems([_no_def(function, Span(function.__code__.co_filename, first, 0))]) from None
    return Source(function.__code__.co_filename, tuple(text.split("\n")), first, indent, definition)


def def_line(code: CodeType) -> int:
    """The line of a function's `def`, which decorators stand above."""
    first = code.co_firstlineno
    for line in range(first, first + 20):
        if linecache.getline(code.co_filename, line).lstrip().startswith("def "):
            return line
    return first


def _missing(function: FunctionType) -> Problem:
    return Problem(
        "P101",
        f"the source of {function.__name__!r} cannot be found: Python keeps no copy of text given to exec().",
        "keep the text in a variable while exec() runs, or put the kernel in a file.",
        Span(function.__code__.co_filename, function.__code__.co_firstlineno, 0),
    )


def _no_def(function: FunctionType, span: Span) -> Problem:
    if function.__name__ == "<lambda>":
        return Problem(
            "P102", "a lambda cannot be a kernel.", "write it as def name(...): on lines of its own.", span
        )
    return Problem(
        "P102", f"{function.__name__!r} is not a plain function.", "use a function defined with def.", span
    )


def _from_frames(code: CodeType) -> tuple[list[str], int] | None:
    """The function's lines in a string that a calling frame holds and that compiles to the same code."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        for text in _strings(frame):
            found = _lines_in(text, code)
            if found is not None:
                return found
        frame = frame.f_back
    return None


def _strings(frame: FrameType) -> Iterator[str]:
    held = (*frame.f_locals.values(), *frame.f_globals.values(), *frame.f_code.co_consts)
    for text in held:
        if type(text) is str and "def " in text:
            yield text
            yield textwrap.dedent(text)


def _lines_in(text: str, code: CodeType) -> tuple[list[str], int] | None:
    if f"def {code.co_name}" not in text:
        return None
    try:
        module = compile(text, code.co_filename, "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return None
    if not any(_same(inner, code) for inner in _codes(module)):
        return None
    lines = text.splitlines(keepends=True)
    start = code.co_firstlineno - 1
    return inspect.getblock(lines[start:]), code.co_firstlineno


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _same(a: CodeType, b: CodeType) -> bool:
    return (a.co_code, a.co_name, a.co_names, a.co_varnames, a.co_firstlineno) == (
        b.co_code, b.co_name, b.co_names, b.co_varnames, b.co_firstlineno,
    )  # fmt: skip


def _from_history(code: CodeType) -> tuple[list[str], int] | None:
    """The function's lines in the history of an interactive prompt, which is all that Python 3.11 and 3.12 keep of it."""
    readline = sys.modules.get("readline")
    if code.co_filename != "<stdin>" or readline is None:
        return None
    count = readline.get_current_history_length()
    past = [str(readline.get_history_item(at + 1) or "") + "\n" for at in range(max(count - 2000, 0), count)]
    for start in range(len(past) - 1, -1, -1):
        if past[start].startswith(("@", "def ")):
            block = inspect.getblock(past[start:])
            found = _lines_in("\n" * (code.co_firstlineno - 1) + "".join(block), code)
            if found is not None:
                return found
    return None
