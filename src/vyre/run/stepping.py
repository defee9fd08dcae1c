"""One invocation as plain Python: the user's own lines, on scalars that compute as kernels do.

The function is compiled again from its source, under its own file name and lines, so that debuggers stop in
it. Locals that are set more than once get a type from their first number, as in a kernel; words, dtypes and
functions under `@vyre.func` are replaced by ones that work on `Scalar`.
"""

from __future__ import annotations

import ast
import builtins
import copy
import enum
import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from types import BuiltinFunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from vyre.front import tables
from vyre.front.compound_types import (
    Complex,
    CompoundValue,
    Element,
    Mat,
    Struct,
    Vec,
    complex_of,
    is_compound,
    leaf_types,
    mat,
    of_record,
    parts,
    vec,
)
from vyre.front.compounds import word_count, word_type
from vyre.front.inlining import changes
from vyre.front.objects import has_constants
from vyre.front.source import SourceText
from vyre.front.template import Env, Func
from vyre.front.words import CALL_WORDS, DTYPES, IDS, INTRINSICS, VECTOR_WORDS, Intrinsic
from vyre.ir import floats
from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.nodes import true
from vyre.ir.problem import CallError
from vyre.ops import TABLE, WORDS
from vyre.ops.atomics import AtomicRow
from vyre.ops.row import OpRow
from vyre.run.notes import expect_now, show_now
from vyre.run.stepped_values import (
    ChosenWhole,
    SteppedScalar,
    SteppedValue,
    applied,
    chosen,
    chosen_number,
    converted,
    copied,
    leaves_as,
    made,
    plain,
    stepped,
    typed,
    vector_word,
    zero,
)

if TYPE_CHECKING:
    from vyre.front.known import Parameter
from vyre.run.kernel import Kernel

_TYPED, _COPIED, _CHOSEN = "__vyre_typed__", "__vyre_copied__", "__vyre_chosen__"
_WHILE = "__vyre_while__"


class StepArray:
    """An array as kernels see it: a load outside gives 0, a store outside does nothing. Elements of several
    numbers are words along the last axis.
    """

    def __init__(self, array: Any, element: Element) -> None:
        self.array, self.element = array, element
        self.dtype = element if isinstance(element, DType) else word_type(element)

    @property
    def _sizes(self) -> tuple[int, ...]:
        sizes = tuple(self.array.shape)
        return sizes if isinstance(self.element, DType) else sizes[:-1]

    @property
    def shape(self) -> tuple[SteppedScalar, ...]:
        return tuple([typed(size, i32) for size in self._sizes])

    @property
    def ndim(self) -> int:
        return len(self._sizes)

    def __repr__(self) -> str:
        return repr(self.array)

    def _place(self, index: Any) -> tuple[int, ...] | None:
        parts = tuple(int(part) for part in (index if isinstance(index, tuple) else (index,)))
        inside = all(0 <= part < size for part, size in zip(parts, self._sizes, strict=True))
        return parts if inside else None

    def __getitem__(self, index: Any) -> Any:
        place = self._place(index)
        if place is None:
            return zero(self.element)
        if isinstance(self.element, DType):
            return SteppedScalar(self.element, self.array[place])
        held, leaves, at = np.ascontiguousarray(self.array[place]).tobytes(), [], 0
        for leaf in leaf_types(self.element):
            leaves.append(SteppedScalar(leaf, np.frombuffer(held, leaf.storage, 1, at)[0]))
            at += leaf.itemsize
        return SteppedValue(self.element, leaves, store=partial(self._store, place))

    def __setitem__(self, index: Any, value: Any) -> None:
        place = self._place(index)
        leaves = leaves_as(self.element, value)
        if place is not None and isinstance(self.element, DType):
            self.array[place] = _canonical(leaves[0])
        elif place is not None:
            self._store(place, leaves)

    def _store(self, place: tuple[int, ...], leaves: list[Any]) -> None:
        held = b"".join(_canonical(leaf).tobytes() for leaf in leaves)
        self.array[place] = np.frombuffer(held, self.dtype.storage)


def _canonical(number: SteppedScalar) -> Any:
    """A number as arrays store it: NaN becomes the canonical one of its type."""
    is_nan = number.dtype.is_float and number.value != number.value
    return typed(math.nan, number.dtype).stored if is_nan else number.stored


class StepTable(tuple[Any, ...]):
    """Constants from outside; an index out of range gives 0."""

    def __getitem__(self, index: Any) -> Any:
        first, *rest = index if isinstance(index, tuple) else (index,)
        at = first if isinstance(first, int) else int(first)
        is_constant = isinstance(first, int) and not isinstance(first, ChosenWhole)
        item = super().__getitem__(at) if is_constant or 0 <= at < len(self) else _none(self)
        item = item if is_constant else _chosen_table(item)
        return item[tuple(rest)] if rest else item


