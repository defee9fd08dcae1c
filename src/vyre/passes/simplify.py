"""Simpler programs of the same meaning.

`simplify` rewrites expressions by the rules until none applies, and folds constants with the rows' own
meanings, so that the result agrees with the reference. It terminates: each rule makes expressions smaller or
cheaper. A rule is a line:

    left => right   if condition    # why the condition is there

Both sides are the kernel language: operators and rows called by name, `a if c else b` for a Cond. A
lower-case letter stands for any expression, the same one at every occurrence; `(y := cast(x))` names the
value of a part. A number is the literal of the dtype of the other operand, and never matches if it does not
fit. Conditions are the predicates below, with `and`, `or`, `not`. Operands of a commutative row match in
either order.

`inline` replaces regions by their statements, and `join` an `if` whose branches store to the same element, or
assign almost the same value, by one statement.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import product
from math import isfinite
from typing import TypeAlias, assert_never

import numpy as np

from vyre.analysis.effects import reached, runs_nothing
from vyre.front.expressions import BINARY, COMPARE, UNARY
from vyre.ir import floats
from vyre.ir.dtypes import DType, i32
from vyre.ir.literal import Lit, Number, literal, misfit, number
from vyre.ir.nodes import (
    Assign,
    Block,
    Cond,
    Expr,
    For,
    Id,
    If,
    Load,
    Node,
    Op,
    Program,
    Region,
    Shape,
    Store,
    Table,
    Var,
)
from vyre.ir.walk import children, map_expressions, rewrite_block
from vyre.ops import TABLE
from vyre.ops.row import Array, apply


def fold(program: Program) -> Program:
    """The program with operations on literals computed, and ifs and loops with known conditions resolved.
    Extents that annotations state are literals too.

    if 2 < 3: y = 2 + 5     becomes     y = 7
    """
    sizes = {(param.name, axis): size for param in program.params for axis, size in enumerate(param.sizes)}

    def known(expr: Expr) -> Expr:
        size = sizes.get((expr.array, expr.axis), 0) if isinstance(expr, Shape) else 0
        return literal(i32, size) if size else folded(expr)

    return replace(program, body=decided(map_expressions(program.body, known)))


def decided(block: Block) -> Block:
    """The block without ifs with a known test, loops without iterations, and code that is then unreachable.

    Every pass that may turn a step into a literal ends with this: a literal step of 0 is not valid.
    """
    return reached(rewrite_block(block, _decided))


def folded(expr: Expr) -> Expr:
    """The result of an operation on literals, or the branch that a literal test takes; else `expr` itself."""
    match expr:
        case Cond(test=Lit() as test):
            return expr.then if test.bits else expr.other
        case Op():
            literals = [arg for arg in expr.args if isinstance(arg, Lit)]
            return _computed(expr, literals) if len(literals) == len(expr.args) else expr
        case Table(index=Lit() as index):
            return _chosen(expr, int(number(index)))
        case Table() | Cond() | Lit() | Var() | Id() | Shape() | Load():
            return expr
    assert_never(expr)


def _chosen(table: Table, at: int) -> Lit:
    """The constant at a place; 0 outside the table."""
    size = table.dtype.itemsize
    inside = 0 <= at < len(table.values) // size
    return Lit(table.dtype, int.from_bytes(table.values[at * size : (at + 1) * size], "little") * inside)


def carried(lit: Lit) -> Array:
    """A literal as a carrier array of one element."""
    if lit.dtype.kind == "bool":
        return np.array([bool(lit.bits)])
    bits = np.array([lit.bits], lit.dtype.unsigned.storage)
    return floats.from_bits(lit.dtype, bits) if lit.dtype.is_float else bits.view(lit.dtype.storage)


def lit_of(dtype: DType, value: Array) -> Lit:
    """The literal with the value of a carrier array of one element."""
    if dtype.kind == "bool":
        return Lit(dtype, int(value[0]))
    bits = floats.to_bits(dtype, value) if dtype.is_float else value.view(dtype.unsigned.storage)
    return Lit(dtype, int(bits[0]))


def _computed(expr: Op, args: list[Lit]) -> Expr:
    row = TABLE[expr.op]
    if row.meaning is None:
        return expr
    value = apply(row, args[-1].dtype, expr.dtype, *(carried(arg) for arg in args))
    return lit_of(expr.dtype, np.atleast_1d(value))


def _decided(node: Node) -> Block:
    if isinstance(node, If) and isinstance(node.test, Lit):
        return node.then if node.test.bits else node.orelse
    return () if isinstance(node, For) and runs_nothing(node) else (node,)


Binding: TypeAlias = Mapping[str, Expr]
Condition: TypeAlias = Callable[[Binding], bool]
COND = "if"  # the op of a Cond; no row is named by a keyword


@dataclass(frozen=True, slots=True)
class Hole:
    """Any expression; the same one wherever this name occurs."""

    name: str


@dataclass(frozen=True, slots=True)
class Constant:
    """The literal with this value in the dtype that its position requires."""

    value: Number


@dataclass(frozen=True, slots=True)
class OpPattern:
    """The row `op`, or a Cond, whose operands match the patterns."""

    op: str
    args: tuple[Pattern, ...]


@dataclass(frozen=True, slots=True)
class Named:
    """A match of `pattern`, with a name for use in the condition."""

    name: str
    pattern: Pattern


Pattern: TypeAlias = Hole | Constant | OpPattern | Named


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: a match of `left` may be replaced by `right` if `condition` holds."""

    text: str
    left: Pattern
    right: Pattern
    condition: Condition


