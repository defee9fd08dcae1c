"""A kernel's parameters: arrays, run-time scalars and compile-time constants, read from the annotations.

An annotation is evaluated here where Python has not done it.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import islice
from types import EllipsisType
from typing import Any, NoReturn

import numpy as np

from vyre.front.compound_types import (
    Complex,
    Compound,
    Mat,
    Struct,
    Vec,
    complex_of,
    constants,
    is_compound,
    leaf_names,
    leaf_types,
    mat,
    vec,
)
from vyre.front.compounds import word_count, word_type
from vyre.front.elements import lower_attribute, lower_subscript
from vyre.front.expressions import evaluate
from vyre.front.known import Capture, Consts, Parameter, Part
from vyre.front.scope import Frame, Mistake, Readers, Scope, arguments, default_nodes, static_value
from vyre.front.template import MISSING, Template
from vyre.front.values import POISON, Num, Static, Value
from vyre.front.words import CALL_WORDS, ROLES, Annotation, Buf, Const, InOut, Out, with_names
from vyre.ir import limits
from vyre.ir.axes import is_name, is_solvable, names, normal
from vyre.ir.dtypes import DType, bool_
from vyre.ir.literal import Lit, number
from vyre.ir.problem import CallError
from vyre.ir.spoken import short

ROLE_OF: dict[object, str] = {Buf: "in", Out: "out", InOut: "inout", Const: "const"}


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
    stated = low.frame.env.evaluated.get(arg.arg, MISSING)
    if stated is MISSING or arg.annotation is None:
        return annotation(low, arg.annotation)
    if isinstance(stated, Annotation):
        stated = _with_repeated(stated, plain(arg.annotation))
        parts = stated.item if isinstance(stated.item, tuple) else (stated.item,)
        if parts and isinstance(parts[0], str):  # Buf["T"]: a Const that Python cannot evaluate there
            named = annotation(low, ast.copy_location(ast.Constant(parts[0]), arg.annotation))
            if named is MISSING:
                return MISSING
            parts = (named, *parts[1:])
        return Annotation(stated.role, parts if isinstance(stated.item, tuple) else parts[0])
    known = static_value(stated)
    dtype = known.value if isinstance(known, Static) and isinstance(known.value, DType) else stated
    return bool_ if dtype is bool else dtype


def _with_repeated(stated: Annotation, node: ast.expr) -> Annotation:
    """The annotation with the names that Python drops from `Literal["n", "n"]`, as the source has them."""
    inside = node.slice if isinstance(node, ast.Subscript) else None
    written = [_literals(item) for item in (inside.elts if isinstance(inside, ast.Tuple) else ())]
    if not isinstance(stated.item, tuple) or all(len(each) == len({*each}) for each in written):
        return stated
    evaluated, parts = iter(stated.item), list[Any]()
    for literals in written:
        kept = list(islice(evaluated, max(1, len({*literals}))))
        parts += literals or kept
    return Annotation(stated.role, tuple(parts))


def _literals(node: ast.expr) -> list[object]:
    """The items of `Literal["m", "n"]`; none for any other expression."""
    if not isinstance(node, ast.Subscript) or ast.unparse(node.value).rpartition(".")[2] != "Literal":
        return []
    items = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    return [item.value for item in items if isinstance(item, ast.Constant)]


def annotation(low: Scope, node: ast.expr | None) -> object:
    """The object that an annotation names; None without an annotation, MISSING after an error."""
    node = None if node is None else plain(node)
    if node is None or isinstance(node, ast.Constant):
        return None
    try:
        stated = _named(low, node)
    except Mistake:
        return MISSING
    return bool_ if stated is bool else stated


def _named(low: Scope, node: ast.expr) -> object:
    if not isinstance(node, ast.Subscript):
        return _object(evaluate(low, node))
    base = _object(evaluate(low, node.value))
    if base is vec or base is mat:
        return _object(evaluate(low, node))
    if not isinstance(base, type) or base not in ROLE_OF:
        return None
    items = _items(low, node)
    parts = low.each(items[:1], lambda item: _object(evaluate(low, plain(item))))
    parts += [
        part for item in items[1:] for part in _literals(item) or low.each([item], partial(_extent, low))
    ]
    return Annotation(
        ROLE_OF[base], with_names(tuple(parts)) if len(parts) > 1 else parts[0] if parts else None
    )


def _items(low: Scope, node: ast.Subscript) -> list[ast.expr]:
    """The items in the brackets, with the items of a `Literal["T"]` one by one."""
    items = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    first = items[0] if items else None
    if isinstance(first, ast.Subscript) and _literals(first):
        return [*_items(low, first), *items[1:]]
    return items


def _extent(low: Scope, node: ast.expr) -> object:
    """The extent written for an axis: a string names it, anything else is a value, perhaps a wrong one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str | EllipsisType | None):
        return node.value
    if isinstance(node, ast.Slice):
        return slice(None)
    if isinstance(node, ast.Tuple):
        return tuple(low.each(node.elts, lambda part: _extent(low, part)))
    return _object(evaluate(low, node))


