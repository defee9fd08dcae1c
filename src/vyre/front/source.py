"""The source of a Python function: files, notebook cells, `exec`ed strings, `python -c` and prompts.

Files and notebook cells are in `linecache`. A string passed to `exec` is not kept anywhere, but is usually
still in a variable or a constant of a calling frame: every string there is a candidate, accepted only if it
compiles to the same code.
"""

from __future__ import annotations

import ast
import inspect
import io
import linecache
import re
import sys
import textwrap
import unicodedata
import warnings
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from types import CodeType, FrameType, FunctionType

from vyre.ir import limits
from vyre.ir.problem import Problem, Problems, Span

SPLIT = "split it into several kernels, or use loops."
# What counts as a statement or an expression in a text: words, numbers and operators. Strings, comments, the
# names of attributes and types after a colon do not; `f32(1.5)` and `gid(0)` count once.
_SKIPPED = (
    r'"""[\s\S]*?"""|' + r"'''[\s\S]*?'''|" + r'"(?:\\.|[^"\\\n])*"|' + r"'(?:\\.|[^'\\\n])*'|#[^\n]*|"
    r"\.\s*[^\W\d]\w*|:[ \t]*[^\W\d]\w*|\b(?:in|else|with|return|pass|def)\b"
)
_NUMBER = r"\d[\w.]*(?:(?<=[eE])[-+]\d+)?"
_COUNTED = rf"[^\W\d]\w*(?:\(-?{_NUMBER}\))?|{_NUMBER}|[-+*/%&|^~<>@]{{1,2}}|[=!]="
WORDS_PER_NODE = 2  # at most this many words for a node in a printed Program, which states types
_HEAD = 1_000  # words of decorators, parameters and annotations


@dataclass(frozen=True, slots=True)
class SourceText:
    """A function definition with its place: add `first_line - 1` to lines in `tree` to get the user's."""

    file: str
    lines: tuple[str, ...]  # as the user wrote them, from `first_line` on
    first_line: int
    tree: ast.FunctionDef

    def span(self, node: ast.AST) -> Span:
        """The place of a node of `tree` in the user's file."""
        line = getattr(node, "lineno", 1)
        column = getattr(node, "col_offset", 0)
        return Span(self.file, line + self.first_line - 1, self._characters(line, column))

    def text(self, span: Span) -> str:
        """The user's line at `span`; empty if it is not in this function."""
        at = span.line - self.first_line
        return self.lines[at] if span.file == self.file and 0 <= at < len(self.lines) else ""

    def _characters(self, line: int, column: int) -> int:
        """Convert a column from UTF-8 bytes, which `ast` counts, to characters."""
        text = self.lines[line - 1] if 0 < line <= len(self.lines) else ""
        return len(text.encode()[:column].decode(errors="replace"))


def too_large() -> str:
    """Return what is wrong with a kernel that is too large up to a place."""
    return f"up to here, the kernel has more than {limits.NODES} statements and expressions."


def require_parsable(text: str, file: str, first_line: int, *, most: int) -> None:
    """Raise Problems if a text has more than `most` statements and expressions, counted roughly: to parse it
    would take seconds.
    """
    if len(text) <= 2 * most:  # each takes two characters at least, with the space between them
        return
    count = 0
    for piece in re.finditer(rf"{_SKIPPED}|({_COUNTED})", text):
        count += piece[1] is not None
        if count > most + _HEAD:
            above = text.count("\n", 0, piece.start())
            line = text.split("\n", above + 1)[above]
            raise Problems([Problem("P121", too_large(), SPLIT, Span(file, first_line + above, 0), line)])


def of_text(text: str, file: str = "<text>") -> list[SourceText]:
    """The functions defined at the top level of a text, in order."""
    require_parsable(text, file, 1, most=WORDS_PER_NODE * limits.NODES)
    try:
        module = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as fault:
        raise Problems([_not_python(fault, file)]) from None
    lines = tuple(text.split("\n"))
    return [SourceText(file, lines, 1, node) for node in module.body if isinstance(node, ast.FunctionDef)]


