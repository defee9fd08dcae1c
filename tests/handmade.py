"""Programs built by hand, for tests that must not depend on the front end."""

from vyre.check.rules import problems
from vyre.ir.dtypes import bool_, f32, i32
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import Assign, Declare, Expr, For, Id, If, Load, Node, Op, Param, Program, Store, Var
from vyre.ir.problem import Problem, Span

X = Param("x", "in", f32)
Y = Param("y", "out", f32)
N = Param("n", "scalar", i32, 0)


def on(line: int) -> Span:
    return Span("k.py", line, 4)


def num(value: int) -> Lit:
    return literal(i32, value)


def real(value: float) -> Lit:
    return literal(f32, value)


def var(name: str) -> Var:
    return Var(name, i32)


def gid(axis: int = 0) -> Id:
    return Id("gid", axis)


def lid(axis: int = 0) -> Id:
    return Id("lid", axis)


def wid(axis: int = 0) -> Id:
    return Id("wid", axis)


def op(name: str, *args: Expr) -> Op:
    return Op(name, args, args[0].dtype)


def holds(name: str, *args: Expr) -> Op:
    return Op(name, args, bool_)


def less(a: Expr, b: int) -> Op:
    return holds("lt", a, num(b))


def load(array: str = "x", *index: Expr, line: int | None = None) -> Load:
    return Load(array, index or (num(0),), f32, None if line is None else on(line))


def store(array: str = "y", *, line: int = 1, value: Expr | None = None) -> Store:
    return Store(array, (gid(),), real(1.0) if value is None else value, on(line))


def let(name: str, value: Expr, *, line: int = 1) -> Assign:
    return Assign(name, value, on(line))


def when(condition: Expr, *then: Node, orelse: tuple[Node, ...] = (), line: int = 1) -> If:
    return If(condition, then, orelse, on(line))


def loop(var: str, stop: Expr, *body: Node, line: int = 1) -> For:
    return For(var, num(0), stop, num(1), body, span=on(line))


def shared(name: str, size: int, *, line: int = 1) -> Declare:
    return Declare(name, "shared", f32, (size,), on(line))


def local(name: str, size: int, *, line: int = 1) -> Declare:
    return Declare(name, "local", f32, (size,), on(line))


def kernel(
    *body: Node, params: tuple[Param, ...] = (X, Y, N), workgroup: tuple[int, ...] | None = None
) -> Program:
    return Program("k", params, body, workgroup)


def group_kernel(*body: Node) -> Program:
    return kernel(*body, workgroup=(64,))


def codes(program: Program) -> list[str]:
    return [problem.code for problem in problems(program)]


def the_problem(program: Program) -> Problem:
    """The only problem of a program."""
    found = problems(program)
    assert 1 == len(found), [str(problem) for problem in found]
    return found[0]