def _object(value: Value) -> object:
    match value:
        case Num() | Static():
            return value.value
        case Lit():
            return number(value)
    return None


CONSTS: dict[object, str] = {int: "int", float: "float", bool: "bool", DType: "dtype"}
CONST_WORDS = {
    "int": "a Python int",
    "float": "a Python float",
    "bool": "True or False",
    "dtype": "a dtype, such as f32",
}


def read_signature(low: Scope, template: Template, consts: Mapping[str, object]) -> list[Parameter]:
    """The parameters of the function on top of `low`, its Const values bound to names there."""
    tree = template.source.tree
    if tree.args.vararg or tree.args.kwarg:
        what = f"{tree.name!r} takes a variable number of arguments."
        low.problem("P108", what, f"give {tree.name!r} a fixed list of named parameters.", tree)
    if len(arguments(tree)) > limits.PARAMETERS:
        what = f"{tree.name!r} has {len(arguments(tree))} parameters; {limits.PARAMETERS} are allowed."
        low.problem("P108", what, "put scalars that belong together into one array.", tree)
    defaults = _defaults(low, template)
    marked = {arg.arg: parameter_annotation(low, arg) for arg in arguments(tree) if _is_const(low, arg)}
    for arg in arguments(tree):
        if arg.arg in marked:
            value = consts.get(arg.arg, defaults.get(arg.arg, MISSING))
            low.frame.names[arg.arg] = POISON
            with suppress(Mistake):
                low.frame.names[arg.arg] = _const(low, arg, marked[arg.arg], value)
    parameters: list[Parameter] = []
    for arg in arguments(tree):
        try:
            parameters += _parameter(low, arg, defaults.get(arg.arg, MISSING))
        except Mistake:
            low.frame.names[arg.arg] = POISON
    _require_names(low, tree, parameters)
    return parameters


def _defaults(low: Scope, template: Template) -> Mapping[str, object]:
    if template.defaults is not None:
        low.capture_defaults(template)
        return template.defaults
    values: dict[str, object] = {}
    for name, node in default_nodes(template.source.tree.args).items():
        with suppress(Mistake):
            value = evaluate(low, node)
            values |= {name: value.value} if isinstance(value, Num | Static) else {}
    return values


def _outermost(arg: ast.arg) -> ast.expr | None:
    """The part of an annotation before its brackets."""
    node = None if arg.annotation is None else plain(arg.annotation)
    return node.value if isinstance(node, ast.Subscript) else node


def _is_const(low: Scope, arg: ast.arg) -> bool:
    """True for a Const, by the outermost word of the annotation: no Const value is known yet."""
    evaluated = low.frame.env.evaluated.get(arg.arg, MISSING)
    if evaluated is not MISSING and arg.annotation is not None:
        return evaluated is Const or (isinstance(evaluated, Annotation) and evaluated.role == "const")
    node = _outermost(arg)
    if isinstance(node, ast.Name):
        stated = low.frame.env.find(node.id)
        return stated is Const or (isinstance(stated, Annotation) and stated.role == "const")
    return isinstance(node, ast.Attribute) and node.attr == "Const"


def _kind(marked: object) -> str | None:
    """The name of a Const's kind; None if it has none."""
    item = marked.item if isinstance(marked, Annotation) else None
    return CONSTS.get(item) if isinstance(item, type) else None


