"""Python that kernels do not support: the name of each construct, and what to write instead."""

from __future__ import annotations

import ast
import builtins
import math
from types import FunctionType, ModuleType

from vyre.front.compound_types import Mat, Struct, Vec
from vyre.front.values import ArrayValue, ComplexPick, Several, Static
from vyre.front.words import IDS, INTRINSICS, Intrinsic
from vyre.ir.dtypes import INTEGERS, DType, i32
from vyre.ir.literal import Number, misfit
from vyre.ops import TABLE
from vyre.ops.elsewhere import DIFFERENT

CONSTANTS: dict[type, tuple[str, str]] = {
    str: ("strings", "use numbers; pass text as a u8 array."),
    bytes: ("bytes", "pass them as a u8 array."),
    type(None): ("None", "use a number, and a separate bool that says whether it is valid."),
    type(...): ("ellipsis", "give one index for each axis."),
}

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.In: ("in", "compare with each item, as in i == a or i == b."),
    ast.NotIn: ("not in", "compare with each item, as in i != a and i != b."),
    ast.Is: ("is", "write ==."),
    ast.IsNot: ("is not", "write !=."),
}

EXPRESSIONS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lambda: ("lambda expressions", "write a function under @vyre.func."),
    ast.ListComp: ("list comprehensions", "use a for loop over range(...)."),
    ast.SetComp: ("set comprehensions", "use a for loop over range(...)."),
    ast.DictComp: ("dict comprehensions", "use a for loop over range(...)."),
    ast.GeneratorExp: ("generator expressions", "use a for loop that adds to a local."),
    ast.List: ("lists", "use vyre.local(dtype, n) for a small private array."),
    ast.Dict: ("dicts", "pass keys and values as arrays."),
    ast.Set: ("sets", "pass the values as an array."),
    ast.Await: ("await", "remove it: a kernel runs to its end."),
    ast.Yield: ("yield", "store results in an Out array."),
    ast.YieldFrom: ("yield from", "store results in an Out array."),
    ast.JoinedStr: ("f-strings", "remove it: kernels work on numbers."),
    ast.NamedExpr: ("assignments inside expressions (:=)", "assign on a line of its own."),
    ast.Starred: ("starred expressions", "write the values out one by one."),
    ast.Slice: ("slices", "index one element, in a loop over the range: for k in range(n): ... x[k] ..."),
}

STATEMENTS: dict[type[ast.AST], tuple[str, str]] = {
    ast.While: (
        "while loops",
        "write for _ in vyre.while_(condition, most=n):, since every loop has a bound.",
    ),
    ast.AsyncFor: ("async loops", "use for i in range(n)."),
    ast.AsyncWith: ("async with blocks", "remove it: a kernel runs to its end."),
    ast.With: ("with blocks", 'remove it; `with vyre.region("name"):` is the only one that kernels know.'),
    ast.Try: ("try blocks", "remove it: nothing in a kernel raises; out-of-range loads give 0."),
    ast.TryStar: ("try blocks", "remove it: nothing in a kernel raises; out-of-range loads give 0."),
    ast.Raise: ("raise statements", "write an error value to an Out array, and look at it after the call."),
    ast.Assert: (
        "assert statements",
        "write vyre.expect(condition, ...), which raises after the launch.",
    ),
    ast.Delete: ("del statements", "remove it: locals end with the kernel."),
    ast.Import: ("import statements", "import at the top of the file."),
    ast.ImportFrom: ("import statements", "import at the top of the file."),
    ast.Global: (
        "global statements",
        "remove it: numbers outside are read without it, and results go to Out arrays.",
    ),
    ast.Nonlocal: (
        "nonlocal statements",
        "remove it: numbers outside are read without it, and results go to Out arrays.",
    ),
    ast.FunctionDef: ("functions inside functions", "define it outside under @vyre.func."),
    ast.AsyncFunctionDef: ("functions inside functions", "define it outside under @vyre.func."),
    ast.ClassDef: ("classes", "use locals and arrays."),
    ast.Match: ("match statements", "write it with if and elif."),
}


def literal_fix(value: Number, dtype: DType) -> str:
    """The fix for a number that a type cannot hold."""
    if dtype.kind == "bool":
        is_truth = type(value) is int and value in (0, 1)
        kind = "f32" if isinstance(value, float) else "i32"
        return "write True or False." if is_truth else f"convert the bool, as in {kind}(...)."
    if isinstance(value, bool):
        return f"write {int(value)} instead."
    if dtype.is_float:
        return f"use a number that {dtype} can hold, or a wider type."
    if isinstance(value, float) and not math.isfinite(value):
        return f"use {dtype.greatest} or {dtype.least}, the ends of {dtype}, or a float type."
    if isinstance(value, float):
        whole = f"write {int(value)}, or " if value.is_integer() else ""
        return f"{whole}convert the other side, as in f32(...)."
    if value < 0 and dtype.kind == "uint":
        return "use a signed type, as in i32(...)."
    wider = next((t for t in INTEGERS if t.kind == dtype.kind and misfit(t, value) is None), None)
    wider = wider or next((t for t in INTEGERS if misfit(t, value) is None), None)
    if wider is None:
        return "use a smaller number."
    return f"write {wider}({value})." if dtype == i32 else f"use {wider.spoken} instead, as in {wider}(...)."


