"""A kernel's parameters: arrays, run-time scalars and compile-time constants, read from the annotations."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from vyre.front.expressions import Expressions
from vyre.front.scope import MISSING, Frame, Scope, Template, static_value
from vyre.front.values import Num, Poison, Several, Static, Value
from vyre.front.words import Annotation, Buf, Const, InOut, Out
from vyre.ir import limits
from vyre.ir.dtypes import DType, bool_
from vyre.ir.literal import Lit, number
from vyre.ir.problem import Span

ROLES: dict[object, str] = {Buf: "in", Out: "out", InOut: "inout", Const: "const"}
CONSTS: dict[object, str] = {int: "int", float: "float", bool: "bool", DType: "dtype"}
CALL_WORDS = ("domain", "groups", "device")  # keywords of a kernel call


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter as the user wrote it; a Const has the word for its kind instead of a dtype."""

    name: str
    role: str  # in, out, inout, scalar, const
    dtype: DType | None
    rank: int
    kind: str
    default: object
    span: Span


def arguments(tree: ast.FunctionDef) -> list[ast.arg]:
    """The parameters of a definition in order."""
    return [*tree.args.posonlyargs, *tree.args.args, *tree.args.kwonlyargs]


def read_signature(low: Expressions, template: Template, consts: Mapping[str, object]) -> list[Parameter]:
    """The parameters of the function on top of `low`, its Const values bound to names; mistakes are reported there."""
    tree = template.source.tree
    if tree.args.vararg or tree.args.kwarg:
        low.problem(
            "P108", f"{tree.name!r} takes a variable number of arguments.", "name each parameter.", tree
        )
    if len(arguments(tree)) > limits.PARAMETERS:
        low.problem(
            "P108",
            f"{tree.name!r} has more than {limits.PARAMETERS} parameters.",
            "gather some in arrays.",
            tree,
        )
    defaults = _defaults(low, template)
    marked = {arg.arg: annotation(low, arg.annotation) for arg in arguments(tree) if _is_const(low, arg)}
    for arg in arguments(tree):
        if arg.arg in marked:
            _bind_const(low, arg, marked[arg.arg], consts.get(arg.arg, defaults.get(arg.arg, MISSING)))
    found = [_parameter(low, arg, defaults.get(arg.arg, MISSING)) for arg in arguments(tree)]
    return [parameter for parameter in found if parameter is not None]


def _defaults(low: Expressions, template: Template) -> Mapping[str, object]:
    if template.defaults is not None:
        return template.defaults
    spec = template.source.tree.args
    names = [arg.arg for arg in (*spec.posonlyargs, *spec.args)]
    pairs = [*zip(names[len(names) - len(spec.defaults) :], spec.defaults, strict=True)]
    pairs += [
        (arg.arg, value)
        for arg, value in zip(spec.kwonlyargs, spec.kw_defaults, strict=True)
        if value is not None
    ]
    values = {name: low.value(node) for name, node in pairs}
    return {name: value.value for name, value in values.items() if isinstance(value, Num | Static)}