def _not_python(fault: Exception, file: str, *, line: int = 1) -> Problem:
    """The problem for a text that Python cannot parse and whose first line is `line` of the file."""
    if isinstance(fault, SyntaxError):
        span = Span(file, (fault.lineno or 1) + line - 1, max((fault.offset or 1) - 1, 0))
        what = f"this is not Python: {fault.msg}."
        return Problem("P100", what, "correct the line as Python asks.", span, fault.text or "")
    what = "this text is nested more deeply than Python can parse."
    return Problem("P100", what, "split it into several statements with locals.", Span(file, line, 0))


def of_function(function: FunctionType) -> SourceText:
    """The source of a Python function; raises Problems if it is no longer available."""
    code = function.__code__
    if function.__name__ == "<lambda>":
        raise Problems([_no_def("a lambda", code)])
    if inspect.iscoroutinefunction(function) or inspect.isasyncgenfunction(function):
        raise Problems([_no_def(f"the async function {function.__name__!r}", code)])
    fault: Exception | None = None
    for lines, first in _candidates(code):
        require_parsable("".join(lines), code.co_filename, first, most=limits.NODES)
        try:
            tree = _definition("".join(lines), code)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            fault = fault or error
            continue
        if tree is not None:
            return SourceText(code.co_filename, tuple("".join(lines).split("\n")), first, tree)
    if fault is None:
        raise Problems([_missing(function)])
    raise Problems([_not_python(fault, code.co_filename, line=code.co_firstlineno)])


def _candidates(code: CodeType) -> Iterator[tuple[list[str], int]]:
    """Lines that may be the function's, from the most to the least reliable place."""
    lines = _lines_from(code)
    if lines:
        yield _indented(lines), code.co_firstlineno
    with suppress(SyntaxError, IndexError):  # inspect would first search every loaded module
        if lines:
            yield inspect.getblock(lines), code.co_firstlineno
    with suppress(OSError, TypeError, SyntaxError, IndexError):
        yield inspect.getsourcelines(code)
    for find in (_from_frames, _from_command, _from_history):
        text = find(code)
        if text is not None:
            yield text


def _lines_from(code: CodeType) -> list[str]:
    return linecache.getlines(code.co_filename)[code.co_firstlineno - 1 :]


def text_of(code: CodeType, known: SourceText | None) -> str | None:
    """The text of a function whose source is known, else the first candidate of `of_function`, or None;
    raises Problems if it is too large.
    """
    if known is not None:
        return "\n".join(known.lines)
    lines = _lines_from(code)
    text = "".join(_indented(lines)) if lines else None
    if text is not None:
        require_parsable(text, code.co_filename, code.co_firstlineno, most=limits.NODES)
    return text


def of_known_text(text: str, code: CodeType) -> SourceText:
    """The source of a function from the text that `text_of` returned, which has been parsed before."""
    tree = _definition(text, code)
    assert tree is not None
    return SourceText(code.co_filename, tuple(text.split("\n")), code.co_firstlineno, tree)


def _indented(lines: list[str]) -> list[str]:
    """The first line and those that belong to it by their indentation, including decorators and `def`.

    Found without tokenizing, ten times as fast. If a line inside brackets or a string begins further left,
    the block ends too soon and does not parse: then inspect finds its end.
    """
    edge = len(lines[0]) - len(lines[0].lstrip())
    is_inside, end = False, 1
    for number, line in enumerate(lines[1:], 2):
        text = line.lstrip()
        if not text or text.startswith("#"):
            continue
        if len(line) - len(text) <= edge and is_inside and text[0] not in ")]}":
            break
        is_inside = is_inside or len(line) - len(text) > edge
        end = number
    return lines[:end]


@lru_cache(64)  # a function is parsed once, and not wherever it is called
def _definition(text: str, code: CodeType) -> ast.FunctionDef | None:
    """The definition that the text begins with; None if it is not the definition of this code."""
    # An indented block is put under an `if`: dedenting it might change strings that span lines.
    head = "if 1:\n" if text[:1].isspace() else ""
    body: list[ast.stmt] = ast.parse(head + text).body
    if head and isinstance(body[0], ast.If):
        body = body[0].body
    if not body or not isinstance(body[0], ast.FunctionDef):
        return None
    tree, spec = body[0], body[0].args
    names = tuple(arg.arg for arg in (*spec.posonlyargs, *spec.args, *spec.kwonlyargs))
    if tree.name != code.co_name or names != code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]:
        return None
    if head:
        ast.increment_lineno(tree, -1)
    return tree


