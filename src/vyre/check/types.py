"""Types and access: every operation gets operands that its row takes, every value fits where it is used, and
every access matches its array.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import assert_never, get_args

from vyre.analysis.effects import uses
from vyre.check.scope import ScopeArray, arrays, declarations, example, on_line, quoted, scalars, sites
from vyre.ir import limits
from vyre.ir.dtypes import DType, bool_
from vyre.ir.floats import table_bytes
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Break,
    Collective,
    Cond,
    Continue,
    Declare,
    For,
    GridSync,
    Id,
    IdKind,
    If,
    Load,
    Node,
    Op,
    Program,
    Region,
    Return,
    Shape,
    Store,
    Table,
    Var,
)
from vyre.ir.problem import Problem, Span
from vyre.ir.walk import assigned, statements
from vyre.ops import ATOMICS, COLLECTIVES, TABLE
from vyre.ops.atomics import check as check_element
from vyre.ops.row import TypeFault
from vyre.ops.subgroup import result_type


def operations_fit(program: Program) -> Iterator[Problem]:
    """Operations that do not exist, or whose operands or result their row does not allow."""
    for expr, span in sites(program):
        if isinstance(expr, Op):
            yield from _operation(expr, span)


def literals_fit(program: Program) -> Iterator[Problem]:
    """Literals whose bits do not fit their dtype, and NaNs that are not the canonical one."""
    for expr, span in sites(program):
        if isinstance(expr, Lit):
            yield from _literal(expr, span)


def tables_fit(program: Program) -> Iterator[Problem]:
    """Constant tables whose bytes are not 1 to 4096 values of their dtype, or whose index is no integer."""
    for expr, span in sites(program):
        if not isinstance(expr, Table):
            continue
        count, rest = divmod(len(expr.values), expr.dtype.itemsize)
        if rest or not 1 <= count <= limits.TABLE or table_bytes(expr.dtype, expr.values) != expr.values:
            what = f"a constant table has {len(expr.values)} bytes that are not valid values of {expr.dtype}."
            fix = f"write table({expr.dtype}, (...))[i] with 1 to {limits.TABLE} numbers."
            yield Problem("P047", what, fix, span)
        if not expr.index.dtype.is_integer:
            what = f"a constant table is indexed with {expr.index.dtype.spoken}."
            yield Problem("P027", what, "convert the index, as in i32(...).", span)


def conditions_are_bool(program: Program) -> Iterator[Problem]:
    """Conditions that are not bool, and conditional expressions of two types."""
    for node in statements(program.body):
        if isinstance(node, If) and node.test.dtype != bool_:
            what = f"the condition of this if is {node.test.dtype}, not bool."
            yield Problem("P026", what, "compare it, as in x != 0.", node.span)
    for expr, span in sites(program):
        if not isinstance(expr, Cond):
            continue
        if expr.test.dtype != bool_:
            what = f"the condition of a conditional expression is {expr.test.dtype}, not bool."
            yield Problem("P026", what, "compare it, as in x != 0.", span)
        if expr.then.dtype != expr.other.dtype:
            what = f"a conditional expression gives {expr.then.dtype} or {expr.other.dtype}."
            yield Problem("P034", what, f"convert one side, as in {expr.then.dtype}(...).", span)


def indices_are_integers(program: Program) -> Iterator[Problem]:
    """Indices of loads, stores and atomics that are not integers."""
    for use in uses(program.body):
        for index in use.index:
            if not index.dtype.is_integer:
                what = f"{quoted(use.array)} is indexed with {index.dtype.spoken}."
                yield Problem("P027", what, "convert the index, as in i32(...).", use.span)


def elements_keep_their_type(program: Program) -> Iterator[Problem]:
    """Loads and stores whose dtype is not their array's."""
    known = arrays(program)
    for node in statements(program.body):
        if isinstance(node, Store) and node.array in known and node.value.dtype != known[node.array].dtype:
            wanted = known[node.array].dtype
            what = f"{quoted(node.array)} holds {wanted}, and {node.value.dtype.spoken} is stored to it."
            yield Problem("P029", what, f"convert the value, as in {wanted}(...).", node.span)
    for expr, span in sites(program):
        if isinstance(expr, Load) and expr.array in known and expr.dtype != known[expr.array].dtype:
            wanted = known[expr.array].dtype
            what = f"{quoted(expr.array)} holds {wanted}, and is loaded from as if it held {expr.dtype}."
            fix = f"load it as {wanted} and convert that, as in {expr.dtype}(...)."
            yield Problem("P028", what, fix, span)


