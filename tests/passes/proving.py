"""Proof by trying: a rule is instantiated with every fitting dtype, both sides go by the rows' meanings.

8-bit types are tried whole for one and two operands and sampled for three; floats on special and random ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product

import numpy as np

from vyre.ir import floats
from vyre.ir.dtypes import ALL, DType, bf16, bool_, f16, f32, f64, i8, u8
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import Cond, Expr, Op, Var
from vyre.ops import TABLE
from vyre.ops.row import Array, apply
from vyre.passes.simplify import COND, Constant, Hole, Named, OpPattern, Pattern, Rule, applied, carried

SPECIAL_FLOATS = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    1.5,
    2.0,
    -2.0,
    2.5,
    3.0,
    -7.25,
    1e-3,
    100.0,
    np.inf,
    -np.inf,
    np.nan,
]
SPECIAL_INTEGERS = [0, 1, 2, 3, 5, 7, 8, 16, 127, 128, 129, 254, 255]
SAMPLE = 20_000  # triples of operands
PAIRS = 400  # pairs of literals


def disproof(rule: Rule) -> str | None:
    """The first counterexample to a rule, or that it never applied; None for a rule that holds."""
    tried = 0
    for expr, names in instances(rule):
        changed = applied(rule, rule.left, expr)
        if changed is None:
            continue
        if changed.dtype != expr.dtype:
            return f"{expr} is {expr.dtype} and {changed} is {changed.dtype}"
        env = operands(names)
        before, after = seen(expr, env), seen(changed, env)
        wrong = np.flatnonzero(before != after)
        if wrong.size:
            at = {name: values[wrong[0] % values.size] for name, values in env.items()}
            return f"{expr} is {before[wrong[0]]} and {changed} is {after[wrong[0]]} for {at}"
        tried += 1
    return None if tried else "it never applied"


def value(expr: Expr, env: Mapping[str, Array]) -> Array:
    """The carrier values of an expression."""
    match expr:
        case Lit():
            return carried(expr)
        case Var():
            return env[expr.name]
        case Cond():
            return np.where(value(expr.test, env), value(expr.then, env), value(expr.other, env))
        case Op():
            return apply(
                TABLE[expr.op], expr.args[-1].dtype, expr.dtype, *(value(arg, env) for arg in expr.args)
            )
    raise AssertionError(expr)


def seen(expr: Expr, env: Mapping[str, Array]) -> Array:
    """The values as memory would show them: bit patterns with canonical NaN."""
    values = np.broadcast_to(value(expr, env), np.broadcast_shapes((1,), *(v.shape for v in env.values())))
    return floats.to_bits(expr.dtype, values) if expr.dtype.is_float else values


def instances(rule: Rule) -> Iterator[tuple[Expr, dict[str, DType]]]:
    """The left side with holes of every dtype: free ones, and literals where the condition asks for them."""
    names = sorted(set(holes(rule.left)))
    casts = sum(1 for call in calls(rule.left) if call.op in ("cast", "from_bits"))
    rng = np.random.default_rng(len(rule.text))
    fixed = [name for name in names if name in literal_holes(rule)]
    for types in typings(names, casts):
        free = {name: types[name] for name in names if name not in fixed}
        for values in literal_choices([types[name] for name in fixed], rng):
            filled: dict[str, Expr] = {name: Var(name, dtype) for name, dtype in free.items()}
            filled.update(zip(fixed, values, strict=True))
            expr = instance(rule.left, filled, types)
            if expr is None:
                break
            yield expr, free


def typings(names: list[str], casts: int) -> Iterator[dict[str, DType]]:
    """Dtypes for holes, and for the results of casts under the keys "0", "1"; rows refuse what goes not."""
    wide = ALL if casts else (bool_, i8, u8, f16, bf16, f32, f64)
    for dtype in wide:
        for chosen in product((dtype, bool_) if dtype != bool_ else (bool_,), repeat=len(names)):
            for targets in product(wide, repeat=casts):
                yield {
                    **dict(zip(names, chosen, strict=True)),
                    **{str(k): target for k, target in enumerate(targets)},
                    "": dtype,
                }


def literal_holes(rule: Rule) -> set[str]:
    wanting = r"(?:literal|power_of_two|all_ones|exact_inverse|fit_the_width)\(([^)]*)\)"
    return {name.strip() for found in re.findall(wanting, rule.text) for name in found.split(",")}


def literal_choices(types: list[DType], rng: np.random.Generator) -> Iterator[tuple[Lit, ...]]:
    if not types:
        yield ()
    elif len(types) == 1:
        yield from ((lit,) for lit in literals(types[0]))
    else:
        pools = [literals(dtype) for dtype in types]
        for _ in range(PAIRS):
            yield tuple(pool[rng.integers(len(pool))] for pool in pools)


def literals(dtype: DType) -> list[Lit]:
    if dtype.kind == "bool" or dtype.bits == 8:
        return [Lit(dtype, bits) for bits in range(1 << dtype.bits)]
    if dtype.is_float:
        return [
            literal(dtype, number) for number in [*SPECIAL_FLOATS, 4.0, 0.25, 2.0**-14, 2.0**15, -(2.0**15)]
        ]
    return [literal(dtype, number) for number in SPECIAL_INTEGERS[:9]]


def instance(pattern: Pattern, filled: Mapping[str, Expr], types: Mapping[str, DType]) -> Expr | None:
    """The pattern as an expression; None where the types do not go with its rows."""
    targets = iter([types[key] for key in sorted(types) if key.isdigit()])

    def make(pattern: Pattern, beside: DType) -> Expr:
        match pattern:
            case Hole():
                return filled[pattern.name]
            case Constant():
                return literal(beside, pattern.value)
            case Named():
                return make(pattern.pattern, beside)
            case OpPattern(op="if", args=(tested, *sides)):
                then, other = make_all(tuple(sides), beside)
                test = make(tested, bool_)
                if test.dtype != bool_ or then.dtype != other.dtype:
                    raise ValueError
                return Cond(test, then, other)
            case OpPattern():
                args = make_all(pattern.args, beside)
                named = next(targets) if pattern.op in ("cast", "from_bits") else None
                return Op(pattern.op, args, TABLE[pattern.op].rule(tuple(arg.dtype for arg in args), named))

    def make_all(patterns: tuple[Pattern, ...], beside: DType) -> tuple[Expr, ...]:
        own = {k: make(p, beside) for k, p in enumerate(patterns) if not isinstance(p, Constant)}
        number = own[max(own)].dtype if own else beside
        if isinstance(patterns[0], Constant) and len(patterns) == 3:  # the test of a select
            own[0] = make(patterns[0], bool_)
        return tuple(own[k] if k in own else make(p, number) for k, p in enumerate(patterns))

    try:
        return make(pattern, types[""])
    except ValueError:  # types that do not go, or a number that does not fit
        return None


def holes(pattern: Pattern) -> list[str]:
    """The names of the holes of a pattern, as often as they come."""
    match pattern:
        case Hole():
            return [pattern.name]
        case Constant():
            return []
        case Named():
            return holes(pattern.pattern)
        case OpPattern():
            return [name for arg in pattern.args for name in holes(arg)]


def calls(pattern: Pattern) -> list[OpPattern]:
    match pattern:
        case OpPattern():
            inside = [call for arg in pattern.args for call in calls(arg)]
            return inside if pattern.op == COND else [pattern, *inside]
        case Named():
            return calls(pattern.pattern)
        case _:
            return []


def operands(types: Mapping[str, DType]) -> dict[str, Array]:
    """Values for free holes: all combinations for one or two, a sample of them for more."""
    pools = [domain(dtype, many=len(types) == 1) for dtype in types.values()]
    if len(pools) <= 2:
        grids = np.meshgrid(*pools, indexing="ij") if pools else []
        return {name: np.ascontiguousarray(grid).ravel() for name, grid in zip(types, grids, strict=True)}
    rng = np.random.default_rng(7)
    return {name: pool[rng.integers(pool.size, size=SAMPLE)] for name, pool in zip(types, pools, strict=True)}


def domain(dtype: DType, *, many: bool) -> Array:
    """Every value of a type of at most 8 bits; special and random values of a wider one."""
    if dtype.kind == "bool":
        return np.array([False, True])
    if dtype.bits == 8:
        return np.arange(256, dtype=np.uint8).view(dtype.storage)
    if dtype.bits == 16 and many:
        return (
            floats.from_bits(dtype, np.arange(1 << 16, dtype=np.uint16))
            if dtype.is_float
            else _bits(dtype, 1 << 16)
        )
    if not dtype.is_float:
        return _bits(dtype, 500)
    limits = [0x1, 0x2, (1 << (dtype.bits - 1)) | 1, dtype.nan_bits & ~(1 << 0)]
    top, least_normal = dtype.infinite_bits - 1, 1 << dtype.fraction
    limits += [top, top | (1 << (dtype.bits - 1)), least_normal, least_normal - 1, least_normal + 1]
    exact = floats.from_bits(dtype, np.array(limits, dtype.unsigned.storage))
    rng = np.random.default_rng(dtype.bits)
    random = floats.from_bits(
        dtype, rng.integers(0, 1 << dtype.bits, 150, np.uint64).astype(dtype.unsigned.storage)
    )
    calm = floats.round_to(dtype, rng.normal(0, 10, 50).astype(dtype.carrier))
    special = floats.round_to(dtype, np.array(SPECIAL_FLOATS, dtype.carrier))
    return np.concatenate([special, exact, calm, random])


def _bits(dtype: DType, count: int) -> Array:
    """Integers of a wide type: the ends, the small ones, and random ones."""
    rng = np.random.default_rng(dtype.bits)
    ends = [
        dtype.least,
        dtype.least + 1,
        dtype.greatest,
        dtype.greatest - 1,
        *range(-3 if dtype.kind == "int" else 0, 300),
    ]
    random = rng.integers(dtype.least, dtype.greatest, count, dtype.storage, endpoint=True)
    return np.concatenate([np.array(ends, dtype.storage), random])