def _chosen_table(item: Any) -> Any:
    """The entry of a table at a place that is known at run time only."""
    if not isinstance(item, StepTable):
        return chosen_number(item)
    made = StepTable(map(_chosen_table, item))
    vars(made).update(zip(vars(item), made, strict=False))  # the names of a named tuple
    return made


def _none(table: StepTable) -> Any:
    """The value outside of a table."""
    item = tuple.__getitem__(table, 0)
    if isinstance(item, StepTable):
        return StepTable(_none(item) for _ in item)
    if isinstance(item, SteppedValue | SteppedScalar):
        return zero(item._kind if isinstance(item, SteppedValue) else item.dtype)
    return tables.chosen(table, true()).outside  # the opposite of 0.0 is -0.0


def _table(value: Any) -> Any:
    """A tuple or array from outside with elements that compute as in kernels."""
    if isinstance(value, np.ndarray):
        element = of_record(value.dtype)
        return StepTable(_table(row) if value.ndim > 1 else stepped(row, element) for row in value)
    if isinstance(value, tuple):
        items = StepTable(map(_table, value))
        vars(items).update(zip(getattr(value, "_fields", ()), items, strict=False))
        return items
    if isinstance(value, np.void):
        return stepped(value, of_record(value.dtype))
    return stepped(value) if isinstance(value, np.generic | CompoundValue) else value


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
            "debug": show_now, "expect": expect_now, "table": _stated,
            **{word: partial(vector_word, word) for word in VECTOR_WORDS},
        }  # fmt: skip
        return special.get(name) or partial(_refused, name)

    def _id(self, name: str, axis: int = 0) -> SteppedScalar:
        if name not in self.ids:
            raise CallError(f"{name}() has no value outside of a kernel. Fix: pass it to the function.")
        axes = self.ids[name]
        missing = 0 if name in ("gid", "lid", "wid") else 1
        return typed(axes[axis] if axis < len(axes) else missing, i32)  # type: ignore[no-any-return]

    def replaced(self, value: object) -> object:
        """The object that replaces a name from outside in the stepped function."""
        if isinstance(value, type | BuiltinFunctionType):
            name = getattr(value, "__name__", "")
            if vars(builtins).get(name) is value:
                return _BUILTINS.get(name, value)
        if isinstance(value, Intrinsic):
            return self.word(value.name)
        if isinstance(value, DType):
            return partial(converted, value)
        if isinstance(value, Vec | Mat | Struct | Complex):
            return partial(made, value)
        if value is vec or value is mat:
            return _Family(value)
        if isinstance(value, tuple | np.ndarray | np.generic | CompoundValue):
            return _table(value)
        if isinstance(kind := complex_of(value), Complex):
            return partial(made, kind)
        if isinstance(value, Func):
            return self.function(value)
        if isinstance(value, ModuleType) and value.__name__ == "vyre":
            names = {**vars(value), **INTRINSICS, **DTYPES}
            plain = {name: it for name, it in names.items() if not isinstance(it, ModuleType)}
            return SimpleNamespace(**{name: self.replaced(it) for name, it in plain.items()})
        if isinstance(value, enum.Enum):
            return _member(value)
        if has_constants(value) or (isinstance(value, type) and issubclass(value, enum.Enum)):
            return _Outside(self, value)
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
        names |= {_TYPED: typed, _COPIED: copied, _CHOSEN: chosen, _WHILE: _while}
        exec(compile(module, source.file, "exec"), names)
        return names[tree.name]


class _Outside:
    """An object from outside, whose attributes are replaced as names are."""

    def __init__(self, invocation: Invocation, of: Any) -> None:
        self._invocation, self._of = invocation, of

    def __getattr__(self, name: str) -> Any:
        return self._invocation.replaced(getattr(self._of, name))


class _Whole(int):
    value = property(int)


class _Float(float):
    value = property(float)


def _member(member: enum.Enum) -> object:
    """A member of an enum as the number that it is in kernels."""
    if type(member.value) is int:
        return _Whole(member.value)
    return _Float(member.value) if type(member.value) is float else member


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
        dtype = _own(args[0])
        operand = typed(args[1], dtype.unsigned) if dtype != bool_ else args[1]
        return applied(row, operand, named=dtype)
    if row.is_variadic and len(args) == 1:
        args = tuple(args[0])
    if row.is_variadic and len(args) > 2:
        return _called(row, _called(row, *args[:-1]), args[-1])
    if row.repeats:
        return args[0] ** args[1]
    return applied(row, *args)


