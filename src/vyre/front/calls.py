"""Calls: conversions, ops by name, ids, atomics and collectives; `Inlining` adds calls of functions."""

from __future__ import annotations

import ast
import builtins
import math
from collections.abc import Callable, Sequence
from functools import partial, reduce
from types import ModuleType
from typing import Any

from vyre.front import tables
from vyre.front.atomics import lower_atomic
from vyre.front.compound_arithmetic import (
    as_complex,
    conjugate_of_constant,
    of_constant,
    of_one_kind,
)
from vyre.front.compound_types import (
    Complex,
    Compound,
    Element,
    Mat,
    Struct,
    Vec,
    complex_of,
    leaf_types,
    mat,
    parts,
    vec,
)
from vyre.front.compounds import of_leaves, rebuilt, same_structure
from vyre.front.elements import compound_type, extent_of
from vyre.front.expressions import (
    apply,
    as_condition,
    as_expression,
    binary,
    brief,
    complex_arithmetic,
    entry,
    evaluate,
    evaluate_all,
    hold,
    operation,
    parts_once,
    power,
    vector_arithmetic,
)
from vyre.front.folding import all_or_any
from vyre.front.scope import Mistake, Scope
from vyre.front.template import Func, TextFunc
from vyre.front.unsupported import ALIASES, are_given, uncallable
from vyre.front.values import (
    ArrayValue,
    Choice,
    HeldNumber,
    Later,
    Num,
    Pick,
    Several,
    Static,
    Value,
    is_complex,
    is_complex_constant,
    is_expression,
    is_untyped,
)
from vyre.front.words import BUILTINS, IDS, PREFIX, PREFIXES, VECTOR_WORDS, Intrinsic
from vyre.ir import limits
from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.literal import Number
from vyre.ir.nodes import Collective, Id, Var
from vyre.ops import TABLE, WORDS
from vyre.ops.atomics import AtomicRow
from vyre.ops.row import OpRow, TypeFault
from vyre.ops.subgroup import CollectiveRow, result_type

_CONVERSION = next(row.name for row in TABLE.values() if row.names_dtype == "call")


def lower_call(low: Scope, node: ast.Call) -> Value:
    is_starred = any(isinstance(arg, ast.Starred) for arg in node.args)
    if is_starred or any(word.arg is None for word in node.keywords):
        fix = "write the arguments out one by one."
        raise low.problem("P111", "kernels have no starred arguments.", fix, node)
    low.require_own_word(node.func)
    callee = evaluate(low, node.func)
    if not isinstance(callee, Static):
        what = f"{brief(node.func)} is not a function, and is called."
        fix = "call a @vyre.func, or a name of vyre."
        fix = f"index it with {brief(node.func)}[i]." if isinstance(callee, ArrayValue) else fix
        raise low.problem("P106", what, fix, node)
    match callee.value:
        case DType() as dtype:
            return _convert(low, dtype, node)
        case Vec() | Mat() | Struct() | Complex() as kind:
            return _made(low, kind, node)
        case Intrinsic(name=name):
            return _intrinsic(low, name, node)
        case Func() | TextFunc() as func:
            return low.readers.inline(low, func, node)
    return _python_call(low, callee.value, node)


def _python_call(low: Scope, function: object, node: ast.Call) -> Value:
    if function is builtins.bool:
        return _convert(low, bool_, node)
    if function is vec or function is mat:
        return compound_type(low, function, () if node.keywords else node.args, node)
    if function is builtins.int or function is builtins.float:
        return _python_number(low, function, node)
    if function is builtins.len:
        return _length(low, node)
    if function is builtins.divmod:
        held = [hold(low, value) for value in _operands(low, node, 2, "divmod")]
        left, right = held
        return Several(tuple(binary(low, op(), left, right, node) for op in (ast.FloorDiv, ast.Mod)))
    if function is builtins.all or function is builtins.any or function is builtins.sum:
        return _of_items(low, function, node)
    if function is builtins.range:
        raise low.problem("P104", "range() belongs in a for loop.", "write for i in range(...).", node)
    if getattr(function, "__hash__", None) and function in BUILTINS:
        return _intrinsic(low, BUILTINS[function], node)
    if getattr(function, "__module__", None) == "math" and callable(function):
        constant = _of_constants(low, function, node)
        if constant is not None:
            return constant
    raise low.problem("P106", *uncallable(function), node)


