"""Functions: a call of a user's function becomes its statements, with fresh names for parameters and locals.

A function that returns in the middle is inlined with two kinds of local: its results, and a flag that is set
once it has returned. If every path of an `if` returns, the rest of the function becomes the other branch and
no flag is needed.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial

from vyre.front import tables
from vyre.front.calls import call_fault
from vyre.front.compound_types import Complex, Mat, Struct, Vec, complex_of, is_compound
from vyre.front.compounds import rebuilt, same_structure
from vyre.front.expressions import (
    as_expression,
    as_kind,
    evaluate,
    evaluate_all,
    hold,
)
from vyre.front.scope import (
    Expansion,
    Frame,
    Local,
    Mistake,
    Parts,
    Scope,
    arguments,
    default_nodes,
    locals_in,
    static_value,
)
from vyre.front.signature import annotation, parameter_annotation
from vyre.front.template import Func, Template, TextFunc
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
    Value,
    is_expression,
    is_untyped,
    map_numbers,
)
from vyre.front.words import Annotation
from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.literal import Lit
from vyre.ir.nodes import Assign, Break, Expr, If, Region, Return, Var, false, true
from vyre.ir.problem import Problems
from vyre.ops import build

INLINE_DEPTH = 24


def lower_block(low: Scope, body: Sequence[ast.stmt]) -> None:
    """Emit statements; in an inlined function, those after a possible return depend on its flag."""
    for at, node in enumerate(body):
        if low.frame.is_kernel or not may_return(node):
            low.readers.statement(low, node)
            continue
        _returning(low, node, body[at + 1 :])
        return


def lower_return(low: Scope, node: ast.Return) -> None:
    """Emit a `return`."""
    if low.frame.is_kernel:
        if node.value is not None and not (isinstance(node.value, ast.Constant) and node.value.value is None):
            what = "a kernel returns nothing, and here it returns a value."
            fix = "store the value in an Out array, then write a plain return."
            low.problem("P107", what, fix, node)
        low.emit(Return(low.span(node)))
        return
    _give(low, node)
    if low.frame.done is not None:
        low.emit(Assign(low.frame.done, true(), low.span(node)))
        if low.frame.loops:
            low.emit(Break(low.span(node)))


def inline_call(low: Scope, func: Func | TextFunc, node: ast.Call) -> Value:
    try:
        template = func.template()
    except Problems as fault:
        low.problems.extend(problem for problem in fault.problems if problem not in low.problems)
        raise Mistake from None
    tree = template.source.tree
    caller = next((at for at, frame in enumerate(low.frames) if _is_of(frame, template)), None)
    if caller is not None:
        through = [frame.source.tree.name for frame in low.frames[caller + 1 :]]
        way = f" through {', '.join(map(repr, through))}" if through else ""
        what = f"{tree.name!r} calls itself{way}; calls are inlined, so this would never end."
        raise low.problem("P120", what, "write it as a for loop with a bound.", node)
    if len(low.frames) > INLINE_DEPTH:
        what = f"calls of functions are nested more than {INLINE_DEPTH} deep."
        fix = f"call {tree.name!r} from a function nearer to the kernel."
        raise low.problem("P120", what, fix, node)
    frame = Frame(
        template.source, template.env, template.owner, assigned=assigned_names(tree.body),
        is_kernel=False, once=low.set_once(tree),
    )  # fmt: skip
    bound = _arguments(low, template, node, frame)
    frame.call, frame.bound = node, bound
    if low.is_counting or (low.frame.is_kernel and calls_functions(template)):
        expansion = _expansion(low, frame, bound)
        if low.is_counting:
            low.size += expansion.size
            low.nodes += expansion.nodes
            return _stand_in(low, expansion.result)
        low.require_room(expansion.size, node, nodes=expansion.nodes)
    return _expanded(low, frame, bound, node)


def _expanded(low: Scope, frame: Frame, bound: dict[str, Value], node: ast.AST) -> Value:
    """Emit the function's statements; the value of the call."""
    tree = frame.source.tree
    try:
        with low.collect() as inside:
            for name, value in bound.items():
                _bind_argument(low, name, value, frame)
            with _within(low, frame):
                return _as_declared(low, lower_body(low, tree), tree)
    finally:
        if inside:
            low.emit(Region(tree.name, tuple(inside), low.span(node)))