def ranges_have_one_type(program: Program) -> Iterator[Problem]:
    """Loops whose bounds are not of one integer dtype."""
    for node in statements(program.body):
        if not isinstance(node, For):
            continue
        dtypes = [node.start.dtype, node.stop.dtype, node.step.dtype]
        if len(set(dtypes)) > 1 or not dtypes[0].is_integer:
            words = " and ".join(dict.fromkeys(repr(dtype) for dtype in dtypes))
            what = f"start, stop and step of a range are of one integer type, and these are {words}."
            yield Problem("P032", what, "convert them, as in i32(...).", node.span)


def locals_have_one_type(program: Program) -> Iterator[Problem]:
    """Locals that are set with two dtypes, or read with a dtype that is not theirs."""
    types: dict[str, tuple[DType, Span | None]] = {
        name: (dtype, None) for name, dtype in scalars(program).items()
    }
    parameters, known = set(types), arrays(program)
    for node in statements(program.body):
        name, dtype = assigned(node), assigned_dtype(node, known)
        if name is None or dtype is None or name in parameters:
            continue
        first, span = types.setdefault(name, (dtype, node.span))
        if first != dtype:
            what = f"{quoted(name)} is {first}{on_line(span)}, and {dtype} here; a local has one type."
            fix = f"convert the value, as in {first}(...), or use another name."
            yield Problem("P021", what, fix, node.span)
    for expr, span in sites(program):
        if isinstance(expr, Var) and expr.name in types and types[expr.name][0] != expr.dtype:
            wanted = types[expr.name][0]
            what = f"{quoted(expr.name)} is {wanted}, and is read as {expr.dtype}."
            fix = f"read it as {wanted} and convert that, as in {expr.dtype}(...)."
            yield Problem("P033", what, fix, span)


def atomics_fit(program: Program) -> Iterator[Problem]:
    """Atomics that do not exist, or whose element type or values their row does not allow."""
    known = arrays(program)
    for node in statements(program.body):
        if isinstance(node, Atomic):
            element = known[node.array].dtype if node.array in known else None
            yield from _atomic(node, element)


def collectives_fit(program: Program) -> Iterator[Problem]:
    """Collectives that do not exist, or whose operands or result their row does not allow."""
    for node in statements(program.body):
        if isinstance(node, Collective):
            yield from _collective(node)


def _operation(expr: Op, span: Span | None) -> Iterator[Problem]:
    row = TABLE.get(expr.op)
    if row is None:
        yield _unknown("P022", "operation", expr.op, span)
        return
    word, types = row.syntax, tuple([arg.dtype for arg in expr.args])
    if len(types) != row.arity:
        yield _wrong_count("P023", word, row.arity, passed=len(types), span=span)
        return
    try:
        result = row.rule(
            types, expr.dtype
        )  # if the user names a dtype, as in f32(x), it is that of the result
    except TypeFault as fault:
        yield Problem("P024", fault.what, fault.fix, span)
        return
    if result != expr.dtype:
        yield _wrong_result("P025", word, result, stated=expr.dtype, span=span)


def _literal(lit: Lit, span: Span | None) -> Iterator[Problem]:
    dtype = lit.dtype
    if not 0 <= lit.bits < 1 << dtype.bits:
        what = f"a {dtype} literal has bits beyond its {dtype.bits}-bit type."
        yield Problem("P030", what, "make it with vyre.ir.literal.literal(dtype, value).", span)
    elif dtype.is_float and _is_odd_nan(dtype, lit.bits):
        what = f"a {dtype} literal is a NaN with the bits {lit.bits:#x}, and not the canonical one."
        yield Problem("P031", what, f"use the bits {dtype.nan_bits:#x}.", span)