def _of_constants(low: Scope, function: Callable[..., Any], node: ast.Call) -> Num | None:
    """A function of Python's `math` on numbers that are known at compile time; None on other values."""
    values = evaluate_all(low, node.args)
    numbers = [value.value for value in values if isinstance(value, Num)]
    if len(numbers) < len(values) or node.keywords:
        return None
    row = WORDS.get(ALIASES.get(function.__name__, function.__name__))
    folded = _folded(row, values) if isinstance(row, OpRow) and row.arity == len(values) else None
    if folded is not None:
        return folded
    try:
        result = function(*numbers)
    except (ArithmeticError, TypeError, ValueError) as fault:
        what = f"this constant cannot be computed: {fault}."
        fix = "change the numbers, or compute it outside the kernel."
        raise low.problem("P213", what, fix, node) from None
    return Num(result) if isinstance(result, bool | int | float) else None


def _of_items(low: Scope, function: Callable[..., Any], node: ast.Call) -> Value:
    """`all`, `any` and `sum` of the items of a tuple or vector; those of truths also of a matrix."""
    word = function.__name__
    (value,) = _operands(low, node, 1, word)
    is_sum = function is builtins.sum
    if not isinstance(value, Several) or not isinstance(value.kind, Vec | (None if is_sum else Mat) | None):
        raise low.problem("P106", *uncallable(function), node)
    items = value.items if is_sum else tables.leaves(value)
    if is_sum:
        return reduce(lambda one, two: binary(low, ast.Add(), one, two, node), items) if items else Num(0)
    conditions = low.each(items, lambda item: as_condition(low, item, node.args[0]))
    return all_or_any(conditions, is_all=function is builtins.all)


def _python_number(low: Scope, function: object, node: ast.Call) -> Value:
    kind = builtins.int if function is builtins.int else builtins.float
    word = kind.__name__
    if len(node.args) == 1 and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str):
        return _number_from(low, kind, node.args[0].value, node)  # float("inf")
    (value,) = _operands(low, node, 1, word)
    if isinstance(value, Num):
        return _number_from(low, kind, value.value, node)
    what = f"{word}() does not say how many bits the result has."
    fix = f"name the type, as in {'i32' if word == 'int' else 'f32'}(x)."
    raise low.problem("P106", what, fix, node)


def _number_from(low: Scope, kind: type[int] | type[float], value: Number | str, node: ast.Call) -> Value:
    try:
        return Num(kind(value))
    except (OverflowError, ValueError) as fault:
        what = f"this constant cannot be computed: {fault}."
        fix = "change the number, or compute it outside the kernel."
        raise low.problem("P213", what, fix, node) from None


def _length(low: Scope, node: ast.Call) -> Value:
    (value,) = _operands(low, node, 1, "len")
    if isinstance(value, ArrayValue):
        return extent_of(value, 0)
    if isinstance(value, Several):
        return Num(len(value.items))
    what = f"len() takes an array, and {brief(node.args[0])} is not one."
    fix = "give it a Buf, Out or InOut parameter, or a shared or local array."
    raise low.problem("P212", what, fix, node)


def _operands(low: Scope, node: ast.Call, count: int, name: str) -> list[Value]:
    """Exactly `count` positional arguments."""
    if node.keywords:
        what = f"{name} takes no argument named {node.keywords[0].arg!r}."
        raise low.problem("P113", what, "give its arguments by position.", node)
    if len(node.args) != count:
        wanted = f"{count} argument{'s' * (count != 1)}"
        what = f"{name} takes {wanted}, and {are_given(len(node.args))}."
        raise low.problem("P113", what, f"call it with {wanted}.", node)
    return evaluate_all(low, node.args)


def _convert(low: Scope, dtype: DType, node: ast.Call) -> Value:
    name, node = _chosen_variant(low, _CONVERSION, node)
    (value,) = _operands(low, node, 1, dtype.name)
    return converted(low, dtype, value, node, name)


def _chosen_variant(low: Scope, name: str, node: ast.Call) -> tuple[str, ast.Call]:
    """The operation or its fast variant, as fast= says, and the call without that."""
    fast = next((word for word in node.keywords if word.arg == "fast"), None)
    if fast is None or f"fast_{name}" not in TABLE:
        return name, node
    chosen = evaluate(low, fast.value)
    if not isinstance(chosen, Num) or not isinstance(chosen.value, bool):
        what = f"fast= is True or False, known at compile time, and {brief(fast.value)} is not."
        raise low.problem("P113", what, f"write {brief(node.func)}(..., fast=True).", fast.value)
    keywords = [word for word in node.keywords if word is not fast]
    plain = ast.copy_location(ast.Call(node.func, node.args, keywords), node)
    return f"fast_{name}" if chosen.value else name, plain


