"""The extents that an annotation states for the axes of an array: `Buf[f32, "n", 3]`, `Out[f32, "2*n"]`.

An extent is text: a name, a whole number, or `+`, `-`, `*` and `//` of those. A name stands for one number
throughout a call.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import lru_cache

from vyre.ir import limits

_SYMBOLS: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//"}


@lru_cache(maxsize=1024)
def normal(text: str) -> str | None:
    """The extent in normal form, which Programs hold; None if the text is not an extent."""
    if len(text) > limits.NAME_LENGTH:
        return None
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    return ast.unparse(tree) if _is_extent(tree) else None


def _is_extent(node: ast.expr) -> bool:
    match node:
        case ast.Name():
            return True
        case ast.Constant(value=value):
            return type(value) is int and 0 <= value <= limits.AXIS
        case ast.BinOp(left=left, op=op, right=right):
            return type(op) in _SYMBOLS and _is_extent(left) and _is_extent(right)
    return False


def is_name(extent: str) -> bool:
    return extent.isidentifier()


def is_computed(extent: str) -> bool:
    """True if the extent is neither a name nor a number."""
    return not extent.isidentifier() and not extent.isdecimal()


@lru_cache(maxsize=1024)
def names(extent: str) -> tuple[str, ...]:
    """The names in an extent, each once."""
    nodes = ast.walk(ast.parse(extent, mode="eval"))
    return tuple(dict.fromkeys(node.id for node in nodes if isinstance(node, ast.Name)))


def value(extent: str, sizes: Mapping[str, int]) -> int | None:
    """The value of an extent for these sizes; None if it divides by zero."""
    try:
        return _value(ast.parse(extent, mode="eval").body, sizes)
    except ZeroDivisionError:
        return None


def solved(extent: str, size: int, sizes: Mapping[str, int]) -> tuple[str, int] | None:
    """Solve an extent for its one name without a size: if "n + 1" is 5, n is 4.

    The solution is -1 if there is none, and None if there may be several, as with a division.
    """
    unknown = [name for name in names(extent) if name not in sizes]
    if len(unknown) != 1 or not _is_line(extent, unknown[0], sizes):
        return None
    first, second = (value(extent, {**sizes, unknown[0]: trial}) or 0 for trial in (0, 1))
    solution, rest = divmod(size - first, second - first)
    return unknown[0], -1 if rest or solution < 0 else solution


def is_solvable(extent: str) -> bool:
    """True if the extent has one name and the length of the axis determines its value."""
    return len(names(extent)) == 1 and _is_line(extent, names(extent)[0], {})


def _is_line(extent: str, name: str, sizes: Mapping[str, int]) -> bool:
    if "//" in extent:
        return False
    at = [value(extent, {**sizes, name: trial}) or 0 for trial in (0, 1, 2, 3)]
    slope = at[1] - at[0]
    return slope != 0 and [at[0] + slope * trial for trial in range(4)] == at


def _value(node: ast.expr, sizes: Mapping[str, int]) -> int:
    match node:
        case ast.Name(id=name):
            return sizes[name]
        case ast.Constant(value=int(number)):
            return number
        case ast.BinOp():
            left, right = _value(node.left, sizes), _value(node.right, sizes)
            match _SYMBOLS[type(node.op)]:
                case "+":
                    return left + right
                case "-":
                    return left - right
                case "*":
                    return left * right
            return left // right
    raise AssertionError("an extent is checked where it is read")