def _const(low: Scope, arg: ast.arg, marked: object, passed: object) -> Value:
    """The value of a Const parameter."""
    kind = _kind(marked)
    if marked is MISSING:
        raise Mistake
    if kind is None:
        what = f"{arg.arg!r} is a Const of a kind that kernels do not have."
        fix = f"write {arg.arg}: Const[int], Const[float], Const[bool] or Const[dtype]."
        item = _dtype(marked.item) if isinstance(marked, Annotation) else None
        if item is not None:
            word = "bool" if item.kind == "bool" else "float" if item.is_float else "int"
            fix = f"write {arg.arg}: Const[{word}]; it takes the type of the other operand."
        raise low.problem("P206", what, fix, arg)
    if passed is MISSING:
        what = f"the constant {arg.arg!r} has no value."
        fix = f"pass {arg.arg}=..., or give it a default, as in {arg.arg}: Const[{kind}] = ...."
        raise low.problem("P210", what, fix, arg)
    value = const_value(kind, passed)
    if value is None:
        what = f"{arg.arg!r} is Const[{kind}], and {short(passed)} is not one."
        raise low.problem("P210", what, f"give it {CONST_WORDS[kind]}.", arg)
    return value


def const_value(kind: str, passed: Any) -> Value | None:
    """The compile-time value of a Const argument; None if it is of another kind."""
    value = static_value(passed)
    if isinstance(value, Lit):  # a NumPy scalar counts as the Python number
        value = Num(number(value))
    if kind == "dtype":
        dtype = bool_ if passed is bool else value.value if isinstance(value, Static) else None
        return Static(dtype) if isinstance(dtype, DType) else None
    if not isinstance(value, Num):
        return None
    plain = type(value.value) is {"int": int, "float": float, "bool": bool}[kind]
    if kind == "float" and type(value.value) is int:
        try:
            return Num(float(value.value))
        except OverflowError:
            return None
    return value if plain else None


def _parameter(low: Scope, arg: ast.arg, default: object) -> list[Parameter]:
    span = low.span(arg)
    if arg.arg in CALL_WORDS:
        what = f"the parameter {arg.arg!r} has the name of a keyword that every kernel call takes."
        raise low.problem("P206", what, f"call it something else, such as {arg.arg}_.", arg)
    marked = parameter_annotation(low, arg)
    if _is_const(low, arg):
        return [Parameter(arg.arg, "const", None, 0, _kind(marked) or "int", default, span)]
    if marked is MISSING:
        raise Mistake
    if isinstance(marked, DType):
        return [Parameter(arg.arg, "scalar", marked, 0, "", default, span)]
    if isinstance(marked, Annotation) and marked.role != "const":
        return [_array(low, arg, marked, default)]
    kind = complex_of(marked)
    if isinstance(kind, Vec | Mat | Struct | Complex):
        return _numbers(low, arg, kind, default)
    what, fix = _untyped(arg, marked)
    is_method = arg.arg in ("self", "cls") and arg.annotation is None
    raise low.problem("P103" if is_method else "P206", what, fix, arg)


def _untyped(arg: ast.arg, marked: object) -> tuple[str, str]:
    """The problem for a parameter whose annotation is not a type of the language."""
    name = arg.arg
    fix = f"write {name}: Buf[f32], Out[f32], InOut[f32], f32 or Const[int]."
    if arg.annotation is None and name in ("self", "cls"):
        what = f"a kernel is a plain function, and {name!r} says that this is a method."
        fix = "move it out of the class, and pass what it uses as parameters."
    elif arg.annotation is None:
        what = f"the parameter {name!r} has no type."
    elif marked in (int, float):
        word, sized = ("int", "i32") if marked is int else ("float", "f32")
        what = f"{word} does not say how many bits {name!r} has."
        fix = f"write {name}: {sized}, or {name}: Const[{word}]."
    elif marked in (Buf, Out, InOut):
        word = getattr(marked, "__name__", "Buf")
        what = f"{word} does not say what {name!r} holds."
        fix = f"write {name}: {word}[f32], or {word}[f32, 2] for two dimensions."
    else:
        what = f"{ast.unparse(arg.annotation)} is no type of a parameter."
    return what, fix


def _numbers(low: Scope, arg: ast.arg, kind: Compound, default: object) -> list[Parameter]:
    """A parameter that is a vector, matrix, struct or complex number: one for each of its numbers."""
    leaves: list[Lit] | None = None
    if default is not MISSING:
        try:
            leaves = constants(kind, default, arg.arg)
        except CallError as fault:
            what, _, fix = str(fault).partition(" Fix: ")
            raise low.problem("P206", what, fix, arg) from None
    names, types = leaf_names(kind), leaf_types(kind)
    values = [MISSING] * len(types) if leaves is None else [number(leaf) for leaf in leaves]
    return [
        Parameter(f"{arg.arg}{name}", "scalar", *of, "", value, low.span(arg), part=Part(arg.arg, kind, at))
        for at, (name, of, value) in enumerate(zip(names, ((t, 0) for t in types), values, strict=True))
    ]


