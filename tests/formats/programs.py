"""Programs built by hand that hold every kind of record, dtype, operation and special literal."""

from __future__ import annotations

from vyre.ir import dtypes
from vyre.ir.dtypes import DType, bool_, f32, i32, u32
from vyre.ir.literal import Lit, Number, literal
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
    Op,
    Param,
    Program,
    Region,
    Return,
    Shape,
    Store,
    Table,
    Var,
    false,
    true,
)
from vyre.ops import ATOMICS, COLLECTIVES, TABLE
from vyre.ops.row import OpRow, TypeFault
from vyre.ops.subgroup import result_type

I = Var("i", i32)  # noqa: E741  # the index that kernels call i
X = Load("x", (I,), f32)


def lit(value: Number, dtype: DType = i32) -> Lit:
    return literal(dtype, value)


def op(name: str, *args: Expr, to: DType | None = None) -> Op:
    """The operation with the dtype that its row gives."""
    return Op(name, args, TABLE[name].rule(tuple(arg.dtype for arg in args), to))


def kernel(
    *body: object, params: tuple[Param, ...] = (), workgroup: tuple[int, ...] | None = None
) -> Program:
    """A kernel `k` over x and y, arrays of f32, with i = gid(0) set first."""
    arrays = (Param("x", "in", f32), Param("y", "inout", f32))
    start = Assign("i", Id("gid", 0))
    block: Block = (start, *body)  # type: ignore[assignment]  # statements, given one by one
    return Program("k", (*arrays, *params), block, workgroup)


def storing(value: Expr) -> Program:
    """A kernel over one array and one scalar of every dtype, which stores the value."""
    return Program("k", every_param(), (Assign("i", Id("gid", 0)), Store(f"o_{value.dtype}", (I,), value)))


def every_param() -> tuple[Param, ...]:
    return tuple(
        param
        for t in dtypes.ALL
        for param in (Param(f"a_{t}", "in", t), Param(f"o_{t}", "inout", t), Param(f"s_{t}", "scalar", t, 0))
    )