def annotation(low: Expressions, node: ast.expr | None) -> object:
    """What an annotation names: an Annotation, a dtype, or anything else; None when there is none."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        try:
            return annotation(low, ast.copy_location(ast.parse(node.value, mode="eval").body, node))
        except SyntaxError:
            return None
    if isinstance(node, ast.Subscript):
        base = _object(low.value(node.value))
        items = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if isinstance(base, type) and base in ROLES:
            parts = tuple(_object(low.value(item)) for item in items)
            return Annotation(ROLES[base], parts[0] if len(parts) == 1 else parts)
        return None
    return None if node is None else _object(low.value(node))


def _object(value: Value) -> object:
    match value:
        case Num() | Static():
            return value.value
        case Several():
            return tuple(_object(item) for item in value.items)
        case Lit():
            return number(value)
    return MISSING if isinstance(value, Poison) else None


def _is_const(low: Scope, arg: ast.arg) -> bool:
    """Is it a Const: known from the outermost word, before any Const value is."""
    node: ast.AST | None = arg.annotation
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value.replace("vyre.", "").replace("vy.", "").startswith("Const")
    if isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Name):
        found = low.frame.env.find(node.id)
        return found is Const or (isinstance(found, Annotation) and found.role == "const")
    return isinstance(node, ast.Attribute) and node.attr == "Const"


def _bind_const(low: Expressions, arg: ast.arg, marked: object, given: object) -> None:
    kind = CONSTS.get(marked.item) if isinstance(marked, Annotation) and marked.item.__hash__ else None
    if kind is None:
        low.problem(
            "P206",
            f"{arg.arg!r} is a Const of no known kind.",
            "write Const[int], Const[float], Const[bool] or Const[dtype].",
            arg,
        )
        low.frame.names[arg.arg] = Poison()
        return
    if given is MISSING:
        low.problem(
            "P210",
            f"the constant {arg.arg!r} has no value.",
            f"pass {arg.arg}=..., or give it a default.",
            arg,
        )
        low.frame.names[arg.arg] = Poison()
        return
    value = const_value(kind, given)
    if value is None:
        low.problem(
            "P210", f"{arg.arg!r} is Const[{kind}], and {given!r} is not one.", f"pass a plain {kind}.", arg
        )
    low.frame.names[arg.arg] = Poison() if value is None else value


def const_value(kind: str, given: Any) -> Value | None:
    """The compile-time value of a Const argument; None when it is of another kind."""
    value = static_value(given)
    if isinstance(value, Lit):  # a NumPy scalar counts as the Python number
        value = Num(number(value))
    if kind == "dtype":
        found = bool_ if given is bool else value.value if isinstance(value, Static) else None
        return Static(found) if isinstance(found, DType) else None
    if not isinstance(value, Num):
        return None
    plain = type(value.value) is {"int": int, "float": float, "bool": bool}[kind]
    if kind == "float" and type(value.value) is int:
        return Num(float(value.value))
    return value if plain else None


def _parameter(low: Expressions, arg: ast.arg, default: object) -> Parameter | None:
    span = low.span(arg)
    if arg.arg in CALL_WORDS:
        low.problem(
            "P206", f"{arg.arg!r} is a keyword of every kernel call.", "give the parameter another name.", arg
        )
        return None
    if _is_const(low, arg):
        marked = annotation(low, arg.annotation)
        kind = (
            CONSTS.get(marked.item, "int")
            if isinstance(marked, Annotation) and marked.item.__hash__
            else "int"
        )
        return Parameter(arg.arg, "const", None, 0, kind, default, span)
    marked = annotation(low, arg.annotation)
    if marked is MISSING:
        return None
    marked = bool_ if marked is bool else marked
    if isinstance(marked, DType):
        return Parameter(arg.arg, "scalar", marked, 0, "", default, span)
    if isinstance(marked, Annotation) and marked.role != "const":
        return _array(low, arg, marked, default)
    if arg.annotation is None:
        what, fix = (
            f"the parameter {arg.arg!r} has no type.",
            f"write {arg.arg}: Buf[f32], Out[f32], InOut[f32], f32 or Const[int].",
        )
    elif marked in (int, float):
        what, fix = (
            f"the parameter {arg.arg!r} has no size.",
            f"write {arg.arg}: {'i32' if marked is int else 'f32'}.",
        )
    else:
        what, fix = (
            f"the type of {arg.arg!r} is not known.",
            f"write {arg.arg}: Buf[f32], Out[f32], InOut[f32], f32 or Const[int].",
        )
    low.problem("P206", what, fix, arg)
    return None


def _array(low: Expressions, arg: ast.arg, marked: Annotation, default: object) -> Parameter | None:
    parts = marked.item if isinstance(marked.item, tuple) else (marked.item, 1)
    dtype = bool_ if parts[0] is bool else parts[0]
    if not isinstance(dtype, DType):
        known = static_value(dtype)
        dtype = known.value if isinstance(known, Static) else dtype
    word = {"in": "Buf", "out": "Out", "inout": "InOut"}[marked.role]
    if (
        not isinstance(dtype, DType)
        or len(parts) != 2
        or type(parts[1]) is not int
        or not 1 <= parts[1] <= limits.RANK
    ):
        low.problem(
            "P206",
            f"{arg.arg!r} is not an array type.",
            f"write {word}[f32], or {word}[f32, 2] for two dimensions.",
            arg,
        )
        return None
    if default is not MISSING:
        low.problem(
            "P206", f"the array {arg.arg!r} has a default.", "remove it: arrays are given at the call.", arg
        )
    return Parameter(arg.arg, marked.role, dtype, parts[1], "", MISSING, low.span(arg))


def const_names(template: Template) -> tuple[str, ...]:
    """The names of the Const parameters."""
    low = Scope(Frame(template.source, template.env))
    return tuple(arg.arg for arg in arguments(template.source.tree) if _is_const(low, arg))
