"""Evaluation of annotations: an array, a scalar, a constant, or something that kernels do not support."""

from __future__ import annotations

import ast
from typing import Literal

from vyre.front.expressions import evaluate
from vyre.front.scope import Mistake, Scope, static_value
from vyre.front.template import MISSING
from vyre.front.values import Num, Static, Value
from vyre.front.words import Annotation, Buf, Const, InOut, Out, with_names
from vyre.ir.dtypes import DType, bool_
from vyre.ir.literal import Lit, number

ROLES: dict[object, str] = {Buf: "in", Out: "out", InOut: "inout", Const: "const"}


def plain(node: ast.expr) -> ast.expr:
    """The annotation as an expression: one in quotes is parsed."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return node
    try:
        read = ast.parse(node.value.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return node
    for part in ast.walk(read):
        ast.copy_location(part, node)
    return read


def parameter_annotation(low: Scope, arg: ast.arg) -> object:
    """The annotation of a parameter, as Python evaluated it where it did; MISSING after an error."""
    found = low.frame.env.evaluated.get(arg.arg, MISSING)
    if found is MISSING or arg.annotation is None:
        return annotation(low, arg.annotation)
    if isinstance(found, Annotation):
        parts = found.item if isinstance(found.item, tuple) else (found.item,)
        if parts and isinstance(parts[0], str):  # Buf["T"]: a Const that Python cannot evaluate there
            named = annotation(low, ast.copy_location(ast.Name(parts[0], ast.Load()), arg.annotation))
            if named is MISSING:
                return MISSING
            parts = (named, *parts[1:])
        return Annotation(found.role, parts if isinstance(found.item, tuple) else parts[0])
    known = static_value(found)
    dtype = known.value if isinstance(known, Static) and isinstance(known.value, DType) else found
    return bool_ if dtype is bool else dtype


def annotation(low: Scope, node: ast.expr | None) -> object:
    """The object that an annotation names; None without an annotation, MISSING after an error."""
    node = None if node is None else plain(node)
    if node is None or isinstance(node, ast.Constant):
        return None
    try:
        found = _named(low, node)
    except Mistake:
        return MISSING
    return bool_ if found is bool else found


def _named(low: Scope, node: ast.expr) -> object:
    if not isinstance(node, ast.Subscript):
        return _object(evaluate(low, node))
    base = _object(evaluate(low, node.value))
    if not isinstance(base, type) or base not in ROLES:
        return None
    items = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    parts = low.each(items[:1], lambda item: _object(evaluate(low, plain(item))))
    parts += low.each(items[1:], lambda item: _extent(low, item))
    return Annotation(
        ROLES[base], with_names(tuple(parts)) if len(parts) > 1 else parts[0] if parts else None
    )


def _extent(low: Scope, node: ast.expr) -> object:
    """The extent written for an axis: a string names it, anything else is a value."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.Subscript) and _object(evaluate(low, node.value)) is Literal:
        items = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        return Literal[tuple(_extent(low, item) for item in items)]
    return _object(evaluate(low, node))


def _object(value: Value) -> object:
    match value:
        case Num() | Static():
            return value.value
        case Lit():
            return number(value)
    return None
