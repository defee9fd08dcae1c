"""Assignments: to names, tuples, elements and parts of vectors; and declarations of arrays."""

from __future__ import annotations

import ast
from copy import copy
from dataclasses import replace
from functools import partial

from vyre.front import tables
from vyre.front.calls import intrinsic_name
from vyre.front.compound_arithmetic import of_constant
from vyre.front.compound_types import Complex, Element, Mat, Struct, Vec, complex_of, is_compound
from vyre.front.compounds import split, word_count, word_type
from vyre.front.elements import (
    Aims,
    Held,
    indexed_again,
    is_part,
    items_at,
    letters_in,
    load_element,
    lower_index,
    no_target,
    path_of,
    place_in,
    swizzled,
)
from vyre.front.expressions import (
    as_expression,
    as_kind,
    binary,
    brief,
    evaluate,
    evaluate_all,
    evaluated_once,
    settled,
)
from vyre.front.scope import Local, Mistake, Parts, Scope, has_effects, locals_in
from vyre.front.signature import annotation
from vyre.front.template import MISSING
from vyre.front.values import (
    POISON,
    ArrayValue,
    HeldNumber,
    Later,
    Num,
    Pick,
    Poison,
    Several,
    Static,
    Value,
    is_expression,
    map_numbers,
)
from vyre.ir import limits
from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.literal import Lit, literal, misfit, number
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Collective,
    Cond,
    Declare,
    Expr,
    Id,
    Load,
    Store,
    Var,
)
from vyre.ir.spoken import short
from vyre.ir.walk import expressions


def lower_assign(low: Scope, node: ast.Assign) -> None:
    if len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
        _assign_name(low, node.targets[0], node.value, node)
        return
    if (arrays := _declared_together(low, node)) is not None:
        low.each(arrays, lambda array: _declare(low, *array))
        return
    value = value_or_poison(low, node.value)
    parts = [part for target in node.targets for part in ast.walk(target)]
    bound = [low.frame.names.get(part.id) for part in parts if isinstance(part, ast.Name)]
    plain = all(isinstance(part, ast.Name | ast.Tuple | ast.expr_context) for part in parts)
    changed = {local.name for held in bound for local in locals_in(held)} if plain else None
    several = len(node.targets) > 1 or isinstance(node.targets[0], ast.Tuple | ast.List)
    kept = map_numbers(value, lambda expr: _kept(low, expr, changed)) if several else value
    low.each(node.targets, lambda target: bind(low, target, kept, node))


def _declared_together(low: Scope, node: ast.Assign) -> list[tuple[ast.Name, str, ast.Call]] | None:
    """The arrays of a statement such as `a, b = shared(f32, 64), shared(f32, 64)`; None if it is another."""
    (target, *others), value = node.targets, node.value
    if others or not isinstance(target, ast.Tuple) or not isinstance(value, ast.Tuple):
        return None
    arrays = [
        (name, intrinsic_name(low, call.func), call)
        for name, call in zip(target.elts, value.elts, strict=False)
        if isinstance(name, ast.Name) and isinstance(call, ast.Call)
    ]
    all_of_them = len(arrays) == len(target.elts) == len(value.elts)
    return arrays if all_of_them and all(word in ("shared", "local") for _, word, _ in arrays) else None


def value_or_poison(low: Scope, node: ast.expr) -> Value:
    """The value of an expression that is assigned to a target."""
    try:
        return evaluate(low, node)
    except Mistake:
        return POISON


def _assign_name(low: Scope, target: ast.Name, value: ast.expr, node: ast.stmt) -> None:
    word = intrinsic_name(low, value.func) if isinstance(value, ast.Call) else ""
    if word in ("shared", "local") and isinstance(value, ast.Call):
        _declare(low, target, word, value)
        return
    start = len(low.out)
    assigned = value_or_poison(low, value)
    if not _adopted(low, target, assigned, start):
        assign(low, target, assigned, node)


def _adopted(low: Scope, target: ast.Name, value: Value, start: int) -> bool:
    """Let an atomic or collective, emitted since `start` for a value, write directly to its local."""
    bound, last = low.frame.names.get(target.id), effect_of(low, value, start)
    if last is None or not isinstance(bound, Local) or not isinstance(value, Var):
        return False
    if low.types.get(bound.name, value.dtype) != value.dtype:
        return False
    low.out[-1] = replace(last, target=bound.name)
    low.release(value.name)
    low.types[bound.name] = value.dtype
    low.first.setdefault(bound.name, low.span(target))
    return True


