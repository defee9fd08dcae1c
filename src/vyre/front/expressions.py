"""Expressions: Python's operators, comparisons, conditionals and subscripts become pure IR values.

Numbers without a type take the type of the other operand. An atomic or an inlined function, which must run as
a statement, is emitted before the expression that uses it, in Python's order of evaluation; operands already
evaluated are kept in a local if memory may change in between.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from vyre.front import tables
from vyre.front.compound_arithmetic import (
    ComplexArithmetic,
    VectorArithmetic,
    as_complex,
    folded,
    met,
    of_one_kind,
)
from vyre.front.compound_types import Complex, Compound, Mat, Vec
from vyre.front.compounds import of_items, rebuilt, same_structure
from vyre.front.folding import all_or_any, folded_number, has_type, later
from vyre.front.scope import Mistake, Scope, has_effects
from vyre.front.unsupported import COMPARISONS, CONSTANTS, literal_fix, not_a_value, operand_nodes
from vyre.front.unsupported import EXPRESSIONS as UNSUPPORTED
from vyre.front.values import (
    POISON,
    ArrayValue,
    Choice,
    ComplexPick,
    HeldNumber,
    Later,
    Num,
    Pick,
    Poison,
    Several,
    Static,
    Untyped,
    Value,
    is_complex,
    is_complex_constant,
    is_expression,
    is_untyped,
    map_numbers,
    negated,
)
from vyre.ir.dtypes import DType, bool_
from vyre.ir.literal import Lit, literal, misfit
from vyre.ir.nodes import Assign, Cond, Expr, Id, If, Load, Node, Op, Shape, Var, false, true
from vyre.ir.walk import expressions
from vyre.ops import TABLE
from vyre.ops.row import TypeFault

_BY_SYMBOL = {row.symbol: row.name for row in TABLE.values() if row.symbol}
BINARY: dict[type[ast.operator], str] = {kind: _BY_SYMBOL[symbol] for kind, symbol in (
    (ast.Add, "+"), (ast.Sub, "-"), (ast.Mult, "*"), (ast.Div, "/"), (ast.FloorDiv, "//"), (ast.Mod, "%"),
    (ast.BitAnd, "&"), (ast.BitOr, "|"), (ast.BitXor, "^"), (ast.LShift, "<<"), (ast.RShift, ">>"),
)}  # fmt: skip
UNARY: dict[type[ast.unaryop], str] = {kind: _BY_SYMBOL[symbol] for kind, symbol in (
    (ast.USub, "-x"), (ast.Invert, "~x"), (ast.Not, "not x"),
)}  # fmt: skip
COMPARE: dict[type[ast.cmpop], str] = {kind: _BY_SYMBOL[symbol] for kind, symbol in (
    (ast.Eq, "=="), (ast.NotEq, "!="), (ast.Lt, "<"), (ast.LtE, "<="), (ast.Gt, ">"), (ast.GtE, ">="),
)}  # fmt: skip
_POWER = next(row for row in TABLE.values() if row.repeats)  # the row of `**`


def evaluate(low: Scope, node: ast.expr) -> Value:
    """The value of any expression."""
    low.count(node)
    match node:
        case ast.Constant():
            return _constant(low, node)
        case ast.Name():
            return low.look_up(node)
        case ast.BinOp():
            return _binary(low, node)
        case ast.UnaryOp():
            return _unary(low, node)
        case ast.BoolOp():
            return _logic(low, node)
        case ast.Compare():
            return _compare(low, node)
        case ast.IfExp():
            return _conditional(low, node)
        case ast.Subscript():
            return low.readers.subscript(low, node)
        case ast.Attribute():
            return low.readers.attribute(low, node)
        case ast.Call():
            return low.readers.call(low, node)
        case ast.Tuple():
            return Several(tuple(evaluate_each(low, node.elts)))
    word, fix = UNSUPPORTED.get(
        type(node),
        (f"expressions of the kind {type(node).__name__}", "write it with operators and calls."),
    )
    low.silence(node)
    raise low.problem("P111", f"kernels have no {word}.", fix, node)


def evaluate_all(low: Scope, nodes: Sequence[ast.expr]) -> list[Value]:
    """Several expressions in Python's order; raises Mistake if one has an error."""
    values = evaluate_each(low, nodes)
    if POISON in values:
        raise Mistake
    return values