def _array(low: Scope, arg: ast.arg, marked: Annotation, default: object) -> Parameter:
    parts = marked.item if isinstance(marked.item, tuple) and marked.item else (marked.item, 1)
    word = ROLES[marked.role]
    if is_compound(complex_of(parts[0])):
        return _array_of_compounds(low, arg, marked, default)
    dtype = _dtype(parts[0])
    if dtype is None:
        sized = {int: "i32", float: "f32"}.get(parts[0], "f32") if isinstance(parts[0], type) else "f32"
        what = f"{arg.arg!r} is {word} of something that is no dtype."
        if isinstance(parts[0], type) and vars(parts[0]).get("__annotations__"):
            what = f"{arg.arg!r} is {word} of the class {parts[0].__name__}, which is no struct."
            raise low.problem("P206", what, f"put @vyre.struct on {parts[0].__name__}.", arg)
        raise low.problem("P206", what, f"write {arg.arg}: {word}[{sized}].", arg)
    rank, axes = _axes(low, arg, parts[1:], f"{word}[{dtype}")
    if default is not MISSING:
        what = f"the array {arg.arg!r} has a default, and arrays are given at the call."
        low.problem("P206", what, f"remove the default of {arg.arg}.", arg)
    return Parameter(arg.arg, marked.role, dtype, rank, "", MISSING, low.span(arg), axes)


def _array_of_compounds(low: Scope, arg: ast.arg, marked: Annotation, default: object) -> Parameter:
    """An array of vectors, matrices or structs: their numbers are along one more axis."""
    written, *extents = marked.item if isinstance(marked.item, tuple) else (marked.item,)
    element = complex_of(written)
    assert isinstance(element, Vec | Mat | Struct | Complex)
    rank = 1 if not extents else extents[0] if len(extents) == 1 and type(extents[0]) is int else 0
    if not 0 <= rank < limits.RANK or not all(type(extent) in (int, str) for extent in extents):
        what = f"{arg.arg!r} holds {element!r}, and its axes are not stated."
        fix = f"state how many they are, as in {arg.arg}: {arg_word(marked)}[{element!r}, 2], or name them."
        raise low.problem("P206", what, fix, arg)
    if rank:  # only the last axis, of the numbers of an element, has a known length
        extents = [f"_{arg.arg}_{axis}" for axis in range(rank)]
    numbered = [str(extent) for extent in extents]
    stated = Annotation(marked.role, (word_type(element), *numbered, str(word_count(element))))
    return replace(_array(low, arg, stated, default), element=element)


def arg_word(marked: Annotation) -> str:
    """The word of an array's annotation."""
    return {"in": "Buf", "out": "Out", "inout": "InOut"}[marked.role]


def _axes(low: Scope, arg: ast.arg, written: tuple[object, ...], head: str) -> tuple[int, tuple[str, ...]]:
    """The number of axes and their stated extents: a number alone is the number of axes."""
    name = arg.arg
    if not written:
        what = f"the number of dimensions of {name!r} is 1 to {limits.RANK}, and none is written."
        raise low.problem("P206", what, f"write {name}: {head}], or {head}, 2] for two dimensions.", arg)
    if len(written) == 1 and type(written[0]) is int:
        if 1 <= written[0] <= limits.RANK:
            return written[0], ()
        what = f"the number of dimensions of {name!r} is 1 to {limits.RANK}, and {written[0]} is written."
        fix = f'write {name}: {head}, 2] for two dimensions, or {head}, "{written[0]}"] for one axis of'
        fix = f"{fix} {written[0]} elements." if written[0] >= 0 else f"write {name}: {head}, 2]."
        raise low.problem("P206", what, fix, arg)
    if len(written) > limits.RANK:
        what = f"{name!r} has {len(written)} axes; {limits.RANK} are allowed."
        raise low.problem("P206", what, "reshape it, and compute the index of the axes that you join.", arg)
    extents = [normal(str(part)) if type(part) in (int, str) else None for part in written]
    if None in extents:
        shown = short(written[extents.index(None)])
        what = f"{shown} states no extent of an axis of {name!r}."
        if all(part in (None, ..., slice(None)) for part in written):
            count = f", {len(written)}" * (len(written) > 1)
            fix = f'write {name}: {head}{count}] for axes of any length, or names, as in {head}, "n"].'
            raise low.problem("P206", what, fix, arg)
        if len(written) == 1 and isinstance(written[0], tuple):
            inside = ", ".join(f'"{part}"' if isinstance(part, str) else str(part) for part in written[0])
            raise low.problem("P206", what, f"write {name}: {head}, {inside}].", arg)
        fix = f'write a name, a number or +, -, * and // of these, as in {name}: {head}, "n", "2*n + 1", 3].'
        raise low.problem("P206", what, fix, arg)
    return len(extents), tuple(extent for extent in extents if extent is not None)