def _is_odd_nan(dtype: DType, bits: int) -> bool:
    magnitude = bits & ~(1 << (dtype.bits - 1))
    return magnitude > dtype.infinite_bits and bits != dtype.nan_bits


def assigned_dtype(node: Node, known: Mapping[str, ScopeArray]) -> DType | None:
    """The dtype that a statement assigns to its local, if known."""
    match node:
        case Assign():
            return node.value.dtype
        case For():
            return node.start.dtype
        case Collective():
            return node.dtype
        case Atomic():
            return known[node.array].dtype if node.array in known else None
        case Store() | Declare() | If() | Break() | Continue() | Return() | Barrier() | GridSync() | Region():
            return None
    assert_never(node)


def _atomic(node: Atomic, element: DType | None) -> Iterator[Problem]:
    row = ATOMICS.get(node.op)
    if row is None:
        yield _unknown("P035", "atomic", node.op, node.span)
        return
    if len(node.args) != row.values:
        yield _wrong_count("P036", row.syntax, row.values, passed=len(node.args), span=node.span)
    if element is None:
        return
    try:
        check_element(row, element)
    except TypeFault as fault:
        yield Problem("P037", fault.what, fault.fix, node.span)
        return
    for arg in node.args:
        if arg.dtype != element:
            what = f"{row.syntax} on {quoted(node.array)} takes {element}, and this is {arg.dtype}."
            yield Problem("P038", what, f"convert the value, as in {element}(...).", node.span)


def _collective(node: Collective) -> Iterator[Problem]:
    row = COLLECTIVES.get(node.op)
    if row is None:
        yield _unknown("P039", "subgroup operation", node.op, node.span)
        return
    if len(node.args) != row.arity:
        yield _wrong_count("P040", row.syntax, row.arity, passed=len(node.args), span=node.span)
        return
    try:
        result = result_type(row, tuple([arg.dtype for arg in node.args]))
    except TypeFault as fault:
        yield Problem("P041", fault.what, fault.fix, node.span)
        return
    if result != node.dtype:
        yield _wrong_result("P042", row.syntax, result, stated=node.dtype, span=node.span)


def _unknown(code: str, thing: str, name: str, span: Span | None) -> Problem:
    return Problem(code, f"there is no {thing} {quoted(name)}.", "use one that docs/ops.md lists.", span)


def _wrong_count(code: str, word: str, wanted: int, *, passed: int, span: Span | None) -> Problem:
    plural = "value" if wanted == 1 else "values"
    return Problem(code, f"{word} takes {wanted} {plural}, and gets {passed}.", f"give it {wanted}.", span)


def _wrong_result(code: str, word: str, wanted: DType, *, stated: DType, span: Span | None) -> Problem:
    what = f"{word} gives {wanted} here, and the program says {stated}."
    return Problem(code, what, f"state {wanted}, and convert the result where {stated} is wanted.", span)


ID_KINDS: tuple[str, ...] = get_args(IdKind)


def stores_go_to_writable_arrays(program: Program) -> Iterator[Problem]:
    """Stores to read-only arrays, and atomics on read-only or private ones."""
    known = arrays(program)
    loaded = {use.array for use in uses(program.body) if use.action == "load"}
    for use in uses(program.body):
        array = known.get(use.array)
        if array is None or use.action == "load":
            continue
        line = f"line {use.span.line}" if use.span else "the kernel"
        if not array.is_writable and use.action == "store":
            what = f"{quoted(array.name)} is read-only, but {line} stores to it."
            role = "InOut" if array.name in loaded else "Out"
            yield Problem("P014", what, f"declare it {array.declared_as(role)}.", use.span)
        elif not array.is_writable:
            what = f"{quoted(array.name)} is read-only, but {line} changes it by an atomic."
            yield Problem("P015", what, f"declare it {array.declared_as('InOut')}.", use.span)
        elif array.access == "local" and use.action == "atomic":
            what = f"{quoted(array.name)} is private to each invocation, and atomics work on shared memory."
            fix = "load and store its elements, or declare it with shared(dtype, n)."
            yield Problem("P016", what, fix, use.span)