def evaluate_each(low: Scope, nodes: Sequence[ast.expr]) -> list[Value]:
    """Several expressions in Python's order; earlier ones become locals if a later one changes memory."""
    out: list[Value] = []
    for node in nodes:
        value: Value = POISON
        with low.collect() as before, suppress(Mistake):
            value = evaluate(low, node)
        if has_effects(before):
            out = [map_numbers(earlier, partial(settled, low)) for earlier in out]
        low.out.extend(before)
        out.append(value)
    return out


def settled(low: Scope, expr: Expr) -> Expr:
    return low.keep(expr) if any(isinstance(part, Load) for part in expressions(expr)) else expr


def evaluated_once(low: Scope, expr: Expr) -> Expr:
    """The expression in a form that can be used twice without evaluating it twice."""
    return expr if isinstance(expr, Lit | Var | Id | Shape) else low.keep(expr)


# Types


def as_expression(low: Scope, value: Value, node: ast.AST, want: DType | None = None) -> Expr:
    """The value as an expression; a number becomes a literal of `want`, or of its default type."""
    if isinstance(value, Num):
        return _literal(low, value, want or value.default, node)
    if isinstance(value, Choice):
        then, other = low.each(
            (value.then, value.other), lambda side: as_expression(low, side, node, want or value.default)
        )
        return Cond(value.test, then, other)
    if isinstance(value, HeldNumber):
        held = want in (None, value.default)
        return value.local if held else as_expression(low, value.number, node, want)
    if isinstance(value, Later):
        return _computed(low, value, node, want)
    if isinstance(value, Pick):
        return entry(low, value, want or value.default, partial(_literal, low, node=node))
    if isinstance(value, ArrayValue | Static | Several | ComplexPick):
        raise low.problem("P212", *not_a_value(value), node)
    if isinstance(value, Poison):
        raise Mistake
    return value


def _computed(low: Scope, value: Later, node: ast.AST, want: DType | None) -> Expr:
    """The operation in this type, or in its default if it does not exist in this one."""
    dtype = want if want is not None and has_type(TABLE[value.name], len(value.args), want) else value.default
    args = low.each(value.args, lambda arg: as_expression(low, arg, node, dtype))
    return Op(value.name, tuple(args), dtype)


def entry(low: Scope, pick: Pick, dtype: DType, made: Callable[..., Value]) -> Expr:
    """The chosen number in a type, of which `made` gives literals. The first that does not fit is enough."""
    return tables.entry(pick, dtype, lambda number: made(number, dtype=dtype), partial(evaluated_once, low))


def _literal(low: Scope, number: Num, dtype: DType, node: ast.AST) -> Lit:
    reason = misfit(dtype, number.value)
    if reason is None:
        return literal(dtype, number.value)
    raise low.problem("P205", f"{reason}.", literal_fix(number.value, dtype), node)


def apply(low: Scope, name: str, args: Sequence[Value], node: ast.AST, named: DType | None = None) -> Value:
    """Apply the op of a row; to vectors and matrices item by item, with numbers repeated."""
    if any(map(is_complex_constant, args)):
        constant = folded(name, args, BINARY)
        if constant is not None:
            return constant
        args = _met(low, args, node)
    if any(map(is_complex, args)):
        result = complex_arithmetic(low, args, node).operation(name, _all_once(low, args))
        if result is None:
            what = f"complex numbers have no {TABLE[name].syntax}."
            fix = "use + - * / ** == != abs exp conj, and z.real and z.imag for the rest."
            raise low.problem("P203", what, fix, node)
        return result
    wide = [arg for arg in args if isinstance(arg, Several) and arg.kind is not None]
    kinds = [arg.kind for arg in wide if isinstance(arg.kind, Vec | Mat)]
    if not kinds or len(kinds) < len(wide):
        untyped = None if named else later(TABLE[name], args)
        return operation(low, name, args, node, named) if untyped is None else untyped
    counts = {len(arg.items) for arg in wide}
    if len(counts) > 1 or len({type(kind) for kind in kinds}) > 1:
        words = " and ".join(dict.fromkeys(map(repr, kinds)))
        what = f"{TABLE[name].syntax} takes vectors or matrices of one size, and these are {words}."
        fix = "use values of one size, or take the same number of parts."
        if (
            isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.Mult)
            and {*map(type, kinds)} == {Vec, Mat}
        ):
            fix = f"write {brief(node.left)} @ {brief(node.right)}."
        raise low.problem("P203", what, fix, node)
    once = [arg if arg in wide else hold(low, arg) for arg in args]

    def item(at: int) -> Value:
        parts = [arg.items[at] if isinstance(arg, Several) and arg in wide else arg for arg in once]
        return apply(low, name, parts, node, named)

    return of_items(low.each(range(counts.pop()), item))