def _expansion(low: Scope, frame: Frame, bound: dict[str, Value]) -> Expansion:
    """The size of a call once inlined. Every function is lowered once for each kind of arguments, with
    placeholders for the calls in it, and the result discarded: so a function whose calls call functions
    twice at every level is known to be too large before it is expanded.
    """
    key = (
        id(frame.owner or frame.source.tree),
        *((name, _type_key(low, value)) for name, value in bound.items()),
    )
    known = low.expansions.get(key)
    if known is None:
        outer, low.is_counting = low.is_counting, True
        with low.for_nothing():
            low.size = low.nodes = 0
            value: Value = POISON
            with low.collect(), suppress(Mistake):
                value = _expanded(low, frame, bound, frame.source.tree)
            known = Expansion(low.size, low.nodes, value)
        low.is_counting = outer
        frame.names, frame.returned, frame.results, frame.done = {}, [], None, None
        low.expansions[key] = known
    return known


def _stand_in(low: Scope, value: Value) -> Value:
    """A placeholder of the same type, in locals that are never assigned."""
    if isinstance(value, Poison):
        raise Mistake
    return map_numbers(value, partial(_unset_local, low))


def _unset_local(low: Scope, expr: Expr) -> Expr:
    if isinstance(expr, Lit):
        return expr
    name = low.fresh("_t")
    low.types[name] = expr.dtype
    return Var(name, expr.dtype)


def _arguments(low: Scope, template: Template, node: ast.Call, frame: Frame) -> dict[str, Value]:
    """The call's values by parameter name."""
    tree = template.source.tree
    spec = tree.args
    args = arguments(tree)
    names = [arg.arg for arg in args]
    positional = len(spec.posonlyargs) + len(spec.args)
    if spec.vararg or spec.kwarg:
        what = f"{tree.name!r} takes a variable number of arguments."
        raise low.problem("P108", what, f"give {tree.name!r} a fixed list of named parameters.", node)
    words = [word.arg for word in node.keywords]
    fault = call_fault(tree.name, names, positional, len(node.args), words)
    if fault is not None:
        raise low.problem("P113", fault, f"call it as {tree.name}({', '.join(names)}).", node)
    values = evaluate_all(low, [*node.args, *(word.value for word in node.keywords)])
    passed: dict[str, Value] = dict(zip([*names[: len(node.args)], *map(str, words)], values, strict=True))
    for name, value in _defaults(low, template).items():
        passed.setdefault(name, value)
    missing = next((name for name in names if name not in passed), None)
    if missing is not None:
        what = f"{tree.name!r} gets no value for {missing!r}."
        raise low.problem("P113", what, f"call it as {tree.name}({', '.join(names)}).", node)
    typed = low.each(args, lambda arg: _as_annotated(low, arg, passed[arg.arg], frame, node))
    return dict(zip(names, typed, strict=True))


def _defaults(low: Scope, template: Template) -> dict[str, Value]:
    if template.defaults is not None:
        low.capture_defaults(template)
        values = {name: static_value(value) for name, value in template.defaults.items()}
        return {name: value for name, value in values.items() if value is not None}
    nodes = default_nodes(template.source.tree.args)
    return {name: evaluate(low, node) for name, node in nodes.items()}


def _as_annotated(low: Scope, arg: ast.arg, value: Value, frame: Frame, node: ast.Call) -> Value:
    """The argument converted to the parameter's type, if its annotation has one."""
    if arg.annotation is None:
        return value
    with _within(low, frame):
        wanted = parameter_annotation(low, arg)
    if isinstance(wanted, Annotation) and wanted.role != "const":
        return _array_argument(low, arg, value, wanted, node)
    wanted = complex_of(wanted)
    if isinstance(wanted, Vec | Mat | Struct | Complex):
        return as_kind(low, wanted, value, node, f"{arg.arg!r} is")
    if not isinstance(wanted, DType):
        return value
    if isinstance(value, ArrayValue):
        what = f"{arg.arg!r} is {wanted.spoken} number, and this is the array {value.shown!r}."
        raise low.problem("P203", what, f"pass an element, as in {value.shown}[i].", node)
    expr = as_expression(low, value, node, wanted)
    if expr.dtype != wanted:
        what = f"{arg.arg!r} is {wanted}, and this is {expr.dtype}."
        raise low.problem("P203", what, f"convert the argument, as in {wanted}(...).", node)
    return expr