def effect_of(low: Scope, value: Value, start: int) -> Atomic | Collective | None:
    """The last emitted statement, if it was emitted since `start` and computes the value."""
    last = low.out[-1] if len(low.out) > start else None
    if isinstance(last, Atomic | Collective) and isinstance(value, Var) and last.target == value.name:
        return last
    return None


def _kept(low: Scope, expr: Expr, changed: set[str] | None) -> Expr:
    """Evaluate the value now if it reads a local in `changed`, or in any case if that is None."""
    if isinstance(expr, Lit):
        return expr
    read = {part.name for part in expressions(expr) if isinstance(part, Var)}
    return low.keep(expr) if changed is None or read & changed else expr


def bind(low: Scope, target: ast.expr, value: Value, node: ast.stmt) -> None:
    """Assign a value to a target: a name, several, an element, or a part of a vector."""
    if isinstance(target, ast.Name):
        assign(low, target, value, node)
    elif isinstance(target, ast.Subscript) and not is_part(low, target):
        _store(low, target, value, node)
    elif isinstance(target, ast.Subscript | ast.Attribute):
        _set_part(low, target, value, node)
    elif isinstance(target, ast.Tuple | ast.List):
        _unpack(low, target, value, node)
    else:
        raise no_target(low, target)


def _unpack(low: Scope, target: ast.Tuple | ast.List, value: Value, node: ast.stmt) -> None:
    names, items = len(target.elts), value.items if isinstance(value, Several) else (value,)
    starred = next((part for part in target.elts if isinstance(part, ast.Starred)), None)
    if starred is not None:
        no_target(low, starred)
        value = POISON
    elif not isinstance(value, Poison) and (not isinstance(value, Several) or names != len(items)):
        count = "is 1 value" if len(items) == 1 else f"are {len(items)} values"
        what = f"{names} names are assigned at once, and there {count}."
        fix = "write as many names as values."
        if isinstance(value, Id) and value.axis in (0, names) and names <= limits.RANK:
            ids = ", ".join(f"{value.kind}({axis})" for axis in range(names))
            fix = f"write {', '.join(map(brief, target.elts))} = {ids}."
        low.problem("P115", what, fix, node)
        value = POISON
    values = value.items if isinstance(value, Several) else [POISON] * names
    low.each(zip(target.elts, values, strict=True), lambda pair: bind(low, *pair, node))


def assign(low: Scope, target: ast.Name, value: Value, node: ast.AST) -> None:
    """Assign a value to a local, whose type is that of its first value."""
    bound = low.frame.names.get(target.id)
    if (
        isinstance(bound, Local)
        and isinstance(value, Several)
        and value.items
        and bound.name not in low.types
    ):
        bound = low.frame.names[target.id] = low.parts_of(target.id, value)
    if isinstance(bound, Parts):
        assign_parts(low, bound, target.id, value, node)
    elif isinstance(bound, Local):
        _assign_local(low, bound, target.id, value, node)
    else:
        raise not_assignable(low, target.id, bound, node)


def assign_parts(low: Scope, bound: Parts, shown: str, value: Value, node: ast.AST) -> None:
    """Assign to a local that holds several numbers; all are computed before the first changes."""
    if isinstance(value, Poison):
        for local in bound.locals():
            low.types.setdefault(local.name, None)
        return
    if not isinstance(value, Several) or not fits(bound, value):
        held = "a tuple" if bound.kind is None else repr(bound.kind)
        what = f"{shown!r} holds {held}, and would get something else here."
        raise low.problem("P204", what, f"use another name than {shown}, or convert the value.", node)
    names = {local.name for local in bound.locals()}
    kept = map_numbers(value, lambda expr: _kept(low, expr, names))
    for local, leaf in zip(bound.locals(), tables.leaves(kept), strict=True):
        _assign_local(low, local, shown, leaf, node)


