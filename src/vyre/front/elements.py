"""Elements and attributes: `x[i]`, `t[0]`, `x.shape`, `math.pi`, `Color.RED`; and what assignments aim at: a
local, or an element of an array, and a part of its value.
"""

from __future__ import annotations

import ast
import enum
from collections.abc import Sequence
from difflib import get_close_matches
from functools import partial
from types import ModuleType
from typing import TypeAlias

from vyre.front import tables
from vyre.front.compound_types import Complex, Mat, Struct, Vec, is_compound, leaf_types, mat, places, vec
from vyre.front.compounds import (
    first_words,
    item_names,
    joined,
    of_leaves,
    rebuilt,
    same_structure,
    transposed,
    word_count,
)
from vyre.front.expressions import (
    alike,
    as_expression,
    brief,
    evaluate,
    evaluate_all,
    evaluate_each,
    evaluated_once,
)
from vyre.front.objects import attribute_of_object
from vyre.front.scope import Local, Mistake, Parts, Scope
from vyre.front.template import MISSING
from vyre.front.unsupported import ALIASES
from vyre.front.values import (
    ArrayValue,
    ComplexPick,
    Num,
    Poison,
    Several,
    Static,
    Value,
    is_complex_constant,
    is_expression,
    is_untyped,
)
from vyre.front.words import DTYPES, INTRINSICS, Intrinsic
from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import Cond, Expr, Load, Shape
from vyre.ir.problem import CallError
from vyre.ops import build
from vyre.ops.elsewhere import FUNCTIONS_IN_LIBRARY, IN_LIBRARY, OF_ITEMS, in_module

AT_RUN_TIME = "a run-time value"  # as an index, in messages


def lower_subscript(low: Scope, node: ast.Subscript) -> Value:
    inner, places = node.value, [node.slice]
    while isinstance(inner, ast.Subscript):
        places.insert(0, inner.slice)
        inner = inner.value
    if len(places) > 1 and isinstance(inner, ast.Name | ast.Attribute):
        constants = evaluate(low, inner)
        if isinstance(constants, Several):
            return _element(low, constants, places, node)
    base = evaluate(low, node.value)
    if isinstance(base, Several):
        return _element(low, base, [node.slice], node)
    if isinstance(base, Static) and (base.value is vec or base.value is mat):
        return compound_type(low, base.value, _inside(node), node)
    if not isinstance(base, ArrayValue):
        raise _not_indexed(low, base, node)
    if is_compound(base.element):
        return load_element(low, base, lower_index(low, node.slice), node)
    return Load(base.name, lower_index(low, node.slice), base.dtype, low.span(node))


def _inside(node: ast.Subscript) -> Sequence[ast.expr]:
    return node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]


def compound_type(low: Scope, family: type, args: Sequence[ast.expr], node: ast.expr) -> Static:
    """`vec[f32, 3]` or `mat[f32, 2, 2]`, with brackets or as a call."""
    values = evaluate_all(low, args)
    known = [value.value for value in values if isinstance(value, Num | Static)]
    count, wanted = (2, "a size") if family is vec else (3, "two sizes")
    what = f"{family.__name__} takes a dtype and {wanted}, known at compile time, and gives a type."
    try:
        if len(known) == len(values) == count:
            return Static(family(*known))
    except CallError as fault:
        what = str(fault).partition(" Fix: ")[0]
    fix = (
        "write vec[f32, 3], and vec[f32, 3](x, y, z) for a vector."
        if family is vec
        else "write mat[f32, 2, 2], and mat[f32, 2, 2](a, b, c, d) for a matrix."
    )
    raise low.problem("P113", what, fix, node)


def load_element(low: Scope, array: ArrayValue, index: tuple[Expr, ...], node: ast.AST) -> Several:
    """An element of an array of vectors, matrices or structs."""
    kind = array.element
    assert isinstance(kind, Vec | Mat | Struct | Complex)
    if len(index) != array.axes:
        word = "axis" if array.axes == 1 else "axes"
        what = f"{array.shown!r} has {array.axes} {word} of {kind!r}, and gets {len(index)} indices."
        raise low.problem("P214", what, "give one index for each axis; the parts are v.x, v.y, ....", node)
    held = tuple(evaluated_once(low, part) for part in index)
    span = low.span(node)
    words = [Load(array.name, (*held, Lit(i32, at)), array.dtype, span) for at in range(word_count(kind))]
    ends = [*first_words(kind)[1:], len(words)]
    parts = zip(first_words(kind), ends, leaf_types(kind), strict=True)
    return of_leaves(kind, [joined(words[start:stop], leaf) for start, stop, leaf in parts])