def _array_argument(low: Scope, arg: ast.arg, value: Value, wanted: Annotation, node: ast.Call) -> Value:
    item = wanted.item if isinstance(wanted.item, tuple) and len(wanted.item) > 1 else (wanted.item, 1)
    dtype = bool_ if item[0] is bool else complex_of(item[0])
    if not isinstance(value, ArrayValue):
        what = f"{arg.arg!r} is an array, and this is not one."
        raise low.problem("P203", what, f"pass an array of {dtype}.", node)
    is_rank = len(item) == 2 and not isinstance(item[1], str)
    rank = item[1] if is_rank else len(item) - 1  # named axes: a function takes arrays of any extent
    element = value.element or value.dtype
    if (isinstance(dtype, DType) or is_compound(dtype)) and (element, value.axes) != (dtype, rank):
        wanted_words, words = _array_words(dtype, rank), _array_words(element, value.axes)
        what = f"{arg.arg!r} is {wanted_words}, and {value.shown!r} is {words}."
        raise low.problem("P203", what, "pass another array, or leave out the annotation.", node)
    return value


@contextmanager
def _within(low: Scope, frame: Frame) -> Iterator[None]:
    low.frames.append(frame)
    try:
        yield
    finally:
        low.frames.pop()


def _bind_argument(low: Scope, name: str, value: Value, frame: Frame) -> None:
    if name in frame.assigned and not isinstance(value, ArrayValue | Static | Several):
        local = low.fresh(name)
        frame.names[name] = Local(local)
        low.types[local] = None
        with suppress(Mistake):
            held = as_expression(low, value, frame.source.tree)
            low.types[local] = held.dtype
            low.emit(Assign(local, held))
        return
    if isinstance(value, Several) and value.items and changes(frame.source.tree, name):
        bind_parts(low, name, value, frame)
        return
    if is_expression(value) and not isinstance(value, Lit | Var):
        value = low.keep(value, name)
    frame.names[name] = hold(low, value)


def bind_parts(low: Scope, name: str, value: Several, frame: Frame) -> None:
    """Copy an argument of several numbers to locals, since the function assigns to it."""
    parts = frame.names[name] = low.parts_of(name, value)
    for part, leaf in zip(parts.locals(), tables.leaves(value), strict=True):
        low.types[part.name] = None
        with suppress(Mistake):
            held = as_expression(low, leaf, frame.source.tree)
            low.types[part.name] = held.dtype
            low.emit(Assign(part.name, held))


def lower_body(low: Scope, tree: ast.FunctionDef) -> Value:
    """Emit the statements of the function whose frame is on top; its value."""
    frame = low.frame
    for name in sorted(frame.assigned - set(frame.names)):
        frame.names[name] = Local(low.fresh(name))
    body = tree.body
    if not any(may_return(node) for node in body[:-1]) and (
        not may_return(body[-1]) or isinstance(body[-1], ast.Return)
    ):
        lower_block(low, body)
        result = frame.returned[-1] if frame.returned else Several(())
        if isinstance(result, Poison):
            raise Mistake
        return result
    structure, kinds = _probe(low, body)
    frame.results = tuple(low.fresh(f"{tree.name}_result") for _ in kinds)
    low.types.update(zip(frame.results, kinds, strict=True))
    if not returns_by_branches(body):
        frame.done = low.fresh(f"{tree.name}_done")
        low.types[frame.done] = bool_
        low.emit(Assign(frame.done, false()))
        for name, dtype in zip(frame.results, kinds, strict=True):
            low.emit(Assign(name, Lit(dtype, 0)))
    if kinds and not always_returns(body):
        what = f"{tree.name!r} can reach its end without a return, and would have no value."
        low.problem("P114", what, "end it with a return, so that every path has one.", tree)
    lower_block(low, body)
    results = zip(frame.results, kinds, strict=True)
    return rebuilt(structure, iter([Var(name, dtype) for name, dtype in results]))


def _as_declared(low: Scope, value: Value, tree: ast.FunctionDef) -> Value:
    """The value of a function converted to its declared return type, `-> f32`, if it has one."""
    known = list(low.problems)
    evaluated = low.frame.env.evaluated.get("return")
    is_type = isinstance(evaluated, DType) or is_compound(complex_of(evaluated))
    wanted = complex_of(evaluated if is_type else annotation(low, tree.returns))
    low.problems = known  # a return annotation may be meant for other tools
    if isinstance(wanted, Vec | Mat | Struct | Complex):
        return as_kind(low, wanted, value, tree, f"{tree.name!r} is declared to return", "P215")
    if not isinstance(wanted, DType):
        return value
    expr = as_expression(low, value, tree, wanted)
    if expr.dtype != wanted:
        what = f"{tree.name!r} is declared to return {wanted}, and returns {expr.dtype}."
        raise low.problem("P215", what, f"convert what it returns, as in {wanted}(...).", tree)
    return expr