def _set_part(low: Scope, target: ast.Attribute | ast.Subscript, value: Value, node: ast.stmt) -> None:
    """`p.x = value` or `v[0] = value`, where p is a local or an element of an array."""
    owner, path = path_of(low, target)
    if isinstance(owner, ast.Subscript):
        array = evaluate(low, owner.value)
        assert isinstance(array, ArrayValue)
        loaded: Value = load_element(low, array, lower_index(low, owner.slice), owner)
        for step in path:
            kind = loaded.kind if isinstance(loaded, Several) else None
            letters = letters_in(low, kind, step, target)
            if letters is not None and isinstance(loaded, Several):
                loaded = swizzled(loaded, letters)
                continue
            place = place_in(low, kind, step, target)
            assert isinstance(loaded, Several)
            if not isinstance(place, int):
                what = f"{brief(target)} is at a place known at run time, in an element of {array.shown!r}."
                fix = f"change a local, as in v = {brief(owner)}, and store it after."
                raise low.problem("P116", what, fix, node)
            loaded = loaded.items[place]
        _store_leaves(low, array, loaded, value, node)
        return
    bound = low.frame.names.get(owner.id) if isinstance(owner, ast.Name) else None
    if isinstance(bound, Poison) or (isinstance(bound, Local) and low.types.get(bound.name, bound) is None):
        raise Mistake  # the value was refused where it was assigned
    aims: Aims = [(bound, None)]
    for step in path:
        first, test = aims[0]
        kind = first.kind if isinstance(first, Parts) else None
        letters = letters_in(low, kind, step, target) if test is None else None
        if letters is not None and isinstance(first, Parts) and isinstance(kind, Vec):
            items = tuple([first.items[at] for at in letters])
            aims = [(Parts(items, Vec(kind.dtype, len(items))), None)]
            continue
        place = place_in(low, kind, step, target)
        aims = [aim for part, test in aims for aim in items_at(part, place, test)]
    part, test = aims[0]
    if test is not None:
        _assign_chosen(low, bound, aims, brief(target), value, node)
    elif isinstance(part, Parts):
        assign_parts(low, part, brief(target), value, node)
    elif isinstance(part, Local):
        _assign_local(low, part, brief(target), value, node)


def _assign_chosen(low: Scope, whole: Held, aims: Aims, shown: str, value: Value, node: ast.stmt) -> None:
    """Assign to the part of a local whose test holds; without one, all parts keep their values."""
    if isinstance(value, Poison):
        raise Mistake
    part, _ = aims[0]
    if isinstance(part, Parts) and (not isinstance(value, Several) or not fits(part, value)):
        what = f"{shown!r} holds {part.kind!r}, and would get something else here."
        raise low.problem("P204", what, "convert the value.", node)
    names = {local.name for local in locals_in(whole)}
    held = map_numbers(value, lambda expr: _kept(low, expr, names))
    leaves = tables.leaves(held) if isinstance(part, Parts) else [held]
    kept = [(aim, None if test is None else _kept(low, test, names)) for aim, test in aims]
    for aim, test in kept:
        for local, leaf in zip(locals_in(aim), leaves, strict=True):
            dtype = low.types.get(local.name)
            if dtype is None or test is None:
                raise Mistake
            new = as_expression(low, leaf, value_of(node), dtype)
            if new.dtype != dtype:
                raise report_retyped(low, shown, local.name, new.dtype, node)
            _assign_local(low, local, shown, Cond(test, new, Var(local.name, dtype)), node)


def _store_leaves(low: Scope, array: ArrayValue, old: Value, value: Value, node: ast.stmt) -> None:
    """Store numbers to the places of the loads in `old`; all are computed before the first is stored."""
    if isinstance(value, Poison):
        raise Mistake
    kind = old.kind if isinstance(old, Several) else None
    value = of_constant(value, kind) if isinstance(kind, Complex) else value
    loads, leaves = tables.leaves(old), tables.leaves(value)
    if len(loads) != len(leaves) or (isinstance(value, Several) and value.kind not in (kind, None)):
        wanted = repr(kind) if kind is not None else repr(array.dtype)
        what = f"this holds {wanted}, and another value is stored to it."
        raise low.problem("P209", what, f"store a value of {wanted}.", node)
    held = [map_numbers(leaf, partial(settled, low)) for leaf in leaves]
    for old_leaf, leaf in zip(loads, held, strict=True):
        assert is_expression(old_leaf), "an element has numbers that are loaded"
        _put_leaf(low, replace(array, element=None), old_leaf, leaf, node)


def _put_leaf(low: Scope, array: ArrayValue, old: Expr, value: Value, node: ast.stmt) -> None:
    """Store a number to the words of an element that `old` loads."""
    index = next(part for part in expressions(old) if isinstance(part, Load)).index
    if old.dtype == array.dtype:
        _put(low, array, index, value, node)
        return
    typed = as_expression(low, value, value_of(node), old.dtype)
    if typed.dtype != old.dtype:
        what = f"this field of {array.shown!r} holds {old.dtype}, and the value is {typed.dtype}."
        raise low.problem("P209", what, f"convert the value, as in {old.dtype}(...).", node)
    first = index[-1]
    assert isinstance(first, Lit)
    for at, word in enumerate(split(evaluated_once(low, typed), array.dtype)):
        place = literal(first.dtype, int(number(first)) + at)
        low.emit(Store(array.name, (*index[:-1], place), word, low.span(node)))