def specials(dtype: DType) -> list[Lit]:
    """The literals of a dtype that are easily got wrong."""
    if dtype.kind == "bool":
        return [false(), true()]
    if dtype.is_integer:
        values = {0, 1, dtype.greatest, dtype.least, dtype.greatest // 3, dtype.least // 3}
        return [literal(dtype, value) for value in sorted(values)]
    sign = 1 << (dtype.bits - 1)
    infinity = dtype.infinite_bits
    least_normal = infinity & -infinity
    patterns = [0, 1, 2, least_normal - 1, least_normal, least_normal + 1, infinity - 1, infinity]
    patterns += [literal(dtype, value).bits for value in (0.1, 1 / 3, 1.0, 3.0, 100.0, 1e-4, 2.0**14)]
    return [Lit(dtype, dtype.nan_bits), *(Lit(dtype, bits | s) for bits in patterns for s in (0, sign))]


def signatures(row: OpRow) -> list[tuple[tuple[DType, ...], DType]]:
    """The operand types that a row takes, each with the type of the result."""
    found = []
    for t in dtypes.ALL:
        types = (bool_,) * row.free + (t,) * (row.arity - row.free)
        for named in dtypes.ALL if row.names_dtype else [None]:
            try:
                found.append((types, row.rule(types, named)))
            except TypeFault:
                continue
    return found


def every_operation() -> Program:
    """Each row of the table on each signature that it has, with variables and with literals."""
    body: list[Store] = []
    for row in TABLE.values():
        for types, result in signatures(row):
            names = [Var(f"s_{t}", t) for t in types]
            literals = [specials(t)[-1] for t in types]
            mixed = [literals[0], *names[1:]]
            body += [
                Store(f"o_{result}", (I,), Op(row.name, tuple(args), result))
                for args in (names, literals, mixed)
            ]
    return Program("operations", every_param(), (Assign("i", Id("gid", 0)), *body))


def every_literal() -> Program:
    """Each special literal, bare and beside a variable."""
    body: list[Store] = []
    for t in dtypes.ALL:
        for special in specials(t):
            body.append(Store(f"o_{t}", (I,), special))
            body.append(Store(f"o_{t}", (I,), op("select", false(), special, Var(f"s_{t}", t))))
            body.append(Store(f"o_{t}", (I,), Cond(true(), special, lit_like(t))))
    return Program("literals", every_param(), (Assign("i", Id("gid", 0)), *body))


def lit_like(dtype: DType) -> Lit:
    return Lit(dtype, 0)


def every_atomic() -> Program:
    """Each atomic on each dtype that has it, with its old value and without."""
    params = [Param(f"o_{t}", "inout", t, 2) for t in dtypes.ALL] + [Param("n", "in", u32)]
    body: list[object] = [Assign("i", Id("gid", 0)), Declare("tile", "shared", u32, (32,))]
    for row in ATOMICS.values():
        for t in (t for t in dtypes.ALL if t.bits >= 32 and t.kind in row.kinds):
            values = tuple(literal(t, k + 1) for k in range(row.values))
            body.append(Atomic(None, row.name, f"o_{t}", (I, lit(0)), values))
            body.append(Atomic(f"old_{t}", row.name, f"o_{t}", (lit(1), op("add", I, lit(1))), values))
    body.append(Atomic(None, "add", "tile", (lit(3, u32),), (Load("n", (I,), u32),)))
    return Program("atomics", tuple(params), tuple(body), (32,))  # type: ignore[arg-type]  # statements all


def every_collective() -> Program:
    """Each collective on each dtype that has it."""
    body: list[object] = [Assign("i", Id("lid", 0))]
    for row in COLLECTIVES.values():
        for t in (t for t in dtypes.ALL if t.kind in row.kinds):
            values = (Var(f"s_{t}", t), lit_like(t))
            for value in values[: 1 if row.scope == "launch" else 2]:  # each takes shared memory
                args: tuple[Expr, ...] = (value, lit(-3)) if row.beside else (value,)
                if row.operands:
                    args = tuple(lit_like(dtype) for dtype in row.operands)
                result = result_type(row, tuple(arg.dtype for arg in args))
                body.append(Collective(f"r_{result}", row.name, args, result))
    return Program("collectives", every_param(), tuple(body), (8, 8))  # type: ignore[arg-type]  # statements all


def every_statement() -> Program:
    """Each kind of statement and of expression in one group kernel."""
    k, acc = Var("k", u32), Var("acc", f32)
    params = (
        Param("x", "in", f32),
        Param("y", "out", f32),
        Param("z", "inout", f32, 2),
        Param("w", "inout", u32, 3),
        Param("t", "scalar", f32, 0),
        Param("n", "scalar", u32, 0),
    )
    return Program(
        "statements",
        params,
        (
            Declare("tile", "shared", f32, (64,)),
            Declare("grid", "shared", f32, (8, 8)),
            Declare("mine", "local", u32, (4,)),
            Assign("i", op("add", op("mul", Id("wid", 0), Id("group_size", 0)), Id("lid", 0))),
            Assign("acc", lit(0.0, f32)),
            Assign("flag", true()),
            Assign("lane", Id("subgroup_lane")),
            Assign("acc", Table(f32, b"\x00\x00\x80?\x00\x00\x00\xc0", Id("subgroup_lane"))),
            Assign("acc", Table(f32, b"\x00\x00\x80?\x00\x00\x00\xc0", lit(-1))),
            Store("tile", (Id("lid", 0),), X),
            Store("grid", (lit(1), lit(2, u32)), lit(-0.0, f32)),
            Barrier(),
            For(
                "d",
                lit(-1),
                lit(2),
                lit(1),
                (
                    Assign("acc", op("add", acc, Load("x", (op("add", I, Var("d", i32)),), f32))),
                    If(op("gt", acc, Var("t", f32)), (Break(),)),
                    If(op("isnan", acc), (Continue(),), (Assign("acc", op("neg", acc)),)),
                ),
            ),
            For("k", lit(0, u32), lit(8, u32), lit(2, u32), (Store("mine", (k,), k),), unroll=True),
            For(
                "k",
                lit(1, u32),
                Var("n", u32),
                lit(1, u32),
                (Atomic("old", "add", "w", (I, k, lit(0)), (k,)),),
            ),
            Region("blur", (Atomic(None, "max", "w", (I, lit(0), lit(0)), (op("add", k, lit(1, u32)),)),)),
            Region('say "it\'s" \\ grün', ()),
            If(
                Cond(op("lt", acc, X), op("not", Var("flag", bool_)), false()),
                (Store("y", (I,), op("div", acc, lit(3.0, f32))),),
                (
                    If(
                        Cond(Var("flag", bool_), true(), op("ge", I, Shape("z", 1))),
                        (),
                        (Assign("acc", Cond(Var("flag", bool_), acc, lit(1.5, f32))), Return()),
                    ),
                ),
            ),
        ),
        (64,),
    )


def grid_synced() -> Program:
    return kernel(
        Store("y", (I,), X),
        GridSync(),
        Store("y", (I,), Load("y", (op("sub", op("sub", Id("domain", 0), I), lit(1)),), f32)),
    )


def empty() -> Program:
    return Program("nothing", (), ())


def small() -> list[Program]:
    """A few kernels of a few statements."""
    return [
        kernel(Store("y", (I,), X)),
        kernel(If(op("lt", X, lit(1.0, f32)), (Store("y", (I,), Cond(true(), X, X)),), (Return(),))),
        kernel(Store("y", (I,), op("div", X, lit(3.0, f32))), Barrier(), workgroup=(8, 4)),
    ]


ALL = [
    empty(),
    every_operation(),
    every_literal(),
    every_atomic(),
    every_collective(),
    every_statement(),
    grid_synced(),
]