def _probe(low: Scope, body: Sequence[ast.stmt]) -> tuple[Value, list[DType]]:
    """A value like those that the function returns, and the types of the numbers in it, found by lowering
    it once and discarding the result.
    """
    frame = low.frame
    key = (
        id(frame.owner or frame.source.tree),
        *((name, _type_key(low, bound)) for name, bound in frame.names.items()),
    )
    if key in low.probed:  # otherwise nested calls would be lowered twice at every level
        return low.probed[key]
    names = dict(frame.names)
    frame.results, frame.done, frame.returned = (), "", []
    with low.for_nothing(), low.collect():
        lower_block(low, body)
        before = low.problems
    returned, frame.returned, frame.results, frame.done = frame.returned, [], None, None
    frame.names = names
    rows = [tables.leaves(value) for value in returned]
    if any(POISON in row for row in rows) or not rows:
        low.problems = before
        if rows:
            raise Mistake
        return Several(()), []
    if len({len(row) for row in rows}) > 1:
        counts = " and ".join(str(count) for count in sorted({len(row) for row in rows}))
        what = f"the returns of {frame.source.tree.name!r} give {counts} values."
        raise low.problem("P215", what, "return as many values everywhere.", body[0])
    if not all(same_structure(returned[0], value) for value in returned):
        what = f"the returns of {frame.source.tree.name!r} give values of different types."
        raise low.problem("P215", what, "return values of one type everywhere.", body[0])
    kinds = low.each(zip(*rows, strict=True), lambda column: _common(low, column, body[0]))
    low.probed[key] = returned[0], kinds
    return low.probed[key]


def _start(low: Scope, names: set[str], known: set[str], place: int) -> None:
    """Initialise locals at `place`: those set on every path that continues after a possible return.

    The following statements run under a flag, which hides that they are set. The value is never read.
    """
    for name in sorted(names):
        for local in locals_in(low.frame.names.get(name)):
            dtype = low.types.get(local.name)
            if dtype is not None and local.name not in known:
                low.out.insert(place, Assign(local.name, Lit(dtype, 0)))
                low.nodes += 2


def _type_key(low: Scope, bound: Value | Local | Parts) -> object:
    """The properties of a bound name that the types inside a function depend on."""
    match bound:
        case Several() | Parts():
            return bound.kind, tuple(_type_key(low, item) for item in bound.items)
        case Num():
            return type(bound.value), bound.value
        case ArrayValue():
            return "array", bound.element, bound.dtype, bound.rank, bound.shape
        case Static():
            return "static", id(bound.value)
        case Local():
            return "local", low.types.get(bound.name)
        case Poison():
            return "poison"
        case Choice() | Pick() | Later() | HeldNumber():
            return "choice", bound.default
        case ComplexPick():
            return "complex"
    return bound.dtype


def _common(low: Scope, column: tuple[Value, ...], node: ast.AST) -> DType:
    typed = {value.dtype for value in column if is_expression(value)}
    if len(typed) > 1:
        names = " and ".join(sorted(str(dtype) for dtype in typed))
        what = f"the returns of {low.frame.source.tree.name!r} have the types {names}."
        fix = "convert what is returned, so that every return has one type."
        raise low.problem("P215", what, fix, node)
    if typed:
        return sorted(typed, key=str)[0]
    numbers = [value.default for value in column if is_untyped(value)]
    return next((dtype for dtype in numbers if dtype.is_float), numbers[0] if numbers else i32)


def _give(low: Scope, node: ast.Return) -> None:
    """Pass a returned value to the call site."""
    frame = low.frame
    value: Value = POISON
    with suppress(Mistake):
        value = evaluate(low, node.value) if node.value is not None else Several(())
    if not frame.results or isinstance(value, Poison):
        frame.returned.append(value)
        return
    for name, item in zip(frame.results, tables.leaves(value), strict=True):
        with suppress(Mistake):
            expr = as_expression(low, item, node, low.types[name])
            if expr.dtype == low.types[name]:
                low.emit(Assign(name, expr, low.span(node)))


