"""One invocation as plain Python: the user's own lines, on scalars that compute as kernels do.

The function is compiled again from its source, under its own file name and lines, so that debuggers stop in
it. Locals that are set more than once get a type from their first number, as in a kernel; words, dtypes and
functions under `@vyre.func` are replaced by ones that work on `Scalar`.
"""

from __future__ import annotations

import ast
import builtins
import copy
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import nullcontext
from functools import lru_cache, partial
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from vyre import reference
from vyre.front.source import SourceText
from vyre.front.template import Env, Func
from vyre.front.words import CALL_WORDS, DTYPES, IDS, INTRINSICS, Intrinsic
from vyre.ir import floats
from vyre.ir.dtypes import DType, bool_, f32, i32, of_numpy
from vyre.ir.literal import literal, misfit
from vyre.ir.nodes import Op, Param, Program, Store, Var
from vyre.ir.problem import CallError
from vyre.ops import TABLE, WORDS
from vyre.ops.atomics import AtomicRow
from vyre.ops.row import OpRow, TypeFault
from vyre.passes import expand
from vyre.run.notes import expect_now, show_now

if TYPE_CHECKING:
    from vyre.front.known import Parameter
from vyre.run.kernel import Kernel

_BINARY = {
    "+": "__add__", "-": "__sub__", "*": "__mul__", "/": "__truediv__", "//": "__floordiv__", "%": "__mod__",
    "&": "__and__", "|": "__or__", "^": "__xor__", "<<": "__lshift__", ">>": "__rshift__",
}  # fmt: skip
_COMPARED = {"==": "__eq__", "!=": "__ne__", "<": "__lt__", "<=": "__le__", ">": "__gt__", ">=": "__ge__"}
_UNARY = {"-x": "__neg__", "~x": "__invert__"}
_CAST = next(row for row in TABLE.values() if row.names_dtype == "call")
_POWER = next(row for row in TABLE.values() if row.repeats)
_TYPED = "__vyre_typed__"


class SteppedScalar:
    """A number with a type of the kernel language."""

    __slots__ = ("dtype", "stored")
    __hash__ = None  # type: ignore[assignment]  # equality gives a Scalar

    def __init__(self, dtype: DType, stored: Any) -> None:
        self.dtype, self.stored = dtype, np.asarray(stored, dtype.storage).reshape(())

    @property
    def value(self) -> Any:
        """The number for Python: a NumPy scalar, or a bool, or a float for types that NumPy does not have."""
        if self.dtype.foreign:
            return float(floats.from_storage(self.dtype, self.stored.reshape(1))[0])
        return bool(self.stored) if self.dtype == bool_ else self.stored[()]

    def __repr__(self) -> str:
        return f"{self.dtype}({self.value})"

    def __bool__(self) -> bool:
        return bool(self.value)

    def __index__(self) -> int:
        if not self.dtype.is_integer:
            raise TypeError(f"{self!r} is no integer")
        return int(self.stored)

    def __float__(self) -> float:
        return float(self.value)

    __int__ = __index__

    def __pow__(self, count: Any) -> Any:
        if isinstance(count, int) and 0 <= count <= 64:
            return _repeated(self, count)
        return _applied(_POWER, self, count)

    def __rpow__(self, base: Any) -> Any:
        return _applied(_POWER, base, self)

    def __abs__(self) -> Any:
        return _applied(next(row for row in TABLE.values() if row.builtin is abs), self)

    def __round__(self) -> Any:
        return _applied(next(row for row in TABLE.values() if row.builtin is round), self)


def _repeated(base: SteppedScalar, count: int) -> Any:
    """A power by squaring, in the order in which kernels multiply."""
    result: Any = SteppedScalar(base.dtype, np.ones((), base.dtype.carrier).astype(base.dtype.storage))
    if base.dtype.foreign:
        result = _typed(1, base.dtype)
    square, is_first = base, True
    while count:
        if count & 1:
            result, is_first = (square if is_first else result * square), False
        count >>= 1
        if count:
            square = square * square  # type: ignore[operator]  # operators are added below
    return result


def _applied(row: OpRow, *args: Any, named: DType | None = None) -> Any:
    """The operation of a row on scalars and numbers, computed by the reference."""
    known = [arg.dtype for arg in args[row.free :] if isinstance(arg, SteppedScalar)]
    if not known and not any(isinstance(arg, SteppedScalar) for arg in args) and named is None:
        if row.number is not None:
            return row.number(*args)
        known = [_default(args[-1])]
    want = known[0] if known else _default(args[-1])
    scalars = [
        _typed(arg, bool_ if at < row.free else want) if not isinstance(arg, SteppedScalar) else arg
        for at, arg in enumerate(args)
    ]
    try:
        types = tuple([scalar.dtype for scalar in scalars])
        result = row.rule(types, named)
    except TypeFault as fault:
        raise CallError(f"{fault.what} Fix: {fault.fix}") from None
    out = np.zeros(1, result.storage)
    arguments = {f"a{at}": scalar.stored[()] for at, scalar in enumerate(scalars)}
    reference.run(_program(row.name, types, result), {**arguments, "out": out}, grid=(1,))
    return SteppedScalar(result, out[0])


