"""Random valid, race-free programs with much for passes to do: values computed again, literals, dead code.

Invocations store only to their own elements, so that moving a load within its rights changes nothing.
"""

from __future__ import annotations

from random import Random

import numpy as np

from vyre.analysis.effects import trip_count
from vyre.ir.dtypes import DType, bool_, f16, f32, i32, u8, u32
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Cond,
    Continue,
    Declare,
    Expr,
    For,
    GridSync,
    Id,
    If,
    Load,
    Node,
    Op,
    Param,
    Program,
    Region,
    Return,
    Shape,
    Store,
    Var,
)
from vyre.ir.walk import expressions
from vyre.ops import TABLE
from vyre.ops.row import Array, TypeFault

TYPES = (i32, i32, i32, f32, f32, bool_, u32, u8, f16)
NUMBERS = (i32, f32, u32)
LANES = 64
PARAMS = (
    Param("x", "in", f32),
    Param("w", "in", i32),
    Param("y", "out", f32),
    Param("z", "inout", i32),
    Param("a", "inout", u32),
    Param("s", "scalar", f32, 0),
    Param("n", "scalar", i32, 0),
    Param("m", "scalar", u32, 0),
)
SPECIAL = [0, 1, 2, 3, 4, 5, 7, 8, 16, 31, 32, 33, 255, -1, -2, -8]
FLOATS = [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.25, 1e30, 1e-30, float("inf"), float("nan")]
SAME = [
    row
    for row in TABLE.values()
    if row.arity in (1, 2, 3)
    and row.name not in ("cast", "select", "from_bits", "bits", "fast_bits", "fast_cast")
]
BASIC = [row for row in SAME if row.meaning is not None or row.name == "clamp"]


def make_program(rng: Random) -> Program:
    """An element kernel or a group kernel of 32 lanes."""
    workgroup = rng.choice([None, (32,)])
    return _Maker(rng, workgroup is not None).program(workgroup)


def make_arguments(rng: Random) -> dict[str, Array]:
    """Arguments for a program over 64 invocations."""
    noise = np.random.default_rng(rng.getrandbits(32))
    x = noise.normal(0, 4, LANES).astype(np.float32)
    x[:6] = [0.0, -0.0, np.inf, -np.inf, np.nan, 1e-40]
    return {
        "x": x,
        "w": noise.integers(-40, 40, LANES, np.int32),
        "y": np.zeros(LANES, np.float32),
        "z": noise.integers(-3, 70, LANES, np.int32),
        "a": noise.integers(0, 9, LANES, np.uint32),
        "s": np.array(rng.choice(FLOATS), np.float32),
        "n": np.array(rng.choice([0, 1, 2, 3, 5]), np.int32),
        "m": np.array(rng.choice([0, 1, 8, 2**32 - 1]), np.uint32),
    }