def converted(low: Scope, dtype: DType, value: Value, node: ast.Call, name: str = _CONVERSION) -> Value:
    """A value converted to a type of numbers."""
    if isinstance(value, Num):
        return _convert_number(low, value, dtype, node)
    chosen = value.number if isinstance(value, HeldNumber) else value
    if isinstance(chosen, Pick):  # each number is converted exactly
        return entry(low, chosen, dtype, partial(_convert_number, low, node=node))
    if isinstance(chosen, Later) and dtype.is_float:
        value = as_expression(low, chosen, node, dtype)
        if value.dtype == dtype:
            return value
    return apply(low, name, (value,), node, dtype)


def _made(low: Scope, kind: Compound, node: ast.Call) -> Value:
    """A vector, matrix or struct of the arguments."""
    names = [word.arg for word in node.keywords]
    values = evaluate_all(low, [*node.args, *(word.value for word in node.keywords)])
    wanted = parts(kind)
    if isinstance(kind, Struct):
        fields = [name for name, _ in kind.fields]
        fault = call_fault(kind.name, fields, len(fields), len(node.args), names)
        passed = dict(zip([*fields[: len(node.args)], *map(str, names)], values, strict=False))
        missing = [field for field in fields if field not in passed]
        if fault is not None or missing:
            what = fault or f"{kind.name} gets no value for {missing[0]!r}."
            raise low.problem("P113", what, f"call it as {kind.name}({', '.join(fields)}).", node)
        values = [passed[field] for field in fields]
    elif names:
        raise low.problem("P113", f"{kind!r} takes its numbers by position.", "leave the names out.", node)
    elif isinstance(kind, Complex) and len(values) == 1 and is_complex_constant(values[0]):
        return of_constant(values[0], kind)
    elif isinstance(kind, Complex) and len(values) == 1 and not isinstance(values[0], Several):
        return of_leaves(kind, [_as_part(low, kind.dtype, leaf, node) for leaf in (values[0], Num(0))])
    elif len(values) == 1 and not isinstance(values[0], Several):
        leaf = hold(low, values[0])
        return of_leaves(kind, [_as_part(low, t, leaf, node) for t in leaf_types(kind)])
    else:
        leaves = [leaf for value in values for leaf in tables.leaves(value)]
        if len(leaves) != len(leaf_types(kind)):
            what = f"{kind!r} has {len(leaf_types(kind))} numbers, and {len(leaves)} are given."
            raise low.problem("P113", what, f"give it {len(leaf_types(kind))} numbers.", node)
        made = low.each(leaves, lambda leaf: _as_part(low, leaf_types(kind)[0], leaf, node))
        return of_leaves(kind, made)
    pairs = zip(wanted, values, strict=True)
    return Several(tuple(low.each(pairs, lambda pair: _as_part(low, *pair, node))), kind)


def _as_part(low: Scope, element: Element, value: Value, node: ast.Call) -> Value:
    """A value as a part of a struct."""
    if isinstance(element, DType):
        is_same = is_expression(value) and value.dtype == element
        return value if is_same else converted(low, element, value, node)
    count = len(leaf_types(element))
    value = as_complex(value, element) if isinstance(element, Complex) else value
    leaves = tables.leaves(value)
    if not isinstance(value, Several) or len(leaves) != count or value.kind not in (element, None):
        what = f"{element!r} is expected here."
        raise low.problem("P203", what, f"give it a value of that type, or {count} numbers in a tuple.", node)
    types = zip(leaf_types(element), leaves, strict=True)
    return of_leaves(element, [_as_part(low, dtype, leaf, node) for dtype, leaf in types])