def _met(low: Scope, args: Sequence[Value], node: ast.AST) -> Sequence[Value]:
    dtype = met(args)
    if dtype is None:
        what = "a complex constant meets no f32, f64 or complex number here, whose type it would take."
        raise low.problem("P212", what, "state its type, as in complex64(0.0, 1.0).", node)
    return dtype


def complex_arithmetic(low: Scope, args: Sequence[Value], node: ast.AST) -> ComplexArithmetic:
    """The arithmetic of the complex numbers among values."""
    kinds = [arg.kind for arg in args if isinstance(arg, Several)]
    if any(kind != kinds[0] or not isinstance(kind, Complex) for kind in kinds):
        words = " and ".join(dict.fromkeys(map(repr, kinds)))
        raise low.problem("P203", f"this mixes {words}.", "convert one side, part by part.", node)
    assert isinstance(kinds[0], Complex)
    return ComplexArithmetic(kinds[0], lambda name, parts: apply(low, name, parts, node), BINARY)


def _all_once(low: Scope, args: Sequence[Value]) -> list[Value]:
    return [hold(low, arg) for arg in args]


def hold(low: Scope, value: Value) -> Value:
    """The value in a form that can be used twice without evaluating it twice."""
    return map_numbers(value, partial(evaluated_once, low))


def operation(low: Scope, name: str, args: Sequence[Value], node: ast.AST, named: DType | None = None) -> Op:
    """Apply the op of a row to the values; numbers take the type of the others."""
    row = TABLE[name]
    exprs = tuple(alike(low, args, node, free=row.free))
    try:
        dtype = row.rule(tuple(expr.dtype for expr in exprs), named)
    except TypeFault as fault:
        raise low.problem("P203", fault.what, fault.fix, node) from None
    return Op(name, exprs, dtype)


def alike(low: Scope, args: Sequence[Value], node: ast.AST, *, free: int = 0) -> list[Expr]:
    """The values as expressions; numbers take the type of the first typed one after the `free` ones."""
    rest = args[free:]
    numbers = [arg.default for arg in rest if is_untyped(arg)]
    wanted = next((arg.dtype for arg in rest if is_expression(arg)), None)
    wanted = wanted or next((default for default in numbers if default.is_float), None)
    spots = [node] * free + operand_nodes(node, len(rest))
    wants = [None] * free + [wanted] * len(rest)
    return low.each(zip(args, spots, wants, strict=True), lambda one: as_expression(low, *one))


def lower_condition(low: Scope, node: ast.expr) -> Expr | Num:
    """A condition: a bool, or a number known at compile time."""
    return as_condition(low, evaluate(low, node), node)


def as_condition(low: Scope, value: Value, node: ast.AST) -> Expr | Num:
    """The value as a condition."""
    if isinstance(value, Num):
        return value
    shown = ast.unparse(node)
    shown = shown if len(shown) <= 40 else "x"
    if isinstance(value, Several) and isinstance(value.kind, Vec | Mat) and value.kind.dtype == bool_:
        what = f"a condition is one bool, and this is {value.kind!r}."
        fix = f"write all({shown}) or any({shown}); or select(test, a, b), which chooses item by item."
        raise low.problem("P207", what, fix, node)
    expr = as_expression(low, value, node)
    if expr.dtype == bool_:
        return expr
    fix = f"compare it, as in {shown} != 0."
    raise low.problem("P207", f"a condition is a bool, and this is {expr.dtype}.", fix, node)


# Forms


def _constant(low: Scope, node: ast.Constant) -> Value:
    if isinstance(node.value, bool | int | float):
        return Num(node.value)
    if isinstance(node.value, complex):
        return Static(node.value)
    word, fix = CONSTANTS[type(node.value)]
    raise low.problem("P111", f"kernels have no {word}.", fix, node)


def _binary(low: Scope, node: ast.BinOp) -> Value:
    left, right = evaluate_all(low, [node.left, node.right])
    return binary(low, node.op, left, right, node)