def _assign_local(low: Scope, bound: Local, shown: str, value: Value, node: ast.AST) -> None:
    known = low.types.get(bound.name)
    if (
        known is not None
        and isinstance(value, Num)
        and value.default.kind != known.kind
        and misfit(known, value.value)
    ):
        raise report_retyped(low, shown, bound.name, value.default, node)
    if isinstance(value, Pick | Later) and shown in low.frame.once:
        value = map_numbers(value, partial(_kept_index, low))  # which may change before the local is read
    try:
        expr = _assigned(low, shown, value, known, node)
    except Mistake:
        low.types.setdefault(bound.name, None)
        low.emit(Assign(bound.name, Lit(i32, 0), low.span(node)))
        return
    if known is not None and known != expr.dtype:
        raise report_retyped(low, shown, bound.name, expr.dtype, node)
    low.types[bound.name] = expr.dtype if low.types.get(bound.name, expr.dtype) is not None else None
    low.first.setdefault(bound.name, low.span(node))
    low.emit(Assign(bound.name, expr, low.span(node)))
    low.constants.pop(bound.name, None)
    if isinstance(value, Num) and shown in low.frame.once:
        low.constants[bound.name] = value
    if isinstance(value, Pick | Later) and shown in low.frame.once:
        low.constants[bound.name] = HeldNumber(value, Var(bound.name, expr.dtype))


def _kept_index(low: Scope, index: Expr) -> Expr:
    return index if isinstance(index, Lit | Id) else low.keep(index)


def _assigned(low: Scope, name: str, value: Value, known: DType | None, node: ast.AST) -> Expr:
    """The value in a form that a local can hold."""
    if isinstance(value, ArrayValue):
        what = f"{name!r} would be a second name of the array {value.shown!r}."
        raise low.problem("P216", what, f"use {value.shown} itself, or read an element of it.", node)
    if isinstance(value, Static):
        what = f"{name!r} would be a name of {short(value.value)}, and locals hold numbers."
        fix = "give it that name outside the kernel."
        if isinstance(value.value, complex):
            what = f"{name!r} would hold a complex number, and nothing says of which type."
            fix = f"write {name} = complex64({value.value.real}, {value.value.imag}), or complex128."
        raise low.problem("P216", what, fix, node)
    return as_expression(low, value, node if isinstance(value, Several) else value_of(node), known)


def not_assignable(low: Scope, name: str, bound: Value | Parts | None, node: ast.AST) -> Mistake:
    """Report an assignment to a name that is bound to something other than a number."""
    if isinstance(bound, Poison):
        return Mistake()
    if isinstance(bound, ArrayValue):
        what = f"{name!r} is an array, and is assigned here as a whole."
        fix = f"store to its elements, as in {name}[i] = ..., or use another name."
        return low.problem("P216", what, fix, node)
    what = f"{name!r} stands for something known at compile time, and cannot be assigned to."
    return low.problem("P216", what, f"use another name than {name} for the local.", node)


def report_retyped(low: Scope, shown: str, name: str, dtype: DType, node: ast.AST) -> Mistake:
    line = low.first[name].line if name in low.first else "above"
    low.emit(Assign(name, Lit(low.types[name] or i32, 0), low.span(node)))
    what = f"{shown!r} is {low.types[name]} since line {line}, and would become {dtype} here."
    fix = f"convert the value, as in {low.types[name]}(...), or start with {dtype.spoken} there."
    if isinstance(node, ast.For):
        fix = f"use another name than {shown} for this loop."
    return low.problem("P204", what, fix, node)