def _vector_word(low: Scope, name: str, node: ast.Call) -> Value:
    """dot, cross, length or normalize."""
    values = _operands(low, node, 2 if name in ("dot", "cross") else 1, name)
    if name == "conj":
        if is_complex_constant(values[0]):
            return conjugate_of_constant(values[0])
        if not is_complex(values[0]):
            raise low.problem("P203", "conj takes a complex number.", "leave conj out.", node)
        return complex_arithmetic(low, values, node).conjugate(values[0])
    vectors = [value for value in values if isinstance(value, Several) and isinstance(value.kind, Vec)]
    sizes = {len(vector.items) for vector in vectors}
    if len(vectors) < len(values) or len(sizes) > 1 or (name == "cross" and sizes != {3}):
        what = f"{name} takes {'two vectors of 3 numbers' if name == 'cross' else 'vectors of one size'}."
        raise low.problem("P203", what, "make them with vec[f32, 3](x, y, z).", node)
    first, last = parts_once(low, vectors[0]), parts_once(low, vectors[-1])
    arithmetic = vector_arithmetic(low, node)
    if name == "dot":
        return arithmetic.dot(first.items, last.items)
    if name == "cross":
        return arithmetic.cross(first, last)
    return arithmetic.length(first) if name == "length" else arithmetic.normalized(first)


def _convert_number(low: Scope, number: Num, dtype: DType, node: ast.Call) -> Value:
    whole = dtype.is_integer and isinstance(number.value, float) and number.value.is_integer()
    if dtype.kind == "bool":
        return as_expression(low, Num(bool(number.value)), node, dtype)
    if isinstance(number.value, bool) or whole:
        return as_expression(low, Num(int(number.value)), node, dtype)
    return as_expression(low, number, node, dtype)


def _intrinsic(low: Scope, name: str, node: ast.Call) -> Value:
    if name in IDS or name == "subgroup_lane":
        return _id(low, name, node)
    match WORDS.get(name):
        case AtomicRow() as row:
            return lower_atomic(low, row, node, name)
        case CollectiveRow() as row:
            return _collective(low, row, node)
        case OpRow(names_dtype="first") as row:
            return _of_dtype(low, row, node)
        case OpRow() as row:
            return _function(low, row, node)
    if name == "table":
        return _table(low, node)
    if name in VECTOR_WORDS:
        return _vector_word(low, name, node)
    if name == PREFIX:
        return _prefix(low, node)
    raise _misplaced(low, name, node)


def _misplaced(low: Scope, name: str, node: ast.Call) -> Mistake:
    fixes = {
        "barrier": "write vyre.barrier() on a line of its own: it gives no value.",
        "grid_sync": "write vyre.grid_sync() on a line of its own: it gives no value.",
        "shared": "give the array a name first, as in tile = vyre.shared(f32, 256).",
        "local": "give the array a name first, as in a = vyre.local(f32, 8).",
        "debug": "write vyre.debug(x) on a line of its own: it gives no value.",
        "expect": "write vyre.expect(x >= 0, x) on a line of its own: it gives no value.",
        "unroll": "write for k in vyre.unroll(range(8)): with a constant range.",
        "table": "give it a dtype and a tuple, as in vyre.table(f32, (1.0, 2.0))[i].",
        "while_": "write for _ in vyre.while_(condition, most=100): with the most iterations.",
        "region": 'write with vyre.region("name"): before a block.',
    }
    return low.problem("P118", f"{name}() cannot stand here.", fixes[name], node)


def _function(low: Scope, row: OpRow, node: ast.Call) -> Value:
    name, (chosen, node) = row.name, _chosen_variant(low, row.name, node)
    row = TABLE[chosen]
    if row.is_variadic and len(node.args) > row.arity and not node.keywords:
        return _reduce(low, row, evaluate_all(low, node.args), node)
    alone = evaluate(low, node.args[0]) if row.is_variadic and len(node.args) == 1 else None
    if isinstance(alone, ArrayValue):
        what = f"{name} takes numbers, and {brief(node.args[0])} is an array."
        fix = f"keep the {name}imum so far in a for loop over range(...)."
        raise low.problem("P113", what, fix, node)
    if isinstance(alone, Several) and isinstance(alone.kind, Vec | None) and alone.items:
        return _reduce(low, row, alone.items, node)
    args = _operands(low, node, row.arity, name)
    if row.free and all(is_untyped(arg) for arg in args[row.free :]):  # select(test, 1, 2)
        return _chosen(low, row, args, node)
    if row.free and any(isinstance(arg, Several) for arg in args[row.free :]):
        return _chosen_parts(low, row, args, node)
    if row.repeats:
        return power(low, args[0], args[1], node)
    folded = _folded(row, args)
    return folded if folded is not None else apply(low, row.name, args, node)