def _own(dtype: Any) -> Any:
    """The type that a name in a stepped function stands for."""
    return dtype.args[0] if isinstance(dtype, partial) else bool_ if dtype is bool else dtype


@dataclass(frozen=True, slots=True)
class _Family:
    """`vec` or `mat` in a stepped function: brackets, or a call, make a type."""

    family: type

    def __call__(self, dtype: Any, *sizes: Any) -> Any:
        return partial(made, self.family(_own(dtype), *sizes))

    def __getitem__(self, item: Any) -> Any:
        return self(*item)


def _stated(dtype: Any, values: Any) -> Any:
    """`table(f32, (1, 2))`: constants of a type."""
    own = _own(dtype)
    count = len(parts(own)) if is_compound(own) and not isinstance(own, Complex) else 0

    def constant(value: Any) -> Any:
        is_inner = isinstance(value, tuple) and (not count or any(isinstance(v, tuple) for v in value))
        if is_inner and not (count and len(value) == count and not isinstance(own, Vec | Mat)):
            return StepTable(map(constant, value))
        return dtype(*value) if isinstance(value, tuple) else dtype(value)

    return StepTable(map(constant, values))


def _atomic(row: AtomicRow, array: StepArray, index: Any, *values: Any) -> Any:
    if not isinstance(array.element, DType):
        numbers, place = StepArray(array.array, array.dtype), index if isinstance(index, tuple) else (index,)
        if len(place) > array.ndim:
            return _atomic(row, numbers, place, *values)
        leaves = enumerate(leaves_as(array.element, values[0]))
        return SteppedValue(array.element, [_atomic(row, numbers, (*place, at), leaf) for at, leaf in leaves])
    old = array[index]
    wide = [floats.from_storage(array.dtype, typed(value, array.dtype).stored.reshape(1)) for value in values]
    before = floats.from_storage(array.dtype, old.stored.reshape(1))
    with np.errstate(all="ignore"):
        after = row.meaning(array.dtype, before, *wide)
        array[index] = SteppedScalar(array.dtype, floats.to_storage(array.dtype, after)[0])
    return old


def _array(dtype: Any, shape: Any) -> StepArray:
    own = _own(dtype)
    sizes = tuple(map(int, shape)) if isinstance(shape, tuple) else (int(shape),)
    if isinstance(own, DType):
        return StepArray(np.zeros(sizes, own.storage), own)
    return StepArray(np.zeros((*sizes, word_count(own)), word_type(own).storage), own)


def _refused(name: str, *_: Any, **__: Any) -> Any:
    what = f"{name} exchanges values between invocations, and one alone is stepped through."
    raise CallError(f"{what} Fix: step through a kernel without it, or use vyre.check.")


def _range(*bounds: Any) -> Iterator[Any]:
    dtype = next((bound.dtype for bound in bounds if isinstance(bound, SteppedScalar)), i32)
    numbers = [int(bound) for bound in bounds]
    return (typed(value, dtype) for value in (range(*numbers) if numbers[2:] != [0] else ()))


def _while(most: Any, condition: Callable[[], Any]) -> Iterator[Any]:
    """The iterations of a loop over `while_(condition, most=...)`, whose `else` runs when it is false."""
    for turn in _range(most):
        if not condition():
            return
        yield turn


def _builtin(row: OpRow) -> Callable[..., Any]:
    def call(*args: Any) -> Any:
        is_typed = any(isinstance(arg, SteppedScalar | SteppedValue) for arg in args)
        return _called(row, *args) if is_typed else row.builtin(*args)  # type: ignore[misc]

    return call


def _length(value: Any) -> Any:
    return value.shape[0] if isinstance(value, StepArray) else len(value)