def _require_names(low: Scope, tree: ast.FunctionDef, parameters: list[Parameter]) -> None:
    """Report extents of an array that use a name whose value no argument determines."""
    known = {extent for parameter in parameters for extent in parameter.axes if is_name(extent)}
    inputs = [extent for parameter in parameters if parameter.role != "out" for extent in parameter.axes]
    known |= {names(extent)[0] for extent in inputs if is_solvable(extent)}
    known |= {p.name for p in parameters if p.is_whole_number}
    nodes = {arg.arg: arg for arg in arguments(tree)}
    for parameter in parameters:
        for extent in parameter.axes:
            unknown = next((name for name in names(extent) if name not in known), None)
            if unknown is not None:
                what = (
                    f'"{extent}" uses the axis {unknown!r}, and no array that is given says how long that is.'
                )
                fix = f'name the axis that says it, as in x: Buf[f32, "{unknown}"].'
                with suppress(Mistake):
                    raise low.problem("P206", what, fix, nodes[parameter.name])


def _dtype(item: object) -> DType | None:
    if item is bool:
        return bool_
    known = static_value(item.type if isinstance(item, np.dtype) else item)
    return known.value if isinstance(known, Static) and isinstance(known.value, DType) else None


def read_consts(template: Template) -> Consts:
    """The Const parameters according to the annotations."""
    low = Scope(Frame(template.source, template.env), _ANNOTATIONS)
    marked = [arg for arg in arguments(template.source.tree) if _is_const(low, arg)]
    kinds = {arg.arg: _kind(parameter_annotation(low, arg)) for arg in marked}
    outermost = [_outermost(arg) for arg in arguments(template.source.tree)]
    heads, env = {node.id for node in outermost if isinstance(node, ast.Name)}, template.env
    seen = [(name, env.find(name)) for name in sorted(heads)]
    looked = [Capture(partial(env.find, name), value, env.origins(name, value)) for name, value in seen]
    return Consts(kinds, (*looked, *low.captured.values()), _users(template, kinds))


def _users(template: Template, kinds: Mapping[str, str | None]) -> dict[str, tuple[str, ...]]:
    """For each Const[dtype], the arrays whose elements have that type."""
    users: dict[str, tuple[str, ...]] = {}
    for arg in arguments(template.source.tree):
        word = _element_word(template.env.evaluated.get(arg.arg, MISSING), arg)
        if word is not None and kinds.get(word) == "dtype":
            users[word] = (*users.get(word, ()), arg.arg)
    return users


def _element_word(evaluated: object, arg: ast.arg) -> str | None:
    """The name written for the element type of an array, or for the numbers of its vectors or matrices."""
    if isinstance(evaluated, Annotation):
        item = evaluated.item[0] if isinstance(evaluated.item, tuple) and evaluated.item else evaluated.item
        return _innermost(plain(ast.Constant(item))) if isinstance(item, str) else None
    node = None if arg.annotation is None else plain(arg.annotation)
    return _innermost(node.slice) if isinstance(node, ast.Subscript) else None


def _innermost(node: ast.expr) -> str | None:
    """The first name in brackets: `T` of `T, 2`, of `vec[T, 3], "n"` and of `Literal["T"]`."""
    match plain(node):
        case ast.Name(id=name):
            return name
        case ast.Tuple(elts=[first, *_]) | ast.Call(args=[first, *_]) | ast.Subscript(slice=first):
            return _innermost(first)
    return None


def _refused(*_: object) -> NoReturn:
    raise Mistake


# The lowering needed for annotations: names and subscripts, no calls.
_ANNOTATIONS = Readers(lower_subscript, lower_attribute, call=_refused, inline=_refused, statement=_refused)