class _Maker:
    def __init__(self, rng: Random, grouped: bool) -> None:
        self.rng = rng
        self.grouped = grouped
        self.dtype_of: dict[str, DType] = {p.name: p.dtype for p in PARAMS if not p.is_array}
        self.set: list[str] = [*self.dtype_of]
        self.uniform = {"s", "n", "m"}  # locals that only ever hold what all invocations agree on
        self.pool: list[Expr] = []
        self.loops: list[bool] = []  # whether all invocations go through each open loop together
        self.returns = rng.random() < 0.5  # else grid_sync
        self.count = 0

    def program(self, workgroup: tuple[int, ...] | None) -> Program:
        arrays: list[Node] = [Declare("p", "local", i32, (4,))]
        if self.grouped:
            arrays.append(Declare("sh", "shared", i32, (32,)))
        self.give("i", i32)
        body = self.block(self.rng.randint(3, 9), depth=0, uniform=True)
        start: Block = (*arrays, Assign("i", Id("gid", 0)))
        return Program("k", PARAMS, (*start, *body, *self.shown()), workgroup)

    def shown(self) -> Block:
        """Stores that make most locals matter."""
        kept = [name for name in self.set if self.dtype_of[name] in (i32, f32) and self.rng.random() < 0.4]
        sums: dict[DType, Expr] = {
            i32: Load("z", (Var("i", i32),), i32),
            f32: Load("y", (Var("i", i32),), f32),
        }
        for name in kept:
            dtype = self.dtype_of[name]
            mixed = Op("mul", (sums[dtype], literal(dtype, 3)), dtype)
            sums[dtype] = Op("xor" if dtype == i32 else "max", (mixed, Var(name, dtype)), dtype)
        return (Store("z", (Var("i", i32),), sums[i32]), Store("y", (Var("i", i32),), sums[f32]))

    def give(self, name: str, dtype: DType) -> None:
        self.dtype_of[name] = dtype
        if name not in self.set:
            self.set.append(name)

    # Statements

    def block(self, length: int, *, depth: int, uniform: bool) -> Block:
        return tuple(node for _ in range(length) for node in self.statement(depth, uniform))

    def inner(self, *, depth: int, uniform: bool) -> Block:
        """A block after which nothing that it set counts as set."""
        known = [*self.set]
        out = self.block(self.rng.randint(1, 4), depth=depth + 1, uniform=uniform)
        self.set = known
        return out

    def statement(self, depth: int, uniform: bool) -> Block:
        kinds = ["assign"] * 5 + ["store"] * 2 + ["local", "atomic", "uniform"]
        if depth < 3:
            kinds += ["if", "if", "for", "for", "carry", "region"]
        if uniform:
            kinds += ["meet"] * 2
        if self.loops and not self.loops[-1]:
            kinds += ["jump"]
        if depth and self.returns and not self.grouped:
            kinds += ["return"]
        return getattr(self, f"make_{self.rng.choice(kinds)}")(depth, uniform)  # type: ignore[no-any-return]

    def make_assign(self, depth: int, uniform: bool) -> Block:
        dtype = self.rng.choice(TYPES)
        value = self.expr(dtype, 3)
        free = [name for name in self.set if self.is_free(name, dtype)]
        name = self.rng.choice(free) if free and self.rng.random() < 0.7 else self.new_name()
        self.give(name, dtype)
        return (Assign(name, value),)

    def is_free(self, name: str, dtype: DType) -> bool:
        return self.dtype_of[name] == dtype and name not in self.uniform and name != "i"

    def new_name(self) -> str:
        self.count += 1
        return f"v{self.count}"

    def make_uniform(self, depth: int, uniform: bool) -> Block:
        if not uniform:
            return self.make_assign(depth, uniform)
        name = self.new_name()
        value = self.uniform_expr(2)
        self.give(name, i32)
        self.uniform.add(name)
        return (Assign(name, value),)

    def make_store(self, depth: int, uniform: bool) -> Block:
        if self.rng.random() < 0.5:
            return (Store("y", (Var("i", i32),), self.expr(f32, 3)),)
        return (Store("z", (Var("i", i32),), self.expr(i32, 3)),)

    def make_local(self, depth: int, uniform: bool) -> Block:
        return (Store("p", (self.expr(i32, 1),), self.expr(i32, 2)),)

    def make_atomic(self, depth: int, uniform: bool) -> Block:
        op = self.rng.choice(["add", "max", "xor"])
        target = None
        value, index = self.expr(u32, 2), self.expr(i32, 1)
        if self.rng.random() < 0.5:
            target = self.new_name()
            self.give(target, u32)
        return (Atomic(target, op, "a", (index,), (value,)),)

    def make_if(self, depth: int, uniform: bool) -> Block:
        if uniform and self.rng.random() < 0.5 and self.grouped:
            test: Expr = Op("lt", (self.uniform_expr(2), self.uniform_expr(1)), bool_)
            agreed = True
        else:
            test, agreed = self.expr(bool_, 2), False
        then = self.inner(depth=depth, uniform=agreed)
        orelse = self.inner(depth=depth, uniform=agreed) if self.rng.random() < 0.5 else ()
        return (If(test, then, orelse),)

    def make_for(self, depth: int, uniform: bool) -> Block:
        agreed = uniform and self.rng.random() < 0.6
        var = self.new_name()
        unroll = self.rng.random() < 0.3
        if unroll or self.rng.random() < 0.4:
            start, stop, step = self.rng.choice([(0, 3, 1), (5, 0, -2), (0, 0, 1), (1, 2, 1), (0, 4, 1)])
            bounds: tuple[Expr, ...] = tuple(literal(i32, bound) for bound in (start, stop, step))
        else:
            limit = self.uniform_expr(2) if agreed else self.expr(i32, 2)
            few = Op("and", (limit, literal(i32, 3)), i32)
            step_of = self.rng.choice([literal(i32, 1), literal(i32, 2), Var("n", i32)])
            bounds = (literal(i32, self.rng.choice([-1, 0])), few, step_of)
        known = [*self.set]
        self.give(var, i32)
        if agreed:
            self.uniform.add(var)
        self.loops.append(agreed)
        body = self.inner(depth=depth, uniform=agreed)
        self.loops.pop()
        self.set = known
        loop = For(var, *bounds, body, unroll)
        if trip_count(loop):
            self.give(var, i32)
        return (loop,)

    def make_carry(self, depth: int, uniform: bool) -> Block:
        """A loop that hands a value from one iteration to the next, and perhaps on to what follows."""
        name, var = self.new_name(), self.new_name()
        before = Assign(name, self.expr(i32, 1))
        few = Op("and", (self.expr(i32, 1), literal(i32, 3)), i32)
        read = Store(
            "z", (Var("i", i32),), Op("add", (Load("z", (Var("i", i32),), i32), Var(name, i32)), i32)
        )
        jump = If(self.expr(bool_, 1), (self.rng.choice([Break(), Continue()]),))
        parts = [read, Assign(name, self.expr(i32, 1)), jump, Assign(name, self.expr(i32, 2)), read]
        body = tuple(part for part in parts if self.rng.random() < 0.7)
        self.give(name, i32)
        loop = For(var, literal(i32, 0), few, literal(i32, 1), body)
        return (before, loop, read) if self.rng.random() < 0.5 else (before, loop)

    def make_region(self, depth: int, uniform: bool) -> Block:
        return (Region("part", self.block(self.rng.randint(1, 3), depth=depth + 1, uniform=uniform)),)

    def make_jump(self, depth: int, uniform: bool) -> Block:
        jump = self.rng.choice([Break(), Continue()])
        return (If(self.expr(bool_, 2), (jump,)),) if self.rng.random() < 0.8 else (jump,)

    def make_return(self, depth: int, uniform: bool) -> Block:
        return (If(self.expr(bool_, 2), (Return(),)),)

    def make_meet(self, depth: int, uniform: bool) -> Block:
        """Something that all invocations reach together."""
        if not self.grouped:
            syncs = depth == 0 and not self.returns and self.rng.random() < 0.5
            return (GridSync(),) if syncs else self.make_assign(depth, uniform)
        name = self.new_name()
        if self.rng.random() < 0.5:
            args: tuple[Expr, ...] = (self.expr(i32, 2),)
            self.give(name, i32)
            return (Collective(name, "add", args, i32),)
        value, index = self.expr(i32, 2), self.expr(i32, 1)
        self.give(name, i32)
        return (
            Store("sh", (Id("lid", 0),), value),
            Barrier(),
            Assign(name, Load("sh", (index,), i32)),
            Barrier(),
        )

    # Expressions

    def uniform_expr(self, depth: int) -> Expr:
        if depth == 0 or self.rng.random() < 0.3:
            names = [name for name in self.set if name in self.uniform and self.dtype_of[name] == i32]
            wid: list[Expr] = [Id("wid", 0)] if self.grouped else [Shape("x", 0)]
            return self.rng.choice([*wid, literal(i32, 3), *(Var(name, i32) for name in names)])
        op = self.rng.choice(["add", "mul", "sub", "and"])
        return Op(op, (self.uniform_expr(depth - 1), self.uniform_expr(depth - 1)), i32)

    def expr(self, dtype: DType, depth: int) -> Expr:
        again = [e for e in self.pool[-12:] if e.dtype == dtype and self.is_readable(e)]
        if again and self.rng.random() < 0.35:
            return self.rng.choice(again)
        made = self.leaf(dtype) if depth <= 0 else self.compound(dtype, depth)
        if depth > 0:
            self.pool.append(made)
        return made

    def is_readable(self, expr: Expr) -> bool:
        return all(part.name in self.set for part in expressions(expr) if isinstance(part, Var))

    def leaf(self, dtype: DType) -> Expr:
        names = [name for name in self.set if self.dtype_of[name] == dtype]
        if names and self.rng.random() < 0.6:
            return Var(self.rng.choice(names), dtype)
        if dtype == i32 and self.rng.random() < 0.3:
            return self.rng.choice([Id("gid", 0), Shape("w", 0), Id("domain", 0)])
        return self.lit(dtype)

    def lit(self, dtype: DType) -> Lit:
        if dtype == bool_:
            return literal(bool_, self.rng.random() < 0.5)
        if dtype.is_float:
            return literal(dtype, self.rng.choice(FLOATS if dtype == f32 else [0.0, -0.0, 1.0, 2.0, 0.25]))
        return Lit(dtype, self.rng.choice(SPECIAL) & ((1 << dtype.bits) - 1))

    def compound(self, dtype: DType, depth: int) -> Expr:
        kind = self.rng.random()
        if kind < 0.12:
            return Cond(self.expr(bool_, depth - 1), self.expr(dtype, depth - 1), self.expr(dtype, depth - 1))
        if kind < 0.18:
            parts = (self.expr(bool_, depth - 1), self.expr(dtype, depth - 1), self.expr(dtype, depth - 1))
            return Op("select", parts, dtype)
        if kind < 0.28:
            return Op("cast", (self.expr(self.rng.choice(TYPES), depth - 1),), dtype)
        if kind < 0.45 and dtype in (f32, i32):
            return self.load(dtype, depth)
        if kind < 0.52:
            return self.leaf(dtype)
        return self.operation(dtype, depth)

    def load(self, dtype: DType, depth: int) -> Expr:
        if dtype == f32:
            return self.rng.choice(
                [Load("x", (self.expr(i32, depth - 1),), f32), Load("y", (Var("i", i32),), f32)]
            )
        own = [Load("z", (Var("i", i32),), i32), Load("p", (self.expr(i32, depth - 1),), i32)]
        return self.rng.choice([Load("w", (self.expr(i32, depth - 1),), i32), *own])

    def operation(self, dtype: DType, depth: int) -> Expr:
        while True:
            row = self.rng.choice(BASIC)
            operand = self.rng.choice(TYPES) if dtype == bool_ else dtype
            try:
                if row.rule((operand,) * row.arity, None) != dtype:
                    continue
            except TypeFault:
                continue
            return Op(row.name, tuple(self.expr(operand, depth - 1) for _ in range(row.arity)), dtype)