def parse_rules(text: str) -> tuple[Rule, ...]:
    """The rules in a text, one a line, without empty lines and comments."""
    lines = (line.split("#")[0].strip() for line in text.splitlines())
    return tuple([parse_rule(line) for line in lines if line])


def parse_rule(text: str) -> Rule:
    """Parse one rule."""
    left, right = text.split("=>")
    shape, condition = _split_condition(right.strip())
    return Rule(text, _pattern(_parsed(left.strip())), _pattern(shape), condition)


def _parsed(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def _split_condition(text: str) -> tuple[ast.expr, Condition]:
    """Split the right side from its condition: an `if` without an `else` belongs to the rule."""
    try:
        return _parsed(text), lambda binding: True
    except SyntaxError:
        shape, condition = text.rsplit(" if ", 1)
        return _parsed(shape), _condition(_parsed(condition))


def _pattern(node: ast.expr) -> Pattern:
    match node:
        case ast.Name(id=name) if len(name) == 1 and name.islower():
            return Hole(name)
        case ast.Constant(value=bool() | int() | float() as value):
            return Constant(value)
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() | float() as value)):
            return Constant(-value)
        case ast.UnaryOp(op=op, operand=operand):
            return OpPattern(UNARY[type(op)], (_pattern(operand),))
        case ast.BinOp(left=left, op=op, right=right):
            return OpPattern(BINARY[type(op)], (_pattern(left), _pattern(right)))
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            return OpPattern(COMPARE[type(op)], (_pattern(left), _pattern(right)))
        case ast.Call(func=ast.Name(id=name), args=args) if name in TABLE and len(args) == TABLE[name].arity:
            return OpPattern(name, tuple([_pattern(arg) for arg in args]))
        case ast.IfExp(test=test, body=body, orelse=orelse):
            return OpPattern(COND, (_pattern(test), _pattern(body), _pattern(orelse)))
        case ast.NamedExpr(target=ast.Name(id=name), value=value):
            return Named(name, _pattern(value))
    raise ValueError(f"{ast.unparse(node)!r} is no part of a rule")


def _is_power_of_two(c: Expr) -> bool:
    return isinstance(c, Lit) and c.dtype.is_integer and int(number(c)) > 0 and c.bits.bit_count() == 1


def _is_all_ones(c: Expr) -> bool:
    return isinstance(c, Lit) and c.dtype.is_integer and c.bits.bit_count() == c.dtype.bits


