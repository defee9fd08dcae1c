"""What an annotation names: an array, a scalar, a constant, or something that kernels do not know."""

from __future__ import annotations

import ast

from vyre.front.expressions import Expressions
from vyre.front.template import MISSING
from vyre.front.values import Num, Poison, Several, Static, Value
from vyre.front.words import Annotation, Buf, Const, InOut, Out
from vyre.ir.literal import Lit, number

ROLES: dict[object, str] = {Buf: "in", Out: "out", InOut: "inout", Const: "const"}


def plain(node: ast.expr | None) -> ast.expr | None:
    """The annotation as an expression: one in quotes is read."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return node
    try:
        read = ast.parse(node.value.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return node
    for part in ast.walk(read):
        ast.copy_location(part, node)
    return read


def annotation(low: Expressions, node: ast.expr | None) -> object:
    """The object that an annotation names; None when there is none, MISSING after a mistake."""
    node = plain(node)
    if node is None or isinstance(node, ast.Constant):
        return None
    if not isinstance(node, ast.Subscript):
        return _object(low.value(node))
    base = _object(low.value(node.value))
    if not isinstance(base, type) or base not in ROLES:
        return MISSING if base is MISSING else None
    items = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    parts = tuple(_object(_part(low, item)) for item in items)
    if any(part is MISSING for part in parts):
        return MISSING
    return Annotation(ROLES[base], parts if len(parts) > 1 else parts[0] if parts else None)


def _part(low: Expressions, node: ast.expr) -> Value:
    inner = plain(node)
    return low.value(node if inner is None else inner)


def _object(value: Value) -> object:
    match value:
        case Num() | Static():
            return value.value
        case Several():
            return tuple(_object(item) for item in value.items)
        case Lit():
            return number(value)
    return MISSING if isinstance(value, Poison) else None