def binary(low: Scope, op: ast.operator, left: Value, right: Value, node: ast.AST) -> Value:
    """`left op right`."""
    if isinstance(op, ast.MatMult):
        kinds = [side.kind for side in (left, right) if isinstance(side, Several)]
        if isinstance(left, Several) and isinstance(right, Several) and Mat in map(type, kinds):
            return _product(low, left, right, node)
        is_dot = all(isinstance(side, Several) and isinstance(side.kind, Vec) for side in (left, right))
        fix = f"write {'dot(a, b)' if is_dot else 'the product as a loop with acc = fma(a, b, acc)'}."
        raise low.problem("P112", "kernels have no '@'.", fix, node)
    if isinstance(op, ast.Pow):
        return power(low, left, right, node)
    name = BINARY[type(op)]
    folded = folded_number(low, TABLE[name], left, right, node)
    return apply(low, name, (left, right), node) if folded is None else folded


def _product(low: Scope, left: Several, right: Several, node: ast.AST) -> Value:
    """A matrix times a vector or a matrix."""
    product = vector_arithmetic(low, node).product(parts_once(low, left), parts_once(low, right))
    if product is not None:
        return product
    what = f"{left.kind!r} @ {right.kind!r} have sizes that do not go together."
    fix = "multiply with as many rows on the right as there are columns on the left."
    raise low.problem("P203", what, fix, node)


def vector_arithmetic(low: Scope, node: ast.AST) -> VectorArithmetic:
    """The arithmetic of vectors and matrices."""
    return VectorArithmetic(
        lambda name, parts: apply(low, name, parts, node),
        lambda value: hold(low, value),
        BINARY,
    )


def parts_once(low: Scope, value: Several) -> Several:
    changed = hold(low, value)
    assert isinstance(changed, Several)
    return changed


def power(low: Scope, left: Value, right: Value, node: ast.AST) -> Value:
    """`x ** n`: by multiplication for a constant whole n from 0 to 64, else the function pow."""
    folded = folded_number(low, _POWER, left, right, node)
    if folded is not None:
        return folded
    if is_complex(left) and isinstance(right, Num) and type(right.value) is int and 1 <= right.value <= 64:
        return complex_arithmetic(low, [left], node).power(_all_once(low, [left])[0], right.value)
    if isinstance(left, Several) and isinstance(left.kind, Vec | Mat) and isinstance(right, Num):
        return of_items(low.each(left.items, lambda item: power(low, item, right, node)))
    if not isinstance(right, Num) or type(right.value) is not int or not 0 <= right.value <= 64:
        whole = is_expression(right) and right.dtype.is_integer
        if isinstance(left, Num) and left.value == 2 and whole and isinstance(node, ast.BinOp):
            what = f"{brief(node)} is a power of whole numbers, which wraps."
            raise low.problem("P203", what, f"write 1 << {brief(node.right)}.", node)
        return apply(low, _POWER.name, (left, right), node)
    return _repeated(low, left if is_untyped(left) else as_expression(low, left, node), right.value, node)


def _repeated(low: Scope, base: Expr | Untyped, count: int, node: ast.AST) -> Value:
    if is_expression(base) and base.dtype.kind == "bool":
        return operation(low, _POWER.repeats, (base, base), node)
    result: Value = literal(base.dtype, 1) if is_expression(base) else Num(1)
    square = hold(low, base)
    first = True
    while count:
        if count & 1:
            result = square if first else apply(low, _POWER.repeats, (result, square), node)
            first = False
        count >>= 1
        if count:
            square = hold(low, apply(low, _POWER.repeats, (square, square), node))
    return result


def _unary(low: Scope, node: ast.UnaryOp) -> Value:
    value = evaluate(low, node.operand)
    if isinstance(node.op, ast.USub) and is_untyped(value):
        return negated(value)
    if isinstance(value, Num):
        match node.op:
            case ast.UAdd():
                return Num(+value.value)
            case ast.Not():
                return Num(not value.value)
            case ast.Invert() if type(value.value) is int:
                return Num(~value.value)
    if isinstance(node.op, ast.UAdd):
        apply(low, UNARY[ast.USub], (value,), node)  # + takes what - takes
        return value
    is_mask = isinstance(value, Several) and isinstance(value.kind, Vec | Mat) and value.kind.dtype == bool_
    if is_mask and isinstance(node.op, ast.Invert):
        return apply(low, UNARY[ast.Not], (value,), node)
    if isinstance(node.op, ast.Not):
        value = as_condition(low, value, node.operand) if is_mask else value
    return apply(low, UNARY[type(node.op)], (value,), node)