@lru_cache(maxsize=512)
def _program(op: str, types: tuple[DType, ...], result: DType) -> Program:
    params = tuple([Param(f"a{at}", "scalar", dtype, 0) for at, dtype in enumerate(types)])
    value = Op(op, tuple([Var(param.name, param.dtype) for param in params]), result)
    out = Param("out", "out", result)
    return expand(Program("step", (*params, out), (Store("out", (literal(i32, 0),), value),)))


def _default(value: Any) -> DType:
    return bool_ if isinstance(value, bool) else f32 if isinstance(value, float) else i32


def _typed(value: Any, dtype: DType | None = None) -> Any:
    """A number with a type: the one that it meets, or that of a local which it is the first value of."""
    if isinstance(value, SteppedScalar) or not isinstance(value, bool | int | float | np.generic):
        return value
    if isinstance(value, np.generic):
        own = of_numpy(value.dtype)
        return value if own is None else SteppedScalar(own, value)
    wanted = dtype or _default(value)
    reason = misfit(wanted, value)
    if reason is not None:
        raise CallError(f"{reason}. Fix: convert it, as in {_default(value)}(...).")
    lit = literal(wanted, value)
    unsigned = np.array(lit.bits, f"u{wanted.storage.itemsize}")
    return SteppedScalar(wanted, unsigned.astype(bool) if wanted == bool_ else unsigned.view(wanted.storage))


def _give_operators() -> None:
    rows = {row.symbol: row for row in TABLE.values() if row.symbol}
    for symbol, name in _BINARY.items():
        row = rows[symbol]
        setattr(SteppedScalar, name, lambda a, b, row=row: _applied(row, a, b))
        setattr(SteppedScalar, f"__r{name[2:]}", lambda a, b, row=row: _applied(row, b, a))
    for symbol, name in (*_COMPARED.items(), *_UNARY.items()):
        setattr(SteppedScalar, name, lambda *args, row=rows[symbol]: _applied(row, *args))


_give_operators()


class StepArray:
    """An array as kernels see it: a load outside gives 0, a store outside does nothing."""

    def __init__(self, array: Any, dtype: DType) -> None:
        self.array, self.dtype = array, dtype

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.array.shape)

    def __len__(self) -> int:
        return int(self.array.shape[0])

    def __repr__(self) -> str:
        return repr(self.array)

    def _place(self, index: Any) -> tuple[int, ...] | None:
        parts = tuple(int(part) for part in (index if isinstance(index, tuple) else (index,)))
        inside = all(0 <= part < size for part, size in zip(parts, self.shape, strict=True))
        return parts if inside else None

    def __getitem__(self, index: Any) -> SteppedScalar:
        place = self._place(index)
        return SteppedScalar(
            self.dtype, np.zeros((), self.dtype.storage) if place is None else self.array[place]
        )

    def __setitem__(self, index: Any, value: Any) -> None:
        place, number = self._place(index), _typed(value, self.dtype)
        if place is not None:
            self.array[place] = number.stored