def _not_indexed(low: Scope, base: Value, node: ast.Subscript) -> Mistake:
    if isinstance(base, Load) and isinstance(node.value, ast.Subscript):
        return indexed_again(low, "P212", node, node.value)
    word = "a number" if is_expression(base) or is_untyped(base) else "not an array"
    what = f"{brief(node.value)} is {word}, and cannot be indexed."
    fix = "index an array: a Buf, Out or InOut parameter, or a shared or local one."
    return low.problem("P212", what, fix, node)


def indexed_again(
    low: Scope, code: str, node: ast.Subscript, inner: ast.Subscript, store: str = ""
) -> Mistake:
    """Report `x[i][j]`; `store` is the rest of an assignment to it."""
    array, first, second = (ast.unparse(part) for part in (inner.value, inner.slice, node.slice))
    what = f"{array}[{first}] is an element, and cannot be indexed again."
    fix = f"give all indices at once, as in {array}[{first}, {second}]{store}."
    base = evaluate(low, inner.value)
    if isinstance(base, ArrayValue) and base.rank == 1:
        fix = f"write {array}[{first}]{store}, or declare {array} with 2 axes."
    return low.problem(code, what, fix, node)


def _element(low: Scope, base: Several, places: list[ast.expr], node: ast.Subscript) -> Value:
    """An item of a tuple, or of nested tuples: any value at constant indices, else a constant."""
    nodes = [part for place in places for part in (place.elts if isinstance(place, ast.Tuple) else [place])]
    value: Value = base
    index = evaluate_all(low, nodes)
    for at, place in enumerate(index):
        if not isinstance(value, Several):
            raise _not_indexed(low, value, node)
        if not isinstance(place, Num) and isinstance(value.kind, Vec | Mat):
            value = _item_at(low, value, place, node)
            continue
        if not isinstance(place, Num):
            return _constant_at(low, value, index[at:], node)
        value = _item(low, value, place, node)
    return value


def _item_at(low: Scope, base: Several, place: Value, node: ast.Subscript) -> Value:
    """The item of a vector, or the row of a matrix, at a run-time index; 0 outside of it."""
    at = evaluated_once(low, as_expression(low, place, node, i32))
    columns = zip(*[tables.leaves(item) for item in base.items], strict=True)

    def chosen(column: tuple[Value, ...]) -> Expr:
        numbers = [as_expression(low, item, node) for item in column]
        selected: Expr = Lit(numbers[0].dtype, 0)
        for at_number, item in reversed([*enumerate(numbers)]):
            selected = Cond(build.eq(at, literal(at.dtype, at_number)), item, selected)
        return selected

    return rebuilt(base.items[0], iter([chosen(column) for column in columns]))


def _item(low: Scope, base: Several, place: Num, node: ast.Subscript) -> Value:
    count = len(base.items)
    if type(place.value) is int and -count <= place.value < count:
        item = base.items[place.value]
        if isinstance(item, Poison):
            raise Mistake
        return item
    raise _no_item(low, base, str(place.value), node)


def _no_item(low: Scope, base: Several, given: str, node: ast.Subscript) -> Mistake:
    count, of = len(base.items), brief(node.value)
    word, many = ("axis", "axes") if of.endswith(".shape") else ("item", "items")
    has = f"{of.removesuffix('.shape')} has {count} {word if count == 1 else many}"
    what = f"{has}, so {of}[{given}] does not exist."
    if given == AT_RUN_TIME:
        what = f"{of} is indexed by {given}, and it has no elements in memory."
    fix = f"use 0, its only {word}." if count == 1 else f"use a constant from 0 to {count - 1}."
    if given == AT_RUN_TIME and count > 1:
        fix = f"{fix.removesuffix('.')}, or an array, which vyre.local(dtype, {count}) declares."
    return low.problem("P214", what, fix, node)