def source_now(function: FunctionType) -> SourceText | None:
    """The source of a function whose text may be gone later; None if it is in a file or not available."""
    if linecache.getlines(function.__code__.co_filename, function.__globals__):
        return None
    try:
        return of_function(function)
    except Problems:  # reported when the function is used
        return None


def def_line(code: CodeType) -> int:
    """The line of a function's `def`, below its decorators."""
    first = code.co_firstlineno
    for line in range(first, first + 20):
        if linecache.getline(code.co_filename, line).lstrip().startswith("def "):
            return line
    return first


def _missing(function: FunctionType) -> Problem:
    why = "Python keeps no copy of text that it gets from exec() or a pipe"
    return Problem(
        "P101",
        f"the source of {function.__name__!r} cannot be found: {why}.",
        "put the function in a file, or keep the text in a variable while exec() runs.",
        Span(function.__code__.co_filename, function.__code__.co_firstlineno, 0),
    )


def _no_def(thing: str, code: CodeType) -> Problem:
    return Problem(
        "P102",
        f"{thing} has no place in the kernel language; kernels and functions are written with def.",
        "write def name(...): on lines of its own, under @vyre.kernel or @vyre.func.",
        Span(code.co_filename, code.co_firstlineno, 0),
        linecache.getline(code.co_filename, code.co_firstlineno),
    )


def _from_frames(code: CodeType) -> tuple[list[str], int] | None:
    """The function's lines in a string that a calling frame holds and that compiles to the same code."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        for text in _strings(frame):
            lines = _lines_in(text, code)
            if lines is not None:
                return lines
        frame = frame.f_back
    return None


def _from_command(code: CodeType) -> tuple[list[str], int] | None:
    """The function's lines in the argument of `python -c`."""
    for text in sys.orig_argv:
        for each in (text, textwrap.dedent(text)):
            lines = _lines_in(each, code) if "def " in text else None
            if lines is not None:
                return lines
    return None


def _strings(frame: FrameType) -> Iterator[str]:
    held = [*list(frame.f_locals.values()), *list(frame.f_globals.values()), *frame.f_code.co_consts]
    for text in held:
        if type(text) is str and "def " in text:
            yield text
            yield textwrap.dedent(text)


def _lines_in(text: str, code: CodeType) -> tuple[list[str], int] | None:
    if code.co_name not in unicodedata.normalize("NFKC", text):  # as Python reads identifiers
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # warnings about candidate strings are irrelevant
            module = compile(text, code.co_filename, "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    if not any(_marks(inner) == _marks(code) for inner in _codes(module)):
        return None
    lines = io.StringIO(text, newline=None).readlines()
    start = code.co_firstlineno - 1
    return inspect.getblock(lines[start:]), code.co_firstlineno


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _marks(code: CodeType) -> tuple[object, ...]:
    """The properties that identify a piece of code; constants by type and text, because 1 == 1.0 == True."""
    consts = [(type(item), repr(item)) for item in code.co_consts if not isinstance(item, CodeType)]
    return (code.co_code, code.co_name, code.co_names, code.co_varnames, code.co_firstlineno, consts)


def _from_history(code: CodeType) -> tuple[list[str], int] | None:
    """The function's lines in the history of an interactive prompt: all that Python 3.11 and 3.12 keep."""
    readline = sys.modules.get("readline")
    if code.co_filename != "<stdin>" or readline is None:
        return None
    count = readline.get_current_history_length()
    past = [str(readline.get_history_item(at + 1) or "") + "\n" for at in range(max(count - 2000, 0), count)]
    for start in range(len(past) - 1, -1, -1):
        if past[start].startswith(("@", "def ")):
            block = inspect.getblock(past[start:])
            lines = _lines_in("\n" * (code.co_firstlineno - 1) + "".join(block), code)
            if lines is not None:
                return lines
    return None