def _chosen(low: Scope, row: OpRow, args: list[Value], node: ast.Call) -> Value:
    """One of two numbers, which take the type of the other operand."""
    test, then, other = args
    if isinstance(test, Num):
        return then if test.value else other
    expr = as_expression(low, test, node, bool_)
    if expr.dtype != bool_ or not is_untyped(then) or not is_untyped(other):
        return operation(low, row.name, args, node)
    return Choice(expr, then, other)


def _chosen_parts(low: Scope, row: OpRow, args: list[Value], node: ast.Call) -> Value:
    """One of two complex numbers, vectors, matrices, structs or tuples, number by number."""
    test = hold(low, args[0])
    then, other = of_one_kind(args[1:])
    if isinstance(test, Several) or not isinstance(then, Several) or not isinstance(other, Several):
        return apply(low, row.name, args, node)
    if not same_structure(then, other):
        what = f"{row.syntax} takes two values of one type."
        raise low.problem("P203", what, "convert one of them.", node)
    pairs = zip(tables.leaves(then), tables.leaves(other), strict=True)
    return rebuilt(then, iter([apply(low, row.name, (test, *pair), node) for pair in pairs]))


def _reduce(low: Scope, row: OpRow, values: Sequence[Value], node: ast.Call) -> Value:
    """min or max of more than two, or of the items of a tuple or vector."""
    folded = _folded(row, values)
    if folded is not None:
        return folded
    return reduce(lambda one, two: apply(low, row.name, (one, two), node), values)


def _of_dtype(low: Scope, row: OpRow, node: ast.Call) -> Value:
    """A value of the dtype that the first argument names."""
    dtype, value = _operands(low, node, 2, row.name)
    if not (isinstance(dtype, Static) and isinstance(dtype.value, DType)):
        fix = f"write it as {row.name}(f32, u)."
        raise low.problem("P113", f"{row.name} takes a dtype first.", fix, node)
    number = isinstance(value, Num) and dtype.value.kind != "bool"
    operand = as_expression(low, value, node, dtype.value.unsigned) if number else value
    return operation(low, row.name, (operand,), node, dtype.value)


def _table(low: Scope, node: ast.Call) -> Value:
    """`table(dtype, values)`: constants of that type."""
    dtype, values = _operands(low, node, 2, "table")
    element = dtype.value if isinstance(dtype, Static) else None
    element = bool_ if element is builtins.bool else complex_of(element)
    if isinstance(element, Vec | Mat | Struct | Complex) and tables.is_tuple(values):
        return _compound_constants(low, values, element, node)
    if not isinstance(element, DType) or not isinstance(values, Several) or not tables.leaves(values):
        what = "table takes a dtype, and a tuple of numbers that are known at compile time."
        raise low.problem("P113", what, "write table(f32, (1.0, 2.0, 4.0))[i].", node)
    return _typed_constants(low, values, element, node)


def _compound_constants(low: Scope, values: Several, kind: Compound, node: ast.Call) -> Value:
    """Constants of a vector, matrix, struct or complex type, from tuples of their numbers."""
    count = 1 if isinstance(kind, Complex) else len(leaf_types(kind))

    def constant(item: Value) -> Value:
        if tables.is_tuple(item) and len(tables.leaves(item)) != count:
            return _compound_constants(low, item, kind, node)
        return as_complex(item, kind) if isinstance(kind, Complex) else _as_part(low, kind, item, node)

    return Several(tuple(low.each(values.items, constant)))


def _typed_constants(low: Scope, value: Value, dtype: DType, node: ast.Call) -> Value:
    if isinstance(value, Several):
        whole = tables.whole_numbers(value.items, dtype)
        if whole is not None:
            return Several(whole)
        return Several(tuple([_typed_constants(low, item, dtype, node) for item in value.items]))
    return (
        _convert_number(low, value, dtype, node)
        if isinstance(value, Num)
        else as_expression(low, value, node)
    )