def _constant_at(low: Scope, base: Several, index: list[Value], node: ast.Subscript) -> Value:
    """The constant at a place that is known at run time only."""
    shape, elements = tables.shape(base), tables.elements(base)
    if shape is None or not _are_constants(elements) or len(index) > len(shape):
        raise _no_item(low, base, AT_RUN_TIME, node)
    fixed = next((axis for axis, place in enumerate(index) if isinstance(place, Num)), None)
    if fixed is not None:  # the rest alone: T[i][1] of named tuples is of one type
        place = index[fixed]
        assert isinstance(place, Num)
        rest = [*index[:fixed], *index[fixed + 1 :]]
        return _constant_at(low, _along(low, base, fixed, place, node), rest, node)
    if len(index) < len(shape):
        rows: list[Value] = [base]
        for _ in index:
            rows = [item for row in rows if isinstance(row, Several) for item in row.items]
        names = {row.names for row in rows if isinstance(row, Several)}
        items = tuple(_constant_at(low, base, [*index, Num(k)], node) for k in range(shape[len(index)]))
        return Several(items, names=names.pop() if len(names) == 1 else ())
    exprs = low.each(index, lambda part: as_expression(low, part, node, i32))
    wrong = next((expr.dtype for expr in exprs if not expr.dtype.is_integer), None)
    if wrong is not None:
        fix = "convert the index, as in i32(...)."
        raise low.problem("P203", f"{brief(node.value)} is indexed with {wrong.spoken}.", fix, node)
    many = len(exprs) > 1 or isinstance(elements[0], Several)
    place = tables.place_of(shape, [evaluated_once(low, expr) for expr in exprs] if many else exprs)
    if not isinstance(elements[0], Several):
        return _picked(low, elements, place, node)
    place = evaluated_once(low, place)
    columns = zip(*map(tables.leaves, elements), strict=True)
    return rebuilt(elements[0], iter([_picked(low, column, place, node) for column in columns]))


def _along(low: Scope, base: Several, axis: int, place: Num, node: ast.Subscript) -> Several:
    """The items of nested tuples at one place along an axis that is not the first."""

    def inner(item: Value) -> Value:
        assert isinstance(item, Several), "all axes have items"
        return _item(low, item, place, node) if axis == 1 else _along(low, item, axis - 1, place, node)

    return Several(tuple(low.each(base.items, inner)))


def _picked(low: Scope, constants: Sequence[Value], place: Expr, node: ast.Subscript) -> Value:
    """The constant at a run-time place."""
    if {type(item) for item in constants} == {Lit}:  # as of most tables: each takes its time otherwise
        known = [item for item in constants if isinstance(item, Lit)]
        if len({lit.dtype for lit in known}) == 1:
            return tables.table(known[0].dtype, known, place)
    plain = [item.value for item in constants if isinstance(item, Num | Static)]
    numbers = tuple(item for item in plain if isinstance(item, bool | int | float))
    if len(numbers) == len(constants):
        return tables.chosen(numbers, place)
    if len(plain) == len(constants):
        return ComplexPick(tuple(item for item in plain if isinstance(item, int | float | complex)), place)
    lits = alike(low, constants, node)
    dtype = lits[0].dtype
    if any(lit.dtype != dtype for lit in lits):
        what = f"{brief(node.value)} has constants of several types."
        raise low.problem("P203", what, "convert them to one type outside the kernel.", node)
    return tables.table(dtype, [lit for lit in lits if isinstance(lit, Lit)], place)


def lower_index(low: Scope, node: ast.expr) -> tuple[Expr, ...]:
    """The index expressions of a subscript or of an atomic."""
    nodes = node.elts if isinstance(node, ast.Tuple) else [node]
    for part in nodes if low.frame.owner is not None else ():  # printed Programs may use any index
        _require_from_start(low, part)
    values = evaluate_each(low, nodes)
    if len(values) == 1 and isinstance(values[0], Several):
        values = list(values[0].items)

    def typed(value: Value) -> Expr:
        whole = isinstance(value, Num) and type(value.value) is int
        return as_expression(low, value, node, i32 if whole else None)

    return tuple(low.each(values, typed))