def _logic(low: Scope, node: ast.BoolOp) -> Value:
    is_and = isinstance(node.op, ast.And)
    result: Expr | Num = Num(is_and)

    def add(operand: ast.expr) -> None:
        nonlocal result
        if not isinstance(result, Num):
            result = _either(low, result, operand, is_and=is_and)
        elif bool(result.value) == is_and:
            result = lower_condition(low, operand)

    low.each(node.values, add)
    return result


def _either(low: Scope, test: Expr, operand: ast.expr, *, is_and: bool) -> Expr:
    """`test and operand` or `test or operand`; the operand is evaluated only if the result needs it."""
    with low.collect() as inside:
        right = as_expression(low, lower_condition(low, operand), operand, bool_)
    sides: tuple[Expr, Expr] = (right, false()) if is_and else (true(), right)
    return _choose(low, test, [sides], (inside, []) if is_and else ([], inside))[0]


def _either_of(
    low: Scope,
    test: Expr,
    body: Several,
    orelse: Several,
    inside: tuple[list[Node], list[Node]],
    node: ast.AST,
) -> Value:
    """One of two tuples, vectors, matrices or structs, number by number."""
    if not same_structure(body, orelse):
        what = "the two sides of this conditional have different parts."
        raise low.problem("P211", what, "make both of one type.", node)
    pairs = zip(tables.leaves(body), tables.leaves(orelse), strict=True)
    sides = low.each(pairs, lambda pair: _same_type(low, pair, node))
    return rebuilt(body, iter(_choose(low, test, sides, inside)))


def _same_type(low: Scope, sides: Sequence[Value], node: ast.AST) -> tuple[Expr, Expr]:
    """The two sides of a conditional expression, of one type."""
    one, two = alike(low, sides, node)
    if one.dtype != two.dtype:
        what = f"the two sides of this conditional differ: {one.dtype} and {two.dtype}."
        fix = f"convert one side, as in {one.dtype}(...) or {two.dtype}(...)."
        raise low.problem("P211", what, fix, node)
    return one, two


def _choose(
    low: Scope, test: Expr, sides: Sequence[tuple[Expr, Expr]], inside: tuple[list[Node], list[Node]]
) -> list[Expr]:
    """One of two values for each pair; the statements of a side run only if it is taken."""
    if not inside[0] and not inside[1]:
        return [Cond(test, *pair) for pair in sides]
    chosen: list[Expr] = []
    for pair in sides:
        name = low.fresh("_t")
        low.types[name] = pair[0].dtype
        for block, side in zip(inside, pair, strict=True):
            with low.collect() as last:
                low.emit(Assign(name, side))
            block.extend(last)
        chosen.append(Var(name, pair[0].dtype))
    low.emit(If(test, tuple(inside[0]), tuple(inside[1])))
    return chosen


def _compare(low: Scope, node: ast.Compare) -> Value:
    bad = next((op for op in node.ops if type(op) not in COMPARE), None)
    if bad is not None:
        word, fix = COMPARISONS[type(bad)]
        match node.comparators:
            case [ast.Call(func=ast.Name("range"), args=[*_, stop] as bounds)] if len(bounds) < 3:
                start = ast.unparse(bounds[0]) if len(bounds) == 2 else "0"
                fix = f"write {start} <= {brief(node.left)} < {ast.unparse(stop)}."
        raise low.problem("P112", f"kernels have no {word!r}.", fix, node)
    left, right = evaluate_all(low, [node.left, node.comparators[0]])
    return _chain(low, left, right, node, 0)


def _chain(low: Scope, left: Value, right: Value, node: ast.Compare, at: int) -> Value:
    """The comparisons from operator `at` on; an operand is evaluated once, if those before are true."""
    if at == len(node.ops) - 1:
        return _compared(low, node.ops[at], left, right, node)
    middle = hold(low, right)
    result: Expr | Num | None = None
    with suppress(Mistake):
        result = _one_truth(low, _compared(low, node.ops[at], left, middle, node), node)
    if isinstance(result, Num) and not result.value:
        return result
    with low.collect() as inside:
        last = _one_truth(
            low, _chain(low, middle, evaluate(low, node.comparators[at + 1]), node, at + 1), node
        )
    if result is None:
        raise Mistake
    if isinstance(result, Num):
        low.out.extend(inside)
        return last
    side = Lit(bool_, int(bool(last.value))) if isinstance(last, Num) else last
    return _choose(low, result, [(side, false())], (inside, []))[0]