_BUILTINS: dict[str, Any] = {
    "len": _length,
    "range": _range,
    "bool": partial(converted, bool_),
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
        arguments.kw_defaults = [default and ast.Constant(None) for default in arguments.kw_defaults]
        names_of = [arg.arg for arg in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
        copies = [_copy(tree, name) for name in names_of if changes(tree, name)]
        self.tree: ast.FunctionDef = self.generic_visit(tree)  # type: ignore[assignment]
        self.tree.body[:0] = copies

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        target = node.targets[0]
        if isinstance(target, ast.Name):
            node.value = _call(_TYPED if target.id in self.often else _COPIED, node.value)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        value = node.value or ast.Constant(0)
        typed = ast.Call(node.annotation, [self.visit(value)], [])
        return ast.copy_location(ast.Assign([node.target], typed), node)

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        """Let a number without a type take that of the other branch, which is evaluated for it."""
        self.generic_visit(node)
        if _has_effects(node) or not (_may_be_number(node.body) or _may_be_number(node.orelse)):
            return node
        parameters = ast.arguments([], [], None, [], [], None, [])
        branches = [ast.Lambda(parameters, branch) for branch in (node.body, node.orelse)]
        return ast.Call(ast.Name(_CHOSEN, ast.Load()), [node.test, *branches], [])

    def visit_For(self, node: ast.For) -> ast.AST:
        self.generic_visit(node)
        call = node.iter
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("while_"):
            most = next(word.value for word in call.keywords if word.arg == "most")
            parameters = ast.arguments([], [], None, [], [], None, [])
            condition = ast.copy_location(ast.Lambda(parameters, call.args[0]), call)
            node.iter = ast.Call(ast.Name(_WHILE, ast.Load()), [most, condition], [])
        return node


def _may_be_number(branch: ast.expr) -> bool:
    """True if an expression may have no type: it consists of names and numbers."""
    simple = ast.Constant | ast.Name | ast.Attribute | ast.UnaryOp | ast.BinOp
    return all(isinstance(node, simple) for node in ast.walk(branch) if isinstance(node, ast.expr))


def _has_effects(node: ast.expr) -> bool:
    """True if an expression calls a word that does more than return a value."""
    words = [
        ast.unparse(call.func).rpartition(".")[2] for call in ast.walk(node) if isinstance(call, ast.Call)
    ]
    return any(isinstance(WORDS.get(word), AtomicRow) or word in ("debug", "expect") for word in words)


def _copy(tree: ast.FunctionDef, name: str) -> ast.stmt:
    """The statement that copies a parameter whose parts the function changes."""
    value = _call(_COPIED, ast.Name(name, ast.Load()))
    return ast.copy_location(ast.Assign([ast.Name(name, ast.Store())], value), tree.body[0])


def _call(name: str, argument: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), [argument], [])


def step(kernel: Kernel, args: tuple[Any, ...], named: Mapping[str, Any], at: Any) -> Any:
    """Run the invocation at `at` of a call as plain Python; the arrays are written as by that invocation."""
    place = tuple(at) if isinstance(at, tuple | list) else (at,)
    built, launch, _ = kernel._prepare(args, named)
    group = kernel.workgroup
    sizes = group or (1,) * len(launch.grid)
    domain = tuple([count * size for count, size in zip(launch.grid, sizes, strict=True)])
    if len(place) != len(domain) or not all(
        isinstance(position, SupportsIndex) and 0 <= position.__index__() < size
        for position, size in zip(place, domain, strict=True)
    ):
        what = f"{kernel.__name__} runs over {domain} here, and {place} is not in it."
        raise CallError(f"{what} Fix: pass at={tuple([size - 1 for size in domain])} or a smaller place.")
    ids: dict[str, tuple[int, ...]] = {"gid": place, "domain": domain}
    if group is not None:
        ids["lid"] = tuple([position % size for position, size in zip(place, group, strict=True)])
        ids["wid"] = tuple([position // size for position, size in zip(place, group, strict=True)])
        ids["group_size"], ids["num_groups"] = group, launch.grid
    arguments = kernel._given(args, {name: it for name, it in named.items() if name not in CALL_WORDS})
    template = kernel._template()
    function = Invocation(ids).compiled(template.source, template.env)
    function(**_arguments(built.lowered.parameters, launch.values, arguments))
    return launch.outcome()


def _arguments(
    parameters: Iterable[Parameter], values: Iterable[Any], arguments: Mapping[str, Any]
) -> dict[str, Any]:
    """The arguments of the stepped function: constants as they are, arrays and scalars with their types."""
    rest = iter(values)
    made_of: dict[str, Any] = {}
    for parameter in parameters:
        if parameter.role == "const":
            made_of[parameter.name] = arguments.get(parameter.name, parameter.default)
            continue
        assert parameter.dtype is not None
        if parameter.part is not None:
            part = parameter.part
            owner = made_of.setdefault(part.owner, SteppedValue(part.kind, []))
            owner._leaves.append(SteppedScalar(parameter.dtype, next(rest)))
        elif parameter.role == "scalar":
            made_of[parameter.name] = SteppedScalar(parameter.dtype, next(rest))
        else:
            element = parameter.element if parameter.element is not None else parameter.dtype
            made_of[parameter.name] = StepArray(next(rest), element)  # type: ignore[arg-type]  # a Compound
    return made_of


def call(func: Func, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
    """The value of a function under @vyre.func: numbers are computed as in a kernel, anything else as in
    Python.
    """
    values = [*args, *named.values()]
    if not values or not all(isinstance(value, _NUMBERS) for value in values):
        return func.function(*args, **named)
    words = {name: _table(value) for name, value in named.items()}
    return plain(Invocation({}).function(func)(*map(_table, args), **words))


_NUMBERS = (bool, int, float, complex, np.generic, CompoundValue)