def _has_exact_inverse(c: Expr) -> bool:
    """True for a power of two whose reciprocal is also a float of the type."""
    if not isinstance(c, Lit) or not c.dtype.is_float:
        return False
    value = float(number(c))
    if value == 0 or value - value != 0:
        return False
    top, bottom = value.as_integer_ratio()
    is_power = abs(top).bit_count() == 1 and bottom.bit_count() == 1
    inverse = 1 / value
    fits = isfinite(inverse) and misfit(c.dtype, inverse) is None
    return is_power and fits and number(literal(c.dtype, inverse)) == inverse


def _fit_the_width(c: Expr, d: Expr) -> bool:
    """True for two literal shift amounts whose sum is also a valid shift amount."""
    width = c.dtype.bits
    return isinstance(c, Lit) and isinstance(d, Lit) and c.bits % width + d.bits % width < width


def _widens(x: Expr, y: Expr) -> bool:
    """True if every value of x's dtype is a value of y's, and further casts treat both alike."""
    a, b = x.dtype, y.dtype
    if a.kind == "bool" or a == b:
        return True
    if a.is_float or b.is_float:  # f16 and bf16 represent only some of each other's values
        return a.is_float and b.is_float and a.bits < b.bits
    return a.bits < b.bits and (a.kind == b.kind or b.kind == "int")


def _narrows(x: Expr, y: Expr, z: Expr) -> bool:
    """True for integers where each cast keeps the low bits that the last one needs."""
    return x.dtype.is_integer and y.dtype.is_integer and z.dtype.is_integer and z.dtype.bits <= y.dtype.bits


PREDICATES: dict[str, Callable[..., bool]] = {
    "integer": lambda x: x.dtype.is_integer,
    "unsigned": lambda x: x.dtype.kind == "uint",
    "signed": lambda x: x.dtype.kind == "int",
    "floating": lambda x: x.dtype.is_float,
    "boolean": lambda x: x.dtype.kind == "bool",
    "literal": lambda c: isinstance(c, Lit),
    "power_of_two": _is_power_of_two,
    "all_ones": _is_all_ones,
    "exact_inverse": _has_exact_inverse,
    "fit_the_width": _fit_the_width,
    "same_type": lambda x, y: x.dtype == y.dtype,
    "widens": _widens,
    "narrows": _narrows,
}


def _condition(node: ast.expr) -> Condition:
    match node:
        case ast.BoolOp(op=op, values=values):
            parts = [_condition(value) for value in values]
            join = all if isinstance(op, ast.And) else any
            return lambda binding: join(part(binding) for part in parts)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            inner = _condition(operand)
            return lambda binding: not inner(binding)
        case ast.Call(func=ast.Name(id=name), args=args) if name in PREDICATES:
            predicate, names = PREDICATES[name], [ast.unparse(arg) for arg in args]
            return lambda binding: predicate(*(binding[name] for name in names))
    raise ValueError(f"{ast.unparse(node)!r} is no condition of a rule")


def orders(pattern: Pattern) -> Iterator[Pattern]:
    """The pattern with the operands of commutative rows in every order."""
    match pattern:
        case Hole() | Constant():
            yield pattern
        case Named():
            yield from (Named(pattern.name, inner) for inner in orders(pattern.pattern))
        case OpPattern():
            for args in product(*map(orders, pattern.args)):
                yield OpPattern(pattern.op, args)
                if pattern.op != COND and TABLE[pattern.op].commutes:
                    yield OpPattern(pattern.op, args[::-1])
        case never:
            assert_never(never)


def matches(pattern: Pattern, expr: Expr, binding: dict[str, Expr]) -> bool:
    """True if the pattern matches the expression; `binding` gets the values of its names."""
    match pattern:
        case Hole():
            bound = binding.setdefault(pattern.name, expr)
            return bound is expr or bound == expr
        case Constant():
            return isinstance(expr, Lit) and expr.bits == _bits(
                expr.dtype, repr(pattern.value), pattern.value
            )
        case Named():
            binding[pattern.name] = expr
            return matches(pattern.pattern, expr, binding)
        case OpPattern():
            return pattern.op == op_of(expr) and all(
                matches(part, inner, binding)
                for part, inner in zip(pattern.args, children(expr), strict=True)
            )
    assert_never(pattern)