def are_given(count: int) -> str:
    return {0: "none is given", 1: "1 is given"}.get(count, f"{count} are given")


def of_element(node: ast.Call, word: str, count: int) -> str | None:
    """The fix for an atomic that is given an element, as in `atomic_add(x[i], value)`."""
    if len(node.args) != count or not isinstance(node.args[0], ast.Subscript):
        return None
    array, index = node.args[0].value, ast.unparse(node.args[0].slice)
    at = f"({index.strip('()')})" if isinstance(node.args[0].slice, ast.Tuple) else index
    return f"write {word}({', '.join([ast.unparse(array), at, *map(ast.unparse, node.args[1:])])})."


def operand_nodes(node: ast.AST, count: int) -> list[ast.AST]:
    """The node of each operand of an operation, as far as the syntax shows it."""
    operands: list[ast.AST] = []
    match node:
        case ast.BinOp():
            operands = [node.left, node.right]
        case ast.AugAssign():
            operands = [node.target, node.value]
        case ast.Compare(comparators=[right]):
            operands = [node.left, right]
        case ast.IfExp():
            operands = [node.body, node.orelse]
        case ast.Call() if not node.keywords:
            operands = list(node.args)
    return operands if len(operands) == count else [node] * count


def not_a_value(value: ArrayValue | Static | Several | ComplexPick) -> tuple[str, str]:
    """The problem of what is not a number, and is used as one."""
    if isinstance(value, ArrayValue):
        letters = ", ".join("ijk"[: value.axes])
        what = f"{value.shown!r} is an array, not a value."
        fix = f"read one element, as in {value.shown}[{letters}]."
    elif isinstance(value, Several) and not value.items:
        what = "this call gives no value."
        fix = "return a value from the function, or call it on a line of its own."
    elif isinstance(value, Several) and value.kind is not None:
        what, fix = f"{value.kind!r} is not a single number.", "use a part of it, as in z.real."
        if isinstance(value.kind, Struct):
            fix = f"use its fields one by one: {', '.join(name for name, _ in value.kind.fields)}."
        elif isinstance(value.kind, Vec | Mat):
            item = "v.x or v[0]" if isinstance(value.kind, Vec) else "m[0, 0]"
            truths = "write all(v) or any(v), or " * (value.kind.dtype.kind == "bool")
            fix = f"{truths}use a part of it, as in {item}."
    elif isinstance(value, Several):
        what = "a tuple is not a value."
        fix = "use one of its items, as in t[0], or give each a name, as in a, b = t."
    elif isinstance(value, ComplexPick) or isinstance(value.value, complex):
        what = "a complex constant is not a number of one type here."
        fix = "state its type, as in complex64(0.0, 1.0)."
    else:
        what = f"{_called(value.value)} is not a value."
        fix = "use a number, or call the function."
        if isinstance(value.value, Intrinsic) and value.value.name in IDS:
            fix = f"write {value.value.name}()."
    return what, fix


def _called(function: object) -> str:
    name = getattr(function, "__name__", None)
    if isinstance(function, ModuleType):
        return f"the module {name}"
    return repr(name) if isinstance(name, str) else repr(function)


def uncallable(value: object) -> tuple[str, str]:
    """The problem for a Python object that kernels cannot call."""
    name = str(getattr(value, "__name__", type(value).__name__))
    if getattr(value, "_is_kernel", False):
        return f"the kernel {name!r} cannot be called in a kernel.", "put the shared part in a @vyre.func."
    if name == "print":
        return "kernels cannot call print.", "write vyre.debug(...), which prints after the launch."
    different = DIFFERENT.get((str(getattr(value, "__module__", None)), name))
    if different is not None:
        return f"{value.__module__}.{name} does not work in kernels.", different
    instead = ALIASES.get(name, name)
    if instead in INTRINSICS:
        module = getattr(value, "__module__", None) or "the Python"
        what = f"{module}.{name} does not work in kernels.".replace("the Python.", "Python's ")
        return what, f"use vyre.{instead}."
    if value is builtins.complex:
        what = "complex() does not say how many bits the result has."
        return what, "name the type, as in complex64(x, y)."
    if value in (builtins.any, builtins.all):
        fix = "write a or b, or keep a bool in a for loop."
        fix = fix if value is builtins.any else fix.replace(" or b", " and b")
        return f"{name!r} takes a tuple or vector of bools here.", fix
    if value is builtins.sum:
        return "'sum' takes a tuple or vector here.", "add in a for loop over range(...)."
    if (
        name in ("zeros", "empty", "array", "ones", "full")
        and getattr(value, "__module__", None) != "builtins"
    ):
        what = f"{name!r} cannot be called in a kernel."
        return what, "write a = local(f32, n) for an array of this invocation, which starts at zero."
    if isinstance(value, FunctionType):
        what = f"{name!r} is a plain Python function, and cannot be called in a kernel."
        return what, f"put @vyre.func on {name}."
    fix = "compute it outside and pass it, or write it with names of vyre."
    return f"{name!r} cannot be called in a kernel.", fix


ALIASES = {alias: row.name for row in TABLE.values() for alias in row.aliases}