def _id(low: Scope, name: str, node: ast.Call) -> Value:
    given = [*node.args, *(word.value for word in node.keywords if word.arg == "axis")]
    if len(given) != len(node.args) + len(node.keywords) or len(given) > (name != "subgroup_lane"):
        takes = "nothing" if name == "subgroup_lane" else "at most one axis"
        fix = f"write {name}()." if name == "subgroup_lane" else f"write {name}() or {name}(1)."
        raise low.problem("P113", f"{name} takes {takes}.", fix, node)
    axis = evaluate(low, given[0]) if given else Num(0)
    axes = limits.RANK if name in ("gid", "domain") else limits.GROUP_RANK
    if isinstance(axis, Num) and type(axis.value) is int and 0 <= axis.value < axes:
        return Id(name, axis.value)  # type: ignore[arg-type]  # name is one of IDS
    what = f"the axis of {name} is a number from 0 to {axes - 1}, known at compile time."
    raise low.problem("P113", what, f"write {name}(0), {name}(1) and so on.", node)


# Effects


def _collective(low: Scope, row: CollectiveRow, node: ast.Call) -> Var:
    """Emit a subgroup operation; its value."""
    types = row.operands or (None, i32)
    args = zip(_operands(low, node, row.arity, row.syntax), types, strict=False)
    exprs = tuple(low.each(args, lambda arg: as_expression(low, arg[0], node, arg[1])))
    try:
        dtype = result_type(row, tuple(expr.dtype for expr in exprs))
    except TypeFault as fault:
        raise low.problem("P203", fault.what, fault.fix, node) from None
    name = low.fresh("_t")
    low.types[name] = dtype
    low.emit(Collective(name, row.name, exprs, dtype, low.span(node)))
    return Var(name, dtype)


def _prefix(low: Scope, node: ast.Call) -> Var:
    """`group_prefix(value, "add")`: the operation of that name among all workgroups."""
    ops = [*node.args[1:], *(word.value for word in node.keywords if word.arg == "op")]
    is_counted = len(node.args) + len(node.keywords) == 2 and len(ops) == 1
    op = _operation_name(low, ops[0]) if is_counted else ""
    if op not in PREFIXES:
        *some, last = (f'"{name}"' for name in PREFIXES)
        fix = f'write {PREFIX}(value, "add"); the operations are {", ".join(some)} and {last}.'
        raise low.problem("P113", f"{PREFIX} takes a value and the name of an operation.", fix, node)
    return _collective(low, PREFIXES[op], ast.copy_location(ast.Call(node.func, node.args[:1], []), node))


def _operation_name(low: Scope, node: ast.expr) -> str:
    """The operation that a string names, or `min` and `max` do."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.Name) and isinstance(low.frame.env.find(node.id), str):
        return ""  # its value may change, and kernels keep no strings to compare it with
    value = evaluate(low, node)
    word = value.value if isinstance(value, Static) else value
    if callable(word) and word in BUILTINS:
        return BUILTINS[word]
    return word.name if isinstance(word, Intrinsic) else ""


def intrinsic_name(low: Scope, node: ast.expr) -> str:
    """The intrinsic that an expression names, found without lowering it; '' for none."""
    name = node.value if isinstance(node, ast.Attribute) else node
    if not isinstance(name, ast.Name) or name.id in {*low.frame.names, *low.frame.assigned}:
        return ""
    word = low.frame.env.find(name.id)
    if isinstance(node, ast.Attribute):
        word = getattr(word, node.attr, None) if isinstance(word, ModuleType) else None
    return word.name if isinstance(word, Intrinsic) else ""


def call_fault(
    name: str, names: Sequence[str], positional: int, given: int, words: Sequence[str | None]
) -> str | None:
    """The error in the number or names of a call's arguments."""
    unknown = next((word for word in words if word not in names), None)
    if unknown is not None:
        return f"{name!r} has no parameter {unknown!r}."
    if given > positional:
        return f"{name!r} takes {positional} argument{'s' * (positional != 1)} by position, and gets {given}."
    twice = next((word for word in words if word in names[:given]), None)
    return None if twice is None else f"{name!r} gets {twice!r} twice."


def _folded(row: OpRow, args: Sequence[Value]) -> Num | None:
    """Python's own result on numbers; None if a type is needed, or if Python treats NaN or -0 differently."""
    numbers = [arg.value for arg in args if isinstance(arg, Num)]
    if len(numbers) != len(args) or row.number is None:
        return None
    if any(isinstance(number, float) and (number == 0 or not math.isfinite(number)) for number in numbers):
        return None
    try:
        return Num(row.number(*numbers))
    except ArithmeticError:  # no finite value: the operation gives what it gives at run time
        return None