def op_of(expr: Expr) -> str | None:
    """The `op` of a Call that can match the expression; None if none can."""
    return expr.op if isinstance(expr, Op) else COND if isinstance(expr, Cond) else None


@lru_cache(maxsize=4096)
def _bits(dtype: DType, written: str, value: Number) -> int | None:
    """The bits of a number in a dtype, None if it does not fit; `written` distinguishes -0.0, 0 and False."""
    return None if misfit(dtype, value) is not None else literal(dtype, value).bits


def build(pattern: Pattern, binding: Binding, dtype: DType, finish: Callable[[Expr], Expr]) -> Expr:
    """Build the expression of `dtype` for a pattern; `finish` is applied to each new one, innermost first."""
    match pattern:
        case Hole():
            return binding[pattern.name]
        case Constant():
            return literal(dtype, pattern.value)
        case Named():
            return build(pattern.pattern, binding, dtype, finish)
        case OpPattern(op="if", args=(test, *sides)):
            decided = build(test, binding, dtype, finish)
            return finish(Cond(decided, *_operands(tuple(sides), binding, dtype, finish)))
        case OpPattern():
            args = _operands(pattern.args, binding, dtype, finish)
            result = TABLE[pattern.op].rule(tuple([arg.dtype for arg in args]), dtype)
            return finish(Op(pattern.op, args, result))
    assert_never(pattern)


def _operands(
    patterns: tuple[Pattern, ...], binding: Binding, dtype: DType, finish: Callable[[Expr], Expr]
) -> tuple[Expr, ...]:
    """The operands in order; numbers take the dtype of the last typed operand."""
    own = {k: build(p, binding, dtype, finish) for k, p in enumerate(patterns) if not isinstance(p, Constant)}
    beside = own[max(own)].dtype if own else dtype
    return tuple([own[k] if k in own else build(p, binding, beside, finish) for k, p in enumerate(patterns)])


# Applying rules

# Every rule makes an expression smaller or cheaper and holds bit for bit, except for the sign and payload of
# NaN, which are not observable. The tests prove each over all 8-bit operands and over special floats.
COND_LAWS = """
    x if c else x => x
    x if not c else y => y if c else x
    True if c else False => c
    False if c else True => not c
    c if c else False => c
    True if c else c => c
"""


def simplify(program: Program) -> Program:
    """The program with its expressions rewritten by the rules.

    y = (i + 1) + 2; z = u % 8     becomes     y = i + 3; z = u & 7
    """
    return replace(program, body=decided(map_expressions(program.body, simplified)))


def simplified(expr: Expr) -> Expr:
    """Simplify `expr`, whose parts are already simplified."""
    while isinstance(expr, Op | Cond):
        simpler = rewritten(folded(expr))
        if simpler is expr:
            return expr
        expr = simpler
    return expr


def rewritten(expr: Expr) -> Expr:
    """`expr` rewritten by the first rule that applies; itself if none does."""
    root = op_of(expr)
    if root is None:
        return expr
    for pattern, rule in candidates(root, tuple([head(part) for part in children(expr)])):
        changed = applied(rule, pattern, expr)
        if changed is not None:
            return changed
    return expr


def applied(rule: Rule, pattern: Pattern, expr: Expr) -> Expr | None:
    """`expr` rewritten by `rule` if `pattern`, an order of its left side, matches; else None."""
    binding: dict[str, Expr] = {}
    if not matches(pattern, expr, binding) or not rule.condition(binding):
        return None
    return build(rule.right, binding, expr.dtype, simplified)


@cache
def rules() -> tuple[Rule, ...]:
    """All rules: those of the rows, and those of conditional expressions."""
    return tuple(
        [rule for laws in (*(row.laws for row in TABLE.values()), COND_LAWS) for rule in parse_rules(laws)]
    )


@cache
def filed_rules() -> Mapping[str, tuple[tuple[Pattern, Rule], ...]]:
    """Every order of every rule's left side, by the row at its root."""
    files: defaultdict[str, list[tuple[Pattern, Rule]]] = defaultdict(list)
    for rule in rules():
        for pattern in dict.fromkeys(orders(rule.left)):
            files[_root(pattern)].append((pattern, rule))
    return {root: tuple(filed) for root, filed in files.items()}