class Invocation:
    """The values of words in one invocation: `ids` by kind, each a tuple of axes; none outside of kernels."""

    def __init__(self, ids: Mapping[str, tuple[int, ...]]) -> None:
        self.ids = ids

    def word(self, name: str) -> Callable[..., Any]:
        row = WORDS.get(name)
        if name in IDS:
            return partial(self._id, name)
        if isinstance(row, OpRow):
            return partial(_called, row)
        if isinstance(row, AtomicRow):
            return partial(_atomic, row)
        special: dict[str, Callable[..., Any]] = {
            "shared": _array, "local": _array, "unroll": lambda over: over, "region": lambda _: nullcontext(),
            "debug": show_now, "expect": expect_now,
            "table": lambda dtype, values: tuple(_converted(dtype, value) for value in values),
        }  # fmt: skip
        return special.get(name) or partial(_refused, name)

    def _id(self, name: str, axis: int = 0) -> SteppedScalar:
        if name not in self.ids:
            raise CallError(f"{name}() has no value outside of a kernel. Fix: pass it to the function.")
        axes = self.ids[name]
        missing = 0 if name in ("gid", "lid", "wid") else 1
        return _typed(axes[axis] if axis < len(axes) else missing, i32)  # type: ignore[no-any-return]

    def replaced(self, value: object) -> object:
        """The object that stands for a name from outside in the stepped function."""
        if isinstance(value, Intrinsic):
            return self.word(value.name)
        if isinstance(value, DType):
            return partial(_converted, value)
        if isinstance(value, Func):
            return self.function(value)
        if isinstance(value, ModuleType) and value.__name__ == "vyre":
            names = {**vars(value), **INTRINSICS, **DTYPES}
            plain = {name: it for name, it in names.items() if not isinstance(it, ModuleType)}
            return SimpleNamespace(**{name: self.replaced(it) for name, it in plain.items()})
        return value

    def function(self, func: Func) -> Callable[..., Any]:
        """A function under @vyre.func, to be called with scalars."""
        template = func.template()
        made: Callable[..., Any] = self.compiled(template.source, template.env)
        made.__defaults__ = func.function.__defaults__
        made.__kwdefaults__ = func.function.__kwdefaults__
        return made

    def compiled(self, source: SourceText, env: Env) -> Any:
        """The function of a source over the outer names of `env`, replaced."""
        tree = _Rewritten(copy.deepcopy(source.tree)).tree
        module = ast.fix_missing_locations(ast.Module([tree], []))
        ast.increment_lineno(module, source.first_line - 1)
        names = _SteppedGlobals(self, env)
        names["__builtins__"] = {**vars(builtins), **_BUILTINS}
        names[_TYPED] = _typed
        exec(compile(module, source.file, "exec"), names)
        return names[tree.name]


class _SteppedGlobals(dict[str, Any]):
    """The globals of a stepped function: each name is replaced when the function is compiled."""

    def __init__(self, invocation: Invocation, env: Env) -> None:
        super().__init__()
        for layer in reversed(env.layers):
            if layer is not vars(builtins):
                self.update({name: layer[name] for name in layer if name != "__builtins__"})
        func = {name: value for name, value in self.items() if isinstance(value, Func)}
        self.update({name: invocation.replaced(it) for name, it in self.items() if name not in func})
        for name, value in func.items():  # compiled when called: functions may call each other
            self[name] = partial(_later, invocation, value)


def _later(invocation: Invocation, func: Func, *args: Any, **named: Any) -> Any:
    return invocation.function(func)(*args, **named)


def _called(row: OpRow, *args: Any, fast: bool = False) -> Any:
    if row.names_dtype == "first":
        dtype = args[0].args[0] if isinstance(args[0], partial) else args[0]
        operand = _typed(args[1], dtype.unsigned) if dtype != bool_ else args[1]
        return _applied(row, operand, named=dtype)
    if row.is_variadic and len(args) > 2:
        return _called(row, _called(row, *args[:-1]), args[-1])
    if row.repeats:
        return args[0] ** args[1]
    return _applied(row, *args)


def _converted(dtype: DType, value: Any = 0, *, fast: bool = False) -> Any:
    if isinstance(value, SteppedScalar):
        return _applied(_CAST, value, named=dtype)
    if isinstance(value, bool) or dtype == bool_:
        return _typed(bool(value) if dtype == bool_ else int(value), dtype)
    whole = dtype.is_integer and isinstance(value, float) and value.is_integer()
    return _typed(int(value) if whole else value, dtype)


def _atomic(row: AtomicRow, array: StepArray, index: Any, *values: Any) -> Any:
    old = array[index]
    wide = [
        floats.from_storage(array.dtype, _typed(value, array.dtype).stored.reshape(1)) for value in values
    ]
    before = floats.from_storage(array.dtype, old.stored.reshape(1))
    with np.errstate(all="ignore"):
        after = row.meaning(array.dtype, before, *wide)
        array[index] = SteppedScalar(array.dtype, floats.to_storage(array.dtype, after)[0])
    return old


def _array(dtype: Any, shape: Any) -> StepArray:
    own = dtype.args[0] if isinstance(dtype, partial) else dtype
    return StepArray(np.zeros(shape, own.storage), own)


def _refused(name: str, *_: Any, **__: Any) -> Any:
    what = f"{name} exchanges values between invocations, and one alone is stepped through."
    raise CallError(f"{what} Fix: step through a kernel without it, or use vyre.check.")


def _range(*bounds: Any) -> Iterator[Any]:
    dtype = next((bound.dtype for bound in bounds if isinstance(bound, SteppedScalar)), i32)
    return (_typed(value, dtype) for value in range(*[int(bound) for bound in bounds]))


def _builtin(row: OpRow) -> Callable[..., Any]:
    def call(*args: Any) -> Any:
        is_typed = any(isinstance(arg, SteppedScalar) for arg in args)
        return _called(row, *args) if is_typed else row.builtin(*args)  # type: ignore[misc]

    return call