def _returning(low: Scope, node: ast.stmt, rest: Sequence[ast.stmt]) -> None:
    """Emit a statement that may return, and the statements after it."""
    if isinstance(node, ast.Return):
        low.readers.statement(low, node)
        return
    if isinstance(node, ast.If):
        if always_returns(node.body):
            low.readers.statement(low, _replace_if(node, node.body, [*node.orelse, *rest]))
            return
        if node.orelse and always_returns(node.orelse):
            low.readers.statement(low, _replace_if(node, [*node.body, *rest], node.orelse))
            return
    names, place = surely_assigned([node]) or set(), len(low.out)
    bound = [low.frame.names.get(name) for name in names]
    known = {local.name for held in bound for local in locals_in(held) if local.name in low.types}
    low.readers.statement(low, node)
    _start(low, names, known, place)
    done = low.frame.done
    if not done:  # probing: types only
        lower_block(low, rest)
        return
    if low.frame.loops:
        with low.collect() as leave:
            low.emit(Break())
        low.emit(If(Var(done, bool_), tuple(leave)))
    with low.collect() as after:
        lower_block(low, rest)
    if after:
        low.emit(If(build.negated(Var(done, bool_)), tuple(after)))


def calls_functions(template: Template) -> bool:
    """True if a function may call other functions, so that a call can expand beyond its own text."""
    tree = template.source.tree
    names = {arg.arg for arg in arguments(tree)}
    calls = (part for part in ast.walk(tree) if isinstance(part, ast.Call))
    return any(_may_be_function(call.func, names, template) for call in calls)


def _may_be_function(called: ast.expr, names: set[str], template: Template) -> bool:
    match called:
        case ast.Name(id=name) if name not in names:
            return isinstance(template.env.find(name), Func | TextFunc)
        case ast.Attribute(value=ast.Name(id=name), attr=attr):
            return isinstance(getattr(template.env.find(name), attr, None), Func | TextFunc)
    return True  # an argument, or any other expression of Python


def surely_assigned(body: Sequence[ast.stmt]) -> set[str] | None:
    """The names assigned on every path to the end of these statements; None if no path reaches it."""
    assigned: set[str] = set()
    for node in body:
        match node:
            case ast.Return() | ast.Break() | ast.Continue():
                return None
            case ast.If():
                sides = [surely_assigned(side) for side in (node.body, node.orelse)]
                ends = [side for side in sides if side is not None]
                if not ends:
                    return None
                assigned |= set.intersection(*ends)
            case ast.Assign() | ast.AnnAssign():
                assigned |= assigned_names([node])
    return assigned


def _is_of(frame: Frame, template: Template) -> bool:
    """True if the frame is of that function; functions with the same text may capture different values."""
    return (
        frame.source.tree is template.source.tree if template.owner is None else frame.owner is template.owner
    )


def _array_words(dtype: object, rank: int) -> str:
    return f"an array of {dtype} with {rank} ax{'i' if rank == 1 else 'e'}s"


def _replace_if(node: ast.If, body: list[ast.stmt], orelse: list[ast.stmt]) -> ast.If:
    return ast.copy_location(ast.If(node.test, body, orelse), node)


_BLOCKS = ("body", "orelse", "cases", "handlers", "finalbody")  # of statements, and of their parts


def may_return(node: ast.AST) -> bool:
    """True if the statement contains a `return`; expressions, which are most of it, contain none."""
    inner = (part for name in _BLOCKS for part in getattr(node, name, ()))
    return isinstance(node, ast.Return) or any(map(may_return, inner))


def always_returns(body: Sequence[ast.stmt]) -> bool:
    """True if every path through these statements ends in a `return`."""
    for node in body:
        if isinstance(node, ast.Return):
            return True
        if (
            isinstance(node, ast.If)
            and node.orelse
            and always_returns(node.body)
            and always_returns(node.orelse)
        ):
            return True
    return False


def returns_by_branches(body: Sequence[ast.stmt]) -> bool:
    """True if nested ifs, in which each branch ends in its only `return`, can express it without a flag."""
    for at, node in enumerate(body):
        if isinstance(node, ast.Return):
            return True
        if not may_return(node):
            continue
        if not isinstance(node, ast.If):
            return False
        rest = list(body[at + 1 :])
        if always_returns(node.body):
            return returns_by_branches(node.body) and returns_by_branches([*node.orelse, *rest])
        if node.orelse and always_returns(node.orelse):
            return returns_by_branches([*node.body, *rest]) and returns_by_branches(node.orelse)
        return False
    return False


def changes(tree: ast.FunctionDef, name: str) -> bool:
    """True if a function assigns to a name, or to a part of it, as in `p.x = 1.0` and `v[0] = 1.0`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name | ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store):
            target: ast.expr = node
            while isinstance(target, ast.Attribute | ast.Subscript):
                target = target.value
            if isinstance(target, ast.Name) and target.id == name:
                return True
    return False


def assigned_names(body: Sequence[ast.stmt]) -> frozenset[str]:
    """The names that statements assign to: the function's locals."""
    parts = [part for node in body for part in ast.walk(node)]
    return frozenset(
        part.id for part in parts if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
    )