def _one_truth(low: Scope, value: Value, node: ast.Compare) -> Expr | Num:
    """The result of a comparison that is one of a chain."""
    if isinstance(value, Num) or is_expression(value):
        return value
    what = "a chain of comparisons gives one bool, and these compare item by item."
    raise low.problem("P207", what, "write (a <= v) & (v < b).", node)


def _compared(low: Scope, op: ast.cmpop, left: Value, right: Value, node: ast.AST) -> Value:
    folded = folded_number(low, TABLE[COMPARE[type(op)]], left, right, node)
    if folded is not None:
        return folded if isinstance(folded, Num) else as_expression(low, folded, node)
    if isinstance(left, Static) and isinstance(right, Static) and isinstance(op, ast.Eq | ast.NotEq):
        return Num((left.value == right.value) == isinstance(op, ast.Eq))  # dtypes
    if is_complex_constant(left) or is_complex_constant(right):
        left, right = _met(low, (left, right), node)
    if is_complex(left) or is_complex(right):
        return _equal(low, op, left, right, node)
    if tables.is_tuple(left) and tables.is_tuple(right) and isinstance(op, ast.Eq | ast.NotEq):
        return _equal_tuples(low, op, left, right, node)
    if any(isinstance(side, Several) and isinstance(side.kind, Vec | Mat) for side in (left, right)):
        return apply(low, COMPARE[type(op)], (left, right), node)
    return operation(low, COMPARE[type(op)], (left, right), node)


def _equal_tuples(low: Scope, op: ast.Eq | ast.NotEq, left: Several, right: Several, node: ast.AST) -> Value:
    """`a == b` and `a != b` of tuples, which are of all their items."""
    is_equal = isinstance(op, ast.Eq)
    if len(left.items) != len(right.items):
        return Num(not is_equal)
    pairs = zip(left.items, right.items, strict=True)
    tests = low.each(pairs, lambda pair: as_condition(low, _compared(low, op, *pair, node), node))
    return all_or_any(tests, is_all=is_equal)


def _equal(low: Scope, op: ast.cmpop, left: Value, right: Value, node: ast.AST) -> Expr:
    """`z == w` and `z != w` of complex numbers, which have no order."""
    if not isinstance(op, ast.Eq | ast.NotEq):
        raise low.problem("P203", "complex numbers have no order.", "compare abs(z), or z.real.", node)
    arithmetic = complex_arithmetic(low, (left, right), node)
    name, is_equal = COMPARE[type(op)], isinstance(op, ast.Eq)
    return as_expression(low, arithmetic.equal(name, _all_once(low, (left, right)), is_equal=is_equal), node)


def _conditional(low: Scope, node: ast.IfExp) -> Value:
    test: Expr | Num | None = None
    with suppress(Mistake):
        test = lower_condition(low, node.test)
    if isinstance(test, Num):
        return evaluate(low, node.body if test.value else node.orelse)
    sides: list[Value] = []
    inside: list[list[Node]] = []
    for part in (node.body, node.orelse):
        with low.collect() as statements, suppress(Mistake):
            sides.append(evaluate(low, part))
        inside.append(statements)
    if test is None or len(sides) < 2:
        raise Mistake
    (body, orelse), (then, other) = of_one_kind(sides), inside
    if isinstance(body, Several) and isinstance(orelse, Several):
        return _either_of(low, evaluated_once(low, test), body, orelse, (then, other), node)
    if is_untyped(body) and is_untyped(orelse) and not then and not other:
        return Choice(test, body, orelse)
    return _choose(low, test, [_same_type(low, (body, orelse), node)], (then, other))[0]


def as_kind(
    low: Scope, kind: Compound, value: Value, node: ast.AST, what: str = "this is", code: str = "P203"
) -> Value:
    """The value, which must be of this type; complex types also take real numbers and constants."""
    value = as_complex(value, kind) if isinstance(kind, Complex) else value
    if isinstance(value, Several) and value.kind == kind:
        return value
    if isinstance(value, Poison):
        raise Mistake
    raise low.problem(
        code, f"{what} {kind!r}, and the value is another.", f"give it a value of {kind!r}.", node
    )


def brief(node: ast.expr) -> str:
    """An expression as the user wrote it, if it is short."""
    text = ast.unparse(node)
    return text if len(text) <= 40 else "this"