def indices_match_the_rank(program: Program) -> Iterator[Problem]:
    """Loads, stores and atomics with more or fewer indices than their array has axes."""
    known = arrays(program)
    for use in uses(program.body):
        array = known.get(use.array)
        if array is not None and len(use.index) != array.rank:
            indices = _count(len(use.index), "index", "indices")
            what = f"{quoted(array.name)} has {_count(array.rank, 'axis', 'axes')}, and gets {indices}."
            letters = ", ".join("ijklmn"[: max(array.rank, 1)])
            fix = f"write {example(array.name)}[{letters}]{_with_more_axes(program, array, len(use.index))}."
            yield Problem("P017", what, fix, use.span)


def _with_more_axes(program: Program, array: ScopeArray, count: int) -> str:
    """The other half of a fix: declaring the array with as many axes as there are indices."""
    if not array.rank < count <= limits.RANK or array.access in ("local", "shared"):
        return ""
    more = f", or declare {quoted(array.name)} with {count} axes"
    names = [axis for param in program.params if param.name == array.name for axis in param.axes]
    if len(names) == 1 and isinstance(names[0], str):  # Literal["n", "n"] is Literal["n"] to Python
        more += f': one Literal["{names[0]}"] for each, as Literal["{names[0]}", "{names[0]}"] is one axis'
    return more


def axes_exist(program: Program) -> Iterator[Problem]:
    """Shapes along an axis that the array does not have, and ids that do not exist."""
    known = arrays(program)
    parameters = {param.name for param in program.params}
    for expr, span in sites(program):
        if isinstance(expr, Shape) and expr.array in known and expr.array not in parameters:
            what = f"{quoted(expr.array)} is declared here, so its shape is a number, not a value to ask for."
            yield Problem("P018", what, "write the number.", span)
        elif isinstance(expr, Shape) and expr.array in known and not 0 <= expr.axis < known[expr.array].rank:
            rank = known[expr.array].rank
            axes = _count(rank, "axis", "axes")
            what = f"{quoted(expr.array)} has {axes}, and its shape is asked for along axis {expr.axis}."
            yield Problem("P018", what, f"use an axis from 0 to {rank - 1}.", span)
        if isinstance(expr, Id) and expr.kind not in ID_KINDS:
            yield Problem("P043", f"there is no id {quoted(expr.kind)}.", f"use {', '.join(ID_KINDS)}.", span)
        elif isinstance(expr, Id):
            most = limits.RANK if expr.kind in ("gid", "domain") else limits.GROUP_RANK
            last = 0 if expr.kind == "subgroup_lane" else most - 1
            if not 0 <= expr.axis <= last:
                what = f"{expr.kind} is asked for along axis {expr.axis}."
                fix = f"use an axis from 0 to {last}." if last else "ask for subgroup_lane()."
                yield Problem("P044", what, fix, span)


def ranks_are_supported(program: Program) -> Iterator[Problem]:
    """Parameters whose rank is not supported, and declared arrays of size zero."""
    for param in program.params:
        if param.is_array and not 1 <= param.rank <= limits.RANK:
            what = f"the array {quoted(param.name)} has rank {param.rank}, not 1 to {limits.RANK}."
            yield Problem("P019", what, "reshape it, and compute the index of the axes that you join.")
        if param.axes and len(param.axes) != param.rank:
            what = f"{quoted(param.name)} has rank {param.rank}, and extents for {len(param.axes)} axes."
            yield Problem("P019", what, "state one extent for each axis, or none.")
        if not param.is_array and param.rank != 0:
            what = f"the scalar {quoted(param.name)} has rank {param.rank}."
            yield Problem("P019", what, "give a scalar rank 0.")
    for node in declarations(program):
        if not 1 <= len(node.shape) <= limits.RANK or not all(
            1 <= size <= limits.AXIS for size in node.shape
        ):
            what = f"the {node.space} array {quoted(node.name)} has the shape {node.shape}."
            fix = f"give it 1 to {limits.RANK} sizes of at least 1."
            yield Problem("P020", what, fix, node.span)


def _count(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"