def lower_annotated(low: Scope, node: ast.AnnAssign) -> None:
    if not isinstance(node.target, ast.Name):
        what = f"{brief(node.target)} has its type already."
        raise low.problem("P116", what, "remove the annotation.", node)
    wanted = annotation(low, node.annotation)
    name = node.target.id
    wanted = complex_of(wanted)
    if not isinstance(wanted, DType | Vec | Mat | Struct | Complex):
        if wanted is not MISSING:
            what = f"{ast.unparse(node.annotation)} is no type of a local."
            fix = f"write a dtype, as in {name}: f32 = ..., or leave the type out."
            low.problem("P206", what, fix, node)
        assign(low, node.target, POISON, node)
        return
    if node.value is None:
        what = f"{name!r} has a type but no value."
        zero = "False" if wanted is bool_ else "0" if isinstance(wanted, DType) else f"{wanted!r}(0)"
        low.silence(node)
        raise low.problem("P116", what, f"give it one, as in {name}: {wanted!r} = {zero}.", node)
    _declared_local(low, node.target, node.value, wanted, node)


def _declared_local(
    low: Scope, target: ast.Name, value: ast.expr, wanted: Element, node: ast.AnnAssign
) -> None:
    """`target: wanted = value`."""
    start = len(low.out)
    try:
        if not isinstance(wanted, DType):
            assign(low, target, as_kind(low, wanted, evaluate(low, value), node), node)
            return
        expr = as_expression(low, evaluate(low, value), node, wanted)
        if expr.dtype != wanted:
            what = f"{target.id!r} is declared {wanted}, and its value is {expr.dtype}."
            raise low.problem("P203", what, f"convert the value, as in {wanted}(...).", node)
    except Mistake:
        assign(low, target, POISON, node)
        return
    if not _adopted(low, target, expr, start):
        assign(low, target, expr, node)


def lower_augmented(low: Scope, node: ast.AugAssign) -> None:
    if isinstance(node.target, ast.Name):
        bound = low.frame.names.get(node.target.id)
        if bound is not None and not isinstance(bound, Local | Parts):
            raise not_assignable(low, node.target.id, bound, node)
        assign(low, node.target, _combined(low, node.target, node), node)
        return
    if isinstance(node.target, ast.Attribute) or (
        isinstance(node.target, ast.Subscript) and is_part(low, node.target)
    ):
        read = copy(node.target)
        read.ctx = ast.Load()
        left, right = evaluate_all(low, [read, node.value])
        _set_part(low, node.target, binary(low, node.op, left, right, node), node)
        return
    if not isinstance(node.target, ast.Subscript):
        raise no_target(low, node.target)
    array = evaluate(low, node.target.value)
    if not isinstance(array, ArrayValue):
        raise _no_element(low, node.target)
    index = lower_index(low, node.target.slice)
    if is_compound(array.element):
        whole = load_element(low, array, index, node.target)
        _store_leaves(low, array, whole, binary(low, node.op, whole, evaluate(low, node.value), node), node)
        return
    held = tuple(evaluated_once(low, part) for part in index)
    old: Value = Load(array.name, held, array.dtype, low.span(node.target))
    with low.collect() as before:
        right = evaluate(low, node.value)
    if has_effects(before):
        old = low.keep(Load(array.name, held, array.dtype, low.span(node.target)))
    low.out.extend(before)
    _put(low, array, held, binary(low, node.op, old, right, node), node)


def _combined(low: Scope, target: ast.Name, node: ast.AugAssign) -> Value:
    """`target op value`; two types usually mean that the first value of the target has the wrong one."""
    own = ast.copy_location(ast.Name(target.id, ast.Load()), target)
    try:
        left, right = evaluate_all(low, [own, node.value])
        _require_float(low, left, right, target, node)
        if not isinstance(left, Var) or not is_expression(right) or left.dtype == right.dtype:
            return binary(low, node.op, left, right, node)
    except Mistake:
        return POISON
    line = f" since line {low.first[left.name].line}" if left.name in low.first else ""
    what = f"{target.id!r} is {left.dtype}{line}, and is combined here with {right.dtype.spoken} value."
    fix = f"start {target.id} with {right.dtype}(...) there, or convert here, as in {left.dtype}(...)."
    if right.dtype == bool_ or (left.dtype.is_float and right.dtype.is_integer):
        fix = f"convert the value, as in {left.dtype}({brief(node.value)})."
    low.types[left.name] = None
    raise low.problem("P204", what, fix, node)


def _require_float(low: Scope, left: Value, right: Value, target: ast.Name, node: ast.AugAssign) -> None:
    """Report an integer local that becomes a fraction: it should start as a float."""
    if not isinstance(left, Var) or not left.dtype.is_integer or left.name not in low.first:
        return
    fraction = isinstance(right, Num) and isinstance(right.value, float) and not right.value.is_integer()
    if not fraction and not (isinstance(node.op, ast.Div) and isinstance(right, Num)):
        return
    line = low.first[left.name].line
    what = f"{target.id!r} is {left.dtype} since line {line}, and becomes a fraction here."
    low.types[left.name] = None
    raise low.problem("P204", what, f"start {target.id} with f32(...) there.", node)