LITERAL = "a literal"  # no row has such a name


@lru_cache(maxsize=4096)
def candidates(root: str, heads: tuple[str | None, ...]) -> tuple[tuple[Pattern, Rule], ...]:
    """Return the rules that may apply to an operation over operands with these heads: mostly none."""
    filed = filed_rules().get(root, ())
    return tuple([(pattern, rule) for pattern, rule in filed if _may_match(pattern, heads)])


def _may_match(pattern: Pattern, heads: tuple[str | None, ...]) -> bool:
    """True if the operands of a pattern may have these heads."""
    while isinstance(pattern, Named):
        pattern = pattern.pattern
    assert isinstance(pattern, OpPattern)
    wanted = map(_wanted_head, pattern.args)
    return all(want is None or want == head for want, head in zip(wanted, heads, strict=True))


def _wanted_head(pattern: Pattern) -> str | None:
    """Return the head of the expressions that a pattern matches; None if it may be any."""
    match pattern:
        case Hole():
            return None
        case Constant():
            return LITERAL
        case Named():
            return _wanted_head(pattern.pattern)
        case OpPattern():
            return pattern.op
    assert_never(pattern)


def head(expr: Expr) -> str | None:
    """Return the row of an operation, or LITERAL; None for other expressions."""
    return LITERAL if isinstance(expr, Lit) else op_of(expr)


def _root(pattern: Pattern) -> str:
    match pattern:
        case Named():
            return _root(pattern.pattern)
        case OpPattern():
            return pattern.op
    raise ValueError("a rule must begin with an operation")


_MOST_CONDS = 2  # in one value: more would select where a branch skips


def inline(program: Program) -> Program:
    """The program without regions.

    region("blur"): y = x + 1     becomes     y = x + 1
    """
    return replace(program, body=rewrite_block(program.body, _dissolved))


def _dissolved(node: Node) -> Block:
    return node.body if isinstance(node, Region) else (node,)


def join(program: Program) -> Program:
    """The program with an `if` of two stores, or of two assignments whose values differ in a few operands,
    replaced by one statement with a Cond: it does not diverge, and a loop around it may run in blocks.

    if c: y[i] = a
    else: y[i] = b                 becomes     y[i] = a if c else b

    if c: total = total + a * w
    else: total = total + b * w    becomes     total = total + (a if c else b) * w
    """
    return replace(program, body=rewrite_block(program.body, _joined))


def _joined(node: Node) -> Block:
    match node:
        case If(then=(Store() as one,), orelse=(Store() as other,)) if (one.array, one.index) == (
            other.array,
            other.index,
        ):
            return (replace(one, value=Cond(node.test, one.value, other.value)),)
        case If(then=(Assign(value=Op()) as one,), orelse=(Assign(value=Op()) as other,)) if (
            one.name == other.name
        ):
            value, conds = _merged(node.test, one.value, other.value)
            return (node,) if value is None or conds > _MOST_CONDS else (replace(one, value=value),)
    return (node,)


def _merged(test: Expr, then: Expr, other: Expr) -> tuple[Expr | None, int]:
    """One expression for two that differ in operands which are not operations, and the number of Conds that
    choose those; None if they differ otherwise.
    """
    match then, other:
        case Op(), Op() if (then.op, then.dtype, len(then.args)) == (other.op, other.dtype, len(other.args)):
            pairs = [_merged(test, a, b) for a, b in zip(then.args, other.args, strict=True)]
            conds, args = sum(count for _, count in pairs), tuple(arg for arg, _ in pairs if arg is not None)
            return (replace(then, args=args) if len(args) == len(pairs) else None), conds
        case ((Lit() | Var() | Load() | Cond()), (Lit() | Var() | Load() | Cond())) if (
            then.dtype == other.dtype
        ):
            return (then, 0) if then == other else (Cond(test, then, other), 1)
    return (then, 0) if then == other else (None, 0)