_BUILTINS: dict[str, Any] = {
    "range": _range,
    "bool": partial(_converted, bool_),
    **{row.builtin.__name__: _builtin(row) for row in TABLE.values() if row.builtin is not None},
}


class _Rewritten(ast.NodeTransformer):
    """A function without decorators and annotations, whose changing locals get types."""

    def __init__(self, tree: ast.FunctionDef) -> None:
        names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
        stored = [node.id for node in names if isinstance(node.ctx, ast.Store)]
        self.often = {name for name, count in Counter(stored).items() if count > 1}
        tree.decorator_list, tree.returns = [], None
        arguments = tree.args
        for arg in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
            arg.annotation = None
        arguments.defaults = [ast.Constant(None) for _ in arguments.defaults]
        arguments.kw_defaults = [one and ast.Constant(None) for one in arguments.kw_defaults]
        self.tree: ast.FunctionDef = self.generic_visit(tree)  # type: ignore[assignment]

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        target = node.targets[0]
        if isinstance(target, ast.Name) and target.id in self.often:
            node.value = _call(_TYPED, node.value)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        value = node.value or ast.Constant(0)
        typed = ast.Call(node.annotation, [self.visit(value)], [])
        return ast.copy_location(ast.Assign([node.target], typed), node)

    def visit_For(self, node: ast.For) -> ast.AST:
        self.generic_visit(node)
        call = node.iter
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("while_"):
            most = next(word.value for word in call.keywords if word.arg == "most")
            leave = ast.If(ast.UnaryOp(ast.Not(), call.args[0]), [ast.Break()], [])
            node.iter, node.body = _call("range", most), [ast.copy_location(leave, call), *node.body]
        return node


def _call(name: str, argument: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), [argument], [])


def step(kernel: Kernel, args: tuple[Any, ...], named: Mapping[str, Any], at: Any) -> Any:
    """Run the invocation at `at` of a call as plain Python; the arrays are written as by that invocation."""
    place = tuple(at) if isinstance(at, tuple | list) else (at,)
    built, launch, _ = kernel.prepare(args, named)
    group = kernel.workgroup
    sizes = group or (1,) * len(launch.grid)
    domain = tuple([count * size for count, size in zip(launch.grid, sizes, strict=True)])
    if len(place) != len(domain) or not all(0 <= one < size for one, size in zip(place, domain, strict=True)):
        what = f"{kernel.__name__} runs over {domain} here, and {place} is not in it."
        raise CallError(f"{what} Fix: pass at={tuple([size - 1 for size in domain])} or a smaller place.")
    ids: dict[str, tuple[int, ...]] = {"gid": place, "domain": domain}
    if group is not None:
        ids["lid"] = tuple([one % size for one, size in zip(place, group, strict=True)])
        ids["wid"] = tuple([one // size for one, size in zip(place, group, strict=True)])
        ids["group_size"], ids["num_groups"] = group, launch.grid
    given = kernel.given(args, {name: it for name, it in named.items() if name not in CALL_WORDS})
    template = kernel.template()
    function = Invocation(ids).compiled(template.source, template.env)
    function(**_arguments(built.lowered.parameters, launch.values, given))
    return launch.outcome()


def _arguments(
    parameters: Iterable[Parameter], values: Iterable[Any], given: Mapping[str, Any]
) -> dict[str, Any]:
    """The arguments of the stepped function: constants as they are, arrays and scalars with their types."""
    rest = iter(values)
    made: dict[str, Any] = {}
    for parameter in parameters:
        if parameter.role == "const":
            made[parameter.name] = given.get(parameter.name, parameter.default)
        elif parameter.element is not None or parameter.dtype is None:
            what = f"{parameter.name} holds vectors, matrices or structs, which cannot be stepped through."
            raise CallError(f"{what} Fix: use vyre.check, or a kernel of plain numbers.")
        elif parameter.role == "scalar":
            made[parameter.name] = SteppedScalar(parameter.dtype, next(rest))
        else:
            made[parameter.name] = StepArray(next(rest), parameter.dtype)
    return made


def call(func: Func, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
    """The value of a function under @vyre.func: of numbers as in a kernel, of anything else as in Python."""
    values = [*args, *named.values()]
    if not values or not all(isinstance(value, bool | int | float | np.generic) for value in values):
        return func.function(*args, **named)
    typed = [_typed(arg) if isinstance(arg, np.generic) else arg for arg in args]
    words = {name: _typed(it) if isinstance(it, np.generic) else it for name, it in named.items()}
    return _plain(Invocation({}).function(func)(*typed, **words))


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(map(_plain, value))
    return value.value if isinstance(value, SteppedScalar) else value