def _require_from_start(low: Scope, node: ast.expr) -> None:
    """Report an index such as -1, which counts from the end in Python."""
    match node:
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(number))) if number > 0:
            what = f"the index -{number} is outside of every array: indices do not count from the end."
            fix = f"write len(x) - {number} for an element from the end, or i - {number} for a neighbour."
            raise low.problem("P218", what, fix, node)


def lower_attribute(low: Scope, node: ast.Attribute) -> Value:
    low.require_own_word(node)
    value = attribute_of_object(low, node, brief(node))
    if value is not None:
        return value
    base = evaluate(low, node.value)
    match base:
        case ArrayValue():
            return _of_array(low, base, node)
        case Several() if node.attr in base.names:
            return base.items[base.names.index(node.attr)]
        case Several() if base.kind is not None:
            return _part(low, base, node)
        case Static(value=ModuleType() as module):
            return _of_module(low, module, node)
        case Static(value=type() as owner) if issubclass(owner, enum.Enum):
            member, name = getattr(owner, node.attr, None), f"{owner.__name__}.{node.attr}"
            if isinstance(member, owner):
                return low.static(member, name, node, partial(getattr, owner, node.attr), owner=owner)
        case Num() if node.attr == "value" and _is_enum_member(low, node.value):
            return base
        case Static(value=complex() as number) if node.attr in ("real", "imag"):
            return Num(number.real if node.attr == "real" else number.imag)
    own = brief(node.value)
    what = f"{own} has no attribute {node.attr!r} in kernels."
    fix = f"put the number in a plain name outside the kernel, as in {node.attr} = ..., and use that."
    axis = "xyz".find(node.attr)
    if isinstance(base, Static) and isinstance(base.value, Intrinsic) and len(node.attr) == 1 and axis >= 0:
        fix = f"write {base.value.name}({axis})."
    if isinstance(base, Static) and isinstance(base.value, Mat) and node.attr in ("identity", "eye"):
        size = base.value.columns
        numbers = [str(int(at // size == at % size)) for at in range(base.value.rows * size)]
        fix = f"write {own}({', '.join(numbers)})."
    elif isinstance(base, Static) and isinstance(node.value, ast.Name) and not callable(base.value):
        fix = f"write {node.attr} = {own}.{node.attr} before the kernel, and use {node.attr} in it."
    if is_expression(base) and node.attr in ("item", "value", "get"):
        fix = f"write {own}: it is a number already."
    elif is_expression(base):
        fix = "use an operation of vyre on it; a type converts it, as in f32(...)."
    raise low.problem("P117", what, fix, node)


def _part(low: Scope, base: Several, node: ast.Attribute) -> Value:
    """A field of a struct, or items of a vector by their letters."""
    if isinstance(base.kind, Mat) and node.attr == "T":
        return transposed(base)
    offsets = places(base.kind, node.attr)
    if offsets is None:
        raise _no_part(low, base, node)
    return base.items[offsets[0]] if len(offsets) == 1 else swizzled(base, offsets)


def swizzled(base: Several, offsets: Sequence[int]) -> Several:
    """Several items of a vector as a vector."""
    assert isinstance(base.kind, Vec)
    return Several(tuple([base.items[at] for at in offsets]), Vec(base.kind.dtype, len(offsets)))


_VECTOR_WORDS = {  # functions of vectors, which other languages have as methods
    "dot": "dot({}, other)",
    "cross": "cross({}, other)",
    "length": "length({})",
    "normalize": "normalize({})",
}
_OTHER_NAMES = {"norm": "length", "normalized": "normalize"}


def _no_part(low: Scope, base: Several, node: ast.Attribute) -> Mistake:
    names = item_names(base)
    near = get_close_matches(node.attr, names, n=1)
    word = _OTHER_NAMES.get(node.attr, node.attr)
    own = brief(node.value)
    if isinstance(base.kind, Mat) and word == "transpose":
        fix = f"write {own}.T."
    elif isinstance(base.kind, Mat):
        fix = f"compute it of the items, as in {own}[0, 0]; matrices have + - * / and @."
    elif isinstance(base.kind, Vec) and word in OF_ITEMS:
        fix = f"write {word}({own})."
    elif isinstance(base.kind, Complex) and word == "conjugate":
        fix = f"write conj({own})."
    elif isinstance(base.kind, Vec) and word in _VECTOR_WORDS:
        fix = f"write {_VECTOR_WORDS[word].format(brief(node.value))}."
    elif near:
        fix = f"write {brief(node.value)}.{near[0]}."
    else:
        fix = f"use one of its parts: {', '.join(names)}."
    return low.problem("P117", f"{base.kind!r} has no {node.attr!r}.", fix, node)


def _is_enum_member(low: Scope, node: ast.expr) -> bool:
    """True if the expression names a member of an enum: `Color.RED`, or a captured name."""
    if isinstance(node, ast.Name):
        return node.id not in low.frame.names and isinstance(low.frame.env.find(node.id), enum.Enum)
    owner = evaluate(low, node.value) if isinstance(node, ast.Attribute) else None
    return isinstance(owner, Static) and isinstance(owner.value, type) and issubclass(owner.value, enum.Enum)


def _of_array(low: Scope, array: ArrayValue, node: ast.Attribute) -> Value:
    match node.attr:
        case "shape":
            return Several(tuple(extent_of(array, axis) for axis in range(array.axes)))
        case "ndim":
            return Num(array.axes)
        case "dtype":
            return Static(array.element or array.dtype)
    fix = _instead_of(array, node.attr)
    raise low.problem("P117", f"arrays have no {node.attr!r} in kernels.", fix, node)


def _instead_of(array: ArrayValue, attribute: str) -> str:
    """The fix for an attribute of NumPy's arrays that those of kernels do not have."""
    name, letters = array.shown, ", ".join("ijk"[: array.axes])
    if attribute == "size":
        return f"write {' * '.join(f'{name}.shape[{axis}]' for axis in range(array.axes))}."
    if attribute == "T":
        return f"exchange the indices, or pass {name}.T to the kernel."
    if attribute == "astype":
        return f"convert an element, as in f32({name}[{letters}])."
    if attribute in ("at", "fill"):
        return f"store to an element, as in {name}[{letters}] = value."
    if attribute in IN_LIBRARY:
        word = IN_LIBRARY[attribute]
        return f"write a for loop over range(len({name})), or call vyre.lib.{word} outside of the kernel."
    near = get_close_matches(attribute, ("shape", "ndim", "dtype"), n=1)
    if near:
        return f"write {name}.{near[0]}."
    return f"use {name}.shape, {name}.ndim or {name}.dtype."


def extent_of(array: ArrayValue, axis: int) -> Value:
    """The number of elements along an axis."""
    return Shape(array.name, axis) if array.shape is None else Num(array.shape[axis])


def _of_module(low: Scope, module: ModuleType, node: ast.Attribute) -> Value:
    name = f"{module.__name__}.{node.attr}"
    missing = object()
    value = getattr(module, node.attr, missing)
    if value is missing:
        is_ours = module.__name__ == "vyre"
        public = [*INTRINSICS, *DTYPES, "vec", "mat"] if is_ours else dir(module)
        public = [word for word in public if not word.startswith("_")]
        same = ALIASES.get(node.attr) if is_ours else None  # NumPy's name of a word
        near = [same] if same else get_close_matches(node.attr, public, n=1, cutoff=0.75)
        owner = node.value.id if isinstance(node.value, ast.Name) else name
        fix = f"write {owner}.{near[0]}." if near else f"use a name that {module.__name__} has."
        if is_ours and node.attr in FUNCTIONS_IN_LIBRARY:
            fix = (
                f"call vyre.lib.{FUNCTIONS_IN_LIBRARY[node.attr]} outside of the kernel, and pass the result."
            )
        instead = in_module(node.attr) if is_ours else None
        if instead is not None:
            fix = f"{instead}."
        if node.attr in ("bool", "divmod", "float", "int", "len", "range") and name.startswith("vyre."):
            fix = f"write {node.attr}."
        raise low.problem("P201", f"the module {module.__name__} has no {node.attr!r}.", fix, node)
    space = vars(module)
    origins = ((space, node.attr, value),) if node.attr in space else None
    if origins is None and isinstance(value, Intrinsic | DType):  # a word that `vyre` creates on access
        origins = ((space, node.attr, MISSING),)
    look = partial(getattr, module, node.attr, None)
    return low.static(value, name, node, look, origins, owner=module)


def _are_constants(elements: Sequence[Value]) -> bool:
    """True if all are numbers, or all are values of numbers with the same parts."""
    if {type(element) for element in elements} <= {Num, Lit}:
        return True
    leaves = [leaf for element in elements for leaf in tables.leaves(element)]
    is_alike = all(same_structure(elements[0], element) for element in elements)
    return is_alike and all(isinstance(leaf, Num | Lit) or is_complex_constant(leaf) for leaf in leaves)


Held: TypeAlias = Value | Local | Parts | None
Aims: TypeAlias = list[tuple[Held, Expr | None]]  # parts of a local, each with the test that it is meant


def no_target(low: Scope, target: ast.expr) -> Mistake:
    what = f"{brief(target)} cannot be assigned to."
    return low.problem("P116", what, "assign to a name, or to an element such as x[i].", target)


def path_of(low: Scope, target: ast.expr) -> tuple[ast.expr, list[str | ast.expr]]:
    """The local, or the element of an array, that a target is a part of; and the steps from there."""
    path: list[str | ast.expr] = []
    while isinstance(target, ast.Attribute | ast.Subscript):
        if isinstance(target, ast.Attribute):
            path.insert(0, target.attr)
        elif isinstance(target.value, ast.Name) and isinstance(
            array := low.frame.names.get(target.value.id), ArrayValue
        ):
            return (target, path) if is_compound(array.element) else (target.value, path)
        else:
            path[:0] = target.slice.elts if isinstance(target.slice, ast.Tuple) else [target.slice]
        target = target.value
    return target, path


def place_in(low: Scope, kind: object, step: str | ast.expr, target: ast.expr) -> int | Expr:
    """The item of a value that a step names: a field, a letter, or an index."""
    if isinstance(step, str):
        offsets = places(kind, step)
        if offsets is not None and len(offsets) > 1:
            what = f"{brief(target)} is several parts of an item at a place that is known at run time."
            fix = f"assign one by one, as in {brief(target)[: -len(step)]}{step[0]} = ..."
            raise low.problem("P116", what, f"{fix}.", target)
        if offsets is None or len(offsets) != 1:
            raise no_target(low, target)
        return offsets[0]
    at = evaluate(low, step)
    count = kind.size if isinstance(kind, Vec) else kind.rows if isinstance(kind, Mat) else 0
    if not count:
        raise no_target(low, target)
    if not isinstance(at, Num):
        place = evaluated_once(low, as_expression(low, at, step, i32))
        if place.dtype.is_integer:
            return place
    elif type(at.value) is int and 0 <= at.value < count:
        return at.value
    raise not_constant(low, kind, count, target)


def letters_in(low: Scope, kind: object, step: str | ast.expr, target: ast.expr) -> list[int] | None:
    """The items of a vector that a target such as `v.xy` names; None for any other step."""
    offsets = places(kind, step) if isinstance(step, str) else None
    if offsets is None or len(offsets) < 2:
        return None
    if len({*offsets}) < len(offsets):
        what = f"{brief(target)} names an item twice, and is assigned to."
        raise low.problem("P116", what, "name each item once.", target)
    return offsets


def not_constant(low: Scope, kind: object, count: int, target: ast.expr) -> Mistake:
    what = f"{brief(target)} assigns to an item of {kind!r} at a place that is not a constant of it."
    return low.problem("P116", what, f"use a constant from 0 to {count - 1}.", target)


def is_part(low: Scope, target: ast.Subscript) -> bool:
    """True if a target is an item of a vector or matrix, in a local or in an element of an array."""
    owner, path = path_of(low, target)
    if isinstance(owner, ast.Subscript):
        return bool(path)
    return isinstance(owner, ast.Name) and isinstance(low.frame.names.get(owner.id), Parts)


def items_at(part: Held, place: int | Expr, test: Expr | None) -> Aims:
    """The item at an index; for an index known at run time all items, each with the test that selects it."""
    assert isinstance(part, Parts)
    if isinstance(place, int):
        return [(part.items[place], test)]
    tests = [build.eq(place, literal(place.dtype, at)) for at in range(len(part.items))]
    both = tests if test is None else [Cond(test, each, Lit(bool_, False)) for each in tests]
    return list(zip(part.items, both, strict=True))