def _store(low: Scope, target: ast.Subscript, value: Value, node: ast.stmt) -> None:
    array = evaluate(low, target.value)
    if not isinstance(array, ArrayValue):
        raise _no_element(low, target)
    with low.collect() as inside:
        index = lower_index(low, target.slice)
    if has_effects(inside) and is_expression(value):
        value = low.keep(value)
    low.out.extend(inside)
    if is_compound(array.element):
        _store_leaves(low, array, load_element(low, array, index, target), value, node)
        return
    _put(low, array, index, value, node)


def _no_element(low: Scope, target: ast.Subscript) -> Mistake:
    if isinstance(target.value, ast.Subscript):
        return indexed_again(low, "P116", target, target.value, " = ...")
    what = f"{brief(target.value)} is no array, so it has no elements to assign to."
    fix = "store to an Out or InOut array, or to a shared or local one."
    return low.problem("P116", what, fix, target)


def _put(low: Scope, array: ArrayValue, index: tuple[Expr, ...], value: Value, node: ast.stmt) -> None:
    expr = as_expression(low, value, value_of(node), array.dtype)
    if expr.dtype != array.dtype:
        what = f"{array.shown!r} holds {array.dtype}, and this value is {expr.dtype}."
        raise low.problem("P209", what, f"convert the value, as in {array.dtype}(...).", node)
    low.emit(Store(array.name, index, expr, low.span(node)))


def _declare(low: Scope, target: ast.Name, space: str, node: ast.Call) -> None:
    """`target = shared(dtype, shape)`, or local."""
    bound = low.frame.names.get(target.id)
    if isinstance(bound, ArrayValue):
        what = f"{target.id!r} is an array already, and is declared again."
        raise low.problem("P217", what, f"give the new {space} array a name of its own.", node)
    shape, element = _declared_shape(low, node), _declared_element(low, node)
    dtype = element if isinstance(element, DType) or element is None else word_type(element)
    if shape is not None and element is not None and not isinstance(element, DType):
        shape = (*shape, word_count(element))
    if shape is None or dtype is None or len(shape) > limits.RANK:
        sizes = f"1 to {limits.RANK} sizes from 1 on"
        what = f"{space} takes a dtype, and {sizes} that are known at compile time."
        low.frame.names[target.id] = POISON
        fix = f"write {target.id} = {space}(f32, 64), or {space}(f32, (8, 8)); n: Const[int] is a size, too."
        raise low.problem("P119", what, fix, node)
    if not isinstance(bound, Local):
        raise not_assignable(low, target.id, bound, node)
    low.frame.names[target.id] = ArrayValue(bound.name, dtype, len(shape), target.id, shape, element)
    low.emit(Declare(bound.name, space, dtype, shape, low.span(node)))  # type: ignore[arg-type]  # "shared" or "local"


def _declared_element(low: Scope, node: ast.Call) -> Element | None:
    value = value_or_poison(low, node.args[0]) if len(node.args) == 2 and not node.keywords else POISON
    element = value.value if isinstance(value, Static) else None
    element = bool_ if element is bool else element
    return element if isinstance(element, DType | Vec | Mat | Struct | Complex) else None


def _declared_shape(low: Scope, node: ast.Call) -> tuple[int, ...] | None:
    if len(node.args) != 2 or node.keywords:
        return None
    value = value_or_poison(low, node.args[1])
    items = value.items if isinstance(value, Several) else (value,)
    sizes = [
        item.value
        for item in items
        if isinstance(item, Num) and type(item.value) is int and 0 < item.value <= limits.AXIS
    ]
    whole = len(sizes) == len(items) and 1 <= len(items) <= limits.RANK
    return tuple(int(size) for size in sizes) if whole else None


def fits(bound: Parts, value: Several) -> bool:
    """True if a value has the structure that a local has."""
    if bound.kind != value.kind or len(bound.items) != len(value.items):
        return False
    return all(
        isinstance(part, Local) != isinstance(item, Several)
        and (isinstance(part, Local) or (isinstance(item, Several) and fits(part, item)))
        for part, item in zip(bound.items, value.items, strict=True)
    )


def value_of(node: ast.AST) -> ast.AST:
    """The node of an assignment's value; any other node itself."""
    value = node.value if isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign) else None
    return node if value is None else value
